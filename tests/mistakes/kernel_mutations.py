"""Wrong kernels made of right ones, at one place each: the operators of a mutation test. Of captured kernels, so that each mutant is exact and has the
right kernel's lines. Where the front end decides (layouts and widths) they are made of the source: `source_mutations.py`.

Some mutants are no mistakes: they do what the kernel did. `value_graph.py` says which.
"""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.walk import statements

Body = tuple[ir.Statement, ...]
Arms = tuple[tuple[int, int], ...]  # the way to a list of statements: (number of a loop or branch, which of its phases or arms), from the outermost


@dataclasses.dataclass(frozen=True)
class Mutant:
    """A changed kernel, and how it came about. `make` captures it: what the front end refuses raises there."""

    operator: str
    what: str
    make: Callable[[], ir.KernelIR]


def mutants(kernel: ir.KernelIR) -> Iterator[Mutant]:
    """Every mutant of a captured kernel."""
    for operator, made in OPERATORS.items():
        for what, changed in made(kernel):
            yield Mutant(operator, what, lambda changed=changed: changed)


# ------------------------------------------------------------------------------------------------------------- lists


def arms(statement: ir.Statement) -> tuple[Body, ...]:
    """The lists of statements inside one."""
    match statement:
        case ir.For(phases=phases):
            return phases
        case ir.If(then=then, otherwise=otherwise):
            return then, otherwise
    return ()


def lists(body: Body, way: Arms = ()) -> Iterator[tuple[Arms, Body]]:
    """Every list of statements, with the way to it."""
    yield way, body
    for number, statement in enumerate(body):
        for arm, inner in enumerate(arms(statement)):
            yield from lists(inner, (*way, (number, arm)))


def places(kernel: ir.KernelIR) -> Iterator[tuple[Arms, int, Body, ir.Statement]]:
    """Every statement with the list that it stands in."""
    for way, body in lists(kernel.body):
        for number, statement in enumerate(body):
            yield way, number, body, statement


def with_list(body: Body, way: Arms, new: Body) -> Body:
    """The body with another list at the end of the way."""
    if not way:
        return new
    (number, arm), rest = way[0], way[1:]
    statement = body[number]
    inner = list(arms(statement))
    inner[arm] = with_list(inner[arm], rest, new)
    match statement:
        case ir.For():
            changed: ir.Statement = dataclasses.replace(statement, phases=tuple(inner))
        case ir.If():
            changed = dataclasses.replace(statement, then=inner[0], otherwise=inner[1])
    return (*body[:number], changed, *body[number + 1 :])


def with_body(kernel: ir.KernelIR, body: Body) -> ir.KernelIR:
    outputs = tuple(dict.fromkeys(s.dst.tensor.name for s in statements(body) if isinstance(s, ir.StoreTile)))
    return dataclasses.replace(kernel, body=body, outputs=outputs)


def replaced(kernel: ir.KernelIR, way: Arms, number: int, *new: ir.Statement) -> ir.KernelIR:
    """The kernel with other statements in the place of one."""
    body = dict(lists(kernel.body))[way]
    return with_body(kernel, with_list(kernel.body, way, (*body[:number], *new, *body[number + 1 :])))


def mapped(node: Any, change: Callable[[ir.Expr], ir.Expr]) -> Any:
    """A tree of nodes with its expressions changed."""
    if isinstance(node, ir.Expr):
        return change(node)
    if isinstance(node, tuple):
        return tuple(mapped(item, change) for item in node)
    if isinstance(node, ir.Statement | ir.Window | ir.Region | ir.Pointer | ir.Apply | ir.OfPlace):
        fields = {field.name: getattr(node, field.name) for field in dataclasses.fields(node) if field.name not in ("span", "calls")}
        return dataclasses.replace(node, **{name: mapped(value, change) for name, value in fields.items()})
    return node


def at(statement: ir.Statement) -> str:
    return f"line {statement.span.line}" + (f", called in line {statement.calls[-1].line}" if statement.calls else "")


Made = Iterator[tuple[str, ir.KernelIR]]

# ---------------------------------------------------------------------------------------------------- barriers and waits


def drop_barrier(kernel: ir.KernelIR) -> Made:
    for way, number, _, statement in places(kernel):
        if isinstance(statement, ir.Barrier):
            yield at(statement), replaced(kernel, way, number)


