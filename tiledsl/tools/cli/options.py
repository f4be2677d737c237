"""Options common to the commands that take a kernel: file, target, sizes, options and strides."""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import sys
from collections.abc import Iterable, Mapping, Set
from typing import Any, TypeVar

from tiledsl.diagnostics.diagnostic import MissingSizes, UsageError
from tiledsl.diagnostics.suggest import meant
from tiledsl.targets import of_chip
from tiledsl.tools.cli.output import say

T = TypeVar("T")
_MOST_DIGITS = 1000  # Python's int takes some thousands
VALUES = "a number, true, false, None, or else text; may be repeated"  # of every -D


class Help(argparse.HelpFormatter):
    """A help formatter that keeps the lines of examples, so that they can be copied."""

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        if not text.startswith("example"):
            return super()._fill_text(text, width, indent)
        return "\n".join(indent + line for line in text.splitlines())

    def _format_action(self, action: argparse.Action) -> str:
        """Format an option; of the commands their rows alone, without a row for all of them."""
        if not isinstance(action, argparse._SubParsersAction):
            return super()._format_action(action)
        return self._join_parts([self._format_action(one) for one in self._iter_indented_subactions(action)])


class Command(argparse.ArgumentParser):
    """The parser of one command, or of the program: unknown names are reported with the closest known name."""

    def __init__(self, **options: Any):
        super().__init__(**{"formatter_class": Help, **options})

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """Refuse unknown arguments here, with this command's usage instead of the program's."""
        found, rest = super().parse_known_args(args, namespace)
        if rest:
            option = rest[0].partition("=")[0]
            of = f"{self.prog} has no option '{option}'{meant(option, self._option_string_actions)}"
            self.error(of if option.startswith("-") else f"{self.prog} takes no more arguments, and got '{rest[0]}'")
        return found, rest

    def _print_message(self, message: str, file: Any = None) -> None:
        if message:
            say(message, file or sys.stderr, end="")

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            # another target's number looks similar and is not meant, and a chip's name is no target
            near = meant(str(value), action.choices) if action.dest != "target" else of_chip(str(value))
            raise argparse.ArgumentError(
                action, f"invalid choice: '{value}'{near}: it is one of {', '.join(action.choices)}"
            )


def examples(*lines: str) -> str:
    """The examples at the end of a command's help."""
    return "\n".join([f"example{'s' * (len(lines) > 1)}:", *(f"  tiledsl {line}" for line in lines)])


def add_kernel(parser: argparse.ArgumentParser, file: str) -> None:
    """Add the file, and options for sizes, options and strides."""
    parser.add_argument("file", metavar="FILE[:NAME]", help=file)
    add_sizes(parser)


def add_sizes(parser: argparse.ArgumentParser) -> None:
    """Add options for sizes, options and strides."""
    parser.add_argument(
        "-D",
        dest="sizes",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help=f"a size or option of the kernel, as M=8192; {VALUES}",
    )
    add_strides(parser)


def add_allow_unchecked(parser: argparse.ArgumentParser) -> None:
    """Add the option that turns contracts without a check into notes."""
    parser.add_argument(
        "--allow-unchecked",
        action="store_true",
        help="a contract that cannot be checked is a note, not an error, as td.unchecked makes it for one output",
    )


def add_strides(parser: argparse.ArgumentParser) -> None:
    """Add the option for strides alone."""
    parser.add_argument(
        "--strides",
        metavar="TENSOR=N[,N]",
        action="append",
        default=[],
        help="elements from one row to the next, as a=8256; of a batch, from one matrix to the next, then rows",
    )


def given(options: argparse.Namespace) -> tuple[dict[str, Any], dict[str, int | tuple[int, ...]]]:
    """The sizes and options of the command line, and the strides."""
    return named_values(options.sizes), strides(options.strides)


def own_values(values: Mapping[str, Any], own: Set[str], every: Iterable[Set[str]]) -> dict[str, Any]:
    """The values for one of several kernels. They are the names that the kernel has, and the names that no kernel has,
    which are refused there."""
    names = set[str]().union(*every)
    return {name: value for name, value in values.items() if name in own or name not in names}


def missing(error: MissingSizes) -> UsageError:
    """The error in the command line's words."""
    return UsageError(f"{error.needs}: {' '.join(f'-D {name}=8192' for name in error.names)}")


def named_values(texts: Iterable[str], option: str = "-D") -> dict[str, Any]:
    """The values of every -D, or of another option. UsageError where a name has two values."""
    return _once(option, (_named_value(text, option) for text in texts))


def strides(texts: Iterable[str]) -> dict[str, int | tuple[int, ...]]:
    """The values of every --strides. UsageError where a tensor has two."""
    return _once("--strides", map(_stride, texts))


def _once(option: str, pairs: Iterable[tuple[str, T]]) -> dict[str, T]:
    found: dict[str, T] = {}
    for name, value in pairs:
        if repr(found.setdefault(name, value)) != repr(value):  # not a number differs from itself
            raise UsageError(f"{option} gives '{name}' twice: {found[name]} and {value}")
    return found


def _named_value(text: str, option: str) -> tuple[str, Any]:
    """Parse NAME=VALUE. Numbers, true and false (as in Python or in lower case) and None become values, anything else
    text."""
    name, equals, value = text.partition("=")
    if not equals or not name.isidentifier():
        raise UsageError(f"{option} takes NAME=VALUE, as in {option} M=8192, and got '{text}'")
    _check_digits(f"{option} {name}", value)
    words: dict[str, Any] = {"True": True, "true": True, "False": False, "false": False, "None": None}
    for number in (lambda text: int(text, 0), float):
        try:
            return name, number(value)
        except ValueError:
            continue
    return name, words.get(value, value)


def _stride(text: str) -> tuple[str, int | tuple[int, ...]]:
    """Parse TENSOR=N, TENSOR=N,N or TENSOR=N,N,N,N."""
    name, _, value = text.partition("=")
    numbers = value.split(",")
    if (
        not name.isidentifier()
        or len(numbers) not in (1, 2, 4)
        or not all(number.isascii() and number.isdigit() for number in numbers)
    ):
        raise UsageError(
            f"--strides takes TENSOR=N, as in --strides a=8256, TENSOR=N,N for a batch, or TENSOR=N,N,N,N for one in"
            f" groups, and got '{text}'"
        )
    for number in numbers:
        _check_digits(f"--strides {name}", number)
    first, *rest = map(int, numbers)
    return name, (first, *rest) if rest else first


def _check_digits(option: str, text: str) -> None:
    """UsageError for a number with more digits than Python reads."""
    if len(text) > _MOST_DIGITS and text.lstrip("+-").replace("_", "").isdigit():
        raise UsageError(f"{option} has a number of {len(text):,} digits: the most are {_MOST_DIGITS:,}")


def check_clang(command: str | None) -> None:
    """UsageError where --clang names no existing program."""
    if command is None or os.path.exists(command):
        return
    try:
        words = shlex.split(command)
    except ValueError:  # an unbalanced quotation mark
        words = []
    if not words or shutil.which(words[0]) is None:
        raise UsageError(
            f"there is no compiler '{command}': --clang takes a path, a name on PATH, or a command such as 'python -m"
            " ziglang clang'"
        )
