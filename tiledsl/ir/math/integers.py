"""Device integers: building with folding, evaluation, linear form and range. Pure functions over the nodes of `ir`."""

from __future__ import annotations

import dataclasses
import functools
import math
import operator
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.ir.math.layouts import swizzled
from tiledsl.ir.math.modelled_contents import contents
from tiledsl.targets import LARGEST_LDS, WAVE


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
LANE = ir.Var("lane", "lane", 0, WAVE - 1)  # a lane's number in its warp


def warp_variable(warps: int) -> ir.Var:
    """Return the variable of a warp's number in a block of `warps` warps."""
    return ir.Var("warp", "warp", 0, warps - 1)


def const(value: int) -> ir.Const:
    return ir.Const(int(value))


def as_expr(value: int | ir.Expr) -> ir.Expr:
    return value if isinstance(value, ir.Expr) else const(value)


def number(value: ir.Expr) -> int:
    """Return the integer of a constant. Any other expression fails an assertion."""
    assert isinstance(value, ir.Const), value
    return value.value


def binary(op: str, left: int | ir.Expr, right: int | ir.Expr) -> ir.Expr:
    """Build the node, folded where both sides are constant or one is the operation's neutral element.

    Division by a constant 0 raises ZeroDivisionError, as in Python.
    """
    return _binary(op, as_expr(left), as_expr(right))


@functools.lru_cache(maxsize=16384)  # the lanes and pieces of a tile have many expressions in common
def _binary(op: str, left: ir.Expr, right: ir.Expr) -> ir.Expr:
    if isinstance(left, ir.Const) and isinstance(right, ir.Const):
        return const(FOLD[op](left.value, right.value))
    if op in ("//", "%") and right == ir.Const(0):
        raise ZeroDivisionError("integer division or modulo by zero")
    if op in ("+", "-", "*"):
        return from_linear(_linear_binary(op, left, right), ir.Binary(op, left, right))
    return _short(op, left, right) or _of_sizes(op, left, right) or ir.Binary(op, left, right)


def _short(op: str, left: ir.Expr, right: ir.Expr) -> ir.Expr | None:
    """Return the simpler expression that the operands' ranges allow, or None."""
    low, high = bounds(left)
    if op in ("//", "%") and isinstance(right, ir.Const):
        if right.value == 1:
            return left if op == "//" else const(0)
        if 0 <= low and high < right.value:
            return const(0) if op == "//" else left
    if op == "and":
        return _logic(left, right, absorbing=0)
    if op == "or":
        return _logic(left, right, absorbing=1)
    if op in COMPARISONS:
        return _decided(op, bounds(left), bounds(right)) or _decided(op, bounds(binary("-", left, right)), (0, 0))
    if right == ir.Const(0) and op in ("<<", ">>", "|", "^"):
        return left
    return None


def _of_sizes(op: str, left: ir.Expr, right: ir.Expr) -> ir.Expr | None:
    """Take multiples of the divisor out of a quotient or remainder: of sizes, and of variables with a known factor."""
    if op not in ("//", "%") or not isinstance(right, ir.Const) or right.value < 1:
        return None
    terms, constant = linear(left)
    whole = {atom: c for atom, c in terms.items() if _is_known(atom) and c * multiple(atom) % right.value == 0}
    rest = ({atom: c for atom, c in terms.items() if atom not in whole}, constant)
    if not whole or (not rest[0] and not constant and op == "//"):
        return None
    remainder = binary(op, from_linear(rest), right)
    return remainder if op == "%" else binary("+", binary("//", from_linear((whole, 0)), right), remainder)


def _is_known(atom: ir.Expr) -> bool:
    """Return whether a common factor of an atom's values may be known."""
    return kinds(atom) == {"size"} or isinstance(atom, ir.Var) and atom.multiple > 1


def ceil_div(size: int | ir.Expr, tile: int | ir.Expr) -> ir.Expr:
    """Return ⌈size / tile⌉."""
    return binary("//", binary("+", size, binary("-", tile, 1)), tile)


