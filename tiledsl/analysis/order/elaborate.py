"""Execution of every warp of a block over the lowered program, without data.

The result lists, barrier by barrier, what each warp accesses in LDS and which registers it reads.

A loop whose LDS addresses repeat after a number of turns, one turn where the addresses do not depend on the loop
variable, is run for three such periods. After the second period every byte has the same last writer and readers at each
period's end, so that a further period adds nothing. Where warps are several barriers apart in the loop, this holds from
the arrival of the last warp until the first warp leaves: as many more turns are run as the warps are apart. The
shortened run is then what the kernel does for a smaller k.

Other loops are run in full. All loops are run in full where the warps do not leave out the same number of barriers,
since the n-th arrivals of different warps would not match then. Time and memory grow with the number of steps: a trace
holds each access and each barrier of every step.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import Sizes, blocks, environment, fixed
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.block_kinds import count_of_each
from tiledsl.ir.math.grid import block_variable
from tiledsl.ir.math.periods import period_of, together
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.effects import SharedAccess
from tiledsl.ir.program.lanes import lane_environment
from tiledsl.ir.program.obligations import Turns
from tiledsl.targets import WAVE

LEAST_PERIODS = 3
NO_SIZES: Sizes = {}


@dataclasses.dataclass(frozen=True, slots=True)
class Touch:
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


@dataclasses.dataclass(frozen=True, slots=True)
class Use:
    """A read of a register that no earlier operation on the warp's path has written."""

    operation: lp.Operation
    warp: int
    register: str


@dataclasses.dataclass(frozen=True, slots=True)
class WarpTrace:
    """The behaviour of one warp: its LDS operations and barriers in order, and its reads of unwritten registers.

    `begun` gives, for each barrier, what it gives in a Touch. `left_out` lists each shortened loop: the number of
    barriers passed before the left-out turns, the number of barriers in a period, and the number of periods left out.
    """

    warp: int
    touches: tuple[Touch, ...]
    barriers: tuple[lp.Barrier, ...]
    unwritten: tuple[Use, ...]
    undefined: tuple[tuple[lp.Operation, ir.Undefined], ...]
    begun: tuple[Turns, ...] = ()
    left_out: tuple[tuple[int, int, int], ...] = ()


def elaborate(program: lp.Program, block: int, sizes: Sizes = NO_SIZES) -> tuple[WarpTrace, ...]:
    """Return the traces of all warps of the block with that number, at the given sizes."""
    lag: int | None = 0
    while lag is not None:
        traces = _traces(program, block, sizes, LEAST_PERIODS + lag)
        found = _largest_lag(traces)
        if found is not None and found <= lag:
            return traces
        lag = found
    return _traces(program, block, sizes, None)


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


def _traces(program: lp.Program, block: int, sizes: Sizes, periods: int | None) -> tuple[WarpTrace, ...]:
    """Return the traces of all warps. `periods` is the number of periods to run of loops whose accesses repeat; None
    runs all turns.
    """
    facts = _Facts(program)
    return tuple(
        _Warp(program, warp, environment(program.kernel, sizes, block), facts, periods).run()
        for warp in range(program.kernel.warps)
    )


def kinds_of_blocks(program: lp.Program, sizes: Sizes = NO_SIZES) -> dict[int, int]:
    """Map the first block of each kind to the number of blocks of that kind.

    Blocks are of one kind if all conditions and LDS addresses that depend on the block have the same values.
    """
    known = fixed(program.kernel, sizes)
    values = (known(value) for value in dict.fromkeys(_deciding(program.body)) if "block" in ex.kinds(value))
    block = known(block_variable(program.kernel.grid))
    assert isinstance(block, ir.Var)
    return count_of_each(values, block, blocks(program.kernel, sizes))


def _deciding(body: Iterable[lp.Operation]) -> Iterator[ir.Expr]:
    """Yield the values that decide what a warp does, and which bytes it accesses."""
    for operation in lp.flat(body):
        if isinstance(operation, lp.Branch):
            yield operation.condition
        access = operation.effects.access
        if access is not None:
            yield access.address
            if access.guard is not None:
                yield access.guard


