"""Two ROCms on one machine: one in torch/lib of a torch for ROCm, and one that hip-python finds. No process may load both.

What is faked: both HIP runtimes are the stand-in, which says another version of each; both hiprtcs (tests/standin/hiprtc.c) compile nothing, and give the
name of their own file as code; torch is a package with the attributes that are looked at and the library that it is linked with. Real are the loader,
hip-python, and tiledsl's way to a library. Each test is a process of its own."""

from __future__ import annotations

import os
import pathlib
import subprocess
import sys

import pytest

from tests.standin.library import NAME, build, compiler, environment

pytestmark = pytest.mark.skipif(compiler() is None, reason="needs a C compiler, cc: install gcc or clang")
ROOT = pathlib.Path(__file__).resolve().parents[2]
HIPRTC = ROOT / "tests" / "standin" / "hiprtc.c"
TEXT = 'extern "C" __attribute__((global)) void f() {}\n'

PRELUDE = f"""
import os, sys
from tiledsl.diagnostics.diagnostic import TiledslError
from tiledsl.toolchain.rocm import hip
from tiledsl.toolchain import hiprtc
from tiledsl.toolchain.compilers import find_compilers

def said(call, *arguments):
    try:
        return call(*arguments)
    except TiledslError as error:
        return str(error)

def compiled():
    return hiprtc.version() + ", " + os.fsdecode(hiprtc.compile_hip({TEXT!r}, "gfx942"))

def libraries():
    maps = [line.split()[-1] for line in open("/proc/self/maps")]
    return sorted({{path for path in maps if os.path.basename(path).startswith(("libamdhip64", "libhiprtc", "libc10_hip"))}})
"""


