"""The name of the GPU, through both forms of hip-python's interface, and None wherever there is none."""

from __future__ import annotations

import enum
import subprocess
import sys
import types

import pytest

from tiledsl.runtime import device
from tiledsl.runtime.device import device_target


class Status(enum.IntEnum):
    hipSuccess = 0
    hipErrorNoDevice = 100


class Properties:
    gcnArchName = b""


def bindings(count: int = 1, older: bool = False) -> types.SimpleNamespace:
    """A hip-python whose devices are gfx942 and gfx90a; before version 10 the properties are an argument."""

    def newer_properties(number: int) -> tuple[Status, Properties]:
        properties = Properties()
        older_properties(properties, number)
        return Status.hipSuccess, properties

    def older_properties(properties: Properties, number: int) -> tuple[Status]:
        properties.gcnArchName = (b"gfx942:sramecc+:xnack-", b"gfx90a")[number]
        return (Status.hipSuccess,)

    hip = types.SimpleNamespace(hipError_t=Status, hipDeviceProp_t=Properties, hipGetDevice=lambda: (Status.hipSuccess, 1))
    hip.hipGetDeviceCount = lambda: (Status.hipSuccess if count else Status.hipErrorNoDevice, count)
    hip.hipGetDeviceProperties = older_properties if older else newer_properties
    return types.SimpleNamespace(hip=hip)


@pytest.fixture(autouse=True)
def driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device, "DEVICE_FILES", ("/",))


@pytest.mark.parametrize("older", [False, True])
def test_the_name_without_its_features(monkeypatch: pytest.MonkeyPatch, older: bool) -> None:
    monkeypatch.setitem(sys.modules, "hip", bindings(older=older))
    assert device_target(0) == "gfx942"
    assert device_target() == "gfx90a"  # the current device


def test_no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "hip", bindings(count=0))
    assert device_target() is None


def test_no_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "hip", None)
    assert device_target() is None


def test_no_libraries(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise RuntimeError("failed to dlopen libamdhip64.so")

    package = bindings()
    package.hip.hipGetDeviceCount = fail
    monkeypatch.setitem(sys.modules, "hip", package)
    assert device_target() is None


def test_no_driver_is_known_without_loading_anything() -> None:
    code = """
import sys
from tiledsl.runtime import device
import tiledsl, tiledsl.toolchain.clang, tiledsl.toolchain.hiprtc, tiledsl.runtime.cache
device.DEVICE_FILES = ()
assert device.device_target() is None
print(sorted({"hip", "rocm", "torch", "ziglang"} & set(sys.modules)))
"""
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"
