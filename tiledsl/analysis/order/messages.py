"""Messages about the order of a block's warps.

Each names both accesses, both warps and steps, the missing barrier or wait, and a remedy.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator, Sequence

import numpy as np

from tiledsl.analysis.order.elaborate import Touch, Use, WarpTrace
from tiledsl.analysis.order.never_written import Empty, why_never_written, wrong_buffer
from tiledsl.analysis.order.source_order import Reading
from tiledsl.analysis.source.unbound import unbound
from tiledsl.diagnostics.diagnostic import Diagnostic, Mark, Span
from tiledsl.diagnostics.node import Compared
from tiledsl.ir import nodes as ir
from tiledsl.ir.causes import (
    AccessOutsideTile,
    OverlappingLanes,
    Race,
    RegisterUse,
    UnpairedBarriers,
    UnwrittenRegisters,
    UnwrittenShared,
)
from tiledsl.ir.math.layouts import swizzled
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.names import owners
from tiledsl.ir.text import warps

_VERBS = {"read": "reads", "write": "writes", "change": "changes"}


def unpaired(
    traces: Sequence[WarpTrace],
    longest: WarpTrace,
    shortest: WarpTrace,
    parting: int,
    branch: lp.Branch | None,
    passing: Sequence[int],
) -> Diagnostic:
    """Return TD402 at the first barrier that one warp passes and the other does not.

    `branch` leads only the `passing` warps to the barrier.
    """
    place = longest.barriers[parting].place
    met = shortest.barriers[parting].place if parting < len(shortest.barriers) else None
    others = [Mark(met.span, f"warp {shortest.warp} arrives here instead")] if met is not None else []
    if branch is not None:
        others.append(
            Mark(branch.place.span, f"only {warps(passing)} {'take' if len(passing) > 1 else 'takes'} this path")
        )
    counts = {
        len(trace.barriers): [other.warp for other in traces if len(other.barriers) == len(trace.barriers)]
        for trace in (longest, shortest)
    }
    passed = (
        f"{warps(group)} {'pass' if len(group) > 1 else 'passes'} {count} barrier{'s' * (count != 1)}"
        for count, group in counts.items()
    )
    few = counts[len(shortest.barriers)]
    return Diagnostic(
        "TD402",
        "not all warps of the block pass the same number of barriers",
        Mark(place.span, f"warp {longest.warp} arrives here, at its barrier number {parting + 1}"),
        tuple(others),
        (", ".join(passed),),
        (
            f"all warps of the block must pass a barrier: take the barrier out of the branch, or give {warps(few)} a"
            " barrier too",
        ),
        place.calls,
        cause=UnpairedBarriers(),
    )


def unwritten_registers(program: lp.Program, uses: Sequence[tuple[str, Use]], count: int) -> Diagnostic:
    """Return TD404 for tiles made at one place, or read unwritten by the same of the block's `count` warps."""
    names = list(dict.fromkeys(name for name, _ in uses))
    first = uses[0][1]
    place = first.operation.place
    assert place is not None
    readers = {use.warp for _, use in uses}
    others = [warp for warp in range(count) if warp not in readers]
    notes = [f"the same holds for {', '.join(names[1:])}"] if names[1:] else []
    notes += (
        [
            f"a write is missing in {warps(sorted(readers))}; {warps(others)}"
            f" {'have their' if len(others) > 1 else 'has its'} own"
        ]
        if others
        else []
    )
    return Diagnostic(
        "TD404",
        f"'{names[0]}' is read, and nothing has written it",
        Mark(place.span, f"warp {first.warp} reads it"),
        notes=tuple(notes),
        helps=(
            (
                "each warp has its own registers: write them in this warp before the read, by td.zeros, td.load or"
                " td.asm, in every lane that reads them"
            ),
        ),
        calls=place.calls,
        cause=UnwrittenRegisters(
            frozenset(RegisterUse(name, use.warp, program.numbers[use.operation]) for name, use in uses)
        ),
    )


