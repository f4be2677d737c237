"""Runs every warp of a block over the lowered program, without data: what each touches in LDS and in its registers, barrier by barrier.

A loop whose LDS addresses do not depend on its variable is run for three turns: after the second, every byte has the same last writer and readers at
each turn's end, so that a further turn adds nothing. Other loops are run whole; and all of them are, where the warps do not pass the same barriers in the
turns that are left out, since then it is not the n-th arrivals that would be set beside each other.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import numpy as np

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.block_kinds import first_of_each
from tiledsl.blocks import block_variable
from tiledsl.instances import Sizes, blocks, environment, fixed
from tiledsl.lower import program as lp
from tiledsl.lower.addresses import lane_environment
from tiledsl.targets import WAVE

SETTLED_TURNS = 3
NO_SIZES: Sizes = {}
NO_LANE = np.zeros(WAVE, dtype=bool)


@dataclasses.dataclass(frozen=True, slots=True)
class Touch:
    """One LDS operation of one warp in one step: the bytes that it reads or writes, and the barriers that the warp had passed when it was issued.

    `turn` counts the warp's LDS operations since that barrier; `steps` are those of the loops around it, outermost first.
    """

    operation: lp.Memory
    warp: int
    epoch: int
    turn: int
    steps: tuple[int, ...]
    bytes: np.ndarray


@dataclasses.dataclass(frozen=True, slots=True)
class Use:
    """A register that a warp reads though nothing in its path has written it."""

    operation: lp.Operation
    warp: int
    register: str


@dataclasses.dataclass(frozen=True, slots=True)
class WarpTrace:
    """What one warp does: its LDS operations in order, the barriers it arrives at in order, and its reads of registers that hold nothing.

    `left_out` says after how many barriers turns of loops were left out, and how many barriers these would have passed.
    """

    warp: int
    touches: tuple[Touch, ...]
    barriers: tuple[lp.Barrier, ...]
    unwritten: tuple[Use, ...]
    undefined: tuple[tuple[lp.Operation, ir.Undefined], ...]
    left_out: tuple[tuple[int, int], ...] = ()


def elaborate(program: lp.Program, block: int, sizes: Sizes = NO_SIZES) -> tuple[WarpTrace, ...]:
    """The traces of all warps of the block with that number, at the given sizes."""
    traces = _traces(program, block, sizes, SETTLED_TURNS)
    return traces if len({(len(trace.barriers), trace.left_out) for trace in traces}) == 1 else _traces(program, block, sizes, None)


def _traces(program: lp.Program, block: int, sizes: Sizes, settled: int | None) -> tuple[WarpTrace, ...]:
    """The traces of all warps, with so many turns of the loops that settle; None for all."""
    addresses: dict[tuple[object, ...], np.ndarray] = {}
    return tuple(_Warp(program, warp, environment(program.kernel, sizes, block), addresses, settled).run() for warp in range(program.kernel.warps))


def distinct_blocks(program: lp.Program, sizes: Sizes = NO_SIZES) -> tuple[int, ...]:
    """Blocks enough to see every path: the first of each kind, told apart by the values of all conditions and LDS addresses that depend on the block."""
    known = fixed(program.kernel, sizes)
    values = (known(value) for value in dict.fromkeys(_deciding(program.body)) if "block" in ex.kinds(value))
    block = known(block_variable(program.kernel.grid))
    assert isinstance(block, ir.Var)
    return first_of_each(values, block, blocks(program.kernel, sizes))


def _deciding(body: Iterable[lp.Operation]) -> Iterator[ir.Expr]:
    """The values on which it depends what a warp does, and to which bytes."""
    for operation in body:
        match operation:
            case lp.Loop(body=inner):
                yield from _deciding(inner)
            case lp.Branch(condition=condition, then=then, otherwise=otherwise):
                yield condition
                yield from _deciding(then)
                yield from _deciding(otherwise)
            case lp.Memory(access=access) if access is not None:
                yield access.address
                if access.guard is not None:
                    yield access.guard


class _Warp:
    def __init__(self, program: lp.Program, warp: int, placed: Mapping[ir.Expr, Any], addresses: dict[tuple[object, ...], np.ndarray], settled: int | None):
        self.program, self.warp, self.known, self.settled = program, warp, addresses, settled
        lanes = {var: values[warp] for var, values in lane_environment(program.kernel.warps).items()}
        self.environment: dict[ir.Expr, Any] = {**lanes, **placed}
        self.touches: list[Touch] = []
        self.barriers: list[lp.Barrier] = []
        self.left_out: list[tuple[int, int]] = []
        self.turn = 0
        self.unwritten: list[Use] = []
        self.undefined: list[tuple[lp.Operation, ir.Undefined]] = []
        self.holds: dict[str, np.ndarray] = {}
        self.lanes: np.ndarray = np.ones(WAVE, dtype=bool)

    def run(self) -> WarpTrace:
        self.block(self.program.body)
        return WarpTrace(self.warp, tuple(self.touches), tuple(self.barriers), tuple(self.unwritten), tuple(self.undefined), tuple(self.left_out))

    def block(self, body: tuple[lp.Operation, ...]) -> None:
        for operation in body:
            match operation:
                case lp.Loop():
                    self._loop(operation)
                case lp.Branch():
                    self._branch(operation)
                case lp.Barrier():
                    self.barriers.append(operation)
                    self.turn = 0
                case _:
                    self._simple(operation)

    def _loop(self, loop: lp.Loop) -> None:
        stop = int(ex.evaluate(loop.stop, self.environment))
        turns = max(0, -(-(stop - loop.start) // loop.step))
        run = turns if self.settled is None or _depends_on(loop.body, loop.var) else min(turns, self.settled)
        passed = 0
        for turn in range(run):
            passed = len(self.barriers)
            self.environment[loop.var] = loop.start + turn * loop.step
            self.block(loop.body)
        self.environment.pop(loop.var, None)
        if run < turns and passed < len(self.barriers):
            self.left_out.append((len(self.barriers), (turns - run) * (len(self.barriers) - passed)))

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
                self.lanes = lanes
                self.block(arm)
        self.lanes = before

    def _simple(self, operation: lp.Operation) -> None:
        for register in lp.read(operation):
            if (self.lanes & ~self.holds.get(register, NO_LANE)).any():
                self.unwritten.append(Use(operation, self.warp, register))
                self._hold(register)
        for register in lp.written(operation):
            self._hold(register)
        if isinstance(operation, lp.Memory) and operation.access is not None:
            touched = self._bytes(operation, operation.access)
            if len(touched):
                steps = tuple(int(ex.evaluate(step, self.environment)) for step in operation.place.steps)
                self.touches.append(Touch(operation, self.warp, len(self.barriers), self.turn, steps, touched))
                self.turn += 1

    def _hold(self, register: str) -> None:
        self.holds[register] = self.holds.get(register, NO_LANE) | self.lanes

    def _bytes(self, operation: lp.Memory, access: lp.SharedAccess) -> np.ndarray:
        loops = tuple(sorted((v.name, self.environment[v]) for v in ex.variables(access.address) if v.kind in ("loop", "block")))
        key = (id(operation), self.warp, loops, self.lanes.tobytes())
        if key not in self.known:
            unbound = len(self.undefined)
            at = np.broadcast_to(np.asarray(self._value(operation, access.address)), (WAVE,))
            active = self.lanes
            if access.guard is not None:
                active = active & np.broadcast_to(np.asarray(self._value(operation, access.guard)) != 0, (WAVE,))
            active = active & (len(self.undefined) == unbound)  # an address made of nothing is a finding of its own
            self.known[key] = (at[active][:, None] + np.arange(access.width)).ravel()
        return self.known[key]


def _depends_on(body: tuple[lp.Operation, ...], var: ir.Var) -> bool:
    """Whether an LDS address or a condition in the body depends on the variable."""

    def mentions(value: ir.Expr | None) -> bool:
        return value is not None and var in set(ex.variables(value))

    for operation in body:
        match operation:
            case lp.Memory(access=access, guard=guard):
                if (access is not None and mentions(access.address)) or mentions(guard):
                    return True
            case lp.Loop(body=inner):
                if _depends_on(inner, var):
                    return True
            case lp.Branch(condition=condition, then=then, otherwise=otherwise):
                if mentions(condition) or _depends_on(then, var) or _depends_on(otherwise, var):
                    return True
    return False
