"""The operations on elements, in the two fields."""

from __future__ import annotations

import zlib
from collections.abc import Callable

import numpy as np

from tiledsl.analysis.fields import quantities as qu
from tiledsl.analysis.fields import residues as re
from tiledsl.analysis.fields.quantities import CHANCE, FINITE, MINUS, NAN, PLUS, RANDOM, Order, Quantity, Truth
from tiledsl.analysis.fields.residues import P, Q
from tiledsl.ir.math.packing import pair_order

_TANH = zlib.crc32(b"tanh") & 0xFFFF  # of the hash of its operand
_LN2 = float(np.float32(0.6931471805599453))
# whether the larger of two values is the result; relu is a maximum with 0
EXTREMES = {"maximum": True, "minimum": False, "relu": True}
_COMPARISONS = ("<", "<=", ">", ">=", "==", "!=")


def applied(op: str, operands: list[Quantity | Truth], order: Order = RANDOM) -> Quantity | Truth:
    """Apply an operation by its name. An operation without a form of its own is a function of which nothing is known
    but that equal operands give equal results. `order` is that of maxima, minima and comparisons.
    """
    if op == "where":
        mask, *sides = operands
        assert isinstance(mask, Truth)
        return qu.where(mask, *_quantities(sides))
    if op in ("and", "or", "not"):
        return _logic(op, operands)
    made = _quantities(operands)
    if op in _COMPARISONS:
        return qu.compare(op, made[0], made[1], order)
    if op in EXTREMES:
        one, other = (*made, qu.number(0.0))[:2]
        return qu.extreme(one, other, EXTREMES[op], order)
    form = _FORMS.get(op)
    return form(*made) if form is not None else _some_function(op, *made)


def _quantities(operands: list[Quantity | Truth]) -> list[Quantity]:
    assert all(isinstance(one, Quantity) for one in operands), operands
    return [one for one in operands if isinstance(one, Quantity)]


def _logic(op: str, operands: list[Quantity | Truth]) -> Truth:
    truths = [one for one in operands if isinstance(one, Truth)]
    assert len(truths) == len(operands)
    why = qu.reason(*truths)
    if op == "not":
        return Truth(~truths[0].holds, why)
    together = np.logical_and if op == "and" else np.logical_or
    return Truth(together(truths[0].holds, truths[1].holds), why)


def exp(x: Quantity) -> Quantity:
    """Return eˣ: 0 for −inf, and an infinity for a number of a large magnitude."""
    x = qu.decided(x.plain())
    if not x.has[1]:
        return qu.unknown(x.why or qu.NESTED_EXP)
    if x.is_log and x.power is None:
        return qu.unknown(x.why or qu.OF_LOG)
    made = x.power
    if made is None:
        assert x.q is not None
        made = re.power(x.q)
    if x.far > 0:
        kinds = np.where(qu.kinds_of(x) == FINITE, PLUS, qu.kinds_of(x)).astype(np.uint8)
        x = x.but(kinds=np.broadcast_to(kinds, made.shape))
    if x.kinds is None:
        return Quantity(made, None, is_positive=True)
    kinds = np.where(x.kinds == MINUS, FINITE, x.kinds).astype(np.uint8)
    return Quantity(np.where(x.kinds == MINUS, 0.0, made), None, qu.unless_finite(kinds), x.why, is_positive=True)


def log(x: Quantity) -> Quantity:
    """Return the natural logarithm: −inf for 0, NaN for −inf."""
    x = qu.decided(x.plain())
    if x.p is None:
        return qu.unknown(x.why or qu.NESTED_LOG)
    kinds = qu.kinds_of(x)
    at_zero = np.where(qu.is_zero(x), MINUS, np.where((x.p == 0) & (kinds == FINITE), CHANCE, kinds))
    kinds = np.where(kinds == MINUS, NAN, at_zero).astype(np.uint8)
    return Quantity(None, re.logarithm(x.p), qu.unless_finite(kinds), x.why, is_log=True, power=x.p)


def sqrt(x: Quantity) -> Quantity:
    """Return the square root, as a function for which √(x · y) = √x · √y."""
    x = qu.decided(x.plain())
    p, q = None if x.p is None else P.root(x.p), None if x.q is None else Q.root(x.q)
    kinds = None if x.kinds is None else np.where(x.kinds == MINUS, NAN, x.kinds).astype(np.uint8)
    return Quantity(p, q, kinds, x.why, is_positive=True, is_log=x.is_log)


