"""Direct-to-LDS loads: where each lane's data lands, what masks and bounds do, and the order that only vmcnt gives."""

import numpy as np
import pytest

from tiledsl.sim import launch

SCHEDULES = ["round-robin", "run-to-barrier", "reversed", "half-phase", "latest", "random:1"]

# s[4:5] is the data, s[6:7] the result, s[8:11] a raw buffer over the data; v1 is 4 bytes a lane, v2 16 bytes a lane, v[4:5] and v[6:7] the data at v1, v2.
START = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_and_b32_e32 v0, 63, v0
	v_lshlrev_b32_e32 v1, 2, v0
	v_lshlrev_b32_e32 v2, 4, v0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[8:9], s[4:5]
	s_mov_b32 s10, {records}
	s_mov_b32 s11, 0x27000
	v_mov_b32_e32 v5, s5
	v_add_co_u32_e32 v4, vcc, s4, v1
	s_nop 1
	v_addc_co_u32_e32 v5, vcc, v5, v3, vcc
	v_mov_b32_e32 v7, s5
	v_add_co_u32_e32 v6, vcc, s4, v2
	s_nop 1
	v_addc_co_u32_e32 v7, vcc, v7, v3, vcc
"""
# Every byte of the LDS is 0xFFFFFFFF before the load; afterwards the LDS is stored as it is, 16 bytes a lane at a time.
FILL = "\tv_mov_b32_e32 v30, -1\n\tv_mov_b32_e32 v31, -1\n\tv_mov_b32_e32 v32, -1\n\tv_mov_b32_e32 v33, -1\n"
FILL += "".join(f"\tds_write_b128 v2, v[30:33] offset:{1024 * i}\n" for i in range(4)) + "\ts_waitcnt lgkmcnt(0)\n"
DUMP = "\ts_waitcnt vmcnt(0)\n\ts_mov_b64 exec, -1\n"
DUMP += "".join(
    f"\tds_read_b128 v[20:23], v2 offset:{1024 * i}\n\ts_waitcnt lgkmcnt(0)\n\tglobal_store_dwordx4 v2, v[20:23], s[6:7] offset:{1024 * i}\n\ts_nop 0\n"
    for i in range(3)
)
DUMP += "\tds_read_b128 v[20:23], v2 offset:3072\n\ts_waitcnt lgkmcnt(0)\n\tglobal_store_dwordx4 v2, v[20:23], s[6:7] offset:3072\n\ts_endpgm\n"


def run(listing, body, target="gfx942", words=2048, lds=4096, threads=64, records=8192, schedule="round-robin"):
    data, result = np.arange(1000, 1000 + words, dtype=np.uint32), np.zeros(1024, np.uint32)
    report = launch(listing(START.format(records=records) + body, target=target, lds=lds), 1, threads, [data, result], schedule=schedule)
    return report, data, result


def dump(listing, load, base=64, **options):
    """The LDS as words after the load with its base in m0."""
    report, data, result = run(listing, FILL + f"\ts_mov_b32 m0, {base}\n\ts_nop 0\n\t{load}\n" + DUMP, **options)
    assert report.ok, str(report)
    return data, result


def only(report, kind):
    assert [h.kind for h in report.hazards] == [kind], str(report)
    return report.hazards[0]


# (spelling, targets, dwords, bytes between lanes in the LDS, which of the data's words lane l starts at)
FORMS = [
    ("global_load_dword v[4:5], off {offset} lds", ("gfx90a",), 1, 4, 1),
    ("global_load_dword v1, s[4:5] {offset} lds", ("gfx90a",), 1, 4, 1),
    ("global_load_lds_dword v[4:5], off {offset}", ("gfx942", "gfx950"), 1, 4, 1),
    ("global_load_lds_dword v1, s[4:5] {offset}", ("gfx942", "gfx950"), 1, 4, 1),
    ("global_load_lds_dwordx3 v2, s[4:5] {offset}", ("gfx950",), 3, 16, 4),
    ("global_load_lds_dwordx3 v[6:7], off {offset}", ("gfx950",), 3, 16, 4),
    ("global_load_lds_dwordx4 v2, s[4:5] {offset}", ("gfx950",), 4, 16, 4),
    ("global_load_lds_dwordx4 v[6:7], off {offset}", ("gfx950",), 4, 16, 4),
    ("buffer_load_dword v1, s[8:11], 0 offen {offset} lds", ("gfx90a", "gfx942", "gfx950"), 1, 4, 1),
    ("buffer_load_dwordx3 v2, s[8:11], 0 offen {offset} lds", ("gfx950",), 3, 16, 4),
    ("buffer_load_dwordx4 v2, s[8:11], 0 offen {offset} lds", ("gfx950",), 4, 16, 4),
    ("buffer_load_dwordx4 off, s[8:11], 0 {offset} lds", ("gfx950",), 4, 16, 0),
]
CASES = [(target, *rest) for spelling, targets, *values in FORMS for target in targets for rest in [(spelling, *values)]]


def expected(data, base, dwords, stride, words_a_lane, offset, lanes=range(64)):
    """The LDS base, the immediate offset and the lane's own place; the immediate moves the source as well."""
    lds = np.full(1024, 0xFFFFFFFF, np.uint32)
    for lane in lanes:
        to, source = (base + offset + lane * stride) // 4, lane * words_a_lane + offset // 4
        lds[to : to + dwords] = data[source : source + dwords]
    return lds


