"""The lanes of vector registers that nothing has written, of registers that have others."""

from __future__ import annotations

from typing import Any

from tiledsl.sim.state.arithmetic import Array, on_host


class Holes:
    """`groups` are registers that lack the same lanes, as (registers, lanes [block, lane]); `registers` all of them;
    `met` those of which EXEC leaves one of these lanes on. Sets of registers are bits."""

    __slots__ = ("groups", "registers", "met")

    def __init__(self) -> None:
        self.groups: dict[Any, tuple[int, Array]] = {}
        self.registers = self.met = 0

    def subset(self, chosen: Array, exec: Array) -> Holes:
        """Those of some blocks."""
        other = Holes()
        for registers, missing in self.groups.values():
            if missing[chosen].any():
                other.add(registers, missing[chosen])
        other.meet(exec)
        return other

    def add(self, registers: int, missing: Array) -> None:
        """Registers that are in no group."""
        key = on_host(missing).tobytes()
        known, _ = self.groups.get(key, (0, None))
        self.groups[key] = known | registers, missing
        self.registers |= registers

    def forget(self, registers: int) -> None:
        """All lanes of these are written."""
        if not self.registers & registers:
            return
        self.groups = {
            key: (bits & ~registers, missing) for key, (bits, missing) in self.groups.items() if bits & ~registers
        }
        self.registers &= ~registers
        self.met &= ~registers

    def lanes(self, registers: int) -> Array:
        """The lanes that any of these registers, some of them in groups, lacks."""
        first, *others = (missing for bits, missing in self.groups.values() if bits & registers)
        for missing in others:
            first = first | missing
        return first

    def meet(self, exec: Array) -> None:
        """EXEC or a group has changed."""
        self.met = 0
        for registers, missing in self.groups.values():
            if (missing & exec).any():
                self.met |= registers
