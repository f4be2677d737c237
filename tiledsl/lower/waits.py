"""Where a wave must wait, and for how much: the least that data flow and cross-warp order need, by count.

A counter falls in the order of issue (vector memory among itself, LDS operations among themselves), so an operation is finished once no more
operations are outstanding than have been issued after it. For every operation in flight we keep its age: the least number of later operations of its
counter, over all paths. `s_waitcnt n` finishes all of age ≥ n. A flat operation raises both counters and keeps no order with the others (LLVM,
SIInsertWaitcnts, setPendingFlat): it makes none older, does not grow older, and is finished once both counters have been waited for down to 0.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence

from tiledsl.diagnostics import Diagnostic, Mark, Span
from tiledsl.lower import program as lp
from tiledsl.lower.names import owners
from tiledsl.targets import Target

Obligations = Mapping[int, frozenset[int]]  # id of an operation, mostly a barrier → ids of the LDS operations that must be finished before it


@dataclasses.dataclass(frozen=True, slots=True)
class Flight:
    """An operation in flight, of the counter "vm" or "lgkm"."""

    operation: lp.Memory
    counter: str
    age: int

    @property
    def registers(self) -> tuple[str, ...]:
        return self.operation.out


Key = tuple[int, str]  # id of the operation, and the counter
State = dict[Key, Flight]
COUNTERS = ("vm", "lgkm")


@dataclasses.dataclass(frozen=True, slots=True)
class _Own:
    """The user's last wait before an operation in the text, and what it left in flight."""

    wait: lp.Wait
    left: frozenset[Key]


@dataclasses.dataclass(frozen=True, slots=True)
class _Missing:
    """A wait that an operation needs and does not have: what is still in flight, the wait that would do before the statement that the operation is part of,
    and the user's last one.
    """

    operation: lp.Operation
    due: tuple[Flight, ...]
    wait: lp.Wait
    after: _Own | None


def place_waits(program: lp.Program, obligations: Obligations, finish_unread: bool = False, early: bool = False) -> tuple[lp.Program, list[Diagnostic]]:
    """The program with the waits that it needs; the user's own are kept where they stand. With waits="manual" nothing is added, and what is
    missing is an error. `early`: what either arm of a branch waits for is waited for before the branch, and what it loads at its end."""
    manual = program.kernel.waits == "manual"
    placer = _Placer(program.target, obligations, finish_unread, manual, early and not manual)
    body, _ = placer.block(program.body, {}, frozenset())
    if program.kernel.waits == "auto":
        return dataclasses.replace(program, body=_joined(body)), []
    return dataclasses.replace(program, body=_without_added(body)), _findings(program, placer.missing.values())


def _joined(body: tuple[lp.Operation, ...]) -> tuple[lp.Operation, ...]:
    """The body with waits on different counters that stand side by side made one, but for those whose counts the user wrote."""
    out: list[lp.Operation] = []
    for operation in body:
        before = out[-1] if out else None
        match operation:
            case lp.Wait(vm=vm, lgkm=lgkm, ties=ties) if isinstance(before, lp.Wait) and _apart(before, operation):
                counts = [one if other is None else other for one, other in ((before.vm, vm), (before.lgkm, lgkm))]
                out[-1] = dataclasses.replace(before, vm=counts[0], lgkm=counts[1], ties=tuple(dict.fromkeys((*before.ties, *ties))))
            case lp.Loop(body=inner):
                out.append(dataclasses.replace(operation, body=_joined(inner)))
            case lp.Branch(then=then, otherwise=otherwise):
                out.append(dataclasses.replace(operation, then=_joined(then), otherwise=_joined(otherwise)))
            case _:
                out.append(operation)
    return tuple(out)


