"""The registers of fetched tiles: which copy takes the registers of another, and whose data are in them."""

from __future__ import annotations

import dataclasses

from tiledsl.ir import nodes as ir

Held = dict[ir.Staged, ir.Staged]


@dataclasses.dataclass
class Copies:
    """The copies of a capture in progress, each named by the node that its td.fetch made.

    `taken`: the registers of a copy that has none of its own. `last`: the copy whose data are in the registers of
    another one, at the current place of the capture.
    """

    taken: Held = dataclasses.field(default_factory=dict)
    last: Held = dataclasses.field(default_factory=dict)

    def registers(self, copy: ir.Staged) -> ir.Staged:
        """Return the registers of a copy."""
        return self.taken.get(copy, copy)

    def held(self, registers: ir.Staged) -> ir.Staged:
        """Return the copy whose data the registers hold."""
        return self.last.get(registers, registers)

    def take(self, copy: ir.Staged, registers: ir.Staged) -> None:
        """Let a copy, and those that share its registers, have these registers in place of its own."""
        self.taken |= {sharing: registers for sharing, held in self.taken.items() if held is copy}
        self.taken[copy], self.last[registers] = registers, self.last.pop(copy, copy)
