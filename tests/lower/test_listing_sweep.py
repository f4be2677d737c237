"""Listings of which one LDS operation, count of a wait or wait state is elsewhere or gone: the checks refuse it, or the interpreter sees nothing wrong.

The interpreter knows nothing of the plan, and the checks nothing of data: what the one notices the other must refuse.
"""

import dataclasses
import functools

import pytest
import torch

from examples.catalogue import EXAMPLES
from tests.checks.rings import NAMES, ONE_BLOCK, ring, target_of
from tests.data import integers, product
from tests.lower.listing_edits import Line, Listing, instructions, weaker
from tests.lower.listing_mutations import Mutant, kernel_lines, mutants
from tests.lower.mutation_runs import few_steps, noticed, sample
from tests.lower.wait_state_mutations import without_nops
from tiledsl.analysis.listing.listing import listing_checks
from tiledsl.compile.lowered import Lowered
from tiledsl.compile.verify import program_of
from tiledsl.ir.program import operations as lp
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

BY_ID = {example.id: example for example in EXAMPLES}
SWEPT = ("K01", "K10", "K12")
MOVES, WAITS = 10, 12  # of a kernel in every run of the tests
SAMPLES = [pytest.param(one, list(TARGETS)[number], MOVES, WAITS, id=f"{one}-sample") for number, one in enumerate(SWEPT)]
WHOLE = [
    pytest.param(example.id, target, None, None, marks=pytest.mark.thorough, id=f"{example.id}-{target}") for example in EXAMPLES for target in example.targets
]


@functools.cache
def subject(example: str, target: str) -> tuple[Lowered, lp.Program, Listing]:
    lowered = few_steps(BY_ID[example], target)
    return lowered, program_of(lowered.kernel, target), Listing.of(lowered)


def across_barriers(listing: Listing) -> list[tuple[Line, Line, Listing]]:
    """Each LDS operation of the main loop, behind the next barrier of the loop and before the last: the operation, the barrier, and the listing."""
    lines = [line for line in listing.loop if line.strip().startswith(("ds_", "s_barrier"))]
    out = []
    for number, line in enumerate(lines):
        if not is_barrier(line):
            after = next((other for other in lines[number:] if is_barrier(other)), None)
            before = next((other for other in reversed(lines[:number]) if is_barrier(other)), None)
            out += [(line, barrier, moved(line, barrier)) for barrier, moved in ((after, listing.moved_after), (before, listing.moved_before)) if barrier]
    return out


def is_barrier(line: Line) -> bool:
    """Whether the instruction is a barrier, also where a comment follows."""
    return line.split(";")[0].strip() == "s_barrier"


@pytest.mark.thorough
@pytest.mark.parametrize("example, target, moves, waits", [*SAMPLES, *WHOLE])
def test_an_operation_that_crossed_a_barrier_is_refused(example, target, moves, waits):
    lowered, program, listing = subject(example, target)
    made = across_barriers(listing)
    assert len(made) > 10
    for line, barrier, edited in sample(made, moves, f"{example} {target}"):
        (found,) = listing_checks(program, edited.text)
        assert (found.code, found.notes[0]) == ("TD420", edited.quoted(line))
        assert found.notes[1].removeprefix("comes after ").removeprefix("comes before ") == edited.quoted(barrier)


@pytest.mark.one_in(4)
@pytest.mark.parametrize("example, target, moves, waits", [*SAMPLES, *WHOLE])
def test_what_the_interpreter_notices_is_refused(example, target, moves, waits):
    """Of every wait dropped, without one of its counts, or weaker by one, and of every s_nop dropped."""
    lowered, program, listing = subject(example, target)
    lines = kernel_lines(lowered.asm, lowered.symbol)
    made = [*(mutant for mutant in mutants(lowered.asm, *lines) if mutant.weaker), *without_a_count(listing), *without_nops(lowered.asm, *lines)]
    passed = [mutant for mutant in sample(made, waits, f"{example} {target}") if listing_checks(program, mutant.text) == []]
    assert [told(mutant) for mutant in passed if noticed(mutant.text, lowered, BY_ID[example])] == []


@pytest.mark.thorough
@pytest.mark.parametrize("name", NAMES)
def test_waits_of_rings(name):
    """In a ring of buffers it depends on the turns since whether an operation is required: each wait that matters is refused if it is weaker by one."""
    kernel = ring(name)
    lowered = kernel.lower(target_of(kernel), **ONE_BLOCK)
    program = program_of(lowered.kernel, lowered.target)
    assert listing_checks(program, lowered.asm) == []
    found = {mutant: listing_checks(program, mutant.text) for mutant in mutants(lowered.asm, *kernel_lines(lowered.asm, lowered.symbol)) if mutant.weaker}
    assert "TD421" in {one.code for findings in found.values() for one in findings} and all(len(findings) < 2 for findings in found.values())
    a, b = integers(64, 64, ONE_BLOCK["K"])[:2]
    for mutant in (mutant for mutant, findings in found.items() if not findings):
        c = torch.full((64, 64), torch.nan)
        report = execute(dataclasses.replace(lowered, asm=mutant.text), [a, b, c], schedule="latest")
        assert report.hazards == () and (c == product(a, b)).all(), told(mutant)


def without_a_count(listing: Listing) -> list[Mutant]:
    """Every wait on both counters, without either."""
    both = [line for line in instructions(listing.lines, "s_waitcnt") if "vmcnt" in line and "lgkmcnt" in line]
    return [Mutant(weaker(listing, line, name).text, listing.at(line), f"no {name}", (name,)) for line in both for name in ("vmcnt", "lgkmcnt")]


def told(mutant: Mutant) -> str:
    return f"line {mutant.line + 1}: {mutant.what}"
