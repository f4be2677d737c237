"""Waves that write the same bytes of the LDS in no order: of no consequence where they bring the same values, a race where one brings another."""

import numpy as np
import pytest

from tiledsl.sim import launch

SCHEDULES = ["round-robin", "run-to-barrier", "reversed", "half-phase", "latest", "random:1"]
# v1 is 4 times the lane, s10 the wave; v3 is what each lane stores in `result` in the end.
BODY = """
	s_load_dwordx2 s[6:7], s[0:1], 0x8
	v_and_b32_e32 v2, 63, v0
	v_lshlrev_b32_e32 v1, 2, v2
	v_lshrrev_b32_e32 v4, 6, v0
	s_nop 1
	v_readfirstlane_b32 s10, v4
	s_lshl_b32 s20, s2, 10
	v_lshl_add_u32 v5, v0, 2, s20
{body}
	s_waitcnt lgkmcnt(0)
	global_store_dword v5, v3, s[6:7]
	s_endpgm
"""
PUBLISH = "\ts_waitcnt lgkmcnt(0)\n\ts_barrier\n\tds_read_b32 v3, v1\n"


def run(listing, body, waves=2, schedule="round-robin", blocks=1):
    result = np.zeros(256 * blocks, np.uint32)
    report = launch(listing(BODY.format(body=body), lds=512), blocks, 64 * waves, [np.zeros(1, np.uint32), result], schedule=schedule)
    return report, result[: 64 * waves].reshape(waves, 64)


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_the_same_value_needs_no_order(listing, schedule):
    report, result = run(listing, "\tds_write_b32 v1, v2\n" + PUBLISH, waves=3, schedule=schedule)
    assert report.ok, str(report)
    assert (result == np.arange(64)).all()


@pytest.mark.parametrize("width", ["b8", "b16", "b16_d16_hi", "b32", "b64", "b128", "2_b32"])
@pytest.mark.parametrize("schedule", ["round-robin", "latest"])
def test_of_a_narrow_write_only_its_own_bits_count(listing, width, schedule):
    """The waves' registers differ in the bits that the instruction does not write."""
    unlike = {"b8": "v_lshlrev_b32_e32 v4, 8, v4", "b16": "v_lshlrev_b32_e32 v4, 16, v4", "b16_d16_hi": "v_and_b32_e32 v4, 0xffff, v4"}
    body = f"\t{unlike.get(width, 'v_mov_b32_e32 v4, 0')}\n" + "".join(f"\tv_or_b32_e32 v{8 + i}, 0x10001, v4\n" for i in range(4))
    data = {"b64": "v[8:9]", "b128": "v[8:11]", "2_b32": "v8, v9 offset1:64"}.get(width, "v8")
    scale = {"b64": 3, "b128": 2}.get(width, 2)
    body += f"\tv_lshlrev_b32_e32 v6, {scale}, v2\n" + ("\tv_and_b32_e32 v6, 0xf0, v6\n" if width == "b128" else "")
    body += f"\tds_write{'' if width[0] == '2' else '_'}{width} v6, {data}\n\tv_mov_b32_e32 v3, 0\n"
    report, _ = run(listing, body, schedule=schedule)
    assert report.ok, str(report)
    other = "\ts_mul_i32 s11, s10, 0x10001\n" + body.replace("v_or_b32_e32 v8, 0x10001", "v_or_b32_e32 v8, s11")
    report, _ = run(listing, other, schedule=schedule)
    assert {hazard.kind for hazard in report.hazards} == {"lds-race"}


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_another_value_in_one_lane_is_a_race(listing, schedule):
    """Lane 5 of the second wave brings 6 in place of 5."""
    body = "\tv_cmp_eq_u32_e32 vcc, 0x45, v0\n\ts_nop 1\n\tv_addc_co_u32_e32 v2, vcc, 0, v2, vcc\n\tds_write_b32 v1, v2\n\tv_mov_b32_e32 v3, 0\n"
    (hazard,) = run(listing, body, schedule=schedule)[0].hazards
    assert hazard.kind == "lds-race" and "LDS byte 20 " in hazard.message and hazard.reason == "no barrier stands between them"


# Both waves write the same; only the second one (s10 = 1) drains that before the barrier, and after it writes on.
AFTER_BARRIER = """
	ds_write_b32 v1, v2
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .Lundrained
	s_waitcnt lgkmcnt(0)
.Lundrained:
	s_barrier
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .Lnothing
	v_add_u32_e32 v2, {more}, v2
	ds_write_b32 v1, v2
.Lnothing:
	v_mov_b32_e32 v3, 0
"""


@pytest.mark.parametrize("schedule", ["round-robin", "reversed", "run-to-barrier", "latest"])
def test_the_other_write_is_not_forgotten(listing, schedule):
    """The first wave's write may still come: nothing to the same value, but a new one it would overwrite."""
    report, _ = run(listing, AFTER_BARRIER.format(more=0), schedule=schedule)
    assert report.ok, str(report)
    (hazard,) = run(listing, AFTER_BARRIER.format(more=1), schedule=schedule)[0].hazards
    assert hazard.kind == "lds-race" and hazard.waves == (1, 0)
    assert hazard.reason == "the write was not drained (lgkmcnt) before the barrier that publishes it"
    drained = AFTER_BARRIER.format(more=1).replace("\ts_cmp_eq_u32 s10, 0\n\ts_cbranch_scc1 .Lundrained\n", "")
    report, _ = run(listing, drained, schedule=schedule)
    assert report.ok, str(report)


def test_blocks_that_differ(listing):
    """In block 2 the second wave brings another value; the other blocks of the batch are clean."""
    body = "\ts_cmp_eq_u32 s2, 2\n\ts_cselect_b32 s11, s10, 0\n\tv_add_u32_e32 v2, s11, v2\n\tds_write_b32 v1, v2\n\tv_mov_b32_e32 v3, 0\n"
    report, _ = run(listing, body, blocks=4)
    assert {hazard.kind for hazard in report.hazards} == {"lds-race"}
    report, _ = run(listing, body.replace("s_cselect_b32 s11, s10, 0", "s_cselect_b32 s11, 7, 0"), blocks=4)
    assert report.ok, str(report)


@pytest.mark.parametrize("schedule", ["round-robin", "latest"])
def test_a_direct_load_of_the_same_value_still_needs_an_order(listing, schedule):
    """Its bytes are not known when it is issued, and the hardware gives it no order: always reported."""
    body = "\ts_load_dwordx2 s[4:5], s[0:1], 0x0\n\ts_mov_b32 m0, 0\n\tv_mov_b32_e32 v7, 0\n\ts_waitcnt lgkmcnt(0)\n"
    body += "\ts_cmp_eq_u32 s10, 0\n\ts_cbranch_scc1 .Lfirst\n\tds_write_b32 v1, v7\n\ts_branch .Lboth\n.Lfirst:\n"
    body += "\tglobal_load_lds_dword v7, s[4:5]\n.Lboth:\n\tv_mov_b32_e32 v3, 0\n\ts_waitcnt vmcnt(0)\n"
    report, _ = run(listing, body, schedule=schedule)
    assert {hazard.kind for hazard in report.hazards} == {"lds-race"}
