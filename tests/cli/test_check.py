"""`tiledsl check`: its output for one kernel or several, on one target or several, as text or JSON, and its exit status."""

import json
import pathlib

import pytest

from tests.cli.command import KERNEL, WRONG, run
from tiledsl.diagnostics.diagnostic import Diagnostic, Mark, Span
from tiledsl.ir.causes import Cost
from tiledsl.targets import TARGETS
from tiledsl.tools import cli

WRONG_AND_UNUSED = WRONG.replace("    acc =", "    Cs = td.st(td.bf16, 32, step)\n    acc =")
OTHER = """

@td.kernel(warps=1)
def other(a: td.gl[td.f32, "P", 32], c: td.gl[td.f32, "P", 32]):
    (row,) = td.grid(td.cdiv(a.rows, 32)),
    td.store(c[row, 0], td.load(a[row, 0], (32, 32)))
    td.ensures(c, a)
"""


@pytest.fixture
def here(tmp_path, monkeypatch):
    """An empty working directory with one correct kernel's file, and no compiler."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TILEDSL_CLANG", str(tmp_path / "no-such-clang"))
    pathlib.Path("small.py").write_text(KERNEL)
    return tmp_path


def test_a_right_kernel(here, capsys):
    assert run(capsys, "check", "small.py") == (0, "small (gfx942, M=64, K=64, N=64): no findings\n", "")


def test_findings_by_line_and_their_number(here, capsys):
    pathlib.Path("small.py").write_text(WRONG_AND_UNUSED)
    expected = """\
warning[TD702]: the shared tile 'Cs' is never used
 --> small.py:8:10
8 |     Cs = td.st(td.bf16, 32, step)
  |          ^^^^^^^^^^^^^^^^^^^^^^^^ takes 2,048 bytes of LDS
  = help: leave it out

error[TD301]: a piece of 'a' lies outside 'a', which has 64 columns
  --> small.py:11:9
11 |         td.load(As, a[row, k + 1])
   |         ^^^^^^^^^^^^^^^^^^^^^^^^^^ step 1, columns 64..95
   = in tiles of 32 columns that is tile 2, counted from 0, of 2
   = the piece lies inside in every step but the last, which has no next step
   = help: leave the statement out there: `if k + 1 < steps:`, where k is the step

1 error, 1 warning in kernel 'small' (gfx942, M=64, K=64, N=64)
"""
    assert run(capsys, "check", "small.py") == (1, expected, "")


def test_warnings_refuse_nothing(here, capsys):
    status, out, err = run(capsys, "check", "small.py", "-D", "K=100", "-D", "step=32")
    assert (status, err) == (0, "") and out.count("warning[TD701]") == 2
    assert out.endswith("\n\n2 warnings in kernel 'small' (gfx942, M=64, K=100, N=64, step=32)\n")


def test_targets_with_the_same_findings_share_them(here, capsys):
    pathlib.Path("small.py").write_text(WRONG)
    status, out, err = run(capsys, "check", "small.py", "--target", "all")
    assert (status, err, out.count("error[")) == (1, "", 1)
    assert out.endswith("1 error in kernel 'small' (gfx90a, gfx942, gfx950, M=64, K=64, N=64)\n")


def test_targets_that_differ(here, capsys):
    pathlib.Path("small.py").write_text(KERNEL.replace("a[row, k])", "a[row, k], direct=True)"))
    status, out, _ = run(capsys, "check", "small.py", "--target", "gfx950", "--target", "gfx942", "--target", "gfx950")
    assert status == 1 and out.startswith("small (gfx950, M=64, K=64, N=64): no findings\nerror[TD163]")
    assert out.endswith("1 error in kernel 'small' (gfx942, M=64, K=64, N=64)\n")


def test_a_target_that_does_not_exist(here, capsys):
    status, _, err = run(capsys, "check", "small.py", "--target", "gfx1100")
    assert status == 2 and "invalid choice: 'gfx1100'" in err


def test_the_kernels_own_target(here, capsys):
    pathlib.Path("small.py").write_text(KERNEL.replace("warps=1", "warps=1, target='gfx90a'"))
    assert run(capsys, "check", "small.py")[1] == "small (gfx90a, M=64, K=64, N=64): no findings\n"


def test_every_kernel_of_a_file(here, capsys):
    pathlib.Path("small.py").write_text(WRONG + OTHER)
    status, out, err = run(capsys, "check", "small.py", "-D", "P=64", "-D", "M=32")
    assert (status, err) == (1, "")
    assert out.endswith("1 error in kernel 'small' (gfx942, M=32, K=64, N=64)\n\nother (gfx942, P=64): no findings\n")
    assert run(capsys, "check", "small.py:other", "-D", "P=64") == (0, "other (gfx942, P=64): no findings\n", "")


def test_kernels_that_a_function_makes_have_their_own_names(here, capsys):
    """All kernels have the function's name; the output has the names that FILE:NAME accepts."""
    made = "\n".join(f"    {line}".rstrip() for line in KERNEL.partition("\n\n\n")[2].splitlines()).replace("step=32", "step=step")
    pathlib.Path("two.py").write_text(f"import tiledsl as td\n\n\ndef make(step):\n{made}\n    return small\n\n\nnarrow, wide = make(32), make(64)\n")
    expected = "narrow (gfx942, M=64, K=64, N=64): no findings\nwide (gfx942, M=64, K=64, N=64): no findings\n"
    assert run(capsys, "check", "two.py") == (0, expected, "")
    assert [result["kernel"] for result in json.loads(run(capsys, "check", "two.py", "--json")[1])["results"]] == ["narrow", "wide"]


