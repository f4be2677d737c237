"""The sizes of tensors, and integers of Python that are made of sizes."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.language.recording.capture import capturing
from tiledsl.language.recording.handle import is_integer
from tiledsl.language.values.origins import Origin, of_result
from tiledsl.language.values.scalars import Scalar, wrap


def _operator(op: str, meaning: Callable[[Any, Any], Any], swapped: bool = False) -> Callable[[Count, Any], Any]:
    def apply(self: Count, other: Any) -> Any:
        left, right = (other, self) if swapped else (self, other)
        result = meaning(_plain(left), _plain(right))
        origin = of_result(op, left, right) if is_integer(result) else None
        return result if origin is None else Count(operator.index(result), origin)

    return apply


def _plain(value: Any) -> Any:
    return int(value) if isinstance(value, Count) else value


class Count(int):
    """An integer of Python that is made of sizes. The results of arithmetic know how they are made."""

    origin: Origin

    def __new__(cls, value: int, origin: Origin) -> Count:
        """Build the integer, which keeps its origin."""
        made = super().__new__(cls, value)
        made.origin = origin
        return made

    def __getnewargs__(self) -> tuple[Any, ...]:
        return int(self), self.origin

    __add__, __radd__ = _operator("+", operator.add), _operator("+", operator.add, True)
    __sub__ = _operator("-", operator.sub)
    __mul__, __rmul__ = _operator("*", operator.mul), _operator("*", operator.mul, True)
    __floordiv__ = _operator("//", operator.floordiv)
    __mod__ = _operator("%", operator.mod)
    __rshift__ = _operator(">>", operator.rshift)

    def __divmod__(self, other: Any) -> tuple[Any, Any]:
        return self // other, self % other


class Size(Count):
    """The number of rows, columns or matrices of a tensor, as a Python integer that knows its tensor and axis."""

    label: str
    tensor: str
    axis: str

    def __new__(cls, value: int, label: str, tensor: str, axis: str) -> Size:
        """Build the size; `label` is the dimension as annotated, `axis` the tensor's attribute: rows, cols or batch."""
        size = int.__new__(cls, value)
        size.label, size.tensor, size.axis = label, tensor, axis
        size.origin = Origin(f"{tensor}.{axis}", ex.const(value), 0, label, 1)
        return size

    def __getnewargs__(self) -> tuple[Any, ...]:
        return int(self), self.label, self.tensor, self.axis

    def __floordiv__(self, tile: Any) -> Any:
        """Divide the size, and report a remainder (TD308)."""
        if not is_integer(tile) or operator.index(tile) < 1:
            return int(self) // _plain(tile)
        divisor = operator.index(tile)
        if int(self) % divisor:
            _leaves_uncovered(self, divisor)
        return Count(int(self) // divisor, self.origin.over(divisor))


class DynamicSize(Scalar):
    """The number of rows, columns or matrices of a tensor, as a device integer that the call decides.

    The size knows its tensor and axis.
    """

    __slots__ = ("label", "tensor", "axis")

    def __init__(self, expr: ir.Expr, label: str, tensor: str, axis: str):
        super().__init__(expr, Origin(f"{tensor}.{axis}", expr, 0, label, 1))
        self.label, self.tensor, self.axis = label, tensor, axis

    def _described(self) -> str:
        return f"the run-time size {self.tensor}.{self.axis}"

    def __floordiv__(self, tile: Any) -> Any:
        """Divide the size, and report a possible remainder (TD308)."""
        if is_integer(tile) and operator.index(tile) > 0 and ex.multiple(self.expr) % operator.index(tile):
            _leaves_uncovered(self, operator.index(tile))
            # the value that the user meant: further findings about it would have the same cause
            return wrap(ex.ceil_div(self.expr, operator.index(tile)))
        return super().__floordiv__(tile)


def size(expr: ir.Expr, label: str, tensor: str, axis: str) -> Any:
    """Return a size that knows its tensor and axis: a Python integer, or a device integer where the call decides."""
    return (
        Size(ex.number(expr), label, tensor, axis)
        if isinstance(expr, ir.Const)
        else DynamicSize(expr, label, tensor, axis)
    )


def tiles(count: Any, size: Any, divisor: int) -> Any:
    """Return the quotient of an integer, rounded up, with its origin where the integer is made of sizes."""
    origin = getattr(size, "origin", None)
    if origin is None:
        return count
    made = origin.tiles(divisor)
    return Scalar(count.expr, made) if isinstance(count, Scalar) else Count(operator.index(count), made)


# ------------------------------------------------------------------------------------------------------------- findings


def _leaves_uncovered(size: Any, tile: int) -> None:
    """Report that tiles of that size leave a part of the tensor uncovered (TD308)."""
    capture, written = capturing(), f"{size.tensor}.{size.axis}"
    if capture is None:
        return
    one, several = {"rows": ("row", "rows"), "cols": ("column", "columns"), "batch": ("matrix", "matrices")}[size.axis]
    helps = [
        f"td.cdiv({written}, {tile}) covers all: elements of the last tile that lie outside read as 0, and are"
        " not stored"
    ]
    if isinstance(size, Size):
        left = int(size) // tile * tile
        lines = f"leaves {several} {left}..{size - 1}" if left < size - 1 else f"leaves {one} {left}"
        value = f"{size.label}={int(size)}" if size.label.isidentifier() else f"{int(size)}"
        why = f"{value} is no multiple of {tile}"
    else:
        lines, why = f"may leave {several}", f"{size.label} may be no multiple of {tile}"
        helps.append(f'td.dyn("{size.label}", multiple={tile}) declares a multiple')
    capture.problem("TD308", f"{written} // {tile} {lines} of '{size.tensor}' uncovered: {why}", helps=tuple(helps))
