"""The prediction of a launch: traces of blocks, a compute unit, caches and clock, until latency and load agree."""

from __future__ import annotations

import contextlib
import copy
import dataclasses
import functools
import gc
import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from tiledsl.analysis.time import clock as clocks
from tiledsl.analysis.time.caches import Reuse, once, reuse, round_of, start_and_drift
from tiledsl.analysis.time.causes import ALL, STALLS, explained
from tiledsl.analysis.time.chips import Chip
from tiledsl.analysis.time.engine import WHOLE, ComputeUnit, Latency, Parts, UnitTime
from tiledsl.analysis.time.estimate import Gemm
from tiledsl.analysis.time.figures import assumed, replaced
from tiledsl.analysis.time.makespan import makespan
from tiledsl.analysis.time.operations import BARRIER, MATRIX, Stream
from tiledsl.analysis.time.origami import estimated_us
from tiledsl.analysis.time.paths import paths_of
from tiledsl.analysis.time.result import (
    IDLE,
    Bound,
    Cache,
    Dispatch,
    Line,
    Memory,
    Occupancy,
    Profile,
    Range,
    WhatIf,
    Xcd,
    rate,
)
from tiledsl.analysis.time.spent import Spending
from tiledsl.analysis.time.spent import spending as spending_of
from tiledsl.analysis.time.steady import misses_of_iteration
from tiledsl.analysis.time.timed import timeline_of
from tiledsl.analysis.time.timeline import Timeline
from tiledsl.analysis.time.touches import touches_of, window_of
from tiledsl.asm.resources import Resources, resources
from tiledsl.asm.text.syntax import Listing
from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.diagnostics.terminal import progress
from tiledsl.sim.launch.extents import Dims
from tiledsl.sim.launch.trace import Tracer
from tiledsl.sim.state.trace import LINE, GlobalAccess, NeedsData
from tiledsl.targets import Target, target_named

_ROUNDS = 3  # simulations of a compute unit, until its latency changes no more
_AGREE = 0.01  # relative difference of two latencies that count as equal
_SAME = 0.05  # relative difference of two iterations, in clocks, that have the same hits
_SAY_HOW_OFTEN = "say how often the loop runs, --iterations N, or "
_GIVE_DATA = (
    "give the arrays their data, --arg NAME=TYPE[SHAPE]:FILE.npy, with --listing (tiledsl lower -o writes a kernel's"
    " listing)"
)
_LEAST_SHARE = 0.0005  # of a bound
_WAIT = 0.5  # the part of a burst that comes in before a load of the burst, on average


@dataclasses.dataclass(frozen=True)
class Launch:
    """A launch to be modelled: the arguments of `sim.launch`, and facts that the listing does not have.

    `flops` are the operations of the launch, counted by `flops_by`; None stands for those of the matrix instructions.
    `work` is the work of each block in any unit, if it is known. `places` maps lines of the listing to places of the
    source, and `defined` is the place of the kernel. `gemm` is the input of the closed form. With `has_data`, the
    arrays hold the data of a real launch. `iterations` is the number of iterations of a loop whose end depends on data.
    `least_bytes` are the bytes that the launch moves at least. `assumed` says what the data assume, and `reads` names
    the arrays whose numbers the kernel reads, if they are known.
    """

    listing: Listing
    grid: Sequence[int]
    block: Sequence[int]
    args: Sequence[Any]
    kernel: str | None = None
    dynamic_lds: int = 0
    name: str | None = None
    flops: int | None = None
    flops_by: str = "matrix instructions"
    work: np.ndarray | None = None
    places: Mapping[int, str] = dataclasses.field(default_factory=dict)
    defined: str = ""
    gemm: Gemm | None = None
    limit: int | None = None
    has_data: bool = False
    iterations: int | None = None
    least_bytes: int = 0
    assumed: tuple[str, ...] = ()
    reads: tuple[str, ...] = ()


def profile(launch: Launch, chip: Chip, what_if: bool = True, timeline: bool = False) -> Profile:
    """Predict the time of a launch on a chip; `timeline` adds each wave's instructions and waits.

    SimulationError for a listing or arguments that cannot be executed. UsageError for a listing of another target, and
    for a listing whose addresses or branches depend on missing data.
    """
    with _predicting(launch, chip) as prediction:
        return prediction.profile(what_if, timeline)


def spending(launch: Launch, chip: Chip) -> Spending:
    """Predict the time of a launch on a chip, with the clocks and the memory of each instruction.

    Raises what `profile` raises."""
    with _predicting(launch, chip) as prediction:
        return prediction.spending()


