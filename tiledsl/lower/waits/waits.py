"""Where a wave must wait, and by what count: the weakest waits that data flow and the order between warps require.

A counter falls in the order of issue (vector memory among itself, LDS operations among themselves). So an operation is
finished once no more operations are outstanding than have been issued after it. For every operation in flight its age
is kept: the least number of later operations of its counter, over all paths. Executions of one operation in different
turns of a loop have separate ages where the requirement depends on the turn (obligations.py). `s_waitcnt n` finishes
all operations of age ≥ n. A flat operation raises both counters and keeps no order with the others (LLVM,
SIInsertWaitcnts, setPendingFlat): it makes no other operation older, its own age does not grow, and it is finished once
both counters have been waited down to 0.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence

from tiledsl.diagnostics.diagnostic import Diagnostic
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.dataflow import at_head
from tiledsl.ir.program.effects import Effects
from tiledsl.ir.program.obligations import Obligations, RequiredOrder
from tiledsl.ir.program.walk import rewrite
from tiledsl.lower.waits.missing import (
    COUNTERS,
    NO_REASONS,
    Flight,
    Missing,
    Own,
    Reasons,
    State,
    earlier_counts,
    findings,
)
from tiledsl.lower.waits.plain_loads import waited_before_loops


def place_waits(
    program: lp.Program,
    required: Iterable[RequiredOrder],
    finish_unread: bool = False,
    early: bool = False,
    reasons: Reasons = NO_REASONS,
) -> tuple[lp.Program, list[Diagnostic]]:
    """The program with the waits that it needs; the user's own are kept where they stand.

    `required` holds the numbers of operations, the later mostly a barrier. With waits="manual" nothing is added, and
    what is missing is an error, with the `reasons` at barriers. `early`: what either arm of a branch waits for is
    waited for before the branch, and what it loads at its end.
    """
    manual = program.kernel.waits == "manual"
    placer = _Placer(program, required, finish_unread, manual, early and not manual)
    body, _ = placer.block(program.body, {}, frozenset())
    if program.kernel.waits == "auto":
        return dataclasses.replace(program, body=waited_before_loops(rewrite(body, _joined))), []
    placed = dataclasses.replace(program, body=waited_before_loops(rewrite(body, _without_added)))
    return placed, findings(program, placer.missing.values(), reasons)


def _joined(body: tuple[lp.Operation, ...]) -> Iterable[lp.Operation]:
    """The body with adjacent waits on different counters joined to one, except waits whose counts the user wrote."""
    out: list[lp.Operation] = []
    for operation in body:
        before = out[-1] if out else None
        if isinstance(operation, lp.Wait) and isinstance(before, lp.Wait) and _can_join(before, operation):
            vm, lgkm = (
                one if other is None else other
                for one, other in ((before.vm, operation.vm), (before.lgkm, operation.lgkm))
            )
            ties = tuple(dict.fromkeys((*before.ties, *operation.ties)))
            out[-1] = dataclasses.replace(before, vm=vm, lgkm=lgkm, ties=ties)
        else:
            out.append(operation)
    return out


def _can_join(one: lp.Wait, other: lp.Wait) -> bool:
    counted = any(wait.own and not wait.until for wait in (one, other))
    return not counted and (one.vm is None or other.vm is None) and (one.lgkm is None or other.lgkm is None)


def _without_added(body: tuple[lp.Operation, ...]) -> Iterable[lp.Operation]:
    """The body with the user's waits only."""
    return (operation for operation in body if not isinstance(operation, lp.Wait) or operation.own)


