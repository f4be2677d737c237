"""Statements of a kernel, each with its effects. Every statement keeps its place in the user's source.

Loops count steps.
"""

from __future__ import annotations

import dataclasses
from typing import Any

from tiledsl.diagnostics.diagnostic import Span
from tiledsl.diagnostics.node import Compared
from tiledsl.ir.nodes.elements import Element, Parameter, tiles_of
from tiledsl.ir.nodes.expressions import Const, Expr, FromMemory, Var
from tiledsl.ir.nodes.objects import RegisterElement, Registers, Shared, Staged, Tile
from tiledsl.ir.nodes.regions import Pointer, Region, Window

Held = Tile | Staged | Registers  # values in registers
Touched = Window | Region | Held  # all that a statement can read or write
_BY_TYPE: Any = dataclasses.field(init=False, compare=False, repr=False)


@dataclasses.dataclass(frozen=True)
class Effects:
    """The effects of one statement, without those of the statements in its bodies. The checks read nothing else of
    most statements.

    `reads`, `writes`: pieces of tensors and of shared tiles, register tiles, and registers; what a statement changes is
    in both. `keeps`: pieces of outputs that no store may write. `destinations`: pieces of shared tiles that the user
    names, and that another statement writes. `addresses`: the statement may read and write anywhere in their tensors.
    `in_flight`: the accesses to global memory may be unfinished after the statement. `waits_for`: the statement waits
    until the loads into these registers are finished. `drains`: it waits until all accesses to global memory are
    finished. `synchronises`: all warps of the block wait for each other. `flops`: the multiplications and additions of
    products of register tiles; the operands are the tiles that the statement reads and does not write. `scales`: those
    that the statement reads as scales of operands.
    """

    reads: tuple[Touched, ...] = ()
    writes: tuple[Touched, ...] = ()
    keeps: tuple[Window, ...] = ()
    destinations: tuple[Region, ...] = ()
    addresses: tuple[Pointer, ...] = ()
    in_flight: bool = False
    waits_for: tuple[Held, ...] = ()
    drains: bool = False
    synchronises: bool = False
    flops: int = 0
    scales: tuple[Tile, ...] = ()

    # the same by type, set once, since every check asks for them
    windows_read: tuple[Window, ...] = _BY_TYPE
    windows_written: tuple[Window, ...] = _BY_TYPE
    regions_read: tuple[Region, ...] = _BY_TYPE
    regions_written: tuple[Region, ...] = _BY_TYPE
    tiles_read: tuple[Tile, ...] = _BY_TYPE
    tiles_written: tuple[Tile, ...] = _BY_TYPE
    staged_read: tuple[Staged, ...] = _BY_TYPE
    staged_written: tuple[Staged, ...] = _BY_TYPE
    pieces: tuple[Window | Region, ...] = _BY_TYPE  # all pieces of tensors and of shared tiles that the statement names

    def __post_init__(self) -> None:
        read, written = _by_type(self.reads), _by_type(self.writes)
        windows_read, windows_written = read.get(Window, ()), written.get(Window, ())
        regions_read, regions_written = read.get(Region, ()), written.get(Region, ())
        self.__dict__.update(
            windows_read=windows_read,
            windows_written=windows_written,
            regions_read=regions_read,
            regions_written=regions_written,
            tiles_read=read.get(Tile, ()),
            tiles_written=written.get(Tile, ()),
            staged_read=read.get(Staged, ()),
            staged_written=written.get(Staged, ()),
            pieces=windows_read + regions_read + windows_written + regions_written + self.keeps + self.destinations,
        )


def _by_type(touched: tuple[Touched, ...]) -> dict[type, tuple[Any, ...]]:
    found: dict[type, tuple[Any, ...]] = {}
    for one in touched:
        found[type(one)] = (*found.get(type(one), ()), one)
    return found


NO_EFFECTS = Effects()


