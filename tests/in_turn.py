"""Cases on targets: in every run of the tests each case on one of them, which take turns; with --thorough on all."""

from __future__ import annotations

import itertools
from collections.abc import Iterable

import pytest

from tiledsl.targets import TARGETS


def in_turn(*values: Iterable[object]) -> list[object]:
    """Parameters for every combination of the values, with a target behind them."""
    return [
        pytest.param(*case, target, marks=() if place == number % len(TARGETS) else pytest.mark.thorough)
        for number, case in enumerate(itertools.product(*values))
        for place, target in enumerate(TARGETS)
    ]
