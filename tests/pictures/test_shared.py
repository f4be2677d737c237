"""Shared tiles: bytes and banks of the picture against a plain count, and the swizzle against a kernel's."""

import collections

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tiledsl as td
from tests.pictures.asked import asked
from tests.sweeps import tries
from tiledsl.lower.plan.fragments import fragments
from tiledsl.lower.plan.lds import placements
from tiledsl.targets import TARGETS

every_target = pytest.mark.parametrize("target", TARGETS)


def ranges(*groups):
    """Groups of lanes of the lower half, as inclusive ranges, and the same of the upper half."""
    lower = [[lane for first, last in group for lane in range(first, last + 1)] for group in groups]
    return lower + [[lane + 32 for lane in group] for group in lower]


OLD_READ_16 = ranges([(0, 3), (20, 23)], [(4, 7), (16, 19)], [(8, 11), (28, 31)], [(12, 15), (24, 27)])
NEW_READ_16 = ranges([(0, 3), (12, 15), (20, 27)], [(4, 11), (16, 19), (28, 31)])
CONSECUTIVE = {size: [list(range(first, first + size)) for first in range(0, 64, size)] for size in (8, 16, 32)}
SERVED = {  # banks, and the lanes that are served together
    **{(target, "read", 16): (32, OLD_READ_16) for target in ("gfx90a", "gfx942")},
    **{(target, "read", 8): (32, CONSECUTIVE[16]) for target in ("gfx90a", "gfx942")},
    **{(target, "write", 16): (32, CONSECUTIVE[8]) for target in TARGETS},
    **{(target, "write", 8): (32, CONSECUTIVE[16]) for target in TARGETS},
    ("gfx950", "read", 16): (64, NEW_READ_16),
    ("gfx950", "read", 8): (64, CONSECUTIVE[32]),
}


def moved(o: int, swizzle: dict[str, int]) -> int:
    key = o >> swizzle["shift"] ^ (o >> swizzle["fold"] if swizzle["fold"] else 0)
    return o ^ (key & (1 << swizzle["bits"]) - 1) << swizzle["low"]


