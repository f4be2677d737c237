"""What the order of a block's warps has wrong, in words: both accesses, both warps, the steps, what is missing between them, and what to do."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from tiledsl import ir
from tiledsl.diagnostics import Diagnostic, Mark
from tiledsl.elaborate import Touch, Use, WarpTrace
from tiledsl.layouts import swizzled
from tiledsl.lower import program as lp

_VERBS = {"read": "reads", "write": "writes"}


def unpaired(longest: WarpTrace, shortest: WarpTrace, parting: int) -> Diagnostic:
    """TD402, at the first barrier that the one warp passes and the other does not."""
    place = longest.barriers[parting].place
    met = shortest.barriers[parting].place if parting < len(shortest.barriers) else None
    others = (Mark(met.span, f"warp {shortest.warp} arrives here instead"),) if met is not None else ()
    return Diagnostic(
        "TD402",
        "not all warps of the block pass the same number of barriers",
        Mark(place.span, f"warp {longest.warp} arrives here, at its barrier number {parting + 1}"),
        others,
        (f"warp {longest.warp} passes {len(longest.barriers)} barriers, warp {shortest.warp} passes {len(shortest.barriers)}",),
        ("a barrier is for all warps of the block: take it out of the branch, or give the other warps one",),
        place.calls,
    )


def unwritten_registers(uses: Sequence[tuple[str, Use]]) -> Diagnostic:
    """TD404, for tiles made at one place."""
    names = list(dict.fromkeys(name for name, _ in uses))
    first = uses[0][1]
    place = first.operation.place
    assert place is not None
    notes = (f"the same holds for {', '.join(names[1:])}",) if names[1:] else ()
    return Diagnostic(
        "TD404",
        f"'{names[0]}' is read, and nothing has written it",
        Mark(place.span, f"warp {first.warp} reads it"),
        notes=notes,
        helps=("each warp has registers of its own: write them there before, by td.zeros, td.load or td.asm, in every lane that reads them",),
        calls=place.calls,
    )


def undefined(warp: int, operation: lp.Operation, missing: ir.Undefined) -> Diagnostic:
    """TD123, found once every warp is run."""
    place = operation.place
    assert place is not None
    others = (Mark(missing.span, "only this branch binds it"),)
    return Diagnostic("TD123", f"'{missing.name}' is undefined for warp {warp}", Mark(place.span), others, calls=place.calls)


def extent(program: lp.Program, touch: Touch) -> tuple[int, int]:
    """The first byte and the size of what an access may touch: the tile that its address names, all buffers of it, or the block's LDS."""
    assert touch.operation.access is not None
    placed = next((p for p in program.placements if p.shared == touch.operation.access.shared), None)
    return (placed.offset, _size(placed)) if placed is not None else (0, program.lds_bytes)


def beyond(program: lp.Program, touch: Touch) -> Diagnostic:
    """TD304."""
    assert touch.operation.access is not None
    place, shared = touch.operation.place, touch.operation.access.shared
    first, size = extent(program, touch)
    low, high = int(touch.bytes.min()) - first, int(touch.bytes.max()) - first
    name = f"'{program.kernel.names[shared]}'" if shared is not None else "the block's LDS"
    where = _then(f"warp {touch.warp} touches bytes {low}..{high}", touch)
    return Diagnostic("TD304", f"an access leaves {name}", Mark(place.span, where), notes=(f"{name} has {size} bytes",), calls=place.calls)


def nothing_there(program: lp.Program, touch: Touch, missing: np.ndarray, written: bool) -> Diagnostic:
    """TD403. `written` says whether anything in the kernel writes the tile."""
    place, name = touch.operation.place, _owner(program, missing)
    where = _then(f"warp {touch.warp} reads {_bytes(program, missing)}", touch)
    notes = () if written else (f"nothing in the kernel writes {name}",)
    helps = ("write all of it first, with td.barrier() between the writes and the reads",)
    return Diagnostic("TD403", f"{name} is read where nothing has been written", Mark(place.span, where), notes=notes, helps=helps, calls=place.calls)


