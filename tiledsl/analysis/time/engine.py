"""One compute unit, event by event: issue by class, pipes, the LDS port, the L1, waits and barriers.

Waves execute the streams of `operations.py`. A SIMD has an issue slot every 4 clk. In a slot, each wave of the SIMD
issues at most one instruction, and all its waves together issue at most one instruction of each class. The simulation
notes the cause for which a wave cannot issue."""

from __future__ import annotations

import dataclasses
import heapq
from collections import OrderedDict, deque
from collections.abc import Sequence

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
from tiledsl.analysis.time.steady import Looping, SteadyLoops, executed_by
from tiledsl.analysis.time.unit import FIGURES, SLOT, UnitFigures
from tiledsl.sim.state.trace import LINE
from tiledsl.targets import Target

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
    "instruction cache",
)
_MATRIX, _RESULT, _VALU, _LDS_QUEUE, _MEMORY_QUEUE, _VMCNT, _LGKMCNT, _BARRIER, _ARBITRATION, _FETCH = range(10)
ISSUED = "issued"
_NEVER = 1 << 60
_SLOT_EVENT, _LDS_EVENT, _L1_EVENT, _DONE_EVENT = range(4)
_AFTER_MATRIX = 12  # clk after a matrix instruction until a packed f32 instruction issues, on gfx950 (Gluon tutorials)
PIPES = ("matrix unit", "VALU", "LDS", "L1")  # a SIMD has a matrix unit and a VALU, the compute unit the others
_MATRIX_PIPE, _VALU_PIPE, _LDS_PIPE, _L1_PIPE = range(4)
# the queue of data that direct loads write to the LDS; the other queues are those of the two pairs of SIMDs
_DIRECT = 2


