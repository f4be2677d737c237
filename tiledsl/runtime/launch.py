"""Calling a kernel with tensors: sizes from their shapes, then the interpreter for arrays in the host's memory. A GPU's tensors take the hiprtc road,
which is not open yet."""

from __future__ import annotations

import dataclasses
import math
import operator
import warnings
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.annotations import gl
from tiledsl.describe import describe
from tiledsl.diagnostics import Diagnostic, SimulationError, TiledslWarning, UsageError
from tiledsl.instances import blocks as block_count
from tiledsl.kernel import Kernel
from tiledsl.parameters import misfit
from tiledsl.targets import Target, target_named
from tiledsl.words import meant

if TYPE_CHECKING:
    from tiledsl.compile import Lowered
    from tiledsl.sim import Report

# Element types as torch and NumPy name them; NumPy has no bf16, and holds its bits.
_DTYPES = {"bf16": ("bfloat16", "uint16", "int16"), "f16": ("float16",), "f32": ("float32",)}
_FP8 = {"fnuz": "float8_e4m3fnuz", "ocp": "float8_e4m3fn"}  # by the target's encoding; NumPy has neither, and holds the bits


@dataclasses.dataclass(frozen=True, slots=True)
class _Array:
    """What the call needs to know of an array, whichever library made it."""

    value: Any
    dtype: str
    shape: tuple[int, ...]
    strides: tuple[int, ...]  # elements
    device: str

    @property
    def stride(self) -> int | tuple[int, int] | None:
        """The pitch; of a batch, the elements from a matrix to the next too."""
        pitch = self.pitch
        if pitch is None or len(self.shape) < 3:
            return pitch
        least = (self.shape[1] - 1) * pitch + self.shape[2]
        if self.shape[0] > 1 and self.strides[0] < least:
            return None
        return (self.strides[0] if self.shape[0] > 1 else self.shape[1] * pitch), pitch

    @property
    def dense(self) -> bool:
        """Whether rows follow each other at once, and matrices do."""
        rows, cols = (1, *self.shape)[-2:]
        return self.stride in (cols, (rows * cols, cols))

    @property
    def pitch(self) -> int | None:
        """Elements from a row of a matrix to the next; None where its elements do not lie so. What one row or column leaves open is taken as dense."""
        (rows, cols), (down, across) = (1, *self.shape)[-2:], (0, *self.strides)[-2:]  # a vector is a row
        if cols > 1 and across != 1 or rows > 1 and down < cols:
            return None
        return down if rows > 1 else cols


def call(kernel: Kernel, arguments: Sequence[Any], options: Mapping[str, Any]) -> None:
    """Run the kernel on the arrays, in place. UsageError for arguments that do not fit its parameters; SimulationError when the interpreter
    reports a hazard."""
    from tiledsl.compile import lower

    arrays, sizes, scalars = bind(kernel, arguments, options)
    devices = sorted({array.device for array in arrays})
    if len(devices) > 1:
        raise UsageError(f"the arguments of '{kernel.name}' are on several devices: {', '.join(devices)}")
    if devices != ["cpu"]:
        raise UsageError(f"the arguments of '{kernel.name}' are on {devices[0]}: launching on a GPU is not possible yet; CPU tensors run on the interpreter")
    chosen = {name: value for name, value in options.items() if name in kernel.parameters.options}
    strides = {name: array.stride for name, array in zip(kernel.parameters.tensors, arrays, strict=True) if array.stride and not array.dense}
    lowered = lower(kernel, options.get("target"), {**sizes, **chosen}, strides=strides)
    _check_apart(lowered, [array.value for array in arrays])
    _warn(kernel, lowered)
    report = execute(lowered, [*(array.value for array in arrays), *scalars])
    if report.hazards:
        raise SimulationError(
            f"the interpreter reports {len(report.hazards)} hazards in '{kernel.name}':\n\n" + "\n\n".join(h.render() for h in report.hazards[:5])
        )


def _warn(kernel: Kernel, lowered: Lowered) -> None:
    """Give what is to say about a kernel as Python warnings, at its lines: each finding at each place once, whatever the shapes and options."""
    for diagnostic in lowered.warnings:
        span = diagnostic.primary.span if diagnostic.primary is not None else kernel.span
        if diagnostic.severity == "warning" and (diagnostic.code, span) not in kernel.warned:
            warnings.warn_explicit(TiledslWarning(diagnostic), None, span.file, span.line)
            kernel.warned.add((diagnostic.code, span))


