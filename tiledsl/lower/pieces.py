"""C text of what is done to one piece of a register tile, a loop over the elements that a lane holds."""

from __future__ import annotations

import dataclasses

from tiledsl import ir
from tiledsl.elementwise import OPERATIONS
from tiledsl.lower import program as lp
from tiledsl.lower.ctext import c_expr
from tiledsl.lower.names import c_name

_LOOSE, _TIGHT = 0, 3  # how tightly a text binds, as in `elementwise.Operation`


def elementwise(operation: lp.Elementwise) -> list[str]:
    """The statement for each element."""
    text, _ = _element(operation.value)
    if operation.count == 1:
        return [f"{operation.register} = {text};"]
    return ["#pragma unroll", f"for (int r = 0; r < {operation.count}; ++r) {operation.register}[r] = {text};"]


def _element(value: ir.Element) -> tuple[str, int]:
    """(text, how tightly it binds)."""
    match value:
        case ir.Number(value=number):
            return _number(number)
        case ir.Parameter(name=name, dtype=dtype):
            return (c_name(name) if dtype.name == "f32" else f"(float){c_name(name)}"), _TIGHT
        case lp.Element(register=register, single=single):
            return (register if single else f"{register}[r]"), _TIGHT
        case ir.Apply(op=op, operands=operands):
            operation = OPERATIONS[op]
            least = _LOOSE if operation.binds == _TIGHT else operation.binds
            texts = [_bracketed(operand, least + (number > 0 and least > 0)) for number, operand in enumerate(operands)]
            return operation.text.format(*texts), operation.binds
    raise AssertionError(f"no text for {value!r}")


def _bracketed(value: ir.Element, least: int) -> str:
    text, binds = _element(value)
    return text if binds >= least else f"({text})"


def _number(value: float) -> tuple[str, int]:
    """An f32 that C reads back as the same."""
    if value != value:
        return '__builtin_nanf("")', _TIGHT
    if value in (float("inf"), -float("inf")):
        return f"{'-' if value < 0 else ''}__builtin_inff()", _LOOSE if value < 0 else _TIGHT
    return f"{value!r}f", _LOOSE if str(value).startswith("-") else _TIGHT


def stored(store: lp.Store) -> str:
    """The loop over a piece's registers that stores them from `to` on."""
    return _stored(store, "")


def stored_inside(store: lp.Store) -> str:
    """The same for what lies inside the tensor, element by element."""
    inside = f"if ({' && '.join(f'{_number_along(edge)} < {edge.name}' for edge in store.access.edges)}) "
    return _stored(dataclasses.replace(store, access=dataclasses.replace(store.access, width=1)), inside)


def _number_along(edge: lp.Edge) -> str:
    """Which of the axis's rows or columns the r-th element is in."""
    steps = [(f"r / 4 * {edge.far}", edge.far), ("r % 4" if edge.near == 1 else f"r % 4 * {edge.near}", edge.near)]
    return " + ".join([c_expr(edge.lane), *(text for text, step in steps if step)])


def _stored(store: lp.Store, condition: str) -> str:
    access, bits = store.access, store.access.tensor.dtype.bits
    place, step = offset_text(access), "++r" if access.width == 1 else f"r += {access.width}"
    moved = f"*({_moved(bits, access.width)} *)({place}) = {_taken(store.register, bits, access)};"
    return f"for (int r = 0; r < {access.count}; {step}) {condition}{moved}"


def offset_text(access: lp.PieceAccess) -> str:
    """Where the r-th element lies, from the base `to`."""
    if access.width == 4:
        return f"to + r / 4 * {access.far}" if access.count > 4 else "to"
    far = f"r / 4 * {access.far} + " if access.count > 4 else ""
    return f"to + {far}r % 4 * {access.near}"


def _moved(bits: int, width: int) -> str:
    """The C type of so many elements."""
    if bits == 32:
        return {1: "float", 2: "td_f2", 4: "td_f4"}[width]
    return {1: "unsigned short", 2: "td_u1", 4: "td_u2"}[width]


def _taken(register: str, bits: int, access: lp.PieceAccess) -> str:
    """The elements r, r + 1, … of a piece, as one value of that type."""
    if bits == 32:
        parts = [f"{register}[r + {i}]" if i else f"{register}[r]" for i in range(access.width)]
    else:
        parts = [f"{register}[r / 2 + {i}]" if i else f"{register}[r / 2]" for i in range(max(1, access.width // 2))]
        if access.width == 1:
            return f"(unsigned short)({parts[0]} >> r % 2 * 16)"
    return parts[0] if len(parts) == 1 else f"{_moved(bits, access.width)}{{{', '.join(parts)}}}"