@contextlib.contextmanager
def _predicting(launch: Launch, chip: Chip) -> Iterator[_Prediction]:
    """Give the state of a prediction; UsageError where there can be none."""
    target = target_named(launch.listing.target)
    if target.name != chip.target:
        raise UsageError(
            f"the listing is for {target.name}, and {chip.name} is {chip.target}: compile the kernel for {chip.target},"
            f" or name a chip of {target.name}"
        )
    try:
        with progress.of(f"prediction for {chip.name}"), _without_collection():
            yield _Prediction(launch, chip, target)
    except NeedsData as error:
        by_count = _SAY_HOW_OFTEN if error.by_count and launch.iterations is None else ""
        raise UsageError(
            f"line {error.line} of the listing, '{error.text}', depends on data in memory, which a prediction does not"
            f" have: {by_count}{_how_to_give(launch.reads)}"
        ) from None


def _how_to_give(reads: Sequence[str]) -> str:
    """Return how the data are given: of a kernel, the numbers that it reads."""
    if not reads:
        return _GIVE_DATA
    options = " ".join(f"--read {name}=spread" for name in reads)
    return f"give the numbers that td.read reads: tiledsl profile {options}, or =random, or =FILE.npy"


@dataclasses.dataclass(frozen=True, slots=True)
class Ablated:
    """A prediction by a changed model: the hot loop (None without one), the clocks and µs of the launch."""

    loop_efficiency: float | None
    clocks: float
    time_us: Range


def ablated(launch: Launch, chip: Chip, cases: Sequence[tuple[Parts, Chip]]) -> list[Ablated]:
    """Predict a launch by changed models, which share the traces: with some parts, and with other figures of the chip.

    The chip of a case has the compute units and the XCDs of `chip`, and the figures of its compute unit."""
    with _without_collection():
        whole = _Prediction(launch, chip, target_named(launch.listing.target))
        found = []
        for parts, other in cases:
            changed = copy.copy(whole)  # nothing is computed yet that depends on parts or figures
            changed.parts, changed.chip = parts, other
            timed = changed.timed()
            found.append(Ablated(_efficiency(timed.unit, whole.target), timed.clk, timed.us))
        return found


@contextlib.contextmanager
def _without_collection() -> Iterator[None]:
    """Stop the search for unreachable cycles: a prediction makes many objects that live to its end, few in cycles."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


@dataclasses.dataclass(frozen=True, slots=True)
class _Traffic:
    """The memory traffic of a launch, in requests of 128 bytes and in bytes."""

    l1_requests: float
    l2_requests: float
    l2_hits: float
    mall_requests: float
    mall_hits: float
    fetched_bytes: float  # from HBM
    written_bytes: float


@dataclasses.dataclass(frozen=True, slots=True)
class _Transfer:
    """The least time in which the memory moves the bytes of a launch.

    The L2 takes `l2_clocks` of the compute units' clock, MALL and HBM take `outside_us` at whatever clock."""

    l2_clocks: float
    outside_us: float

    def clocks(self, busy: float, mhz: float) -> float:
        """Return the clocks of a launch whose compute units are busy for `busy` clocks."""
        return max(busy, self.l2_clocks, self.outside_us * mhz)

    def us(self, busy: float, mhz: float) -> float:
        """Return the time of such a launch. Where HBM or MALL limit it, the time is the same at every clock."""
        return max(busy / mhz, self.l2_clocks / mhz, self.outside_us)


@dataclasses.dataclass(frozen=True, slots=True)
class _Timed:
    """The time of a launch in µs and in clocks, and what the time follows from.

    `busy` are the clocks of the launch without the bandwidth of memory, and `matrix` those of a matrix unit."""

    unit: UnitTime
    latency: Latency
    found: Reuse
    speed: clocks.Clock
    traffic: _Traffic
    busy: float
    matrix: float
    clk: float
    us: Range


