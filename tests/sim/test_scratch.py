"""Scratch memory: compiled kernels that index private arrays and spill, and each way to address it by hand."""

import numpy as np
import pytest

from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim import launch
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

HEAD = """
#define __global__ __attribute__((global))
#define THREAD (__builtin_amdgcn_workitem_id_x() + 128 * __builtin_amdgcn_workgroup_id_x())
"""
INDEXED = HEAD + """
extern "C" __global__ void k(const int* a, int* b, int n) {
  int t = THREAD, x[100];
  for (int i = 0; i < 100; i++) x[i] = a[(t + i) & 1023];
  int s = 0;
  for (int j = 0; j < n; j++) {
    int at = a[t + j] & 63;
    x[at + j] += j;
    s += x[(x[at] & 15) + 8];
  }
  for (int i = 0; i < 100; i++) s = s * 3 + x[i];
  b[t] = s;
}
"""
SPILLING = HEAD + """
extern "C" __global__ __attribute__((amdgpu_flat_work_group_size(128, 1024), amdgpu_waves_per_eu(8, 8))) void k(const int* a, int* b, int n) {
  int t = THREAD, x[120];
#pragma unroll
  for (int i = 0; i < 120; i++) x[i] = a[t + 64 * i];
  for (int j = 0; j < n; j++) {
#pragma unroll
    for (int i = 0; i < 120; i++) x[i] = x[i] * x[(i + 7) % 120] + x[(i + 55) % 120];
  }
  int y = 0;
#pragma unroll
  for (int i = 0; i < 120; i++) y ^= x[i] * (i + 1);
  b[t] = y;
}
"""
SMALL = HEAD + """
extern "C" __global__ void k(const char* a, int* b, int n) {
  int t = THREAD;
  char x[48];
  short y[24];
  for (int i = 0; i < 48; i++) x[i] = a[4 * ((t + i) & 1023)];
  for (int i = 0; i < 24; i++) y[i] = x[(i * 5 + n) % 48] * 300;
  int s = 0;
  for (int i = 0; i < n; i++) s = s * 3 + x[y[i] & 31] + y[x[i] & 15];
  b[t] = s;
}
"""


def indexed(a, n):
    found = []
    for t in range(256):
        x = [int(a[(t + i) & 1023]) for i in range(100)]
        s = 0
        for j in range(n):
            at = int(a[t + j]) & 63
            x[at + j] += j
            s += x[(x[at] & 15) + 8]
        for value in x:
            s = s * 3 + value
        found.append(s & 0xFFFFFFFF)
    return found


def spilling(a, n):
    x = [a[64 * i : 64 * i + 256].astype(np.uint32) for i in range(120)]
    for _ in range(n):
        for i in range(120):
            x[i] = x[i] * x[(i + 7) % 120] + x[(i + 55) % 120]
    return np.bitwise_xor.reduce([value * np.uint32(i + 1) for i, value in enumerate(x)]).tolist()


def small_types(a, n):
    found = []
    for t in range(256):
        x = [int(np.int8(a[(t + i) & 1023] & 0xFF)) for i in range(48)]
        y = [int(np.int16((x[(i * 5 + n) % 48] * 300 + 0x8000 & 0xFFFF) - 0x8000)) for i in range(24)]
        s = 0
        for i in range(n):
            s = s * 3 + x[y[i] & 31] + y[x[i] & 15]
        found.append(s & 0xFFFFFFFF)
    return found


KERNELS = {"indexed": (INDEXED, indexed), "spilling": (SPILLING, spilling), "small types": (SMALL, small_types)}


def ran(text, schedule="round-robin", n=5):
    a = np.random.default_rng(1).integers(0, 100, 8192).astype(np.int32)
    b = np.zeros(256, np.uint32)
    return launch(text, 2, 128, [a, b, n], schedule=schedule), a, b


@pytest.mark.sample("indexed-gfx90a-round-robin", "small types-gfx942-latest")
@pytest.mark.parametrize("schedule", ["round-robin", "latest"])
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", KERNELS)
def test_compiled_kernels(compiled, name, target, schedule):
    source, expected = KERNELS[name]
    text = compiled(source, target)
    assert ("buffer_store" if target == "gfx90a" else "scratch_store") in text
    report, a, b = ran(text, schedule)
    assert report.ok, str(report)
    assert b.tolist() == expected(a, 5)


