"""TD301–TD308: what lies outside its tensor, its shared tile or LDS; each mistake beside the right kernel that it is made in."""

import pathlib

from tests.checks.conftest import Refused, edited, kernel_in
from tiledsl.analysis.source.asm_bounds import asm_bounds


def test_b02_a_wide_panel_counted_in_narrow_tiles(refused: Refused):
    assert refused("panel", ("td.load(As, a[row, k])", "td.load(As, a[row, 4 * k])")) == """\
error[TD301]: a piece of 'a' lies outside 'a', which has 256 columns
  --> panel.py:16:9
16 |         td.load(As, a[row, 4 * k])
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^ step 1, columns 512..639
   = in tiles of 128 columns that is tile 4, counted from 0, of 2
   = the coordinate goes up to 4: it would fit if it counted tiles of 32 columns
   = help: coordinates count tiles of the copied shape, here of 128 columns: leave out the factor 4; .at(row=…, col=…) counts elements"""


def test_b15_consumers_take_their_place_from_the_blocks_warp_number(refused: Refused):
    assert refused("roles", ("wr, wc = consumer.id // 2, consumer.id % 2", "wr, wc = td.warp_id() // 2, td.warp_id() % 2")) == """\
error[TD303]: a piece of 'As' lies outside 'As', which has 64 rows
  --> roles.py:31:21
31 |             a_reg = td.load(td.subtile(As[tic], (REG, K_STEP), (wr, 0)))
   |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 4, step 0, rows 64..95
   = in tiles of 32 rows that is tile 2, counted from 0, of 2
   = the coordinate uses the warp's number in the block, and only warps 1..4 come here: counted from 0, they would all be inside
   = help: count the warps of the role: in `with role:`, role.id is 0 for the first warp of the role"""


def test_an_id_that_warps_of_another_role_use(refused: Refused):
    stored = "c[row * 2 + consumer.id // 2, col * 2 + consumer.id % 2], acc)"
    assert refused("roles", (f"    with consumer:\n        td.store({stored}", f"    td.store({stored}")) == """\
error[TD301]: a piece of 'c' lies outside 'c', which has 256 rows
  --> roles.py:36:5
36 |     td.store(c[row * 2 + consumer.id // 2, col * 2 + consumer.id % 2], acc)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 0), warp 0, rows -32..-1
   = in tiles of 32 rows that is tile -1, counted from 0, of 8
   = 'consumer.id', read at roles.py:36:26, is -1 for warp 0, which is not of role 'consumer'
   = help: use consumer.id inside `with consumer:`; td.warp_id() counts all warps of the block"""


def test_an_id_that_is_read_in_another_role(refused: Refused):
    assert refused("roles", ("wr, wc = consumer.id // 2, consumer.id % 2", "wr, wc = producer.id // 2, producer.id % 2")) == """\
error[TD153]: 'producer.id' counts the warps of role 'producer', and none of these warps is here
  --> roles.py:30:22
30 |             wr, wc = producer.id // 2, producer.id % 2
   |                      ^^^^^^^^^^^
   = help: read producer.id inside `with producer:`; td.warp_id() counts all warps of the block
   = help: consumer.id counts the warps that are here"""


def test_b18_store_coordinates_counted_in_elements(refused: Refused):
    stored = "row * 2 + consumer.id // 2, col * 2 + consumer.id % 2"
    assert refused("roles", (stored, "(row * 2 + consumer.id // 2) * REG, (col * 2 + consumer.id % 2) * REG")) == """\
error[TD301]: a piece of 'c' lies outside 'c', which has 256 rows
  --> roles.py:37:9
37 |         td.store(c[(row * 2 + consumer.id // 2) * REG, (col * 2 + consumer.id % 2) * REG], acc)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (1, 0), warp 1, rows 2048..2079
  ::: roles.py:37:9
37 |         td.store(c[(row * 2 + consumer.id // 2) * REG, (col * 2 + consumer.id % 2) * REG], acc)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the same here: block (0, 1), warp 1, columns 2048..2079
   = in tiles of 32 rows that is tile 64, counted from 0, of 8
   = the coordinate goes up to 224: it would fit if it counted elements
   = help: coordinates count tiles of the copied shape, here of 32 rows: leave out the factor 32; .at(row=…, col=…) counts elements"""


