"""The places of instructions whose line the compiler does not tell: constants, copies, joined and hoisted instructions.
They follow from the instructions that read the results, and else from the neighbours in the listing.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tiledsl.analysis.listing.graph import Step
from tiledsl.asm.isa.definition import operand_bits
from tiledsl.asm.isa.registers import named_bits
from tiledsl.ir.program import operations as lp

_EXEC = named_bits("exec")
_COPIES = ("v_mov_b32", "v_mov_b64", "v_pk_mov_b32", "v_accvgpr_write", "v_accvgpr_mov")


def completed(steps: Sequence[Step], known: Mapping[int, lp.Place], program: lp.Program) -> dict[int, lp.Place]:
    """The places of all instructions, by number, where those of some are known.

    An instruction has the place of the first one behind it that reads its result. What fills an accumulator before its
    first product has the place where the accumulator is cleared. Instructions without such a reader, such as wait
    states, have the place of the next one; branches and changes of EXEC have that of the one before.
    """
    found = {**known, **_by_readers(steps, known, _cleared(program))}
    whole = lp.Place(program.kernel.span)
    following = _nearest(range(len(steps) - 1, -1, -1), found)
    before = _nearest(range(len(steps)), found)
    for number, step in enumerate(steps):
        if number not in found:
            one, other = before.get(number), following.get(number)
            found[number] = (one or other if _is_control(step) else other or one) or whole
    return found


def _by_readers(
    steps: Sequence[Step], known: Mapping[int, lp.Place], cleared: Mapping[lp.Place, lp.Place]
) -> dict[int, lp.Place]:
    """The places of instructions whose results are read further down, up to the next write."""
    found: dict[int, lp.Place] = {}
    readers: dict[int, int] = {}  # the number of the first instruction that reads each register, by bit
    for number in range(len(steps) - 1, -1, -1):
        step = steps[number]
        writes = list(_bits(step.writes))
        if number not in known and not _is_control(step):
            first = min((readers[bit] for bit in writes if bit in readers), default=None)
            place = known.get(first) or found.get(first) if first is not None else None
            if place is not None and first is not None:
                found[number] = cleared.get(place, place) if _fills(step, steps[first]) else place
        for bit in writes:
            readers.pop(bit, None)
        for bit in _bits(step.reads):
            readers[bit] = number
    return found


def _is_control(step: Step) -> bool:
    return step.item.mnemonic.startswith(("s_branch", "s_cbranch")) or bool(step.writes & _EXEC)


def _fills(step: Step, reader: Step) -> bool:
    """Whether a copy or constant is what the reader, a matrix instruction, adds its product to."""
    operands = reader.item.operands
    return (
        reader.matrix is not None
        and step.item.mnemonic.startswith(_COPIES)
        and len(operands) > 3
        and bool(operand_bits(operands[3]) & step.writes)
    )


def _cleared(program: lp.Program) -> dict[lp.Place, lp.Place]:
    """The place where the accumulators of a line of products are cleared last before the first of these products."""
    clears: dict[str, lp.Place] = {}
    found: dict[lp.Place, lp.Place] = {}
    for operation in program.numbers.operations:
        if isinstance(operation, lp.Clear):
            clears.update(dict.fromkeys(operation.registers, operation.place))
        elif isinstance(operation, lp.ClearAccumulator):
            clears[operation.accumulator] = operation.place
        elif isinstance(operation, lp.Mfma) and operation.acc in clears:
            found.setdefault(operation.place, clears[operation.acc])
    return found


def _nearest(numbers: Sequence[int], found: Mapping[int, lp.Place]) -> dict[int, lp.Place]:
    """The last place that is known on the way over the numbers, at each of them."""
    nearest, last = dict[int, lp.Place](), None
    for number in numbers:
        last = found.get(number, last)
        if last is not None:
            nearest[number] = last
    return nearest


def _bits(bits: int) -> Iterator[int]:
    """Yield the bits of a set of registers, each as an integer."""
    while bits:
        low = bits & -bits
        yield low
        bits ^= low
