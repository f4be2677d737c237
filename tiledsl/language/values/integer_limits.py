"""What device integers refuse: divisors that may be 0, values that 32 bits do not hold, and expressions without end."""

from __future__ import annotations

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.language.recording.capture import fail

MAX_NODES = 500


def check_right(op: str, right: ir.Expr) -> None:
    """Refuse a divisor that may be zero, and a shift by what the device has no bits for."""
    low, high = ex.bounds(right)
    # by a plain 0, Python says so itself
    if op in ("//", "%") and low <= 0 <= high and not isinstance(right, ir.Const):
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
    """Refuse a value that may leave 32 bits: Python would go on counting, the device would not."""
    low, high = ex.bounds(value)
    if low < ex.INT32[0] or high > ex.INT32[1]:
        fail(
            "TD150",
            f"the result of '{op}' may be {low if low < ex.INT32[0] else high:,}: device integers have 32 bits,"
            f" {ex.INT32[0]:,}..{ex.INT32[1]:,}",
        )
    return value


def check_small(expr: ir.Expr) -> None:
    """Refuse an expression that has grown beyond all use."""
    if _nodes(expr, MAX_NODES) >= MAX_NODES:
        fail(
            "TD147",
            f"a device integer has become an expression of more than {MAX_NODES} parts",
            helps=(
                (
                    "each step computes it from its own last value, which the device does not keep: let it count by a"
                    " constant, or depend on the step alone"
                ),
            ),
        )


def _nodes(expr: ir.Expr, limit: int) -> int:
    """The nodes of an expression, at most `limit` of them counted."""
    count, left = 0, [expr]
    while left and count < limit:
        left += ex.children(left.pop())
        count += 1
    return count
