"""`tiledsl profile FILE[:NAME] …`: predict the time of a kernel, and say where the time goes."""

from __future__ import annotations

import argparse
import json
import pathlib
import re
import sys
from collections.abc import Iterable
from typing import Any

import numpy as np

from tiledsl.analysis.time.chips import chip_of
from tiledsl.analysis.time.figures import chosen_chip
from tiledsl.analysis.time.profile import Launch, profile
from tiledsl.analysis.time.result import Profile
from tiledsl.diagnostics import VERSION
from tiledsl.diagnostics.diagnostic import KernelError, MissingSizes, SimulationError, UsageError
from tiledsl.diagnostics.terminal import rendered
from tiledsl.runtime.kernel import Kernel
from tiledsl.runtime.profile import MODELS, ORIGAMI, TILEDSL, predicted
from tiledsl.sim.launch.trace import sparse
from tiledsl.targets import TARGETS, Target, architecture, target_named
from tiledsl.toolchain.hip_source import LISTINGS
from tiledsl.tools.bench.data import loaded
from tiledsl.tools.cli import hip_file
from tiledsl.tools.cli.chips import add_chip, chip_and_target
from tiledsl.tools.cli.kernels import load_kernel
from tiledsl.tools.cli.measured import measured
from tiledsl.tools.cli.options import add_allow_unchecked, add_kernel, examples, given, missing
from tiledsl.tools.cli.output import reader_may_leave, write_aside
from tiledsl.tools.cli.sim import argument, check_names, element_bytes, in_order, numbers

_PLAIN_ARRAY = re.compile(r"([^=]+)=(\w+)\[(\d+(?:,\d+)*)\]")
# options by attribute, as they are written
_OF_LISTING = {
    "grid": "--grid",
    "block": "--block",
    "arguments": "--arg",
    "kernel": "--kernel",
    "flops": "--flops",
    "dynamic_lds": "--dynamic-lds",
}
_OF_KERNEL = {"sizes": "-D", "strides": "--strides", "allow_unchecked": "--allow-unchecked", "read": "--read"}
_OF_MODEL = {"trace": "--trace", "measured": "--measured", "iterations": "--iterations", "read": "--read"}
_MOST_FLOPS = 1e24  # months of the fastest computers


def add_command(commands: Any, summary: str) -> None:
    """Add the command, with its line in the list of commands, and its options."""
    parser = commands.add_parser(
        "profile",
        help=summary,
        description=(
            "Predict the time of a kernel on a chip from the compiler's listing, without a GPU. The prediction is a"
            " model, and lists its assumptions. Exit status 0 done, 1 the kernel is refused, 2 for a wrong request."
        ),
        epilog=examples(
            "profile my_gemm.py",
            "profile my_gemm.py:gemm -D M=4096 --chip MI355X --json",
            "profile --listing x.s --grid 256 --block 256 --arg a=f32[65536]",
            "profile x.hip --macro N=4 --grid 256 --block 256 --arg a=f32[65536]",
        ),
    )
    add_kernel(parser, "a Python file with a kernel; the kernel's name, where it holds several")
    for action in parser._actions:
        if action.dest == "file":
            action.nargs = "?"
    parser.add_argument(
        "--target",
        type=architecture,
        choices=tuple(TARGETS),
        help="the target to compile for (default: that of the chip, or of the kernel)",
    )
    add_chip(parser)
    parser.add_argument(
        "--figures",
        metavar="FILE.toml",
        help="figures of your own GPU in place of those of the model; benchmarks/calibrate.py writes such a file",
    )
    parser.add_argument(
        "--model",
        choices=MODELS,
        default=TILEDSL,
        help=f"{TILEDSL}: the model of the listing (default); {ORIGAMI}: the closed form, of a product of matrices",
    )
    parser.add_argument("--json", action="store_true", help="print the prediction as JSON")
    parser.add_argument(
        "--trace", metavar="FILE.json", help="write the waves' timeline for Perfetto or chrome://tracing"
    )
    parser.add_argument(
        "--measured", metavar="FILE.csv", help="print counters of rocprofv3 or rocprof-compute beside the prediction"
    )
    _add_read(parser)
    add_allow_unchecked(parser)
    _add_listing(parser)
    hip_file.add_options(parser)
    parser.set_defaults(run=_run)


