"""The values of all tiles of one block, write by write, for the report: the listing of a kernel with td.print behind
every write of a register tile is executed by the interpreter."""

from __future__ import annotations

import dataclasses
import functools
import json
import math
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from tiledsl.analysis.time.work import tensor_shape
from tiledsl.compile.call_values import dynamic_sizes
from tiledsl.compile.compile import lower
from tiledsl.compile.examine import of_captured
from tiledsl.compile.lowered import Lowered
from tiledsl.compile.places import program_of
from tiledsl.compile.uncached import made
from tiledsl.diagnostics.diagnostic import KernelError, SimulationError, ToolchainError, UsageError, in_short
from tiledsl.diagnostics.terminal import progress
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import blocks as block_count
from tiledsl.ir.program import operations as lp
from tiledsl.runtime.kernel import Kernel
from tiledsl.runtime.launch import execute
from tiledsl.sim import Pause, Watch
from tiledsl.targets import TARGETS, target_named
from tiledsl.tools.bench.sim_launch import Launch, launch_of
from tiledsl.tools.watch.everywhere import printed_everywhere, printed_tiles
from tiledsl.tools.watch.expected import expectations
from tiledsl.tools.watch.points import barriers, line_in, places, writes_of_lds
from tiledsl.tools.watch.printed import Marker, Printed, markers, of_waves
from tiledsl.tools.watch.record import changes
from tiledsl.tools.watch.tiles import IN_FLIGHT, UNWRITTEN, Values, Watched, watched

MOST_STEPS = 512
MOST_CHARACTERS = 1_500_000  # of the numbers of all steps together, half of the largest page
MOST_ELEMENTS = 2**28  # of all tensors together, which are made for the launch
MOST_OPERATIONS = 2**34  # of a contract; the product of the sizes stands for them


@dataclasses.dataclass(frozen=True)
class Request:
    """What is shown: the number of the work-group, its waves, by default the first of each role, and the first step.

    With `unchecked`, also of a kernel that is refused."""

    block: int = 0
    waves: tuple[int, ...] | None = None
    first: int = 0
    unchecked: bool = False


class _Enough(Exception):
    """The record is full."""


def with_values(
    report: Mapping[str, Any],
    kernel: Kernel,
    sizes: Mapping[str, Any],
    strides: Mapping[str, Any],
    allow_unchecked: bool,
    request: Request,
) -> dict[str, Any]:
    """The document of a report with the values by step. A kernel that the report refuses has them if the request says
    so: td.print waits for registers, and might mend it."""
    refused = next((one for one in report["findings"] if one["severity"] == "error"), None)
    why = f"the kernel is refused: {refused['code']}: {refused['message']}" if refused is not None else ""
    if why and not request.unchecked:
        return {**report, "values": {"missing": f"{why}; --unchecked executes it nevertheless"}}
    try:
        found = stepped(kernel, report["target"], sizes, strides, allow_unchecked, request)
    except (KernelError, ToolchainError) as error:
        if not why:
            raise
        found = {"missing": f"{why}; and there is nothing to execute: {in_short(error.diagnostics[0])}"}
    return {**report, "values": {**found, "refused": why} if why and "missing" not in found else found}


def stepped(
    kernel: Kernel,
    target: str | None,
    sizes: Mapping[str, Any],
    strides: Mapping[str, Any],
    allow_unchecked: bool,
    request: Request,
) -> dict[str, Any]:
    """The values by step, as the report's document has them. Where there are none, `missing` says why.

    UsageError for a block, a wave or a first step that the kernel does not have; KernelError, ToolchainError."""
    name = target_named(kernel.chosen_target(target)).name
    captured = dataclasses.replace(kernel.capture(name, sizes, strides), allows_unchecked=allow_unchecked)
    given = dynamic_sizes(kernel, sizes, captured)
    waves = _waves(captured, request.waves)
    everywhere, left_out = printed_everywhere(captured, TARGETS[name])
    why = ", ".join(left_out)
    try:
        lowered, program = _lowered(kernel, name, sizes, strides, request.unchecked, everywhere, given)
        if not markers(lowered) and printed_tiles(everywhere):
            why = f"all register tiles: the listing of {lowered.compiler} has no comments that name registers"
    except (KernelError, ToolchainError) as first:
        why = f"all register tiles: with td.print the kernel is refused: {in_short(first.diagnostics[0])}"
        lowered, program = _lowered(kernel, name, sizes, strides, request.unchecked, captured, given)
    fixed = lowered.at(lowered.sizes)
    if not 0 <= request.block < (count := block_count(lowered.kernel, lowered.sizes)):
        raise UsageError(f"block {request.block} is outside the grid: its blocks are 0 to {count - 1}")
    if (elements := sum(int(np.prod(tensor_shape(tensor))) for tensor in fixed.tensors)) > MOST_ELEMENTS:
        return {"missing": f"the tensors have {elements:,} elements, and {MOST_ELEMENTS:,} are the most: give less"}
    with progress.of(f"values of {kernel.name}"):
        return _executed(launch_of(kernel, lowered, {}, 0), program, waves, request, why)


