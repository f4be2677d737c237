"""The softmax of the examples: executed against torch in double precision, counted, and wrong variants refused."""

from collections import Counter

import pytest
import torch

from examples import softmax as example
from tests.examples.edited import findings
from tests.examples.lines import accesses, touched
from tiledsl.asm.text.syntax import Instruction
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

every_target = pytest.mark.parametrize("target", TARGETS)
SHAPES = [("softmax", 70, 64), ("softmax", 37, 40), ("softmax", 1, 1), ("softmax", 9, 1000), ("softmax", 3, 4100), ("softmax", 8, 8192)]
SHAPES += [("softmax", 3, 8300), ("softmax", 2, 32768), ("softmax_of_long_rows", 9, 18000), ("softmax_of_long_rows", 2, 33000)]


@pytest.mark.thorough
@every_target
@pytest.mark.parametrize(("name", "rows", "cols"), SHAPES)
def test_softmax(name, rows, cols, target):
    """Large scores, rows with NaN, rows of −inf alone, and rows that begin with so many −inf that no warp's first tile has another element.

    With u = 2^-24, x - most rounds once, which is off by u · |x - most| < 110 u where exp is not 0; exp by 2^-22 of it, as the docs say; the sum of n elements
    by n · u; a quotient and a product by 3 u.
    """
    x = 4 * torch.randn(rows, cols, generator=torch.Generator().manual_seed(1))
    if rows > 7:
        x[1] *= 1e4
        x[2, cols // 2] = float("nan")
        x[3] = float("-inf")
        x[4, : cols * 7 // 8] = float("-inf")
        x[5, ::2] = float("-inf")
    y = torch.full_like(x, 77)
    getattr(example, name)(x, y, target=target)
    exact = torch.softmax(x.double(), 1)
    assert (torch.isnan(y) == torch.isnan(exact)).all()
    assert torch.isnan(exact).any(1).sum() == (2 if rows > 7 else 0)
    good = ~torch.isnan(exact)
    bound = (110 + cols + 8) * 2.0**-24
    assert ((y - exact).abs() <= 2 * bound * exact + 2.0**-126)[good].all()


def names_of(lowered):
    names = (item.mnemonic for item in lowered.listing.kernels[0].items if isinstance(item, Instruction))
    return Counter(name for name in names if name.startswith(("global_", "buffer_", "flat_", "scratch_", "ds_read", "ds_write")))


@pytest.mark.thorough
@every_target
@pytest.mark.parametrize("cols", [4096, 8192, 32768])
def test_each_line_is_read_once_and_written_once(cols, target):
    found, (rows, _) = example.softmax.lower(target=target, M=64, N=cols), example.shares(cols)
    used, count = found.resources, rows * cols * 4 // 1024 // 8  # accesses of a wave
    assert (used.vgpr_spills, used.sgpr_spills, used.scratch_bytes, used.calls) == (0, 0, 0, 0)
    assert names_of(found) == {"global_load_dwordx4": count, "global_store_dwordx4": count, "ds_write_b32": 2, "ds_read_b32": 16}
    some = accesses(found)
    assert {(one.bytes, len(one.lines[0])) for one in some} == {(16, 8)}
    for kind in ("read", "write"):
        lines = touched(some, kind)
        assert len(lines) == rows * cols * 4 // 128 and set(lines.values()) == {1}


@pytest.mark.thorough
@every_target
def test_long_rows_are_read_twice(target):
    found = example.softmax_of_long_rows.lower(target=target, M=64, N=36864)
    used = found.resources
    assert (used.vgpr_spills, used.sgpr_spills, used.scratch_bytes, used.calls) == (0, 0, 0, 0)
    some = accesses(found)
    assert {(one.bytes, len(one.lines[0])) for one in some} == {(16, 8)}
    for kind, times in (("read", 2), ("write", 1)):
        lines = touched(some, kind)
        assert len(lines) == 4 * 36864 * 4 // 128 and set(lines.values()) == {times}


STORE = "td.store(y[part.row, part.column(k)], tile * share)"
STORE_LONG = "td.store(y[part.row, part.column(k)], td.exp(part.load(x, k) - shift) * share)"
EXPS = "tiles = [td.exp(tile - most) for tile in tiles]"
MASK = "< self.count, tile, LOWEST)"
SUM = "td.row_sum(td.exp(tile - shift), into=total)"
SHARE = "share = 1 / part.over_warps(added, part.over_tiles(td.row_sum, tiles))"
WHOLE = "share = 1 / part.over_warps(added, total * td.exp(most - shift))"
PLACES = "for n in range(self.share))"
RESCALED = "exponentials with different maxima are joined"
WRONG = {  # the kernel, the columns, the edit, and a part of what the finding says
    "not divided by the sum": ("softmax", 40, (STORE, STORE.replace("tile * share", "tile")), "does not divide by the sum of the exponentials"),
    "divided twice": ("softmax", 40, (STORE, STORE.replace("* share", "* share * share")), ""),
    "no exponentials": ("softmax", 40, (EXPS, "pass"), ""),
    "exp2 for exp": ("softmax", 40, (EXPS, EXPS.replace("td.exp", "td.exp2")), ""),
    "the maximum of a warp alone": ("softmax", 4096, ("most = part.over_warps(td.maximum, part", "most = (lambda _, one: one)(td.maximum, part"), RESCALED),
    "the sum of a warp alone": ("softmax", 4096, ("share = 1 / part.over_warps(added,", "share = 1 / (lambda _, one: one)(added,"), ""),
    "the maximum of the sums": ("softmax", 4096, ("part.over_warps(added, part", "part.over_warps(td.maximum, part"), ""),
    "one warp's sum left out": ("softmax", 4096, (PLACES, "for n in range(self.share - 1))"), ""),
    "the last tile without a mask": ("softmax", 40, ("> self.count:", "< self.count:"), "zeros beyond the 40 elements of a sum take part"),
    "a mask of zeros": ("softmax", 40, (MASK, MASK.replace("LOWEST", "0")), "zeros beyond the 40 elements of a sum take part"),
    "a mask off by one": ("softmax", 40, (MASK, MASK.replace("< self.count", "< self.count - 1")), ""),
    "a mask one too late": ("softmax", 40, (MASK, MASK.replace("<", "<=")), "the zero behind the 40 elements of a sum takes part"),
    "a mask of another warp's columns": ("softmax", 4000, ("self.column(k) * self.cols)", "k * self.cols)"), "zeros beyond"),
    "one tile twice in the sum": ("softmax", 4096, ("for tile in tiles[1:]", "for tile in tiles[:1]"), ""),
    "columns of the tile beside": ("softmax", 4096, ("x[self.row, self.column(k)]", "x[self.row, (self.column(k) + 1) % 16]"), ""),
    "the same tile in each step": ("softmax_of_long_rows", 18000, ("td.exp(part.load(x, k) - shift)", "td.exp(part.load(x, 0) - shift)"), ""),
    "no rescaling": ("softmax_of_long_rows", 18000, ("total *= td.exp(most - shift)", "pass"), RESCALED),
    "rescaled after the sum": ("softmax_of_long_rows", 18000, (SUM, SUM + "; total *= td.exp(most - shift)"), RESCALED),
    "a stale maximum": ("softmax_of_long_rows", 18000, ("td.copy(most, larger)", "td.copy(most, td.row_max(tile))"), RESCALED),
    "the warps' sums not rescaled": ("softmax_of_long_rows", 18000, (WHOLE, WHOLE.replace(" * td.exp(most - shift)", "")), RESCALED),
    "the warps' sums rescaled the other way": ("softmax_of_long_rows", 18000, (WHOLE, WHOLE.replace("most - shift", "shift - most")), RESCALED),
    "the last maximum in the second pass": ("softmax_of_long_rows", 18000, (STORE_LONG, STORE_LONG.replace("shift", "most")), RESCALED),
    "one step left out of the sum": ("softmax_of_long_rows", 18000, ("in td.range(part.steps):", "in td.range(part.steps - 1):"), ""),
}


@pytest.mark.sample("not divided by the sum", "divided twice", "the last maximum in the second pass")
@pytest.mark.parametrize("what", WRONG)
def test_wrong_softmaxes_are_refused(what, tmp_path):
    """In the line that stores; and the cause where one change of the formula, of its sums or of its maxima explains the value."""
    name, cols, edit, cause = WRONG[what]
    source, found = findings(tmp_path, example.__file__, name, [edit], M=64, N=cols)
    assert {one.code for one in found if one.severity == "error"} == {"TD602"}
    store = STORE if name == "softmax" else STORE_LONG
    for one in found:
        line = source[one.primary.span.line - 1].strip()
        assert line in (store, edit[1]) or edit[1] in line
        assert cause in " ".join(one.notes)


@pytest.mark.one_in(4)
@pytest.mark.parametrize(
    ("name", "cols"),
    [
        ("softmax", 40),
        ("softmax", 1000),
        ("softmax", 4096),
        ("softmax", 8000),
        ("softmax", 32768),
        ("softmax_of_long_rows", 9000),
        ("softmax_of_long_rows", 262144),
    ],
)
def test_softmaxes_have_no_finding(name, cols, tmp_path):
    assert findings(tmp_path, example.__file__, name, [], M=70, N=cols)[1] == ()
