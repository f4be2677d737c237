"""The words a kernel is written in: where a warp is, tiles, products, inline assembly, the contract. Sizes of tiles are elements.

The other words stand with what they are about: `annotations`, `blocks` (td.grid), `copying`, `elementwise`, `ordering`.
"""

from __future__ import annotations

import operator
from typing import Any

from tiledsl import expr as ex
from tiledsl import forms, ir
from tiledsl.contracts import Formula, check_result, formula
from tiledsl.contracts import old as of_old
from tiledsl.describe import describe
from tiledsl.forms import wrong_product
from tiledsl.frontend import capturing, current, fail, uniform, warps_known
from tiledsl.handles import new_tile, own
from tiledsl.loop import DeviceRange
from tiledsl.operands import checked_dtype, checked_layout, checked_pair, checked_positive, checked_swizzle, product_helps
from tiledsl.roles import Role
from tiledsl.scalars import Scalar, expression, is_integer, wrap
from tiledsl.targets import MAX_WARPS
from tiledsl.tensors import DynamicSize, GlobalTensor, PointerRef, Size
from tiledsl.tiles import LaneRegisters, RegisterTile, SharedTile, SubTile
from tiledsl.words import word


class _Target:
    """The numbers of the chip that the kernel is being compiled for, as Python values: td.target.lds_bytes, td.target.name, …"""

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # Python's own questions to an object
            raise AttributeError(name)
        return getattr(current("td.target").target, name)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"td.target.{name} is the chip's, and cannot be set")


target = _Target()


