"""Kernels for products with an operand whose rows are k: C = A·B with B of K × N, and C = Aᵀ·B with A of K × M besides."""

import tiledsl as td
from tests.kernels.gemms import of_any_shape

product_ab, product_ab_f16 = of_any_shape(td.bf16, by_rows=True), of_any_shape(td.f16, by_rows=True)


@td.kernel(warps=4)
def product_atb(a: td.gl[td.bf16, "K", "M"], b: td.gl[td.bf16, "K", "N"], c: td.gl[td.f32, "M", "N"], block=64, step=32):
    """C = Aᵀ·B: both operands have k as their rows."""
    row, col = td.grid(td.cdiv(a.cols, block), td.cdiv(b.cols, block))
    As, Bs = td.st(td.bf16, step, block), td.st(td.bf16, step, block)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, block // 2, block // 2)
    for k in td.range(td.cdiv(a.rows, step)):
        td.load(As, a[k, row])
        td.load(Bs, b[k, col])
        td.barrier()
        a_reg = td.load(td.subtile(As, (step, block // 2), (0, wr)), layout="col")
        b_reg = td.load(td.subtile(Bs, (step, block // 2), (0, wc)), layout="col")
        td.barrier()
        td.mma_AtB(acc, a_reg, b_reg)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=4)
def inner_loop(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "K", "N"], c: td.gl[td.f32, "M", "N"]):
    """A panel of 128 rows of B that feeds four inner steps in a loop on the device: the place of a subtile depends on the step."""
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.cols, 64))
    As, Bs = td.st(td.bf16, 64, 128), td.st(td.bf16, 128, 64)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, 128)):
        td.load(As, a[row, k])
        td.load(Bs, b[k, col])
        td.barrier()
        for kk in td.range(4):
            a_reg = td.load(td.subtile(As, (32, 32), (wr, kk)))
            b_reg = td.load(td.subtile(Bs, (32, 32), (kk, wc)), layout="col")
            td.mma_AB(acc, a_reg, b_reg)
        td.barrier()
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=1)
def gram(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.f32, "M", "M"], d: td.gl[td.f32, "K", "K"]):
    """C = A·Aᵀ and D = Aᵀ·A of one shared tile, which is read in both layouts."""
    td.grid(1)
    As = td.st(td.bf16, 32, 64)
    td.load(As, a[0, 0])
    td.barrier()
    rows, cols = td.load(As), td.load(As, layout="col")
    outer, inner = td.zeros(td.f32, 32, 32), td.zeros(td.f32, 64, 64)
    td.mma_ABt(outer, rows, rows)
    td.mma_AtB(inner, cols, cols)
    td.store(c[0, 0], outer)
    td.store(d[0, 0], inner)


@td.kernel(warps=1)
def element_by_element(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "K", "N"], c: td.gl[td.f32, "M", "N"], wide=False):
    """B is written to LDS by the user's own instructions, one element at a time (`wide`: four)."""
    td.grid(1)
    As, Bs = td.st(td.bf16, 32, 16), td.st(td.bf16, 16, 32)
    td.load(As, a[0, 0])
    lane = td.lane_id()
    for i in range(2 if wide else 8):
        value = td.vgpr(2 if wide else 1)
        if wide:
            td.asm("global_load_dwordx2 {v}, {p}, off", v=value, p=b.address(8 * i + lane // 8, lane % 8 * 4))
            td.asm("ds_write_b64 {at}, {v}", at=Bs.address(8 * i + lane // 8, lane % 8 * 4), v=value)
        else:
            td.asm("global_load_ushort {v}, {p}, off", v=value, p=b.address(2 * i + lane // 32, lane % 32))
            td.asm("ds_write_b16 {at}, {v}", at=Bs.address(2 * i + lane // 32, lane % 32), v=value)
    td.barrier()
    acc = td.zeros(td.f32, 32, 32)
    td.mma_AB(acc, td.load(As), td.load(Bs, layout="col"))
    td.store(c[0, 0], acc)
