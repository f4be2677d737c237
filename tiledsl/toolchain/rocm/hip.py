"""The HIP runtime of this process: opened at the first use, its functions, and its status codes as exceptions.

hip-python finds the library and opens it. Calls then go to that library by ctypes, for two reasons: hip-python takes 7
µs to launch a kernel of three arguments, spent on building its wrappers, and a prepared call of ctypes 0.5 µs; and
hip-python's functions differ between its versions.

Where there is a torch for ROCm, the library is the one that torch is linked with (libraries.py)."""

from __future__ import annotations

import contextlib
import ctypes
import dataclasses
import re
import threading
from collections.abc import Iterator
from typing import Any

from tiledsl.diagnostics.diagnostic import DeviceError, Diagnostic, UsageError
from tiledsl.toolchain.rocm.libraries import INSTALL, NO_RUNTIME, another, loaded, of_torch, through_hip_python

FAILED = "TD861"
TO_DEVICE, TO_HOST, ON_DEVICE = 1, 2, 3  # hipMemcpyKind
DEVICE_MEMORY = (2, 3)  # hipMemoryTypeDevice, hipMemoryTypeManaged
_OUT_OF_MEMORY, _NO_DEVICE, _INVALID_DEVICE = 2, 100, 101
_INVALID_IMAGE, _NO_BINARY = 200, 209
# an illegal address, an assertion, a failed launch: errors of a kernel that ran before
_OF_A_KERNEL = (700, 710, 719)

_Handle, _Out, _Number = ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int
_SIGNATURES: dict[str, tuple[Any, ...]] = {
    "hipGetDeviceCount": (_Out,),
    "hipGetDevice": (_Out,),
    "hipSetDevice": (_Number,),
    "hipGetDevicePropertiesR0600": (_Out, _Number),
    "hipDeviceSynchronize": (),
    "hipMalloc": (_Out, ctypes.c_size_t),
    "hipFree": (_Handle,),
    "hipMemcpyAsync": (_Handle, _Handle, ctypes.c_size_t, _Number, _Handle),
    "hipMemsetAsync": (_Handle, _Number, ctypes.c_size_t, _Handle),
    "hipPointerGetAttributes": (_Out, _Handle),
    "hipModuleLoadData": (_Out, ctypes.c_char_p),
    "hipModuleUnload": (_Handle,),
    "hipModuleGetFunction": (_Out, _Handle, ctypes.c_char_p),
    "hipModuleLaunchKernel": (_Handle, *(ctypes.c_uint,) * 7, _Handle, _Handle, _Handle),
    "hipStreamCreate": (_Out,),
    "hipStreamDestroy": (_Handle,),
    "hipStreamSynchronize": (_Handle,),
    "hipEventCreate": (_Out,),
    "hipEventDestroy": (_Handle,),
    "hipEventRecord": (_Handle, _Handle),
    "hipEventSynchronize": (_Handle,),
    "hipEventElapsedTime": (_Out, _Handle, _Handle),
    "hipGetLastError": (),
    "hipGetErrorName": (_Number,),
    "hipGetErrorString": (_Number,),
}


class _Properties(ctypes.Structure):
    """hipDeviceProp_tR0600 of ROCm 6 and later, up to the last field in use; the offsets are those of
    hip_runtime_api.h."""

    _fields_ = [
        ("name", ctypes.c_char * 256),
        ("before_memory", ctypes.c_char * 32),
        ("totalGlobalMem", ctypes.c_size_t),
        ("sharedMemPerBlock", ctypes.c_size_t),
        ("before_arch", ctypes.c_char * 856),
        ("gcnArchName", ctypes.c_char * 256),
        ("rest", ctypes.c_char * 1024),
    ]


class _PointerAttributes(ctypes.Structure):
    _fields_ = [
        ("type", ctypes.c_int),
        ("device", ctypes.c_int),
        ("device_pointer", ctypes.c_void_p),
        ("host_pointer", ctypes.c_void_p),
        ("managed", ctypes.c_int),
        ("flags", ctypes.c_uint),
    ]


