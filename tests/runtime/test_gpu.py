"""Calls on a GPU, without one: hip-python opens a stand-in for the HIP runtime (tests/standin/), and the interpreter executes the launches."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys

import pytest

from tests.standin.library import build, compiler, environment
from tests.sweeps import THOROUGH

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = pathlib.Path(__file__).parent / "on_gpu"
FILES = sorted(path.stem for path in HERE.glob("*.py") if path.stem != "conftest")
TORCH = ("torch_operators", "torch_tensors")  # files share a process, whose start takes seconds
GROUPS = {"torch": [*TORCH], "others": [name for name in FILES if name not in TORCH]}

pytestmark = pytest.mark.skipif(compiler() is None, reason="needs a C compiler, cc: install gcc or clang")


@pytest.mark.longer
@pytest.mark.parametrize("name", [pytest.param("torch", marks=(pytest.mark.slow, pytest.mark.thorough)), pytest.param("others", marks=pytest.mark.slow)])
def test_on_the_stand_in(name: str, tmp_path: pathlib.Path) -> None:
    """The tests of some files, in a process that finds the stand-in where ROCm would be."""
    folder = tmp_path / "lib"
    build(folder)
    how = ["--thorough"] if THOROUGH else []
    files = [HERE / f"{file}.py" for file in GROUPS[name]]
    without = (word for plugin in ("cacheprovider", "xdist", "hypothesispytest") for word in ("-p", f"no:{plugin}"))
    command = [sys.executable, "-m", "pytest", *how, *without, f"--basetemp={tmp_path / 'tests'}", *files]
    inherited = {key: value for key, value in environment(folder).items() if not key.startswith("PYTEST_")}
    run = subprocess.run(command, cwd=ROOT, env=inherited | {"TILEDSL_TEST_CACHE": os.environ["TILEDSL_CACHE"]}, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
