"""docs/lowering.md: what it says of the HIP text is so."""

import pathlib
import re
import shlex
import subprocess
import sys

import pytest

from tests.kernels.gemms import one_warp
from tiledsl.compile.compile import lower

ROOT = pathlib.Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "lowering.md").read_text()


@pytest.mark.thorough
def test_the_command_that_compiles_a_text(tmp_path):
    """It gives the listing that tiledsl has."""
    (command,) = re.findall(r"^clang (-.+)$", TEXT.replace("\\\n", ""), re.MULTILINE)
    lowered = lower(one_warp, "gfx942", {"M": 32, "N": 32, "K": 32}, clang=f"{sys.executable} -m ziglang clang")
    (tmp_path / "gemm.gfx942.hip").write_text(lowered.hip)
    subprocess.run([sys.executable, "-m", "ziglang", "clang", *shlex.split(command)], cwd=tmp_path, check=True)
    made = (tmp_path / "gemm.gfx942.s").read_text()
    assert [line for line in made.splitlines() if ".file" not in line] == [line for line in lowered.asm.splitlines() if ".file" not in line]
