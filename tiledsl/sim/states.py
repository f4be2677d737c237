"""Software wait states: distances, in issued instructions of a wave, that the hardware does not enforce. `s_nop N` counts N + 1.

The numbers are those of LLVM's GCNHazardRecognizer (checkMAIHazards90A, checkMAIVALUHazards, checkVALUHazards, checkVMEMHazards, checkRWLaneHazards,
checkDivFMasHazards, checkDPPHazards, checkReadM0Hazards, checkPermlaneHazards).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tiledsl.asm.definition import SALU_FAMILIES
from tiledsl.asm.registers import describe_registers, named_bits, register_bits
from tiledsl.sim.wave import Wave
from tiledsl.targets import Target

if TYPE_CHECKING:
    from tiledsl.sim.machine import Machine
    from tiledsl.sim.matrix import Accumulator
    from tiledsl.sim.program import Step

VECTORS = register_bits("v", 0, 256) | register_bits("a", 0, 256)
SCALARS = register_bits("s", 0, 128)
_M0 = named_bits("m0")
_MEMORY = frozenset({"global", "flat", "mubuf", "ds"})


@dataclasses.dataclass(frozen=True, slots=True)
class Rule:
    """`states` instructions must lie between a producer and a consumer that share one of the registers that the two functions give."""

    name: str
    states: int
    produces: Callable[[Step], int]
    consumes: Callable[[Step], int]
    applies: Callable[[Target], bool] = lambda target: True


def _vector_writes(step: Step) -> int:
    return step.writes & VECTORS if step.is_valu else 0


def _scalar_writes_of_valu(step: Step) -> int:
    return step.writes & SCALARS if step.is_valu else 0


def _mfma_reads(step: Step) -> int:
    return step.reads if step.family == "mfma" else 0


def _wide_store_data(step: Step) -> int:
    """Data of a store of more than 64 bits; a buffer store with its offset in an SGPR is exempt (createsVALUHazard)."""
    if step.family in ("global", "flat", "mubuf") and step.definition.bytes > 8 and "_store_" in step.definition.mnemonic:
        return 0 if step.family == "mubuf" and step.scalar_offset else step.data_mask
    return 0


def _memory_scalars(step: Step) -> int:
    return step.reads & SCALARS if step.family in ("global", "flat", "mubuf") else 0


def _lane_select(step: Step) -> int:
    return step.reads & SCALARS if step.definition.mnemonic in ("v_readlane_b32", "v_writelane_b32") else 0


def _division_vcc(step: Step) -> int:
    return named_bits("vcc") if step.definition.mnemonic.startswith("v_div_fmas") else 0


def _dpp_reads(step: Step) -> int:
    return step.reads & VECTORS if step.encoding == "dpp" else 0


def _exec_of_dpp(step: Step) -> int:
    return named_bits("exec") if step.encoding == "dpp" else 0


def _transcendental(step: Step) -> int:
    name = step.definition.mnemonic
    return step.writes & VECTORS if name.startswith(("v_exp_", "v_log_", "v_rcp_", "v_rsq_", "v_sqrt_", "v_sin_", "v_cos_")) else 0


def _valu_reads(step: Step) -> int:
    return step.reads & VECTORS if step.is_valu and not _transcendental(step) else 0


def _valu_scalar_reads(step: Step) -> int:
    return step.reads & SCALARS if step.is_valu else 0


def _lane_source(step: Step) -> int:
    return step.reads & VECTORS if step.definition.mnemonic in ("v_readlane_b32", "v_readfirstlane_b32") else 0


def _exec_of_lane_access(step: Step) -> int:
    return named_bits("exec") if step.definition.mnemonic in ("v_readlane_b32", "v_readfirstlane_b32", "v_writelane_b32") else 0


def _exec_of_mfma(step: Step) -> int:
    return named_bits("exec") if step.family == "mfma" else 0


def _m0_of_scalar(step: Step) -> int:
    return step.writes & _M0 if step.family in SALU_FAMILIES else 0


def _m0_of_direct_load(step: Step) -> int:
    return _M0 if step.writes_lds else 0


def _part_writes(step: Step) -> int:
    """Results that are shifted into place: SDWA with a selected part, and the high half by op_sel's bit for the destination."""
    halves = step.item.modifier("op_sel")
    high = step.family == "vop3" and isinstance(halves, tuple) and len(halves) >= len(step.item.operands) and halves[-1]
    return step.writes & VECTORS if high or step.item.modifier("dst_sel", "DWORD") != "DWORD" else 0


def _swap_reads(step: Step) -> int:
    return step.reads & VECTORS if step.definition.mnemonic.startswith("v_permlane") else 0


def _exec_of_swap(step: Step) -> int:
    return named_bits("exec") if _swap_reads(step) else 0


def _valu_touches(step: Step) -> int:
    return step.touch & VECTORS if step.is_valu else 0


def _no_forwarding(target: Target) -> bool:
    return target.valu_scalar_wait > 0


