"""Two 16-bit values in a register: integers against Python's, halves against rationals, with the halves that op_sel chooses."""

import numpy as np
import pytest

from tests.sim.float_oracle import check, exact, floats, greater, lesser
from tests.sim.integers import compare, signed, words


def s16(value: int) -> int:
    return signed(value, 16)


INTEGERS = {
    "v_pk_add_u16": lambda a, b: a + b,
    "v_pk_sub_u16": lambda a, b: a - b,
    "v_pk_add_i16": lambda a, b: a + b,
    "v_pk_sub_i16": lambda a, b: a - b,
    "v_pk_min_u16": min,
    "v_pk_max_u16": max,
    "v_pk_min_i16": lambda a, b: min(s16(a), s16(b)),
    "v_pk_max_i16": lambda a, b: max(s16(a), s16(b)),
    "v_pk_mul_lo_u16": lambda a, b: a * b,
    "v_pk_lshlrev_b16": lambda a, b: b << (a & 15),
    "v_pk_lshrrev_b16": lambda a, b: b >> (a & 15),
    "v_pk_ashrrev_i16": lambda a, b: s16(b) >> (a & 15),
    "v_pk_mad_u16": lambda a, b, c: a * b + c,
    "v_pk_mad_i16": lambda a, b, c: a * b + c,
}
HALVES = {
    "v_pk_add_f16": lambda a, b: exact("f16", lambda x, y: x + y, a, b),
    "v_pk_mul_f16": lambda a, b: exact("f16", lambda x, y: x * y, a, b),
    "v_pk_min_f16": lesser,
    "v_pk_max_f16": greater,
    "v_pk_fma_f16": lambda a, b, c: exact("f16", lambda x, y, z: x * y + z, a, b, c),
}


def operands(function) -> str:
    count = 2 if function in (min, max) else function.__code__.co_argcount
    return ", ".join(f"v{10 + i}" for i in range(count))


@pytest.mark.parametrize("name", INTEGERS)
def test_integers(lanes, name):
    given = words(81, 3)
    given[0, 48:] = np.random.default_rng(81).integers(0, 1 << 32, 16, dtype=np.uint64).astype(np.uint32) & 0x001F001F
    sources = operands(INTEGERS[name])
    count = sources.count("v")

    def expected(low: int, high: int) -> list[int]:
        """With the first source's halves from bit `low` and from bit `high` on."""
        found = []
        for column in given.T.tolist():
            halves = [[column[0] >> shift & 0xFFFF, *(value >> at & 0xFFFF for value in column[1:count])] for shift, at in ((low, 0), (high, 16))]
            found.append(sum((INTEGERS[name](*values) & 0xFFFF) << 16 * number for number, values in enumerate(halves)))
        return found

    compare(lanes(f"{name} v60, {sources}", given, ["v60"])[0], expected(0, 16))
    ones = ",".join("1" * (count - 1))
    zeros = ones.replace("1", "0")
    compare(lanes(f"{name} v60, {sources} op_sel:[1,{zeros}] op_sel_hi:[0,{ones}]", given, ["v60"])[0], expected(16, 0))


@pytest.mark.parametrize("name", HALVES)
def test_halves(lanes, name):
    low, high = floats(82, 3, "f16"), floats(83, 3, "f16")
    given = low.view(np.uint16).astype(np.uint32) | high.view(np.uint16).astype(np.uint32) << 16
    sources = operands(HALVES[name])
    count = sources.count("v")
    found = lanes(f"{name} v60, {sources}", given, ["v60"])
    for part, values in ((found & 0xFFFF, low), (found >> 16, high)):
        check(part, [HALVES[name](*map(float, column[:count])) for column in values.T], "f16")
    zeros = ",".join("0" * (count - 1))
    found = lanes(f"{name} v60, {sources} neg_lo:[1,{zeros}]", given, ["v60"])
    check(found & 0xFFFF, [HALVES[name](-float(column[0]), *map(float, column[1:count])) for column in low.T], "f16")
    check(found >> 16, [HALVES[name](*map(float, column[:count])) for column in high.T], "f16")
