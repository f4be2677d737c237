"""Execution of every warp of a block over the lowered program, without data.

The result lists, barrier by barrier, what each warp accesses in LDS and which registers it reads.

Turns of loops that do what turns before them did are left out (kept_turns.py). Where warps are several barriers apart
in a loop, as many more turns are run as the warps are apart. All loops are run in full where the warps do not leave out
the same number of barriers, since the n-th arrivals of different warps would not match then. Time and memory grow with
the number of turns that are run: a trace holds each access and each barrier of every such turn.
"""

from __future__ import annotations

import dataclasses
import functools
import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, overload

import numpy as np

from tiledsl.analysis.order.kept_turns import Governed, Run
from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import Sizes, blocks, environment, fixed
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.block_kinds import count_of_each
from tiledsl.ir.math.grid import block_variable
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.effects import SharedAccess
from tiledsl.ir.program.lanes import lane_environment
from tiledsl.ir.program.obligations import Turns
from tiledsl.targets import WAVE

LEAST_PERIODS = 3
_MOST_TURNS_KEPT = 4096  # what so many turns of loops do
NO_SIZES: Sizes = {}


class Touch(NamedTuple):
    """One LDS operation of one warp in one step: its bytes, and the number of barriers passed before.

    `turn` counts the warp's LDS operations since the last barrier. `steps` are the steps of the enclosing loops,
    outermost first. `begun` counts, for each loop of the program, the turns that the warp had begun. `lanes` says which
    lanes are active; the bytes are those of the active lanes, one lane after the other.
    """

    operation: lp.Memory
    warp: int
    epoch: int
    turn: int
    steps: tuple[int, ...]
    begun: Turns
    bytes: np.ndarray
    lanes: np.ndarray


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Use(Compared):
    """A read of a register that no earlier operation on the warp's path has written."""

    operation: lp.Operation
    warp: int
    register: str


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Turn:
    """What a warp does in one turn of an innermost loop, counted from its beginning.

    `turn` is the number of LDS operations since the last barrier. `unwritten` are reads of registers that nothing in
    the turn has written before, with the lanes, as bits; `holds` are the registers that are written or read. `places`
    are the different places of the loops' steps, and `numbers` has for each LDS operation the number of its place: the
    operations have no steps of their own.
    """

    touches: tuple[Touch, ...]
    places: tuple[lp.Place, ...]
    numbers: tuple[int, ...]
    barriers: tuple[lp.Barrier, ...]
    turn: int
    unwritten: tuple[tuple[Use, int], ...]
    undefined: tuple[tuple[lp.Operation, ir.Undefined], ...]
    holds: tuple[tuple[str, int], ...]


class Repeated(NamedTuple):
    """What a warp does again in a turn: `turn`, in the steps `steps` of its places.

    `epoch` and `number` count the barriers, and the LDS operations since the last barrier, before the turn; `begun` is
    as in a Touch.
    """

    of: Turn
    epoch: int
    number: int
    begun: Turns
    steps: tuple[tuple[int, ...], ...]

    def touches(self) -> Iterator[Touch]:
        """Yield the LDS operations of the turn."""
        _, epoch, number, begun, steps = self
        for (operation, warp, after, at, _, _, touched, lanes), place in zip(
            self.of.touches, self.of.numbers, strict=True
        ):
            at = at if after else number + at
            yield Touch(operation, warp, epoch + after, at, steps[place], begun, touched, lanes)


