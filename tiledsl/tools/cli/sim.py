"""`tiledsl sim FILE …`: execute a kernel, FILE.py[:NAME], or a listing, and print its results."""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import os
import re
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tiledsl.diagnostics import VERSION
from tiledsl.diagnostics.diagnostic import SimulationError, UsageError
from tiledsl.sim.execute.numerics import NUMERICS
from tiledsl.sim.launch.arguments import visible
from tiledsl.sim.launch.launch import launch
from tiledsl.sim.launch.runs import chosen_kernel
from tiledsl.sim.run.schedules import NAMES
from tiledsl.sim.state import small_floats
from tiledsl.sim.state.report import EXACT, Report
from tiledsl.targets import TARGETS, Target, target_named
from tiledsl.tools.bench.data import encoded_bits, loaded
from tiledsl.tools.bench.formula import Compared
from tiledsl.tools.cli import hip_file, sim_expect, sim_kernel, sim_watch
from tiledsl.tools.cli.kernels import path_and_name
from tiledsl.tools.cli.options import add_allow_unchecked, add_sizes, examples
from tiledsl.tools.cli.output import say

# of the document of --json, docs/schemas/sim.json: increased when a reader of the previous version would go wrong
SCHEMA = 1
# Element types; NumPy lacks bf16, fp8 and bf8, and holds the bits.
_TYPES = {
    "bf16": np.uint16,
    "f16": np.float16,
    "fp8": np.uint8,
    "bf8": np.uint8,
    "f32": np.float32,
    "f64": np.float64,
    "i8": np.int8,
    "u8": np.uint8,
    "i16": np.int16,
    "u16": np.uint16,
    "i32": np.int32,
    "u32": np.uint32,
    "i64": np.int64,
    "u64": np.uint64,
}
_SCALARS = ("i32", "u32", "i64", "u64", "f32", "f64", "f16", "i8", "u8", "i16", "u16")
_SMALL = ("fp8", "bf8")
_BITS = ("bf16", *_SMALL)
_DATA = ("zeros", "random", "integers", "nan")
_ARRAY = re.compile(r"(?P<type>\w+)\[(?P<shape>\d+(?:,\d+)*)\](?::(?P<data>.+))?")
_DIGITS = 20  # the most digits of a whole number
_MOST_DIMENSIONS = 32  # NumPy's own limit was that before its version 2
_EXAMPLE = "--arg a=bf16[1024,1024]:integers --arg n=1024"


def add_command(commands: Any, summary: str) -> None:
    """Add the command, with its line in the list of commands, and its options."""
    parser = commands.add_parser(
        "sim",
        help=summary,
        description=(
            "Compile and execute a kernel on made data, compare the result with its contract, and predict its time; or"
            " execute a listing that LLVM printed for gfx90a, gfx942 or gfx950, or HIP C++, FILE.hip. Exit status 0"
            " without hazards and errors, 1 with them, 2 for a wrong request."
        ),
        epilog=examples(
            "sim my_gemm.py -D M=512 -D N=512 -D K=512",
            "sim my_gemm.py:gemm --arg a=a.npy --arg b=random --blocks 0,7",
            "sim my_gemm.py -D M=512 --watch As --at 14 --step 2 --html as.html",
            "sim gemm.s --grid 8,8 --block 256 --arg a=bf16[64,64] --save a=a.npy",
            "sim gemm.hip --macro BK=64 --grid 8,8 --block 256 --arg a=bf16[64,64]",
            "sim k.hip --grid 1 --block 64 --arg c=f32[64] --expect 'c=2*td.old(c)'",
        ),
    )
    parser.add_argument(
        "listing",
        metavar="FILE",
        help="FILE.py[:NAME], a kernel; LISTING.s, the text with its directives and metadata; or FILE.hip[:NAME],"
        " HIP C++",
    )
    add_sizes(parser)
    parser.add_argument(
        "--unchecked",
        action="store_true",
        help="of a kernel: execute a refused one too; its findings are printed, and the exit status is 1",
    )
    add_allow_unchecked(parser)
    _add_arguments(parser)
    parser.add_argument("--kernel", metavar="NAME", help="the kernel, where the listing has several")
    parser.add_argument("--target", choices=tuple(TARGETS), help="the chip (default: the listing's)")
    hip_file.add_options(parser)
    sim_expect.add_options(parser)
    _add_execution(parser)
    sim_watch.add_options(parser)
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of random data (default 0)")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    parser.set_defaults(run=run)


