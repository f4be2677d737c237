"""A lowered kernel with the arguments with which `tiledsl sim FILE.py` and `tiledsl report --values` execute it."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

import numpy as np

from tiledsl.analysis.time.work import read_back, tensor_shape
from tiledsl.compile.lowered import Lowered
from tiledsl.diagnostics.diagnostic import MissingSizes, UsageError
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.walk import statements
from tiledsl.runtime.arrays import span
from tiledsl.runtime.kernel import Kernel
from tiledsl.targets import Target, target_named
from tiledsl.tools.bench import data
from tiledsl.tools.bench.formula import Compared, compared, largest_whole
from tiledsl.tools.bench.measure import given_scalars

INTEGERS, RANDOM, ZEROS, NAN = "integers", "random", "zeros", "nan"
DATA = (INTEGERS, RANDOM, ZEROS, NAN)


@dataclasses.dataclass
class Launch:
    """A lowered kernel with its arguments; `integers`: the largest whole number in the tensors, None for other data.

    `arrays` are what the interpreter is given, and `before` the tensors' numbers before the launch."""

    lowered: Lowered
    fixed: ir.KernelIR
    target: Target
    integers: int | None
    arrays: dict[str, np.ndarray]
    before: dict[str, Any]
    kernel: Kernel

    def outcomes(self, stored: Mapping[str, np.ndarray]) -> list[Compared]:
        """Compare each output that has a contract, and whose elements `stored` marks."""
        return [
            compared(
                self.fixed,
                contract,
                self.before,
                self.arrays[contract.tensor.name].reshape(tensor_shape(contract.tensor)),
                self.target,
                self.integers,
                stored[contract.tensor.name].reshape(tensor_shape(contract.tensor)),
            )
            for contract in self.fixed.contracts
            if contract.tensor.name in self.fixed.outputs and contract.tensor.name in stored
        ]

    @property
    def sums_of_parts(self) -> tuple[str, ...]:
        """The outputs to which several blocks add: some blocks alone do not make their contract true."""
        adds = [
            one
            for one in statements(self.fixed.body)
            if isinstance(one, ir.AddInOrder) or isinstance(one, ir.StoreTile) and one.part is not None
        ]
        return tuple(dict.fromkeys(one.dst.tensor.name for one in adds))


def launch_of(kernel: Kernel, lowered: Lowered, asked: Mapping[str, str], seed: int) -> Launch:
    """Make the arguments of a lowered kernel: whole numbers, unless `asked` names other data, as --arg does.

    MissingSizes where a run-time size is not given."""
    absent = [size.name for size in lowered.kernel.dynamic if size.name not in lowered.sizes]
    if absent:
        raise MissingSizes(kernel.name, absent, known=kernel.parameters.dimensions)
    fixed, target = lowered.at(lowered.sizes), target_named(lowered.target)
    names = [tensor.name for tensor in fixed.tensors] + [scalar.name for scalar in fixed.scalars]
    for name in asked:
        if name not in names:
            raise UsageError(f"kernel '{kernel.name}' has no argument '{name}': it has {', '.join(names)}")
    scalars = given_scalars(kernel, {s.name: _scalar(s, asked[s.name]) for s in fixed.scalars if s.name in asked})
    exact = all(asked.get(tensor.name, INTEGERS) == INTEGERS for tensor in fixed.tensors)
    largest = largest_whole(fixed.contracts, scalars)
    launch = Launch(lowered, fixed, target, largest if exact else None, {}, dict(scalars), kernel)
    for number, tensor in enumerate(fixed.tensors):
        held = _elements(launch, tensor, asked.get(tensor.name, ""), largest, seed + number)
        launch.arrays[tensor.name] = _placed(tensor, held)
        launch.before[tensor.name] = data.decoded(held, tensor.dtype, target)
    return launch


def _scalar(parameter: ir.Parameter, text: str) -> float:
    """The number of a scalar parameter."""
    try:
        return int(text, 0) if parameter.dtype.name == "i32" else float(text)
    except ValueError:
        raise UsageError(f"--arg {parameter.name} takes a number of {parameter.dtype}, and got '{text}'") from None


def _elements(launch: Launch, tensor: ir.Tensor, asked: str, largest: int, seed: int) -> np.ndarray:
    """The elements of a tensor: of a file, or made. Outputs that the kernel does not read are NaN, or the least."""
    if asked.endswith(".npy"):
        return _loaded(tensor, asked, launch.target)
    if asked and asked not in DATA:
        raise UsageError(f"--arg {tensor.name} takes {', '.join(DATA)} or a file .npy, and got '{asked}'")
    only_written = tensor.name in launch.fixed.outputs and tensor.name not in read_back(launch.fixed)
    if asked == NAN or not asked and only_written:
        return data.nothing(tensor, launch.target)
    if asked == ZEROS:
        return np.zeros(tensor_shape(tensor), data.held(tensor))
    declared = next((one for one in launch.lowered.kernel.declared if one.tensor.name == tensor.name), None)
    if declared is not None:
        return data.integers(declared, tensor, launch.lowered.sizes, seed)
    kind = data.NORMAL if asked == RANDOM else data.WHOLE
    return data.encoded(data.values(tensor, kind, largest, seed), tensor.dtype, launch.target)


def _loaded(tensor: ir.Tensor, file: str, target: Target) -> np.ndarray:
    """The elements of a file: of the tensor's shape, and of the NumPy type that holds its elements. Floats of another
    type are rounded to the tensor's."""
    found = data.loaded(f"'{tensor.name}'", file)
    wanted, shape, floats = np.dtype(data.held(tensor)), tensor_shape(tensor), data.is_float(tensor.dtype)
    if tensor.dtype.name == "bf16" and found.dtype == "V2":  # bf16 of other packages, whose name files do not have
        found = found.view(np.uint16)
    if found.shape == shape and found.dtype == wanted:
        return np.ascontiguousarray(found)
    if floats and found.dtype.kind == "f" and found.shape == (*shape[:-1], tensor.dtype.numbers_in(shape[-1])):
        return data.encoded(found, tensor.dtype, target)
    raise UsageError(
        f"'{tensor.name}' is {tensor.dtype}{list(shape)}, which a file holds as {wanted}{list(shape)}"
        f"{', or as floats to be rounded' if floats else ''}, and {file} holds {found.dtype}{list(found.shape)}"
    )


def _placed(tensor: ir.Tensor, elements: np.ndarray) -> np.ndarray:
    """The elements in an array with the tensor's strides."""
    shape = elements.shape
    steps = (ex.number(tensor.matrix_pitch), ex.number(tensor.pitch), 1)[-tensor.dimensions :]
    if tensor.group:
        shape = (shape[0] // tensor.group, tensor.group, *shape[1:])
        steps = (ex.number(tensor.group_pitch), *steps)
    memory = np.zeros(span(shape, steps), elements.dtype)
    array = np.lib.stride_tricks.as_strided(memory, shape, [step * elements.itemsize for step in steps])
    array[...] = elements.reshape(shape)
    return array
