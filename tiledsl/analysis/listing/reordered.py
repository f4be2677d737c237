"""TD420: the listing has the memory operations and barriers of the kernel in the kernel's order, on every path."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence

from tiledsl.analysis.listing.flow import Flow
from tiledsl.analysis.listing.origins import DEFECT, marked
from tiledsl.analysis.listing.paths import Paths, bits_of, matches
from tiledsl.asm.text.syntax import Instruction
from tiledsl.diagnostics.diagnostic import Diagnostic, Span
from tiledsl.ir.program import operations as lp


def reordering(flow: Flow, listed: Paths[int], planned: Paths[lp.Operation], kernel: Span) -> Diagnostic:
    """The finding for a listing whose paths are not the program's. Where a single operation moved, the finding names
    the operation and the barrier that it crossed.
    """
    partings = list(_partings(listed, planned))
    for one in (one for parting in partings for one in _candidates(listed, planned, parting)):
        matched = matches(listed.without(one.number), planned.without(one.operation))
        if matched is not None:
            return _one_move(flow, listed, planned, one, matched, kernel)
    # each step can be followed, but not all of a way
    first = partings[0] if partings else _Parting(len(listed.keys) - 1, ())
    notes = (f"got {_quoted(flow, listed, first.got)}",)
    found = Diagnostic(
        "TD420", "the listing has operations in another order than the kernel", notes=notes, helps=(DEFECT,)
    )
    return marked(found, kernel, *((planned.node(number).place, "expected this") for number in first.expected[:1]))


@dataclasses.dataclass(frozen=True)
class _Parting:
    """The point at which a path of the listing leaves the paths of the program: the number of the instruction there,
    and those that the program would have.
    """

    got: int
    expected: tuple[int, ...]


def _partings(listed: Paths[int], planned: Paths[lp.Operation]) -> Iterator[_Parting]:
    """All first points of departure, those near the beginning first."""
    places = {0: 1}
    work = [0]
    for number in work:
        expected = 0
        for place in bits_of(places[number]):
            expected |= planned.after[place]
        for successor in bits_of(listed.after[number]):
            possible = sum(1 << place for place in bits_of(expected) if planned.keys[place] == listed.keys[successor])
            if not possible:
                yield _Parting(successor, tuple(place for place in bits_of(expected) if place < len(planned.keys) - 1))
            elif possible & ~places.get(successor, 0):
                places[successor] = places.get(successor, 0) | possible
                work.append(successor)


@dataclasses.dataclass(frozen=True)
class _Move:
    """An instruction and the operation that it may be. `down`: it comes later than in the program."""

    number: int
    operation: int
    down: bool


def _candidates(listed: Paths[int], planned: Paths[lp.Operation], parting: _Parting) -> Iterator[_Move]:
    """The possible moves: an unexpected instruction may have moved up, and an expected one may have moved down.
    Barriers come last, since the other operations are ordered by them.
    """
    up = [_Move(parting.got, place, False) for place, key in enumerate(planned.keys) if key == listed.keys[parting.got]]
    down = [
        _Move(number, place, True)
        for place in parting.expected
        for number, key in enumerate(listed.keys)
        if key == planned.keys[place]
    ]
    yield from sorted((*up, *down), key=lambda one: planned.keys[one.operation][0] == lp.BARRIER)


def _one_move(
    flow: Flow, listed: Paths[int], planned: Paths[lp.Operation], one: _Move, matched: Sequence[int], kernel: Span
) -> Diagnostic:
    operation, item = planned.node(one.operation), _item(flow, listed, one.number)
    quoted = f"line {item.line}: {item.text}"
    crossed = [
        (down, barrier)
        for down in (one.down, not one.down)  # out of a branch the operation may have come in both directions
        if (barrier := _crossed(listed, planned, dataclasses.replace(one, down=down), matched)) is not None
    ]
    if crossed:
        # in a loop both may hold, of the barrier before the operation and of the barrier behind
        down, barrier = min(crossed, key=lambda found: abs(_item(flow, listed, found[1]).line - item.line))
        place = "after a barrier that it precedes" if down else "before a barrier that it follows"
        notes = (quoted, f"{'comes after' if down else 'comes before'} {_quoted(flow, listed, barrier)}")
        found = Diagnostic(
            "TD420", f"the listing has {_kind(operation)} {place} in the kernel", notes=notes, helps=(DEFECT,)
        )
        return marked(
            found, kernel, (operation.place, item.mnemonic), (planned.node(matched[barrier]).place, "this barrier")
        )
    found = Diagnostic(
        "TD420",
        f"the listing has {_kind(operation)} {'later' if one.down else 'earlier'} than the kernel",
        notes=(quoted,),
        helps=(DEFECT,),
    )
    return marked(found, kernel, (operation.place, item.mnemonic))


def _crossed(listed: Paths[int], planned: Paths[lp.Operation], one: _Move, matched: Sequence[int]) -> int | None:
    """The barrier, by its number in the listing, that is now on the other side of the operation. A move of a barrier
    itself is not described in this way.
    """
    if planned.keys[one.operation][0] == lp.BARRIER:
        return None
    before = _barriers(planned, one.operation, forward=one.down)
    crossed = sorted(
        number for number in _barriers(listed, one.number, forward=not one.down) if matched[number] in before
    )
    return (crossed[-1] if one.down else crossed[0]) if crossed else None


def _barriers(paths: Paths[int] | Paths[lp.Operation], number: int, forward: bool) -> set[int]:
    """The first barriers on the paths from a number, or to it."""
    found, seen, work = set[int](), set[int](), [number]
    while work:
        here = work.pop()
        for beside in bits_of(paths.after[here]) if forward else paths.before(here):
            if paths.keys[beside][0] == lp.BARRIER:
                found.add(beside)
            elif beside not in seen:
                seen.add(beside)
                work.append(beside)
    return found


def _quoted(flow: Flow, listed: Paths[int], number: int) -> str:
    if number in (0, len(listed.keys) - 1):
        return "the end"
    item = _item(flow, listed, number)
    return f"line {item.line}: {item.text}"


def _item(flow: Flow, listed: Paths[int], number: int) -> Instruction:
    return flow.steps[listed.node(number)].item


def _kind(operation: lp.Operation) -> str:
    match operation:
        case lp.Barrier():
            return "a barrier"
        case lp.Memory(access=access) if access is not None:
            return "a load straight to LDS" if access.direct else f"an LDS {access.kind}"
        case lp.Memory(counter=counter) if counter:
            return "a memory operation"
        case lp.Memory() | lp.Mfma() | lp.ClearAccumulator():
            return "an instruction"
        case _:
            raise AssertionError(f"{type(operation).__name__} is not inline assembly")
