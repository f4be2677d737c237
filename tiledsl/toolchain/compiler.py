"""What every compiler says of itself, and compilers considered and rejected, with reasons."""

from __future__ import annotations

import dataclasses
from typing import Protocol


@dataclasses.dataclass(frozen=True, slots=True)
class PassedOver:
    """A compiler considered and rejected, with the reason."""

    path: str
    source: str
    reason: str

    def __str__(self) -> str:
        return f"{self.path} ({self.source}): {self.reason}"


class Compiler(Protocol):
    """A compiler that makes code for `target`. `source` says where it was found ("ROCm", "ziglang", …); `str()` of it
    is one line for people.
    """

    @property
    def version(self) -> str: ...

    @property
    def source(self) -> str: ...

    @property
    def target(self) -> str: ...

    @property
    def passed_over(self) -> tuple[PassedOver, ...]: ...

    @property
    def identity(self) -> str:
        """What the cache knows it by."""

    @property
    def marks_assembly(self) -> bool:
        """Whether its listings mark inline assembly by comments, as a compiler's do and a disassembly's do not."""
