"""Atomic operations, against a loop over lanes written from the ISA's words: what a lane gets is what stood there before its own change.

Lanes that meet at one place change it in an order that the hardware does not define; the oracle takes the lowest first, as the interpreter does. What is
the same in every order is compared with other schedules and blocks too.
"""

import numpy as np
import pytest

from tests.sim.atomic_words import FLOATS, WORD, changed, data, pairs
from tests.sim.conftest import frame
from tiledsl.sim import launch
from tiledsl.targets import TARGETS

RETURNING = {"gfx90a": "glc", "gfx942": "sc0", "gfx950": "sc0"}
every_target = pytest.mark.parametrize("target", TARGETS)


def one_by_one(name: str, memory: np.ndarray, places: np.ndarray, operands: np.ndarray, lanes: np.ndarray) -> tuple[list[int], list[int | None]]:
    bits = 8 * memory.itemsize
    after, got = memory.tolist(), [None] * len(places)
    for lane, (place, operand) in enumerate(zip(places.tolist(), operands.tolist(), strict=True)):
        if lanes[lane]:
            got[lane], after[place] = after[place], changed(name, after[place], operand, bits)
    return after, got


OPERATIONS = ["swap", "add", "sub", "smin", "umin", "smax", "umax", "and", "or", "xor", "inc", "dec"]
BODY = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	s_load_dwordx2 s[8:9], s[0:1], 0x10
	s_load_dwordx2 s[10:11], s[0:1], 0x18
	v_lshlrev_b32_e32 v1, {log}, v0
	v_lshlrev_b32_e32 v2, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword{x2} {data}, v1, s[6:7]
	global_load_dword v3, v2, s[8:9]
	s_mov_b64 exec, {mask}
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v3, {log}, v3
{operation}
	s_waitcnt vmcnt(0) lgkmcnt(0)
	global_store_dword{x2} v1, {got}, s[10:11]
	s_endpgm
"""
ONE = {"x2": "", "log": 2, "data": "v4", "got": "v6"}
TWO = {"x2": "x2", "log": 3, "data": "v[4:5]", "got": "v[6:7]"}


def run(operation: str, memory: np.ndarray, operands: np.ndarray, places: np.ndarray, target: str, mask: int = -1, **options) -> tuple[np.ndarray, np.ndarray]:
    """(memory afterwards, what each lane got) of one wave: places in elements of the operand's size."""
    size = memory.itemsize
    memory, got = memory.copy(), np.zeros(64, memory.dtype)
    body = BODY.format(operation=operation, mask=mask, **(TWO if size == 8 else ONE))
    report = launch(frame(body, "pppp", target), 1, 64, [memory, operands, places, got], **options)
    assert report.ok, str(report)
    return memory, got


@pytest.mark.in_turn
@every_target
@pytest.mark.parametrize("name", OPERATIONS)
@pytest.mark.parametrize("size", [4, 8])
@pytest.mark.parametrize("form", ["global", "flat", "buffer"])
def test_whole_numbers(form, name, size, target):
    memory, operands, places = data(size)
    words = placed(form, name + "_x2" * (size == 8), size, target)
    for mask in (-1, 5):
        after, got = run(words, memory, operands, places, target, mask)
        lanes = np.array([mask >> lane & 1 for lane in range(64)], bool)
        expected, values = one_by_one(name, memory, places, operands, lanes)
        assert after.tolist() == expected
        assert [value for value, active in zip(got.tolist(), lanes, strict=True) if active] == [value for value in values if value is not None]


@every_target
@pytest.mark.parametrize("size", [4, 8])
def test_compare_and_swap(size, target):
    """The operand's lower registers hold what to put there, the upper ones what must be there."""
    memory, operands, places = data(size)
    wanted = memory[places]
    wanted[::3] += 1  # every third lane is wrong about it
    end, registers = ("_x2", "v[4:7]") if size == 8 else ("", "v[4:5]")
    load = "\tv_mov_b32_e32 v6, v4\n\tv_mov_b32_e32 v7, v5\n" if size == 8 else "\tv_mov_b32_e32 v5, v4\n"
    # the operand is compared with a value that the lane has loaded itself: v4 (and v5) is put there where it stands there already plus one
    words = f"{load}\tv_add_u32_e32 v4, 1, v4\n\tglobal_atomic_cmpswap{end} {'v[8:9]' if size == 8 else 'v8'}, v3, {registers}, s[4:5] {RETURNING[target]}\n"
    words += "\ts_waitcnt vmcnt(0)\n\tv_mov_b32_e32 v6, v8" + ("\n\tv_mov_b32_e32 v7, v9" if size == 8 else "")
    after, got = run(words, memory, wanted, places, target)
    expected, values = memory.tolist(), []
    for lane in range(64):
        old, want = expected[places[lane]], int(wanted[lane])
        values.append(old)
        if old == want:
            expected[places[lane]] = want & ~WORD | (want + 1 & WORD)
    assert after.tolist() == expected and got.tolist() == values


