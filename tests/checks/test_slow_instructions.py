"""TD705: a product takes a slower matrix instruction than the target has for its type."""

import pytest

import tiledsl as td
from tiledsl.lower.plan.plan import plan
from tiledsl.lower.plan.products import SlowInstruction
from tiledsl.targets import TARGETS

TEXT = """\
warning[TD705]: this product takes v_mfma_f32_32x32x16_fp8_fp8, which has 50% of the rate of v_mfma_f32_32x32x64_f8f6f4
  --> tests/checks/test_slow_instructions.py:35:13
35 |             td.mma_ABt(acc, *parts)
   |             ^^^^^^^^^^^^^^^^^^^^^^^
  ::: tests/checks/test_slow_instructions.py:34:22
34 |             parts = [td.load(td.subtile(tile, (size, depth), (0, n))) for tile in (As, Bs)]
   |                      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ an operand with 32 elements along k
   = v_mfma_f32_32x32x64_f8f6f4 takes 64 elements along k
   = help: let all operands of fp8 have a multiple of 64 elements along k"""


def product(of, size=32, depth=32):
    """C = A·Bᵀ of one tile and 128 columns, of which a product takes `depth`."""

    @td.kernel(warps=1)
    def by_parts(a: td.gl[of, size, 128], b: td.gl[of, size, 128], c: td.gl[td.f32, size, size]):
        td.ensures(c, a @ b.T)
        td.grid(1)
        As, Bs, acc = td.st(of, size, 128), td.st(of, size, 128), td.zeros(td.f32, size, size)
        td.load(As, a[0, 0])
        td.load(Bs, b[0, 0])
        td.barrier()
        for n in range(128 // depth):
            parts = [td.load(td.subtile(tile, (size, depth), (0, n))) for tile in (As, Bs)]
            td.mma_ABt(acc, *parts)
        td.store(c[0, 0], acc)

    return by_parts


def test_its_text():
    (found,) = product(td.fp8).check("gfx950")
    assert found.render() == TEXT


SLOW = [
    (td.fp8, 32, 32, "v_mfma_f32_32x32x16_fp8_fp8", "v_mfma_f32_32x32x64_f8f6f4"),
    (td.fp8, 16, 64, "v_mfma_f32_16x16x32_fp8_fp8", "v_mfma_f32_16x16x128_f8f6f4"),
    (td.bf16, 32, 8, "v_mfma_f32_32x32x8_bf16", "v_mfma_f32_32x32x16_bf16"),
    (td.f16, 16, 16, "v_mfma_f32_16x16x16_f16", "v_mfma_f32_16x16x32_f16"),
]


@pytest.mark.sample("v_mfma_f32_32x32x16_fp8_fp8", "v_mfma_f32_16x16x32_fp8_fp8")
@pytest.mark.parametrize("of, size, depth, taken, faster", SLOW, ids=[str(row[3]) for row in SLOW])
def test_which_instructions_are_slower(of, size, depth, taken, faster):
    """Once for a line, however often it multiplies. gfx942 has none that is faster, and neither has a kernel with more columns a product."""
    kernel = product(of, size, depth)
    (found,) = plan(kernel.capture("gfx950", {}), TARGETS["gfx950"]).warnings
    assert found.cause == SlowInstruction(taken, faster)
    assert plan(kernel.capture("gfx942", {}), TARGETS["gfx942"]).warnings == ()
    assert product(of, size, 2 * depth).check("gfx950") == ()