class _Stated(Compared):
    """A node that keeps its effects once they are computed. Every check asks for them."""

    __slots__ = ("_effects",)
    _effects: Effects


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Statement(_Stated):
    """A statement with its place in the source. Each class of statements states its effects and its bodies.

    `calls` is the chain of calls, innermost first, from helpers and tile ops back to the kernel's own line.
    """

    span: Span
    calls: tuple[Span, ...]

    @property
    def effects(self) -> Effects:
        """The effects of the statement itself, without those of the statements in its bodies."""
        try:
            return self._effects
        except AttributeError:
            object.__setattr__(self, "_effects", self.own_effects())
            return self._effects

    def own_effects(self) -> Effects:
        """Compute the effects. Each class of statements has its own such method."""
        raise AssertionError(f"{type(self).__name__} does not state its effects")

    @property
    def bodies(self) -> tuple[tuple[Statement, ...], ...]:
        """The bodies inside the statement: the phases of a loop, the arms of a branch."""
        raise AssertionError(f"{type(self).__name__} does not state its bodies")


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Simple(Statement):
    """A statement without bodies."""

    @property
    def bodies(self) -> tuple[tuple[Statement, ...], ...]:
        return ()


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class LoadShared(Simple):
    """The warps in `warps` together copy a window of global memory to a region of LDS of the same shape.

    A `direct` copy uses no registers and is still in flight after the statement.
    """

    dst: Region
    src: Window
    warps: tuple[int, ...]
    direct: bool = False

    def own_effects(self) -> Effects:
        return Effects(reads=(self.src,), writes=(self.dst,), in_flight=self.direct)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Fetch(Simple):
    """The warps of `dst` together start loading a window of global memory, or a part of the window, into registers.

    `shared` and `buffer` are the shared tile, and the buffer of it, that the user named as the destination.
    """

    dst: Staged
    src: Window
    shared: Shared
    buffer: Expr

    def own_effects(self) -> Effects:
        tile = self.shared
        buffer = Region(tile, self.buffer, Const(0), Const(0), tile.rows, tile.cols)
        return Effects(reads=(self.src,), writes=(self.dst,), destinations=(buffer,), in_flight=True)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Commit(Simple):
    """The warps of `src` together write their fetched registers to a region of LDS.

    `part` is (i, n): the statement executes the i-th of n equal parts of the write instructions.
    """

    dst: Region
    src: Staged
    part: tuple[int, int]

    def own_effects(self) -> Effects:
        return Effects(reads=(self.src,), writes=(self.dst,))


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class LoadTile(Simple):
    """Every warp copies a region of LDS into its own register tile."""

    dst: Tile
    src: Region

    def own_effects(self) -> Effects:
        return Effects(reads=(self.src,), writes=(self.dst,))


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class StoreShared(Simple):
    """Every warp copies its own register tile to a region of LDS."""

    dst: Region
    src: Tile

    def own_effects(self) -> Effects:
        return Effects(reads=(self.src,), writes=(self.dst,))


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Zero(Simple):
    """Every element of dst becomes 0."""

    dst: Tile

    def own_effects(self) -> Effects:
        return Effects(writes=(self.dst,))


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Form(Compared):
    """A form of matrix product (see `ir/forms.py`): its word, its formula, and its operands' shapes in m, n and k."""

    name: str
    formula: str
    a: str
    b: str


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Mma(Simple):
    """acc[i, j] += Σk A[i, k] · B[k, j]; `form` says which operands are transposed.

    `scales`: of A and of B, of which each 32 numbers along k of a row are multiplied by one. Operands are the tiles a
    and b.
    """

    form: Form
    acc: Tile
    a: Tile
    b: Tile
    scales: tuple[Tile, ...] = ()

    def own_effects(self) -> Effects:
        depth = self.a.cols if self.form.a.endswith("k") else self.a.rows
        flops = 2 * self.acc.rows * self.acc.cols * self.a.dtype.numbers_in(depth)
        return Effects((self.acc, self.a, self.b, *self.scales), (self.acc,), flops=flops, scales=self.scales)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class SwapLayout(Simple):
    """Copy src's elements to dst, which has the other register layout."""

    dst: Tile
    src: Tile

    def own_effects(self) -> Effects:
        return Effects(reads=(self.src,), writes=(self.dst,))


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Turn(Simple):
    """Copy src to dst with rows and columns exchanged.

    dst has the other register layout, so that no element changes its lane.
    """

    dst: Tile
    src: Tile

    def own_effects(self) -> Effects:
        return Effects(reads=(self.src,), writes=(self.dst,))


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Reduce(Simple):
    """Reduce each row ("row") or each column ("col") of src to one element of the vector dst.

    `op` is the name of an operation of two operands: "maximum", "minimum" or "+". `goes_on`: the elements that dst
    had before take part.
    """

    dst: Tile
    src: Tile
    op: str
    axis: str
    goes_on: bool = False

    @property
    def within_lanes(self) -> bool:
        """Whether a lane holds neighbours along the axis, so that few steps go between lanes."""
        return (self.axis == "row") == (self.src.layout != "col")

    def own_effects(self) -> Effects:
        return Effects(reads=(self.src, self.dst) if self.goes_on else (self.src,), writes=(self.dst,))


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class LoadGlobal(Simple):
    """Every warp copies a window of global memory into its own register tile; a row vector takes one row."""

    dst: Tile
    src: Window

    def own_effects(self) -> Effects:
        return Effects(reads=(self.src,), writes=(self.dst,), in_flight=True)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Cast(Simple):
    """Copy src's elements to dst, rounded to nearest even in dst's element type.

    `saturates`: values beyond the type's largest number become this number, and those below the least the least.
    """

    dst: Tile
    src: Tile
    saturates: bool = False

    def own_effects(self) -> Effects:
        return Effects(reads=(self.src,), writes=(self.dst,))


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Unpack(Simple):
    """Unpack whole numbers of `bits` bits from the words of src to dst, less a zero point.

    A word has 32 / `bits` rows of a column of dst, the first of them in its lowest bits. `zero` is a row vector of f32,
    or one number for all columns. `by_lanes`: a word has columns of a row of dst; words have the order of `lane_place`,
    and the numbers of a word that of `pair_order` (ir/math/packing.py).
    """

    dst: Tile
    src: Tile
    zero: Tile | float
    bits: int
    by_lanes: bool = False

    def own_effects(self) -> Effects:
        zeros = (self.zero,) if isinstance(self.zero, Tile) else ()
        return Effects(reads=(self.src, *zeros), writes=(self.dst,))


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Elementwise(Simple):
    """Every element of dst becomes `value`, an expression that may read dst too."""

    dst: Tile
    value: Element

    def own_effects(self) -> Effects:
        return Effects(reads=tuple(tiles_of(self.value)), writes=(self.dst,))


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class StoreTile(Simple):
    """Every warp writes its register tile to a window of global memory.

    With `part`, every warp adds its tile there, atomically: it adds part number `part` of `parts` parts of a sum. With
    `parts` alone, the window's matrix is the part: the checks see an addition so, and one of `counted` parts where
    td.add_in_order adds it.
    """

    dst: Window
    src: Tile
    part: Expr | None = None
    parts: int = 0
    counted: Expr | None = None

    def own_effects(self) -> Effects:
        return Effects(reads=(self.src,), writes=(self.dst,), in_flight=True)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class AddInOrder(Simple):
    """Every warp stores its tile as part number `part` of `parts` parts; the last one of a place adds them in order.

    `own` is the part's window in `sums`, a matrix for each part, and `arrivals` is the number of parts that have
    arrived before at this place of `dst`. The last warp loads the parts to `others`, a few at a time, adds them to
    `total` one after the other, and stores that to `dst`; `step` counts the turns. `in_order.py` makes statements of
    it.
    """

    dst: Window
    src: Tile
    own: Window
    arrivals: FromMemory
    part: Expr
    parts: Expr
    total: Tile
    others: tuple[Tile, ...]
    step: Var

    def own_effects(self) -> Effects:
        return Effects(reads=(self.src,), writes=(self.dst,), in_flight=True)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class ReadInteger(Simple):
    """Every warp reads one element of a tensor of i32 as a device integer. Nothing writes the tensor."""

    value: FromMemory
    src: Window

    def own_effects(self) -> Effects:
        return Effects(reads=(self.src,))


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Keep(Simple):
    """A window of an output that no store may write. The statement executes nothing."""

    window: Window

    def own_effects(self) -> Effects:
        return Effects(keeps=(self.window,))


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Barrier(Simple):
    """Every warp of the block arrives and waits for the others."""

    def own_effects(self) -> Effects:
        return Effects(synchronises=True)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class WaitFor(Simple):
    """The user's own wait, by counter or by value.

    At most `vmcnt` and `lgkmcnt` operations of each counter may stay outstanding (None: no limit); with `values`, the
    wait ends when all of them have arrived.
    """

    vmcnt: int | None
    lgkmcnt: int | None
    values: tuple[Held, ...] = ()

    def own_effects(self) -> Effects:
        return Effects(waits_for=self.values, drains=self.vmcnt == 0)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Priority(Simple):
    """The warp's priority on its SIMD from this statement on, 0 … 3."""

    level: int

    def own_effects(self) -> Effects:
        return NO_EFFECTS


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Print(Simple):
    """The listing names the registers that hold `tile` here, for those who look at the values while it is executed."""

    tile: Tile

    def own_effects(self) -> Effects:
        return Effects(reads=(self.tile,))


