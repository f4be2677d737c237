"""A loop over td.range: one device loop, whose body is recorded once for each phase of the Python state."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Generator, Iterable, Iterator, Mapping
from typing import Any, NoReturn

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.language.capture.host_state import (
    NOTHING,
    UNBOUND,
    Key,
    Lost,
    Names,
    Path,
    Saved,
    State,
    leaves,
    name_tiles,
    one_tile,
    restore,
    save,
    snapshot,
    values_of,
)
from tiledsl.language.capture.motion import MAX_PERIOD, Motion, comes_back, counts, motion
from tiledsl.language.capture.storage import holds, reused_in_step
from tiledsl.language.recording.capture import Capture, fail
from tiledsl.language.recording.handle import Handle
from tiledsl.language.recording.source import in_rewritten_code
from tiledsl.language.values.handle_operations import substituted
from tiledsl.language.values.integer_limits import LARGE, REBIND, is_small
from tiledsl.language.values.scalars import wrap


class DeviceRange(Handle):
    """The result of td.range: the steps of a device loop."""

    def __init__(self, start: ir.Expr, stop: ir.Expr, step: int):
        self.start, self.step = start, step
        trips = ex.ceil_div(ex.binary("-", stop, start), step)
        # may be negative where the call's sizes leave no step
        self.trips = ex.const(max(0, trips.value)) if isinstance(trips, ir.Const) else trips

    def _described(self) -> str:
        return "a td.range"

    def __iter__(self) -> NoReturn:
        if in_rewritten_code():
            help = "write the loop as `for k in td.range(n):`, or use Python's range to unroll it"
        else:
            help = "decorate this helper with @td.op"
        fail("TD120", "only a `for` statement of a kernel or tile op can loop over td.range", helps=(help,))


@dataclasses.dataclass
class Attempt:
    """A recording of the loop under an assumption about its names.

    `counters` are the integers, by name and path, that the device counts; `lost` are the names without a value at the
    beginning of every step. `ends` are the states after each recorded phase, in terms of that phase's step.
    """

    counters: Mapping[Key, Mapping[Path, ir.Expr]]
    lost: Mapping[Key, Lost]
    phases: list[tuple[ir.Statement, ...]] = dataclasses.field(default_factory=list)
    ends: list[State] = dataclasses.field(default_factory=list)


Steps = Generator[Any, None, Attempt]


class Loop(Names):
    """A device loop in progress.

    The first attempt takes the Python state as it comes, and records steps until the state is the initial one again. If
    this takes more than MAX_PERIOD steps, the recorded steps show how each part of the state changes. In a second
    attempt the device counts parts that change by a constant, and names with a new value at every step are unbound.
    """

    device = True
    word = "td.range loop"

    def __init__(self, steps: DeviceRange, names: Iterable[str], capture: Capture):
        super().__init__(capture, names)
        self.range, self.steps = steps, self
        self.span, self.calls = capture.here()
        capture.loops += 1
        self.trips = steps.trips.value if isinstance(steps.trips, ir.Const) else None  # None where the call decides
        last = None if self.trips is not None else ex.binary("-", steps.trips, 1)
        self.var = ir.Var(f"k{capture.loops}", "loop", 0, max(0, ex.bounds(steps.trips)[1] - 1), limit=last)
        self.before = ex.binary("-", self.var, 1)

    def __iter__(self) -> Iterator[Any]:
        self.start = snapshot(self.capture)
        name_tiles(self.capture, values_of(self.start))
        if self.trips == 0:
            self.bind({key: saved.value for key, saved in self.start.items()}, f"the {self.word}")
            return
        done = yield from self._recorded()
        self.capture.blocks[-1].append(ir.For(self.span, self.calls, self.var, self.range.trips, tuple(done.phases)))
        self._finish(done)

    def _recorded(self) -> Steps:
        mark = self.capture.mark()
        begun = {key: saved.value for key, saved in self.start.items() if isinstance(saved.value, Lost)}
        done = yield from self._attempt(Attempt({}, begun), min(MAX_PERIOD, self.trips or MAX_PERIOD))
        contradicting = self._contradicting(done)
        if not contradicting or self.trips == 1:
            return done
        moves = {key: move for key, move in self._moves(done).items() if key not in begun}
        lost = frozenset(key for key, move in moves.items() if not move.stable)
        short = self.trips is not None and self.trips <= MAX_PERIOD
        if short and (
            _period(moves, lost) > MAX_PERIOD
            or not all(self._rebound(key, done) and self._fresh(key, done) for key in lost)
        ):
            return done  # every step has been recorded as its own phase
        while True:
            reasons = begun | self._reasons(lost, done)
            stable = {key: move for key, move in moves.items() if key not in lost}
            period = _period(moves, lost)
            if period > MAX_PERIOD:
                self._refuse_period(period)
            self.capture.forget(mark)
            done = yield from self._attempt(
                Attempt({key: move.counters for key, move in stable.items() if move.counters}, reasons), period
            )
            contradicting = self._contradicting(done)
            if not contradicting:
                return done
            lost |= contradicting

    # ------------------------------------------------------------------------------------------------------- recording

    def _attempt(self, attempt: Attempt, limit: int) -> Steps:
        """Record at most `limit` steps, fewer if the Python state returns to the initial one."""
        state = self.start
        while len(attempt.phases) < limit:
            made = len(self.capture.staged)
            self._begin(state, attempt)
            yield wrap(ex.binary("+", ex.binary("*", self.var, self.range.step), self.range.start))
            body = self._end()
            earlier = (self.start, *attempt.ends)
            body, state = reused_in_step(self.capture, body, earlier, lambda key: self._carried(key, attempt), made)
            attempt.phases.append(body)
            name_tiles(self.capture, values_of(state))
            attempt.ends.append(state)
            if not self._contradicting(attempt):
                break
        return attempt

    def _carried(self, key: Key, attempt: Attempt) -> bool:
        """Return whether a step takes over the name's value from the step before."""
        return key in self.start and key not in attempt.lost

    def _begin(self, state: State, attempt: Attempt) -> None:
        """Set the Python state for the start of a step. Names first bound in the loop are unbound."""
        wanted = {key: self._at(key, saved, attempt, self.var, self.before) for key, saved in state.items()}
        fresh = {key: UNBOUND for key in state if key[0] == 0 and key[1] in self.names and key not in self.start}
        self.bind(wanted | fresh | dict(attempt.lost), f"the {self.word}")
        self.capture.open(self)
        self.capture.variables.add(self.var)

    def _end(self) -> tuple[ir.Statement, ...]:
        body = self.capture.close(self)
        self.capture.variables.discard(self.var)
        return body

    def _at(self, key: Key, saved: Saved, attempt: Attempt, step: ir.Expr, last: ir.Expr) -> Any:
        """Return a name's value at the start of step `step`, from the value saved at the end of step `last`.

        Counters are computed from the number of steps; the rest is as saved.
        """
        counters = attempt.counters.get(key, {})

        def leaf(part: Saved, path: Path) -> Any:
            if path in counters:
                return wrap(ex.binary("+", _part(self.start[key], path), ex.binary("*", step, counters[path])))
            return substituted(part.value, {self.var: last})

        return restore(saved, leaf)

    def _finish(self, done: Attempt) -> None:
        """Set the Python state to that after the last step."""
        count = ex.greatest(self.range.trips, 0)
        ends = done.ends if self.trips is None else [done.ends[(self.trips - 1) % len(done.ends)]]
        if ex.multiple(self.range.trips) % len(ends) == 0:
            ends = ends[-1:]
        dependent = self._dependent_on_trips(done, ends) if self.trips is None else {}
        holds(self.capture, ends[-1])
        last = ex.binary("-", count, 1)
        large = {
            key: Lost(f"after the {self.word} at {self.span}, it is {LARGE}", REBIND)
            for key, saved in ends[-1].items()
            if key[0] == 0 and key not in done.counters and self._is_large(saved, last)
        }
        small = {key: saved for key, saved in ends[-1].items() if key not in large}
        wanted = {key: self._at(key, saved, done, count, last) for key, saved in small.items()}
        self.bind(wanted | large | dependent, f"the {self.word}")

    def _is_large(self, saved: Saved, last: ir.Expr) -> bool:
        """Return whether an integer has too many parts after the last step."""
        number = saved.number()
        return number is not None and not is_small(ex.substitute(number, {self.var: last}))

    def _dependent_on_trips(self, done: Attempt, ends: list[State]) -> dict[Key, Lost]:
        """Return the names whose values depend on the number of steps, which the call decides, and are no counters.

        These names are lost after the loop.
        """
        before = ex.binary("-", self.range.trips, 1)
        states = [self._counted(done, end, before) for end in ends]
        if ex.bounds(self.range.trips)[0] < 1:
            states.append(self.start)
        left = [key for key, saved in ends[-1].items() if not isinstance(saved.value, Lost)]
        found = {
            key
            for key in left
            if not all(states[0].get(key, NOTHING).same(state.get(key, NOTHING)) for state in states[1:])
        }
        lost: dict[Key, Lost] = {}
        for depth, name in sorted(found):
            help = "keep a value there that does not depend on the number of steps"
            if depth or name not in self.names:
                fail(
                    "TD124",
                    f"the value of '{name}' after the loop depends on the number of steps, which the call decides",
                    at=self,
                    helps=(help,),
                )
            note = (
                f"the value that the loop at {self.span} leaves in it depends on the number of steps, which the call"
                " decides"
            )
            lost[depth, name] = Lost(note, help)
        return lost

    def _counted(self, done: Attempt, end: State, last: ir.Expr) -> State:
        """Return a step's final state with its counters reset to their initial values."""
        seen: dict[int, int] = {}
        return {key: save(self._at(key, saved, done, ex.const(0), last), seen) for key, saved in end.items()}

    # --------------------------------------------------------------------------------------------------------- judging

    def _contradicting(self, attempt: Attempt) -> frozenset[Key]:
        """Return the names that contradict the attempt's assumption.

        A name contradicts it too where the last phase does not leave the value that the first phase needs.
        """
        shift: dict[ir.Expr, ir.Expr] = {self.var: self.before}
        failed = set()
        for key, start in self.start.items():
            counters = attempt.counters.get(key, {})
            back = comes_back(start, attempt.ends[-1].get(key), counters, shift)
            if key not in attempt.lost and not (
                back and all(counts(start, end.get(key), counters, self.var) for end in attempt.ends)
            ):
                failed.add(key)
        return frozenset(failed)

    def _moves(self, trial: Attempt) -> dict[Key, Motion]:
        states = [self.start, *trial.ends]
        return {key: motion([state.get(key) for state in states], self.var) for key in self.start}

    def _rebound(self, key: Key, attempt: Attempt) -> bool:
        """Return whether each step binds the name to another value, rather than changing the value in place."""
        depth, name = key
        values = [state[key] for state in (self.start, *attempt.ends) if key in state]
        changed = any(a.mutable and a.value is b.value for a, b in zip(values, values[1:], strict=False))
        return depth == 0 and name in self.names and not changed

    def _fresh(self, key: Key, attempt: Attempt) -> bool:
        """Return whether each step binds the name to new tiles, or to a value that depends on that step alone.

        Otherwise the name may repeat, with a period longer than a short loop shows.
        """
        states = [state[key] for state in attempt.ends if key in state]
        if all(state.same(states[0]) for state in states):
            return True
        before = set(map(repr, leaves(self.start[key])))
        after = [form for state in states for form in leaves(state)]
        return all(form[0] == "registers" and repr(form) not in before for form in after)

    def _reasons(self, keys: Iterable[Key], attempt: Attempt) -> dict[Key, Lost]:
        """Return why each name is lost at the start of a step.

        Only names that every step binds anew may be lost; any other change that the device cannot follow is refused
        (TD125).
        """
        lost: dict[Key, Lost] = {}
        for key in sorted(keys):
            name = key[1]
            if not self._rebound(key, attempt):
                fail(
                    "TD125",
                    f"'{name}' changes from step to step in a way that the device cannot follow",
                    at=self,
                    notes=(f"it neither repeats within {MAX_PERIOD} steps nor counts by a constant",),
                    helps=(
                        (
                            "change the same register tile in place (td.load, +=, td.copy), swap two, or count by a"
                            " constant"
                        ),
                    ),
                )
            last = attempt.ends[-1].get(key, NOTHING).value
            if isinstance(last, Lost):  # lost within the step: that reason is more precise
                lost[key] = last
                continue
            held = [state[key].value for state in (self.start, *attempt.ends) if key in state]
            of_tiles = one_tile(name, held, "loop")
            (help,) = of_tiles or ("let it count by a constant, or depend on the step alone",)
            note = f"each step of the loop at {self.span} " + (
                f"binds '{name}' to a new tile, and a loop carries a name only if it has the same tile again"
                f" within {MAX_PERIOD} steps"
                if of_tiles
                else f"changes '{name}': its values neither repeat within {MAX_PERIOD} steps nor count by a constant"
            )
            lost[key] = Lost(note, help)
        return lost

    def _refuse_period(self, period: int) -> None:
        fail(
            "TD125",
            f"the Python values at the start of a step repeat only every {period} steps, and at most {MAX_PERIOD}"
            " steps are unrolled",
            at=self,
            helps=("let the periods of the changing names divide one another",),
        )


def _period(moves: Mapping[Key, Motion], lost: Iterable[Key]) -> int:
    return math.lcm(1, *(move.period for key, move in moves.items() if key not in lost))


def _part(saved: Saved, path: Path) -> ir.Expr:
    """Return the number at a path in a saved value."""
    for index in path:
        assert saved.items is not None
        saved = saved.items[index]
    number = saved.number()
    assert number is not None
    return number
