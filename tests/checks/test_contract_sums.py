"""TD602 where the sum over k is cut, turned or nested: no step is too small to be missed, no order is wrong, and the message names the one to blame."""

import pathlib

import numpy as np
import pytest

from tests.checks.conftest import edited, kernel_in
from tests.checks.outcomes import outcome
from tiledsl.analysis.values.algebra import merged
from tiledsl.analysis.values.block_integers import Integer, Slots
from tiledsl.analysis.values.fingerprints import SEEDS, Fingerprints
from tiledsl.analysis.values.tags import Tags
from tiledsl.ir import nodes as ir
from tiledsl.ir.math.layouts import swizzled

MMA = "td.mma_ABt(total, x, y)"
LOADS = ("td.load(As, a[row, k])", "td.load(Bs, b[col, k])")
PART = "part = td.zeros(td.f32, 32, 32)\n        td.mma_ABt(part, x, y)\n        "


def both(place: str) -> tuple[tuple[str, str], ...]:
    return tuple((load, load.replace("k]", f"{place}]")) for load in LOADS)


TWO_OUTPUTS = ('"N"])', '"N"], d: td.gl[td.f32, "M", "N"])')
AGAIN = ("total)", "total)\n    td.store(d[row * 2 + wr, col * 2 + wc], 2 * td.load(c[row * 2 + wr, col * 2 + wc], (32, 32)))")
RIGHT = {
    "another first step in each row of blocks": both("(k + row) % steps"),
    "backwards in every second row of blocks": both("(k if row % 2 == 0 else steps - 1 - k)"),
    "a part of each step": ((MMA, PART + "total += part"),),
    "a part of each step, from the other side": ((MMA, PART + "td.copy(total, part + total)"),),
    "what was stored, read again": (TWO_OUTPUTS, ("b.T)", "b.T)\n    td.ensures(d, 2 * (a @ b.T))"), AGAIN),
}
WRONG = {
    "no first step": (("td.range(steps)", "td.range(1, steps)"),),
    "no step 18": ((MMA, f"if k != 18:\n            {MMA}"),),
    "step 3 twice": ((MMA, f"{MMA}\n        if k == 3:\n            {MMA}"),),
    "one operand turned": ((LOADS[0], LOADS[0].replace("k]", "(k + row) % steps]")),),
    "half of all before": ((MMA, f"total *= 0.5\n        {MMA}"),),
    "its own part twice": ((MMA, PART + "total += 2 * part"),),
    "what was stored, taken for what was there before": (TWO_OUTPUTS, ("b.T)", "b.T)\n    td.ensures(d, 2 * td.old(c))"), AGAIN),
    "operands exchanged": (
        ("a @ b.T)", "(a @ b.T).T)"),
        ('c: td.gl[td.f32, "M", "N"]', 'c: td.gl[td.f32, "N", "M"]'),
        ("row * 2 + wr, col * 2 + wc]", "col * 2 + wc, row * 2 + wr]"),
    ),
    "never cleared": (
        ("total = td.zeros(td.f32, 32, 32)", "total = td.zeros(td.f32, 32, 32)\n    for half in range(2):\n      row2 = 2 * row + half"),
        ("cdiv(a.rows, 64), td", "cdiv(a.rows, 128), td"),
        ("    steps", "      steps"),
        ("    for k", "      for k"),
        ("a[row, k]", "a[row2, k]"),
        ("    td.store(c[row * 2", "      td.store(c[row2 * 2"),
    ),
    "a factor, beside a race": (("        td.barrier()\n        td.mma", "        td.mma"), ("wc], total)", "wc], 2 * total)")),
    "a race alone": (("        td.barrier()\n        td.mma", "        td.mma"),),
}  # fmt: skip


@pytest.mark.sample(
    "another first step in each row of blocks-1536",
    "backwards in every second row of blocks-1536",
    "a part of each step, from the other side-1536",
    "a part of each step-40",
    "what was stored, read again-16",
)
@pytest.mark.parametrize("k", (16, 40, 1536))
@pytest.mark.parametrize("edits", RIGHT.values(), ids=list(RIGHT))
def test_every_order_is_right(edits, k, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    edited(tmp_path, "sums", *edits)
    assert outcome("sums", M=192, N=64, K=k) == ""


@pytest.mark.thorough
def test_the_whole_text(tmp_path, monkeypatch, golden):
    monkeypatch.chdir(tmp_path)
    texts = []
    for what, edits in WRONG.items():
        edited(tmp_path, "sums", *edits)
        texts.append(f"# {what}\n{outcome('sums', M=256, N=64, K=640)}\n")
    golden("contract_sums.txt", "\n".join(texts))


@pytest.mark.left_out("8")
@pytest.mark.parametrize("step", (8, 16, 32, 64, 128, 256))
def test_no_step_is_too_small(step):
    """Of every sum up to k = 16,384, whichever step is missing: by one of the seeds at least the rest differs by more than the tolerance."""
    ends = np.arange(0, 16384 + 1, step)
    seen = np.zeros((len(ends), len(ends) - 1), dtype=bool)
    for seed in SEEDS:
        prints = Fingerprints(Tags({}), None, seed)
        heights = np.array([prints._height(0, int(end)) for end in ends])
        whole, steps = heights - heights[0], np.diff(heights)
        seen |= np.abs(steps) > 1e-9 * (np.abs(whole)[:, None] + np.abs(whole[:, None] - steps))
    assert all(seen[count, :count].all() for count in range(2, len(ends)))


def test_spans_have_one_form():
    assert merged([(0, 0, 16), (0, 0, 16), (0, 16, 32)]) == merged([(0, 0, 32), (0, 0, 16)]) == [(0, 0, 16), (0, 0, 32)]
    assert merged([(0, 0, 32), (0, 8, 16)]) == merged([(0, 0, 16), (0, 8, 32)])
    assert merged([(0, 16, 32), (1, 0, 16), (0, 0, 16)]) == [(0, 0, 32), (1, 0, 16)]


def test_a_copy_converts_nothing(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    contract = ('td.f32, "M", "N"]):\n', 'td.f32, "M", "N"]):\n    td.ensures(c, a @ b.T)\n')
    edited(tmp_path, "own_waits", contract)
    assert outcome("own_waits", M=128, N=128, K=64) == ""
    edited(tmp_path, "own_waits", contract, ("b: td.gl[td.bf16", "b: td.gl[td.f16"))
    text = outcome("own_waits", M=128, N=128, K=64)
    assert "   = an operand holds bits of another type than its own\n" in text
    assert "   = help: td.asm copies bits and converts nothing: give the tile the type of the tensor" in text


def test_addresses_in_lds_that_every_lane_shares():
    """They are worked out without lanes."""
    offset, swizzle = ir.Binary("*", ir.Var("k", "loop", 0, 7), ir.Const(1040)), ir.Swizzle(7, 3, 4, 9)
    slots = Slots()
    made = Integer(ir.Swizzled(offset, swizzle), slots, {})
    assert [made.code([k]) for k in range(8)] == [swizzled(k * 1040, swizzle) for k in range(8)]


def test_reads_that_transpose_are_not_taken_for_copies():
    kernel = kernel_in(pathlib.Path(__file__).parent / "kernels" / "transposed_copy.py", "transposed_copy")
    assert [(found.code, found.message) for found in kernel.check("gfx950")] == [
        ("TD601", "the contract c = a @ a.T is not checked: a value that td.asm computes is stored in line 17"),
        ("TD705", "this product takes v_mfma_f32_16x16x16_bf16, which has 50% of the rate of v_mfma_f32_16x16x32_bf16"),
    ]
