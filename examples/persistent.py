"""C = A·Bᵀ in bf16 by persistent blocks: two blocks a compute unit, which compute one tile of C after another.

Block n of `blocks` computes the tiles n, n + blocks, n + 2 · blocks, … in the order of rows, so that the number of blocks does not depend on the sizes, and the
work between two tiles, such as the addresses and the loop's beginning, stays with the block. The sizes may be any.

Run it: `python examples/persistent.py --rows 300 --cols 500 --blocks 5`. The interpreter executes the listing, and the result is compared with NumPy.
"""

import tiledsl as td

BLOCK, K_STEP, REG = 128, 64, 64  # a block's tile of C, the columns of A and B taken at once, a warp's accumulator


@td.kernel(warps=4, sizes=dict(M=8192, N=8192, K=8192))
def persistent(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.bf16, "M", "N"], blocks: int = 608) -> None:
    td.ensures(c, a @ b.T)
    down, across = td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK)
    block = td.grid(blocks)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    for tile in td.range(block, down * across, blocks):
        row, col = tile // across, tile % across
        acc = td.zeros(td.f32, REG, REG)
        for k in td.range(td.cdiv(a.cols, K_STEP)):
            td.load(As, a[row, k])
            td.load(Bs, b[col, k])
            td.barrier()
            a_reg = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
            b_reg = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
            td.barrier()
            td.mma_ABt(acc, a_reg, b_reg)
        td.store(c[row * 2 + wr, col * 2 + wc], td.cast(td.swap_layout(acc), td.bf16))


def main(arguments: list[str] | None = None) -> int:
    """Compare the result with NumPy's. Exit status: 0 right, 1 wrong or refused."""
    import argparse

    import numpy as np

    from tiledsl.runtime.launch import execute
    from tiledsl.targets import TARGETS

    parser = argparse.ArgumentParser(description="A·Bᵀ by persistent blocks: checked, lowered, compiled, and executed.")
    parser.add_argument("--target", choices=tuple(TARGETS))
    for name, value in (("rows", 300), ("cols", 300), ("depth", 200), ("blocks", 4)):
        parser.add_argument(f"--{name}", type=int, default=value, metavar="N", help=f"default {value}")
    options = parser.parse_args(arguments)
    rows, cols, depth, blocks = options.rows, options.cols, options.depth, options.blocks
    try:
        lowered = persistent.lower(target=options.target, M=rows, N=cols, K=depth, blocks=blocks)
    except td.TiledslError as refused:
        print(refused)
        return 1
    print(lowered.resources.table())
    generator = np.random.default_rng(0)
    a, b = (generator.integers(-4, 5, (size, depth)).astype(np.float32) for size in (rows, cols))
    held = [(x.view(np.uint32) >> 16).astype(np.uint16) for x in (a, b)]  # whole numbers that bf16 holds
    c = np.zeros((rows, cols), np.uint16)
    hazards = execute(lowered, [*held, c]).hazards
    exact, found = a @ b.T, (c.astype(np.uint32) << 16).view(np.float32)
    right = not hazards and bool((np.abs(found - exact) <= 2.0**-8 * np.abs(exact)).all())
    tiles = td.cdiv(rows, BLOCK) * td.cdiv(cols, BLOCK)
    print(f"{tiles} tiles in {blocks} blocks: {'RIGHT' if right else 'WRONG'}")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
