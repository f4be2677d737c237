"""Program and listing as two graphs of possible successors, and which operation each instruction is.

The compiler keeps the order of inline assembly, and lays out blocks as it likes. So the two graphs are compared by
their paths: an instruction can be an operation if both have the same text and each successor of the instruction can be
a successor of the operation.
"""

from __future__ import annotations

import dataclasses
import functools
import operator
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Generic, TypeVar

from tiledsl.analysis.listing.flow import Flow
from tiledsl.asm.control import ranks
from tiledsl.asm.text.parse import parse_inline
from tiledsl.asm.text.syntax import Instruction, Register
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.dataflow import forward
from tiledsl.ir.program.labels import labels

Key = tuple[object, ...]
Node = TypeVar("Node")
NO_LABELS: Mapping[int, int] = {}
_BEGINNING: Key = ("the beginning",)
_END: Key = ("the end",)
# the compiler makes no barriers, and of operations on LDS those alone that pass values between lanes
_OWN = ("ds_read", "ds_write", "s_barrier")
ARRIVING = {"global_atomic_inc", "buffer_wbl2", "buffer_inv", "buffer_wbinvl1"}  # at a counter, with its fences
_TELLING = (*_OWN, "buffer_", "global_", "flat_")


@dataclasses.dataclass(frozen=True)
class Paths(Generic[Node]):
    """A graph of paths. `nodes` by number, with their texts; number 0 is the beginning and the last number is the end,
    which are no nodes. `after`: the bits of the possible successors of each. `never` are pairs that only the compiler
    believes may follow each other. `turns` are the loops of which a turn begins between a pair.
    """

    nodes: Sequence[Node]
    keys: tuple[Key, ...]
    after: tuple[int, ...]
    never: frozenset[tuple[int, int]] = frozenset()
    turns: Mapping[tuple[int, int], tuple[lp.Loop, ...]] = dataclasses.field(default_factory=dict)

    def node(self, number: int) -> Node:
        """The node with that number, which is neither the beginning nor the end."""
        return self.nodes[number - 1]

    def before(self, number: int) -> Iterator[int]:
        """The numbers of the possible predecessors."""
        return (other for other, bits in enumerate(self.after) if bits >> number & 1)

    def without(self, number: int) -> Paths[Node]:
        """The same paths past one of the nodes. The node stays, and nothing leads to it."""
        mask = 1 << number
        beyond = self.after[number] & ~mask
        after = [bits & ~mask | (beyond if bits & mask else 0) for bits in self.after]
        after[number] = 0
        return dataclasses.replace(self, after=tuple(after))


# ------------------------------------------------------------------------------------------------------------- programs


@dataclasses.dataclass(frozen=True)
class _Passage:
    """Whether a path is taken, and the loops of which a turn begins on the path. The compiler alone considers a path
    that is not taken.
    """

    taken: bool = True
    turns: tuple[lp.Loop, ...] = ()

    def then(self, other: _Passage) -> _Passage:
        return _Passage(self.taken and other.taken, (*self.turns, *other.turns))

    def rather(self, other: _Passage | None) -> _Passage:
        """Of two paths between the same places, one that is taken, and with the fewer turns."""
        return (
            self if other is None or (not self.taken, len(self.turns)) <= (not other.taken, len(other.turns)) else other
        )


_STRAIGHT, _NEVER = _Passage(), _Passage(False)
_Ends = Mapping[int, _Passage]


@dataclasses.dataclass(frozen=True)
class _Part:
    """The paths through a part of a program: to the numbers that may come first in it, from those that may come last,
    and past all of them.
    """

    first: _Ends
    last: _Ends
    through: _Passage | None


_NOTHING = _Part({}, {}, _STRAIGHT)


def planned_paths(program: lp.Program, marked: bool = True) -> Paths[lp.Operation]:
    """The paths through a program's inline assembly, without its waits. Where the listing does not mark inline
    assembly, only statements that their mnemonics identify.
    """
    return _Planned(program, marked).paths()


