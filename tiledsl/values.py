"""The handles that a kernel's Python code holds while it is captured: device integers, tiles and tensors."""

from __future__ import annotations

import dataclasses
import operator
from collections.abc import Callable
from typing import Any, NoReturn, SupportsIndex, TypeGuard

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.arithmetic import Arithmetic, in_place
from tiledsl.contracts import Formula, Term
from tiledsl.frontend import capturing, fail, in_rewritten_code
from tiledsl.integers import check_right, check_small, in_32_bits
from tiledsl.roles import note_read
from tiledsl.sizes import Size, leaves
from tiledsl.words import WHOLE, method


def expression(value: object, what: str) -> ir.Expr:
    """The expression of an integer that Python or the device knows; a diagnostic that names `what` for anything else."""
    if isinstance(value, Scalar):
        _check_variables(value.expr, what)
        return value.expr
    if is_integer(value):
        return ex.const(operator.index(value))
    if isinstance(value, Real):
        fail("TD171", f"{what} is {describe(value)}, which is known only when the kernel is called", helps=(_RUNTIME,))
    fail("TD101", f"{what} is {describe(value)}, where an integer is expected", helps=_integer_helps(value))


def _integer_helps(value: object) -> tuple[str, ...]:
    """What to write in the place of a value that is no integer."""
    match value:
        case float():
            return (WHOLE,)
        case ir.DType():
            return ("an element type comes first: td.st(td.bf16, rows, cols)",)
        case GlobalTensor(node=node):
            return (f"the sizes of a tensor are {node.name}.rows and {node.name}.cols",)
        case tuple() | list():
            return ("give integers one by one: td.grid(4, 2), and row, col = td.grid(…)",)
        case slice():
            return ("coordinates count tiles of the operand that they meet: g[i, j]; g.at(row=…, col=…) counts elements",)
    return ()


def is_integer(value: object) -> TypeGuard[SupportsIndex]:
    """Whether Python knows the integer: an int, a bool, or another library's."""
    return not isinstance(value, Scalar | Real) and hasattr(value, "__index__")


def _check_variables(expr: ir.Expr, what: str) -> None:
    """Refuse a loop's variable that has escaped from its loop: no name holds it any more, so it was put away where the front end does not look."""
    capture = capturing()
    for variable in ex.variables(expr):
        if variable.kind == "loop" and (capture is None or variable not in capture.variables):
            fail(
                "TD142",
                f"{what} depends on the step of a device loop that has ended",
                helps=("keep it in a local name, which has the last step's value after the loop",),
            )


def describe(value: object) -> str:
    """A value as messages call it."""
    match value:
        case DynamicSize():
            return f"the run-time size {value.tensor}.{value.axis}"
        case Scalar():
            return "a device value"
        case slice():
            return "a slice"
        case ir.DType():
            return f"the element type {value}"
        case type():
            return f"the class '{value.__name__}'"
        case LaneRegisters(node=node):
            return f"{node.dwords} registers of td.vgpr"
        case PointerRef():
            return "an address"
        case Formula():
            return f"the formula {value.text}"
        case Role():
            return f"the role '{value.name}'"
        case DeviceRange():
            return "a td.range"
        case RegisterTile(node=node):
            return f"a {node.rows}x{node.cols} register tile"
        case Real(element=ir.Parameter(name=name)):
            return f"the scalar parameter '{name}'"
        case Real():
            return "a number made of scalar parameters"
        case StagedTile(node=node):
            return f"a fetched {node.shared.rows}x{node.shared.cols} tile"
        case SharedTile(node=node):
            return f"a {node.rows}x{node.cols} shared tile"
        case SubTile(region=region):
            return f"a {region.rows}x{region.cols} subtile"
        case GlobalTensor(node=node):
            return f"the tensor '{node.name}'"
        case WindowRef(tensor=tensor):
            return f"a place in the tensor '{tensor.name}'"
        case None | bool() | int() | float() | str():
            return repr(value)
        case _ if type(value).__name__ == "dtype" or type(value).__name__.endswith("DType"):  # torch's and NumPy's element types
            return str(value) if "." in str(value) else f"{type(value).__module__.partition('.')[0]}.{value}"
        case tuple() | list() if len(value) < 5:
            inside = ", ".join(describe(item) for item in value)
            return f"({inside})" if isinstance(value, tuple) else f"[{inside}]"
    return f"a Python {type(value).__name__}"


