"""The arithmetic of instruction bodies: exact helpers over arrays of any shape, for one array module."""

from __future__ import annotations

import dataclasses
from typing import Any

import numpy

Array = Any  # an array of the array module in use: NumPy, or a module with the same interface


def on_host(array: Array) -> numpy.ndarray:
    """The array in the host's memory: a NumPy array itself, or a copy of a device's array."""
    return array if isinstance(array, numpy.ndarray) else numpy.asarray(array.get())


def spread(xp: Any, value: Array, shape: tuple[int, ...]) -> Array:
    """The value itself where it has that shape, as most values have, or a view that repeats it.

    `broadcast_to` of NumPy takes longer than most instructions, also where there is nothing to do."""
    return value if getattr(value, "shape", None) == shape else xp.broadcast_to(value, shape)


@dataclasses.dataclass(frozen=True, slots=True)
class Division:
    """The limits of the division sequence in a format: the exponent by which it scales, the least normal exponent, the
    distances of exponents that count as far and that underflow, the greatest biased exponent of a small numerator, the
    bias, and the number at which a quotient overflows."""

    shift: int
    least: int
    far: int
    underflow: int
    small: int
    bias: int
    beyond: float


_DIVISION = {
    4: Division(64, -126, 96, -150, 23, 127, 2.0**128),
    8: Division(128, -1022, 768, -1075, 53, 1023, float("inf")),
}


def keeps_subnormals(xp: Any) -> bool:
    """Whether arithmetic on float32 keeps subnormal numbers: CuPy's kernels for NVIDIA's GPUs do not."""
    tiny = xp.asarray([2.0**-140], dtype=xp.float32)
    return bool(((tiny + tiny).view(xp.uint32) != 0).all())


