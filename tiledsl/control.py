"""What rewritten control flow does while a kernel is captured: device loops, device branches, roles, and the jumps that they forbid.

A construct on host values behaves as Python's. On device values, a branch runs both arms, each recorded under its condition, and a loop runs its body until the state of
Python's side repeats.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NoReturn

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.frontend import Capture, current, fail, user_frames
from tiledsl.state import MAX_PERIOD, NOTHING, UNBOUND, Motion, Saved, State, motion, replaced, restore, save, snapshot, with_counters
from tiledsl.values import LaneRegisters, RegisterTile, Scalar, SharedTile, SubTile, describe, expression, wrap

_OPERATORS: dict[str, Callable[[Any, Any], Any]] = {
    "Eq": operator.eq,
    "NotEq": operator.ne,
    "Lt": operator.lt,
    "LtE": operator.le,
    "Gt": operator.gt,
    "GtE": operator.ge,
    "Is": operator.is_,
    "IsNot": operator.is_not,
    "In": lambda a, b: a in b,
    "NotIn": lambda a, b: a not in b,
}


class DeviceRange:
    """What td.range makes: steps that the device loops over."""

    def __init__(self, start: int, stop: int, step: int):
        self.start, self.stop, self.step = start, stop, step
        self.trips = max(0, -(-(stop - start) // step))

    def __iter__(self) -> NoReturn:
        fail(
            "TD120",
            "a device loop runs in code that tiledsl has not rewritten",
            helps=("decorate the helper with @td.op; in a comprehension, write the loop out, or use Python's range to unroll it",),
        )


class Role:
    """Warps first … first + count − 1 of the block. `with role:` is done by them; `id` counts them from 0."""

    def __init__(self, name: str, first: int, count: int, warp: ir.Var):
        self.name, self.first, self.count, self.warp = name, first, count, warp

    @property
    def id(self) -> Any:
        """The warp's number within the role."""
        return wrap(ex.binary("-", self.warp, self.first))

    def condition(self) -> ir.Expr:
        lower = ex.binary(">=", self.warp, self.first)
        return ex.binary("and", lower, ex.binary("<", self.warp, self.first + self.count))

    def __enter__(self) -> NoReturn:
        fail("TD120", "`with` on a role runs in code that tiledsl has not rewritten", helps=("decorate the helper with @td.op",))

    def __exit__(self, *_: object) -> None: ...


def _frames(capture: Capture) -> State:
    return snapshot(list(user_frames(capture.code)))


def name_tiles(capture: Capture, state: State) -> None:
    """Give tiles the names that the user's variables have for them."""
    for (_, name), saved in state.items():
        _name_value(capture, name, saved)


def _name_value(capture: Capture, name: str, saved: Saved) -> None:
    if saved.items is not None:
        for i, item in enumerate(saved.items):
            _name_value(capture, f"{name}_{i}", item)
    elif isinstance(saved.value, RegisterTile | SharedTile | LaneRegisters) and saved.value.node not in capture.names:
        taken = set(capture.names.values())
        unique = next(n for n in (name, *(f"{name}_{i}" for i in range(2, 10000))) if n not in taken)
        capture.names[saved.value.node] = unique


class Plain:
    """A construct on host values: Python's own behaviour."""

    rebind = device = False

    def __init__(self, value: Any, capture: Capture):
        self.value_, self.capture = value, capture
        self.depth = len(capture.constructs)

    def __iter__(self) -> Iterator[Any]:
        for item in self.value_:
            self.depth = len(self.capture.constructs)
            yield item

    def then(self) -> bool:
        return bool(self.value_)

    def otherwise(self) -> bool:
        return not self.value_

    def join(self) -> bool:
        return False

    def __enter__(self) -> Any:
        return self.value_.__enter__()

    def __exit__(self, *error: Any) -> Any:
        return self.value_.__exit__(*error)


