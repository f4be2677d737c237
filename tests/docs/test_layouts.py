"""docs/layouts.md: its commands run, what it shows is printed, and its tables have the fields of the JSON documents, all and no other."""

import pathlib
import re
import shlex

import pytest

from tests.cli.command import KERNEL
from tests.pictures.asked import asked
from tiledsl.tools import cli

TEXT = (pathlib.Path(__file__).parents[2] / "docs" / "layouts.md").read_text(encoding="utf-8")
COMMANDS, SHOWN = re.findall(r"^```(?:sh)?\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)


def fields(heading: str) -> set[str]:
    """The names in the first column of the table with that heading."""
    (table,) = re.findall(rf"^\| {re.escape(heading)} \| \|\n\|---\|---\|\n((?:\|.*\n)+)", TEXT, re.MULTILINE)
    return {name for row in table.splitlines() for name in re.findall(r"`(\w+)`", row.split("|")[1])}


@pytest.mark.parametrize("line", COMMANDS.splitlines())
def test_commands(capsys, tmp_path, monkeypatch, line):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my_gemm.py").write_text(KERNEL)
    assert cli.main(shlex.split(line, comments=True)[1:]) == 0
    assert capsys.readouterr().out


def test_what_it_shows(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "100")
    assert cli.main(["layout", "st(bf16,128,64)"]) == 0
    assert SHOWN in capsys.readouterr().out


def test_fields(tmp_path):
    (tmp_path / "small.py").write_text(KERNEL)
    kernel = asked(str(tmp_path / "small.py"))
    assert set(kernel) == fields("field") | {"tiles"}
    assert [set(tile) for tile in kernel["tiles"]] == [fields("field of a kernel's tile") | fields("field of `st`")] * 2
    common, matrix = fields("field"), fields("field of `mfma`, and of each of a table's `instructions`")
    shared, register = asked("st(bf16,128,64)"), asked("rt(bf16,64,64)")
    assert set(shared) == common | fields("field of `st`") and set(register) == common | fields("field of `rt`")
    assert [set(access) for access in shared["accesses"]] == [fields("field of an access")] * 5
    one, table = asked("mfma 16x16x128 fp8 scale", "--target", "gfx950"), asked("mfma")
    assert set(one) == common | matrix and set(table) == common | {"instructions"}
    assert all(set(entry) == matrix - {"modifiers", "holdings"} for entry in table["instructions"])
    assert all(set(holding) == fields("field of a holding") for holding in one["holdings"] + register["holdings"])
