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
from tiledsl.analysis.time.block_paths import paths_of
from tiledsl.analysis.time.caches import Reuse, once, reuse, round_of
from tiledsl.analysis.time.causes import ALL, STALLS, explained
from tiledsl.analysis.time.chips import Chip
from tiledsl.analysis.time.compute_units import ComputeUnits
from tiledsl.analysis.time.engine import Latency, Parts, UnitTime
from tiledsl.analysis.time.estimate import Gemm
from tiledsl.analysis.time.figures import assumed, replaced
from tiledsl.analysis.time.latency import loaded, unloaded
from tiledsl.analysis.time.operations import MATRIX
from tiledsl.analysis.time.origami import estimated_us
from tiledsl.analysis.time.result import (
    IDLE,
    MEMORY,
    Bound,
    Cache,
    Changes,
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
from tiledsl.analysis.time.rounds import Rounds
from tiledsl.analysis.time.spending import Spending
from tiledsl.analysis.time.spent import spending as spending_of
from tiledsl.analysis.time.steady import misses_of_iteration
from tiledsl.analysis.time.timed import timeline_of
from tiledsl.analysis.time.timeline import Timeline
from tiledsl.analysis.time.touches import touches_of, window_of
from tiledsl.analysis.time.traffic import Traffic, time_of, transfer_of
from tiledsl.analysis.time.what_if import what_if
from tiledsl.asm.resources import Resources, resources
from tiledsl.asm.text.syntax import Listing
from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.diagnostics.terminal import progress
from tiledsl.sim.launch.extents import Dims
from tiledsl.sim.launch.trace import Tracer
from tiledsl.sim.state.step import Step
from tiledsl.sim.state.trace import GlobalAccess, NeedsData
from tiledsl.targets import LINE, Target, target_named

_ROUNDS = 3  # simulations of a compute unit, until its latency changes no more
_AGREE = 0.01  # relative difference of two latencies that count as equal
_SAME = 0.05  # relative difference of two iterations, in clocks, that have the same hits
_SAY_HOW_OFTEN = "say how often the loop runs, --iterations N, or "
_GIVE_DATA = (
    "give the arrays their data, --arg NAME=TYPE[SHAPE]:FILE.npy, with --listing (tiledsl lower -o writes a kernel's"
    " listing)"
)
_LEAST_SHARE = 0.0005  # of a bound


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


def profile(launch: Launch, chip: Chip, timeline: bool = False) -> Profile:
    """Predict the time of a launch on a chip; `timeline` adds each wave's instructions and waits.

    SimulationError for a listing or arguments that cannot be executed. UsageError for a listing of another target, and
    for a listing whose addresses or branches depend on missing data.
    """
    with _predicting(launch, chip) as prediction:
        return prediction.profile(timeline)


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
            changed.chip, changed.units = other, whole.units.changed(parts, other)
            timed = changed.timed()
            found.append(Ablated(_efficiency(timed.unit, whole.target), timed.clk, timed.us))
        return found


def _changes(rounds: Rounds, traffic: Traffic, speed: clocks.Clock, time: Range) -> tuple[WhatIf, ...]:
    """Predict a launch with one change each."""
    with progress.of(f"what if, for {rounds.chip.name}"), _without_collection():
        return what_if(rounds, traffic, speed, time)


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
class _Timed:
    """The time of a launch in µs and in clocks, and what the time follows from.

    `busy` are the clocks of the launch without the bandwidth of memory, and `matrix` those of a matrix unit."""

    unit: UnitTime
    found: Reuse
    speed: clocks.Clock
    traffic: Traffic
    rounds: Rounds
    busy: float
    matrix: float
    clk: float
    us: Range


class _Prediction:
    """One prediction: the traces of a launch, and the compute units that execute them."""

    def __init__(self, launch: Launch, chip: Chip, target: Target):
        self.launch, self.chip, self.target = launch, chip, target
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
        instructions = len(self.trace.program.steps)
        self.units = ComputeUnits(target, chip, self.blocks_by_path, self.blocks, self.per_cu, instructions)
        self.slots = chip.compute_units * self.per_cu
        window = window_of(self.trace)
        self.tour = self.tracer.trace(round_of(self.blocks, self.slots), most_turns=1 + window)
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

    # -- the chip ---------------------------------------------------------------------

    def _converged(self) -> tuple[UnitTime, Latency, Reuse, clocks.Clock]:
        """Simulate a compute unit with the latency that the load of all compute units causes."""
        latency = Latency(self.chip.l1_hit.value, unloaded(self.chip), self.chip.l2_hit.value)
        step = 0.0
        for _ in range(_ROUNDS):
            unit = self.units.unit(latency, self.units.resident)
            now = (None if unit.in_full else unit.loop_clocks) or unit.clocks
            if abs(now - step) > _SAME * step:
                found, step = reuse(self.tour, self.chip, now * self.window, self.touched), now
            speed = clocks.clock_of(self.chip, self._operands, _load(unit, self.target))
            loaded_latency = self._loaded(unit, found, speed)
            if abs(loaded_latency.miss - latency.miss) <= _AGREE * latency.miss:
                break
            latency = loaded_latency
        return unit, latency, found, speed

    def _loaded(self, unit: UnitTime, found: Reuse, speed: clocks.Clock) -> Latency:
        """Return the latency under load."""
        burst = 0.0 if unit.in_full else unit.burst
        miss = loaded(self.chip, burst, self.blocks, found.l2, found.leading, speed.likely)
        return Latency(self.chip.l1_hit.value, miss, miss)

    def _traffic(self, found: Reuse) -> Traffic:
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
        return Traffic(reads, misses, l2_hits, mall_requests, mall_hits, fetched, written)

    # -- the result -------------------------------------------------------------------

    def timed(self) -> _Timed:
        """Return the time of the launch."""
        chip = self.chip
        unit, latency, found, speed = self._converged()
        traffic = self._traffic(found)
        rounds = Rounds(self.units, latency)
        busy = rounds.clocks(unit)
        matrix = self._matrix_clocks() / (chip.compute_units * self.target.simds)
        speed = clocks.clock_of(chip, self._operands, _load(unit, self.target), matrix / busy)
        moved = transfer_of(traffic, chip)
        us = time_of(busy, moved, speed, chip)
        return _Timed(unit, found, speed, traffic, rounds, busy, matrix, moved.clocks(busy, speed.likely), us)

    def profile(self, timeline: bool) -> Profile:
        """Return the prediction of the launch."""
        timed = self.timed()
        return self._result(timed, self._by_cause(timed), timeline)

    def spending(self) -> Spending:
        """Return what each instruction costs, with the prediction."""
        timed = self.timed()
        by_cause = self._by_cause(timed)
        result = self._result(timed, by_cause, timeline=False)
        return spending_of(result, by_cause, self.paths[0], self.trace.program.steps, self.chip)

    def _by_cause(self, timed: _Timed) -> UnitTime:
        """Return the clocks of a compute unit by cause, also those of longer accesses."""
        units, latency = self.units, timed.rounds.loaded
        streams = [units.streams[0]] * units.resident
        return explained(timed.unit, streams, lambda parts: units.unit(latency, units.resident, parts))

    def _result(self, timed: _Timed, by_cause: UnitTime, timeline: bool) -> Profile:
        """Return the prediction, from the time and from the clocks by cause."""
        chip, launch, target = self.chip, self.launch, self.target
        unit, speed, traffic, clk, time = timed.unit, timed.speed, timed.traffic, timed.clk, timed.us
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
            bounds=self._bounds(by_cause, clk, clk > timed.busy, timed.rounds.idle(unit)),
            lines=_lines(by_cause, self._place, self.trace.program.steps),
            changes=Changes(functools.partial(_changes, timed.rounds, traffic, speed, time)),
            origami_us=estimated_us(launch.gemm, chip) if launch.gemm else None,
            round_first=round_of(self.blocks, self.slots)[0],
            round_blocks=self.slots,
            xcds=tuple(
                Xcd(one.xcd, one.blocks, one.requests, 1 - one.misses / max(1, one.requests))
                for one in timed.found.xcds
            ),
            assumptions=self._assumptions(),
            own_figures=replaced(chip),
            timeline=self._timeline(timed.rounds.loaded) if timeline else None,
        )

    def _timeline(self, latency: Latency) -> Timeline:
        """Return what the waves and the pipes do, for the iterations that are simulated."""
        steps, places = self.trace.program.steps, functools.cache(self._place)
        return timeline_of(
            self.units.record(latency),
            self.target.simds,
            self.waves,
            lambda index: steps[index].item.mnemonic,
            places,
            lambda index: steps[index].place.line,
        )

    def _memory(self, traffic: Traffic, seconds: float) -> Memory:
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
        memory = [Bound(MEMORY, 1.0, unit.clocks, one.place, one.source) for one in waits[:1]]
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


