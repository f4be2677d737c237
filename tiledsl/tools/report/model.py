"""The modelled time in a report: headline, stalls by line, timeline, roofline, and the L2 by order of the blocks."""

from __future__ import annotations

import collections
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tiledsl.analysis.time.chips import Chip
from tiledsl.analysis.time.engine import CAUSES, PIPES
from tiledsl.analysis.time.notebook import COLOURS
from tiledsl.analysis.time.result import IDLE, MEMORY, Line, Profile
from tiledsl.analysis.time.timed import ISSUES
from tiledsl.analysis.time.timeline import Busy, Event, Timeline
from tiledsl.compile.lowered import Lowered
from tiledsl.diagnostics import VERSION
from tiledsl.diagnostics.diagnostic import TiledslError
from tiledsl.runtime.profile import profile_of, source_lines

MOST_EVENTS = 60_000  # spans of the timeline
KINDS = (*ISSUES, *CAUSES)  # of spans: what a wave issues, and what it waits for
# what a wave issues, and a pipe, have the colour of the wait for the same part of the chip
_COLOURED_AS = {
    "product": "matrix unit",
    "vector": "VALU",
    "scalar": "issued",
    "LDS access": "LDS queue",
    "global access": "vector-memory queue",
    "synchronization": "barrier",
    "LDS": "LDS queue",
    "L1": "vector-memory queue",
}
MEANINGS = {
    "issued": "instructions are being issued",
    "matrix unit": "products wait for the matrix unit of their SIMD, which another product uses: the units are in use",
    "result of a product": "an instruction waits for the result of a product",
    "VALU": "instructions wait for a slow instruction of the vector unit",
    "LDS queue": "LDS accesses wait for a place in the queue of the LDS",
    "vector-memory queue": "loads and stores wait for a place in the queue of the L1",
    "vmcnt": "waits for global memory, vmcnt",
    "lgkmcnt": "waits for the LDS or for scalar loads, lgkmcnt",
    "bank conflicts": "LDS accesses take longer, since lanes meet in a bank: clocks that waves would not wait without",
    "uncoalesced lines": "accesses touch more lines of 128 bytes than their bytes need, and the L1 takes longer",
    "barrier": "waits for the other waves of the block",
    "arbitration": "another wave of the SIMD issues an instruction of the same class",
    "instruction cache": "code is not yet in the instruction cache",
    IDLE: "compute units have no block: the grid has too few blocks, or the last round does not fill the chip",
    MEMORY: "the bytes alone take longer than the compute units",
}
Span = tuple[int, int, int, int]  # start, end, number of a kind (0 of a pipe), line of the listing


def model(
    lowered: Lowered | None,
    sizes: Mapping[str, int],
    chip: Chip,
    iterations: int | None,
    errors: Iterable[str],
    outputs: Sequence[Mapping[str, Any]] | None,
    places: Any,
) -> dict[str, Any]:
    """Return the prediction as plain values. Without one, `missing` says why.

    `errors` are the codes of the findings that refuse the kernel.
    """
    if lowered is None:
        codes = ", ".join(dict.fromkeys(errors))
        return {"missing": f"there is no listing, because of {codes}" if codes else "there is no listing"}
    dynamic = {size.name: sizes[size.name] for size in lowered.kernel.dynamic}
    try:
        found = profile_of(lowered, chip, dynamic or None, iterations=iterations, timeline=True)
        prediction = found.as_dict()
    except TiledslError as error:
        return {"missing": error.diagnostics[0].message}
    except MemoryError:
        return {"missing": "there is not enough memory for it"}
    assert found.timeline is not None
    numbers = {place: places(*line) for place, line in source_lines(lowered).items()}
    return {
        "profile": {"tiledsl": VERSION, **prediction},
        "title": found.title,
        "figures": [list(pair) for pair in found.figures],
        "estimates_differ": found.estimates_differ,
        "binds": [
            {
                "cause": one.cause,
                "meaning": MEANINGS[one.cause],
                "place": numbers.get(one.place, -1),
                "told": one.where,
            }
            for one in found.bounds
        ],
        "stalls": _stalls(found.lines, numbers),
        "roofline": _roofline(found, chip),
        "timeline": _timeline(found.timeline),
        "order": _order(found, outputs),
    }


def colours() -> dict[str, str]:
    """Return the colour of each kind of a span, and of each pipe."""
    return {**{kind: COLOURS[cause] for kind, cause in _COLOURED_AS.items()}, **COLOURS}


# -------------------------------------------------------------------------------------------------------------- stalls


def _stalls(lines: Iterable[Line], numbers: Mapping[str, int]) -> dict[str, Any]:
    """Return the clocks of a wave by line of the source, and those of instructions that belong to no line."""
    by_place, elsewhere = [], []
    for line in lines:
        place = numbers.get(line.place, -1)
        if place >= 0:
            by_place.append({**line._asdict(), "place": place})
        else:
            elsewhere.append(line)
    stalled: collections.defaultdict[str, float] = collections.defaultdict(float)
    for line in elsewhere:
        for cause, clocks in line.stalled.items():
            stalled[cause] += clocks
    rest = {
        "clocks": sum(line.clocks for line in elsewhere),
        "issued": sum(line.issued for line in elsewhere),
        "stalled": dict(stalled),
        "valu": sum(line.valu for line in elsewhere),
    }
    return {"lines": by_place, "elsewhere": rest}


# ------------------------------------------------------------------------------------------------------------ roofline