def test_a_kernel_with_two_names_is_checked_once(here, capsys):
    pathlib.Path("small.py").write_text(KERNEL + OTHER + "\nagain = small\n")
    assert run(capsys, "check", "small.py", "-D", "P=32")[1].count("small (") == 1
    assert run(capsys, "check", "small.py:again") == (0, "small (gfx942, M=64, K=64, N=64): no findings\n", "")


def test_a_name_that_two_kernels_have(here, capsys):
    """Python keeps only the second kernel, so the first would count as correct whatever it does."""
    pathlib.Path("small.py").write_text(WRONG + "\n\n" + KERNEL.partition("\n\n\n")[2])
    expected = "tiledsl: small.py defines 'small' again in line 18, which replaces the kernel of line 5: give each a name of its own\n"
    for command in (("check", "small.py"), ("check", "small.py:small"), ("lower", "small.py", "--dump-ir")):
        assert run(capsys, *command) == (2, "", expected)


def test_a_name_that_is_bound_again(here, capsys):
    """A kernel that another name holds is checked, and so is one of two definitions under a condition."""
    again = KERNEL.partition("\n\n\n")[2]
    pathlib.Path("small.py").write_text(KERNEL + "\n\nfirst = small\n\n\n" + again)
    expected = "small (gfx942, M=64, K=64, N=64): no findings\nfirst (gfx942, M=64, K=64, N=64): no findings\n"
    assert sorted(run(capsys, "check", "small.py")[1].splitlines()) == sorted(expected.splitlines())
    arm = "".join(f"    {line}" for line in again.splitlines(keepends=True))
    pathlib.Path("small.py").write_text(f"import tiledsl as td\n\nif td.__version__:\n{arm}else:\n{arm}")
    assert run(capsys, "check", "small.py") == (0, "small (gfx942, M=64, K=64, N=64): no findings\n", "")


def test_a_kernel_without_its_sizes(here, capsys):
    """The other kernels are checked all the same."""
    pathlib.Path("small.py").write_text(KERNEL + OTHER)
    right, missing = "small (gfx942, M=64, K=64, N=64): no findings\n", "tiledsl: kernel 'other' needs the size P: -D P=8192\n"
    assert run(capsys, "check", "small.py") == (2, right, missing)
    assert run(capsys, "check", "small.py:other") == (2, "", missing)
    pathlib.Path("small.py").write_text(WRONG + OTHER)
    assert run(capsys, "check", "small.py")[::2] == (1, missing)


def test_a_size_that_no_kernel_has(here, capsys):
    pathlib.Path("small.py").write_text(KERNEL + OTHER)
    status, out, err = run(capsys, "check", "small.py", "-D", "P=32", "-D", "Q=1")
    assert (status, out) == (2, "")
    assert err.splitlines() == [
        "tiledsl: kernel 'small' has no size or option 'Q': it takes M, K, N, step",
        "tiledsl: kernel 'other' has no size or option 'Q': it takes P",
    ]


@pytest.mark.parametrize("name", ["self", "target", "strides", "allow_unchecked"])
def test_a_size_that_is_a_parameter_of_the_method(here, capsys, name):
    pathlib.Path("small.py").write_text(KERNEL)
    expected = f"tiledsl: kernel 'small' has no size or option '{name}': it takes M, K, N, step\n"
    assert run(capsys, "check", "small.py", "-D", f"{name}=1") == (2, "", expected)


def test_strides(here, capsys):
    status, out, _ = run(capsys, "check", "small.py", "--strides", "a=68")
    assert status == 0 and "warning[TD701]" in out and out.endswith("1 warning in kernel 'small' (gfx942, M=64, K=64, N=64, stride of a 68)\n")
    assert run(capsys, "check", "small.py", "--strides", "a=8")[0] == 2


