"""Values of register tiles: elements of memory, sums of products of them, and element-by-element operations on them."""

from __future__ import annotations

import dataclasses
import itertools
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import numpy as np

from tiledsl.analysis.values.block_integers import Blocks
from tiledsl.analysis.values.tags import BITS, MASK, MOST, OTHER_TYPE, STORED, TORN, UNKNOWN, ZERO, Tags
from tiledsl.ir import nodes as ir
from tiledsl.ir.math.distinct import distinct

Span = tuple[int, int, int]  # a range of k: the part that differs between blocks, the first k, the k after the last


class Value:
    """The value of each element of a register tile. `depth` is the nesting depth of its operations."""

    __slots__ = ()
    depth: int


class Event(NamedTuple):
    """A statement, in one step of each enclosing loop."""

    statement: ir.Statement
    steps: tuple[int, ...]


@dataclasses.dataclass(slots=True, eq=False)
class Data(Value):
    """Elements of memory, rows × columns, by their tags.

    `read` and `written` are the events that copied them to registers, and before that to LDS. `base` is the first tag
    where the elements are contiguous in their tensor; 0 where that is not known.
    """

    tags: np.ndarray
    read: Event | None = None
    written: Event | None = None
    base: int = ZERO
    depth = 0
    factors: dict[bool, Factor] = dataclasses.field(default_factory=dict)

    def read_again(self, event: Event) -> Data:
        """Return the same elements, read by another event."""
        return Data(self.tags, event, self.written, self.base, self.factors)


@dataclasses.dataclass(slots=True)
class Factor:
    """An operand of a product: the lines of A's rows or B's columns, and the k of each, in order.

    `k_line` is the part of k's place that differs between blocks. `live` are the positions along k that are not zeros
    in every line, None for all. `span` is the range of k, where k is contiguous and complete.
    """

    lines: int
    k_line: int
    k: tuple[int, ...] | range
    live: tuple[int, ...] | None
    empty: bool = False  # all elements are zeros
    wrong: str = ""  # why this is no operand of a matrix product; UNFOLLOWED where the reason is not known
    span: tuple[int, int, int] | None = dataclasses.field(init=False)

    def __post_init__(self) -> None:
        self.span = (
            (self.k_line, self.k.start, self.k.stop) if self.live is None and isinstance(self.k, range) else None
        )


UNFOLLOWED = "not followed"
BY_ASM, BY_ITSELF = "a value that td.asm computes", "a value that the kernel itself stored before"
BY_PRODUCT = "a product of values that the kernel computed"
MOST_DEPTH = 64  # nesting depth up to which operations are kept
ANOTHER_TYPE = "holds bits of another type than its own"
_WRONG = {TORN: "holds mixed bytes of several elements", OTHER_TYPE: ANOTHER_TYPE}
ANOTHER_K = "holds different parts of k in different lines"


class Leap(NamedTuple):
    """A part of k that was added out of order: `found` in place of `due`, along `line`.

    `before` is the part that was added before.
    """

    event: Event
    operands: tuple[Data, Data]
    line: int
    due: int
    found: int
    before: tuple[Data, Data] | None = None


@dataclasses.dataclass(slots=True, eq=False)
class Product:
    """Sum over k of (left line · right line).

    `spans` are the added ranges of k: the first was added by `event` from `operands`, the last from operands `last`.
    `leap` is the first range that does not continue the range before.
    """

    left: int
    right: int
    spans: list[Span]
    event: Event
    operands: tuple[Data, Data]
    leap: Leap | None = None
    last: tuple[Data, Data] | None = None
    most: int = 64  # number of spans at which adjacent spans are joined


@dataclasses.dataclass(frozen=True, slots=True)
class Mistaken:
    """A product of operands that do not go together, with the reason."""

    why: str
    event: Event
    operands: tuple[Data, Data]