def undefined(warp: int, operation: lp.Operation, missing: ir.Undefined) -> Diagnostic:
    """Return TD123 for a name that is unbound in a warp; it is found when every warp is run."""
    place = operation.place
    assert place is not None
    return unbound(missing, f"warp {warp}", place.span, place.calls)


def extent(program: lp.Program, touch: Touch) -> tuple[int, int]:
    """Return the first byte and the size of the memory that an access may use.

    That is the tile that its address names, with all buffers, or the block's whole LDS.
    """
    assert touch.operation.access is not None
    placed = next((p for p in program.placements if p.shared == touch.operation.access.shared), None)
    return (placed.offset, _size(placed)) if placed is not None else (0, program.lds_bytes)


def beyond(program: lp.Program, touch: Touch) -> Diagnostic:
    """Return TD304 for an access outside its tile."""
    assert touch.operation.access is not None
    place, shared = touch.operation.place, touch.operation.access.shared
    first, size = extent(program, touch)
    low, high = int(touch.bytes.min()) - first, int(touch.bytes.max()) - first
    name = f"'{program.kernel.names[shared]}'" if shared is not None else "the block's LDS"
    where = _then(f"warp {touch.warp} touches bytes {low}..{high}", touch)
    helps = (
        (
            "leave out the lanes that have no work there, with an `if`; or check the address: it counts bytes from the"
            " tile's base"
        ),
    )
    return Diagnostic(
        "TD304",
        f"an access leaves {name}",
        Mark(place.span, where),
        notes=(f"{name} has {size} bytes",),
        helps=helps,
        calls=place.calls,
        cause=AccessOutsideTile(),
    )


def nothing_there(
    program: lp.Program, reads: Sequence[Empty], writer: Touch | None, touches: Sequence[Touch]
) -> Diagnostic:
    """Return TD403 for the first of the reads of unwritten LDS; the others stand in a note.

    `writer` writes a part of the read tile, or has an address without a tile's base and writes another tile. `touches`
    are all accesses of the block.
    """
    touch, missing = reads[0]
    place, name = touch.operation.place, _owner(program, missing)
    read = Mark(place.span, _then(f"warp {touch.warp} reads {_bytes(program, missing)}", touch))
    message = f"{name} is read where nothing has been written"
    more = {_owner(program, m): t.operation.place.span for t, m in reads[1:]}
    notes = (
        [f"the same holds for {', '.join(f'{other} ({span})' for other, span in more.items() if other != name)}"]
        if more.keys() - {name}
        else []
    )
    if writer is None:
        notes.insert(0, f"nothing in the kernel writes {name}")
        helps = ("write the whole tile first, with td.barrier() between the writes and the reads",)
        return Diagnostic(
            "TD403", message, read, notes=tuple(notes), helps=helps, calls=place.calls, cause=UnwrittenShared()
        )
    written = writer.operation.place
    assert writer.operation.access is not None
    if writer.operation.access.shared is None:
        notes.insert(0, f"nothing in the kernel writes {name}")
        here = Mark(
            written.span,
            _then(
                f"this address contains no tile's base: warp {writer.warp} writes {_bytes(program, writer.bytes)}",
                writer,
            ),
        )
        helps = ("add the tile's base: tile.base + tile.swizzle(offset), or tile.address(row, col)",)
        return Diagnostic("TD403", message, here, (read,), tuple(notes), helps, written.calls, cause=UnwrittenShared())
    here = Mark(
        written.span, _then(f"warp {writer.warp} writes {_bytes(program, writer.bytes)}", writer) + written.called
    )
    why = why_never_written(program, touch, missing, touches)
    if why is not None:
        cause = UnwrittenShared(why.commits)
        return Diagnostic("TD403", message, read, (here,), (why.note, *notes), (why.help,), place.calls, cause=cause)
    helps = ("let the writes cover all of the tile: compare the steps and the number of threads with its rows",)
    return Diagnostic("TD403", message, read, (here,), tuple(notes), helps, place.calls, cause=UnwrittenShared())


