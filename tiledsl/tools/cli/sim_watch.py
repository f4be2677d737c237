"""`tiledsl sim FILE.py --watch TILE …`: the values of tiles in a block, where its waves pause."""

from __future__ import annotations

import argparse
import pathlib

from tiledsl.compile.examine import examined
from tiledsl.compile.places import program_of
from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.ir.program import operations as lp
from tiledsl.sim import Watch
from tiledsl.sim.launch.extents import whole
from tiledsl.tools.bench.sim_launch import Launch
from tiledsl.tools.cli.options import given
from tiledsl.tools.watch.expected import expectations
from tiledsl.tools.watch.points import places, points
from tiledsl.tools.watch.printed import Printed, check_name, printed
from tiledsl.tools.watch.record import Record
from tiledsl.tools.watch.tiles import Watched, watched


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options of a watch."""
    parser.add_argument(
        "--watch",
        metavar="TILE",
        action="append",
        default=[],
        help="of a kernel: show the values of a shared tile in one block, --blocks N (default 0), at each barrier, or"
        " of a register tile at td.print(TILE); repeat for several tiles",
    )
    parser.add_argument(
        "--at", type=int, metavar="LINE", help="with --watch: where the block has executed this line of the kernel"
    )
    parser.add_argument(
        "--step", type=int, metavar="K", help="with --watch: the K-th time, counted from 0 (default: list all)"
    )
    parser.add_argument("--html", metavar="FILE.html", help="with --watch: write a page that goes from step to step")


def check_options(options: argparse.Namespace, is_kernel: bool) -> None:
    """UsageError for options of a watch where nothing is watched."""
    if options.watch and not is_kernel:
        raise UsageError(f"--watch is for a kernel, sim FILE.py, and {options.listing} is a listing")
    for option in ("at", "step", "html"):
        if getattr(options, option) is not None and not options.watch:
            raise UsageError(f"--{option} says what --watch TILE shows: name a tile, as in --watch As")
    if options.html is not None and pathlib.Path(options.html).suffix.lower() not in (".html", ".htm"):
        raise UsageError(f"--html writes HTML, and '{options.html}' does not end in .html")
    if options.step is not None:
        whole(options.step, "--step", least=0)


def prepared_record(launch: Launch, options: argparse.Namespace, blocks: list[int] | None) -> tuple[Record, Watch]:
    """The record of the watched tiles, and the watch that fills it. UsageError for what the kernel does not have."""
    if blocks is not None and len(blocks) != 1:
        raise UsageError(f"--watch shows one block, as in --blocks 0, and --blocks names {len(blocks)}")
    if options.processes not in (None, 1):
        raise UsageError("--watch shows one block, which one process executes: leave --processes out")
    sizes, strides = given(options)
    known = examined(launch.kernel, launch.lowered.target, sizes, strides, options.allow_unchecked)
    program = program_of(known, launch.lowered)
    assert program is not None  # the kernel was lowered
    tiles, of_lines = _tiles(launch, program, options), places(launch.lowered, program)
    expected = expectations(launch, tiles, blocks[0] if blocks else 0)
    marked = {line: one for tile in tiles if isinstance(tile, Printed) for line, one in tile.lines.items()}
    lines: frozenset[int] | None = frozenset(marked) or None
    if options.at is not None and lines is None:
        lines = points(launch.lowered, of_lines, options.at, [tile for tile in tiles if isinstance(tile, Watched)])
    file = launch.lowered.kernel.span.file
    record = Record(tiles, expected, of_lines, marked, launch.target, options.step, file)
    return record, Watch(record.look, lines)


def _tiles(launch: Launch, program: lp.Program, options: argparse.Namespace) -> list[Watched | Printed]:
    """The shared tiles and the register tiles with the given names."""
    found: list[Watched | Printed] = []
    for name in dict.fromkeys(options.watch):
        check_name(program.kernel, name)
        found += watched(program, name) or printed(launch.lowered, program, name, options.at)
    return found


def check_step(record: Record, options: argparse.Namespace) -> None:
    """UsageError for a step that the block has not had."""
    if record.steps:
        return
    where = f"executes line {options.at}" if options.at is not None else "passes a barrier or ends"
    times = f"{record.count} time{'s' * (record.count != 1)}"
    if not record.count:
        raise UsageError(f"--at {options.at}: the block never executes this line; --blocks names another block")
    raise UsageError(f"--step {options.step} is out of range: the block {where} {times}, steps 0..{record.count - 1}")
