"""The single instruction of inline assembly, and the placeholders that the instruction reads and writes."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import NamedTuple

from tiledsl.asm.isa.catalogue import lookup
from tiledsl.asm.isa.definition import OperandSpec, matching_syntax
from tiledsl.asm.text.syntax import Instruction, Modified, Operand, Placeholder
from tiledsl.diagnostics.diagnostic import AssemblyError

BARRIER = "s_barrier"


class Uses(NamedTuple):
    """The names of the placeholders that an instruction reads and writes, and whether it is a barrier."""

    read: frozenset[str] = frozenset()
    written: frozenset[str] = frozenset()
    barrier: bool = False


@functools.lru_cache(maxsize=4096)
def single_instruction(template: str) -> Instruction | None:
    """Return the single instruction of a text; None if the text holds another number or cannot be parsed."""
    # here, since `import tiledsl` reads no assembly, and the parser takes long to import
    from tiledsl.asm.text.parse import parse_inline

    try:
        parsed = parse_inline(template)
    except AssemblyError:
        return None
    return parsed[0] if len(parsed) == 1 else None


def specified_operands(instruction: Instruction) -> Iterator[tuple[OperandSpec, Operand]]:
    """Yield the specification of each operand of an instruction, with the operand without its modifiers."""
    definition = lookup(instruction.mnemonic)
    form = matching_syntax(definition, instruction.operands, instruction.modifiers) if definition else None
    for spec, operand in zip(form.operands, instruction.operands, strict=True) if form else ():
        yield spec, operand.operand if isinstance(operand, Modified) else operand


@functools.lru_cache(maxsize=4096)
def uses_of(template: str) -> Uses:
    """Return what the instruction of a text does with the placeholders; nothing if no single instruction is known."""
    instruction = single_instruction(template)
    if instruction is None:
        return Uses()
    named = [(spec, at.name) for spec, at in specified_operands(instruction) if isinstance(at, Placeholder)]
    return Uses(
        frozenset(name for spec, name in named if spec.read),
        frozenset(name for spec, name in named if spec.written),
        instruction.mnemonic == BARRIER,
    )
