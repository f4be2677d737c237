"""`tiledsl tune` on a machine with a GPU: the fastest variants by prediction are timed, and their results compared with the contract."""

import functools

import pytest

from tests.schemas import validate
from tests.tune.executors import Here
from tests.tune.kernels import file_of_copies
from tiledsl.analysis.time.chips import CHIPS
from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.tools.cli.kernels import load_module
from tiledsl.tools.tune import measure
from tiledsl.tools.tune.result import sizes_text
from tiledsl.tools.tune.search import search

pytestmark = pytest.mark.devices("gfx90a:sramecc+:xnack-")  # its last cache, 8 MiB, is emptied soonest
SIZES = dict(M=64)


@pytest.fixture
def found(gpu, tmp_path, monkeypatch):
    """A search of two variants with a prediction each, and few launches a measurement."""
    monkeypatch.setattr(measure, "Request", functools.partial(measure.Request, warmup=0, repeats=1))
    copies = load_module(file_of_copies(tmp_path)).copies
    return search("copies", [copies.variant(ROWS=rows) for rows in (32, 64)], SIZES, CHIPS["MI250"], Here(), trials=2)


def test_the_fastest_are_timed_and_one_of_them_is_taken(found):
    device = measure.gpu_for("gfx90a", None)
    timed = measure.measured(found, device, 2)
    assert {row.variant.name for row in timed.measured} == {row.variant.name for row in found.ranked} and len(timed.measured) == 2
    assert timed.best is timed.measured[0] and timed.tuned.by == "measured"
    assert timed.tuned.time_us == pytest.approx(timed.best.measurement.time_us, abs=1e-3) and timed.tuned.time_us > 0
    assert f"timed on {device}, each compared with its contract:" in timed.text and timed.best.variant.name in timed.text
    validate("tune", {"schema": 1, "tiledsl": "0", "searches": [timed.as_dict()]})


def test_a_wrong_result_is_not_taken(found, gpu):
    gpu.interpret(False)  # launches change nothing
    wrong = measure.measured(found, measure.gpu_for("gfx90a", 1), 1)
    assert wrong.measured == [] and wrong.best is wrong.ranked[1] and wrong.tuned.by == "model"
    assert f"not taken: {wrong.ranked[0].variant.name}: its result is not what the contract says" in wrong.text
    assert sizes_text(SIZES) in wrong.text


def test_gpus_of_other_chips(gpu):
    assert measure.gpu_for("gfx942", None) is None and measure.gpu_for("gfx90a", 0) is None
    with pytest.raises(UsageError, match="--measure: device 0 .*is here, and the variants are for a chip of gfx942: name its --chip"):
        measure.gpu_for("gfx942", 2)
