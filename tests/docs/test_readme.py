"""What the README says is run: its Python blocks, its command lines, and the diagnostic that it shows."""

import pathlib
import re
import shlex

import pytest

from tests.docs.blocks import README, ROOT, blocks
from tiledsl.tools import cli


@pytest.fixture
def my_gemm(tmp_path, monkeypatch) -> pathlib.Path:
    """The README's kernel in the file that it names, in the current directory."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "my_gemm.py"
    path.write_text(blocks("python")[0])
    return path


def test_python_blocks(my_gemm, capsys):
    my_gemm.write_text("".join(blocks("python")))
    names: dict[str, object] = {"__name__": "my_gemm"}
    exec(compile(my_gemm.read_text(), str(my_gemm), "exec"), names)
    printed = capsys.readouterr().out
    assert all(part in printed for part in ("kernel gemm", "void td_gemm(", "s_endpgm", "MFMA"))


def test_command_lines(my_gemm, capsys):
    lines = [line for block in blocks("sh") for line in block.splitlines() if line.startswith("tiledsl ")]
    assert len(lines) == 10
    for line in lines:
        assert cli.main(shlex.split(line.partition("#")[0])[1:]) == 0
        assert capsys.readouterr().out
    assert {path.suffix for path in pathlib.Path("out").iterdir()} >= {".ir", ".hip", ".s", ".co"}


def test_make_targets_exist():
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    named = set(re.findall(r"`?make ([a-z]+)", README))
    assert named <= targets


def test_the_diagnostic_that_it_shows(my_gemm, capsys):
    text = my_gemm.read_text()
    second = text.rindex("        td.barrier()\n")
    my_gemm.write_text(text[:second] + text[second + len("        td.barrier()\n") :])
    assert cli.main(["lower", "my_gemm.py"]) == 1
    shown = re.search(r"^(error\[TD401\].*)$", README, re.MULTILINE)
    assert shown is not None
    assert shown.group(1) in capsys.readouterr().err


def test_documents_that_it_names_exist():
    for path in re.findall(r"\]\(([^)#]+)\)", README):
        assert (ROOT / path).exists(), path
