"""Words that order a kernel's work: barriers, waits and priorities."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Iterator
from typing import Any

from tiledsl.diagnostics.diagnostic import Span
from tiledsl.ir import nodes as ir
from tiledsl.language.recording.capture import convergent, current, fail
from tiledsl.language.recording.handle import describe
from tiledsl.language.recording.signature import word
from tiledsl.language.values.handle_operations import check_fetched, check_owned
from tiledsl.language.values.operands import checked_count
from tiledsl.language.values.tiles import LaneElement, LaneRegisters, RegisterTile, StagedTile

HIGHEST_PRIORITY = 3


@word
def barrier() -> None:
    """Make every warp of the block wait here until all warps have arrived.

    After the barrier, other warps may read the data that a warp has written before it; the compiler places the wait for
    these writes before the barrier.

    Checked: TD402, TD405.

    Example:
        td.load(As, a[row, 0])
        td.barrier()  # what each warp wrote to As is there for the others
    """
    convergent("td.barrier").record(ir.Barrier)


@word
def wait(*values: Any, vmcnt: int | None = None, lgkmcnt: int | None = None) -> None:
    """Wait for data in registers, or until at most so many memory instructions of this warp are outstanding.

    `wait(tile, …)` waits until the data that td.load, td.fetch or td.asm loads into these registers have arrived; the
    counts follow from the instructions issued since. Lists and tuples of tiles stand for their items. `wait(vmcnt=…)`
    and `wait(lgkmcnt=…)` wait until at most that many vector-memory (vmcnt ≤ 63) and LDS or scalar (lgkmcnt ≤ 15)
    instructions are outstanding.

    Raises: TD101, TD105, TD165.
    Checked: TD405.

    Example:
        pair = td.vgpr(2)
        td.asm("ds_read_b64 {dst}, {at}", dst=pair, at=As.address(td.lane_id(), 0))
        td.wait(pair)  # the count follows from what was issued since
        td.wait(lgkmcnt=0)  # the count is yours
    """
    capture = current("td.wait")
    nodes = tuple(dict.fromkeys(_waited(values)))
    if nodes and (vmcnt is not None or lgkmcnt is not None):
        fail("TD105", "td.wait takes values or counters, and got both", helps=("call it twice",))
    if not nodes and vmcnt is None and lgkmcnt is None:
        fail("TD105", "td.wait names no counter", helps=("td.wait(vmcnt=0), td.wait(lgkmcnt=0), or td.wait(tile)",))
    for name, count, most in (
        ("vmcnt", vmcnt, capture.target.max_vmcnt),
        ("lgkmcnt", lgkmcnt, capture.target.max_lgkmcnt),
    ):
        checked_count(name, count, most)
    capture.record(ir.WaitFor, vmcnt=vmcnt, lgkmcnt=lgkmcnt, values=nodes)


def _waited(values: Iterable[Any]) -> Iterator[ir.Tile | ir.Staged | ir.Registers]:
    """Yield the registers of the values, including those in lists and tuples."""
    for value in values:
        match value:
            case list() | tuple():
                yield from _waited(value)
            case StagedTile():
                check_fetched(current("td.wait"), value, "waited for")
                yield value.node
            case RegisterTile() | LaneRegisters():
                check_owned(current("td.wait"), value)
                yield value.node
            case LaneElement():
                helps = ("wait for all registers of the td.vgpr, without an index",)
                fail("TD101", f"td.wait waits for registers, and got {describe(value)}", helps=helps)
            case _:
                helps = ("td.wait(tile) for the result of td.load or td.fetch, or td.wait(vmcnt=0)",)
                fail("TD101", f"td.wait waits for registers, and got {describe(value)}", helps=helps, shown=(value,))


@word
def print(tile: Any) -> None:
    """Let `tiledsl sim FILE.py --watch NAME` show the values that a register tile has here, in each warp.

    The compiled listing names the tile's registers at this place, in a comment behind `s_nop 0`, and keeps the values
    in registers until there. So a kernel with td.print compiles to another listing than the kernel without. On a GPU
    nothing is printed. Shared tiles need no td.print.

    Raises: TD101, TD127.
    Checked: TD707.

    Example:
        td.mma_ABt(acc, a_reg, b_reg)
        td.print(acc)  # tiledsl sim FILE.py --watch acc
        td.store(c[2 * row + wr, 2 * col + wc], acc)
    """
    capture = convergent("td.print")
    if not isinstance(tile, RegisterTile):
        helps = (
            "td.print(acc) names a register tile; `tiledsl sim FILE.py --watch As` shows a shared tile without it",
        )
        fail("TD101", f"td.print takes a register tile, and got {describe(tile)}", helps=helps, shown=(tile,))
    check_owned(capture, tile)
    capture.record(ir.Print, tile=tile.node)


@word
def priority(level: int) -> contextlib.AbstractContextManager[None]:
    """Raise the warp's priority on its SIMD within `with td.priority(1): …`, from 0 to 3.

    The SIMD prefers instructions of warps with higher priority. A warp begins with 0. Products are not moved out of the
    `with`.

    Raises: TD101, TD105.
    Checked: TD178.

    Example:
        with td.priority(1):
            td.mma_ABt(acc, a_reg, b_reg)
        td.store(c[2 * row + wr, 2 * col + wc], acc)
    """
    capture = current("td.priority")
    checked_count("the priority", level, HIGHEST_PRIORITY)
    place = capture.here()
    capture.unentered[place] = f"td.priority({level})"
    return _raised(int(level), place)


@contextlib.contextmanager
def _raised(level: int, place: tuple[Span, tuple[Span, ...]]) -> Iterator[None]:
    capture = convergent("td.priority")
    capture.unentered.pop(place, None)
    before, capture.priority = capture.priority, level
    capture.record(ir.Priority, level=level)
    yield
    capture.priority = before
    convergent("td.priority").record(ir.Priority, level=before)
