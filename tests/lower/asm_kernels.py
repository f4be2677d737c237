"""Kernels with inline assembly."""

import tiledsl as td


@td.kernel(warps=1)
def half_of_the_lanes(a: td.gl[td.f32, 64, 64], c: td.gl[td.f32, 64, 64]):
    """c = a in the first 32 columns, 1 in the next 16, what it was in the rest."""
    row = td.grid(64)
    lane, one = td.lane_id(), td.vgpr()
    if lane < 32:
        td.asm("global_load_dword {dst}, {at}, off", dst=one, at=a.address(row, lane))
    else:
        td.asm("v_mov_b32 {dst}, 1.0", dst=one)
    if lane < 48:
        td.asm("global_store_dword {at}, {data}, off", at=c.address(row, lane), data=one)
