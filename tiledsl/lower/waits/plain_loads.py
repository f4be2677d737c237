"""Empty statements before loops that take what plain C++ loads bring: clang waits there.

clang places the waits for plain loads, each where an operation takes what the load brings. In a loop, such a wait runs
in every turn. Its count is that of the plain loads which clang has issued since. But the counter also counts the memory
operations of inline assembly, which clang does not know. So each turn would wait for loads that it has just issued
ahead. Where the turns have nothing in flight there, clang's wait ends at once in all turns but the first, and the first
turn can begin before the registers are filled: such a loop has no statement before it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from tiledsl.diagnostics.diagnostic import Span
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.dataflow import at_head
from tiledsl.ir.program.liveness import live_before
from tiledsl.ir.program.walk import Body


class _Filled(NamedTuple):
    """What may still fill a register: a load of this statement, and so many instructions of plain loads since."""

    place: lp.Place
    age: int


_State = Mapping[str, _Filled]  # by register
# the registers for which clang has not waited, and how many plain loads came since each memory operation in assembly
# that is in flight, the oldest first
_Turn = tuple[_State, tuple[int, ...]]
_MOST = 64  # that s_waitcnt counts


def waited_before_loops(body: Body) -> Body:
    """Return a body with such a statement before each loop in which clang would wait too long.

    The body has the counted waits of the memory operations in assembly."""
    return _block(body, {})[0]


def _block(body: Iterable[lp.Operation], state: _State) -> tuple[Body, _State]:
    """Return the body with the statements, and what may be in flight at its end."""
    out: list[lp.Operation] = []
    for operation in body:
        match operation:
            case lp.Loop():
                due = _due(operation, state)
                out += _statements(due, state)
                state = _used(state, due)
                placed, state = _loop(operation, state)
                out.append(placed)
            case lp.Branch():
                (then, one), (otherwise, other) = (_block(arm, state) for arm in operation.bodies)
                out.append(operation.with_bodies([then, otherwise]))
                state = _merged(one, other)
            case lp.Wait():
                out.append(operation)
                state = _used(state, operation.ties)
            case lp.Simple():
                out.append(operation)
                state = _after(operation, state)
            case _:
                raise AssertionError(f"{type(operation).__name__} does not state what it reads of plain loads")
    return tuple(out), state


def _due(loop: lp.Loop, state: _State) -> list[str]:
    """Return the registers that loads before a loop fill, and for which clang would wait too long in its turns.

    What the turns load ahead for the next turn is left out: each turn waits for it in any case."""
    if loop.turns == 1 or not state:
        return []
    read, (_, own) = live_before(loop.body), _loop(loop, {})
    pending = {name: filled for name, filled in state.items() if name in read and name not in own}
    least = _Drained(pending).least(loop)
    return [] if least is None else [name for name, filled in pending.items() if filled.age >= least]


class _Drained:
    """Finds the operations of a loop where clang's wait for a register also waits for memory operations of the loop."""

    def __init__(self, before: _State):
        self.before = before
        self.found: set[int] = set()

    def least(self, loop: lp.Loop) -> int | None:
        """Return the least age of such a register before the loop; None where there is none.

        Loads arrive in the order of issue: once it is there, all registers of its age or more are there, too."""
        if self.before:
            self._turns(loop, (self.before, ()))
        return min(self.found, default=None)

    def _turns(self, loop: lp.Loop, entered: _Turn) -> _Turn:
        """Follow the turns of a loop until what may be in flight at its head is known."""
        end = entered

        def turn(head: _Turn) -> _Turn:
            nonlocal end
            end = self._block(loop.body, head)
            return _joined(entered, end)

        at_head(entered, turn, _joined)
        return end if loop.surely_turns else _joined(entered, end)

    def _block(self, body: Iterable[lp.Operation], now: _Turn) -> _Turn:
        for operation in body:
            match operation:
                case lp.Loop():
                    now = self._turns(operation, now)
                case lp.Branch():
                    one, other = (self._block(arm, now) for arm in operation.bodies)
                    now = _joined(one, other)
                case lp.Wait(vm=count, ties=ties):
                    now = _used(now[0], ties), now[1] if count is None else now[1][max(0, len(now[1]) - count) :]
                case lp.Simple():
                    now = self._simple(operation, now)
                case _:
                    raise AssertionError(f"{type(operation).__name__} does not state what clang waits for")
        return now

    def _simple(self, operation: lp.Operation, now: _Turn) -> _Turn:
        """Return what may be in flight after an operation without bodies; note what clang's wait before it drains."""
        pending, flying = now
        if isinstance(operation, lp.Load):
            count = _instructions(operation)
            return _older(pending, count), tuple(min(since + count, _MOST) for since in flying)
        effects = operation.effects
        for name in effects.read:
            # clang leaves as many loads in flight as it has issued since
            if name in pending and flying and len(flying) - 1 + flying[0] >= pending[name].age:
                self.found.add(self.before[name].age)
        pending = {name: one for name, one in _used(pending, effects.read).items() if name not in effects.written}
        return pending, (*flying, 0)[-_MOST:] if "vm" in effects.counters else flying


