"""Operations on the elements of register tiles: name, meaning and HIP text of each.

Every operation is made of IEEE operations on f32 that round once, to nearest even, and are never fused with their
neighbours. So the result has the same bits on every target, in the interpreter, and in torch or NumPy where those
execute the same operations.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable
from typing import Any

import numpy as np


@dataclasses.dataclass(frozen=True)
class Operation:
    """One operation on elements.

    `name` is its name in the IR. `text` is the C text of the result for operands {0}, {1}; `functions` are the C
    functions that the text needs. `binds` says how tightly the text binds. `meaning` is the operation on NumPy arrays
    of float64, with which tests compare.
    """

    name: str
    operands: int
    text: str
    binds: int
    meaning: Callable[..., Any]
    functions: tuple[str, ...] = ()


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


def _gelu(x: Any) -> Any:
    return x * 0.5 * np.vectorize(math.erfc)(-x / math.sqrt(2))


def _gelu_tanh(x: Any) -> Any:
    return 0.5 * x * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))


TIGHT, _PRODUCT, _SUM = 3, 2, 1  # precedence of a text as an operand
_ALL = (
    Operation("+", 2, "{0} + {1}", _SUM, np.add),
    Operation("-", 2, "{0} - {1}", _SUM, np.subtract),
    Operation("*", 2, "{0} * {1}", _PRODUCT, np.multiply),
    Operation("/", 2, "{0} / {1}", _PRODUCT, np.divide),
    # an operand of the same precedence gets brackets: C reads `--` as one operator
    Operation("neg", 1, "-{0}", _PRODUCT, np.negative),
    Operation("relu", 1, "td_relu({0})", TIGHT, lambda x: np.maximum(x, 0), (_RELU,)),
    Operation("exp", 1, "td_exp({0})", TIGHT, np.exp, (_EXP,)),
    Operation("gelu", 1, "td_gelu({0})", TIGHT, _gelu, (_RELU, _EXP, _GELU)),
    Operation("gelu_tanh", 1, "td_gelu_tanh({0})", TIGHT, _gelu_tanh, (_EXP, _GELU_TANH)),
    Operation("maximum", 2, "td_maximum({0}, {1})", TIGHT, np.maximum, (_MAXIMUM,)),
    Operation("minimum", 2, "td_minimum({0}, {1})", TIGHT, np.minimum, (_MINIMUM,)),
)
OPERATIONS = {operation.name: operation for operation in _ALL}

F32_MAX = (2 - 2**-23) * 2.0**127
# halfway from F32_MAX to the next number of the same spacing: the least number that rounds to infinity
_F32_BEYOND = (2 - 2**-24) * 2.0**127


def fits_f32(value: Any) -> bool:
    """Return whether a number rounds to an f32; infinities and NaN do, a finite number that overflows does not."""
    if value != value or abs(value) <= F32_MAX or value in (math.inf, -math.inf):
        return True
    # NumPy's smaller types, to which the bound would be infinite, have returned above
    return bool(abs(value) < _F32_BEYOND)
