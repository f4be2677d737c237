"""Where a matrix instruction finds its operands: registers, and how the lanes hold C and D."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Callable
from typing import Any

from tiledsl.asm.isa.definition import MatrixShape
from tiledsl.asm.isa.matrix_states import MatrixTiming
from tiledsl.asm.isa.registers import register_bits
from tiledsl.sim.state.arithmetic import Arithmetic, Array
from tiledsl.targets import WAVE

ProductSum = Callable[[Arithmetic, Array, Array, Array], Array]  # A·B + C of one instruction


@dataclasses.dataclass(frozen=True)
class MatrixOperand:
    """A or B of a matrix instruction: its registers, its type, and the lane from which each lane takes its data (cbsz
    and abid for A, blgp for B); None where each lane takes its own.
    """

    file: str
    index: int
    dwords: int
    kind: str
    shape: MatrixShape
    lanes: tuple[int, ...] | None = None

    @functools.cached_property
    def registers(self) -> int:
        """The registers as bits."""
        return register_bits(self.file, self.index, self.dwords)

    @functools.cached_property
    def key(self) -> tuple[Any, ...]:
        """The key under which the unpacked operand is remembered, beside its registers."""
        return self.kind, self.shape.m, self.shape.blocks, self.shape.input == "f8f6f4", self.lanes


@dataclasses.dataclass(frozen=True, slots=True)
class ResultLayout:
    """How C and D of a shape lie: register = (block, quarter, row within), lane = (group, block, column); row =
    (quarter, group, row within).
    """

    blocks_in_registers: int
    quarters: int
    rows: int
    groups: int
    blocks_in_lanes: int
    m: int

    def to_matrix(self, raw: Array) -> Array:
        """[register, batch, lane] as [batch · blocks, row, column] in memory of its own."""
        batch = raw.shape[1]
        parts = raw.reshape(
            self.blocks_in_registers, self.quarters, self.rows, batch, self.groups, self.blocks_in_lanes, self.m
        )
        return parts.transpose(3, 0, 5, 1, 4, 2, 6).copy().reshape(-1, self.m, self.m)

    def to_registers(self, matrix: Array, batch: int) -> Array:
        """[batch · blocks, row, column] as [register, batch, lane]."""
        parts = matrix.reshape(
            batch, self.blocks_in_registers, self.blocks_in_lanes, self.quarters, self.groups, self.rows, self.m
        )
        return parts.transpose(1, 3, 5, 0, 4, 2, 6).reshape(-1, batch, WAVE)


@dataclasses.dataclass(frozen=True, slots=True)
class MatrixOperands:
    """The registers of one MFMA as (file, index); `c` is None where C is the constant `constant`.

    `registers` is how many D has. `scales` are those of A and B: the VGPR, and which byte of it. `negated` says of A, B
    and C whether they change their sign. `summation` is the addition of a published model, None for exact sums.
    `nonzeros` is the VGPR that says where the elements of a sparse A stand, and its first bit."""

    shape: MatrixShape
    timing: MatrixTiming
    layout: ResultLayout
    a: MatrixOperand
    b: MatrixOperand
    registers: int
    c: tuple[str, int] | None
    d: tuple[str, int]
    constant: Any
    sources: int
    c_mask: int
    d_mask: int
    scales: tuple[tuple[int, int], tuple[int, int]] | None = None
    negated: tuple[int, ...] = ()
    summation: ProductSum | None = None
    nonzeros: tuple[int, int] | None = None
