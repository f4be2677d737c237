"""The example of decoding: executed, against torch in double precision; and wrong variants, refused by their contracts."""

import math
import pathlib

import pytest
import torch

from examples import decode as example
from examples.decode import WARPS, combine, decode
from tests.checks.conftest import kernel_in
from tests.examples.edited import errors
from tiledsl.analysis.fields.formulas_of_tiles import Formulas
from tiledsl.analysis.fields.together import Together
from tiledsl.targets import TARGETS

# ignored: moves of single registers, and conditions that always hold at short lengths
pytestmark = [pytest.mark.in_turn, pytest.mark.filterwarnings("ignore:.*TD222", "ignore:.*TD704")]

every_target = pytest.mark.parametrize("target", TARGETS)
SOURCE = pathlib.Path(example.__file__).read_text()


def operands(shared, group, keys, depth):
    generator = torch.Generator().manual_seed(0)
    return [torch.randn(shared, rows, depth, generator=generator).bfloat16() for rows in (group, keys, keys)]


def executed(q, k, v, blocks, target):
    """The parts, the logarithms of their sums, and O, in the shapes of heads of keys and of queries."""
    (shared, group, depth), count = q.shape, blocks * WARPS
    parts, lse, o = torch.zeros(count * shared, group, depth), torch.zeros(count * shared, group), torch.zeros(1, shared * group, depth).bfloat16()
    decode(q, k, v, parts, lse, target=target)
    combine(parts.view(count, -1, depth), lse.view(count, -1), o, target=target)
    return parts.view(count, shared, group, depth), lse.view(count, shared, group), o.view(q.shape)


