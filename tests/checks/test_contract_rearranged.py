"""TD602 is about real arithmetic: a formula put in another way is right, and one that differs is wrong, however little that shows in numbers at random."""

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.checks.limits import PRODUCT, SOURCE
from tests.checks.rearranged import COLS, LEAVES, NAMES, ROWS, TAGS, Formula, differ, made_of, number, refusals
from tiledsl.analysis.values import algebra as al
from tiledsl.analysis.values.compare import certainly_different
from tiledsl.analysis.values.fingerprints import Fingerprints

RIGHT = [
    ("x * (1/6)", "X / 6"),
    ("x / 6", "X * (1/6)"),
    ("x * 0.16666667", "X / 6"),
    ("x / 1e20", "X * 1e-20"),
    ("x * 1e-20", "X / 1e20"),
    ("x * 1e-20 * 1e-20", "X * 1e-40"),
    ("x", "X / 3 * 3"),
    ("x", "X * 0.1 * 10"),
    ("x", "X * 2 / 2"),
    ("0.3 * x", "X * 0.1 * 3"),
    ("0.06 * x", "X * 0.3 * 0.2"),
    ("1e-3 * x", "X / 1000"),
    ("x * (1/3) + z * (1/7)", "X / 3 + Z / 7"),
    ("x * 0.1 - 0.3 * z", "(X - 3 * Z) / 10"),
    ("alpha * 0.1 * x", "X * (0.1 * alpha)"),
    ("(alpha * x + beta * td.old(y)) / 3", "alpha * X / 3 + beta * Y * (1/3)"),
    ("x / v / z", "X / (V * Z)"),
    ("x", "X + V - V"),
    ("x", "X + V + Z - Z - V"),
    ("x", "X + Z * V - V * Z"),
    ("x", "((X + V) + (Z + V)) - 2 * V - Z"),
    ("x", "X + 1e10 - 1e10"),
    ("v - x", "-(X - V)"),
    ("x * x - z * z", "(X - Z) * (X + Z)"),
    ("(x + z) * (x + z)", "X * X + 2 * X * Z + Z * Z"),
    ("td.relu(1 * x)", "(X + td.maximum(X, -X)) / 2"),
    ("td.maximum(1 * x, z)", "-td.minimum(-X, -Z)"),
    ("td.maximum(1 * x, z)", "td.relu(X - Z) + Z"),
    ("td.maximum(0.1 * x, 0.1 * z)", "td.maximum(X, Z) / 10"),
    ("x", "td.maximum(X, Z) + td.minimum(X, Z) - Z"),
    ("td.exp(x / 7)", "td.exp(X * (1/7))"),
    ("td.gelu(x * 0.1)", "td.gelu(X / 10)"),
    ("td.exp(x + z)", "td.exp(X) * td.exp(Z)"),
    ("1 / (1 + td.exp(-x))", "td.exp(X) / (1 + td.exp(X))"),
]
RIGHT_PRODUCTS = [
    ("(a @ b.T) / 6", "acc * (1/6)"),
    ("a @ b.T", "acc + Y - Y"),
    ("(a / 3) @ (b / 7).T", "acc / 21"),
    ("td.relu(a @ b.T) / 3", "td.relu(acc / 3)"),
    ("alpha * (a @ b.T) / 3 + beta * td.old(y)", "acc * (alpha * (1/3)) + Y * beta"),
]
WRONG = [
    ("x * (1/6)", "X / 6.001"),
    ("x * (1/6)", "X / 6.00001"),
    ("x * 3", "X * 3.000001"),
    ("x / 1e20", "X * 1.00001e-20"),
    ("x + 1e-9 * z", "X"),
    ("x + 1e-9 * z", "X + 2e-9 * Z"),
    ("x + 1e-30 * z", "X"),
    ("x + 1e-30", "X"),
    ("x", "X + 1e-30 * Z"),
    ("x / 6", "X * (1/6) + 1e-20 * Z"),
    ("x / 6", "X * (1/6) + 1e-30"),
    ("x / 6 + alpha * 1e-30", "X * (1/6)"),
    ("x", "X + V - Z"),
    ("x", "X + V - V + 1e-9 * Z"),
    ("x", "2 * X + 1e20 * Z - 1e20 * Z"),
    ("td.relu(1 * x)", "td.maximum(X, 1e-20)"),
    ("td.relu(1 * x)", "td.relu(X) + 1e-25 * td.relu(-X)"),
    ("td.exp(1 * x)", "td.exp(X * 1.00001)"),
    ("td.exp(1 * x)", "td.exp(X + 1e-6)"),
    ("td.exp(x + z)", "td.exp(X) * td.exp(V)"),
    ("td.minimum(td.exp(x + z), 1e6)", "td.exp(X) * td.exp(Z)"),
]
WRONG_PRODUCTS = [("(a @ b.T) / 6", "acc / 6.001"), ("a @ b.T + 1e-20 * td.old(y)", "acc"), ("1e-20 * (a @ b.T) + td.old(y)", "Y + 0 * acc")]


