"""Operations on the elements of register tiles: name, meaning, HIP text, and numerical properties of each.

Every operation is made of IEEE operations on f32 that round once, to nearest even, and are never fused with their
neighbours. So the result has the same bits on every target, in the interpreter, and in torch or NumPy where those
execute the same operations.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

import numpy as np

from tiledsl.diagnostics.node import Compared


class Approximate(NamedTuple):
    """Numbers in double precision, each with a bound of its error."""

    number: np.ndarray
    error: np.ndarray


# a set of values: the greatest magnitude, and a power of two of which all values are multiples
Range = tuple[Fraction, Fraction]


@dataclasses.dataclass(frozen=True)
class Curve:
    """The numerics of an operation that is not exact on fractions, or that overflows for large operands.

    Contracts are compared by random numbers of very different magnitudes. The operation is replaced by a curve on all
    real numbers; `number` tells its curve from those of other operations.
    """

    number: float


@dataclasses.dataclass(frozen=True, repr=False, eq=False)
class Operation(Compared):
    """One operation on elements.

    `name` is its name in the IR. `text` is the C text of the result for operands {0}, {1}, {2}; `functions` are the C
    functions that the text needs. `binds` says how tightly the text binds. `meaning` is the operation on NumPy arrays
    of float64, with which tests compare.

    `error` is a Curve; or, where the meaning is exact on arrays of fractions, the bound of the result's error as a
    function of the result and of each operand (`Approximate`), without the rounding of the result itself. `clips`: the
    operation gives one result for a range of operands. `range` gives the Range of the result on the Ranges of the
    operands; None where results on whole numbers are not exact. An `error` of None: contracts with the operation are
    compared on prime fields (`analysis/fields/field_functions.py`), not by its meaning.

    `instructions` counts those that clang makes of the text for one element: of the VALU without its transcendental
    unit, and of this unit.
    """

    name: str
    operands: int
    text: str
    binds: int
    meaning: Callable[..., Any]
    error: Callable[..., Any] | Curve | None
    functions: tuple[str, ...] = ()
    clips: bool = False
    range: Callable[..., Range] | None = None
    instructions: tuple[int, int] = (1, 0)

    def __post_init__(self) -> None:
        if self.error is None:
            return
        if isinstance(self.error, Curve):
            assert self.operands == 1, f"operation '{self.name}': a curve has one operand"
            return
        third = np.array([Fraction(1, 3)], dtype=object)
        try:
            exact = isinstance(self.meaning(*[third] * self.operands)[0], Fraction | int)
        except TypeError:
            exact = False
        assert exact, f"operation '{self.name}': its meaning is not exact on fractions, so its error is a Curve"


_DEVICE = "static __attribute__((device)) inline float"

# Text that HIP kernels begin with where they use a function. A function stands after those that it calls.
_RELU = f"{_DEVICE} td_relu(float x) {{ return x < 0.0f ? 0.0f : x; }}"
_MAXIMUM = f"{_DEVICE} td_maximum(float x, float y) {{ return x > y || x != x ? x : y; }}"
_MINIMUM = f"{_DEVICE} td_minimum(float x, float y) {{ return x < y || x != x ? x : y; }}"
# eˣ = 2ⁿ · eʳ, n the whole number next to x / ln 2: adding 1.5 · 2²³ leaves n in the low bits. ln 2 is taken off in two
# parts, so that r is exact; eʳ is a polynomial, fitted for the least relative error over |r| ≤ ln 2 / 2 (3 · 10⁻⁹).
_EXP = f"""{_DEVICE} td_exp(float x) {{
  x = x < -150.0f ? -150.0f : x > 150.0f ? 150.0f : x;
  const float shifted = __builtin_fmaf(x, 1.44269502f, 12582912.0f);
  const float n = shifted - 12582912.0f;
  const float r = __builtin_fmaf(n, 1.43241613e-6f, __builtin_fmaf(n, -0.693148613f, x));
  float p = __builtin_fmaf(0.00139506022f, r, 0.00836895313f);
  p = __builtin_fmaf(p, r, 0.041666206f);
  p = __builtin_fmaf(p, r, 0.166665182f);
  p = __builtin_fmaf(p, r, 0.5f);
  p = __builtin_fmaf(p * r, r, r) + 1.0f;
  return __builtin_amdgcn_ldexpf(p, __builtin_bit_cast(int, shifted) - 0x4b400000);
}}"""
# x · Φ(x) = max(x, 0) − t · Q(t), t = |x|, where Q is the normal distribution's upper tail; 2Q(t) = exp(t · p(t)), with
# p fitted for the least error of the product over t ≤ 6.5 (2 · 10⁻⁸); beyond, both it and the exact value are less than
# 10⁻⁹.
_GELU = f"""{_DEVICE} td_gelu(float x) {{
  const float t = x < 0.0f ? -x : x;
  const float s = t > 16.0f ? 16.0f : t;
  float p = __builtin_fmaf(-1.13267549e-6f, s, 1.85057659e-5f);
  p = __builtin_fmaf(p, s, -9.27720248e-5f);
  p = __builtin_fmaf(p, s, -0.000169638326f);
  p = __builtin_fmaf(p, s, 0.00497721555f);
  p = __builtin_fmaf(p, s, -0.0364327952f);
  p = __builtin_fmaf(p, s, -0.318287492f);
  p = __builtin_fmaf(p, s, -0.797886252f);
  return __builtin_fmaf(-0.5f * s, td_exp(p * s), td_relu(x));
}}"""
# 0.5x · (1 + tanh y) = x / (1 + exp(−2y)), y = √(2/π) · (x + 0.044715 x³)
_GELU_TANH = f"""{_DEVICE} td_gelu_tanh(float x) {{
  const float y = x * __builtin_fmaf(x * x, 0.0713548163f, 1.59576912f);
  return x / (1.0f + td_exp(-y));
}}"""

# Functions of the hardware: one instruction each, or a few. clang before 18 has no builtin of v_exp_f32 and v_log_f32;
# its own functions are these instructions.
_EXP2 = f"""#if __has_builtin(__builtin_amdgcn_exp2f)
{_DEVICE} td_exp2(float x) {{ return __builtin_amdgcn_exp2f(x); }}
#else
{_DEVICE} td_exp2(float x) {{ return __builtin_exp2f(x); }}
#endif"""
_LOG2 = f"""#if __has_builtin(__builtin_amdgcn_logf)
{_DEVICE} td_log2(float x) {{ return __builtin_amdgcn_logf(x); }}
#else
{_DEVICE} td_log2(float x) {{ return __builtin_log2f(x); }}
#endif"""
# A constant in a scalar register: gfx90a takes no other than as the factor of a sum in place, for which it is copied.
_FMA = f"""{_DEVICE} td_fma(float x, float y, float z) {{
  if (__builtin_constant_p(y)) asm("" : "+s"(y));
  return __builtin_fmaf(x, y, z);
}}"""
_FAST_EXP = f"{_DEVICE} td_exp_fast(float x) {{ return td_exp2(x * 1.44269502f); }}"
_SIGMOID = f"{_DEVICE} td_sigmoid(float x) {{ return __builtin_amdgcn_rcpf(1.0f + td_exp2(x * -1.44269502f)); }}"
_SILU = f"{_DEVICE} td_silu(float x) {{ return x * td_sigmoid(x); }}"
_TANH = f"{_DEVICE} td_tanh(float x) {{ return 1.0f - 2.0f * __builtin_amdgcn_rcpf(1.0f + td_exp2(x * 2.88539004f)); }}"