@pytest.mark.parametrize("target, spelling, dwords, stride, words", CASES)
@pytest.mark.parametrize("offset", [0, 32])
def test_where_each_lane_writes(listing, target, spelling, dwords, stride, words, offset):
    data, found = dump(listing, spelling.format(offset=f"offset:{offset}" if offset else ""), target=target)
    assert (found == expected(data, 64, dwords, stride, words, offset)).all()


def test_a_negative_offset_moves_both_addresses(listing):
    load = "v_add_u32_e32 v1, 64, v1\n\tglobal_load_lds_dword v1, s[4:5] offset:-64"
    data, found = dump(listing, load, base=128)
    assert (found[16:80] == data[:64]).all() and (found[:16] == 0xFFFFFFFF).all() and (found[80:] == 0xFFFFFFFF).all()


def test_lanes_outside_exec_write_nothing(listing):
    load = "s_mov_b32 exec_lo, 0xf0f0\n\ts_mov_b32 exec_hi, 0x80000000\n\tglobal_load_lds_dword v1, s[4:5]"
    data, found = dump(listing, load)
    lanes = [lane for lane in range(64) if lane == 63 or lane < 32 and 0xF0F0 >> lane & 1]
    assert (found == expected(data, 64, 1, 4, 1, 0, lanes)).all()


def test_a_buffer_lane_beyond_the_end_writes_zero(listing):
    data, found = dump(listing, "buffer_load_dword v1, s[8:11], 0 offen lds", base=0, records=40)
    assert (found[:10] == data[:10]).all() and (found[10:64] == 0).all() and (found[64:] == 0xFFFFFFFF).all()


@pytest.mark.parametrize("records", [0, 16, 40, 512, 1020, 1024])
def test_sixteen_bytes_beyond_the_end_are_zeros_dword_by_dword(listing, records):
    """Every lane writes its 16 bytes: those dwords that end beyond the buffer are 0."""
    data, found = dump(listing, "buffer_load_dwordx4 v2, s[8:11], 0 offen lds", base=0, records=records, target="gfx950")
    assert (found[:256] == np.where(np.arange(256) * 4 < records, data[:256], 0)).all() and (found[256:] == 0xFFFFFFFF).all()


def test_the_immediate_offset_is_part_of_the_range_check(listing):
    """inst_offset is added to both addresses (CDNA3 and 4 ISA, memory buffer load to LDS), the offset that is compared with the buffer's end included."""
    data, found = dump(listing, "buffer_load_dwordx4 v2, s[8:11], 0 offen offset:1024 lds", base=0, records=1024 + 512, target="gfx950")
    assert (found[256:384] == data[256:384]).all() and (found[384:512] == 0).all()
    assert (found[:256] == 0xFFFFFFFF).all() and (found[512:] == 0xFFFFFFFF).all()


