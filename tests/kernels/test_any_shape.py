"""Shapes that nobody chose: each is refused for a budget that it exceeds, or exact and without a hazard."""

import random

import pytest

from tests.data import integers, product
from tests.kernels.gemms import any_shape
from tiledsl import KernelError
from tiledsl.compile.compile import lower
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

# LDS, registers, k of no matrix instruction, rows of a tile of no 16 bytes; spills and copies under register pressure, which only the compiler's listing shows
BUDGET = {"TD201", "TD202", "TD136", "TD138", "TD210", "TD214"}


def right(target: str, size: tuple[int, int, int], options: dict[str, object]) -> None:
    """The kernel is exact and without a hazard; KernelError where it is refused."""
    m, n, k = size
    lowered = lower(any_shape, target, {"M": m, "N": n, "K": k, **options})
    a, b, c = integers(m, n, k)
    report = execute(lowered, [a, b, c])
    assert report.hazards == ()
    assert (c == product(a, b)).all()


@pytest.mark.sample("0")
@pytest.mark.parametrize("seed", range(24))
def test_refused_for_a_budget_or_exact(seed):
    pick = random.Random(seed)
    options = {
        "warps_down": pick.choice([1, 2, 3, 4]),
        "warps_across": pick.choice([1, 2, 3]),
        "reg": pick.choice([16, 32, 48, 64]),
        "down": pick.choice([1, 2, 3]),
        "across": pick.choice([1, 2]),
        "step": pick.choice([8, 16, 24, 32, 48, 64, 96]),
        "buffers": pick.choice([1, 1, 2, 3]),
        "swap": pick.random() < 0.3,
    }
    m = options["warps_down"] * options["down"] * options["reg"]
    n = options["warps_across"] * options["across"] * options["reg"]
    try:
        right(pick.choice(list(TARGETS)), (m, n, options["step"] * pick.choice([1, 2, 3, 5])), options)
    except KernelError as error:
        assert {d.code for d in error.diagnostics} <= BUDGET


@pytest.mark.thorough
@pytest.mark.parametrize(
    "target, size, options",
    [
        # without wait states, a load overwrites the C that a matrix instruction still reads
        ("gfx950", (64, 96, 192), {"warps_across": 3, "reg": 16, "down": 2, "across": 2, "step": 64, "buffers": 2}),
        # without wait states, a load overwrites a result before it has settled
        ("gfx90a", (64, 16, 192), {"warps_across": 1, "reg": 16, "down": 2, "step": 96, "buffers": 2, "swap": True}),
        # at the occupancy that the plan asks for first, the compiler runs out of registers
        ("gfx942", (128, 128, 192), {"down": 2, "across": 2, "buffers": 1, "step": 96}),
        # with accumulators that it may move, the compiler copies registers that are still being loaded
        ("gfx90a", (192, 64, 144), {"warps_down": 1, "warps_across": 1, "reg": 64, "down": 3, "step": 48}),
    ],
)
def test_found_by_trying(target, size, options):
    right(target, size, options)


@pytest.mark.thorough
def test_copies_of_registers_in_flight_are_refused():
    with pytest.raises(KernelError) as caught:
        right("gfx90a", (288, 64, 144), {"warps_down": 1, "warps_across": 1, "reg": 32, "down": 9, "across": 2, "step": 48})  # more than AGPRs can hold
    spills, found = caught.value.diagnostics
    assert (spills.code, found.code) == ("TD210", "TD214")
    assert found.message.startswith("the compiler touches registers that are still being loaded, at ")
