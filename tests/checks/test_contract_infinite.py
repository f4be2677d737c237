"""Infinities in TD602: they are numbers, equal to those of the same sign alone; what comes to no number is equal to nothing, and none of it is accepted."""

import numpy as np
import pytest

from tests.checks.limits import PRODUCT, SOURCE
from tests.checks.rearranged import LEAVES, differ, made_of, number, refusals
from tiledsl.analysis.values import fingerprints
from tiledsl.analysis.values.algebra import Value

INF = 'float("inf")'
RIGHT = [
    (f"-{INF}", f"td.zeros(td.f32, 16, 64) - {INF}"),
    (INF, f"td.zeros(td.f32, 16, 64) + {INF}"),
    (f"x - {INF}", f"X - {INF}"),
    (f"x + {INF}", f"{INF} + Z"),
    (f"x * {INF}", f"2 * X * {INF}"),
    (f"td.maximum(x - {INF}, z)", "Z"),
    ("1 * x", f"td.minimum(X, {INF})"),
    ("0.1 * x + z", f"td.minimum(X / 10, {INF}) + Z"),
    ("1 * x", f"X + Z / {INF}"),
    ("td.minimum(x / td.relu(1 * z), 6)", "td.minimum(6, X / td.maximum(Z, 0))"),
    ("x / td.relu(1 * z)", "X / td.maximum(Z, 0)"),
    ("td.minimum(td.maximum(x / td.relu(1 * z), 1), 5)", "td.maximum(td.minimum(X / td.relu(Z), 5), 1)"),
]
WRONG = [
    (f"-{INF}", "td.zeros(td.f32, 16, 64)"),
    (f"-{INF}", "X"),
    (INF, f"X - {INF}"),
    (f"x + {INF}", "Z"),
    (f"x * {INF}", "X"),
    (f"x * {INF}", f"X + {INF}"),
    ("x / 0", "X"),
    ("x / (x - x)", "X"),
    ("1 / (x - x)", "0 * X"),
    ("(x - x) / (x - x)", "X"),
    ("1 * x", f"X + {INF}"),
    ("1 * x", f"X - {INF}"),
    ("1 * x", "X / (V - V)"),
    ("x + z", "(X + Z) / td.relu(Z) * 2"),
    ("td.exp(1 * x)", f"td.exp(X) + {INF}"),
    ("td.exp(1 * x)", "td.exp(X) / (V - V)"),
    ("1 * x", f"td.minimum(X, {INF}) + 1e-30 * Z"),
    (f"td.maximum(1 * x, -{INF}) + 1e-30 * z", "X"),
    ("1 * x", f"X + Z / {INF} + 1e-30"),
    ("x / td.relu(1 * z)", "X / td.relu(Z) + 1e-30 * X"),
    ("x / td.relu(1 * z)", "X / td.relu(Z + 1e-30)"),
    ("x / td.relu(1 * z)", "X / td.relu(Z) + 1e-30 / td.relu(Z)"),
]
RIGHT_PRODUCTS = [(f"-{INF}", f"acc - {INF}"), ("a @ b.T", f"td.maximum(acc, -{INF})"), (f"a @ b.T + {INF}", f"acc + Y + {INF}")]
WRONG_PRODUCTS = [
    (f"a @ b.T + {INF}", "acc"),
    ("a @ b.T + td.old(y)", f"Y + acc + {INF}"),
    ("a @ b.T + td.old(y)", "Y + acc / (Y - Y)"),
    ("a @ b.T", "acc / (Y - Y)"),
]


@pytest.mark.one_in(3)
@pytest.mark.parametrize("contract, value, source", [(*one, SOURCE) for one in RIGHT] + [(*one, PRODUCT) for one in RIGHT_PRODUCTS])
def test_what_is_the_same_with_infinities(made, contract, value, source):
    assert refusals(made(contract, value, source)) == []


@pytest.mark.one_in(4)
@pytest.mark.parametrize("contract, value, source", [(*one, SOURCE) for one in WRONG] + [(*one, PRODUCT) for one in WRONG_PRODUCTS])
def test_what_is_not_the_same_with_infinities(made, contract, value, source):
    assert refusals(made(contract, value, source)) == ["TD602"]


def messages(kernel) -> list[str]:
    return [found.render() for found in kernel.check() if found.severity == "error"]


