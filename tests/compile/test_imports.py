"""Modules that a first call imports. Each module takes time to import, before the first call in a process gives its result."""

import os
import pathlib
import re
import subprocess
import sys
import types

import pytest

from tiledsl.sim.launch import processes

ROOT = pathlib.Path(__file__).resolve().parents[2]

AT_MOST = 110  # modules of tiledsl that `import tiledsl` loads
AT_IMPORT = "import tiledsl"
SMALL = "from tests.compile.small import SIZES, small"
CALL = """
import numpy as np
tensors = [np.zeros((32, 32), kind) for kind in (np.uint16, np.uint16, np.float32)]
small(*tensors)
"""


def loaded(*lines: str) -> set[str]:
    """The modules that a process has imported at the end of these lines."""
    code = "\n".join([*lines, "import sys", "print(*sys.modules)"])
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT)}, capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def ours(modules: set[str]) -> set[str]:
    return {name for name in modules if name.partition(".")[0] == "tiledsl"}


def under(modules: set[str], *packages: str) -> set[str]:
    return {name for name in modules if any(name == package or name.startswith(f"{package}.") for package in packages)}


COMPILERS = ("tiledsl.analysis.listing", "tiledsl.lower.emit.emit", "tiledsl.toolchain.clang", "tiledsl.toolchain.hiprtc", "jinja2", "lark", "tempfile")


def test_the_package_imports_neither_checks_nor_instructions():
    """AT_MOST rises only for a module that `import tiledsl` needs."""
    modules = loaded(AT_IMPORT)
    checks = (
        "tiledsl.asm.inline",
        "tiledsl.asm.isa",
        "tiledsl.analysis.source",
        "tiledsl.analysis.order",
        "tiledsl.analysis.values",
        "tiledsl.lower",
        "tiledsl.sim",
    )
    assert under(modules, *checks, *COMPILERS, "difflib", "glob", "json", "subprocess", "sysconfig") == set()
    assert len(ours(modules)) <= AT_MOST


def test_a_check_imports_no_compiler():
    modules = loaded(SMALL, "small.check(**SIZES)")
    assert "tiledsl.analysis.values.contract" in modules and "tiledsl.lower.waits.waits" in modules
    assert under(modules, *COMPILERS, "tiledsl.asm.isa.instructions", "tiledsl.sim", "json", "subprocess") == set()
    # a product of loaded tiles is compared with its contract without data
    assert under(modules, "tiledsl.analysis.fields") == {"tiledsl.analysis.fields", "tiledsl.analysis.fields.contracts"}


def test_no_module_needs_what_only_posix_has():
    """Windows imports every module: modules of POSIX alone are imported where they are used."""
    only_posix = re.compile(r"^(import .*|from )\b(fcntl|grp|pwd|resource|termios|tty)\b", re.MULTILINE)
    assert only_posix.search("import os, resource\n") and only_posix.search("from pwd import getpwuid\n") and not only_posix.search("from tiledsl import grp")
    assert [path for path in (ROOT / "tiledsl").rglob("*.py") if only_posix.search(path.read_text(encoding="utf-8"))] == []


def test_one_process_executes_all_blocks_where_no_memory_is_shared(monkeypatch):
    monkeypatch.setattr(processes, "os", types.SimpleNamespace(name="nt", cpu_count=lambda: 8))
    assert processes.available() == 1


@pytest.mark.thorough
def test_a_launch_from_the_cache_imports_no_check():
    loaded(SMALL, CALL)  # fills the cache
    modules = loaded(SMALL, CALL)
    assert "tiledsl.sim.launch.launch" in modules
    assert (
        under(modules, "tiledsl.analysis.listing", "tiledsl.analysis.source", "tiledsl.analysis.values", "tiledsl.compile.verify", "tiledsl.lower", "jinja2")
        == set()
    )
