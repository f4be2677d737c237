"""The example of stream-K: executed, against NumPy; the runs of units; the same bits in every order; wrong variants; launches without the fix-up."""

import itertools
import pathlib
import re

import numpy as np
import pytest

import tiledsl as td
from examples import stream_k as example
from examples.stream_k import COLS, ROWS, STEP, WIDE, Runs, stream_k
from tests.bits import f32, operands
from tests.checks.conftest import kernel_in
from tests.examples.edited import errors
from tiledsl.analysis.time.chips import chip_of
from tiledsl.runtime.launch import execute
from tiledsl.sim import launch
from tiledsl.targets import TARGETS

pytestmark = [pytest.mark.in_turn, pytest.mark.filterwarnings("ignore:.*TD222", "ignore:.*TD701", "ignore:.*TD703", "ignore:.*TD704", "ignore:.*TD705")]
every_target = pytest.mark.parametrize("target", TARGETS)


def places(rows, cols):
    """How many tiles of a warp C has."""
    return -(-rows // ROWS) * -(-cols // COLS)


@pytest.mark.thorough
@every_target
@pytest.mark.parametrize("rows, cols, depth, blocks", [(16, 512, 1024, 7), (17, 300, 600, 7), (1, 128, 600, 50), (3, 500, 100, 3), (16, 300, 300, 1)])
def test_against_numpy(rows, cols, depth, blocks, target):
    """Runs that end in a tile, at its end, and behind several tiles; ragged edges; one unit a block, and one block."""
    a, b = operands(rows, cols, depth)
    sums, c = np.full((Runs(cols, depth, blocks).most, rows, cols), np.nan, np.float32), np.full((rows, cols), np.nan, np.float32)
    arrived = np.zeros(places(rows, cols), np.int32)
    for _ in range(2):  # the first launch leaves the counters as they were
        stream_k(a, b, sums, arrived, c, blocks=blocks, target=target)
        assert (c == f32(a) @ f32(b).T).all() and not arrived.any()


def test_each_unit_is_in_one_run():
    for tiles, steps, blocks in itertools.product((1, 3, 8), (1, 5, 6), (1, 3, 7, 50)):
        runs = Runs(tiles * WIDE, steps * STEP, blocks)
        owners = np.arange(tiles * steps) // runs.each
        assert set(owners) == set(range(runs.blocks)) and runs.blocks <= blocks
        for tile in range(tiles):
            here = owners[tile * steps : (tile + 1) * steps]
            assert [runs.part(tile, step) for step in range(steps)] == (here - here[0]).tolist()
            assert runs.parts(tile) == here[-1] - here[0] + 1 <= runs.most


SIZES = dict(P=3, T=16, M=16, N=256, K=640, blocks=7)  # four tiles of five steps, three units a block


@pytest.mark.thorough
def test_the_same_bits_in_every_order():
    """Sums that f32 rounds: whatever the order of blocks and waves, the parts of a tile are added from the first to the last."""
    a, b = operands(16, 256, 640, exact=False)
    # one block after the other: without the declaration that the counters are 0 at the beginning
    listing, count = re.subn(r".*; td\.read:.*\n", "", stream_k.lower(target="gfx942", **SIZES).asm)
    runs, found = Runs(256, 640, 7), []
    assert count == 1
    for schedule, blocks in (("round-robin", range(7)), ("reversed", [6, 4, 0, 3, 1, 5, 2]), ("random:3", [2, 3, 6, 4, 1, 0, 5])):
        sums, arrived, c = np.full((3, 16, 256), np.nan, np.float32), np.zeros(16, np.int32), np.zeros((16, 256), np.float32)
        for block in blocks:
            assert not launch(listing, 7, 256, [a, b, sums, arrived, c], blocks=[block], schedule=schedule).hazards
        assert not arrived.any()
        found.append(c)
    for tile in range(runs.tiles):
        cols = slice(tile * WIDE, (tile + 1) * WIDE)
        in_order = sums[0, :, cols]
        for n in range(1, runs.parts(tile)):
            in_order = in_order + sums[n, :, cols]
        assert runs.parts(tile) == 1 or (found[0][:, cols] == in_order).all()
    assert (found[0] == found[1]).all() and (found[0] == found[2]).all()


@pytest.mark.thorough
@every_target
def test_the_time_of_decoding(target):
    """16 rows, 8192 x 8192 weights: the modelled time of the launch, in times that of reading the weights at the memory's measured bandwidth."""
    found = stream_k.profile(target=target).as_dict()["time_us"]["likely"]
    assert found <= 1.25 * 2 * 8192 * 8192 / (chip_of(target).hbm_tbs.value * 1e6)


PARTS = "part=block - runs.first(tile), parts=runs.parts(tile)"
WRONG = [  # what is wrong in the kernel, and the codes of what is found
    (PARTS, "part=block - runs.first(tile), parts=runs.parts(tile) + 1", "TD315"),  # no warp is the last one
    (PARTS, "part=block - runs.first(tile), parts=runs.most", "TD315"),
    (PARTS, "part=block - runs.first(tile), parts=2", "TD315"),  # of three parts, the second and the third warp are the last ones
    (PARTS, "part=0, parts=runs.parts(tile)", "TD315"),  # all parts in one place
    (PARTS, "part=block - runs.first(tile) + 1, parts=runs.parts(tile)", "TD301"),
    (PARTS, "part=runs.parts(tile) - 1 - (block - runs.first(tile)), parts=runs.parts(tile)", "TD602"),
    ("runs.each * (block + 1), runs.tiles", "runs.each * (block + 1) + 1, runs.tiles", "TD301"),  # a unit twice
    ("runs.each * (block + 1), runs.tiles", "runs.each * (block + 1) - 1, runs.tiles", "TD315"),  # a unit left out
    ("begin - unit if begin > unit else 0", "0", "TD602"),  # a tile from its start in each of its blocks
    ("end - unit if end - unit < runs.steps else runs.steps", "runs.steps", "TD602"),  # and to its end
    ("td.range(first, last)", "td.range(first + 1, last)", "TD602"),
    ("td.cdiv(end, runs.steps)):", "end // runs.steps):", "TD315"),  # the tile that a block begins is left out
    ("td.range(begin // runs.steps,", "td.range(td.cdiv(begin, runs.steps),", "TD315"),  # and the one that it ends
    ("range(begin // runs.steps, td.cdiv(end, runs.steps)):", "range(begin // runs.steps, td.cdiv(end, runs.steps), 2):", "TD315"),
    ("    end = end if end < total else total\n", "", "TD301"),  # the last block goes on behind the last tile
    ("(td.warp_id(), 0)", "(0, 0)", "TD602"),  # the rows of B of another warp
    ("a[row, step]", "a[row, first]", "TD602"),
    ("b[tile, step]", "b[tile, first]", "TD602"),
    ("copies(k + ahead, ", "copies(k + ahead - 1, ", "TD602"),  # a step twice
    ("step if step < last else last - 1", "step", "TD301"),  # copies behind the last step of B
    ("staged = staged[1:] + staged[:1]", "pass", "TD602"),
    ("        td.barrier()\n        for n", "        for n", "TD401"),
    ("    td.barrier()  # before the copies of the next tile\n", "", "TD401"),
    ("runs.part(j // WIDE, k // STEP)", "runs.part(j // WIDE, k // STEP) + 1", "TD315"),  # a part that no warp adds
    ("runs.part(j // WIDE, k // STEP)", "k // STEP // 2", "TD315"),
    ("c[row, mine]", "c[row, mine + 1]", "TD301"),
]


@pytest.mark.sample("0", "3", "21")
@pytest.mark.parametrize("place", range(len(WRONG)))
def test_wrong_variants(place, tmp_path):
    old, new, codes = WRONG[place]
    _, found = errors(tmp_path, example.__file__, "stream_k", old, new, **SIZES)
    assert {one.code for one in found} == set(codes.split())


OF_SLOTS = [  # copies straight to LDS, on gfx950
    ("(k - first + ahead) % slots", "(k - first) % slots", "TD401"),  # over the rows that this step reads
    ("slots - 1 if direct", "slots if direct", "TD401"),  # as many steps ahead as slots
    ("copies(first + n, n)", "copies(first, n)", "TD602"),
]


@pytest.mark.thorough
@pytest.mark.parametrize("place", range(len(OF_SLOTS)))
def test_wrong_variants_of_slots(place, tmp_path):
    old, new, codes = OF_SLOTS[place]
    _, found = errors(tmp_path, example.__file__, "stream_k", old, new, target="gfx950", **SIZES)
    assert {one.code for one in found} == set(codes.split())


def test_the_right_kernel_has_no_finding():
    assert [one for one in stream_k.check(**SIZES) if one.severity != "note"] == []


OTHER = """
import tiledsl as td
@td.kernel(warps=1)
def k(x: td.gl[td.f32, 2, 16, 32], s: td.gl[td.f32, 2, 16, 32], n: td.gl[td.i32, 2], y: td.gl[td.f32, 16, 32], z: td.gl[td.f32, 16, 32]):
    col, part = td.grid(2, 2)
    tile = td.load(x[part, 0, col], (16, 16))
    {}
"""
USES = {  # a use of the word or of its tensors, and the code and the beginning of the message of the error
    "td.add_in_order(y[0, col], tile, s, n, part=part, parts=2)": "",
    "td.ensures(y, td.old(y) + td.sum_of_parts(x, 2)); td.add_in_order(y[0, col], tile, s, n, part=part, parts=2)": "TD192: 'y' is a sum of 2 parts: its",
    "td.ensures(y, td.sum_of_parts(x, 2)); td.add_in_order(y[0, col], tile, s, n, part=part, parts=2)": "",
    "td.keeps(y, where=lambda i, j: i < 8); td.add_in_order(y[0, col], tile, s, n, part=part, parts=2)": "TD192: 'y' is a sum of parts, to which",
    "td.add_in_order(y[0, col], tile, s, n, part=part, parts=2); td.add_in_order(z[0, col], tile, s, n, part=part, parts=2)": "TD192: 'z', 's' or 'n' is used",
    "td.add_in_order(y[0, col], td.load(s[part, 0, col], (16, 16)), s, n, part=part, parts=2)": "TD192: the kernel adds to 's' with td.add_in_order",
    "td.add_in_order(y[0, col], tile, s, n, part=part, parts=td.read(n[0], least=1, most=2))": "TD190: the kernel writes 'n'",
    "td.add_in_order(y.at(row=8, col=16 * col), tile, s, n, part=part, parts=2)": "TD192: td.add_in_order adds to places",
    "td.add_in_order(y[0, 0], td.load(x[part, 0, 0], (8, 8)), s, n, part=part, parts=2)": "TD192: 'n' has no element for each of the 8",
    "td.add_in_order(y[0, col], tile, s, n, part=part, parts=2**40)": "TD192: parts= of td.add_in_order is 1099511627776",
    "td.add_in_order(y[0, 0], tile, s, n, part=part, parts=2)": "TD310: no part of tile (0, 1)",
    "if part < 2 - col: td.add_in_order(y[0, col], tile, s, n, part=part, parts=2)": "TD315: tile (0, 1) of 'y' is said to have 2 parts, and 1",
    "if part < 1: td.ensures(y, td.sum_of_parts(x, 2)); td.add_in_order(y[0, col], tile, s, n, part=part, parts=1)": "TD315: tile (0, 0) of 'y' has 1 of 2",
}


@pytest.mark.parametrize("use", USES)
def test_other_uses_of_its_tensors(use, tmp_path):
    (tmp_path / "other.py").write_text(OTHER.format(use))
    found = [one for one in kernel_in(tmp_path / "other.py", "k").check() if one.severity == "error"]
    assert [f"{one.code}: {one.message}"[: len(USES[use])] for one in found] == [USES[use]] * bool(USES[use])


def test_sizes_of_td_dyn():
    """The size along k may be one; rows and columns have a number of counters that is known."""

    def sizes(m, k):
        @td.kernel(warps=1)
        def of_sizes(a: td.gl[td.bf16, m, k], b: td.gl[td.bf16, 32, k], s: td.gl[td.f32, 4, m, 32], n: td.gl[td.i32, 1], y: td.gl[td.f32, m, 32]):
            part, acc = td.grid(4), td.zeros(td.f32, 16, 32)
            td.ensures(y, td.sum_of_parts(td.column_parts(a, lambda i, k: k // 64 % 4) @ b.T, 4))
            for step in td.range(part, a.cols // 64, 4):
                td.mma_ABt(acc, *(td.load(x[0, step], (rows, 64), layout="row") for x, rows in ((a, 16), (b, 32))))
            td.add_in_order(y[0, 0], acc, s, n, part=part, parts=4)

        return of_sizes

    assert sizes(16, td.dyn("K", multiple=64)).check() == ()
    (found,) = sizes(td.dyn("M"), 256).check()
    assert (found.code, found.message) == ("TD192", "td.add_in_order adds to a tensor of two dimensions of fixed size, and 'y' has a size of td.dyn")
    assert "td.atomic_add takes any size of td.dyn" in found.helps[1]


@td.kernel(warps=1)
def two(x: td.gl[td.f32, 2, 16, 16], sums: td.gl[td.f32, 2, 16, 16], arrived: td.gl[td.i32, 1], y: td.gl[td.f32, 16, 16]):
    part = td.grid(2)
    td.add_in_order(y[0, 0], td.load(x[part, 0, 0], (16, 16)), sums, arrived, part=part, parts=2)


@pytest.mark.thorough
@every_target
def test_without_the_fix_up_blocks_race(target, tmp_path):
    """Blocks that share a tile store their parts to C: the kernel is refused, and if it is executed nevertheless, the interpreter reports the race."""
    source = pathlib.Path(example.__file__).read_text()
    for old, new in (
        (f"td.add_in_order(c[row, mine], acc, sums, arrived, {PARTS})", "td.store(c[row, mine], acc)"),
        ("td.sum_of_parts(a @ td.column_parts(b, lambda j, k: runs.part(j // WIDE, k // STEP)).T, sums.batch)", "a @ b.T"),
    ):
        assert source.count(old) == 1
        source = source.replace(old, new)
    (tmp_path / "stored.py").write_text(source)
    lowered = kernel_in(tmp_path / "stored.py", "stream_k").lower(target=target, unchecked=True, **SIZES)
    assert [one.code for one in lowered.refusals if one.severity == "error"] == ["TD311"]
    a, b = operands(16, 256, 640)
    sums, arrived, c = np.zeros((3, 16, 256), np.float32), np.zeros(16, np.int32), np.zeros((16, 256), np.float32)
    assert {one.kind for one in execute(lowered, [a, b, sums, arrived, c]).hazards} == {"global-race"}


@pytest.mark.parametrize("target", ["gfx942"])
def test_without_the_counter_or_its_wait_blocks_race(target):
    """The checks allow no such kernel, so the listing is changed: a warp that takes another number of arrivals for the last one, or that does not wait."""
    x = np.arange(512, dtype=np.float32).reshape(2, 16, 16)

    def hazards(listing):
        arrays = [x, np.zeros_like(x), np.zeros(1, np.int32), np.zeros((16, 16), np.float32)]
        return {one.kind for one in launch(listing, 2, 64, arrays, blocks=[0, 1]).hazards}, arrays[-1]

    listing = two.lower(target=target).asm
    kinds, right = hazards(listing)
    assert kinds == set() and (right == x.sum(axis=0)).all()
    for old, new in (
        (r"s_cmp_lg_u32 (s\d+), 1\n", r"s_cmp_lg_u32 \1, 0\n"),  # the first one adds
        (r"(s_cmp_lg_u32 s\d+, 1\n)(.*\n)*?\ts_cbranch_scc1 .*\n", r"\1"),  # both do
        (r"(buffer_wbl2 sc1\n)\ts_waitcnt vmcnt\(0\)\n", r"\1"),  # the part is on its way
    ):
        wrong, count = re.subn(old, new, listing)
        assert count == 1
        assert "global-race" in hazards(wrong)[0]
