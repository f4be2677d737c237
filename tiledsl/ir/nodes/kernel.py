"""A captured kernel: its statements, its tensors and tiles, and the order of its blocks."""

from __future__ import annotations

import dataclasses

from tiledsl.diagnostics.diagnostic import Span
from tiledsl.diagnostics.node import Compared
from tiledsl.ir.nodes.elements import Element, Parameter
from tiledsl.ir.nodes.expressions import SAMPLE, Expr, Var
from tiledsl.ir.nodes.objects import Named, Shared, Tensor, Tile
from tiledsl.ir.nodes.statements import Statement


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Contract(Compared):
    """The contract that td.ensures states for an output: the formula as the user wrote it, and as nodes."""

    tensor: Tensor
    formula: str
    value: Element
    span: Span


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Keeps(Compared):
    """The elements of an output that keep their values from before the launch, as td.keeps states them.

    `condition` is 1 for these elements and 0 for all others. `indices` are its variables: the element's row and column,
    in front of them its matrix where the output has three dimensions. `text` is the condition for messages.
    """

    tensor: Tensor
    text: str
    condition: Expr
    indices: tuple[Var, ...]
    span: Span


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Contents(Compared):
    """The declaration of a tensor that td.read reads: every element lies in least..most, both included.

    `order` is "ascending" where the first element is `least`, the last is `most`, and no element is less than the one
    before; "unique" where no two elements are equal; "" where nothing more is declared.
    """

    tensor: Tensor
    least: Expr
    most: Expr
    order: str
    span: Span


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Unchecked(Compared):
    """The statement of td.unchecked that the values of an output need not be checked, with the user's reason."""

    tensor: Tensor
    reason: str
    span: Span


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Step(Compared):
    """A named intermediate value in the computation of a block's number from the work-group's number."""

    var: Var
    value: Expr


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class RoleRead(Compared):
    """A read of a role's id that warps outside the role execute too.

    The id has no meaning in those warps: the checks name this place when a warp outside the role uses the value.
    """

    name: str
    first: int
    count: int
    span: Span


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class UniformCondition(Compared):
    """A condition at `span` that has the same outcome, `holds`, in every warp.

    The value computed from the warp number was found to be uniform at `made`, where it is `value`.
    """

    span: Span
    calls: tuple[Span, ...]
    holds: bool
    made: Span
    value: int


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class KernelIR(Compared):
    """A captured kernel.

    `block` variables count the blocks of the launch grid, row-major over `grid`. `block_steps` compute the block from
    the number that the hardware gives a work-group, the variable `workgroup`; each block is computed exactly once.
    There are no `block_steps` where the two numbers are equal. `coordinates` are the steps that compute the block's
    coordinates in a grid whose size the call decides.

    `covered` lists, for each td.cdiv in the kernel, (size name, elements): how far that many whole tiles reach along
    the size. `sizes` are the fixed sizes. `dynamic` are the sizes that the call gives, as variables: one HIP text
    serves all their values. `contents` are the declarations of tensors that td.read reads, `counters` those of tensors
    in which td.add_in_order counts: 0 before the launch. `roles` are (name, first warp, number of warps). With
    `allows_unchecked`, a contract that cannot be checked is a note for every output, as td.unchecked makes it for one.
    """

    name: str
    span: Span
    warps: int
    grid: tuple[Expr, ...]
    grid_place: tuple[Span, tuple[Span, ...]]  # of td.grid, and of the chain of calls to td.grid
    block_steps: tuple[Step, ...]
    tensors: tuple[Tensor, ...]
    scalars: tuple[Parameter, ...]
    sizes: tuple[tuple[str, int], ...]
    shared: tuple[Shared, ...]
    tiles: tuple[Tile, ...]
    body: tuple[Statement, ...]
    contracts: tuple[Contract, ...]
    names: dict[Named, str]  # the user's variable names
    waits: str
    waves_per_simd: int | None
    outputs: tuple[str, ...]  # the tensors that td.store or td.asm writes
    covered: tuple[tuple[str, Expr], ...] = ()
    dynamic: tuple[Var, ...] = ()
    coordinates: tuple[Step, ...] = ()
    roles: tuple[tuple[str, int, int], ...] = ()
    roles_read: tuple[RoleRead, ...] = ()
    uniform_conditions: tuple[UniformCondition, ...] = ()
    keeps: tuple[Keeps, ...] = ()
    unchecked: tuple[Unchecked, ...] = ()
    allows_unchecked: bool = False
    contents: tuple[Contents, ...] = ()
    counters: tuple[Contents, ...] = ()
    scratch: tuple[str, ...] = ()  # of the outputs, parts and counters of td.add_in_order: they hold no result

    @property
    def declared(self) -> tuple[Contents, ...]:
        """All declarations of what tensors hold before the launch."""
        return (*self.contents, *self.counters)

    @property
    def chosen(self) -> tuple[Var, ...]:
        """The variables that have a number in each instance that is checked: dynamic sizes, and contents of memory."""
        return (*self.dynamic, *((SAMPLE,) if self.contents else ()))

    def __repr__(self) -> str:
        sizes = ", ".join(
            (*(f"{name}={size}" for name, size in self.sizes), *(f"any {size.name}" for size in self.dynamic))
        )
        return f"<KernelIR {self.name}, {sizes or 'no sizes'}>"
