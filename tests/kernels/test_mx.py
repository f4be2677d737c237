"""Products of MXFP8, MXFP6 and MXFP4 against the OCP specification's own decoding: shapes of pieces, ragged sizes, ends of the scales; refusals elsewhere."""

import re

import numpy as np
import pytest
import torch

import tiledsl as td
from tests.kernels.mx_gemm import FORMATS, decoded, exact_codes, mx_gemm, packed, random_operands, scaled
from tiledsl import KernelError, UsageError
from tiledsl.compile.compile import lower
from tiledsl.runtime.launch import execute

CASES = {  # type, options, and M, N and numbers along k
    "fp4": ("fp4x2", {"numbers": 256}, (64, 128, 512)),
    "fp4 of one slice": ("fp4x2", {"numbers": 64}, (64, 64, 128)),
    "fp4, 16 x 16, scales in LDS": ("fp4x2", {"reg": 16, "numbers": 512, "staged": True}, (64, 32, 1024)),
    "fp4, ragged": ("fp4x2", {"numbers": 256}, (70, 45, 330)),
    "fp4, ragged, scales in LDS": ("fp4x2", {"numbers": 512, "staged": True}, (33, 65, 546)),
    "fp6": ("fp6x4", {"numbers": 256}, (64, 64, 512)),
    "fp6, 16 x 16": ("fp6x4", {"reg": 16, "numbers": 128}, (32, 32, 256)),
    "fp6, ragged": ("fp6x4", {"numbers": 128}, (45, 70, 300)),
    "bf6, 16 x 16, scales in LDS": ("bf6x4", {"reg": 16, "numbers": 512, "staged": True}, (32, 32, 1024)),
    "bf6, ragged": ("bf6x4", {"numbers": 256}, (1, 65, 36)),
    "fp8": ("fp8", {"numbers": 256}, (64, 64, 256)),
    "fp8 of one slice": ("fp8", {"numbers": 64}, (64, 64, 192)),
    "fp8, 16 x 16": ("fp8", {"reg": 16, "numbers": 256}, (32, 32, 512)),
    "fp8, 16 x 16, ragged, scales in LDS": ("fp8", {"reg": 16, "numbers": 512, "staged": True}, (33, 17, 777)),
    "bf8": ("bf8", {"numbers": 128}, (64, 64, 128)),
    "bf8, ragged": ("bf8", {"numbers": 128}, (65, 3, 33)),
}


def run(kind, a, b, scale_a, scale_b, **options):
    """The kernel's result for rows of codes."""
    given = [packed(a, kind), packed(b, kind), scale_a, scale_b, np.full((len(a), len(b)), np.nan, np.float32)]
    sizes = {"M": len(a), "N": len(b), "K": given[0].shape[1], "KB": scale_a.shape[1]}
    lowered = lower(mx_gemm(getattr(td, kind)), "gfx950", {**sizes, **options})
    assert execute(lowered, given).hazards == ()
    return lowered, given[-1]


@pytest.mark.sample("fp8, 16 x 16")
@pytest.mark.parametrize("case", CASES)
def test_against_the_decoding_of_the_specification(case):
    """Random codes of exact numbers, among them subnormals, both zeros and the largest numbers; f32 holds all sums."""
    kind, options, (m, n, k) = CASES[case]
    (a, b), (scale_a, scale_b) = random_operands(kind, m, n, k)
    lowered, c = run(kind, a, b, scale_a, scale_b, **options)
    assert np.array_equal(c, scaled(a, kind, scale_a) @ scaled(b, kind, scale_b).T)
    found = lowered.resources
    assert (found.scratch_bytes, found.vgpr_spills, found.sgpr_spills, found.calls) == (0, 0, 0, 0)


def test_the_numbers_of_the_specification():
    """Tables of the document: largest and least numbers, and the codes that have them."""
    ends = {"fp4x2": (6.0, 0.5, 1.0), "fp6x4": (7.5, 0.125, 1.0), "bf6x4": (28.0, 0.0625, 0.25)}  # largest, least subnormal, least normal
    for kind, (largest, least, normal) in ends.items():
        _, bits, _ = FORMATS[kind]
        half = len(exact_codes(kind)) // 2
        assert decoded(np.array([half - 1, 1, 1 << bits, half, half + 1]), kind).tolist() == [largest, least, normal, 0.0, -least]
    assert decoded(np.array([0x7E, 0x01, 0x08]), "fp8").tolist() == [448.0, 2.0**-9, 2.0**-6]


