"""Checks the caller's grid, block and list of blocks: how many there are, and which blocks a launch executes."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Sequence
from typing import Any

from tiledsl.diagnostics.diagnostic import SimulationError, UsageError
from tiledsl.targets import MOST_THREADS

Dims = tuple[int, int, int]

_MOST_BLOCKS = 1 << 22  # of one run, which would take minutes even if each had one instruction


def whole(value: Any, what: str, least: int = 1) -> int:
    """A whole number of Python or of a type with `__index__`. UsageError for others, and below `least`."""
    try:
        number = None if isinstance(value, bool) else operator.index(value)
    except TypeError:
        number = None
    if number is None:
        raise UsageError(f"{what} must be a whole number of at least {least}, not {value!r}")
    if number < least:
        raise UsageError(f"{what} must be at least {least}, not {number}")
    return number


def dims(value: int | Sequence[int], what: str) -> Dims:
    """One to three sizes, filled up with 1."""
    try:
        sizes = _indices(value)
    except TypeError:
        sizes = []
    if not 1 <= len(sizes) <= 3 or min(sizes) < 1:
        raise SimulationError(f"{what} must be one to three sizes of at least 1, not {value}")
    x, y, z = (*sizes, 1, 1)[:3]
    return x, y, z


def check_items(grid: Dims, block: Dims) -> None:
    """Check that the work-items along each dimension fit the 32 bits of a dispatch packet."""
    for count, size in zip(grid, block, strict=True):
        if count * size > MOST_THREADS:
            raise SimulationError(
                f"{count} blocks of {size} threads are more than the {MOST_THREADS} threads that a launch can have"
                " along one dimension"
            )


def block_ids(blocks: Iterable[int | Sequence[int]] | None, grid: Dims) -> list[int]:
    """The linear ids of the blocks to execute, all by default."""
    total = grid[0] * grid[1] * grid[2]
    if blocks is not None and not isinstance(blocks, Iterable):
        raise SimulationError(f"blocks must be a list of blocks, not {blocks!r}")
    found = None if blocks is None else [_linear(block, grid) for block in blocks]
    count = total if found is None else len(found)
    if count < 1:
        raise SimulationError("blocks names no block: nothing would be executed")
    if count > _MOST_BLOCKS:
        raise SimulationError(
            f"{count:,} blocks are more than the {_MOST_BLOCKS:,} that one run executes: choose some with blocks"
        )
    if found is not None and len(set(found)) < count:
        raise SimulationError(f"block {next(block for block in found if found.count(block) > 1)} is given twice")
    return list(range(total)) if found is None else found


def _linear(block: int | Sequence[int], grid: Dims) -> int:
    """A block by its linear id, or by one to three coordinates."""
    try:
        given = _indices(block)
    except TypeError:
        raise SimulationError(f"blocks are whole numbers or coordinates, not {block!r}") from None
    x, y, z = (*given, 0, 0, 0)[:3]
    linear = x + grid[0] * (y + grid[1] * z)
    inside = 1 <= len(given) <= 3 and all(0 <= c < g for c, g in zip((x, y, z), grid, strict=True))
    if not (0 <= linear < grid[0] * grid[1] * grid[2] if _is_number(block) else inside):
        raise SimulationError(f"block {block} is outside the grid {grid}")
    return linear


def _is_number(value: Any) -> bool:
    """Whether the value is one number; arrays of several have an `__index__` too."""
    return hasattr(value, "__index__") and not getattr(value, "shape", ())


def _indices(value: Any) -> list[int]:
    """One number or several, as a list. TypeError for other values."""
    return [operator.index(part) for part in ((value,) if _is_number(value) else value)]
