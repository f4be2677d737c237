"""Kernels that differ from a wrong one by one change, each with the change in words."""

from __future__ import annotations

import dataclasses
import functools
import itertools
import math
import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from tiledsl.analysis.fields.execution import numbers_of_contracts
from tiledsl.analysis.fields.variants import TURNED, conditions
from tiledsl.diagnostics.diagnostic import Mark, Span
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import replaced
from tiledsl.ir.math import integers as ex
from tiledsl.ir.text import expr_text
from tiledsl.ir.walk import parts_of, rewritten, statements, walk

Changed = tuple[ir.KernelIR, str, Mark]
# a place in the source, and the calls to it; None for all of them, as for all tiles that a helper copies
_At = tuple[Span, tuple[Span, ...] | None]
_Body = tuple[ir.Statement, ...]
_Change = Callable[[ir.Statement], _Body | None]
_CONFUSED = (("log2", "log"), ("exp2", "exp"), ("sqrt", "rsqrt"), ("sigmoid", "silu"), ("sin", "cos"))
_OTHER_FUNCTIONS = (*_CONFUSED, *(pair[::-1] for pair in _CONFUSED), ("expfast", "exp2"))
_WORDS = {"expfast": "td.exp"}
_OTHER_SIGNS = {"+": "-", "-": "+"}
_LN2 = math.log(2)
_MOST_CHANGES = 64  # of places, that are tried
_MOST_OF_VALUES = 48  # of numbers, signs and bounds
_COMMON = (1.0, 2.0, 0.5)  # numbers that stand in formulas for other reasons than a factor of the contract
_LARGE = 1e9  # numbers that stand for an infinity
_NEAR = 2.0**-22  # a relative distance of numbers that are one
_MOST_DISTANCES = 6  # of the bound of a mask
_MOST_NUMBERS = 24  # pairs of numbers that are tried
_UNNAMED = re.compile(r"(tile|staged|shared)_\d+")  # the names of tiles that no variable holds
_COPIES = ir.Fetch, ir.LoadShared, ir.LoadGlobal


def changed_kernels(kernel: ir.KernelIR) -> Iterator[Changed]:
    """Yield kernels with one change, its explanation of a value that it makes right, and its place.

    Statements of one place in the source, as of the turns of a loop of Python, are changed together. Changes of numbers
    and signs, of which a kernel may have many, come last: others are not left out for them.
    """
    places = (_branches, _masks, _functions, _copies, _loads, _more_masks, _operands, _other_windows)
    for some, most in ((places, _MOST_CHANGES), ((_other_masks, _signs, _numbers), _MOST_OF_VALUES)):
        yield from itertools.islice(itertools.chain.from_iterable(made(kernel) for made in some), most)


def _places(kernel: ir.KernelIR, fits: Callable[[ir.Statement], bool]) -> list[_At]:
    """Return the places of the statements that fit, each once."""
    return list(dict.fromkeys(_at(one) for one in statements(kernel.body) if fits(one)))


def _at(one: ir.Statement) -> _At:
    return one.span, one.calls


def _is_at(one: ir.Statement, here: _At) -> bool:
    return one.span == here[0] and here[1] in (None, one.calls)


def _mark(at: _At, text: str) -> Mark:
    """Return the mark of a statement, of a helper's at the line of the kernel that calls the helper."""
    span, calls = at
    return Mark(calls[-1] if calls else span, text)


def _with(kernel: ir.KernelIR, here: _At, change: _Change) -> ir.KernelIR:
    """Return the kernel with other statements in place of those at a place for which `change` gives some."""
    body = rewritten(kernel.body, lambda one: change(one) if _is_at(one, here) else None)
    return dataclasses.replace(kernel, body=body)


def _branches(kernel: ir.KernelIR) -> Iterator[Changed]:
    """Yield kernels that always take a branch around computations of elements alone, as masks are."""

    def taken(one: ir.Statement) -> _Body | None:
        if not isinstance(one, ir.If) or one.otherwise or not all(isinstance(x, ir.Elementwise) for x in one.then):
            return None
        return one.then

    for here in _places(kernel, lambda one: taken(one) is not None):
        why = "the value is right if the branch around a mask is always taken"
        yield _with(kernel, here, taken), why, _mark(here, "the branch")


