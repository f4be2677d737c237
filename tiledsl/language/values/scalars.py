"""Numbers that Python does not know: device integers and scalar parameters of a call.

Coordinates and conditions are made of device integers.
"""

from __future__ import annotations

import linecache
import operator
from collections.abc import Callable
from typing import Any, NoReturn

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.text import expr_text
from tiledsl.language.recording.capture import capturing, fail
from tiledsl.language.recording.handle import Handle, UnknownNumber, describe, is_integer
from tiledsl.language.recording.signature import WHOLE_NUMBER_HELP
from tiledsl.language.recording.source import caller, in_rewritten_code
from tiledsl.language.values.integer_limits import (
    check_right,
    check_small,
    checked_32_bits,
    in_32_bits,
)
from tiledsl.language.values.lane_sums import without_lanes
from tiledsl.language.values.operators import Arithmetic
from tiledsl.language.values.remainders import Opposite, Origin, negated, of_result
from tiledsl.language.values.uniform import UniformInteger

_RUNTIME = (
    "to use its value during the capture of the kernel, make the parameter an option: leave out its annotation, and"
    " give it a default"
)


_FOR_MASKS = (
    "td.row_index and td.col_index are for masks and for arithmetic on tiles, as in td.where(td.row_index(x) < n, x, 0)"
)
_LIST = "a Python list does not exist on the device: use td.st(…, buffers=n), and index the buffers"
_LOOP = "Python's range takes integers that Python knows: a loop on the device is td.range"


def asked_by(function: str) -> bool:
    """Return whether the user's running expression is a call of the Python function of that name."""
    place = caller()
    text = linecache.getline(place.file, place.line)[place.column - 1 :] if place is not None else ""
    return text.startswith(f"{function}(")


def expression(value: object, what: str) -> ir.Expr:
    """Convert an integer of Python or of the device to an expression; refuse any other value, named by `what`.

    An integer of an element's place is refused too (TD183): each element of a tile has another.
    """
    if isinstance(value, Scalar) and of_element(value.expr):
        fail(
            "TD183",
            f"{what} depends on the place of an element in its tile, and each element has another",
            helps=(_FOR_MASKS,),
        )
    return operand(value, what)


def of_element(expr: ir.Expr) -> bool:
    """Return whether an expression contains the row or the column of an element (td.row_index, td.col_index)."""
    return "place" in ex.kinds(expr)


def operand(value: object, what: str) -> ir.Expr:
    """Convert as `expression` does, also an integer of an element's place."""
    if isinstance(value, Scalar):
        check_variables(value.expr, what)
        return value.expr
    if is_integer(value):
        return ex.const(operator.index(value))
    if isinstance(value, Real):
        fail("TD171", f"{what} is {describe(value)}, which is known only when the kernel is called", helps=(_RUNTIME,))
    fail(
        "TD101",
        f"{what} is {describe(value)}, where an integer is expected",
        helps=_integer_helps(value),
        shown=(value,),
    )


def _integer_helps(value: object) -> tuple[str, ...]:
    """Return helps for a value that is no integer."""
    match value:
        case float():
            return (WHOLE_NUMBER_HELP,)
        case ir.DType():
            return ("an element type comes first: td.st(td.bf16, rows, cols)",)
        case Handle():
            return value._integer_helps()
        case tuple() | list():
            return ("give the integers one by one: td.grid(4, 2), and row, col = td.grid(…)",)
        case slice():
            return ("coordinates count tiles of the copied shape: g[i, j]; g.at(row=…, col=…) counts elements",)
    return ()


def check_variables(expr: ir.Expr, what: str) -> None:
    """Refuse the variable of a loop that has ended (TD142).

    The value was kept where the capture does not look, such as an attribute of an object.
    """
    capture = capturing()
    if capture is not None and any(
        capture.read_in_loops.get(one.name, one.index) != one.index for one in ex.reads(expr)
    ):
        fail(
            "TD142",
            f"{what} was read by td.read in another step of a device loop",
            helps=("read the element again here, or use the value in the step that reads it",),
        )
    for variable in ex.variables(expr):
        if variable.kind == "loop" and (capture is None or variable not in capture.variables):
            fail(
                "TD142",
                f"{what} depends on the step of a device loop that has ended",
                helps=("keep the value in a local name: after the loop, the name has the last step's value",),
            )


