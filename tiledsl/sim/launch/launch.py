"""Launch a kernel of a listing on the interpreter."""

from __future__ import annotations

import collections
import dataclasses
import os
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy

from tiledsl.asm.isa.registers import registers_of
from tiledsl.asm.text.parse import parse_listing
from tiledsl.asm.text.syntax import Kernel, Listing
from tiledsl.diagnostics import terminal
from tiledsl.diagnostics.diagnostic import SimulationError, UsageError
from tiledsl.sim.execute.indexing import vgprs_of
from tiledsl.sim.execute.numerics import check_numerics
from tiledsl.sim.execute.program import Program
from tiledsl.sim.execute.vocabulary import WaveContext
from tiledsl.sim.launch import arguments
from tiledsl.sim.launch.allocated import check_allocated
from tiledsl.sim.launch.entry import check_descriptor, enter
from tiledsl.sim.launch.extents import Dims, block_ids, check_items, dims, whole
from tiledsl.sim.launch.processes import Pool, available
from tiledsl.sim.launch.shared_files import Shared
from tiledsl.sim.launch.verified_contents import verify_contents
from tiledsl.sim.memory.global_races import GlobalRaces
from tiledsl.sim.memory.touches import BetweenBatches, Logged, Touch
from tiledsl.sim.run.machine import Machine
from tiledsl.sim.run.schedules import Schedule
from tiledsl.sim.state.addresses import Addresses
from tiledsl.sim.state.arithmetic import keeps_subnormals
from tiledsl.sim.state.hazards import Collector
from tiledsl.sim.state.mode import check_mode
from tiledsl.sim.state.report import EXACT, Counts, Line, Report
from tiledsl.targets import WAVE, Target, target_named

_WAVES_AT_ONCE = 128  # of all blocks of a batch: enough to share NumPy's overhead, few enough for the caches
# another module's operations cost the same for few blocks as for many; 512 registers of each wave take 1 GiB
_WAVES_ON_A_DEVICE = 8192
SECONDS_BETWEEN_TICKS = 0.1
_WORTH_PROCESSES = 4.0  # seconds that are left: starting processes takes half a second
# of one wave, unless the caller gives a limit: so many, and one for each byte of the arrays, which 64 lanes go through
# many times with as many instructions
_MOST_INSTRUCTIONS = 250_000
_KEPT_PATTERNS = 32  # of one instruction, a few kilobytes each


