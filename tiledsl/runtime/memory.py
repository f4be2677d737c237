"""Arrays in a GPU's memory, for callers without torch, and streams and events."""

from __future__ import annotations

import ctypes
import math
import operator
import weakref
from collections.abc import Sequence
from typing import Any

import numpy as np

from tiledsl.diagnostics.diagnostic import Diagnostic, UsageError
from tiledsl.ir import nodes as ir
from tiledsl.language.recording.handle import describe, is_integer
from tiledsl.runtime.arrays import LOADED, whole_numbers
from tiledsl.toolchain.rocm.hip import ON_DEVICE, TO_DEVICE, TO_HOST, Hip, runtime

# NumPy has neither bf16 nor floats of less than 16 bits, and holds the bits
_HELD = {
    **{"bf16": np.uint16, "f16": np.float16, "f32": np.float32, "xf32": np.float32},
    **{"fp8": np.uint8, "bf8": np.uint8, "int8": np.int8, "i32": np.int32},
    **dict.fromkeys(("fp4x2", "fp6x4", "bf6x4", "e8m0"), np.uint8),
}
_ADDRESSES = 1 << 63  # half of the range of 64 bits; the kernel owns the other half
# NumPy's letters for kinds that have no meaning on a GPU: objects, text, bytes, points in time and time spans
_REFUSED = "OUSMm"


class Stream:
    """A stream of a device, by default of the current one. Work on a stream runs in order, and concurrently with work
    on other streams."""

    def __init__(self, device: int | None = None):
        hip = runtime()
        self.device = chosen_device(hip, device)
        with hip.on(self.device):
            self.handle = hip.handle("hipStreamCreate", doing=f"creating a stream on {hip.device(self.device)}")
        _destroyed_with(self, hip, "hipStreamDestroy", self.handle)

    def synchronize(self) -> None:
        """Wait for all work on the stream. DeviceError for an error that a kernel on the stream has left."""
        _wait(runtime(), self.device, "hipStreamSynchronize", self.handle)


class Event:
    """A point in a stream, at which the GPU records the time."""

    def __init__(self, device: int | None = None):
        hip = runtime()
        self.device = chosen_device(hip, device)
        with hip.on(self.device):
            self._handle = hip.handle("hipEventCreate", doing=f"creating an event on {hip.device(self.device)}")
        _destroyed_with(self, hip, "hipEventDestroy", self._handle)

    def record(self, stream: Stream | int = 0) -> None:
        """Put the event after the work on the stream. `stream` is a Stream, or another library's number of a stream; 0
        is the null stream."""
        hip = runtime()
        with hip.on(self.device):
            hip.call(
                "hipEventRecord",
                self._handle,
                _number(stream),
                doing=f"recording an event on {hip.device(self.device)}",
            )

    def synchronize(self) -> None:
        """Wait until the GPU has passed the event. DeviceError for an error that an earlier kernel has left."""
        _wait(runtime(), self.device, "hipEventSynchronize", self._handle)

    def milliseconds_since(self, start: Event) -> float:
        """The time from the other event to this one, once both are recorded and passed."""
        if not isinstance(start, Event):
            raise UsageError(f"the time between two events takes another event, and got {describe(start)}")
        hip, found = runtime(), ctypes.c_float()
        doing = f"asking for the time between two events on {hip.device(self.device)}"
        hip.call("hipEventElapsedTime", ctypes.byref(found), start._handle, self._handle, doing=doing)
        return found.value


def synchronize(device: int | None = None) -> None:
    """Wait for all work on a device, by default the current one. DeviceError for an error that a kernel has left."""
    hip = runtime()
    _wait(hip, chosen_device(hip, device), "hipDeviceSynchronize")