def least(one: int | ir.Expr, other: int | ir.Expr) -> ir.Expr:
    """Return the lesser of two values."""
    return select(binary("<", one, other), as_expr(one), as_expr(other))


def greatest(one: int | ir.Expr, other: int | ir.Expr) -> ir.Expr:
    """Return the greater of two values."""
    return select(binary("<", one, other), as_expr(other), as_expr(one))


def _logic(left: ir.Expr, right: ir.Expr, absorbing: int) -> ir.Expr | None:
    for one, other in ((left, right), (right, left)):
        if isinstance(one, ir.Const):
            return const(absorbing) if bool(one.value) == bool(absorbing) else _truth(other)
    return None


def _truth(value: ir.Expr) -> ir.Expr:
    """Return whether the value is not 0, as 0 or 1."""
    low, high = bounds(value)
    return value if 0 <= low and high <= 1 else binary("!=", value, 0)


def _decided(op: str, left: tuple[int, int], right: tuple[int, int]) -> ir.Expr | None:
    """Return the outcome of a comparison that the two ranges decide, or None."""
    ends = {bool(FOLD[op](a, b)) for a in left for b in right}
    disjoint = left[1] < right[0] or right[1] < left[0]
    if op in ("==", "!="):
        return const(int(op == "!=")) if disjoint else None
    return const(int(ends.pop())) if len(ends) == 1 else None


def select(condition: ir.Expr, true: ir.Expr, false: ir.Expr) -> ir.Expr:
    """Build the node, or return the chosen value where the condition is constant or both values are equal."""
    if isinstance(condition, ir.Const):
        return true if condition.value else false
    return true if true == false else ir.Select(condition, true, false)


def children(expr: ir.Expr) -> tuple[ir.Expr, ...]:
    """Return the operands of a node."""
    if isinstance(expr, ir.Binary):  # most expressions, and matched more quickly so
        return (expr.left, expr.right)
    match expr:
        case ir.Var() | ir.Const() | ir.Undefined():
            return ()
        case ir.Select(condition, true, false):
            return (condition, true, false)
        case ir.SharedAddress(_, buffer):
            return (buffer,)
        case ir.SwizzledOffset(_, offset) | ir.Swizzled(offset, _):
            return (offset,)
        case ir.FromMemory():
            return (expr.index, expr.count, expr.least, expr.most, expr.sample)
        case _:
            raise AssertionError(f"the parts of {type(expr).__name__} are not known")


def _rebuilt(expr: ir.Expr, parts: tuple[ir.Expr, ...]) -> ir.Expr:
    """Build the same node over other operands, folded again."""
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
        case ir.FromMemory():
            index, count, least, most, sample = parts
            return dataclasses.replace(expr, index=index, count=count, least=least, most=most, sample=sample)
        case _:
            raise AssertionError(f"{type(expr).__name__} has no parts that can be replaced")


def substitute(expr: ir.Expr, values: Mapping[ir.Expr, ir.Expr]) -> ir.Expr:
    """Replace variables in the expression and fold the result."""
    if expr in values:
        return values[expr]
    return over_parts(expr, lambda part: substitute(part, values))


def over_parts(expr: ir.Expr, replaced: Callable[[ir.Expr], ir.Expr]) -> ir.Expr:
    """Replace each operand of the expression, and fold where one has changed."""
    parts = children(expr)
    others = tuple(map(replaced, parts))
    return expr if all(map(operator.is_, parts, others)) else _rebuilt(expr, others)


def variables(expr: ir.Expr) -> Iterator[ir.Var]:
    """Yield the variables of an expression, as often as they occur."""
    left = [expr]
    while left:
        one = left.pop()
        if isinstance(one, ir.Var):
            yield one
        else:
            left += reversed(children(one))


