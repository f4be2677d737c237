"""TD405: waits of the user's own that are missing or too weak, beside those that are right."""

import pytest

from tests.checks.conftest import KERNELS, Refused, kernel_in
from tests.data import integers, product
from tiledsl.compile.verify import program_of
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.operations import flat
from tiledsl.targets import TARGETS

PIECES_OF_A, PIECES_OF_B = "        td.wait(vmcnt=2)  # As's pieces\n", "        td.wait(vmcnt=0)  # Bs's pieces\n"
VALUES = "        td.wait(x, y)  # read\n"
WRITTEN, READ = "        td.wait(lgkmcnt=0)  # what this warp writes is written\n", "        td.wait(lgkmcnt=0)  # what this warp reads is read\n"


def test_b08_no_wait_between_the_loads_and_the_writes_of_their_data(refused: Refused):
    assert refused("own_waits", (PIECES_OF_A, "")) == """\
error[TD405]: 'pa0' is used before a wait for its load
  --> own_waits.py:21:9
21 |         td.asm("ds_write_b128 {addr}, {data}", addr=As.address(r, x), data=pa0)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  ::: own_waits.py:17:9
17 |         td.asm("global_load_dwordx4 {dst}, {addr}, off", dst=pa0, addr=a.address(row * BLOCK + r, k * K_STEP + x))
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
   = the same holds for 'pa1' (own_waits.py:22:9), which needs vmcnt=2
   = waits="manual": the compiler adds no wait
   = help: put td.wait(vmcnt=3) before line 21, and the waits named above before the others"""


def test_b08_neither_wait(refused: Refused):
    assert refused("own_waits", (PIECES_OF_A, ""), (PIECES_OF_B, "")) == """\
error[TD405]: 'pa0' is used before a wait for its load
  --> own_waits.py:21:9
21 |         td.asm("ds_write_b128 {addr}, {data}", addr=As.address(r, x), data=pa0)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  ::: own_waits.py:17:9
17 |         td.asm("global_load_dwordx4 {dst}, {addr}, off", dst=pa0, addr=a.address(row * BLOCK + r, k * K_STEP + x))
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
   = the same holds for 'pa1' (own_waits.py:22:9), which needs vmcnt=2
   = the same holds for 'pb0' (own_waits.py:23:9), which needs vmcnt=1
   = the same holds for 'pb1' (own_waits.py:24:9), which needs vmcnt=0
   = waits="manual": the compiler adds no wait
   = help: put td.wait(vmcnt=3) before line 21, and the waits named above before the others"""


def test_b35_one_load_is_left_in_flight(refused: Refused):
    assert refused("own_waits", (PIECES_OF_B, PIECES_OF_B.replace("0", "1"))) == """\
error[TD405]: 'pb1' is used before a wait for its load
  --> own_waits.py:26:9
26 |         td.asm("ds_write_b128 {addr}, {data}", addr=Bs.address(r + 64, x), data=pb1)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  ::: own_waits.py:20:9
20 |         td.asm("global_load_dwordx4 {dst}, {addr}, off", dst=pb1, addr=b.address(col * BLOCK + r + 64, k * K_STEP + x))
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
  ::: own_waits.py:24:9
24 |         td.wait(vmcnt=1)  # Bs's pieces
   |         ^^^^^^^^^^^^^^^^ got td.wait(vmcnt=1), which leaves the operation in flight
   = waits="manual": the compiler adds no wait
   = help: put td.wait(vmcnt=0) before line 26"""


def test_b08_the_wait_comes_before_the_loads(refused: Refused):
    loads = "        pa0, pa1, pb0, pb1 = [td.vgpr(4) for _ in range(4)]\n"
    assert refused("own_waits", (PIECES_OF_A, ""), (loads, loads + PIECES_OF_A)) == """\
error[TD405]: 'pa0' is used before a wait for its load
  --> own_waits.py:22:9
22 |         td.asm("ds_write_b128 {addr}, {data}", addr=As.address(r, x), data=pa0)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  ::: own_waits.py:18:9
18 |         td.asm("global_load_dwordx4 {dst}, {addr}, off", dst=pa0, addr=a.address(row * BLOCK + r, k * K_STEP + x))
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
   = the same holds for 'pa1' (own_waits.py:23:9), which needs vmcnt=2
   = waits="manual": the compiler adds no wait
   = help: put td.wait(vmcnt=3) before line 22, and the waits named above before the others"""


