"""MFMA. An accumulator stays a matrix between instructions on exactly the same registers, and the products wait in a queue: A and B of several
instructions are joined along k and multiplied at once. Anything else that touches those registers first has the result written back.

A and B are unpacked to float32 (i8 to float64) as [block, k, m] with k in the order (register, part of it, lane group): the same order for both, so the
sum is over the right pairs. Sums are float32, exact for integer data while every partial sum stays within 24 bits; of i8 they are whole numbers.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any

from tiledsl.asm.definition import MatrixShape
from tiledsl.asm.registers import register_bits
from tiledsl.sim.arithmetic import Array
from tiledsl.sim.small_floats import decode
from tiledsl.sim.wave import Wave
from tiledsl.targets import INPUT_BITS, WAVE

if TYPE_CHECKING:
    from tiledsl.sim.machine import Machine
    from tiledsl.sim.program import Step

_JOINED_K = 64  # how much of k is multiplied at once
_MOST_JOINS = 32


@dataclasses.dataclass(frozen=True, slots=True)
class MatrixOperands:
    """The registers of one MFMA as (file, index), and the types of A and B; `c` is None where C is the constant `constant`."""

    shape: MatrixShape
    inputs: tuple[str, str]
    dwords: int
    registers: int
    a: tuple[str, int]
    b: tuple[str, int]
    c: tuple[str, int] | None
    d: tuple[str, int]
    constant: float
    a_mask: int
    b_mask: int
    c_mask: int
    d_mask: int

    @property
    def sources(self) -> int:
        return self.a_mask | self.b_mask


@dataclasses.dataclass(slots=True)
class Accumulator:
    """The matrices [block, m, n] of one register tuple, products not yet added, and the instruction that wrote it last."""

    place: tuple[str, int]
    mask: int
    shape: MatrixShape
    total: Array
    queue: list[tuple[Array, Array]]
    step: Step
    clock: int


class Matrix:
    """The matrix unit for the waves of one machine."""

    def __init__(self, machine: Machine):
        self.machine, self.xp = machine, machine.xp
        self._joined: dict[tuple[int, ...], tuple[list[Array], Array]] = {}

    def execute(self, w: Wave, step: Step, m: MatrixOperands) -> None:
        if step.touch & (w.flight | w.unwritten):
            self.machine.look_at_registers(w, step)
        if m.sources & (w.dirty | w.cooling_mask):
            self.settle(w, step, m.sources, "source")
        a, b = self._operand(w, m, m.a, m.a_mask, m.inputs[0]), self._operand(w, m, m.b, m.b_mask, m.inputs[1])
        accumulator = w.accumulators.get(m.d_mask)
        if accumulator is None or m.c != m.d or accumulator.shape is not m.shape:
            accumulator = self._new_accumulator(w, step, m)
        elif m.shape.passes[self.machine.target.name] == 2:
            self.machine.states.result_as_c(w, step, accumulator)
        accumulator.queue.append((a, b))
        accumulator.step, accumulator.clock = step, w.clock
        if len(accumulator.queue) * m.shape.k >= _JOINED_K:
            self._reduce(accumulator)
        if w.cached & m.d_mask:
            self.forget(w, m.d_mask)

    # -- operands ---------------------------------------------------------------

    def _operand(self, w: Wave, m: MatrixOperands, place: tuple[str, int], mask: int, kind: str) -> Array:
        key = (*place, m.dwords, m.shape.m, kind)
        found = w.operands.get(key)
        if found is None:
            found = w.operands[key] = self._unpack(getattr(w, place[0])[place[1] : place[1] + m.dwords], m.shape, kind)
            w.cached |= mask
            w.attention |= mask
        return found

    def _unpack(self, raw: Array, shape: MatrixShape, kind: str) -> Array:
        """Registers [dwords, block, lane] of one, two 16-bit or four 8-bit values each as float32 [block, k, m]; i8 as float64."""
        xp = self.xp
        dwords, blocks, _ = raw.shape
        if kind == "f32":
            return xp.ascontiguousarray(raw.view(xp.float32).transpose(1, 0, 2)).reshape(blocks, shape.k, shape.m)
        if kind == "i8":
            numbers = xp.ascontiguousarray(raw).view(xp.int8).reshape(dwords, blocks, WAVE, 4).transpose(1, 0, 3, 2)
            return numbers.astype(xp.float64).reshape(blocks, shape.k, shape.m)
        if INPUT_BITS[kind] == 8:
            codes = xp.ascontiguousarray(raw).view(xp.uint8).reshape(dwords, blocks, WAVE, 4).transpose(1, 0, 3, 2)
            return decode(xp, codes, self.machine.target.small_floats, kind).reshape(blocks, shape.k, shape.m)
        out = xp.empty((blocks, dwords, 2, WAVE), xp.float32)
        if kind == "bf16":
            bits, source = out.view(xp.uint32), raw.transpose(1, 0, 2)
            xp.left_shift(source, 16, out=bits[:, :, 0])
            xp.bitwise_and(source, 0xFFFF0000, out=bits[:, :, 1])
        else:
            halves = xp.ascontiguousarray(raw).view(xp.float16).reshape(dwords, blocks, WAVE, 2)
            out[...] = halves.transpose(1, 0, 3, 2)
        return out.reshape(blocks, shape.k, shape.m)

    def forget(self, w: Wave, mask: int) -> None:
        """Registers changed: unpacked operands from them are stale."""
        if not w.cached & mask:
            return
        kept = 0
        for key in list(w.operands):
            bits = register_bits(*key[:3])
            if bits & mask:
                del w.operands[key]
            else:
                kept |= bits
        w.cached = kept

    # -- accumulators -------------------------------------------------------------

    def _new_accumulator(self, w: Wave, step: Step, m: MatrixOperands) -> Accumulator:
        total = self._take_c(w, step, m)
        if m.d_mask & (w.dirty | w.cooling_mask):
            self.settle(w, step, m.d_mask & ~m.c_mask, "overwritten by MFMA")
        made = Accumulator(m.d, m.d_mask, m.shape, total, [], step, w.clock)
        for mask in [mask for mask in w.accumulators if mask & m.d_mask]:
            del w.accumulators[mask]
        w.accumulators[m.d_mask] = made
        w.dirty = 0
        for mask in w.accumulators:
            w.dirty |= mask
        w.attention |= m.d_mask
        if m.c is not None and m.c != m.d:
            w.cooling.append((m.c_mask, w.clock, step, "c"))
            w.cooling_mask |= m.c_mask
            w.attention |= m.c_mask
        return made

    def _take_c(self, w: Wave, step: Step, m: MatrixOperands) -> Array:
        """C as a matrix: a constant, another accumulator as it stands, or registers."""
        xp = self.xp
        if m.c is None:
            return xp.float32(m.constant) if m.shape.result == "f32" else xp.int32(m.constant)
        known = w.accumulators.get(m.c_mask)
        if known is not None and (known.shape.m, known.shape.result) == (m.shape.m, m.shape.result):
            self.machine.states.result_as_c(w, step, known)
            self._reduce(known)
            return known.total
        if m.c_mask & (w.dirty | w.cooling_mask):
            self.settle(w, step, m.c_mask, "c")
        raw = getattr(w, m.c[0] + m.shape.result[0])[m.c[1] : m.c[1] + m.registers]
        return self._to_matrix(raw, m.shape.m)

    def _reduce(self, accumulator: Accumulator) -> None:
        """Add the queued products."""
        if not accumulator.queue:
            return
        queue, accumulator.queue = accumulator.queue, []
        a, b = self._join([pair[0] for pair in queue]), self._join([pair[1] for pair in queue])
        body = accumulator.step.definition.semantics
        accumulator.total = body(self.machine.arithmetic, a.transpose(0, 2, 1), b, accumulator.total)

    def _join(self, parts: list[Array]) -> Array:
        if len(parts) == 1:
            return parts[0]
        key = tuple(map(id, parts))
        known = self._joined.get(key)
        if known is None:
            if len(self._joined) >= _MOST_JOINS:
                self._joined.clear()
            known = self._joined[key] = (parts, self.xp.concatenate(parts, axis=1))
        return known[1]

    def settle(self, w: Wave, step: Step, touched: int, use: str) -> None:
        """`step` touches registers of MFMA results: check its distance and write the matrices back."""
        self.machine.states.check_cooling(w, step, touched, use)
        for mask in [mask for mask in w.accumulators if mask & touched]:
            accumulator = w.accumulators.pop(mask)
            self.machine.states.result_used(w, step, accumulator, touched & mask, use)
            self._write_back(w, accumulator)
            w.cooling.append((mask, accumulator.clock, accumulator.step, "d"))
            w.cooling_mask |= mask
        w.dirty = 0
        for mask in w.accumulators:
            w.dirty |= mask
        w.refresh()

    def _write_back(self, w: Wave, accumulator: Accumulator) -> None:
        self._reduce(accumulator)
        file, index = accumulator.place
        m, count = accumulator.shape.m, accumulator.shape.m * accumulator.shape.n // WAVE
        target = getattr(w, file + accumulator.shape.result[0])[index : index + count]
        blocks = target.shape[1]
        groups = WAVE // m
        total = self.xp.broadcast_to(accumulator.total, (blocks, m, m))
        rows = total.reshape(blocks, count // 4, groups, 4, m).transpose(1, 3, 0, 2, 4)
        target.reshape(count // 4, 4, blocks, groups, m)[...] = rows

    def _to_matrix(self, raw: Array, m: int) -> Array:
        """Registers [count, block, lane] as [block, row, column]: row = 4·groups·(r // 4) + 4·(lane // m) + r % 4, column = lane % m."""
        count, blocks, _ = raw.shape
        groups = WAVE // m
        shaped = raw.reshape(count // 4, 4, blocks, groups, m).transpose(2, 0, 3, 1, 4)
        return shaped.reshape(blocks, m, m)

    def subset(self, w: Wave, other: Wave, blocks: Array) -> None:
        """Copy the matrices of some blocks to another machine's wave."""
        for mask, accumulator in w.accumulators.items():
            self._reduce(accumulator)
            total: Any = accumulator.total[blocks] if getattr(accumulator.total, "ndim", 0) == 3 else accumulator.total
            other.accumulators[mask] = dataclasses.replace(accumulator, total=total, queue=[])
