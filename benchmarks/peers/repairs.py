"""Two faults of LLVM that Triton 3.5.0 still has, with the smallest change of a listing that repairs each.

A hazard counts as explained only if every hazard of the run is of one of these kinds and the repaired listing shows no
hazard."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Sequence

from tiledsl.sim.state.hazards import Hazard


@dataclasses.dataclass(frozen=True)
class Fault:
    """A fault. `cause` names the pull request of LLVM that repairs it; `shows` recognises its hazards; `lines` gives
    the lines, from 1, before which `added` belongs."""

    cause: str
    shows: Callable[[Hazard], bool]
    lines: Callable[[list[str], list[Hazard]], set[int]]
    added: str


def _undrained(hazard: Hazard) -> bool:
    return hazard.kind == "lds-race" and "was not drained (lgkmcnt) before the barrier" in hazard.reason


def _barriers(text: list[str], hazards: list[Hazard]) -> set[int]:
    return {number for number, line in enumerate(text, 1) if line.split(";")[0].strip() == "s_barrier"}


def _one_state_short(hazard: Hazard) -> bool:
    return hazard.kind == "wait-states" and hazard.message.endswith("needs 20 wait states, and only 19 passed")


def _consumers(text: list[str], hazards: list[Hazard]) -> set[int]:
    return {hazard.place.line for hazard in hazards}


FAULTS = (
    # The release fence before a barrier at a loop's head asks for the wait; LLVM dropped the wait where only the loop's
    # back edge needs it.
    Fault("LLVM 220357", _undrained, _barriers, "\ts_waitcnt lgkmcnt(0)"),
    # gfx950 requires 20 wait states after a matrix instruction of 16 passes, and LLVM searched only 19 back.
    Fault("LLVM 222040", _one_state_short, _consumers, "\ts_nop 0"),
)


def repaired(listing: str, hazards: Sequence[Hazard]) -> tuple[list[str], str] | None:
    """The causes and the repaired listing; None without a hazard, or with a hazard of another kind."""
    if not hazards or not all(any(fault.shows(hazard) for fault in FAULTS) for hazard in hazards):
        return None
    text, causes, before = listing.split("\n"), [], {}
    for fault in FAULTS:
        found = [hazard for hazard in hazards if fault.shows(hazard)]
        if found:
            causes.append(fault.cause)
            before |= dict.fromkeys(fault.lines(text, found), fault.added)
    lines = [
        part
        for number, line in enumerate(text, 1)
        for part in ((before[number], line) if number in before else (line,))
    ]
    return causes, "\n".join(lines)
