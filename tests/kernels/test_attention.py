"""The example of attention: executed, against torch in double precision; what its listing is made of; and wrong variants, refused by its contract."""

import math
import pathlib
from collections import Counter

import pytest
import torch

import tiledsl as td
from examples import attention as example
from examples.attention import attention, attention_of
from tests.checks.conftest import kernel_in
from tests.in_turn import alternating
from tests.kernels.attention_in_torch import exact, operands
from tiledsl.analysis.listing.accumulators import assembly_lines
from tiledsl.asm.text.syntax import Instruction, Label
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

every_target = pytest.mark.parametrize("target", TARGETS)
SHAPES = [(2, 1, 128, 128, 64), (1, 1, 200, 136, 128), (4, 2, 1, 72, 64), (1, 1, 1, 1, 64)]
SOURCE = pathlib.Path(example.__file__).read_text()


UNIT = {td.bf16: 2.0**-8, td.f16: 2.0**-11}  # by which a number is rounded at most, relative to itself
IN_TORCH = {td.bf16: torch.bfloat16, td.f16: torch.float16}


def executed(q, k, v, causal, target, dtype=td.bf16):
    o, lse = torch.zeros(q.shape, dtype=IN_TORCH[dtype]), torch.zeros(q.shape[:2])
    attention_of(dtype)(q, k, v, o, lse, causal=causal, target=target)
    return o, lse


@pytest.mark.one_in(4)
@pytest.mark.filterwarnings("ignore:.*TD222")  # moves of single registers; test_what_the_loop_is_made_of has the counts
@every_target
@pytest.mark.parametrize("heads, shared, queries, keys, depth, how", alternating(SHAPES, [(causal, dtype) for dtype in UNIT for causal in (False, True)]))
def test_against_torch(heads, shared, queries, keys, depth, how, target):
    """Lengths that differ, ragged ones and 1; heads that share keys; with more queries than keys, rows that see no key."""
    causal, dtype = how
    q, k, v = (x.to(IN_TORCH[dtype]) for x in operands(heads, shared, queries, keys, depth))
    o, lse = executed(q, k, v, causal, target, dtype)
    right, sums = exact(q, k, v, causal)
    seen = sums > -math.inf
    # The powers are rounded before the products with v, by UNIT of each, and of f16 by 2⁻²⁵ where that is more; the
    # sum is at least 1, and v its largest. The result is rounded by UNIT of itself: for that, the first bound has room
    # where it is summed over several keys, whose errors have two signs; and a single power, 1, is not rounded.
    bound = (UNIT[dtype] + keys * (dtype == td.f16) * 2.0**-25) * v.double().abs().max()
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


UNUSUAL = [("k", 5, -math.inf), ("k", slice(None), -math.inf), ("k", 5, math.inf), ("v", 40, math.nan), ("v", 40, math.inf)]


@every_target
def test_infinities_and_nan_of_keys_and_values(target):
    """A score of -inf has the power 0, and one of inf the power NaN; 0 · NaN is NaN. All as torch's softmax and product have it, each in its own head."""
    q, k, v = operands(len(UNUSUAL), len(UNUSUAL), 1, 72, 64)
    q.abs_()
    for head, (tensor, row, number) in enumerate(UNUSUAL):
        dict(k=k, v=v)[tensor][head, row, 3] = number
    o, _ = executed(q, k, v, False, target)
    right, _ = exact(q, k, v, False)
    finite = right.isfinite()
    assert torch.equal(o.isnan(), right.isnan()) and torch.equal(o.double()[right.isinf()], right[right.isinf()])
    assert [bool(head.any()) for head in right.isnan()] == [False, True, True, True, False] and right.isinf().any() and finite[0].all()
    assert ((o.double() - right)[finite].abs() <= 2.0**-8 * v[v.isfinite()].double().abs().max()).all()


@pytest.mark.thorough
@every_target
def test_scores_up_to_1e8(target):
    """The bound of a row's exponents is above its largest score by up to two units in the last place, 32 here: the powers are 2⁻³² or less, and cancel."""
    q, k, v = (x.double() for x in operands(1, 1, 40, 72, 64))
    q *= 1e8 / (q @ k.transpose(1, 2) / 8).abs().max()
    q, k, v = (x.bfloat16() for x in (q, k, v))
    o, _ = executed(q, k, v, False, target)
    right, _ = exact(q, k, v, False)
    assert ((o.double() - right).abs() <= 2.0**-8 * v.double().abs().max()).all()