def _masks(kernel: ir.KernelIR) -> Iterator[Changed]:
    """Yield kernels in which the bound of a mask is another one, by one element."""
    for here in _places(kernel, lambda one: isinstance(one, ir.Elementwise) and any(_truths(one.value))):
        of_place = (one for one in statements(kernel.body) if isinstance(one, ir.Elementwise) and _is_at(one, here))
        first = next(condition for one in of_place for condition in _truths(one.value))
        for number, condition in enumerate(conditions(first)):
            made = _with(kernel, here, functools.partial(_masked, number))
            yield made, f"the value is right if a mask {_difference(first, condition)}", _mark(here, "the mask")


def _other_masks(kernel: ir.KernelIR) -> Iterator[Changed]:
    """Yield kernels in which a mask is at another place: further by a number of a contract's mask, or turned."""
    for here in _places(kernel, lambda one: isinstance(one, ir.Elementwise) and any(_truths(one.value))):
        for far in _distances(kernel):
            what = f"has a bound that is {'larger' if far > 0 else 'smaller'} by {abs(far)}"
            made = _with(kernel, here, functools.partial(_with_condition, functools.partial(_further_bound, far)))
            yield made, f"the value is right if a mask {what}", _mark(here, "the mask")
        made = _with(kernel, here, functools.partial(_with_condition, _exchanged))
        if made != kernel:
            yield made, "the value is right if a mask has row and column in each other's place", _mark(here, "the mask")


def _distances(kernel: ir.KernelIR) -> list[int]:
    """Return the whole numbers in the masks of contracts, and their negatives, by which a bound may be wrong."""
    masks = (one for contract in kernel.contracts for one in parts_of(contract.value) if isinstance(one, ir.Chosen))
    found = {one.value for mask in masks for one in _whole_numbers(mask.condition) if abs(one.value) > 1}
    return [far for value in sorted(found) for far in (value, -value)][:_MOST_DISTANCES]


def _whole_numbers(expr: ir.Expr) -> Iterator[ir.Const]:
    if isinstance(expr, ir.Const):
        yield expr
    for one in ex.children(expr):
        yield from _whole_numbers(one)


def _further_bound(far: int, condition: ir.Expr) -> ir.Expr:
    if isinstance(condition, ir.Binary) and condition.op in TURNED:
        return ex.binary(condition.op, condition.left, ex.binary("+", condition.right, far))
    return condition


def _exchanged(condition: ir.Expr) -> ir.Expr:
    """Return a condition with the element's row where its column was, and the reverse."""
    return ex.substitute(condition, {ir.ROW: ir.COLUMN, ir.COLUMN: ir.ROW})


def _with_condition(change: Callable[[ir.Expr], ir.Expr], one: ir.Statement) -> _Body | None:
    """Return a statement in which all conditions on places are others."""

    def changed(value: ir.Element) -> ir.Element:
        if isinstance(value, ir.OfPlace) and value.is_truth:
            return dataclasses.replace(value, value=change(value.value))
        if isinstance(value, ir.Apply):
            return dataclasses.replace(value, operands=tuple(map(changed, value.operands)))
        return value

    return (dataclasses.replace(one, value=changed(one.value)),) if isinstance(one, ir.Elementwise) else None


def _difference(due: ir.Expr, condition: ir.Expr) -> str:
    """Return in words how a condition differs from another."""
    if isinstance(due, ir.Binary) and isinstance(condition, ir.Binary) and due.op in TURNED and condition.op != due.op:
        return f"has '{condition.op}' in place of '{due.op}'"
    if isinstance(due, ir.Binary) and due.op in TURNED and condition == ex.binary(due.op, due.left, _more(due.right)):
        return "has a bound that is larger by 1"
    if isinstance(due, ir.Binary) and due.op in TURNED:
        return "has a bound that is smaller by 1"
    return "has another condition by one element, or by one part"


def _more(expr: ir.Expr) -> ir.Expr:
    return ex.binary("+", expr, 1)


def _truths(value: ir.Element) -> Iterator[ir.Expr]:
    """Yield the conditions on places in an element's expression."""
    if isinstance(value, ir.OfPlace) and value.is_truth:
        yield value.value
    elif isinstance(value, ir.Apply):
        for one in value.operands:
            yield from _truths(one)


