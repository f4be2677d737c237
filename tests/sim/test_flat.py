"""Flat memory operations on the LDS and on scratch: generic pointers that clang compiled, and the edges by hand."""

import numpy as np
import pytest

from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim import launch
from tiledsl.targets import TARGETS

HEAD = """
#define KERNEL extern "C" __attribute__((global)) void
#define SHARED __attribute__((shared)) static
#define THREAD __builtin_amdgcn_workitem_id_x()
#define SYNC __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup")
#define ADD(p, x) __hip_atomic_fetch_add(p, x, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP)
"""
MIXED = HEAD + """
KERNEL k(const int* choice, TYPE* g, TYPE* out) {
    SHARED TYPE s[256];
    int t = THREAD;
    s[t] = t * 3;
    SYNC;
    TYPE* p = choice[t] ? &s[t * 7 + 1 & 255] : &g[t];
    TYPE v = *p;
    SYNC;
    *p = v + 1;
    SYNC;
    v += ADD(p, 5);
    SYNC;
    out[t] = s[t] + v * 100;
}"""
PRIVATE = HEAD + """
KERNEL k(const int* choice, int* g, int* out) {
    SHARED short s[256];
    int t = THREAD, x[32];
    for (int i = 0; i < 32; i++) x[i] = g[(t + i) & 255] + i;
    s[t] = 2 * t;
    SYNC;
    volatile char* p = choice[t] == 0 ? (volatile char*)&s[255 - t] : choice[t] == 1 ? (volatile char*)&g[t] : (volatile char*)&x[t & 31];
    out[t] = p[0] + p[1] * 1000;
    p[0] = 7;
    SYNC;
    out[256 + t] = x[t & 31] + g[t] + s[t];
}"""
SCHEDULES = ["round-robin", "reversed", "latest", "half-phase"]


@pytest.mark.left_out(
    "gfx90a-int-round-robin",
    "gfx90a-long-round-robin",
    "gfx942-int-round-robin",
    "gfx942-long-round-robin",
    "gfx950-int-round-robin",
    "gfx950-long-round-robin",
)
@pytest.mark.parametrize("schedule", SCHEDULES)
@pytest.mark.parametrize("kind", ["int", "long"])
@pytest.mark.parametrize("target", TARGETS)
def test_a_pointer_to_shared_or_to_global_memory(compiled, target, kind, schedule):
    text = compiled(f"#define TYPE {kind}\n" + MIXED, target)
    assert "src_shared_base" in text and "flat_store" in text and "flat_atomic_add" in text
    dtype = np.int32 if kind == "int" else np.int64
    choice = np.random.default_rng(1).integers(0, 2, 256).astype(np.int32)
    g, out, t = np.arange(256, dtype=dtype) * 11, np.zeros(256, dtype), np.arange(256)
    report = launch(text, 1, 256, [choice, g, out], schedule=schedule)
    assert report.ok, str(report)
    shared, place = t * 3, (t * 7 + 1) & 255
    found = np.where(choice, shared[place], t * 11)
    shared[place[choice == 1]] += 6
    assert (out == shared + (2 * found + 1) * 100).all()
    assert (g == np.where(choice, t * 11, t * 11 + 6)).all()


@pytest.mark.sample("gfx950")
@pytest.mark.parametrize("target", TARGETS)
def test_a_pointer_to_scratch_shared_or_global_memory(compiled, target):
    text = compiled(PRIVATE, target)
    assert "src_private_base" in text and "flat_load_sbyte" in text and "flat_store_byte" in text
    choice = np.random.default_rng(2).integers(0, 3, 256).astype(np.int32)
    g, out, t = np.random.default_rng(3).integers(0, 30000, 256).astype(np.int32), np.zeros(512, np.int32), np.arange(256)
    x, shared, own = g[(t + t % 32) % 256] + t % 32, 2 * t, g.copy()
    report = launch(text, 1, 256, [choice, g, out])
    assert report.ok, str(report)
    word = np.select([choice == 0, choice == 1], [2 * (255 - t), own], x).astype(np.uint32)
    low, high = word.astype(np.uint8).view(np.int8), (word >> 8).astype(np.uint8).view(np.int8)
    assert (out[:256] == low.astype(np.int32) + high.astype(np.int32) * 1000).all()
    given = np.where(choice[::-1] == 0, shared & ~255 | 7, shared)  # thread 255 - t writes to s[t]
    assert (out[256:] == np.where(choice == 2, x & ~255 | 7, x) + np.where(choice == 1, own & ~255 | 7, own) + given).all()


# v[2:3] is the flat address of 4 bytes a lane in the LDS, v1 the same as an LDS address, s[6:7] the result.
SHARED_ADDRESS = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_mov_b64 s[8:9], src_shared_base
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v3, s9
	s_waitcnt lgkmcnt(0)