def move_barrier(kernel: ir.KernelIR) -> Made:
    """Past the statement before or after it; out of a branch where there is none."""
    for way, number, body, statement in places(kernel):
        if not isinstance(statement, ir.Barrier):
            continue
        without = (*body[:number], *body[number + 1 :])
        for word, to in (("up", number - 1), ("down", number + 1)):
            if 0 <= to < len(body):
                if not isinstance(body[to], ir.Barrier):
                    yield f"{at(statement)}, {word}", with_body(kernel, with_list(kernel.body, way, (*without[:to], statement, *without[to:])))
            elif way:
                outer = dict(lists(kernel.body))[way[:-1]]
                branch = outer[way[-1][0]]
                if isinstance(branch, ir.If):
                    inner = with_list(outer, way[-1:], without)[way[-1][0]]
                    both = (statement, inner) if word == "up" else (inner, statement)
                    new = (*outer[: way[-1][0]], *both, *outer[way[-1][0] + 1 :])
                    yield f"{at(statement)}, {word} and out of the branch", with_body(kernel, with_list(kernel.body, way[:-1], new))


def drop_wait(kernel: ir.KernelIR) -> Made:
    for way, number, _, statement in places(kernel):
        if isinstance(statement, ir.WaitFor):
            yield at(statement), replaced(kernel, way, number)


def weaken_wait(kernel: ir.KernelIR) -> Made:
    """A count that allows one more, or one value less."""
    for way, number, _, statement in places(kernel):
        if not isinstance(statement, ir.WaitFor):
            continue
        for name in ("vmcnt", "lgkmcnt"):
            count = getattr(statement, name)
            if count is not None:
                yield f"{at(statement)}, {name}={count + 1}", replaced(kernel, way, number, dataclasses.replace(statement, **{name: count + 1}))
        if len(statement.values) > 1:
            for left in range(len(statement.values)):
                values = tuple(value for i, value in enumerate(statement.values) if i != left)
                yield f"{at(statement)}, without value {left}", replaced(kernel, way, number, dataclasses.replace(statement, values=values))


def move_wait(kernel: ir.KernelIR) -> Made:
    """Past the statement before or after it: the count is then of other operations."""
    for way, number, body, statement in places(kernel):
        if isinstance(statement, ir.WaitFor):
            without = (*body[:number], *body[number + 1 :])
            for word, to in (("up", number - 1), ("down", number + 1)):
                if 0 <= to < len(body) and not isinstance(body[to], ir.WaitFor):
                    yield f"{at(statement)}, {word}", with_body(kernel, with_list(kernel.body, way, (*without[:to], statement, *without[to:])))


# ------------------------------------------------------------------------------------------------------- coordinates


def _shifts(piece: ir.Window | ir.Region | ir.Pointer, down: int, across: int) -> Iterator[tuple[str, Any]]:
    for name, extent in (("row", down), ("col", across)):
        for sign in (1, -1):
            yield f"{name} {'+-'[sign < 0]} {extent}", dataclasses.replace(piece, **{name: ex.binary("+", getattr(piece, name), sign * extent)})


def shift_coordinate(kernel: ir.KernelIR) -> Made:
    """By one tile: of what is loaded, read from LDS or stored; of an address that td.asm takes, by the largest shared tile."""
    down, across = (max((getattr(s, side) for s in kernel.shared), default=1) for side in ("rows", "cols"))
    for way, number, _, statement in places(kernel):
        match statement:
            case ir.LoadShared(src=piece) | ir.Fetch(src=piece) | ir.LoadTile(src=piece) | ir.LoadGlobal(src=piece):
                field = "src"
            case ir.StoreTile(dst=piece) | ir.StoreShared(dst=piece):
                field = "dst"
            case ir.Keep(window=piece):
                field = "window"
            case ir.Asm(operands=operands):
                for index, (name, value) in enumerate(operands):
                    if isinstance(value, ir.Pointer):
                        for text, new in _shifts(value, down, across):
                            changed = (*operands[:index], (name, new), *operands[index + 1 :])
                            yield f"{at(statement)}, {text}", replaced(kernel, way, number, dataclasses.replace(statement, operands=changed))
                continue
            case _:
                continue
        for text, new in _shifts(piece, piece.rows, piece.cols):
            yield f"{at(statement)}, {text}", replaced(kernel, way, number, dataclasses.replace(statement, **{field: new}))


