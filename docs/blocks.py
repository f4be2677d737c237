"""The fenced blocks of a page, and the files that they are: `python -m docs.blocks docs/tutorial.md FOLDER` writes them
there.

A comment above a block says what it is. `<!-- file gemm.py -->`: the file of that name. `<!-- patch wrong.py from
gemm.py -->`: the changes that make the one of the other, in lines that begin with "- ", "+ " or two spaces; a line `…`
stands for any lines between two changes."""

from __future__ import annotations

import dataclasses
import pathlib
import re
import sys

_FENCED = re.compile(
    r"(?:^<!-- (?P<said>[^\n]*) -->\n)?^```(?P<language>[^\n]*)\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL
)


@dataclasses.dataclass(frozen=True)
class Block:
    """A fenced block: its language, its text, and what the comment above it says."""

    language: str
    text: str
    said: str


def blocks(page: pathlib.Path) -> list[Block]:
    return [
        Block(found["language"], found["text"], found["said"] or "")
        for found in _FENCED.finditer(page.read_text(encoding="utf-8"))
    ]


def without(text: str) -> str:
    """A page's text without its fenced blocks."""
    return _FENCED.sub("", text)


def files(page: pathlib.Path) -> dict[str, str]:
    """The page's files by name, in its order."""
    found: dict[str, str] = {}
    for block in blocks(page):
        match block.said.split():
            case ["file", name]:
                found[name] = block.text
            case ["patch", name, "from", other]:
                found[name] = patched(found[other], block.text)
    return found


def patched(text: str, patch: str) -> str:
    """The text with the changes made. Each has its place by the lines that stay and go, which are there once behind the
    change before it; else ValueError.
    """
    done, rest = "", text
    for change in re.split(r"^…\n", patch, flags=re.MULTILINE):
        lines = [(line[:2], line[2:]) for line in change.splitlines(keepends=True)]
        if wrong := [mark + line for mark, line in lines if mark.strip("\n") not in ("- ", "+ ", "  ", "-", "+", "")]:
            raise ValueError(
                f"a line of a patch begins with '- ', '+ ' or two spaces, and this one does not: {wrong[0]!r}"
            )
        old, new = ("".join(line or "\n" for mark, line in lines if mark[0] != left_out) for left_out in "+-")
        if (times := f"\n{rest}".count(f"\n{old}")) != 1:
            raise ValueError(f"these lines are there {times} times:\n{old}")
        before, _, behind = f"\n{rest}".partition(f"\n{old}")
        done, rest = done + f"{before}\n"[1:] + new, behind
    return done + rest


if __name__ == "__main__":
    page, folder = map(pathlib.Path, sys.argv[1:])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files(page).items():
        (folder / name).write_text(text, encoding="utf-8")
        print(folder / name)