@pytest.mark.sample("gfx90a-4")
@pytest.mark.parametrize("version", [4, 5, 6])
@pytest.mark.parametrize("target", TARGETS)
def test_code_object_versions(compiled, target, version):
    report, a, b = ran(compiled(INDEXED, target, f"-mcode-object-version={version}"))
    assert report.ok and b.tolist() == indexed(a, 5), str(report)


def test_flat_scratch_that_the_kernel_sets_up(compiled):
    text = compiled(INDEXED, "gfx90a", "-Xclang", "-target-feature", "-Xclang", "+enable-flat-scratch")
    assert "flat_scratch_lo" in text and "scratch_load_dword" in text
    report, a, b = ran(text)
    assert report.ok and b.tolist() == indexed(a, 5), str(report)
    forgotten = "\n".join(line for line in text.splitlines() if "flat_scratch_lo" not in line)
    kinds = {hazard.kind for hazard in ran(forgotten)[0].hazards}
    assert "scratch-setup" in kinds


def test_a_buffer_without_the_wave_s_offset(compiled):
    text = compiled(INDEXED, "gfx90a")
    added = next(line for line in text.splitlines() if line.split()[:3] == ["s_add_u32", "s0,", "s0,"])
    (hazard,) = {h.kind: h for h in ran(text.replace(added, "", 1))[0].hazards if h.kind == "scratch-setup"}.values()
    assert hazard.message.startswith("the private segment buffer is not at the scratch of this wave")


def test_blocks_that_part_keep_their_scratch(compiled):
    """n differs by block: the loop's branch splits the batch."""
    text = compiled(INDEXED.replace("j < n", "j < n + (int)__builtin_amdgcn_workgroup_id_x()"), "gfx942")
    report, a, b = ran(text, n=3)
    assert report.ok and b.tolist() == indexed(a, 3)[:128] + indexed(a, 4)[128:]


# -- by hand ------------------------------------------------------------------------

SETUP = "\ts_load_dwordx4 s[4:7], s[0:1], 0x0\n\tv_lshlrev_b32_e32 v1, 2, v0\n\tv_mov_b32_e32 v2, 8\n\ts_mov_b32 s8, 16\n\ts_waitcnt lgkmcnt(0)\n"
END = "\tglobal_store_dword v1, v20, s[6:7]\n\ts_endpgm\n"


def by_hand(listing, body, size=64, target="gfx942", schedule="round-robin"):
    text = listing(SETUP + body + END, target=target)
    old = "\t\t.amdhsa_kernarg_size"
    text = text.replace(old, f"\t\t.amdhsa_private_segment_fixed_size {size}\n\t\t.amdhsa_enable_private_segment 1\n{old}")
    a, b = np.arange(64, dtype=np.uint32) * 0x01010101, np.zeros(64, np.uint32)
    return launch(text, 1, 64, [a, b], schedule=schedule), a, b


PLACES = {"off, {}off": 24, "v2, {}off": 8 + 24, "off, {}s8": 16 + 24, "v2, {}s8": 8 + 16 + 24}


@pytest.mark.parametrize("schedule", ["round-robin", "latest"])
@pytest.mark.parametrize("form", PLACES)
def test_every_form_reaches_the_same_byte(listing, form, schedule):
    """Written in one form, read in the plainest."""
    body = f"\tv_mul_u32_u24_e32 v10, 3, v0\n\tscratch_store_dword {form.format('v10, ')} offset:24\n"
    body += f"\tscratch_load_dword v20, off, off offset:{PLACES[form]}\n\ts_waitcnt vmcnt(0)\n"
    report, _, b = by_hand(listing, body, schedule=schedule)
    assert report.ok and b.tolist() == [3 * lane for lane in range(64)], str(report)
    back = f"\tv_mul_u32_u24_e32 v10, 3, v0\n\tscratch_store_dword off, v10, off offset:{PLACES[form]}\n"
    back += f"\tscratch_load_dword v20, {form.format('')} offset:24\n\ts_waitcnt vmcnt(0)\n"
    report, _, b = by_hand(listing, back, schedule=schedule)
    assert report.ok and b.tolist() == [3 * lane for lane in range(64)], str(report)


