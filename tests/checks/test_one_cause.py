"""One mistake, one finding: what follows from it is not told, and what it does to several tiles, or by several calls, is told together."""

import re

BARRIER = "        td.barrier()\n"
LOADS = """\
        td.load(x, td.subtile(As[k % 2], (REG, K_STEP), (wr, 0)))
        td.load(y, td.subtile(Bs[k % 2], (REG, K_STEP), (wc, 0)))
"""


def codes(text):
    return re.findall(r"^error\[(TD\d+)\]", text, re.MULTILINE)


def test_a_barrier_that_publishes_and_frees(refused):
    assert refused("ahead", (BARRIER, "")) == """\
error[TD401]: As is read while another warp may still write it
  --> ahead.py:27:9
27 |         td.load(x, td.subtile(As[k % 2], (REG, K_STEP), (wr, 0)))
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 reads rows 16..31 of As[0], step 0
  ::: ahead.py:21:5
21 |     td.load(As[0], a[row, 0])
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^ warp 1 writes the same bytes
   = nothing orders them: no barrier comes before either
   = the same holds for Bs (ahead.py:28:9 after ahead.py:22:5)
   = and As (ahead.py:25:13 after ahead.py:27:9), Bs (ahead.py:26:13 after ahead.py:28:9) is overwritten while another warp may still read it
   = help: put td.barrier() at the beginning of each step"""


def test_a_barrier_at_the_end_of_each_step(refused):
    edits = [(BARRIER, ""), ("    for k", "    td.barrier()\n    for k")]
    assert refused("ahead", *edits) == """\
error[TD401]: As is overwritten while another warp may still read it
  --> ahead.py:26:13
26 |             td.load(As[(k + 1) % 2], a[row, k + 1])
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 writes rows 0..15 of As[0], step 1
  ::: ahead.py:28:9
28 |         td.load(x, td.subtile(As[k % 2], (REG, K_STEP), (wr, 0)))
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 1 reads the same bytes, step 0
   = nothing orders them: the last barrier that both warps pass is ahead.py:23:5, before both accesses
   = the same holds for Bs (ahead.py:27:13 after ahead.py:29:9)
   = help: put td.barrier() between line 29 and the next step, or write to another buffer"""


def test_two_barriers_are_two_findings(refused):
    edits = [("        td.barrier()  # what was written can be read\n", ""), ("        td.barrier()  # what was read can be overwritten\n", "")]
    assert codes(refused("base", *edits)) == ["TD401", "TD401"]


def test_a_buffer_of_two_tiles_that_nothing_fills(refused):
    assert refused("ahead", ("if k + 1 < steps:", "if k + 1 < 0:")) == """\
error[TD403]: As is read where nothing has been written
  --> ahead.py:28:9
28 |         td.load(x, td.subtile(As[k % 2], (REG, K_STEP), (wr, 0)))
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 reads rows 0..31 of As[1], step 1
  ::: ahead.py:21:5
21 |     td.load(As[0], a[row, 0])
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 writes rows 0..15 of As[0]
   = nothing writes As[1], and line 21 writes As[0]
   = the same holds for Bs (ahead.py:29:9)
   = help: let a copy write As[1] before it is read, or read As[0]"""


def test_a_condition_that_leaves_two_loads_out(refused):
    late = "        if k > 0:\n" + LOADS.replace("        td.", "            td.")
    assert refused("ahead", (LOADS, late)) == """\
error[TD404]: 'x' is read, and nothing has written it
  --> ahead.py:10:5
10 |     td.mma_ABt(acc, x, y)
   |     ^^^^^^^^^^^^^^^^^^^^^ warp 0 reads it
  ::: ahead.py:31:9
31 |         product(acc, x, y)
   |         ^^^^^^^^^^^^^^^^^^ in this call
   = the same holds for y
   = help: each warp has its own registers: write them in this warp before the read, by td.zeros, td.load or td.asm, in every lane that reads them"""


def test_an_op_that_several_calls_come_to(refused):
    edits = [("td.mma_ABt(acc, x, y)", "td.mma_AB(acc, x, y)"), ("        product(acc, x, y)\n", "        product(acc, x, y)\n        product(acc, x, y)\n")]
    assert refused("ahead", *edits) == """\
error[TD133]: td.mma_AB takes acc, a, b in layouts col, row, col, and they are col, row, row
  --> ahead.py:10:5
10 |     td.mma_AB(acc, x, y)
   |     ^^^^^^^^^^^^^^^^^^^^
  ::: ahead.py:30:9
30 |         product(acc, x, y)
   |         ^^^^^^^^^^^^^^^^^^ in this call
  ::: ahead.py:31:9
31 |         product(acc, x, y)
   |         ^^^^^^^^^^^^^^^^^^ the same in this call
   = help: a lane takes consecutive k of b: load b from LDS, with td.load(part, layout="col")"""


def test_an_accumulator_of_another_shape(refused):
    edits = [("acc, steps = td.zeros(td.f32, REG, REG)", "acc, steps = td.zeros(td.f32, 16, REG)"), ("td.relu(acc) -", "td.zeros(td.f32, REG, REG) -")]
    assert codes(refused("ahead", *edits)) == ["TD132"]