def race(program: lp.Program, pairs: Sequence[tuple[Touch, Touch]], traces: Sequence[WarpTrace]) -> Diagnostic:
    """TD401: both accesses of the first pair in the kernel's order, both warps, and the barrier that does not order them; the other pairs in a note."""
    first, second = pairs[0]
    shared = np.intersect1d(first.bytes, second.bytes)
    kinds = _kind(first), _kind(second)
    barriers = traces[second.warp].barriers[: second.epoch]
    since = f"the last barrier both pass is {barriers[-1].place.span}, before both" if barriers else "no barrier comes before either"
    one, other = first.operation.place, second.operation.place
    more = [f"{_owner(program, np.intersect1d(f.bytes, s.bytes))} ({s.operation.place.span} after {f.operation.place.span})" for f, s in pairs[1:]]
    return Diagnostic(
        "TD401",
        f"{_owner(program, shared)} {_WRONG[kinds]}",
        Mark(other.span, _then(f"warp {second.warp} {_VERBS[kinds[1]]} {_bytes(program, shared)}", second)),
        (Mark(one.span, _then(f"warp {first.warp} {_VERBS[kinds[0]]} the same bytes", first)),),
        (f"nothing orders them: {since}", *((f"so it is with {', '.join(more)}",) if more else ())),
        (_remedy(program, kinds, shared),),
        other.calls,
    )


_WRONG = {
    ("read", "write"): "is overwritten while another warp may still read it",
    ("write", "read"): "is read while another warp may still write it",
    ("write", "write"): "is written by two warps in no order",
}


def _remedy(program: lp.Program, kinds: tuple[str, str], at: np.ndarray) -> str:
    placed = _placement(program, at)
    barrier = "put td.barrier() between the two"
    other = ["write to another buffer"] if placed is not None and placed.shared.buffers > 1 else []
    if kinds == ("write", "write"):
        return ", or ".join(("let one warp write each byte", barrier, *other))
    if kinds == ("read", "write") and placed is not None:
        other = other or ["give the tile two buffers"]
    return ", or ".join((barrier, *other))


def _kind(touch: Touch) -> str:
    assert touch.operation.access is not None
    return touch.operation.access.kind


def _then(what: str, touch: Touch) -> str:
    """What happens, and in which step."""
    return f"{what}, step {', '.join(map(str, touch.steps))}" if touch.steps else what


def _placement(program: lp.Program, at: np.ndarray) -> lp.SharedPlacement | None:
    """The tile that the first of the bytes lies in."""
    for placed in program.placements:
        if placed.offset <= at.min() < placed.offset + _size(placed):
            return placed
    return None


def _size(placed: lp.SharedPlacement) -> int:
    tile = placed.shared
    return (tile.buffers - 1) * placed.pitch + tile.rows * tile.cols * tile.dtype.bytes


def _owner(program: lp.Program, at: np.ndarray) -> str:
    placed = _placement(program, at)
    return program.kernel.names[placed.shared] if placed is not None else "LDS"


def _bytes(program: lp.Program, at: np.ndarray) -> str:
    """The rows of the tile that the bytes lie in."""
    placed = _placement(program, at)
    if placed is None:
        return f"bytes {at.min()}..{at.max()} of LDS"
    tile = placed.shared
    buffer = (int(at.min()) - placed.offset) // placed.pitch
    offsets = at - placed.offset - buffer * placed.pitch
    size = tile.rows * tile.cols * tile.dtype.bytes
    elements = swizzled(offsets[offsets < size], placed.swizzle) // tile.dtype.bytes
    rows = elements % tile.rows if placed.transposed else elements // tile.cols
    low, high = int(rows.min()), int(rows.max())
    text = f"row{f's {low}..{high}' if high > low else f' {low}'} of {program.kernel.names[tile]}"
    return f"{text}[{buffer}]" if tile.buffers > 1 else text
