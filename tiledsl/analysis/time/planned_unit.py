"""One compute unit with blocks of a planned program: a coarse simulation, for estimates before anything is compiled.

The queues are those of the model of the listing (engine.py): a matrix unit for each SIMD, the banks of the LDS, the L1
with its limit of bytes in flight, and barriers. The instructions are those of the plan, in its order, and each queue
serves them in the order in which they ask. On a SIMD, the products of a warp begin between the instructions of another
warp's arithmetic. Other instruction slots, the instruction cache and priorities are left out."""

from __future__ import annotations

import dataclasses
import heapq
from collections import deque
from collections.abc import Sequence

from tiledsl.analysis.time.actions import BARRIER, GLOBAL, LDS, MATRIX, TURNS, VECTOR, Action
from tiledsl.analysis.time.unit import AFTER_MATRIX_CLK, SLOT, UnitFigures

_NEVER = float("inf")
_TURN = 64  # clk for which a warp uses the VALU, until another one does


@dataclasses.dataclass(frozen=True, slots=True)
class PlannedTime:
    """The clocks until the last warp has ended, and those for which a warp waits for global memory, on average."""

    clocks: float
    memory_wait: float


class _Warp:
    __slots__ = (
        "actions",
        "next",
        "simd",
        "block",
        "ready",
        "far",
        "arrives",
        "written",
        "since",
        "weight",
        "total",
        "waited",
        "left",
    )

    def __init__(self, actions: Sequence[Action], simd: int, block: _Block):
        self.actions, self.next, self.simd, self.block = actions, 0, simd, block
        self.ready: dict[str, float] = {}  # when registers have their values
        self.far: dict[str, float] = {}  # those of them that global memory fills
        self.arrives = self.written = self.since = self.total = self.waited = 0.0
        self.left = 0.0  # clocks of the VALU of an action that has begun
        self.weight = 1.0


class _Block:
    __slots__ = ("alive", "waiting")

    def __init__(self, alive: int) -> None:
        self.alive = alive
        self.waiting: list[_Warp] = []