def linked(path: pathlib.Path, source: pathlib.Path, *flags: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    subprocess.run([str(compiler()), "-std=c11", "-O1", "-shared", "-fPIC", "-Wall", "-Wextra", "-Werror", "-o", path, source, *flags], check=True)


@pytest.fixture
def machine(tmp_path: pathlib.Path) -> pathlib.Path:
    """rocm/lib is the machine's ROCm, HIP 7.0; site/torch a torch that carries HIP 6.4."""
    build(tmp_path / "rocm" / "lib", "-DVERSION=70051831", name=f"{NAME}.7")
    (tmp_path / "rocm" / "lib" / NAME).symlink_to(f"{NAME}.7")
    linked(tmp_path / "rocm" / "lib" / "libhiprtc.so", HIPRTC)
    package = tmp_path / "site" / "torch"
    build(package / "lib")
    linked(package / "lib" / "libhiprtc.so", HIPRTC)
    (tmp_path / "empty.c").write_text("typedef int nothing;\n")
    before_the_environment = "-Wl,--disable-new-dtags", "-Wl,-rpath,$ORIGIN"  # as torch's wheels are linked: LD_LIBRARY_PATH does not precede their own folder
    needs = "-Wl,--no-as-needed", f"-L{package / 'lib'}", f"-l:{NAME}"
    linked(package / "lib" / "libc10_hip.so", tmp_path / "empty.c", *needs, *before_the_environment)
    (package / "version.py").write_text("hip = '6.4.43484'\n")
    (package / "__init__.py").write_text(
        "import ctypes, os\nfrom torch import version\nctypes.CDLL(os.path.join(os.path.dirname(__file__), 'lib', 'libc10_hip.so'))\n"
    )
    return tmp_path


def says(machine: pathlib.Path, code: str, **changed: str) -> list[str]:
    """The lines that a process prints, without the machine's folder in paths."""
    lib = machine / "rocm" / "lib"
    variables = environment(lib) | {"ROCM_PATH": str(machine / "rocm"), "PYTHONPATH": f"{machine / 'site'}{os.pathsep}{ROOT}"} | changed
    done = subprocess.run([sys.executable, "-c", PRELUDE + code], env=variables, cwd=machine, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.replace(f"{machine}/", "").splitlines()


OF_TORCH = ["site/torch/lib/libamdhip64.so", "site/torch/lib/libc10_hip.so", "site/torch/lib/libhiprtc.so"]


@pytest.mark.sample("before")
@pytest.mark.parametrize("imports", ["before", "after"])
def test_torchs_rocm_is_used_and_no_other(machine: pathlib.Path, imports: str) -> None:
    """For compiling and for launching, also where torch is imported only afterwards: torch then finds its own library loaded."""
    first, then = ("import torch", "") if imports == "before" else ("", "import torch")
    code = f"{first}\nprint(compiled())\nhip.runtime()\n{then}\nprint(hip.runtime_of_torch() is hip.runtime())\nprint(*libraries(), sep='\\n')"
    assert says(machine, code) == ["hiprtc of HIP 6.4.43484, site/torch/lib/libhiprtc.so", "True", *OF_TORCH]


def test_a_torch_without_rocm_leaves_it_to_hip_python(machine: pathlib.Path) -> None:
    for library in (machine / "site" / "torch" / "lib").iterdir():
        library.unlink()
    (machine / "site" / "torch" / "version.py").write_text("hip = None\n")
    (machine / "site" / "torch" / "__init__.py").write_text("from torch import version\n")
    for first in ("", "import torch\n"):
        said = says(machine, f"{first}print(compiled())\nprint(*libraries(), sep='\\n')")
        assert said == ["hiprtc of HIP 7.0.51831, rocm/lib/libhiprtc.so", "rocm/lib/libamdhip64.so.7", "rocm/lib/libhiprtc.so"]


def test_a_second_runtime_that_hiprtc_brought_is_told(machine: pathlib.Path) -> None:
    """A torch that could not be found earlier: its folder becomes visible after the machine's hiprtc has been used. hip-python 10 opens hiprtc by its path, so
    that torch loads its own beside it; 6 and 7 by its name, so that the loader gives torch the machine's."""
    (machine / "site").rename(machine / "later")
    code = "print(compiled())\nsys.path.insert(0, os.path.abspath('later'))\nimport torch\nprint(said(hip.runtime_of_torch))"
    assert says(machine, code) == [
        "hiprtc of HIP 7.0.51831, rocm/lib/libhiprtc.so",
        "error[TD860]: torch is linked with a HIP runtime of its own (later/torch/lib/libc10_hip.so), and tiledsl has opened rocm/lib/libamdhip64.so.7 before "
        "torch was imported",
        "  = help: import torch first",
    ]


@pytest.mark.sample("False-is missing")
@pytest.mark.parametrize("broken, reason", [(False, "is missing"), (True, "cannot be used (site/torch/lib/libhiprtc.so: file too short)")])
def test_a_torch_without_its_hiprtc(machine: pathlib.Path, broken: bool, reason: str) -> None:
    """The machine's hiprtc is no replacement; "auto" takes clang, and gives the reason."""
    library = machine / "site" / "torch" / "lib" / "libhiprtc.so"
    library.unlink()
    if broken:
        library.write_text("")
    text = f"hiprtc is not there: torch is linked with site/torch/lib/libamdhip64.so, and the libhiprtc.so that belongs beside it {reason}"
    code = "print(said(compiled))\n(found,) = find_compilers('gfx942', 'auto')\nprint(found.passed_over[0])\nprint(*libraries(), sep='\\n')"
    assert says(machine, code) == [
        f"error[TD805]: {text}",
        "  = help: install a torch that brings hiprtc: the hiprtc of another ROCm would load a second HIP runtime into the process; or compile with clang: "
        "pip install 'tiledsl[compile]'",
        f"hiprtc (ROCm): {text}",
        "site/torch/lib/libamdhip64.so",
    ]


@pytest.mark.thorough
def test_what_torchs_hiprtc_refuses(machine: pathlib.Path) -> None:
    code = "print(said(hiprtc.compile_hip, 'int f() {\\n  wrong\\n}', 'gfx942'))"
    assert says(machine, code) == [
        "error[TD803]: hiprtc of HIP 6.4.43484 refuses the HIP text for gfx942: that is wrong",
        "  = in the HIP text:",
        "   2 |   wrong",
        "     |   ^",
    ]
    failed = "error[TD804]: hiprtc of HIP 6.4.43484 failed in hiprtcGetCodeSize: HIPRTC_ERROR_INTERNAL_ERROR"
    assert says(machine, "print(said(compiled))", NO_CODE="1") == [failed]


def test_a_torch_that_is_not_whole(machine: pathlib.Path) -> None:
    (machine / "site" / "torch" / "__init__.py").write_text("from torch import version\n")
    (machine / "site" / "torch" / "lib" / "libc10_hip.so").unlink()
    first, help = says(machine, "import torch\nprint(said(compiled))")
    assert first == "error[TD805]: hiprtc is not there: torch is a ROCm build without libc10_hip.so or libtorch_hip.so in site/torch/lib"
    assert help == "  = help: install a whole torch; or compile with clang: pip install 'tiledsl[compile]'"
