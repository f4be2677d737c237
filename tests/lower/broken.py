"""Examples whose compiled listing is broken afterwards."""

import functools

import pytest

from examples.catalogue import EXAMPLES
from tests.kernels.example_runs import lowered_at
from tests.lower.listing_edits import Listing
from tiledsl.compile.lowered import Lowered
from tiledsl.compile.verify import program_of
from tiledsl.ir.program import operations as lp

BY_ID = {example.id: example for example in EXAMPLES}
SHAPES = {"K13": (1, 1, 6)}  # others as other tests compile them: enough steps for a loop of each


@functools.cache
def subject(example: str, target: str) -> tuple[Lowered, lp.Program, Listing]:
    lowered = lowered_at(BY_ID[example], target, SHAPES.get(example, (1, 2, 5)))
    return lowered, program_of(lowered.kernel, target), Listing.of(lowered)


def in_turn_on(ids) -> list[object]:
    """Each example on one of its targets in every run of the tests, which take turns; with --thorough on all."""
    return [
        pytest.param(one, target, id=f"{one}-{target}", marks=() if place == number % len(BY_ID[one].targets) else pytest.mark.thorough)
        for number, one in enumerate(ids)
        for place, target in enumerate(BY_ID[one].targets)
    ]