def _occupancy(found: Resources, target: Target, waves: int) -> tuple[int, str]:
    """Return the blocks of a compute unit, and their limit in words. UsageError where the registers hold no block.

    Where LDS allows no more waves, LLVM takes more registers than the kernel uses: the limit is LDS then.
    """
    by_registers = target.waves_at(found.registers) * target.simds // waves
    if not by_registers:
        raise UsageError(
            f"a block of {waves} waves with {found.registers} registers a lane does not fit on a compute unit, which"
            f" has room for {target.waves_at(found.registers) * target.simds} such waves: give fewer threads a block"
        )
    by_lds = found.lds_workgroups
    if by_lds is not None and by_lds < by_registers + found.padded:
        return max(1, by_lds), f"LDS, {found.lds_bytes:,} bytes a block"
    if target.waves_at(found.registers) == target.max_waves_per_simd:
        return by_registers, "the waves of a SIMD"
    return by_registers, f"registers, {found.registers} a lane"


def _efficiency(unit: UnitTime, target: Target) -> float | None:
    return min(1.0, unit.loop_matrix / target.simds / unit.loop_clocks) if unit.loop_clocks else None


def _load(unit: UnitTime, target: Target) -> float:
    """Return the share of the time in which the matrix units are busy, which lowers the clock.

    The share is that of the hot loop; without a hot loop with products, as in unrolled code and in loops that end
    before their iterations are left out, it is that of all the blocks' time."""
    of_loop = None if unit.in_full else _efficiency(unit, target)
    return of_loop or unit.matrix_busy / target.simds / unit.clocks


def _lines(unit: UnitTime, place: Any, steps: Sequence[Step]) -> tuple[Line, ...]:
    rows: dict[str, tuple[list[float], dict[str, float]]] = {}
    for index, issued in enumerate(unit.issued):
        if not unit.executed[index]:
            continue
        sums, stalls = rows.setdefault(place(index), ([0.0, 0.0], {}))
        sums[0] += issued / unit.waves
        sums[1] += issued / unit.waves * steps[index].is_valu
        for cause, stalled in zip(STALLS, unit.stalled, strict=True):
            if stalled[index]:
                stalls[cause] = stalls.get(cause, 0.0) + stalled[index] / unit.waves
    found = [
        Line(name, sums[0] + sum(stalls.values()), sums[0], stalls, sums[1]) for name, (sums, stalls) in rows.items()
    ]
    return tuple(sorted(found, key=lambda line: -line.clocks))
