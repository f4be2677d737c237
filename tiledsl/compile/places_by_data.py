"""The places of instructions whose line the compiler does not tell: constants, copies, joined and hoisted instructions.
They follow from the instructions that make the operands and read the results, and else from the neighbours in the
listing.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

from tiledsl.analysis.listing.graph import Step
from tiledsl.asm.isa.definition import operand_bits
from tiledsl.asm.isa.registers import EXEC_BITS, registers_of
from tiledsl.asm.text.syntax import Number
from tiledsl.ir.program import operations as lp

_COPIES = ("v_mov_b32", "v_mov_b64", "v_pk_mov_b32", "v_accvgpr_write", "v_accvgpr_mov")
_LOAD, _STORE, _ADDED = _BEGINNINGS = ("global_load", "global_store", "global_atomic")  # of C++ loads and stores

Line = tuple[str, int]
T = TypeVar("T")


def completed(steps: Sequence[Step], known: Mapping[int, lp.Place], program: lp.Program) -> dict[int, lp.Place]:
    """The places of all instructions, by number, where those of some are known.

    An instruction has the place of the first one behind it that reads its result. What fills a tile with zeros, such
    as an accumulator before its first product, has the place where the tile is cleared. Loads and stores have that of
    a load or store of the program, by their data and address. Instructions without a reader, such as wait states,
    have the place of the next one; branches and changes of EXEC have that of the one before.
    """
    found = _by_data(steps, known, program)
    whole = lp.Place(program.kernel.span)
    following = _nearest(range(len(steps) - 1, -1, -1), found)
    before = _nearest(range(len(steps)), found)
    for number, step in enumerate(steps):
        if number not in found:
            one, other = before.get(number), following.get(number)
            found[number] = (one or other if _is_control(step) else other or one) or whole
    return found


def _by_data(steps: Sequence[Step], known: Mapping[int, lp.Place], program: lp.Program) -> dict[int, lp.Place]:
    """The places that are known, and those that follow from the data."""
    unknown = {number for number, step in enumerate(steps) if number not in known and not _is_control(step)}
    found, readers, writers = dict(known), _readers(steps, unknown), _writers(steps, unknown)
    cleared, moves = _cleared(program), _Moves(program)
    for number in sorted(unknown, reverse=True):
        step, reader = steps[number], readers.get(number)
        place = found.get(reader) if reader is not None else None
        if step.item.mnemonic.startswith(_BEGINNINGS):
            data, address = writers[number]
            other = found.get(data[0]) if data else place
            place = moves.place(step, other, [found[one] for one in address if one in found]) or place
        elif place is not None and reader is not None and _fills(step, steps[reader]):
            place = cleared.get(_line(place), place)
        if place is not None:
            found[number] = place
    return found


def by_readers(steps: Sequence[Step], known: Mapping[int, T]) -> dict[int, T]:
    """The places of instructions by the nearest instructions that read their results, on any path.

    The places of some instructions are known; those that follow are returned."""
    found: dict[int, T] = {}
    for number in range(len(steps)):
        if number not in known and (place := _of_reader(steps, number, known)) is not None:
            found[number] = place
    return found


def _of_reader(steps: Sequence[Step], number: int, known: Mapping[int, T]) -> T | None:
    """The place of the nearest reader with one. A reader without a place hands on its own result."""
    ways, seen = deque((one, steps[number].writes) for one in steps[number].successors), set[tuple[int, int]]()
    while ways:
        at, registers = ways.popleft()
        if not registers or (at, registers) in seen:
            continue
        seen.add((at, registers))
        step = steps[at]
        reads = bool(step.reads & registers)
        if reads and at in known:
            return known[at]
        left = registers & ~step.writes | (step.writes if reads else 0)
        ways.extend((one, left) for one in step.successors)
    return None


class _Moves:
    """The places of the program's loads and stores in C++, by what their instructions are called."""

    def __init__(self, program: lp.Program):
        self.places: dict[str, dict[Line, lp.Place]] = {}
        self.beside: dict[tuple[str, Line], set[Line]] = {}  # by the lines of their data's readers and writers
        others: dict[tuple[str, str], set[Line]] = {}
        moves = [one for one in program.numbers.operations if isinstance(one, lp.Load | lp.Store)]
        for operation in program.numbers.operations:
            if not isinstance(operation, lp.Load | lp.Store) and operation.place is not None:
                for beginning, names in ((_LOAD, operation.effects.read), (_STORE, operation.effects.written)):
                    for name in names:
                        others.setdefault((beginning, name), set()).add(_line(operation.place))
        for one in moves:
            beginning, line = _LOAD if isinstance(one, lp.Load) else _STORE, _line(one.place)
            self.places.setdefault(beginning, {}).setdefault(line, one.place)
            for other in others.get((beginning, one.register), ()):
                self.beside.setdefault((beginning, other), set()).add(line)

    def place(self, step: Step, data: lp.Place | None, address: Iterable[lp.Place]) -> lp.Place | None:
        """The place of a load or store; None if the program has none. `data` is the place where its data are read or
        written, `address` the places of the instructions that make its address."""
        beginning = _LOAD if step.item.mnemonic.startswith(_LOAD) else _STORE
        places = self.places.get(beginning, {})
        near = (self.beside.get((beginning, _line(data))) if data is not None else None) or places.keys()
        chosen = [line for line in map(_line, address) if line in near] or [line for line in places if line in near]
        return places[chosen[0]] if chosen else None


