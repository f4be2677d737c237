"""A space of products C = A·Bᵀ in bf16: tiles of a block, columns of a step, warps, loads ahead, order of the blocks.

`tiledsl tune benchmarks/gemm_space.py --sizes M=4096,N=4096,K=4096` searches it; benchmarks/tune.py profiles it whole.
"""

import tiledsl as td

SLICE = 16  # columns that a warp multiplies at once
SIZES = dict(M=4096, N=4096, K=4096)


def of_warps(across):
    """The kernels with two rows of `across` warps."""

    @td.kernel(
        warps=2 * across,
        sizes=SIZES,
        tune=dict(
            ROWS=(64, 128, 256),
            COLS=(64, 128, 256),
            K_STEP=(32, 64, 128),
            AHEAD=(False, True),
            ORDER=("row", "chiplet"),
        ),
    )
    def product(
        a: td.gl[td.bf16, "M", "K"],
        b: td.gl[td.bf16, "N", "K"],
        c: td.gl[td.f32, "M", "N"],
        ROWS=128,
        COLS=128,
        K_STEP=64,
        AHEAD=True,
        ORDER="row",
    ):
        td.ensures(c, a @ b.T)
        row, col = td.grid(td.cdiv(a.rows, ROWS), td.cdiv(b.rows, COLS), order=ORDER)
        steps, slices = td.cdiv(a.cols, K_STEP), K_STEP // SLICE
        As, Bs = td.st(td.bf16, ROWS, K_STEP), td.st(td.bf16, COLS, K_STEP)
        wr, wc = td.warp_id() // across, td.warp_id() % across
        down, wide = ROWS // 2, COLS // across
        acc = td.zeros(td.f32, down, wide)

        def read(s):
            return td.load(td.subtile(As, (down, SLICE), (wr, s))), td.load(td.subtile(Bs, (wide, SLICE), (wc, s)))

        def multiply():
            for s in range(slices):
                td.mma_ABt(acc, *read(s))

        if AHEAD:
            td.load(As, a[row, 0])
            td.load(Bs, b[col, 0])
            td.barrier()
            for k in td.range(steps):
                more = k + 1 < steps
                if more:
                    a_next, b_next = td.fetch(As, a[row, k + 1]), td.fetch(Bs, b[col, k + 1])
                multiply()
                td.barrier()
                if more:
                    td.commit(As, a_next)
                    td.commit(Bs, b_next)
                td.barrier()
        else:
            for k in td.range(steps):
                td.load(As, a[row, k])
                td.load(Bs, b[col, k])
                td.barrier()
                multiply()
                td.barrier()
        td.store(c[row * 2 + wr, col * across + wc], acc)

    return product


@td.space
def products():
    """216 variants."""
    for across in (2, 4):
        yield dict(WARPS=2 * across), of_warps(across)
