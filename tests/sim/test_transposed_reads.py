"""Transposed LDS reads: the lanes of a group, element by element, and the matrix operand that rows of k become."""

import numpy as np
import pytest

from tiledsl.sim import launch

BODY = """
	s_load_dwordx4 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 4, v0
	v_lshlrev_b32_e32 v2, 3, v0
	v_lshlrev_b32_e32 v3, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dwordx4 v[20:23], v1, s[4:5]
	global_load_dword v4, v3, s[4:5] offset:1024
	s_waitcnt vmcnt(0)
	ds_write_b128 v1, v[20:23]
	s_waitcnt lgkmcnt(0)
	{exec}
	ds_read_b64_tr_b{bits} v[24:25], v4 offset:{offset}
	s_waitcnt lgkmcnt(0)
	s_mov_b64 exec, -1
	global_store_dwordx2 v2, v[24:25], s[6:7]
	s_endpgm
"""


def read(listing, bits, addresses, contents, offset=0, exec="", schedule="round-robin"):
    """What each lane gets, as a row of elements of `bits`, from 1 KiB of LDS with the given addresses by lane."""
    data = np.concatenate([contents.view(np.uint32), addresses.astype(np.uint32)])
    found = np.zeros(128, np.uint32)
    report = launch(listing(BODY.format(bits=bits, offset=offset, exec=exec), target="gfx950", lds=1024), 1, 64, [data, found], schedule=schedule)
    return report, found.view(f"uint{bits}").reshape(64, 64 // bits)


def contents(bits, seed=1):
    return np.random.default_rng(seed).integers(0, 1 << 32, 256, dtype=np.uint64).astype(np.uint32).view(f"uint{bits}")


@pytest.mark.parametrize("schedule", ["round-robin", "latest"])
@pytest.mark.parametrize("bits", [16, 8])
def test_each_lane_gets_one_column_of_its_groups_rows(listing, bits, schedule):
    """Any 8-byte aligned addresses: the 16 lanes of a group give 64/bits rows of 16 elements, in lane order."""
    rng = np.random.default_rng(2)
    addresses, values = 8 * rng.integers(0, 126, 64), contents(bits)
    report, found = read(listing, bits, addresses, values, offset=16, schedule=schedule)
    assert report.ok, str(report)
    count, size = 64 // bits, bits // 8
    for group in range(4):
        lanes = [values[(addresses[16 * group + lane] + 16) // size :][:count] for lane in range(16)]
        rows = np.concatenate(lanes).reshape(count, 16)
        for lane in range(16):
            assert found[16 * group + lane].tolist() == [rows[k, lane] for k in range(count)]


@pytest.mark.parametrize("m", [16, 32])
def test_rows_of_k_become_a_matrix_operand(listing, m):
    """A tile of k rows of m 16-bit values. Two reads make the 8 values of a K=32 or K=16 product: lane l holds column l % m, k from 8·(l // m) on."""
    k = 512 // m
    tile = contents(16, 3).reshape(k, m)
    lane = np.arange(64)
    halves = []
    for half in range(2):
        row = 8 * (lane // m) + 4 * half + lane % 16 // 4
        column = lane % m // 16 * 16 + 4 * (lane % 4)
        report, found = read(listing, 16, 2 * (row * m + column), tile.reshape(-1))
        assert report.ok, str(report)
        halves.append(found)
    operand = np.concatenate(halves, axis=1)
    for n in range(64):
        assert operand[n].tolist() == tile[8 * (n // m) : 8 * (n // m) + 8, n % m].tolist()


def test_rows_of_k_of_bytes_become_a_matrix_operand(listing):
    """A tile of 32 rows of 16 bytes: lane l of a 16×16×32 product holds column l % 16, k from 8·(l // 16) on."""
    tile, lane = contents(8, 4).reshape(-1, 16), np.arange(64)
    row = 8 * (lane // 16) + lane % 16 // 2
    report, found = read(listing, 8, row * 16 + 8 * (lane % 2), tile.reshape(-1))
    assert report.ok, str(report)
    for n in range(64):
        assert found[n].tolist() == tile[8 * (n // 16) : 8 * (n // 16) + 8, n % 16].tolist()


def test_every_lane_must_take_part(listing):
    report, _ = read(listing, 16, 8 * np.arange(64), contents(16), exec="s_mov_b32 exec_lo, 0xffff\n\tv_mov_b32_e32 v25, 0\n\tv_mov_b32_e32 v24, 0")
    (hazard,) = [h for h in report.hazards if h.kind == "lanes-masked"]
    assert hazard.message == "every lane must take part, and EXEC masks 16 off" and hazard.place.text.startswith("ds_read_b64_tr_b16")


def test_alignment(listing):
    assert [h.kind for h in read(listing, 16, 8 * np.arange(64) + 4, contents(16))[0].hazards] == ["misaligned"]


SOURCE = """
typedef short s4 __attribute__((ext_vector_type(4)));
typedef int i2 __attribute__((ext_vector_type(2)));
#define LDS __attribute__((address_space(3)))
extern "C" __attribute__((global)) void turn(const short* a, s4* out, i2* bytes) {
    __attribute__((shared)) static __attribute__((aligned(1024))) short lds[512];
    unsigned t = __builtin_amdgcn_workitem_id_x();
    for (int i = 0; i < 8; i++) lds[8 * t + i] = a[8 * t + i];
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    out[t] = __builtin_amdgcn_ds_read_tr16_b64_v4i16((LDS s4*)(lds + 4 * t));
    bytes[t] = __builtin_amdgcn_ds_read_tr8_b64_v2i32((LDS i2*)(lds + 4 * t));
}"""


def test_clangs_builtins(compiled):
    """64 lanes in a row: a group of 16 reads 128 consecutive bytes, 4 rows of 16 halves or 8 rows of 16 bytes."""
    values, out, octets = contents(16, 5), np.zeros((64, 4), np.uint16), np.zeros((64, 8), np.uint8)
    report = launch(compiled(SOURCE, "gfx950"), 1, 64, [values, out, octets])
    assert report.ok, str(report)
    used = values[:256]
    assert (out.reshape(4, 16, 4) == used.reshape(4, 4, 16).transpose(0, 2, 1)).all()
    assert (octets.reshape(4, 16, 8) == used.view(np.uint8).reshape(4, 8, 16).transpose(0, 2, 1)).all()


def elements(words: np.ndarray, bits: int) -> list[int]:
    """The elements of a lane's words, the first one lowest."""
    number = sum(int(word) << 32 * i for i, word in enumerate(words))
    return [number >> shift & (1 << bits) - 1 for shift in range(0, 32 * len(words), bits)]


@pytest.mark.parametrize("bits, size", [(4, 8), (6, 12)])
def test_rows_of_sixteen_small_elements(listing, bits, size):
    """16 elements of 4 or 6 bits are what one lane reads: a group's 16 lanes give 16 rows, and lane i gets column i."""
    dwords = size // 4
    body = BODY.replace("ds_read_b64_tr_b{bits} v[24:25]", "ds_read_b{size}_tr_b{bits} v[24:{last}]")
    body = body.replace("v_lshlrev_b32_e32 v2, 3, v0", "v_mul_u32_u24_e32 v2, {bytes}, v0").replace(
        "global_store_dwordx2 v2, v[24:25]", "global_store_{wide} v2, v[24:{last}]"
    )
    text = body.format(bits=bits, size=8 * size, last=23 + dwords, offset=16, exec="", bytes=size, wide=f"dwordx{dwords}")
    rng = np.random.default_rng(6)
    words, addresses = contents(32), 8 * rng.integers(0, 124, 64) if size == 8 else 4 * rng.integers(0, 249, 64)
    found = np.zeros((64, dwords), np.uint32)
    report = launch(listing(text, target="gfx950", lds=1024), 1, 64, [np.concatenate([words, addresses.astype(np.uint32)]), found])
    assert report.ok, str(report)
    for group in range(4):
        rows = [elements(words[(addresses[16 * group + lane] + 16) // 4 :][:dwords], bits) for lane in range(16)]
        for lane in range(16):
            assert elements(found[16 * group + lane], bits) == [row[lane] for row in rows]
