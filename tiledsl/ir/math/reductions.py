"""The operations that reduce rows and columns, and the lanes between which a piece is reduced."""

from __future__ import annotations

from tiledsl.ir.math.layouts import LINE_ROWS

REDUCTIONS = {"maximum": "max", "minimum": "min", "+": "sum"}  # with the ends of their words: td.row_max, td.col_sum

# steps with DPP between the lanes of a row of 16, and lanes by their bits: of layout "line" along its rows, and across
_ALONG_LINE: dict[int, tuple[int, tuple[int, ...]]] = {8: (3, ()), 4: (4, ()), 2: (4, (16,))}
_ACROSS: dict[int, tuple[int, tuple[int, ...]]] = {
    32: (4, (16,)),
    16: (4, ()),
    8: (1, (16, 32)),
    4: (0, (16, 32)),
    2: (0, (32,)),
}


def lane_steps(m: int, within: bool) -> tuple[int, tuple[int, ...]]:
    """Return the steps between lanes that reduce a piece of m rows.

    These are the number of steps within a row of 16 lanes, and the bits in which the lanes of further steps differ.
    `within`: a lane holds elements along the axis."""
    if not within:
        return _ACROSS[m]
    return _ALONG_LINE[m] if m in LINE_ROWS else (0, (32,) if m == 32 else (16, 32))
