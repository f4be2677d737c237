"""The example of stream-K: executed, against NumPy; the runs of units; the same bits in every order; wrong variants, and a launch without the fix-up."""

import itertools
import re

import numpy as np
import pytest

from examples import stream_k as example
from examples.stream_k import STEP, WIDE, Runs, fixed_up, parts
from tests.bits import f32, operands
from tests.examples.edited import errors
from tiledsl.runtime.launch import execute
from tiledsl.sim import launch
from tiledsl.targets import TARGETS

pytestmark = [pytest.mark.in_turn, pytest.mark.filterwarnings("ignore:.*TD222", "ignore:.*TD701", "ignore:.*TD704", "ignore:.*TD705")]
every_target = pytest.mark.parametrize("target", TARGETS)


@pytest.mark.thorough
@every_target
@pytest.mark.parametrize("rows, cols, depth, blocks", [(16, 512, 1024, 7), (17, 300, 600, 7), (1, 128, 600, 50), (3, 500, 200, 3), (16, 300, 300, 1)])
def test_against_numpy(rows, cols, depth, blocks, target):
    """Runs that end in a tile, at its end, and behind several tiles; ragged edges; one unit a block, and one block."""
    a, b = operands(rows, cols, depth)
    most = Runs(cols, depth, blocks).most
    sums, c = np.full((most, rows, cols), np.nan, np.float32), np.full((rows, cols), np.nan, np.float32)
    parts(a, b, sums, blocks=blocks, target=target)
    fixed_up(sums, c, depth=depth, blocks=blocks, target=target)
    assert (c == f32(a) @ f32(b).T).all()


def test_each_unit_is_in_one_run():
    for tiles, steps, blocks in itertools.product((1, 3, 8), (1, 5, 6), (1, 3, 7, 50)):
        runs = Runs(tiles * WIDE, steps * STEP, blocks)
        owners = np.arange(tiles * steps) // runs.each
        assert set(owners) == set(range(runs.blocks)) and runs.blocks <= blocks
        for tile in range(tiles):
            here = owners[tile * steps : (tile + 1) * steps]
            assert [runs.part(tile, step) for step in range(steps)] == (here - here[0]).tolist()
            assert runs.parts(tile) == here[-1] - here[0] + 1 <= runs.most


@pytest.mark.thorough
def test_the_same_bits_in_every_order():
    """Sums that f32 rounds: whatever the order of blocks and waves, the parts of a tile are added from the first to the last."""
    a, b = operands(16, 512, 640, exact=False)
    first, second = parts.lower(P=3, M=16, N=512, K=640, blocks=7), fixed_up.lower(P=3, M=16, N=512, depth=640, blocks=7)
    found = []
    for schedule, blocks in (("round-robin", range(7)), ("reversed", [6, 4, 0, 3, 1, 5, 2]), ("random:3", [2, 3, 6, 4, 1, 0, 5])):
        sums, c = np.full((3, 16, 512), np.nan, np.float32), np.zeros((16, 512), np.float32)
        for block in blocks:
            assert not execute(first, [a, b, sums], blocks=[block], schedule=schedule).hazards
        assert not execute(second, [sums, c], schedule=schedule).hazards
        found.append(c)
    runs = Runs(512, 640, 7)
    for tile in range(runs.tiles):
        cols = slice(tile * WIDE, (tile + 1) * WIDE)
        in_order = sums[0, :, cols]
        for n in range(1, runs.parts(tile)):
            in_order = in_order + sums[n, :, cols]
        assert (found[0][:, cols] == in_order).all()
    assert (found[0] == found[1]).all() and (found[0] == found[2]).all()


@pytest.mark.thorough
def test_the_time_of_decoding():
    """16 rows, 8192 x 8192 weights: the modelled time of the parts is at most 1.25 times that of reading the weights at the measured 4.15 TB/s."""
    assert parts.profile(target="gfx942").as_dict()["time_us"]["likely"] <= 1.25 * 2 * 8192 * 8192 / 4.15e6


