"""The MODE register, which controls floating-point arithmetic: the values that are modelled, and checks of kernel
descriptors and s_setreg.
"""

from __future__ import annotations

import dataclasses

from tiledsl.asm.text.syntax import Kernel
from tiledsl.diagnostics.diagnostic import SimulationError

MODE_REGISTER, HW_ID_REGISTER, XCC_ID_REGISTER = 1, 4, 20


@dataclasses.dataclass(frozen=True, slots=True)
class Field:
    """Some bits of MODE and their one modelled value (CDNA3 ISA, "Mode register"). The .amdhsa_ directive `directive`
    sets the bits at a kernel's start; without the directive the assembler sets `default` (LLVM, AMDGPU usage,
    ".amdhsa_kernel")."""

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
    """Raise SimulationError where a kernel starts in another MODE than the modelled one."""
    for field in _FIELDS:
        value = kernel.descriptor.get(field.directive, field.default)
        if field.directive and value != field.modelled:
            missing = "" if field.directive in kernel.descriptor else ", which is the default"
            raise SimulationError(
                f"kernel '{kernel.name}' asks for another {field.name} than is modelled (docs/interpreter.md, \"What it"
                f' does"): .amdhsa_{field.directive} {value}{missing}, and only {field.modelled} is'
            )


def unmodelled(first: int, bits: int, value: int) -> str | None:
    """The field of MODE that `value` would give a value that is not modelled. `value` is put into `bits` bits from bit
    `first` on; None if there is none.
    """
    for field in _FIELDS:
        for bit in range(max(field.low, first), min(field.high, first + bits - 1) + 1):
            if (value >> (bit - first) ^ field.modelled >> (bit - field.low)) & 1:
                return field.name
    return None


def modelled(first: int, bits: int) -> int:
    """The modelled value of `bits` bits of MODE from bit `first` on."""
    return sum(field.modelled << field.low for field in _FIELDS) >> first & (1 << bits) - 1
