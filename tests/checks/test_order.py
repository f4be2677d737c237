"""TD401–TD404: accesses that nothing orders, barriers that do not pair up, reads of what nothing has written; each mistake beside its right kernel."""

import pathlib

import pytest

from examples import ping_pong
from tests.checks.conftest import Refused, kernel_in

AFTER_READS = ("        td.barrier()  # what was read can be overwritten\n", "")
AFTER_WRITES = ("        td.barrier()  # what was written can be read\n", "")


def test_b01_no_barrier_between_the_reads_and_the_next_overwrite(refused: Refused):
    assert refused("base", AFTER_READS) == """\
error[TD401]: As is overwritten while another warp may still read it
  --> base.py:15:9
15 |         td.load(As, a[row, k])
   |         ^^^^^^^^^^^^^^^^^^^^^^ warp 0 writes rows 0..7 of As, step 1
  ::: base.py:18:18
18 |         a_reg = [td.load(td.subtile(As, (REG, K_STEP), (wr + 2 * i, 0))) for i in range(2)]
   |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 1 reads the same bytes, step 0
   = nothing orders them: the last barrier that both warps pass is base.py:17:9, before both accesses
   = the same holds for Bs (base.py:16:9 after base.py:19:18)
   = help: put td.barrier() between line 19 and the next step, or give the tile two buffers"""


def test_no_barrier_between_the_writes_and_their_reads(refused: Refused):
    assert refused("base", AFTER_WRITES) == """\
error[TD401]: As is read while another warp may still write it
  --> base.py:17:18
17 |         a_reg = [td.load(td.subtile(As, (REG, K_STEP), (wr + 2 * i, 0))) for i in range(2)]
   |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 reads rows 8..15 of As, step 0
  ::: base.py:15:9
15 |         td.load(As, a[row, k])
   |         ^^^^^^^^^^^^^^^^^^^^^^ warp 1 writes the same bytes, step 0
   = nothing orders them: no barrier comes before either
   = the same holds for Bs (base.py:18:18 after base.py:16:9)
   = help: put td.barrier() between line 16 and line 17"""


def test_b11_an_address_without_the_tiles_base(refused: Refused):
    assert refused("own_loader", ("place = tile.base + tile.swizzle", "place = tile.swizzle")) == """\
error[TD403]: Bs is read where nothing has been written
  --> own_loader.py:18:9
18 |         td.asm("ds_write_b128 {at}, {data}", at=place, data=piece)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ this address contains no tile's base: warp 0 writes rows 0..7 of As, step 0
  ::: own_loader.py:29:9
29 |         copy(Bs, b, col * BLOCK, k * K_STEP)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ in this call
  ::: own_loader.py:32:17
32 |         b_reg = td.load(td.subtile(Bs, (32, K_STEP), (wc, 0)))
   |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 reads rows 0..31 of Bs, step 0
   = nothing in the kernel writes Bs
   = help: add the tile's base: tile.base + tile.swizzle(offset), or tile.address(row, col)"""


def test_b13_an_offset_without_the_element_size(refused: Refused):
    assert refused("own_loader", ("tile.swizzle((line * tile.cols + c) * 2)", "tile.swizzle(line * tile.cols + c)")) == """\
error[TD411]: lanes of one instruction write the same bytes of LDS
  --> own_loader.py:18:9
18 |         td.asm("ds_write_b128 {at}, {data}", at=place, data=piece)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0: lanes 0 and 1 write 16 bytes each, 8 bytes apart, step 0
  ::: own_loader.py:28:9
28 |         copy(As, a, row * BLOCK, k * K_STEP)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ in this call
   = help: an address in LDS counts bytes: multiply the number of an element by its size, 2 bytes of As; As.address(row, col) does this
   = help: a lane writes 8 elements of a row: the next lane begins as many columns further; As.address(row, col) takes the row first"""


