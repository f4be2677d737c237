"""TD310–TD312: every element of an output is stored exactly once; each mistake beside the right kernel that it is made in."""

import pathlib

from tests.checks.conftest import Refused, kernel_in

EIGHT = ("@td.kernel(warps=4)", "@td.kernel(warps=8)")


def test_b24_a_second_group_of_warps_repeats_the_firsts_work(refused: Refused):
    places = ("wr, wc = td.warp_id() // 2, td.warp_id() % 2", "wr, wc = td.warp_id() // 2 % 2, td.warp_id() % 2")
    assert refused("small_subtiles", EIGHT, places) == """\
error[TD311]: all 65,536 elements of 'c' are stored more than once
  --> small_subtiles.py:26:13
26 |             td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 0), warp 4 stores tile (0, 0) again
  ::: small_subtiles.py:26:13
26 |             td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 0), warp 0 stores tile (0, 0)
   = 2 times: rows 0..15, columns 0..15, and others
   = help: each tile of the output belongs to one warp of one block"""


def test_b30_both_halves_of_the_warps_store_the_same_tiles(refused: Refused):
    places = ("wr, wc = td.warp_id() // 2, td.warp_id() % 2", "wr, wc = td.warp_id() % 4, 0")
    assert refused("eight_warps", places) == """\
error[TD312]: 32,768 of the 65,536 elements of 'c' are never stored, and as many stores repeat other stores
  --> eight_warps.py:26:9
26 |         td.store(c[row * 4 + wr, col * 4 + wc + 2 * j], acc[j])
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 0), warp 4 stores tile (0, 0) again
  ::: eight_warps.py:26:9
26 |         td.store(c[row * 4 + wr, col * 4 + wc + 2 * j], acc[j])
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 0), warp 0 stores tile (0, 0)
   = never: rows 0..31, columns 32..63, and others
   = 2 times: rows 0..31, columns 0..31, and others
   = help: compare the warps' places and the store's coordinates"""


def test_b31_rows_counted_for_another_grid_of_warps(refused: Refused):
    assert refused("eight_warps", ("c[row * 4 + wr, col * 4 + wc + 2 * j]", "c[row * 4 + wr // 2 + wr % 2, col * 4 + wc + 2 * j]")) == """\
error[TD312]: 16,384 of the 65,536 elements of 'c' are never stored, and as many stores repeat other stores
  --> eight_warps.py:26:9
26 |         td.store(c[row * 4 + wr // 2 + wr % 2, col * 4 + wc + 2 * j], acc[j])
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 0), warp 4 stores tile (1, 0) again
  ::: eight_warps.py:26:9
26 |         td.store(c[row * 4 + wr // 2 + wr % 2, col * 4 + wc + 2 * j], acc[j])
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 0), warp 2 stores tile (1, 0)
   = never: rows 96..127, columns 0..31, and others
   = 2 times: rows 32..63, columns 0..31, and others
   = help: compare the warps' places and the store's coordinates"""


def test_b54_two_blocks_store_the_same_tile(refused: Refused):
    grid = ("row, col = td.grid(a.rows // BLOCK, b.rows // BLOCK)", "row, col, part = td.grid(a.rows // BLOCK, b.rows // BLOCK, 2)")
    steps = ("td.range(a.cols // K_STEP)", "td.range(a.cols // K_STEP // 2)")
    loads = ("a[row, k]", "a[row, part * 2 + k]"), ("b[col, k]", "b[col, part * 2 + k]")
    assert refused("base", grid, steps, *loads) == """\
error[TD311]: all 65,536 elements of 'c' are stored more than once
  --> base.py:26:13
26 |             td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 0, 1), warp 0 stores tile (0, 0) again
  ::: base.py:26:13
26 |             td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 0, 0), warp 0 stores tile (0, 0)
   = 2 times: rows 0..31, columns 0..31, and others
   = help: each tile of the output belongs to one warp of one block"""


def test_a_grid_that_is_too_small(refused: Refused):
    assert refused("base", ("td.grid(a.rows // BLOCK, b.rows // BLOCK)", "td.grid(a.rows // BLOCK // 2, b.rows // BLOCK)")) == """\
error[TD310]: 32,768 of the 65,536 elements of 'c' are never stored
  --> base.py:26:13
26 |             td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows 128..159, columns 0..31 are the first of them
   = help: compare the grid, the warps' places and the store's coordinates
   = help: declare the elements that stay unchanged: td.keep(c[i, j], (rows, cols))"""