def _roofline(found: Profile, chip: Chip) -> dict[str, Any]:
    """Return the chip's roofs, and the kernel's point: None without operations, or without bytes from HBM."""
    peaks: dict[float, list[str]] = {}
    for kind, tflops in chip.peak_tflops.items():
        peaks.setdefault(tflops, []).append(kind)
    rate, boost = found.tflops, chip.boost_mhz.value
    point = None
    if rate is not None and found.intensity is not None:
        point = {"flops_per_byte": found.intensity, "low": rate.low, "likely": rate.likely, "high": rate.high}
    return {
        "hbm_tbs": chip.hbm_tbs.value,
        "hbm_source": chip.hbm_tbs.source,
        "hbm_kind": chip.hbm_tbs.kind,
        "boost_mhz": boost,
        "peaks": [{"types": types, "tflops": tflops} for tflops, types in sorted(peaks.items(), reverse=True)],
        "own_peak": found.peak_tflops,
        "peak_at_clock": found.peak_tflops * found.clock_mhz.likely / boost if found.peak_tflops else None,
        "point": point,
    }


# ------------------------------------------------------------------------------------------------------------ timeline


def _timeline(found: Timeline) -> dict[str, Any]:
    """Return the spans of each wave and each pipe.

    A span is a list: the clk since the end of the span before, its clk, the number of its kind (not of a pipe), and its
    line of the listing.

    `windows` are parts of the time by name: the two last iterations of the hot loop that are simulated, and what comes
    before and after. Of very many spans only the first are kept, and `whole` is False.
    """
    starts = [event.start for event in found.events] + [one.start for one in found.busy]
    whole = len(starts) <= MOST_EVENTS
    end = found.end if whole else sorted(starts)[MOST_EVENTS]
    waves: dict[int, list[Event]] = {event.wave: [] for event in found.events}
    for event in found.events:
        if event.start < end:
            waves[event.wave].append(event)
    pipes: dict[tuple[str, int | None], list[Busy]] = {}
    for one in found.busy:
        if one.start < end:
            pipes.setdefault((one.pipe, one.simd), []).append(one)
    return {
        "kinds": list(KINDS),
        "waves": [
            {
                "wave": wave,
                "simd": wave % found.simds,
                "block": wave // found.waves_per_block,
                "warp": wave % found.waves_per_block,
                "spans": _packed((one.start, one.end, KINDS.index(one.kind), one.line) for one in events),
            }
            for wave, events in sorted(waves.items())
        ],
        "pipes": [
            {"pipe": pipe, "simd": simd, "spans": [[gap, clk, line] for gap, clk, _, line in _packed(_of(busy))]}
            for (pipe, simd), busy in sorted(pipes.items(), key=lambda item: (PIPES.index(item[0][0]), item[0][1]))
        ],
        "iterations": [
            {"wave": one.wave, "begins": list(one.begins), "left_out": one.left_out} for one in found.iterations
        ],
        "windows": _windows(found, end),
        "blocks": len({wave // found.waves_per_block for wave in waves}),
        "end": end,
        "whole": whole,
    }


def _of(busy: Iterable[Busy]) -> list[Span]:
    return sorted((one.start, one.end, 0, one.line) for one in busy)


def _packed(spans: Iterable[Span]) -> list[list[int]]:
    """Return spans with the clk since the end of the span before in place of their start."""
    before, found = 0, []
    for start, end, kind, line in spans:
        found.append([start - before, end - start, kind, line])
        before = end
    return found


def _windows(found: Timeline, end: int) -> dict[str, list[int]]:
    """Return parts of the time by name, as clk from and to. They begin and end with iterations of one wave."""
    windows = {}
    shown = [one for one in found.iterations if len(one.begins) > 2 and one.begins[-1] < end]
    if shown:
        begins = shown[0].begins
        windows = {
            "start": [0, begins[0]],
            "two iterations": [begins[-3], begins[-1]],
            "end": [begins[-1], end],
        }
    return {**windows, "all": [0, end]}


# ------------------------------------------------------------------------------------------------- order of the blocks


def _order(found: Profile, outputs: Sequence[Mapping[str, Any]] | None) -> dict[str, Any] | None:
    """Return the XCDs in the round of blocks from which the hit rate of the L2 is taken.

    `rows` and `cols` count the different rows and columns of tiles of the first output that the blocks of an XCD work
    on in this round: None where the blocks are not listed. The result is None for a kernel that loads nothing.
    """
    if not found.xcds:
        return None
    listed = {block[6]: block for block in (outputs[0]["blocks"] if outputs else ())}
    rows = []
    for one in found.xcds:
        own = [listed[number] for number in one.blocks if number in listed]
        known = len(own) == len(one.blocks)
        rows.append(
            {
                "xcd": one.xcd,
                "blocks": len(one.blocks),
                "requests": one.requests,
                "hit_rate": one.hit_rate,
                "rows": len({block[1] for block in own}) if known else None,
                "cols": len({block[2] for block in own}) if known else None,
            }
        )
    requests = sum(one.requests for one in found.xcds)
    return {
        "round_blocks": found.round_blocks,
        "rounds": -(-found.blocks // found.round_blocks),
        "shown": found.round_first // found.round_blocks,
        "traced": sum(len(one.blocks) for one in found.xcds),
        "of": min(found.round_blocks, found.blocks),
        "hit_rate": sum(one.hit_rate * one.requests for one in found.xcds) / max(1, requests),
        "xcds": rows,
    }
