"""Words that copy tiles: td.load, td.store, td.keep, td.fetch and td.commit.

td.fetch and td.commit are the two halves of a copy during which the kernel does other work. Coordinates count tiles of
the operand that is copied to or from the place.
"""

from __future__ import annotations

import dataclasses
from typing import Any, NoReturn

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.sizes import tensor_elements
from tiledsl.ir.text import expr_text, size_text
from tiledsl.language.recording.capture import Capture, convergent, fail
from tiledsl.language.recording.handle import describe, is_integer
from tiledsl.language.recording.signature import none_helps, word
from tiledsl.language.values.annotations import e8m0
from tiledsl.language.values.formulas import Formula
from tiledsl.language.values.handle_operations import check_fetched, check_owned, new_tile
from tiledsl.language.values.integer_limits import checked_32_bits
from tiledsl.language.values.operands import checked_area, checked_layout, checked_pair, checked_positive, region_of
from tiledsl.language.values.scalars import expression
from tiledsl.language.values.tensors import GlobalTensor, WindowRef
from tiledsl.language.values.tiles import RegisterTile, SharedTile, StagedTile, SubTile


@word
def load(*operands: Any, layout: str | None = None, direct: bool = False) -> RegisterTile | None:
    """Copy a tile from global memory to LDS or registers, or from LDS to registers.

    `load(shared, g[i, j])` copies from global memory to LDS; all warps of the scope copy together. With direct=True
    (gfx950) the copy uses no registers, and the kernel continues during the copy: the next barrier publishes the tile.

    `load(part)` copies from LDS to a new register tile, which is returned, in layout "row" unless `layout` is given;
    `load(tile, part)` copies to an existing register tile.

    `load(g[i, j], (rows, cols))` copies from global memory to a new register tile of that shape, in layout "col" unless
    `layout` is given, and of e8m0 in layout "row"; `load(tile, g[i, j])` copies to an existing register tile.
    `load(v[j], cols)`, from a tensor with one dimension, returns a row vector, and `load(v[i], (rows, 1))` a column
    vector.

    Raises: TD101, TD105, TD130, TD131, TD145, TD146, TD156.
    Checked: TD103, TD138, TD139, TD163, TD301, TD303, TD305, TD401, TD403, TD410, TD701.

    Example:
        part = td.load(td.subtile(As, (32, 64), (wr, 0)))  # LDS to registers
        td.barrier()
        td.load(As, a[row, 1])  # global memory to LDS: the second 64 columns
    """
    capture = convergent("td.load")
    for operand in operands:
        check_owned(capture, operand)
    _check_direct(operands, direct)
    match operands:
        case (SharedTile() | SubTile() as part,):
            region = region_of(part)
            _uniform_over_lanes(region.buffer, region.row, region.col)
            tile = new_tile(
                region.shared.dtype, region.rows, region.cols, checked_layout("row" if layout is None else layout)
            )
            capture.record(ir.LoadTile, dst=tile.node, src=region)
            return tile
        case (WindowRef() as place, shape) if isinstance(shape, tuple) or (
            place.tensor.dimensions == 1 and is_integer(shape)
        ):
            usual = "row" if place.tensor.dtype == e8m0 else "col"
            tile = _tile_of_shape(place, shape, usual if layout is None else layout)
            _load_global(capture, tile, place)
            return tile
        case (SharedTile(), WindowRef()) | (
            RegisterTile(),
            SharedTile() | SubTile() | WindowRef(),
        ) if (
            layout is not None
        ):
            fail(
                "TD145",
                "td.load takes a layout only if td.load makes the register tile",
                helps=("td.load(part of a shared tile, layout=…)",),
            )
        case (RegisterTile() as tile, WindowRef() as place):
            _load_global(capture, tile, place)
            return tile
        case (SharedTile() as shared, WindowRef() as place):
            _load_shared(capture, shared, place, direct)
            return None
        case (RegisterTile() as tile, SharedTile() | SubTile() as part):
            _load_tile(capture, tile, region_of(part))
            return tile
    _no_such_load(operands)


def _check_direct(operands: tuple[Any, ...], direct: object) -> None:
    """TD101, TD145 where `direct` is no truth value, or the operands have no direct load."""
    if not isinstance(direct, bool):
        fail("TD101", f"direct= of td.load is {describe(direct)}, and must be True or False", shown=(direct,))
    if direct and not (
        len(operands) == 2 and isinstance(operands[0], SharedTile) and isinstance(operands[1], WindowRef)
    ):
        fail(
            "TD145",
            "td.load takes direct=True only from global memory to a shared tile",
            helps=("td.load(shared, g[i, j], direct=True)",),
        )


