"""What a formula of `--expect` may say: it is Python, and is evaluated. Other Python is refused before it runs."""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable, Mapping, Sequence

from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.language.recording.signature import words

_LARGEST = 1024  # bits of a whole number: no float is as large
_MEMBERS = ("T", "rows", "cols", "batch", "shape", "dtype")  # of arrays
_PLAIN = (
    ast.Expression,
    ast.BinOp,
    ast.UnaryOp,
    ast.Compare,
    ast.Name,
    ast.Constant,
    ast.Attribute,
    ast.Call,
    ast.keyword,
    ast.Subscript,
    ast.Slice,
    ast.Tuple,
    ast.List,
    ast.Starred,
    ast.operator,
    ast.UAdd,
    ast.USub,
    ast.Invert,
    ast.cmpop,
    ast.expr_context,
)
_OPERATIONS: Mapping[type[ast.operator], Callable[[int, int], int | float]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.LShift: operator.lshift,
    ast.RShift: operator.rshift,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
}
_Number = int | float


def check(tree: ast.expr, numbers: Mapping[str, _Number], shapes: Mapping[str, Sequence[int]]) -> None:
    """UsageError where a formula has other Python than that of contracts, or a whole number beyond that of floats.

    `numbers` are the arguments that are numbers, and `shapes` the shapes of those that are arrays."""
    for node in ast.walk(tree):
        _check_node(node)
    _Numbers(numbers, shapes).of(tree)


def _check_node(node: ast.AST) -> None:
    if not isinstance(node, _PLAIN):
        raise _other(node, "it takes numbers, arrays, operators and the words of td.ensures")
    if isinstance(node, ast.Attribute):
        of_td = isinstance(node.value, ast.Name) and node.value.id == "td"
        if node.attr not in (words() if of_td else _MEMBERS):
            known = "the words of td.ensures" if of_td else f"members of arrays: {', '.join(_MEMBERS)}"
            raise _other(node, f"there are {known}")
    if isinstance(node, ast.Call) and not isinstance(node.func, ast.Attribute):
        raise _other(node, "only words of td are called, as in td.relu(c)")
    if isinstance(node, ast.BinOp):
        for side in (node.left, node.right):
            if isinstance(side, ast.List | ast.Tuple) or isinstance(side, ast.Constant) and isinstance(side.value, str):
                raise _other(node, "operators take numbers and arrays")


def _other(node: ast.AST, why: str) -> UsageError:
    text = ast.unparse(node)
    return UsageError(f"--expect takes a formula of contracts, which has no '{text}': {why}")


class _Numbers:
    """The numbers of a formula, as far as they are known before it is evaluated."""

    def __init__(self, numbers: Mapping[str, _Number], shapes: Mapping[str, Sequence[int]]):
        self._numbers, self._shapes = numbers, shapes

    def of(self, node: ast.AST) -> _Number | None:
        """Return the number that an expression is, None for another value. UsageError where it is too large."""
        known = [self.of(child) for child in ast.iter_child_nodes(node)]
        match node:
            case ast.Constant(value=bool()):
                return None
            case ast.Constant(value=int() | float() as value):
                return self._in_range(node, value)
            case ast.Name(id=name):
                return self._numbers.get(name)
            case ast.Attribute(value=ast.Name(id=name), attr="rows" | "cols" | "batch") if name in self._shapes:
                return max(self._shapes[name])
            case ast.UnaryOp(op=ast.USub()) if known[1] is not None:
                return -known[1]
            case ast.Call(func=ast.Attribute(attr="cdiv")) if len(known) == 3:
                return known[1]  # no more than that
            case ast.BinOp(op=ast.Pow()):
                return self._power(node, known[0], known[2])
            case ast.BinOp(op=ast.LShift()) if known[2] is not None and known[2] > _LARGEST:
                raise self._too_large(node)
            case ast.BinOp(op=op) if known[0] is not None and known[2] is not None:
                return self._result(node, _OPERATIONS.get(type(op)), known[0], known[2])
        return None

    def _power(self, node: ast.BinOp, base: _Number | None, exponent: _Number | None) -> _Number | None:
        """Return a power, whose size is known before it is computed."""
        if exponent is None:
            return None
        if base is None:
            if abs(exponent) > _LARGEST:
                raise self._too_large(node)
            return None
        if abs(base) > 1 and exponent * math.log2(abs(base)) > _LARGEST:
            raise self._too_large(node)
        return self._result(node, operator.pow, base, exponent)

    def _result(
        self, node: ast.BinOp, operation: Callable[..., _Number] | None, left: _Number, right: _Number
    ) -> _Number | None:
        try:
            found = operation(left, right) if operation is not None else None
        except (ArithmeticError, TypeError, ValueError):  # the formula says so where it is evaluated
            return None
        return None if isinstance(found, complex) else self._in_range(node, found)

    def _in_range(self, node: ast.AST, value: _Number | None) -> _Number | None:
        if isinstance(value, int) and value.bit_length() > _LARGEST:
            raise self._too_large(node)
        return value

    @staticmethod
    def _too_large(node: ast.AST) -> UsageError:
        text = ast.unparse(node)
        return UsageError(f"--expect: {text if len(text) < 60 else text[:57] + '...'} is larger than any float holds")
