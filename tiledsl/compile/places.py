"""Which place of the source each instruction of a compiler's listing belongs to."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Container

from tiledsl.analysis.listing.accumulators import assembly_lines
from tiledsl.analysis.listing.listing import listing_sources
from tiledsl.analysis.listing.origins import Sources
from tiledsl.compile.lowered import Lowered
from tiledsl.compile.verify import Examined, finished
from tiledsl.ir.program import operations as lp


def program_of(known: Examined, lowered: Lowered | None) -> lp.Program | None:
    """The program with the waits of the compiled text. These waits stand before branches where the compiler would have
    touched registers in flight."""
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


def places_in_listing(text: str, program: lp.Program, marked: bool) -> dict[int, lp.Place]:
    """The places of the lines of a listing whose instructions come from an operation or a wait of the program. `marked`
    is False for a disassembly, which does not mark inline assembly.
    """
    return places_of(listing_sources(program, text, marked), text, program, marked)


def places_of(sources: Sources, text: str, program: lp.Program, marked: bool) -> dict[int, lp.Place]:
    """The places of `places_in_listing`, from the sources of the listing's instructions."""
    waits = _places_of_waits(sources, program, assembly_lines(text)) if marked else {}
    found: dict[int, lp.Place] = {}
    for number, step in enumerate(sources.flow.steps):
        place = sources.place(step.item) or waits.get(number)
        if place is not None:
            found[step.item.line] = place
    return found


def waits_differ(lowered: Lowered, program: lp.Program) -> bool:
    """Whether the listing's waits differ from the plan's, as they may where one text serves several sizes."""
    return _planned_waits(program) != _written_waits(lowered)


def _places_of_waits(sources: Sources, program: lp.Program, assembly: Container[int]) -> dict[int, lp.Place]:
    """The places of the plan's waits among the listing's instructions. A listing's wait belongs to the plan's wait
    before the same memory operation or barrier with the same counts."""
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
