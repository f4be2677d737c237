"""Products with weights in 4 and 8 bits: executed against NumPy, checkpoints' arrays, time beside bf16, and wrong variants refused."""

import numpy as np
import pytest

import tiledsl as td
from examples import int4_weights as example
from examples import split_k
from tests.examples.edited import findings
from tests.in_turn import alternating
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

# M, N, K, bits and the groups of a part
SIZES = [(16, 32, 1152, 4, 4), (5, 40, 640, 4, 4), (17, 64, 2048, 4, 8), (16, 32, 1152, 8, 4), (1, 72, 256, 8, 4), (16, 32, 1152, 4, 8), (3, 40, 640, 8, 8)]


def of_bf16(bits):
    return (bits.astype(np.uint32) << 16).view(np.float32).astype(np.float64)


def run(m, n, q, scales, zeros, target, bits=4, span=4):
    """A and what the kernel adds to C, in double precision."""
    groups, _, words = q.shape
    random = np.random.default_rng(m)
    a = (random.standard_normal((m, groups * 128), np.float32).view(np.uint32) >> 16).astype(np.uint16)
    before = random.integers(-1, 2, (m, n)).astype(np.float32)
    c = before.copy()
    lowered = example.packed_weights.lower(target=target, M=m, N=n, K=groups * 128, G=groups, W=words, bits=bits, span=span)
    used = lowered.resources
    assert (used.vgpr_spills, used.sgpr_spills, used.scratch_bytes, used.calls) == (0, 0, 0, 0)
    assert execute(lowered, [a, q, scales, zeros, c]).hazards == ()
    return of_bf16(a), c.astype(np.float64) - before


def is_close(c, a, numbers, zeros, scales):
    """A sum of k products in f32, its scale, the sums of groups and parts are off by (k + 16) · 2^-24 of the sum of the magnitudes, of n + 128 and z + 128."""
    by, less = (x.astype(np.float64).repeat(128, 0) for x in (scales, zeros))
    size = 1 + np.abs(a) @ ((numbers + less + 256) * np.abs(by))
    return (np.abs(c - a @ ((numbers - less) * by)) <= (a.shape[1] + 16) * 2.0**-24 * size).all()


