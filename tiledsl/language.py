"""The words a kernel is written in: where a warp is, tiles, products, the contract. Sizes of tiles are elements.

The other words stand with what they are about: `annotations`, `blocks` (td.grid), `copying`, `elementwise`, `lanes` (td.vgpr, td.asm), `ordering`.
A docstring says with which codes a call is refused (Raises), which findings of the checks speak of what it records (Checked), and has an example, which the
tests run; docs/reference.md is made of them.
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
from tiledsl.tensors import DynamicSize, GlobalTensor, Size
from tiledsl.tiles import RegisterTile, SharedTile, SubTile
from tiledsl.words import word

MOST_STEPS = 1 << 20  # of one td.range


class _Target:
    """The numbers of the chip that the kernel is being compiled for, as Python values: for branches that are taken when it is captured.

    Raises: TD100 outside a kernel, AttributeError for what no chip has and where one is set.

    Example:
        tile = td.st(td.bf16, 64, 128 if td.target.lds_bytes >= 131072 else 64)
        td.load(tile, a[row, 0])
    """

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
    """⌈size / tile⌉: how many tiles of `tile` elements cover `size` elements. Where they end outside a tensor, loads read 0 there and stores write nothing. Of
    Python's integers an integer of Python's, of a size of td.dyn a device integer. It works outside kernels too.

    Raises: TD101, TD105.
    Checked: TD301.

    Example:
        row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    """
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
    """The warp's number in its block, 0 … warps − 1: a device integer.

    Checked: TD704.

    Example:
        wr, wc = td.warp_id() // 2, td.warp_id() % 2
    """
    return wrap(ex.warp_variable(warps_known("td.warp_id").warps))


@word
def lane_id() -> Scalar:
    """The lane's number in its warp, 0 … 63: a device integer. An `if` on it masks lanes, and holds neither barriers, nor collective loads, nor products.

    Checked: TD127, TD146.

    Example:
        if td.lane_id() < 32:
            td.asm("ds_write_b32 {at}, {data}", at=As.base + td.warp_id() * 128 + td.lane_id() * 4, data=td.lane_id())
    """
    current("td.lane_id")
    return Scalar(ex.LANE)


@word
def thread_id() -> Scalar:
    """The lane's number in its block: 64·warp_id + lane_id, a device integer.

    Checked: TD127, TD146.

    Example:
        td.asm("ds_write_b32 {at}, {data}", at=As.base + td.thread_id() * 4, data=td.thread_id())
    """
    result: Scalar = warp_id() * 64 + lane_id()
    return result


@word
def roles(**counts: int) -> tuple[Role, ...]:
    """Divide the block's warps, in the order given: each argument is a role's name and its number of warps, 1 … 16 together. Gives one role for each,
    in that order: `with producer:` is done by its warps alone, and `producer.id` counts them from 0. Once a kernel.

    Raises: TD101, TD105, TD107, TD119.
    Checked: TD120, TD153.

    Example:
        producer, consumer = td.roles(producer=1, consumer=3)
        with producer:
            td.load(As, a[row, 0])
        td.barrier()
        with consumer:
            part = td.load(td.subtile(As, (16, 64), (consumer.id, 0)))
    """
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
    """A loop on the device over range(stop), range(start, stop) or range(start, stop, step). The number of steps is known when the kernel is lowered, at most
    1,048,576, or follows from sizes of td.dyn.

    Python's own `range` loops while the kernel is captured: its body is written out once for each step, with an integer in the place of a device value. That
    is for tiles of a warp and parts of a step; over a tensor's size it makes as many copies of the body as there are steps.

    Raises: TD101, TD108.
    Checked: TD125.

    Example:
        for k in td.range(td.cdiv(a.cols, 64)):
            td.load(As, a[row, k])
            td.barrier()
            part = td.load(td.subtile(As, (32, 64), (wr, 0)))
            td.barrier()
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
        turned = ("count upwards, and take the steps from the end: n - 1 - k in place of k",)
        fail("TD108", f"td.range counts upwards, and its step is {step.value}", helps=turned if step.value < 0 else ())
    steps = DeviceRange(start.value, stop, step.value)
    if isinstance(steps.trips, ir.Const) and steps.trips.value > MOST_STEPS:
        fail(
            "TD108",
            f"td.range makes {steps.trips.value:,} steps, and takes no more than {MOST_STEPS:,}",
            notes=("the checks run every step before the kernel is compiled",),
            helps=("let each step do more, or divide the steps among more blocks",),
        )
    return steps


