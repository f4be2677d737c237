"""Blocks whose warps do the same, but for the number of turns that are left out: one of them is run for all.

Blocks are of one kind if all conditions and LDS addresses have the same values (`kinds_of_blocks`). Kinds are of one
group if they differ only in uneven values of loops of the kernel's own body, and these loops have runs of turns
(kept_turns.py) with the same values in all lanes, the same number of turns that are run, and turns left out in the same
places. The orders that two blocks of a group require are the same, as stated there, and so are the races and the reads
of what is unwritten: each is met in a turn that is run. Only the numbers of steps in messages are those of the first
block of the group.

Turns at the end of a loop in which no warp does anything are not compared if no access and no barrier follows in the
block: nothing depends on how many there are. Elsewhere, orders depend on how many there are by the turns that they
count. An order that is required after some turns is required after more, so of blocks that differ in such turns alone
the one with the fewest requires all that the others require, and has the same races.

The turns that are left out must be the same in all warps. This is known of the blocks that are run. If the warps of one
do not leave out the same, that block is run in full; then either its warps pass different numbers of barriers, which
refuses the kernel, or every kind of its group is run in full.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import numpy as np

from tiledsl.analysis.order.elaborate import (
    NO_SIZES,
    Facts,
    WarpTrace,
    deciding,
    elaborated,
    kinds_of_blocks,
    periods_of,
)
from tiledsl.analysis.order.kept_turns import Governed, Run
from tiledsl.analysis.order.order import Kinds, Order, order
from tiledsl.diagnostics.diagnostic import Span
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import Sizes, environment, fixed
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.block_kinds import kinds_among
from tiledsl.ir.math.grid import block_variable
from tiledsl.ir.program import operations as lp

_BLOCKS_AT_ONCE = 256
Traces = tuple[WarpTrace, ...]


def order_of_all(
    program: lp.Program, grid: tuple[int, ...], sizes: Sizes = NO_SIZES, outside: frozenset[Span] = frozenset()
) -> Order:
    """Return the order that the blocks of a grid require, and the findings; `outside` is as for `order`.

    Findings, and the reasons of manual waits, name steps and blocks: they come from blocks that do exactly the same.
    """
    facts = Facts(program, sizes)
    has_groups = bool(_Groups(facts, periods_of(0), is_exact=False).loops)
    if has_groups and program.kernel.waits != "manual":
        made = _order(facts, grid, outside, is_exact=False)
        if not made.diagnostics:
            return made
    return _order(facts, grid, outside, is_exact=True)


def _order(facts: Facts, grid: tuple[int, ...], outside: frozenset[Span], is_exact: bool) -> Order:
    found = _elaborate_all(facts, is_exact)
    kinds = Kinds(grid, {block: count for block, (count, _) in found.items()})
    return order(facts.program, [traces for _, traces in found.values()], outside, kinds)


def elaborate_all(program: lp.Program, sizes: Sizes = NO_SIZES, is_exact: bool = True) -> dict[int, tuple[int, Traces]]:
    """Return the number of blocks of each group and the traces of its first block, by that block.

    Unless `is_exact`, the blocks of a group may differ in the numbers of turns in which no warp does anything. The
    block with the fewest is first then.
    """
    return _elaborate_all(Facts(program, sizes), is_exact)


def _elaborate_all(facts: Facts, is_exact: bool) -> dict[int, tuple[int, Traces]]:
    kinds, lag = kinds_of_blocks(facts.program, facts.sizes), 0
    found: dict[int, tuple[Traces, int | None]] = {}
    groups: list[list[int]] = []
    while len(found) < max(1, len(groups)):
        groups = _Groups(facts, periods_of(lag), is_exact).of(list(kinds))
        found = {}
        for group in groups:
            found[group[0]] = elaborated(facts, group[0], lag)
            apart = found[group[0]][1]
            if apart is not None and apart > lag:  # all groups are made again
                lag = apart
                found = {}
                break
    out: dict[int, tuple[int, Traces]] = {}
    for group in groups:
        traces, apart = found[group[0]]
        if apart is None and len({len(trace.barriers) for trace in traces}) == 1:
            out |= {block: (kinds[block], elaborated(facts, block)[0]) for block in group}
        else:
            out[group[0]] = sum(kinds[block] for block in group), traces
    return dict(sorted(out.items()))


class _Groups:
    """The groups of kinds of blocks, for a number of periods that are run of a loop; `is_exact` as above."""

    def __init__(self, facts: Facts, periods: int, is_exact: bool):
        self.facts, self.periods, self.program, self.is_exact = facts, periods, facts.program, is_exact
        self.kernel = facts.program.kernel
        loops = [one for one in self.program.body if isinstance(one, lp.Loop)]
        governed = [facts.of_loop(loop) for loop in loops]
        self.loops = [
            one
            for one in governed
            if one.period is not None
            and "block" not in ex.kinds(one.loop.stop)  # all blocks have as many turns
            and any("block" in ex.kinds(value) for value, _, _ in one.uneven)
        ]
        self.idle: dict[tuple[object, ...], bool] = {}

    def of(self, kinds: list[int]) -> list[list[int]]:
        """Return the kinds of each group by their first blocks; `kinds` are the first blocks of all kinds."""
        if len(kinds) == 1 or not self.loops:
            return [[kind] for kind in kinds]
        groups: defaultdict[object, list[int]] = defaultdict(list)
        idle: dict[int, tuple[int, ...]] = {}
        for first in range(0, len(kinds), _BLOCKS_AT_ONCE):
            blocks = np.array(kinds[first : first + _BLOCKS_AT_ONCE])
            known = environment(self.kernel, self.facts.sizes, blocks)
            columns = [self._words(one, blocks, known) for one in self.loops]
            for block, *words in zip(blocks.tolist(), *columns, strict=True):
                groups[tuple(word for word, _ in words)].append(block)
                idle[block] = tuple(turns for _, some in words for turns in some)
        parts = (one for group in groups.values() for one in self._by_others(group))
        return sorted(one for part in parts for one in _least_idle_first(part, idle))

    def _by_others(self, group: list[int]) -> Iterator[list[int]]:
        """Divide a group by all values that decide what a block does, other than the uneven ones of the loops."""
        known = fixed(self.kernel, self.facts.sizes)
        values = [known(value) for value in dict.fromkeys(self._others()) if "block" in ex.kinds(value)]
        block = known(block_variable(self.kernel.grid))
        assert isinstance(block, ir.Var)
        numbers = kinds_among(values, block, np.array(group)).tolist()
        parts: defaultdict[int, list[int]] = defaultdict(list)
        for one, number in zip(group, numbers, strict=True):
            parts[number].append(one)
        yield from parts.values()

    def _others(self) -> Iterator[ir.Expr]:
        numbers = self.facts.numbers
        compared = {numbers[one.loop]: {value for value, _, _ in one.uneven} for one in self.loops}
        for operation in self.program.body:
            uneven = compared.get(numbers[operation], set())
            yield from (value for value in deciding((operation,)) if value not in uneven)

    def _words(
        self, governed: Governed, blocks: np.ndarray, known: Mapping[ir.Expr, Any]
    ) -> Iterator[tuple[object, tuple[int, ...]]]:
        """Yield for each block what its warps do in a loop, as far as its uneven values decide it.

        With it come the numbers of turns of runs in which no warp does anything, of groups that are not exact.
        """
        loop = governed.loop
        stop = int(ex.evaluate(loop.stop, known))
        turns = max(0, -(-(stop - loop.start) // loop.step))
        found = governed.of_blocks({one: np.asarray(value) for one, value in known.items()}, turns, self.periods)
        number = self.facts.numbers[loop]
        rest = [one for one in self.program.body if self.facts.numbers[one] > number]
        for at, runs in found:
            here = environment(self.kernel, self.facts.sizes, int(blocks[at])) | dict(governed.lanes)
            if not _accesses(rest, here):
                while runs and self._is_idle(governed, runs[-1], here):
                    runs = runs[:-1]
            period, words, idle = governed.period or 1, list[object](), list[int]()
            for one in runs:
                if not self.is_exact and self._is_idle(governed, one, here):
                    words.append(("idle", bool(one.skipped)))
                    idle.append(one.after - one.first)
                else:
                    left_out = bool(one.skipped), bool(one.left_out)
                    words.append((one.outcomes, one.first % period, one.head, left_out, one.tail))
            yield tuple(words), tuple(idle)

    def _is_idle(self, governed: Governed, run: Run, here: dict[ir.Expr, Any]) -> bool:
        """Return whether no warp does anything in the turns of a run."""
        loop, period = governed.loop, governed.period or 1
        key = self.facts.numbers[loop], run.outcomes, *(here[one] for one in governed.outer)
        if key not in self.idle:
            turns = range(run.first, min(run.after, run.first + period))
            steps = ({loop.var: loop.start + loop.step * turn} for turn in turns)
            self.idle[key] = len(turns) == period and not any(_does(loop.body, here | step) for step in steps)
        return self.idle[key]


def _least_idle_first(group: list[int], idle: Mapping[int, tuple[int, ...]]) -> Iterator[list[int]]:
    """Yield blocks that do the same, first the one with the fewest idle turns in each run of these.

    Without such a block, those with the same numbers of idle turns are groups.
    """
    numbers = np.array([idle.get(block, ()) for block in group])
    first = np.flatnonzero((numbers <= numbers.min(axis=0)).all(axis=1))
    if len(first):
        block = group[int(first[0])]
        yield [block, *(one for one in group if one != block)]
        return
    alike: defaultdict[tuple[int, ...], list[int]] = defaultdict(list)
    for block in group:
        alike[idle[block]].append(block)
    yield from alike.values()


def _does(body: Iterable[lp.Operation], known: Mapping[ir.Expr, Any]) -> bool:
    """Return whether any warp may execute an operation."""
    return any(True for _ in _executed(body, known))


def _accesses(body: Iterable[lp.Operation], known: Mapping[ir.Expr, Any]) -> bool:
    """Return whether any warp may pass a barrier or access LDS."""
    return any(isinstance(one, lp.Barrier) or one.effects.access is not None for one in _executed(body, known))


def _executed(body: Iterable[lp.Operation], known: Mapping[ir.Expr, Any]) -> Iterator[lp.Operation]:
    """Yield the operations that may be executed; conditions with variables of inner loops may hold or not."""
    for operation in body:
        if isinstance(operation, lp.Branch):
            free = any(one not in known for one in ex.variables(operation.condition))
            truth = None if free or any(ex.undefined(operation.condition)) else ex.evaluate(operation.condition, known)
            if truth is None or np.any(truth):
                yield from _executed(operation.then, known)
            if truth is None or not np.all(truth):
                yield from _executed(operation.otherwise, known)
        elif isinstance(operation, lp.Loop):
            yield from _executed(operation.body, known)
        else:
            yield operation