class Branch:
    """An `if` or a role on a device value."""

    device = True

    def __init__(self, condition: ir.Expr, names: Iterable[str], capture: Capture, word: str):
        self.condition, self.names, self.capture, self.word = condition, tuple(names), capture, word
        self.span, self.calls = capture.here()
        self.values: dict[str, Any] = {}

    def value(self, name: str) -> Any:
        return self.values.get(name, UNBOUND)

    def _open(self, condition: ir.Expr) -> None:
        self.capture.blocks.append([])
        self.capture.conditions.append(condition)
        self.capture.constructs.append(self)

    def _close(self) -> tuple[ir.Statement, ...]:
        self.capture.constructs.pop()
        self.capture.conditions.pop()
        return tuple(self.capture.blocks.pop())

    def then(self) -> bool:
        self.before = _frames(self.capture)
        self._open(self.condition)
        return True

    def otherwise(self) -> bool:
        self.first = self._close()
        self.middle = _frames(self.capture)
        name_tiles(self.capture, self.middle)
        for saved in self.before.values():
            restore(saved)
        self.values = {name: self.before.get((0, name), NOTHING).value for name in self.names}
        self._open(ex.binary("==", self.condition, 0))
        return True

    def join(self) -> bool:
        second = self._close()
        after = _frames(self.capture)
        name_tiles(self.capture, after)
        if self.first or second:
            self.capture.blocks[-1].append(ir.If(self.span, self.calls, self.condition, self.first, second))
        for key in self.middle.keys() | after.keys():
            depth, name = key
            one, other = self.middle.get(key, NOTHING), after.get(key, NOTHING)
            if depth and one.items is None and not one.same(other):
                fail("TD125", f"'{name}', a name outside this function, changes in one arm of a device branch")
            merged = self._merge(name, one, other)
            if depth == 0:
                self.values[name] = merged
        return True

    def _merge(self, name: str, one: Saved, other: Saved) -> Any:
        """What a name holds after the two arms."""
        if one.same(other):
            return restore(other)
        if one.alike(other):
            assert one.items is not None and other.items is not None
            merged = [self._merge(f"{name}[{i}]", a, b) for i, (a, b) in enumerate(zip(one.items, other.items, strict=True))]
            return replaced(other, merged)
        if NOTHING.same(one) or NOTHING.same(other):
            return self._one_sided(name, one, other)
        if one.number() is not None and other.number() is not None:
            return wrap(ex.select(self.condition, one.number(), other.number()))  # type: ignore[arg-type]
        return self._undefined(name, f"the branch at {self.span} binds it to {describe(one.value)} in one arm and to {describe(other.value)} in the other")

    def _one_sided(self, name: str, one: Saved, other: Saved) -> Any:
        bound = other if NOTHING.same(one) else one
        if bound.number() is not None:
            missing = ir.Undefined(name, self.span)
            return wrap(ex.select(self.condition, one.number() or missing, other.number() or missing))
        if bound.items is not None or isinstance(bound.value, RegisterTile | LaneRegisters | SharedTile | SubTile):
            return restore(bound)  # reading it in a warp that did not write it is found when every warp is run
        return self._undefined(name, f"only the warps that take the branch at {self.span} bind it")

    def _undefined(self, name: str, reason: str) -> Any:
        self.capture.unbound[name] = reason
        if "[" in name:
            fail("TD124", f"'{name}' cannot be kept: {reason}")
        return UNBOUND

    def __enter__(self) -> Any:
        self.then()
        return None

    def __exit__(self, kind: Any, *_: Any) -> None:
        if kind is None:
            self.otherwise()


