"""`tiledsl tune`: the table, JSON, the page and the tuned file, and requests that make no sense."""

import json
import os
import pathlib
import re
import subprocess
import sys

import pytest

from tests.cli.command import run
from tests.tune.executors import Here
from tests.tune.kernels import file_of_copies
from tiledsl.runtime.tuned import NAME, read
from tiledsl.tools import cli
from tiledsl.tools.cli import tune
from tiledsl.tools.cli.kernels import load_module
from tiledsl.tools.tune.trial import PROFILED, TRIALS, Outcome


@pytest.fixture
def file(tmp_path, monkeypatch):
    """Kernels whose profiles take no time, since a formula stands for the model, and trials run in this process."""
    monkeypatch.chdir(tmp_path)

    def here(name):
        assert name == "processes"
        return Here()

    monkeypatch.setitem(TRIALS, PROFILED, lambda task: Outcome(PROFILED, time_us=10.0 + blocks(task), low_us=1, high_us=99, limit="LDS"))
    monkeypatch.setattr(tune, "executor_named", here)
    return str(file_of_copies(tmp_path).relative_to(tmp_path))


def blocks(task) -> int:
    """The blocks of a launch: the fewer, the faster. Every time is above the bounds, so that no variant is left out for these."""
    return task.kernel.grid[0].value * (task.kernel.grid[1].value if len(task.kernel.grid) > 1 else 1)


def test_the_table_and_the_tuned_file(file, tmp_path, capsys):
    status, out, err = run(capsys, "tune", f"{file}:copies", "--chip", "MI300X", "--trials", "6")
    assert (status, err) == (0, "")
    assert out.splitlines()[0] == "copies on MI300X, M = 256: modelled, not measured (model 6)"
    assert re.search(r"^ +14\.0 µs +100\.0% +4\.5 µs  copies\(ROWS=64, COLS=64\)$", out, re.MULTILINE)
    assert "  2 refused: 2 by TD135\n" in out and out.endswith(f"\nwritten to {NAME}\n")
    (entry,) = read(tmp_path / NAME)
    assert (entry.space, entry.sizes, entry.options, entry.time_us) == ("copies", {"M": 256}, {"ROWS": 64, "COLS": 64}, 14.0)
    kernels = load_module(tmp_path / file)
    assert kernels.copies.best(chip="MI300X", M=256).name == "copies(ROWS=64, COLS=64)"


def test_best_of_a_kernel_that_a_function_makes_finds_the_result(file, tmp_path, capsys):
    """Its name is that of the inner function, also for kernels of the same function."""
    (tmp_path / "made.py").write_text((tmp_path / file).read_text().replace("@td.space", "mine = made(1)\n\n\n@td.space"))
    status, out, err = run(capsys, "tune", "made.py:mine", "--chip", "MI300X")
    assert (status, err) == (0, "") and out.startswith("in_turns on MI300X, M = 256: ")
    (entry,) = read(tmp_path / NAME)
    assert (entry.space, entry.file, entry.options) == ("in_turns", "made.py", {"ROWS": 64})
    assert load_module(tmp_path / "made.py").mine.best(chip="MI300X", M=256).name == "in_turns(ROWS=64)"
    (tmp_path / "made.py").write_text((tmp_path / "made.py").read_text().replace("mine = made(1)", "mine, other = made(1), made(2)"))
    _, _, err = run(capsys, "tune", "made.py:mine", "--chip", "MI300X")
    assert err == "tiledsl: 'mine', 'other' have one name, 'in_turns': best of each takes this result; a td.space distinguishes them\n"


def test_an_imported_kernel_finds_the_result_too(file, tmp_path, capsys, monkeypatch):
    """The tuned file is beside the file that defines the kernel."""
    (tmp_path / "kernels").mkdir()
    (tmp_path / file).rename(tmp_path / "kernels" / "defined_elsewhere.py")
    (tmp_path / "main.py").write_text("from defined_elsewhere import copies\n")
    monkeypatch.syspath_prepend(tmp_path / "kernels")
    status, out, err = run(capsys, "tune", "main.py:copies", "--chip", "MI300X")
    assert (status, err) == (0, "") and out.endswith(f"\nwritten to {os.path.join('kernels', NAME)}\n")
    defined = sys.modules.pop("defined_elsewhere")
    assert defined.copies.best(chip="MI300X", M=256).name == "copies(ROWS=64, COLS=64)"


