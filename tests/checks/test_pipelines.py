"""Software pipelines with td.fetch, and counts of vmcnt that include stores: each wrong variant is refused, with its place."""

import tiledsl as td
from tests.checks.conftest import Refused

AHEAD = "            td.fetch(As[0], a[row, k + 2], into=a_now)\n"


def test_a_slice_is_never_committed(refused: Refused):
    assert refused("pipeline", ("        td.commit(As[k % 2], a_now)\n", "")) == """\
error[TD403]: As is read where nothing has been written
  --> pipeline.py:23:13
23 |         x = td.load(td.subtile(As[k % 2], (32, K_STEP), (wr, 0)))
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 reads rows 0..31 of As[0], step 0
  ::: pipeline.py:14:15
14 |     ahead = [(td.fetch(As[0], a[row, n]), td.fetch(Bs[0], b[col, n])) for n in range(2)]
   |               ^^^^^^^^^^^^^^^^^^^^^^^^^^ the data fetched here are never committed: As lacks them
   = nothing in the kernel writes As
   = help: td.commit(shared, staged) writes it to LDS
   = help: write the whole tile first, with td.barrier() between the writes and the reads"""


def test_a_slice_is_fetched_one_step_too_far_ahead(refused: Refused):
    assert refused("pipeline", (AHEAD, AHEAD.replace("k + 2", "(k + 3) % steps"))) == """\
error[TD602]: 'c' does not match its contract, a @ b.T
  --> pipeline.py:27:5
27 |     td.store(c[row * 2 + wr, col * 2 + wc], acc)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 of block (0, 0): rows 0..31, columns 0..31 of 'c'
  ::: pipeline.py:26:9
26 |         td.mma_ABt(acc, x, y)
   |         ^^^^^^^^^^^^^^^^^^^^^ multiplied here in step 2
  ::: pipeline.py:24:13
24 |         x = td.load(td.subtile(As[k % 2], (32, K_STEP), (wr, 0)))
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows 0..31, columns 96..127 of 'a', read in step 2, written in line 17 in step 2
  ::: pipeline.py:25:13
25 |         y = td.load(td.subtile(Bs[k % 2], (32, K_STEP), (wc, 0)))
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows 0..31, columns 64..95 of 'b', read in step 2, written in line 18 in step 2
  ::: pipeline.py:8:5
 8 |     td.ensures(c, a @ b.T)
   |     ^^^^^^^^^^^^^^^^^^^^^^ the contract
   = td.mma_ABt sums over k, and its operands have different k: a holds rows 0..31, columns 96..127 of 'a' and b holds rows 0..31, columns 64..95 of 'b'
   = c[0, 0] should be the sum of a[0, k] * b[0, k] over k = 0..255
   = this happens in all warps
   = help: both operands of a product have the same part of k: compare the coordinates of both copies"""


def test_a_slice_is_committed_to_another_tile_than_it_was_fetched_for(refused: Refused):
    """The line that exchanges the tiles is named, whether the operands' k differ or only their tensors."""
    both = [
        ("        td.commit(As[k % 2], a_now)\n", "        td.commit(As[k % 2], b_now)\n"),
        ("        td.commit(Bs[k % 2], b_now)\n", "        td.commit(Bs[k % 2], a_now)\n"),
    ]
    first, second = (f"   = help: line {line} commits what line 14 fetched for another shared tile: name the same tile\n" for line in (17, 18))
    alone, exchanged = refused("pipeline", both[0]), refused("pipeline", *both)
    assert first in alone and second not in alone and first + second in exchanged
    assert "error[TD602]: 'c' does not match its contract, a @ b.T" in alone and alone.count("error[") == exchanged.count("error[") == 1


