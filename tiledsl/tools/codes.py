"""Meanings of the diagnostic codes, from codes.toml, for `tiledsl explain` and the pages of docs/.

`python -m tiledsl.tools.codes DOCS` writes the pages."""

from __future__ import annotations

import dataclasses
import functools
import pathlib
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator

from tiledsl.targets import DEFAULT_TARGET

SOURCE = pathlib.Path(__file__).with_name("codes.toml")
PORT = pathlib.Path(__file__).with_name("port.md")  # for those who come from C++: `tiledsl explain port`
IMPORT = "import tiledsl as td\n\n\n"
FAMILIES = (  # a code's first digits after TD, and the heading
    ("0", "Requests"),
    ("1", "TD1xx: language, types and layouts"),
    ("2", "TD2xx: budget"),
    ("3", "TD3xx: bounds and coverage"),
    ("4", "TD4xx: order"),
    ("5", "TD5xx: assembly"),
    ("6", "TD6xx: value"),
    ("7", "TD7xx: lint"),
    ("80", "TD8xx: compilers"),
    ("85", "TD85x: the interpreter"),
    ("86", "TD86x: the GPU"),
    ("87", "TD87x: the data of a call"),
    ("88", "TD88x: tuned files"),
    ("9", "TD9xx: files"),
)


@dataclasses.dataclass(frozen=True)
class Code:
    """A diagnostic code. `example` is a diff from a wrong kernel to the corrected kernel, or empty; its lines begin
    with "- ", "+ " or two spaces. `compiled` says that only compiling shows the mistake."""

    name: str
    severity: str
    meaning: str
    fix: str
    cause: str = ""
    example: str = ""
    target: str = DEFAULT_TARGET
    compiled: bool = False

    @property
    def wrong(self) -> str:
        """A file with the mistake."""
        return self._side("-")

    @property
    def fixed(self) -> str:
        """The same file, corrected."""
        return self._side("+")

    def _side(self, sign: str) -> str:
        return IMPORT + "".join(f"{line[2:]}\n" for line in self.example.splitlines() if line[:1] in (sign, " ", ""))


@functools.cache
def codes() -> dict[str, Code]:
    """All codes by name, in the order of their numbers."""
    return {name: Code(name, **fields) for name, fields in tomllib.loads(SOURCE.read_text(encoding="utf-8")).items()}


def explained(code: Code) -> str:
    """The text of `tiledsl explain` for a code."""
    parts = [f"{code.name}, {code.severity}: {code.meaning}"]
    parts += [f"{title}: {text}" for title, text in (("Usual cause", code.cause), ("Usual fix", code.fix)) if text]
    if code.example:
        parts += [_heading(code), "\n".join(f"    {line}".rstrip() for line in code.example.splitlines())]
    return "\n\n".join(parts)


def _heading(code: Code) -> str:
    where = "" if code.target == DEFAULT_TARGET else f" on {code.target}"
    found = ", found once it is compiled" if code.compiled else ""
    return f"A kernel with this mistake{where}{found} (-), and its correction (+):"


# ------------------------------------------------------------------------------------------------------------ the pages

BEGIN = "<!-- Written by `make diagnostics-docs` from tiledsl/tools/codes.toml, down to its end. -->\n"
END = "<!-- The end of what is written. -->\n"
MISTAKES = """\
# Mistakes and their corrections

<!-- Written by `make diagnostics-docs` from tiledsl/tools/codes.toml. -->

For each code that has one: the usual cause, and a small kernel with the mistake and its correction, as a diff. Each
begins with `import tiledsl as td`. `tiledsl explain TD401` prints the same; [diagnostics.md](diagnostics.md) lists all
codes.
"""


def tables() -> str:
    """Every code with its severity, meaning and fix, one table a family."""
    head = "| code | severity | meaning | usual fix |\n|---|---|---|---|\n"
    return "\n".join(
        f"## {title}\n\n{head}{''.join(map(_row, family))}" for title, family in _families(codes().values())
    )


def _row(code: Code) -> str:
    return f"| {code.name} | {code.severity} | {code.meaning} | {code.fix}{' ' * bool(code.fix)}|\n"


def mistakes() -> str:
    """The page with causes and examples."""
    shown = [code for code in codes().values() if code.cause]
    return MISTAKES + "".join(f"\n## {title}\n{''.join(map(_section, family))}" for title, family in _families(shown))


def _section(code: Code) -> str:
    text = f"\n### {code.name}: {code.meaning}\n\n{code.cause}"
    text += f" {code.fix}\n" if code.fix else "\n"
    return text + (f"\n{_heading(code)}\n\n```diff\n{code.example}```\n" if code.example else "")


def _families(shown: Iterable[Code]) -> Iterator[tuple[str, list[Code]]]:
    left = list(shown)
    for digits, title in FAMILIES:
        family = [code for code in left if code.name.startswith(f"TD{digits}")]
        if family:
            yield title, family


def pages(docs: pathlib.Path) -> dict[pathlib.Path, str]:
    """The files of a folder that contain codes, with the text that each should have."""
    path = docs / "diagnostics.md"
    between = re.compile(f"(?<={re.escape(BEGIN)}).*(?={re.escape(END)})", re.DOTALL)
    text, count = between.subn(lambda _: f"\n{tables()}\n", path.read_text(encoding="utf-8"))
    if count != 1:
        raise ValueError(f"{path} has not one place for the tables, between {BEGIN.strip()} and {END.strip()}")
    return {path: text, docs / "mistakes.md": mistakes(), docs / "porting.md": PORT.read_text(encoding="utf-8")}


if __name__ == "__main__":
    for page, content in pages(pathlib.Path(sys.argv[1])).items():
        page.write_text(content, encoding="utf-8")
