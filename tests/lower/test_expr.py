"""Device integers: building, folding, ranges and substitution never change a value. Python's own integers are the oracle."""

from __future__ import annotations

import dataclasses
import operator
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.sweeps import tries
from tiledsl.diagnostics.diagnostic import Span
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex

PLAIN = (
    ir.Var("lane", "lane", 0, 63),
    ir.Var("warp", "warp", 0, 3),
    ir.Var("block", "block", 0, 4095),
    ir.Var("k", "loop", 2, 130),
    ir.Var("below", "loop", -50, -3),
    ir.Var("across", "loop", -20, 33),
    ir.Var("flag", "warp", 0, 1),
)
LANE, WARP, BLOCK, K, BELOW, ACROSS, FLAG = PLAIN
M, N = ir.Var("M", "size", 1, 300), ir.Var("N", "size", 64, 512, multiple=8)
ROW = ir.Var("row", "block", 0, 9, limit=ex.binary("-", ex.ceil_div(M, 32), 1))
STEP = ir.Var("step", "loop", 0, 63, limit=ex.binary("-", ex.binary("//", N, 8), 1))
TILES = ex.ceil_div(M, 32)  # a loop's number of steps, and the blocks of a grid
VARIABLES = (*PLAIN, M, N, ROW, STEP)
Environment = dict[ir.Expr, int]
ORACLE: dict[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "//": operator.floordiv,
    "%": operator.mod,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
    "<<": operator.lshift,
    ">>": operator.rshift,
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
    "and": lambda a, b: bool(a) and bool(b),
    "or": lambda a, b: bool(a) or bool(b),
}


@dataclasses.dataclass(frozen=True)
class Built:
    """An expression as the library builds it, and what Python makes of the same operations under an environment."""

    expr: ir.Expr
    value: Callable[[Environment], int]


def leaf(node: ir.Expr) -> Built:
    return Built(node, lambda env: node.value if isinstance(node, ir.Const) else env[node])


def combine(op: str, left: Built, right: Built) -> Built:
    return Built(ex.binary(op, left.expr, right.expr), lambda env: int(ORACLE[op](left.value(env), right.value(env))))


def choose(condition: Built, true: Built, false: Built) -> Built:
    return Built(ex.select(condition.expr, true.expr, false.expr), lambda env: (true if condition.value(env) else false).value(env))


def swizzle(offset: Built) -> Built:
    def value(env: Environment) -> int:
        o = offset.value(env)
        return o ^ (((o >> 7) & 7) << 4)

    return Built(ir.Swizzled(offset.expr, ir.Swizzle(7, 3)), value)