def _operator(op: str, swapped: bool = False) -> Callable[[Scalar, Any], Any]:
    def apply(self: Scalar, other: Any) -> Any:
        if isinstance(other, float):
            fail(
                "TD102",
                f"'{op}' takes integers on the device, and got {other}",
                helps=(WHOLE, "numbers that are not whole go with register tiles, as in 0.5 * acc"),
            )
        if not (isinstance(other, Scalar) or is_integer(other)):
            return NotImplemented
        right = expression(other, f"the operand of '{op}'")
        left, right = (right, self.expr) if swapped else (self.expr, right)
        check_right(op, right)
        known = ex.INT32 not in (ex.bounds(left), ex.bounds(right))  # what has no bounds of its own says nothing about the result
        value = ex.binary(op, left, right)
        return wrap(in_32_bits(op, value) if known else value)

    return apply


class Scalar:
    """An integer that only the device knows: a warp or lane id, a block's place, a loop's variable, or arithmetic on them.

    Supports + - * // % & | ^ << >>, comparisons, `not`, `and`, `or` and conditional expressions. `//` and `%` round as in Python.
    """

    __slots__ = ("expr",)

    def __init__(self, expr: ir.Expr):
        self.expr = expr

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
        return wrap(ex.binary("-", 0, self.expr))

    def __pos__(self) -> Scalar:
        return self

    def __invert__(self) -> Any:
        return wrap(ex.binary("^", self.expr, -1))

    def __truediv__(self, other: object) -> NoReturn:
        fail("TD102", "'/' makes a float of a device integer", helps=(WHOLE,))

    __rtruediv__ = __truediv__

    def __bool__(self) -> bool:
        if in_rewritten_code():
            help = "a kernel branches with `if`, `and`, `or`, `not` and conditional expressions, "
            help += "not `in`, `match`, `assert`, `:=`, max, min or comprehensions"
        else:
            help = "in a kernel or a tile op, `if`, `and`, `or`, `not` and conditional expressions work on device values: decorate this helper with @td.op"
        fail("TD121", "Python asks for the truth of a device value", helps=(help,))

    def __index__(self) -> int:
        fail(
            "TD122",
            "Python needs an integer here, and has a device value",
            helps=(
                "a Python list has no place on the device: give td.st buffers, and index those",
                "Python's range takes integers that Python knows: a loop on the device is td.range",
            ),
        )

    __int__ = __index__

    def __iter__(self) -> NoReturn:
        helps = ("td.grid of one dimension gives one place, and no tuple: row = td.grid(n)", "a loop on the device is `for k in td.range(n)`")
        fail("TD122", "a device value cannot be unpacked or looped over", helps=helps)

    def __divmod__(self, other: Any) -> tuple[Any, Any]:
        return self // other, self % other

    def __repr__(self) -> str:
        return f"<device value {self.expr!r}>"


class DynamicSize(Scalar):
    """The rows, columns or matrices of a tensor that the call decides: a device integer that knows whose it is. Arithmetic on it gives plain ones."""

    __slots__ = ("label", "tensor", "axis")

    def __init__(self, expr: ir.Expr, label: str, tensor: str, axis: str):
        super().__init__(expr)
        self.label, self.tensor, self.axis = label, tensor, axis

    def __floordiv__(self, tile: Any) -> Any:
        """TD308 where something may be left over."""
        if is_integer(tile) and operator.index(tile) > 0 and ex.multiple(self.expr) % operator.index(tile):
            leaves(self, operator.index(tile))
            return wrap(ex.ceil_div(self.expr, operator.index(tile)))  # what is meant: what else would be wrong with it has the same cause
        return super().__floordiv__(tile)


