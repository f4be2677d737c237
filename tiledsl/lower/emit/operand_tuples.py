"""Operands of six registers that three reads bring: one variable each, so that the reads write into the operand.

Of three variables, clang makes one operand without copies only if no loop or branch stands between the reads and the
product: its coalescer gives up where parts of the operand are live from one basic block to the next (LLVM,
RegisterCoalescer, JoinVals::resolveConflicts)."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable

from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.walk import rewrite

PARTS = (".s01", ".s23", ".s45")  # of a vector of six, as clang names them
_DWORDS = 2  # of a read


def with_operand_tuples(program: lp.Program) -> lp.Program:
    """Return the program with such operands in variables of six registers each.

    A read writes a part of such a variable. Registers that anything else reads or writes stay as they are."""
    operands = _operands(program)
    variables, whole, part = [], dict[str, str](), dict[str, str]()
    for variable in program.variables:
        registers = [variable.element(number) for number in range(variable.count)]
        triples = [tuple(registers[first : first + len(PARTS)]) for first in range(0, len(registers), len(PARTS))]
        if variable.dwords != _DWORDS or not operands.issuperset(triples):
            variables.append(variable)
            continue
        joined = dataclasses.replace(variable, dwords=len(PARTS) * _DWORDS, count=len(triples))
        variables.append(joined)
        for number, triple in enumerate(triples):
            for register, name in zip(triple, PARTS, strict=True):
                whole[register] = joined.element(number)
                part[register] = whole[register] + name
    if not whole:
        return program
    body = rewrite(program.body, lambda body: [_renamed(operation, whole, part) for operation in body])
    return dataclasses.replace(program, variables=tuple(variables), body=body)


def _operands(program: lp.Program) -> set[tuple[str, ...]]:
    """The operands, in three registers each, that only reads write and only products read."""
    found, others = set[tuple[str, ...]](), set[str]()
    for operation in program.numbers.operations:
        touched = operation.effects.touched
        if isinstance(operation, lp.Mfma) and operation.is_assembly:
            of_three = {one.registers for one in (operation.a, operation.b) if len(one.registers) == len(PARTS)}
            found |= of_three
            touched = touched.difference(*of_three)
        elif isinstance(operation, lp.Memory) and _writes_one(operation):
            touched = set(operation.reads)
        others |= touched
    return {registers for registers in found if others.isdisjoint(registers)}


def _writes_one(operation: lp.Memory) -> bool:
    """Return whether an operation writes all of one register, in all lanes."""
    return len(operation.out) == 1 and operation.guard is None and not operation.keeps


def _renamed(operation: lp.Operation, whole: dict[str, str], part: dict[str, str]) -> lp.Operation:
    """Return an operation with the new names of its registers. No other kind of operation has these registers."""
    if isinstance(operation, lp.Mfma):
        a, b = (_operand(one, whole) for one in (operation.a, operation.b))
        return dataclasses.replace(operation, a=a, b=b)
    if isinstance(operation, lp.Memory):
        return dataclasses.replace(operation, out=tuple(part.get(name, name) for name in operation.out))
    if isinstance(operation, lp.Wait):
        return dataclasses.replace(operation, ties=_once(whole.get(name, name) for name in operation.ties))
    return operation


def _operand(operand: lp.Part, whole: dict[str, str]) -> lp.Part:
    """Return an operand of a product."""
    first = operand.registers[0]
    return lp.Part((whole[first],)) if first in whole else operand


def _once(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(names))