def move_read(kernel: ir.KernelIR) -> Made:
    """A read of LDS past the nearest barrier, earlier or later, under the conditions that it had."""
    known = dict(lists(kernel.body))
    for way, number, _, statement in places(kernel):
        if not isinstance(statement, ir.LoadTile):
            continue
        for word, ahead in (("earlier", True), ("later", False)):
            moved = _past_barrier(kernel, known, way, number, statement, ahead)
            if moved is not None:
                yield f"{at(statement)}, {word}", moved


def _past_barrier(kernel: ir.KernelIR, known: dict[Arms, Body], way: Arms, number: int, read: ir.Statement, ahead: bool) -> ir.KernelIR | None:
    """Out of as many branches as it takes to find a barrier; None where there is none in the loop's body."""
    found, moving = (way, number), read
    while True:
        body = known[found[0]]
        beside = range(found[1] - 1, -1, -1) if ahead else range(found[1] + 1, len(body))
        barrier = next((i for i in beside if isinstance(body[i], ir.Barrier)), None)
        if barrier is not None:
            break
        branch = known[found[0][:-1]][found[0][-1][0]] if found[0] else None
        if not isinstance(branch, ir.If):
            return None
        in_then = found[0][-1][1] == 0
        moving = dataclasses.replace(branch, then=(moving,) if in_then else (), otherwise=() if in_then else (moving,))
        found = found[0][:-1], found[0][-1][0]
    gone = dict(lists(replaced(kernel, way, number).body))[found[0]]  # the numbers of this list are as before, unless the read stood in it
    barrier -= not ahead and found[0] == way
    new = (*gone[:barrier], moving, *gone[barrier:]) if ahead else (*gone[: barrier + 1], moving, *gone[barrier + 1 :])
    return with_body(kernel, with_list(replaced(kernel, way, number).body, found[0], new))


# --------------------------------------------------------------------------------------------------- tiles and buffers


def _next(one: Any, among: Iterable[Any], alike: Callable[[Any], object]) -> Any:
    """The next of its kind, round about; None where it is the only one."""
    same = [other for other in dict.fromkeys(among) if alike(other) == alike(one)]
    return same[(same.index(one) + 1) % len(same)] if len(same) > 1 else None


def _tile(tile: ir.Tile) -> object:
    return tile.dtype, tile.rows, tile.cols, tile.layout


def swap_tiles(kernel: ir.KernelIR) -> Made:
    """The next tile of the same shape instead of one: register tiles, shared tiles, tensors, what was fetched; and the operands of a product exchanged."""
    touched = [tile for tile in kernel.tiles if any(_touches(statement, tile) for statement in statements(kernel.body))]
    fetched = [statement.dst for statement in statements(kernel.body) if isinstance(statement, ir.Fetch)]
    for way, number, _, statement in places(kernel):
        for text, changed in _other_tiles(statement, kernel, touched, fetched):
            yield f"{at(statement)}, {text}", replaced(kernel, way, number, changed)


def _touches(statement: ir.Statement, tile: ir.Tile) -> bool:
    return tile in statement.effects.scales or any(getattr(statement, field.name) is tile for field in dataclasses.fields(statement))


def _other_tiles(statement: ir.Statement, kernel: ir.KernelIR, tiles: Sequence[ir.Tile], fetched: Sequence[ir.Staged]) -> Iterator[tuple[str, Any]]:
    for field in dataclasses.fields(statement):
        value = getattr(statement, field.name)
        new: Any = None
        match value:
            case ir.Tile():
                new = _next(value, tiles, _tile)
            case ir.Staged() if isinstance(statement, ir.Commit):
                new = _next(value, fetched, lambda s: (s.shared.dtype, s.shared.rows, s.shared.cols, s.warps, s.part))
            case ir.Region(shared=shared):
                other = _next(shared, kernel.shared, lambda s: (s.dtype, s.rows, s.cols, s.buffers))
                new = dataclasses.replace(value, shared=other) if other else None
            case ir.Window(tensor=tensor):
                other = _next(tensor, kernel.tensors, lambda t: (t.dtype, t.rows, t.cols, t.dimensions))
                new = dataclasses.replace(value, tensor=other) if other else None
        if new is not None:
            yield f"another {field.name}", dataclasses.replace(statement, **{field.name: new})
    if isinstance(statement, ir.Mma) and _tile(statement.a) == _tile(statement.b):
        yield "a and b exchanged", dataclasses.replace(statement, a=statement.b, b=statement.a)
    if isinstance(statement, ir.Mma) and statement.scales:
        yield from _other_scales(statement, tiles)
    if isinstance(statement, ir.Asm):
        for index, (name, value) in enumerate(statement.operands):
            if isinstance(value, ir.Registers):
                registers = [v for s in statements(kernel.body) if isinstance(s, ir.Asm) for _, v in s.operands if isinstance(v, ir.Registers)]
                other = _next(value, registers, lambda r: r.dwords)
                if other is not None:
                    yield f"another {name}", dataclasses.replace(statement, operands=_with_operand(statement, index, other))


