"""TD601: a contract that cannot be checked refuses the kernel, unless td.unchecked or the command allows it. Notes, JSON and report list what is unchecked."""

import json
import pathlib

import pytest

import tiledsl as td
from tests.cli.command import run
from tiledsl.analysis.values import block_integers, tags
from tiledsl.analysis.values import run as values_run
from tiledsl.analysis.values.beyond import beyond_tags
from tiledsl.runtime.kernel import Kernel

SAID = """\
import tiledsl as td


@td.kernel(warps=1)
def by_lanes(a: td.gl[td.f32, 16, 64], c: td.gl[td.f32, 16, 64], d: td.gl[td.f32, 16, 64], say=0):
    td.ensures(c, 0)
    td.ensures(d, 2 * a)
    if say:
        td.unchecked(c, "td.asm stores it;  tests/test_stores.py compares it")
    td.grid(1)
    zero = td.vgpr(1)
    td.asm("v_mov_b32 {dst}, 0", dst=zero)
    td.asm("global_store_dword {at}, {data}, off", at=c.address(0, td.lane_id()), data=zero)
    td.store(d[0, 0], 2 * td.load(a[0, 0], (16, 64)))
"""


@pytest.fixture
def by_lanes(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    pathlib.Path("by_lanes.py").write_text(SAID)
    return "by_lanes.py"


def test_the_whole_text(by_lanes, capsys):
    assert run(capsys, "check", by_lanes) == (1, """\
error[TD601]: the contract c = 0 is not checked: td.asm stores to 'c'
  --> by_lanes.py:6:5
 6 |     td.ensures(c, 0)
   |     ^^^^^^^^^^^^^^^^
  ::: by_lanes.py:13:5
13 |     td.asm("global_store_dword {at}, {data}, off", at=c.address(0, td.lane_id()), data=zero)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ this store is not followed
   = help: store tiles with td.store, whose values are followed
   = help: or say that it stays unchecked: td.unchecked(c, "the reason"), or --allow-unchecked for one command

1 error in kernel 'by_lanes' (gfx942)
""", "")  # fmt: skip
    assert run(capsys, "check", by_lanes, "-D", "say=1")[:2] == (0, """\
note[TD601]: the contract c = 0 is not checked: td.asm stores to 'c'
  --> by_lanes.py:6:5
 6 |     td.ensures(c, 0)
   |     ^^^^^^^^^^^^^^^^
  ::: by_lanes.py:13:5
13 |     td.asm("global_store_dword {at}, {data}, off", at=c.address(0, td.lane_id()), data=zero)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ this store is not followed
  ::: by_lanes.py:9:9
 9 |         td.unchecked(c, "td.asm stores it;  tests/test_stores.py compares it")
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ stated here
   = td.unchecked of 'c': td.asm stores it; tests/test_stores.py compares it

note[TD604]: td.asm stores to 'c': which elements it stores, and how often, is not checked
  --> by_lanes.py:13:5
13 |     td.asm("global_store_dword {at}, {data}, off", at=c.address(0, td.lane_id()), data=zero)
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^

2 notes in kernel 'by_lanes' (gfx942, say=1)
""")  # fmt: skip


@pytest.mark.thorough
def test_the_commands_allow_it_and_list_it(by_lanes, capsys):
    assert run(capsys, "check", by_lanes, "--allow-unchecked")[0] == 0
    assert [run(capsys, "lower", by_lanes, *more, "--dump-hip")[0] for more in ((), ("--allow-unchecked",))] == [1, 0]
    one = {"output": "c", "contract": "0", "why": "td.asm stores to 'c'"}
    for options, stated in ((("-D", "say=1"), "td.asm stores it; tests/test_stores.py compares it"), (("--allow-unchecked",), None), ((), None)):
        document = json.loads(run(capsys, "check", by_lanes, "--json", *options)[1])
        assert document["results"][0]["unchecked"] == [{**one, "stated": stated}]
    status, out, _ = run(capsys, "report", by_lanes, "--allow-unchecked", "--json", "-o", "page.html")
    document = json.loads(out)
    assert status == 0 and document["unchecked"] == [{**one, "stated": None}]
    assert "<li><b>c</b> = 0: td.asm stores to" in pathlib.Path("page.html").read_text()


@td.kernel(warps=1)
def chained(a: td.gl[td.f32, 16, 16], c: td.gl[td.f32, 16, 16], d: td.gl[td.f32, 16, 16], formula=0, factor=2):
    """A formula that cannot be compared, beside one that can."""
    td.ensures(c, td.softmax(td.softmax(a)) if formula == 0 else 2 * d)
    td.unchecked(c, "it is nested")
    td.ensures(d, 2 * a)
    td.grid(1)
    td.store(c[0, 0], td.zeros(td.f32, 16, 16))
    td.store(d[0, 0], factor * td.load(a[0, 0], (16, 16)))


def findings(kernel: Kernel, **options) -> list[tuple[str, str]]:
    return [(found.code, found.severity) for found in kernel.check("gfx942", **options)]


@pytest.mark.parametrize("formula", [0, 1])
def test_what_can_be_checked_is_checked(formula):
    """td.unchecked of one output allows nothing for another one."""
    assert findings(chained, formula=formula) == [("TD601", "note")]
    assert findings(chained, formula=formula, factor=3) == [("TD602", "error")]


@td.kernel(warps=1)
def in_two_parts(a: td.gl[td.f32, 32, 16], c: td.gl[td.f32, 32, 16], factor=2, say=1):
    """The first half by way of td.asm, the other half followed."""
    td.ensures(c, 2 * a)
    if say:
        td.unchecked(c, "the first half is a register that td.asm computes")
    td.grid(1)
    shared, one, lane = td.st(td.bf16, 16, 64), td.vgpr(2), td.lane_id()
    td.asm("v_mov_b64 {dst}, 3", dst=one)
    for row in range(0, 16, 4):
        td.asm("ds_write_b64 {at}, {data}", at=shared.address(row + lane // 16, 4 * (lane % 16)), data=one)
    td.barrier()
    acc, tile = td.zeros(td.f32, 16, 16), td.load(shared)
    td.mma_ABt(acc, tile, tile)
    td.store(c[0, 0], acc)
    td.store(c[1, 0], factor * td.load(a[1, 0], (16, 16)))


def test_a_wrong_store_beside_one_that_is_not_followed():
    assert findings(in_two_parts) == [("TD601", "note")]
    assert findings(in_two_parts, say=0) == [("TD601", "error")]
    assert findings(in_two_parts, factor=3) == findings(in_two_parts, factor=3, say=0) == [("TD602", "error")]


def test_words_that_are_wrong():
    @td.kernel(warps=1)
    def wrong(a: td.gl[td.f32, 16, 16], c: td.gl[td.f32, 16, 16], what=0):
        td.grid(1)
        if what == 0:
            td.unchecked("c", "a reason")
        if what == 1:
            td.unchecked(c, " ")
        if what == 2:
            td.unchecked(c, "one")
            td.unchecked(c, "two")
        td.store(c[0, 0], td.load(a[0, 0], (16, 16)))

    assert [[(found.code, found.message) for found in wrong.check(what=what) if found.severity == "error"] for what in range(3)] == [
        [("TD104", "td.unchecked takes a tensor, and got 'c'")],
        [("TD104", "td.unchecked takes the reason as text, and got ' '")],
        [("TD119", "'c' has two td.unchecked: an output has one reason")],
    ]
    with pytest.raises(td.UsageError, match="allow_unchecked of kernel 'wrong' is 'no': True or False"):
        wrong.check(allow_unchecked="no")


# --------------------------------------------------------------------------------------------------------- large grids


@td.kernel(warps=1, sizes=dict(M=64, N=64))
def doubled(a: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "M", "N"], last=2, tile=16):
    """Twice a; `last` times a in the last row of blocks."""
    td.ensures(c, 2 * a)
    rows = td.cdiv(a.rows, tile)
    row, col = td.grid(rows, td.cdiv(a.cols, 16))
    x = td.load(a[row, col], (tile, 16))
    if row == rows - 1:
        td.store(c[row, col], last * x)
    else:
        td.store(c[row, col], 2 * x)


@pytest.mark.one_in(4)
@pytest.mark.parametrize("portion", [1, 3, 5, 16])
@pytest.mark.parametrize("last", [2, 3])
def test_very_many_blocks_run_in_portions(portion, last, monkeypatch):
    """A mistake of the last portion is found, whatever the portions are."""
    whole = findings(doubled, last=last, M=60)
    monkeypatch.setattr(values_run, "MOST_BLOCKS", portion)
    assert findings(doubled, last=last, M=60) == whole == ([] if last == 2 else [("TD602", "error")])


@pytest.mark.sample("2-16777216", "2-16777225")
@pytest.mark.parametrize("rows", [1 << 24, (1 << 24) + 9, 3 * (1 << 23) + 100])
@pytest.mark.parametrize("last", [2, 3])
def test_rows_beyond_those_of_a_tag(rows, last):
    found = doubled.check("gfx942", M=rows, N=16, tile=1024, last=last)
    assert [one.code for one in found] == ["TD602"] * (last == 3)
    if last == 3:
        first = (rows - 1) // 1024 * 1024
        assert found[0].notes[:2] == (f"c[{first}, 0] should be 2 * a[{first}, 0]", f"c[{first}, 0] gets 3 * a[{first}, 0]")


@td.kernel(warps=1)
def another_order(a: td.gl[td.f32, "M", 16], c: td.gl[td.f32, "M", 16], order="last first", wrong=-1):
    """Twice a, in blocks of 1,024 rows; `wrong` is a block that reads the rows of the block before."""
    td.ensures(c, 2 * a)
    blocks = a.rows // 1024
    block = td.grid(blocks)
    if order == "last first":
        row = blocks - 1 - block
    if order == "second half first":
        row = (block + blocks // 2) % blocks
    if order == "in turn":
        row = block ^ 1
    if order == "a constant":
        row = block * (block < 7) + (blocks + 6 - block) * (block >= 7)
    td.store(c[row, 0], 2 * td.load(a[row - (row == wrong), 0], (1024, 16)))


@pytest.mark.sample("16384-last first")
@pytest.mark.parametrize("order", ["last first", "second half first", "in turn", "a constant"])
@pytest.mark.parametrize("rows", [1 << 14, 1 << 25])
def test_rows_of_large_tensors_in_any_order(order, rows):
    """Places that are far from 0 in the first block, by a constant that is the same in all blocks."""
    last = rows // 1024 - 1
    assert findings(another_order, order=order, M=rows) == []
    assert findings(another_order, order=order, M=rows, wrong=last) == [("TD602", "error")]
    assert findings(another_order, order=order, M=rows, wrong=last // 2) == [("TD602", "error")]


@td.kernel(warps=1, sizes=dict(M=160))
def far_places(a: td.gl[td.bf16, "M", 64], b: td.gl[td.bf16, 16, 64], c: td.gl[td.f32, "M", 16], other=0):
    """Lanes load rows of their own of the last blocks first."""
    td.ensures(c, a @ b.T)
    block = a.rows // 16 - 1 - td.grid(a.rows // 16)
    As, Bs, one, lane = td.st(td.bf16, 16, 64), td.st(td.bf16, 16, 64), td.vgpr(4), td.lane_id()
    for row in (0, 8):
        td.asm("global_load_dwordx4 {dst}, {at}, off", dst=one, at=a.address(16 * block + row + (lane // 8 + other) % 8, 8 * (lane % 8)))
        td.asm("ds_write_b128 {at}, {data}", at=As.address(row + lane // 8, 8 * (lane % 8)), data=one)
    td.load(Bs, b[0, 0])
    td.barrier()
    acc = td.zeros(td.f32, 16, 16)
    td.mma_ABt(acc, td.load(As), td.load(Bs))
    td.store(c[block, 0], acc)


@pytest.mark.parametrize("far", [1 << 23, 32])
def test_lanes_far_from_0(far, monkeypatch):
    """Rows of a large tensor are counted from a number near them, here from some row on."""
    monkeypatch.setattr(block_integers, "_FAR", far)
    monkeypatch.setattr(block_integers, "_NEAR", far // 2)
    assert (findings(far_places), findings(far_places, other=1)) == ([], [("TD602", "error")])


def test_too_many_sources(monkeypatch):
    monkeypatch.setattr(tags, "MOST_SOURCES", 1)
    (found,) = doubled.check("gfx942")
    assert (found.code, found.message) == ("TD601", "the contract c = 2 * a is not checked: its tensors are too large")


@td.kernel(warps=1)
def far_in_some_steps(a: td.gl[td.f32, 8, 128, 16], c: td.gl[td.f32, 8, 128, 16]):
    """A row of tiles for each of the first steps, the first one for the others."""
    td.grid(1)
    for k in td.range(8):
        if k < 6:
            td.store(c[k, k, 0], td.load(a[k, k, 0], (16, 16)))
        else:
            td.store(c[k, 0, 0], td.load(a[k, 0, 0], (16, 16)))


@pytest.mark.parametrize("limit, value, is_beyond", [("MOST", 80, True), ("MOST", 81, False), ("MOST_SOURCES", 7, True), ("MOST_SOURCES", 8, False)])
def test_places_out_of_range_are_known_before_a_run(limit, value, is_beyond, monkeypatch):
    """Rows by the places of the branch that a step takes, matrices by their number."""
    monkeypatch.setattr(tags, limit, value)
    assert beyond_tags(far_in_some_steps.capture("gfx942", {})) == is_beyond