@pytest.mark.parametrize("away", ["0x80000000", "0x80000001", "0xfffff000"])
@pytest.mark.parametrize("offset", [0, 1024])
def test_lanes_whose_offset_is_moved_beyond_the_end_write_zeros(listing, away, offset):
    """How a lane is switched off, whatever the size of the buffer: it writes all the same."""
    move = f"s_mov_b32 s12, 0xf0f0f0f0\n\ts_mov_b32 s13, s12\n\tv_bfrev_b32_e32 v8, 1\n\tv_mov_b32_e32 v8, {away}\n\tv_or_b32_e32 v8, v8, v2"
    load = f"{move}\n\tv_cndmask_b32_e64 v8, v2, v8, s[12:13]\n\tbuffer_load_dwordx4 v8, s[8:11], 0 offen offset:{offset} lds"
    data, found = dump(listing, load, base=0, target="gfx950")
    to, off = offset // 4, np.repeat(0xF0F0F0F0F0F0F0F0 >> np.arange(64, dtype=np.uint64) & np.uint64(1), 4) > 0
    assert (found[to : to + 256] == np.where(off, 0, data[to : to + 256])).all()


def test_a_buffer_that_ends_before_the_scalar_offset(listing):
    load = "\ts_movk_i32 s12, 0x104\n\ts_mov_b32 m0, 0\n\ts_nop 0\n\tbuffer_load_dwordx4 v2, s[8:11], s12 offen lds\n\ts_endpgm\n"
    hazard = only(run(listing, load, target="gfx950", records=256)[0], "buffer-range")
    assert hazard.message == "the scalar offset of 260 bytes lies beyond the end of a buffer of 256"


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_zeros_have_to_be_waited_for_as_well(listing, schedule):
    body = OWN.replace("global_load_lds_dword v1, s[4:5]", "buffer_load_dwordx4 v2, s[8:11], 0 offen lds")
    read = "ds_read_b32 v20, v1"
    report, _, result = run(listing, body.format(before="", wait="s_waitcnt vmcnt(0)", after=read), target="gfx950", records=0, schedule=schedule)
    assert report.ok and (result[:64] == 0).all(), str(report)
    only(run(listing, body.format(before="", wait="s_waitcnt lgkmcnt(0)", after=read), target="gfx950", records=0, schedule=schedule)[0], "lds-in-flight")


def test_a_scalar_offset_moves_the_source_alone(listing):
    data, found = dump(listing, "s_movk_i32 s12, 0x100\n\tbuffer_load_dword v1, s[8:11], s12 offen lds", base=0)
    assert (found[:64] == data[64:128]).all()


@pytest.mark.parametrize("set_m0", ["s_mov_b32 m0, s12", "s_add_u32 m0, s12, 0", "s_mov_b32 m0, 0\n\ts_add_i32 m0, m0, s12", "s_lshl_b32 m0, s13, 1"])
def test_m0_is_a_scalar_register(listing, set_m0):
    load = f"s_movk_i32 s12, 0x200\n\ts_movk_i32 s13, 0x100\n\t{set_m0}\n\ts_nop 0\n\tglobal_load_lds_dword v1, s[4:5]"
    data, found = dump(listing, load, base=0)
    assert (found[128:192] == data[:64]).all() and (found[:128] == 0xFFFFFFFF).all()


@pytest.mark.parametrize("target, bits", [("gfx90a", 16), ("gfx942", 16), ("gfx950", 18)])
def test_the_bits_of_m0_that_count(listing, target, bits):
    data, found = dump(listing, "buffer_load_dword v1, s[8:11], 0 offen lds", base=(1 << bits) + 256, target=target)
    assert (found[64:128] == data[:64]).all()


def test_beyond_the_allocation(listing):
    report, _, _ = run(listing, "\ts_movk_i32 m0, 0x10\n\ts_nop 0\n\tglobal_load_lds_dword v1, s[4:5]\n\ts_endpgm\n", lds=256)
    assert only(report, "lds-out-of-bounds").message == "lane 60 accesses 4 bytes beyond the 256 bytes of LDS that the kernel allocates"


def test_m0_that_nothing_wrote(listing):
    report, _, _ = run(listing, "\tglobal_load_lds_dword v1, s[4:5]\n\ts_endpgm\n", lds=1 << 16)
    assert "m0 is used, and nothing has written it" in [h.message for h in report.hazards]


