"""Hits in L2 and in the Infinity Cache (MALL), from the lines that blocks touch at the same time.

Block i runs on XCD i mod the number of XCDs. Of the blocks of one round a window of iterations counts, and stands for
all iterations (touches.py): a line that is new in it stands for as many lines as the longest of the blocks that touch
it has windows. Reads before the loop are executed once, and count on their own. Blocks start one after the other
(`Chip.start_clk`), and drift apart while they run (`Chip.drift_clk`).

Of the blocks of an XCD the first to touch a line misses. Whether a later one hits is simulated: a sample of the sets of
the L2, of which each holds the lines that were touched last. All lines of a set are in the sample or none is, so that
the sample behaves as the whole does (set sampling; Kessler, Hill and Wood, IEEE Transactions on Computers 43, 1994)."""

from __future__ import annotations

import dataclasses
import math
from collections import OrderedDict
from collections.abc import Sequence

import numpy as np

from tiledsl.analysis.time.chips import Chip
from tiledsl.analysis.time.touches import Touches, reads_before_loop, touches_of
from tiledsl.ir.math.distinct import distinct
from tiledsl.sim.launch.trace import BlockTrace
from tiledsl.targets import LINE

_EVENTS = 24_000  # touches of a simulation of an L2: so large is the sample
_COUNTED = 4  # iterations that count, behind those that fill the cache
# factors and shifts of SplitMix64 (Steele, Lea and Flood, Fast splittable pseudorandom number generators, 2014)
_FACTORS = tuple(map(np.uint64, (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB)))
_SHIFTS = tuple(map(np.uint64, (30, 27, 31)))


@dataclasses.dataclass(frozen=True, slots=True)
class OfXcd:
    """What blocks of one XCD ask of its L2: their numbers, their requests of 128 bytes, and those that miss."""

    xcd: int
    blocks: tuple[int, ...]
    requests: int
    misses: float


@dataclasses.dataclass(frozen=True, slots=True)
class Reuse:
    """The reuse of lines among blocks, in the traced part of a launch.

    `l2` is the fraction of the requests that hit the L2, and `mall` the fraction of the L2's misses that hit the MALL.
    `lost` is the fraction of the requests that miss because other lines have replaced the line. `leading` is the
    fraction of the blocks that are the first of the chip to touch one of their lines. `xcds` has each XCD that has one
    of the blocks.
    """

    l2: float
    mall: float
    lost: float
    leading: float = 0.0
    xcds: tuple[OfXcd, ...] = ()