def _masked(number: int, one: ir.Statement) -> _Body | None:
    """Return a statement in which each condition on places is its other one of that number."""

    return _with_condition(lambda due: next(itertools.islice(conditions(due), number, None), due), one)


def _more_masks(kernel: ir.KernelIR) -> Iterator[Changed]:
    """Yield kernels with a mask whose bound grows with the other index, and with the same mask of another tile."""
    masks = [one for one in statements(kernel.body) if isinstance(one, ir.Elementwise) and any(_truths(one.value))]
    for here in dict.fromkeys(map(_at, masks)):
        for index, which in ((ir.COLUMN, "column"), (ir.ROW, "row")):
            made = _with(kernel, here, functools.partial(_growing, index))
            if made != kernel:
                why = f"the value is right if the bound of a mask grows with the {which}"
                yield made, why, _mark(here, "the mask")
    for one in masks:
        for tile in dict.fromkeys(ir.tiles_of(one.value)):
            for other in _like(kernel, tile):
                value = _instead(one.value, {ir.OfTile(tile): ir.OfTile(other)})
                also = dataclasses.replace(one, dst=other, value=value)
                made = _with(kernel, _at(one), functools.partial(_followed, one, also))
                names = f"'{kernel.names[other]}' has the mask of '{kernel.names.get(tile, 'another tile')}' too"
                yield made, f"the value is right if {names}", _mark(_at(one), "the mask")


def _growing(index: ir.Var, one: ir.Statement) -> _Body | None:
    """Return a statement whose masks have bounds that grow with an index, where they do not depend on this index."""

    def change(value: ir.Element) -> ir.Element:
        if isinstance(value, ir.OfPlace) and value.is_truth and isinstance(value.value, ir.Binary):
            op, left, right = value.value.op, value.value.left, value.value.right
            if op in TURNED and all(
                each.name != index.name for each in ex.variables(value.value) if each.kind == "element"
            ):
                return dataclasses.replace(value, value=ex.binary(op, left, ex.binary("+", right, index)))
        if isinstance(value, ir.Apply):
            return dataclasses.replace(value, operands=tuple(map(change, value.operands)))
        return value

    return (dataclasses.replace(one, value=change(one.value)),) if isinstance(one, ir.Elementwise) else None


def _followed(one: ir.Statement, by: ir.Statement, here: ir.Statement) -> _Body | None:
    return (here, by) if here == one else None


def _instead(value: ir.Element, changes: Mapping[ir.Element, ir.Element]) -> ir.Element:
    """Return an element's expression with others in place of some of its parts."""
    if value in changes:
        return changes[value]
    if isinstance(value, ir.Apply):
        return dataclasses.replace(value, operands=tuple(_instead(one, changes) for one in value.operands))
    return value


def _like(kernel: ir.KernelIR, tile: ir.Tile) -> Iterator[ir.Tile]:
    """Yield the other tiles that the user has named, of the same size and type."""
    for one in kernel.tiles:
        is_like = (one.rows, one.cols, one.dtype) == (tile.rows, tile.cols, tile.dtype)
        if one != tile and is_like and not _UNNAMED.fullmatch(kernel.names.get(one, "tile_0")):
            yield one


def _operands(kernel: ir.KernelIR) -> Iterator[Changed]:
    """Yield kernels in which an operand of a product, or what is cast to it, is another tile."""
    for one in statements(kernel.body):
        made: list[tuple[ir.Tile, ir.Tile, ir.Statement]] = []
        if isinstance(one, ir.Cast):
            made = [(one.src, other, dataclasses.replace(one, src=other)) for other in _like(kernel, one.src)]
        elif isinstance(one, ir.Mma):
            made = [(one.a, other, dataclasses.replace(one, a=other)) for other in _like(kernel, one.a)]
            made += [(one.b, other, dataclasses.replace(one, b=other)) for other in _like(kernel, one.b)]
        for tile, other, changed in made:
            if not _UNNAMED.fullmatch(kernel.names.get(tile, "tile_0")):
                names = f"'{kernel.names[other]}' in place of '{kernel.names[tile]}'"
                instead = _with(kernel, _at(one), functools.partial(_replaced, one, changed))
                yield instead, f"the value is right with {names} as an operand", _mark(_at(one), "the operand")


def _replaced(one: ir.Statement, by: ir.Statement, here: ir.Statement) -> _Body | None:
    return (by,) if here == one else None