def test_a_slice_is_fetched_one_step_too_late(refused: Refused):
    assert refused("pipeline", (AHEAD, AHEAD.replace("k + 2", "k + 1"))) == """\
error[TD602]: 'c' does not match its contract, a @ b.T
  --> pipeline.py:27:5
27 |     td.store(c[row * 2 + wr, col * 2 + wc], acc)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 of block (0, 0): rows 0..31, columns 0..31 of 'c'
  ::: pipeline.py:26:9
26 |         td.mma_ABt(acc, x, y)
   |         ^^^^^^^^^^^^^^^^^^^^^ multiplied here in step 2
  ::: pipeline.py:24:13
24 |         x = td.load(td.subtile(As[k % 2], (32, K_STEP), (wr, 0)))
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows 0..31, columns 32..63 of 'a', read in step 2, written in line 17 in step 2
  ::: pipeline.py:25:13
25 |         y = td.load(td.subtile(Bs[k % 2], (32, K_STEP), (wc, 0)))
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows 0..31, columns 64..95 of 'b', read in step 2, written in line 18 in step 2
  ::: pipeline.py:8:5
 8 |     td.ensures(c, a @ b.T)
   |     ^^^^^^^^^^^^^^^^^^^^^^ the contract
   = td.mma_ABt sums over k, and its operands have different k: a holds rows 0..31, columns 32..63 of 'a' and b holds rows 0..31, columns 64..95 of 'b'
   = c[0, 0] should be the sum of a[0, k] * b[0, k] over k = 0..255
   = this happens in all warps
   = help: both operands of a product have the same part of k: compare the coordinates of both copies"""


def test_the_registers_do_not_change_places(refused: Refused):
    assert refused("pipeline", ("ahead[1:] + ahead[:1]", "ahead")) == """\
error[TD602]: 'c' does not match its contract, a @ b.T
  --> pipeline.py:27:5
27 |     td.store(c[row * 2 + wr, col * 2 + wc], acc)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 of block (0, 0): rows 0..31, columns 0..31 of 'c'
  ::: pipeline.py:26:9
26 |         td.mma_ABt(acc, x, y)
   |         ^^^^^^^^^^^^^^^^^^^^^ multiplied here in step 1, where k jumps
  ::: pipeline.py:24:13
24 |         x = td.load(td.subtile(As[k % 2], (32, K_STEP), (wr, 0)))
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows 0..31, columns 64..95 of 'a', read in step 1, written in line 17 in step 1
  ::: pipeline.py:25:13
25 |         y = td.load(td.subtile(Bs[k % 2], (32, K_STEP), (wc, 0)))
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows 0..31, columns 64..95 of 'b', read in step 1, written in line 18 in step 1
  ::: pipeline.py:8:5
 8 |     td.ensures(c, a @ b.T)
   |     ^^^^^^^^^^^^^^^^^^^^^^ the contract
  ::: pipeline.py:14:15
14 |     ahead = [(td.fetch(As[0], a[row, n]), td.fetch(Bs[0], b[col, n])) for n in range(2)]
   |               ^^^^^^^^^^^^^^^^^^^^^^^^^^ the data fetched here are never committed: As lacks them
  ::: pipeline.py:14:43
14 |     ahead = [(td.fetch(As[0], a[row, n]), td.fetch(Bs[0], b[col, n])) for n in range(2)]
   |                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^ the data fetched here are never committed: Bs lacks them
   = the sum is over k = 0..31 and 64..255, of which 224..255 twice, and not over k = 0..255
   = step 1 needs the data from k = 32 on, and finds later data, from k = 64 on: line 17 copies that data in step 1
   = c[0, 0] should be the sum of a[0, k] * b[0, k] over k = 0..255
   = c[0, 0] gets the sum of a[0, k] * b[0, k] over k = 0..31 and 64..255, of which 224..255 twice
   = this happens in all warps
   = help: td.commit(shared, staged) writes it to LDS
   = help: every step adds its own part of k once: compare the loop's steps and the coordinates of their loads"""


