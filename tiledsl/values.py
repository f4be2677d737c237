"""The handles that a kernel's Python code holds while it is captured: device integers, tiles, tensors, and the formulas of contracts."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any, NoReturn

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.frontend import current, fail


def expression(value: object, what: str) -> ir.Expr:
    """The expression of an integer that Python or the device knows; a diagnostic that names `what` for anything else."""
    if isinstance(value, Scalar):
        return value.expr
    if isinstance(value, bool) or hasattr(value, "__index__"):
        return ex.const(int(value))  # type: ignore[call-overload]
    fail("TD101", f"{what} is {describe(value)}, where an integer is expected")


def describe(value: object) -> str:
    """A value as messages call it."""
    match value:
        case Scalar():
            return "a device value"
        case RegisterTile(node=node):
            return f"a {node.rows}x{node.cols} register tile"
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
    return f"a Python {type(value).__name__}"


def _operator(op: str, swapped: bool = False) -> Callable[[Scalar, Any], Any]:
    def apply(self: Scalar, other: Any) -> Any:
        if not (isinstance(other, Scalar) or hasattr(other, "__index__")):
            return NotImplemented
        right = expression(other, f"the operand of '{op}'")
        return wrap(ex.binary(op, right, self.expr) if swapped else ex.binary(op, self.expr, right))

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
    __eq__ = _operator("==")  # type: ignore[assignment]
    __ne__ = _operator("!=")  # type: ignore[assignment]
    __hash__ = None  # type: ignore[assignment]

    def __neg__(self) -> Any:
        return wrap(ex.binary("-", 0, self.expr))

    def __pos__(self) -> Scalar:
        return self

    def __invert__(self) -> Any:
        return wrap(ex.binary("^", self.expr, -1))

    def __truediv__(self, other: object) -> NoReturn:
        fail("TD102", "'/' makes a float of a device integer", helps=("write // to divide whole numbers",))

    __rtruediv__ = __truediv__

    def __bool__(self) -> bool:
        fail(
            "TD121",
            "Python asks for the truth of a device value",
            helps=("inside a kernel or a tile op, `if`, `and`, `or`, `not` and conditional expressions work on device values: decorate this helper with @td.op",),
        )

    def __index__(self) -> int:
        fail("TD122", "Python needs an integer here, and has a device value", helps=("a Python list has no place on the device: give td.st buffers, and index those",))

    __int__ = __index__

    def __iter__(self) -> NoReturn:
        fail("TD122", "a device value cannot be looped over", helps=("write `for k in td.range(n)`",))

    def __repr__(self) -> str:
        return f"<device value {self.expr!r}>"


def wrap(expr: ir.Expr) -> Scalar | int:
    """A Python integer where the value is known, a device value otherwise."""
    return expr.value if isinstance(expr, ir.Const) else Scalar(expr)


class GlobalTensor:
    """A global operand. `g[i, j]` is its (i, j)-th tile of the operand it meets; `g.at(row=…, col=…)` counts elements."""

    def __init__(self, node: ir.Tensor):
        self.node = node

    @property
    def rows(self) -> int:
        """Elements."""
        return self.node.rows

    @property
    def cols(self) -> int:
        """Elements."""
        return self.node.cols

    @property
    def shape(self) -> tuple[int, int]:
        """(rows, cols) in elements."""
        return self.node.rows, self.node.cols

    @property
    def dtype(self) -> ir.DType:
        return self.node.dtype

    def __getitem__(self, coordinates: object) -> WindowRef:
        if not isinstance(coordinates, tuple) or len(coordinates) != 2:
            fail("TD103", f"'{self.node.name}' takes two coordinates, [row, col] in tiles, and got {describe(coordinates)}")
        row, col = (expression(c, f"a coordinate of '{self.node.name}'") for c in coordinates)
        return WindowRef(self.node, row, col, "tiles")

    def at(self, *, row: object, col: object) -> WindowRef:
        """The place whose first element is (row, col), in elements."""
        return WindowRef(self.node, expression(row, "row"), expression(col, "col"), "elements")

    def address(self, row: object, col: object) -> PointerRef:
        """The 64-bit address of element (row, col), for td.asm."""
        return PointerRef(ir.Pointer(self.node, expression(row, "row"), expression(col, "col")))

    @property
    def T(self) -> Formula:
        return formula(self).T

    def __matmul__(self, other: object) -> Formula:
        return formula(self) @ other


@dataclasses.dataclass(frozen=True)
class WindowRef:
    """A place in a tensor; its extent comes from the tile that it meets. `unit` of row and col: "tiles" or "elements"."""

    tensor: ir.Tensor
    row: ir.Expr
    col: ir.Expr
    unit: str

    def window(self, rows: int, cols: int) -> ir.Window:
        """The rows × cols elements at this place."""
        down, across = (rows, cols) if self.unit == "tiles" else (1, 1)
        return ir.Window(self.tensor, ex.binary("*", self.row, down), ex.binary("*", self.col, across), rows, cols)


@dataclasses.dataclass(frozen=True)
class PointerRef:
    node: ir.Pointer


class SharedTile:
    """A tile in LDS, shared by the warps of the block. With buffers, `tile[i]` is the i-th, and i may be a device value."""

    def __init__(self, node: ir.Shared, buffer: ir.Expr = ir.Const(0), chosen: bool = False):
        self.node, self.buffer, self.chosen = node, buffer, chosen or node.buffers == 1

    rows = property(lambda self: self.node.rows, doc="Elements.")
    cols = property(lambda self: self.node.cols, doc="Elements.")
    dtype = property(lambda self: self.node.dtype)

    def __getitem__(self, index: object) -> SharedTile:
        if self.chosen:
            fail("TD103", "this shared tile has one buffer, and is indexed", helps=("td.subtile takes a part of a tile; td.st(…, buffers=2) makes two",))
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

    def swizzle(self, offset: object) -> Any:
        """Where the byte at `offset` of the unswizzled tile lies, in bytes from its base."""
        return wrap(ir.SwizzledOffset(self.node, expression(offset, "the offset")))

    def address(self, row: object, col: object) -> Any:
        """The byte address in LDS of element (row, col), the swizzle included, for td.asm."""
        at = ex.binary("+", ex.binary("*", expression(row, "row"), self.node.cols), expression(col, "col"))
        return self.base + self.swizzle(wrap(ex.binary("*", at, self.node.dtype.bytes)))


@dataclasses.dataclass(frozen=True)
class SubTile:
    region: ir.Region


class RegisterTile:
    """A tile in one warp's registers: a handle, so that `y = x` names the same registers."""

    def __init__(self, node: ir.Tile):
        self.node = node

    rows = property(lambda self: self.node.rows, doc="Elements.")
    cols = property(lambda self: self.node.cols, doc="Elements.")
    dtype = property(lambda self: self.node.dtype)
    layout = property(lambda self: self.node.layout, doc='"row" or "col"')


