"""One warp's path through a lowered program, without data: the operations, how often, and in how many lanes."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import Sizes, environment
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.accesses import guard_of, lds_clocks
from tiledsl.ir.program.effects import SharedAccess
from tiledsl.ir.program.lanes import lane_environment
from tiledsl.targets import WAVE


@dataclasses.dataclass(frozen=True, slots=True)
class Step:
    """An operation on a warp's path, executed `times`. `active` counts its lanes; for the piece of a tile,
    the elements loaded or stored.

    `loop` is the innermost loop around it, which has `turns`; `steps` are those of the user's loops, outermost first.
    `clocks` are the clocks that the LDS takes each time, and `lost` those among them lost to bank conflicts."""

    operation: lp.Operation
    times: int
    active: int
    steps: tuple[int, ...]
    loop: lp.Loop | None
    turns: int
    clocks: int = 0
    lost: int = 0


@dataclasses.dataclass(frozen=True, slots=True)
class LeftOut:
    """Turns of a loop that are not shown."""

    loop: lp.Loop
    turns: int


class Warp:
    """A warp of one block. `known` are the values of its lanes, of its block and of the loops around."""

    def __init__(self, program: lp.Program, number: int, sizes: Sizes, block: int = 0):
        self.program, self.number = program, number
        lanes = {var: values[number] for var, values in lane_environment(program.kernel.warps).items()}
        self.known: dict[ir.Expr, Any] = {**lanes, **environment(program.kernel, sizes, block)}
        self.lanes = np.ones(WAVE, dtype=bool)
        self.loop: tuple[lp.Loop | None, int] = (None, 1)
        self.served: dict[tuple[int, bytes], tuple[int, int]] = {}  # by LDS operation and lanes: at the first turn

    def whole(self) -> Iterator[Step]:
        """All steps of the warp. Equal turns of a loop come once, with their number."""
        yield from (step for step in self._block(self.program.body, 1, None) if isinstance(step, Step))

    def first_turns(self, turns: int) -> Iterator[Step | LeftOut]:
        """The steps in the order of time, with that many turns of each loop."""
        yield from self._block(self.program.body, 1, turns)

    def value(self, expr: ir.Expr) -> Any:
        """The value of an expression; a name that may be undefined is 0."""
        return ex.evaluate(expr, {**self.known, **dict.fromkeys(ex.undefined(expr), 0)})

    def active(self, guard: ir.Expr | None) -> np.ndarray:
        """The lanes that are active here and for which a guard holds."""
        return (
            self.lanes if guard is None else self.lanes & np.broadcast_to(np.asarray(self.value(guard)) != 0, (WAVE,))
        )

    def _block(self, body: tuple[lp.Operation, ...], times: int, most: int | None) -> Iterator[Step | LeftOut]:
        for operation in body:
            match operation:
                case lp.Simple():
                    yield self._step(operation, times)
                case lp.Loop():
                    yield from self._loop(operation, times, most)
                case lp.Branch(condition=condition, then=then, otherwise=otherwise):
                    before, holds = self.lanes, np.broadcast_to(np.asarray(self.value(condition)) != 0, (WAVE,))
                    for arm, lanes in ((then, before & holds), (otherwise, before & ~holds)):
                        if lanes.any():
                            self.lanes = lanes
                            yield from self._block(arm, times, most)
                    self.lanes = before
                case _:
                    raise AssertionError(f"the steps of {type(operation).__name__} are not known")

    def _step(self, operation: lp.Operation, times: int) -> Step:
        steps = tuple(int(self.value(step)) for step in operation.place.steps) if operation.place is not None else ()
        if isinstance(operation, lp.Load | lp.Store):
            return Step(operation, times, self._elements(operation.access), steps, *self.loop)
        lanes = self.active(guard_of(operation))
        served = (
            self._served(operation, operation.access, lanes)
            if isinstance(operation, lp.Memory) and operation.access is not None
            else (0, 0)
        )
        return Step(operation, times, int(lanes.sum()), steps, *self.loop, *served)

    def _elements(self, access: lp.PieceAccess) -> int:
        """The number of a piece's elements that are moved: those within the tensor, each by one lane."""
        inside = np.repeat(self.active(access.only)[:, None], access.count, axis=1)
        element = np.arange(access.count)
        for edge in access.edges:
            lane, left = (
                np.broadcast_to(np.asarray(self.value(one)), (WAVE,))[:, None] for one in (edge.lane, edge.left)
            )
            inside &= lane + element // 4 * edge.far + element % 4 * edge.near < left
        return int(inside.sum())

    def _served(self, operation: lp.Operation, access: SharedAccess, lanes: np.ndarray) -> tuple[int, int]:
        """The clocks of the LDS for an access, and the clocks lost to bank conflicts."""
        key = (self.program.numbers[operation], lanes.tobytes())
        if key not in self.served:
            addresses = np.broadcast_to(np.asarray(self.value(access.address)), (WAVE,))
            self.served[key] = lds_clocks(addresses, lanes, access, self.program.target)
        return self.served[key]

    def _loop(self, loop: lp.Loop, times: int, most: int | None) -> Iterator[Step | LeftOut]:
        turns = max(0, -(-(int(self.value(loop.stop)) - loop.start) // loop.step))
        equal_turns = most is None and not _decides(loop.body, loop.var)
        shown = min(turns, 1) if equal_turns else turns if most is None else min(turns, most)
        outer, self.loop = self.loop, (loop, turns)
        for turn in range(shown):
            self.known[loop.var] = loop.start + turn * loop.step
            yield from self._block(loop.body, times * (turns if equal_turns else 1), most)
        self.loop = outer
        if turns > shown and not equal_turns:
            yield LeftOut(loop, turns - shown)
        self.known.pop(loop.var, None)


def placed(steps: Iterable[Step | LeftOut]) -> Iterator[tuple[Step | LeftOut, lp.Place | None]]:
    """Each step with its place. A wait that the plan has inserted has the place of the next operation, which requires
    it."""
    waiting: list[Step] = []
    for step in steps:
        place = step.loop.place if isinstance(step, LeftOut) else step.operation.place
        if place is None and isinstance(step, Step):
            waiting.append(step)
            continue
        yield from ((one, place) for one in waiting)
        yield step, place
        waiting = []
    yield from ((one, None) for one in waiting)


def _decides(body: tuple[lp.Operation, ...], var: ir.Var) -> bool:
    """Whether the variable decides which operations of the body run, or in how many lanes."""
    values = (value for operation in lp.flat(body) for value in _deciding(operation) if value is not None)
    return any(var in set(ex.variables(value)) for value in values)


def _deciding(operation: lp.Operation) -> tuple[ir.Expr | None, ...]:
    """The values that say whether an operation is executed, and in how many lanes."""
    match operation:
        case lp.Loop(stop=stop):
            return (stop,)
        case lp.Branch(condition=condition):
            return (condition,)
        case lp.Memory():
            return (guard_of(operation),)
        case lp.Load(access=piece) | lp.Store(access=piece):
            return (piece.only, *(edge.left for edge in piece.edges))
        case lp.Simple() if not operation.effects.guarded:
            return ()  # executed in all lanes, wherever its body is
        case _:
            raise AssertionError(f"the lanes that execute {type(operation).__name__} are not known")
