"""Execution of one warp's statements on data of the two fields; where tiles lie is followed as for all contracts."""

from __future__ import annotations

import functools
import math
import zlib
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from tiledsl.analysis.fields import quantities as qu
from tiledsl.analysis.fields import residues as re
from tiledsl.analysis.fields.alike_blocks import Renumbered
from tiledsl.analysis.fields.extremes import Ends, is_of_many
from tiledsl.analysis.fields.field_functions import EXTREMES, applied, unpacked
from tiledsl.analysis.fields.place_integers import Integers, Known
from tiledsl.analysis.fields.quantities import NOTHING, RANDOM, UNKNOWN, Later, Order, Quantity, Truth
from tiledsl.analysis.values import algebra as al
from tiledsl.analysis.values import tags as tg
from tiledsl.analysis.values.block_integers import Blocks, Place
from tiledsl.analysis.values.memory import Lds
from tiledsl.analysis.values.own import Stores
from tiledsl.analysis.values.stored import Stored, StoredTile
from tiledsl.analysis.values.tags import Tags
from tiledsl.analysis.values.warp import Warp
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.distinct import distinct
from tiledsl.ir.math.packing import lane_place
from tiledsl.ir.walk import parts_of, statements
from tiledsl.targets import SCALED_TOGETHER

_STATEMENTS = (
    (ir.LoadShared, ir.Fetch, ir.Commit, ir.LoadTile, ir.LoadGlobal, ir.StoreTile, ir.StoreShared)
    + (ir.Zero, ir.Mma, ir.SwapLayout, ir.Turn, ir.Cast, ir.Elementwise, ir.Reduce, ir.Unpack)
)  # fmt: skip
# Tags of elements that warps have stored to LDS: _FIRST_STORED less the number of the place, the row and the column.
_FIRST_STORED = -16
_SIDE_BITS = 12
_SIDE_MASK, _MOST_SIDE, _MOST_PLACES = (1 << _SIDE_BITS) - 1, 1 << _SIDE_BITS, 1 << 30
_MOST_KEPT = 64  # tiles of LDS whose data are kept
_MOST_BYTES = 1 << 22  # of tags of elements whose residues are kept


_LOW = -1e9  # numbers below which an exponential is 0 by rounding

FieldStored = StoredTile[Quantity]


def numbers_of_contracts(kernel: ir.KernelIR) -> list[float]:
    """Return the finite numbers other than 0 in the contracts of a kernel."""
    parts = (one for contract in kernel.contracts for one in parts_of(contract.value))
    found = dict.fromkeys(one.value for one in parts if isinstance(one, ir.Number))
    return [value for value in found if value and math.isfinite(value)]


def begins_a_maximum(value: ir.Element) -> bool:
    """Return whether a value is -inf, or a number that stands for it."""
    return isinstance(value, ir.Number) and value.value <= _LOW


def is_low(value: ir.Element) -> bool:
    """Return whether a value is a number that stands for -inf where a maximum begins."""
    return begins_a_maximum(value) and value != ir.Number(-math.inf)


def _skip(statement: ir.Statement) -> None:
    pass


_SKIPPED: dict[type, Callable[[Any], None]] = {kind: _skip for kind in _STATEMENTS}