@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx950"])
def test_m0_needs_one_wait_state(listing, target):
    body = "\ts_mov_b32 m0, 0\n{between}\tbuffer_load_dword v1, s[8:11], 0 offen lds\n\ts_endpgm\n"
    assert run(listing, body.format(between="\ts_nop 0\n"), target=target)[0].ok
    hazard = only(run(listing, body.format(between=""), target=target)[0], "wait-states")
    assert hazard.message == "m0: m0, in a direct-to-LDS load needs 1 wait states, and only 0 passed"


# -- order ----------------------------------------------------------------------------

OWN = """
	s_mov_b32 m0, 0
	v_mov_b32_e32 v20, 0
	ds_write_b32 v1, v20
	s_waitcnt lgkmcnt(0)
	{before}
	global_load_lds_dword v1, s[4:5]
	{wait}
	{after}
	s_waitcnt vmcnt(0) lgkmcnt(0)
	global_store_dword v1, v20, s[6:7]
	s_endpgm
"""


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_the_issuing_wave_must_wait_before_it_reads(listing, schedule):
    read = "ds_read_b32 v20, v1"
    report, data, result = run(listing, OWN.format(before="", wait="s_waitcnt vmcnt(0)", after=read), schedule=schedule)
    assert report.ok and (result[:64] == data[:64]).all(), str(report)
    hazard = only(run(listing, OWN.format(before="", wait="s_waitcnt lgkmcnt(0)", after=read), schedule=schedule)[0], "lds-in-flight")
    assert hazard.message == "wave 0 reads LDS byte 0 that a direct-to-LDS load still brings"
    assert hazard.reason == "a direct-to-LDS load is not ordered with other operations, even of its own wave: vmcnt must cover the earlier operation first"
    assert hazard.place.text == read and hazard.producer.text == "global_load_lds_dword v1, s[4:5]"


def test_data_that_comes_late_is_not_read(listing):
    _, data, result = run(listing, OWN.format(before="", wait="", after="ds_read_b32 v20, v1\n\ts_waitcnt lgkmcnt(0)"), schedule="latest")
    assert not (result[:64] == data[:64]).any()


def test_writing_over_a_direct_load(listing):
    write = "ds_write_b32 v1, v0"
    assert run(listing, OWN.format(before="", wait="s_waitcnt vmcnt(0)", after=write))[0].ok
    hazard = only(run(listing, OWN.format(before="", wait="", after=write))[0], "lds-in-flight")
    assert hazard.message == "wave 0 writes LDS byte 0 that a direct-to-LDS load still brings"


@pytest.mark.parametrize("earlier", ["ds_read_b32 v20, v1", "ds_write_b32 v1, v0"])
def test_a_direct_load_over_bytes_that_a_ds_operation_holds(listing, earlier):
    assert run(listing, OWN.format(before=earlier + "\n\ts_waitcnt lgkmcnt(0)", wait="", after=""))[0].ok
    hazard = only(run(listing, OWN.format(before=earlier, wait="", after=""))[0], "lds-in-flight")
    assert hazard.message == "wave 0 loads into LDS byte 0 that an earlier operation still uses"
    assert hazard.reason.endswith("lgkmcnt must cover the earlier operation first")
    elsewhere = "ds_read_b32 v21, v1 offset:256"
    filled = "ds_write_b32 v1, v0 offset:256\n\t" + elsewhere
    assert run(listing, OWN.format(before=filled, wait="", after=""))[0].ok  # other bytes


def test_two_direct_loads_over_each_other(listing):
    again = "global_load_lds_dword v1, s[4:5]"
    assert run(listing, OWN.format(before="", wait="s_waitcnt vmcnt(0)", after=again))[0].ok
    only(run(listing, OWN.format(before="", wait="", after=again))[0], "lds-in-flight")