def test_row_and_column_of_an_address_exchanged(refused: Refused):
    """Bytes are counted already."""
    text = ("tile.base + tile.swizzle((line * tile.cols + c) * 2)", "tile.address(c, line)")
    assert refused("own_loader", text) == """\
error[TD411]: lanes of one instruction write the same bytes of LDS
  --> own_loader.py:18:9
18 |         td.asm("ds_write_b128 {at}, {data}", at=place, data=piece)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0: lanes 0 and 8 write 16 bytes each, 2 bytes apart, step 0
  ::: own_loader.py:28:9
28 |         copy(As, a, row * BLOCK, k * K_STEP)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ in this call
   = help: a lane writes 8 elements of a row: the next lane begins as many columns further; As.address(row, col) takes the row first"""


def test_b14_a_barrier_in_the_loader_that_only_producers_call(refused: Refused):
    assert refused("roles", ("    td.load(Bs, b[col, k])\n", "    td.load(Bs, b[col, k])\n    td.barrier()\n")) == """\
error[TD402]: not all warps of the block pass the same number of barriers
  --> roles.py:12:5
12 |     td.barrier()
   |     ^^^^^^^^^^^^ warp 0 arrives here, at its barrier number 1
  ::: roles.py:24:9
24 |         fill(As[tic], Bs[tic], a, b, row, col, 0)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ in this call
  ::: roles.py:25:5
25 |     td.barrier()
   |     ^^^^^^^^^^^^ warp 1 arrives here instead
  ::: roles.py:23:10
23 |     with producer:
   |          ^^^^^^^^ only warp 0 takes this path
   = warp 0 passes 17 barriers, warps 1..4 pass 9 barriers
   = help: all warps of the block must pass a barrier: take the barrier out of the branch, or give warps 1..4 a barrier too"""


def test_b16_the_producer_fills_the_buffer_that_is_being_read(refused: Refused):
    assert refused("roles", ("fill(As[toc], Bs[toc],", "fill(As[tic], Bs[tic],")) == """\
error[TD401]: As is read while another warp may still write it
  --> roles.py:31:21
31 |             a_reg = td.load(td.subtile(As[tic], (REG, K_STEP), (wr, 0)))
   |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 1 reads rows 0..15 of As[0], step 0
  ::: roles.py:10:5
10 |     td.load(As, a[row, k])
   |     ^^^^^^^^^^^^^^^^^^^^^^ warp 0 writes the same bytes, step 0, called at roles.py:28:17
   = nothing orders them: the last barrier that both warps pass is roles.py:24:5, before both accesses
   = the same holds for Bs (roles.py:32:21 after roles.py:11:5)
   = nothing writes As[1], which line 31 reads in step 1
   = help: let line 28 write a buffer other than the one that is read"""


def test_b17_the_barrier_at_the_end_of_the_loop_is_missing(refused: Refused):
    assert refused("roles", ("        td.barrier()\n        tic, toc = toc, tic\n", "        tic, toc = toc, tic\n")) == """\
error[TD401]: As is read while another warp may still write it
  --> roles.py:31:21
31 |             a_reg = td.load(td.subtile(As[tic], (REG, K_STEP), (wr, 0)))
   |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 1 reads rows 0..15 of As[1], step 1
  ::: roles.py:10:5
10 |     td.load(As, a[row, k])
   |     ^^^^^^^^^^^^^^^^^^^^^^ warp 0 writes the same bytes, step 0, called at roles.py:28:17
   = nothing orders them: the last barrier that both warps pass is roles.py:24:5, before both accesses
   = the same holds for Bs (roles.py:32:21 after roles.py:11:5)
   = help: put td.barrier() between line 32 and the next step, or write to another buffer"""


