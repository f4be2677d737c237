"""The passes from a program with waits to a listing that passes its checks: emit, build, checks of the listing; and,
where the listing or the compiler's refusal asks for another program (lower/retry.py), the same with that program.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from tiledsl.analysis.listing.listing import checks_and_sources
from tiledsl.analysis.listing.origins import Sources
from tiledsl.diagnostics.diagnostic import Diagnostic, ToolchainError
from tiledsl.ir.causes import TouchedInFlight
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.wellformed import verify
from tiledsl.lower.emit.emit import emitted
from tiledsl.lower.emit.line_places import Emitted
from tiledsl.lower.retry import next_try
from tiledsl.toolchain.compilers import Built, Compiler, build

Clock = Callable[[str, Callable[[], Any]], Any]  # runs a stage under its name
_Made = TypeVar("_Made")


@dataclasses.dataclass(frozen=True)
class Attempt:
    """One HIP text with the compiler's result, and the operation that each instruction of the listing comes from."""

    text: Emitted
    built: Built
    sources: Sources


def compiled_with(
    compiler: Compiler, program: lp.Program, early: Callable[[], lp.Program], clock: Clock
) -> tuple[lp.Program, Attempt, list[Diagnostic]]:
    """The program that is compiled at last, its listing, and the faults that this listing still has. ToolchainError."""
    return compiled(program, early, lambda trial: _attempt(trial, compiler, clock))


def _attempt(program: lp.Program, compiler: Compiler, clock: Clock) -> tuple[Attempt, list[Diagnostic]]:
    """Emit, build, check the listing. Returns the HIP text with the compiler's result, and the listing's faults."""
    text = clock("emit", lambda: emitted(program))
    try:
        built = build(text.hip, compiler, clock)
    except ToolchainError as error:
        error.hip = text.hip
        raise
    problems, sources = clock("listing checks", lambda: checks_and_sources(program, built.listing, built.marked))
    return Attempt(text, built, sources), problems


def compiled(
    program: lp.Program,
    early: Callable[[], lp.Program],
    attempt: Callable[[lp.Program], tuple[_Made, list[Diagnostic]]],
) -> tuple[lp.Program, _Made, list[Diagnostic]]:
    """The program that is compiled at last, what comes of it, and what its listing still has wrong. `attempt` compiles
    one and checks its listing; `early` is the program with waits before branches, tried where registers are touched in
    flight all the same."""
    last = _retried(program, attempt)
    if _in_flight(last[-1]) and (other := early()).body != program.body:
        again = _retried(other, attempt)
        return last if _in_flight(again[-1]) else again
    return last


def _retried(
    program: lp.Program, attempt: Callable[[lp.Program], tuple[_Made, list[Diagnostic]]]
) -> tuple[lp.Program, _Made, list[Diagnostic]]:
    while True:
        try:
            made, problems = attempt(program)
        except ToolchainError as error:
            other = next_try(program, error.diagnostics)
            if other is None:
                raise
        else:
            other = next_try(program, problems)
            if other is None:
                return program, made, problems
        program = other
        verify(program, "a retry")


def _in_flight(problems: Iterable[Diagnostic]) -> bool:
    return any(isinstance(problem.cause, TouchedInFlight) for problem in problems)
