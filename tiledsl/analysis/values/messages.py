"""Texts of values for messages, as they are in one of the blocks that run together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import numpy as np

from tiledsl.analysis.values import algebra as al
from tiledsl.analysis.values.block_integers import Blocks, Place
from tiledsl.analysis.values.tags import BITS, MASK, OTHER_TYPE, TORN, UNWRITTEN, ZERO, Tags, grid
from tiledsl.ir.math.distinct import distinct
from tiledsl.ir.math.operations import OPERATIONS

_MOST = 6  # nesting depth of operations that is written out
_MOST_RUNS = 8  # ranges of k that are written out
_SIGNS = {"+": 1, "-": 1, "*": 2, "/": 2}


class ValueTexts:
    """Describes elements as they are in the `block`-th of the blocks. `dimensions` are those of each tensor."""

    def __init__(self, tags: Tags, blocks: Blocks, block: int, dimensions: Mapping[str, int]):
        self.tags, self.blocks, self.block, self.dimensions = tags, blocks, block, dimensions
        self.depth = 0

    def place(self, place: Place) -> int:
        """Return a row, column or matrix as a number."""
        return int(self.blocks.lines[place[0]][0][self.block]) + place[1]

    def element(self, value: al.Value, row: int, col: int) -> str:
        """Return the element of a value at (row, col) as a formula."""
        return self._element(value, row, col)[0]

    def _element(self, value: al.Value, row: int, col: int) -> tuple[str, int]:
        """Return (text, precedence)."""
        if self.depth > _MOST:
            return "…", 3
        self.depth += 1
        try:
            return self._written_out(value, row, col)
        finally:
            self.depth -= 1

    def _written_out(self, value: al.Value, row: int, col: int) -> tuple[str, int]:
        match value:
            case al.Data(tags=elements):
                return self.tag(int(elements[min(row, len(elements) - 1), col])), 3
            case al.Sum():
                return self._sum(value, row, col)
            case al.Number(value=number):
                return f"{number:g}", 3
            case al.Parameter(name=name):
                return name, 3
            case al.Flipped(of=of):
                return self._element(of, col, row)
            case al.Opaque():
                return "…", 3
            case al.Applied(op="neg", operands=(one,)):
                return f"-{self._inside(one, row, col, 3)}", 2
            case al.Applied(op=op, operands=(one, other)) if op in _SIGNS:
                least = _SIGNS[op]
                sides = self._inside(one, row, col, least), self._inside(other, row, col, least + 1)
                return (f" {op} ".join(sides), least) if set(sides) != {"…"} else ("…", 3)
            case al.Applied(op=op, operands=operands):
                assert op in OPERATIONS
                return f"{op}({', '.join(self.element(one, row, col) for one in operands)})", 3
            case _:
                raise AssertionError(f"no text for {type(value).__name__}")

    def _inside(self, value: al.Value, row: int, col: int, least: int) -> str:
        text, binds = self._element(value, row, col)
        return text if binds >= least else f"({text})"

    def _sum(self, value: al.Sum, row: int, col: int) -> tuple[str, int]:
        parts = [] if value.base is None else [self.element(value.base, row, col)]
        for one in value.products.values():
            left, right = int(self.tags.vectors[one.left][row]), int(self.tags.vectors[one.right][col])
            if ZERO not in (left, right):
                parts.append(
                    f"the sum of {self._along(left)} * {self._along(right)} over"
                    f" {self.k(al.in_block(one.spans, self.blocks, self.block))}"
                )
        return (" + ".join(parts), 0) if parts else ("0", 3)

    def tag(self, tag: int) -> str:
        """Return the text of an element of a tensor."""
        if tag <= ZERO:
            return {
                ZERO: "0",
                UNWRITTEN: "unwritten data",
                TORN: "bytes of several elements",
                OTHER_TYPE: "bits of another type",
            }.get(tag, "a value that is not followed")
        source = self.tags.of_tensor(tag >> 2 * BITS)
        row, col = (
            str(self.place((line, tag >> shift & MASK)))
            for line, shift in ((source.row_line, BITS), (source.col_line, 0))
        )
        return f"{source.tensor}[{self.indices(source.tensor, source.matrix, row, col)}]"

    def indices(self, tensor: str, matrix: Place, row: str, col: str) -> str:
        """Return an element's indices."""
        return ", ".join((str(self.place(matrix)), row, col)[-self.dimensions[tensor] :])

    def _along(self, line: int) -> str:
        """Return the text of a line with k running along it."""
        tensor, matrix, number, axis = self._line(line)
        return (
            f"{tensor}[{self.indices(tensor, matrix, *((str(number), 'k') if axis == 'col' else ('k', str(number))))}]"
        )

    def line(self, line: int) -> str:
        """Return the text of a row or column of a tensor."""
        if line == ZERO:
            return "zeros"
        tensor, matrix, number, axis = self._line(line)
        of = f" of matrix {self.place(matrix)}" if self.dimensions[tensor] == 3 else ""
        return f"{'row' if axis == 'col' else 'column'} {number}{of} of '{tensor}'"

    def tensor(self, line: int) -> str:
        """Return the name of a line's tensor; "" for zeros."""
        return "" if line == ZERO else self._line(line)[0]

    def _line(self, line: int) -> tuple[str, Place, int, str]:
        name = self.tags.line_names[line >> BITS]
        assert name is not None
        tensor, matrix, number, axis = name
        return tensor, matrix, self.place((number, line & MASK)), axis

    def k(self, spans: list[al.Span]) -> str:
        """Describe the k of a sum over spans, as they are in this block."""
        if not spans:
            return "no k"
        times = {count: _listed(found) for count, found in _times(spans).items()}
        if len(times) == 1:
            return "k = " + "".join(f"{text}{_often(count)}" for count, text in times.items())
        more = " and ".join(f"{text}{_often(count)}" for count, text in times.items() if count > 1)
        return f"k = {_listed(_united(spans))}, of which {more}"

    def operand(self, data: al.Data) -> str:
        """Describe the rows and columns of a tensor in an operand.

        Where the operand is no rectangle of a tensor, its first element is described.
        """
        elements = data.tags
        there = elements[elements > ZERO]
        if not there.size:
            return "zeros" if (elements == ZERO).all() else self.tag(int(elements.min()))
        sources = distinct(there >> 2 * BITS)
        source = self.tags.of_tensor(int(sources[0]))
        sides = []
        for name, line, numbers in (
            ("row", source.row_line, there >> BITS & MASK),
            ("column", source.col_line, there & MASK),
        ):
            low, high = (self.place((line, int(end))) for end in (numbers.min(), numbers.max()))
            sides.append(f"{name}s {low}..{high}" if high > low else f"{name} {low}")
        more = " and others" if len(sources) > 1 else ""
        zeros = (
            f", and zeros in {int((elements == ZERO).all(axis=0).sum())} columns"
            if (elements == ZERO).all(axis=0).any()
            else ""
        )
        return f"{', '.join(sides)} of '{source.tensor}'{more}{zeros}"

    def along(self, data: al.Data, k_in_columns: bool) -> tuple[int, ...]:
        """Return the places along k of an operand's first line that is not zeros, without the zeros in the line."""
        lines = data.tags if k_in_columns else data.tags.T
        elements, *_ = lines[(lines > ZERO).any(axis=1)]
        there = elements[elements > ZERO]
        source = self.tags.of_tensor(int(there[0]) >> 2 * BITS)
        line, shift = (source.col_line, 0) if k_in_columns else (source.row_line, BITS)
        return tuple(self.place((line, int(place))) for place in there >> shift & MASK)

    def misplaced(self, operands: tuple[al.Data, al.Data]) -> str:
        """Describe the first element out of place, of operands one of which is no part of a matrix.

        The text also names the first element of the operand.
        """
        for name, data in zip("ab", operands, strict=True):
            elements = data.tags
            wrong = np.argwhere(elements != grid(int(elements[0, 0]), *elements.shape))
            if len(wrong):
                row, col = (int(i) for i in wrong[0])
                return (
                    f"element (0, 0) of {name} is {self.tag(int(elements[0, 0]))}, and element ({row}, {col}) is"
                    f" {self.tag(int(elements[row, col]))}"
                )
        return "its elements are of several tensors"


