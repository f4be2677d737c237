"""The example of attention's gradients: executed, against torch.autograd in double precision; and wrong variants, refused by their contracts."""

import math
import pathlib

import numpy as np
import pytest
import torch

from examples import attention_backward as example
from examples.attention_backward import backward_delta, backward_dkdv, backward_dq
from tests.checks.conftest import kernel_in
from tests.examples.edited import errors
from tests.in_turn import alternating
from tiledsl.asm.text.syntax import Instruction
from tiledsl.targets import TARGETS
from tiledsl.tools.bench.evaluation import evaluated

# ignored: moves of single registers, and conditions that always hold at short lengths
pytestmark = [pytest.mark.in_turn, pytest.mark.filterwarnings("ignore:.*TD222", "ignore:.*TD704")]

every_target = pytest.mark.parametrize("target", TARGETS)
SOURCE = pathlib.Path(example.__file__).read_text()
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
        self.exact_lse, self.exact_o = lse.detach(), o.detach()
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


@pytest.mark.thorough
@every_target
@pytest.mark.parametrize(
    "heads, shared, queries, keys, depth, causal",
    [
        *alternating([(2, 1, 128, 128, 64), (1, 1, 136, 72, 128), (4, 2, 1, 72, 64), (1, 1, 1, 1, 64)], (False, True)),
        (2, 1, 140, 200, 64, True),  # the first query that sees a key begins no step: clang ran out of registers once
    ],
)
def test_against_autograd(heads, shared, queries, keys, depth, causal, target):
    """Lengths that differ, ragged ones and 1; heads that share keys; with more queries than keys, rows that see no key and have no gradient."""
    case = Case(heads, shared, queries, keys, depth, causal)
    for made, exact, bound in zip(case.executed(target), case.gradients, case.bounds(), strict=True):
        assert ((made.double() - exact).abs() <= bound).all()


@pytest.mark.thorough
@every_target
def test_nan(target):
    """NaN in a query is NaN in its row of dQ, and in dK and dV of all keys, as torch has it; NaN in a value is NaN in dQ of all rows and in that key's dK."""
    case = Case(1, 1, 72, 40, 64, False)
    case.q[0, 5, 7] = math.nan
    case.solve()
    for made, exact in zip(case.executed(target), case.gradients, strict=True):
        assert torch.equal(made.isnan(), exact.isnan())
    case = Case(1, 1, 72, 40, 64, False)
    case.v[0, 3, 1] = math.nan
    case.solve()
    for made, exact in zip(case.executed(target), case.gradients, strict=True):
        assert torch.equal(made.isnan(), exact.isnan())


@pytest.mark.thorough
@every_target
def test_scores_far_below_0(target):
    """Scores of some -400, and their logarithms of sums: keys beyond the last, which are read as 0, would have powers of inf."""
    case = Case(1, 1, 72, 40, 64, False)
    case.q, case.k = -100 * case.q.abs(), case.k.abs()
    case.solve()
    assert (case.lse < -100).all()
    for made, exact, bound in zip(case.executed(target), case.gradients, case.bounds(), strict=True):
        # S and lse are rounded to f32: powers are off by some 400 · 2⁻²² of them, a fortieth of their rounding to bf16
        assert ((made.double() - exact).abs() <= 1.05 * bound).all()


@pytest.mark.thorough
@pytest.mark.parametrize("kernel", [backward_dkdv, backward_dq])
@pytest.mark.parametrize("target, depth, causal", [("gfx950", 64, False), ("gfx950", 128, True), ("gfx942", 128, True), ("gfx90a", 128, False)])
def test_what_the_kernels_are_made_of(kernel, target, depth, causal):
    """Nothing is spilled, and nothing moves P and dS between lanes."""
    lowered = kernel.lower(target=target, H=4, HK=2, SQ=200, SK=136, D=depth, causal=causal)
    found = lowered.resources
    assert (found.scratch_bytes, found.vgpr_spills, found.sgpr_spills) == (0, 0, 0)
    code = [item.mnemonic for item in lowered.listing.kernels[0].items if isinstance(item, Instruction)]
    assert not any(name.startswith(("ds_bpermute", "ds_permute", "ds_swizzle", "v_permlane")) or "dpp" in name for name in code)


