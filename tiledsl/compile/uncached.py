"""The stages of a kernel that the cache does not hold: the checks, the attempts at a listing (attempts.py), and the
entries that the stages leave in the cache. compile.py imports this module only for such a kernel.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterable, Mapping

from tiledsl.analysis.cost.lines import touched_lines
from tiledsl.analysis.listing.listing import required_order_checks
from tiledsl.analysis.source.checks import kernel_warnings
from tiledsl.compile.attempts import Attempt, compiled_with
from tiledsl.compile.entries import Clock, Entries, Entry, compiler_of, with_rejected
from tiledsl.compile.examine import PLANNED
from tiledsl.compile.places import places_of
from tiledsl.compile.verify import Verified, finished, instances_at, instances_of, refusal, verified
from tiledsl.diagnostics.diagnostic import Diagnostic, KernelError, ToolchainError, fields_of
from tiledsl.ir.instances import Sizes
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.obligations import RequiredOrder, follow, least
from tiledsl.lower.emit.emit import emit
from tiledsl.toolchain.compiler import PassedOver
from tiledsl.toolchain.compilers import Compiler, may_pass, set_aside


def made(entries: Entries, sizes: Sizes, clock: Clock, planned: Verified | None = None) -> tuple[Entry, bool]:
    """The compiled result at sizes without an entry, and whether it was compiled just now. KernelError.

    `planned` is the kernel's plan, where the caller has checked the kernel at these sizes.
    """
    kernel, target = entries.kernel, entries.target
    serving, required = entries.for_any_size()
    if serving and sizes:
        kept = _serving(entries, serving, required, sizes, clock)
        if kept is not None:
            entries.serve(sizes, serving)
            return kept, False
    planned = planned or clock(PLANNED, lambda: verified(kernel, target, instances_of(kernel, sizes)))
    # one text for all sizes that there have been
    planned = dataclasses.replace(planned, required=least(planned.required | required))
    program, refused = clock(PLANNED, lambda: finished(planned))
    if refused and not entries.unchecked:
        raise refusal(kernel, refused)
    if not entries.shares:
        return _compile(entries, entries.key(sizes), planned, program, refused, clock), True
    text = entries.key_of_text(emit(program))
    known = entries.entry(text)
    kept = known or _compile(entries, text, planned, program, refused, clock)
    if known is not None:
        _recheck(entries, program, known, clock)
    entries.serve_any_size(text, planned.required)
    entries.serve(sizes, text)
    return kept, known is None


def _serving(
    entries: Entries, text: str, waits_for: frozenset[RequiredOrder], sizes: Sizes, clock: Clock
) -> Entry | None:
    """The result compiled at other sizes, if its waits keep every order that these sizes require. KernelError with
    the findings at these sizes.
    """
    kept = entries.entry(text)
    if kept is None:
        return None
    planned = clock("checks", lambda: verified(entries.kernel, entries.target, instances_at(entries.kernel, sizes)))
    if planned.problems:
        raise refusal(entries.kernel, planned.problems)
    return kept if follow(planned.required, waits_for) else None


def _recheck(entries: Entries, program: lp.Program, kept: Mapping[str, bytes], clock: Clock) -> None:
    """KernelError where a listing made for other sizes violates an order that these sizes require."""
    listing, marked = kept["asm"].decode(), compiler_of(entries.compilers, kept).marks_assembly
    problems = clock("listing checks", lambda: required_order_checks(program, listing, marked))
    if problems:
        raise KernelError(problems, has_text=True)


def _compile(
    entries: Entries, key: str, planned: Verified, program: lp.Program, refused: list[Diagnostic], clock: Clock
) -> Entry:
    """The result of the first compiler whose code passes the checks; the last compiler's error where none does."""
    *others, last = entries.compilers
    over: list[PassedOver] = []
    lasting = True
    for compiler in others:
        try:
            kept = _result(planned, program, refused, compiler, False, clock)
            break
        except (ToolchainError, KernelError) as error:
            over.append(set_aside(compiler, error))
            lasting = lasting and not may_pass(error)
    else:
        kept = _result(planned, program, refused, last, entries.unchecked, clock)
    kept = with_rejected(kept, over)
    if lasting:
        entries.put(key, kept)
    return kept


def _result(
    planned: Verified,
    program: lp.Program,
    refused: list[Diagnostic],
    compiler: Compiler,
    unchecked: bool,
    clock: Clock,
) -> Entry:
    """The entry of the cache that one compiler makes. KernelError where its listing does not pass the checks."""
    accepted, attempt, problems = compiled_with(compiler, program, lambda: finished(planned, early=True)[0], clock)
    faults = [problem for problem in problems if problem.severity == "error"]
    if faults and not unchecked:
        raise KernelError(problems, has_text=True)
    kernel, slow = program.kernel, [problem for problem in problems if problem.severity != "error"]
    warnings = _json([*accepted.warnings, *kernel_warnings(kernel), *slow, *planned.notes])
    refusals = _json([*refused, *faults])
    places = clock("listing checks", lambda: _places(accepted, attempt)) if not refused else {}
    # of a kernel with run-time sizes the lines depend on the sizes, and its entry serves them all
    loads = None if kernel.dynamic or refused else touched_lines(accepted, {})
    return {
        "hip": attempt.text.hip.encode(),
        "asm": attempt.built.listing.encode(),
        "code_object": attempt.built.code_object,
        "warnings": warnings,
        "refusals": refusals,
        "places": json.dumps(places).encode(),
        "loads": json.dumps(None if loads is None else list(map(dataclasses.astuple, loads))).encode(),
    }


def _places(program: lp.Program, attempt: Attempt) -> dict[int, tuple[str, int]]:
    """The file and line of the source for lines of the listing: found while the program is known."""
    built, text = attempt.built, attempt.text
    compiled = {line: place for line, at in built.lines.items() if (place := text.place(at)) is not None}
    found = places_of(attempt.sources, built.listing, program, built.marked, compiled)
    return {line: (place.span.file, place.span.line) for line, place in found.items()}


def _json(diagnostics: Iterable[Diagnostic]) -> bytes:
    return json.dumps([fields_of(diagnostic) for diagnostic in diagnostics]).encode()
