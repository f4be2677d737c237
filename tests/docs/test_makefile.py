"""The Makefile never removes a virtual environment that it did not make; the linters run beside the tests, and both decide."""

import os
import pathlib
import shutil
import subprocess

import pytest

ROOT = pathlib.Path(__file__).parents[2]
KEPT = ("PATH", "HOME", "TMPDIR")  # `make test VENV=…` hands VENV on in MAKEFLAGS and as a variable: these tests would clear that environment
PYTHON = """#!/bin/sh
# stands for a Python: its venv makes a directory, its pip does what the file `pip` beside it says
case "$2" in
    venv) rm -rf "$4"; mkdir -p "$4/bin"; cp "$0" "$4/bin/python";;
    pip) exit "$(cat pip)";;
esac
"""


@pytest.fixture
def checkout(tmp_path):
    """A place with the Makefile alone, and a stand-in for Python."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in ("pyproject.toml", "constraints.txt"):
        (tmp_path / name).write_text("")
    (tmp_path / "pip").write_text("0")
    python = tmp_path / "some-python"
    python.write_text(PYTHON)
    python.chmod(0o755)
    return tmp_path


def make(folder: pathlib.Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = ["make", "-C", str(folder), f"PYTHON={folder}/some-python", *words]
    environment = {name: value for name, value in os.environ.items() if name in KEPT}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_the_words_of_an_outer_make_are_not_handed_on(checkout, monkeypatch):
    """`make test VENV=mine` hands VENV on to every make below it: a stand-in took the place of that environment."""
    mine = checkout / "mine" / ".complete"
    mine.parent.mkdir()
    mine.write_text("")
    os.utime(mine, (0, 0))  # older than what it was made of
    monkeypatch.setenv("MAKEFLAGS", f" -- VENV={mine.parent}")
    monkeypatch.setenv("VENV", str(mine.parent))
    assert make(checkout, "venv").returncode == 0
    assert mine.exists() and not (mine.parent / "bin").exists() and (checkout / ".venv" / ".complete").exists()


def test_an_environment_of_somebody_elses_stays(checkout):
    theirs = checkout / ".venv" / "pyvenv.cfg"
    theirs.parent.mkdir()
    theirs.write_text("home = /usr/bin")
    for goal in ("venv", "demo"):
        said = make(checkout, goal)
        assert said.returncode
        assert ".venv is there, and make did not make it: it stays as it is." in said.stderr
        assert f"Name another place for the environment that make sets up: make {goal} VENV=.venv-make" in said.stderr
    assert make(checkout, "clean").returncode == 0
    assert theirs.read_text() == "home = /usr/bin"
    assert make(checkout, "venv", "VENV=other").returncode == 0
    assert (checkout / "other" / ".complete").exists() and theirs.exists()


def test_an_own_one_that_was_interrupted_is_begun_anew(checkout):
    (checkout / "pip").write_text("1")
    assert make(checkout, "venv").returncode
    left = checkout / ".venv" / "half"
    left.write_text("")
    (checkout / "pip").write_text("0")
    assert make(checkout, "venv").returncode == 0
    assert not left.exists() and (checkout / ".venv" / ".complete").exists()


def test_an_own_one_is_cleaned_away(checkout):
    assert make(checkout, "venv").returncode == 0
    assert make(checkout, "clean").returncode == 0
    assert not (checkout / ".venv").exists()


def test_the_demo_installs_what_it_runs(checkout):
    """Of pip it prints errors alone. The whole environment, where it is there, serves the demo too."""
    installed = [line for line in make(checkout, "-n", "demo").stdout.splitlines() if "pip install" in line]
    assert len(installed) == 1 and "--quiet" in installed[0] and installed[0].endswith("-e '.[compile]'")
    assert make(checkout, "venv").returncode == 0
    python = checkout / ".venv" / "bin" / "python"
    python.write_text("#!/bin/sh\necho ran $*\n")
    done = make(checkout, "demo")
    assert done.returncode == 0 and "ran examples/gemm_8192.py" in done.stdout.splitlines() and "pip" not in done.stdout


@pytest.mark.parametrize(("tests", "mypy"), [(0, 0), (1, 0), (0, 1), (1, 1)])
def test_the_tests_and_the_linters_both_decide(checkout, monkeypatch, tests, mypy):
    """What the linters print is shown behind what the tests print; the processes of the tests keep their bytecode. Tests that failed run again."""
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert make(checkout, "venv").returncode == 0
    programs = {"python": f'echo "tests${{PYTHONDONTWRITEBYTECODE}} run"; echo "$@"; exit {tests}', "mypy": f"echo mypy says it; exit {mypy}"}
    for name in ("python", "black", "ruff", "mypy", "lint-imports"):
        program = checkout / ".venv" / "bin" / name
        program.write_text(f"#!/bin/sh\n{programs.get(name, '')}\n")
        program.chmod(0o755)
    said = make(checkout, "test")
    assert (said.returncode != 0) == bool(tests or mypy)
    assert 0 < said.stdout.index("tests run\n") < said.stdout.index("mypy says it\n")
    assert ("make test: the tests failed\n" in said.stderr, "make test: the linters failed\n" in said.stderr) == (bool(tests), bool(mypy))
    runs = [line for line in said.stdout.splitlines() if line.startswith("-m pytest")]
    assert [("--assert=plain" in run, "--last-failed" in run) for run in runs] == [(True, False), (False, True)][: 1 + tests]


@pytest.mark.parametrize(("ruff", "ends"), [(0, 0), (1, 0), (2, 2)])
def test_black_looks_at_what_ruff_would_change(checkout, ruff, ends):
    """Each file with the width of its folder. When ruff itself fails, the linters fail."""
    assert make(checkout, "venv").returncode == 0
    found = "tests/a.py:3:1: unformatted: File would be reformatted\ntiledsl/b.py:9:40: unformatted: File would be reformatted\ntests/a.py:7:2: unformatted: x"
    programs = {"ruff": f"test {ruff} != 1 || printf '{found}'; exit {ruff}", "black": 'echo "black: $*"'}
    for name, text in programs.items():
        program = checkout / ".venv" / "bin" / name
        program.write_text(f"#!/bin/sh\n{text}\n")
        program.chmod(0o755)
    said = make(checkout, "sieved-format")
    assert (said.returncode != 0) == bool(ends)
    expected = ["black: --check --line-length 160 tests/a.py", "black: --check tiledsl/b.py"] if ruff == 1 else []
    assert [line for line in said.stdout.splitlines() if line.startswith("black")] == expected
