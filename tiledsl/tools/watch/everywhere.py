"""A kernel with td.print behind every statement that writes a register tile, for those who look at all tiles."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable

from tiledsl.ir import nodes as ir
from tiledsl.ir.walk import rewritten, statements
from tiledsl.lower.plan.fragments import fragments
from tiledsl.targets import Target
from tiledsl.tools.watch.printed import why_not_shown

MOST_PRINTS = 512  # statements; a kernel with more has unrolled loops, and its text becomes large


def printed_everywhere(kernel: ir.KernelIR, target: Target) -> tuple[ir.KernelIR, tuple[str, ...]]:
    """The kernel with the prints, and what is left out: for each reason the names of tiles, as in `x, y (block
    scales)`. Prints of the user are dropped, since each write has its own."""
    pieces, left_out, made = fragments(kernel, target), dict[str, dict[str, None]](), list[ir.Print]()

    def why_not(tile: ir.Tile) -> str:
        if tile not in pieces:
            return "no registers of its own"
        late = f"writes behind the first {MOST_PRINTS}" if len(made) >= MOST_PRINTS else ""
        return why_not_shown(pieces[tile]) or late

    def behind(statement: ir.Statement) -> Iterable[ir.Statement] | None:
        if isinstance(statement, ir.Print):
            return ()
        tiles = statement.effects.tiles_written if isinstance(statement, ir.Simple) else ()
        reasons = {tile: why_not(tile) for tile in tiles}
        for tile, reason in reasons.items():
            if reason:
                left_out.setdefault(reason, {})[kernel.names[tile]] = None
        prints = [ir.Print(statement.span, statement.calls, tile=tile) for tile, why in reasons.items() if not why]
        made.extend(prints)
        return (statement, *prints) if prints else None

    body = rewritten(kernel.body, behind)
    return dataclasses.replace(kernel, body=body), tuple(f"{', '.join(of)} ({why})" for why, of in left_out.items())


def printed_tiles(kernel: ir.KernelIR) -> dict[str, list[ir.Tile]]:
    """The tiles that td.print shows, by name, in the order of their first print."""
    found: dict[str, list[ir.Tile]] = {}
    for statement in statements(kernel.body):
        if isinstance(statement, ir.Print):
            tiles = found.setdefault(kernel.names[statement.tile], [])
            if statement.tile not in tiles:
                tiles.append(statement.tile)
    return found
