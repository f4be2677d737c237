"""Constants, variables and functions of a listing: what clang compiles of them, and the edges by hand."""

import numpy as np
import pytest

from tiledsl.diagnostics.diagnostic import SimulationError, UsageError
from tiledsl.sim import launch
from tiledsl.targets import TARGETS

HEAD = """
#define KERNEL extern "C" __attribute__((global)) void
#define DEVICE __attribute__((device))
#define NOINLINE __attribute__((device)) __attribute__((noinline))
#define THREAD __builtin_amdgcn_workitem_id_x()
#define BLOCK __builtin_amdgcn_workgroup_id_x()
"""
TABLES = HEAD + """
__attribute__((constant)) short table[10] = {3, 1, -4, 1, 5, 9, 2, -6, 5, 3};
DEVICE int counter[4] = {7, 0, 0, 1};
DEVICE long zeros[8];
DEVICE const char* names[3] = {"abc", "; \\"\\\\\\n\\t\\xfe", "x"};
DEVICE int* place = &counter[2];
KERNEL k(const int* a, int* out, int n) {
    int t = THREAD;
    out[t] = table[a[t] % 10u] + counter[t & 3];
    out[t + 64] = names[n][t & 1];
    zeros[t & 7] = t & 7;
    if (t == 0) *place += 5;
    __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent");
    out[t + 128] = zeros[t & 7] + counter[2];
}"""
CALLS = HEAD + """
__attribute__((constant)) int table[4] = {2, 3, 5, 7};
NOINLINE int scaled(int x, int y) { return x * table[y & 3] + 1; }
NOINLINE int twice(int x) { int r[9]; for (int i = 0; i < 9; i++) r[i] = x + i; return scaled(r[x % 9u], x) + scaled(x, 1); }
NOINLINE float left(float x) { return x + 1; }
NOINLINE float right(float x) { return x * 2; }
typedef float (*Function)(float);
DEVICE Function functions[2] = {left, right};
KERNEL k(const int* a, int* out, const int* choice) {
    int t = THREAD + 64 * BLOCK;
    out[t] = twice(a[t]) + (t & 1 ? scaled(a[t], 2) : 0) + (int)functions[choice[BLOCK] & 1](a[t]);
}"""


@pytest.mark.left_out("0-ab-gfx90a", "0-ab-gfx942", "0-ab-gfx950")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("n, text", [(0, b"ab"), (1, b"; "), (2, b"x\0")])
def test_tables_strings_and_variables(compiled, target, n, text):
    listing = compiled(TABLES, target)
    assert "table@rel32@lo+4" in listing and ".asciz" in listing
    a, out, t = np.arange(64, dtype=np.int32) * 7, np.zeros(192, np.int32), np.arange(64)
    report = launch(listing, 1, 64, [a, out, n])
    assert report.ok, str(report)
    assert (out[:64] == np.array([3, 1, -4, 1, 5, 9, 2, -6, 5, 3])[a % 10] + np.array([7, 0, 0, 1])[t & 3]).all()
    assert (out[64:128] == np.frombuffer(text, np.int8)[t & 1]).all()
    assert (out[128:] == (t & 7) + 5).all()


@pytest.mark.sample("gfx90a-latest")
@pytest.mark.parametrize("schedule", ["round-robin", "latest"])
@pytest.mark.parametrize("target", TARGETS)
def test_calls_through_names_and_through_pointers(compiled, target, schedule):
    """Blocks 0 and 2 call another function through the pointer than block 1."""
    listing = compiled(CALLS, target)
    assert listing.count("s_swappc_b64") >= 4
    a, out = np.arange(192, dtype=np.int32) % 50, np.zeros(192, np.int32)
    report = launch(listing, 3, 64, [a, out, np.array([0, 1, 0], np.int32)], schedule=schedule)
    assert report.ok, str(report)
    table, block, t = np.array([2, 3, 5, 7]), np.arange(192) // 64, np.arange(192)
    expected = (a + a % 9) * table[a & 3] + 1 + a * 3 + 1 + (t & 1) * (a * 5 + 1) + np.where(block == 1, a * 2, a + 1)
    assert (out == expected).all()


UNOPTIMISED = HEAD + """
DEVICE int scaled(int x) { return x * 3; }
KERNEL k(const int* a, int* out, int n) {
    __attribute__((shared)) static int s[64];
    int t = THREAD, r[4] = {1, 2, 3, 4};
    s[t] = a[t];
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    for (int i = 0; i < n; i++) r[i & 3] += scaled(s[63 - t] + i);
    if (t > 10) out[t] = r[0] + r[1] * r[2];
}"""


