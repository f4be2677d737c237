"""The sizes of tensors, and numbers of Python that are made of sizes."""

from __future__ import annotations

import math
import operator
from collections.abc import Callable
from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.language.recording.capture import capturing
from tiledsl.language.recording.handle import is_integer
from tiledsl.language.values.remainders import Opposite, Origin, counts, drops, negated, of_result, quotient, rest_help
from tiledsl.language.values.scalars import Scalar

_MOST = 1 << 31  # of the numbers of a fraction


def _operator(op: str, meaning: Callable[[Any, Any], Any], swapped: bool = False) -> Callable[[Any, Any], Any]:
    def apply(self: Count | Ratio, other: Any) -> Any:
        if isinstance(self, Count) and isinstance(other, Ratio):
            return NotImplemented  # the quotient's own operator knows both
        left, right = (other, self) if swapped else (self, other)
        result = meaning(_plain(left), _plain(right))
        if isinstance(result, float):
            return _ratio(op, left, right, result)
        origin = of_result(op, left, right) if is_integer(result) else None
        return result if origin is None else Count(operator.index(result), origin)

    return apply


def _plain(value: Any) -> Any:
    return int(value) if isinstance(value, Count) else float(value) if isinstance(value, Ratio) else value


class Count(int):
    """An integer of Python that is made of sizes. The results of arithmetic know how they are made."""

    origin: Origin | Opposite

    def __new__(cls, value: int, origin: Origin | Opposite) -> Count:
        """Build the integer, which keeps its origin."""
        made = super().__new__(cls, value)
        made.origin = origin
        return made

    def __getnewargs__(self) -> tuple[Any, ...]:
        return int(self), self.origin

    __add__, __radd__ = _operator("+", operator.add), _operator("+", operator.add, True)
    __sub__ = _operator("-", operator.sub)
    __mul__, __rmul__ = _operator("*", operator.mul), _operator("*", operator.mul, True)
    __truediv__ = _operator("/", operator.truediv)
    __floordiv__ = _operator("//", operator.floordiv)
    __mod__ = _operator("%", operator.mod)
    __and__, __rand__ = _operator("&", operator.and_), _operator("&", operator.and_, True)
    __lshift__, __rshift__ = _operator("<<", operator.lshift), _operator(">>", operator.rshift)
    __lt__, __le__ = _operator("<", operator.lt), _operator("<=", operator.le)
    __gt__, __ge__ = _operator(">", operator.gt), _operator(">=", operator.ge)
    __eq__, __ne__ = _operator("==", operator.eq), _operator("!=", operator.ne)
    __hash__ = int.__hash__

    @property
    def numerator(self) -> Count:
        """The integer itself: a Fraction of it, which Python reduces, is made of it."""
        return self

    def __divmod__(self, other: Any) -> tuple[Any, Any]:
        return self // other, self % other

    def __neg__(self) -> int:
        origin = negated(self)
        return -int(self) if origin is None else Count(-int(self), origin)

    def __pos__(self) -> Count:
        return self

    def __abs__(self) -> int:
        return self if self >= 0 else -self

    __trunc__ = __floor__ = __ceil__ = __pos__

    def __round__(self, digits: Any = None) -> int:
        return self if digits is None else round(int(self), digits)