@pytest.mark.sample("x / v / z-X / (V * Z)-source16", "x-X * 2 / 2-source8")
@pytest.mark.parametrize("contract, value, source", [(*one, SOURCE) for one in RIGHT] + [(*one, PRODUCT) for one in RIGHT_PRODUCTS])
def test_put_in_another_way(made, contract, value, source):
    assert refusals(made(contract, value, source)) == []


@pytest.mark.sample("x-X + 1e-30 * Z-source8")
@pytest.mark.parametrize("contract, value, source", [(*one, SOURCE) for one in WRONG] + [(*one, PRODUCT) for one in WRONG_PRODUCTS])
def test_another_formula(made, contract, value, source):
    assert refusals(made(contract, value, source)) == ["TD602"]


# ------------------------------------------------------------------------------------------------------ any formula


def formula(chosen: random.Random, depth: int) -> Formula:
    """A formula without a quotient of what may be 0."""
    if depth == 0:
        return chosen.choice([*(LEAVES[name] for name in NAMES), al.Parameter("alpha"), number(chosen.choice((2, 0.1, 1 / 3, 7, 1e-12)))])
    one, other = formula(chosen, depth - 1), formula(chosen, depth - 1)
    op = chosen.choice(("+", "-", "*", "neg", "/", "maximum", "relu"))
    if op in ("neg", "relu"):
        return made_of(op, one)
    return made_of(op, one, number(chosen.choice((3, 0.7, 1e6))) if op == "/" else other)


def rearranged(value: Formula, chosen: random.Random) -> Formula:
    """The same in real arithmetic, its numbers as f32 has them."""
    if not isinstance(value, al.Applied):
        return value
    op, (one, *rest) = value.op, [rearranged(operand, chosen) for operand in value.operands]
    other = rest[0] if rest else one
    ways: list[Callable[[], Formula]] = [
        lambda: made_of(op, one, *rest),
        lambda: made_of("-", made_of("+", made_of(op, one, *rest), LEAVES["y"]), LEAVES["y"]),
        lambda: made_of("/", made_of("*", made_of(op, one, *rest), number(0.3)), number(0.3)),
        lambda: made_of("neg", made_of("neg", made_of(op, one, *rest))),
    ]
    if op in ("+", "*", "maximum"):
        ways.append(lambda: made_of(op, other, one))
    if op == "-":
        ways.append(lambda: made_of("neg", made_of("-", other, one)))
    if op == "*" and isinstance(one, al.Applied) and one.op in ("+", "-"):
        ways.append(lambda: made_of(one.op, *(made_of("*", part, other) for part in one.operands)))
    if op == "/" and isinstance(other, al.Number):
        ways.append(lambda: made_of("*", one, number(1 / other.value)))
    if op == "maximum":
        ways.append(lambda: made_of("neg", made_of("minimum", *(made_of("neg", part) for part in (one, other)))))
    if op == "relu":
        ways.append(lambda: made_of("maximum", number(0), one))
    return chosen.choice(ways)()


