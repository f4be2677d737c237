"""The parts of outputs by block and warp: together they are the output, each element once, and as executed."""

import numpy as np
import pytest

import tiledsl as td
from examples.catalogue import EXAMPLES
from tests.report.executed import executed
from tests.report.reported import of_one_target
from tiledsl.compile.compile import lower
from tiledsl.tools.report import outputs as module

CASES = [*((e.kernel, e.targets[-1], dict(zip("MNK", e.extents(e.options), strict=True)) | dict(e.options), e.module != "own_loader") for e in EXAMPLES)]


def drawn(output):
    """The number of stores of each element, and the last block and warp that store it."""
    counts = np.zeros((output["rows"], output["cols"]), dtype=int)
    owners = np.full((output["rows"], output["cols"], 2), -1)
    for number, row, col, rows, cols, pattern, _ in output["blocks"]:
        for top, left, high, wide, warp in output["patterns"][pattern]:
            assert top + high <= rows and left + wide <= cols
            place = slice(row + top, row + top + high), slice(col + left, col + left + wide)
            counts[place] += 1
            owners[place] = number, warp
    return counts, owners


@pytest.mark.left_out("interleave")
@pytest.mark.parametrize("kernel, target, sizes, ragged", CASES, ids=[kernel.name for kernel, *_ in CASES])
def test_each_element_once(kernel, target, sizes, ragged):
    for wanted in (dict(sizes, M=3 * sizes["M"], N=2 * sizes["N"]), dict(sizes, M=2 * sizes["M"] + 5, N=sizes["N"] + 3) if ragged else None):
        if wanted is not None:
            (output,) = module.outputs(kernel.capture(target, wanted), 8)
            assert (output["tensor"], output["rows"], output["cols"], output["left_out"]) == ("c", wanted["M"], wanted["N"], 0)
            assert (drawn(output)[0] == 1).all()


@pytest.mark.thorough
def test_as_executed():
    """Block 0's warps of K01, at sizes that are less than a tile: the addresses of their stores."""
    kernel, sizes = EXAMPLES[0].kernel, dict(M=100, N=90, K=64)
    (output,) = of_one_target(kernel, "gfx942", sizes)["outputs"]
    _, owners = drawn(output)
    done = executed(lower(kernel, "gfx942", sizes), sizes)
    stores = [one for one in done.accesses if one.space == "global" and "store" in one.mnemonic]
    places = {(at, one.warp) for one in stores for lane in one.addresses if lane >= 0 for at in range(lane, lane + one.width, 4)}
    first = min(at for at, _ in places)
    stored = {(*divmod((at - first) // 4, 90), warp) for at, warp in places}
    assert stored == {(row, col, owners[row, col, 1]) for row, col in np.argwhere(owners[:, :, 0] == 0).tolist()}
    assert {warp for _, _, warp in stored} == {0, 1, 2, 3}


def test_a_block_is_dealt_to_an_xcd():
    """Work-group n goes to XCD n % 8. With order="chiplet" the eight blocks that one XCD takes of 8 x 8 lie in a rectangle."""
    kernel = next(e for e in EXAMPLES if e.id == "K03").kernel
    sizes = dict(M=1024, N=1024, K=64)
    (row_major,), (chiplet,) = (module.outputs(kernel.capture("gfx942", dict(sizes, order=order)), 8) for order in ("row", "chiplet"))
    assert [block[6] for block in row_major["blocks"]] == list(range(64))
    assert sorted(block[6] for block in chiplet["blocks"]) == list(range(64))
    for xcd in range(8):
        rows, cols = zip(*((row // 128, col // 128) for _, row, col, _, _, _, group in chiplet["blocks"] if group % 8 == xcd), strict=True)
        assert len(rows) == 8 == (max(rows) - min(rows) + 1) * (max(cols) - min(cols) + 1)


@td.kernel(warps=2)
def many(c: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(td.cdiv(c.rows, 64), td.cdiv(c.cols, 32))
    td.store(c[row * 2 + td.warp_id(), col], td.zeros(td.f32, 32, 32))


@pytest.mark.thorough
def test_a_million_blocks():
    (output,) = module.outputs(many.capture("gfx942", dict(M=64_000, N=32_000)), 8)
    assert len(output["blocks"]) == module.MOST_BLOCKS and output["left_out"] == 1_000_000 - module.MOST_BLOCKS
    assert output["patterns"] == [[[0, 0, 32, 32, 0], [32, 0, 32, 32, 1]]]
    places = [(row // 64, col // 32) for _, row, col, *_ in output["blocks"]]
    assert places == [divmod(number, 1000) for number in range(module.MOST_BLOCKS)]


@td.kernel(warps=1)
def long(c: td.gl[td.f32, "M", 32]):
    (block,) = [td.grid(4)]
    for k in td.range(td.cdiv(c.rows, 128)):
        td.store(c[k * 4 + block, 0], td.zeros(td.f32, 32, 32))


def test_more_tiles_than_are_kept(monkeypatch):
    """Blocks are listed with all that they store, or not at all."""
    monkeypatch.setattr(module, "MOST_PIECES", 250)
    (output,) = module.outputs(long.capture("gfx942", dict(M=128 * 100)), 8)
    assert [block[0] for block in output["blocks"]] == [0, 1] and output["left_out"] == 2
    assert len(output["patterns"][0]) == 100


@td.kernel(warps=1)
def batch(a: td.gl[td.f32, "B", "M", 32], c: td.gl[td.f32, "B", "M", 32]):
    number, row = td.grid(a.batch, td.cdiv(a.rows, 32))
    td.store(c[number, row, 0], td.load(a[number, row, 0], (32, 32)))


def test_the_first_matrix_of_a_batch():
    (output,) = module.outputs(batch.capture("gfx942", dict(B=3, M=96)), 8)
    assert output["matrices"] == 3 and [block[0] for block in output["blocks"]] == [0, 1, 2]
    assert (drawn(output)[0] == 1).all()
