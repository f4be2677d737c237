"""Pauses of one block, in which a caller looks at the LDS and the registers: at barriers, or behind instructions.

At an instruction, each wave that has executed it waits until the others have executed it too, stand at a barrier, or
have ended. The result of a correct kernel does not depend on such an order of the waves."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Sequence

import numpy as np

from tiledsl.asm.isa.registers import register_bits
from tiledsl.sim.execute.program import Program
from tiledsl.sim.execute.units import Units
from tiledsl.sim.execute.vocabulary import WaveContext
from tiledsl.sim.state.arithmetic import on_host
from tiledsl.sim.state.step import Step
from tiledsl.sim.state.wave import AT_BARRIER, ENDED, PAUSED, RUNNING


@dataclasses.dataclass(frozen=True, slots=True)
class Pause:
    """The block in a pause. `lines` are the listing's lines of the instructions that each wave has executed last; None
    for waves that are not where the pause is. `number` counts the pauses from 0, and `barriers` those passed before.

    The state is that of the running block: copy what is to be kept."""

    number: int
    barriers: int
    lines: tuple[int | None, ...]
    units: Units
    waves: Sequence[WaveContext]

    def lds(self) -> np.ndarray:
        """The bytes of the LDS."""
        return on_host(self.units.lds.bytes.flat[1]).reshape(-1)[: self.units.lds.size].copy()

    def written(self) -> np.ndarray:
        """For each byte of the LDS, whether something has written it."""
        return self.units.lds.shadow.written()[: self.units.lds.size]

    def in_flight(self) -> np.ndarray:
        """For each byte of the LDS, whether no wait covers the operation that has last written it."""
        return self.units.lds.shadow.in_flight()[: self.units.lds.size]

    def registers(self, wave: int, file: str, first: int, count: int) -> np.ndarray:
        """The words of consecutive registers of a wave, [register, lane]; `file` is "v" or "a"."""
        w = self.waves[wave]
        self.units.matrix.show_results(w, register_bits(file, first, count))
        return on_host(getattr(w, file)[first : first + count, 0]).copy()

    def registers_written(self, wave: int, file: str, first: int, count: int) -> bool:
        """Whether something has written all of these registers, and no operation is still to fill them."""
        w = self.waves[wave]
        return not (w.unwritten | w.in_flight) & register_bits(file, first, count)


@dataclasses.dataclass(frozen=True, slots=True)
class Watch:
    """Where the block pauses: at its barriers and its end, or with `lines` behind these lines of the listing. `look` is
    called in each pause."""

    look: Callable[[Pause], None]
    lines: frozenset[int] | None = None

    def prepare(self, program: Program) -> None:
        """Let waves pause behind the watched instructions of a program, which no other launch executes."""
        for step in program.steps:
            if self.lines is not None and step.place.line in self.lines:
                step.run = _pausing(step)


def _pausing(step: Step) -> Callable[[WaveContext], None]:
    run = step.run

    def run_and_pause(w: WaveContext) -> None:
        run(w)
        if w.state is RUNNING:
            w.state = PAUSED

    return run_and_pause


class Pauses:
    """The pauses of one machine."""

    def __init__(self, watch: Watch):
        self.watch, self.count = watch, 0

    def resume(self, waves: Sequence[WaveContext], units: Units, barriers: int) -> bool:
        """Look at the block, and let paused waves go on; False where none is paused."""
        paused = [w for w in waves if w.state == PAUSED]
        if not paused:
            return False
        self._look(waves, paused, units, barriers)
        for w in paused:
            w.state = RUNNING
        return True

    def barrier(self, waves: Sequence[WaveContext], units: Units, barriers: int) -> None:
        """Look at the block at a barrier, or at its end."""
        standing = [w for w in waves if w.state in (AT_BARRIER, ENDED)]
        if self.watch.lines is None or any(w.step.place.line in self.watch.lines for w in standing):
            self._look(waves, standing, units, barriers)

    def _look(self, waves: Sequence[WaveContext], here: Iterable[WaveContext], units: Units, barriers: int) -> None:
        numbers = {w.number for w in here}
        lines = tuple(w.step.place.line if w.number in numbers else None for w in waves)
        self.watch.look(Pause(self.count, barriers, lines, units, waves))
        self.count += 1
