"""What the waves of one batch execute with: memory, the matrix unit, and the checks of registers and wait states."""

from __future__ import annotations

from tiledsl.sim.execute.matrix_unit import MatrixUnit
from tiledsl.sim.execute.register_checks import RegisterChecks
from tiledsl.sim.execute.wait_state_checks import WaitStateChecks
from tiledsl.sim.memory.address_space import AddressSpace
from tiledsl.sim.memory.buffers import Buffers
from tiledsl.sim.memory.flat import Flat
from tiledsl.sim.memory.global_log import GlobalLog
from tiledsl.sim.memory.global_memory import GlobalMemory
from tiledsl.sim.memory.lds import Lds
from tiledsl.sim.memory.scratch import Scratch
from tiledsl.sim.memory.waits import Waits
from tiledsl.sim.state.batch import Batch
from tiledsl.sim.state.step import Step
from tiledsl.sim.state.wave import Wave


class Units:
    """The units of one batch. The LDS holds its bytes; the state of the other units is in the waves and in the address
    space.
    """

    def __init__(self, batch: Batch, space: AddressSpace, lds: Lds, log: GlobalLog):
        self.lds, self.log = lds, log
        self.scratch = Scratch(batch)
        self.global_memory = GlobalMemory(batch, space, log)
        self.buffers = Buffers(batch, self.global_memory, self.scratch)
        self.flat = Flat(batch.xp, self.global_memory, lds, self.scratch)
        self.waits = Waits(batch, lds.shadow, log)
        self.wait_states = WaitStateChecks(batch)
        self.registers = RegisterChecks(batch, self.waits, self.scratch)
        self.matrix = MatrixUnit(batch, self.wait_states, self.registers)

    def attend(self, w: Wave, step: Step) -> None:
        """Check and prepare the registers of a step that are in flight, unwritten, held as a matrix, or cached."""
        touch = step.touch
        if touch & (w.in_flight | w.unwritten | w.unwritten_lanes.active):
            self.registers.check(w, step)
        if touch & (w.dirty | w.cooling_mask):
            self.matrix.write_back(w, step, touch, "other")
        if step.writes & w.cached:
            w.forget(step.writes)
        w.refresh()
