"""Device integers: building them with folding, evaluating them, their linear form and their range. Pure functions over the nodes of `ir`."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tiledsl import ir
from tiledsl.layouts import swizzled
from tiledsl.targets import TARGETS


def _floor_divide(left: Any, right: Any) -> Any:
    return left // right


FOLD: dict[str, Callable[[Any, Any], Any]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "//": _floor_divide,
    "%": operator.mod,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
    "<<": operator.lshift,
    ">>": operator.rshift,
    "==": lambda a, b: (a == b) * 1,
    "!=": lambda a, b: (a != b) * 1,
    "<": lambda a, b: (a < b) * 1,
    "<=": lambda a, b: (a <= b) * 1,
    ">": lambda a, b: (a > b) * 1,
    ">=": lambda a, b: (a >= b) * 1,
    "and": lambda a, b: ((a != 0) & (b != 0)) * 1,
    "or": lambda a, b: ((a != 0) | (b != 0)) * 1,
}
COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")
TRUTH = (*COMPARISONS, "and", "or")
LANE = ir.Var("lane", "lane", 0, 63)


def const(value: int) -> ir.Const:
    return ir.Const(int(value))


def as_expr(value: int | ir.Expr) -> ir.Expr:
    return value if isinstance(value, ir.Expr) else const(value)


def binary(op: str, left: int | ir.Expr, right: int | ir.Expr) -> ir.Expr:
    """The node, folded where both sides are constant or one is the operation's neutral element. ZeroDivisionError as in Python."""
    left, right = as_expr(left), as_expr(right)
    if isinstance(left, ir.Const) and isinstance(right, ir.Const):
        return const(FOLD[op](left.value, right.value))
    if op in ("//", "%") and right == ir.Const(0):
        raise ZeroDivisionError("integer division or modulo by zero")
    if op in ("+", "-", "*"):
        return from_linear(_linear_binary(op, left, right), ir.Binary(op, left, right))
    return _short(op, left, right) or ir.Binary(op, left, right)


def _short(op: str, left: ir.Expr, right: ir.Expr) -> ir.Expr | None:
    """The simpler expression that the operation comes to by its operands' ranges, if any."""
    low, high = bounds(left)
    if op in ("//", "%") and isinstance(right, ir.Const):
        if op == "//" and right.value == 1:
            return left
        if 0 <= low and high < right.value:
            return const(0) if op == "//" else left
    if op == "and":
        return _logic(left, right, absorbing=0)
    if op == "or":
        return _logic(left, right, absorbing=1)
    if op in COMPARISONS:
        return _decided(op, bounds(left), bounds(right))
    if right == ir.Const(0) and op in ("<<", ">>", "|", "^"):
        return left
    return None


def _logic(left: ir.Expr, right: ir.Expr, absorbing: int) -> ir.Expr | None:
    for one, other in ((left, right), (right, left)):
        if isinstance(one, ir.Const):
            return const(absorbing) if bool(one.value) == bool(absorbing) else _truth(other)
    return None


def _truth(value: ir.Expr) -> ir.Expr:
    """Whether the value is not 0, as 0 or 1."""
    low, high = bounds(value)
    return value if 0 <= low and high <= 1 else binary("!=", value, 0)


def _decided(op: str, left: tuple[int, int], right: tuple[int, int]) -> ir.Expr | None:
    """A comparison whose answer the two ranges settle."""
    ends = {bool(FOLD[op](a, b)) for a in left for b in right}
    apart = left[1] < right[0] or right[1] < left[0]
    if op in ("==", "!="):
        return const(int(op == "!=")) if apart else None
    return const(int(ends.pop())) if len(ends) == 1 else None


def select(condition: ir.Expr, true: ir.Expr, false: ir.Expr) -> ir.Expr:
    if isinstance(condition, ir.Const):
        return true if condition.value else false
    return true if true == false else ir.Select(condition, true, false)


def children(expr: ir.Expr) -> tuple[ir.Expr, ...]:
    match expr:
        case ir.Binary(_, left, right):
            return (left, right)
        case ir.Select(condition, true, false):
            return (condition, true, false)
        case ir.SharedAddress(_, buffer):
            return (buffer,)
        case ir.SwizzledOffset(_, offset) | ir.Swizzled(offset, _):
            return (offset,)
    return ()


def rebuild(expr: ir.Expr, parts: tuple[ir.Expr, ...]) -> ir.Expr:
    """The same node over other children, folded again."""
    match expr:
        case ir.Binary(op):
            return binary(op, *parts)
        case ir.Select():
            return select(*parts)
        case ir.SharedAddress(shared):
            return ir.SharedAddress(shared, *parts)
        case ir.SwizzledOffset(shared):
            return ir.SwizzledOffset(shared, *parts)
        case ir.Swizzled(_, swizzle):
            return ir.Swizzled(parts[0], swizzle)
    return expr


def substitute(expr: ir.Expr, values: Mapping[ir.Expr, ir.Expr]) -> ir.Expr:
    """The expression with variables replaced, folded again."""
    if expr in values:
        return values[expr]
    parts = children(expr)
    return rebuild(expr, tuple(substitute(part, values) for part in parts)) if parts else expr


def variables(expr: ir.Expr) -> Iterator[ir.Var]:
    if isinstance(expr, ir.Var):
        yield expr
    for part in children(expr):
        yield from variables(part)


def undefined(expr: ir.Expr) -> Iterator[ir.Undefined]:
    """The places in it where a name may hold nothing."""
    if isinstance(expr, ir.Undefined):
        yield expr
    for part in children(expr):
        yield from undefined(part)


def kinds(expr: ir.Expr) -> set[str]:
    """The kinds of variable that the value depends on: block, warp, lane, loop."""
    return {variable.kind for variable in variables(expr)}