def test_b22_a_step_along_k_counted_in_elements(refused: Refused):
    edits = ("K_STEP, REG = 64, 64, 16", "K_STEP, REG = 64, 16, 16"), ("td.load(As, a[row, k])", "td.load(As, a[row, k * 16])")
    assert refused("small_subtiles", *edits) == """\
error[TD301]: a piece of 'a' lies outside 'a', which has 256 columns
  --> small_subtiles.py:15:9
15 |         td.load(As, a[row, k * 16])
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^ step 1, columns 256..271
   = in tiles of 16 columns that is tile 16, counted from 0, of 16
   = the coordinate goes up to 240: it would fit if it counted elements
   = help: coordinates count tiles of the copied shape, here of 16 columns: leave out the factor 16; .at(row=…, col=…) counts elements"""


def test_b28_more_accumulators_cleared_than_there_are(refused: Refused):
    assert refused("eight_warps", ("for i in range(2):\n        acc[i]", "for i in range(4):\n        acc[i]")) == """\
error[TD110]: Python raised IndexError: list assignment index out of range
  --> eight_warps.py:15:9
15 |         acc[i] = td.zeros(td.f32, REG, REG)
   |         ^^^^^^
   = help: Python indexes its lists during the capture of the kernel"""


def test_b29_rows_of_a_subtile_beyond_the_tile(refused: Refused):
    assert refused("eight_warps", ("td.subtile(As, (REG, K_STEP), (wr, 0))", "td.subtile(As, (REG, K_STEP), (wr + 2, 0))")) == """\
error[TD303]: a piece of 'As' lies outside 'As', which has 128 rows
  --> eight_warps.py:20:17
20 |         a_reg = td.load(td.subtile(As, (REG, K_STEP), (wr + 2, 0)))
   |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 4, rows 128..159
   = in tiles of 32 rows that is tile 4, counted from 0, of 4
   = help: the place of a subtile counts subtiles"""


def test_b29_places_of_a_subtile_counted_in_elements(refused: Refused):
    text = refused("eight_warps", ("td.subtile(As, (REG, K_STEP), (wr, 0))", "td.subtile(As, (REG, K_STEP), (wr * REG, 0))"))
    assert text.endswith("= help: the place of a subtile counts subtiles, here of 32 rows: leave out the factor 32")


def test_before_the_first_row(refused: Refused):
    assert refused("base", ("td.load(As, a[row, k])", "td.load(As, a[row - 1, k])")) == """\
error[TD301]: a piece of 'a' lies outside 'a', which has 256 rows
  --> base.py:15:9
15 |         td.load(As, a[row - 1, k])
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 0), rows -128..-1
   = in tiles of 128 rows that is tile -1, counted from 0, of 2
   = help: coordinates count tiles of the copied shape; .at(row=…, col=…) counts elements"""


def test_a_tile_that_begins_before_the_first_row(refused: Refused):
    """As the padding of a convolution or a window of keys may."""
    assert refused("base", ("td.load(As, a[row, k])", "td.load(As, a.at(row=row * BLOCK - 8, col=k * K_STEP))")) == """\
error[TD301]: a piece of 'a' lies outside 'a', which has 256 rows
  --> base.py:15:9
15 |         td.load(As, a.at(row=row * BLOCK - 8, col=k * K_STEP))
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 0), rows -8..119
   = the piece is 128 rows from element -8
   = help: coordinates count tiles of the copied shape; .at(row=…, col=…) counts elements
   = help: a tile may end behind the last row, where it reads 0, and not begin before the first: put zeros there, as examples/convolution.py does"""


def test_a_place_in_elements_that_is_no_whole_number_of_tiles(refused: Refused):
    assert refused("base", ("td.load(As, a[row, k])", "td.load(As, a.at(row=row * BLOCK + 8, col=k * K_STEP))")) == """\
error[TD301]: a piece of 'a' lies outside 'a', which has 256 rows
  --> base.py:15:9
15 |         td.load(As, a.at(row=row * BLOCK + 8, col=k * K_STEP))
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (1, 0), rows 136..263
   = the piece is 128 rows from element 136
   = help: coordinates count tiles of the copied shape; .at(row=…, col=…) counts elements"""


def test_td302_a_buffer_that_python_knows(refused: Refused):
    assert refused("roles", ("fill(As[tic], Bs[tic], a, b, row, col, 0)", "fill(As[2], Bs[tic], a, b, row, col, 0)")) == """\
error[TD302]: buffer 2 of a shared tile whose buffers are 0..1
  --> roles.py:23:14
23 |         fill(As[2], Bs[tic], a, b, row, col, 0)
   |              ^^^^^"""


def test_td302_a_buffer_that_only_the_device_knows(refused: Refused):
    assert refused("panel_buffered", ("td.load(As[k % 2], a[row, k])", "td.load(As[k % 3], a[row, k])"), target="gfx950", K=512) == """\
error[TD302]: buffer 2 of 'As', whose buffers are 0..1
  --> panel_buffered.py:16:9
16 |         td.load(As[k % 3], a[row, k])
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ step 2
   = help: buffers are counted from 0 and used in turn: tile[k % 2]"""


