"""Which lanes and registers hold the elements of row and column vectors, as the ISA documents place a product's rows and columns."""

import pytest

import tiledsl as td
from examples.attention import attention
from examples.norms import rms_norm
from tests.report.patterns import maxima
from tiledsl.lower.plan.plan import plan
from tiledsl.targets import TARGETS
from tiledsl.tools.report.vectors import vectors

LANES = range(64)


def vectors_of(kernel, target, **sizes):
    return {one["what"]: one for one in vectors(plan(kernel.capture(target, sizes), TARGETS[target]))}


@td.kernel(warps=1)
def sums(x: td.gl[td.f32, 16, 16], y: td.gl[td.f32, 16]):
    td.grid(1)
    of_columns = td.col_sum(td.load(x[0, 0], (16, 16), layout="row"))
    td.store(y[0], of_columns)


@pytest.mark.in_turn
@pytest.mark.parametrize("target", TARGETS)
def test_products_of_32_rows(target):
    """Element (row, column) of a product of 32 x 32 is in register r of lane l with row 8(r / 4) + 4(l / 32) + r % 4 and column l % 32."""
    rows = vectors_of(attention, target, H=2, HK=2, SQ=256, SK=256, D=64)["rt(f32, 1, 32, col)"]
    assert {"most", "total", "top", "shrink"} <= set(rows["names"]) and (rows["size"], rows["bits"]) == (32, 32)
    assert rows["held"] == [{"register": 0, "bit": 0, "elements": [lane % 32 for lane in LANES]}]
    cols = vectors_of(maxima, target, M=64, N=64)["rt(f32, 32, 1, col)"]
    assert cols["names"] == ["one", "other"] and cols["unnamed"] == 2 and cols["lines"] == sorted(cols["lines"])
    assert cols["held"] == [{"register": r, "bit": 0, "elements": [8 * (r // 4) + 4 * (lane // 32) + r % 4 for lane in LANES]} for r in range(16)]


def test_products_of_16_rows():
    """In layout "row" rows and columns are exchanged: column 4(l / 16) + r, of a tile of 16 x 16."""
    (found,) = vectors_of(sums, "gfx942").values()
    assert found["names"] == ["of_columns"]
    assert found["held"] == [{"register": r, "bit": 0, "elements": [4 * (lane // 16) + r for lane in LANES]} for r in range(4)]


def test_lines():
    """Of a row in memory a lane holds 16 bytes, eight elements of bf16, two in a register; eight lanes hold 64 of them, and the others the same."""
    found = vectors_of(rms_norm, "gfx942")["rt(bf16, 1, 256, line)"]
    assert (found["names"], found["bits"], len(found["held"])) == ([], 16, 32)
    for number, one in enumerate(found["held"]):
        assert (one["register"], one["bit"]) == (number // 2, 16 * (number % 2))
        assert one["elements"] == [64 * (number // 8) + 8 * (lane % 8) + number % 8 for lane in LANES]
