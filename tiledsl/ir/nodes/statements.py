"""What a kernel does, in order. Every statement keeps its place in the user's source. Loops count steps."""

from __future__ import annotations

import dataclasses

from tiledsl.diagnostics.diagnostic import Span
from tiledsl.ir.nodes.elements import Element
from tiledsl.ir.nodes.expressions import Expr, Var
from tiledsl.ir.nodes.objects import Registers, Staged, Tile
from tiledsl.ir.nodes.regions import Pointer, Region, Window


@dataclasses.dataclass(frozen=True, slots=True)
class Statement:
    """`calls` is the chain of calls, innermost first, from helpers and tile ops back to the kernel's own line."""

    span: Span
    calls: tuple[Span, ...]


@dataclasses.dataclass(frozen=True, slots=True)
class LoadShared(Statement):
    """The warps in `warps` together copy a window of global memory into a region of LDS of the same shape; `direct`:
    through no register, and it goes on after the statement."""

    dst: Region
    src: Window
    warps: tuple[int, ...]
    direct: bool = False


@dataclasses.dataclass(frozen=True, slots=True)
class Fetch(Statement):
    """The warps of `dst` together begin to load a window of global memory, or its part, into registers; `buffer` is
    that of the shared tile that it is said to be for."""

    dst: Staged
    src: Window
    buffer: Expr


@dataclasses.dataclass(frozen=True, slots=True)
class Commit(Statement):
    """The warps of `src` together write what they have fetched to a region of LDS; of the instructions that this takes,
    cut into n equal parts, the i-th.
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
    """A form of product, of those in `ir/forms.py`: the word for it, the formula, and the shapes of the two operands in
    m, n and k.
    """

    name: str
    formula: str
    a: str
    b: str


@dataclasses.dataclass(frozen=True, slots=True)
class Mma(Statement):
    """acc[i, j] += Σk A[i, k] · B[k, j], where `form` says which of the operands is given transposed."""

    form: Form
    acc: Tile
    a: Tile
    b: Tile


@dataclasses.dataclass(frozen=True, slots=True)
class SwapLayout(Statement):
    """dst holds src's elements in the other register layout."""

    dst: Tile
    src: Tile


@dataclasses.dataclass(frozen=True, slots=True)
class LoadGlobal(Statement):
    """Every warp copies a window of global memory into its own register tile; one row into a row vector."""

    dst: Tile
    src: Window


@dataclasses.dataclass(frozen=True, slots=True)
class Cast(Statement):
    """dst holds src's elements in its own element type, rounded to nearest even."""

    dst: Tile
    src: Tile


@dataclasses.dataclass(frozen=True, slots=True)
class Elementwise(Statement):
    """Each element of dst becomes what `value` says of it; dst may be among the tiles that it speaks of."""

    dst: Tile
    value: Element


@dataclasses.dataclass(frozen=True, slots=True)
class StoreTile(Statement):
    """Every warp writes its register tile to a window of global memory."""

    dst: Window
    src: Tile


@dataclasses.dataclass(frozen=True, slots=True)
class Keep(Statement):
    """Nothing is done: a window of an output stays as it was, and no store may touch it."""

    window: Window


@dataclasses.dataclass(frozen=True, slots=True)
class Barrier(Statement):
    """Every warp of the block arrives and waits for the others."""


@dataclasses.dataclass(frozen=True, slots=True)
class WaitFor(Statement):
    """The user's own wait: at most this many operations of each counter may stay outstanding (None leaves it alone), or
    until all of `values` are there.
    """

    vmcnt: int | None
    lgkmcnt: int | None
    values: tuple[Tile | Staged | Registers, ...] = ()


@dataclasses.dataclass(frozen=True, slots=True)
class Priority(Statement):
    """The warp's priority on its SIMD from here on, 0 … 3."""

    level: int


AsmOperand = Registers | Pointer | Expr


@dataclasses.dataclass(frozen=True, slots=True)
class Asm(Statement):
    """One instruction of the user's. `template` has {name} placeholders; `operands` bind them in order of the text."""

    template: str
    operands: tuple[tuple[str, AsmOperand], ...]


@dataclasses.dataclass(frozen=True, slots=True)
class For(Statement):
    """Steps t = 0 … trips − 1 run `phases[t % len(phases)]` with `var` = t; none where trips is below 1."""

    var: Var
    trips: Expr
    phases: tuple[tuple[Statement, ...], ...]


@dataclasses.dataclass(frozen=True, slots=True)
class If(Statement):
    """`then` for the warps and lanes for which the condition holds, `otherwise` for the others."""

    condition: Expr
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]
