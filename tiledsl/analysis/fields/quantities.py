"""Arrays of values in the two fields, and arithmetic on them.

All arrays have the axes seed, row, column; where warps run in step, an axis of the warps comes before these. A value
is a residue of each field, or of one of them: exp gives a residue of P alone, log of Q alone. Infinities, NaN and
values of which nothing is known have kinds instead of residues.

Many residues are never used: those of P of an exponent, and those of Q of what is multiplied by an exponential. So sums
and products are computed when something uses their residues (`Later`).
"""

from __future__ import annotations

import dataclasses
import functools
import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tiledsl.analysis.fields import residues as re
from tiledsl.analysis.fields.residues import P, Prime, Q

# Kinds. An operation on several of the last five has the last of them: a result of NaN, of an infinity or NaN of which
# it is not known which, of a division by a residue that is 0 by chance, of an operation that is not followed, and of
# elements that nothing has written.
FINITE, PLUS, MINUS, NAN, ENDLESS, CHANCE, UNKNOWN, NOTHING = range(8)
_TWO_INFINITIES = np.array([[FINITE, PLUS, MINUS], [PLUS, PLUS, NAN], [MINUS, NAN, MINUS]], dtype=np.uint8)
Part = np.ndarray | None
FAR = 1e9  # a magnitude beside which scores are small
_MOST_LATER = 16  # sums and products, one of the other, that are not computed yet

BOTH_KINDS = "a sum of a logarithm and an exponential"
NESTED_EXP = "an exponential of a value that is computed with exponentials"
NESTED_LOG = "a logarithm of a logarithm"
OF_LOG = "an exponential of a value that is computed from a logarithm by more than sums and differences"
SIGN = "a value computed from the product of an infinity and a value whose sign is not known"
NO_ORDER = "a comparison of a logarithm and an exponential"


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Factor:
    """A number by which a quantity is still to be multiplied.

    So max(2 · x, 2 · y) is 2 · max(x, y).
    """

    residues: re.Pair
    key: tuple[int, ...]
    is_negative: bool

    @property
    def is_minus_one(self) -> bool:
        parts = zip((P, Q), self.residues, strict=True)
        return all(bool((prime.whole(part) == prime.modulus - 1).all()) for prime, part in parts)


class Later:
    """Residues that are computed when they are used; `depth` counts those on which they depend."""

    __slots__ = ("_compute", "_found", "shape", "depth")

    def __init__(self, compute: Callable[[], np.ndarray], shape: tuple[int, ...], depth: int = 1):
        self._compute: Callable[[], np.ndarray] | None = compute
        self._found: np.ndarray | None = None
        self.shape, self.depth = shape, depth

    @property
    def value(self) -> np.ndarray:
        """The residues, computed once."""
        if self._compute is not None:
            self._found, self._compute, self.depth = self._compute(), None, 0
        assert self._found is not None
        return self._found


_Part = np.ndarray | Later | None
_Parts = tuple[_Part, _Part]


def later(compute: Callable[[], np.ndarray], shape: tuple[int, ...], *of: _Part) -> np.ndarray | Later:
    """Return residues that are computed from others, `of`, later: at once where many others would have to wait."""
    depth = 1
    for one in of:
        if isinstance(one, Later) and one.depth >= depth:
            depth = one.depth + 1
    return Later(compute, shape, depth) if depth <= _MOST_LATER else compute()


