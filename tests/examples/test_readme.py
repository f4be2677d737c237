"""examples/README.md says what the compiler makes of the examples now and what the model says of it, and the best of them are those that it names."""

import re

import pytest

from examples import readme
from examples.catalogue import BEST, EXAMPLES, TIE, a_bt, example
from tests.sweeps import THOROUGH
from tiledsl.targets import TARGETS

PAIRS = [(example, target) for example in EXAMPLES for target in example.targets]
IDS = [f"{example.id}-{target}" for example, target in PAIRS]
ANEW = "write it anew: make examples-table"


def written(target: str) -> dict[str, list[str]]:
    """The rows of the target's table in the file, by example, in their order."""
    _, table = readme.PATH.read_text().split(f"\n## {target}, ")
    rows = (line.strip("| ").split(" | ") for line in table.partition("\n## ")[0].splitlines() if re.match(r"\| K\d", line))
    return {name: cells for name, *cells in rows}


def as_written(example, target: str) -> list[str]:
    return written(target)[example.id][:4]


@pytest.mark.longer
def test_the_table_is_current():
    """The counts of every second example on one target, with --thorough of all on all, and the order of the modelled times that stand there; the next test
    predicts some of these again. `test_by_name` (test_examples.py) runs the other examples."""
    chosen = PAIRS if THOROUGH else [(each, each.targets[number % len(each.targets)]) for number, each in enumerate(EXAMPLES) if number % 2]

    def counts(example, target):
        return readme.counted(example, target) if (example, target) in chosen else written(target)[example.id][4:]

    assert readme.PATH.read_text() == readme.text(as_written, counts), ANEW


@pytest.mark.thorough
@pytest.mark.parametrize("example, target", PAIRS, ids=IDS)
def test_the_modelled_times_are_current(example, target):
    assert as_written(example, target) == readme.modelled(example, target), ANEW


@pytest.mark.parametrize("target", TARGETS)
def test_the_best_have_the_least_modelled_time(target):
    """By the times that stand in the table, which the tests above compare; of a tie, the one whose loop keeps the matrix units busiest."""
    rows = {name: (float(us.replace(",", "")), int(loop.rstrip("%"))) for name, (us, _, loop, *_) in written(target).items() if example(name).reference is a_bt}
    least = min(us for us, _ in rows.values())
    tied = {name: (-loop, us) for name, (us, loop) in rows.items() if us <= (1 + TIE) * least}
    assert BEST[target] == min(tied, key=lambda name: tied[name])


def test_names_are_used_once():
    assert len({e.id for e in EXAMPLES}) == len(EXAMPLES)
