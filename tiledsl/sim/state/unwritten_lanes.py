"""Lanes of vector registers that no instruction has written, where other lanes of the register are written."""

from __future__ import annotations

from typing import Any

from tiledsl.sim.state.arithmetic import Array, on_host


class UnwrittenLanes:
    """`groups` are registers that lack the same lanes, as (registers, lanes [block, lane]). `registers` are the
    registers of all groups, `active` those of which EXEC enables an unwritten lane. Sets of registers are bits.
    """

    __slots__ = ("groups", "registers", "active")

    def __init__(self) -> None:
        self.groups: dict[Any, tuple[int, Array]] = {}
        self.registers = self.active = 0

    def subset(self, chosen: Array, exec: Array) -> UnwrittenLanes:
        """The unwritten lanes of the chosen blocks, of which `exec` is EXEC."""
        other = UnwrittenLanes()
        for registers, missing in self.groups.values():
            if missing[chosen].any():
                other.add(registers, missing[chosen])
        other.update_active(exec)
        return other

    def add(self, registers: int, missing: Array) -> None:
        """Add registers that are in no group yet."""
        key = on_host(missing).tobytes()
        known, _ = self.groups.get(key, (0, None))
        self.groups[key] = known | registers, missing
        self.registers |= registers

    def forget(self, registers: int) -> None:
        """Note that every lane of these registers is written."""
        if not self.registers & registers:
            return
        self.groups = {
            key: (bits & ~registers, missing) for key, (bits, missing) in self.groups.items() if bits & ~registers
        }
        self.registers &= ~registers
        self.active &= ~registers

    def lanes(self, registers: int) -> Array:
        """The lanes that at least one of these registers lacks; one of the registers must be in a group."""
        first, *others = (missing for bits, missing in self.groups.values() if bits & registers)
        for missing in others:
            first = first | missing
        return first

    def update_active(self, exec: Array) -> None:
        """Recompute `active` after EXEC or a group has changed."""
        self.active = 0
        for registers, missing in self.groups.values():
            if (missing & exec).any():
                self.active |= registers
