"""The GPU's name, and behaviour without a HIP runtime. The other tests run on the stand-in, in on_gpu/."""

from __future__ import annotations

import pathlib
import subprocess
import sys

import pytest

from tests.standin.library import build, compiler, environment
from tiledsl.toolchain.rocm import device, hip
from tiledsl.toolchain.rocm.device import device_target

MAKES_AN_ARRAY = """
import numpy, sys
from tiledsl.diagnostics.diagnostic import DeviceError
from tiledsl.runtime import to_device
try:
    to_device(numpy.zeros((4, 4)))
except DeviceError as error:
    print(error)
"""


def says(code: str, folder: pathlib.Path) -> str:
    """The output of a process that loads the HIP runtime from that folder."""
    return subprocess.run([sys.executable, "-c", code], env=environment(folder), capture_output=True, text=True, check=True).stdout


def test_no_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "DEVICE_FILES", ("/",))
    monkeypatch.setitem(sys.modules, "hip", None)
    monkeypatch.setattr(hip, "_opened", None)
    assert device_target() is None
    with pytest.raises(hip.DeviceError) as error:
        hip.runtime()
    assert str(error.value) == (
        "error[TD860]: the HIP runtime needs hip-python, which cannot be imported (import of hip halted; None in sys.modules)\n  = help: pip install hip-python"
    )


def test_no_library(tmp_path: pathlib.Path) -> None:
    first, help = says(MAKES_AN_ARRAY, tmp_path).splitlines()
    assert (
        first.startswith("error[TD860]: there is no HIP runtime: failed to dlopen ")
        and "libamdhip64.so: cannot open shared object file" in first
        and "b'" not in first
    )
    assert help == "  = help: install ROCm 6 or later, or pass CPU tensors, which run on the interpreter"


@pytest.mark.skipif(compiler() is None, reason="needs a C compiler, cc: install gcc or clang")
def test_a_library_before_rocm_6(tmp_path: pathlib.Path) -> None:
    path = build(tmp_path, "-DBEFORE_ROCM_6")
    assert says(MAKES_AN_ARRAY, tmp_path) == (
        f"error[TD860]: the HIP runtime {path} has no hipGetDevicePropertiesR0600: it is older than ROCm 6\n"
        "  = help: install ROCm 6 or later, or pass CPU tensors, which run on the interpreter\n"
    )


def test_no_driver_is_known_without_loading_anything() -> None:
    code = """
import sys
import tiledsl.tools.cli.lower
# the command needs neither of these: importing them would take a tenth of its time
assert not {"tiledsl.sim", "tiledsl.analysis.time.engine"} & set(sys.modules)
from tiledsl.toolchain.rocm import device
import tiledsl, tiledsl.toolchain.clang, tiledsl.toolchain.hiprtc, tiledsl.toolchain.cache, tiledsl.runtime.launch
device.DEVICE_FILES = ()
assert device.device_target() is None
print(sorted({"hip", "rocm", "torch", "ziglang"} & set(sys.modules)))
"""
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