class Quantity:
    """Values of the elements of a tile: residues of P and of Q, and a kind for each where not all are finite.

    `why` says what is not followed, where a kind is UNKNOWN. `number` is the value where all elements are one number.
    The values are positive, 0, or NaN, where `is_positive`; `factor` is still to be multiplied to all of them.

    Where all elements are one number of a large magnitude, less or plus values of any data, `far` is this number, else
    0: f32 rounds all these values to the number, whose exponential is 0 or an infinity.

    Values that are computed from logarithms have `is_log`, and their exponentials as `power`, residues of P: the
    residues of Q give these exponentials up to the sign. `power` is None where it is not known.
    """

    __slots__ = ("parts", "kinds", "why", "number", "is_positive", "factor", "is_log", "power", "far")

    def __init__(
        self,
        p: _Part,
        q: _Part,
        kinds: Part = None,
        why: str = "",
        number: float | None = None,
        is_positive: bool = False,
        factor: Factor | None = None,
        is_log: bool = False,
        power: Part = None,
        far: float = 0.0,
    ):
        self.parts = p, q
        self.kinds, self.why, self.number, self.far = kinds, why, number, far
        self.is_positive, self.factor, self.is_log, self.power = is_positive, factor, is_log, power

    @property
    def p(self) -> Part:
        """The residues of P."""
        return self.part(0)

    @property
    def q(self) -> Part:
        """The residues of Q."""
        return self.part(1)

    @property
    def has(self) -> tuple[bool, bool]:
        """Whether there are residues of P, and of Q."""
        return self.parts[0] is not None, self.parts[1] is not None

    def part(self, field: int) -> Part:
        """Return the residues of P, 0, or of Q, 1."""
        found = self.parts[field]
        return found.value if isinstance(found, Later) else found

    def multiplied(self, field: int) -> np.ndarray:
        """Return the residues of a field times the factor, as products that are not reduced."""
        part = self.part(field)
        assert part is not None
        return part if self.factor is None else part * self.factor.residues[field]

    @property
    def shape(self) -> tuple[int, ...]:
        one = self.parts[0] if self.parts[0] is not None else self.parts[1]
        assert one is not None
        return one.shape if self.kinds is None else _joint_shape(one.shape, self.kinds.shape)

    def but(self, **changes: Any) -> Quantity:
        """Return the quantity with other attributes."""
        made = Quantity(*self.parts, self.kinds, self.why, self.number, self.is_positive)
        made.factor, made.is_log, made.power = self.factor, self.is_log, self.power
        for name, value in changes.items():
            setattr(made, name, value)
        return made

    def plain(self) -> Quantity:
        """Return the same values without a factor that is still to be multiplied."""
        if self.factor is None:
            return self
        kinds = _turned(self.kinds) if self.factor.is_negative else self.kinds
        power = None if self.power is None or not self.factor.is_minus_one else P.inverse(self.power)
        positive = self.is_positive and not self.factor.is_negative
        p, q = _each(lambda prime, field: prime.near(self.multiplied(field)), self)
        return Quantity(p, q, kinds, self.why, is_positive=positive, is_log=self.is_log, power=power, far=self.far)

    def over(self, change: Callable[[np.ndarray], np.ndarray]) -> Quantity:
        """Return the quantity with its arrays rearranged: by `change`, which leaves the first axis in place."""
        p, q, kinds, power = (None if one is None else change(one) for one in (self.p, self.q, self.kinds, self.power))
        kept = self.number, self.is_positive, self.factor, self.is_log
        return Quantity(p, q, kinds, self.why, *kept, power, self.far)

    def rearranged(self, change: Callable[[np.ndarray], np.ndarray], shape: Callable[..., tuple[int, ...]]) -> Quantity:
        """Do the same as `over`, later; `shape` gives the shape of an array from its shape before."""

        def part(field: int) -> _Part:
            one = self.parts[field]
            if isinstance(one, Later) and one.depth:
                return later(functools.partial(self._changed, change, field), shape(one.shape), one)
            return None if one is None else self._changed(change, field)

        kinds, power = (None if one is None else change(one) for one in (self.kinds, self.power))
        p, q = part(0), part(1)
        kept = self.number, self.is_positive, self.factor, self.is_log
        return Quantity(p, q, kinds, self.why, *kept, power, self.far)

    def _changed(self, change: Callable[[np.ndarray], np.ndarray], field: int) -> np.ndarray:
        part = self.part(field)
        assert part is not None
        return change(part)

    def spread(self, rows: int, cols: int) -> Quantity:
        """Return the quantity with that many rows and columns."""
        last = re.SEEDS, rows, cols
        for one in (*self.parts, self.kinds, self.power):
            if one is not None and one.shape[-3:] != last:
                break
        else:
            return self
        return self.rearranged(
            lambda one: np.broadcast_to(one, (*one.shape[:-3], *last)), lambda before: (*before[:-3], *last)
        )

    @property
    def turned(self) -> Quantity:
        """The quantity with rows and columns exchanged."""
        return self.rearranged(lambda one: one.swapaxes(-1, -2), lambda before: (*before[:-2], before[-1], before[-2]))


@functools.lru_cache(maxsize=1 << 12)
def _joint_shape(*shapes: tuple[int, ...]) -> tuple[int, ...]:
    """Return the shape of arrays of these shapes together."""
    return np.broadcast_shapes(*shapes)


