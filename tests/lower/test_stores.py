"""Where a piece of a tile is stored: every lane's elements against the lane maps, and how wide the stores are."""

import numpy as np
import pytest

import tiledsl as td
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.layouts import accumulator_element, row_layout_element
from tiledsl.ir.program import operations as lp
from tiledsl.lower.plan.plan import plan
from tiledsl.targets import TARGETS


@td.kernel(warps=1)
def stored(c: td.gl[td.f32, "M", "N"], rows=32, cols=32, layout="col", row=0, col=0):
    td.grid(1)
    td.store(c.at(row=row, col=col), td.zeros(td.f32, rows, cols, layout=layout))


def stores(**options) -> list[lp.PieceAccess]:
    program = plan(stored.capture("gfx942", {"M": 96, "N": 96, **options}), TARGETS["gfx942"])
    return [op.access for op in lp.flat(program.body) if isinstance(op, lp.Store)]


def place(access: lp.PieceAccess, lane: int, register: int) -> int:
    """The byte of an element, as the text has it."""
    return int(
        ex.evaluate(access.start, {})
        + ex.evaluate(access.lane, {ex.LANE: lane})
        + register // 4 * ex.number(access.far)
        + register % 4 * ex.number(access.near)
    )


@pytest.mark.parametrize("layout, element", [("col", accumulator_element), ("row", row_layout_element)])
@pytest.mark.parametrize("rows, cols", [(32, 32), (16, 16), (64, 32), (16, 48), (32, 64)])
def test_every_element_of_every_lane(rows, cols, layout, element):
    m = 32 if rows % 32 == cols % 32 == 0 else 16
    seen = np.zeros((96, 96), dtype=int)
    for number, access in enumerate(stores(rows=rows, cols=cols, layout=layout, row=16, col=4)):
        down, across = divmod(number, cols // m)
        for lane in range(64):
            for register in range(access.count):
                row, col = element(m, lane, register)
                row, col = 16 + down * m + row, 4 + across * m + col
                assert place(access, lane, register) == (row * 96 + col) * 4
                seen[row, col] += 1
    assert (seen[16 : 16 + rows, 4 : 4 + cols] == 1).all() and seen.sum() == rows * cols


@pytest.mark.parametrize(
    "options, width",
    [
        ({}, 1),  # neighbours in a lane's registers are rows
        ({"layout": "row"}, 4),
        ({"layout": "row", "col": 4}, 4),
        ({"layout": "row", "col": 2}, 2),
        ({"layout": "row", "col": 3}, 1),
        ({"layout": "row", "N": 98}, 2),
        ({"layout": "row", "N": 97}, 1),
    ],
)
def test_stores_are_as_wide_as_their_place_is_aligned(options, width):
    assert {access.width for access in stores(**options)} == {width}


def test_rows_too_far_apart():
    with pytest.raises(td.KernelError) as error:
        stores(N=1 << 24)
    assert [d.code for d in error.value.diagnostics] == ["TD305"]
    assert error.value.diagnostics[0].message == "32 rows of 'c' span more than 2 GiB"


def test_nothing_else_is_planned():
    kernel = stored.capture("gfx942", {"M": 96, "N": 96})
    assert [type(s) for s in kernel.body] == [ir.Zero, ir.StoreTile]
