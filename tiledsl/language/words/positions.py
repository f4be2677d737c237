"""Words for positions: the target's numbers, block, warp, lane and thread numbers, roles and loops."""

from __future__ import annotations

import operator
from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import greatest
from tiledsl.ir.math import integers as ex
from tiledsl.language.capture.loop import DeviceRange
from tiledsl.language.recording.capture import capturing, current, fail, warps_known
from tiledsl.language.recording.handle import describe, is_integer
from tiledsl.language.recording.signature import word
from tiledsl.language.values.operands import checked_positive
from tiledsl.language.values.remainders import of_result
from tiledsl.language.values.roles import Role
from tiledsl.language.values.scalars import Scalar, expression, wrap
from tiledsl.language.values.sizes import DynamicSize, Size, tiles
from tiledsl.targets import MAX_WARPS, WAVE

MOST_STEPS = 1 << 20  # largest number of steps of one td.range
_SMALL_FLOATS = ("fp8", "bf8")


class _Target:
    """The numbers of the chip that the kernel is compiled for, as Python values.

    A kernel may branch on them while it is captured.

    Raises: TD100 outside a kernel, AttributeError for what no chip has and where one is set.

    Example:
        tile = td.st(td.bf16, 64, 128 if td.target.lds_bytes >= 131072 else 64)
        td.load(tile, a[row, 0])
    """

    __slots__ = ()

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):  # a name that Python itself looks up, as `__len__`
            raise AttributeError(name)
        return _largest if name == "largest" else getattr(current("td.target").target, name)

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"td.target.{name} belongs to the chip, and cannot be set")


def _largest(kind: str) -> float:
    """Return the largest number of an 8-bit float type; refuse any other kind."""
    if not isinstance(kind, str) or kind not in _SMALL_FLOATS:
        message = f'td.target.largest takes "fp8" or "bf8", and got {describe(kind)}'
        fail("TD101", message, shown=(kind,))
    return current("td.target").target.largest(kind)


target = _Target()