class Touches(Sequence[Touch]):
    """The LDS operations of a warp in order: `parts` are single ones and turns, whose operations are made when used."""

    def __init__(self, parts: Iterable[Touch | Repeated]):
        self.parts = tuple(parts)
        self._count = sum(len(one.of.touches) if isinstance(one, Repeated) else 1 for one in self.parts)

    @functools.cached_property
    def _all(self) -> tuple[Touch, ...]:
        return tuple(touch for one in self.parts for touch in (one.touches() if isinstance(one, Repeated) else (one,)))

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Touch]:
        return iter(self._all)

    @overload
    def __getitem__(self, at: int) -> Touch: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Touch]: ...
    def __getitem__(self, at: int | slice) -> Touch | Sequence[Touch]:
        return self._all[at]


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class WarpTrace(Compared):
    """The behaviour of one warp: its LDS operations and barriers in order, and its reads of unwritten registers.

    `begun` gives, for each barrier, what it gives in a Touch. `left_out` lists each shortened loop: the number of
    barriers passed before the left-out turns, the number of barriers in a period, and the number of periods left out.
    """

    warp: int
    touches: Touches
    barriers: tuple[lp.Barrier, ...]
    unwritten: tuple[Use, ...]
    undefined: tuple[tuple[lp.Operation, ir.Undefined], ...]
    begun: tuple[Turns, ...] = ()
    left_out: tuple[tuple[int, int, int], ...] = ()


def elaborate(program: lp.Program, block: int, sizes: Sizes = NO_SIZES) -> tuple[WarpTrace, ...]:
    """Return the traces of all warps of the block with that number, at the given sizes."""
    return elaborated(Facts(program, sizes), block)[0]


def elaborated(facts: Facts, block: int, lag: int = 0) -> tuple[tuple[WarpTrace, ...], int | None]:
    """Return the traces of a block's warps, and how many periods of a loop the warps are apart: `lag`, or more.

    The second is None where no turn could be left out for that.
    """
    found: int | None = lag
    while found is not None:
        lag = found
        traces = _traces(facts, block, periods_of(lag))
        found = _largest_lag(traces)
        if found is not None and found <= lag:
            return traces, lag
    return _traces(facts, block, None), None


def periods_of(lag: int) -> int:
    """Return how many periods to run of loops whose accesses repeat, where warps are so many periods apart."""
    return LEAST_PERIODS + lag


