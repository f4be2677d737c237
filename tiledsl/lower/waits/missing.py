"""The waits that a kernel with waits="manual" lacks: missing waits and waits that are too weak, each cause once
(TD405).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping, Sequence

from tiledsl.diagnostics.diagnostic import Diagnostic, Mark, Span
from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.causes import MissingWait
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.names import user_names
from tiledsl.ir.program.obligations import RequiredOrder, Turns, reached


@dataclasses.dataclass(frozen=True, slots=True)
class Flight:
    """An operation in flight, of the counter "vm" or "lgkm". `turns` have begun since its issue, as far as the
    requirement depends on them.
    """

    operation: lp.Memory
    number: int
    counter: str
    age: int
    turns: Turns
    ordered: bool

    @property
    def key(self) -> Key:
        return self.number, self.counter, self.turns

    @property
    def registers(self) -> tuple[str, ...]:
        return self.operation.out

    def older(self, count: int = 1) -> Flight:
        """The same once so many other operations of its counter have been issued."""
        return Flight(self.operation, self.number, self.counter, self.age + count, self.turns, self.ordered)


Key = tuple[int, str, Turns]  # the operation's number, the counter, and the turns begun since
State = dict[Key, Flight]
COUNTERS = ("vm", "lgkm")
NO_REASONS: Mapping[RequiredOrder, Mark] = {}


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Own(Compared):
    """The user's last wait before an operation in the text, and the operations that the wait left in flight."""

    wait: lp.Wait
    left: frozenset[Key]


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Missing(Compared):
    """A wait that an operation requires and does not have: the unfinished operations in flight, the `state`, the wait
    that would suffice before the operation's statement, and the user's last wait.
    """

    operation: lp.Operation
    number: int
    due: tuple[Flight, ...]
    wait: lp.Wait
    after: Own | None
    state: State


Reasons = Mapping[RequiredOrder, Mark]  # what must be finished at a barrier → what depends on it


def findings(program: lp.Program, missing: Iterable[Missing], reasons: Reasons) -> list[Diagnostic]:
    """One finding for everything that one wait of the user's would cover: the same counters of the same kind of
    operation, with no user wait between; and one for everything that a statement lacks, whichever steps of its loop are
    written out.
    """
    groups: dict[tuple[object, ...], list[Missing]] = {}
    for one in _without_covered(program, _without_misplaced(_at_first_barriers(missing))):
        at_barrier = isinstance(one.operation, lp.Barrier)  # the same one, whichever step of the loop reaches it
        where = one.operation.place if at_barrier else one.after and one.after.wait.place
        group = (where and where.span, at_barrier, one.wait.vm is None, one.wait.lgkm is None)
        groups.setdefault(group, []).append(one)
    statements: dict[object, list[Missing]] = {}
    for (_, *kind), found in groups.items():
        statements.setdefault((found[0].operation.place and found[0].operation.place.span, *kind), []).extend(found)
    return [_finding(program, found, reasons) for found in statements.values()]


def _at_first_barriers(missing: Iterable[Missing]) -> list[Missing]:
    """The missing waits. LDS operations in flight at two barriers are missing at the first barrier only."""
    out: list[Missing] = []
    for one in missing:
        earlier = next(
            (
                n
                for n, other in enumerate(out)
                if _of_lds(one) and _of_lds(other) and all(f.key in other.state for f in one.due)
            ),
            None,
        )
        if earlier is None:
            out.append(one)
            continue
        first = out[earlier]
        due = tuple({f.key: first.state[f.key] for f in (*first.due, *one.due)}.values())
        out[earlier] = dataclasses.replace(
            first, due=due, wait=dataclasses.replace(first.wait, lgkm=min(f.age for f in due))
        )
    return out


def _without_misplaced(missing: Sequence[Missing]) -> list[Missing]:
    """The missing waits without those at barriers for copies that overtake accesses of their own warp: such a copy
    is wrong at its place, or in its buffer, and the counts at the barriers were made for the right copy.
    """
    early = {one.operation.place.span for one in missing if _overtakes(one) and one.operation.place is not None}
    return [one for one in missing if not (isinstance(one.operation, lp.Barrier) and early.issuperset(_issued(one)))]