@dataclasses.dataclass(frozen=True, slots=True)
class Latency:
    """Clocks from the L1 to the data: for a hit, for a miss, and for a complete store."""

    hit: float
    miss: float
    store: float


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
    an iteration, and `burst` the bytes that its waves ask for between two waits for loads. `waves` is the number of
    waves. `record` is None unless it is asked for."""

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
    waves: int
    record: Record | None

    @property
    def wave_clocks(self) -> float:
        """Return the sum of the clocks of all waves."""
        return sum(self.issued) + sum(map(sum, self.stalled))


class _Wave(Looping):
    __slots__ = (
        "operations", "ready", "simd", "block", "priority", "cause", "since", "vm", "lgkm", "results", "pending",
        "line", "passed", "waits", "last", "end",
    )  # fmt: skip

    def __init__(self, number: int, stream: Stream, simd: int, block: _Block):
        super().__init__(number, stream, block.number)
        self.operations, self.ready = stream.operations, 0
        self.simd, self.block, self.priority = simd, block, 0
        self.cause, self.since = -1, 0
        self.vm = self.lgkm = 0
        self.results: list[tuple[int, int]] = []
        self.pending, self.line = 0, -1
        self.passed = self.waits = False
        self.last = 0
        self.end = 0.0


class _Block:
    __slots__ = ("number", "alive", "arrived", "waves")

    def __init__(self, number: int) -> None:
        self.number = number
        self.alive = self.arrived = 0
        self.waves: list[_Wave] = []


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
        figures = self.figures = figures or FIGURES[target.name]
        self.latency, self.parts = latency, parts
        self.result_wait = 4 * target.result_wait_extra
        self.simds: list[list[_Wave]] = [[] for _ in range(target.simds)]
        self.waves: list[_Wave] = []
        for place, streams in enumerate(blocks):
            block = _Block(place)
            for stream in streams:
                number = len(self.waves)
                wave = _Wave(number, stream, number % target.simds, block)
                self.simds[wave.simd].append(wave)
                self.waves.append(wave)
                block.waves.append(wave)
            block.alive = len(block.waves)
        self.loops = SteadyLoops(self.waves, parts.barriers)
        self.heap: list[tuple[int, int, int, object]] = []
        self.sequence = 0
        count = target.simds
        self.scheduled = [_NEVER] * count
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
        self.issued = [0.0] * instructions
        self.executed = [0.0] * instructions
        self.stalled = [[0.0] * instructions for _ in CAUSES]
        self.matrix_busy = self.lds_busy = self.conflicts = self.l1_busy = 0.0
        self.record = Record() if timeline else None

    def run(self) -> UnitTime:
        """Simulate to the end of every wave."""
        for simd, waves in enumerate(self.simds):
            if waves:
                self._schedule(simd, simd)
        heap = self.heap
        while heap:
            t, _, kind, payload = heapq.heappop(heap)
            if kind == _SLOT_EVENT:
                if self.scheduled[payload] == t:  # type: ignore[call-overload]
                    self._slot(payload, t)  # type: ignore[arg-type]
            elif kind == _LDS_EVENT:
                if self.lds_event == t:
                    self._serve_lds(t)
            elif kind == _L1_EVENT:
                if self.l1_event == t:
                    self._serve_l1(t)
            else:
                self._done(t, *payload)  # type: ignore[misc]
        return self._result()

    # -- events -----------------------------------------------------------------------

    def _push(self, t: int, kind: int, payload: object) -> None:
        self.sequence += 1
        heapq.heappush(self.heap, (t, self.sequence, kind, payload))

    def _schedule(self, simd: int, t: int) -> None:
        """Schedule the first slot of a SIMD at or after `t`."""
        t += (simd - t) % SLOT
        if t < self.scheduled[simd]:
            self.scheduled[simd] = t
            self._push(t, _SLOT_EVENT, simd)

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

    def _slot(self, simd: int, t: int) -> None:
        self.scheduled[simd] = _NEVER
        waves = self.simds[simd]
        used, following = 0, _NEVER
        for w in sorted(waves, key=lambda one: -one.priority) if len(waves) > 1 else waves:
            if w.ready <= t:
                operation = w.operations[w.at]
                if operation.unit & used:
                    self._block(w, t, _ARBITRATION, t + SLOT)
                elif self._issues(w, operation, t):
                    used |= operation.unit
            if w.ready < following:
                following = w.ready
        if len(waves) > 1 and used:
            waves.append(waves.pop(0))
        if following < _NEVER:
            self._schedule(simd, max(following, t + SLOT))

    def _issues(self, w: _Wave, operation: Operation, t: int) -> bool:
        """Issue the wave's next instruction if nothing prevents it; return whether it was issued."""
        simd, kind = w.simd, operation.kind
        if operation.line != w.line and not self._fetched(w, operation.line, t):
            return False
        if w.pending and operation.touches & w.pending and not self._products_done(w, operation, t):
            return False
        clk = operation.clk
        if kind == MATRIX:
            if self.matrix_free[simd] > t or self.vector_free[simd] > t:
                late = self.matrix_free[simd] > t
                self._block(w, t, _MATRIX if late else _VALU, max(self.matrix_free[simd], self.vector_free[simd]))
                return False
            self.matrix_free[simd] = t + operation.pipe
            self.vector_free[simd] = t + 4
            self.matrix_busy += operation.pipe * self._weight(w)
            if self.parts.products:
                w.results.append((operation.writes, t + operation.pipe + self.result_wait))
                w.pending |= operation.writes
        elif kind == VECTOR:
            free = self.vector_free[simd]
            if operation.packed and not self.figures.packed_under_matrix.value:
                free = max(free, self.matrix_free[simd] + _AFTER_MATRIX if self.matrix_free[simd] > t else 0)
            if free > t:
                self._block(w, t, _VALU, free)
                return False
            self.vector_free[simd] = t + clk
        elif kind == LDS:
            if not self._to_lds(w, operation, t):
                return False
        elif kind == GLOBAL:
            if not self._to_l1(w, operation, t):
                return False
        elif kind == WAIT:
            if not self._satisfied(w, operation, t):
                return False
        elif kind == BARRIER:
            if not self._passed(w, t):
                return False
        elif kind == SCALAR_LOAD:
            w.lgkm += 1
            self._push(t + int(self.figures.scalar_latency_clk.value), _DONE_EVENT, (w, operation))
        elif kind == PRIORITY:
            w.priority = operation.value
        self._account(w, operation, t)
        w.ready = t + clk
        w.at += 1
        if kind == END:
            self._end(w, t)
        elif kind == BRANCH and clk > 8:
            w.line = -1
        return True

    def _weight(self, w: _Wave) -> float:
        """Return the weight of the instruction that the wave issues."""
        if w.at == w.border and not w.repeated:
            return w.weights[w.passed_borders]
        return w.weight

    def _account(self, w: _Wave, operation: Operation, t: int) -> None:
        """Note the issue of an instruction, and the cause of the wave's wait before the instruction."""
        if w.at == w.border:
            self.loops.pass_border(w, t)
        index, weight = operation.index, w.weight
        if w.cause >= 0:
            self._stalled(w, index, t)
            w.cause = -1
        self.issued[index] += operation.clk * weight
        self.executed[index] += weight
        if self.record is not None:
            self.record.waves.append((w.number, t, t + operation.clk, -1 - operation.kind, index))
            if operation.kind == MATRIX:
                self.record.pipes.append((_MATRIX_PIPE, w.simd, t, t + operation.pipe, index))
            elif operation.kind == VECTOR:
                self.record.pipes.append((_VALU_PIPE, w.simd, t, t + operation.clk, index))

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
        w.results = [one for one in w.results if one[1] > t]
        w.pending = 0
        latest = 0
        for mask, ready in w.results:
            w.pending |= mask
            if operation.touches & mask and mask != operation.accumulates:
                latest = max(latest, ready)
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

    def _enqueue(self, queue: int, t: int, w: _Wave, operation: Operation) -> None:
        self.sequence += 1
        self.lds_queues[queue].append((self.sequence, w, operation))
        self._plan_lds(t)

    def _plan_lds(self, t: int) -> None:
        """Schedule the next time at which the LDS can start an access."""
        starts = [max(t, self.bank_free, self.bus_free[n]) for n, queue in enumerate(self.lds_queues) if queue]
        if starts and min(starts) < self.lds_event:
            self.lds_event = min(starts)
            self._push(self.lds_event, _LDS_EVENT, None)

    def _serve_lds(self, t: int) -> None:
        """Start the oldest access whose bus is free."""
        self.lds_event = _NEVER
        ready = [n for n, queue in enumerate(self.lds_queues) if queue and self.bus_free[n] <= t]
        if ready and self.bank_free <= t:
            chosen = min(ready, key=lambda n: self.lds_queues[n][0][0])
            _, w, operation = self.lds_queues[chosen].popleft()
            banks, bus = operation.banks, operation.bus if chosen != _DIRECT else 0
            if not self.parts.conflicts:
                banks -= operation.conflicts
            if not self.parts.lds_port or chosen == _DIRECT and not self.parts.direct_lds:
                banks = bus = 0
            self.bank_free, self.bus_free[chosen] = t + banks, t + bus
            weight = self._weight(w)
            if self.record is not None and banks:
                self.record.pipes.append((_LDS_PIPE, 0, t, t + banks, operation.index))
            self.lds_busy += banks * weight
            self.conflicts += operation.conflicts * weight if chosen != _DIRECT else 0
            latency = 0 if chosen == _DIRECT else self.lds_latency
            self._push(t + max(banks, bus) + latency, _DONE_EVENT, (w, operation))
            if chosen != _DIRECT:
                self._wake_first(self.waiting_lds[chosen], t)
        self._plan_lds(t)

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
            self._push(start, _L1_EVENT, None)

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
        latency = self.latency
        clk = (latency.miss if operation.misses else latency.hit) if operation.is_load else latency.store
        w.last = max(w.last, t + busy + int(clk if self.parts.latency else 0))
        self._push(w.last, _DONE_EVENT, (w, operation))
        self._wake_first(self.waiting_l1, t)
        self._plan_l1(t)

    def _done(self, t: int, w: _Wave, operation: Operation) -> None:
        """Complete a memory operation. The data of a direct load must first be written to the LDS."""
        if operation.kind == GLOBAL:
            if operation.to_lds and operation.clk >= 0 and operation.banks and not _is_landing(operation):
                self._leave_l1(t, operation)
                self._enqueue(_DIRECT, t, w, _landing(operation))
                return
            if not _is_landing(operation):
                self._leave_l1(t, operation)
            w.vm -= 1
            w.lgkm -= operation.value if not _is_landing(operation) else 0
        else:
            w.lgkm -= 1
        if w.waits:
            w.waits = False
            self._wake(w, t)

    def _leave_l1(self, t: int, operation: Operation) -> None:
        self.flying -= operation.bytes
        self._plan_l1(t)

    # -- waits and barriers -----------------------------------------------------------

    def _satisfied(self, w: _Wave, operation: Operation, t: int) -> bool:
        late_vm = 0 <= operation.vm < w.vm
        if late_vm or 0 <= operation.lgkm < w.lgkm:
            self._block(w, t, _VMCNT if late_vm else _LGKMCNT, _NEVER)
            w.waits = True
            return False
        return True

    def _passed(self, w: _Wave, t: int) -> bool:
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
                    self._wake(w, t + int(self.figures.barrier_clk.value) - SLOT)

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
        pipe = [
            sum(o.pipe for o in self.waves[w.number].operations[found.span[0] : found.span[1]]) / found.span[2]
            for w, found in chosen
        ]
        return UnitTime(
            max((w.end for w in self.waves), default=0.0),
            self.issued, self.stalled, self.executed, self.matrix_busy, self.lds_busy, self.conflicts, self.l1_busy,
            head,
            max((found.clocks / found.iterations for _, found in chosen), default=None),
            sum(pipe),
            sum(_burst(self.waves[w.number].operations[found.span[0]:found.span[1]]) for w, found in chosen),
            len(self.waves),
            self._record(head),
        )  # fmt: skip

    def _record(self, head: int | None) -> Record | None:
        """Return the record, with the iterations of the hot loop."""
        if self.record is not None:
            for w in self.waves:
                for of, begins, left_out in w.iterations:
                    if of == head:
                        self.record.iterations.append((w.number, begins, left_out))
        return self.record


def _burst(operations: Sequence[Operation]) -> float:
    """The bytes that a wave asks for between two waits for loads, on average over these operations of a loop."""
    asked, bursts, waited = 0, 0, True
    for operation in operations:
        if operation.kind == GLOBAL and operation.misses:
            asked, bursts, waited = asked + operation.bytes, bursts + waited, False
        elif operation.kind == WAIT and operation.vm >= 0:
            waited = True
    return asked / bursts if bursts else 0.0


def _is_landing(operation: Operation) -> bool:
    return operation.kind == GLOBAL and operation.pipe == -1


def _landing(operation: Operation) -> Operation:
    """Return the operation that writes the data of a direct load to the LDS."""
    return dataclasses.replace(operation, pipe=-1)
