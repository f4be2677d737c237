"""Installed packages and versions, contents of a wheel, and runs that report their skipped tests."""

from __future__ import annotations

import pathlib
import re
import shutil
import subprocess
import sys
import tomllib
import zipfile

import pytest

ROOT = pathlib.Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
PINNED = dict(line.split("==") for line in (ROOT / "constraints.txt").read_text().splitlines() if not line.startswith("#"))


def names(requirements: list[str]) -> list[str]:
    return [re.match(r"[\w.-]+", requirement)[0].lower() for requirement in requirements]  # type: ignore[index]


def test_a_users_torch_is_never_replaced() -> None:
    assert "torch" not in names(PROJECT["dependencies"])
    assert PROJECT["optional-dependencies"]["torch"] == ["torch"]


def test_the_core_is_small() -> None:
    assert names(PROJECT["dependencies"]) == ["jinja2", "lark", "numpy", "hip-python"]


def test_every_requirement_is_pinned_for_demo_and_test() -> None:
    wanted = names(PROJECT["dependencies"] + sum(PROJECT["optional-dependencies"].values(), []))
    assert set(wanted) <= {name.lower() for name in PINNED}
    assert (PINNED["torch"], PINNED["ziglang"]) == ("2.13.0", "0.17.0")


def test_every_requirement_is_accounted_for() -> None:
    text = (ROOT / "docs" / "dependencies.md").read_text().lower()
    wanted = names(PROJECT["dependencies"] + sum(PROJECT["optional-dependencies"].values(), []))
    assert [name for name in wanted if f"`{name}`" not in text] == []


def test_a_wheel_has_every_file_of_the_package(tmp_path: pathlib.Path) -> None:
    """Grammar, templates, tables, style sheet and script stand beside the modules; tests are left out."""
    source = tmp_path / "source"
    source.mkdir()
    for name in ("pyproject.toml", "README.md"):
        shutil.copy(ROOT / name, source)
    shutil.copytree(ROOT / "tiledsl", source / "tiledsl", ignore=shutil.ignore_patterns("__pycache__", ".*"))
    subprocess.run([sys.executable, "-c", "from setuptools import build_meta; build_meta.build_wheel('.')"], cwd=source, check=True, capture_output=True)
    (wheel,) = source.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
    files = {str(path.relative_to(source)) for path in (source / "tiledsl").rglob("*") if path.is_file()}
    assert {path.rpartition(".")[2] for path in files} == {"py", "pyi", "lark", "j2", "toml", "csv", "css", "js", "typed", "md", "h"}
    assert held == files


@pytest.mark.sample("needs hiprtc: no library-options2-1")
@pytest.mark.parametrize(
    ("reason", "options", "status"),
    [
        ("needs an AMD GPU", ["--hiprtc", "-n", "2"], 0),
        ("needs hiprtc: no library", ["-n", "0"], 0),
        ("needs hiprtc: no library", ["--hiprtc", "-n", "0"], 1),
        ("needs Chromium: install it", ["--hiprtc", "-n", "0"], 0),
        ("needs Chromium: install it", ["--chromium", "-n", "0"], 1),
        ("needs a holiday", ["-n", "0"], 1),
        ("needs a holiday", ["-n", "2"], 1),
    ],
)
def test_a_skip_that_ci_could_run_fails_the_run(tmp_path: pathlib.Path, reason: str, options: list[str], status: int) -> None:
    (tmp_path / "conftest.py").write_text((ROOT / "tests" / "conftest.py").read_text())
    (tmp_path / "test_it.py").write_text(f"import pytest\n\ndef test_one():\n    pytest.skip({reason!r})\n\ndef test_two():\n    pass\n")
    finished = subprocess.run([sys.executable, "-m", "pytest", "--strict-skips", *options, str(tmp_path)], cwd=tmp_path, capture_output=True, text=True)
    assert finished.returncode == status
    assert (f"test_it.py::test_one: Skipped: {reason}" in finished.stdout) == bool(status)