def test_several_shapes_as_json_and_as_a_page(file, tmp_path, capsys):
    arguments = ("tune", file, "--sizes", "M=256", "--sizes", "M=512", "--chip", "MI355X", "--trials", "3", "--json", "--report", "out/x.html")
    status, out, _ = run(capsys, *arguments)
    first, second = json.loads(out)["searches"]
    assert status == 0 and first["space"] == "every_copy" and (first["sizes"], second["sizes"]) == ({"M": 256}, {"M": 512})
    assert first["counts"] == {"variants": 13, "refused": 2, "bounded": 8, "profiled": 3}
    page = (tmp_path / "out" / "x.html").read_text()
    assert "<title>every_copy on MI355X</title>" in page and "<script" not in page and "http" not in page
    assert page.count('<circle class="dot best"') == 2 * 3  # copies have no TIMES
    assert all(f"<figcaption>{name}, times in µs; the refused below<" in page for name in ("kernel", "ROWS", "COLS", "TIMES"))
    assert "TD135: 2</summary>" in page and "2 refused by TD135" in page
    again, out, _ = run(capsys, *arguments)
    assert again == 0 and [one["resumed"] for one in json.loads(out)["searches"]] == [13 + 3] * 2
    assert {one.sizes["M"] for one in read(tmp_path / NAME)} == {256, 512}


def test_an_interrupted_search_says_how_it_goes_on(file, monkeypatch, capsys):
    monkeypatch.setattr(tune, "executor_named", lambda name: Here(stop_after=9))
    with pytest.raises(KeyboardInterrupt):
        cli.main(["tune", f"{file}:copies", "--chip", "MI300X"])
    assert capsys.readouterr() == ("", "tiledsl: the same command continues the search, from .tiledsl-tune/copies.MI300X.jsonl\n")


def test_a_page_without_times(file, tmp_path, capsys):
    status, _, _ = run(capsys, "tune", f"{file}:copies", "--space", "ROWS=24,40", "--report", "x.html")
    page = (tmp_path / "x.html").read_text()
    assert status == 1 and "Every variant is refused." in page and "Profiled variants" not in page and "TD135: 4</summary>" in page
    assert re.search(r'<svg width="\d+" height="(\d+)"', page)[1] == "114"  # the values and the refused variants, without empty space for times


def test_values_of_the_command_line(file, capsys):
    status, out, _ = run(capsys, "tune", f"{file}:copies", "--space", "ROWS=128", "--space", "COLS=64,32", "--json", "-o", "mine.toml")
    assert status == 0 and [one["name"] for one in json.loads(out)["searches"][0]["variants"]] == ["copies(ROWS=128, COLS=64)", "copies(ROWS=128, COLS=32)"]
    status, out, _ = run(capsys, "tune", file, "--space", "TIMES=2", "--space", "ROWS=32", "--json", "-o", "mine.toml")
    names = [one["name"] for one in json.loads(out)["searches"][0]["variants"]]
    assert names == ["copies(ROWS=32, COLS=32)", "copies(ROWS=32, COLS=64)", "in_turns(TIMES=2, ROWS=32)"]


def test_the_picture_of_a_few_variants(file, capsys):
    """A dot stands above its value, the times begin at 0, and without refusals no place is kept for them."""
    values = ("--space", "ROWS=128", "--space", "COLS=64,32")
    assert run(capsys, "tune", f"{file}:copies", *values, "-o", "mine.toml", "--report", "x.html")[0] == 0
    page = pathlib.Path("x.html").read_text()
    assert "<figcaption>COLS, times in µs</figcaption>" in page
    columns, dots = re.findall(r'<text x="([\d.]+)"[^>]* text-anchor="middle">', page), re.findall(r'<circle [^>]*cx="([\d.]+)"', page)
    assert len(columns) == 2 and dots == columns
    (height,), (bottom,) = re.findall(r'<svg [^>]*height="(\d+)"', page), re.findall(r'y="([\d.]+)" text-anchor="end">0<', page)
    assert 0 < int(height) - float(bottom) < 40


