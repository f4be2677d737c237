"""Binds an instruction's operands to the function that executes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tiledsl.sim.execute import operands as ops
from tiledsl.sim.execute.vocabulary import WaveContext


def bind(
    body: Callable[..., Any], readers: Sequence[ops.Reader], writers: Sequence[ops.Writer]
) -> Callable[[WaveContext], Any]:
    """The closure that reads, computes and writes; the common shapes have no loop."""
    if len(writers) == 1:
        (write,) = writers
        if len(readers) == 1:
            (only,) = readers
            return lambda w: write(w, body(w, only(w)))
        if len(readers) == 2:
            first, second = readers
            return lambda w: write(w, body(w, first(w), second(w)))
        return lambda w: write(w, body(w, *[r(w) for r in readers]))

    def run(w: WaveContext) -> None:
        results = body(w, *[r(w) for r in readers])
        for write, result in zip(writers, results or (), strict=True):
            write(w, result)

    return run
