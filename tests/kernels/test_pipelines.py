"""Fetched tiles that stay in flight over the end of a step: exact on the interpreter, without register moves in the main loop, and with counted waits."""

import re

import pytest

from tests.data import integers, product
from tests.kernels.pipelines import attributes, into, late_commit, manual, panels, rebound, run_time
from tiledsl.analysis.listing.listing import listing_checks
from tiledsl.compile.compile import lower
from tiledsl.compile.verify import program_of
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

FORMS = {"into": into, "rebound": rebound, "manual": manual}
SHORT = {"M": 128, "N": 64}
LONG = {"M": 128, "N": 64, "K": 2048}


def main_loop(lowered):
    """The text of the loop with the products."""
    found = re.findall(r"^(\.LBB\d+_\d+):(.*?)s_cbranch_\w+ \1\b", lowered.asm, re.S | re.M)
    return next(text for _, text in found if "v_mfma" in text)


def runs(kernel, target, steps, **options):
    lowered = lower(kernel, target, {**SHORT, "K": 32 * steps, **options})
    a, b, c = integers(SHORT["M"], SHORT["N"], 32 * steps)
    report = execute(lowered, [a, b, c])
    return report.hazards == () and bool((c == product(a, b)).all())


@pytest.mark.sample("into-1-gfx90a")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("distance", [1, 2, 3])
@pytest.mark.parametrize("form", FORMS)
def test_the_main_loop(form, distance, target):
    """`distance` steps for one turn of the loop, no moves, and waits that leave the later slices in flight."""
    lowered = lower(FORMS[form], target, {**LONG, "distance": distance})
    loop = lowered.resources.loop
    assert loop.counts["moves"] == 0
    counts = [int(count) for count in re.findall(r"s_waitcnt vmcnt\((\d+)\)", main_loop(lowered))]
    later = 2 * (distance - 1)
    turns = 2 if distance == 1 else distance * (2 if distance % 2 else 1)  # the buffers alternate too
    each = [later] if form == "manual" else [later + 1, later]
    assert set(counts) == set(each) and len(counts) % len(each) == 0 and turns % (len(counts) // len(each)) == 0


@pytest.mark.sample("into-1-5-gfx90a")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("form, distance, steps", [("into", 1, 5), ("into", 3, 8), ("rebound", 2, 5), ("rebound", 3, 7), ("manual", 2, 6), ("manual", 3, 7)])
def test_values(form, distance, steps, target):
    assert runs(FORMS[form], target, steps, distance=distance)


@pytest.mark.sample("late_commit-gfx90a")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("kernel", [late_commit, attributes], ids=lambda kernel: kernel.name)
def test_other_names_of_the_slices(kernel, target):
    assert lower(kernel, target, LONG).resources.loop.counts["moves"] == 0
    assert runs(kernel, target, 5)


@pytest.mark.parametrize("target", TARGETS)
def test_a_number_of_steps_that_the_call_gives(target):
    lowered = lower(run_time, target, {"M": 64, "N": 64, "distance": 2})
    assert lowered.resources.loop.counts["moves"] == 0
    for steps in (3, 4, 6):
        a, b, c = integers(64, 64, 32 * steps)
        report = execute(lower(run_time, target, {"M": 64, "N": 64, "K": 32 * steps, "distance": 2}), [a, b, c])
        assert report.hazards == () and (c == product(a, b)).all()


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("layout, stores", [("col", 16), ("row", 4)])
def test_stores_count(layout, stores, target):
    """The wait for the fetched panel leaves the stores behind its fetch outstanding; a listing whose wait leaves one operation more is refused."""
    lowered = lower(panels, target, {"M": 64, "N": 256, "layout": layout, "stores": stores})
    loop = main_loop(lowered)
    assert len(re.findall("global_store", loop)) == stores and f"s_waitcnt vmcnt({stores})" in loop
    a, b, c = integers(64, 256, 32)
    report = execute(lowered, [a, b, c])
    assert report.hazards == () and (c == product(a, b)).all()
    program = program_of(lowered.kernel, target)
    assert listing_checks(program, lowered.asm) == []
    weak = lowered.asm.replace(f"s_waitcnt vmcnt({stores})", f"s_waitcnt vmcnt({stores + 1})")
    assert [found.code for found in listing_checks(program, weak)] == ["TD214"]