def _each(compute: Callable[[Prime, int], np.ndarray], *of: Quantity, shape: tuple[int, ...] | None = None) -> _Parts:
    """Return the residues of each field that all of some quantities have, computed from these later.

    `shape` is that of the result, without which it is that of all of them together.
    """

    def part(prime: Prime, field: int) -> _Part:
        parts = [found for one in of if (found := one.parts[field]) is not None]
        if len(parts) < len(of):
            return None
        made = shape or _joint_shape(*[one.shape for one in parts])
        return later(functools.partial(compute, prime, field), made, *parts)

    return part(P, 0), part(Q, 1)


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Truth:
    """A truth value for each element; `why` says what is not followed, where none is known."""

    holds: np.ndarray
    why: str = ""


def number(value: float) -> Quantity:
    """Return a number, finite or not."""
    if math.isnan(value) or math.isinf(value):
        kind = NAN if math.isnan(value) else PLUS if value > 0 else MINUS
        zero = np.zeros((re.SEEDS, 1, 1))
        return Quantity(zero, zero, np.full(zero.shape, kind, dtype=np.uint8), number=value, is_positive=value > 0)
    p, q = re.of_number(value)
    return Quantity(p, q, number=value, is_positive=value >= 0, far=_far(value))


def _far(value: float) -> float:
    """Return a number of a large magnitude, 0 in place of another one."""
    return value if abs(value) >= FAR else 0.0


def meant(value: float, one: re.Meant) -> Quantity:
    """Return a finite number other than 0 that means something else than the number alone."""
    p, q = re.of_meaning(one, value < 0)
    return Quantity(p, q, number=value, is_positive=value > 0)


def integers(values: np.ndarray) -> Quantity:
    """Return whole numbers, rows x columns."""
    many = np.broadcast_to(values.astype(np.float64), (re.SEEDS, *values.shape))
    return Quantity(P.near(many), Q.near(many))


def unknown(why: str) -> Quantity:
    """Return values of which nothing is known."""
    zero = np.zeros((re.SEEDS, 1, 1))
    return Quantity(zero, zero, np.full(zero.shape, UNKNOWN, dtype=np.uint8), why)


def of_warps(values: Sequence[Quantity]) -> Quantity:
    """Return the values of a tile in several warps, with an axis of the warps where they differ."""
    if all(one is values[0] for one in values):
        return values[0]
    plain = [one.plain() for one in values]

    def part(field: int) -> _Part:
        parts = [found for one in plain if (found := one.parts[field]) is not None]
        if len(parts) < len(plain):
            return None
        shape = _joint_shape(*[one.shape for one in parts])
        return later(functools.partial(_of_each, plain, field, shape), (len(plain), *shape), *parts)

    p, q = part(0), part(1)
    if p is None and q is None:
        return unknown(reason(*plain) or BOTH_KINDS)
    kinds = None
    if any(one.kinds is not None for one in plain):
        kinds = np.stack(np.broadcast_arrays(*map(kinds_of, plain)))
    positive, is_log = all(one.is_positive for one in plain), q is not None and any(one.is_log for one in plain)
    powers = [one.power for one in plain if one.is_log and one.power is not None]
    power = np.stack(np.broadcast_arrays(*powers)) if len(powers) == len(plain) else None
    return Quantity(p, q, kinds, reason(*plain), is_positive=positive, is_log=is_log, power=power)


def _of_each(plain: Sequence[Quantity], field: int, shape: tuple[int, ...]) -> np.ndarray:
    parts = [found for one in plain if (found := one.part(field)) is not None]
    return np.stack([np.broadcast_to(part, shape) for part in parts])


def of_some(x: Quantity, warps: Sequence[int] | int) -> Quantity:
    """Return the values in some of the warps that `of_warps` put together, or in one of them, without an axis."""

    def shape(before: tuple[int, ...]) -> tuple[int, ...]:
        if len(before) == 3:
            return before
        return before[1:] if isinstance(warps, int) else (len(warps), *before[1:])

    return x.rearranged(lambda one: one if one.ndim == 3 else one[warps], shape)