def _united(spans: list[al.Span]) -> list[tuple[int, int]]:
    """Return the first and the last k of each run, however often it occurs. The spans are in order."""
    runs: list[tuple[int, int]] = []
    for _, start, stop in spans:
        if runs and start <= runs[-1][1] + 1:
            runs[-1] = runs[-1][0], max(runs[-1][1], stop - 1)
        else:
            runs.append((start, stop - 1))
    return runs


def _times(spans: list[al.Span]) -> dict[int, list[tuple[int, int]]]:
    """Return the runs of k by how often they occur."""
    changes: Counter[int] = Counter()
    for _, start, stop in spans:
        changes[start] += 1
        changes[stop] -= 1
    runs: dict[int, list[tuple[int, int]]] = {}
    count, before = 0, 0
    for k in sorted(k for k, change in changes.items() if change):
        if count:
            runs.setdefault(count, []).append((before, k - 1))
        count, before = count + changes[k], k
    return runs


def _often(count: int) -> str:
    return {1: "", 2: " twice"}.get(count, f" {count} times")


def _listed(runs: Sequence[tuple[int, int]]) -> str:
    """Return the runs of k; of many runs, the first three, how many others there are, and the last."""
    if len(runs) <= _MOST_RUNS:
        return " and ".join(map(_ends, runs))
    return f"{' and '.join(map(_ends, runs[:3]))} and {len(runs) - 3} other ranges, the last {_ends(runs[-1])}"


def _ends(run: tuple[int, int]) -> str:
    low, high = run
    return f"{low}..{high}" if high > low else f"{low}"
