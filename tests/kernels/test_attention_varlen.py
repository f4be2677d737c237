"""The example of attention over packed sequences: executed, against torch; and wrong variants, refused with contents of memory that the checks choose."""

import itertools

import pytest
import torch

from examples import attention_varlen as example
from examples.attention_varlen import attention_varlen
from tests.examples.edited import errors
from tests.kernels.attention_in_torch import exact, operands
from tiledsl.targets import TARGETS

pytestmark = [pytest.mark.in_turn, pytest.mark.filterwarnings("ignore:.*TD222", "ignore:.*TD701")]
SIZES = dict(E=4, H=2, HK=1, T=200, D=64)


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize("lengths", [(70, 0, 130), (0, 200, 0), (1, 64, 135), (199, 1, 0)])
def test_against_torch(lengths, causal, target):
    """Empty sequences at both ends and between, sequences of one position, of whole tiles and of more; all with one listing."""
    q, k, v = operands(2, 1, 200, 200, 64)
    ends = torch.tensor([0, *itertools.accumulate(lengths)], dtype=torch.int32)
    o = torch.full((2, 200, 64), 7.0).bfloat16()
    attention_varlen(ends, q, k, v, o, causal=causal, target=target)
    parts = [slice(first, end) for first, end in itertools.pairwise(ends.tolist()) if first < end]
    right = torch.cat([exact(q[:, one], k[:, one], v[:, one], causal)[0] for one in parts], 1)
    assert ((o.double() - right).abs() <= 2.0**-8 * v.double().abs().max()).all()  # as in test_attention.py


WRONG = {  # what is edited, and the codes of what is found
    "keys of the next sequence": ("else place < end", "else place < q.rows", False, "TD602"),
    "one key too many": ("else place < end", "else place <= end", False, "TD602"),
    "one key too few": ("else place < end", "else place < end - 1", False, "TD602"),
    "keys of all sequences before": ("for key in td.range(first, last", "for key in td.range(0, last", False, "TD602"),
    "the mask of the block's first queries": ("td.col_index(s, mine)", "td.col_index(s, row)", True, "TD602"),
    "keys up to the tile's first query": ("last if causal and last < end else end", "row + 1 if causal else end", True, "TD602"),
    "values of another head": ("td.load(Vs, v.at(batch=head // heads,", "td.load(Vs, v.at(batch=head % k.batch,", False, "TD602"),
    "queries of the first tile": ("td.load(Qs, q.at(batch=head, row=row,", "td.load(Qs, q.at(batch=head, row=first,", False, "TD602"),
    "the next sequence is stored too": (", rows=end - mine", "", False, "TD301"),
    "the last query left out": ("rows=end - mine", "rows=end - mine - 1", False, "TD310"),
    "no barrier behind the queries": ("col=0))\n        td.barrier()\n        q_reg", "col=0))\n        q_reg", False, "TD401"),
}


@pytest.mark.thorough
@pytest.mark.parametrize("what", WRONG)
def test_wrong_variants(what, tmp_path):
    old, new, causal, codes = WRONG[what]
    sizes = SIZES | dict(H=4, HK=2)
    _, found = errors(tmp_path, example.__file__, "attention_varlen", old, new, target="gfx942", causal=causal, **sizes)
    assert {one.code for one in found} == set(codes.split()), found


@pytest.mark.thorough
@pytest.mark.parametrize("causal", [False, True])
def test_the_right_kernel_has_no_findings(causal):
    assert attention_varlen.check(target="gfx942", causal=causal, **SIZES) == ()