def test_b09_writes_not_drained_before_the_barrier_that_publishes_them(refused: Refused):
    assert refused("own_waits", (WRITTEN, "")) == """\
error[TD405]: LDS operations on which other warps depend are not finished at this barrier
  --> own_waits.py:27:9
27 |         td.barrier()
   |         ^^^^^^^^^^^^
  ::: own_waits.py:22:9
22 |         td.asm("ds_write_b128 {addr}, {data}", addr=As.address(r, x), data=pa0)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
  ::: own_waits.py:28:14
28 |         a0 = td.load(td.subtile(As, (32, K_STEP), (wr, 0)))
   |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ after it, warp 0 reads rows 16..31 of As, step 0
   = waits="manual": the compiler adds no wait
   = help: put td.wait(lgkmcnt=0) before line 27"""


def test_b09_one_write_left_in_flight(refused: Refused):
    assert refused("own_waits", (WRITTEN, WRITTEN.replace("0", "1"))) == """\
error[TD405]: LDS operations on which other warps depend are not finished at this barrier
  --> own_waits.py:28:9
28 |         td.barrier()
   |         ^^^^^^^^^^^^
  ::: own_waits.py:26:9
26 |         td.asm("ds_write_b128 {addr}, {data}", addr=Bs.address(r + 64, x), data=pb1)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
  ::: own_waits.py:32:14
32 |         b1 = td.load(td.subtile(Bs, (32, K_STEP), (wc + 2, 0)))
   |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ after it, warp 0 reads rows 80..95 of Bs, step 0
  ::: own_waits.py:27:9
27 |         td.wait(lgkmcnt=1)  # what this warp writes is written
   |         ^^^^^^^^^^^^^^^^^^ got td.wait(lgkmcnt=1), which leaves the operation in flight
   = waits="manual": the compiler adds no wait
   = help: put td.wait(lgkmcnt=0) before line 28"""


def test_b46_reads_not_drained_at_the_barrier_after_which_they_are_overwritten(refused: Refused):
    """The products wait for what they read; the barrier before them does not."""
    late = ("        td.barrier()\n        td.mma_ABt(acc[0], a0, b0)\n", "        td.barrier()\n" + READ + "        td.mma_ABt(acc[0], a0, b0)\n")
    assert refused("own_waits", (READ + late[0], late[1])) == """\
error[TD405]: LDS operations on which other warps depend are not finished at this barrier
  --> own_waits.py:33:9
33 |         td.barrier()
   |         ^^^^^^^^^^^^
  ::: own_waits.py:29:14
29 |         a0 = td.load(td.subtile(As, (32, K_STEP), (wr, 0)))
   |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
  ::: own_waits.py:22:9
22 |         td.asm("ds_write_b128 {addr}, {data}", addr=As.address(r, x), data=pa0)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ after it, warp 0 overwrites rows 0..15 of As, step 1
   = waits="manual": the compiler adds no wait
   = help: put td.wait(lgkmcnt=0) before line 33"""


def test_b27_a_product_of_what_has_not_arrived(refused: Refused):
    """Here no barrier follows the reads: only the product waits for them."""
    swapped = READ + "        td.barrier()\n"
    last = "        td.mma_ABt(acc[3], a1, b1)\n"
    assert refused("own_waits", (swapped, "        td.wait(lgkmcnt=2)\n"), (last, last + "        td.wait(lgkmcnt=0)\n        td.barrier()\n")) == """\
error[TD405]: 'b0' is used before a wait for its load
  --> own_waits.py:34:9
34 |         td.mma_ABt(acc[0], a0, b0)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^
  ::: own_waits.py:31:14
31 |         b0 = td.load(td.subtile(Bs, (32, K_STEP), (wc, 0)))
   |              ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
  ::: own_waits.py:33:9
33 |         td.wait(lgkmcnt=2)
   |         ^^^^^^^^^^^^^^^^^^ got td.wait(lgkmcnt=2), which leaves the operation in flight
   = the same holds for 'b1' (own_waits.py:35:9), which needs lgkmcnt=0
   = waits="manual": the compiler adds no wait
   = help: put td.wait(lgkmcnt=1) before line 34, and the waits named above before the others"""


