"""Arithmetic on register tiles, element by element: what each operation is called, what it means, how the HIP text has it, and the words for it.

Every operation is made of IEEE operations on f32 that round once, to nearest even, and are never fused with their neighbours; so its result has the same
bits on every target, on the interpreter, and in torch or NumPy where those do the same operations.
"""

from __future__ import annotations

import dataclasses
import math
import numbers
from collections.abc import Callable
from typing import Any, NoReturn

import numpy as np

from tiledsl import ir
from tiledsl.annotations import bf16, f16, f32
from tiledsl.describe import describe
from tiledsl.frontend import current, fail, uniform
from tiledsl.handles import new_tile, own
from tiledsl.operands import checked_dtype, fits_f32
from tiledsl.scalars import Real, Scalar, no_integer
from tiledsl.tiles import RegisterTile
from tiledsl.words import given_back, word


@dataclasses.dataclass(frozen=True)
class Operation:
    """One operation: its name in the IR, the C text of its result for operands {0}, {1} (a function of `functions` among it, where it needs one), how tightly
    that text binds, and its meaning on NumPy arrays of float64, which tests compare with."""

    name: str
    operands: int
    text: str
    binds: int
    meaning: Callable[..., Any]
    functions: tuple[str, ...] = ()


_DEVICE = "static __attribute__((device)) inline float"

# Text that HIP kernels begin with where they use it. What a function calls stands before it.
_RELU = f"{_DEVICE} td_relu(float x) {{ return x < 0.0f ? 0.0f : x; }}"
_MAXIMUM = f"{_DEVICE} td_maximum(float x, float y) {{ return x > y || x != x ? x : y; }}"
_MINIMUM = f"{_DEVICE} td_minimum(float x, float y) {{ return x < y || x != x ? x : y; }}"
# eˣ = 2ⁿ · eʳ, n the whole number next to x / ln 2: adding 1.5 · 2²³ leaves n in the low bits. ln 2 is taken off in two parts, so that r is exact; eʳ is a
# polynomial, fitted for the least relative error over |r| ≤ ln 2 / 2 (3 · 10⁻⁹).
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
# x · Φ(x) = max(x, 0) − t · Q(t), t = |x|, where Q is the normal distribution's upper tail; 2Q(t) = exp(t · p(t)), with p fitted for the least error of
# the product over t ≤ 6.5 (2 · 10⁻⁸); beyond, both it and the exact value are less than 10⁻⁹.
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


_TIGHT, _PRODUCT, _SUM = 3, 2, 1  # how tightly a text binds
_ALL = (
    Operation("+", 2, "{0} + {1}", _SUM, np.add),
    Operation("-", 2, "{0} - {1}", _SUM, np.subtract),
    Operation("*", 2, "{0} * {1}", _PRODUCT, np.multiply),
    Operation("/", 2, "{0} / {1}", _PRODUCT, np.divide),
    Operation("neg", 1, "-{0}", _PRODUCT, np.negative),  # of what binds as it does, in brackets: C reads two of the sign as one operator
    Operation("relu", 1, "td_relu({0})", _TIGHT, lambda x: np.maximum(x, 0), (_RELU,)),
    Operation("exp", 1, "td_exp({0})", _TIGHT, np.exp, (_EXP,)),
    Operation("gelu", 1, "td_gelu({0})", _TIGHT, _gelu, (_RELU, _EXP, _GELU)),
    Operation("gelu_tanh", 1, "td_gelu_tanh({0})", _TIGHT, _gelu_tanh, (_EXP, _GELU_TANH)),
    Operation("maximum", 2, "td_maximum({0}, {1})", _TIGHT, np.maximum, (_MAXIMUM,)),
    Operation("minimum", 2, "td_minimum({0}, {1})", _TIGHT, np.minimum, (_MINIMUM,)),
)
OPERATIONS = {operation.name: operation for operation in _ALL}
_OF_NUMBERS = ("+", "-", "*", "/", "neg")  # what scalar parameters take part in without a tile


# ----------------------------------------------------------------------------------------------------------------- words


@word
def relu(x: Any) -> Any:
    """max(x, 0) of each element of an f32 register tile, as a new tile. NaN stays NaN."""
    return applied("relu", x)


@word
def exp(x: Any) -> Any:
    """eˣ of each element of an f32 register tile, as a new tile: within 2 units in the last place."""
    return applied("exp", x)


@word
def gelu(x: Any, approximate: str = "none") -> Any:
    """x · Φ(x) of each element of an f32 register tile, as a new tile; with approximate="tanh" its approximation by tanh, as torch's. The error is at most
    2⁻²² · max(1, |x|)."""
    if approximate not in ("none", "tanh"):
        fail("TD101", f'td.gelu takes approximate="none" or "tanh", and got {describe(approximate)}')
    return applied("gelu" if approximate == "none" else "gelu_tanh", x)


@word
def maximum(x: Any, y: Any) -> Any:
    """The larger of two elements, as a new tile; NaN where either is. One of x and y may be a number."""
    return applied("maximum", x, y)


@word
def minimum(x: Any, y: Any) -> Any:
    """The smaller of two elements, as a new tile; NaN where either is. One of x and y may be a number."""
    return applied("minimum", x, y)


