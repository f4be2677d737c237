"""One kernel at one combination of sizes, in a process of `tiledsl selftest`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tiledsl.diagnostics.diagnostic import TiledslError
from tiledsl.runtime.profile import profile_of
from tiledsl.tools.bench import Bench, Measured, Request, current_gpu
from tiledsl.tools.bench import table as show
from tiledsl.tools.cli.kernels import load_kernel


def trial(text: str, sizes: Mapping[str, int], request: Request) -> dict[str, Any]:
    """Check, time and predict the kernel of FILE:NAME on the current GPU. Raises what `Bench.measured` raises."""
    kernel = load_kernel(text)
    with Bench(current_gpu(), request) as bench:
        found = bench.measured(kernel, sizes, {}, {})
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