def nearest_lanes(touch: Touch) -> tuple[int, int] | None:
    """Return two active lanes of an access that begin at different bytes and overlap, or None."""
    assert touch.operation.access is not None
    starts = touch.bytes[:: touch.operation.access.width]
    order = np.argsort(starts, kind="stable")
    gaps = np.diff(starts[order])
    near = np.flatnonzero((gaps > 0) & (gaps < touch.operation.access.width))
    return (int(order[near[0]]), int(order[near[0] + 1])) if len(near) else None


def _spacing_helps(name: str, size: int, width: int, distance: int) -> tuple[str, ...]:
    """Return helps for lanes whose addresses must be `width` bytes apart.

    Where a factor is enough, the helps name it: the size of an element.
    """
    counted = (
        f"an address in LDS counts bytes: multiply the number of an element by its size, {size} bytes of {name};"
        f" {name}.address(row, col) does this"
    )
    elements = (
        f"a lane writes {width // size} elements of a row: the next lane begins as many columns further;"
        f" {name}.address(row, col) takes the row first"
    )
    return (counted, elements) if distance * size >= width else (elements,)


def doubled(program: lp.Program, touch: Touch) -> Diagnostic:
    """Return TD411 for a write in which lanes overwrite each other's bytes."""
    lanes, access, place = nearest_lanes(touch), touch.operation.access, touch.operation.place
    assert lanes is not None and access is not None
    starts = touch.bytes[:: access.width]
    distance = abs(int(starts[lanes[1]]) - int(starts[lanes[0]]))
    one, other = sorted(lanes)
    where = _then(
        f"warp {touch.warp}: lanes {one} and {other} write {access.width} bytes each, {distance} bytes apart", touch
    )
    helps: tuple[str, ...] = ("an address in LDS counts bytes: multiply the number of an element by its size",)
    if access.shared is not None:
        helps = _spacing_helps(program.kernel.names[access.shared], access.shared.dtype.bytes, access.width, distance)
    return Diagnostic(
        "TD411",
        "lanes of one instruction write the same bytes of LDS",
        Mark(place.span, where),
        helps=helps,
        calls=place.calls,
        cause=OverlappingLanes(),
    )


def race(
    program: lp.Program,
    pairs: Sequence[tuple[Touch, Touch]],
    traces: Sequence[WarpTrace],
    reading: Reading,
    empty: Sequence[Empty],
) -> Diagnostic:
    """Return TD401 for two accesses that no barrier orders, in the kernel's order; further pairs stand in a note.

    `empty` are the block's reads of unwritten LDS.
    """
    first, second = pairs[0]
    shared = np.intersect1d(first.bytes, second.bytes)
    kinds = _kind(first), _kind(second)
    one, other = first.operation.place, second.operation.place
    more, mixed = _more(program, pairs), len({_writes(*pair) for pair in pairs}) > 1
    branch = reading.passed_by(first, second, traces)
    conditional = (
        [Mark(branch.place.span, "no warp of this block takes this path, on which a barrier would order the accesses")]
        if branch is not None
        else []
    )
    in_own_code = reading.in_other_arms(first, second) and own_barriers(first, second, traces)
    ahead = _skew(traces)
    skew = (_of_roles(first, second),) if in_own_code else (ahead.note,) if ahead else ()
    if branch is not None:
        barrier = "take that barrier out of the `if`, or let its condition hold in every block"
    else:
        barrier = _shift_help(first, second) if in_own_code else _barrier_between(program, pairs, traces, ahead)
    other_buffer = wrong_buffer(program, first, second, empty)
    return Diagnostic(
        "TD401",
        f"{_owner(program, shared)} {_WRONG[kinds]}",
        Mark(other.span, _then(f"warp {second.warp} {_VERBS[kinds[1]]} {_bytes(program, shared)}", second)),
        (
            Mark(one.span, _then(f"warp {first.warp} {_VERBS[kinds[0]]} the same bytes", first) + one.called),
            *conditional,
        ),
        (
            f"nothing orders them: {_since(first, second, traces)}",
            *skew,
            *more,
            *((other_buffer.note,) if other_buffer else ()),
        ),
        (other_buffer.help if other_buffer else barrier if mixed else _remedy(program, kinds, shared, barrier),),
        other.calls,
        cause=Race(
            frozenset(touch.operation.place.span for pair in pairs for touch in pair),
            frozenset(load for pair in pairs for load in _loads(program, pair)),
        ),
    )


