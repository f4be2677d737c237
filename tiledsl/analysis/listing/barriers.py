"""TD421: at each barrier the listing has finished, on every path, the operations that other warps depend on.

The order of the program's accesses (analysis/order/order.py) says which operation must be finished before which. The
paths through program and listing (analysis/listing/paths.py) say which instruction is which operation.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from tiledsl.analysis.listing.flow import COUNTED_BY, Flow, InFlight, least, passed
from tiledsl.analysis.listing.origins import DEFECT, marked
from tiledsl.analysis.listing.paths import Paths, bits_of, candidates
from tiledsl.asm.text.syntax import Instruction
from tiledsl.diagnostics.diagnostic import Diagnostic, Span
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.dataflow import forward
from tiledsl.ir.program.obligations import Obligations


@dataclasses.dataclass(frozen=True)
class Undrained:
    """An operation that may be in flight where it must be finished: `earlier` may be in flight when `later` is reached,
    each with its instruction. A wait for `count` of the counter would finish `earlier`. `between` is the number of
    operations between the two in the program, around its loop where necessary.
    """

    later: lp.Operation
    at: Instruction
    earlier: lp.Operation
    item: Instruction
    counter: str
    count: int
    between: int


def undrained(flow: Flow, listed: Paths[int], planned: Paths[lp.Operation], program: lp.Program) -> list[Undrained]:
    """Every required order that the listing violates, in the order of the program. Instructions that cannot be
    identified are left out: in a disassembly, those that two arms of a branch have alike, and those that look like the
    compiler's own.
    """
    found = candidates(listed, planned) if program.required else None
    if found is None:
        return []
    nodes = {program.numbers[node]: number for number, node in enumerate(planned.nodes, 1)}
    in_order = enumerate(program.numbers[operation] for operation in lp.in_order(program.body))
    numbers = {place: nodes[number] for place, number in in_order if number in nodes}
    kept = (
        (numbers[later], numbers[earlier], turns)
        for later, earlier, turns in program.required
        if {later, earlier} <= numbers.keys()
    )
    obligations = Obligations(program.numbers, kept)
    possible = {flow_number: found[number] for number, flow_number in enumerate(listed.nodes, 1)}
    instructions = {
        bits.bit_length() - 1: flow.steps[number].item for number, bits in possible.items() if bits.bit_count() == 1
    }
    counts: dict[tuple[int, int, str], int] = {}
    for name, in_flight in _on_arrival(flow, possible, planned, obligations):
        for ((earlier, turns), kind), age in in_flight.items():
            if name in instructions and obligations.requires(name, earlier, turns):
                key = name, earlier, COUNTED_BY[kind]
                counts[key] = min(age, counts.get(key, age))
    out = []
    for (name, earlier, counter), count in sorted(counts.items()):
        operations = planned.node(name), instructions[name], planned.node(earlier), instructions[earlier]
        out.append(Undrained(*operations, counter, count, (name - earlier) % len(planned.keys)))
    return out


def _on_arrival(
    flow: Flow, possible: Mapping[int, int], planned: Paths[lp.Operation], obligations: Obligations
) -> list[tuple[int, InFlight]]:
    """Yield each operation with the operations that may be in flight on arrival, and the loop turns since their issue.
    Paths are kept separate by the previous operation: some paths are never taken, and on some a turn of a loop begins.
    An instruction that may be several operations counts as each of them, as far as that operation can follow the
    previous one.
    """
    out: dict[tuple[int, int, int], InFlight] = {}

    def following(point: tuple[int, int], arriving: InFlight) -> Iterator[tuple[tuple[int, int], InFlight]]:
        number, last = point
        for name in _names(possible.get(number), last, planned):
            in_flight = arriving
            if number in possible:
                out[number, last, name] = in_flight = _turned(
                    in_flight, planned.turns.get((last, name), ()), obligations
                )
            in_flight = passed(in_flight, flow.steps[number])
            if possible.get(number) == 1 << name and obligations.is_earlier(name):
                in_flight = {
                    **in_flight,
                    **{((name, obligations.none_begun(name)), kind): 0 for kind in flow.steps[number].kinds},
                }
            yield from (((successor, name), in_flight) for successor in flow.after[number])

    beginning: InFlight = {}
    forward((0, 0), beginning, following, least, lambda point: flow.ranks[point[0]])
    return [(name, in_flight) for (_, _, name), in_flight in out.items()]


def _names(possible: int | None, last: int, planned: Paths[lp.Operation]) -> list[int]:
    """The operations that an instruction may be after the operation `last`: none on a path that is never taken, and
    still `last` for an instruction that is no operation of the program.
    """
    if possible is None:
        return [last]
    return [name for name in bits_of(possible & planned.after[last]) if (last, name) not in planned.never]


def _turned(in_flight: InFlight, loops: Iterable[lp.Loop], obligations: Obligations) -> InFlight:
    for loop in loops:
        begun: InFlight = {}
        for ((earlier, turns), kind), age in in_flight.items():
            begun = least(begun, {((earlier, obligations.begun(earlier, turns, loop)), kind): age})
        in_flight = begun
    return in_flight


def drained_checks(found: Sequence[Undrained], kernel: Span) -> list[Diagnostic]:
    """TD421, once, at the barrier that is reached first, with the operations that are still in flight there."""
    if not found:
        return []
    soonest = min(found, key=lambda one: one.between)
    here = [one for one in found if one.later is soonest.later]
    first = here[0]
    barrier = isinstance(first.later, lp.Barrier)
    earlier = {one.item.line: one for one in here}
    counts = {
        counter: min(one.count for one in here if one.counter == counter)
        for counter in sorted({one.counter for one in here})
    }
    needed = " ".join(f"{counter}cnt({count})" for counter, count in counts.items()) + (
        " or less" if any(counts.values()) else ""
    )
    elsewhere = len({one.at.line for one in found}) - 1
    plural = "s" if elsewhere > 1 else ""
    notes = (
        f"line {first.item.line}: {first.item.text}",
        f"is not waited for on a path to line {first.at.line}: {first.at.text}",
        f"expected s_waitcnt {needed} between the two",
        *([f"the same holds at {elsewhere} more place{plural} of the listing"] if elsewhere else []),
    )
    message = (
        f"{_named(earlier.values())} not finished when the listing"
        f" {'reaches this barrier' if barrier else 'issues this operation'}"
    )
    marks = {
        (one.earlier.place and one.earlier.place.span, text): (one.earlier.place, text)
        for one in earlier.values()
        if (text := _depends(one.earlier, barrier))
    }
    diagnostic = Diagnostic("TD421", message, notes=notes, helps=(DEFECT,))
    return [marked(diagnostic, kernel, (first.later.place, ""), *marks.values())]


def _named(found: Collection[Undrained]) -> str:
    accesses = {
        (access.kind, access.direct)
        for one in found
        if isinstance(one.earlier, lp.Memory) and (access := one.earlier.access) is not None
    }
    words = {("write", True): "load{} straight to LDS", ("write", False): "LDS write{}", ("read", False): "LDS read{}"}
    word = words[accesses.pop()] if len(accesses) == 1 else "LDS operation{}"
    return f"{len(found)} {word.format('s' if len(found) > 1 else '')} {'are' if len(found) > 1 else 'is'}"


def _depends(operation: lp.Operation, barrier: bool) -> str:
    """The operation that depends on the unfinished one."""
    reads = isinstance(operation, lp.Memory) and operation.access is not None and operation.access.kind == "read"
    return f"{'another warp' if barrier else 'this warp'} {'overwrites' if reads else 'uses'} these bytes after it"
