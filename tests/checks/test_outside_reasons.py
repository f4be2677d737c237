"""TD301: why a piece lies outside, where that lies in the grid, in a loop over tiles or in a role: said where it is so, and not where it only looks so."""

import pathlib

import pytest

import tiledsl as td
from tests.checks.conftest import Refused, check, edited, kernel_in
from tiledsl.analysis.source.bounds import bounds
from tiledsl.diagnostics.diagnostic import KernelError

SIZES = {"M": 192, "N": 256}
DOWN = "td.cdiv(x.rows, 16)"
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
    "the number of a tile, divided by the tiles in a column": (
        "in_turn",
        ("row, col = tile // across, tile % across", f"row, col = tile // {DOWN}, tile % {DOWN}"),
    ),
    "and by too few": ("in_turn", ("row, col = tile // across,", "row, col = tile // (across - 1),")),
    "the number of a block": ("numbered", ("block // across, block % across", f"block // {DOWN}, block % {DOWN}")),
    "a factor of the block's place": ("rows_of_warps", ("y[row * 4 + w, col]", "y[row * 8 + w, col]")),
    "a block's warps that reach too far": ("rows_of_warps", ("y[row * 4 + w, col]", "y[row * 6 + w + w // 2, col]")),
}
STEPS = "steps = td.cdiv(a.cols, 64)"
FETCHES = """\
        if k + 1 < steps:
            sa = td.fetch(As[(k + 1) % 2], a[row, k + 1])
            sb = td.fetch(Bs[(k + 1) % 2], b[col, k + 1])
"""
MORE = FETCHES.replace("if k + 1 < steps", "if True")
EXCHANGED = {
    "of a load": (("a[row, k + 1]", "a[k + 1, row]"),),
    "of both loads, at the first step too": (
        ("a[row, k + 1]", "a[k + 1, row]"),
        ("a[row, 0]", "a[0, row]"),
        ("b[col, k + 1]", "b[k + 1, col]"),
    ),
    "of a subtile": (("(32, 64), (wr, 0)", "(32, 64), (0, wr)"),),
    "of a store": (("c[row * 2 + wr, col * 2 + wc]", "c[col * 2 + wc, row * 2 + wr]"),),
}
AHEAD = {
    "a step too many, loaded ahead": (256, (STEPS, f"{STEPS} + 1")),
    "with the last step's own tiles in place of the next one's": (
        256,
        ("td.range(steps)", "td.range(steps + 1)"),
        (FETCHES, "        n = k + 1 if k + 1 < steps else k\n" + MORE.replace("k + 1]", "n]")),
    ),
    "some steps ahead, of more than there are": (512, (STEPS, "steps = 5"), (FETCHES, MORE.replace("row, k + 1]", "row, k + 4]"))),
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


def test_the_whole_text_of_loads_ahead(tmp_path, monkeypatch, golden):
    monkeypatch.chdir(tmp_path)
    texts = []
    for what, (k, *edits) in AHEAD.items():
        edited(tmp_path, "staged_buffers", *edits)
        kernel = kernel_in(pathlib.Path("staged_buffers.py"), "staged_buffers").capture("gfx942", {"M": 192, "N": 256, "K": k})
        texts.append("\n\n".join([f"# {what}", *(found.render() for found in bounds(kernel))]))
    golden("outside_ahead.txt", "\n\n".join(texts) + "\n")


def test_the_whole_text_of_exchanged_coordinates(tmp_path, monkeypatch, golden):
    monkeypatch.chdir(tmp_path)
    texts = []
    for what, edits in EXCHANGED.items():
        edited(tmp_path, "staged_buffers", *edits)
        kernel = kernel_in(pathlib.Path("staged_buffers.py"), "staged_buffers").capture("gfx942", {"M": 192, "N": 256, "K": 512})
        texts.append("\n\n".join([f"# {what}", *(found.render() for found in bounds(kernel))]))
    golden("outside_exchanged.txt", "\n\n".join(texts) + "\n")


@pytest.mark.sample(
    "base-td.range(a.cols // K_STEP)-td.range(a.cols // K_STEP + 1)",
    "base-c[row * 4 + wr + 2 * i,-c[row * 8 + wr + 2 * i,",
    "staged_buffers-td.load(As[0], a[row, 0])-td.load(As[0], a[row + 1, 0])",
)
@pytest.mark.parametrize(
    "name, old, new",
    [
        ("base", "td.range(a.cols // K_STEP)", "td.range(a.cols // K_STEP + 1)"),
        ("base", "td.st(td.bf16, BLOCK, K_STEP), td.st", "td.st(td.bf16, BLOCK // 2, K_STEP), td.st"),
        ("base", "c[row * 4 + wr + 2 * i,", "c[row * 8 + wr + 2 * i,"),
        ("staged_buffers", "a[row, k + 1]", "a[row, k + 2]"),
        ("staged_buffers", "row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))", "col, row = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))"),
        ("staged_buffers", "td.load(As[0], a[row, 0])", "td.load(As[0], a[row + 1, 0])"),
    ],
)
def test_coordinates_are_not_exchanged_where_another_mistake_leads_outside(name, old, new, refused: Refused):
    text = refused(name, (old, new), M=256, N=512, K=1024)
    assert "exchange" not in text and "lies outside" in text


def test_findings_of_a_line_in_the_same_words_are_one(refused: Refused):
    """Each of the two parts that are read leaves the tile for a reason of its own."""
    halved = ("td.st(td.bf16, BLOCK, K_STEP), td.st", "td.st(td.bf16, BLOCK // 4, K_STEP), td.st")
    text = refused("base", halved)
    assert text.count("error[TD303]: a piece of 'As' lies outside 'As', which has 32 rows") == 1
    assert text.split("\n\n")[0].endswith(
        "   = the piece lies inside for the first 2 of the block's 4 warps\n"
        "   = help: give the block only as many warps as there are places, or give each warp a smaller piece"
    ), text


@pytest.mark.parametrize("name", ["rows_of_warps", "serpentine", "in_turn", "numbered"])
def test_the_twins_are_right(name, tmp_path):
    check(kernel_in(edited(tmp_path, "grid_places"), name), "gfx942", dict(SIZES))


def test_a_roles_number_is_not_to_blame_where_no_place_is_made_of_it(refused):
    text = refused("roles", ("if k + 1 < steps:", "if True:"), ("    for k in", "    wr = consumer.id\n    for k in"))
    assert "consumer.id', read at" not in text
    assert text.endswith(
        "   = the piece lies inside in every step but the last, which has no next step\n   = help: leave the statement out there: `if k + 1 < steps:`, where k"
        " is the step"
    )


def test_one_index_of_two_tensors_is_one_finding():
    """No reason is known for these coordinates; both copies use the same."""

    def found(index, other):
        @td.kernel(warps=1)
        def gemm(a: td.gl[td.bf16, 32, 128], b: td.gl[td.bf16, 32, 128], c: td.gl[td.f32, 32, 32]):
            As, Bs = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32)
            td.grid(1)
            acc = td.zeros(td.f32, 32, 32)
            for k in td.range(4):
                td.barrier()
                td.load(As, a[0, index(k)])
                td.load(Bs, b[0, other(k)])
                td.barrier()
                td.mma_ABt(acc, td.load(As), td.load(Bs))
            td.store(c[0, 0], acc)

        return [(one.code, len(one.others)) for one in gemm.check() if one.severity == "error"]

    for index in (lambda k: k - 1, lambda k: 3 - 2 * k, lambda k: k ^ 5, lambda k: k * k):
        assert found(index, index) == [("TD301", 1)]
    assert found(lambda k: k - 1, lambda k: 3 - 2 * k) == [("TD301", 0), ("TD301", 0)]