def _apart(one: lp.Wait, other: lp.Wait) -> bool:
    counted = any(wait.own and not wait.until for wait in (one, other))
    return not counted and (one.vm is None or other.vm is None) and (one.lgkm is None or other.lgkm is None)


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
    def __init__(self, target: Target, obligations: Obligations, finish_unread: bool, manual: bool, early: bool):
        self.target, self.obligations, self.finish_unread, self.manual, self.early = target, obligations, finish_unread, manual, early
        self.missing: dict[int, _Missing] = {}
        self.last_own: _Own | None = None

    def block(self, body: Sequence[lp.Operation], state: State, after: frozenset[str]) -> tuple[tuple[lp.Operation, ...], State]:
        """The operations with waits among them, and what is in flight at the end. `after` are the registers that are read once the block is over."""
        out: list[lp.Operation] = []
        later = _read_from(body, after)
        issued: dict[int | None, dict[str, int]] = {None: dict.fromkeys(COUNTERS, 0)}  # so far, and before the first operation of each statement
        for number, operation in enumerate(body):
            match operation:
                case lp.Loop():
                    placed, end = self._loop(operation, state, later[number + 1])
                    out.append(placed)
                    state = self._past(out, state, end, later[number + 1]) if operation.turns is None else end
                case lp.Branch():
                    branch, state = self._branch(operation, state, later[number + 1])
                    out += branch
                case lp.Wait(until=until) if until:
                    waits = self._until(operation, state)
                    out += waits
                    state = _after_wait(state, waits[0]) if waits else state
                case lp.Wait():
                    out.append(dataclasses.replace(operation, ties=_finished(state, operation)))
                    state = _after_wait(state, operation)
                    self.last_own = _Own(operation, frozenset(state))
                case _:
                    begun = issued.setdefault(id(operation.place), dict(issued[None]))
                    due = self._due(operation, state)
                    self.missing.pop(id(operation), None)  # of an earlier guess at a loop's head
                    if due:
                        wait = self._covering(due, state)
                        if _inside(operation, due):
                            wait = dataclasses.replace(wait, own=True)
                        else:
                            since = {counter: issued[None][counter] - begun[counter] for counter in COUNTERS}
                            self.missing[id(operation)] = _Missing(operation, due, _earlier(wait, since), self.last_own)
                        out.append(wait)
                        state = _after_wait(state, wait)
                    out.append(operation)
                    state = _issued(state, operation)
                    for counter in _ages(operation):
                        issued[None][counter] += 1
            if self.finish_unread:
                state = self._unread(out, state, later[number + 1])
        return tuple(out), state

    def _unread(self, out: list[lp.Operation], state: State, later: frozenset[str]) -> State:
        """Wait for what nothing reads any more: the compiler takes its registers for free, and would put something else into them meanwhile."""
        due = tuple(f for f in state.values() if f.registers and later.isdisjoint(f.registers))
        if not due:
            return state
        wait = dataclasses.replace(self._covering(due, state), own=True)
        out.append(wait)
        return _after_wait(state, wait)

    def _branch(self, branch: lp.Branch, state: State, after: frozenset[str]) -> tuple[list[lp.Operation], State]:
        """The branch, after a wait for what both of its arms would wait for, or with `early` either of them.

        A wait sets the registers that it makes ready anew. The compiler lays one arm after the other, so where both set a register, it would copy it in the
        first, on its way still, and keep the old one for the second; and where one does, it may, if the old one is used past the other.
        """
        first, one = self._arm(branch.then, state, after)
        second, other = self._arm(branch.otherwise, state, after)
        placed = dataclasses.replace(branch, then=first, otherwise=second)
        set_anew = set[str]().union(*_set_in_arms(placed)) if self.early else set_in_both(placed)
        due = tuple(f for f in state.values() if not set_anew.isdisjoint(f.registers))
        if not due or self.manual:
            return [placed], _merge(one, other)
        wait = self._covering(due, state)
        placed_after, state = self._branch(branch, _after_wait(state, wait), after)
        return [wait, *placed_after], state

    def _arm(self, body: tuple[lp.Operation, ...], state: State, after: frozenset[str]) -> tuple[tuple[lp.Operation, ...], State]:
        """One arm of a branch; with `early`, what it loads is there at its end: where arms meet, the compiler may copy registers."""
        placed, end = self.block(body, state, after)
        own = {id(operation) for operation in lp.flat(body)}
        due = tuple(f for f in end.values() if f.registers and id(f.operation) in own) if self.early else ()
        if not due:
            return placed, end
        wait = self._covering(due, end)
        return (*placed, wait), _after_wait(end, wait)

    def _loop(self, loop: lp.Loop, state: State, after: frozenset[str]) -> tuple[lp.Operation, State]:
        """The loop's body under everything that may be in flight at its head: from before it, and from its own last turn.

        A wait that one turn needs can leave less in flight for the next, so that each guess starts from what the last one came to. Where guesses go round
        in circles, the head is all of them together.
        """
        heads, circling = [state], False
        while True:
            body, end = self.block(loop.body, heads[-1], after | _read_from(loop.body, frozenset())[0])
            head = _merge(state, end) if loop.turns != 1 else state
            circling = circling or head in heads[:-1]
            head = _merge(head, heads[-1]) if circling else head
            if head == heads[-1]:
                return dataclasses.replace(loop, body=body), end if loop.surely_turns else _merge(state, end)
            heads.append(head)

    def _past(self, out: list[lp.Operation], before: State, end: State, later: frozenset[str]) -> State:
        """What is in flight after a loop of as many turns as the call's sizes say. The compiler makes a way past it, even where no size takes that, and on it
        nothing has waited for registers that the first turn waits for; the user's own waits are judged by the ways that sizes take.
        """
        past = _merge({key: f for key, f in before.items() if f.registers}, end)
        if not self.manual:
            return past
        return {key: f for key, f in self._unread(out, past, later).items() if key in end} if self.finish_unread else end

    def _until(self, wait: lp.Wait, state: State) -> list[lp.Wait]:
        """A wait for a value, by count; none where nothing of it can be in flight."""
        due = tuple(f for f in state.values() if not set(wait.until).isdisjoint(f.registers))
        if not due:
            return []
        counted = dataclasses.replace(self._covering(due, state), place=wait.place, own=True, until=wait.until)
        self.last_own = _Own(counted, frozenset(_after_wait(state, counted)))
        return [counted]

    def _due(self, operation: lp.Operation, state: State) -> tuple[Flight, ...]:
        """What must be finished before an operation."""
        touched = _touched(operation)
        owed = self.obligations.get(id(operation), frozenset())
        return tuple(f for f in state.values() if touched.intersection(f.registers) or id(f.operation) in owed)

    def _covering(self, due: tuple[Flight, ...], state: State) -> lp.Wait:
        """The weakest wait after which all of those are finished."""
        counts = {c: min((f.age for f in due if f.counter == c), default=None) for c in COUNTERS}
        wait = lp.Wait(None, _capped(counts["vm"], self.target.max_vmcnt), _capped(counts["lgkm"], self.target.max_lgkmcnt))
        return dataclasses.replace(wait, ties=_finished(state, wait))