def _other_scales(product: ir.Mma, tiles: Sequence[ir.Tile]) -> Iterator[tuple[str, Any]]:
    """The scales of A and of B exchanged; those of one for both; and other scales for one."""
    of_a, of_b = product.scales
    if _tile(of_a) == _tile(of_b):
        for text, scales in (("exchanged", (of_b, of_a)), ("of a for both", (of_a, of_a)), ("of b for both", (of_b, of_b))):
            yield f"scales {text}", dataclasses.replace(product, scales=scales)
    for index, scales in enumerate(product.scales):
        other = _next(scales, tiles, _tile)
        if other is not None:
            yield f"other scales {index}", dataclasses.replace(product, scales=(*product.scales[:index], other, *product.scales[index + 1 :]))


def _with_operand(statement: ir.Asm, index: int, value: ir.AsmOperand) -> tuple[tuple[str, ir.AsmOperand], ...]:
    operands = statement.operands
    return (*operands[:index], (operands[index][0], value), *operands[index + 1 :])


def fetch_into_others(kernel: ir.KernelIR) -> Made:
    """The registers of another fetched tile of the same shape; and a fetch exchanged with the commit of its registers."""
    fetched = [statement.dst for statement in statements(kernel.body) if isinstance(statement, ir.Fetch)]
    for way, number, body, statement in places(kernel):
        if not isinstance(statement, ir.Fetch):
            continue
        tile = statement.dst
        other = _next(tile, fetched, lambda s: (s.shared.dtype, s.shared.rows, s.shared.cols, s.warps, s.part))
        if other is not None:
            yield f"{at(statement)}, into other registers", replaced(kernel, way, number, dataclasses.replace(statement, dst=other))
        commit = next((n for n, one in enumerate(body) if isinstance(one, ir.Commit) and one.src is tile), None)
        if commit is not None:
            exchanged = [*body]
            exchanged[number], exchanged[commit] = body[commit], statement
            yield f"{at(statement)}, exchanged with its commit", with_body(kernel, with_list(kernel.body, way, tuple(exchanged)))


def fetch_at_another_distance(kernel: ir.KernelIR) -> Made:
    """A fetch inside a loop for the step before or after, as far as the loop has one: round about at its ends."""
    for way, number, _, statement in places(kernel):
        loop = _loop_around(kernel, way)
        if not isinstance(statement, ir.Fetch) or loop is None:
            continue
        steps = ex.number(loop.trips)
        for by in (1, -1):
            other = ex.binary("%", ex.binary("+", loop.var, by + steps), steps)
            window = mapped(statement.src, lambda value, loop=loop, other=other: ex.substitute(value, {loop.var: other}))
            if window != statement.src:
                yield f"{at(statement)}, {by:+}", replaced(kernel, way, number, dataclasses.replace(statement, src=window))


def _loop_around(kernel: ir.KernelIR, way: Arms) -> ir.For | None:
    """The innermost loop around a list of statements."""
    known = dict(lists(kernel.body))
    around = (known[way[:depth]][way[depth][0]] for depth in reversed(range(len(way))))
    return next((statement for statement in around if isinstance(statement, ir.For)), None)


def swap_buffers(kernel: ir.KernelIR) -> Made:
    """The next buffer of the same shared tile."""
    for way, number, _, statement in places(kernel):
        for field in dataclasses.fields(statement):
            value = getattr(statement, field.name)
            if isinstance(value, ir.Region) and value.shared.buffers > 1:
                new = dataclasses.replace(value, buffer=_turned(value.buffer, value.shared))
                yield at(statement), replaced(kernel, way, number, dataclasses.replace(statement, **{field.name: new}))
        if isinstance(statement, ir.Asm):
            changed = mapped(statement, _other_addresses)
            if changed != statement:
                yield at(statement), replaced(kernel, way, number, changed)