def _operator(op: str, swapped: bool = False) -> Callable[[Scalar, Any], Any]:
    def apply(self: Scalar, other: Any) -> Any:
        if isinstance(other, float):
            fail(
                "TD102",
                f"'{op}' takes integers on the device, and got {other}",
                helps=(
                    WHOLE_NUMBER_HELP,
                    "numbers that are not whole can be combined with register tiles, as in 0.5 * acc",
                ),
            )
        if not (isinstance(other, Scalar) or is_integer(other)):
            return NotImplemented
        right = operand(other, f"the operand of '{op}'")
        if op == "*" and isinstance(right, ir.Const):  # also where the other factor is always 0
            checked_32_bits("the operand of '*'", right)
        left, right = (right, self.expr) if swapped else (self.expr, right)
        check_right(op, right)
        # an operand without known bounds gives no bounds of the result
        known = ex.INT32 not in (ex.bounds(left), ex.bounds(right))
        value = without_lanes(op, left, right) or ex.binary(op, left, right)
        made = _uniform_value(wrap(in_32_bits(op, value) if known else value), left, right)
        if isinstance(made, Scalar):
            made.origin = of_result(op, *((other, self) if swapped else (self, other)))
        return made

    return apply


def _uniform_value(value: Scalar | int, *parts: ir.Expr) -> Scalar | int:
    """Return the value; an integer computed from the warp number becomes a `UniformInteger`.

    Branches on such an integer are reported as uniform conditions.
    """
    capture = capturing()
    if (
        isinstance(value, Scalar)
        or capture is None
        or capture.warps < 2
        or not any("warp" in ex.kinds(part) for part in parts)
    ):
        return value
    return UniformInteger(value, capture.here()[0])


def in_words(function: str, comparison: str) -> str:
    """Return the help on the larger or the smaller of two device values."""
    return f"{function}(x, y) of device values is `x if x {comparison} y else y`"