def _largest_lag(traces: tuple[WarpTrace, ...]) -> int | None:
    """Return the largest number of periods of a loop by which the warps are apart.

    The result is None where the warps do not leave out the same, or do not pass the same number of barriers in all.
    """
    if (
        len({len(trace.barriers) for trace in traces}) > 1
        or len({tuple(one[1:] for one in trace.left_out) for trace in traces}) > 1
    ):
        return None
    loops = zip(*(trace.left_out for trace in traces), strict=True)
    return max(
        (-(-(max(one[0] for one in loop) - min(one[0] for one in loop)) // loop[0][1]) for loop in loops), default=0
    )


def _traces(facts: Facts, block: int, periods: int | None) -> tuple[WarpTrace, ...]:
    """Return the traces of all warps. `periods` is the number of periods to run of loops whose accesses repeat; None
    runs all turns.
    """
    placed = environment(facts.program.kernel, facts.sizes, block)
    return tuple(_Warp(facts, warp, placed, periods).run() for warp in range(facts.warps))


def kinds_of_blocks(program: lp.Program, sizes: Sizes = NO_SIZES) -> dict[int, int]:
    """Map the first block of each kind to the number of blocks of that kind.

    Blocks are of one kind if all conditions and LDS addresses that depend on the block have the same values.
    """
    known = fixed(program.kernel, sizes)
    values = (known(value) for value in dict.fromkeys(deciding(program.body)) if "block" in ex.kinds(value))
    block = known(block_variable(program.kernel.grid))
    assert isinstance(block, ir.Var)
    return count_of_each(values, block, blocks(program.kernel, sizes))


def deciding(body: Iterable[lp.Operation]) -> Iterator[ir.Expr]:
    """Yield the values that decide what a warp does, and which bytes it accesses."""
    for operation in lp.flat(body):
        if isinstance(operation, lp.Branch):
            yield operation.condition
        if isinstance(operation, lp.Loop):
            yield operation.stop
        access = operation.effects.access
        if access is not None:
            yield access.address
            if access.guard is not None:
                yield access.guard


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class _Straight:
    """Consecutive operations without an access to LDS: the registers that they read before they write them, and those
    that they write.
    """

    operations: tuple[lp.Operation, ...]
    read: tuple[str, ...]
    written: tuple[str, ...]


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class _Sequence:
    """Consecutive operations without branches and loops, and the variables that decide which bytes they touch."""

    operations: tuple[lp.Operation | _Straight, ...]
    decided_by: tuple[ir.Var, ...]


_Part = lp.Operation | _Straight | _Sequence
_FEW = 4  # operations that are not worth a record


def _accesses_nothing(operation: lp.Operation) -> bool:
    """Return whether an operation reads and writes registers, and does nothing else to be followed."""
    if isinstance(operation, lp.Barrier) or not isinstance(operation, lp.Simple):
        return False
    return not isinstance(operation, lp.Memory) or operation.access is None


def _straight(operations: list[lp.Operation]) -> _Straight:
    read, written = dict[str, None](), dict[str, None]()
    for operation in operations:
        effects = operation.effects
        read |= {register: None for register in effects.read if register not in written}
        written |= dict.fromkeys(effects.written)
    return _Straight(tuple(operations), tuple(read), tuple(written))


def _in_straights(operations: Iterable[lp.Operation]) -> Iterator[lp.Operation | _Straight]:
    for is_straight, some in itertools.groupby(operations, _accesses_nothing):
        if is_straight:
            yield _straight([*some])
        else:
            yield from some


class Facts:
    """Results that are computed once for all warps of all blocks, at the same sizes."""

    def __init__(self, program: lp.Program, sizes: Sizes = NO_SIZES):
        self.program, self.sizes, self.numbers = program, sizes, program.numbers
        self.warps = program.kernel.warps
        self.bytes: dict[tuple[object, ...], tuple[np.ndarray, np.ndarray]] = {}  # those touched, and by which lanes
        self.arrays: dict[tuple[object, ...], tuple[np.ndarray, np.ndarray]] = {}  # the same, each kept once
        self.governed: dict[int, Governed] = {}  # by loop
        self.runs_of: dict[tuple[object, ...], tuple[Run, ...]] = {}
        self.turns: dict[tuple[object, ...], Turn] = {}
        self.sequences: dict[tuple[object, ...], Turn] = {}
        self.bodies: dict[int, tuple[_Part, ...]] = {}  # by the first operation
        self.deciding: dict[int, tuple[ir.Var, ...]] = {}  # by operation: the variables that its bytes in LDS depend on
        self.lanes = lane_environment(self.warps)
        self.of_warps: dict[tuple[object, ...], np.ndarray | None] = {}  # values in all lanes, None with unbound names

    def body(self, operations: tuple[lp.Operation, ...]) -> tuple[_Part, ...]:
        """Return the operations of a body. Consecutive operations without an access to LDS are one `_Straight`, and
        several consecutive operations that do the same in each turn of all loops are a `_Sequence`.
        """
        if not operations:
            return ()
        number = self.numbers[operations[0]]
        if number not in self.bodies:
            self.bodies[number] = tuple(self._in_sequences(_in_straights(operations)))
        return self.bodies[number]

    def _in_sequences(self, operations: Iterable[lp.Operation | _Straight]) -> Iterator[_Part]:
        for is_structure, some in itertools.groupby(operations, lambda one: isinstance(one, lp.Loop | lp.Branch)):
            run = tuple(some)
            accesses = (
                (self.numbers[one], one.access) for one in run if isinstance(one, lp.Memory) and one.access is not None
            )
            decided_by = tuple(dict.fromkeys(var for access in accesses for var in self.decided_by(*access)))
            if is_structure or len(run) < _FEW or any(var.kind == "loop" for var in decided_by):
                yield from run
            else:
                yield _Sequence(run, decided_by)

    def of_loop(self, loop: lp.Loop) -> Governed:
        """Return the loop with the values that govern its body."""
        number = self.numbers[loop]
        if number not in self.governed:
            self.governed[number] = Governed(loop, self.warps)
        return self.governed[number]

    def runs(
        self, loop: lp.Loop, environment: Mapping[ir.Expr, Any], turns: int, periods: int | None
    ) -> tuple[Run, ...]:
        """Return the runs of turns of a loop, which are the same for all warps."""
        placed = {one: value for one, value in environment.items() if not ex.kinds(one) & {"warp", "lane"}}
        key = self.numbers[loop], turns, periods, tuple(placed.items())
        if key not in self.runs_of:
            self.runs_of[key] = self.of_loop(loop).runs(placed, turns, periods)
        return self.runs_of[key]

    def in_warp(self, key: tuple[object, ...], value: ir.Expr, warp: int, known: dict[ir.Expr, Any]) -> Any | None:
        """Return a value in the lanes of a warp, computed for all warps at once; None where a name may be unbound.

        `known` has the values of all variables in one of the warps. The value is the same for equal keys.
        """
        if key not in self.of_warps:
            try:
                made = np.asarray(ex.evaluate(value, {**known, **self.lanes}))
            except KeyError:
                self.of_warps[key] = None
            else:
                self.of_warps[key] = np.broadcast_to(made, (self.warps, WAVE))
        found = self.of_warps[key]
        return None if found is None else found[warp]

    def decided_by(self, number: int, access: SharedAccess) -> tuple[ir.Var, ...]:
        """The variables that say, beside warp and lane, which bytes the operation of that number touches."""
        found = self.deciding.get(number)
        if found is None:
            values = [access.address, *([access.guard] if access.guard is not None else [])]
            found = self.deciding[number] = tuple(
                dict.fromkeys(v for value in values for v in ex.variables(value) if v.kind in ("loop", "block"))
            )
        return found


class _Warp:
    def __init__(self, facts: Facts, warp: int, placed: Mapping[ir.Expr, Any], periods: int | None):
        self.facts, self.warp, self.periods = facts, warp, periods
        lanes = {var: values[warp] for var, values in lane_environment(facts.warps).items()}
        self.environment: dict[ir.Expr, Any] = {**lanes, **placed}
        self.touches: list[Touch | Repeated] = []
        self.barriers: list[lp.Barrier] = []
        self.begun: Turns = (0,) * facts.numbers.loops
        self.begun_at: list[Turns] = []  # at each barrier
        self.left_out: list[tuple[int, int, int]] = []
        self.turn = 0
        self.is_recorded = False  # as a Turn, whose operations have no steps
        self.unwritten: list[Use] = []
        self.missing: list[int] = []  # for each of these the lanes, as bits
        self.repeated: set[Turn] = set()
        self.undefined: list[tuple[lp.Operation, ir.Undefined]] = []
        self.holds: dict[str, int] = {}  # one bit for each lane
        self._only(np.ones(WAVE, dtype=bool))

    def run(self) -> WarpTrace:
        self.block(self.facts.program.body)
        done = self.barriers, self.unwritten, self.undefined, self.begun_at, self.left_out
        return WarpTrace(self.warp, Touches(self.touches), *map(tuple, done))  # type: ignore[arg-type]

    def _only(self, lanes: np.ndarray) -> None:
        self.lanes, self.bits = lanes, int.from_bytes(np.packbits(lanes).tobytes(), "big")

    def block(self, body: tuple[lp.Operation, ...]) -> None:
        self._run(self.facts.body(body))

    def _run(self, body: Iterable[_Part]) -> None:
        for operation in body:
            match operation:
                case _Sequence():
                    self._sequence(operation)
                case _Straight():
                    self._straight(operation)
                case lp.Barrier():
                    self.barriers.append(operation)
                    self.begun_at.append(self.begun)
                    self.turn = 0
                case lp.Simple():
                    self._simple(operation)
                case lp.Loop():
                    self._loop(operation)
                case lp.Branch():
                    self._branch(operation)
                case _:
                    raise AssertionError(f"{type(operation).__name__} does not state its effects on the order")

    def _loop(self, loop: lp.Loop) -> None:
        stop = int(ex.evaluate(loop.stop, self.environment))
        turns = max(0, -(-(stop - loop.start) // loop.step))
        governed, number = self.facts.of_loop(loop), self.facts.numbers.loop(loop)
        begins: dict[int, tuple[int, Turns]] = {}
        for run in self.facts.runs(loop, self.environment, turns, self.periods):
            passed: list[tuple[int, Turns]] = []
            if run.skipped:
                self._leave_out(begins[run.first - run.skipped - governed.cycle], run.skipped // governed.cycle, True)
            begins[run.first] = len(self.barriers), self.begun
            period = governed.period or 1
            for turn in run.kept:
                if run.left_out and turn == run.after - run.tail:
                    self._leave_out(passed[-period], run.left_out // period, True)
                passed.append((len(self.barriers), self.begun))
                self.begun = (*self.begun[:number], self.begun[number] + 1, *self.begun[number + 1 :])
                self.environment[loop.var] = loop.start + turn * loop.step
                self._turn(governed, run, turn)
            if run.left_out and not run.tail:
                self._leave_out(passed[-period], run.left_out // period, False)
        self.environment.pop(loop.var, None)

    def _leave_out(self, since: tuple[int, Turns], count: int, are_begun: bool) -> None:
        """Note that so many periods are left out.

        A period is what the warp did since some numbers of barriers and turns. Periods between turns that are run count
        as begun.
        """
        barriers, begun = since
        if barriers < len(self.barriers):
            self.left_out.append((len(self.barriers), len(self.barriers) - barriers, count))
        if are_begun:
            self.begun = tuple(
                after + count * (after - before) for after, before in zip(self.begun, begun, strict=True)
            )

    def _turn(self, governed: Governed, run: Run, turn: int) -> None:
        """Run one turn of a loop. Turns that do the same are run once, and then repeated from what they did."""
        loop = governed.loop
        if not governed.is_innermost or governed.period is None or self.periods is None:
            return self.block(loop.body)
        outer = tuple([self.environment[one] for one in governed.outer])
        key = self.facts.numbers[loop], self.warp, self.bits, turn % governed.period, run.outcomes[self.warp], outer
        known = self.facts.turns.get(key)
        if known is None:
            known = self._recorded(self.facts.body(loop.body))
            if len(self.facts.turns) < _MOST_TURNS_KEPT:
                self.facts.turns[key] = known
        self._repeat(known)

    def _sequence(self, sequence: _Sequence) -> None:
        """Run a sequence of operations: where it touches what it has touched in another block, from a record."""
        if self.is_recorded:
            return self._run(sequence.operations)
        key = sequence, self.warp, self.bits, *[self.environment[one] for one in sequence.decided_by]
        known = self.facts.sequences.get(key)
        if known is None:
            known = self._recorded(sequence.operations)
            if len(self.facts.sequences) < _MOST_TURNS_KEPT:
                self.facts.sequences[key] = known
        self._repeat(known)

    def _recorded(self, body: Iterable[_Part]) -> Turn:
        """Run a body on its own, and return what it does."""
        warp = _Warp(self.facts, self.warp, {}, self.periods)
        warp.environment, warp.begun, warp.is_recorded = self.environment, self.begun, True
        warp._only(self.lanes)
        warp._run(body)
        places: dict[tuple[ir.Expr, ...], lp.Place] = {}
        touches = tuple(one for one in warp.touches if isinstance(one, Touch))  # all: the body is an innermost one
        for touch in touches:
            places.setdefault(touch.operation.place.steps, touch.operation.place)
        among = {steps: number for number, steps in enumerate(places)}
        return Turn(
            touches=touches,
            places=tuple(places.values()),
            numbers=tuple(among[touch.operation.place.steps] for touch in touches),
            barriers=tuple(warp.barriers),
            turn=warp.turn,
            unwritten=tuple(zip(warp.unwritten, warp.missing, strict=True)),
            undefined=tuple(warp.undefined),
            holds=tuple(warp.holds.items()),
        )

    def _repeat(self, turn: Turn) -> None:
        """Do what a recorded turn did, in the present step."""
        epoch, number = len(self.barriers), self.turn
        for use, missing in turn.unwritten:
            if missing & ~self.holds.get(use.register, 0):
                self.unwritten.append(use)
                self.missing.append(missing & ~self.holds.get(use.register, 0))
        if turn not in self.repeated:
            for register, bits in turn.holds:
                self.holds[register] = self.holds.get(register, 0) | bits
            self.repeated.add(turn)
        self.undefined += turn.undefined
        steps = tuple([self._steps(place) for place in turn.places])
        self.touches.append(Repeated(turn, epoch, number, self.begun, steps))
        self.barriers += turn.barriers
        self.begun_at += [self.begun] * len(turn.barriers)
        self.turn = turn.turn if turn.barriers else number + turn.turn

    def _steps(self, place: lp.Place) -> tuple[int, ...]:
        return tuple(int(ex.evaluate(step, self.environment)) for step in place.steps)

    def _value(self, operation: lp.Operation, value: ir.Expr) -> object:
        try:
            return ex.evaluate(value, self.environment)
        except KeyError as error:
            missing = error.args[0]
            if not isinstance(missing, ir.Undefined):
                raise
            self.undefined.append((operation, missing))
            return 0

    def _branch(self, branch: lp.Branch) -> None:
        truth = np.broadcast_to(np.asarray(self._value(branch, branch.condition)) != 0, (WAVE,))
        before = self.lanes
        for arm, lanes in ((branch.then, before & truth), (branch.otherwise, before & ~truth)):
            if lanes.any():
                self._only(lanes)
                self.block(arm)
        self._only(before)

    def _straight(self, straight: _Straight) -> None:
        if any(self.bits & ~self.holds.get(register, 0) for register in straight.read):
            for operation in straight.operations:
                self._simple(operation)
            return
        for register in straight.written:
            self._hold(register)

    def _simple(self, operation: lp.Operation) -> None:
        effects = operation.effects
        for register in effects.read:
            missing = self.bits & ~self.holds.get(register, 0)
            if missing:
                self.unwritten.append(Use(operation, self.warp, register))
                self.missing.append(missing)
                self._hold(register)
        for register in effects.written:
            self._hold(register)
        if isinstance(operation, lp.Memory) and operation.access is not None:
            touched, lanes = self._bytes(operation, operation.access)
            if len(touched):
                steps, epoch = () if self.is_recorded else self._steps(operation.place), len(self.barriers)
                self.touches.append(Touch(operation, self.warp, epoch, self.turn, steps, self.begun, touched, lanes))
                self.turn += 1

    def _hold(self, register: str) -> None:
        self.holds[register] = self.holds.get(register, 0) | self.bits

    def _bytes(self, operation: lp.Memory, access: SharedAccess) -> tuple[np.ndarray, np.ndarray]:
        number = self.facts.numbers[operation]
        known, decided_by = self.facts.bytes, self.facts.decided_by(number, access)
        decided = tuple([self.environment[v] for v in decided_by])
        key = (number, self.warp, decided, self.bits)
        if key not in known:
            unbound = len(self.undefined)
            at = self._in_lanes(operation, access.address, (number, decided, False))
            active = self.lanes
            if access.guard is not None:
                active = active & (self._in_lanes(operation, access.guard, (number, decided, True)) != 0)
            active = active & (len(self.undefined) == unbound)  # an unbound address is a finding of its own
            starts = at[active]
            content = number, starts.dtype, starts.tobytes(), active.tobytes()
            if content not in self.facts.arrays:
                self.facts.arrays[content] = (starts[:, None] + np.arange(access.width)).ravel(), active
            known[key] = self.facts.arrays[content]
        return known[key]

    def _in_lanes(self, operation: lp.Operation, value: ir.Expr, key: tuple[object, ...]) -> np.ndarray:
        found = self.facts.in_warp(key, value, self.warp, self.environment)
        if found is None:
            found = np.broadcast_to(np.asarray(self._value(operation, value)), (WAVE,))
        return found
