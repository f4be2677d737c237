"""Expressions as C text. `//` and `%` round as in Python: by C's own operators where the operand cannot be negative, by
shifts and masks, or by a select.
"""

from __future__ import annotations

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program.names import c_name

_PRECEDENCE = {
    "*": 10,
    "/": 10,
    "%": 10,
    "+": 9,
    "-": 9,
    "<<": 8,
    ">>": 8,
    "<": 7,
    "<=": 7,
    ">": 7,
    ">=": 7,
    "==": 6,
    "!=": 6,
    "&": 5,
    "^": 4,
    "|": 3,
    "&&": 2,
    "||": 1,
}
NO_FOLD = 31  # byte offsets in LDS have no such bit
UNROLL = '_Pragma("unroll")'
PAIR = "td_pair"  # the function whose result is computed by packed instructions
UNPACKED = "td_unpacked"  # the function whose results clang does not gather in pairs
LOOSE = 0  # how tightly a text binds, beside the operators above and those of ir/math/operations.py
_TIGHT = 12


def unpack_name(bits: int, paired: bool) -> str:
    """The function that unpacks numbers of that many bits; `paired`: in that order (ir/math/packing.py)."""
    return f"td_unpack_{bits}{'_pairs' if paired else ''}"


def register_type(is_float: bool, dwords: int) -> str:
    """The C type of so many dwords: td_f32x16, td_u32x4; of one dword td_f32, td_u32."""
    return f"td_{'f' if is_float else 'u'}32{f'x{dwords}' if dwords > 1 else ''}"


def c_expr(expr: ir.Expr) -> str:
    """The expression as a C `int`."""
    return _text(expr)[0]


def _wrapped(expr: ir.Expr, least: int) -> str:
    text, precedence = _text(expr)
    return text if precedence >= least else f"({text})"


def _text(expr: ir.Expr) -> tuple[str, int]:
    """(text, binding strength)."""
    match expr:
        case ir.Const(value):
            return str(value), _TIGHT if value >= 0 else LOOSE
        case ir.Var(name, kind):
            return c_name(name) if kind == "size" else name, _TIGHT
        case ir.Select(condition, true, false):
            return f"{_wrapped(condition, 1)} ? {_wrapped(true, 1)} : {_wrapped(false, 1)}", LOOSE
        case ir.Swizzled(offset, swizzle):
            mask = (1 << swizzle.bits) - 1
            if swizzle == ir.Swizzle(swizzle.shift, swizzle.bits):
                return f"td_swizzle({c_expr(offset)}, {swizzle.shift}, {mask})", _TIGHT
            return (
                f"td_swizzle_fold({c_expr(offset)}, {swizzle.shift}, {swizzle.fold or NO_FOLD}, {mask}, {swizzle.low})",
                _TIGHT,
            )
        case ir.FromMemory(name=name):
            return name, _TIGHT
        case ir.Undefined():
            return "0", _TIGHT
        case ir.Binary(op, left, right):
            return _binary(op, left, right)
        case _:
            raise AssertionError(f"no C text for {expr!r}")


def _binary(op: str, left: ir.Expr, right: ir.Expr) -> tuple[str, int]:
    op = {"and": "&&", "or": "||"}.get(op, op)
    if op == "+":
        return _sum([*_terms(left), *_terms(right)])
    if op in ("//", "%"):
        return _division(op, left, right)
    level = _PRECEDENCE[op]
    if op in ("&", "^", "|", "<<", ">>", "&&", "||"):  # bracketed beyond need: few readers know these precedences
        return f"{_wrapped(left, _TIGHT)} {op} {_wrapped(right, _TIGHT)}", level
    if op in ex.COMPARISONS:  # clang refuses `a < b < c`
        return f"{_wrapped(left, 8)} {op} {_wrapped(right, 8)}", level
    return f"{_wrapped(left, level)} {op} {_wrapped(right, level + 1)}", level


