"""Cases of which every run of the tests takes a part: targets, or other values, take turns; with --thorough each case with all of them."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

import pytest

from tiledsl.targets import TARGETS


def in_turn(*values: Iterable[object]) -> list[object]:
    """Parameters for every combination of the values, with a target behind them."""
    return alternating(itertools.product(*values), TARGETS)


def alternating(cases: Iterable[Iterable[object]], values: Iterable[object]) -> list[object]:
    """Parameters for every case, with a value behind it: in every run each case with one of the values, which take turns; with --thorough with all."""
    last = list(values)
    return [
        pytest.param(*case, value, marks=() if place == number % len(last) else pytest.mark.thorough)
        for number, case in enumerate(cases)
        for place, value in enumerate(last)
    ]
