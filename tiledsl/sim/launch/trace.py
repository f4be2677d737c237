"""Traces of blocks: the executed instructions and the touched memory of their waves, if possible without the data."""

from __future__ import annotations

import dataclasses
import mmap
import platform
import sys
from collections.abc import Sequence
from typing import Any

import numpy

from tiledsl.asm.text.parse import parse_listing
from tiledsl.asm.text.syntax import Listing
from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.sim.execute.program import Program
from tiledsl.sim.launch.extents import check_items, dims, whole
from tiledsl.sim.launch.runs import Request, Run
from tiledsl.sim.run.tracing import TracingMachine, TracingWave
from tiledsl.sim.state.report import EXACT
from tiledsl.sim.state.trace import NeedsData, WaveTrace
from tiledsl.targets import Target

# mmap.MAP_NORESERVE is there from Python 3.13 on; without it Linux refuses what its memory cannot hold
_NO_RESERVE = 0x4000 if sys.platform == "linux" and platform.machine() in ("x86_64", "aarch64") else 0
_MOST_INSTRUCTIONS = 1 << 20  # of a wave's trace; a loop whose iterations differ by constants takes a few of them
_MOST_ITERATIONS = 1 << 40


@dataclasses.dataclass(frozen=True, slots=True)
class BlockTrace:
    """The traces of the waves of blocks that execute the same instructions.

    `blocks` are their linear ids, in the order of the lines of each access. With `with_data`, data were executed too,
    because an address or a branch depends on them.
    """

    program: Program
    blocks: tuple[int, ...]
    waves: tuple[WaveTrace, ...]
    with_data: bool
    lds_bytes: int

    @property
    def target(self) -> Target:
        return self.program.target


class Tracer:
    """One launch whose blocks can be traced. Raises what `launch` does.

    With `has_data`, the arrays hold data on which addresses and branches may depend. `iterations` is the number of
    iterations of a loop whose end depends on data.
    """

    def __init__(
        self,
        listing: str | Listing,
        grid: int | Sequence[int],
        block: int | Sequence[int],
        args: Sequence[Any],
        kernel: str | None = None,
        dynamic_lds: int = 0,
        target: str | Target | None = None,
        limit: int | None = None,
        has_data: bool = True,
        iterations: int | None = None,
    ):
        read = parse_listing(listing) if isinstance(listing, str) else listing
        lds, most = whole(dynamic_lds, "dynamic_lds", least=0), None if limit is None else whole(limit, "limit")
        request = Request(
            read, kernel, dims(grid, "grid"), dims(block, "block"), lds, "round-robin", EXACT, target, most
        )
        check_items(request.grid, request.block)
        self.grid = request.grid
        self.has_data, self.iterations = has_data, None if iterations is None else whole(iterations, "iterations")
        if self.iterations is not None and self.iterations > _MOST_ITERATIONS:
            raise UsageError(f"iterations must be at most {_MOST_ITERATIONS:,}, not {self.iterations:,}")
        self.guesses = False  # whether `iterations` has decided a branch
        self.run = Run(request, numpy, args)
        self.limit = min(self.run.limit, most or _MOST_INSTRUCTIONS)

    def trace(self, blocks: Sequence[int], most_turns: int | None = None) -> BlockTrace:
        """Trace these blocks together. The result has the blocks that take the most frequent path.

        Each wave is traced to its end, or up to its branch number `most_turns` back to the head of a loop. If an
        address or a branch depends on data, the data of the arguments are used; without data, NeedsData is raised.
        """
        with numpy.errstate(all="ignore"):
            try:
                return self._trace(blocks, False, most_turns)
            except NeedsData:
                if not self.has_data:
                    raise
                return self._trace(blocks, True, most_turns)

    def _trace(self, blocks: Sequence[int], with_data: bool, most_turns: int | None) -> BlockTrace:
        run = self.run
        machine = TracingMachine(
            run.program,
            run.space,
            list(blocks),
            run.lds_bytes,
            run.granule,
            self.limit,
            with_data,
            most_turns,
            self.iterations,
        )
        run.enter(machine, TracingWave)
        for w in machine.waves:
            assert isinstance(w, TracingWave)
            w.moves_data = with_data
            w.enter()
        waves = machine.trace()
        self.guesses |= bool(machine.ends.guessed)
        return BlockTrace(run.program, tuple(machine.batch.blocks), tuple(waves), with_data, run.lds_bytes)


def sparse(size: int) -> numpy.ndarray:
    """An array of `size` zero bytes that takes memory only where it is written. MemoryError where that is refused."""
    try:
        if sys.platform == "win32":  # whose mmap takes no flags
            held = mmap.mmap(-1, max(size, 1))
        else:
            held = mmap.mmap(-1, max(size, 1), flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _NO_RESERVE)
    except (OSError, OverflowError, ValueError):
        raise MemoryError(f"{size:,} bytes cannot be reserved") from None
    return numpy.frombuffer(held, dtype=numpy.uint8)[:size]
