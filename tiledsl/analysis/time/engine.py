"""One compute unit, event by event: issue by class, pipes, the LDS port, the L1, waits and barriers.

Waves execute the streams of `operations.py`. A SIMD has an issue slot every 4 clk. In a slot, each wave of the SIMD
issues at most one instruction, and all its waves together issue at most one instruction of each class. The simulation
notes the cause for which a wave cannot issue."""

from __future__ import annotations

import bisect
import dataclasses
import heapq
import operator
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence

import numpy as np

from tiledsl.analysis.time.operations import (
    BARRIER,
    BRANCH,
    END,
    GLOBAL,
    LDS,
    MATRIX,
    PRIORITY,
    SCALAR_LOAD,
    VECTOR,
    WAIT,
    Operation,
    Stream,
)
from tiledsl.analysis.time.result import FETCH
from tiledsl.analysis.time.steady import Executed, Looping, SteadyLoops, executed_by, weights_of
from tiledsl.analysis.time.unit import AFTER_MATRIX_CLK, FIGURES, SLOT, UnitFigures
from tiledsl.targets import LINE, Target

CAUSES = (
    "matrix unit",
    "result of a product",
    "VALU",
    "LDS queue",
    "vector-memory queue",
    "vmcnt",
    "lgkmcnt",
    "barrier",
    "arbitration",
    FETCH,
)
_MATRIX, _RESULT, _VALU, _LDS_QUEUE, _MEMORY_QUEUE, _VMCNT, _LGKMCNT, _BARRIER, _ARBITRATION, _FETCH = range(10)
ISSUED = "issued"
_NEVER = 1 << 60
# an access of the LDS or of the L1 can start; the data are there of an LDS access or a scalar load, of a global access,
# or of a direct load that writes them to the LDS
_LDS_EVENT, _L1_EVENT, _DONE_EVENT, _LOADED_EVENT, _LANDED_EVENT = range(5)
PIPES = ("matrix unit", "VALU", "LDS", "L1")  # a SIMD has a matrix unit and a VALU, the compute unit the others
_MATRIX_PIPE, _VALU_PIPE, _LDS_PIPE, _L1_PIPE = range(4)
# the queue of data that direct loads write to the LDS; the other queues are those of the two pairs of SIMDs
_DIRECT = 2
_PRIORITY = operator.attrgetter("priority")


@dataclasses.dataclass(frozen=True, slots=True)
class Latency:
    """Clocks from the L1 to the data: for a hit, for a miss, and for a complete store."""

    hit: float
    miss: float
    store: float

    @property
    def whole(self) -> tuple[int, int, int]:
        """Return the clocks as the simulation counts them."""
        return int(self.hit), int(self.miss), int(self.store)


@dataclasses.dataclass(frozen=True, slots=True)
class Parts:
    """The parts of the model. Each part can be switched off, to show the contribution of this part."""

    conflicts: bool = True
    barriers: bool = True
    lds_port: bool = True
    lds_queue: bool = True
    lds_latency: bool = True
    memory_queue: bool = True
    bytes_in_flight: bool = True
    l1_clocks: bool = True
    latency: bool = True
    direct_lds: bool = True
    instruction_cache: bool = True
    products: bool = True

    def only(self, others: Parts) -> Parts:
        """Return the parts that neither switches off."""
        if others is WHOLE:
            return self
        both = zip(dataclasses.astuple(self), dataclasses.astuple(others), strict=True)
        return Parts(*(one and other for one, other in both))


WHOLE = Parts()


@dataclasses.dataclass(slots=True)
class Record:
    """What happens when, in clk. A span begins, ends, and belongs to an instruction, which comes last.

    `waves` are (wave, begin, end, kind, instruction) with the number of a cause for a wait, or -1 - the kind of an
    instruction that is issued. `pipes` are (number in `PIPES`, SIMD, begin, end, instruction). `iterations` are
    (wave, times at which its iterations of the loop that takes most time begin, iterations left out behind them)."""

    waves: list[tuple[int, int, int, int, int]] = dataclasses.field(default_factory=list)
    pipes: list[tuple[int, int, int, int, int]] = dataclasses.field(default_factory=list)
    iterations: list[tuple[int, list[int], int]] = dataclasses.field(default_factory=list)


