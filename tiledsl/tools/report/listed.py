"""The compiler's listing beside the plan: which program it was made of, and which line of the source each instruction
comes from.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container
from typing import Any

from tiledsl.analysis.listing.accumulators import assembly_lines
from tiledsl.analysis.listing.listing import listing_sources
from tiledsl.analysis.listing.origins import Sources
from tiledsl.compile.lowered import Lowered
from tiledsl.compile.verify import Examined, finished
from tiledsl.ir.program import operations as lp

MOST_LINES = 12_000


def program_of(known: Examined, lowered: Lowered | None) -> lp.Program | None:
    """The program with the waits of the text that was compiled: they stand before branches where the compiler would
    have touched registers in flight.
    """
    program = known.program
    if (
        program is None
        or known.planned is None
        or lowered is None
        or _planned_waits(program) == _written_waits(lowered)
    ):
        return program
    early = finished(known.planned, early=True)[0]
    return early if _planned_waits(early) == _written_waits(lowered) else program


def _planned_waits(program: lp.Program) -> Counter[str]:
    return Counter(operation.counts for operation in lp.flat(program.body) if isinstance(operation, lp.Wait))


def _written_waits(lowered: Lowered) -> Counter[str]:
    return Counter(found.strip() for found in re.findall(r'"s_waitcnt ([^"]*)"', lowered.hip))


def listing(
    lowered: Lowered | None, program: lp.Program | None, places: Any
) -> tuple[dict[str, Any] | None, dict[tuple[str, int], list[int]]]:
    """The lines of the listing with the numbers of the places that they come from, -1 where that is not known; and the
    listing's lines by place. `waits_differ` says whether it waits otherwise than the plan at these sizes, as a text may
    that serves others too."""
    if lowered is None or program is None:
        return None, {}
    kernel = next(one for one in lowered.listing.kernels if one.name == lowered.symbol)
    marked = lowered.compiler.marks_assembly
    sources = listing_sources(program, lowered.asm, marked)
    of_lines: dict[tuple[str, int], list[int]] = {}
    from_lines: dict[int, int] = {}
    waits = _places_of_waits(sources, program, assembly_lines(lowered.asm)) if marked else {}
    for number, step in enumerate(sources.flow.steps):
        place = sources.place(step.item) or waits.get(number)
        if place is not None:
            of_lines.setdefault((place.span.file, place.span.line), []).append(step.item.line)
            from_lines[step.item.line] = places(place.span.file, place.span.line)
    text = lowered.asm.split("\n")
    numbers = [number for number in range(kernel.items[0].line, kernel.items[-1].line + 1) if text[number - 1].strip()]
    return {
        "lines": [[number, text[number - 1], from_lines.get(number, -1)] for number in numbers[:MOST_LINES]],
        "left_out": max(0, len(numbers) - MOST_LINES),
        "waits_differ": _planned_waits(program) != _written_waits(lowered),
    }, of_lines


def _places_of_waits(sources: Sources, program: lp.Program, assembly: Container[int]) -> dict[int, lp.Place]:
    """Of the listing's instructions, the plan's waits with their places: those that stand before the same memory
    operation or barrier, with the same counts.
    """
    planned: dict[int, dict[str, lp.Place]] = {}
    waiting: list[lp.Wait] = []
    for operation in lp.flat(program.body):
        if isinstance(operation, lp.Wait):
            waiting.append(operation)
        elif lp.is_in_order(operation):
            planned[program.numbers[operation]] = {wait.counts: wait.place or operation.place for wait in waiting}
            waiting = []
    found: dict[int, lp.Place] = {}
    following: dict[str, lp.Place] = {}
    for number in reversed(range(len(sources.flow.steps))):
        item, matched = sources.flow.steps[number].item, sources.operations.get(number)
        if matched is not None:
            following = planned.get(program.numbers[matched], {})
        elif item.mnemonic == "s_waitcnt" and item.line in assembly:
            counts = " ".join(item.text.split()[1:])
            if counts in following:
                found[number] = following[counts]
        elif item.mnemonic == "s_branch":
            following = {}
    return found
