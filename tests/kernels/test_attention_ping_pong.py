"""The example of attention in ping-pong: executed, against torch in double precision; its listing's phases; and wrong variants, refused by its contract."""

import math
import pathlib

import pytest
import torch

from examples import attention_ping_pong as example
from examples.attention_ping_pong import attention_ping_pong
from tests.examples.edited import errors
from tests.kernels.attention_in_torch import exact, operands
from tiledsl.asm.text.syntax import Instruction

SOURCE = pathlib.Path(example.__file__).read_text()


def executed(q, k, v, causal):
    o, lse = torch.zeros(q.shape).bfloat16(), torch.zeros(q.shape[:2])
    attention_ping_pong(q, k, v, o, lse, causal=causal)
    return o, lse


@pytest.mark.thorough
@pytest.mark.filterwarnings("ignore:.*TD222")  # moves of single registers
@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize("heads, shared, queries, keys, depth", [(1, 1, 256, 512, 128), (2, 1, 300, 200, 64), (1, 1, 1, 1, 64), (4, 2, 130, 392, 64)])
def test_against_torch(heads, shared, queries, keys, depth, causal):
    """Lengths that differ, ragged ones and 1; heads that share keys; with more queries than keys, rows that see no key."""
    q, k, v = operands(heads, shared, queries, keys, depth)
    o, lse = executed(q, k, v, causal)
    right, sums = exact(q, k, v, causal)
    seen = sums > -math.inf
    # the powers are rounded to bf16, by 2⁻⁹ of each, before the products with v; the result once more
    bound = 2.0**-8 * v.double().abs().max()
    assert ((o.double() - right)[seen].abs() <= bound).all() and o[~seen].isnan().all()
    assert torch.allclose(lse.double()[seen], sums[seen], rtol=2.0**-18, atol=2.0**-18)
    assert seen.all() or causal and queries > keys


@pytest.mark.thorough
def test_the_softmax_lies_under_the_products():
    """A turn of the loop has two phases; no product stands in the softmax, and no arithmetic on elements beside the products."""
    lowered = attention_ping_pong.lower(H=2, HK=1, SQ=512, SK=1024, D=128)
    found = lowered.resources
    assert (found.scratch_bytes, found.vgpr_spills, found.sgpr_spills) == (0, 0, 0)
    loop = found.loop
    code = [i.mnemonic for i in lowered.listing.kernels[0].items if isinstance(i, Instruction) and loop.line <= i.line <= loop.last_line]
    first, second = (number for number, mnemonic in enumerate(code) if mnemonic == "s_barrier")
    softmax, products = code[:first] + code[second:], code[first:second]
    assert sum("mfma" in one for one in products) == 64 and not any("mfma" in one for one in softmax)
    addresses = ("v_add_u32", "v_or_b32", "v_mov_b32")  # of the step's buffers; the maximum
    assert not [one for one in products if one.startswith("v_") and "mfma" not in one and not one.startswith(addresses)]
    assert not any(one.startswith(("v_pk_", "ds_bpermute", "ds_swizzle")) for one in code)  # packed f32 would wait for the other warp's products
    assert sum(one.startswith("v_permlane") for one in code) == 4  # two maxima, two sums
    elements, outputs = 128 * 32 // 64, 128 * 32 // 64  # of Sᵀ and of Oᵀ, in one lane
    least = elements * (1 + 1 + 0.5 + 1 + 0.5) + outputs  # td.fma, power, maximum, sum, cast; rescaling
    assert sum(one.startswith("v_") and "mfma" not in one for one in code) <= 1.15 * least


@pytest.mark.thorough
@pytest.mark.parametrize("causal", [False, True])
def test_the_matrix_units_are_busy_in_the_model(causal):
    """The aim is three quarters of the time, and the model says 86 %, causal or not: benchmarks/profile_attention.py."""
    assert attention_ping_pong.profile(H=16, HK=16, SQ=4096, SK=4096, D=128, causal=causal).loop_efficiency >= 0.85


def test_the_kernel_is_short():
    body = SOURCE[SOURCE.index("@td.kernel") : SOURCE.index("def main(")].strip()
    assert sum(bool(line.strip()) for line in body.splitlines()) <= 60


WRONG = {
    "mask one key late": ("<= (td.col_index(x, last)", "< (td.col_index(x, last)", True),
    "no mask of the last keys": ("if (j + 1) * KEYS > last + 1:", "if False:", False),
    "masked only a block later": ("(j + 1) * KEYS > last + 1", "j * KEYS > last + 1", True),
    "the second half's keys counted as the first's": ("j * KEYS + t * KEYS // 2)", "j * KEYS)", True),
    "blocks left out": ("causal or j * KEYS < (", "causal or j * KEYS + KEYS < (", True),
    "stale maximum": ("            td.copy(most, top)\n", "", False),
    "sum not rescaled": ("for x in (total, *out):", "for x in out:", False),
    "a part of the output not rescaled": ("for x in (total, *out):", "for x in (total, *out[1:]):", False),
    "powers of the other half": ("td.mma_AtB(out[d], part, p[t])", "td.mma_AtB(out[d], part, p[1 - t])", False),
    "scores not begun anew": ("            td.copy(x, 0.0)", "            pass", False),
    "scale missing in the shrinking": ("for x in (most, *s)]", "for x in (most / scale, *s)]", False),
    "heads exchanged": ("source[head // heads, j", "source[head % k.batch, j", False),
    "not divided by the sum": ("(out[d] * td.rcp(total)).T", "out[d].T", False),
    "columns exchanged": ("td.store(o.at(batch=head, row=first, col=d * PART)", "td.store(o.at(batch=head, row=first, col=(1 - d) * PART)", False),
}
# other checks find these before the contract
UNORDERED = {
    "no barrier behind the softmax": "            td.barrier()\n            with",
    "no barrier behind the products": "j + 2)\n            td.barrier()\n",
}


def refused(tmp_path, old, new, causal=False):
    _, found = errors(tmp_path, example.__file__, "attention_ping_pong", old, new, H=4, HK=2, SQ=200, SK=400, D=64, causal=causal)
    return {one.code for one in found}


@pytest.mark.one_in(16)
@pytest.mark.parametrize("what", WRONG)
def test_wrong_variants_are_refused(what, tmp_path):
    """By the contract, at a store; the example itself has no finding at these sizes."""
    assert refused(tmp_path, *WRONG[what]) == {"TD602"}


@pytest.mark.one_in(2)
@pytest.mark.parametrize("what", UNORDERED)
def test_a_phase_without_its_barrier_is_a_race(what, tmp_path):
    old = UNORDERED[what]
    assert "TD401" in refused(tmp_path, old, old.replace("            td.barrier()\n", ""))


@pytest.mark.thorough
@pytest.mark.parametrize("causal", [False, True])
def test_the_right_kernel_has_no_findings(causal):
    assert attention_ping_pong.check(H=4, HK=2, SQ=200, SK=400, D=64, causal=causal) == ()


@pytest.mark.parametrize("depth, left", [(16, "0..15"), (48, "32..47")])
def test_heads_that_the_parts_do_not_divide(depth, left):
    (found,) = attention_ping_pong.check(H=2, HK=1, SQ=64, SK=64, D=depth)
    assert found.message == f"q.cols // 32 leaves columns {left} of 'q' uncovered: D={depth} is no multiple of 32"
