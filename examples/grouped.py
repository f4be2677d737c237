"""Grouped products: each group of rows of A times a matrix of its own, as experts of a mixture multiply their tokens.

C[rows of g] = A[rows of g] · B[g]ᵀ. The ends of the groups are read on the device: group g has the rows offsets[g] …
offsets[g + 1] − 1, and may be empty. A block takes a group and 128 columns, and loops over the group's rows, 128 at a
time, so that the number of blocks does not depend on the sizes of groups. `rows=` of td.store leaves out the rows of
the next group.

Run it: `python examples/grouped.py --sizes 300 0 1 128`. The interpreter executes the listing, and the result is compared with NumPy.
"""

import tiledsl as td

BLOCK, K_STEP, REG = 128, 64, 64  # a block's tile of C, the columns of A and B taken at once, a warp's tile of C


@td.kernel(warps=4, sizes=dict(E=9, G=8, M=4096, N=4096, K=4096))
def grouped(
    offsets: td.gl[td.i32, "E"],  # of the G groups, and their end: E = G + 1
    a: td.gl[td.bf16, td.dyn("M"), "K"],
    b: td.gl[td.bf16, "G", "N", "K"],
    c: td.gl[td.bf16, td.dyn("M"), "N"],
) -> None:
    td.ensures(c, td.by_groups(offsets, lambda g: a @ td.matrix_of(b, g).T))
    g, col = td.grid(b.batch, td.cdiv(b.rows, BLOCK))
    first, end = (td.read(offsets[g + n], least=0, most=a.rows, ascending=True) for n in range(2))
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)

    def slices(row: int, k: int) -> tuple[td.WindowRef, td.WindowRef]:
        return a.at(row=row, col=k * K_STEP), b[g, col, k]

    steps = td.cdiv(a.cols, K_STEP)
    for row in td.range(first, end, BLOCK):
        acc = td.zeros(td.f32, REG, REG)
        for shared, source in zip((As, Bs), slices(row, 0), strict=True):
            td.load(shared, source)
        td.barrier()
        for k in td.range(steps):
            a_reg = td.load(td.subtile(As, (REG, K_STEP), (wr, 0)))
            b_reg = td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
            if k + 1 < steps:  # the next slices travel while these are multiplied
                ahead = [td.fetch(shared, source) for shared, source in zip((As, Bs), slices(row, k + 1), strict=True)]
            td.mma_ABt(acc, a_reg, b_reg)
            td.barrier()  # every warp has read these slices
            if k + 1 < steps:
                for shared, staged in zip((As, Bs), ahead, strict=True):
                    td.commit(shared, staged)
            td.barrier()
        mine = row + wr * REG
        td.store(c.at(row=mine, col=col * BLOCK + wc * REG), td.cast(td.swap_layout(acc), td.bf16), rows=end - mine)


def main(arguments: list[str] | None = None) -> int:
    """Compare the result with NumPy's. Exit status: 0 right, 1 wrong or refused."""
    import argparse

    import numpy as np

    from tiledsl.runtime.launch import execute
    from tiledsl.targets import TARGETS

    parser = argparse.ArgumentParser(description="Grouped products: checked, lowered, compiled, and executed.")
    parser.add_argument("--target", choices=tuple(TARGETS))
    parser.add_argument("--sizes", type=int, nargs="+", default=[70, 0, 1, 129], metavar="N", help="rows of each group (default 70 0 1 129)")
    for name, value in (("cols", 128), ("depth", 128)):
        parser.add_argument(f"--{name}", type=int, default=value, metavar="N", help=f"default {value}")
    options = parser.parse_args(arguments)
    if min(options.sizes) < 0 or sum(options.sizes) < 1:
        parser.error("--sizes are numbers of rows, at least one row in all")
    offsets = np.cumsum([0, *options.sizes]).astype(np.int32)
    groups, rows, cols, depth = len(options.sizes), int(offsets[-1]), options.cols, options.depth
    try:
        lowered = grouped.lower(target=options.target, E=groups + 1, G=groups, M=rows, N=cols, K=depth)
    except td.TiledslError as refused:
        print(refused)
        return 1
    print(lowered.resources.table())
    generator = np.random.default_rng(0)
    a, b = (generator.integers(-4, 5, shape).astype(np.float32) for shape in ((rows, depth), (groups, cols, depth)))
    held = [(x.view(np.uint32) >> 16).astype(np.uint16) for x in (a, b)]  # whole numbers that bf16 holds
    c = np.zeros((rows, cols), np.uint16)
    hazards = execute(lowered, [offsets, *held, c]).hazards
    exact = np.concatenate([a[offsets[g] : offsets[g + 1]] @ b[g].T for g in range(groups)])
    found = (c.astype(np.uint32) << 16).view(np.float32)
    right = not hazards and bool((np.abs(found - exact) <= 2.0**-8 * np.abs(exact)).all())
    print(f"{groups} groups of {', '.join(map(str, options.sizes))} rows: {'RIGHT' if right else 'WRONG'}")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
