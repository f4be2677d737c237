"""TD310–TD314: over all blocks and warps, every element of an output is stored exactly once, or is kept and never
stored. Where the output has a contract, td.keeps says which elements are kept.
"""

from __future__ import annotations

import dataclasses
import itertools
import math
from collections.abc import Collection, Iterator

import numpy as np

from tiledsl.analysis.source.kept import Elements, divided
from tiledsl.analysis.source.parts_in_order import parts_in_order
from tiledsl.analysis.source.points import MOST_POINTS, Placed, Values, placed_statements, shape, values
from tiledsl.diagnostics.diagnostic import Cause, Diagnostic, Mark, Span
from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.asm_access import written
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.distinct import distinct
from tiledsl.ir.math.grid import block_variable
from tiledsl.ir.text import warps


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Piece:
    """A piece of an output that a statement stores, or that no store may write."""

    placed: Placed
    window: ir.Window

    @property
    def statement(self) -> ir.Statement:
        return self.placed.statement


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class StoredTwice(Cause):
    """TD311: elements of an output are stored more than once, and none is missing in their place."""


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Cells(Compared):
    """An output in cells of rows × cols elements, such that every stored piece consists of whole cells; the last cells
    end with the output. `counts`: how often each cell is stored.
    """

    tensor: ir.Tensor
    rows: int
    cols: int
    counts: np.ndarray

    def elements(self, chosen: np.ndarray) -> int:
        """The number of elements of the output in the chosen cells."""
        _, rows, cols = shape(self.tensor)
        heights, widths = (
            np.minimum(cell, size - cell * np.arange(-(-size // cell)))
            for cell, size in ((self.rows, rows), (self.cols, cols))
        )
        return int((heights @ chosen.astype(np.int64) @ widths).sum())

    def first(self, chosen: np.ndarray) -> str:
        """The first chosen cell in words."""
        matrix, row, col = (int(i[0]) for i in np.nonzero(chosen))
        _, rows, cols = shape(self.tensor)
        bottom, right = min((row + 1) * self.rows, rows), min((col + 1) * self.cols, cols)
        if self.tensor.dimensions == 1:
            return f"elements {col * self.cols}..{right - 1}"
        where = f"matrix {matrix}, " if self.tensor.dimensions == 3 else ""
        return f"{where}rows {row * self.rows}..{bottom - 1}, columns {col * self.cols}..{right - 1}"


def coverage(kernel: ir.KernelIR, outside: Collection[Span] = ()) -> list[Diagnostic]:
    """A diagnostic for each output with elements that no warp stores, and for each with elements that are stored twice.

    Outputs with a store at one of the `outside` places are left out. Of an output that td.asm may write, no element is
    known to be missing (TD604).
    """
    stores: dict[str, list[Piece]] = {}
    kept: dict[str, list[Piece]] = {}
    for placed in placed_statements(kernel.body):
        effects = placed.statement.effects
        for group, windows in ((stores, effects.windows_written), (kept, effects.keeps)):
            for window in windows:
                group.setdefault(window.tensor.name, []).append(Piece(placed, window))
    by_lane = written(kernel)
    inside = {
        name: group
        for name, group in stores.items()
        if not any(piece.statement.span in outside for piece in (*group, *kept.get(name, ())))
    }
    found = [
        problem
        for name, group in inside.items()
        for problem in (
            parts_in_order(kernel, [piece.placed for piece in group])
            if _is_in_order(group[0])
            else _output(kernel, group, kept.get(name, []), name in by_lane)
        )
    ]
    nothing = [
        contract
        for contract in kernel.contracts
        if contract.tensor.name not in stores.keys() | by_lane.keys() and not _keeps_all(kernel, contract.tensor)
    ]
    if len(nothing) == 1 and len(found) == 1 and isinstance(found[0].cause, StoredTwice):
        return [_exchanged(found[0], nothing[0])]
    return found + [_nothing(contract) for contract in nothing]


def _is_in_order(piece: Piece) -> bool:
    """Return whether td.add_in_order adds the piece, as all pieces of its tensor."""
    return isinstance(piece.statement, ir.StoreTile) and piece.statement.counted is not None


def _keeps_all(kernel: ir.KernelIR, tensor: ir.Tensor) -> bool:
    """Return whether td.keeps says that every element keeps its value."""
    stated = next((one for one in kernel.keeps if one.tensor == tensor), None)
    matrices, rows, cols = shape(tensor)
    all_of = np.ones((matrices, -(-rows // _CELL), -(-cols // _CELL)), dtype=bool)
    return stated is not None and not divided(stated, all_of, _CELL, _CELL)[1].count


_NO_END = ir.Const(2**40)  # of a piece that ends with its last row
_CELL = 64  # rows and columns that are looked at together where nothing is stored


def _exchanged(twice: Diagnostic, without: ir.Contract) -> Diagnostic:
    """One cause for two findings: one output is stored to more than once, and another output never."""
    note = f"nothing is stored to '{without.tensor.name}': one of these stores may be meant for it"
    mark = Mark(without.span, f"the contract of '{without.tensor.name}'")
    return dataclasses.replace(twice, others=(*twice.others, mark), notes=(*twice.notes, note))


def _nothing(contract: ir.Contract) -> Diagnostic:
    tensor = contract.tensor
    helps = (
        f"end with td.store({tensor.name}[row, col], …)",
        "a td.store in a Python loop or branch must be reached at these sizes and options",
    )
    return Diagnostic(
        "TD310",
        f"none of the {math.prod(shape(tensor)):,} elements of '{tensor.name}' is ever stored",
        Mark(contract.span),
        helps=helps,
    )


def _output(kernel: ir.KernelIR, stores: list[Piece], kept: list[Piece], by_lane: bool) -> list[Diagnostic]:
    tensor = stores[0].window.tensor
    windows = [piece.window for piece in (*stores, *kept)]
    ends = [ex.multiple(window.end) for window in windows if window.end is not None]
    down = math.gcd(*ends, *(part for window in windows for part in (window.rows, ex.multiple(window.row))))
    across = math.gcd(*(part for window in windows for part in (window.cols, ex.multiple(window.col))))
    matrices, rows, cols = shape(tensor)
    pieces = (matrices, -(-rows // down), -(-cols // across))
    if math.prod(pieces) > MOST_POINTS:
        times = f"{matrices:,} x " if tensor.dimensions == 3 else ""
        note = f"it has {times}{pieces[1]:,} x {pieces[2]:,} pieces of {down} x {across} elements"
        return [
            Diagnostic(
                "TD309",
                f"'{tensor.name}' has too many pieces for its coverage to be checked",
                Mark(stores[-1].statement.span),
                notes=(note,),
            )
        ]
    cells = Cells(tensor, down, across, np.zeros(pieces, dtype=np.int32))
    for store in stores:
        _count(kernel, store, cells)
    left = Cells(tensor, down, across, np.zeros(pieces if kept else (0, 0, 0), dtype=np.int32))
    for keep in kept:
        _count(kernel, keep, left)
        if (broken := (left.counts > 0) & (cells.counts > 0)).any():
            return [_not_kept(kernel, stores, keep.statement, cells, broken)]
    missing, repeated = (cells.counts == 0) & (not by_lane), cells.counts > 1
    stated = next((one for one in kernel.keeps if one.tensor == tensor), None)
    if stated is not None or (kept and any(contract.tensor == tensor for contract in kernel.contracts)):
        unlike = _unlike_stated(kernel, stores, kept, stated, cells, left, missing)
        if unlike is not None or not repeated.any():
            twice = [_repeated(kernel, stores, cells)] if repeated.any() else []
            return [unlike, *twice] if unlike is not None else []
        missing[:] = False
    if kept:
        missing &= left.counts == 0
    surplus = int((cells.counts[repeated] - 1).sum())
    if surplus and surplus == missing.sum():
        return [_misplaced(kernel, stores, cells)]
    found = []
    if missing.any():
        found.append(_missing(kernel, stores, cells, missing))
    if surplus:
        found.append(_repeated(kernel, stores, cells))
    return found


def _of_all(cells: Cells, chosen: np.ndarray) -> str:
    return f"{_count_of_all(cells.tensor, cells.elements(chosen))} are"


def _count_of_all(tensor: ir.Tensor, count: int) -> str:
    size = math.prod(shape(tensor))
    return f"{'all' if count == size else f'{count:,} of the'} {size:,} elements of '{tensor.name}'"


def _unlike_stated(
    kernel: ir.KernelIR,
    stores: list[Piece],
    kept: list[Piece],
    stated: ir.Keeps | None,
    cells: Cells,
    left: Cells,
    missing: np.ndarray,
) -> Diagnostic | None:
    """Return the finding where other elements keep their values than td.keeps states, if any."""
    tensor = cells.tensor
    size = cells.rows, cells.cols
    by_keep = missing & (left.counts > 0) if kept else np.zeros_like(missing)
    if stated is None:
        unnamed = Elements(cells.elements(by_keep), _first(by_keep, cells))
        return _not_stated(kernel, tensor, kept, unnamed, None) if unnamed.count else None
    (over, _), (_, lost), (_, unstored) = (
        divided(stated, chosen, *size) for chosen in (cells.counts > 0, by_keep, missing & ~by_keep)
    )
    if over.count:
        return _kept_and_stored(kernel, stores, stated, over, lost.joined(unstored.count, unstored.first))
    if lost.count:
        return _not_stated(kernel, tensor, kept, lost, stated)
    if unstored.count:
        last = stores[-1].statement
        return Diagnostic(
            "TD310",
            f"{_count_of_all(tensor, unstored.count)} are never stored, and td.keeps does not say that they keep their"
            " values",
            Mark(last.span, f"{_element(tensor, unstored.first)} is the first of them"),
            (Mark(stated.span, "the elements that keep their values"),),
            helps=("compare the condition of td.store with that of td.keeps",),
            calls=last.calls,
        )
    return None


def _first(chosen: np.ndarray, cells: Cells) -> tuple[int, int, int]:
    """Return the first element of the chosen cells; (0, 0, 0) of none."""
    found = np.argwhere(chosen)
    matrix, row, col = map(int, found[0]) if len(found) else (0, 0, 0)
    return matrix, row * cells.rows, col * cells.cols


def _element(tensor: ir.Tensor, place: tuple[int, int, int]) -> str:
    return f"{tensor.name}[{', '.join(map(str, place[-tensor.dimensions :]))}]"


def _kept_and_stored(
    kernel: ir.KernelIR, stores: list[Piece], stated: ir.Keeps, over: Elements, lost: Elements
) -> Diagnostic:
    """TD313, at the first store to an element that td.keeps names."""
    store, by, whole = next(_storing(kernel, stores, over.first))
    notes = [f"{_element(stated.tensor, over.first)} is the first of them"]
    if lost.count:
        others = f"{_element(stated.tensor, lost.first)} is the first of them"
        notes.append(
            f"{_count_of_all(stated.tensor, lost.count)} that td.keeps does not name are never stored: {others}"
        )
    return Diagnostic(
        "TD313",
        f"{_count_of_all(stated.tensor, over.count)} are stored, although td.keeps says that they keep their values",
        Mark(store.statement.span, f"{by or 'this'} stores {whole}"),
        (Mark(stated.span, "the elements that keep their values"),),
        tuple(notes),
        (
            "compare the condition of td.store with that of td.keeps",
            "td.keeps is exact, element by element: where whole tiles of 64 x 64 are kept, col // 64 > row // 64",
        ),
        store.statement.calls,
    )


def _not_stated(
    kernel: ir.KernelIR, tensor: ir.Tensor, kept: list[Piece], unnamed: Elements, stated: ir.Keeps | None
) -> Diagnostic:
    """TD314, at the first td.keep of an element that no contract lets keep its value."""
    keep, by, _ = next(_storing(kernel, kept, unnamed.first))
    where = ", ".join(("matrix", "row", "col")[-tensor.dimensions :])
    helps: tuple[str, ...]
    if stated is None:
        says, others = "no contract says that they may", tuple(
            Mark(contract.span, "the contract speaks of every element")
            for contract in kernel.contracts
            if contract.tensor == tensor
        )
        helps = (
            f"state which elements keep their values: td.keeps({tensor.name}, where=lambda {where}: …)",
            "or store these elements too",
        )
    else:
        says, others = "td.keeps does not name them", (Mark(stated.span, "the elements that keep their values"),)
        helps = ("compare the conditions of td.store and td.keep with that of td.keeps",)
    place = f"{by} keeps {_element(tensor, unnamed.first)}" if by else f"{_element(tensor, unnamed.first)} is the first"
    return Diagnostic(
        "TD314",
        f"{_count_of_all(tensor, unnamed.count)} keep their values, and {says}",
        Mark(keep.statement.span, place),
        others,
        helps=helps,
        calls=keep.statement.calls,
    )


def _reaching(kernel: ir.KernelIR, stores: list[Piece]) -> list[int]:
    """The warps that reach one of the stores."""
    warp = ex.warp_variable(kernel.warps)
    if kernel.warps == 1 or any(
        all(warp not in set(ex.variables(condition)) for condition in store.placed.conditions) for store in stores
    ):
        return list(range(kernel.warps))
    return sorted(
        {
            int(number)
            for store in stores
            for found in _everywhere(kernel, store)
            for number in distinct(found.variables[warp])
        }
    )


def _missing(kernel: ir.KernelIR, stores: list[Piece], cells: Cells, missing: np.ndarray) -> Diagnostic:
    last = stores[-1].statement
    message = f"{_of_all(cells, missing)} never stored"
    kept = f"declare the elements that stay unchanged: td.keep({cells.tensor.name}[i, j], (rows, cols))"
    if any(contract.tensor == cells.tensor for contract in kernel.contracts):
        indices = ", ".join(("matrix", "row", "col")[-cells.tensor.dimensions :])
        kept = f"state which elements stay unchanged: td.keeps({cells.tensor.name}, where=lambda {indices}: …)"
    helps: tuple[str, ...] = ("compare the grid, the warps' places and the store's coordinates", kept)
    notes: tuple[str, ...] = ()
    reaching = _reaching(kernel, stores)
    if not any(found.rows.size for found in _everywhere(kernel, stores[-1])):
        notes = ("no warp reaches this store: none passes all the conditions and roles around it",)
        helps = ("put the store under the role, or the condition, of the warps that hold the tile, and under no other",)
    elif len(reaching) < kernel.warps:
        stored = "this store" if len(stores) == 1 else "the stores"
        notes = (
            f"of the block's {kernel.warps} warps, only {warps(reaching)} reach{'es' * (len(reaching) == 1)} {stored}",
        )
    return Diagnostic(
        "TD310",
        message,
        Mark(last.span, f"{cells.first(missing)} are the first of them"),
        notes=notes,
        helps=helps,
        calls=last.calls,
    )


def _not_kept(
    kernel: ir.KernelIR, stores: list[Piece], keep: ir.Statement, cells: Cells, broken: np.ndarray
) -> Diagnostic:
    """TD313, at the first store to an element that must be kept."""
    matrix, row, col = (int(i[0]) for i in np.nonzero(broken))
    store, by, whole = next(_storing(kernel, stores, (matrix, row * cells.rows, col * cells.cols)))
    message = f"{_of_all(cells, broken)} stored, although td.keep says that they stay unchanged"
    note = f"the first of them are {cells.first(broken)}"
    helps = ("compare the conditions of td.store and td.keep: each element is either stored or kept",)
    return Diagnostic(
        "TD313",
        message,
        Mark(store.statement.span, f"{by or 'this'} stores {whole}"),
        (Mark(keep.span, "kept here"),),
        (note,),
        helps,
        store.statement.calls,
    )


def _repeated(kernel: ir.KernelIR, stores: list[Piece], cells: Cells) -> Diagnostic:
    (again, *marks), note = _twice(kernel, stores, cells)
    message = f"{_of_all(cells, cells.counts > 1)} stored more than once"
    helps: tuple[str, ...] = ("each tile of the output belongs to one warp of one block",)
    if _in_every_step(again):
        helps = (
            (
                "put td.store after the loop: its place is the same in every step, and the sum is complete only after"
                " the last step"
            ),
        )
    helps += _declarations(again)
    return Diagnostic(
        "TD311", message, marks[0], (marks[1],), (note,), helps, again.statement.calls, cause=StoredTwice()
    )


def _in_every_step(store: Piece) -> bool:
    """Whether the store is in a loop whose steps do not change its place."""
    loops, window = store.placed.loops, store.window
    variables = {variable for part in (window.row, window.col, window.matrix) for variable in ex.variables(part)}
    return bool(loops) and loops[-1] not in variables


def _misplaced(kernel: ir.KernelIR, stores: list[Piece], cells: Cells) -> Diagnostic:
    """One cause for two findings: as many stores as places, some at the place of others."""
    (again, *marks), note = _twice(kernel, stores, cells)
    missing = cells.counts == 0
    message = f"{_of_all(cells, missing)} never stored, and as many stores repeat other stores"
    helps = ("compare the warps' places and the store's coordinates", *_declarations(again))
    return Diagnostic(
        "TD312",
        message,
        marks[0],
        (marks[1],),
        (f"never: {_and_others(cells, missing)}", note),
        helps,
        again.statement.calls,
    )


def _declarations(store: Piece) -> tuple[str, ...]:
    """A help for a store whose place is read from memory, and may be that of another store."""
    places = (store.window.row, store.window.col, store.window.matrix)
    read = next((one for place in places for one in ex.reads(place) if not one.order), None)
    if read is None:
        return ()
    return (f"if no two elements of '{read.tensor}' are equal, declare this: td.read(…, unique=True)",)


def _twice(kernel: ir.KernelIR, stores: list[Piece], cells: Cells) -> tuple[tuple[Piece, Mark, Mark], str]:
    """The finding at the first cell that is stored more than once: at its second store, with marks on the first and the
    second, in the order of the kernel, of blocks and of warps, and with a note that says how often and where.
    """
    repeated = cells.counts > 1
    matrix, row, col = (int(i[0]) for i in np.nonzero(repeated))
    (one, by, whole), (other, then, again) = itertools.islice(
        _storing(kernel, stores, (matrix, row * cells.rows, col * cells.cols)), 2
    )
    note = f"{cells.counts[matrix, row, col]} times: {_and_others(cells, repeated)}"
    return (
        other,
        Mark(other.statement.span, f"{then or 'this'} stores {again} again"),
        Mark(one.statement.span, f"{by or 'this'} stores {whole}"),
    ), note


def _and_others(cells: Cells, chosen: np.ndarray) -> str:
    return cells.first(chosen) + (", and others" if np.count_nonzero(chosen) > 1 else "")


def _storing(
    kernel: ir.KernelIR, stores: list[Piece], element: tuple[int, int, int]
) -> Iterator[tuple[Piece, str, str]]:
    """Each store to that element, with its warp and the tile that it stores."""
    matrix, row, col = element
    for store in stores:
        rows, cols = store.window.rows, store.window.cols
        for found in _everywhere(kernel, store):
            top, left, number, end = found.rows
            for point in np.flatnonzero(
                (top <= row)
                & (row < np.minimum(top + rows, end))
                & (left <= col)
                & (col < left + cols)
                & (number == matrix)
            ):
                down, across = int(top[point]), int(left[point])
                place = f"({down // rows}, {across // cols})" if store.window.tensor.dimensions > 1 else across // cols
                tile = f"tile {place}" if down % rows == 0 == across % cols else "it"
                yield store, found.describe(int(point), kernel), tile


def _everywhere(kernel: ir.KernelIR, piece: Piece) -> Iterator[Values]:
    """Row, column, matrix and end of rows of a stored or kept piece, in every block, warp and step."""
    placed, window = piece.placed, piece.window
    end = _NO_END if window.end is None else window.end
    also = [v for v in (block_variable(kernel.grid), ex.warp_variable(kernel.warps), *placed.loops) if v.high > v.low]
    return values(placed.statement, [window.row, window.col, window.matrix, end], placed.conditions, also)


def _count(kernel: ir.KernelIR, piece: Piece, cells: Cells) -> None:
    """Add one to each cell for each time that the cell is stored or kept. Elements outside the output are masked, or
    the bounds check reports them.
    """
    window = piece.window
    matrices, height, width = cells.counts.shape
    for found in _everywhere(kernel, piece):
        down, across, matrix = found.rows[0] // cells.rows, found.rows[1] // cells.cols, found.rows[2]
        end = found.rows[3] // cells.rows
        tall, wide = window.rows // cells.rows, window.cols // cells.cols
        is_within = (
            (_lie_within(down, height, tall) and not (end < down + tall).any())
            and _lie_within(across, width, wide)
            and _lie_within(matrix, matrices, 1)
        )
        for i in range(tall):
            for j in range(wide):
                rows, cols = down + i, across + j
                at = (matrix * height + rows) * width + cols
                if not is_within:
                    at = at[
                        (rows >= 0)
                        & (cols >= 0)
                        & (rows < np.minimum(height, end))
                        & (cols < width)
                        & (matrix >= 0)
                        & (matrix < matrices)
                    ]
                first = int(at.min(initial=cells.counts.size))
                # blocks that follow each other store near each other: not over the whole output each time
                here = np.bincount(at - first)
                cells.counts.reshape(-1)[first : first + len(here)] += here.astype(np.int32)


def _lie_within(first: np.ndarray, size: int, count: int) -> bool:
    """Return whether so many cells from each place on lie in an output of that size."""
    return not first.size or int(first.min()) >= 0 and int(first.max()) + count <= size
