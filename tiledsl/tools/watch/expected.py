"""Which element of an output each element of a tile becomes, by the stores of one block."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tiledsl.analysis.time.work import tensor_shape
from tiledsl.compile.lowered import Lowered, blocks_of
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import environment
from tiledsl.ir.math import integers as ex
from tiledsl.ir.walk import statements, walk
from tiledsl.tools.bench.formula import expectation
from tiledsl.tools.bench.sim_launch import Launch
from tiledsl.tools.watch.printed import Printed
from tiledsl.tools.watch.record import Expected
from tiledsl.tools.watch.tiles import Watched


@dataclasses.dataclass(frozen=True)
class Becomes:
    """The elements of an output that a tile's elements are stored to: flat indices, -1 where an element is not stored.
    [warp, row, column] of a register tile, [buffer, row, column] of a shared tile."""

    output: str
    indices: np.ndarray


def becomes(lowered: Lowered, fixed: ir.KernelIR, workgroup: int) -> dict[ir.Tile | ir.Shared, Becomes]:
    """What the tiles of a work-group become that a store writes as they are, also by way of other tiles.

    A tile stored at places that differ from turn to turn of a loop is left out."""
    return _Stores(fixed, {**environment(fixed, {}, int(blocks_of(fixed, workgroup)))}).found


def expectations(launch: Launch, tiles: Sequence[Watched | Printed], workgroup: int) -> list[Expected | None]:
    """What the contracts state of each tile whose elements are stored to an output that has one."""
    stored = becomes(launch.lowered, launch.fixed, workgroup)
    return [
        (
            _expected_of(launch, stored.get(tile.shared), tile.buffer)
            if isinstance(tile, Watched)
            else _expected_of(launch, stored.get(tile.tile) if len(tile.tiles) == 1 else None, tile.wave)
        )
        for tile in tiles
    ]


def _expected_of(launch: Launch, of: Becomes | None, number: int) -> Expected | None:
    """What buffer or wave number `number` of a tile becomes."""
    contract = next((one for one in launch.fixed.contracts if of is not None and one.tensor.name == of.output), None)
    if of is None or contract is None or contract.tensor.dtype.packed != (1, 1) or (of.indices[number] < 0).all():
        return None
    shape, dtype = tensor_shape(contract.tensor), contract.tensor.dtype
    wanted = expectation(launch.fixed, contract, launch.before, shape, launch.target, launch.integers)
    return Expected.of(of.output, dtype, wanted, of.indices[number])


class _Stores:
    """The statements from the last to the first: a tile that is copied becomes what its copy becomes."""

    def __init__(self, kernel: ir.KernelIR, known: Mapping[ir.Expr, Any]):
        self.kernel, self.known = kernel, known
        self.found: dict[ir.Tile | ir.Shared, Becomes] = {}
        self.tiles: dict[ir.Tile, Becomes] = {}  # what each tile's value at this statement becomes
        for statement, outer in reversed(list(walk(kernel.body))):
            self._statement(statement, outer)
            effects = statement.effects
            for tile in effects.tiles_written:
                if tile not in effects.tiles_read:
                    self.tiles.pop(tile, None)

    def _tile(self, tile: ir.Tile, becomes: Becomes) -> None:
        self.tiles[tile] = becomes
        self.found.setdefault(tile, becomes)

    def _statement(self, statement: ir.Statement, outer: tuple[ir.Statement, ...]) -> None:
        match statement:
            case ir.StoreTile(dst=window, src=tile, part=None, parts=0):
                self._stored(window, tile, self._executing(statement, outer))
            case ir.Cast(dst=dst, src=src) | ir.SwapLayout(dst=dst, src=src) if dst in self.tiles:
                self._tile(src, self.tiles[dst])
            case ir.StoreShared(dst=region, src=src) if region.shared in self.found:
                self._to_shared(region, src)
            case ir.LoadTile(dst=dst, src=region) if dst in self.tiles:
                self._from_shared(region, self.tiles[dst])
            case _:
                pass  # no copy: its tiles are forgotten by its effects

    def _executing(self, statement: ir.Statement, outer: tuple[ir.Statement, ...]) -> np.ndarray | None:
        """The warps that come to a statement, [warp, 1, 1]; None where a loop, or a lane, decides that, or memory."""
        found = np.ones((self.kernel.warps, 1, 1), bool)
        for branch in outer:
            if isinstance(branch, ir.If):
                places = self._places(branch.condition)
                if places is None:
                    return None
                holds = places[0].astype(bool)
                found &= holds if any(one is statement for one in statements(branch.then)) else ~holds
        return found

    def _stored(self, window: ir.Window, tile: ir.Tile, executing: np.ndarray | None) -> None:
        places = self._places(window.matrix, window.row, window.col)
        end = self._places(window.end) if window.end is not None else None
        if executing is None or places is None or window.end is not None and end is None:
            return
        *batch, rows, cols = tensor_shape(window.tensor)
        matrix, row, col = places[0], places[1] + np.arange(tile.rows)[:, None], places[2] + np.arange(tile.cols)
        inside = executing & (row < rows) & (col < cols)
        if end is not None:
            inside &= row < end[0]
        index = (matrix * rows + row) * cols + col if batch else row * cols + col
        self._tile(tile, Becomes(window.tensor.name, np.where(inside, index, -1)))

    def _to_shared(self, region: ir.Region, src: ir.Tile) -> None:
        at = self._in_buffers(region)
        if at is not None:
            of = self.found[region.shared]
            self._tile(src, Becomes(of.output, of.indices[at]))

    def _from_shared(self, region: ir.Region, of: Becomes) -> None:
        at, shared = self._in_buffers(region), region.shared
        if at is None:
            return
        nothing = Becomes(of.output, np.full((shared.buffers, shared.rows, shared.cols), -1))
        own = self.found.setdefault(shared, nothing)
        if own.output == of.output:
            own.indices[at] = of.indices

    def _in_buffers(self, region: ir.Region) -> tuple[np.ndarray, np.ndarray, np.ndarray] | None:
        """The buffer, row and column of each element of a region, [warp, row, column]."""
        places = self._places(region.buffer, region.row, region.col)
        if places is None:
            return None
        return places[0], places[1] + np.arange(region.rows)[:, None], places[2] + np.arange(region.cols)

    def _places(self, *values: ir.Expr) -> list[np.ndarray] | None:
        """The values by warp, [warp, 1, 1] each; None where a loop, or a lane, decides one, or memory."""
        warps = np.arange(self.kernel.warps)
        known = {**self.known, ex.warp_variable(self.kernel.warps): warps}
        if any(
            set(ex.variables(one)) - known.keys() or list(ex.reads(one)) or list(ex.undefined(one)) for one in values
        ):
            return None
        found = (np.broadcast_to(ex.evaluate(value, known), warps.shape) for value in values)
        return [value[:, None, None] for value in found]