def test_two_missing_waits_give_two_findings(refused: Refused):
    both = refused("own_waits", (PIECES_OF_A, ""), (WRITTEN, ""))
    assert [text.splitlines()[0] for text in both.split("\n\n")] == [
        refused("own_waits", (PIECES_OF_A, "")).splitlines()[0],
        refused("own_waits", (WRITTEN, "")).splitlines()[0],
    ]


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
def test_the_right_waits_run_clean_and_right(target):
    kernel = kernel_in(KERNELS / "own_waits.py", "own_waits")
    a, b, c = integers(128, 256, 128)
    kernel(a, b, c, target=target)
    assert (c == product(a, b)).all()


def test_nothing_is_added_to_the_users_waits():
    kernel = kernel_in(KERNELS / "own_waits.py", "own_waits")
    program = program_of(kernel.capture("gfx942", {"M": 128, "N": 128, "K": 128}), "gfx942")
    found = [(op.vm, op.lgkm) for op in flat(program.body) if isinstance(op, lp.Wait)]
    assert found == [(2, None), (0, None), (None, 0), (None, 0)]


def test_b35_a_staging_load_left_in_flight(refused: Refused):
    assert refused("staged_waits", ("            td.wait(sa)  # As's share is here\n", "            td.wait(vmcnt=3)\n")) == """\
error[TD405]: 'sa' is used before a wait for its load
  --> staged_waits.py:28:13
28 |             td.commit(As, sa)
   |             ^^^^^^^^^^^^^^^^^
  ::: staged_waits.py:20:22
20 |             sa, sb = td.fetch(As, a[row, k + 1]), td.fetch(Bs, b[col, k + 1])
   |                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
  ::: staged_waits.py:27:13
27 |             td.wait(vmcnt=3)
   |             ^^^^^^^^^^^^^^^^ got td.wait(vmcnt=3), which leaves the operation in flight
   = waits="manual": the compiler adds no wait
   = help: put td.wait(vmcnt=2) before line 28"""


def test_b27_a_wait_for_one_operand_alone(refused: Refused):
    """One finding: the wait that its help names is one for the uses of y too, in the last step as well."""
    text = refused("staged_waits", (VALUES, "        td.wait(x)\n"))
    assert [line for line in text.splitlines() if line.startswith(("error", "   = help"))] == [
        "error[TD405]: LDS operations on which other warps depend are not finished at this barrier",
        "   = help: put td.wait(lgkmcnt=0) before line 24",
    ]
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        refused("staged_waits", (VALUES, "        td.wait(x)\n        td.wait(lgkmcnt=0)\n"))


def test_b42_one_count_too_weak(refused: Refused):
    weak = ("            td.wait(vmcnt=4)  # this step's are there\n", "            td.wait(vmcnt=5)\n")
    assert refused("direct_waits", weak, target="gfx950") == """\
error[TD405]: LDS operations on which other warps depend are not finished at this barrier
  --> direct_waits.py:23:9
23 |         td.barrier()
   |         ^^^^^^^^^^^^
  ::: direct_waits.py:15:5
15 |     td.load(Bs[tic], b[col, 0], direct=True)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
  ::: direct_waits.py:25:13
25 |         y = td.load(td.subtile(Bs[tic], (32, K_STEP), (wc, 0)))
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ after it, warp 0 reads rows 24..31 of Bs[0], step 0
  ::: direct_waits.py:20:13
20 |             td.wait(vmcnt=5)
   |             ^^^^^^^^^^^^^^^^ got td.wait(vmcnt=5), which leaves the operation in flight
   = waits="manual": the compiler adds no wait
   = help: put td.wait(vmcnt=4) before line 23"""