def _readers(steps: Sequence[Step], wanted: Iterable[int]) -> dict[int, int]:
    """The first instructions behind wanted ones that read their results, before these are written again."""
    wanted, found = set(wanted), dict[int, int]()
    readers: dict[tuple[str, int], int] = {}  # by register
    for number in range(len(steps) - 1, -1, -1):
        writes = registers_of(steps[number].writes)
        first = min((readers[one] for one in writes if one in readers), default=None) if number in wanted else None
        if first is not None:
            found[number] = first
        for one in writes:
            readers.pop(one, None)
        readers.update(dict.fromkeys(registers_of(steps[number].reads), number))
    return found


def _writers(steps: Sequence[Step], wanted: Iterable[int]) -> dict[int, tuple[list[int], list[int]]]:
    """The instructions that last wrote what wanted loads and stores read: data, and address, scalar registers first."""
    wanted, found = set(wanted), dict[int, tuple[list[int], list[int]]]()
    writers: dict[tuple[str, int], int] = {}  # by register
    for number, step in enumerate(steps):
        if number in wanted and step.item.mnemonic.startswith(_BEGINNINGS):
            data = operand_bits(step.item.operands[1]) if not step.item.mnemonic.startswith(_LOAD) else 0
            address = reversed(registers_of(step.reads & ~data & ~EXEC_BITS))
            found[number] = (
                [writers[one] for one in registers_of(data) if one in writers],
                [writers[one] for one in address if one in writers],
            )
        writers.update(dict.fromkeys(registers_of(step.writes), number))
    return found


def _is_control(step: Step) -> bool:
    return step.item.mnemonic.startswith(("s_branch", "s_cbranch")) or bool(step.writes & EXEC_BITS)


def _fills(step: Step, reader: Step) -> bool:
    """Whether an instruction writes zeros, or copies what the reader, a matrix instruction, adds its product to."""
    if not step.item.mnemonic.startswith(_COPIES):
        return False
    if reader.matrix is not None:
        return len(reader.item.operands) > 3 and bool(operand_bits(reader.item.operands[3]) & step.writes)
    return all(isinstance(operand, Number) and operand.value == 0 for operand in step.item.operands[1:])


def _cleared(program: lp.Program) -> dict[Line, lp.Place]:
    """For lines that read a tile which is still zero the place where the tile is cleared."""
    clears: dict[str, lp.Place] = {}
    found: dict[Line, lp.Place] = {}
    for operation in program.numbers.operations:
        if isinstance(operation, lp.Clear | lp.ClearAccumulator):
            clears.update(dict.fromkeys(operation.effects.written, operation.place))
        elif operation.place is not None:
            for name in operation.effects.read:
                if name in clears:
                    found.setdefault(_line(operation.place), clears[name])
            for name in operation.effects.written:
                clears.pop(name, None)
    return found


def _nearest(numbers: Iterable[int], found: Mapping[int, lp.Place]) -> dict[int, lp.Place]:
    """The last place that is known on the way over the numbers, at each of them."""
    nearest, last = dict[int, lp.Place](), None
    for number in numbers:
        last = found.get(number, last)
        if last is not None:
            nearest[number] = last
    return nearest


def _line(place: lp.Place) -> Line:
    return place.span.file, place.span.line
