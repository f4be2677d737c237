"""docs/extending.md: its pieces work in a copy of the package, and its lists of the places of a statement are complete."""

import ast
import functools
import os
import re
import shutil
import subprocess
import sys

import pytest

from tests.docs.pages import ROOT, blocks, name
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
print("all three")
"""


@pytest.fixture
def copy(tmp_path):
    """The package with what the page adds."""
    shutil.copytree(ROOT / "tiledsl", tmp_path / "tiledsl")
    added = [block for block in blocks(PAGE) if block.said.startswith("add to ")]
    for block in added:
        with (tmp_path / block.said.removeprefix("add to ")).open("a", encoding="utf-8") as file:
            file.write(f"\n\n{block.text}")
    assert len(added) == 5
    return tmp_path


def test_the_pieces_work(copy):
    (copy / "kernels.py").write_text(KERNELS)
    environment = {**os.environ, "PYTHONPATH": str(copy)}
    done = subprocess.run([sys.executable, "kernels.py"], cwd=copy, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "all three\n"), done.stderr


def test_what_it_names_is_there():
    text = PAGE.read_text(encoding="utf-8")
    for word in text.split("`")[1::2]:
        if word.startswith(("tiledsl/", "tests/", "docs/")):
            assert (ROOT / word).exists(), f"{name(PAGE)}: {word}"


# -------------------------------------------------------------------------------------------- the places of a statement

STATEMENTS = PAGE.read_text(encoding="utf-8").partition("## A statement\n")[2].partition("\n## ")[0]
PLACES = {path for path in re.findall(r"`([a-z_/]+\.py|[a-z_]+/[a-z_]+/)`", STATEMENTS)}
ASSEMBLY = {"Asm"}  # td.asm has modules of its own: its instructions are the user's
CONTROL = {"For", "If"}
MODULES = {"ir": "tiledsl.ir.nodes", "lp": "tiledsl.ir.program.operations"}
KINDS = sorted({kind.__name__ for kind in ir.Statement.__subclasses__()} - ASSEMBLY - CONTROL)
REGISTER_OPERATIONS = ("Swap", "Cast", "Elementwise", "Priority", "Load", "Store")  # neither inline assembly nor control flow


@functools.cache
def _named() -> list[tuple[str, set[str]]]:
    """Each module of tiledsl with the statements and operations that it names, as `ir.Keep` or by importing them."""
    found = []
    for path in (ROOT / "tiledsl").rglob("*.py"):
        names = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                names.add(f"{node.value.id}.{node.attr}")
            elif isinstance(node, ast.ImportFrom):
                names |= {f"{alias}.{one.name}" for alias, module in MODULES.items() if (node.module or "").startswith(module) for one in node.names}
        found.append((path.relative_to(ROOT / "tiledsl").as_posix(), names))
    return found


def _naming(name: str) -> set[str]:
    return {path for path, names in _named() if name in names}


def _unlisted(paths: set[str]) -> list[str]:
    """Words have modules by theme; every other place is a file."""
    assert "language/words/" in PLACES
    return sorted(path for path in paths - PLACES if not path.startswith("language/words/"))


@pytest.mark.parametrize("kind", KINDS)
def test_the_places_of_a_statement_are_listed(kind):
    """A module that is new here gets its row in docs/extending.md, or asks for what it needs in another way."""
    named = _naming(f"ir.{kind}")
    assert "ir/text.py" in named and "ir/nodes/__init__.py" in named
    assert _unlisted(named) == []


@pytest.mark.parametrize("kind", REGISTER_OPERATIONS)
def test_the_places_of_an_operation_are_listed(kind):
    assert hasattr(lp, kind)
    behind = {path for path in _naming(f"lp.{kind}") if not path.startswith(("lower/plan/", "lower/waits/"))}
    assert _unlisted(behind) == []


def test_every_listed_place_names_a_statement_or_an_operation():
    naming = set().union(*(_naming(f"ir.{kind}") for kind in KINDS), *(_naming(f"lp.{kind}") for kind in REGISTER_OPERATIONS))
    here = {"ir/nodes/statements.py", "ir/program/operations.py", "__init__.py", "docs/reference.py"}  # definitions, exports, and another folder
    modules = {place for place in PLACES if place.endswith(".py") and not place.startswith("tests/")} - here
    assert sorted(modules - naming) == []


def test_a_statement_has_at_most_ten_places():
    rows = re.findall(r"^\| (\d+) \|", STATEMENTS, re.MULTILINE)
    assert rows == [str(number) for number in range(1, len(rows) + 1)] and len(rows) <= 10
