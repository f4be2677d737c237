"""Persistent blocks, which loop over tiles: executed, against NumPy; loops whose bounds depend on the block and on loops around; and wrong variants."""

import numpy as np
import pytest

import tiledsl as td
from examples import persistent as example
from examples.persistent import persistent
from tests.bits import bf16, f32, whole
from tests.examples.edited import errors
from tiledsl.targets import TARGETS

pytestmark = [pytest.mark.in_turn, pytest.mark.filterwarnings("ignore:.*TD222", "ignore:.*TD701", "ignore:.*TD704", "ignore:.*TD603")]
every_target = pytest.mark.parametrize("target", TARGETS)
M, N = td.dyn("M"), td.dyn("N")


@pytest.mark.thorough
@every_target
@pytest.mark.parametrize("rows, cols, blocks", [(300, 200, 4), (256, 256, 1), (129, 300, 20), (5, 5, 3)])
def test_against_numpy(rows, cols, blocks, target):
    """Unlike numbers of tiles in the blocks, one block, and blocks without a tile."""
    a, b, c = whole(rows, 72, seed=1), whole(cols, 72, seed=2), np.full((rows, cols), 0x7FC0, np.uint16)
    persistent(bf16(a), bf16(b), c, blocks=blocks, target=target)
    exact, found = a @ b.T, f32(c)
    assert (np.abs(found - exact) <= 2.0**-8 * np.abs(exact)).all()


@td.kernel(warps=1)
def of_any_size(x: td.gl[td.f32, M, N], y: td.gl[td.f32, M, N], blocks=3):
    """The tiles of a tensor whose sizes the call gives: block n has every third."""
    td.ensures(y, 2 * x)
    down, across = td.cdiv(x.rows, 32), td.cdiv(x.cols, 32)
    for tile in td.range(td.grid(blocks), down * across, blocks):
        row, col = tile // across, tile % across
        td.store(y[row, col], 2 * td.load(x[row, col], (32, 32)))


@pytest.mark.thorough
@every_target
@pytest.mark.parametrize("rows, cols", [(1, 1), (100, 70), (200, 32)])
def test_sizes_of_the_call(rows, cols, target):
    x, y = whole(rows, cols), np.full((rows, cols), np.nan, np.float32)
    of_any_size(x, y, target=target)
    assert (y == 2 * x).all()


@td.kernel(warps=2)
def triangle(x: td.gl[td.bf16, 256, 128], y: td.gl[td.f32, 256, 64]):
    """Row of tiles i of y is the product of the first i + 1 tiles of x's row, of which each loop around takes a part: bounds of block and of loop."""
    i = td.grid(4)
    As, acc = td.st(td.bf16, 64, 32, buffers=2), td.zeros(td.f32, 32, 64)
    for half in td.range(2):
        for k in td.range(2 * half, i + 1 if i < 2 * half + 1 else 2 * half + 2):
            td.load(As[k % 2], x[i, k])
            td.barrier()
            mine = td.load(td.subtile(As[k % 2], (32, 32), (td.warp_id(), 0)))
            td.mma_ABt(acc, mine, td.load(As[k % 2]))
            td.barrier()
    td.store(y[2 * i + td.warp_id(), 0], acc)


@every_target
def test_bounds_of_the_block_and_of_a_loop(target):
    """No step at all, in some turns of the loop around; with buffers that the step chooses."""
    x, y = whole(256, 128), np.full((256, 64), np.nan, np.float32)
    triangle(bf16(x), y, target=target)
    for i in range(4):
        part = x[64 * i : 64 * i + 64, : 32 * (i + 1)]
        assert (y[64 * i : 64 * i + 64] == part @ part.T).all()


NAME, SIZES = "persistent", {"persistent": dict(M=300, N=400, K=128, blocks=5)}
WRONG = [  # what is wrong in the kernel, and the codes of what is found
    ("td.range(block, down", "td.range(block + 1, down", "TD310"),  # the first tile is left out
    ("td.range(block, down", "td.range(0, down", "TD310 TD311"),  # every block all tiles from the first on
    ("down * across, blocks)", "down * across, blocks - 1)", "TD311"),
    ("down * across, blocks)", "down * across, blocks + 1)", "TD310"),
    ("down * across, blocks)", "down * across - 1, blocks)", "TD310"),  # the last tile is left out
    ("down * across, blocks)", "down * across + 1, blocks)", "TD301"),
    ("down * across, blocks)", "across, blocks)", "TD310"),  # the first row of tiles
    ("down * across, blocks)", "blocks, blocks)", "TD310"),  # one tile a block
    ("td.grid(blocks)", "td.grid(blocks - 1)", "TD310"),
    ("td.grid(blocks)", "td.grid(blocks + 1)", "TD311"),
    ("tile // across, tile % across", "tile // down, tile % down", "TD301"),
    ("tile // across, tile % across", "tile // across, block", "TD301"),
    ("tile // across, tile % across", "tile // across, (tile + 1) % across", ""),  # the same tiles in another order
    ("tile // across, tile % across", "block // across, block % across", "TD310 TD311"),  # the same tile again and again
    ("td.load(As, a[row, k])", "td.load(As, a[tile % down, k])", "TD602"),
    (
        "        acc = td.zeros(td.f32, REG, REG)\n        for k",
        "        if tile == block:\n            acc = td.zeros(td.f32, REG, REG)\n        for k",
        "TD602",
    ),
    ("            td.barrier()\n            td.mma_ABt", "            td.mma_ABt", "TD401"),
    ("        td.store(c[row * 2", "        if tile > block:\n            td.store(c[row * 2", "TD310"),
]


@pytest.mark.sample("15", "9")
@pytest.mark.parametrize("place", range(len(WRONG)))
def test_wrong_variants(place, tmp_path):
    old, new, codes = WRONG[place]
    _, found = errors(tmp_path, example.__file__, NAME, old, new, **SIZES[NAME])
    assert {one.code for one in found} == set(codes.split())


def test_the_right_kernels_have_no_finding():
    assert [one for one in persistent.check(**SIZES[NAME]) if one.severity != "note"] == []
    assert [one for one in of_any_size.check() if one.severity != "note"] == []
