"""TD4xx: required waits at barriers, races, barriers that do not pair up, and reads of unwritten memory.

An access is an interval from its issue to the wait that covers it. X of warp x precedes Y of warp y if X ends before
x's n-th barrier and Y is issued after y's n-th. So X must be finished when x arrives at the last barrier that y passes
before issuing Y; where there is no barrier between them, nothing orders the two.
"""

from __future__ import annotations

import dataclasses
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from tiledsl.analysis.order import messages as text
from tiledsl.analysis.order.barrier_pairs import mended, parting
from tiledsl.analysis.order.elaborate import Touch, Use, WarpTrace
from tiledsl.analysis.order.interval_states import Intervals
from tiledsl.analysis.order.never_written import Empty, why_never_written
from tiledsl.analysis.order.shadow import Shadow, access, direct
from tiledsl.analysis.order.source_order import Reading
from tiledsl.diagnostics.diagnostic import Diagnostic, Span
from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.names import owners
from tiledsl.ir.program.obligations import RequiredOrder, least, since
from tiledsl.ir.walk import statements, walk

Found = list[tuple[object, Diagnostic]]
_Place = tuple[Span, tuple[Span, ...]]  # place in the source, and the chain of calls to that place


@dataclasses.dataclass(frozen=True, repr=False, eq=False)
class Order(Compared):
    """The order that one or more blocks require between operations of different warps.

    `required` are the orders that waits must keep: which operation must be finished before which other, by their
    numbers, and after how many turns of loops. `reasons` has, for orders at barriers, the access that must be finished
    and the access of another warp that depends on it.
    """

    required: frozenset[RequiredOrder]
    diagnostics: tuple[Diagnostic, ...]
    reasons: Mapping[RequiredOrder, tuple[Touch, Touch]]


@dataclasses.dataclass(frozen=True, repr=False, eq=False)
class Kinds(Compared):
    """The kinds of blocks of a grid: the first block of each kind, with the number of such blocks.

    `grid` is the number of blocks in each dimension.
    """

    grid: tuple[int, ...]
    counts: Mapping[int, int]


def order(
    program: lp.Program,
    blocks: Sequence[tuple[WarpTrace, ...]],
    outside: frozenset[Span] = frozenset(),
    kinds: Kinds | None = None,
) -> Order:
    """Return the waits required at every barrier, and an error for each conflicting pair without a barrier between.

    `outside` are the places whose accesses are known to leave their shared tile: findings about those tiles would have
    the same cause and are left out. `kinds` says which blocks are given, so that a finding can name the blocks in which
    it occurs.
    """
    due: set[RequiredOrder] = set()
    reasons: dict[RequiredOrder, tuple[Touch, Touch]] = {}
    found: dict[object, Diagnostic] = {}
    where: defaultdict[object, list[int]] = defaultdict(list)
    in_order = _in_order(program, blocks, outside)
    for number, traces in enumerate(blocks):
        required = in_order[number]
        due |= required or set()
        out_of_order = _barriers(_Conflicts(program, traces, due, reasons, outside)) if required is None else []
        for key, diagnostic in (*out_of_order, *_unwritten_registers(program, traces), *_undefined(traces)):
            found.setdefault(key, diagnostic)
            where[key].append(number)
    for key, numbers in where.items():
        if kinds is not None and len(numbers) < len(blocks):
            found[key] = text.in_some_blocks(
                found[key], kinds.grid, [list(kinds.counts.items())[number] for number in numbers]
            )
    needed = least(due)
    return Order(needed, tuple(found.values()), {one: pair for one, pair in reasons.items() if one in needed})


def _in_order(
    program: lp.Program, blocks: Sequence[tuple[WarpTrace, ...]], outside: frozenset[Span]
) -> list[set[RequiredOrder] | None]:
    """Return what each block requires, None for blocks whose accesses have to be gone through one by one.

    These are blocks in which something is out of order, and all blocks where reasons are asked for. A single block in
    which no turns are left out would repeat nothing.
    """
    repeats = len(blocks) > 1 or any(trace.left_out for trace in blocks[0])
    if program.kernel.waits == "manual" or outside or not repeats:
        return [None] * len(blocks)
    intervals = Intervals(program, blocks)
    return [intervals.required(traces) for traces in blocks]