AsmOperand = Registers | RegisterElement | Pointer | Expr | Parameter


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Asm(Simple):
    """One instruction from td.asm.

    `template` has {name} placeholders; `operands` bind the names in order of the text.
    """

    template: str
    operands: tuple[tuple[str, AsmOperand], ...]

    def own_effects(self) -> Effects:
        """The effects that the operands show. `ir/asm_access.py` finds the bytes of an access to global memory."""
        # here, since `import tiledsl` reads no assembly, and the forms of instructions take long to import
        from tiledsl.asm.inline.placeholders import uses_of

        uses = uses_of(self.template)
        registers = [(name, value) for name, value in self.operands if isinstance(value, Registers)]
        elements = [value.registers for _, value in self.operands if isinstance(value, RegisterElement)]
        return Effects(
            reads=tuple(dict.fromkeys((*(value for name, value in registers if name in uses.read), *elements))),
            writes=tuple(value for name, value in registers if name in uses.written),
            addresses=tuple(value for _, value in self.operands if isinstance(value, Pointer)),
            in_flight=True,
            synchronises=uses.barrier,
        )


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class For(Statement):
    """Steps t = 0 … trips − 1 run `phases[t % len(phases)]` with `var` = t.

    No step runs where trips is below 1.
    """

    var: Var
    trips: Expr
    phases: tuple[tuple[Statement, ...], ...]

    def own_effects(self) -> Effects:
        return NO_EFFECTS

    @property
    def bodies(self) -> tuple[tuple[Statement, ...], ...]:
        return self.phases


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class If(Statement):
    """Warps and lanes for which the condition holds execute `then`, the others `otherwise`."""

    condition: Expr
    then: tuple[Statement, ...]
    otherwise: tuple[Statement, ...]

    def own_effects(self) -> Effects:
        return NO_EFFECTS

    @property
    def bodies(self) -> tuple[tuple[Statement, ...], ...]:
        return self.then, self.otherwise