@word
def cdiv(size: Any, tile: Any) -> Any:
    """⌈size / tile⌉: how many tiles cover so many elements. Where they end outside a tensor, loads read 0 there and stores write nothing."""
    for name, value in (("size", size), ("tile", tile)):
        expression(value, f"the {name} given to td.cdiv")
    if is_integer(tile) and operator.index(tile) < 1:
        fail("TD105", f"td.cdiv divides by {tile}: a tile has at least one element")
    count = wrap(ex.ceil_div(size.expr, ex.const(operator.index(tile)))) if isinstance(size, DynamicSize) and is_integer(tile) else -(-size // tile)
    capture = capturing()
    if isinstance(size, Size | DynamicSize) and capture is not None and is_integer(tile):
        capture.covered[size.label, ex.binary("*", expression(count, "the tiles"), operator.index(tile))] = None
    return count


# ---------------------------------------------------------------------------------------------------------- where a warp is


@word
def warp_id() -> Any:
    """The warp's number in its block, 0 … warps − 1."""
    return wrap(ex.warp_variable(warps_known("td.warp_id").warps))


@word
def lane_id() -> Scalar:
    """The lane's number in its warp, 0 … 63."""
    current("td.lane_id")
    return Scalar(ex.LANE)


@word
def thread_id() -> Scalar:
    """The lane's number in its block: 64·warp_id + lane_id."""
    result: Scalar = warp_id() * 64 + lane_id()
    return result


@word
def roles(**counts: int) -> tuple[Role, ...]:
    """Divide the block's warps, in the order given: `producer, consumer = td.roles(producer=1, consumer=4)`."""
    capture = current("td.roles")
    if capture.roles:
        fail("TD119", "td.roles is called twice: a kernel divides its warps once")
    if not counts:
        fail("TD107", "td.roles divides the warps into no role", helps=("producer, consumer = td.roles(producer=1, consumer=4)",))
    total = sum(checked_positive(count, f"the number of warps of role '{name}'") for name, count in counts.items())
    if capture.warps and capture.warps != total:
        fail("TD107", f"the roles have {total} warps together, and the kernel has warps={capture.warps}", helps=(f"write warps={total}, or leave it out",))
    if total > MAX_WARPS:
        fail("TD107", f"the roles have {total} warps together, and a block has at most {MAX_WARPS}")
    capture.warps = total
    made, first = [], 0
    for name, count in counts.items():
        made.append(Role(name, first, count, ex.warp_variable(total)))
        first += count
    capture.roles = tuple(made)
    return tuple(made)


@word
def range(*bounds: int) -> DeviceRange:  # noqa: A001 - the word that users expect
    """A loop on the device over range(stop), range(start, stop) or range(start, stop, step). The number of steps is known when the kernel is lowered, or
    follows from sizes of td.dyn.

    Python's own `range` loops while the kernel is captured: its body is written out once for each step, with an integer in the place of a device value. That
    is for tiles of a warp and parts of a step; over a tensor's size it makes as many copies of the body as there are steps.
    """
    current("td.range")
    numbers = [expression(bound, "a bound of td.range") for bound in bounds]
    start, stop, step = _range_of(numbers) if 1 <= len(numbers) <= 3 else (ex.LANE,) * 3
    if not isinstance(start, ir.Const) or not isinstance(step, ir.Const) or ex.kinds(stop) - {"size"}:
        got = ", ".join(describe(bound) for bound in bounds)
        helps = ["td.range(stop), td.range(start, stop) or td.range(start, stop, step)"]
        if any(isinstance(bound, Scalar) for bound in bounds):
            helps = ["a bound that the device computes is not possible: loop to the largest, with an `if`"]
        if not ex.kinds(stop) - {"size"}:
            helps = ["only the end may be made of sizes of td.dyn: loop from 0 by 1, and work with start + step * k"]
        fail("TD108", f"td.range takes one to three whole numbers that Python knows, and got ({got})", helps=tuple(helps))
    if step.value < 1:
        fail("TD108", f"td.range counts upwards, and its step is {step.value}")
    return DeviceRange(start.value, stop, step.value)


def _range_of(bounds: list[ir.Expr]) -> tuple[ir.Expr, ir.Expr, ir.Expr]:
    """(start, stop, step), as Python's range takes them."""
    if len(bounds) == 1:
        return ex.const(0), bounds[0], ex.const(1)
    return bounds[0], bounds[1], bounds[2] if len(bounds) == 3 else ex.const(1)


# ----------------------------------------------------------------------------------------------------------------- tiles


@word
def st(dtype: ir.DType, rows: int, cols: int, *, buffers: int = 1, swizzle: ir.Swizzle | None = None) -> SharedTile:
    """A shared tile in LDS: rows × cols elements, `buffers` times. The plan picks the swizzle unless one is given."""
    capture = current("td.st")
    if capture.constructs:
        fail("TD109", "td.st inside a device loop or branch: LDS is allocated once a block", helps=("allocate it at the kernel's top",))
    shape = checked_positive(rows, "the number of rows of a shared tile"), checked_positive(cols, "the number of columns of a shared tile")
    node = ir.Shared(
        len(capture.shared), checked_dtype(dtype), *shape, checked_positive(buffers, "the number of buffers"), checked_swizzle(swizzle), capture.here()[0]
    )
    capture.shared.append(node)
    return SharedTile(node)


@word
def rt(dtype: ir.DType, rows: int, cols: int, *, layout: str = "row") -> RegisterTile:
    """A register tile of each warp, holding nothing yet."""
    current("td.rt")
    return new_tile(
        checked_dtype(dtype),
        checked_positive(rows, "the number of rows of a register tile"),
        checked_positive(cols, "the number of columns of a register tile"),
        checked_layout(layout),
    )


@word
def zeros(dtype: ir.DType, rows: int, cols: int, *, layout: str = "col") -> RegisterTile:
    """A new register tile of zeros. Layout "col" is an accumulator's."""
    capture = current("td.zeros")
    tile = rt(dtype, rows, cols, layout=layout)
    capture.record(ir.Zero, dst=tile.node)
    return tile


@word
def subtile(tile: SharedTile, shape: tuple[int, int], place: tuple[Any, Any]) -> SubTile:
    """The part of a shared tile that is shape[0] × shape[1] elements, place[0] such parts down and place[1] across."""
    if not isinstance(tile, SharedTile):
        fail("TD101", f"td.subtile takes a part of a shared tile, and got {describe(tile)}")
    own(current("td.subtile"), tile)
    whole = tile.region()
    rows, cols = (checked_positive(n, "a size of the subtile") for n in checked_pair(shape, "the shape of a subtile"))
    row, col = (expression(c, "a coordinate of the subtile") for c in checked_pair(place, "the place of a subtile"))
    return SubTile(ir.Region(whole.shared, whole.buffer, ex.binary("*", row, rows), ex.binary("*", col, cols), rows, cols))


# --------------------------------------------------------------------------------------------------------------- compute


@word
def mma_ABt(acc: RegisterTile, a: RegisterTile, b: RegisterTile) -> None:
    """acc += a · bᵀ, in place: acc is m × n in layout "col", a is m × k and b is n × k, both in layout "row"."""
    _mma(forms.ABt, acc, a, b)


@word
def mma_AB(acc: RegisterTile, a: RegisterTile, b: RegisterTile) -> None:
    """acc += a · b, in place: acc is m × n in layout "col", a is m × k in layout "row", b is k × n in layout "col"."""
    _mma(forms.AB, acc, a, b)


@word
def mma_AtB(acc: RegisterTile, a: RegisterTile, b: RegisterTile) -> None:
    """acc += aᵀ · b, in place: acc is m × n, a is k × m and b is k × n, all in layout "col"."""
    _mma(forms.AtB, acc, a, b)


def _mma(form: ir.Form, acc: RegisterTile, a: RegisterTile, b: RegisterTile) -> None:
    capture = uniform(f"td.{form.name}")
    for name, tile in (("acc", acc), ("a", a), ("b", b)):
        if not isinstance(tile, RegisterTile):
            fail("TD101", f"td.{form.name} takes register tiles, and '{name}' is {describe(tile)}", helps=product_helps(form, name, tile))
        own(capture, tile)
    problem = wrong_product(form, acc.node, a.node, b.node, capture.target)
    if problem is None:
        capture.record(ir.Mma, form=form, acc=acc.node, a=a.node, b=b.node)
    else:
        code, message, notes, helps = problem
        capture.problem(code, message, notes=notes, helps=helps)


@word
def swap_layout(tile: RegisterTile) -> RegisterTile:
    """A new register tile with the same elements in the other layout: "col" ↔ "row". 32-bit elements."""
    capture = uniform("td.swap_layout")
    if not isinstance(tile, RegisterTile):
        fail("TD101", f"td.swap_layout takes a register tile, and got {describe(tile)}")
    own(capture, tile)
    if tile.rows == 1:
        fail("TD175", "td.swap_layout of a row vector", helps=("load it in the other layout: td.load(v[j], cols, layout=…)",))
    if tile.dtype.bits != 32:
        fail("TD101", f"td.swap_layout takes elements of 32 bits, and the tile is of {tile.dtype}")
    result = new_tile(tile.dtype, tile.rows, tile.cols, "row" if tile.layout == "col" else "col")
    capture.record(ir.SwapLayout, dst=result.node, src=tile.node)
    return result


# ------------------------------------------------------------------------------------------------------------ lane level


@word
def vgpr(dwords: int = 1) -> LaneRegisters:
    """A tuple of so many consecutive vector registers of each lane, for td.asm."""
    capture = current("td.vgpr")
    node = ir.Registers(len(capture.registers), checked_positive(dwords, "the number of registers"), capture.here()[0])
    if node.dwords not in (1, 2, 3, 4, 8, 16):
        fail("TD105", f"a tuple of {node.dwords} registers: instructions take 1, 2, 3, 4, 8 or 16")
    capture.registers.append(node)
    return LaneRegisters(node)


@word
def asm(template: str, **operands: Any) -> None:
    """One instruction of your own: `td.asm("ds_read_b64 {dst}, {addr} offset:{off}", dst=td.vgpr(2), addr=tile.address(r, c), off=64)`.

    Operands are td.vgpr registers, device or Python integers, and addresses. It is checked against the instruction's definition and waited for like
    every other.
    """
    capture = warps_known("td.asm")
    if not isinstance(template, str):
        fail("TD101", f"td.asm takes the text of an instruction, and got {describe(template)}")
    for operand in operands.values():
        own(capture, operand)
    bound = tuple((name, _asm_operand(name, value)) for name, value in operands.items())
    capture.record(ir.Asm, template=template, operands=bound)


def _asm_operand(name: str, value: object) -> ir.AsmOperand:
    match value:
        case LaneRegisters(node=node):
            return node
        case PointerRef(node=pointer):
            return pointer
        case RegisterTile():
            helps = (
                "its registers may hold a product that has not settled, or what is still being loaded: words wait for that, as in acc * 2.0 or td.cast",
                "registers of your own are td.vgpr(n)",
            )
            fail("TD101", f"the operand '{name}' of td.asm is {describe(value)}, and td.asm takes none", helps=helps)
    return expression(value, f"the operand '{name}' of td.asm")


# --------------------------------------------------------------------------------------------------------------- contract


@word
def ensures(output: GlobalTensor, value: Any) -> None:
    """The contract: what `output` holds after the launch, as a formula over the tensors as they were before it: `a @ b.T`, `a.T @ b`, sums and multiples of
    such, td.old(c), vectors that are added to each row, and td.relu and the like of them. Rounding is no part of it. Every tile that is stored is held
    against it before anything is compiled.
    """
    capture = current("td.ensures")
    if not isinstance(output, GlobalTensor):
        fail("TD104", f"td.ensures speaks of a tensor, and got {describe(output)}")
    if any(contract.tensor.name == output.node.name for contract in capture.contracts):
        fail("TD119", f"td.ensures speaks of '{output.node.name}' twice: an output has one contract")
    stated = formula(value)
    check_result(output.node, stated)
    capture.contracts.append(ir.Contract(output.node, stated.text, stated.value, capture.here()[0]))


@word
def old(tensor: GlobalTensor) -> Formula:
    """What the tensor held before the launch, in a contract."""
    return of_old(tensor)