def test_a_slice_is_committed_to_the_other_buffer(refused: Refused):
    assert refused("pipeline", ("td.commit(Bs[k % 2], b_now)", "td.commit(Bs[(k + 1) % 2], b_now)")) == """\
error[TD401]: Bs is overwritten while another warp may still read it
  --> pipeline.py:18:9
18 |         td.commit(Bs[(k + 1) % 2], b_now)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 writes rows 0..15 of Bs[0], step 1
  ::: pipeline.py:25:13
25 |         y = td.load(td.subtile(Bs[k % 2], (32, K_STEP), (wc, 0)))
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 2 reads the same bytes, step 0
   = nothing orders them: the last barrier that both warps pass is pipeline.py:23:9, before both accesses
   = help: put td.barrier() between line 25 and the next step, or write to another buffer"""


def test_the_registers_of_the_next_slice_are_overwritten(refused: Refused):
    assert refused("pipeline", ("into=a_now", "into=ahead[1][0]")) == """\
error[TD602]: 'c' does not match its contract, a @ b.T
  --> pipeline.py:27:5
27 |     td.store(c[row * 2 + wr, col * 2 + wc], acc)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 of block (0, 0): rows 0..31, columns 0..31 of 'c'
  ::: pipeline.py:26:9
26 |         td.mma_ABt(acc, x, y)
   |         ^^^^^^^^^^^^^^^^^^^^^ multiplied here in step 1
  ::: pipeline.py:24:13
24 |         x = td.load(td.subtile(As[k % 2], (32, K_STEP), (wr, 0)))
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows 0..31, columns 64..95 of 'a', read in step 1, written in line 17 in step 1
  ::: pipeline.py:25:13
25 |         y = td.load(td.subtile(Bs[k % 2], (32, K_STEP), (wc, 0)))
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ rows 0..31, columns 32..63 of 'b', read in step 1, written in line 18 in step 1
  ::: pipeline.py:8:5
 8 |     td.ensures(c, a @ b.T)
   |     ^^^^^^^^^^^^^^^^^^^^^^ the contract
   = td.mma_ABt sums over k, and its operands have different k: a holds rows 0..31, columns 64..95 of 'a' and b holds rows 0..31, columns 32..63 of 'b'
   = c[0, 0] should be the sum of a[0, k] * b[0, k] over k = 0..255
   = this happens in all warps
   = help: both operands of a product have the same part of k: compare the coordinates of both copies"""


def test_no_wait(refused: Refused):
    assert refused("pipeline_waits", ("            td.wait(vmcnt=2)  # the slices of the next step stay in flight\n", "            pass\n")) == """\
error[TD405]: 'ahead_0_0' and 'ahead_1_0' are used before a wait for their load
  --> pipeline_waits.py:21:9
21 |         td.commit(As[k % 2], a_now)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^
  ::: pipeline_waits.py:14:15
14 |     ahead = [(td.fetch(As[0], a[row, n]), td.fetch(Bs[0], b[col, n])) for n in range(2)]
   |               ^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
   = the same holds for 'ahead_0_1' and 'ahead_1_1' (pipeline_waits.py:22:9), which needs vmcnt=2
   = waits="manual": the compiler adds no wait
   = help: put td.wait(vmcnt=3) before line 21, and the waits named above before the others"""


def test_a_wait_that_leaves_one_load_too_many(refused: Refused):
    assert refused("pipeline_waits", ("vmcnt=2", "vmcnt=3")) == """\
error[TD405]: 'ahead_0_1' and 'ahead_1_1' are used before a wait for their load
  --> pipeline_waits.py:22:9
22 |         td.commit(Bs[k % 2], b_now)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^
  ::: pipeline_waits.py:14:43
14 |     ahead = [(td.fetch(As[0], a[row, n]), td.fetch(Bs[0], b[col, n])) for n in range(2)]
   |                                           ^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
  ::: pipeline_waits.py:18:13
18 |             td.wait(vmcnt=3)  # the slices of the next step stay in flight
   |             ^^^^^^^^^^^^^^^^ got td.wait(vmcnt=3), which leaves the operation in flight
   = waits="manual": the compiler adds no wait
   = help: put td.wait(vmcnt=2) before line 22"""


