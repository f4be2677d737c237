"""TD602 and TD601 with maxima, minima and exponentials: formulas are compared between all breakpoints; what is beyond that is unchecked."""

import pytest

from tests.checks.limits import PRODUCT, SOURCE
from tests.checks.rearranged import refusals

RIGHT = [
    ("td.exp(x) / (td.exp(x) + td.exp(z))", "td.exp(X - td.maximum(X, Z)) / (td.exp(X - td.maximum(X, Z)) + td.exp(Z - td.maximum(X, Z)))"),
    ("td.exp(x) / (td.exp(x) + td.exp(z))", "1 / (1 + td.exp(Z - X))"),
    ("td.maximum(td.maximum(x, v), z)", "td.maximum(X, td.maximum(Z, V))"),
    ("td.minimum(td.maximum(x, -1), 1)", "td.maximum(td.minimum(X, 1), -1)"),
    ("td.maximum(x, 0.1 * x)", "td.relu(X) - 0.1 * td.relu(-X)"),
    ("td.maximum(x, -x)", "td.relu(X) + td.relu(-X)"),
    ("td.exp(td.maximum(x, z))", "td.maximum(td.exp(X), td.exp(Z))"),
    ("td.relu(x) * td.relu(x)", "X * td.relu(X)"),
    ("td.minimum(td.exp(x), 8)", "td.exp(X) - td.relu(td.exp(X) - 8)"),
    ("td.maximum(x, 0.01 * x)", "td.maximum(td.maximum(X, 0.01 * X), 0.02 * X - 3000)"),
    ("td.gelu(1 * x, approximate='tanh')", "X / (1 + td.exp(-1.5957691216 * (X + 0.044715 * X * X * X)))"),
    ("td.relu(td.gelu(x / 2))", "td.relu(td.gelu(0.5 * X))"),
    ("td.maximum(x, 0) + td.minimum(td.exp(x) - 1, 0)", "td.maximum(X, td.exp(td.minimum(X, 0)) - 1)"),
    ("td.relu(x) * 0.7071067811865476", "td.relu(X * 0.7071067811865476)"),
]
SPIKE = "td.relu({x} - 3) - 2 * td.relu({x} - 3.03) + td.relu({x} - 3.06)"  # of half-width 0.03
WRONG = [
    ("td.relu(1 * x)", "td.relu(X) + " + SPIKE.format(x="X")),
    ("td.relu(1 * x)", "td.relu(X) * (1 + 1e-7)"),
    ("td.relu(1 * x)", "td.relu(X) * (1 - 6e-8)"),
    ("2 * x", "2 * X * (1 + 1e-7)"),
    ("td.minimum(td.maximum(x, 0), 6)", "td.minimum(td.maximum(X, 0), 6.0001)"),
    ("td.minimum(td.maximum(x, -1), 1)", "td.minimum(td.maximum(X, -1.000001), 1)"),
    ("td.maximum(x, 0.01 * x)", "td.maximum(td.maximum(X, 0.01 * X), -1000)"),
    ("td.maximum(x, -x)", "td.maximum(X, -0.9999999 * X)"),
    ("1 * x", "td.maximum(X, -1e30)"),
    ("td.exp(td.minimum(x, 80))", "td.exp(td.minimum(X, 80.001))"),
    ("alpha * td.maximum(x, z)", "td.maximum(alpha * X, alpha * Z)"),
    ("td.maximum(td.minimum(x, z), v)", "td.minimum(td.maximum(X, V), td.maximum(Z, V)) + " + SPIKE.format(x="V")),
    ("td.minimum(td.exp(x + z), 1e6)", "td.exp(X) * td.exp(Z)"),
    ("td.relu(x * x - 4)", "td.relu(X * X - 4) + td.relu(td.minimum(X * X - 4, 4.01 - X * X))"),
    ("td.gelu(1 * x)", "td.gelu(X) + td.relu(X - 50) - td.relu(X - 50.01)"),
    (
        "td.exp(x) / (td.exp(x) + td.exp(z))",
        "td.exp(X - td.maximum(X, Z)) / (td.exp(X - td.maximum(X, Z)) + td.exp(Z - td.minimum(X, Z)))",
    ),
]


@pytest.mark.parametrize("contract, value", RIGHT)
def test_another_form_is_right(contract, value, made):
    assert [found.code for found in made(contract, value, SOURCE).check() if found.severity != "note"] == []


@pytest.mark.parametrize("contract, value", WRONG)
def test_another_function_is_wrong(contract, value, made):
    assert refusals(made(contract, value, SOURCE)) == ["TD602"]


@pytest.mark.parametrize("value", ["td.relu(acc) + " + SPIKE.format(x="acc"), "td.relu(acc) * (1 + 1e-7)"])
def test_a_product_is_a_variable_too(value, made):
    assert refusals(made("td.relu(a @ b.T)", value, PRODUCT)) == ["TD602"]
    assert refusals(made("td.relu(a @ b.T)", "td.maximum(0, acc)", PRODUCT)) == []


LONG = SOURCE.replace("    td.store", "    for k in td.range(50):\n        td.copy(X, td.maximum(X, V) - Z)\n    td.store")


def test_what_is_undecided_is_unchecked(made):
    """Fifty maxima one after another are kept as numbers only: that these agree proves nothing."""
    text = LONG.replace("td.copy(X, td.maximum(X, V) - Z)", "td.copy(X, td.maximum(X, V))")
    (found,) = [found for found in made("td.maximum(x, v)", "X", text).check() if found.severity == "error"]
    assert found.code == "TD601"
    assert found.message == ("the contract y = maximum(x, v) is not checked: a maximum or a minimum follows more than 32 operations, one after another")
    assert found.helps == (
        "let each element be the result of at most 32 nested operations: combine fewer values in a loop",
        'or say that it stays unchecked: td.unchecked(y, "the reason"), or --allow-unchecked for one command',
    )
    allowed = text.replace("    i = td.grid(2)", "    td.unchecked(y, 'a test compares it')\n    i = td.grid(2)")
    assert refusals(made("td.maximum(x, v)", "X", allowed)) == []
    assert refusals(made("td.maximum(x, v)", "X", LONG)) == ["TD602"]