def test_td302_the_last_steps_alone(refused: Refused):
    edit = ("b_reg = [td.load(td.subtile(Bs[k % 2],", "b_reg = [td.load(td.subtile(Bs[(k + 1) // 4],")
    assert refused("panel_buffered", edit, target="gfx950", K=1024) == """\
error[TD302]: buffer 2 of 'Bs', whose buffers are 0..1
  --> panel_buffered.py:21:22
21 |             b_reg = [td.load(td.subtile(Bs[(k + 1) // 4], (REG, 32), (wc + 2 * j, kk))) for j in range(2)]
   |                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ step 7
   = help: buffers are counted from 0 and used in turn: tile[k % 2]"""


def test_td302_the_buffer_that_something_is_fetched_for(refused: Refused):
    """td.commit says where it goes; of td.fetch's buffer nothing is read, and it is wrong all the same."""
    edit = ("sa = td.fetch(As[(k + 1) % 2]", "sa = td.fetch(As[k + 1]")
    assert refused("staged_buffers", edit) == """\
error[TD302]: buffer 2 of 'As', whose buffers are 0..1
  --> staged_buffers.py:17:18
17 |             sa = td.fetch(As[k + 1], a[row, k + 1])
   |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ step 1
   = help: buffers are counted from 0 and used in turn: tile[k % 2]"""


def test_a_buffer_by_a_name_that_not_all_warps_have_bound(refused: Refused):
    bound = ("    steps =", "    if wr == 0:\n        j = 0\n    steps =")
    text = refused("staged_buffers", bound, ("x = td.load(td.subtile(As[k % 2]", "x = td.load(td.subtile(As[j]"))
    assert "error[TD123]: 'j'" in text and "TD302" not in text


def test_td304_an_access_beyond_lds(refused: Refused):
    assert refused("own_loader", ("(line * tile.cols + c) * 2", "(line * tile.cols + c) * 4")) == """\
error[TD304]: an access leaves 'As'
  --> own_loader.py:18:9
18 |         td.asm("ds_write_b128 {at}, {data}", at=place, data=piece)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 touches bytes 8192..10239, step 0
  ::: own_loader.py:28:9
28 |         copy(As, a, row * BLOCK, k * K_STEP)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ in this call
   = 'As' has 8192 bytes
   = help: leave out the lanes that have no work there, with an `if`; or check the address: it counts bytes from the tile's base"""


def test_b12_no_guard_where_the_tile_has_fewer_vectors_than_the_passes_cover(refused: Refused):
    assert refused("own_loader", ("for i in range(tile.rows // rows_at_once)", "for i in range(tile.rows // rows_at_once + 1)")) == """\
error[TD307]: global_load_dwordx4 leaves 'b', which is 256 x 256
  --> own_loader.py:17:9
17 |         td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=origin)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 3), warp 0, step 0, lane 0: 16 bytes from (256, 0) on
  ::: own_loader.py:29:9
29 |         copy(Bs, b, col * BLOCK, k * K_STEP)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ in this call
   = help: row and col in address(row, col) count elements; leave out the lanes that have no work, with an `if`

error[TD304]: an access leaves 'As'
  --> own_loader.py:18:9
18 |         td.asm("ds_write_b128 {at}, {data}", at=place, data=piece)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 touches bytes 8192..9215, step 0
  ::: own_loader.py:28:9
28 |         copy(As, a, row * BLOCK, k * K_STEP)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ in this call
   = 'As' has 8192 bytes
   = help: leave out the lanes that have no work there, with an `if`; or check the address: it counts bytes from the tile's base"""


def test_td307_a_place_multiplied_once_too_often(refused: Refused):
    assert refused("own_loader", ("copy(As, a, row * BLOCK, k * K_STEP)", "copy(As, a, row * BLOCK * 8, k * K_STEP)")) == """\
error[TD307]: global_load_dwordx4 leaves 'a', which is 256 x 256
  --> own_loader.py:17:9
17 |         td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=origin)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (1, 0), warp 0, step 0, lane 0: 16 bytes from (512, 0) on
  ::: own_loader.py:28:9
28 |         copy(As, a, row * BLOCK * 8, k * K_STEP)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ in this call
   = help: row and col in address(row, col) count elements; leave out the lanes that have no work, with an `if`"""


