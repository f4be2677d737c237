"""`tiledsl sim FILE.py[:NAME] …`: compile a kernel, execute its listing on made data, and compare with its contract."""

from __future__ import annotations

import argparse
import json
import pathlib
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tiledsl.analysis.time.result import Profile
from tiledsl.analysis.time.work import read_back, tensor_shape
from tiledsl.compile.lowered import Lowered
from tiledsl.diagnostics import VERSION
from tiledsl.diagnostics.diagnostic import KernelError, MissingSizes, SimulationError, TiledslError, UsageError
from tiledsl.diagnostics.terminal import rendered
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.runtime.arrays import span
from tiledsl.runtime.kernel import Kernel
from tiledsl.runtime.launch import execute
from tiledsl.runtime.profile import profile_of
from tiledsl.sim.state.report import Report
from tiledsl.targets import target_named
from tiledsl.tools.bench import data
from tiledsl.tools.bench.formula import Compared, fits_exactly
from tiledsl.tools.bench.measure import given_scalars
from tiledsl.tools.cli.arrays import loaded
from tiledsl.tools.cli.kernels import load_kernel
from tiledsl.tools.cli.options import given, missing
from tiledsl.tools.cli.output import PLAIN, say, write_aside
from tiledsl.tools.cli.sim_launch import Launch
from tiledsl.tools.cli.sim_watch import check_step, prepared_record
from tiledsl.tools.watch.page import page
from tiledsl.tools.watch.printed import printed_names
from tiledsl.tools.watch.record import Record
from tiledsl.tools.watch.text import described

SCHEMA = 1  # of the document of --json: sim.json
INTEGERS, RANDOM, ZEROS, NAN = "integers", "random", "zeros", "nan"
DATA = (INTEGERS, RANDOM, ZEROS, NAN)


def prepared(options: argparse.Namespace) -> Launch | None:
    """Lower the kernel, and make its arguments. None where the kernel is refused, which is printed."""
    kernel = load_kernel(options.listing)
    sizes, strides = given(options)
    try:
        lowered = kernel.lower(options.target, strides=strides, allow_unchecked=options.allow_unchecked, **sizes)
    except MissingSizes as error:
        raise missing(error) from None
    except KernelError as error:
        say(rendered(error, sys.stderr), sys.stderr)
        return None
    return _launch(kernel, lowered, _named(options.arguments), options.seed)


def run(launch: Launch, options: argparse.Namespace, blocks: list[int] | None) -> int:
    """Execute the kernel and print the result. Return the exit status: 1 with hazards, or wrong."""
    lowered = launch.lowered
    began = {name: array.copy() for name, array in launch.arrays.items()}
    scalars = [launch.before[scalar.name] for scalar in lowered.kernel.scalars]
    record, watch = prepared_record(launch, options, blocks) if options.watch else (None, None)
    blocks = [0] if watch is not None and blocks is None else blocks
    try:
        report = execute(
            lowered,
            [*launch.arrays.values(), *scalars],
            blocks=blocks,
            schedule=options.schedule,
            numerics=options.numerics,
            processes=options.processes,
            watch=watch,
        )
    except SimulationError as error:
        raise UsageError(error.diagnostics) from None
    if record is not None:
        check_step(record, options)
    if record is not None and options.html is not None:
        write_aside(pathlib.Path(options.html), page(record, lowered).encode(errors=PLAIN))
    whole = blocks is None
    stored = {name: _changed(array, began[name], whole) for name, array in launch.arrays.items()}
    outcomes = launch.outcomes(stored)
    _print(options, report, outcomes, _time(lowered), record, printed_names(lowered.kernel))
    return 0 if report.ok and all(outcome.right for outcome in outcomes) else 1


def _changed(after: np.ndarray, before: np.ndarray, whole: bool) -> np.ndarray:
    """Which elements of an output are compared: all, or where only some blocks are executed, those that changed."""
    bits = f"u{after.itemsize}"
    return np.ones(after.shape, bool) if whole else after.view(bits) != before.view(bits)