class Loop:
    """A `for` over td.range: one device loop whose body is recorded once for each phase of Python's state."""

    def __init__(self, steps: DeviceRange, names: Iterable[str], capture: Capture):
        self.steps, self.names, self.capture = steps, tuple(names), capture
        self.span, self.calls = capture.here()
        self.word = "td.range loop"
        self.values: dict[str, Any] = {}
        self.history: list[State] = []
        self.moves: dict[tuple[int, str], Motion] = {}
        self.rebind = False
        self.depth = -1  # every jump out of a device loop is refused
        capture.loops += 1
        self.var = ir.Var(f"k{capture.loops}", "loop", 0, max(0, steps.trips - 1))

    def value(self, name: str) -> Any:
        return self.values.get(name, UNBOUND)

    def __iter__(self) -> Iterator[Any]:
        start = _frames(self.capture)
        name_tiles(self.capture, start)
        self.rebind = True
        if self.steps.trips == 0:
            self.values = {name: start.get((0, name), NOTHING).value for name in self.names}
            return
        phases = yield from self._trial(start)
        if phases is None:
            phases = yield from self._settled(start)
        recorded, states = phases
        self.capture.blocks[-1].append(ir.For(self.span, self.calls, self.var, self.steps.trips, tuple(recorded)))
        self._finish(start, states)

    def _trial(self, start: State) -> Iterator[Any]:
        """Record steps until the state repeats; None when it does not, with `self.history` showing how it moves."""
        self.history, recorded = [start], []
        for _ in range(MAX_PERIOD):
            yield from self._pass(recorded, self.history, {name: saved.value for (depth, name), saved in start.items() if depth == 0})
            if all(saved.same(self.history[-1].get(key, NOTHING)) for key, saved in start.items()):
                return recorded, self.history
        return None

    def _settled(self, start: State) -> Iterator[Any]:
        """Record the phases anew, now that the trial has shown how Python's state moves."""
        moves = {key: motion([state.get(key, NOTHING) for state in self.history]) for key in start}
        unstable = {self._unstable(key, start) for key, move in moves.items() if not move.stable}
        period = math.lcm(*(move.period for move in moves.values() if move.stable))
        if period > MAX_PERIOD:
            fail("TD125", f"what Python holds at the start of a step repeats only every {period} steps, and at most {MAX_PERIOD} are unrolled")
        self.moves = {key: move for key, move in moves.items() if move.stable}
        recorded: list[tuple[ir.Statement, ...]] = []
        states = [start]
        for saved in start.values():
            restore(saved)
        for _ in range(period):
            known = {key[1]: self._counted(key, states[-1].get(key, NOTHING), start, self.var) for key in start if key[0] == 0}
            yield from self._pass(recorded, states, {name: value for name, value in known.items() if name not in unstable})
        return recorded, states

    def _counted(self, key: tuple[int, str], now: Saved, start: State, count: ir.Expr) -> Any:
        move = self.moves.get(key)
        if move is None or not move.counters:
            return restore(now)
        return with_counters(now, start[key], move.counters, count)

    def _pass(self, recorded: list[tuple[ir.Statement, ...]], states: list[State], bound: dict[str, Any]) -> Iterator[Any]:
        """Run the body once. Names that nothing bound before the loop begin each step unbound, as those that are not in `bound`."""
        now = states[-1]
        self.values = {name: self._current(name, now, bound) for name in self.names}
        self.capture.blocks.append([])
        self.capture.constructs.append(self)
        yield wrap(ex.binary("+", ex.binary("*", self.var, self.steps.step), self.steps.start))
        self.capture.constructs.pop()
        recorded.append(tuple(self.capture.blocks.pop()))
        states.append(_frames(self.capture))
        name_tiles(self.capture, states[-1])

    def _current(self, name: str, now: State, bound: dict[str, Any]) -> Any:
        if name not in bound:
            return UNBOUND
        move = self.moves.get((0, name))
        return bound[name] if move is not None and move.counters else now.get((0, name), NOTHING).value

    def _unstable(self, key: tuple[int, str], start: State) -> str:
        depth, name = key
        if depth > 0 or start[key].items is not None and not isinstance(start[key].value, tuple):
            what = "outside this function" if depth else "and its elements"
            fail(
                "TD125",
                f"'{name}' {what} changes from step to step in a way that the device cannot follow",
                helps=(f"Python's state may repeat with a period of at most {MAX_PERIOD}, or count by a constant; load into the same register tile, or swap two",),
            )
        self.capture.unbound[name] = f"it changes at each step of the loop at {self.span}, neither repeating within {MAX_PERIOD} steps nor counting by a constant"
        return name

    def _finish(self, start: State, states: list[State]) -> None:
        """Leave Python's state as it is after the last step."""
        last = states[(self.steps.trips - 1) % (len(states) - 1) + 1]
        for key, saved in last.items():
            value = self._counted(key, saved, start, ex.const(self.steps.trips)) if key in start else restore(saved)
            if key[0] == 0:
                self.values[key[1]] = value


