"""Registers that an index in m0 chooses: vectors that clang keeps in registers and indexes, and the edges by hand."""

import numpy as np
import pytest

from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim import launch
from tiledsl.targets import TARGETS

HEAD = """
#define KERNEL extern "C" __attribute__((global)) void
#define THREAD __builtin_amdgcn_workitem_id_x()
#define BLOCK __builtin_amdgcn_workgroup_id_x()
"""
DYNAMIC = HEAD + """
typedef TYPE vector __attribute__((ext_vector_type(COUNT)));
KERNEL k(const TYPE* a, const int* at, TYPE* out) {
    int t = THREAD;
    vector r;
    for (int i = 0; i < COUNT; i++) r[i] = a[t + 64 * i];
    TYPE x = r[at[2 * BLOCK] & COUNT - 1];
    r[at[2 * BLOCK + 1] & COUNT - 1] = t;
    out += BLOCK * 64 * COUNT;
    for (int i = 0; i < COUNT; i++) out[t + 64 * i] = r[i] + x;
}"""
PRODUCT = HEAD + """
typedef _Float16 h4 __attribute__((ext_vector_type(4)));
typedef float f16v __attribute__((ext_vector_type(16)));
KERNEL k(const h4* a, const int* at, float* out) {
    f16v r = {};
    r = __builtin_amdgcn_mfma_f32_32x32x8f16(a[THREAD], a[THREAD], r, 0, 0, 0);
    out[THREAD + 64 * BLOCK] = r[at[BLOCK] & 15];
}"""


@pytest.mark.sample("int-int32-16-gfx90a")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("kind, dtype, count", [("int", np.int32, 16), ("double", np.float64, 8), ("float", np.float32, 32)])
def test_elements_of_a_vector_by_a_number_of_the_block(compiled, target, kind, dtype, count):
    text = compiled(f"#define TYPE {kind}\n#define COUNT {count}\n" + DYNAMIC, target)
    assert "gpr_idx(SRC0)" in text and "gpr_idx(DST)" in text
    a = np.random.default_rng(1).integers(-99, 99, (count, 64)).astype(dtype)
    at = np.array([[0, 0], [3, count - 1], [count - 1, 5], [3, 2], [6, 6]], np.int32)
    out = np.zeros((5, count, 64), dtype)
    report = launch(text, 5, 64, [a, at, out])
    assert report.ok, str(report)
    for block, (source, target_row) in enumerate(at):
        expected = a.copy()
        expected[target_row] = np.arange(64)
        assert (out[block] == expected + a[source]).all()


