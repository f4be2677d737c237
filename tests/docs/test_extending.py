"""docs/extending.md: its pieces work in a copy of the package, and its lists of the files of a statement are complete."""

import ast
import functools
import os
import pathlib
import re
import shutil
import subprocess
import sys

import pytest

from tests.docs.added_statement import CHANGES, KERNEL, add_to
from tests.docs.pages import ROOT, blocks, name, parsed
from tiledsl.ir import nodes as ir
from tiledsl.ir.program import operations as lp

PAGE = ROOT / "docs" / "extending.md"
KERNELS = """
import numpy as np

import tiledsl as td


@td.kernel(warps=1)
def faces(c: td.gl[td.f32, 32, 32]):
    td.grid(1)
    face = td.vgpr(1)
    for step in range(16):
        td.asm("v_cubeid_f32 {face}, 0, {x}, -1.0", face=face, x=td.lane_id())
        td.asm("global_store_dword {at}, {face}, off", at=c.address(2 * step + td.lane_id() // 32, td.lane_id() % 32), face=face)


@td.kernel(warps=1)
def distances(a: td.gl[td.f32, 32, 32], c: td.gl[td.f32, 32, 32]):
    td.ensures(c, td.absolute(a - 1))
    td.grid(1)
    td.store(c[0, 0], td.absolute(td.load(a[0, 0], (32, 32)) - 1))


@td.kernel(warps=1)
def product(a: td.gl[td.bf16, 32, 32], b: td.gl[td.bf16, 32, 32], c: td.gl[td.f32, 32, 32]):
    td.ensures(c, a @ b.T)
    td.grid(1)
    As, Bs, acc = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32), td.zeros(td.f32, 32, 32)
    td.load(As, a[0, 0])
    td.load(Bs, b[0, 0])
    td.barrier()
    td.mma_ABt(acc, td.load(As), td.load(Bs))
    td.store(c[0, 0], acc)


{KERNEL}

def bf16(x):
    return (x.view(np.uint32) >> 16).astype(np.uint16)


random = np.random.default_rng(0)
a, b = (random.integers(-8, 9, (32, 32)).astype(np.float32) for _ in range(2))
c = np.zeros((32, 32), np.float32)
faces(c, target="gfx90a")
assert (c == 5).all()
distances(a, c)
assert (c == np.abs(a - 1)).all()
product(bf16(a), bf16(b), c, target="gfx9-4-generic")
assert (c == a @ b.T).all()
raised(a, c, target="gfx942")
assert (c == a + 2).all()
assert "fill two <- 2" in raised.lower("gfx942").ir
assert raised.check("gfx942") == below_the_largest.check("gfx942") == ()
print("all four")
"""


@pytest.fixture
def copy(tmp_path):
    """The package with what the page adds, and with a new statement."""
    shutil.copytree(ROOT / "tiledsl", tmp_path / "tiledsl")
    (tmp_path / "docs").mkdir()
    shutil.copy(ROOT / "docs" / "reference.py", tmp_path / "docs")
    add_to(tmp_path)
    added = [block for block in blocks(PAGE) if block.said.startswith("add to ")]
    for block in added:
        with (tmp_path / block.said.removeprefix("add to ")).open("a", encoding="utf-8") as file:
            file.write(f"\n\n{block.text}")
    assert len(added) == 4
    return tmp_path


def test_the_definition_is_quoted():
    (quoted,) = [block for block in blocks(PAGE) if block.said.startswith("stands in ")]
    assert quoted.text.strip() in (ROOT / quoted.said.removeprefix("stands in ")).read_text(encoding="utf-8")


@pytest.mark.thorough
def test_the_pieces_work(copy):
    (copy / "kernels.py").write_text(KERNELS.replace("{KERNEL}", KERNEL))
    environment = {**os.environ, "PYTHONPATH": str(copy)}
    done = subprocess.run([sys.executable, "kernels.py"], cwd=copy, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "all four\n"), done.stderr


def test_what_it_names_is_there():
    text = PAGE.read_text(encoding="utf-8")
    for word in text.split("`")[1::2]:
        if word.startswith(("tiledsl/", "tests/", "docs/")):
            assert (ROOT / word).exists(), f"{name(PAGE)}: {word}"


# --------------------------------------------------------------------------------------------- the files of a statement

