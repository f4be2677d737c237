"""macOS and Windows, as far as Linux shows them: modules and functions that they lack are hidden from tiledsl (other_system.py). What these tests cannot show
are the compiler's wheel there, paths with drives and backslashes, and consoles."""

import os
import pathlib
import subprocess
import sys

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
USED = """
import pathlib

import numpy as np

from tests.compile.small import SIZES, small
from tiledsl.tools import cli

print(small.check(**SIZES))
print(small.lower(**SIZES))
tensors = [np.zeros((32, 32), kind) for kind in (np.uint16, np.uint16, np.float32)]
small(*tensors)


def run(*words):
    print(words[0], cli.main([*words]), flush=True)


file = str(pathlib.Path("tests/compile/small.py"))
sizes = [word for name, size in SIZES.items() for word in ("-D", f"{name}={size}")]
run("sim", file, *sizes)
"""
FURTHER = """
import sys

from tests.cli.command import KERNEL

run("sim", file, *sizes, "--processes", "2")
run("profile", file, *sizes)
run("layout", file, *sizes)
run("report", file, *sizes, "-o", sys.argv[-1] + ".html")
tuned = pathlib.Path(sys.argv[-1]).with_name("tuned.py")
tuned.write_text(KERNEL.replace("warps=1,", 'warps=1, target="gfx942", tune=dict(step=[32, 64]),'))
run("tune", str(tuned), "--sizes", "M=64,N=64,K=64", "-o", str(tuned.with_suffix(".toml")))
run("bench", file, "--sizes", "32")
run("selftest", file, "--sizes", "32")
run("--version", "--verbose")
"""
NO_PROCESSES = "several processes need shared memory that this system does not have: leave out processes="
NO_GPU = "there is no AMD GPU here to time kernels on"


def output_on(system: str, script: pathlib.Path) -> str:
    command = [sys.executable, "-m", "tests.compile.other_system", system, str(script)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TILEDSL_CACHE_BYTES": "0"}
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    assert done.returncode == 0 and "Traceback" not in done.stdout, done.stdout
    return done.stdout


@pytest.mark.sample("win32")
@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_check_lower_call_and_sim(tmp_path, system):
    """From import to the compiled listing, executed: nothing of what the system lacks is asked for on the way."""
    script = tmp_path / "used.py"
    script.write_text(USED)
    lines = output_on(system, script).splitlines()
    assert lines[0].startswith("note[TD603]: ") and any(line.startswith("<Lowered small for gfx942") for line in lines) and "sim 0" in lines
    assert lines[-1] == "asked for:" or system == "win32" and lines[-1] == "asked for: os.getuid"  # where users have names alone


@pytest.mark.thorough
@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_other_commands(tmp_path, system):
    """What does not work there says so."""
    script = tmp_path / "all.py"
    script.write_text(USED + FURTHER)
    out = output_on(system, script)
    status = {line.split()[0]: line.split()[1] for line in out.splitlines() if line.count(" ") == 1 and line[-1] in "012"}
    assert {name: status[name] for name in ("profile", "layout", "report", "tune", "--version")} == dict.fromkeys(
        ("profile", "layout", "report", "tune", "--version"), "0"
    )
    assert status["bench"] == status["selftest"] == "2" and out.count(NO_GPU) == 2
    assert (NO_PROCESSES in out) == (system == "win32") and ("sim 2" in out.splitlines()) == (system == "win32")