@dataclasses.dataclass(slots=True, eq=False)
class Sum(Value):
    """An accumulator: its initial value, and the products added since.

    The initial value None is zeros, with the event that set them if known. The products `of_zeros` had an operand of
    zeros and added nothing.
    """

    base: Value | None = None
    products: dict[tuple[int, int], Product] = dataclasses.field(default_factory=dict)
    mistaken: Mistaken | None = None
    unfollowed: str = ""  # which part of the sum is not known
    cleared: Event | None = None
    of_zeros: dict[tuple[int, int], Product] = dataclasses.field(default_factory=dict)

    def copy(self) -> Sum:
        products = {key: dataclasses.replace(one, spans=list(one.spans)) for key, one in self.products.items()}
        return Sum(self.base, products, self.mistaken, self.unfollowed, self.cleared, dict(self.of_zeros))

    @property
    def depth(self) -> int:  # type: ignore[override]
        return 0 if self.base is None else 1 + self.base.depth

    def plus(self, other: Sum) -> Value:
        """Return the sum of two accumulators: an accumulator itself, unless both have an initial value."""
        if self.base is not None and other.base is not None:
            return Applied("+", (self, other))
        total = self.copy()
        total.base, total.mistaken, total.unfollowed = (
            self.base or other.base,
            self.mistaken or other.mistaken,
            self.unfollowed or other.unfollowed,
        )
        total.of_zeros = other.of_zeros | self.of_zeros
        for key, one in other.products.items():
            mine = total.products.get(key)
            if mine is None:
                total.products[key] = dataclasses.replace(one, spans=list(one.spans))
            else:
                last, first = mine.spans[-1], one.spans[0]
                follows = (last[0], last[2]) == first[:2]
                mine.leap = (
                    mine.leap
                    or (None if follows else Leap(one.event, one.operands, last[0], last[2], first[1]))
                    or one.leap
                )
                mine.spans = merged([*mine.spans, *one.spans])
        return total


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Number(Value):
    value: float
    depth = 0


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Parameter(Value):
    name: str
    depth = 0


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Applied(Value):
    op: str
    operands: tuple[Value, ...]
    event: Event | None = None
    depth: int = dataclasses.field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "depth", 1 + max((one.depth for one in self.operands), default=0))


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Flipped(Value):
    """A value with rows and columns exchanged."""

    of: Value

    @property
    def depth(self) -> int:  # type: ignore[override]
        return self.of.depth


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Opaque(Value):
    """The result of more operations than are kept, as fingerprints.

    There are fingerprints for each seed and each range of numbers (`Fingerprints.kind`), with bounds of their rounding
    errors. `clipped`: one of the operations gives the same result for many operands.
    """

    prints: Mapping[tuple[int, int | None], tuple[np.ndarray, np.ndarray]]
    clipped: bool = False
    depth = 0


class Piece(NamedTuple):
    """A rectangle of a mosaic: its place there, its size, and its value."""

    row: int
    col: int
    rows: int
    cols: int
    value: Value


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Mosaic(Value):
    """A value of rectangles, each with its own formula: a tile that was stored in parts, and read back.

    The rectangles do not overlap, and cover the value. A stored mosaic is compared rectangle by rectangle: `divided`.
    """

    pieces: tuple[Piece, ...]

    @property
    def depth(self) -> int:  # type: ignore[override]
        return max(piece.value.depth for piece in self.pieces)


def part(value: Value, at: tuple[int, int], size: tuple[int, int], tags: Tags) -> Value:
    """Return the rectangle of a value that begins `at` (row, column), of `size` (rows, columns)."""
    return _Part(tags).of(value, *at, *size)


