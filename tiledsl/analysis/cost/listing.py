"""Costs that the model of the listing shows: TD710, TD711, TD713, TD715, TD716, TD717."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable, Mapping

from tiledsl.analysis.cost.texts import LEAST, clocks_text
from tiledsl.analysis.time.causes import UNCOALESCED
from tiledsl.analysis.time.result import counted
from tiledsl.analysis.time.spending import AFTER, LOOP, Spending, Spent
from tiledsl.diagnostics.diagnostic import Diagnostic, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.causes import CODE, EPILOGUE, IDLE, LANES, LINES, NARROW, Cost
from tiledsl.ir.walk import statements, walk
from tiledsl.sim.state.trace import LINE

_MORE_LINES = 1.5  # of touched to filled lines
_NARROW = 2  # bytes of a lane
_LEAST_IDLE = 0.2
_LONG_EPILOGUE = 0.1  # of the loop's clocks

Place = tuple[str, int]  # file and line


@dataclasses.dataclass(frozen=True)
class Launched:
    """A kernel at fixed sizes with its spending, and the places of the source for lines of the listing."""

    kernel: ir.KernelIR
    spending: Spending
    places: Mapping[int, Place]

    def by_place(self, wanted: Callable[[Spent], bool]) -> dict[Place, list[Spent]]:
        """Return the wanted instructions by their places in the source, those with the most clocks first."""
        found: dict[Place, list[Spent]] = {}
        for one in self.spending.instructions:
            if one.line in self.places and wanted(one):
                found.setdefault(self.places[one.line], []).append(one)
        return dict(sorted(found.items(), key=lambda pair: -sum(one.total for one in pair[1])))

    def statement(self, place: Place, kind: str = "") -> ir.Statement | None:
        """Return the first statement at a line; of a kind of access, the first that reads or writes a tensor."""
        for one in statements(self.kernel.body):
            windows = one.effects.windows_read if kind == "read" else one.effects.windows_written
            if (one.span.file, one.span.line) == place and (windows or not kind):
                return one
        return None

    def share(self, clocks: float) -> float:
        """Return the share of a wave's clocks."""
        return clocks / self.spending.wave_clocks if self.spending.wave_clocks else 0.0


def modelled(launched: Launched) -> list[Diagnostic]:
    """Every finding that the model of the listing shows."""
    return [
        *_lines(launched),
        *_narrow_stores(launched),
        *_large_loop(launched),
        *_idle(launched),
        *_epilogue(launched),
        *_between_lanes(launched),
    ]


def _finding(
    code: str,
    message: str,
    statement: ir.Statement,
    label: str,
    cost: Cost,
    note: str,
    help: str,
    others: tuple[Mark, ...] = (),
) -> Diagnostic:
    mark, calls = Mark(statement.span, label), statement.calls
    return Diagnostic(code, message, mark, others, (note,), (help,), calls, severity="warning", cause=cost)


def _lines(launched: Launched) -> list[Diagnostic]:
    """TD710."""
    found = []
    places = launched.by_place(lambda one: one.kind == "read" and one.touched > _MORE_LINES * one.filled)
    lost = {place: sum(one.clocks.get(UNCOALESCED, 0.0) for one in own) for place, own in places.items()}
    if launched.share(sum(lost.values())) < LEAST:  # of all: a copy of A and one of B may lose half of it each
        return []
    for place, own in places.items():
        clocks, statement = lost[place], launched.statement(place, "read")
        if launched.share(clocks) < LEAST / 4 or statement is None:
            continue
        touched, filled = (sum(getattr(one, name) for one in own) for name in ("touched", "filled"))
        finding = _finding(
            "TD710",
            f"this load touches {touched / filled:.1f} times the lines of cache that its bytes fill",
            statement,
            f"a wave touches {touched:,.0f} lines of {LINE} bytes, where {filled:,.0f} would do",
            Cost(LINES, launched.share(clocks)),
            clocks_text(clocks, launched.spending),
            _whole_lines(statement),
        )
        found.append(finding)
    return found


def _whole_lines(statement: ir.Statement) -> str:
    """Return the change after which the loads of a statement fill their lines."""
    for window in statement.effects.windows_read:
        row = window.cols * window.tensor.dtype.bits // 8
        if row < LINE:
            cols = LINE * 8 // window.tensor.dtype.bits
            return (
                f"take {cols} columns of '{window.tensor.name}' at once: a row of {window.cols} is {row} bytes, and a"
                f" line of cache {LINE}"
            )
    if isinstance(statement, ir.LoadGlobal) and statement.dst.layout != "line":
        return 'load the tile in layout "line", in which a wave takes whole rows, or through a shared tile'
    return "let the rows of the tensor begin at multiples of 128 bytes, or load through a shared tile"


