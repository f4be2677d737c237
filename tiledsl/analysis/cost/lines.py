"""The lines of cache that the loads of a planned program touch, by the addresses of the lanes: nothing is compiled."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
from typing import Any

import numpy as np

from tiledsl.asm.resources import Touched
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import Sizes
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.lanes import lane_environment
from tiledsl.ir.program.walk import walk
from tiledsl.targets import LINE, WAVE

_BYTES = {"dwordx4": 16, "dwordx3": 12, "dwordx2": 8, "dword": 4, "ushort": 2, "short": 2, "ubyte": 1, "byte": 1}
_SIZE = re.compile(r"(?:global|buffer)_load(?:_lds)?_s?(dwordx[234]|dword|u?short|u?byte)")
_OFFSET = re.compile(r" offset:(\d+)")


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
        loops = (one for one in lp.flat(program.body) if isinstance(one, lp.Loop))
        pointers = (*program.pointers, *(one for loop in loops for one in loop.pointers))
        self._named: dict[str, ir.Expr] = {one.name: one.value for one in program.addresses}
        self._named |= {one.name: one.value for one in program.scalars}
        self._named |= {one.name: one.start for one in pointers}
        self._named |= {one.name: one.start for one in program.descriptors}

    def turns(self, loop: lp.Loop) -> int:
        """Return the turns of a loop in block 0."""
        stop = np.asarray(self._value(loop.stop)).max()
        return max(0, -(-(int(stop) - loop.start) // loop.step))

    def loads(self, operation: lp.Operation) -> Iterator[tuple[lp.Place, np.ndarray, int, np.ndarray]]:
        """Yield the loads of global memory: place, addresses of the lanes, bytes of a lane, the lanes that load."""
        match operation:
            case lp.Memory(place=place, template=template, inputs=inputs) if size := _SIZE.search(template):
                if not all(one.name in self._named or not one.name for one in inputs):
                    return  # td.asm, with addresses of its own
                fixed = sum(map(int, _OFFSET.findall(template)))
                at = sum((self._operand(one) for one in inputs), self._whole(ir.Const(fixed)))
                # buffers.py moves lanes beyond a row's end far below 0: they load nothing
                yield place, at, _BYTES[size[1]], self._active(operation.guard) & (at >= 0)
            case lp.Load(place=place, access=access):
                start, far, near = (self._whole(one) for one in (access.start, access.far, access.near))
                start = start + self._whole(access.lane)
                for first in range(0, access.count, access.width):
                    at = start + first // 4 * far + first % 4 * near
                    yield place, at, access.width * access.tensor.dtype.bytes, self._active(access.only)

    def _operand(self, operand: lp.Operand) -> np.ndarray:
        parts = (self._named.get(operand.name), operand.value)
        return sum((self._whole(one) for one in parts if one is not None), self._whole(ir.Const(0)))

    def _active(self, guard: ir.Expr | None) -> np.ndarray:
        return self._whole(ir.Const(1) if guard is None else guard) != 0

    def _whole(self, value: ir.Expr) -> np.ndarray:
        return np.broadcast_to(np.asarray(self._value(value)), self._shape)

    def _value(self, value: ir.Expr) -> Any:
        """Return the value of an expression, where all other variables have their least values."""
        for variable in ex.variables(value):
            self._values.setdefault(variable, variable.low)
        return ex.evaluate(value, self._values)
