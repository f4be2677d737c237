"""K14: one wave per SIMD, accumulators in AGPRs, and a memory operation after every one or two products, through the whole loop."""

import itertools

import pytest

from examples.interleave import interleave
from tests.data import integers, normal, product
from tiledsl.asm.resources import instruction_class
from tiledsl.asm.text.syntax import Instruction
from tiledsl.compile.compile import lower
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

SCHEDULES = ("run-to-barrier", "reversed", "half-phase", "latest", "random:1")
STEP = {"gfx90a": 64, "gfx942": 64, "gfx950": 128}  # columns of A in an iteration of the compiled loop, which has two steps on gfx950
# Other steps, with two buffers and with one
OPTIONS = {
    "gfx90a": ({"k_step": 32}, {"k_step": 32, "buffers": 1}),
    "gfx942": ({"k_step": 32}, {"k_step": 32, "buffers": 1}),
    "gfx950": ({"k_step": 32}, {"buffers": 1}, {"k_step": 128}),
}


def run(target, k, data=integers, schedule="round-robin", **options):
    lowered = lower(interleave, target, {"M": 256, "N": 256, "K": k, **options})
    a, b, c = data(256, 256, k)
    return execute(lowered, [a, b, c], schedule=schedule), c, product(a, b)


@pytest.mark.thorough
@pytest.mark.parametrize("target, steps", list(itertools.product(TARGETS, (1, 2, 3, 5))))
def test_exact_on_integers(target, steps):
    report, c, exact = run(target, steps * 64)
    assert report.hazards == ()
    assert (c == exact).all()
    assert report.lds_conflict_clocks == 0


@pytest.mark.thorough
@pytest.mark.parametrize("target, schedule", list(itertools.product(TARGETS, SCHEDULES)))
def test_no_schedule_changes_the_result(target, schedule):
    report, c, exact = run(target, 320, schedule=schedule)
    assert report.hazards == ()
    assert (c == exact).all()


@pytest.mark.thorough
@pytest.mark.parametrize("target, options", [(target, options) for target, several in OPTIONS.items() for options in several])
def test_other_steps_and_buffers(target, options):
    report, c, exact = run(target, 384, schedule="latest", **options)
    assert report.hazards == ()
    assert (c == exact).all()
    assert report.lds_conflict_clocks == 0


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
def test_close_on_normal_data(target):
    report, c, exact = run(target, 128, data=normal)
    assert report.hazards == ()
    assert ((c - exact).abs() <= 1e-5 * exact.abs().max()).all()


@pytest.mark.sample("gfx90a-8192-10.5-7")
@pytest.mark.parametrize("target, clocks, others, waits", [("gfx90a", 8192, 10.5, 7), ("gfx942", 4096, 21, 7), ("gfx950", 4096, 46, 26)])
def test_the_main_loop(target, clocks, others, waits):
    found = lower(interleave, target, {"M": 8192, "N": 8192, "K": 8192}).resources
    loop = found.loop
    assert loop is not None
    copied, read = 2 * 256 * STEP[target] // (256 * 8), 2 * 128 * STEP[target] // (64 * 8)  # by 256 lanes, and by each warp, 8 elements a lane
    assert (loop.mfma_clocks, loop.counts["global_loads"], loop.counts["lds_reads"], loop.counts["lds_writes"]) == (clocks, copied, read, copied)
    assert loop.counts["moves"] == 0
    assert loop.counts["waits"] <= waits
    assert loop.others_per_1000_clocks <= others
    assert (found.agprs, found.vgpr_spills, found.sgpr_spills, found.scratch_bytes) == (256, 0, 0, 0)
    assert 256 < found.registers <= 512


@pytest.mark.sample("gfx90a-2")
@pytest.mark.parametrize("target, most", [("gfx90a", 2), ("gfx942", 2), ("gfx950", 1)])
def test_memory_operations_stand_between_products(target, most):
    """Between two memory operations there are no more products than that, but around the barriers; and no two stand side by side but there."""
    lowered = lower(interleave, target, {"M": 8192, "N": 8192, "K": 8192})
    loop = lowered.resources.loop
    assert loop is not None
    code = [item for item in lowered.listing.kernels[0].items if isinstance(item, Instruction) and loop.line <= item.line <= loop.last_line]
    memory = {"global_loads": "m", "lds_reads": "m", "lds_writes": "m", "barriers": "b", "mfma": "x"}
    order = "".join(memory.get(instruction_class(item.mnemonic), "") for item in code)
    runs = [len(run) for run in order.replace("b", "m").split("m")]
    copies = order.count("m")
    assert sum(1 <= run <= most for run in runs) >= 0.7 * copies
    assert max(runs) <= 8 * most
    assert "mmm" not in order
