"""The operation of the program, and so the user's line, that an instruction of the listing comes from."""

from __future__ import annotations

import dataclasses
import functools
from collections.abc import Iterable, Mapping, Sequence

from tiledsl.analysis.listing.flow import Flow
from tiledsl.analysis.listing.paths import Paths
from tiledsl.asm.text.syntax import Instruction
from tiledsl.diagnostics.diagnostic import Diagnostic, Mark, Span
from tiledsl.ir.program import operations as lp

DEFECT = "this is a defect of tiledsl or of the compiler: report it"  # the help where no kernel can be the cause


@dataclasses.dataclass(frozen=True)
class Sources:
    """The origins of instructions. `operations`: those of inline assembly, by instruction number; empty where the
    listing is not the program's. `lines`: those of mnemonics, by their beginnings, that the compiler makes of one user
    line alone.
    """

    flow: Flow
    operations: Mapping[int, lp.Operation]
    lines: Mapping[str, lp.Place] = dataclasses.field(default_factory=dict)

    @functools.cached_property
    def _numbers(self) -> dict[int, int]:
        return {step.item.line: number for number, step in enumerate(self.flow.steps)}

    def place(self, item: Instruction) -> lp.Place | None:
        """The place that an instruction comes from; None where it is unknown, as for the compiler's own
        instructions.
        """
        operation = self.operations.get(self._numbers[item.line])
        if operation is not None:
            return operation.place
        return next((place for beginning, place in self.lines.items() if item.mnemonic.startswith(beginning)), None)

    def place_before(self, item: Instruction) -> lp.Place | None:
        """The place of the last instruction with a known place, on the shortest path back from another instruction."""
        predecessors, seen = self.flow.predecessors(), set[int]()
        work = [self._numbers[item.line]]
        for number in work:
            operation = self.operations.get(number)
            if operation is not None and operation.place is not None and number != work[0]:
                return operation.place
            seen.add(number)
            work += sorted(predecessors.get(number, set()) - seen, reverse=True)
        return None


def sources_of(
    program: lp.Program, flow: Flow, listed: Paths[int], planned: Paths[lp.Operation], matched: Sequence[int] | None
) -> Sources:
    """The origins of the instructions, from the operations that they are matched to."""
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
    """The beginnings of the mnemonics that the compiler makes of an operation in C++, where they are known."""
    match operation:
        case lp.Mfma(instruction=instruction, is_assembly=False):
            return instruction.mnemonic
        case lp.Store() | lp.Load():
            return operation.beginning
        case lp.Memory(template=template):  # a listing does not tell it from what the compiler makes
            return next(
                (beginning for beginning in ("global_load", "global_store") if template.startswith(beginning)), ""
            )
        case lp.Simple() | lp.Loop() | lp.Branch():
            return ""
        case _:
            raise AssertionError(f"the instructions of {type(operation).__name__} are not known")


def by_line(places: Iterable[lp.Place]) -> list[tuple[lp.Place, int]]:
    """A place for each span, in order, with the number of operations there. The calls that lead to it are named where
    they are the same for all.
    """
    groups: dict[Span, list[lp.Place]] = {}
    for place in places:
        groups.setdefault(place.span, []).append(place)
    return [
        (found[0] if len({one.calls for one in found}) == 1 else dataclasses.replace(found[0], calls=()), len(found))
        for found in groups.values()
    ]


def marked(found: Diagnostic, kernel: Span, *places: tuple[lp.Place | None, str]) -> Diagnostic:
    """The finding at the first known place, with marks at the others; at the kernel where no place is known."""
    known = [(place, text) for place, text in places if place is not None]
    if not known:
        return dataclasses.replace(found, primary=Mark(kernel))
    (first, text), *others = known
    marks = tuple(dict.fromkeys(Mark(place.span, text) for place, text in others))
    return dataclasses.replace(found, primary=Mark(first.span, text), others=marks, calls=first.calls)