tiles = Built(TILES, lambda env: -(-env[M] // 32))
leaves = st.one_of(st.one_of(st.sampled_from(VARIABLES), st.integers(-70, 300).map(ir.Const)).map(leaf), st.just(tiles))
divisors = st.one_of(st.one_of(st.integers(-9, 70).filter(bool).map(ir.Const), st.sampled_from([K, BELOW, M, N])).map(leaf), st.just(tiles))
shifts = st.integers(0, 6).map(lambda n: leaf(ir.Const(n)))


def grown(smaller: st.SearchStrategy[Built]) -> st.SearchStrategy[Built]:
    return st.one_of(
        st.builds(combine, st.sampled_from(["+", "-", "+", "-", "*", "&", "|", "^", "==", "!=", "<", "<=", ">", ">=", "and", "or"]), smaller, smaller),
        st.builds(combine, st.sampled_from(["//", "%"]), smaller, divisors),
        st.builds(combine, st.sampled_from(["<<", ">>"]), smaller, shifts),
        st.builds(choose, smaller, smaller, smaller),
        st.builds(swizzle, smaller),
    )


def within_32_bits(built: Built) -> bool:
    """Device integers have 32 bits; what overflows on the way has no defined value."""
    low, high = widest(built.expr)
    return -(2**31) <= low and high < 2**31


def widest(node: ir.Expr) -> tuple[int, int]:
    ranges = [ex.bounds(node), *map(widest, ex.children(node))]
    return min(low for low, _ in ranges), max(high for _, high in ranges)


built = st.recursive(leaves, grown, max_leaves=10).filter(within_32_bits)


@st.composite
def environments_of(draw: st.DrawFn) -> Environment:
    """Values of all variables: sizes that are multiples, and what has a limit below it."""
    env: Environment = {v: draw(st.integers(v.low, v.high)) for v in PLAIN}
    env |= {M: draw(st.integers(1, 300)), N: 8 * draw(st.integers(8, 64))}
    return env | {ROW: draw(st.integers(0, -(-env[M] // 32) - 1)), STEP: draw(st.integers(0, env[N] // 8 - 1))}


environments = environments_of()


@pytest.mark.thorough
@tries(400)
@given(built, st.lists(environments, min_size=1, max_size=4))
def test_building_never_changes_the_value(one: Built, envs: list[Environment]) -> None:
    for env in envs:
        assert ex.evaluate(one.expr, env) == one.value(env)


@pytest.mark.thorough
@tries(400)
@given(built, st.lists(environments, min_size=1, max_size=4))
def test_bounds_hold_the_value(one: Built, envs: list[Environment]) -> None:
    low, high = ex.bounds(one.expr)
    for env in envs:
        assert low <= one.value(env) <= high


@pytest.mark.thorough
@tries(400)
@given(built, st.lists(environments, min_size=1, max_size=4))
def test_multiples_divide_the_value(one: Built, envs: list[Environment]) -> None:
    for env in envs:
        found = ex.multiple(one.expr)
        assert one.value(env) % found == 0 if found else one.value(env) == 0


@pytest.mark.parametrize(
    "left, right, expected",
    [
        (ex.binary("*", ROW, 32), M, 1),  # a block's first row lies inside
        (ex.binary("+", ex.binary("*", ROW, 32), 31), M, None),  # its last may not
        (ex.binary("*", STEP, 8), N, 1),
        (ex.binary("+", ex.binary("*", STEP, 8), 7), N, 1),  # nor leaves a step of 8 a multiple of 8
        (ex.binary("*", ex.binary("-", TILES, 1), 32), M, 1),
        (ex.binary("*", ex.binary("*", ROW, 32), N), ex.binary("*", M, N), 1),  # bytes before a row, and of a tensor
        (ex.binary("+", ex.binary("*", ex.binary("*", ROW, 32), N), ex.binary("*", STEP, 8)), ex.binary("*", M, N), 1),
        (ROW, TILES, 1),
        (ex.binary("*", ex.binary("+", ex.binary("*", ex.binary("//", ex.binary("-", TILES, 2), 2), 2), 1), 32), M, 1),  # half of the tiles, twice
        (ROW, ex.binary("-", TILES, 1), None),
        (M, N, None),
    ],
)
def test_what_sizes_settle(left: ir.Expr, right: ir.Expr, expected: int | None) -> None:
    found = ex.binary("<", left, right)
    assert found == ex.const(expected) if expected is not None else isinstance(found, ir.Binary)


@pytest.mark.parametrize(
    "op, left, right, expected",
    [
        ("%", N, 8, ex.const(0)),
        ("*", ex.binary("//", N, 8), 8, None),
        ("//", ex.binary("+", N, 7), 8, ex.binary("//", N, 8)),  # what td.cdiv makes of a multiple
        ("//", ex.binary("+", ex.binary("*", N, 3), 12), 4, ex.binary("+", ex.binary("//", ex.binary("*", N, 3), 4), 3)),
        ("%", ex.binary("+", N, LANE), 4, ex.binary("%", LANE, 4)),
        ("*", ex.binary("+", LANE, 3), N, ex.binary("+", ex.binary("*", LANE, N), ex.binary("*", N, 3))),  # term by term
    ],
)
def test_folding_of_sizes(op: str, left: ir.Expr, right: int | ir.Expr, expected: ir.Expr | None) -> None:
    found = ex.binary(op, left, right)
    assert expected is None or found == expected
    assert ex.bounds(ex.binary("-", found, found)) == (0, 0)


@tries(100, 50)
@given(built, environments, st.sets(st.sampled_from(VARIABLES)))
def test_substituting_constants_is_evaluating_in_part(one: Built, env: Environment, bound: set[ir.Expr]) -> None:
    rest = ex.substitute(one.expr, {v: ex.const(env[v]) for v in bound})
    assert not bound & set(ex.variables(rest))
    assert ex.evaluate(rest, env) == one.value(env)


@tries(100, 50)
@given(built, environments, st.integers(-3, 3), st.integers(-5, 5))
def test_substituting_an_expression_is_composing(one: Built, env: Environment, factor: int, shift: int) -> None:
    put = ex.binary("+", ex.binary("*", LANE, factor), shift)
    moved = {**env, BLOCK: ex.evaluate(put, env)}
    try:
        rest = ex.substitute(one.expr, {BLOCK: put})
    except ZeroDivisionError:
        assume(False)
    assert ex.evaluate(rest, env) == one.value(moved)


@pytest.mark.thorough
@tries(100)
@given(built, environments)
def test_the_linear_form_has_the_same_value_and_comes_back(one: Built, env: Environment) -> None:
    terms, constant = ex.linear(one.expr)
    assert all(terms.values())
    assert sum(c * ex.evaluate(atom, env) for atom, c in terms.items()) + constant == one.value(env)
    assert ex.linear(ex.from_linear((terms, constant))) == (terms, constant)
    assert ex.evaluate(ex.from_linear((terms, constant)), env) == one.value(env)


@pytest.mark.thorough
@tries(100)
@given(built, st.lists(environments, min_size=1, max_size=5))
def test_arrays_are_evaluated_like_each_of_their_elements(one: Built, envs: list[Environment]) -> None:
    arrays: dict[ir.Expr, np.ndarray] = {v: np.array([env[v] for env in envs]) for v in VARIABLES}
    found = np.broadcast_to(np.asarray(ex.evaluate(one.expr, arrays)), (len(envs),))
    assert found.tolist() == [one.value(env) for env in envs]


@tries(100, 50)
@given(st.dictionaries(st.sampled_from(PLAIN), st.integers(-12, 12), max_size=4), st.integers(-1000, 1000))
def test_bounds_of_linear_expressions_are_reached(terms: dict[ir.Var, int], constant: int) -> None:
    total: ir.Expr = ex.const(constant)
    for v, c in terms.items():
        total = ex.binary("+", total, ex.binary("*", v, c))
    least = sum(min(c * v.low, c * v.high) for v, c in terms.items()) + constant
    most = sum(max(c * v.low, c * v.high) for v, c in terms.items()) + constant
    assert ex.bounds(total) == (least, most)


@tries(100, 50)
@given(st.permutations([LANE, WARP, K, ex.const(7), ex.binary("*", BLOCK, 5), ex.binary("//", LANE, 3)]))
def test_sums_are_equal_in_whatever_order_they_are_built(parts: list[ir.Expr]) -> None:
    total: ir.Expr = ex.const(0)
    for part in parts:
        total = ex.binary("+", total, part)
    expected = ex.binary(
        "+", ex.binary("+", ex.binary("*", BLOCK, 5), ex.binary("//", LANE, 3)), ex.binary("+", ex.binary("+", LANE, WARP), ex.binary("+", K, 7))
    )
    assert total == expected


# --------------------------------------------------------------------------------------------------- single rules


@pytest.mark.parametrize(
    "op, left, right, expected",
    [
        ("+", LANE, 0, LANE),
        ("*", LANE, 1, LANE),
        ("*", LANE, 0, ex.const(0)),
        ("-", LANE, LANE, ex.const(0)),
        ("//", LANE, 1, LANE),
        ("//", LANE, 64, ex.const(0)),
        ("%", LANE, 64, LANE),
        ("<", LANE, 64, ex.const(1)),
        (">=", LANE, 64, ex.const(0)),
        ("==", LANE, -1, ex.const(0)),
        ("!=", LANE, -1, ex.const(1)),
        ("<<", LANE, 0, LANE),
        (">>", LANE, 0, LANE),
        ("|", LANE, 0, LANE),
        ("^", LANE, 0, LANE),
        ("and", ex.binary("<", LANE, 5), 1, ex.binary("<", LANE, 5)),
        ("and", ex.binary("<", LANE, 5), 0, ex.const(0)),
        ("or", 3, LANE, ex.const(1)),
        ("or", 0, FLAG, FLAG),
    ],
)
def test_folding(op: str, left: int | ir.Expr, right: int | ir.Expr, expected: ir.Expr) -> None:
    assert ex.binary(op, left, right) == expected


@pytest.mark.parametrize("op, neutral", [("and", 1), ("and", -7), ("or", 0)])
def test_a_truth_value_is_0_or_1_whatever_it_is_made_of(op: str, neutral: int) -> None:
    """`lane and True` is whether the lane is not 0, not the lane."""
    for folded in (ex.binary(op, LANE, neutral), ex.binary(op, neutral, LANE)):
        assert [ex.evaluate(folded, {LANE: lane}) for lane in (0, 1, 2, 63)] == [0, 1, 1, 1]
        assert ex.bounds(folded) == (0, 1)


@pytest.mark.parametrize("op", ["//", "%"])
def test_division_by_zero_is_pythons_own_error(op: str) -> None:
    for left in (7, LANE):
        with pytest.raises(ZeroDivisionError):
            ex.binary(op, left, 0)


def test_a_comparison_that_ranges_do_not_settle_stays() -> None:
    for op, right in (("<", 63), (">", 0), ("==", 63), ("!=", 0), ("<=", 62), (">=", 1)):
        assert isinstance(ex.binary(op, LANE, right), ir.Binary)


def test_select_takes_the_side_that_python_knows() -> None:
    assert ex.select(ex.const(2), LANE, K) == LANE
    assert ex.select(ex.const(0), LANE, K) == K
    assert ex.select(FLAG, LANE, LANE) == LANE
    assert ex.select(FLAG, LANE, K) == ir.Select(FLAG, LANE, K)


def test_select_over_arrays_evaluates_only_what_is_chosen() -> None:
    """An undefined side is no error where no element takes it."""
    undefined = ir.Undefined("x", Span("kernel.py", 1, 1, 1, 2))
    chosen = ir.Select(FLAG, LANE, undefined)
    lanes = np.arange(4)
    assert ex.evaluate(chosen, {FLAG: np.ones(4, int), LANE: lanes}).tolist() == [0, 1, 2, 3]
    with pytest.raises(KeyError):
        ex.evaluate(chosen, {FLAG: np.array([1, 0, 1, 1]), LANE: lanes})


def test_what_is_unbound_is_named() -> None:
    with pytest.raises(KeyError) as missing:
        ex.evaluate(ex.binary("+", LANE, K), {LANE: 1})
    assert missing.value.args == (K,)


def test_kinds_and_variables_reach_into_every_node() -> None:
    node = ir.Select(ex.binary("<", WARP, 2), ir.Swizzled(ex.binary("*", LANE, K), ir.Swizzle(7, 3)), BLOCK)
    assert ex.kinds(node) == {"warp", "lane", "loop", "block"}
    assert set(ex.variables(node)) == {WARP, LANE, K, BLOCK}
    assert ex.contains(node, ir.Swizzled) and not ex.contains(node, ir.Undefined)