class Arithmetic:
    """Exact helpers for one array module, `xp`. Values are uint32 unless a docstring names another type."""

    def __init__(self, xp: Any):
        self.xp = xp

    # -- bits ------------------------------------------------------------------

    def bits(self, a: Array) -> Array:
        """The value as uint32: a signed one is reinterpreted, a Python integer becomes a constant."""
        if isinstance(a, int):
            return self.xp.full((1, 1), a, self.xp.uint32)
        return a.astype(self.xp.uint32)

    def f32(self, value: float) -> Array:
        return self.xp.full((1, 1), value, self.xp.float32)

    def wide(self, a: Array) -> Array:
        """The value extended to 64 bits, a signed value with its sign."""
        return a.astype(self.xp.int64 if a.dtype.kind == "i" else self.xp.uint64)

    def low(self, a: Array) -> Array:
        return a.astype(self.xp.uint32)

    def high(self, a: Array) -> Array:
        return (a >> 32).astype(self.xp.uint32)

    def ones(self, count: Array) -> Array:
        """A word with its `count` lowest bits set; all of them from 32 on."""
        wide = self.xp.minimum(count, 32).astype(self.xp.uint64)
        return ((self.xp.ones_like(wide) << wide) - self.xp.uint64(1)).astype(self.xp.uint32)

    def ones64(self, count: Array) -> Array:
        wide = self.xp.minimum(count, 64).astype(self.xp.uint64)
        all_ones = self.xp.full(wide.shape, 0xFFFFFFFFFFFFFFFF, self.xp.uint64)
        return self.xp.where(wide == 0, self.xp.zeros_like(all_ones), all_ones >> ((64 - wide) & 63))

    def field_signed(self, a: Array, offset: Array, width: Array) -> Array:
        """`width` bits of an int32 from `offset` on, sign-extended; 0 for no width."""
        width = self.xp.minimum(self.wide(width), 32)
        moved = (self.wide(a) >> self.wide(offset)) & self.ones(width).astype(self.xp.int64)
        negative = self.xp.where(width > 0, moved >> self.xp.maximum(width - 1, 0) & 1, 0)
        return (moved - (negative << width)).astype(self.xp.int32)

    def signed24(self, a: Array) -> Array:
        """The lowest 24 bits of a signed value, extended to its width."""
        unused = 8 * a.dtype.itemsize - 24
        return a << unused >> unused

    def reverse_bits(self, a: Array) -> Array:
        for mask, shift in ((0x55555555, 1), (0x33333333, 2), (0x0F0F0F0F, 4), (0x00FF00FF, 8)):
            a = (a >> shift) & mask | (a & mask) << shift
        return a >> 16 | a << 16

    def each_fourth(self, a: Array) -> Array:
        """A mask of bits 0, 4, 8, … as wide as `a`."""
        return a.dtype.type(0x1111111111111111 & (1 << 8 * a.dtype.itemsize) - 1)

    def every_fourth_packed(self, a: Array) -> Array:
        """Bits 0, 4, 8, … of the value, packed next to each other."""
        total = a & a.dtype.type(0)
        for bit in range(2 * a.dtype.itemsize):
            total = total | (a >> (4 * bit) & 1) << bit
        return total

    def population(self, a: Array) -> Array:
        a = a - ((a >> 1) & 0x55555555)
        a = (a & 0x33333333) + ((a >> 2) & 0x33333333)
        return ((a + (a >> 4) & 0x0F0F0F0F) * self.xp.uint32(0x01010101)) >> 24

    def leading_zeros(self, a: Array) -> Array:
        """The number of zeros above the highest set bit; -1 for zero."""
        spread = a
        for shift in (1, 2, 4, 8, 16):
            spread = spread | spread >> shift
        return self.xp.where(a == 0, self.bits(0xFFFFFFFF), 32 - self.population(spread))

    def pair(self, low: Array, high: Array) -> Array:
        """Two 16-bit values in one word."""
        return self.half(low) | self.half(high) << 16

    def half(self, a: Array) -> Array:
        return (a.view(self.xp.uint16) if a.dtype.itemsize == 2 else a).astype(self.xp.uint32)

    # -- floating point ----------------------------------------------------------

    def fma(self, a: Array, b: Array, c: Array) -> Array:
        """a·b + c rounded once, to nearest even. float16 and float32 go through double."""
        kind = a.dtype
        if kind == self.xp.float64:
            return self._fma64(a, b, c)
        product = a.astype(self.xp.float64) * b.astype(self.xp.float64)  # exact: 24 + 24 bits
        # to odd first, so that the second rounding cannot err
        return self._sum_to_odd(product, c.astype(self.xp.float64)).astype(kind)

    def _fma64(self, a: Array, b: Array, c: Array) -> Array:
        """The product as an exact sum of two doubles (Dekker); the rest of the product and c is rounded to odd before
        the last sum (Boldo and Melquiond, 2008).

        The numbers are scaled to near 1, where nothing overflows; of two numbers 2^200 apart the lesser one matters
        only by not being 0.
        """
        xp, far = self.xp, 200
        (one, at_one), (other, at_other), (addend, at_addend) = xp.frexp(a), xp.frexp(b), xp.frexp(c)
        scale = xp.where(addend == 0, at_one + at_other, xp.maximum(at_one + at_other, at_addend - far))
        addend = xp.ldexp(addend, xp.clip(at_addend - scale, -far, far))
        product = one * other
        (high, low), (other_high, other_low) = self._halves(one), self._halves(other)
        error = ((high * other_high - product) + high * other_low + low * other_high) + low * other_low
        inner, left = self._two_sum(addend, error)
        total, rest = self._two_sum(product, inner)
        result, rest = self._two_sum(total, self._sum_to_odd(left, rest))
        exact = xp.ldexp(self._last_place(result, rest, scale), scale)
        plain = (a == 0) | (b == 0) | ~(xp.isfinite(a) & xp.isfinite(b))
        return xp.where(plain, a * b + c, xp.where(xp.isfinite(c), exact, c))

    def _halves(self, a: Array) -> tuple[Array, Array]:
        """The upper 26 bits of a double's mantissa, and the rest (Veltkamp)."""
        high = a * 134217729.0 - (a * 134217729.0 - a)  # 2^27 + 1
        return high, a - high

    def _last_place(self, value: Array, rest: Array, scale: Array) -> Array:
        """`value` where value · 2^scale is a normal double; elsewhere value + rest, rounded to a subnormal's last
        place.
        """
        xp = self.xp
        least = xp.ldexp(xp.float64(1), xp.clip(-1022 - scale, -1000, 1000))
        small = xp.abs(value) <= least
        if not small.any():
            return value
        grid = xp.copysign(least, value)  # doubles from it on have a subnormal's spacing, times 2^-scale
        upper, lower = self._two_sum(grid, value)
        return xp.where(small, xp.copysign((upper + self._sum_to_odd(lower, rest)) - grid, value), value)

    def _two_sum(self, a: Array, b: Array) -> tuple[Array, Array]:
        """The rounded sum, and the exact sum less the rounded one (Knuth)."""
        total = a + b
        back = total - a
        return total, (a - (total - back)) + (b - back)

    def _sum_to_odd(self, a: Array, b: Array) -> Array:
        """a + b in double; where the sum is not exact, the neighbour of the exact sum whose last bit is set."""
        xp = self.xp
        total, error = self._two_sum(a, b)
        bits = total.view(xp.int64)
        odd = (bits & 1 == 0) & (error != 0) & xp.isfinite(total)
        away = xp.where((error > 0) == (total > 0), 1, -1)
        return xp.where(odd, bits + away, bits).view(xp.float64)

    def float_min(self, a: Array, b: Array) -> Array:
        """The lesser number; the other operand where one is NaN; -0 is less than +0. Signalling NaNs: see
        `_without_signals`.
        """
        signed = self.xp.where((a == b) & self.xp.signbit(a), a, b)
        return self._without_signals(a, b, self.xp.where(a == b, signed, self.xp.fmin(a, b)))

    def float_max(self, a: Array, b: Array) -> Array:
        signed = self.xp.where((a == b) & self.xp.signbit(a), b, a)
        return self._without_signals(a, b, self.xp.where(a == b, signed, self.xp.fmax(a, b)))

    def _without_signals(self, a: Array, b: Array, result: Array) -> Array:
        """The result with NaN as in IEEE mode: a signalling NaN becomes quiet and is the result, the first operand's
        before the second's; of two quiet NaNs the second is the result (CDNA3 ISA, V_MIN_F32, V_MAX_F32)."""
        xp = self.xp
        nan_a, nan_b = a != a, b != b
        if not (nan_a | nan_b).any():
            return result
        kind, quiet = {2: (xp.uint16, 0x0200), 4: (xp.uint32, 0x00400000), 8: (xp.uint64, 1 << 51)}[a.dtype.itemsize]
        found = xp.where(nan_a & nan_b, b, result)
        for value, nan in ((b, nan_b), (a, nan_a)):
            bits = value.view(kind)
            found = xp.where(nan & (bits & kind(quiet) == 0), (bits | kind(quiet)).view(value.dtype), found)
        return found

    def flushed(self, a: Array) -> Array:
        """float32 with 0 of the same sign for subnormal numbers."""
        return self.xp.where(self.xp.abs(a) < self.xp.float32(2.0**-126), a * self.xp.float32(0), a)

    def clamped(self, a: Array) -> Array:
        """A float clamped to 0 … 1; NaN gives 0, as with MODE.DX10_CLAMP set."""
        return self.xp.where(a == a, self.xp.clip(a, 0, 1), self.xp.zeros_like(a))

    def saturated(self, a: Array, kind: str) -> Array:
        """The number as an integer type, clamped to the type's range; NaN gives 0."""
        limits = self.xp.iinfo(kind)
        value = self.xp.clip(self.xp.where(a == a, a, 0).astype(self.xp.float64), float(limits.min), float(limits.max))
        return value.astype(kind)

    def scaled(self, a: Array, exponent: Array) -> Array:
        """a · 2^exponent, rounded once."""
        limit = 5000 if a.dtype.itemsize == 8 else 400
        return self.xp.ldexp(a.astype(self.xp.float64), self.xp.clip(exponent, -limit, limit)).astype(a.dtype)

    def fraction(self, a: Array) -> Array:
        """a - floor(a), kept below one; NaN of infinities."""
        return self.xp.minimum(a - self.xp.floor(a), self.xp.nextafter(self.xp.ones_like(a), self.xp.zeros_like(a)))

    def mantissa(self, a: Array) -> Array:
        """The mantissa of a = mantissa · 2^exponent, at least 1/2 and below 1; infinities and NaN stay."""
        finite = self.xp.isfinite(a)
        return self.xp.where(finite, self.xp.frexp(self.xp.where(finite, a, 0).astype(a.dtype))[0], a)

    def exponent(self, a: Array) -> Array:
        """The exponent that belongs to `mantissa`; 0 for zero, infinities and NaN."""
        return self.xp.frexp(self.xp.where(self.xp.isfinite(a), a, 0).astype(a.dtype))[1]

    def normalised(self, a: Array, signed: bool) -> Array:
        """Scale -1 … 1 to -32767 … 32767, or 0 … 1 to 0 … 65535, to nearest even; NaN gives 0."""
        xp = self.xp
        least, most, kind = (-1.0, 32767.0, xp.int16) if signed else (0.0, 65535.0, xp.uint16)
        held = xp.clip(xp.where(a == a, a, 0).astype(xp.float64), least, 1.0)
        return xp.rint(held * most).astype(kind)

    def float_class(self, a: Array) -> Array:
        """The bit number of v_cmp_class for each value."""
        xp = self.xp
        width, kind = {2: (10, xp.uint16), 4: (23, xp.uint32), 8: (52, xp.uint64)}[a.dtype.itemsize]
        bits, full = a.view(kind), (1 << 8 * a.dtype.itemsize - 1 - width) - 1
        exponent, fraction, negative = bits >> kind(width) & kind(full), bits & kind((1 << width) - 1), xp.signbit(a)
        magnitude = xp.where(exponent == full, 0, xp.where(exponent != 0, 1, xp.where(fraction != 0, 2, 3)))
        number = xp.where(negative, 2 + magnitude, 9 - magnitude)
        nan = (exponent == full) & (fraction != 0)
        return xp.where(nan, xp.where(fraction >> kind(width - 1) != 0, 1, 0), number).astype(xp.uint32)

    def bf16(self, a: Array) -> Array:
        """float32 to the 16 bits of a bf16, to nearest even; NaN stays NaN."""
        bits = a.view(self.xp.uint32)
        rounded = (bits + 0x7FFF + (bits >> 16 & 1)) >> 16
        return self.xp.where(a == a, rounded, bits >> 16 | 0x40).astype(self.xp.uint16)

    def from_bf16(self, a: Array) -> Array:
        """float32 of the 16 bits of a bf16."""
        return (a.astype(self.xp.uint32) << 16).view(self.xp.float32)

    def scale(self, a: Array) -> Array:
        """The power of two (float64) that the exponent bits of float32 words encode as E8M0: 2^(bits - 127), NaN for
        255.
        """
        exponent = (a >> 23 & 0xFF).astype(self.xp.int32)
        return self.xp.where(exponent == 255, self.xp.nan, self.xp.ldexp(self.xp.ones(exponent.shape), exponent - 127))

    def next_random(self, a: Array) -> Array:
        """One step of the shift register behind v_prng_b32."""
        return (a << 1) ^ (a >> 31) * self.bits(197)

    def half_sr(self, a: Array, random: Array, kind: str) -> Array:
        """The 16 bits of a half or a bf16 with stochastic rounding: away from zero where the remainder and a random
        fraction (the highest bits of `random`) make a whole step.
        """
        xp = self.xp
        if kind == "bf16":
            bits = a.view(xp.uint32)
            return xp.where(xp.isfinite(a), (bits + (random >> 16)) >> 16, self.bf16(a)).astype(xp.uint32)
        low = self.f16_toward_zero(a)
        high = (low.view(xp.uint16) + xp.uint16(1)).view(xp.float16)
        size = [xp.abs(value.astype(xp.float64)) for value in (a, low, high)]
        step = (size[0] - size[1]) / (size[2] - size[1]) + (random >> 19).astype(xp.float64) / (1 << 13) >= 1
        chosen = xp.where(step & (size[0] < 65504), high, low)
        return self.half(xp.where(xp.isfinite(a) & (size[0] < 65536), chosen, a.astype(xp.float16)))

    def with_half(self, word: Array, half: Array, high: Any) -> Array:
        """The word with one of its halves replaced."""
        half = self.half(half) & 0xFFFF
        return word & 0xFFFF | half << 16 if high else word & 0xFFFF0000 | half

    def with_byte(self, word: Array, byte: Array, number: int) -> Array:
        return word & (0xFFFFFFFF ^ 0xFF << 8 * number) | byte << 8 * number

    def f16_toward_zero(self, a: Array) -> Array:
        """float32 to float16, rounded toward zero."""
        xp = self.xp
        nearest = a.astype(xp.float16)
        over = xp.abs(nearest.astype(xp.float32)) > xp.abs(a)
        return (nearest.view(xp.uint16) - over.astype(xp.uint16)).astype(xp.uint16).view(xp.float16)

    def whole(self, a: Array) -> Array:
        """The lowest 32 bits of whole numbers that a float64 holds."""
        return a.astype(self.xp.int64).astype(self.xp.int32)

    def single(self, a: Array) -> Array:
        """Rounded to float32."""
        return a.astype(self.xp.float32)

    def dot(self, a: Array, b: Array, c: Array) -> Array:
        """c and the products of two pairs [2, …], summed in double and rounded to float32 once."""
        products = a.astype(self.xp.float64) * b.astype(self.xp.float64)
        return self._sum_to_odd(products[0] + products[1], c.astype(self.xp.float64)).astype(self.xp.float32)

    def element(self, a: Array, number: int, bits: int, signed: bool) -> Array:
        """One of the elements of a word, extended to 32 bits."""
        if signed:
            return (a.view(self.xp.int32) << (32 - bits * (number + 1)) >> (32 - bits)).view(self.xp.uint32)
        return a << (32 - bits * (number + 1)) >> (32 - bits)

    def matmul(self, a: Array, b: Array) -> Array:
        return self.xp.matmul(a, b)

    # -- division (CDNA3 ISA, V_DIV_SCALE, V_DIV_FMAS, V_DIV_FIXUP of F32 and F64) -----

    def division_scale(self, a: Array, denominator: Array, numerator: Array) -> tuple[Array, Array]:
        """(the scaled operand, whether v_div_fmas must scale back).

        Where reciprocal and quotient are both subnormal the manual scales the denominator up, which overflows; scaling
        it down makes the sequence give the right quotient."""
        xp = self.xp
        form = _DIVISION[a.dtype.itemsize]
        up, down = self.scaled(a, self._int(form.shift)), self.scaled(a, self._int(-form.shift))
        tiny = 2.0**form.least
        reciprocal = xp.abs(1.0 / denominator.astype(xp.float64)) < tiny
        quotient = xp.abs(numerator.astype(xp.float64) / denominator.astype(xp.float64)) < tiny
        far = self._exponent(numerator) - self._exponent(denominator) >= form.far
        raw = f"uint{8 * a.dtype.itemsize}"
        is_denominator, is_numerator = a.view(raw) == denominator.view(raw), a.view(raw) == numerator.view(raw)
        small = (xp.abs(denominator) < tiny) & (denominator != 0)
        result = xp.where(self._exponent(numerator) <= form.small, up, a)
        result = xp.where(quotient, xp.where(is_numerator, up, a), result)
        result = xp.where(reciprocal, down, result)
        result = xp.where(reciprocal & quotient, xp.where(is_denominator, down, a), result)
        result = xp.where(small, up, result)
        result = xp.where(far, xp.where(is_denominator, up, a), result)
        undefined = (numerator == 0) | (denominator == 0)
        flag = ~undefined & (far | ~small & quotient)
        return xp.where(undefined, xp.nan, result).astype(a.dtype), flag

    def division_fma(self, a: Array, b: Array, c: Array, scale: Array) -> Array:
        """The last step of a division, scaled up or down (by the addend's size) where `scale` asks for it."""
        form = _DIVISION[a.dtype.itemsize]
        plain = self.fma(a, b, c)
        back = self.xp.where(self._exponent(c) > form.bias, form.shift, -form.shift)
        return self.xp.where(scale, self.scaled(plain, back), plain)

    def division_fixup(self, quotient: Array, denominator: Array, numerator: Array) -> Array:
        xp = self.xp
        form = _DIVISION[quotient.dtype.itemsize]
        sign = xp.where(xp.signbit(denominator) ^ xp.signbit(numerator), -1.0, 1.0).astype(quotient.dtype)
        result = xp.copysign(quotient, sign)
        distance = self._exponent(numerator) - self._exponent(denominator)
        result = xp.where(distance < form.underflow, sign * 0, result)
        true_quotient = numerator.astype(xp.float64) / denominator.astype(xp.float64)
        infinity = xp.copysign(xp.full_like(sign, xp.inf), sign)
        result = xp.where(xp.abs(true_quotient) >= form.beyond, infinity, result)
        infinite, zero = xp.isinf, lambda value: value == 0
        result = xp.where(infinite(denominator) | zero(numerator), sign * 0, result)
        result = xp.where(zero(denominator) | infinite(numerator), infinity, result)
        invalid = zero(denominator) & zero(numerator) | infinite(denominator) & infinite(numerator)
        result = xp.where(invalid, xp.nan, result).astype(quotient.dtype)
        result = xp.where(denominator != denominator, denominator, result)
        return xp.where(numerator != numerator, numerator, result)

    def _exponent(self, a: Array) -> Array:
        """The biased exponent field."""
        if a.dtype.itemsize == 8:
            return (a.view(self.xp.uint64) >> 52 & 0x7FF).astype(self.xp.int32)
        return (a.view(self.xp.uint32) >> 23 & 0xFF).astype(self.xp.int32)

    def _int(self, value: int) -> Array:
        return self.xp.full((1, 1), value, self.xp.int32)
