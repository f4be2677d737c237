"""Binding of a call to a kernel's parameters: arrays, sizes and scalars, and every error in them."""

from __future__ import annotations

import dataclasses
import math
import operator
from collections.abc import Mapping, Sequence
from typing import Any

from tiledsl.compile.target import chosen_target
from tiledsl.diagnostics.diagnostic import Diagnostic, UsageError
from tiledsl.diagnostics.suggest import meant
from tiledsl.ir import nodes as ir
from tiledsl.language.capture.definition import KernelDefinition
from tiledsl.language.capture.parameters import misfit
from tiledsl.language.recording.handle import describe
from tiledsl.language.values.annotations import gl
from tiledsl.runtime.arrays import LOADED, Array, array
from tiledsl.runtime.arrays import sizes as sizes_of
from tiledsl.runtime.sharing import rows_of, share
from tiledsl.targets import TARGETS, Target, target_named
from tiledsl.toolchain.rocm.hip import runtime, runtime_of_torch

# Element types as torch and NumPy name them; NumPy has no floats of less than 16 bits, and no bf16, and holds the bits.
_DTYPES = {
    "bf16": ("bfloat16", "uint16", "int16", "V2"),
    "f16": ("float16",),
    "f32": ("float32",),
    "xf32": ("float32",),
    "fp4x2": ("float4_e2m1fn_x2", "uint8"),
    "fp6x4": ("uint8",),
    "bf6x4": ("uint8",),
    "e8m0": ("float8_e8m0fnu", "uint8"),
    "int8": ("int8",),
    "i32": ("int32",),
}
# by the target's encoding; NumPy has no such types and holds the bits
_SMALL_FLOATS = {
    "fp8": {"fnuz": "float8_e4m3fnuz", "ocp": "float8_e4m3fn"},
    "bf8": {"fnuz": "float8_e5m2fnuz", "ocp": "float8_e5m2"},
}
_DENSE = "use separate memory, torch.empty(rows, cols)"


@dataclasses.dataclass(frozen=True, slots=True)
class Bound:
    """A call's arrays by parameter name, sizes from their shapes, scalars in order, and target. The target is that of
    the GPU that holds the arrays.

    `device` is the number of that GPU, None for arrays in the host's memory."""

    arrays: dict[str, Array]
    sizes: dict[str, int]
    scalars: list[float | int]
    target: str
    device: int | None

    @property
    def strides(self) -> dict[str, int | tuple[int, ...]]:
        """The strides of arrays whose rows or matrices are not contiguous."""
        return {name: array.stride for name, array in self.arrays.items() if array.stride and not array.dense}


def bind(kernel: KernelDefinition, arguments: Sequence[Any], options: Mapping[str, Any]) -> Bound:
    """Bind the call's arguments. UsageError for arguments that do not fit the parameters, DeviceError where a GPU does
    not answer."""
    parameters = kernel.parameters
    named = _named(kernel, arguments, options)
    arrays = {name: array(kernel.name, name, named[name]) for name in parameters.tensors}
    device = _one_place(kernel.name, arrays)
    name = (
        chosen_target(kernel, options.get("target"))
        if device is None
        else _target_there(kernel, arrays, options.get("target"), device)
    )
    target = target_named(name)
    sizes: dict[str, tuple[int, str]] = {}
    for parameter, spec in parameters.tensors.items():
        _check(kernel.name, parameter, spec, arrays[parameter], sizes, target)
    scalars = [scalar_value(kernel.name, scalar, named[name]) for name, scalar in parameters.scalars.items()]
    return Bound(arrays, {name: size for name, (size, _) in sizes.items()}, scalars, name, device)


