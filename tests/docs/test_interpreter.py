"""docs/interpreter.md: its command line and its Python block run, and its tables name what there is."""

import dataclasses
import inspect
import re
import shlex

import numpy as np
import pytest

from tests.docs.pages import ROOT, blocks, joined
from tiledsl.sim import launch
from tiledsl.sim.state.report import Report
from tiledsl.tools import cli

PAGE = ROOT / "docs" / "interpreter.md"
TEXT = PAGE.read_text(encoding="utf-8")


@pytest.fixture
def listing(tmp_path, monkeypatch) -> str:
    """That of the README's kernel, in the current directory."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my_gemm.py").write_text(next(block.text for block in blocks(ROOT / "README.md") if block.language == "python"))
    assert cli.main(["lower", "my_gemm.py", "-o", "."]) == 0
    return (tmp_path / "gemm.gfx942.s").read_text()


@pytest.mark.thorough
def test_the_command_line(listing, capsys):
    """Two blocks of the grid, for time's sake."""
    (command,) = (block.text for block in blocks(PAGE) if block.language == "sh" and "--save" in block.text)
    _, launch = joined(command).splitlines()  # the first line writes the listing
    assert cli.main([*shlex.split(launch)[1:], "--blocks", "0,255"]) == 0
    assert "no hazards" in capsys.readouterr().out and np.isnan(np.load("c.npy")).any()


def test_the_python_block(listing, capsys):
    block, _ = (block.text for block in blocks(PAGE) if block.language == "python")  # the second is a part of a kernel
    ones = np.full((1024, 1024), 0x3F80, np.uint16)
    names = {"listing": listing, "a": ones, "b": ones, "c": np.zeros((1024, 1024), np.float32)}
    exec(block, names)
    assert names["report"].ok and (names["c"][:64, :64] == 1024).all() and "no hazards" in capsys.readouterr().out


def test_the_values_step_by_step(listing, capsys):
    """The printed steps are those of the command."""
    (command,) = (block.text for block in blocks(PAGE) if block.language == "sh" and "--watch" in block.text)
    assert cli.main(shlex.split(command)[1:]) == 0
    (printed,) = (block.text for block in blocks(PAGE) if block.language == "text" and "steps of the block" in block.text)
    assert printed in capsys.readouterr().out


def test_what_its_tables_name():
    (table,) = re.findall(r"^\| of `launch` \| \|\n\|---\|---\|\n((?:\|.*\n)+)", TEXT, re.MULTILINE)
    cells = [row.split("|")[1] for row in table.splitlines()]
    assert {name for cell in cells for name in re.findall(r"`(\w+)", cell)} <= set(inspect.signature(launch).parameters)
    (said,) = re.findall(r"^The report has (.*?)`as_dict\(\)`", TEXT, re.MULTILINE | re.DOTALL)
    named = set(re.findall(r"`(\w+)`", re.sub(r"\([^)]*\)", "", said)))
    assert named and named <= {field.name for field in dataclasses.fields(Report)} | {"ok"}