def launch(
    listing: str | Listing,
    grid: int | Sequence[int],
    block: int | Sequence[int],
    args: Sequence[Any],
    kernel: str | None = None,
    dynamic_lds: int = 0,
    blocks: Iterable[int | Sequence[int]] | None = None,
    schedule: str = "round-robin",
    numerics: str = EXACT,
    target: str | Target | None = None,
    xp: Any = numpy,
    progress: Callable[[int, int], None] | None = None,
    tick: Callable[[int], None] | None = None,
    share: Callable[[float], None] | None = None,
    batch: int | None = None,
    processes: int | None = None,
    limit: int | None = None,
    executor: Any = None,
) -> Report:
    """Execute a kernel of a listing over `grid` blocks of `block` threads, and report what happened.

    `args` are the kernel's arguments in order: arrays (NumPy, or torch on the CPU) are global memory and are changed in
    place; numbers are passed by value. `blocks` picks blocks by linear id or by coordinates; all run by default,
    `batch` at a time. `numerics` is how matrix instructions add: "exact" for whole numbers and in an order of its own
    for others, or the published model of the target, "cdna2" (gfx90a) or "cdna3" (gfx942) (`numerics.py`). `target`
    defaults to the listing's. `xp` is the array module, NumPy or CuPy. `processes` is how many share the blocks:
    without it as many as there are processors, once the rest of a long launch is worth it. `executor` is any executor
    of `concurrent.futures`: it gets the blocks in `processes` parts. `progress` is called with (blocks done, blocks in
    all), `tick` now and then with the wave-instructions so far, but not by an executor, and `share` with the part of
    all that is done, from 0 to 1, once the first batch has shown what a block takes; `limit` is how many instructions
    one wave may execute: without it 250,000, and one more for each byte of the arrays.
    Raises SimulationError for a listing that cannot be executed or arguments that do not fit, with the report of what
    was executed; UsageError for an unknown schedule or target."""
    read = parse_listing(listing) if isinstance(listing, str) else listing
    lds, most = whole(dynamic_lds, "dynamic_lds", least=0), None if limit is None else whole(limit, "limit")
    request = Request(read, kernel, dims(grid, "grid"), dims(block, "block"), lds, schedule, numerics, target, most)
    check_items(request.grid, request.block)
    batch, processes = (
        value if value is None else whole(value, what) for value, what in ((batch, "batch"), (processes, "processes"))
    )
    count = processes if executor is None else processes or available()
    _check_processes(count, xp, executor)
    run = Run(request, xp, args)
    verify_contents(run.program.kernel.contents, args)
    _check_shareable(run.program, processes, executor)
    wanted = block_ids(blocks, request.grid)
    size = batch or max(1, (_WAVES_AT_ONCE if xp is numpy else _WAVES_ON_A_DEVICE) // run.program.wave_count)
    if count is not None and batch is None:
        size = max(1, min(size, -(-len(wanted) // count)))
    batches = [wanted[start : start + size] for start in range(0, len(wanted), size)]
    run.several = len(batches) > 1
    started = time.perf_counter()
    with numpy.errstate(all="ignore"), terminal.progress.of(f"{chosen_kernel(read, kernel).name} on the interpreter"):
        try:
            _execute(run, args, batches, count, Progress(len(wanted), progress, tick, share), executor)
        except SimulationError as error:
            if (found := error.__dict__.pop("found", None)) is not None:
                run.add(found)
            error.report = run.report(wanted, time.perf_counter() - started)
            raise
        finally:
            _forget_many(run.program)
        run.space.copy_back()
    return run.report(wanted, time.perf_counter() - started)


def _forget_many(program: Program) -> None:
    """Keep access patterns for the next launch only where an instruction has few: the program outlives the launch."""
    for step in program.steps:
        if len(step.patterns) > _KEPT_PATTERNS:
            step.patterns.clear()


def _check_processes(processes: int | None, xp: Any, executor: Any) -> None:
    if executor is not None and not callable(getattr(executor, "submit", None)):
        kind = type(executor).__name__
        raise UsageError(f"executor takes an executor of concurrent.futures, which has submit(…), and got {kind}")
    if (executor is not None or processes is not None and processes > 1) and xp is not numpy:
        who = "several processes execute" if executor is None else "the workers of an executor execute"
        raise UsageError(f"{who} with NumPy, and the array module is {xp.__name__}")


def _check_shareable(program: Program, processes: int | None, executor: Any) -> None:
    """UsageError for a kernel that holds variables in memory or changes memory atomically, where no memory is shared."""
    word = "processes" if executor is None else "executor"
    if (executor is not None or processes is not None and processes > 1) and program.addresses.writable:
        names = ", ".join(f"'{item.name}'" for item in program.addresses.objects if item.writable)
        raise UsageError(f"the kernel has variables of its own ({names}), which one process holds: leave {word} out")
    if executor is not None and program.changes_memory_atomically:
        raise UsageError(
            "the kernel changes memory by atomic operations, and the workers of an executor share no memory: leave"
            " executor out, or take processes="
        )


class Progress:
    """Calls the caller's functions: with the blocks done, and now and then with the wave-instructions issued so far and
    the share of the whole.
    """

    def __init__(
        self,
        blocks: int,
        progress: Callable[[int, int], None] | None,
        tick: Callable[[int], None] | None,
        share: Callable[[float], None] | None,
    ):
        self._blocks, self._progress, self._tick, self._share = blocks, progress, tick, share
        self._done, self._at, self._issued = 0, time.monotonic(), 0
        # wave-instructions of a block, measured on the first whole batch: when a batch splits, the parts that end first
        # have shared the work of the others
        self._of_a_block = 0.0

    def ended(self, count: int) -> None:
        """Note that `count` more blocks have ended."""
        self._done += count
        if self._progress is not None:
            self._progress(self._done, self._blocks)
        self._pass_share(0)

    def batch_ended(self, issued: int) -> None:
        """Note that a batch and all batches before it have ended, after `issued` wave-instructions in all."""
        self._of_a_block = self._of_a_block or issued / self._done
        self._pass_share(issued)

    def tick(self, issued: Callable[[], int]) -> None:
        """Pass on the wave-instructions issued so far, if the last call was long enough ago."""
        if time.monotonic() - self._at <= SECONDS_BETWEEN_TICKS:
            return
        self._at, so_far = time.monotonic(), issued()
        if self._tick is not None:
            self._tick(so_far)
        self._pass_share(so_far)

    def _pass_share(self, issued: int) -> None:
        """Pass on the share that is done: of blocks, or of instructions if that is greater. `issued` leaves out batches
        that wait for an earlier batch.
        """
        self._issued = max(issued, self._issued)
        if self._of_a_block:
            share = min(1.0, max(self._done, self._issued / self._of_a_block) / self._blocks)
            terminal.progress.share(share)
            if self._share is not None:
                self._share(share)


def _execute(
    run: Run, args: Sequence[Any], batches: list[list[int]], processes: int | None, progress: Progress, executor: Any
) -> None:
    """Execute all batches: in this process, or from some point on in other processes, or by an executor."""
    if executor is not None:
        from tiledsl.sim.launch.parts import in_parts  # here: concurrent.futures takes time to import

        return in_parts(run, args, batches, processes or 1, executor, progress)
    started = time.perf_counter()
    for number, blocks in enumerate(batches):
        left = len(batches) - number
        elapsed = time.perf_counter() - started
        still_needed = elapsed / number * left if number else 0.0  # seconds, in this process alone
        count = min(left, _process_count(run, processes, still_needed))
        if count > 1:
            return _in_processes(run, args, batches[number:], count, progress)
        run.add(
            run.batch(
                blocks,
                progress.ended,
                lambda counts: progress.tick(lambda: sum(run.counts.issued) + sum(counts.issued)),
            )
        )
        progress.batch_ended(sum(run.counts.issued))


def _process_count(run: Run, asked: int | None, seconds: float) -> int:
    """How many processes to use. Unless the caller asks for a number: one for each processor if the rest takes long;
    one process where atomic operations or variables of the kernel would make the result depend on the order.
    """
    if asked is not None:
        if asked > 1 and os.name != "posix":
            raise UsageError(
                "several processes need shared memory that this system does not have: leave out processes="
            )
        return asked
    depends_on_order = run.program.changes_memory_atomically or run.program.addresses.writable
    if seconds <= _WORTH_PROCESSES or run.space.xp is not numpy or depends_on_order:
        return 1
    return available()


def _in_processes(run: Run, args: Sequence[Any], batches: list[list[int]], count: int, progress: Progress) -> None:
    arrays: list[Any] = []
    arguments.with_arrays(run.program.kernel, args, arrays.append)
    shared = Shared([arguments.as_bytes(array, "an argument") for array in arrays])
    try:
        regions = iter(shared.regions)
        task = run.request, arguments.with_arrays(run.program.kernel, args, lambda _: next(regions))
        with Pool(task, shared.file, count) as pool:
            for found in pool.results(
                batches, progress.ended, lambda issued: progress.tick(lambda: sum(run.counts.issued) + issued)
            ):
                run.add(found)
        shared.copy_back()
    finally:
        shared.close()


@dataclasses.dataclass(frozen=True, slots=True)
class Request:
    """A launch without its arguments, as it is sent to other processes."""

    listing: Listing
    kernel: str | None
    grid: Dims
    block: Dims
    dynamic_lds: int
    schedule: str
    numerics: str
    target: str | Target | None
    limit: int | None


Found = tuple[Counts, Collector, list[Touch | Logged]]


@dataclasses.dataclass(frozen=True, slots=True)
class _Setting:
    """What a program depends on beside its kernel, and the access patterns that its steps keep: arrays of `xp`, for an
    LDS that `dynamic_lds` bytes enlarge.
    """

    chip: Target
    waves: int
    deferred: bool
    numerics: str
    xp: Any
    dynamic_lds: int


# programs of the last launches: a kernel is often launched again, with other arguments
_RECENT: collections.deque[tuple[Listing, Kernel, _Setting, Program]] = collections.deque(maxlen=4)


def _program(listing: Listing, kernel: Kernel, setting: _Setting, is_alone: bool) -> Program:
    """The kernel made ready to run. A launch of the same kernel before this launch has made its program, but for a run
    beside others in threads: the program keeps what it executes.
    """
    for of, known, how, program in () if is_alone else tuple(_RECENT):
        if of is listing and known is kernel and how == setting:
            return program
    addresses = Addresses(kernel, listing.functions, listing.objects)
    program = Program(
        kernel, setting.chip, dict(listing.symbols), setting.waves, setting.deferred, setting.numerics, addresses
    )
    check_allocated(program)
    if not is_alone:
        _RECENT.append((listing, kernel, setting, program))
    return program


class Run:
    """One launch: the machines of each batch, and the totals. The constructor raises what `launch` does. A run that
    `is_alone` shares nothing that changes with other runs.
    """

    def __init__(self, request: Request, xp: Any, args: Sequence[Any], is_alone: bool = False):
        listing, target = request.listing, request.target
        chosen = chosen_kernel(listing, request.kernel)
        chip = target if isinstance(target, Target) else target_named(target or listing.target)
        check_descriptor(chosen)
        check_numerics(request.numerics, chip)
        check_mode(chosen)
        if request.numerics != EXACT and not keeps_subnormals(xp):
            raise SimulationError(
                f"numerics '{request.numerics}' needs subnormal numbers, which {xp.__name__} treats as zero here: run"
                f" the listing with NumPy"
            )
        deferred = Schedule(request.schedule).deferred
        waves = _wave_count(request.block, chip, chosen)
        self.request = request
        setting = _Setting(chip, waves, deferred, request.numerics, xp, request.dynamic_lds)
        self.program = _program(listing, chosen, setting, is_alone)
        self.lds_bytes = _lds_bytes(chosen, chip, request.dynamic_lds)
        self.space, self.segments = arguments.build(xp, chosen, args, request.grid, request.block, request.dynamic_lds)
        for item in self.program.addresses.data():
            self.space.place(item.name, item.base, _whole_words(xp, item.data), item.read_only)
        own = (self.segments.kernarg.base, self.segments.packet.base, self.segments.queue.base)
        self.space.watch([a for a in self.space.allocations if a.base not in own and not a.read_only])
        self.counts, self.collector = Counts(len(self.program.steps)), Collector()
        self.several = True  # whether there is more than one batch
        self.between = BetweenBatches(self.space, self.program.steps, self.collector)
        self.limit = request.limit or _MOST_INSTRUCTIONS + sum(self.space.memory_sizes)
        self.granule = _granule(self.program)
        self.files = _register_counts(self.program)

    def batch(self, blocks: list[int], finished: Callable[[int], None], going: Callable[[Counts], None]) -> Found:
        """Execute some blocks together. `finished` is called with how many have ended, `going` every turn with the
        counts so far.
        """
        counts, collector = Counts(len(self.program.steps)), Collector()
        machines = [self._machine(blocks, counts, collector)]
        races = GlobalRaces(machines[0].batch, self.space, machines[0].units.log)
        try:
            while machines:
                machine = machines.pop()
                machine.on_progress, machine.on_turn = finished, lambda: going(counts)
                machines += machine.run()
        except SimulationError as error:
            races.check()
            error.__dict__["found"] = counts, collector, []
            raise
        races.check()
        return counts, collector, races.found() if self.several else []

    def add(self, found: Found) -> None:
        """Add the findings of the next batch."""
        self.counts.add(found[0])
        self.collector.add_all(found[1])
        self.between.add(found[2])

    def _machine(self, blocks: list[int], counts: Counts, collector: Collector) -> Machine:
        order, limit = Schedule(self.request.schedule), self.limit
        machine = Machine(
            self.program, self.space, blocks, self.lds_bytes, self.granule, counts, collector, order, limit
        )
        self.enter(machine, WaveContext)
        return machine

    def enter(self, machine: Machine, kind: type[WaveContext]) -> None:
        """Give a machine its waves, of class `kind`, as they enter the kernel."""
        for number in range(self.program.wave_count):
            w = kind(machine.batch, machine.units, number, *self.files)
            enter(w, self.program.kernel, self.request.grid, self.request.block, self.segments)
            machine.waves.append(w)

    def report(self, blocks: list[int], seconds: float) -> Report:
        counts, steps, target = self.counts, self.program.steps, self.program.target
        by_class: dict[str, int] = {}
        clocks = 0
        for step, count in zip(steps, counts.issued, strict=True):
            if count:
                by_class[step.family] = by_class.get(step.family, 0) + count
            if step.matrix is not None:
                clocks += count * 4 * step.matrix.timing.passes
        lines = tuple(
            Line(s.place.line, s.place.text, n, c)
            for s, n, c in zip(steps, counts.issued, counts.conflicts, strict=True)
            if n
        )
        return Report(
            self.program.kernel.name,
            target.name,
            self.request.schedule,
            self.request.numerics,
            tuple(blocks),
            self.program.wave_count,
            self.collector.hazards(),
            self.collector.warnings(),
            by_class,
            sum(counts.issued),
            counts.global_read,
            counts.global_written,
            counts.lds_read,
            counts.lds_written,
            sum(counts.conflicts),
            clocks,
            lines,
            len(steps) - len(lines),
            seconds,
        )


def _whole_words(xp: Any, data: bytes) -> Any:
    """The bytes as an array, filled up to whole words, which scalar loads read."""
    return xp.asarray(list(data) + [0] * (-len(data) % 4), dtype=xp.uint8)


def chosen_kernel(listing: Listing, name: str | None) -> Kernel:
    names = [k.name for k in listing.kernels]
    if name is None and len(names) == 1:
        return listing.kernels[0]
    if name not in names:
        asked = f"has no kernel '{name}'" if name is not None else f"has {len(names)} kernels, so one must be named"
        raise SimulationError(f"the listing {asked}: {', '.join(names) or 'none'}")
    return listing.kernels[names.index(name)]


def _wave_count(block: Dims, target: Target, kernel: Kernel) -> int:
    threads = block[0] * block[1] * block[2]
    declared = kernel.metadata.get(".max_flat_workgroup_size", target.max_threads)
    most = min(target.max_threads, declared if isinstance(declared, int) else target.max_threads)
    if threads > most:
        raise SimulationError(
            f"a block of {threads} threads is more than the {most} that kernel '{kernel.name}' was compiled for"
        )
    required = kernel.metadata.get(".reqd_workgroup_size")
    if required is not None and required != list(block):
        raise SimulationError(
            f"kernel '{kernel.name}' was compiled for blocks of {required} threads (.reqd_workgroup_size), and not of"
            f" {list(block)}"
        )
    return -(-threads // WAVE)


def _lds_bytes(kernel: Kernel, target: Target, dynamic: int) -> int:
    size = kernel.descriptor.get("group_segment_fixed_size", 0) + dynamic
    if size > target.lds_bytes:
        raise SimulationError(
            f"kernel '{kernel.name}' needs {size} bytes of LDS, and {target.name} has {target.lds_bytes}"
        )
    return size


def _granule(program: Program) -> int:
    """The widest granule of LDS bytes of which every access of the kernel is a whole number, if aligned."""
    steps = [step for step in program.steps if step.definition.bytes and (step.family == "ds" or step.writes_lds)]
    sizes = [step.definition.bytes // (1 + step.definition.syntaxes[0].two_places) for step in steps]
    return min((4 if size == 12 else size for size in sizes), default=4)


def _register_counts(program: Program) -> tuple[int, int]:
    """How many VGPRs and AGPRs the kernel names; where an index chooses them, the VGPRs that the descriptor
    promises.
    """
    touched = 0
    for step in program.steps:
        touched |= step.touch
    last = {"v": 0, "a": -1}
    for file, index in registers_of(touched):
        if file in last:
            last[file] = max(last[file], index)
    return max(last["v"] + 1, vgprs_of(program.kernel) if program.indexes_vectors else 0), last["a"] + 1