def undefined(expr: ir.Expr) -> Iterator[ir.Undefined]:
    """Yield the nodes where a name may be unbound."""
    left = [expr]
    while left:
        one = left.pop()
        if isinstance(one, ir.Undefined):
            yield one
        else:
            left += reversed(children(one))


@functools.lru_cache(maxsize=1 << 12)
def kinds(expr: ir.Expr) -> frozenset[str]:
    """Return the kinds of variables that the value depends on: block, warp, lane, loop, size.

    An element of a tensor that a step of a loop reads depends on the loop, whatever its index is.
    """
    found: set[str] = set()
    left = [expr]
    while left:
        one = left.pop()
        if isinstance(one, ir.Var):
            found.add(one.kind)
        else:
            if isinstance(one, ir.FromMemory) and one.moves:
                found.add("loop")
            left += children(one)
    return frozenset(found)


def is_read(expr: ir.Expr) -> bool:
    """Return whether an integer of the expression is read from memory."""
    return any(True for _ in reads(expr))


def is_truth(expr: ir.Expr) -> bool:
    """Return whether an expression is 0 or 1 everywhere: a comparison, or truth values combined by & | ^."""
    if isinstance(expr, ir.Binary) and expr.op in ("&", "|", "^"):
        return is_truth(expr.left) and is_truth(expr.right)
    low, high = bounds(expr)
    return 0 <= low and high <= 1


def is_outcome(expr: ir.Expr) -> bool:
    """Return whether an expression is a comparison, or comparisons combined by & | ^, `and` or `or`."""
    if isinstance(expr, ir.Binary) and expr.op in ("&", "|", "^"):
        return is_outcome(expr.left) and is_outcome(expr.right)
    return isinstance(expr, ir.Binary) and expr.op in TRUTH


def is_in_group(expr: ir.Expr) -> bool:
    """Return whether an integer of the expression is an end of a group of rows, read from memory."""
    return any(one.order == "ascending" for one in reads(expr))


def reads(expr: ir.Expr) -> Iterator[ir.FromMemory]:
    """Yield the integers of an expression that are read from memory."""
    left = [expr]
    while left:
        one = left.pop()
        left += children(one)
        if isinstance(one, ir.FromMemory):
            yield one


def contains(expr: ir.Expr, node: type) -> bool:
    """Return whether the expression contains a node of that type."""
    return isinstance(expr, node) or any(contains(part, node) for part in children(expr))


def evaluate(expr: ir.Expr, env: Mapping[ir.Expr, Any]) -> Any:
    """Return the value under `env`, which binds every variable to an integer or an array.

    KeyError names an unbound variable.
    """
    if isinstance(expr, ir.Const):
        return expr.value
    known = env.get(expr)
    if known is not None:
        return known
    if isinstance(expr, ir.Binary):  # most expressions, and matched more quickly so
        return FOLD[expr.op](evaluate(expr.left, env), evaluate(expr.right, env))
    match expr:
        case ir.Select(condition, true, false):
            return _evaluate_select(evaluate(condition, env), true, false, env)
        case ir.Swizzled(offset, swizzle):
            return swizzled(evaluate(offset, env), swizzle)
        case ir.FromMemory():
            return contents(expr.tensor, expr.order, *(evaluate(part, env) for part in children(expr)))
        case _:
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
    """Return ({atom: coefficient}, constant): the expression as a sum over atoms.

    Atoms are variables and expressions that are not linear.
    """
    match expr:
        case ir.Const(value):
            return {}, value
        case ir.Binary("+" | "-" | "*" as op, left, right):
            return _linear_binary(op, left, right)
        case _:
            return {expr: 1}, 0


def _linear_binary(op: str, left: ir.Expr, right: ir.Expr) -> Linear:
    if op == "*":
        for one, other in ((left, right), (right, left)):
            if isinstance(one, ir.Const):
                terms, constant = linear(other)
                return {atom: c * one.value for atom, c in terms.items() if c * one.value}, constant * one.value
        return (
            _multiplied(left, right)
            if {"size"} in (kinds(left), kinds(right))
            else ({ir.Binary("*", left, right): 1}, 0)
        )
    sign = 1 if op == "+" else -1
    terms, constant = linear(left)
    terms = dict(terms)
    more, extra = linear(right)
    for atom, coefficient in more.items():
        terms[atom] = terms.get(atom, 0) + sign * coefficient
    return {atom: c for atom, c in terms.items() if c}, constant + sign * extra


