"""The fastest variants on a GPU, of which a stand-in gives the times; `tests/runtime/on_gpu/tune.py` executes them."""

import contextlib
import dataclasses
import types

import pytest

from tests.schemas import validate
from tests.tune.executors import Here
from tests.tune.kernels import file_of_copies
from tiledsl.analysis.time.chips import CHIPS
from tiledsl.diagnostics.diagnostic import DeviceError, UsageError
from tiledsl.tools.cli.kernels import load_module
from tiledsl.tools.tune import measure
from tiledsl.tools.tune.page import page
from tiledsl.tools.tune.search import search
from tiledsl.tools.tune.trial import PROFILED, TRIALS, Outcome


@dataclasses.dataclass(frozen=True)
class Gpu:
    arch: str = "gfx942"

    def __str__(self):
        return f"device 0 ({self.arch})"


def test_variants_are_timed_by_their_rank(tmp_path, monkeypatch):
    """The fastest right one is best; a wrong result and a failure are said, and the fourth is not timed."""

    def measured(kernel, sizes, options, strides):
        if options["ROWS"] == 64:
            raise DeviceError("the GPU is busy")
        times = types.SimpleNamespace(median=options["ROWS"] / 1000)
        return types.SimpleNamespace(times=times, right=options["COLS"] == 64)

    monkeypatch.setattr(measure, "Bench", lambda device, request: contextlib.nullcontext(types.SimpleNamespace(measured=measured)))
    predictions = {(4, 1): 5.0, (8, 2): 6.0, (8, 1): 7.0, (16, 1): 8.0}  # by the blocks along rows and columns

    def profiled(task):
        return Outcome(PROFILED, time_us=predictions[tuple(size.value for size in task.kernel.grid)], low_us=1, high_us=9, limit="HBM")

    monkeypatch.setitem(TRIALS, PROFILED, profiled)
    copies = load_module(file_of_copies(tmp_path)).copies
    variants = [copies.variant(ROWS=rows, COLS=cols) for rows, cols in ((64, 64), (32, 32), (32, 64), (16, 64))]
    found = search("copies", variants, dict(M=256), CHIPS["MI300X"], Here(), trials=4)
    timed = measure.measured(found, Gpu(), 4)
    names = [row.variant.name for row in timed.measured]
    assert names == ["copies(ROWS=16, COLS=64)", "copies(ROWS=32, COLS=64)"] and timed.best is timed.measured[0]
    assert (timed.tuned.by, timed.tuned.time_us) == ("measured", 16.0)
    lines = timed.text.splitlines()
    assert "  timed on device 0 (gfx942), each compared with its contract:" in lines
    assert "       16.0 µs  copies(ROWS=16, COLS=64)" in lines and "       32.0 µs  copies(ROWS=32, COLS=64)" in lines
    assert "  not taken: copies(ROWS=32, COLS=32): its result is not what the contract says" in lines
    assert "  not taken: copies(ROWS=64, COLS=64): the GPU is busy" in lines
    assert lines[0] == "copies on MI300X, M = 256: modelled, the fastest measured too (model 6)" and "not measured" in found.text
    shown = page([timed])
    assert "Modelled, the fastest measured on device 0 (gfx942): model 6" in shown and "<b>8.0 µs</b><span>copies(ROWS=16, COLS=64); measured 16.0 µs<" in shown
    assert all(f"<td>{cell}</td>" in shown for cell in ("16.0", "32.0", "the GPU is busy", "its result is not what the contract says"))
    assert "Modelled, not measured" in page([found]) and "measured, µs" not in page([found])
    validate("tune", {"schema": 1, "tiledsl": "0", "searches": [timed.as_dict()]})
    first = measure.measured(found, Gpu(), 1)
    assert sum(row.measurement is not None for row in first.rows) == 1 and first.best is first.ranked[1] and first.tuned.by == "model"


def test_the_gpu_on_which_variants_are_timed(monkeypatch):
    """That of the target; unasked, variants are timed only where there is one."""
    device = Gpu()
    monkeypatch.setattr(measure, "current_gpu", lambda: device)
    monkeypatch.setattr(measure, "has_driver", lambda: True)
    monkeypatch.setattr(measure, "runtime", lambda: types.SimpleNamespace(current=lambda: 0, device=lambda number: device))
    assert measure.gpu_for("gfx942", None) is measure.gpu_for("gfx942", 2) is device
    assert measure.gpu_for("gfx942", 0) is None and measure.gpu_for("gfx950", None) is None
    with pytest.raises(UsageError, match=r"--measure: device 0 \(gfx942\) is here, and the variants are for a chip of gfx950: name its --chip"):
        measure.gpu_for("gfx950", 2)

    def fails():
        raise DeviceError("no answer")

    monkeypatch.setattr(measure, "runtime", fails)
    assert measure.gpu_for("gfx942", None) is None