def test_b19_one_buffer_and_one_barrier_a_step(refused: Refused):
    edit = ("            td.mma_ABt(acc, a_reg, b_reg)\n        td.barrier()\n", "            td.mma_ABt(acc, a_reg, b_reg)\n")
    assert refused("small_tiles", edit) == """\
error[TD401]: whole_a is overwritten while another warp may still read it
  --> small_tiles.py:16:13
16 |             td.load(whole_a, a[row, k])
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 writes rows 0..15 of whole_a, step 1
  ::: small_tiles.py:20:21
20 |             a_reg = td.load(td.subtile(whole_a, (REG, REG), (worker.id // 4, 0)))
   |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 4 reads the same bytes, step 0
   = nothing orders them: the last barrier that both warps pass is small_tiles.py:18:9, before both accesses
   = the same holds for whole_b (small_tiles.py:17:13 after small_tiles.py:21:21)
   = help: put td.barrier() between line 21 and the next step, or give the tile two buffers"""


def test_b25_a_loader_that_strides_for_more_warps_than_there_are(refused: Refused):
    edit = ("rows_at_once = WARPS * 64 // lanes_per_row", "rows_at_once = 512 // lanes_per_row")
    assert refused("own_loader", edit) == """\
error[TD403]: As is read where nothing has been written
  --> own_loader.py:31:17
31 |         a_reg = td.load(td.subtile(As, (32, K_STEP), (wr, 0)))
   |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 2 reads rows 32..63 of As, step 0
  ::: own_loader.py:18:9
18 |         td.asm("ds_write_b128 {at}, {data}", at=place, data=piece)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 writes rows 0..7 of As, step 0, called at own_loader.py:28:9
   = the same holds for Bs (own_loader.py:32:17)
   = help: let the writes cover all of the tile: compare the steps and the number of threads with its rows"""


def test_b33_a_barrier_in_the_branch_of_some_warps(refused: Refused):
    edit = (
        "        td.load(As, a[row, k])\n        td.load(Bs, b[col, k])\n        td.barrier()\n",
        "        if wr < 2:\n            td.load(As, a[row, k])\n            td.load(Bs, b[col, k])\n            td.barrier()\n",
    )
    assert refused("eight_warps", edit) == """\
error[TD402]: not all warps of the block pass the same number of barriers
  --> eight_warps.py:20:13
20 |             td.barrier()
   |             ^^^^^^^^^^^^ warp 0 arrives here, at its barrier number 1
  ::: eight_warps.py:23:9
23 |         td.barrier()
   |         ^^^^^^^^^^^^ warp 4 arrives here instead
  ::: eight_warps.py:17:12
17 |         if wr < 2:
   |            ^^^^^^ only warps 0..3 take this path
   = warps 0..3 pass 8 barriers, warps 4..7 pass 4 barriers
   = help: all warps of the block must pass a barrier: take the barrier out of the branch, or give warps 4..7 a barrier too"""


def test_b39_an_extra_barrier_without_a_partner(refused: Refused):
    edit = ("    for k in td.range(a.cols // K_STEP):\n", "    if wr == 1:\n        td.barrier()\n    for k in td.range(a.cols // K_STEP):\n")
    assert refused("base", edit) == """\
error[TD402]: not all warps of the block pass the same number of barriers
  --> base.py:15:9
15 |         td.barrier()
   |         ^^^^^^^^^^^^ warp 2 arrives here, at its barrier number 1
  ::: base.py:19:9
19 |         td.barrier()  # what was written can be read
   |         ^^^^^^^^^^^^ warp 0 arrives here instead
  ::: base.py:14:8
14 |     if wr == 1:
   |        ^^^^^^^ only warps 2..3 take this path
   = warps 2..3 pass 9 barriers, warps 0..1 pass 8 barriers
   = help: all warps of the block must pass a barrier: take the barrier out of the branch, or give warps 0..1 a barrier too"""


def test_b45_an_accumulator_that_nothing_clears(refused: Refused):
    assert refused("base", ("td.zeros(td.f32, REG, REG)", 'td.rt(td.f32, REG, REG, layout="col")')) == """\
error[TD404]: 'acc_0' is read, and nothing has written it
  --> base.py:23:17
23 |                 td.mma_ABt(acc[2 * i + j], a_reg[i], b_reg[j])
   |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 reads it
   = the same holds for acc_1, acc_2, acc_3
   = help: each warp has its own registers: write them in this warp before the read, by td.zeros, td.load or td.asm, in every lane that reads them"""


