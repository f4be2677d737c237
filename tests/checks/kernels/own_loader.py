"""K04: the copy from global memory to LDS written lane by lane, for a block of 64 × 64."""

import tiledsl as td

BLOCK, K_STEP, WARPS = 64, 64, 4


@td.op
def copy(tile, source, row, col):
    lanes_per_row = tile.cols // 8
    rows_at_once = WARPS * 64 // lanes_per_row
    r, c = td.thread_id() // lanes_per_row, td.thread_id() % lanes_per_row * 8
    for i in range(tile.rows // rows_at_once):
        piece, line = td.vgpr(4), r + i * rows_at_once
        origin = source.address(row + line, col + c)
        place = tile.base + tile.swizzle((line * tile.cols + c) * 2)
        td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=origin)
        td.asm("ds_write_b128 {at}, {data}", at=place, data=piece)


@td.kernel(warps=WARPS)
def own_loader(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(a.rows // BLOCK, b.rows // BLOCK)
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(a.cols // K_STEP):
        copy(As, a, row * BLOCK, k * K_STEP)
        copy(Bs, b, col * BLOCK, k * K_STEP)
        td.barrier()
        a_reg = td.load(td.subtile(As, (32, K_STEP), (wr, 0)))
        b_reg = td.load(td.subtile(Bs, (32, K_STEP), (wc, 0)))
        td.barrier()
        td.mma_ABt(acc, a_reg, b_reg)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)
