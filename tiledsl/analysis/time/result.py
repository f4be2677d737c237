"""The prediction of a kernel's time: the numbers, as JSON, as text, and in notebooks."""

from __future__ import annotations

import dataclasses
import html
from typing import Any

MODEL = 1  # of the model of time: increased when its figures or mechanisms change
SCHEMA = 1  # of as_dict, docs/schemas/profile.json: increased when a reader of the previous version would go wrong


@dataclasses.dataclass(frozen=True, slots=True)
class Range:
    """A value that is likely, and the range that it may have."""

    low: float
    likely: float
    high: float


@dataclasses.dataclass(frozen=True, slots=True)
class Cache:
    """A cache: the part of the requests that hit, and the requests of 128 bytes of a launch."""

    hit_rate: float
    requests: float


@dataclasses.dataclass(frozen=True, slots=True)
class Memory:
    """What a launch asks of caches and HBM. `hbm_fraction` is the part of its bandwidth that is used, `coalescing` the
    bytes moved over the bytes of the lines that loads and stores touch.
    """

    l1: Cache
    l2: Cache
    mall: Cache
    hbm_bytes: float
    hbm_fraction: float
    coalescing: float


@dataclasses.dataclass(frozen=True, slots=True)
class Occupancy:
    """The waves of a SIMD and the blocks of a compute unit, and what limits them."""

    waves_per_simd: int
    blocks_per_cu: int
    limited_by: str


@dataclasses.dataclass(frozen=True, slots=True)
class Dispatch:
    """A launch on the whole chip: its clocks, the part of them in which matrix units are busy, and the rounds of blocks
    on all compute units.
    """

    clocks: float
    matrix_efficiency: float
    rounds: float


@dataclasses.dataclass(frozen=True, slots=True)
class Bound:
    """Where the clocks of the waves go: a cause, its share of all waves' clocks, the clocks of one wave, and the place
    where most of them pass: a line of the source, or of the listing.
    """

    cause: str
    share: float
    clocks: float
    place: str


@dataclasses.dataclass(frozen=True, slots=True)
class Line:
    """The clocks that a wave spends at one line: issued, and stalled by cause. `place` is a line of the source, or of
    the listing for instructions that belong to no line of the source.
    """

    place: str
    clocks: float
    issued: float
    stalled: dict[str, float]


@dataclasses.dataclass(frozen=True, slots=True)
class WhatIf:
    """The time of the launch if one thing were different, and the likely time over that time."""

    change: str
    time_us: float
    speedup: float


@dataclasses.dataclass(frozen=True, slots=True)
class Event:
    """A span of a wave's time in clk from the start: an instruction, or what the wave waits for."""

    wave: int
    start: float
    end: float
    what: str
    place: str


