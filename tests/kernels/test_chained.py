"""Computed register tiles as operands of products, and transposed register tiles: executed, against torch; and no lane moves anything."""

import pytest
import torch

from tests.in_turn import alternating
from tests.kernels import chained
from tiledsl.asm.text.syntax import Instruction
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

every_target = pytest.mark.parametrize("target", TARGETS)
BYTES = {"gfx942": torch.float8_e4m3fnuz, "gfx950": torch.float8_e4m3fn}
_MOVES = ("ds_bpermute", "ds_permute", "ds_swizzle", "v_permlane", "v_readlane", "v_writelane")


def numbers(rows, cols, dtype, seed):
    return torch.randint(-2, 3, (rows, cols), generator=torch.Generator().manual_seed(seed)).to(dtype)


def moves(lowered):
    """The instructions that move values between lanes, without the writes of copies to LDS."""
    code = [item for item in lowered.listing.kernels[0].items if isinstance(item, Instruction)]
    return [item.mnemonic for item in code if item.mnemonic.startswith(_MOVES) or "dpp" in item.mnemonic]


@pytest.mark.thorough
@every_target
@pytest.mark.parametrize("form", ["AtB", "AtB swapped", "AB"])
@pytest.mark.parametrize("keys, queries", [(64, 32), (32, 16)])
def test_computed_operands(form, keys, queries, target):
    size = dict(S=2 * keys, N=4 * queries, D=2 * queries, E=2 * queries)
    k, q, v = (numbers(rows, size["D"], torch.bfloat16, seed) for seed, rows in enumerate((size["S"], size["N"], size["S"])))
    wanted = v.float().T @ (k.float() @ q.float().T)
    wanted = wanted if form == "AtB" else wanted.T
    o = torch.zeros(wanted.shape)
    options = dict(keys=keys, queries=queries, form=form)
    chained.bf16(k, q, v, o, **options, target=target)
    assert torch.equal(o, wanted)
    lowered = chained.bf16.lower(target=target, **size, R=o.shape[0], C=o.shape[1], **options)
    found = lowered.resources
    assert (moves(lowered), found.scratch_bytes, found.vgpr_spills, found.sgpr_spills) == ([], 0, 0, 0)


@pytest.mark.thorough
@every_target
def test_f16_is_rounded_before_the_product(target):
    k, q, v = (numbers(rows, 64, torch.float16, seed) / 3 for seed, rows in enumerate((64, 64, 64)))
    o = torch.zeros(64, 64)
    chained.f16(k, q, v, o, target=target)
    p = (k.double() @ q.double().T).float().half()
    assert torch.allclose(o.double(), v.double().T @ p.double(), rtol=0, atol=2**-8)


@every_target
def test_accumulators_in_agprs(target):
    """More registers than the VGPR file has: the products are assembly, on named AGPRs."""
    k, q, v = (numbers(rows, 128, torch.bfloat16, seed) for seed, rows in enumerate((128, 128, 128)))
    o = torch.zeros(128, 128)
    options = dict(keys=32, queries=64)
    chained.bf16(k, q, v, o, **options, target=target)
    assert torch.equal(o, v.float().T @ (k.float() @ q.float().T).bfloat16().float())
    lowered = chained.bf16.lower(target=target, S=128, N=128, D=128, E=128, R=128, C=128, **options)
    assert "td_hold_accumulators" in lowered.hip and not moves(lowered)


@every_target
def test_operands_from_global_memory(target):
    k, q, v = (numbers(rows, 64, torch.bfloat16, seed) for seed, rows in enumerate((64, 64, 64)))
    o = torch.zeros(64, 64)
    chained.rows_of_v(k, q, v.T.contiguous(), o, target=target)
    assert torch.equal(o, (q.float() @ k.float().T) @ v.float())


@pytest.mark.thorough
@pytest.mark.parametrize("kernel, side, target", alternating([(chained.attended_in_fp8, 32), (chained.attended_in_bf8, 16)], BYTES))
def test_computed_operands_of_one_byte(kernel, side, target):
    """Whole numbers from -36 to 36, some of which bf8 rounds: both types in one product, with a partial last step."""
    k, q, vt = (numbers(rows, cols, BYTES[target], seed) for seed, (rows, cols) in enumerate(((100, 128), (40, 128), (32, 112))))
    k[:, 9:], vt, o = 0, vt[:, :100].contiguous(), torch.full((32, 40), torch.nan)
    lowered = kernel.lower(target=target, S=100, N=40, D=128, E=32, side=side)
    assert execute(lowered, [k, q, vt, o]).hazards == ()
    of_powers = torch.float8_e5m2 if kernel is chained.attended_in_bf8 else BYTES[target]  # whole numbers are alike in both encodings
    assert torch.equal(o, vt.float() @ (k.float() @ q.float().T).to(of_powers).float())
    assert lowered.resources.vgpr_spills == 0 and not moves(lowered)


@every_target
@pytest.mark.parametrize("rows, cols", [(64, 32), (16, 48)])
def test_transposed_tiles(rows, cols, target):
    a = torch.randn(rows, cols, generator=torch.Generator().manual_seed(3))
    c, d = torch.zeros(cols, rows), torch.zeros(cols, rows)
    chained.transposed(a, c, d, target=target)
    assert torch.equal(c, a.T) and torch.equal(d, 2 * a.T - 1)
