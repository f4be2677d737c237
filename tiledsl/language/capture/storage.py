"""Registers of fetched tiles that a loop or a branch binds anew: a later fetch takes the registers of earlier data.

td.fetch makes registers of its own. A loop carries its names from step to step, and after a branch a name is one
value, so the registers must be the same in every step and in both arms. A fetch of the loop's body, or of an arm,
therefore takes registers whose data no statement behind the fetch uses. Names that still hold the earlier data may not
be used any more (TD165).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Sequence

from tiledsl.ir import nodes as ir
from tiledsl.ir.walk import rewritten
from tiledsl.language.capture.host_state import Key, Path, Saved, State, form, snapshot
from tiledsl.language.recording.capture import Capture
from tiledsl.language.recording.copies_in_flight import Held
from tiledsl.language.values.tiles import StagedTile

Body = tuple[ir.Statement, ...]
Place = tuple[Key, Path]


def reused_in_step(
    capture: Capture, body: Body, earlier: Sequence[State], carried: Callable[[Key], bool], made: int
) -> tuple[Body, State]:
    """Let the fetches of a loop's step take registers that are free at the end of the step.

    The statements are returned, and the state at the end of the step. The first of the `earlier` states is that before
    the loop, and the others are at the ends of earlier steps. `carried` says which names the next step takes over. The
    fetched tiles of the step begin with number `made`.
    """
    end = snapshot(capture, earlier[0])
    held = {tile: at for at, tile in reversed(list(_fetched(end, carried)))}
    fresh = [tile for tile in held if tile.index >= made]
    if not fresh:
        return body, end
    before = dict(_fetched(earlier[-1], carried))
    known = dict.fromkeys(tile for state in earlier for _, tile in _fetched(state, carried))
    taken: Held = {}
    for tile in fresh:
        # the registers that the name had before, if they are free: then the loop need not be unrolled
        free = [one for one in known if one not in held and one not in taken.values()]
        free.sort(key=lambda one: one is not before.get(held[tile]))
        other = next((one for one in free if _can_take(body, tile, one)), None)
        if other is not None:
            taken[tile] = other
    return _take(capture, body, taken), snapshot(capture, earlier[0])


def holds(capture: Capture, state: State) -> None:
    """Let the registers of fetched tiles hold the data that they hold in this state."""
    for saved in state.values():
        for tile in _handles(saved):
            capture.copies.last[tile.node] = tile.fetched


@dataclasses.dataclass(frozen=True)
class Arm:
    """One arm of a branch: its statements, the state at its end, and the number of its first fetched tile.

    `last` says whose data the registers of fetched tiles hold at the end.
    """

    body: Body
    end: State
    made: int
    last: Held


def reused_in_arms(capture: Capture, first: Arm, second: Arm, before: Held) -> tuple[Arm, Arm]:
    """Let both arms of a branch leave the same registers under each name, where one or both arms fetch.

    `before` says whose data the registers of fetched tiles hold before the branch.
    """
    arms, taken = (first, second), (Held(), Held())
    for pair in _differing(first.end, second.end):
        for arm, mine, (tile, other) in zip(arms, taken, (pair, pair[::-1]), strict=True):
            used = {*taken[0], *taken[1], *taken[0].values(), *taken[1].values()}
            if tile.index >= arm.made > other.index and not used & {tile, other} and _can_take(arm.body, tile, other):
                mine[tile] = other
    arms = _taken(capture, first, taken[0]), _taken(capture, second, taken[1])
    capture.copies.last = _joined([arm.last for arm in arms], before)
    found = [{key: _mapped(saved, arm.last) for key, saved in arm.end.items()} for arm in arms]
    both = dict(_fetched(found[0], _every)).items() & dict(_fetched(found[1], _every)).items()
    joint = {at: StagedTile(capture.copies.held(tile), capture.copies) for at, tile in both}
    ends = [{key: _with_handles(saved, key, joint) for key, saved in end.items()} for end in found]
    return dataclasses.replace(arms[0], end=ends[0]), dataclasses.replace(arms[1], end=ends[1])


def _taken(capture: Capture, arm: Arm, taken: Held) -> Arm:
    """Return the arm with the registers that its fetches take."""
    last = arm.last | {registers: arm.last.get(copy, copy) for copy, registers in taken.items()}
    return dataclasses.replace(arm, body=_take(capture, arm.body, taken), last=last)


def _joined(last: Sequence[Held], before: Held) -> Held:
    """Return whose data the registers hold behind a branch, by the two arms: those of a fetch in either arm."""
    one, other = last
    every = dict.fromkeys((*one, *other))
    return {at: one.get(at, at) if one.get(at, at) is not before.get(at, at) else other.get(at, at) for at in every}


# ------------------------------------------------------------------------------------------------------------ registers


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


def _take(capture: Capture, body: Body, taken: Held) -> Body:
    """Return the statements with the registers that the fetches take, and forget those that they do not need."""
    for copy, registers in taken.items():
        capture.staged[copy.index] = registers
        capture.names.pop(copy, None)
        capture.copies.take(copy, registers)
    return _all_renamed(body, taken) if taken else body


def _all_renamed(body: Body, taken: Held) -> Body:
    def renamed(one: ir.Statement) -> Body | None:
        if isinstance(one, ir.Fetch):
            return (dataclasses.replace(one, dst=taken.get(one.dst, one.dst)),)
        if isinstance(one, ir.Commit):
            return (dataclasses.replace(one, src=taken.get(one.src, one.src)),)
        if isinstance(one, ir.WaitFor):
            held = (taken.get(value, value) if isinstance(value, ir.Staged) else value for value in one.values)
            return (dataclasses.replace(one, values=tuple(dict.fromkeys(held))),)
        is_simple = isinstance(one, ir.Simple)
        assert not (
            is_simple and any(isinstance(tile, ir.Staged) for tile in (*one.effects.reads, *one.effects.writes))
        )
        return None

    return rewritten(body, renamed)


# ------------------------------------------------------------------------------------------------------------ the state


def _every(key: Key) -> bool:
    return True


def _fetched(state: State, wanted: Callable[[Key], bool]) -> Iterator[tuple[Place, ir.Staged]]:
    """Yield the places in the state that hold fetched data, with their registers, for the names that are wanted."""
    for key, saved in state.items():
        if wanted(key):
            yield from (((key, path), tile) for path, tile in _leaves(saved))


def _leaves(saved: Saved, path: Path = ()) -> Iterator[tuple[Path, ir.Staged]]:
    if _is_fetched(saved):
        yield path, saved.value.node
    for number, item in enumerate(saved.items or ()):
        yield from _leaves(item, (*path, number))


def _handles(saved: Saved) -> Iterator[StagedTile]:
    if _is_fetched(saved):
        yield saved.value
    for item in saved.items or ():
        yield from _handles(item)


def _is_fetched(saved: Saved) -> bool:
    """Return whether the value was a fetched tile, with its data in the registers, when it was saved."""
    return isinstance(saved.value, StagedTile) and saved.form[0] == "registers"


def _differing(one: State, other: State) -> Iterator[tuple[ir.Staged, ir.Staged]]:
    """Yield the pairs of different registers that the two arms of a branch leave at one place."""
    there = dict(_fetched(other, _every))
    for at, tile in _fetched(one, _every):
        if at in there and there[at] is not tile:
            yield tile, there[at]


def _mapped(saved: Saved, last: Held) -> Saved:
    """Return the value as it is where the registers of fetched tiles hold the data of `last`."""
    if saved.items is not None:
        return dataclasses.replace(saved, items=tuple(_mapped(item, last) for item in saved.items))
    value = saved.value
    if not isinstance(value, StagedTile):
        return saved
    valid = last.get(value.node, value.node) is value.fetched
    return Saved(value, ("registers", StagedTile, value.node.index) if valid else ("replaced", value.fetched.index))


def _with_handles(saved: Saved, key: Key, joint: dict[Place, StagedTile], path: Path = ()) -> Saved:
    """Return the value with the handles of the data that both arms of a branch leave at their places."""
    if (key, path) in joint:
        return Saved(joint[key, path], form(joint[key, path]))
    if saved.items is None:
        return saved
    items = tuple(_with_handles(item, key, joint, (*path, n)) for n, item in enumerate(saved.items))
    return dataclasses.replace(saved, items=items)
