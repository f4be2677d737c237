"""What each instruction of a listing costs a wave, and the memory that it touches, for findings on cost."""

from __future__ import annotations

from collections.abc import Sequence

from tiledsl.analysis.time.block_paths import Path
from tiledsl.analysis.time.causes import ALL
from tiledsl.analysis.time.chips import Chip
from tiledsl.analysis.time.engine import UnitTime
from tiledsl.analysis.time.result import Profile
from tiledsl.analysis.time.spending import AFTER, BEFORE, LOOP, Spending, Spent, between_lanes
from tiledsl.asm.isa.code_bytes import code_bytes
from tiledsl.sim.state.step import Step
from tiledsl.sim.state.trace import GlobalAccess
from tiledsl.targets import LINE


def spending(profile: Profile, unit: UnitTime, path: Path, steps: Sequence[Step], chip: Chip) -> Spending:
    """Return the spending of a launch whose blocks take that path; `unit` has the clocks with all causes explained."""
    head = unit.loop_head
    end = head if head is None else max(one.index for one in steps if one.target_index == head or one.index == head)
    products = [one.index for one in steps if one.matrix is not None and unit.executed[one.index]]
    first, last = (len(steps), -1) if head is None or end is None else _looped(head, end, products, steps)
    behind = max((*products[-1:], *(() if end is None else (last,))), default=len(steps))
    accesses = _accesses(path)
    found = []
    for step in steps:
        index = step.index
        if not unit.executed[index]:
            continue
        stage = AFTER if index > behind else LOOP if first <= index <= last else BEFORE
        spent = (one[index] / unit.waves for one in (unit.issued, *unit.stalled))
        clocks = {cause: clk for cause, clk in zip(ALL, spent, strict=True) if clk}
        lanes = between_lanes(step.item.mnemonic)
        kind, size, touched, filled = accesses.get(index, ("", 0, 0.0, 0.0))
        found.append(Spent(step.place.line, stage, clocks, kind, size, touched, filled, lanes))
    looped = 0 if head is None or end is None else sum(code_bytes(step.item) for step in steps[head : end + 1])
    cache = int(chip.unit.instruction_cache_bytes.value)
    return Spending(profile, tuple(found), looped, cache, unit.loop_matrix > 0, chip.compute_units)


def _looped(head: int, end: int, products: Sequence[int], steps: Sequence[Step]) -> tuple[int, int]:
    """Return the first and the last instruction of all loops with products, and of the hot loop.

    The hot loop has the instructions from `head` to `end`."""
    back = [(one.target_index, one.index) for one in steps if 0 <= one.target_index <= one.index]
    own = [(head, end), *((first, last) for first, last in back if any(first <= one <= last for one in products))]
    return min(first for first, _ in own), max(last for _, last in own)


def _accesses(path: Path) -> dict[int, tuple[str, int, float, float]]:
    """Return kind, bytes of a lane, touched and filled lines of each instruction that accesses global memory."""
    found: dict[int, tuple[str, int, float, float]] = {}
    waves = len(path.trace.waves)
    for wave, weights in zip(path.trace.waves, path.weights, strict=True):
        for position, access in wave.accesses.items():
            if not isinstance(access, GlobalAccess) or not access.moved:
                continue
            index, weight = wave.stream[position], float(weights[position]) / waves
            _, _, touched, filled = found.get(index, ("", 0, 0.0, 0.0))
            touched += len(access.lines[0]) * weight
            filled += -(-access.moved // LINE) * weight
            found[index] = access.kind, access.bytes, touched, filled
    return found