def _check_apart(lowered: Lowered, arrays: Sequence[Any]) -> None:
    """UsageError where an output shares memory with another argument: nothing orders what blocks read there with what others write."""
    named = dict(zip((tensor.name for tensor in lowered.kernel.tensors), arrays, strict=True))
    extents = {name: _extent(array) for name, array in named.items()}
    for output in lowered.kernel.outputs:
        first, last = extents[output]
        for name, (begin, end) in extents.items():
            if name != output and begin < last and first < end:
                what = f"'{output}' of kernel '{lowered.kernel.name}' is written, and shares memory with '{name}'"
                also = name in lowered.kernel.outputs  # a copy of it would take the result with it
                raise UsageError(f"{what}, which is written too: give each memory of its own" if also else f"{what}: pass a copy, '{name}.clone()'")


def _extent(array: Any) -> tuple[int, int]:
    """The addresses of the first byte and of the one after the last."""
    begin, memory = _address(array), flat(array)
    count = memory.numel() if hasattr(memory, "numel") else memory.size
    return begin, begin + int(count) * (memory.element_size() if hasattr(memory, "element_size") else memory.itemsize)


def execute(
    lowered: Lowered,
    arrays: Sequence[Any],
    *,
    blocks: Sequence[int] | None = None,
    schedule: str = "round-robin",
    tick: Callable[[int], None] | None = None,
    numerics: str = "exact",
    processes: int | None = None,
    xp: Any = np,
) -> Report:
    """Run the lowered kernel's listing on the interpreter: all blocks of the grid, or those with the given numbers.

    `arrays` are the tensors in the order of the signature, then the scalars in theirs. `numerics`, `processes` and `xp` are those of `sim.launch`.
    """
    from tiledsl.sim import launch

    if not hasattr(lowered, "listing"):
        raise UsageError(f"execute takes what lower(…) of a kernel gives, and got {describe(lowered)}")
    tensors, scalars = arrays[: len(lowered.kernel.tensors)], arrays[len(lowered.kernel.tensors) :]
    if len(arrays) != len(lowered.kernel.tensors) + len(lowered.kernel.scalars):
        names = ", ".join([*(t.name for t in lowered.kernel.tensors), *(s.name for s in lowered.kernel.scalars)])
        raise UsageError(f"kernel '{lowered.kernel.name}' takes {names}, and got {len(arrays)} arguments")
    sizes = _dynamic_sizes(lowered, tensors)
    for tensor, array in zip(lowered.at(sizes).tensors, tensors, strict=True):
        _same_place(lowered.kernel.name, tensor, array)
        if tensor.name in lowered.kernel.outputs and not _writeable(array):
            raise UsageError(f"'{tensor.name}' of kernel '{lowered.kernel.name}' is read-only, and the kernel writes it")
    numbers = [scalar_value(lowered.kernel.name, *pair) for pair in zip(lowered.kernel.scalars, scalars, strict=True)]

    return launch(
        lowered.listing,
        grid=(block_count(lowered.kernel, sizes),),
        block=(lowered.kernel.warps * 64,),
        args=[*(flat(array if _writeable(array) else array.copy()) for array in tensors), *numbers, *sizes.values()],
        kernel=lowered.symbol,
        blocks=blocks,
        schedule=schedule,
        target=lowered.target,
        tick=tick,
        numerics=numerics,
        processes=processes,
        xp=xp,
    )


def _dynamic_sizes(lowered: Lowered, arrays: Sequence[Any]) -> dict[str, int]:
    """The sizes that arrays give a kernel's dynamic dimensions. UsageError for others than those that it was checked at."""
    found: dict[str, int] = {}
    for tensor, array in zip(lowered.kernel.tensors, arrays, strict=True):
        for wanted, size in zip((tensor.matrices, tensor.rows, tensor.cols)[-tensor.dimensions :], getattr(array, "shape", ()), strict=False):
            if isinstance(wanted, ir.Var):
                found.setdefault(wanted.name, int(size))
    sizes = {size.name: found[size.name] for size in lowered.kernel.dynamic}
    if sizes != lowered.sizes:
        text = ", ".join(f"{name}={size}" for name, size in (*lowered.kernel.sizes, *sizes.items()))
        at = f"at {', '.join(f'{name}={size}' for name, size in lowered.sizes.items())}" if lowered.sizes else "without sizes"
        raise UsageError(f"kernel '{lowered.kernel.name}' was lowered {at}: lower({text}) checks it at these, and compiles nothing anew")
    return sizes