def test_the_whole_text(made):
    assert messages(made(f"x - {INF}", f"X + {INF}")) == ["""\
error[TD602]: 'y' does not match its contract, x - inf
  --> limits.py:10:5
10 |     td.store(y[place], X + float("inf"))
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 of block 0: rows 0..15, columns 0..63 of 'y'
  ::: limits.py:6:5
 6 |     td.ensures(y, x - float("inf"))
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the contract
   = y[0, 0] should be x[0, 0] - inf
   = y[0, 0] gets x[0, 0] + inf
   = this happens in all warps
   = help: compare the arithmetic before td.store with the contract"""]


def test_a_contract_that_comes_to_no_number(made):
    """Whatever is stored."""
    for value in ("X", "(X - X) / (X - X)"):
        (found,) = messages(made("(x - x) / (x - x)", value))
        assert (
            "\n   = y[0, 0] should be (x[0, 0] - x[0, 0]) / (x[0, 0] - x[0, 0])"
            "\n   = that is NaN, as 0 / 0 and inf - inf are, or a number beyond the compared range: no value is equal to it\n" in found
        )


# --------------------------------------------------------------------------------------- beyond double precision


def power(of: Value, times: int) -> Value:
    """The value squared as often."""
    for _ in range(times):
        of = made_of("*", of, of)
    return of


def scaled(of: Value, times: int) -> Value:
    for _ in range(times):
        of = made_of("*", of, number(1e38))
    return of


def bounded(of: Value) -> Value:
    """1 / (1 + |value|), which an infinity makes 0."""
    return made_of("/", number(1), made_of("+", number(1), made_of("maximum", of, made_of("neg", of))))


X, Z = LEAVES["x"], LEAVES["z"]


def test_numbers_of_the_comparison_that_overflow():
    """65536⁶⁴ is beyond double precision, and elements of 1..2 to that power are not."""
    for inside in (lambda of: of, bounded, lambda of: made_of("minimum", of, number(6))):
        assert not differ(inside(power(X, 6)), inside(power(made_of("neg", X), 6)))
        assert differ(inside(power(X, 6)), inside(power(Z, 6)))
        assert differ(inside(power(X, 6)), inside(made_of("*", number(2), power(X, 6))))
        assert differ(inside(power(X, 6)), X)


def test_formulas_that_overflow_everywhere_are_equal_to_nothing():
    for inside in (lambda of: of, bounded, lambda of: made_of("minimum", of, number(6))):
        assert differ(inside(scaled(X, 9)), inside(scaled(Z, 9)))
        assert differ(inside(scaled(X, 9)), inside(number(np.inf)))
        assert differ(inside(number(-np.inf)), inside(scaled(X, 9)))
    assert differ(made_of("exp", scaled(X, 9)), made_of("exp", scaled(Z, 9)))


def test_functions_that_vanish_in_double_precision():
    """e^(−1000 · ½²) is 10⁻¹⁰⁹, which rounding of 1 hides; where x is small, it is no less than others are."""
    squared = made_of("*", X, X)
    for inside in (lambda of: of, bounded, lambda of: made_of("/", number(1), made_of("+", number(1), of))):
        exps = [inside(made_of("exp", made_of("*", number(factor), squared))) for factor in (-1000, -2000)]
        assert differ(*exps) and differ(*reversed(exps)) and differ(exps[0], inside(number(0)))
    gelus = [made_of("gelu", made_of("*", number(factor), squared)) for factor in (-1000, -2000)]
    assert differ(*gelus)
    halves = made_of("exp", made_of("*", number(-500), squared))
    assert not differ(made_of("*", halves, halves), made_of("exp", made_of("*", number(-1000), squared)))


def test_numbers_at_the_end_of_double_precision():
    most = np.finfo(float).max
    one, other = np.array([most, most, most, -np.inf, np.inf, np.inf, np.nan, 1e300]), np.array([most, 0.9 * most, -most, -np.inf, -np.inf, most, np.nan, 1])
    assert fingerprints.differ(one, other).tolist() == fingerprints.differ(other, one).tolist() == [False, True, True, False, True, True, True, True]
    assert fingerprints.equal_within(one, other, np.full(8, np.inf)).tolist() == [
        True,
        False,
        False,
        True,
        False,
        False,
        False,
        False,
    ]  # a bound that says nothing