def _narrow_stores(launched: Launched) -> list[Diagnostic]:
    """TD711."""
    found = []
    places = launched.by_place(lambda one: one.kind == "write" and one.bytes <= _NARROW)
    for place, own in places.items():
        clocks, statement = sum(one.total for one in own), launched.statement(place, "write")
        if launched.share(clocks) < LEAST or statement is None:
            continue
        finding = _finding(
            "TD711",
            f"a lane stores {counted(own[0].bytes, 'byte')} at a time",
            statement,
            f"{len(own)} such instructions",
            Cost(NARROW, launched.share(clocks)),
            clocks_text(clocks, launched.spending),
            "give the tile the layout in which a lane holds neighbouring columns before it is cast:"
            " td.swap_layout(tile)",
        )
        found.append(finding)
    return found


def _large_loop(launched: Launched) -> list[Diagnostic]:
    """TD713."""
    spending = launched.spending
    if spending.loop_bytes <= spending.cache_bytes:
        return []
    own = [one for one in spending.instructions if one.stage == LOOP]
    clocks = sum(one.fetch_clocks for one in own)
    loop = _loop_of(launched, own)
    if loop is None:
        return []
    finding = _finding(
        "TD713",
        f"the loop has {spending.loop_bytes:,} bytes of code, and the instruction cache {spending.cache_bytes:,}",
        loop,
        "each iteration fetches its code again",
        Cost(CODE, launched.share(clocks)),
        clocks_text(clocks, spending),
        "repeat less in an iteration: a smaller step, or td.range in place of Python's range inside",
    )
    return [finding]


def _loop_of(launched: Launched, own: Iterable[Spent]) -> ir.For | None:
    """Return the innermost loop around a statement of these instructions."""
    places = {launched.places[one.line] for one in own if one.line in launched.places}
    for statement, around in walk(launched.kernel.body):
        loops = [one for one in around if isinstance(one, ir.For)]
        if loops and (statement.span.file, statement.span.line) in places:
            return loops[-1]
    return None


def _idle(launched: Launched) -> list[Diagnostic]:
    """TD715."""
    profile, share, units = launched.spending.profile, launched.spending.idle, launched.spending.compute_units
    if share < _LEAST_IDLE:
        return []
    rounds, last = -(-profile.blocks // profile.round_blocks), profile.blocks % profile.round_blocks
    span, calls = launched.kernel.grid_place
    clocks = f"{profile.dispatch.clocks:,.0f} clk of the launch"
    note = f"modelled on {profile.chip}: {share:.0%} of the time of all compute units, in {clocks}"
    if profile.blocks < units:
        label = f"{counted(profile.blocks, 'block')} for {counted(units, 'compute unit')}"
        change = "take smaller tiles, or divide the sums among blocks (split-K), at these sizes"
    else:
        label = f"round {rounds:,} has {last:,} of the {profile.round_blocks:,} blocks that fit at once"
        change = "take tiles whose number fills the last round, or persistent blocks (examples/persistent.py)"
    return [
        Diagnostic(
            "TD715",
            "compute units are idle for want of blocks",
            Mark(span, label),
            notes=(note,),
            helps=(change,),
            calls=calls,
            severity="warning",
            cause=Cost(IDLE, share),
        )
    ]


def _epilogue(launched: Launched) -> list[Diagnostic]:
    """TD716."""
    spending = launched.spending
    behind = [one for one in spending.instructions if one.stage == AFTER]
    clocks, loop = (sum(one.total for one in spending.instructions if one.stage == stage) for stage in (AFTER, LOOP))
    if not spending.loop_products or clocks <= _LONG_EPILOGUE * loop or launched.share(clocks) < LEAST:
        return []
    numbers = {one.line for one in behind}
    places = launched.by_place(lambda one: one.line in numbers)
    statement = next((found for place in places if (found := launched.statement(place)) is not None), None)
    if statement is None:
        return []
    finding = _finding(
        "TD716",
        f"what follows the last product takes {clocks / loop:.0%} of the clocks of the loop",
        statement,
        "takes the most of it",
        Cost(EPILOGUE, launched.share(clocks)),
        clocks_text(clocks, spending),
        "store more bytes a lane (td.swap_layout before the cast), or let a block sum more products before it stores",
    )
    return [finding]


def _between_lanes(launched: Launched) -> list[Diagnostic]:
    """TD717."""
    own = [one for one in launched.spending.instructions if one.between_lanes and one.stage == LOOP]
    clocks = sum(one.total for one in own)
    dear = [
        statement
        for statement, around in walk(launched.kernel.body)
        if isinstance(statement, ir.Reduce)
        and not statement.within_lanes
        and any(isinstance(o, ir.For) for o in around)
    ]
    if launched.share(clocks) < LEAST or not dear:
        return []
    first, *others = {statement.span: statement for statement in dear}.values()
    finding = _finding(
        "TD717",
        "a loop reduces a tile between lanes",
        first,
        f"a {first.axis} of the {first.src.rows}x{first.src.cols} tile lies in different lanes",
        Cost(LANES, launched.share(clocks)),
        f"{clocks_text(clocks, launched.spending)}, in {counted(len(own), 'instruction')} between lanes",
        f"compute the transposed tile, and reduce its {'columns' if first.axis == 'row' else 'rows'} within lanes; or"
        " add the tiles of all steps, and reduce the sum behind the loop",
        tuple(Mark(one.span, "the same here") for one in others),
    )
    return [finding]