def set_in_both(branch: lp.Branch) -> set[str]:
    """The registers that a wait makes ready in each of the arms."""
    then, otherwise = _set_in_arms(branch)
    return then & otherwise


def _set_in_arms(branch: lp.Branch) -> list[set[str]]:
    """For each arm, the registers that a wait makes ready in it."""
    return [{name for operation in lp.flat(arm) if isinstance(operation, lp.Wait) for name in operation.ties} for arm in (branch.then, branch.otherwise)]


def _touched(operation: lp.Operation) -> set[str]:
    """The registers for which an operation must wait."""
    return {*lp.read(operation), *lp.written(operation), *(operation.together if isinstance(operation, lp.Memory | lp.Join) else ())}


def _inside(operation: lp.Operation, due: tuple[Flight, ...]) -> bool:
    """Whether a wait lies within one word of the user's, as between the loads and the writes of a copy: it is the word's own, and always there.

    All that the plan makes of one statement has one Place, the same object.
    """
    if not isinstance(operation, lp.Memory | lp.Join):
        return False
    reads = {*lp.read(operation), *operation.together}
    return all(f.operation.place is operation.place and f.registers and reads.issuperset(f.registers) for f in due)


def _read_from(body: Sequence[lp.Operation], after: frozenset[str]) -> list[frozenset[str]]:
    """For each position in the body, and its end, the registers that are read from there on, whatever writes them in between."""
    found = [after]
    for operation in reversed(body):
        match operation:
            case lp.Loop(body=inner):
                own = _read_from(inner, frozenset())[0]
            case lp.Branch(then=then, otherwise=otherwise):
                own = _read_from(then, frozenset())[0] | _read_from(otherwise, frozenset())[0]
            case _:
                own = frozenset(lp.read(operation))
        found.append(found[-1] | own)
    return found[::-1]


