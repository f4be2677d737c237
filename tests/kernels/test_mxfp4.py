"""The example of MXFP4: exact at ragged sizes, also as MXFP6 and MXFP8; wrong variants are refused, their twins not; instructions beside products."""

import pathlib

import numpy as np
import pytest

import tiledsl as td
from examples import mxfp4 as example
from examples.mxfp4 import mx_gemm
from tests.checks.conftest import kernel_in
from tests.examples.edited import errors
from tests.kernels.mx_gemm import packed, random_operands, scaled
from tiledsl.compile.compile import lower
from tiledsl.runtime.launch import execute


def sizes(m, n, k, of=td.fp4x2):
    return {"M": m, "N": n, "K": of.elements_of(k), "KB": -(-k // 32)}


def is_exact(kernel, kind, m, n, k):
    """Whether the kernel's result is that of the specification's numbers, of which f32 holds all sums."""
    (a, b), (scale_a, scale_b) = random_operands(kind, m, n, k)
    c = np.full((m, n), np.nan, np.float32)
    lowered = lower(kernel, "gfx950", sizes(m, n, k, getattr(td, kind)))
    assert execute(lowered, [packed(a, kind), packed(b, kind), scale_a, scale_b, c]).hazards == ()
    return lowered, np.array_equal(c, scaled(a, kind, scale_a) @ scaled(b, kind, scale_b).T)


@pytest.mark.thorough
@pytest.mark.parametrize("m, n, k", [(260, 20, 1312), (1, 257, 32), (256, 17, 768)])
def test_ragged_sizes(m, n, k):
    assert is_exact(mx_gemm, "fp4x2", m, n, k)[1]


@pytest.mark.thorough
@pytest.mark.parametrize("kind, k", [("fp6x4", 1088), ("fp8", 1008)])
def test_other_formats(kind, k, tmp_path):
    """Steps of 256 numbers have more bytes, so blocks are 128 × 128. Operands of six registers too are read without moves."""
    source = pathlib.Path(example.__file__).read_text()
    for old, new in (("TYPE = td.fp4x2\n", f"TYPE = td.{kind}\n"), ("BLOCK, REG, THREADS = 256, 32, 256", "BLOCK, REG, THREADS = 128, 32, 256")):
        assert source.count(old) == 1
        source = source.replace(old, new)
    path = tmp_path / f"mx_{kind}.py"
    path.write_text(source)
    kernel = kernel_in(path, "mx_gemm")
    assert is_exact(kernel, kind, 130, 140, k)[1]
    assert lower(kernel, "gfx950", sizes(512, 512, 1536, getattr(td, kind))).resources.loop.counts["moves"] == 0


def test_instructions_beside_products():
    """At twice the rate of fp8, scales included: 60 others per 1,000 clocks of matrix instructions at most, no move, no spill."""
    found = mx_gemm.lower(target="gfx950", **sizes(512, 512, 1536)).resources
    assert (found.vgpr_spills, found.sgpr_spills, found.scratch_bytes) == (0, 0, 0)
    assert (found.loop.mfma, found.loop.counts["moves"], found.loop.mfma_clocks) == (128, 0, 2 * 2048)
    assert found.loop.others_per_1000_clocks <= 60


WRONG = {  # what is edited, and the code of the finding
    "A's scales of other rows": ("(REG, SCALES), (at * TILES + i,", "(REG, SCALES), (at * TILES + TILES - 1 - i,", "TD602"),
    "scales of the other half": ("2 * buffer + half))", "2 * buffer + 1 - half))", "TD602"),
    "scales of the other step": ("2 * buffer + half))", "2 * (1 - buffer) + half))", "TD602"),
    "scales of the pair of steps before": ("of[k // 2 % 2]", "of[(k // 2 + 1) % 2]", "TD401"),
    "the first scales for ever": ("of[k // 2 % 2]", "of[0 * k]", "TD401"),
    "A's and B's scales exchanged": ("scales=(a_scale[half][i], b_scale[half][j])", "scales=(b_scale[half][i], a_scale[half][j])", "TD602"),
    "B's scales of no use": ("scales=(a_scale[half][i], b_scale[half][j])", "scales=(a_scale[half][i], a_scale[half][j])", "TD135"),
    "scales of another piece": ("scales=(a_scale[half][i], b_scale[half][j])", "scales=(a_scale[half][j], b_scale[half][j])", "TD602"),
    "scales of the half before": ("scales=(a_scale[half][i], b_scale[half][j])", "scales=(a_scale[1 - half][i], b_scale[half][j])", "TD404"),
    "B's scales of the rows' block": ("td.load(scales[1][0], scale_b[col, 0])", "td.load(scales[1][0], scale_b[row, 0])", "TD602"),
    "A's first scales from B": ("td.load(scales[0][0], scale_a[row, 0])", "td.load(scales[0][0], scale_b[row, 0])", "TD602"),
    "the first scales again": ("scale_a[row, 1 if steps > 2 else 0]", "scale_a[row, 0]", "TD602"),
    "one step off at the tail": ("k // 2 + 2 if k + 3 < steps else", "k // 2 + 2 if k + 4 < steps else", "TD602"),
    "a pair of steps late": ("k // 2 + 2 if k + 3 < steps else", "k // 2 + 1 if k + 3 < steps else", "TD602"),
    "beyond the tensor": ("k // 2 + 2 if k + 3 < steps else k // 2", "k // 2 + 2", "TD301"),
    "to the buffer in use": ("td.commit(scales[n][(k // 2 + 1) % 2], more[n])", "td.commit(scales[n][k // 2 % 2], more[n])", "TD401"),
    "never brought": ("                td.commit(scales[n][(k // 2 + 1) % 2], more[n])\n", "", "TD403"),
    "behind the barrier": (
        "    td.load(scales[1][0], scale_b[col, 0])\n    td.barrier()\n",
        "    td.barrier()\n    td.load(scales[1][0], scale_b[col, 0])\n",
        "TD401",
    ),
    "halves of the numbers exchanged": ("(at * TILES + i, half))", "(at * TILES + i, 1 - half))", "TD602"),
    "a step less": ("in td.range(steps):", "in td.range(steps - 1):", "TD602"),
}  # fmt: skip


@pytest.mark.thorough
@pytest.mark.parametrize("what", WRONG)
def test_wrong_variants_are_refused(what, tmp_path):
    old, new, code = WRONG[what]
    _, found = errors(tmp_path, example.__file__, "mx_gemm", old, new, target="gfx950", **sizes(264, 264, 1056))
    assert code in {one.code for one in found} <= {code, "TD602", "TD401", "TD301"}, found


@pytest.mark.thorough
def test_the_right_kernel_and_its_twins_have_no_findings(tmp_path):
    """Twins: with an even number of steps, the last step but one brings the last scales, and a condition that ends one step earlier is right too. With five
    steps, even steps may bring scales in place of odd steps."""
    old, new, _ = WRONG["one step off at the tail"]
    assert errors(tmp_path, example.__file__, "mx_gemm", old, new, target="gfx950", **sizes(256, 256, 1536))[1] == []
    assert errors(tmp_path, example.__file__, "mx_gemm", "if here == 1:", "if here == 0:", target="gfx950", **sizes(256, 256, 1280))[1] == []
    assert mx_gemm.check(target="gfx950", **sizes(256, 256, 1536)) == ()


SMALL = """import tiledsl as td


@td.kernel(warps=1, sizes=dict(M=40, N=70, K=272, KB=17))
def mx(
    a: td.gl[td.fp4x2, "M", "K"],
    b: td.gl[td.fp4x2, "N", "K"],
    scale_a: td.gl[td.e8m0, "M", "KB"],
    scale_b: td.gl[td.e8m0, "N", "KB"],
    c: td.gl[td.f32, "M", "N"],
):
    td.ensures(c, td.dequantised(a, scale_a) @ td.dequantised(b, scale_b).T)
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(b.rows, 32))
    As, Bs, acc = td.st(td.fp4x2, 32, 128), td.st(td.fp4x2, 32, 128), td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, 128)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        of_a = td.load(scale_a[row, k], (32, 8))
        of_b = td.load(scale_b[col, k], (32, 8))
        td.barrier()
        td.mma_ABt(acc, td.load(As), td.load(Bs), scales=(of_a, of_b))
        td.barrier()
    td.store(c[row, col], acc)
"""
OF_A, PRODUCT = "scale_a[row, k]", "td.mma_ABt(acc, td.load(As), td.load(Bs), scales=(of_a, of_b))"
TAIL = "the first wrong element of this tile is c[32, 64]"
ROW = "the value is right if the load of 'scale_a' begins at row (block // 3) * 32"
SMALL_WRONG = {  # what is edited, the code, and the first note
    "rows too far up": (OF_A, "scale_a.at(row=8 * row, col=k * 8)", "TD602", ROW),
    "a block too far": (OF_A, "scale_a.at(row=row * 32, col=k * 8 + (1 if k < 1 else 0))", "TD602", TAIL),
    "the tail's scales of the step before": (OF_A, "scale_a[row, k if k < 2 else 1]", "TD602", TAIL),
    "other rows": (OF_A, "scale_a[1 - row, k]", "TD602", ROW),
    "the columns' rows": (OF_A, "scale_a[col if col < 2 else 0, k]", "TD602", ROW),
    "the first step's": (OF_A, "scale_a[row, 0]", "TD602", TAIL),
    "scales exchanged": ("scales=(of_a, of_b)", "scales=(of_b, of_a)", "TD602", "the first wrong element of this tile is c[32, 65]"),
    "operands exchanged": ("td.load(As), td.load(Bs)", "td.load(Bs), td.load(As)", "TD602", "the first wrong element of this tile is c[32, 65]"),
    "A's scales twice": ("of_b = td.load(scale_b[col, k], (32, 8))", "of_b = of_a", "TD602", TAIL),
    "blocks of 16 numbers": ("td.dequantised(b, scale_b).T", "(b * td.column_of(scale_b, lambda j: j // 8 % 17, cols=b.cols)).T", "TD602", TAIL),
    "no scales in the contract": ("td.dequantised(b, scale_b).T", "b.T", "TD602", TAIL),
    "numbers of half of the step": (
        PRODUCT,
        "td.mma_ABt(acc, td.load(td.subtile(As, (32, 64), (0, 0))), td.load(td.subtile(Bs, (32, 64), (0, 0))), scales=tuple(td.load(one, (32, 4))"
        " for one in (scale_a[row, 2 * k if k < 2 else 4], scale_b[col, 2 * k if k < 2 else 4])))",
        "TD135",
        "",
    ),
    "both operands a byte too far": (
        "[row, k])\n        td.load(Bs, b[col, k])",
        ".at(row=row * 32, col=k * 128 + (1 if k < 1 else 0)))\n        td.load(Bs, b.at(row=col * 32, col=k * 128 + (1 if k < 1 else 0)))",
        "TD602",
        TAIL,
    ),
}


@pytest.mark.sample("blocks of 16 numbers", "numbers of half of the step", "both operands a byte too far")
@pytest.mark.parametrize("what", SMALL_WRONG)
def test_wrong_scales_are_refused_where_they_stand(what, tmp_path):
    old, new, code, note = SMALL_WRONG[what]
    path = tmp_path / "small.py"
    path.write_text(SMALL)
    lines, found = errors(tmp_path, str(path), "mx", old, new, target="gfx950")
    stored, loaded = (next(line for line in lines if beginning in line) for beginning in ("td.store(", "of_a = "))
    assert {one.code for one in found} == {code}, found
    assert lines[found[0].primary.span.line - 1] == (loaded if code == "TD135" else stored)
    assert found[0].notes[:1] == ((note,) if note else ())


def test_the_right_small_kernel_has_no_findings(tmp_path):
    path = tmp_path / "small.py"
    path.write_text(SMALL)
    assert kernel_in(path, "mx").check(target="gfx950") == ()
