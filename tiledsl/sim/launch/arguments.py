"""Kernel arguments: arrays become allocations of global memory, and the kernarg segment is laid out as the listing's
metadata says.
"""

from __future__ import annotations

import dataclasses
import struct
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from tiledsl.asm.text.syntax import Argument, Kernel
from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim.launch.extents import Dims
from tiledsl.sim.memory.address_space import AddressSpace, Allocation

_PADDING = 64  # scalar loads read whole groups of words, past the last argument
_POINTER = 8
_MOST_BYTES = 1 << 20  # of arguments; far more than any runtime takes
_KERNEL_DISPATCH = 2  # hsa_packet_type_t
_STACK = 1024  # bytes of a lane: the default of HIP's hipLimitStackSize
_NOT_MODELLED = ("hidden_hostcall_buffer", "hidden_printf_buffer", "hidden_heap_v1")
# of OpenCL's queues and of several GPUs
_NULL = ("hidden_none", "hidden_default_queue", "hidden_completion_action", "hidden_multigrid_sync_arg")


def as_bytes(value: Any, what: str) -> Any:
    """The bytes of an array, in place: NumPy's, the array module's own, or a torch tensor on the CPU."""
    if type(value).__module__.split(".")[0] == "torch":
        if value.device.type != "cpu" or not value.is_contiguous():
            raise SimulationError(f"{what} must be a contiguous tensor on the CPU")
        import torch  # optional: who passes a tensor has it

        # a dimension of one element may have any stride, as a gradient that torch has expanded
        flat = value.detach().as_strided((value.numel(),), (1,))
        value = flat.view(torch.uint8).numpy()
    if not hasattr(value, "flags") or not hasattr(value, "dtype"):
        raise SimulationError(
            f"{what} is a buffer in the kernel, and {type(value).__name__} was given: pass a NumPy array or a torch"
            " tensor"
        )
    if not value.flags.c_contiguous:
        raise SimulationError(f"{what} must be contiguous")
    if isinstance(value, np.ndarray) and not value.flags.writeable:
        raise SimulationError(f"{what} is read-only")
    return value.reshape(-1).view(np.uint8)


def on_device(xp: Any, space: AddressSpace, raw: Any, what: str) -> Any:
    """The bytes as an array of the array module: in place, or a copy of bytes in the host's memory, which is copied
    back after the run.
    """
    if isinstance(raw, xp.ndarray):
        return raw
    if not isinstance(raw, np.ndarray):
        raise SimulationError(
            f"{what} is an array of {type(raw).__module__.split('.')[0]}, and the run is on {xp.__name__}: give launch"
            " its module as xp"
        )
    copied = xp.asarray(raw)
    space.copies.append((raw, copied))
    return copied


def scalar_bytes(value: Any, size: int, what: str) -> bytes:
    """The bytes of a by-value argument: a Python number in `size` bytes, a NumPy scalar or bytes unchanged."""
    if size < 1:
        raise SimulationError(f"{what} has no bytes in the kernel")
    if isinstance(value, bytes):
        raw = value
    elif isinstance(value, bool | int):
        if not -(1 << 8 * size - 1) <= value < 1 << 8 * size:
            raise SimulationError(f"{what} has {size} bytes, too few for {value}")
        raw = (value & (1 << 8 * size) - 1).to_bytes(size, "little")
    elif isinstance(value, float) and size in (4, 8):
        try:
            raw = struct.pack("<f" if size == 4 else "<d", value)
        except OverflowError:
            raise SimulationError(f"{what} has {size} bytes, too few for {value}") from None
    elif hasattr(value, "tobytes"):
        raw = value.tobytes()
    else:
        raise SimulationError(f"{what} is passed by value in {size} bytes, and {type(value).__name__} was given")
    if len(raw) != size:
        raise SimulationError(f"{what} has {size} bytes, and the value given has {len(raw)}")
    return raw


def structure_bytes(fields: Sequence[Any], place: Callable[[Any, str], bytes], what: str) -> tuple[bytes, int]:
    """The bytes of a struct as C lays it out, and its alignment. `place` gives the pointer to an array."""
    found, alignment = b"", 1
    for number, value in enumerate(fields):
        raw, needed = _field(value, place, f"field {number} of {what}")
        found += bytes(-len(found) % needed) + raw
        alignment = max(alignment, needed)
    return found + bytes(-len(found) % alignment), alignment


