"""MFMA. An accumulator stays a matrix between instructions on exactly the same registers, and the products wait in a
queue: A and B of several instructions are joined along k and multiplied at once. Before any other instruction touches
those registers, the result is written back.

A and B are unpacked (`sim/execute/layouts.py`) to float32; of i8, f64 and scaled instructions to float64. Sums are
float32, exact for integer data while every partial sum stays within 24 bits; sums of i8 are whole numbers, sums of f64
float64, sums of scaled instructions float64 rounded to float32. With a model of `sim/execute/numerics.py` each
instruction of the queue is added by itself."""

from __future__ import annotations

import dataclasses
from typing import Any

from tiledsl.sim.execute.layouts import spread, unpack, with_scales
from tiledsl.sim.execute.register_checks import RegisterChecks
from tiledsl.sim.execute.wait_state_checks import WaitStateChecks
from tiledsl.sim.state.arithmetic import Array
from tiledsl.sim.state.batch import Batch
from tiledsl.sim.state.matrix_registers import MatrixOperand, MatrixOperands
from tiledsl.sim.state.step import Accumulator, Step
from tiledsl.sim.state.wave import Wave
from tiledsl.targets import WAVE

_JOINED_K = 64  # how much of k is multiplied at once
_MOST_JOINS = 32


class MatrixUnit:
    """The matrix unit for the waves of one batch."""

    def __init__(self, batch: Batch, wait_states: WaitStateChecks, registers: RegisterChecks):
        self.xp, self.arithmetic, self.small_floats = batch.xp, batch.arithmetic, batch.target.small_floats
        self.wait_states, self.registers = wait_states, registers
        self._joined: dict[tuple[int, ...], tuple[list[Array], Array]] = {}

    def execute(self, w: Wave, step: Step, m: MatrixOperands) -> None:
        """Execute one MFMA: queue its product on the accumulator of D, after the checks of its registers."""
        if step.touch & (w.in_flight | w.unwritten | w.unwritten_lanes.registers):
            self.registers.check(w, step)
        if m.sources & (w.dirty | w.cooling_mask):
            self.write_back(w, step, m.sources, "source")
        a = self._operand(w, m.a) if m.nonzeros is None else self._sparse(w, m.a, *m.nonzeros)
        b = self._operand(w, m.b)
        if m.scales is not None:
            a, b = (
                with_scales(self.xp, matrix, w.v[index], byte)
                for matrix, (index, byte) in zip((a, b), m.scales, strict=True)
            )
        accumulator = w.accumulators.get(m.d_mask)
        if m.negated:
            a, b = -a if m.negated[0] else a, -b if m.negated[1] else b
        if accumulator is None or m.c != m.d or accumulator.matrix.shape is not m.shape or m.negated:
            accumulator = self._new_accumulator(w, step, m)
        elif m.timing.passes <= 4:
            self.wait_states.result_as_c(w, step, accumulator, m.c_mask)
        accumulator.queue.append((a, b))
        accumulator.step, accumulator.clock = step, w.clock
        if m.scales is not None or len(accumulator.queue) * m.shape.k >= _JOINED_K:
            self._reduce(accumulator)
        if w.cached & m.d_mask:
            w.forget(m.d_mask)

    # -- operands ---------------------------------------------------------------

    def _operand(self, w: Wave, operand: MatrixOperand) -> Array:
        """The operand unpacked; remembered until one of its registers is written."""
        known = w.known.get(operand.registers)
        found = known.get(operand.key) if known is not None else None
        if found is None:
            raw = getattr(w, operand.file)[operand.index : operand.index + operand.dwords]
            found = unpack(self.xp, raw, operand, self.small_floats)
            w.remember(operand.registers, operand.key, found)
        return found

    def _sparse(self, w: Wave, operand: MatrixOperand, index: int, first: int) -> Array:
        """A sparse A unpacked, with zeros where nothing is given."""
        raw = getattr(w, operand.file)[operand.index : operand.index + operand.dwords]
        return spread(self.xp, raw, operand, self.small_floats, w.v[index] >> first)

    # -- accumulators -------------------------------------------------------------

    def _new_accumulator(self, w: Wave, step: Step, m: MatrixOperands) -> Accumulator:
        total = self._take_c(w, step, m)
        if m.d_mask & (w.dirty | w.cooling_mask):
            self.write_back(w, step, m.d_mask & ~m.c_mask, "overwritten by MFMA")
        made = Accumulator(m.d, m.d_mask, m, total, [], step, w.clock)
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
        """C as a matrix: a constant, another accumulator, or registers."""
        if m.c is None:
            return self._signed(m, m.constant)
        known = w.accumulators.get(m.c_mask)
        if known is not None and (known.matrix.layout, known.matrix.shape.result) == (m.layout, m.shape.result):
            self.wait_states.result_as_c(w, step, known, m.c_mask)
            self._reduce(known)
            return self._signed(m, known.total)
        if m.c_mask & (w.dirty | w.cooling_mask):
            self.write_back(w, step, m.c_mask, "c")
        return self._signed(m, self._to_matrix(getattr(w, m.c[0])[m.c[1] : m.c[1] + m.registers], m))

    def _signed(self, m: MatrixOperands, c: Array) -> Array:
        return -c if m.negated and m.negated[2] else c

    def _reduce(self, accumulator: Accumulator) -> None:
        """Add the queued products."""
        if not accumulator.queue:
            return
        queue, accumulator.queue = accumulator.queue, []
        summation = accumulator.matrix.summation
        if summation is not None:
            for a, b in queue:
                accumulator.total = summation(self.arithmetic, a, b, accumulator.total)
            return
        a, b = self._join([pair[0] for pair in queue]), self._join([pair[1] for pair in queue])
        body = accumulator.step.definition.semantics
        accumulator.total = body(self.arithmetic, a.transpose(0, 2, 1), b, accumulator.total)

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

    def write_back(self, w: Wave, step: Step, touched: int, use: str) -> None:
        """Write back the results whose registers `step` touches, after a check of the distance."""
        self.wait_states.check_cooling(w, step, touched, use)
        for mask in [mask for mask in w.accumulators if mask & touched]:
            accumulator = w.accumulators.pop(mask)
            self.wait_states.result_used(w, step, accumulator, touched & mask, use)
            self._store_result(w, accumulator)
            w.cooling.append((mask, accumulator.clock, accumulator.step, "d"))
            w.cooling_mask |= mask
        w.dirty = 0
        for mask in w.accumulators:
            w.dirty |= mask
        w.refresh()

    def show_results(self, w: Wave, touched: int) -> None:
        """Put the results of matrix instructions into these registers, for a look at them that is no use of them."""
        for mask, accumulator in w.accumulators.items():
            if mask & touched:
                self._store_result(w, accumulator)

    def _store_result(self, w: Wave, accumulator: Accumulator) -> None:
        self._reduce(accumulator)
        file, index = accumulator.place
        m, xp = accumulator.matrix, self.xp
        target = getattr(w, file)[index : index + m.registers]
        batch = target.shape[1]
        total = xp.broadcast_to(accumulator.total, (batch * m.shape.blocks, m.shape.m, m.shape.n))
        words = xp.ascontiguousarray(m.layout.to_registers(total, batch)).view(xp.uint32)
        if m.shape.result == "f64":
            words = words.reshape(-1, batch, WAVE, 2).transpose(0, 3, 1, 2).reshape(target.shape)
        target[...] = words

    def _to_matrix(self, raw: Array, m: MatrixOperands) -> Array:
        """Registers [count, batch, lane] as [batch · block, row, column] of C's type."""
        xp = self.xp
        if m.shape.result != "f64":
            return m.layout.to_matrix(raw.view(xp.int32 if m.shape.result == "i32" else xp.float32))
        count, batch, lanes = raw.shape
        pairs = xp.ascontiguousarray(raw.reshape(count // 2, 2, batch, lanes).transpose(0, 2, 3, 1)).view(xp.float64)
        return m.layout.to_matrix(pairs.reshape(count // 2, batch, lanes))

    def subset(self, w: Wave, other: Wave, blocks: Array) -> None:
        """Copy the matrices of the blocks in the rows `blocks` to the same wave of another batch."""
        for mask, accumulator in w.accumulators.items():
            self._reduce(accumulator)
            total: Any = accumulator.total
            if getattr(total, "ndim", 0) == 3:
                total = total.reshape(-1, accumulator.matrix.shape.blocks, *total.shape[1:])[blocks].reshape(
                    -1, *total.shape[1:]
                )
            other.accumulators[mask] = dataclasses.replace(accumulator, total=total, queue=[])