def _add_read(parser: argparse.ArgumentParser) -> None:
    """Add the option for numbers that a kernel reads."""
    parser.add_argument(
        "--read",
        metavar="NAME=NUMBERS",
        action="append",
        help="the numbers of a tensor that td.read reads: spread (evenly from the least to the greatest), random (the"
        " same in no order), or FILE.npy",
    )


def _add_listing(parser: argparse.ArgumentParser) -> None:
    """Add the options of a launch that is given by a listing."""
    listing = parser.add_argument_group("a listing in place of a kernel")
    listing.add_argument("--listing", metavar="FILE.s", help="a listing that LLVM printed, with its metadata")
    listing.add_argument("--grid", metavar="X[,Y[,Z]]", help="blocks")
    listing.add_argument("--block", metavar="X[,Y[,Z]]", help="threads of a block")
    listing.add_argument(
        "--arg",
        dest="arguments",
        metavar="NAME=VALUE",
        action="append",
        help="the next argument: a number, TYPE:NUMBER, TYPE[SHAPE] (whose data no address depends on), or"
        " TYPE[SHAPE]:FILE.npy",
    )
    listing.add_argument("--kernel", metavar="NAME", help="the kernel, where the listing has several")
    listing.add_argument(
        "--flops", type=float, metavar="N", help="operations of the launch (default: those of the products)"
    )
    listing.add_argument("--dynamic-lds", type=int, metavar="BYTES", help="LDS given at the launch")


def _run(options: argparse.Namespace) -> int:
    hip_file.split_name(options, "file")
    if options.listing is None and options.file is not None and hip_file.is_hip(options.file):
        options.listing, options.file = options.file, None
    if options.listing is None:
        hip_file.refuse_options(options)
    if options.model == ORIGAMI:
        _check_closed_form(options)
    if options.measured is not None and options.json:
        raise UsageError("--measured prints text: leave --json out")
    if options.trace is not None and pathlib.Path(options.trace).suffix.lower() != ".json":
        raise UsageError(f"--trace writes JSON, and '{options.trace}' does not end in .json")
    compared = measured(options.measured, options.kernel) if options.measured is not None else None
    try:
        found = _of_listing(options) if options.listing is not None else _of_kernel(options)
        printed = _json(found) if options.json else found.text
    except KernelError as error:
        print(rendered(error, sys.stderr), file=sys.stderr)
        return 1
    except MemoryError as error:
        why = f": {error}" if str(error) else ""
        raise UsageError(f"there is not enough memory for the prediction{why}") from None
    beside = compared(found) if compared is not None else ""
    if options.trace is not None:
        write_aside(pathlib.Path(options.trace), json.dumps(found.trace_events()).encode())
    with reader_may_leave():
        print(printed)
        if beside:
            print("\n" + beside)
        sys.stdout.flush()
    return 0


def _json(found: Any) -> str:
    """Return a prediction as JSON."""
    return json.dumps({"tiledsl": VERSION, **found.as_dict()}, indent=1)


def _check_closed_form(options: argparse.Namespace) -> None:
    """UsageError for an option that the closed form has no use for."""
    if options.listing is not None:
        raise UsageError(
            f"--model {ORIGAMI} takes sizes and tiles of a product from a kernel's file, and a listing says neither:"
            f" leave --model {ORIGAMI} out"
        )
    foreign = [option for name, option in _OF_MODEL.items() if getattr(options, name) is not None]
    if foreign:
        raise UsageError(
            f"{foreign[0]} is of the model of the listing, and --model {ORIGAMI} reads no listing: leave {foreign[0]}"
            " out"
        )


