"""All that a report shows, as plain values: of a kernel that is refused as much as there is of it."""

from __future__ import annotations

import inspect
import linecache
from collections.abc import Iterator, Mapping
from typing import Any

from tiledsl import __version__, ir
from tiledsl import expr as ex
from tiledsl.checks.listing import listing_sources
from tiledsl.compile import Lowered, examined, lower
from tiledsl.diagnostics import Diagnostic, KernelError, MissingSizes, TiledslError, ToolchainError, display_path
from tiledsl.elaborate import elaborate
from tiledsl.instances import at
from tiledsl.kernel import Kernel
from tiledsl.lower import program as lp
from tiledsl.report import outputs, patterns, registers, shared, timeline
from tiledsl.report.costs import Cost, costs
from tiledsl.report.steps import Warp
from tiledsl.targets import TARGETS, target_named
from tiledsl.toolchain.compilers import marks_assembly

SCHEMA = 1  # of what --json prints, docs/report.md
CONTEXT = 2  # lines around those of helpers that are shown
Line = tuple[str, int]


class Places:
    """The lines of source that the report speaks of, numbered as they come up."""

    def __init__(self) -> None:
        self.numbers: dict[Line, int] = {}

    def __call__(self, file: str, line: int) -> int:
        """The number of a line; -1 for none."""
        return self.numbers.setdefault((file, line), len(self.numbers)) if file else -1


def gathered(kernel: Kernel, target: str | None, sizes: Mapping[str, Any], strides: Mapping[str, Any]) -> dict[str, Any]:
    """The report of a kernel at those sizes. MissingSizes where there are not all, of run-time sizes too; UsageError for sizes that make no sense."""
    name, places = target_named(kernel.chosen_target(target)).name, Places()
    known = examined(kernel, name, sizes, strides)
    findings, captured, program = known.findings, known.captured, known.program
    if captured is not None and len(known.sizes) < len(captured.dynamic):
        raise MissingSizes(kernel.name, [size.name for size in captured.dynamic if size.name not in sizes], "report")
    lowered = None
    if not any(one.severity == "error" for one in findings):
        try:
            lowered = lower(kernel, name, sizes, strides=strides)
        except (KernelError, ToolchainError) as error:
            findings = (*findings, *error.diagnostics)
    out: dict[str, Any] = {"schema": SCHEMA, "tiledsl": __version__, "kernel": kernel.name, "file": display_path(kernel.span.file), "target": name}
    if captured is not None:
        fixed = at(captured, known.sizes)
        out |= {"sizes": dict(fixed.sizes), "warps": fixed.warps, "grid": [ex.number(size) for size in fixed.grid]}
    costs_of: dict[Line, Cost] = {}
    if program is not None:
        costs_of = costs(Warp(program, number, known.sizes) for number in range(program.kernel.warps))
        out |= _of_plan(program, fixed, known.sizes, places)
    out["listing"], listed = _listing(lowered, program, places)
    out["resources"] = _resources(kernel, name, sizes, strides, lowered)
    out["findings"] = [_finding(one, places) for one in findings]
    out["sources"] = _sources(kernel, costs_of, listed, places)
    out["places"] = [[display_path(file), line] for file, line in places.numbers]
    return out


def _of_plan(program: lp.Program, fixed: ir.KernelIR, sizes: Mapping[str, int], places: Places) -> dict[str, Any]:
    """What is known before anything is compiled."""
    traces = elaborate(program, 0, sizes)
    accesses = patterns.lds(program, traces, places)
    return {
        "lds": {
            "bytes": program.lds_bytes,
            "capacity": program.target.lds_bytes,
            "tiles": shared.tiles(program),
            "intervals": shared.intervals(program, traces, places),
        },
        "timeline": timeline.as_dict(timeline.timeline(program, sizes), places),
        "registers": registers.registers(program),
        "lds_accesses": accesses,
        "banks": patterns.banks(program, accesses),
        "global_accesses": patterns.global_memory(program, sizes, places),
        "cache_line": patterns.CACHE_LINE,
        "outputs": outputs.outputs(fixed, program.target.xcds),
    }