class LaneRegisters:
    """Registers of each lane, for td.asm."""

    def __init__(self, node: ir.Registers):
        self.node = node


class Formula:
    """The right-hand side of a contract: products of tensors, scaled and added."""

    def __init__(self, text: str):
        self.text = text

    @property
    def T(self) -> Formula:
        return Formula(f"{self.text}.T")

    def _join(self, op: str, other: object) -> Formula:
        return Formula(f"({self.text} {op} {formula(other).text})")

    def __matmul__(self, other: object) -> Formula:
        return self._join("@", other)

    def __add__(self, other: object) -> Formula:
        return self._join("+", other)

    def __mul__(self, other: object) -> Formula:
        return self._join("*", other)

    def __rmul__(self, other: object) -> Formula:
        return formula(other)._join("*", self)


def formula(value: object) -> Formula:
    match value:
        case Formula():
            return value
        case GlobalTensor(node=node):
            return Formula(node.name)
        case int() | float():
            return Formula(repr(value))
    fail("TD104", f"a contract is made of tensors, their products and numbers, and got {describe(value)}")


def new_tile(dtype: ir.DType, rows: int, cols: int, layout: str) -> RegisterTile:
    """A fresh register tile, recorded with the capture in progress."""
    capture = current("a register tile")
    node = ir.Tile(len(capture.tiles), dtype, rows, cols, layout, capture.here()[0])
    capture.tiles.append(node)
    return RegisterTile(node)