def late_buffer(kernel: ir.KernelIR) -> Made:
    """The next buffer of the same shared tile, from the step on at which a loop has been through all buffers."""
    for way, number, _, statement in places(kernel):
        loop = next((one for one in _around(kernel.body, way) if isinstance(one, ir.For)), None)
        for field in dataclasses.fields(statement) if loop is not None else ():
            value = getattr(statement, field.name)
            if isinstance(value, ir.Region) and value.shared.buffers > 1:
                late = ex.binary(">=", loop.var, value.shared.buffers)
                buffer = ex.binary("%", ex.binary("+", value.buffer, late), value.shared.buffers)
                new = dataclasses.replace(statement, **{field.name: dataclasses.replace(value, buffer=buffer)})
                yield f"{at(statement)}, {field.name}", replaced(kernel, way, number, new)


def _around(body: Body, way: Arms) -> Iterator[ir.Statement]:
    """The statements around the list at the end of the way, outermost first."""
    for number, arm in way:
        yield body[number]
        body = arms(body[number])[arm]


def _turned(buffer: ir.Expr, shared: ir.Shared) -> ir.Expr:
    return ex.binary("%", ex.binary("+", buffer, 1), shared.buffers)


def _other_addresses(value: ir.Expr) -> ir.Expr:
    if isinstance(value, ir.SharedAddress):
        return ir.SharedAddress(value.shared, _turned(value.buffer, value.shared)) if value.shared.buffers > 1 else value
    return ex.over_parts(value, _other_addresses)


# ---------------------------------------------------------------------------------------------------------- conditions

_OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}


def change_condition(kernel: ir.KernelIR) -> Made:
    """Of a branch or role: the opposite, none (its statements are done by all), one that never holds, one warp or step more or less, another role."""
    for way, number, _, branch in places(kernel):
        if not isinstance(branch, ir.If):
            continue
        yield f"{at(branch)}, for all", _with_participants(replaced(kernel, way, number, *branch.then))
        yield f"{at(branch)}, for none", _with_participants(replaced(kernel, way, number, *branch.otherwise))
        for text, condition in _conditions(branch.condition):
            changed = replaced(kernel, way, number, dataclasses.replace(branch, condition=condition))
            yield f"{at(branch)}, {text}", _with_participants(changed)


def _conditions(condition: ir.Expr) -> Iterator[tuple[str, ir.Expr]]:
    if not isinstance(condition, ir.Binary) or condition.op not in _OPPOSITE:
        yield "the opposite", ex.binary("==", condition, 0)
        return
    made = [("the opposite", ir.Binary(_OPPOSITE[condition.op], condition.left, condition.right))]
    made += [(f"right side {by:+}", ir.Binary(condition.op, condition.left, ex.binary("+", condition.right, by))) for by in (1, -1)]
    for text, new in made:
        if {ex.binary(new.op, new.left, new.right)} - {ir.Const(0), ir.Const(1)}:  # else it is one for all or none
            yield text, new


def _with_participants(kernel: ir.KernelIR) -> ir.KernelIR:
    """The warps of copies done together, as the front end finds them: those for which no condition around is false."""
    warp = ex.warp_variable(kernel.warps)

    def those(conditions: tuple[ir.Expr, ...]) -> tuple[int, ...]:
        return tuple(w for w in range(kernel.warps) if not any(ex.substitute(c, {warp: ex.const(w)}) == ir.Const(0) for c in conditions))

    def block(body: Body, conditions: tuple[ir.Expr, ...]) -> Iterator[ir.Statement]:
        for statement in body:
            match statement:
                case ir.LoadShared():
                    if those(conditions):
                        yield dataclasses.replace(statement, warps=those(conditions))
                case ir.For():
                    yield dataclasses.replace(statement, phases=tuple(tuple(block(phase, conditions)) for phase in statement.phases))
                case ir.If(condition=condition):
                    then, otherwise = ((*conditions, condition), (*conditions, ex.binary("==", condition, 0)))
                    yield dataclasses.replace(statement, then=tuple(block(statement.then, then)), otherwise=tuple(block(statement.otherwise, otherwise)))
                case _:
                    yield statement

    return dataclasses.replace(kernel, body=tuple(block(kernel.body, ())))


# ------------------------------------------------------------------------------------------------- statements and loops