def _without_covered(program: lp.Program, missing: Sequence[Missing]) -> list[Missing]:
    """The missing waits without those that a wait before an earlier barrier covers, in another copy of a loop."""
    barriers = [one for one in missing if isinstance(one.operation, lp.Barrier) and one.operation.place is not None]
    copies = {
        one.number: [
            program.numbers[each]
            for each in lp.flat(program.body)
            if isinstance(each, lp.Barrier) and one.operation.place and each.place.span == one.operation.place.span
        ]
        for one in barriers
    }

    def covered(late: Missing, early: Missing) -> bool:
        limits = {"vm": early.wait.vm, "lgkm": early.wait.lgkm}
        ended = [f for f in early.state.values() if (limit := limits[f.counter]) is not None and f.age >= limit]
        places = {f.operation.place.span for f in ended if f.operation.place is not None}
        first = max(f.number for f in late.due)
        return places.issuperset(_issued(late)) and any(first < n < late.number for n in copies[early.number])

    return [one for one in missing if one in barriers or not any(covered(one, early) for early in barriers)]


def _overtakes(missing: Missing) -> bool:
    """Whether a direct copy to LDS overtakes another access of its own warp to the same bytes."""
    access = getattr(missing.operation, "access", None)
    return getattr(access, "kind", "") == "write" and not _registers(missing)


def _issued(missing: Missing) -> set[Span]:
    return {f.operation.place.span for f in missing.due if f.operation.place is not None}


def _of_lds(missing: Missing) -> bool:
    return isinstance(missing.operation, lp.Barrier) and missing.wait.vm is None


def _finding(program: lp.Program, group: list[Missing], reasons: Reasons) -> Diagnostic:
    """The finding at the first statement of the group, with the wait that suffices for all of the group."""
    first = group[0]
    statements: dict[Span, list[Missing]] = {}
    for one in group:
        assert one.operation.place is not None
        statements.setdefault(one.operation.place.span, []).append(one)
    (span, own), *others = statements.items()
    place, issued = first.operation.place, first.due[0].operation.place
    assert place is not None
    depends: tuple[Mark, ...] = ()
    if isinstance(first.operation, lp.Barrier):
        message, others = "LDS operations on which other warps depend are not finished at this barrier", []
        depends = _depending(reasons, group)[:1]
    else:
        message = _too_early(program, own)
    notes = [
        f"the same holds for {' and '.join(_names(program, one))} ({at}), which needs {_counts(_weakest(one))}"
        for at, one in others
    ]
    weak = _too_weak(program, own)
    marks = (Mark(issued.span, f"may still be in flight{issued.called}"), *depends, *weak)
    written = getattr(getattr(first.due[0].operation, "access", None), "kind", "") == "write"
    remedy = _remedy(program, own) + (", and the waits named above before the others" if notes else "")
    return Diagnostic(
        "TD405",
        message,
        Mark(span),
        marks,
        (*notes, 'waits="manual": the compiler adds no wait'),
        (remedy,),
        place.calls,
        cause=MissingWait(_overtakes(first) and written, bool(weak)),
    )


def _depending(reasons: Reasons, group: Sequence[Missing]) -> tuple[Mark, ...]:
    """The operations that depend on the unfinished one, at the barriers of the group."""
    issued = group[0].due[0].number
    due = [(one.number, f) for one in group for f in one.due if f.number == issued]
    found = ((order, f) for barrier, f in due for order in reasons if order[:2] == (barrier, issued))
    return tuple(reasons[order] for order, f in found if reached(f.turns, order[2]))


def _remedy(program: lp.Program, own: Sequence[Missing]) -> str:
    """The wait to write. The last step, with no operation of a next step in flight, may require a lower count than the
    other steps; or, at a barrier, only the last step may lack a wait.
    """
    *others, last = sorted(own, key=_of_last_step)
    assert last.operation.place is not None
    line = last.operation.place.span.line
    if _last_alone(program, own):
        return (
            f"put td.wait({_counts(_weakest(own))}) before line {line} in the last step alone, which starts no further"
            " copies: the other steps have enough waits"
        )
    if others and (isinstance(last.operation, lp.Barrier) or _of_last_step(last)):
        usual, end = _weakest(others), _weakest([last])
        if all(_weakest([one]) == usual for one in others) and (usual.vm or 0, usual.lgkm or 0) > (
            end.vm or 0,
            end.lgkm or 0,
        ):
            return f"put td.wait({_counts(usual)}) before line {line}, and in the last step td.wait({_counts(end)})"
    return f"put td.wait({_counts(_weakest(own))}) before line {line}"