@pytest.mark.sample("gfx950")
@pytest.mark.parametrize("target", TARGETS)
def test_a_kernel_that_nothing_optimised(compiled, target):
    text = compiled(UNOPTIMISED, target, "-O0")
    assert "src_shared_base" in text and "src_private_base" in text and "s_swappc_b64" in text
    a, out = np.arange(64, dtype=np.int32) * 5, np.zeros(64, np.int32)
    report = launch(text, 1, 64, [a, out, 6])
    assert report.ok, str(report)
    r = [1 + i + sum((a[::-1] + j) * 3 for j in range(i, 6, 4)) for i in range(3)]
    assert (out == np.where(np.arange(64) > 10, r[0] + r[1] * r[2], 0)).all()


@pytest.mark.parametrize(
    "lines",
    ["\t.comm x", "\t.fill -1,0,9", "\t.fill 1,99999999999,1", "\t.balign 99999999999", "\t.zero 99999999999999", "\t.size x", '\t.ascii "\\', "\t.popsection"],
)
def test_odd_directives_of_data_disturb_nothing_that_does_not_use_them(listing, lines):
    report = launch(listing("\ts_endpgm\n").replace("\t.amdgpu_metadata", f"\t.data\n{lines}\n\t.text\n\t.amdgpu_metadata"), 1, 64, [np.zeros(1), np.zeros(1)])
    assert report.ok


def test_variables_are_of_one_process(compiled):
    with pytest.raises(UsageError, match="'counter'.*one process"):
        launch(compiled(TABLES, "gfx942"), 2, 64, [np.zeros(64, np.int32), np.zeros(192, np.int32), 0], processes=2)


OBJECTS = """
	.section .rodata,"a",@progbits
	.p2align 2
fixed:
	.long 11, 0x16
	.byte 1
	.size fixed, 9
	.p2align 4
after:
	.quad fixed+4
	.size after, 8
	.data
room:
	.ascii "a\\0011;\\\\"
	.fill 2, 2, 0x203
	.long 5
	.size room, 16
	.comm shared_room,8,4
	.section .debug_info,"",@progbits
ignored:
	.uleb128 5
	.text
"""
READ = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, NAME@rel32@lo+4
	s_addc_u32 s9, s9, NAME@rel32@hi+12
	ACCESS
	s_waitcnt vmcnt(0) lgkmcnt(0)
	STORE
	global_store_dword v1, v3, s[6:7]
	s_endpgm
