"""C = A·Bᵀ with a copy of one's own: global memory to LDS as a reusable tile op, written lane by lane with inline assembly.

All loads are issued, then one wait covers them, then every piece is written through the tile's swizzle. Other waits are the compiler's: it follows td.asm as
its own. These loads know no edge: sizes are multiples of the tiles'. The second kernel gives the copy to producer warps (see producer_consumer.py).
"""

import tiledsl as td

BLOCK, K_STEP, REG, WARPS = 128, 64, 32, 4


@td.op
def copy(tile: td.SharedTile, source: td.GlobalTensor, row: int, col: int, thread: int) -> None:
    """Copy tile.rows × tile.cols elements of `source`, from element (row, col) on, by four warps whose lanes `thread` counts: 16 bytes a lane at a time."""
    vector = 8  # bf16 elements in 16 bytes
    lanes_per_row = tile.cols // vector
    rows_at_once = WARPS * 64 // lanes_per_row
    r, c = thread // lanes_per_row, thread % lanes_per_row * vector
    pieces = [td.vgpr(4) for _ in range(tile.rows // rows_at_once)]
    base = source.address(row, col)  # the same for all lanes: a scalar register pair, to which each lane adds 32 bits of its own
    for i, piece in enumerate(pieces):
        offset = ((r + i * rows_at_once) * source.cols + c) * 2
        td.asm("global_load_dwordx4 {dst}, {offset}, {base}", dst=piece, offset=offset, base=base)
    td.wait(pieces)
    for i, piece in enumerate(pieces):
        td.asm("ds_write_b128 {addr}, {data}", addr=tile.address(r + i * rows_at_once, c), data=piece)


def read(tile: td.SharedTile, part: int) -> list[td.RegisterTile]:
    """The two 32-row parts of a tile that a warp multiplies."""
    return [td.load(td.subtile(tile, (REG, K_STEP), (part + 2 * i, 0))) for i in range(2)]


def multiply(acc: list[td.RegisterTile], a_reg: list[td.RegisterTile], b_reg: list[td.RegisterTile]) -> None:
    for i in range(2):
        for j in range(2):
            td.mma_ABt(acc[2 * i + j], a_reg[i], b_reg[j])


@td.kernel(warps=WARPS, sizes=dict(M=8192, N=8192, K=8192))
def own_loader(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]) -> None:
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP), td.st(td.bf16, BLOCK, K_STEP)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [td.zeros(td.f32, REG, REG) for _ in range(4)]
    for k in td.range(td.cdiv(a.cols, K_STEP)):
        copy(As, a, row * BLOCK, k * K_STEP, td.thread_id())
        copy(Bs, b, col * BLOCK, k * K_STEP, td.thread_id())
        td.barrier()
        a_reg, b_reg = read(As, wr), read(Bs, wc)
        td.barrier()
        multiply(acc, a_reg, b_reg)
    for i in range(2):
        for j in range(2):
            td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])


@td.kernel(sizes=dict(M=8192, N=8192, K=8192))
def own_loader_roles(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]) -> None:
    """The copy in the hands of producer warps: lanes are counted within the role, and the barriers stay outside, where all warps meet."""
    td.ensures(c, a @ b.T)
    producer, consumer = td.roles(producer=WARPS, consumer=4)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    As, Bs = td.st(td.bf16, BLOCK, K_STEP, buffers=2), td.st(td.bf16, BLOCK, K_STEP, buffers=2)
    wr, wc = consumer.id // 2, consumer.id % 2
    acc = [td.zeros(td.f32, REG, REG) for _ in range(4)]
    steps = td.cdiv(a.cols, K_STEP)

    @td.op
    def fill(buffer: int, k: int) -> None:
        thread = producer.id * 64 + td.lane_id()
        copy(As[buffer], a, row * BLOCK, k * K_STEP, thread)
        copy(Bs[buffer], b, col * BLOCK, k * K_STEP, thread)

    tic, toc = 0, 1
    with producer:
        fill(tic, 0)
    td.barrier()
    for k in td.range(steps):
        with producer:
            if k + 1 < steps:
                fill(toc, k + 1)
        with consumer:
            multiply(acc, read(As[tic], wr), read(Bs[tic], wc))
        td.barrier()
        tic, toc = toc, tic
    with consumer:
        for i in range(2):
            for j in range(2):
                td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])


if __name__ == "__main__":
    import sys

    from demo import main

    sys.exit(main(own_loader))
