"""A self-test as one self-contained HTML page, in the style of the report: no network, no script, no other file."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tiledsl.analysis.time.result import MODEL
from tiledsl.diagnostics import VERSION
from tiledsl.toolchain.rocm.hip import Device
from tiledsl.tools.bench.table import STAND_IN
from tiledsl.tools.report.page import style, template
from tiledsl.tools.selftest.constants import in_order as constants_in_order
from tiledsl.tools.selftest.result import REFUSED, Row, counts, in_order


def page(rows: Sequence[Row], device: Device, constants: dict[str, Any] | None = None) -> str:
    """Create the page: what is wrong, then where the model misses, then what was not run or not compared."""
    ordered = in_order(rows)
    return template(__package__).render(
        faults=[row for row in ordered if row.is_fault],
        timed=sorted((row for row in ordered if row.measured), key=lambda row: -row.miss),
        refused=[row for row in ordered if row.outcome == REFUSED],
        counts=counts(ordered),
        device=device,
        stand_in=STAND_IN if device.stand_in else "",
        model=MODEL,
        version=VERSION,
        constants=constants,
        measured=constants_in_order(constants["measured"]) if constants is not None else [],
        style=style(),
    )