def concatenated(parts: list[Quantity], axis: int) -> Quantity:
    """Return quantities one behind the other; values of the fields that all of them have."""
    if len(parts) == 1:
        return parts[0]
    plain = [one.plain() for one in parts]
    p, q = (
        None if any(one is None for one in each) else np.concatenate([one for one in each if one is not None], axis)
        for each in ([one.part(field) for one in plain] for field in (0, 1))
    )
    kinds = np.concatenate([np.broadcast_to(0 if one.kinds is None else one.kinds, one.shape) for one in plain], axis)
    why, is_log = reason(*plain), any(one.is_log for one in plain)
    made = Quantity(p, q, kinds.astype(np.uint8) if kinds.any() else None, why, is_log=is_log)
    if made.is_log and all(one.power is not None for one in plain):
        made.power = np.concatenate([one.power for one in plain if one.power is not None], axis)
    return made


def _has_common(x: Quantity, y: Quantity) -> bool:
    """Return whether two quantities have residues of the same field."""
    return any(one and other for one, other in zip(x.has, y.has, strict=True))


def _turned(kinds: Part) -> Part:
    """Return the kinds of the negative values."""
    if kinds is None:
        return None
    return np.where(kinds == PLUS, MINUS, np.where(kinds == MINUS, PLUS, kinds)).astype(np.uint8)


def _worst(*kinds: np.ndarray) -> np.ndarray:
    """Return the worst of the kinds of operands that is no infinity, else FINITE."""
    made = kinds[0]
    for one in kinds[1:]:
        made = np.maximum(np.where(made < NAN, FINITE, made), np.where(one < NAN, FINITE, one))
    return np.where(made < NAN, FINITE, made).astype(np.uint8)


def decided(x: Quantity) -> Quantity:
    """Return the quantity for an operation to which an infinity and NaN of unknown sign are unknown."""
    if x.kinds is None or not (x.kinds == ENDLESS).any():
        return x
    return x.but(kinds=np.where(x.kinds == ENDLESS, UNKNOWN, x.kinds).astype(np.uint8), why=x.why or SIGN)


def kinds_of(x: Quantity) -> np.ndarray:
    """Return a kind for each element."""
    return np.zeros((re.SEEDS, 1, 1), dtype=np.uint8) if x.kinds is None else x.kinds


def unless_finite(kinds: np.ndarray) -> Part:
    """Return the kinds, None where all are finite."""
    return kinds if kinds.any() else None


def reason(*operands: Quantity | Truth) -> str:
    """Return why the first operand that is not followed is not, "" where all are followed."""
    return next((one.why for one in operands if one.why), "")


def is_zero(x: Quantity) -> np.ndarray:
    """Return which values are 0 for all data, as far as all seeds show."""
    zero = np.ones((1, 1, 1), dtype=bool)
    for part in (x.p, x.q):
        if part is not None:
            zero = zero & (part == 0).all(axis=-3, keepdims=True)
    return zero & (kinds_of(x) == FINITE)


def is_same(x: Quantity, y: Quantity) -> bool:
    """Return whether all elements of two quantities are the same."""
    x, y = x.plain(), y.plain()
    if x.has != y.has or (kinds_of(x) != kinds_of(y)).any():
        return False
    finite = kinds_of(x) == FINITE
    parts = ((P, x.p, y.p), (Q, x.q, y.q))
    return all(
        bool(((prime.whole(one) == prime.whole(other)) | ~finite).all())
        for prime, one, other in parts
        if one is not None and other is not None
    )


# ---------------------------------------------------------------------------------------------------------- arithmetic


def add(x: Quantity, y: Quantity) -> Quantity:
    """Return x + y."""
    if x.is_log or y.is_log:
        x, y = x.plain(), y.plain()
    p, q = _each(lambda prime, field: prime.near(x.multiplied(field) + y.multiplied(field)), x, y)
    if p is None and q is None:
        return unknown(reason(x, y) or BOTH_KINDS)
    kinds = None
    if x.kinds is not None or y.kinds is not None:
        one, other = (
            kinds_of(side) if side.factor is None or not side.factor.is_negative else kinds_of(side.plain())
            for side in (x, y)
        )
        kinds = unless_finite(
            np.where(
                (one < NAN) & (other < NAN),
                _TWO_INFINITIES[np.minimum(one, 2), np.minimum(other, 2)],
                _worst(one, other),
            )
        )
    positive = all(one.is_positive and (one.factor is None or not one.factor.is_negative) for one in (x, y))
    made = Quantity(p, q, kinds, reason(x, y), is_positive=positive, far=_far(x.far + y.far))
    return _with_power(made, x, y, lambda one, other: P.near(one * other))


