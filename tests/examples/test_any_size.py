"""No false alarm: at sizes drawn at random, nothing is said of an example. benchmarks/alarms.py draws 200 and more of each."""

import random

import pytest

from examples.catalogue import EXAMPLES
from tests.examples.sizes import alarms, legal

PAIRS = [(example, target) for example in EXAMPLES for target in example.targets]


@pytest.mark.one_in(8)
@pytest.mark.in_turn
@pytest.mark.parametrize("example, target", PAIRS, ids=[f"{example.id}-{target}" for example, target in PAIRS])
def test_no_false_alarm(example, target):
    pick = random.Random(f"{example.id} {target}")
    sizes = legal(example, target, pick, pick.choice((384, 1024)))
    assert alarms(example.kernel.check(target, **sizes)) == [], sizes
