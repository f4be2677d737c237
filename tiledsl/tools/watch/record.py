"""What a watch has seen: the values of tiles, pause by pause, beside those that the contracts state."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

import numpy as np

from tiledsl.diagnostics.diagnostic import display_path
from tiledsl.ir.program import operations as lp
from tiledsl.sim import Pause
from tiledsl.targets import Target
from tiledsl.tools.bench.formula import Expectation, differs
from tiledsl.tools.watch.tiles import THERE, UNWRITTEN, Values, Watched

MOST_STEPS = 256  # steps that are kept; each takes 5 bytes for each number of the watched tiles


@dataclasses.dataclass(frozen=True)
class Expected:
    """The values that a tile has where its elements are stored: [row, column], NaN where an element is not stored."""

    output: str
    values: np.ndarray
    allowed: np.ndarray
    stored: np.ndarray

    @staticmethod
    def of(output: str, wanted: Expectation, indices: np.ndarray) -> Expected:
        """The expectation of an output, at the flat indices of its elements; -1 stands for none."""
        stored = indices >= 0
        values = np.where(stored, wanted.values.reshape(-1)[indices], np.nan)
        allowed = np.broadcast_to(np.asarray(wanted.allowed), wanted.values.shape).reshape(-1)[indices]
        return Expected(output, values, allowed, stored)


@dataclasses.dataclass(frozen=True)
class Shown:
    """A tile in one step: its values, the written ones that changed since the step before, and those among them that
    are unlike the expected ones; None where nothing is expected."""

    values: Values
    changed: np.ndarray
    wrong: np.ndarray | None

    @property
    def written(self) -> int:
        """The number of values that are written, those in flight included."""
        return int((self.values.states != UNWRITTEN).sum())

    @property
    def in_flight(self) -> int:
        """The number of values that no wait covers."""
        return self.written - int((self.values.states == THERE).sum())


@dataclasses.dataclass(frozen=True)
class Step:
    """A pause of the block. `place` is the line of the source, as FILE:LINE, or empty. `waves` are those there;
    `tiles` has one entry for each watched tile."""

    number: int
    barriers: int
    place: str
    waves: tuple[int, ...]
    tiles: tuple[Shown, ...]


class Record:
    """The steps of a watch. Only step `wanted` is kept, if it is given, or else the first ones; `count` are all."""

    def __init__(
        self,
        tiles: list[Watched],
        expected: list[Expected | None],
        places: Mapping[int, lp.Place],
        target: Target,
        wanted: int | None,
    ):
        self.tiles, self.expected, self.places, self.target, self.wanted = tiles, expected, places, target, wanted
        self.steps: list[Step] = []
        self.count = 0
        self._before: list[Values | None] = [None] * len(tiles)

    def look(self, pause: Pause) -> None:
        """Keep the values of a pause."""
        self.count += 1
        if len(self.steps) >= MOST_STEPS or self.wanted is not None and not 0 <= self.wanted - pause.number <= 1:
            return
        values = [tile.values(pause, self.target) for tile in self.tiles]
        step = Step(
            pause.number,
            pause.barriers,
            self._place(pause),
            tuple(wave for wave, line in enumerate(pause.lines) if line is not None),
            tuple(map(_shown, values, self._before, self.expected)),
        )
        self._before = [*values]
        if self.wanted in (None, pause.number):
            self.steps.append(step)

    @property
    def left_out(self) -> int:
        """The number of steps beyond the most that are kept."""
        return 0 if self.wanted is not None else self.count - len(self.steps)

    def _place(self, pause: Pause) -> str:
        """The lines of the source that the waves have executed last, as FILE:LINE."""
        found = [self.places[line] for line in pause.lines if line is not None and line in self.places]
        spans = dict.fromkeys((place.calls or (place.span,))[-1] for place in found)
        return ", ".join(f"{display_path(span.file)}:{span.line}" for span in spans)

    def as_dict(self) -> dict[str, Any]:
        """The record for programs: docs/schemas/sim.json. Values that nothing has written, and NaN, are null."""
        return {
            "steps": self.count,
            "left_out": self.left_out,
            "tiles": [
                {
                    "name": tile.name,
                    "label": tile.label,
                    "title": tile.title,
                    "buffer": tile.buffer,
                    "output": expected.output if expected is not None else None,
                    "expected": _plain(expected.values, expected.stored) if expected is not None else None,
                }
                for tile, expected in zip(self.tiles, self.expected, strict=True)
            ],
            "seen": [self._step(step) for step in self.steps],
        }

    def _step(self, step: Step) -> dict[str, Any]:
        return {
            "step": step.number,
            "barriers": step.barriers,
            "place": step.place,
            "waves": list(step.waves),
            "tiles": [
                {
                    "written": shown.written,
                    "in_flight": shown.in_flight,
                    "changed": int(shown.changed.sum()),
                    "differ": int(shown.wrong.sum()) if shown.wrong is not None else None,
                    "values": _plain(shown.values.numbers, shown.values.states != UNWRITTEN),
                    "states": shown.values.states.tolist(),
                    "wrong": shown.wrong.astype(int).tolist() if shown.wrong is not None else None,
                }
                for shown in step.tiles
            ],
        }


def _shown(values: Values, before: Values | None, expected: Expected | None) -> Shown:
    """A tile's values, compared with those of the step before and with the expected ones."""
    is_written = values.states != UNWRITTEN
    if before is None:
        changed = is_written
    else:
        same = (values.numbers == before.numbers) | (np.isnan(values.numbers) & np.isnan(before.numbers))
        changed = is_written & ~(same & (before.states != UNWRITTEN))
    if expected is None:
        return Shown(values, changed, None)
    wrong = expected.stored & is_written & differs(values.numbers, expected.values, expected.allowed)
    return Shown(values, changed, wrong & ~(np.isnan(values.numbers) & np.isnan(expected.values)))


def _plain(values: np.ndarray, there: np.ndarray) -> list[list[float | None]]:
    """Numbers for JSON: infinities as the largest numbers of f64, and null where there is none."""
    largest = np.finfo(np.float64).max
    bounded = np.clip(
        np.nan_to_num(values.astype(np.float64), nan=0.0, posinf=largest, neginf=-largest), -largest, largest
    )
    rows = np.where(there & ~np.isnan(values), bounded, np.nan).tolist()
    return [[None if number != number else number for number in row] for row in rows]