def _named(kernel: KernelDefinition, arguments: Sequence[Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """The tensors and scalars by name."""
    parameters, taken = kernel.parameters, kernel.parameters.runtime
    known = {"target", *parameters.options}
    unknown = [name for name in options if name not in known and name not in taken]
    if unknown:
        near = meant(unknown[0], (*taken, *known))
        raise UsageError(
            f"kernel '{kernel.name}' takes no argument '{unknown[0]}'{near}: it takes"
            f" {', '.join((*taken, *sorted(known)))}"
        )
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
    return named


def scalar_value(kernel: str, scalar: ir.Parameter, value: Any) -> float | int:
    """The number for a scalar parameter as the launch takes it: an f32 as its nearest value."""
    reason = misfit(value, scalar.dtype)
    if reason:
        raise UsageError(
            f"'{scalar.name}' of kernel '{kernel}' is a scalar of {scalar.dtype}, and got {describe(value)}, {reason}"
        )
    return operator.index(value) if scalar.dtype.name == "i32" else float(value)


# ---------------------------------------------------------------------------------------------------------------- where


def _one_place(kernel: str, arrays: Mapping[str, Array]) -> int | None:
    """The number of the GPU that holds all the arrays, None for the host's memory."""
    if not arrays:
        return None
    (first, one), *rest = arrays.items()
    for name, other in rest:
        if other.place != one.place:
            raise UsageError(
                f"'{name}' of kernel '{kernel}' is on {_named_place(other)}, and '{first}' on {_named_place(one)}: all"
                " must be on one device"
            )
    if one.device is None and one.place != "cpu":
        where = f"the arguments of '{kernel}' are on {one.place}, where no kernel runs"
        raise UsageError(
            f"{where}: with arguments on an AMD GPU a kernel runs there, with arguments in the host's"
            f" memory on the interpreter"
        )
    return one.device


def _named_place(array: Array) -> str:
    return array.place if array.device is not None else f"the {array.place}" if array.place == "cpu" else array.place


def _target_there(kernel: KernelDefinition, arrays: Mapping[str, Array], asked: object, number: int) -> str:
    """The target of the GPU that holds the arrays."""
    of_torch = any(array.stream is None for array in arrays.values())
    device = (runtime_of_torch() if of_torch else runtime()).device(number)
    if device.arch not in TARGETS:
        known = ", ".join(TARGETS)
        raise UsageError(
            f"the arguments of kernel '{kernel.name}' are on {device}, an architecture for which tiledsl makes no"
            f" code: it knows {known}"
        )
    if asked is not None and target_named(chosen_target(kernel, asked)).name != device.arch:
        raise UsageError(
            f"target='{asked}' was asked for, and the arguments of kernel '{kernel.name}' are on {device}: leave"
            " target out"
        )
    return device.arch


# ------------------------------------------------------------------------------------------------------------ what fits


def _check(kernel: str, name: str, spec: gl, array: Array, sizes: dict[str, tuple[int, str]], target: Target) -> None:
    if array.dtype not in _holding(spec.dtype, target):
        small = _SMALL_FLOATS.get(spec.dtype.name, {}).get(target.small_floats)
        encoded = f", which is {small} on {target.name}," if small else ","
        message = f"'{name}' of kernel '{kernel}' holds {spec.dtype.name}{encoded} and got an array of {array.dtype}"
        helps: tuple[str, ...] = ()
        if array.dtype == "V1" and spec.dtype.name in _SMALL_FLOATS:
            helps = (f"the type V1 states one byte, but not the encoding: pass the bits, {name}.view('uint8')",)
        elif spec.dtype.name == "bf16":
            upper = f": ({name}.view('uint32') >> 16).astype('uint16') are the upper bits" * (array.dtype == "float32")
            bits = "a NumPy array of uint16 with the bits of bf16 elements"
            helps = (f"pass a torch tensor of bfloat16, or {bits}{upper}",)
        elif "uint8" in _DTYPES.get(spec.dtype.name, ()):
            own = [f"torch's {kind}" for kind in _DTYPES[spec.dtype.name] if kind != "uint8"]
            helps = (f"pass an array of {' or '.join([*own, 'uint8 with the bytes'])}",)
        raise UsageError(Diagnostic("TD000", message, helps=helps))
    if len(array.shape) != len(spec.dims) and (len(array.shape), len(spec.dims)) != (4, 3):
        count = {1: "one dimension", 2: "two dimensions", 3: "three dimensions"}[len(spec.dims)]
        raise UsageError(f"'{name}' of kernel '{kernel}' has {count}, and got an array of shape {array.shape}")
    if 0 not in array.shape:  # without elements the strides mean nothing; the sizes are rejected elsewhere
        _check_place(kernel, name, array, spec.dtype.bytes)
    for axis, label, size in zip(
        ("matrices", "rows", "columns")[-len(spec.dims) :],
        spec.dims,
        sizes_of(array.shape, len(spec.dims)),
        strict=True,
    ):
        if isinstance(label, int):
            wanted, why = label, f"the kernel takes {label} {axis}"
        else:
            wanted, by = sizes.setdefault(label, (size, name))
            why = f"{label} is {wanted} (by '{by}')"
        if size != wanted:
            raise UsageError(f"'{name}' of kernel '{kernel}' has shape {array.shape}, where {why}")


def _check_place(kernel: str, name: str, array: Array, size: int) -> None:
    """Check that a row is contiguous, that rows and matrices do not overlap, and that the first element is aligned."""
    if array.pitch is None:
        reason = (
            "the elements of a row must follow each other"
            if array.strides[-1] != 1
            else "each row must begin after the end of the row before"
        )
        raise _misplaced(
            f"'{name}' of kernel '{kernel}' has strides {array.strides}: {reason}", name, _DENSE, "contiguous"
        )
    if array.stride is None:
        raise _misplaced(
            f"'{name}' of kernel '{kernel}' has strides {array.strides}: its matrices overlap",
            name,
            _DENSE,
            "contiguous",
        )
    _check_beginning(kernel, name, array, size)


def _check_beginning(kernel: str, name: str, array: Array, size: int) -> None:
    """Check the first element's alignment. The address is a multiple of the bytes that the kernel loads at once: 16, or
    4, as the pitch of the rows allows."""
    wanted = math.gcd(LOADED, *(step * size for step in array.distances))
    if wanted >= 4 and array.address % wanted:
        message = (
            f"'{name}' of kernel '{kernel}' begins at no multiple of {wanted} bytes, although the distance between its"
            f" rows is such a multiple"
        )
        raise _misplaced(
            message,
            name,
            f"let the array begin at a multiple of {wanted // size} elements, or use separate memory",
        )


def _misplaced(message: str, name: str, help: str, copied: str = "clone") -> UsageError:
    """The error for an array whose layout no kernel takes. A copy by that method of torch helps where the array is
    read; of an output, the copy would receive the result."""
    helps = (
        f"if the kernel reads '{name}': pass a copy, {name}.{copied}() of torch or {name}.copy() of NumPy",
        f"if the kernel writes '{name}': {help}, because a copy would receive the result",
    )
    return UsageError(Diagnostic("TD000", message, helps=helps))


def _holding(dtype: ir.DType, target: Target) -> tuple[str, ...]:
    """The array types that hold such elements on the target. A target without fp8 rejects the kernel's products and
    casts, whatever the arrays."""
    if dtype.name not in _SMALL_FLOATS:
        return _DTYPES[dtype.name]
    encodings = _SMALL_FLOATS[dtype.name]
    return (encodings[target.small_floats], "uint8") if target.small_floats else (*encodings.values(), "uint8")


def check_outputs(kernel: ir.KernelIR, arrays: Mapping[str, Array]) -> None:
    """UsageError where an output is read-only, or shares memory with another argument. Blocks that read there and
    blocks that write are not ordered."""
    sizes = {tensor.name: tensor.dtype.bytes for tensor in kernel.tensors}
    extents = {name: _extent(arrays[name], size) for name, size in sizes.items()}
    rows = {name: rows_of(arrays[name].shape, arrays[name].strides, size) for name, size in sizes.items()}
    for output in kernel.outputs:
        if not arrays[output].writeable:
            raise UsageError(f"'{output}' of kernel '{kernel.name}' is read-only, and the kernel writes it")
        first, last = extents[output]
        for name, (begin, end) in extents.items():
            if name != output and begin < last and first < end and share(begin - first, rows[output], rows[name]):
                raise shared(kernel.name, kernel.outputs, output, name)


def shared(kernel: str, outputs: Sequence[str], output: str, name: str) -> UsageError:
    """The error for an output that shares memory with another argument."""
    what = f"'{output}' of kernel '{kernel}' is written, and shares memory with '{name}'"
    also = name in outputs  # a copy of that argument would receive the result instead
    message = (
        f"{what}, which is written too: give each its own memory" if also else f"{what}: pass a copy, '{name}.clone()'"
    )
    return UsageError(Diagnostic("TD000", message))


def _extent(array: Array, size: int) -> tuple[int, int]:
    """The addresses of the first byte and of the byte after the last."""
    return array.address, array.address + array.elements * size
