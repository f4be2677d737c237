"""Software pipelines: slices are fetched before the loop, committed at its head and fetched again at its tail, one to three steps ahead."""

import tiledsl as td

BLOCK, K_STEP, REG = 64, 32, 32
STEPS_OF_K = td.dyn("K", multiple=K_STEP, least=3 * K_STEP)


def pipeline(form="into", waits="auto", k="K"):
    """A·Bᵀ with `distance` slices of each operand in flight.

    `form` says how the loop names the slices: "into" fetches into the registers of the slice that is committed and turns the list, "rebound" puts what
    td.fetch returns into the list.
    """

    @td.kernel(warps=4, waits=waits)
    def pipelined(a: td.gl[td.bf16, "M", k], b: td.gl[td.bf16, "N", k], c: td.gl[td.f32, "M", "N"], distance=1, late=0):
        td.ensures(c, a @ b.T)
        row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
        As, Bs = td.st(td.bf16, BLOCK, K_STEP, buffers=2), td.st(td.bf16, BLOCK, K_STEP, buffers=2)
        wr, wc = td.warp_id() // 2, td.warp_id() % 2
        acc = td.zeros(td.f32, REG, REG)
        steps = td.cdiv(a.cols, K_STEP)
        ahead = [(td.fetch(As[0], a[row, n]), td.fetch(Bs[0], b[col, n])) for n in range(distance)]
        for k in td.range(steps):
            a_next, b_next = ahead[0]
            if waits == "manual":
                if k + distance <= steps:
                    td.wait(vmcnt=2 * (distance - 1) + late)
                else:
                    td.wait(vmcnt=0)
            td.commit(As[k % 2], a_next)
            td.commit(Bs[k % 2], b_next)
            if form == "into":
                if k + distance < steps:
                    td.fetch(As[0], a[row, k + distance], into=a_next)
                    td.fetch(Bs[0], b[col, k + distance], into=b_next)
                ahead = ahead[1:] + ahead[:1]
            else:
                if k + distance < steps:
                    a_next, b_next = td.fetch(As[0], a[row, k + distance]), td.fetch(Bs[0], b[col, k + distance])
                ahead = [*ahead[1:], (a_next, b_next)]
            if waits == "manual":
                td.wait(lgkmcnt=0)
            td.barrier()
            x, y = td.load(td.subtile(As[k % 2], (REG, K_STEP), (wr, 0))), td.load(td.subtile(Bs[k % 2], (REG, K_STEP), (wc, 0)))
            if waits == "manual":
                td.wait(x, y)
            td.mma_ABt(acc, x, y)
        td.store(c[2 * row + wr, 2 * col + wc], acc)

    return pipelined


into, rebound = pipeline("into"), pipeline("rebound")
manual, run_time = pipeline("into", "manual"), pipeline("rebound", k=STEPS_OF_K)


@td.kernel(warps=4)
def late_commit(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """The slice of a step is committed behind the fetch of the next one, and the last is committed behind the loop."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs, acc = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP), td.zeros(td.f32, REG, REG)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    steps = td.cdiv(a.cols, K_STEP)

    def multiply(slices):
        td.commit(As, slices[0])
        td.commit(Bs, slices[1])
        td.barrier()
        td.mma_ABt(acc, td.load(td.subtile(As, (REG, K_STEP), (wr, 0))), td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0))))
        td.barrier()

    now = td.fetch(As, a[row, 0]), td.fetch(Bs, b[col, 0])
    for k in td.range(steps - 1):
        after = td.fetch(As, a[row, k + 1]), td.fetch(Bs, b[col, k + 1])
        multiply(now)
        now = after
    multiply(now)
    td.store(c[2 * row + wr, 2 * col + wc], acc)


@td.kernel(warps=4)
def attributes(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """The slices are attributes of an object, bound anew in a tile op that the loop calls."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs, acc = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP), td.zeros(td.f32, REG, REG)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    steps = td.cdiv(a.cols, K_STEP)
    slices = Slices()
    slices.a = td.fetch(As, a[row, 0])

    @td.op
    def later(k, held):
        if k + 1 < steps:
            slices.a = td.fetch(As, a[row, k + 1])
            held = td.fetch(Bs, b[col, k + 1])
        return held

    of_b = td.fetch(Bs, b[col, 0])
    for k in td.range(steps):
        td.commit(As, slices.a)
        td.commit(Bs, of_b)
        td.barrier()
        x, y = td.load(td.subtile(As, (REG, K_STEP), (wr, 0))), td.load(td.subtile(Bs, (REG, K_STEP), (wc, 0)))
        of_b = later(k, of_b)
        td.barrier()
        td.mma_ABt(acc, x, y)
    td.store(c[2 * row + wr, 2 * col + wc], acc)


class Slices:
    """Where a kernel keeps its slices."""


@td.kernel(warps=4, waits="manual")
def panels(a: td.gl[td.bf16, "M", 32], b: td.gl[td.bf16, "N", 32], c: td.gl[td.f32, "M", "N"], stores=16, layout="col"):
    """Each block computes a row of tiles of C, and fetches the next panel of B before it stores a tile: `stores` instructions of each lane follow the fetch."""
    td.ensures(c, a @ b.T)
    row, panels = td.grid(td.cdiv(a.rows, BLOCK)), td.cdiv(b.rows, BLOCK)
    As, Bs = td.st(td.bf16, BLOCK, 32), td.st(td.bf16, BLOCK, 32)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    td.load(As, a[row, 0])
    staged = td.fetch(Bs, b[0, 0])
    for j in td.range(panels):
        if j == 0:
            td.wait(vmcnt=0)
        else:
            td.wait(vmcnt=stores)
        td.commit(Bs, staged)
        td.wait(lgkmcnt=0)
        td.barrier()
        acc = td.zeros(td.f32, REG, REG)
        x, y = td.load(td.subtile(As, (REG, 32), (wr, 0))), td.load(td.subtile(Bs, (REG, 32), (wc, 0)))
        td.wait(x, y)
        td.barrier()
        if j + 1 < panels:
            staged = td.fetch(Bs, b[j + 1, 0])
        td.mma_ABt(acc, x, y)
        td.store(c[2 * row + wr, 2 * j + wc], acc if layout == "col" else td.swap_layout(acc))
