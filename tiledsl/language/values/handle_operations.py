"""Operations on all kinds of handles: substitute variables, compare, and check which kernel made a handle."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.language.recording.capture import Capture, current, fail
from tiledsl.language.recording.handle import describe
from tiledsl.language.values.scalars import Scalar, wrap
from tiledsl.language.values.tensors import PointerRef, WindowRef
from tiledsl.language.values.tiles import LaneElement, LaneRegisters, RegisterTile, SharedTile, StagedTile, SubTile


def substituted(value: Any, values: Mapping[ir.Expr, ir.Expr]) -> Any:
    """Replace variables in the expressions of a handle; the same object is returned where nothing changes."""
    match value:
        case Scalar():
            substituted = ex.substitute(value.expr, values)
            return value if substituted == value.expr else wrap(substituted)
        case SharedTile():
            buffer = ex.substitute(value.buffer, values)
            return value if buffer == value.buffer else SharedTile(value.node, buffer, value.chosen)
        case SubTile(region=region):
            place = {name: ex.substitute(getattr(region, name), values) for name in ("buffer", "row", "col")}
            return _replaced(value, region=_replaced(region, **place))
        case WindowRef():
            return _replaced(value, **_place(value, values))
        case PointerRef(node=node):
            return _replaced(value, node=_replaced(node, **_place(node, values)))
        case _:
            return value  # a handle without expressions, or any value of Python's


def _place(value: Any, values: Mapping[ir.Expr, ir.Expr]) -> dict[str, ir.Expr]:
    """Return the coordinates of a place in a tensor with variables replaced."""
    return {name: ex.substitute(getattr(value, name), values) for name in ("matrix", "row", "col")}


def _replaced(node: Any, /, **fields: Any) -> Any:
    return (
        node
        if all(getattr(node, name) == value for name, value in fields.items())
        else dataclasses.replace(node, **fields)
    )


def shared_form(tile: SharedTile) -> tuple[object, ...]:
    """Return the key that is equal for equal handles of a shared tile."""
    return tile.node.index, tile.buffer, tile.chosen


def check_owned(capture: Capture, value: Any) -> None:
    """Refuse a handle that belongs to another kernel (TD148)."""
    match value:
        case RegisterTile(node=node):
            made: Sequence[object] = capture.tiles
        case SharedTile(node=node) | SubTile(region=ir.Region(shared=node)):
            made = capture.shared
        case LaneRegisters(node=node) | LaneElement(node=ir.RegisterElement(registers=node)):
            made = capture.registers
        case StagedTile(node=node):
            made = capture.staged
        case _:
            return
    if node.index >= len(made) or made[node.index] is not node:
        fail(
            "TD148",
            f"{describe(value)} belongs to a kernel that has ended, or to an attempt of the capture that was discarded",
            helps=("make the tiles in the kernel that uses them",),
        )


def check_fetched(capture: Capture, staged: StagedTile, use: str) -> None:
    """Refuse a fetched tile of another kernel (TD148), or whose registers a later fetch has taken (TD165).

    `use` says what the kernel does with the tile.
    """
    check_owned(capture, staged)
    if staged.replaced is not None:
        fail(
            "TD165",
            f"{describe(staged)} is {use} after a later fetch has taken its registers",
            notes=(
                f"the fetch at {staged.replaced} has taken them: its result has the registers of the data that the name"
                " of the result held before",
            ),
            helps=(
                "commit the data before that fetch; or fetch both copies before the loop or branch, and write"
                " td.fetch(…, into=…) in it",
            ),
        )


def new_tile(dtype: ir.DType, rows: int, cols: int, layout: str) -> RegisterTile:
    """Record a new register tile in the capture in progress."""
    capture = current("a register tile")
    node = ir.Tile(len(capture.tiles), dtype, rows, cols, layout, capture.here()[0])
    capture.tiles.append(node)
    return RegisterTile(node)
