"""The findings that both the listing and a prediction show, and what the texts of findings on cost share."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from tiledsl.analysis.time.result import counted
from tiledsl.analysis.time.spending import Spending
from tiledsl.diagnostics.diagnostic import Diagnostic, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.causes import CODE, IDLE, LANES, LINES, NARROW, Cost
from tiledsl.ir.math.sizes import row_step
from tiledsl.ir.walk import statements, walk
from tiledsl.targets import LINE

LEAST = 0.02  # of a wave's clocks, or of its instructions: what costs less is no finding
MORE_LINES = 1.5  # of touched to filled lines
NARROW_BYTES = 2  # of a lane
LEAST_IDLE = 0.2  # of the time of all compute units

Place = tuple[str, int]  # file and line


def clocks_text(clocks: float, spending: Spending) -> str:
    """Return the sentence that states modelled clocks of a wave, and their share."""
    share, profile = clocks / spending.wave_clocks, spending.profile
    return f"modelled on {profile.chip}: {clocks:,.0f} of the {spending.wave_clocks:,.0f} clk of a wave, {share:.1%}"


def statement_at(kernel: ir.KernelIR, place: Place, kind: str = "") -> ir.Statement | None:
    """Return the first statement at a line; of a kind of access, the first that reads or writes a tensor."""
    for one in statements(kernel.body):
        windows = one.effects.windows_read if kind == "read" else one.effects.windows_written
        if (one.span.file, one.span.line) == place and (windows or not kind):
            return one
    return None


def at_statement(
    code: str,
    message: str,
    statement: ir.Statement,
    label: str,
    cost: Cost,
    notes: Sequence[str],
    help: str,
    others: tuple[Mark, ...] = (),
) -> Diagnostic:
    """Return a finding on cost of a statement."""
    mark, calls = Mark(statement.span, label), statement.calls
    return Diagnostic(code, message, mark, others, tuple(notes), (help,), calls, severity="warning", cause=cost)


def lines_finding(
    statement: ir.Statement, ratio: float, label: str, share: float | None, notes: Sequence[str]
) -> Diagnostic:
    """TD710, of a statement whose loads touch `ratio` times the lines of cache that their bytes fill."""
    message = f"this load touches {ratio:.1f} times the lines of cache that its bytes fill"
    return at_statement("TD710", message, statement, label, Cost(LINES, share), notes, _whole_lines(statement))


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
    names = " and ".join(f"'{one.tensor.name}'" for one in statement.effects.windows_read)
    return f"let the rows of {names} begin at multiples of {LINE} bytes"


def narrow_finding(
    statement: ir.Statement, size: int, count: int, share: float | None, notes: Sequence[str]
) -> Diagnostic:
    """TD711, of a statement that is compiled to so many stores of so few bytes a lane."""
    return at_statement(
        "TD711",
        f"a lane stores {counted(size, 'byte')} at a time",
        statement,
        f"{count} such instructions",
        Cost(NARROW, share),
        notes,
        _wide_stores(statement),
    )


def _wide_stores(statement: ir.Statement) -> str:
    """Return the change after which a lane stores more bytes at a time."""
    for window in statement.effects.windows_written:
        begin = math.gcd(16, row_step(window.tensor) * window.tensor.dtype.bytes)
        if begin <= NARROW_BYTES:
            name = window.tensor.name
            return f"give each row of '{name}' a multiple of 16 bytes: its rows begin at multiples of {begin}"
    return "give the tile the layout in which a lane holds neighbouring columns before it is cast: td.swap_layout(tile)"


def code_finding(
    loop: ir.Statement, loop_bytes: int, cache_bytes: int, share: float | None, notes: Sequence[str]
) -> Diagnostic:
    """TD713, of a loop of so many bytes."""
    return at_statement(
        "TD713",
        f"the loop has {loop_bytes:,} bytes of code, and the instruction cache {cache_bytes:,}",
        loop,
        "each iteration fetches its code again",
        Cost(CODE, share),
        notes,
        "repeat less in an iteration: a smaller step, or td.range in place of Python's range inside",
    )


def loop_around(kernel: ir.KernelIR, places: Iterable[Place]) -> ir.For | None:
    """Return the innermost loop around the first statement at one of these lines that is in a loop."""
    wanted = set(places)
    for statement, around in walk(kernel.body):
        loops = [one for one in around if isinstance(one, ir.For)]
        if loops and (statement.span.file, statement.span.line) in wanted:
            return loops[-1]
    return None


def idle_finding(
    kernel: ir.KernelIR, blocks: int, at_once: int, units: int, share: float | None, note: str
) -> Diagnostic:
    """TD715, of a launch of so many blocks, of which `at_once` fit on the compute units together."""
    span, calls = kernel.grid_place
    if blocks < units:
        label = f"{counted(blocks, 'block')} for {counted(units, 'compute unit')}"
        change = "take smaller tiles, or divide the sums among blocks (split-K), at these sizes"
    else:
        rounds, last = -(-blocks // at_once), blocks % at_once
        label = f"round {rounds:,} has {last:,} of the {at_once:,} blocks that fit at once"
        change = "take tiles whose number fills the last round, or persistent blocks (examples/persistent.py)"
    mark, message = Mark(span, label), "compute units are idle for want of blocks"
    return Diagnostic(
        "TD715",
        message,
        mark,
        notes=(note,),
        helps=(change,),
        calls=calls,
        severity="warning",
        cause=Cost(IDLE, share),
    )


def dear_reductions(kernel: ir.KernelIR) -> list[ir.Reduce]:
    """Return the reductions in loops along the direction in which elements lie in different lanes, one of each line."""
    dear = [
        statement
        for statement, around in walk(kernel.body)
        if isinstance(statement, ir.Reduce)
        and not statement.within_lanes
        and any(isinstance(o, ir.For) for o in around)
    ]
    return list({statement.span: statement for statement in dear}.values())


def lanes_finding(dear: Sequence[ir.Reduce], share: float | None, notes: Sequence[str]) -> Diagnostic:
    """TD717, of reductions between lanes in a loop."""
    first, *others = dear
    return at_statement(
        "TD717",
        "a loop reduces a tile between lanes",
        first,
        f"a {first.axis} of the {first.src.rows}x{first.src.cols} tile lies in different lanes",
        Cost(LANES, share),
        notes,
        f"compute the transposed tile, and reduce its {'columns' if first.axis == 'row' else 'rows'} within lanes; or"
        " add the tiles of all steps, and reduce the sum behind the loop",
        tuple(Mark(one.span, "the same here") for one in others),
    )
