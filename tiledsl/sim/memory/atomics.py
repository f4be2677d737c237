"""Atomic operations: a lane reads the value that stood in memory before its own change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tiledsl.sim.state.arithmetic import Arithmetic, Array

Change = Callable[..., Array]  # (arithmetic, the old value, the operand or the pair of operands) → the new value


def changed_in_turn(
    arithmetic: Arithmetic, view: Array, index: Array, lanes: Array, change: Change | None, data: Any, result: Array
) -> None:
    """Change the elements of `view` that active lanes name, and put the old values into `result`.

    Lanes that name the same element take turns, the lowest lane first. `data` is the operand, or a pair of operands;
    without a `change` the pair of the new value and the value that must be there for the exchange.
    """
    xp = arithmetic.xp
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
            change(arithmetic, old, *given) if change is not None else xp.where(old == given[1], given[0], old)
        )
        left = xp.delete(left, first)
