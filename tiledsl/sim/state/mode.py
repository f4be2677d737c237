"""MODE, which rules floating-point arithmetic: what of it is modelled, where a kernel descriptor or s_setreg sets
it.
"""

from __future__ import annotations

import dataclasses

from tiledsl.asm.text.syntax import Kernel
from tiledsl.diagnostics.diagnostic import SimulationError

MODE_REGISTER = 1


@dataclasses.dataclass(frozen=True, slots=True)
class Field:
    """Some bits of MODE, the one value of them that is modelled (CDNA3 ISA, "Mode register"), and the .amdhsa_
    directive that sets them at a kernel's start, with the value that the assembler takes where it is missing (LLVM,
    AMDGPU usage, ".amdhsa_kernel")."""

    name: str
    low: int
    high: int
    modelled: int
    directive: str = ""
    default: int = 0


_FIELDS = (  # exceptions are not raised in any case
    Field("rounding", 0, 1, 0, "float_round_mode_32"),
    Field("rounding", 2, 3, 0, "float_round_mode_16_64"),
    Field("handling of denormals", 4, 5, 3, "float_denorm_mode_32"),
    Field("handling of denormals", 6, 7, 3, "float_denorm_mode_16_64", 3),
    Field("handling of NaN in clamping", 8, 8, 1, "dx10_clamp", 1),
    Field("IEEE mode", 9, 9, 1, "ieee_mode", 1),
    Field("debug setting", 10, 11, 0),
    Field("overflow of halves", 23, 23, 0, "fp16_overflow"),
    Field("register indexing", 24, 31, 0),
)


def check_mode(kernel: Kernel) -> None:
    """SimulationError where a kernel starts in another MODE than the one that is modelled."""
    for field in _FIELDS:
        value = kernel.descriptor.get(field.directive, field.default)
        if field.directive and value != field.modelled:
            missing = "" if field.directive in kernel.descriptor else ", which is what its absence means"
            raise SimulationError(
                f"kernel '{kernel.name}' asks for another {field.name} than is modelled (docs/interpreter.md, \"What it"
                f' does"): .amdhsa_{field.directive} {value}{missing}, and only {field.modelled} is'
            )


def unmodelled(first: int, bits: int, value: int) -> str | None:
    """The field that would get another value than is modelled if `value` were put into `bits` bits of MODE from `first`
    on.
    """
    for field in _FIELDS:
        for bit in range(max(field.low, first), min(field.high, first + bits - 1) + 1):
            if (value >> (bit - first) ^ field.modelled >> (bit - field.low)) & 1:
                return field.name
    return None


def modelled(first: int, bits: int) -> int:
    """What those bits of MODE hold."""
    return sum(field.modelled << field.low for field in _FIELDS) >> first & (1 << bits) - 1