def _multiplied(left: ir.Expr, right: ir.Expr) -> Linear:
    """Multiply out a product with a factor made of sizes, term by term.

    An offset that is scaled by sizes becomes a sum like any other offset.
    """
    total: dict[ir.Expr, int] = {}
    (some, one), (more, other) = linear(left), linear(right)
    for atom, coefficient in [*some.items(), (ir.Const(1), one)]:
        for factor, scale in [*more.items(), (ir.Const(1), other)]:
            parts = sorted((f for part in (atom, factor) for f in factors(part)), key=_first_sizes)
            product = functools.reduce(lambda a, b: ir.Binary("*", a, b), parts) if parts else ir.Const(1)
            total[product] = total.get(product, 0) + coefficient * scale
    constant = total.pop(ir.Const(1), 0)
    return {atom: c for atom, c in total.items() if c}, constant


def factors(atom: ir.Expr) -> list[ir.Expr]:
    """Return the factors of a product; an atom that is no product is its only factor."""
    if isinstance(atom, ir.Binary) and atom.op == "*":
        return [*factors(atom.left), *factors(atom.right)]
    return [] if atom == ir.Const(1) else [atom]


def _first_sizes(factor: ir.Expr) -> tuple[bool, str]:
    """Return the sort key of a product's factor: factors that differ between blocks and lanes come before sizes."""
    return kinds(factor) == {"size"}, _text(factor)


@functools.lru_cache(maxsize=1 << 12)
def _text(atom: ir.Expr) -> str:
    """Return the text of an expression, by which the terms of sums are in order."""
    return repr(atom)


def from_linear(form: Linear, otherwise: ir.Expr | None = None) -> ir.Expr:
    """Build a sum in a canonical order. `otherwise` is returned where the form is just that node."""
    terms, constant = form
    if otherwise is not None and terms == {otherwise: 1} and not constant:
        return otherwise
    total: ir.Expr | None = None
    for atom, coefficient in (
        sorted(terms.items(), key=lambda item: _text(item[0])) if len(terms) > 1 else terms.items()
    ):
        term = atom if coefficient == 1 else ir.Binary("*", atom, const(coefficient))
        total = term if total is None else ir.Binary("+", total, term)
    if total is None:
        return const(constant)
    return ir.Binary("+", total, const(constant)) if constant else total


# --------------------------------------------------------------------------------------------------------------- ranges

INT32 = (-(2**31), 2**31 - 1)


def bounds(expr: ir.Expr) -> tuple[int, int]:
    """Return a range that holds the value, both ends included; exact for linear forms in independent variables."""
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
        case ir.FromMemory():
            return bounds(expr.least)[0], bounds(expr.most)[1]
        case ir.SwizzledOffset() | ir.Swizzled() | ir.Undefined():
            return INT32  # nothing is known
        case _:
            raise AssertionError(f"the range of {type(expr).__name__} is not known")


def multiple(expr: ir.Expr) -> int:
    """Return a number of which the value is always a multiple; 0 for the constant 0."""
    match expr:
        case ir.Const(value):
            return abs(value)
        case ir.Var():
            return expr.multiple
        case ir.Select(_, true, false):
            return math.gcd(multiple(true), multiple(false))
        case ir.Binary("*", left, right):
            return multiple(left) * multiple(right)
        case ir.Binary("+" | "-", left, right):
            return math.gcd(multiple(left), multiple(right))
        case ir.Binary("%", left, right):
            return math.gcd(multiple(left), multiple(right))
        case ir.Binary("//", left, ir.Const(value)) if value > 0 and multiple(left) % value == 0:
            return multiple(left) // value
        case ir.Binary() | ir.SharedAddress() | ir.SwizzledOffset() | ir.Swizzled() | ir.Undefined() | ir.FromMemory():
            return 1  # of which every number is a multiple
        case _:
            raise AssertionError(f"the factors of {type(expr).__name__} are not known")


