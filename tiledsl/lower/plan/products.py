"""Products of register tiles: which matrix instructions, in which order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tiledsl.ir import nodes as ir
from tiledsl.ir.program import operations as lp
from tiledsl.lower.plan.context import PlanContext
from tiledsl.lower.plan.fragments import Fragments


def products(context: PlanContext, products: Sequence[ir.Mma]) -> Iterable[lp.Operation]:
    """Matrix instructions of several products, by slice along k: the instructions of one slice do not depend on each
    other, and need only the registers of that slice.
    """
    numbered = [item for product in products for item in _mma(context, product)]
    return [op for op, _ in sorted(numbered, key=lambda item: item[1])]


def _mma(context: PlanContext, product: ir.Mma) -> Iterable[tuple[lp.Operation, int]]:
    """Each matrix instruction with its number along k."""
    place = context.place(product)
    a, b = context.pieces[product.a], context.pieces[product.b]
    acc = context.registers(product.acc)
    left, right = context.registers(product.a), context.registers(product.b)
    assert a.instruction is not None
    for s in range(a.across):
        for part in range(a.pieces):
            for i in range(a.down):
                for j in range(b.down):
                    one, other = _part(a, left, i * a.across + s, part), _part(b, right, j * b.across + s, part)
                    yield lp.Mfma(place, a.instruction, acc[i * b.down + j], one, other), s * a.pieces + part


def _part(piece: Fragments, registers: Sequence[str], number: int, part: int) -> lp.Part:
    """The part of an operand's piece that instruction number `part` along k takes, from one or several reads."""
    own = registers[number * piece.parts : (number + 1) * piece.parts]
    if piece.parts == piece.pieces:
        return lp.Part((own[part],))
    return lp.Part(tuple(own), part, piece.pieces)