_POWER_OF_TWO = f"""{_DEVICE} td_power_of_two(float x) {{
  return __builtin_bit_cast(float, __builtin_bit_cast(unsigned int, x) & 0x7f800000);
}}"""


def _turns(name: str) -> str:
    """The C function of v_sin_f32 or v_cos_f32, whose operand counts whole turns."""
    turns = "__builtin_amdgcn_fractf(x * 0.159154937f)"
    return f"{_DEVICE} td_{name}(float x) {{ return __builtin_amdgcn_{name}f({turns}); }}"


def _power_of_two(x: Any) -> Any:
    found = np.where(np.isfinite(x), np.ldexp(1.0, np.frexp(x)[1] - 1), np.inf)
    return np.where(np.abs(x) < 2.0**-126, 0.0, found)


def _gelu(x: Any) -> Any:
    return x * 0.5 * np.vectorize(math.erfc)(-x / math.sqrt(2))


def _gelu_tanh(x: Any) -> Any:
    return 0.5 * x * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))


def _error_of_sum(result: np.ndarray, one: Approximate, other: Approximate) -> np.ndarray:
    return one.error + other.error


def _error_of_product(result: np.ndarray, one: Approximate, other: Approximate) -> np.ndarray:
    return np.abs(one.number) * other.error + np.abs(other.number) * one.error + one.error * other.error


