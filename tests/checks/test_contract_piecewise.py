"""TD602 and TD601 with maxima, minima and exponentials: formulas are compared between all breakpoints; what is beyond that is unchecked."""

import pytest

from tests.checks.limits import PRODUCT, SOURCE
from tests.checks.rearranged import refusals
from tiledsl.analysis.values import compare, exponentials, graphs, halfspaces, piecewise

FARTHEST = "td.maximum(td.maximum(X, -X), td.maximum(Z, -Z))"
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
    ("td.maximum(x * x, z * z)", f"{FARTHEST} * {FARTHEST}"),
    (
        "td.minimum(4 * x * x, (z + v) * (z + v))",
        "td.minimum(td.maximum(2 * X, -2 * X), td.maximum(Z + V, -Z - V)) * td.minimum(td.maximum(2 * X, -2 * X), td.maximum(Z + V, -Z - V))",
    ),
    ("td.maximum((x + 1) * (x + 1), 4)", "4 + td.relu(X + 3) * td.relu(X - 1) + td.relu(-3 - X) * td.relu(1 - X)"),
    ("td.relu(x * x - 2 * x * z + z * z)", "(X - Z) * (X - Z)"),
    ("td.relu(1 + x * x + x * z + z * z)", "1 + X * X + X * Z + Z * Z"),
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
    ("td.maximum(x * x, z * z)", "td.maximum(X, Z) * td.maximum(X, Z)"),
    ("td.maximum(x * x, z * z)", f"{FARTHEST} * {FARTHEST} + " + SPIKE.format(x="X")),
    ("td.relu(x * x - 2 * x * z + z * z)", "(X - Z) * td.relu(X - Z)"),
    ("td.relu(1 + x * x + 3 * x * z + z * z)", "1 + X * X + 3 * X * Z + Z * Z"),
    ("td.gelu(1 * x)", "td.gelu(X) + td.relu(X - 50) - td.relu(X - 50.01)"),
    (
        "td.exp(x) / (td.exp(x) + td.exp(z))",
        "td.exp(X - td.maximum(X, Z)) / (td.exp(X - td.maximum(X, Z)) + td.exp(Z - td.minimum(X, Z)))",
    ),
]


@pytest.mark.sample(
    "td.gelu(1 * x, approximate='tanh')-X / (1 + td.exp(-1.5957691216 * (X + 0.044715 * X * X * X)))",
    "td.maximum((x + 1) * (x + 1), 4)-4 + td.relu(X + 3) * td.relu(X - 1) + td.relu(-3 - X) * td.relu(1 - X)",
    "td.exp(td.maximum(x, z))-td.maximum(td.exp(X), td.exp(Z))",
    "td.maximum(x, -x)-td.relu(X) + td.relu(-X)",
    "td.relu(x * x - 2 * x * z + z * z)-(X - Z) * (X - Z)",
    "td.minimum(td.exp(x), 8)-td.exp(X) - td.relu(td.exp(X) - 8)",
)
@pytest.mark.parametrize("contract, value", RIGHT)
def test_another_form_is_right(contract, value, made):
    assert [found.code for found in made(contract, value, SOURCE).check() if found.severity != "note"] == []


@pytest.mark.sample("td.minimum(td.maximum(x, 0), 6)-td.minimum(td.maximum(X, 0), 6.0001)", "1 * x-td.maximum(X, -1e30)")
@pytest.mark.parametrize("contract, value", WRONG)
def test_another_function_is_wrong(contract, value, made):
    assert refusals(made(contract, value, SOURCE)) == ["TD602"]


@pytest.mark.sample("td.relu(acc) * (1 + 1e-7)")
@pytest.mark.parametrize("value", ["td.relu(acc) + " + SPIKE.format(x="acc"), "td.relu(acc) * (1 + 1e-7)"])
def test_a_product_is_a_variable_too(value, made):
    assert refusals(made("td.relu(a @ b.T)", value, PRODUCT)) == ["TD602"]
    assert refusals(made("td.relu(a @ b.T)", "td.maximum(0, acc)", PRODUCT)) == []


LONG = SOURCE.replace("    td.store", "    for k in td.range(70):\n        td.copy(X, td.maximum(X, V) - Z)\n    td.store")


def test_what_is_undecided_is_unchecked(made):
    """Seventy maxima one after another are kept as numbers only: that these agree proves nothing."""
    text = LONG.replace("td.copy(X, td.maximum(X, V) - Z)", "td.copy(X, td.maximum(X, V))")
    (found,) = [found for found in made("td.maximum(x, v)", "X", text).check() if found.severity == "error"]
    assert found.code == "TD601"
    assert found.message == ("the contract y = maximum(x, v) is not checked: a maximum or a minimum follows more than 64 operations, one after another")
    assert found.helps == (
        "let each element be the result of at most 64 nested operations: combine fewer values in a loop",
        'or say that it stays unchecked: td.unchecked(y, "the reason"), or --allow-unchecked for one command',
    )
    allowed = text.replace("    i = td.grid(2)", "    td.unchecked(y, 'a test compares it')\n    i = td.grid(2)")
    assert refusals(made("td.maximum(x, v)", "X", allowed)) == []
    assert refusals(made("td.maximum(x, v)", "X", LONG)) == ["TD602"]