@pytest.mark.thorough
@every_target
@pytest.mark.parametrize("shared, group, keys, depth, blocks", [(2, 4, 300, 128, 2), (1, 1, 1, 64, 1), (1, 20, 129, 64, 3), (2, 16, 40, 64, 1)])
def test_against_torch(shared, group, keys, depth, blocks, target):
    """Ragged lengths and 1, more heads than one tile has rows, and parts without keys, which have the logarithm -inf."""
    q, k, v = operands(shared, group, keys, depth)
    _, lse, o = executed(q, k, v, blocks, target)
    scores = q.double() @ k.double().mT / math.sqrt(depth)
    shares = torch.softmax(scores, -1)
    exact, size = shares @ v.double(), shares @ v.double().abs()
    # the powers are rounded to bf16, by at most 2⁻⁸ of each, before the products with v, and so is the result; sums in f32 add little
    assert ((o.double() - exact).abs() <= 1.02 * 2.0**-8 * (size + exact.abs())).all()
    assert torch.allclose(torch.logsumexp(lse.double(), 0), torch.logsumexp(scores, -1), rtol=2.0**-18, atol=2.0**-18)
    owners = example.part_of(torch.arange(keys), -(-keys // (WARPS * example.KEYS * blocks)))
    empty = torch.tensor([part not in owners for part in range(blocks * WARPS)])
    assert torch.equal((lse == -math.inf).all((1, 2)), empty)


@pytest.mark.thorough
@every_target
def test_large_scores_and_nan(target):
    """Scores near ±1e3; NaN in a query is NaN in its row alone."""
    q, k, v = operands(2, 4, 300, 128)
    q *= 100
    q[1, 2, 7] = math.nan
    _, _, o = executed(q, k, v, 2, target)
    exact = torch.softmax(q.double() @ k.double().mT / math.sqrt(128), -1) @ v.double()
    assert torch.equal(o.isnan(), exact.isnan()) and o[1, 2].isnan().all()
    assert (torch.nan_to_num(o.double() - exact).abs() <= 2.0**-7 * v.double().abs().max()).all()


@pytest.mark.thorough
@every_target
@pytest.mark.parametrize("depth", [64, 128])
def test_nothing_is_spilled(depth, target):
    for lowered in (decode.lower(target=target, HK=2, G=4, S=300, D=depth, N=16), combine.lower(target=target, P=8, H=8, D=depth)):
        found = lowered.resources
        assert (found.scratch_bytes, found.vgpr_spills, found.sgpr_spills) == (0, 0, 0)


PARTS, LSE, OUT = "td.store(parts[", "td.store(lse.at", "td.store(o["
RESCALED = "td.copy(out, out * shrink + td.where"
WRONG = {  # what is edited, the stores that are wrong then, and what a finding says
    "keys' tail not masked": ("if (j + 1) * WARPS * KEYS > k.rows:", "if j < 0:", (PARTS, LSE), "zeros beyond the 300 elements of a sum take part"),
    "tail masked by one too many": ("< k.rows, s, -math.inf", "< k.rows - 1, s, -math.inf", (PARTS, LSE), ""),
    "tail of another warp": ("(j * WARPS + warp) * KEYS", "(j * WARPS + warp + 1) * KEYS", (PARTS, LSE), ""),
    "blocks overlap": ("j = block * steps + n", "j = block * (steps - 1) + n", (PARTS, LSE), ""),
    "last step left out": ("for n in td.range(steps):", "for n in td.range(steps - 1):", (PARTS, LSE), ""),
    "blocks in turn": ("j = block * steps + n", "j = n * blocks + block", (PARTS, LSE), ""),
    "keys of another warp": ("td.load(td.subtile(Ks, (KEYS, q.cols), (warp, 0)))", "td.load(td.subtile(Ks, (KEYS, q.cols), (3 - warp, 0)))", (PARTS, LSE), ""),
    "values of another warp": ("td.load(td.subtile(Vs, (KEYS, q.cols), (warp, 0))", "td.load(td.subtile(Vs, (KEYS, q.cols), (0, 0))", (PARTS,), ""),
    "sum not rescaled": ("            total *= shrink\n", "", (PARTS, LSE), ""),
    "output not rescaled": ("            out *= shrink\n", "", (PARTS,), ""),
    "stale maximum": ("            td.copy(most, top)\n            td.barrier()", "            td.barrier()", (PARTS, LSE), ""),
    "scale missing": ("td.fma(s, scale * LOG2E, top * (-scale * LOG2E))", "td.fma(s, LOG2E, top * -LOG2E)", (PARTS, LSE), ""),
    "another head's part": ("part = (block * WARPS + warp) * k.batch + head", "part = (block * WARPS + warp) + head * blocks * WARPS", (PARTS, LSE), ""),
    "keys for values": ("td.load(Vs, v[", "td.load(Vs, k[", (PARTS,), "the kernel reads 'k' in place of 'v'"),
    "not divided by the sum": ("(out * td.rcp(total)).T", "out.T", (PARTS,), ""),
    "logarithm without the maximum": ("most * scale + td.log(total)", "td.log(total)", (LSE,), ""),
    "rescale missing in the combine": (RESCALED, RESCALED.replace("out * shrink", "out"), (OUT,), ""),
    "logarithm to the base 2": (
        "most * scale + td.log(total)",
        "most * (scale * LOG2E) + td.log2(total)",
        (LSE,),
        "the kernel computes a logarithm to the base 2, and the contract a natural one: multiply it by ln 2",
    ),
    "less the logarithm": ("most * scale + td.log(total)", "most * scale - td.log(total)", (LSE,), "the value is right with '+' in place of '-'"),
    "mask of the first warp": ("(j * WARPS + warp) * KEYS", "j * WARPS * KEYS", (PARTS, LSE), "20 zeros beyond the 300 elements of a sum take part"),
    "sum not rescaled in the combine": ("total * shrink + share", "total + share", (OUT,), ""),
    "combined without weights": ("share * tile, 0)", "tile, 0)", (OUT,), ""),
    "powers of e in the combine": ("td.exp2((logarithm - top) * LOG2E)", "td.exp2(logarithm - top)", (OUT,), ""),
    "the first part left out": ("parts[p, heads, cols]", "parts[p * 0, heads, cols]", (OUT,), ""),
    "logarithms of other heads": ("lse.at(row=p, col=heads * ROWS)", "lse.at(row=p, col=0)", (OUT,), ""),
    "logarithms of the next part": ("lse.at(row=p, col=heads", "lse.at(row=parts.batch - 1 - p, col=heads", (OUT,), ""),
    "combined but not divided": ("out * td.rcp(total), td.bf16", "out, td.bf16", (OUT,), ""),
}  # fmt: skip
SIZES = {"decode": dict(HK=2, G=4, S=300, D=64, N=16), "combine": dict(P=6, H=40, D=64)}


@pytest.mark.sample("logarithms of the next part", "output not rescaled")
@pytest.mark.parametrize("what", WRONG)
def test_wrong_variants_are_refused(what, tmp_path):
    """By the contracts of the outputs that are wrong, at their stores; the example itself has no finding at these sizes."""
    old, new, stores, why = WRONG[what]
    name = "combine" if OUT in stores else "decode"
    lines, found = errors(tmp_path, example.__file__, name, old, new, target="gfx942", **SIZES[name])
    assert {one.code for one in found} == {"TD602"}, found
    assert all(any(lines[one.primary.span.line - 1].strip().startswith(store) for one in found) for store in stores), found
    assert len({one.primary.span.line for one in found}) == len(stores), found
    assert any(why in " ".join(one.notes) for one in found), found


ONE_STEP = "j = block * steps + n"
WRONG_IN_ONE_BLOCK = {
    "a step of one block": (ONE_STEP, "j = block * steps + n - (block == 2) * (n == 1)"),
    "the last step of the last block": (ONE_STEP, "j = block * steps + n - (block == 3) * (n == 3)"),
    "the parts of two blocks": (ONE_STEP, "j = (3 - block) * steps + n"),
    "the contract's parts are of other blocks": ("== n // k.batch, queries", "== 15 - n // k.batch, queries"),
    "one block's parts begin later in the contract": ("part_of(j, steps) == n", "part_of(j + 32 * (j > 1600), steps) == n"),
    "the contract's parts are masked by 0": ("queries @ keys.T * scale, -math.inf", "queries @ keys.T * scale, 0"),
}


@pytest.mark.thorough
@pytest.mark.parametrize("what", WRONG_IN_ONE_BLOCK)
def test_a_mistake_in_one_of_blocks_that_run_together(what, tmp_path):
    """Each block has the mask of the contract at a place of its own; what lies outside of all of them is computed once."""
    path = tmp_path / "decode.py"
    path.write_text(SOURCE.replace(*WRONG_IN_ONE_BLOCK[what]))
    found = kernel_in(path, "decode").check(target="gfx942", HK=2, G=4, S=2048, D=32, N=32)
    assert {one.code for one in found} == {"TD602"} and len(found) == 2


def test_blocks_with_parts_of_their_own_run_together(monkeypatch):
    runs = []
    run = Together.run
    monkeypatch.setattr(Together, "run", lambda self, *some: (runs.append(len(self.blocks.numbers)), run(self, *some))[1])
    assert decode.check(target="gfx942", HK=2, G=4, S=2048, D=32, N=32) == ()
    assert runs == [8]


@pytest.mark.thorough
def test_the_work_to_explain_a_wrong_sum_of_parts_grows_with_their_number(tmp_path, monkeypatch):
    """One kind of mistake for each part is tried, and each of these sums all parts at once."""
    counts = []
    computed = Formulas._of

    def counted(*args):
        counts[-1] += 1
        return computed(*args)

    monkeypatch.setattr(Formulas, "_of", counted)
    for parts in (16, 32):
        counts.append(0)
        sizes = dict(P=parts, H=16, D=32)
        assert errors(tmp_path, example.__file__, "combine", RESCALED, RESCALED.replace("out * shrink", "out"), target="gfx942", **sizes)[1]
    assert counts[1] <= 2 * counts[0] and counts[0] <= 2000


@pytest.mark.sample("combine")
@pytest.mark.parametrize("kernel", [decode, combine])
def test_the_right_kernels_have_no_findings(kernel):
    assert kernel.check(target="gfx942", **SIZES[kernel.name]) == ()


@pytest.mark.thorough
@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
def test_a_large_cache_is_read_at_the_speed_of_memory(target):
    """At the sizes of the example, in the model of time: the share of the bandwidth of the chip's memory."""
    assert decode.profile(target=target).memory.hbm_fraction >= 0.8
