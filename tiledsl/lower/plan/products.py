"""Products of register tiles: which matrix instructions, in which order."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Sequence

from tiledsl.diagnostics.diagnostic import Cause, Diagnostic, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.forms import side_and_depth
from tiledsl.ir.program import operations as lp
from tiledsl.lower.plan.context import PlanContext
from tiledsl.lower.plan.fragments import Fragments
from tiledsl.targets import MatrixInstruction, Target


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
    scales = [_Scales(context, tile) for tile in product.scales]
    types = product.a.dtype.name, product.b.dtype.name
    shape = a.instruction if scales else _without_scales(a.instruction, context.target)
    instruction = context.target.for_operands(shape, *types)
    if not scales:
        _warn(context, shape, types, place)
    for s in range(a.slices):
        for i in range(a.lines):
            for j in range(b.lines):
                of = tuple(one.scale(line, s) for one, line in zip(scales, (i, j), strict=False))
                yield lp.Mfma(place, instruction, acc[i * b.lines + j], a.part(i, s), b.part(j, s), scales=of), s


def _without_scales(instruction: MatrixInstruction, target: Target) -> MatrixInstruction:
    """The instruction of a product without scales, whose operands other products take with scales."""
    if not instruction.scaled:
        return instruction
    shape = instruction.m, instruction.k, instruction.tiles
    return next(one for one in target.matrix if (one.m, one.k, one.tiles) == shape)


class _Scales:
    """The scales of an operand: a register for each of its pieces, with a byte for each instruction along k."""

    def __init__(self, context: PlanContext, tile: ir.Tile):
        self.piece, self.registers = context.pieces[tile], context.registers(tile)

    def scale(self, line: int, number: int) -> lp.Scale:
        """The scales of instruction `number` along k."""
        across, byte = divmod(number, self.piece.vector)
        return lp.Scale(self.registers[line * self.piece.across + across], byte)


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
        if piece.unpacked:
            across, part = divmod(number, piece.pieces)
            return lp.Part((self.registers[line * piece.across + across],), part, piece.pieces, piece.dwords)
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
    if piece.slices:
        each = piece.parts // piece.slices
        return lp.Part(tuple(own[part * each : (part + 1) * each]))
    if piece.parts == piece.pieces:
        return lp.Part((own[part],))
    return lp.Part(tuple(own), part, piece.pieces)


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class SlowInstruction(Cause):
    """TD705: a product takes this instruction, and the target has the faster one for the type."""

    taken: str
    faster: str


def _warn(context: PlanContext, shape: MatrixInstruction, types: tuple[str, str], place: lp.Place) -> None:
    """TD705, once for each instruction that is slower than another one of its types."""
    taken = context.target.for_operands(shape, *types)
    of_type = [one for one in context.target.matrix if (one.m, one.tiles) == (shape.m, shape.tiles)]
    faster = max(of_type, key=lambda one: one.flop / one.clocks)
    faster = context.target.for_operands(faster, *types)
    kinds = " and ".join(dict.fromkeys(types))
    part = taken.flop / taken.clocks / (faster.flop / faster.clocks)
    cause = SlowInstruction(taken.mnemonic, faster.mnemonic)
    if part == 1 or cause in [problem.cause for problem in context.problems]:
        return
    pieces = context.pieces.items()
    operands = [tile for tile, piece in pieces if shape in (piece.instruction, piece.multiplied_by)]
    short = min((tile for tile in operands if side_and_depth(tile)[1] % faster.k), key=lambda tile: tile.index)
    context.problems.append(
        Diagnostic(
            "TD705",
            f"this product takes {taken.mnemonic}, which has {part:.0%} of the rate of {faster.mnemonic}",
            Mark(place.span),
            (Mark(short.span, f"an operand with {side_and_depth(short)[1]} elements along k"),),
            notes=(f"{faster.mnemonic} takes {faster.k} elements along k",),
            helps=(f"let all operands of {kinds} have a multiple of {faster.k} elements along k",),
            calls=place.calls,
            severity="warning",
            cause=cause,
        )
    )