def _with_power(
    made: Quantity, x: Quantity, y: Quantity, join: Callable[[np.ndarray, np.ndarray], np.ndarray] | None = None
) -> Quantity:
    """Give a result the exponential of its value, from those of its operands, where one is computed from logarithms."""
    made.is_log = (x.is_log or y.is_log) and made.has[1]
    if made.is_log and join is not None:
        powers = [one.power if one.is_log or one.q is None else re.power(one.q) for one in (x, y)]
        if powers[0] is not None and powers[1] is not None:
            made.power = join(powers[0], powers[1])
    return made


def negative(x: Quantity) -> Quantity:
    """Return −x."""
    return multiply(x, number(-1.0))


def subtract(x: Quantity, y: Quantity) -> Quantity:
    """Return x − y."""
    return add(x, negative(y))


def multiply(x: Quantity, y: Quantity) -> Quantity:
    """Return x · y. A product with a number other than 0 keeps the number as a factor."""
    for one, other in ((x, y), (y, x)):
        if other.number is not None and math.isfinite(other.number) and other.number != 0 and one.number is None:
            return _scaled(one, other)
    x, y = x.plain(), y.plain()
    p, q = _each(lambda prime, field: prime.near(x.multiplied(field) * y.multiplied(field)), x, y)
    if p is None and q is None:
        return unknown(reason(x, y) or BOTH_KINDS)
    made = Quantity(p, q, None, reason(x, y), _product(x, y), x.is_positive and y.is_positive)
    made.far = _far(x.far * (y.number or y.far) or y.far * (x.number or x.far))
    return _with_kinds_of_product(_with_power(made, x, y), x, y)


def _product(x: Quantity, y: Quantity) -> float | None:
    """Return the product of two numbers, where the product of their meanings is its meaning."""
    if x.number is None or y.number is None or not math.isfinite(x.number * y.number) or not x.number * y.number:
        return None
    made = x.number * y.number
    one, other = re.of_number(made), (x, y)
    same = (P.whole(one[0]) == P.whole(P.near(other[0].p * other[1].p))).all()  # type: ignore[operator]
    return made if same else None


def _scaled(x: Quantity, by: Quantity) -> Quantity:
    """Return x times a number that is still to be multiplied.

    The residues are those of `by`, which are exact also where its float is not, as that of 1 / 33000 is not.
    """
    assert by.p is not None and by.q is not None and by.number is not None
    p, q, negative = by.p, by.q, by.number < 0
    if x.factor is not None:
        p, q = P.near(p * x.factor.residues[0]), Q.near(q * x.factor.residues[1])
        negative ^= x.factor.is_negative
    key = (*P.whole(p).ravel().tolist(), *Q.whole(q).ravel().tolist())
    factor = None if all(one == 1 for one in key) else Factor((p, q), key, negative)
    return x.but(number=None, factor=factor, far=_far(x.far * by.number))


def _with_kinds_of_product(made: Quantity, x: Quantity, y: Quantity) -> Quantity:
    if x.kinds is None and y.kinds is None:
        return made
    one, other = kinds_of(x), kinds_of(y)
    kinds = _worst(one, other)
    infinite = ((one == PLUS) | (one == MINUS) | (other == PLUS) | (other == MINUS)) & (kinds == FINITE)
    if infinite.any():
        known = _sign(x) * _sign(y)
        is_none = (is_zero(x) & (one == FINITE)) | (is_zero(y) & (other == FINITE))
        signed = np.where(known > 0, PLUS, np.where(known < 0, MINUS, ENDLESS))
        kinds = np.where(infinite, np.where(is_none, NAN, signed), kinds).astype(np.uint8)
    made.kinds = unless_finite(kinds)
    return made


def _sign(x: Quantity) -> np.ndarray:
    """Return 1, −1, or 0 where the sign is not known."""
    kinds = kinds_of(x)
    of_finite = 1 if x.is_positive else -1 if x.number is not None and x.number < 0 else 0
    return np.where(kinds == PLUS, 1, np.where(kinds == MINUS, -1, of_finite))


def divide(x: Quantity, y: Quantity) -> Quantity:
    """Return x / y."""
    return multiply(x, reciprocal(y))


