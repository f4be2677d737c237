"""TD707: a kernel with td.print compiles to another listing than the kernel without, and prints nothing on a GPU."""

from __future__ import annotations

from tiledsl.diagnostics.diagnostic import Diagnostic, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.walk import statements


def prints_left(kernel: ir.KernelIR) -> list[Diagnostic]:
    """One warning for all td.print of a kernel, at the first of them."""
    found = [statement for statement in statements(kernel.body) if isinstance(statement, ir.Print)]
    if not found:
        return []
    first, *others = dict.fromkeys((statement.calls or (statement.span,))[-1] for statement in found)
    name = kernel.names.get(found[0].tile, "the tile")
    message = "td.print keeps values in registers, and a GPU prints nothing"
    helps = (
        f"`tiledsl sim FILE.py --watch {name}` shows the values, and in a notebook {kernel.name}.report(values=True)",
        "leave td.print out of the kernel that is launched, which compiles to another listing",
    )
    marks = tuple(Mark(span) for span in others)
    return [Diagnostic("TD707", message, Mark(first), marks, helps=helps, severity="warning")]
