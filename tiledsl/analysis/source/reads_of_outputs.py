"""TD410: an element of an output that a warp reads is stored by no other block, and by another warp of its block only
after a barrier that follows the end of the read.

Nothing orders blocks. A copy to LDS ends where it stands. A read that td.fetch or td.asm begins, and a copy straight to
LDS, end where their data are waited for. Where a plain load into registers is waited for, only the compiler knows. Such
loads end at td.wait(tile) or td.wait(vmcnt=0), stores at td.wait(vmcnt=0).
"""

from __future__ import annotations

import dataclasses
import functools
import math
from collections.abc import Callable, Collection, Iterator, Sequence

import numpy as np

from tiledsl.analysis.source.barrier_counts import Timed, timed_statements
from tiledsl.analysis.source.points import Values, shape, values
from tiledsl.diagnostics.diagnostic import Cause, Diagnostic, Mark, Span
from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.asm_access import access_of
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.grid import block_variable
from tiledsl.ir.math.sizes import coordinates, place_bytes, row_step
from tiledsl.ir.walk import statements

_MOST_CELLS = 1 << 27
_NEVER = ir.Const(1 << 30)
_UNKNOWN = ir.Const(-1)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class _Touch(Compared):
    """A statement that reads or stores a part of a tensor: a window, or in each lane `bytes` bytes from byte `first`
    on. `begun` is the number of barriers before the statement, `ended` the number before the end of its access.
    """

    timed: Timed
    begun: ir.Expr
    ended: ir.Expr
    window: ir.Window | None = None
    first: ir.Expr = ir.Const(0)
    bytes: int = 0


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class StoredByAnother(Cause):
    """TD410: a read of elements of an output that another warp stores at that place."""

    tensor: str
    store: Span


def reads_of_outputs(kernel: ir.KernelIR) -> list[Diagnostic]:
    """One diagnostic for each statement that reads an element stored by another warp, at the first such place."""
    both = _read_and_stored(kernel)
    everything = timed_statements(kernel) if both else []
    found: list[Diagnostic] = []
    for tensor in both:
        stores = [touch for timed in everything for touch in _stores(timed, tensor)]
        reads = [touch for timed in everything for touch in _reads(timed, tensor, everything)]
        if stores and reads:
            found += _Tensor(kernel, tensor, reads, stores).found()
    return found


def _read_and_stored(kernel: ir.KernelIR) -> list[ir.Tensor]:
    """The tensors that are both read and stored; most kernels have none."""
    read, stored = set[ir.Tensor](), set[ir.Tensor]()
    for statement in statements(kernel.body):
        effects = statement.effects
        addressed = {pointer.tensor for pointer in effects.addresses}
        read |= addressed.union(window.tensor for window in effects.windows_read)
        stored |= addressed.union(window.tensor for window in effects.windows_written)
    return [tensor for tensor in kernel.tensors if tensor in read & stored]


# ---------------------------------------------------------------------------------------------- who does what, and when


def _stores(timed: Timed, tensor: ir.Tensor) -> Iterator[_Touch]:
    """The parts of the tensor that a statement stores, where they are known. Atomic operations need no order."""
    for window in timed.effects.windows_written:
        if window.tensor == tensor:
            yield _touch(timed, _waited(timed) if timed.effects.in_flight else timed.passed, window)
    if isinstance(timed.statement, ir.Asm):
        yield from _by_lane(timed, timed.statement, tensor, "write", _waited(timed))


def _reads(timed: Timed, tensor: ir.Tensor, everything: Sequence[Timed]) -> Iterator[_Touch]:
    """The parts of the tensor that a statement reads, where they are known and something uses the data."""
    effects = timed.effects
    windows = [window for window in effects.windows_read if window.tensor == tensor]
    if not windows and not isinstance(timed.statement, ir.Asm):
        return
    brought = [one for one in effects.writes if isinstance(one, ir.Staged | ir.Registers)]
    users = [other for other in everything if any(one in other.effects.reads for one in brought)]
    if effects.in_flight and not (users or effects.regions_written or effects.tiles_written):
        return
    ended = _end_of_read(timed, users, everything)
    for window in windows:
        yield _touch(timed, ended, window)
    if isinstance(timed.statement, ir.Asm):
        yield from _by_lane(timed, timed.statement, tensor, "read", ended)