class _Planned:
    def __init__(self, program: lp.Program, marked: bool):
        self.program, self.marked, self.labels = program, marked, labels(program.numbers) if marked else {}
        self.nodes: list[lp.Operation] = []
        self.keys: list[Key] = [_BEGINNING]
        self.edges: dict[tuple[int, int], _Passage] = {}

    def paths(self) -> Paths[lp.Operation]:
        body = self._block(self.program.body)
        self.keys.append(_END)
        end = len(self.keys) - 1
        self._row(self._row(_Part({}, {0: _STRAIGHT}, None), body), _Part({end: _STRAIGHT}, {}, None))
        after = [0] * len(self.keys)
        for one, other in self.edges:
            after[one] |= 1 << other
        never = frozenset(edge for edge, passage in self.edges.items() if not passage.taken)
        return Paths(
            self.nodes,
            tuple(self.keys),
            tuple(after),
            never,
            {edge: passage.turns for edge, passage in self.edges.items() if passage.turns},
        )

    def _block(self, body: Iterable[lp.Operation]) -> _Part:
        part = _NOTHING
        for operation in body:
            part = self._row(part, self._part(operation))
        return part

    def _part(self, operation: lp.Operation) -> _Part:
        match operation:
            case lp.Loop():
                return self._loop(operation)
            case lp.Branch():
                return self._branch(operation)
            case lp.Simple():
                return self._statement(operation)
            case _:
                raise AssertionError(f"the paths through {type(operation).__name__} are not known")

    def _statement(self, operation: lp.Operation) -> _Part:
        key = _planned_key(operation)
        if key is None or not (self.marked or is_identified(self.program, str(key[0]))):
            return _NOTHING
        self.nodes.append(operation)
        self.keys.append((*key, self.labels.get(self.program.numbers[operation])))
        here = {len(self.keys) - 1: _STRAIGHT}
        return _Part(
            here, here, _STRAIGHT if isinstance(operation, lp.Memory) and operation.guard is not None else None
        )

    def _loop(self, loop: lp.Loop) -> _Part:
        """The paths through a loop. Where the call's sizes decide the number of turns, the compiler makes a path past
        the loop, even if no size takes it.
        """
        body = self._block(loop.body)
        turn = _Passage(True, (loop,))
        first = {number: turn.then(passage) for number, passage in body.first.items()}
        self._join(body.last, first, _STRAIGHT if loop.turns != 1 else _NEVER)
        skipped = (
            (_NEVER if loop.surely_turns else _STRAIGHT) if loop.turns is None else _NEVER if loop.turns == 0 else None
        )
        return _Part(first, body.last, _either(turn.then(body.through) if body.through else None, skipped))

    def _branch(self, branch: lp.Branch) -> _Part:
        """The paths through one arm or the other; where lanes differ, through both, in the compiler's order. The
        compiler may lay any two arms one after the other, with a path past each.
        """
        then, otherwise = self._block(branch.then), self._block(branch.otherwise)
        both = _STRAIGHT if "lane" in ex.kinds(branch.condition) else _NEVER
        self._row(then, otherwise, both)
        self._row(otherwise, then, both)
        through = _either(_either(then.through, otherwise.through), _NEVER)
        return _Part(_merged(then.first, otherwise.first), _merged(then.last, otherwise.last), through)

    def _row(self, one: _Part, other: _Part, between: _Passage = _STRAIGHT) -> _Part:
        self._join(one.last, other.first, between)
        first = (
            one.first
            if one.through is None
            else _merged(one.first, {n: one.through.then(between).then(passage) for n, passage in other.first.items()})
        )
        last = (
            other.last
            if other.through is None
            else _merged(other.last, {n: passage.then(between).then(other.through) for n, passage in one.last.items()})
        )
        return _Part(
            first, last, one.through.then(between).then(other.through) if one.through and other.through else None
        )

    def _join(self, before: _Ends, after: _Ends, between: _Passage) -> None:
        for one, out in before.items():
            for other, into in after.items():
                self.edges[one, other] = out.then(between).then(into).rather(self.edges.get((one, other)))