def _of_kernel(options: argparse.Namespace) -> Any:
    """Return the prediction for a kernel of a file."""
    if options.file is None:
        raise UsageError("profile takes a kernel's file, or a listing: profile my_gemm.py, or --listing gemm.s")
    if pathlib.Path(options.file).suffix in LISTINGS:
        raise UsageError(f"{options.file} is a listing: --listing {options.file}, with its --grid, --block and --arg")
    foreign = [option for name, option in _OF_LISTING.items() if getattr(options, name) is not None]
    if foreign:
        raise UsageError(f"{foreign[0]} is of a listing, and {options.file} is a kernel's file: leave {foreign[0]} out")
    kernel: Kernel = load_kernel(options.file)
    sizes, strides = given(options)
    _, target = chip_and_target(options)
    try:
        return predicted(
            kernel,
            target,
            sizes,
            chip=options.chip,
            figures=options.figures,
            model=options.model,
            iterations=options.iterations,
            timeline=options.trace is not None,
            strides=strides or None,
            allow_unchecked=options.allow_unchecked,
            read=_numbers_read(options.read or ()),
        )
    except MissingSizes as error:
        raise missing(error) from None


def _numbers_read(texts: Iterable[str]) -> dict[str, Any]:
    """Return the values of every --read."""
    found: dict[str, Any] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise UsageError(f"--read takes NAME=NUMBERS, as in --read places=spread, and got '{text}'")
        if name in found:
            raise UsageError(f"--read gives '{name}' twice")
        found[name] = loaded(f"argument '{name}'", value) if value.endswith(".npy") else value
    return found


def _of_listing(options: argparse.Namespace) -> Profile:
    """Return the prediction for a listing and its launch."""
    if options.file is not None:
        raise UsageError(f"--listing is in place of a kernel's file: leave {options.file} out")
    foreign = [option for name, option in _OF_KERNEL.items() if getattr(options, name)]
    if foreign:
        raise UsageError(f"{foreign[0]} is of a kernel's file, and --listing gives a listing: leave {foreign[0]} out")
    for name in ("grid", "block"):
        if getattr(options, name) is None:
            asked = "HIP C++" if hip_file.is_hip(options.listing) else "--listing"
            raise UsageError(f"{asked} needs the launch, --grid and --block, and --{name} is missing")
    if options.flops is not None and not 1 <= options.flops <= _MOST_FLOPS:
        raise UsageError(f"--flops is a number of operations, from 1 to {_MOST_FLOPS:.0e}, and got {options.flops}")
    arguments = options.arguments or []
    check_names(arguments)
    chip = chosen_chip(options.chip, options.figures)
    source = hip_file.read(options, chip.target if chip is not None else None)
    listing = source.listing
    chosen = target_named(listing.target)
    arrays, target = dict(_argument(text, number, chosen) for number, text in enumerate(arguments)), chosen.name
    if options.target not in (None, target):
        raise UsageError(
            f"{options.listing} is for {target}, and --target asks for {options.target}: leave --target out"
        )
    try:
        launch = Launch(
            listing,
            numbers(options.grid, "--grid"),
            numbers(options.block, "--block"),
            in_order(source, options.kernel, arrays),
            kernel=options.kernel,
            dynamic_lds=options.dynamic_lds or 0,
            flops=int(options.flops) if options.flops is not None else None,
            flops_by="command",
            has_data=any(_PLAIN_ARRAY.fullmatch(text) is None and "[" in text for text in arguments),
            iterations=options.iterations,
            places=source.places,
        )
        return profile(launch, chip or chip_of(target), timeline=options.trace is not None)
    except SimulationError as error:
        raise UsageError(source.explained(error.diagnostics)) from None


def _argument(text: str, number: int, target: Target) -> tuple[str, Any]:
    """Return the name and the value of an argument of the launch. An array without data takes no memory."""
    plain = _PLAIN_ARRAY.fullmatch(text)
    if plain is None:
        return argument(text, np.random.default_rng([0, number]), target)
    name, kind, shape = plain.groups()
    size = element_bytes(name, kind)
    for extent in numbers(shape, f"the shape of argument '{name}'"):
        size *= extent
    if size > 1 << 46:
        raise UsageError(f"argument '{name}' has a shape that no array can have")
    return name, sparse(size)