def _no_such_load(operands: tuple[Any, ...]) -> NoReturn:
    """TD101 with the operands that td.load takes."""
    listed = ", ".join(describe(o) for o in operands)
    match operands:
        case (WindowRef() as place,):
            length = place.tensor.dimensions == 1
            to_lds = "td.load(shared, g[i, j]) copies to LDS"
            fail(
                "TD101",
                f"td.load of {listed} needs the {'length' if length else 'shape'} of the register tile",
                helps=("td.load(v[j], cols)" if length else f"td.load(g[i, j], (rows, cols)); {to_lds}",),
                shown=operands,
            )
    fail(
        "TD101",
        f"td.load cannot copy ({listed})",
        helps=(
            (
                "load(shared, g[i, j]), load(part of a shared tile), load(register tile, part of a shared tile), or"
                " load(g[i, j], (rows, cols))"
            ),
        ),
        shown=operands,
    )


def _tile_of_shape(place: WindowRef, shape: object, layout: object) -> RegisterTile:
    """Make a register tile for the elements at a place. A row vector's shape may be its length."""
    if place.tensor.dimensions == 1 and not isinstance(shape, tuple):
        shape = (1, shape)
    rows, cols = (
        checked_positive(n, "a size of the register tile") for n in checked_pair(shape, "the shape of a register tile")
    )
    dtype = place.tensor.dtype
    return new_tile(dtype, *checked_area(dtype, rows, cols), checked_layout(layout))


def _load_global(capture: Capture, tile: RegisterTile, place: WindowRef) -> None:
    """Record the copy of a place in global memory to a register tile."""
    if tile.dtype.only_multiplied and tile.dtype != e8m0:
        fail(
            "TD101",
            (
                f"td.load from global memory to registers takes elements of 16 or 32 bits, and got {tile.dtype}"
                if tile.dtype.bits < 16
                else f"td.load from global memory to registers takes no {tile.dtype}"
            ),
            helps=("copy operands through LDS",),
        )
    if place.tensor.dtype != tile.dtype:
        fail(
            "TD130",
            f"a register tile of {tile.dtype} is loaded from '{place.tensor.name}', which holds {place.tensor.dtype}",
            helps=_converted(tile, place.tensor),
        )
    window = _window_of(tile, place, "loaded from")
    _uniform_over_lanes(window.matrix, window.row, window.col)
    capture.record(ir.LoadGlobal, dst=tile.node, src=window)


def _window_of(tile: RegisterTile, place: WindowRef, what: str) -> ir.Window:
    """Return the elements that a tile takes of a tensor; of a tensor with one dimension, those of a vector (TD131)."""
    if place.tensor.dimensions != 1:
        return place.window(tile.rows, tile.cols)
    if 1 not in (tile.rows, tile.cols):
        name = place.tensor.name
        fail(
            "TD131",
            f"{size_text(tile.rows, tile.cols)} register tile is {what} '{name}', which has one dimension",
            helps=(
                (
                    f"td.load({name}[j], {tile.cols}) is a row vector, which arithmetic adds to each row;"
                    f" td.load({name}[i], ({tile.rows}, 1)) a column vector"
                    if what == "loaded from"
                    else "store a row vector or a column vector, such as the result of td.row_sum"
                ),
            ),
        )
    return place.window(1, tile.rows * tile.cols)


def _converted(tile: RegisterTile, tensor: ir.Tensor) -> tuple[str, ...]:
    """Return the help for a load to a register tile of another type than the tensor's."""
    if tensor.dtype.only_multiplied:
        return (f"annotate '{tensor.name}' with td.{tile.dtype}: no word converts {tensor.dtype}",)
    place = "v[j], cols" if tensor.dimensions == 1 else f"{tensor.name}[i, j], ({tile.rows}, {tile.cols})"
    return (f"load the type of the tensor, and convert: td.cast(td.load({place}), td.{tile.dtype})",)


def _load_shared(capture: Capture, shared: SharedTile, place: WindowRef, direct: bool) -> None:
    region = shared.region()
    if shared.node.dtype != place.tensor.dtype:
        _mistyped(capture, shared.node, f"a shared tile of {shared.node.dtype} is loaded from", place)
        return
    warps, window = capture.participants(), place.window(region.rows, region.cols)
    _agreed(capture, "td.load to", warps, window.matrix, window.row, window.col, region.buffer)
    capture.record(ir.LoadShared, dst=region, src=window, warps=warps, direct=direct)