def _error_of_quotient(result: np.ndarray, one: Approximate, other: Approximate) -> np.ndarray:
    least = np.abs(other.number) - other.error
    # a bound of NaN is no bound
    return np.asarray((one.error + np.abs(result) * other.error) / np.where(least > 0, least, np.nan))


def largest_error(result: np.ndarray, *operands: Approximate) -> np.ndarray:
    """Return the largest error of the operands: the bound where distances never increase."""
    return np.asarray(np.maximum(operands[0].error, operands[-1].error))


def _range_of_sum(*operands: Range) -> Range:
    magnitudes, units = zip(*operands, strict=True)
    return sum(magnitudes, Fraction()), min(units)


def _range_of_product(*operands: Range) -> Range:
    magnitudes, units = zip(*operands, strict=True)
    return math.prod(magnitudes, start=Fraction(1)), math.prod(units, start=Fraction(1))


def largest_range(*operands: Range) -> Range:
    """Return the Range of an operation whose result is one of the operands, 0, or the negative of an operand."""
    magnitudes, units = zip(*operands, strict=True)
    return max(magnitudes), min(units)


TIGHT, _PRODUCT, _SUM = 3, 2, 1  # precedence of a text as an operand
_ALL = (
    Operation("+", 2, "{0} + {1}", _SUM, np.add, _error_of_sum, range=_range_of_sum),
    Operation("-", 2, "{0} - {1}", _SUM, np.subtract, _error_of_sum, range=_range_of_sum),
    Operation("*", 2, "{0} * {1}", _PRODUCT, np.multiply, _error_of_product, range=_range_of_product),
    Operation("/", 2, "{0} / {1}", _PRODUCT, np.divide, _error_of_quotient, instructions=(10, 1)),
    # an operand of the same precedence gets brackets: C reads `--` as one operator. Instructions negate their operands
    Operation("neg", 1, "-{0}", _PRODUCT, np.negative, largest_error, range=largest_range, instructions=(0, 0)),
    Operation(
        "relu",
        1,
        "td_relu({0})",
        TIGHT,
        lambda x: np.maximum(x, 0),
        largest_error,
        (_RELU,),
        clips=True,
        range=largest_range,
        instructions=(2, 0),
    ),
    Operation("exp", 1, "td_exp({0})", TIGHT, np.exp, Curve(0.3), (_EXP,), instructions=(17, 0)),
    Operation("gelu", 1, "td_gelu({0})", TIGHT, _gelu, Curve(0.5), (_RELU, _EXP, _GELU), instructions=(28, 0)),
    Operation(
        "gelu_tanh",
        1,
        "td_gelu_tanh({0})",
        TIGHT,
        _gelu_tanh,
        Curve(0.7),
        (_EXP, _GELU_TANH),
        instructions=(30, 1),
    ),
    Operation(
        "maximum",
        2,
        "td_maximum({0}, {1})",
        TIGHT,
        np.maximum,
        largest_error,
        (_MAXIMUM,),
        clips=True,
        range=largest_range,
        instructions=(3, 0),
    ),
    Operation(
        "minimum",
        2,
        "td_minimum({0}, {1})",
        TIGHT,
        np.minimum,
        largest_error,
        (_MINIMUM,),
        clips=True,
        range=largest_range,
        instructions=(3, 0),
    ),
)
_HARDWARE = (
    Operation("fma", 3, "td_fma({0}, {1}, {2})", TIGHT, lambda x, y, z: x * y + z, None, (_FMA,)),
    Operation(
        "next_up",
        1,
        "__builtin_fmaf(__builtin_fabsf({0}), 0x1p-23f, {0})",
        TIGHT,
        lambda x: x + 2.0**-23 * np.abs(x),
        None,
    ),
    Operation("power_of_two", 1, "td_power_of_two({0})", TIGHT, _power_of_two, None, (_POWER_OF_TWO,)),
    Operation("expfast", 1, "td_exp_fast({0})", TIGHT, np.exp, None, (_EXP2, _FAST_EXP), instructions=(1, 1)),
    Operation("exp2", 1, "td_exp2({0})", TIGHT, np.exp2, None, (_EXP2,), instructions=(0, 1)),
    Operation("log2", 1, "td_log2({0})", TIGHT, np.log2, None, (_LOG2,), instructions=(0, 1)),
    Operation("log", 1, "td_log2({0}) * 0.693147182f", _PRODUCT, np.log, None, (_LOG2,), instructions=(1, 1)),
    Operation("sqrt", 1, "__builtin_amdgcn_sqrtf({0})", TIGHT, np.sqrt, None, instructions=(0, 1)),
    Operation("rsqrt", 1, "__builtin_amdgcn_rsqf({0})", TIGHT, lambda x: 1 / np.sqrt(x), None, instructions=(0, 1)),
    Operation("rcp", 1, "__builtin_amdgcn_rcpf({0})", TIGHT, lambda x: 1 / x, None, instructions=(0, 1)),
    Operation("sin", 1, "td_sin({0})", TIGHT, np.sin, None, (_turns("sin"),), instructions=(2, 1)),
    Operation("cos", 1, "td_cos({0})", TIGHT, np.cos, None, (_turns("cos"),), instructions=(2, 1)),
    Operation(
        "sigmoid",
        1,
        "td_sigmoid({0})",
        TIGHT,
        lambda x: 1 / (1 + np.exp(-x)),
        None,
        (_EXP2, _SIGMOID),
        instructions=(2, 2),
    ),
    Operation(
        "silu",
        1,
        "td_silu({0})",
        TIGHT,
        lambda x: x / (1 + np.exp(-x)),
        None,
        (_EXP2, _SIGMOID, _SILU),
        instructions=(3, 2),
    ),
    Operation("tanh", 1, "td_tanh({0})", TIGHT, np.tanh, None, (_EXP2, _TANH), instructions=(4, 2)),
)
OPERATIONS = {operation.name: operation for operation in (*_ALL, *_HARDWARE)}
PACKED = ("+", "-", "*", "neg", "fma")  # which packed f32 instructions compute for two elements at once


