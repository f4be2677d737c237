"""How much of a sweep is in a run of the tests: a sample in each, all of it with --thorough.

Cases that are tests of their own are sampled by markers (tests/conftest.py): `in_turn` takes the targets in turn, `one_in(n)` every nth case. What one test
does for many values is sampled here."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

THOROUGH = "TILEDSL_TEST_THOROUGH" in os.environ  # set by tests/conftest.py


def of_sweep(whole: int, sample: int) -> int:
    """How many values a test tries: `whole` with --thorough. The test has the marker `longer`."""
    return whole if THOROUGH else sample


def tries(whole: int, sample: int | None = None) -> Callable[..., object]:
    """The settings of a property test whose examples are the same in every run; one that only --thorough runs has no sample."""
    from hypothesis import settings

    def decorated(test: Callable[..., object]) -> Callable[..., object]:
        return pytest.mark.longer(
            settings(max_examples=whole if sample is None else of_sweep(whole, sample), derandomize=True, deadline=None, database=None)(test)
        )

    return decorated