# Two waves: each brings 256 bytes, and reads what the other brought; then each brings the next 256 into a second buffer while the first is read.
SHARED = """
	v_readfirstlane_b32 s12, v8
	s_nop 4
	s_lshl_b32 s13, s12, 8
	s_mov_b32 m0, s13
	v_lshl_add_u32 v9, s12, 8, v1
	v_xor_b32_e32 v10, 0x100, v9
	global_load_lds_dword v9, s[4:5]
	{publish}
	s_barrier
.Lon:
	s_add_u32 m0, s13, 0x200
	s_nop 0
	global_load_lds_dword v9, s[4:5] offset:512
	ds_read_b32 v20, v10
	s_waitcnt vmcnt(0) lgkmcnt(0)
	{release}
	s_mov_b32 m0, s13
	s_nop 0
	global_load_lds_dword v9, s[4:5]
	s_waitcnt vmcnt(0)
	global_store_dword v9, v20, s[6:7]
	s_endpgm
"""


def shared(listing, publish="s_waitcnt vmcnt(0)", release="s_barrier", schedule="round-robin"):
    body = "\tv_lshrrev_b32_e32 v8, 6, v30\n\ts_nop 0\n" + SHARED.format(publish=publish, release=release)
    text = START.replace("v_and_b32_e32 v0, 63, v0", "v_mov_b32_e32 v30, v0\n\tv_and_b32_e32 v0, 63, v0").format(records=8192) + body
    data, result = np.arange(1000, 1000 + 1024, dtype=np.uint32), np.zeros(1024, np.uint32)
    return launch(listing(text, lds=2048), 1, 128, [data, result], schedule=schedule), data, result


@pytest.mark.parametrize("schedule", SCHEDULES)
def test_a_drained_load_is_published_and_a_later_one_stays_in_flight(listing, schedule):
    """The second load crosses the barrier in flight, as a prefetch does: it makes nothing else unordered."""
    report, data, result = shared(listing, schedule=schedule)
    assert report.ok, str(report)
    assert (result[:128] == data[:128].reshape(2, 64)[::-1].reshape(-1)).all()


@pytest.mark.parametrize("wait", ["", "s_waitcnt lgkmcnt(0)", "s_waitcnt vmcnt(1)"])
def test_an_undrained_load_at_the_publishing_barrier(listing, wait):
    hazard = only(shared(listing, publish=wait)[0], "lds-race")
    assert hazard.reason == "the direct-to-LDS load was not drained (vmcnt) before the barrier that publishes it"
    assert hazard.place.text == "ds_read_b32 v20, v10" and hazard.producer.text == "global_load_lds_dword v9, s[4:5]"


def test_a_load_over_bytes_that_another_wave_still_reads(listing):
    hazard = only(shared(listing, release="")[0], "lds-race")
    assert hazard.reason == "no barrier stands between them"


def test_a_wait_after_the_barrier_comes_too_late(listing):
    assert shared(listing, publish="s_waitcnt vmcnt(0)\n\ts_barrier")[0].ok
    hazard = only(shared(listing, publish="s_barrier\n\ts_waitcnt vmcnt(0)\n\ts_cmp_eq_u32 s12, 5\n\ts_cbranch_scc0 .Lon")[0], "lds-race")
    assert hazard.reason.startswith("the direct-to-LDS load was not drained")


# -- what clang writes --------------------------------------------------------------------

COPY = """
typedef unsigned u4 __attribute__((ext_vector_type(4)));
#define GLOBAL __attribute__((address_space(1)))
#define LDS __attribute__((address_space(3)))
extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(256, 256)))
void copy(const unsigned* a, unsigned* out) {
    __attribute__((shared)) static __attribute__((aligned(1024))) unsigned lds[256 * WORDS];
    unsigned t = __builtin_amdgcn_workitem_id_x(), wave = __builtin_amdgcn_readfirstlane(t / 64);
    LOAD
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    for (int i = 0; i < WORDS; i++) out[i * 256 + t] = lds[i * 256 + (255 - t)];
}"""
BY_ADDRESS = "__builtin_amdgcn_global_load_lds((GLOBAL void*)(a + t * WORDS), (LDS void*)(lds + wave * 64 * WORDS), WORDS * 4, 0, 0);"
BY_BUFFER = """__amdgpu_buffer_rsrc_t r = __builtin_amdgcn_make_buffer_rsrc((void*)a, 0, 1024 * WORDS, 0x27000);
    __builtin_amdgcn_raw_ptr_buffer_load_lds(r, (LDS void*)(lds + wave * 64 * WORDS), WORDS * 4, t * WORDS * 4, 0, 0, 0);"""


