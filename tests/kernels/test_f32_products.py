"""Products of f32 by xf32 and by three products of bf16: executed against NumPy; td.split_bf16; what is refused."""

import numpy as np
import pytest

import tiledsl as td
from examples import f32_products as example
from examples.f32_products import by_bf16, by_xf32
from tests.examples.edited import findings
from tiledsl.compile.compile import lower
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

every_target = pytest.mark.parametrize("target", TARGETS)


def product(kernel, a, b, target):
    c = np.full((len(a), len(b)), np.nan, np.float32)
    lowered = kernel.lower(target=target, M=len(a), N=len(b), K=a.shape[1])
    assert lowered.resources.vgpr_spills == 0
    assert execute(lowered, [a, b, c]).hazards == ()
    return c


def cut(x):
    """The first ten bits of the mantissa."""
    return (x.view(np.uint32) & np.uint32(0xFFFFE000)).view(np.float32)


def bf16(x):
    """Rounded to nearest even."""
    bits = x.view(np.uint32)
    return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16 << 16).astype(np.uint32).view(np.float32)


@pytest.mark.sample("70-40-53")
@pytest.mark.parametrize("m, n, k", [(64, 64, 32), (70, 40, 53)])
def test_xf32_multiplies_what_ten_bits_hold(m, n, k):
    """Numbers of more bits, of which the last are cut off, towards 0. The sums that are left are exact in f32."""
    random = np.random.default_rng(m)
    a = random.integers(2048, 4096, (m, k)).astype(np.float32) * random.choice([-1, 1], (m, k)).astype(np.float32)
    b = (random.integers(1, 16, (n, k)) + 2.0**-11).astype(np.float32) * random.choice([-1, 1], (n, k)).astype(np.float32)
    exact = cut(a).astype(np.float64) @ cut(b).T.astype(np.float64)
    assert (cut(a) == np.trunc(a / 2) * 2).all() and (cut(b) == np.trunc(b)).all() and k * 4095 * 15 < 2**24
    assert (product(by_xf32, a, b, "gfx942") == exact).all()


def test_pieces_of_16():
    @td.kernel(warps=1)
    def small(a: td.gl[td.xf32, 16, 64], b: td.gl[td.xf32, 16, 64], c: td.gl[td.f32, 16, 16]):
        td.ensures(c, a @ b.T)
        td.grid(1)
        As, Bs, acc = td.st(td.xf32, 16, 64), td.st(td.xf32, 16, 64), td.zeros(td.f32, 16, 16)
        td.load(As, a[0, 0])
        td.load(Bs, b[0, 0])
        td.barrier()
        td.mma_ABt(acc, td.load(As), td.load(Bs))
        td.store(c[0, 0], acc)

    lowered, random = lower(small, "gfx942", {}), np.random.default_rng(1)
    assert lowered.asm.count("v_mfma_f32_16x16x8_xf32 ") == 8
    a, b = (random.integers(-500, 501, (16, 64)).astype(np.float32) for _ in range(2))
    c = np.zeros((16, 16), np.float32)
    assert execute(lowered, [a, b, c]).hazards == ()
    assert (c == a.astype(np.float64) @ b.T).all()


@pytest.mark.thorough
@every_target
def test_three_products(target):
    """Whole numbers are exact if those of one side have at most 8 bits, since their low half is 0. Other numbers: within the bound of the word."""
    random = np.random.default_rng(2)
    a, b = random.integers(-4095, 4096, (70, 53)).astype(np.float32), random.integers(-255, 256, (40, 53)).astype(np.float32)
    assert (product(by_bf16, a, b, target) == a.astype(np.float64) @ b.T).all()
    a, b = (random.standard_normal((64, 128)).astype(np.float32) for _ in range(2))
    exact, size = a.astype(np.float64) @ b.T.astype(np.float64), np.abs(a).astype(np.float64) @ np.abs(b).T
    error = np.abs(product(by_bf16, a, b, target) - exact)
    assert (error <= (3.1 * 2.0**-16 + 3 * 128 * 2.0**-24) * size).all()
    assert error.max() < np.abs(bf16(a).astype(np.float64) @ bf16(b).T - exact).max() / 50  # one product of bf16


