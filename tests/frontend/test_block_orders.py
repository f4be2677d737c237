"""The orders of td.grid: every block is taken exactly once, neighbours stand close together, each XCD has one run, and wrong requests are refused."""

import itertools
import math

import numpy as np
import pytest

from tests.frontend.support import expected
from tiledsl.compile.lowered import blocks_of
from tiledsl.ir.math.grid import block_steps, workgroup
from tiledsl.ir.math.integers import const, evaluate
from tiledsl.targets import TARGETS

SHAPES = [*itertools.product(range(1, 20), range(1, 14)), (64, 64), (32, 32), (37, 91), (128, 3), (1, 250)]
GROUPS = [(4, 2), (3, 5), (1, 1), (8, 100)]


def taken(sizes, order, group=(4, 2), xcds=8):
    """The blocks of work-groups 0, 1, 2, …, each step's value within the range that it states."""
    number = np.arange(math.prod(sizes))
    extents = [const(size) for size in sizes]
    values = {workgroup(extents): number}
    for step in block_steps(extents, order, group, xcds):
        values[step.var] = number = np.broadcast_to(evaluate(step.value, values), number.shape)
        assert step.var.low <= number.min() and number.max() <= step.var.high
    return number


@pytest.mark.sample("(1, 1)-chiplet-1")
@pytest.mark.parametrize("order, xcds", [("grouped", 8), ("chiplet", 8), ("chiplet", 1), ("chiplet", 3)])
@pytest.mark.parametrize("group", GROUPS, ids=str)
def test_every_block_once(order, group, xcds):
    for sizes in SHAPES:
        assert np.array_equal(np.sort(taken(sizes, order, group, xcds)), np.arange(math.prod(sizes))), sizes


@pytest.mark.parametrize("order", ["grouped", "chiplet"])
@pytest.mark.parametrize("sizes", [(3, 5, 7), (2, 8, 8), (2, 2, 3, 4), (4, 1, 1)], ids=str)
def test_more_dimensions(order, sizes):
    assert np.array_equal(np.sort(taken(sizes, order)), np.arange(math.prod(sizes)))


def test_row_by_row_needs_no_step():
    assert block_steps((5, 7), "row", (4, 2), 8) == ()


def test_grouped_by_hand():
    """A grid of 5 × 3 in groups of 2 × 2: the right groups have one column, the last ones one row."""
    order = taken((5, 3), "grouped", (2, 2))
    place = {int(block): turn for turn, block in enumerate(order)}
    assert [[place[3 * row + col] for col in range(3)] for row in range(5)] == [[0, 1, 4], [2, 3, 5], [6, 7, 10], [8, 9, 11], [12, 13, 14]]


@pytest.mark.parametrize("sizes", [(64, 64), (32, 32), (13, 7)], ids=str)
def test_each_xcd_has_one_run_of_the_grouped_order(sizes):
    turn_of = np.argsort(taken(sizes, "grouped"))
    found = taken(sizes, "chiplet")
    runs = [turn_of[found[xcd::8]] for xcd in range(8)]
    assert all(np.array_equal(run, np.arange(run[0], run[0] + len(run))) for run in runs)
    assert max(map(len, runs)) - min(map(len, runs)) <= 1
    assert np.array_equal(np.concatenate(runs), np.arange(math.prod(sizes)))


@pytest.mark.parametrize("target", TARGETS)
def test_the_targets_own_xcds(module, target):
    text = """
        import tiledsl as td
        @td.kernel(warps=1)
        def k(a: td.gl[td.bf16, 8, 8], order="chiplet"):
            row, col = td.grid(6, 4, order=order)
    """
    kernel = module(text).k.capture(target, {})
    assert np.array_equal(blocks_of(kernel, np.arange(24)), taken((6, 4), "chiplet", xcds=TARGETS[target].xcds))
    assert blocks_of(kernel, 23) == 23
    assert np.array_equal(blocks_of(module(text).k.capture(target, {"order": "row"}), np.arange(24)), np.arange(24))


def test_an_order_that_there_is_not(refusal):
    assert (
        refusal("""
        td.grid(4, 4, order="diagonal")
        """)
        == expected("""
        error[TD101]: td.grid has no order 'diagonal': the orders are 'row', 'grouped', 'chiplet'
         --> kernel.py:4:5
        4 |     td.grid(4, 4, order="diagonal")
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.grid(rows, cols, order="grouped", group=(4, 2))
        """)
    )


def test_an_order_that_is_no_text(refusal):
    assert (
        refusal("""
        td.grid(4, 4, order=(4, 2))
        """)
        == expected("""
        error[TD101]: td.grid has no order (4, 2): the orders are 'row', 'grouped', 'chiplet'
         --> kernel.py:4:5
        4 |     td.grid(4, 4, order=(4, 2))
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: td.grid(rows, cols, order="grouped", group=(4, 2))
        """)
    )


def test_groups_of_one_dimension(refusal):
    assert (
        refusal("""
        td.grid(16, order="grouped")
        """)
        == expected("""
        error[TD105]: order='grouped' needs a grid of rows and columns, and this grid has one dimension
         --> kernel.py:4:5
        4 |     td.grid(16, order="grouped")
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          = help: leave the order out
        """)
    )


def test_a_group_that_is_no_pair(refusal):
    assert (
        refusal("""
        td.grid(4, 4, order="grouped", group=8)
        """)
        == expected("""
        error[TD101]: the group of a grid's order is a pair (rows, columns), and got 8
         --> kernel.py:4:5
        4 |     td.grid(4, 4, order="grouped", group=8)
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """)
    )


def test_a_group_of_nothing(refusal):
    assert (
        refusal("""
        td.grid(4, 4, order="grouped", group=(4, 0))
        """)
        == expected("""
        error[TD105]: a size of the group is 0, and must be a whole number that Python knows, at least 1
         --> kernel.py:4:5
        4 |     td.grid(4, 4, order="grouped", group=(4, 0))
          |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        """)
    )
