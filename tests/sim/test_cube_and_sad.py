"""Faces of cubes, and sums of absolute differences at four places, lane by lane against the ISA's words."""

import numpy as np
import pytest

from tests.sim.integers import words

AXES = [0.0, -0.0, 1.0, -1.0, 2.5, -2.5, 7.0, -7.0]


def cube(x: float, y: float, z: float) -> tuple[float, float, float, float]:
    """(face, s, t, twice the axis) of a direction (CDNA 3 ISA, V_CUBEID_F32 and the three behind it)."""
    if abs(z) >= abs(x) and abs(z) >= abs(y):
        return (5.0, -x, -y, 2 * z) if z < 0 else (4.0, x, -y, 2 * z)
    if abs(y) >= abs(x):
        return (3.0, x, -z, 2 * y) if y < 0 else (2.0, x, z, 2 * y)
    return (1.0, z, -y, 2 * x) if x < 0 else (0.0, -z, -y, 2 * x)


def test_faces_of_a_cube(lanes):
    random = np.random.default_rng(11)
    rows = random.choice(AXES, (3, 64))
    names = ["v_cubeid_f32", "v_cubesc_f32", "v_cubetc_f32", "v_cubema_f32"]
    op = "\n\t".join(f"{name} v{60 + i}, v10, v11, v12" for i, name in enumerate(names))
    found = lanes(op, list(rows.astype(np.float32).view(np.uint32)), [f"v{60 + i}" for i in range(4)])
    expected = np.array([cube(*map(float, column)) for column in rows.T], np.float32).T
    np.testing.assert_array_equal(found, expected.view(np.uint32))
    assert set(expected[0]) == {0, 1, 2, 3, 4, 5}


def sad(window: int, reference: int, masked: bool) -> int:
    pairs = [(window >> s & 0xFF, reference >> s & 0xFF) for s in (0, 8, 16, 24)]
    return sum(abs(a - b) for a, b in pairs if not masked or b)


@pytest.mark.parametrize("name", ["v_qsad_pk_u16_u8", "v_mqsad_pk_u16_u8", "v_mqsad_u32_u8"])
def test_differences_at_four_places(lanes, name):
    given = words(5, 8)
    given[2, ::2] &= 0xFF00FF00  # bytes that the masked forms pass over
    count, bits = (4, 32) if name == "v_mqsad_u32_u8" else (2, 16)
    found = lanes(f"{name} v[60:{59 + count}], v[10:11], v12, v[14:{13 + count}]", given, [f"v{60 + i}" for i in range(count)])
    for lane, (low, high, reference, _, *rest) in enumerate(given.T.tolist()):
        added = sum(word << 32 * i for i, word in enumerate(rest))
        sums = [sad((high << 32 | low) >> 8 * i, reference, name.startswith("v_m")) + (added >> bits * i) for i in range(4)]
        total = sum((value & (1 << bits) - 1) << bits * i for i, value in enumerate(sums))
        assert [int(row[lane]) for row in found] == [total >> 32 * i & 0xFFFFFFFF for i in range(count)]