@pytest.mark.thorough
@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_any_formula_rearranged(seed):
    chosen = random.Random(seed)
    wanted = formula(chosen, 3)
    assert not differ(rearranged(wanted, chosen), wanted)


@pytest.mark.thorough
@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from((1.0, 0.1, 1e-6, 1e-20, 1e-35)), st.booleans())
def test_any_formula_rearranged_with_a_term_too_much(seed, factor, is_parameter):
    chosen = random.Random(seed)
    wanted = formula(chosen, 2)
    term = made_of("*", al.Parameter("w") if is_parameter else LEAVES["w"], number(factor))
    assert differ(made_of("+", rearranged(wanted, chosen), term), wanted)


@pytest.mark.thorough
@settings(max_examples=100, deadline=None)
@given(st.floats(1e-30, 1e30), st.integers(6, 30), st.booleans())
def test_how_far_off_a_number_is_another_one(value, far, below):
    """More than 2⁻²¹ is another number; one that f32 does not tell from it is the same. Whole ones are what they are."""
    x, factor = LEAVES["x"], 1 + (-1 if below else 1) * 2.0**-far
    kept, off = number(value), number(value * factor)
    relative = abs(off.value / kept.value - 1)
    assert relative <= 2**-22 or differ(made_of("*", x, off), made_of("*", x, kept))
    assert relative or not differ(made_of("*", x, off), made_of("*", x, kept))
    assert not differ(made_of("/", x, number(1 / value)), made_of("*", x, kept))


def test_a_number_beside_a_number_that_may_be_off():
    """What 10 / 0.7123457 may be off by hides 10⁻⁷, and not 10⁻⁵. Short numbers are what they are: 10 / 0.7 is 100 / 7, and hides nothing."""
    loose, short = ((made_of("/", number(10), number(value)), made_of("*", number(10), number(1 / value))) for value in (0.7123457, 0.7))
    assert not differ(made_of("+", loose[1], number(1e-7)), loose[0])
    assert differ(made_of("+", loose[1], number(1e-5)), loose[0])
    assert not differ(*short)
    assert differ(made_of("+", short[1], number(1e-20)), short[0])


def test_whole_numbers_are_what_they_are():
    x = LEAVES["x"]
    assert differ(made_of("*", made_of("*", x, al.Number(3.0)), al.Number(1365.0)), made_of("*", x, al.Number(4096.0)))
    assert differ(made_of("-", made_of("*", x, al.Number(3.0)), made_of("*", x, al.Number(2.0))), made_of("*", x, al.Number(1 + 2.0**-20)))


@pytest.mark.left_out(
    "2 * X + 1e-30 * Z-td.warp_id() == 0",
    "2 * X + 1e-30 * Z-i == 0",
    "2 * X + 1e-30 * alpha-i == 0",
    "2 * X + 1e-30 * V-i == 0",
    "2 * X + 1e-30 * V-i == 1",
    "2 * X + 1e-30 * V-td.warp_id() == 0",
    "2 * X + 1e-30 * V-td.warp_id() == 2",
    "2 * X + 1e-30 * Z-i == 1",
    "2 * X + 1e-30 * Z-td.warp_id() == 2",
    "2 * X + 1e-30 * alpha-i == 1",
    "2 * X + 1e-30 * alpha-td.warp_id() == 0",
    "2 * X + 1e-30 * alpha-td.warp_id() == 2",
    "2 * X - 1e-30 * Y-td.warp_id() == 0",
    "X * 2 + 1e-30-i == 0",
    "X * 2 + 1e-30-i == 1",
    "X * 2 + 1e-30-td.warp_id() == 0",
    "X * 2 + 1e-30-td.warp_id() == 2",
)
@pytest.mark.parametrize("chosen", ["td.warp_id() == 0", "td.warp_id() == 2", "i == 0", "i == 1"])
@pytest.mark.parametrize("other", ["2 * X + 1e-30 * Z", "2 * X + 1e-30 * V", "2 * X + 1e-30 * alpha", "X * 2 + 1e-30", "2 * X - 1e-30 * Y"])
def test_a_formula_that_some_warps_or_blocks_have(made, chosen, other):
    """Another one than the first warp has, or the first blocks, at the same store."""
    text = SOURCE.replace("    td.store", f"    W = 2 * X + 1e-30 * Y\n    if {chosen}:\n        td.copy(W, {{value}})\n    td.store").replace(
        "y[place], {value}", "y[place], W"
    )
    assert refusals(made("2 * x + 1e-30 * td.old(y)", other, text)) == ["TD602"]
    assert refusals(made("2 * x + 1e-30 * td.old(y)", "1e-30 * Y + X * 2", text)) == []