CODES = [("gfx90a", 128, False), ("gfx942", 128, False), ("gfx942", 128, True), ("gfx950", 128, False), ("gfx950", 128, True), ("gfx950", 64, False)]


def blocks(items):
    """The basic blocks of a part of a listing."""
    made = [[]]
    for item in items:
        if isinstance(item, Label):
            made.append([])
        if isinstance(item, Instruction):
            made[-1].append(item)
            if "branch" in item.mnemonic:
                made.append([])
    return made


@pytest.mark.thorough
@pytest.mark.parametrize("target, depth, causal", CODES)
def test_what_the_loop_is_made_of(target, depth, causal):
    """Nothing moves the powers between lanes, nothing is spilled, and VALU instructions are few more than the least."""
    lowered = attention.lower(target=target, H=2, HK=1, SQ=512, SK=512, D=depth, causal=causal)
    found = lowered.resources
    assert (found.scratch_bytes, found.vgpr_spills, found.sgpr_spills) == (0, 0, 0)
    loop = found.loop
    found = blocks(i for i in lowered.listing.kernels[0].items if loop.line <= i.line <= loop.last_line)
    counts = Counter(i.mnemonic for block in found for i in block)
    unmasked = Counter(i.mnemonic for block in found if not any("cndmask" in i.mnemonic for i in block) for i in block)
    steps = sum(counts[name] for name in counts if "mfma" in name) / (64 * depth / 32 / (16 if target == "gfx950" else 8) * 2)
    assert steps == 1
    assert sum(counts[name] for name in counts if name.startswith(("ds_bpermute", "v_permlane"))) == 2 * steps  # the maximum, and the sum
    assert not any(name.startswith(("ds_swizzle", "ds_permute")) or "dpp" in name for name in counts)
    elements, outputs = 64 * 32 // 64, depth * 32 // 64  # of Sᵀ and of Oᵀ, in one lane
    packed = TARGETS[target].packed_beside_products
    least = elements * (1 + 0.5 + 0.5) + outputs / 2  # power, maximum, sum; rescaling
    least += elements / 2 if packed else elements  # td.fma
    least += elements / 2 if target == "gfx950" else 1.5 * elements  # the cast: two packed products and a permutation for two
    if target != "gfx950":
        transposing = 64 * depth // (4 * 64) // 2  # of V on its way to LDS: an instruction for two elements of a lane
        assert counts["v_perm_b32"] == transposing + elements / 2
    made = sum(unmasked[name] for name in unmasked if name.startswith("v_") and "mfma" not in name)
    assert made <= 1.15 * least
    masking = [name for name in (counts - unmasked).elements() if name.startswith("v_")]  # of diagonal blocks alone, behind a branch
    assert sum(name.startswith(("v_cmp", "v_cndmask")) for name in masking) == (2 * elements if causal else 0)
    assert len(masking) <= (2 * elements + 3 if causal else 0)  # the bounds of the masks too


@every_target
def test_no_turn_waits_for_the_queries(target):
    """clang waits before the loop for the queries, which plain loads bring; in the loop it has no loads of its own."""
    lowered = attention.lower(target=target, H=1, HK=1, SQ=128, SK=128, D=64)
    loop, assembly = lowered.resources.loop, assembly_lines(lowered.asm)
    waits = [i.line for i in lowered.listing.kernels[0].items if isinstance(i, Instruction) and "vmcnt" in i.text and i.line not in assembly]
    assert waits and not any(loop.line <= line <= loop.last_line for line in waits)


def test_the_kernel_is_short():
    body = SOURCE[SOURCE.index("    @td.kernel") : SOURCE.index("    return attention\n")]
    assert sum(bool(line.strip()) for line in body.splitlines()) <= 60


