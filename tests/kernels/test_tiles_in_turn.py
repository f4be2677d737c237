"""Many register tiles that are worked on one after the other: exact, and in the registers of two pieces, however many tiles there are."""

import math

import pytest
import torch

import tiledsl as td
from tests.data import integers, product
from tiledsl.runtime.launch import bind, execute
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

every_target = pytest.mark.parametrize("target", TARGETS)


@td.kernel(warps=1)
def added(x: td.gl[td.f32, "M", "N"], v: td.gl[td.f32, "N"], c: td.gl[td.f32, "M", "N"], stored="at once"):
    """c = x + v in tiles of 32 × 32, each stored as soon as it is made, or all of them at the end."""
    td.grid(1)
    made = []
    for j in range(td.cdiv(x.cols, 32)):
        made.append(td.load(x[0, j], (32, 32), layout="row") + td.load(v[j], 32, layout="row"))
        if stored == "at once":
            td.store(c[0, j], made[-1])
    if stored != "at once":
        for j, tile in enumerate(made):
            td.store(c[0, j], tile)


@td.kernel(warps=1)
def below_each_other(x: td.gl[td.f32, "M", "N"], v: td.gl[td.f32, "N"], c: td.gl[td.f32, "M", "N"], d: td.gl[td.bf16, "M", "N"]):
    """c = x + v and d = bf16(c): all tiles meet the same vector, and each is stored twice."""
    td.grid(1)
    vector = td.load(v[0], 32)
    for i in range(td.cdiv(x.rows, 32)):
        tile = td.load(x[i, 0], (32, 32)) + vector
        td.store(c[i, 0], tile)
        td.store(d[i, 0], td.cast(tile, td.bf16))


@td.kernel(warps=1)
def summed(x: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "M", 64]):
    """c = the sum of x's tiles of 64 columns."""
    td.grid(1)
    total = td.zeros(td.f32, 32, 64)
    for j in range(td.cdiv(x.cols, 64)):
        total += td.load(x[0, j], (32, 64))
    td.store(c[0, 0], total)


@td.kernel(warps=1)
def one_tile_for_all(x: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "M", "N"], size=32):
    """c = 2 · x, through the same register tile each time."""
    td.grid(1)
    tile = td.rt(td.f32, size, size, layout="col")
    for j in range(td.cdiv(x.cols, size)):
        td.load(tile, x[0, j])
        tile *= 2
        td.store(c[0, j], tile)


@td.kernel(warps=1)
def tripled(x: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "M", "N"]):
    """c = 3 · x + c, with all of C read before any of it is stored."""
    td.grid(1)
    old = [td.load(c[0, j], (32, 32)) for j in range(2)]
    new = [3 * td.load(x[0, j], (32, 32)) for j in range(2)]
    for j in range(2):
        td.store(c[0, j], new[j] + old[j])


