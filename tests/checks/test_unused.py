"""TD177, TD702 and TD703: what a kernel makes and does not use."""

import pytest

from tests.checks.conftest import Refused, edited, kernel_in
from tiledsl.analysis.source.unused import unused_memory, unused_products
from tiledsl.compile.compile import lower
from tiledsl.diagnostics.diagnostic import KernelError

STORE = "            td.store(c[row * 4 + wr + 2 * i, col * 4 + wc + 2 * j], acc[2 * i + j])\n"


def test_products_of_which_nothing_is_stored(refused: Refused):
    assert refused("base", (STORE, "            pass\n")) == """\
error[TD177]: the products that td.mma_ABt adds to 'acc_0' are never stored
  --> base.py:23:17
23 |                 td.mma_ABt(acc[2 * i + j], a_reg[i], b_reg[j])
   |                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
   = help: td.store(c[i, j], acc) writes an accumulator to global memory; or leave the product out"""


def test_products_that_are_only_scaled(refused: Refused):
    found = refused("base", (STORE, "            acc[2 * i + j] *= 2\n"))
    assert found.startswith("error[TD177]: the products that td.mma_ABt adds to 'acc_0' are never stored\n")


def test_products_of_which_something_is_stored(tmp_path):
    """By way of arithmetic and another layout."""
    path = edited(tmp_path, "base", ("acc[2 * i + j])\n", "td.swap_layout(2 * acc[2 * i + j]))\n"))
    assert unused_products(kernel_in(path, "base").capture("gfx942", {"M": 256, "N": 256, "K": 256})) == []


AFTER = """\
import tiledsl as td


@td.kernel(warps=1)
def after(a: td.gl[td.bf16, 32, 64], c: td.gl[td.f32, 64, 32]):
    td.grid(1)
    x, acc, part = td.load(a[0, 0], (32, 64), layout="row"), td.zeros(td.f32, 32, 32), td.zeros(td.f32, 32, 32)
    td.mma_ABt(acc, x, x)
    for k in td.range(2):
        td.store(c[k, 0], acc)
        {first}
    {then}
"""


@pytest.mark.parametrize(
    "first, then",
    [
        ("td.mma_ABt(acc, x, x)", "pass"),  # what the next step stores
        ("acc += part", "pass"),
        ("pass", "pass"),
        ("if k > 0: td.mma_ABt(acc, x, x)", "pass"),
    ],
)
def test_products_that_a_later_step_stores(tmp_path, first, then):
    path = tmp_path / "after.py"
    path.write_text(AFTER.format(first=first, then=then))
    assert unused_products(kernel_in(path, "after").capture("gfx942", {})) == []


def test_products_after_which_nothing_is_stored(tmp_path, monkeypatch):
    """Also of an accumulator that was stored before."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "after.py"
    path.write_text(AFTER.format(first="pass", then="td.mma_ABt(acc, x, x)"))
    (problem,) = unused_products(kernel_in(path, "after").capture("gfx942", {}))
    assert problem.render() == """\
error[TD177]: the products that td.mma_ABt adds to 'acc' are never stored: the accumulator is stored before, and not again
  --> after.py:12:5
12 |     td.mma_ABt(acc, x, x)
   |     ^^^^^^^^^^^^^^^^^^^^^
   = help: td.store(c[i, j], acc) writes an accumulator to global memory; or leave the product out"""


def test_products_whose_place_others_take_before_the_store(tmp_path):
    path = tmp_path / "after.py"
    path.write_text(AFTER.format(first="pass", then="td.mma_ABt(acc, x, x)\n    td.copy(acc, part)\n    td.store(c[1, 0], acc)"))
    (problem,) = unused_products(kernel_in(path, "after").capture("gfx942", {}))
    assert (problem.primary.span.line, problem.message) == (
        12,
        "the products that td.mma_ABt adds to 'acc' are never stored: other elements replace them before the store",
    )


def test_products_that_are_an_operand_of_what_is_stored(tmp_path):
    """The operand's products are used, though nothing is stored of the tile itself."""
    path = tmp_path / "chained.py"
    path.write_text(CHAINED)
    assert unused_products(kernel_in(path, "chained").capture("gfx942", {"M": 32})) == []


CHAINED = """\
import tiledsl as td


@td.kernel(warps=1)
def chained(a: td.gl[td.bf16, "M", 32], c: td.gl[td.f32, "M", 32]):
    row = td.grid(td.cdiv(a.rows, 32))
    As = td.st(td.bf16, 32, 32)
    td.load(As, a[row, 0])
    x, acc = td.load(As), td.zeros(td.f32, 32, 32)
    td.mma_ABt(acc, x, x)
    p = td.cast(td.swap_layout(acc), td.bf16)
    z = td.zeros(td.f32, 32, 32)
    td.mma_ABt(z, p, x)
    td.store(c[row, 0], z)
"""
TILES = """\
import tiledsl as td


@td.kernel(warps=1)
def copied(a: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "M", "N"]):
    td.ensures(c, -a)
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(a.cols, 32))
    As = td.st(td.bf16, 64, 64)
    td.store(c[row, col], -td.swap_layout(td.load(a[row, col], (32, 32), layout="row")))
"""