def reciprocal(y: Quantity) -> Quantity:
    """Return 1 / y: 0 for an infinity; an infinity for 0, whose sign is that of positive values."""
    if y.number is not None and math.isfinite(y.number) and y.number != 0:
        found = re.of_number(y.number)
        return Quantity(P.inverse(found[0]), Q.inverse(found[1]), number=1 / y.number, is_positive=y.is_positive)
    y = decided(y.plain())
    p = None if y.p is None else P.inverse(y.p)
    q = None if y.q is None else Q.inverse(y.q)
    kinds = kinds_of(y)
    by_chance = np.zeros((1, 1, 1), dtype=bool)
    for part in (y.p, y.q):
        if part is not None:
            by_chance = by_chance | (part == 0)
    finite = kinds == FINITE
    zero = is_zero(y)
    infinite = (kinds == PLUS) | (kinds == MINUS)
    if not (by_chance & finite).any() and not infinite.any():
        return Quantity(p, q, y.kinds, y.why, is_positive=y.is_positive, is_log=y.is_log)
    kinds = np.where(finite & by_chance, np.where(zero, PLUS, CHANCE), np.where(infinite, FINITE, kinds))
    p, q = [None if part is None else np.where(infinite, 0.0, part) for part in (p, q)]
    return Quantity(p, q, unless_finite(kinds.astype(np.uint8)), y.why, is_positive=y.is_positive, is_log=y.is_log)


def matmul(x: Quantity, y: Quantity, before: Quantity | None = None) -> Quantity:
    """Return the product of matrices, added to what was there `before`."""
    if before is not None and not _is_added_at_once(x, y, before):
        return add(before, matmul(x, y))
    x, y = x.plain(), y.plain()

    def product(prime: Prime, field: int) -> np.ndarray:
        total = None if before is None else before.part(field)
        return prime.matmul(x.multiplied(field), y.multiplied(field), total)

    shape = (*_joint_shape(x.shape[:-2], y.shape[:-2]), x.shape[-2], y.shape[-1])
    p, q = _each(product, x, y, *([] if before is None else [before]), shape=shape)
    if p is None and q is None:
        return unknown(reason(x, y) or BOTH_KINDS)
    kinds = None
    if x.kinds is not None or y.kinds is not None:
        in_rows, in_cols = (
            np.where((kinds == PLUS) | (kinds == MINUS), ENDLESS, kinds).max(axis=axis, keepdims=True)
            for kinds, axis in ((kinds_of(x), -1), (kinds_of(y), -2))
        )
        kinds = unless_finite(np.maximum(in_rows, in_cols).astype(np.uint8))
    positive = x.is_positive and y.is_positive and (before is None or before.is_positive)
    return _with_power(Quantity(p, q, kinds, reason(x, y), is_positive=positive), x, y)


def _is_added_at_once(x: Quantity, y: Quantity, before: Quantity) -> bool:
    """Return whether a product and what it is added to are finite, without factors, logarithms and reasons."""
    is_plain = before.factor is None and not before.why
    return is_plain and not any(one.is_log or one.kinds is not None for one in (x, y, before))


# ----------------------------------------------------------------------------------------------------- order and choice


@dataclasses.dataclass(frozen=True, slots=True, eq=False)
class Order:
    """A total order of all values: random, but for some values that are above, or below, all other finite ones.

    Both are given for each seed by their `keys`.
    """

    tops: tuple[np.ndarray, ...] = ()
    bottoms: tuple[np.ndarray, ...] = ()


RANDOM = Order()
_OF_SEEDS = np.array([[[0x9E3779B9 * (seed + 1) & 0xFFFFFFFF]] for seed in range(re.SEEDS)], dtype=np.uint32)


def keys(x: Quantity) -> np.ndarray:
    """Return random numbers of the values, by which they are ordered."""
    part, prime = (x.p, P) if x.has[0] else (x.q, Q)
    assert part is not None
    made = prime.whole(part).astype(np.uint32)
    made += _OF_SEEDS
    for shift, by in ((16, 0x85EBCA6B), (13, 0xC2B2AE35)):
        made ^= made >> np.uint32(shift)
        made *= np.uint32(by)
    made ^= made >> np.uint32(16)
    return made