class _Prediction:
    """The state of one prediction, with the parts of the model of a compute unit that are not switched off."""

    def __init__(self, launch: Launch, chip: Chip, target: Target):
        self.launch, self.chip, self.target, self.parts = launch, chip, target, WHOLE
        self.tracer = Tracer(
            launch.listing,
            launch.grid,
            launch.block,
            launch.args,
            launch.kernel,
            launch.dynamic_lds,
            limit=launch.limit,
            has_data=launch.has_data,
            iterations=launch.iterations,
        )
        self.grid: Dims = self.tracer.grid
        self.blocks = math.prod(self.grid)
        self.name = self.tracer.run.program.kernel.name
        self.waves = self.tracer.run.program.wave_count
        found = resources(launch.listing, self.name, target, launch.dynamic_lds)
        self.per_cu, self.limited_by = _occupancy(found, target, self.waves)
        self.blocks_by_path = paths_of(self.tracer, self.blocks, chip.unit, launch.work)
        self.paths = self.blocks_by_path.found
        self.trace = self.paths[0].trace
        self.instructions = len(self.trace.program.steps)
        slots = chip.compute_units * self.per_cu
        self.slots = slots
        self.resident = min(self.per_cu, -(-self.blocks // chip.compute_units))
        self.effects = [_effects(path.streams) for path in self.paths]
        self.units: dict[tuple[tuple[int, int, int], int, Parts, int], UnitTime] = {}
        window = window_of(self.trace)
        self.tour = self.tracer.trace(round_of(self.blocks, slots), most_turns=1 + window)
        if max(len(wave.turns) for wave in self.tour.waves) <= window:  # another path, with fewer iterations
            window = 1
        self.window, passed = window, self._passed_by_l1(window)
        self.touched = touches_of(self.tour, launch.work, window, chip.unit, passed)
        self.once = once(self.tour, chip)

    def _passed_by_l1(self, window: int) -> float | None:
        """Return the requests of a window of the first loop that the L1 passes on; None if it is executed in full."""
        path, total = self.paths[0], 0.0
        for wave, stream in zip(path.trace.waves, path.streams, strict=True):
            found = misses_of_iteration(stream, wave.stream[wave.turns[0]]) if wave.turns else 0.0
            if found is None:
                return None
            total += found * window
        return total

    def _unit(self, latency: Latency, resident: int, parts: Parts = WHOLE, path: int = 0) -> UnitTime:
        """Simulate a compute unit with so many blocks of a path, unless this has been done."""
        conflicts, barriers = self.effects[path]
        parts = parts.only(self.parts)
        parts = dataclasses.replace(  # switching off what does not happen changes nothing
            parts, conflicts=parts.conflicts or not conflicts, barriers=parts.barriers or not barriers
        )
        key = latency.whole, resident, parts, path
        if key not in self.units:
            chosen: list[list[Stream]] = [self.paths[path].streams] * resident
            unit = ComputeUnit(self.target, chosen, self.instructions, latency, parts, figures=self.chip.unit)
            self.units[key] = unit.run()
        return self.units[key]

    # -- the chip ---------------------------------------------------------------------

    def _converged(self) -> tuple[UnitTime, Latency, Reuse, clocks.Clock]:
        """Simulate a compute unit with the latency that the load of all compute units causes."""
        latency = Latency(self.chip.l1_hit.value, self._unloaded(), self.chip.l2_hit.value)
        step = 0.0
        for _ in range(_ROUNDS):
            unit = self._unit(latency, self.resident)
            now = (None if unit.in_full else unit.loop_clocks) or unit.clocks
            if abs(now - step) > _SAME * step:
                found, step = reuse(self.tour, self.chip, now * self.window, self.touched), now
            speed = clocks.clock_of(self.chip, self._operands, _load(unit, self.target))
            loaded_latency = self._loaded(unit, found, speed)
            if abs(loaded_latency.miss - latency.miss) <= _AGREE * latency.miss:
                break
            latency = loaded_latency
        self.loaded = latency
        return unit, latency, found, speed

    def _unloaded(self) -> float:
        return (self.chip.mall_hit.value if self.chip.has_mall else self.chip.hbm.value) + self.chip.l2_hit.value / 2

    def _loaded(self, unit: UnitTime, found: Reuse, speed: clocks.Clock) -> Latency:
        """Return the latency under load.

        A load waits like a miss, also where another block has just asked for its lines: blocks that share lines run
        side by side. A miss waits for MALL or HBM, whose clock does not fall with that of the compute units, and for
        the part of the burst before it: what the waves of all compute units ask for between two waits."""
        chip, hz = self.chip, speed.likely * 1e6
        most = chip.unit.in_flight_bytes.value
        own = min(most, (0.0 if unit.in_full else unit.burst) or most)
        burst = own * min(self.blocks, chip.compute_units)
        near = chip.mall_hit.value if chip.has_mall else chip.hbm.value
        beyond = near + found.leading * (chip.hbm.value - near)
        outside = (chip.mall_tbs if chip.has_mall else chip.hbm_tbs).value * 1e12 / hz
        comes_in = max(burst / (chip.l2_bytes_clk.value * chip.xcds), burst * (1 - found.l2) / outside)
        at_clock = max(chip.l2_hit.value, beyond * speed.likely / chip.boost_mhz.value)
        some = 1 - found.l2 ** (own / LINE)  # one of the lines misses
        loaded = some * (at_clock + _WAIT * comes_in) + (1 - some) * chip.l2_hit.value
        return Latency(chip.l1_hit.value, loaded, loaded)

    def _traffic(self, found: Reuse) -> _Traffic:
        """Return the requests of the launch, from the requests of one block of each path."""
        reads = misses = writes = before = 0.0
        for path in self.paths:
            for number, wave in enumerate(path.trace.waves):
                for position, access in wave.accesses.items():
                    if not isinstance(access, GlobalAccess):
                        continue
                    weight = path.weights[number][position] * path.part * self.blocks
                    if access.kind == "read":
                        reads += len(access.lines[0]) * weight
                        missed = path.streams[number].operations[position].misses * weight
                        misses += missed
                        before += missed if wave.stream[position] in self.once.steps else 0.0
                    else:
                        writes += access.moved / LINE * weight
        of_loop, of_start = (misses - before) * (1 - found.l2), before * (1 - self.once.l2)
        l2_misses = of_loop + of_start
        fetched = (of_loop * (1 - found.mall) + of_start * (1 - self.once.mall)) * LINE
        held = sum(a.size for a in self.tracer.run.space.allocations if a.memory is not None)
        written = writes * LINE
        # the rates of the traced iterations are those of their tiles: a kernel reads each of its tensors at least once
        fetched = max(fetched, min(l2_misses * LINE, self.launch.least_bytes - written))
        if held <= self.chip.mall_bytes.value:  # HBM moves each byte once
            fetched, written = min(fetched, float(held)), min(written, float(held))
        mall_hits = 1 - fetched / LINE / l2_misses if l2_misses and self.chip.has_mall else 0.0
        mall_requests = l2_misses if self.chip.has_mall else 0.0
        l2_hits = 1 - l2_misses / misses if misses else 0.0
        return _Traffic(reads, misses, l2_hits, mall_requests, mall_hits, fetched, written)

    def _clocks(self, unit: UnitTime, latency: Latency, per_cu: int, parts: Parts = WHOLE) -> float:
        """Return the clocks of the launch without the bandwidth of memory, with `per_cu` blocks at a time on each unit.

        `unit` is the time of that many blocks of the longest path, or of all blocks if there are fewer.
        """
        if self.blocks_by_path.mix is not None:
            return self._makespan(unit, per_cu) + self._behind(unit)
        return sum(self._rounds(unit, latency, per_cu, parts)) + self._behind(unit)

    def _behind(self, unit: UnitTime) -> float:
        """Return the clocks by which the last block ends behind a block that starts first and keeps up.

        Blocks start one after the other, and drift apart while they wait for memory: no block falls behind by more
        than it waits."""
        start, drift = start_and_drift(min(self.blocks, self.chip.compute_units), self.chip)
        return start + min(drift, unit.memory_wait)

    def _rounds(self, unit: UnitTime, latency: Latency, per_cu: int, parts: Parts = WHOLE) -> tuple[float, float]:
        """Return the clocks of the rounds that fill all compute units, and of the last round, if it does not.

        A change of the latency or of the parts makes the last round faster or slower as much as the others."""
        resident = min(per_cu, -(-self.blocks // self.chip.compute_units))
        whole, rest = divmod(self.blocks, per_cu * self.chip.compute_units)
        fewer = -(-rest // self.chip.compute_units)
        last = 0.0
        if rest:
            last = unit.clocks if fewer == resident else self._unit(self.loaded, fewer).clocks
        if fewer != resident and (latency, parts) != (self.loaded, WHOLE):
            last *= unit.clocks / self._unit(self.loaded, resident).clocks
        return whole * unit.clocks, last

    def _idle(self, unit: UnitTime, latency: Latency) -> float:
        """Return the share of the time of all compute units in which they have no block."""
        units = self.chip.compute_units
        if self.blocks_by_path.mix is not None:
            end, busy = self._usual_makespan
            return 1 - busy / (units * end)
        full, last = self._rounds(unit, latency, self.per_cu)
        rest = self.blocks % (self.per_cu * units)
        return max(0, units - rest) * last / (units * (full + last)) if rest else 0.0

    def _makespan(self, unit: UnitTime, per_cu: int) -> float:
        """Return the clocks until the last block has ended, of blocks that take several paths.

        A change that `unit` has makes the blocks of all paths faster or slower alike, and so does each block that a
        compute unit has more."""
        usual = self._clocks_of_paths[0]
        if per_cu == self.per_cu:
            return self._usual_makespan[0] * unit.clocks / usual
        return self._makespan_of(unit.clocks, self._unit(self.loaded, 1).clocks, per_cu)[0]

    @functools.cached_property
    def _usual_makespan(self) -> tuple[float, float]:
        """Return the results of `_makespan_of` without a change."""
        return self._makespan_of(self._clocks_of_paths[0], self._unit(self.loaded, 1).clocks, self.per_cu)

    def _makespan_of(self, together: float, alone: float, per_cu: int) -> tuple[float, float]:
        """Return the clocks until the last block has ended, and the sum of those at which compute units have blocks.

        `together` and `alone` are clocks of the longest path, with other blocks on the compute unit and without."""
        mix, chip = self.blocks_by_path.mix, self.chip
        assert mix is not None
        of_blocks = mix @ np.array(self._clocks_of_paths) / self._clocks_of_paths[0]
        resident = min(per_cu, -(-self.blocks // chip.compute_units))
        ends = [
            makespan(of_blocks[xcd :: chip.xcds].tolist(), together, alone, chip.compute_units // chip.xcds, resident)
            for xcd in range(min(chip.xcds, self.blocks))
        ]
        return max(end for end, _ in ends), sum(busy for _, busy in ends)

    @functools.cached_property
    def _clocks_of_paths(self) -> list[float]:
        """Return the clocks of the blocks of each path.

        Of blocks whose work is known, those with the most and the least are simulated, and three paths of a sample. The
        others lie between."""
        last, by_work = len(self.paths) - 1, self.blocks_by_path.by_work
        simulated = sorted({0, last} if by_work else {0, last // 2, last}, reverse=True)
        clocks = [self._unit(self.loaded, self.resident, path=path).clocks for path in simulated]
        lengths = [path.length for path in self.paths]
        found: list[float] = np.interp(lengths, [lengths[path] for path in simulated], clocks).tolist()
        return found

    # -- the result -------------------------------------------------------------------

    def timed(self) -> _Timed:
        """Return the time of the launch."""
        chip = self.chip
        unit, latency, found, speed = self._converged()
        traffic = self._traffic(found)
        busy = self._clocks(unit, latency, self.per_cu)
        matrix = self._matrix_clocks() / (chip.compute_units * self.target.simds)
        speed = clocks.clock_of(chip, self._operands, _load(unit, self.target), matrix / busy)
        moved = self._transfer(traffic)
        us = _time(busy, moved, speed, chip)
        return _Timed(unit, latency, found, speed, traffic, busy, matrix, moved.clocks(busy, speed.likely), us)

    def profile(self, what_if: bool, timeline: bool) -> Profile:
        """Return the prediction of the launch."""
        timed = self.timed()
        return self._result(timed, self._told(timed), what_if, timeline)

    def spending(self) -> Spending:
        """Return what each instruction costs, with the prediction."""
        timed = self.timed()
        told = self._told(timed)
        result = self._result(timed, told, what_if=False, timeline=False)
        return spending_of(result, told, self.paths[0], self.trace.program.steps, self.chip)

    def _told(self, timed: _Timed) -> UnitTime:
        """Return the clocks of a compute unit by cause, also those of longer accesses."""
        streams = [self.paths[0].streams] * self.resident
        return explained(timed.unit, streams, lambda parts: self._unit(timed.latency, self.resident, parts))

    def _result(self, timed: _Timed, told: UnitTime, what_if: bool, timeline: bool) -> Profile:
        """Return the prediction, from the time and from the clocks by cause."""
        chip, launch, target = self.chip, self.launch, self.target
        unit, latency, speed, traffic, clk, time = (
            timed.unit, timed.latency, timed.speed, timed.traffic, timed.clk, timed.us,
        )  # fmt: skip
        flops = launch.flops if launch.flops is not None else self._matrix_flops()
        return Profile(
            kernel=launch.name or self.name,
            chip=chip.name,
            target=target.name,
            grid=self.grid,
            blocks=self.blocks,
            time_us=time,
            tflops=rate(flops, time) if flops else None,
            flops=float(flops),
            flops_by=launch.flops_by if launch.flops is not None else "matrix instructions",
            clock_mhz=Range(speed.low, speed.likely, speed.high),
            clock_reason=speed.reason,
            peak_tflops=chip.peak_tflops.get(self._operands),
            loop_clocks=unit.loop_clocks,
            loop_efficiency=_efficiency(unit, target),
            dispatch=Dispatch(clk, timed.matrix / clk, self.blocks / self.slots),
            memory=self._memory(traffic, time.likely / 1e6),
            lds_conflict_clocks=unit.conflicts,
            lds_busy=unit.lds_busy / unit.clocks,
            occupancy=Occupancy(-(-self.per_cu * self.waves // target.simds), self.per_cu, self.limited_by),
            bounds=self._bounds(told, clk, clk > timed.busy, self._idle(unit, latency)),
            lines=_lines(told, self._place),
            what_if=tuple(self._what_if(latency, traffic, speed, time)) if what_if else (),
            origami_us=estimated_us(launch.gemm, chip) if launch.gemm else None,
            round_first=round_of(self.blocks, self.slots)[0],
            round_blocks=self.slots,
            xcds=tuple(
                Xcd(one.xcd, one.blocks, one.requests, 1 - one.misses / max(1, one.requests))
                for one in timed.found.xcds
            ),
            assumptions=self._assumptions(),
            own_figures=replaced(chip),
            timeline=self._timeline(latency) if timeline else None,
        )

    def _timeline(self, latency: Latency) -> Timeline:
        """Return what the waves and the pipes do, for the iterations that are simulated."""
        blocks = [self.paths[0].streams] * self.resident
        unit = ComputeUnit(self.target, blocks, self.instructions, latency, timeline=True, figures=self.chip.unit).run()
        steps, places = self.trace.program.steps, functools.cache(self._place)
        assert unit.record is not None
        return timeline_of(
            unit.record,
            self.target.simds,
            self.waves,
            lambda index: steps[index].item.mnemonic,
            places,
            lambda index: steps[index].place.line,
        )

    def _memory(self, traffic: _Traffic, seconds: float) -> Memory:
        accesses = [
            a for p in self.paths for w in p.trace.waves for a in w.accesses.values() if isinstance(a, GlobalAccess)
        ]
        touched = sum(len(access.lines[0]) for access in accesses) * LINE
        reused = 1 - traffic.l2_requests / traffic.l1_requests if traffic.l1_requests else 0.0
        hbm_bytes = traffic.fetched_bytes + traffic.written_bytes
        return Memory(
            Cache(reused, traffic.l1_requests),
            Cache(traffic.l2_hits, traffic.l2_requests),
            Cache(traffic.mall_hits, traffic.mall_requests),
            hbm_bytes,
            hbm_bytes / seconds / (self.chip.hbm_tbs.value * 1e12),
            min(1.0, sum(access.moved for access in accesses) / touched) if touched else 1.0,
        )

    def _transfer(self, traffic: _Traffic, perfect: bool = False) -> _Transfer:
        """Return the least time that the bandwidths of HBM, MALL and L2 allow; `perfect` if all loads hit the L2."""
        chip = self.chip
        from_hbm, from_mall = (0.0, 0.0) if perfect else (traffic.fetched_bytes, traffic.mall_requests * LINE)
        outside = (from_hbm + traffic.written_bytes) / (chip.hbm_tbs.value * 1e6)
        if chip.has_mall:
            outside = max(outside, from_mall / (chip.mall_tbs.value * 1e6))
        return _Transfer(traffic.l2_requests * LINE / (chip.l2_bytes_clk.value * chip.xcds), outside)

    def _what_if(self, latency: Latency, traffic: _Traffic, speed: clocks.Clock, time: Range) -> list[WhatIf]:
        """Predict the launch with one change each; the clock stays.

        Without a cost, waves can come into an order in which they wait for each other more, and be slower (Graham,
        Bounds on multiprocessing timing anomalies, 1969). The change gains nothing then. Nor does it where the transfer
        of the bytes takes the time, and the change moves the same bytes: no compute unit is simulated then."""
        chip, moved = self.chip, self._transfer(traffic)
        limited = moved.us(0.0, speed.likely) + chip.launch_us.value >= time.likely
        near = Latency(latency.hit, chip.l2_hit.value, chip.l2_hit.value)
        cases = [
            ("no bank conflicts", latency, dataclasses.replace(WHOLE, conflicts=False), False),
            ("free barriers", latency, dataclasses.replace(WHOLE, barriers=False), False),
            ("every load hits the L2", near, WHOLE, True),
        ]
        found = []
        for change, delay, parts, perfect in cases:
            if limited and not perfect:
                found.append(WhatIf(change, time.likely, 1.0))
                continue
            busy = self._clocks(self._unit(delay, self.resident, parts), delay, self.per_cu, parts)
            us = min(_time(busy, self._transfer(traffic, perfect), speed, chip).likely, time.likely)
            found.append(WhatIf(change, us, time.likely / us))
        if self.blocks > chip.compute_units * self.per_cu:
            us = time.likely
            if not limited:
                more = self._clocks(self._unit(latency, self.per_cu + 1), latency, self.per_cu + 1)
                us = _time(more, moved, speed, chip).likely
            found.append(WhatIf("one more block on each CU", us, time.likely / us))
        return found

    @functools.cached_property
    def _operands(self) -> str:
        """The type of A and B of most matrix instructions, "" without matrix instructions."""
        counted: dict[str, float] = {}
        for kind, flops in self._by_kind:
            counted[kind] = counted.get(kind, 0.0) + flops
        return max(counted, key=lambda kind: counted[kind]).split()[0] if counted else ""

    @functools.cached_property
    def _by_kind(self) -> list[tuple[str, float]]:
        """The types of A and B and the operations of all executed matrix instructions."""
        steps, found = self.trace.program.steps, []
        for path in self.paths:
            for stream, of_stream in zip(path.streams, path.weights, strict=True):
                for operation, weight in zip(stream.operations, of_stream, strict=True):
                    product = steps[operation.index].matrix if operation.kind == MATRIX else None
                    if product is not None:
                        found.append((product.a.kind, product.shape.flop * weight * path.part * self.blocks))
        return found

    def _matrix_flops(self) -> float:
        return sum(flops for _, flops in self._by_kind)

    def _matrix_clocks(self) -> float:
        """Return the sum of the clocks of all matrix units of the chip in the launch."""
        total = 0.0
        for path in self.paths:
            for stream, of_stream in zip(path.streams, path.weights, strict=True):
                pairs = zip(stream.operations, of_stream, strict=True)
                total += sum(operation.pipe * weight for operation, weight in pairs if operation.pipe) * path.part
        return total * self.blocks

    def _bounds(self, unit: UnitTime, clk: float, by_memory: bool, idle: float) -> tuple[Bound, ...]:
        """Rank the causes by their shares; the bandwidth of memory comes first if `by_memory`."""
        whole = unit.wave_clocks
        found = []
        for cause, stalled in zip(ALL, [unit.issued, *unit.stalled], strict=True):
            total = sum(stalled)
            if total < whole * _LEAST_SHARE:
                continue
            worst: dict[str, list[int]] = {}
            for index, taken in enumerate(stalled):
                if taken:
                    worst.setdefault(self._place(index), []).append(index)
            place, indices = max(worst.items(), key=lambda one: sum(stalled[index] for index in one[1]))
            source = self._source(max(indices, key=lambda index: stalled[index]))
            found.append(Bound(cause, total / whole, total / unit.waves, place, source))
        if idle >= _LEAST_SHARE:
            place = f"the grid of {self.blocks:,} block{'s' * (self.blocks > 1)}"
            found.append(Bound(IDLE, idle, idle * clk, place, self.launch.defined))
        found.sort(key=lambda one: -one.share)
        waits = [one for one in found if one.cause != IDLE] if by_memory else []
        memory = [Bound("memory bandwidth", 1.0, unit.clocks, one.place, one.source) for one in waits[:1]]
        return (*memory, *found)

    def _source(self, index: int) -> str:
        """Return the line of the source of an instruction, or else of the last one before it that has one.

        Instructions before the first line of the source have the line of the kernel."""
        steps, places = self.trace.program.steps, self.launch.places
        before = (places.get(steps[number].place.line) for number in range(index, -1, -1))
        return next((place for place in before if place), self.launch.defined)

    def _place(self, index: int) -> str:
        """Return the origin of an instruction: a line of the source, or of the listing."""
        place = self.trace.program.steps[index].place
        return self.launch.places.get(place.line) or f"listing:{place.line} {place.text.split()[0]}"

    def _assumptions(self) -> tuple[str, ...]:
        texts = assumed(self.chip) + self._assumed_mechanisms()
        texts += self.launch.assumed
        if self.trace.with_data:
            texts.append("addresses or branches depend on data: the data of the arguments were taken")
        if self.launch.iterations is not None:
            texts.append(
                f"loops that end by data run {self.launch.iterations:,} times"
                if self.tracer.guesses
                else f"no loop ends by data: the count of {self.launch.iterations:,} iterations changes nothing"
            )
        traced = self.blocks_by_path.traced
        if len(self.paths) > 1:
            texts.append(f"blocks take {len(self.paths)} paths: {traced} of {self.blocks:,} blocks were traced")
        elif traced < self.blocks and self.launch.work is None:
            texts.append(f"blocks take one path: that of the {traced} of {self.blocks:,} blocks that were traced")
        return tuple(texts)

    def _assumed_mechanisms(self) -> list[str]:
        """Return what is assumed of the chip beside figures: no source says how it works."""
        several = self.blocks > self.chip.compute_units
        texts = ["waves: wave w of a compute unit runs on SIMD w mod 4"]
        if several:
            texts.append(
                "order of blocks: an XCD gives blocks to its compute units in turn, and then to the first free one"
            )
        if several and len(self.paths) > 1:
            texts.append("blocks of a compute unit: each slows the others down by the same clocks")
        elif several:
            texts.append("blocks of a compute unit: they start together, and the next ones when the last has ended")
        if self.touched and any(len(own.lines) for own in self.touched):
            texts.append(
                "loads: a load waits like a miss, for half of a burst, and for HBM where its block is the first"
            )
            texts.append("L2: a line lies in a random set, and the line that was used least recently is replaced")
            if self.blocks > 1:
                texts.append(
                    "end of the launch: the last block is behind by its drift, and by no more than its waits for memory"
                )
        return texts


def _effects(own: Sequence[Stream]) -> tuple[bool, bool]:
    """Return whether streams have bank conflicts, and whether they have barriers."""
    operations = [operation for stream in own for operation in stream.operations]
    return any(one.conflicts for one in operations), any(one.kind == BARRIER for one in operations)


def _occupancy(found: Resources, target: Target, waves: int) -> tuple[int, str]:
    """Return the blocks of a compute unit, and their limit in words.

    Where LDS allows no more waves, LLVM takes more registers than the kernel uses: the limit is LDS then.
    """
    by_registers = target.waves_at(found.registers) * target.simds // waves
    by_lds = found.lds_workgroups
    if by_lds is not None and by_lds < by_registers + found.padded:
        return max(1, by_lds), f"LDS, {found.lds_bytes:,} bytes a block"
    if target.waves_at(found.registers) == target.max_waves_per_simd:
        return max(1, by_registers), "the waves of a SIMD"
    return max(1, by_registers), f"registers, {found.registers} a lane"


def _efficiency(unit: UnitTime, target: Target) -> float | None:
    return min(1.0, unit.loop_matrix / target.simds / unit.loop_clocks) if unit.loop_clocks else None


def _load(unit: UnitTime, target: Target) -> float:
    """Return the share of the time in which the matrix units are busy, which lowers the clock.

    The share is that of the hot loop; without a hot loop with products, as in unrolled code and in loops that end
    before their iterations are left out, it is that of all the blocks' time."""
    of_loop = None if unit.in_full else _efficiency(unit, target)
    return of_loop or unit.matrix_busy / target.simds / unit.clocks


def _time(busy: float, moved: _Transfer, speed: clocks.Clock, chip: Chip) -> Range:
    """Return the time of a launch in µs, with the cost of the launch itself."""
    return Range(*(moved.us(busy, mhz) + chip.launch_us.value for mhz in (speed.high, speed.likely, speed.low)))


def _lines(unit: UnitTime, place: Any) -> tuple[Line, ...]:
    rows: dict[str, tuple[list[float], dict[str, float]]] = {}
    for index, issued in enumerate(unit.issued):
        if not unit.executed[index]:
            continue
        sums, stalls = rows.setdefault(place(index), ([0.0], {}))
        sums[0] += issued / unit.waves
        for cause, stalled in zip(STALLS, unit.stalled, strict=True):
            if stalled[index]:
                stalls[cause] = stalls.get(cause, 0.0) + stalled[index] / unit.waves
    found = [Line(name, sums[0] + sum(stalls.values()), sums[0], stalls) for name, (sums, stalls) in rows.items()]
    return tuple(sorted(found, key=lambda line: -line.clocks))