@pytest.mark.in_turn
@every_target
def test_halves(target):
    @td.kernel(warps=1)
    def halves(x: td.gl[td.f32, 32, 32], high: td.gl[td.bf16, 32, 32], low: td.gl[td.bf16, 32, 32]):
        td.grid(1)
        for half, to in zip(td.split_bf16(td.load(x[0, 0], (32, 32))), (high, low), strict=True):
            td.store(to[0, 0], half)

    x = np.random.default_rng(3).standard_normal((32, 32)).astype(np.float32)
    x[0, :6] = 0, -0.0, 1 + 2**-8, 1 + 3 * 2**-8, 2.0**100, 1 - 2.0**-24
    found = [np.zeros((32, 32), np.uint16) for _ in range(2)]
    assert execute(lower(halves, target, {}), [x, *found]).hazards == ()
    high, low = ((one.astype(np.uint32) << 16).view(np.float32) for one in found)
    assert (high == bf16(x)).all() and (low == bf16(x - bf16(x))).all()
    assert (np.abs(high.astype(np.float64) + low - x) <= 2.0**-16 * np.abs(x)).all()


WRONG = [  # the kernel, what is wrong in it, and the code
    ("by_xf32", "b[col, k]", "b[row, k]", "TD602"),
    ("by_xf32", "a[row, k]", "a[row, 0]", "TD602"),
    ("by_xf32", "td.barrier()\n        td.mma_ABt(acc, td.load(td.subtile(As", "td.mma_ABt(acc, td.load(td.subtile(As", "TD401"),
    ("by_bf16", "td.mma_ABt(acc, a_high, b_low)", "td.mma_ABt(acc, a_high, b_high)", "TD602"),
    ("by_bf16", "        td.mma_ABt(acc, a_high, b_high)\n", "", "TD602"),
    ("by_bf16", "td.mma_ABt(acc, a_high, b_high)", "td.mma_ABt(acc, a_high, a_high)", "TD602"),
    ("by_bf16", "Bs, (SIDE, STEP), (wc, 0)", "Bs, (SIDE, STEP), (wr, 0)", "TD602"),
    (
        "by_bf16",
        "a_high, a_low = td.split_bf16(td.load(td.subtile(As, (SIDE, STEP), (wr, 0))",
        "a_high, a_low = td.split_bf16(td.load(td.subtile(As, (SIDE, STEP), (wc, 0))",
        "TD602",
    ),
]


@pytest.mark.sample("5")
@pytest.mark.parametrize("place", range(len(WRONG)))
def test_wrong_variants_are_refused(place, tmp_path):
    name, old, new, code = WRONG[place]
    _, found = findings(tmp_path, example.__file__, name, ((old, new),), M=256, N=256, K=64)
    assert code in {one.code for one in found}, found


@pytest.mark.parametrize("kernel", [by_xf32, by_bf16])
def test_the_twins_are_clean(kernel):
    assert kernel.check(M=256, N=256, K=64, target="gfx942") == ()


def messages(refused):
    with pytest.raises(td.TiledslError) as caught:
        refused()
    return str(caught.value)


@pytest.mark.parametrize("target", ["gfx90a", "gfx950"])
def test_td134_other_targets(target):
    found = messages(lambda: by_xf32.lower(target=target, M=64, N=64, K=32))
    assert f"error[TD134]: {target} has no matrix instruction for acc f32, a xf32, b xf32" in found
    assert "help: only gfx942 multiplies xf32: annotate the tensors with td.f32, and multiply the halves of td.split_bf16" in found


def test_tiles_of_xf32_are_for_products():
    @td.kernel(warps=1)
    def kernel(x: td.gl[td.xf32, 32, 32], y: td.gl[td.xf32, 32, 32], how="load"):
        td.grid(1)
        As = td.st(td.xf32, 32, 32)
        td.load(As, x[0, 0])
        td.barrier()
        match how:
            case "load":
                td.load(x[0, 0], (32, 32))
            case "col":
                td.load(As, layout="col")
            case "store":
                td.store(y[0, 0], td.load(As))
            case "to LDS":
                td.store(As, td.load(As))
            case "swap":
                td.swap_layout(td.load(As))
            case "cast":
                td.cast(td.load(As), td.bf16)
            case "split":
                td.split_bf16(td.load(As))

    expected = {
        "load": "error[TD101]: td.load from global memory to registers takes no xf32",
        "col": "error[TD139]: a register tile of xf32 cannot be loaded from LDS in layout col",
        "store": "error[TD140]: a register tile of xf32 that is no result of a product or of td.cast cannot be stored",
        "to LDS": "error[TD101]: td.store to LDS takes elements of 16 or 32 bits, and got xf32",
        "swap": "error[TD101]: td.swap_layout takes elements of 32 bits, and the tile is of xf32",
        "cast": "error[TD101]: td.cast converts tiles of f32, bf16, f16 and i32, and got a 32x32 register tile of xf32",
        "split": "error[TD101]: td.split_bf16 takes a register tile of f32, and got a 32x32 register tile of xf32",
    }
    for how, text in expected.items():
        assert text in messages(lambda how=how: lower(kernel, "gfx942", {"how": how})), how