def _ranks(x: Quantity, order: Order) -> np.ndarray:
    """Return numbers that order the values; infinities are at the ends.

    0 is in the middle for the first seed, and above all finite values for the second, so that a 0 shows that takes part
    in the maximum of very many values.
    """
    part = x.p if x.p is not None else x.q
    assert part is not None
    numbers = keys(x)
    made = numbers.astype(np.int64)
    made <<= 18
    made += 1
    zero = part == 0
    if x.p is not None and x.q is not None:
        made += Q.whole(x.q)
        zero &= x.q == 0
    if zero.any():
        for seed, place in enumerate((1 << 49, 1 << 51)):
            made[..., seed, :, :][zero[..., seed, :, :]] = place
    for chosen, far in ((order.tops, 1 << 53), (order.bottoms, -(1 << 53))):
        for seed, some in enumerate(chosen):
            made[..., seed, :, :][np.isin(numbers[..., seed, :, :], some)] += far
    if x.kinds is not None:
        top = np.int64(1 << 60)
        made = np.where(x.kinds == PLUS, top, np.where(x.kinds == MINUS, -top, np.where(x.kinds >= NAN, 2 * top, made)))
    return made


def alike(x: Quantity, y: Quantity) -> tuple[Quantity, Quantity, Factor | None]:
    """Return two quantities without a common factor, and the factor; 0 and infinities have any factor."""
    one, other = (x.factor, y.factor)
    if (one is None) != (other is None) and (_has_any_factor(x) or _has_any_factor(y)):
        factor = one or other
        assert factor is not None
        made = [part if part.factor is not None else _reversed(part, factor) for part in (x, y)]
        return _bare(made[0]), _bare(made[1]), factor
    if one is not None and other is not None and one.key == other.key:
        return _bare(x), _bare(y), one
    return x.plain(), y.plain(), None


def _has_any_factor(x: Quantity) -> bool:
    kinds = kinds_of(x)
    return x.factor is None and bool((is_zero(x) | (kinds != FINITE)).all())


def _bare(x: Quantity) -> Quantity:
    return x.but(number=None, factor=None)


def _reversed(x: Quantity, factor: Factor) -> Quantity:
    """Return infinities and zeros before they are multiplied by the factor."""
    return x.but(kinds=_turned(x.kinds) if factor.is_negative else x.kinds, number=None)


def extreme(x: Quantity, y: Quantity, largest: bool, order: Order = RANDOM) -> Quantity:
    """Return the larger or the smaller of two values in that order; NaN where one is NaN."""
    for value, zero in ((x, y), (y, x)):
        if largest and value.is_positive and zero.number == 0 and zero.factor is None:
            return value
    x, y, factor = alike(decided(x), decided(y))
    if factor is not None and factor.is_negative:
        largest = not largest
    if not _has_common(x, y):
        return unknown(reason(x, y) or NO_ORDER)
    x, y = same_parts(x, y)
    one, other = _ranks(x, order), _ranks(y, order)
    first = (one >= other) if largest else (one <= other)
    kinds = None
    if x.kinds is not None or y.kinds is not None:
        worst = _worst(kinds_of(x), kinds_of(y))
        kinds = unless_finite(np.where(worst >= NAN, worst, np.where(first, kinds_of(x), kinds_of(y))).astype(np.uint8))
    positive = (x.is_positive or y.is_positive) if largest else (x.is_positive and y.is_positive)
    p, q = _chosen(first, x, y)
    made = Quantity(p, q, kinds, reason(x, y), is_positive=positive, factor=factor)
    return _with_power(made, x, y, lambda one, other: np.where(first, one, other))


def _chosen(mask: np.ndarray, x: Quantity, y: Quantity) -> _Parts:
    """Return the residues of x where the mask holds, else those of y; neither has a factor."""
    shape = _joint_shape(mask.shape, x.shape, y.shape)
    return _each(lambda _, field: np.where(mask, x.multiplied(field), y.multiplied(field)), x, y, shape=shape)


def same_parts(x: Quantity, y: Quantity) -> tuple[Quantity, Quantity]:
    """Return two quantities with residues of the fields that both have."""
    if x.has == y.has:
        return x, y
    one, other = (
        of.but(parts=tuple(part if has else None for part, has in zip(of.parts, by.has, strict=True)), number=None)
        for of, by in ((x, y), (y, x))
    )
    return one, other


_NOT_KNOWN = "a comparison of a value that is not known"
_TURNED = {"<": ">", "<=": ">=", ">": "<", ">=": "<="}


