"""Kernel arguments: arrays become allocations of global memory, and the kernarg segment is laid out as the listing's metadata says."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Any

import numpy as np

from tiledsl.asm.syntax import Argument, Kernel
from tiledsl.diagnostics import SimulationError
from tiledsl.sim.memory import AddressSpace, Allocation

Dims = tuple[int, int, int]

_PADDING = 64  # scalar loads read whole groups of words, past the last argument


def as_bytes(value: Any, what: str) -> Any:
    """The bytes of an array, in place: NumPy's, the array module's own, or a torch tensor on the CPU."""
    if type(value).__module__.split(".")[0] == "torch":
        if value.device.type != "cpu" or not value.is_contiguous():
            raise SimulationError(f"{what} must be a contiguous tensor on the CPU")
        import torch

        value = value.detach().reshape(-1).view(torch.uint8).numpy()
    if not hasattr(value, "flags") or not hasattr(value, "dtype"):
        raise SimulationError(f"{what} is a buffer in the kernel, and {type(value).__name__} was given: pass a NumPy array or a torch tensor")
    if not value.flags.c_contiguous:
        raise SimulationError(f"{what} must be contiguous")
    if isinstance(value, np.ndarray) and not value.flags.writeable:
        raise SimulationError(f"{what} is read-only")
    return value.reshape(-1).view(np.uint8)


def on_device(xp: Any, space: AddressSpace, raw: Any, what: str) -> Any:
    """Those bytes as the array module has them: in place, or a copy of what is in the host's memory, which is copied back when the run is over."""
    if isinstance(raw, xp.ndarray):
        return raw
    if not isinstance(raw, np.ndarray):
        raise SimulationError(f"{what} is an array of {type(raw).__module__.split('.')[0]}, and the run is on {xp.__name__}: give launch its module as xp")
    copied = xp.asarray(raw)
    space.copies.append((raw, copied))
    return copied


def scalar_bytes(value: Any, size: int, what: str) -> bytes:
    """A by-value argument: a Python number in `size` bytes, a NumPy scalar or bytes as they are."""
    if isinstance(value, bytes):
        raw = value
    elif isinstance(value, bool | int):
        if not -(1 << 8 * size - 1) <= value < 1 << 8 * size:
            raise SimulationError(f"{what} has {size} bytes, too few for {value}")
        raw = (value & (1 << 8 * size) - 1).to_bytes(size, "little")
    elif isinstance(value, float) and size in (4, 8):
        raw = struct.pack("<f" if size == 4 else "<d", value)
    elif hasattr(value, "tobytes"):
        raw = value.tobytes()
    else:
        raise SimulationError(f"{what} is passed by value in {size} bytes, and {type(value).__name__} was given")
    if len(raw) != size:
        raise SimulationError(f"{what} has {size} bytes, and the value given has {len(raw)}")
    return raw


def visible(kernel: Kernel) -> list[Argument]:
    """The arguments that a caller passes."""
    return [a for a in kernel.arguments if not a.kind.startswith("hidden_")]


def build(xp: Any, kernel: Kernel, args: Sequence[Any], grid: Dims, block: Dims, dynamic_lds: int) -> tuple[AddressSpace, Allocation]:
    """The address space with every array argument in it, and the kernarg segment."""
    wanted = visible(kernel)
    if len(args) != len(wanted):
        kinds = ", ".join(a.name or a.kind for a in wanted)
        raise SimulationError(f"kernel '{kernel.name}' takes {len(wanted)} arguments ({kinds}), and {len(args)} were given")
    space = AddressSpace(xp)
    size = max([kernel.descriptor.get("kernarg_size", 0)] + [a.offset + a.size for a in kernel.arguments])
    segment = bytearray(size + _PADDING)
    for number, (argument, value) in enumerate(zip(wanted, args, strict=True)):
        what = f"argument {number}" + (f" '{argument.name}'" if argument.name else "")
        segment[argument.offset : argument.offset + argument.size] = _argument(xp, space, argument, value, what)
    for argument in kernel.arguments:
        if argument.kind.startswith("hidden_"):
            number = hidden_value(argument.kind, grid, block, dynamic_lds)
            segment[argument.offset : argument.offset + argument.size] = number.to_bytes(argument.size, "little")
    raw = xp.asarray(list(segment), dtype=xp.uint8)
    return space, space.allocate("the kernel arguments", raw)


def _argument(xp: Any, space: AddressSpace, argument: Argument, value: Any, what: str) -> bytes:
    if argument.kind == "by_value":
        return scalar_bytes(value, argument.size, what)
    if argument.kind not in ("global_buffer", "dynamic_shared_pointer"):
        raise SimulationError(f"{what} is of kind {argument.kind}, which the interpreter does not pass")
    if value is None:
        return bytes(8)
    raw = on_device(xp, space, as_bytes(value, what), what)
    return space.allocate(what, raw).base.to_bytes(8, "little")


def hidden_value(kind: str, grid: Dims, block: Dims, dynamic_lds: int) -> int:
    """What the runtime passes beside the arguments (LLVM, code object v5 metadata); grids are of whole blocks, so no remainder."""
    axis = "xyz".find(kind[-1])
    if kind.startswith("hidden_block_count_"):
        return grid[axis]
    if kind.startswith("hidden_group_size_"):
        return block[axis]
    if kind == "hidden_grid_dims":
        return max([1] + [i + 1 for i in range(3) if grid[i] * block[i] > 1])
    return dynamic_lds if kind == "hidden_dynamic_lds_size" else 0