def _loads(program: lp.Program, pair: tuple[Touch, Touch]) -> Iterator[RegisterUse]:
    """Yield the registers that the pair's read fills, without a name where neither access reads into registers."""
    owned = owners(program.kernel)
    filled = [
        RegisterUse(owned[name][0], touch.warp, program.numbers[touch.operation])
        for touch in pair
        if _kind(touch) == "read"
        for register in touch.operation.effects.written
        if (name := register.split("[")[0]) in owned
    ]
    yield from filled or [RegisterUse("", pair[1].warp, 0)]


def _barrier_between(
    program: lp.Program, pairs: Sequence[tuple[Touch, Touch]], traces: Sequence[WarpTrace], ahead: _Ahead | None
) -> str:
    """Return where a barrier would order the two; and, where the read may want the data before, where to read it."""
    first, second = pairs[0]
    barrier = f"put td.barrier() {_gap(pairs) or 'between the two'}"
    for _, warp, count in () if in_later_step(first, second) else program.kernel.roles:
        if (warp <= first.warp < warp + count) != (warp <= second.warp < warp + count):
            barrier += ", outside of the roles"
            break
    shared = np.intersect1d(first.bytes, second.bytes)
    if ahead and (_kind(first), _kind(second)) == ("write", "read") and _held_before(first, shared, traces):
        barrier += _or_before(pairs, ahead)
    return barrier


def _more(program: lp.Program, pairs: Sequence[tuple[Touch, Touch]]) -> list[str]:
    """Return notes on all pairs at other places than the first: pairs of the same kind, and others."""
    places: dict[tuple[bool, bool], dict[str, str]] = {}  # by whether each access writes: each place with its text
    for first, second in pairs:
        place = (
            f"{_owner(program, np.intersect1d(first.bytes, second.bytes))} ({second.operation.place.span} after"
            f" {first.operation.place.span})"
        )
        places.setdefault(_writes(first, second), {}).setdefault(place, _WRONG[_kind(first), _kind(second)])
    own, *others = places.values()
    _, *more = own
    same = [f"the same holds for {', '.join(more)}"] if more else []
    return same + [f"and {', '.join(other)} {next(iter(other.values()))}" for other in others]


def _writes(first: Touch, second: Touch) -> tuple[bool, bool]:
    return _kind(first) != "read", _kind(second) != "read"


def in_later_step(first: Touch, second: Touch) -> bool:
    """Return whether the second access is in a later step of the outermost loop, or the first precedes that loop.

    A barrier at the beginning of each step orders such accesses.
    """
    return bool(second.steps) and (not first.steps or first.steps[0] < second.steps[0])


def own_barriers(first: Touch, second: Touch, traces: Sequence[WarpTrace]) -> bool:
    """Return whether the two warps pass different barriers before or after the accesses."""
    one, other = (
        [barrier.place.span for barrier in traces[t.warp].barriers[max(0, t.epoch - 1) : t.epoch + 1]]
        for t in (first, second)
    )
    return one != other