def _end_of_read(timed: Timed, users: Sequence[Timed], everything: Sequence[Timed]) -> ir.Expr | None:
    """The number of barriers before the end of a read. None where that is unknown."""
    if not timed.effects.in_flight:
        return timed.passed
    if users:
        return _end(timed, users)
    shared = {region.shared for region in timed.effects.regions_written}
    return _drained(timed, shared, everything) if shared else _waited(timed)


def _touch(timed: Timed, ended: ir.Expr | None, window: ir.Window) -> _Touch:
    return _Touch(timed, _UNKNOWN if timed.passed is None else timed.passed, _NEVER if ended is None else ended, window)


def _by_lane(
    timed: Timed, statement: ir.Asm, tensor: ir.Tensor, memory: str, ended: ir.Expr | None
) -> Iterator[_Touch]:
    access = access_of(statement)
    if (
        access is None
        or access.definition.memory != memory
        or access.beyond is None
        or access.pointer is None
        or access.pointer.tensor != tensor
    ):
        return
    pointer = access.pointer
    first = ex.binary("+", place_bytes(tensor, pointer.matrix, pointer.row, pointer.col), access.beyond)
    begun = _UNKNOWN if timed.passed is None else timed.passed
    yield _Touch(timed, begun, _NEVER if ended is None else ended, None, first, access.definition.bytes)


def _end(timed: Timed, users: Sequence[Timed]) -> ir.Expr | None:
    """The number of barriers before the latest point at which the data are there: a wait for them, or a use of them.
    None where that is unknown.
    """
    for other in timed.rest:
        if other in users or _waits(other.effects, timed.effects):
            return other.passed
    return _latest(users)


def _waited(timed: Timed) -> ir.Expr | None:
    """The number of barriers before the user's wait for the data, in the same body. None where there is
    no such wait.
    """
    return next((other.passed for other in timed.rest if _waits(other.effects, timed.effects)), None)


def _waits(waiting: ir.Effects, load: ir.Effects) -> bool:
    return waiting.drains or any(value in load.writes for value in waiting.waits_for)


def _drained(timed: Timed, shared: Collection[ir.Shared], everything: Sequence[Timed]) -> ir.Expr | None:
    """The same for a copy straight to LDS: at the latest before the barrier after which other warps read the tile."""
    if (waited := _waited(timed)) is not None:
        return waited
    latest = _latest(
        [other for other in everything if any(region.shared in shared for region in other.effects.regions_read)]
    )
    return None if timed.passed is None or latest is None else ex.greatest(timed.passed, ex.binary("-", latest, 1))


def _latest(users: Sequence[Timed]) -> ir.Expr | None:
    """The most barriers before any of these points, in any warp and step."""
    most = 0
    for user in users:
        if user.passed is None:
            return None
        for found in values(user.statement, [user.passed], user.placed.conditions):
            most = max(most, int(found.rows[0].max(initial=0)))
    return ir.Const(most)


# --------------------------------------------------------------------------------------------------------- cell by cell


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class _Here(Compared):
    """Cells of the tensor that a statement accesses: the warp of each, the barriers before it, and its point. The warp
    is counted over all blocks; the barriers are those before the statement and before its end.
    """

    cells: np.ndarray
    who: np.ndarray
    begun: np.ndarray
    ended: np.ndarray
    describe: Callable[[int], str]