_DROPPED = (
    ir.LoadShared,
    ir.Fetch,
    ir.Commit,
    ir.LoadTile,
    ir.LoadGlobal,
    ir.Zero,
    ir.Mma,
    ir.SwapLayout,
    ir.Cast,
    ir.Elementwise,
    ir.Reduce,
    ir.StoreShared,
    ir.StoreTile,
    ir.Unpack,
    ir.Asm,
)


def drop_statement(kernel: ir.KernelIR) -> Made:
    for way, number, _, statement in places(kernel):
        if isinstance(statement, _DROPPED):
            yield f"{at(statement)}, {type(statement).__name__}", replaced(kernel, way, number)


def duplicate(kernel: ir.KernelIR) -> Made:
    """A product or a store done twice."""
    for way, number, _, statement in places(kernel):
        if isinstance(statement, ir.Mma | ir.StoreTile):
            yield f"{at(statement)}, {type(statement).__name__}", replaced(kernel, way, number, statement, dataclasses.replace(statement))


def swap_phases(kernel: ir.KernelIR) -> Made:
    for way, number, _, loop in places(kernel):
        if isinstance(loop, ir.For):
            for one, other in itertools.combinations(range(len(loop.phases)), 2):
                phases = list(loop.phases)
                phases[one], phases[other] = phases[other], phases[one]
                yield f"{at(loop)}, phases {one} and {other}", replaced(kernel, way, number, dataclasses.replace(loop, phases=tuple(phases)))


def change_trips(kernel: ir.KernelIR) -> Made:
    """A loop of one step more or less."""
    for way, number, _, loop in places(kernel):
        if isinstance(loop, ir.For):
            for by in (1, -1):
                trips = ex.binary("+", loop.trips, by)
                limit = None if loop.var.limit is None else ex.binary("+", loop.var.limit, by)
                var = dataclasses.replace(loop.var, high=max(0, ex.bounds(trips)[1] - 1), limit=limit)
                phases = mapped(loop.phases, lambda value, var=var, loop=loop: ex.substitute(value, {loop.var: var}))
                changed = replaced(kernel, way, number, dataclasses.replace(loop, var=var, trips=trips, phases=phases))
                yield f"{at(loop)}, {ex.number(trips) if limit is None else f'{by:+}'} steps", _with_participants(changed)


# ------------------------------------------------------------------------------------------------------------ contracts

_WEAKENED = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
_OTHER = {"+": "-", "-": "+", "*": "+", "/": "*", "maximum": "minimum", "minimum": "maximum", "exp": "neg", "gelu": "neg", "gelu_tanh": "neg"}


def weaken_comparison(kernel: ir.KernelIR) -> Made:
    """`<` for `<=` and the like, in the condition of a branch, under `and` and `or` too."""

    def variants(condition: ir.Expr) -> Iterator[tuple[str, ir.Expr]]:
        if not isinstance(condition, ir.Binary):
            return
        if condition.op in _WEAKENED:
            yield f"{_WEAKENED[condition.op]} for {condition.op}", ir.Binary(_WEAKENED[condition.op], condition.left, condition.right)
        for text, left in variants(condition.left):
            yield text, ir.Binary(condition.op, left, condition.right)
        for text, right in variants(condition.right):
            yield text, ir.Binary(condition.op, condition.left, right)

    for way, number, _, branch in places(kernel):
        if isinstance(branch, ir.If):
            for text, condition in variants(branch.condition):
                if {ex.binary(condition.op, condition.left, condition.right)} - {ir.Const(0), ir.Const(1)}:
                    changed = replaced(kernel, way, number, dataclasses.replace(branch, condition=condition))
                    yield f"{at(branch)}, {text}", _with_participants(changed)


def keep_for_store(kernel: ir.KernelIR) -> Made:
    """What a store writes keeps its value, and td.keep says so; and a kept piece is stored to."""
    stores = [statement for statement in statements(kernel.body) if isinstance(statement, ir.StoreTile)]
    for way, number, _, statement in places(kernel):
        if isinstance(statement, ir.StoreTile):
            yield f"{at(statement)}, kept", replaced(kernel, way, number, ir.Keep(statement.span, statement.calls, statement.dst))
        if isinstance(statement, ir.Keep):
            for store in stores:
                if (store.dst.rows, store.dst.cols) == (statement.window.rows, statement.window.cols):
                    new = dataclasses.replace(store, dst=statement.window)
                    yield f"{at(statement)}, stored", replaced(kernel, way, number, new)