def test_a_negative_immediate(listing):
    body = "\tv_mov_b32_e32 v3, 20\n\tscratch_store_dword off, v0, off offset:4\n\tscratch_load_dword v20, v3, off offset:-16\n\ts_waitcnt vmcnt(0)\n"
    report, _, b = by_hand(listing, body)
    assert report.ok and b.tolist() == list(range(64))


LOADS = {
    "ubyte": lambda words: words[0] & 0xFF,
    "sbyte": lambda words: (words[0] & 0xFF) - ((words[0] & 0x80) << 1),
    "ushort": lambda words: words[0] & 0xFFFF,
    "sshort": lambda words: (words[0] & 0xFFFF) - ((words[0] & 0x8000) << 1),
    "dwordx2": lambda words: words[1],
    "dwordx3": lambda words: words[2],
    "dwordx4": lambda words: words[3],
}


@pytest.mark.parametrize("width", LOADS)
def test_every_width(listing, width):
    """Four words of a lane, stored as one; the load's last register is looked at."""
    words = [f"\tv_mov_b32_e32 v{10 + i}, {value:#x}\n\tv_sub_u32_e32 v{10 + i}, v{10 + i}, v0\n" for i, value in enumerate((0x8899AABB, 5, 0xF0000000, 77))]
    dwords = int(width[-1]) if width.startswith("dword") else 1
    last = 20 - (dwords in (2, 4))  # tuples begin at even registers
    register = "v20" if dwords == 1 else f"v[{last + 1 - dwords}:{last}]"
    body = "".join(words) + f"\tscratch_store_dwordx4 off, v[10:13], off\n\tscratch_load_{width} {register}, off, off\n\ts_waitcnt vmcnt(0)\n"
    report, _, b = by_hand(listing, body + f"\tv_mov_b32_e32 v20, v{last}\n")
    given = [[value - lane & 0xFFFFFFFF for value in (0x8899AABB, 5, 0xF0000000, 77)] for lane in range(64)]
    assert report.ok and b.tolist() == [LOADS[width](words) & 0xFFFFFFFF for words in given], str(report)


def test_a_load_must_be_waited_for(listing):
    body = "\tscratch_store_dword off, v0, off\n\tscratch_load_dword v20, off, off\n"
    (hazard,) = by_hand(listing, body)[0].hazards
    assert hazard.kind == "register-in-flight" and hazard.producer.text == "scratch_load_dword v20, off, off"


def test_bytes_that_nothing_was_stored_to(listing):
    body = "\tscratch_store_short off, v0, off offset:4\n\tscratch_load_dword v20, off, off offset:4\n\ts_waitcnt vmcnt(0)\n"
    (hazard,) = by_hand(listing, body)[0].hazards
    assert hazard.kind == "scratch-unwritten"
    assert hazard.message == "lane 0 reads its scratch from byte 4 on, and nothing was stored to all of it"


def test_lanes_that_did_not_store(listing):
    body = "\ts_mov_b64 exec, 3\n\tscratch_store_dword off, v0, off\n\ts_mov_b64 exec, 7\n\tscratch_load_dword v20, off, off\n\ts_waitcnt vmcnt(0)\n"
    (hazard,) = by_hand(listing, body)[0].hazards
    assert hazard.message.startswith("lane 2 reads its scratch")


@pytest.mark.parametrize("offset, lane", [(64, 0), (61, 0), (-4, 0)])
def test_beyond_the_end(listing, offset, lane):
    (hazard,) = by_hand(listing, f"\tscratch_store_dword off, v0, off offset:{offset}\n\tv_mov_b32_e32 v20, 0\n")[0].hazards
    assert hazard.kind == "scratch-out-of-bounds"
    assert hazard.message == f"lane {lane} accesses 4 bytes at {offset} of its scratch, which has 64"


