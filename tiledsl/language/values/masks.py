"""Masks for td.where: a truth value for each element of a tile, from comparisons of tiles and of elements' places."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Iterator
from typing import Any, NoReturn

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.walk import statements
from tiledsl.language.recording.capture import Capture, current, fail
from tiledsl.language.recording.handle import Handle, describe, is_integer
from tiledsl.language.values.scalars import Scalar, asked_by, check_variables

_WITH_MASKS = "masks are combined by &, | and ~, and choose in td.where(mask, x, y)"


def place_variable(name: str, size: int) -> ir.Expr:
    """Return the row ("row") or the column ("column") of an element of a tile with so many rows or columns."""
    return ir.Var(name, "place", 0, size - 1) if size > 1 else ex.const(0)


def place_of(expr: ir.Expr) -> ir.Expr:
    """Return the expression over `ir.ROW` and `ir.COLUMN`, the variables of all tiles."""
    values: dict[ir.Expr, ir.Expr] = {
        v: ir.ROW if v.name == "row" else ir.COLUMN for v in ex.variables(expr) if v.kind == "place"
    }
    return ex.substitute(expr, values)


class Mask(Handle):
    """A truth value for each element of a tile: the result of a comparison of register tiles, for td.where.

    `&`, `|` and `~` combine masks. A mask reads its tiles where it is used: td.where refuses a mask whose tiles have
    changed since the comparison (TD172).
    """

    __slots__ = ("element", "handles", "places", "made")

    def __init__(self, element: ir.Element, handles: tuple[Any, ...], places: tuple[Scalar, ...], capture: Capture):
        self.element, self.handles, self.places = element, handles, places
        self.made = _Point(capture)

    def _described(self) -> str:
        return "a mask"

    def __and__(self, other: Any) -> Any:
        return self._with("and", other)

    def __or__(self, other: Any) -> Any:
        return self._with("or", other)

    __rand__, __ror__ = __and__, __or__

    def __invert__(self) -> Any:
        return current("'~'").operators.combined("not", self)

    def _with(self, op: str, other: Any) -> Any:
        if not (isinstance(other, Handle) or is_integer(other)):
            return NotImplemented
        return current("'&'" if op == "and" else "'|'").operators.combined(op, self, other)

    def __bool__(self) -> bool:
        compared = next((name for name in ("max", "min") if asked_by(name)), None)
        fail(
            "TD121",
            "Python asks for the truth of a mask, which has a truth value for each element",
            helps=(
                (
                    f"{_WITH_MASKS}: write `&` in place of `and`, and (x > 0) & (x < 1) in place of 0 < x < 1"
                    if compared is None
                    else f"td.{compared}imum(x, y) compares tiles element by element"
                ),
            ),
        )

    def _refused(self, *others: object) -> NoReturn:
        got = f", and got a mask and {describe(others[0])}" if others else ""
        fail("TD172", f"a mask takes no arithmetic and no comparison{got}", helps=(_WITH_MASKS,), shown=others)

    __array_ufunc__ = None
    __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = __rmul__ = __truediv__ = __rtruediv__ = __neg__ = _refused
    __lt__ = __le__ = __gt__ = __ge__ = __xor__ = __rxor__ = _refused


class _Point:
    """A place among the recorded statements: the number of statements in each open body, and the open constructs."""

    def __init__(self, capture: Capture):
        self.bodies = [(body, len(body)) for body in capture.blocks]
        self.constructs = list(capture.constructs)

    def since(self, capture: Capture) -> Iterator[ir.Statement]:
        """Yield the statements that were recorded since, in the bodies that are still open."""
        for body, length in self.bodies:
            if any(body is other for other in capture.blocks):
                yield from statements(body[length:])


def joined(capture: Capture, element: ir.Element, masks: Iterable[Any]) -> Mask:
    """Return a mask made of masks and of device integers with a truth value; refuse parts that are out of date."""
    parts = [mask for mask in masks if isinstance(mask, Mask)]
    places = [mask for mask in masks if isinstance(mask, Scalar)]
    made = Mask(
        element,
        tuple(handle for part in parts for handle in part.handles),
        (*places, *(place for part in parts for place in part.places)),
        capture,
    )
    for part in parts:
        check_unchanged(capture, "a mask", part)
    return made


def check_unchanged(capture: Capture, word: str, mask: Mask) -> None:
    """Refuse a mask whose tiles may have changed since they were compared (TD172)."""
    tiles = {handle.node for handle in mask.handles}
    entered = [one for one in capture.constructs if not any(one is other for other in mask.made.constructs)]
    changed = next((s for s in mask.made.since(capture) if tiles & set(s.effects.tiles_written)), None)
    if changed is not None:
        fail(
            "TD172",
            f"{word} takes a mask of a tile that has changed since the comparison",
            notes=(f"the tile is changed in line {changed.span.line}",),
            helps=("compare the tile again after the change",),
        )
    if tiles and any("loop" in one.word for one in entered):
        fail(
            "TD172",
            f"{word} takes a mask of a tile that was compared before the loop",
            helps=("compare the tile inside the loop, where it may change from step to step",),
        )


def operand_places(value: Scalar | Mask) -> Iterator[tuple[str, int, str]]:
    """Yield ("row" or "column", the size of its tile, the word) for each place of an element in the value."""
    for scalar in value.places if isinstance(value, Mask) else (value,):
        check_variables(scalar.expr, "a mask")
        for variable in ex.variables(scalar.expr):
            if variable.kind == "place":
                word = "row_index" if variable.name == "row" else "col_index"
                yield variable.name, operator.index(variable.high) + 1, word
