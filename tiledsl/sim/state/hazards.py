"""Findings of a run: hazards, and warnings, merged where the same instructions cause them again."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping

KINDS = {
    "register-in-flight": "a register is touched before a wait covers the operation that fills it",
    "register-unwritten": "a register is read that nothing wrote",
    "lds-unwritten": "LDS bytes are read that nothing wrote",
    "lds-race": "two accesses of different waves to the same LDS byte, one a write, that nothing orders",
    "global-race": "two accesses to the same byte of global memory, one a write, not both atomic, that nothing orders",
    "lane-conflict": "two lanes of one instruction write different values to the same byte",
    "lds-in-flight": (
        "LDS bytes of a direct-to-LDS load are touched before vmcnt covers it, or it is issued over bytes that ds"
        " operations still hold"
    ),
    "lds-out-of-bounds": "an LDS access beyond the kernel's allocation",
    "out-of-bounds": "a global access outside every argument",
    "read-only": "a write to data of the listing that is in a section of constants",
    "register-index": "an index in m0 leads beyond the registers that the kernel has",
    "buffer-range": (
        "a buffer access whose scalar offset lies beyond the buffer's end, where the range check is not documented"
    ),
    "scratch-unwritten": "bytes of a lane's scratch are read that nothing was stored to",
    "scratch-out-of-bounds": "a scratch access beyond the bytes that the kernel descriptor gives a lane",
    "scratch-setup": "scratch is reached through a descriptor, or FLAT_SCRATCH, that does not hold this wave's address",
    "lanes-masked": "an instruction that every lane must take part in is executed while EXEC masks some off",
    "misaligned": "an address that is no multiple of the access's alignment",
    "barrier-mismatch": "a wave ended while others wait at a barrier that it never reached",
    "wait-states": "an instruction follows too closely on another that the hardware does not interlock",
}
WARNINGS = {
    "lds-misaligned": "an LDS read or write at no multiple of its size, which unaligned mode executes slowly",
    "output-modifier": "mul:2, mul:4 or div:2, which the hardware ignores in the MODE with which a kernel begins",
}

READ, WRITE, ATOMIC = "read", "write", "atomic"  # what an access does to memory

_VERBS = {READ: ("reads", "read"), WRITE: ("writes", "wrote"), ATOMIC: ("atomically changes", "atomically changed")}


def race_message(who: str, kind: str, where: str, who_before: str, kind_before: str) -> str:
    """The message of a race at the byte `where`."""
    verb, verb_before = _VERBS[kind][0], _VERBS[kind_before][1]
    return f"{who} {verb} {where} that {who_before} {verb_before}, and nothing orders the two"


@dataclasses.dataclass(frozen=True, slots=True)
class Place:
    """An instruction of the listing: its line, its text, and its index in the kernel. `source` is its place in the
    source and the text there, where both are known."""

    line: int
    text: str
    index: int
    source: str = ""

    def __str__(self) -> str:
        listed = f"line {self.line}: {self.text}"
        return f"{self.source}\n    {listed}" if self.source else listed


@dataclasses.dataclass(frozen=True, slots=True)
class Hazard:
    """One finding: a hazard, or a warning. `waves` and `blocks` (linear ids) are those of the first occurrence; `count`
    says how often the same pair of instructions caused it.
    """

    kind: str
    message: str
    place: Place
    producer: Place | None = None
    waves: tuple[int, ...] = ()
    blocks: tuple[int, ...] = ()
    reason: str = ""
    count: int = 1

    def render(self) -> str:
        """The finding as text, with a line for each instruction."""
        shown = ", ".join(str(b) for b in self.blocks[:4]) + (
            f" and {len(self.blocks) - 4} more" if len(self.blocks) > 4 else ""
        )
        lines = [f"{self.kind}: {self.message}", f"  {self.place}"]
        if self.producer is not None:
            lines.append(f"  {self.producer}")
        if self.reason:
            lines.append(f"  = {self.reason}")
        waves = ", ".join(str(w) for w in self.waves)
        words = [
            word + ("s" if many else "")
            for word, many in (("wave", self.waves[1:]), ("block", self.blocks[1:]), ("time", self.count > 1))
        ]
        lines.append(f"  = {words[0]} {waves}, {words[1]} {shown}; seen {self.count} {words[2]}")
        return "\n".join(lines)


class Collector:
    """Gathers hazards; the same kind at the same pair of instructions is one hazard with a count."""

    def __init__(self) -> None:
        self._found: dict[tuple[str, int, int, str], Hazard] = {}

    def seen(self, kind: str, place: Place, producer: Place | None = None, variant: str = "") -> bool:
        """Whether the hazard is known already; if so, count it, so that the caller need not describe it again."""
        key = self._key(kind, place, producer, variant)
        known = self._found.get(key)
        if known is None:
            return False
        self._found[key] = dataclasses.replace(known, count=known.count + 1)
        return True

    def add(self, hazard: Hazard, variant: str = "") -> None:
        assert hazard.kind in KINDS or hazard.kind in WARNINGS
        self._found.setdefault(self._key(hazard.kind, hazard.place, hazard.producer, variant), hazard)

    def add_all(self, later: Collector) -> None:
        """Add the hazards of blocks that were executed after these."""
        for key, hazard in later._found.items():
            known = self._found.get(key)
            self._found[key] = (
                dataclasses.replace(known, count=known.count + hazard.count) if known is not None else hazard
            )

    def _key(self, kind: str, place: Place, producer: Place | None, variant: str) -> tuple[str, int, int, str]:
        """The key under which hazards merge; the order of two instructions that race depends on the schedule."""
        pair = (place.index, producer.index if producer else -1)
        return (kind, *(sorted(pair) if kind in ("lds-race", "global-race") else pair), variant)

    def hazards(self) -> tuple[Hazard, ...]:
        return self._of(KINDS)

    def warnings(self) -> tuple[Hazard, ...]:
        return self._of(WARNINGS)

    def _of(self, kinds: Mapping[str, str]) -> tuple[Hazard, ...]:
        found = (hazard for hazard in self._found.values() if hazard.kind in kinds)
        return tuple(sorted(found, key=lambda h: (h.place.index, h.kind)))