@dataclasses.dataclass(slots=True)
class UnitTime:
    """The time of the blocks of a compute unit, in clk.

    `clocks` is the end of the last wave, with the iterations that are left out. Three lists have an entry for each
    instruction of the listing, summed over the waves: `issued`, for each of `CAUSES` `stalled`, and `executed`, which
    counts how often the instruction was executed.

    `matrix_busy` is the sum over the four matrix units. `lds_busy` is the time of the banks, `conflicts` the bank
    conflicts in this time, and `l1_busy` the time of the L1. The hot loop is the loop that takes most time:
    `loop_clocks` is the time of one iteration (None without a loop), `loop_matrix` the sum of the matrix units' time in
    an iteration, and `burst` the bytes that its waves ask for between two waits for loads. `in_full` says that every
    iteration of this loop was simulated. `waves` is the number of waves. `record` is None unless it is asked for."""

    clocks: float
    issued: list[float]
    stalled: list[list[float]]
    executed: list[float]
    matrix_busy: float
    lds_busy: float
    conflicts: float
    l1_busy: float
    loop_head: int | None
    loop_clocks: float | None
    loop_matrix: float
    burst: float
    in_full: bool
    waves: int
    record: Record | None

    @property
    def memory_wait(self) -> float:
        """Return the clocks for which a wave waits for global memory, on average."""
        return (sum(self.stalled[_VMCNT]) + sum(self.stalled[_MEMORY_QUEUE])) / max(1, self.waves)

    @property
    def wave_clocks(self) -> float:
        """Return the sum of the clocks of all waves."""
        return sum(self.issued) + sum(map(sum, self.stalled))


class _Wave(Looping):
    __slots__ = (
        "operations", "next", "ready", "simd", "block", "priority", "cause", "since", "vm", "lgkm", "results",
        "pending", "line", "passed", "waits", "last", "end",
    )  # fmt: skip

    def __init__(self, number: int, stream: Stream, simd: int, block: _Block):
        super().__init__(number, stream, block.number)
        self.operations, self.next, self.ready = stream.operations, stream.operations[0], 0
        self.simd, self.block, self.priority = simd, block, 0
        self.cause, self.since = -1, 0
        self.vm = self.lgkm = 0
        self.results: list[tuple[int, int]] = []
        self.pending, self.line = 0, -1
        self.passed = self.waits = False
        self.last = 0
        self.end = 0.0


@dataclasses.dataclass(frozen=True, slots=True)
class _Totals:
    """What a wave executes, with the iterations left out: by instruction clocks and number; clocks of a matrix unit."""

    issued: np.ndarray
    executed: np.ndarray
    matrix: float


def _totals(stream: Stream, instructions: int) -> _Totals:
    operations, weights = stream.operations, weights_of(stream)
    indices = [operation.index for operation in operations]
    issued = np.bincount(indices, weights * [operation.clk for operation in operations], instructions)
    matrix = float(weights @ [operation.pipe for operation in operations])
    return _Totals(issued, np.bincount(indices, weights, instructions), matrix)


class _Block:
    __slots__ = ("number", "alive", "arrived", "waves")

    def __init__(self, number: int) -> None:
        self.number = number
        self.alive = self.arrived = 0
        self.waves: list[_Wave] = []


_Issue = Callable[[_Wave, Operation, int], bool]