def _size(expr: ir.Expr, label: str, tensor: str, axis: str) -> Any:
    return Size(ex.number(expr), label, tensor, axis) if isinstance(expr, ir.Const) else DynamicSize(expr, label, tensor, axis)


def wrap(expr: ir.Expr) -> Scalar | int:
    """A Python integer where the value is known, a device value otherwise. One that has grown beyond all use is refused."""
    if isinstance(expr, ir.Const):
        return expr.value
    check_small(expr)
    return Scalar(expr)


class GlobalTensor(Term):
    """A global operand. `g[i, j]` is its (i, j)-th tile of the operand it meets; `g.at(row=…, col=…)` counts elements. Of a batch, `g[n, i, j]` is that tile
    of the n-th matrix, and `g.at(batch=n, …)` a place in it.
    """

    __iter__ = None  # or Python would count the places

    def __init__(self, node: ir.Tensor):
        self.node = node

    @property
    def rows(self) -> Any:
        """Elements: an integer of Python's, or of the device's where the call decides."""
        return _size(self.node.rows, self.node.sizes[0], self.node.name, "rows")

    @property
    def cols(self) -> Any:
        """Elements: an integer of Python's, or of the device's where the call decides."""
        return _size(self.node.cols, self.node.sizes[1], self.node.name, "cols")

    @property
    def batch(self) -> Any:
        """Matrices: an integer of Python's, or of the device's where the call decides."""
        return _size(self.node.matrices, self.node.batch, self.node.name, "batch")

    @property
    def shape(self) -> tuple[Any, ...]:
        """(rows, cols) in elements; of a vector, (cols,); of a batch, (matrices, rows, cols)."""
        return (self.batch, self.rows, self.cols)[-self.node.dimensions :]

    @property
    def dtype(self) -> ir.DType:
        return self.node.dtype

    def __getitem__(self, coordinates: object) -> WindowRef:
        if self.node.dimensions == 1:
            if isinstance(coordinates, tuple):
                fail("TD103", f"the tensor '{self.node.name}' has one dimension: it takes one coordinate, [col] in tiles, and got {len(coordinates)}")
            return WindowRef(self.node, ex.const(0), expression(coordinates, f"the coordinate of '{self.node.name}'"), "tiles")
        if not isinstance(coordinates, tuple) or len(coordinates) != self.node.dimensions:
            got = len(coordinates) if isinstance(coordinates, tuple) else 1
            takes = "two coordinates, [row, col] in tiles" if self.node.dimensions == 2 else "three coordinates, [matrix, row, col], the last two in tiles"
            fail("TD103", f"the tensor '{self.node.name}' takes {takes}, and got {got}")
        row, col = (expression(c, f"a coordinate of '{self.node.name}'") for c in coordinates[-2:])
        matrix = expression(coordinates[0], f"a coordinate of '{self.node.name}'") if self.node.dimensions == 3 else ex.const(0)
        return WindowRef(self.node, row, col, "tiles", matrix)

    @method
    def at(self, *, batch: object = None, row: object = None, col: object) -> WindowRef:
        """The place whose first element is (row, col), in elements, of matrix number `batch` where there are several; of a vector, col alone."""
        if (row is None) != (self.node.dimensions == 1) or (batch is None) != (self.node.dimensions < 3):
            takes = {1: "col alone", 2: "row and col", 3: "batch, row and col"}[self.node.dimensions]
            fail("TD103", f"the tensor '{self.node.name}' has {self.node.dimensions} dimension{'s' * (self.node.dimensions > 1)}: .at takes {takes}")
        row = 0 if row is None else row
        return WindowRef(self.node, expression(row, "row"), expression(col, "col"), "elements", expression(0 if batch is None else batch, "batch"))

    @method
    def address(self, row: object, col: object, *, batch: object = None) -> PointerRef:
        """The 64-bit address of element (row, col), of matrix number `batch` where there are several, for td.asm."""
        if (batch is None) != (self.node.dimensions < 3):
            takes = "row, col and batch" if self.node.dimensions == 3 else "row and col"
            fail("TD103", f"the tensor '{self.node.name}' has {self.node.dimensions} dimension{'s' * (self.node.dimensions > 1)}: .address takes {takes}")
        return PointerRef(ir.Pointer(self.node, expression(row, "row"), expression(col, "col"), expression(0 if batch is None else batch, "batch")))


