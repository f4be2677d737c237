"""td.unpack against NumPy: all numbers of 4 and 8 bits, zero points of columns, every shape of pieces, edges, AGPRs."""

import numpy as np
import pytest

from tests.bits import bf16
from tests.checks.conftest import kernel_in
from tests.examples.edited import findings
from tests.in_turn import alternating
from tests.kernels.unpacking import by_lanes, in_agprs, stacked, transposed, unpacked
from tiledsl import KernelError
from tiledsl.compile.compile import lower
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

CASES = {  # options, and M, N and the words of a column
    "4 bits": ({}, (32, 32, 16)),
    "4 bits, in pieces of 16": ({"side": 16, "words": 4}, (16, 64, 8)),
    "8 bits": ({"bits": 8}, (32, 32, 16)),
    "8 bits, in pieces of 16": ({"bits": 8, "side": 16, "words": 16}, (16, 64, 32)),
    "ragged": ({"side": 16}, (5, 40, 19)),
    "ragged, 8 bits": ({"bits": 8}, (29, 12, 21)),
    "one zero point": ({"zero": 8}, (32, 32, 8)),
    "the largest zero point": ({"zero": 256, "bits": 8}, (32, 32, 8)),
    "the least zero point": ({"zero": -241}, (32, 32, 8)),
    "no zero point": ({"zero": 0, "bits": 8}, (32, 32, 8)),
}


