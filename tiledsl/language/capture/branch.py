"""A branch on a device value: both arms are recorded under their conditions, and the Python state is merged."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.language.capture.host_state import (
    NOTHING,
    UNBOUND,
    Lost,
    Names,
    Saved,
    State,
    filled,
    name_tiles,
    one_tile,
    restore,
    snapshot,
    values_of,
)
from tiledsl.language.capture.storage import Arm, reused_in_arms
from tiledsl.language.recording.capture import Capture, fail
from tiledsl.language.recording.handle import describe
from tiledsl.language.values.integer_limits import LARGE, REBIND, is_small
from tiledsl.language.values.scalars import wrap
from tiledsl.language.values.tiles import LaneRegisters, RegisterTile, SharedTile, StagedTile, SubTile

MERGE_HELP = (
    "let both arms leave the same value, or integers, or lists of one length; or use the name only within the branch"
)


class Branch(Names):
    """An `if`, a conditional expression or a role. The calls come in the order then, otherwise, join."""

    device = True

    def __init__(self, condition: ir.Expr, names: Iterable[str], capture: Capture, word: str):
        super().__init__(capture, names)
        self.condition, self.word = condition, word
        self.span, self.calls = capture.here()

    def then(self) -> bool:
        self.before = snapshot(self.capture)
        self.fetched, self.held = len(self.capture.staged), dict(self.capture.copies.last)
        self.capture.open(self, self.condition)
        return True

    def otherwise(self) -> bool:
        """End the first arm, restore the Python state from before, and begin the second arm."""
        body, copies = self.capture.close(self), self.capture.copies
        self.first = Arm(body, self._state(), self.fetched, copies.last)
        self.fetched, copies.last = len(self.capture.staged), dict(self.held)
        self.bind({key: restore(saved) for key, saved in self.before.items()}, f"the {self.word}")
        self.capture.open(self, ex.binary("==", self.condition, 0))
        return True

    def join(self) -> bool:
        """End the second arm, and merge the states that the two arms leave."""
        second = self.capture.close(self)
        copies = self.capture.copies
        first, other = reused_in_arms(
            self.capture, self.first, Arm(second, self._state(), self.fetched, dict(copies.last)), self.held
        )
        if first.body or other.body:
            self.capture.blocks[-1].append(ir.If(self.span, self.calls, self.condition, first.body, other.body))
        middle, after = first.end, other.end
        keys = dict.fromkeys((*after, *middle))
        self.bind(
            {key: self._merged_name(key, middle.get(key, NOTHING), after.get(key, NOTHING)) for key in keys},
            f"the {self.word}",
        )
        return True

    def _state(self) -> State:
        state = snapshot(self.capture, self.before)
        name_tiles(self.capture, values_of(state))
        return state

    # --------------------------------------------------------------------------------------------------------- merging

    def _merged_name(self, key: tuple[int, str], one: Saved, other: Saved) -> Any:
        """Return the value of a name after the branch.

        A name whose two values cannot be merged is lost: a later use is refused with the reason.
        """
        depth, name = key
        self.reason = ""
        merged = self.merged(name, one, other)
        if not self.reason:
            return merged
        inside = one.mutable and one.value is other.value
        if depth or inside or name not in self.names:
            fail(
                "TD124",
                f"the value of '{name}' is not one value for all warps",
                at=self,
                notes=(self.reason,),
                helps=(self.help,),
            )
        return Lost(self.reason, self.help)

    def merged(self, name: str, one: Saved, other: Saved) -> Any:
        """Merge the values that the two arms leave under a name.

        The result is UNBOUND, with `reason` set, where the values cannot be merged.
        """
        if one.same(other) or _same_copy(one, other):
            return restore(other)
        for side in (one.value, other.value):
            if isinstance(side, Lost):
                return self._impossible(side.reason, side.help)
        if one.same_structure(other):
            assert one.items is not None and other.items is not None
            return filled(
                other,
                [
                    self.merged(f"{name}[{i}]", a, b)
                    for i, (a, b) in enumerate(zip(one.items, other.items, strict=True))
                ],
            )
        if one is NOTHING or other is NOTHING:
            return self._one_sided(name, other if one is NOTHING else one, one is NOTHING)
        left, right = one.number(), other.number()
        if left is not None and right is not None:
            return self._selected(ex.select(self.condition, left, right))
        first, second = _value_text(one), _value_text(other)
        difference = (
            f"a different {first.removeprefix('a ')} in each arm"
            if first == second
            else f"{first} in one arm, and {second} in the other"
        )
        helps = one_tile(name, (one.value, other.value), self.word)
        return self._impossible(f"the {self.word} at {self.span} makes it {difference}", *helps)

    def _one_sided(self, name: str, bound: Saved, second: bool) -> Any:
        """Return the value of a name that only one arm binds.

        If other warps use a tile bound so, the error is found when every warp is run.
        """
        number, missing = bound.number(), ir.Undefined(name, self.span)
        if number is not None:
            return self._selected(ex.select(self.condition, *((missing, number) if second else (number, missing))))
        if bound.items is not None or isinstance(
            bound.value, RegisterTile | LaneRegisters | StagedTile | SharedTile | SubTile
        ):
            return restore(bound)
        return self._impossible(f"only the warps that take the {self.word} at {self.span} bind it")

    def _selected(self, value: ir.Expr) -> Any:
        """Return the integer that the arm taken leaves; lost where branch after branch has made it too large."""
        if is_small(value):
            return wrap(value)
        return self._impossible(f"after the {self.word} at {self.span}, it is {LARGE}", REBIND)

    def _impossible(self, reason: str, help: str = MERGE_HELP) -> Any:
        if not self.reason:
            self.reason, self.help = reason, help
        return UNBOUND


def _same_copy(one: Saved, other: Saved) -> bool:
    """Return whether both arms leave one fetched tile, even if an arm has fetched other data into its registers."""
    tiles = [saved.value.fetched for saved in (one, other) if isinstance(saved.value, StagedTile)]
    return len(tiles) == 2 and tiles[0] is tiles[1]


def _value_text(saved: Saved) -> str:
    """Return a value's name in a reason. Containers are described with their size."""
    value = saved.value
    if saved.items is not None and isinstance(value, list | tuple | dict | set):
        return f"a {type(value).__name__} of {len(saved.items) or len(saved.keys)}"
    return "unbound" if value is UNBOUND else describe(value)


class RoleBranch(Branch):
    """`with role:`, a branch whose second arm is empty."""

    def __init__(self, role: Any, condition: ir.Expr, names: Iterable[str], capture: Capture):
        super().__init__(condition, names, capture, f"role '{role.name}'")
        self.role, self.manager = role, self

    def __enter__(self) -> Any:
        self.then()
        return self.role

    def __exit__(self, kind: Any, *_: Any) -> None:
        if kind is None:
            self.otherwise()
