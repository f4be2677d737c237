"""Description of a call's arrays: torch's tensors, NumPy's arrays, and objects with `__cuda_array_interface__`."""

from __future__ import annotations

import dataclasses
import math
import operator
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.ir.math.sizes import apart
from tiledsl.language.recording.handle import describe
from tiledsl.toolchain.rocm.hip import runtime

# the most bytes that a kernel loads at once; permitted addresses depend on multiples of this
LOADED = 16


@dataclasses.dataclass(frozen=True, slots=True)
class Array:
    """An array. `strides` count elements, `address` is the first element's, 0 for an array without memory.

    `device` is the number of its GPU, None for an array on no GPU; `place` names either. `stream` is the stream that
    its library declares, None where that is torch's current stream."""

    value: Any
    dtype: str
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    place: str
    address: int
    device: int | None = None
    stream: int | None = 0
    writeable: bool = True

    @property
    def stride(self) -> int | tuple[int, ...] | None:
        """The pitch; of a batch, also the elements from one matrix to the next. A batch of two dimensions whose
        matrices have no common distance begins with the elements from group to group, and the matrices of a group."""
        pitch = self.pitch
        if pitch is None or len(self.shape) < 3:
            return pitch
        *batch, rows, _ = self.shape
        if not apart(self.shape, (*self.strides[:-2], pitch, 1)):
            return None
        steps = [(count, step) for count, step in zip(batch, self.strides, strict=False) if count > 1]
        if len(steps) == 2 and steps[0][1] != math.prod(steps[1]):
            return steps[0][1], *steps[1], pitch
        return steps[-1][1] if steps else rows * pitch, pitch

    @property
    def distances(self) -> tuple[int, ...]:
        """The elements from one row, matrix and group to the next, where `stride` is not None."""
        match self.stride:
            case (groups, _, matrices, rows):
                return groups, matrices, rows
            case tuple() as steps:
                return steps
            case step:
                return (step or 1,)

    @property
    def dense(self) -> bool:
        """Whether rows are contiguous, and matrices too."""
        rows, cols = (1, *self.shape)[-2:]
        return self.stride in (cols, (rows * cols, cols))

    @property
    def pitch(self) -> int | None:
        """Elements from one row of a matrix to the next; None without a common pitch. A single row or column counts as
        dense."""
        (rows, cols), (down, across) = (1, *self.shape)[-2:], (0, *self.strides)[-2:]  # a vector is a row
        if cols > 1 and across != 1 or rows > 1 and down < cols:
            return None
        return down if rows > 1 else cols

    @property
    def elements(self) -> int:
        """The number of elements that its memory spans, from the first to the last, gaps between rows included."""
        return span(self.shape, self.strides)


def array(kernel: str, name: str, value: Any) -> Array:
    """Describe the value given for a parameter of a kernel. UsageError for a value that is no array."""
    if hasattr(value, "is_contiguous") and hasattr(value, "device"):  # a torch tensor
        return _of_torch(f"'{name}' of kernel '{kernel}'", value)
    if hasattr(value, "__array_interface__") and hasattr(value, "flags"):
        return _of_numpy(f"'{name}' of kernel '{kernel}'", value)
    if hasattr(value, "__cuda_array_interface__"):
        return _of_interface(f"'{name}' of kernel '{kernel}'", value)
    raise UsageError(
        f"'{name}' of kernel '{kernel}' is a torch tensor, a NumPy array or an array of a GPU, and got a"
        f" {type(value).__name__}"
    )


def _of_torch(whose: str, value: Any) -> Array:
    reason = _unlike_memory(value)
    if reason:
        raise UsageError(f"{whose} is {reason}")
    kind, number = value.device.type, value.device.index
    device = number if kind == "cuda" else None  # torch's name for ROCm's devices too
    address = 0 if kind == "meta" else value.data_ptr()
    place = kind if device is None else f"device {number}"
    return Array(
        value, str(value.dtype).removeprefix("torch."), tuple(value.shape), strides(value), place, address, device, None
    )


