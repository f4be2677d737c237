"""Scalar operands of inline assembly behind a branch that lanes take apart: LLVM put their common part into a vector register, which its assembler refused."""

import numpy as np
import pytest

import tiledsl as td
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS


@td.kernel(warps=4)
def parted(a: td.gl[td.f32, td.dyn("M", multiple=4), 64], c: td.gl[td.f32, td.dyn("M", multiple=4), 64]):
    """c = a + lane, as integers, in all lanes but each warp's first, which stores 0."""
    row = td.grid(td.cdiv(a.rows, 4))
    tile = td.st(td.f32, 4, 64)
    warp, lane, v, u = td.warp_id(), td.lane_id(), td.vgpr(), td.vgpr()
    at = tile.address(warp, lane)
    td.asm("v_mov_b32 {d}, {s}", d=v, s=lane)
    td.asm("v_mov_b32 {d}, {s}", d=u, s=lane)
    td.asm("ds_write_b32 {at}, {v}", at=at, v=v)
    if lane < 1:
        td.asm("ds_write_b32 {at}, {v}", at=at, v=v)
        td.asm("ds_write_b32 {at}, {v}", at=at, v=u)
        td.asm("ds_write_b32 {at}, {v}", at=at, v=u)
    else:
        td.asm("ds_read_b32 {d}, {at}", d=v, at=at)
        td.asm("global_load_dword {d}, {o}, {b}", d=u, o=lane * 4, b=a.address(row * 4, 0))
        td.asm("ds_read_b32 {d}, {at}", d=v, at=at)
    td.barrier()
    td.asm("v_add_u32 {d}, {s}, {t}", d=v, s=v, t=u)
    td.asm("global_store_dword {o}, {v}, {b}", o=(warp * 64 + lane) * 4, v=v, b=c.address(row * 4, 0))


@pytest.mark.sample("gfx942")
@pytest.mark.parametrize("target", TARGETS)
def test_a_base_behind_a_join_of_lanes_is_a_scalar(target):
    lowered = parted.lower(target, M=12)
    a, c = np.arange(12 * 64, dtype=np.int32).reshape(12, 64), np.zeros((12, 64), dtype=np.float32)
    assert execute(lowered, [a.view(np.float32), c]).hazards == ()
    expected = np.repeat(a[::4], 4, axis=0) + np.arange(64, dtype=np.int32)
    expected[:, 0] = 0
    assert (c.view(np.int32) == expected).all()


@td.kernel(warps=4)
def together(a: td.gl[td.f32, 12, 64], c: td.gl[td.f32, 12, 64]):
    row, warp, lane, value = td.grid(3), td.warp_id(), td.lane_id(), td.vgpr()
    td.asm("global_load_dword {d}, {o}, {b}", d=value, o=(warp * 64 + lane) * 4, b=a.address(row * 4, 0))
    td.asm("global_store_dword {o}, {v}, {b}", o=(warp * 64 + lane) * 4, v=value, b=c.address(row * 4, 0))


@pytest.mark.thorough
def test_where_lanes_stay_together_nothing_is_read_from_the_first():
    assert "td_first_lane" not in together.lower().hip and "td_first_lane" in parted.lower().hip
