"""The softmax of each row: rows of up to 32,768 columns are read once and written once; longer rows are read twice.

The columns of a row are divided among the warps of a block, whose maxima and sums meet in LDS. A warp has eight rows, four, or two: the longer the rows
are, the fewer, so that they fit in the registers of the block. Run it: `python examples/softmax.py --cols 4096 --target
gfx950`. The compiler's listing is executed by the interpreter for a few blocks, and compared with torch in double precision.
"""

from collections.abc import Callable

import tiledsl as td

WARPS = 8
TILE = 2048  # elements of a warp's tile, 32 of a lane; in layout "line" a load of 16 bytes a lane takes whole lines of 128 bytes
LONGEST = 32768  # columns of a row in registers, 128 elements of a lane
LOWEST = float("-inf")


@td.kernel(warps=WARPS, sizes=dict(M=4096, N=4096))
def softmax(x: td.gl[td.f32, "M", "N"], y: td.gl[td.f32, "M", "N"]) -> None:
    """Each warp holds `steps` tiles of its rows."""
    td.ensures(y, td.softmax(x))
    part = Part(x)
    tiles = [part.load(x, k) for k in range(part.steps)]
    most = part.over_warps(td.maximum, part.over_tiles(td.row_max, tiles))
    tiles = [td.exp(tile - most) for tile in tiles]
    share = 1 / part.over_warps(added, part.over_tiles(td.row_sum, tiles))
    for k, tile in enumerate(tiles):
        td.store(y[part.row, part.column(k)], tile * share)


@td.kernel(warps=WARPS, sizes=dict(M=4096, N=16384))
def softmax_of_long_rows(x: td.gl[td.f32, "M", "N"], y: td.gl[td.f32, "M", "N"]) -> None:
    """The first pass finds the largest element and the sum of each row, rescaled where a larger element comes; the second divides."""
    td.ensures(y, td.softmax(x))
    part = Part(x)
    most, total = td.full(td.f32, part.rows, 1, LOWEST, layout="line"), td.zeros(td.f32, part.rows, 1, layout="line")
    for k in td.range(part.steps):
        tile = part.load(x, k)
        larger = td.maximum(most, td.row_max(tile))
        shift = finite(larger)
        total *= td.exp(most - shift)
        td.row_sum(td.exp(tile - shift), into=total)
        td.copy(most, larger)
    shift = finite(part.over_warps(td.maximum, most))
    share = 1 / part.over_warps(added, total * td.exp(most - shift))
    for k in td.range(part.steps):
        td.store(y[part.row, part.column(k)], td.exp(part.load(x, k) - shift) * share)


class Part:
    """The part of this warp: its rows, and of their columns `steps` tiles. So many warps `share` the rows."""

    def __init__(self, x: td.GlobalTensor) -> None:
        self.count = x.cols
        self.rows, self.share = shares(x.cols)
        across = 64 // self.rows * 4  # columns that a load takes
        self.steps = td.cdiv(x.cols, TILE // self.rows * self.share)
        self.cols = across * td.cdiv(x.cols, across * self.share * self.steps)
        self.down = WARPS // self.share
        self.group, self.place = td.warp_id() // self.share, td.warp_id() % self.share
        self.row = td.grid(td.cdiv(x.rows, self.rows * self.down)) * self.down + self.group

    def column(self, k: int) -> int:
        """The number of tile k among the tiles of a row: the tiles of the warps take turns."""
        return k * self.share + self.place

    def load(self, x: td.GlobalTensor, k: int) -> td.RegisterTile:
        """Tile k of x; the columns behind the last are -inf."""
        tile = td.load(x[self.row, self.column(k)], (self.rows, self.cols), layout="line")
        if self.share * self.steps * self.cols > self.count:
            tile = td.where(td.col_index(tile, self.column(k) * self.cols) < self.count, tile, LOWEST)
        return tile

    def over_tiles(self, reduce: Callable[..., td.RegisterTile], tiles: list[td.RegisterTile]) -> td.RegisterTile:
        """The maxima or sums of the rows of all tiles."""
        vector = reduce(tiles[0])
        for tile in tiles[1:]:
            reduce(tile, into=vector)
        return vector

    def over_warps(self, join: Callable[..., td.RegisterTile], vector: td.RegisterTile) -> td.RegisterTile:
        """The maxima or sums of whole rows: those of the warps meet in LDS."""
        if self.share > 1:
            shared = td.st(td.f32, self.rows * self.down, self.share)
            td.store(td.subtile(shared, (self.rows, 1), (self.group, self.place)), vector)
            td.barrier()
            vector, *others = (td.load(td.subtile(shared, (self.rows, 1), (self.group, n)), layout="line") for n in range(self.share))
            for other in others:
                vector = join(vector, other)
        return vector


def shares(cols: int) -> tuple[int, int]:
    """The rows of a warp, and how many warps share them: few tiles for each warp."""
    rows = 8 if cols <= 4096 else 2 if 8192 < cols <= LONGEST else 4
    return rows, next(n for n in (1, 2, 4, WARPS) if 8 * cols <= 2 * TILE * n or n == WARPS)


def added(one: td.RegisterTile, other: td.RegisterTile) -> td.RegisterTile:
    """The sum of two vectors."""
    return one + other


def finite(most: td.RegisterTile) -> td.RegisterTile:
    """The maximum of each row, and 0 where all elements are -inf: exp(-inf - 0) is 0, and exp(-inf + inf) would be NaN."""
    return td.where(most > LOWEST, most, 0)


def main(arguments: list[str] | None = None) -> int:
    """Compare some blocks with torch. Exit status: 0 right, 1 wrong or refused."""
    import argparse

    import torch

    from tiledsl.runtime.launch import execute
    from tiledsl.targets import TARGETS

    parser = argparse.ArgumentParser(description="The softmax of each row: checked, lowered, compiled, and executed.")
    parser.add_argument("--target", choices=tuple(TARGETS))
    parser.add_argument("--rows", type=int, default=1024, metavar="M", help="rows (default 1024)")
    parser.add_argument("--cols", type=int, default=4096, metavar="N", help=f"columns (default 4096; up to {LONGEST} in registers)")
    parser.add_argument("--blocks", type=int, default=2, metavar="N", help="how many blocks to execute (default 2)")
    options = parser.parse_args(arguments)
    if options.blocks < 1:
        parser.error("--blocks is at least 1")
    x = 4 * torch.randn((options.rows, options.cols), generator=torch.Generator().manual_seed(0)) if min(options.rows, options.cols) > 0 else torch.zeros(0, 0)
    y = torch.zeros_like(x)
    kernel = softmax if options.cols <= LONGEST else softmax_of_long_rows
    try:
        lowered = kernel.lower(target=options.target, M=options.rows, N=options.cols)
    except td.TiledslError as refused:
        print(refused)
        return 1
    print(lowered.resources.table())
    rows_of_warp, share = shares(options.cols)
    rows_of_block = rows_of_warp * WARPS // share
    chosen = range(min(options.blocks, td.cdiv(options.rows, rows_of_block)))
    report = execute(lowered, [x, y], blocks=chosen)
    rows = slice(0, rows_of_block * len(chosen))
    exact = torch.softmax(x[rows].double(), 1)
    error = ((y[rows].double() - exact).abs() / exact).max()
    right = not report.hazards and bool(error < 2.0**-18)
    print(f"{kernel.name}: the largest relative error of {len(chosen)} blocks is {error:.3g}")
    print("RIGHT: the rows are torch's" if right else "WRONG")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