def _unlike_memory(value: Any) -> str:
    """Describe a torch tensor whose elements do not lie singly in memory, with a suggestion; "" for any other tensor.
    Tensors on "meta" are reported elsewhere."""
    torch, fake = (sys.modules.get(name) for name in ("torch", "torch._subclasses.fake_tensor"))
    if fake is not None and isinstance(value, fake.FakeTensor):
        return (
            "a FakeTensor, which has no memory: torch.compile traces through a kernel that is made an operator"
            " (tiledsl.torch.operator)"
        )
    if torch is not None and isinstance(value, torch.Tensor) and torch._C._functorch.is_functorch_wrapped_tensor(value):
        return (
            "a tensor inside a transform of torch.func, which a kernel cannot follow: make the kernel an operator"
            " (tiledsl.torch.operator)"
        )
    if getattr(value, "is_nested", False):
        return "a nested tensor: pass the tensors in it one by one"
    if not str(getattr(value, "layout", "torch.strided")).endswith(".strided"):
        return f"a tensor of layout {value.layout}: pass a dense one, to_dense()"
    if hasattr(value, "is_neg") and value.is_neg():
        return "a view whose memory has the elements negated: pass its resolve_neg() if the kernel reads the tensor"
    return ""


def _of_numpy(whose: str, value: Any) -> Array:
    if isinstance(value, np.ma.MaskedArray):
        raise _masked(whose)
    address, read_only = value.__array_interface__["data"]
    return Array(
        value, str(value.dtype), tuple(value.shape), strides(value, whose), "cpu", address, writeable=not read_only
    )


def _masked(whose: str) -> UsageError:
    return UsageError(f"{whose} has a mask, which kernels ignore: pass an array without a mask")


def _of_interface(whose: str, value: Any) -> Array:
    """Read the protocol: numba's "CUDA Array Interface", version 3, which ROCm's libraries share."""
    interface = value.__cuda_array_interface__
    if not isinstance(interface, Mapping):
        raise UsageError(f"{whose} has a __cuda_array_interface__ that is no dictionary, and is {describe(interface)}")

    def read(entry: str, wanted: str, reader: Callable[[Any], Any]) -> Any:
        given = interface.get(entry)
        try:
            return reader(given)
        except (AttributeError, TypeError, ValueError, SyntaxError):
            found = f"whose '{entry}' is {describe(given)}" if entry in interface else f"without '{entry}'"
            raise UsageError(f"{whose} has a __cuda_array_interface__ {found}: it is {wanted}") from None

    if interface.get("mask") is not None:
        raise _masked(whose)
    shape = read("shape", "a tuple of whole numbers", whole_numbers)
    if min(shape, default=1) < 1:
        raise UsageError(f"{whose} has shape {shape}: every size is at least 1")
    size = read("typestr", "a type as NumPy writes it, such as '<f4'", _width)
    given = read(
        "strides",
        "None, or a tuple of bytes with one for each dimension",
        lambda steps: None if steps is None else _as_many(whole_numbers(steps), shape),
    )
    dtype = read("descr", "a list of fields", lambda _: dtype_of(value, interface))
    stream = read("stream", "None, or a stream's number", lambda _: stream_of(interface))
    address, read_only = read("data", "a pair of an address and whether it is read-only", _address)
    device = runtime().device_holding(address)
    if device is None:
        raise UsageError(f"{whose} claims to be a GPU's array, but its memory is on no device")
    steps = dense_strides(shape) if given is None else in_elements(given, shape, size, whose)
    return Array(value, dtype, shape, steps, f"device {device}", address, device, stream, not read_only)


def whole_numbers(values: Iterable[Any]) -> tuple[int, ...]:
    """The values as whole numbers. TypeError for anything else, or for other numbers."""
    return tuple(map(operator.index, values))


