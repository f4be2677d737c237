"""The orders in which the waves of a block take turns. Correct kernels give the same result under all of them."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import TypeVar

from tiledsl.diagnostics.diagnostic import UsageError

Wave = TypeVar("Wave")  # whatever stands for a wave: only the order matters here
_TURN = 8  # instructions of a turn
_WHOLE = 1 << 20  # as many as it takes to the next barrier
NAMES = ("round-robin", "run-to-barrier", "reversed", "half-phase", "latest", "random:SEED")


class Schedule:
    """A schedule by name. With `deferred`, memory operations take effect only at the wait that covers them."""

    def __init__(self, name: str):
        self.name = name
        kind, _, seed = name.partition(":")
        if (
            kind not in {n.partition(":")[0] for n in NAMES}
            or kind == "random"
            and not seed.isdigit()
            or kind != "random"
            and seed
        ):
            raise UsageError(f"unknown schedule '{name}': there are {', '.join(NAMES)}")
        self.kind = kind
        self.deferred = kind == "latest"
        self._random = random.Random(int(seed)) if kind == "random" else random.Random(0)

    def turns(self, waves: Sequence[Wave], barriers: int) -> Iterator[tuple[Wave, int]]:
        """One round of turns: each a wave and the most instructions that it may issue."""
        if self.kind == "random":
            for _ in waves:
                yield self._random.choice(waves), self._random.randint(1, 4 * _TURN)
            return
        order = list(reversed(waves)) if self.kind == "reversed" else list(waves)
        if self.kind == "half-phase":
            yield from self._halves(order, barriers)
            return
        turn = _WHOLE if self.kind == "run-to-barrier" else _TURN
        for wave in order:
            yield wave, turn

    def _halves(self, waves: Sequence[Wave], barriers: int) -> Iterator[tuple[Wave, int]]:
        """Turns in which one half runs its whole phase before the other; the leading half changes at every barrier."""
        middle = len(waves) // 2
        halves = waves[:middle], waves[middle:]
        for half in halves if barriers % 2 == 0 else reversed(halves):
            for wave in half:
                yield wave, _WHOLE