class Ratio(float):
    """A quotient of an integer made of sizes, as Python's `/` gives it.

    An integer to which the quotient is rounded is made of sizes too, and knows what the rounding drops (TD308).
    """

    dividend: Origin
    divisor: int

    def __new__(cls, value: float, dividend: Origin, divisor: int) -> Ratio:
        """Build the float, which keeps what is divided, and by what."""
        made = super().__new__(cls, value)
        made.dividend, made.divisor = dividend, divisor
        return made

    def __getnewargs__(self) -> tuple[Any, ...]:
        return float(self), self.dividend, self.divisor

    __add__, __radd__ = _operator("+", operator.add), _operator("+", operator.add, True)
    __sub__ = _operator("-", operator.sub)
    __mul__, __rmul__ = _operator("*", operator.mul), _operator("*", operator.mul, True)
    __truediv__ = _operator("/", operator.truediv)
    __floordiv__ = _operator("//", operator.floordiv)
    __mod__ = _operator("%", operator.mod)

    def __divmod__(self, other: Any) -> tuple[Any, Any]:
        return self // other, self % other

    def __pos__(self) -> Ratio:
        return self

    def __abs__(self) -> float:
        return self if self >= 0 else -self

    def __trunc__(self) -> int:
        return self._rounded(math.trunc(float(self)))

    def __floor__(self) -> int:
        return self._rounded(math.floor(float(self)))

    def __ceil__(self) -> int:
        return self._rounded(math.ceil(float(self)))

    def __round__(self, digits: Any = None) -> Any:
        return self._rounded(round(float(self))) if digits is None else round(float(self), digits)

    def __int__(self) -> int:
        return int(math.trunc(self))

    def _rounded(self, result: int) -> int:
        return _rounded(result, self.dividend, self.divisor, f"int({self.dividend.factor} / {self.divisor})")


_UFUNCS: dict[str, Callable[..., Any]] = {
    "floor": math.floor,
    "trunc": math.trunc,
    "ceil": math.ceil,
    "rint": round,
    "floor_divide": operator.floordiv,
    "remainder": operator.mod,
    "divmod": divmod,
    "right_shift": operator.rshift,
    "bitwise_and": operator.and_,
}


