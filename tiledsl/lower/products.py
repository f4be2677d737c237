"""Products of register tiles: which matrix instructions, in which order."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from tiledsl import ir
from tiledsl.lower import program as lp
from tiledsl.lower.fragments import Fragments

if TYPE_CHECKING:
    from tiledsl.lower.plan import Planner


def products(planner: Planner, products: Sequence[ir.Mma]) -> Iterable[lp.Operation]:
    """Matrix instructions of several products, by slice along k: those of one slice do not depend on each other, and need its registers only."""
    numbered = [item for product in products for item in _mma(planner, product)]
    return [op for op, _ in sorted(numbered, key=lambda item: item[1])]


def _mma(planner: Planner, product: ir.Mma) -> Iterable[tuple[lp.Operation, int]]:
    """Each matrix instruction with its number along k."""
    place = planner.place(product)
    a, b = planner.pieces[product.a], planner.pieces[product.b]
    acc = planner.registers(product.acc)
    left, right = planner.registers(product.a), planner.registers(product.b)
    assert a.instruction is not None
    for s in range(a.across):
        for part in range(a.pieces):
            for i in range(a.down):
                for j in range(b.down):
                    one, other = _part(a, left, i * a.across + s, part), _part(b, right, j * b.across + s, part)
                    yield lp.Mfma(place, a.instruction, acc[i * b.down + j], one, other), s * a.pieces + part


def _part(piece: Fragments, registers: Sequence[str], number: int, part: int) -> lp.Part:
    """What instruction number `part` along k takes of an operand's piece, which one or several reads have brought."""
    own = registers[number * piece.parts : (number + 1) * piece.parts]
    if piece.parts == piece.pieces:
        return lp.Part((own[part],))
    return lp.Part(tuple(own), part, piece.pieces)
