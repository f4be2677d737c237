"""The extremes of a coordinate where its statement runs: those of all combinations of its variables, found part by part."""

import itertools

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from examples.own_loader import own_loader_roles
from tiledsl.analysis.source.points import extremes, placed_statements
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex

BLOCK, WARP, LANE, STEP = (ir.Var(kind, kind, 0, high) for kind, high in (("block", 5), ("warp", 3), ("lane", 7), ("loop", 4)))
VARIABLES = (BLOCK, WARP, LANE, STEP)
atoms = st.builds(lambda v, op, n: ex.binary(op, v, n), st.sampled_from(VARIABLES), st.sampled_from(["+", "//", "%", "*"]), st.integers(1, 4))
pairs = st.builds(lambda a, op, b: ex.binary(op, a, b), atoms, st.sampled_from(["+", "-", "*", "^"]), atoms)
sums = st.lists(st.tuples(st.one_of(atoms, pairs), st.integers(-3, 3)), min_size=1, max_size=4).map(
    lambda terms: ex.as_expr(sum_of([ex.binary("*", atom, factor) for atom, factor in terms]))
)
conditions = st.lists(
    st.builds(lambda a, op, n: ex.binary(op, a, n), st.one_of(atoms, pairs), st.sampled_from(["<", ">=", "==", "!="]), st.integers(0, 5)), max_size=3
)


def sum_of(terms):
    total = ex.const(0)
    for term in terms:
        total = ex.binary("+", total, term)
    return total


@settings(deadline=None)
@given(sums, conditions)
def test_the_extremes_are_those_of_all_points(value, holding):
    points = np.array(list(itertools.product(*(range(v.low, v.high + 1) for v in VARIABLES)))).T
    environment = dict(zip(VARIABLES, points, strict=True))
    keep = np.ones(points.shape[1], dtype=bool)
    for condition in holding:
        keep &= np.asarray(ex.evaluate(condition, environment)) != 0
    values = np.broadcast_to(np.asarray(ex.evaluate(value, environment)), keep.shape)[keep]
    found = extremes(value, holding)
    assert found == ((int(values.min()), int(values.max())) if len(values) else found)


def test_nothing_is_known_of_a_name_without_a_value():
    nothing = ir.Undefined("x", own_loader_roles.span)
    assert extremes(ex.binary("+", BLOCK, nothing), []) is None
    assert extremes(BLOCK, [ex.binary("<", nothing, 1)]) is None


def test_every_address_of_a_large_kernel_of_ones_own_is_settled():
    """4,096 blocks x 128 steps x 512 lanes are not looked at one by one."""
    kernel = own_loader_roles.capture("gfx942", {})
    pointers = [(value, p) for p in placed_statements(kernel.body) if isinstance(p.statement, ir.Asm) for _, value in p.statement.operands]
    settled = [extremes(value.row, p.conditions) for value, p in pointers if isinstance(value, ir.Pointer)]
    assert len(settled) > 8 and all(found is not None and 0 <= found[0] and found[1] < 8192 for found in settled)