class _Part:
    """Rectangles of values. What occurs several times in a value is made once."""

    def __init__(self, tags: Tags):
        self.tags = tags
        self.known: dict[tuple[int, ...], Value] = {}

    def of(self, value: Value, *place: int) -> Value:
        key = (id(value), *place)
        if key not in self.known:
            self.known[key] = self._made(value, *place)
        return self.known[key]

    def _made(self, value: Value, row: int, col: int, rows: int, cols: int) -> Value:
        match value:
            case Data(tags=elements):
                first = row if len(elements) > 1 else 0  # a row vector stands for each row
                found = elements[first : first + rows, col : col + cols]
                base = value.base and value.base + (first << BITS) + col
                return value if found.shape == elements.shape else Data(found, value.read, value.written, base)
            case Sum():
                return self._sum(value, row, col, rows, cols)
            case Flipped(of=of):
                return Flipped(self.of(of, col, row, cols, rows))
            case Applied(op=op, operands=operands, event=event):
                return Applied(op, tuple(self.of(one, row, col, rows, cols) for one in operands), event)
            case Opaque(prints=prints):
                inside = slice(row, row + rows), slice(col, col + cols)
                return Opaque(
                    {kind: (one[inside], error[inside]) for kind, (one, error) in prints.items()}, value.clipped
                )
            case Mosaic(pieces=pieces):
                inner = tuple(self._cut(pieces, row, col, rows, cols))
                return inner[0].value if len(inner) == 1 else Mosaic(inner)
            case Number() | Parameter():
                return value
            case _:
                raise AssertionError(f"no part of {type(value).__name__}")

    def _sum(self, value: Sum, row: int, col: int, rows: int, cols: int) -> Sum:
        total = value.copy()
        if value.base is not None:
            total.base = self.of(value.base, row, col, rows, cols)
        total.products = {}
        for one in value.products.values():
            left = self.tags.vector(self.tags.vectors[one.left][row : row + rows])
            right = self.tags.vector(self.tags.vectors[one.right][col : col + cols])
            same = total.products.get((left, right))
            spans = list(one.spans) if same is None else merged([*same.spans, *one.spans])
            total.products[left, right] = dataclasses.replace(same or one, left=left, right=right, spans=spans)
        return total

    def _cut(self, pieces: tuple[Piece, ...], row: int, col: int, rows: int, cols: int) -> Iterator[Piece]:
        for piece in pieces:
            top, left = max(row, piece.row), max(col, piece.col)
            bottom, right = min(row + rows, piece.row + piece.rows), min(col + cols, piece.col + piece.cols)
            if top < bottom and left < right:
                size = bottom - top, right - left
                value = self.of(piece.value, top - piece.row, left - piece.col, *size)
                yield Piece(top - row, left - col, *size, value)


def divided(value: Value, rows: int, cols: int, tags: Tags) -> list[Piece]:
    """Return rectangles of a value, rows × cols, such that no mosaic is left in any of them."""
    mosaics = [(one, turned) for one, turned in oriented(value) if isinstance(one, Mosaic)]
    if not mosaics:
        return [Piece(0, 0, rows, cols, value)]
    ends = {0, rows}, {0, cols}
    for mosaic, turned in mosaics:
        for piece in mosaic.pieces:
            ends[turned].update((piece.row, piece.row + piece.rows))
            ends[not turned].update((piece.col, piece.col + piece.cols))
    downs, acrosses = (
        sorted(end for end in some if end <= size) for some, size in zip(ends, (rows, cols), strict=True)
    )
    found = []
    for top, bottom in itertools.pairwise(downs):
        for left, right in itertools.pairwise(acrosses):
            size = bottom - top, right - left
            inside = divided(part(value, (top, left), size, tags), *size, tags)
            found += [one._replace(row=one.row + top, col=one.col + left) for one in inside]
    return found


def parts(value: Value) -> Iterator[Value]:
    """Yield the value and all values that it is made of."""
    return (part for part, _ in oriented(value))


def oriented(value: Value) -> Iterator[tuple[Value, bool]]:
    """Yield the value and all values that it is made of, each once, and whether rows and columns are exchanged.

    Each part is yielded once, because a value multiplied by itself n times has 2ⁿ factors, but n parts.
    """
    pending, seen = [(value, False)], set()
    while pending:
        part, turned = pending.pop()
        if (id(part), turned) in seen:
            continue
        seen.add((id(part), turned))
        yield part, turned
        pending.extend((one, turned is not isinstance(part, Flipped)) for one in reversed(made_of(part)))


def made_of(value: Value) -> tuple[Value, ...]:
    """Return the operands of the value."""
    match value:
        case Sum(base=base) if base is not None:
            return (base,)
        case Applied(operands=operands):
            return operands
        case Flipped(of=of):
            return (of,)
        case Mosaic(pieces=pieces):
            return tuple(piece.value for piece in pieces)
        case Sum() | Data() | Number() | Parameter() | Opaque():
            return ()
        case _:
            raise AssertionError(f"{type(value).__name__}: what it is made of is not known")


def sums(value: Value) -> Iterator[Sum]:
    """Yield the accumulators that a value is made of."""
    return (part for part in parts(value) if isinstance(part, Sum))


