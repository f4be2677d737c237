"""docs/diff.md: its commands run, what it shows is printed, and its tables have the names that there are, with the rules that they stand for."""

import pathlib
import re
import shlex

import pytest

from tiledsl.tools import cli
from tiledsl.tools.diff import rows
from tiledsl.tools.diff.worse import RULES

ROOT = pathlib.Path(__file__).parents[2]
TEXT = (ROOT / "docs" / "diff.md").read_text(encoding="utf-8").replace("\\\n", "")
COMMANDS, SHOWN, IN_A_CI = re.findall(r"^```(?:sh)?\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def without_version(text: str) -> str:
    return re.sub(r"clang version .*", "clang", text)


@pytest.mark.thorough
@pytest.mark.parametrize("line", COMMANDS.splitlines())
def test_commands(capsys, monkeypatch, line):
    monkeypatch.chdir(ROOT)
    assert cli.main(shlex.split(line, comments=True)[1:]) == 0
    assert "rows differ" in capsys.readouterr().out


def test_what_it_shows(capsys, monkeypatch):
    monkeypatch.chdir(ROOT)
    assert cli.main(shlex.split(COMMANDS.splitlines()[0], comments=True)[1:]) == 0
    assert without_version(capsys.readouterr().out) == without_version(SHOWN)


@pytest.mark.thorough
def test_the_command_of_a_ci(capsys, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    pathlib.Path("gemm.py").write_text((ROOT / "examples" / "gemm_8192.py").read_text())
    assert cli.main(["lower", "gemm.py", "-o", "before"]) == 0
    assert cli.main(shlex.split(IN_A_CI)[1:]) == 0
    assert capsys.readouterr().out.count(": not worse") == 4


def test_names_of_fail_on():
    assert re.findall(r"^\| `([\w-]+)` \| (.*) \|$", TEXT.partition("| name | worse is |")[2], re.MULTILINE) == [
        (name, rule.words) for name, rule in RULES.items()
    ]


def test_headings():
    table = TEXT.partition("| heading | |\n|---|---|\n")[2].partition("\n\n")[0]
    groups = (rows.KERNEL, rows.LOOP, rows.FOR_WORK, rows.WAITS, rows.INSTRUCTIONS, rows.CONFLICTS)
    headings = [line.split(" | ")[0].removeprefix("| ") for line in table.splitlines()]
    assert len(headings) == len(groups) and all(group.startswith(heading) for group, heading in zip(groups, headings, strict=True))
