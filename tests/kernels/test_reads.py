"""Integers that are read from memory: executed on every target, against NumPy; the instructions that read them; and data that break their declaration."""

import functools

import numpy as np
import pytest

import tiledsl as td
from tests import bits
from tests.bits import bf16
from tests.kernels import reads
from tiledsl.asm.text.syntax import Contents
from tiledsl.runtime.launch import execute
from tiledsl.sim import launch
from tiledsl.sim.launch.verified_contents import verify_contents
from tiledsl.targets import TARGETS

pytestmark = [pytest.mark.in_turn, pytest.mark.filterwarnings("ignore:.*TD603", "ignore:.*TD222", "ignore:.*TD704")]
whole = functools.partial(bits.whole, largest=8)
every_target = pytest.mark.parametrize("target", TARGETS)


@every_target
def test_coordinates(target):
    rows, x, y = np.array([5, 96, 0, 33], np.int32), whole(128, 32), np.full((128, 32), np.nan, np.float32)
    reads.shifted(rows, x, y, target=target)
    assert (y == np.concatenate([x[row : row + 32] for row in rows])).all()


@every_target
def test_each_step_reads(target):
    rows = np.array([[0, -1, 32, 7, 7], [31, 2, -1, -1, 0]], np.int32)
    x, y = whole(64, 32), np.full((2, 160, 32), np.nan, np.float32)
    reads.chosen(rows, x, y, target=target)
    exact = [[x[row : row + 32] if row >= 0 else np.zeros((32, 32)) for row in some] for some in rows]
    assert (y == np.array(exact).reshape(y.shape)).all()


@pytest.mark.thorough
@every_target
@pytest.mark.parametrize("buffers", [1, 3])
def test_bounds_of_loops(buffers, target):
    """No step at all, one, all, and fewer; with buffers that the step chooses."""
    steps = np.array([[3, 3], [0, 8], [7, 8], [5, 2]], np.int32)
    a, b, c = whole(64, 512, seed=1), whole(256, 512, seed=2), np.full((64, 256), np.nan, np.float32)
    reads.part_of_k(steps, bf16(a), bf16(b), c, target=target, buffers=buffers)
    exact = [a[:, 64 * first : 64 * end] @ b[64 * n : 64 * n + 64, 64 * first : 64 * end].T for n, (first, end) in enumerate(steps)]
    assert (c == np.concatenate(exact, 1)).all()


@pytest.mark.sample("ends0-gfx90a")
@every_target
@pytest.mark.parametrize("ends", [(0, 40, 40, 100), (0, 0, 1, 100), (0, 31, 63, 65)])
def test_groups_of_a_size_of_the_call(ends, target):
    x, y = whole(ends[-1], 32), np.full((ends[-1], 32), np.nan, np.float32)
    reads.of_any_size(np.array(ends, np.int32), x, y, target=target)
    assert (y == np.concatenate([(g + 1) * x[ends[g] : ends[g + 1]] for g in range(3)])).all()


@every_target
def test_a_loop_in_a_loop(target):
    count, rows = np.array([2, 0, 4], np.int32), np.array([[3, 32, 0, 0], [0, 0, 0, 0], [1, 1, 2, 30]], np.int32)
    x, y = whole(64, 32), np.full((96, 32), np.nan, np.float32)
    reads.nested(count, rows, x, y, target=target)
    exact = [sum((x[row : row + 32] for row in some[:many]), np.zeros((32, 32))) for many, some in zip(count, rows, strict=True)]
    assert (y == np.concatenate(exact)).all()


@every_target
def test_scalar_loads(target):
    """A scalar load reads the integer, also in a loop, and no vector instruction does."""
    for kernel in (reads.shifted, reads.chosen):
        listing = kernel.lower(target=target).asm
        assert "s_load_dword s" in listing
        assert "v_readfirstlane" not in listing


# ------------------------------------------------------------------------------------------- data that break a declaration


def message(call):
    with pytest.raises(td.TiledslError) as error:
        call()
    (found,) = error.value.diagnostics
    assert found.code == "TD870"
    return found.message


def test_an_end_that_an_argument_passes():
    """A size of td.dyn: a number, or the bytes of one, as `launch` takes them."""
    declared = Contents(0, "rows", (0, False), (1, True), "", "here.py:1")
    for size in (40, np.int32(40), (40).to_bytes(4, "little")):
        verify_contents([declared], [np.array([0, 40], np.int32), size])
        with pytest.raises(td.TiledslError):
            verify_contents([declared], [np.array([0, 41], np.int32), size])


def test_an_element_outside_of_its_range():
    x, y = whole(128, 32), np.zeros((128, 32), np.float32)
    for value in (97, -1):
        rows = np.array([0, 1, value, 200], np.int32)
        wanted = f"element 2 of 'rows' is {value}, outside of its declared range 0..96"
        assert message(lambda rows=rows: reads.shifted(rows, x, y)) == wanted
    assert (y == 0).all()


@pytest.mark.parametrize(
    "ends, wanted",
    [
        ((0, 41, 40, 100), "element 2 of 'ends' is 40, less than element 1, which is 41"),
        ((1, 40, 40, 100), "element 0 of 'ends', its first, is 1, and the declaration says 0"),
        ((0, 40, 40, 99), "element 3 of 'ends', its last, is 99, and the declaration says 100"),
        ((0, 40, 101, 100), "element 2 of 'ends' is 101, outside of its declared range 0..100"),
    ],
)
def test_offsets_out_of_order(ends, wanted):
    """The size that ends them is that of the call."""
    x, y = whole(100, 32), np.zeros((100, 32), np.float32)
    lowered = reads.of_any_size.lower(M=100)
    array = np.array(ends, np.int32)
    assert message(lambda: execute(lowered, [array, x, y])) == wanted
    # the listing says so itself, to those who launch it without its kernel
    assert message(lambda: launch(lowered.asm, 3, 64, [array, x, y, 100])) == wanted


def test_the_place_of_the_declaration():
    x, y = whole(128, 32), np.zeros((128, 32), np.float32)
    with pytest.raises(td.SimulationError) as error:
        launch(reads.shifted.lower().asm, 4, 64, [np.full(4, 97, np.int32), x, y])
    assert "declared at reads.py:10: 0..96" in str(error.value)
