"""Branches that depend on data, where the caller says how often loops run that end by data.

A loop is the code from its head, to which branches lead back, up to the last of these branches. Branches that depend on
data are of three kinds. The last branch back to a head, and a branch out of a loop, end the loop after the given number
of iterations. A branch over a loop is a guard, and the loop is entered. Other branches cannot be decided. Where lanes
leave a loop one after the other, EXEC is made of a mask of lanes: all lanes leave after the last iteration."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

from tiledsl.asm.isa.registers import EXEC_BITS, register_bits, registers_of
from tiledsl.asm.text.syntax import Special
from tiledsl.sim.execute.vocabulary import WaveContext
from tiledsl.sim.state.step import Step
from tiledsl.sim.state.wave import EXEC

_ON_EXEC = ("s_cbranch_execz", "s_cbranch_execnz")
_MASKING = ("s_and_b64", "s_and_saveexec_b64")  # of the old EXEC and the lanes that go on
_REMOVING = "s_andn2_b64"  # from the old EXEC the lanes that leave
_NEAR = 8  # instructions from a change of EXEC to the branch on it


@dataclasses.dataclass(frozen=True, slots=True)
class _Decision:
    """What a branch decides: whether the loop of that head goes on; None: whether a loop is entered.

    `by_branching` says that the wave goes on where it takes the branch. `counted` are the iterations that are done at
    the branch, and that no branch back to the head has counted.
    """

    head: int | None
    by_branching: bool
    counted: int = 0


class Ends:
    """The ends of one listing's loops that depend on data. Each of these loops runs `iterations` times, if given."""

    def __init__(self, steps: Sequence[Step], iterations: int | None):
        self.steps, self.iterations = steps, iterations
        self.guessed: set[int] = set()  # instructions whose effect was decided here
        self.last = {step.target_index: step.index for step in steps if 0 <= step.target_index <= step.index}
        self._of_loops: dict[int, _Decision] = {}  # decisions so far, by the head of their loop
        self._turns: dict[tuple[int, int], int] = {}  # branches back, by wave and head

    def turn(self, wave: int, head: int, times: int = 1) -> None:
        """Note that a wave branches back to a head; the loops inside begin anew."""
        if self.iterations is None:
            return
        self._turns[wave, head] = self._turns.get((wave, head), 0) + times
        for inner, end in self.last.items():
            if head < inner and end <= self.last[head]:
                self._turns.pop((wave, inner), None)

    def left(self, wave: int, head: int) -> int | None:
        """How many branches back to the head are still to come; None for a loop that does not end by data."""
        decision = self._of_loops.get(head)
        if self.iterations is None or decision is None:
            return None
        return self.iterations - decision.counted - self._turns.get((wave, head), 0)

    def known_by_count(self, step: Step) -> bool:
        """Whether a count of iterations would decide the effect of this branch, or of this change of EXEC."""
        return self._decision(step) is not None

    def takes(self, wave: int, step: Step) -> bool | None:
        """Whether a wave takes a branch; None where that cannot be decided."""
        decision = self._decision(step)
        if self.iterations is None or decision is None:
            return None
        return self._goes_on(wave, step, decision) == decision.by_branching

    def set_mask(self, w: WaveContext, step: Step) -> int | None:
        """Set the mask from which an instruction makes EXEC; return its registers, None if they cannot be decided."""
        decision, pair = self._decision(step), _mask(step)
        if self.iterations is None or decision is None or pair is None:
            return None
        keeps = self._goes_on(w.number, step, decision) != (step.item.mnemonic == _REMOVING)
        w.s[pair : pair + 2] = w.s[EXEC : EXEC + 2] if keeps else 0
        written = register_bits("s", pair, 2)
        w.forget(written)
        branch = self._on_exec(step)
        assert branch is not None
        self.guessed.add(branch.index)
        return written

    def _goes_on(self, wave: int, step: Step, decision: _Decision) -> bool:
        """Whether the loop goes on, or is entered."""
        self.guessed.add(step.index)
        if decision.head is None:
            return True
        self._of_loops[decision.head] = decision
        left = self.left(wave, decision.head)
        assert left is not None
        if left <= 0:
            self._turns.pop((wave, decision.head), None)
        return left > 0

    def _decision(self, step: Step) -> _Decision | None:
        branch: Step | None = step
        if step.target_index < 0:
            branch = self._on_exec(step) if _mask(step) is not None else None
        if branch is None:
            return None
        at, target = branch.index, branch.target_index
        if target <= at:
            if self.last[target] == at:
                return _Decision(target, True, counted=1)
            return _Decision(None, False) if self._has_loop(at, self.last[target]) else None
        around = [head for head, end in self.last.items() if head <= at <= end < target]
        if around:
            return _Decision(max(around), False)
        return _Decision(None, False) if self._has_loop(at, target) else None

    def _has_loop(self, after: int, before: int) -> bool:
        return any(after < head and end < before for head, end in self.last.items())

    def _on_exec(self, step: Step) -> Step | None:
        """The branch on EXEC shortly behind a change of EXEC."""
        for following in self.steps[step.index + 1 : step.index + 1 + _NEAR]:
            if following.target_index >= 0:
                return following if following.item.mnemonic in _ON_EXEC else None
        return None


def _mask(step: Step) -> int | None:
    """The first of the two registers from which an instruction makes EXEC, together with the old EXEC."""
    name, operands = step.item.mnemonic, step.item.operands
    if name == _REMOVING and operands[1] != Special("exec") or name not in (*_MASKING, _REMOVING):
        return None
    found = registers_of(step.reads & ~EXEC_BITS)
    if len(found) != 2 or found[0][0] != "s" or not step.writes & EXEC_BITS or not step.reads & EXEC_BITS:
        return None
    return found[0][1]
