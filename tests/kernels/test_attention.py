"""The example of attention: executed, against torch in double precision; what its listing is made of; and wrong variants, refused by its contract."""

import math
import pathlib

import pytest
import torch

from examples import attention as example
from examples.attention import attention
from tests.checks.conftest import kernel_in
from tests.kernels.attention_in_torch import exact, operands
from tiledsl.asm.text.syntax import Instruction
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

every_target = pytest.mark.parametrize("target", TARGETS)
SOURCE = pathlib.Path(example.__file__).read_text()


def executed(q, k, v, causal, target):
    o, lse = torch.zeros(q.shape).bfloat16(), torch.zeros(q.shape[:2])
    attention(q, k, v, o, lse, causal=causal, target=target)
    return o, lse


@pytest.mark.filterwarnings("ignore:.*TD222")  # moves of single registers; test_what_the_loop_is_made_of has the counts
@every_target
@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize("heads, shared, queries, keys, depth", [(2, 1, 128, 128, 64), (1, 1, 200, 136, 128), (4, 2, 1, 72, 64), (1, 1, 1, 1, 64)])
def test_against_torch(heads, shared, queries, keys, depth, causal, target):
    """Lengths that differ, ragged ones and 1; heads that share keys; with more queries than keys, rows that see no key."""
    q, k, v = operands(heads, shared, queries, keys, depth)
    o, lse = executed(q, k, v, causal, target)
    right, sums = exact(q, k, v, causal)
    seen = sums > -math.inf
    # the powers are rounded to bf16, by 2⁻⁹ of each, before the products with v; the result once more
    bound = 2.0**-8 * v.double().abs().max()
    assert ((o.double() - right)[seen].abs() <= bound).all() and o[~seen].isnan().all()
    assert torch.allclose(lse.double()[seen], sums[seen], rtol=2.0**-18, atol=2.0**-18)
    assert seen.all() or causal and queries > keys


@every_target
def test_large_scores_and_nan(target):
    """A row of scores near ±1e4 is the row of v with the largest; NaN in a query is NaN in its row alone."""
    q, k, v = operands(1, 1, 128, 128, 64)
    q *= 1000
    q[0, 5, 7] = math.nan
    o, _ = executed(q, k, v, False, target)
    right, _ = exact(q, k, v, False)
    others = torch.arange(128) != 5
    assert o[0, 5].isnan().all()
    assert ((o.double() - right)[0, others].abs() <= 2.0**-8 * v.double().abs().max()).all()


@pytest.mark.parametrize("target, depth", [("gfx942", 128), ("gfx950", 128), ("gfx950", 64)])
def test_what_the_loop_is_made_of(target, depth):
    """Nothing moves the powers between lanes, nothing is spilled, and VALU instructions are few more than the least."""
    lowered = attention.lower(target=target, H=2, HK=1, SQ=512, SK=512, D=depth)
    found = lowered.resources
    assert (found.scratch_bytes, found.vgpr_spills, found.sgpr_spills) == (0, 0, 0)
    loop = found.loop
    code = [i for i in lowered.listing.kernels[0].items if isinstance(i, Instruction) and loop.line <= i.line <= loop.last_line]
    assert sum(i.mnemonic.startswith(("ds_bpermute", "v_permlane")) for i in code) == 2  # the maximum, and the sum
    assert not any(i.mnemonic.startswith(("ds_swizzle", "ds_permute")) or "dpp" in i.mnemonic for i in code)
    elements, outputs = 64 * 32 // 64, depth * 32 // 64  # of Sᵀ and of Oᵀ, in one lane
    least = elements * (1 + 1 + 0.5 + 0.5) + outputs / 2  # td.fma, power, maximum, sum; rescaling
    least += elements / 2 if target == "gfx950" else 5.5 * elements  # the cast: rounding to nearest even, NaN kept
    assert sum(i.mnemonic.startswith("v_") and "mfma" not in i.mnemonic for i in code) <= 1.25 * least


