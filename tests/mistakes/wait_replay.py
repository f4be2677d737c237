"""Whether the waits of a lowered program are enough, by replaying every warp's counters: for kernels whose waits are the user's own.

An access of LDS lasts from its issue to the wait that covers it, in barriers passed; two of different warps, one of them a write, that touch a byte are ordered
if one has ended before a barrier after which the other is issued. A register that is being loaded is not touched. Vector memory comes back in order, and so
does LDS. Nothing is taken from the checks or from the placing of waits; what it cannot prove, it denies.
"""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Iterable
from typing import Any

import numpy as np

from tiledsl.analysis.order.elaborate import NO_SIZES
from tiledsl.ir.instances import Sizes, blocks, environment
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.lanes import lane_environment

NEVER = 1 << 30


@dataclasses.dataclass(eq=False)
class Flight:
    """One operation of a warp that a counter counts: `first` and `last` are the barriers passed at its issue and at the wait that covers it; `bytes` has a
    bit for each that it touches in LDS."""

    warp: int
    operation: lp.Memory | lp.Store
    counters: tuple[str, ...]
    bytes: int
    first: int
    last: int = NEVER


def waited(program: lp.Program, sizes: Sizes = NO_SIZES) -> bool:
    """Whether every warp of every block waits for what it needs, and for what others need, on its own path."""
    for block in range(blocks(program.kernel, sizes)):
        flights: list[Flight] = []
        for warp in range(program.kernel.warps):
            one = _Replay(program, sizes, block, warp)
            if not one.block(program.body):
                return False
            flights += one.flights
        if any(_unordered(one, other) for one, other in itertools.combinations([f for f in flights if f.operation.access is not None], 2)):
            return False
    return True


def _unordered(one: Flight, other: Flight) -> bool:
    first, second = one.operation.access, other.operation.access
    assert first is not None and second is not None
    if one.warp == other.warp or not (first.writes or second.writes) or one.last < other.first or other.last < one.first:
        return False
    return bool(one.bytes & other.bytes) and not (first.commutes and first.commutes == second.commutes)


class _Replay:
    def __init__(self, program: lp.Program, sizes: Sizes, block: int, warp: int):
        lanes = {var: values[warp] for var, values in lane_environment(program.kernel.warps).items()}
        self.known: dict[Any, Any] = {**lanes, **environment(program.kernel, sizes, block)}
        self.warp, self.epoch, self.lds_bytes = warp, 0, program.lds_bytes
        self.flights: list[Flight] = []
        self.outstanding: list[Flight] = []

    def block(self, body: Iterable[lp.Operation]) -> bool:
        return all(map(self.does, body))

    def does(self, operation: lp.Operation) -> bool:
        """Do it; whether nothing was missing."""
        match operation:
            case lp.Loop(var=var, start=start, stop=stop, step=step, body=body):
                for value in range(start, int(ex.evaluate(stop, self.known)), step):
                    self.known[var] = value
                    if not self.block(body):
                        return False
                return True
            case lp.Branch(condition=condition, then=then, otherwise=otherwise):
                truth = np.unique(np.asarray(ex.evaluate(condition, self.known)) != 0)
                return len(truth) == 1 and self.block(then if truth[0] else otherwise)
            case lp.Barrier():
                self.epoch += 1
                return True
            case lp.Wait(vm=vm, lgkm=lgkm):
                self._wait("vm", vm)
                self._wait("lgkm", lgkm)
                return True
        return self._simple(operation)

    def _wait(self, counter: str, count: int | None) -> None:
        if count is None:
            return
        counted = [flight for flight in self.outstanding if counter in flight.counters]
        for flight in counted[: max(0, len(counted) - count)]:
            flight.last = self.epoch
            self.outstanding.remove(flight)

    def _simple(self, operation: lp.Operation) -> bool:
        touched = {*operation.effects.read, *operation.effects.written}
        if any(touched & set(flight.operation.effects.written) for flight in self.outstanding):
            return False
        if isinstance(operation, lp.Store):
            self.outstanding += [Flight(self.warp, operation, ("vm",), 0, self.epoch) for _ in range(_instructions(operation.access))]
        if isinstance(operation, lp.Memory):
            flight = Flight(self.warp, operation, tuple(operation.counter.split()), self._bytes(operation), self.epoch)
            if any(_unsettled(earlier, flight) for earlier in self.outstanding):
                return False
            self.flights.append(flight)
            if flight.counters:
                self.outstanding.append(flight)
        return True

    def _bytes(self, operation: lp.Memory) -> int:
        access = operation.access
        if access is None:
            return 0
        at = np.broadcast_to(np.asarray(ex.evaluate(access.address, self.known)), (64,))
        if access.guard is not None:
            at = at[np.broadcast_to(np.asarray(ex.evaluate(access.guard, self.known)) != 0, (64,))]
        touched = np.zeros(self.lds_bytes, dtype=bool)
        touched[at[:, None] + np.arange(access.width)] = True
        return int.from_bytes(np.packbits(touched, bitorder="little").tobytes(), "little")


def _instructions(access: lp.PieceAccess) -> int:
    """The stores of a piece: one moves at most 16 bytes of neighbours, of which the layouts have four. None is certain at an edge."""
    places = [ex.number(access.near) * register for register in range(4)]
    neighbours = places == [access.tensor.dtype.bytes * register for register in range(4)]
    return 0 if access.edges else access.count // 4 if neighbours else access.count


def _unsettled(earlier: Flight, later: Flight) -> bool:
    """Of one warp: whether a load straight to LDS is on its way where the later one touches, or the later one is such a load and what it overwrites is."""
    accesses = [flight.operation.access if isinstance(flight.operation, lp.Memory) else None for flight in (earlier, later)]
    if None in accesses or not any(access.direct for access in accesses if access) or not any(access.writes for access in accesses if access):
        return False
    return bool(earlier.bytes & later.bytes)
