"""Register tiles that a loop carries from step to step: on how many of them a result depends.

A value may be handed on from tile to tile, one step after the other, before it changes a result. It may also be handed
on within a tile, from element to element, where a tile depends on itself through an operand of a product, a transposed
tile or a reduction: then nothing is known of the number of steps.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping

from tiledsl.ir import nodes as ir
from tiledsl.ir.walk import statements

_Sources = dict[ir.Tile, bool]  # carried tiles, and whether their elements are at other places
_State = dict[ir.Tile, _Sources]


def carried_tiles(loop: ir.For) -> set[ir.Tile]:
    """Return the tiles that a loop writes, and may read before it has written them in a step."""
    inside = {tile for phase in loop.phases for one in statements(phase) for tile in one.effects.tiles_written}
    return inside & {tile for phase in loop.phases for tile in _read_first(phase, frozenset())}


def _read_first(body: Iterable[ir.Statement], written: frozenset[ir.Tile]) -> Iterator[ir.Tile]:
    """Yield the tiles that a body may read before it has written them; `written` are those written before."""
    for statement in body:
        for inner in statement.bodies:
            yield from _read_first(inner, written)
        if not statement.bodies:
            yield from (tile for tile in statement.effects.tiles_read if tile not in written)
            written |= frozenset(statement.effects.tiles_written)


def most_in_a_result(kernel: ir.KernelIR, tiles: set[ir.Tile]) -> int:
    """Return how many of the tiles a stored tile depends on, at most: in whichever order the statements run."""
    some = list(statements(kernel.body))
    if any(isinstance(one, ir.StoreShared | ir.Asm) for one in some):
        return len(tiles)
    read: defaultdict[ir.Tile, set[ir.Tile]] = defaultdict(set)
    for one in some:
        for tile in one.effects.tiles_written:
            read[tile].update(one.effects.tiles_read)
    stored = (tile for one in some if not one.effects.tiles_written for tile in one.effects.tiles_read)
    return max((len(tiles & _reached(tile, read)) for tile in stored), default=len(tiles))


def _reached(tile: ir.Tile, read: Mapping[ir.Tile, Iterable[ir.Tile]]) -> set[ir.Tile]:
    """Return the tiles that a tile is computed from, and the tile."""
    found, pending = {tile}, [tile]
    while pending:
        new = set(read.get(pending.pop(), ())) - found
        found |= new
        pending += new
    return found


def moves_elements(loop: ir.For, carried: set[ir.Tile]) -> bool:
    """Return whether an element of a carried tile may depend, some steps later, on another element of the tile."""
    state: _State = {tile: {tile: False} for tile in carried}
    for phase in loop.phases:
        _run(phase, state)
    sources = {tile: state[tile] for tile in carried}
    return any(
        moved and tile in _reached(source, sources) for tile in carried for source, moved in sources[tile].items()
    )


def _run(body: Iterable[ir.Statement], state: _State) -> None:
    """Follow the sources of tiles through statements."""
    for one in body:
        if one.bodies:
            ends = []
            for inner in one.bodies:
                end = dict(state)
                _run(inner, end)
                ends.append(end)
            for end in (state, *ends):
                for tile, sources in end.items():
                    state[tile] = _joined(state.get(tile, {}), sources)
            continue
        made: _Sources = {}
        for tile in one.effects.tiles_read:
            made = _joined(
                made, {source: moved or _moves(one, tile, source) for source, moved in state.get(tile, {}).items()}
            )
        for tile in one.effects.tiles_written:
            state[tile] = made


def _joined(one: _Sources, other: _Sources) -> _Sources:
    return {tile: one.get(tile, False) or other.get(tile, False) for tile in (*one, *other)}


def _moves(statement: ir.Statement, tile: ir.Tile, source: ir.Tile) -> bool:
    """Return whether elements of `source`, of which a tile is computed, get to other places in the result."""
    if isinstance(statement, ir.Mma):
        return tile != statement.acc or tile in (statement.a, statement.b)
    if isinstance(statement, ir.Reduce):
        along = source.rows if statement.axis == "col" else source.cols
        of_vector = (statement.dst.rows, statement.dst.cols)
        return tile == statement.src and (along > 1 or (source.rows, source.cols) != of_vector)
    return isinstance(statement, ir.Turn)
