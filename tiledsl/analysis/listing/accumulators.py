"""TD218: only the program's inline assembly may touch the AGPRs of its accumulators. The compiler does not see that
these registers are in use, and must leave them alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Iterable, Iterator

from tiledsl.asm.isa.definition import operand_bits
from tiledsl.asm.isa.registers import describe_registers, register_bits
from tiledsl.asm.text.syntax import Instruction, Kernel
from tiledsl.diagnostics.diagnostic import Diagnostic, Mark
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.names import owners

_START, _END = ";;#ASMSTART", ";;#ASMEND"


def assembly_lines(text: str) -> frozenset[int]:
    """The line numbers, from 1, of a listing's inline assembly."""
    found = set()
    inside = False
    for number, line in enumerate(text.split("\n"), 1):
        word = line.strip()
        inside = (inside or word == _START) and word != _END
        if inside:
            found.add(number)
    return frozenset(found)


def counted_lines(kernel: Kernel, program: lp.Program) -> frozenset[int]:
    """The lines of a disassembly that come from the program's inline assembly. A disassembly does not mark inline
    assembly, so the instructions are counted: the program has so many that name the same accumulator registers in the
    same way. A further instruction of that kind, or of a kind that the program does not have, is the compiler's.
    """
    taken = _bits(number for _, accumulator in program.accumulators for number in lp.agprs(accumulator))
    left = Counter(
        (mnemonic, bits & taken) for operation in lp.flat(program.body) for mnemonic, bits in _named(operation)
    )
    found = set()
    for item in kernel.items:
        if isinstance(item, Instruction) and (bits := _touched(item) & taken):
            form = (item.mnemonic, bits)
            if left[form] > 0:
                found.add(item.line)
            left[form] -= 1
    return frozenset(found)


def _named(operation: lp.Operation) -> Iterator[tuple[str, int]]:
    """The instructions of an operation that name AGPRs: mnemonic and registers."""
    if not any(name.startswith("a[") for name in operation.effects.touched):
        return
    match operation:
        case lp.Mfma(named=False):
            return
        case lp.Mfma(instruction=instruction, acc=accumulator) | lp.ClearAccumulator(
            instruction=instruction, accumulator=accumulator
        ):
            yield instruction.mnemonic, _bits(lp.agprs(accumulator))
        case lp.ReadOut(accumulator=accumulator):
            yield from (("v_accvgpr_read_b32", _bits([number])) for number in lp.agprs(accumulator))
        case lp.WriteBack(accumulator=accumulator):
            yield from (("v_accvgpr_write_b32", _bits([number])) for number in lp.agprs(accumulator))
        case _:
            raise AssertionError(f"how {type(operation).__name__} names AGPRs is not known")


def _bits(agprs: Iterable[int]) -> int:
    return sum(register_bits("a", number) for number in agprs)


def accumulator_checks(program: lp.Program, kernel: Kernel, own: Container[int]) -> list[Diagnostic]:
    """TD218, once, at the first instruction of the compiler that touches one of those AGPRs. `own` are the lines of
    inline assembly.
    """
    held = {name: _bits(lp.agprs(accumulator)) for name, accumulator in program.accumulators}
    taken = sum(held.values())
    if not taken:
        return []
    strangers = [
        item
        for item in kernel.items
        if isinstance(item, Instruction) and item.line not in own and _touched(item) & taken
    ]
    if not strangers:
        return []
    first, count = strangers[0], len(strangers)
    touched = _touched(first) & taken
    owned = owners(program.kernel)
    name, node = owned[next(name for name, bits in held.items() if bits & touched).split("[")[0]]
    message = (
        f"the compiler touches registers that hold accumulators, at {count} place{'s' if count > 1 else ''} of the"
        " listing"
    )
    notes = (f"line {first.line}: {first.text}", f"touches {describe_registers(touched)}")
    helps = (
        "the compiler takes these registers when it runs out of others: use fewer or smaller register tiles, or"
        " more warps a block",
    )
    return [Diagnostic("TD218", message, Mark(node.span, f"'{name}' is held there"), notes=notes, helps=helps)]


def _touched(item: Instruction) -> int:
    bits = 0
    for operand in item.operands:
        bits |= operand_bits(operand)
    return bits
