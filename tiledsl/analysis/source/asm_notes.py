"""Notes where the checks do not follow td.asm in global memory: TD604 for its stores, TD605 for bounds."""

from __future__ import annotations

from tiledsl.diagnostics.diagnostic import Diagnostic, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.asm_access import Access, accesses, written
from tiledsl.ir.causes import NotChecked


def asm_notes(kernel: ir.KernelIR) -> list[Diagnostic]:
    """TD604 for each tensor that td.asm may write, TD605 for each access with unknown bounds."""
    notes = [_stored(kernel, name, statement) for name, statement in written(kernel).items()]
    return list(
        dict.fromkeys(
            [
                *notes,
                *(
                    _unbounded(access)
                    for access in accesses(kernel.body)
                    if access.pointer is None or access.beyond is None
                ),
            ]
        )
    )


def _stored(kernel: ir.KernelIR, name: str, statement: ir.Asm) -> Diagnostic:
    message = f"td.asm stores to '{name}': which elements it stores, and how often, is not checked"
    cause = NotChecked(
        (name,), "", "td.asm stores to it", tuple((one.tensor.name, one.reason) for one in kernel.unchecked)
    )
    return Diagnostic("TD604", message, Mark(statement.span), severity="note", calls=statement.calls, cause=cause)


def _unbounded(access: Access) -> Diagnostic:
    statement, mnemonic = access.statement, access.definition.mnemonic
    if access.pointer is None:
        message, helps = f"which addresses {mnemonic} accesses is not checked: they are in registers", (
            "give the address as one operand, g.address(row, col)",
        )
    else:
        message = (
            f"whether {mnemonic} stays inside '{access.pointer.tensor.name}' is not checked: a register holds its"
            " offset"
        )
        helps = ("give the offset as a device value, or the whole address as g.address(row, col)",)
    return Diagnostic("TD605", message, Mark(statement.span), helps=helps, severity="note", calls=statement.calls)
