"""Kernels with integers that are read from memory: as coordinates, as conditions, and as bounds of loops."""

import tiledsl as td


@td.kernel(warps=1)
def shifted(rows: td.gl[td.i32, 4], x: td.gl[td.f32, 128, 32], y: td.gl[td.f32, 128, 32]):
    """As a coordinate: another one in each block."""
    block = td.grid(4)
    row = td.read(rows[block], least=0, most=96)
    td.store(y[block, 0], td.load(x.at(row=row, col=0), (32, 32)))


@td.kernel(warps=1)
def chosen(rows: td.gl[td.i32, 2, 5], x: td.gl[td.f32, 64, 32], y: td.gl[td.f32, 2, 160, 32]):
    """In each step of a loop, from a tensor of two dimensions."""
    block = td.grid(2)
    for n in td.range(5):
        row = td.read(rows[block, n], least=-1, most=32)
        if row >= 0:
            td.store(y[block, n, 0], td.load(x.at(row=row, col=0), (32, 32)))
        else:
            td.store(y[block, n, 0], td.zeros(td.f32, 32, 32))


@td.kernel(warps=4)
def part_of_k(steps: td.gl[td.i32, 4, 2], a: td.gl[td.bf16, 64, 512], b: td.gl[td.bf16, 256, 512], c: td.gl[td.f32, 64, 256], buffers=1):
    """As both bounds of a loop: block n multiplies the columns from 64 · first to 64 · end, none where end is not behind first."""
    n = td.grid(4)
    first, end = (td.read(steps[n, at], least=0, most=8) for at in range(2))
    As, Bs = td.st(td.bf16, 64, 64, buffers=buffers), td.st(td.bf16, 64, 64, buffers=buffers)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(first, end):
        A, B = (As, Bs) if buffers == 1 else (As[k % buffers], Bs[k % buffers])
        td.load(A, a[0, k])
        td.load(B, b[n, k])
        td.barrier()
        x, y = td.load(td.subtile(A, (32, 64), (wr, 0))), td.load(td.subtile(B, (32, 64), (wc, 0)))
        if buffers == 1:
            td.barrier()
        td.mma_ABt(acc, x, y)
    td.store(c[wr, 2 * n + wc], acc)


@td.kernel(warps=1, sizes=dict(M=100))
def of_any_size(ends: td.gl[td.i32, 4], x: td.gl[td.f32, td.dyn("M"), 32], y: td.gl[td.f32, td.dyn("M"), 32]):
    """Groups of rows of a tensor whose size the call gives: each is multiplied by its number."""
    td.ensures(y, td.by_groups(ends, lambda g: (g + 1) * x))
    g = td.grid(3)
    first, end = (td.read(ends[g + n], least=0, most=x.rows, ascending=True) for n in range(2))
    for row in td.range(first, end, 32):
        tile = td.load(x.at(row=row, col=0), (32, 32))
        for number in range(3):
            if g == number:
                td.store(y.at(row=row, col=0), (number + 1) * tile, rows=end - row)


@td.kernel(warps=1)
def nested(count: td.gl[td.i32, 3], rows: td.gl[td.i32, 3, 4], x: td.gl[td.f32, 64, 32], y: td.gl[td.f32, 96, 32]):
    """A read of a loop within a loop that is read: the sum of some rows."""
    td.grid(1)
    for n in td.range(3):
        total = td.zeros(td.f32, 32, 32)
        for i in td.range(td.read(count[n], least=0, most=4)):
            total += td.load(x.at(row=td.read(rows[n, i], least=0, most=32), col=0), (32, 32))
        td.store(y[n, 0], total)
