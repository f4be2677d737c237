"""The pages of the repository: their fenced blocks, headings and links; and sessions of command lines with what they print."""

from __future__ import annotations

import ast
import contextlib
import functools
import io
import os
import pathlib
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator

from docs.blocks import blocks, files, without
from tests.scripts import run_script
from tiledsl.tools import cli

ROOT = pathlib.Path(__file__).resolve().parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *(ROOT / "examples").glob("*.md"), *(ROOT / "benchmarks").rglob("*.md")])


def name(page: pathlib.Path) -> str:
    """As a test calls it."""
    return str(page.relative_to(ROOT))


@functools.cache
def parsed(module: pathlib.Path) -> ast.Module:
    """A module's syntax tree. Several tests read all modules of the package."""
    return ast.parse(module.read_text(encoding="utf-8"))


def prose(page: pathlib.Path) -> str:
    """The page without its fenced blocks and code."""
    return re.sub(r"`[^`\n]+`", "", without(page.read_text(encoding="utf-8")))


def anchors(page: pathlib.Path) -> set[str]:
    """The anchors of its headings, as repositories make them."""
    headings = re.findall(r"^#{1,6} (.+)$", without(page.read_text(encoding="utf-8")), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def links(page: pathlib.Path) -> Iterator[str]:
    """Where its links lead, those that are defined at the page's end too."""
    text = prose(page)
    yield from re.findall(r"\]\(([^)\s]+)\)", text)
    yield from re.findall(r"^\[[^\]]+\]: (\S+)$", text, re.MULTILINE)


def joined(text: str) -> str:
    """Command lines, each on one line: a backslash at the end of a line continues it."""
    return re.sub(r"\\\n\s*", "", text)


# ------------------------------------------------------------------------------------------------------------ sessions


def session(page: pathlib.Path, folder: pathlib.Path, update: bool = False) -> None:
    """Write the page's files there, and hold what its command lines print against what it shows. `…` is anything, alone on its line any lines.
    With `update`, what is shown otherwise is written anew.
    """
    write_files(page, folder)
    for block in blocks(page):
        if block.language == "console":
            now = block.text
            for command, shown in re.findall(r"^\$ ([^\n]+)\n((?:(?!\$ )[^\n]*\n)*)", block.text, re.MULTILINE):
                printed = run(command, folder)
                if update:
                    now = now.replace(f"$ {command}\n{shown}", f"$ {command}\n{renewed(shown, printed)}", 1)
                else:
                    assert re.fullmatch(_pattern(shown), printed), f"{command}\n\n{printed}"
            if now != block.text:
                page.write_text(page.read_text(encoding="utf-8").replace(f"```console\n{block.text}```", f"```console\n{now}```", 1), encoding="utf-8")


def write_files(page: pathlib.Path, folder: pathlib.Path) -> None:
    """Write the page's files there, each at once: tests in other processes may use the same folder, so that a kernel of the page is compiled once."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files(page).items():
        path, aside = folder / name, folder / f"{name}.{os.getpid()}"
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            aside.write_text(text, encoding="utf-8")
            aside.replace(path)


def _pattern(shown: str) -> str:
    lines = re.escape(shown).replace("\\\n", "\n").splitlines()
    return "".join("(?:.*\n)*?" if line == "…" else line.replace("…", ".*") + "\n" for line in lines)


def renewed(shown: str, printed: str) -> str:
    """What is printed, less what is left out of `shown`: each run of lines between two `…` stands where most of its lines are now."""
    if re.fullmatch(_pattern(shown), printed):
        return shown
    lines, at, found = printed.splitlines(keepends=True), 0, []
    runs = [run.splitlines(keepends=True) for run in re.split(r"^…\n", shown, flags=re.MULTILINE)]
    if len(runs) == 1:
        return printed
    for number, wanted in enumerate(runs):
        places = range(at, max(at, len(lines) - len(wanted)) + 1)
        place = at if number == 0 else places[-1] if number == len(runs) - 1 else max(places, key=lambda place: _alike(wanted, lines[place:]))
        found.append("".join(want if re.fullmatch(_pattern(want), line) else line for want, line in zip(wanted, lines[place:], strict=False)))
        at = place + len(wanted)
    return "…\n".join(found)


def _alike(wanted: list[str], lines: list[str]) -> int:
    return sum(bool(re.fullmatch(_pattern(want), line)) for want, line in zip(wanted, lines, strict=False))


def run(command: str, folder: pathlib.Path) -> str:
    """What it prints, to either stream. tiledsl and the page's own scripts run in this process, before and behind a pipe too; other commands in a shell."""
    first, pipe, behind = command.partition(" | ")
    if set(first) & set("|>&"):
        return _in_shell(command, folder)
    if first.startswith("tiledsl "):
        printed = io.StringIO()
        with contextlib.chdir(folder), contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
            cli.main(shlex.split(first, comments=True)[1:])
        return _piped(behind, folder, printed.getvalue()) if pipe else printed.getvalue()
    return _piped(command, folder)


def _piped(command: str, folder: pathlib.Path, given: str = "") -> str:
    """What it prints of what a pipe brings."""
    script = re.fullmatch(r"python (\w+\.py)((?: \w+)*)", command)
    if script is None:
        return _in_shell(command, folder, given)
    with contextlib.chdir(folder):
        return run_script(folder / script[1], *script[2].split(), given=given, together=True).stdout


def _in_shell(command: str, folder: pathlib.Path, given: str = "") -> str:
    begins = {"tiledsl": f"{sys.executable} -m tiledsl", "python": sys.executable}
    first, _, rest = command.partition(" ")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        f"{begins.get(first, first)} {rest}", shell=True, cwd=folder, env=environment, text=True, input=given, stdout=-1, stderr=subprocess.STDOUT, timeout=120
    )
    return done.stdout
