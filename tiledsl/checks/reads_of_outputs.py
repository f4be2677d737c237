"""TD410: what a warp loads of an output into registers is stored by that warp alone, and nothing that is stored is loaded into LDS, where every warp loads a
share. Nothing orders blocks, and no barrier of a block covers plain loads and stores."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Iterator

import numpy as np

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.blocks import block_variable
from tiledsl.checks.places import Placed, Values, placed_statements, shape, values
from tiledsl.diagnostics import Diagnostic, Mark

_NOBODY, _SEVERAL = -1, -2
_MOST_CELLS = 1 << 27


def reads_of_outputs(kernel: ir.KernelIR) -> list[Diagnostic]:
    """One diagnostic for each load into registers or LDS of what another warp stores, at the first place where it does."""
    everything = list(placed_statements(kernel.body))
    found: list[Diagnostic] = []
    for tensor in (t for t in kernel.tensors if t.name in kernel.outputs):
        loads = [p for p in everything if isinstance(p.statement, ir.LoadGlobal | ir.LoadShared | ir.Fetch) and p.statement.src.tensor == tensor]
        stores = [p for p in everything if isinstance(p.statement, ir.StoreTile) and p.statement.dst.tensor == tensor]
        if loads:
            found += _tensor(kernel, tensor, loads, stores)
    return found


def _tensor(kernel: ir.KernelIR, tensor: ir.Tensor, loads: list[Placed], stores: list[Placed]) -> Iterator[Diagnostic]:
    down, across = _cell([*loads, *stores])
    matrices, rows, cols = shape(tensor)
    pieces = (matrices, -(-rows // down), -(-cols // across))
    if math.prod(pieces) > _MOST_CELLS:
        note = f"it has {pieces[0] * pieces[1]:,} x {pieces[2]:,} pieces of {down} x {across} elements"
        message = f"'{tensor.name}' has too many pieces for what is read of it to be checked"
        yield Diagnostic("TD309", message, Mark(loads[0].statement.span), notes=(note,), calls=loads[0].statement.calls)
        return
    for kind, alone in ((ir.LoadGlobal, True), ((ir.LoadShared, ir.Fetch), False)):
        chosen = [placed for placed in loads if isinstance(placed.statement, kind)]
        owner = np.full(math.prod(pieces) if chosen else 0, _NOBODY, dtype=np.int32)
        for placed in stores if chosen else ():
            for cells, warp, _ in _touched(kernel, placed, down, across, pieces):
                owner[cells] = np.where((owner[cells] == _NOBODY) | (owner[cells] == warp), warp, _SEVERAL)
        for placed in chosen:
            for cells, warp, point in _touched(kernel, placed, down, across, pieces):
                other = (owner[cells] != _NOBODY) & ((owner[cells] != warp) if alone else True)
                if other.any():
                    yield _diagnostic(tensor, placed, stores[0].statement, point(int(np.flatnonzero(other)[0])))
                    break


def _cell(statements: list[Placed]) -> tuple[int, int]:
    """Rows and columns of the largest pieces that all windows consist of."""
    down = across = 0
    for placed in statements:
        window = _window(placed.statement)
        down, across = math.gcd(down, window.rows), math.gcd(across, window.cols)
        for found in values(placed.statement, [window.row, window.col], placed.conditions):
            down, across = int(np.gcd.reduce(found.rows[0], initial=down)), int(np.gcd.reduce(found.rows[1], initial=across))
    return down, across


def _window(statement: ir.Statement) -> ir.Window:
    assert isinstance(statement, ir.LoadGlobal | ir.LoadShared | ir.Fetch | ir.StoreTile)
    return statement.dst if isinstance(statement, ir.StoreTile) else statement.src


def _touched(
    kernel: ir.KernelIR, placed: Placed, down: int, across: int, pieces: tuple[int, int, int]
) -> Iterator[tuple[np.ndarray, np.ndarray, Callable[[int], str]]]:
    """The cells that a statement touches, cell by cell of its window, with the warp that does, counted over all blocks; and the point in words."""
    window = _window(placed.statement)
    block, warp = block_variable(kernel.grid), ex.warp_variable(kernel.warps)
    also = [v for v in (block, warp) if v.high > v.low]
    for found in values(placed.statement, [window.row, window.col, window.matrix], placed.conditions, also):
        rows, cols, matrix = (line // size for line, size in zip(found.rows, (down, across, 1), strict=True))
        known = (matrix >= 0) & (matrix < pieces[0])
        zeros = np.zeros(len(rows), dtype=np.int64)
        who = found.variables.get(block, zeros) * kernel.warps + found.variables.get(warp, zeros)
        for i in range(window.rows // down):
            for j in range(window.cols // across):
                inside = (
                    known & (rows + i >= 0) & (rows + i < pieces[1]) & (cols + j >= 0) & (cols + j < pieces[2])
                )  # what lies outside is the bounds' business
                places = np.flatnonzero(inside)
                yield ((matrix * pieces[1] + rows + i) * pieces[2] + cols + j)[places], who[places], functools.partial(_told, kernel, found, places)


def _told(kernel: ir.KernelIR, found: Values, places: np.ndarray, number: int) -> str:
    return found.describe(int(places[number]), kernel)


def _diagnostic(tensor: ir.Tensor, load: Placed, store: ir.Statement, where: str) -> Diagnostic:
    statement = load.statement
    text = f"{where}: another warp stores some of it" if where else "another warp stores some of it"
    helps = ("let each warp read what it stores itself, or read another tensor",)
    message = f"'{tensor.name}' is read where another warp writes it, and nothing orders the two"
    return Diagnostic("TD410", message, Mark(statement.span, text), (Mark(store.span, "stored here"),), helps=helps, calls=statement.calls)
