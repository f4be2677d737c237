"""The example of attention's gradients: executed, against torch.autograd in double precision; and wrong variants, refused by their contracts."""

import math

import pytest
import torch

from examples.attention_backward import backward_delta, backward_dkdv, backward_dq
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

every_target = pytest.mark.parametrize("target", TARGETS)
ROUNDING = 2.0**-8  # of a value, where it is rounded to bf16


class Case:
    """Operands of attention, what the forward pass computes of them, and the gradients, in double precision by torch.autograd."""

    def __init__(self, heads, shared, queries, keys, depth, causal):
        self.causal, self.scale, generator = causal, 1 / math.sqrt(depth), torch.Generator().manual_seed(0)
        shapes = ((heads, queries), (shared, keys), (shared, keys), (heads, queries))
        self.q, self.k, self.v, self.do = (torch.randn(*shape, depth, generator=generator).bfloat16() for shape in shapes)
        self.solve()

    def solve(self):
        q, k, v = (x.double().requires_grad_() for x in (self.q, self.k, self.v))
        self.keys, self.values = (x.repeat_interleave(q.shape[0] // k.shape[0], 0) for x in (k, v))
        scores = q @ self.keys.transpose(1, 2) * self.scale
        if self.causal:
            row, col = torch.arange(q.shape[1])[:, None], torch.arange(k.shape[1])[None]
            scores = scores.masked_fill(col > row + k.shape[1] - q.shape[1], -math.inf)
        lse = torch.logsumexp(scores, -1)
        self.p = torch.exp(scores - torch.where(lse > -math.inf, lse, 0)[..., None])  # rows that see no key have no powers
        o = self.p @ self.values
        self.gradients = torch.autograd.grad(o, (q, k, v), self.do.double())
        self.lse, self.o = lse.detach().float(), torch.where((lse > -math.inf)[..., None], o, math.nan).detach().bfloat16()

    def bounds(self):
        """The permitted errors of dQ, dK and dV: O, P and dS are rounded to bf16, and so are the results; sums in f32 add little."""
        with torch.no_grad():
            do, o = self.do.double(), torch.nan_to_num(self.o.double())
            delta, of_delta = (do * o).sum(-1, keepdim=True), ROUNDING * (do * o).abs().sum(-1, keepdim=True)
            ds = self.p * (do @ self.values.transpose(1, 2) - delta) * self.scale
            of_ds = ROUNDING * ds.abs() + self.p * of_delta * self.scale
            of_dq = of_ds @ self.keys.abs()
            of_dk, of_dv = (self.grouped(x) for x in (of_ds.transpose(1, 2) @ self.q.double().abs(), ROUNDING * self.p.transpose(1, 2) @ do.abs()))
            return [1.02 * (bound + ROUNDING * exact.abs()) + 2.0**-20 for bound, exact in zip((of_dq, of_dk, of_dv), self.gradients, strict=True)]

    def grouped(self, x):
        return x.unflatten(0, (self.k.shape[0], -1)).sum(1)

    def executed(self, target):
        """dQ, dK and dV of the three kernels."""
        delta, made = torch.zeros(self.lse.shape), [torch.zeros_like(x) for x in (self.q, self.k, self.v)]
        options = dict(causal=self.causal, target=target)
        backward_delta(self.o, self.do, delta, target=target)
        backward_dkdv(self.q, self.k, self.v, self.do, self.lse, delta, *made[1:], **options)
        backward_dq(self.q, self.k, self.v, self.do, self.lse, delta, made[0], **options)
        return made


@pytest.mark.filterwarnings("ignore:.*TD222", "ignore:.*TD704")  # moves of single registers; conditions that always hold at these lengths
@every_target
@pytest.mark.parametrize("causal", [False, True])
@pytest.mark.parametrize("heads, shared, queries, keys, depth", [(2, 1, 128, 128, 64), (1, 1, 136, 72, 128), (4, 2, 1, 72, 64), (1, 1, 1, 1, 64)])
def test_against_autograd(heads, shared, queries, keys, depth, causal, target):
    """Lengths that differ, ragged ones and 1; heads that share keys; with more queries than keys, rows that see no key and have no gradient."""
    case = Case(heads, shared, queries, keys, depth, causal)
    for made, exact, bound in zip(case.executed(target), case.gradients, case.bounds(), strict=True):
        assert ((made.double() - exact).abs() <= bound).all()