class ComputeUnit:
    """The simulation of one compute unit with some blocks of a kernel."""

    def __init__(
        self,
        target: Target,
        blocks: Sequence[Sequence[Stream]],
        instructions: int,
        latency: Latency,
        parts: Parts = WHOLE,
        timeline: bool = False,
        figures: UnitFigures | None = None,
    ):
        figures = figures or FIGURES[target.name]
        self.instructions, self.blocks, self.parts = instructions, blocks, parts
        self.hit, self.miss, self.store = latency.whole if parts.latency else (0, 0, 0)
        self.result_wait = 4 * target.result_wait_extra
        self.packed_under_matrix = bool(figures.packed_under_matrix.value)
        self.scalar_latency, self.barrier_clk = int(figures.scalar_latency_clk.value), int(figures.barrier_clk.value)
        self.heap: list[tuple[int, int, int, _Wave | None, Operation | None]] = []
        self.sequence = 0
        self._enter(target)
        self.loops = SteadyLoops(self.waves, parts.barriers)
        count = target.simds
        # the next slot of each SIMD, its place in the order of events, and that of slots that an earlier one replaced
        self.scheduled, self.order = [_NEVER] * count, [0] * count
        self.replaced: list[dict[int, list[int]]] = [{} for _ in range(count)]
        self.now = self.current = 0
        self.matrix_free, self.vector_free, self.lds_issue_free = [0] * count, [0] * count, [0] * count
        self.lds_queues: tuple[deque[tuple[int, _Wave, Operation]], ...] = (deque(), deque(), deque())
        self.bank_free, self.bus_free, self.lds_event = 0, [0, 0, 0], _NEVER
        self.lds_entries = int(figures.lds_entries.value) if parts.lds_queue else _NEVER
        self.lds_latency = max(0, int(figures.lds_latency_clk.value) - 8) if parts.lds_latency else 0
        self.l1_queue: deque[tuple[_Wave, Operation]] = deque()
        self.l1_entries = int(figures.vector_memory_entries.value) if parts.memory_queue else _NEVER
        self.l1_free, self.l1_event = 0, _NEVER
        self.flying = 0
        self.flying_most = int(figures.in_flight_bytes.value) if parts.bytes_in_flight else _NEVER
        self.waiting_lds: tuple[deque[_Wave], ...] = (deque(), deque())
        self.waiting_l1: deque[_Wave] = deque()
        self.fetched: OrderedDict[int, int] = OrderedDict()
        self.fetched_most = int(figures.instruction_cache_bytes.value) // LINE
        self.fetch_miss = int(figures.instruction_miss_clk.value)
        self.stalled = [[0.0] * instructions for _ in CAUSES]
        self.lds_busy = self.conflicts = self.l1_busy = 0.0
        self.record = Record() if timeline else None
        self.issues = self._by_kind()

    def _enter(self, target: Target) -> None:
        """Place the waves on the SIMDs."""
        self.simds: list[list[_Wave]] = [[] for _ in range(target.simds)]
        self.mixed = [False] * target.simds  # whether the waves of the SIMD may have different priorities
        self.waves: list[_Wave] = []
        for place, streams in enumerate(self.blocks):
            block = _Block(place)
            for stream in streams:
                number = len(self.waves)
                wave = _Wave(number, stream, number % target.simds, block)
                self.simds[wave.simd].append(wave)
                self.waves.append(wave)
                block.waves.append(wave)
            block.alive = len(block.waves)

    def run(self) -> UnitTime:
        """Simulate to the end of every wave."""
        for simd, waves in enumerate(self.simds):
            if waves:
                self._schedule(simd, simd)
        heap, scheduled, order, slot = self.heap, self.scheduled, self.order, self._slots()
        while True:
            t = min(scheduled)  # a SIMD has its slots at clocks of its own, modulo SLOT
            if heap:
                first = heap[0]
                if first[0] < t or first[0] == t and first[1] < order[t % SLOT]:
                    heapq.heappop(heap)
                    self._happen(*first)
                    continue
            elif t == _NEVER:
                return self._result()
            slot(t % SLOT, t)

    # -- events -----------------------------------------------------------------------

    def _push(self, t: int, kind: int, w: _Wave | None = None, operation: Operation | None = None) -> None:
        self.sequence += 1
        heapq.heappush(self.heap, (t, self.sequence, kind, w, operation))

    def _happen(self, t: int, order: int, kind: int, w: _Wave | None, operation: Operation | None) -> None:
        self.now, self.current = t, order
        if kind == _LDS_EVENT:
            if self.lds_event == t:
                self._serve_lds(t)
        elif kind == _L1_EVENT:
            if self.l1_event == t:
                self._serve_l1(t)
        else:
            assert w is not None and operation is not None
            self._done(t, kind, w, operation)

    def _schedule(self, simd: int, t: int) -> None:
        """Schedule the first slot of a SIMD at or after `t`, unless an earlier one is scheduled.

        Slots and other events at one clock take place in the order in which they were scheduled. A slot that an earlier
        one replaces keeps its place in this order, for a slot that is scheduled at its clock later on."""
        t += (simd - t) % SLOT
        before = self.scheduled[simd]
        if t >= before:
            return
        replaced = self.replaced[simd]
        if before < _NEVER:
            bisect.insort(replaced.setdefault(before, []), self.order[simd])
        self.sequence += 1
        order = self.sequence
        if replaced and t in replaced:
            places = replaced[t]
            bisect.insort(places, order)
            order = places.pop(bisect.bisect(places, self.current) if t == self.now else 0)
        self.scheduled[simd], self.order[simd] = t, order

    def _wake(self, w: _Wave, t: int) -> None:
        w.ready = t
        self._schedule(w.simd, t)

    def _block(self, w: _Wave, t: int, cause: int, until: int) -> None:
        """Note the cause for which the wave does not issue, and the earliest time of its next attempt."""
        if w.cause != cause:
            if w.cause >= 0:
                self._stalled(w, w.operations[w.at].index, t)
            w.cause, w.since = cause, t
        w.ready = until

    # -- issue ------------------------------------------------------------------------

    def _slots(self) -> Callable[[int, int], None]:
        """Return the function that lets each wave of a SIMD issue its next instruction, if nothing prevents it.

        Most of a simulation is spent in this function, whose variables are therefore no attributes."""
        issues, stalled, record, fetched = self.issues, self.stalled, self.record, self._fetched
        products_done, block, schedule = self._products_done, self._block, self._schedule
        pass_border = self.loops.pass_border
        simds, mixed, order, scheduled, replaced = self.simds, self.mixed, self.order, self.scheduled, self.replaced

        def slot(simd: int, t: int) -> None:
            self.now, self.current = t, order[simd]
            scheduled[simd] = _NEVER
            waves, used, again, following = simds[simd], 0, t + SLOT, _NEVER
            for w in sorted(waves, key=_PRIORITY, reverse=True) if mixed[simd] else waves:
                ready = w.ready
                if ready <= t:
                    operation = w.next
                    if operation.unit & used:
                        if w.cause != _ARBITRATION:
                            block(w, t, _ARBITRATION, again)
                        w.ready = following = again  # no other slot is earlier
                        continue
                    if (
                        (operation.line == w.line or fetched(w, operation.line, t))
                        and (not w.pending & operation.touches or products_done(w, operation, t))
                        and ((issue := issues[operation.kind]) is None or issue(w, operation, t))
                    ):
                        used |= operation.unit
                        if w.at == w.border:
                            pass_border(w, t)  # the wave may go back
                        cause = w.cause
                        if record is not None:
                            self._note(record, w, operation, t)
                        elif cause >= 0:  # as _stalled, without the call
                            stalled[cause][operation.index] += (t - w.since) * w.weight
                        w.cause = -1
                        w.ready = t + operation.clk
                        w.at += 1
                        if operation.kind == END:
                            self._end(w, t)
                        else:
                            w.next = w.operations[w.at]
                    ready = w.ready
                if ready < following:
                    following = ready
            if used and len(waves) > 1:
                waves.append(waves.pop(0))
            if following < _NEVER:
                following = following + (simd - following) % SLOT if following > again else again
                if scheduled[simd] == _NEVER and following not in replaced[simd]:  # as _schedule, without the call
                    self.sequence = order[simd] = self.sequence + 1
                    scheduled[simd] = following
                else:
                    schedule(simd, following)

        return slot

    def _by_kind(self) -> list[_Issue | None]:
        """Return, by the kind of an instruction, the method that issues the instruction if it can; None if it can."""
        found: list[_Issue | None] = [None] * (END + 1)
        found[MATRIX], found[VECTOR], found[LDS] = self._to_matrix_unit, self._to_valu, self._to_lds
        found[GLOBAL], found[SCALAR_LOAD], found[BRANCH] = self._to_l1, self._load_scalar, self._branch
        found[WAIT], found[BARRIER], found[PRIORITY] = self._satisfied, self._passed, self._set_priority
        return found

    def _to_matrix_unit(self, w: _Wave, operation: Operation, t: int) -> bool:
        simd = w.simd
        matrix, vector = self.matrix_free[simd], self.vector_free[simd]
        if matrix > t or vector > t:
            self._block(w, t, _MATRIX if matrix > t else _VALU, matrix if matrix > vector else vector)
            return False
        self.matrix_free[simd] = t + operation.pipe
        self.vector_free[simd] = t + 4
        if self.parts.products:
            w.results.append((operation.writes, t + operation.pipe + self.result_wait))
            w.pending |= operation.writes
        return True

    def _to_valu(self, w: _Wave, operation: Operation, t: int) -> bool:
        free = self.vector_free[w.simd]
        if operation.packed and not self.packed_under_matrix and self.matrix_free[w.simd] > t:
            free = max(free, self.matrix_free[w.simd] + AFTER_MATRIX_CLK)
        if free > t:
            self._block(w, t, _VALU, free)
            return False
        self.vector_free[w.simd] = t + operation.clk
        return True

    def _load_scalar(self, w: _Wave, operation: Operation, t: int) -> bool:
        w.lgkm += 1
        self._push(t + self.scalar_latency, _DONE_EVENT, w, operation)
        return True

    def _branch(self, w: _Wave, operation: Operation, t: int) -> bool:
        if operation.clk > 8:
            w.line = -1
        return True

    def _set_priority(self, w: _Wave, operation: Operation, t: int) -> bool:
        w.priority = operation.value
        self.mixed[w.simd] = any(one.priority != w.priority for one in self.simds[w.simd])
        return True

    def _weight(self, w: _Wave) -> float:
        """Return the weight of the instruction that the wave issues."""
        if w.at == w.border and not w.repeated:
            return w.weights[w.passed_borders]
        return w.weight

    def _note(self, record: Record, w: _Wave, operation: Operation, t: int) -> None:
        """Record the wait before an instruction, and its issue."""
        if w.cause >= 0:
            self._stalled(w, operation.index, t)
        record.waves.append((w.number, t, t + operation.clk, -1 - operation.kind, operation.index))
        if operation.kind == MATRIX:
            record.pipes.append((_MATRIX_PIPE, w.simd, t, t + operation.pipe, operation.index))
        elif operation.kind == VECTOR:
            record.pipes.append((_VALU_PIPE, w.simd, t, t + operation.clk, operation.index))

    def _stalled(self, w: _Wave, index: int, t: int) -> None:
        """Note the end of a wait."""
        self.stalled[w.cause][index] += (t - w.since) * w.weight
        if self.record is not None:
            self.record.waves.append((w.number, w.since, t, w.cause, index))

    def _fetched(self, w: _Wave, line: int, t: int) -> bool:
        """Return whether the instruction cache has a line. A missing line is requested together with the next line."""
        if not self.parts.instruction_cache:
            w.line = line
            return True
        arrives = self.fetched.get(line)
        if arrives is None:
            for number in (line, line + 1):
                if number not in self.fetched:
                    self.fetched[number] = t + self.fetch_miss
                    if len(self.fetched) > self.fetched_most:
                        self.fetched.popitem(last=False)
            arrives = self.fetched.get(line, t)
        else:
            self.fetched.move_to_end(line)
        if arrives > t:
            self._block(w, t, _FETCH, arrives)
            return False
        w.line = line
        return True

    def _products_done(self, w: _Wave, operation: Operation, t: int) -> bool:
        """Return whether all needed results of products are ready. A product may reuse its accumulator at once."""
        results, pending, latest = [], 0, 0
        touches, accumulates = operation.touches, operation.accumulates
        for one in w.results:
            mask, ready = one
            if ready > t:
                results.append(one)
                pending |= mask
                if ready > latest and touches & mask and mask != accumulates:
                    latest = ready
        w.results, w.pending = results, pending
        if latest:
            self._block(w, t, _RESULT, latest)
        return not latest

    # -- LDS --------------------------------------------------------------------------

    def _to_lds(self, w: _Wave, operation: Operation, t: int) -> bool:
        simd = w.simd
        pair = simd // 2 % 2
        if self.lds_issue_free[simd] > t:
            self._block(w, t, _LDS_QUEUE, self.lds_issue_free[simd])
            return False
        if not self._has_place(w, self.lds_entries - len(self.lds_queues[pair]), self.waiting_lds[pair], t):
            self._block(w, t, _LDS_QUEUE, _NEVER)
            return False
        self.lds_issue_free[simd] = t + operation.clk
        w.lgkm += 1
        self._enqueue(pair, t, w, operation)
        return True

    def _enqueue(self, number: int, t: int, w: _Wave, operation: Operation) -> None:
        self.sequence += 1
        queue = self.lds_queues[number]
        queue.append((self.sequence, w, operation))
        if len(queue) == 1:  # behind another access, it starts later than that one
            start = max(t, self.bank_free, self.bus_free[number])
            if start < self.lds_event:
                self.lds_event = start
                self._push(start, _LDS_EVENT)

    def _plan_lds(self, t: int) -> None:
        """Schedule the next time at which the LDS can start an access, while none is scheduled."""
        starts = [bus for queue, bus in zip(self.lds_queues, self.bus_free, strict=True) if queue]
        if starts:
            self.lds_event = max(t, self.bank_free, min(starts))
            self._push(self.lds_event, _LDS_EVENT)

    def _serve_lds(self, t: int) -> None:
        """Start the oldest access whose bus is free."""
        self.lds_event = _NEVER
        if self.bank_free <= t:
            chosen, oldest = -1, _NEVER
            for number, queue in enumerate(self.lds_queues):
                if queue and queue[0][0] < oldest and self.bus_free[number] <= t:
                    chosen, oldest = number, queue[0][0]
            if chosen >= 0:
                self._start_lds(chosen, t)
        self._plan_lds(t)

    def _start_lds(self, chosen: int, t: int) -> None:
        """Start the first access of a queue."""
        _, w, operation = self.lds_queues[chosen].popleft()
        direct = chosen == _DIRECT
        banks, bus = operation.banks, 0 if direct else operation.bus
        if not self.parts.conflicts:
            banks -= operation.conflicts
        if not self.parts.lds_port or direct and not self.parts.direct_lds:
            banks = bus = 0
        self.bank_free, self.bus_free[chosen] = t + banks, t + bus
        weight = self._weight(w)
        if self.record is not None and banks:
            self.record.pipes.append((_LDS_PIPE, 0, t, t + banks, operation.index))
        self.lds_busy += banks * weight
        end = t + (banks if banks > bus else bus)
        if direct:
            self._push(end, _LANDED_EVENT, w, operation)
            return
        self.conflicts += operation.conflicts * weight
        self._push(end + self.lds_latency, _DONE_EVENT, w, operation)
        self._wake_first(self.waiting_lds[chosen], t)

    def _has_place(self, w: _Wave, free: int, waiting: deque[_Wave], t: int) -> bool:
        """Return whether a wave gets a place of a queue: free places go to waves in the order in which they came."""
        if free > 0 and (not waiting or waiting[0] is w):
            if waiting:
                waiting.popleft()
                if free > 1:
                    self._wake_first(waiting, t)
            return True
        if w not in waiting:
            waiting.append(w)
        return False

    def _wake_first(self, waiting: deque[_Wave], t: int) -> None:
        if waiting:
            self._wake(waiting[0], t)

    # -- global memory ----------------------------------------------------------------

    def _to_l1(self, w: _Wave, operation: Operation, t: int) -> bool:
        if not self._has_place(w, self.l1_entries - len(self.l1_queue), self.waiting_l1, t):
            self._block(w, t, _MEMORY_QUEUE, _NEVER)
            return False
        w.vm += 1
        w.lgkm += operation.value  # a flat instruction raises both counters
        self.l1_queue.append((w, operation))
        self._plan_l1(t)
        return True

    def _plan_l1(self, t: int) -> None:
        start = max(t, self.l1_free)
        if self.l1_queue and start < self.l1_event:
            self.l1_event = start
            self._push(start, _L1_EVENT)

    def _serve_l1(self, t: int) -> None:
        """Start the oldest access, if its bytes fit into the limit of bytes in flight."""
        self.l1_event = _NEVER
        if self.l1_free > t:
            self._plan_l1(t)
            return
        if not self.l1_queue:
            return
        w, operation = self.l1_queue[0]
        if self.flying and self.flying + operation.bytes > self.flying_most:
            return  # the next access that completes makes room
        self.l1_queue.popleft()
        busy = operation.tcp if self.parts.l1_clocks else operation.tcp - operation.lines_clk
        self.l1_free = t + busy
        self.l1_busy += busy * self._weight(w)
        if self.record is not None:
            self.record.pipes.append((_L1_PIPE, 0, t, t + busy, operation.index))
        self.flying += operation.bytes
        latency = (self.miss if operation.misses else self.hit) if operation.is_load else self.store
        w.last = max(w.last, t + busy + latency)
        self._push(w.last, _LOADED_EVENT, w, operation)
        self._wake_first(self.waiting_l1, t)
        self._plan_l1(t)

    def _done(self, t: int, kind: int, w: _Wave, operation: Operation) -> None:
        """Complete a memory operation. The data of a direct load must first be written to the LDS."""
        if kind == _DONE_EVENT:
            w.lgkm -= 1
        elif kind == _LANDED_EVENT:
            w.vm -= 1
        else:
            self.flying -= operation.bytes
            self._plan_l1(t)
            if operation.to_lds and operation.banks:
                self._enqueue(_DIRECT, t, w, operation)
                return
            w.vm -= 1
            w.lgkm -= operation.value
        if w.waits:
            w.waits = False
            self._wake(w, t)

    # -- waits and barriers -----------------------------------------------------------

    def _satisfied(self, w: _Wave, operation: Operation, t: int) -> bool:
        late_vm = 0 <= operation.vm < w.vm
        if late_vm or 0 <= operation.lgkm < w.lgkm:
            self._block(w, t, _VMCNT if late_vm else _LGKMCNT, _NEVER)
            w.waits = True
            return False
        return True

    def _passed(self, w: _Wave, operation: Operation, t: int) -> bool:
        if not self.parts.barriers or w.passed:
            w.passed = False
            return True
        if not w.arrived:
            w.arrived = True
            w.block.arrived += 1
            self._block(w, t, _BARRIER, _NEVER)
            self._release(w.block, t)
        return False

    def _release(self, block: _Block, t: int) -> None:
        if block.arrived and block.arrived == block.alive:
            block.arrived = 0
            for w in block.waves:
                if w.arrived:
                    w.arrived, w.passed = False, True
                    self._wake(w, t + self.barrier_clk - SLOT)

    def _end(self, w: _Wave, t: int) -> None:
        w.ready, w.end = _NEVER, t + SLOT + self.loops.left_out
        self.loops.end(w)
        w.block.alive -= 1
        self._release(w.block, t)

    # -- result -----------------------------------------------------------------------

    def _result(self) -> UnitTime:
        loops = executed_by(self.waves)
        head = max(loops, key=lambda one: sum(found.whole for _, found in loops[one]), default=None)
        chosen = [] if head is None else loops[head]
        slowest = max(chosen, key=lambda one: one[1].clocks / one[1].iterations, default=None)
        shares = [0.0 if slowest is None or head is None else _share(one, slowest, head) for one in chosen]
        beside = [one for one, share in zip(chosen, shares, strict=True) if share == 1]
        pipe = [
            share * sum(o.pipe for o in self.waves[w.number].operations[found.span[0] : found.span[1]]) / found.span[2]
            for (w, found), share in zip(chosen, shares, strict=True)
        ]
        issued, executed, matrix_busy = self._executed()
        return UnitTime(
            max((w.end for w in self.waves), default=0.0),
            issued, self.stalled, executed, matrix_busy, self.lds_busy, self.conflicts, self.l1_busy,
            head,
            slowest[1].clocks / slowest[1].iterations if slowest is not None else None,
            sum(pipe),
            sum(_burst(self.waves[w.number].operations[found.span[0]:found.span[1]]) for w, found in beside),
            not any(repeat.left_out for block in self.blocks for stream in block for repeat in stream.repeats),
            len(self.waves),
            self._record(head),
        )  # fmt: skip

    def _executed(self) -> tuple[list[float], list[float], float]:
        """Return for each instruction the clocks in which it is issued, how often it is, and the matrix units' clocks.

        Each wave executes its whole stream, and what it repeats has no weight, so that these follow from the
        streams."""
        issued, executed, matrix_busy = np.zeros(self.instructions), np.zeros(self.instructions), 0.0
        known: dict[Stream, _Totals] = {}  # blocks that go the same way have the same streams
        for stream in (stream for block in self.blocks for stream in block):
            totals = known.get(stream)
            if totals is None:
                totals = known[stream] = _totals(stream, self.instructions)
            issued += totals.issued
            executed += totals.executed
            matrix_busy += totals.matrix
        return issued.tolist(), executed.tolist(), matrix_busy

    def _record(self, head: int | None) -> Record | None:
        """Return the record, with the iterations of the hot loop."""
        if self.record is not None:
            for w in self.waves:
                for of, begins, left_out in w.iterations:
                    if of == head:
                        self.record.iterations.append((w.number, begins, left_out))
        return self.record


