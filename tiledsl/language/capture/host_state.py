"""The Python state of a kernel at one moment: local names and all mutable values reachable from them, for comparison.

The state includes lists, tuples, dicts, sets, deques, the variables that a function closes over, and attributes of
objects of the user's classes. Any other object counts as immutable.
"""

from __future__ import annotations

import collections
import dataclasses
import enum
import sys
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.language.recording.capture import Capture, fail
from tiledsl.language.recording.source import HELPER, LOST, is_user_file, user_frames
from tiledsl.language.values.annotations import f32
from tiledsl.language.values.handle_operations import shared_form
from tiledsl.language.values.scalars import Real, Scalar
from tiledsl.language.values.tensors import PointerRef, WindowRef
from tiledsl.language.values.tiles import LaneElement, LaneRegisters, RegisterTile, SharedTile, StagedTile, SubTile

# values of variables visited in one capture: at the ends of functions to name tiles, and before and after constructs
MOST_SEARCHED = 1 << 20
MOST_SAVED = 1 << 22
UNBOUND: Any = type("Unbound", (), {"__repr__": lambda self: "<unbound>"})()


@dataclasses.dataclass(frozen=True)
class Lost:
    """Stands for the value of a name that is unbound because the device cannot follow its values."""

    reason: str
    help: str


Key = tuple[int, str]  # (number of frames outwards, name)
Path = tuple[int, ...]  # index of an item, of an item of that item, …
Leaf = Callable[["Saved", Path], Any]


@dataclasses.dataclass(frozen=True)
class Saved:
    """A value as it was at one moment.

    Two values are equal if their `form` is; a container has its `items` in order, and the `keys` of these. A mutable
    container met for the second time has the form ("again", n) in place of its items: two states are equal only if they
    share containers in the same way.
    """

    value: Any
    form: tuple[Any, ...]
    items: tuple[Saved, ...] | None = None
    keys: tuple[Any, ...] = ()

    def same(self, other: Saved) -> bool:
        if self.items is None or other.items is None:
            return self.items is other.items and bool(self.form == other.form)
        return self.same_structure(other) and all(map(Saved.same, self.items, other.items))

    def same_structure(self, other: Saved) -> bool:
        """Return whether both are containers of one type, size and keys."""
        return self.items is not None and other.items is not None and bool(self.form == other.form)

    def number(self) -> ir.Expr | None:
        """Return the expression of an integer or truth value, of Python or the device; None for any other value."""
        return self.form[1] if self.form[0] in ("number", "truth") else None

    @property
    def mutable(self) -> bool:
        return self.items is not None and not isinstance(self.value, tuple) or self.form[0] == "again"


NOTHING = Saved(UNBOUND, ("unbound",))
State = dict[Key, Saved]


# --------------------------------------------------------------------------------------------------------------- saving

_WHOLE = frozenset(
    {
        int,
        bool,
        float,
        str,
        type(None),
        Scalar,
        Real,
        RegisterTile,
        SharedTile,
        SubTile,
        StagedTile,
        LaneRegisters,
        LaneElement,
        WindowRef,
        PointerRef,
        Lost,
    }
)


def save(value: Any, seen: dict[int, int] | None = None) -> Saved:
    """Save the value, and recursively the items of containers."""
    if type(value) in _WHOLE:
        return Saved(value, form(value))
    seen = {} if seen is None else seen
    if id(value) in seen:
        return Saved(value, ("again", seen[id(value)]))
    opened = _open(value)
    if opened is None:
        return Saved(value, form(value))
    kind, keys, items = opened
    if not isinstance(value, tuple):
        seen[id(value)] = len(seen)
    return Saved(value, (type(value), len(items), *kind), tuple(save(item, seen) for item in items), keys)


def _open(value: Any) -> tuple[tuple[Any, ...], tuple[Any, ...], tuple[Any, ...]] | None:
    """Return a container's form beyond type and size, its keys, and its items; None for any other value."""
    match value:
        case list() | tuple() | collections.deque():
            return (), (), tuple(value)
        case dict():
            return (tuple(value),), tuple(value), tuple(value.values())
        case set():
            return (frozenset(value),), tuple(value), ()
    function = _of_function(value)
    if function is not None:  # an inner `def` makes a new function of the same code at each step
        cells = tuple(cell for cell in function.__closure__ or () if _bound(cell))
        return (function.__code__,), cells, tuple(cell.cell_contents for cell in cells)
    if _has_attributes(value):
        names = tuple(_attributes(value))
        return (names,), names, tuple(getattr(value, name) for name in names)
    return None


def _of_function(value: Any) -> types.FunctionType | None:
    """Return the value if it is a function, or a tile op's function, whose closure is the op's state."""
    function = value if isinstance(value, types.FunctionType) else getattr(value, "__wrapped__", None)
    return function if isinstance(function, types.FunctionType) else None


