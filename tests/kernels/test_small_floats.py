"""fp8 and f16 operands: exact on integers at any size, close on others, fp8 in each target's own encoding; refused where there is none."""

import itertools
import re

import pytest
import torch
from hypothesis import given
from hypothesis import strategies as st

import tiledsl as td
from tests.data import ragged_size
from tests.in_turn import alternating
from tests.kernels.byte_gemm import bf8_fp8_gemm, bf8_gemm, byte_gemm, fp8_bf8_gemm, fp8_gemm
from tests.kernels.small_floats import f16_gemm
from tests.sweeps import tries
from tiledsl import KernelError, UsageError
from tiledsl.compile.compile import lower
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

TYPES = {"gfx942": torch.float8_e4m3fnuz, "gfx950": torch.float8_e4m3fn}
CASES = {
    "128 x 128": ({}, (128, 256, 192)),
    "128 along k": ({"step": 128}, (128, 128, 256)),
    "32 along k": ({"step": 32}, (128, 128, 96)),
    "16 x 16 pieces": ({"block": 64, "reg": 16, "step": 64}, (64, 128, 128)),
    "16 x 16 pieces, 32 along k": ({"block": 64, "reg": 16, "step": 32}, (64, 64, 96)),
    "16 x 16 pieces, 128 along k": ({"block": 64, "reg": 16, "step": 128}, (64, 128, 256)),
    "64 x 64 pieces": ({"reg": 64}, (128, 128, 128)),
}


def run(case, target, values):
    options, (m, n, k) = CASES[case]
    generator = torch.Generator().manual_seed(m + n + k)
    a, b = (values((rows, k), generator).to(TYPES[target]) for rows in (m, n))
    c = torch.full((m, n), torch.nan)
    lowered = lower(fp8_gemm, target, {"M": m, "N": n, "K": k, **options})
    return lowered, execute(lowered, [a, b, c]), c, a.float() @ b.float().T


def integers(shape, generator):
    return torch.randint(-16, 17, shape, generator=generator).float()


def normal(shape, generator):
    return torch.randn(shape, generator=generator)


@pytest.mark.sample("16 x 16 pieces, 32 along k-gfx942")
@pytest.mark.parametrize("case, target", list(itertools.product(CASES, TYPES)))
def test_exact_on_integers(case, target):
    lowered, report, c, exact = run(case, target, integers)
    assert report.hazards == ()
    assert (c == exact).all()
    found = lowered.resources
    assert (found.scratch_bytes, found.vgpr_spills, found.sgpr_spills, found.calls) == (0, 0, 0, 0)
    assert found.loop is None or found.loop.counts["moves"] == 0


@pytest.mark.parametrize("target", TYPES)
def test_close_on_normal_data(target):
    _, report, c, exact = run("128 x 128", target, normal)
    assert report.hazards == ()
    assert ((c - exact).abs() <= 1e-5 * exact.abs().max()).all()  # products of fp8 are exact in fp32


@pytest.mark.sample("gfx942-32x32x16_fp8_fp8-16")
@pytest.mark.parametrize("target, instruction, k", [("gfx942", "32x32x16_fp8_fp8", 16), ("gfx950", "32x32x64_f8f6f4", 64)])
def test_reads_of_16_bytes_feed_the_fastest_instruction(target, instruction, k):
    """On gfx942 one read feeds two instructions, and on gfx950 an operand is two reads."""
    lowered, report, *_ = run("128 x 128", target, integers)
    assert report.lds_conflict_clocks == 0
    assert set(re.findall(r"\bds_read\w*", lowered.asm)) == {"ds_read_b128"}
    assert lowered.asm.count("ds_read_b128") * 64 * 16 == (64 + 64) * 64  # a warp needs 64 rows of A and of B, 64 columns of one byte
    assert lowered.asm.count(f"v_mfma_f32_{instruction} ") == lowered.asm.count("v_mfma") == 4 * 64 // k


BF8 = {"gfx942": torch.float8_e5m2fnuz, "gfx950": torch.float8_e5m2}
WITH_BF8 = [  # kernel, types of A and B, options, the shape's name by target, and what selects the types on gfx950
    (bf8_gemm, (BF8, BF8), {}, "32x32", "cbsz:1 blgp:1"),
    (fp8_bf8_gemm, (TYPES, BF8), {"block": 64, "reg": 16, "step": 128}, "16x16", "blgp:1"),
    (bf8_fp8_gemm, (BF8, TYPES), {"block": 256, "reg": 128}, "32x32", "cbsz:1"),
]


@pytest.mark.thorough
@pytest.mark.parametrize("kernel, types, options, shape, selects, target", alternating(WITH_BF8, TYPES))
def test_products_of_bf8(kernel, types, options, shape, selects, target):
    """Exact on whole numbers that e5m2 holds; the last kernel keeps its sums in AGPRs, with products in assembly."""
    m, n, k = (40, 24, 100)
    generator = torch.Generator().manual_seed(m)
    a, b = (torch.randint(-8, 9, (rows, k), generator=generator).float().to(one[target]) for rows, one in zip((m, n), types, strict=True))
    c = torch.full((m, n), torch.nan)
    lowered = lower(kernel, target, {"M": m, "N": n, "K": k, **options})
    assert execute(lowered, [a, b, c]).hazards == ()
    assert (c == a.float() @ b.float().T).all()
    assert (lowered.resources.agprs > 0) == ("reg" in options and options["reg"] == 128)
    products = [line for line in lowered.asm.splitlines() if "v_mfma" in line and not line.endswith(", 0")]  # without those that clear sums
    kinds = "_".join("bf8" if one is BF8 else "fp8" for one in types)
    fast = target == "gfx950"
    assert products and all((f"{shape}x" in line) and (line.rstrip().endswith(selects) if fast else f"_{kinds} " in line) for line in products), products[:2]