def _width(typestr: Any) -> int:
    """The bytes of an element. TypeError for a text that is no type, or a type without a width."""
    if not isinstance(typestr, str) or not np.dtype(typestr).itemsize:
        raise TypeError
    return np.dtype(typestr).itemsize


def _as_many(steps: tuple[int, ...], shape: tuple[int, ...]) -> tuple[int, ...]:
    if len(steps) != len(shape):
        raise ValueError
    return steps


def _address(data: Any) -> tuple[int, bool]:
    address, read_only = data
    if not 0 < operator.index(address) < 1 << 64:
        raise ValueError
    return operator.index(address), bool(read_only)


def dtype_of(value: Any, interface: Mapping[str, Any]) -> str:
    """The name of the element type. The protocol has only a width, "<V2", for types that NumPy lacks, such as
    ml_dtypes' bfloat16: the array itself may name the type; otherwise the type is "V2", which stands for bfloat16's
    bits where no fields are described."""
    typestr = interface["typestr"]
    if typestr[1:2] != "V":
        return str(np.dtype(typestr))
    own = str(getattr(value, "dtype", "")).removeprefix("torch.")
    if own.isidentifier():
        return own
    described = [tuple(field) for field in interface.get("descr") or ()]
    return str(np.dtype(described)) if any(field[0] for field in described) else typestr.lstrip("<|")


def stream_of(interface: Mapping[str, Any]) -> int:
    """The stream on which an array is used, in HIP's numbering. The protocol has 1 for the null stream, and None for no
    particular stream."""
    stream = interface.get("stream")
    return 0 if stream is None or stream == 1 else int(stream)


def sizes(shape: Sequence[int], dimensions: int) -> tuple[int, ...]:
    """The shape for a parameter of so many dimensions: two dimensions of a batch count as one."""
    several = len(shape) - dimensions + 1
    return (math.prod(shape[:several]), *shape[several:]) if several > 1 else tuple(shape)


def span(shape: tuple[int, ...], steps: tuple[int, ...]) -> int:
    """The number of elements from the first to the last."""
    return 1 + sum((size - 1) * step for size, step in zip(shape, steps, strict=True))


def dense_strides(shape: tuple[int, ...]) -> tuple[int, ...]:
    """Elements from one index to the next of a contiguous array."""
    found = [1]
    for size in reversed(shape[1:]):
        found.insert(0, found[0] * size)
    return tuple(found)


def strides(value: Any, whose: str = "an array") -> tuple[int, ...]:
    """Elements from one index to the next, for each dimension of a torch tensor or a NumPy array. UsageError for
    strides that are no whole numbers of elements."""
    return (
        tuple(value.stride())
        if hasattr(value, "as_strided")
        else in_elements(value.strides, value.shape, value.itemsize, whose)
    )


def in_elements(steps: Sequence[int], shape: Sequence[int], size: int, whose: str) -> tuple[int, ...]:
    """Convert strides from bytes to elements of that size. UsageError for a stride that is no whole number of elements,
    except of a single row or column."""
    width = size or 1  # NumPy has types of width 0
    if any(step % width for step, count in zip(steps, shape, strict=True) if count > 1):
        beside = (
            "no whole number of elements: pass a copy if the kernel reads the array, and separate memory if the kernel"
            " writes the array"
        )
        raise UsageError(f"{whose} has strides of {tuple(steps)} bytes and elements of {size}, {beside}")
    return tuple(step // width for step in steps)


def flat(value: Any) -> Any:
    """A one-dimensional view of a tensor's memory, from its first element to its last, gaps between rows included."""
    if value.is_contiguous() if hasattr(value, "is_contiguous") else value.flags.c_contiguous:
        return value.view(np.ndarray) if isinstance(value, np.ndarray) else value  # np.matrix cannot have one dimension
    count = span(tuple(value.shape), strides(value))
    if hasattr(value, "as_strided"):
        return value.as_strided((count,), (1,))
    return np.lib.stride_tricks.as_strided(value, (count,), (value.itemsize,))