def test_run_time_sizes(here, capsys):
    pathlib.Path("small.py").write_text(KERNEL.replace('"M"', 'td.dyn("M")').replace("sizes=dict(M=64, N", "sizes=dict(N"))
    assert run(capsys, "check", "small.py")[1] == "small (gfx942, M at a few sizes, K=64, N=64): no findings\n"
    assert run(capsys, "check", "small.py", "-D", "M=96")[1] == "small (gfx942, M=96, K=64, N=64): no findings\n"


def test_a_decorator_that_refuses(here, capsys):
    pathlib.Path("small.py").write_text(KERNEL.replace("warps=1", "warps=0"))
    status, out, err = run(capsys, "check", "small.py")
    assert (status, err) == (1, "") and out.startswith("error[TD115]") and out.endswith("\n\n1 error: the file's kernels cannot be captured\n")
    document = json.loads(run(capsys, "check", "small.py", "--json")[1])
    assert [(r["kernel"], r["target"], r["errors"], r["diagnostics"][0]["code"]) for r in document["results"]] == [(None, None, 1, "TD115")]


def test_all_decorators_that_refuse(here, capsys):
    """Each is told, with what stands between them, also where that fails for want of a kernel; a kernel that is correct is not checked then."""
    wrong, other = KERNEL.replace("warps=1", "warps=0"), OTHER.replace("warps=1", "warps=COUNT")
    pathlib.Path("small.py").write_text(
        f"from __future__ import annotations\n\n{wrong}\nprint('executed')\nCOUNT = missing = 99\nagain = small\n{other}\nsmall.check()\n"
    )
    status, out, err = run(capsys, "check", "small.py")
    assert (status, err, out.count("error[TD115]")) == (1, "", 2) and "executed" not in out
    assert out.endswith("\n\n2 errors: the file's kernels cannot be captured\n")


@pytest.mark.parametrize("name", ["nothing.py", "small.py:big", "text.py"])
def test_a_file_that_cannot_be_read(here, capsys, name):
    pathlib.Path("text.py").write_text("x = (")
    status, out, err = run(capsys, "check", name)
    assert (status, out) == (2, "") and err


@pytest.mark.parametrize(
    "text, code, message, line",
    [
        (None, "TD000", "there is no file any.py", None),
        ("x = 1\n", "TD000", "any.py holds no kernel: decorate a function with @td.kernel", None),
        ("x = (\n", "TD901", "any.py is not Python: '(' was never closed", 1),
        ("x = 1\ny = 1 // 0\n", "TD902", "any.py cannot be imported: ZeroDivisionError: integer division or modulo by zero", 2),
    ],
)
def test_json_of_a_file_without_kernels(here, capsys, text, code, message, line):
    """The document also has the message of standard error."""
    if text is not None:
        pathlib.Path("any.py").write_text(text)
    status, out, err = run(capsys, "check", "any.py", "--json")
    assert (status, err) == (2, run(capsys, "check", "any.py")[2]) and message in err
    document = json.loads(out)
    (result,) = document["results"]
    (finding,) = result["diagnostics"]
    assert (document["not_checked"], result["kernel"], result["target"], result["errors"]) == ([], None, None, 1)
    assert result["file"] == ("any.py" if line is None else str(here / "any.py"))
    assert (finding["code"], finding["severity"], finding["message"], finding["line"]) == (code, "error", message, line)


def test_json(here, capsys):
    """Every field that docs/diagnostics.md names, with its value."""
    pathlib.Path("small.py").write_text(WRONG_AND_UNUSED)
    status, out, err = run(capsys, "check", "small.py", "--json", "-D", "M=32")
    path = str(here / "small.py")
    tile = dict(code="TD702", severity="warning", message="the shared tile 'Cs' is never used", file=path, line=8, column=10, end_line=8, end_column=34)
    outside = dict(code="TD301", severity="error", message="a piece of 'a' lies outside 'a', which has 64 columns", file=path, line=11, column=9)
    notes = ["in tiles of 32 columns that is tile 2, counted from 0, of 2", "the piece lies inside in every step but the last, which has no next step"]
    helps = ["leave the statement out there: `if k + 1 < steps:`, where k is the step"]
    findings = [
        {**tile, "label": "takes 2,048 bytes of LDS", "labels": [], "notes": [], "helps": ["leave it out"], "calls": []},
        {**outside, "end_line": 11, "end_column": 35, "label": "step 1, columns 64..95", "labels": [], "notes": notes, "helps": helps, "calls": []},
    ]
    sizes = {"M": 32, "K": 64, "N": 64}
    result = dict(kernel="small", file=path, target="gfx942", sizes=sizes, strides={}, errors=1, warnings=1, notes=0, unchecked=[], diagnostics=findings)
    assert (status, err) == (1, "")
    assert json.loads(out) == {"schema": 1, "tiledsl": cli.VERSION, "results": [result], "not_checked": []}