class Scalar(UnknownNumber):
    """An integer that only the device knows.

    It is a warp or lane id, a block's place, a loop variable, or arithmetic on these. The operators are + - * // % & |
    ^ ~ << >>, comparisons, `not`, `and`, `or` and conditional expressions. `//` and `%` round as in Python. `~` of a
    comparison is its opposite, as of a mask.
    """

    __slots__ = ("expr", "origin")

    def __init__(self, expr: ir.Expr, origin: Origin | Opposite | None = None):
        self.expr, self.origin = expr, origin

    def _described(self) -> str:
        return "a device value"

    __add__, __radd__ = _operator("+"), _operator("+", True)
    __sub__, __rsub__ = _operator("-"), _operator("-", True)
    __mul__, __rmul__ = _operator("*"), _operator("*", True)
    __floordiv__, __rfloordiv__ = _operator("//"), _operator("//", True)
    __mod__, __rmod__ = _operator("%"), _operator("%", True)
    __and__, __rand__ = _operator("&"), _operator("&", True)
    __or__, __ror__ = _operator("|"), _operator("|", True)
    __xor__, __rxor__ = _operator("^"), _operator("^", True)
    __lshift__, __rlshift__ = _operator("<<"), _operator("<<", True)
    __rshift__, __rrshift__ = _operator(">>"), _operator(">>", True)
    __lt__, __le__, __gt__, __ge__ = _operator("<"), _operator("<="), _operator(">"), _operator(">=")
    __eq__ = _operator("==")
    __ne__ = _operator("!=")
    __hash__ = None  # type: ignore[assignment]

    def __neg__(self) -> Any:
        made = wrap(ex.binary("-", 0, self.expr))
        if isinstance(made, Scalar):
            made.origin = negated(self)
        return made

    def __pos__(self) -> Scalar:
        return self

    def __invert__(self) -> Any:
        if ex.is_outcome(self.expr):  # as of masks; -1 ^ 1, which Python has of True, would be true
            return wrap(ex.binary("==", self.expr, 0))
        return wrap(ex.binary("^", self.expr, -1))

    def __truediv__(self, other: object) -> NoReturn:
        fail("TD102", "'/' makes a float of a device integer", helps=(WHOLE_NUMBER_HELP,))

    __rtruediv__ = __truediv__

    def __bool__(self) -> bool:
        function = next((name for name in ("min", "max") if asked_by(name)), None)
        if function is not None:
            help = in_words(function, "<" if function == "min" else ">")
        elif in_rewritten_code():
            help = "a kernel branches with `if`, `and`, `or`, `not` and conditional expressions, "
            help += "not `in`, `match`, `assert`, `:=`, max, min or comprehensions"
        else:
            help = (
                "in a kernel or a tile op, `if`, `and`, `or`, `not` and conditional expressions work on device values:"
                " decorate this helper with @td.op"
            )
        fail("TD121", "Python asks for the truth of a device value", helps=(help,))

    def __index__(self) -> int:
        fail(
            "TD122",
            "Python needs an integer here, and has a device value",
            helps=(_LOOP,) if asked_by("range") else (_LIST, _LOOP),
        )

    __int__ = __index__

    def __iter__(self) -> NoReturn:
        helps = (
            "td.grid of one dimension gives one place, not a tuple: row = td.grid(n)",
            "a loop on the device is `for k in td.range(n)`",
        )
        fail("TD122", "a device value cannot be unpacked or looped over", helps=helps)

    def __divmod__(self, other: Any) -> tuple[Any, Any]:
        return self // other, self % other

    def __repr__(self) -> str:
        return f"<device value {expr_text(self.expr)}>"


def wrap(expr: ir.Expr) -> Scalar | int:
    """Return a Python integer where the value is known, else a device value. Too large an expression is refused."""
    if isinstance(expr, ir.Const):
        return expr.value
    check_small(expr)
    return Scalar(expr)


class Real(UnknownNumber, Arithmetic):
    """A number that the call gives: a scalar parameter, or arithmetic on scalar parameters.

    Such a number works with register tiles and in contracts.
    """

    def __init__(self, element: ir.Element):
        self.element = element

    def _described(self) -> str:
        return (
            f"the scalar parameter '{self.element.name}'"
            if isinstance(self.element, ir.Parameter)
            else "a number computed from scalar parameters"
        )

    def _compared(self, other: object) -> Any:
        if isinstance(other, Arithmetic) and not isinstance(other, Real):
            return NotImplemented  # a register tile compares itself with the number
        self._unknown(other)

    __lt__ = __le__ = __gt__ = __ge__ = _compared

    def _unknown(self, *others: object) -> NoReturn:
        for other in others:
            if isinstance(other, Scalar):
                no_integer(self)
        fail(
            "TD171",
            f"Python needs the value of {describe(self)}, which is known only when the kernel is called",
            helps=(_RUNTIME,),
        )

    __bool__ = __index__ = __int__ = __float__ = __round__ = __eq__ = __ne__ = _unknown
    __hash__ = None  # type: ignore[assignment]

    def _whole(self, *_: object) -> NoReturn:
        no_integer(self)

    __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = (
        _whole
    )
    __lshift__ = __rlshift__ = __rshift__ = __rrshift__ = __divmod__ = __rdivmod__ = __invert__ = _whole

    def __repr__(self) -> str:
        return f"<{describe(self)}>"


def no_integer(value: Real) -> NoReturn:
    """Refuse a scalar parameter in coordinates, sizes and conditions, which are made of device integers."""
    message = (
        f"{describe(value)} is no part of coordinates, sizes or conditions: it is known only when the kernel is called"
    )
    fail("TD171", message, helps=("such a number scales and shifts register tiles, as in alpha * acc", _RUNTIME))
