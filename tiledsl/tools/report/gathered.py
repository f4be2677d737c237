"""The contents of a report as plain values; of a refused kernel, as much as is known."""

from __future__ import annotations

import functools
import inspect
import linecache
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tiledsl.analysis.order.elaborate import elaborate
from tiledsl.analysis.time.chips import Chip, chip_of
from tiledsl.compile.compile import lower
from tiledsl.compile.examine import examined
from tiledsl.compile.lowered import Lowered
from tiledsl.compile.places import program_of
from tiledsl.compile.uncached import made
from tiledsl.compile.verify import Examined
from tiledsl.diagnostics import VERSION
from tiledsl.diagnostics.diagnostic import (
    Diagnostic,
    KernelError,
    MissingSizes,
    TiledslError,
    ToolchainError,
    display_path,
    in_short,
)
from tiledsl.ir.instances import at
from tiledsl.ir.math import integers as ex
from tiledsl.ir.program import operations as lp
from tiledsl.runtime.kernel import Kernel
from tiledsl.targets import TARGETS, target_named
from tiledsl.tools.report import listed, outputs, patterns, registers, shared, timeline, vectors
from tiledsl.tools.report.costs import Cost, Costs, costs
from tiledsl.tools.report.mainloop import intensity, main_loop
from tiledsl.tools.report.model import model as model_of
from tiledsl.tools.report.steps import Warp
from tiledsl.tools.unchecked import unchecked

SCHEMA = 1  # of the document of --json, docs/report.md: increased when a reader of the previous version would go wrong
CONTEXT = 2  # lines shown around those of helpers
MOST_FINDINGS, MOST_LINES = 200, 6_000
Line = tuple[str, int]
Lowering = Callable[[Kernel, str, Mapping[str, Any]], Lowered]


class Places:
    """The lines of source in the report, numbered in the order of their use."""

    def __init__(self) -> None:
        self.numbers: dict[Line, int] = {}

    def __call__(self, file: str, line: int) -> int:
        """The number of a line; -1 for no line."""
        return self.numbers.setdefault((file, line), len(self.numbers)) if file else -1


def gathered(
    kernel: Kernel,
    target: str | None,
    sizes: Mapping[str, Any],
    strides: Mapping[str, Any],
    allow_unchecked: bool = False,
    chip: Chip | None = None,
    iterations: int | None = None,
) -> dict[str, Any]:
    """Gather the report of a kernel at those sizes. `chip` is the one whose time is modelled, by default the target's;
    `iterations` are those of a loop whose end depends on data.

    MissingSizes where sizes are missing, run-time sizes included; UsageError for invalid sizes."""
    name, places = target_named(kernel.chosen_target(target)).name, Places()
    known = examined(kernel, name, sizes, strides, allow_unchecked)
    if known.captured is not None and len(known.sizes) < len(known.captured.dynamic):
        absent = [size.name for size in known.captured.dynamic if size.name not in sizes]
        raise MissingSizes(kernel.name, absent, "report", kernel.parameters.dimensions)
    lowering = functools.partial(lower, strides=strides, allow_unchecked=allow_unchecked)
    make = functools.partial(made, planned=known.planned)
    examined_lowering = functools.partial(lowering, captured=known.captured, make=make)
    lowered, findings = _lowered(kernel, name, sizes, examined_lowering, known.findings)
    program = program_of(known, lowered)
    found = (
        costs(Warp(program, number, known.sizes) for number in range(program.kernel.warps))
        if program is not None
        else None
    )
    listing, from_lines = listed.listing(lowered, program, places)
    of_kernel, errors = _of_kernel(known, name), [one.code for one in findings if one.severity == "error"]
    model = model_of(lowered, known.sizes, chip or chip_of(name), iterations, errors, of_kernel["outputs"], places)
    out = {
        "schema": SCHEMA,
        "tiledsl": VERSION,
        "kernel": kernel.name,
        "file": display_path(kernel.span.file),
        "target": name,
        **of_kernel,
        **_of_plan(program, known, found, places),
        "model": model,
        "listing": listing,
        "resources": _resources(kernel, name, sizes, lowering, lowered),
        "unchecked": unchecked(findings),
        "findings": [_finding(one, places) for one in findings[:MOST_FINDINGS]],
        "findings_left_out": max(0, len(findings) - MOST_FINDINGS),
        "sources": _sources(kernel, found, from_lines, places),
    }
    return {**out, "places": [[display_path(file), line] for file, line in places.numbers]}


def _lowered(
    kernel: Kernel, target: str, sizes: Mapping[str, Any], lowering: Lowering, findings: tuple[Diagnostic, ...]
) -> tuple[Lowered | None, tuple[Diagnostic, ...]]:
    """The compiled kernel, unless it is refused, and all findings."""
    if any(one.severity == "error" for one in findings):
        return None, findings
    try:
        return lowering(kernel, target, sizes), findings
    except (KernelError, ToolchainError) as error:
        return None, (*findings, *error.diagnostics)