def _same_place(kernel: str, tensor: ir.Tensor, array: Any) -> None:
    """UsageError where an array is not shaped, or its rows not spaced, as the kernel was lowered for."""
    if not hasattr(array, "shape") or len(array.shape) < 2:
        return
    rows, cols = (int(size) for size in array.shape[-2:])
    wanted_rows, wanted_cols, wanted_pitch = map(ex.number, (tensor.rows, tensor.cols, tensor.pitch))
    pitch = int(_strides(array)[-2]) if rows > 1 else wanted_pitch
    if (rows, cols, pitch) != (wanted_rows, wanted_cols, wanted_pitch):
        wanted = f"{wanted_rows} x {wanted_cols}, rows {wanted_pitch} elements apart"
        raise UsageError(f"kernel '{kernel}' was lowered for '{tensor.name}' of {wanted}, and got {rows} x {cols}, rows {pitch} apart")


def flat(array: Any) -> Any:
    """The memory of a tensor from its first element to its last, what lies between its rows too, as an array of one dimension in the same place."""
    if _contiguous(array):
        return array
    count = 1 + sum((size - 1) * stride for size, stride in zip(array.shape, _strides(array), strict=True))
    if hasattr(array, "as_strided"):
        return array.as_strided((count,), (1,))
    return np.lib.stride_tricks.as_strided(array, (count,), (array.itemsize,))


def _writeable(array: Any) -> bool:
    return not isinstance(array, np.ndarray) or array.flags.writeable


