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
    acc = context.registers(product.acc)
    a, b = _Operand(context, product.a), _Operand(context, product.b)
    for s in range(a.slices):
        for i in range(a.lines):
            for j in range(b.lines):
                yield lp.Mfma(place, a.instruction, acc[i * b.lines + j], a.part(i, s), b.part(j, s)), s


class _Operand:
    """An operand of a product: `lines` pieces along its rows of A or columns of B, `slices` instructions along k."""

    def __init__(self, context: PlanContext, tile: ir.Tile):
        self.piece, self.registers, self.by_rows = context.pieces[tile], context.registers(tile), tile.layout == "row"
        piece, instruction = self.piece, self.piece.multiplied_by or self.piece.instruction
        assert instruction is not None
        self.instruction = instruction
        if piece.multiplied_by is None:
            self.lines, self.slices = piece.down, piece.across * piece.pieces
        else:
            self.lines, along = (piece.down, piece.across) if self.by_rows else (piece.across, piece.down)
            self.slices = along * piece.m // instruction.k

    def part(self, line: int, number: int) -> lp.Part:
        """The operand of instruction `number` along k."""
        piece = self.piece
        if piece.multiplied_by is None:
            across, part = divmod(number, piece.pieces)
            return _part(piece, self.registers, line * piece.across + across, part)
        return self._of_accumulators(line, number)

    def _of_accumulators(self, line: int, number: int) -> lp.Part:
        """Consecutive registers of one accumulator, or those of several that follow each other along k."""
        m, k = self.piece.m, self.instruction.k
        first, last = number * k // m, ((number + 1) * k - 1) // m
        held = tuple(self._register(line, along) for along in range(first, last + 1))
        return lp.Part(held, number % max(1, m // k), max(1, m // k), self.piece.dwords)

    def _register(self, line: int, along: int) -> str:
        across = self.piece.across
        return self.registers[line * across + along if self.by_rows else along * across + line]


def _part(piece: Fragments, registers: Sequence[str], number: int, part: int) -> lp.Part:
    """The part of an operand's piece that instruction number `part` along k takes, from one or several reads."""
    own = registers[number * piece.parts : (number + 1) * piece.parts]
    if piece.parts == piece.pieces:
        return lp.Part((own[part],))
    return lp.Part(tuple(own), part, piece.pieces)
