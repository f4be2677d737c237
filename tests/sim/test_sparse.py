"""Sparse matrix products (v_smfmac): the matrices are built whole, and put into lanes as measured on the MI350 (ROCm's FPSan, amdgcn_smfmac.hpp)."""

import struct

import numpy as np
import pytest

from tests.sim.conftest import frame
from tests.sim.matrix_words import packed, result_place
from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim import launch

CDNA3 = {"f16": (32, 16), "bf16": (32, 16), "i8": (64, 32), "fp8 fp8": (64, 32), "fp8 bf8": (64, 32), "bf8 fp8": (64, 32), "bf8 bf8": (64, 32)}
CASES = [
    (m, k * more, kind, target)
    for target, more in (("gfx942", 1), ("gfx950", 1), ("gfx950", 2))
    for kind, ks in CDNA3.items()
    for m, k in zip((16, 32), ks, strict=True)
]
SMALL = {("fp8", "gfx942"): (8, 3), ("bf8", "gfx942"): (16, 2), ("fp8", "gfx950"): (7, 3), ("bf8", "gfx950"): (15, 2)}  # bias, bits of the mantissa


def code(value, kind, target):
    """The bits of a number that is 0 or a power of two, with its sign, or of a whole number."""
    if kind == "i8":
        return int(value) & 0xFF
    if kind in ("f16", "bf16"):
        return struct.unpack("<H", struct.pack("<e", value))[0] if kind == "f16" else struct.unpack("<I", struct.pack("<f", value))[0] >> 16
    bias, mantissa = SMALL[kind, target]
    return 0 if value == 0 else int(value < 0) << 7 | (int(np.log2(abs(value))) + bias) << mantissa


def place_of_a(c, m, k, kind):
    """(group of lanes, element) of the c-th given element of a row; the fields of its place are those of the pair element // 2."""
    if kind in ("f16", "bf16"):
        per_lane = k * m // 128
        return c // per_lane, c % per_lane
    if k * m == 1024:  # the instructions of CDNA 3
        return (c % 16 // 4, 4 * (c // 16) + c % 4) if m == 16 else (c % 8 // 4, 4 * (c // 8) + c % 4)
    bit = [c >> i & 1 for i in range(6)]
    return (2 * bit[5] + bit[3], 8 * bit[2] + 4 * bit[4] + c % 4) if m == 16 else (bit[4], 8 * bit[2] + 4 * bit[3] + c % 4)


def row_of_b(group, element, m):
    return (32 if m == 16 else 16) * (element // 8) + 8 * group + element % 8


def given(m, k, kind, seed):
    rng = np.random.default_rng(seed)
    values = [-128, -3, 0, 127] if kind == "i8" else [-4.0, -2.0, -1.0, 0.0, 1.0, 2.0, 4.0]
    places = np.stack([np.sort(rng.choice(4, 2, replace=False)) for _ in range(m * k // 4)]).reshape(m, k // 2)
    return rng.choice(values, (m, k // 2)), places, rng.choice(values, (k, m)), rng.integers(-50, 50, (m, m))


def dense(a, places):
    """A with its zeros."""
    m, half = a.shape
    made = np.zeros((m, 2 * half), a.dtype)
    for c in range(half):
        made[np.arange(m), 4 * (c // 2) + places[:, c]] = a[:, c]
    return made


def registers(m, k, kind, target, a, places, b, shift):
    """The words of A, B and of the places."""
    of_a, of_b = kind.split()[0], kind.split()[-1]
    lanes_a = [[0] * (k * m // 128) for _ in range(64)]
    lanes_b = [[code(b[row_of_b(lane // m, e, m), lane % m], of_b, target) for e in range(k * m // 64)] for lane in range(64)]
    index = [0] * 64
    for i, c in np.ndindex(m, k // 2):
        group, e = place_of_a(c, m, k, kind)
        lanes_a[group * m + i][e] = code(a[i, c], of_a, target)
        index[group * m + i] |= int(places[i, c]) << shift + 2 * e
    bits = 16 if kind in ("f16", "bf16") else 8
    return packed(lanes_a, bits), packed(lanes_b, bits), [index]


def run(lanes, m, k, kind, target, words, c, modifiers=""):
    a, b, index = words
    count = m * m // 64
    given_c = [[int(np.array(c[result_place(lane, r, m, "f32")[1:]], "i4" if kind == "i8" else "f4").view("u4")) for lane in range(64)] for r in range(count)]
    inputs = a + b + index + given_c
    at = [10, 10 + len(a), 10 + len(a) + len(b), 11 + len(a) + len(b)]
    name = f"v_smfmac_{'i32' if kind == 'i8' else 'f32'}_{m}x{m}x{k}_{kind.replace(' ', '_')}"
    copies = "\n".join(f"\tv_mov_b32 v{60 + r}, v{at[3] + r}" for r in range(count))
    op = f"{copies}\n\ts_nop 1\n\t{name} v[60:{59 + count}], v[{at[0]}:{at[1] - 1}], v[{at[1]}:{at[2] - 1}], v{at[2]} {modifiers}"
    found = lanes(op, inputs, [f"v{60 + r}" for r in range(count)], target=target).view("i4" if kind == "i8" else "f4")
    result = np.zeros((m, m), found.dtype)
    for lane, r in np.ndindex(64, count):
        result[result_place(lane, r, m, "f32")[1:]] = found[r, lane]
    return result


@pytest.mark.parametrize("m, k, kind, target", CASES)
def test_a_sparse_product_is_that_of_the_dense_matrix(lanes, m, k, kind, target):
    a, places, b, c = given(m, k, kind, 7)
    found = run(lanes, m, k, kind, target, registers(m, k, kind, target, a, places, b, 0), c)
    np.testing.assert_array_equal(found, dense(a, places) @ b + c)


@pytest.mark.parametrize("modifiers, shift", [("", 0), ("abid:1", 8), ("abid:3", 24), ("cbsz:1 abid:3", 0)])
def test_abid_chooses_among_four_sets_of_places(lanes, modifiers, shift):
    a, places, b, c = given(16, 32, "f16", 8)
    a_words, b_words, ((index),) = registers(16, 32, "f16", "gfx942", a, places, b, shift)
    index = [word | 0xE4E4E4E4 & ~(0xFF << shift) for word in index]
    np.testing.assert_array_equal(run(lanes, 16, 32, "f16", "gfx942", (a_words, b_words, [index]), c, modifiers), dense(a, places) @ b + c)


def test_models_of_the_hardware_do_not_cover_sparse_products():
    with pytest.raises(SimulationError) as caught:
        launch(frame("\tv_smfmac_f32_16x16x32_f16 v[0:3], v[4:5], v[6:9], v10\n\ts_endpgm"), 1, 64, [np.zeros(1), np.zeros(1)], numerics="cdna3")
    assert "the model 'cdna3' does not say how sparse products are added" in str(caught.value)