class Elements:
    """The residues of elements of tensors, by their tags."""

    def __init__(self, renumbered: Renumbered) -> None:
        self.renumbered, self.plan = renumbered, renumbered.plan
        self._kept: dict[int, tuple[np.ndarray, Quantity]] = {}
        self._known: dict[tuple[tuple[int, ...], bytes], Quantity] = {}  # elements of tensors, by their tags
        self._bytes = 0  # of the tags of these
        self._places: dict[Hashable, int] = {}
        self.stored: dict[int, Quantity] = {}  # what warps have stored to LDS, by the number of its place
        self.numbers = numbers_of_contracts(renumbered.plan.kernel)

    def number(self, value: float) -> Quantity:
        """Return a number of the kernel or of a contract.

        A number of the kernel may stand for a number of a contract, multiplied or divided by ln 2.
        """
        one = re.in_logarithms(value, self.numbers) if value and math.isfinite(value) else None
        return qu.number(value) if one is None else qu.meant(value, one)

    def of(self, elements: np.ndarray) -> Quantity:
        """Return the elements of a tile; 0 for zeros of an edge."""
        if elements.min(initial=tg.ZERO) > _FIRST_STORED:
            return self._once(elements)
        is_stored = elements <= _FIRST_STORED
        found = self._of_stored(elements)
        if is_stored.all():
            return found
        return qu.where(Truth(is_stored[None]), found, self._of_tensors(np.where(is_stored, tg.ZERO, elements)))

    def _once(self, elements: np.ndarray) -> Quantity:
        """Return elements of tensors, which several warps, or tiles of LDS, may have."""
        if elements.nbytes > _MOST_BYTES >> 5:
            return self._of_tensors(elements)
        key = elements.shape, elements.tobytes()
        found = self._known.get(key)
        if found is None:
            self._bytes += elements.nbytes
            if self._bytes > _MOST_BYTES:
                self._known.clear()
                self._bytes = elements.nbytes
            found = self._known[key] = self._of_tensors(elements)
        return found

    def store(self, place: Hashable, value: Quantity, rows: int, cols: int) -> np.ndarray:
        """Keep what a warp stores to a place in LDS, and return the tags of its elements."""
        number = self._places.setdefault(place, len(self._places))
        if number > _MOST_PLACES or max(rows, cols) > _MOST_SIDE:
            raise tg.TooLarge
        self.stored[number] = value.plain().spread(rows, cols)
        first = number << 2 * _SIDE_BITS
        return _FIRST_STORED - (first + (np.arange(rows, dtype=np.int64)[:, None] << _SIDE_BITS) + np.arange(cols))

    def _of_stored(self, elements: np.ndarray) -> Quantity:
        """Return the elements of a tile that warps have stored to LDS; the others are some values."""
        numbers = np.maximum(_FIRST_STORED - elements, 0)
        made: Quantity | None = None
        for number in distinct(numbers[elements <= _FIRST_STORED] >> 2 * _SIDE_BITS).tolist():
            mine = (elements <= _FIRST_STORED) & (numbers >> 2 * _SIDE_BITS == number)
            row, col = (np.where(mine, numbers >> shift & _SIDE_MASK, 0) for shift in (_SIDE_BITS, 0))
            found = _picked(self.stored[number], row, col)
            made = found if made is None else qu.where(Truth(mine[None]), found, made)
        assert made is not None
        return made

    def _of_tensors(self, elements: np.ndarray) -> Quantity:
        bits = re.Bits(self.renumbered.of(elements), 1)
        least = int(elements.min(initial=1))
        if least > tg.ZERO:
            each = [Later(functools.partial(bits.part, field), bits.shape) for field in (0, 1)]
            return Quantity(each[0], each[1])
        there = elements > tg.ZERO
        p, q = bits.part(0) * there, bits.part(1) * there
        if least == tg.ZERO:
            return Quantity(p, q)
        unknown = (elements == tg.UNKNOWN) | (elements == tg.STORED)
        kinds = np.where(unknown, UNKNOWN, np.where(elements < 0, NOTHING, qu.FINITE)).astype(np.uint8)
        why = al.BY_ASM if (elements == tg.UNKNOWN).any() else al.BY_ITSELF if (elements == tg.STORED).any() else ""
        return Quantity(p, q, np.broadcast_to(kinds, p.shape), why)

    def of_tile(self, data: al.Data) -> Quantity:
        """Return the elements that were read from LDS; all warps that read them share one result."""
        found = self._kept.get(id(data.tags))
        if found is None:
            if len(self._kept) >= _MOST_KEPT:
                self._kept.clear()
            found = self._kept[id(data.tags)] = data.tags, self.of(data.tags)
        return found[1]


def _picked(of: Quantity, row: np.ndarray, col: np.ndarray) -> Quantity:
    """Return the elements at these rows and columns."""
    shape = of.shape
    return of.over(lambda one: np.broadcast_to(one, shape)[:, row, col])