def unfollowed(value: Value) -> str:
    """Return which part of the value is not known; "" where all parts are."""
    for part in parts(value):
        if isinstance(part, Sum) and part.unfollowed:
            return part.unfollowed
        if isinstance(part, Data):
            if (part.tags == UNKNOWN).any():
                return BY_ASM
            if (part.tags == STORED).any():
                return BY_ITSELF
    return ""


# ------------------------------------------------------------------------------------------------------------- products


def factor(data: Data, k_in_columns: bool, tags: Tags) -> Factor:
    """Return the data as an operand of a product, with k along its columns or its rows."""
    found = data.factors.get(k_in_columns)
    if found is None:
        axis = "col" if k_in_columns else "row"
        found = (
            _of_rectangle(data, axis, tags)
            if data.base
            else _factor(data.tags if k_in_columns else data.tags.T, axis, tags)
        )
        data.factors[k_in_columns] = found
    return found


def _of_rectangle(data: Data, axis: str, tags: Tags) -> Factor:
    """Return the operand of elements that are contiguous in their tensor."""
    number, row, col = data.base >> 2 * BITS, data.base >> BITS & MASK, data.base & MASK
    (rows, cols), source = data.tags.shape, tags.of_tensor(number)
    (k_line, start, count), (first, lines) = (
        ((source.col_line, col, cols), (row, rows)) if axis == "col" else ((source.row_line, row, rows), (col, cols))
    )
    return Factor(tags.run(tags.line(number, axis) + first, lines), k_line, range(start, start + count), None)


def _factor(elements: np.ndarray, axis: str, tags: Tags) -> Factor:
    """Return the operand of any elements: lines × k."""
    low = int(elements.min())
    if low < 0:
        return Factor(0, 0, (), None, wrong=_WRONG.get(low, UNFOLLOWED))
    live = None
    chosen = elements
    if low == ZERO:
        there = elements != ZERO
        rows, columns = there.any(axis=1), there.any(axis=0)
        if not rows.any():
            return Factor(tags.vector(np.zeros(len(elements), dtype=np.int64)), 0, (), (), empty=True)
        if not (there == (rows[:, None] & columns)).all():
            return Factor(0, 0, (), None, wrong="holds zeros among its elements")
        live = None if columns.all() else tuple(map(int, np.flatnonzero(columns)))
        chosen = elements[np.ix_(rows, columns)]
    first = chosen[0]
    if not (chosen == chosen[:, :1] + (first - first[0])).all():
        return Factor(0, 0, (), None, wrong="does not hold the same k in each line")
    if len(first) > 1:
        axis = "col" if abs(int(first[1] - first[0])) < MOST else "row"
    along = (first & MASK) if axis == "col" else (first >> BITS & MASK)
    if (
        first - (along if axis == "col" else along << BITS) != first[0] - int(along[0]) * (1 if axis == "col" else MOST)
    ).any():
        return Factor(0, 0, (), None, wrong="holds k of several rows and columns")
    begins = chosen[:, 0] if axis == "col" else chosen[:, 0] >> BITS
    k_lines = _k_lines(chosen[:, 0], axis, tags)
    if (begins & MASK != along[0]).any() or len(k_lines) > 1:
        return Factor(0, 0, (), None, wrong=ANOTHER_K)
    lines, k_line = _lines(chosen[:, 0], axis, tags), k_lines.pop()
    if live is not None or low == ZERO:
        full = np.zeros(len(elements), dtype=np.int64)
        full[(elements != ZERO).any(axis=1)] = lines
        lines = full
    k = (
        range(int(along[0]), int(along[-1]) + 1)
        if int(along[-1]) - int(along[0]) == len(along) - 1 and (np.diff(along) == 1).all()
        else tuple(map(int, along))
    )
    return Factor(tags.vector(lines), k_line, k, live)


def _k_lines(column: np.ndarray, axis: str, tags: Tags) -> set[int]:
    """Return the parts of the elements' places along k that differ between blocks."""
    sources = (tags.of_tensor(int(number)) for number in distinct(column >> 2 * BITS))
    return {one.col_line if axis == "col" else one.row_line for one in sources}