@dataclasses.dataclass
class _Windows:
    """The windows that one place in the source reads or stores to, and the loops around all of them."""

    found: list[ir.Window]
    loops: frozenset[ir.Var]


def _other_windows(kernel: ir.KernelIR) -> Iterator[Changed]:
    """Yield kernels in which windows of a place in the source begin where others do: at their matrix, row or column.

    The row of a vector is a matrix elsewhere, and its column a row.
    """
    of_place: dict[_At, _Windows] = {}
    matrices, rows = dict[ir.Expr, None](), dict[ir.Expr, None]()
    for one, around in walk(kernel.body):
        if isinstance(one, (*_COPIES, ir.StoreTile)):
            window = one.dst if isinstance(one, ir.StoreTile) else one.src
            loops = frozenset(loop.var for loop in around if isinstance(loop, ir.For))
            here = of_place.setdefault((one.span, None), _Windows([], loops))
            here.found.append(window)
            here.loops &= loops
            numbers, first = (window.row, window.col) if window.rows == 1 else (window.matrix, window.row)
            matrices.update(dict.fromkeys(_shifted(numbers, loops)))
            rows.update(dict.fromkeys(_shifted(first, loops)))
            count = window.cols if window.rows == 1 else window.rows
            for loop in loops:  # the tile of each step
                rows.update(dict.fromkeys(_shifted(ex.binary("*", loop, count), [loop])))
    for at, windows in of_place.items():
        is_vector = all(window.rows == 1 for window in windows.found)
        yield from _beginning(kernel, at, windows, "row" if is_vector else "matrix", matrices)
        yield from _beginning(kernel, at, windows, "col" if is_vector else "row", rows)


def _shifted(place: ir.Expr, loops: Iterable[ir.Var]) -> Iterator[ir.Expr]:
    """Yield a place, and those of the step before and of the next step."""
    yield place
    for loop in loops:
        if loop in ex.variables(place):
            for far in (-1, 1):
                yield ex.substitute(place, {loop: ex.binary("+", loop, far)})


def _beginning(
    kernel: ir.KernelIR, at: _At, windows: _Windows, name: str, places: Iterable[ir.Expr]
) -> Iterator[Changed]:
    """Yield kernels in which all windows of a place in the source have another matrix, row or column."""
    first = windows.found[0]
    is_store = any(isinstance(one, ir.StoreTile) and _is_at(one, at) for one in statements(kernel.body))
    of = " and ".join(dict.fromkeys(f"'{window.tensor.name}'" for window in windows.found))
    what = f"the {'store to' if is_store else 'load of'} {of}"
    of_place = {"matrix": "is at matrix", "row": "begins at row", "col": "begins at column"}[name]
    for place in places:
        is_known = all(one in windows.loops for one in ex.variables(place) if one.kind == "loop")
        if is_known and ex.bounds(place)[0] >= 0 and any(getattr(window, name) != place for window in windows.found):
            if name == "matrix" and first.tensor.dimensions < 3:
                continue
            made = _with(kernel, at, functools.partial(_moved_to, name, place))
            yield made, f"the value is right if {what} {of_place} {expr_text(place)}", _mark(at, "here")


def _moved_to(name: str, place: ir.Expr, one: ir.Statement) -> _Body | None:
    """Return a load or store whose window has another matrix, row or column."""
    if isinstance(one, ir.StoreTile):
        return (dataclasses.replace(one, dst=_at_place(one.dst, name, place)),)
    return (dataclasses.replace(one, src=_at_place(one.src, name, place)),) if isinstance(one, _COPIES) else None


def _at_place(window: ir.Window, name: str, place: ir.Expr) -> ir.Window:
    match name:
        case "matrix":
            return dataclasses.replace(window, matrix=place)
        case "row":
            return dataclasses.replace(window, row=place)
        case _:
            return dataclasses.replace(window, col=place)


def _functions(kernel: ir.KernelIR) -> Iterator[Changed]:
    """Yield kernels with a function that is easily confused with another: to another base, or its reciprocal."""
    for op, other in _OTHER_FUNCTIONS:
        has, due = (_WORDS.get(name, f"td.{name}") for name in (op, other))
        renamed = functools.partial(_with_other, op, other)
        for here in _places(kernel, functools.partial(_has, op)):
            made = _with(kernel, here, renamed)
            yield made, f"the value is right with {due} in place of {has}", _mark(here, has)


