"""Changes of LDS read and write: they race with reads and writes, and with each other where the order matters; and they need something to be there."""

import numpy as np
import pytest
import torch

from tests.checks.conftest import KERNELS, Refused, check, edited, kernel_in
from tiledsl.runtime.launch import execute

ADD = 'td.asm("ds_add_u32 {at}, {data}", at=at, data=one)'
TO_ADD = "    td.barrier()  # what is there can be added to\n"
WHOLE = "    td.barrier()  # the sums are whole\n"


@pytest.mark.parametrize("schedule", ["round-robin", "run-to-barrier", "reversed", "half-phase", "latest", "random:1"])
def test_sums_of_all_warps_come_to_the_same_in_every_order(schedule):
    lowered = kernel_in(KERNELS / "counter.py", "counter").lower()
    sums = torch.zeros(4, 64)
    report = execute(lowered, [sums], schedule=schedule)
    assert not report.hazards and (sums.numpy().view(np.int32) == 4).all()


@pytest.mark.parametrize("instruction", ["ds_sub_u32", "ds_or_b32", "ds_and_b32", "ds_xor_b32", "ds_min_i32", "ds_max_u32", "ds_add_f32", "ds_pk_add_f16"])
def test_others_of_which_the_order_does_not_matter(instruction, tmp_path):
    check(kernel_in(edited(tmp_path, "counter", ("ds_add_u32", instruction)), "counter"), "gfx942", {})


def test_sums_and_differences_commute(tmp_path):
    both = f"{ADD}\n    if warp == 1:\n        {ADD.replace('add', 'sub')}"
    check(kernel_in(edited(tmp_path, "counter", (ADD, both)), "counter"), "gfx942", {})


def test_sums_before_anything_is_there_to_be_added_to(refused: Refused):
    assert refused("counter", (TO_ADD, "")) == """\
error[TD401]: cells is changed while another warp may still write it
  --> counter.py:15:5
15 |     td.asm("ds_add_u32 {at}, {data}", at=at, data=one)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 1 changes row 0 of cells
  ::: counter.py:14:9
14 |         td.asm("ds_write_b32 {at}, {data}", at=at, data=start)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 writes the same bytes
   = nothing orders them: no barrier comes before either
   = help: put td.barrier() between line 14 and line 15"""


def test_sums_that_are_read_too_early(refused: Refused):
    assert refused("counter", (WHOLE, "")) == """\
error[TD401]: cells is read while another warp may still change it
  --> counter.py:17:5
17 |     td.asm("ds_read_b32 {dst}, {at}", dst=sum, at=at)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 reads row 0 of cells
  ::: counter.py:16:5
16 |     td.asm("ds_add_u32 {at}, {data}", at=at, data=one)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 1 changes the same bytes
   = nothing orders them: the last barrier that both warps pass is counter.py:15:5, before both accesses
   = help: put td.barrier() between line 16 and line 17"""


def test_sums_that_are_cleared_too_early(refused: Refused):
    clear = '    td.asm("ds_write_b32 {at}, {data}", at=at, data=start)\n'
    assert refused("counter", (WHOLE, WHOLE.replace("td.barrier()", "pass") + "    if warp == 2:\n    " + clear + "    td.barrier()\n")) == """\
error[TD401]: cells is overwritten while another warp may still change it
  --> counter.py:19:9
19 |         td.asm("ds_write_b32 {at}, {data}", at=at, data=start)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 2 writes row 0 of cells
  ::: counter.py:16:5
16 |     td.asm("ds_add_u32 {at}, {data}", at=at, data=one)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 changes the same bytes
   = nothing orders them: the last barrier that both warps pass is counter.py:15:5, before both accesses
   = help: put td.barrier() between line 16 and line 19"""


def test_the_last_of_several_exchanges_stays(refused: Refused):
    exchange = 'td.asm("ds_wrxchg_rtn_b32 {dst}, {at}, {data}", dst=sum, at=at, data=one)'
    assert refused("counter", (ADD, exchange)) == """\
error[TD401]: cells is changed by two warps in no order
  --> counter.py:16:5
16 |     td.asm("ds_wrxchg_rtn_b32 {dst}, {at}, {data}", dst=sum, at=at, data=one)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 1 changes row 0 of cells
  ::: counter.py:16:5
16 |     td.asm("ds_wrxchg_rtn_b32 {dst}, {at}, {data}", dst=sum, at=at, data=one)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 changes the same bytes
   = nothing orders them: the last barrier that both warps pass is counter.py:15:5, before both accesses
   = help: put td.barrier() between the two, or use instructions whose order does not matter, such as additions alone"""