def _bound(cell: types.CellType) -> bool:
    try:
        return cell.cell_contents is not UNBOUND
    except ValueError:  # the variable has no value yet
        return False


def _has_attributes(value: Any) -> bool:
    if isinstance(value, types.SimpleNamespace):
        return True
    if isinstance(value, type | types.ModuleType | enum.Enum | BaseException):
        return False
    module = sys.modules.get(type(value).__module__)
    file = getattr(module, "__file__", None)
    return file is not None and is_user_file(file)


def _attributes(value: Any) -> Iterable[str]:
    slots = (slot for cls in type(value).__mro__ for slot in _slots(cls))
    yield from getattr(value, "__dict__", ())
    yield from (slot for slot in slots if slot not in ("__dict__", "__weakref__") and hasattr(value, slot))


def _slots(cls: type) -> tuple[str, ...]:
    slots = cls.__dict__.get("__slots__", ())
    return (slots,) if isinstance(slots, str) else tuple(slots)


def form(value: Any) -> tuple[Any, ...]:
    """Return the key that is equal for equal values that are no containers."""
    match value:
        case Scalar():
            return "number", value.expr
        case bool():
            return "truth", ex.const(value)
        case int():
            return "number", ex.const(value)  # a plain int: a Count would meet arrays in the checks
        case float():
            return "host", float, float(value)  # a plain float: a Ratio equals its value
        case complex() | str() | bytes() | range() | frozenset() | None:
            return "host", type(value), value
        case SharedTile():
            return "shared", *shared_form(value)
        case StagedTile(replaced=place) if place is not None:
            return "replaced", value.fetched.index
        case RegisterTile() | LaneRegisters() | StagedTile():
            return "registers", type(value), value.node.index
        case SubTile() | WindowRef() | PointerRef() | LaneElement():
            return "place", value
        case Real(element=element):
            return "real", element
        case Lost():
            return ("lost",)
    return ("unbound",) if value is UNBOUND else ("object", id(value))


def leaves(saved: Saved) -> Iterator[tuple[Any, ...]]:
    """Yield the forms of all parts that are no containers."""
    if saved.items is None:
        yield saved.form
    for item in saved.items or ():
        yield from leaves(item)


# ------------------------------------------------------------------------------------------------------------ restoring


def kept(saved: Saved, path: Path = ()) -> Any:
    """Return the saved value; the default leaf of `restore`."""
    return saved.value


def restore(saved: Saved, leaf: Leaf = kept, path: Path = (), made: dict[int, Any] | None = None) -> Any:
    """Rebuild the value as saved; `leaf` chooses the value of each part that is no container.

    Mutable containers are filled in place; a tuple is rebuilt if one of its items differs.
    """
    made = {} if made is None else made
    if saved.form[0] == "again":
        return made.get(id(saved.value), saved.value)
    if saved.items is None:
        return leaf(saved, path)
    contents = [restore(item, leaf, (*path, i), made) for i, item in enumerate(saved.items)]
    return filled(saved, contents)


def filled(saved: Saved, contents: list[Any]) -> Any:
    """Return the container with the new contents; all containers but tuples are filled in place."""
    value = saved.value
    match value:
        case tuple():
            if all(new is old for new, old in zip(contents, value, strict=True)):
                return value
            return type(value)(*contents) if hasattr(type(value), "_fields") else type(value)(contents)
        case list() | collections.deque():
            value.clear()
            value.extend(contents)
        case dict():
            value.clear()
            value.update(zip(saved.keys, contents, strict=True))
        case set():
            value.clear()
            value.update(saved.keys)
        case _ if saved.keys and isinstance(saved.keys[0], types.CellType):
            for cell, content in zip(saved.keys, contents, strict=True):
                cell.cell_contents = content
        case _ if not isinstance(value, types.FunctionType) and _has_attributes(value):
            for name in set(getattr(value, "__dict__", ())) - set(saved.keys):
                object.__delattr__(value, name)
            for name, content in zip(saved.keys, contents, strict=True):
                if getattr(value, name, UNBOUND) is not content:
                    object.__setattr__(value, name, content)
    return value


def one_tile(name: str, values: Iterable[Any], before: str) -> tuple[str, ...]:
    """Return the help for a name bound to several register tiles or fetched tiles, in turn or in different arms.

    One tile made before the construct can be changed in place instead.
    """
    values = list(values)
    if any(isinstance(value, StagedTile) for value in values):
        return (
            f"fetch the tiles that are in flight at once before the {before}; in it, reuse one:"
            " td.fetch(shared, g[i, j], into=…)",
        )
    tiles = [value for value in values if isinstance(value, RegisterTile)]
    if not tiles:
        return ()
    words = [f"td.load({name}, …)", *([f"{name} += …", f"td.copy({name}, …)"] if tiles[0].dtype == f32 else [])]
    listed = f"{', '.join(words[:-1])} and {words[-1]} change" if len(words) > 1 else f"{words[0]} changes"
    return (f"make one tile before the {before}: {listed} it in place",)