def round_of(blocks: int, slots: int) -> list[int]:
    """Return the blocks of the round in the middle of a launch."""
    rounds = -(-blocks // slots)
    first = rounds // 2 * slots if blocks >= slots else 0
    first = min(first, max(0, blocks - slots))
    return list(range(first, min(blocks, first + slots)))


@dataclasses.dataclass(frozen=True, slots=True)
class Once:
    """The fractions of the reads before a loop that hit the L2 and then the MALL; `steps` are these reads."""

    steps: frozenset[int]
    l2: float
    mall: float


def reuse(trace: BlockTrace, chip: Chip, step_clocks: float, touched: Sequence[Touches] | None = None) -> Reuse:
    """Return the reuse among blocks that were traced together; `step_clocks` are the clocks of the part that counts.

    `touched` are the `touches_of` the trace, if they are known."""
    touches = touches_of(trace, figures=chip.unit) if touched is None else touched
    xcd = [block % chip.xcds for block in trace.blocks]
    requests = _requests(touches)
    if not requests:
        return Reuse(0.0, 0.0, 0.0)
    misses = lost = 0.0
    of_xcds = []
    starts = np.zeros(len(touches))  # of the blocks, in iterations
    for number in sorted(set(xcd)):
        rows = [row for row in range(len(touches)) if xcd[row] == number]
        own, blocks = [touches[row] for row in rows], tuple(trace.blocks[row] for row in rows)
        starts[rows] = lags = lags_of(len(own), chip, number) / step_clocks
        new, asked = _new(own), _requests(own)
        again = _lost_part(own, chip, lags) * (asked - new)
        misses, lost = misses + new + again, lost + again
        count = sum(len(one.lines) + one.again for one in own)
        of_xcds.append(OfXcd(number, blocks, round(count), count * (new + again) / asked if asked else 0.0))
    mall = 1 - _new(touches) / misses if chip.has_mall else 0.0
    leading = _leading([touches[row] for row in np.argsort(starts)]) / len(touches)
    return Reuse(1 - misses / requests, mall, lost / requests, leading, tuple(of_xcds))


def once(trace: BlockTrace, chip: Chip) -> Once:
    """Return the reuse of the lines that the blocks of a round read before their loop: those first touched are new."""
    steps, touches = reads_before_loop(trace)
    requests = _requests(touches)
    if not requests:
        return Once(frozenset(), 0.0, 0.0)
    xcds = [block % chip.xcds for block in trace.blocks]
    of_xcds = [[own for own, one in zip(touches, xcds, strict=True) if one == xcd] for xcd in set(xcds)]
    misses = sum(map(_new, of_xcds))
    mall = 1 - _new(touches) / misses if chip.has_mall else 0.0
    return Once(steps, 1 - misses / requests, mall)


def start_and_drift(blocks: int, chip: Chip) -> tuple[float, float]:
    """Return the clocks at which the last block starts, and the clocks by which a block drifts behind this start."""
    of_xcds = [len(range(xcd, blocks, chip.xcds)) for xcd in range(min(blocks, chip.xcds))]
    drifts = [_drifts(own, chip, xcd) for xcd, own in enumerate(of_xcds)]
    mean = float(np.concatenate(drifts).mean())  # a block is behind the others, and not behind itself
    last = max(float((_starts(own, chip) + drift).max()) for own, drift in zip(of_xcds, drifts, strict=True))
    start = float(_starts(of_xcds[0], chip)[-1])
    return start, max(0.0, last - mean - start)


def lags_of(blocks: int, chip: Chip, xcd: int) -> np.ndarray:
    """Return the clocks by which the blocks of an XCD are behind its first block, if that does not drift."""
    return _starts(blocks, chip) + _drifts(blocks, chip, xcd)


def _starts(blocks: int, chip: Chip) -> np.ndarray:
    """Return the clocks at which the blocks of an XCD start."""
    return np.arange(blocks) * chip.start_clk.value


def _drifts(blocks: int, chip: Chip, xcd: int) -> np.ndarray:
    """Return the clocks by which the blocks of an XCD drift behind."""
    drifts: np.ndarray = np.random.default_rng(xcd).normal(0.0, chip.drift_clk.value, blocks)
    return drifts


def _leading(blocks: Sequence[Touches]) -> int:
    """Count the blocks that touch a line which no block before them has touched."""
    seen = np.zeros(1 + max((int(own.lines[-1]) for own in blocks if len(own.lines)), default=0), bool)
    count = 0
    for own in blocks:
        count += not seen[own.lines].all()
        seen[own.lines] = True
    return count


def _lost_part(blocks: Sequence[Touches], chip: Chip, lags: np.ndarray) -> float:
    """Return the fraction of an XCD's touches of lines that are not new, in an iteration, whose line was replaced."""
    lines = np.concatenate([own.lines for own in blocks])
    first = _distinct(lines)
    return _lost(blocks, first, chip, lags) / (len(lines) - first) if len(lines) > first else 0.0


def _lost(blocks: Sequence[Touches], first: int, chip: Chip, lags: np.ndarray) -> float:
    """Count the requests of an iteration of an XCD's blocks whose line was replaced; `first` lines are new."""
    order = np.argsort(lags)
    # blocks so far behind that nothing is left of what those before them brought in
    gaps = np.flatnonzero(np.diff(lags[order]) > 2 * chip.l2_bytes.value / LINE / first) + 1
    found = -float(first)
    for group in np.split(order, gaps):
        together = [blocks[number] for number in group]
        new = _distinct(np.concatenate([one.lines for one in together]))
        found += new + _lost_of(together, lags[group] - lags[group[0]], new, chip)
    return found


def _lost_of(blocks: Sequence[Touches], lags: np.ndarray, first: int, chip: Chip) -> float:
    """Count them for blocks that follow each other closely, by a simulation; `lags` are in iterations."""
    lines = np.concatenate([own.lines for own in blocks])
    when = np.concatenate([own.when + lag for own, lag in zip(blocks, lags, strict=True)])
    held, span = chip.l2_bytes.value / LINE, float(lags.max()) + 1
    if len(lines) == first or span * first < held / 4:
        return 0.0
    filling = math.ceil(held / first) + 1
    iterations = np.arange(filling + math.ceil(span) + _COUNTED)
    every = max(1, len(lines) * len(iterations) // _EVENTS)
    sets = max(1, round(held / chip.l2_ways / every))
    present = np.bincount(lines) > 0
    column = (np.cumsum(present) - 1)[lines]  # each line is hashed once, though many blocks touch it
    own = np.flatnonzero(present).astype(np.uint64)
    tags = own + iterations.astype(np.uint64)[:, None] * np.uint64(len(present))
    mixed = _spread(tags)
    iteration, touch = np.nonzero((mixed % np.uint64(every) == 0)[:, column])
    order = np.argsort(when[touch] + iteration, kind="stable")
    iteration, line = iteration[order], column[touch[order]]
    counted = (iteration >= filling) & (iteration < filling + _COUNTED)
    chosen, number = tags[iteration, line], mixed[iteration, line] // np.uint64(every) % np.uint64(sets)
    missed = _misses(chosen.tolist(), number.tolist(), counted.tolist(), sets, chip.l2_ways)
    # the sample is a sample of lines, of which few may have most touches
    new = len(distinct(chosen[counted]))
    return (missed - new) / max(new, 1) * first


def _requests(blocks: Sequence[Touches]) -> float:
    """Count the requests of blocks, of all their iterations."""
    return sum((len(own.lines) + own.again) * own.length for own in blocks)


def _new(blocks: Sequence[Touches]) -> float:
    """Count the lines of all iterations: each as often as the longest of the blocks that touch it has iterations."""
    lengths = np.zeros(1 + max((int(own.lines[-1]) for own in blocks if len(own.lines)), default=0))
    for own in sorted(blocks, key=lambda one: one.length):
        lengths[own.lines] = own.length
    return float(lengths.sum())


def _distinct(lines: np.ndarray) -> int:
    """Count the different lines."""
    return int(np.count_nonzero(np.bincount(lines)))


def _spread(tags: np.ndarray) -> np.ndarray:
    """Return a random number for each tag: each bit of the number depends on each bit of the tag."""
    mixed = tags * _FACTORS[0]
    for shift, factor in zip(_SHIFTS, _FACTORS[1:], strict=False):
        mixed ^= mixed >> shift
        mixed *= factor
    mixed ^= mixed >> _SHIFTS[-1]
    return mixed


def _misses(tags: Sequence[int], numbers: Sequence[int], counted: Sequence[bool], sets: int, ways: int) -> int:
    """Count the misses of the counted touches, in sets that replace the line that was touched least recently."""
    held: list[OrderedDict[int, None]] = [OrderedDict() for _ in range(sets)]
    missed = 0
    for tag, number, counts in zip(tags, numbers, counted, strict=True):
        own = held[number]
        if tag in own:
            own.move_to_end(tag)
            continue
        missed += counts
        own[tag] = None
        if len(own) > ways:
            own.popitem(last=False)
    return missed