def is_plain(op: str) -> bool:
    """Return whether contracts with an operation are compared by its meaning, and not on prime fields."""
    return op in OPERATIONS and OPERATIONS[op].error is not None


@dataclasses.dataclass(frozen=True, repr=False, eq=False)
class Choice(Compared):
    """An operation whose result, or whose first operand, is a truth value: comparisons, logic, and "where".

    `text` and `meaning` are as those of an `Operation`. Operands in the text need brackets unless they bind tightly.
    """

    name: str
    operands: int
    text: str
    meaning: Callable[..., Any]


CHOICES = {
    choice.name: choice
    for choice in (
        Choice("where", 3, "{0} ? {1} : {2}", np.where),
        Choice("<", 2, "{0} < {1}", np.less),
        Choice("<=", 2, "{0} <= {1}", np.less_equal),
        Choice(">", 2, "{0} > {1}", np.greater),
        Choice(">=", 2, "{0} >= {1}", np.greater_equal),
        Choice("and", 2, "{0} && {1}", np.logical_and),
        Choice("or", 2, "{0} || {1}", np.logical_or),
        Choice("not", 1, "!{0}", np.logical_not),
    )
}


def curves(operations: Iterable[Operation]) -> Mapping[str, Curve]:
    """Return the curve of each operation that has one. No two are the same: their operations would be equal."""
    found = {one.name: one.error for one in operations if isinstance(one.error, Curve)}
    assert len(set(found.values())) == len(found), f"two operations have one curve: {found}"
    return found
