"""Which lane and register hold each element of a matrix: arrays over lanes and values, seen from the elements, and put
into words.
"""

from __future__ import annotations

import dataclasses
import functools

import numpy as np

from tiledsl.targets import WAVE


@dataclasses.dataclass(frozen=True)
class Holding:
    """`places` are (block, row, column) of each lane's values, [value, lane] each, of a matrix `shape` = (blocks, rows,
    columns); `axes` name row and column.

    A lane's values come in pieces of so many, each piece `piece_dwords` registers; in a piece they lie one after
    another, `bits` each."""

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
        """Of one lane."""
        return len(self.places[0])

    @property
    def registers(self) -> int:
        """Of one lane."""
        return self.values // self.piece_values * self.piece_dwords

    @functools.cached_property
    def holders(self) -> np.ndarray:
        """value · 64 + lane that holds each element, [block, row, column]; where several do, the first lane."""
        found = np.full(self.shape, -1)
        order = np.arange(self.values * WAVE)[::-1]
        block, row, col = (place.reshape(-1)[order] for place in self.places)
        found[block, row, col] = order
        return found

    @property
    def lane(self) -> np.ndarray:
        """[block, row, column]."""
        return self.holders % WAVE

    @property
    def bit(self) -> np.ndarray:
        """The lowest bit of each element, counted through the lane's registers, [block, row, column]."""
        piece, value = np.divmod(self.holders // WAVE, self.piece_values)
        return piece * self.piece_dwords * 32 + value * self.bits

    def first_piece(self) -> Holding:
        """Those of the first piece alone."""
        block, row, col = (place[: self.piece_values] for place in self.places)
        return dataclasses.replace(
            self, shape=(self.shape[0], int(row.max()) + 1, int(col.max()) + 1), places=(block, row, col)
        )

    @property
    def variable(self) -> str:
        """What formulas call a lane's value: r where it is a register."""
        return "r" if self.bits == 32 else "e"

    def formulas(self) -> dict[str, str]:
        """Block, row and column of the first piece by lane and value, as far as they are sums of their bits."""
        names = ("block", *self.axes)
        named = zip(names, self.places, self.shape, strict=True)
        return {
            name: text
            for name, place, size in named
            if size > 1 and (text := formula(place[: self.piece_values], self.variable))
        }


def formula(place: np.ndarray, variable: str) -> str:
    """A coordinate [value, lane], each of whose bits is a bit of the lane or of the value, in words that Python and the
    ISA documents share; "" of any other.

    "4·(lane // 32) + e % 4": the coordinate's bits in runs that keep their order, the highest first.
    """
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
    """A run of bits that move together."""
    (_, name, top), (weight, _, low) = run[0], run[-1]
    text = f"{name} // {1 << low}" if low else name
    if 2 << top < sizes[name]:
        text += f" % {2 << top - low}"
    if weight == 1:
        return text
    return f"{weight}·({text})" if " " in text else f"{weight}·{text}"
