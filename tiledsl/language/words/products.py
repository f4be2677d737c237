"""Words for matrix products: td.mma_ABt, td.mma_AB, td.mma_AtB and td.swap_layout."""

from __future__ import annotations

from tiledsl.ir import forms
from tiledsl.ir import nodes as ir
from tiledsl.ir.forms import Mismatch, wrong_product
from tiledsl.language.recording.capture import convergent, fail
from tiledsl.language.recording.handle import describe
from tiledsl.language.recording.signature import word
from tiledsl.language.values.handle_operations import check_owned, new_tile
from tiledsl.language.values.operands import product_helps
from tiledsl.language.values.tiles import RegisterTile


@word
def mma_ABt(
    acc: RegisterTile, a: RegisterTile, b: RegisterTile, *, scales: tuple[RegisterTile, RegisterTile] | None = None
) -> None:
    """Add the product a · bᵀ to acc, in place.

    acc is m × n in layout "col"; a is m × k and b is n × k, both in layout "row".

    scales=(sa, sb), on gfx950: each 32 numbers along k of a row of a, and of b, are multiplied by one power of two. sa
    is m × k/32 and sb is n × k/32, both of e8m0. a and b are of fp8, bf8, fp6x4, bf6x4 or fp4x2; the columns of the
    last three count bytes. These are the formats MXFP8, MXFP6 and MXFP4 of OCP MX.

    Raises: TD101, TD132, TD133, TD134.
    Checked: TD135, TD136, TD139, TD152, TD177, TD404, TD602.

    Example:
        a_reg = td.load(td.subtile(As, (32, 64), (wr, 0)))
        b_reg = td.load(td.subtile(Bs, (32, 64), (wc, 0)))
        td.mma_ABt(acc, a_reg, b_reg)
        td.store(c[2 * row + wr, 2 * col + wc], acc)
    """
    _mma(forms.ABt, acc, a, b, () if scales is None else _checked_scales(scales))


@word
def mma_AB(acc: RegisterTile, a: RegisterTile, b: RegisterTile) -> None:
    """Add the product a · b to acc, in place.

    acc is m × n in layout "col", a is m × k in layout "row", b is k × n in layout "col".

    Raises: TD101, TD132, TD133, TD134.
    Checked: TD135, TD136, TD139, TD152, TD177, TD404, TD602.

    Example:
        a_reg = td.load(td.subtile(As, (32, 64), (wr, 0)))
        b_reg = td.load(td.subtile(Bs, (64, 32), (0, wc)), layout="col")
        td.mma_AB(acc, a_reg, b_reg)
        td.store(c[2 * row + wr, 2 * col + wc], acc)
    """
    _mma(forms.AB, acc, a, b)


@word
def mma_AtB(acc: RegisterTile, a: RegisterTile, b: RegisterTile) -> None:
    """Add the product aᵀ · b to acc, in place.

    acc is m × n, a is k × m and b is k × n, all in layout "col".

    Raises: TD101, TD132, TD133, TD134.
    Checked: TD135, TD136, TD139, TD152, TD177, TD404, TD602.

    Example:
        a_reg = td.load(td.subtile(As, (64, 32), (0, wr)), layout="col")
        b_reg = td.load(td.subtile(Bs, (64, 32), (0, wc)), layout="col")
        td.mma_AtB(acc, a_reg, b_reg)
        td.store(c[2 * row + wr, 2 * col + wc], acc)
    """
    _mma(forms.AtB, acc, a, b)


def _checked_scales(scales: object) -> tuple[RegisterTile, RegisterTile]:
    """Return the scales of a and of b (TD101)."""
    match scales:
        case (RegisterTile() as of_a, RegisterTile() as of_b):
            return of_a, of_b
    fail(
        "TD101",
        f"scales= of td.mma_ABt is a pair of register tiles of e8m0, and got {describe(scales)}",
        helps=("td.mma_ABt(acc, a, b, scales=(sa, sb)): load the scales, sa = td.load(scale_a[i, k], (m, k // 32))",),
        shown=(scales,),
    )


def _mma(
    form: ir.Form, acc: RegisterTile, a: RegisterTile, b: RegisterTile, scales: tuple[RegisterTile, ...] = ()
) -> None:
    capture = convergent(f"td.{form.name}")
    for name, tile in (("acc", acc), ("a", a), ("b", b)):
        if not isinstance(tile, RegisterTile):
            fail(
                "TD101",
                f"td.{form.name} takes register tiles, and its operand {name} is {describe(tile)}",
                helps=product_helps(form, name, tile),
                shown=(tile,),
            )
        check_owned(capture, tile)
    for one in scales:
        check_owned(capture, one)
    of_operands = tuple(one.node for one in scales)
    problem = wrong_product(form, acc.node, a.node, b.node, of_operands, capture.target)
    if problem is None:
        capture.record(ir.Mma, form=form, acc=acc.node, a=a.node, b=b.node, scales=of_operands)
        return
    misshapen = problem.mismatch in (Mismatch.SHAPES, Mismatch.LAYOUTS)
    sources = {part for tile in (a, b) for part in (tile.node, capture.read_from(tile.node))}
    if misshapen or not sources & capture.mistyped:
        of_types = problem.mismatch is Mismatch.TYPES
        capture.problem(problem.code, problem.message, notes=problem.notes, helps=problem.helps, anywhere=of_types)
    if misshapen:
        capture.misshapen.add(acc.node)


@word
def swap_layout(tile: RegisterTile) -> RegisterTile:
    """Return a new register tile with the same elements in the other layout, "col" or "row".

    Elements must have 32 bits, and the tile more than one row and more than one column.

    Raises: TD101, TD175.

    Example:
        rows = td.swap_layout(acc)  # a lane now holds consecutive columns
        td.store(c[2 * row + wr, 2 * col + wc], rows)
    """
    capture = convergent("td.swap_layout")
    if not isinstance(tile, RegisterTile):
        fail("TD101", f"td.swap_layout takes a register tile, and got {describe(tile)}", shown=(tile,))
    check_owned(capture, tile)
    if 1 in (tile.rows, tile.cols):
        fail(
            "TD175",
            f"td.swap_layout of a {'row' if tile.rows == 1 else 'column'} vector",
            helps=(
                "load it in the other layout:" f" td.load(v[j], {'cols' if tile.rows == 1 else '(rows, 1)'}, layout=…)",
            ),
        )
    if tile.layout == "line":
        help = 'td.load(g[i, j], (rows, cols), layout="row") loads the tile in another layout'
        fail("TD101", "td.swap_layout takes a tile in layout row or col, and the tile has layout line", helps=(help,))
    if tile.dtype.only_multiplied or tile.dtype.bits != 32:
        helps = (
            (
                f"swap before the conversion, td.cast(td.swap_layout(x), td.{tile.dtype}); choose the layout of an"
                " operand when it is loaded, td.load(part, layout=…)"
            ),
        )
        fail("TD101", f"td.swap_layout takes elements of 32 bits, and the tile is of {tile.dtype}", helps=helps)
    result = new_tile(tile.dtype, tile.rows, tile.cols, "row" if tile.layout == "col" else "col")
    capture.record(ir.SwapLayout, dst=result.node, src=tile.node)
    return result
