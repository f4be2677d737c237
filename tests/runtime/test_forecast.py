"""The forecast of a long call on the interpreter, with a clock that the tests set."""

import importlib
import linecache
import re
import warnings

import pytest
import torch

import tiledsl as td
from tests.data import integers, product
from tests.kernels.gemms import one_warp
from tiledsl.runtime import forecast
from tiledsl.torch.operators import matmul_abt

LAUNCH = importlib.import_module("tiledsl.sim.launch.launch")
HELPS = """
  = help: call the kernel with smaller tensors: a few blocks and a few steps of each loop show the same hazards and wrong values
  = help: or execute some blocks: tiledsl.runtime.launch.execute(kernel.lower(...), [...], blocks=range(8)); with xp=cupy all blocks run on any GPU of CuPy
  = help: or call the kernel with tensors of an AMD GPU, to launch it there"""


class Clock:
    """A clock that advances by `step` each time it is read."""

    def __init__(self, step: float = 0.0):
        self.now, self.step = 1000.0, step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


@pytest.fixture
def clock(monkeypatch) -> Clock:
    found = Clock()
    monkeypatch.setattr(forecast, "clock", found)
    return found


def said(clock: Clock, *events: tuple[float, float | None]) -> list[str]:
    """The messages of a run. Its entries are seconds since the start and the share done by then; None before the first blocks have ended."""
    texts: list[str] = []
    run, start = forecast.Forecast(texts.append), clock.now
    for at, done in events:
        clock.now = start + at
        run.tick(0)
        if done is not None:
            run.share(done)
    return texts


@pytest.mark.parametrize(
    "events, text",
    [
        ([(1, None), (4, 0.01), (8.9, 0.02), (9, 0.02), (30, 0.05)], "the run takes about 8 minutes: after 9 seconds, 2.0% is done"),
        ([(4, 0.0001), (9, 0.0002)], "the run takes about 14 hours: after 9 seconds, 0.0% is done"),
        ([(100, 0.5), (105, 0.55)], "the first blocks have not ended after 100 seconds"),
        ([(59, None), (60, None), (90, None), (100, 0.1), (200, 0.2)], "the first blocks have not ended after 60 seconds"),
        ([(10, 0.05), (25, 0.15), (30, 0.2)], "the run takes about 3 minutes: after 25 seconds, 15.0% is done"),
    ],
)
def test_a_run_that_takes_minutes(clock, events, text):
    assert said(clock, *events) == [text]


@pytest.mark.parametrize(
    "events",
    [
        [(0.1, 1.0)],
        [(59, None), (59.5, 1.0)],
        [(4, 0.05), (8, 0.06), (9, 0.15), (60, 0.9), (66, 1.0)],  # other processes are started, and are slow at first
        [(4, 0.25), (8, 0.5), (12, 0.75), (16, 1.0)],
        [(4, 0.25), (40, 0.25), (50, 0.9)],  # no progress since then: no speed can be computed
    ],
)
def test_a_run_that_does_not(clock, events):
    assert said(clock, *events) == []


def test_the_whole_warning(clock, monkeypatch):
    """The warning stands at the line of the call, comes once for each kernel, and does not change the result."""
    monkeypatch.setattr(LAUNCH, "SECONDS_BETWEEN_TICKS", -1.0)  # each turn of a wave ticks
    monkeypatch.setattr(LAUNCH, "_WAVES_AT_ONCE", 2)
    clock.step = 1.0
    a, b, c = integers(512, 512, 64)
    one_warp.warned.clear()
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        for _ in range(2):
            one_warp(a, b, c)
    (warning,) = found
    assert warning.category is td.TiledslWarning and (c == product(a, b)).all()
    assert linecache.getline(warning.filename, warning.lineno).strip() == "one_warp(a, b, c)" and warning.filename == __file__
    minutes, seconds, share = re.search(r"about (\d+) minutes: after (\d+) seconds, ([\d.]+)%", str(warning.message)).groups()
    assert str(warning.message) == (
        "warning[TD851]: kernel 'one_warp' runs on the interpreter, because its tensors are in the host's memory, and the run takes about"
        f" {minutes} minutes: after {seconds} seconds, {share}% is done{HELPS}"
    )


@pytest.mark.thorough
def test_an_operator_is_said_at_the_line_outside_of_torch(clock, monkeypatch):
    monkeypatch.setattr(LAUNCH, "SECONDS_BETWEEN_TICKS", -1.0)
    clock.step = 70.0
    a = torch.ones(64, 64, dtype=torch.bfloat16)
    with pytest.warns(td.TiledslWarning, match="kernel 'gemm_abt' runs on the interpreter, .* the first blocks have not ended") as found:
        matmul_abt(a, a, torch.float32)
    assert found[0].filename == __file__


def test_a_quick_call_says_nothing():
    """With the real clock."""
    one_warp.warned.clear()
    one_warp(*integers(64, 64, 64))
    assert forecast.SLOW not in one_warp.warned