def _merged(one: _Ends, other: _Ends) -> _Ends:
    return {**one, **{number: passage.rather(one.get(number)) for number, passage in other.items()}}


def _either(one: _Passage | None, other: _Passage | None) -> _Passage | None:
    return one.rather(other) if one is not None else other


def made_by_compiler(program: lp.Program) -> tuple[str, ...]:
    """The beginnings of the mnemonics of loads and stores in plain C++."""
    moving = (operation for operation in lp.flat(program.body) if isinstance(operation, lp.Load | lp.Store))
    beginnings = {operation.beginning for operation in moving}
    if any(isinstance(operation, lp.ReadInteger) and operation.arrives for operation in lp.flat(program.body)):
        beginnings |= ARRIVING
    return tuple(sorted(beginnings))


def is_plain(mnemonic: str, beginnings: tuple[str, ...]) -> bool:
    """Whether plain C++ may have made an instruction; a load straight to LDS never is."""
    return mnemonic.startswith(beginnings) and "_lds_" not in mnemonic


def is_identified(program: lp.Program, mnemonic: str) -> bool:
    """Whether every instruction of that mnemonic is inline assembly."""
    if mnemonic.startswith("v_mfma"):
        return bool(program.accumulators)
    return mnemonic.startswith(_TELLING) and not is_plain(mnemonic, made_by_compiler(program))


def _planned_key(operation: lp.Operation) -> Key | None:
    """The text that the listing has for this operation; None for an operation that is no instruction of inline
    assembly, or that emits nothing.
    """
    if not operation.assembly:
        return None
    match operation:
        case lp.Barrier():
            return (lp.BARRIER, ())
        case lp.Memory(template=template):
            instructions = [item for item in parse_inline(template.replace(r"\n\t", "\n")) if item.mnemonic != "s_nop"]
            return _key(instructions[0]) if instructions else None
        case lp.Mfma(instruction=instruction, in_vgprs=True):
            return (instruction.mnemonic, _sorted(operation.modifiers), ())
        case lp.Mfma(instruction=instruction):
            return (instruction.mnemonic, _sorted(operation.modifiers), _range(operation.acc))
        case lp.ClearAccumulator(instruction=instruction, accumulator=accumulator):
            return (instruction.mnemonic, _sorted(operation.modifiers), _range(accumulator))
        case _:
            raise AssertionError(f"the text of {type(operation).__name__} in a listing is not known")


def _sorted(modifiers: Iterable[tuple[str, object]]) -> tuple[tuple[str, object], ...]:
    return tuple(sorted(modifiers, key=str))


def _range(accumulator: str) -> tuple[int, int]:
    numbers = lp.agprs(accumulator)
    return numbers[0], len(numbers)


def _key(item: Instruction) -> Key:
    result, modifiers = item.operands[0] if item.operands else None, _sorted(item.modifiers)
    if item.mnemonic.startswith("v_mfma") and isinstance(result, Register):
        return (item.mnemonic, modifiers, (result.index, result.count) if result.file == "a" else ())
    return (item.mnemonic, modifiers)


# ------------------------------------------------------------------------------------------------------------- listings


def listed_paths(
    flow: Flow, own: frozenset[int] | None, planned: Paths[lp.Operation], numbered: Mapping[int, int] = NO_LABELS
) -> Paths[int]:
    """The paths through the instructions of a listing that are operations of a program, by instruction number. `own`
    are the lines of inline assembly, None where they are not marked. `numbered` has the numbers that lines carry
    (ir/program/labels.py).
    """
    known = {key[0] for key in planned.keys}
    items = {number: flow.steps[number].item for number in sorted(flow.after)}
    nodes = [
        number
        for number, item in items.items()
        if item.mnemonic in known and (own is None or item.line in own or item.mnemonic.startswith(_OWN))
    ]
    names = {number: place for place, number in enumerate(nodes, 1)}
    end = len(nodes) + 1
    after = [_reached(flow, names, end, starts) for starts in ([0], *(flow.after[number] for number in nodes))]
    keys = (_BEGINNING, *((*_key(items[number]), numbered.get(items[number].line)) for number in nodes), _END)
    return Paths(nodes, keys, (*after, 0))