def contains(expr: ir.Expr, node: type) -> bool:
    return isinstance(expr, node) or any(contains(part, node) for part in children(expr))


def evaluate(expr: ir.Expr, env: Mapping[ir.Expr, Any]) -> Any:
    """The value under `env`, which binds every variable in it to an integer or an array. KeyError names what is unbound."""
    if expr in env:
        return env[expr]
    match expr:
        case ir.Const(value):
            return value
        case ir.Binary(op, left, right):
            return FOLD[op](evaluate(left, env), evaluate(right, env))
        case ir.Select(condition, true, false):
            return _evaluate_select(evaluate(condition, env), true, false, env)
        case ir.Swizzled(offset, swizzle):
            return swizzled(evaluate(offset, env), swizzle)
    raise KeyError(expr)


def _evaluate_select(chosen: Any, true: ir.Expr, false: ir.Expr, env: Mapping[ir.Expr, Any]) -> Any:
    if not hasattr(chosen, "shape") or chosen.shape == ():
        return evaluate(true if chosen else false, env)
    if chosen.all():
        return evaluate(true, env)
    if not chosen.any():
        return evaluate(false, env)
    return evaluate(true, env) * (chosen != 0) + evaluate(false, env) * (chosen == 0)


# ---------------------------------------------------------------------------------------------------------- linear form

Linear = tuple[dict[ir.Expr, int], int]


def linear(expr: ir.Expr) -> Linear:
    """({atom: coefficient}, constant): the expression as a sum over atoms, which are variables and what is not linear."""
    match expr:
        case ir.Const(value):
            return {}, value
        case ir.Binary("+" | "-" | "*" as op, left, right):
            return _linear_binary(op, left, right)
    return {expr: 1}, 0


def _linear_binary(op: str, left: ir.Expr, right: ir.Expr) -> Linear:
    if op == "*":
        for one, other in ((left, right), (right, left)):
            if isinstance(one, ir.Const):
                terms, constant = linear(other)
                return {atom: c * one.value for atom, c in terms.items() if c * one.value}, constant * one.value
        return {ir.Binary("*", left, right): 1}, 0
    sign = 1 if op == "+" else -1
    terms, constant = linear(left)
    terms = dict(terms)
    more, extra = linear(right)
    for atom, coefficient in more.items():
        terms[atom] = terms.get(atom, 0) + sign * coefficient
    return {atom: c for atom, c in terms.items() if c}, constant + sign * extra


def from_linear(form: Linear, otherwise: ir.Expr | None = None) -> ir.Expr:
    """A sum in one order, whatever order it was built in. `otherwise` is kept where the form is just that node."""
    terms, constant = form
    if otherwise is not None and terms == {otherwise: 1} and not constant:
        return otherwise
    total: ir.Expr | None = None
    for atom, coefficient in sorted(terms.items(), key=lambda item: repr(item[0])):
        term = atom if coefficient == 1 else ir.Binary("*", atom, const(coefficient))
        total = term if total is None else ir.Binary("+", total, term)
    if total is None:
        return const(constant)
    return ir.Binary("+", total, const(constant)) if constant else total


# --------------------------------------------------------------------------------------------------------------- ranges

LARGEST_LDS = max(target.lds_bytes for target in TARGETS.values())
INT32 = (-(2**31), 2**31 - 1)


def bounds(expr: ir.Expr) -> tuple[int, int]:
    """A range that holds the value, both ends included; exact for linear expressions in independent variables."""
    match expr:
        case ir.Const(value):
            return value, value
        case ir.Var(_, _, low, high):
            return low, high
        case ir.Select(_, true, false):
            (a, b), (c, d) = bounds(true), bounds(false)
            return min(a, c), max(b, d)
        case ir.Binary("+" | "-" | "*", _, _):
            return _linear_bounds(expr)
        case ir.SharedAddress():
            return 0, LARGEST_LDS
        case ir.SwizzledOffset(_, offset) | ir.Swizzled(offset, _) if bounds(offset)[0] >= 0:
            return 0, bounds(offset)[1] | 0xFF  # a swizzle changes no bit above the eighth
        case ir.Binary(op, left, right):
            return _binary_bounds(op, bounds(left), bounds(right))
    return INT32


def _linear_bounds(expr: ir.Expr) -> tuple[int, int]:
    terms, constant = linear(expr)
    low = high = constant
    for atom, coefficient in terms.items():
        if isinstance(atom, ir.Binary) and atom.op == "*":
            corners = [a * b for a in bounds(atom.left) for b in bounds(atom.right)]
            ends = (min(corners), max(corners))
        else:
            ends = bounds(atom)
        low += min(coefficient * ends[0], coefficient * ends[1])
        high += max(coefficient * ends[0], coefficient * ends[1])
    return low, high


def _binary_bounds(op: str, left: tuple[int, int], right: tuple[int, int]) -> tuple[int, int]:
    if op in TRUTH:
        return 0, 1
    single = right[0] == right[1]
    if op == "//" and single and right[0] > 0:
        return left[0] // right[0], left[1] // right[0]
    if op == "%" and single and right[0] > 0:
        return (left[0], left[1]) if 0 <= left[0] and left[1] < right[0] else (0, right[0] - 1)
    if op == "&" and single and right[0] >= 0:
        return 0, right[0]
    if op in ("<<", ">>") and single and 0 <= right[0] < 32:
        return FOLD[op](left[0], right[0]), FOLD[op](left[1], right[0])
    if op in ("|", "^") and left[0] >= 0 and right[0] >= 0:
        return 0, (1 << max(left[1], right[1]).bit_length()) - 1
    return INT32
