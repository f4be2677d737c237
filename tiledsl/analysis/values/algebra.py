"""What register tiles hold: elements of memory, sums of products of them, and what is made of these element by
element.
"""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import NamedTuple

import numpy as np

from tiledsl.analysis.values.block_integers import Blocks
from tiledsl.analysis.values.tags import BITS, MASK, MOST, OTHER_TYPE, STORED, TORN, UNKNOWN, ZERO, Tags
from tiledsl.ir import nodes as ir

Span = tuple[int, int, int]  # k's: what they have that differs between blocks, the first, the one after the last


class Value:
    """What each element of a register tile is. `depth` counts the operations that it is nested in."""

    __slots__ = ()
    depth: int


class Event(NamedTuple):
    """A statement, in the steps of the loops around it."""

    statement: ir.Statement
    steps: tuple[int, ...]


@dataclasses.dataclass(slots=True, eq=False)
class Data(Value):
    """Elements of memory, by their tags: rows × columns. `read` and `written`: where they came into registers, and
    before that into LDS. `base` is the first tag where the others are those beside it; 0 where that is not known."""

    tags: np.ndarray
    read: Event | None = None
    written: Event | None = None
    base: int = ZERO
    depth = 0
    factors: dict[bool, Factor] = dataclasses.field(default_factory=dict)

    def read_again(self, event: Event) -> Data:
        """The same elements, read there."""
        return Data(self.tags, event, self.written, self.base, self.factors)


@dataclasses.dataclass(slots=True)
class Factor:
    """An operand of a product: the lines of its rows (of A's) or columns (of B's), and which k it has of each, in
    order. `k_line` is what k's place has that differs between blocks; `live` are the places along k that are not zeros
    in every line, None for all. `span`: the k in one, where they follow each other and none is left out."""

    lines: int
    k_line: int
    k: tuple[int, ...] | range
    live: tuple[int, ...] | None
    empty: bool = False  # zeros throughout
    wrong: str = ""  # why it is no operand of a matrix product; UNFOLLOWED where that is not known
    span: tuple[int, int, int] | None = dataclasses.field(init=False)

    def __post_init__(self) -> None:
        self.span = (
            (self.k_line, self.k.start, self.k.stop) if self.live is None and isinstance(self.k, range) else None
        )


UNFOLLOWED = "not followed"
BY_ASM, BY_ITSELF = "what td.asm computes", "what the kernel itself stored before"
MOST_DEPTH = 32  # of operations, each on the outcome of the one before, that are kept as such
ANOTHER_TYPE = "holds bits of another type than its own"
_WRONG = {TORN: "holds elements that are torn apart", OTHER_TYPE: ANOTHER_TYPE}
ANOTHER_K = "holds another part of k in some lines than in others"


class Leap(NamedTuple):
    """A part of k that is added where another would follow on: k = `found` in place of k = `due`, of `line`. `before`:
    what was added before.
    """

    event: Event
    operands: tuple[Data, Data]
    line: int
    due: int
    found: int
    before: tuple[Data, Data] | None = None


@dataclasses.dataclass(slots=True, eq=False)
class Product:
    """Sum over k of (left line · right line), where `spans` are the k that have been added: the first of them by
    `event`, of `operands`, and the last of operands `last`. `leap`: where the first was added that does not follow the
    one before."""

    left: int
    right: int
    spans: list[Span]
    event: Event
    operands: tuple[Data, Data]
    leap: Leap | None = None
    last: tuple[Data, Data] | None = None
    most: int = 64  # spans, before those that meet are joined


@dataclasses.dataclass(frozen=True, slots=True)
class Mistaken:
    """A product of operands that do not go together, and why."""

    why: str
    event: Event
    operands: tuple[Data, Data]


@dataclasses.dataclass(slots=True, eq=False)
class Sum(Value):
    """An accumulator: what it began with, None for zeros, where these were set if that is known, and the products added
    since; those `of_zeros` had an operand of zeros throughout, and added nothing."""

    base: Value | None = None
    products: dict[tuple[int, int], Product] = dataclasses.field(default_factory=dict)
    mistaken: Mistaken | None = None
    unfollowed: str = ""  # which of it is not known
    cleared: Event | None = None
    of_zeros: dict[tuple[int, int], Product] = dataclasses.field(default_factory=dict)

    def copy(self) -> Sum:
        products = {key: dataclasses.replace(one, spans=list(one.spans)) for key, one in self.products.items()}
        return Sum(self.base, products, self.mistaken, self.unfollowed, self.cleared, dict(self.of_zeros))

    @property
    def depth(self) -> int:  # type: ignore[override]
        return 0 if self.base is None else 1 + self.base.depth

    def plus(self, other: Sum) -> Value:
        """What both come to together: one accumulator, if not both began with something."""
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
    """Rows and columns exchanged."""

    of: Value

    @property
    def depth(self) -> int:  # type: ignore[override]
        return self.of.depth


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Opaque(Value):
    """What more operations have made than are kept: its fingerprints by each seed, and how far rounding may have moved
    them.
    """

    prints: tuple[np.ndarray, ...]
    errors: tuple[np.ndarray, ...]
    depth = 0