def test_long_names_in_the_picture_have_room(file, tmp_path, capsys):
    """7 pixels of each letter, before the edge too; the columns of short values stay narrow."""
    (tmp_path / "long.py").write_text((tmp_path / file).read_text().replace("in_turns", "copies_one_after_the_other"))
    assert run(capsys, "tune", "long.py", "-o", "mine.toml", "--report", "x.html")[0] == 0
    kernels, *others = pathlib.Path("x.html").read_text().split("<figcaption>")[1:]
    first, second, width = (
        float(re.search(text, kernels)[1]) for text in (r'x="([\d.]+)" [^>]*>copies<', r'x="([\d.]+)" [^>]*>copies_one', r'<svg width="([\d.]+)')
    )
    assert second - first >= 7 * 26 and width - second >= 7 * 13
    assert all(float(x) < 500 for x in re.findall(r'width="([\d.]+)" height', "".join(others)))


def test_where_every_variant_is_refused_nothing_is_written(file, tmp_path, capsys):
    status, out, _ = run(capsys, "tune", f"{file}:copies", "--space", "ROWS=24")
    assert status == 1 and "every variant is refused" in out and out.endswith(f"nothing is written to {NAME}\n")
    assert not (tmp_path / NAME).exists()


def test_sizes_that_are_missing(file, tmp_path, capsys):
    (tmp_path / "unsized.py").write_text((tmp_path / file).read_text().replace("sizes=dict(M=256), ", ""))
    assert run(capsys, "tune", "unsized.py:copies") == (2, "", "tiledsl: kernel 'copies' needs the size M: --sizes M=8192\n")


def test_a_tuned_file_that_cannot_be_read_is_left_alone(file, tmp_path, capsys):
    (tmp_path / NAME).write_text("format = [")
    status, out, err = run(capsys, "tune", file)
    assert (status, out) == (2, "") and err.startswith(f"error[TD880]: {NAME} is no TOML: ")
    assert (tmp_path / NAME).read_text() == "format = ["


def test_a_tuned_file_that_is_a_link_stays_one(file, tmp_path, capsys):
    """As of several checkouts with one file."""
    (tmp_path / "shared").mkdir()
    (tmp_path / NAME).symlink_to(tmp_path / "shared" / "tuned.toml")
    for size in (256, 512):
        assert run(capsys, "tune", f"{file}:copies", "--sizes", f"M={size}", "--chip", "MI300X")[0] == 0
    assert (tmp_path / NAME).is_symlink() and [one.sizes["M"] for one in read(tmp_path / "shared" / "tuned.toml")] == [256, 512]
    assert os.listdir(tmp_path / "shared") == ["tuned.toml"]


def test_a_tuned_file_that_cannot_be_written_ends_before_the_search(file, tmp_path, capsys):
    assert run(capsys, "tune", file, "-o", f"{file}/x.toml") == (2, "", f"tiledsl: cannot write to {file}/x.toml: {file} is no folder\n")
    assert os.listdir(tmp_path) == [file]


def test_a_page_that_cannot_be_written_ends_before_the_search(file, tmp_path, capsys):
    (tmp_path / "page.html").mkdir()
    assert run(capsys, "tune", file, "--sizes", "M=256", "--report", "page.html")[::2] == (2, "tiledsl: cannot write to page.html: Is a directory\n")
    assert not (tmp_path / ".tiledsl-tune").exists()


def test_a_journal_that_is_cut_off_is_said(file, tmp_path, capsys):
    (tmp_path / "j.jsonl").write_text('{"journal": 1}\n{"identity": "ab')
    status, _, err = run(capsys, "tune", file, "--journal", "j.jsonl")
    assert (status, err) == (0, "tiledsl: the last line of j.jsonl is cut off: its trial is done again\n")


