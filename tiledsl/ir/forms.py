"""Forms of a matrix product of two register tiles: acc += A · B, with acc m × n and k summed.

Each operand is passed as it is or transposed. A lane feeds a matrix instruction with consecutive k of one row of A, or
of one column of B. So the side of a tile along which k runs decides the tile's layout: "row" (consecutive columns of
one row) where k runs along the columns, "col" (consecutive rows of one column) where k runs along the rows.
"""

from __future__ import annotations

import dataclasses
import enum

from tiledsl.ir import nodes as ir
from tiledsl.targets import SCALED_TOGETHER, TARGETS, Target, listed_as

ABt = ir.Form("mma_ABt", "a · bᵀ", "m x k", "n x k")
AB = ir.Form("mma_AB", "a · b", "m x k", "k x n")
AtB = ir.Form("mma_AtB", "aᵀ · b", "k x m", "k x n")
ACCUMULATOR = "col"
ACCUMULATED = ("f32", "i32")  # types of accumulators
SCALES = "e8m0"  # the type of scales


def layout(shape: str) -> str:
    """Return the register layout of an operand with the given shape, such as "m x k"."""
    return "row" if shape.endswith("k") else "col"


def layouts(form: ir.Form) -> tuple[str, str, str]:
    """Return the layouts of acc, a and b."""
    return ACCUMULATOR, layout(form.a), layout(form.b)


def side_and_depth(tile: ir.Tile) -> tuple[int, int]:
    """Return the rows of A or columns of B in an operand, and the number of k in each."""
    return (tile.rows, tile.cols) if tile.layout == "row" else (tile.cols, tile.rows)


def sides(shape: str, tile: ir.Tile) -> tuple[int, int]:
    """Return (m or n, k) of a tile, read as an operand of the given shape."""
    return (tile.rows, tile.cols) if shape.endswith("k") else (tile.cols, tile.rows)


def text(form: ir.Form, acc: str, a: str, b: str) -> str:
    """Write the product as text of the IR."""
    return f"{form.name} {acc} += {a}{'' if form.a.endswith('k') else '^T'} * {b}{'^T' if form.b.endswith('k') else ''}"


class Mismatch(enum.Enum):
    """How the operands of a product do not fit."""

    ORDER = enum.auto()
    SHAPES = enum.auto()
    LAYOUTS = enum.auto()
    TYPES = enum.auto()


@dataclasses.dataclass(frozen=True, slots=True)
class Problem:
    """What makes a product impossible, and the finding's texts."""

    mismatch: Mismatch
    code: str
    message: str
    notes: tuple[str, ...]
    helps: tuple[str, ...]


def wrong_product(
    form: ir.Form, acc: ir.Tile, a: ir.Tile, b: ir.Tile, scales: tuple[ir.Tile, ...], target: Target
) -> Problem | None:
    """Return why the product is impossible, or None.

    TD132 is for shapes, TD133 for layouts, TD134 for element types and operand order. `scales` is empty, or has the
    scales of a and of b.
    """
    return (
        _wrong_place(form, acc, b)
        or _wrong_shapes(form, acc, a, b)
        or _wrong_layouts(form, acc, a, b)
        or (_wrong_scaled_types(form, acc, a, b, scales, target) if scales else _wrong_types(acc, a, b, target))
        or (_wrong_scale(form, a, scales[0]) or _wrong_scale(form, b, scales[1]) if scales else None)
    )


def _wrong_place(form: ir.Form, acc: ir.Tile, b: ir.Tile) -> Problem | None:
    """Return TD134 for an accumulator that is given as the last operand."""
    if acc.dtype.name in ACCUMULATED or b.dtype.name not in ACCUMULATED:
        return None
    return Problem(
        Mismatch.ORDER,
        "TD134",
        f"td.{form.name} adds to its first operand, which is of {acc.dtype}",
        (),
        (f"acc comes first: td.{form.name}(acc, a, b)",),
    )


def _wrong_shapes(form: ir.Form, acc: ir.Tile, a: ir.Tile, b: ir.Tile) -> Problem | None:
    (m, a_depth), (n, b_depth) = sides(form.a, a), sides(form.b, b)
    if (acc.rows, acc.cols, a_depth) == (m, n, b_depth):
        return None
    summed = [
        f"{depth} {'columns' if shape.endswith('k') else 'rows'} of {name}"
        for name, shape, depth in (("a", form.a, a_depth), ("b", form.b, b_depth))
    ]
    notes = (
        f"acc is {acc.rows}x{acc.cols}, a is {a.rows}x{a.cols}, b is {b.rows}x{b.cols}",
        f"{form.formula} is {m}x{n}, and sums over {' and '.join(summed)}",
    )
    message, help_ = f"the shapes of td.{form.name} do not fit", f"acc is m x n, a is {form.a}, b is {form.b}"
    return Problem(Mismatch.SHAPES, "TD132", message, notes, (help_,))


def _wrong_layouts(form: ir.Form, acc: ir.Tile, a: ir.Tile, b: ir.Tile) -> Problem | None:
    wanted, got = layouts(form), (acc.layout, a.layout, b.layout)
    if got == wanted:
        return None
    helps = ['td.zeros(…, layout="col") makes an accumulator'] if acc.layout != ACCUMULATOR else []
    for name, operand, needed in (("a", a, wanted[1]), ("b", b, wanted[2])):
        if operand.layout != needed:
            helps.append(
                f'a lane takes consecutive k of {name}: load {name} from LDS, with td.load(part, layout="{needed}")'
            )
    return Problem(
        Mismatch.LAYOUTS,
        "TD133",
        f"td.{form.name} takes acc, a, b in layouts {', '.join(wanted)}, and they are {', '.join(got)}",
        (),
        tuple(helps),
    )


