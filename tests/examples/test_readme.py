"""examples/README.md says what the compiler makes of the examples now, and the best of them are those that it names."""

from examples import readme
from examples.catalogue import BEST, EXAMPLES, a_bt
from tiledsl.targets import TARGETS


def test_the_table_is_current():
    assert readme.PATH.read_text() == readme.text(), "write it anew: make examples-table"


def test_the_best_are_the_best():
    ratios = {
        target: {e.id: readme.found(e, target).loop.others_per_1000_clocks for e in EXAMPLES if e.reference is a_bt and target in e.targets}
        for target in TARGETS
    }
    assert {target: min(found, key=found.get) for target, found in ratios.items()} == BEST, ratios


def test_names_are_used_once():
    assert len({e.id for e in EXAMPLES}) == len(EXAMPLES)