def _since(first: Touch, second: Touch, traces: Sequence[WarpTrace]) -> str:
    """Name the last barrier before both accesses; not by its number, since the trace leaves turns of loops out."""
    if not second.epoch:
        return "no barrier comes before either"
    one, other = (traces[touch.warp].barriers[second.epoch - 1].place.span for touch in (first, second))
    if one == other:
        return f"the last barrier that both warps pass is {other}, before both accesses"
    return (
        "the last barrier that both warps pass comes before both accesses: warp"
        f" {first.warp} passes it at {one}, warp {second.warp} at {other}"
    )


def _of_roles(first: Touch, second: Touch) -> str:
    """Return a note on warps that execute their own code and whose accesses meet in one interval."""
    places = (_then(f"warp {touch.warp} is at {_in_kernel(touch.operation.place)}", touch) for touch in (first, second))
    return f"barriers pair by their numbers: after {second.epoch} of them {' while '.join(places)}"


def _shift_help(first: Touch, second: Touch) -> str:
    """Return a help for two accesses in branches of different warps, between which no single line lies."""
    return (
        f"let warp {first.warp} or warp {second.warp} reach the access one barrier earlier or later: one barrier fewer"
        " or more before the access, and one more or fewer after it"
    )


def in_some_blocks(found: Diagnostic, grid: Sequence[int], blocks: Sequence[tuple[int, int]]) -> Diagnostic:
    """Add to the finding the number of blocks in which it occurs, and the first of them."""
    first, count = blocks[0][0], sum(count for _, count in blocks)
    place = f"({', '.join(str(int(i)) for i in np.unravel_index(first, tuple(grid)))})" if len(grid) > 1 else str(first)
    where = f"first in {place}" if count > 1 else f"in {place}"
    return dataclasses.replace(
        found, notes=(*found.notes, f"this happens in {count:,} of the grid's {math.prod(grid):,} blocks, {where}")
    )


@dataclasses.dataclass(frozen=True, repr=False, eq=False)
class _Ahead(Compared):
    """Warps that reach the same barrier earlier than others, by their own count of barriers."""

    barriers: int
    note: str


def _held_before(write: Touch, shared: np.ndarray, traces: Sequence[WarpTrace]) -> bool:
    """Return whether an earlier write has left data in these bytes, for which the racing read may be meant."""
    earlier = (t for trace in traces for t in trace.touches if t.epoch < write.epoch and _kind(t) != "read")
    return any(np.isin(shared, t.bytes).any() for t in earlier)


def _or_before(pairs: Sequence[tuple[Touch, Touch]], ahead: _Ahead) -> str:
    """Return the end of a help for a read that comes too late.

    A barrier alone would order the read, but give it the new data in place of the data before.
    """
    lines = [_in_kernel(write.operation.place).line for write, _ in pairs]
    number = ahead.barriers + 1
    return (
        f" if the read needs the new data; if the read needs the old data, move the read so early that {number}"
        f" barriers follow before line {min(lines)}"
    )


def _skew(traces: Sequence[WarpTrace]) -> _Ahead | None:
    """Return a note where some warps reach the same barrier earlier, by their own count, than others."""
    first = [
        {barrier.place.span: number for number, barrier in reversed(list(enumerate(trace.barriers)))}
        for trace in traces
    ]
    common = [span for span in first[0] if all(span in seen for seen in first)]
    span = next(
        (span for span in sorted(common, key=lambda s: first[0][s]) if len({seen[span] for seen in first}) > 1), None
    )
    if span is None:
        return None
    least = min(seen[span] for seen in first)
    most = max(seen[span] for seen in first)
    ahead, behind = (
        [t.warp for t, seen in zip(traces, first, strict=True) if seen[span] == count] for count in (least, most)
    )
    one, other = traces[ahead[0]].barriers, traces[behind[0]].barriers
    parting = next(i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a.place.span != b.place.span)
    count = most - least
    text = (
        f"{warps(ahead)} run {count} barrier{'s' if count > 1 else ''} ahead of {warps(behind)}: only the latter pass"
        f" the barrier at {other[parting].place.span}, "
    )
    return _Ahead(count, f"{text}which pairs with the former's barrier at {one[parting].place.span}")