@word
def cdiv(size: Any, tile: Any) -> Any:
    """Return ⌈size / tile⌉: how many tiles of `tile` elements cover `size` elements.

    Where the last tile ends outside a tensor, loads read 0 there and stores write nothing. The result is a Python
    integer, or a device integer for a size of td.dyn. td.cdiv works outside kernels too.

    Raises: TD101, TD105.
    Checked: TD301.

    Example:
        row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    """
    for name, value in (("size", size), ("tile", tile)):
        expression(value, f"the {name} given to td.cdiv")
    if is_integer(tile) and operator.index(tile) < 1:
        fail("TD105", f"td.cdiv divides by {tile}: a tile has at least one element")
    count = (
        wrap(ex.ceil_div(size.expr, ex.const(operator.index(tile))))
        if isinstance(size, DynamicSize) and is_integer(tile)
        else -(-size // tile)
    )
    capture = capturing()
    if isinstance(size, Size | DynamicSize) and capture is not None and is_integer(tile):
        capture.covered[size.label, ex.binary("*", expression(count, "the tiles"), operator.index(tile))] = None
    return tiles(count, size, operator.index(tile)) if is_integer(tile) else count


@word
def warp_id() -> Any:
    """Return the warp's number in its block, 0 … warps − 1, as a device integer.

    Checked: TD704.

    Example:
        wr, wc = td.warp_id() // 2, td.warp_id() % 2
    """
    return wrap(ex.warp_variable(warps_known("td.warp_id").warps))


@word
def lane_id() -> Scalar:
    """Return the lane's number in its warp, 0 … 63, as a device integer.

    An `if` on the lane number masks lanes. It may contain no barriers, no collective loads and no products.

    Checked: TD127, TD146.

    Example:
        if td.lane_id() < 32:
            td.asm("ds_write_b32 {at}, {data}", at=As.base + td.warp_id() * 128 + td.lane_id() * 4, data=td.lane_id())
    """
    current("td.lane_id")
    return Scalar(ex.LANE)


@word
def thread_id() -> Scalar:
    """Return the lane's number in its block, 64·warp_id + lane_id, as a device integer.

    Checked: TD127, TD146.

    Example:
        td.asm("ds_write_b32 {at}, {data}", at=As.base + td.thread_id() * 4, data=td.thread_id())
    """
    result: Scalar = warp_id() * WAVE + lane_id()
    return result


@word
def roles(**counts: int) -> tuple[Role, ...]:
    """Divide the block's warps among roles, in the order given, and return the roles in that order.

    Each argument is a role's name and its number of warps, 1 … 16 warps in all. Only the warps of a role execute `with
    producer:`; `producer.id` counts them from 0. A kernel calls td.roles once.

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
        fail(
            "TD107",
            "td.roles names no role",
            helps=("producer, consumer = td.roles(producer=1, consumer=4)",),
        )
    total = sum(checked_positive(count, f"the number of warps of role '{name}'") for name, count in counts.items())
    if capture.warps and capture.warps != total:
        fail(
            "TD107",
            f"the roles have {total} warps together, and the kernel has warps={capture.warps}",
            helps=(f"write warps={total}, or leave out warps=",),
        )
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
def range(*bounds: int) -> DeviceRange:
    """Loop on the device, as in range(stop), range(start, stop) or range(start, stop, step).

    The number of steps is known when the kernel is lowered and at most 1,048,576, or it follows from sizes of td.dyn.
    Both bounds may also be device integers that are equal in all warps of a block: computed from the block's place, the
    steps of outer loops, and integers that td.read reads. The step is a Python integer.

    Python's own `range` loops while the kernel is captured: the body is written out once for each step, with a Python
    integer in place of a device value. Use Python's range over the tiles of a warp and the parts of a step; over a
    tensor's size it makes as many copies of the body as there are steps.

    Raises: TD101, TD108, TD123, TD308.
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
    for missing in (one for number in numbers for one in ex.undefined(number)):
        note = f"only the branch at {missing.span} binds it, and a bound of td.range has a value in every warp"
        help = f"bind '{missing.name}' before the branch, or in both of its arms"
        fail(
            "TD123", f"'{missing.name}' is undefined for warps that do not take a branch", notes=(note,), helps=(help,)
        )
    start, stop, step = _range_of(numbers) if 1 <= len(numbers) <= 3 else (ex.LANE,) * 3
    if not isinstance(step, ir.Const) or not (_is_of_block(start, stop) or _is_known(start, stop)):
        got = ", ".join(describe(bound) for bound in bounds)
        helps = ["td.range(stop), td.range(start, stop) or td.range(start, stop, step)"]
        if any(isinstance(bound, Scalar) for bound in bounds):
            helps = [
                "a bound may depend on the block, on steps of loops and on td.read, and not on the warp: loop to the"
                " largest bound, with an `if`"
            ]
        if not ex.kinds(stop) - {"size"}:
            helps = ["only the end may use sizes of td.dyn: loop from 0 by 1, and use start + step * k"]
        message = f"td.range takes one to three whole numbers that Python knows, and got ({got})"
        fail("TD108", message, helps=tuple(helps), shown=bounds)
    if step.value < 1:
        turned = ("count upwards, and use n - 1 - k in place of k",)
        fail("TD108", f"td.range counts upwards, and its step is {step.value}", helps=turned if step.value < 0 else ())
    if len(bounds) > 1:
        of_result("-", bounds[1], bounds[0])  # a loop from a part of a number to the number uses what the part leaves
    steps = DeviceRange(start, stop, step.value)
    most = _most_steps(steps.trips)
    if most > MOST_STEPS:
        fail(
            "TD108",
            f"td.range makes {most:,} steps, and takes no more than {MOST_STEPS:,}",
            notes=("the checks run every step before the kernel is compiled",),
            helps=("let each step do more, or divide the steps among more blocks",),
        )
    return steps


def _most_steps(trips: ir.Expr) -> int:
    """Return the largest number of steps in a block; 0 where the sizes of a call decide it."""
    if any(one.kind == "size" and one != ir.SAMPLE for one in ex.variables(trips)):
        return 0
    return greatest(trips)


def _is_known(start: ir.Expr, stop: ir.Expr) -> bool:
    """Return whether the bounds are Python's, or the end is made of sizes of the call."""
    return isinstance(start, ir.Const) and not ex.kinds(stop) - {"size"}


def _is_of_block(*bounds: ir.Expr) -> bool:
    """Return whether the device computes a bound, and all bounds are equal in the warps of a block."""
    kinds = {kind for bound in bounds for kind in ex.kinds(bound)}
    return bool(kinds & {"block", "loop"} or any(map(ex.is_read, bounds))) and not kinds & {"warp", "lane"}


def _range_of(bounds: list[ir.Expr]) -> tuple[ir.Expr, ir.Expr, ir.Expr]:
    """Return (start, stop, step) of the bounds, as Python's range reads them."""
    if len(bounds) == 1:
        return ex.const(0), bounds[0], ex.const(1)
    return bounds[0], bounds[1], bounds[2] if len(bounds) == 3 else ex.const(1)
