"""Work on register tiles piece by piece: loads from global memory, arithmetic, conversions, changes of layout, stores.

Statements of these kinds in a row are planned together, one piece after the other: the first piece is computed and
stored before the second begins. A tile that is made and used up within such a run takes the registers of one piece,
however large it is. A tile that is used once takes none.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.symbolic import LANE, Symbolic
from tiledsl.ir.program import operations as lp
from tiledsl.ir.walk import touched_tiles
from tiledsl.lower.plan.context import PlanContext
from tiledsl.lower.plan.piece_order import Slice, in_groups, read, written
from tiledsl.lower.plan.stores import load_piece, store_piece

BY_PIECES = (ir.LoadGlobal, ir.Elementwise, ir.Cast, ir.SwapLayout, ir.StoreTile)


def run_by_pieces(context: PlanContext, body: Sequence[ir.Statement]) -> Sequence[ir.Statement]:
    """The statements from the first on that are planned together: their tiles are cut into the same pieces, and their
    pieces do not meet in memory.
    """
    grid = _grid(context, body[0])
    loaded: list[ir.Window] = []
    stored: list[ir.Window] = []
    run: list[ir.Statement] = []
    for statement in body:
        effects = statement.effects
        apart = run and (not isinstance(statement, BY_PIECES) or _grid(context, statement) != grid)
        if apart or _meets(effects, loaded, stored):
            break
        run.append(statement)
        loaded += effects.windows_read
        stored += effects.windows_written
    return run


def _meets(effects: ir.Effects, loaded: Sequence[ir.Window], stored: Sequence[ir.Window]) -> bool:
    """Whether a statement may read what the run stores, or may change what the run loads for another piece."""
    changed = {window.tensor for window in stored}
    return any(window.tensor in changed for window in effects.windows_read) or any(
        other.tensor == window.tensor and other != window for window in effects.windows_written for other in loaded
    )


def _grid(context: PlanContext, statement: ir.Statement) -> tuple[int, int, int]:
    """How a statement's result is cut: pieces down and across, and the rows of a piece."""
    effects = statement.effects
    tile, *_ = (*effects.tiles_written, *effects.tiles_read)
    cut = context.pieces[tile]
    return cut.down, cut.across, cut.m


def by_pieces(context: PlanContext, run: Sequence[ir.Statement]) -> Iterable[lp.Operation]:
    """The operations of a run: group by group, piece by piece, slice by slice. The loads of a slice are issued while
    the slice before it is computed.
    """
    inside = Counter(tile for statement in run for tile in touched_tiles(statement))
    passing = {tile for tile in _made(run) if inside[tile] == context.uses[tile]}
    down, across, _ = _grid(context, run[0])
    rounds = [
        (_early(group, passing), piece)
        for group in in_groups(_inlined(run, passing, inside), passing)
        for piece in range(down * across)
    ]
    loaded = Counter(load.dst for slices, _ in rounds for early, _ in slices for load in early)
    twofold = {tile for tile, times in loaded.items() if times > 1}
    steps: list[tuple[list[lp.Operation], list[lp.Operation]]] = []
    for number, (slices, piece) in enumerate(rounds):
        registers = _Registers(context, passing, piece, across, number, twofold)
        for early, rest in slices:
            steps.append(
                (
                    [_operation(context, s, piece, registers) for s in early],
                    [_operation(context, s, piece, registers) for s in rest],
                )
            )
    ahead = [early for early, _ in steps] + [[]]
    rests: list[list[lp.Operation]] = [[]] + [rest for _, rest in steps]
    return [operation for early, rest in zip(ahead, rests, strict=True) for operation in (*early, *rest)]


def _early(
    group: Sequence[Slice], passing: Collection[ir.Tile]
) -> list[tuple[list[ir.LoadGlobal], list[ir.Statement]]]:
    """Each slice's loads that may be issued before the previous slice, and the rest: loads into tiles that the group
    has not used before.
    """
    touched: set[ir.Tile] = set()
    out: list[tuple[list[ir.LoadGlobal], list[ir.Statement]]] = []
    for part in group:
        early: list[ir.LoadGlobal] = []
        rest: list[ir.Statement] = []
        for statement in part:
            if isinstance(statement, ir.LoadGlobal) and statement.dst in passing and statement.dst not in touched:
                early.append(statement)
            else:
                rest.append(statement)
            touched.update(touched_tiles(statement))
        out.append((early, rest))
    return out


def _made(run: Sequence[ir.Statement]) -> set[ir.Tile]:
    """The tiles that the run writes before it reads them."""
    made: set[ir.Tile] = set()
    seen: set[object] = set()
    for statement in run:
        seen |= read(statement)
        made |= {key for key in written(statement) - seen if isinstance(key, ir.Tile)}
    return made


def _inlined(run: Sequence[ir.Statement], passing: set[ir.Tile], inside: Counter[ir.Tile]) -> list[ir.Statement]:
    """The run with results that only the next arithmetic uses inlined there."""
    out: list[ir.Statement] = []
    for statement in run:
        if isinstance(statement, ir.Elementwise):
            value = statement.value
            for earlier in reversed([s for s in out if isinstance(s, ir.Elementwise)]):
                once = earlier.dst in passing and inside[earlier.dst] == 2 and earlier.dst in set(ir.tiles_of(value))
                # a vector's elements are computed once, and its places are those of the vector
                alike = (earlier.dst.rows, earlier.dst.cols) == (statement.dst.rows, statement.dst.cols)
                if once and alike and not _written_after(out, earlier) & set(ir.tiles_of(earlier.value)):
                    value = _put(value, earlier.dst, earlier.value)
                    out = [s for s in out if s is not earlier]
            statement = ir.Elementwise(statement.span, statement.calls, statement.dst, value)
        out.append(statement)
    return out


