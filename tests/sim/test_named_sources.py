"""Sources of one bit (SCC, VCCZ, EXECZ), ttmp registers, and encodings that only their modifiers name."""

import numpy as np
import pytest

from tests.sim.conftest import frame
from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim import launch

ZERO, ONE = "s_mov_b64 vcc, 0", "s_mov_b64 vcc, 2"
SOURCES = [  # instructions before, an operation on the source, the result in every lane
    (ZERO, "v_mov_b32_e32 v60, src_vccz", 1),
    (ONE, "v_mov_b32_e32 v60, vccz", 0),
    ("s_mov_b32 vcc_lo, 0\n\ts_mov_b32 vcc_hi, 4", "v_add_u32_e32 v60, src_vccz, v10", 5),
    (ZERO, "v_lshl_add_u32 v60, src_vccz, 3, v10", 13),
    (ZERO, "s_add_u32 s20, src_vccz, src_execz\n\tv_mov_b32_e32 v60, s20", 1),
    ("s_mov_b64 exec, 0", "s_mov_b32 s20, src_execz\n\ts_mov_b64 exec, -1\n\tv_mov_b32_e32 v60, s20", 1),
    ("s_cmp_eq_u32 0, 0", "v_sub_u32_e32 v60, src_scc, v10", -4),
    ("s_cmp_eq_u32 0, 1", "v_mov_b32_e32 v60, src_scc", 0),
    (ZERO, "v_add_u16_e32 v60, src_vccz, v10", 6),
    (ZERO, "v_pk_add_u16 v60, src_vccz, v10", 6),
    (ZERO, "v_add_f32_e64 v60, src_vccz, 0", 1),  # the word 1 is a subnormal number
]


@pytest.mark.parametrize("before, op, expected", SOURCES, ids=[op for _, op, _ in SOURCES])
def test_sources_of_one_bit(lanes, before, op, expected):
    found = lanes(op, [[5] * 64], ["v60"], before=before)
    assert set(found[0]) == {expected & 0xFFFFFFFF}


def test_a_ttmp_register_holds_nothing():
    body = "\ts_load_dwordx4 s[4:7], s[0:1], 0x0\n\tv_lshlrev_b32_e32 v1, 2, v0\n\tv_mov_b32_e32 v2, ttmp9\n"
    body += "\ts_waitcnt lgkmcnt(0)\n\tglobal_store_dword v1, v2, s[6:7]\n\ts_endpgm"
    report = launch(frame(body), 1, 64, [np.zeros(64, np.uint32), np.zeros(64, np.uint32)])
    assert [hazard.kind for hazard in report.hazards] == ["register-unwritten"]


def test_a_kernel_does_not_write_a_ttmp_register():
    with pytest.raises(SimulationError) as caught:
        launch(frame("\ts_mov_b32 ttmp3, 0\n\ts_endpgm"), 1, 64, [np.zeros(1), np.zeros(1)])
    assert str(caught.value).endswith("the operands of 's_mov_b32' do not fit 's_mov_b32 {dst:s=}, {a:sk}': s_mov_b32 ttmp3, 0")


SAME = [  # with and without the ending
    ("v_mov_b32_dpp v60, v10 row_shl:1 row_mask:0xf bank_mask:0xf", "v_mov_b32 v60, v10 row_shl:1 row_mask:0xf bank_mask:0xf"),
    ("v_add_u32_dpp v60, v10, v11 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf", "v_add_u32 v60, v10, v11 quad_perm:[3,2,1,0] row_mask:0xf bank_mask:0xf"),
    ("v_add_u32_sdwa v60, v10, v11 dst_sel:DWORD src0_sel:BYTE_1 src1_sel:WORD_1", "v_add_u32 v60, v10, v11 dst_sel:DWORD src0_sel:BYTE_1 src1_sel:WORD_1"),
    ("v_mul_hi_u32 v60, v10, v11", "v_mul_hi_u32_e64 v60, v10, v11"),
]


@pytest.mark.parametrize("long, short", SAME)
def test_an_ending_may_be_left_to_the_modifiers(lanes, long, short):
    given = np.random.default_rng(3).integers(0, 2**32, (2, 64), dtype=np.uint32)
    found = [lanes(op, given, ["v60"], before="v_mov_b32 v60, 7") for op in (long, short)]
    np.testing.assert_array_equal(*found)


@pytest.mark.parametrize("name, test", [("v_cmp_lt_u32", np.less), ("v_cmp_ge_u32", np.greater_equal)])
def test_a_comparison_of_parts_writes_any_scalar_pair(lanes, name, test):
    given = np.random.default_rng(4).integers(0, 2**32, (2, 64), dtype=np.uint32)
    found = lanes(f"{name}_sdwa s[20:21], v10, v11 src0_sel:BYTE_2 src1_sel:WORD_1", given, ["s20", "s21"])
    mask = sum(int(hit) << lane for lane, hit in enumerate(test(given[0] >> 16 & 0xFF, given[1] >> 16)))
    assert [int(row[0]) for row in found] == [mask & 0xFFFFFFFF, mask >> 32]