def _named(texts: list[str]) -> dict[str, str]:
    """The values of --arg, by name."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise UsageError(f"--arg of a kernel takes NAME=DATA or NAME=NUMBER, as in a=random, and got '{text}'")
        if name in found:
            raise UsageError(f"--arg gives '{name}' twice: {found[name]} and {value}")
        found[name] = value
    return found


def _launch(kernel: Kernel, lowered: Lowered, asked: Mapping[str, str], seed: int) -> Launch:
    """Make the arguments: whole numbers unless --arg says otherwise."""
    fixed, target = lowered.at(lowered.sizes), target_named(lowered.target)
    names = [tensor.name for tensor in fixed.tensors] + [scalar.name for scalar in fixed.scalars]
    for name in asked:
        if name not in names:
            raise UsageError(f"kernel '{kernel.name}' has no argument '{name}': it has {', '.join(names)}")
    scalars = given_scalars(kernel, {s.name: _scalar(s, asked[s.name]) for s in fixed.scalars if s.name in asked})
    exact = all(asked.get(tensor.name, INTEGERS) == INTEGERS for tensor in fixed.tensors)
    largest = _largest(fixed, scalars)
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


def _largest(fixed: ir.KernelIR, scalars: Mapping[str, Any]) -> int:
    """The largest whole numbers, at most 8, for which f32 holds every value of the contracts; 8 if there are none."""
    for largest in range(data.LARGEST, 0, -1):
        if all(fits_exactly(contract.value, scalars, largest) for contract in fixed.contracts):
            return largest
    return data.LARGEST


def _elements(launch: Launch, tensor: ir.Tensor, asked: str, largest: int, seed: int) -> np.ndarray:
    """The elements of a tensor: of a file, or made. Outputs that the kernel does not read are NaN, or the least."""
    if asked.endswith(".npy"):
        return _loaded(tensor, asked)
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


def _loaded(tensor: ir.Tensor, file: str) -> np.ndarray:
    """The elements of a file: of the tensor's shape, and of the NumPy type that holds its elements."""
    found = loaded(f"'{tensor.name}'", file)
    wanted, shape = np.dtype(data.held(tensor)), tensor_shape(tensor)
    if found.shape != shape or found.dtype != wanted:
        raise UsageError(
            f"'{tensor.name}' is {tensor.dtype}{list(shape)}, which a file holds as {wanted}{list(shape)}, and {file}"
            f" holds {found.dtype}{list(found.shape)}"
        )
    return np.ascontiguousarray(found)


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


def _time(lowered: Lowered) -> Profile | TiledslError:
    """The prediction of the launch, or why there is none."""
    try:
        return profile_of(lowered)
    except TiledslError as error:
        return error


def _print(
    options: argparse.Namespace,
    report: Report,
    outcomes: list[Compared],
    time: Profile | TiledslError,
    record: Record | None,
    names: Sequence[str],
) -> None:
    predicted_us = time.time_us.likely if isinstance(time, Profile) else None
    if options.json:
        document = {
            "schema": SCHEMA,
            "tiledsl": VERSION,
            **report.as_dict(),
            "contracts": [{"output": one.output, "right": one.right, "text": str(one)} for one in outcomes],
            "predicted_us": predicted_us,
            **({"watch": record.as_dict()} if record is not None else {}),
        }
        say(json.dumps(document, indent=1))
        return
    say(str(report))
    say("\n".join(map(str, outcomes)) or "no contract: td.ensures(c, …) in the kernel says what is right")
    if isinstance(time, Profile):
        say(f"{predicted_us:,.1f} µs on {time.chip}, predicted and not measured: tiledsl profile says why")
    else:
        say(f"no prediction of the time: {time.diagnostics[0].message}")
    if record is not None:
        say(f"\n{described(record)}")
    elif names:
        say(f"td.print: {', '.join(f'--watch {name}' for name in names)} shows the values")