def _barriers(here: _Conflicts) -> Found:
    """Return what is out of order in a block.

    Where its warps pass different numbers of barriers, that is the finding for the two warps furthest apart, and
    accesses that are out of order with and without the extra barrier.
    """
    program, traces = here.program, here.traces
    counts = [len(trace.barriers) for trace in traces]
    most, least = max(counts), min(counts)
    if most == least:
        return here.findings()
    longest, shortest = traces[counts.index(most)], traces[counts.index(least)]
    number = parting(longest, shortest)
    barrier = longest.barriers[number]
    passing = [trace.warp for trace in traces if any(passed is barrier for passed in trace.barriers)]
    branch = (
        next((b for b in reversed(Reading(program).outer(barrier)) if isinstance(b, lp.Branch)), None)
        if len(passing) < len(traces)
        else None
    )
    without, unsure = mended(traces, barrier)
    also = _Conflicts(program, without, set(), {}, here.outside, unsure)
    also.keep(here)
    return [("barriers", text.unpaired(traces, longest, shortest, number, branch, passing)), *also.findings()]


def _unwritten_registers(program: lp.Program, traces: tuple[WarpTrace, ...]) -> Found:
    """Return one finding for each group of tiles that are read unwritten, at the first read of the group.

    Tiles that every warp reads unwritten are grouped by the bodies of loops and branches that write them, or by the
    place that made them; other tiles by the warps that read them unwritten, and the place of the first read.
    """
    groups: defaultdict[Span, list[tuple[str, Use]]] = defaultdict(list)
    writing: defaultdict[Span, set[int]] = defaultdict(set)
    owned = owners(program.kernel)
    for trace in traces:
        for use in trace.unwritten:
            name, node = owned[use.register.split("[")[0]]
            groups[node.span].append((name, use))
    for tile, body in _written_inside(program.kernel.body) if groups else ():
        writing[tile.span].add(body)
    together: defaultdict[object, list[tuple[str, Use]]] = defaultdict(list)
    for made, uses in groups.items():
        warps, place = frozenset(use.warp for _, use in uses), uses[0][1].operation.place
        together[
            frozenset(writing[made]) or made if len(warps) == len(traces) else (warps, place and place.span)
        ] += uses
    return [
        (("registers", key), text.unwritten_registers(program, uses, len(traces))) for key, uses in together.items()
    ]


def _written_inside(body: Sequence[ir.Statement]) -> Iterator[tuple[ir.Tile | ir.Staged, int]]:
    """The register tiles, and registers of copies, that are written in loops and branches. Each has the number of the
    body that the statement stands in.
    """
    inside = (inner for statement in statements(body) for inner in statement.bodies)
    for number, inner in enumerate(inside):
        for statement in inner:
            effects = statement.effects
            for written in () if effects.flops else effects.writes:  # a product adds to what others have written
                if isinstance(written, ir.Tile | ir.Staged):
                    yield written, number


def _undefined(traces: tuple[WarpTrace, ...]) -> Found:
    return [
        (
            ("name", missing.name, operation.place and operation.place.span),
            text.undefined(trace.warp, operation, missing),
        )
        for trace in traces
        for operation, missing in trace.undefined
    ]