@pytest.mark.thorough
def test_the_formulas_are_gradients():
    """The contracts, in double precision, against torch.autograd."""
    for causal in (False, True):
        sizes = dict(H=4, HK=2, SQ=9, SK=7, D=64)
        case = Case(*sizes.values(), causal)
        values = {name: getattr(case, name).double().numpy() for name in ("q", "k", "v", "do")}
        values["o"], values["lse"] = case.exact_o.numpy(), case.exact_lse.numpy()
        made = {}
        for kernel, options in (
            (backward_delta, dict(H=4, SQ=9, D=64)),
            (backward_dkdv, dict(sizes, causal=causal)),
            (backward_dq, dict(sizes, causal=causal)),
        ):
            for contract in kernel.capture("gfx942", options).contracts:
                found = evaluated(contract.value, values, np.float64, 4 if contract.tensor.name in ("dq", "delta") else 2)
                made[contract.tensor.name] = values[contract.tensor.name] = found
        for name, exact in zip(("dq", "dk", "dv"), case.gradients, strict=True):
            assert np.allclose(made[name], exact.numpy(), rtol=1e-12, atol=1e-14)


STORES = {"dk": "td.store(dk.at", "dv": "td.store(dv.at", "dq": "td.store(dq.at", "delta": "td.store(delta.at"}
POWER = "p = td.exp2(td.fma(s, scale * LOG2E, sums * -LOG2E))"
POWER_DQ = "ds = td.exp2(td.fma(s, scale * LOG2E, sums * -LOG2E)) * (dp - shift)"
ROWS = '(td.load(x.at(row=head, col=i * QUERIES), (1, QUERIES), layout="row").T for x in (lse, delta))'
MASK_P = "td.copy(p, td.where(key <= query + late, p, 0))"
MASK_DQ = """\
            if causal and (j + 1) * KEYS > first + late + 1:
                td.copy(ds, td.where(key <= query + late, ds, 0))
"""
PRODUCT_DQ = """\
            if later:
                ahead.load(2, *following)
            td.mma_AtB(out, td.load(ahead.cols(0, j), layout="col"), td.cast(ds, td.bf16))
"""
WRONG = {  # what is edited, the outputs that are wrong then, and what the finding says
    "dS without the minus": ("ds = p * (dp - shift)", "ds = p * (dp + shift)", "dk", "the kernel adds where the contract subtracts"),
    "delta missing": ("ds = p * (dp - shift)", "ds = p * dp", "dk", "the kernel does not subtract"),
    "delta missing in dQ": (POWER_DQ, POWER_DQ.replace("(dp - shift)", "dp"), "dq", "the kernel does not subtract"),
    "dS without P": ("ds = p * (dp - shift)", "ds = dp - shift", "dk", "the kernel does not multiply by the exponentials"),
    "P twice": ("ds = p * (dp - shift)", "ds = p * p * (dp - shift)", "dk", "the kernel seems to multiply by the exponentials twice"),
    "scale missing": ("(dk_reg * scale).T", "dk_reg.T", "dk", "the kernel does not multiply by 0.125"),
    "scale missing in dQ": ("(out * scale).T", "out.T", "dq", "the kernel does not multiply by 0.125"),
    "scale in dV": ("td.cast(dv_reg.T", "td.cast((dv_reg * scale).T", "dv", "the kernel stores the value due multiplied by 0.125"),
    "scale missing in P": (POWER, POWER.replace("scale * LOG2E", "LOG2E"), "dk dv", "the kernel does not multiply by 0.125"),
    "powers of e": (POWER, POWER.replace("exp2", "exp"), "dk dv", "the kernel computes powers of e: use td.exp2"),
    "not divided by the sums": (POWER, POWER.replace("sums * -LOG2E", "0"), "dk dv", "the kernel does not subtract"),
    "lse of another head": (ROWS, ROWS.replace("row=head", "row=shared"), "dk dv", "the load of 'lse' and 'delta' begins at row (block % 2) * 2 + (k1 // 5)"),
    "lse of other queries": (ROWS, ROWS.replace("col=i * QUERIES", "col=0"), "dk dv", "the load of 'lse' and 'delta' begins at column (k1 % 5) * 32"),
    "delta for lse": (ROWS, ROWS.replace("(lse, delta)", "(delta, lse)"), "dk dv", "'lse' and 'delta' in each other's place"),
    "dV with dS in place of P": ("td.cast(p, td.bf16)", "td.cast(ds, td.bf16)", "dv", "the value is right with 'p' in place of 'ds' as an operand"),
    "dK of dO": (
        "td.mma_AtB(dk_reg, td.load(ahead.cols(0",
        "td.mma_AtB(dk_reg, td.load(ahead.cols(1",
        "dk",
        "the kernel reads 'do' in one place where 'q' is due",
    ),
    "keys for values": (
        "td.mma_ABt(dp, td.load(ahead.rows(1, n)), v_reg)",
        "td.mma_ABt(dp, td.load(ahead.rows(1, n)), k_reg)",
        "dk",
        "the kernel reads 'k' in place of 'v'",
    ),
    "mask one key late": (MASK_P, MASK_P.replace("<=", "<"), "dv", "the kernel takes the elements where"),
    "mask one key early": (MASK_P, MASK_P.replace("late, p", "late + 1, p"), "dv", "the value is right if a mask has '<' in place of '<='"),
    "dS without a mask": (
        MASK_P + "\n                td.copy(ds, td.where(key <= query + late, ds, 0))\n",
        MASK_P + "\n",
        "dk",
        "the value is right if 'ds' has the mask of 'p' too",
    ),
    "mask only a block later": (
        "i * QUERIES + late < first + KEYS",
        "i * QUERIES + late < first",
        "dk dv",
        "the value is right if the branch around a mask is always taken",
    ),
    "queries left out": (
        "causal or i >= start",
        "causal or (i if i else -1) >= start",
        "dk dv",
        "elements 0..31 of a sum over 140 are left out",
    ),
    "keys left out in dQ": ("if j * KEYS < end:", "if (j + 1) * KEYS < end:", "dq", "elements 96..127 of a sum over 140 are left out"),
    "one head of each group": (
        "(shared * heads + (n + 1) // steps, (n + 1)",
        "(shared * heads, (n + 1)",
        "dk dv",
        "the load of 'q' and 'do' is at matrix (block % 2) * 2 + ((k1 + 1) // 5)",
    ),
    "the heads of another group": (
        "(shared * heads + (n + 1) // steps, (n + 1)",
        "(shared + (n + 1) // steps * k.batch, (n + 1)",
        "dk dv",
        "is at matrix (block % 2) * 2 + ((k1 + 1) // 5)",
    ),
    "heads exchanged in dQ": (
        "Ahead(KEYS, (k, v), (k,)), head // heads",
        "Ahead(KEYS, (k, v), (k,)), head % k.batch",
        "dq",
        "the kernel reads matrix (matrix % 2) of 'k' and 'v', and the contract matrix (matrix // 2)",
    ),
    "the values of another head in dQ": (
        "self.tensors[n][matrix, i, 0]",
        "self.tensors[n][(matrix + n) % 2, i, 0]",
        "dq",
        "the load of 'k' and 'v' is at matrix (block % 4) // 2",
    ),
    "the keys of the same step again": (
        "following, later = (shared, j + 1, j + 1)",
        "following, later = (shared, j, j + 1)",
        "dq",
        "the value is right if a copy brings the tile of the next step",
    ),
    "lse with the other sign": (POWER, POWER.replace("-LOG2E", "LOG2E"), "dk dv", "the kernel adds where the contract subtracts"),
    "lse with the other sign in dQ": (POWER_DQ, POWER_DQ.replace("-LOG2E", "LOG2E"), "dq", "the kernel adds where the contract subtracts"),
    "dV of Q": ("td.mma_AtB(dv_reg, td.load(ahead.cols(1", "td.mma_AtB(dv_reg, td.load(ahead.cols(0", "dv", "the kernel reads 'q' in place of 'do'"),
    "keys for values in dQ": ("Ahead(KEYS, (k, v), (k,))", "Ahead(KEYS, (k, k), (k,))", "dq", "the kernel reads 'k' in place of 'v'"),
    "mask one key early in dQ": (MASK_DQ, MASK_DQ.replace("late, ds", "late + 1, ds"), "dq", "the kernel takes the elements where col <= (row + 1)"),
    "mask behind the product in dQ": (
        MASK_DQ + PRODUCT_DQ,
        PRODUCT_DQ + MASK_DQ,
        "dq",
        "the kernel takes all elements, and the contract only those where col <= row",
    ),
    "keys of the first step in dQ": (
        "following, later = (shared, j + 1, j + 1)",
        "following, later = (shared, 0, j + 1)",
        "dq",
        "the load of 'k' and 'v' begins at row k1 * 32 + 32",
    ),
    "delta of dO alone": ("td.row_sum(x * y)", "td.row_sum(y)", "delta", "the kernel does not multiply by 'o'"),
    "delta of another warp's rows": (
        "delta.at(row=head, col=first)",
        "delta.at(row=head, col=(block * WARPS + 3 - td.warp_id()) * QUERIES)",
        "delta",
        "the load of 'o' and 'do' begins at row",
    ),
}
OF_OUTPUT = {"dk": "backward_dkdv", "dv": "backward_dkdv", "dq": "backward_dq", "delta": "backward_delta"}