@pytest.mark.thorough
@pytest.mark.parametrize("m, n, k, bits, span, target", alternating(SIZES, TARGETS))
def test_packed_weights(m, n, k, bits, span, target):
    random = np.random.default_rng(k + n)
    numbers, zeros = random.integers(0, 1 << bits, (k, n)), random.integers(0, 1 << bits, (k // 128, n))
    scales = random.uniform(-0.01, 0.01, zeros.shape).astype(np.float16)
    scales[0, ::3] = 0
    a, c = run(m, n, example.by_lanes(numbers, bits), scales, zeros.astype(np.float16), target, bits, span)
    assert is_close(c, a, numbers, zeros, scales)


@pytest.mark.thorough
def test_a_checkpoint_of_gptq():
    """As AutoGPTQ packs it: number j of a word at bit 4 · j, zero points less 1, eight columns of them in a word."""
    random = np.random.default_rng(5)
    numbers, zeros = random.integers(0, 16, (256, 32)), random.integers(1, 17, (2, 32))
    scales = random.uniform(0.001, 0.01, zeros.shape).astype(np.float16)
    qweight, qzeros = np.zeros((32, 32), np.uint32), np.zeros((2, 4), np.uint32)
    for k, n in np.ndindex(256, 32):
        qweight[k // 8, n] |= numbers[k, n] << 4 * (k % 8)
    for g, n in np.ndindex(2, 32):
        qzeros[g, n // 8] |= (zeros[g, n] - 1) << 4 * (n % 8)
    a, c = run(4, 32, *example.from_gptq(qweight.view(np.int32), qzeros.view(np.int32), scales), "gfx942")
    assert is_close(c, a, numbers, zeros, scales)


@pytest.mark.thorough
def test_a_checkpoint_of_awq():
    """As AutoAWQ packs it: the number at bit 4 · i of word j is that of column 8 · j + (0, 2, 4, 6, 1, 3, 5, 7)[i]."""
    random = np.random.default_rng(6)
    numbers, zeros = random.integers(0, 16, (256, 32)), random.integers(0, 16, (2, 32))
    scales = random.uniform(0.001, 0.01, zeros.shape).astype(np.float16)
    words = []
    for rows in (numbers, zeros):
        words.append(np.zeros((len(rows), 4), np.uint32))
        for r, j in np.ndindex(len(rows), 4):
            for i, column in enumerate((0, 2, 4, 6, 1, 3, 5, 7)):
                words[-1][r, j] |= rows[r, 8 * j + column] << 4 * i
    a, c = run(4, 32, *example.from_awq(words[0].view(np.int32), words[1].view(np.int32), scales), "gfx950")
    assert is_close(c, a, numbers, zeros, scales)


# with the best options of the example; of N = 8192, see docs/language.md
TIMES = [("MI300X", 28672, 4, 8, 0.33), ("MI355X", 28672, 4, 8, 0.35), ("MI250", 28672, 4, 4, 0.38)]
TIMES += [("MI300X", 8192, 4, 4, 0.47), ("MI355X", 8192, 2, 8, 0.625), ("MI250", 8192, 4, 8, 0.525)]


@pytest.mark.thorough
@pytest.mark.parametrize("chip, n, columns, span, most", TIMES)
def test_the_time_beside_bf16_weights(chip, n, columns, span, most):
    """At M = 16, K = 8192, beside split_k.py with the best number of parts."""
    found = example.packed_weights.profile(chip=chip, N=n, columns=columns, span=span)
    of_bf16 = min(split_k.added.profile(chip=chip, N=n, most=parts).time_us.likely for parts in (4, 8))
    assert found.time_us.likely < most * of_bf16
    groups = 64
    words, scales, sums = n * groups * 64, 2 * n * groups * 2, groups // span * 16 * n * 4
    # LDS has four groups, more on MI355X. Of the reads behind a loop, the model counts A for each block
    again = found.blocks * (span - 4) * 16 * 128 * 2 if chip != "MI355X" else 0
    assert found.memory.hbm_bytes < 1.01 * (words + scales + sums) + 16 * 8192 * 2 + again


def test_two_numbers_take_one_instruction():
    """A matrix instruction multiplies four numbers in each lane. Of eight words, all but the lowest numbers are shifted, by an instruction for two words."""
    text = example.packed_weights.lower(target="gfx942", M=16, N=512, K=1024, G=8, W=16).asm
    assert text.count("v_and_or_b32") == 2 * text.count("v_mfma_") > 0 == text.count("v_cvt_f32_ubyte")
    assert text.count("v_lshrrev_b64") * 8 == text.count("v_and_or_b32") * 3


FMA = "td.fma(sums, less, td.fma(product, factor, total[0][n]))"
SHIFT = "(ZERO[bits] - td.cast(zero, td.f32)) * factor"
OTHER_SUMS = "td.subtile(of_rows, (ROWS, 1), (0, {}))"
WRONG = {
    "zero point forgotten": (FMA, "td.fma(product, factor, total[0][n])", "TD602"),
    "zero point added": (SHIFT, "(ZERO[bits] + td.cast(zero, td.f32)) * factor", "TD602"),
    "zero point of the numbers forgotten": (SHIFT, "-td.cast(zero, td.f32) * factor", "TD602"),
    "zero point not scaled": (SHIFT, "ZERO[bits] - td.cast(zero, td.f32)", "TD602"),
    "scale forgotten": ("td.fma(product, factor, total[0][n])", "total[0][n] + product", "TD602"),
    "scale and zero point exchanged": ("((scale, scales), (zero, zeros))", "((scale, zeros), (zero, scales))", "TD602"),
    "scale of another part": ("td.load(vector, x.at(row=first,", "td.load(vector, x.at(row=0,", "TD602"),
    "scale of the group before": ("(k, at + n)), layout", "(k - 1 if k > 0 else 0, at + n)), layout", "TD602"),
    "scale of other columns": ("(k, at + n)), layout", "(k, at)), layout", "TD602"),
    "A of the wrong group": ("td.load(As[k])", "td.load(As[k // 2])", "TD602"),
    "sum of A over another group": (OTHER_SUMS.format("k"), OTHER_SUMS.format("0"), "TD602"),
    "A of another part": ("col=(first + of_a) * GROUP", "col=of_a * GROUP", "TD602"),
    "words of another part": ("q[begin + step // rounds, mine", "q[step // rounds, mine", "TD602"),
    "words of another column": ("mine + step % rounds * TOGETHER + n, 0]", "mine + step % rounds * TOGETHER, 0]", "TD602"),
    "words of a step before": ("words_of(step + AHEAD, n))", "words_of(step + AHEAD - 1, n))", "TD602"),
    "words of the same step again": ("words[1:] + words[:1], total", "words, total", "TD602"),
    "sums of the other products": ("total[1:] + total[:1]", "total", "TD602"),
    "the last group left out": ("if first + k < q.batch:", "if first + k < q.batch - 1:", "TD602"),
    "off by one at the tail": ("// rounds < q.batch:  #", "// rounds < q.batch - 1:  #", "TD602"),
    "a part twice": ("part=part, parts=parts)", "part=part // 2, parts=parts)", "TD312"),
    "a part left out": ("WARPS * columns * COLS), parts)", "WARPS * columns * COLS), parts - 1)", "TD310"),
    "no barrier behind A": ("        td.barrier()\n        for", "        for", "TD401"),
    "no barrier before LDS is filled again": ("            td.barrier()  #", "            pass  #", "TD401"),
    "the first groups again": ("first = begin + filled", "first = begin", "TD602"),
    "words of the first groups again": ("filled * rounds + here", "here", "TD602"),
    "LDS is not filled again": ("range(0, groups, held)", "range(0, held, held)", "TD602"),
    "low and high half of each byte exchanged": ("(numbers - of", "(td.column_of(numbers.T, lambda k: k ^ 1, cols=a.cols).T - of", "TD602"),
    "words in the order of rows": ('td.unpack(q, bits, order="lanes").T)', "td.unpack(td.column(q), bits))", "TD180"),
    "numbers added": ("numbers - of_groups(zeros", "numbers + of_groups(zeros", "TD602"),
}
FILLS = {"no barrier before LDS is filled again", "the first groups again", "words of the first groups again", "LDS is not filled again"}


@pytest.mark.sample("a part twice", "no barrier behind A")
@pytest.mark.parametrize("what", WRONG)
def test_wrong_variants_are_refused(what, tmp_path):
    old, new, code = WRONG[what]
    sizes = dict(M=16, N=72, K=1280, G=10, W=16, span=8 if what in FILLS else 4)
    _, found = findings(tmp_path, example.__file__, "packed_weights", ((old, new),), **sizes)
    assert code in {one.code for one in found}, found


@pytest.mark.sample("9-4-4")
@pytest.mark.parametrize("groups, bits, span", [(9, 4, 4), (19, 4, 4), (16, 4, 4), (9, 8, 4), (9, 4, 8), (19, 4, 8), (16, 8, 8)])
def test_the_twins_are_clean(groups, bits, span):
    assert example.packed_weights.check(M=16, N=72, K=128 * groups, G=groups, W=4 * bits, bits=bits, span=span) == ()


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
def test_the_options_to_tune_are_clean(target):
    found = {variant.name: variant.check(target=target) for variant in example.packed_weights.variants()}
    assert len(found) == 4 and set(found.values()) == {()}


def test_td180_rows_of_the_words():
    """A tensor of words with other numbers than A has columns."""
    with pytest.raises(td.KernelError) as caught:
        example.packed_weights.lower(M=16, N=32, K=256, W=16, G=3)
    assert caught.value.diagnostics[0].code == "TD180"