class OwnStores(Stores):
    """Tensors that the kernel stores to and reads: what a block reads of one after a store to it is not followed."""

    def __init__(self, names: set[str], blocks: Blocks, tags: Tags):
        super().__init__((), blocks, tags)
        self.names, self.written = names, set[str]()

    def add(self, stored: Stored | FieldStored) -> None:
        if stored.tensor.name in self.names:
            self.written.add(stored.tensor.name)

    def current(self, tensor: str, place: tuple[Place, Place, Place], read: np.ndarray) -> np.ndarray:
        return np.full_like(read, tg.STORED) if tensor in self.written else read

    def value(self, data: al.Data) -> al.Value:
        return data


class Apart(Exception):
    """Raised where warps cannot run in step. `labels` has a label by warp: warps with equal labels still can."""

    def __init__(self, labels: Mapping[int, object]):
        super().__init__(labels)
        self.labels = labels


class FieldWarp(Warp):
    """Warps of the blocks that run together, in step, on data of the two fields: often a single one.

    A tile that differs between the warps has an axis of the warps. The arms of a branch without a barrier are executed
    one after the other, each by the warps that take the arm: these are `active`. Other differences raise Apart.
    """

    def __init__(
        self,
        kernel: ir.KernelIR,
        numbers: Sequence[int],
        blocks: Blocks,
        lds: Lds,
        tags: Tags,
        kept: Callable[[FieldStored], None],
        before: OwnStores,
        elements: Elements,
        maximum: float | None = None,
        order: Order = RANDOM,
        ends: Ends | None = None,
    ):
        super().__init__(kernel, numbers[0], blocks, lds, tags, _never, before)
        self.kept, self.elements, self.maximum, self.order, self.ends = kept, elements, maximum, order, ends
        others = (Warp(kernel, number, blocks, lds, tags, _never, before) for number in numbers[1:])
        self.warps: tuple[Warp, ...] = (self, *others)
        self.active = list(range(len(self.warps)))
        self.held: dict[int, Quantity] = {}
        self.does |= {
            ir.LoadShared: lambda load: self._each(lambda warp: Warp._load_shared(warp, load)),
            ir.Fetch: lambda fetch: self._each(lambda warp: Warp._fetch(warp, fetch)),
            ir.Commit: lambda commit: self._each(lambda warp: Warp._commit(warp, commit)),
            ir.Reduce: self._reduce,
            ir.StoreShared: self._store_shared,
            ir.Unpack: self._unpack,
        }
        # a statement that is new to `Warp` is unknown here
        self.computes: dict[type, Callable[[Any], None]] = {
            kind: does for kind, does in self.does.items() if kind in _STATEMENTS
        }
        self.is_skipped = False
        self.truths: list[Any] = []  # of all branches so far
        self.branches = 0

    @property
    def is_skipped(self) -> bool:
        """Whether statements are passed without an effect, up to a barrier from which the warp goes on.

        Branches go where they went before, by `truths`.
        """
        return self.does is _SKIPPED

    @is_skipped.setter
    def is_skipped(self, value: bool) -> None:
        self.does = _SKIPPED if value else self.computes

    # ----------------------------------------------------------------------------------------------------- the warps

    def forget(self) -> None:
        """Drop all tiles, which may be large: warps and their methods refer to each other."""
        self.held.clear()
        for warp in self.warps:
            warp.tiles.clear()
            warp.staged.clear()

    def _each(self, does: Callable[[Warp], None]) -> None:
        for warp in self._running():
            does(warp)

    def _running(self) -> list[Warp]:
        """Return the active warps."""
        return [self.warps[at] for at in self.active]

    def _of_each(self, places: Iterable[ir.Expr], found: Callable[[Warp], Any]) -> list[Any]:
        """Return what is found for each active warp: once for all of them, where all places are the same in them."""
        warps = self._running()
        if any("warp" in ex.kinds(one) for one in places):
            return [found(warp) for warp in warps]
        return [found(warps[0])] * len(warps)

    def _apart(self, labels: Iterable[object]) -> Apart:
        """Return what to raise where the active warps are not alike."""
        return Apart(dict(zip((warp.number for warp in self._running()), labels, strict=True)))

    def _loop(self, loop: ir.For) -> Iterator[None]:
        warps, slot = self._running(), self.blocks.slots.of(loop.var)
        outer, trips = warps[0].steps, [warp.trips(loop) for warp in warps]  # the first warp may not be active
        if any(one != trips[0] for one in trips):
            raise self._apart(trips)
        for step in self._steps(loop, trips[0]):
            for warp in warps:
                warp.values[slot] = step
                warp.steps = (*outer, step)
            yield from self.run(loop.phases[step % len(loop.phases)])
        for warp in warps:
            warp.steps = outer

    def _steps(self, loop: ir.For, trips: int) -> Iterable[int]:
        return range(self.elements.plan.firsts.get((loop.var, trips), 0), trips)

    def _branch(self, branch: ir.If) -> Iterator[None]:
        if len(self.warps) == 1:
            yield from super()._branch(branch)
            return
        truths = self._outcomes(branch)
        if all(one == truths[0] for one in truths):
            yield from self.run(branch.then if truths[0] else branch.otherwise)
            return
        if any(isinstance(one, ir.Barrier) for one in statements((branch,))):
            raise self._apart(truths)
        before = self.active
        for arm, is_taken in ((branch.then, True), (branch.otherwise, False)):
            self.active = [warp for warp, truth in zip(before, truths, strict=True) if truth == is_taken]
            yield from self.run(arm)
        self.active = before

    def _truth(self, branch: ir.If) -> Any:
        return self._noted(lambda: Warp._truth(self, branch))

    def _outcomes(self, branch: ir.If) -> list[bool]:
        """Return whether the condition of a branch holds, for each active warp."""
        found: list[Any] = self._noted(
            lambda: self._of_each((branch.condition,), lambda warp: Warp._truth(warp, branch))
        )
        if any(isinstance(one, np.ndarray) for one in found):
            raise self._apart(self.active)
        return found

    def _noted(self, found: Callable[[], Any]) -> Any:
        if not self.is_skipped:
            self.truths.append(found())
        self.branches += 1
        return self.truths[self.branches - 1]

    def _hold(self, tile: ir.Tile, value: Quantity) -> None:
        """Give a tile of the active warps a value."""
        if len(self.active) < len(self.warps):
            where = np.zeros((len(self.warps), 1, 1, 1), dtype=bool)
            where[self.active] = True
            numbers = np.zeros(len(self.warps), dtype=np.int64)
            numbers[self.active] = np.arange(len(self.active))
            value = qu.where(Truth(where), qu.of_some(value, numbers.tolist()), self._held_in_all(tile))
        self.held[tile.index] = value

    def _value(self, tile: ir.Tile) -> Quantity:
        found = self._held_in_all(tile)
        return found if len(self.active) == len(self.warps) else qu.of_some(found, self.active)

    def _held_in_all(self, tile: ir.Tile) -> Quantity:
        found = self.held.get(tile.index)
        if found is None:
            zero = np.zeros((re.SEEDS, tile.rows, tile.cols))
            return Quantity(zero, zero, np.full(zero.shape, NOTHING, dtype=np.uint8))
        return found

    # ------------------------------------------------------------------------------------------------------ memory

    def _load_tile(self, load: ir.LoadTile) -> None:
        region = load.src

        def loaded(warp: Warp) -> Quantity:
            Warp._load_tile(warp, load)
            data = warp.tiles[load.dst.index]
            assert isinstance(data, al.Data)
            return self.elements.of_tile(data)

        self._hold(load.dst, qu.of_warps(self._of_each((region.buffer, region.row, region.col), loaded)))

    def _store_shared(self, store: ir.StoreShared) -> None:
        region, tile = store.dst, store.src
        value = self._value(tile)
        for at, warp in enumerate(self._running()):
            number, row, col = self.blocks.sames(store, (region.buffer, region.row, region.col), warp.values)
            place = region.shared.index, number, row, col, tile.rows, tile.cols
            tags = self.elements.store(place, qu.of_some(value, at), tile.rows, tile.cols)
            shape = region.shared.rows, region.shared.cols
            cells = np.arange(shape[0] * shape[1]).reshape(shape)[row : row + tile.rows, col : col + tile.cols]
            warp.buffer(region).write(cells.ravel(), tags.ravel(), warp.event(store))

    def _load_global(self, load: ir.LoadGlobal) -> None:
        tile, found = load.dst, []
        for warp in self._running():
            Warp._load_global(warp, load)
            data = warp.tiles[tile.index]
            assert isinstance(data, al.Data)
            found.append(self.elements.of(data.tags))
        value = qu.of_warps(found)
        is_turned = (tile.rows, tile.cols) != (load.src.rows, load.src.cols)  # a column vector of a row of memory
        self._hold(tile, value.turned if is_turned else value)

    def _store(self, store: ir.StoreTile) -> None:
        tile, window = store.src, store.dst
        whole = self._value(tile).plain().spread(tile.rows, tile.cols)
        for at, warp in enumerate(self._running()):
            matrix, row, col = warp.place(window)
            rows, cols = warp.inside(window, row, col)
            if not (rows and cols):
                continue
            value = qu.of_some(whole, at)
            if (tile.rows, tile.cols) != (window.rows, window.cols):
                value = value.turned
            inside = value.over(lambda one: one[:, :rows, :cols])  # noqa: B023  the change is made at once
            found = StoredTile(warp.number, warp.event(store), window.tensor, inside, matrix, row, col, rows, cols)
            self.kept(found)
            self.before.add(found)  # type: ignore[arg-type]

    # --------------------------------------------------------------------------------------------------- registers

    def _zero(self, zero: ir.Zero) -> None:
        none = np.zeros((re.SEEDS, zero.dst.rows, zero.dst.cols))
        self._hold(zero.dst, Quantity(none, none, is_positive=True))

    def _copy(self, copy: ir.SwapLayout | ir.Cast) -> None:
        self._hold(copy.dst, self._value(copy.src))

    def _turn(self, turn: ir.Turn) -> None:
        self._hold(turn.dst, self._value(turn.src).turned)

    def _mma(self, mma: ir.Mma) -> None:
        a, b = (self._value(one).plain().spread(one.rows, one.cols) for one in (mma.a, mma.b))
        if mma.scales:
            a, b = (self._scaled(*pair) for pair in zip((a, b), (mma.a, mma.b), mma.scales, strict=True))
        left = a if mma.form.a[-1] == "k" else a.turned
        right = b.turned if mma.form.b[-1] == "k" else b
        self._hold(mma.acc, qu.matmul(left, right, self._value(mma.acc)))

    def _scaled(self, value: Quantity, operand: ir.Tile, scales: ir.Tile) -> Quantity:
        """Return an operand times its scales, each of which is for the elements of 32 numbers of a row."""
        each = operand.dtype.elements_of(SCALED_TOGETHER)
        of_blocks = self._value(scales).plain().spread(scales.rows, scales.cols)
        return qu.multiply(value, of_blocks.over(lambda one: np.repeat(one, each, axis=-1)[..., : operand.cols]))

    def _reduce(self, reduce: ir.Reduce) -> None:
        source = self._value(reduce.src).spread(reduce.src.rows, reduce.src.cols)
        made = qu.reduced(reduce.op, source, reduce.axis, drops_nan=True, order=self.order)
        if reduce.op == "maximum" and self.maximum is not None:
            made = qu.number(self.maximum)
        if reduce.goes_on:
            before = self._value(reduce.dst)
            together = applied(reduce.op, [before, made], self.order)
            assert isinstance(together, Quantity)
            made = together
        self._hold(reduce.dst, made)

    def _unpack(self, unpack: ir.Unpack) -> None:
        words, zero = unpack.src, unpack.zero
        held = self._value(words).plain().spread(words.rows, words.cols)
        if unpack.by_lanes:
            places = [lane_place(word, unpack.bits) for word in range(words.cols)]
            held = held.over(lambda one: one[..., places]).turned.plain()
        found = unpacked(held, unpack.bits, unpack.by_lanes)
        found = found.turned if unpack.by_lanes else found
        less = self._value(zero) if isinstance(zero, ir.Tile) else qu.number(zero)
        self._hold(unpack.dst, qu.subtract(found, less))

    def _elementwise(self, statement: ir.Elementwise) -> None:
        if self.maximum is not None and begins_a_maximum(statement.value):
            self._hold(statement.dst, qu.number(self.maximum))
            return
        found = self._of_element(statement.value, statement.dst)
        assert isinstance(found, Quantity)
        self._hold(statement.dst, found)

    def _of_element(self, element: ir.Element, tile: ir.Tile) -> Quantity | Truth:
        match element:
            case ir.OfTile(tile=of):
                return self._value(of)
            case ir.Number(value=number):
                return self.elements.number(number)
            case ir.Parameter(name=name):
                return parameter(name)
            case ir.OfPlace(value=value, is_truth=True):
                return self._truth_of_places(value, tile)
            case ir.OfPlace(value=value):
                return self._number_of_places(value, tile)
            case ir.Apply(op=op, operands=operands):
                found = [self._of_element(one, tile) for one in operands]
                if self.ends is not None and op in EXTREMES and 1 in (tile.rows, tile.cols):
                    self._note_sides(self.ends, op, operands, found, tile)
                return applied(op, found, self.order)
            case _:
                raise AssertionError(f"no value for {element!r}")

    def _note_sides(
        self, ends: Ends, op: str, operands: Sequence[ir.Element], found: Sequence[Quantity | Truth], tile: ir.Tile
    ) -> None:
        """Note the operands of a maximum of two vectors: the contract may lack one of them."""
        if all(is_of_many(one, ends.of_many) for one in operands):
            return
        values = [one for one in found if isinstance(one, Quantity)]
        chosen = [at for at, one in enumerate(operands) if not (isinstance(one, ir.Apply) and one.op in EXTREMES)]
        if len(values) == 2:
            ends.note(-1 - tile.index, op, values, chosen)

    def _number_of_places(self, value: ir.Expr, tile: ir.Tile) -> Quantity:
        def found(warp: Warp) -> Quantity:
            return qu.integers(np.atleast_2d(self._integers(value, tile, [warp]).value(value)))

        return qu.of_warps(self._of_each((value,), found))

    def _truth_of_places(self, value: ir.Expr, tile: ir.Tile) -> Truth:
        """Return truth values of elements, with an axis of the warps where they differ between these."""
        warps = self._running()
        if len(warps) > 1 and "warp" in ex.kinds(value) and _separates_warps(value):
            holds = self._integers(value, tile, warps).truth(value)
            if holds.ndim < 3 or (holds == holds[:1]).all():
                return Truth(np.atleast_2d(holds if holds.ndim < 3 else holds[0])[None])
            return Truth(holds[:, None])
        each = self._of_each((value,), lambda warp: np.atleast_2d(self._integers(value, tile, [warp]).truth(value)))
        if all(one is each[0] or np.array_equal(one, each[0]) for one in each[1:]):
            return Truth(each[0][None])
        return Truth(np.stack(np.broadcast_arrays(*each))[:, None])

    def _integers(self, value: ir.Expr, tile: ir.Tile, warps: Sequence[Warp]) -> Integers:
        """Return the variables of an expression that are no blocks': those of warps, of loops and of the element.

        Those of several warps have an axis of the warps before rows and columns.
        """
        known: dict[ir.Expr, Known] = {}
        for variable in set(ex.variables(value)):
            if variable.kind == "element":
                rows = variable.name == ir.ROW.name
                known[variable] = 0, np.arange(tile.rows)[:, None] if rows else np.arange(tile.cols)
            elif variable.kind == "warp" and len(warps) > 1:
                known[variable] = 0, np.array([warp.number for warp in warps])[:, None, None]
            elif variable.kind in ("warp", "loop"):
                known[variable] = 0, warps[0].values[self.blocks.slots.of(variable)]
        return Integers(self.blocks, known)


@functools.lru_cache(maxsize=1024)
def _separates_warps(condition: ir.Expr) -> bool:
    """Return whether blocks and warps are in different summands of all sides of comparisons."""
    if not isinstance(condition, ir.Binary):
        return False
    if condition.op in ("and", "or", "&", "|"):
        return _separates_warps(condition.left) and _separates_warps(condition.right)
    if condition.op not in ex.COMPARISONS:
        return False
    summands = ex.linear(ex.binary("-", condition.left, condition.right))[0]
    return not any({"block", "warp"} <= ex.kinds(one) for one in summands)


def _never(stored: Stored) -> None:
    raise AssertionError("a tile of another kind is stored")


def parameter(name: str) -> Quantity:
    """Return a scalar parameter: a number of which nothing is known."""
    p, q = re.pair(np.array([[zlib.crc32(name.encode())]]), 2)
    return Quantity(p, q)