def _mistyped(capture: Capture, shared: ir.Shared, what: str, place: WindowRef) -> None:
    """Report a tile of another type than its source (TD130), once for each tile."""
    # one td.st makes several tiles in a comprehension
    if all(not isinstance(other, ir.Shared) or other.span != shared.span for other in capture.mistyped):
        capture.problem(
            "TD130",
            f"{what} '{place.tensor.name}', which holds {place.tensor.dtype}",
            helps=_one_type(capture, shared, place.tensor),
        )
    capture.mistyped.add(shared)


def _one_type(capture: Capture, shared: ir.Shared, tensor: ir.Tensor) -> tuple[str, ...]:
    """Return the helps that give a shared tile and its source one type that products of the target take."""
    types = list(dict.fromkeys(instruction.tiles for instruction in capture.target.matrix))
    if tensor.dtype.name in types:
        return (f"copies do not convert: give the tile the type of its source, td.st(td.{tensor.dtype}, rows, cols)",)
    wanted = shared.dtype.name if shared.dtype.name in types else types[0]
    sizes = ", ".join(f'"{size}"' if not size.isdecimal() else size for size in tensor.sizes)
    tile = "" if wanted == shared.dtype.name else f", and the tile td.st(td.{wanted}, rows, cols)"
    return (
        f"shared tiles are for products, and {capture.target.name} multiplies {' and '.join(types)}: annotate the"
        f" tensor with such a type, {tensor.name}: td.gl[td.{wanted}, {sizes}]{tile}",
        f"{tensor.dtype} elements that no product takes are loaded to registers: td.load({tensor.name}[i, j], (rows,"
        " cols))",
    )[: 1 if tensor.dtype.only_multiplied else 2]


def _of_one_size(capture: Capture, tile: RegisterTile, region: ir.Region, moved: str, move: str) -> bool:
    """Return whether a register tile has the size of a part of a shared tile. TD131 where it has not."""
    rows, cols = tile.rows, tile.cols
    if (rows, cols) == (region.rows, region.cols):
        return True
    capture.problem(
        "TD131",
        f"{size_text(rows, cols)} register tile is {moved} {region.rows}x{region.cols} elements of a shared tile",
        helps=(f"{move} a part of the same size: td.subtile(tile, ({rows}, {cols}), (i, j))",),
    )
    return False


def _load_tile(capture: Capture, tile: RegisterTile, region: ir.Region) -> None:
    _uniform_over_lanes(region.buffer, region.row, region.col)
    if not _of_one_size(capture, tile, region, "loaded from", "load"):
        return
    if tile.dtype != region.shared.dtype:
        message, dtype = (
            f"a register tile of {tile.dtype} is loaded from a shared tile of {region.shared.dtype}",
            region.shared.dtype,
        )
        if region.shared not in capture.mistyped:
            capture.problem(
                "TD130", message, helps=(f"make the register tile with that type: td.rt(td.{dtype}, rows, cols)",)
            )
        capture.mistyped.add(tile.node)
        return
    capture.record(ir.LoadTile, dst=tile.node, src=region)


_FORMULA = (
    "formulas of whole tensors stand in td.ensures: load the elements, td.load(c[i, j], (rows, cols)), and compute with"
    " that tile",
)


@word
def store(place: WindowRef | SharedTile | SubTile, tile: RegisterTile, *, rows: Any = None) -> None:
    """Write a register tile to global memory, or to a shared tile.

    `store(g[i, j], tile)`: the place counts tiles of that size. Elements outside the tensor are not written. Each
    element of an output is stored exactly once. Several lanes hold each element of a vector, and one of these lanes
    stores the element. A tensor with one dimension takes row and column vectors. With `rows`, a device integer, only
    the first `rows` rows of the tile are stored, and no row if `rows` is below 1: this is for a group of rows that ends
    within the tile.

    `store(part, tile)`: every warp writes its own register tile to a part of a shared tile, of the same shape and type.
    A barrier publishes the part for other warps. Operands of products that were loaded from LDS are not stored.

    Raises: TD101, TD130, TD131, TD146, TD150.
    Checked: TD140, TD301, TD303, TD310, TD311, TD312, TD401, TD602.

    Example:
        td.store(c[2 * row + wr, 2 * col + wc], acc)
    """
    capture = convergent("td.store")
    if isinstance(place, SharedTile | SubTile) and isinstance(tile, RegisterTile):
        check_owned(capture, place)
        check_owned(capture, tile)
        if rows is not None:
            fail("TD101", "rows= of td.store is for stores to global memory", helps=("leave rows= out",))
        _store_shared(capture, region_of(place), tile)
        return
    if not isinstance(place, WindowRef) or not isinstance(tile, RegisterTile):
        fail(
            "TD101",
            f"td.store cannot copy ({describe(place)}, {describe(tile)})",
            helps=none_helps(tile)
            or (
                ("td.store(c[i, j], register_tile), or td.store(part of a shared tile, register_tile)",)
                + _FORMULA * isinstance(tile, Formula)
            ),
            shown=(place, tile),
        )
    check_owned(capture, tile)
    if place.tensor.dtype != tile.dtype:
        message = (
            f"a register tile of {tile.dtype} is stored to '{place.tensor.name}', which holds {place.tensor.dtype}"
        )
        help = (
            f"convert the tile before: td.cast(x, td.{place.tensor.dtype})"
            if place.tensor.dtype.name not in ("int8", "i32")
            else f"annotate '{place.tensor.name}' with td.{tile.dtype}: no word converts to {place.tensor.dtype}"
        )
        capture.problem("TD130", message, helps=(help,))
        return
    window = _window_of(tile, place, "stored to")
    _uniform_over_lanes(window.matrix, window.row, window.col)
    if rows is not None:
        window = _cut(window, tile, expression(rows, "rows= of td.store"))
    capture.record(ir.StoreTile, dst=window, src=tile.node)


