"""Every warp adds to the same numbers in LDS, and reads what they have come to: barriers stand around the sums, and none between them."""

import tiledsl as td


@td.kernel(warps=4)
def counter(c: td.gl[td.f32, 4, 64]):
    td.grid(1)
    cells, lane, warp = td.st(td.f32, 1, 64), td.lane_id(), td.warp_id()
    at, start, one, sum = cells.base + lane * 4, td.vgpr(), td.vgpr(), td.vgpr()
    td.asm("v_mov_b32 {dst}, 0", dst=start)
    td.asm("v_mov_b32 {dst}, 1", dst=one)
    if warp == 0:
        td.asm("ds_write_b32 {at}, {data}", at=at, data=start)
    td.barrier()  # what is there can be added to
    td.asm("ds_add_u32 {at}, {data}", at=at, data=one)
    td.barrier()  # the sums are whole
    td.asm("ds_read_b32 {dst}, {at}", dst=sum, at=at)
    td.asm("global_store_dword {at}, {data}, off", at=c.address(warp, lane), data=sum)