@dataclasses.dataclass(frozen=True)
class WindowRef:
    """A place in a tensor; its extent comes from the tile that it meets. `unit` of row and col: "tiles" or "elements"."""

    tensor: ir.Tensor
    row: ir.Expr
    col: ir.Expr
    unit: str
    matrix: ir.Expr = ir.Const(0)  # noqa: RUF009 - frozen

    def window(self, rows: int, cols: int) -> ir.Window:
        """The rows × cols elements at this place."""
        down, across = (rows, cols) if self.unit == "tiles" else (1, 1)
        return ir.Window(self.tensor, ex.binary("*", self.row, down), ex.binary("*", self.col, across), rows, cols, self.matrix)


@dataclasses.dataclass(frozen=True)
class PointerRef:
    node: ir.Pointer


class SharedTile:
    """A tile in LDS, shared by the warps of the block. With buffers, `tile[i]` is the i-th, and i may be a device value."""

    __iter__ = None  # or Python would count buffers without end

    def __init__(self, node: ir.Shared, buffer: ir.Expr | None = None, chosen: bool = False):
        self.node, self.buffer, self.chosen = node, buffer or ex.const(0), chosen or node.buffers == 1

    rows = property(lambda self: self.node.rows, doc="Elements.")
    cols = property(lambda self: self.node.cols, doc="Elements.")
    dtype = property(lambda self: self.node.dtype)

    def __getitem__(self, index: object) -> SharedTile:
        if self.chosen:
            what = "has one buffer" if self.node.buffers == 1 else "is one buffer already"
            fail("TD103", f"this shared tile {what}, and is indexed", helps=("td.subtile takes a part of a tile; td.st(…, buffers=2) makes two",))
        buffer = expression(index, "the index of a buffer")
        if isinstance(buffer, ir.Const) and not 0 <= buffer.value < self.node.buffers:
            fail("TD302", f"buffer {buffer.value} of a shared tile with {self.node.buffers}: counted 0..{self.node.buffers - 1}")
        return SharedTile(self.node, buffer, chosen=True)

    def region(self) -> ir.Region:
        """The whole of the chosen buffer."""
        if not self.chosen:
            fail("TD103", f"this shared tile has {self.node.buffers} buffers: say which, tile[i]")
        return ir.Region(self.node, self.buffer, ex.const(0), ex.const(0), self.node.rows, self.node.cols)

    @property
    def base(self) -> Any:
        """The byte address in LDS of the tile's first element, for td.asm."""
        return wrap(ir.SharedAddress(self.node, self.region().buffer))

    @method
    def swizzle(self, offset: object) -> Any:
        """Where the byte at `offset` of the unswizzled tile lies, in bytes from its base."""
        return wrap(ir.SwizzledOffset(self.node, expression(offset, "the offset")))

    @method
    def address(self, row: object, col: object) -> Any:
        """The byte address in LDS of element (row, col), the swizzle included, for td.asm."""
        at = ex.binary("+", ex.binary("*", expression(row, "row"), self.node.cols), expression(col, "col"))
        return self.base + self.swizzle(wrap(ex.binary("*", at, self.node.dtype.bytes)))


@dataclasses.dataclass(frozen=True)
class SubTile:
    region: ir.Region