def _lines(column: np.ndarray, axis: str, tags: Tags) -> np.ndarray:
    """Return the lines of the elements of one k."""
    sources = column >> 2 * BITS
    across = (column >> BITS & MASK) if axis == "col" else (column & MASK)
    if (sources == sources[0]).all():
        return tags.line(int(sources[0]), axis) + across
    named = np.array([tags.line(int(number), axis) for number in sources], dtype=np.int64)
    return np.asarray(named + across)


def goes_on(total: Sum, a: Factor, b: Factor, operands: tuple[Data, Data]) -> bool:
    """Add A · B to the sum if it continues a product in the sum; return whether it does."""
    span = a.span
    if span is None or span != b.span:
        return False
    one = total.products.get((a.lines, b.lines))
    if one is None:
        return False
    last = one.spans[-1]
    if last[2] != span[1] or last[0] != span[0]:
        return False
    one.spans[-1] = (span[0], last[1], span[2])
    one.last = operands
    return True


def add_product(total: Sum, a: Factor, b: Factor, event: Event, operands: tuple[Data, Data]) -> None:
    """Add A · B to the sum."""
    if a.wrong or b.wrong:
        _not_added(total, a, b, event, operands)
        return
    if a.empty or b.empty:
        total.of_zeros.setdefault((a.lines, b.lines), Product(a.lines, b.lines, [], event, operands))
        return
    if a.live != b.live or a.k_line != b.k_line or a.k != b.k:
        total.mistaken = total.mistaken or Mistaken("zeros" if _same_where_both_are(a, b) else "k", event, operands)
        return
    one = total.products.get((a.lines, b.lines))
    if one is None:
        one = total.products[a.lines, b.lines] = Product(a.lines, b.lines, [], event, operands)
    spans = one.spans
    for start, stop in runs(a.k):
        if spans and spans[-1][0] == a.k_line and spans[-1][2] == start:
            spans[-1] = (a.k_line, spans[-1][1], stop)
        else:
            if spans and one.leap is None:
                one.leap = Leap(event, operands, a.k_line, spans[-1][2], start, one.last)
            spans.append((a.k_line, start, stop))
            if len(spans) > one.most:
                one.spans = spans = merged(spans)
                one.most = 2 * len(spans) + 64
    one.last = operands


def _same_where_both_are(a: Factor, b: Factor) -> bool:
    """Return whether the operands have the same k wherever neither is zeros."""
    mine, its = (dict(zip(range(len(one.k)) if one.live is None else one.live, one.k, strict=True)) for one in (a, b))
    return a.k_line == b.k_line and all(its.get(place, k) == k for place, k in mine.items())


def _not_added(total: Sum, a: Factor, b: Factor, event: Event, operands: tuple[Data, Data]) -> None:
    why = next((one.wrong for one in (a, b) if one.wrong not in ("", UNFOLLOWED)), "")
    if why:
        total.mistaken = total.mistaken or Mistaken(why, event, operands)
    else:
        total.unfollowed = next(filter(None, map(unfollowed, operands)), BY_ASM)


def runs(k: tuple[int, ...] | range) -> Iterator[tuple[int, int]]:
    """Yield numbers in any order as runs of consecutive numbers: (first, after last)."""
    if isinstance(k, range):
        yield k.start, k.stop
        return
    numbers = sorted(k)
    first = last = numbers[0]
    for number in numbers[1:]:
        if number != last + 1:
            yield first, last + 1
            first = number
        last = number
    yield first, last + 1


def merged(spans: Iterable[Span]) -> list[Span]:
    """Return the spans in order, with adjacent spans joined.

    Repeated spans stay repeated. The same k give the same spans, however they were divided.
    """
    ends: dict[int, tuple[Counter[int], Counter[int]]] = {}
    for line, start, stop in spans:
        starts, stops = ends.setdefault(line, (Counter(), Counter()))
        starts[start] += 1
        stops[stop] += 1
    return [
        (line, start, stop)
        for line, (starts, stops) in sorted(ends.items())
        for start, stop in zip(sorted((starts - stops).elements()), sorted((stops - starts).elements()), strict=True)
    ]


def in_block(spans: Iterable[Span], blocks: Blocks, block: int) -> list[Span]:
    """Return the spans as they are in one of the blocks, joined."""
    firsts = ((int(blocks.lines[line][0][block]), start, stop) for line, start, stop in spans)
    return merged((0, first + start, first + stop) for first, start, stop in firsts)