# --------------------------------------------------------------------------------------------------------- waits="manual"


def _findings(program: lp.Program, missing: Iterable[_Missing]) -> list[Diagnostic]:
    """One finding for all that one wait of the user's would cover: the same counters of the same kind of operation, with no wait of theirs between."""
    groups: dict[object, list[_Missing]] = {}
    for one in missing:
        at_barrier = isinstance(one.operation, lp.Barrier)  # the same one, whichever step of the loop reaches it
        where = one.operation.place if at_barrier else one.after and one.after.wait.place
        group = (where and where.span, at_barrier, one.wait.vm is None, one.wait.lgkm is None)
        groups.setdefault(group, []).append(one)
    return [_finding(program, group) for group in groups.values()]


def _finding(program: lp.Program, group: list[_Missing]) -> Diagnostic:
    """The finding at the first statement of the group, with what would do for all of each."""
    first = group[0]
    statements: dict[Span, list[_Missing]] = {}
    for one in group:
        assert one.operation.place is not None
        statements.setdefault(one.operation.place.span, []).append(one)
    (span, own), *others = statements.items()
    place, issued = first.operation.place, first.due[0].operation.place
    assert place is not None
    if isinstance(first.operation, lp.Barrier):
        message, others = "LDS operations that other warps depend on are not finished at this barrier", []
    else:
        message = _too_early(program, own)
    notes = [f"so it is with {' and '.join(_names(program, one))} ({at}), which needs {_counts(_weakest(one))}" for at, one in others]
    marks = (Mark(issued.span, "may still be in flight"), *_too_weak(program, own))
    helps = (f"put td.wait({_counts(_weakest(own))}) before it",)
    return Diagnostic("TD405", message, Mark(span), marks, (*notes, 'waits="manual": the compiler adds none'), helps, place.calls)


def _too_early(program: lp.Program, statement: Sequence[_Missing]) -> str:
    """What a statement does before its time. What is in flight may be in registers that it touches; or in LDS, where a direct load meets other operations."""
    first, names = statement[0], _names(program, statement)
    named, verb, them = " and ".join(names), "is" if len(names) == 1 else "are", "it" if len(names) == 1 else "them"
    if _registers(first):
        return f"{named} {verb} used before what loads {them} has been waited for"
    early, late = (getattr(getattr(operation, "access", None), "kind", "") for operation in (first.due[0].operation, first.operation))
    if early == "read":
        return f"{named} {verb} overwritten by a direct load before this warp's reads of {them} have been waited for"
    if late == "read":
        return f"{named} {verb} read before the direct load into {them} has been waited for"
    return f"{named} {verb} overwritten before what this warp already writes to {them} has been waited for"


def _too_weak(program: lp.Program, statement: Sequence[_Missing]) -> tuple[Mark, ...]:
    """The user's own wait, where it stands between what is in flight and its use, and leaves it there."""
    for one in statement:
        left = [f for f in one.due if one.after and (id(f.operation), f.counter) in one.after.left and getattr(one.after.wait, f.counter) is not None]
        wait = one.after.wait if left and one.after else None
        if wait is not None and wait.place is not None:
            values = dict.fromkeys(name.split("[")[0] for name in wait.until)
            owned = owners(program.kernel)
            got = ", ".join(owned[name][0] if name in owned else name for name in values) or _counts(wait)
            return (Mark(wait.place.span, f"got td.wait({got}), which leaves it in flight"),)
    return ()