def test_what_is_kept_of_a_long_loop_knows_its_rounding(made):
    text = SOURCE.replace("    td.store", "    for k in td.range(50):\n        X += V\n        X -= V\n    td.store")
    assert refusals(made("x", "X", text)) == []
    assert refusals(made("x", "2 * X", text)) == ["TD602"]
    third = SOURCE.replace("    td.store", "    for k in td.range(30):\n        X /= 3\n        X *= 3\n    td.store")
    assert refusals(made("x", "X", third)) == []
    assert refusals(made("x", "X * 1.001", third)) == ["TD602"]


def test_a_value_that_is_used_twice_is_worked_out_once(made, monkeypatch):
    """A tile that is squared 24 times has 2²⁴ factors, and 24 products."""
    text = SOURCE.replace("    td.store(y[place], {value})", "    for _ in range(24):\n        X = X * X\n    td.store(y[place], {value})")
    worked_out, meaning = [], Fingerprints.meaning
    monkeypatch.setattr(Fingerprints, "meaning", lambda self, *given: worked_out.append(given) or meaning(self, *given))
    assert [finding.code for finding in made("x", "X", text).check()] == ["TD602"]
    assert 0 < len(worked_out) < 24 * 100  # elements, bounds and fractions, of each seed


# ---------------------------------------------------------------------------------------------------------- in fractions


def in_fractions(value: Formula, wanted: Formula) -> bool:
    """Whether a formula that is beyond every exact form is refused by the few elements that are computed in fractions."""
    return bool(certainly_different(value, wanted, ROWS, COLS, TAGS, None).any())


def test_what_fractions_show():
    """A constant of the formula may be off by its own rounding, and no more; a term is not hidden by a greater one beside it."""
    x, y, z = (LEAVES[name] for name in NAMES)
    sixth = made_of("*", x, number(1 / 6))
    assert not in_fractions(sixth, made_of("/", x, number(6))) and in_fractions(sixth, made_of("/", x, number(6.001)))
    hidden = made_of("+", y, made_of("*", x, number(1e-9)))
    assert in_fractions(hidden, made_of("+", y, made_of("*", x, number(1.001e-9)))) and not in_fractions(hidden, hidden)
    greater, turned = made_of("maximum", sixth, z), al.Flipped(al.Flipped(made_of("maximum", z, sixth)))
    assert not in_fractions(greater, turned) and in_fractions(greater, made_of("maximum", made_of("/", x, number(6.001)), z))
    assert in_fractions(made_of("/", x, made_of("*", z, number(3))), made_of("/", x, z))
    assert not in_fractions(made_of("/", x, made_of("-", z, z)), y)  # divided by 0: never found


def test_what_rounding_shows_already_is_not_computed_in_fractions():
    x, z = LEAVES["x"], LEAVES["z"]
    curve, scaled = made_of("exp", x), made_of("*", made_of("exp", x), number(1.01))
    assert differ(curve, scaled) and not in_fractions(curve, scaled) and not in_fractions(curve, made_of("exp", x))
    assert not in_fractions(made_of("exp", made_of("+", x, z)), made_of("*", made_of("exp", x), made_of("exp", z)))
