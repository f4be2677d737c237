"""Accesses of td.asm to global memory.

Once an address has been moved to registers, any td.asm whose address is in registers may access that tensor.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence

from tiledsl.asm.inline.placeholders import single_instruction, specified_operands
from tiledsl.asm.isa.catalogue import lookup
from tiledsl.asm.isa.definition import Definition, OperandSpec
from tiledsl.asm.text.syntax import Instruction, Number, Placeholder
from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.walk import statements

FAMILIES = ("global", "flat")
_ADDRESSES = ("addr", "base")


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Access(Compared):
    """One instruction of td.asm that accesses global memory.

    `pointer` is its address, or None where the address is in registers. `beyond` is the number of bytes added to the
    address, or None where a register holds that number.
    """

    statement: ir.Asm
    definition: Definition
    pointer: ir.Pointer | None
    beyond: ir.Expr | None

    @property
    def writes(self) -> bool:
        return self.definition.memory != "read"


def accesses(body: Sequence[ir.Statement]) -> Iterator[Access]:
    """Yield the accesses to global memory of all td.asm in the body.

    Text that cannot be parsed is skipped: the lowering reports it.
    """
    for statement in statements(body):
        if isinstance(statement, ir.Asm) and (found := access_of(statement)) is not None:
            yield found


def access_of(statement: ir.Asm) -> Access | None:
    """Return the instruction's access to global memory, or None if it has none."""
    instruction = instruction_of(statement)
    definition = lookup(instruction.mnemonic) if instruction else None
    if (
        instruction is None
        or definition is None
        or definition.family not in FAMILIES
        or not definition.memory
        or definition.mnemonic.startswith("scratch_")
    ):
        return None  # scratch memory is private to each lane
    bound = dict(statement.operands)
    address = next((value for spec, value in _operands(instruction, bound) if spec.name in _ADDRESSES), None)
    pointer = address if isinstance(address, ir.Pointer) else None
    return Access(statement, definition, pointer, added_bytes(instruction, bound))


def instruction_of(statement: ir.Asm) -> Instruction | None:
    """Return the single instruction of a td.asm; None if the text holds another number or cannot be parsed."""
    return single_instruction(statement.template)


def _operands(instruction: Instruction, bound: dict[str, ir.AsmOperand]) -> Iterator[tuple[OperandSpec, object]]:
    """Yield the specification of each operand of the instruction, with the value bound to the operand."""
    for spec, operand in specified_operands(instruction):
        yield spec, bound.get(operand.name) if isinstance(operand, Placeholder) else operand


def added_bytes(instruction: Instruction, bound: dict[str, ir.AsmOperand]) -> ir.Expr | None:
    """Return the bytes that the instruction adds to the address: its immediate offset and a lane's offset.

    A lane's offset stands beside a scalar base address. The result is None where a register holds the offset.
    """
    given = dict(instruction.modifiers).get("offset", 0)
    offset = bound.get(given.name) if isinstance(given, Placeholder) else given
    total = ex.binary("+", ir.Const(0), offset if isinstance(offset, ir.Expr | int) else 0)
    value = next((value for spec, value in _operands(instruction, bound) if spec.name == "lane_offset"), 0)
    if isinstance(value, ir.Registers | ir.RegisterElement | ir.Parameter):
        return None
    return ex.binary(
        "+", total, int(value.value) if isinstance(value, Number) else value if isinstance(value, ir.Expr) else 0
    )


def written(kernel: ir.KernelIR) -> dict[str, ir.Asm]:
    """Return the tensors that td.asm may write, by name, each with the first instruction that may write it."""
    return {name: found[0] for name, found in _writes(kernel.body).items()}


def surely_written(body: Sequence[ir.Statement]) -> tuple[str, ...]:
    """Return the tensors that td.asm of a kernel certainly writes.

    A write through an address in registers is certain where the addresses of only one tensor are moved to registers.
    """
    return tuple(name for name, found in _writes(body).items() if found[1])


def _writes(body: Sequence[ir.Statement]) -> dict[str, tuple[ir.Asm, bool]]:
    """Map each tensor that td.asm may write to the first such instruction, and whether any write is certain."""
    in_registers = list(dict.fromkeys(_addresses_in_registers(body)))
    found: dict[str, tuple[ir.Asm, bool]] = {}
    for access in accesses(body):
        if access.writes:
            names = in_registers if access.pointer is None else [access.pointer.tensor.name]
            for name in names:
                first, sure = found.get(name, (access.statement, False))
                found[name] = first, sure or len(names) == 1
    return found


def _addresses_in_registers(body: Sequence[ir.Statement]) -> Iterator[str]:
    """Yield the tensors whose addresses are used other than for an immediate access."""
    for statement in statements(body):
        instruction = instruction_of(statement) if isinstance(statement, ir.Asm) else None
        if instruction is not None and isinstance(statement, ir.Asm):
            definition = lookup(instruction.mnemonic)
            accessed = definition is not None and definition.family in FAMILIES
            for spec, value in _operands(instruction, dict(statement.operands)):
                if isinstance(value, ir.Pointer) and not (accessed and spec.name in _ADDRESSES):
                    yield value.tensor.name
