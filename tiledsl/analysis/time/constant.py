"""A figure of the model of time, with its source."""

from __future__ import annotations

import dataclasses

MEASURED, DOCUMENTED, TOOL, ASSUMED = "measured", "documented", "tool", "assumed"


@dataclasses.dataclass(frozen=True, slots=True)
class Constant:
    """One figure: its value, unit and source.

    `kind` says how well the figure is known: MEASURED on silicon by the source, DOCUMENTED by the vendor, TOOL for a
    constant of a tool of the vendor or of LLVM, ASSUMED if no source has the figure."""

    value: float
    unit: str
    source: str
    kind: str = MEASURED

    @property
    def number(self) -> str:
        """Return the value as text: all digits of a whole number, and four of another one."""
        return f"{self.value:,.0f}" if self.value == int(self.value) else f"{self.value:,.4g}"
