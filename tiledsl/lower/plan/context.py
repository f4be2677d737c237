"""The state that every decision of the plan reads and writes: registers, places in LDS, variables,
staging registers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tiledsl.diagnostics.diagnostic import Diagnostic, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.forms import ACCUMULATED
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.layouts import stored_offset
from tiledsl.ir.math.sizes import place_bytes
from tiledsl.ir.math.symbolic import Symbolic
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.lanes import thread_variable
from tiledsl.ir.program.names import kernel_names
from tiledsl.ir.program.placement import base, in_lds
from tiledsl.ir.program.registers import Variable
from tiledsl.ir.walk import statements, touched_tiles
from tiledsl.lower.plan.addresses import AddressBook, OpenLoop
from tiledsl.lower.plan.conditions import Fact
from tiledsl.lower.plan.fragments import Fragments
from tiledsl.targets import WAVE, Target


class PlanContext:
    """A kernel while its plan is made: fixed facts, the registers and addresses taken so far, and the loops around the
    current statement.
    """

    def __init__(
        self,
        kernel: ir.KernelIR,
        target: Target,
        pieces: Mapping[ir.Tile, Fragments],
        placed: Mapping[ir.Shared, lp.SharedPlacement],
    ):
        self.kernel, self.target, self.pieces, self.placed = kernel, target, pieces, placed
        self.names = kernel_names(kernel)
        self.book = AddressBook(kernel.warps, self.names)
        self.variables: dict[str, Variable] = {}
        self.uses = _uses(kernel)
        self.passing: set[str] = set()
        self.staged: dict[tuple[ir.Shared, int], tuple[str, ...]] = {}
        self.bound: dict[ir.Expr, ir.Expr] = {}
        self.loops: list[OpenLoop] = []
        self.facts: list[Fact] = []
        self.problems: list[Diagnostic] = []
        self.reads: list[lp.ReadInteger] = []  # those before all addresses
        self.parts_name = ""
        warp = ex.warp_variable(kernel.warps)
        thread = ex.binary("+", ex.binary("*", warp, WAVE), ex.LANE)
        self.thread: dict[ir.Expr, ir.Expr] = {thread: thread_variable(kernel.warps)}

    def place(self, statement: ir.Statement) -> lp.Place:
        return lp.Place(statement.span, statement.calls, tuple(self.bound.values()))

    def value(self, expr: ir.Expr) -> ir.Expr:
        """The expression with loop variables bound, tiles placed in LDS and swizzles resolved."""
        return in_lds(ex.substitute(ex.substitute(expr, self.bound), self.thread), self.placed)

    def base(self, shared: ir.Shared, buffer: ir.Expr) -> ir.Expr:
        return base(self.placed[shared], buffer)

    def variable(self, name: str, dwords: int, count: int, float_: bool = False) -> Variable:
        return self.variables.setdefault(name, Variable(name, dwords, count, float_))

    def registers(self, tile: ir.Tile) -> tuple[str, ...]:
        piece = self.pieces[tile]  # i32 too lies in variables of floats, as bits that nothing computes with
        variable = self.variable(self.names.of(tile), piece.dwords, piece.count, tile.dtype.name in ACCUMULATED)
        return tuple(variable.element(i) for i in range(piece.count))

    def elements(self, name: str, dwords: int, count: int) -> tuple[str, ...]:
        """The values of a variable, one C lvalue each."""
        variable = self.variable(name, dwords, count)
        return tuple(variable.element(i) for i in range(count))

    def staging(self, shared: ir.Shared, count: int, dwords: int = 4) -> tuple[str, ...]:
        """The registers through which a collective fills a shared tile; every collective of as many registers uses the
        same.
        """
        if (shared, count) not in self.staged:
            self.staged[shared, count] = self.elements(self.names.fresh(f"{self.names.of(shared)}_v"), dwords, count)
        return self.staged[shared, count]

    def passing_register(self, tile: ir.Tile, turn: int, slots: int) -> str:
        """The registers of one piece, where only `slots` pieces of the tile exist at a time; pieces take turns."""
        name = self.names.of(tile)
        self.passing.add(name)
        return self.variable(name, self.pieces[tile].dwords, slots, tile.dtype.name in ACCUMULATED).element(
            turn % slots
        )

    def parts(self, count: int) -> tuple[str, ...]:
        """Registers through which loads of less than 16 bytes go, the same for all copies."""
        if not self.parts_name:
            self.parts_name = self.names.fresh("parts")
        most = max(count, self.variables[self.parts_name].count if self.parts_name in self.variables else 2)
        self.variables[self.parts_name] = Variable(self.parts_name, 1, most)
        return tuple(self.variables[self.parts_name].element(i) for i in range(count))

    def lane_registers(self, node: ir.Registers) -> str:
        """The C name of registers that the user asked for."""
        return self.variable(self.names.of(node), node.dwords, 1).name

    def window_bytes(self, window: ir.Window) -> ir.Expr:
        return place_bytes(window.tensor, *(self.value(part) for part in (window.matrix, window.row, window.col)))

    def element(self, shared: ir.Shared, row: ir.Expr, col: ir.Expr) -> ir.Expr:
        """The byte offset of an element from its buffer's base, as it lies in LDS."""
        offset = stored_offset(
            shared.rows, shared.cols, shared.dtype.bytes, Symbolic(row), Symbolic(col), self.placed[shared].transposed
        )
        return self.swizzled(shared, offset.expr)

    def swizzled(self, shared: ir.Shared, offset: ir.Expr) -> ir.Expr:
        swizzle = self.placed[shared].swizzle
        return ir.Swizzled(offset, swizzle) if swizzle.bits else offset


def check_reach(context: PlanContext, tensor: ir.Tensor, within: list[ir.Expr], place: lp.Place) -> None:
    """TD305 where a lane's offset from the base of a tile does not fit an `int`."""
    reach = max(ex.bounds(offset)[1] for offset in within)
    if reach >= 2**31:
        note = f"the last row of the tile lies {reach:,} bytes after its first; a lane's offset has 31 bits"
        context.problems.append(
            Diagnostic(
                "TD305",
                f"a tile of '{tensor.name}' spans more than 2 GiB",
                Mark(place.span),
                notes=(note,),
                calls=place.calls,
            )
        )


def _uses(kernel: ir.KernelIR) -> Counter[ir.Tile]:
    """How often the kernel's text touches each register tile."""
    return Counter(tile for statement in statements(kernel.body) for tile in touched_tiles(statement))