def _of_numpy(self: Count | Ratio, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
    """Return NumPy's own result for numbers made of sizes, and note what the function drops of them."""
    if method == "__call__" and ufunc.__name__ in _UFUNCS:
        _UFUNCS[ufunc.__name__](*inputs)
    return getattr(ufunc, method)(*map(_plain, inputs), **options)


Count.__array_ufunc__ = Ratio.__array_ufunc__ = _of_numpy  # type: ignore[attr-defined]


def whole(value: Count | Ratio) -> int:
    """Return int(value) with its origin, which Python's own `int` drops."""
    return value if isinstance(value, Count) else value.__trunc__()


def fraction(value: Count | Ratio) -> float:
    """Return float(value) with its origin, which Python's own `float` drops."""
    if isinstance(value, Ratio) or isinstance(value.origin, Opposite):
        return float(value) if isinstance(value, Count) else value
    return Ratio(float(value), value.origin, 1)


def _rounded(result: int, dividend: Origin, divisor: int, written: str = "") -> int:
    """Return the quotient that Python rounded to `result`, with its origin, and note what is dropped."""
    whole, rest = divmod(ex.number(dividend.value), divisor)
    if result == whole:
        return Count(result, quotient(dividend, divisor, written))
    return Count(result, dividend.tiles(divisor)) if rest and result == whole + 1 else result


def _ratio(op: str, left: Any, right: Any, result: float) -> float:
    """Return the result of an operation as a float, with its dividend and divisor where both are known."""
    parts = _divided("/" if op in ("//", "%") else op, left, right)
    if parts is None or not math.isfinite(result):
        return result
    if op == "%":
        counts(*parts)
        return result
    if op == "//":
        whole = _rounded(int(result), *parts)
        made = whole.origin if isinstance(whole, Count) else None
        return Ratio(result, made, 1) if isinstance(made, Origin) else result
    return Ratio(result, *parts)


def _divided(op: str, left: Any, right: Any) -> tuple[Origin, int] | None:
    """Return the dividend and the divisor of a sum, product or quotient of numbers made of sizes."""
    one, other = _parts(left), _parts(right)
    if one is None or other is None:
        return None
    (top, bottom), (number, under) = one, other
    made: Origin | int | None = None
    divisor = math.lcm(bottom, under)
    match op:
        case "*":
            made, divisor = _times(top, number), bottom * under
        case "/" if isinstance(number, int) and number > 0:
            made, divisor = _times(top, under), bottom * number
        case "+":
            made = _plus(_times(top, divisor // bottom), _times(number, divisor // under))
        case "-" if isinstance(number, int):
            made = _plus(_times(top, divisor // bottom), -number * (divisor // under))
    return (made, divisor) if isinstance(made, Origin) and divisor < _MOST else None


def _parts(value: Any) -> tuple[Origin | int, int] | None:
    """Return a number as a dividend and a divisor; None for a number that is no fraction of small integers."""
    match value:
        case Ratio():
            return value.dividend, value.divisor
        case Count(origin=Origin() as origin):
            return origin, 1
        case float() if math.isfinite(value):
            number, divisor = value.as_integer_ratio()
            return (number, divisor) if max(abs(number), divisor) < _MOST else None
    return (operator.index(value), 1) if is_integer(value) else None


def _times(one: Origin | int, other: Origin | int) -> Origin | int | None:
    if isinstance(one, int) and isinstance(other, int):
        return one * other
    made, factor = (one, other) if isinstance(one, Origin) else (other, one)
    assert isinstance(made, Origin)
    return made if factor == 1 else made.times(factor)


def _plus(one: Origin | int | None, other: Origin | int | None) -> Origin | int | None:
    if isinstance(one, int):
        one, other = other, one
    return one.plus(other) if isinstance(one, Origin) else None


class Size(Count):
    """The number of rows, columns or matrices of a tensor, as a Python integer that knows its tensor and axis."""

    origin: Origin
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
        """Divide the size, and note a remainder (TD308)."""
        if not is_integer(tile) or operator.index(tile) < 1:
            return super().__floordiv__(tile)
        divisor = operator.index(tile)
        if int(self) % divisor:
            _leaves_uncovered(self, divisor)
        return Count(int(self) // divisor, quotient(self.origin, divisor))


# Python's messages name the class of a value: a user knows these values as Python's own
Count.__name__ = Size.__name__ = "int"
Ratio.__name__ = "float"


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
        """Divide the size, and note a possible remainder (TD308)."""
        if is_integer(tile) and operator.index(tile) > 0 and ex.multiple(self.expr) % operator.index(tile):
            _leaves_uncovered(self, operator.index(tile))
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
    if not isinstance(origin, Origin):
        return count
    made = origin.tiles(divisor)
    return Scalar(count.expr, made) if isinstance(count, Scalar) else Count(operator.index(count), made)


# ------------------------------------------------------------------------------------------------------------- findings


def _leaves_uncovered(size: Any, tile: int) -> None:
    """Note that tiles of that size leave a part of the tensor uncovered (TD308)."""
    capture, written = capturing(), f"{size.tensor}.{size.axis}"
    if capture is None:
        return
    one, several = {"rows": ("row", "rows"), "cols": ("column", "columns"), "batch": ("matrix", "matrices")}[size.axis]
    helps = [
        f"td.cdiv({written}, {tile}) covers all: elements of the last tile that lie outside read as 0, and are"
        " not stored",
        rest_help(size.origin, tile),
    ]
    if isinstance(size, Size):
        left = int(size) // tile * tile
        lines = f"leaves {several} {left}..{size - 1}" if left < size - 1 else f"leaves {one} {left}"
        value = f"{size.label}={int(size)}" if size.label.isidentifier() else f"{int(size)}"
        why = f"{value} is no multiple of {tile}"
    else:
        lines, why = f"may leave {several}", f"{size.label} may be no multiple of {tile}"
        helps.append(f'td.dyn("{size.label}", multiple={tile}) declares a multiple')
    message = f"{written} // {tile} {lines} of '{size.tensor}' uncovered: {why}"
    drops(size.origin, tile, capture.found("TD308", message, helps=tuple(helps)), always=True)