def _with_other(op: str, other: str, one: ir.Statement) -> _Body | None:
    """Return a statement with another function in place of one."""
    return (
        (dataclasses.replace(one, value=_renamed(one.value, op, other)),) if isinstance(one, ir.Elementwise) else None
    )


def _has(op: str, one: ir.Statement) -> bool:
    return isinstance(one, ir.Elementwise) and _renamed(one.value, op, "") != one.value


def _renamed(value: ir.Element, op: str, other: str) -> ir.Element:
    if not isinstance(value, ir.Apply):
        return value
    operands = tuple(_renamed(one, op, other) for one in value.operands)
    return dataclasses.replace(value, op=other if value.op == op else value.op, operands=operands)


def _numbers(kernel: ir.KernelIR) -> Iterator[Changed]:
    """Yield kernels with another number in place of one of theirs.

    The other is one of the contracts, or 1, perhaps times or divided by ln 2. It stands in all places of the number,
    and then in each of several.
    """
    has = (number for one in statements(kernel.body) for number in _numbers_of(one))
    due = dict.fromkeys([*map(abs, numbers_of_contracts(kernel)), 1.0])
    tried = itertools.product(dict.fromkeys(map(abs, has)), due, (1.0, 1 / _LN2, _LN2))
    for number, other, factor in itertools.islice(tried, _MOST_NUMBERS):
        made = other * factor
        if number in _COMMON or number >= _LARGE or abs(made / number - 1) < _NEAR:
            continue
        change = functools.partial(_with_number, number, made)
        why = f"the value is right with {made:.7g} in place of {number:.7g}"
        if factor != 1:
            why += f", which is {other:.7g} {'/' if factor > 1 else '*'} ln 2"
        places = _places(kernel, functools.partial(_has_number, number))
        everywhere = dataclasses.replace(kernel, body=rewritten(kernel.body, change))
        yield everywhere, why, _mark(places[0], "here")
        for here in places if len(places) > 1 else ():
            yield _with(kernel, here, change), why, _mark(here, "here")


def _parts(value: ir.Element) -> Iterator[ir.Element]:
    """Yield the parts of an element's expression, each before its own."""
    yield value
    for one in value.operands if isinstance(value, ir.Apply) else ():
        yield from _parts(one)


def _numbers_of(one: ir.Statement) -> Iterator[float]:
    """Yield the finite numbers other than 0 of a statement that computes elements."""
    for part in _parts(one.value) if isinstance(one, ir.Elementwise) else ():
        if isinstance(part, ir.Number) and part.value and math.isfinite(part.value):
            yield part.value


def _has_number(number: float, one: ir.Statement) -> bool:
    return number in map(abs, _numbers_of(one))


def _with_number(number: float, made: float, one: ir.Statement) -> _Body | None:
    """Return a statement with another number in place of one, and of its negative; None without the number."""
    if not isinstance(one, ir.Elementwise) or not _has_number(number, one):
        return None
    changes: dict[ir.Element, ir.Element] = {ir.Number(sign * number): ir.Number(sign * made) for sign in (1.0, -1.0)}
    return (dataclasses.replace(one, value=_instead(one.value, changes)),)


def _signs(kernel: ir.KernelIR) -> Iterator[Changed]:
    """Yield kernels that add in one place where they subtract, or the reverse."""
    for here in _places(kernel, lambda one: isinstance(one, ir.Elementwise)):
        of_place = (one for one in statements(kernel.body) if isinstance(one, ir.Elementwise) and _is_at(one, here))
        for number, part in enumerate(_parts(next(of_place).value)):
            if isinstance(part, ir.Apply) and part.op in _OTHER_SIGNS and len(part.operands) == 2:
                made = _with(kernel, here, functools.partial(_with_sign, number))
                due = _OTHER_SIGNS[part.op]
                yield made, f"the value is right with '{due}' in place of '{part.op}'", _mark(here, f"'{part.op}'")


def _with_sign(number: int, one: ir.Statement) -> _Body | None:
    """Return a statement with the other sign in the part of its expression that has this number."""
    if not isinstance(one, ir.Elementwise):
        return None
    part = next(itertools.islice(_parts(one.value), number, None), None)
    if not isinstance(part, ir.Apply) or part.op not in _OTHER_SIGNS:
        return None
    other = dataclasses.replace(part, op=_OTHER_SIGNS[part.op])
    return (dataclasses.replace(one, value=_instead(one.value, {part: other})),)


