"""The words for a copy in two halves: global memory to registers, which go on filling while the kernel does other work, and registers to LDS."""

from __future__ import annotations

from typing import Any

from tiledsl import ir
from tiledsl.frontend import Capture, fail
from tiledsl.handles import own
from tiledsl.language import agreed, uniform
from tiledsl.operands import checked_pair
from tiledsl.values import SharedTile, StagedTile, WindowRef, describe, is_integer
from tiledsl.words import word


@word
def fetch(tile: SharedTile, place: WindowRef, *, part: tuple[int, int] = (0, 1)) -> StagedTile:
    """Begin to load what `td.load(tile, place)` copies, all warps of the scope together, into registers. Nothing waits for it until td.commit writes it to LDS.

    part=(i, n) takes the i-th of n equal parts of the instructions, so that they can stand between others.
    """
    capture = uniform("td.fetch")
    if not isinstance(tile, SharedTile) or not isinstance(place, WindowRef):
        fail(
            "TD101",
            f"td.fetch cannot copy ({describe(tile)}, {describe(place)})",
            helps=("staged = td.fetch(shared, g[i, j]), and later td.commit(shared, staged)",),
        )
    own(capture, tile)
    warps, window = capture.participants(), place.window(tile.rows, tile.cols)
    if tile.dtype != place.tensor.dtype:
        capture.problem("TD130", f"what is fetched for a shared tile of {tile.dtype} comes from '{place.tensor.name}', which holds {place.tensor.dtype}")
    agreed(capture, "td.fetch for", warps, window.matrix, window.row, window.col)
    node = ir.Staged(len(capture.staged), tile.node, warps, _checked_part(part), capture.here()[0])
    capture.staged.append(node)
    if tile.dtype == place.tensor.dtype:
        capture.record(ir.Fetch, dst=node, src=window)
    return StagedTile(node)


@word
def commit(tile: SharedTile, staged: StagedTile, *, part: tuple[int, int] = (0, 1)) -> None:
    """Write to a shared tile what td.fetch brought, by the warps that fetched it. It is waited for; who reads the tile needs a barrier, as after td.load.

    part=(i, n) writes the i-th of n equal parts; what was fetched in parts is committed without it, part by part.
    """
    capture = uniform("td.commit")
    if not isinstance(tile, SharedTile) or not isinstance(staged, StagedTile):
        fail("TD101", f"td.commit cannot copy ({describe(tile)}, {describe(staged)})", helps=("td.commit(shared, staged), with what td.fetch gave",))
    own(capture, tile)
    own(capture, staged)
    region, node, source = tile.region(), staged.node, staged.node.shared
    if (tile.rows, tile.cols, tile.dtype) != (source.rows, source.cols, source.dtype):
        capture.problem(
            "TD160",
            f"a shared tile of {tile.rows}x{tile.cols} {tile.dtype} cannot take what was fetched for one of {source.rows}x{source.cols} {source.dtype}",
            helps=("fetch for the tile that takes it, or for one of the same shape and type",),
        )
        return
    chosen = _checked_part(part)
    if chosen[1] > 1 and node.part[1] > 1:
        fail(
            "TD164",
            f"what was fetched as part {node.part} is committed as part {chosen} of that: the rest of it would be left out",
            helps=("td.commit(shared, staged) once for each part that was fetched, without part=",),
        )
    _same_warps(capture, node)
    agreed(capture, "td.commit to", node.warps, region.buffer)
    capture.record(ir.Commit, dst=region, src=node, part=chosen)


def _same_warps(capture: Capture, node: ir.Staged) -> None:
    warps = capture.participants()
    if warps != node.warps:
        fail(
            "TD161",
            f"td.commit is reached by {_told(warps)}, and {_told(node.warps)} hold{'s' if len(node.warps) == 1 else ''} what was fetched",
            helps=("fetch and commit under the same role or condition",),
        )


def _told(warps: tuple[int, ...]) -> str:
    if len(warps) == 1:
        return f"warp {warps[0]}"
    if warps == tuple(range(warps[0], warps[-1] + 1)):
        return f"warps {warps[0]}..{warps[-1]}"
    return f"warps {', '.join(map(str, warps))}"


def _checked_part(part: Any) -> tuple[int, int]:
    number, count = checked_pair(part, "the part of a copy") if isinstance(part, tuple) else (None, None)
    if not is_integer(number) or not is_integer(count) or not 0 <= int(number) < int(count):
        fail("TD105", f"the part of a copy is {describe(part)}, and must be (i, n) with 0 <= i < n", helps=("part=(0, 2) and part=(1, 2) are its halves",))
    return int(number), int(count)
