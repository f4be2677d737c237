"""Register tiles that lie as accumulators ↔ LDS."""

from __future__ import annotations

from collections.abc import Sequence

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.effects import SharedAccess
from tiledsl.lower.emit.ctext import immediate
from tiledsl.lower.plan.context import PlanContext
from tiledsl.lower.plan.element_runs import Run, runs
from tiledsl.lower.plan.stores import first_lanes_of


def store_shared(context: PlanContext, store: ir.StoreShared, place: lp.Place) -> list[lp.Operation]:
    """The writes of a register tile. Of the lanes that hold the same element of a vector, one writes the element."""
    tile, region, cut = store.src, store.dst, context.pieces[store.src]
    shared, size = region.shared, region.shared.dtype.bytes
    found = list(runs(tile, cut, region, context.placed[shared].transposed))
    at = _addresses(context, region, found)
    operands = context.book.offsets(at, f"{context.names.of(shared)}_s", True, context.target.lds_offset_max)
    guard, registers = first_lanes_of(tile, cut), context.registers(tile)
    out: list[lp.Operation] = []
    for run, address, (operand, offset) in zip(found, at, operands, strict=True):
        register, width = registers[run.piece], run.count * size
        text = f"ds_write_b{8 * width}{'_d16_hi' * (width == 2 and run.first % 2)} {{0}}, {{1}}{immediate(offset)}"
        data = lp.Operand("v", register, part=_part(cut.dwords, run.first * size // 4, max(1, width // 4)))
        access = SharedAccess("write", address, width, shared, guard)
        out.append(lp.Memory(place, text, (), (operand, data), (register,), "lgkm", access, guard))
    return out


def load_computed(context: PlanContext, load: ir.LoadTile, place: lp.Place) -> list[lp.Operation]:
    """The reads of a register tile of f32: all reads, then the registers of those pieces that take several reads."""
    tile, region, cut = load.dst, load.src, context.pieces[load.dst]
    found = list(runs(tile, cut, region, context.placed[region.shared].transposed))
    at = _addresses(context, region, found)
    name = context.names.of(region.shared)
    operands = context.book.offsets(at, f"{name}_l", True, context.target.lds_offset_max)
    registers, each = context.registers(tile), len(found) // cut.count
    parts = registers if each == 1 else _parts(context, tile, found[0].count, len(found))
    out: list[lp.Operation] = []
    for run, part, address, (operand, offset) in zip(found, parts, at, operands, strict=True):
        width = run.count * 4
        access = SharedAccess("read", address, width, region.shared)
        text = f"ds_read_b{8 * width} {{out}}, {{0}}{immediate(offset)}"
        out.append(lp.Memory(place, text, (part,), (operand,), (), "lgkm", access))
    if each > 1:
        pieces = (tuple(parts[first : first + each]) for first in range(0, len(parts), each))
        out += [lp.Gather(place, *pair, cut.dwords) for pair in zip(registers, pieces, strict=True)]
    return out


def _parts(context: PlanContext, tile: ir.Tile, dwords: int, count: int) -> tuple[str, ...]:
    """The registers of the reads of a tile's pieces."""
    variable = context.variable(f"{context.names.of(tile)}_parts", dwords, count, True)
    return tuple(variable.element(number) for number in range(count))


def _addresses(context: PlanContext, region: ir.Region, found: Sequence[Run]) -> list[ir.Expr]:
    base = context.base(region.shared, context.value(region.buffer))
    top, left = context.value(region.row), context.value(region.col)
    places = [(ex.binary("+", top, run.row), ex.binary("+", left, run.col)) for run in found]
    return [ex.binary("+", base, context.element(region.shared, row, col)) for row, col in places]


def _part(dwords: int, first: int, count: int) -> tuple[int, ...]:
    """The numbers of consecutive dwords of a register; none for the whole register."""
    return () if count == dwords else tuple(range(first, first + count))