@pytest.mark.sample("fp8-128")
@pytest.mark.parametrize("kind, numbers", [("fp4x2", 256), ("fp6x4", 128), ("fp8", 128)])
def test_ends_of_the_scales(kind, numbers):
    """2 to the power of -127 and of 127 cancel; a scale of 255 is NaN for its row or column alone, also where the numbers are 0."""
    (a, b), (scale_a, scale_b) = random_operands(kind, 33, 35, 2 * numbers)
    scale_a[:, 0], scale_b[:, 0] = 0, 254
    scale_a[:, 1], scale_b[:, 1] = 254, 0
    a[7, 64:96], scale_a[7, 2], scale_b[5, -1] = 0, 255, 255
    exact = scaled(a, kind, scale_a) @ scaled(b, kind, scale_b).T
    _, c = run(kind, a, b, scale_a, scale_b, numbers=numbers)
    assert np.isnan(c).sum() == 33 + 35 - 1 and np.isnan(c[7]).all() and np.isnan(c[:, 5]).all()
    assert np.array_equal(c, exact, equal_nan=True)


@pytest.mark.sample("fp4x2-b128")
@pytest.mark.parametrize("kind, reads", [("fp4x2", "b128"), ("fp6x4", "b64"), ("fp8", "b128")])
def test_a_register_of_scales_feeds_four_instructions(kind, reads):
    """Of 256 numbers a lane loads four scales at once; each of four instructions takes another byte, and nothing is moved."""
    (a, b), (scale_a, scale_b) = random_operands(kind, 64, 64, 512)
    lowered, _ = run(kind, a, b, scale_a, scale_b, numbers=256)
    products = re.findall(r"v_mfma_scale_f32_32x32x64_f8f6f4 .*", lowered.asm)
    chosen = [tuple(tuple(map(int, re.findall(r"\d", part))) for part in re.findall(r" op_sel(?:_hi)?:\[[\d,]+\]", one)) for one in products]
    assert chosen == [((0, 0, 0),), ((1, 1, 0), (0, 0, 0)), ((1, 1, 0),), ((1, 1, 0), (1, 1, 0))]
    assert len(products) == lowered.asm.count("v_mfma") and lowered.asm.count("global_load_dword v") == 2
    assert set(re.findall(r"\bds_read_(\w+)", lowered.asm)) == {reads}
    assert lowered.resources.loop.counts["moves"] == 0


def test_other_targets_are_refused():
    sizes = {"M": 64, "N": 64, "K": 128, "KB": 8, "numbers": 256}
    for target in ("gfx90a", "gfx942"):
        with pytest.raises(KernelError) as caught:
            lower(mx_gemm(td.fp4x2), target, sizes)
        (found,) = caught.value.diagnostics
        assert (found.code, found.message) == ("TD134", f"{target} has no matrix instruction with scales, which gfx950 has")
        assert found.helps == ("multiply the sums of each block of k by their scales in registers, as examples/block_scaled_fp8.py does",)


def test_called_with_tensors():
    """torch has packed e2m1 and E8M0; types of 6 bits are bytes."""
    (a, b), scales = random_operands("fp4x2", 64, 64, 128)
    given = [torch.from_numpy(packed(one, "fp4x2")).view(torch.float4_e2m1fn_x2) for one in (a, b)]
    given += [torch.from_numpy(one).view(torch.float8_e8m0fnu) for one in scales]
    c = torch.zeros(64, 64)
    mx_gemm(td.fp4x2)(*given, c, target="gfx950")
    assert np.array_equal(c.numpy(), scaled(a, "fp4x2", scales[0]) @ scaled(b, "fp4x2", scales[1]).T)
    with pytest.raises(UsageError) as caught:
        mx_gemm(td.fp4x2)(given[0].view(torch.int8), *given[1:], c, target="gfx950")
    assert str(caught.value).splitlines() == [
        "error: 'a' of kernel 'gemm' holds fp4x2, and got an array of int8",
        "  = help: pass an array of torch's float4_e2m1fn_x2 or uint8 with the bytes",
    ]