class Real(Arithmetic):
    """A number that is known when the kernel is called: a scalar parameter, or arithmetic on such. It works on register tiles and in contracts."""

    def __init__(self, element: ir.Element):
        self.element = element

    def _unknown(self, *others: object) -> NoReturn:
        for other in others:
            if isinstance(other, Scalar):
                no_integer(self)
        fail("TD171", f"Python needs the value of {describe(self)}, which is known only when the kernel is called", helps=(_RUNTIME,))

    __bool__ = __index__ = __int__ = __float__ = __round__ = __lt__ = __le__ = __gt__ = __ge__ = __eq__ = __ne__ = _unknown
    __hash__ = None  # type: ignore[assignment]

    def _whole(self, *_: object) -> NoReturn:
        no_integer(self)

    __floordiv__ = __rfloordiv__ = __mod__ = __rmod__ = __and__ = __rand__ = __or__ = __ror__ = __xor__ = __rxor__ = _whole
    __lshift__ = __rlshift__ = __rshift__ = __rrshift__ = __divmod__ = __rdivmod__ = __invert__ = _whole

    def __repr__(self) -> str:
        return f"<{describe(self)}>"


def no_integer(value: Real) -> NoReturn:
    """Refuse a scalar parameter among the device's integers, which coordinates, sizes and conditions are made of."""
    message = f"{describe(value)} is no part of coordinates, sizes or conditions: it is known only when the kernel is called"
    fail("TD171", message, helps=("it scales and shifts register tiles, as in alpha * acc", _RUNTIME))


_RUNTIME = "to decide by it while the kernel is compiled, make it an option: leave the annotation out, and give it a default"


class RegisterTile(Arithmetic):
    """A tile in one warp's registers: a handle, so that `y = x` names the same registers, and `x += …` changes both."""

    def __init__(self, node: ir.Tile):
        self.node = node

    rows = property(lambda self: self.node.rows, doc="Elements.")
    cols = property(lambda self: self.node.cols, doc="Elements.")
    dtype = property(lambda self: self.node.dtype)
    layout = property(lambda self: self.node.layout, doc='"row" or "col"')
    __iadd__, __isub__, __imul__, __itruediv__ = in_place("+"), in_place("-"), in_place("*"), in_place("/")


class StagedTile:
    """What td.fetch brings, or is still bringing: for td.commit."""

    def __init__(self, node: ir.Staged):
        self.node = node


class LaneRegisters:
    """Registers of each lane, for td.asm."""

    def __init__(self, node: ir.Registers):
        self.node = node


# -------------------------------------------------------------------------------------------------- loops, roles, captures


class DeviceRange:
    """What td.range makes: steps that the device loops over."""

    def __init__(self, start: int, stop: ir.Expr, step: int):
        self.start, self.step = start, step
        self.trips = ex.greatest(ex.ceil_div(ex.binary("-", stop, start), step), 0)

    def __iter__(self) -> NoReturn:
        if in_rewritten_code():
            help = "write the loop out as `for k in td.range(n):`, or use Python's range to unroll it"
        else:
            help = "decorate this helper with @td.op"
        fail("TD120", "only a `for` statement of a kernel or tile op can loop over td.range", helps=(help,))


class Role:
    """Warps first … first + count − 1 of the block. `with role:` is done by them; `id` counts them from 0."""

    def __init__(self, name: str, first: int, count: int, warp: ir.Var):
        self.name, self.first, self.count, self.warp = name, first, count, warp

    @property
    def id(self) -> Any:
        """The warp's number within the role, which only warps of the role have (TD153)."""
        note_read(self.name, self.first, self.count)
        return wrap(ex.binary("-", self.warp, self.first))

    def __bool__(self) -> NoReturn:
        fail("TD121", f"Python asks for the truth of {describe(self)}", helps=(f"its warps do what stands under `with {self.name}:`",))

    def condition(self) -> ir.Expr:
        lower = ex.binary(">=", self.warp, self.first)
        return ex.binary("and", lower, ex.binary("<", self.warp, self.first + self.count))

    def __enter__(self) -> NoReturn:
        fail("TD120", "only a `with` statement of a kernel or tile op can enter a role", helps=("decorate this helper with @td.op",))

    def __exit__(self, *_: object) -> None: ...
