"""Choice of the ROCm that a process uses: torch's, the machine's, or that of AMD's packages.

A ROCm build of torch carries its own ROCm, or is linked with the machine's; hip-python finds the machine's, or that of
AMD's packages. Two HIP runtimes in one process do not share streams, memory or modules, and each opens the driver. So
where there is a torch for ROCm, its libraries are used, hiprtc included; those of a torch that carries its own
libraries even before torch is imported."""

from __future__ import annotations

import contextlib
import ctypes
import importlib.util
import os
import sys
from collections.abc import Callable
from typing import Any

from tiledsl.diagnostics.diagnostic import DeviceError, Diagnostic

NO_RUNTIME = "TD860"
INSTALL = "install ROCm 6 or later, or pass CPU tensors, which run on the interpreter"
RUNTIME, COMPILER = "libamdhip64.so", "libhiprtc.so"
_TORCH_LIBRARIES = ("libc10_hip.so", "libtorch_hip.so")  # either file is linked with the runtime
_opened: list[str] = []  # runtimes that hip-python has opened for tiledsl


def of_torch() -> tuple[ctypes.CDLL, str] | None:
    """The library that a ROCm build of torch is linked with, whose handle also finds its dependencies' functions. None
    without such a torch.

    DeviceError for a torch that lacks its libraries, and where hip-python had opened another runtime before torch was
    imported."""
    torch = sys.modules.get("torch")
    if torch is None:
        return _of_installed_torch()
    if getattr(torch.version, "hip", None) is None:
        return None
    folder = os.path.join(os.path.dirname(str(torch.__file__)), "lib")
    for path in (os.path.join(folder, name) for name in _TORCH_LIBRARIES):
        if os.path.exists(path):
            return ctypes.CDLL(path), path
    raise DeviceError(
        Diagnostic(
            NO_RUNTIME, f"torch is a ROCm build without {' or '.join(_TORCH_LIBRARIES)} in {folder}", helps=(INSTALL,)
        )
    )


def _of_installed_torch() -> tuple[ctypes.CDLL, str] | None:
    """The runtime that an installed torch carries with it. torch is not imported here; when it is, it finds this
    runtime already loaded."""
    try:
        spec = importlib.util.find_spec("torch")
    except (ImportError, ValueError):
        return None
    for place in (spec.submodule_search_locations if spec is not None else None) or ():
        path = os.path.join(place, "lib", RUNTIME)
        if os.path.exists(path):
            with contextlib.suppress(OSError):  # incomplete: torch itself could not use it
                return ctypes.CDLL(path), path
    return None


def another(torch: ctypes.CDLL, path: str) -> str:
    """The file of a runtime other than torch's that hip-python has opened for tiledsl; empty without one. `path` is the
    file of torch's library.

    The loader may have given that runtime to torch too, which asks for it by the same name."""
    used, own = file_of(torch["hipGetDeviceCount"]), os.path.join(os.path.dirname(path), RUNTIME)
    torchs = own if os.path.exists(own) else used
    return next((opened for opened in _opened if not os.path.samefile(opened, torchs)), "")


def through_hip_python(first_call: Callable[[], Any]) -> Any:
    """Call through hip-python, and record the runtime if this call opens it."""
    before = loaded()
    try:
        return first_call()
    finally:
        _opened.extend(path for path in loaded() if path not in (*before, *_opened))


def hiprtc_of_torch() -> tuple[ctypes.CDLL, str] | None:
    """The HIP runtime of torch, and the file of the hiprtc beside it (empty without one). None without a torch for
    ROCm."""
    torch = of_torch()
    if torch is None:
        return None
    import glob  # here, since `import tiledsl` looks for no library

    folder = os.path.dirname(file_of(torch[0]["hipGetDeviceCount"]))
    return torch[0], next(iter(sorted(glob.glob(os.path.join(glob.escape(folder), f"{COMPILER}*")))), "")


def file_of(function: Any) -> str:
    """The file of the library that holds a function."""
    address = ctypes.cast(function, ctypes.c_void_p).value or 0
    for line in _maps():
        begin, _, end = line.partition(" ")[0].partition("-")
        if int(begin, 16) <= address < int(end, 16):
            return _path(line)
    raise AssertionError("a function is in a file that is mapped")


def loaded(*names: str) -> list[str]:
    """The files of loaded HIP runtimes, or of other libraries with such names."""
    paths = map(_path, _maps())
    return list(dict.fromkeys(path for path in paths if os.path.basename(path).startswith(names or RUNTIME)))


def _maps() -> list[str]:
    with open("/proc/self/maps", encoding="utf-8", errors="surrogateescape") as maps:
        return maps.read().splitlines()


def _path(line: str) -> str:
    """The file of a mapping."""
    return line.split(maxsplit=5)[-1]
