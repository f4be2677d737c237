"""The predicted times of the variants of a space at some shapes, by which a shape's variant is chosen.

products.csv and attention.csv have a row for each space, chip and shape, and a column for each variant. `~` stands
before the estimate of a variant that was not compiled for the shape, since by its bound it is slower than another. A
variant without a time is refused, or does not suit the shape."""

from __future__ import annotations

import csv
import dataclasses
import functools
import io
from collections.abc import Iterable, Mapping
from importlib import resources
from typing import Any

_PLACE = ("space", "chip", "model", "sizes")
_ESTIMATED = "~"


@dataclasses.dataclass(frozen=True)
class Times:
    """The times in µs of a space's variants at one shape on a chip, by the texts of their labels.

    `profiled` are predictions from listings by a version of the model of time, `estimated` are those before
    compiling."""

    space: str
    chip: str
    model: int
    sizes: dict[str, int]
    profiled: dict[str, float]
    estimated: dict[str, float]

    @property
    def best(self) -> str:
        """The variant with the least predicted time."""
        return min(self.profiled, key=lambda name: self.profiled[name])

    def of(self, variant: str) -> float | None:
        """Return the prediction of a variant, or else its estimate, if there is one."""
        return self.profiled.get(variant, self.estimated.get(variant))


def text_of(labels: Mapping[str, Any]) -> str:
    """Return the text that stands for a variant: the values of its labels."""
    return " ".join(map(str, labels.values()))


def written(rows: Iterable[Times]) -> str:
    """Return the text of a table."""
    rows = list(rows)
    columns = list(dict.fromkeys(name for one in rows for name in (*one.profiled, *one.estimated)))
    columns.sort()
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow([*_PLACE, *columns])
    for one in rows:
        sizes = " ".join(f"{name}={size}" for name, size in one.sizes.items())
        writer.writerow([one.space, one.chip, one.model, sizes, *(_cell(one, name) for name in columns)])
    return stream.getvalue()


def _cell(one: Times, variant: str) -> str:
    if variant in one.profiled:
        return f"{one.profiled[variant]:.3f}"
    return f"{_ESTIMATED}{one.estimated[variant]:.1f}" if variant in one.estimated else ""


def parsed(text: str) -> tuple[Times, ...]:
    """Return the rows of a table's text."""
    head, *lines = csv.reader(io.StringIO(text))
    columns = head[len(_PLACE) :]
    found = []
    for space, chip, model, sizes, *cells in lines:
        times = {name: cell for name, cell in zip(columns, cells, strict=True) if cell}
        profiled = {name: float(cell) for name, cell in times.items() if not cell.startswith(_ESTIMATED)}
        estimated = {name: float(cell[1:]) for name, cell in times.items() if name not in profiled}
        pairs = (pair.split("=") for pair in sizes.split())
        found.append(Times(space, chip, int(model), {name: int(size) for name, size in pairs}, profiled, estimated))
    return tuple(found)


@functools.cache
def times_of(file: str, space: str, chip: str) -> tuple[Times, ...]:
    """Return the rows of a table of this package for a space and a chip."""
    return tuple(one for one in _table(file) if (one.space, one.chip) == (space, chip))


@functools.cache
def _table(file: str) -> tuple[Times, ...]:
    return parsed(resources.files("tiledsl.torch").joinpath(file).read_text(encoding="utf-8"))
