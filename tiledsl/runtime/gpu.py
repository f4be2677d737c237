"""A lowered kernel on a GPU: load its code object once a device, pack its arguments, launch it.

`Launch` prepares everything that depends on shapes alone. A call of a `Launch` packs addresses and scalars into a
buffer and passes the buffer to the runtime."""

from __future__ import annotations

import ctypes
import dataclasses
import hashlib
import struct
import sys
from collections.abc import Callable, Sequence
from typing import Any

from tiledsl.compile.lowered import Lowered
from tiledsl.diagnostics.diagnostic import DeviceError, Diagnostic, UsageError
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import blocks as block_count
from tiledsl.runtime.binding import Bound, shared
from tiledsl.runtime.once import Once
from tiledsl.runtime.sharing import Steps, rows_of, share
from tiledsl.targets import WAVE
from tiledsl.toolchain.code_object import CodeObjectError, KernelCode, read_code_object
from tiledsl.toolchain.rocm.hip import Device, Hip, runtime

UNLIKE = "TD862"
_NULL = ctypes.c_void_p(None)
_BUFFER_POINTER, _BUFFER_SIZE, _END = 1, 2, 3  # HIP_LAUNCH_PARAM_*
_FORMATS = {"f32": "f", "i32": "i"}


@dataclasses.dataclass(frozen=True, slots=True)
class Field:
    """An argument's place in the buffer: struct's letter, the offset in bytes, and the kind in a code object's
    metadata."""

    name: str
    format: str
    offset: int
    kind: str

    @property
    def size(self) -> int:
        return struct.calcsize(self.format)


