"""Which operation of the program, and so which line of the user's, an instruction of the listing comes from."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Iterable, Mapping, Sequence

from tiledsl.analysis.listing.flow import Flow
from tiledsl.analysis.listing.paths import Ways
from tiledsl.asm.text.syntax import Instruction
from tiledsl.diagnostics.diagnostic import Diagnostic, Mark, Span
from tiledsl.ir.program import operations as lp


@dataclasses.dataclass(frozen=True)
class Sources:
    """`operations`: of the instructions that are inline assembly, by their numbers in the flow; none where the listing
    is not the program's. `lines`: of those whose mnemonics begin so, and that the compiler makes of one line alone."""

    flow: Flow
    operations: Mapping[int, lp.Operation]
    lines: Mapping[str, lp.Place] = dataclasses.field(default_factory=dict)

    @functools.cached_property
    def _numbers(self) -> dict[int, int]:
        return {step.item.line: number for number, step in enumerate(self.flow.steps)}

    def place(self, item: Instruction) -> lp.Place | None:
        """The place of what an instruction comes from; None where that is not known, as for the compiler's own."""
        operation = self.operations.get(self._numbers[item.line])
        if operation is not None:
            return operation.place
        return next((place for beginning, place in self.lines.items() if item.mnemonic.startswith(beginning)), None)

    def place_before(self, item: Instruction) -> lp.Place | None:
        """The place of what the last instruction with one comes from, on the shortest way back from another."""
        ways, seen = self.flow.ways_to(), set[int]()
        work = [self._numbers[item.line]]
        for number in work:
            operation = self.operations.get(number)
            if operation is not None and operation.place is not None and number != work[0]:
                return operation.place
            seen.add(number)
            work += sorted(ways.get(number, set()) - seen, reverse=True)
        return None


def sources_of(
    program: lp.Program, flow: Flow, listed: Ways[int], planned: Ways[lp.Operation], matched: Sequence[int] | None
) -> Sources:
    """The operations of the instructions, by what they are matched to."""
    if matched is None:
        return Sources(flow, {})
    operations = {
        listed.node(number): planned.node(matched[number])
        for number in range(1, len(listed.nodes) + 1)
        if matched[number]
    }
    groups: dict[str, list[lp.Place]] = {}
    nodes = {program.numbers[operation] for operation in planned.nodes}
    for number, operation in enumerate(program.numbers.operations):
        beginning = _made_of(operation) if number not in nodes else ""
        if beginning and operation.place is not None:
            groups.setdefault(beginning, []).append(operation.place)
    found = {beginning: by_line(places) for beginning, places in groups.items()}
    return Sources(flow, operations, {beginning: lines[0][0] for beginning, lines in found.items() if len(lines) == 1})


def _made_of(operation: lp.Operation) -> str:
    """How the mnemonics begin of what the compiler makes of an operation in C++, where that is known."""
    match operation:
        case lp.Mfma(instruction=instruction, named=False):
            return instruction.mnemonic
        case lp.Store():
            return "global_store"
        case lp.Load():
            return "global_load"
        case lp.Memory(template=template):  # a listing does not tell it from what the compiler makes
            return next(
                (beginning for beginning in ("global_load", "global_store") if template.startswith(beginning)), ""
            )
        case _:
            return ""


def by_line(places: Iterable[lp.Place]) -> list[tuple[lp.Place, int]]:
    """A place for each span among those, in order, and how many have it; the calls that led there are said where they
    are the same for all.
    """
    groups: dict[Span, list[lp.Place]] = {}
    for place in places:
        groups.setdefault(place.span, []).append(place)
    return [
        (found[0] if len({one.calls for one in found}) == 1 else dataclasses.replace(found[0], calls=()), len(found))
        for found in groups.values()
    ]


def marked(found: Diagnostic, kernel: Span, *places: tuple[lp.Place | None, str]) -> Diagnostic:
    """The finding at the first of the places that are known, and with the others; at the kernel where there is none."""
    known = [(place, text) for place, text in places if place is not None]
    if not known:
        return dataclasses.replace(found, primary=Mark(kernel))
    (first, text), *others = known
    marks = tuple(dict.fromkeys(Mark(place.span, text) for place, text in others))
    return dataclasses.replace(found, primary=Mark(first.span, text), others=marks, calls=first.calls)
