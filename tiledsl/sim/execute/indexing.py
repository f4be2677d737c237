"""Registers that an index in m0 chooses: `v_mov_b32` between s_set_gpr_idx_on and _off, and s_movrel.

For each value of m0 there is a variant of the instruction with the registers that the index leads to, and registers are
checked on the variant. Blocks with different indices execute one after the other. A source beyond the kernel's
registers reads register 0, a result beyond them is lost (CDNA3 ISA, "Out-of-Range"), and both are reported.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

import numpy as np

from tiledsl.asm.isa.definition import scalar_register
from tiledsl.asm.isa.registers import NAMED_SCALARS, register_bits
from tiledsl.asm.isa.wait_states import rules_of
from tiledsl.asm.text.syntax import Instruction, Kernel, Operand, Register
from tiledsl.sim.execute.vocabulary import WaveContext
from tiledsl.sim.state.arithmetic import Array, on_host
from tiledsl.sim.state.step import Step
from tiledsl.sim.state.wave import M0
from tiledsl.targets import Target

_MOVES = {
    "s_movrels_b32": ("s_mov_b32", 1),
    "s_movrels_b64": ("s_mov_b64", 1),
    "s_movreld_b32": ("s_mov_b32", 0),
    "s_movreld_b64": ("s_mov_b64", 0),
}
StepOf = Callable[[int, Instruction], Step]  # makes the instruction with that index ready

_LAST_SCALAR = NAMED_SCALARS["vcc_hi"][0]
_DESTINATION = 8  # bit of the mode; the bits below are those of the sources


def vgprs_of(kernel: Kernel) -> int:
    """How many VGPRs the hardware gives the kernel, without AGPRs."""
    promised = kernel.descriptor.get("next_free_vgpr", 1)
    return min(256, promised, kernel.descriptor.get("accum_offset", promised))


def index_steps(
    steps: Sequence[Step], kernel: Kernel, target: Target, step_of: StepOf
) -> tuple[bool, list[tuple[Instruction, str]]]:
    """Make the steps with an index ready. Returns whether an index chooses vector registers, and the instructions that
    are not modelled, each with the reason.
    """
    targets = {step.target_index for step in steps}
    on = indexes_vectors = False
    problems: list[tuple[Instruction, str]] = []
    for step in steps:
        name = step.definition.mnemonic
        if name in _MOVES:
            Indexed(step, kernel, target, step_of)
        if on and (step.index in targets or step.target_index >= 0):
            problems.append((step.item, "a branch while vector registers are indexed"))
        elif on and (step.is_valu or step.family == "mfma"):
            if name != "v_mov_b32" or step.encoding in ("dpp", "sdwa"):
                message = f"'{step.item.mnemonic}' while vector registers are indexed: only v_mov_b32 is modelled"
                problems.append((step.item, message))
            else:
                Indexed(step, kernel, target, step_of)
                indexes_vectors = True
        on = name == "s_set_gpr_idx_on" or on and name != "s_set_gpr_idx_off"
    return indexes_vectors, problems


class Indexed:
    """A step with an index. In its place the variant for the value of m0 executes; `step_of` makes the variants."""

    def __init__(self, step: Step, kernel: Kernel, target: Target, step_of: StepOf):
        self.step, self.target, self.step_of = step, target, step_of
        self.scalar = step.definition.mnemonic in _MOVES
        self.mask = 0xFFFFFFFF if self.scalar else 0xF0FF
        self.last = _LAST_SCALAR if self.scalar else vgprs_of(kernel) - 1
        self.variants: dict[int, tuple[Step | None, str]] = {}
        step.run = self.run
        step.attended &= register_bits("s", M0) if self.scalar else 0
        reads, writes = (self._reachable(bits) for bits in (step.issue.reads, step.issue.writes))
        step.issue = dataclasses.replace(step.issue, reads=reads, writes=writes)

    def _reachable(self, bits: int) -> int:
        """These registers, and all registers behind the first one that an index may lead to."""
        file = register_bits("s", 0, self.last + 1) if self.scalar else register_bits("v", 0, 256)
        inside = bits & file
        return bits | (file & ~((inside & -inside) - 1) if inside else 0)

    def run(self, w: WaveContext) -> None:
        keys = on_host(w.s[M0, :, 0]) & np.uint32(self.mask)
        distinct = np.unique(keys).tolist()
        for key in distinct:
            variant = self._variant(w, key)
            if variant is None:
                continue
            w.step = variant
            if variant.attended & w.attention:
                w.units.attend(w, variant)
            if variant.rules:
                w.units.wait_states.check_rules(w, variant)
            if len(distinct) == 1:
                variant.run(w)
            else:
                self._for_some(w, variant, w.xp.asarray(keys == key))

    def _for_some(self, w: WaveContext, variant: Step, rows: Array) -> None:
        """Execute the variant for the blocks in `rows`."""
        kept, scalars = (w.exec, w.full), w.s.copy() if self.scalar else None
        w.exec, w.full = w.exec & rows[:, None], False
        variant.run(w)
        w.exec, w.full = kept
        if scalars is not None:
            w.s[:, ~rows] = scalars[:, ~rows]

    def _variant(self, w: WaveContext, key: int) -> Step | None:
        if key not in self.variants:
            self.variants[key] = self._made(key)
        variant, beyond = self.variants[key]
        if beyond:
            w.batch.report("register-index", beyond, w.number, self.step)
        return variant

    def _made(self, key: int) -> tuple[Step | None, str]:
        """The step for a value of m0, and the message about a register beyond the last. The step is None if its result
        is lost.
        """
        item = self.step.item
        name, which = _MOVES.get(self.step.definition.mnemonic, (item.mnemonic, -1))
        index = key if self.scalar else key & 0xFF
        operands, beyond = list(item.operands), ""
        for number, operand in enumerate(operands):
            chosen = number == which if self.scalar else key >> 12 & (1 if number else _DESTINATION)
            place = _place(operand, self.scalar)
            if not chosen or place is None:
                continue
            file, first, count = place
            if first + index + count - 1 > self.last:
                beyond = (
                    f"index {index} leads from {file}{first} to {file}{first + index}, and the last register is"
                    f" {file}{self.last}"
                )
                if number == 0:
                    return None, beyond
                operands[number] = Register(file, 0, count)
            else:
                operands[number] = Register(file, first + index, count)
        variant = self.step_of(self.step.index, dataclasses.replace(item, mnemonic=name, operands=tuple(operands)))
        variant.rules = rules_of(variant.issue, self.target)
        return variant, beyond


def _place(operand: Operand, scalar: bool) -> tuple[str, int, int] | None:
    """File, first register and count of an operand that an index may be added to."""
    if scalar:
        found = scalar_register(operand)
        return ("s", *found) if found is not None else None
    return ("v", operand.index, operand.count) if isinstance(operand, Register) and operand.file == "v" else None
