"""Fake compilers, and a machine without any real one."""

from __future__ import annotations

import dataclasses
import pathlib
import sys
import textwrap

import pytest

from tiledsl.toolchain import clang as clang_module
from tiledsl.toolchain.rocm import install_paths as rocm

KNOWS = """\
case "$*" in
  *--offload-arch={target}*) printf '\\t.amdgcn_target "amdgcn-amd-amdhsa--{target}"\\n\\t.ident "{version}"\\n' ;;
  *) echo "clang: error: unsupported HIP gpu architecture" >&2; exit 1 ;;
esac
"""


@dataclasses.dataclass(frozen=True)
class Machine:
    """A folder that stands for a machine. Its compilers are shell scripts that use only the shell's own commands."""

    root: pathlib.Path

    @property
    def bin(self) -> pathlib.Path:
        return self.root / "bin"

    def script(self, path: str, body: str) -> str:
        """Writes an executable script and returns its path."""
        file = self.root / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("#!/bin/sh\n" + textwrap.dedent(body))
        file.chmod(0o755)
        return str(file)

    def knows(self, path: str, target: str = "gfx942", version: str = "clang version 19.1.0") -> str:
        """Create a clang that supports one target."""
        return self.script(path, KNOWS.format(target=target, version=version))

    def ziglang(self, target: str = "gfx942") -> str:
        (self.root / "site" / "ziglang").mkdir(parents=True)
        (self.root / "site" / "ziglang" / "__init__.py").write_text("raise AssertionError('it must not be imported')\n")
        return self.knows("site/ziglang/zig", target, "clang version 22.1.8")


@pytest.fixture
def machine(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    for folder in ("bin", "site", "opt"):
        (tmp_path / folder).mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    monkeypatch.delenv("ROCM_PATH", raising=False)
    monkeypatch.delenv(clang_module.ENVIRONMENT, raising=False)
    monkeypatch.setattr(rocm, "ROCM_PLACES", (str(tmp_path / "opt" / "rocm"), str(tmp_path / "opt" / "rocm-*")))
    monkeypatch.setattr(sys, "path", [str(tmp_path / "site"), *(path for path in sys.path if not path.endswith("-packages"))])
    return Machine(tmp_path)