def test_b32_operands_that_other_warps_have_read(refused: Refused):
    edit = (
        "        b_reg = [td.load(td.subtile(Bs, (REG, K_STEP), (wc + 2 * j, 0))) for j in range(2)]\n",
        "        b_reg = [td.rt(td.bf16, REG, K_STEP) for j in range(2)]\n        if wr == 0:\n            for j in range(2):\n"
        "                td.load(b_reg[j], td.subtile(Bs, (REG, K_STEP), (wc + 2 * j, 0)))\n",
    )
    assert refused("base", edit) == """\
error[TD404]: 'b_reg_0' is read, and nothing has written it
  --> base.py:26:17
26 |                 td.mma_ABt(acc[2 * i + j], a_reg[i], b_reg[j])
   |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 2 reads it
   = the same holds for b_reg_1
   = a write is missing in warps 2..3; warps 0..1 have their own
   = help: each warp has its own registers: write them in this warp before the read, by td.zeros, td.load or td.asm, in every lane that reads them"""


def test_b50_the_epilogue_reuses_lds_with_no_barrier(refused: Refused):
    assert refused("two_products", ("    td.barrier()  # the last reads of As end\n", "")) == """\
error[TD401]: As is overwritten while another warp may still read it
  --> two_products.py:19:5
19 |     td.load(As, d[row, 0])
   |     ^^^^^^^^^^^^^^^^^^^^^^ warp 0 writes rows 0..7 of As
  ::: two_products.py:18:21
18 |     td.mma_ABt(acc, td.load(td.subtile(As, (32, K_STEP), (wr, 0))), b_reg)
   |                     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 1 reads the same bytes
   = nothing orders them: the last barrier that both warps pass is two_products.py:16:5, before both accesses
   = help: put td.barrier() between line 18 and line 19, or give the tile two buffers"""


def test_td403_a_tile_that_nothing_has_written(refused: Refused):
    assert refused("base", ("        td.load(Bs, b[col, k])\n", "")) == """\
error[TD403]: Bs is read where nothing has been written
  --> base.py:18:18
18 |         b_reg = [td.load(td.subtile(Bs, (REG, K_STEP), (wc + 2 * j, 0))) for j in range(2)]
   |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 reads rows 0..31 of Bs, step 0
   = nothing in the kernel writes Bs
   = help: write the whole tile first, with td.barrier() between the writes and the reads"""


@pytest.mark.thorough
def test_one_buffer_filled_in_place_of_two(refused: Refused):
    assert refused("panel_buffered", ("td.load(As[k % 2], a[row, k])", "td.load(As[0], a[row, k])"), target="gfx950") == """\
error[TD401]: As is overwritten while another warp may still read it
  --> panel_buffered.py:16:9
16 |         td.load(As[0], a[row, k])
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 writes rows 0..3 of As[0], step 1
  ::: panel_buffered.py:20:22
20 |             a_reg = [td.load(td.subtile(As[k % 2], (REG, 32), (wr + 2 * i, kk))) for i in range(2)]
   |                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 1 reads the same bytes, step 0
   = nothing orders them: the last barrier that both warps pass is panel_buffered.py:18:9, before both accesses
   = help: put td.barrier() between line 20 and the next step, or write to another buffer"""


def test_two_mistakes_give_two_findings(refused: Refused):
    race, empty = AFTER_READS, ("td.zeros(td.f32, REG, REG)", 'td.rt(td.f32, REG, REG, layout="col")')
    alone = refused("base", race).split("\n\n"), refused("base", empty).replace("base.py:23", "base.py:22").replace("23 |", "22 |").split("\n\n")
    assert sorted(refused("base", race, empty).split("\n\n")) == sorted([*alone[0], *alone[1]])