def _of_kernel(known: Examined, target: str) -> dict[str, Any]:
    """The data known as soon as the kernel is captured."""
    if known.captured is None:
        return dict.fromkeys(("sizes", "warps", "roles", "grid", "outputs"))
    fixed = at(known.captured, known.sizes)
    roles = [
        next((name for name, first, count in fixed.roles if first <= warp < first + count), "")
        for warp in range(fixed.warps)
    ]
    return {
        "sizes": dict(fixed.sizes),
        "warps": fixed.warps,
        "roles": roles,
        "grid": [ex.number(size) for size in fixed.grid],
        "outputs": outputs.outputs(fixed, TARGETS[target].xcds),
    }


_OF_PLAN = (
    "main_loop",
    "intensity",
    "lds",
    "timeline",
    "waits",
    "registers",
    "vectors",
    "lds_accesses",
    "banks",
    "global_accesses",
    "pictures_left_out",
    "cache_line",
)


def _of_plan(program: lp.Program | None, known: Examined, found: Costs | None, places: Places) -> dict[str, Any]:
    """The data known before anything is compiled."""
    if program is None or found is None:
        return dict.fromkeys(_OF_PLAN)
    traces = elaborate(program, 0, known.sizes)
    line = timeline.timeline(program, known.sizes)
    lds_accesses = patterns.lds(program, traces, places)
    global_accesses = patterns.global_memory(program, known.sizes, places)
    most, of_vectors = patterns.MOST_PICTURES, vectors.vectors(program)
    return {
        "main_loop": main_loop(found, program.target, places),
        "intensity": intensity(found, program),
        "lds": {
            "bytes": program.lds_bytes,
            "capacity": program.target.lds_bytes,
            "tiles": shared.tiles(program),
            "intervals": shared.intervals(program, traces, places),
        },
        "timeline": timeline.as_dict(line, places),
        "waits": timeline.waits(line.covered, places),
        "registers": registers.registers(program),
        "vectors": of_vectors[:most],
        "lds_accesses": lds_accesses[:most],
        "banks": patterns.banks(program, lds_accesses[:most]),
        "global_accesses": global_accesses[:most],
        "pictures_left_out": max(0, len(lds_accesses) - most)
        + max(0, len(global_accesses) - most)
        + max(0, len(of_vectors) - most),
        "cache_line": patterns.CACHE_LINE,
    }


# ----------------------------------------------------------------------------------------------------------- resources


def _resources(
    kernel: Kernel, target: str, sizes: Mapping[str, Any], lowering: Lowering, lowered: Lowered | None
) -> list[dict[str, Any]]:
    """The listing's resources on each target of the kernel, or the reason why there is no listing."""
    out: list[dict[str, Any]] = []
    for name in TARGETS if kernel.target is None else (target,):
        if name == target and lowered is None:
            out.append({"target": name, "refused": "see the findings"})
            continue
        try:
            compiled = lowered if name == target and lowered is not None else lowering(kernel, name, sizes)
        except TiledslError as error:
            out.append({"target": name, "refused": in_short(error.diagnostics[0])})
            continue
        out.append(
            {
                **compiled.resources.as_dict(),
                "compiler": str(compiled.compiler),
                "lds_capacity": TARGETS[name].lds_bytes,
            }
        )
    return out


# ------------------------------------------------------------------------------------------------------------- sources


def _finding(found: Diagnostic, places: Places) -> dict[str, Any]:
    span = found.primary.span if found.primary is not None else None
    place = places(span.file, span.line) if span is not None else -1
    return {
        "code": found.code,
        "severity": found.severity,
        "message": found.message,
        "text": found.render(),
        "place": place,
    }


def _sources(
    kernel: Kernel, found: Costs | None, from_lines: Mapping[Line, list[int]], places: Places
) -> list[dict[str, Any]]:
    """The lines of the kernel's function, and lines of helpers in the report, with some lines around them."""
    wanted: dict[str, set[int]] = {kernel.span.file: set(_own_lines(kernel))}
    for file, line in [*(found.whole if found is not None else ()), *from_lines, *places.numbers]:
        inside = wanted.setdefault(file, set())
        if line not in inside:
            inside.update(range(max(1, line - CONTEXT), line + CONTEXT + 1))
    out = []
    for file, numbers in wanted.items():
        chosen = sorted(number for number in numbers if number <= len(linecache.getlines(file)))
        lines = list(_lines(file, chosen[:MOST_LINES], found, from_lines, places))
        out.append({"file": display_path(file), "lines": lines, "left_out": max(0, len(chosen) - MOST_LINES)})
    return out


def _own_lines(kernel: Kernel) -> range:
    """The lines of the kernel's function; empty where the source cannot be read, which is a finding."""
    try:
        own, first = inspect.getsourcelines(kernel.function)
    except (OSError, TypeError):
        return range(0)
    return range(first, first + len(own))


def _lines(
    file: str, numbers: list[int], found: Costs | None, from_lines: Mapping[Line, list[int]], places: Places
) -> Iterator[dict[str, Any]]:
    text = linecache.getlines(file)
    whole, turn, turns = (found.whole, found.turn, found.turns) if found is not None else ({}, {}, 0)
    for number in numbers:
        line = (file, number)
        shown = {"number": number, "text": text[number - 1].rstrip("\n"), "place": places(*line)}
        of_turn = turn[line].over(turns) if line in turn else {}
        yield {**shown, "costs": whole.get(line, Cost()).over(1), "turn": of_turn, "listing": from_lines.get(line, [])}