def _loop(loop: lp.Loop, entered: _State) -> tuple[lp.Operation, _State]:
    """Return the loop, with the statements of the loops inside it, and what may be in flight behind it."""
    body, end = loop.body, entered

    def turn(head: _State) -> _State:
        nonlocal body, end
        body, end = _block(loop.body, head)
        return entered if loop.turns == 1 else _merged(entered, end)

    at_head(entered, turn, _merged)
    return loop.with_bodies([body]), end if loop.surely_turns else _merged(entered, end)


def _after(operation: lp.Operation, state: _State) -> _State:
    """Return what may be in flight after an operation without bodies."""
    if isinstance(operation, lp.Load):
        return {**_older(state, _instructions(operation)), operation.register: _Filled(operation.place, 0)}
    effects = operation.effects
    source = _moved(operation)
    moved = {effects.written[0]: state[source]} if source in state else {}
    state = state if source else _used(state, effects.read)
    return {name: filled for name, filled in state.items() if name not in effects.written} | moved


def _instructions(load: lp.Load) -> int:
    """Return how many instructions a load takes at least; one, where it moves elements of a tensor's edge alone."""
    return max(1, load.access.least_instructions)


def _older(state: _State, count: int) -> dict[str, _Filled]:
    """Return the same once so many instructions of other plain loads have been issued."""
    return {name: filled._replace(age=filled.age + count) for name, filled in state.items()}


def _moved(operation: lp.Operation) -> str:
    """Return the register whose value an operation copies, for which clang does not wait; "" where it computes."""
    if isinstance(operation, lp.Copy):
        return operation.source
    if isinstance(operation, lp.Elementwise) and isinstance(operation.value, lp.Element):
        return operation.value.register
    return ""


def _used(state: _State, names: Iterable[str]) -> _State:
    """Return what may be in flight once those registers are there: loads arrive in the order of issue."""
    ages = [state[name].age for name in names if name in state]
    if not ages:
        return state
    least = min(ages)
    return {name: filled for name, filled in state.items() if filled.age < least}


def _merged(one: _State, other: _State) -> _State:
    """Return what may be in flight where two paths meet: of a register on both, the younger load."""
    younger = {name: min(one[name], filled, key=_age) if name in one else filled for name, filled in other.items()}
    return {**one, **younger}


def _joined(one: _Turn, other: _Turn) -> _Turn:
    """Return what may be in flight where two paths meet in a loop."""
    longer, shorter = sorted((one[1], other[1]), key=len, reverse=True)
    first = len(longer) - len(shorter)
    flying = (*longer[:first], *map(max, longer[first:], shorter))
    return _merged(one[0], other[0]), flying


def _age(filled: _Filled) -> int:
    return filled.age


def _statements(names: Iterable[str], state: _State) -> Iterator[lp.Operation]:
    """Yield a statement for the registers of each load's line."""
    by_line: dict[Span, list[str]] = {}
    for name in names:
        by_line.setdefault(state[name].place.span, []).append(name)
    for registers in by_line.values():
        yield lp.Wait(state[registers[0]].place, None, None, ties=tuple(registers))
