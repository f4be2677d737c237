"""The lines of cache that a load touches."""

from __future__ import annotations

import dataclasses


@dataclasses.dataclass(frozen=True, slots=True)
class Touched:
    """The lines of 128 bytes that one load touches, and those that its bytes fill: the mean of the waves that load.

    `file` and `line` are the load's place in the source. `turns` is how often a wave executes the load."""

    file: str
    line: int
    touched: float
    filled: float
    turns: int

    @property
    def more(self) -> float:
        """The lines that all its executions touch beyond those that its bytes fill."""
        return (self.touched - self.filled) * self.turns
