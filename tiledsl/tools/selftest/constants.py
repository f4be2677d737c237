"""The constants of the model that microbenchmarks give on a GPU, beside those of the model."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from tiledsl.analysis.time.chips import chip_of
from tiledsl.analysis.time.figures import names_of
from tiledsl.toolchain.rocm.hip import Device
from tiledsl.tools.selftest.calibration import Found, toml

PARTS = ("unit", "memory")  # of the constants: a compute unit, and caches, HBM and the launch
LEAST_MISS = 0.05  # of a constant: below, the model is not mended


@dataclasses.dataclass(frozen=True)
class Constants:
    """What was measured, and `why` a part of it is missing; `printed` is what a failed process has printed."""

    found: tuple[Found, ...] = ()
    why: tuple[str, ...] = ()
    printed: str = ""

    def as_dict(self, device: Device) -> dict[str, Any]:
        """The entry of the JSON document: each constant beside the model's, and the file for --figures."""
        known, chip = names_of(chip_of(device.arch)), chip_of(device.arch)
        rows: list[dict[str, Any]] = []
        for one in self.found:
            model = known[one.figure].value if one.figure else None
            ratio = one.value / model if model else None
            misses = ratio is not None and abs(ratio - 1) > LEAST_MISS
            rows.append({**dataclasses.asdict(one), "model": model, "ratio": ratio, "misses": misses})
        mending = [one for one, row in zip(self.found, rows, strict=True) if row["misses"]]
        return {
            "chip": chip.name,
            "measured": rows,
            "figures": toml(chip, mending, str(device)) if mending else "",
            "missing": list(self.why),
            "printed": self.printed,
        }


def in_order(rows: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    """The constants, those that the model misses most first; then what the model has no constant for."""
    return sorted(rows, key=lambda row: -abs(row["ratio"] - 1) if row["ratio"] is not None else 1.0)
