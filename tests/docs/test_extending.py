"""docs/extending.md: its pieces are put into a copy of the package, where the instruction, the operation and the target then are."""

import os
import shutil
import subprocess
import sys

import pytest

from tests.docs.pages import ROOT, blocks, name

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
    shutil.copytree(ROOT / "tiledsl", tmp_path / "tiledsl", ignore=shutil.ignore_patterns("__pycache__"))
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