def test_a_count_of_one_store_too_many(refused: Refused):
    assert refused("store_waits", ("vmcnt=16", "vmcnt=17")) == """\
error[TD405]: 'staged' is used before a wait for its load
  --> store_waits.py:19:9
19 |         td.commit(Bs, staged)
   |         ^^^^^^^^^^^^^^^^^^^^^
  ::: store_waits.py:27:13
27 |             td.fetch(Bs, b[j + 1, 0], into=staged)
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
  ::: store_waits.py:18:13
18 |             td.wait(vmcnt=17)  # the stores of the tile before
   |             ^^^^^^^^^^^^^^^^^ got td.wait(vmcnt=17), which leaves the operation in flight
   = waits="manual": the compiler adds no wait
   = help: put td.wait(vmcnt=16) before line 19"""


def test_stores_at_an_edge_do_not_count(refused: Refused):
    """Lanes may have no element to store there, and clang may leave the instruction out for a whole warp."""
    assert refused("store_waits", M=100) == """\
error[TD405]: 'staged' is used before a wait for its load
  --> store_waits.py:19:9
19 |         td.commit(Bs, staged)
   |         ^^^^^^^^^^^^^^^^^^^^^
  ::: store_waits.py:27:13
27 |             td.fetch(Bs, b[j + 1, 0], into=staged)
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
  ::: store_waits.py:18:13
18 |             td.wait(vmcnt=16)  # the stores of the tile before
   |             ^^^^^^^^^^^^^^^^^ got td.wait(vmcnt=16), which leaves the operation in flight
   = waits="manual": the compiler adds no wait
   = help: put td.wait(vmcnt=0) before line 19"""


def test_stores_before_the_fetch_do_not_count(refused: Refused):
    fetch = "        if j + 1 < panels:\n            td.fetch(Bs, b[j + 1, 0], into=staged)\n"
    store = "        td.store(c[2 * row + wr, 2 * j + wc], acc)\n"
    assert refused("store_waits", (fetch, ""), (store, store + fetch)) == """\
error[TD405]: 'staged' is used before a wait for its load
  --> store_waits.py:19:9
19 |         td.commit(Bs, staged)
   |         ^^^^^^^^^^^^^^^^^^^^^
  ::: store_waits.py:29:13
29 |             td.fetch(Bs, b[j + 1, 0], into=staged)
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ may still be in flight
  ::: store_waits.py:18:13
18 |             td.wait(vmcnt=16)  # the stores of the tile before
   |             ^^^^^^^^^^^^^^^^^ got td.wait(vmcnt=16), which leaves the operation in flight
   = waits="manual": the compiler adds no wait
   = help: put td.wait(vmcnt=0) before line 19"""


def test_stores_of_every_turn_of_a_loop_count():
    def codes(stores, count):
        @td.kernel(warps=1, waits="manual")
        def kernel(a: td.gl[td.bf16, 32, 32], c: td.gl[td.f32, 128, 32], d: td.gl[td.f32, 32, 32]):
            td.grid(1)
            S, zeros, acc = td.st(td.bf16, 32, 32), td.zeros(td.f32, 32, 32), td.zeros(td.f32, 32, 32)
            staged = td.fetch(S, a[0, 0])
            stores(c, zeros)
            td.wait(vmcnt=count)
            td.commit(S, staged)
            td.wait(lgkmcnt=0)
            td.barrier()
            part = td.load(S)
            td.wait(part)
            td.mma_ABt(acc, part, part)
            td.store(d[0, 0], acc)

        return {one.code for one in kernel.check("gfx942") if one.severity == "error"} - {"TD310"}

    @td.op
    def each(c, zeros):
        for i in td.range(td.cdiv(c.rows, 32) - 1):
            td.store(c[i, 0], zeros)

    @td.op
    def every_other(c, zeros):
        for i in td.range(4):
            if i % 2 == 0:
                td.store(c[i, 0], zeros)

    @td.op
    def nested(c, zeros):
        for i in td.range(2):
            for j in td.range(2):
                td.store(c[2 * i + j, 0], td.swap_layout(zeros))

    for stores, most in ((each, 48), (every_other, 32), (nested, 16)):
        assert codes(stores, most) == set() and codes(stores, most + 1) == {"TD405"}, stores
