"""Launch a kernel of a listing on the interpreter."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy

from tiledsl.asm.parse import parse_listing
from tiledsl.asm.registers import named_bits, register_bits, registers_of
from tiledsl.asm.syntax import Kernel, Listing
from tiledsl.diagnostics import SimulationError
from tiledsl.sim import arguments
from tiledsl.sim.arguments import Dims
from tiledsl.sim.hazards import Collector
from tiledsl.sim.machine import Machine
from tiledsl.sim.memory import AddressSpace, Allocation
from tiledsl.sim.numerics import EXACT, check_numerics
from tiledsl.sim.program import Program
from tiledsl.sim.report import Counts, Line, Report
from tiledsl.sim.schedules import Schedule
from tiledsl.sim.scratch import private_segment, scratch_scalars
from tiledsl.sim.wave import EXEC, Wave
from tiledsl.targets import WAVE, Target, target_named

_WAVES_AT_ONCE = 128  # of all blocks of a batch: enough to share NumPy's overhead, few enough for the caches
_WAVES_ON_A_DEVICE = 8192  # another module's operations cost the same for few blocks as for many; 512 registers of each wave take 1 GiB
_SECONDS_BETWEEN_TICKS = 0.1
_MOST_INSTRUCTIONS = 1 << 33

# User SGPRs in the order in which the hardware fills them, with their size (LLVM, AMDGPU usage, initial kernel execution state).
_USER_SGPRS = (
    ("user_sgpr_private_segment_buffer", 4),
    ("user_sgpr_dispatch_ptr", 2),
    ("user_sgpr_queue_ptr", 2),
    ("user_sgpr_kernarg_segment_ptr", 2),
    ("user_sgpr_dispatch_id", 2),
    ("user_sgpr_flat_scratch_init", 2),
    ("user_sgpr_private_segment_size", 1),
)


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
    batch: int | None = None,
    limit: int = _MOST_INSTRUCTIONS,
) -> Report:
    """Execute a kernel of a listing over `grid` blocks of `block` threads, and report what happened.

    `args` are the kernel's arguments in order: arrays (NumPy, or torch on the CPU) are global memory and are changed in place; numbers are passed by
    value. `blocks` picks blocks by linear id or by coordinates; all run by default, `batch` at a time. `numerics` is how matrix instructions add:
    "exact" for whole numbers and in an order of its own for others, or the published model of the target, "cdna2" (gfx90a) or "cdna3" (gfx942) (`numerics.py`).
    `target` defaults to the listing's. `progress` is called with (blocks done, blocks in all), `tick` now and then with the wave-instructions so far.
    Raises SimulationError for a listing that cannot be executed or arguments that do not fit, UsageError for an unknown schedule or target.
    """
    read = parse_listing(listing) if isinstance(listing, str) else listing
    chosen = chosen_kernel(read, kernel)
    chip = target if isinstance(target, Target) else target_named(target or read.target)
    whole_grid, threads = _dims(grid, "grid"), _dims(block, "block")
    check_numerics(numerics, chip)
    order = Schedule(schedule)
    waves = _wave_count(threads, chip, chosen)
    program = Program(chosen, chip, dict(read.symbols), waves, order.deferred, numerics)
    space, kernarg = arguments.build(xp, chosen, args, whole_grid, threads, dynamic_lds)
    run = _Run(
        program,
        whole_grid,
        threads,
        (space, kernarg),
        _lds_bytes(chosen, chip, dynamic_lds),
        schedule,
        limit,
    )
    wanted = _block_ids(blocks, whole_grid)
    started = time.perf_counter()
    with numpy.errstate(all="ignore"):
        together = _WAVES_AT_ONCE if xp is numpy else _WAVES_ON_A_DEVICE
        run.all(wanted, batch or max(1, together // waves), progress, tick)
        space.copy_back()
    return run.report(wanted, time.perf_counter() - started)


class _Run:
    """One launch: the machines of each batch, one after the other, and the totals."""

    def __init__(self, program: Program, grid: Dims, block: Dims, memory: tuple[AddressSpace, Allocation], lds_bytes: int, schedule: str, limit: int):
        self.program, self.grid, self.block = program, grid, block
        self.space, self.kernarg = memory
        self.lds_bytes, self.schedule, self.limit = lds_bytes, schedule, limit
        self.counts = Counts(len(program.steps))
        self.collector = Collector()
        self.granule = _granule(program)
        self.files = _register_counts(program)

    def all(self, blocks: list[int], batch: int, progress: Callable[[int, int], None] | None, tick: Callable[[int], None] | None) -> None:
        done, told = 0, time.monotonic()

        def finished(count: int) -> None:
            nonlocal done
            done += count
            if progress is not None:
                progress(done, len(blocks))

        def going() -> None:
            nonlocal told
            if tick is not None and time.monotonic() - told > _SECONDS_BETWEEN_TICKS:
                told = time.monotonic()
                tick(sum(self.counts.issued))

        for start in range(0, len(blocks), batch):
            machines = [self._machine(blocks[start : start + batch])]
            while machines:
                machine = machines.pop()
                machine.on_progress, machine.on_turn = finished, going
                machines += machine.run()

    def _machine(self, blocks: list[int]) -> Machine:
        machine = Machine(self.program, self.space, blocks, self.lds_bytes, self.granule, self.counts, self.collector, Schedule(self.schedule), self.limit)
        machine.waves = [self._wave(machine, number) for number in range(self.program.wave_count)]
        return machine

    def _wave(self, machine: Machine, number: int) -> Wave:
        w = Wave(machine, number, *self.files)
        written = self._scalars(w)
        xp = w.xp
        thread = xp.arange(WAVE, dtype=xp.uint32) + xp.uint32(number * WAVE)
        width, height, _ = self.block
        ids = thread % width, thread // width % height, thread // (width * height)
        axes = self.program.kernel.descriptor.get("system_vgpr_workitem_id", 0) + 1
        packed = xp.zeros(WAVE, xp.uint32)
        for axis in range(axes):  # gfx90a and later pack the three into v0
            packed |= ids[axis] << 10 * axis
        w.v[0] = packed[None, :]
        w.unwritten &= ~(register_bits("v", 0) | written | named_bits("exec"))
        alive = xp.broadcast_to(thread < width * height * self.block[2], w.exec.shape)
        w.s[EXEC : EXEC + 2] = w.mask_words(alive)
        w.exec_changed()
        w.refresh()
        return w

    def _scalars(self, w: Wave) -> int:
        """User and system SGPRs; returns which were written."""
        settings, at, written = self.program.kernel.descriptor, 0, 0
        w.private = private_segment(w, settings.get("private_segment_fixed_size", 0), self.program.wave_count)
        for name, size in _USER_SGPRS:
            if settings.get(name, 0):
                values = self._user_values(name)
                for number, value in enumerate(values):
                    w.s[at + number] = value
                written |= register_bits("s", at, len(values))
                at += size
        words, skip = settings.get("user_sgpr_kernarg_preload_length", 0), settings.get("user_sgpr_kernarg_preload_offset", 0)
        if words:
            w.s[at : at + words] = self.kernarg.views[4][skip : skip + words, None, None]
            written |= register_bits("s", at, words)
        at = max(at + words, settings.get("user_sgpr_count", 0))
        ids = w.xp.asarray(w.machine.blocks, dtype=w.xp.uint32)
        width, height, _ = self.grid
        for axis, value in zip("xyz", (ids % width, ids // width % height, ids // (width * height)), strict=True):
            if settings.get(f"system_sgpr_workgroup_id_{axis}", axis == "x"):
                w.s[at, :, 0] = value
                written |= register_bits("s", at)
                at += 1
        if settings.get("system_sgpr_private_segment_wavefront_offset", 0):
            at += settings.get("system_sgpr_workgroup_info", 0)
            w.s[at] = w.private.offset
            written |= register_bits("s", at)
        return written

    def _user_values(self, name: str) -> list[int]:
        """The words of a user SGPR setting; none of what is not modelled, whose registers stay unwritten."""
        if name == "user_sgpr_kernarg_segment_ptr":
            return [self.kernarg.base & 0xFFFFFFFF, self.kernarg.base >> 32]
        return scratch_scalars(name, self.program.kernel.descriptor.get("private_segment_fixed_size", 0))

    def report(self, blocks: list[int], seconds: float) -> Report:
        counts, steps, target = self.counts, self.program.steps, self.program.target
        by_class: dict[str, int] = {}
        clocks = 0
        for step, count in zip(steps, counts.issued, strict=True):
            if count:
                by_class[step.family] = by_class.get(step.family, 0) + count
            if step.matrix is not None:
                clocks += count * 4 * step.matrix.timing.passes
        lines = tuple(Line(s.place.line, s.place.text, n, c) for s, n, c in zip(steps, counts.issued, counts.conflicts, strict=True) if n)
        hazards, waves = tuple(self.collector.hazards()), self.program.wave_count
        return Report(
            self.program.kernel.name, target.name, self.schedule, tuple(blocks), waves, hazards, by_class, sum(counts.issued),
            counts.global_read, counts.global_written, counts.lds_read, counts.lds_written, sum(counts.conflicts), clocks, lines, seconds,
        )  # fmt: skip


def chosen_kernel(listing: Listing, name: str | None) -> Kernel:
    names = [k.name for k in listing.kernels]
    if name is None and len(names) == 1:
        return listing.kernels[0]
    if name not in names:
        asked = f"has no kernel '{name}'" if name is not None else f"has {len(names)} kernels, so one must be named"
        raise SimulationError(f"the listing {asked}: {', '.join(names) or 'none'}")
    return listing.kernels[names.index(name)]


def _dims(value: int | Sequence[int], what: str) -> Dims:
    sizes = (value,) if isinstance(value, int) else tuple(value)
    if not 1 <= len(sizes) <= 3 or any(not isinstance(s, int) or s < 1 for s in sizes):
        raise SimulationError(f"{what} must be one to three sizes of at least 1, not {value}")
    x, y, z = (*sizes, 1, 1)[:3]
    return x, y, z


def _wave_count(block: Dims, target: Target, kernel: Kernel) -> int:
    threads = block[0] * block[1] * block[2]
    declared = kernel.metadata.get(".max_flat_workgroup_size", target.max_threads)
    most = min(target.max_threads, declared if isinstance(declared, int) else target.max_threads)
    if threads > most:
        raise SimulationError(f"a block of {threads} threads is more than the {most} that kernel '{kernel.name}' was compiled for")
    return -(-threads // WAVE)


def _lds_bytes(kernel: Kernel, target: Target, dynamic: int) -> int:
    size = kernel.descriptor.get("group_segment_fixed_size", 0) + dynamic
    if size > target.lds_bytes:
        raise SimulationError(f"kernel '{kernel.name}' needs {size} bytes of LDS, and {target.name} has {target.lds_bytes}")
    return size


def _block_ids(blocks: Iterable[int | Sequence[int]] | None, grid: Dims) -> list[int]:
    total = grid[0] * grid[1] * grid[2]
    if blocks is None:
        return list(range(total))
    found = []
    for item in blocks:
        coordinates = (*item, 0, 0)[:3] if not isinstance(item, int) else (item, 0, 0)
        linear = coordinates[0] + grid[0] * (coordinates[1] + grid[1] * coordinates[2])
        if not 0 <= linear < total or not isinstance(item, int) and any(not 0 <= c < g for c, g in zip(coordinates, grid, strict=True)):
            raise SimulationError(f"block {item} is outside the grid {grid}")
        found.append(int(linear))
    return found


def _granule(program: Program) -> int:
    """The widest granule of LDS bytes that every access of the kernel is made of, if aligned."""
    steps = [step for step in program.steps if step.definition.bytes and (step.family == "ds" or step.writes_lds)]
    sizes = [step.definition.bytes // (1 + ("read2" in step.definition.mnemonic or "write2" in step.definition.mnemonic)) for step in steps]
    return min((4 if size == 12 else size for size in sizes), default=4)


def _register_counts(program: Program) -> tuple[int, int]:
    """How many VGPRs and AGPRs the kernel names, or the descriptor promises where that is more."""
    touched = 0
    for step in program.steps:
        touched |= step.touch
    last = {"v": 0, "a": -1}
    for file, index in registers_of(touched):
        if file in last:
            last[file] = max(last[file], index)
    return last["v"] + 1, last["a"] + 1
