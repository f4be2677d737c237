"""The word for whole numbers that share a word of memory: td.unpack."""

from __future__ import annotations

import numbers
from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.ir.math.packing import LANE_WORDS
from tiledsl.ir.text import tile_text
from tiledsl.language.recording.capture import convergent, current, fail
from tiledsl.language.recording.handle import describe, is_integer
from tiledsl.language.recording.signature import word
from tiledsl.language.values import formulas
from tiledsl.language.values.annotations import bf16, f32, i32
from tiledsl.language.values.handle_operations import check_owned, new_tile
from tiledsl.language.values.tiles import RegisterTile

_BITS = (4, 8)
ORDERS = ("rows", "lanes")
_EXACT = 256  # bf16 holds whole numbers up to this one


@word
def unpack(x: Any, bits: int, *, zero: Any = 0, order: str = "rows") -> Any:
    """Unpack whole numbers of 4 or 8 bits from words of i32, less a zero point, to bf16.

    x is a register tile of i32 in layout "col", loaded from LDS. Row n of x has the rows n · 32 / bits and following of
    the result, the first of them in the lowest bits. The numbers are 0 … 2^bits − 1. `zero` is a whole number, or a row
    vector of f32 with the zero point of each column. The result is an operand of products, in layout "col". Whole
    differences from −256 to 256 are exact; of other differences, bf16 keeps the upper bits.

    With `order="lanes"`, a lane loads 16 bytes of words that it multiplies: x is in layout "row", from global memory,
    and each column of x has columns of the result, which is an operand in layout "row". Of the 16 words of a row, words
    4 n to 4 n + 3 belong to lane n of the four that share the row. With 4 bits, each is the operand of one product, and
    has k 8 n … 8 n + 7 of the product's 32; with 8 bits, so do two words together. Numbers 2 i and 2 i + 1 of a word of
    4 bits are at bits 4 i and 4 i + 16. `zero` is one number; with -128, two numbers of 4 bits take one instruction.

    In td.ensures, x is a tensor of i32 or a formula, and the result is a formula: `td.unpack(q, 4) - 8`.

    Raises: TD101, TD105, TD172, TD173, TD174, TD180.
    Checked: TD136, TD140, TD176, TD602.

    Example:
        @td.kernel(warps=1)
        def product(a: td.gl[td.bf16, 32, 64], q: td.gl[td.i32, 8, 32], c: td.gl[td.f32, 32, 32]):
            td.ensures(c, a @ (td.unpack(q, 4) - 8))
            td.grid(1)
            As, Qs, acc = td.st(td.bf16, 32, 64), td.st(td.i32, 8, 32), td.zeros(td.f32, 32, 32)
            td.load(As, a[0, 0])
            td.load(Qs, q[0, 0])
            td.barrier()
            td.mma_AB(acc, td.load(As), td.unpack(td.load(Qs, layout="col"), 4, zero=8))
            td.store(c[0, 0], acc)
    """
    if isinstance(bits, bool) or not is_integer(bits) or bits not in _BITS:
        fail("TD101", f"td.unpack takes numbers of 4 or 8 bits, and got {describe(bits)}", shown=(bits,))
    if order not in ORDERS:
        fail("TD101", f"td.unpack has the orders {' and '.join(ORDERS)}, and got {describe(order)}", shown=(order,))
    by_lanes = order == "lanes"
    if isinstance(x, formulas.Term | formulas.Formula):
        return _of_formula(x, bits, zero, by_lanes)
    capture = convergent("td.unpack")
    if not isinstance(x, RegisterTile):
        fail("TD101", f"td.unpack takes a register tile of i32, and got {describe(x)}", shown=(x,))
    check_owned(capture, x)
    if by_lanes:
        return _by_lanes(x, bits, zero)
    if x.dtype != i32 or x.layout != "col" or capture.read_from(x.node) is None:
        helps = ('load the words from LDS: td.load(part, layout="col") of a shared tile of td.i32',)
        wanted = 'words of i32 in layout "col" from LDS'
        fail("TD101", f"td.unpack takes {wanted}, and got {_got(x)}", helps=helps)
    result = new_tile(bf16, x.rows * (32 // bits), x.cols, "col")
    capture.record(ir.Unpack, dst=result.node, src=x.node, zero=_zero(zero, x.node, bits), bits=bits)
    return result


def _by_lanes(x: RegisterTile, bits: int, zero: Any) -> RegisterTile:
    capture = current("td.unpack")
    if x.dtype != i32 or x.layout != "row" or x.cols % LANE_WORDS or not capture.is_loaded(x.node):
        helps = ('load the words from global memory: td.load(q[i, j], (rows, 16), layout="row")',)
        wanted = f'words of i32 in layout "row" from global memory, of a multiple of {LANE_WORDS} columns'
        fail("TD101", f"in the order of lanes, td.unpack takes {wanted}, and got {_got(x)}", helps=helps)
    if isinstance(zero, RegisterTile):
        help_ = "subtract the zero points from the products: they are a sum over k of the other operand"
        fail("TD101", "in the order of lanes, td.unpack takes one zero point for all numbers", helps=(help_,))
    result = new_tile(bf16, x.rows, x.cols * (32 // bits), "row")
    capture.record(ir.Unpack, dst=result.node, src=x.node, zero=_zero(zero, x.node, bits), bits=bits, by_lanes=True)
    return result


def _got(x: RegisterTile) -> str:
    """Name a tile with its layout, and the memory from which it is loaded."""
    capture = current("td.unpack")
    loaded = " from LDS" if capture.read_from(x.node) else " from global memory" if capture.is_loaded(x.node) else ""
    return f'{tile_text(x.node)} in layout "{x.layout}"{loaded}'


def _of_formula(x: Any, bits: int, zero: Any, by_lanes: bool) -> formulas.Formula:
    current("td.unpack")
    if zero != 0:
        fail("TD101", "in td.ensures, td.unpack has no zero=", helps=("subtract the zero points: td.unpack(q, 4) - 8",))
    return formulas.unpacked(x, bits, by_lanes)


def _zero(zero: Any, words: ir.Tile, bits: int) -> ir.Tile | float:
    """Return the zero point of each column, or of all."""
    if isinstance(zero, RegisterTile):
        check_owned(current("td.unpack"), zero)
        if zero.dtype != f32:
            help_ = "convert the vector before: td.cast(zero, td.f32)"
            fail("TD172", f"td.unpack takes zero points of f32, and got {tile_text(zero.node)}", helps=(help_,))
        if (zero.rows, zero.cols) != (1, words.cols):
            help_ = f"a zero point for each column: a row vector, of one row and {words.cols} columns"
            fail("TD173", f"td.unpack of {tile_text(words)} got zero points in {tile_text(zero.node)}", helps=(help_,))
        if zero.layout != "col":
            help_ = 'load the row vector with layout="col"'
            fail("TD174", f'td.unpack takes zero points in layout "col", and got "{zero.layout}"', helps=(help_,))
        return zero.node
    least = (1 << bits) - 1 - _EXACT
    if isinstance(zero, bool) or not isinstance(zero, numbers.Real) or not _is_whole(zero, least):
        fail(
            "TD105",
            f"the zero point of {bits} bits is a whole number from {least} to {_EXACT}, or a row vector of f32, and got"
            f" {describe(zero)}",
            shown=(zero,),
        )
    return float(zero)


def _is_whole(zero: Any, least: int) -> bool:
    """Return whether a real number is a whole number from `least` to the last one that is exact."""
    return bool(least <= zero <= _EXACT) and zero % 1 == 0
