"""Kernels C = A·Bᵀ that tests use beside the examples: other warps, other layouts, other tiles."""

import tiledsl as td


@td.kernel(warps=1)
def one_warp(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], swap=False, step=64):
    """K01 with one warp: a block of 64 × 64, four accumulators. No other warp is there to be ordered with."""
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs = td.st(td.bf16, 64, step), td.st(td.bf16, 64, step)
    acc = [td.zeros(td.f32, 32, 32) for _ in range(4)]
    for k in td.range(td.cdiv(a.cols, step)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        a_reg = [td.load(td.subtile(As, (32, step), (i, 0))) for i in range(2)]
        b_reg = [td.load(td.subtile(Bs, (32, step), (j, 0))) for j in range(2)]
        td.barrier()
        for i in range(2):
            for j in range(2):
                td.mma_ABt(acc[2 * i + j], a_reg[i], b_reg[j])
    for i in range(2):
        for j in range(2):
            tile = td.swap_layout(acc[2 * i + j]) if swap else acc[2 * i + j]
            td.store(c[row * 2 + i, col * 2 + j], tile)


@td.kernel(warps=6)
def odd_shape(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], reg=32):
    """K01's shape at 192 × 64 with six warps in a 3 × 2 grid: held out from what the lowering was tuned on. `reg` 16 takes the small instructions."""
    rows, cols, step = 192, 64, 32
    row, col = td.grid(td.cdiv(a.rows, rows), td.cdiv(b.rows, cols))
    As, Bs = td.st(td.bf16, rows, step), td.st(td.bf16, cols, step)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    down, across = rows // 3 // reg, cols // 2 // reg
    acc = [[td.zeros(td.f32, reg, reg) for _ in range(across)] for _ in range(down)]
    for k in td.range(td.cdiv(a.cols, step)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        a_reg = [td.load(td.subtile(As, (reg, step), (wr * down + i, 0))) for i in range(down)]
        b_reg = [td.load(td.subtile(Bs, (reg, step), (wc * across + j, 0))) for j in range(across)]
        td.barrier()
        for i in range(down):
            for j in range(across):
                td.mma_ABt(acc[i][j], a_reg[i], b_reg[j])
    for i in range(down):
        for j in range(across):
            td.store(c[row * 3 * down + wr * down + i, col * 2 * across + wc * across + j], acc[i][j])


@td.kernel(warps=8)
def large(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """256 × 256 × 64 with eight warps in a 4 × 2 grid, two accumulators of 64 × 64 each."""
    row, col = td.grid(td.cdiv(a.rows, 256), td.cdiv(b.rows, 256))
    As, Bs = td.st(td.bf16, 256, 64), td.st(td.bf16, 256, 64)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [td.zeros(td.f32, 64, 64) for _ in range(2)]
    for k in td.range(td.cdiv(a.cols, 64)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        a_reg = td.load(td.subtile(As, (64, 64), (wr, 0)))
        b_reg = [td.load(td.subtile(Bs, (64, 64), (wc + 2 * j, 0))) for j in range(2)]
        td.barrier()
        for j in range(2):
            td.mma_ABt(acc[j], a_reg, b_reg[j])
    for j in range(2):
        td.store(c[row * 4 + wr, col * 4 + wc + 2 * j], acc[j])


@td.kernel()
def producer_consumer(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], step=32):
    """K03 at 64 × 64: a producer warp fills one of two buffers while four consumers compute on the other."""
    producer, consumer = td.roles(producer=1, consumer=4)
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs = td.st(td.bf16, 64, step, buffers=2), td.st(td.bf16, 64, step, buffers=2)
    acc = td.zeros(td.f32, 32, 32)
    steps = td.cdiv(a.cols, step)
    tic, toc = 0, 1
    with producer:
        td.load(As[tic], a[row, 0])
        td.load(Bs[tic], b[col, 0])
    td.barrier()
    for k in td.range(steps):
        with producer:
            if k + 1 < steps:
                td.load(As[toc], a[row, k + 1])
                td.load(Bs[toc], b[col, k + 1])
        with consumer:
            wr, wc = consumer.id // 2, consumer.id % 2
            a_reg = td.load(td.subtile(As[tic], (32, step), (wr, 0)))
            b_reg = td.load(td.subtile(Bs[tic], (32, step), (wc, 0)))
            td.mma_ABt(acc, a_reg, b_reg)
        td.barrier()
        tic, toc = toc, tic
    with consumer:
        td.store(c[row * 2 + consumer.id // 2, col * 2 + consumer.id % 2], acc)


@td.kernel(warps=4)
def rolled_panel(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """K02 at 64 × 64 with its four inner steps as a loop on the device: the place of a subtile depends on the step."""
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs = td.st(td.bf16, 64, 128), td.st(td.bf16, 64, 128)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, 128)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        for kk in td.range(4):
            a_reg = td.load(td.subtile(As, (32, 32), (wr, kk)))
            b_reg = td.load(td.subtile(Bs, (32, 32), (wc, kk)))
            td.mma_ABt(acc, a_reg, b_reg)
        td.barrier()
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


def of_any_shape(dtype, by_rows=False):
    """C = A·Bᵀ, or C = A·B where B's rows are k (`by_rows`), for elements of that type: annotations hold types and dimensions, so a kernel for several is made
    by a function."""
    multiply = td.mma_AB if by_rows else td.mma_ABt
    b_dimensions = ("K", "N") if by_rows else ("N", "K")

    @td.kernel()
    def any_shape(
        a: td.gl[dtype, "M", "K"],
        b: td.gl[(dtype, *b_dimensions)],
        c: td.gl[td.f32, "M", "N"],
        warps_down=2,
        warps_across=2,
        reg=32,
        down=1,
        across=1,
        step=32,
        buffers=1,
        copy="load",
        swap=False,
    ):
        """K01 with everything an option: the warps' grid, each warp's down × across accumulators of reg × reg, the step along k, a ring of buffers, how tiles
        come to LDS ("load", "direct", or "fetch" and commit, the copy of B in two parts), and whether C is stored from the row layout."""
        td.roles(all=warps_down * warps_across)
        rows, cols = warps_down * down * reg, warps_across * across * reg
        row, col = td.grid(td.cdiv(a.rows, rows), td.cdiv(b.cols if by_rows else b.rows, cols))
        As = td.st(dtype, rows, step, buffers=buffers)
        Bs = td.st(dtype, step, cols, buffers=buffers) if by_rows else td.st(dtype, cols, step, buffers=buffers)
        wr, wc = td.warp_id() // warps_across, td.warp_id() % warps_across
        acc = [[td.zeros(td.f32, reg, reg) for _ in range(across)] for _ in range(down)]
        ring = list(range(buffers))
        for k in td.range(td.cdiv(a.cols, step)):
            A, B = (As[ring[0]], Bs[ring[0]]) if buffers > 1 else (As, Bs)
            b_tile = b[k, col] if by_rows else b[col, k]
            if copy == "fetch":
                staged, parts = td.fetch(A, a[row, k]), [td.fetch(B, b_tile, part=(i, 2)) for i in range(2)]
                for part in parts:
                    td.commit(B, part)
                td.commit(A, staged)
            else:
                td.load(A, a[row, k], direct=copy == "direct")
                td.load(B, b_tile, direct=copy == "direct")
            td.barrier()
            a_reg = [td.load(td.subtile(A, (reg, step), (wr * down + i, 0))) for i in range(down)]
            if by_rows:
                b_reg = [td.load(td.subtile(B, (step, reg), (0, wc * across + j)), layout="col") for j in range(across)]
            else:
                b_reg = [td.load(td.subtile(B, (reg, step), (wc * across + j, 0))) for j in range(across)]
            if buffers == 1:
                td.barrier()
            for i in range(down):
                for j in range(across):
                    multiply(acc[i][j], a_reg[i], b_reg[j])
            ring = ring[1:] + ring[:1]
        for i in range(down):
            for j in range(across):
                tile = td.swap_layout(acc[i][j]) if swap else acc[i][j]
                td.store(c[row * warps_down * down + wr * down + i, col * warps_across * across + wc * across + j], tile)

    return any_shape


any_shape = of_any_shape(td.bf16)


@td.kernel(warps=1)
def ordered(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], order="row", rows=4, cols=2):
    """One accumulator of 32 × 32 a block, whose blocks are taken in any of td.grid's orders."""
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(b.rows, 32), order=order, group=(rows, cols))
    As, Bs = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32)
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, 32)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.mma_ABt(acc, td.load(As), td.load(Bs))
    td.store(c[row, col], acc)