def _field(value: Any, place: Callable[[Any, str], bytes], what: str) -> tuple[bytes, int]:
    """The bytes of a field, and its alignment: a whole number and a float have 4 bytes, a NumPy scalar its own."""
    if isinstance(value, list | tuple):
        return structure_bytes(value, place, what)
    if value is None or is_array(value):
        return bytes(_POINTER) if value is None else place(value, what), _POINTER
    size = 1 if isinstance(value, bool | bytes) else getattr(value, "itemsize", 4)
    return value if isinstance(value, bytes) else scalar_bytes(value, size, what), size


def is_array(value: Any) -> bool:
    """Whether a field of a struct is an array or a tensor, not a NumPy scalar."""
    return hasattr(value, "dtype") and not isinstance(value, np.generic)


def with_arrays(kernel: Kernel, args: Sequence[Any], change: Callable[[Any], Any]) -> list[Any]:
    """The arguments with each array that the kernel gets a pointer to replaced."""

    def field(value: Any) -> Any:
        if isinstance(value, list | tuple):
            return [field(one) for one in value]
        return change(value) if is_array(value) else value

    return [
        (
            (field(value) if isinstance(value, list | tuple) else value)
            if argument.kind == "by_value"
            else value if value is None else change(value)
        )
        for argument, value in zip(visible(kernel), args, strict=True)
    ]


def visible(kernel: Kernel) -> list[Argument]:
    """The arguments that a caller passes."""
    return [a for a in kernel.arguments if not a.kind.startswith("hidden_")]


def kernarg_bytes(kernel: Kernel) -> int:
    """The size of the kernarg segment."""
    return max([kernel.descriptor.get("kernarg_size", 0)] + [a.offset + a.size for a in kernel.arguments])


def scratch_bytes(kernel: Kernel) -> int:
    """The scratch of a lane. A kernel whose stack has no known size gets HIP's stack, or its own bytes if they are
    more (ROCclr, VirtualGPU::submitKernelInternal).
    """
    fixed = kernel.descriptor.get("private_segment_fixed_size", 0)
    return max(fixed, _STACK) if uses_dynamic_stack(kernel) else fixed


def uses_dynamic_stack(kernel: Kernel) -> bool:
    """Whether the size of the stack is not known: the kernel calls itself, calls unknown functions, or uses alloca."""
    return bool(kernel.descriptor.get("uses_dynamic_stack", 0) or kernel.metadata.get(".uses_dynamic_stack"))


@dataclasses.dataclass(frozen=True, slots=True)
class Segments:
    """Memory of a kernel beside its arrays: its arguments, the dispatch packet, and the address of the queue, which is
    not modelled.
    """

    kernarg: Allocation
    packet: Allocation
    queue: Allocation


def build(
    xp: Any, kernel: Kernel, args: Sequence[Any], grid: Dims, block: Dims, dynamic_lds: int
) -> tuple[AddressSpace, Segments]:
    """The address space with every array argument, and the segments that the runtime adds."""
    wanted = visible(kernel)
    if len(args) != len(wanted):
        kinds = ", ".join(a.name or a.kind for a in wanted)
        raise SimulationError(
            f"kernel '{kernel.name}' takes {len(wanted)} arguments ({kinds}), and {len(args)} were given"
        )
    if kernarg_bytes(kernel) > _MOST_BYTES:
        raise SimulationError(
            f"the arguments of kernel '{kernel.name}' take {kernarg_bytes(kernel)} bytes, and {_MOST_BYTES} are the"
            " most"
        )
    space = AddressSpace(xp)
    segment = bytearray(kernarg_bytes(kernel) + _PADDING)
    for number, (argument, value) in enumerate(zip(wanted, args, strict=True)):
        what = f"argument {number}" + (f" '{argument.name}'" if argument.name else "")
        segment[argument.offset : argument.offset + argument.size] = _argument(xp, space, argument, value, what)
    queue = space.refuse("the queue of the launch (queue_ptr)")
    for argument in kernel.arguments:
        if argument.kind.startswith("hidden_"):
            address = queue.base if argument.kind == "hidden_queue_ptr" else _refused(space, argument.kind)
            value = hidden_value(argument.kind, grid, block, dynamic_lds) if address is None else address
            segment[argument.offset : argument.offset + argument.size] = scalar_bytes(
                value, argument.size, f"argument '{argument.kind}'"
            )
    kernarg = space.allocate("the kernel arguments", xp.asarray(list(segment), dtype=xp.uint8))
    lds_bytes = kernel.descriptor.get("group_segment_fixed_size", 0) + dynamic_lds
    packet = dispatch_packet(kernel, grid, block, lds_bytes, kernarg.base)
    return space, Segments(
        kernarg, space.allocate("the dispatch packet", xp.asarray(list(packet), dtype=xp.uint8)), queue
    )