class PlannedUnit:
    """The simulation of some blocks, whose warps have these actions. `latency` are the clocks of a load beyond the L1,
    and `near` those of one that the L1 has."""

    def __init__(
        self,
        warps: Sequence[Sequence[Action]],
        blocks: int,
        simds: int,
        figures: UnitFigures,
        latency: float,
        near: float,
    ):
        self.latency, self.near = latency, near
        self.wait_clk, self.barrier_clk = figures.wait_clk.value, figures.barrier_clk.value
        self.lds_latency, self.most_in_flight = figures.lds_latency_clk.value, figures.in_flight_bytes.value
        self.matrix_free, self.vector_free, self.vector_each = [0.0] * simds, [0.0] * simds, [0.0] * simds
        self.bank_free = self.l1_free = 0.0
        entries, places = int(figures.lds_entries.value), int(figures.vector_memory_entries.value)
        # when the last accesses of each queue have started: a pair of SIMDs has a queue of the LDS
        self.lds_started = [deque([0.0] * entries) for _ in range(2)]
        self.l1_started = deque([0.0] * places)
        self.flying: deque[tuple[float, float]] = deque()  # when loads arrive, and their bytes
        self.flying_bytes = 0.0
        self.heap: list[tuple[float, int, _Warp]] = []
        self.sequence = 0
        self.warps: list[_Warp] = []
        for _ in range(blocks):
            block = _Block(len(warps))
            for actions in warps:
                warp = _Warp(actions, len(self.warps) % simds, block)
                self.warps.append(warp)
                self._push(0.0, warp)

    def run(self) -> PlannedTime:
        """Simulate to the end of every warp."""
        heap = self.heap
        while heap:
            t, _, warp = heapq.heappop(heap)
            while t <= (heap[0][0] if heap else _NEVER):
                after = self._step(warp, t)
                if after is None:
                    break
                t = after
            else:
                self._push(t, warp)
            if not heap:  # warps that wait where others have ended, whose paths the plan does not know
                self._release([one.block for one in self.warps], t)
        waited = sum(warp.waited for warp in self.warps) / len(self.warps)
        return PlannedTime(max(warp.total for warp in self.warps), waited)

    def _push(self, t: float, warp: _Warp) -> None:
        self.sequence += 1
        heapq.heappush(self.heap, (t, self.sequence, warp))

    def _step(self, warp: _Warp, t: float) -> float | None:
        """Issue the next action of a warp, or wait; return when the warp goes on, None if others decide that."""
        if warp.next == len(warp.actions):
            warp.total += (t - warp.since) * warp.weight
            warp.block.alive -= 1
            self._meet(warp.block, t)
            return None
        action = warp.actions[warp.next]
        kind = action.kind
        if action.needs:
            ready = self._ready(warp, action.needs, t)
            if ready > t:
                return ready
        warp.next += 1
        if kind == MATRIX:
            simd = warp.simd
            free = self.matrix_free[simd]
            start = free if free > t else t
            if self.vector_free[simd] > start:  # between two instructions of another warp
                start += (self.vector_free[simd] - start) % self.vector_each[simd]
                self.vector_free[simd] += SLOT
            elif start == t:  # no other slot is known before its time
                self.vector_free[simd] = t + SLOT
            self.matrix_free[simd] = warp.ready[action.gives[0]] = start + action.clk
            return start + SLOT
        if kind == VECTOR:
            return self._to_valu(warp, action, t)
        if kind == LDS:
            return self._to_lds(warp, action, t)
        if kind == GLOBAL:
            return self._to_l1(warp, action, t)
        if kind == BARRIER:
            if warp.written > t:  # what a warp has written is complete at the barrier
                warp.next -= 1
                return warp.written
            warp.block.waiting.append(warp)
            self._meet(warp.block, t)
            return None
        if kind == TURNS:
            warp.total += (t - warp.since) * warp.weight
            warp.since, warp.weight = t, action.weight
            return t
        return t + action.issue

    def _ready(self, warp: _Warp, needs: tuple[str, ...], t: float) -> float:
        """Return when the registers that an action needs have their values, and a wait for these has been issued."""
        own, far = warp.ready, warp.far
        near_by, last, waits = t, 0.0, False
        for name in needs:
            if name in own:
                at, waits = own.pop(name), True
                near_by = at if at > near_by else near_by
            elif name in far:
                at, waits = far.pop(name), True
                last = at if at > last else last
        if not waits:  # an earlier action has waited for them
            return t
        if last > near_by:
            warp.waited += (last - near_by) * warp.weight
            near_by = last
        return near_by + self.wait_clk

    def _to_valu(self, warp: _Warp, action: Action, t: float) -> float:
        """Issue some instructions of the VALU; the warps of a SIMD take turns."""
        simd = warp.simd
        if action.after_matrix and self.matrix_free[simd] > t:
            warp.next -= 1
            return self.matrix_free[simd] + AFTER_MATRIX_CLK
        left = warp.left or action.clk
        turn = action.issue if action.after_matrix else _TURN
        part = left if left < turn else turn
        warp.left = left - part
        if warp.left:
            warp.next -= 1
        free = self.vector_free[simd]
        end = (free if free > t else t) + part
        self.vector_free[simd], self.vector_each[simd] = end, action.issue
        return end

    def _to_lds(self, warp: _Warp, action: Action, t: float) -> float:
        started = self.lds_started[warp.simd // 2 % 2]
        oldest, start = started.popleft(), self.bank_free
        t = oldest if oldest > t else t
        start = t if t > start else start
        self.bank_free = start + action.clk
        started.append(start)
        arrives = self.bank_free + self.lds_latency
        for name in action.gives:
            warp.ready[name] = arrives
        if not action.gives:
            warp.written = arrives
        return t + action.issue

    def _to_l1(self, warp: _Warp, action: Action, t: float) -> float:
        free = self.l1_started.popleft()
        if free > t:
            warp.waited += (free - t) * warp.weight
            t = free
        start = max(t, self.l1_free)
        flying, most = self.flying, self.most_in_flight
        while flying and (flying[0][0] <= start or self.flying_bytes + action.bytes > most):
            arrived, moved = flying.popleft()
            self.flying_bytes -= moved
            start = max(start, arrived)
        self.l1_free = start + action.clk
        self.l1_started.append(start)
        self.bank_free += action.banks
        arrives = max(warp.arrives, self.l1_free + (self.near if action.near else self.latency))
        warp.arrives = arrives
        flying.append((arrives, action.bytes))
        self.flying_bytes += action.bytes
        warp.far.update(dict.fromkeys(action.gives, arrives))
        return t + action.issue

    def _meet(self, block: _Block, t: float) -> None:
        """Let the warps of a block pass a barrier when all that have not ended wait there."""
        if block.waiting and len(block.waiting) == block.alive:
            self._release([block], t)

    def _release(self, blocks: Sequence[_Block], t: float) -> None:
        for block in blocks:
            for warp in block.waiting:
                self._push(t + self.barrier_clk, warp)
            block.waiting = []