def test_the_kernel_is_short():
    body = SOURCE[SOURCE.index("@td.kernel") : SOURCE.index("def main(")].strip()
    assert len(body.splitlines()) <= 80


WRONG = {
    "mask one key late": ("key <= query + late, s", "key < query + late, s", True),
    "mask one key early": ("key <= query + late, s", "key <= query + late + 1, s", True),
    "no mask of the last keys": ("            if (j + 1) * KEYS > k.rows:\n                td.copy(s, td.where(key < k.rows, s, -math.inf))\n", "", False),
    "last keys masked by one too many": ("key < k.rows, s", "key < k.rows - 1, s", False),
    "masked only a block later": ("(j + 1) * KEYS > first + late + 1", "j * KEYS > first + late + 1", True),
    "blocks left out": ("j * KEYS < end:", "j * KEYS + KEYS < end:", True),
    "stale maximum": ("            td.copy(most, top)\n", "", False),
    "sum before the rescaling": (
        "            total *= shrink\n            td.col_sum(p, into=total)\n",
        "            td.col_sum(p, into=total)\n            total *= shrink\n",
        False,
    ),
    "sum not rescaled": ("            total *= shrink\n", "", False),
    "output not rescaled": ("            out *= shrink\n", "", False),
    "output rescaled after the product": (
        "            out *= shrink\n",
        "",
        False,
        "td.cast(p, td.bf16))\n",
        "td.cast(p, td.bf16))\n            out *= shrink\n",
    ),
    "scale missing in the shrinking": ("(most - top) * (scale * LOG2E)", "(most - top) * LOG2E", False),
    "scale missing in the power": ("td.fma(s, scale * LOG2E, top * (-scale * LOG2E))", "td.fma(s, LOG2E, top * -LOG2E)", False),
    "powers of e": ("p = td.exp2(", "p = td.exp(", False),
    "keys for values": ("td.load(step(Vs, j), v[head", "td.load(step(Vs, j), k[head", False),
    "heads exchanged": ("k[head // heads, j, 0], direct", "k[head % k.batch, j, 0], direct", False),
    "rows of another warp": (
        "td.store(o.at(batch=head, row=first, col=0), ",
        "td.store(o.at(batch=head, row=(block * WARPS + 3 - td.warp_id()) * QUERIES, col=0), ",
        False,
    ),
    "not divided by the sum": ("(out * td.rcp(total)).T", "out.T", False),
    "logarithm without the maximum": ("most * scale + td.log(total)", "td.log(total)", False),
    "logarithm to the base 2": ("+ td.log(total)", "+ td.log2(total)", False),
    "maximum not scaled": ("most * scale + td.log(total)", "most + td.log(total)", False),
    "queries of the block's first warp": (
        "q_reg = td.load(q.at(batch=head, row=first, col=0)",
        "q_reg = td.load(q.at(batch=head, row=block * WARPS * QUERIES, col=0)",
        False,
    ),
}


@pytest.mark.parametrize("what", WRONG)
def test_wrong_variants_are_refused(what, tmp_path):
    """By the contract, at a store; the example itself has no finding at these sizes."""
    old, new, causal, *more = WRONG[what]
    path = tmp_path / "attention.py"
    text = SOURCE.replace(old, new)
    assert text != SOURCE and SOURCE.count(old) == 1
    if more:
        text = text.replace(*more)
    path.write_text(text)
    sizes = dict(H=4, HK=2, SQ=200, SK=200, D=64, causal=causal)
    found = [one for one in kernel_in(path, "attention").check(target="gfx942", **sizes) if one.severity == "error"]
    assert found and {one.code for one in found} == {"TD602"}, found


def test_the_right_kernel_has_no_findings():
    for causal in (False, True):
        assert attention.check(target="gfx942", H=4, HK=2, SQ=200, SK=200, D=64, causal=causal) == ()