def test_an_exchange_while_another_warp_reads(refused: Refused):
    exchange = '    if warp == 1:\n        td.asm("ds_wrxchg_rtn_b32 {dst}, {at}, {data}", dst=one, at=at, data=start)\n'
    store = '    td.asm("global_store_dword'
    assert refused("counter", (store, exchange + store)) == """\
error[TD401]: cells is changed while another warp may still read it
  --> counter.py:20:9
20 |         td.asm("ds_wrxchg_rtn_b32 {dst}, {at}, {data}", dst=one, at=at, data=start)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 1 changes row 0 of cells
  ::: counter.py:18:5
18 |     td.asm("ds_read_b32 {dst}, {at}", dst=sum, at=at)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 reads the same bytes
   = nothing orders them: the last barrier that both warps pass is counter.py:17:5, before both accesses
   = help: put td.barrier() between line 18 and line 20"""


def test_sums_and_bits_do_not_commute(refused: Refused):
    assert refused("counter", (ADD, f"if warp < 2:\n        {ADD}\n    else:\n        {ADD.replace('add_u32', 'or_b32')}")) == """\
error[TD401]: cells is changed by two warps in no order
  --> counter.py:19:9
19 |         td.asm("ds_or_b32 {at}, {data}", at=at, data=one)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 2 changes row 0 of cells
  ::: counter.py:17:9
17 |         td.asm("ds_add_u32 {at}, {data}", at=at, data=one)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 changes the same bytes
   = nothing orders them: the last barrier that both warps pass is counter.py:15:5, before both accesses
   = help: put td.barrier() between line 17 and line 19, or use instructions whose order does not matter, such as additions alone"""


def test_counting_to_a_limit_commutes_at_one_limit_only(refused: Refused):
    assert refused("counter", ("ds_add_u32", "ds_inc_u32")).startswith("error[TD401]: cells is changed by two warps in no order\n")


def test_sums_of_what_nothing_has_written(refused: Refused):
    assert refused("counter", ('    if warp == 0:\n        td.asm("ds_write_b32 {at}, {data}", at=at, data=start)\n', "")) == """\
error[TD403]: cells is read where nothing has been written
  --> counter.py:14:5
14 |     td.asm("ds_add_u32 {at}, {data}", at=at, data=one)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 reads row 0 of cells
   = nothing in the kernel writes cells
   = help: write the whole tile first, with td.barrier() between the writes and the reads"""


def test_one_warp_writes_and_adds_before_another_reads(refused: Refused):
    """One cause is one finding."""
    mine = '        td.asm("ds_write_b32 {at}, {data}", at=at, data=start)\n'
    assert refused("counter", (mine, mine + f"        {ADD}\n"), (TO_ADD, ""), (f"    {ADD}\n" + WHOLE, "")) == """\
error[TD401]: cells is read while another warp may still write it
  --> counter.py:16:5
16 |     td.asm("ds_read_b32 {dst}, {at}", dst=sum, at=at)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 1 reads row 0 of cells
  ::: counter.py:14:9
14 |         td.asm("ds_write_b32 {at}, {data}", at=at, data=start)
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 writes the same bytes
   = nothing orders them: no barrier comes before either
   = the same holds for cells (counter.py:16:5 after counter.py:15:9)
   = help: put td.barrier() between line 15 and line 16"""


def test_td552_an_instruction_of_two_places(refused: Refused):
    assert refused("counter", (ADD, 'td.asm("ds_write2_b32 {at}, {one}, {one} offset0:0 offset1:1", at=at, one=one)')) == """\
error[TD552]: the LDS bytes that ds_write2_b32 touches cannot be followed
  --> counter.py:16:5
16 |     td.asm("ds_write2_b32 {at}, {one}, {one} offset0:0 offset1:1", at=at, one=one)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   = help: give the address as a device value, tile.address(row, col) or tile.base plus an offset, in an instruction with one address"""
