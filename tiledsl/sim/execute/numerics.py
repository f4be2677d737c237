"""How the matrix cores of gfx90a and gfx942 add products, bit by bit, as far as that is published; which NaN,
infinities and subnormals result.

Source: MMA-Sim 2.1.1 (github.com/microsoft/MMA-Sim, PyPI: mmasim), the reference model of P. Xie, S. Xu, Y. Wang, F.
Yang, M. Yang, "Bit-Accurate Modeling of GPU Matrix Multiply-Accumulate Units" (arXiv 2511.10909), who probed CDNA2
(MI250X) and CDNA3 (MI300X) and compared the model with both on random bits. That gfx90a flushes subnormals of f16 and
bf16 is in AMD's MIOpen documentation as well ("MI200 MFMA behavior specifics").

In order of k, with products exact unless said otherwise:

- f32, f64, both chips: D = fma(a, b, C) for one k after the other. Subnormals count.
- f16, bf16 on gfx90a: subnormal A, B and C are +0 (so is -0), subnormal products and sums become 0 of their sign. The
  products that a lane holds, 4 (2 of bf16 without _1k), are added in pairs, the pairs to one sum and this to C, each in
  float32 to nearest even.
- f16, bf16, xf32 on gfx942: 8 products at a time (4 of xf32, whose operands are cut to 10 bits of mantissa), or all if
  there are fewer. Each is cut toward zero at 2^-24 of the greatest power of two among them, 2^(exponent of a + exponent
  of b); their sum is exact. It and C are then aligned to the greater of that power and C's, rounded down at 2^-32 of it
  the sum and at 2^-24 C, added, rounded down to 31 bits behind the leading one, and to float32 to nearest even. A
  product of 2^128 or more is infinite.
- fp8, bf8 on gfx942: the same with 16 products at a time, of which those of even and of odd k are cut and summed
  separately, then aligned to the greater power, both rounded down at 2^-24 of it, and added. C is dropped where its
  power is less than 2^-25 of the products'.
- i8: whole numbers, whose sum does not depend on the order (CDNA3 ISA, V_MFMA_I32_*).

A subnormal has the exponent of the least normal number of its type, and a product with 0 none. Three points in which
the model cannot be checked against hardware, as its tests pass over NaN results: NaN is 0x7FFFFFFF, of f64
0x7FFFFFFFFFFFFFFF (the model states this for the fused sums of gfx942 alone, and elsewhere leaves NaN to the processor
that computes it); xf32 cuts a NaN of few bits to infinity; and C of fp8 is kept where it is NaN or infinite, though
version 2.1.1 may drop it (version 1 of the model keeps it)."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator
from typing import Any

from tiledsl.asm.isa.definition import MatrixShape
from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim.execute.layouts import XF32_KEPT
from tiledsl.sim.state.arithmetic import Arithmetic, Array
from tiledsl.sim.state.report import EXACT
from tiledsl.targets import WAVE, Target

_CHIPS = {"cdna2": "gfx90a", "cdna3": "gfx942"}
NUMERICS = (EXACT, *_CHIPS)

# exponents of the least normal numbers; fp8 and bf8 FNUZ
_LEAST = {"f32": -126, "xf32": -126, "bf16": -126, "f16": -14, "fp8": -7, "bf8": -15}
_NONE = -400  # the exponent of a zero: below those of all products
_CUT = 24  # bits behind the greatest product's
_SUM = 31  # bits of a sum before the last rounding
_NAN = {4: 0x7FFFFFFF, 8: 0x7FFFFFFFFFFFFFFF}

Kinds = tuple[str, str]
Rule = Callable[[Arithmetic, Array, Array, Array, Kinds, int], Array]


def check_numerics(numerics: str, target: Target) -> None:
    """Raise SimulationError for a model that is not known, or not the target's."""
    if numerics not in NUMERICS:
        raise SimulationError(f"numerics '{numerics}' is not known: there is {', '.join(NUMERICS)}")
    chip = _CHIPS.get(numerics, target.name)
    if chip != target.name:
        own = [name for name, other in _CHIPS.items() if other == target.name]
        known = f"whose model is '{own[0]}'" if own else "whose model is not published: there is 'exact'"
        raise SimulationError(
            f"numerics '{numerics}' is the model of {chip}, and the listing is for {target.name}, {known}"
        )