class _Conflicts:
    """One block's accesses, barrier interval by barrier interval; within an interval, as if its warps ran in step."""

    def __init__(
        self,
        program: lp.Program,
        traces: tuple[WarpTrace, ...],
        due: set[RequiredOrder],
        reasons: dict[RequiredOrder, tuple[Touch, Touch]],
        outside: frozenset[Span],
        unsure: frozenset[int] = frozenset(),
    ):
        self.program, self.traces, self.due, self.reasons, self.outside = program, traces, due, reasons, outside
        self.numbers = program.numbers
        self.unsure = unsure  # the intervals in which nothing is said to race
        # by the two places, and whether the steps are the same
        self.races: dict[tuple[_Place, _Place, bool], tuple[Touch, Touch]] = {}
        self.racing: set[ir.Shared | None] = set()
        self.empty: list[Empty] = []
        self.alone: Found = []  # findings that no barrier can cause or prevent
        self.touches = sorted(
            (t for trace in self.traces for t in trace.touches), key=lambda t: (t.epoch, t.turn, t.warp)
        )
        self.spoiled = {_tile_of(t) for t in self.touches if _span(t) in self.outside}
        self._go_through()

    def findings(self) -> Found:
        """Return the findings."""
        return self.alone + self._gaps() + self._unwritten(self.touches, self.spoiled)

    def keep(self, other: _Conflicts) -> None:
        """Keep only races that `other` finds too, and reads of tiles that `other` nowhere writes.

        `other` is the same block with other barriers.
        """
        races = {frozenset(key[:2]) for key in other.races}
        written = {_tile_of(touch) for touch in other.touches if access(touch).writes}
        self.races = {key: pair for key, pair in self.races.items() if frozenset(key[:2]) in races}
        self.empty = [(touch, missing) for touch, missing in self.empty if not written & {_tile_of(touch), None}]

    def _go_through(self) -> None:
        touches = self.touches
        ends = {
            id(t.bytes): (int(t.bytes.min()), int(t.bytes.max())) for t in {id(t.bytes): t for t in touches}.values()
        }
        beyond = [t for t in touches if self._beyond(t, *ends[id(t.bytes)])]
        self.alone = [
            (("beyond", _span(t)), text.beyond(self.program, t)) for t in beyond if _span(t) not in self.outside
        ]
        if self.alone:
            return
        doubled = _doubled(touches)
        self.alone = [(("doubled", _span(t)), text.doubled(self.program, t)) for t in doubled]
        self.spoiled |= {_tile_of(t) for t in touches if _span(t) in set(map(_span, doubled))}
        inside = [self._inside(t) for t in touches] if beyond else touches
        self.shadow = Shadow(self.program.lds_bytes, len(self.traces), inside)
        self.any_direct = any(map(direct, touches))
        for touch in inside:
            self._touch(touch, self.spoiled)

    def _gaps(self) -> Found:
        """Return one finding for all pairs that one more barrier would order.

        These are pairs after the same barrier and of the same kinds of accesses, in the kernel's order; or pairs of any
        kinds where one barrier in each step would order all of them.
        """
        if not self.races:
            return []
        gaps: defaultdict[tuple[object, ...], list[tuple[Touch, Touch]]] = defaultdict(list)
        reading, loops = Reading(self.program), dict(_outermost_loops(self.program.kernel.body))
        for first, second in _one_each([reading.sorted(*pair) for pair in self.races.values()]):
            barriers = self.traces[second.warp].barriers[: second.epoch]
            gaps[barriers[-1].place.span if barriers else None, access(first).writes, access(second).writes].append(
                (first, second)
            )
        together: defaultdict[tuple[object, ...], list[tuple[Touch, Touch]]] = defaultdict(list)
        for gap, pairs in gaps.items():
            each_step = all(text.in_later_step(*pair) and not text.own_barriers(*pair, self.traces) for pair in pairs)
            loop = {loops.get(_place(second)) for _, second in pairs}
            together[tuple(loop) if each_step and len(loop) == 1 else gap] += pairs
        return [
            (("race", key), text.race(self.program, pairs, self.traces, reading, self.empty))
            for key, pairs in together.items()
        ]

    def _unwritten(self, touches: Sequence[Touch], spoiled: set[ir.Shared | None]) -> Found:
        """Return the findings for reads of unwritten LDS.

        Tiles that the same statements write in part share a finding. Tiles that nothing writes share a finding where
        addresses without a tile's base are written to: these writes are the cause. All tiles share one where nothing
        writes LDS.
        """
        writes = [t for t in touches if not access(t).reads]
        nameless = [t for t in writes if _tile_of(t) is None]
        groups: defaultdict[object, list[Empty]] = defaultdict(list)
        for touch, missing in self.empty:
            if _tile_of(touch) not in self.racing | spoiled:
                writers = frozenset(_span(t) for t in writes if _tile_of(t) == _tile_of(touch))
                nowhere = "nameless" if nameless else _tile_of(touch) if writes else "nothing"
                groups[writers or nowhere].append((touch, missing))
        found: Found = []
        for key, reads in self._by_reason(groups, touches).items():
            writer = next((t for t in writes if _tile_of(t) == _tile_of(reads[0][0])), None)
            if key == "nameless":
                writer = next(t for t in nameless if t.operation.place.calls == nameless[-1].operation.place.calls)
            found.append((("unwritten", _span(reads[0][0])), text.nothing_there(self.program, reads, writer, touches)))
        return found

    def _by_reason(self, groups: Mapping[object, list[Empty]], touches: Sequence[Touch]) -> dict[object, list[Empty]]:
        """Join groups of reads whose first reads have the same reason."""
        together: defaultdict[object, list[Empty]] = defaultdict(list)
        for key, reads in groups.items():
            why = why_never_written(self.program, *reads[0], touches)
            together[why.key if why is not None and why.key is not None else key] += reads
        return together

    def _beyond(self, touch: Touch, least: int, most: int) -> bool:
        low, size = text.extent(self.program, touch)
        return least < low or most >= low + size

    def _inside(self, touch: Touch) -> Touch:
        return touch._replace(bytes=touch.bytes[(touch.bytes >= 0) & (touch.bytes < self.program.lds_bytes)])

    def _touch(self, touch: Touch, spoiled: set[ir.Shared | None]) -> None:
        for other in self.shadow.before(touch):
            tiles = {_tile_of(other), _tile_of(touch)}
            if other.epoch < touch.epoch:
                self._owe(other, touch)
            elif not tiles & spoiled and touch.epoch not in self.unsure:
                self.racing |= tiles
                self.races.setdefault((_place(other), _place(touch), other.steps == touch.steps), (other, touch))
        for other in self.shadow.own(touch) if self.any_direct else ():
            self.due.add(
                (self.numbers[touch.operation], self.numbers[other.operation], since(other.begun, touch.begun))
            )
        if access(touch).reads and len(missing := self.shadow.unwritten(touch)):
            self.empty.append((touch, missing))
        self.shadow.add(touch)

    def _owe(self, other: Touch, touch: Touch) -> None:
        trace = self.traces[other.warp]
        if touch.epoch <= len(trace.barriers):  # fewer barriers only where the warps' barriers do not pair up
            required = (
                self.numbers[trace.barriers[touch.epoch - 1]],
                self.numbers[other.operation],
                since(other.begun, trace.begun[touch.epoch - 1]),
            )
            self.due.add(required)
            self.reasons.setdefault(required, (other, touch))


