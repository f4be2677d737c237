"""Wait states after a matrix instruction, by its passes and by the unit that runs it.

The rules are those of LLVM's GCNHazardRecognizer, checkMAIHazards90A and checkMAIVALUHazards. "dgemm" are the
instructions of f64; "sgemm", from gfx942 on, the instructions of f32, which have their own pipe; "xdl" all others."""

from __future__ import annotations

import dataclasses

from tiledsl.asm.isa.definition import MatrixShape, Modifiers
from tiledsl.targets import Target


@dataclasses.dataclass(frozen=True, slots=True)
class MatrixTiming:
    """Data of a matrix instruction on a target for the wait rules. `states` are instructions that must stand between it
    and another."""

    unit: str
    passes: int
    target: Target

    @property
    def _since_942(self) -> bool:
        return self.target.overlapped_c_wait_extra > 0

    @property
    def _slower(self) -> bool:
        """Whether results take one state longer (gfx950)."""
        return self.target.overlapped_c_wait_extra > 1

    def until_read(self, by_memory: bool) -> int:
        """Wait states before a vector instruction or a memory operation reads the result."""
        if self.unit == "dgemm":
            return {4: 9 if by_memory else 6, 8: 18 if by_memory else 11, 16: 18 if by_memory else 19}[self.passes]
        return self._until_done()

    def until_overwritten(self) -> int:
        """Wait states before a vector instruction or a load overwrites the result."""
        if self.unit == "dgemm":
            return 6 if self.passes == 4 else 11
        return self._until_done()

    def until_operand(self) -> int:
        """Wait states before a matrix instruction reads the result as A or B."""
        return self.until_read(False)

    def _until_done(self) -> int:
        if self.unit == "sgemm":
            return self.passes + 2
        return self.passes + 3 + (self._slower and self.passes != 2)

    def until_c(self, other: MatrixTiming, exactly: bool) -> int:
        """Wait states before `other` reads the result as C: `exactly` that register tuple, or a tuple that
        overlaps it."""
        if self.unit == "dgemm" and other.unit != "dgemm" and not self._since_942:
            return 0
        if exactly:
            if self.unit == other.unit == "dgemm" and self.passes == other.passes == 4:
                return 4
            return 2 if self._since_942 and self.passes == 2 else 0
        if self.unit == "dgemm":
            return 0 if other.unit == "xdl" else {4: 4, 8: 9, 16: 17}[self.passes]
        if not self._since_942:
            return self.passes + (other.unit == "dgemm")
        if self.unit == "sgemm":
            return 0 if other.unit == "xdl" else self.passes
        return self.passes + 1 + (self._slower and (self.passes != 2 or other.unit == "xdl"))

    def until_c_is_read(self) -> int:
        """Wait states before a vector instruction or a load overwrites the registers of C, where these are not the
        result's."""
        return self.passes - 1 if self.unit == "xdl" else 0


def timing_of(shape: MatrixShape, modifiers: Modifiers, target: Target) -> MatrixTiming:
    passes = shape.passes_on(target.name, modifiers)
    if shape.input == "f64":
        return MatrixTiming("dgemm", passes, target)
    return MatrixTiming("sgemm" if shape.input == "f32" and target.overlapped_c_wait_extra else "xdl", passes, target)
