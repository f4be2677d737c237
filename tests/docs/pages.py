"""The pages of the repository: their fenced blocks, headings and links; and sessions of command lines with what they print."""

from __future__ import annotations

import contextlib
import dataclasses
import io
import os
import pathlib
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator

from tiledsl import cli

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "examples").glob("*.md"), *(ROOT / "benchmarks").rglob("*.md")])
_FENCED = re.compile(r"(?:^<!-- (?P<said>[^\n]*) -->\n)?^```(?P<language>[^\n]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclasses.dataclass(frozen=True)
class Block:
    """A fenced block: its language, its text, and what the comment above it says."""

    language: str
    text: str
    said: str


def name(page: pathlib.Path) -> str:
    """As a test calls it."""
    return str(page.relative_to(ROOT))


def blocks(page: pathlib.Path) -> list[Block]:
    return [Block(found["language"], found["text"], found["said"] or "") for found in _FENCED.finditer(page.read_text(encoding="utf-8"))]


def prose(page: pathlib.Path) -> str:
    """The page without its fenced blocks and code."""
    return re.sub(r"`[^`\n]+`", "", _FENCED.sub("", page.read_text(encoding="utf-8")))


def anchors(page: pathlib.Path) -> set[str]:
    """The anchors of its headings, as repositories make them."""
    headings = re.findall(r"^#{1,6} (.+)$", _FENCED.sub("", page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def links(page: pathlib.Path) -> Iterator[str]:
    """Where its links lead, those that are defined at the page's end too."""
    text = prose(page)
    yield from re.findall(r"\]\(([^)\s]+)\)", text)
    yield from re.findall(r"^\[[^\]]+\]: (\S+)$", text, re.MULTILINE)


# ------------------------------------------------------------------------------------------------------------ sessions


def session(page: pathlib.Path, folder: pathlib.Path) -> None:
    """Write the page's files there, and hold what its command lines print against what it shows. `…` is anything, alone on its line any lines."""
    for block in blocks(page):
        if block.said.startswith("file "):
            (folder / block.said.removeprefix("file ")).write_text(block.text, encoding="utf-8")
        if block.language == "console":
            for command, shown in re.findall(r"^\$ ([^\n]+)\n((?:(?!\$ )[^\n]*\n)*)", block.text, re.MULTILINE):
                printed = run(command, folder)
                assert re.fullmatch(_pattern(shown), printed), f"{command}\n\n{printed}"


def _pattern(shown: str) -> str:
    lines = re.escape(shown).replace("\\\n", "\n").splitlines()
    return "".join("(?:.*\n)*?" if line == "…" else line.replace("…", ".*") + "\n" for line in lines)


def run(command: str, folder: pathlib.Path) -> str:
    """What it prints, to either stream. tiledsl runs in this process, other commands in a shell."""
    if command.startswith("tiledsl ") and not set(command) & set("|>&"):
        printed = io.StringIO()
        with contextlib.chdir(folder), contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            cli.main(shlex.split(command, comments=True)[1:])
        return printed.getvalue()
    begins = {"tiledsl": f"{sys.executable} -m tiledsl", "python": sys.executable}
    first, _, rest = command.partition(" ")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        f"{begins.get(first, first)} {rest}", shell=True, cwd=folder, env=environment, text=True, stdout=-1, stderr=subprocess.STDOUT, timeout=120
    )
    return done.stdout