@pytest.mark.parametrize(
    "arguments, said",
    [
        (["copies.py", "--sizes", "N=256"], "kernel 'copies' has no size 'N': it has M"),
        (["copies.py", "--sizes", "M"], "--sizes takes NAME=VALUE, as in --sizes M=8192, and got 'M'"),
        (["copies.py", "--sizes", "M=1,M=2"], "--sizes gives 'M' twice: 1 and 2"),
        (["copies.py", "--space", "ROWS"], "--space takes NAME=V,V,…, as in --space BLOCK=128,256, and got 'ROWS'"),
        (["copies.py", "--space", "ROWS=16", "--space", "ROWS=32"], "--space gives 'ROWS' twice: list its values in one, --space ROWS=128,256"),
        (["copies.py", "--space", "ROW=16"], "--space: no variant of 'every_copy' has 'ROW' (did you mean 'ROWS'?): they have ROWS, COLS, TIMES"),
        (["copies.py:copies", "--space", "ROW=16"], "--space: kernel 'copies' has no option 'ROW' (did you mean 'ROWS'?): it has ROWS, COLS"),
        (["copies.py", "--space", "ROWS=7", "--space", "TIMES=9"], "--space leaves no variant of 'every_copy'"),
        (
            ["copies.py:copies", "--space", "ROWS=inf"],
            "--space ROWS=inf: a tuned file cannot hold inf: it holds a bool, text, or a finite number of 64 bits",
        ),
        (
            ["copies.py:copies", "--space", "ROWS=32,None"],
            "--space ROWS=None: a tuned file cannot hold None: it holds a bool, text, or a finite number of 64 bits",
        ),
        (["copies.py", "--trials", "0"], "--trials is the number of variants to profile, at least 1, and got 0"),
        (["copies.py", "--measure", "-1"], "--measure is the number of variants to time, at least 0, and got -1"),
        (["copies.py", "-o", "x.html", "--report", "./x.html"], "-o and --report name one file, ./x.html: name two"),
        (["copies.py", "-o", "x", "--journal", "x"], "-o and --journal name one file, x: name two"),
        (["copies.py", "--report", "x.pdf"], "--report writes HTML, and 'x.pdf' does not end in .html"),
        (["copies.py", "--chip", "H100"], "unknown chip 'H100': there are MI250, MI250X, MI300X, MI325X, MI355X"),
        (["copies.py:nothing"], "copies.py holds no kernel 'nothing': it has copies"),
        (
            ["copies.py:copies", "--space", "ROWS=16", "--space", "COLS=64"],
            "--space leaves one variant of kernel 'copies', copies(ROWS=16, COLS=64): `tiledsl profile` predicts its time",
        ),
    ],
)
def test_requests_that_make_no_sense(file, capsys, arguments, said):
    assert run(capsys, "tune", *arguments) == (2, "", f"tiledsl: {said}\n")


def test_a_kernel_without_options(file, tmp_path, capsys):
    """With --space too: a name of the module, such as BLOCK, is no option."""
    (tmp_path / "fixed.py").write_text("""\
import tiledsl as td

BLOCK = 32


@td.kernel(warps=1)
def doubled(x: td.gl[td.f32, 64, 64], y: td.gl[td.f32, 64, 64]):
    row, col = td.grid(64 // BLOCK, 64 // BLOCK)
    td.store(y[row, col], 2 * td.load(x[row, col], (BLOCK, BLOCK)))
""")
    said = (
        "tiledsl: kernel 'doubled' has no options, so it has one variant alone: turn a number of the kernel into a parameter with a default, BLOCK=128,"
        " and list its values, @td.kernel(tune=dict(BLOCK=(128, 256)))\n"
    )
    for more in ([], ["--space", "BLOCK=16,32"]):
        assert run(capsys, "tune", "fixed.py", *more) == (2, "", said)


KILLED = """
import os, signal, sys
from tests.tune.executors import Here
from tiledsl.tools.cli import main, tune
from tiledsl.tools.tune.trial import PROFILED, TRIALS, Outcome

def profiled(task):
    if len(executor.calls) == 13 + 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return Outcome(PROFILED, time_us=100.0, low_us=90.0, high_us=110.0)

executor = Here()
TRIALS[PROFILED] = profiled
tune.executor_named = lambda name: executor
main(["tune", sys.argv[1]])
"""


def test_a_search_that_is_killed_goes_on(file, tmp_path, capsys):
    command = [sys.executable, "-c", KILLED, file]
    root = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    assert subprocess.run(command, env={**os.environ, "PYTHONPATH": root}, check=False).returncode == -9
    status, out, _ = run(capsys, "tune", file, "--json")
    assert status == 0 and json.loads(out)["searches"][0]["resumed"] == 13 + 2
