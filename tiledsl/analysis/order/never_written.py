"""Reasons for reads of unwritten LDS: a buffer filled too late, a missing copy or part, or the wrong buffer."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence

import numpy as np

from tiledsl.analysis.order.elaborate import Touch
from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.program import operations as lp
from tiledsl.ir.walk import statements

Empty = tuple[Touch, np.ndarray]  # a read, and its unwritten bytes


@dataclasses.dataclass(frozen=True, slots=True, repr=False, eq=False)
class Why(Compared):
    """A note, and what to do. What has one reason for several tiles, such as the buffer that nothing fills, has one
    `key`. `commits` says whether the help names td.commit.
    """

    note: str
    help: str
    key: tuple[object, ...] | None = None
    commits: bool = False


def why_never_written(program: lp.Program, read: Touch, missing: np.ndarray, touches: Sequence[Touch]) -> Why | None:
    """Return the reason for one read among all accesses of the block, or None."""
    tile, buffer = _where(program, missing)
    if tile is None:
        return None
    writes = [t for t in touches if _tile(t) == tile and not _reads(t)]
    here = [t for t in writes if _where(program, t.bytes)[1] == buffer]
    name = _named(program, tile, buffer)
    late = next((t for t in here if np.isin(missing, t.bytes).any()), None)
    if late is not None and late.steps:
        key = None if any(_uncommitted(program.kernel, tile)) else ("later", late.steps, read.steps)
        return Why(
            f"line {_line(late)} writes this place only later, in step {late.steps[-1]}",
            f"fill {name} before the loop too",
            key,
        )
    return _parts_left_out(program, tile) or (
        None if here else _other_buffer(program, tile, name, writes, ("never", read.steps))
    )


def _parts_left_out(program: lp.Program, tile: ir.Shared) -> Why | None:
    """Return the reason where some parts of a copy in parts are missing."""
    commits = [s for s in statements(program.kernel.body) if isinstance(s, ir.Commit) and s.dst.shared == tile]
    fetches = [s for s in statements(program.kernel.body) if isinstance(s, ir.Fetch) and s.dst.shared == tile]
    for verb, parts in (("commit", [(s.part, s) for s in commits]), ("fetch", [(s.dst.part, s) for s in fetches])):
        for count in sorted({part[1] for part, _ in parts}):
            there = {part[0]: statement.span.line for part, statement in parts if part[1] == count}
            lacking = [f"part=({number}, {count})" for number in range(count) if number not in there]
            if lacking:
                number, line = next(iter(there.items()))
                note = (
                    f"line {line} {verb}{'es' if verb == 'fetch' else 's'} part=({number}, {count}), and nothing"
                    f" {' and '.join(lacking)}"
                )
                return Why(note, f"give td.{verb} each part once: part=(i, {count}) for i in 0..{count - 1}")
    return None


def _other_buffer(
    program: lp.Program, tile: ir.Shared, name: str, writes: Sequence[Touch], key: tuple[object, ...]
) -> Why | None:
    """Return the reason where all copies go to other buffers, or stay in registers."""
    lines = list(dict.fromkeys(_uncommitted(program.kernel, tile)))
    if lines:
        note = f"nothing writes {name}, and the data that line {lines[0]} fetches for the tile are never committed"
        help_ = "commit the data to the buffer for which they are fetched: td.commit(tile[buffer], staged)"
        return Why(note, help_, commits=True)
    if not writes or tile.buffers == 1:
        return None
    other = _named(program, tile, _where(program, writes[0].bytes)[1])
    return Why(
        f"nothing writes {name}, and line {_line(writes[0])} writes {other}",
        f"let a copy write {name} before it is read, or read {other}",
        key,
    )


def _uncommitted(kernel: ir.KernelIR, tile: ir.Shared) -> Iterator[int]:
    """Yield the lines of td.fetch whose data are never committed."""
    committed = {s.src.index for s in statements(kernel.body) if isinstance(s, ir.Commit)}
    for statement in statements(kernel.body):
        if isinstance(statement, ir.Fetch) and statement.dst.shared == tile and statement.dst.index not in committed:
            yield statement.span.line


def wrong_buffer(program: lp.Program, first: Touch, second: Touch, empty: Sequence[Empty]) -> Why | None:
    """Return the reason where two accesses of one step conflict in a buffer because one names the wrong buffer.

    Another buffer of the tile, or the preceding one, is read and never written. A barrier would not help.
    """
    tile = _tile(first)
    if (
        tile is None
        or tile.buffers == 1
        or tile != _tile(second)
        or first.steps != second.steps
        or _reads(first) == _reads(second)
    ):
        return None
    read, write = (first, second) if _reads(first) else (second, first)
    unwritten = [(touch, missing) for touch, missing in empty if _tile(touch) == tile]
    for touch, missing in unwritten:
        name = _named(program, tile, _where(program, missing)[1])
        if (
            touch.operation.place.span == read.operation.place.span
            and touch.steps == read.steps
            and np.isin(read.bytes, missing).any()
        ):
            note = f"nothing has written {name} before line {_line(read)} reads it"
            return Why(
                note,
                f"let line {_line(read)} read the buffer that was filled before, or let line {_line(write)} write a"
                " buffer other than the one that is read",
            )
    for touch, missing in unwritten:
        name, step = _named(program, tile, _where(program, missing)[1]), (
            f" in step {touch.steps[-1]}" if touch.steps else ""
        )
        return Why(
            f"nothing writes {name}, which line {_line(touch)} reads{step}",
            f"let line {_line(write)} write a buffer other than the one that is read",
        )
    return None


def _tile(touch: Touch) -> ir.Shared | None:
    assert touch.operation.access is not None
    return touch.operation.access.shared


def _reads(touch: Touch) -> bool:
    assert touch.operation.access is not None
    return touch.operation.access.reads


def _line(touch: Touch) -> int:
    """Return the line in the kernel itself, rather than in an op."""
    place = touch.operation.place
    return (place.calls[-1] if place.calls else place.span).line


def _where(program: lp.Program, at: np.ndarray) -> tuple[ir.Shared | None, int]:
    """Return the tile and the buffer that contain the first of the bytes."""
    low = int(at.min())
    for placed in program.placements:
        tile = placed.shared
        if (
            placed.offset
            <= low
            < placed.offset + (tile.buffers - 1) * placed.pitch + tile.rows * tile.cols * tile.dtype.bytes
        ):
            return tile, (low - placed.offset) // placed.pitch
    return None, 0


def _named(program: lp.Program, tile: ir.Shared, buffer: int) -> str:
    name = program.kernel.names[tile]
    return f"{name}[{buffer}]" if tile.buffers > 1 else name
