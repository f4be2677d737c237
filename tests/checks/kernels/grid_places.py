"""Kernels whose blocks find their tiles in several ways. None needs LDS."""

import tiledsl as td

X, Y, V = td.gl[td.f32, "M", "N"], td.gl[td.f32, "M", "N"], td.gl[td.f32, "N"]


@td.kernel(warps=4)
def rows_of_warps(x: X, v: V, y: Y):
    """A block takes 64 rows, 16 to a warp."""
    td.ensures(y, x + v)
    row, col = td.grid(td.cdiv(x.rows, 64), td.cdiv(x.cols, 64))
    w = td.warp_id()
    td.store(y[row * 4 + w, col], td.load(x[row * 4 + w, col], (16, 64)) + td.load(v[col], 64))


@td.kernel(warps=1)
def serpentine(x: X, y: Y):
    """Every second row of blocks runs backwards."""
    td.ensures(y, x)
    row, q = td.grid(td.cdiv(x.rows, 16), td.cdiv(x.cols, 64))
    across = td.cdiv(x.cols, 64)
    col = q if row % 2 == 0 else across - 1 - q
    td.store(y[row, col], td.load(x[row, col], (16, 64)))


@td.kernel(warps=1)
def in_turn(x: X, y: Y):
    """Five blocks take the tiles in turn."""
    td.ensures(y, x)
    block = td.grid(5)
    across = td.cdiv(x.cols, 64)
    tiles = td.cdiv(x.rows, 16) * across
    for turn in td.range(td.cdiv(tiles, 5)):
        tile = block + 5 * turn
        if tile < tiles:
            row, col = tile // across, tile % across
            td.store(y[row, col], td.load(x[row, col], (16, 64)))


@td.kernel(warps=1)
def numbered(x: X, y: Y):
    """A block for each tile, numbered row by row."""
    td.ensures(y, x)
    across = td.cdiv(x.cols, 64)
    block = td.grid(td.cdiv(x.rows, 16) * across)
    row, col = block // across, block % across
    td.store(y[row, col], td.load(x[row, col], (16, 64)))
