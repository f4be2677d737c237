"""The texts of pictures, the same in the terminal and in SVG."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tiledsl.ir.math.layouts import GRANULE
from tiledsl.lower.plan.lds import tile_bytes
from tiledsl.targets import Target
from tiledsl.tools.pictures.grids import lane_ranges
from tiledsl.tools.pictures.holding import Holding
from tiledsl.tools.pictures.matrix import MatrixPicture
from tiledsl.tools.pictures.registers import RegisterPicture
from tiledsl.tools.pictures.shared import AccessPicture, SharedPicture

CLASH_LEGEND = (
    "8x: eight words of one bank, moved one after another; 5+: lane 5 and others at one word; a point: no lane"
)
LANE_LEGEND = (
    "Cells are lanes; v0, v1, … a lane's registers of this operand, counted from its first. Colours: lanes 0-15, 16-31,"
    " 32-47, 48-63"
)


def shared_words(picture: SharedPicture) -> list[str]:
    """Describe the tile, its swizzle, and the reason for the swizzle."""
    shared, width = picture.shared, picture.shared.dtype.bytes
    line = "column" if picture.transposed else "row"
    found = [
        f"{picture.title} on {_chip(picture.target)}: {tile_bytes(shared):,} bytes of LDS, "
        f"{picture.lines} {line}s of {picture.line_bytes} bytes ({picture.line_bytes // GRANULE} × {GRANULE})"
    ]
    if picture.name:
        spacing = f", with {shared.buffers} buffers, {picture.placed.pitch:,} bytes apart" if shared.buffers > 1 else ""
        found.append(f"It begins at byte {picture.placed.offset:,} of the block's LDS{spacing}")
    if picture.transposed:
        found.append(
            f"It is read in layout col, and {picture.target.name} has no LDS reads that transpose: it lies column by"
            " column"
        )
    place = f"c·{shared.rows * width} + r·{width}" if picture.transposed else f"r·{shared.cols * width} + c·{width}"
    found.append(f"Element (r, c) lies at byte {picture.swizzle.formula} of the tile, with o = {place}")
    if picture.before is None:
        found.append(f"Swizzle: {picture.swizzle.spelled}, as asked for")
    elif not picture.accesses:
        found.append("Swizzle: none, since no copy through registers and no register tile accesses the tile")
    elif picture.before[0]:
        number, least = picture.before
        found.append(
            f"Swizzle: {picture.swizzle.spelled}, the first that loses the fewest clocks over the accesses below:"
            f" each of the {number} swizzles tried before loses {least} or more"
        )
    else:
        found.append(
            "Swizzle: none, since the accesses below lose no more clocks without a swizzle than with any swizzle"
        )
    return found


def bank_words(picture: SharedPicture) -> str:
    """Describe the map of the banks."""
    each, name = GRANULE // picture.shared.dtype.bytes, picture.shown[2]
    return (
        f"Banks: the first of the {GRANULE // 4} that hold each {GRANULE} bytes ({each} elements), of the"
        f" {picture.banks} of {name}"
    )


def clash_words(picture: SharedPicture, access: AccessPicture) -> list[str]:
    """Describe a table of lanes by banks."""
    found = [
        f"{access.instruction}, {access.who}, {access.which}: lane by bank, a row for each group of lanes that the LDS"
        " serves together"
    ]
    beyond = np.flatnonzero(access.plain >= tile_bytes(picture.shared))
    if len(beyond):
        found.append(
            f"The tile ends before lanes {lane_ranges(beyond)}, which copy nothing; they are counted as if the tile"
            f" went on"
        )
    return found


def access_table(picture: SharedPicture) -> list[tuple[str, ...]]:
    """The accesses of one warp, below a line of heads; accesses that lose equally share a line."""
    groups: dict[tuple[str, str, tuple[int, int]], list[AccessPicture]] = {}
    for access in picture.accesses:
        groups.setdefault((access.who, access.instruction, access.clocks), []).append(access)
    rows = [
        (who, f"{len(found)} × {instruction}", *map(str, lost)) for (who, instruction, lost), found in groups.items()
    ]
    return [("Clocks lost to bank conflicts", "by each of", "without", "with the swizzle"), *rows]


def register_words(picture: RegisterPicture, all_shown: bool = False) -> list[str]:
    """Describe the tile, its pieces, and the places of the first piece's elements."""
    spec, holding = picture.spec, picture.holding
    what = (
        "an operand of products"
        if picture.operand
        else "in the layout that products, td.cast and loads from global" " memory make"
    )
    piece = holding.first_piece()
    down, across = picture.down_across
    found = [f"{spec} on {_chip(picture.target)}, {what}: {holding.registers} registers of each lane"]
    if down * across > 1:
        found.append(
            f"{down} x {across} pieces of {piece.shape[1]}x{piece.shape[2]}, {holding.piece_dwords} registers each;"
            f" {_order(picture)}"
        )
    found += _feeding(picture)
    found += holding_words(piece)
    if 1 in (spec.rows, spec.cols):
        line, lines = ("row", "column") if spec.rows == 1 else ("column", "row")
        found.append(
            f"A {line} vector: every lane that would hold an element of that {lines} holds its value; the first is"
            " shown"
        )
    elif down * across > 1:
        found.append("That is the first piece; the others have the same lanes" + " and are not shown" * (not all_shown))
    return found