def placed(form: str, name: str, size: int, target: str) -> str:
    """A returning atomic of v4 (v[4:5]) at byte offset v3 of s[4:5], its value in v6 (v[6:7])."""
    data, result = ("v[4:5]", "v[6:7]") if size == 8 else ("v4", "v6")
    high = "\tv_mov_b32_e32 v7, v5\n" if size == 8 else ""
    return {
        "global": f"\tglobal_atomic_{name} {result}, v3, {data}, s[4:5] {RETURNING[target]}",
        "flat": f"\tv_mov_b32_e32 v9, s5\n\tv_add_co_u32_e32 v8, vcc, s4, v3\n\ts_nop 1\n\tv_addc_co_u32_e32 v9, vcc, 0, v9, vcc\n"
        f"\tflat_atomic_{name} {result}, v[8:9], {data} {RETURNING[target]}",
        "buffer": f"\tv_mov_b32_e32 v6, v4\n{high}\ts_mov_b32 s6, 0x1000\n\ts_mov_b32 s7, 0x27000\n"
        f"\tbuffer_atomic_{name} {result}, v3, s[4:7], 0 offen {RETURNING[target]}",
    }[form]


# The instructions that not every target has.
LACKING = {("flat", "add_f32", "gfx90a"), ("flat", "pk_add_f16", "gfx90a"), ("flat", "pk_add_bf16", "gfx90a"), ("global", "pk_add_bf16", "gfx90a"),
           ("buffer", "pk_add_bf16", "gfx90a"), ("buffer", "pk_add_bf16", "gfx942")}  # fmt: skip
OF_FLOATS = [
    (form, name, target)
    for form in ("global", "flat", "buffer")
    for name in ("add_f64", "min_f64", "max_f64", "add_f32", "pk_add_f16", "pk_add_bf16")
    for target in TARGETS
    if (form, name, target) not in LACKING
]


@pytest.mark.parametrize("form, name, target", [case for case in OF_FLOATS if "pk" not in case[1]])
def test_floats(form, name, target):
    kind = np.float64 if name.endswith("64") else np.float32
    rng = np.random.default_rng(2)
    memory, operands = (np.array([FLOATS[i] for i in rng.integers(0, len(FLOATS), count)], kind) for count in (64, 64))
    places = rng.permutation(64).astype(np.int32)
    word = np.uint64 if kind is np.float64 else np.uint32
    after, got = run(placed(form, name, memory.itemsize, target), memory.view(word), operands.view(word), places, target)
    combine = {"add": np.add, "min": np.fmin, "max": np.fmax}[name[:3]]
    expected = memory.copy()
    expected[places] = combine(memory[places], operands)
    different = (after.view(kind) != expected) & ~(np.isnan(after.view(kind)) & np.isnan(expected))
    assert not different.any() and got.tolist() == memory.view(word)[places].tolist()


@pytest.mark.parametrize("form, name, target", [case for case in OF_FLOATS if "pk" in case[1]])
def test_pairs_of_halves(form, name, target):
    memory, operands, sums = pairs(name.removeprefix("pk_add_"))
    after, got = run(placed(form, name, 4, target), memory, operands, np.arange(64, dtype=np.int32), target)
    assert after.tolist() == sums.tolist() and got.tolist() == memory.tolist()


@every_target
@pytest.mark.parametrize("size", [4, 8])
@pytest.mark.parametrize("form", ["flat", "buffer"])
def test_other_ways_to_compare_and_swap(form, size, target):
    """A buffer's atomic returns the value in the lower half of its operand."""
    memory, operands, places = data(size)
    wanted = memory[places]
    wanted[::3] += 1
    end, registers = ("_x2", "v[12:15]") if size == 8 else ("", "v[12:13]")
    load = "\tv_mov_b32_e32 v14, v4\n\tv_mov_b32_e32 v15, v5\n\tv_mov_b32_e32 v13, v5\n" if size == 8 else "\tv_mov_b32_e32 v13, v4\n"
    load += "\tv_add_u32_e32 v12, 1, v4\n"  # what is put there is one more than what must be there
    words = placed(form, f"cmpswap{end}", size, target).replace("v[4:5]" if size == 8 else "v4", registers)
    words = load + (words.replace("v[6:7], v3," if size == 8 else "v6, v3,", f"{registers}, v3,") if form == "buffer" else words)
    if form == "buffer":
        words = words.replace(f"v_mov_b32_e32 v6, {registers}", "s_nop 0")
        words += "\n\ts_waitcnt vmcnt(0)\n\tv_mov_b32_e32 v6, v12\n\tv_mov_b32_e32 v7, v13"
    after, got = run(words, memory, wanted, places, target)
    expected, values = memory.tolist(), []
    for lane in range(64):
        found, want = expected[places[lane]], int(wanted[lane])
        values.append(found)
        if found == want:
            expected[places[lane]] = want & ~WORD | (want + 1 & WORD)
    assert after.tolist() == expected and got.tolist() == values


