"""The blocks of a launch in parts over any executor of `concurrent.futures`: threads, processes, or other machines.

The workers share no memory. A part therefore holds the bytes of all arrays, its worker changes a copy, and the bytes
that the worker changed come back. They are taken over in the order of the blocks."""

from __future__ import annotations

import concurrent.futures
import dataclasses
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, Future
from typing import Any

import numpy as np

from tiledsl.diagnostics.diagnostic import SimulationError, UsageError, text_of
from tiledsl.sim.launch import arguments
from tiledsl.sim.launch.processes import sendable
from tiledsl.sim.launch.runs import Found, Request, Run
from tiledsl.sim.launch.shared_files import Layout, in_memory


@dataclasses.dataclass(frozen=True, slots=True)
class Changes:
    """The bytes of a memory that differ from another: runs of them, by their first byte and their length."""

    first: np.ndarray
    count: np.ndarray
    values: np.ndarray

    @classmethod
    def between(cls, before: np.ndarray, after: np.ndarray) -> Changes:
        """The changes that make `after` of `before`."""
        at = np.flatnonzero(before != after)
        begins = np.flatnonzero(np.diff(at, prepend=-2) != 1)
        return cls(at[begins], np.diff(np.append(begins, at.size)), after[at])

    def apply(self, memory: np.ndarray) -> None:
        """Change a memory in place."""
        ends = np.cumsum(self.count)
        memory[np.arange(self.values.size) + np.repeat(self.first - (ends - self.count), self.count)] = self.values


@dataclasses.dataclass(frozen=True, slots=True)
class Answer:
    """The findings of the batches of a part, in order, and the changes. An error ends the part before its batch."""

    found: list[Found]
    changes: Changes
    error: Exception | None = None


@dataclasses.dataclass(frozen=True, slots=True)
class Task:
    """A launch as it is sent to workers: `args` with places in `memory` for the arrays."""

    request: Request
    args: list[Any]
    memory: np.ndarray


def in_parts(
    run: Run,
    args: Sequence[Any],
    batches: Sequence[list[int]],
    count: int,
    executor: Executor,
    ended: Callable[[int], None],
    added: Callable[[], None],
) -> None:
    """Execute the batches in at most `count` parts, add their findings to the run, and change the arrays.

    `ended` gets the number of blocks of a part that has ended; `added` is called once its findings are in the run.
    Raises the first error in the order of the batches; SimulationError where a part is lost twice.
    """
    arrays: list[Any] = []
    arguments.with_arrays(run.program.kernel, args, arrays.append)
    layout = Layout([arguments.as_bytes(array, "an argument") for array in arrays])
    memory, regions = np.zeros(layout.size, np.uint8), iter(layout.regions)
    layout.copy_to(memory)
    task = Task(run.request, arguments.with_arrays(run.program.kernel, args, lambda _: next(regions)), memory.copy())
    for answer in _answers(executor, task, divided(batches, count), ended):
        for found in answer.found:
            run.add(found)
        if answer.error is not None:
            raise answer.error
        answer.changes.apply(memory)
        added()
    layout.copy_back(memory)


def executed(task: Task, part: list[list[int]]) -> Answer:
    """Execute the batches of a part, in a worker. The task stays as it is, since threads share it."""
    memory, error = task.memory.copy(), None
    run = Run(task.request, np, [in_memory(memory, argument) for argument in task.args], is_alone=True)
    found = []
    with np.errstate(all="ignore"):
        try:
            for blocks in part:
                found.append(run.batch(blocks, _nothing, _nothing))
        except Exception as raised:
            error = sendable(raised)
    return Answer(found, Changes.between(task.memory, memory), error)


def _nothing(_: object) -> None:
    """Workers tell nobody how far they are."""


def divided(batches: Sequence[list[int]], count: int) -> list[list[list[int]]]:
    """The batches in at most `count` parts of neighbouring ones, whose numbers differ by at most one."""
    count = min(count, len(batches))
    ends = [len(batches) * number // count for number in range(count + 1)]
    return [list(batches[start:end]) for start, end in zip(ends, ends[1:], strict=False)]


def _answers(
    executor: Executor, task: Task, parts: Sequence[list[list[int]]], ended: Callable[[int], None]
) -> Iterator[Answer]:
    """The answer of each part, in order. `ended` gets the number of blocks of a part that has ended.

    If a worker is lost, its part is done once more. Raises SimulationError where it is lost again.
    """
    under_way = {_submit(executor, task, part): number for number, part in enumerate(parts)}
    again, done, due = set[int](), dict[int, Answer](), 0
    try:
        while due < len(parts):
            concurrent.futures.wait(under_way, return_when=concurrent.futures.FIRST_COMPLETED)
            for future in [one for one in under_way if one.done()]:
                number = under_way.pop(future)
                try:
                    done[number] = future.result()
                except (Exception, concurrent.futures.CancelledError) as error:  # each kind of executor has its own
                    if number in again:
                        raise _lost(parts[number], error) from None
                    again.add(number)
                    under_way[_submit(executor, task, parts[number])] = number
                else:
                    ended(sum(map(len, parts[number])))
            while due in done:
                yield done.pop(due)
                due += 1
    finally:
        for future in under_way:
            future.cancel()


def _submit(executor: Executor, task: Task, part: list[list[int]]) -> Future[Answer]:
    try:
        return executor.submit(executed, task, part)
    except Exception as error:
        raise UsageError(f"the executor takes no more blocks: {type(error).__name__}: {text_of(error)}") from None


def _lost(part: list[list[int]], error: BaseException) -> SimulationError:
    return SimulationError(
        f"the executor lost the blocks {part[0][0]} to {part[-1][-1]} twice: {type(error).__name__}: {text_of(error)}."
        " Do its workers have tiledsl, and enough memory?"
    )
