"""The folders of the package: the names at the top, and the modules that each module may import."""

import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).parents[2]
PACKAGE = ROOT / "tiledsl"
UPWARD = """
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tiledsl.runtime.kernel import Kernel  # noqa: F401
"""


@pytest.fixture
def copied(tmp_path: pathlib.Path) -> pathlib.Path:
    """A folder with a copy of the package and of the contracts in pyproject.toml."""
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copytree(PACKAGE, tmp_path / "tiledsl", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path


def lint_imports(folder: pathlib.Path) -> subprocess.CompletedProcess[str]:
    """Run import-linter on the package in the folder."""
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as run; run()", "--no-cache", "--no-logo"]
    environment = {**os.environ, "PYTHONPATH": str(folder), "COLUMNS": "200"}
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def test_no_layer_imports_the_package_at_the_top():
    """import-linter sees folders: the package's own module stands above them, and torch's kernels are written in its words."""
    files = [path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] != "torch"]
    assert len(files) > 500
    assert [path for path in files if re.search(r"^\s*(from tiledsl import|import tiledsl\b(?!\.))", path.read_text(encoding="utf-8"), re.MULTILINE)] == []


def test_imports_run_downwards():
    linted = lint_imports(ROOT)
    assert linted.returncode == 0, linted.stdout + linted.stderr


def test_an_upward_import_for_type_checkers_alone_is_found(copied):
    assert lint_imports(copied).returncode == 0
    with (copied / "tiledsl" / "targets.py").open("a") as module:
        module.write(UPWARD)
    linted = lint_imports(copied)
    assert linted.returncode == 1
    assert "tiledsl.targets is not allowed to import tiledsl.runtime" in linted.stdout


def test_a_module_without_a_place_in_the_layers_is_found(copied):
    (copied / "tiledsl" / "extras.py").write_text('"""A new module at the top."""\n')
    linted = lint_imports(copied)
    assert linted.returncode == 1
    assert "tiledsl.extras" in linted.stdout


def test_a_circle_of_two_neighbours_is_found(copied):
    lower, upper = copied / "tiledsl" / "toolchain" / "cache.py", copied / "tiledsl" / "toolchain" / "clang.py"
    assert "tiledsl.toolchain.cache" in upper.read_text()
    lower.write_text(lower.read_text() + "\n\ndef late():\n    import tiledsl.toolchain.clang\n")
    linted = lint_imports(copied)
    assert linted.returncode == 1
    assert "No cycles are allowed in tiledsl.toolchain." in linted.stdout


def test_sixteen_names_at_the_top_at_most():
    files = (path.relative_to(PACKAGE) for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    names = sorted({path.parts[0].removesuffix("i") for path in files})  # __init__.pyi has the types of __init__.py
    assert len(names) <= 16, names


def test_no_import_is_for_type_checkers_alone():
    guarded = [str(path.relative_to(ROOT)) for path in sorted(PACKAGE.rglob("*.py")) if "TYPE_CHECKING" in path.read_text(encoding="utf-8")]
    assert guarded == []