def test_a_race_and_a_place_outside_another_tile(refused: Refused):
    place = ("td.subtile(As, (REG, K_STEP), (wr + 2 * i, 0))", "td.subtile(As, (REG, K_STEP), (wr + 3 * i, 0))")
    found = refused(
        "base",
        place,
        ("        td.load(Bs, b[col, k])\n        td.barrier()  # what was written can be read\n", "        td.barrier()\n        td.load(Bs, b[col, k])\n"),
    )
    assert found == """\
error[TD303]: a piece of 'As' lies outside 'As', which has 128 rows
  --> base.py:18:18
18 |         a_reg = [td.load(td.subtile(As, (REG, K_STEP), (wr + 3 * i, 0))) for i in range(2)]
   |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 2, rows 128..159
   = in tiles of 32 rows that is tile 4, counted from 0, of 4
   = help: the place of a subtile counts subtiles

error[TD401]: Bs is read while another warp may still write it
  --> base.py:19:18
19 |         b_reg = [td.load(td.subtile(Bs, (REG, K_STEP), (wc + 2 * j, 0))) for j in range(2)]
   |                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 reads rows 8..15 of Bs, step 0
  ::: base.py:17:9
17 |         td.load(Bs, b[col, k])
   |         ^^^^^^^^^^^^^^^^^^^^^^ warp 1 writes the same bytes, step 0
   = nothing orders them: the last barrier that both warps pass is base.py:16:9, before both accesses
   = help: put td.barrier() between line 17 and line 19"""


def test_a_block_in_the_middle_of_the_grid(refused: Refused):
    """Neither the first block nor the last has the mistake."""
    edit = ("        td.barrier()  # what was read can be overwritten\n", "        if row != 1 or col != 0:\n            td.barrier()\n")
    assert "while another warp may still read it" in refused("base", edit)


def test_a_tile_whose_place_depends_on_the_block(refused: Refused):
    """Every block but the second reads the buffer that it fills."""
    edit = ("td.subtile(As[k % 2], (REG, 32)", "td.subtile(As[(k + (col == 1)) % 2], (REG, 32)")
    assert "error[TD401]: As is" in refused("panel_buffered", edit, target="gfx950")


def test_one_warp_passes_as_many_barriers_as_the_other_in_three_of_its_steps(refused: Refused):
    """What is told are the barriers of all steps."""
    assert refused("idle_warp", ("td.range(2 * td.cdiv(a.cols, K_STEP))", "td.range(6)")) == """\
error[TD402]: not all warps of the block pass the same number of barriers
  --> idle_warp.py:17:13
17 |             td.barrier()
   |             ^^^^^^^^^^^^ warp 0 arrives here, at its barrier number 1
  ::: idle_warp.py:23:13
23 |             td.barrier()
   |             ^^^^^^^^^^^^ warp 1 arrives here instead
  ::: idle_warp.py:13:8
13 |     if td.warp_id() == 0:
   |        ^^^^^^^^^^^^^^^^^ only warp 0 takes this path
   = warp 0 passes 16 barriers, warp 1 passes 6 barriers
   = help: all warps of the block must pass a barrier: take the barrier out of the branch, or give warp 1 a barrier too"""


def test_barriers_in_loops_of_different_lengths(refused: Refused):
    assert refused("idle_warp", ("td.range(2 * td.cdiv(a.cols, K_STEP))", "td.range(12)")) == """\
error[TD402]: not all warps of the block pass the same number of barriers
  --> idle_warp.py:17:13
17 |             td.barrier()
   |             ^^^^^^^^^^^^ warp 0 arrives here, at its barrier number 1
  ::: idle_warp.py:23:13
23 |             td.barrier()
   |             ^^^^^^^^^^^^ warp 1 arrives here instead
  ::: idle_warp.py:13:8
13 |     if td.warp_id() == 0:
   |        ^^^^^^^^^^^^^^^^^ only warp 0 takes this path
   = warp 0 passes 16 barriers, warp 1 passes 12 barriers
   = help: all warps of the block must pass a barrier: take the barrier out of the branch, or give warp 1 a barrier too"""