def test_a_store_that_is_not_there(refused: Refused):
    edit = (
        "    for i in range(2):\n        for j in range(2):\n            td.store",
        "    for i in range(2):\n        for j in range(1):\n            td.store",
    )
    assert refused("base", edit) == """\
error[TD310]: 32,768 of the 65,536 elements of 'c' are never stored
  --> base.py:26:13
26 |             td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows 0..31, columns 64..95 are the first of them
   = help: compare the grid, the warps' places and the store's coordinates
   = help: declare the elements that stay unchanged: td.keep(c[i, j], (rows, cols))"""


def test_a_store_under_a_condition(refused: Refused):
    edit = ("            td.store(c", "            if row > 0:\n                td.store(c")
    assert refused("base", edit) == """\
error[TD310]: 32,768 of the 65,536 elements of 'c' are never stored
  --> base.py:27:17
27 |                 td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])
   |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows 0..31, columns 0..31 are the first of them
   = help: compare the grid, the warps' places and the store's coordinates
   = help: declare the elements that stay unchanged: td.keep(c[i, j], (rows, cols))"""


def test_two_mistakes_give_two_findings(refused: Refused):
    """A block too few, and one tile stored twice."""
    fewer = ("td.grid(a.rows // BLOCK, b.rows // BLOCK)", "td.grid(a.rows // BLOCK // 2, b.rows // BLOCK)")
    again = (
        "    for i in range(2):\n        for j in range(2):\n            td.store",
        "    td.store(c[row * 4 + wr, col * 4 + wc], acc[0])\n    for i in range(2):\n        for j in range(2):\n            td.store",
    )
    assert refused("base", fewer, again) == """\
error[TD310]: 32,768 of the 65,536 elements of 'c' are never stored
  --> base.py:27:13
27 |             td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows 128..159, columns 0..31 are the first of them
   = help: compare the grid, the warps' places and the store's coordinates
   = help: declare the elements that stay unchanged: td.keep(c[i, j], (rows, cols))

error[TD311]: 8,192 of the 65,536 elements of 'c' are stored more than once
  --> base.py:27:13
27 |             td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 0), warp 0 stores tile (0, 0) again
  ::: base.py:24:5
24 |     td.store(c[row * 4 + wr, col * 4 + wc], acc[0])
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 0), warp 0 stores tile (0, 0)
   = 2 times: rows 0..31, columns 0..31, and others
   = help: each tile of the output belongs to one warp of one block"""


def test_a_place_outside_is_not_said_twice(refused: Refused):
    """What a store outside its output leaves uncovered is its consequence."""
    text = refused("base", ("c[row * 4 + wr + 2 * i,", "c[row * 4 + wr + 2 * i + 1,"))
    assert text.count("error[") == 1 and "error[TD301]" in text


def test_an_output_that_nothing_stores(refused: Refused):
    contract = ("    row, col = td.grid(", "    td.ensures(c, a @ b.T)\n    row, col = td.grid(")
    store = ("            td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])\n", "            pass\n")
    assert refused("base", contract, store) == """\
error[TD310]: none of the 65,536 elements of 'c' is ever stored
  --> base.py:10:5
10 |     td.ensures(c, a @ b.T)
   |     ^^^^^^^^^^^^^^^^^^^^^^
   = help: end with td.store(c[row, col], …)
   = help: a td.store in a Python loop or branch must be reached at these sizes and options"""


def test_outputs_exchanged(refused: Refused):
    """Stored twice to one, and never to the other: one mistake."""
    edits = [
        ('c: td.gl[td.f32, "M", "N"]):', 'c: td.gl[td.f32, "M", "N"], d: td.gl[td.f32, "M", "N"]):\n    td.ensures(d, b @ a.T)'),
        ("            td.store(c[", "            td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])\n            td.store(c["),
    ]
    assert refused("base", *edits) == """\
error[TD311]: all 65,536 elements of 'c' are stored more than once
  --> base.py:28:13
28 |             td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 0), warp 0 stores tile (0, 0) again
  ::: base.py:27:13
27 |             td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 0), warp 0 stores tile (0, 0)
  ::: base.py:10:5
10 |     td.ensures(d, b @ a.T)
   |     ^^^^^^^^^^^^^^^^^^^^^^ the contract of 'd'
   = 2 times: rows 0..31, columns 0..31, and others
   = nothing is stored to 'd': one of these stores may be meant for it
   = help: each tile of the output belongs to one warp of one block"""