def _some_function(op: str, *operands: Quantity) -> Quantity:
    made: list[re.Pair] = []
    kinds = None
    for number, one in enumerate(operands):
        one = qu.decided(one.plain())
        part, prime = (one.p, P) if one.has[0] else (one.q, Q)
        assert part is not None
        made.append(re.hashed(part, prime, (zlib.crc32(op.encode()) + number) & 0xFFFF))
        if one.kinds is not None:
            infinite = np.where((one.kinds == PLUS) | (one.kinds == MINUS), qu.UNKNOWN, one.kinds)
            kinds = infinite if kinds is None else np.maximum(kinds, infinite)
    p, q = made[0]
    for other in made[1:]:
        p, q = P.near(p * 5 + other[0]), Q.near(q * 5 + other[1])
    why = qu.reason(*operands)
    if kinds is not None and (kinds == qu.UNKNOWN).any() and not why:
        why = f"'{op}' of an infinity"
    return Quantity(p, q, None if kinds is None else kinds.astype(np.uint8), why)


def unpacked(words: Quantity, bits: int, paired: bool) -> Quantity:
    """Return the numbers of that many bits in words, each row of words as 32 / bits rows; `paired`: in that order.

    Nothing is known of a number but that equal words give equal numbers, and words of 0 zeros.
    """
    words = qu.decided(words.plain())
    zero = qu.is_zero(words)
    made = [
        qu.where(Truth(zero), qu.number(0.0), _some_function(f"number {n} of {bits} bits", words)).plain()
        for n in (pair_order(bits) if paired else range(32 // bits))
    ]
    *before, rows, cols = words.shape

    def rows_of(parts: list[np.ndarray]) -> np.ndarray:
        together = np.stack([np.broadcast_to(one, words.shape) for one in parts], -2)
        return together.reshape(*before, rows * len(parts), cols)

    p, q = (rows_of([getattr(one, name) for one in made]) for name in ("p", "q"))
    kinds = rows_of([qu.kinds_of(one) for one in made]).astype(np.uint8)
    return Quantity(p, q, qu.unless_finite(kinds), qu.reason(*made))


def _with(x: Quantity, value: float) -> Quantity:
    return qu.multiply(x, qu.number(value))


def _next_up(x: Quantity) -> Quantity:
    """Return x, which the result exceeds by a rounding; NaN for −inf."""
    x = qu.decided(x.plain())
    if x.kinds is None:
        return x
    return x.but(kinds=np.where(x.kinds == MINUS, NAN, x.kinds).astype(np.uint8))


def _sigmoid(x: Quantity) -> Quantity:
    return qu.reciprocal(qu.add(qu.number(1.0), exp(qu.negative(x))))


def _tanh(x: Quantity) -> Quantity:
    """Return tanh x = 1 − 2 / (e²ˣ + 1).

    The exponential of tanh x, as of scores with a soft cap, is that of an odd function of which nothing else is known.
    """
    below = qu.add(exp(_with(x, 2.0)), qu.number(1.0))
    made = qu.subtract(qu.number(1.0), qu.divide(qu.number(2.0), below))
    of = x.plain()
    if not of.has[1] or of.kinds is not None or of.is_log or x.number is not None:
        return made
    assert of.q is not None
    one, other = (re.hashed(Q.near(part), Q, _TANH)[1] for part in (of.q, -of.q))
    made = made.plain()
    return made.but(parts=(made.parts[0], Q.near(one - other)))


def _gelu_tanh(x: Quantity) -> Quantity:
    """Return x / (1 + exp(−2y)) with y = √(2/π) · (x + 0.044715 · x³)."""
    cube = qu.multiply(qu.multiply(x, x), x)
    y = _with(qu.add(x, _with(cube, float(np.float32(0.044715)))), float(np.float32(0.7978845608028654)))
    return qu.divide(x, qu.add(qu.number(1.0), exp(_with(y, -2.0))))


_FORMS: dict[str, Callable[..., Quantity]] = {
    "+": qu.add,
    "-": qu.subtract,
    "*": qu.multiply,
    "/": qu.divide,
    "neg": qu.negative,
    "fma": lambda x, y, z: qu.add(qu.multiply(x, y), z),
    "next_up": _next_up,
    "rcp": qu.reciprocal,
    "exp": exp,
    "expfast": exp,
    "exp2": lambda x: exp(_with(x, _LN2)),
    "log": log,
    "log2": lambda x: qu.divide(log(x), qu.number(_LN2)),
    "sqrt": sqrt,
    "rsqrt": lambda x: qu.reciprocal(sqrt(x)),
    "sigmoid": _sigmoid,
    "silu": lambda x: qu.multiply(x, _sigmoid(x)),
    "tanh": _tanh,
    "gelu_tanh": _gelu_tanh,
}