def _waves(kernel: ir.KernelIR, asked: tuple[int, ...] | None) -> tuple[int, ...]:
    """The waves whose registers are shown."""
    for wave in asked or ():
        if not 0 <= wave < kernel.warps:
            raise UsageError(f"wave {wave} is not in the block: its waves are 0 to {kernel.warps - 1}")
    return asked or tuple(sorted({first for _, first, _ in kernel.roles})) or (0,)


def _lowered(
    kernel: Kernel,
    target: str,
    sizes: Mapping[str, Any],
    strides: Mapping[str, Any],
    unchecked: bool,
    captured: ir.KernelIR,
    given: Mapping[str, int],
) -> tuple[Lowered, lp.Program]:
    """The listing of a captured kernel, and its program. KernelError, ToolchainError."""
    known = of_captured(captured, target, given)
    errors = [one for one in known.findings if one.severity == "error"]
    if errors and (not unchecked or known.program is None):
        raise KernelError(errors)
    make = functools.partial(made, planned=known.planned)
    found = lower(kernel, target, sizes, strides=strides, unchecked=unchecked, captured=captured, make=make)
    program = program_of(known, found)
    assert program is not None  # the kernel was lowered
    return found, program


def _executed(
    launch: Launch, program: lp.Program, waves: tuple[int, ...], request: Request, why: str
) -> dict[str, Any]:
    """Execute the block, and say what its steps have written."""
    lowered, marked = launch.lowered, markers(launch.lowered)
    of_lines = places(lowered, program)
    names = dict.fromkeys(program.kernel.names[placed.shared] for placed in program.placements)
    shared = [tile for name in names for tile in watched(program, name)]
    held = [
        tile
        for name, tiles in printed_tiles(program.kernel).items()
        for tile in of_waves(program, name, tiles, marked, waves)
        if tile.lines
    ]
    record = _Record(launch, shared, held, of_lines, marked, request.first)
    lines = frozenset(marked) | writes_of_lds(lowered, of_lines) | barriers(lowered)
    scalars = [launch.before[scalar.name] for scalar in lowered.kernel.scalars]
    arguments = [*launch.arrays.values(), *scalars]
    hazards, stopped = None, ""
    try:
        hazards = len(execute(lowered, arguments, blocks=[request.block], watch=Watch(record.look, lines)).hazards)
    except _Enough:
        pass
    except SimulationError as error:
        stopped = in_short(error.diagnostics[0])
        if not record.count:
            return {"missing": f"the interpreter stops before the first step: {stopped}"}
    if not record.steps:
        raise UsageError(f"step {request.first} is out of range: the block has {record.count} steps")
    is_short = math.prod(size for _, size in launch.fixed.sizes) <= MOST_OPERATIONS
    if hazards is not None and is_short:
        record.compare(request.block)
    return {
        "block": request.block,
        "waves": list(waves),
        "first": request.first,
        "ended": hazards is not None,
        "steps_of_block": record.count if hazards is not None else None,
        "compared": hazards is not None and is_short,
        "hazards": hazards,
        "left_out": why,
        **({"stopped": stopped} if stopped else {}),
        **record.as_dict(),
    }


