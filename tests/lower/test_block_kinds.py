"""Blocks of one kind are those in which every value is the same for all warps, lanes and steps: as by working all of them out."""

import math
import tracemalloc

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tiledsl as td
import tiledsl.ir.math.block_kinds as block_kinds_module
from tiledsl.analysis.order.elaborate import kinds_of_blocks
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.block_kinds import count_of_each
from tiledsl.lower.plan.plan import plan
from tiledsl.targets import TARGETS

COLS = 6
BLOCKS = 5 * COLS
BLOCK = ir.Var("block", "block", 0, BLOCKS - 1)
OTHERS = (ir.Var("warp", "warp", 0, 2), ir.Var("lane", "lane", 0, 5), ir.Var("k", "loop", 0, 6))
LEAVES = [BLOCK, ex.binary("//", BLOCK, COLS), ex.binary("%", BLOCK, COLS), *OTHERS]


def combined(parts):
    op = st.sampled_from(["+", "-", "*", "<", "<=", ">", ">=", "==", "!=", "and", "or", "^"])
    by_constant = st.sampled_from(["//", "%", "*", "+", "-", "<", "&", ">>"])
    chosen = st.builds(lambda c, a, b: ex.select(ex.binary("!=", c, 0), a, b), parts, parts, parts)
    return st.builds(ex.binary, op, parts, parts) | st.builds(ex.binary, by_constant, parts, st.integers(1, 9)) | chosen


EXPRESSIONS = st.recursive(st.sampled_from(LEAVES) | st.integers(-3, 9).map(ex.const), combined, max_leaves=8)


def worked_out(values):
    """The first block of each kind with the number of its blocks, from every value at every point."""
    axes = np.meshgrid(np.arange(BLOCKS), *(np.arange(v.low, v.high + 1) for v in OTHERS), indexing="ij")
    known = dict(zip((BLOCK, *OTHERS), axes, strict=True))
    tables = [np.broadcast_to(np.asarray(ex.evaluate(value, known)), axes[0].shape).reshape(BLOCKS, -1) for value in values]
    kinds = {}
    for block in range(BLOCKS):
        kinds.setdefault(tuple(table[block].tobytes() for table in tables), []).append(block)
    return {same[0]: len(same) for same in kinds.values()}


@pytest.mark.thorough
@settings(max_examples=400, deadline=None)
@given(st.lists(EXPRESSIONS, min_size=1, max_size=2), st.sampled_from([BLOCKS, 7]))
def test_the_kinds_of_any_values(values, at_once):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(block_kinds_module, "BLOCKS_AT_ONCE", at_once)
        assert count_of_each(values, BLOCK, BLOCKS) == worked_out(values)


@pytest.mark.parametrize("mask", [1, 3, 7])
def test_the_kinds_of_the_lowest_bits(mask):
    """Of the sum of a block's number and a lane's, or a step's."""
    values = [ex.binary("&", ex.binary("+", BLOCK, other), mask) for other in OTHERS[1:]]
    assert count_of_each(values, BLOCK, BLOCKS) == worked_out(values)
    assert len(worked_out(values)) == mask + 1


@td.kernel(warps=4)
def buffers_by_block_and_step(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.f32, "M", "M"]):
    row, col = td.grid(c.rows // 64, c.cols // 64)
    tile, wide = td.st(td.bf16, 64, 32, buffers=2), td.st(td.bf16, 64, 64)
    for k in td.range(a.cols // 32):
        td.load(tile[(k + row) % 2], a[row, k])
        td.barrier()
        td.load(td.subtile(tile[(k + row) % 2], (32, 32), (td.warp_id() // 2, 0)))
        if k + col < 2:
            td.load(wide, a[0, 0])
        td.barrier()


def test_values_are_worked_out_for_few_blocks(monkeypatch):
    """By the parity of the row, and by whether the step that follows column 0 or 1 is among the first two: not once a block."""
    program = plan(buffers_by_block_and_step.capture("gfx942", dict(M=2048, K=2048)), TARGETS["gfx942"])
    rows = []
    monkeypatch.setattr(block_kinds_module._Part, "_keys", counted(block_kinds_module._Part._keys, rows))
    assert tuple(kinds_of_blocks(program)) == (0, 1, 2, 32, 33, 34)
    assert 0 < len(rows) <= 20


def counted(keys, rows):
    def wrapped(self, blocks):
        rows.extend(blocks)
        return keys(self, blocks)

    return wrapped


@pytest.mark.thorough
def test_memory_does_not_grow_with_the_grid():
    value = ex.binary("==", ex.binary("%", ir.Var("block", "block", 0, 2**24 - 1), 3), 1)
    (block,) = set(ex.variables(value))
    peaks = []
    for count in (2**21, 2**23):
        tracemalloc.start()
        assert tuple(count_of_each([value], block, count)) == (0, 1)
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert math.isclose(*peaks, rel_tol=0.1)