STATEMENTS = PAGE.read_text(encoding="utf-8").partition("## A statement\n")[2].partition("\n## ")[0]
ROWS = {re.findall(r"`([a-z_/]+\.pyi?)`", row)[0]: row.split("|")[-2].strip() for row in STATEMENTS.splitlines() if re.match(r"\| \d+ \|", row)}
TEN = [file for file, needed in ROWS.items() if needed == "every statement"]
FILES = set(re.findall(r"`([a-z_/]+\.pyi?)`", STATEMENTS))
ASSEMBLY = {"Asm"}  # td.asm has modules of its own: its instructions are the user's
CONTROL = {"For", "If"}
BASES = {"Statement", "Simple"}
MODULES = {"ir": "tiledsl.ir.nodes", "lp": "tiledsl.ir.program.operations"}
CLASSES = {name for name, kind in vars(ir).items() if isinstance(kind, type) and issubclass(kind, ir.Statement)}
KINDS = sorted(CLASSES - ASSEMBLY - CONTROL - BASES)
WHAT_TO_DO = "add each to a table of docs/extending.md, or ask for the effects in place of the class"
REGISTER_OPERATIONS = ("Swap", "Cast", "Elementwise", "Priority", "Load", "Store")  # neither inline assembly nor control flow


def _path(file: str) -> pathlib.Path:
    return ROOT / file if file.startswith(("docs/", "tests/")) else ROOT / "tiledsl" / file


@functools.cache
def _named() -> list[tuple[str, set[str]]]:
    """Each module of tiledsl with the statements and operations that it names, as `ir.Keep` or by importing them, and the attributes that it reads."""
    found = []
    for path in (ROOT / "tiledsl").rglob("*.py"):
        names = set()
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.Attribute):
                names.add(f"{node.value.id}.{node.attr}" if isinstance(node.value, ast.Name) else node.attr)
            elif isinstance(node, ast.ImportFrom):
                names |= {f"{alias}.{one.name}" for alias, module in MODULES.items() if (node.module or "").startswith(module) for one in node.names}
        found.append((path.relative_to(ROOT / "tiledsl").as_posix(), names))
    return found


def _naming(name: str) -> set[str]:
    return {path for path, names in _named() if name in names}


def _unlisted(paths: set[str]) -> list[str]:
    """Words have modules by theme: one of them stands for all."""
    assert any(file.startswith("language/words/") for file in TEN)
    return sorted(path for path in paths - FILES if not path.startswith("language/words/"))


def test_a_statement_touches_at_most_ten_files():
    numbers = re.findall(r"^\| (\d+) \|", STATEMENTS, re.MULTILINE)
    assert numbers == [str(number) for number in range(1, len(ROWS) + 1)]
    assert all(len(re.findall(r"`[a-z_/]+\.pyi?`", row)) == 1 for row in STATEMENTS.splitlines() if re.match(r"\| \d+ .*every statement", row))
    assert len(TEN) == len(set(TEN)) <= 10 and set(ROWS.values()) == {"every statement", "a new kind of operation"} and len(ROWS) <= len(TEN) + 2
    assert [file for file in sorted(FILES) if not _path(file).is_file()] == []


def test_the_new_statement_changes_these_files_and_no_other():
    assert sorted(CHANGES) == sorted(_path(file).relative_to(ROOT).as_posix() for file in ROWS)


@pytest.mark.parametrize("kind", KINDS)
def test_the_files_of_a_statement_are_listed(kind):
    """A module that is new here gets its row in docs/extending.md, or asks for the statement's effects."""
    named = _naming(f"ir.{kind}")
    assert "ir/text.py" in named and "ir/nodes/__init__.py" in named
    assert _unlisted(named) == [], f"these modules name ir.{kind}: {WHAT_TO_DO}"


@pytest.mark.parametrize("kind", REGISTER_OPERATIONS)
def test_the_files_of_an_operation_are_listed(kind):
    assert hasattr(lp, kind)
    behind = {path for path in _naming(f"lp.{kind}") if not path.startswith("lower/plan/")}
    assert _unlisted(behind) == [], f"these modules name lp.{kind}: {WHAT_TO_DO}"


def test_every_listed_file_names_a_statement_an_operation_or_effects():
    naming = set().union(*(_naming(f"ir.{kind}") for kind in KINDS), *(_naming(f"lp.{kind}") for kind in REGISTER_OPERATIONS))
    reading = {path for path, names in _named() if any(name.rpartition(".")[2] == "effects" for name in names)}
    here = {"ir/nodes/statements.py", "ir/program/operations.py", "__init__.py", "__init__.pyi"}  # definitions and exports
    modules = {file for file in FILES if _path(file).is_relative_to(ROOT / "tiledsl")} - here
    assert sorted(modules - naming - reading) == []
