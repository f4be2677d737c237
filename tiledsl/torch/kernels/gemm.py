"""C = A·Bᵀ of any size: the examples' staged kernel, with sizes as arguments and a block chosen by size.

While a slice is multiplied, the next slice travels from global memory into registers, and then to LDS."""

import functools

import tiledsl as td
from tiledsl.ir.nodes import DType

BLOCKS = (256, 128, 64)  # rows and columns of C that a block of eight warps computes
_STEP, _SLICE = 64, 16  # columns of A and B in a step, and in one multiplication
_ENOUGH = 256  # blocks that occupy the compute units of every chip, or nearly


def block_for(rows: int, cols: int) -> int:
    """The largest block for which rows × cols of C give enough blocks, or the smallest block."""
    return next((block for block in BLOCKS if -(-rows // block) * -(-cols // block) >= _ENOUGH), BLOCKS[-1])


@functools.cache
def gemm_abt(operands: DType, result: DType) -> td.Kernel:
    """The kernel for A (M × K) and B (N × K) of one 16-bit float type. C (M × N) has that type or f32; the option
    `block` is one of BLOCKS."""

    @td.kernel(warps=8)
    def gemm_abt(
        a: td.gl[operands, td.dyn("M"), td.dyn("K", multiple=8)],
        b: td.gl[operands, td.dyn("N"), td.dyn("K", multiple=8)],
        c: td.gl[result, td.dyn("M"), td.dyn("N")],
        block=BLOCKS[0],
    ):
        td.ensures(c, a @ b.T)
        row, col = td.grid(td.cdiv(a.rows, block), td.cdiv(b.rows, block))
        steps = td.cdiv(a.cols, _STEP)
        As, Bs = td.st(operands, block, _STEP), td.st(operands, block, _STEP)
        side = block // 4  # of one of a warp's two tiles of C
        wr, wc = td.warp_id() // 2, td.warp_id() % 2
        columns = (wc, wc + 2)
        acc = [td.zeros(td.f32, side, side) for _ in columns]

        def read(s):
            """Read a slice of the rows and columns that a warp multiplies. The next slice is read before the current
            one is multiplied."""
            return [
                td.load(td.subtile(As, (side, _SLICE), (wr, s))),
                *(td.load(td.subtile(Bs, (side, _SLICE), (across, s))) for across in columns),
            ]

        td.load(As, a[row, 0])
        td.load(Bs, b[col, 0])
        td.barrier()
        for k in td.range(steps):
            more = k + 1 < steps
            here = read(0)
            if more:
                a_next, b_next = td.fetch(As, a[row, k + 1]), td.fetch(Bs, b[col, k + 1])
            for s in range(_STEP // _SLICE):
                td.wait(here)
                ahead = read(s + 1) if s + 1 < _STEP // _SLICE else None
                for tile, operand in zip(acc, here[1:], strict=True):
                    td.mma_ABt(tile, here[0], operand)
                here = ahead
            td.barrier()  # every warp has read this slice
            if more:
                td.commit(As, a_next)
                td.commit(Bs, b_next)
            td.barrier()
        for tile, across in zip(acc, columns, strict=True):
            td.store(c[row * 4 + wr, col * 4 + across], tile if result == td.f32 else td.cast(tile, result))

    return gemm_abt