def test_blocks_meet_in_global_memory():
    """256 blocks of 256 threads count in 16 places, each with its own schedule of waves."""
    body = """
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_and_b32_e32 v1, 15, v0
	v_lshlrev_b32_e32 v1, 2, v1
	v_mov_b32_e32 v2, 3
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[4:5]
	s_endpgm
"""
    for schedule in ("round-robin", "reversed", "latest", "random:1"):
        counts = np.zeros(16, np.uint32)
        report = launch(frame(body, "p"), 256, 256, [counts], schedule=schedule)
        assert report.ok and (counts == 3 * 256 * 256 // 16).all()


LDS = """
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 0
	v_cmp_gt_u32_e32 vcc, 16, v0
	s_and_saveexec_b64 s[8:9], vcc
	ds_write_b32 v1, v2
	s_mov_b64 exec, s[8:9]
	s_waitcnt lgkmcnt(0)
	{first}
	v_and_b32_e32 v3, 60, v1
	v_mov_b32_e32 v4, 1
	ds_add_u32 v3, v4
	ds_add_rtn_u32 v5, v3, v4
	s_waitcnt lgkmcnt(0)
	{second}
	ds_read_b32 v6, v3
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v6, s[4:5]
	s_endpgm
"""


@every_target
def test_waves_meet_in_lds(target):
    """Atomic operations of several waves need no order among themselves; with what others write and read, they do."""
    out = np.zeros(256, np.uint32)
    report = launch(frame(LDS.format(first="s_barrier", second="s_barrier"), "p", target, lds=64), 1, 256, [out])
    assert report.ok, str(report)
    assert (out == 2 * 256 // 16).all()
    kinds = {
        first + second: {h.kind for h in launch(frame(LDS.format(first=first, second=second), "p", target, lds=64), 1, 256, [out]).hazards}
        for first, second in (("s_nop 0", "s_barrier"), ("s_barrier", "s_nop 0"))
    }
    assert all("lds-race" in found for found in kinds.values()), kinds


def test_beyond_the_end_and_misaligned():
    body = "\ts_load_dwordx2 s[4:5], s[0:1], 0x0\n\tv_mov_b32_e32 v1, {at}\n\ts_waitcnt lgkmcnt(0)\n\tglobal_atomic_add v1, v0, s[4:5]\n\ts_endpgm\n"
    for at, kind in ((64, "out-of-bounds"), (2, "misaligned")):
        report = launch(frame(body.format(at=at), "p"), 1, 64, [np.zeros(16, np.uint32)])
        assert kind in [hazard.kind for hazard in report.hazards]


def test_the_value_needs_its_wait():
    words = "\tglobal_atomic_add v6, v3, v4, s[4:5] sc0\n\tv_mov_b32_e32 v7, v6"
    memory, operands, places = data(4)
    body = BODY.format(operation=words, mask=-1, **ONE)
    report = launch(frame(body, "pppp", "gfx942"), 1, 64, [memory, operands, places, np.zeros(64, np.uint32)])
    assert [hazard.kind for hazard in report.hazards] == ["register-in-flight"]


@pytest.mark.thorough
def test_a_histogram_of_a_compiler(compiled):
    """HIP C++ through clang: counts in LDS, added to global memory."""
    source = """
    extern "C" __attribute__((global)) void histogram(const unsigned* values, unsigned* bins, int count) {
        __attribute__((shared)) static unsigned local[64];
        int t = __builtin_amdgcn_workitem_id_x();
        if (t < 64) local[t] = 0;
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
        __builtin_amdgcn_s_barrier();
        for (int i = __builtin_amdgcn_workgroup_id_x() * 256 + t; i < count; i += 4 * 256)
            __hip_atomic_fetch_add(&local[values[i] & 63], 1u, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
        __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
        __builtin_amdgcn_s_barrier();
        if (t < 64 && local[t]) __hip_atomic_fetch_add(&bins[t], local[t], __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_AGENT);
    }"""
    values = np.random.default_rng(7).integers(0, 1 << 32, 5000, dtype=np.uint64).astype(np.uint32)
    for target in TARGETS:
        bins = np.zeros(64, np.uint32)
        report = launch(compiled(source, target), 4, 256, [values, bins, len(values)])
        assert report.ok, str(report)
        assert bins.tolist() == np.bincount(values & 63, minlength=64).tolist()