def _without_f32(operands: list[str], other: str, target: Target) -> list[str]:
    """Return the help for a product with operands of f32, where the other operand is of that type."""
    if len(operands) == 2:
        whole = "annotate the tensors with td.xf32, or " if target.multiplies("xf32", "xf32") else ""
        return [f"for products of f32, {whole}multiply the halves of td.split_bf16; td.cast(x, td.bf16) rounds to bf16"]
    (name,) = operands
    is_cast_to = other in ("bf16", "f16", "fp8", "bf8") and target.multiplies(other, other)
    return [f"convert {name} before: td.cast({name}, td.{other})"] if is_cast_to else []


def _wrong_types(acc: ir.Tile, a: ir.Tile, b: ir.Tile, target: Target) -> Problem | None:
    results, is_pair = target.multiplied, target.multiplies(a.dtype.name, b.dtype.name)
    if is_pair and acc.dtype.name == results[a.dtype.name]:
        return None
    message = f"{target.name} has no matrix instruction for acc {acc.dtype}, a {a.dtype}, b {b.dtype}"
    into = [
        f"{', '.join(sorted(one for one in results if results[one] == result))} into {result}"
        for result in sorted(set(results.values()))
    ]
    helps = [f"{target.name} multiplies {', and '.join(into)}"]
    if a.dtype == b.dtype and a.dtype.name in target.multiplied_with_scales and a.dtype.name not in results:
        helps = [f"products of {a.dtype} take scales: td.mma_ABt(acc, a, b, scales=(sa, sb)), which are of e8m0"]
    if a.dtype == b.dtype and a.dtype.name == "xf32" and not is_pair:
        having = " and ".join(one.name for one in TARGETS.values() if one.multiplies("xf32", "xf32"))
        split = "annotate the tensors with td.f32, and multiply the halves of td.split_bf16"
        helps = [f"only {having} multiplies xf32: {split}"]
    if of_f32 := [name for name, one in (("a", a), ("b", b)) if one.dtype.name == ACCUMULATED[0]]:
        helps[:0] = _without_f32(of_f32, (b if of_f32 == ["a"] else a).dtype.name, target)
    wanted = results[a.dtype.name] if is_pair else ACCUMULATED[0]
    if acc.dtype.name != wanted:
        helps.append(f"make an accumulator with acc = td.zeros(td.{wanted}, rows, cols)")
    return Problem(Mismatch.TYPES, "TD134", message, (), tuple(helps))


def _wrong_scaled_types(
    form: ir.Form, acc: ir.Tile, a: ir.Tile, b: ir.Tile, scales: tuple[ir.Tile, ...], target: Target
) -> Problem | None:
    taken = target.multiplied_with_scales
    if not taken:
        having = [name for name, one in TARGETS.items() if one.scaled_matrix]
        message = f"{target.name} has no matrix instruction with scales, which {' and '.join(having)} has"
        helps = (
            "multiply the sums of each block of k by their scales in registers, as examples/block_scaled_fp8.py does",
        )
        return Problem(Mismatch.TYPES, "TD134", message, (), helps)
    wrong = [one for one in scales if one.dtype.name != SCALES]
    if wrong:
        message = f"scales= of td.{form.name} takes tiles of {SCALES}, and got {wrong[0].dtype}"
        help_ = f"annotate the tensor of scales with td.{SCALES}; other scales multiply sums in registers"
        return Problem(Mismatch.TYPES, "TD134", message, (), (help_,))
    is_pair = a.dtype.name in taken and listed_as(a.dtype.name) == listed_as(b.dtype.name)
    if is_pair and acc.dtype.name == ACCUMULATED[0]:
        return None
    message = f"{target.name} has no matrix instruction with scales for acc {acc.dtype}, a {a.dtype}, b {b.dtype}"
    help_ = f"a and b are both of {' or '.join(taken)}, or of two of 8 or of 6 bits, and acc is of {ACCUMULATED[0]}"
    return Problem(Mismatch.TYPES, "TD134", message, (), (help_,))


def _wrong_scale(form: ir.Form, operand: ir.Tile, scales: ir.Tile) -> Problem | None:
    """Return TD132 or TD133 for the scales of one operand, in layout "row"."""
    each = operand.dtype.elements_of(SCALED_TOGETHER)
    wanted = operand.rows, -(-operand.cols // each)
    if (scales.rows, scales.cols) != wanted:
        bytes_ = "" if operand.dtype.packed == (1, 1) else f", {each} columns of {operand.dtype}"
        return Problem(
            Mismatch.SHAPES,
            "TD132",
            f"the scales of td.{form.name} do not fit their operand",
            (
                f"the operand is {operand.rows}x{operand.cols}, its scales are {scales.rows}x{scales.cols}",
                f"{SCALED_TOGETHER} numbers along k share a scale{bytes_}",
            ),
            (f"load a tile of {wanted[0]}x{wanted[1]} scales, one row for each row of the operand",),
        )
    if scales.layout == "row":
        return None
    message = f"td.{form.name} takes scales in layout row, and they are in layout {scales.layout}"
    return Problem(Mismatch.LAYOUTS, "TD133", message, (), ('td.load(scale[i, k], (rows, cols), layout="row")',))