def test_a_store_at_every_step(refused: Refused):
    edit = (
        "    for i in range(2):\n        for j in range(2):\n            td.store(c",
        "        for i in range(2):\n            for j in range(2):\n                td.store(c",
    )
    assert refused("base", edit) == """\
error[TD311]: all 65,536 elements of 'c' are stored more than once
  --> base.py:26:17
26 |                 td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])
   |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 0), warp 0, step 1 stores tile (0, 0) again
  ::: base.py:26:17
26 |                 td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])
   |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 0), warp 0, step 0 stores tile (0, 0)
   = 4 times: rows 0..31, columns 0..31, and others
   = help: put td.store after the loop: its place is the same in every step, and the sum is complete only after the last step"""


def test_rows_at_the_edge(refused: Refused):
    """What is left out is counted in elements of the output, and the rows of its last tile end with it."""
    grid = ("td.grid(a.rows // BLOCK, b.rows // BLOCK)", "td.grid(td.cdiv(a.rows, BLOCK) - 1, td.cdiv(b.rows, BLOCK))")
    assert refused("base", grid, M=200, N=130) == """\
error[TD310]: 9,360 of the 26,000 elements of 'c' are never stored
  --> base.py:26:13
26 |             td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows 128..159, columns 0..31 are the first of them
   = help: compare the grid, the warps' places and the store's coordinates
   = help: declare the elements that stay unchanged: td.keep(c[i, j], (rows, cols))"""


def test_a_place_in_elements(refused: Refused):
    """Tiles of 32 rows that begin every 31: each but the first overlaps the one before by a row, and the last seven rows are left over."""
    place = ("c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j]", "c.at(row=(row * 4 + wr + 2 * i) * 31, col=(col * 4 + wc + 2 * j) * 32)")
    text = refused("base", place)
    assert "error[TD312]: 1,792 of the 65,536 elements of 'c' are never stored, and as many stores repeat other stores" in text
    assert "never: rows 249..249, columns 0..31" in text and "2 times: rows 31..31, columns 0..31" in text


def test_a_store_that_no_warp_comes_to(refused: Refused):
    edit = ("    with consumer:\n        td.store(c", "    with consumer:\n      with producer:\n        td.store(c")
    text = refused("roles", edit)
    assert text.startswith("error[TD310]: all 65,536 elements of 'c' are never stored\n")
    assert text.endswith("""
   = no warp reaches this store: none passes all the conditions and roles around it
   = help: put the store under the role, or the condition, of the warps that hold the tile, and under no other""")


def test_roles_exchanged(refused: Refused):
    """The warp that was to load the tiles stores what four were to."""
    text = refused("roles", ("producer, consumer = td.roles(", "consumer, producer = td.roles("))
    assert text == """\
error[TD310]: 49,152 of the 65,536 elements of 'c' are never stored
  --> roles.py:37:9
37 |         td.store(c[row * 2 + consumer.id // 2, col * 2 + consumer.id % 2], acc)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows 0..31, columns 32..63 are the first of them
   = of the block's 5 warps, only warp 0 reaches this store
   = help: compare the grid, the warps' places and the store's coordinates
   = help: declare the elements that stay unchanged: td.keep(c[i, j], (rows, cols))"""


def test_a_vector_has_elements_and_no_rows(tmp_path: pathlib.Path):
    path = tmp_path / "sums.py"
    path.write_text("""\
import tiledsl as td


@td.kernel(warps=2)
def sums(x: td.gl[td.f32, 64, 32], total: td.gl[td.f32, 64]):
    td.ensures(total, td.row_sum(x))
    td.grid(1)
    td.store(total[0], td.row_sum(td.load(x[td.warp_id(), 0], (32, 32))))
""")
    (found,) = kernel_in(path, "sums").check("gfx942")
    assert found.code == "TD312" and found.notes == ("never: elements 32..63", "2 times: elements 0..31")
    assert "^ warp 1 stores tile 0 again" in found.render()
