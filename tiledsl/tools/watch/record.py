"""What a watch has seen: the values of tiles, pause by pause, beside those that the contracts state."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tiledsl.diagnostics.diagnostic import display_path
from tiledsl.ir import nodes as ir
from tiledsl.ir.program import operations as lp
from tiledsl.sim import Pause
from tiledsl.targets import Target
from tiledsl.tools.bench.data import decoded, encoded
from tiledsl.tools.bench.formula import Expectation, differs
from tiledsl.tools.watch.printed import Marker, Printed
from tiledsl.tools.watch.tiles import THERE, UNWRITTEN, Values, Watched

MOST_STEPS = 256  # steps that are kept; each takes 5 bytes for each number of the watched tiles


@dataclasses.dataclass(frozen=True)
class Expected:
    """The values that a tile has where its elements are stored: [row, column], NaN where an element is not stored."""

    output: str
    values: np.ndarray
    allowed: np.ndarray
    stored: np.ndarray
    dtype: ir.DType  # of the output, to which the tile's values are rounded

    @staticmethod
    def of(output: str, dtype: ir.DType, wanted: Expectation, indices: np.ndarray) -> Expected:
        """The expectation of an output, at the flat indices of its elements; -1 stands for none."""
        stored = indices >= 0
        values = np.where(stored, wanted.values.reshape(-1)[indices], np.nan)
        allowed = np.broadcast_to(np.asarray(wanted.allowed), wanted.values.shape).reshape(-1)[indices]
        return Expected(output, values, allowed, stored, dtype)

    def wrong(self, values: Values, dtype: ir.DType, target: Target) -> np.ndarray:
        """The written values of a tile of this type that are unlike the expected ones."""
        got = values.numbers
        if dtype != self.dtype:
            with np.errstate(invalid="ignore"):  # NaN, and what nothing has written
                got = decoded(encoded(got, self.dtype, target), self.dtype, target)
        found: np.ndarray = (self.stored & (values.states != UNWRITTEN) & differs(got, self.values, self.allowed)) & ~(
            np.isnan(got) & np.isnan(self.values)
        )
        return found


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
        tiles: Sequence[Watched | Printed],
        expected: list[Expected | None],
        places: Mapping[int, lp.Place],
        marked: Mapping[int, Marker],
        target: Target,
        wanted: int | None,
        file: str,
    ):
        self.file = file  # that of the kernel
        self.tiles, self.expected, self.places, self.target, self.wanted = tiles, expected, places, target, wanted
        self.marked = marked  # the lines of the listing that name registers
        self.steps: list[Step] = []
        self.count = 0
        self._before: list[Values | None] = [None] * len(tiles)

    def look(self, pause: Pause) -> None:
        """Keep the values of a pause."""
        for tile in self.tiles:
            tile.look(pause)
        if any(line in self.marked and not self.marked[line].is_last for line in pause.lines if line is not None):
            return
        number = self.count
        self.count += 1
        if len(self.steps) >= MOST_STEPS or self.wanted is not None and not 0 <= self.wanted - number <= 1:
            return
        values = [tile.values(pause, self.target) for tile in self.tiles]
        step = Step(
            number,
            pause.barriers,
            self._place(pause),
            tuple(wave for wave, line in enumerate(pause.lines) if line is not None),
            tuple(self._shown(*of) for of in zip(self.tiles, values, self._before, self.expected, strict=True)),
        )
        self._before = [*values]
        if self.wanted in (None, number):
            self.steps.append(step)

    @property
    def left_out(self) -> int:
        """The number of steps beyond the most that are kept."""
        return 0 if self.wanted is not None else self.count - len(self.steps)

    def _place(self, pause: Pause) -> str:
        """The lines of the source that the waves have executed last, as FILE:LINE."""
        at = [line for line in pause.lines if line is not None]
        own = [(self.file, self.marked[line].line) for line in at if line in self.marked]
        spans = [
            (place.calls or (place.span,))[-1] for place in (self.places[line] for line in at if line in self.places)
        ]
        found = dict.fromkeys([*own, *((span.file, span.line) for span in spans)])
        return ", ".join(f"{display_path(file)}:{line}" for file, line in found)

    def _shown(
        self, tile: Watched | Printed, values: Values, before: Values | None, expected: Expected | None
    ) -> Shown:
        """A tile's values, compared with those of the step before and with the expected ones."""
        changed = changes(values, before)
        if expected is None:
            return Shown(values, changed, None)
        return Shown(values, changed, expected.wrong(values, tile.dtype, self.target))

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
                    "buffer": tile.buffer if isinstance(tile, Watched) else None,
                    "wave": tile.wave if isinstance(tile, Printed) else None,
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


def changes(values: Values, before: Values | None) -> np.ndarray:
    """The written values that are others than those of the step before."""
    is_written = values.states != UNWRITTEN
    if before is None:
        return is_written
    same = (values.numbers == before.numbers) | (np.isnan(values.numbers) & np.isnan(before.numbers))
    return is_written & ~(same & (before.states != UNWRITTEN))


def _plain(values: np.ndarray, there: np.ndarray) -> list[list[float | None]]:
    """Numbers for JSON: infinities as the largest numbers of f64, and null where there is none."""
    largest = np.finfo(np.float64).max
    bounded = np.clip(
        np.nan_to_num(values.astype(np.float64), nan=0.0, posinf=largest, neginf=-largest), -largest, largest
    )
    rows = np.where(there & ~np.isnan(values), bounded, np.nan).tolist()
    return [[None if number != number else number for number in row] for row in rows]