class _Facts:
    """Results that are computed once for all warps of a block."""

    def __init__(self, program: lp.Program):
        self.numbers = program.numbers
        self.bytes: dict[tuple[object, ...], tuple[np.ndarray, np.ndarray]] = {}  # those touched, and by which lanes
        self.periods: dict[int, int | None] = {}  # by loop
        self.deciding: dict[int, tuple[ir.Var, ...]] = {}  # by operation: the variables that its bytes in LDS depend on

    def period(self, loop: lp.Loop) -> int | None:
        """Return after how many turns LDS addresses and conditions repeat, or None."""
        number = self.numbers[loop]
        if number not in self.periods:
            found = period_in(loop.body, loop.var)
            self.periods[number] = found and found // math.gcd(found, loop.step)
        return self.periods[number]

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
    def __init__(
        self, program: lp.Program, warp: int, placed: Mapping[ir.Expr, Any], facts: _Facts, periods: int | None
    ):
        self.program, self.warp, self.facts, self.periods = program, warp, facts, periods
        lanes = {var: values[warp] for var, values in lane_environment(program.kernel.warps).items()}
        self.environment: dict[ir.Expr, Any] = {**lanes, **placed}
        self.touches: list[Touch] = []
        self.barriers: list[lp.Barrier] = []
        self.begun: Turns = (0,) * facts.numbers.loops
        self.begun_at: list[Turns] = []  # at each barrier
        self.left_out: list[tuple[int, int, int]] = []
        self.turn = 0
        self.unwritten: list[Use] = []
        self.undefined: list[tuple[lp.Operation, ir.Undefined]] = []
        self.holds: dict[str, int] = {}  # one bit for each lane
        self._only(np.ones(WAVE, dtype=bool))

    def run(self) -> WarpTrace:
        self.block(self.program.body)
        done = self.touches, self.barriers, self.unwritten, self.undefined, self.begun_at, self.left_out
        return WarpTrace(self.warp, *map(tuple, done))  # type: ignore[arg-type]

    def _only(self, lanes: np.ndarray) -> None:
        self.lanes, self.bits = lanes, int.from_bytes(np.packbits(lanes).tobytes(), "big")

    def block(self, body: tuple[lp.Operation, ...]) -> None:
        for operation in body:
            match operation:
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
        period = self.facts.period(loop)
        least = turns if self.periods is None or period is None else self.periods * period
        run = turns if period is None or turns <= least else least + (turns - least) % period
        passed: list[int] = []
        number = self.facts.numbers.loop(loop)
        for turn in range(run):
            self.begun = (*self.begun[:number], self.begun[number] + 1, *self.begun[number + 1 :])
            passed.append(len(self.barriers))
            self.environment[loop.var] = loop.start + turn * loop.step
            self.block(loop.body)
        self.environment.pop(loop.var, None)
        if run < turns and period is not None and passed[-period] < len(self.barriers):
            self.left_out.append((len(self.barriers), len(self.barriers) - passed[-period], (turns - run) // period))

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

    def _simple(self, operation: lp.Operation) -> None:
        effects = operation.effects
        for register in effects.read:
            if self.bits & ~self.holds.get(register, 0):
                self.unwritten.append(Use(operation, self.warp, register))
                self._hold(register)
        for register in effects.written:
            self._hold(register)
        if isinstance(operation, lp.Memory) and operation.access is not None:
            touched, lanes = self._bytes(operation, operation.access)
            if len(touched):
                steps = tuple(int(ex.evaluate(step, self.environment)) for step in operation.place.steps)
                self.touches.append(
                    Touch(operation, self.warp, len(self.barriers), self.turn, steps, self.begun, touched, lanes)
                )
                self.turn += 1

    def _hold(self, register: str) -> None:
        self.holds[register] = self.holds.get(register, 0) | self.bits

    def _bytes(self, operation: lp.Memory, access: SharedAccess) -> tuple[np.ndarray, np.ndarray]:
        number = self.facts.numbers[operation]
        known, decided_by = self.facts.bytes, self.facts.decided_by(number, access)
        key = (number, self.warp, tuple([self.environment[v] for v in decided_by]), self.bits)
        if key not in known:
            unbound = len(self.undefined)
            at = np.broadcast_to(np.asarray(self._value(operation, access.address)), (WAVE,))
            active = self.lanes
            if access.guard is not None:
                active = active & np.broadcast_to(np.asarray(self._value(operation, access.guard)) != 0, (WAVE,))
            active = active & (len(self.undefined) == unbound)  # an unbound address is a finding of its own
            known[key] = (at[active][:, None] + np.arange(access.width)).ravel(), active
        return known[key]


def period_in(body: tuple[lp.Operation, ...], var: ir.Var) -> int | None:
    """Return after how many values of the variable LDS addresses and conditions in the body repeat, or None."""
    return together(period_of(value, var) for operation in lp.flat(body) for value in _governing(operation))


def _governing(operation: lp.Operation) -> Iterator[ir.Expr]:
    """The values on which it depends whether an operation is executed, and what it touches in LDS."""
    access = operation.effects.access
    values: tuple[ir.Expr | None, ...] = () if access is None else (access.address, access.guard)
    match operation:
        case lp.Memory(guard=guard):
            values = (guard, *values)
        case lp.Loop(stop=stop):
            values = (stop,)
        case lp.Branch(condition=condition):
            values = (condition,)
        case lp.Simple() if not operation.effects.guarded:
            pass  # executed wherever its body is
        case _:
            raise AssertionError(f"{type(operation).__name__} does not state its effects: the lanes that execute it")
    return (value for value in values if value is not None)
