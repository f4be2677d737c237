# Written by `python -m examples.library` from examples/grouped.py: change that file.
# ruff: noqa: E501
"""Grouped products: each group of rows of A times a matrix of its own, as experts of a mixture multiply their tokens.

C[rows of g] = A[rows of g] · B[g]ᵀ. The ends of the groups are read on the device: group g has the rows offsets[g] …
offsets[g + 1] − 1, and may be empty. A block takes a group and 128 columns, and loops over the group's rows, 128 at a
time, so that the number of blocks does not depend on the sizes of groups. `rows=` of td.store leaves out the rows of
the next group.
"""

import functools

import tiledsl as td
from tiledsl.ir.nodes import DType

BLOCK, K_STEP, REG = 128, 64, 64  # a block's tile of C, the columns of A and B taken at once, a warp's tile of C


@functools.cache
def grouped_of(dtype: DType) -> td.Kernel:
    """The kernel for tensors of one 16-bit float type."""

    @td.kernel(warps=4, sizes=dict(E=9, G=8, M=4096, N=4096, K=4096))
    def grouped(
        offsets: td.gl[td.i32, "E"],  # of the G groups, and their end: E = G + 1
        a: td.gl[dtype, td.dyn("M"), "K"],
        b: td.gl[dtype, "G", "N", "K"],
        c: td.gl[dtype, td.dyn("M"), "N"],
    ) -> None:
        td.ensures(c, td.by_groups(offsets, lambda g: a @ td.matrix_of(b, g).T))
        g, col = td.grid(b.batch, td.cdiv(b.rows, BLOCK))
        first, end = (td.read(offsets[g + n], least=0, most=a.rows, ascending=True) for n in range(2))
        wr, wc = td.warp_id() // 2, td.warp_id() % 2
        As, Bs = td.st(dtype, BLOCK, K_STEP), td.st(dtype, BLOCK, K_STEP)

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
                    ahead = [
                        td.fetch(shared, source) for shared, source in zip((As, Bs), slices(row, k + 1), strict=True)
                    ]
                td.mma_ABt(acc, a_reg, b_reg)
                td.barrier()  # every warp has read these slices
                if k + 1 < steps:
                    for shared, staged in zip((As, Bs), ahead, strict=True):
                        td.commit(shared, staged)
                td.barrier()
            mine = row + wr * REG
            td.store(c.at(row=mine, col=col * BLOCK + wc * REG), td.cast(td.swap_layout(acc), dtype), rows=end - mine)

    return grouped
