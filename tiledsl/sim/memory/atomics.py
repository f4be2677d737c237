"""Atomic operations: what a lane reads is what stood there before its own change."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tiledsl.sim.state.arithmetic import Array

if TYPE_CHECKING:
    from tiledsl.sim.state.wave import Wave

Change = Callable[..., Array]  # (context, what is there, the operand or the two of them) → what is there after


def changed_in_turn(
    w: Wave, view: Array, index: Array, lanes: Array, change: Change | None, data: Any, result: Array
) -> None:
    """Change the elements of `view` that active lanes name, lanes that name the same one after another, the lowest
    first; `result` gets what stood there.

    `data` is the operand, or a pair of them; without a change what to put there and what must be there.
    """
    xp = w.xp
    left = xp.flatnonzero(lanes)
    places = xp.broadcast_to(index, lanes.shape).reshape(-1)
    operands = [
        xp.broadcast_to(part, lanes.shape).reshape(-1) for part in (data if isinstance(data, tuple) else (data,))
    ]
    found = result.reshape(-1)
    while left.size:
        _, first = xp.unique(places[left], return_index=True)
        chosen = left[first]
        old = view[places[chosen]]
        found[chosen] = old
        given = [operand[chosen] for operand in operands]
        view[places[chosen]] = (
            change(w, old, *given) if change is not None else xp.where(old == given[1], given[0], old)
        )
        left = xp.delete(left, first)
