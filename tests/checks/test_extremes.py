"""The extremes of a coordinate where its statement runs: those of all combinations of its variables, found part by part."""

import itertools

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tiledsl.analysis.source.points as points
from examples.attention_backward import backward_dkdv
from examples.own_loader import own_loader_roles
from tiledsl.analysis.source.points import extremes, placed_statements
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.parts_of_sums import by_parts

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


@pytest.mark.thorough
@settings(deadline=None)
@given(sums, conditions)
def test_the_extremes_are_those_of_all_points(value, holding):
    every = np.array(list(itertools.product(*(range(v.low, v.high + 1) for v in VARIABLES)))).T
    environment = dict(zip(VARIABLES, every, strict=True))
    keep = np.ones(every.shape[1], dtype=bool)
    for condition in holding:
        keep &= np.asarray(ex.evaluate(condition, environment)) != 0
    values = np.broadcast_to(np.asarray(ex.evaluate(value, environment)), keep.shape)[keep]
    found = extremes(value, holding)
    assert found == ((int(values.min()), int(values.max())) if len(values) else found)


@pytest.mark.thorough
@settings(deadline=None)
@given(sums, conditions, st.integers(1, 3))
def test_those_by_the_places_of_a_block_are_the_same(value, holding, divisor):
    """Where there are too many combinations, the two places of a block take the place of its number."""
    places = [ex.binary(op, BLOCK, divisor) for op in ("//", "%")]
    value, *holding = (ex.substitute(one, {WARP: places[0], LANE: places[1]}) for one in (value, *holding))
    with pytest.MonkeyPatch.context() as patch:
        exact = extremes(value, holding)
        patch.setattr(points, "_MOST_TOGETHER", 40)
        patch.setattr(points, "POINTS_AT_ONCE", 7)
        assert extremes(value, holding) in (None, exact)


def test_the_places_of_a_block_are_independent(monkeypatch):
    matrix = ex.binary("+", ex.binary("*", ex.binary("%", BLOCK, 3), 5), STEP)
    condition = ex.binary("<", ex.binary("//", BLOCK, 3), STEP)
    monkeypatch.setattr(points, "POINTS_AT_ONCE", 10)
    monkeypatch.setattr(points, "_MOST_TOGETHER", 10)
    assert extremes(matrix, [condition]) == (1, 14)
    both = ex.binary("<", ex.binary("+", ex.binary("//", BLOCK, 3), ex.binary("%", BLOCK, 3)), STEP)
    monkeypatch.setattr(points, "_MOST_TOGETHER", 1 << 20)
    assert extremes(matrix, [both]) == (1, 14)


@pytest.mark.sample("16")
@pytest.mark.parametrize("shared", [8, 16])
def test_all_places_of_a_long_loop_over_heads_are_settled_by_few_points(monkeypatch, shared):
    """2,048 blocks x 512 steps, or 1,024 blocks x 1,024 steps: the 128 places of a block within a head count, and not the heads."""
    monkeypatch.setattr(points, "POINTS_AT_ONCE", 1 << 17)
    monkeypatch.setattr(points, "_MOST_TOGETHER", 1 << 17)
    sizes = dict(H=16, HK=shared, SQ=16384, SK=16384, D=64, causal=True)
    kernel = by_parts(backward_dkdv.capture("gfx942", sizes))
    windows = [(window, p) for p in placed_statements(kernel.body) for window in p.statement.effects.windows_read]
    assert len(windows) > 8
    for window, placed in windows:
        for start, count, size in ((window.matrix, 1, window.tensor.matrices), (window.row, window.rows, window.tensor.rows)):
            low, high = extremes(start, placed.conditions)
            assert 0 <= low and high + count <= ex.number(size)


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
