"""`tiledsl explain [CODE …]`: the meaning of diagnostic codes, with a wrong kernel and its correction."""

from __future__ import annotations

import argparse
import operator
import re
from typing import Any

from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.tools.cli.options import examples
from tiledsl.tools.cli.output import say
from tiledsl.tools.codes import PORT, Code, codes, explained

_PORT = "port"


def add_command(commands: Any, summary: str) -> None:
    """Add the command, with its line in the list of commands, and its options."""
    parser = commands.add_parser(
        "explain",
        help=summary,
        description=(
            "Say what diagnostic codes mean: the usual cause, and a small kernel with the mistake and its correction."
            " Without a code, list them all. `explain port` is for those who come from ThunderKittens or HipKittens:"
            " their words beside ours, and sixteen questions, each with a kernel."
        ),
        epilog=examples("explain TD401", "explain", "explain port"),
    )
    parser.add_argument("codes", nargs="*", metavar="CODE", help=f"a code, as TD401; or {_PORT}")
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    asked = [_page_of_port() if name == _PORT else explained(_code(name)) for name in options.codes]
    say(
        "\n\n\n".join(asked)
        if asked
        else "\n".join(f"{code.name}  {code.severity:8} {code.meaning}" for code in codes().values())
    )
    return 0


def _page_of_port() -> str:
    """The page, without its comments, which its tests and the command that writes docs/porting.md read."""
    return re.sub(r"<!--.*?-->\n+", "", PORT.read_text(encoding="utf-8"), flags=re.DOTALL).rstrip("\n")


def _code(text: str) -> Code:
    """The code of that name, in upper or lower case, with or without TD before its digits."""
    name = f"TD{text.upper().removeprefix('TD')}"
    if name in codes():
        return codes()[name]
    near = max(codes(), key=lambda other: _equal_places(other, name))
    meant = f" (did you mean '{near}'?)" if _equal_places(near, name) > len("TD1") else ""
    raise UsageError(f"there is no code '{text}'{meant}: `tiledsl explain` lists all")


def _equal_places(one: str, other: str) -> int:
    """The number of positions where two names have the same letter or digit."""
    return sum(map(operator.eq, one, other))
