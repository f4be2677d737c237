"""docs/adding-a-check.md: its check, put into a copy of the package, passes the page's tests, and its code is explained."""

import os
import shutil
import subprocess
import sys

import pytest

from tests.docs.pages import ROOT, blocks, files, name

PAGE = ROOT / "docs" / "adding-a-check.md"
BOTH_SIDES = """
import pathlib

from tiledsl.tools.cli.kernels import load_kernels
from tiledsl.tools.codes import codes

for side in ("wrong", "fixed"):
    pathlib.Path(f"{side}.py").write_text(getattr(codes()["TD799"], side))
    (loaded,) = load_kernels(f"{side}.py")
    print(f"{side}: {' '.join(finding.code for finding in loaded.kernel.check() if finding.severity != 'note')}")
"""


@pytest.fixture
def copy(tmp_path):
    """The package with what the page adds, and the page's tests."""
    shutil.copytree(ROOT / "tiledsl", tmp_path / "tiledsl")
    added = [block for block in blocks(PAGE) if block.said.startswith("add to ")]
    for block in added:
        path = tmp_path / block.said.removeprefix("add to ")
        with path.open("a", encoding="utf-8") as file:
            file.write(f"\n\n{block.text}" if path.stat().st_size else block.text)
    assert len(added) == 3
    for file, text in files(PAGE).items():
        (tmp_path / file).write_text(text, encoding="utf-8")
    return tmp_path


def run(folder, *words):
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run([sys.executable, *words], cwd=folder, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.thorough
def test_the_check_passes_its_tests(copy):
    assert "4 passed" in run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *files(PAGE))


@pytest.mark.thorough
def test_its_code_is_explained_and_its_example_right(copy):
    assert "A barrier stands directly after another barrier." in run(copy, "-m", "tiledsl", "explain", "TD799")
    assert run(copy, "-c", BOTH_SIDES) == "wrong: TD799\nfixed: \n"


def test_the_changed_function_is_that_of_the_file_with_one_term_more():
    (change,) = (block for block in blocks(PAGE) if block.said == "add to tiledsl/analysis/source/checks.py")
    (returned,) = (line for line in change.text.splitlines() if line.startswith("    return "))
    assert f"{returned.removesuffix(' + repeated_barriers(kernel)')}\n" in (ROOT / "tiledsl/analysis/source/checks.py").read_text(encoding="utf-8")


def test_its_code_is_free():
    """Nothing else of the package has it: a page's example takes none away."""
    assert [path for path in (ROOT / "tiledsl").rglob("*") if path.suffix in (".py", ".toml") and "TD799" in path.read_text(encoding="utf-8")] == []


def test_what_it_names_is_there():
    text = PAGE.read_text(encoding="utf-8")
    for word in text.split("`")[1::2]:
        if word.startswith(("tiledsl/", "tests/", "docs/")):
            assert (ROOT / word).exists() or word.endswith("repeated_barriers.py"), f"{name(PAGE)}: {word}"