# ------------------------------------------------------------------------------------------------------------- listing


def _listing(lowered: Lowered | None, program: lp.Program | None, places: Places) -> tuple[list[list[Any]] | None, dict[Line, list[int]]]:
    """The lines of the listing with the numbers of the places that they come from, -1 where that is not known; and the listing's lines by place."""
    if lowered is None or program is None:
        return None, {}
    kernel = next(one for one in lowered.listing.kernels if one.name == lowered.symbol)
    sources = listing_sources(program, lowered.asm, marks_assembly(lowered.compiler))
    of_lines: dict[Line, list[int]] = {}
    from_lines: dict[int, int] = {}
    for step in sources.flow.steps:
        place = sources.place(step.item)
        if place is not None:
            of_lines.setdefault((place.span.file, place.span.line), []).append(step.item.line)
            from_lines[step.item.line] = places(place.span.file, place.span.line)
    first, last = kernel.items[0].line, kernel.items[-1].line
    text = lowered.asm.split("\n")
    return [[number, text[number - 1], from_lines.get(number, -1)] for number in range(first, last + 1) if text[number - 1].strip()], of_lines


# ----------------------------------------------------------------------------------------------------------- resources


def _resources(kernel: Kernel, target: str, sizes: Mapping[str, Any], strides: Mapping[str, Any], lowered: Lowered | None) -> list[dict[str, Any]]:
    """What the listing takes on each target that the kernel is for; where there is none, why."""
    out: list[dict[str, Any]] = []
    for name in TARGETS if kernel.target is None else (target,):
        try:
            made = lowered if name == target else lower(kernel, name, sizes, strides=strides)
        except TiledslError as error:
            first = error.diagnostics[0]
            out.append({"target": name, "refused": first.message if first.code == "TD000" else f"{first.code}: {first.message}"})
            continue
        if made is None:
            out.append({"target": name, "refused": "refused: see the findings"})
        else:
            out.append({**made.resources.as_dict(), "compiler": str(made.compiler), "lds_capacity": TARGETS[name].lds_bytes})
    return out


# ------------------------------------------------------------------------------------------------------------- sources


def _finding(found: Diagnostic, places: Places) -> dict[str, Any]:
    span = found.primary.span if found.primary is not None else None
    place = places(span.file, span.line) if span is not None else -1
    return {"code": found.code, "severity": found.severity, "message": found.message, "text": found.render(), "place": place}


def _sources(kernel: Kernel, costs_of: Mapping[Line, Cost], listed: Mapping[Line, list[int]], places: Places) -> list[dict[str, Any]]:
    """The lines of the kernel's function, and those of helpers that the report speaks of, with a few around them."""
    own, first = inspect.getsourcelines(kernel.function)
    wanted: dict[str, set[int]] = {kernel.span.file: set(range(first, first + len(own)))}
    for file, line in [*costs_of, *listed, *places.numbers]:
        inside = wanted.setdefault(file, set())
        if line not in inside:
            inside.update(range(max(1, line - CONTEXT), line + CONTEXT + 1))
    return [{"file": display_path(file), "lines": list(_lines(file, sorted(numbers), costs_of, listed, places))} for file, numbers in wanted.items()]


def _lines(file: str, numbers: list[int], costs_of: Mapping[Line, Cost], listed: Mapping[Line, list[int]], places: Places) -> Iterator[dict[str, Any]]:
    text = linecache.getlines(file)
    for number in (number for number in numbers if number <= len(text)):
        cost = costs_of.get((file, number), Cost()).as_dict()
        shown = {"number": number, "text": text[number - 1].rstrip("\n"), "place": places(file, number)}
        yield {**shown, "costs": cost, "listing": listed.get((file, number), [])}
