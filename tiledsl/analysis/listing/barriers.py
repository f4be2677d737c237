"""TD421: in the listing too, what other warps depend on at a barrier is finished there, over all paths.

What must be finished before what is known from the order of the program's accesses (analysis/order/order.py); which
instruction of the listing is which operation, from the ways through both (analysis/listing/paths.py)."""

from __future__ import annotations

import dataclasses
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from tiledsl.analysis.listing.flow import COUNTED_BY, Flow, Flying, least, passed
from tiledsl.analysis.listing.origins import marked
from tiledsl.analysis.listing.paths import Ways, bits_of, candidates
from tiledsl.asm.text.syntax import Instruction
from tiledsl.diagnostics.diagnostic import Diagnostic, Span
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.dataflow import forward
from tiledsl.ir.program.obligations import Obligations


@dataclasses.dataclass(frozen=True)
class Undrained:
    """`earlier` may be in flight when `later` is reached: operations, with their instructions. A wait for `count` of
    the counter would finish it. `apart`: how many operations the one stands behind the other in the program, around it
    if need be."""

    later: lp.Operation
    at: Instruction
    earlier: lp.Operation
    item: Instruction
    counter: str
    count: int
    apart: int


def undrained(flow: Flow, listed: Ways[int], planned: Ways[lp.Operation], program: lp.Program) -> list[Undrained]:
    """What is owed and not kept, in the order of the program. Nothing is said of operations that the listing does not
    tell from others (a disassembly, of what two arms of a branch do alike), nor of those that it does not tell from the
    compiler's own."""
    found = candidates(listed, planned) if program.owed else None
    if found is None:
        return []
    nodes = {program.numbers[node]: number for number, node in enumerate(planned.nodes, 1)}
    in_order = enumerate(program.numbers[operation] for operation in lp.in_order(program.body))
    numbers = {place: nodes[number] for place, number in in_order if number in nodes}
    kept = (
        (numbers[later], numbers[earlier], turns)
        for later, earlier, turns in program.owed
        if {later, earlier} <= numbers.keys()
    )
    obligations = Obligations(program.numbers, kept)
    possible = {flow_number: found[number] for number, flow_number in enumerate(listed.nodes, 1)}
    instructions = {
        bits.bit_length() - 1: flow.steps[number].item for number, bits in possible.items() if bits.bit_count() == 1
    }
    counts: dict[tuple[int, int, str], int] = {}
    for name, flying in _on_arrival(flow, possible, planned, obligations):
        for ((earlier, turns), kind), age in flying.items():
            if name in instructions and obligations.owes(name, earlier, turns):
                key = name, earlier, COUNTED_BY[kind]
                counts[key] = min(age, counts.get(key, age))
    out = []
    for (name, earlier, counter), count in sorted(counts.items()):
        operations = planned.node(name), instructions[name], planned.node(earlier), instructions[earlier]
        out.append(Undrained(*operations, counter, count, (name - earlier) % len(planned.keys)))
    return out


def _on_arrival(
    flow: Flow, possible: Mapping[int, int], planned: Ways[lp.Operation], obligations: Obligations
) -> list[tuple[int, Flying]]:
    """Operations, and what may be in flight when each is reached, with the turns since. Ways are told apart by the
    operation before: some are never taken, and on some a turn of a loop begins. An instruction that may be several
    operations is each of them, as far as it can come after the one before."""
    out: dict[tuple[int, int, int], Flying] = {}

    def following(point: tuple[int, int], arriving: Flying) -> Iterator[tuple[tuple[int, int], Flying]]:
        number, last = point
        for name in _names(possible.get(number), last, planned):
            flying = arriving
            if number in possible:
                out[number, last, name] = flying = _turned(flying, planned.turns.get((last, name), ()), obligations)
            flying = passed(flying, flow.steps[number])
            if possible.get(number) == 1 << name and obligations.is_earlier(name):
                flying = {
                    **flying,
                    **{((name, obligations.none_begun(name)), kind): 0 for kind in flow.steps[number].kinds},
                }
            yield from (((successor, name), flying) for successor in flow.after[number])

    beginning: Flying = {}
    forward((0, 0), beginning, following, least)
    return [(name, flying) for (_, _, name), flying in out.items()]


def _names(possible: int | None, last: int, planned: Ways[lp.Operation]) -> list[int]:
    """What an instruction may be after the operation `last`: none on a way that is never taken, and `last` still for
    what is no operation of the program.
    """
    if possible is None:
        return [last]
    return [name for name in bits_of(possible & planned.after[last]) if (last, name) not in planned.never]


def _turned(flying: Flying, loops: Iterable[lp.Loop], obligations: Obligations) -> Flying:
    for loop in loops:
        begun: Flying = {}
        for ((earlier, turns), kind), age in flying.items():
            begun = least(begun, {((earlier, obligations.begun(earlier, turns, loop)), kind): age})
        flying = begun
    return flying


def drained_checks(found: Sequence[Undrained], kernel: Span) -> list[Diagnostic]:
    """TD421, once, with the barrier that comes the soonest and what is on its way there."""
    if not found:
        return []
    soonest = min(found, key=lambda one: one.apart)
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
    notes = (
        f"line {first.item.line}: {first.item.text}",
        f"is not waited for on a way to line {first.at.line}: {first.at.text}",
        f"expected s_waitcnt {needed} between the two",
        *([f"so it is at {elsewhere} more place{'s' if elsewhere > 1 else ''} of the listing"] if elsewhere else []),
    )
    message = (
        f"{_named(earlier.values())} not finished when the listing"
        f" {'reaches this barrier' if barrier else 'issues this'}"
    )
    marks = {
        (one.earlier.place and one.earlier.place.span, text): (one.earlier.place, text)
        for one in earlier.values()
        if (text := _depends(one.earlier, barrier))
    }
    diagnostic = Diagnostic(
        "TD421", message, notes=notes, helps=("this is a defect of tiledsl or of the compiler: report it",)
    )
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
    """What for it must be finished."""
    reads = isinstance(operation, lp.Memory) and operation.access is not None and operation.access.kind == "read"
    return f"{'another warp' if barrier else 'this warp'} {'overwrites' if reads else 'uses'} these bytes after it"