def _written_after(run: Sequence[ir.Statement], statement: ir.Statement) -> set[ir.Tile]:
    first = next(i for i, s in enumerate(run) if s is statement)
    return {tile for later in run[first + 1 :] for tile in later.effects.tiles_written}


def _put(value: ir.Element, tile: ir.Tile, instead: ir.Element) -> ir.Element:
    match value:
        case ir.OfTile(tile=other) if other == tile:
            return instead
        case ir.Apply(op=op, operands=operands):
            return ir.Apply(op, tuple(_put(operand, tile, instead) for operand in operands))
        case ir.OfTile() | ir.Number() | ir.Parameter() | ir.OfPlace():
            return value
        case _:
            raise AssertionError(f"{type(value).__name__} is not an element's expression")


class _Registers:
    """The registers of each tile for one piece of a group: `piece` of a tile, `column` of a row vector, `row` of a
    column vector. `turn` counts the pieces of all groups: loads ahead into `twofold` tiles alternate between two sets
    of registers.
    """

    def __init__(
        self,
        context: PlanContext,
        passing: set[ir.Tile],
        piece: int,
        across: int,
        turn: int,
        twofold: Collection[ir.Tile],
    ):
        self.context, self.passing, self.piece, self.turn, self.twofold = context, passing, piece, turn, twofold
        self.row, self.column = divmod(piece, across)

    def of(self, tile: ir.Tile) -> str:
        if tile in self.passing:
            return self.context.passing_register(tile, self.turn, 2 if tile in self.twofold else 1)
        number = self.column if tile.rows == 1 else self.row if tile.cols == 1 else self.piece
        if tile.rows == tile.cols == 1:
            number = 0
        return self.context.registers(tile)[number]

    def element(self, value: ir.Element, of: ir.Tile) -> ir.Element:
        """The expression over registers, for an element of the tile `of`."""
        match value:
            case ir.OfTile(tile=tile):
                return lp.Element(self.of(tile), single=self.context.pieces[tile].dwords == 1)
            case ir.OfPlace(value=integer, is_truth=is_truth):
                return ir.OfPlace(self._place(integer, of), is_truth)
            case ir.Apply(op=op, operands=operands):
                return ir.Apply(op, tuple(self.element(operand, of) for operand in operands))
            case ir.Number() | ir.Parameter():
                return value
            case _:
                raise AssertionError(f"{type(value).__name__} has no place in registers")

    def _place(self, integer: ir.Expr, of: ir.Tile) -> ir.Expr:
        """The integer over the lane and the number of the element among the lane's."""
        cut = self.context.pieces[of]
        register = Symbolic(lp.REGISTER if cut.dwords > 1 else ex.const(0))
        row, col = cut.element(of.layout, LANE, register)
        height, width = cut.sides
        known: dict[ir.Expr, ir.Expr] = {
            ir.ROW: ex.const(0) if of.rows == 1 else ex.binary("+", row.expr, self.row * height),
            ir.COLUMN: ex.const(0) if of.cols == 1 else ex.binary("+", col.expr, self.column * width),
        }
        return registers_apart(ex.substitute(self.context.value(integer), known))


def registers_apart(expr: ir.Expr) -> ir.Expr:
    """The expression with each comparison between what is known of an element's register and the rest: the compiler
    then computes the rest once for all registers.
    """
    if not isinstance(expr, ir.Binary) or expr.op not in ex.COMPARISONS:
        return ex.over_parts(expr, registers_apart)
    difference = ex.binary("-", expr.left, expr.right)
    low, high = ex.bounds(difference)
    terms, constant = ex.linear(difference)
    of_registers = {atom: -factor for atom, factor in terms.items() if ex.kinds(atom) == {"element"}}
    rest = {atom: factor for atom, factor in terms.items() if atom not in of_registers}
    if not of_registers or any("element" in ex.kinds(atom) for atom in rest) or not _fits(low, high):
        return expr
    if all(factor > 0 for factor in of_registers.values()):
        one, other = ex.from_linear((rest, constant)), ex.from_linear((of_registers, 0))
    else:
        one, other = (
            ex.from_linear(({atom: -factor for atom, factor in of.items()}, -number))
            for of, number in ((of_registers, 0), (rest, constant))
        )
    return ex.binary(expr.op, one, other) if _fits(*ex.bounds(one)) and _fits(*ex.bounds(other)) else expr


def _fits(low: int, high: int) -> bool:
    return ex.INT32[0] <= low and high <= ex.INT32[1]


def _operation(context: PlanContext, statement: ir.Statement, piece: int, registers: _Registers) -> lp.Operation:
    place = context.place(statement)
    match statement:
        case ir.Elementwise(dst=dst, value=value):
            return lp.Elementwise(place, registers.of(dst), context.pieces[dst].dwords, registers.element(value, dst))
        case ir.LoadGlobal(dst=dst):
            return load_piece(context, statement, place, piece, registers.of(dst))
        case ir.Cast(dst=dst, src=src, saturates=saturates):
            count = context.pieces[dst if dst.dtype.bits == 32 else src].dwords
            to, of = registers.of(dst), registers.of(src)
            return lp.Cast(place, to, of, count, dst.dtype, src.dtype, saturates=saturates)
        case ir.SwapLayout(dst=dst, src=src):
            return lp.Swap(place, context.pieces[src].m, registers.of(dst), registers.of(src))
        case ir.StoreTile(src=src):
            return store_piece(context, statement, place, piece, registers.of(src))
        case _:
            raise AssertionError(f"no lowering by pieces for {type(statement).__name__}")
