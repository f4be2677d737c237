"""Products of int8 and conversions of i32 against NumPy: the same integers, at any size, on each target, from AGPRs too; sums beyond 31 bits wrap."""

import itertools

import numpy as np
import pytest
import torch

from tests.data import ragged_size
from tests.kernels.byte_gemm import int8_gemm
from tests.kernels.int8 import add_product, converted
from tiledsl import KernelError
from tiledsl.compile.compile import lower
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

CASES = {
    "128 x 128": ({}, (128, 256, 192)),
    "128 along k": ({"step": 128}, (128, 128, 256)),
    "32 along k": ({"step": 32}, (128, 128, 96)),
    "16 along k": ({"step": 16}, (128, 128, 48)),
    "16 x 16 pieces": ({"block": 64, "reg": 16, "step": 64}, (64, 128, 128)),
    "16 x 16 pieces, 32 along k": ({"block": 64, "reg": 16, "step": 32}, (64, 64, 96)),
    "in AGPRs": ({"block": 256, "reg": 128}, (256, 256, 128)),
    "ragged": ({}, ragged_size("int8", "gfx942", 128)),
}
INSTRUCTIONS = {  # of the first case, with the k of each
    "gfx90a": ("v_mfma_i32_32x32x8i8", 8),
    "gfx942": ("v_mfma_i32_32x32x16_i8", 16),
    "gfx950": ("v_mfma_i32_32x32x32_i8", 32),
}


def whole(seed, *shape):
    return np.random.default_rng(seed).integers(-128, 128, shape, dtype=np.int8)


def sums(a, b):
    """A·Bᵀ in 64 bits, wrapped to 32."""
    return (a.astype(np.int64) @ b.astype(np.int64).T).astype(np.int32)


@pytest.mark.sample("16 x 16 pieces-gfx942")
@pytest.mark.parametrize("case, target", list(itertools.product(CASES, TARGETS)))
def test_the_same_integers(case, target):
    options, (m, n, k) = CASES[case]
    a, b, c = whole(m, m, k), whole(n + 1, n, k), np.full((m, n), 7, np.int32)
    lowered = lower(int8_gemm, target, {"M": m, "N": n, "K": k, **options})
    assert execute(lowered, [a, b, c]).hazards == ()
    assert (c == sums(a, b)).all()
    found = lowered.resources
    assert (found.scratch_bytes, found.vgpr_spills, found.sgpr_spills, found.calls, found.agprs) == (0, 0, 0, 0, 256 if case == "in AGPRs" else 0)
    assert found.loop is None or found.loop.counts["moves"] == 0


@pytest.mark.parametrize("target", TARGETS)
def test_the_fastest_instruction(target):
    options, (m, n, k) = CASES["128 x 128"]
    lowered = lower(int8_gemm, target, {"M": m, "N": n, "K": k, **options})
    name, depth = INSTRUCTIONS[target]
    assert lowered.asm.count(f"{name} ") == lowered.asm.count("v_mfma") == 4 * 64 // depth
    assert lowered.warnings == ()


@pytest.mark.parametrize("target", TARGETS)
def test_sums_wrap(target):
    a, b, c = whole(1, 32, 64), whole(2, 32, 64), np.random.default_rng(3).integers(-(2**31), 2**31, (32, 32)).astype(np.int32)
    c[0], c[1] = 2**31 - 1, -(2**31)
    before = c.copy()
    assert execute(lower(add_product, target, {"K": 64}), [a, b, c]).hazards == ()
    with np.errstate(over="ignore"):
        assert (c == before + sums(a, b)).all()


@pytest.mark.parametrize("target", TARGETS)
def test_conversions(target):
    """To f32 to nearest even, and from there to bf16."""
    x = np.random.default_rng(4).integers(-(2**31), 2**31, (40, 70)).astype(np.int32)
    x[0, :8] = [0, 1, -1, 2**24 + 1, 2**24 + 3, -(2**24) - 1, 2**31 - 1, -(2**31)]
    y, z, w = torch.zeros(40, 70), torch.zeros(40, 70, dtype=torch.bfloat16), np.zeros((40, 70), np.int32)
    assert execute(lower(converted, target, {"M": 40, "N": 70}), [x, y, z, w]).hazards == ()
    expected = torch.from_numpy(x.astype(np.float32))
    assert (y == expected).all() and (z == expected.bfloat16()).all() and (w == x).all()


def test_td134_an_accumulator_of_f32():
    """The message names the accumulator that the operands need."""
    import tiledsl as td

    @td.kernel(warps=1)
    def into_f32(a: td.gl[td.int8, 32, 32], c: td.gl[td.f32, 32, 32]):
        td.grid(1)
        tile, acc = td.st(td.int8, 32, 32), td.zeros(td.f32, 32, 32)
        td.load(tile, a[0, 0])
        td.barrier()
        td.mma_ABt(acc, td.load(tile), td.load(tile))
        td.store(c[0, 0], acc)

    with pytest.raises(KernelError) as caught:
        lower(into_f32, "gfx942", {})
    (found,) = caught.value.diagnostics
    assert (found.code, found.message) == ("TD134", "gfx942 has no matrix instruction for acc f32, a int8, b int8")
    assert found.helps == (
        "gfx942 multiplies bf16, bf8, f16, fp8, xf32 into f32, and int8 into i32",
        "make an accumulator with acc = td.zeros(td.i32, rows, cols)",
    )
