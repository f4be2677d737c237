"""The outcome of a run: counts, lines and hazards."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from tiledsl.sim.state.hazards import Hazard, Place


class Counts:
    """Running totals of one launch. Bytes count every active lane; `issued` counts wave-instructions by instruction of
    the kernel.
    """

    def __init__(self, steps: int):
        self.issued = [0] * steps
        self.conflicts = [0] * steps
        self.global_read = 0
        self.global_written = 0
        self.lds_read = 0
        self.lds_written = 0

    def add(self, other: Counts) -> None:
        """Add the totals of another part of the same launch."""
        self.issued = [a + b for a, b in zip(self.issued, other.issued, strict=True)]
        self.conflicts = [a + b for a, b in zip(self.conflicts, other.conflicts, strict=True)]
        self.global_read += other.global_read
        self.global_written += other.global_written
        self.lds_read += other.lds_read
        self.lds_written += other.lds_written


@dataclasses.dataclass(frozen=True, slots=True)
class Line:
    """One instruction of the kernel: how often waves executed it, and the extra LDS clocks it cost. `source` is as of
    `hazards.Place`."""

    line: int
    text: str
    executed: int
    conflict_clocks: int
    source: str = ""

    def __str__(self) -> str:
        listed = f"line {self.line}: {self.text}"
        return f"{self.source}: {listed}" if self.source else listed


@dataclasses.dataclass(frozen=True, slots=True)
class Report:
    """The outcome of `launch`. Warnings are of what the hardware executes slowly: the run is `ok` with them.

    Instructions are wave-instructions, but for `unexecuted`, which counts those of the listing that no wave reached;
    bytes count active lanes; clocks are of the LDS (conflicts) and of one SIMD (MFMA), summed over waves and blocks.
    """

    kernel: str
    target: str
    schedule: str
    numerics: str
    blocks: tuple[int, ...]
    waves_per_block: int
    hazards: tuple[Hazard, ...]
    warnings: tuple[Hazard, ...]
    instructions: dict[str, int]
    wave_instructions: int
    global_bytes_read: int
    global_bytes_written: int
    lds_bytes_read: int
    lds_bytes_written: int
    lds_conflict_clocks: int
    mfma_clocks: int
    lines: tuple[Line, ...]
    unexecuted: int
    seconds: float

    @property
    def ok(self) -> bool:
        """Whether the run showed no hazard; this says nothing about the results' values."""
        return not self.hazards

    @property
    def conflicts(self) -> tuple[Line, ...]:
        """The LDS accesses that had bank conflicts."""
        return tuple(line for line in self.lines if line.conflict_clocks)

    def with_sources(self, sources: Mapping[int, str]) -> Report:
        """The report with the places of a source, by the lines of the listing."""

        def at(place: Place | None) -> Place | None:
            return place and dataclasses.replace(place, source=sources.get(place.line, ""))

        def found(hazards: tuple[Hazard, ...]) -> tuple[Hazard, ...]:
            return tuple(
                dataclasses.replace(hazard, place=at(hazard.place) or hazard.place, producer=at(hazard.producer))
                for hazard in hazards
            )

        lines = tuple(dataclasses.replace(line, source=sources.get(line.line, "")) for line in self.lines)
        return dataclasses.replace(self, hazards=found(self.hazards), warnings=found(self.warnings), lines=lines)

    def as_dict(self) -> dict[str, Any]:
        """Plain values, ready for JSON."""
        plain = dataclasses.asdict(self)
        plain["ok"] = self.ok
        return plain

    def __str__(self) -> str:
        rate = self.wave_instructions / self.seconds if self.seconds else 0.0
        by_class = ", ".join(
            f"{count:,} {name}" for name, count in sorted(self.instructions.items(), key=lambda item: -item[1])
        )
        how = f"schedule {self.schedule}{f', numerics {self.numerics}' if self.numerics != EXACT else ''}"
        blocks = f"{len(self.blocks)} block{'s' if len(self.blocks) != 1 else ''}"
        waves = f"{self.waves_per_block} wave{'s' if self.waves_per_block != 1 else ''}"
        lines = [
            f"{self.kernel} on {self.target}: {blocks} of {waves}, {how}",
            f"  {self.wave_instructions:,} wave-instructions in {self.seconds:.2f} s ({rate:,.0f}/s): {by_class}",
            f"  global memory {self.global_bytes_read:,} bytes read, {self.global_bytes_written:,} written",
            f"  LDS {self.lds_bytes_read:,} bytes read, {self.lds_bytes_written:,} written",
            f"  {self.mfma_clocks:,} MFMA clocks; {self.lds_conflict_clocks:,} LDS bank-conflict clocks",
        ]
        lines += [f"    {line}: {line.conflict_clocks:,} conflict clocks" for line in self.conflicts]
        if self.unexecuted:
            lines.append(
                f"  {self.unexecuted:,} of the kernel's {self.unexecuted + len(self.lines):,} instructions were not"
                f" executed, and this report does not cover them"
            )
        lines.append(
            "  no hazards" if self.ok else f"  {len(self.hazards)} hazard{'s' if len(self.hazards) > 1 else ''}"
        )
        lines += [hazard.render() for hazard in self.hazards]
        if self.warnings:
            lines.append(f"  {len(self.warnings)} warning{'s' if len(self.warnings) > 1 else ''}")
        lines += [warning.render() for warning in self.warnings]
        return "\n".join(lines)


EXACT = "exact"
