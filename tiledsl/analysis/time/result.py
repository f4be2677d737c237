"""The prediction of a kernel's time: the numbers, as JSON, as text, and in notebooks."""

from __future__ import annotations

import dataclasses
import textwrap
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tiledsl.analysis.time.timeline import Timeline

MODEL = 6  # version of the model of time: increased when its figures or mechanisms change
SCHEMA = 1  # version of as_dict (docs/schemas/profile.json): increased when its readers would misread the new form
IDLE, MEMORY = "idle compute units", "memory bandwidth"
OF_LAUNCH = (
    IDLE,
    MEMORY,
)  # causes of bounds whose share is that of the launch: all others are shares of a wave's clocks
FETCH = "instruction cache"  # the cause of clocks for code that is not in the instruction cache
_COLUMNS = 120  # of the text


class Range(NamedTuple):
    """A likely value, and the range of possible values."""

    low: float
    likely: float
    high: float


class Cache(NamedTuple):
    """A cache: the fraction of the requests that hit, and the number of requests of 128 bytes of a launch."""

    hit_rate: float
    requests: float


class Memory(NamedTuple):
    """The requests of a launch to caches and HBM.

    `hbm_fraction` is the fraction of the HBM bandwidth that is used. `coalescing` is the bytes moved, divided by the
    bytes of the lines that loads and stores touch."""

    l1: Cache
    l2: Cache
    mall: Cache
    hbm_bytes: float
    hbm_fraction: float
    coalescing: float

    def as_dict(self) -> dict[str, Any]:
        """Return plain values for JSON."""
        caches = {"l1": self.l1._asdict(), "l2": self.l2._asdict(), "mall": self.mall._asdict()}
        return {**self._asdict(), **caches}


class Occupancy(NamedTuple):
    """The waves of a SIMD, the blocks of a compute unit, and their limit in words."""

    waves_per_simd: int
    blocks_per_cu: int
    limited_by: str


class Dispatch(NamedTuple):
    """A launch on the whole chip: its clocks, its matrix efficiency, and the rounds of blocks on all compute units."""

    clocks: float
    matrix_efficiency: float
    rounds: float


class Xcd(NamedTuple):
    """An XCD in the round of blocks from which the hit rate of the L2 is taken.

    `blocks` are the numbers of its blocks that were traced: those that go the way of most. They make `requests` of 128
    bytes, of which the part `hit_rate` hits.
    """

    xcd: int
    blocks: tuple[int, ...]
    requests: int
    hit_rate: float


class Bound(NamedTuple):
    """One cause of the clocks of the waves, or of the launch.

    `share` is its share of the clocks of all waves, and `clocks` its clocks in one wave. `place` is the line of the
    source, or of the listing, with most of these clocks. `source` is this line of the source; for an instruction that
    belongs to no line, the line of the last instruction before it in the listing that has one, or of the kernel. It is
    "" for a listing without a source.

    For `IDLE`, the share is that of the time of all compute units in which they have no block, the clocks are those of
    the launch, and `source` is the line of the kernel. For "memory bandwidth", the share is 1.
    """

    cause: str
    share: float
    clocks: float
    place: str
    source: str

    @property
    def where(self) -> str:
        """Return the place, and the line of the source that stands before it."""
        behind = self.cause != IDLE and self.source not in ("", self.place)
        return f"{self.place}, behind {self.source}" if behind else self.place


class Line(NamedTuple):
    """The clocks that a wave spends at one line: issued, and stalled by cause.

    `place` is a line of the source, or of the listing for instructions that belong to no line of the source. `valu` are
    the clocks among those issued in which the line's vector instructions, products aside, take the VALU.
    """

    place: str
    clocks: float
    issued: float
    stalled: dict[str, float]
    valu: float = 0.0


class WhatIf(NamedTuple):
    """The time of the launch after one change, and the speedup: the likely time divided by this time."""

    change: str
    time_us: float
    speedup: float


class Changes:
    """The predictions after one change each: they are made when they are first asked for, or copied."""

    def __init__(self, predict: Callable[[], tuple[WhatIf, ...]]):
        self._predict: Callable[[], tuple[WhatIf, ...]] | None = predict
        self._found: tuple[WhatIf, ...] = ()

    @property
    def found(self) -> tuple[WhatIf, ...]:
        """Return the predictions."""
        if self._predict is not None:
            self._found, self._predict = self._predict(), None  # which frees what it is made from
        return self._found

    def __reduce__(self) -> tuple[Callable[[tuple[WhatIf, ...]], Changes], tuple[tuple[WhatIf, ...]]]:
        return Changes.known, (self.found,)

    @classmethod
    def known(cls, found: tuple[WhatIf, ...]) -> Changes:
        """Return changes whose predictions are made."""
        return cls(lambda: found)