def test_td307_the_tensor_ends_before_the_tile(refused: Refused):
    assert refused("own_loader", ("copy(Bs, b, col * BLOCK, k * K_STEP)", "copy(Bs, b, col * BLOCK + 1, k * K_STEP)")) == """\
error[TD307]: global_load_dwordx4 leaves 'b', which is 256 x 256
  --> own_loader.py:17:9
17 |         td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=origin)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 3), warp 3, step 0, lane 56: 16 bytes from (256, 0) on
  ::: own_loader.py:29:9
29 |         copy(Bs, b, col * BLOCK + 1, k * K_STEP)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ in this call
   = help: row and col in address(row, col) count elements; leave out the lanes that have no work, with an `if`"""


def test_td307_a_row_ends_before_the_last_step(refused: Refused):
    assert refused("own_loader", ("copy(As, a, row * BLOCK, k * K_STEP)", "copy(As, a, row * BLOCK, k * K_STEP + 32)")) == """\
error[TD307]: global_load_dwordx4 leaves 'a', which is 256 x 256
  --> own_loader.py:17:9
17 |         td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=origin)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (3, 0), warp 3, step 3, lane 60: 16 bytes from (255, 256) on
  ::: own_loader.py:28:9
28 |         copy(As, a, row * BLOCK, k * K_STEP + 32)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ in this call
   = a row has 256 columns: (255, 256) is the place of (256, 0)
   = help: row and col in address(row, col) count elements; leave out the lanes that have no work, with an `if`"""


def test_td307_the_immediate_offset_counts(refused: Refused):
    assert refused("own_loader", ('{at}, off", dst', '{at}, off offset:16", dst')) == """\
error[TD307]: global_load_dwordx4 leaves 'a', which is 256 x 256
  --> own_loader.py:17:9
17 |         td.asm("global_load_dwordx4 {dst}, {at}, off offset:16", dst=piece, at=origin)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (3, 0), warp 3, step 3, lane 63: 16 bytes from (256, 0) on
  ::: own_loader.py:28:9
28 |         copy(As, a, row * BLOCK, k * K_STEP)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ in this call
  ::: own_loader.py:17:9
17 |         td.asm("global_load_dwordx4 {dst}, {at}, off offset:16", dst=piece, at=origin)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the same for \
'b': block (0, 3), warp 3, step 3, lane 63: 16 bytes from (256, 0) on
   = help: row and col in address(row, col) count elements; leave out the lanes that have no work, with an `if`"""


def test_td307_one_step_too_many(refused: Refused):
    """Both loads leave their tensors for one reason."""
    assert refused("own_loader", ("td.range(a.cols // K_STEP)", "td.range(a.cols // K_STEP + 1)")) == """\
error[TD307]: global_load_dwordx4 leaves 'a', which is 256 x 256
  --> own_loader.py:17:9
17 |         td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=origin)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (3, 0), warp 3, step 4, lane 56: 16 bytes from (255, 256) on
  ::: own_loader.py:28:9
28 |         copy(As, a, row * BLOCK, k * K_STEP)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ in this call
  ::: own_loader.py:17:9
17 |         td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=origin)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the same for 'b': block (0, 3), warp 3, step 4, lane 56: 16 bytes from (255, 256) on
   = a row has 256 columns: (255, 256) is the place of (256, 0)
   = the piece lies inside in the first 4 of the loop's 5 steps
   = help: let the loop take 4 steps, or leave out the pieces outside"""  # noqa: E501


