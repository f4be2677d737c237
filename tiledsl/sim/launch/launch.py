"""Launch a kernel of a listing on the interpreter."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy

from tiledsl.asm.text.parse import parse_listing
from tiledsl.asm.text.syntax import Listing
from tiledsl.diagnostics import terminal
from tiledsl.diagnostics.diagnostic import SimulationError, UsageError
from tiledsl.sim.execute.program import Program
from tiledsl.sim.launch import arguments
from tiledsl.sim.launch.extents import block_ids, check_items, dims, whole
from tiledsl.sim.launch.processes import Pool, available
from tiledsl.sim.launch.runs import Request, Run, chosen_kernel
from tiledsl.sim.launch.shared_files import Shared
from tiledsl.sim.launch.verified_contents import verify_contents
from tiledsl.sim.run.watch import Watch
from tiledsl.sim.state.report import EXACT, Report
from tiledsl.targets import Target

_WAVES_AT_ONCE = 128  # of all blocks of a batch: enough to share NumPy's overhead, few enough for the caches
# another module's operations cost the same for few blocks as for many; 512 registers of each wave take 1 GiB
_WAVES_ON_A_DEVICE = 8192
SECONDS_BETWEEN_TICKS = 0.1
_WORTH_PROCESSES = 4.0  # seconds that are left: starting processes takes half a second
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
    watch: Watch | None = None,
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
    one wave may execute: without it 250,000, and one more for each byte of the arrays. `watch` says where a block, the
    only one that is executed, pauses to be looked at.
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
    run = Run(request, xp, args, watch=watch)
    verify_contents(run.program.kernel.contents, args)
    _check_shareable(run.program, processes, executor)
    wanted = block_ids(blocks, request.grid)
    if watch is not None and (len(wanted) != 1 or count not in (None, 1) or executor is not None):
        raise UsageError(f"a watch looks at one block in one process, as in blocks=[0], and got {len(wanted)} blocks")
    size = batch or max(1, (_WAVES_AT_ONCE if xp is numpy else _WAVES_ON_A_DEVICE) // run.program.wave_count)
    if count is not None and batch is None:
        size = max(1, min(size, -(-len(wanted) // count)))
    batches = [wanted[start : start + size] for start in range(0, len(wanted), size)]
    run.several = len(batches) > 1
    started = time.perf_counter()
    with numpy.errstate(all="ignore"), terminal.progress.of(f"{chosen_kernel(read, kernel).name} on the interpreter"):
        try:
            _execute(run, args, batches, count, _Progress(len(wanted), progress, tick, share), executor)
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
    """UsageError for a kernel with variables in memory, or with atomic operations where no memory is shared."""
    word = "processes" if executor is None else "executor"
    if (executor is not None or processes is not None and processes > 1) and program.addresses.writable:
        names = ", ".join(f"'{item.name}'" for item in program.addresses.objects if item.writable)
        raise UsageError(f"the kernel has variables of its own ({names}), which one process holds: leave {word} out")
    if executor is not None and program.changes_memory_atomically:
        raise UsageError(
            "the kernel changes memory by atomic operations, and the workers of an executor share no memory: leave"
            " executor out, or take processes="
        )


class _Progress:
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
    run: Run, args: Sequence[Any], batches: list[list[int]], processes: int | None, progress: _Progress, executor: Any
) -> None:
    """Execute all batches: in this process, or from some point on in other processes, or by an executor."""
    if executor is not None:
        from tiledsl.sim.launch.parts import in_parts  # here: concurrent.futures takes time to import

        return in_parts(
            run,
            args,
            batches,
            processes or 1,
            executor,
            progress.ended,
            lambda: progress.batch_ended(sum(run.counts.issued)),
        )
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


def _in_processes(run: Run, args: Sequence[Any], batches: list[list[int]], count: int, progress: _Progress) -> None:
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
