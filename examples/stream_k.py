"""Stream-K: C = A·Bᵀ in f32, of few rows, by as many blocks as there are compute units, each with an equal run of steps.

The tiles of C, one after another, have `steps` steps of k each. Block n takes the units n · each … of tiles and steps, whatever tiles they belong to: it ends
a tile that the block before began, computes whole tiles, and begins one. So all blocks are busy to the end, for any number of tiles. A block stores its sum of
each tile as a part of this tile, and `fixed_up` adds the parts of a tile from the first to the last: the same bits in every launch.

Run it: `python examples/stream_k.py --cols 512 --depth 1000`. The interpreter executes the listings, and the result is compared with NumPy.
"""

import tiledsl as td

WARPS, ROWS, COLS, STEP = 4, 16, 32, 128  # a warp's tile of C, and the columns of A and B of a step
WIDE = WARPS * COLS  # a block's tile


class Runs:
    """The units of each block, in each row of tiles. Tile t has the units t · steps … (t + 1) · steps − 1."""

    def __init__(self, cols: int, depth: int, blocks: int) -> None:
        self.tiles, self.steps = td.cdiv(cols, WIDE), td.cdiv(depth, STEP)
        self.each = td.cdiv(self.tiles * self.steps, blocks)
        self.blocks = td.cdiv(self.tiles * self.steps, self.each)

    def first(self, tile: int) -> int:
        """The block with the first unit of a tile."""
        return tile * self.steps // self.each

    def part(self, tile: int, step: int) -> int:
        """The number of the part of a tile that has a step."""
        return (tile * self.steps + step) // self.each - self.first(tile)

    def parts(self, tile: int) -> int:
        return self.part(tile, self.steps - 1) + 1

    @property
    def most(self) -> int:
        """The largest number of parts of a tile."""
        return max(self.parts(tile) for tile in range(self.tiles))


@td.kernel(warps=WARPS, sizes=dict(P=6, M=16, N=8192, K=8192))
def parts(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], sums: td.gl[td.f32, "P", "M", "N"], blocks: int = 304) -> None:
    """Matrix n of `sums` has part n of each tile of A·Bᵀ that has so many parts."""
    runs = Runs(b.rows, a.cols, blocks)
    td.ensures(sums, a @ td.column_parts(b, lambda j, k: runs.part(j // WIDE, k // STEP)).T)
    td.keeps(sums, where=lambda n, i, j: n >= runs.parts(j // WIDE))
    row, block = td.grid(td.cdiv(a.rows, ROWS), runs.blocks)
    begin, end, total = runs.each * block, runs.each * (block + 1), runs.tiles * runs.steps
    end = end if end < total else total
    for tile in td.range(begin // runs.steps, td.cdiv(end, runs.steps)):
        mine, unit = WARPS * tile + td.warp_id(), runs.steps * tile  # the tile's first unit
        acc = td.zeros(td.f32, ROWS, COLS)
        first, last = begin - unit if begin > unit else 0, end - unit if end - unit < runs.steps else runs.steps
        for k in td.range(first, last):
            x = td.load(a[row, k], (ROWS, STEP), layout="row")
            y = td.load(b[mine, k], (COLS, STEP), layout="row")
            td.mma_ABt(acc, x, y)
        td.store(sums[block - runs.first(tile), row, mine], acc)


@td.kernel(warps=WARPS, sizes=dict(P=6, M=16, N=8192))
def fixed_up(sums: td.gl[td.f32, "P", "M", "N"], c: td.gl[td.f32, "M", "N"], depth: int = 8192, blocks: int = 304) -> None:
    """C is the sum of the parts of each tile, from the first to the last."""
    runs = Runs(c.cols, depth, blocks)

    def part(n: int) -> td.Formula:
        return td.where(lambda i, j: n < runs.parts(j // WIDE), td.matrix_of(sums, n), 0)

    td.ensures(c, sum(map(part, range(1, sums.batch)), td.matrix_of(sums, 0)))
    row, tile = td.grid(td.cdiv(c.rows, ROWS), runs.tiles)
    mine = WARPS * tile + td.warp_id()
    total = td.load(sums[0, row, mine], (ROWS, COLS))
    for n in td.range(1, runs.parts(tile)):
        total += td.load(sums[n, row, mine], (ROWS, COLS))
    td.store(c[row, mine], total)


def main(arguments: list[str] | None = None) -> int:
    """Compare the result with NumPy's. Exit status: 0 right, 1 wrong or refused."""
    import argparse

    import numpy as np

    from tiledsl.runtime.launch import execute
    from tiledsl.targets import TARGETS

    parser = argparse.ArgumentParser(description="A product in equal runs of steps: checked, lowered, compiled, and executed.")
    parser.add_argument("--target", choices=tuple(TARGETS))
    for name, value in (("rows", 16), ("cols", 300), ("depth", 600), ("blocks", 7)):
        parser.add_argument(f"--{name}", type=int, default=value, metavar="N", help=f"default {value}")
    options = parser.parse_args(arguments)
    rows, cols, depth, blocks, target = options.rows, options.cols, options.depth, options.blocks, options.target
    if min(rows, cols, depth, blocks) < 1:
        parser.error("--rows, --cols, --depth and --blocks are at least 1")
    runs = Runs(cols, depth, blocks)
    try:
        first = parts.lower(target=target, P=runs.most, M=rows, N=cols, K=depth, blocks=blocks)
        second = fixed_up.lower(target=target, P=runs.most, M=rows, N=cols, depth=depth, blocks=blocks)
    except td.TiledslError as refused:
        print(refused)
        return 1
    print(first.resources.table())
    generator = np.random.default_rng(0)
    a, b = (generator.integers(-4, 5, (size, depth)).astype(np.float32) for size in (rows, cols))
    held = [(x.view(np.uint32) >> 16).astype(np.uint16) for x in (a, b)]  # whole numbers that bf16 holds
    sums, c = np.zeros((runs.most, rows, cols), np.float32), np.zeros((rows, cols), np.float32)
    hazards = [hazard for lowered, arrays in ((first, [*held, sums]), (second, [sums, c])) for hazard in execute(lowered, arrays).hazards]
    right = not hazards and bool((c == a @ b.T).all())
    units = f"{runs.tiles} tiles of {runs.steps} steps, {runs.each} units a block"
    print(f"{units}, at most {runs.most} parts a tile: {'RIGHT' if right else 'WRONG'}")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
