"""The paths that the blocks of a launch take, and how much of the launch each path stands for.

Blocks that execute the same instructions take the same path. A few blocks are traced. If the work of each block is
known, as of a causal attention, whose blocks run their loops more or less often, the traced blocks are those between
which the work of all others lies; a block between two of them counts for both, in proportion. If not, the traced blocks
are a sample, and stand for equally many blocks each, in no order."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Sequence

import numpy as np

from tiledsl.analysis.time.operations import Stream, streams
from tiledsl.analysis.time.steady import weights_of
from tiledsl.analysis.time.unit import UnitFigures
from tiledsl.sim.launch.trace import BlockTrace, Tracer

_SAMPLES = 5  # blocks of a launch, equally far apart, that are traced at first, and a few between them
_BETWEEN = 3
_MORE = 8  # of the blocks between them that are traced if the first take several paths
_LENGTHS = 3  # blocks of different work that are traced, from the least work to the most
_GOLDEN = (math.sqrt(5) - 1) / 2  # its multiples are spread evenly, whatever the sides of a grid


@dataclasses.dataclass(frozen=True)
class Path:
    """A path: the trace of its blocks, the operations of each wave, and how often each operation is executed.

    `part` is the fraction of the blocks for which the path stands."""

    trace: BlockTrace
    streams: list[Stream]
    weights: list[list[float]]
    part: float

    @property
    def length(self) -> float:
        """Return the clocks in which the waves issue, with the iterations that are left out."""
        return sum(
            operation.clk * weight
            for stream, weights in zip(self.streams, self.weights, strict=True)
            for operation, weight in zip(stream.operations, weights, strict=True)
        )


@dataclasses.dataclass(frozen=True)
class Paths:
    """The paths of a launch, the longest first. `mix` has, for each block, the parts of the paths; None of one path.

    `traced` is the number of blocks that were chosen to be traced, and `by_work` says that their work chose them."""

    found: tuple[Path, ...]
    mix: np.ndarray | None
    traced: int
    by_work: bool = False


def paths_of(tracer: Tracer, blocks: int, figures: UnitFigures, work: np.ndarray | None = None) -> Paths:
    """Trace some of the blocks; `work` is the work of each block, in any unit."""
    by_work = work is not None and bool((work != work[0]).any())
    if work is not None and by_work:
        groups = _by_work(work)
        chosen = [block for alike in groups for block in alike]
        found = _joined(trace for alike in groups for trace in _traced(tracer, alike))
        mix = _interpolated(work, chosen, found)
    else:
        between = [int(blocks * (n * _GOLDEN % 1)) for n in range(1, _MORE + 1)]
        even = {round((blocks - 1) * n / (_SAMPLES - 1)) for n in range(_SAMPLES)}
        chosen = sorted(even | set(between[:_BETWEEN]))
        found, mix = _traced(tracer, chosen), None
        if len(found) > 1:
            more = sorted(set(between) - set(chosen))
            chosen += more
            # a sample of blocks equally far apart may have the same place in each row of a grid: the others count
            counted = [(trace, [block for block in own if block in between]) for trace, own in found]
            found = [one for one in _joined([*counted, *_traced(tracer, more)]) if one[1]]
            mix = _in_no_order(blocks, found)
    parts = [1.0] if mix is None or len(found) == 1 else mix.mean(axis=0).tolist()
    made = [_path(trace, part, figures) for (trace, _), part in zip(found, parts, strict=True)]
    order = sorted(range(len(made)), key=lambda number: -made[number].length)
    paths = tuple(made[number] for number in order)
    return Paths(paths, mix[:, order] if mix is not None and len(found) > 1 else None, len(chosen), by_work)


_Found = list[tuple[BlockTrace, list[int]]]  # traces, each with the chosen blocks that take its path


def _path(trace: BlockTrace, part: float, figures: UnitFigures) -> Path:
    own = streams(trace, figures)
    return Path(trace, own, [weights_of(stream).tolist() for stream in own], part)


def _traced(tracer: Tracer, chosen: Sequence[int]) -> _Found:
    """Return a trace for each path that the chosen blocks take."""
    left, found = list(chosen), []
    while left:
        trace = tracer.trace(left)
        found.append((trace, list(trace.blocks)))
        left = [block for block in left if block not in trace.blocks]
    return found


def _joined(traced: Iterable[tuple[BlockTrace, list[int]]]) -> _Found:
    """Join the traces whose waves execute the same instructions."""
    found: dict[object, tuple[BlockTrace, list[int]]] = {}
    for trace, blocks in traced:
        found.setdefault(_instructions(trace), (trace, []))[1].extend(blocks)
    return list(found.values())


def _instructions(trace: BlockTrace) -> tuple[object, ...]:
    return tuple((tuple(wave.stream), tuple(repeat.left_out for repeat in wave.repeats)) for wave in trace.waves)


def _by_work(work: np.ndarray) -> list[list[int]]:
    """Choose blocks from the least work to the most: of each work the first block and the last that have it."""
    order = np.sort(work)
    places = [round((len(work) - 1) * n / (_LENGTHS - 1)) for n in range(_LENGTHS)]
    alike = [np.flatnonzero(work == one) for one in dict.fromkeys(order[places].tolist())]
    return [sorted({int(blocks[0]), int(blocks[-1])}) for blocks in alike]


def _interpolated(work: np.ndarray, chosen: Sequence[int], found: _Found) -> np.ndarray:
    """Return each block's parts of the paths: its work lies between the works of two chosen blocks."""
    known = np.unique(work[list(chosen)])
    of_known = np.array([np.interp(work, known, row) for row in np.eye(len(known))]).T
    shares = np.zeros((len(known), len(found)))
    for number, (_, blocks) in enumerate(found):
        for block in blocks:
            shares[np.searchsorted(known, work[block]), number] += 1
    mix: np.ndarray = of_known @ (shares / shares.sum(axis=1, keepdims=True))
    return mix


def _in_no_order(blocks: int, found: _Found) -> np.ndarray:
    """Return each block's path: the paths of the sample, as often as in the sample, in random order."""
    numbers = [number for number, (_, of_path) in enumerate(found) for _ in of_path]
    of_blocks = np.random.default_rng(0).permutation(np.resize(numbers, blocks))
    return np.eye(len(found))[of_blocks]