def test_some_lanes_beyond_the_end(listing):
    body = "\tscratch_store_dword v1, v0, off\n\tv_mov_b32_e32 v20, 0\n"  # 4 bytes a lane: from lane 16 on
    (hazard,) = by_hand(listing, body)[0].hazards
    assert hazard.message == "lane 16 accesses 4 bytes at 64 of its scratch, which has 64"


def test_three_dwords(listing):
    """A store of three keeps the fourth."""
    words = "".join(f"\tv_mov_b32_e32 v{10 + i}, {5 + i}\n" for i in range(7))
    body = words + "\tscratch_store_dwordx4 off, v[10:13], off\n\tscratch_store_dwordx3 off, v[14:16], off\n\tscratch_load_dwordx4 v[20:23], off, off\n"
    body += "\ts_waitcnt vmcnt(0)\n\tv_lshl_add_u32 v20, v23, 8, v20\n\tv_lshl_add_u32 v20, v22, 16, v20\n"
    report, _, found = by_hand(listing, body)
    assert report.ok, str(report)
    assert (found == 9 + (8 << 8) + (11 << 16)).all()


SPILL = "\tscratch_store_dwordx2 off, v[30:31], off\n\tscratch_load_dwordx2 v[32:33], off, off\n\ts_waitcnt vmcnt(0)\n"


@pytest.mark.parametrize("schedule", ["round-robin", "latest"])
def test_an_unwritten_register_stays_one_through_a_spill(listing, schedule):
    """Compilers do that with values that no path uses; a use is reported, and the register beside it is as good as before."""
    written = "\tv_mov_b32_e32 v30, 5\n" + SPILL
    report, _, b = by_hand(listing, written + "\tv_mov_b32_e32 v20, v32\n", schedule=schedule)
    assert report.ok and b.tolist() == [5] * 64, str(report)
    (hazard,) = by_hand(listing, written + "\tv_mov_b32_e32 v20, v33\n", schedule=schedule)[0].hazards
    assert hazard.kind == "register-unwritten"


def test_an_index_into_the_private_segment_buffer_stops_the_run(compiled):
    text = compiled(INDEXED, "gfx90a").replace("offen", "idxen")
    with pytest.raises(SimulationError, match="the private segment buffer with an index is not modelled"):
        ran(text)


DIRECT = {
    "dword": lambda v: v,
    "ubyte": lambda v: v & 0xFF,
    "sbyte": lambda v: (v & 0xFF) - (v & 0x80) * 2,
    "ushort": lambda v: v & 0xFFFF,
    "sshort": lambda v: v,
}


@pytest.mark.parametrize("schedule", ["round-robin", "latest"])
@pytest.mark.parametrize("width", DIRECT)
@pytest.mark.parametrize("form, place", [("off, off offset:4", 4), ("v3, off", 4), ("off, s8", 4), ("v3, s8 offset:-4", 4)])
def test_from_scratch_straight_into_the_lds(listing, width, form, place, schedule):
    """Lane l's element goes to m0 and the offset, 4 bytes a lane further."""
    offset = int(form.partition("offset:")[2] or 0)
    body = f"""
	s_load_dwordx2 s[6:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mul_u32_u24_e32 v10, 0x63, v0
	v_mov_b32_e32 v3, 4
	s_mov_b32 s8, 4
	s_mov_b32 m0, {16 - offset}
	scratch_store_dword off, v10, off offset:{place}
	s_waitcnt vmcnt(0)
	scratch_load_lds_{width} {form}
	s_waitcnt vmcnt(0)
	ds_read_b32 v4, v1 offset:16
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v4, s[6:7]
	s_endpgm
"""
    found = np.zeros(64, np.uint32)
    old = "\t\t.amdhsa_kernarg_size"
    text = listing(body, "p", lds=512).replace(old, f"\t\t.amdhsa_private_segment_fixed_size 64\n\t\t.amdhsa_enable_private_segment 1\n{old}")
    report = launch(text, 1, 64, [found], schedule=schedule)
    assert report.ok, str(report)
    assert found.view(np.int32).tolist() == [DIRECT[width](99 * lane) for lane in range(64)]