"""


def run(listing, body, lds=1024, threads=64, **options):
    found = np.zeros(threads, np.uint32)
    text = listing(SHARED_ADDRESS + body + "\ts_endpgm\n", lds=lds)
    return launch(text, 1, threads, [np.arange(threads, dtype=np.uint32), found], **options), found


@pytest.mark.parametrize("order", SCHEDULES)
def test_lgkmcnt_alone_drains_the_lds_part_of_a_store(listing, order):
    """It is what clang waits for before a barrier, and vmcnt alone proves nothing of it."""
    body = """
	v_xor_b32_e32 v4, 0x100, v1
	flat_store_dword v[2:3], v0
	s_waitcnt COUNT(0)
	s_barrier
	ds_read_b32 v5, v4
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v5, s[6:7]
"""
    report, found = run(listing, body.replace("COUNT", "lgkmcnt"), threads=128, schedule=order)
    assert report.ok and (found == np.arange(128) ^ 64).all()
    report, _ = run(listing, body.replace("COUNT", "vmcnt"), threads=128, schedule=order)
    assert [(h.kind, "lgkmcnt" in h.reason) for h in report.hazards] == [("lds-race", True)]


@pytest.mark.parametrize("counts, early", [("vmcnt(0)", True), ("lgkmcnt(0)", True), ("vmcnt(0) lgkmcnt(0)", False)])
def test_a_register_that_comes_from_the_lds_needs_both_counters(listing, counts, early):
    body = f"""
	ds_write_b32 v1, v0
	flat_load_dword v5, v[2:3]
	s_waitcnt {counts}
	global_store_dword v1, v5, s[6:7]
"""
    report, found = run(listing, body)
    assert [h.kind for h in report.hazards] == ["register-in-flight"] * early
    assert early or (found == np.arange(64)).all()


def test_an_undrained_flat_read_is_raced_by_a_write_after_the_barrier(listing):
    body = """
	ds_write_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	flat_load_dword v5, v[2:3]
	v_xor_b32_e32 v4, 0x100, v1
	s_barrier
	ds_write_b32 v4, v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	global_store_dword v1, v5, s[6:7]
"""
    report, _ = run(listing, body, threads=128)
    assert {h.kind for h in report.hazards} == {"lds-race"} and "the read was not drained" in report.hazards[0].reason


def test_bounds_and_unwritten_bytes_of_the_lds(listing):
    report, _ = run(listing, "\tflat_load_dword v5, v[2:3] offset:64\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n", lds=256)
    assert {h.kind for h in report.hazards} == {"lds-out-of-bounds", "lds-unwritten"}
    assert "lane 48 accesses 4 bytes beyond the 256 bytes" in next(h.message for h in report.hazards if h.kind == "lds-out-of-bounds")


def test_counts_go_to_the_memory_that_a_lane_reaches(listing):
    body = """
	v_cmp_gt_u32_e32 vcc, 16, v0
	v_mov_b32_e32 v4, s6
	v_mov_b32_e32 v6, s7
	v_add_u32_e32 v4, v4, v1
	s_nop 1
	v_cndmask_b32_e32 v2, v4, v2, vcc
	v_cndmask_b32_e32 v3, v6, v3, vcc
	flat_store_dword v[2:3], v0
	s_waitcnt vmcnt(0) lgkmcnt(0)
"""
    report, found = run(listing, body)
    assert report.ok and (report.lds_bytes_written, report.global_bytes_written) == (64, 192)
    assert (found == np.where(np.arange(64) < 16, 0, np.arange(64))).all()


def test_the_bounds_of_the_apertures(listing):
    """Sources of 64 bits anywhere; 4 GiB each (amdkfd, kfd_flat_memory.c)."""
    body = """
	s_load_dwordx2 s[6:7], s[0:1], 0x8
	s_mov_b64 s[8:9], src_shared_limit
	s_and_b64 s[10:11], s[8:9], src_private_limit
	s_or_b64 s[12:13], src_shared_base, 0
	s_xor_b64 s[14:15], src_private_base, 0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
"""
    body += "".join(f"\tv_mov_b32_e32 v2, s{8 + i}\n\tglobal_store_dword v1, v2, s[6:7] offset:{4 * i}\n" for i in range(8)) + "\ts_endpgm\n"
    found = np.zeros(4, np.uint64)
    assert launch(listing(body), 1, 64, [found, found]).ok
    assert found.tolist() == [0x1_0000_FFFF_FFFF, 0xFFFF_FFFF, 0x1_0000_0000_0000, 0x2_0000_0000_0000]


@pytest.mark.parametrize("line", ["s_mov_b32 s8, src_shared_base", "s_mov_b64 src_shared_base, s[8:9]"])
def test_an_aperture_is_a_source_of_64_bits(listing, line):
    with pytest.raises(SimulationError, match="the operands of 's_mov_b.*' do not fit"):
        run(listing, f"\t{line}\n")


def test_an_atomic_operation_on_scratch_is_refused_by_name(listing):
    with pytest.raises(SimulationError, match="line .*: an atomic operation on scratch is not modelled: flat_atomic_add"):
        run(listing, "\ts_mov_b64 s[8:9], src_private_base\n\tv_mov_b32_e32 v3, s9\n\tflat_atomic_add v[2:3], v0\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n")
