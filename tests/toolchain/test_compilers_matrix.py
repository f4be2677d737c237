"""benchmarks/compilers.py: which clang has its turn, what is a fault, what is said without a wheel, and the table of the page."""

import dataclasses
import subprocess

import pytest

from benchmarks import compilers
from examples import readme
from examples.catalogue import EXAMPLES, example
from tiledsl.diagnostics.diagnostic import ToolchainError


@pytest.fixture
def matrix(monkeypatch, capsys):
    """Runs the script with these words, and returns its exit status and its output. Each clang makes what `made` does of the listing of the installed one."""
    monkeypatch.setattr(compilers, "installed", lambda version, folder: f"clang-{version}")

    def run(*words, made=lambda resources: resources):
        monkeypatch.setattr(compilers, "by", lambda example, target, command: made(readme.found(example, target)))
        monkeypatch.setattr("sys.argv", ["compilers.py", *words])
        return compilers.main(), capsys.readouterr()

    return run


@pytest.mark.parametrize(("commit", "version"), [("0", 18), ("4c2a91f", 21), ("a927699", 19), ("2", 20)])
def test_the_commit_chooses_a_version(matrix, monkeypatch, commit, version):
    monkeypatch.setattr(compilers, "SAMPLE", ("K01",))
    status, said = matrix("--in-turn", commit)
    assert status == 0 and said.out.startswith(f"clang {version} (ziglang {compilers.WHEELS[version]}) has its turn: K01\n")


def worse(resources, moves=0, others=0, **fields):
    counts = {**resources.loop.counts, "moves": moves, "salu": resources.loop.counts["salu"] + others}
    return dataclasses.replace(resources, loop=dataclasses.replace(resources.loop, counts=counts), **fields)


@pytest.mark.parametrize(
    ("made", "fault"),
    [
        (lambda found: worse(found, moves=2), "2 moves"),
        (lambda found: worse(found, vgpr_spills=3), "3 spills"),
        (lambda found: worse(found, others=2), ""),
        (lambda found: worse(found, others=3), "49 others in place of 46"),
    ],
)
def test_what_is_worse_is_a_fault(matrix, made, fault):
    status, said = matrix("--versions", "18", "--examples", "K01", "--targets", "gfx90a", made=made)
    assert (status, said.err) == ((1, f"K01 on gfx90a by clang 18: {fault}\n") if fault else (0, ""))


def test_a_refusal_is_a_fault(matrix):
    def refused(found):
        raise ToolchainError("clang refuses the text")

    status, said = matrix("--versions", "18,20", "--examples", "K01", "--targets", "gfx950", made=refused)
    assert status == 1 and said.err.startswith("K01 on gfx950 by clang 20: ") and "clang refuses the text" in said.err
    assert said.out.splitlines()[-1].split()[-2:] == ["-", "refused"]


def test_without_a_wheel_it_says_what_to_do(monkeypatch, tmp_path):
    monkeypatch.setattr(subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 1, "", "ERROR: a\nERROR: no matching distribution\n"))
    with pytest.raises(SystemExit) as error:
        compilers.installed(18, tmp_path)
    assert str(error.value) == (
        "clang 18 is in ziglang==0.13.0, and pip could not install this wheel: ERROR: no matching distribution\n"
        "Allow pip its package index, or name another clang 18: --clang 18='/path/zig clang'"
    )


def test_another_clang_is_named_and_no_wheel_is_needed(matrix):
    asked = []
    status, _ = matrix(
        "--versions", "18", "--clang", "18=/opt/zig clang", "--examples", "K01", "--targets", "gfx90a", made=lambda found: asked.append(1) or found
    )
    assert status == 0 and asked == [1]


def test_the_page_has_each_example_and_target():
    table = compilers._TABLE.search(compilers.PAGE.read_text(encoding="utf-8"))[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()]
    assert rows[0] == ["kernel", "target", "installed", *(f"clang {version}" for version in compilers.WHEELS)]
    assert [row[:2] for row in rows[2:]] == [[one.id, target] for one in EXAMPLES for target in one.targets]
    resources = readme.found(example("K01"), "gfx942")
    assert next(row[2] for row in rows if row[:2] == ["K01", "gfx942"]) == f"{resources.loop.others_per_1000_clocks:.1f}"