class _Tensor:
    """The reads and stores of one tensor, in cells of `down` rows × `across` columns. Every access consists of whole
    cells.
    """

    def __init__(self, kernel: ir.KernelIR, tensor: ir.Tensor, reads: list[_Touch], stores: list[_Touch]):
        self.kernel, self.tensor, self.reads, self.stores = kernel, tensor, reads, stores
        self.down, self.across = _cell(tensor, [*reads, *stores])
        matrices, rows, cols = shape(tensor)
        self.pieces = (matrices, -(-rows // self.down), -(-cols // self.across))

    def found(self) -> Iterator[Diagnostic]:
        if math.prod(self.pieces) > _MOST_CELLS:
            statement = self.reads[0].timed.statement
            note = (
                f"it has {self.pieces[0] * self.pieces[1]:,} x {self.pieces[2]:,} pieces of {self.down} x {self.across}"
                " elements"
            )
            message = f"'{self.tensor.name}' has too many pieces for its reads to be checked"
            yield Diagnostic("TD309", message, Mark(statement.span), notes=(note,), calls=statement.calls)
            return
        count = math.prod(self.pieces)
        # of all stores of a cell: the warp, the barriers before it
        self.lowest, self.begun = (np.full(count, _NEVER.value, dtype=np.int32) for _ in range(2))
        # the warp, −1 for none; the barriers before its end
        self.highest, self.ended = (np.full(count, -1, dtype=np.int32) for _ in range(2))
        for store in self.stores:
            for here in self._touched(store):
                _combine(np.minimum, self.lowest, here.cells, here.who)
                _combine(np.maximum, self.highest, here.cells, here.who)
                _combine(np.minimum, self.begun, here.cells, here.begun)
                _combine(np.maximum, self.ended, here.cells, here.ended)
        for read in self.reads:
            yield from self._first(read)

    def _first(self, read: _Touch) -> Iterator[Diagnostic]:
        warps = self.kernel.warps
        for here in self._touched(read):
            low, high = self.lowest[here.cells], self.highest[here.cells]
            others = (high >= 0) & ((low != here.who) | (high != here.who))
            near = (low // warps == here.who // warps) & (high // warps == here.who // warps)
            ordered = (self.begun[here.cells] > here.ended) | (self.ended[here.cells] < here.begun)
            race = others & ~(near & ordered)
            if race.any():
                point = int(np.flatnonzero(race)[0])
                other = int(low[point] if low[point] != here.who[point] else high[point])
                yield self._diagnostic(read, here, point, other)
                return

    def _diagnostic(self, read: _Touch, here: _Here, point: int, other: int) -> Diagnostic:
        statement, store = read.timed.statement, self._storing(int(here.cells[point]), other)
        block, warp = divmod(other, self.kernel.warps)
        alone = "let each warp read only elements that it stores itself"
        if block != int(here.who[point]) // self.kernel.warps:
            grid = tuple(map(ex.number, self.kernel.grid))
            place = tuple(int(i) for i in np.unravel_index(block, grid)) if len(grid) > 1 else block
            who, helps = (
                f"block {place}",
                "let each block read only elements that it stores itself, or read another tensor: nothing orders"
                " blocks",
            )
        elif store.timed.number < read.timed.number:
            who, helps = (
                f"warp {warp}",
                (f"{alone}, or put td.wait(vmcnt=0) and td.barrier() between the two: no barrier waits for stores"),
            )
        elif read.timed.effects.tiles_written:
            who, helps = (
                f"warp {warp}",
                (
                    f"{alone}, or put td.wait(…) for the tile, then td.barrier(), between the two: no barrier waits for"
                    " a plain load"
                ),
            )
        else:
            who = f"warp {warp}"
            helps = f"put td.barrier() between the two, after the read data have arrived, or {alone}"
        where = here.describe(point)
        text = f"{where}: {who} stores there" if where else f"{who} stores there"
        message = f"'{self.tensor.name}' is read where another warp writes it, and nothing orders the two"
        return Diagnostic(
            "TD410",
            message,
            Mark(statement.span, text),
            (Mark(store.timed.statement.span, "stored here"),),
            (),
            (helps,),
            statement.calls,
            cause=StoredByAnother(self.tensor.name, store.timed.statement.span),
        )

    def _storing(self, cell: int, who: int) -> _Touch:
        """The first store to a cell by that warp."""
        return next(
            store
            for store in self.stores
            for here in self._touched(store)
            if ((here.cells == cell) & (here.who == who)).any()
        )

    def _touched(self, touch: _Touch) -> Iterator[_Here]:
        """The cells of the window, or of the bytes of each lane. The bounds check reports accesses
        outside the tensor.
        """
        block, warp = block_variable(self.kernel.grid), ex.warp_variable(self.kernel.warps)
        window = touch.window
        wanted = [touch.first] if window is None else [window.row, window.col, window.matrix]
        also = [v for v in (block, warp) if v.high > v.low]
        placed = touch.timed.placed
        for found in values(placed.statement, [*wanted, touch.begun, touch.ended], placed.conditions, also):
            zeros = np.zeros(len(found.undefined), dtype=np.int64)
            who = found.variables.get(block, zeros) * self.kernel.warps + found.variables.get(warp, zeros)
            for matrix, row, col in (
                self._by_lane(touch, found.rows[0]) if window is None else self._in_window(window, found.rows)
            ):
                inside = (
                    (matrix >= 0)
                    & (matrix < self.pieces[0])
                    & (row >= 0)
                    & (row < self.pieces[1])
                    & (col >= 0)
                    & (col < self.pieces[2])
                )
                at = np.flatnonzero(inside)
                cells = ((matrix * self.pieces[1] + row) * self.pieces[2] + col)[at]
                yield _Here(
                    cells,
                    who[at],
                    found.rows[-2][at],
                    found.rows[-1][at],
                    functools.partial(_describe, self.kernel, found, at),
                )

    def _in_window(self, window: ir.Window, rows: np.ndarray) -> Iterator[tuple[np.ndarray, np.ndarray, np.ndarray]]:
        for i in range(window.rows // self.down):
            for j in range(window.cols // self.across):
                yield rows[2], rows[0] // self.down + i, rows[1] // self.across + j

    def _by_lane(self, touch: _Touch, first: np.ndarray) -> Iterator[tuple[np.ndarray, np.ndarray, np.ndarray]]:
        size = self.tensor.dtype.bytes
        for number in range(max(1, touch.bytes // (size * self.across))):
            matrix, row, col = coordinates(self.tensor, first // size + number * self.across)
            yield matrix, row, col // self.across


def _combine(by: np.ufunc, kept: np.ndarray, cells: np.ndarray, found: np.ndarray) -> None:
    """Combine what is kept of each cell with what was found there."""
    steps = np.diff(cells)
    if (steps > 0).all() or (steps < 0).all():  # each cell once: far faster than ufunc.at
        kept[cells] = by(kept[cells], found)
    else:
        by.at(kept, cells, found)


def _cell(tensor: ir.Tensor, touches: list[_Touch]) -> tuple[int, int]:
    """Rows and columns of the largest cell such that every access consists of whole cells."""
    down = across = 0
    for touch in touches:
        if touch.window is None:
            common = math.gcd(
                touch.bytes,
                ex.multiple(touch.first),
                tensor.dtype.bytes * row_step(tensor),
            )
            down, across = 1, math.gcd(across, max(1, common // tensor.dtype.bytes))
            continue
        window, placed = touch.window, touch.timed.placed
        down, across = math.gcd(down, window.rows), math.gcd(across, window.cols)
        for found in values(placed.statement, [window.row, window.col], placed.conditions):
            down, across = int(np.gcd.reduce(found.rows[0], initial=down)), int(
                np.gcd.reduce(found.rows[1], initial=across)
            )
    return down, across


def _describe(kernel: ir.KernelIR, found: Values, places: np.ndarray, number: int) -> str:
    return found.describe(int(places[number]), kernel)