class _Record:
    """The steps of one block: what each has written, from step `first` on, as far as the page can hold them."""

    def __init__(
        self,
        launch: Launch,
        shared: Sequence[Watched],
        held: Sequence[Printed],
        of_lines: Mapping[int, lp.Place],
        marked: Mapping[int, Marker],
        first: int,
    ):
        self.launch, self.shared, self.held, self.first = launch, shared, held, first
        self.of_lines, self.marked, self.file = of_lines, marked, launch.lowered.kernel.span.file
        self.tiles: list[Watched | Printed] = [*shared, *held]
        self.count, self.characters = 0, 0
        self.steps: list[dict[str, Any]] = []
        self.barriers = barriers(launch.lowered)
        self.times: Counter[object] = Counter()  # how often each wave was at each line, of a register tile there
        self.now: dict[int, Values] = {}  # of each tile that something has written
        self.seen: set[int] = set()  # the tiles whose values a kept step has

    def look(self, pause: Pause) -> None:
        """Keep what the waves have written since the pause before."""
        written = dict(self._written(pause))
        at = self._at(pause)
        if not written and not any(one["barrier"] for one in at):
            return
        number = self.count
        self.count += 1
        if number >= self.first:
            if number == self.first:  # what the steps before have written is there too
                written |= {tile: values for tile, values in self.now.items() if tile not in written}
            entries = [self._entry(tile, values) for tile, values in sorted(written.items())]
            self.characters += sum(len(json.dumps(one["values"])) for one in entries if "values" in one)
            if self.steps and (len(self.steps) == MOST_STEPS or self.characters > MOST_CHARACTERS):
                raise _Enough
            self.steps.append({"step": number, "barriers": pause.barriers, "at": at, "tiles": entries})
        self.now |= written

    def _written(self, pause: Pause) -> Iterator[tuple[int, Values]]:
        """The values of the tiles that have others than before, of register tiles those that are written here."""
        target = self.launch.target
        for number, tile in enumerate(self.shared):
            values, before = tile.values(pause, target), self.now.get(number)
            unlike = before is None and (values.states != UNWRITTEN).any()
            if unlike or before is not None and (changes(values, before).any() or _other_states(values, before)):
                yield number, values
        for number, register_tile in enumerate(self.held, len(self.shared)):
            register_tile.look(pause)
            line = pause.lines[register_tile.wave]
            marker = register_tile.lines.get(line) if line is not None else None
            if marker is not None and marker.is_last:
                yield number, register_tile.values(pause, target)

    def _at(self, pause: Pause) -> list[dict[str, Any]]:
        """The lines of the source that the waves have executed last, each with how often they were there."""
        found: dict[tuple[int, int, bool], list[int]] = {}
        for wave, line in enumerate(pause.lines):
            marker, place = self.marked.get(line or 0), self.of_lines.get(line or 0)
            if line is None or marker is not None and not marker.is_last:
                continue
            own = marker.line if marker is not None else line_in(place, self.file) if place is not None else None
            visit = wave, own, marker and marker.tile
            self.times[visit] += 1
            found.setdefault((own or 0, self.times[visit], line in self.barriers), []).append(wave)
        return [
            {"line": line or None, "time": time, "waves": waves, "barrier": is_barrier}
            for (line, time, is_barrier), waves in sorted(found.items())
        ]

    def _entry(self, tile: int, values: Values) -> dict[str, Any]:
        """What a step has written of a tile: `values` row by row, unless only their states differ from before."""
        before = self.now.get(tile)
        changed = changes(values, before)
        entry = {
            "tile": tile,
            "written": int((values.states != UNWRITTEN).sum()),
            "in_flight": int((values.states == IN_FLIGHT).sum()),
            "changed": int(changed.sum()),
            "states": _states(values.states),
        }
        if tile not in self.seen or changed.any():
            self.seen.add(tile)
            entry["values"] = _plain(values, self.tiles[tile].dtype)
        return entry

    def as_dict(self) -> dict[str, Any]:
        """The tiles and the steps."""
        tiles = [
            {
                "label": tile.label,
                "title": tile.title,
                "rows": self.now[number].numbers.shape[0] if number in self.now else 0,
                "columns": self.now[number].numbers.shape[1] if number in self.now else 0,
                "wave": tile.wave if isinstance(tile, Printed) else None,
            }
            for number, tile in enumerate(self.tiles)
        ]
        return {"tiles": tiles, "steps": self.steps}

    def compare(self, block: int) -> None:
        """Add to the last values of each tile what the contracts state of them."""
        for number, expected in enumerate(expectations(self.launch, self.tiles, block)):
            last = next((one for step in reversed(self.steps) for one in step["tiles"] if one["tile"] == number), None)
            if expected is None or last is None:
                continue
            values = self.now[number]
            wrong = expected.wrong(values, self.tiles[number].dtype, self.launch.target)
            there = Values(expected.values, np.where(expected.stored, values.states, UNWRITTEN))
            last["output"] = expected.output
            last["expected"] = _plain(there, expected.dtype)
            last["wrong"] = np.flatnonzero(wrong).tolist()


def _other_states(values: Values, before: Values) -> bool:
    return bool((values.states != before.states).any())


def _states(states: np.ndarray) -> str:
    """A digit for each value, row by row; one digit where all are alike."""
    text = "".join(map(str, states.reshape(-1).tolist()))
    return text[0] if len(set(text)) == 1 else text


def _plain(values: Values, dtype: ir.DType) -> list[float | None]:
    """The numbers row by row, with as many digits as tell the numbers of the type apart. Infinities are the largest
    numbers of f64, and what is no number, or not written, is null."""
    digits, largest = 9 if dtype.bytes >= 4 else 6, float(np.finfo(np.float64).max)
    found: list[float | None] = []
    for number, state in zip(values.numbers.reshape(-1).tolist(), values.states.reshape(-1).tolist(), strict=True):
        if state == UNWRITTEN or number != number:
            found.append(None)
        else:
            rounded = float(f"{min(max(number, -largest), largest):.{digits}g}")
            found.append(int(rounded) if rounded.is_integer() and abs(rounded) < 1e9 else rounded)
    return found