BEYOND = [
    ((piecewise, "_MOST_CONDITIONS"), (piecewise, "_FEW_CONDITIONS")),
    ((exponentials, "_MOST_TERMS"),),
    ((exponentials, "_MOST_BITS"),),
    ((halfspaces, "_MOST_ROWS"),),
    ((graphs, "_MOST_NODES"),),
]


@pytest.mark.parametrize("limits", BEYOND, ids=lambda limits: limits[0][1])
def test_what_is_beyond_a_limit_is_unchecked(limits, made, monkeypatch):
    """Beyond the limit of any part of the comparison a right formula is not accepted."""
    for module, name in limits:
        monkeypatch.setattr(module, name, 0)
    monkeypatch.setattr(compare, "are_equal", piecewise.are_equal.__wrapped__)  # what is kept was found within the limits
    (found,) = [found for found in made("td.relu(x) * td.relu(x)", "X * td.relu(X)", SOURCE).check() if found.severity == "error"]
    assert (found.code, found.message.partition(": ")[2]) == (
        "TD601",
        "its maxima, minima and exponentials cannot be compared exactly with those that are stored",
    )


# ------------------------------------------------------------------------------------------------------------- many terms

TERMS = """\
import tiledsl as td


@td.kernel(warps=1)
def kernel({tensors}, y: td.gl[td.f32, 16, 16]):
    td.ensures(y, {contract})
    td.grid(1)
    X = [{loads}]
    {before}
    td.store(y[0, 0], {value})
"""


def of_terms(made, count, contract, before, value):
    names = [f"x{number}" for number in range(count)]
    tensors = ", ".join(f"{name}: td.gl[td.f32, 16, 16]" for name in names)
    loads = ", ".join(f"td.load({name}[0, 0], (16, 16))" for name in names)
    inside = {"tensors": tensors, "loads": loads, "before": before, "contract": "{contract}", "value": "{value}"}
    return made(" + ".join(contract.format(x=name) for name in names), value, TERMS.format(**inside))


CLIPS = "clips = [td.relu(td.minimum(x, {top})) for x in X]"


def test_many_limited_terms_are_compared_term_by_term(made):
    """Twelve limits of twelve tensors have half a million cells together, and three each."""
    contract = "td.minimum(td.relu({x}), 6)"
    assert refusals(of_terms(made, 12, contract, CLIPS.format(top=6), "sum(clips[1:], clips[0])")) == []
    wrong = CLIPS.format(top=6) + "; clips[7] = td.relu(td.minimum(X[7], 6.001))"
    assert refusals(of_terms(made, 12, contract, wrong, "sum(clips[1:], clips[0])")) == ["TD602"]


STEP = "\n    ".join(
    (
        "m, s = X[0], 0 * X[0] + 1",
        "for x in X[1:]:",
        "    new = td.maximum(m, x)",
        "    m, s = new, s * td.exp(m - new) + td.exp(x - {of})",
    )
)


@pytest.mark.sample("4")
@pytest.mark.parametrize("count", [4, 12])
def test_an_online_softmax(made, count):
    right, wrong = (refusals(of_terms(made, count, "td.exp({x})", STEP.format(of=of), "s * td.exp(m)")) for of in ("new", "m"))
    assert (right, wrong) == ([], ["TD602"])


ONLINE = SOURCE.replace(
    "    td.store",
    """    m, s = 1 * X, 0 * X + 1
    for k in td.range(40):
        new = td.maximum(m, V)
        td.copy(s, s * td.exp(m - new) + td.exp(V - {of}))
        td.copy(m, new)
    td.store""",
)


@pytest.mark.thorough
def test_an_online_softmax_of_many_steps(made):
    """Beyond 64 operations, one after another, the right sum is unchecked; it was refused as another one."""
    contract = "td.exp(x) + 40 * td.exp(v)"
    right, wrong = (refusals(made(contract, "s * td.exp(m)", ONLINE.replace("{of}", of))) for of in ("new", "m"))
    assert (right, wrong) == (["TD601"], ["TD602"])


SPIKE_AT_1 = " + td.relu({v} - 1) - 2 * td.relu({v} - 1.03) + td.relu({v} - 1.06)"
CLOSE = [
    ("td.minimum(td.relu(2 * {x} - td.exp({z}{at_z})), td.relu(({z} - 1) * td.minimum({x}, {z})))", {"z": "v"}),
    ("td.maximum(td.relu(0.1 * {z} * {z}), td.minimum({x} * {x}{at_x}, ({x} + {z}) / (1 + td.exp({x}))))", {"z": "z"}),
]


@pytest.mark.sample("td.maximum(td.relu(0.1 * {z} * {z}), td.minimum({x} * {x}{at_x}, ({x} + {z}) / (1 + td.exp({x}))))-names1")
@pytest.mark.parametrize("text, names", CLOSE)
def test_a_narrow_part_of_a_cell_is_found(made, text, names):
    """Conditions that are not linear: the spike shows on a small part of few cells."""
    due = {"x": "x", "z": names["z"]}
    has = {name: one.upper() for name, one in due.items()}
    spikes = {f"at_{name}": SPIKE_AT_1.format(v=one) for name, one in has.items()}
    contract, right, wrong = (text.format(**one) for one in (due | dict.fromkeys(spikes, ""), has | dict.fromkeys(spikes, ""), has | spikes))
    assert refusals(made(contract, right)) == []
    assert refusals(made(contract, wrong)) == ["TD602"]
