"""Stream-K: C = A·Bᵀ in f32, of few rows, by a block for each compute unit or so, each with an equal run of steps.

The tiles of C, one after another, have `steps` steps of k each. Block n takes the units n · each … of tiles and steps, whatever tiles they belong to: it ends
a tile that the block before began, computes whole tiles, and begins one. So all blocks are busy to the end, for any number of tiles. A tile that several blocks
share is fixed up in the same launch: each warp stores its part, and of the warps that share a place, the last one to arrive adds the parts from the first to
the last. So the bits are the same in every launch, and no block waits for another. `arrived` is 0 before the launch, and after it.

With few rows, the time is that of reading B, in whole lines: the rows of B pass through LDS, a step in each slot, and the next steps are on their way. Parts
are written and read too, so tiles are narrow: with wider ones, more blocks would share a tile.

Run it: `python examples/stream_k.py --cols 512 --depth 1000`. The interpreter executes the listing, and the result is compared with NumPy.
"""

import tiledsl as td

WARPS, ROWS, COLS, STEP = 4, 16, 16, 128  # a warp's tile of C, and the columns of A and B of a step
WIDE = WARPS * COLS  # a block's tile
SLOTS, STAGED = 4, 2  # slots of copies straight to LDS; without such copies, steps whose copies are in registers, for two slots


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


@td.op
def partial(
    a: td.GlobalTensor, b: td.GlobalTensor, As: td.SharedTile, Bs: td.SharedTile, row: int, tile: int, first: int, last: int, slots: int, direct: bool
) -> td.RegisterTile:
    """A warp's sum over steps first … last − 1. The copies of the steps ahead are issued behind the barrier after which nobody reads their slot."""
    acc, ahead = td.zeros(td.f32, COLS, ROWS), slots - 1 if direct else STAGED

    def copies(step: int, slot: int) -> list[tuple[td.SharedTile, td.WindowRef]]:
        """Where a step's rows go, and their places. Behind the last step its rows are copied again, and nothing reads them: so each wait has a count."""
        step = step if step < last else last - 1
        return [(As[slot], a[row, step]), (Bs[slot], b[tile, step])]

    if direct:
        for n in range(ahead):
            for to, window in copies(first + n, n):
                td.load(to, window, direct=True)
    else:
        staged = [[td.fetch(to, window) for to, window in copies(first + n, n % slots)] for n in range(ahead)]
    for k in td.range(first, last):
        slot, following = (k - first) % slots, copies(k + ahead, (k - first + ahead) % slots)
        if not direct:
            td.commit(As[slot], staged[0][0])
            td.commit(Bs[slot], staged[0][1])
        td.barrier()
        for n, (to, window) in enumerate(following):
            if direct:
                td.load(to, window, direct=True)
            else:
                td.fetch(to, window, into=staged[0][n])
        if not direct:
            staged = staged[1:] + staged[:1]
        td.mma_ABt(acc, td.load(td.subtile(Bs[slot], (COLS, STEP), (td.warp_id(), 0))), td.load(As[slot]))
    td.barrier()  # before the copies of the next tile
    return acc.T  # the product of B·Aᵀ: a lane holds neighbours of a row of C, and moves 16 bytes at a time


@td.kernel(warps=WARPS, sizes=dict(P=2, T=512, M=16, N=8192, K=8192))
def stream_k(
    a: td.gl[td.bf16, "M", "K"],
    b: td.gl[td.bf16, "N", "K"],
    sums: td.gl[td.f32, "P", "M", "N"],
    arrived: td.gl[td.i32, "T"],
    c: td.gl[td.f32, "M", "N"],
    blocks: int = 256,
) -> None:
    """Matrix n of `sums` has part n of each tile that has so many parts; `arrived` has an element for each warp's tile."""
    runs = Runs(b.rows, a.cols, blocks)
    td.ensures(c, td.sum_of_parts(a @ td.column_parts(b, lambda j, k: runs.part(j // WIDE, k // STEP)).T, sums.batch))
    row, block = td.grid(td.cdiv(a.rows, ROWS), runs.blocks)
    begin, end, total = runs.each * block, runs.each * (block + 1), runs.tiles * runs.steps
    end = end if end < total else total
    direct = td.target.name == "gfx950" and a.cols % 8 == 0  # rows begin at multiples of 16 bytes
    slots = SLOTS if direct else 2
    As, Bs = (td.st(td.bf16, rows, STEP, buffers=slots) for rows in (ROWS, WIDE))
    for tile in td.range(begin // runs.steps, td.cdiv(end, runs.steps)):
        mine, unit = WARPS * tile + td.warp_id(), runs.steps * tile  # the tile's first unit
        first, last = begin - unit if begin > unit else 0, end - unit if end - unit < runs.steps else runs.steps
        acc = partial(a, b, As, Bs, row, tile, first, last, slots, direct)
        td.add_in_order(c[row, mine], acc, sums, arrived, part=block - runs.first(tile), parts=runs.parts(tile))


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
    rows, cols, depth, blocks = options.rows, options.cols, options.depth, options.blocks
    if min(rows, cols, depth, blocks) < 1:
        parser.error("--rows, --cols, --depth and --blocks are at least 1")
    runs = Runs(cols, depth, blocks)
    places = td.cdiv(rows, ROWS) * td.cdiv(cols, COLS)
    try:
        lowered = stream_k.lower(target=options.target, P=runs.most, T=places, M=rows, N=cols, K=depth, blocks=blocks)
    except td.TiledslError as refused:
        print(refused)
        return 1
    print(lowered.resources.table())
    generator = np.random.default_rng(0)
    a, b = (generator.integers(-4, 5, (size, depth)).astype(np.float32) for size in (rows, cols))
    held = [(x.view(np.uint32) >> 16).astype(np.uint16) for x in (a, b)]  # whole numbers that bf16 holds
    sums, arrived, c = np.zeros((runs.most, rows, cols), np.float32), np.zeros(places, np.int32), np.zeros((rows, cols), np.float32)
    report = execute(lowered, [*held, sums, arrived, c])
    right = not report.hazards and not arrived.any() and bool((c == a @ b.T).all())
    units = f"{runs.tiles} tiles of {runs.steps} steps, {runs.each} units a block"
    print(f"{units}, at most {runs.most} parts a tile: {'RIGHT' if right else 'WRONG'}")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
