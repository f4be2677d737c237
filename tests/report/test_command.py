"""`tiledsl report`: output for a correct kernel and a refused one, exit status, and messages about invalid requests."""

import json
import pathlib

import pytest

from examples.catalogue import example
from tests.cli.command import KERNEL, WRONG, run
from tests.report.reported import MOST_BYTES, shared
from tiledsl.compile import examine, uncached


@pytest.fixture
def here(empty_folder):
    """An empty working directory with one kernel's file."""
    pathlib.Path("small.py").write_text(KERNEL)
    return empty_folder


@pytest.mark.thorough
def test_a_page(here, capsys):
    assert run(capsys, "report", "small.py") == (0, "report.html\n", "")
    page = pathlib.Path("report.html").read_text()
    assert page.startswith("<!doctype html>") and "The checks found nothing, neither in the kernel nor in its listing." in page
    assert "td.mma_ABt(acc, td.load(As), td.load(Bs))" in page
    assert "http://" not in page.replace("http://www.w3.org/2000/svg", "") and "https://" not in page
    assert [path.name for path in here.iterdir() if path.name.startswith(".")] == []


@pytest.mark.thorough
def test_a_page_elsewhere(here, capsys):
    assert run(capsys, "report", "small.py:small", "-D", "M=32", "--target", "gfx950", "-o", "a/b/c.html") == (0, "a/b/c.html\n", "")
    assert "small <small>on gfx950</small>" in pathlib.Path("a/b/c.html").read_text()


def test_a_refused_kernel(here, capsys):
    pathlib.Path("small.py").write_text(WRONG)
    said = "tiledsl: kernel 'small' is refused with 1 error, which the report shows\n"
    assert run(capsys, "report", "small.py") == (1, "report.html\n", said)
    page = pathlib.Path("report.html").read_text()
    assert "a piece of &#39;a&#39; lies outside &#39;a&#39;, which has 64 columns" in page and "The checks found nothing" not in page


@pytest.mark.thorough
def test_json(here, capsys):
    status, out, err = run(capsys, "report", "small.py", "--json")
    found = json.loads(out)
    assert (status, err, found["schema"], found["kernel"], found["sizes"], found["findings"]) == (0, "", 1, "small", dict(M=64, K=64, N=64), [])
    assert not pathlib.Path("report.html").exists()


@pytest.mark.thorough
def test_each_target_is_checked_once(here, capsys, monkeypatch):
    """A first report lowers the kernel for each target, and matches the lines of its own target's listing with the source, without a second check."""
    checked = []

    def counted(kernel, target, instances):
        checked.append(target)
        return verified(kernel, target, instances)

    verified = examine.verified
    for module in (examine, uncached):
        monkeypatch.setattr(module, "verified", counted)
    monkeypatch.setenv("TILEDSL_CACHE", str(here / "cache"))
    status, out, err = run(capsys, "report", "small.py", "--json", "--target", "gfx942")
    found = json.loads(out)
    assert (status, err, len(found["resources"]), found["model"]["title"]) == (0, "", 3, "small on MI300X (gfx942): modelled, not measured")
    assert checked == ["gfx942", "gfx90a", "gfx950"]
    assert found["model"]["stalls"]["lines"]


def test_a_chip(here, capsys):
    """The chip decides the target, and is that of the prediction."""
    status, out, _ = run(capsys, "report", "small.py", "--json", "--chip", "mi355x")
    found = json.loads(out)
    assert (status, found["target"], found["model"]["profile"]["chip"]) == (0, "gfx950", "MI355X")
    status, out, _ = run(capsys, "report", "small.py", "--json", "--chip", "MI325X")
    assert (status, json.loads(out)["model"]["title"]) == (0, "small on MI325X (gfx942): modelled, not measured")


def test_json_and_a_page_at_once(here, capsys):
    status, out, err = run(capsys, "report", "small.py", "--json", "-o", "page.htm")
    assert (status, err, json.loads(out)["kernel"]) == (0, "page.htm\n", "small")
    assert pathlib.Path("page.htm").read_text().startswith("<!doctype html>")


@pytest.mark.thorough
def test_the_largest_example_is_no_large_page():
    found, page = shared(example("K12").kernel, "gfx942", M=8192, N=8192, K=8192)
    assert len(page.encode()) <= MOST_BYTES == 3_000_000
    assert found["grid"] == [32, 32] and found["listing"]["left_out"] == found["findings_left_out"] == found["pictures_left_out"] == 0
    assert all(output["left_out"] == 0 for output in found["outputs"])
