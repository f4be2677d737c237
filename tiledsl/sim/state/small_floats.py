"""Floating point of 8 bits: every code's value, and rounding to the nearest code; of 6 and 4 bits: every code's value.

gfx942 has the FNUZ encodings (no infinity, no -0, one NaN: 0x80), gfx950 those of the OCP (OFP8, version 1.0); "fp8" is
E4M3 and "bf8" E5M2 on both. Those of 6 and 4 bits are the OCP's (Microscaling Formats, version 1.0), without infinity
and NaN: "fp6" is E2M3, "bf6" E3M2, "fp4" E2M1."""

from __future__ import annotations

import dataclasses
import functools
from typing import Any

import numpy

from tiledsl.sim.state.arithmetic import Array


@dataclasses.dataclass(frozen=True, slots=True)
class Format:
    """Sign, exponent and fraction in 8 bits. `last` is the code of the greatest finite value, `overflow` the code of
    greater values, `nan` a NaN's code.

    With `one_zero` the code of -0 is the NaN instead.
    """

    exponent_bits: int
    bias: int
    last: int
    overflow: int
    nan: int
    one_zero: bool

    def value(self, code: int) -> float:
        """The number behind a code."""
        if self.one_zero and code == 0x80:
            return float("nan")
        sign, magnitude = (-1.0 if code & 0x80 else 1.0), code & 0x7F
        if magnitude > self.last:
            return sign * float("inf") if magnitude == self.overflow != self.nan else float("nan")
        bits = 7 - self.exponent_bits
        exponent, fraction = magnitude >> bits, magnitude & (1 << bits) - 1
        scale = 2.0 ** (max(exponent, 1) - self.bias - bits)
        return sign * scale * (fraction + (1 << bits if exponent else 0))


FORMATS = {
    ("fnuz", "fp8"): Format(4, 8, 0x7F, 0x80, 0x80, True),
    ("fnuz", "bf8"): Format(5, 16, 0x7F, 0x80, 0x80, True),
    ("ocp", "fp8"): Format(4, 7, 0x7E, 0x7F, 0x7F, False),
    ("ocp", "bf8"): Format(5, 15, 0x7B, 0x7C, 0x7F, False),
}


@functools.cache
def values(encoding: str, kind: str) -> Any:
    """The 256 values as float32, by code."""
    return numpy.array([FORMATS[encoding, kind].value(code) for code in range(256)], numpy.float32)


_SMALL = {"fp6": (2, 3), "bf6": (3, 2), "fp4": (2, 1)}  # bits of exponent and of fraction


@functools.cache
def small_values(kind: str) -> Any:
    """The values of a type of 6 or 4 bits as float32, by code."""
    exponent_bits, bits = _SMALL[kind]
    bias = (1 << exponent_bits - 1) - 1
    found = []
    for code in range(1 << exponent_bits + bits):
        exponent, fraction = code >> bits, code & (1 << bits) - 1
        found.append((fraction + (1 << bits if exponent else 0)) * 2.0 ** (max(exponent, 1) - bias - bits))
    return numpy.array([*found, *(-value for value in found)], numpy.float32)


@functools.cache
def _middles(encoding: str, kind: str) -> Any:
    """Halfway between each positive code and the next, up to where the next would be the first too great."""
    finite = values(encoding, kind)[: FORMATS[encoding, kind].last + 1].astype(numpy.float64)
    return numpy.append(finite[:-1] + finite[1:], 3 * finite[-1] - finite[-2]) / 2


def decode(xp: Any, codes: Array, encoding: str, kind: str) -> Array:
    """The float32 values of codes (any unsigned type); bits above a code's are ignored."""
    if kind in _SMALL:
        table = small_values(kind)
        return xp.take(xp.asarray(table), codes & (len(table) - 1))
    return xp.take(xp.asarray(values(encoding, kind)), codes & 0xFF)


def encode(xp: Any, numbers: Array, encoding: str, kind: str) -> Array:
    """The uint32 codes of float32 numbers, to nearest even. Numbers beyond the range become infinity where the type has
    it, else NaN, as with MODE.FP16_OVFL clear.
    """
    shape, middles = FORMATS[encoding, kind], xp.asarray(_middles(encoding, kind))
    magnitude = xp.where(numbers == numbers, xp.abs(numbers), 0).astype(xp.float64)
    below, through = xp.searchsorted(middles, magnitude, side="left"), xp.searchsorted(middles, magnitude, side="right")
    code = xp.where(below == through, below, below + (below & 1))
    code = xp.where(code > shape.last, shape.overflow, code)
    code = xp.where(numbers == numbers, code, shape.nan)
    signed = xp.signbit(numbers) & ((code != 0) | (not shape.one_zero))
    return (code | xp.where(signed, 0x80, 0)).astype(xp.uint32)


@functools.cache
def _ladder(encoding: str, kind: str) -> Any:
    """The finite values from 0 up, as float64, by code."""
    if kind in _SMALL:
        return small_values(kind)[: len(small_values(kind)) // 2].astype(numpy.float64)
    return values(encoding, kind)[: FORMATS[encoding, kind].last + 1].astype(numpy.float64)


def encode_small(xp: Any, numbers: Array, kind: str) -> Array:
    """The uint32 codes of 6 or 4 bits, to nearest even; NaN and numbers too great become the greatest of their sign."""
    ladder = _ladder("", kind)
    middles = xp.asarray((ladder[:-1] + ladder[1:]) / 2)
    magnitude = xp.where(numbers == numbers, xp.abs(numbers), xp.inf).astype(xp.float64)
    below, through = xp.searchsorted(middles, magnitude, side="left"), xp.searchsorted(middles, magnitude, side="right")
    code = xp.where(below == through, below, below + (below & 1))
    return (code | xp.where(xp.signbit(numbers), len(ladder), 0)).astype(xp.uint32)


def encode_stochastic(xp: Any, numbers: Array, encoding: str, kind: str, random: Array) -> Array:
    """The uint32 codes with stochastic rounding: the next code where the number's remainder and a random fraction make
    a whole step.

    The fraction is the highest bits of `random`, as many as float32 has more bits of fraction than the type. Numbers at
    the end of the range or beyond are rounded to nearest."""
    ladder = _ladder(encoding, kind)
    dropped = 23 - (_SMALL[kind][1] if kind in _SMALL else 7 - FORMATS[encoding, kind].exponent_bits)
    magnitude = xp.where(numbers == numbers, xp.abs(numbers), 0).astype(xp.float64)
    values_up = xp.asarray(ladder)
    inside = (magnitude < ladder[-1]) & (numbers == numbers)
    low = xp.minimum(xp.searchsorted(values_up, magnitude, side="right") - 1, len(ladder) - 2)
    left = (magnitude - xp.take(values_up, low)) / (xp.take(values_up, low + 1) - xp.take(values_up, low))
    chance = (random >> (32 - dropped)).astype(xp.float64) / (1 << dropped)
    code = low + (left + chance >= 1)
    sign = len(ladder) if kind in _SMALL else 0x80
    signed = xp.signbit(numbers) & ((code != 0) | (kind in _SMALL or not FORMATS[encoding, kind].one_zero))
    plain = encode_small(xp, numbers, kind) if kind in _SMALL else encode(xp, numbers, encoding, kind)
    return xp.where(inside, code | xp.where(signed, sign, 0), plain).astype(xp.uint32)