def _copies(kernel: ir.KernelIR) -> Iterator[Changed]:
    """Yield kernels in which a copy in a loop brings the next step's tile, or that of the step before."""
    found: dict[tuple[_At, ir.Var], None] = {}
    for one, around in walk(kernel.body):
        for loop in around:
            if isinstance(one, _COPIES) and isinstance(loop, ir.For) and loop.var in _variables(one.src):
                found[_at(one), loop.var] = None
    for (span, _), variable in tuple(found):
        if sum(here[0] == span for here, _ in found) > 1:
            found[(span, None), variable] = None
    for here, variable in found:
        for far, which in ((1, "of the next step"), (-1, "of the step before")):
            moved: dict[ir.Expr, ir.Expr] = {variable: ex.binary("+", variable, far)}
            made = _with(kernel, here, functools.partial(_further, moved))
            if _is_inside(made, here):
                yield made, f"the value is right if a copy brings the tile {which}", _mark(here, "the copy")


def _loads(kernel: ir.KernelIR) -> Iterator[Changed]:
    """Yield kernels in which a register tile or vector is loaded from the place to which a tile is stored."""
    stores = [(one.dst, _loops(around)) for one, around in walk(kernel.body) if isinstance(one, ir.StoreTile)]
    found: dict[tuple[_At, ir.Window], tuple[str, ir.Window]] = {}
    for one, around in walk(kernel.body):
        if isinstance(one, ir.LoadGlobal):
            for there, loops in stores:
                axes, due = _beside(one, there)
                if due != one.src and loops <= _loops(around):
                    found.setdefault((_at(one), one.src), (axes, due))
    for (here, src), (axes, due) in found.items():
        made = _with(kernel, here, functools.partial(_from, src, due))
        name = src.tensor.name
        why = f"the value is right if '{name}' is loaded from the {axes} of the stored tile"
        yield made, why, _mark(here, f"loads elements of '{name}' of another place")


def _loops(around: Iterable[ir.Statement]) -> set[ir.Var]:
    return {one.var for one in around if isinstance(one, ir.For)}


def _beside(load: ir.LoadGlobal, there: ir.Window) -> tuple[str, ir.Window]:
    """Return the window of a load at the rows, the columns, or both, of a stored tile: as it is for other shapes."""
    src, dst = load.src, load.dst
    if dst.rows == 1 and dst.cols == there.cols:
        return "columns", dataclasses.replace(src, col=there.col)
    if dst.cols == 1 and dst.rows == there.rows:
        row = {"col" if src.tensor.dimensions == 1 else "row": there.row}
        return "rows", dataclasses.replace(src, **row)  # type: ignore[arg-type]
    if (dst.rows, dst.cols) == (there.rows, there.cols) and src.tensor.dimensions == there.tensor.dimensions:
        due = dataclasses.replace(src, row=there.row, col=there.col, matrix=there.matrix)
        return "columns" if src.row == due.row else "rows" if src.col == due.col else "place", due
    return "", src


def _from(src: ir.Window, due: ir.Window, one: ir.Statement) -> _Body | None:
    """Return a load of one window from another one."""
    return (dataclasses.replace(one, src=due),) if isinstance(one, ir.LoadGlobal) and one.src == src else None


def _further(moved: dict[ir.Expr, ir.Expr], one: ir.Statement) -> _Body | None:
    """Return a copy that brings the tile of another step."""
    return (dataclasses.replace(one, src=replaced(one.src, moved)),) if isinstance(one, _COPIES) else None


def _variables(window: ir.Window) -> set[ir.Var]:
    return {one for place in (window.matrix, window.row, window.col) for one in ex.variables(place)}


def _is_inside(kernel: ir.KernelIR, here: _At) -> bool:
    """Return whether no window of the copies at a place begins before its tensor."""
    copies = (one for one in statements(kernel.body) if isinstance(one, _COPIES) and _is_at(one, here))
    places = (place for one in copies for place in (one.src.matrix, one.src.row, one.src.col))
    return all(ex.bounds(place)[0] >= 0 for place in places)