@pytest.mark.left_out(
    "gfx90a-1-global-round-robin",
    "gfx90a-1-buffer-round-robin",
    "gfx942-1-global-round-robin",
    "gfx942-1-buffer-round-robin",
    "gfx950-1-global-round-robin",
    "gfx950-1-buffer-round-robin",
    "gfx950-4-global-round-robin",
    "gfx950-4-buffer-round-robin",
    "gfx90a-1-global-run-to-barrier",
    "gfx942-1-buffer-run-to-barrier",
    "gfx942-1-global-run-to-barrier",
    "gfx950-1-buffer-run-to-barrier",
    "gfx950-1-global-run-to-barrier",
    "gfx950-4-buffer-run-to-barrier",
    "gfx950-4-global-run-to-barrier",
)
@pytest.mark.parametrize("schedule", SCHEDULES)
@pytest.mark.parametrize("load", [BY_ADDRESS, BY_BUFFER], ids=["global", "buffer"])
@pytest.mark.parametrize("target, words", [("gfx90a", 1), ("gfx942", 1), ("gfx950", 1), ("gfx950", 4)])
def test_a_copy_through_lds_that_clang_compiled(compiled, target, words, load, schedule):
    listing = compiled(COPY.replace("LOAD", load).replace("WORDS", str(words)), target)
    assert " lds" in listing or "_lds_" in listing
    data, out = np.arange(256 * words, dtype=np.uint32), np.zeros(256 * words, np.uint32)
    report = launch(listing, 1, 256, [data, out], schedule=schedule)
    assert report.ok, str(report)
    assert (out.reshape(words, 256) == data.reshape(words, 256)[:, ::-1]).all()


# C = A·Bᵀ as a kernel author writes it for gfx950: 64×64 by four waves, 32 of k a step; the next step's loads fly to the other buffer meanwhile.
PREFETCH = """
typedef unsigned u4 __attribute__((ext_vector_type(4)));
typedef float f16v __attribute__((ext_vector_type(16)));
typedef __bf16 b8 __attribute__((ext_vector_type(8)));
#define INLINE __attribute__((device)) static inline __attribute__((always_inline))
INLINE void bring(unsigned lds, u4 resource, unsigned at) {
    asm volatile("s_mov_b32 m0, %0\\ns_nop 0\\nbuffer_load_dwordx4 %1, %2, 0 offen lds" : : "s"(lds), "v"(at), "s"(resource) : "memory");
}
INLINE u4 read(unsigned at) { u4 r; asm volatile("ds_read_b128 %0, %1" : "=v"(r) : "v"(at) : "memory"); return r; }
INLINE u4 resource_of(const void* p, unsigned bytes) { unsigned long a = (unsigned long)p; return u4{(unsigned)a, (unsigned)(a >> 32), bytes, 0x27000}; }
extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(256, 256)))
void gemm(const unsigned short* a, const unsigned short* b, float* c, int k) {
    __attribute__((shared)) static __attribute__((aligned(1024))) char lds[16384];
    unsigned base = (unsigned)(unsigned long)(__attribute__((address_space(3))) char*)lds;
    unsigned t = __builtin_amdgcn_workitem_id_x(), wave = __builtin_amdgcn_readfirstlane(t / 64), lane = t % 64;
    u4 ra = resource_of(a, 128 * k), rb = resource_of(b, 128 * k);
    unsigned at = (t / 4) * k * 2 + t % 4 * 16, to = base + wave * 1024;
    f16v acc = {};
    bring(to, ra, at);
    bring(to + 4096, rb, at);
    for (int step = 0; step < k / 32; step++) {
        unsigned now = base + step % 2 * 8192, next = (step + 1) % 2 * 8192;
        bring(to + next, ra, at + (step + 1) * 64);
        bring(to + next + 4096, rb, at + (step + 1) * 64);
        asm volatile("s_waitcnt vmcnt(2)\\ns_barrier" ::: "memory");
        for (int q = 0; q < 2; q++) {
            u4 x = read(now + (wave / 2 * 32 + lane % 32) * 64 + q * 32 + lane / 32 * 16);
            u4 y = read(now + 4096 + (wave % 2 * 32 + lane % 32) * 64 + q * 32 + lane / 32 * 16);
            asm volatile("s_waitcnt lgkmcnt(0)" : "+v"(x), "+v"(y) : : "memory");
            acc = __builtin_amdgcn_mfma_f32_32x32x16_bf16(__builtin_bit_cast(b8, x), __builtin_bit_cast(b8, y), acc, 0, 0, 0);
        }
        asm volatile("s_barrier" ::: "memory");
    }
    for (int r = 0; r < 16; r++) c[(wave / 2 * 32 + 8 * (r / 4) + 4 * (lane / 32) + r % 4) * 64 + wave % 2 * 32 + lane % 32] = acc[r];
}"""


