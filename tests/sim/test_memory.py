"""Memory instructions: every width and addressing form of global, flat, buffer, scalar and LDS access."""

import numpy as np
import pytest

from tiledsl.sim import launch

START = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, {shift}, v0
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v5, s5
	v_add_co_u32_e32 v4, vcc, v4, v1
	s_nop 1
	v_addc_co_u32_e32 v5, vcc, v5, v2, vcc
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v7, s7
	v_add_co_u32_e32 v6, vcc, v6, v1
	s_nop 1
	v_addc_co_u32_e32 v7, vcc, v7, v2, vcc
"""
WIDTHS = {1: "dword", 2: "dwordx2", 3: "dwordx3", 4: "dwordx4"}


def run(listing, body, data, result_words, **options):
    result = np.zeros(result_words, np.uint32)
    report = launch(listing(body + "\n\ts_endpgm\n", **options), 1, 64, [data, result])
    return result, report


@pytest.mark.parametrize("dwords", WIDTHS)
@pytest.mark.parametrize("form", ["global", "base", "flat"])
def test_widths_and_forms(listing, dwords, form):
    data = np.arange(1000, 1000 + 64 * dwords + 8, dtype=np.uint32)
    shift = {1: 2, 2: 3, 3: 2, 4: 4}[dwords]
    registers = f"v[20:{19 + dwords}]" if dwords > 1 else "v20"
    name = WIDTHS[dwords]
    load = {
        "global": f"global_load_{name} {registers}, v[4:5], off offset:8",
        "base": f"global_load_{name} {registers}, v1, s[4:5] offset:8",
        "flat": f"flat_load_{name} {registers}, v[4:5] offset:8",
    }[form]
    store = {
        "global": f"global_store_{name} v[6:7], {registers}, off",
        "base": f"global_store_{name} v1, {registers}, s[6:7]",
        "flat": f"flat_store_{name} v[6:7], {registers}",
    }[form]
    result, report = run(listing, START.format(shift=shift) + f"\t{load}\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n\t{store}", data, 64 * dwords)
    assert report.ok, str(report)
    expected = np.zeros(64 * dwords, np.uint32)
    for lane in range(64):
        at = lane << shift >> 2
        expected[at : at + dwords] = data[at + 2 : at + 2 + dwords][: len(expected) - at]
    inside = 64 if dwords != 3 else 62
    assert (result[:inside] == expected[:inside]).all()


def test_sub_dword_loads_extend(listing):
    data = np.random.default_rng(1).integers(0, 1 << 32, 64, dtype=np.uint64).astype(np.uint32)
    for name, part in {"ubyte": np.uint8, "sbyte": np.int8, "ushort": np.uint16, "sshort": np.int16}.items():
        body = START.format(shift=2) + f"\tglobal_load_{name} v20, v1, s[4:5] offset:2\n\ts_waitcnt vmcnt(0)\n\tglobal_store_dword v1, v20, s[6:7]"
        result, report = run(listing, body, data, 64)
        assert report.ok, str(report)
        step = 4 // np.dtype(part).itemsize
        assert (result.view(np.int32) == data.view(part)[2 // np.dtype(part).itemsize :: step].astype(np.int32)).all()


def test_flat_sub_dwords(listing):
    data = np.random.default_rng(2).integers(0, 1 << 32, 64, dtype=np.uint64).astype(np.uint32)
    for name, part in {"ubyte": np.uint8, "sbyte": np.int8, "ushort": np.uint16, "sshort": np.int16}.items():
        load = f"\tflat_load_{name} v20, v[4:5] offset:2\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n"
        result, report = run(listing, START.format(shift=2) + load + "\tglobal_store_dword v1, v20, s[6:7]", data, 64)
        assert report.ok, str(report)
        size = np.dtype(part).itemsize
        assert (result.view(np.int32) == data.view(part)[2 // size :: 4 // size].astype(np.int32)).all()
    stores = "\tv_mov_b32_e32 v20, 0x12345678\n\tflat_store_byte v[6:7], v20 offset:1\n\tflat_store_short v[6:7], v20 offset:2"
    result, report = run(listing, START.format(shift=2) + stores, data, 64)
    assert report.ok and (result == 0x56787800).all()


@pytest.mark.parametrize("dwords", [1, 2, 4, 8, 16])
def test_scalar_buffer_loads(listing, dwords):
    """Words beyond the end are zero; the offset is a constant or in a register."""
    data = np.arange(700, 732, dtype=np.uint32)
    registers, tail = ("s16", "") if dwords == 1 else (f"s[16:{15 + dwords}]", f"x{dwords}")
    stores = "\n".join(f"\tv_mov_b32_e32 v9, s{16 + i}\n\tglobal_store_dword v1, v9, s[6:7] offset:{256 * i}" for i in range(dwords))
    for place, first in (("0x10", 4), ("s12", 3)):
        body = START.format(shift=2) + RESOURCE.format(records=40) + f"\ts_movk_i32 s12, 0xc\n\ts_buffer_load_dword{tail} {registers}, s[8:11], {place}\n"
        result, report = run(listing, body + f"\ts_waitcnt lgkmcnt(0)\n{stores}", data, 64 * dwords)
        assert report.ok, str(report)
        expected = [data[first + i] if first + i < 10 else 0 for i in range(dwords)]
        assert (result.reshape(dwords, 64) == np.array(expected)[:, None]).all()


@pytest.mark.parametrize("target, op", [("gfx90a", "buffer_wbl2"), ("gfx90a", "buffer_invl2"), ("gfx90a", "buffer_wbinvl1"), ("gfx90a", "buffer_wbinvl1_vol"),
                                        ("gfx942", "buffer_wbl2 sc1"), ("gfx942", "buffer_inv sc1")])  # fmt: skip
def test_caches_change_nothing(listing, target, op):
    data = np.arange(64, dtype=np.uint32)
    body = START.format(shift=2) + f"\tglobal_load_dword v20, v1, s[4:5]\n\ts_waitcnt vmcnt(0)\n\t{op}\n\ts_waitcnt vmcnt(0)\n"
    result, report = run(listing, body + f"\tglobal_store_dword v1, v20, s[6:7]\n\t{op}", data, 64, target=target)
    assert report.ok and (result == data).all()


def test_two_wide_places_of_lds(listing):
    """The offsets count 8 bytes, or 64 of them."""
    body = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 3, v0
	v_add_u32_e32 v2, 100, v0
	v_add_u32_e32 v3, 200, v0
	v_add_u32_e32 v4, 300, v0
	v_add_u32_e32 v5, 400, v0
	s_waitcnt lgkmcnt(0)
	ds_write2_b64 v1, v[2:3], v[4:5] offset0:0 offset1:64
	ds_write2st64_b64 v1, v[4:5], v[2:3] offset0:2 offset1:3
	ds_read2_b64 v[20:23], v1 offset0:128 offset1:64
	ds_read2st64_b64 v[24:27], v1 offset0:0 offset1:3
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v1, 4, v0
	global_store_dwordx4 v1, v[20:23], s[6:7]
	global_store_dwordx4 v1, v[24:27], s[6:7] offset:1024
"""
    result, report = run(listing, body, np.zeros(4, np.uint32), 512, lds=2048)
    assert report.ok, str(report)
    lane = np.arange(64)
    assert (result[:256].reshape(64, 4) == np.stack([lane + 300, lane + 400, lane + 300, lane + 400], 1)).all()
    assert (result[256:].reshape(64, 4) == np.stack([lane + 100, lane + 200, lane + 100, lane + 200], 1)).all()


