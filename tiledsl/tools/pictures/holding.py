"""The lane and register of each element of a matrix, as arrays over lanes and values, and as formulas."""

from __future__ import annotations

import dataclasses
import functools

import numpy as np

from tiledsl.targets import WAVE


@dataclasses.dataclass(frozen=True)
class Holding:
    """The places of a matrix's elements in registers. `places` are (block, row, column) of each lane's values, [value,
    lane] each, of a matrix `shape` = (blocks, rows, columns); `axes` name row and column.

    A lane's values come in equal pieces, each of `piece_dwords` registers; within a piece they are contiguous, `bits`
    each."""

    name: str
    axes: tuple[str, str]
    shape: tuple[int, int, int]
    kind: str
    bits: int
    piece_values: int
    piece_dwords: int
    places: tuple[np.ndarray, np.ndarray, np.ndarray]

    @property
    def values(self) -> int:
        """The number of values of a lane."""
        return len(self.places[0])

    @property
    def registers(self) -> int:
        """The number of registers of a lane."""
        return self.values // self.piece_values * self.piece_dwords

    @functools.cached_property
    def holders(self) -> np.ndarray:
        """The code value · 64 + lane of the holder of each element, [block, row, column]; of several holders, the first
        lane."""
        found = np.full(self.shape, -1)
        order = np.arange(self.values * WAVE)[::-1]
        block, row, col = (place.reshape(-1)[order] for place in self.places)
        found[block, row, col] = order
        return found

    @property
    def lane(self) -> np.ndarray:
        """The lane of each element, [block, row, column]."""
        return self.holders % WAVE

    @property
    def bit(self) -> np.ndarray:
        """The lowest bit of each element, counted through the lane's registers, [block, row, column]."""
        piece, value = np.divmod(self.holders // WAVE, self.piece_values)
        return piece * self.piece_dwords * 32 + value * self.bits

    def first_piece(self) -> Holding:
        """The holding of the first piece alone."""
        block, row, col = (place[: self.piece_values] for place in self.places)
        return dataclasses.replace(
            self, shape=(self.shape[0], int(row.max()) + 1, int(col.max()) + 1), places=(block, row, col)
        )

    @property
    def variable(self) -> str:
        """The name of a lane's value in formulas: r where each value is a register."""
        return "r" if self.bits == 32 else "e"

    def formulas(self) -> dict[str, str]:
        """Formulas of block, row and column of the first piece by lane and value, where these are sums of bits."""
        names = ("block", *self.axes)
        named = zip(names, self.places, self.shape, strict=True)
        return {
            name: text
            for name, place, size in named
            if size > 1 and (text := formula(place[: self.piece_values], self.variable))
        }


def formula(place: np.ndarray, variable: str) -> str:
    """The formula of a coordinate [value, lane], or "" where a bit is neither the lane's nor the value's.

    The formula is valid in Python and in the ISA documents' notation, as "4·(lane // 32) + e % 4": the coordinate's
    bits in runs that keep their order, the highest first."""
    values = len(place)
    if values & values - 1:
        return ""
    sources = [("lane", bit, int(place[0, 1 << bit])) for bit in range(WAVE.bit_length() - 1)]
    sources += [(variable, bit, int(place[1 << bit, 0])) for bit in range(values.bit_length() - 1)]
    used = sorted(((weight, name, bit) for name, bit, weight in sources if weight), reverse=True)
    if (
        len({weight for weight, _, _ in used}) < len(used)
        or any(weight & weight - 1 for weight, _, _ in used)
        or not _is_sum(place, sources)
    ):
        return ""
    runs: list[list[tuple[int, str, int]]] = []
    for weight, name, bit in used:
        if runs and runs[-1][-1] == (2 * weight, name, bit + 1):
            runs[-1].append((weight, name, bit))
        else:
            runs.append([(weight, name, bit)])
    return " + ".join(_term(run, {"lane": WAVE, variable: values}) for run in runs) or "0"


def _is_sum(place: np.ndarray, sources: list[tuple[str, int, int]]) -> bool:
    value, lane = np.indices(place.shape)
    total = sum(((lane if name == "lane" else value) >> bit & 1) * weight for name, bit, weight in sources)
    return bool((place == total).all())


def _term(run: list[tuple[int, str, int]], sizes: dict[str, int]) -> str:
    """The term of a run of consecutive bits."""
    (_, name, top), (weight, _, low) = run[0], run[-1]
    text = f"{name} // {1 << low}" if low else name
    if 2 << top < sizes[name]:
        text += f" % {2 << top - low}"
    if weight == 1:
        return text
    return f"{weight}·({text})" if " " in text else f"{weight}·{text}"
