"""Register tiles that are stored to LDS and read from there: executed against torch, counted, and wrong variants refused."""

import pathlib
from collections import Counter

import pytest
import torch

from tests.checks.conftest import kernel_in
from tests.kernels import tile_copies
from tiledsl.asm.text.syntax import Instruction
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

every_target = pytest.mark.parametrize("target", TARGETS)
layouts = pytest.mark.parametrize("written", ["row", "col"])
SHAPES = [(32, 16), (64, 32), (32, 48), (2, 64), (64, 1)]


def accesses(lowered):
    names = (item.mnemonic for item in lowered.listing.kernels[0].items if isinstance(item, Instruction))
    return Counter(name for name in names if name.startswith("ds_") and name[3:].startswith(("read", "write")))


def assert_in_registers(lowered):
    used = lowered.resources
    assert (used.vgpr_spills, used.sgpr_spills, used.scratch_bytes, used.calls) == (0, 0, 0, 0)


@pytest.mark.sample("shape1-row-row-gfx942", "shape4-row-row-gfx942")
@every_target
@layouts
@pytest.mark.parametrize("read", ["row", "col"])
@pytest.mark.parametrize("shape", SHAPES)
def test_each_warp_reads_what_the_other_has_stored(shape, read, written, target):
    """Tiles of 16 and 32 rows, row vectors and column vectors, in all layouts."""
    x = torch.randn(shape, generator=torch.Generator().manual_seed(1))
    y = torch.full_like(x, 77)
    tile_copies.exchanged(x, y, written=written, read=read, target=target)
    assert torch.equal(y, 2 * x + 1)


@pytest.mark.sample("col-gfx942")
@every_target
@layouts
def test_rows_spread_over_warps(written, target):
    x = torch.rand(32, 128, generator=torch.Generator().manual_seed(1)) + 0.5
    y = torch.full_like(x, 77)
    tile_copies.shares(x, y, layout=written, target=target)
    exact = x.double() / x.double().sum(1, keepdim=True)
    assert ((y - exact).abs() <= 2.0**-18 * exact).all()  # 128 additions and a division


def whole_numbers(seed):
    return torch.randint(-1, 2, (64, 32), generator=torch.Generator().manual_seed(seed)).bfloat16()


@pytest.mark.thorough
@every_target
@pytest.mark.parametrize("by_rows", [False, True])
def test_products_of_products_through_lds(by_rows, target):
    a, b, c = whole_numbers(1), whole_numbers(2), torch.full((64, 64), 77.0)
    tile_copies.powers(a, b, c, by_rows=by_rows, target=target)
    one = a.double() @ b.double().T
    two = (one.bfloat16().double() @ b.double()).bfloat16().double()
    assert torch.equal(c.double(), two @ a.double().T)


@pytest.mark.thorough
@every_target
def test_a_tile_that_is_read_in_layout_col(target):
    a, b, c = whole_numbers(1), whole_numbers(2), torch.full((64, 32), 77.0)
    tile_copies.turned(a, b, c, target=target)
    assert torch.equal(c.double(), (a.double() @ b.double().T).T @ b.double())


@pytest.mark.one_in(2)
@every_target
@pytest.mark.parametrize("times", [1, 4])
def test_results_of_products_go_to_lds_as_they_are(times, target):
    """The write waits for the matrix instruction: clang places no wait states before assembly."""
    a, b, c = whole_numbers(1), whole_numbers(2), torch.full((64, 64), 77.0)
    tile_copies.products(a, b, c, times=times, target=target)
    assert torch.equal(c, times * (times + 1) // 2 * (a.float() @ b.float().T))


@pytest.mark.thorough
@every_target
def test_wide_accesses(target):
    """A lane's four columns of a row are one access of 16 bytes in f32, of 8 in bf16; the elements of a column are accesses of their own."""
    found = tile_copies.exchanged.lower(target=target, M=32, N=16, written="row", read="row")
    assert accesses(found) == {"ds_write_b128": 1, "ds_read_b128": 1}
    assert_in_registers(found)
    found = tile_copies.exchanged.lower(target=target, M=64, N=32, written="row", read="row")
    assert accesses(found) == {"ds_write_b128": 4, "ds_read_b128": 4}
    found = tile_copies.exchanged.lower(target=target, M=32, N=16, written="col", read="row")
    assert accesses(found) == {"ds_write_b32": 4, "ds_read_b128": 1}
    found = tile_copies.powers.lower(target=target, by_rows=True)
    assert accesses(found)["ds_write_b64"] == 16  # 64 x 64 elements of bf16, 256 in an access
    assert_in_registers(found)


WRONG = {  # the kernel, the edit, the codes, the line that is refused (None: the edited line), and a part of the text
    "no barrier before the sums are read": ("shares", "    td.barrier()\n    total", "    total", ["TD401"], "total += td.load", ""),
    "the warp's own half": ("exchanged", "(1 - w, 0)), layout=read)", "(w, 0)), layout=read)", ["TD602"], "td.store(y[1 - w", ""),
    "one warp's sum left out": ("shares", "for n in range(4)", "for n in range(3)", ["TD602"], "td.store(y[block, w], tile / total)", ""),
    "one warp's sum twice": ("shares", "(0, n)), layout", "(0, max(n, 1))), layout", ["TD602"], "td.store(y[block, w], tile / total)", ""),
    "a sum at another warp's place": ("shares", "(16, 1), (0, w)), td.row_sum", "(16, 1), (0, w // 2)), td.row_sum", ["TD401"], None, ""),
    "beyond the tile": ("shares", "(16, 1), (0, w)), td.row_sum", "(16, 1), (0, w + 1)), td.row_sum", ["TD303"], None, ""),
    "another shape": ("exchanged", "td.subtile(halves, (rows, cols), (w, 0))", "halves", ["TD131"], None, "is stored to 32x16 elements"),
    "another type": ("powers", "td.cast(two, td.bf16)", "two", ["TD130"], None, "a register tile of f32 is stored to a shared tile of bf16"),
    "twice the product": ("turned", "td.cast(one, td.bf16))", "td.cast(2 * one, td.bf16))", ["TD602"], "td.store(c[0, 0], two)", ""),
    "an operand from LDS": ("turned", "two)", "two)\n    td.store(As, td.load(Bs))", ["TD140"], "td.store(As", ""),
}  # fmt: skip
SIZES = {"shares": dict(M=32, N=128), "exchanged": dict(M=32, N=16), "turned": {}, "powers": {}}


@pytest.mark.sample("a sum at another warp's place")
@pytest.mark.parametrize("what", WRONG)
def test_wrong_copies_are_refused(what, tmp_path):
    name, old, new, codes, line, text = WRONG[what]
    source = pathlib.Path(tile_copies.__file__).read_text()
    assert old in source
    path = tmp_path / "edited.py"
    path.write_text(source := source.replace(old, new, 1))
    found = [one for one in kernel_in(path, name).check(**SIZES[name]) if one.severity == "error"]
    assert sorted({one.code for one in found}) == codes
    for one in found:
        assert (line or new) in source.splitlines()[one.primary.span.line - 1]
        assert text in one.message


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", SIZES)
def test_right_copies_have_no_finding(name):
    assert getattr(tile_copies, name).check(**SIZES[name]) == ()
