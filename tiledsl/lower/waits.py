"""Where a wave must wait, and for how much: the least that data flow and cross-warp order need, by count.

A counter falls in the order of issue (vector memory among itself, LDS operations among themselves), so an operation is finished once no more
operations are outstanding than have been issued after it. For every operation in flight we keep its age: the least number of later operations of its
counter, over all paths. `s_waitcnt n` finishes all of age ≥ n.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping

from tiledsl.diagnostics import Diagnostic, Mark
from tiledsl.lower import program as lp
from tiledsl.targets import Target

Obligations = Mapping[int, frozenset[int]]  # id of a barrier operation → ids of the LDS operations that must be finished when a wave arrives there


@dataclasses.dataclass(frozen=True, slots=True)
class Flight:
    """An operation in flight, of the counter "vm" or "lgkm"."""

    operation: int
    counter: str
    age: int
    registers: tuple[str, ...]


Key = tuple[int, str]  # id of the operation, and the counter
State = dict[Key, Flight]


def place_waits(program: lp.Program, obligations: Obligations) -> tuple[lp.Program, list[Diagnostic]]:
    """The program with the waits that it needs; the user's own are kept where they stand. With waits="manual" nothing is added, and what is
    missing is an error."""
    placer = _Placer(program.target, obligations)
    body, _ = placer.block(program.body, {})
    if program.kernel.waits == "auto":
        return dataclasses.replace(program, body=body), []
    bare = dataclasses.replace(program, body=_without_added(body))
    return bare, list({(d.primary, d.message): d for d in placer.missing.values()}.values())


def _without_added(body: tuple[lp.Operation, ...]) -> tuple[lp.Operation, ...]:
    """The body with the user's waits only."""
    out: list[lp.Operation] = []
    for operation in body:
        match operation:
            case lp.Wait(own=False):
                continue
            case lp.Loop(body=inner):
                out.append(dataclasses.replace(operation, body=_without_added(inner)))
            case lp.Branch(then=then, otherwise=otherwise):
                out.append(dataclasses.replace(operation, then=_without_added(then), otherwise=_without_added(otherwise)))
            case _:
                out.append(operation)
    return tuple(out)


class _Placer:
    def __init__(self, target: Target, obligations: Obligations):
        self.target, self.obligations = target, obligations
        self.missing: dict[int, Diagnostic] = {}

    def block(self, body: Iterable[lp.Operation], state: State) -> tuple[tuple[lp.Operation, ...], State]:
        out: list[lp.Operation] = []
        for operation in body:
            match operation:
                case lp.Loop():
                    placed, state = self._loop(operation, state)
                    out.append(placed)
                case lp.Branch(then=then, otherwise=otherwise):
                    first, one = self.block(then, state)
                    second, other = self.block(otherwise, state)
                    state = _merge(one, other)
                    out.append(dataclasses.replace(operation, then=first, otherwise=second))
                case lp.Wait():
                    out.append(dataclasses.replace(operation, ties=_finished(state, operation)))
                    state = _after_wait(state, operation)
                case _:
                    wait = self._needed(operation, state)
                    if wait is not None:
                        self.missing[id(operation)] = _missing(operation, wait)
                        out.append(wait)
                        state = _after_wait(state, wait)
                    out.append(operation)
                    state = _issued(state, operation)
        return tuple(out), state

    def _loop(self, loop: lp.Loop, state: State) -> tuple[lp.Operation, State]:
        """The loop's body under everything that may be in flight at its head: from before it, and from its own last turn."""
        head = state
        while True:
            body, end = self.block(loop.body, head)
            joined = _merge(head, end) if loop.turns > 1 else head
            if joined == head:
                return dataclasses.replace(loop, body=body), end
            head = joined

    def _needed(self, operation: lp.Operation, state: State) -> lp.Wait | None:
        """The wait that must stand before an operation, or None."""
        touched = set(lp.read(operation)) | set(lp.written(operation))
        due = [f for f in state.values() if touched.intersection(f.registers)]
        if isinstance(operation, lp.Barrier):
            owed = self.obligations.get(id(operation), frozenset())
            due += [f for f in state.values() if f.operation in owed]
        if not due:
            return None
        counts = {c: min((f.age for f in due if f.counter == c), default=None) for c in ("vm", "lgkm")}
        wait = lp.Wait(None, _capped(counts["vm"], self.target.max_vmcnt), _capped(counts["lgkm"], self.target.max_lgkmcnt))
        return dataclasses.replace(wait, ties=_finished(state, wait))


def _missing(operation: lp.Operation, wait: lp.Wait) -> Diagnostic:
    """What is wrong where the compiler may not add the wait."""
    place = operation.place
    assert place is not None
    counts = ", ".join(f"{name}={value}" for name, value in (("vmcnt", wait.vm), ("lgkmcnt", wait.lgkm)) if value is not None)
    if isinstance(operation, lp.Barrier):
        message = "LDS operations that other warps depend on are not finished at this barrier"
    else:
        names = dict.fromkeys(name.split("[")[0] for name in wait.ties)
        message = f"{', '.join(names)} {'is' if len(names) == 1 else 'are'} used before what loads {'it' if len(names) == 1 else 'them'} has been waited for"
    return Diagnostic(
        "TD405", message, Mark(place.span), notes=('waits="manual": the compiler adds none',), helps=(f"put td.wait({counts}) before it",), calls=place.calls
    )


def _capped(count: int | None, most: int) -> int | None:
    return None if count is None else min(count, most)


def _finished(state: State, wait: lp.Wait) -> tuple[str, ...]:
    """The registers that a wait makes ready, in order of issue."""
    limits = {"vm": wait.vm, "lgkm": wait.lgkm}
    ready = [f for f in state.values() if (limit := limits[f.counter]) is not None and f.age >= limit]
    return tuple(dict.fromkeys(name for f in sorted(ready, key=lambda f: -f.age) for name in f.registers))


def _after_wait(state: State, wait: lp.Wait) -> State:
    limits = {"vm": wait.vm, "lgkm": wait.lgkm}
    return {key: f for key, f in state.items() if (limit := limits[f.counter]) is None or f.age < limit}


def _issued(state: State, operation: lp.Operation) -> State:
    """The operations in flight after one more is issued. One that may be skipped (guarded) makes no other older."""
    if isinstance(operation, lp.Store):  # plain C++: the compiler waits for it where it must, and how many instructions it takes is its own choice
        return state
    if not isinstance(operation, lp.Memory) or not operation.counter:
        return state
    older = int(operation.guard is None)
    counters = operation.counter.split()
    aged = {key: dataclasses.replace(f, age=f.age + older) if f.counter in counters else f for key, f in state.items()}
    return aged | {(id(operation), counter): Flight(id(operation), counter, 0, operation.out) for counter in counters}


def _merge(one: State, other: State) -> State:
    """In flight on either path, at the lesser age."""
    merged = dict(one)
    for key, flight in other.items():
        merged[key] = flight if key not in merged or flight.age < merged[key].age else merged[key]
    return merged
