"""The sizes at which a kernel with run-time sizes is checked when the call gives none.

Loops along such a size run for every number of steps, from the fewest to more than a pipeline needs to be full: the
steps of its prologue, its buffers, the distance of its prefetch, and two.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.modelled_contents import UNIFORM
from tiledsl.ir.math.periods import period_of
from tiledsl.ir.outcomes import contents_of_outcomes
from tiledsl.ir.walk import expressions, walk

MOST_INSTANCES = 12  # beside those that the longest loop takes
_TILES = 4  # tiles along a dimension of the grid, beside the fewest
_MORE_STEPS = 2  # in which a full pipeline goes on
_MOST_STEPS = 64  # numbers of steps that are tried one by one
_LONGEST = 512  # steps that are tried once, where a loop has conditions or periods beyond _MOST_STEPS
_MOST_CHANGES = 8  # sizes at which conditions of sizes alone change
_MIXTURES = 6  # contents of memory: both ends of the range, and mixtures
_MOST_ELEMENTS = 1 << 13  # values of an element that are tried, one after the other
_MOST_SIZES = 1 << 17  # sizes that are looked at in one search
_MOST_ENDS = 256  # ways to choose an end of the declared range for each integer that is read


def representative(kernel: ir.KernelIR) -> list[dict[str, int]]:
    """Return the sizes at which a kernel is checked when the call gives none.

    They are the least size of each dimension, sizes a few tiles larger, and one or two for each number of steps. Each
    size has some contents of memory, and at the largest sizes the kernel is checked with all contents.
    """
    if not kernel.chosen:
        return [{}]
    sizes = _of_dimensions(kernel) if kernel.dynamic else [{}]
    if not kernel.contents:
        return sizes
    largest = max(sizes, key=lambda one: sum(one.values()))
    numbers = of_contents(kernel, largest)
    pairs = [*zip(sizes, itertools.cycle(numbers), strict=False), *((largest, number) for number in numbers)]
    found = [tuple({**one, ir.SAMPLE.name: number}.items()) for one, number in pairs]
    return [dict(one) for one in dict.fromkeys(found)]


def of_contents(kernel: ir.KernelIR, sizes: Mapping[str, int]) -> list[int]:
    """Return the numbers of the contents of memory with which a kernel is checked, at the given sizes.

    They are the ends of the declared range, mixtures, and contents of equal elements, or of equal groups: for each
    number of steps of a loop that are read, from none to more than a pipeline needs to be full; and on both sides of
    the elements at which a condition changes.
    """
    found = list(range(_MIXTURES))
    known: dict[ir.Expr, Any] = {size: sizes[size.name] for size in kernel.dynamic}
    for statement, _ in walk(kernel.body):
        for condition in (part for value in expressions(statement) for part in _all_parts(value)):
            if isinstance(condition, ir.Binary) and condition.op in ex.COMPARISONS and ex.is_read(condition):
                holds = _uniform(condition, known) != 0
                changes = np.flatnonzero(holds[1:] != holds[:-1])[:_MOST_CHANGES]
                found += [UNIFORM + int(at) + side for at in changes for side in (0, 1)]
        if isinstance(statement, ir.For) and ex.is_read(statement.trips):
            counts = _uniform(statement.trips, known)
            steps = range(min(full(kernel, statement), _MOST_STEPS) + 1)
            found += [UNIFORM + int(np.argmax(counts == count)) for count in steps if (counts == count).any()]
    found = list(dict.fromkeys(found))
    return [*found, *contents_of_outcomes(kernel, sizes, found)]


def _uniform(value: ir.Expr, sizes: Mapping[ir.Expr, Any]) -> np.ndarray:
    """Return a value for contents of equal elements, or of equal groups, from the least on; all else is the least."""
    known = {one: one.low for one in ex.variables(value) if one not in sizes} | dict(sizes)
    far = np.arange(_MOST_ELEMENTS)
    for read in ex.reads(value):
        index, least, most = (ex.evaluate(part, known) for part in (read.index, read.least, read.most))
        match read.order:
            case "ascending":
                known[read] = np.minimum(least + far * index, most)
            case "unique":
                known[read] = least + (far + index) % (most - least + 1)
            case _:
                known[read] = np.minimum(least + far, most)
    return np.broadcast_to(np.asarray(ex.evaluate(value, known)), far.shape)


def _of_dimensions(kernel: ir.KernelIR) -> list[dict[str, int]]:
    """Return the sizes of the dynamic dimensions, as `representative` says."""
    samples = {size.name: list(_samples(size, kernel)) for size in kernel.dynamic}
    together = [dict(zip(samples, chosen, strict=True)) for chosen in itertools.product(*samples.values())]
    if len(together) <= MOST_INSTANCES:
        return together
    longest = max(map(len, samples.values()))
    found: dict[tuple[tuple[str, int], ...], None] = {}
    # combine each size of a dimension with one size of every other dimension, then with the next
    for shift, first in itertools.product(range(longest), range(longest)):
        found[
            tuple(
                (name, sizes[(first + shift * number) % len(sizes)])
                for number, (name, sizes) in enumerate(samples.items())
            )
        ] = None
    chosen = [dict(one) for one in itertools.islice(found, max(MOST_INSTANCES, longest))]
    return [*chosen, *_of_several(kernel, chosen, together)]


def _of_several(
    kernel: ir.KernelIR, chosen: list[dict[str, int]], together: list[dict[str, int]]
) -> Iterator[dict[str, int]]:
    """Yield sizes for conditions of several sizes that hold at all chosen sizes, or at none of them."""
    named = {size.name: size for size in kernel.dynamic}

    def values(sizes: list[dict[str, int]]) -> dict[ir.Expr, Any]:
        return {size: np.array([one[name] for one in sizes]) for name, size in named.items()}

    for condition in dict.fromkeys(_of_sizes(kernel)):
        if len(set(ex.variables(condition))) > 1:
            known, possible = (
                np.atleast_1d(np.asarray(_at(condition, values(some))) != 0) for some in (chosen, together)
            )
            for holds in {True, False} - set(known.tolist()):
                yield from (together[int(one)] for one in np.flatnonzero(possible == holds)[:1])


def _samples(size: ir.Var, kernel: ir.KernelIR) -> Iterable[int]:
    """Return the sizes of one dimension: the least one first."""
    found = [size.low]
    blocks = [of_size for of_size in map(_most, kernel.grid) if size in set(ex.variables(of_size))]
    loops = [
        (statement, of_size)
        for statement, _ in walk(kernel.body)
        if isinstance(statement, ir.For)
        for of_size in (_most(statement.trips),)
        if size in set(ex.variables(of_size))
    ]
    of_sizes = [(loop, trips) for loop, trips in loops if not ex.is_read(loop.trips)]
    for count in dict.fromkeys([*blocks, *(trips for _, trips in of_sizes)] or ([] if loops else [size])):
        found += _filled(_Counts(size, kernel, count, _TILES))
    for count in blocks:
        found += _far(_Counts(size, kernel, count, _LONGEST), kernel)
    for loop, trips in of_sizes:
        found += _steps(size, kernel, trips, full(kernel, loop))
    for loop, trips in loops:
        if ex.is_read(loop.trips):  # contents of memory give the loop fewer steps
            found += _full(_Counts(size, kernel, trips, _LONGEST), full(kernel, loop))
    found += _changes(size, kernel)
    return dict.fromkeys(found)


def _filled(counts: _Counts) -> Iterator[int]:
    """Yield sizes that fill one to five tiles exactly, or have one row or column more."""
    first, last = counts.first, counts.first + _TILES
    for count in range(first, last + 1):
        if count in (first + 1, last):
            yield from counts.sizes(count)[:1]
        yield from counts.sizes(count)[-1:]


def _far(counts: _Counts, kernel: ir.KernelIR) -> Iterator[int]:
    """Yield sizes at which the grid reaches the blocks at which a value changes, and the blocks behind these.

    These are the blocks that conditions name, and the first ones for which a quotient, a rest or a mask changes.
    """
    values = [value for statement, _ in walk(kernel.body) for value in expressions(statement)]
    for of in (_compared, _divided):
        named = {far for value in values for term, far in of(value) if "block" in ex.kinds(term)}
        for far in sorted(named)[:_MOST_CHANGES]:
            for count in (far + 1, far + 2):
                yield from counts.sizes(count)[-1:]


def _steps(size: ir.Var, kernel: ir.KernelIR, trips: ir.Expr, steps: int) -> Iterator[int]:
    """Yield sizes for each number of steps up to `steps`: the last, and another that leaves a part of the last step.

    The other leaves one row or column in the last step, then two, and so on.
    """
    counts = _Counts(size, kernel, trips, min(steps, _LONGEST))
    for number, count in enumerate(range(counts.first, min(steps, _MOST_STEPS) + 1)):
        sizes = counts.sizes(count)
        if len(sizes):
            yield sizes[-1]
            yield sizes[number % len(sizes)]
    if steps > _MOST_STEPS:
        yield from counts.sizes(min(steps, _LONGEST))[-1:]


def _full(counts: _Counts, steps: int) -> Iterator[int]:
    """Yield a size that leaves a part of the last step, and the size that fills the last step."""
    sizes = counts.sizes(min(steps, _LONGEST))
    yield from (sizes[len(sizes) // 2 :][:1] + sizes[-1:]) if sizes else ()


class _Counts:
    """How many tiles or steps there are for each size of a dimension; the other dimensions have their least size."""

    def __init__(self, size: ir.Var, kernel: ir.KernelIR, count: ir.Expr, more: int):
        least: dict[ir.Expr, Any] = {other: other.low for other in kernel.dynamic}
        self.first = int(_at(count, least, size.low))
        number = 256
        while True:
            self._sizes = size.low + size.multiple * np.arange(min(number, (size.high - size.low) // size.multiple + 1))
            self._counts = np.broadcast_to(_at(count, least | {size: self._sizes}), self._sizes.shape)
            if number > min(len(self._sizes), _MOST_SIZES) or self._counts[-1] > self.first + more:
                break
            number *= 4

    def sizes(self, count: int) -> list[int]:
        """Return the sizes that have so many, in order."""
        return [int(size) for size in self._sizes[self._counts == count]]


def _at(value: ir.Expr, sizes: Mapping[ir.Expr, Any], otherwise: int = 0) -> Any:
    """Return the value at the sizes. Where the value divides by 0 it is `otherwise`."""
    try:
        return ex.evaluate(value, sizes)
    except ZeroDivisionError:
        return otherwise


def _most(value: ir.Expr) -> ir.Expr:
    """Return the value, made of sizes alone, for the last block, warp and step.

    Each integer that is read has its least or its greatest declared value: those with which the value is greatest.
    """
    if read := list(dict.fromkeys(ex.reads(value))):
        ends = itertools.islice(itertools.product(*((one.most, one.least) for one in read)), _MOST_ENDS)
        made = [_most(ex.substitute(value, dict(zip(read, chosen, strict=True)))) for chosen in ends]
        return max(made, key=lambda one: int(_at(one, {size: size.high for size in ex.variables(one)})))
    if others := {one for one in ex.variables(value) if one.kind != "size"}:
        limits: dict[ir.Expr, ir.Expr] = {
            one: one.limit if one.limit is not None else ex.const(one.high) for one in others
        }
        return _most(ex.substitute(value, limits))  # a limit may be read from memory
    return value


# ------------------------------------------------------------------------------------------------------- full pipelines


def full(kernel: ir.KernelIR, loop: ir.For) -> int:
    """Return how many steps show all that a loop does: its prologue, its buffers and its distances, and two more."""
    inside = [statement for phase in loop.phases for statement, _ in walk(phase)]
    values = [value for statement in inside for value in expressions(statement)]
    buffers = max((region.shared.buffers for one in inside for region in _regions(one)), default=1)
    turns = max((period_of(value, loop.var) or 1 for value in values), default=1)
    conditions = [*values, *(value for statement, _ in walk(kernel.body) for value in expressions(statement))]
    distance = max((far for value in conditions for far in _distances(value, loop)), default=0)
    return _prologue(kernel, loop) + max(buffers, turns, len(loop.phases)) + distance + _MORE_STEPS


def _regions(statement: ir.Statement) -> tuple[ir.Region, ...]:
    return (*statement.effects.regions_read, *statement.effects.regions_written)


def _prologue(kernel: ir.KernelIR, loop: ir.For) -> int:
    """Return the most steps whose tiles statements outside the loop fetch, for one shared tile or one tensor."""
    places: dict[object, set[object]] = {}
    for statement, around in walk(kernel.body):
        if all(one is not loop for one in around):
            for region in (*statement.effects.destinations, *statement.effects.regions_written):
                places.setdefault(region.shared, set()).add(region.buffer)
            for held in statement.effects.staged_written:
                places.setdefault(tuple(window.tensor.name for window in statement.effects.windows_read), set()).add(
                    held
                )
    return max(map(len, places.values()), default=0)


def _distances(value: ir.Expr, loop: ir.For) -> Iterator[int]:
    """Yield the distances of the conditions in a value from a step, and from the first and the last step.

    A quotient of a step changes at the steps that are multiples of its divisor.
    """
    trips = _most(loop.trips)
    yield from (far for term, far in _compared(value) if term in (loop.var, trips))
    for one in _all_parts(value):
        if isinstance(one, ir.Binary) and one.op in ("//", ">>") and isinstance(one.right, ir.Const):
            number = one.right.value
            divisor = 1 << min(max(number, 0), 32) if one.op == ">>" else abs(number)
            yield from (-(-divisor // abs(of)) for of in (ex.linear(one.left)[0].get(loop.var),) if of)


def _compared(value: ir.Expr) -> Iterator[tuple[ir.Expr, int]]:
    """Yield the terms of the comparisons in a value, each with the value at which it equals the comparison's number."""
    for one in _all_parts(value):
        if isinstance(one, ir.Binary) and one.op in ex.COMPARISONS:
            terms, constant = ex.linear(ex.binary("-", one.left, one.right))
            for place in terms:
                yield place, -(-abs(constant) // abs(terms[place]))


def _divided(value: ir.Expr) -> Iterator[tuple[ir.Expr, int]]:
    """Yield the terms of the dividends in a value, each with the value at which the quotient or rest changes."""
    for one in _all_parts(value):
        if not isinstance(one, ir.Binary) or not isinstance(one.right, ir.Const):
            continue
        number = one.right.value
        match one.op:
            case "//" | "%":
                ends = [abs(number)]
            case ">>":
                ends = [1 << min(max(number, 0), 32)]
            case "&":  # the lowest bit that is kept, and the lowest that is not
                ends = [number & -number, ~number & -~number]
            case _:
                continue
        for term, factor in ex.linear(one.left)[0].items():
            yield from ((term, -(-end // abs(factor))) for end in ends if end > 1)


def _all_parts(value: ir.Expr) -> Iterator[ir.Expr]:
    left = [value]
    while left:
        one = left.pop()
        left += ex.children(one)
        yield one


# ------------------------------------------------------------------------------------------------- conditions of sizes


def _changes(size: ir.Var, kernel: ir.KernelIR) -> Iterator[int]:
    """Yield the sizes before and after those at which a condition made of sizes alone changes."""
    least: dict[ir.Expr, Any] = {other: other.low for other in kernel.dynamic}
    number = min(_MOST_SIZES, (size.high - size.low) // size.multiple + 1)
    sizes = size.low + size.multiple * np.arange(number)
    for condition in dict.fromkeys(one for one in _of_sizes(kernel) if size in set(ex.variables(one))):
        holds = np.broadcast_to(np.asarray(_at(condition, least | {size: sizes})) != 0, sizes.shape)
        for at in np.flatnonzero(holds[1:] != holds[:-1])[:_MOST_CHANGES]:
            yield from (int(sizes[at]), int(sizes[at + 1]))


def _of_sizes(kernel: ir.KernelIR) -> Iterator[ir.Expr]:
    """Yield the conditions that are made of sizes alone."""
    values = [value for statement, _ in walk(kernel.body) for value in expressions(statement)]
    for one in (part for value in values for part in _all_parts(value)):
        if isinstance(one, ir.Binary) and one.op in ex.COMPARISONS and ex.kinds(one) == {"size"}:
            if not ex.is_read(one):
                yield one