def check_access(access, target: str, swizzle: dict[str, int]) -> None:
    """The banks, the words of each and the clocks, counted one by one."""
    banks, groups = SERVED[target, access["kind"], access["bytes"]]
    assert (access["banks"], access["groups"]) == (banks, groups)
    assert access["offsets"]["swizzled"] == [moved(o, swizzle) for o in access["offsets"]["plain"]]
    for name in ("plain", "swizzled"):
        offsets, lost = access["offsets"][name], 0
        assert access["first_bank"][name] == [o // 4 % banks for o in offsets]
        for number, group in enumerate(groups):
            words = collections.defaultdict(set)
            for lane in group:
                for word in range(offsets[lane] // 4, (offsets[lane] + access["bytes"]) // 4):
                    words[word % banks].add(word)
            assert access["words"][name][number] == [len(words[bank]) for bank in range(banks)]
            lost += max(map(len, words.values())) - 1
        assert access["clocks_lost"][name] == lost


@pytest.mark.sample("16-16-gfx950", "48-64-gfx942", "64-32-gfx942", "64-32-gfx950")
@every_target
@pytest.mark.parametrize("rows, cols", [(128, 64), (64, 32), (64, 128), (48, 64), (32, 256), (16, 16)])
def test_a_tile_row_by_row(target, rows, cols):
    """The tile is copied 16 bytes a lane, in lane order, and read by operands with eight consecutive k a lane."""
    document = asked(f"st(bf16,{rows},{cols})", "--target", target)
    swizzle, m = document["swizzle"], 32 if rows % 32 == 0 else 16
    plain = [[2 * (r * cols + c) for c in range(cols)] for r in range(rows)]
    assert document["offsets"] == {"plain": plain, "swizzled": [[moved(o, swizzle) for o in row] for row in plain]}
    assert sorted(o for row in document["offsets"]["swizzled"] for o in row) == list(range(0, 2 * rows * cols, 2))
    assert (document["bytes"], document["column_by_column"], document["asked_for"]) == (2 * rows * cols, False, False)
    vector = 8 if cols % (64 // m * 8) == 0 else 4
    depth = 64 // m * vector
    write, *reads = document["accesses"]
    assert write["offsets"]["plain"] == [16 * lane for lane in range(64)]
    assert [read["offsets"]["plain"] for read in reads] == [
        [2 * (lane % m * cols + n * depth + vector * (lane // m)) for lane in range(64)] for n in range(cols // depth)
    ]
    assert [access["instruction"] for access in document["accesses"]] == ["ds_write_b128", *[f"ds_read_b{16 * vector}"] * (cols // depth)]
    for access in document["accesses"]:
        check_access(access, target, swizzle)


@pytest.mark.thorough
@tries(30)
@given(
    target=st.sampled_from(sorted(TARGETS)),
    kind=st.sampled_from(["bf16", "f16"]),
    rows=st.sampled_from([16, 32, 48, 64, 96, 128]),
    cols=st.sampled_from([32, 64, 96, 128]),
    layout=st.sampled_from(["row", "col"]),
    warps=st.sampled_from([1, 2, 3, 4, 8]),
)
def test_any_tile(target, kind, rows, cols, layout, warps):
    m = 32 if (rows if layout == "row" else cols) % 32 == 0 else 16
    shape = (m, cols) if layout == "row" else (rows - rows % 32 or 16, m)
    if shape[0] > rows or (layout == "col" and shape[0] % (64 // m * 4)):
        shape = (rows, m)
    document = asked(f"st({kind},{rows},{cols})", "--target", target, "--warps", str(warps), "--read", f"rt({kind},{shape[0]},{shape[1]},{layout})")
    transposed = layout == "col" and target != "gfx950"
    assert document["column_by_column"] is transposed
    plain = [[2 * (c * rows + r if transposed else r * cols + c) for c in range(cols)] for r in range(rows)]
    assert document["offsets"]["plain"] == plain
    assert document["offsets"]["swizzled"] == [[moved(o, document["swizzle"]) for o in row] for row in plain]
    for access in document["accesses"]:
        check_access(access, target, document["swizzle"])


@td.kernel(warps=4)
def by_rows(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.f32, "M", "M"], rows=128, cols=64, high=32):
    td.grid(1)
    tile = td.st(td.bf16, rows, cols)
    acc = td.zeros(td.f32, high, high)
    td.load(tile, a[0, 0])
    td.barrier()
    part = td.load(td.subtile(tile, (high, cols), (0, 0)))
    td.mma_ABt(acc, part, part)
    td.store(c[0, 0], acc)


@td.kernel(warps=2)
def by_columns(a: td.gl[td.bf16, "K", "M"], c: td.gl[td.f32, "M", "M"], rows=64, cols=128, wide=32):
    td.grid(1)
    tile = td.st(td.bf16, rows, cols)
    acc = td.zeros(td.f32, wide, wide)
    td.load(tile, a[0, 0])
    td.barrier()
    part = td.load(td.subtile(tile, (rows, wide), (0, 0)), layout="col")
    td.mma_AtB(acc, part, part)
    td.store(c[0, 0], acc)


def placed(kernel, target, **sizes):
    """The tile with the plan's place."""
    captured, chip = kernel.capture(target, sizes), TARGETS[target]
    (one,) = placements(captured, fragments(captured, chip), chip)
    return one


@pytest.mark.left_out(
    "32-256-32-gfx90a",
    "32-256-32-gfx942",
    "32-256-32-gfx950",
    "128-64-32-gfx90a",
    "128-64-32-gfx942",
    "128-64-32-gfx950",
    "64-128-32-gfx90a",
    "64-128-32-gfx942",
    "64-128-32-gfx950",
    "64-64-16-gfx90a",
    "64-64-16-gfx950",
)
@every_target
@pytest.mark.parametrize("rows, cols, high", [(128, 64, 32), (64, 32, 32), (64, 128, 32), (32, 256, 32), (64, 64, 16)])
def test_the_swizzle_is_the_kernels(target, rows, cols, high):
    document = asked(f"st(bf16,{rows},{cols})", "--target", target, "--read", f"rt(bf16,{high},{cols})")
    one = placed(by_rows, target, M=rows, K=cols, rows=rows, cols=cols, high=high)
    assert document["swizzle"] == {name: getattr(one.swizzle, name) for name in ("shift", "bits", "low", "fold")}


@pytest.mark.sample("128-32-gfx950")
@every_target
@pytest.mark.parametrize("rows, cols", [(64, 128), (32, 64), (128, 32)])
def test_the_swizzle_of_a_tile_read_by_columns_is_the_kernels(target, rows, cols):
    document = asked(f"st(bf16,{rows},{cols})", "--target", target, "--warps", "2", "--read", f"rt(bf16,{rows},32,col)")
    one = placed(by_columns, target, K=rows, M=cols, rows=rows, cols=cols)
    assert document["swizzle"] == {name: getattr(one.swizzle, name) for name in ("shift", "bits", "low", "fold")}
    assert document["column_by_column"] is one.transposed


@pytest.mark.parametrize("written", ["Swizzle(8,3)", "td.Swizzle(8, 3)", "Swizzle(shift=8, bits=3, low=4, fold=0)"])
def test_a_swizzle_of_the_users_own(written):
    """On gfx942 the user's swizzle has two-way conflicts where the tool's own choice has none."""
    document = asked(f"td.st(td.bf16, 128, 64, buffers=2, swizzle={written})")
    assert (document["swizzle"], document["asked_for"]) == (dict(shift=8, bits=3, low=4, fold=0), True)
    assert [access["clocks_lost"] for access in document["accesses"][1:]] == [{"plain": 56, "swizzled": 8}] * 4
    for access in document["accesses"]:
        check_access(access, "gfx942", document["swizzle"])


def test_how_many_were_tried():
    """The swizzles before Swizzle(7, 3) in the order of the plan: none, one bit (10), two bits (9) — shifts up to 13."""
    document = asked("st(bf16,128,64)")
    assert document["swizzle"]["shift"] == 7
    assert document["tried_before"] == 1 + len(range(5, 14)) + len(range(6, 14))
    assert document["least_lost_before"] == 4 * 8  # each pair of rows shares two of the eight granules of a row's place


def test_direct_loads_write_in_order_and_do_not_count():
    document = asked("st(bf16,128,64)", "--target", "gfx950", "--direct")
    assert {access["kind"] for access in document["accesses"]} == {"read"}


def test_a_type_that_no_product_takes_is_copied_only():
    document = asked("st(f32,32,32)")
    assert [access["instruction"] for access in document["accesses"]] == ["ds_write_b128"] and document["swizzle"]["bits"] == 0