def parts(value: Value) -> Iterator[Value]:
    """The value, and all that it is made of."""
    return (part for part, _ in oriented(value))


def oriented(value: Value) -> Iterator[tuple[Value, bool]]:
    """The value and all that it is made of, each once: what is multiplied by itself n times has 2ⁿ factors, and n
    parts. Of each, whether its rows are the value's columns."""
    pending, seen = [(value, False)], set()
    while pending:
        part, turned = pending.pop()
        if (id(part), turned) in seen:
            continue
        seen.add((id(part), turned))
        yield part, turned
        pending.extend((one, turned is not isinstance(part, Flipped)) for one in reversed(made_of(part)))


def made_of(value: Value) -> tuple[Value, ...]:
    """The values that it is made of next."""
    match value:
        case Sum(base=base) if base is not None:
            return (base,)
        case Applied(operands=operands):
            return operands
        case Flipped(of=of):
            return (of,)
        case Sum() | Data() | Number() | Parameter() | Opaque():
            return ()
        case _:
            raise AssertionError(f"{type(value).__name__}: what it is made of is not known")


def sums(value: Value) -> Iterator[Sum]:
    """The accumulators that a value is made of."""
    return (part for part in parts(value) if isinstance(part, Sum))


def unfollowed(value: Value) -> str:
    """What of that which the value is made of is not known; empty where all is."""
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
    """The data as an operand of a product whose k runs along its columns, or along its rows."""
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
    """The same of elements that lie side by side in their tensor."""
    number, row, col = data.base >> 2 * BITS, data.base >> BITS & MASK, data.base & MASK
    (rows, cols), source = data.tags.shape, tags.sources[number]
    assert source is not None
    (k_line, start, count), (first, lines) = (
        ((source.col_line, col, cols), (row, rows)) if axis == "col" else ((source.row_line, row, rows), (col, cols))
    )
    return Factor(tags.run(tags.line(number, axis) + first, lines), k_line, range(start, start + count), None)


def _factor(elements: np.ndarray, axis: str, tags: Tags) -> Factor:
    """The same of any elements: lines × k."""
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
    """What the elements' places along k have that differs between blocks."""
    sources = (tags.sources[int(number)] for number in np.unique(column >> 2 * BITS))
    return {one.col_line if axis == "col" else one.row_line for one in sources if one is not None}


def _lines(column: np.ndarray, axis: str, tags: Tags) -> np.ndarray:
    """The lines on which the elements of one k lie."""
    sources = column >> 2 * BITS
    across = (column >> BITS & MASK) if axis == "col" else (column & MASK)
    if (sources == sources[0]).all():
        return tags.line(int(sources[0]), axis) + across
    named = np.array([tags.line(int(number), axis) for number in sources], dtype=np.int64)
    return np.asarray(named + across)


def goes_on(total: Sum, a: Factor, b: Factor, operands: tuple[Data, Data]) -> bool:
    """total += A · B where that is the next part of a product that is in it; False for any other."""
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
    """total += A · B."""
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
    """Whether their k are the same where neither is zeros throughout."""
    mine, its = (dict(zip(range(len(one.k)) if one.live is None else one.live, one.k, strict=True)) for one in (a, b))
    return a.k_line == b.k_line and all(its.get(place, k) == k for place, k in mine.items())


def _not_added(total: Sum, a: Factor, b: Factor, event: Event, operands: tuple[Data, Data]) -> None:
    why = next((one.wrong for one in (a, b) if one.wrong not in ("", UNFOLLOWED)), "")
    if why:
        total.mistaken = total.mistaken or Mistaken(why, event, operands)
    else:
        total.unfollowed = next(filter(None, map(unfollowed, operands)), BY_ASM)


def runs(k: tuple[int, ...] | range) -> Iterator[tuple[int, int]]:
    """Numbers in any order as runs of following ones: (first, after last)."""
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
    """The spans in order, those that meet joined. What is there twice stays so; the same k, however cut, come to the
    same spans.
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
    """The spans as they are in one of the blocks, joined."""
    return merged((0, *(int(blocks.lines[line][0][block]) + end for end in ends)) for line, *ends in spans)  # type: ignore[misc]