WRONG = [  # what is wrong in the kernel, and the codes of what is found
    ("parts", "sums[block - runs.first(tile), row, mine]", "sums[0, row, mine]", "TD310 TD311"),  # no fix-up: all parts of a tile in one place
    ("parts", "sums[block - runs.first(tile), row, mine]", "sums[block - runs.first(tile) + 1, row, mine]", "TD301"),
    ("parts", "sums[block - runs.first(tile), row, mine]", "sums[runs.parts(tile) - 1 - (block - runs.first(tile)), row, mine]", "TD602"),
    ("parts", "runs.each * (block + 1), runs.tiles", "runs.each * (block + 1) + 1, runs.tiles", "TD301"),  # a unit twice
    (
        "parts",
        "runs.each * (block + 1), runs.tiles",
        "runs.each * (block + 1) - 1, runs.tiles",
        "TD310",
    ),  # a unit left out: the tile of which it is all that the block has
    ("parts", "begin - unit if begin > unit else 0", "0", "TD602"),  # a tile from its start in each of its blocks
    ("parts", "end - unit if end - unit < runs.steps else runs.steps", "runs.steps", "TD602"),  # and to its end
    ("parts", "td.range(first, last)", "td.range(first + 1, last)", "TD602"),
    ("parts", "td.cdiv(end, runs.steps)):", "end // runs.steps):", "TD310"),  # the tile that a block begins is left out
    ("parts", "td.range(begin // runs.steps,", "td.range(td.cdiv(begin, runs.steps),", "TD310"),  # and the one that it ends
    ("parts", "range(begin // runs.steps, td.cdiv(end, runs.steps)):", "range(begin // runs.steps, td.cdiv(end, runs.steps), 2):", "TD310"),
    ("parts", "n >= runs.parts(j // WIDE)", "n > runs.parts(j // WIDE)", "TD310"),
    ("parts", "    end = end if end < total else total\n", "", "TD301"),  # the last block goes on behind the last tile
    ("parts", "x = td.load(a[row, k]", "x = td.load(a[row, k - first]", "TD602"),
    ("fixed_up", "td.range(1, runs.parts(tile))", "td.range(1, runs.parts(tile) - 1)", "TD602"),  # the last part is left out
    ("fixed_up", "td.range(1, runs.parts(tile))", "td.range(0, runs.parts(tile))", "TD602"),  # the first part twice
    ("fixed_up", "td.range(1, runs.parts(tile))", "td.range(1, sums.batch)", "TD602"),  # parts that no block has stored
    ("fixed_up", "td.load(sums[n, row, mine]", "td.load(sums[1, row, mine]", "TD602"),
    ("fixed_up", "runs.parts(tile))", "runs.parts(row))", "TD602"),
]
SIZES = {"parts": dict(P=3, M=16, N=512, K=640, blocks=7), "fixed_up": dict(P=3, M=16, N=512, depth=640, blocks=7)}


@pytest.mark.sample("15", "18", "9")
@pytest.mark.parametrize("place", range(len(WRONG)))
def test_wrong_variants(place, tmp_path):
    name, old, new, codes = WRONG[place]
    _, found = errors(tmp_path, example.__file__, name, old, new, **SIZES[name])
    assert {one.code for one in found} == set(codes.split())


@pytest.mark.thorough
def test_the_right_kernels_have_no_finding():
    for kernel in (parts, fixed_up):
        assert [one for one in kernel.check(**SIZES[kernel.name]) if one.severity != "note"] == []


def test_without_the_fix_up_blocks_race():
    """The blocks of a tile store to matrix 0: the checks refuse such a kernel, so the distance of the matrices is made 0 in the listing."""
    lowered = parts.lower(target="gfx942", **SIZES["parts"])
    arrays = [*operands(16, 512, 640), np.zeros((3, 16, 512), np.float32)]
    assert not launch(lowered.asm, 7, 256, arrays).hazards
    one_place, count = re.subn(r"s_lshl_b64 (s\[\d+:\d+\]), s\[\d+:\d+\], 15\n", r"s_mov_b64 \1, 0\n", lowered.asm)
    assert count == 2  # of the block's number, and of the tile's first block
    (kind,) = {hazard.kind for hazard in launch(one_place, 7, 256, arrays).hazards}
    assert kind == "global-race"
