"""Wrong uses of vectors, reductions, masks and the places of elements, each with its whole text; and the right uses beside them."""

import textwrap

import pytest

from tiledsl.ir import nodes as ir
from tiledsl.ir.walk import statements

TILE = "x = td.zeros(td.f32, 32, 64)\n"
WRONG = {
    "a reduction of no tile": "m = td.row_max(3)",
    "a reduction of None": "m = td.col_sum(td.store(c[0, 0], td.zeros(td.f32, 32, 32)))",
    "a reduction of a 16-bit tile": "m = td.row_sum(td.load(a[0, 0], (32, 32)))",
    "a reduction of a row vector": "m = td.col_max(td.zeros(td.f32, 1, 32))",
    "a reduction of a column vector": "m = td.row_min(td.zeros(td.f32, 32, 1))",
    "a reduction into a vector of the other kind": TILE + "td.row_max(x, into=td.zeros(td.f32, 1, 64))",
    "a reduction into a tile": TILE + "td.col_sum(x, into=x)",
    "a reduction into a number": TILE + "td.col_sum(x, into=0)",
    "a reduction into a vector of the other layout": TILE + 'td.col_sum(x, into=td.zeros(td.f32, 1, 64, layout="row"))',
    "a reduction into a 16-bit vector": TILE + "td.col_sum(x, into=td.full(td.bf16, 1, 64, 0))",
    "a reduction without its keyword": TILE + "td.col_sum(x, td.zeros(td.f32, 1, 64))",
    "a column vector with the columns of a tile": TILE + "y = x + td.zeros(td.f32, 64, 1)",
    "a row vector and a column vector": "y = td.zeros(td.f32, 1, 32) + td.zeros(td.f32, 32, 1)",
    "a column vector of the other layout": TILE + 'y = x * td.zeros(td.f32, 32, 1, layout="row")',
    "a tile that replaces a column vector": TILE + "m = td.row_max(x)\nm += x",
    "a column vector in the other layout": "y = td.swap_layout(td.zeros(td.f32, 32, 1))",
    "a tile of one number that is none": 'm = td.full(td.f32, 1, 32, "-inf")',
    "a tile made of a tile": TILE + "m = td.full(td.f32, 32, 64, x)",
    "a tile of one number of eight bits": "m = td.full(td.fp8, 32, 32, 0)",
    "a tile stored to a vector": """
        import tiledsl as td
        @td.kernel(warps=1)
        def k(c: td.gl[td.f32, "N"]):
            td.grid(1)
            td.store(c[0], td.zeros(td.f32, 32, 32))
        """,
    "the place of an element of no tile": "i = td.row_index(a)",
    "the place of an element from half a row on": TILE + "i = td.row_index(x, 0.5)",
    "the place of an element from another place on": TILE + "i = td.row_index(x, td.col_index(x))",
    "a place beyond 32 bits": TILE + "i = td.row_index(x, 2**31 - 5)",
    "an element's row in a coordinate": TILE + "y = td.load(a[td.row_index(x), 0], (32, 32))",
    "an element's row in a coordinate of elements": TILE + "y = td.load(a.at(row=0, col=td.col_index(x)), (32, 32))",
    "an element's row in the number of steps": TILE + "for k in td.range(td.row_index(x)):\n    td.barrier()",
    "an element's row in a condition": TILE + "if td.row_index(x) < 5:\n    x += 1",
    "an element's row in a conditional expression": TILE + "k = 1 if td.row_index(x) < 5 else 2",
    "an element's row as a buffer": TILE + "As = td.st(td.bf16, 32, 32, buffers=2)\ntd.load(As[td.row_index(x) % 2], a[0, 0])",
    "an element's row as a subtile": TILE + "As = td.st(td.bf16, 64, 32)\ny = td.load(td.subtile(As, (32, 32), (td.row_index(x), 0)))",
    "an element's row in Python's loop": TILE + "for k in range(td.row_index(x)):\n    td.barrier()",
    "an element's row in a size": TILE + "y = td.zeros(td.f32, td.row_index(x), 32)",
    "an element's row in assembly": TILE + 'td.asm("v_mov_b32 {dst}, {x}", dst=td.vgpr(), x=td.row_index(x))',
    "an element's row divided": TILE + "y = x + td.row_index(x) / 2",
    "the rows of another tile": TILE + "y = td.where(td.row_index(td.zeros(td.f32, 64, 64)) < 5, x, 0)",
    "the columns of another tile": TILE + "y = x + td.col_index(td.zeros(td.f32, 32, 32))",
    "the columns of another tile beside a comparison": TILE + "y = td.where((x > 0) & (td.col_index(td.zeros(td.f32, 32, 32)) < 5), x, 0)",
    "a mask that is a tile": TILE + "y = td.where(x, x, 0)",
    "a mask that is an integer": TILE + "y = td.where(td.row_index(x) % 3, x, 0)",
    "a mask that is a number": TILE + "y = td.where(0.5, x, 0)",
    "a place turned round by ~": TILE + "y = td.where(~td.row_index(x), x, 0)",
    "a mask and nothing to choose": TILE + "y = td.where(td.row_index(x) < 5, 1, 0)",
    "a choice between other shapes": TILE + "y = td.where(td.row_index(x) < 5, x, td.zeros(td.f32, 32, 32))",
    "a choice of a 16-bit tile": TILE + "y = td.where(x > 0, td.cast(x, td.bf16), 0)",
    "a choice of an integer of the device": TILE + "y = td.where(x > 0, td.warp_id(), 0)",
    "a comparison with a tile of another shape": TILE + "y = x > td.zeros(td.f32, 32, 32)",
    "a comparison with a string": TILE + 'y = x > "0"',
    "a comparison with a tensor": TILE + "y = x > c",
    "a comparison in a condition": TILE + "if x > 0:\n    x += 1",
    "two comparisons in one": TILE + "y = td.where(0 < x < 1, x, 0)",
    "masks joined by and": TILE + "y = td.where(x > 0 and x < 1, x, 0)",
    "a mask in arithmetic": TILE + "y = x * (x > 0)",
    "a mask with a number": TILE + "y = (x > 0) + 1",
    "a mask with a tile": TILE + "y = td.where((x > 0) & x, x, 0)",
    "a mask of a mask": TILE + "y = td.where((x > 0) < (x > 1), x, 0)",
    "a tile that changed after its comparison": TILE + "m = x > 0\nx *= 2\ny = td.where(m, x, 0)",
    "a tile that changed in a branch after its comparison": TILE + "m = x > 0\nif td.warp_id() < 1:\n    x *= 2\ny = td.where(m, x, 0)",
    "a tile compared before a loop": TILE + "m = x > 0\nfor k in td.range(4):\n    x += td.where(m, 1, 0)",
    "a mask from a loop that has ended": TILE + "for k in td.range(4):\n    m = (td.row_index(x, 32 * k) < 50) & ~(x > 0)\ny = td.where(m, 1, x)",
    "the truth of a scalar parameter with an element": """
        import tiledsl as td
        @td.kernel(warps=1)
        def k(c: td.gl[td.f32, "M", "N"], n: td.i32):
            td.grid(1)
            x = td.zeros(td.f32, 32, 32)
            td.store(c[0, 0], td.where(td.row_index(x) < n, x, 1))
        """,
}


