"""TD301: why a piece lies outside, where that lies in the grid, in a loop over tiles or in a role: said where it is so, and not where it only looks so."""

import pathlib

import pytest

from tests.checks.conftest import check, edited, kernel_in
from tiledsl.diagnostics import KernelError

SIZES = {"M": 192, "N": 256}
WRONG = {
    "a grid of more blocks than there are": ("rows_of_warps", ("(x.rows, 64), td.cdiv(x.cols, 64))\n    w", "(x.rows, 16), td.cdiv(x.cols, 64))\n    w")),
    "blocks that meet": (
        "rows_of_warps",
        ("(x.rows, 64), td.cdiv(x.cols, 64))\n    w", "(x.rows, 16), td.cdiv(x.cols, 64))\n    w"),
        ("y[row * 4 + w, col], td.load(x[row * 4 + w, col]", "y[row + w, col], td.load(x[row + w, col]"),
    ),
    "the place of another dimension": ("rows_of_warps", ("v[col]", "v[row * 2]")),
    "one too far, in every second row": ("serpentine", ("across - 1 - q", "across - q")),
    "the last turn": ("in_turn", ("        if tile < tiles:", "        if True:")),
}


def test_the_whole_text(tmp_path, monkeypatch, golden):
    monkeypatch.chdir(tmp_path)
    texts = []
    for what, (name, *edits) in WRONG.items():
        edited(tmp_path, "grid_places", *edits)
        with pytest.raises(KernelError) as error:
            check(kernel_in(pathlib.Path("grid_places.py"), name), "gfx942", dict(SIZES))
        texts.append(f"# {what}\n{error.value}\n")
    golden("outside_reasons.txt", "\n".join(texts))


@pytest.mark.parametrize("name", ["rows_of_warps", "serpentine", "in_turn"])
def test_the_twins_are_right(name, tmp_path):
    check(kernel_in(edited(tmp_path, "grid_places"), name), "gfx942", dict(SIZES))


def test_a_roles_number_is_not_to_blame_where_no_place_is_made_of_it(refused):
    text = refused("roles", ("if k + 1 < steps:", "if True:"), ("    for k in", "    wr = consumer.id\n    for k in"))
    assert "consumer.id', read at" not in text
    assert text.endswith(
        "   = it lies inside in every step but the last, which has no next one\n   = help: leave it out there: `if k + 1 < steps:`, k being the step"
    )
