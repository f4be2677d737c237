"""Statements of a kernel. Every statement keeps its place in the user's source. Loops count steps."""

from __future__ import annotations

import dataclasses

from tiledsl.diagnostics.diagnostic import Span
from tiledsl.ir.nodes.elements import Element
from tiledsl.ir.nodes.expressions import Expr, Var
from tiledsl.ir.nodes.objects import Registers, Staged, Tile
from tiledsl.ir.nodes.regions import Pointer, Region, Window


@dataclasses.dataclass(frozen=True, slots=True)
class Statement:
    """A statement with its place in the source.

    `calls` is the chain of calls, innermost first, from helpers and tile ops back to the kernel's own line.
    """

    span: Span
    calls: tuple[Span, ...]


@dataclasses.dataclass(frozen=True, slots=True)
class LoadShared(Statement):
    """The warps in `warps` together copy a window of global memory to a region of LDS of the same shape.

    A `direct` copy uses no registers and is still in flight after the statement.
    """

    dst: Region
    src: Window
    warps: tuple[int, ...]
    direct: bool = False


@dataclasses.dataclass(frozen=True, slots=True)
class Fetch(Statement):
    """The warps of `dst` together start loading a window of global memory, or a part of the window, into registers.

    `buffer` is the buffer of the shared tile that the user named as the destination.
    """

    dst: Staged
    src: Window
    buffer: Expr


@dataclasses.dataclass(frozen=True, slots=True)
class Commit(Statement):
    """The warps of `src` together write their fetched registers to a region of LDS.

    `part` is (i, n): the statement executes the i-th of n equal parts of the write instructions.
    """

    dst: Region
    src: Staged
    part: tuple[int, int]


@dataclasses.dataclass(frozen=True, slots=True)
class LoadTile(Statement):
    """Every warp copies a region of LDS into its own register tile."""

    dst: Tile
    src: Region


@dataclasses.dataclass(frozen=True, slots=True)
class Zero(Statement):
    """Every element of dst becomes 0."""

    dst: Tile


@dataclasses.dataclass(frozen=True, slots=True)
class Form:
    """A form of matrix product (see `ir/forms.py`): its word, its formula, and its operands' shapes in m, n and k."""

    name: str
    formula: str
    a: str
    b: str


@dataclasses.dataclass(frozen=True, slots=True)
class Mma(Statement):
    """acc[i, j] += Σk A[i, k] · B[k, j]; `form` says which operands are transposed."""

    form: Form
    acc: Tile
    a: Tile
    b: Tile


@dataclasses.dataclass(frozen=True, slots=True)
class SwapLayout(Statement):
    """Copy src's elements to dst, which has the other register layout."""

    dst: Tile
    src: Tile


@dataclasses.dataclass(frozen=True, slots=True)
class LoadGlobal(Statement):
    """Every warp copies a window of global memory into its own register tile; a row vector takes one row."""

    dst: Tile
    src: Window


@dataclasses.dataclass(frozen=True, slots=True)
class Cast(Statement):
    """Copy src's elements to dst, rounded to nearest even in dst's element type."""

    dst: Tile
    src: Tile


@dataclasses.dataclass(frozen=True, slots=True)
class Elementwise(Statement):
    """Every element of dst becomes `value`, an expression that may read dst too."""

    dst: Tile
    value: Element


@dataclasses.dataclass(frozen=True, slots=True)
class StoreTile(Statement):
    """Every warp writes its register tile to a window of global memory."""

    dst: Window
    src: Tile


@dataclasses.dataclass(frozen=True, slots=True)
class Keep(Statement):
    """A window of an output that no store may write. The statement executes nothing."""

    window: Window


@dataclasses.dataclass(frozen=True, slots=True)
class Barrier(Statement):
    """Every warp of the block arrives and waits for the others."""


@dataclasses.dataclass(frozen=True, slots=True)
class WaitFor(Statement):
    """The user's own wait, by counter or by value.

    At most `vmcnt` and `lgkmcnt` operations of each counter may stay outstanding (None: no limit); with `values`, the
    wait ends when all of them have arrived.
    """

    vmcnt: int | None
    lgkmcnt: int | None
    values: tuple[Tile | Staged | Registers, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True)
class Priority(Statement):
    """The warp's priority on its SIMD from this statement on, 0 … 3."""

    level: int


AsmOperand = Registers | Pointer | Expr


@dataclasses.dataclass(frozen=True, slots=True)
class Asm(Statement):
    """One instruction from td.asm.

    `template` has {name} placeholders; `operands` bind the names in order of the text.
    """

    template: str
    operands: tuple[tuple[str, AsmOperand], ...]


@dataclasses.dataclass(frozen=True, slots=True)
class For(Statement):
    """Steps t = 0 … trips − 1 run `phases[t % len(phases)]` with `var` = t.

    No step runs where trips is below 1.
    """

    var: Var
    trips: Expr
    phases: tuple[tuple[Statement, ...], ...]


@dataclasses.dataclass(frozen=True, slots=True)
class If(Statement):
    """Warps and lanes for which the condition holds execute `then`, the others `otherwise`."""

    condition: Expr
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]
