"""The arithmetic that instruction bodies ask of their context: exact helpers over arrays of any shape, for one array module."""

from __future__ import annotations

from typing import Any

Array = Any  # an array of the module in use: NumPy's, or one that works alike


class Arithmetic:
    """`xp` is the array module. Values are uint32 unless said otherwise."""

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
        """Extended to 64 bits, with the sign of a signed value."""
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

    def reverse_bits(self, a: Array) -> Array:
        for mask, shift in ((0x55555555, 1), (0x33333333, 2), (0x0F0F0F0F, 4), (0x00FF00FF, 8)):
            a = (a >> shift) & mask | (a & mask) << shift
        return a >> 16 | a << 16

    def population(self, a: Array) -> Array:
        a = a - ((a >> 1) & 0x55555555)
        a = (a & 0x33333333) + ((a >> 2) & 0x33333333)
        return ((a + (a >> 4) & 0x0F0F0F0F) * self.xp.uint32(0x01010101)) >> 24

    def leading_zeros(self, a: Array) -> Array:
        """Zeros above the highest one, or -1 for zero."""
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
        """a·b + c rounded once. float16 and float32 go through double; float64 rounds the product too, within 2^-53 of it."""
        kind = a.dtype
        if kind == self.xp.float64:
            return self._fma64(a, b, c)
        product = a.astype(self.xp.float64) * b.astype(self.xp.float64)  # exact: 24 + 24 bits
        return self._sum_rounded_once(product, c.astype(self.xp.float64), kind)

    def _sum_rounded_once(self, product: Array, addend: Array, kind: Any) -> Array:
        """Rounds to odd in double first, so that the second rounding cannot err (Boldo and Melquiond, 2008)."""
        xp = self.xp
        total = product + addend
        back = total - product
        error = (product - (total - back)) + (addend - back)
        bits = total.view(xp.int64)
        odd = (bits & 1 == 0) & (error != 0) & xp.isfinite(total)
        if not odd.any():
            return total.astype(kind)
        away = xp.where((error > 0) == (total > 0), 1, -1)
        return xp.where(odd, bits + away, bits).view(xp.float64).astype(kind)

    def _fma64(self, a: Array, b: Array, c: Array) -> Array:
        """By splitting the product exactly (Dekker); the sum of its two halves and c is then rounded twice at most."""
        xp = self.xp
        product = a * b
        scale = 134217729.0  # 2^27 + 1
        high_a, high_b = a * scale - (a * scale - a), b * scale - (b * scale - b)
        low_a, low_b = a - high_a, b - high_b
        error = ((high_a * high_b - product) + high_a * low_b + low_a * high_b) + low_a * low_b
        total = product + c
        back = total - product
        rest = (product - (total - back)) + (c - back)
        exact = total + (rest + error)
        return xp.where(xp.isfinite(exact), exact, a * b + c)

    def float_min(self, a: Array, b: Array) -> Array:
        """The lesser; the other one where one is NaN; -0 is less than +0."""
        signed = self.xp.where((a == b) & self.xp.signbit(a), a, b)
        return self.xp.where(a == b, signed, self.xp.fmin(a, b))

    def float_max(self, a: Array, b: Array) -> Array:
        signed = self.xp.where((a == b) & self.xp.signbit(a), b, a)
        return self.xp.where(a == b, signed, self.xp.fmax(a, b))

    def saturated(self, a: Array, kind: str) -> Array:
        """To an integer type, held within its range; NaN gives 0."""
        limits = self.xp.iinfo(kind)
        value = self.xp.clip(self.xp.where(a == a, a, 0).astype(self.xp.float64), float(limits.min), float(limits.max))
        return value.astype(kind)

    def scaled(self, a: Array, exponent: Array) -> Array:
        """a · 2^exponent, rounded once."""
        return self.xp.ldexp(a.astype(self.xp.float64), self.xp.clip(exponent, -400, 400)).astype(self.xp.float32)

    def float_class(self, a: Array) -> Array:
        """The bit number of v_cmp_class for each value."""
        xp = self.xp
        width, kind = (23, xp.uint32) if a.dtype.itemsize == 4 else (52, xp.uint64)
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

    def matmul(self, a: Array, b: Array) -> Array:
        return self.xp.matmul(a, b)

    # -- division (CDNA3 ISA, V_DIV_SCALE_F32, V_DIV_FMAS_F32, V_DIV_FIXUP_F32) -----

    def division_scale(self, a: Array, denominator: Array, numerator: Array) -> tuple[Array, Array]:
        """(the scaled operand, whether v_div_fmas must scale back).

        Where reciprocal and quotient are both subnormal the manual scales the denominator by 2^+64, which overflows; 2^-64 is what makes the sequence
        come out right.
        """
        xp = self.xp
        up, down = self.scaled(a, self._int(64)), self.scaled(a, self._int(-64))
        tiny = 2.0**-126
        reciprocal = xp.abs(1.0 / denominator.astype(xp.float64)) < tiny
        quotient = xp.abs(numerator.astype(xp.float64) / denominator.astype(xp.float64)) < tiny
        far = self._exponent(numerator) - self._exponent(denominator) >= 96
        is_denominator, is_numerator = a.view(xp.uint32) == denominator.view(xp.uint32), a.view(xp.uint32) == numerator.view(xp.uint32)
        small = (xp.abs(denominator) < tiny) & (denominator != 0)
        result = xp.where(self._exponent(numerator) <= 23, up, a)
        result = xp.where(quotient, xp.where(is_numerator, up, a), result)
        result = xp.where(reciprocal, down, result)
        result = xp.where(reciprocal & quotient, xp.where(is_denominator, down, a), result)
        result = xp.where(small, up, result)
        result = xp.where(far, xp.where(is_denominator, up, a), result)
        undefined = (numerator == 0) | (denominator == 0)
        flag = ~undefined & (far | ~small & quotient)
        return xp.where(undefined, self.f32(float("nan")), result), flag

    def division_fma(self, a: Array, b: Array, c: Array, scale: Array) -> Array:
        """The last step of a division, scaled by 2^64 up or down (by the addend's size) where `scale` asks for it."""
        plain = self.fma(a, b, c)
        back = self.xp.where(self._exponent(c) > 127, 64, -64)
        return self.xp.where(scale, self.scaled(plain, back), plain)

    def division_fixup(self, quotient: Array, denominator: Array, numerator: Array) -> Array:
        xp = self.xp
        sign = xp.where(xp.signbit(denominator) ^ xp.signbit(numerator), self.f32(-1), self.f32(1))
        result = xp.copysign(quotient, sign)
        distance = self._exponent(numerator) - self._exponent(denominator)
        result = xp.where(distance < -150, sign * 0, result)
        true_quotient = numerator.astype(xp.float64) / denominator.astype(xp.float64)
        result = xp.where(xp.abs(true_quotient) >= 2.0**128, sign * self.f32(float("inf")), result)
        infinite, zero = xp.isinf, lambda value: value == 0
        result = xp.where(infinite(denominator) | zero(numerator), sign * 0, result)
        result = xp.where(zero(denominator) | infinite(numerator), sign * self.f32(float("inf")), result)
        invalid = zero(denominator) & zero(numerator) | infinite(denominator) & infinite(numerator)
        result = xp.where(invalid, self.f32(float("nan")), result)
        result = xp.where(denominator != denominator, denominator, result)
        return xp.where(numerator != numerator, numerator, result)

    def _exponent(self, a: Array) -> Array:
        """The biased exponent field."""
        return (a.view(self.xp.uint32) >> 23 & 0xFF).astype(self.xp.int32)

    def _int(self, value: int) -> Array:
        return self.xp.full((1, 1), value, self.xp.int32)
