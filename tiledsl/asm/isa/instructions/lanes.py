"""Moves between lanes and between register files: lane reads and writes, selection by a mask, accumulator moves."""

# mypy: allow-untyped-defs, allow-incomplete-defs
# Bodies take a context and arrays of NumPy or CuPy: type annotations would all be `Any`.

from __future__ import annotations

from tiledsl.asm.isa.definition import instruction


@instruction("v_cndmask_b32 {dst:v=}, {a:vsk/b32}, {b:vsk/b32}, {choose:s2/mask}", family="vop2", bits="moved")
def v_cndmask_b32(x, a, b, choose):
    return x.xp.where(choose, b, a)


@instruction("v_readlane_b32 {dst:s=}, {a:v}, {lane:sk}", family="vop3", crosses_lanes=True)
def v_readlane_b32(x, a, lane):
    return x.one_lane(a, lane)


@instruction("v_readfirstlane_b32 {dst:s=}, {a:v}", family="vop1", crosses_lanes=True)
def v_readfirstlane_b32(x, a):
    """Read the lowest active lane; lane 0 where EXEC is zero."""
    return x.one_lane(a, x.first_active_lane())


@instruction("v_writelane_b32 {dst:v=/lane}, {a:sk}, {lane:sk}", family="vop3")
def v_writelane_b32(x, a, lane):
    """Write one lane, whatever EXEC is."""
    return x.into_lane(a, lane)


@instruction("v_accvgpr_read_b32 {dst:v=}, {a:a}", family="vop3", bits="separate")
def v_accvgpr_read_b32(x, a):
    return a


@instruction("v_accvgpr_write_b32 {dst:a=}, {a:vsk}", family="vop3", bits="separate")
def v_accvgpr_write_b32(x, a):
    return a


@instruction("v_accvgpr_mov_b32 {dst:a=}, {a:a}", family="vop1", bits="separate")
def v_accvgpr_mov_b32(x, a):
    return a


@instruction("v_permlane32_swap_b32 {first:v+}, {second:v+} @ gfx950", family="vop1", crosses_lanes=True)
def v_permlane32_swap_b32(x, first, second):
    """Exchange lanes 32-63 of the first operand with lanes 0-31 of the second."""
    return x.swap_halves(first, second, 32)


@instruction("v_permlane16_swap_b32 {first:v+}, {second:v+} @ gfx950", family="vop1", crosses_lanes=True)
def v_permlane16_swap_b32(x, first, second):
    """Exchange odd rows of 16 lanes of the first operand with even rows of the second."""
    return x.swap_halves(first, second, 16)
