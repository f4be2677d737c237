"""What a kernel's Python code holds at a moment: the values of its local names and of every list, tuple and dict reachable from one, frozen for comparison."""

from __future__ import annotations

import dataclasses
import math
import types
from typing import Any

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.values import Scalar, SharedTile, SubTile, WindowRef

UNBOUND: Any = type("Unbound", (), {"__repr__": lambda self: "<unbound>"})()
MAX_PERIOD = 8


@dataclasses.dataclass(frozen=True)
class Saved:
    """A value as it was: `items` are a container's saved elements in order (keys in `keys` for a dict), `form` what makes two values the same."""

    value: Any
    form: Any
    items: tuple[Saved, ...] | None = None
    keys: tuple[Any, ...] = ()

    def same(self, other: Saved) -> bool:
        if self.items is None or other.items is None:
            return self.items is other.items and bool(self.form == other.form)
        return self.form == other.form and len(self.items) == len(other.items) and all(map(Saved.same, self.items, other.items))

    def alike(self, other: Saved) -> bool:
        """Whether both are containers of one kind, size and keys."""
        return self.items is not None and other.items is not None and self.form == other.form

    def number(self) -> ir.Expr | None:
        """The expression of an integer of Python's or the device's, None for anything else."""
        return self.form[1] if self.items is None and self.form[0] == "number" else None


NOTHING = Saved(UNBOUND, ("unbound",))


def save(value: Any, seen: tuple[int, ...] = ()) -> Saved:
    """The value, and all that containers in it hold, as it is now."""
    if isinstance(value, list | tuple | dict) and id(value) not in seen:
        inside = value.values() if isinstance(value, dict) else value
        items = tuple(save(item, (*seen, id(value))) for item in inside)
        keys = tuple(value) if isinstance(value, dict) else ()
        return Saved(value, (type(value), len(items), keys), items, keys)
    return Saved(value, _form(value))


def _form(value: Any) -> tuple[Any, ...]:
    match value:
        case _ if value is UNBOUND:
            return ("unbound",)
        case Scalar():
            return ("number", value.expr)
        case bool():
            return ("host", bool, value)
        case int():
            return ("number", ir.Const(value))
        case float() | str() | bytes() | None:
            return ("host", type(value), value)
        case SharedTile():
            return ("shared", value.node.index, value.buffer)
        case SubTile() | WindowRef():
            return ("place", value)
        case types.FunctionType():  # an inner `def` makes a new function at each step, of the same code
            return ("function", value.__code__)
    return ("object", id(value))


def restore(saved: Saved) -> Any:
    """Put the saved contents back into the containers, in place; tuples are as they were. Gives the value."""
    if saved.items is not None:
        contents = [restore(item) for item in saved.items]
        _fill(saved, contents)
    return saved.value


def _fill(saved: Saved, contents: list[Any]) -> None:
    if isinstance(saved.value, list):
        saved.value[:] = contents
    elif isinstance(saved.value, dict):
        saved.value.clear()
        saved.value.update(zip(saved.keys, contents, strict=True))


def replaced(saved: Saved, contents: list[Any]) -> Any:
    """The container with other contents: lists and dicts in place, tuples anew."""
    if isinstance(saved.value, tuple):
        kind = type(saved.value)
        return kind(*contents) if hasattr(kind, "_fields") else kind(contents)
    _fill(saved, contents)
    return saved.value


State = dict[tuple[int, str], Saved]


def snapshot(frames: list[types.FrameType]) -> State:
    """The local names of each frame, innermost frame first (number 0)."""
    return {
        (depth, name): save(value)
        for depth, frame in enumerate(frames)
        for name, value in frame.f_locals.items()
        if not name.startswith(("__td", "."))
    }


# ------------------------------------------------------------------------------------------- how a value moves from step to step


@dataclasses.dataclass(frozen=True)
class Motion:
    """`period` steps repeat the value; `steps` maps the path of a counter inside the value to its increment; or it is not stable."""

    period: int = 1
    counters: tuple[tuple[tuple[int, ...], int], ...] = ()
    stable: bool = True


def motion(history: list[Saved]) -> Motion:
    """How a value moves, from its states at the start and after each step seen."""
    first = history[0]
    if all(first.same(later) for later in history[1:]):
        return Motion()
    if all(first.alike(later) for later in history[1:]) and first.items is not None:
        inner = [motion([state.items[i] for state in history if state.items is not None]) for i in range(len(first.items))]
        counters = tuple(((i, *path), step) for i, part in enumerate(inner) for path, step in part.counters)
        return Motion(math.lcm(*(part.period for part in inner)), counters, all(part.stable for part in inner))
    return _leaf_motion(history)


def _leaf_motion(history: list[Saved]) -> Motion:
    for period in range(2, min(len(history) - 1, MAX_PERIOD) + 1):
        if all(history[i].same(history[i + period]) for i in range(len(history) - period)):
            return Motion(period)
    numbers = [number for state in history if (number := state.number()) is not None]
    if len(numbers) == len(history) > 2:
        steps = {ex.binary("-", later, earlier) for earlier, later in zip(numbers, numbers[1:], strict=False)}
        step = steps.pop()
        if not steps and isinstance(step, ir.Const):
            return Motion(1, (((), step.value),))
    return Motion(stable=False)


def with_counters(now: Saved, start: Saved, counters: tuple[tuple[tuple[int, ...], int], ...], count: ir.Expr) -> Any:
    """The value as saved in `now`, but each counter at its value `count` steps after `start`."""
    if not counters:
        return restore(now)
    if counters[0][0] == ():
        number = start.number()
        assert number is not None
        moved = ex.binary("+", number, ex.binary("*", count, counters[0][1]))
        return moved.value if isinstance(moved, ir.Const) else Scalar(moved)
    assert now.items is not None and start.items is not None
    inner = [
        with_counters(item, origin, tuple((path[1:], step) for path, step in counters if path[0] == i), count)
        for i, (item, origin) in enumerate(zip(now.items, start.items, strict=True))
    ]
    return replaced(now, inner)