@word
def atomic_add(place: Any, tile: Any, *, part: Any, parts: int) -> None:
    """Add an f32 register tile to a tensor in global memory, atomically: part number `part` of `parts` parts of a sum.

    Several blocks or warps add to the same elements, in any order. So sums that f32 does not hold exactly may differ in
    their last bits between launches. Each part of each element is added exactly once (TD310, TD311). The kernel adds to
    what the tensor holds before the launch: its contract is td.old(c) plus a sum of parts, and it neither loads nor
    stores the tensor otherwise. Elements outside the tensor are left out.

    Raises: TD101, TD105, TD130, TD131, TD146, TD192.
    Checked: TD301, TD310, TD311, TD312, TD602.

    Example:
        @td.kernel(warps=1)
        def split(a: td.gl[td.bf16, 32, 64], b: td.gl[td.bf16, 32, 64], c: td.gl[td.f32, 32, 32]):
            td.ensures(c, td.old(c) + td.sum_of_parts(td.column_parts(a, 32) @ b.T, 2))
            part = td.grid(2)
            As, Bs, acc = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32), td.zeros(td.f32, 32, 32)
            td.load(As, a[0, part])
            td.load(Bs, b[0, part])
            td.barrier()
            td.mma_ABt(acc, td.load(As), td.load(Bs))
            td.atomic_add(c[0, 0], acc, part=part, parts=2)
    """
    capture = convergent("td.atomic_add")
    if not isinstance(place, WindowRef) or not isinstance(tile, RegisterTile):
        help = "td.atomic_add(c[i, j], register_tile, part=block, parts=blocks)"
        shown = (place, tile)
        fail("TD101", f"td.atomic_add cannot add ({describe(place)}, {describe(tile)})", helps=(help,), shown=shown)
    check_owned(capture, tile)
    tensor = place.tensor
    if tensor.dtype.name != "f32" or tile.dtype.name != "f32":
        message = f"td.atomic_add adds f32 to f32, and got a tile of {tile.dtype} and '{tensor.name}' of {tensor.dtype}"
        fail("TD130", message, helps=("convert the tile before: td.cast(x, td.f32)",))
    if tensor.dimensions != 2:
        fail("TD192", f"td.atomic_add adds to a tensor of two dimensions, and '{tensor.name}' has {tensor.dimensions}")
    count, number = checked_positive(parts, "the number of parts of td.atomic_add"), expression(part, "part=")
    known = capture.sums.setdefault(tensor.name, count)
    if known != count:
        fail("TD192", f"'{tensor.name}' is a sum of {known} parts and of {count}", helps=("give one number of parts",))
    window = _window_of(tile, place, "added to")
    _uniform_over_lanes(window.row, window.col, number)
    capture.record(ir.StoreTile, dst=window, src=tile.node, part=number, parts=count)


_AT_ONCE = 4  # parts that td.add_in_order loads before it adds them
_ELEMENTS_AT_ONCE = 2048  # of these parts: 32 registers of a wave