def change_arithmetic(kernel: ir.KernelIR) -> Made:
    """Another number, another operation, or the operands of - and / exchanged, before a store."""

    def variants(value: ir.Element) -> Iterator[tuple[str, ir.Element]]:
        match value:
            case ir.Number(value=number):
                yield f"{number + 0.5} for {number}", ir.Number(number + 0.5)
            case ir.Apply(op=op, operands=operands):
                if op in _OTHER:
                    yield f"{_OTHER[op]} for {op}", ir.Apply(_OTHER[op], operands)
                if op in ("-", "/"):
                    yield f"{op} exchanged", ir.Apply(op, operands[::-1])
                for index, operand in enumerate(operands):
                    for text, new in variants(operand):
                        yield text, ir.Apply(op, (*operands[:index], new, *operands[index + 1 :]))

    for way, number, _, statement in places(kernel):
        if isinstance(statement, ir.Elementwise):
            for text, value in variants(statement.value):
                yield f"{at(statement)}, {text}", replaced(kernel, way, number, dataclasses.replace(statement, value=value))


_OTHER_REDUCTION = {"maximum": ("minimum", "+"), "minimum": ("maximum", "+"), "+": ("maximum", "minimum")}


def change_reduction(kernel: ir.KernelIR) -> Made:
    """A minimum or a sum for a maximum and so on; without what the vector held before, or with it."""
    for way, number, _, statement in places(kernel):
        if isinstance(statement, ir.Reduce):
            for op in _OTHER_REDUCTION[statement.op]:
                yield f"{at(statement)}, {op} for {statement.op}", replaced(kernel, way, number, dataclasses.replace(statement, op=op))
            word = "anew" if statement.goes_on else "goes on"
            yield f"{at(statement)}, {word}", replaced(kernel, way, number, dataclasses.replace(statement, goes_on=not statement.goes_on))


def change_mask(kernel: ir.KernelIR) -> Made:
    """In td.where: `<` for `<=` and the like, rows and columns exchanged, a place one further, and the values exchanged."""

    def places_of(expr: ir.Expr) -> Iterator[tuple[str, ir.Expr]]:
        yield "rows and columns exchanged", ex.substitute(expr, {ir.ROW: ir.COLUMN, ir.COLUMN: ir.ROW})
        yield "one row further", ex.substitute(expr, {ir.ROW: ex.binary("+", ir.ROW, 1)})
        yield "one column further", ex.substitute(expr, {ir.COLUMN: ex.binary("+", ir.COLUMN, 1)})
        if isinstance(expr, ir.Binary) and expr.op in _WEAKENED:
            yield f"{_WEAKENED[expr.op]} for {expr.op}", ir.Binary(_WEAKENED[expr.op], expr.left, expr.right)

    def variants(value: ir.Element) -> Iterator[tuple[str, ir.Element]]:
        match value:
            case ir.OfPlace(value=expr, is_truth=is_truth):
                for text, changed in places_of(expr):
                    if changed != expr:
                        yield text, ir.OfPlace(changed, is_truth)
            case ir.Apply(op=op, operands=operands):
                if op == "where":
                    yield "values exchanged", ir.Apply(op, (operands[0], operands[2], operands[1]))
                if op in _WEAKENED:
                    yield f"{_OPPOSITE[op]} for {op}", ir.Apply(_OPPOSITE[op], operands)
                for index, operand in enumerate(operands):
                    for text, new in variants(operand):
                        yield text, ir.Apply(op, (*operands[:index], new, *operands[index + 1 :]))

    for way, number, _, statement in places(kernel):
        if isinstance(statement, ir.Elementwise):
            for text, value in variants(statement.value):
                yield f"{at(statement)}, {text}", replaced(kernel, way, number, dataclasses.replace(statement, value=value))


def move_own_read(kernel: ir.KernelIR) -> Made:
    """A read of an output before the nearest store to the output in the same list, or behind it."""
    for way, number, body, statement in places(kernel):
        read = {window.tensor for window in statement.effects.windows_read} if not arms(statement) else set()
        for other, store in enumerate(body):
            if isinstance(store, ir.StoreTile) and store.dst.tensor in read:
                without = [*body[:number], *body[number + 1 :]]
                new = (*without[:other], statement, *without[other:])
                word = "before" if other < number else "behind"
                yield f"{at(statement)}, {word} line {store.span.line}", with_body(kernel, with_list(kernel.body, way, new))


# --------------------------------------------------------------------------------- integers of memory, sums of parts, packed numbers


