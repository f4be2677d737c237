"""A captured kernel: its statements, with what they work on and how its blocks are counted."""

from __future__ import annotations

import dataclasses

from tiledsl.diagnostics.diagnostic import Span
from tiledsl.ir.nodes.elements import Element, Parameter
from tiledsl.ir.nodes.expressions import Expr, Var
from tiledsl.ir.nodes.objects import Named, Shared, Tensor, Tile
from tiledsl.ir.nodes.statements import Statement


@dataclasses.dataclass(frozen=True, slots=True)
class Contract:
    """What td.ensures states of an output: the formula in the user's words, and as nodes."""

    tensor: Tensor
    formula: str
    value: Element
    span: Span


@dataclasses.dataclass(frozen=True, slots=True)
class Step:
    """A named value of the way from a work-group's number to its block."""

    var: Var
    value: Expr


@dataclasses.dataclass(frozen=True, slots=True)
class RoleRead:
    """Where a role's id is read by warps of others too, to which it means nothing: for what is said when they use
    it.
    """

    name: str
    first: int
    count: int
    span: Span


@dataclasses.dataclass(frozen=True, slots=True)
class SettledCondition:
    """A condition of the kernel, at `span`, that is the same for every warp: it was settled at `made`, where a value
    made of a warp's number is `value`.
    """

    span: Span
    calls: tuple[Span, ...]
    holds: bool
    made: Span
    value: int


@dataclasses.dataclass(frozen=True, slots=True)
class KernelIR:
    """A captured kernel. `block` is the index that the launch grid's blocks count, row-major over `grid`.

    `dealt` are the steps from the number that the hardware gives a work-group, the variable `workgroup`, to the block
    that it takes: each block is taken exactly once. There is none where the two are the same. `coordinates` are steps
    from there to the block's place in a grid that the call decides.

    `covered` says how far the tiles of td.cdiv reach along a size: (its name, elements), as often as the kernel says
    it. `sizes` are those that are fixed, `dynamic` those that the call gives, as variables: the same text serves all
    their values. `roles` are name, first warp and number of warps."""

    name: str
    span: Span
    warps: int
    grid: tuple[Expr, ...]
    grid_place: tuple[Span, tuple[Span, ...]]  # of td.grid, and of the calls that lead to it
    dealt: tuple[Step, ...]
    tensors: tuple[Tensor, ...]
    scalars: tuple[Parameter, ...]
    sizes: tuple[tuple[str, int], ...]
    shared: tuple[Shared, ...]
    tiles: tuple[Tile, ...]
    body: tuple[Statement, ...]
    contracts: tuple[Contract, ...]
    names: dict[Named, str]  # the user's own name for each
    waits: str
    waves_per_simd: int | None
    outputs: tuple[str, ...]  # the tensors that td.store or td.asm writes
    covered: tuple[tuple[str, Expr], ...] = ()
    dynamic: tuple[Var, ...] = ()
    coordinates: tuple[Step, ...] = ()
    roles: tuple[tuple[str, int, int], ...] = ()
    roles_read: tuple[RoleRead, ...] = ()
    settled: tuple[SettledCondition, ...] = ()

    def __repr__(self) -> str:
        sizes = ", ".join(
            (*(f"{name}={size}" for name, size in self.sizes), *(f"any {size.name}" for size in self.dynamic))
        )
        return f"<KernelIR {self.name}, {sizes or 'no sizes'}>"