"""


def read(listing, name, access, store="s_nop 0"):
    found = np.zeros(64, np.uint32)
    text = listing(READ.replace("NAME", name).replace("ACCESS", access).replace("STORE", store)).replace("\t.amdgpu_metadata", OBJECTS + "\t.amdgpu_metadata")
    return launch(text, 1, 64, [found, found]), found


@pytest.mark.parametrize(
    "name, access, store, value",
    [
        ("fixed", "s_load_dword s10, s[8:9], 0x0", "v_mov_b32_e32 v3, s10", 11),
        ("fixed", "global_load_dword v3, v2, s[8:9] offset:4", "s_nop 0", 22),
        ("after", "s_load_dwordx2 s[10:11], s[8:9], 0x0", "s_load_dword s12, s[10:11], 0x0\ns_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v3, s12", 22),
        ("room", "s_load_dword s10, s[8:9], 0x0", "v_mov_b32_e32 v3, s10", int.from_bytes(b"a\0011;", "little")),
        ("room", "global_load_dword v3, v2, s[8:9] offset:4", "s_nop 0", int.from_bytes(b"\\\3\2\3", "little")),
        ("shared_room", "global_load_dword v3, v2, s[8:9] offset:4", "s_nop 0", 0),
    ],
)
def test_directives_of_data(listing, name, access, store, value):
    report, found = read(listing, name, access, store)
    assert report.ok, str(report)
    assert (found == value).all()


@pytest.mark.parametrize(
    "name, access, kind, message",
    [
        ("fixed", "global_store_dword v2, v0, s[8:9]", "read-only", "a write to 'fixed' of the listing, which is in a section of constants"),
        ("fixed", "global_atomic_add v2, v0, s[8:9]", "read-only", "a write to 'fixed'"),
        ("room", "global_load_dword v3, v2, s[8:9] offset:16", "out-of-bounds", "right after the end of 'room' of the listing (16 bytes)"),
        ("room", "global_load_dword v3, v2, s[8:9] offset:-4", "out-of-bounds", "4 bytes before the start of 'room' of the listing"),
    ],
)
def test_bounds_and_constants(listing, name, access, kind, message):
    report, _ = read(listing, name, access, "v_mov_b32_e32 v3, 0")
    assert [h.kind for h in report.hazards] == [kind] and message in report.hazards[0].message


def test_constants_keep_what_they_hold(listing):
    report, found = read(listing, "fixed", "global_store_dword v2, v0, s[8:9]\ns_waitcnt vmcnt(0)\nglobal_load_dword v3, v2, s[8:9]")
    assert not report.ok and (found == 11).all()


def test_an_address_looked_up_in_the_table(listing):
    access = "s_load_dwordx2 s[10:11], s[8:9], 0x0\ns_waitcnt lgkmcnt(0)\ns_load_dword s12, s[10:11], 0x4"
    found = np.zeros(64, np.uint32)
    body = READ.replace("NAME@rel32", "fixed@gotpcrel32").replace("ACCESS", access).replace("STORE", "v_mov_b32_e32 v3, s12")
    report = launch(listing(body).replace("\t.amdgpu_metadata", OBJECTS + "\t.amdgpu_metadata"), 1, 64, [found, found])
    assert report.ok and (found == 22).all()


@pytest.mark.parametrize(
    "name, message",
    [("missing", "symbol 'missing', whose value is not known"), ("strange", "the data of 'strange' cannot be read: '.long' is not modelled there")],
)
def test_what_the_listing_does_not_say(listing, name, message):
    objects = "\t.data\nstrange:\n\t.long .La-.Lb\n\t.size strange, 4\n\t.text\n"
    text = listing(READ.replace("NAME", name).replace("ACCESS", "").replace("STORE", "")).replace("\t.amdgpu_metadata", objects + "\t.amdgpu_metadata")
    with pytest.raises(SimulationError, match=message.replace(".", r"\.")):
        launch(text, 1, 64, [np.zeros(64), np.zeros(64)])


def test_a_jump_to_no_code_is_an_error(listing):
    with pytest.raises(SimulationError, match="line .*: 0x.* is the address of no code of the listing: s_setpc_b64 s"):
        read(listing, "room", "s_setpc_b64 s[8:9]")


def test_a_far_branch_by_the_difference_of_labels(listing):
    body = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v3, 1
	s_getpc_b64 s[8:9]
.Lpost_getpc0:
	s_add_u32 s8, s8, (.LBB0_2-.Lpost_getpc0)&4294967295
	s_addc_u32 s9, s9, (.LBB0_2-.Lpost_getpc0)>>32
	s_setpc_b64 s[8:9]
	v_mov_b32_e32 v3, 2
.LBB0_2:
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v3, s[6:7]
	s_endpgm
"""
    found = np.zeros(64, np.uint32)
    report = launch(listing(body), 1, 64, [found, found])
    assert report.ok and (found == 1).all()


BY_BLOCK = """
	s_load_dwordx2 s[6:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_and_b32 s8, s2, 3
	s_lshl_b32 s8, s8, 4
	s_getpc_b64 s[10:11]
	s_add_u32 s10, s10, 40
	s_addc_u32 s11, s11, 0
	s_add_u32 s10, s10, s8
	s_addc_u32 s11, s11, 0
	s_setpc_b64 s[10:11]
	v_mov_b32_e32 v2, 10
	s_branch .Lmeet
	v_mov_b32_e32 v2, 11
	s_branch .Lmeet
	v_mov_b32_e32 v2, 12
	s_branch .Lmeet
	v_mov_b32_e32 v2, 13
	s_cmp_lt_u32 s2, 4
	s_cbranch_scc1 .Lmeet
	v_mov_b32_e32 v2, 14
.Lmeet:
	s_lshl_b32 s12, s2, 8
	v_add_u32_e32 v3, s12, v1
	s_waitcnt lgkmcnt(0)
	global_store_dword v3, v2, s[6:7]
	s_endpgm
"""


@pytest.mark.parametrize("schedule", ["round-robin", "latest", "random:3"])
def test_blocks_that_jump_to_different_instructions(listing, schedule):
    """An instruction takes 8 bytes here; each case is two of them, and of the last case blocks from 4 on go on."""
    c = np.zeros((8, 64), np.uint32)
    assert launch(listing(BY_BLOCK, "p"), 8, 64, [c], schedule=schedule).ok
    assert [set(row) for row in c.tolist()] == [{10}, {11}, {12}, {13}, {10}, {11}, {12}, {14}]