@pytest.mark.thorough
def test_b41_the_count_wait_stands_after_the_barrier_that_publishes(refused: Refused):
    edits = ("            td.wait(vmcnt=4)  # this step's are there\n", ""), (
        "        td.barrier()\n        x =",
        "        td.barrier()\n        td.wait(vmcnt=4)\n        x =",
    )
    assert refused("direct_waits", *edits, target="gfx950") == """\
error[TD405]: LDS operations on which other warps depend are not finished at this barrier
  --> direct_waits.py:22:9
22 |         td.barrier()
   |         ^^^^^^^^^^^^
  ::: direct_waits.py:14:5
14 |     td.load(As[tic], a[row, 0], direct=True)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
  ::: direct_waits.py:24:13
24 |         x = td.load(td.subtile(As[tic], (32, K_STEP), (wr, 0)))
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ after it, warp 0 reads rows 16..23 of As[0], step 0
   = waits="manual": the compiler adds no wait
   = help: put td.wait(vmcnt=4) before line 22"""


def test_a_direct_load_overwrites_what_one_before_still_brings(refused: Refused):
    """Nothing reads As in between; a barrier orders nothing of what a warp has in flight itself."""
    first = "    td.load(Bs[tic], b[col, 0], direct=True)\n"
    again = first + "    td.barrier()\n" + first
    assert refused("direct_waits", (first, again), target="gfx950") == """\
error[TD405]: 'Bs' is overwritten before a wait for this warp's earlier writes to it
  --> direct_waits.py:17:5
17 |     td.load(Bs[tic], b[col, 0], direct=True)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  ::: direct_waits.py:15:5
15 |     td.load(Bs[tic], b[col, 0], direct=True)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
   = waits="manual": the compiler adds no wait
   = help: put td.wait(vmcnt=0) before line 17"""


def test_a_direct_load_overwrites_what_its_last_turn_still_brings(refused: Refused):
    last = "            td.wait(vmcnt=0)\n"
    again = last + "            for _ in td.range(3):\n                td.load(Bs[toc], b[col, 0], direct=True)\n" + last
    assert refused("direct_waits", (last, again), target="gfx950") == """\
error[TD405]: 'Bs' is overwritten before a wait for this warp's earlier writes to it
  --> direct_waits.py:24:17
24 |                 td.load(Bs[toc], b[col, 0], direct=True)
   |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  ::: direct_waits.py:24:17
24 |                 td.load(Bs[toc], b[col, 0], direct=True)
   |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
   = waits="manual": the compiler adds no wait
   = help: put td.wait(vmcnt=0) before line 24"""


def test_one_statement_is_told_the_one_wait_that_is_enough_for_all_of_it(refused: Refused):
    """The product takes four slices, each of which could wait for its own part."""
    assert refused("one_warp_waits", (VALUES, ""), target="gfx950") == """\
error[TD405]: 'x' and 'y' are used before a wait for their load
  --> one_warp_waits.py:17:9
17 |         td.mma_ABt(acc, x, y)
   |         ^^^^^^^^^^^^^^^^^^^^^
  ::: one_warp_waits.py:15:13
15 |         x = td.load(As)
   |             ^^^^^^^^^^^ may still be in flight
   = waits="manual": the compiler adds no wait
   = help: put td.wait(lgkmcnt=0) before line 17"""


def test_one_statement_is_told_the_wait_that_it_has(refused: Refused):
    assert refused("one_warp_waits", (VALUES, "        td.wait(lgkmcnt=1)\n"), target="gfx950") == """\
error[TD405]: 'y' is used before a wait for its load
  --> one_warp_waits.py:18:9
18 |         td.mma_ABt(acc, x, y)
   |         ^^^^^^^^^^^^^^^^^^^^^
  ::: one_warp_waits.py:16:13
16 |         y = td.load(Bs)
   |             ^^^^^^^^^^^ may still be in flight
  ::: one_warp_waits.py:17:9
17 |         td.wait(lgkmcnt=1)
   |         ^^^^^^^^^^^^^^^^^^ got td.wait(lgkmcnt=1), which leaves the operation in flight
   = waits="manual": the compiler adds no wait
   = help: put td.wait(lgkmcnt=0) before line 18"""


def test_one_statement_is_told_the_value_that_it_waits_for(refused: Refused):
    assert refused("one_warp_waits", (VALUES, "        td.wait(x)\n"), target="gfx950") == """\
error[TD405]: 'y' is used before a wait for its load
  --> one_warp_waits.py:18:9
18 |         td.mma_ABt(acc, x, y)
   |         ^^^^^^^^^^^^^^^^^^^^^
  ::: one_warp_waits.py:16:13
16 |         y = td.load(Bs)
   |             ^^^^^^^^^^^ may still be in flight
  ::: one_warp_waits.py:17:9
17 |         td.wait(x)
   |         ^^^^^^^^^^ got td.wait(x), which leaves the operation in flight
   = waits="manual": the compiler adds no wait
   = help: put td.wait(lgkmcnt=0) before line 18"""


