"""Register tiles: the pieces into which the lowering cuts them, and each lane's elements."""

from __future__ import annotations

import dataclasses

import numpy as np

from tiledsl.diagnostics.diagnostic import KernelError, Span
from tiledsl.ir import nodes as ir
from tiledsl.ir.forms import ACCUMULATED, side_and_depth
from tiledsl.ir.math.layouts import lanes, operand_element
from tiledsl.lower.plan.fragments import Fragments, elements_of, operand_types, pieces_alone
from tiledsl.lower.plan.lds import mnemonic
from tiledsl.targets import WAVE, Target
from tiledsl.tools.pictures.holding import Holding
from tiledsl.tools.pictures.specs import RegisterSpec, wrong

NOWHERE = Span("", 0, 0, 0, 0)  # a drawn tile has no place in a kernel


@dataclasses.dataclass(frozen=True, slots=True)
class RegisterPicture:
    """A register tile: an operand of products, or a tile laid out as an accumulator."""

    spec: RegisterSpec
    target: Target
    operand: bool
    pieces: Fragments
    holding: Holding

    @property
    def down_across(self) -> tuple[int, int]:
        """The number of pieces down the tile's rows and across its columns."""
        down, across = self.pieces.down, self.pieces.across
        return (across, down) if self.operand and self.spec.layout == "col" else (down, across)

    @property
    def reads(self) -> str:
        """The LDS reads of one piece of an operand."""
        transposing = self.spec.layout == "col" and self.target.transposed_reads
        name = mnemonic("read", self.pieces.dwords * 4, transposing)
        return f"{self.pieces.parts} × {name}" if self.pieces.parts > 1 else name


def tile_of(spec: RegisterSpec) -> ir.Tile:
    """The tile that the specification describes."""
    return ir.Tile(0, spec.dtype, spec.rows, spec.cols, spec.layout, NOWHERE)


def cut(spec: RegisterSpec, operand: bool, target: Target, m: int | None) -> Fragments:
    """Cut the tile into pieces; UsageError where no matrix instruction takes them."""
    tile = tile_of(spec)
    if spec.layout == "line" and (operand or m is not None):
        raise wrong(
            f"{spec} is a tile of rows of global memory",
            "in layout line a tile is no operand, and its shape gives the rows of its pieces: leave out --as operand"
            " and --piece",
        )
    if operand and spec.dtype.name not in operand_types(target):
        helps = (
            ("--as accumulator draws the layout that products, td.cast and td.load from global memory make",)
            if not spec.dtype.only_multiplied
            else ()
        )
        raise wrong(
            f"{spec} is no operand on {target.name}, whose products take {', '.join(operand_types(target))}", *helps
        )
    if operand and spec.layout == "col" and spec.dtype.bits != 16:
        raise wrong(
            f"{spec} is no operand: in layout col elements have 16 bits",
            f"for {spec.dtype}, draw layout row, which td.mma_ABt takes",
        )
    sides = [side_and_depth(tile)[0]] if operand else [side for side in (spec.rows, spec.cols) if side > 1]
    if m is not None and any(side % m for side in sides):
        raise wrong(
            f"{spec} cannot be cut into pieces of {m} rows",
            "each side except the side along k must be a multiple of" " these rows",
        )
    try:
        return pieces_alone(tile, operand, target, m)
    except KernelError as error:
        raise wrong(error.diagnostics[0].message, *error.diagnostics[0].helps) from None


def register_picture(spec: RegisterSpec, target: Target, operand: bool | None, m: int | None) -> RegisterPicture:
    """Create the picture. Without `operand`, f32 is an accumulator and other types are operands. `m`, if given, is the
    number of rows of a piece."""
    if spec.dtype.only_multiplied and operand is False:
        raise wrong(f"{spec} is an operand: accumulators are of f32, and td.cast makes bf16 and f16 of them")
    chosen = spec.dtype.name not in ACCUMULATED and spec.layout != "line" if operand is None else operand
    pieces = cut(spec, chosen, target, m)
    registers = pieces.count * pieces.dwords
    if registers > target.vgprs_per_simd_lane:
        raise wrong(
            f"{spec} takes {registers:,} registers of each lane, and a wave has {target.vgprs_per_simd_lane} at most"
        )
    return RegisterPicture(
        spec, target, chosen, pieces, _operand(spec, pieces) if chosen else _accumulator(spec, pieces)
    )


def holding_of(tile: ir.Tile, pieces: Fragments) -> Holding:
    """The holding of a kernel's tile in these pieces. Tiles of block scales, and those with scales, have none."""
    spec = RegisterSpec(tile.dtype, tile.rows, tile.cols, tile.layout)
    return _operand(spec, pieces) if pieces.vector else _accumulator(spec, pieces)


def _operand(spec: RegisterSpec, pieces: Fragments) -> Holding:
    value = np.arange(pieces.vector)[:, None]
    side, k = operand_element(pieces.m, pieces.run, lanes(), value)
    depth = WAVE // pieces.m * pieces.vector
    found = [(side + i * pieces.m, k + s * depth) for i in range(pieces.down) for s in range(pieces.across)]
    placed = [(row, col) if spec.layout == "row" else (col, row) for row, col in found]
    return _held(spec, placed, pieces.vector, pieces.dwords * pieces.parts)


def _accumulator(spec: RegisterSpec, pieces: Fragments) -> Holding:
    """The holding of an accumulator, or of a tile in layout "line". A row vector is the first row of the pieces, and a
    column vector their first column: of a row vector, in "col" a lane holds one column, in "row" the columns that it
    holds of a tile."""
    count, (height, width) = elements_of(tile_of(spec), pieces.m, pieces.line), pieces.sides
    row, col = pieces.element(spec.layout, lanes(), np.arange(count)[:, None])
    row, col = row * (spec.rows > 1), col * (spec.cols > 1)
    placed = [(row + i * height, col + j * width) for i in range(pieces.down) for j in range(pieces.across)]
    return _held(spec, placed, count, pieces.dwords)


def _held(spec: RegisterSpec, placed: list[tuple[np.ndarray, np.ndarray]], values: int, dwords: int) -> Holding:
    rows, cols = (np.concatenate([np.broadcast_to(place[axis], (values, WAVE)) for place in placed]) for axis in (0, 1))
    return Holding(
        "tile",
        ("row", "col"),
        (1, spec.rows, spec.cols),
        spec.dtype.name,
        spec.dtype.bits,
        values,
        dwords,
        (rows * 0, rows, cols),
    )
