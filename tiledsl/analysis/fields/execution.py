"""Execution of one warp's statements on data of the two fields; where tiles lie is followed as for all contracts."""

from __future__ import annotations

import functools
import math
import zlib
from collections.abc import Callable, Hashable, Iterable, Sequence
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
from tiledsl.ir.math.packing import lane_place
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
        for number in np.unique(numbers[elements <= _FIRST_STORED] >> 2 * _SIDE_BITS).tolist():
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


class FieldWarp(Warp):
    """A warp of the blocks that run together, on data of the two fields."""

    def __init__(
        self,
        kernel: ir.KernelIR,
        number: int,
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
        super().__init__(kernel, number, blocks, lds, tags, _never, before)
        self.kept, self.elements, self.maximum, self.order, self.ends = kept, elements, maximum, order, ends
        self.held: dict[int, Quantity] = {}
        self.does[ir.Reduce] = self._reduce
        self.does[ir.StoreShared] = self._store_shared
        self.does[ir.Unpack] = self._unpack
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

    def _truth(self, branch: ir.If) -> Any:
        if not self.is_skipped:
            self.truths.append(super()._truth(branch))
        self.branches += 1
        return self.truths[self.branches - 1]

    def _steps(self, loop: ir.For, trips: int) -> Iterable[int]:
        return range(self.elements.plan.firsts.get((loop.var, trips), 0), trips)

    # ------------------------------------------------------------------------------------------------------ memory

    def _load_tile(self, load: ir.LoadTile) -> None:
        super()._load_tile(load)
        data = self.tiles[load.dst.index]
        assert isinstance(data, al.Data)
        self.held[load.dst.index] = self.elements.of_tile(data)

    def _store_shared(self, store: ir.StoreShared) -> None:
        region, tile = store.dst, store.src
        number, row, col = self.blocks.sames(store, (region.buffer, region.row, region.col), self.values)
        place = region.shared.index, number, row, col, tile.rows, tile.cols
        tags = self.elements.store(place, self._value(tile), tile.rows, tile.cols)
        shape = region.shared.rows, region.shared.cols
        cells = np.arange(shape[0] * shape[1]).reshape(shape)[row : row + tile.rows, col : col + tile.cols]
        self._buffer(region).write(cells.ravel(), tags.ravel(), self.event(store))

    def _load_global(self, load: ir.LoadGlobal) -> None:
        super()._load_global(load)
        data = self.tiles[load.dst.index]
        assert isinstance(data, al.Data)
        found, tile = self.elements.of(data.tags), load.dst
        is_turned = (tile.rows, tile.cols) != (load.src.rows, load.src.cols)  # a column vector of a row of memory
        self.held[tile.index] = found.turned if is_turned else found

    def _store(self, store: ir.StoreTile) -> None:
        matrix, row, col = self._place(store.dst)
        rows, cols = self._inside(store.dst, row, col)
        if not (rows and cols):
            return
        tile, window = store.src, store.dst
        value = self._value(tile).plain().spread(tile.rows, tile.cols)
        if (tile.rows, tile.cols) != (window.rows, window.cols):
            value = value.turned
        inside = value.over(lambda one: one[:, :rows, :cols])
        found = StoredTile(self.number, self.event(store), window.tensor, inside, matrix, row, col, rows, cols)
        self.kept(found)
        self.before.add(found)  # type: ignore[arg-type]

    # --------------------------------------------------------------------------------------------------- registers

    def _value(self, tile: ir.Tile) -> Quantity:
        found = self.held.get(tile.index)
        if found is None:
            zero = np.zeros((re.SEEDS, tile.rows, tile.cols))
            return Quantity(zero, zero, np.full(zero.shape, NOTHING, dtype=np.uint8))
        return found

    def _zero(self, zero: ir.Zero) -> None:
        none = np.zeros((re.SEEDS, zero.dst.rows, zero.dst.cols))
        self.held[zero.dst.index] = Quantity(none, none, is_positive=True)

    def _copy(self, copy: ir.SwapLayout | ir.Cast) -> None:
        self.held[copy.dst.index] = self._value(copy.src)

    def _turn(self, turn: ir.Turn) -> None:
        self.held[turn.dst.index] = self._value(turn.src).turned

    def _mma(self, mma: ir.Mma) -> None:
        a, b = (self._value(one).plain().spread(one.rows, one.cols) for one in (mma.a, mma.b))
        if mma.scales:
            a, b = (self._scaled(*pair) for pair in zip((a, b), (mma.a, mma.b), mma.scales, strict=True))
        left = a if mma.form.a[-1] == "k" else a.turned
        right = b.turned if mma.form.b[-1] == "k" else b
        self.held[mma.acc.index] = qu.matmul(left, right, self._value(mma.acc))

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
        self.held[reduce.dst.index] = made

    def _unpack(self, unpack: ir.Unpack) -> None:
        words, zero = unpack.src, unpack.zero
        held = self._value(words).plain().spread(words.rows, words.cols)
        if unpack.by_lanes:
            places = [lane_place(word, unpack.bits) for word in range(words.cols)]
            held = held.over(lambda one: one[:, :, places]).turned.plain()
        found = unpacked(held, unpack.bits, unpack.by_lanes)
        found = found.turned if unpack.by_lanes else found
        less = self._value(zero) if isinstance(zero, ir.Tile) else qu.number(zero)
        self.held[unpack.dst.index] = qu.subtract(found, less)

    def _elementwise(self, statement: ir.Elementwise) -> None:
        if self.maximum is not None and begins_a_maximum(statement.value):
            self.held[statement.dst.index] = qu.number(self.maximum)
            return
        found = self._of_element(statement.value, statement.dst)
        assert isinstance(found, Quantity)
        self.held[statement.dst.index] = found

    def _of_element(self, element: ir.Element, tile: ir.Tile) -> Quantity | Truth:
        match element:
            case ir.OfTile(tile=of):
                return self._value(of)
            case ir.Number(value=number):
                return qu.number(number)
            case ir.Parameter(name=name):
                return parameter(name)
            case ir.OfPlace(value=value, is_truth=is_truth):
                integers = Integers(self.blocks, self._known(value, tile))
                if is_truth:
                    return Truth(np.atleast_2d(integers.truth(value))[None])
                return qu.integers(np.atleast_2d(integers.value(value)))
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

    def _known(self, value: ir.Expr, tile: ir.Tile) -> dict[ir.Expr, Known]:
        """Return the variables of an expression that are no blocks': those of the warp, of loops and of the element."""
        known: dict[ir.Expr, Known] = {}
        for variable in set(ex.variables(value)):
            if variable.kind == "element":
                rows = variable.name == ir.ROW.name
                known[variable] = 0, np.arange(tile.rows)[:, None] if rows else np.arange(tile.cols)
            elif variable.kind in ("warp", "loop"):
                known[variable] = 0, self.values[self.blocks.slots.of(variable)]
        return known


def _never(stored: Stored) -> None:
    raise AssertionError("a tile of another kind is stored")


def parameter(name: str) -> Quantity:
    """Return a scalar parameter: a number of which nothing is known."""
    p, q = re.pair(np.array([[zlib.crc32(name.encode())]]), 2)
    return Quantity(p, q)
