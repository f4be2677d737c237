"""Checks that a kernel's descriptor allocates the registers that its instructions name, as the hardware requires.

A wave's registers are VGPRs 0..accum_offset − 1, then AGPRs up to next_free_vgpr, which the hardware allocates in
blocks of 8; SGPRs come in blocks of 16, six of them for VCC, FLAT_SCRATCH and XNACK_MASK (LLVM, AMDGPU usage, code
object v4 and later, kernel descriptor)."""

from __future__ import annotations

from tiledsl.asm.isa.registers import registers_of
from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim.execute.program import Program

_VGPR_BLOCK, _SGPR_BLOCK, _EXTRA_SGPRS, _SGPRS = 8, 16, 6, 102


def check_allocated(program: Program) -> None:
    """Raise SimulationError for a register beyond those that the descriptor allocates, and for an accum_offset that no
    descriptor can hold.
    """
    settings = program.kernel.descriptor
    total = settings.get("next_free_vgpr")
    if total is not None:
        total = -(-max(total, 1) // _VGPR_BLOCK) * _VGPR_BLOCK
    split = settings.get("accum_offset", total)
    if split is not None and "accum_offset" in settings and (split % 4 or not 4 <= split <= 256):
        raise SimulationError(
            f".amdhsa_accum_offset of kernel '{program.kernel.name}' is {split}: it is a multiple of 4 in 4..256"
        )
    scalars = settings.get("next_free_sgpr")
    if scalars is not None:
        scalars = min(-(-(scalars + _EXTRA_SGPRS) // _SGPR_BLOCK) * _SGPR_BLOCK, _SGPRS)
    most = {"v": split, "a": None if total is None or split is None else total - split, "s": scalars}
    for step in program.steps:
        for file, index in registers_of(step.touch):
            allowed = most.get(file)
            if allowed is not None and allowed <= index < {"v": 256, "a": 256, "s": _SGPRS}[file]:
                name = {"v": "VGPRs", "a": "AGPRs", "s": "SGPRs"}[file]
                raise SimulationError(
                    f"line {step.place.line}: {step.place.text}: {file}{index} is beyond the {allowed} {name} that the"
                    " descriptor allocates"
                )