@dataclasses.dataclass(frozen=True, slots=True)
class Profile:
    """A modelled launch. Times are µs, clocks those of the GPU, rates parts of one.

    `time_us` and `tflops` are ranges; `tflops` is None for a kernel without operations. `flops_by` names the source of
    `flops`. `loop_clocks` and `loop_efficiency` describe an iteration of the hot loop, and are None without a loop.
    `bounds` and `lines` are sorted by their clocks, the largest first. A round has at most `round_blocks` blocks;
    `xcds` describes the round that begins with block `round_first`, and is empty for a kernel that loads nothing.
    `own_figures` are those of a file, in place of the model's. `timeline` is None unless the caller asks for one.
    `changes` makes the predictions of `what_if`."""

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
    changes: Changes = dataclasses.field(repr=False, compare=False)
    origami_us: float | None
    round_first: int
    round_blocks: int
    xcds: tuple[Xcd, ...]
    assumptions: tuple[str, ...]
    own_figures: tuple[str, ...] = ()
    timeline: Timeline | None = dataclasses.field(default=None, repr=False)

    @property
    def what_if(self) -> tuple[WhatIf, ...]:
        """Return the predictions after one change each, which are made when they are first asked for."""
        return self.changes.found

    @property
    def peak_fraction(self) -> float | None:
        """Return the likely TFLOP/s divided by the chip's peak for operands of this type."""
        return self.tflops.likely / self.peak_tflops if self.tflops and self.peak_tflops else None

    @property
    def intensity(self) -> float | None:
        """Return the operations for each byte of HBM: the x of the roofline."""
        return self.flops / self.memory.hbm_bytes if self.flops and self.memory.hbm_bytes else None

    @property
    def estimates_differ(self) -> bool:
        """Return whether the closed form differs from the likely time by more than a third."""
        other, likely = self.origami_us, self.time_us.likely
        return other is not None and max(other / likely, likely / other) > 4 / 3

    def as_dict(self) -> dict[str, Any]:
        """Return plain values for JSON, in the form of docs/schemas/profile.json."""
        return {
            "schema": SCHEMA,
            "model": MODEL,
            "modelled": True,
            "kernel": self.kernel,
            "chip": self.chip,
            "target": self.target,
            "grid": list(self.grid),
            "time_us": self.time_us._asdict(),
            "tflops": self.tflops._asdict() if self.tflops else None,
            "flops": self.flops,
            "flops_by": self.flops_by,
            "clock_mhz": {**self.clock_mhz._asdict(), "reason": self.clock_reason},
            "peak_fraction": self.peak_fraction,
            "loop": (
                {"clocks": self.loop_clocks, "matrix_efficiency": self.loop_efficiency} if self.loop_clocks else None
            ),
            "dispatch": self.dispatch._asdict(),
            **self.memory.as_dict(),
            "lds": {"conflict_clocks": self.lds_conflict_clocks, "busy": self.lds_busy},
            "occupancy": self.occupancy._asdict(),
            "roofline": {"flops_per_byte": self.intensity, "tflops": self.tflops.likely if self.tflops else None},
            "bounds": [one._asdict() for one in self.bounds],
            "lines": [one._asdict() for one in self.lines],
            "what_if": [one._asdict() for one in self.what_if],
            "origami_us": self.origami_us,
            "round": {
                "first": self.round_first,
                "blocks": self.round_blocks,
                "xcds": [{**one._asdict(), "blocks": len(one.blocks)} for one in self.xcds],
            },
            "assumptions": list(self.assumptions),
            "own_figures": list(self.own_figures),
        }

    @property
    def text(self) -> str:
        """Return the prediction as text for people, in at most 120 columns."""
        return "\n".join([*self._head(), "", *self._where(), "", *self._by_line(), "", *self._ends()])

    def trace_events(self) -> dict[str, Any]:
        """Return the timeline of a compute unit as Chrome's trace events, which Perfetto shows; 1 µs is 1 clk."""
        rows = self.timeline.trace_events(f"{self.kernel}, modelled, in clk") if self.timeline is not None else []
        return {"traceEvents": rows, "displayTimeUnit": "ns"}

    def __repr__(self) -> str:
        return f"<Profile of {self.kernel} on {self.chip}, modelled: {self.time_us.likely:,.1f} µs>"

    def _repr_html_(self) -> str:
        from tiledsl.analysis.time.notebook import shown  # here, since its templates take long to import

        return shown(self.title, MODEL, self.figures, self.as_dict(), self.estimates_differ, IDLE, OF_LAUNCH)

    def _head(self) -> list[str]:
        return [f"{self.title} (model {MODEL})", "", *rows_of(self.figures)]

    @property
    def title(self) -> str:
        """Return the first line of the text: the kernel, the chip, and that nothing is measured."""
        return f"{self.kernel} on {self.chip} ({self.target}): modelled, not measured"

    @property
    def figures(self) -> list[tuple[str, str]]:
        """Return the name and the value of each figure, as the text shows them."""
        found = [("time", span(self.time_us, "µs"))]
        if self.tflops:
            share = f", {self.peak_fraction:.0%} of the peak" if self.peak_fraction is not None else ""
            found.append(("rate", f"{span(self.tflops, 'TFLOP/s')}{share} (operations by the {self.flops_by})"))
        found.append(("clock", f"{span(self.clock_mhz, 'MHz')}: {self.clock_reason}"))
        if self.loop_clocks:
            busy = f"matrix units {self.loop_efficiency:.1%}"
            found.append(("hot loop", f"{self.loop_clocks:,.0f} clk an iteration, {busy}"))
        return found + self._machine()

    def _machine(self) -> list[tuple[str, str]]:
        whole, fits, memory = self.dispatch, self.occupancy, self.memory
        waves, blocks = counted(fits.waves_per_simd, "wave"), counted(fits.blocks_per_cu, "block")
        clocks = f"{whole.clocks:,.0f} clk, matrix units {whole.matrix_efficiency:.1%}"
        rounds, last = -(-self.blocks // self.round_blocks), self.blocks % self.round_blocks
        places = f"{counted(rounds, 'round')} of {self.round_blocks:,}"
        places += f", the last with {last:,}" if last and rounds > 1 else ""
        idle = [one for one in self.bounds if one.cause == IDLE]
        return [
            ("dispatch", f"{clocks}; {counted(self.blocks, 'block')} in {places}"),
            *(("idle CUs", f"{one.share:.1%} of the launch on all CUs, {one.clocks:,.0f} clk") for one in idle),
            ("occupancy", f"{waves} a SIMD, {blocks} a CU, by {fits.limited_by}"),
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
            if one.cause != IDLE:  # of the chip: a figure
                row = f"  {one.share:6.1%}  {one.clocks:>11,.0f} clk  {one.cause:<20} most at {one.where}"
                rows.append(row[:_COLUMNS])
        return rows

    def _by_line(self) -> list[str]:
        rows = ["by line:"]
        for line in self.lines[:12]:
            vector = f" (VALU {line.valu:,.0f})" if line.valu >= 0.5 else ""
            row, mark = f"  {line.clocks:>11,.0f} clk  {line.place:<32} issued {line.issued:,.0f}{vector}", ";"
            for cause, clocks in sorted(line.stalled.items(), key=lambda pair: -pair[1])[:3]:
                more = f"{mark} {cause} {clocks:,.0f}"
                if clocks < 0.5 or len(row) + len(more) > _COLUMNS:
                    break
                row, mark = row + more, ","
            rows.append(row[:_COLUMNS])
        return rows

    def _ends(self) -> list[str]:
        rows = ["what if:"] if self.what_if else []
        rows += [f"  {one.change:<40} {one.time_us:>10,.1f} µs  {one.speedup:5.2f}x" for one in self.what_if]
        rows += [""] if rows else []
        if self.origami_us is not None:
            differ = ["  the two estimates differ by more than a third"] if self.estimates_differ else []
            closed = _row("closed form", f"{self.origami_us:,.1f} µs (Origami's formula)")
            rows += ["second estimate:", closed, *differ, ""]
        rows += ["assumed:", *(f"  {one}" for one in self.assumptions)]
        if self.own_figures:
            rows += ["", "figures of your own:", *(f"  {one}" for one in self.own_figures)]
        return rows


def rate(flops: float, time: Range) -> Range:
    """Return the TFLOP/s of a launch with so many operations, from its time in µs."""
    return Range(flops / time.high / 1e6, flops / time.likely / 1e6, flops / time.low / 1e6)


def rows_of(figures: Sequence[tuple[str, str]]) -> list[str]:
    """Return figures as rows of a text, each with its name."""
    rows = []
    for name, figure in figures:
        lines = textwrap.wrap(figure, _COLUMNS - len(_row("", "")))
        rows += [_row("" if number else name, line) for number, line in enumerate(lines)]
    return rows


def _row(name: str, text: str) -> str:
    return f"  {name:<12} {text}"


def span(range: Range, unit: str) -> str:
    """Return a range as text: the likely value, and the others in brackets."""
    digits = 0 if range.likely >= 1000 else 1
    return f"{range.likely:,.{digits}f} {unit} ({range.low:,.{digits}f} to {range.high:,.{digits}f})"


def counted(number: int, name: str) -> str:
    """Return a number of things of that name as text."""
    return f"{number:,} {name}{'' if number == 1 else 's'}"


def _count(requests: float) -> str:
    return f"{requests / 1e6:,.2f} M requests" if requests >= 1e6 else f"{requests:,.0f} requests"
