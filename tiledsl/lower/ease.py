"""Another try at a program whose listing shows that the compiler had too few registers, or put a load into the registers of a matrix result too soon.

Which registers it takes is known only when it has taken them. So the plan first asks for the most waves a SIMD that could fit, and for no wait
states; where the listing shows that this was too much, it asks for less. What the user asked for is never changed.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable

from tiledsl.diagnostics import Diagnostic
from tiledsl.lower import program as lp
from tiledsl.lower.accumulators import wait_states


def eased(program: lp.Program, problems: Iterable[Diagnostic]) -> lp.Program | None:
    """The program to try next; None where the listing is as it should be, or nothing is left to try."""
    codes = {problem.code for problem in problems}
    least = -(-program.kernel.warps // program.target.simds)
    if codes & {"TD210", "TD214"} and program.kernel.waves_per_simd is None and program.waves_per_simd > least:
        return dataclasses.replace(program, waves_per_simd=program.waves_per_simd - 1)
    if "TD215" in codes and not program.settled:
        return dataclasses.replace(program, body=_settle(program.body, False, program)[0], settled=True)
    return None


def _settle(body: tuple[lp.Operation, ...], hot: bool, program: lp.Program) -> tuple[tuple[lp.Operation, ...], bool]:
    """The body with wait states before each first load after matrix instructions, the compiler's own too; whether such instructions come last in it."""
    out: list[lp.Operation] = []
    for operation in body:
        match operation:
            case lp.Loop(body=inner):
                _, end = _settle(inner, hot, program)
                settled, hot = _settle(inner, hot or end, program)
                out.append(dataclasses.replace(operation, body=settled))
            case lp.Branch(then=then, otherwise=otherwise):
                (first, one), (second, other) = (_settled_arm(arm, hot, operation.place, program) for arm in (then, otherwise))
                hot = one or other
                out.append(dataclasses.replace(operation, then=first, otherwise=second))
            case lp.Memory() | lp.Load() if hot and (isinstance(operation, lp.Load) or operation.out):  # clang overlooks short ways around a branch
                out += _nops(operation.place, program)
                out.append(operation)
                hot = False
            case _:
                hot = hot or isinstance(operation, lp.Mfma)
                out.append(operation)
    return tuple(out), hot


def _settled_arm(body: tuple[lp.Operation, ...], hot: bool, place: lp.Place, program: lp.Program) -> tuple[tuple[lp.Operation, ...], bool]:
    """An arm of a branch, with wait states at its end too if it multiplies: where arms meet, clang may move their results, and it counts the wait states
    before it has laid out the branches."""
    settled, end = _settle(body, hot, program)
    if end and any(isinstance(operation, lp.Mfma) for operation in lp.flat(body)):
        return (*settled, *_nops(place, program)), False
    return settled, end


def _nops(place: lp.Place, program: lp.Program) -> list[lp.Operation]:
    """As many wait states as the slowest matrix instruction of the target needs."""
    return wait_states(place, max(m.passes for m in program.target.matrix) + program.target.result_wait_extra)
