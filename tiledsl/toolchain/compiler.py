"""The interface of every compiler, and compilers considered and rejected, with reasons."""

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
    """A compiler that generates code for `target`. `source` says where it was found ("ROCm", "ziglang", …); `str()` of
    it is one line for people."""

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
        """The compiler's identity in cache keys."""

    @property
    def marks_assembly(self) -> bool:
        """Whether listings mark inline assembly by comments. A compiler's listings do; a disassembler's do not."""