def _order(picture: RegisterPicture) -> str:
    """Describe the order in which pieces are counted."""
    down, across = picture.down_across
    by_column = picture.operand and picture.spec.layout == "col"
    number = "q" if down == 1 else "p" if across == 1 else f"({down}·q + p)" if by_column else f"({across}·p + q)"
    return f"piece (p, q), p down and q across, begins at register {picture.holding.piece_dwords}·{number}"


def _feeding(picture: RegisterPicture) -> Iterator[str]:
    pieces = picture.pieces
    if not picture.operand or pieces.instruction is None:
        return
    name, each = pieces.instruction.mnemonic, pieces.instruction.per_lane
    yield f"Read by {picture.reads} a piece, for {pieces.pieces} × {name}"
    if pieces.pieces > 1:
        parts = ", ".join(f"{n * each}..{n * each + each - 1}" for n in range(pieces.pieces))
        yield (
            f"A lane's values {parts} go to one of these instructions each: a product sums its k in another order than"
            f" {name} counts; A and B have the same order, so the sum is over the same k"
        )


def matrix_words(picture: MatrixPicture) -> list[str]:
    """Describe the instruction, its product, its time and its registers."""
    entry = picture.instruction
    a, b = picture.kinds
    of = f" for each of {entry.blocks} blocks" if entry.blocks > 1 else ""
    found = [
        f"{entry.mnemonic}{' ' + picture.modifiers if picture.modifiers else ''} on {_chip(picture.target)}",
        (
            f"D[i, j] = C[i, j] + Σ A[i, k] · B[k, j]{of}, i < {entry.m}, j < {entry.n}, k < {entry.k}; A of {a}, B of"
            f" {b}, C and D of {picture.holdings[2].kind}"
        ),
        f"{picture.passes} passes, {4 * picture.passes} clocks on one SIMD; a lane's registers: "
        + ", ".join(f"{holding.name} {holding.registers}" for holding in picture.holdings)
        + "; C lies as D",
    ]
    if entry.scaled:
        found.append("Scales are a byte of a register, which op_sel and op_sel_hi choose; here it is byte 0")
    return found


def holding_words(holding: Holding, all_shown: bool = False) -> list[str]:
    """Describe which element a lane's value is, and where the value lies."""
    formulas = ", ".join(f"{name} = {text}" for name, text in holding.formulas().items())
    shown = f" Block 0 of {holding.shape[0]} is shown" if holding.shape[0] > 1 and not all_shown else ""
    said = formulas + _value(holding) if formulas else _value(holding).removeprefix("; ")  # some maps have no formula
    return [f"{holding.name}[{', '.join(holding.axes)}], {holding.kind}: {said}.{shown}"]


def _value(holding: Holding) -> str:
    """Describe the place of a value in a lane's registers."""
    each = 32 // holding.bits if holding.bits and 32 % holding.bits == 0 else 0
    if holding.piece_values == 1 or holding.bits == 32:
        return "; register r" if holding.bits == 32 and holding.piece_values > 1 else ""
    if holding.bits == 64:
        return "; value e is registers 2·e and 2·e + 1"
    return (
        f"; value e: register e // {each}, from bit {holding.bits}·(e % {each})"
        if each
        else f"; value e: {holding.bits} bits from bit {holding.bits}·e on"
    )


def _chip(target: Target) -> str:
    return f"{target.name} ({target.chips})"