def _range_of(bounds: list[ir.Expr]) -> tuple[ir.Expr, ir.Expr, ir.Expr]:
    """(start, stop, step), as Python's range takes them."""
    if len(bounds) == 1:
        return ex.const(0), bounds[0], ex.const(1)
    return bounds[0], bounds[1], bounds[2] if len(bounds) == 3 else ex.const(1)


# ----------------------------------------------------------------------------------------------------------------- tiles


@word
def st(dtype: ir.DType, rows: int, cols: int, *, buffers: int = 1, swizzle: ir.Swizzle | None = None) -> SharedTile:
    """A shared tile in LDS: rows × cols elements, `buffers` times; `tile[i]` is one buffer, and i may be a device value. The plan picks the swizzle unless one
    is given, td.Swizzle(shift, bits). Once a block: at the kernel's top, outside device loops and branches. Unwritten until something is loaded.

    Raises: TD101, TD105, TD109.
    Checked: TD137, TD138, TD201, TD302, TD702.

    Example:
        ring = td.st(td.bf16, 64, 64, buffers=2)
        td.load(ring[0], a[row, 0])
    """
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
    """A register tile of each warp, of rows × cols elements, holding nothing yet. `layout`: in "row" a lane holds consecutive columns of one row, in "col"
    consecutive rows of one column.

    Raises: TD101, TD105.
    Checked: TD202, TD404.

    Example:
        part = td.rt(td.bf16, 32, 64)
        td.load(part, td.subtile(As, (32, 64), (wr, 0)))
    """
    current("td.rt")
    return new_tile(
        checked_dtype(dtype),
        checked_positive(rows, "the number of rows of a register tile"),
        checked_positive(cols, "the number of columns of a register tile"),
        checked_layout(layout),
    )


@word
def zeros(dtype: ir.DType, rows: int, cols: int, *, layout: str = "col") -> RegisterTile:
    """A new register tile of each warp, of rows × cols zeros. Layout "col" is an accumulator's.

    Raises: TD101, TD105.
    Checked: TD202, TD219.

    Example:
        acc = td.zeros(td.f32, 32, 32)
    """
    capture = current("td.zeros")
    tile = rt(dtype, rows, cols, layout=layout)
    capture.record(ir.Zero, dst=tile.node)
    return tile


@word
def subtile(tile: SharedTile, shape: tuple[int, int], place: tuple[Any, Any]) -> SubTile:
    """The part of a shared tile that is shape[0] × shape[1] elements, place[0] such parts down and place[1] across: the place counts parts, not elements,
    and may be a device value.

    Raises: TD101, TD105.
    Checked: TD303.

    Example:
        part = td.subtile(As, (32, 64), (wr, 0))
    """
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
    """acc += a · bᵀ, in place: acc is m × n in layout "col", a is m × k and b is n × k, both in layout "row".

    Raises: TD101, TD132, TD133, TD134.
    Checked: TD135, TD136, TD139, TD152, TD177, TD404, TD602.

    Example:
        a_reg = td.load(td.subtile(As, (32, 64), (wr, 0)))
        b_reg = td.load(td.subtile(Bs, (32, 64), (wc, 0)))
        td.mma_ABt(acc, a_reg, b_reg)
        td.store(c[2 * row + wr, 2 * col + wc], acc)
    """
    _mma(forms.ABt, acc, a, b)


