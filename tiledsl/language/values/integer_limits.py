"""Limits of device integers: no divisor that may be 0, no value beyond 32 bits, no expression without end."""

from __future__ import annotations

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.language.recording.capture import fail
from tiledsl.language.values.remainders import refuse_lost

MAX_NODES = 500
LARGE = f"an expression of more than {MAX_NODES} parts"
REBIND = "use the name only within that statement, or bind it again after the statement"


def check_right(op: str, right: ir.Expr) -> None:
    """Refuse a divisor that may be 0, and a shift by a number outside 0..31."""
    low, high = ex.bounds(right)
    # for a constant 0, Python raises ZeroDivisionError
    if op in ("//", "%") and low <= 0 <= high and not isinstance(right, ir.Const):
        refuse_lost()
        fail(
            "TD151",
            (
                f"'{op}' by a device value that may be 0: it lies in {low}..{high}"
                if low < high
                else f"'{op}' by a device value that is always 0"
            ),
            helps=("divide by a value that cannot be 0",),
        )
    if op in ("<<", ">>") and not 0 <= low <= high <= 31:
        fail("TD151", f"'{op}' by {low}..{high} bits: a device integer shifts by 0..31")


def in_32_bits(op: str, value: ir.Expr) -> ir.Expr:
    """Refuse a result of an operator that may leave 32 bits."""
    return checked_32_bits(f"the result of '{op}'", value)


def checked_32_bits(what: str, value: ir.Expr) -> ir.Expr:
    """Refuse a value that may leave 32 bits: Python's integers would grow, the device's would wrap."""
    low, high = ex.bounds(value)
    if low < ex.INT32[0] or high > ex.INT32[1]:
        fail(
            "TD150",
            f"{what} may be {low if low < ex.INT32[0] else high:,}: device integers have 32 bits,"
            f" {ex.INT32[0]:,}..{ex.INT32[1]:,}",
        )
    return value


def check_small(expr: ir.Expr) -> None:
    """Refuse an expression with too many nodes."""
    if not is_small(expr):
        fail(
            "TD147",
            f"a device integer has become {LARGE}",
            helps=(
                (
                    "each step computes the integer from its value in the step before, which the device does not keep:"
                    " let it count by a constant, or depend on the step alone"
                ),
            ),
        )


def is_small(expr: ir.Expr) -> bool:
    """Return whether a device integer has few enough parts."""
    return _nodes(expr, MAX_NODES) < MAX_NODES


def _nodes(expr: ir.Expr, limit: int) -> int:
    """Count the nodes of an expression, up to `limit`."""
    count, left = 0, [expr]
    while left and count < limit:
        left += ex.children(left.pop())
        count += 1
    return count
