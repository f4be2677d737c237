"""TD602 where only some blocks are wrong: the message shows one of them, with its own numbers, and says how many there are."""

import re

import pytest

from tests.checks.conftest import edited, kernel_in
from tests.checks.outcomes import outcome

ROWS, COLS = 8, 6  # of the grid
SIZES = dict(M=128 * ROWS, N=128 * COLS, K=128)
STORE = "4 * col + 2 * wc + j], acc[j])"
# What is edited; whether block (row, col) is wrong then.
SOME = {
    "one block, by an expression": ([("a[row, k]", "a[3 if row * col == 35 else row, k]")], lambda row, col: row * col == 35),
    "one block, by a branch": (
        [("    wr, wc", "    r = row\n    if row == 7 and col == 5:\n        r = 3\n    wr, wc"), ("a[row, k]", "a[r, k]")],
        lambda row, col: (row, col) == (7, 5),
    ),
    "the last row, held back": ([("a[row, k]", "a[row if row < 6 else 6, k]")], lambda row, col: row == 7),
    "all rows but two": ([("a[row, k]", "a[row * row % 8, k]")], lambda row, col: row * row % 8 != row),
    "one operand in every block, the other in one": (
        [("a[row, k]", "a[3 if row * col == 35 else row, k]"), ("b[col, k]", "b[0, k]")],
        lambda row, col: col != 0 or row * col == 35,
    ),
    "the other columns of every second row": ([("b[col, k]", "b[col if row % 2 == 0 else 5 - col, k]")], lambda row, col: row % 2 == 1),
    "another k in one row": ([("a[row, k]", "a[row, 1 - k if row == 4 else k]")], lambda row, col: row == 4),
    "a step twice in one block": (
        [("a[row, k]", "a[row, 0 if row * col == 35 else k]"), ("b[col, k]", "b[col, 0 if row * col == 35 else k]")],
        lambda row, col: row * col == 35,
    ),
    "clipped where it is not negative": ([(STORE, STORE.replace("acc[j]", "td.relu(acc[j])"))], lambda row, col: True),
}


@pytest.mark.sample("one block, by an expression")
@pytest.mark.parametrize("edits, is_wrong", SOME.values(), ids=list(SOME))
def test_the_block_is_a_wrong_one_and_they_are_counted(edits, is_wrong, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    edited(tmp_path, "contract", *edits)
    text = outcome("contract", **SIZES)
    wrong = [(row, col) for row in range(ROWS) for col in range(COLS) if is_wrong(row, col)]
    (block,) = re.findall(r"warp 0 of block \((\d+), (\d+)\)", text)
    assert tuple(map(int, block)) in wrong
    counted = "" if len(wrong) == ROWS * COLS else f", in {len(wrong)} of the {ROWS * COLS} blocks"
    assert f"   = this happens in all warps{counted}\n" in text


def test_the_whole_text(tmp_path, monkeypatch, golden):
    monkeypatch.chdir(tmp_path)
    texts = []
    for what, (edits, _) in SOME.items():
        edited(tmp_path, "contract", *edits)
        texts.append(f"# {what}\n{outcome('contract', **SIZES)}\n")
    golden("contract_blocks.txt", "\n".join(texts))


PARTS = """\
import tiledsl as td


@td.kernel(warps=1, sizes=dict(M=512, N=384, K=64))
def parts(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    td.ensures(c, {contract})
    row, col = td.grid(8, 6)
    As, Bs = td.st(td.bf16, 64, 64), td.st(td.bf16, 64, 64)
    acc = td.zeros(td.f32, 64, 64)
    for i in range(4):
        td.commit(As, td.fetch(As, a[{row}, 0], part=(i, 4)))
        td.commit(Bs, td.fetch(Bs, b[{col}, 0], part=(i, 4)))
    td.barrier()
    td.mma_ABt(acc, td.load(As), td.load(Bs))
    td.store(c[row, col], {stored})
"""
NUMBER = "row * 6 + col"
# Which rows or columns of a tile, 16 at a time, are those of another place, and the number of elements that are wrong in the first of the wrong blocks.
HOLES = {
    "rows, in another row of blocks each": (dict(row="3 if row == (1, 5, 4, 2)[i] else row"), lambda row, col: row in (1, 2, 4, 5), ""),
    "the middle of it, in blocks of their own": (
        dict(row=f"3 if {NUMBER} == (7, 40, 41, 7)[i] else row"),
        lambda row, col: row * 6 + col in (7, 40, 41),
        "2,048 of the 4,096 elements in ",
    ),
    "rows and columns": (
        dict(row=f"3 if {NUMBER} == (7, 40, 7, 99)[i] else row", col=f"2 if {NUMBER} == (7, 7, 21, 7)[i] else col"),
        lambda row, col: row * 6 + col in (7, 21, 40),
        "3,584 of the 4,096 elements in ",
    ),
    "turned": (
        dict(row=f"3 if {NUMBER} == (7, 40, 41, 7)[i] else row", contract="(b @ a.T).T"),
        lambda row, col: row * 6 + col in (7, 40, 41),
        "2,048 of the 4,096 elements in ",
    ),
    "under a function": (
        dict(row=f"3 if {NUMBER} == (7, 40, 41, 7)[i] else row", contract="td.exp(a @ b.T) / 3", stored="td.exp(acc) * (1/3)"),
        lambda row, col: row * 6 + col in (7, 40, 41),
        "2,048 of the 4,096 elements in ",
    ),
}


@pytest.mark.sample("the middle of it, in blocks of their own", "turned")
@pytest.mark.parametrize("edits, is_wrong, elements", HOLES.values(), ids=list(HOLES))
def test_wrong_elements_with_holes_between_them(edits, is_wrong, elements, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "parts.py"
    path.write_text(PARTS.format(**(dict(row="row", col="col", contract="a @ b.T", stored="acc") | edits)))
    (found,) = kernel_in(path, "parts").check()
    text = found.render()
    wrong = [(row, col) for row in range(8) for col in range(6) if is_wrong(row, col)]
    (block,) = re.findall(r"warp 0 of block \((\d+), (\d+)\)", text)
    assert tuple(map(int, block)) == wrong[0]
    assert f"): {elements}rows " in text
    assert f"   = this happens in {len(wrong)} of the 48 blocks\n" in text


def test_more_kinds_of_elements_than_are_looked_at(tmp_path, monkeypatch):
    """What a wrong element is made of lies elsewhere for each: the blocks are told as a lower bound."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tiledsl.analysis.values.each_block._MOST_ELEMENTS", 2)
    path = tmp_path / "parts.py"
    path.write_text(PARTS.format(row="3 if row == (1, 5, 4, 2)[i] else row", col="col", contract="a @ b.T", stored="acc"))
    (found,) = kernel_in(path, "parts").check()
    assert "   = this happens in at least 12 of the 48 blocks\n" in found.render()