def words_of(numbers, bits):
    """Words of consecutive rows of numbers: number i of a word times 2^(bits · i)."""
    places = 2 ** (bits * np.arange(32 // bits, dtype=np.int64))[:, None]
    return (numbers.reshape(-1, 32 // bits, numbers.shape[1]) * places).sum(1).astype(np.uint32).view(np.int32)


@pytest.mark.sample("4 bits, in pieces of 16-gfx942", "one zero point-gfx90a", "no zero point-gfx90a")
@pytest.mark.parametrize("case, target", alternating([(case,) for case in CASES], TARGETS))
def test_products(case, target):
    options, (m, n, words) = CASES[case]
    bits, random = options.get("bits", 4), np.random.default_rng(len(case))
    k = words * 32 // bits
    numbers = random.integers(0, 1 << bits, (k, n))
    numbers.ravel()[: min(1 << bits, numbers.size)] = np.arange(1 << bits)[: numbers.size]  # each number is there
    a, zeros, c = random.integers(-8, 9, (m, k)), random.integers(0, 1 << bits, n).astype(np.float32), np.full((m, n), 7, np.float32)
    lowered = lower(unpacked, target, {"M": m, "N": n, "K": k, "W": words, **options})
    assert execute(lowered, [bf16(a), words_of(numbers, bits), zeros, c]).hazards == ()
    assert (c == a @ (numbers - (zeros if options.get("zero") is None else options["zero"]))).all()


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
def test_the_first_operand(target):
    random = np.random.default_rng(1)
    numbers, a, c = random.integers(0, 16, (256, 128)), random.integers(-8, 9, (256, 32)), np.zeros((128, 32), np.float32)
    assert execute(lower(transposed, target, {}), [bf16(a), words_of(numbers, 4), c]).hazards == ()
    assert (c == numbers.T @ a).all()


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
def test_products_in_assembly(target):
    random = np.random.default_rng(2)
    numbers, a, c = random.integers(0, 16, (64, 256)), random.integers(-8, 9, (256, 64)), np.zeros((256, 256), np.float32)
    lowered = lower(in_agprs, target, {})
    assert lowered.resources.agprs == 256 and lowered.resources.vgpr_spills == 0
    assert execute(lowered, [bf16(a), words_of(numbers, 4), c]).hazards == ()
    assert (c == a @ (numbers - 8)).all()


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.in_turn
def test_instructions(target):
    """Eight numbers of 4 bits take 8 conversions, 4 packed differences, 4 permutations, a shift and two masks."""
    lowered = lower(unpacked, target, {"M": 32, "N": 32, "K": 64, "W": 8, "zero": 8})
    text = lowered.asm
    assert [text.count(f"v_cvt_f32_ubyte{i}") for i in range(4)] == [8, 8, 8, 8]
    assert text.count("v_pk_add_f32") == 16 and text.count("v_perm_b32") == 16 and "v_cvt_pk_bf16" not in text
    assert text.count("ds_read_b32") == 4 or text.count("ds_read2") > 0


def words_by_lanes(numbers, bits):
    """Words of numbers in N × K, as the documentation counts them: of 16 words of a row, word 4 · g + p has the k of lane g in product p."""
    (rows, depth), count, own = numbers.shape, 32 // bits, bits // 4
    words = np.zeros((rows, depth // count), np.uint32)
    for place in range(words.shape[1]):
        block, lane, product, part = place // 16, place % 16 // 4, place % 4 // own, place % own
        first = block * 16 * count + product * 32 + lane * 8 + part * count
        for n in range(count):
            at = n // 2 + n % 2 * 4 if bits == 4 else n
            words[:, place] |= numbers[:, first + n].astype(np.uint32) << bits * at
    return words.view(np.int32)


LANES = [(4, -128, 16, 40, 256), (4, 8, 5, 16, 128), (4, 0, 16, 17, 384), (8, 128, 3, 40, 192), (8, 0, 16, 16, 64)]  # bits, zero point, M, N, K


@pytest.mark.sample("4--128-16-40-256-gfx90a", "8-128-3-40-192-gfx90a", "4-8-5-16-128-gfx942")
@pytest.mark.parametrize("bits, zero, m, n, k, target", alternating(LANES, TARGETS))
def test_words_by_lanes(bits, zero, m, n, k, target):
    random = np.random.default_rng(k)
    numbers, a, c = random.integers(0, 1 << bits, (n, k)), random.integers(-8, 9, (m, k)), np.full((m, n), 7, np.float32)
    lowered = lower(by_lanes, target, {"M": m, "N": n, "K": k, "W": k * bits // 32, "bits": bits, "zero": zero})
    assert execute(lowered, [bf16(a), words_by_lanes(numbers, bits), c]).hazards == ()
    assert (c == a @ (numbers - zero).T).all()
    assert lowered.asm.count("global_load_dwordx4") >= 1


def test_the_matrices_of_a_batch_are_rows():
    assert stacked.check(G=3, K=96) == ()
    assert [one.code for one in stacked.check(G=3, K=96, second=0)] == ["TD602"]
    assert [one.code for one in stacked.check(G=3, K=64)] == ["TD180"]


def test_fractions_lose_their_lower_bits():
    """Of a zero point that is no whole number, bf16 keeps the upper half of the difference's bits."""
    a, c = np.eye(32, 64, dtype=np.float32), np.zeros((32, 32), np.float32)
    zeros = np.linspace(-3, 3, 32, dtype=np.float32) / 7
    numbers = np.random.default_rng(3).integers(0, 16, (64, 32))
    lowered = lower(unpacked, "gfx942", {"M": 32, "N": 32, "K": 64, "W": 8})
    assert execute(lowered, [bf16(a), words_of(numbers, 4), zeros, c]).hazards == ()
    exact = numbers[:32].astype(np.float32) - zeros
    assert (c == (exact.view(np.uint32) & 0xFFFF0000).view(np.float32)).all()


def found(kernel, **options):
    with pytest.raises(KernelError) as caught:
        lower(kernel, "gfx942", options)
    first, *_ = caught.value.diagnostics
    return first


def test_td136_pieces_of_32_rows():
    one = found(by_lanes, M=32, N=32, K=128, W=16, rows=32)
    assert (one.code, one.message) == ("TD136", "words in the order of lanes are for pieces of 16 rows, and the product takes 32")


def test_td136_too_few_k():
    one = found(unpacked, M=16, N=64, K=16, W=2, words=2, side=16)
    assert (one.code, one.message) == ("TD136", "td.unpack makes 8 consecutive k in a lane, and the product takes others")
    assert one.helps[0] == "let the operands have a multiple of 32 elements along k"


WORDS = 'td.load(Qs, layout="col")'
REFUSED = {
    "TD101": (f"td.unpack({WORDS}, 3)", "td.unpack takes numbers of 4 or 8 bits, and got 3"),
    "TD101 layout": (
        "td.unpack(td.load(Qs), 4)",
        'td.unpack takes words of i32 in layout "col" from LDS, and got an 8x32 register tile of i32 in layout "row" from LDS',
    ),
    "TD101 order": (f'td.unpack({WORDS}, 4, order="columns")', "td.unpack has the orders rows and lanes, and got 'columns'"),
    "TD101 lanes": (
        f'td.unpack({WORDS}, 4, order="lanes")',
        'in the order of lanes, td.unpack takes words of i32 in layout "row" from global memory, of a multiple of 16 columns,'
        ' and got an 8x32 register tile of i32 in layout "col" from LDS',
    ),
    "TD101 zero of lanes": (
        'td.unpack(td.load(q[0, 0], (32, 16), layout="row"), 4, zero=z, order="lanes")',
        "in the order of lanes, td.unpack takes one zero point for all numbers",
    ),
    "TD101 formula": ("td.unpack(q, 4, zero=8)", "in td.ensures, td.unpack has no zero="),
    "TD105": (
        f"td.unpack({WORDS}, 8, zero=-2)",
        "the zero point of 8 bits is a whole number from -1 to 256, or a row vector of f32, and got -2",
    ),
    "TD105 fraction": (
        f"td.unpack({WORDS}, 4, zero=0.5)",
        "the zero point of 4 bits is a whole number from -241 to 256, or a row vector of f32, and got 0.5",
    ),
    "TD172": (
        f"td.unpack({WORDS}, 4, zero=td.cast(z, td.bf16))",
        "td.unpack takes zero points of f32, and got a 1x32 register tile of bf16",
    ),
    "TD173": (
        f"td.unpack({WORDS}, 4, zero=td.zeros(td.f32, 1, 64))",
        "td.unpack of an 8x32 register tile of i32 got zero points in a 1x64 register tile of f32",
    ),
    "TD174": (
        f'td.unpack({WORDS}, 4, zero=td.zeros(td.f32, 1, 32, layout="row"))',
        'td.unpack takes zero points in layout "col", and got "row"',
    ),
    "TD180": ("td.unpack(a, 4)", "td.unpack takes a matrix of i32, and 'a' is of bf16"),
}
KERNEL = """\
import tiledsl as td


@td.kernel(warps=1)
def refused(a: td.gl[td.bf16, 32, 64], q: td.gl[td.i32, 8, 32], c: td.gl[td.f32, 32, 32]):
    td.grid(1)
    Qs, z = td.st(td.i32, 8, 32), td.zeros(td.f32, 1, 32)
    td.load(Qs, q[0, 0])
    td.barrier()
    {call}
"""


@pytest.mark.parametrize("case", REFUSED)
def test_refused(case, tmp_path):
    call, message = REFUSED[case]
    path = tmp_path / "refused.py"
    path.write_text(KERNEL.format(call=call))
    with pytest.raises(KernelError) as caught:
        lower(kernel_in(path, "refused"), "gfx942", {})
    one, *_ = caught.value.diagnostics
    assert (one.code, one.message, one.primary.span.line) == (case.partition(" ")[0], message, 10)


WRONG = {
    "another bit count": ("td.unpack(q, bits)", "td.unpack(q, 12 - bits)", "TD180"),
    "zero point forgotten": (", zero=less)", ")", "TD602"),
    "added": ("numbers - (z", "numbers + (z", "TD602"),
    "zero points of other columns": ('td.load(z[0], cols, layout="col")', 'td.load(z.at(col=16), cols, layout="col")', "TD301"),
    "words of another step": ("q[k, 0]", "q[k * 0, 0]", "TD602"),
    "words in the other order": ("td.load(Qs, q[k, 0])", "td.load(Qs, q[td.cdiv(q.rows, words) - 1 - k, 0])", "TD602"),
}


@pytest.mark.left_out("words of another step", "words in the other order")
@pytest.mark.parametrize("what", WRONG)
def test_wrong_kernels(what, tmp_path):
    old, new, code = WRONG[what]
    _, problems = findings(tmp_path, "tests/kernels/unpacking.py", "unpacked", ((old, new),), M=32, N=32, K=128, W=16)
    assert code in {one.code for one in problems}, problems


def test_the_twin_is_clean():
    assert unpacked.check(M=32, N=32, K=128, W=16) == ()