def _gap(pairs: Sequence[tuple[Touch, Touch]]) -> str:
    """Return the lines of the kernel between which one barrier would order all of the pairs.

    The result is "" where no barrier would.
    """
    ends, begins = ([_in_kernel(pair[number].operation.place) for pair in pairs] for number in (0, 1))
    if len({span.file for span in (*ends, *begins)}) > 1:
        return ""
    end, begin = max(span.line for span in ends), min(span.line for span in begins)
    if all(in_later_step(*pair) for pair in pairs) and any(first.steps for first, _ in pairs):
        if all(first.steps for first, _ in pairs):
            return f"between line {max(span.line for span in (*ends, *begins))} and the next step"
        return "at the beginning of each step"
    if end < begin:
        return f"between line {end} and line {begin}"
    return f"between line {end} and the next step of the inner loop" if _in_one_inner_loop(pairs) else ""


def _in_one_inner_loop(pairs: Sequence[tuple[Touch, Touch]]) -> bool:
    """Return whether all accesses are in one inner loop, and each second access is in a later step.

    A second access that stands before the first one in the text is in a later step of a loop around both. Loops of one
    depth have no line in common, so pairs whose lines overlap are in the same loop.
    """
    ends, begins = ([_in_kernel(pair[number].operation.place).line for pair in pairs] for number in (0, 1))
    depths = {len(touch.steps) for pair in pairs for touch in pair}
    return len(depths) == 1 and min(depths) > 1 and max(begins) <= min(ends)


def _in_kernel(place: lp.Place) -> Span:
    """Return the line in the kernel itself, rather than in an op."""
    return place.calls[-1] if place.calls else place.span


def dependent(program: lp.Program, earlier: Touch, later: Touch) -> Mark:
    """Mark what another warp does after the barrier before which the earlier access must be finished."""
    shared, place = np.intersect1d(earlier.bytes, later.bytes), later.operation.place
    verb = "overwrites" if (_kind(earlier), _kind(later)) == ("read", "write") else _VERBS[_kind(later)]
    return Mark(
        place.span, _then(f"after it, warp {later.warp} {verb} {_bytes(program, shared)}", later) + place.called
    )


_WRONG = {
    ("read", "write"): "is overwritten while another warp may still read it",
    ("write", "read"): "is read while another warp may still write it",
    ("write", "write"): "is written by two warps in no order",
    ("read", "change"): "is changed while another warp may still read it",
    ("change", "read"): "is read while another warp may still change it",
    ("write", "change"): "is changed while another warp may still write it",
    ("change", "write"): "is overwritten while another warp may still change it",
    ("change", "change"): "is changed by two warps in no order",
}


def _remedy(program: lp.Program, kinds: tuple[str, str], at: np.ndarray, barrier: str) -> str:
    """Return the help for a pair of accesses; `barrier` says where a barrier would order them."""
    placed = _placement(program, at)
    other = ["write to another buffer"] if placed is not None and placed.shared.buffers > 1 else []
    if kinds == ("write", "write"):
        return ", or ".join(("let one warp write each byte", barrier, *other))
    if kinds == ("change", "change"):
        return ", or ".join((barrier, "use instructions whose order does not matter, such as additions alone"))
    if kinds == ("read", "write") and placed is not None:
        other = other or ["give the tile two buffers"]
    return ", or ".join((barrier, *other))


def _kind(touch: Touch) -> str:
    assert touch.operation.access is not None
    return touch.operation.access.kind


def _then(what: str, touch: Touch) -> str:
    """Describe an access and its step."""
    return f"{what}, step {', '.join(map(str, touch.steps))}" if touch.steps else what


def _placement(program: lp.Program, at: np.ndarray) -> lp.SharedPlacement | None:
    """Return the placement of the tile that contains the first of the bytes."""
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
    """Describe the rows of the tile that contain the bytes."""
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