def test_the_whole_text(refusal, golden):
    golden("vectors.txt", "\n".join(f"# {what}{refusal(text)}" for what, text in WRONG.items()))


RIGHT = {
    "rows from a warp's number on": "y = td.where(td.row_index(x, 32 * td.warp_id()) < 50, x, 0)",
    "a condition that is the same in all elements": "y = td.where(td.warp_id() < 2, x, 0)",
    "a truth that Python knows": "y = td.where(True, x, 0)",
    "a comparison that the shape decides": "y = td.where(td.row_index(x) < 32, x, 0)",
    "and of places": "y = td.where(td.row_index(x) < 5 and not td.col_index(x) < 9, x, 0)",
    "a chain of places": "y = td.where(2 <= td.row_index(x) < 9, x, 0)",
    "an integer that depends on the place": "y = td.where((td.row_index(x) if td.warp_id() < 1 else td.warp_id()) < 9, x, 0)",
    "a scalar on the left": "y = td.where(0.5 < x, x, 0)",
    "a mask of a place from a loop that has ended": "for k in td.range(4):\n    m = td.row_index(x, 32 * k) < 50\ny = td.where(m, x, 1)",
    "a mask of places turned round by ~": "y = td.where(~(td.row_index(x) < 5), x, 0)",
    "a mask of a mask and a place": "y = td.where((td.row_index(x) < 5) & ~(x > 1) | (x < 0), x, 0)",
    "a mask used twice": "m = x > 0\ny = td.where(m, x, 0)\nz = td.where(m, y, 1)",
    "a mask in its own branch": "if td.warp_id() < 1:\n    m = x > 0\n    y = td.where(m, x, 0)",
    "the rows of a column vector": "v = td.row_max(x)\ny = td.where(td.row_index(v, 7) < 9, v, 0)",
    "the columns of a column vector": "v = td.row_max(x)\ny = td.where(td.col_index(v, 7) < 9, v, 0)",
    "arithmetic with places": "y = (td.row_index(x) + 1) * x",
    "a vector that goes on": "v = td.full(td.f32, 1, 64, float('-inf'))\nfor k in td.range(4):\n    td.col_max(x, into=v)",
}


@pytest.mark.parametrize("what", RIGHT)
def test_the_right_use(what, capture):
    assert any(isinstance(one, ir.Elementwise | ir.Reduce) for one in statements(capture(TILE + textwrap.dedent(RIGHT[what])).body))