def test_a_file_without_its_ending(here, capsys):
    for name in ("small", "small:small"):
        assert run(capsys, "check", name) == (2, "", "tiledsl: there is no file small (did you mean small.py?)\n")


def test_json_of_several(here, capsys):
    pathlib.Path("small.py").write_text(KERNEL + OTHER)
    status, out, err = run(capsys, "check", "small.py", "--json", "--target", "all")
    document = json.loads(out)
    assert (status, err) == (2, "tiledsl: kernel 'other' needs the size P: -D P=8192\n")
    assert [(result["kernel"], result["target"], result["diagnostics"]) for result in document["results"]] == [("small", target, []) for target in TARGETS]
    assert document["not_checked"] == [{"kernel": "other", "message": "kernel 'other' needs the size P: -D P=8192"}]


def test_places_of_calls_and_other_lines_in_json(here, capsys):
    """A race has two lines; a finding in a tile op has the line of the call."""
    text = """\
import tiledsl as td


@td.op
def publish(shared, part):
    td.load(shared, part)


@td.kernel(warps=2)
def race(a: td.gl[td.bf16, 64, 64], c: td.gl[td.bf16, 64, 64]):
    td.grid(1)
    tile = td.st(td.bf16, 64, 64)
    publish(tile, a[0, 1])
    td.store(c.at(row=td.warp_id() * 32, col=0), td.cast(td.zeros(td.f32, 32, 64), td.bf16))
    td.mma_ABt(td.zeros(td.f32, 64, 64), td.load(tile), td.load(tile))
"""
    pathlib.Path("race.py").write_text(text)
    document = json.loads(run(capsys, "check", "race.py", "--json")[1])
    findings = {finding["code"]: finding for finding in document["results"][0]["diagnostics"]}
    assert [place["line"] for place in (findings["TD301"], *findings["TD301"]["calls"])] == [6, 13]
    assert {place["line"] for place in (findings["TD401"], *findings["TD401"]["labels"])} == {6, 15}


def cost(*names):
    """Findings on cost with these names, in place of those of the model."""
    place = Mark(Span("small.py", 12, 5, 12, 30))
    return lambda *_, **__: tuple(Diagnostic("TD710", "it costs", place, severity="warning", cause=Cost(name)) for name in names)


def test_findings_on_cost(here, capsys, monkeypatch):
    """--cost adds them, and --fail-on decides by their names. A kernel with errors is not compiled."""
    monkeypatch.setattr("tiledsl.runtime.costs.costs", cost("lines"))
    status, out, err = run(capsys, "check", "small.py", "--cost")
    assert (status, err) == (0, "") and out.startswith("warning[TD710]: it costs\n") and "1 warning in kernel 'small'" in out
    for names, fails in {"lines": 1, "idle,lines": 1, "cost": 1, "warnings": 1, "idle": 0}.items():
        assert run(capsys, "check", "small.py", "--cost", "--fail-on", names)[0] == fails
    assert json.loads(run(capsys, "check", "small.py", "--cost", "--json")[1])["results"][0]["warnings"] == 1
    assert run(capsys, "check", "small.py")[1] == "small (gfx942, M=64, K=64, N=64): no findings\n"
    pathlib.Path("small.py").write_text(WRONG)
    assert "TD710" not in run(capsys, "check", "small.py", "--cost")[1]


def test_what_fail_on_takes(here, capsys):
    known = "warnings, cost, lines, narrow-stores, unrolled, code, outside, idle, epilogue, lanes"
    expected = f"tiledsl: --fail-on takes no 'line' (did you mean 'lines'?): it takes {known}\n"
    assert run(capsys, "check", "small.py", "--cost", "--fail-on", "line") == (2, "", expected)
    expected = "tiledsl: --fail-on idle is about findings on cost: add --cost\n"
    assert run(capsys, "check", "small.py", "--fail-on", "idle") == (2, "", expected)
    assert run(capsys, "check", "small.py", "-D", "K=100", "-D", "step=32", "--fail-on", "warnings")[0] == 1


def test_costs_need_a_compiler(here, capsys):
    """Where there is none, the other findings are printed, and the exit status says that costs are missing."""
    status, out, err = run(capsys, "check", "small.py", "--cost")
    assert (status, out) == (2, "") and "no-such-clang" in err
