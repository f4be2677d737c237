"""The warps side by side: without omitted turns all of the interpreter's counts, in program order, with common barriers."""

from collections import Counter

import pytest

import tiledsl as td
from examples.catalogue import EXAMPLES, example
from tests.report.executed import executed
from tiledsl.compile.compile import lower
from tiledsl.compile.examine import examined
from tiledsl.ir.program import operations as lp
from tiledsl.tools.report import timeline as module
from tiledsl.tools.report.timeline import timeline


def of(kernel, target, sizes):
    known = examined(kernel, target, sizes, {})
    return known.program, timeline(known.program, known.sizes)


CASES = [(e, e.targets[number % len(e.targets)]) for number, e in enumerate(EXAMPLES)]


@pytest.mark.thorough
@pytest.mark.parametrize("example, target", CASES, ids=[f"{e.id}-{t}" for e, t in CASES])
def test_every_operation_of_a_short_kernel(example, target):
    """At three steps no turn is left out: as many products, barriers and waits as are executed, and each warp's memory operations in the listing's order."""
    rows, cols, step = example.extents(example.options)
    sizes = dict(M=rows, N=cols, K=3 * step) | dict(example.options)
    program, line = of(example.kernel, target, sizes)
    lowered = lower(example.kernel, target, sizes)
    done = executed(lowered, sizes, example.scalars)
    assert line.whole and line.together
    assert not [event for events in line.warps for event in events if event.kind == "left out"]
    counts = Counter()
    for event in (event for events in line.warps for event in events):
        counts[event.kind] += event.count
    by_name = Counter()
    for one in done.report.lines:
        by_name[one.text.split()[0]] += one.executed
    assert counts["product"] == sum(count for name, count in by_name.items() if name.startswith("v_mfma"))
    assert counts["barrier"] == done.barriers and counts["wait"] == sum(done.waits.values())
    assert counts["LDS read"] == sum(count for name, count in by_name.items() if name.startswith("ds_read"))
    for warp, events in enumerate(line.warps):
        drawn = [event.text for event in events if event.kind in ("LDS read", "LDS write") for _ in range(event.count)]
        assert drawn == [one.mnemonic for one in done.accesses if one.space == "lds" and one.warp == warp and one.mnemonic.startswith("ds_")]


@pytest.mark.sample("K01", "K06")
@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: e.id)
def test_barriers_are_where_warps_meet(example):
    """The n-th barriers of all warps end at the clock at which the last warp has issued its own; a warp's events follow each other without a gap."""
    target = example.targets[-1]
    rows, cols, step = example.extents(example.options)
    _, line = of(example.kernel, target, dict(M=rows, N=cols, K=8 * step) | dict(example.options))
    barriers = [[event for event in events if event.kind == "barrier"] for events in line.warps]
    assert len(set(map(len, barriers))) == 1
    for n in zip(*barriers, strict=True):
        (end,) = {event.end for event in n}
        assert end == max(event.start for event in n) + module.ISSUE
    for events in line.warps:
        assert events[0].start == 0 and all(one.end == other.start for one, other in zip(events, events[1:], strict=False))
    assert line.end == max(events[-1].end for events in line.warps)


def test_turns_that_are_left_out():
    """K01 with 16 steps: three turns, then a mark that says how many more there are."""
    program, line = of(example("K01").kernel, "gfx942", dict(M=128, N=128, K=64 * 16))
    for events in line.warps:
        assert [event.text for event in events if event.kind == "left out"] == ["13 more turns"]
        assert {event.step for event in events if event.kind == "product"} == {(0,), (1,), (2,)}
        assert sum(event.end - event.start for event in events if event.kind == "product") == 3 * 32 * 32


@td.kernel(warps=2)
def apart(c: td.gl[td.f32, 64, 32]):
    td.grid(1)
    if td.warp_id() == 0:
        td.barrier()
        td.barrier()
    td.barrier()
    td.store(c[td.warp_id(), 0], td.zeros(td.f32, 32, 32))


def test_warps_with_unequal_barriers_do_not_meet():
    _, line = of(apart, "gfx942", {})
    assert not line.together
    assert [sum(event.kind == "barrier" for event in events) for events in line.warps] == [3, 1]


@pytest.mark.thorough
def test_more_operations_than_are_kept(monkeypatch):
    """All warps end at the same barrier."""
    monkeypatch.setattr(module, "MOST_STEPS", 8 * 100)
    _, line = of(example("K12").kernel, "gfx942", dict(M=256, N=256, K=64 * 8))
    assert not line.whole and line.together
    assert len({sum(event.kind == "barrier" for event in events) for events in line.warps}) == 1
    assert all(events for events in line.warps)


def test_what_a_wait_waits_for():
    """K01 waits for its loads of A after the loads of B: four loads of 4 clocks lie between. No operation lies between the last LDS write and the barrier."""
    program, line = of(example("K01").kernel, "gfx942", dict(M=128, N=128, K=64 * 8))
    number = {"td.load(As, a[row, k])": 0, "td.load(Bs, b[col, k])": 1}
    found = {}
    for row in module.waits(line.covered, lambda file, line: line):
        found.setdefault((row["wait"], row["instruction"]), []).append((row["least"], row["most"], row["times"], row["in_loop"]))
    assert len(number) == 2
    assert found["vmcnt(4)", "global_load_dwordx4"] == [(16, 16, 12, True)]
    assert found["vmcnt(0)", "global_load_dwordx4"] == [(4 * 4 + 4, 4 * 4 + 4, 12, True)]  # the four writes of A and the wait before them
    assert found["lgkmcnt(0)", "ds_write_b128"] == [(0, 0, 12, True)]


def test_an_operation_without_a_place_has_that_of_the_next():
    program, line = of(example("K01").kernel, "gfx942", dict(M=128, N=128, K=64 * 4))
    waits = [operation for operation in lp.flat(program.body) if isinstance(operation, lp.Wait)]
    assert waits and all(wait.place is None for wait in waits)
    for events in line.warps:
        assert all(event.place == following.place for event, following in zip(events, events[1:], strict=False) if event.kind == "wait")
