"""TD218: the AGPRs that hold accumulators belong to the assembly that names them; the compiler, which sees none of that, must leave them alone."""

from __future__ import annotations

from collections.abc import Iterable

from tiledsl.asm.definition import operand_bits
from tiledsl.asm.registers import describe_registers, register_bits
from tiledsl.asm.syntax import Instruction, Kernel
from tiledsl.diagnostics import Diagnostic, Mark, Span

_START, _END = ";;#ASMSTART", ";;#ASMEND"


def assembly_lines(text: str) -> frozenset[int]:
    """The numbers, from 1, of a listing's lines that come from inline assembly."""
    found = set()
    inside = False
    for number, line in enumerate(text.split("\n"), 1):
        word = line.strip()
        inside = (inside or word == _START) and word != _END
        if inside:
            found.add(number)
    return frozenset(found)


def accumulator_checks(kernel: Kernel, text: str, agprs: Iterable[int], span: Span) -> list[Diagnostic]:
    """TD218 where an instruction of the compiler's own touches one of those AGPRs; once, with the first place."""
    taken = sum(register_bits("a", number) for number in agprs)
    if not taken:
        return []
    own = assembly_lines(text)
    strangers = [item for item in kernel.items if isinstance(item, Instruction) and item.line not in own and _touched(item) & taken]
    if not strangers:
        return []
    first, count = strangers[0], len(strangers)
    message = f"the compiler touches registers that hold accumulators, at {count} place{'s' if count > 1 else ''} of the listing"
    notes = (f"line {first.line}: {first.text}", f"touches {describe_registers(_touched(first) & taken)}")
    helps = ("it takes them when it runs out of others: use fewer or smaller register tiles, or more warps a block",)
    return [Diagnostic("TD218", message, Mark(span), notes=notes, helps=helps)]


def _touched(item: Instruction) -> int:
    bits = 0
    for operand in item.operands:
        bits |= operand_bits(operand)
    return bits
