"""The example of block scales: exact with powers of two, at ragged sizes, with zero and NaN; wrong variants are refused; what scales cost."""

import pathlib

import pytest
import torch

from examples import block_scaled_fp8 as example
from examples.block_scaled_fp8 import block_scaled
from tests.checks.conftest import kernel_in
from tests.examples.edited import errors
from tests.in_turn import alternating
from tiledsl.compile.compile import lower
from tiledsl.runtime.launch import execute

TYPES = {"gfx942": torch.float8_e4m3fnuz, "gfx950": torch.float8_e4m3fn}
SOURCE = pathlib.Path(example.__file__).read_text()


def sizes(m, n, k):
    return dict(M=m, N=n, K=k, KB=-(-k // 128), NB=-(-n // 128))


@pytest.mark.sample("1-257-128-gfx950")
@pytest.mark.parametrize("m, n, k, target", alternating([(130, 140, 300), (1, 257, 128), (70, 128, 1)], TYPES))
def test_against_torch(m, n, k, target):
    """Scales of powers of two, and whole numbers: f32 holds all sums. A scale of 0 and one of NaN act on their blocks alone."""
    given, generator = sizes(m, n, k), torch.Generator().manual_seed(m)
    a, b = (torch.randint(-8, 9, (rows, k), generator=generator).to(TYPES[target]) for rows in (m, n))
    scale_a, scale_b = (torch.exp2(torch.randint(-2, 3, shape, generator=generator).float()) for shape in ((given["KB"], m), (given["NB"], given["KB"])))
    scale_a[0, m // 2], scale_b[-1, -1] = 0, torch.nan if m > 1 else 0
    scale_a[-1, 0] = torch.nan if m > 1 else 1
    d = torch.zeros(m, n, dtype=torch.bfloat16)
    assert execute(lower(block_scaled, target, given), [a, b, scale_a, scale_b, d]).hazards == ()
    exact = torch.zeros(m, n)
    for block in range(given["KB"]):
        at = slice(block * 128, (block + 1) * 128)
        exact += (a[:, at].float() @ b[:, at].float().T) * scale_a[block][:, None] * scale_b[:, block].repeat_interleave(128)[:n]
    assert torch.equal(d.isnan(), exact.isnan()) and torch.equal(d.nan_to_num(7.0), exact.bfloat16().nan_to_num(7.0))


WRONG = {  # what is edited
    "A's scales of the step before": ("of_rows, of_block = scales(k + 1 if more else k)", "of_rows, of_block = scales(k)"),
    "A's scales of other rows": ("td.load(scale_a[k, i + m]", "td.load(scale_a[k, i + 1 - m]"),
    "A's scales of the other warp": ("td.load(scale_a[k, i + m]", "td.load(scale_a[k, row * 4 + m]"),
    "B's scales of the rows' block": ("td.load(scale_b[col, k]", "td.load(scale_b[row, k]"),
    "B's first scale": ("td.load(scale_b[col, k]", "td.load(scale_b[col, 0 * k]"),
    "B's scales exchanged": ("td.load(scale_b[col, k]", "td.load(scale_b[k, col]"),
    "not promoted": ("promoted = td.zeros(td.f32, REG, REG)\n            td.mma_ABt(promoted,", "promoted = total[m, n]\n            td.mma_ABt(promoted,"),
    "without B's scales later": ("td.copy(scale[n], of_rows[n] * of_block)", "td.copy(scale[n], of_rows[n])"),
    "without B's scales at first": ("[one * of_block for one in of_rows]", "list(of_rows)"),
    "the scales of the first step": ("        for n in range(2):\n            td.copy(scale[n], of_rows[n] * of_block)\n", ""),
    "scales of the wrong piece": ("td.fma(promoted, scale[n], total", "td.fma(promoted, scale[m], total"),
    "not summed": ("td.fma(promoted, scale[n], total[m, n])", "promoted * scale[n]"),
    "a step less": ("in td.range(steps):", "in td.range(steps - 1):"),
    "not transposed": ("td.store(d[i + n, j + m], td.cast(total[m, n].T", "td.store(d[i + n, j + m], td.cast(total[m, n]"),
}  # fmt: skip


@pytest.mark.thorough
@pytest.mark.parametrize("what", WRONG)
def test_wrong_variants_are_refused(what, tmp_path):
    old, new = WRONG[what]
    _, found = errors(tmp_path, example.__file__, "block_scaled", old, new, target="gfx950", **sizes(136, 272, 272))
    assert found and {one.code for one in found} <= {"TD602", "TD301", "TD313"}, found


def test_the_right_kernel_has_no_findings():
    assert block_scaled.check(target="gfx950", **sizes(200, 272, 400)) == ()


@pytest.mark.thorough
@pytest.mark.parametrize("target", TYPES)
def test_what_scales_cost(target, tmp_path):
    """By the model of time, at most 8 % more than the same kernel without scales takes; and nothing is spilled."""
    plain = SOURCE
    for old, new in (
        ("td.ensures(d, (a * of_a) @ (b * of_b).T)", "td.ensures(d, a @ b.T)"),
        ("            promoted = td.zeros(td.f32, REG, REG)\n", "            promoted = total[m, n]\n"),
        ("            td.copy(total[m, n], td.fma(promoted, scale[n], total[m, n]))\n", ""),
        ("        of_rows, of_block = scales(k + 1 if more else k)  # the last step loads its own again, which nothing reads\n", ""),
        ("        for n in range(2):\n            td.copy(scale[n], of_rows[n] * of_block)\n", ""),
        ("    of_rows, of_block = scales(0)\n    scale = [one * of_block for one in of_rows]\n", ""),
    ):
        assert plain.count(old) == 1
        plain = plain.replace(old, new)
    path = tmp_path / "unscaled.py"
    path.write_text(plain)
    found = block_scaled.lower(target=target).resources
    assert (found.vgpr_spills, found.sgpr_spills, found.scratch_bytes) == (0, 0, 0)
    assert block_scaled.profile(target=target).time_us.likely <= 1.08 * kernel_in(path, "block_scaled").profile(target=target).time_us.likely