class Control:
    """The helper that rewritten code calls."""

    UNBOUND = UNBOUND

    def mark(self) -> Any:
        """The depth of device constructs at the entry of a function or while loop."""
        return Plain(None, current("a kernel"))

    def leave(self) -> None:
        capture = current("a kernel")
        name_tiles(capture, _frames(capture))

    def loop(self, steps: Any, names: list[str]) -> Any:
        capture = current("a kernel")
        return Loop(steps, names, capture) if isinstance(steps, DeviceRange) else Plain(steps, capture)

    def branch(self, test: Any, names: list[str]) -> Any:
        capture = current("a kernel")
        return Branch(test.expr, names, capture, "branch on a device value") if isinstance(test, Scalar) else Plain(test, capture)

    def manage(self, manager: Any, names: list[str]) -> Any:
        capture = current("a kernel")
        if isinstance(manager, Role):
            return Branch(manager.condition(), names, capture, f"role '{manager.name}'")
        return Plain(manager, capture)

    def jump(self, word: str, mark: Any) -> None:
        """Refuse a break, continue or return that would leave a device construct."""
        constructs = mark.capture.constructs
        inside = constructs[max(mark.depth, 0) :] if isinstance(mark, Plain) else [mark]
        if inside:
            fail("TD126", f"`{word}` inside a {inside[-1].word}", helps=("every warp runs the same text: write the condition around the work instead",))
        if word == "return":
            self.leave()

    def choose(self, test: Any, one: Callable[[], Any], other: Callable[[], Any]) -> Any:
        if not isinstance(test, Scalar):
            return one() if test else other()
        capture = current("a kernel")
        branch = Branch(test.expr, (), capture, "conditional expression on a device value")
        branch.then()
        first = save(one())
        branch.otherwise()
        second = save(other())
        branch.join()
        if not first.same(second) and (first.number() is None or second.number() is None):
            fail("TD124", f"the two sides of this conditional expression are {describe(first.value)} and {describe(second.value)}: only integers can be chosen between on the device")
        return branch._merge("this expression", first, second)

    def negate(self, value: Any) -> Any:
        return wrap(ex.binary("==", value.expr, 0)) if isinstance(value, Scalar) else not value

    def both(self, *parts: Callable[[], Any]) -> Any:
        return self._join("and", parts, stop=False)

    def either(self, *parts: Callable[[], Any]) -> Any:
        return self._join("or", parts, stop=True)

    def _join(self, op: str, parts: tuple[Callable[[], Any], ...], stop: bool) -> Any:
        """Python's own value while no device value is met; from then on a device truth value."""
        total: Any = None
        for part in parts:
            value = part()
            if isinstance(value, Scalar) or isinstance(total, Scalar):
                one = (not stop) if total is None or not isinstance(total, Scalar) else total
                truth = value if isinstance(value, Scalar) else bool(value)
                total = wrap(ex.binary(op, expression(one, op), expression(truth, op)))
            else:
                total = value
            if not isinstance(total, Scalar) and bool(total) is stop:
                return total
        return total

    def chain(self, left: Any, *pairs: tuple[str, Callable[[], Any]]) -> Any:
        """left op₁ a op₂ b …: each neighbour compared, all of it true."""

        def compare(word: str, right: Callable[[], Any]) -> Callable[[], Any]:
            def run() -> Any:
                nonlocal left
                before, left = left, right()
                return _OPERATORS[word](before, left)

            return run

        return self.both(*(compare(word, right) for word, right in pairs))

    def host_test(self, value: Any) -> Any:
        if isinstance(value, Scalar):
            fail("TD121", "`while` on a device value", helps=("write the loop with td.range",))
        return value