def _reached(flow: Flow, names: Mapping[int, int], end: int, starts: Iterable[int]) -> int:
    """The bits of the first named instructions on each path."""
    found, seen, work = 0, set[int](), list(starts)
    while work:
        number = work.pop()
        if number in seen:
            continue
        seen.add(number)
        if number in names:
            found |= 1 << names[number]
            continue
        found |= 0 if flow.after[number] else 1 << end
        work += flow.after[number]
    return found


# ------------------------------------------------------------------------------------------------------- which is which


def matches(listed: Paths[int], planned: Paths[lp.Operation]) -> tuple[int, ...] | None:
    """For each number of the listing, the number of the program; None where a path of the listing is no path of the
    program.
    """
    found = candidates(listed, planned)
    return None if found is None else _one_each(found)


def candidates(listed: Paths[int], planned: Paths[lp.Operation]) -> list[int] | None:
    """All numbers that each instruction may be, as bits: several where the listing does not distinguish operations of
    two arms.
    """
    can = _can_be(listed, planned)
    if not can[0]:
        return None

    def following(number: int, places: int) -> Iterator[tuple[int, int]]:
        after = functools.reduce(operator.or_, (planned.after[place] for place in bits_of(places)), 0)
        return ((successor, after & can[successor]) for successor in bits_of(listed.after[number]))

    order = ranks([tuple(bits_of(bits)) for bits in listed.after])
    found = forward(0, 1, following, operator.or_, order.__getitem__)
    return [found.get(number, 0) for number in range(len(listed.keys))]


def fits(listed: Paths[int], planned: Paths[lp.Operation]) -> bool:
    """Whether every path through the listing is a path of the program."""
    return bool(_can_be(listed, planned)[0])


def _one_each(found: Sequence[int]) -> tuple[int, ...]:
    """Of several candidates, one that is not the only candidate of another instruction: an operation that may be left
    out could also be the next one.
    """
    left, taken = list(found), 0
    while (only := functools.reduce(operator.or_, (bits for bits in left if bits.bit_count() == 1), 0)) != taken:
        taken = only
        left = [bits if bits.bit_count() == 1 else bits & ~taken or bits for bits in left]
    return tuple((bits & -bits).bit_length() - 1 for bits in left)


def _can_be(listed: Paths[int], planned: Paths[lp.Operation]) -> list[int]:
    """The greatest such relation: begin with all pairs of the same text, and remove pairs whose successors do not
    match. Places that only the next place follows are compared all at once: long runs of one text have many pairs.
    """
    same: dict[Key, int] = {}
    for number, key in enumerate(planned.keys):
        same[key] = same.get(key, 0) | 1 << number
    can = [same.get(key, 0) for key in listed.keys]
    before: dict[int, list[int]] = {}
    for number, bits in enumerate(listed.after):
        for successor in bits_of(bits):
            before.setdefault(successor, []).append(number)
    straight = _sum_of(place for place, bits in enumerate(planned.after) if bits == 2 << place)
    work = list(range(len(can)))
    while work:
        number = work.pop()
        following = [can[successor] for successor in bits_of(listed.after[number])]
        left = functools.reduce(lambda places, possible: places & possible >> 1, following, can[number] & straight)
        left |= _sum_of(
            place
            for place in bits_of(can[number] & ~straight)
            if all(planned.after[place] & possible for possible in following)
        )
        if left != can[number]:
            can[number] = left
            work += before.get(number, ())
    return can


def _sum_of(places: Iterable[int]) -> int:
    """The number with these bits."""
    return functools.reduce(lambda bits, place: bits | 1 << place, places, 0)


def bits_of(bits: int) -> Iterator[int]:
    """The numbers of the set bits."""
    while bits:
        low = bits & -bits
        yield low.bit_length() - 1
        bits ^= low