class _Placer:
    def __init__(
        self, program: lp.Program, required: Iterable[RequiredOrder], finish_unread: bool, manual: bool, early: bool
    ):
        self.target, self.finish_unread, self.manual, self.early = program.target, finish_unread, manual, early
        self.numbers = program.numbers
        self.effects = [operation.effects for operation in self.numbers.operations]
        self.obligations = Obligations(self.numbers, required)
        self.plain = {operation.register for operation in lp.flat(program.body) if isinstance(operation, lp.Load)}
        self.missing: dict[int, Missing] = {}
        self.last_own: Own | None = None

    def block(
        self, body: Sequence[lp.Operation], state: State, after: frozenset[str]
    ) -> tuple[tuple[lp.Operation, ...], State]:
        """The operations with waits among them, and the operations in flight at the end. `after` are the registers that
        are read after the block.
        """
        out: list[lp.Operation] = []
        later = self._read_from(body, after)
        # so far, and before the first operation of each statement
        issued: dict[int | None, dict[str, int]] = {None: dict.fromkeys(COUNTERS, 0)}
        for position, operation in enumerate(body):
            match operation:
                case lp.Loop():
                    placed, end = self._loop(operation, state, later[position + 1])
                    out.append(placed)
                    state = self._past(out, state, end, later[position + 1]) if operation.turns is None else end
                case lp.Branch():
                    branch, state = self._branch(operation, state, later[position + 1])
                    out += branch
                case lp.Wait(until=until) if until:
                    waits = self._until(operation, state)
                    out += waits
                    state = _after_wait(state, waits[0]) if waits else state
                case lp.Wait():
                    out.append(dataclasses.replace(operation, ties=_finished(state, operation)))
                    state = _after_wait(state, operation)
                    self.last_own = Own(operation, frozenset(state))
                case lp.Simple():
                    begun = issued.setdefault(self.numbers.statement(operation), dict(issued[None]))
                    number = self.numbers[operation]
                    due = self._due(number, state)
                    self.missing.pop(number, None)  # of an earlier guess at a loop's head
                    if due:
                        wait = self._covering(due, state)
                        if _inside(operation, due):
                            wait = dataclasses.replace(wait, own=True)
                        else:
                            since = {counter: issued[None][counter] - begun[counter] for counter in COUNTERS}
                            self.missing[number] = Missing(
                                operation, number, due, earlier_counts(wait, since), self.last_own, state
                            )
                        out.append(wait)
                        state = _after_wait(state, wait)
                    out.append(operation)
                    state = self._issued(state, operation, number)
                    for counter in _ages(self.effects[number]):
                        issued[None][counter] += 1
                    issued[None]["vm"] += self._stores(number)
                case _:
                    raise AssertionError(f"{type(operation).__name__} does not state its effects on waits")
            if self.finish_unread:
                state = self._unread(out, state, later[position + 1])
        return tuple(out), state

    def _unread(self, out: list[lp.Operation], state: State, later: frozenset[str]) -> State:
        """Wait for loads whose results nothing reads any more. The compiler takes their registers to be free, and would
        reuse them while the load is in flight.
        """
        due = tuple(f for f in state.values() if f.registers and later.isdisjoint(f.registers))
        if not due:
            return state
        wait = dataclasses.replace(self._covering(due, state), own=True)
        out.append(wait)
        return _after_wait(state, wait)

    def _branch(self, branch: lp.Branch, state: State, after: frozenset[str]) -> tuple[list[lp.Operation], State]:
        """The branch, after a wait for everything that both arms would wait for; with `early`, that either arm would
        wait for.

        A wait sets the registers that it makes ready anew. The compiler lays one arm after the other. Where both arms
        set a register, the compiler would copy the register in the first arm, while the load is in flight, and keep the
        old value for the second arm. Where one arm sets the register, the compiler may do so if the old value is used
        after the other arm.
        """
        first, one = self._arm(branch.then, state, after)
        second, other = self._arm(branch.otherwise, state, after)
        placed = dataclasses.replace(branch, then=first, otherwise=second)
        set_anew = set.union(*placed.made_ready) if self.early else set.intersection(*placed.made_ready)
        due = tuple(f for f in state.values() if not set_anew.isdisjoint(f.registers))
        if not due or self.manual:
            return [placed], _merge(one, other)
        wait = self._covering(due, state)
        placed_after, state = self._branch(branch, _after_wait(state, wait), after)
        return [wait, *placed_after], state

    def _arm(
        self, body: tuple[lp.Operation, ...], state: State, after: frozenset[str]
    ) -> tuple[tuple[lp.Operation, ...], State]:
        """One arm of a branch. With `early`, its loads are finished at its end: where arms meet, the compiler may copy
        registers.
        """
        placed, end = self.block(body, state, after)
        own = {self.numbers[operation] for operation in lp.flat(body)}
        due = tuple(f for f in end.values() if f.registers and f.number in own) if self.early else ()
        if not due:
            return placed, end
        wait = self._covering(due, end)
        return (*placed, wait), _after_wait(end, wait)

    def _loop(self, loop: lp.Loop, state: State, after: frozenset[str]) -> tuple[lp.Operation, State]:
        """The loop's body under everything that may be in flight at its head: from before the loop, and from the loop's
        own last turn.

        A wait that one turn requires can leave less in flight for the next turn, so each iteration starts from the
        result of the previous one. Where the iterations repeat without an end, the head is their union.
        """
        entered = self._turned(state, loop)
        read = after | self._read_from(loop.body, frozenset())[0]
        ages = self._ages_after(loop, state, read)
        body, end = loop.body, entered

        def turn(head: State) -> State:
            nonlocal body, end
            body, end = self.block(loop.body, head, read)
            return _merge(entered, self._turned(end, loop)) if loop.turns != 1 else entered

        at_head(entered, turn, _merge)
        end = {key: f.older(max(0, ages.get((f.number, f.counter), 0) - f.age)) for key, f in end.items()}
        return dataclasses.replace(loop, body=body), end if loop.surely_turns else _merge(state, end)

    def _ages_after(self, loop: lp.Loop, state: State, read: frozenset[str]) -> dict[tuple[int, str], int]:
        """The ages, after the last turn, of operations in flight before a loop whose number of turns is known. They
        count for the user's own waits: the operations of every turn make earlier operations older, not those of one.
        """
        inside = {self.numbers[operation] for operation in lp.flat(loop.body)}
        early = {(f.number, f.counter) for f in state.values() if f.ordered and f.number not in inside}
        if not self.manual or not early or loop.turns is None or loop.turns < 2:
            return {}
        missing, last_own, now = dict(self.missing), self.last_own, state
        for _ in range(min(loop.turns, self.target.max_vmcnt + 1)):
            _, now = self.block(loop.body, self._turned(now, loop), read)
        self.missing, self.last_own = missing, last_own
        ages: dict[tuple[int, str], int] = {}
        for f in now.values():
            if (f.number, f.counter) in early:
                ages[f.number, f.counter] = min(f.age, ages.get((f.number, f.counter), f.age))
        return ages

    def _past(self, out: list[lp.Operation], before: State, end: State, later: frozenset[str]) -> State:
        """The operations in flight after a loop whose number of turns the call's sizes decide. The compiler makes a
        path past the loop, even where no size takes that path, and on that path nothing has waited for the registers
        that the first turn waits for. The user's own waits are judged by the paths that sizes take.
        """
        past = _merge({key: f for key, f in before.items() if f.registers}, end)
        if not self.manual:
            return past
        return (
            {key: f for key, f in self._unread(out, past, later).items() if key in end} if self.finish_unread else end
        )

    def _until(self, wait: lp.Wait, state: State) -> list[lp.Wait]:
        """A wait for a value, by count; none where no operation that brings the value can be in flight."""
        plain = tuple(register for register in wait.until if register in self.plain)
        # the compiler waits for its own loads where a statement takes what they bring
        used = [dataclasses.replace(wait, ties=plain)] if plain else []
        due = tuple(f for f in state.values() if not set(wait.until).isdisjoint(f.registers))
        if not due:
            return used
        counted = dataclasses.replace(self._covering(due, state), place=wait.place, own=True, until=wait.until)
        self.last_own = Own(counted, frozenset(_after_wait(state, counted)))
        return [counted, *used]

    def _due(self, number: int, state: State) -> tuple[Flight, ...]:
        """The operations that must be finished before an operation."""
        touched, requires = self.effects[number].touched, self.obligations.requires
        return tuple(
            f for f in state.values() if not touched.isdisjoint(f.registers) or requires(number, f.number, f.turns)
        )

    def _issued(self, state: State, operation: lp.Operation, number: int) -> State:
        """The operations in flight after a further one is issued. An operation that may be skipped (guarded), or that
        keeps no order (flat), makes no other operation older.
        """
        # plain C++ raises none: the compiler waits where it must, and how many instructions it takes is its own choice
        effects, stores = self.effects[number], self._stores(number)
        if stores:
            return {key: f.older(stores) if f.ordered and f.counter == "vm" else f for key, f in state.items()}
        if not effects.counters:
            return state
        assert isinstance(operation, lp.Memory), f"{type(operation).__name__} raises a counter"
        ages = _ages(effects)
        aged = {key: f.older() if f.ordered and f.counter in ages else f for key, f in state.items()}
        issued = (
            Flight(operation, number, counter, 0, self.obligations.none_begun(number), len(effects.counters) == 1)
            for counter in effects.counters
        )
        return aged | {flight.key: flight for flight in issued}

    def _stores(self, number: int) -> int:
        """The store instructions of plain C++ that make earlier operations older. The waits of the compiler's choice do
        not depend on these: the compiler decides how many there are, beyond the least number.
        """
        return self.effects[number].stores if self.manual else 0

    def _turned(self, state: State, loop: lp.Loop) -> State:
        """The operations in flight after a further turn of a loop has begun; the operations that the user's last wait
        left are counted by the same turns.
        """
        begun = self.obligations.begun
        if self.last_own is not None:
            left = frozenset(
                (number, counter, begun(number, turns, loop)) for number, counter, turns in self.last_own.left
            )
            self.last_own = dataclasses.replace(self.last_own, left=left)
        out: State = {}
        for flight in state.values():
            _add(out, dataclasses.replace(flight, turns=begun(flight.number, flight.turns, loop)))
        return out

    def _read_from(self, body: Sequence[lp.Operation], after: frozenset[str]) -> list[frozenset[str]]:
        """For each position in the body, and its end, the registers that are read from there on. Writes in between do
        not count.
        """
        found = [after]
        for operation in reversed(body):
            read = set(self.effects[self.numbers[operation]].read)
            for inner in operation.bodies:
                read |= self._read_from(inner, frozenset())[0]
            found.append(found[-1] | read)
        return found[::-1]

    def _covering(self, due: tuple[Flight, ...], state: State) -> lp.Wait:
        """The weakest wait that finishes all of those operations."""
        counts = {c: min((f.age for f in due if f.counter == c), default=None) for c in COUNTERS}
        wait = lp.Wait(
            None, _capped(counts["vm"], self.target.max_vmcnt), _capped(counts["lgkm"], self.target.max_lgkmcnt)
        )
        return dataclasses.replace(wait, ties=_finished(state, wait))