def test_a_direct_load_over_what_is_being_read(refused: Refused):
    product = "        td.mma_ABt(acc, x, y)\n"
    over = "        td.load(Bs, b[col, k], direct=True)\n" + VALUES + "        td.wait(vmcnt=0)  # before the next turn's\n" + product
    assert refused("one_warp_waits", (VALUES, ""), (product, over), target="gfx950") == """\
error[TD405]: 'Bs' is overwritten by a direct load before a wait for this warp's reads of it
  --> one_warp_waits.py:17:9
17 |         td.load(Bs, b[col, k], direct=True)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
  ::: one_warp_waits.py:16:13
16 |         y = td.load(Bs)
   |             ^^^^^^^^^^^ may still be in flight
   = waits="manual": the compiler adds no wait
   = help: put td.wait(lgkmcnt=0) before line 17"""


def test_a_read_of_what_a_direct_load_brings(refused: Refused):
    """With one warp there is no barrier that would have to publish it."""
    assert refused("one_warp_waits", ("        td.wait(vmcnt=0)  # the tiles are there\n", ""), target="gfx950") == """\
error[TD405]: 'As' is read before a wait for the direct load into it
  --> one_warp_waits.py:14:13
14 |         x = td.load(As)
   |             ^^^^^^^^^^^
  ::: one_warp_waits.py:12:9
12 |         td.load(As, a[row, k], direct=True)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
   = the same holds for 'Bs' (one_warp_waits.py:15:13), which needs vmcnt=0
   = waits="manual": the compiler adds no wait
   = help: put td.wait(vmcnt=4) before line 14, and the waits named above before the others"""


def test_the_last_step_alone_lacks_its_wait(refused: Refused):
    """Nothing of a next step is in flight there: the help leaves the others' wait as it is."""
    text = refused("direct_waits", ("        else:\n            td.wait(vmcnt=0)\n", ""), target="gfx950")
    assert text == """\
error[TD405]: LDS operations on which other warps depend are not finished at this barrier
  --> direct_waits.py:21:9
21 |         td.barrier()
   |         ^^^^^^^^^^^^
  ::: direct_waits.py:18:13
18 |             td.load(As[toc], a[row, k + 1], direct=True)
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
  ::: direct_waits.py:22:13
22 |         x = td.load(td.subtile(As[tic], (32, K_STEP), (wr, 0)))
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ after it, warp 0 reads rows 16..23 of As[1], step 3
   = waits="manual": the compiler adds no wait
   = help: put td.wait(vmcnt=0) before line 21 in the last step alone, which starts no further copies: the other steps have enough waits"""


def test_a_loop_written_out_twice_names_a_tile_once(refused: Refused):
    product_first = "        td.mma_ABt(acc, x, y)\n        td.wait(x, y)\n        td.barrier()\n"
    text = refused("direct_waits", ("        td.wait(x, y)  # read\n        td.barrier()\n        td.mma_ABt(acc, x, y)\n", product_first), target="gfx950")
    assert text.startswith("error[TD405]: 'x' and 'y' are used before a wait for their load\n")


def test_a_loop_of_python_names_a_tile_once(refused: Refused):
    x = "x = td.load(td.subtile(As[tic], (32, K_STEP), (wr, 0)))\n"
    y = "y = td.load(td.subtile(Bs[tic], (32, K_STEP), (wc, 0)))\n"
    barrier, product = "        td.barrier()\n", "td.mma_ABt(acc, x, y)\n"
    whole = f"        {x}        {y}        td.wait(x, y)  # read\n{barrier}        {product}"
    x, y = (read.replace("K_STEP", "32").replace(", 0)", ", part)") for read in (x, y))
    loop = f"        for part in range(2):\n            {x}            {y}            {product}"
    text = refused("direct_waits", (whole, f"{loop}        td.wait(lgkmcnt=0)\n{barrier}"), target="gfx950")
    assert text.startswith("error[TD405]: 'x' and 'y' are used before a wait for their load\n")
