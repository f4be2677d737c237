"""8-bit floats: every code against torch's types and the numbers of the specifications, and rounding, overflow and NaN of the conversions."""

import numpy as np
import pytest

torch = pytest.importorskip("torch")

TYPES = {
    ("gfx942", "fp8"): torch.float8_e4m3fnuz,
    ("gfx942", "bf8"): torch.float8_e5m2fnuz,
    ("gfx950", "fp8"): torch.float8_e4m3fn,
    ("gfx950", "bf8"): torch.float8_e5m2,
}
# code of 1.0, greatest finite code and value, least positive value
FACTS = {
    ("gfx942", "fp8"): (0x40, 0x7F, 240.0, 2.0**-10),
    ("gfx942", "bf8"): (0x40, 0x7F, 57344.0, 2.0**-17),
    ("gfx950", "fp8"): (0x38, 0x7E, 448.0, 2.0**-9),
    ("gfx950", "bf8"): (0x3C, 0x7B, 57344.0, 2.0**-16),
}
each = pytest.mark.parametrize("target, kind", TYPES)


def same(found: np.ndarray, expected: np.ndarray) -> bool:
    """Bit for bit, but any NaN for a NaN."""
    return bool(((found.view(np.uint32) == expected.view(np.uint32)) | np.isnan(found) & np.isnan(expected)).all())


def decoded(lanes, target, kind):
    """The value of every code, four instructions of 64 lanes, by way of the byte selections."""
    codes = np.arange(256, dtype=np.uint32).reshape(4, 64)
    word = codes[0] | codes[1] << 8 | codes[2] << 16 | codes[3] << 24
    ops = "\n\t".join(f"v_cvt_f32_{kind}_sdwa v{20 + i}, v10 src0_sel:BYTE_{i}" for i in range(4))
    return lanes(ops, [word], ["v20", "v21", "v22", "v23"], target=target).view(np.float32).reshape(-1)


@each
def test_every_code(lanes, target, kind):
    expected = torch.arange(256).to(torch.uint8).view(TYPES[target, kind]).float().numpy()
    assert same(decoded(lanes, target, kind), expected)


@each
def test_numbers_of_the_specification(lanes, target, kind):
    value = decoded(lanes, target, kind)
    one, last, greatest, least = FACTS[target, kind]
    assert (value[one], value[last], value[1], value[0]) == (1.0, greatest, least, 0.0)
    if target == "gfx942":
        assert np.isnan(value).nonzero()[0].tolist() == [0x80] and not np.isinf(value).any()
    else:
        assert np.signbit(value[0x80]) and value[0x80] == 0
        assert np.isinf(value).nonzero()[0].tolist() == ([0x7C, 0xFC] if kind == "bf8" else [])


@each
def test_the_plain_form_takes_the_lowest_byte_and_pairs_the_low_or_high_half(lanes, target, kind):
    rng = np.random.default_rng(1)
    word = rng.integers(0, 1 << 32, 64, dtype=np.uint64).astype(np.uint32)
    op = f"v_cvt_f32_{kind}_e32 v20, v10\n\tv_cvt_pk_f32_{kind}_e32 v[22:23], v10\n\tv_cvt_pk_f32_{kind}_sdwa v[24:25], v10 src0_sel:WORD_1"
    found = lanes(op, [word], ["v20", "v22", "v23", "v24", "v25"], target=target).view(np.float32)
    octets = torch.from_numpy(word.view(np.uint8).reshape(64, 4).copy()).view(TYPES[target, kind]).float().numpy()
    assert same(found, np.ascontiguousarray(octets[:, [0, 0, 1, 2, 3]].T))


def numbers(target, kind):
    """Random ones of every size, every tie between two codes, one step of float32 to either side of it, and the special ones."""
    _, last, _, _ = FACTS[target, kind]
    codes = torch.arange(last + 1).to(torch.uint8).view(TYPES[target, kind]).float().numpy().astype(np.float64)
    ties = np.append((codes[:-1] + codes[1:]) / 2, (3 * codes[-1] - codes[-2]) / 2).astype(np.float32)
    rng = np.random.default_rng(2)
    wide = (rng.normal(size=400) * 2.0 ** rng.integers(-20, 18, 400)).astype(np.float32)
    special = np.array([0, np.inf, np.nan, 3e38, 1e-40, 2.0**-127], np.float32)
    positive = np.concatenate([ties, np.nextafter(ties, np.float32(0)), np.nextafter(ties, np.float32(np.inf)), codes.astype(np.float32), wide, special])
    both = np.concatenate([positive, -positive])
    return np.concatenate([both, np.zeros(-len(both) % 128, np.float32)]).reshape(-1, 64)


@each
def test_rounding_to_nearest_even(lanes, target, kind):
    """Overflow is infinity where the format has one and NaN elsewhere, as long as MODE.FP16_OVFL is clear. torch saturates in OCP E4M3 alone."""
    rows = numbers(target, kind)
    for first in range(0, len(rows), 16):
        part = rows[first : first + 16]
        ops = [f"v_cvt_pk_{kind}_f32 v{40 + i}, v{10 + 2 * i}, v{11 + 2 * i}" for i in range(len(part) // 2)]
        given = "\n".join(f"\tv_mov_b32_e32 v{40 + i}, 0" for i in range(len(part) // 2))
        found = lanes("\n\t".join(ops), part.view(np.uint32), [f"v{40 + i}" for i in range(len(part) // 2)], target=target, before=given)
        codes = np.stack([found & 0xFF, found >> 8], 1).reshape(-1, 64)
        expected = torch.from_numpy(part.copy()).to(TYPES[target, kind]).view(torch.uint8).numpy()
        if (target, kind) == ("gfx950", "fp8"):
            expected = np.where(np.abs(part) > 464, 0x7F, expected).astype(np.uint8)  # 464 is a tie of 448 with 480, which is a NaN's code
        nan = torch.from_numpy(expected.copy()).view(TYPES[target, kind]).float().isnan().numpy()
        is_nan = torch.from_numpy(codes.astype(np.uint8)).view(TYPES[target, kind]).float().isnan().numpy()
        assert ((codes == expected) | nan & is_nan).all(), part[(codes != expected) & ~(nan & is_nan)]


def test_the_other_half_is_kept(lanes):
    given = [np.full(64, 0xAABBCCDD), np.full(64, np.float32(1).view(np.uint32)), np.full(64, np.float32(-2).view(np.uint32)), np.full(64, 0xAABBCCDD)]
    ops = "v_cvt_pk_fp8_f32 v10, v11, v12\n\tv_cvt_pk_fp8_f32 v13, v11, v12 op_sel:[0,0,1]"
    found = lanes(ops, given, ["v10", "v13"], target="gfx950")
    assert found[:, 0].tolist() == [0xAABBC038, 0xC038CCDD]


@pytest.mark.parametrize("target, code", [("gfx942", 0x00), ("gfx950", 0x80)])
def test_minus_zero(lanes, target, code):
    ops = "v_cvt_pk_fp8_f32 v12, v10, v11"
    given = [np.full(64, 0x80000000), np.full(64, np.float32(-(2.0**-30)).view(np.uint32))]
    found = lanes(ops, given, ["v12"], target=target, before="\tv_mov_b32_e32 v12, 0")
    assert (found == code * 0x101).all()
