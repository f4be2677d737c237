"""The trace of a block: the instructions that its waves execute, in order, with the touched memory."""

from __future__ import annotations

import dataclasses

import numpy as np

LONG = 2000  # instructions of an iteration from which on few iterations are traced and simulated, to save time


@dataclasses.dataclass(slots=True)
class LdsAccess:
    """An access to the LDS.

    `clocks` are the clocks for which the banks are busy; `conflicts` of these are bank conflicts. `kind` is "read",
    "write" or "atomic". `bytes` are the bytes that one lane moves, `moved` those that all active lanes move.
    """

    kind: str
    bytes: int
    moved: int
    clocks: int
    conflicts: int


@dataclasses.dataclass(slots=True)
class GlobalAccess:
    """An access to global memory: the lines of 128 bytes that the active lanes touch, as numbers in rising order.

    `kind` is "read", "write" or "change". `bytes` are the bytes that one lane moves, `moved` those that all active
    lanes move. `lines` has one row for each traced block.
    """

    kind: str
    bytes: int
    moved: int
    lines: list[np.ndarray]
    to_lds: bool = False


Access = LdsAccess | GlobalAccess


@dataclasses.dataclass(slots=True)
class Repeat:
    """A loop with omitted iterations, which differ from earlier iterations only by constants.

    `head` is the first instruction of the loop. `begins` are the positions in the stream at which iterations begin, up
    to the iteration before which `left_out` iterations are missing. Iterations are alike after `period` of them.
    """

    head: int
    begins: list[int]
    left_out: int
    period: int


@dataclasses.dataclass(slots=True)
class WaveTrace:
    """What one wave executes: the number of each instruction in the listing, and what it touches (None: nothing).

    `accesses` maps positions in the stream to accesses, `turns` are the positions behind branches back to the head of a
    loop.
    """

    number: int
    stream: list[int] = dataclasses.field(default_factory=list)
    accesses: dict[int, Access] = dataclasses.field(default_factory=dict)
    repeats: list[Repeat] = dataclasses.field(default_factory=list)
    turns: list[int] = dataclasses.field(default_factory=list)


class NeedsData(Exception):
    """An address or a branch depends on data in memory, which a trace without data does not have. `by_count` says that
    a count of the loop's iterations decides the branch.
    """

    def __init__(self, line: int, text: str, by_count: bool = False):
        super().__init__(line, text, by_count)
        self.line, self.text, self.by_count = line, text, by_count