def _strides(array: Any) -> tuple[int, ...]:
    """Elements from one index to the next, of each dimension."""
    return tuple(array.stride()) if hasattr(array, "as_strided") else tuple(stride // array.itemsize for stride in array.strides)


def _address(array: Any) -> int:
    """The address of the first element."""
    return int(array.data_ptr() if hasattr(array, "data_ptr") else array.__array_interface__["data"][0])


def _contiguous(array: Any) -> bool:
    return bool(array.is_contiguous() if hasattr(array, "is_contiguous") else array.flags.c_contiguous)


def bind(kernel: Kernel, arguments: Sequence[Any], options: Mapping[str, Any]) -> tuple[list[_Array], dict[str, int], list[Any]]:
    """The arrays in the order of the parameters, the sizes that their shapes give, and the scalars."""
    parameters = kernel.parameters
    specs, taken = parameters.tensors, parameters.runtime
    known = {"target", *parameters.options}
    unknown = [name for name in options if name not in known and name not in taken]
    if unknown:
        near = meant(unknown[0], (*taken, *known))
        raise UsageError(f"kernel '{kernel.name}' takes no argument '{unknown[0]}'{near}: it takes {', '.join((*taken, *sorted(known)))}")
    named = dict(zip(taken, arguments, strict=False))
    if len(arguments) > len(taken) or set(named) & set(options):
        by_name = len(set(options) & set(taken))
        kinds = "tensors and scalars" if parameters.scalars else "tensors"
        rest = "; options are given by name" if parameters.options and len(arguments) > len(taken) else ""
        got = f"{len(arguments)} in order and {by_name} by name{rest}"
        raise UsageError(f"kernel '{kernel.name}' takes {len(taken)} {kinds} ({', '.join(taken)}), and got {got}")
    named = parameters.defaults | named | {name: options[name] for name in taken if name in options}
    missing = [name for name in taken if name not in named]
    if missing:
        raise UsageError(f"kernel '{kernel.name}' is called without {', '.join(missing)}")
    sizes: dict[str, tuple[int, str]] = {}
    target = target_named(kernel.chosen_target(options.get("target")))
    arrays = [_checked(kernel.name, name, spec, named[name], sizes, target) for name, spec in specs.items()]
    scalars = [scalar_value(kernel.name, scalar, named[name]) for name, scalar in parameters.scalars.items()]
    return arrays, {name: size for name, (size, _) in sizes.items()}, scalars


def scalar_value(kernel: str, scalar: ir.Parameter, value: Any) -> float | int:
    """The number that a scalar parameter is given, as the launch takes it: an f32 by its nearest value."""
    reason = misfit(value, scalar.dtype)
    if reason:
        raise UsageError(f"'{scalar.name}' of kernel '{kernel}' is a scalar of {scalar.dtype}, and got {describe(value)}, {reason}")
    return operator.index(value) if scalar.dtype.name == "i32" else float(value)


def _checked(kernel: str, name: str, spec: gl, value: Any, sizes: dict[str, tuple[int, str]], target: Target) -> _Array:
    array = _array(kernel, name, value)
    if array.dtype not in _holding(spec.dtype, target):
        encoded = f", which is {_FP8[target.small_floats]} on {target.name}," if spec.dtype.name == "fp8" else ","
        raise UsageError(f"'{name}' of kernel '{kernel}' holds {spec.dtype.name}{encoded} and got an array of {array.dtype}")
    if len(array.shape) != len(spec.dims):
        count = {1: "one dimension", 2: "two dimensions", 3: "three dimensions"}[len(spec.dims)]
        raise UsageError(f"'{name}' of kernel '{kernel}' has {count}, and got an array of shape {array.shape}")
    if array.pitch is None:
        reason = "the elements of a row must follow each other" if array.strides[-1] != 1 else "each row must begin behind the one before it"
        raise _misplaced(f"'{name}' of kernel '{kernel}' has strides {array.strides}: {reason}", name, _DENSE, "contiguous")
    if array.stride is None:
        raise _misplaced(f"'{name}' of kernel '{kernel}' has strides {array.strides}: its matrices overlap", name, _DENSE, "contiguous")
    _check_beginning(kernel, name, array, spec.dtype.bytes)
    for axis, label, size in zip(("matrices", "rows", "columns")[-len(spec.dims) :], spec.dims, array.shape, strict=True):
        if isinstance(label, int):
            wanted, why = label, f"the kernel takes {label} {axis}"
        else:
            wanted, by = sizes.setdefault(label, (size, name))
            why = f"{label} is {wanted} (by '{by}')"
        if size != wanted:
            raise UsageError(f"'{name}' of kernel '{kernel}' has shape {array.shape}, where {why}")
    return array


def _check_beginning(kernel: str, name: str, array: _Array, size: int) -> None:
    """The first element's address is a multiple of what the kernel loads at once: 16 bytes, or 4, wherever the rows' pitch is."""
    if array.device == "meta":
        return
    steps = array.stride if isinstance(array.stride, tuple) else (array.stride or 1,)
    wanted = math.gcd(16, *(step * size for step in steps))
    if wanted >= 4 and _address(array.value) % wanted:
        message = f"'{name}' of kernel '{kernel}' begins at no multiple of {wanted} bytes, while its rows are a multiple of that apart"
        raise _misplaced(message, name, f"let it begin at a multiple of {wanted // size} elements, or at the beginning of memory of its own")


_DENSE = "take it from memory of its own, torch.empty(rows, cols)"


def _misplaced(message: str, name: str, help: str, copied: str = "clone") -> UsageError:
    """An array that lies as no kernel takes it. A copy helps where it is read, by that method of torch; where it is written, the copy would have the result."""
    helps = (
        f"where the kernel reads '{name}': pass a copy, {name}.{copied}() of torch or {name}.copy() of NumPy",
        f"where it writes '{name}': {help}, as a copy would have the result",
    )
    return UsageError(Diagnostic("TD000", message, helps=helps))


def _holding(dtype: ir.DType, target: Target) -> tuple[str, ...]:
    """The types of arrays that hold such elements on the target. One that has no fp8 refuses the kernel's products, whatever it is given."""
    if dtype.name != "fp8":
        return _DTYPES[dtype.name]
    return (_FP8[target.small_floats], "uint8") if target.small_floats else (*_FP8.values(), "uint8")


def _array(kernel: str, name: str, value: Any) -> _Array:
    if hasattr(value, "is_contiguous") and hasattr(value, "device"):  # a torch tensor
        return _Array(value, str(value.dtype).removeprefix("torch."), tuple(value.shape), _strides(value), value.device.type)
    if hasattr(value, "__array_interface__") and hasattr(value, "flags"):
        return _Array(value, str(value.dtype), tuple(value.shape), _strides(value), "cpu")
    raise UsageError(f"'{name}' of kernel '{kernel}' is a torch tensor or a NumPy array, and got a {type(value).__name__}")