def _linear_bounds(expr: ir.Expr) -> tuple[int, int]:
    terms, constant = linear(expr)
    low, high = _ends(terms, constant)
    if not any(variable.kind == "size" or variable.limit for atom in terms for variable in variables(atom)):
        return low, high
    return max(low, -_highest({atom: -c for atom, c in terms.items()}, -constant)), min(high, _highest(terms, constant))


def _highest(terms: Mapping[ir.Expr, int], constant: int) -> int:
    """Return an upper bound of a sum in which sizes may cancel.

    Variables with a limit are replaced by the limit, and d·(x // d) by x less a remainder.
    """
    total: Linear = dict(terms), constant
    for atom, coefficient in terms.items():
        if coefficient > 0 and (top := _topmost(atom)) != atom:
            total = _linear_sum(_linear_sum(total, ({atom: 1}, 0), -coefficient), linear(top), coefficient)
    while True:
        simpler = next(filter(None, (_undivided(total, atom) for atom in total[0])), None)
        if simpler is None:
            return _ends(*total)[1]
        total = simpler


def _undivided(total: Linear, atom: ir.Expr) -> Linear | None:
    """Replace d·(x // d) by x in one atom without making the sum smaller.

    The result is None where the atom has no such quotient, or another factor that may be negative.
    """
    coefficient, parts = total[0][atom], factors(atom)
    for number, quotient in enumerate(parts):
        others = [*parts[:number], *parts[number + 1 :]]
        match quotient:
            case ir.Binary("//", left, ir.Const(divisor)) if (
                divisor > 0 and coefficient % divisor == 0 and kinds(atom) == {"size"}
            ):
                if all(bounds(other)[0] >= 0 for other in others):
                    most = left if coefficient > 0 else binary("-", left, divisor - math.gcd(multiple(left), divisor))
                    whole = functools.reduce(lambda x, y: binary("*", x, y), others, most)
                    return _linear_sum(
                        _linear_sum(total, ({atom: 1}, 0), -coefficient), linear(whole), coefficient // divisor
                    )
            case _:
                continue
    return None


def _topmost(atom: ir.Expr) -> ir.Expr:
    """Replace each variable of a product of non-negative variables by its limit."""
    parts = factors(atom)
    if not all(isinstance(part, ir.Var) and part.low >= 0 for part in parts):
        return atom
    return functools.reduce(
        lambda a, b: binary("*", a, b), [part.limit or part for part in parts if isinstance(part, ir.Var)]
    )


def _linear_sum(one: Linear, other: Linear, times: int) -> Linear:
    terms = dict(one[0])
    for atom, coefficient in other[0].items():
        terms[atom] = terms.get(atom, 0) + times * coefficient
    return {atom: c for atom, c in terms.items() if c}, one[1] + times * other[1]


def _ends(terms: Mapping[ir.Expr, int], constant: int) -> tuple[int, int]:
    """Return the least and the greatest value of a sum of independent atoms."""
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
    if op == "//" and right[0] > 0 and left[0] >= 0:
        return left[0] // right[1], left[1] // right[0]
    if op == "%" and right[0] > 0:
        return (left[0], left[1]) if 0 <= left[0] and left[1] < right[0] else (0, right[1] - 1)
    if op == "&" and single and right[0] >= 0:
        return 0, right[0]
    if op in ("<<", ">>") and single and 0 <= right[0] < 32:
        return FOLD[op](left[0], right[0]), FOLD[op](left[1], right[0])
    if op in ("|", "^") and left[0] >= 0 and right[0] >= 0:
        return 0, (1 << max(left[1], right[1]).bit_length()) - 1
    return INT32