def test_a_shared_tile_that_nothing_uses(tmp_path, monkeypatch):
    """It takes no LDS where it is the only one: the kernel lowers, with a warning."""
    path = tmp_path / "copied.py"
    path.write_text(TILES)
    monkeypatch.chdir(tmp_path)
    lowered = lower(kernel_in(path, "copied"), "gfx942", {"M": 64, "N": 64})
    assert lowered.resources.lds_bytes == 0
    assert [warning.render() for warning in lowered.warnings] == ["""\
warning[TD702]: the shared tile 'As' is never used
 --> copied.py:8:10
8 |     As = td.st(td.bf16, 64, 64)
  |          ^^^^^^^^^^^^^^^^^^^^^^
  = help: leave it out"""]


FETCHED = """\
import tiledsl as td


@td.kernel(warps=1)
def fetched(a: td.gl[td.bf16, "M", "N"], c: td.gl[td.f32, "M", "M"]):
    td.grid(1)
    As, Bs, acc = td.st(td.bf16, 32, 32, buffers=2), td.st(td.bf16, 32, 32), td.zeros(td.f32, 32, 32)
    td.load(As[0], a[0, 0])
    staged = td.fetch(As[1], a[0, 0])
    td.asm("ds_write_b32 {at}, {data}", at=Bs.address(0, 0), data=td.vgpr())
    td.mma_ABt(acc, td.load(As[0]), td.load(As[0]))
    td.store(c[0, 0], acc)
"""


def test_what_is_fetched_and_not_committed(tmp_path, monkeypatch):
    path = tmp_path / "fetched.py"
    path.write_text(FETCHED)
    monkeypatch.chdir(tmp_path)
    kernel = kernel_in(path, "fetched").capture("gfx942", {"M": 32, "N": 32})
    assert [warning.render() for warning in unused_memory(kernel)] == ["""\
warning[TD703]: the data fetched here are never committed
 --> fetched.py:9:14
9 |     staged = td.fetch(As[1], a[0, 0])
  |              ^^^^^^^^^^^^^^^^^^^^^^^^
  = help: td.commit(shared, staged) writes it to LDS"""]


def test_what_is_fetched_and_committed(tmp_path):
    path = tmp_path / "fetched.py"
    path.write_text(FETCHED.replace("    td.asm", "    td.commit(As[1], staged)\n    td.asm"))
    assert unused_memory(kernel_in(path, "fetched").capture("gfx942", {"M": 32, "N": 32})) == []


COMMITS = {
    "As": ("    td.commit(As, first_a)\n", "TD403"),
    "Bs": ("    td.commit(Bs, first_b)\n", "TD403"),
    "As of the next step": ("            td.commit(As, next_a)\n", "TD602"),
    "Bs of the next step": ("            td.commit(Bs, next_b)\n", "TD602"),
}


def findings(folder, *edits):
    kernel = kernel_in(edited(folder, "commits", *edits), "commits")
    return [found for found in kernel.check("gfx942", M=128, N=128, K=256) if found.severity != "note"]


@pytest.mark.sample("As")
@pytest.mark.parametrize("left_out, code", COMMITS.values(), ids=list(COMMITS))
def test_a_commit_left_out_is_one_finding(left_out, code, tmp_path):
    assert findings(tmp_path) == []
    (found,) = findings(tmp_path, (left_out, ""))
    assert (found.code, found.severity, found.helps[0]) == (code, "error", "td.commit(shared, staged) writes it to LDS")
    tile = left_out.split("(")[1][:2]
    assert f"the data fetched here are never committed: {tile} lacks them" in [mark.text for mark in found.others]
    with pytest.raises(KernelError) as error:
        kernel_in(tmp_path / "commits.py", "commits").lower("gfx942", M=128, N=128, K=256)
    assert [found.code for found in error.value.diagnostics] == [code]


def test_two_commits_left_out_are_two_findings(tmp_path):
    two = findings(tmp_path, *((COMMITS[one][0], "") for one in ("As", "Bs")))
    assert [found.code for found in two] == ["TD403", "TD403"]
    told = [[mark.text for mark in found.others if "committed" in mark.text] for found in two]
    assert told == [[f"the data fetched here are never committed: {tile} lacks them"] for tile in ("As", "Bs")]


def test_a_commit_left_out_beside_a_mistake_of_another_tile(tmp_path):
    """What is fetched for a tile that no error speaks of is told by itself."""
    unread = (
        "    td.barrier()\n    for k",
        "    Cs = td.st(td.bf16, 64, 64)\n    spare = td.fetch(Cs, a[row, 0])\n    td.barrier()\n    for k",
    )
    assert [found.code for found in findings(tmp_path, unread, (COMMITS["As"][0], ""))] == ["TD703", "TD403"]


def test_the_whole_text_of_a_commit_left_out(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (found,) = findings(tmp_path, (COMMITS["Bs"][0], ""))
    assert found.render() == """\
error[TD403]: Bs is read where nothing has been written
  --> commits.py:17:13
17 |         y = td.load(td.subtile(Bs, (32, 64), (wc, 0)))
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warp 0 reads rows 0..31 of Bs, step 0
  ::: commits.py:23:13
23 |             td.commit(Bs, next_b)
   |             ^^^^^^^^^^^^^^^^^^^^^ warp 0 writes rows 0..7 of Bs, step 0
  ::: commits.py:12:49
12 |     first_a, first_b = td.fetch(As, a[row, 0]), td.fetch(Bs, b[col, 0])
   |                                                 ^^^^^^^^^^^^^^^^^^^^^^^ the data fetched here are never committed: Bs lacks them
   = line 23 writes this place only later, in step 0
   = help: td.commit(shared, staged) writes it to LDS
   = help: fill Bs before the loop too"""
