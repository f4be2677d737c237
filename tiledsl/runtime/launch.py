"""Calling a kernel with tensors: sizes from their shapes, then the interpreter for arrays in the host's memory. A GPU's tensors take the hiprtc road,
which is not open yet."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tiledsl.diagnostics import SimulationError, UsageError
from tiledsl.kernel import Kernel
from tiledsl.language import gl

if TYPE_CHECKING:
    from tiledsl.compile import Lowered
    from tiledsl.sim import Report

# Element types as torch and NumPy name them; NumPy has no bf16, and holds its bits.
_DTYPES = {"bf16": ("bfloat16", "uint16", "int16"), "f16": ("float16",), "f32": ("float32",)}


@dataclasses.dataclass(frozen=True, slots=True)
class _Array:
    """What the call needs to know of an array, whichever library made it."""

    value: Any
    dtype: str
    shape: tuple[int, ...]
    contiguous: bool
    device: str


def call(kernel: Kernel, arguments: Sequence[Any], options: Mapping[str, Any]) -> None:
    """Run the kernel on the arrays, in place. UsageError for arguments that do not fit its parameters; SimulationError when the interpreter
    reports a hazard."""
    from tiledsl.compile import lower

    arrays, sizes = bind(kernel, arguments, options)
    devices = sorted({array.device for array in arrays})
    if len(devices) > 1:
        raise UsageError(f"the arguments of '{kernel.name}' are on several devices: {', '.join(devices)}")
    if devices != ["cpu"]:
        raise UsageError(f"the arguments of '{kernel.name}' are on {devices[0]}: launching on a GPU is not possible yet; CPU tensors run on the interpreter")
    chosen = {name: value for name, value in options.items() if name in kernel.parameters.options}
    lowered = lower(kernel, options.get("target"), {**sizes, **chosen})
    report = execute(lowered, [array.value for array in arrays])
    if report.hazards:
        raise SimulationError(
            f"the interpreter reports {len(report.hazards)} hazards in '{kernel.name}':\n\n" + "\n\n".join(h.render() for h in report.hazards[:5])
        )


def execute(
    lowered: Lowered, arrays: Sequence[Any], *, blocks: Sequence[int] | None = None, schedule: str = "round-robin", tick: Callable[[int], None] | None = None
) -> Report:
    """Run the lowered kernel's listing on the interpreter: all blocks of the grid, or those with the given numbers."""
    from tiledsl.sim import launch

    return launch(
        lowered.listing,
        grid=(math.prod(lowered.kernel.grid),),
        block=(lowered.kernel.warps * 64,),
        args=list(arrays),
        kernel=lowered.symbol,
        blocks=blocks,
        schedule=schedule,
        target=lowered.target,
        tick=tick,
    )


def bind(kernel: Kernel, arguments: Sequence[Any], options: Mapping[str, Any]) -> tuple[list[_Array], dict[str, int]]:
    """The arrays in the order of the parameters, and the sizes that their shapes give."""
    specs = kernel.parameters.tensors
    known = {"target", *kernel.parameters.options}
    unknown = [name for name in options if name not in known and name not in specs]
    if unknown:
        raise UsageError(f"kernel '{kernel.name}' takes no argument '{unknown[0]}': it takes {', '.join((*specs, *sorted(known)))}")
    named = dict(zip(specs, arguments, strict=False))
    if len(arguments) > len(specs) or set(named) & set(options):
        by_name = len(set(options) & set(specs))
        raise UsageError(f"kernel '{kernel.name}' takes {len(specs)} tensors ({', '.join(specs)}), and got {len(arguments)} in order and {by_name} by name")
    named |= {name: options[name] for name in specs if name in options}
    missing = [name for name in specs if name not in named]
    if missing:
        raise UsageError(f"kernel '{kernel.name}' is called without {', '.join(missing)}")
    sizes: dict[str, tuple[int, str]] = {}
    arrays = [_checked(kernel.name, name, spec, named[name], sizes) for name, spec in specs.items()]
    return arrays, {name: size for name, (size, _) in sizes.items()}


def _checked(kernel: str, name: str, spec: gl, value: Any, sizes: dict[str, tuple[int, str]]) -> _Array:
    array = _array(kernel, name, value)
    if array.dtype not in _DTYPES[spec.dtype.name]:
        raise UsageError(f"'{name}' of kernel '{kernel}' holds {spec.dtype.name}, and got an array of {array.dtype}")
    if len(array.shape) != 2:
        raise UsageError(f"'{name}' of kernel '{kernel}' has two dimensions, and got an array of shape {array.shape}")
    if not array.contiguous:
        raise UsageError(f"'{name}' of kernel '{kernel}' must be dense and row-major: call .contiguous() on it")
    for axis, label, size in zip(("rows", "columns"), spec.dims, array.shape, strict=True):
        if isinstance(label, int):
            wanted, why = label, f"the kernel takes {label} {axis}"
        else:
            wanted, by = sizes.setdefault(label, (size, name))
            why = f"{label} is {wanted} (by '{by}')"
        if size != wanted:
            raise UsageError(f"'{name}' of kernel '{kernel}' has shape {array.shape}, where {why}")
    return array


def _array(kernel: str, name: str, value: Any) -> _Array:
    if hasattr(value, "is_contiguous") and hasattr(value, "device"):  # a torch tensor
        return _Array(value, str(value.dtype).removeprefix("torch."), tuple(value.shape), value.is_contiguous(), value.device.type)
    if hasattr(value, "__array_interface__") and hasattr(value, "flags"):
        return _Array(value, str(value.dtype), tuple(value.shape), value.flags.c_contiguous, "cpu")
    raise UsageError(f"'{name}' of kernel '{kernel}' is a torch tensor or a NumPy array, and got a {type(value).__name__}")