WRONG = {
    "mask one key late": ("<= seen, s", "< seen, s", True),
    "mask one key early": ("<= seen, s", "<= seen + 1, s", True),
    "no mask of the last keys": ("if (j + 1) * KEYS > last + 1:", "if False:", False),
    "last keys masked by one too many": ("<= seen, s", "< seen, s", False),
    "masked only a block later": ("(j + 1) * KEYS > last + 1", "j * KEYS > last + 1", True),
    "all queries masked as the first": ("td.col_index(s, last) if causal", "last if causal", True),
    "blocks left out": ("j * KEYS < end:", "j * KEYS + KEYS < end:", True),
    "stale maximum": ("                td.copy(most, top)\n", "", False),
    "sum before the rescaling": (
        "td.fma(total, shrink, td.col_sum(p))",
        "(total + td.col_sum(p)) * shrink",
        False,
    ),
    "sum not rescaled": ("td.fma(total, shrink, td.col_sum(p))", "total + td.col_sum(p)", False),
    "output not rescaled": ("                out *= shrink\n", "", False),
    "output rescaled after the product": (
        "                out *= shrink\n",
        "",
        False,
        "td.cast(p, dtype))\n",
        "td.cast(p, dtype))\n                out *= shrink\n",
    ),
    "scale missing in the shrinking": ("for x in (s, most))", "for x in (s, most / scale))", False),
    "scale missing in the power": ("for x in (s, most))", "for x in (s / scale, most))", False),
    "maximum added": ("binary, -bound)", "binary, bound)", False),
    "powers of e": ("(td.exp2(td.fma(x", "(td.exp(td.fma(x", False),
    "keys for values": ("fetch(Vs, v, j)", "fetch(Vs, k, j)", False),
    "keys and values exchanged": ("fetch(Vs, v, j)", "fetch(Vs, k, j)", False, "fetch(Ks, k", "fetch(Ks, v"),
    "keys of this step": ("fetch(Ks, k, (j + 1) % steps)", "fetch(Ks, k, j)", False),
    "heads exchanged": ("source[head // heads, j, 0]", "source[head % k.batch, j, 0]", False),
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


MAXIMA = "the value is right if the maximum is one number in all steps"
WHY = {  # what the finding says
    "mask one key late": ("the kernel takes the elements where col < row, and the contract those where col <= row",),
    "mask one key early": ("the kernel takes the elements where col <= (row + 1), and the contract those where col <= row",),
    "no mask of the last keys": ("56 zeros beyond the 200 elements of a sum take part",),
    "last keys masked by one too many": ("the last of the 200 elements of a sum is left out: the mask of the last tile takes one element too few",),
    "blocks left out": ("elements 192..199 of a sum over 200 are left out",),
    "stale maximum": (
        MAXIMA,
        "'most' keeps the value from before the loop",
    ),
    "sum before the rescaling": (
        MAXIMA,
        "'total' is multiplied after the addition, so that the new addend is multiplied too",
    ),
    "sum not rescaled": (
        MAXIMA,
        "'total' is added to in a loop that never multiplies it",
    ),
    "output not rescaled": (
        MAXIMA,
        "'out' is added to in a loop that never multiplies it",
    ),
    "output rescaled after the product": (
        MAXIMA,
        "'out' is multiplied after the addition, so that the new addend is multiplied too",
    ),
    "scale missing in the shrinking": ("somewhere the maximum is left out, or has another factor or sign than the elements that it is subtracted from",),
    "scale missing in the power": ("the kernel does not multiply by 0.125",),
    "maximum added": ("somewhere the maximum is left out, or has another factor or sign than the elements that it is subtracted from",),
    "powers of e": ("the exponents have the factor log2(e) of powers of 2, and the kernel computes powers of e: use td.exp2",),
    "keys for values": ("the kernel reads 'k' in place of 'v'",),
    "keys and values exchanged": ("the kernel has 'k' and 'v' in each other's place",),
    "heads exchanged": ("the kernel reads matrix (matrix % 2) of 'k' and 'v', and the contract matrix (matrix // 2)",),
    "rows of another warp": ("the kernel stores here what is due in rows 160..167 of 'o'",),
    "not divided by the sum": ("the kernel does not divide by the sum of the exponentials",),
    "logarithm without the maximum": ("somewhere the maximum is left out",),
    "maximum not scaled": ("somewhere the maximum is left out, or has another factor or sign than the elements",),
    "queries of the block's first warp": ("the kernel stores here what is due in rows 128..159 of 'o'",),
    "masked only a block later": ("the value is right if the branch around a mask is always taken",),
    "keys of this step": ("the value is right if a copy brings the tile of the next step",),
    "logarithm to the base 2": ("the value is right with td.log in place of td.log2",),
    "all queries masked as the first": ("the value is right if the bound of a mask grows with the column",),
}


def findings(what, tmp_path, monkeypatch):
    """The errors of a wrong variant at small sizes."""
    monkeypatch.chdir(tmp_path)
    old, new, causal, *more = WRONG[what]
    text = SOURCE.replace(old, new)
    assert text != SOURCE and SOURCE.count(old) == 1
    if more:
        text = text.replace(*more)
    path = pathlib.Path("attention.py")
    path.write_text(text)
    sizes = dict(H=4, HK=2, SQ=200, SK=200, D=64, causal=causal)
    return [one for one in kernel_in(path, "attention").check(target="gfx942", **sizes) if one.severity == "error"]


@pytest.mark.sample("logarithm to the base 2", "maximum not scaled")
@pytest.mark.parametrize("what", WRONG)
def test_wrong_variants_are_refused(what, tmp_path, monkeypatch):
    """By the contract, at a store; the example itself has no finding at these sizes."""
    found = findings(what, tmp_path, monkeypatch)
    assert found and {one.code for one in found} == {"TD602"}, found
    said = " ".join(note for one in found for note in one.notes)
    assert all(part in said for part in WHY[what]), said


NAMED = """mask one key late|no mask of the last keys|stale maximum|sum before the rescaling|output not rescaled|scale missing in the shrinking|\
keys and values exchanged|heads exchanged"""


@pytest.mark.thorough
def test_what_is_said_of_wrong_variants(tmp_path, monkeypatch, golden):
    """The whole texts, of the output that is computed first."""
    golden("attention_causes.txt", "\n".join(f"# {what}\n{findings(what, tmp_path, monkeypatch)[0].render()}\n" for what in NAMED.split("|")))


def test_powers_cast_before_the_sum_are_refused(tmp_path):
    path = tmp_path / "attention.py"
    path.write_text(SOURCE.replace("td.col_sum(p)", "td.col_sum(td.cast(p, dtype))"))
    (found,) = kernel_in(path, "attention").check(target="gfx942", H=4, HK=2, SQ=200, SK=200, D=64)
    place = found.primary.span
    assert path.read_text().splitlines()[place.line - 1][place.column - 1 : place.end_column - 1] == "td.col_sum(td.cast(p, dtype))"
    assert found.message == "td.col_sum takes a tile of f32, and got a 64x32 register tile of bf16"


@pytest.mark.thorough
def test_the_right_kernel_has_no_findings():
    for causal in (False, True):
        assert attention.check(target="gfx942", H=4, HK=2, SQ=200, SK=200, D=64, causal=causal) == ()


SIZES = dict(H=2, HK=1, SQ=128, SK=128, D=64)


@pytest.mark.parametrize(
    "sizes, text",
    [
        (
            dict(H=3, HK=2),
            "error[TD308]: q.batch // 2 leaves matrix 2 of 'q' uncovered: H=3 is no multiple of 2",
        ),
        (
            dict(H=2, HK=3),
            "error[TD308]: q.batch // 3 leaves matrices 0..1 of 'q' uncovered: H=2 is no multiple of 3",
        ),
        (
            dict(D=40),
            "error[TD135]: a 40x32 register tile of f32 cannot be cut into the blocks of a matrix instruction",
        ),
    ],
)
def test_sizes_that_the_kernel_does_not_support(sizes, text):
    """Heads of queries that do not share the heads of keys evenly; a depth that is no multiple of 16."""
    (found,) = attention.check(target="gfx942", **{**SIZES, **sizes})
    line = {"TD308": "heads = q.batch // k.batch", "TD135": "out = td.zeros(td.f32, v.cols, QUERIES)"}[found.code]
    assert found.render().splitlines()[0] == text and SOURCE.splitlines()[found.primary.span.line - 1].strip().startswith(line)


HEADS = torch.zeros(2, 128, 64).bfloat16()
SUMS = torch.zeros(2, 128)


@pytest.mark.parametrize(
    "changed, text",
    [
        (dict(k=HEADS[..., :32]), "'k' of kernel 'attention' has shape (2, 128, 32), where D is 64 (by 'q')"),
        (dict(v=HEADS[:1]), "'v' of kernel 'attention' has shape (1, 128, 64), where HK is 2 (by 'k')"),
        (dict(lse=SUMS[:, :127]), "'lse' of kernel 'attention' has shape (2, 127), where SQ is 128 (by 'q')"),
        (
            dict(k=HEADS.mT.contiguous().mT),
            "'k' of kernel 'attention' has strides (8192, 1, 128): the elements of a row must follow each other\n"
            "  = help: if the kernel reads 'k': pass a copy, k.contiguous() of torch or k.copy() of NumPy\n"
            "  = help: if the kernel writes 'k': use separate memory, torch.empty(rows, cols), because a copy would receive the result",
        ),
        (
            dict(mask=torch.ones(128, 128)),
            "kernel 'attention' takes no argument 'mask': it takes q, k, v, o, lse, causal, scale, target",
        ),
    ],
)
def test_arguments_that_do_not_fit(changed, text):
    with pytest.raises(td.UsageError) as error:
        attention(**{**dict(q=HEADS, k=HEADS, v=HEADS, o=HEADS.clone(), lse=SUMS.clone(), target="gfx942"), **changed})
    assert str(error.value) == f"error: {text}"