@dataclasses.dataclass(frozen=True, slots=True)
class Device:
    """A GPU: number, full name ("gfx942:sramecc+:xnack-"), LDS bytes of a block, memory bytes, and product name. The
    product name ("AMD Instinct MI300X") is "" where the driver does not know it."""

    number: int
    name: str
    lds_bytes: int
    memory_bytes: int
    product: str = ""

    @property
    def stand_in(self) -> bool:
        """Whether the device is a stand-in: a HIP runtime without a GPU names its devices so (tests/standin/hip.c)."""
        return self.product == "stand-in"

    @property
    def arch(self) -> str:
        """The architecture, without features."""
        return self.name.partition(":")[0]

    def __str__(self) -> str:
        return f"device {self.number} ({self.arch})"


class Hip:
    """The runtime's functions. `library` is already open; `path` is its file."""

    def __init__(self, library: ctypes.CDLL, path: str):
        self.path = path
        self._devices: dict[int, Device] = {}
        self._functions = {name: self._function(library, name, types) for name, types in _SIGNATURES.items()}
        # for arguments that are already ctypes values
        self.untyped_launch: Any = library["hipModuleLaunchKernel"]
        self.untyped_current: Any = library["hipGetDevice"]

    def _function(self, library: ctypes.CDLL, name: str, types: tuple[Any, ...]) -> Any:
        try:
            function = library[name]  # a new function object, so that its argument types are not shared
        except AttributeError:
            message = f"the HIP runtime {self.path} has no {name}: it is older than ROCm 6"
            raise DeviceError(Diagnostic(NO_RUNTIME, message, helps=(INSTALL,))) from None
        function.argtypes = types
        function.restype = ctypes.c_char_p if name in ("hipGetErrorName", "hipGetErrorString") else ctypes.c_int
        return function

    def call(self, name: str, *arguments: Any, doing: str) -> None:
        """Call a function. DeviceError where it fails; `doing` describes the attempt and its place."""
        status = self._functions[name](*arguments)
        if status:
            raise self.failure(status, doing)

    def release(self, name: str, handle: int) -> None:
        """Destroy the object behind a handle. Errors are ignored: an error of an earlier kernel belongs to the next
        caller that waits, and no caller waits here."""
        if self._functions[name](handle):
            self._functions["hipGetLastError"]()

    def failure(self, status: int, doing: str) -> DeviceError:
        """The exception for a status other than success. The runtime's stored error is cleared, or torch would raise it
        at its next launch."""
        name, text = (
            self._functions[function](status).decode() for function in ("hipGetErrorName", "hipGetErrorString")
        )
        self._functions["hipGetLastError"]()
        error = DeviceError(Diagnostic(FAILED, f"{doing} failed: {text} ({name})", helps=(_help(status),)))
        error.status = name
        return error

    def handle(self, name: str, *arguments: Any, doing: str) -> int:
        """The handle or address that a function returns through its first parameter."""
        found = ctypes.c_void_p()
        self.call(name, ctypes.byref(found), *arguments, doing=doing)
        return found.value or 0

    def count(self) -> int:
        """The number of devices. DeviceError without any."""
        found = ctypes.c_int()
        self.call("hipGetDeviceCount", ctypes.byref(found), doing="looking for an AMD GPU")
        return found.value

    def current(self) -> int:
        """The number of this thread's current device."""
        found = ctypes.c_int()
        self.call("hipGetDevice", ctypes.byref(found), doing="asking for the current device")
        return found.value

    def device(self, number: int) -> Device:
        """The device of that number. UsageError where no device has the number."""
        known = self._devices.get(number)
        if known is not None:
            return known
        count = self.count()
        if not 0 <= number < count:
            raise UsageError(f"there is no device {number}: this machine has {count}, counted from 0")
        properties = _Properties()
        self.call(
            "hipGetDevicePropertiesR0600",
            ctypes.byref(properties),
            number,
            doing=f"asking for the properties of device {number}",
        )
        found = Device(
            number,
            properties.gcnArchName.decode(),
            properties.sharedMemPerBlock,
            properties.totalGlobalMem,
            properties.name.decode(errors="replace"),
        )
        return self._devices.setdefault(number, found)

    @contextlib.contextmanager
    def on(self, number: int) -> Iterator[None]:
        """Make that device the thread's current one for the duration."""
        before = self.current()
        if number == before:
            yield
            return
        self.call("hipSetDevice", number, doing=f"making device {number} the current one")
        try:
            yield
        finally:
            self.call("hipSetDevice", before, doing=f"making device {before} the current one again")

    def device_holding(self, address: int) -> int | None:
        """The number of the device whose memory holds an address; None for the host's memory."""
        found = _PointerAttributes()
        self.call("hipPointerGetAttributes", ctypes.byref(found), address, doing=f"asking whose memory {address:#x} is")
        return found.device if found.type in DEVICE_MEMORY else None

    def copy(self, to: int, source: int, count: int, direction: int, stream: int, doing: str) -> None:
        """Copy bytes after the work on the stream, and wait for the copy."""
        self.call("hipMemcpyAsync", to, source, count, direction, stream, doing=doing)
        self.call("hipStreamSynchronize", stream, doing=doing)