def _add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of what is launched on which arrays."""
    parser.add_argument("--grid", metavar="X[,Y[,Z]]", help="of a listing: blocks")
    parser.add_argument("--block", metavar="X[,Y[,Z]]", help="of a listing: threads of a block")
    parser.add_argument(
        "--arg",
        dest="arguments",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="of a kernel: NAME=integers (the default), random, zeros, nan or FILE.npy, or a scalar's number. Of a"
        " listing the next argument: a number, TYPE:NUMBER, or TYPE[SHAPE] with :zeros, :random (the default),"
        " :integers, :nan or :FILE.npy after it",
    )
    parser.add_argument(
        "--save",
        metavar="NAME=FILE.npy",
        action="append",
        default=[],
        help="write an array as the kernel left it; bf16 as its bits",
    )


def _add_execution(parser: argparse.ArgumentParser) -> None:
    """Add the options of how the interpreter executes the launch."""
    parser.add_argument("--blocks", metavar="N,N,…", help="execute these blocks only, by linear number")
    parser.add_argument(
        "--schedule", default="round-robin", metavar="NAME", help=f"in which order waves take turns: {', '.join(NAMES)}"
    )
    parser.add_argument(
        "--numerics",
        choices=NUMERICS,
        default=EXACT,
        help="how matrix instructions add: exactly, or by the published model of the chip",
    )
    parser.add_argument("--dynamic-lds", type=int, default=0, metavar="BYTES", help="LDS given at the launch")
    parser.add_argument(
        "--processes",
        type=int,
        metavar="N",
        help="share the blocks among N processes (default: one per processor, for long runs)",
    )
    parser.add_argument(
        "--limit",
        type=int,
        metavar="N",
        help="the most instructions that a wave may execute, for listings that do not end (default: 250,000, and one"
        " more for each byte of the arrays)",
    )


def run(options: argparse.Namespace) -> int:
    """Execute, save and print; return the exit status."""
    try:
        return _run(options)
    except MemoryError:
        raise UsageError("there is not enough memory for the arrays, or for this listing's blocks") from None


def _run(options: argparse.Namespace) -> int:
    if options.seed < 0:
        raise UsageError(f"--seed must be at least 0, not {options.seed}")
    hip_file.split_name(options, "listing")
    is_kernel = path_and_name(options.listing)[0].suffix == ".py"
    sim_watch.check_options(options, is_kernel)
    if is_kernel:
        return _run_kernel(options)
    of_kernel = (("-D", options.sizes), ("--strides", options.strides), ("--unchecked", options.unchecked))
    for option, given_value in of_kernel:
        if given_value:
            kind = "HIP C++: --macro NAME=VALUE defines a macro" if hip_file.is_hip(options.listing) else "a listing"
            raise UsageError(f"{option} is for a kernel, sim FILE.py, and {options.listing} is {kind}")
    return _run_listing(options)


def _run_listing(options: argparse.Namespace) -> int:
    """Execute a listing or HIP C++; save its arrays."""
    if options.grid is None or options.block is None:
        launch_options = "--grid and --block, as in --grid 8,8 --block 256"
        if hip_file.is_hip(options.listing):
            raise UsageError(f"HIP C++ needs {launch_options}")
        raise UsageError(f"a listing needs {launch_options}; a kernel, FILE.py, does not")
    source = hip_file.read(options)
    listing = source.listing
    target = target_named(options.target or listing.target)
    given = dict(
        argument(text, np.random.default_rng([options.seed, number]), target)
        for number, text in enumerate(options.arguments)
    )
    check_names(options.arguments)
    types = {name: _type_of(text) for name, text in zip(given, options.arguments, strict=True)}
    saved = [_saved(text, given) for text in options.save]
    blocks = numbers(options.blocks, "--blocks") if options.blocks is not None else None
    data = {name: _data_of(text) for name, text in zip(given, options.arguments, strict=True)}
    named = {name: sim_expect.Argument(value, types[name], data[name]) for name, value in given.items()}
    expected = sim_expect.stated(options, named, target)
    try:
        report = launch(
            listing,
            numbers(options.grid, "--grid"),
            numbers(options.block, "--block"),
            in_order(source, options.kernel, given),
            kernel=options.kernel,
            dynamic_lds=options.dynamic_lds,
            blocks=blocks,
            schedule=options.schedule,
            numerics=options.numerics,
            target=options.target,
            processes=options.processes,
            limit=options.limit,
        )
    except SimulationError as error:
        if error.report is not None:
            _print(source.named(error.report), given, types, options.json, target)
        raise UsageError(source.explained(error.diagnostics)) from None
    _save({path: given[name] for name, path in saved})
    outcomes = [one.compared(given[one.output], types[one.output], target, blocks is None) for one in expected]
    _print(source.named(report), given, types, options.json, target, outcomes)
    return 0 if report.ok and all(outcome.right for outcome in outcomes) else 1


def _run_kernel(options: argparse.Namespace) -> int:
    """Execute the kernel of a Python file; save its arrays."""
    hip_file.refuse_options(options)
    for option, value in (
        ("--grid", options.grid),
        ("--block", options.block),
        ("--kernel", options.kernel),
        ("--limit", options.limit),
        ("--dynamic-lds", options.dynamic_lds or None),
        ("--expect", options.expect or None),
        ("--tolerance", options.tolerance),
    ):
        if value is not None:
            raise UsageError(f"{option} is for a listing: the kernel itself says it ({options.listing})")
    blocks = numbers(options.blocks, "--blocks") if options.blocks is not None else None
    launch = sim_kernel.prepared(options)
    if launch is None:
        return 1
    saved = [_saved(text, launch.arrays) for text in options.save]
    status = sim_kernel.run(launch, options, blocks)
    _save({path: launch.arrays[name] for name, path in saved})
    return status


def _print(
    report: Report,
    given: dict[str, Any],
    types: dict[str, str],
    as_json: bool,
    target: Target,
    outcomes: Sequence[Compared] = (),
) -> None:
    document = {"schema": SCHEMA, "tiledsl": VERSION, **report.as_dict()}
    document |= {"contracts": sim_kernel.as_dicts(outcomes)} if outcomes else {}
    text = json.dumps(document, indent=1) if as_json else _text(report, given, types, target)
    say("\n".join([text, *(map(str, outcomes) if not as_json else ())]))


def numbers(text: str, option: str) -> list[int]:
    """The whole numbers of an option, as in 8,8."""
    parts = text.split(",")
    if not all(part.isascii() and part.isdigit() and len(part) <= _DIGITS for part in parts):
        raise UsageError(f"{option} takes whole numbers with commas between them, as in 8,8, and got '{text}'")
    return [int(part) for part in parts]


def check_names(arguments: Sequence[str]) -> None:
    """UsageError where two arguments have one name."""
    names = [text.partition("=")[0] for text in arguments if "=" in text]  # others have no name: `argument` says so
    for name in names:
        if names.count(name) > 1:
            raise UsageError(f"two arguments have the name '{name}': give each --arg a name of its own")


def argument(text: str, noise: np.random.Generator, target: Target) -> tuple[str, Any]:
    """Parse NAME=VALUE into (name, array or number). fp8 and bf8 are encoded as on the target."""
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise UsageError(f"--arg takes NAME=VALUE, as in {_EXAMPLE}, and got '{text}'")
    array = _ARRAY.fullmatch(value)
    return name, _array(name, array, noise, target) if array else _number(name, value)


def _data_of(text: str) -> str:
    """The data of an array argument as written; empty for a number."""
    array = _ARRAY.fullmatch(text.partition("=")[2])
    return array["data"] or "random" if array else ""


def _type_of(text: str) -> str:
    """The element type of an argument as written; empty for a number."""
    array = _ARRAY.fullmatch(text.partition("=")[2])
    return array["type"] if array else ""


def _array(name: str, match: re.Match[str], noise: np.random.Generator, target: Target) -> Any:
    kind = match["type"]
    shape = tuple(numbers(match["shape"], f"the shape of argument '{name}'"))
    data = match["data"] or "random"
    if math.prod(shape) * 8 > sys.maxsize or len(shape) > _MOST_DIMENSIONS:
        raise UsageError(f"argument '{name}' has a shape that no array can have")
    element_bytes(name, kind)
    if data.endswith(".npy"):
        return _loaded(name, data, kind, shape, target)
    if data not in _DATA:
        raise UsageError(f"the data of argument '{name}' are {', '.join(_DATA)} or a file .npy, and not '{data}'")
    floating = _is_float(kind)
    if data == "nan" and not floating:
        raise UsageError(f"argument '{name}' is of {kind}, which has no NaN")
    if data in ("zeros", "nan"):
        values = np.full(shape, np.nan if data == "nan" else 0.0)
    elif data == "random" and floating:
        values = noise.standard_normal(shape)
    else:
        least = 0 if kind.startswith("u") else -8
        values = noise.integers(least, 9, shape)
    return _encoded(name, values, kind, target)


def _is_float(kind: str) -> bool:
    return kind in _BITS or np.issubdtype(_TYPES[kind], np.floating)


def _encoded(name: str, values: np.ndarray, kind: str, target: Target) -> np.ndarray:
    """Numbers as elements of a type, rounded to nearest even. UsageError for a type that the target does not have."""
    if kind not in _BITS:
        with np.errstate(over="ignore"):  # numbers beyond the type's are infinite in it
            return values.astype(_TYPES[kind])
    if kind in _SMALL and not target.small_floats:
        raise UsageError(f"argument '{name}' is of {kind}, which {target.name} does not have")
    return encoded_bits(values, kind, target)


def element_bytes(name: str, kind: str) -> int:
    """The bytes of an element of that type. UsageError for an unknown type of argument `name`."""
    if kind not in _TYPES:
        raise UsageError(f"argument '{name}' has no element type '{kind}': there are {', '.join(_TYPES)}")
    return np.dtype(_TYPES[kind]).itemsize


def _loaded(name: str, file: str, kind: str, shape: tuple[int, ...], target: Target) -> Any:
    """The elements of a file: its bits, or floats of another type, which are rounded."""
    values, held = loaded(f"argument '{name}'", file), np.dtype(_TYPES[kind])
    kinds = "f" if held.kind == "f" else "iu" if kind[0] in "iu" else "iuV"  # the bits of bf16, fp8 and bf8
    if values.shape == shape and values.dtype.itemsize == held.itemsize and values.dtype.kind in kinds:
        return np.ascontiguousarray(values).view(held)
    if values.shape == shape and values.dtype.kind == "f" and _is_float(kind):
        return _encoded(name, values, kind, target)
    raise UsageError(f"argument '{name}' is {kind}{list(shape)}, and {file} holds {values.dtype}{list(values.shape)}")


def _number(name: str, text: str) -> Any:
    """Parse a number: of the type before a colon, or otherwise a whole number or f32 as written."""
    kind, colon, value = text.rpartition(":")
    if colon and kind not in _SCALARS:
        raise UsageError(f"argument '{name}' has no type '{kind}': there are {', '.join(_SCALARS)}")
    whole = kind.startswith(("i", "u")) if colon else None
    try:
        number = float(value) if whole is False else int(value, 0)
    except ValueError:
        try:
            number = float("" if whole else value)
        except ValueError:
            raise UsageError(
                f"argument '{name}' is '{text}': a number, TYPE:NUMBER or TYPE[SHAPE]:DATA is expected, as in"
                f" {_EXAMPLE}"
            ) from None
    if not colon:
        return number
    try:
        with np.errstate(over="raise"):
            return np.array(number, _TYPES[kind])[()]
    except (OverflowError, FloatingPointError):
        raise UsageError(f"argument '{name}' is {value}, which {kind} does not hold") from None


def in_order(source: hip_file.Source, kernel: str | None, given: dict[str, Any]) -> list[Any]:
    """The arguments in the kernel's order: by name, where the listing has names, or otherwise in the given order.
    Numbers have the types of HIP C++, where they are known."""
    chosen = chosen_kernel(source.listing, kernel)
    wanted = [argument.name for argument in visible(chosen)]
    names = wanted if set(wanted) == set(given) and len(wanted) == len(given) else list(given)
    types = source.parameters.get(chosen.name)
    if types is None:
        return [hip_file.typed(name, given[name]) if source.of_hip else given[name] for name in names]
    if len(types) != len(names):
        return [given[name] for name in names]
    return [hip_file.as_parameter(name, given[name], kind) for name, kind in zip(names, types, strict=True)]


def _saved(text: str, given: dict[str, Any]) -> tuple[str, str]:
    name, equals, path = text.partition("=")
    arrays = [name for name, value in given.items() if hasattr(value, "shape") and value.shape]
    if not equals or not path or name not in arrays:
        raise UsageError(
            f"--save takes NAME=FILE.npy of an array, and got '{text}': there are {', '.join(arrays) or 'none'}"
        )
    if not path.lower().endswith(".npy"):
        raise UsageError(f"--save writes NumPy's format, and '{path}' does not end in .npy")
    return name, path


def _save(arrays: Mapping[str, Any]) -> None:
    """Write the arrays beside their files, then rename them: all are written, or all files are as before."""
    asides = {path: f"{path}.{os.getpid()}" for path in arrays}
    path = ""
    try:
        for path, aside in asides.items():
            with open(aside, "wb") as file:
                np.save(file, arrays[path])
        for path, aside in asides.items():
            os.replace(aside, path)
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror or error}") from None
    finally:
        for aside in asides.values():
            with contextlib.suppress(OSError):
                os.unlink(aside)


def _text(report: Report, given: dict[str, Any], types: dict[str, str], target: Target) -> str:
    """The report, and the final contents of each array."""
    arrays = {name: value for name, value in given.items() if hasattr(value, "shape") and value.shape}
    return "\n".join(
        [str(report), *(f"  {name}: {_summary(value, types[name], target)}" for name, value in arrays.items())]
    )


def _summary(values: Any, kind: str, target: Target) -> str:
    shown = values.reshape(-1)[:6]
    if kind == "bf16":
        shown = (shown.astype(np.uint32) << 16).view(np.float32)
    if kind in _SMALL and target.small_floats:
        shown = small_floats.decode(np, shown, target.small_floats, kind)
    first: Sequence[Any] = shown.tolist()
    return (
        f"{kind}{list(values.shape)} {', '.join(f'{value:.6g}' for value in first)}{', …' if values.size > 6 else ''}"
    )
