"""Costs that the plan and the compiled listing show by counts, without a prediction: TD710, TD711, TD713, TD715, TD717.

TD716 compares clocks, of which most are waits for memory: no count stands for it."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Mapping, Sequence

from tiledsl.analysis.cost.texts import (
    LEAST,
    LEAST_IDLE,
    MORE_LINES,
    Place,
    code_finding,
    dear_reductions,
    idle_finding,
    lanes_finding,
    lines_finding,
    loop_around,
    narrow_finding,
    statement_at,
)
from tiledsl.analysis.time.chips import chip_of
from tiledsl.analysis.time.result import counted
from tiledsl.analysis.time.spending import between_lanes
from tiledsl.asm.isa.code_bytes import code_bytes
from tiledsl.asm.resources import Resources, Touched
from tiledsl.asm.text.syntax import Instruction, Kernel
from tiledsl.diagnostics.diagnostic import Diagnostic
from tiledsl.ir import nodes as ir
from tiledsl.targets import LINE

_LEAST_LINES = 0.1  # of the lines that all loads touch
_LEAST_STORES = 8  # of a statement: fewer are a row of scales, or a tile's edge
_NARROW = re.compile(r"(?:global|buffer|flat)_store_(short|byte)")
_BYTES = {"short": 2, "byte": 1}


@dataclasses.dataclass(frozen=True)
class Compiled:
    """A compiled kernel at fixed sizes: the lines of cache that its loads touch, its blocks, and its listing.

    `code` is the kernel in the listing, and `places` has the place of the source for lines of the listing."""

    kernel: ir.KernelIR
    loads: Sequence[Touched]
    blocks: int
    code: Kernel
    resources: Resources
    places: Mapping[int, Place]

    @property
    def instructions(self) -> list[Instruction]:
        """The instructions of the listing."""
        return [item for item in self.code.items if isinstance(item, Instruction)]

    @property
    def looped(self) -> list[Instruction]:
        """The instructions of the main loop, from its first line to its last."""
        loop = self.resources.loop
        return [one for one in self.instructions if loop is not None and loop.line <= one.line <= loop.last_line]


def by_counts(compiled: Compiled) -> list[Diagnostic]:
    """Every finding that counts show."""
    return [
        *_lines(compiled),
        *_narrow_stores(compiled),
        *_large_loop(compiled),
        *_idle(compiled),
        *_between_lanes(compiled),
    ]


def _lines(compiled: Compiled) -> list[Diagnostic]:
    """TD710."""
    least = _LEAST_LINES * sum(one.touched * one.turns for one in compiled.loads)
    dear: dict[Place, list[Touched]] = {}
    for one in compiled.loads:
        if one.touched > MORE_LINES * one.filled:
            dear.setdefault((one.file, one.line), []).append(one)
    if sum(one.more for own in dear.values() for one in own) < least:
        return []
    found = []
    for place, own in dear.items():
        statement = statement_at(compiled.kernel, place, "read")
        if sum(one.more for one in own) < least / 4 or statement is None:
            continue
        worst = max(own, key=lambda one: one.more)
        label = (
            f"an instruction of a wave touches {worst.touched:,.0f} lines of {LINE} bytes, where {worst.filled:,.0f}"
            " would do"
        )
        found.append(lines_finding(statement, worst.touched / worst.filled, label, None, ()))
    return found


def _narrow_stores(compiled: Compiled) -> list[Diagnostic]:
    """TD711."""
    stores: dict[Place, list[int]] = {}
    for item in compiled.instructions:
        if (match := _NARROW.match(item.mnemonic)) and item.line in compiled.places:
            stores.setdefault(compiled.places[item.line], []).append(_BYTES[match[1]])
    found = []
    for place, own in stores.items():
        statement = statement_at(compiled.kernel, place, "write")
        if len(own) >= _LEAST_STORES and statement is not None:
            found.append(narrow_finding(statement, max(own), len(own), None, ()))
    return found


def _large_loop(compiled: Compiled) -> list[Diagnostic]:
    """TD713."""
    cache = int(chip_of(compiled.resources.target).unit.instruction_cache_bytes.value)
    size = sum(map(code_bytes, compiled.looped))
    if size <= cache:
        return []
    places = (compiled.places[one.line] for one in compiled.looped if one.line in compiled.places)
    loop = loop_around(compiled.kernel, places)
    return [] if loop is None else [code_finding(loop, size, cache, None, ())]


def _idle(compiled: Compiled) -> list[Diagnostic]:
    """TD715, if each round of blocks takes the same time."""
    chip, blocks = chip_of(compiled.resources.target), compiled.blocks
    units, at_once = chip.compute_units, chip.compute_units * max(1, compiled.resources.workgroups_per_cu)
    last = blocks % at_once
    rounds = -(-blocks // at_once)
    share = max(0, units - last) / units / rounds if last else 0.0
    if share < LEAST_IDLE:
        return []
    without = f"{units - last:,} of the {units:,} compute units of {chip.name} have no block"
    note = without if rounds == 1 else f"{without} in the last of {rounds:,} rounds, {share:.0%} of all rounds"
    return [idle_finding(compiled.kernel, blocks, at_once, units, None, note)]


def _between_lanes(compiled: Compiled) -> list[Diagnostic]:
    """TD717."""
    looped = compiled.looped
    count, dear = sum(between_lanes(one.mnemonic) for one in looped), dear_reductions(compiled.kernel)
    if count < LEAST * len(looped) or not count or not dear:
        return []
    note = f"{counted(count, 'instruction')} of the {len(looped):,} in the main loop take values of other lanes"
    return [lanes_finding(dear, None, (note,))]
