"""Two prime fields, and the residues that stand for numbers and for elements of tensors.

Q divides P − 1: g has the order Q in the field of P, and exp(x) = gˣ maps sums of the field of Q to products of the
field of P (the scheme of Mirage, Wu et al. 2024). Residues are kept as whole numbers in float64, with magnitudes up to
half the modulus, so that a product of matrices is one call of BLAS: sums of up to 2¹⁷ products are exact.
"""

from __future__ import annotations

import dataclasses
import functools
import itertools
import math
from collections.abc import Sequence
from fractions import Fraction

import numpy as np

from tiledsl.analysis.values.fingerprints import mixed
from tiledsl.analysis.values.graphs import meant
from tiledsl.diagnostics.node import Compared

SEEDS = 2  # independent data that every operation computes at once, along the first axis of all arrays
_MOST_SUMMED = 1 << 16  # products of two residues whose sum is exact in float64
_MOST_IN_A_THREAD = 1 << 18  # multiplications of a product for which OpenBLAS takes one thread
_TIGHT = 2.0**-22  # relative distance of a number of f32 from the number that is meant
_SHORT = 1 << 14  # numerator times denominator of a fraction that is no chance


class Prime:
    """The field of a prime, with 2, 3, 5, 7 and 11 among its squares; the prime is 3 modulo 4."""

    def __init__(self, modulus: int, generator: int):
        self.modulus, self.generator = modulus, generator
        self._inverse = 1.0 / modulus

    def near(self, x: np.ndarray) -> np.ndarray:
        """Return the residues of whole numbers, with magnitudes up to half the modulus, and 1 more by rounding."""
        quotient = x * self._inverse
        np.rint(quotient, out=quotient)
        quotient *= -self.modulus
        quotient += x
        return quotient

    def whole(self, x: np.ndarray) -> np.ndarray:
        """Return residues as integers of 0..modulus − 1."""
        found = x.astype(np.int64)
        found += (found >> 63) & self.modulus
        return found

    def differ(self, one: np.ndarray, other: np.ndarray) -> np.ndarray:
        """Return which residues, with magnitudes up to half the modulus and 1 more, are different."""
        far = one - other
        made = far != 0
        if made.any():
            made &= np.abs(far) != self.modulus
        return made

    def matmul(self, left: np.ndarray, right: np.ndarray, before: np.ndarray | None = None) -> np.ndarray:
        """Multiply matrices of residues, and add the product to what was there `before`."""
        depth = left.shape[-1]
        if before is not None and depth < _MOST_SUMMED:
            made = _multiplied(left, right)
            wider = np.broadcast_shapes(made.shape, before.shape) != made.shape  # one product for warps that differ
            return self.near(np.add(made, before, out=None if wider else made))
        if before is not None:
            return self.near(before + self.matmul(left, right))
        if depth <= _MOST_SUMMED:
            return self.near(_multiplied(left, right))
        half = depth // 2
        halves = self.matmul(left[..., :half], right[..., :half, :]), self.matmul(
            left[..., half:], right[..., half:, :]
        )
        return self.near(halves[0] + halves[1])

    @functools.cached_property
    def powers(self) -> np.ndarray:
        """The powers of the generator, from the exponent 0 to modulus − 2."""
        made = np.ones(1, dtype=np.int64)
        while len(made) < self.modulus - 1:
            made = np.concatenate([made, made * pow(self.generator, len(made), self.modulus) % self.modulus])
        return made[: self.modulus - 1].astype(np.int32)

    @functools.cached_property
    def exponents(self) -> np.ndarray:
        """The exponent of the generator for each residue; 0 for the residue 0, which has none."""
        made = np.zeros(self.modulus, dtype=np.int32)
        made[self.powers] = np.arange(self.modulus - 1, dtype=np.int32)
        return made

    def inverse(self, x: np.ndarray) -> np.ndarray:
        """Return 1 / x; 0 where x is 0."""
        residues = self.whole(x)
        return self.near(np.where(residues == 0, 0, self.powers[-self.exponents[residues]]).astype(np.float64))

    def root(self, x: np.ndarray) -> np.ndarray:
        """Return x to the power (modulus + 1) / 4: a root of x where x is a square, and multiplicative everywhere."""
        residues = self.whole(x)
        exponent = self.exponents[residues].astype(np.int64) * ((self.modulus + 1) // 4) % (self.modulus - 1)
        return self.near(np.where(residues == 0, 0, self.powers[exponent]).astype(np.float64))

    def fraction(self, value: Fraction) -> int:
        """Return the residue of a fraction."""
        return value.numerator * pow(value.denominator, -1, self.modulus) % self.modulus

    def hashed(self, bits: np.ndarray) -> np.ndarray:
        """Return residues from 24 random bits."""
        made = bits.astype(np.float64)
        made *= self.modulus / 2.0**24
        np.floor(made, out=made)
        made -= self.modulus // 2
        return made


def _multiplied(left: np.ndarray, right: np.ndarray) -> np.ndarray:
    """Multiply matrices, in parts that BLAS computes in one thread: more threads wait for each other far longer."""
    rows, depth, cols = *left.shape[-2:], right.shape[-1]
    if rows * depth * cols <= _MOST_IN_A_THREAD:
        return np.asarray(left @ right)
    down = max(1, min(rows, _MOST_IN_A_THREAD // (depth * min(cols, 64))))
    across = max(1, min(cols, _MOST_IN_A_THREAD // (depth * down)))
    made = np.empty((*np.broadcast_shapes(left.shape[:-2], right.shape[:-2]), rows, cols))
    for row in range(0, rows, down):
        for col in range(0, cols, across):
            part = left[..., row : row + down, :] @ right[..., col : col + across]
            made[..., row : row + down, col : col + across] = part
    return made


P, Q = Prime(497279, 17), Prime(248639, 17)
_EACH = (P.modulus - 1) // Q.modulus


def power(x: np.ndarray) -> np.ndarray:
    """Return exp(x): residues of the field of P, from residues of the field of Q."""
    return _exponentials().take(x.astype(np.int64))


@functools.cache
def _exponentials() -> np.ndarray:
    """Return the exponentials of the residues of Q, from 0 on: negative residues count from the end."""
    return P.near(P.powers[_EACH * np.arange(Q.modulus)].astype(np.float64))


def logarithm(x: np.ndarray) -> np.ndarray:
    """Return log(x) in the field of Q, from residues of the field of P: log(exp(x) · y) = x + log(y)."""
    exponents = P.exponents[P.whole(x)].astype(np.float64)
    return Q.near(Q.near(exponents) * pow(_EACH, -1, Q.modulus))


Pair = tuple[np.ndarray, np.ndarray]  # residues of P and of Q


def pair(keys: np.ndarray, salt: int) -> Pair:
    """Return random residues for each key, for each seed: the seeds are the first axis."""
    bits = Bits(keys, salt)
    return bits.part(0), bits.part(1)


class Bits:
    """Random bits for each key and each seed, from which the residues of each field are made once."""

    def __init__(self, keys: np.ndarray, salt: int):
        self.keys, self.salt = keys, salt
        self._bits: np.ndarray | None = None

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of the residues."""
        return SEEDS, *self.keys.shape

    def part(self, field: int) -> np.ndarray:
        """Return the residues of P, 0, or of Q, 1."""
        bits, self._bits = self._bits, None
        if bits is None:
            bits = self._bits = np.stack([mixed(self.keys, 16 * seed + self.salt) for seed in range(SEEDS)])
        return _of_bits(bits, field)


def hashed(pair_or_part: np.ndarray, prime: Prime, salt: int) -> Pair:
    """Return the values of a function of which nothing is known but that equal operands give equal results."""
    bits = np.stack(
        [mixed(prime.whole(pair_or_part[..., seed, :, :]), 16 * seed + 16 * SEEDS * salt + 7) for seed in range(SEEDS)],
        axis=-3,
    )
    return _of_bits(bits, 0), _of_bits(bits, 1)


def _of_bits(bits: np.ndarray, field: int) -> np.ndarray:
    """Return residues of P, 0, or of Q, 1, from 64 random bits."""
    if field == 0:
        return P.hashed(bits >> np.uint64(40))
    return Q.hashed(bits >> np.uint64(16) & np.uint64((1 << 24) - 1))


# ------------------------------------------------------------------------------------------------------------- numbers


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Meant(Compared):
    """A number as a user means it: a fraction, its square root or fourth root, times a power of ln 2."""

    fraction: Fraction
    is_root: bool = False
    logarithms: int = 0
    is_root_of_root: bool = False


@functools.lru_cache(maxsize=1024)
def meaning(number: float) -> Meant:
    """Return what a finite number of f32 means: 0.08838835 is 1 / √128, and 1.442695 is 1 / ln 2.

    A number that is near no such number means itself.
    """
    short = meant(number)
    if short is not None:
        return Meant(short)
    for logarithms in (0, -1, 1):
        value = abs(number) * math.log(2) ** -logarithms
        for is_root in (False, True) if logarithms else (True,):
            found = _short(value * value if is_root else value, 2 * _TIGHT if is_root else _TIGHT)
            if found is not None:
                sign = -1 if number < 0 and not is_root else 1
                return Meant(sign * found, is_root, logarithms)
    return Meant(Fraction(number))


def _short(value: float, distance: float) -> Fraction | None:
    """Return a short fraction within a relative distance of a positive number."""
    if not 2.0**-20 < value < 2.0**20:
        return None
    found = Fraction(value).limit_denominator(_SHORT)
    if found <= 0 or found.numerator * found.denominator > _SHORT or abs(float(found) / value - 1) > distance:
        return None
    return found


@functools.cache
def _ln2() -> Pair:
    """The residues of ln 2, a number of which nothing is known."""
    return pair(np.array([[0x6C6E32]]), 5)


def in_logarithms(number: float, of: Sequence[float]) -> Meant | None:
    """Return what a number means that is made of one of some others: by ln 2, or by a root.

    Its sign may be the other. 0.1781007 is 0.12345 / ln 2: a kernel has this scale of powers of 2 where its contract
    has 0.12345 as a scale of powers of e; and by the root of 1 / √128 both operands of a product may be multiplied.
    Only the others that precede the number itself count.
    """
    for other in itertools.takewhile(lambda one: one != number, of):
        for logarithms in (-1, 1):
            far = number / (other * math.log(2) ** logarithms)
            if abs(abs(far) - 1) <= _TIGHT:
                one = meaning(other)
                fraction = one.fraction if far > 0 or one.is_root else -one.fraction
                return Meant(fraction, one.is_root, one.logarithms + logarithms)
        one = meaning(other)
        if one.is_root and not one.logarithms and other > 0 and abs(number * number / other - 1) <= 2 * _TIGHT:
            return Meant(one.fraction, True, 0, True)
    return None


@functools.lru_cache(maxsize=1024)
def of_number(number: float) -> Pair:
    """Return the residues of a finite number, by its meaning."""
    return of_meaning(meaning(number), number < 0)


def of_meaning(one: Meant, is_negative: bool) -> Pair:
    """Return the residues of a number of that meaning."""
    found = []
    for prime, ln2 in zip((P, Q), _ln2(), strict=True):
        made = prime.near(np.full((SEEDS, 1, 1), float(prime.fraction(one.fraction))))
        if one.is_root:
            made = prime.root(prime.root(made) if one.is_root_of_root else made) * (-1 if is_negative else 1)
        for _ in range(abs(one.logarithms)):
            made = prime.near(made * (ln2 if one.logarithms > 0 else prime.inverse(ln2)))
        found.append(made)
    return found[0], found[1]