@dataclasses.dataclass(frozen=True, slots=True)
class Profile:
    """A modelled launch. Times are µs, clocks those of the GPU, rates parts of one.

    `time_us` and `tflops` are ranges (`tflops` is None for a kernel without operations); `flops_by` says what counts
    the operations. `loop_clocks` and `loop_efficiency` are of an iteration of the hot loop, None without a loop.
    `bounds` are ranked, `lines` too. `own_figures` are those of a file, in place of the model's."""

    kernel: str
    chip: str
    target: str
    grid: tuple[int, int, int]
    blocks: int
    time_us: Range
    tflops: Range | None
    flops: float
    flops_by: str
    clock_mhz: Range
    clock_reason: str
    peak_tflops: float | None
    loop_clocks: float | None
    loop_efficiency: float | None
    dispatch: Dispatch
    memory: Memory
    lds_conflict_clocks: float
    lds_busy: float
    occupancy: Occupancy
    bounds: tuple[Bound, ...]
    lines: tuple[Line, ...]
    what_if: tuple[WhatIf, ...]
    origami_us: float | None
    assumptions: tuple[str, ...]
    own_figures: tuple[str, ...] = ()
    timeline: tuple[Event, ...] = dataclasses.field(default=(), repr=False)

    @property
    def peak_fraction(self) -> float | None:
        """The likely TFLOP/s over the chip's peak for operands of this type."""
        return self.tflops.likely / self.peak_tflops if self.tflops and self.peak_tflops else None

    @property
    def intensity(self) -> float | None:
        """Operations for each byte of HBM: the roofline's x."""
        return self.flops / self.memory.hbm_bytes if self.flops and self.memory.hbm_bytes else None

    def as_dict(self) -> dict[str, Any]:
        """Plain values for JSON, in the form of docs/schemas/profile.json."""
        return {
            "schema": SCHEMA,
            "model": MODEL,
            "modelled": True,
            "kernel": self.kernel,
            "chip": self.chip,
            "target": self.target,
            "grid": list(self.grid),
            "time_us": dataclasses.asdict(self.time_us),
            "tflops": dataclasses.asdict(self.tflops) if self.tflops else None,
            "flops": self.flops,
            "flops_by": self.flops_by,
            "clock_mhz": {**dataclasses.asdict(self.clock_mhz), "reason": self.clock_reason},
            "peak_fraction": self.peak_fraction,
            "loop": (
                {"clocks": self.loop_clocks, "matrix_efficiency": self.loop_efficiency} if self.loop_clocks else None
            ),
            "dispatch": dataclasses.asdict(self.dispatch),
            **dataclasses.asdict(self.memory),
            "lds": {"conflict_clocks": self.lds_conflict_clocks, "busy": self.lds_busy},
            "occupancy": dataclasses.asdict(self.occupancy),
            "roofline": {"flops_per_byte": self.intensity, "tflops": self.tflops.likely if self.tflops else None},
            "bounds": [dataclasses.asdict(one) for one in self.bounds],
            "lines": [dataclasses.asdict(one) for one in self.lines],
            "what_if": [dataclasses.asdict(one) for one in self.what_if],
            "origami_us": self.origami_us,
            "assumptions": list(self.assumptions),
            "own_figures": list(self.own_figures),
        }

    @property
    def text(self) -> str:
        """The prediction for people, in at most 120 columns."""
        return "\n".join([*self._head(), "", *self._where(), "", *self._by_line(), "", *self._ends()])

    def trace_events(self) -> dict[str, Any]:
        """The timeline of a compute unit in the form of Chrome's trace events, which Perfetto shows; 1 µs is 1 clk."""
        rows = [{"name": "process_name", "ph": "M", "pid": 0, "args": {"name": f"{self.kernel}, modelled, in clk"}}]
        for wave in sorted({event.wave for event in self.timeline}):
            rows.append({"name": "thread_name", "ph": "M", "pid": 0, "tid": wave, "args": {"name": f"wave {wave}"}})
        for one in self.timeline:
            span = {"name": one.what, "ph": "X", "pid": 0, "tid": one.wave, "ts": one.start, "dur": one.end - one.start}
            rows.append({**span, "args": {"place": one.place}})
        return {"traceEvents": rows, "displayTimeUnit": "ns"}

    def __repr__(self) -> str:
        return f"<Profile of {self.kernel} on {self.chip}, modelled: {self.time_us.likely:,.1f} µs>"

    def _repr_html_(self) -> str:
        return f"<pre>{html.escape(self.text)}</pre>"

    def _head(self) -> list[str]:
        chip = f"{self.kernel} on {self.chip} ({self.target})"
        rows = [f"{chip}: modelled, not measured (model {MODEL})", ""]
        rows.append(_row("time", _span(self.time_us, "µs")))
        if self.tflops:
            share = f", {self.peak_fraction:.0%} of the peak" if self.peak_fraction is not None else ""
            rows.append(_row("rate", f"{_span(self.tflops, 'TFLOP/s')}{share} (operations by the {self.flops_by})"))
        rows.append(_row("clock", f"{_span(self.clock_mhz, 'MHz')}: {self.clock_reason}"))
        if self.loop_clocks:
            rows.append(
                _row("hot loop", f"{self.loop_clocks:,.0f} clk an iteration, matrix units {self.loop_efficiency:.1%}")
            )
        rows += [_row(*pair) for pair in self._machine()]
        return rows

    def _machine(self) -> list[tuple[str, str]]:
        whole, fits, memory = self.dispatch, self.occupancy, self.memory
        clocks = f"{whole.clocks:,.0f} clk, matrix units {whole.matrix_efficiency:.1%}"
        return [
            ("dispatch", f"{clocks}; {self.blocks:,} blocks in {whole.rounds:.2f} rounds"),
            (
                "occupancy",
                f"{fits.waves_per_simd} waves a SIMD, {fits.blocks_per_cu} blocks a CU, by {fits.limited_by}",
            ),
            ("caches", ", ".join(self._caches())),
            ("HBM", f"{memory.hbm_bytes / 1e6:,.1f} MB, {memory.hbm_fraction:.0%} of its bandwidth"),
            ("coalescing", f"{memory.coalescing:.0%} of the bytes in the lines that loads and stores touch"),
            ("LDS", f"busy {self.lds_busy:.0%}; bank conflicts {self.lds_conflict_clocks:,.0f} clk of a compute unit"),
        ]

    def _caches(self) -> list[str]:
        named = [("L1", self.memory.l1), ("L2", self.memory.l2), ("MALL", self.memory.mall)]
        return [f"{name} {one.hit_rate:.1%} of {_count(one.requests)}" for name, one in named if one.requests]

    def _where(self) -> list[str]:
        rows = ["where a wave's clocks go:"]
        for one in self.bounds:
            rows.append(f"  {one.share:6.1%}  {one.clocks:>11,.0f} clk  {one.cause:<20} most at {one.place}"[:120])
        return rows

    def _by_line(self) -> list[str]:
        rows = ["by line:"]
        for line in self.lines[:12]:
            worst = sorted(line.stalled.items(), key=lambda pair: -pair[1])[:3]
            told = ", ".join(f"{cause} {clocks:,.0f}" for cause, clocks in worst if clocks >= 0.5)
            rows.append(
                f"  {line.clocks:>11,.0f} clk  {line.place:<32} issued {line.issued:,.0f}; {told}".rstrip("; ")[:120]
            )
        return rows

    def _ends(self) -> list[str]:
        rows = ["what if:"] if self.what_if else []
        rows += [f"  {one.change:<40} {one.time_us:>10,.1f} µs  {one.speedup:5.2f}x" for one in self.what_if]
        if self.origami_us is not None:
            rows.append(_row("closed form", f"{self.origami_us:,.1f} µs (Origami's formula, a second estimate)"))
            if max(self.origami_us / self.time_us.likely, self.time_us.likely / self.origami_us) > 4 / 3:
                rows.append("  the two estimates differ by more than a third")
        rows += ["assumed:", *(f"  {one}" for one in self.assumptions)]
        if self.own_figures:
            rows += ["figures of your own:", *(f"  {one}" for one in self.own_figures)]
        return rows


def _row(name: str, text: str) -> str:
    return f"  {name:<12} {text}"


def _span(range: Range, unit: str) -> str:
    digits = 0 if range.likely >= 1000 else 1
    return f"{range.likely:,.{digits}f} {unit} ({range.low:,.{digits}f} to {range.high:,.{digits}f})"


def _count(requests: float) -> str:
    return f"{requests / 1e6:,.2f} M requests" if requests >= 1e6 else f"{requests:,.0f} requests"