def _inside(operation: lp.Operation, due: tuple[Flight, ...]) -> bool:
    """Whether a wait lies within one word of the user's, as between the loads and the writes of a copy: that wait
    belongs to the word, and is always there.

    All operations that the plan makes of one statement share one Place object.
    """
    if not isinstance(operation, lp.Memory | lp.Join | lp.Gather):
        return False
    effects = operation.effects
    reads = {*effects.read, *effects.together}
    return all(f.operation.place is operation.place and f.registers and reads.issuperset(f.registers) for f in due)


# ---------------------------------------------------------------------------------------------------- what is in flight


def _capped(count: int | None, most: int) -> int | None:
    return None if count is None else min(count, most)


def _finished(state: State, wait: lp.Wait) -> tuple[str, ...]:
    """The registers that a wait makes ready, in order of issue: no operation on any path, on either counter, may still
    write them.
    """
    filling = {name for f in _after_wait(state, wait).values() for name in f.registers}
    names = dict.fromkeys(name for f in sorted(state.values(), key=lambda f: -f.age) for name in f.registers)
    return tuple(name for name in names if name not in filling)


def _after_wait(state: State, wait: lp.Wait) -> State:
    limits = {"vm": wait.vm, "lgkm": wait.lgkm}
    return {key: f for key, f in state.items() if (limit := limits[f.counter]) is None or f.age < limit}


def _ages(effects: Effects) -> tuple[str, ...]:
    """The counters in which an operation makes earlier operations older."""
    return effects.counters if len(effects.counters) == 1 and not effects.guarded else ()


def _merge(one: State, other: State) -> State:
    """The operations in flight on either path, at the lesser age."""
    merged = dict(one)
    for flight in other.values():
        _add(merged, flight)
    return merged


def _add(state: State, flight: Flight) -> None:
    known = state.get(flight.key)
    if known is None or flight.age < known.age:
        state[flight.key] = flight
