"""kernel.report, kernel.layout and kernel.diff: what the commands show, as objects with HTML for notebooks."""

import html
import re

import pytest

import tiledsl as td
from tests.compile.small import SIZES, small
from tiledsl.analysis.time.result import IDLE
from tiledsl.tools.report.page import excerpts


def test_a_report(tmp_path):
    """The page of the command, in a frame: its style sheet does not reach the notebook."""
    found = small.report(chip="MI300X", **SIZES)
    assert found.data["kernel"] == "small" and [one["code"] for one in found.data["findings"]] == ["TD603"]
    assert repr(found) == "<Report of small for gfx942>"
    found.save(tmp_path / "small.html")
    assert (tmp_path / "small.html").read_text() == found.html and found.html.startswith("<!doctype html>")
    shown = found._repr_html_()
    assert html.unescape(re.fullmatch(r'<iframe srcdoc="([^"]*)" style="[^"]*"></iframe>', shown)[1]) == found.html


def test_a_report_takes_block_as_an_option():
    """Many kernels have an option named block, as those of tiledsl.torch: no argument of the report has this name."""
    with pytest.raises(td.UsageError, match="kernel 'small' has no size or option 'block'"):
        small.report(**SIZES, block=3)


def test_a_report_of_a_refused_kernel():
    @td.kernel(warps=1, target="gfx942")
    def refused(a: td.gl[td.f32, 32, 64], c: td.gl[td.f32, 32, 32]):
        td.grid(1)
        td.store(c[0, 0], td.load(a[0, 2], (32, 32)))

    assert repr(refused.report()) == "<Report of refused for gfx942, refused with 1 error>"


def test_shares_of_the_launch_are_told_from_those_of_a_wave():
    """Without them the shares of all causes are 100 %, where no cause is left out for its size."""
    found = small.report("gfx942", **SIZES)
    bounds, page = found.data["model"]["profile"]["bounds"], found.html
    assert [one["cause"] for one in bounds if f"<td>{one['share']:.1%} of the launch</td>" in page] == ["idle compute units"]
    shares = re.findall(r"</i>[^<]*</td><td>([\d.]+)%</td>", page)
    assert len(shares) == len(bounds) - 1 and abs(sum(map(float, shares)) - 100) < 0.5
    profile = small.profile("gfx942", **SIZES)
    assert re.findall(r"([\d.]+)% of the launch</td>", profile._repr_html_()) == [f"{next(100 * one.share for one in profile.bounds if one.cause == IDLE):.1f}"]


def test_long_lines_of_findings():
    """Lines of source and their carets stay; a long label is a line of its own; the page folds what else is long."""
    label = "the label that is too long for the line of its caret, and is folded below this line by the page where its window is narrow"
    marked = f"3 |     td.load(As, a)\n  |     ^^^^^^^ short\n4 |     x = 1\n  |     ^^^^^ {label}"
    text = f"error[TD301]: {'long ' * 40}\n --> file.py:3:5\n{marked}\n  = note | of the finding"
    assert list(excerpts(text)) == [
        (False, f"error[TD301]: {'long ' * 40}"),
        (False, " --> file.py:3:5"),
        (True, "3 |     td.load(As, a)\n  |     ^^^^^^^ short\n4 |     x = 1\n  |     ^^^^^"),
        (False, f"  | {label}"),
        (False, "  = note | of the finding"),
    ]


def test_a_layout():
    found = small.layout("gfx942", **SIZES)
    names = [tile.name for tile in found.tiles]
    assert names and all(name in found.text for name in names) and found.svg in found._repr_html_()
    assert repr(found) == f"<Layout of small for gfx942, shared tiles {', '.join(names)}>" and found in [1, found] and found != small.layout("gfx942", **SIZES)


def test_a_layout_without_sizes():
    with pytest.raises(td.UsageError, match="kernel 'small' needs the sizes M, K, N, as in layout"):
        small.layout("gfx942")


def test_a_layout_without_shared_tiles():
    @td.kernel(warps=1)
    def copy(a: td.gl[td.f32, 32, 32], c: td.gl[td.f32, 32, 32]):
        td.grid(1)
        td.store(c[0, 0], td.load(a[0, 0], (32, 32)))

    with pytest.raises(td.UsageError, match="kernel 'copy' has no shared tile that is used"):
        copy.layout()


def test_a_diff():
    """The same kernel differs in nothing; what is no kernel, and a size that neither side has, are refused."""
    found = small.diff(small, "gfx942", **SIZES)
    assert not any(row["differs"] for row in found.document()["rows"]) and repr(found) == "<Comparison of small and small>"
    assert str(found).endswith(" rows differ; text(True) shows the others too") and "shows the others" not in found.text(True)
    assert str(found) == found.text(False) and html.escape(str(found).splitlines()[0]) in found._repr_html_()
    with pytest.raises(td.UsageError, match="diff compares with a kernel, or with a variant of one, and got str"):
        small.diff("other.py", "gfx942", **SIZES)
    with pytest.raises(td.UsageError, match="neither side has a size or option 'Q'"):
        small.diff(small, "gfx942", Q=1)


def test_a_report_refuses_what_no_report_has():
    """Before the kernel is compiled, as `profile` does."""
    for given, said in (
        (dict(strides=3), "the strides of kernel 'small' are 3: a stride is given for each tensor by name"),
        (dict(iterations="x"), "iterations must be a whole number of at least 1, not 'x'"),
        (dict(values=True, waves=3), r"waves are numbers of waves, as in waves=\(0, 4\), and got 3"),
    ):
        with pytest.raises(td.UsageError, match=said):
            small.report("gfx942", **SIZES, **given)


@td.kernel(warps=1, target="gfx942", sizes=dict(M=64))
def tiled(a: td.gl[td.bf16, "M", 64], b: td.gl[td.bf16, 32, 64], c: td.gl[td.f32, "M", 32], step=64):
    row = td.grid(td.cdiv(a.rows, 32))
    As, Bs, acc = td.st(td.bf16, 32, step), td.st(td.bf16, 32, step), td.zeros(td.f32, 32, 32)
    for k in td.range(64 // step):
        td.load(As, a[row, k])
        td.load(Bs, b[0, k])
        td.mma_ABt(acc, td.load(As), td.load(Bs))
    td.store(c[row, 0], acc)
    td.ensures(c, a @ b.T)


def test_a_variant_has_what_its_kernel_has():
    """As the one that `best` gives."""
    variant = tiled.variant(step=32)
    assert variant.layout().tiles[0].name == "As" and variant.report().data["main_loop"]["turns"] == 2
    assert "TD715" in [finding.code for finding in variant.costs()]
    found = variant.diff(tiled.variant(step=64))
    assert repr(found) == "<Comparison of tiled(step=32) and tiled(step=64)>" and any(row["differs"] for row in found.document()["rows"])
    with pytest.raises(td.UsageError, match=r"tiled\(step=32\) has 'step' fixed: leave it out, or take another variant of the kernel"):
        variant.check(step=64)
