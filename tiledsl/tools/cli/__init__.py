"""The command line, `tiledsl COMMAND …`. Exit status: 0 done, 1 the kernel is refused, 2 the request is invalid."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

from tiledsl import __version__
from tiledsl.diagnostics.diagnostic import TiledslError, UsageError
from tiledsl.diagnostics.terminal import rendered
from tiledsl.tools.cli import bench, check, diff, explain, layout, lower, profile, report
from tiledsl.tools.cli import sim as simulate
from tiledsl.tools.cli.kernels import load_kernel
from tiledsl.tools.cli.lower import resource_table
from tiledsl.tools.cli.options import Command, examples, named_values
from tiledsl.tools.cli.output import give_up_output, plain, reader_may_leave, say, take_every_character

__all__ = ["load_kernel", "main", "named_values", "parser", "resource_table"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command, and return the exit status."""
    if sys.stderr is None:  # closed: print would take the standard output
        sys.stderr = io.StringIO()
    if sys.stdout is None:
        say("tiledsl: cannot write the output: the standard output is closed", sys.stderr)
        return 2
    take_every_character(sys.stdout, sys.stderr)
    if not _folder_exists():
        say("tiledsl: the working directory no longer exists", sys.stderr)
        return 2
    options = parser().parse_args(arguments)
    try:
        status: int = options.run(options)
        with reader_may_leave():
            sys.stdout.flush()
        return status
    except UsageError as error:
        say(plain(error, sys.stderr), sys.stderr)
        return 2
    except TiledslError as error:
        say(rendered(error, sys.stderr), sys.stderr)
        return 1
    except OSError as error:
        give_up_output()
        say(f"tiledsl: cannot write the output: {error.strerror}", sys.stderr)
        return 2


def _folder_exists() -> bool:
    try:
        return bool(os.getcwd())
    except FileNotFoundError:
        return False


def parser() -> argparse.ArgumentParser:
    """Create the command line's parser."""
    program = Command(
        prog="tiledsl",
        description="Tile kernels for AMD CDNA GPUs: checked, lowered, compiled.",
        epilog=examples("check my_gemm.py", "COMMAND --help      the options of a command, and more examples"),
    )
    program.add_argument("--version", action="version", version=f"tiledsl {__version__}", help="print the version")
    commands = program.add_subparsers(title="commands", required=True, metavar="COMMAND", parser_class=Command)
    for command in (check, lower, diff, layout, report, profile, bench, explain, simulate):
        command.add_command(commands)
    return program
