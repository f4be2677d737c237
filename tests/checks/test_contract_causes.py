"""TD602 names the line that is wrong: of several reads of the same part the one that was multiplied, of several writers the one that wrote the tile,
and of a sum the step that has what is not its own."""

import pathlib

import pytest

from tests.checks.conftest import check, edited, kernel_in
from tiledsl.diagnostics.diagnostic import KernelError

ONE_SET = ("next_x, next_y = td.rt(td.bf16, 32, 32), td.rt(td.bf16, 32, 32)", "next_x, next_y = x, y")
WRONG = {
    "the first half of k twice": ("halves", ("As[k % 2], (32, 32), (wr, 1)", "As[k % 2], (32, 32), (wr, 0)")),
    "tiles exchanged": (
        "halves",
        ("td.commit(As[(k + 1) % 2], fa)", "td.commit(As[(k + 1) % 2], fb)"),
        ("td.commit(Bs[(k + 1) % 2], fb)", "td.commit(Bs[(k + 1) % 2], fa)"),
    ),
    "cleared in every step": ("halves", ("        x0 = ", "        td.copy(acc, td.zeros(td.f32, 32, 32))\n        x0 = ")),
    "cleared anew in every step": ("halves", ("        x0 = ", "        acc = td.zeros(td.f32, 32, 32)\n        x0 = ")),
    "vectors in another order": ("by_lanes", ("As.address(r, c8)", "As.address(r, 24 - c8)")),
    "a vector at another's place": ("by_lanes", ("As.address(r, c8)", "As.address(r, c8 ^ 8 * (c8 > 8))")),
    "no swizzle": ("by_lanes", ("As.address(r, c8)", "As.base + r * 64 + c8 * 2")),
    "read over": ("ahead", ONE_SET),
    "the copy's coordinate stands still": (
        "ahead",
        ("td.load(As[(k + 1) % 2], a[row, k + 1]", "td.load(As[(k + 1) % 2], a[row, (k + 1) % 3]"),
        ("td.load(Bs[(k + 1) % 2], b[col, k + 1]", "td.load(Bs[(k + 1) % 2], b[col, (k + 1) % 3]"),
    ),
}


@pytest.mark.parametrize("name", ["halves", "by_lanes", "ahead"])
def test_the_twins_are_right(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    check(kernel_in(edited(tmp_path, "causes"), name), "gfx942", {"K": 160})


def test_the_whole_text(tmp_path, monkeypatch, golden):
    monkeypatch.chdir(tmp_path)
    texts = []
    for what, (name, *edits) in WRONG.items():
        edited(tmp_path, "causes", *edits)
        with pytest.raises(KernelError) as error:
            check(kernel_in(pathlib.Path("causes.py"), name), "gfx942", {"K": 192})
        texts.append(f"# {what}\n{error.value}\n")
    golden("contract_causes.txt", "\n".join(texts))


def test_of_many_ranges_of_k_the_first_and_the_last_are_named(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    contract = ('td.f32, "M", "N"]):\n', 'td.f32, "M", "N"]):\n    td.ensures(c, a @ b.T)\n')
    halves = ("(32, K_STEP), (wr, 0)", "(32, 32), (wr, 0)"), ("(32, K_STEP), (wc, 0)", "(32, 32), (wc, 0)")
    path = edited(tmp_path, "direct_waits", contract, *halves)
    listed = "k = 0..31 and 64..95 and 128..159 and 6 other ranges, the last 512..543, and not over k = 0..575\n"
    for steps, found in (8, " and 448..479, and not"), (9, listed):
        with pytest.raises(KernelError) as error:
            check(kernel_in(path, "direct_waits"), "gfx950", {"M": 64, "N": 64, "K": steps * 64})
        assert found in str(error.value)