@pytest.mark.sample("keys for values in dQ")
@pytest.mark.parametrize("what", WRONG)
def test_wrong_variants_are_refused(what, tmp_path):
    """By the contracts of the outputs that are wrong, at their stores; the example itself has no finding at these sizes."""
    old, new, outputs, why = WRONG[what]
    name = OF_OUTPUT[outputs.split()[0]]
    lines, found = errors(tmp_path, example.__file__, name, old, new, target="gfx942", **sizes_of(name))
    assert {one.code for one in found} == {"TD602"}, found
    assert {(one.message.split("'")[1], lines[one.primary.span.line - 1].strip()[:14]) for one in found} == {(o, STORES[o][:14]) for o in outputs.split()}
    assert any(why in " ".join(one.notes) for one in found), found


@pytest.mark.thorough
def test_p_for_dp_is_refused(tmp_path):
    """dP is a product that nothing uses then, which is found before any value is compared."""
    path = tmp_path / "attention_backward.py"
    path.write_text(SOURCE.replace("ds = p * (dp - shift)", "ds = p * (p - shift)"))
    (found,) = kernel_in(path, "backward_dkdv").check(target="gfx942", **sizes_of("backward_dkdv"))
    line = path.read_text().splitlines()[found.primary.span.line - 1].strip()
    assert (found.code, line) == ("TD177", "td.mma_ABt(dp, td.load(ahead.rows(1, n)), v_reg)") and "'dp' are never stored" in found.message


def sizes_of(name):
    return dict(H=4, SQ=140, D=64) if name == "backward_delta" else dict(H=4, HK=2, SQ=140, SK=140, D=64, causal=True)


@pytest.mark.sample("backward_delta")
@pytest.mark.parametrize("kernel", [backward_delta, backward_dkdv, backward_dq])
def test_the_right_kernels_have_no_findings(kernel):
    assert kernel.check(target="gfx942", **sizes_of(kernel.name)) == ()


@pytest.mark.parametrize("heads, shared, left", [(2, 3, "matrices 0..1"), (3, 2, "matrix 2")])
@pytest.mark.parametrize("kernel", [backward_dkdv, backward_dq])
def test_heads_that_do_not_share_the_heads_of_keys_evenly(kernel, heads, shared, left):
    (found,) = kernel.check(target="gfx942", **sizes_of(kernel.name) | dict(H=heads, HK=shared))
    assert found.message == f"q.batch // {shared} leaves {left} of 'q' uncovered: H={heads} is no multiple of {shared}"
