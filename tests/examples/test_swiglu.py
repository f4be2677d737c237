"""The gated product of the examples: executed against torch in double precision, counted, and wrong variants refused."""

import pytest
import torch

from examples import swiglu as example
from tests.examples.edited import findings
from tests.in_turn import alternating
from tiledsl.targets import TARGETS

KERNELS = [("swiglu", target) for target in TARGETS] + [("swiglu_direct", "gfx950")]
SIZES = [(256, 128, 320), (260, 72, 264), (1, 1, 8), (40, 130, 456)]


def run(name, target, m, n, k):
    random = torch.Generator().manual_seed(m + n)
    a, w1, w3 = (torch.randn(rows, k, generator=random).bfloat16() for rows in (m, n, n))
    c = torch.full((m, n), 77.0, dtype=torch.bfloat16)
    getattr(example, name)(a, w1, w3, c, target=target)
    return a.double(), w1.double(), w3.double(), c.double()


@pytest.mark.thorough
@pytest.mark.parametrize("size, kernel", alternating([(size,) for size in SIZES], KERNELS))
def test_swiglu(size, kernel):
    """A sum of k products in f32 is off by k · 2^-24 of the sum of their magnitudes, and the slope of silu is below 1.1; silu and the product are off by some
    units of 2^-24, relatively, and bf16 by 2^-8."""
    a, w1, w3, c = run(*kernel, *size)
    gate, up, sizes = a @ w1.T, a @ w3.T, [a.abs() @ w.abs().T * size[2] * 2.0**-24 for w in (w1, w3)]
    exact = torch.nn.functional.silu(gate) * up
    before = 1.1 * sizes[0] * up.abs() + torch.nn.functional.silu(gate).abs() * sizes[1] + 8 * 2.0**-24 * exact.abs()
    assert ((c - exact).abs() <= 1.01 * before + 2.0**-8 * exact.abs() + 2.0**-126).all()
    (name, target), (m, n, k) = kernel, size
    found = getattr(example, name).lower(target=target, M=m, N=n, K=k).resources
    assert (found.vgpr_spills, found.sgpr_spills, found.scratch_bytes, found.calls) == (0, 0, 0, 0)
    if k > (5 if name == "swiglu_direct" else 2) * example.K_STEP:  # a loop is left
        assert found.loop.counts["moves"] == 0 and found.loop.others_per_1000_clocks < {"gfx90a": 25, "gfx942": 50, "gfx950": 95}[target]


SWIGLU_WRONG = {
    "silu of the other product": (("gated(gate, up)", "gated(up, gate)"), "TD602"),
    "W1 twice": (("td.fetch(Us, w3[col, k + 1])", "td.fetch(Us, w1[col, k + 1])"), "TD602"),
    "W3 of the step before": (("td.fetch(Us, w3[col, k + 1])", "td.fetch(Us, w3[col, k])"), "TD602"),
    "W3 of another column of blocks": (("(Us, w3[col, 0])", "(Us, w3[0, 0])"), "TD602"),
    "both weights of one tile": (("operands[2], operands[0]", "operands[1], operands[0]"), "TD602"),
    "one product forgotten": (("td.mma_ABt(up, operands[2], operands[0])", "pass"), "TD602"),
    "tiles of W exchanged": (("td.commit(Us, w_next[1])", "td.commit(Gs, w_next[1])"), "TD602"),
    "no barrier before the other half writes": (("  # the other half writes next\n        td.barrier()", ""), "TD401"),
    "another warp's columns": (("col * 4 + wc]", "col * 4 + (wc ^ 1)]"), "TD602"),
}
DIRECT_WRONG = {
    "silu of the other product": (("gated(*sums[half])", "gated(*sums[half][::-1])"), "TD602"),
    "W3 of the step before": (("w3[col, k + 1]", "w3[col, k]"), "TD602"),
    "W1 one step late": (("w1[col, k + 2]", "w1[col, k + 1]"), "TD602"),
    "halves of the rows exchanged": (("gated(*sums[half])", "gated(*sums[1 - half])"), "TD602"),
    "both weights of one tile": (("for tile in (Gs, Us)", "for tile in (Gs, Gs)"), "TD602"),
    "into the buffer that is read": (("fetch(Us[toc]", "fetch(Us[tic]"), "TD401"),
}
WRONG = [("swiglu", what) for what in SWIGLU_WRONG] + [("swiglu_direct", what) for what in DIRECT_WRONG]


@pytest.mark.thorough
@pytest.mark.parametrize("name, what", WRONG)
def test_wrong_variants_are_refused(name, what, tmp_path):
    edit, code = (SWIGLU_WRONG if name == "swiglu" else DIRECT_WRONG)[what]
    _, found = findings(tmp_path, example.__file__, name, (edit,), M=256, N=256, K=192)
    assert code in {one.code for one in found}, found


@pytest.mark.thorough
@pytest.mark.parametrize("name", ["swiglu", "swiglu_direct"])
def test_the_twins_are_clean(name, tmp_path):
    assert findings(tmp_path, example.__file__, name, (), M=256, N=256, K=192)[1] == ()
