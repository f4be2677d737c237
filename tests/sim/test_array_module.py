"""The array module is a parameter: with arrays that are not NumPy's, the same kernels give the same bytes and the same report."""

import dataclasses

import numpy as np
import pytest

from tests.sim.device_module import Module, device, ndarray
from tests.sim.hip_kernels import MATRIX, REDUCE, SOFTMAX, TILED, TRANSPOSE, TYPES, bf16, weakened, whole
from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim import launch

noise = np.random.default_rng(3)
KERNELS = {
    "tiled": (TYPES["float"] + TILED, (3, 3), (16, 16), [whole((40, 45), 3), whole((45, 37), 4), np.zeros((40, 37), np.float32), 40, 37, 45]),
    "transpose": (TRANSPOSE, (2, 3), (32, 8), [np.arange(70 * 45, dtype=np.int32), np.zeros(70 * 45, np.int32), 70, 45]),
    "reduction": (REDUCE, 5, 64, [noise.integers(-100, 100, (5, 50)).astype(np.int32), np.zeros(5, np.int32), 50]),
    "softmax": (SOFTMAX, 4, 256, [noise.normal(size=(4, 700)).astype(np.float32), np.zeros((4, 700), np.float32), 700]),
    "matrix": (MATRIX, (1, 2), 256, [bf16(whole((256, 128), 9)), bf16(whole((128, 128), 10)), np.zeros((256, 128), np.float32), 128, 128]),
}


def both(listing, grid, block, args, **given):
    """The arrays after a run with each module, and the reports but for the time."""
    found = []
    for module in (np, device):
        copies = [value.copy() if isinstance(value, np.ndarray) else value for value in args]
        report = launch(listing, grid, block, copies, xp=module, **given)
        found.append(([value.tobytes() for value in copies if isinstance(value, np.ndarray)], dataclasses.replace(report, seconds=0)))
    return found


@pytest.mark.sample("reduction-round-robin")
@pytest.mark.parametrize("schedule", ["round-robin", "latest"])
@pytest.mark.parametrize("name", KERNELS)
def test_the_same_bytes_and_the_same_report(compiled, name, schedule):
    source, grid, block, args = KERNELS[name]
    one, other = both(compiled(source, "gfx942"), grid, block, args, schedule=schedule)
    assert one == other
    assert one[1].ok and one[1].global_bytes_written > 0


@pytest.mark.thorough
def test_the_same_hazards(compiled):
    _, grid, block, args = KERNELS["matrix"]
    for mutant in weakened(compiled(MATRIX, "gfx942"))[::3]:
        (_, one), (_, other) = both(mutant, grid, block, args)
        assert one.hazards == other.hazards != ()


def test_arrays_of_the_module_stay_where_they_are(compiled):
    a, b = whole((256, 128), 9), whole((128, 128), 10)
    c = device.zeros((256, 128), np.float32)
    assert launch(compiled(MATRIX, "gfx942"), (1, 2), 256, [device.asarray(bf16(a)), device.asarray(bf16(b)), c, 128, 128], xp=device).ok
    assert (c.get() == a @ b.T).all()


def test_an_array_of_another_module(compiled):
    args = [device.zeros(64, np.float32), np.zeros(64, np.float32), np.zeros(64, np.float32), 64]
    with pytest.raises(SimulationError, match="argument 0 is an array of .*, and the run is on numpy: give launch its module as xp"):
        launch(compiled(MATRIX, "gfx942"), 1, 256, [*args, 128])


@pytest.mark.thorough
def test_the_device_is_waited_for_only_at_global_accesses_and_branches(compiled):
    """Each wait costs a GPU more than the instruction that it is for."""
    listing, waits, seen = compiled(MATRIX, "gfx942"), [], []
    for k in (128, 512):
        args = [device.asarray(bf16(whole((256, k), 9))), device.asarray(bf16(whole((128, k), 10))), device.zeros((256, 128), np.float32), 128, k]
        before = ndarray.waits
        report = launch(listing, (1, 2), 256, args, xp=device)
        waits.append(ndarray.waits - before)
        seen.append(report.instructions)
    more = {family: (seen[1][family] - seen[0][family]) // 2 for family in seen[0]}  # two blocks in lock step
    assert more["mfma"] > 300 and more["ds"] > 100
    assert waits[1] - waits[0] <= 4 * more["global"] + more["sopp"] / 3


class Flushing(Module):
    """Subnormal numbers are zero, as for CuPy on NVIDIA's GPUs."""

    def asarray(self, value, dtype=None):
        made = super().asarray(value, dtype)
        return made if made.dtype != np.float32 else device.where(abs(made) < np.float32(2.0**-126), np.float32(0), made)


def test_a_published_model_needs_subnormal_numbers(compiled):
    listing, args = compiled(MATRIX, "gfx942"), KERNELS["matrix"][3]
    with pytest.raises(SimulationError, match="numerics 'cdna3' needs subnormal numbers, which device treats as zero here: run the listing with NumPy"):
        launch(listing, (1, 2), 256, args, numerics="cdna3", xp=Flushing())
    assert launch(listing, (1, 2), 256, args, numerics="cdna3", xp=device).ok