def test_td705_a_shape_that_is_slow_for_bf8():
    (warning,) = (one for one in fp8_bf8_gemm.check("gfx950", M=64, N=64, K=64, block=64, reg=32, step=32) if one.code == "TD705")
    assert warning.message == "this product takes v_mfma_f32_32x32x16_fp8_bf8, which has 50% of the rate of v_mfma_f32_32x32x64_f8f6f4"
    assert warning.helps == ("let all operands of fp8 and bf8 have a multiple of 64 elements along k",)


def test_td134_int8_and_bf8():
    with pytest.raises(KernelError) as caught:
        lower(byte_gemm(td.int8, td.f32, td.bf8), "gfx942", {"M": 64, "N": 64, "K": 64})
    assert caught.value.diagnostics[0].message == "gfx942 has no matrix instruction for acc f32, a int8, b bf8"


def test_td134_a_target_without_fp8():
    with pytest.raises(KernelError) as caught:
        lower(fp8_gemm, "gfx90a", {"M": 128, "N": 128, "K": 64})
    (found,) = caught.value.diagnostics
    assert (found.code, found.message) == ("TD134", "gfx90a has no matrix instruction for acc f32, a fp8, b fp8")
    assert found.helps == ("gfx90a multiplies bf16, f16 into f32, and int8 into i32",)


@pytest.mark.parametrize("target, other", [("gfx942", "gfx950"), ("gfx950", "gfx942")])
def test_the_encoding_of_another_target_is_refused(target, other):
    a, b = (torch.zeros(128, 64).to(TYPES[other]) for _ in range(2))
    with pytest.raises(UsageError) as caught:
        fp8_gemm(a, b, torch.zeros(128, 128), target=target)
    own, given = (str(TYPES[t]).removeprefix("torch.") for t in (target, other))
    assert str(caught.value) == f"error: 'a' of kernel 'gemm' holds fp8, which is {own} on {target}, and got an array of {given}"


def test_called_with_tensors():
    a, b = (integers((128, 64), torch.Generator().manual_seed(1)).to(TYPES["gfx942"]) for _ in range(2))
    c = torch.zeros(128, 128)
    fp8_gemm(a, b, c, target="gfx942")
    assert (c == a.float() @ b.float().T).all()


def whole_numbers(m, n, k, dtype):
    """A and B with whole numbers up to ±8, and what A·Bᵀ is."""
    generator = torch.Generator().manual_seed(m * 1_000_003 + n * 1_009 + k)
    a, b = (torch.randint(-8, 9, (rows, k), generator=generator).float() for rows in (m, n))
    return a.to(dtype), b.to(dtype), a @ b.T


def exact_at(kernel, target, dtype, m, n, k, **options):
    a, b, exact = whole_numbers(m, n, k, dtype)
    c = torch.full((m, n), torch.nan)
    report = execute(lower(kernel, target, {"M": m, "N": n, "K": k, **options}), [a, b, c])
    assert report.hazards == () and bool((c == exact).all())


@pytest.mark.thorough
@tries(10)
@given(st.integers(1, 400), st.integers(1, 400), st.integers(1, 400), st.sampled_from(list(TYPES)), st.sampled_from([(128, 64, 32), (64, 32, 16)]))
def test_fp8_at_any_size(m, n, k, target, shape):
    block, step, reg = shape
    exact_at(fp8_gemm, target, TYPES[target], m, n, k, block=block, step=step, reg=reg)


@pytest.mark.thorough
@pytest.mark.parametrize("block, step, reg", [(128, 64, 32), (64, 32, 16)])
@pytest.mark.parametrize("target", TYPES)
def test_fp8_of_each_shape_on_each_target(target, block, step, reg):
    exact_at(fp8_gemm, target, TYPES[target], *ragged_size("fp8", target, block), block=block, step=step, reg=reg)


@pytest.mark.thorough
@tries(10)
@given(st.integers(1, 400), st.integers(1, 400), st.integers(1, 400), st.sampled_from(list(TARGETS)), st.sampled_from([(32, 32), (64, 16)]))
def test_f16_at_any_size(m, n, k, target, shape):
    step, reg = shape
    exact_at(f16_gemm, target, torch.float16, m, n, k, step=step, reg=reg)


@pytest.mark.thorough
@pytest.mark.parametrize("step, reg", [(32, 32), (64, 16)])
@pytest.mark.parametrize("target", TARGETS)
def test_f16_of_each_shape_on_each_target(target, step, reg):
    exact_at(f16_gemm, target, torch.float16, *ragged_size("f16", target, reg), step=step, reg=reg)
