"""Atomic operations on the LDS that return a value or not, each against a loop over lanes written from the ISA's words."""

import numpy as np
import pytest

from tests.sim.atomic_words import FLOATS, changed, data, pairs
from tests.sim.conftest import frame
from tiledsl.sim import launch
from tiledsl.targets import TARGETS

WHOLE = {"add": "u", "sub": "u", "inc": "u", "dec": "u", "smin": "i", "smax": "i", "umin": "u", "umax": "u", "and": "b", "or": "b", "xor": "b", "swap": "b"}

PLAIN = "v_mov_b32_e32 v12, 0\n\tv_mov_b32_e32 v13, 0\n\t"  # nothing comes back
TWO_OPERANDS = {
    "mskor_rtn_b": lambda old, mask, bits, _: old & ~mask | bits,
    "wrap_rtn_b": lambda old, step, top, word: old - step if old >= step else old + top & word,
    "rsub_rtn_u": lambda old, new, _, word: new - old & word,
}


def in_lds(
    operation: str, memory: np.ndarray, first: np.ndarray, second: np.ndarray, places: np.ndarray, results: int = 1, target: str = "gfx942"
) -> tuple[np.ndarray, np.ndarray]:
    """(LDS afterwards, what each lane got): a wave copies `memory` there, twice, runs the operation on v[4:5] and v[6:7] at v3, and copies it back."""
    size, tail = memory.itemsize, {4: "", 8: "x2"}[memory.itemsize]
    wide = {4: ["v4", "v6", "v10"], 8: ["v[4:5]", "v[6:7]", "v[10:11]"]}[size]
    got = f"v[12:{11 + results * size // 4}]" if results * size > 4 else "v12"
    count = {1: "", 2: "x2", 4: "x4"}[results * size // 4]
    body = f"""
	s_load_dwordx8 s[4:11], s[0:1], 0x0
	s_load_dwordx2 s[12:13], s[0:1], 0x20
	v_lshlrev_b32_e32 v1, {2 if size == 4 else 3}, v0
	v_lshlrev_b32_e32 v2, 2, v0
	v_mul_u32_u24_e32 v8, {results * size}, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword{tail} {wide[2]}, v1, s[4:5]
	global_load_dword{tail} {wide[0]}, v1, s[6:7]
	global_load_dword{tail} {wide[1]}, v1, s[8:9]
	global_load_dword v3, v2, s[10:11]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v3, {2 if size == 4 else 3}, v3
	ds_write_b{8 * size} v1, {wide[2]}
	ds_write_b{8 * size} v1, {wide[2]} offset:{64 * size}
	{operation.format(got=got, first=wide[0], second=wide[1])}
	ds_read_b{8 * size} {wide[2]}, v1
	s_waitcnt lgkmcnt(0)
	global_store_dword{count} v8, {got}, s[12:13]
	global_store_dword{tail} v1, {wide[2]}, s[4:5]
	s_endpgm
"""
    after, found = memory.copy(), np.zeros(64 * results, memory.dtype)
    report = launch(frame(body, "ppppp", target, lds=128 * size), 1, 64, [after, first, second, places, found])
    assert report.ok, str(report)
    return after, found


def spelled(name: str, bits: int) -> tuple[str, str]:
    """(the operation, its type) as in ds_OPERATION_TYPE."""
    kind = WHOLE[name]
    operation = {"swap": "wrxchg"}.get(name, name.removeprefix("s" if kind == "i" else "u"))
    return ("sub" if name == "sub" else operation), f"{kind}{bits}"


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("size", [4, 8])
@pytest.mark.parametrize("name", WHOLE)
def test_whole_numbers(name, size, target):
    operation, kind = spelled(name, 8 * size)
    _, operands, places = data(size, 5)
    memory = np.resize(data(size, 6)[0], 64)
    after, got = in_lds(f"ds_{operation}_rtn_{kind} {{got}}, v3, {{first}}", memory, operands, operands, places, target=target)
    expected, values = memory.tolist(), []
    for lane, place in enumerate(places.tolist()):
        values.append(expected[place])
        expected[place] = changed(name, expected[place], int(operands[lane]), 8 * size)
    assert after.tolist() == expected and got.tolist() == values
    if name != "swap":
        assert in_lds(PLAIN + f"ds_{operation}_{kind} v3, {{first}}", memory, operands, operands, places, target=target)[0].tolist() == expected


@pytest.mark.parametrize("size", [4, 8])
@pytest.mark.parametrize("name, combine", [("add", np.add), ("min", np.fmin), ("max", np.fmax)])
def test_floats(name, combine, size):
    kind, word = {4: (np.float32, np.uint32), 8: (np.float64, np.uint64)}[size]
    rng = np.random.default_rng(13)
    memory, operands = (np.array(FLOATS, kind)[rng.integers(0, len(FLOATS), 64)] for _ in range(2))
    places = rng.permutation(64).astype(np.int32)
    expected = memory.copy()
    expected[places] = combine(memory[places], operands)
    for operation in (f"ds_{name}_rtn_f{8 * size} {{got}}, v3, {{first}}", PLAIN + f"ds_{name}_f{8 * size} v3, {{first}}"):
        after, got = in_lds(operation, memory.view(word), operands.view(word), operands.view(word), places)
        assert ((after.view(kind) == expected) | np.isnan(after.view(kind)) & np.isnan(expected)).all()
        assert "rtn" not in operation or got.tolist() == memory.view(word)[places].tolist()


@pytest.mark.parametrize("kind", ["f16", "bf16"])
def test_pairs_of_halves(kind):
    memory, operands, sums = pairs(kind)
    places = np.arange(64, dtype=np.int32)
    after, got = in_lds(f"ds_pk_add_rtn_{kind} {{got}}, v3, {{first}}", memory, operands, operands, places)
    assert after.tolist() == sums.tolist() and got.tolist() == memory.tolist()
    assert in_lds(PLAIN + f"ds_pk_add_{kind} v3, {{first}}", memory, operands, operands, places)[0].tolist() == sums.tolist()


@pytest.mark.parametrize("size", [4, 8])
def test_compare_and_swap(size):
    """The first operand is what must be there, the second what to put in its place."""
    _, new, places = data(size, 14)
    memory = np.resize(data(size, 15)[0], 64)
    wanted = memory[places]
    wanted[::3] += 1
    expected, values = memory.tolist(), []
    for lane, place in enumerate(places.tolist()):
        values.append(expected[place])
        expected[place] = int(new[lane]) if expected[place] == wanted[lane] else expected[place]
    after, got = in_lds(f"ds_cmpst_rtn_b{8 * size} {{got}}, v3, {{first}}, {{second}}", memory, wanted, new, places)
    assert after.tolist() == expected and got.tolist() == values
    assert in_lds(PLAIN + f"ds_cmpst_b{8 * size} v3, {{first}}, {{second}}", memory, wanted, new, places)[0].tolist() == expected


@pytest.mark.parametrize("name, size", [("mskor_rtn_b", 4), ("mskor_rtn_b", 8), ("wrap_rtn_b", 4), ("rsub_rtn_u", 4), ("rsub_rtn_u", 8)])
def test_other_lds_operations(name, size):
    """CDNA3 ISA, the pseudo-code of DS_MSKOR_B32, DS_WRAP_RTN_B32, DS_RSUB_U32."""
    _, first, _ = data(size, 8)
    _, second, places = data(size, 9)
    memory = np.resize(data(size, 10)[0], 64)
    word = (1 << 8 * size) - 1
    operands = "{first}" if name.startswith("rsub") else "{first}, {second}"
    after, got = in_lds(f"ds_{name}{8 * size} {{got}}, v3, {operands}", memory, first, second, places)
    expected, values = memory.tolist(), []
    for lane, place in enumerate(places.tolist()):
        values.append(expected[place])
        expected[place] = TWO_OPERANDS[name](expected[place], int(first[lane]), int(second[lane]), word)
    assert after.tolist() == expected and got.tolist() == values
    if name != "wrap_rtn_b":
        plain = in_lds(PLAIN + f"ds_{name.replace('_rtn', '')}{8 * size} v3, {operands}", memory, first, second, places)
        assert plain[0].tolist() == expected


@pytest.mark.parametrize("size", [4, 8])
def test_compare_and_swap_of_floats_in_lds(size):
    """As numbers: -0 is 0, NaN is nothing's equal. The first operand is what must be there."""
    kind = {4: np.float32, 8: np.float64}[size]
    values = np.array([0.0, -0.0, np.nan, np.inf, 1.5, -1.5, 2.0**-140], kind)
    rng = np.random.default_rng(11)
    memory, wanted, new = (values[rng.integers(0, 7, 64)] for _ in range(3))
    places, word = rng.permutation(64).astype(np.int32), {4: np.uint32, 8: np.uint64}[size]
    expected = memory.copy()
    for lane, place in enumerate(places):
        expected[place] = new[lane] if memory[place] == wanted[lane] else memory[place]
    raw = [array.view(word) for array in (memory, wanted, new)]
    after, got = in_lds(f"ds_cmpst_rtn_f{8 * size} {{got}}, v3, {{first}}, {{second}}", *raw, places)
    assert after.tolist() == expected.view(word).tolist() and got.tolist() == raw[0][places].tolist()
    plain = PLAIN + f"ds_cmpst_f{8 * size} v3, {{first}}, {{second}}"
    assert in_lds(plain, *raw, places)[0].tolist() == expected.view(word).tolist()


@pytest.mark.parametrize("size", [4, 8])
@pytest.mark.parametrize("name, stride", [("wrxchg2", 1), ("wrxchg2st64", 64)])
def test_two_exchanges_in_lds(size, name, stride):
    """The offsets count elements, of the second form 64 of them."""
    rng = np.random.default_rng(12)
    word = {4: np.uint32, 8: np.uint64}[size]
    memory, first, second = (rng.integers(0, 1 << 8 * size, 64, dtype=word) for _ in range(3))
    places = (2 * np.arange(64) % 64).astype(np.int32)
    offset0, offset1 = 0, 1
    after, got = in_lds(
        f"ds_{name}_rtn_b{8 * size} {{got}}, v3, {{first}}, {{second}} offset0:{offset0} offset1:{offset1}", memory, first, second, places, results=2
    )
    expected = 2 * memory.tolist()
    found = [[0, 0] for _ in range(64)]
    for which, (operand, offset) in enumerate(((first, offset0), (second, offset1))):
        for lane, place in enumerate(places.tolist()):
            at = place + offset * stride
            found[lane][which], expected[at] = expected[at], int(operand[lane])
    values = [value for pair in found for value in pair]
    assert after.tolist() == expected[:64] and got.tolist() == values


@pytest.mark.parametrize("name, sign", [("append", 1), ("consume", -1)])
@pytest.mark.parametrize("enabled", [0xFFFFFFFFFFFFFFFF, 0x8000000100000F00, 0])
def test_lanes_are_counted_at_m0(name, sign, enabled):
    body = f"""
	s_load_dwordx2 s[6:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, 1000
	ds_write_b32 v1, v2
	v_mov_b32_e32 v3, 7
	s_mov_b32 m0, 16
	s_mov_b32 exec_lo, {enabled & 0xFFFFFFFF:#x}
	s_mov_b32 exec_hi, {enabled >> 32:#x}
	ds_{name} v3 offset:8
	s_mov_b64 exec, -1
	ds_read_b32 v4, v1
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v3, s[6:7]
	global_store_dword v1, v4, s[6:7] offset:256
	s_endpgm
"""
    found = np.zeros(128, np.uint32)
    report = launch(frame(body, "p", lds=256), 1, 64, [found])
    assert report.ok, str(report)
    assert found[:64].tolist() == [1000 if enabled >> lane & 1 else 7 for lane in range(64)]
    assert found[64:].tolist() == [1000 + sign * enabled.bit_count() * (i == 6) for i in range(64)]
