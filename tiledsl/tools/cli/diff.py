"""`tiledsl diff A [B] …`: the differences of two compiled kernels as a table, and whether B is worse."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import Any

from tiledsl.analysis.time.chips import CHIPS
from tiledsl.diagnostics.diagnostic import (
    Diagnostic,
    KernelError,
    MissingSizes,
    TiledslError,
    UsageError,
    plain_style,
)
from tiledsl.diagnostics.terminal import rendered, style_of
from tiledsl.targets import TARGETS
from tiledsl.toolchain import COMPILERS
from tiledsl.tools.cli.check import finding_fields
from tiledsl.tools.cli.options import VALUES, examples, missing
from tiledsl.tools.cli.output import say
from tiledsl.tools.cli.two_sides import LETTERS, Asked, Refused, asked_sides
from tiledsl.tools.diff import worse
from tiledsl.tools.diff.comparison import Comparison, compared, refused_document
from tiledsl.tools.diff.sides import Side

_DESCRIPTION = """Compare two compiled kernels: one on two targets, by two compilers or with two options, \
two kernels, HIP C++, or two listings of any LLVM compiler.
An option applies to both sides; with A: or B: before its value, to one side. --target, --compiler, --clang and \
--dynamic-lds
may be given twice instead, for A and then for B.
Exit status 0 done, 1 where B is worse by a name of --fail-on or a side is refused, 2 for a wrong request."""
_EXAMPLES = examples(
    "diff gemm.py --target gfx942 --target gfx950",
    "diff gemm.py -D A:step=32 -D B:step=64",
    "diff gemm.hip --macro A:STEP=32 --macro B:STEP=64",
    "diff old/gemm.s new/gemm.s --fail-on spills,vgprs,conflicts",
)


def add_command(commands: Any, summary: str) -> None:
    """Add the command, with its line in the list of commands, and its options."""
    parser = commands.add_parser(
        "diff",
        help=summary,
        description=_DESCRIPTION,
        epilog=_EXAMPLES,
    )
    _add_sides(parser)
    parser.add_argument("--all", action="store_true", help="show every row, not only the rows that differ")
    parser.add_argument(
        "--loop",
        action="store_true",
        help="show the main loops' listings as a unified diff, without the names of registers and labels",
    )
    parser.add_argument(
        "--time", action="store_true", help="predict both kernels' times, and show the lines that differ"
    )
    _add_each(
        parser, "--chip", "NAME", f"of --time: the chip of the prediction, {', '.join(CHIPS)} (default: by the target)"
    )
    _add_each(parser, "--iterations", "N", "of --time: the iterations of a loop whose end depends on data in memory")
    _add_each(
        parser,
        "--figures",
        "FILE.toml",
        "of --time: figures of your own GPU in place of those of the model (docs/profile.md)",
    )
    parser.add_argument(
        "--fail-on",
        metavar="NAME,NAME,…",
        action="append",
        default=[],
        help=f"exit with 1 where one of these is worse in B: {', '.join(worse.RULES)}",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON document, docs/schemas/diff.json")
    parser.set_defaults(run=_run)


def _add_each(parser: argparse.ArgumentParser, option: str, metavar: str, help: str, **more: Any) -> None:
    """Add an option for both sides, or for one, as in A:VALUE."""
    parser.add_argument(option, metavar=f"[A:]{metavar}", action="append", default=[], help=help, **more)


def _add_sides(parser: argparse.ArgumentParser) -> None:
    """Add the two kernels or listings, and how each is lowered."""
    parser.add_argument(
        "a", metavar="A", help="a kernel, FILE.py[:NAME], HIP C++, FILE.hip[:NAME], or a listing, FILE.s[:NAME]"
    )
    parser.add_argument(
        "b",
        metavar="B",
        nargs="?",
        help="the other side, compared with A (default: the same kernel, where the" " options differ)",
    )
    _add_each(parser, "-D", "NAME=VALUE", f"a size or option of a kernel, as M=8192; {VALUES}", dest="values")
    _add_each(parser, "--strides", "TENSOR=N", "elements from one row to the next, as a=8256")
    _add_each(parser, "--target", "TARGET", f"the chip of a kernel: {', '.join(TARGETS)}")
    _add_each(parser, "--compiler", "NAME", f"of a kernel: {', '.join(COMPILERS)} (default: clang, auto with a GPU)")
    _add_each(parser, "--clang", "PATH", "the clang to use")
    _add_each(parser, "--dynamic-lds", "BYTES", "of a listing: LDS given at its launch")
    parser.add_argument("-I", dest="includes", metavar="FOLDER", action="append", default=[], help="of HIP: headers")
    _add_each(parser, "--macro", "NAME[=VALUE]", "of HIP C++: define a macro", dest="macros")


def _run(options: argparse.Namespace) -> int:
    names = worse.asked(options.fail_on)
    of_time = [name for name in ("chip", "iterations", "figures") if getattr(options, name)]
    if of_time and not options.time:
        option = f"--{of_time[0]}"
        raise UsageError(f"{option} changes predictions, which --time asks for: add --time, or leave {option} out")
    judged = [name for name in names if name in worse.OF_TIME]
    if judged and not options.time:
        option = f"--fail-on {judged[0]}"
        raise UsageError(f"{option} compares predictions, which --time asks for: add --time, or leave {option} out")
    asked = asked_sides(options)
    sides = _resolved(asked)
    if isinstance(sides, list):
        if options.json:
            say(json.dumps(refused_document(map(_fields, sides)), indent=1))
        for letter, one in sides:
            came_to = "is refused" if isinstance(one.error, KernelError) else "cannot be compiled"
            say(f"tiledsl: side {letter}, {one.what}, {came_to}:\n\n{rendered(one.error, sys.stderr)}", sys.stderr)
        return 1
    try:
        comparison = compared(sides, names, options.loop, options.time)
    except MissingSizes as error:  # run-time sizes, which only a prediction needs
        raise missing(error) from None
    say(
        json.dumps(comparison.document(), indent=1, default=str)
        if options.json
        else comparison.text(options.all, style_of(sys.stdout) or plain_style, more="--all")
    )
    return _status(comparison)


def _status(comparison: Comparison) -> int:
    """The exit status: 1 where a name of --fail-on is worse. UsageError where that is not known."""
    if any(one.worse for one in comparison.judged):
        return 1
    unknown = [one for one in comparison.judged if one.open]
    if unknown:
        raise UsageError(
            [
                Diagnostic("TD000", f"--fail-on {one.name} cannot be judged: {comparison.why_open(one)}")
                for one in unknown
            ]
        )
    return 0


def _fields(refused: tuple[str, Refused]) -> dict[str, Any]:
    letter, one = refused
    return {
        "side": letter,
        "what": one.what,
        "diagnostics": [finding_fields(finding) for finding in one.error.diagnostics],
    }


def _resolved(asked: Sequence[Asked | Refused]) -> tuple[Side, Side] | list[tuple[str, Refused]]:
    """Both sides, or the refused ones with their letters. UsageError reports the errors of both."""
    found: list[Side] = []
    refused: list[tuple[str, Refused]] = []
    wrong: list[Diagnostic] = []
    for letter, one in zip(LETTERS, asked, strict=True):
        try:
            if isinstance(one, Refused):
                refused.append((letter, one))
            else:
                found.append(one.resolved())
        except UsageError as error:
            wrong += error.diagnostics
        except TiledslError as error:
            refused.append((letter, Refused(str(one), error)))
    if wrong:
        raise UsageError(dict.fromkeys(wrong))
    return refused or (found[0], found[1])
