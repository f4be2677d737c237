"""What was looked at and not taken."""

from __future__ import annotations

import dataclasses


@dataclasses.dataclass(frozen=True, slots=True)
class PassedOver:
    """A compiler that was looked at and not taken, with the reason."""

    path: str
    source: str
    reason: str

    def __str__(self) -> str:
        return f"{self.path} ({self.source}): {self.reason}"