def _terms(expr: ir.Expr) -> list[ir.Expr]:
    if isinstance(expr, ir.Binary) and expr.op == "+":
        return [*_terms(expr.left), *_terms(expr.right)]
    return [expr]


def _sum(terms: list[ir.Expr]) -> tuple[str, int]:
    """The added terms, then the subtracted terms."""
    negative = {number: value for number, term in enumerate(terms) if (value := _negated(term)) is not None}
    if len(negative) == len(terms):
        del negative[0]
    added = [_wrapped(term, 9) for number, term in enumerate(terms) if number not in negative]
    taken = [_wrapped(value, 10) for value in negative.values()]
    return " - ".join([" + ".join([added[0], *added[1:]]), *taken]), 9


def _negated(term: ir.Expr) -> ir.Expr | None:
    """The term to subtract for a negative term: a constant, or a product with a constant."""
    match term:
        case ir.Const(value) if value < 0:
            return ex.const(-value)
        case ir.Binary("*", left, ir.Const(value)) if value < 0:
            return left if value == -1 else ir.Binary("*", left, ex.const(-value))
        case _:
            return None


def _division(op: str, left: ir.Expr, right: ir.Expr) -> tuple[str, int]:
    if not isinstance(right, ir.Const) and "lane" not in ex.kinds(left) | ex.kinds(right):
        # by vector instructions, and clang passes their result to assembly that takes a scalar register
        return f"__builtin_amdgcn_readfirstlane({_quotient(op, left, right)[0]})", _TIGHT
    return _quotient(op, left, right)


def _quotient(op: str, left: ir.Expr, right: ir.Expr) -> tuple[str, int]:
    if ex.bounds(left)[0] >= 0 and ex.bounds(right)[0] > 0:
        sign = "/" if op == "//" else "%"
        return f"{_wrapped(left, 10)} {sign} {_wrapped(right, 11)}", 10
    if isinstance(right, ir.Const) and right.value > 0 and right.value & (right.value - 1) == 0:
        bits = right.value.bit_length() - 1
        return (
            (f"{_wrapped(left, _TIGHT)} >> {bits}", 8)
            if op == "//"
            else (f"{_wrapped(left, _TIGHT)} & {right.value - 1}", 5)
        )
    name = "td_floordiv" if op == "//" else "td_floormod"
    return f"{name}({c_expr(left)}, {c_expr(right)})", _TIGHT


def c_pointer(tensor: ir.Tensor, start: ir.Expr, constant: bool = True) -> str:
    """A 64-bit base: the tensor's first byte plus `start` bytes."""
    return " + ".join([f"({'const ' if constant else ''}char *){c_name(tensor.name)}", *_long_terms(start)])


def c_descriptor(tensor: ir.Tensor, start: ir.Expr, end: ir.Expr) -> str:
    """The buffer from `start` bytes after the tensor's first byte to `end`."""
    return f"td_buffer({c_name(tensor.name)}, {' + '.join(_long_terms(start)) or '0'}, {' + '.join(_long_terms(end))})"


def _long_terms(start: ir.Expr) -> list[str]:
    """The terms of a sum, with products computed in 64 bits, so that no tensor is too large."""
    terms, offset = ex.linear(start)
    parts = []
    for atom, coefficient in sorted(terms.items(), key=lambda item: repr(item[0])):
        first, *others = ex.factors(atom)  # a cast of the first makes 64 bits of the product
        value = " * ".join(
            [
                f"(long){c_expr(first)}" if isinstance(first, ir.Var) else f"(long)({c_expr(first)})",
                *(_wrapped(f, _TIGHT) for f in others),
            ]
        )
        parts.append(value if coefficient == 1 else f"{value} * {coefficient}")
    if offset:
        parts.append(str(offset))
    return parts


def c_long(value: ir.Expr) -> str:
    """A sum computed in 64 bits."""
    return " + ".join(_long_terms(value)) or "0"


def immediate(offset: int) -> str:
    """An instruction's immediate offset as text; empty for 0."""
    return f" offset:{offset}" if offset else ""