def _last_alone(program: lp.Program, own: Sequence[Missing]) -> bool:
    """Whether only the last copy of the barrier lacks a wait, of a loop that is lowered in several copies. The last
    copy is that of the last step.
    """
    barrier = own[0].operation
    if len(own) > 1 or not isinstance(barrier, lp.Barrier):
        return False
    copies = [
        op
        for op in lp.flat(program.body)
        if isinstance(op, lp.Barrier) and op.place.span == barrier.place.span and op.place.calls == barrier.place.calls
    ]
    return len(copies) > 1 and copies[-1] is barrier and _of_last_step(own[0])


def _of_last_step(one: Missing) -> bool:
    """Whether the operation belongs to a last step that is written out behind its loop."""
    place = one.operation.place
    return place is not None and bool(place.steps) and isinstance(place.steps[-1], ir.Const)


def _too_early(program: lp.Program, statement: Sequence[Missing]) -> str:
    """What a statement does too early. An operation in flight may load registers that the statement touches; or it may
    access LDS, where a direct load meets other operations.
    """
    first, names = statement[0], _names(program, statement)
    named = " and ".join(names)
    verb, them, their = ("is", "it", "its") if len(names) == 1 else ("are", "them", "their")
    if _registers(first):
        return f"{named} {verb} {'loaded again' if _again(first) else 'used'} before a wait for {their} load"
    early, late = (
        getattr(getattr(operation, "access", None), "kind", "")
        for operation in (first.due[0].operation, first.operation)
    )
    if early == "read":
        return f"{named} {verb} overwritten by a direct load before a wait for this warp's reads of {them}"
    if late == "read":
        return f"{named} {verb} read before a wait for the direct load into {them}"
    return f"{named} {verb} overwritten before a wait for this warp's earlier writes to {them}"


def _again(missing: Missing) -> bool:
    """Whether the operation is the load itself, of a later step, and the registers are its results."""
    place, issued = missing.operation.place, missing.due[0].operation.place
    return (
        place is not None
        and place.span == issued.span
        and not {name.split("[")[0] for name in missing.operation.effects.read} & {*_registers(missing)}
    )


def _too_weak(program: lp.Program, statement: Sequence[Missing]) -> tuple[Mark, ...]:
    """The user's own wait between the operation and its use, which leaves the operation in flight."""
    for one in statement:
        left = [
            f
            for f in one.due
            if one.after and f.key in one.after.left and getattr(one.after.wait, f.counter) is not None
        ]
        wait = one.after.wait if left and one.after else None
        if wait is not None and wait.place is not None:
            values = dict.fromkeys(name.split("[")[0] for name in wait.until)
            called = user_names(program.kernel)
            got = ", ".join(dict.fromkeys(called.get(name, name) for name in values)) or _counts(wait)
            return (Mark(wait.place.span, f"got td.wait({got}), which leaves the operation in flight"),)
    return ()


def _weakest(statement: Sequence[Missing]) -> lp.Wait:
    """The weakest wait before a statement that suffices for the whole statement."""
    vm, lgkm = (
        min((count for one in statement if (count := getattr(one.wait, counter)) is not None), default=None)
        for counter in COUNTERS
    )
    return lp.Wait(None, vm, lgkm)


def earlier_counts(wait: lp.Wait, since: Mapping[str, int]) -> lp.Wait:
    """The wait's counts at a time when so many operations fewer had been issued."""
    vm, lgkm = (
        None if count is None else max(0, count - since[counter])
        for counter, count in zip(COUNTERS, (wait.vm, wait.lgkm), strict=True)
    )
    return dataclasses.replace(wait, vm=vm, lgkm=lgkm)


def _counts(wait: lp.Wait) -> str:
    return ", ".join(
        f"{name}={value}" for name, value in (("vmcnt", wait.vm), ("lgkmcnt", wait.lgkm)) if value is not None
    )


def _registers(missing: Missing) -> list[str]:
    """The registers that the operation touches too early."""
    touched = missing.operation.effects.touched
    return [name.split("[")[0] for f in missing.due for name in f.registers if name in touched]


def _names(program: lp.Program, statement: Iterable[Missing]) -> list[str]:
    """The user's names for what a statement touches too early: registers, a collective's staging registers by their own
    name; or else tiles in LDS.
    """
    called = user_names(program.kernel)
    names: list[str] = []
    for one in statement:
        tiles = (getattr(f.operation.access, "shared", None) for f in one.due)
        names += [called.get(name, name) for name in _registers(one)] or [
            program.kernel.names[t] if t else "LDS" for t in tiles
        ]
    return [f"'{name}'" for name in dict.fromkeys(names)]