class DeviceArray:
    """A dense array in a GPU's memory. The memory is freed with the last reference to the array, or by `free`.

    A kernel that is called with the array is launched on the array's stream, by default the null stream. Other
    libraries read the array by `__cuda_array_interface__`."""

    def __init__(self, shape: Sequence[int], dtype: Any, device: int | None = None, stream: Stream | int = 0):
        self.shape, self.dtype, number = _shape(shape), _numpy_type(dtype), _number(stream)
        if any(size < 1 for size in self.shape):
            raise UsageError(f"an array of shape {self.shape}: every size is at least 1")
        hip = runtime()
        self.device = chosen_device(hip, stream.device if isinstance(stream, Stream) and device is None else device)
        self.stream = stream
        if isinstance(stream, Stream) and stream.device != self.device:
            raise UsageError(f"an array on device {self.device}, and its stream is on device {stream.device}")
        self.itemsize = self.dtype.itemsize
        self.nbytes = math.prod(self.shape) * self.itemsize
        if self.nbytes >= _ADDRESSES:
            raise UsageError(
                f"an array of shape {self.shape} of {self.dtype} takes {self.nbytes:,} bytes, more than there are"
                " addresses"
            )
        with hip.on(self.device):
            self.address = hip.handle(
                "hipMalloc", self.nbytes, doing=f"allocating {self.nbytes:,} bytes on {hip.device(self.device)}"
            )
        self._free = _destroyed_with(self, hip, "hipFree", self.address)
        # everything that a launch depends on except the address: keys.py
        self.key: tuple[Any, ...] | None = (self.dtype, self.device, self.shape, number, self.address % LOADED)

    def __repr__(self) -> str:
        return (
            f"<DeviceArray of {' x '.join(map(str, self.shape))} {self.dtype} on device"
            f" {self.device}{'' if self.address else ', freed'}>"
        )

    @property
    def strides(self) -> tuple[int, ...]:
        """Bytes from one index to the next, of each dimension."""
        return tuple(math.prod(self.shape[axis + 1 :]) * self.itemsize for axis in range(len(self.shape)))

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        self._check_there()
        return {
            "version": 3,
            "shape": self.shape,
            "strides": None,
            "typestr": self.dtype.str,
            "data": (self.address, False),
            "stream": _number(self.stream) or 1,  # 1 is the null stream; the protocol does not permit 0
        }

    def __array__(self, *_: Any, **__: Any) -> np.ndarray:
        raise UsageError(
            f"{self!r} is in a GPU's memory, which NumPy cannot access: its numpy() is a copy in the host's memory"
        )

    def numpy(self) -> np.ndarray:
        """Copy the elements to NumPy, after all work on the array's stream. DeviceError for an error that a kernel has
        left."""
        self._check_there()
        found = np.empty(self.shape, self.dtype)
        self._copy(found.ctypes.data, self.address, TO_HOST, "from")
        return found

    def fill_from(self, array: Any) -> None:
        """Copy the elements of a NumPy array of the same shape and element width."""
        self._check_there()
        source = _host(array)
        if source.shape != self.shape or source.itemsize != self.itemsize:
            raise UsageError(
                f"{self!r} is given an array of shape {source.shape} and {source.dtype}: shape and width of its"
                " elements must be the same"
            )
        self._copy(self.address, source.ctypes.data, TO_DEVICE, "to")

    def take(self, other: DeviceArray) -> None:
        """Copy an array of equal size in bytes on the same device, after the work on this array's stream. The call does
        not wait."""
        if not isinstance(other, DeviceArray):
            raise UsageError(
                f"{self!r} takes the elements of a DeviceArray, and got {describe(other)}: fill_from takes arrays of"
                f" NumPy"
            )
        self._check_there()
        other._check_there()
        if (other.nbytes, other.device) != (self.nbytes, self.device):
            raise UsageError(
                f"{self!r} is given the elements of {other!r}: both must have as many bytes, and be on one device"
            )
        self._asked("hipMemcpyAsync", other.address, self.nbytes, ON_DEVICE, doing="copying")

    def fill_bytes(self, value: int) -> None:
        """Set each byte, after the work on the array's stream. The call does not wait."""
        if value not in range(256):
            raise UsageError(f"a byte is a whole number from 0 to 255, and got {describe(value)}")
        self._check_there()
        self._asked("hipMemsetAsync", value, self.nbytes, doing="setting")

    def _asked(self, function: str, *arguments: int, doing: str) -> None:
        hip = runtime()
        with hip.on(self.device):
            hip.call(
                function,
                self.address,
                *arguments,
                _number(self.stream),
                doing=f"{doing} {self.nbytes:,} bytes on {hip.device(self.device)}",
            )

    def free(self) -> None:
        """Free the memory now. The array cannot be used afterwards; a second call does nothing."""
        self.address, self.key = 0, None
        self._free()

    def _copy(self, to: int, source: int, direction: int, word: str) -> None:
        hip = runtime()
        with hip.on(self.device):
            hip.copy(
                to,
                source,
                self.nbytes,
                direction,
                _number(self.stream),
                f"copying {self.nbytes:,} bytes {word} {hip.device(self.device)}",
            )

    def _check_there(self) -> None:
        if not self.address:
            raise UsageError(f"{self!r} is used after it was freed")