def test_sub_dword_stores_keep_the_rest(listing):
    body = (
        START.format(shift=2) + "\tv_mov_b32_e32 v20, 0x12345678\n\tglobal_store_byte v1, v20, s[6:7] offset:1\n\tglobal_store_short v1, v20, s[6:7] offset:2"
    )
    result, report = run(listing, body, np.zeros(4, np.uint32), 64)
    assert report.ok and (result == 0x56787800).all()


def test_a_negative_offset(listing):
    data = np.arange(64, dtype=np.uint32)
    body = (
        START.format(shift=2)
        + "\tv_add_u32_e32 v3, 16, v1\n\tglobal_load_dword v20, v3, s[4:5] offset:-16\n\ts_waitcnt vmcnt(0)\n\tglobal_store_dword v1, v20, s[6:7]"
    )
    result, report = run(listing, body, data, 64)
    assert report.ok and (result == data).all()


RESOURCE = """
	s_mov_b32 s8, s4
	s_mov_b32 s9, s5
	s_mov_b32 s10, {records}
	s_mov_b32 s11, 0x27000
"""


@pytest.mark.parametrize("form, scale", [("v1, s[8:11], 0 offen", 1), ("off, s[8:11], 0 offset:8", 0), ("v0, s[8:11], s12 offen offset:4", None)])
def test_buffer_forms(listing, form, scale):
    data = np.arange(500, 600, dtype=np.uint32)
    body = (
        START.format(shift=2)
        + RESOURCE.format(records=400)
        + f"\ts_mov_b32 s12, 8\n\tv_and_b32_e32 v0, 60, v0\n\tbuffer_load_dword v20, {form}\n\ts_waitcnt vmcnt(0)\n\tglobal_store_dword v1, v20, s[6:7]"
    )
    result, report = run(listing, body, data, 64)
    assert report.ok, str(report)
    lane = np.arange(64)
    expected = {1: data[lane], 0: np.full(64, data[2]), None: data[(lane & 60) // 4 + 3]}[scale]
    assert (result == expected).all()


def test_buffer_beyond_the_end_reads_zero_dword_by_dword(listing):
    data = np.arange(1, 257, dtype=np.uint32)
    body = (
        START.format(shift=4)
        + RESOURCE.format(records=64 * 4 + 8)
        + "\tbuffer_load_dwordx4 v[20:23], v1, s[8:11], 0 offen\n\ts_waitcnt vmcnt(0)\n\tglobal_store_dwordx4 v1, v[20:23], s[6:7]"
    )
    result, report = run(listing, body, data, 256)
    assert report.ok, str(report)
    assert (result == np.where(np.arange(256) < 66, data, 0)).all()


def test_buffer_beyond_the_end_is_not_written(listing):
    body = START.format(shift=2) + RESOURCE.format(records=40).replace("s4", "s6").replace("s5", "s7") + "\tbuffer_store_dword v0, v1, s[8:11], 0 offen"
    result, report = run(listing, body, np.zeros(4, np.uint32), 64)
    assert report.ok and (result == np.where(np.arange(64) < 10, np.arange(64), 0)).all()


@pytest.mark.parametrize("dwords", [1, 2, 4, 8, 16])
def test_scalar_loads(listing, dwords):
    data = np.arange(700, 732, dtype=np.uint32)
    registers = "s16" if dwords == 1 else f"s[16:{15 + dwords}]"
    name = "s_load_dword" + (f"x{dwords}" if dwords > 1 else "")
    stores = "\n".join(f"\tv_mov_b32_e32 v9, s{16 + i}\n\tglobal_store_dword v1, v9, s[6:7] offset:{256 * i}" for i in range(dwords))
    body = START.format(shift=2) + f"\ts_movk_i32 s12, 0x10\n\t{name} {registers}, s[4:5], s12\n\ts_waitcnt lgkmcnt(0)\n{stores}"
    result, report = run(listing, body, data, 64 * dwords)
    assert report.ok, str(report)
    assert (result.reshape(dwords, 64) == data[4 : 4 + dwords, None]).all()


@pytest.mark.parametrize("dwords", [1, 2, 4])
@pytest.mark.parametrize("schedule", ["round-robin", "latest"])
def test_scalar_stores(listing, dwords, schedule):
    """One store a wave, at a constant or in a register; the two lowest bits of the address are ignored."""
    data = np.arange(40, 48, dtype=np.uint32)
    registers, tail = ("s16", "") if dwords == 1 else (f"s[16:{15 + dwords}]", f"x{dwords}")
    for place, first in (("0x11", 4), ("s12", 3), ("s12 offset:0x8", 5)):
        body = START.format(shift=2) + "\ts_movk_i32 s12, 0xc\n\ts_load_dwordx4 s[16:19], s[4:5], 0x8\n\ts_waitcnt lgkmcnt(0)\n"
        body += f"\ts_store_dword{tail} {registers}, s[6:7], {place}\n\ts_dcache_wb\n\ts_endpgm\n"
        result = np.zeros(16, np.uint32)
        report = launch(listing(body), 1, 64, [data, result], schedule=schedule)
        assert report.ok, str(report)
        assert result.tolist() == [0] * first + data[2 : 2 + dwords].tolist() + [0] * (16 - first - dwords)


@pytest.mark.parametrize("dwords", [1, 2, 4])
def test_scalar_stores_to_a_buffer(listing, dwords):
    """Words beyond the end of the buffer, here 36 bytes, are not written."""
    data = np.arange(40, 48, dtype=np.uint32)
    registers, tail = ("s16", "") if dwords == 1 else (f"s[16:{15 + dwords}]", f"x{dwords}")
    for place, first in (("0x10", 4), ("s12", 3), ("0x20", 8)):
        body = START.format(shift=2) + "\ts_movk_i32 s12, 0xc\n\ts_load_dwordx4 s[16:19], s[4:5], 0x8\n\ts_waitcnt lgkmcnt(0)\n"
        body += (
            RESOURCE.format(records=36).replace("s4", "s6").replace("s5", "s7") + f"\ts_buffer_store_dword{tail} {registers}, s[8:11], {place}\n\ts_endpgm\n"
        )
        result = np.zeros(16, np.uint32)
        report = launch(listing(body), 1, 64, [data, result])
        assert report.ok, str(report)
        written = data[2 : 2 + min(dwords, 9 - first)].tolist()
        assert result.tolist() == [0] * first + written + [0] * (16 - first - len(written))


LDS_BODY = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, {shift}, v0
	s_waitcnt lgkmcnt(0)
	global_load_{name} {data}, v1, s[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b{bits} v1, {data} offset:64
	ds_read_b{bits} {found}, v1 offset:64
	s_waitcnt lgkmcnt(0)
	global_store_{name} v1, {found}, s[6:7]
"""


@pytest.mark.parametrize("dwords", [1, 2, 4])
def test_lds_widths(listing, dwords):
    data = np.arange(64 * dwords, dtype=np.uint32)
    text = LDS_BODY.format(
        shift={1: 2, 2: 3, 4: 4}[dwords],
        name=WIDTHS[dwords],
        bits=32 * dwords,
        data=f"v[20:{19 + dwords}]" if dwords > 1 else "v20",
        found=f"v[30:{29 + dwords}]" if dwords > 1 else "v30",
    )
    result, report = run(listing, text, data, 64 * dwords, lds=2048)
    assert report.ok, str(report)
    assert (result == data).all()


def test_lds_96_bits(listing):
    data = np.arange(400, 656, dtype=np.uint32)
    body = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 4, v0
	v_mul_u32_u24_e32 v2, 12, v0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx3 v[20:22], v1, s[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b96 v2, v[20:22]
	ds_read_b96 v[24:26], v2
	s_waitcnt lgkmcnt(0)
	global_store_dwordx3 v1, v[24:26], s[6:7]
"""
    result, report = run(listing, body, data, 256, lds=768)
    assert report.ok, str(report)
    assert (result.reshape(64, 4)[:, :3] == data.reshape(64, 4)[:, :3]).all()


def test_lds_pairs(listing):
    body = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_add_u32_e32 v2, 0x64, v0
	s_waitcnt lgkmcnt(0)
	ds_write2_b32 v1, v0, v2 offset0:2 offset1:70
	ds_write2st64_b32 v1, v0, v2 offset0:4 offset1:5
	ds_read2_b32 v[20:21], v1 offset0:70 offset1:2
	ds_read2st64_b32 v[22:23], v1 offset0:4 offset1:5
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v1, 4, v0
	global_store_dwordx4 v1, v[20:23], s[6:7]
"""
    result, report = run(listing, body, np.zeros(4, np.uint32), 256, lds=2048)
    assert report.ok, str(report)
    lane = np.arange(64)
    assert (result.reshape(64, 4) == np.stack([lane + 100, lane, lane, lane + 100], 1)).all()


def test_lds_bytes_and_halves(listing):
    body = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_sub_u32_e32 v2, 0, v0
	v_lshl_or_b32 v2, v0, 16, v2
	s_waitcnt lgkmcnt(0)
	ds_write_b32 v1, v2
	ds_write_b8 v1, v0 offset:1
	ds_read_i8 v20, v1
	ds_read_u8 v21, v1 offset:1
	ds_read_i16 v22, v1 offset:2
	ds_read_u16 v23, v1
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v1, 4, v0
	global_store_dwordx4 v1, v[20:23], s[6:7]
"""
    result, report = run(listing, body, np.zeros(4, np.uint32), 256, lds=256)
    assert report.ok, str(report)
    for lane, row in enumerate(result.reshape(64, 4).tolist()):
        word = bytearray((((lane << 16) | -lane & 0xFFFFFFFF) & 0xFFFFFFFF).to_bytes(4, "little"))
        word[1] = lane
        expected = [
            int.from_bytes(word[0:1], "little", signed=True),
            word[1],
            int.from_bytes(word[2:4], "little", signed=True),
            int.from_bytes(word[0:2], "little"),
        ]
        assert row == [value & 0xFFFFFFFF for value in expected]


def test_permutes(lanes):
    rng = np.random.default_rng(3)
    source = rng.integers(0, 64, 64)
    data = np.arange(900, 964)
    found = lanes("ds_bpermute_b32 v60, v10, v11\n\ts_waitcnt lgkmcnt(0)", [source * 4, data], ["v60"])[0]
    assert (found == data[source]).all()
    target = rng.permutation(64)
    found = lanes("ds_permute_b32 v60, v10, v11\n\ts_waitcnt lgkmcnt(0)", [target * 4, data], ["v60"])[0]
    assert (found[target] == data).all()


def test_a_lane_outside_exec_gives_zero_to_bpermute(lanes):
    data = np.arange(900, 964)
    before = "\tv_mov_b32_e32 v60, 5\n\ts_mov_b32 exec_lo, -2"
    found = lanes("ds_bpermute_b32 v60, v10, v11\n\ts_waitcnt lgkmcnt(0)", [np.zeros(64), data], ["v60"], before=before)[0]
    assert found[0] == 5 and (found[1:] == 0).all()


@pytest.mark.parametrize(
    "offset, source",
    [
        (0x8000 | 0b00011011, lambda n: n // 4 * 4 + 3 - n % 4),
        (0x401F, lambda n: n ^ 16),
        (0x001E, lambda n: n & ~1 | 0),
        (0x003E, lambda n: n | 1),
        (0xC0A0, lambda n: n // 32 * 32 + (n + 5) % 32),
        (0xC4A0, lambda n: n // 32 * 32 + (n - 5) % 32),
        (0xC033, lambda n: n & ~12 | n + 1 & 12),  # of the bits that the mask 0x13 leaves
        (0xE01F, lambda n: n),
        (0xE000, lambda n: n // 32 * 32 + int(f"{n % 32:05b}"[::-1], 2)),
        (0xE003, lambda n: n & 35 | int(f"{n % 32:05b}"[::-1], 2) // 4),
    ],
)
def test_swizzle(lanes, offset, source):
    data = np.arange(64)
    found = lanes(f"ds_swizzle_b32 v60, v10 offset:{offset:#x}\n\ts_waitcnt lgkmcnt(0)", [data], ["v60"])[0]
    assert found.tolist() == [source(lane) for lane in range(64)]


def test_torch_tensors_are_changed_in_place(listing):
    torch = pytest.importorskip("torch")
    data, result = torch.arange(64, dtype=torch.int32), torch.zeros(64, dtype=torch.bfloat16)
    body = START.format(shift=1) + "\tv_mov_b32_e32 v20, 0x4040\n\tglobal_store_short v1, v20, s[6:7]\n\ts_endpgm\n"
    report = launch(listing(body), 1, 64, [data, result])
    assert report.ok and (result == 3.0).all()
