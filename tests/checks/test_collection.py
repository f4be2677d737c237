"""Python's search for unreachable cycles during a check: it is rarer, and what is large stands in no cycle."""

import gc

import pytest

import tiledsl as td
from tiledsl.analysis.fields.execution import FieldWarp
from tiledsl.compile import examine
from tiledsl.diagnostics.collection import rare_collection, usual_collection


@td.kernel(warps=2)
def softmax(a: td.gl[td.f32, 64, 32], c: td.gl[td.f32, 64, 32]):
    td.ensures(c, td.softmax(a))
    td.grid(1)
    p = td.load(a[td.warp_id(), 0], (32, 32))
    p = td.exp(p - td.row_max(p))
    td.store(c[td.warp_id(), 0], p / td.row_sum(p))


@pytest.fixture
def own():
    """Python's own thresholds, which a test may change; other tests have higher ones."""
    before = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    yield gc.get_threshold()
    gc.set_threshold(*before)


def test_the_search_is_rarer_within_and_as_before_after(own):
    with rare_collection():
        assert gc.get_threshold()[0] > own[0] and gc.get_threshold()[1:] == own[1:]
        with rare_collection():
            with usual_collection():
                pass
            assert gc.get_threshold()[0] > own[0]
        assert gc.get_threshold()[0] > own[0]
        with usual_collection():
            assert gc.get_threshold() == own
        assert gc.get_threshold()[0] > own[0]
    assert gc.get_threshold() == own
    with usual_collection():
        assert gc.get_threshold() == own


@pytest.mark.parametrize("first", (0, 1_000_000))
def test_a_search_that_is_turned_off_or_rarer_stays_so(own, first):
    gc.set_threshold(first, 7, 5)
    with rare_collection():
        assert gc.get_threshold() == (first, 7, 5)
    assert gc.get_threshold() == (first, 7, 5)


def test_a_check_searches_more_rarely(own, monkeypatch):
    found = []
    monkeypatch.setattr(examine, "check", lambda *_: found.append(gc.get_threshold()) or ())
    softmax.check("gfx942")
    assert found[0][0] > own[0] and gc.get_threshold() == own


def test_warps_that_ran_hold_no_tiles():
    before = {id(one) for one in gc.get_objects() if isinstance(one, FieldWarp)}
    gc.disable()
    try:
        assert softmax.check("gfx942") == ()
        warps = [one for one in gc.get_objects() if isinstance(one, FieldWarp) and id(one) not in before]
    finally:
        gc.enable()
    assert warps and not any(one.held or warp.tiles or warp.staged for one in warps for warp in one.warps)
