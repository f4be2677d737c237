"""The main function of a process of `processes.py`: batches of blocks come through a pipe, and findings go back."""

from __future__ import annotations

import functools
import time
from multiprocessing.connection import Connection

import numpy

from tiledsl.sim.launch.launch import SECONDS_BETWEEN_TICKS
from tiledsl.sim.launch.processes import ending_with_the_caller, sendable
from tiledsl.sim.launch.runs import Run
from tiledsl.sim.launch.shared_files import in_memory, mapped, one_at_a_time
from tiledsl.sim.state.report import Counts


def main(pipe: int, memory: int) -> None:
    """Execute batches until the caller ends this process or ends itself."""
    connection = Connection(pipe)
    with ending_with_the_caller(), numpy.errstate(all="ignore"):
        request, args = connection.recv()
        shared = mapped(memory)
        run = Run(request, numpy, [in_memory(shared, argument) for argument in args])
        run.space.turn = functools.partial(one_at_a_time, memory)
        while True:
            _, blocks = connection.recv()
            _execute(connection, run, blocks)


def _execute(connection: Connection, run: Run, blocks: list[int]) -> None:
    last = time.monotonic()

    def going(counts: Counts) -> None:
        nonlocal last
        if time.monotonic() - last > SECONDS_BETWEEN_TICKS:
            last = time.monotonic()
            connection.send(("issued", sum(counts.issued)))

    try:
        found = run.batch(blocks, lambda count: connection.send(("blocks", count)), going)
    except Exception as error:
        connection.send(("error", sendable(error)))
    else:
        connection.send(("found", found))
