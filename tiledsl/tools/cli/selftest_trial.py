"""One kernel at one combination of sizes, in a process of `tiledsl selftest`."""

from __future__ import annotations

import dataclasses
import pathlib
from collections.abc import Mapping
from importlib import resources
from typing import Any

from tiledsl.analysis.time.chips import chip_of
from tiledsl.diagnostics.diagnostic import TiledslError
from tiledsl.runtime.profile import profile_of
from tiledsl.tools.bench import Bench, Measured, Request, current_gpu
from tiledsl.tools.bench import table as show
from tiledsl.tools.cli.kernels import load_kernel, load_module
from tiledsl.tools.selftest.calibration import KERNELS, Calibration, on_gpu


def trial(text: str, sizes: Mapping[str, int], options: Mapping[str, Any], request: Request) -> dict[str, Any]:
    """Check, time and predict the kernel of FILE:NAME on the current GPU. Raises what `Bench.measured` raises."""
    kernel = load_kernel(text)
    with Bench(current_gpu(), request) as bench:
        found = bench.measured(kernel, sizes, options, {})
    return {"measured": show.entry(found), "wrong": "; ".join(show.wrong(found)), **_prediction(found)}


def _prediction(found: Measured) -> dict[str, Any]:
    """The modelled time of what was measured, or the reason why there is none."""
    try:
        profile = profile_of(found.lowered)
    except TiledslError as error:
        return {"prediction": None, "without_prediction": error.diagnostics[0].message}
    low, likely, high = profile.time_us
    times = {"chip": profile.chip, "low_us": low, "likely_us": likely, "high_us": high}
    return {"prediction": times, "without_prediction": None}


def constants(part: str, repeats: int, turns: int) -> list[dict[str, Any]]:
    """Measure the model's constants on the current GPU: those of a compute unit, part "unit", or of "memory"."""
    device = current_gpu()
    chip = chip_of(device.arch)
    kernels = load_module(pathlib.Path(str(resources.files("tiledsl").joinpath(KERNELS))))
    calibration = Calibration(kernels, chip, on_gpu(chip.target, device.number, repeats), turns)
    return [dataclasses.asdict(one) for one in (calibration.unit() if part == "unit" else calibration.memory())]