# ------------------------------------------------------------------------------------------------ the names of a kernel


def snapshot(capture: Capture, first: Iterable[Key] = ()) -> State:
    """Save the local names of each running user frame, the innermost frame first (number 0).

    The keys in `first` come first, so that states with the same names there compare equal whatever other names they
    have. A kernel whose constructs save too many values is refused (TD143).
    """
    seen: dict[int, int] = {}
    found = _locals(capture)
    order = [*(key for key in first if key in found), *found]
    state = {key: save(found[key], seen) for key in dict.fromkeys(order)}
    capture.saved += sum(map(_size, state.values()))
    if capture.saved > MOST_SAVED:
        fail(
            "TD143",
            f"the variables hold too many values: loops and branches of the device have saved {MOST_SAVED:,} in all",
            helps=(
                "each loop and branch of the device saves all values that variables hold: let td.range repeat, or keep"
                " fewer values in lists",
            ),
        )
    return state


def _size(saved: Saved) -> int:
    """Return how many values were saved."""
    return 1 + sum(map(_size, saved.items or ()))


def _locals(capture: Capture) -> dict[Key, Any]:
    """Return the value of each name of the running frames; Lost for a name that the device could not follow."""
    found: dict[Key, Any] = {}
    for depth, frame in enumerate(user_frames(capture.code)):
        names = frame.f_locals
        found |= {(depth, name): value for name, value in names.items() if not name.startswith((HELPER, "."))}
        found |= {(depth, name): lost for name, lost in names.get(LOST, {}).items() if name not in names}
    return found


class Names:
    """Names that rewritten code assigns in its function after a loop or branch has decided their values."""

    def __init__(self, capture: Capture, names: Iterable[str]):
        self.capture, self.names = capture, frozenset(names)
        self.values: dict[str, Any] = {}
        self.lost: dict[str, Lost] = {}  # among all names of the function

    def value(self, name: str) -> Any:
        return UNBOUND if name in self.lost else self.values.get(name, UNBOUND)

    def bind(self, wanted: dict[Key, Any], where: str) -> None:
        """Set the values of names.

        Names that rewritten code does not assign must have their values already; otherwise the change is refused
        (TD125).
        """
        self.values = {name: value for (depth, name), value in wanted.items() if depth == 0 and name in self.names}
        held = _locals(self.capture)
        before = {name: value for (depth, name), value in held.items() if depth == 0 and name not in self.names}
        self.lost = {name: value for name, value in (before | self.values).items() if isinstance(value, Lost)}
        self.capture.unbound |= {
            name: (lost.reason, lost.help) for name, lost in self.lost.items() if name in self.names
        }
        for (depth, name), value in wanted.items():
            ours = depth == 0 and name in self.names
            now = held.get((depth, name), UNBOUND)
            if not ours and now is not value and not save(now).same(save(value)):
                fail(
                    "TD125",
                    f"'{name}', a name outside this function, changes in {where}",
                    helps=("keep the changing value in a list or dict, or return it",),
                )


def values_of(state: State) -> dict[Key, Any]:
    """Return the value of each name."""
    return {key: saved.value for key, saved in state.items()}


def name_tiles(capture: Capture, values: Mapping[Key, Any]) -> None:
    """Name tiles after the user's variables.

    Names in outer functions take precedence over names in called functions.
    """
    for (_, name), value in sorted(values.items(), key=lambda item: -item[0][0]):
        _name(capture, name, value, frozenset())


def name_local_tiles(capture: Capture) -> None:
    """Name the tiles that variables of the running functions hold, before one of the functions ends.

    All values that the variables hold are visited, each time. A kernel whose functions end too often, with too many
    values, gets no more names: of thousands of fetches in a list of thousands, each search would pass all others.
    """
    if capture.searched < MOST_SEARCHED:
        name_tiles(capture, _locals(capture))


def _name(capture: Capture, name: str, value: Any, inside: frozenset[int]) -> None:
    """Name the tiles in a variable's value; `inside` are the ids of the containers around the value."""
    capture.searched += 1
    if type(value) in _WHOLE:
        if isinstance(value, RegisterTile | SharedTile | LaneRegisters | StagedTile):
            capture.name(value.node, name)
        return
    if id(value) in inside or _of_function(value) is not None:
        return  # variables that a function closes over are named where they are defined
    opened = _open(value)
    if opened is None:
        return
    _, keys, items = opened
    labels = keys if isinstance(value, dict) else range(len(items))
    for label, item in zip(labels, items, strict=False):
        part = f"{name}_{label}" if str(label).isidentifier() or isinstance(label, int) else name
        _name(capture, part, item, inside | {id(value)})