@pytest.mark.sample("gfx90a")
@pytest.mark.parametrize("target", TARGETS)
def test_an_element_of_a_product(compiled, target):
    text = compiled(PRODUCT, target)
    assert "gpr_idx(SRC0)" in text
    a = np.random.default_rng(2).integers(-4, 5, (64, 4)).astype(np.float16)
    out, at = np.zeros((16, 64), np.float32), np.arange(16, dtype=np.int32)
    report = launch(text, 16, 64, [a, at, out])
    assert report.ok, str(report)
    rows = a.reshape(2, 32, 4).transpose(1, 0, 2).reshape(32, 8).astype(np.float32)  # lane l holds row l % 32, k from 4·(l / 32) on
    product, lane = rows @ rows.T, np.arange(64)
    for i in range(16):
        assert (out[i] == product[8 * (i // 4) + 4 * (lane // 32) + i % 4, lane % 32]).all()


START = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s8, s2, 2
	s_load_dword s9, s[4:5], s8
	s_lshl_b32 s8, s2, 8
	s_mov_b32 m0, 0
	v_mov_b32_e32 v10, 100
	v_mov_b32_e32 v11, 101
	v_mov_b32_e32 v12, 102
	v_mov_b32_e32 v13, 103
	s_mov_b32 s40, 40
	s_mov_b32 s41, 41
	s_mov_b32 s42, 42
	s_mov_b32 s43, 43
	s_mov_b32 s44, 44
	s_mov_b32 s45, 45
	s_waitcnt lgkmcnt(0)
"""
END = """
	v_add_u32_e32 v1, s8, v1
	s_nop 0
	global_store_dword v1, v20, s[6:7]
	s_endpgm
"""


def run(listing, body, indices=(0, 2, 1)):
    found = np.zeros((len(indices), 64), np.uint32)
    report = launch(listing(START + body + END, vgprs=128, agprs=0), len(indices), 64, [np.array(indices, np.uint32), found])
    return report, found


@pytest.mark.parametrize(
    "body, expected",
    [
        ("s_set_gpr_idx_on s9, gpr_idx(SRC0)\nv_mov_b32_e32 v20, v10\ns_set_gpr_idx_off", [100, 102, 101]),
        ("s_set_gpr_idx_on s9, gpr_idx(SRC0)\ns_set_gpr_idx_idx 3\nv_mov_b32_e32 v20, v10\ns_set_gpr_idx_off", [103, 103, 103]),
        ("s_set_gpr_idx_on s9, 0\nv_mov_b32_e64 v20, v10\ns_set_gpr_idx_mode gpr_idx(SRC0)\nv_mov_b32_e64 v20, v11\ns_set_gpr_idx_off", [101, 103, 102]),
        ("s_set_gpr_idx_on s9, gpr_idx(SRC1,SRC2)\nv_mov_b32_e32 v20, v10\ns_set_gpr_idx_off", [100, 100, 100]),
        ("v_mov_b32_e32 v22, 9\ns_set_gpr_idx_on s9, gpr_idx(SRC0,DST)\nv_mov_b32_e32 v20, s40\ns_set_gpr_idx_off\nv_mov_b32_e32 v20, v22", [9, 40, 9]),
        ("s_set_gpr_idx_on s9, gpr_idx(DST)\nv_mov_b32_e32 v10, 7\ns_set_gpr_idx_off\nv_mov_b32_e32 v20, v12", [102, 7, 102]),
        ("s_mov_b32 m0, s9\ns_nop 0\ns_movrels_b32 s10, s40\nv_mov_b32_e32 v20, s10", [40, 42, 41]),
        ("s_lshl_b32 m0, s9, 1\ns_nop 0\ns_movrels_b64 s[10:11], s[40:41]\nv_mov_b32_e32 v20, s11", [41, 45, 43]),
        ("s_mov_b32 m0, s9\ns_nop 0\ns_movreld_b32 s40, 7\nv_mov_b32_e32 v20, s42", [42, 7, 42]),
        ("s_lshl_b32 m0, s9, 1\ns_nop 0\ns_movreld_b64 s[40:41], s[42:43]\nv_mov_b32_e32 v20, s44", [44, 42, 44]),
        ("s_lshl_b32 m0, s9, 1\ns_nop 0\ns_movreld_b64 s[40:41], -2\nv_mov_b32_e32 v20, s45", [45, 0xFFFFFFFF, 45]),
    ],
)
def test_what_each_instruction_does(listing, body, expected):
    report, found = run(listing, body)
    assert report.ok, str(report)
    assert found[:, 0].tolist() == expected and (found == found[:, :1]).all()


def test_exec_masks_what_an_index_chooses(listing):
    body = "s_mov_b64 exec, 15\ns_set_gpr_idx_on s9, gpr_idx(DST)\nv_mov_b32_e32 v10, 7\ns_set_gpr_idx_off\ns_mov_b64 exec, -1\nv_mov_b32_e32 v20, v11"
    report, found = run(listing, body, indices=(1, 0))
    assert report.ok and found[0].tolist() == [7] * 4 + [101] * 60 and (found[1] == 101).all()


def test_the_rest_of_m0_is_kept(listing):
    report, found = run(listing, "s_mov_b32 m0, 0x12345678\ns_set_gpr_idx_on 0x1ff, 5\ns_set_gpr_idx_off\nv_mov_b32_e32 v20, m0")
    assert report.ok and (found == 0x123456FF).all()


@pytest.mark.parametrize(
    "body, kind, message",
    [
        ("s_set_gpr_idx_on s9, gpr_idx(SRC0)\nv_mov_b32_e32 v20, v12\ns_set_gpr_idx_off", "register-unwritten", "v20 is used"),
        ("s_set_gpr_idx_on 120, gpr_idx(SRC0)\nv_mov_b32_e32 v20, v10\ns_set_gpr_idx_off", "register-index", "from v10 to v130, and the last register is v127"),
        ("global_load_dword v12, v1, s[6:7]\ns_set_gpr_idx_on s9, gpr_idx(SRC0)\nv_mov_b32_e32 v20, v10\ns_set_gpr_idx_off", "register-in-flight", "v12 is"),
        ("s_mov_b32 m0, s9\ns_movrels_b32 s10, s40\nv_mov_b32_e32 v20, s10", "wait-states", "m0, in s_movrel needs 1 wait states, and only 0"),
        ("s_movk_i32 m0, 99\ns_nop 0\ns_movrels_b32 s10, s40\nv_mov_b32_e32 v20, s10", "register-index", "from s40 to s139, and the last register is s107"),
    ],
)  # fmt: skip
def test_hazards_of_the_register_that_is_meant(listing, body, kind, message):
    report, _ = run(listing, body, indices=(2,) if "s9" in body else (0,))
    assert [h.kind for h in report.hazards] == [kind] and message in report.hazards[0].message


def test_a_result_beyond_the_registers_is_lost_and_a_source_reads_the_first(listing):
    report, found = run(listing, "s_set_gpr_idx_on 120, gpr_idx(DST)\nv_mov_b32_e32 v10, 7\ns_set_gpr_idx_off\nv_mov_b32_e32 v20, v10")
    assert [h.kind for h in report.hazards] == ["register-index"] and (found == 100).all()
    report, found = run(listing, "s_set_gpr_idx_on 120, gpr_idx(SRC0)\nv_mov_b32_e32 v20, v10\ns_set_gpr_idx_off")
    assert (found == np.arange(64)).all()


def test_a_value_that_an_index_wrote_needs_its_wait_states(listing):
    body = "s_set_gpr_idx_on 2, gpr_idx(DST)\nv_mov_b32_e32 v10, 7\ns_set_gpr_idx_off\nNOPv_mov_b32_dpp v20, v12 row_mirror row_mask:0xf bank_mask:0xf"
    assert [h.kind for h in run(listing, body.replace("NOP", ""))[0].hazards] == ["wait-states"]
    report, found = run(listing, body.replace("NOP", "s_nop 0\n"))
    assert report.ok and (found == 7).all()
    report, _ = run(listing, body.replace("NOP", "").replace("idx_on 2", "idx_on 1"))
    assert report.ok


@pytest.mark.parametrize(
    "inside, message",
    [
        ("v_add_u32_e32 v20, v10, v10", "'v_add_u32_e32' while vector registers are indexed: only v_mov_b32"),
        ("s_branch there", "a branch while vector registers are indexed"),
        ("s_set_gpr_idx_mode gpr_idx(SRC7)", "index mode"),
    ],
)
def test_what_is_not_modelled_is_named(listing, inside, message):
    with pytest.raises(SimulationError, match=message):
        run(listing, f"s_set_gpr_idx_on s9, gpr_idx(SRC0)\n{inside}\ns_set_gpr_idx_off\nthere:")
