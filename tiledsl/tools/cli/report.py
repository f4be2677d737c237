"""`tiledsl report FILE[:NAME] …`: a kernel's costs, LDS, warps, outputs and listing as one HTML page."""

from __future__ import annotations

import argparse
import json
import pathlib
import sys
from typing import Any

from tiledsl.diagnostics.diagnostic import MissingSizes, UsageError
from tiledsl.diagnostics.terminal import progress
from tiledsl.targets import TARGETS, architecture
from tiledsl.tools.cli.kernels import load_kernel
from tiledsl.tools.cli.options import add_allow_unchecked, add_kernel, examples, given, missing
from tiledsl.tools.cli.output import PLAIN, say, write_aside
from tiledsl.tools.report.gathered import gathered
from tiledsl.tools.report.page import page


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
        epilog=examples("report my_gemm.py", "report my_gemm.py:gemm -D M=4096 --target gfx950 -o gemm.html"),
    )
    add_kernel(parser, "a Python file with a kernel; the kernel's name, where it holds several")
    parser.add_argument(
        "--target", type=architecture, choices=tuple(TARGETS), help="the chip (default: the kernel's own, or gfx942)"
    )
    add_allow_unchecked(parser)
    parser.add_argument("-o", dest="output", metavar="FILE.html", help="where the page goes (default: report.html)")
    parser.add_argument(
        "--json",
        action="store_true",
        help="print what the page shows as one JSON document; a page is written with -o alone",
    )
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    where = options.output or (None if options.json else "report.html")
    if where is not None and pathlib.Path(where).suffix.lower() not in (".html", ".htm"):
        raise UsageError(f"-o writes HTML, and '{where}' does not end in .html")
    kernel = load_kernel(options.file)
    sizes, strides = given(options)
    try:
        with progress.of(f"report of {kernel.name}"):
            found = gathered(kernel, options.target, sizes, strides, options.allow_unchecked)
    except MissingSizes as error:
        raise missing(error) from None
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
