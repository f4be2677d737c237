"""K04 with waits="manual": every wait is the user's own, and none is missing or weaker than it must be."""

import tiledsl as td

BLOCK, K_STEP, WARPS = 128, 32, 4


@td.kernel(warps=WARPS, waits="manual")
def own_waits(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(a.rows // BLOCK, b.rows // BLOCK)
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [td.zeros(td.f32, 32, 32) for _ in range(4)]
    r, x = td.thread_id() // 4, td.thread_id() % 4 * 8
    for k in td.range(a.cols // K_STEP):
        pa0, pa1, pb0, pb1 = [td.vgpr(4) for _ in range(4)]
        td.asm("global_load_dwordx4 {dst}, {addr}, off", dst=pa0, addr=a.address(row * BLOCK + r, k * K_STEP + x))
        td.asm("global_load_dwordx4 {dst}, {addr}, off", dst=pa1, addr=a.address(row * BLOCK + r + 64, k * K_STEP + x))
        td.asm("global_load_dwordx4 {dst}, {addr}, off", dst=pb0, addr=b.address(col * BLOCK + r, k * K_STEP + x))
        td.asm("global_load_dwordx4 {dst}, {addr}, off", dst=pb1, addr=b.address(col * BLOCK + r + 64, k * K_STEP + x))
        td.wait(vmcnt=2)  # As's pieces
        td.asm("ds_write_b128 {addr}, {data}", addr=As.address(r, x), data=pa0)
        td.asm("ds_write_b128 {addr}, {data}", addr=As.address(r + 64, x), data=pa1)
        td.wait(vmcnt=0)  # Bs's pieces
        td.asm("ds_write_b128 {addr}, {data}", addr=Bs.address(r, x), data=pb0)
        td.asm("ds_write_b128 {addr}, {data}", addr=Bs.address(r + 64, x), data=pb1)
        td.wait(lgkmcnt=0)  # what this warp writes is written
        td.barrier()
        a0 = td.load(td.subtile(As, (32, K_STEP), (wr, 0)))
        a1 = td.load(td.subtile(As, (32, K_STEP), (wr + 2, 0)))
        b0 = td.load(td.subtile(Bs, (32, K_STEP), (wc, 0)))
        b1 = td.load(td.subtile(Bs, (32, K_STEP), (wc + 2, 0)))
        td.wait(lgkmcnt=0)  # what this warp reads is read
        td.barrier()
        td.mma_ABt(acc[0], a0, b0)
        td.mma_ABt(acc[1], a0, b1)
        td.mma_ABt(acc[2], a1, b0)
        td.mma_ABt(acc[3], a1, b1)
    for i in range(2):
        for j in range(2):
            td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])
