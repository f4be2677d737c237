"""Products with weights in 4 and 8 bits: executed against NumPy, checkpoints' arrays, time beside bf16, and wrong variants refused."""

import numpy as np
import pytest

import tiledsl as td
from examples import int4_weights as example
from tests.examples.edited import findings
from tests.in_turn import alternating
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

SIZES = [(16, 32, 1152, 4), (5, 40, 640, 4), (17, 64, 2048, 4), (16, 32, 1152, 8), (1, 72, 256, 8)]  # M, N, K and bits


def of_bf16(bits):
    return (bits.astype(np.uint32) << 16).view(np.float32).astype(np.float64)


def run(m, n, q, scales, zeros, target, bits=4):
    """A and the kernel's C, in double precision."""
    words, groups = len(q), len(scales)
    k = words * 32 // bits
    a = (np.random.default_rng(m).standard_normal((m, k), np.float32).view(np.uint32) >> 16).astype(np.uint16)
    c = np.full((m, n), 7, np.uint16)
    lowered = example.packed_weights.lower(target=target, M=m, N=n, K=k, W=words, G=groups, bits=bits)
    used = lowered.resources
    assert (used.vgpr_spills, used.sgpr_spills, used.scratch_bytes, used.calls) == (0, 0, 0, 0)
    assert k <= 1024 or lowered.warnings == ()  # one step uses one of two buffers
    assert execute(lowered, [a, q, scales, zeros, c]).hazards == ()
    return of_bf16(a), of_bf16(c)


def is_close(c, a, weights):
    """A sum of k products in f32, the product by a scale and the sum of groups are off by (k + 2) · 2^-24 of the sum of the magnitudes; bf16 by 2^-8."""
    exact, size = a @ weights, np.abs(a) @ np.abs(weights)
    return (np.abs(c - exact) <= 2.0**-8 * np.abs(exact) + 1.01 * (a.shape[1] + 2) * 2.0**-24 * size + 2.0**-126).all()


@pytest.mark.thorough
@pytest.mark.parametrize("m, n, k, bits, target", alternating(SIZES, TARGETS))
def test_packed_weights(m, n, k, bits, target):
    random = np.random.default_rng(k + n)
    numbers, zeros = random.integers(0, 1 << bits, (k, n)), random.integers(0, 1 << bits, (k // 128, n))
    scales = random.uniform(-0.01, 0.01, zeros.shape).astype(np.float16)
    scales[0, ::3] = 0
    a, c = run(m, n, example.packed(numbers, bits), scales, zeros.astype(np.float16), target, bits)
    assert is_close(c, a, (numbers - zeros.repeat(128, 0)) * scales.astype(np.float64).repeat(128, 0))


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
    assert is_close(c, a, (numbers - zeros.repeat(128, 0)) * scales.astype(np.float64).repeat(128, 0))


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
    assert is_close(c, a, (numbers - zeros.repeat(128, 0)) * scales.astype(np.float64).repeat(128, 0))


@pytest.mark.thorough
def test_less_time_than_bf16_weights_take_at_least():
    """At M = 16, N = K = 8192. The bytes of bf16 weights alone take 31 µs at the measured bandwidth of MI300X, and a launch takes 4.5 µs more."""
    found = example.packed_weights.profile(chip="MI300X")
    assert found.time_us.likely < 33
    assert found.memory.hbm_bytes < 0.28 * 8192 * 8192 * 2


WRONG = {
    "zero point forgotten": (", zero=td.cast(zero, td.f32)", "", "TD602"),
    "scale forgotten": (" * td.cast(scale, td.f32)", "", "TD602"),
    "scale and zero point exchanged": ("(scales, zeros)", "(zeros, scales)", "TD602"),
    "scale of the wrong group": ("tensor.at(row=k * WARPS + warp,", "tensor.at(row=(k * WARPS + warp) // 2,", "TD602"),
    "scale of the group before": ("tensor.at(row=k * WARPS + warp,", "tensor.at(row=k * WARPS,", "TD602"),
    "scale of other columns": ("col=col * COLS)", "col=0)", "TD602"),
    "A of the wrong group": ("a[row, k * WARPS + warp]", "a[row, k * WARPS]", "TD602"),
    "words of another warp": ("(words, COLS), (warp, 0)), layout", "(words, COLS), (0, 0)), layout", "TD602"),
    "halves of the words exchanged": ("(words, COLS), (warp, 0)), layout", "(words, COLS), (warp ^ 1, 0)), layout", "TD602"),
    "words of another column": ("q[k, col]", "q[k, 0]", "TD602"),
    "words of the step before": ("q[k, col]", "q[k // 2, col]", "TD602"),
    "the last group left out": ("or k * WARPS + warp < scales.rows:", "or k * WARPS + warp < scales.rows - 1:", "TD602"),
    "off by one at the tail": ("if (k + 1) * WARPS + warp < scales.rows:", "if (k + 1) * WARPS + warp < scales.rows - 1:", "TD404"),
    "a group too many at the tail": ("or k * WARPS + warp < scales.rows:", "or k * WARPS + warp < scales.rows + 1:", "TD404"),
    "a warp's sum left out": ("for n in range(WARPS)]", "for n in range(WARPS - 1)]", "TD602"),
    "a warp's sum twice": ("sum(parts[1:], parts[0])", "sum(parts, parts[0])", "TD602"),
    "no barrier before the sums": ("(warp, 0)), total)\n    td.barrier()", "(warp, 0)), total)", "TD401"),
    "no barrier behind the words": ("        td.barrier()\n        if scales.rows %", "        if scales.rows %", "TD401"),
    "low and high half of each byte exchanged": ("td.unpack(q, bits) -", "td.column_of(td.unpack(q, bits).T, lambda k: k ^ 1, cols=a.cols).T -", "TD602"),
    "numbers of a word from the highest bits": ("td.unpack(q, bits) -", "td.column_of(td.unpack(q, bits).T, lambda k: k ^ 7, cols=a.cols).T -", "TD602"),
    "numbers added": ("- of_groups(zeros", "+ of_groups(zeros", "TD602"),
}


@pytest.mark.sample("off by one at the tail", "no barrier behind the words")
@pytest.mark.parametrize("what", WRONG)
def test_wrong_variants_are_refused(what, tmp_path):
    old, new, code = WRONG[what]
    _, found = findings(tmp_path, example.__file__, "packed_weights", ((old, new),), M=16, N=64, K=1152, W=144, G=9)
    assert code in {one.code for one in found}, found


@pytest.mark.sample("19-4")
@pytest.mark.parametrize("groups, bits", [(19, 4), (16, 4), (9, 8)])
def test_the_twins_are_clean(groups, bits):
    assert example.packed_weights.check(M=16, N=64, K=128 * groups, W=4 * groups * bits, G=groups, bits=bits) == ()


def test_td180_rows_of_the_words():
    """A tensor of words with other rows than A has columns."""
    with pytest.raises(td.KernelError) as caught:
        example.packed_weights.lower(M=16, N=32, K=256, W=33, G=2)
    assert caught.value.diagnostics[0].code == "TD180"
