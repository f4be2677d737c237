"""Kernels that copy: what is stored is what was loaded."""

import tiledsl as td


@td.kernel(warps=1)
def by_asm(x: td.gl[td.f32, 1, 64], y: td.gl[td.f32, 1, 64]):
    """Its only store is one of td.asm."""
    td.grid(1)
    held, lane = td.vgpr(), td.lane_id()
    td.asm("global_load_dword {dst}, {at}, off", dst=held, at=x.address(0, lane))
    td.asm("global_store_dword {at}, {data}, off", at=y.address(0, lane), data=held)