@td.kernel(warps=4)
def small_ping_pong(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """K12's phases at 96 × 64 × 48 with four warps in a 2 × 2 grid: three slices of 16 a step, the last of which writes LDS."""
    row, col = td.grid(td.cdiv(a.rows, 96), td.cdiv(b.rows, 64))
    steps = td.cdiv(a.cols, 48)
    As, Bs = td.st(td.bf16, 96, 48), td.st(td.bf16, 64, 48)
    half, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, 48, 32)

    def read(s):
        return td.load(td.subtile(As, (48, 16), (half, s))), td.load(td.subtile(Bs, (32, 16), (wc, s)))

    def compute(operands):
        td.wait(operands)
        with td.priority(1):
            td.mma_ABt(acc, *operands)
        td.barrier()

    td.load(As, a[row, 0])
    td.load(Bs, b[col, 0])
    td.barrier()
    if half == 1:
        td.barrier()
    for k in td.range(steps):
        more = k + 1 < steps
        x0 = read(0)
        if more:
            staged = td.fetch(As, a[row, k + 1]), td.fetch(Bs, b[col, k + 1])
        td.barrier()
        compute(x0)
        x1, x2 = read(1), read(2)
        td.wait(x1, x2)
        td.barrier()
        compute(x1)
        if more:
            td.wait(staged)
            td.commit(As, staged[0])
            td.commit(Bs, staged[1])
        td.barrier()
        compute(x2)
    if half == 0:
        td.barrier()
    td.store(c[row * 2 + half, col * 2 + wc], acc)