def _share(one: tuple[Looping, Executed], other: tuple[Looping, Executed], head: int) -> float:
    """Return how many iterations of a loop a wave executes in each iteration of another wave.

    The share is 1 of a wave that is there for half of the other's time, or again and again. Waves that never meet may
    execute their loops one after the other, as their SIMD serves the first ones first: what such a wave executes in the
    other's time counts."""
    spans = []
    for w, found in (one, other):
        if sum(of == head for of, _, _ in w.iterations) > 1:
            return 1.0
        spans.append((w.began[head][0], w.began[head][0] + found.whole))
    (begin, end), (other_begin, other_end) = spans
    together = max(0.0, min(end, other_end) - max(begin, other_begin))
    if together >= (other_end - other_begin) / 2:
        return 1.0
    return min(1.0, together / (end - begin) * one[1].iterations / other[1].iterations)


def _burst(operations: Sequence[Operation]) -> float:
    """Return the bytes that a wave asks for between two waits for loads, on average over these operations."""
    asked, bursts, waited = 0, 0, True
    for operation in operations:
        if operation.kind == GLOBAL and operation.misses:
            asked, bursts, waited = asked + operation.bytes, bursts + waited, False
        elif operation.kind == WAIT and operation.vm >= 0:
            waited = True
    return asked / bursts if bursts else 0.0