def read_another(kernel: ir.KernelIR) -> Made:
    """The next element of the tensor or the one before, or what another td.read reads, wherever the integer is used."""
    found = [statement for statement in statements(kernel.body) if isinstance(statement, ir.ReadInteger)]
    for read in found:
        for by in (1, -1):
            new = dataclasses.replace(read.value, index=ex.binary("+", read.value.index, by))
            window = dataclasses.replace(read.src, col=ex.binary("+", read.src.col, by))
            body = tuple(dataclasses.replace(s, value=new, src=window) if s is read else _with_integer(s, {read.value: new}) for s in kernel.body)
            yield f"{at(read)}, {read.value.name} at {by:+}", with_body(kernel, body)
    for one, other in itertools.combinations(found, 2):
        swapped = {one.value: other.value, other.value: one.value}
        body = tuple(statement if statement in (one, other) else _with_integer(statement, swapped) for statement in kernel.body)
        yield f"{at(one)}, {one.value.name} and {other.value.name} exchanged", with_body(kernel, body)


def _with_integer(statement: ir.Statement, values: dict[ir.Expr, ir.Expr]) -> ir.Statement:
    loops = {s.var: s.var.limit for s in statements((statement,)) if isinstance(s, ir.For) and s.var.limit is not None}
    moved: dict[ir.Expr, ir.Expr] = {var: dataclasses.replace(var, limit=ex.substitute(limit, values)) for var, limit in loops.items()}
    made: ir.Statement = mapped(statement, lambda expr: ex.substitute(expr, {**values, **moved}))
    return made


def cut_elsewhere(kernel: ir.KernelIR) -> Made:
    """A store that ends a row earlier or later, or is not cut."""
    for way, number, _, statement in places(kernel):
        if isinstance(statement, ir.StoreTile) and statement.dst.end is not None:
            ends = [(f"end {by:+}", ex.binary("+", statement.dst.end, by)) for by in (1, -1, 16)]
            for text, end in (*ends, ("not cut", None)):
                new = dataclasses.replace(statement, dst=dataclasses.replace(statement.dst, end=end))
                yield f"{at(statement)}, {text}", replaced(kernel, way, number, new)


def change_part(kernel: ir.KernelIR) -> Made:
    """Another part of a sum, another number of parts, and a store in place of an addition."""
    for way, number, _, statement in places(kernel):
        if isinstance(statement, ir.StoreTile) and statement.part is not None:
            for text, changes in (
                ("the next part", {"part": ex.binary("+", statement.part, 1)}),
                ("part 0", {"part": ex.const(0)}),
                ("a part more", {"parts": statement.parts + 1}),
                ("a part less", {"parts": statement.parts - 1}),
                ("stored", {"part": None, "parts": 0}),
            ):
                yield f"{at(statement)}, {text}", replaced(kernel, way, number, dataclasses.replace(statement, **changes))


def change_unpacking(kernel: ir.KernelIR) -> Made:
    """No zero point, or another one."""
    for way, number, _, statement in places(kernel):
        if isinstance(statement, ir.Unpack):
            for zero in (0.0, 1.0, 8.0):
                if zero != statement.zero:
                    yield f"{at(statement)}, less {zero:g}", replaced(kernel, way, number, dataclasses.replace(statement, zero=zero))


OPERATORS: dict[str, Callable[[ir.KernelIR], Made]] = {
    "drop a barrier": drop_barrier,
    "move a barrier": move_barrier,
    "drop a wait": drop_wait,
    "weaken a wait": weaken_wait,
    "move a wait": move_wait,
    "shift a coordinate": shift_coordinate,
    "move a read one phase": move_read,
    "swap tiles": swap_tiles,
    "swap buffers": swap_buffers,
    "swap buffers late": late_buffer,
    "fetch into other registers": fetch_into_others,
    "fetch at another distance": fetch_at_another_distance,
    "change a role or condition": change_condition,
    "drop a statement": drop_statement,
    "do it twice": duplicate,
    "swap phases": swap_phases,
    "one step more or less": change_trips,
    "weaken a comparison": weaken_comparison,
    "keep in place of a store": keep_for_store,
    "change the arithmetic": change_arithmetic,
    "change a reduction": change_reduction,
    "change a mask": change_mask,
    "move a read of an output": move_own_read,
    "read another integer": read_another,
    "cut a store elsewhere": cut_elsewhere,
    "change a part of a sum": change_part,
    "change what is unpacked": change_unpacking,
}