RULES: tuple[Rule, ...] = (
    Rule("a VALU result as an MFMA source", 2, _vector_writes, _mfma_reads),
    Rule("overwriting the data of a wide store", 1, _wide_store_data, _vector_writes),
    Rule("a scalar register that a VALU instruction wrote, as an address of vector memory", 5, _scalar_writes_of_valu, _memory_scalars),
    Rule("a scalar register that a VALU instruction wrote, as a lane number", 4, _scalar_writes_of_valu, _lane_select),
    Rule("VCC that a VALU instruction wrote, in v_div_fmas", 4, _scalar_writes_of_valu, _division_vcc),
    Rule("a VALU result through DPP", 2, _vector_writes, _dpp_reads),
    Rule("EXEC that a VALU instruction wrote, before DPP", 5, _scalar_writes_of_valu, _exec_of_dpp),
    Rule("EXEC that a VALU instruction wrote, before an MFMA", 4, _scalar_writes_of_valu, _exec_of_mfma),
    Rule("a scalar register that a VALU instruction wrote, read by another", 2, _scalar_writes_of_valu, _valu_scalar_reads, _no_forwarding),
    Rule("a VALU result through a lane read", 1, _vector_writes, _lane_source, _no_forwarding),
    Rule("EXEC that a VALU instruction wrote, before a lane access", 4, _scalar_writes_of_valu, _exec_of_lane_access, _no_forwarding),
    Rule("a VALU result in a swap of lanes", 2, _vector_writes, _swap_reads),
    Rule("EXEC that a VALU instruction wrote, before a swap of lanes", 4, _scalar_writes_of_valu, _exec_of_swap),
    Rule("m0, in a direct-to-LDS load", 1, _m0_of_scalar, _m0_of_direct_load),
    Rule("part of a register, shifted into place", 1, _part_writes, _valu_touches, _no_forwarding),
    Rule("a transcendental result", 1, _transcendental, _valu_reads, lambda target: target.transcendental_wait > 0),
)


def rules_of(step: Step, target: Target) -> list[Rule]:
    """The rules that an instruction may break as a consumer."""
    return [rule for rule in RULES if rule.applies(target) and rule.consumes(step)]


class States:
    """The checks for the waves of one machine."""

    def __init__(self, machine: Machine):
        self.machine = machine
        self.extra = machine.target.result_wait_extra
        self.extra_c = machine.target.overlapped_c_wait_extra

    def check_rules(self, w: Wave, step: Step) -> None:
        """Look back over the instructions that the wave issued before `step`."""
        steps: Sequence[Step] = self.machine.program.steps
        for rule in step.rules:
            passed = 0
            wanted = rule.consumes(step)
            for index in reversed(w.trace):
                if passed >= rule.states:
                    break
                earlier = steps[index]
                shared = rule.produces(earlier) & wanted
                if shared:
                    self._report(w, step, earlier, shared, rule.name, rule.states, passed)
                    break
                wanted &= ~earlier.writes
                passed += earlier.states

    def result_as_c(self, w: Wave, step: Step, known: Accumulator) -> None:
        """An MFMA result as the C of another: free for exactly the same registers, but for 2-pass instructions from gfx942 on."""
        passes = known.shape.passes[self.machine.target.name]
        need = 2 if passes == 2 and self.extra_c else 0
        self._distance(w, step, known.step, known.clock, known.mask, need, "an MFMA result as C")

    def result_used(self, w: Wave, step: Step, known: Accumulator, touched: int, use: str) -> None:
        self._judge(w, step, known.step, known.clock, touched, use)

    def check_cooling(self, w: Wave, step: Step, touched: int, use: str) -> None:
        """Results that were written back already, and C sources of MFMAs still running."""
        longest = 24
        kept = []
        for entry in w.cooling:
            mask, clock, producer, kind = entry
            if w.clock - clock > longest:
                continue
            kept.append(entry)
            if not mask & touched:
                continue
            if kind == "d":
                self._judge(w, step, producer, clock, mask & touched, use)
            elif (step.is_valu or step.family in _MEMORY) and step.writes & mask & touched:
                need = self._passes(producer) - 1
                self._distance(w, step, producer, clock, mask & touched, need, "overwriting the C of an MFMA")
        w.cooling = kept
        w.cooling_mask = 0
        for mask, *_ in kept:
            w.cooling_mask |= mask

    def _passes(self, step: Step) -> int:
        shape = step.definition.matrix
        assert shape is not None
        return shape.passes[self.machine.target.name]

    def _judge(self, w: Wave, step: Step, producer: Step, clock: int, touched: int, use: str) -> None:
        passes = self._passes(producer)
        if use == "overwritten by MFMA":
            return  # in order in the matrix pipe
        if use == "c":
            need, what = passes + self.extra_c, "an MFMA result as an overlapping C"
        else:
            if not (step.is_valu or step.family in _MEMORY or step.family == "mfma"):
                return
            need = passes + (3 if passes == 2 else self.extra)
            what = "an MFMA result as A or B" if step.family == "mfma" else "reading an MFMA result" if step.reads & touched else "overwriting an MFMA result"
        self._distance(w, step, producer, clock, touched, need, what)

    def _distance(self, w: Wave, step: Step, producer: Step, clock: int, touched: int, need: int, what: str) -> None:
        passed = w.clock - clock - 1
        if passed < need:
            self._report(w, step, producer, touched, what, need, passed)

    def _report(self, w: Wave, step: Step, producer: Step, touched: int, what: str, need: int, passed: int) -> None:
        message = f"{describe_registers(touched)}: {what} needs {need} wait states, and only {passed} passed"
        self.machine.report("wait-states", message, w, step, producer, "an s_nop or other instructions must stand between them", variant=what)
