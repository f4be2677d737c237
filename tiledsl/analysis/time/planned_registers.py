"""The registers that a lane of a planned program needs, before anything is compiled."""

from __future__ import annotations

from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.liveness import peak_of

_UNNAMED = 3  # registers that the plan does not name: the lane's number, and the two halves of an address
_PAIR = 2  # registers that a packed instruction writes


def registers_of(program: lp.Program) -> int:
    """Return the registers that the plan names, where most of them are live: the compiler uses a register again."""
    return peak_of(program.body, program.variables).registers + len(program.addresses) + _UNNAMED


def beyond_vgprs(program: lp.Program) -> dict[str, int]:
    """Return the accumulators, with their registers, that clang keeps in AGPRs, since the VGPRs have no room for all.

    Arithmetic then copies them to VGPRs, and back. With two waves or more a SIMD, registers are no more than VGPRs."""
    target = program.target
    if program.vgprs_only or target.registers_at(program.waves_per_simd) <= target.vgprs_per_file:
        return {}
    if registers_of(program) + _PAIR <= target.vgprs_per_file:
        return {}
    products = (one for one in program.numbers.operations if isinstance(one, lp.Mfma))
    return {one.acc: one.instruction.accumulators for one in products if not one.is_assembly}
