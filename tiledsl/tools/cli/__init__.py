"""The command line, `tiledsl COMMAND …`. Exit status: 0 done, 1 the kernel is refused, 2 the request is invalid."""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys
from collections.abc import Collection, Sequence

from tiledsl.diagnostics import VERSION
from tiledsl.diagnostics.diagnostic import TiledslError, UsageError
from tiledsl.diagnostics.terminal import rendered
from tiledsl.tools.cli.options import Command
from tiledsl.tools.cli.output import give_up_output, plain, reader_may_leave, say, take_every_character

COMMANDS = {  # each a module of this package
    "check": "check the kernels of a file, and print every finding",
    "lower": "check and compile a kernel; print its resources or a stage",
    "diff": "compare two compiled kernels, or two listings",
    "layout": "draw where the elements of a tile or a matrix instruction lie",
    "report": "write a page with a kernel's time, costs, LDS and listing",
    "profile": "predict a kernel's time, and say why",
    "tune": "find the fastest variant of a kernel for a shape, by prediction",
    "bench": "time a kernel on an AMD GPU, over sizes, and check its result",
    "selftest": "check and time kernels on an AMD GPU; a page says what is wrong",
    "explain": "say what diagnostic codes mean; without one, list them all",
    "sim": "execute a kernel or a listing on the interpreter",
    "lsp": "serve an editor with findings, layouts and modelled clocks",
}


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
    try:
        status = _run(sys.argv[1:] if arguments is None else arguments)
        with reader_may_leave():
            sys.stdout.flush()
        return status
    except UsageError as error:
        say(plain(error, sys.stderr), sys.stderr)
        return 2
    except TiledslError as error:
        say(rendered(error, sys.stderr), sys.stderr)
        return 1
    except ValueError:
        if not sys.stdout.closed:
            raise
        said = "a kernel closes the standard output, where the command writes: let it keep the output open"
        say(f"tiledsl: {said}", sys.stderr)
        return 2
    except OSError as error:
        give_up_output()
        say(f"tiledsl: cannot write the output: {error.strerror}", sys.stderr)
        return 2


def _run(given: Sequence[str]) -> int:
    asked = next((argument for argument in given if argument in COMMANDS), None)
    if asked is None and {"--version", "--verbose"} <= {*given}:
        installed: int = importlib.import_module(f"{__name__}.installed").show()
        return installed
    options = parser([asked] if asked else []).parse_args(given)
    if options.verbose:
        raise UsageError("--verbose goes with --version: tiledsl --version --verbose")
    status: int = options.run(options)
    return status


def _folder_exists() -> bool:
    try:
        return bool(os.getcwd())
    except FileNotFoundError:
        return False


def parser(complete: Collection[str] = tuple(COMMANDS)) -> argparse.ArgumentParser:
    """Create the command line's parser, with the options of the commands in `complete`.

    Of the other commands the parser knows the names, and their modules are not imported."""
    program = Command(
        prog="tiledsl",
        description="Tile kernels for AMD CDNA GPUs: checked, lowered, compiled.",
        epilog="examples:\n  tiledsl check my_gemm.py   # tiledsl COMMAND --help: options, more examples",
    )
    program.add_argument(
        "--version",
        action="version",
        version=f"tiledsl {VERSION}",
        help="print the version; with --verbose, what is installed",
    )
    program.add_argument("--verbose", action="store_true", help=argparse.SUPPRESS)
    commands = program.add_subparsers(title="commands", required=True, metavar="COMMAND", parser_class=Command)
    for name, summary in COMMANDS.items():
        if name in complete:
            importlib.import_module(f"{__name__}.{name}").add_command(commands, summary)
        else:
            commands.add_parser(name, help=summary)
    return program
