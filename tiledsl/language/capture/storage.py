"""Registers of fetched tiles that a loop or a branch binds anew: a later fetch takes the registers of earlier data.

td.fetch makes registers of its own. A loop carries its names from step to step, and after a branch a name is one
value, so the registers must be the same in every step and in both arms. A fetch of the loop's body, or of an arm,
therefore takes registers whose data no statement behind the fetch uses. Names that still hold the earlier data may not
be used any more (TD165).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence

from tiledsl.diagnostics.diagnostic import Span
from tiledsl.ir import nodes as ir
from tiledsl.language.capture.host_state import NOTHING, Key, Path, Saved, State, form
from tiledsl.language.recording.capture import Capture
from tiledsl.language.values.tiles import StagedTile

Body = tuple[ir.Statement, ...]
Taken = dict[ir.Staged, ir.Staged]  # a fetched tile, and the earlier one whose registers it takes
Place = tuple[Key, Path]


def reused_in_step(
    capture: Capture, body: Body, states: Sequence[State], carried: Callable[[Key], bool], made: int
) -> tuple[Body, State]:
    """Let the fetches of a loop's step take registers that are free at the end of the step.

    The statements are returned, and the state at the end of the step, with the registers that the fetches take. The
    last of the `states` is that at the end of the step; the first is that before the loop, and those between are at the
    ends of earlier steps. `carried` says which names the next step takes over. The fetched tiles of the step begin with
    number `made`.
    """
    *earlier, end = states
    held = {tile: at for at, tile in reversed(list(_fetched(end, carried)))}
    fresh = [tile for tile in held if tile.index >= made]
    if not fresh:
        return body, end
    before = dict(_fetched(earlier[-1], carried))
    known = dict.fromkeys(tile for state in earlier for _, tile in _fetched(state, carried))
    taken: Taken = {}
    for tile in fresh:
        # the registers that the name had before, if they are free: then the loop need not be unrolled
        free = [one for one in known if one not in held and one not in taken.values()]
        free.sort(key=lambda one: one is not before.get(held[tile]))
        other = next((one for one in free if _can_take(body, tile, one)), None)
        if other is not None:
            taken[tile] = other
    gone = {other: tile.span for tile, other in taken.items()}
    return renamed(capture, body, taken), _with_registers(end, taken, gone, _places(end, taken))


def reused_in_arms(
    capture: Capture,
    arms: tuple[Body, Body],
    ends: tuple[State, State],
    made: tuple[int, int],
    bound: Callable[[Key], bool],
) -> tuple[tuple[Body, Body], tuple[State, State]]:
    """Let both arms of a branch leave the registers of one fetch under each name, where one arm or both fetch.

    The fetched tiles of the first arm begin with the first number of `made`, those of the second arm with the second.
    `bound` says which names the branch can bind anew: other names keep the data that they hold.
    """
    taken: tuple[Taken, Taken] = ({}, {})
    kept_by_others = {tile for end in ends for tile in _fixed(end, bound)}
    for pair in _differing(*ends):
        for arm, (tile, other) in ((0, pair), (1, pair[::-1])):
            used = {*taken[0], *taken[1], *taken[0].values(), *taken[1].values(), *kept_by_others}
            if tile.index >= made[arm] > other.index and not used & {tile, other} and _can_take(arms[arm], tile, other):
                taken[arm][tile] = other
    both = {**taken[0], **taken[1]}
    if not both:
        return arms, ends
    gone = {other: tile.span for tile, other in both.items() if other.index < made[0]}
    kept = _places(ends[0], taken[0]) | _places(ends[1], taken[1])
    first, second = (renamed(capture, body, each) for body, each in zip(arms, taken, strict=True))
    one, other_end = (_with_registers(end, both, gone, kept) for end in ends)
    return (first, second), (one, other_end)


# ------------------------------------------------------------------------------------------------------------- registers


def _can_take(body: Body, tile: ir.Staged, other: ir.Staged) -> bool:
    """Return whether the fetch of `tile` may load into the registers of `other`: nothing uses them behind the fetch.

    A loop inside the body that fetches may use them nowhere.
    """
    if (tile.shared, tile.warps, tile.part) != (other.shared, other.warps, other.part):
        return False
    fetched = False
    for statement in body:
        inside = [statement, *_inner(statement)]
        if isinstance(statement, ir.If) and not fetched and any(tile in one.effects.writes for one in inside):
            if not all(_can_take(arm, tile, other) for arm in statement.bodies):
                return False
            fetched = True
            continue
        fetched = fetched or any(tile in one.effects.writes for one in inside)
        if fetched and any(_uses(one, other) for one in inside):
            return False
    return True


def _inner(statement: ir.Statement) -> Iterator[ir.Statement]:
    for body in statement.bodies:
        for one in body:
            yield one
            yield from _inner(one)


def _uses(statement: ir.Statement, tile: ir.Staged) -> bool:
    effects = statement.effects
    return any(tile is one for one in (*effects.reads, *effects.writes, *effects.waits_for))


def renamed(capture: Capture, body: Body, taken: Taken) -> Body:
    """Return the statements with the registers that the fetches take, and forget those that they do not need."""
    if not taken:
        return body
    for tile, other in taken.items():
        capture.staged[tile.index] = other
        capture.names.pop(tile, None)
    return tuple(_renamed(statement, taken) for statement in body)


def _renamed(statement: ir.Statement, taken: Taken) -> ir.Statement:
    match statement:
        case ir.Fetch(dst=tile) if tile in taken:
            return dataclasses.replace(statement, dst=taken[tile])
        case ir.Commit(src=tile) if tile in taken:
            return dataclasses.replace(statement, src=taken[tile])
        case ir.WaitFor(values=values) if not taken.keys().isdisjoint(values):
            held = (taken.get(value, value) if isinstance(value, ir.Staged) else value for value in values)
            return dataclasses.replace(statement, values=tuple(dict.fromkeys(held)))
        case ir.For(phases=phases):
            return dataclasses.replace(statement, phases=tuple(_all_renamed(phase, taken) for phase in phases))
        case ir.If(then=then, otherwise=otherwise):
            return dataclasses.replace(
                statement, then=_all_renamed(then, taken), otherwise=_all_renamed(otherwise, taken)
            )
    return statement


def _all_renamed(body: Body, taken: Taken) -> Body:
    return tuple(_renamed(statement, taken) for statement in body)


# ------------------------------------------------------------------------------------------------------------ the state


def _fetched(state: State, wanted: Callable[[Key], bool]) -> Iterator[tuple[Place, ir.Staged]]:
    """Yield the places in the state that hold a fetched tile, with the tile, for the names that are wanted."""
    for key, saved in state.items():
        if wanted(key):
            yield from (((key, path), tile) for path, tile in _leaves(saved))


def _leaves(saved: Saved, path: Path = ()) -> Iterator[tuple[Path, ir.Staged]]:
    if isinstance(saved.value, StagedTile) and saved.value.replaced is None:
        yield path, saved.value.node
    for number, item in enumerate(saved.items or ()):
        yield from _leaves(item, (*path, number))


def _fixed(state: State, bound: Callable[[Key], bool]) -> Iterator[ir.Staged]:
    """Yield the fetched tiles of the names that a branch cannot bind anew; it can change what is in their lists."""
    left = [saved for key, saved in state.items() if not bound(key)]
    while left:
        saved = left.pop()
        yield from (tile for path, tile in _leaves(saved) if not path)
        left += () if saved.mutable else saved.items or ()


def _differing(one: State, other: State) -> Iterator[tuple[ir.Staged, ir.Staged]]:
    """Yield the pairs of different fetched tiles that the two arms of a branch leave at one place."""
    for key in one:
        yield from _pairs(one[key], other.get(key, NOTHING))


def _pairs(one: Saved, other: Saved) -> Iterator[tuple[ir.Staged, ir.Staged]]:
    tiles = [tile for saved in (one, other) for path, tile in _leaves(saved) if not path]
    if len(tiles) == 2 and tiles[0] is not tiles[1]:
        yield tiles[0], tiles[1]
    if one.same_structure(other):
        for a, b in zip(one.items or (), other.items or (), strict=True):
            yield from _pairs(a, b)


def _mapped(state: State, leaf: Callable[[Saved, Place], Saved]) -> State:
    """Return the state with other values at its leaves."""
    return {key: _mapped_value(saved, key, (), leaf) for key, saved in state.items()}


def _mapped_value(saved: Saved, key: Key, path: Path, leaf: Callable[[Saved, Place], Saved]) -> Saved:
    if saved.items is None:
        return leaf(saved, (key, path))
    items = tuple(_mapped_value(item, key, (*path, n), leaf) for n, item in enumerate(saved.items))
    return dataclasses.replace(saved, items=items)


def _places(state: State, taken: Taken) -> frozenset[Place]:
    return frozenset(at for at, tile in _fetched(state, lambda key: True) if tile in taken)


def _with_registers(state: State, taken: Taken, gone: Mapping[ir.Staged, Span], kept: frozenset[Place]) -> State:
    """Return the state with the registers that the fetches take.

    `kept` are the places of the fetched data. Other places that hold registers of `gone` hold data that are replaced.
    """

    def value(saved: Saved, at: Place) -> Saved:
        held = saved.value
        if not isinstance(held, StagedTile) or held.replaced is not None:
            return saved
        if at in kept:
            held.node = taken.get(held.node, held.node)  # whoever else has the handle, has these registers too
            return Saved(held, form(held))
        if held.node in gone:
            held = StagedTile(held.node, gone[held.node])
        return Saved(held, form(held))

    return _mapped(state, value)