def to_device(array: Any, device: int | None = None, stream: Stream | int = 0) -> DeviceArray:
    """Copy a NumPy array to a GPU's memory: the current device, or the device of that number. bf16 and fp8 are given as
    their bits."""
    source = _host(array)
    copy = DeviceArray(source.shape, source.dtype, device, stream)
    copy.fill_from(source)
    return copy


def chosen_device(hip: Hip, device: int | None) -> int:
    """The number of the given device, or of the current one. UsageError for a device that does not exist."""
    if device is not None and (isinstance(device, bool) or not is_integer(device)):
        raise UsageError(f"a device is given by its number, counted from 0, and got {describe(device)}")
    return hip.device(hip.current() if device is None else operator.index(device)).number


def _number(stream: Stream | int) -> int:
    if isinstance(stream, Stream):
        return stream.handle
    if isinstance(stream, bool) or not is_integer(stream):
        raise UsageError(
            f"a stream is a Stream, or the number of a stream of another library, and got" f" {describe(stream)}"
        )
    return operator.index(stream)


def _shape(shape: Any) -> tuple[int, ...]:
    try:
        return whole_numbers(shape)
    except TypeError:
        raise UsageError(
            f"an array of shape {describe(shape)}: a shape is a tuple of whole numbers, (64, 32)"
        ) from None


def _numpy_type(dtype: Any) -> np.dtype:
    try:
        found = np.dtype(_HELD.get(dtype.name, dtype.name) if isinstance(dtype, ir.DType) else dtype)
    except (TypeError, ValueError, SyntaxError):
        found = None
    if found is None or not found.itemsize or found.hasobject or found.kind in _REFUSED:
        raise UsageError(
            f"an array of {describe(dtype)}: its type is one of NumPy's numbers, or td.bf16, td.fp8, td.bf8, td.int8,"
            " td.f16, td.f32, td.i32"
        )
    return found


def _host(array: Any) -> np.ndarray:
    """The elements in order, as a NumPy array. UsageError for objects that NumPy cannot read."""
    try:
        found = np.asanyarray(array)
    except (TypeError, ValueError, RuntimeError) as error:  # torch raises some of these
        helps = (
            (
                "for a torch tensor, pass x.detach().numpy(); for bf16 and fp8, pass the bits:"
                " x.detach().view(torch.uint16).numpy()"
            ),
        )
        raise UsageError(
            Diagnostic("TD000", f"a NumPy array is wanted, and {describe(array)} gives none: {error}", helps=helps)
        ) from None
    if isinstance(found, np.ma.MaskedArray):
        raise UsageError("an array with a mask, which an array of a GPU cannot have: pass an array without a mask")
    return np.ascontiguousarray(found)


def _wait(hip: Hip, device: int, function: str, *handles: int) -> None:
    with hip.on(device):
        hip.call(function, *handles, doing=f"waiting for {hip.device(device)}")


def _destroyed_with(owner: object, hip: Hip, function: str, handle: int) -> weakref.finalize:
    """Destroy a handle with its owner. At exit the process releases the rest: the runtime may be unloaded by then."""
    finalizer = weakref.finalize(owner, hip.release, function, handle)
    finalizer.atexit = False
    return finalizer
