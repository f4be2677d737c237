"""Kernels in variants, of which one is slow for a reason that its author asks for."""

import tiledsl as td


@td.kernel(warps=4, sizes=dict(M=1024, N=1024, K=1024))
def gemm(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], step=64, buffers=1, unrolled=False, swizzle=None):
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As = td.st(td.bf16, 64, step, buffers=buffers, swizzle=td.Swizzle(*swizzle) if swizzle else None)
    Bs = td.st(td.bf16, 64, step, buffers=buffers)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, 32, 32)
    steps = td.cdiv(a.cols, step)
    if buffers == 2:
        td.load(As[0], a[row, 0])
        td.load(Bs[0], b[col, 0])
        td.barrier()
    for k in range(int(steps)) if unrolled else td.range(steps):
        more = k + 1 < steps
        if buffers == 2:
            if more:
                fetched = td.fetch(As[(k + 1) % 2], a[row, k + 1]), td.fetch(Bs[(k + 1) % 2], b[col, k + 1])
        else:
            td.load(As, a[row, k])
            td.load(Bs, b[col, k])
            td.barrier()
        of_a, of_b = (As[k % 2], Bs[k % 2]) if buffers == 2 else (As, Bs)
        left = td.load(td.subtile(of_a, (32, step), (wr, 0)))
        right = td.load(td.subtile(of_b, (32, step), (wc, 0)))
        td.mma_ABt(acc, left, right)
        if buffers == 2 and more:
            td.commit(As[(k + 1) % 2], fetched[0])
            td.commit(Bs[(k + 1) % 2], fetched[1])
        td.barrier()
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=4, sizes=dict(M=4096, N=1024))
def panels(a: td.gl[td.bf16, "M", "N"], cols=64):
    """8 KiB a step: rows of 128 bytes, or more rows of fewer bytes."""
    row, As = td.grid(td.cdiv(a.rows, 4096 // cols)), td.st(td.bf16, 4096 // cols, cols)
    for k in td.range(td.cdiv(a.cols, cols)):
        td.load(As, a[row, k])  # of panels
        td.barrier()


@td.kernel(warps=4, sizes=dict(M=65536))
def stores(c: td.gl[td.bf16, "M", 64], width=16):
    """64 rows of 128 bytes by each warp: eight rows an instruction, or one."""
    first = (td.grid(td.cdiv(c.rows, 256)) * 4 + td.warp_id()) * 64
    value, rows = td.vgpr(4), width // 2
    td.asm("global_load_dwordx4 {dst}, {at}, {base}", dst=value, at=td.lane_id() * 16, base=c.address(first, 0))
    for n in range(0, 64, rows):
        td.asm(STORE.format(STORES[width]), at=td.lane_id() * width, value=value if width == 16 else value[0], base=c.address(first + n, 0))


STORE = "global_store_{} {{at}}, {{value}}, {{base}}"
STORES = {2: "short", 16: "dwordx4"}