@word
def mma_AB(acc: RegisterTile, a: RegisterTile, b: RegisterTile) -> None:
    """acc += a · b, in place: acc is m × n in layout "col", a is m × k in layout "row", b is k × n in layout "col".

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
    """acc += aᵀ · b, in place: acc is m × n, a is k × m and b is k × n, all in layout "col".

    Raises: TD101, TD132, TD133, TD134.
    Checked: TD135, TD136, TD139, TD152, TD177, TD404, TD602.

    Example:
        a_reg = td.load(td.subtile(As, (64, 32), (0, wr)), layout="col")
        b_reg = td.load(td.subtile(Bs, (64, 32), (0, wc)), layout="col")
        td.mma_AtB(acc, a_reg, b_reg)
        td.store(c[2 * row + wr, 2 * col + wc], acc)
    """
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
    elif problem[0] != "TD134" or not {capture.read_from(tile.node) for tile in (a, b)} & capture.mistyped:
        code, message, notes, helps = problem
        capture.problem(code, message, notes=notes, helps=helps)
        if code in ("TD132", "TD133"):
            capture.misshapen.add(acc.node)


@word
def swap_layout(tile: RegisterTile) -> RegisterTile:
    """A new register tile with the same elements in the other layout: "col" ↔ "row". Of elements of 32 bits, and more than one row.

    Raises: TD101, TD175.

    Example:
        rows = td.swap_layout(acc)  # a lane now holds consecutive columns
        td.store(c[2 * row + wr, 2 * col + wc], rows)
    """
    capture = uniform("td.swap_layout")
    if not isinstance(tile, RegisterTile):
        fail("TD101", f"td.swap_layout takes a register tile, and got {describe(tile)}")
    own(capture, tile)
    if tile.rows == 1:
        fail("TD175", "td.swap_layout of a row vector", helps=("load it in the other layout: td.load(v[j], cols, layout=…)",))
    if tile.dtype.bits != 32:
        helps = (f"swap what is converted, td.cast(td.swap_layout(x), td.{tile.dtype}); an operand is read from LDS as it is to lie, td.load(part, layout=…)",)
        fail("TD101", f"td.swap_layout takes elements of 32 bits, and the tile is of {tile.dtype}", helps=helps)
    result = new_tile(tile.dtype, tile.rows, tile.cols, "row" if tile.layout == "col" else "col")
    capture.record(ir.SwapLayout, dst=result.node, src=tile.node)
    return result


# --------------------------------------------------------------------------------------------------------------- contract


@word
def ensures(output: GlobalTensor, value: Any) -> None:
    """The contract: what `output` holds after the launch, as a formula over the tensors as they were before it: `a @ b.T`, `a.T @ b`, sums and multiples of
    such, td.old(c), vectors that are added to each row, and td.relu and the like of them. Every tile that is stored is held against it before anything is
    compiled. Rounding is no part of it: both are compared in real arithmetic, where `x + v - v` is `x`, and a term too much or too little is wrong however
    small, down to the least that f32 holds: 1e-45 is a number, 1e-60 is 0. A number may be off by 2⁻²³ of itself, since f32 keeps it: `x / 6` is `x * (1/6)`.
    Multiples of 1/256 up to 4096 and powers of two are exact.

    Raises: TD104, TD119, TD180.
    Checked: TD601, TD602.

    Example:
        @td.kernel(warps=1)
        def product(a: td.gl[td.bf16, 32, 32], b: td.gl[td.bf16, 32, 32], bias: td.gl[td.f32, 32], c: td.gl[td.f32, 32, 32], alpha: td.f32):
            td.ensures(c, td.relu(alpha * (a @ b.T) + bias))
            td.grid(1)
            As, Bs, acc = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32), td.zeros(td.f32, 32, 32)
            td.load(As, a[0, 0])
            td.load(Bs, b[0, 0])
            td.barrier()
            td.mma_ABt(acc, td.load(As), td.load(Bs))
            td.store(c[0, 0], td.relu(alpha * acc + td.load(bias[0], 32, layout="col")))
    """
    capture = current("td.ensures")
    if not isinstance(output, GlobalTensor):
        fail("TD104", f"td.ensures speaks of a tensor, and got {describe(output)}", helps=_speaks_of(output, value))
    if any(contract.tensor.name == output.node.name for contract in capture.contracts):
        fail("TD119", f"td.ensures speaks of '{output.node.name}' twice: an output has one contract")
    stated = formula(value)
    check_result(output.node, stated)
    capture.contracts.append(ir.Contract(output.node, stated.text, stated.value, capture.here()[0]))


def _speaks_of(output: object, value: object) -> tuple[str, ...]:
    """What was meant by a contract of something that is no tensor."""
    if isinstance(output, Formula) and isinstance(value, GlobalTensor):
        return (f"the tensor that is written comes first: td.ensures({value.node.name}, {output.text})",)
    return ("td.ensures(c, a @ b.T), where c is the tensor that td.store writes",)


@word
def old(tensor: GlobalTensor) -> Formula:
    """What the tensor held before the launch, in a contract: an operand of formulas.

    Raises: TD104.
    Checked: TD410, TD602.

    Example:
        @td.kernel(warps=1)
        def twice(c: td.gl[td.f32, 32, 32]):
            td.ensures(c, 2 * td.old(c))
            td.grid(1)
            td.store(c[0, 0], 2 * td.load(c[0, 0], (32, 32)))
    """
    return of_old(tensor)