ROWS = """\
import tiledsl as td


@td.kernel(warps=2)
def rows(a: td.gl[td.bf16, 64, 128], b: td.gl[td.bf16, 64, 128], c: td.gl[td.f32, 64, 64]):
    td.ensures(c, a @ b.T)
    td.grid(1)
    As, Bs, warp = td.st(td.bf16, 64, 32), td.st(td.bf16, 32, 32), td.warp_id()
    for col in td.range(2):
        acc = td.zeros(td.f32, 32, 32)
        for k in td.range(4):
            td.load(As, a[0, k])
            td.load(Bs, b[col, k])
            td.barrier()
            x, y = td.load(td.subtile(As, (32, 32), (warp, 0))), td.load(Bs)
            td.barrier()
            td.mma_ABt(acc, x, y)
        td.store(c[warp, col], acc)
"""


def test_an_inner_loop_without_a_barrier_between_its_steps(tmp_path: pathlib.Path):
    """The help names the line of the inner loop that the left-out barrier had."""
    barrier = "            td.barrier()\n            td.mma"
    assert ROWS.count(barrier) == 1
    path = tmp_path / "rows.py"
    path.write_text(ROWS)
    assert kernel_in(path, "rows").check("gfx942") == ()
    path = tmp_path / "without.py"
    path.write_text(ROWS.replace(barrier, "            td.mma"))
    (found,) = kernel_in(path, "rows").check("gfx942")
    assert found.code == "TD401" and found.primary.text.endswith("of As, step 0, 1")
    assert found.helps == ("put td.barrier() between line 15 and the next step of the inner loop, or give the tile two buffers",)


LAST = "        x2, x3 = read(2), read(3)  # the last reads of this step:\n        td.wait(x2, x3)  # the other half writes next\n        td.barrier()\n"
ALONE = "        x2 = read(2)\n        td.wait(x2)\n        td.barrier()\n"
READ = "        x3 = read(3)\n"
LATE = ("        compute(x3)\n", f"{READ}        compute(x3)\n")


def of_ping_pong(folder: pathlib.Path, *edits: tuple[str, str]) -> list[str]:
    """What the checks find where the last slice is read elsewhere."""
    source = pathlib.Path(ping_pong.__file__).read_text()
    for old, new in (*edits, (LAST, ALONE)):
        assert source.count(old) == 1
        source = source.replace(old, new)
    path = folder / "ping_pong.py"
    path.write_text(source)
    return [finding.render() for finding in kernel_in(path, "ping_pong").check("gfx942")]


@pytest.mark.thorough
def test_a_read_that_comes_too_late_for_what_a_write_replaces(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch):
    """Where half of the warps are a barrier ahead, a barrier in front of the read gives it the next step's data: both ways out are named, and are so."""
    monkeypatch.chdir(tmp_path)
    (found,) = of_ping_pong(tmp_path, LATE)
    assert found.splitlines()[0] == "error[TD401]: As is read while another warp may still write it"
    assert found.splitlines()[-1] == (
        "   = help: put td.barrier() between line 55 and line 57 if the read needs the new data; if the read needs the old data, move the read so early that 2"
        " barriers follow before line 54"
    )
    (found,) = of_ping_pong(tmp_path, (LATE[0], f"        td.barrier()\n{LATE[1]}"))
    assert found.startswith("error[TD602]") and "and finds later data, from k = " in found
    before = "        compute(x2)\n"  # which ends with a barrier
    (found,) = of_ping_pong(tmp_path, (before, f"{READ}        td.wait(x3)\n{before}"))
    assert found.startswith("error[TD401]: As is overwritten while another warp may still read it")
    assert of_ping_pong(tmp_path, ("        compute(x1)\n", f"        compute(x1)\n{READ}        td.wait(x3)\n")) == []