def product(listing, k=128, schedule="round-robin"):
    rng = np.random.default_rng(1)
    a, b = (rng.integers(-9, 10, (64, k)).astype(np.float32) for _ in range(2))
    c = np.zeros((64, 64), np.float32)
    report = launch(listing, 1, 256, [*((m.view(np.uint32) >> 16).astype(np.uint16) for m in (a, b)), c, k], schedule=schedule)
    return report, (c == a @ b.T).all()


@pytest.mark.left_out("round-robin", "half-phase", "random:1", "reversed", "run-to-barrier")
@pytest.mark.parametrize("schedule", SCHEDULES)
def test_a_product_whose_tiles_are_prefetched(compiled, schedule):
    report, right = product(compiled(PREFETCH, "gfx950"), schedule=schedule)
    assert report.ok and right, str(report)


@pytest.mark.thorough
def test_every_wait_and_barrier_of_it_is_needed(compiled):
    """Weakened by one, or left out: each is noticed, in one place of the listing at a time."""
    lines = compiled(PREFETCH, "gfx950").split("\n")
    weaker = {"s_waitcnt vmcnt(2)": "s_waitcnt vmcnt(3)", "s_waitcnt lgkmcnt(0)": "s_waitcnt lgkmcnt(1)", "s_barrier": ""}
    places = [i for i, line in enumerate(lines) if line.strip() in weaker and any("ASM" in near for near in lines[i - 2 : i + 3])]
    assert {lines[i].strip() for i in places} == set(weaker)
    for i in places:
        mutant = "\n".join([*lines[:i], weaker[lines[i].strip()], *lines[i + 1 :]])
        assert not product(mutant)[0].ok, lines[i]


def test_m0_set_too_late_is_noticed(compiled):
    text = compiled(PREFETCH, "gfx950")
    assert text.count("s_nop 0\n") >= 4
    assert {h.kind for h in product(text.replace("s_nop 0\n", ""))[0].hazards} == {"wait-states"}


NARROW = {"ubyte": np.uint8, "sbyte": np.int8, "ushort": np.uint16, "sshort": np.int16}


@pytest.mark.parametrize("name", NARROW)
@pytest.mark.parametrize(
    "target, spelling",
    [
        ("gfx90a", "global_load_{name} v1, s[4:5] offset:4 lds"),
        ("gfx942", "global_load_lds_{name} v1, s[4:5] offset:4"),
        ("gfx950", "global_load_lds_{name} v[4:5], off offset:4"),
        ("gfx90a", "buffer_load_{name} v1, s[8:11], 0 offen offset:4 lds"),
        ("gfx950", "buffer_load_{name} v1, s[8:11], 0 offen offset:4 lds"),
    ],
)
def test_bytes_and_shorts_fill_a_dword_each(listing, name, target, spelling):
    """Extended to 32 bits, at the base, the immediate offset and 4 bytes a lane."""
    data, result = dump(listing, spelling.format(name=name), base=60, target=target)
    kind = NARROW[name]
    size = np.dtype(kind).itemsize
    values = data.view(kind)[4 // size :: 4 // size][:64].astype(np.int32).view(np.uint32)
    assert (result[16:80] == values).all() and (np.delete(result, np.s_[16:80]) == 0xFFFFFFFF).all()
