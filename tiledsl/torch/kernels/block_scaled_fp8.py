# Written by `python -m examples.library` from examples/block_scaled_fp8.py: change that file.
# ruff: noqa: E501
"""D = A·Bᵀ of fp8 with block scales, in bf16: one for 1 × 128 elements of A, and for 128 × 128 of B, as in DeepSeek-V3.

Scales change along k, so the sums of each 128 columns are made on their own, and added to the totals in f32, times
their scales: `promoted`. The products are those of B·Aᵀ: a lane then holds elements of one row of D, and needs one
scale for 16 of them. The scales of the next step are loaded before its tiles, so that they do not queue behind these.
`scale_a` has a row for each 128 columns of A, and a column for each row.
"""

import functools
import itertools

import tiledsl as td
from tiledsl.ir.nodes import DType

BLOCK, K_BLOCK, REG = 128, 128, 32  # a block's tile of D, the columns that share scales, a piece of a warp's tile
PIECES = list(itertools.product(range(2), repeat=2))


@functools.cache
def block_scaled_of(dtype: DType) -> td.Kernel:
    """The kernel for tensors of one 16-bit float type."""

    @td.kernel(warps=4, sizes=dict(M=4096, N=4096, K=4096, KB=32, NB=32))
    def block_scaled(
        a: td.gl[td.fp8, td.dyn("M"), "K"],
        b: td.gl[td.fp8, "N", "K"],
        scale_a: td.gl[td.f32, "KB", td.dyn("M")],
        scale_b: td.gl[td.f32, "NB", "KB"],
        d: td.gl[dtype, td.dyn("M"), "N"],
    ) -> None:
        of_a = along(scale_a.T, a.cols)
        of_b = along(along(scale_b, a.cols).T, b.rows).T
        td.ensures(d, (a * of_a) @ (b * of_b).T)
        row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
        wr, wc = td.warp_id() // 2, td.warp_id() % 2
        i, j = (row * 2 + wr) * 2, (col * 2 + wc) * 2  # the warp's first piece of rows, and of columns, of D
        steps = td.cdiv(a.cols, K_BLOCK)
        As, Bs = td.st(td.fp8, BLOCK, K_BLOCK), td.st(td.fp8, BLOCK, K_BLOCK)
        total = {piece: td.zeros(td.f32, REG, REG) for piece in PIECES}

        def scales(k: int) -> tuple[list[td.RegisterTile], td.RegisterTile]:
            """The scales of step k: of two pieces of rows of A, and of the block's rows of B."""
            return [td.load(scale_a[k, i + m], (1, REG), layout="col") for m in range(2)], td.load(
                scale_b[col, k], (1, 1), layout="col"
            )

        td.load(As, a[row, 0])
        td.load(Bs, b[col, 0])
        of_rows, of_block = scales(0)
        scale = [one * of_block for one in of_rows]
        td.barrier()
        for k in td.range(steps):
            more = k + 1 < steps
            of_rows, of_block = scales(k + 1 if more else k)  # the last step loads its own again, which nothing reads
            a_reg, b_reg = (
                [td.load(td.subtile(shared, (REG, K_BLOCK), (2 * at + m, 0))) for m in range(2)]
                for shared, at in ((As, wr), (Bs, wc))
            )
            if more:
                a_next, b_next = td.fetch(As, a[row, k + 1]), td.fetch(Bs, b[col, k + 1])
            for m, n in PIECES:
                promoted = td.zeros(td.f32, REG, REG)
                td.mma_ABt(promoted, b_reg[m], a_reg[n])
                td.copy(total[m, n], td.fma(promoted, scale[n], total[m, n]))
            td.barrier()
            if more:
                td.commit(As, a_next)
                td.commit(Bs, b_next)
            td.barrier()
            for n in range(2):
                td.copy(scale[n], of_rows[n] * of_block)
        for m, n in PIECES:
            td.store(d[i + n, j + m], td.cast(total[m, n].T, dtype))

    return block_scaled


def along(scales: td.Formula, count: int) -> td.Formula:
    """The scales of blocks, for each of `count` columns."""
    return td.column_of(scales, lambda column: column // K_BLOCK, cols=count)