def _outermost_loops(body: Sequence[ir.Statement]) -> Iterator[tuple[_Place, int]]:
    """For the places in loops, the number of the outermost loop around each."""
    loops = (
        statement
        for statement, outer in walk(body)
        if isinstance(statement, ir.For) and not any(isinstance(one, ir.For) for one in outer)
    )
    for number, loop in enumerate(loops):
        for phase in loop.phases:
            for statement in statements(phase):
                yield (statement.span, statement.calls), number


def _one_each(pairs: Sequence[tuple[Touch, Touch]]) -> list[tuple[Touch, Touch]]:
    """Return the first pair of each two places.

    A pair in the reverse order is kept too where no barrier orders either: a write before a read of the same step, and
    that read before the next step's write, each need a barrier.
    """
    found: dict[object, tuple[Touch, Touch]] = {}
    back: dict[object, tuple[Touch, Touch]] = {}
    for pair in pairs:
        places = frozenset(map(_place, pair))
        known = found.setdefault(places, pair)
        if _place(known[0]) == _place(pair[1]) != _place(pair[0]) and {_step_distance(known), _step_distance(pair)} == {
            0,
            1,
        }:
            back.setdefault(places, pair)
    return [*found.values(), *back.values()]


def _step_distance(pair: tuple[Touch, Touch]) -> int:
    """Return the difference of the first step in which the two accesses differ, or 0."""
    return next(
        (second - first for first, second in zip(pair[0].steps, pair[1].steps, strict=False) if first != second), 0
    )


def _doubled(touches: Sequence[Touch]) -> list[Touch]:
    """Return the first write of each statement in which two lanes write overlapping, but not equal, bytes.

    The last lane's value remains. Lanes that write to one address may well write the same value.
    """
    found: dict[Span, Touch] = {}
    # by identity: steps in which an operation accesses the same bytes share one array
    known: set[int] = set()
    for touch in touches:
        if access(touch).writes and id(touch.bytes) not in known:
            known.add(id(touch.bytes))
            if text.nearest_lanes(touch):
                found.setdefault(_span(touch), touch)
    return list(found.values())


def _tile_of(touch: Touch) -> ir.Shared | None:
    """Return the tile that the operation's address names, whatever bytes it accesses; None for no tile."""
    return access(touch).shared


def _place(touch: Touch) -> _Place:
    return touch.operation.place.span, touch.operation.place.calls


def _span(touch: Touch) -> Span:
    return touch.operation.place.span