def summation(numerics: str, shape: MatrixShape, kinds: Kinds) -> Summation | None:
    """How one instruction with operands of these types adds; None for the sum of `Definition.semantics`. LookupError
    where the model does not cover the instruction.
    """
    if numerics == EXACT or shape.input == "i8":
        return None
    rule, most = _RULES[numerics][shape.input]
    elements = shape.m * shape.k * shape.blocks // WAVE
    return Summation(rule, kinds, elements, min(shape.k, most or elements))


@dataclasses.dataclass(frozen=True, slots=True)
class Summation:
    """A·B + C of one instruction. `elements` is how many elements, consecutive in k, a lane holds; `together` is how
    many products are added in one step.
    """

    rule: Rule
    kinds: Kinds
    elements: int
    together: int

    def __call__(self, x: Arithmetic, a: Array, b: Array, c: Array) -> Array:
        """[batch, m, n] of A [batch, k, m], B [batch, k, n] and C. A and B are in the order of `layouts.unpack`; C may
        be one number.
        """
        xp = x.xp
        a, b = self._in_order(a), self._in_order(b)
        total = xp.broadcast_to(xp.asarray(c), (a.shape[0], a.shape[2], b.shape[2]))
        total = self.rule(x, a, b, total, self.kinds, self.together)
        kind = xp.uint64 if total.dtype.itemsize == 8 else xp.uint32
        return xp.where(total == total, total.view(kind), kind(_NAN[total.dtype.itemsize])).view(total.dtype)

    def _in_order(self, matrix: Array) -> Array:
        """The matrix ordered by k, which runs through the elements of a group of lanes first."""
        batch, k, m = matrix.shape
        return matrix.reshape(batch, self.elements, k // self.elements, m).transpose(0, 2, 1, 3).reshape(batch, k, m)


def _chain(x: Arithmetic, a: Array, b: Array, c: Array, kinds: Kinds, together: int) -> Array:
    for k in range(a.shape[1]):
        c = x.fma(a[:, k, :, None], b[:, k, None, :], c)
    return c


# -- gfx90a ---------------------------------------------------------------------------


def _pairs(x: Arithmetic, a: Array, b: Array, c: Array, kinds: Kinds, together: int) -> Array:
    xp = x.xp
    a, b, c = (
        xp.where(xp.abs(value) < xp.float32(2.0 ** _LEAST[kind]), xp.float32(0), value)
        for value, kind in zip((a, b, c), (*kinds, "f32"), strict=True)
    )
    for first in range(0, a.shape[1], together):
        part = slice(first, first + together)
        sums = x.flushed(a[:, part, :, None] * b[:, part, None, :])
        while sums.shape[1] > 1:
            sums = x.flushed(sums[:, ::2] + sums[:, 1::2])
        c = x.flushed(c + sums[:, 0])
    return c


# -- gfx942 ---------------------------------------------------------------------------


def _fused(x: Arithmetic, a: Array, b: Array, c: Array, kinds: Kinds, together: int) -> Array:
    for products, exponents in _steps(x.xp, a, b, kinds, together):
        total, power = _cut_sum(x.xp, products, exponents)
        c = _with_c(x.xp, total, power, c)
    return c


def _fused_even_odd(x: Arithmetic, a: Array, b: Array, c: Array, kinds: Kinds, together: int) -> Array:
    """The same with even and odd k summed separately."""
    xp = x.xp
    for products, exponents in _steps(x.xp, a, b, kinds, together):
        sums, powers = zip(*(_cut_sum(xp, products[:, i::2], exponents[:, i::2]) for i in (0, 1)), strict=True)
        power = xp.maximum(*powers)
        total = sum(xp.floor(part * _power(xp, at - power)) for part, at in zip(sums, powers, strict=True))
        near = _exponents(xp, c.astype(xp.float64), _LEAST["f32"]) >= power - _CUT - 1
        c = _with_c(xp, total, power, xp.where(near, c, xp.float32(0)))
    return c


def _steps(xp: Any, a: Array, b: Array, kinds: Kinds, together: int) -> Iterator[tuple[Array, Array]]:
    """The products [batch, k, m, n] of each step as float64, and the sums of the factors' exponents."""
    if "xf32" in kinds:
        a, b = ((xp.ascontiguousarray(value).view(xp.uint32) & XF32_KEPT).view(xp.float32) for value in (a, b))
    a, b = a.astype(xp.float64), b.astype(xp.float64)
    powers_a, powers_b = (
        xp.where(value == 0, _NONE, _exponents(xp, value, _LEAST[kind])).astype(xp.int16)
        for value, kind in zip((a, b), kinds, strict=True)
    )
    for first in range(0, a.shape[1], together):
        part = slice(first, first + together)
        yield a[:, part, :, None] * b[:, part, None, :], powers_a[:, part, :, None] + powers_b[:, part, None, :]


def _exponents(xp: Any, value: Array, least: int) -> Array:
    """floor(log2 |value|) of float64 numbers without subnormals, at least `least`; NaN and infinity give more than any
    float32.
    """
    return xp.clip((value.view(xp.int64) >> 52 & 0x7FF) - 1023, least, 255)


def _power(xp: Any, exponents: Array) -> Array:
    """2^exponent, from 2^-1022 to 2^1023."""
    return (exponents.astype(xp.int64) + 1023 << 52).view(xp.float64)


def _cut_sum(xp: Any, products: Array, exponents: Array) -> tuple[Array, Array]:
    """(the sum in units of 2^(power - 24), power). The products are overwritten: the arrays are large."""
    power = exponents.max(axis=1).astype(xp.int64)
    if (power >= 127).any():
        products = xp.where(xp.abs(products) < 2.0**128, products, products * xp.inf)
    products *= _power(xp, _CUT - power)[:, None]
    return xp.trunc(products, out=products).sum(axis=1), power


def _with_c(xp: Any, total: Array, power: Array, c: Array) -> Array:
    """total · 2^(power - 24) + C, as float32."""
    wide, least, finer = c.astype(xp.float64), _LEAST["f32"], _SUM + 1 - _CUT
    high = xp.maximum(power, _exponents(xp, wide, least))
    kept = xp.floor(total * _power(xp, power - high + finer))
    addend = xp.floor(wide * _power(xp, _CUT - high)) * 2.0**finer
    value = (kept + addend) * _power(xp, high - (_SUM + 1))
    place = _exponents(xp, value, least) - _SUM
    return (xp.floor(value * _power(xp, -place)) * _power(xp, place)).astype(xp.float32)


# By model and type of A and B: the rule, and how many products make a step; None for as many as a lane holds.
_EIGHT_BITS: dict[str, tuple[Rule, int | None]] = dict.fromkeys(
    ("fp8", "bf8", "fp8 bf8", "bf8 fp8"), (_fused_even_odd, 16)
)
_RULES: dict[str, dict[str, tuple[Rule, int | None]]] = {
    "cdna2": {"f32": (_chain, 1), "f64": (_chain, 1), "f16": (_pairs, None), "bf16": (_pairs, None)},
    "cdna3": {
        "f32": (_chain, 1),
        "f64": (_chain, 1),
        "f16": (_fused, 8),
        "bf16": (_fused, 8),
        "xf32": (_fused, 4),
        **_EIGHT_BITS,
    },
}
