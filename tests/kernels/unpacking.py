"""Products of A with numbers of 4 or 8 bits that share words, less zero points."""

import tiledsl as td


@td.kernel(warps=1)
def unpacked(a: td.gl[td.bf16, "M", "K"], q: td.gl[td.i32, "W", "N"], z: td.gl[td.f32, "N"], c: td.gl[td.f32, "M", "N"], bits=4, words=8, side=32, zero=None):
    """C = A·(numbers - zero), with the zero points of `z` where `zero` is None; rows of A and columns are at most `side`, or 64 columns where side is 16."""
    numbers = td.unpack(q, bits)
    td.ensures(c, a @ (numbers - (z if zero is None else zero)))
    td.grid(1)
    depth, cols = words * 32 // bits, side if side == 32 else 64
    As, Qs, acc = td.st(td.bf16, side, depth), td.st(td.i32, words, cols), td.zeros(td.f32, side, cols)
    less = td.load(z[0], cols, layout="col") if zero is None else zero
    for k in td.range(td.cdiv(q.rows, words)):
        td.load(As, a[0, k])
        td.load(Qs, q[k, 0])
        td.barrier()
        td.mma_AB(acc, td.load(As), td.unpack(td.load(Qs, layout="col"), bits, zero=less))
        td.barrier()
    td.store(c[0, 0], acc)


@td.kernel(warps=4)
def transposed(a: td.gl[td.bf16, 256, 32], q: td.gl[td.i32, 32, 128], c: td.gl[td.f32, 128, 32]):
    """C = numbersᵀ·A: the numbers are the first operand of Aᵀ·B, and the accumulators lie in AGPRs where there are many."""
    td.ensures(c, td.unpack(q, 4).T @ a)
    td.grid(1)
    As, Qs, acc = td.st(td.bf16, 256, 32), td.st(td.i32, 32, 128), td.zeros(td.f32, 32, 32)
    td.load(As, a[0, 0])
    td.load(Qs, q[0, 0])
    td.barrier()
    numbers = td.unpack(td.load(td.subtile(Qs, (32, 32), (0, td.warp_id())), layout="col"), 4)
    td.mma_AtB(acc, numbers, td.load(As, layout="col"))
    td.store(c[td.warp_id(), 0], acc)


@td.kernel(warps=4, waves_per_simd=1)
def in_agprs(a: td.gl[td.bf16, 256, 64], q: td.gl[td.i32, 8, 256], c: td.gl[td.f32, 256, 256]):
    """256 registers of sums in each lane: products in assembly."""
    td.ensures(c, a @ (td.unpack(q, 4) - 8))
    td.grid(1)
    As, Qs, acc = td.st(td.bf16, 256, 64), td.st(td.i32, 8, 256), td.zeros(td.f32, 128, 128)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    td.load(As, a[0, 0])
    td.load(Qs, q[0, 0])
    td.barrier()
    numbers = td.unpack(td.load(td.subtile(Qs, (8, 128), (0, wc)), layout="col"), 4, zero=8)
    td.mma_AB(acc, td.load(td.subtile(As, (128, 64), (wr, 0))), numbers)
    td.store(c[wr, wc], acc)


@td.kernel(warps=1)
def by_lanes(a: td.gl[td.bf16, "M", "K"], q: td.gl[td.i32, "N", "W"], c: td.gl[td.f32, "M", "N"], bits=4, zero=8, words=16, rows=16):
    """C = A·(numbers - zero)ᵀ, with words in the order of lanes straight from memory; rows of A are at most 16."""
    td.ensures(c, a @ (td.unpack(q, bits, order="lanes") - zero).T)
    col = td.grid(td.cdiv(q.rows, rows))
    As, acc = td.st(td.bf16, rows, words * 32 // bits), td.zeros(td.f32, rows, rows)
    for k in td.range(td.cdiv(q.cols, words)):
        td.load(As, a[0, k])
        td.barrier()
        td.mma_ABt(acc, td.load(As), td.unpack(td.load(q[col, k], (rows, words), layout="row"), bits, zero=zero, order="lanes"))
        td.barrier()
    td.store(c[0, col], acc)


@td.kernel(warps=1)
def stacked(a: td.gl[td.bf16, 32, "K"], b: td.gl[td.bf16, "G", 32, 32], c: td.gl[td.f32, 32, 32], second=1):
    """C = A·B, of which the matrices of b are the rows."""
    td.ensures(c, a @ td.stacked(b))
    td.grid(1)
    As, Bs, acc = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32), td.zeros(td.f32, 32, 32)
    for n in td.range(b.batch):
        td.load(As, a[0, n])
        td.load(Bs, b[second * n, 0, 0])
        td.barrier()
        td.mma_AB(acc, td.load(As), td.load(Bs, layout="col"))
        td.barrier()
    td.store(c[0, 0], acc)
