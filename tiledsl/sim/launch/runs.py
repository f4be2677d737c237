"""One launch of a kernel: its request, its program, and the machines that execute its batches of blocks."""

from __future__ import annotations

import collections
import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

from tiledsl.asm.isa.registers import registers_of
from tiledsl.asm.text.syntax import Kernel, Listing
from tiledsl.diagnostics.diagnostic import SimulationError
from tiledsl.sim.execute.indexing import vgprs_of
from tiledsl.sim.execute.numerics import check_numerics
from tiledsl.sim.execute.program import Program
from tiledsl.sim.execute.vocabulary import WaveContext
from tiledsl.sim.launch import arguments
from tiledsl.sim.launch.allocated import check_allocated
from tiledsl.sim.launch.entry import check_descriptor, enter
from tiledsl.sim.launch.extents import Dims
from tiledsl.sim.memory.global_races import GlobalRaces
from tiledsl.sim.memory.touches import BetweenBatches, Logged, Touch
from tiledsl.sim.run.machine import Machine
from tiledsl.sim.run.schedules import Schedule
from tiledsl.sim.run.watch import Pauses, Watch
from tiledsl.sim.state.addresses import Addresses
from tiledsl.sim.state.arithmetic import keeps_subnormals
from tiledsl.sim.state.hazards import Collector
from tiledsl.sim.state.mode import check_mode
from tiledsl.sim.state.report import EXACT, Counts, Line, Report
from tiledsl.targets import WAVE, Target, target_named

# of one wave, unless the caller gives a limit: so many, and one for each byte of the arrays, which 64 lanes go through
# many times with as many instructions
_MOST_INSTRUCTIONS = 250_000


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
    `is_alone` shares nothing that changes with other runs, nor does a run that is watched.
    """

    def __init__(
        self, request: Request, xp: Any, args: Sequence[Any], is_alone: bool = False, watch: Watch | None = None
    ):
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
        self.program = _program(listing, chosen, setting, is_alone or watch is not None)
        self.watch = watch
        if watch is not None:
            watch.prepare(self.program)
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
        machine.pauses = Pauses(self.watch) if self.watch is not None else None
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
