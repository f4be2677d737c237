"""C = A·Bᵀ with a copy of one's own: global memory to LDS as a reusable tile op, written lane by lane with inline assembly.

All loads are issued, then every piece is written through the tile's swizzle as it arrives. The waits are the compiler's: it follows td.asm as it does
its own instructions.
"""

import tiledsl as td

BLOCK, K_STEP, REG, WARPS = 128, 64, 32, 4


@td.op
def copy(tile, source, row, col):
    """Copy tile.rows × tile.cols elements of `source`, from element (row, col) on, 16 bytes a lane at a time."""
    vector = 8  # bf16 elements in 16 bytes
    lanes_per_row = tile.cols // vector
    rows_at_once = WARPS * 64 // lanes_per_row
    r, c = td.thread_id() // lanes_per_row, td.thread_id() % lanes_per_row * vector
    pieces = [td.vgpr(4) for _ in range(tile.rows // rows_at_once)]
    for i, piece in enumerate(pieces):
        address = source.address(row + r + i * rows_at_once, col + c)
        td.asm("global_load_dwordx4 {dst}, {addr}, off", dst=piece, addr=address)
    for i, piece in enumerate(pieces):
        td.asm("ds_write_b128 {addr}, {data}", addr=tile.address(r + i * rows_at_once, c), data=piece)


@td.kernel(warps=WARPS, sizes=dict(M=8192, N=8192, K=8192))
def own_loader(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [td.zeros(td.f32, REG, REG) for _ in range(4)]
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        copy(As, a, row * BLOCK, k * K_STEP)
        copy(Bs, b, col * BLOCK, k * K_STEP)
        td.barrier()
        a_reg = [td.load(td.subtile(As, (REG, K_STEP), (wr + 2 * i, 0))) for i in range(2)]
        b_reg = [td.load(td.subtile(Bs, (REG, K_STEP), (wc + 2 * j, 0))) for j in range(2)]
        td.barrier()
        for i in range(2):
            for j in range(2):
                td.mma_ABt(acc[2 * i + j], a_reg[i], b_reg[j])
    for i in range(2):
        for j in range(2):
            td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])


if __name__ == "__main__":
    import sys

    from demo import main

    sys.exit(main(own_loader))
