"""Parts that the last warp of a place adds in order (td.add_in_order), as statements that the plan knows.

A warp stores its part, and arrives at the counter of the place. The warp that arrives last, which finds one less than
the number of parts in the counter, loads the parts from the first to the last, adds them, and stores the sum. Nothing
waits for another warp. A part that is the only one of its place is stored to the place itself.
"""

from __future__ import annotations

import dataclasses

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.walk import rewritten, statements


def in_order(kernel: ir.KernelIR) -> ir.KernelIR:
    """Return the kernel with the statements of the plan in place of each addition in order."""
    if not any(isinstance(one, ir.AddInOrder) for one in statements(kernel.body)):
        return kernel
    return dataclasses.replace(kernel, body=rewritten(kernel.body, _steps))


def _steps(add: ir.Statement) -> tuple[ir.Statement, ...] | None:
    if not isinstance(add, ir.AddInOrder):
        return None
    here = add.span, add.calls
    last = ex.binary("==", add.arrivals, ex.binary("-", add.parts, 1))
    sums = (
        ir.LoadGlobal(*here, add.total, dataclasses.replace(add.own, matrix=ir.Const(0))),
        ir.For(*here, add.step, ex.ceil_div(ex.binary("-", add.parts, 1), len(add.others)), (_turn(add),)),
        ir.StoreTile(*here, add.dst, add.total),
    )
    several = (
        ir.StoreTile(*here, add.own, add.src),
        ir.ReadInteger(*here, add.arrivals, add.own),
        ir.If(*here, last, sums, ()),
    )
    alone = ex.binary("==", add.parts, 1)
    tensor, whole = add.dst.tensor, (ir.If(*here, alone, (ir.StoreTile(*here, add.dst, add.src),), several),)
    # a tile outside has no counter
    inside = ex.binary("and", ex.binary("<", add.dst.row, tensor.rows), ex.binary("<", add.dst.col, tensor.cols))
    return (ir.If(*here, inside, whole, ()),)


def _turn(add: ir.AddInOrder) -> tuple[ir.Statement, ...]:
    """Return the statements that add a few parts. All are loaded first; behind the last part, that again."""
    here, last = (add.span, add.calls), ex.binary("-", add.parts, 1)
    first = ex.binary("+", ex.binary("*", add.step, len(add.others)), 1)
    parts = [ex.binary("+", first, number) for number in range(len(add.others))]
    loads, sums = [], []
    for part, other in zip(parts, add.others, strict=True):
        there = ex.binary("<", part, add.parts)
        window = dataclasses.replace(add.own, matrix=ex.select(there, part, last))
        loads.append(ir.LoadGlobal(*here, other, window))
        total = ir.Elementwise(*here, add.total, ir.Apply("+", (ir.OfTile(add.total), ir.OfTile(other))))
        sums.append(ir.If(*here, there, (total,), ()))
    return (*loads, *sums)