@td.kernel(warps=1)
def tiled(
    a: td.gl[td.bf16, "M", "K"],
    b: td.gl[td.bf16, "N", "K"],
    v: td.gl[td.f32, "N"],
    old: td.gl[td.f32, "M", "N"],
    c: td.gl[td.f32, "M", "N"],
    alpha: td.f32,
    epilogue="bias",
    down=4,
    across=2,
    cols=64,
):
    """A warp with down × across accumulators of 32 × cols, and arithmetic on each before it is stored."""
    row, col = td.grid(td.cdiv(a.rows, 32 * down), td.cdiv(b.rows, cols * across))
    As, Bs = td.st(td.bf16, 32 * down, 16), td.st(td.bf16, cols * across, 16)
    acc = [[td.zeros(td.f32, 32, cols) for _ in range(across)] for _ in range(down)]
    for k in td.range(td.cdiv(a.cols, 16)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        a_reg = [td.load(td.subtile(As, (32, 16), (i, 0))) for i in range(down)]
        b_reg = [td.load(td.subtile(Bs, (cols, 16), (j, 0))) for j in range(across)]
        td.barrier()
        for i in range(down):
            for j in range(across):
                td.mma_ABt(acc[i][j], a_reg[i], b_reg[j])
    for i in range(down):
        for j in range(across):
            if epilogue == "bias":
                out = td.relu(alpha * td.swap_layout(acc[i][j]) + td.load(v[col * across + j], cols, layout="row"))
            else:
                out = alpha * acc[i][j] + td.load(old[row * down + i, col * across + j], (32, cols))
            td.store(c[row * down + i, col * across + j], out)


def run(kernel, arguments, target, **options):
    """The kernel executed: no hazard, no spill. How many VGPRs it takes."""
    bound = bind(kernel, arguments, {**options, "target": target})
    lowered = kernel.lower(target=target, **bound.sizes, **options)
    report = execute(lowered, [*(array.value for array in bound.arrays.values()), *bound.scalars])
    found = lowered.resources
    assert not report.hazards and (found.vgpr_spills, found.sgpr_spills, found.scratch_bytes) == (0, 0, 0)
    return found.vgprs + found.agprs


def random(*shape):
    return torch.randn(shape, generator=torch.Generator().manual_seed(sum(shape)))


def empty(*shape, dtype=torch.float32):
    return torch.full(shape, math.nan, dtype=dtype)


@pytest.mark.thorough
@pytest.mark.parametrize("stored", ["at once", "at the end"])
@pytest.mark.parametrize("rows, left_over, most", [(32, 0, 64), (31, 5, 80)], ids=["whole", "ragged"])
def test_as_many_tiles_as_there_are(rows, left_over, most, stored):
    """24 tiles: their 384 registers are many more than may be used."""
    cols = 32 * 24 - left_over
    x, v, c = random(rows, cols), random(cols), empty(rows, cols)
    assert run(added, [x, v, c], "gfx942", stored=stored) <= most
    assert torch.equal(c, x + v)


@pytest.mark.thorough
def test_a_vector_that_all_tiles_meet():
    x, v, c, d = random(512, 32), random(32), empty(512, 32), empty(512, 32, dtype=torch.bfloat16)
    assert run(below_each_other, [x, v, c, d], "gfx950") <= 128
    assert torch.equal(c, x + v) and torch.equal(d, (x + v).bfloat16())


@pytest.mark.thorough
def test_a_sum_over_tiles():
    """No store keeps the compiler from loading early; enough registers for its loads suffice."""
    x, c = random(32, 1280), empty(32, 64)
    assert run(summed, [x, c], "gfx90a") <= 256
    exact = torch.zeros(32, 64)
    for j in range(20):
        exact = exact + x[:, 64 * j : 64 * j + 64]
    assert torch.equal(c, exact)


@pytest.mark.sample("16-gfx90a")
@every_target
@pytest.mark.parametrize("size", [16, 32, 64])
def test_a_register_tile_that_is_used_again(size, target):
    x, c = random(size, 5 * size), empty(size, 5 * size)
    run(one_tile_for_all, [x, c], target, size=size)
    assert torch.equal(c, 2 * x)


def test_c_that_is_read_before_any_of_it_is_stored():
    x, c = random(32, 64), random(64, 32).reshape(32, 64).clone()
    exact = 3 * x + c
    run(tripled, [x, c], "gfx942")
    assert torch.equal(c, exact)


@pytest.mark.thorough
@pytest.mark.parametrize("epilogue", ["bias", "old"])
@pytest.mark.parametrize("m, n, target", [(128, 128, "gfx90a"), (100, 93, "gfx950")])
def test_epilogues_of_eight_tiles(m, n, epilogue, target):
    a, b, c = integers(m, n, 32)
    v, old = random(n), random(m, n)
    assert run(tiled, [a, b, v, old, c, 0.3], target, epilogue=epilogue) <= 512
    scaled = torch.tensor(0.3) * product(a, b)
    assert torch.equal(c, torch.relu(scaled + v) if epilogue == "bias" else scaled + old)


@pytest.mark.thorough
@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
def test_one_wave_a_simd_with_its_accumulators_in_agprs(target):
    """Sixteen accumulators of 32 × 32 take all AGPRs; a bias, a change of layout and what else is worked on have to fit beside them."""
    a, b, c = integers(128, 128, 32)
    v = random(128)
    run(tiled, [a, b, v, random(128, 128), c, 0.3], target, across=4, cols=32)
    assert torch.equal(c, torch.relu(torch.tensor(0.3) * product(a, b) + v))