def compare(op: str, x: Quantity, y: Quantity, order: Order = RANDOM) -> Truth:
    """Return the outcome of a comparison in that order; false where one is NaN, except for !=.

    A positive value is 0 or larger than 0 in every order.
    """
    if x.is_positive and y.number == 0:
        x, y = decided(x), y
        zero, is_nan = is_zero(x), kinds_of(x) >= NAN
        outcomes = {"<": ~zero & zero, "<=": zero, ">": ~zero, ">=": zero | ~zero, "==": zero, "!=": ~zero}
        why = (x.why or _NOT_KNOWN) if (kinds_of(x) > NAN).any() else ""
        return Truth(np.where(is_nan, op == "!=", outcomes[op]), why)
    if y.is_positive and x.number == 0:
        return compare(_TURNED.get(op, op), y, x, order)
    x, y, factor = alike(decided(x), decided(y))
    if not _has_common(x, y):
        return Truth(np.zeros((re.SEEDS, 1, 1), dtype=bool), reason(x, y) or NO_ORDER)
    x, y = same_parts(x, y)
    one, other = _ranks(x, order), _ranks(y, order)
    if factor is not None and factor.is_negative:
        one, other = -one, -other
    worst = _worst(kinds_of(x), kinds_of(y))
    holds = {
        "<": one < other, "<=": one <= other, ">": one > other, ">=": one >= other, "==": one == other,
        "!=": one != other,
    }[op]  # fmt: skip
    holds = np.where(worst >= NAN, op == "!=", holds)
    return Truth(holds, (reason(x, y) or _NOT_KNOWN) if (worst > NAN).any() else "")


def where(mask: Truth, x: Quantity, y: Quantity) -> Quantity:
    """Return x where the mask holds, else y."""
    if mask.why:
        return unknown(mask.why)
    x, y, factor = alike(x, y)
    if not _has_common(x, y):
        return unknown(reason(x, y) or BOTH_KINDS)
    p, q = _chosen(mask.holds, x, y)
    kinds = None
    if x.kinds is not None or y.kinds is not None:
        kinds = unless_finite(np.where(mask.holds, kinds_of(x), kinds_of(y)).astype(np.uint8))
    made = Quantity(p, q, kinds, reason(x, y), is_positive=x.is_positive and y.is_positive, factor=factor)
    return _with_power(made, x, y, lambda one, other: np.where(mask.holds, one, other))


# ----------------------------------------------------------------------------------------------------------- reductions


def reduced(op: str, x: Quantity, axis: str, drops_nan: bool = False, order: Order = RANDOM) -> Quantity:
    """Reduce each row ("row") or each column ("col") by "+", "maximum" or "minimum".

    With `drops_nan`, a maximum or a minimum is NaN only where all its operands are.
    """
    along = -1 if axis == "row" else -2
    if op == "+":
        return _summed(x, along)
    x = decided(x)
    ranks = _ranks(x, order)
    largest = (op == "maximum") != (x.factor is not None and x.factor.is_negative)
    if x.kinds is not None:  # NaN wins in either direction, or loses
        end = np.int64(1 << 61) * (1 if largest else -1)
        ranks = np.where(x.kinds > NAN, end, np.where(x.kinds == NAN, -end if drops_nan else end, ranks))
    at = np.expand_dims(ranks.argmax(axis=along) if largest else ranks.argmin(axis=along), along)
    return x.over(lambda one: np.take_along_axis(np.broadcast_to(one, ranks.shape), at, axis=along))


def _summed(x: Quantity, along: int) -> Quantity:
    x = x.plain()
    shape = list(x.shape)
    shape[along] = 1
    p, q = _each(
        lambda prime, field: prime.near(x.multiplied(field).sum(axis=along, keepdims=True)), x, shape=tuple(shape)
    )
    kinds = None
    if x.kinds is not None:
        worst, some = x.kinds.max(axis=along, keepdims=True), _infinities(x.kinds, along)
        kinds = unless_finite(np.where(worst >= NAN, worst, some).astype(np.uint8))
    return Quantity(p, q, kinds, x.why, is_positive=x.is_positive, is_log=x.is_log)


def _infinities(kinds: np.ndarray, along: int) -> np.ndarray:
    """Return the kind of a sum of finite values and infinities."""
    plus, minus = ((kinds == kind).any(axis=along, keepdims=True) for kind in (PLUS, MINUS))
    return np.where(plus & minus, NAN, np.where(plus, PLUS, np.where(minus, MINUS, FINITE)))