def _weakest(statement: Sequence[_Missing]) -> lp.Wait:
    """The weakest wait that is enough for all of a statement, before it."""
    vm, lgkm = (min((count for one in statement if (count := getattr(one.wait, counter)) is not None), default=None) for counter in COUNTERS)
    return lp.Wait(None, vm, lgkm)


def _earlier(wait: lp.Wait, since: Mapping[str, int]) -> lp.Wait:
    """The wait's counts at a time when so many operations less had been issued."""
    vm, lgkm = (None if count is None else max(0, count - since[counter]) for counter, count in zip(COUNTERS, (wait.vm, wait.lgkm), strict=True))
    return dataclasses.replace(wait, vm=vm, lgkm=lgkm)


def _counts(wait: lp.Wait) -> str:
    return ", ".join(f"{name}={value}" for name, value in (("vmcnt", wait.vm), ("lgkmcnt", wait.lgkm)) if value is not None)


def _registers(missing: _Missing) -> list[str]:
    """The registers that the operation touches too early."""
    touched = _touched(missing.operation)
    return [name.split("[")[0] for f in missing.due for name in f.registers if name in touched]


def _names(program: lp.Program, statement: Iterable[_Missing]) -> list[str]:
    """What a statement touches too early, as the user calls it: registers, a collective's staging registers by their own name; or else tiles in LDS."""
    owned = owners(program.kernel)
    names: list[str] = []
    for one in statement:
        tiles = (getattr(f.operation.access, "shared", None) for f in one.due)
        names += [owned[name][0] if name in owned else name for name in _registers(one)] or [program.kernel.names[t] if t else "LDS" for t in tiles]
    return [f"'{name}'" for name in dict.fromkeys(names)]


# ------------------------------------------------------------------------------------------------------------ what is in flight


def _capped(count: int | None, most: int) -> int | None:
    return None if count is None else min(count, most)


def _finished(state: State, wait: lp.Wait) -> tuple[str, ...]:
    """The registers that a wait makes ready, in order of issue: those that nothing on any path, on either counter, may still fill."""
    filling = {name for f in _after_wait(state, wait).values() for name in f.registers}
    names = dict.fromkeys(name for f in sorted(state.values(), key=lambda f: -f.age) for name in f.registers)
    return tuple(name for name in names if name not in filling)


def _after_wait(state: State, wait: lp.Wait) -> State:
    limits = {"vm": wait.vm, "lgkm": wait.lgkm}
    return {key: f for key, f in state.items() if (limit := limits[f.counter]) is None or f.age < limit}


def _issued(state: State, operation: lp.Operation) -> State:
    """The operations in flight after one more is issued. One that may be skipped (guarded), or that keeps no order (flat), makes no other older."""
    if isinstance(operation, lp.Store):  # plain C++: the compiler waits for it where it must, and how many instructions it takes is its own choice
        return state
    if not isinstance(operation, lp.Memory) or not operation.counter:
        return state
    ages = _ages(operation)
    aged = {key: dataclasses.replace(f, age=f.age + 1) if _ordered(f) and f.counter in ages else f for key, f in state.items()}
    return aged | {(id(operation), counter): Flight(operation, counter, 0) for counter in operation.counter.split()}


def _ages(operation: lp.Operation) -> tuple[str, ...]:
    """The counters of which an operation makes those before it older."""
    counters = operation.counter.split() if isinstance(operation, lp.Memory) else []
    return tuple(counters) if len(counters) == 1 and isinstance(operation, lp.Memory) and operation.guard is None else ()


def _ordered(flight: Flight) -> bool:
    return len(flight.operation.counter.split()) == 1


def _merge(one: State, other: State) -> State:
    """In flight on either path, at the lesser age."""
    merged = dict(one)
    for key, flight in other.items():
        merged[key] = flight if key not in merged or flight.age < merged[key].age else merged[key]
    return merged