@td.kernel(target="gfx950", warps=4)
def small_ping_pong_direct(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """K13's phases at 128 × 192 × 32 with four warps in a 2 × 2 grid: loads straight to LDS up to two steps ahead, B whole, three accumulators across."""
    row, col = td.grid(td.cdiv(a.rows, 128), td.cdiv(b.rows, 192))
    steps = td.cdiv(a.cols, 32)
    halves = [td.st(td.bf16, 64, 32, buffers=2) for _ in range(2)]
    Bs = td.st(td.bf16, 192, 32, buffers=2)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [[td.zeros(td.f32, 32, 32) for _ in range(3)] for _ in range(2)]

    def fetch(buffer, half, k):
        td.load(halves[half][buffer], a[row * 2 + half, k], direct=True)
        if half == 0:
            td.load(Bs[buffer], b[col, k], direct=True)

    def compute(accumulators, a_reg, b_regs):
        td.wait(a_reg, b_regs)
        td.barrier()
        with td.priority(1):
            for total, b_reg in zip(accumulators, b_regs, strict=True):
                td.mma_ABt(total, a_reg, b_reg)
        td.barrier()

    tic, toc = 0, 1
    fetch(tic, 0, 0)
    fetch(tic, 1, 0)
    if steps > 1:
        fetch(toc, 0, 1)
    td.barrier()
    if wr == 1:
        td.barrier()
    for k in td.range(steps):
        b_regs = [td.load(td.subtile(Bs[tic], (32, 32), (2 * j + wc, 0))) for j in range(3)]
        a_reg = td.load(td.subtile(halves[0][tic], (32, 32), (wr, 0)))
        if k + 1 < steps:
            fetch(toc, 1, k + 1)
        compute(acc[0], a_reg, b_regs)
        a_reg = td.load(td.subtile(halves[1][tic], (32, 32), (wr, 0)))
        if k + 2 < steps:
            fetch(tic, 0, k + 2)
        compute(acc[1], a_reg, b_regs)
        tic, toc = toc, tic
    if wr == 0:
        td.barrier()
    for i in range(2):
        for j in range(3):
            td.store(c[row * 4 + 2 * i + wr, col * 6 + 2 * j + wc], acc[i][j])


@td.kernel(warps=2)
def small_interleave(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """K14's schedule at 128 × 256 × 32 with two warps in a 1 × 2 grid and accumulators in AGPRs: one memory operation after a product, one buffer of LDS."""
    row, col = td.grid(td.cdiv(a.rows, 128), td.cdiv(b.rows, 256))
    steps = td.cdiv(a.cols, 32)
    As, Bs, wc = td.st(td.bf16, 128, 32), td.st(td.bf16, 256, 32), td.warp_id()
    acc = [[td.zeros(td.f32, 32, 32) for _ in range(4)] for _ in range(4)]
    a_reg, b_reg = ([[td.rt(td.bf16, 32, 16) for _ in range(4)] for _ in range(2)] for _ in range(2))

    def reads(s):
        for i in range(4):
            yield lambda i=i: td.load(a_reg[s][i], td.subtile(As, (32, 16), (i, s)))
            yield lambda i=i: td.load(b_reg[s][i], td.subtile(Bs, (32, 16), (wc * 4 + i, s)))

    def fetches(k, staged):
        for shared, place, parts in ((As, a[row, k], 4), (Bs, b[col, k], 8)):
            for i in range(parts):
                yield lambda f=(shared, place), part=(i, parts): staged.append(td.fetch(*f, part=part))

    def commits(staged):
        for i in reversed(range(12)):
            yield lambda i=i: td.commit(As if i < 4 else Bs, staged[i])

    def multiply(s, memory):
        for n in range(16):
            i, j = 3 - n // 4, 3 - n % 4
            td.mma_ABt(acc[i][j], a_reg[s][i], b_reg[s][j])
            for operation in memory[n * len(memory) // 16 : (n + 1) * len(memory) // 16]:
                operation()

    td.load(As, a[row, 0])
    td.load(Bs, b[col, 0])
    td.barrier()
    for read in reads(0):
        read()
    for k in td.range(steps):
        ahead, staged = k + 1 if k + 1 < steps else k, []
        multiply(0, [*reads(1), *fetches(ahead, staged)])
        multiply(1, [td.barrier, *commits(staged), td.barrier, *reads(0)])
    for i in range(4):
        for j in range(4):
            td.store(c[row * 4 + i, (col * 2 + wc) * 4 + j], acc[i][j])