def _help(status: int) -> str:
    if status == _OUT_OF_MEMORY:
        return "free arrays that are not needed any more, or use smaller ones"
    if status in (_NO_DEVICE, _INVALID_DEVICE):
        return (
            "rocminfo shows which GPUs there are; /dev/kfd must be open to you (groups render and video), and"
            " HIP_VISIBLE_DEVICES must not exclude the GPU"
        )
    if status in (_INVALID_IMAGE, _NO_BINARY):
        return "compile anew, with TILEDSL_CACHE_BYTES=0; if that does not help, report it"
    if status in _OF_A_KERNEL:
        which = "a kernel that was launched before has left this error: wait after each launch to find that kernel"
        return f"{which}, and call that kernel with CPU tensors: the interpreter names every hazard"
    return "AMD_LOG_LEVEL=3 makes the runtime print more"


# -------------------------------------------------------------------------------------------------------- which library

_opened: Hip | None = None
_opening = threading.Lock()


def runtime() -> Hip:
    """The HIP runtime of this process. DeviceError without a runtime, or with a ROCm before 6."""
    global _opened
    if _opened is None:
        with _opening:
            if _opened is None:
                _opened = Hip(*(of_torch() or _of_hip_python()))
    return _opened


def runtime_of_torch() -> Hip:
    """The HIP runtime for tensors of torch. DeviceError for a torch that is linked with another runtime, or with
    none."""
    library = of_torch()
    if library is None:
        message = "this torch is built for CUDA, and not for ROCm: its tensors are on no AMD GPU"
        raise DeviceError(
            Diagnostic(NO_RUNTIME, message, helps=("install a ROCm build of torch (docs/dependencies.md)",))
        )
    hip = runtime()
    other = hip.path if _place(hip.untyped_launch) != _place(library[0]["hipModuleLaunchKernel"]) else another(*library)
    if other:
        message = (
            f"torch is linked with a HIP runtime of its own ({library[1]}), and tiledsl has opened {other} before torch"
            " was imported"
        )
        raise DeviceError(Diagnostic(NO_RUNTIME, message, helps=("import torch first",)))
    return hip


def _of_hip_python() -> tuple[ctypes.CDLL, str]:
    """The library that hip-python opens at its first call."""
    try:
        from hip import hip  # 6.x omits the name where its extension module cannot be loaded
    except ImportError as error:
        message = f"the HIP runtime needs hip-python, which cannot be imported ({error})"
        raise DeviceError(Diagnostic(NO_RUNTIME, message, helps=("pip install hip-python",))) from None
    before = loaded()
    try:
        through_hip_python(hip.hipGetDeviceCount)
    except RuntimeError as error:
        reason = re.sub(r"\bb'([^']*)'", r"\1", str(error))  # hip-python formats the names as bytes
        raise DeviceError(Diagnostic(NO_RUNTIME, f"there is no HIP runtime: {reason}", helps=(INSTALL,))) from None
    after = loaded()
    path = next((path for path in after if path not in before), after[-1])
    return ctypes.CDLL(path), path


def _place(function: Any) -> int | None:
    return ctypes.cast(function, ctypes.c_void_p).value
