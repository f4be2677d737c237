"""Integer expressions as LLVM prints them in `.set` and `.amdhsa_` directives, such as `max(totalnumvgprs(k.num_agpr,
k.num_vgpr), 1, 0)`."""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Mapping

_NAME = re.compile(r"(?<![\w.$])[A-Za-z_.$][\w.$]*")


class Unresolved(ValueError):
    """An expression with an unbound name, or with anything but integer arithmetic; the message says which."""


def _truncated(a: int, b: int) -> int:
    if b == 0:
        raise Unresolved("it divides by zero")
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _shift(by: Callable[[int, int], int]) -> Callable[[int, int], int]:
    """Shift within 64 bits, the width of the assembler's expressions."""

    def shifted(a: int, b: int) -> int:
        if not 0 <= b < 64:
            raise Unresolved(f"it shifts by {b}")
        return by(a, b)

    return shifted


_BINARY: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: _truncated,
    ast.BitAnd: operator.and_,
    ast.BitOr: operator.or_,
    ast.BitXor: operator.xor,
    ast.LShift: _shift(operator.lshift),
    ast.RShift: _shift(operator.rshift),
}
_UNARY: dict[type[ast.unaryop], Callable[[int], int]] = {
    ast.USub: operator.neg,
    ast.Invert: operator.invert,
    ast.UAdd: operator.pos,
}


def _align(value: int, granule: int) -> int:
    return -(-value // granule) * granule


def _any_bit(*values: int) -> int:
    result = 0
    for value in values:
        result |= value
    return result


def _total_vgprs(agprs: int, vgprs: int) -> int:
    """The total of both register files. AGPRs begin at a multiple of four in the unified file (LLVM, AMDGPU back end,
    getTotalNumVGPRs)."""
    return _align(vgprs, 4) + agprs if agprs else vgprs


_FUNCTIONS: dict[str, Callable[..., int]] = {
    "max": lambda *v: max(v),
    "or": _any_bit,
    "alignto": _align,
    "totalnumvgprs": _total_vgprs,
}


def evaluate(text: str, bindings: Mapping[str, str], pending: frozenset[str] = frozenset()) -> int:
    """The value of `text`, where `bindings` gives the expression of each name. Unresolved gives the reason where there
    is no value."""

    def replaced(name: re.Match[str]) -> str:
        if text[name.end() :].lstrip().startswith("("):
            return f"f_{name[0]}"
        if name[0] not in bindings or name[0] in pending:
            raise Unresolved(f"'{name[0]}' is {'defined by itself' if name[0] in pending else 'not set anywhere'}")
        return f"({evaluate(bindings[name[0]], bindings, pending | {name[0]})})"

    try:
        tree = ast.parse(_NAME.sub(replaced, text).strip(), mode="eval")
    except SyntaxError:
        raise Unresolved("it is not an integer expression") from None
    return _value(tree.body)


def _value(node: ast.expr) -> int:
    match node:
        case ast.Constant(int(value)):
            return value
        case ast.UnaryOp(op, operand) if type(op) in _UNARY:
            return _UNARY[type(op)](_value(operand))
        case ast.BinOp(left, op, right) if type(op) in _BINARY:
            return _BINARY[type(op)](_value(left), _value(right))
        case ast.Call(ast.Name(name), arguments) if name.removeprefix("f_") in _FUNCTIONS:
            return _call(_FUNCTIONS[name.removeprefix("f_")], [_value(argument) for argument in arguments])
        case ast.Call(ast.Name(name)):
            raise Unresolved(f"{name.removeprefix('f_')}() is unknown")
    raise Unresolved("it is not an integer expression")


def _call(function: Callable[..., int], values: list[int]) -> int:
    try:
        return function(*values)
    except (TypeError, ZeroDivisionError, ValueError):
        raise Unresolved("a function in it has the wrong arguments") from None