def _refused(space: AddressSpace, kind: str) -> int | None:
    """An address for memory of the runtime that is not modelled; None for other kinds."""
    return space.refuse(f"'{kind}'").base if kind in _NOT_MODELLED else None


def _argument(xp: Any, space: AddressSpace, argument: Argument, value: Any, what: str) -> bytes:
    if argument.kind == "by_value":
        if isinstance(value, list | tuple):
            return _structure(xp, space, argument, value, what)
        return scalar_bytes(value, argument.size, what)
    if argument.kind != "global_buffer":
        raise SimulationError(f"{what} is of kind {argument.kind}, which the interpreter does not pass")
    if argument.size != _POINTER:
        raise SimulationError(
            f"{what} is a buffer of {argument.size} bytes in the kernel, and a pointer has {_POINTER}"
        )
    if value is None:
        return bytes(_POINTER)
    return _pointer(xp, space, value, what)


def _pointer(xp: Any, space: AddressSpace, value: Any, what: str) -> bytes:
    raw = on_device(xp, space, as_bytes(value, what), what)
    return space.allocate(what, raw).base.to_bytes(_POINTER, "little")


def _structure(xp: Any, space: AddressSpace, argument: Argument, fields: Sequence[Any], what: str) -> bytes:
    raw, _ = structure_bytes(fields, lambda value, field: _pointer(xp, space, value, field), what)
    if len(raw) != argument.size:
        raise SimulationError(
            f"{what} has {argument.size} bytes, and the fields given take {len(raw)}: a whole number or float takes 4,"
            " an array or None a pointer's 8, and a NumPy scalar its own size"
        )
    return raw


def dimensions(grid: Dims, block: Dims) -> int:
    """How many dimensions a grid has."""
    return max([1] + [i + 1 for i in range(3) if grid[i] * block[i] > 1])


def hidden_value(kind: str, grid: Dims, block: Dims, dynamic_lds: int) -> int:
    """The value of a hidden argument (LLVM, code object metadata of versions 3 to 5); grids have whole blocks, so the
    remainders are 0.
    """
    name, _, axis = kind.rpartition("_")
    by_axis = {
        "hidden_block_count": grid,
        "hidden_group_size": block,
        "hidden_remainder": (0, 0, 0),
        "hidden_global_offset": (0, 0, 0),
    }
    if name in by_axis and axis in ("x", "y", "z"):
        return by_axis[name]["xyz".index(axis)]
    values = {
        "hidden_grid_dims": dimensions(grid, block),
        "hidden_dynamic_lds_size": dynamic_lds,
        **dict.fromkeys(_NULL, 0),
    }
    if kind not in values:
        raise SimulationError(f"the kernel has an argument of kind {kind}, which the interpreter does not pass")
    return values[kind]


def dispatch_packet(kernel: Kernel, grid: Dims, block: Dims, lds_bytes: int, kernarg: int) -> bytes:
    """The 64 bytes of a kernel dispatch packet (hsa_kernel_dispatch_packet_t of the HSA Runtime Programmer's Reference
    Manual), whose grid counts work-items.

    Kernel object and completion signal are 0, since a kernel does not use them.
    """
    items = [count * size for count, size in zip(grid, block, strict=True)]
    return struct.pack(
        "<6H5I4Q", _KERNEL_DISPATCH, dimensions(grid, block), *block, 0, *items,
        scratch_bytes(kernel), lds_bytes, 0, kernarg, 0, 0,
    )  # fmt: skip
