"""Which place of the source each instruction of a compiler's listing belongs to."""

from __future__ import annotations

import functools
import operator
import re
from collections import Counter
from collections.abc import Container, Iterator, Mapping

from tiledsl.analysis.listing.accumulators import assembly_lines
from tiledsl.analysis.listing.origins import Sources
from tiledsl.asm.isa.definition import operand_bits
from tiledsl.compile.lowered import Lowered
from tiledsl.compile.places_by_data import completed
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


def places_of(
    sources: Sources, text: str, program: lp.Program, marked: bool, compiled: Mapping[int, lp.Place]
) -> dict[int, lp.Place]:
    """The places of the lines of a listing, from the sources of its instructions and the compiler's line information.

    `compiled` are the places by this information, which a disassembly does not have: then only instructions that come
    from an operation or a wait of the program have a place.
    """
    steps = sources.flow.steps
    if compiled:
        found = completed(steps, _compiled(sources, compiled), program)
    else:
        waits = _places_of_waits(sources, program, assembly_lines(text)) if marked else {}
        products = _Products(sources, program)
        places = {
            number: sources.place(step.item) or waits.get(number) or products.place(number)
            for number, step in enumerate(steps)
        }
        found = {number: place for number, place in places.items() if place is not None}
    return {steps[number].item.line: place for number, place in found.items()}


def _compiled(sources: Sources, compiled: Mapping[int, lp.Place]) -> dict[int, lp.Place]:
    """The places of the instructions that are matched, or whose line the compiler tells, by number."""
    found: dict[int, lp.Place] = {}
    for number, step in enumerate(sources.flow.steps):
        matched = sources.operations.get(number)
        place = matched.place if matched is not None else None
        place = place or compiled.get(step.item.line) or sources.place(step.item)
        if place is not None:
            found[number] = place
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


class _Products:
    """The places of the compiler's matrix instructions, of which several lines of the source have the same mnemonic.

    An instruction belongs to the product that reads what the instruction's operands hold: registers that a matched
    operation of the program has written, such as a read of the LDS.
    """

    def __init__(self, sources: Sources, program: lp.Program):
        self.sources, self.steps = sources, sources.flow.steps
        self.writes = [step.writes for step in self.steps]
        self.predecessors = {number: tuple(before) for number, before in sources.flow.predecessors().items()}
        self.readers: dict[str, set[lp.Place]] = {}  # by register of the program
        for operation in program.numbers.operations:
            if isinstance(operation, lp.Mfma) and not operation.is_assembly:
                for name in (*operation.a.registers, *operation.b.registers):
                    self.readers.setdefault(name, set()).add(operation.place)

    def place(self, number: int) -> lp.Place | None:
        """Return the place of a matrix instruction; None if there are several or none, and for other instructions."""
        step = self.steps[number]
        if step.matrix is None or number not in self.predecessors:
            return None
        read = functools.reduce(operator.or_, map(operand_bits, step.item.operands[1:3]))
        found = {place for name in self._written(number, read) for place in self.readers.get(name, ())}
        return next(iter(found)) if len({place.span for place in found}) == 1 else None

    def _written(self, number: int, read: int) -> Iterator[str]:
        """Yield the registers of the program that matched operations have last written, of these of the listing."""
        work, seen = [(before, read) for before in self.predecessors[number]], dict[int, int]()
        while work:
            at, bits = work.pop()
            while bits := bits & ~seen.get(at, 0):
                seen[at] = seen.get(at, 0) | bits
                if bits & self.writes[at]:
                    operation = self.sources.operations.get(at)
                    yield from operation.effects.written if operation is not None else ()
                    bits &= ~self.writes[at]
                if len(before := self.predecessors[at]) != 1:
                    work += [(one, bits) for one in before]
                    break
                (at,) = before
