"""Blocks over executors of concurrent.futures: results, hazards and errors are those of one process; lost parts are done again once."""

import dataclasses
import multiprocessing
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor, ThreadPoolExecutor

import numpy as np
import pytest

from tests.sim.conftest import frame
from tests.sim.device_module import device
from tests.sim.endless import ENDLESS
from tests.sim.hip_kernels import MATRIX, bf16, weakened, whole
from tests.sim.test_processes import COUNT, DOUBLE
from tiledsl.diagnostics.diagnostic import SimulationError, UsageError
from tiledsl.sim import launch


class Losing(ThreadPoolExecutor):
    """Loses the first `times` calls with their workers."""

    def __init__(self, times):
        super().__init__(1)
        self.times, self.calls = times, []

    def submit(self, fn, /, *args, **kwargs):
        self.calls.append(args[1])
        if len(self.calls) > self.times:
            return super().submit(fn, *args, **kwargs)
        future = Future()
        future.set_exception(BrokenExecutor("the worker was killed"))
        return future


def doubled(**given):
    """The overlapping arrays after a launch of three of four blocks, whose third writes what the second reads, and the report but for the time."""
    memory = np.arange(64 * 5, dtype=np.uint32)
    report = launch(frame(DOUBLE), 4, 64, [memory[64:], memory[: 64 * 4]], blocks=[0, 2, 3], batch=1, **given)
    return memory.tolist(), dataclasses.replace(report, seconds=0)


def product(listing, **given):
    """The product and the report of a listing of four blocks."""
    c = np.zeros((256, 256), np.float32)
    args = [bf16(whole((256, 128), 9)), bf16(whole((256, 128), 10)), c, 256, 128]
    return c.tobytes(), dataclasses.replace(launch(listing, (2, 2), 256, args, batch=1, **given), seconds=0)


def test_hazards_and_results_are_those_of_one_process():
    done = []
    with ThreadPoolExecutor(2) as threads:
        one = doubled(processes=1)
        assert one[1].hazards and doubled(executor=threads, processes=3, progress=lambda *counts: done.append(counts)) == one
        assert doubled(executor=threads) == one
    assert done == [(1, 3), (2, 3), (3, 3)]


@pytest.mark.thorough
def test_a_product_by_processes_and_by_threads(compiled):
    right = compiled(MATRIX, "gfx942")
    with ThreadPoolExecutor(2) as threads, ProcessPoolExecutor(2, multiprocessing.get_context("spawn")) as processes:
        for listing in (right, weakened(right)[3]):
            one = product(listing, processes=1)
            assert one[1].ok == (listing == right)
            for executor in (threads, processes):
                assert product(listing, executor=executor, processes=2) == one


def test_the_part_of_a_lost_worker_is_done_again_once():
    one = doubled(processes=1)
    with Losing(times=1) as executor:
        assert doubled(executor=executor, processes=2) == one
        assert executor.calls == [[[0]], [[2], [3]], [[0]]]
    with Losing(times=4) as executor, pytest.raises(SimulationError, match="the executor lost the blocks 0 to 0 twice: BrokenExecutor: the worker was"):
        doubled(executor=executor, processes=2)
    with pytest.raises(UsageError, match="the executor takes no more blocks: RuntimeError: cannot schedule new futures after shutdown"):
        doubled(executor=executor)


def test_an_error_is_that_of_one_process_and_leaves_the_arrays():
    messages = []
    with ThreadPoolExecutor(2) as threads:
        for way in ({"processes": 1}, {"executor": threads, "processes": 2}):
            with pytest.raises(SimulationError) as error:
                launch(frame(ENDLESS), 4, 64, [np.zeros(4), np.zeros(4)], batch=1, limit=100, **way)
            messages.append((str(error.value), error.value.report.wave_instructions))
    assert messages[0] == messages[1] and messages[0][1] > 100  # a block that ends, and one that does not


@pytest.mark.parametrize(
    "listing, given, message",
    [
        (DOUBLE, {"executor": 3}, r"executor takes an executor of concurrent.futures, which has submit\(…\), and got int"),
        (DOUBLE, {"xp": device}, "the workers of an executor execute with NumPy, and the array module is device"),
        (COUNT, {}, "changes memory by atomic operations, and the workers of an executor share no memory: leave executor out, or take processes="),
    ],
)
def test_executors_and_kernels_that_do_not_fit(listing, given, message):
    with ThreadPoolExecutor(1) as threads, pytest.raises(UsageError, match=message):
        launch(frame(listing), 4, 64, [np.zeros(256, np.uint32), np.zeros(256, np.uint32)], **{"executor": threads, **given})
