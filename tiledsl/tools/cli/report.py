"""`tiledsl report FILE[:NAME] …`: a kernel's modelled time, costs, LDS, outputs and listing as one HTML page."""

from __future__ import annotations

import argparse
import json
import pathlib
import sys
from typing import Any

from tiledsl.diagnostics.diagnostic import MissingSizes, UsageError
from tiledsl.diagnostics.terminal import progress
from tiledsl.sim.launch.extents import whole
from tiledsl.targets import TARGETS, architecture
from tiledsl.tools.cli.chips import add_chip, chip_and_target
from tiledsl.tools.cli.kernels import load_kernel
from tiledsl.tools.cli.options import add_allow_unchecked, add_kernel, examples, given, missing
from tiledsl.tools.cli.output import PLAIN, say, write_aside
from tiledsl.tools.report.gathered import gathered
from tiledsl.tools.report.page import page
from tiledsl.tools.watch.stepped import Request, with_values


def add_command(commands: Any, summary: str) -> None:
    """Add the command, with its line in the list of commands, and its options."""
    parser = commands.add_parser(
        "report",
        help=summary,
        description=(
            "Write one HTML page, which needs no network, of a kernel at some sizes. The page of a refused kernel"
            " shows the stages that the kernel reached. Exit status 0 without errors in the kernel, 1 with errors, 2"
            " for a wrong request."
        ),
        epilog=examples(
            "report my_gemm.py",
            "report my_gemm.py:gemm -D M=4096 --target gfx950 -o gemm.html",
            "report my_gemm.py -D M=512 --values --waves 0,1",
        ),
    )
    add_kernel(parser, "a Python file with a kernel; the kernel's name, where it holds several")
    parser.add_argument(
        "--target",
        type=architecture,
        choices=tuple(TARGETS),
        help="the target (default: the chip's, the kernel's own, or gfx942)",
    )
    add_chip(parser)
    add_allow_unchecked(parser)
    parser.add_argument("-o", dest="output", metavar="FILE.html", help="where the page goes (default: report.html)")
    parser.add_argument(
        "--json",
        action="store_true",
        help="print what the page shows as one JSON document; a page is written with -o alone",
    )
    parser.add_argument(
        "--values",
        action="store_true",
        help="execute one block with the interpreter, and show the values of its tiles step by step",
    )
    parser.add_argument("--block", type=int, metavar="N", help="with --values: the number of the block (default: 0)")
    parser.add_argument(
        "--waves",
        metavar="W[,W]",
        help="with --values: the waves whose registers are shown (default: the first wave, of each role)",
    )
    parser.add_argument("--unchecked", action="store_true", help="with --values: execute a refused kernel too")
    parser.add_argument(
        "--from-step", type=int, metavar="K", help="with --values: the first step that is shown (default: 0)"
    )
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    where = options.output or (None if options.json else "report.html")
    if where is not None and pathlib.Path(where).suffix.lower() not in (".html", ".htm"):
        raise UsageError(f"-o writes HTML, and '{where}' does not end in .html")
    kernel = load_kernel(options.file)
    sizes, strides = given(options)
    chip, target = chip_and_target(options)
    iterations = None if options.iterations is None else whole(options.iterations, "iterations")
    request = _request(options)
    try:
        with progress.of(f"report of {kernel.name}"):
            found = gathered(kernel, target, sizes, strides, options.allow_unchecked, chip, iterations)
    except MissingSizes as error:
        raise missing(error) from None
    if request is not None:
        found = with_values(found, kernel, sizes, strides, options.allow_unchecked, request)
    errors = sum(one["severity"] == "error" for one in found["findings"])
    if where is not None:
        write_aside(pathlib.Path(where), page(found).encode(errors=PLAIN))
        say(where, sys.stderr if options.json else sys.stdout)
    if options.json:
        say(json.dumps(found, indent=1))
    if errors:
        say(
            f"tiledsl: kernel '{kernel.name}' is refused with {errors} error{'s' * (errors > 1)}, which the report"
            " shows",
            sys.stderr,
        )
    return 1 if errors else 0


def _request(options: argparse.Namespace) -> Request | None:
    """What --values asks for. UsageError for options of --values without it."""
    if not options.values:
        for option in ("block", "waves", "from_step", "unchecked"):
            if getattr(options, option) not in (None, False):
                raise UsageError(f"--{option.replace('_', '-')} says what --values shows: give --values too")
        return None
    block = 0 if options.block is None else whole(options.block, "--block", least=0)
    first = 0 if options.from_step is None else whole(options.from_step, "--from-step", least=0)
    return Request(block, _waves(options.waves) if options.waves is not None else None, first, options.unchecked)


def _waves(text: str) -> tuple[int, ...]:
    numbers = text.split(",")
    if not all(number.isascii() and number.isdigit() and len(number) < 6 for number in numbers):
        raise UsageError(f"--waves takes numbers of waves, as in --waves 0,4, and got '{text}'")
    return tuple(sorted({*map(int, numbers)}))