@word
def add_in_order(place: Any, tile: Any, sums: Any, arrived: Any, *, part: Any, parts: Any) -> None:
    """Store an f32 register tile as part number `part` of `parts` parts of a sum; the last part's warp adds all parts.

    Several blocks or warps have the parts 0 … `parts` − 1 of the same elements, each once (TD315). A warp stores its
    part in matrix `part` of `sums`, and arrives at the counter of its place in `arrived`. The warp that arrives last
    adds the parts from the first to the last, and stores the sum at `place`: the same bits in each launch, whatever the
    order of blocks. No warp waits for another. `parts` is a device integer: the places may have different numbers of
    parts, and all warps of a place must give the same number.

    `sums` is a tensor of f32 with the rows and columns of the place's tensor, and a matrix for each part. `arrived` is
    a tensor of i32 with an element for each place. It is 0 before the launch (TD870), and 0 again after it. The
    elements of `sums` after the launch are undefined. The contract of the sum is td.sum_of_parts(…), with as many parts
    as `sums` has matrices. The kernel does not access any of the three tensors otherwise.

    Raises: TD101, TD105, TD130, TD131, TD146, TD192.
    Checked: TD301, TD310, TD315, TD602, TD870.

    Example:
        @td.kernel(warps=1)
        def split(
            a: td.gl[td.bf16, 32, 64],
            b: td.gl[td.bf16, 32, 64],
            sums: td.gl[td.f32, 2, 32, 32],
            arrived: td.gl[td.i32, 1],
            c: td.gl[td.f32, 32, 32],
        ):
            td.ensures(c, td.sum_of_parts(td.column_parts(a, 32) @ b.T, 2))
            part = td.grid(2)
            As, Bs, acc = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32), td.zeros(td.f32, 32, 32)
            td.load(As, a[0, part])
            td.load(Bs, b[0, part])
            td.barrier()
            td.mma_ABt(acc, td.load(As), td.load(Bs))
            td.add_in_order(c[0, 0], acc, sums, arrived, part=part, parts=2)
    """
    capture = convergent("td.add_in_order")
    help = "td.add_in_order(c[i, j], register_tile, sums, arrived, part=block, parts=blocks)"
    if not (
        isinstance(place, WindowRef)
        and isinstance(tile, RegisterTile)
        and isinstance(sums, GlobalTensor)
        and isinstance(arrived, GlobalTensor)
    ):
        shown = (place, tile, sums, arrived)
        fail("TD101", f"td.add_in_order cannot add ({', '.join(map(describe, shown))})", helps=(help,), shown=shown)
    check_owned(capture, tile)
    window = _window_of(tile, place, "added to")
    number = _in_order(capture, window, sums.node, arrived.node, tile.dtype)
    own, count = expression(part, "part="), expression(parts, "parts=")
    _uniform_over_lanes(window.row, window.col, own, count)
    least, most = ex.bounds(count)
    if least > ex.number(sums.node.matrices) or most < 1:
        message = f"parts= of td.add_in_order is {expr_text(count)}, and '{sums.node.name}' has {sums.batch} matrices"
        fail("TD192", message, helps=("a sum has 1 part, or as many as there are matrices, or a number between",))
    # so many parts are loaded at once as have little room in registers
    at_once = max(1, min(_AT_ONCE, _ELEMENTS_AT_ONCE // (tile.rows * tile.cols)))
    total, *others = (new_tile(tile.dtype, tile.rows, tile.cols, tile.layout).node for _ in range(1 + at_once))
    capture.additions += 1
    name, zero, last = f"td_arrived{capture.additions}", ir.Const(0), ex.binary("-", count, 1)
    size = tensor_elements(arrived.node)
    value = ir.FromMemory(name, arrived.node.name, number, size, zero, last, "arrival", True, zero)
    steps = max(0, (ex.number(sums.node.matrices) - 2) // at_once)
    capture.record(
        ir.AddInOrder,
        dst=window,
        src=tile.node,
        own=dataclasses.replace(window, tensor=sums.node, matrix=own),
        arrivals=value,
        part=own,
        parts=count,
        total=total,
        others=tuple(others),
        step=ir.Var(f"td_part{capture.additions}", "loop", 0, steps),
    )


def _in_order(capture: Capture, window: ir.Window, sums: ir.Tensor, arrived: ir.Tensor, of_tile: ir.DType) -> ir.Expr:
    """Return the number of a place among those of its tensor. TD130 and TD192 for tensors of other types and sizes."""
    tensor, rows, cols = window.tensor, window.rows, window.cols
    if (tensor.dtype.name, of_tile.name, sums.dtype.name, arrived.dtype.name) != ("f32", "f32", "f32", "i32"):
        types = f"a tile of {of_tile}, '{tensor.name}' of {tensor.dtype}, '{sums.name}' of {sums.dtype}"
        message = f"td.add_in_order takes f32, and counters of i32; it got {types}, '{arrived.name}' of {arrived.dtype}"
        fail(
            "TD130",
            message,
            helps=("annotate the counters td.gl[td.i32, …], the others td.f32; td.cast converts a tile",),
        )
    sizes = (tensor.rows, tensor.cols, sums.matrices, tensor_elements(arrived))
    if tensor.dimensions != 2 or not all(isinstance(one, ir.Const) for one in sizes):
        of = (tensor.name, tensor.name, sums.name, arrived.name)
        of_dyn = [name for name, size in zip(of, sizes, strict=True) if not isinstance(size, ir.Const)]
        other = f", and '{of_dyn[0]}' has a size of td.dyn" if of_dyn else f": '{tensor.name}'"
        helps = ["annotate sizes that are numbers, or names of fixed sizes"]
        if of_dyn:
            helps.append(
                "td.dyn may be the size along k; td.atomic_add takes any size of td.dyn, in any order of adding"
            )
        fail("TD192", f"td.add_in_order adds to a tensor of two dimensions of fixed size{other}", helps=tuple(helps))
    if sums.dimensions != 3 or (sums.rows, sums.cols) != (tensor.rows, tensor.cols):
        wanted = f"td.gl[td.f32, parts, {tensor.sizes[0]}, {tensor.sizes[1]}]"
        fail(
            "TD192",
            f"'{sums.name}' has no matrix of the size of '{tensor.name}' for each part",
            helps=(f"annotate {wanted}",),
        )
    if ex.multiple(window.row) % rows or ex.multiple(window.col) % cols:
        help = f"use {tensor.name}[i, j], which counts tiles of {rows} x {cols}"
        fail("TD192", "td.add_in_order adds to places that are whole tiles apart", helps=(help,))
    across = -(-ex.number(tensor.cols) // cols)
    places = -(-ex.number(tensor.rows) // rows) * across
    if arrived.dimensions != 1 or ex.number(tensor_elements(arrived)) < places:
        message = (
            f"'{arrived.name}' has no element for each of the {places} places of {rows} x {cols} of '{tensor.name}'"
        )
        fail("TD192", message, helps=(f"annotate td.gl[td.i32, {places}]",))
    together = tensor.name, sums.name, arrived.name, rows, cols
    known = [capture.in_order.setdefault(name, together) for name in together[:3]]
    if tensor.name == sums.name or any(one != together for one in known):
        message = f"'{tensor.name}', '{sums.name}' or '{arrived.name}' is used for another sum, or with other tiles"
        fail("TD192", message, helps=("give each sum its own parts and counters, and tiles of one size",))
    zero = ir.Const(0)
    capture.counters.setdefault(arrived.name, ir.Contents(arrived, zero, zero, "", capture.here()[0]))
    down = ex.binary("//", window.row, rows)
    return ex.binary("+", ex.binary("*", down, across), ex.binary("//", window.col, cols))


def _cut(window: ir.Window, tile: RegisterTile, rows: ir.Expr) -> ir.Window:
    """Return the window without the rows behind the first `rows`."""
    _uniform_over_lanes(rows)
    if window.rows != tile.rows:
        helps = ("give a tensor of two dimensions, of one column",)
        fail("TD101", "rows= of td.store counts rows, and this tensor has one dimension", helps=helps)
    end = ex.binary("+", window.row, rows)
    if ex.bounds(rows) != ex.INT32:  # without known bounds
        end = checked_32_bits("the row behind the last one that rows= of td.store allows", end)
    return dataclasses.replace(window, end=end)


def _store_shared(capture: Capture, region: ir.Region, tile: RegisterTile) -> None:
    """Record the copy of a register tile to a part of a shared tile."""
    if tile.dtype.only_multiplied:
        helps = ("store the tile to global memory",) if tile.dtype.bits < 16 else ()
        fail("TD101", f"td.store to LDS takes elements of 16 or 32 bits, and got {tile.dtype}", helps=helps)
    _uniform_over_lanes(region.buffer, region.row, region.col)
    if not _of_one_size(capture, tile, region, "stored to", "store to"):
        return
    if tile.dtype != region.shared.dtype:
        dtype = region.shared.dtype
        capture.problem(
            "TD130",
            f"a register tile of {tile.dtype} is stored to a shared tile of {dtype}",
            helps=(f"convert the tile before: td.cast(x, td.{dtype})",) if not dtype.only_multiplied else (),
        )
        return
    capture.record(ir.StoreShared, dst=region, src=tile.node)


@word
def keep(place: WindowRef, shape: tuple[int, int]) -> None:
    """State that rows × cols elements of an output keep their value from before the launch.

    The upper triangle of a BLAS syrk is an example. Nothing is executed. Every element of an output is either stored
    exactly once, or kept and never stored. Several warps may keep the same elements, and more than once. Where the
    output has a contract, td.keeps states which elements may be kept.

    Raises: TD101, TD105, TD146.
    Checked: TD301, TD310, TD313, TD314.

    Example:
        row, col = td.grid(td.cdiv(c.rows, 64), td.cdiv(c.cols, 64))
        if col > row:
            td.keep(c[row, col], (64, 64))
    """
    capture = convergent("td.keep")
    if not isinstance(place, WindowRef):
        fail(
            "TD101",
            f"td.keep takes a place in a tensor, and got {describe(place)}",
            helps=("td.keep(c[i, j], (rows, cols))",),
            shown=(place,),
        )
    rows, cols = (
        checked_positive(n, "a size of the kept piece") for n in checked_pair(shape, "the shape of the kept piece")
    )
    window = place.window(rows, cols)
    _uniform_over_lanes(window.matrix, window.row, window.col)
    capture.record(ir.Keep, window=window)


@word
def fetch(
    tile: SharedTile, place: WindowRef, *, part: tuple[int, int] = (0, 1), into: StagedTile | None = None
) -> StagedTile:
    """Start loading a window of global memory into registers, for a later td.commit to the shared tile.

    All warps of the scope load together, as in `td.load(tile, place)`. Nothing waits for the data until td.commit
    writes them to LDS. part=(i, n) loads the i-th of n equal parts of the instructions, so that the parts can stand
    between other work.

    The copy has registers of its own. With into=staged, the copy takes the registers of an earlier copy of the same
    shape, type, part and warps, in place of the data of that copy; the result is `staged`. Without into=, a device loop
    or branch that binds a name to a new copy takes registers whose data are not used any more.

    Raises: TD101, TD105, TD130, TD146, TD156, TD160, TD161, TD165.
    Checked: TD162, TD301, TD302, TD703.

    Example:
        staged = td.fetch(As, a[row, 1])
        part = td.load(td.subtile(As, (32, 64), (wr, 0)))  # while it is on its way
        td.barrier()
        td.commit(As, staged)
    """
    capture = convergent("td.fetch")
    if not isinstance(tile, SharedTile) or not isinstance(place, WindowRef):
        fail(
            "TD101",
            f"td.fetch cannot copy ({describe(tile)}, {describe(place)})",
            helps=("staged = td.fetch(shared, g[i, j]), and later td.commit(shared, staged)",),
            shown=(tile, place),
        )
    check_owned(capture, tile)
    warps, window = capture.participants(), place.window(tile.rows, tile.cols)
    if tile.dtype != place.tensor.dtype:
        _mistyped(capture, tile.node, f"data for a shared tile of {tile.dtype} are fetched from", place)
    _agreed(capture, "td.fetch for", warps, window.matrix, window.row, window.col, tile.buffer)
    chosen = _checked_part(part)
    staged = _new_staged(capture, tile, warps, chosen) if into is None else _reused(capture, into, tile, chosen)
    if tile.dtype == place.tensor.dtype:
        capture.record(ir.Fetch, dst=staged.node, src=window, shared=tile.node, buffer=tile.buffer)
    return staged


def _new_staged(capture: Capture, tile: SharedTile, warps: tuple[int, ...], part: tuple[int, int]) -> StagedTile:
    node = ir.Staged(len(capture.staged), tile.node, warps, part, capture.here()[0])
    capture.staged.append(node)
    return StagedTile(node, capture.copies)


def _reused(capture: Capture, into: Any, tile: SharedTile, part: tuple[int, int]) -> StagedTile:
    """Return the earlier copy whose registers the fetch takes, if the new data have the same place in them."""
    if not isinstance(into, StagedTile):
        fail(
            "TD101",
            f"into= of td.fetch is {describe(into)}, and must be the result of a td.fetch",
            helps=("staged = td.fetch(shared, g[i, j]), and later td.fetch(shared, g[i, k], into=staged)",),
            shown=(into,),
        )
    check_fetched(capture, into, "fetched into")
    held = into.node.shared
    if (tile.rows, tile.cols, tile.dtype) != (held.rows, held.cols, held.dtype):
        fail(
            "TD160",
            f"data for a shared tile of {tile.rows}x{tile.cols} {tile.dtype} cannot be fetched into registers for a"
            f" shared tile of {held.rows}x{held.cols} {held.dtype}",
            helps=("fetch into a tile that was fetched for the same shape and type, or leave out into=",),
        )
    if part != into.node.part:
        fail(
            "TD105",
            f"the part of a copy is {part}, and the registers of into= hold part {into.node.part}",
            helps=(f"part={into.node.part}, or leave out into=",),
        )
    _same_warps(capture, into.node, "td.fetch(…, into=…)")
    return into


@word
def commit(tile: SharedTile, staged: StagedTile, *, part: tuple[int, int] = (0, 1)) -> None:
    """Write to a shared tile the data that td.fetch has loaded, with the same warps.

    The compiler waits for the data. A warp that reads the tile needs a barrier first, as after td.load. part=(i, n)
    writes the i-th of n equal parts. Data that were fetched in parts are committed part by part, without part=.

    Raises: TD101, TD105, TD146, TD156, TD160, TD161, TD164, TD165.
    Checked: TD162, TD401, TD404.

    Example:
        staged = td.fetch(As, a[row, 1], part=(0, 2)), td.fetch(As, a[row, 1], part=(1, 2))
        for half in staged:
            td.commit(As, half)
    """
    capture = convergent("td.commit")
    if not isinstance(tile, SharedTile) or not isinstance(staged, StagedTile):
        fail(
            "TD101",
            f"td.commit cannot copy ({describe(tile)}, {describe(staged)})",
            helps=("td.commit(shared, staged), with the result of td.fetch",),
            shown=(tile, staged),
        )
    check_owned(capture, tile)
    check_fetched(capture, staged, "committed")
    region, node, source = tile.region(), staged.node, staged.node.shared
    if (tile.rows, tile.cols, tile.dtype) != (source.rows, source.cols, source.dtype):
        capture.problem(
            "TD160",
            f"a shared tile of {tile.rows}x{tile.cols} {tile.dtype} cannot take the data fetched for a shared tile of"
            f" {source.rows}x{source.cols} {source.dtype}",
            helps=("fetch for the tile of the td.commit, or for a tile of the same shape and type",),
        )
        return
    chosen = _checked_part(part)
    if chosen[1] > 1 and node.part[1] > 1:
        fail(
            "TD164",
            f"the data fetched as part {node.part} are committed as part {chosen} of that part: the rest would be left"
            " out",
            helps=("call td.commit(shared, staged) once for each fetched part, without part=",),
        )
    _same_warps(capture, node, "td.commit")
    _agreed(capture, "td.commit to", node.warps, region.buffer)
    capture.record(ir.Commit, dst=region, src=node, part=chosen)


def _same_warps(capture: Capture, node: ir.Staged, what: str) -> None:
    warps = capture.participants()
    if warps != node.warps:
        fail(
            "TD161",
            f"{what} is reached by {_warps_text(warps)}, and {_warps_text(node.warps)}"
            f" hold{'s' if len(node.warps) == 1 else ''} the fetched data",
            helps=("fetch and commit under the same role or condition",),
        )


def _warps_text(warps: tuple[int, ...]) -> str:
    if len(warps) == 1:
        return f"warp {warps[0]}"
    if warps == tuple(range(warps[0], warps[-1] + 1)):
        return f"warps {warps[0]}..{warps[-1]}"
    return f"warps {', '.join(map(str, warps))}"


def _checked_part(part: Any) -> tuple[int, int]:
    number, count = checked_pair(part, "the part of a copy") if isinstance(part, tuple) else (None, None)
    if not is_integer(number) or not is_integer(count) or not 0 <= int(number) < int(count):
        fail(
            "TD105",
            f"the part of a copy is {describe(part)}, and must be (i, n) with 0 <= i < n",
            helps=("part=(0, 2) and part=(1, 2) are its halves",),
            shown=(part,),
        )
    return int(number), int(count)


def _agreed(capture: Capture, word: str, warps: tuple[int, ...], *coordinates: ir.Expr) -> None:
    """Refuse coordinates that differ between the warps that copy together (TD146).

    A copy that no warp reaches is refused too (TD156).
    """
    if not warps:
        helps = ("the conditions and roles around it exclude each other: a warp has one role",)
        fail("TD156", f"{word} a shared tile is reached by no warp", helps=helps)
    warp = ex.warp_variable(capture.warps)
    for coordinate in coordinates:
        _uniform_over_lanes(coordinate)
        if len({ex.substitute(coordinate, {warp: ex.const(w)}) for w in warps}) > 1:
            helps = ("let the coordinates depend on blocks and loops alone, or let one warp load: with producer: …",)
            fail(
                "TD146",
                f"{word} a shared tile is done by all warps together, and a coordinate differs from warp to warp",
                helps=helps,
            )


def _uniform_over_lanes(*coordinates: ir.Expr) -> None:
    if any("lane" in ex.kinds(coordinate) for coordinate in coordinates):
        warps = any({"lane", "warp"} <= ex.kinds(coordinate) for coordinate in coordinates)
        meant = ("did you mean td.warp_id()? td.thread_id() // 64 is the same",) if warps else ()
        helps = (
            *meant,
            "td.asm accesses an address of each lane: g.address(row, col), tile.address(row," " col)",
        )
        fail("TD146", "a tile is moved by whole warps, and a coordinate differs from lane to lane", helps=helps)
