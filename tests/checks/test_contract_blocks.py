"""TD602 where only some blocks are wrong: the message shows one of them, with its own numbers, and says how many there are."""

import re

import pytest

from tests.checks.conftest import edited
from tests.checks.test_contract import outcome

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


@pytest.mark.parametrize("edits, is_wrong", SOME.values(), ids=list(SOME))
def test_the_block_is_a_wrong_one_and_they_are_counted(edits, is_wrong, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    edited(tmp_path, "contract", *edits)
    text = outcome("contract", **SIZES)
    wrong = [(row, col) for row in range(ROWS) for col in range(COLS) if is_wrong(row, col)]
    (block,) = re.findall(r"warp 0 of block \((\d+), (\d+)\)", text)
    assert tuple(map(int, block)) in wrong
    counted = "" if len(wrong) == ROWS * COLS else f", in {len(wrong)} of the {ROWS * COLS} blocks"
    assert f"   = it is so in all warps{counted}\n" in text


def test_the_whole_text(tmp_path, monkeypatch, golden):
    monkeypatch.chdir(tmp_path)
    texts = []
    for what, (edits, _) in SOME.items():
        edited(tmp_path, "contract", *edits)
        texts.append(f"# {what}\n{outcome('contract', **SIZES)}\n")
    golden("contract_blocks.txt", "\n".join(texts))
