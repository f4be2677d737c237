"""Sources that nobody wrote: accepted, or refused with a place in them; never a traceback. benchmarks/fuzz.py takes 5,000, of which this is a sample."""

import collections
import random

import pytest

from tests.frontend import fuzzing
from tests.frontend.generated import generated


@pytest.mark.thorough
@pytest.mark.parametrize("first", range(10_000, 10_060, 10))
def test_accepted_or_refused_with_a_place(first, tmp_path):
    kinds = collections.Counter()
    for seed in range(first, first + 10):
        one, changes = fuzzing.source(seed)
        verdict = fuzzing.judge(one, tmp_path / f"source_{seed}.py")
        assert verdict.kind in ("accepted", "refused", "usage", "python"), f"seed {seed}, {changes}: {verdict.detail}\n{one.text}"
        kinds[verdict.kind] += 1
    assert kinds["accepted"], kinds


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(4))
def test_accepted_kernels_run_right(seed, tmp_path):
    """The first of the sources from a seed of its own on that is accepted, whose contract is checked."""
    for number in range(20_000 + 100 * seed, 20_100 + 100 * seed):
        one, changes = fuzzing.source(number)
        verdict = fuzzing.judge(one, tmp_path / f"source_{number}.py")
        if verdict.kind == "accepted" and fuzzing.is_checked(verdict):
            outcome = fuzzing.outcome(one, verdict, number)
            if not outcome.startswith("budget"):
                assert outcome == "right", f"seed {number}, {changes}: {outcome}\n{one.text}"
                return
    pytest.fail("none of a hundred is accepted")


@pytest.mark.sample("8")
@pytest.mark.parametrize("seed", range(16))
def test_generated_kernels_are_right(seed, tmp_path):
    """As they are generated, with nothing changed: only budgets refuse them."""
    one = generated(random.Random(f"right {seed}"))
    verdict = fuzzing.judge(one, tmp_path / "generated.py")
    assert all(code in BUDGETS for code in verdict.codes), f"{one.text}\n" + "\n".join(finding.render() for finding in verdict.findings)


# LDS, registers, k of no matrix instruction, rows of a tile of no 16 bytes
BUDGETS = {"TD201", "TD202", "TD219", "TD136", "TD138"}