def fields(kernel: ir.KernelIR) -> tuple[Field, ...]:
    """The arguments of a kernel: tensors, scalars, then run-time sizes, each at a multiple of its own size."""
    wanted = [(tensor.name, "Q", "global_buffer") for tensor in kernel.tensors]
    wanted += [(scalar.name, _FORMATS[scalar.dtype.name], "by_value") for scalar in kernel.scalars]
    wanted += [(size.name, "i", "by_value") for size in kernel.dynamic]
    found, end = [], 0
    for name, letter, kind in wanted:
        size = struct.calcsize(letter)
        offset = -(-end // size) * size
        found.append(Field(name, letter, offset, kind))
        end = offset + size
    return tuple(found)


def code_object(lowered: Lowered) -> bytes:
    """The code object to launch: the one whose listing the checks have read."""
    return lowered.code_object


# -------------------------------------------------------------------------------------------------------------- loading

# functions, by code object, kernel and device; modules stay loaded, since their kernels may still be running
_loaded: Once[int] = Once()


def function(lowered: Lowered, hip: Hip, device: Device) -> int:
    """The handle of the kernel on the device, with its code object loaded. UsageError for a kernel that must not be
    launched there."""
    if not lowered.checked:
        raise UsageError(
            f"kernel '{lowered.kernel.name}' was lowered with unchecked=True, and an unchecked kernel is not launched:"
            f" lower the kernel without unchecked=True"
        )
    if lowered.target != device.arch:
        raise UsageError(
            f"kernel '{lowered.kernel.name}' was lowered for {lowered.target}, and the launch is on {device}"
        )
    data = code_object(lowered)
    key = hashlib.sha256(data).digest(), lowered.symbol, device.number
    return _loaded.get(key, lambda: _load(lowered, data, hip, device))


def _load(lowered: Lowered, data: bytes, hip: Hip, device: Device) -> int:
    check_contract(lowered, data, device)
    doing = f"loading kernel '{lowered.kernel.name}' on {device}"
    with hip.on(device.number):
        module = hip.handle("hipModuleLoadData", data, doing=doing)
        try:
            return hip.handle("hipModuleGetFunction", module, lowered.symbol.encode(), doing=doing)
        except DeviceError:
            hip.release("hipModuleUnload", module)
            raise


def check_contract(lowered: Lowered, data: bytes, device: Device) -> None:
    """DeviceError for a code object that does not match the lowered kernel: arguments, target, block size, or more LDS
    than available."""
    kernel = lowered.kernel
    try:
        read = read_code_object(data)
    except CodeObjectError as error:
        raise _unlike(lowered, str(error)) from None
    found = {code.name: code for code in read.kernels}
    if lowered.symbol not in found:
        raise _unlike(lowered, f"has no kernel '{lowered.symbol}', and has {', '.join(found)}")
    code = found[lowered.symbol]
    if read.target != lowered.target:
        raise _unlike(lowered, f"is for {read.target}")
    wanted = [(field.kind, field.offset, field.size) for field in fields(kernel)]
    stated = _arguments(code)
    if stated != wanted:
        raise _unlike(lowered, f"takes arguments {_shown(stated)}, and the kernel has {_shown(wanted)}")
    threads, lds = (code.metadata.get(name) for name in (".max_flat_workgroup_size", ".group_segment_fixed_size"))
    if threads != kernel.warps * WAVE:
        raise _unlike(lowered, f"is for blocks of {threads} threads, and the kernel has {kernel.warps * WAVE}")
    if not isinstance(lds, int) or lds > device.lds_bytes:
        raise _unlike(lowered, f"needs {lds} bytes of LDS, and {device} has {device.lds_bytes} for a block")


def _arguments(code: KernelCode) -> list[tuple[object, object, object]]:
    """Kind, offset and size of each argument; hidden arguments are added by the runtime."""
    entries = code.metadata.get(".args")
    stated = [
        (entry[".value_kind"], entry[".offset"], entry[".size"])
        for entry in (entries if isinstance(entries, list) else [])
    ]
    return [entry for entry in stated if not str(entry[0]).startswith("hidden_")]


def _shown(arguments: Sequence[tuple[object, object, object]]) -> str:
    return ", ".join(f"{kind} at {offset} of {size} bytes" for kind, offset, size in arguments) or "none"


def _unlike(lowered: Lowered, reason: str) -> DeviceError:
    message = f"the code object of kernel '{lowered.kernel.name}' for {lowered.target} {reason}"
    helps = ("compile anew, with TILEDSL_CACHE_BYTES=0; if that does not help, report it",)
    return DeviceError(Diagnostic(UNLIKE, message, helps=helps))


# ------------------------------------------------------------------------------------------------------------ launching


class _Frame:
    """One launch's arguments in hipModuleLaunchKernel's form: a buffer and its size. A frame serves one launch at a
    time."""

    def __init__(self, contents: bytes):
        self.buffer = ctypes.create_string_buffer(contents, len(contents))
        self._size = ctypes.c_size_t(len(contents))
        self._extra = (ctypes.c_void_p * 5)(
            _BUFFER_POINTER, ctypes.addressof(self.buffer), _BUFFER_SIZE, ctypes.addressof(self._size), _END
        )
        self.extra = ctypes.c_void_p(ctypes.addressof(self._extra))
        self.current = ctypes.c_int()  # the current device of this thread
        self.current_at = ctypes.byref(self.current)


class Launch:
    """A prepared launch: call it with addresses and scalars, in the order of the kernel's tensors and scalars. It does
    not wait."""

    def __init__(self, lowered: Lowered, bound: Bound):
        assert bound.device is not None
        kernel, hip = lowered.kernel, runtime()
        self.hip, self.device, self.kernel = hip, hip.device(bound.device), kernel.name
        self._tensors, self._outputs = tuple(tensor.name for tensor in kernel.tensors), kernel.outputs
        handle = function(lowered, hip, self.device)
        grid = block_count(kernel, {size.name: bound.sizes[size.name] for size in kernel.dynamic})
        threads = kernel.warps * WAVE
        self._head = (ctypes.c_void_p(handle), *map(ctypes.c_uint, (grid, 1, 1, threads, 1, 1, 0)))
        self._stream, self._of_torch = _stream(kernel, bound)
        self._pairs = _pairs(kernel, bound)
        self._several = hip.count() > 1
        # the frames not in use: taking and returning a frame is one atomic step each, for any number of threads
        self._frames: list[_Frame] = []
        laid_out = fields(kernel)
        varying = laid_out[: len(laid_out) - len(kernel.dynamic)]
        self._pack = _packer(varying).pack_into
        self._contents = b"".join(
            [bytes(_packer(varying).size), *(struct.pack("i", bound.sizes[size.name]) for size in kernel.dynamic)]
        )

    def __call__(self, values: Sequence[Any]) -> None:
        """Launch the kernel. UsageError for an output that shares memory, DeviceError from the runtime, struct.error or
        OverflowError for a scalar beyond its type."""
        for one, other, one_bytes, other_bytes, rows, other_rows in self._pairs:
            if values[one] < values[other] + other_bytes and values[other] < values[one] + one_bytes:
                if share(values[other] - values[one], rows, other_rows):
                    raise shared(self.kernel, self._outputs, self._tensors[one], self._tensors[other])
        try:
            frame = self._frames.pop()
        except IndexError:
            frame = _Frame(self._contents)
        try:
            self._pack(frame.buffer, 0, *values)
            stream = self._stream if self._of_torch is None else ctypes.c_void_p(self._of_torch(self.device.number))
            if self._several and (
                self.hip.untyped_current(frame.current_at) or frame.current.value != self.device.number
            ):
                with self.hip.on(self.device.number):
                    status = self.hip.untyped_launch(*self._head, stream, _NULL, frame.extra)
            else:
                status = self.hip.untyped_launch(*self._head, stream, _NULL, frame.extra)
        finally:
            self._frames.append(frame)
        if status:
            raise self.hip.failure(status, f"launching kernel '{self.kernel}' on {self.device}")


def _packer(varying: Sequence[Field]) -> struct.Struct:
    """Create the packer of the fields at their offsets."""
    letters, end = ["<"], 0
    for field in varying:
        letters.append(f"{field.offset - end}x{field.format}")
        end = field.offset + field.size
    return struct.Struct("".join(letters))


_Rows = tuple[Steps, int]


def _pairs(kernel: ir.KernelIR, bound: Bound) -> tuple[tuple[int, int, int, int, _Rows, _Rows], ...]:
    """Each output with each other tensor that must not share memory with it. An entry has the places of both among the
    values, the bytes that each spans, and the rows of each."""
    arrays = [(bound.arrays[tensor.name], tensor.dtype.bytes) for tensor in kernel.tensors]
    spans = [array.elements * size for array, size in arrays]
    rows = [rows_of(array.shape, array.strides, size) for array, size in arrays]
    outputs = [number for number, tensor in enumerate(kernel.tensors) if tensor.name in kernel.outputs]
    pairs = [
        (one, other)
        for one in outputs
        for other in range(len(spans))
        if other != one and not (other in outputs and other < one)
    ]
    return tuple((one, other, spans[one], spans[other], rows[one], rows[other]) for one, other in pairs)


def _stream(kernel: ir.KernelIR, bound: Bound) -> tuple[ctypes.c_void_p, Callable[[int], int] | None]:
    """The stream to launch on. It is the arrays' stream, or, with a tensor of torch, a function that returns torch's
    current stream of a device."""
    streams = {array.stream: name for name, array in bound.arrays.items() if array.stream}
    if len(streams) > 1:
        one, other = list(streams.values())[:2]
        raise UsageError(
            f"'{one}' and '{other}' of kernel '{kernel.name}' are used on two streams: use both on one" f" stream"
        )
    of_torch = [name for name, array in bound.arrays.items() if array.stream is None]
    if not of_torch:
        return ctypes.c_void_p(next(iter(streams), 0)), None
    current = _current_stream_of_torch()
    for stream, name in streams.items():
        return _NULL, _only(
            stream,
            current,
            f"'{name}' of kernel '{kernel.name}' names a stream, and '{of_torch[0]}' is used on torch's current"
            f" stream, which is another stream",
        )
    return _NULL, current


def _only(stream: int, current: Callable[[int], int], message: str) -> Callable[[int], int]:
    """Return torch's current stream, and UsageError where it is not `stream`: work on two streams is not ordered."""

    def found(device: int) -> int:
        if current(device) != stream:
            raise UsageError(
                Diagnostic(
                    "TD000",
                    message,
                    helps=(
                        (
                            "call within torch.cuda.stream(torch.cuda.ExternalStream(number)), with the number of that"
                            " stream"
                        ),
                    ),
                )
            )
        return stream

    return found


def _current_stream_of_torch() -> Callable[[int], int]:
    torch: Any = sys.modules["torch"]
    # the function of torch's own compiler: it returns the number without creating a Stream
    quick = getattr(torch._C, "_cuda_getCurrentRawStream", None)
    return quick if quick is not None else lambda device: torch.cuda.current_stream(device).cuda_stream