def test_an_accumulator_of_the_other_layout(refused):
    edits = [("td.zeros(td.f32, REG, REG), a.cols", 'td.zeros(td.f32, REG, REG, layout="row"), a.cols'), ("td.relu(acc) -", "td.zeros(td.f32, REG, REG) -")]
    assert codes(refused("ahead", *edits)) == ["TD133"]


def test_an_accumulator_that_is_not_the_one(refused):
    """Its elements are those of no product, and it is not stored."""
    edits = [
        ("    x, y = td.rt", "    other = td.rt(td.f32, REG, REG, layout=acc.layout)\n    x, y = td.rt"),
        ("product(acc, x, y)\n    td", "product(other, x, y)\n    td"),
    ]
    assert codes(refused("ahead", *edits)) == ["TD404"]


def test_two_products_of_one_accumulator(refused):
    edits = [
        ("td.store(c[2 * row + wr, 2 * col + wc], td.relu(acc) - td.relu(-1 * acc))", "td.store(c[2 * row + wr, 2 * col + wc], td.zeros(td.f32, REG, REG))"),
        ("        product(acc, x, y)\n", "        td.mma_ABt(acc, x, y)\n        td.mma_ABt(acc, y, x)\n"),
    ]
    assert refused("ahead", *edits) == """\
error[TD177]: the products that td.mma_ABt adds to 'acc' are never stored
  --> ahead.py:30:9
30 |         td.mma_ABt(acc, x, y)
   |         ^^^^^^^^^^^^^^^^^^^^^
  ::: ahead.py:31:9
31 |         td.mma_ABt(acc, y, x)
   |         ^^^^^^^^^^^^^^^^^^^^^ the same here
   = help: td.store(c[i, j], acc) writes an accumulator to global memory; or leave the product out"""


def test_a_read_of_an_output_outside_of_it(refused):
    edits = [("td.relu(acc) - td", "td.load(c[2 * row + wr, 2 * col + wc + 1], (REG, REG), layout=acc.layout) - td")]
    assert codes(refused("ahead", *edits)) == ["TD301"]


def test_buffers_that_are_not_there(refused):
    """One number is wrong: that of the tile's buffers, or by what they are counted."""
    edits = [("td.load(Bs[(k + 1) % 2]", "td.load(Bs[(k + 1) % 3]"), ("td.subtile(Bs[k % 2]", "td.subtile(Bs[k % 3]")]
    assert refused("ahead", *edits) == """\
error[TD302]: buffer 2 of 'Bs', whose buffers are 0..1
  --> ahead.py:27:13
27 |             td.load(Bs[(k + 1) % 3], b[col, k + 1])
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ step 1
  ::: ahead.py:29:9
29 |         td.load(y, td.subtile(Bs[k % 3], (REG, K_STEP), (wc, 0)))
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ the same here: step 2
   = help: buffers are counted from 0 and used in turn: tile[k % 2]"""


def late_read(condition="", end_of_step="        td.barrier()\n"):
    """The edits of `roles` that let the consumers read A behind the step's barrier, and so behind the product."""
    return [
        ("    tic, toc = 0, 1\n", f"    tic, toc = 0, 1\n    a_reg = td.{condition or 'rt'}(td.bf16, REG, K_STEP)\n"),
        ("            a_reg = td.load(td.subtile(As[tic], (REG, K_STEP), (wr, 0)))\n", ""),
        (
            "        td.barrier()\n        tic, toc",
            f"{end_of_step}        with consumer:\n            td.load(a_reg, td.subtile(As[tic], (REG, K_STEP), (consumer.id // 2, 0)))\n        tic, toc",
        ),
    ]


def test_a_read_behind_the_barrier_and_behind_its_use(refused):
    """Where the load stands too late, the producers overwrite what it reads: that follows."""
    assert refused("roles", *late_read()) == """\
error[TD404]: 'a_reg' is read, and nothing has written it
  --> roles.py:33:13
33 |             td.mma_ABt(acc, a_reg, b_reg)
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 1 reads it
   = a write is missing in warps 1..4; warp 0 has its own
   = help: each warp has its own registers: write them in this warp before the read, by td.zeros, td.load or td.asm, in every lane that reads them"""


def test_a_race_of_other_registers_than_the_unwritten_ones_is_a_second_mistake(refused):
    unwritten = ("acc = td.zeros(td.f32, REG, REG)", 'acc = td.rt(td.f32, REG, REG, layout="col")')
    assert codes(refused("roles", unwritten, ("        td.barrier()\n        tic, toc", "        tic, toc"))) == ["TD401", "TD404"]
    assert codes(refused("roles", *late_read(end_of_step=""))) == ["TD401", "TD404"]  # B races too


def test_a_value_of_a_later_pair_of_the_race(refused):
    """The race names Bs in a note: a wrong value that comes from Bs may follow from the race."""
    assert codes(refused("store_waits", ("        td.wait(lgkmcnt=0)\n        td.barrier()\n", "        td.wait(lgkmcnt=0)\n"))) == ["TD401"]
