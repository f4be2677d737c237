import tiledsl as td


@td.kernel(warps=1)
def transposed_copy(a: td.gl[td.bf16, 16, 16], c: td.gl[td.f32, 16, 16]):
    td.ensures(c, a @ a.T)
    td.grid(1)
    As, Bs, acc, piece = td.st(td.bf16, 16, 16), td.st(td.bf16, 16, 16), td.zeros(td.f32, 16, 16), td.vgpr(2)
    lane = td.lane_id()
    td.load(As, a[0, 0])
    td.barrier()
    td.asm("ds_read_b64_tr_b16 {dst}, {addr}", dst=piece, addr=As.address(lane // 4, lane % 4 * 4))
    td.wait(piece)
    td.asm("ds_write_b64 {addr}, {data}", addr=Bs.address(lane // 4, lane % 4 * 4), data=piece)
    td.barrier()
    td.mma_ABt(acc, td.load(As), td.load(Bs))
    td.store(c[0, 0], acc)
