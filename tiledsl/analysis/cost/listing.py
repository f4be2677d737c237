"""Costs that the model of the listing shows, with their clocks: TD710, TD711, TD713, TD715, TD716, TD717."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping

from tiledsl.analysis.cost.texts import (
    LEAST,
    LEAST_IDLE,
    MORE_LINES,
    NARROW_BYTES,
    Place,
    at_statement,
    clocks_text,
    code_finding,
    dear_reductions,
    idle_finding,
    lanes_finding,
    lines_finding,
    loop_around,
    narrow_finding,
    statement_at,
)
from tiledsl.analysis.time.causes import UNCOALESCED
from tiledsl.analysis.time.result import counted
from tiledsl.analysis.time.spending import AFTER, LOOP, Spending, Spent
from tiledsl.diagnostics.diagnostic import Diagnostic
from tiledsl.ir import nodes as ir
from tiledsl.ir.causes import EPILOGUE, Cost
from tiledsl.targets import LINE

_LONG_EPILOGUE = 0.1  # of the loop's clocks


@dataclasses.dataclass(frozen=True, slots=True)
class Launched:
    """A kernel at fixed sizes with its spending, and the places of the source for lines of the listing."""

    kernel: ir.KernelIR
    spending: Spending
    places: Mapping[int, Place]

    def by_place(self, wanted: Callable[[Spent], bool]) -> dict[Place, list[Spent]]:
        """Return the wanted instructions by their places in the source, those with the most clocks first."""
        found: dict[Place, list[Spent]] = {}
        for one in self.spending.instructions:
            if one.line in self.places and wanted(one):
                found.setdefault(self.places[one.line], []).append(one)
        return dict(sorted(found.items(), key=lambda pair: -sum(one.total for one in pair[1])))

    def share(self, clocks: float) -> float:
        """Return the share of a wave's clocks."""
        return clocks / self.spending.wave_clocks if self.spending.wave_clocks else 0.0


def modelled(launched: Launched) -> list[Diagnostic]:
    """Every finding that the model of the listing shows."""
    return [
        *_lines(launched),
        *_narrow_stores(launched),
        *_large_loop(launched),
        *_idle(launched),
        *_epilogue(launched),
        *_between_lanes(launched),
    ]


def _lines(launched: Launched) -> list[Diagnostic]:
    """TD710."""
    found = []
    places = launched.by_place(lambda one: one.kind == "read" and one.touched > MORE_LINES * one.filled)
    lost = {place: sum(one.clocks.get(UNCOALESCED, 0.0) for one in own) for place, own in places.items()}
    if launched.share(sum(lost.values())) < LEAST:  # of all: a copy of A and one of B may lose half of it each
        return []
    for place, own in places.items():
        clocks, statement = lost[place], statement_at(launched.kernel, place, "read")
        if launched.share(clocks) < LEAST / 4 or statement is None:
            continue
        touched, filled = (sum(getattr(one, name) for one in own) for name in ("touched", "filled"))
        label = f"a wave touches {touched:,.0f} lines of {LINE} bytes, where {filled:,.0f} would do"
        notes = (clocks_text(clocks, launched.spending),)
        found.append(lines_finding(statement, touched / filled, label, launched.share(clocks), notes))
    return found


def _narrow_stores(launched: Launched) -> list[Diagnostic]:
    """TD711."""
    found = []
    places = launched.by_place(lambda one: one.kind == "write" and one.bytes <= NARROW_BYTES)
    for place, own in places.items():
        clocks, statement = sum(one.total for one in own), statement_at(launched.kernel, place, "write")
        if launched.share(clocks) < LEAST or statement is None:
            continue
        notes = (clocks_text(clocks, launched.spending),)
        found.append(narrow_finding(statement, own[0].bytes, len(own), launched.share(clocks), notes))
    return found


def _large_loop(launched: Launched) -> list[Diagnostic]:
    """TD713."""
    spending, places = launched.spending, launched.places
    if spending.loop_bytes <= spending.cache_bytes:
        return []
    own = [one for one in spending.instructions if one.stage == LOOP]
    clocks = sum(one.fetch_clocks for one in own)
    loop = loop_around(launched.kernel, (places[one.line] for one in own if one.line in places))
    if loop is None:
        return []
    notes = (clocks_text(clocks, spending),)
    return [code_finding(loop, spending.loop_bytes, spending.cache_bytes, launched.share(clocks), notes)]


def _idle(launched: Launched) -> list[Diagnostic]:
    """TD715."""
    profile, share, units = launched.spending.profile, launched.spending.idle, launched.spending.compute_units
    if share < LEAST_IDLE:
        return []
    clocks = f"{profile.dispatch.clocks:,.0f} clk of the launch"
    note = f"modelled on {profile.chip}: {share:.0%} of the time of all compute units, in {clocks}"
    return [idle_finding(launched.kernel, profile.blocks, profile.round_blocks, units, share, note)]


def _epilogue(launched: Launched) -> list[Diagnostic]:
    """TD716."""
    spending = launched.spending
    behind = [one for one in spending.instructions if one.stage == AFTER]
    clocks, loop = (sum(one.total for one in spending.instructions if one.stage == stage) for stage in (AFTER, LOOP))
    if not spending.loop_products or clocks <= _LONG_EPILOGUE * loop or launched.share(clocks) < LEAST:
        return []
    numbers = {one.line for one in behind}
    places = launched.by_place(lambda one: one.line in numbers)
    found = (statement_at(launched.kernel, place) for place in places)
    statement = next((one for one in found if one is not None), None)
    if statement is None:
        return []
    finding = at_statement(
        "TD716",
        f"what follows the last product takes {clocks / loop:.0%} of the clocks of the loop",
        statement,
        "takes the most of it",
        Cost(EPILOGUE, launched.share(clocks)),
        (clocks_text(clocks, spending),),
        "store more bytes a lane (td.swap_layout before the cast), or let a block sum more products before it stores",
    )
    return [finding]


def _between_lanes(launched: Launched) -> list[Diagnostic]:
    """TD717."""
    own = [one for one in launched.spending.instructions if one.between_lanes and one.stage == LOOP]
    clocks, dear = sum(one.total for one in own), dear_reductions(launched.kernel)
    if launched.share(clocks) < LEAST or not dear:
        return []
    note = f"{clocks_text(clocks, launched.spending)}, in {counted(len(own), 'instruction')} between lanes"
    return [lanes_finding(dear, launched.share(clocks), (note,))]
