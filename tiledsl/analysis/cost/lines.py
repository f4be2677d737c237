"""The lines of cache that the loads of a planned program touch, by the addresses of the lanes: nothing is compiled."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from tiledsl.asm.resources import Touched
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import Sizes
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.accesses import GlobalAddresses
from tiledsl.ir.program.lanes import lane_environment
from tiledsl.ir.program.walk import walk
from tiledsl.targets import LINE, WAVE


def touched_lines(program: lp.Program, sizes: Sizes) -> list[Touched]:
    """Return what each load of global memory touches, in block 0 and the first turns of loops.

    `sizes` are the run-time sizes. The conditions of branches are not evaluated: each load is taken to be executed."""
    lanes = _Lanes(program, sizes)
    found = []
    for operation, around in walk(program.body):
        for place, at, size, active in lanes.loads(operation):
            turns = math.prod(lanes.turns(one) for one in around if isinstance(one, lp.Loop))
            found.append(Touched(place.span.file, place.span.line, *_lines(at, size, active), turns))
    return found


def _lines(at: np.ndarray, size: int, active: np.ndarray) -> tuple[float, float]:
    """Return the lines that an instruction touches, and those that its bytes fill: the mean of the waves with lanes."""
    of_waves = [
        (len({*(own // LINE).tolist(), *((own + size - 1) // LINE).tolist()}), -(-len(own) * size // LINE))
        for addresses, lanes in zip(at, active, strict=True)
        if len(own := addresses[lanes])
    ]
    if not of_waves:
        return 0.0, 0.0
    touched, filled = zip(*of_waves, strict=True)
    return sum(touched) / len(of_waves), sum(filled) / len(of_waves)


class _Lanes:
    """The values of expressions in all lanes of a block."""

    def __init__(self, program: lp.Program, sizes: Sizes):
        kernel = program.kernel
        self._shape = kernel.warps, WAVE
        self._values: dict[ir.Expr, Any] = {**lane_environment(kernel.warps)}
        self._values |= {size: sizes[size.name] for size in kernel.dynamic}
        self._addresses = GlobalAddresses(program)

    def turns(self, loop: lp.Loop) -> int:
        """Return the turns of a loop in block 0."""
        stop = np.asarray(self._value(loop.stop)).max()
        return max(0, -(-(int(stop) - loop.start) // loop.step))

    def loads(self, operation: lp.Operation) -> Iterator[tuple[lp.Place, np.ndarray, int, np.ndarray]]:
        """Yield the loads of global memory: place, addresses of the lanes, bytes of a lane, the lanes that load."""
        match operation:
            case lp.Memory(place=place) if "_load" in operation.mnemonic:
                known = self._addresses.terms(operation)
                if known is None:  # of the LDS, or td.asm with addresses of its own
                    return
                terms, size = known
                at, end = self._sum(terms), self._addresses.end(operation)
                inside = at >= 0 if end is None else (at >= 0) & (at < self._whole(end))  # others load nothing
                yield place, at, size, self._active(operation.guard) & inside
            case lp.Load(place=place, access=access):
                start, far, near = (self._whole(one) for one in (access.start, access.far, access.near))
                start = start + self._whole(access.lane)
                for first in range(0, access.count, access.width):
                    at = start + first // 4 * far + first % 4 * near
                    yield place, at, access.width * access.tensor.dtype.bytes, self._active(access.only)

    def _sum(self, terms: Sequence[ir.Expr]) -> np.ndarray:
        return sum((self._whole(one) for one in terms), self._whole(ir.Const(0)))

    def _active(self, guard: ir.Expr | None) -> np.ndarray:
        return self._whole(ir.Const(1) if guard is None else guard) != 0

    def _whole(self, value: ir.Expr) -> np.ndarray:
        return np.broadcast_to(np.asarray(self._value(value)), self._shape)

    def _value(self, value: ir.Expr) -> Any:
        """Return the value of an expression, where all other variables have their least values."""
        for variable in ex.variables(value):
            self._values.setdefault(variable, variable.low)
        return ex.evaluate(value, self._values)
