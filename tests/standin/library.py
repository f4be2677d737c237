"""The stand-in for the HIP runtime (hip.c): compiled, and put where hip-python finds it in a process of its own."""

from __future__ import annotations

import os
import pathlib
import shutil
import subprocess

SOURCE = pathlib.Path(__file__).with_name("hip.c")
NAME = "libamdhip64.so"  # what hip-python opens: 6.x and 7.x by this name alone, 10.x after other places, which the environment below rules out


def compiler() -> str | None:
    """The system's C compiler."""
    return next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)


def build(folder: pathlib.Path, *flags: str, name: str = NAME, source: pathlib.Path = SOURCE) -> pathlib.Path:
    """The library in that folder, which is made, under that name; of hip.c, or of a file that has more."""
    folder.mkdir(parents=True, exist_ok=True)
    path, found = folder / name, compiler()
    assert found is not None
    warnings = ("-Wall", "-Wextra", "-Werror")
    subprocess.run(
        [found, "-std=c11", "-D_GNU_SOURCE", "-O1", *warnings, *flags, "-shared", "-fPIC", f"-Wl,-soname,{name}", "-o", path, source, "-pthread"], check=True
    )
    return path


def environment(folder: pathlib.Path) -> dict[str, str]:
    """The environment of a process that takes the library in the folder for ROCm's."""
    hidden = {name: value for name, value in os.environ.items() if name not in ("ROCM_HOME", "HIP_VISIBLE_DEVICES")}
    return hidden | {"LD_LIBRARY_PATH": str(folder), "ROCM_PATH": str(folder / "no-rocm")}