@word
def cast(x: RegisterTile, dtype: ir.DType) -> RegisterTile:
    """The elements in another type, f32, bf16 or f16, as a new tile: rounded to nearest even, beyond the largest to infinity; NaN stays NaN. Of the type that
    they have, the tile itself."""
    capture = uniform("td.cast")
    if not isinstance(x, RegisterTile):
        fail("TD101", f"td.cast converts a register tile, and got {describe(x)}")
    own(capture, x)
    to = checked_dtype(dtype)
    for one in (x.dtype, to):
        if one not in (f32, bf16, f16):
            fail("TD101", f"td.cast converts between f32, bf16 and f16, and got {one}")
    if x.dtype == to:
        return x
    if f32 not in (x.dtype, to):  # exact on the way up
        x = cast(x, f32)
    result = new_tile(to, x.rows, x.cols, x.layout)
    capture.record(ir.Cast, dst=result.node, src=x.node)
    return result


# ------------------------------------------------------------------------------------------------------------- recording


def applied(op: str, *operands: Any) -> Any:
    """A new tile with the operation's results; a number where no operand is a tile."""
    word = _word(op)
    if not any(isinstance(operand, RegisterTile) for operand in operands) and any(isinstance(operand, Scalar) for operand in operands):
        for operand in operands:
            if isinstance(operand, Real):
                no_integer(operand)
    elements = tuple(_element(word, operand) for operand in operands)
    tiles = [operand.node for operand in operands if isinstance(operand, RegisterTile)]
    if not tiles:
        return _number(word, op, elements)
    capture = uniform(word)
    for operand in operands:
        own(capture, operand)
    shape = _agreed(word, tiles)
    result = new_tile(f32, shape.rows, shape.cols, shape.layout)
    capture.record(ir.Elementwise, dst=result.node, value=ir.Apply(op, elements))
    return result


def updated(op: str, tile: RegisterTile, other: Any) -> RegisterTile:
    """The tile itself, with the operation's results in it."""
    word = f"'{op}='"
    capture = uniform(word)
    elements = (_element(word, tile), _element(word, other))
    for operand in (tile, other):
        own(capture, operand)
    shape = _agreed(word, [tile.node, *([other.node] if isinstance(other, RegisterTile) else [])])
    if shape.rows != tile.node.rows:
        fail("TD173", f"{word} gives {_told(shape)}, which {_told(tile.node)} does not hold", helps=("write x = x + y, which makes a new tile",))
    capture.record(ir.Elementwise, dst=tile.node, value=ir.Apply(op, elements))
    return tile


def not_compared(other: object) -> NoReturn:
    """Refuse to compare a register tile."""
    helps = ("td.maximum(x, y), td.minimum(x, y) and td.relu(x) choose element by element",)
    fail("TD172", f"'==' compares no register tiles, and got one and {describe(other)}", helps=helps)


def _word(op: str) -> str:
    return {"neg": "unary '-'", "gelu_tanh": "td.gelu"}.get(op, f"td.{op}" if op.isalpha() else f"'{op}'")


def _number(word: str, op: str, elements: tuple[ir.Element, ...]) -> Real:
    if op not in _OF_NUMBERS or not any(isinstance(element, ir.Parameter | ir.Apply) for element in elements):
        fail("TD172", f"{word} works on register tiles, and got none", helps=("of numbers alone it is worked out before the call",))
    current(word)
    return Real(ir.Apply(op, elements))


def _element(word: str, operand: Any) -> ir.Element:
    match operand:
        case RegisterTile(node=node):
            if node.dtype != f32:
                fail("TD172", f"{word} works on tiles of f32, and got {_told(node)}", helps=("convert it before: td.cast(x, td.f32)",))
            return ir.OfTile(node)
        case Real(element=element):
            return element
        case bool():
            pass
        case numbers.Real():
            if not fits_f32(operand):
                fail("TD172", f"{word} works on f32, which does not hold {operand}")
            return ir.Number(float(np.float32(operand)))
    helps = given_back(operand) or ("operands are register tiles of f32, scalar parameters, and numbers",)
    fail("TD172", f"{word} works on register tiles, and got {describe(operand)}", helps=helps)


def _told(tile: ir.Tile) -> str:
    return f"a {tile.rows}x{tile.cols} register tile of {tile.dtype}"


def _agreed(word: str, tiles: list[ir.Tile]) -> ir.Tile:
    """The tile that has the result's shape: all have it, or are a row vector for each of its rows. TD173 for shapes, TD174 for layouts."""
    largest = max(tiles, key=lambda tile: tile.rows)
    for tile in tiles:
        if tile.cols != largest.cols or tile.rows not in (1, largest.rows):
            helps = ("both have the same shape, or one is a row vector, of one row and as many columns",)
            fail("TD173", f"{word} works element by element, and got {_told(largest)} and {_told(tile)}", helps=helps)
        if tile.layout != largest.layout:
            vector = next((t for t in (tile, largest) if t.rows == 1), None)
            other = largest.layout if vector is tile else tile.layout
            helps = (f'load the row vector with layout="{other}"',) if vector else ("td.swap_layout(x) makes a tile of the other layout",)
            fail("TD174", f'{word} got tiles of different layouts: "{largest.layout}" and "{tile.layout}"', helps=helps)
    return largest
