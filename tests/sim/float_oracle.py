"""Floating point exactly: rational arithmetic, rounded here to the nearest number of a format; values to try, and their registers."""

import math
import struct
from fractions import Fraction

import numpy as np

EDGES = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    1.5,
    2.5,
    -2.5,
    3.999,
    1e-45,
    -1e-45,
    1e-40,
    1.1754944e-38,
    3.4028235e38,
    -3.4028235e38,
    math.inf,
    -math.inf,
    math.nan,
    255.5,
    65504.0,
]
FORMATS = {"f16": (11, -24, 65504.0, "<e", "<H"), "f32": (24, -149, 3.4028234663852886e38, "<f", "<I"), "f64": (53, -1074, 1.7976931348623157e308, "<d", "<Q")}


def nearest(value: Fraction, kind: str, negative_zero: bool = False) -> float:
    """The closest number of a format, ties to even."""
    digits, least, greatest, _, _ = FORMATS[kind]
    if value == 0:
        return -0.0 if negative_zero else 0.0
    magnitude = abs(value)
    exponent = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    exponent += (magnitude >= Fraction(2) ** exponent) - 1 if magnitude < Fraction(2) ** exponent else 0
    while magnitude >= Fraction(2) ** (exponent + 1):
        exponent += 1
    unit = Fraction(2) ** max(exponent - digits + 1, least)
    rounded = round(magnitude / unit) * unit  # Python rounds fractions half to even
    found = math.inf if rounded > Fraction(greatest) else float(rounded)
    return -found if value < 0 else found


def exact(kind: str, function, *values: float) -> float:
    """function over finite values in rationals; NaN and infinities by Python's own floats."""
    if all(map(math.isfinite, values)):
        result = function(*map(Fraction, values))
        if result == 0:
            return function(*values)  # the sign of zero
        return nearest(result, kind)
    return function(*values)


def bits(value: float, kind: str) -> int:
    _, _, _, text, integer = FORMATS[kind]
    return struct.unpack(integer, struct.pack(text, value))[0]


def floats(seed: int, rows: int, kind: str = "f32") -> np.ndarray:
    rng = np.random.default_rng(seed)
    found = rng.normal(size=(rows, 64)) * 10.0 ** rng.integers(-3, 4, (rows, 64))
    for row in range(rows):
        found[row, :44] = rng.choice(np.array(EDGES), 44)
    with np.errstate(over="ignore"):
        return found.astype({"f32": np.float32, "f16": np.float16, "f64": np.float64}[kind])


def as_words(values: np.ndarray) -> np.ndarray:
    """Register rows of float rows."""
    if values.dtype == np.float16:
        return values.view(np.uint16).astype(np.uint32)
    if values.dtype == np.float64:
        return values.view(np.uint32).reshape(len(values), 64, 2).transpose(0, 2, 1).reshape(-1, 64)
    return values.view(np.uint32)


def same(found: int, expected: float, kind: str) -> bool:
    value = struct.unpack(FORMATS[kind][3], struct.pack(FORMATS[kind][4], found))[0]
    return math.isnan(value) if math.isnan(expected) else found == bits(expected, kind)


def check(found: np.ndarray, expected: list[float], kind: str) -> None:
    wide = found[0].astype(np.uint64) | (found[1].astype(np.uint64) << np.uint64(32) if len(found) > 1 else np.uint64(0))
    wrong = [(lane, hex(value), e) for lane, (value, e) in enumerate(zip(wide.tolist(), expected, strict=True)) if not same(value, e, kind)]
    assert not wrong


def lesser(a: float, b: float) -> float:
    if math.isnan(a) or math.isnan(b):
        return b if math.isnan(a) else a
    return min(a, b) if a != b else min(a, b, key=lambda v: math.copysign(1, v))


def greater(a: float, b: float) -> float:
    if math.isnan(a) or math.isnan(b):
        return b if math.isnan(a) else a
    return max(a, b) if a != b else max(a, b, key=lambda v: math.copysign(1, v))


REGISTERS = {"f16": ("v60", "v10", ["v60"]), "f32": ("v60", "v10", ["v60"]), "f64": ("v[60:61]", "v[10:11]", ["v60", "v61"])}  # result, source, results