def test_td307_more_warps_than_there_are_places_for(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    edited(tmp_path, "own_loader", ("@td.kernel(warps=WARPS)", "@td.kernel(warps=2 * WARPS)"))
    kernel = kernel_in(pathlib.Path("own_loader.py"), "own_loader").capture("gfx942", {"M": 64, "N": 64, "K": 256})
    assert "\n\n".join(found.render() for found in asm_bounds(kernel)) == """\
error[TD307]: global_load_dwordx4 leaves 'a', which is 64 x 256
  --> own_loader.py:17:9
17 |         td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=origin)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (0, 0), warp 4, step 0, lane 0: 16 bytes from (64, 0) on
  ::: own_loader.py:28:9
28 |         copy(As, a, row * BLOCK, k * K_STEP)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ in this call
  ::: own_loader.py:17:9
17 |         td.asm("global_load_dwordx4 {dst}, {at}, off", dst=piece, at=origin)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the same for 'b': warp 4, step 0, lane 0: 16 bytes from (64, 0) on
   = the piece lies inside for the first 4 of the block's 8 warps
   = help: give the block only as many warps as there are places, or give each warp a smaller piece"""


def test_td305_a_tile_that_spans_more_than_a_lanes_offset_reaches(refused: Refused):
    assert refused("base", K=1 << 24, M=128, N=128) == """\
error[TD305]: a tile of 'a' spans more than 2 GiB
  --> base.py:15:9
15 |         td.load(As, a[row, k])
   |         ^^^^^^^^^^^^^^^^^^^^^^
   = the last row of the tile lies 4,261,412,976 bytes after its first; a lane's offset has 31 bits

error[TD305]: a tile of 'b' spans more than 2 GiB
  --> base.py:16:9
16 |         td.load(Bs, b[col, k])
   |         ^^^^^^^^^^^^^^^^^^^^^^
   = the last row of the tile lies 4,261,412,976 bytes after its first; a lane's offset has 31 bits"""


GRID = ("row, col = td.grid(a.rows // BLOCK, b.rows // BLOCK)", "row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))")
STEPS = ("td.range(a.cols // K_STEP)", "td.range(td.cdiv(a.cols, K_STEP))")


def test_td308_a_whole_number_of_tiles_leaves_rows(refused: Refused):
    assert refused("base", M=200) == """\
error[TD308]: a.rows // 128 leaves rows 128..199 of 'a' uncovered: M=200 is no multiple of 128
  --> base.py:10:24
10 |     row, col = td.grid(a.rows // BLOCK, b.rows // BLOCK)
   |                        ^^^^^^^^^^^^^^^
   = help: td.cdiv(a.rows, 128) covers all: elements of the last tile that lie outside read as 0, and are not stored
   = help: a.rows % 128 is the rest: a kernel that uses the rest counts it"""


def test_td308_each_size_of_its_own(refused: Refused):
    text = refused("base", M=129, K=40)
    assert [line for line in text.splitlines() if line.startswith("error")] == [
        "error[TD308]: a.rows // 128 leaves row 128 of 'a' uncovered: M=129 is no multiple of 128",
        "error[TD308]: a.cols // 64 leaves columns 0..39 of 'a' uncovered: K=40 is no multiple of 64",
    ]


def test_td301_beyond_the_last_tile(refused: Refused):
    """One tile after the last, which itself ends outside."""
    assert refused("base", GRID, STEPS, ("td.load(As, a[row, k])", "td.load(As, a[row, k + 1])"), K=200) == """\
error[TD301]: a piece of 'a' lies outside 'a', which has 200 columns
  --> base.py:15:9
15 |         td.load(As, a[row, k + 1])
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^ step 3, columns 256..319
   = in tiles of 64 columns that is tile 4, counted from 0, of 4
   = the piece lies inside in every step but the last, which has no next step
   = help: leave the statement out there: `if k + 1 < steps:`, where k is the step"""


def test_td301_over_an_edge_between_tiles(refused: Refused):
    assert refused("base", GRID, ("td.load(As, a[row, k])", "td.load(As, a.at(row=row * BLOCK - row * 8, col=k * K_STEP))"), M=200) == """\
error[TD301]: a piece of 'a' lies outside 'a', which has 200 rows
  --> base.py:15:9
15 |         td.load(As, a.at(row=row * BLOCK - row * 8, col=k * K_STEP))
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ block (1, 0), rows 120..247
   = the piece is 128 rows from element 120
   = help: coordinates count tiles of the copied shape; .at(row=…, col=…) counts elements
   = help: td.cdiv(a.rows, tile) also counts a tile that ends outside; such a tile begins at a multiple of its own size"""


def test_tiles_beyond_what_cdiv_has_said(refused: Refused):
    """Blocks of 128 counted without td.cdiv: nothing has said that the register tiles of the last may begin outside."""
    text = refused("base", ("row, col = td.grid(a.rows // BLOCK, b.rows // BLOCK)", "row, col = td.grid(2, 2)"), M=200)
    assert "a piece of 'c' lies outside 'c', which has 200 rows" in text and "block (1, 0), warp 2, rows 224..255" in text


def test_two_mistakes_give_two_findings(refused: Refused):
    one = ("td.load(As, a[row, k])", "td.load(As, a[row, k + 1])")
    other = ("td.load(Bs, b[col, k])", "td.load(Bs, b[col + 1, k])")
    both = refused("base", one, other)
    assert both.split("\n\n") == [refused("base", one), refused("base", other)]


def test_a_size_that_does_not_divide_and_another_mistake(refused: Refused):
    other = ("td.load(Bs, b[col, k])", "td.load(Bs, b[col + 1, k])")
    assert refused("base", other, M=200) == refused("base", M=200)  # what it does not capture to the end has no bounds yet
    assert "TD301" in refused("base", GRID, other, M=200)
