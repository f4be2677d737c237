"""Arms of branches that are never taken, as the branches around them show, and arms that do the same: the listing has what the plan has, and C is exact."""

import numpy as np
import pytest
import torch

import tiledsl as td
from tests.data import integers
from tests.in_turn import in_turn
from tests.kernels.dead_arms import NESTED, counted, exact, steps
from tiledsl.compile.compile import lower
from tiledsl.diagnostics.diagnostic import Span
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.lower.plan.conditions import MOST_POINTS, Outcome, outcome_of
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

MULTIPLES = td.dyn("M", multiple=128), td.dyn("K", multiple=32)


def times(case, *place):
    outer, inner = NESTED[case]
    return (1 if inner(*place) else 2) if outer(*place) else 3 if inner(*place) else 4


@td.kernel(warps=4)
def fixed(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.f32, "M", 32], case=""):
    steps(a, c, case, td.grid(td.cdiv(a.rows, 128)))


@td.kernel(warps=4)
def at_run_time(a: td.gl[td.bf16, MULTIPLES[0], MULTIPLES[1]], c: td.gl[td.f32, MULTIPLES[0], 32], case=""):
    steps(a, c, case, td.grid(td.cdiv(a.rows, 128)))


@td.kernel(warps=4)
def stores(a: td.gl[td.bf16, "M", 32], c: td.gl[td.f32, "M", 32], case="", same=False):
    """c = A·Aᵀ as often as the case says, or once in every arm."""
    row, w, acc, As = td.grid(td.cdiv(a.rows, 128)), td.warp_id(), td.zeros(td.f32, 32, 32), td.st(td.bf16, 128, 32)
    td.load(As, a[row, 0])
    td.barrier()
    x = td.load(td.subtile(As, (32, 32), (w, 0)))
    td.mma_ABt(acc, x, x)
    outs = [acc] * 4 if same else [acc, acc + acc, 3 * acc, 4 * acc]
    outer, inner = NESTED[case]
    if outer(w, row, 0):
        if inner(w, row, 0):
            td.store(c[row * 4 + w, 0], outs[0])
        else:
            td.store(c[row * 4 + w, 0], outs[1])
    else:
        if inner(w, row, 0):
            td.store(c[row * 4 + w, 0], outs[2])
        else:
            td.store(c[row * 4 + w, 0], outs[3])


@pytest.mark.sample("at_run_time-none before the first step-gfx942")
@pytest.mark.parametrize("kernel, case, target", in_turn([fixed, at_run_time], NESTED))
def test_arms_that_others_leave_nothing_for(kernel, case, target):
    a, _, c = integers(384, 32, 96)
    report = execute(lower(kernel, target, {"M": 384, "K": 96, "case": case}), [a, c])
    assert report.hazards == ()
    assert torch.equal(c, counted(a, lambda *place: times(case, *place), 3))


@pytest.mark.sample("by itself-False-gfx950")
@pytest.mark.parametrize("case, same, target", in_turn(NESTED, [False, True]))
def test_arms_that_store(case, same, target):
    a, _, c = integers(384, 32, 32)
    lowered = lower(stores, target, {"M": 384, "case": case, "same": same})
    assert execute(lowered, [a, c]).hazards == ()
    assert torch.equal(c, counted(a, lambda *place: 1 if same else times(case, *place), 1))


@td.kernel(warps=4)
def by_lanes(a: td.gl[td.f32, 5, 256], c: td.gl[td.f32, 2, 256]):
    """Lanes load from one of four rows; the inner conditions of two arms never hold, and those of a thread's number speak of its warp and lane."""
    row, w, t, lane, v = td.grid(2), td.warp_id(), td.thread_id(), td.lane_id(), td.vgpr()
    td.asm("v_mov_b32 {d}, 0", d=v)
    if (lane < 32) & (w < 2):
        if w == 3:
            td.asm("global_load_dword {d}, {o}, {b}", d=v, o=t * 4, b=a.address(1, 0))
        else:
            td.asm("global_load_dword {d}, {o}, {b}", d=v, o=t * 4, b=a.address(2, 0))
    else:
        if t >= 200:
            if (w == 3) & (lane >= 8):
                td.asm("global_load_dword {d}, {o}, {b}", d=v, o=t * 4, b=a.address(3, 0))
            else:
                td.asm("global_load_dword {d}, {o}, {b}", d=v, o=t * 4, b=a.address(4, 0))
    td.asm("global_store_dword {o}, {v}, {b}", o=t * 4, v=v, b=c.address(row, 0))


@pytest.mark.parametrize("target", TARGETS)
def test_lanes(target):
    a, c = np.arange(5 * 256, dtype=np.float32).reshape(5, 256), np.full((2, 256), np.nan, dtype=np.float32)
    lowered = by_lanes.lower(target)
    assert execute(lowered, [a, c]).hazards == ()
    thread = np.arange(256)
    expected = np.where((thread % 64 < 32) & (thread < 128), a[2], np.where(thread >= 200, a[3], 0))
    assert (c == expected).all() and lowered.hip.count('"global_load_dword %0') == 2


@pytest.mark.parametrize("target", TARGETS)
def test_arms_that_multiply_the_same(target):
    exact(target)


@td.kernel(warps=4)
def unlike(a: td.gl[td.bf16, "M", 32], c: td.gl[td.f32, "M", 32]):
    """What an arm works out of a product follows it closely on the way that the other warps do not take."""
    row, w, acc, As = td.grid(td.cdiv(a.rows, 128)), td.warp_id(), td.zeros(td.f32, 32, 32), td.st(td.bf16, 128, 32)
    td.load(As, a[row, 0])
    td.barrier()
    x = td.load(td.subtile(As, (32, 32), (w, 0)))
    td.mma_ABt(acc, x, x)
    if w < 3:
        if w > 0:
            if w != 1:
                td.store(c[row * 4 + w, 0], acc)
            else:
                td.store(c[row * 4 + w, 0], acc + acc)
        else:
            td.store(c[row * 4 + w, 0], 3 * acc)
    else:
        td.store(c[row * 4 + w, 0], acc)


@pytest.mark.parametrize("target", TARGETS)
def test_arithmetic_in_arms(target):
    a, _, c = integers(128, 32, 32)
    assert execute(lower(unlike, target, {"M": 128}), [a, c]).hazards == ()
    assert torch.equal(c, counted(a, lambda w, row, k: (3, 2, 1, 1)[w], 1))


@td.kernel(warps=4)
def bound_in_one(a: td.gl[td.bf16, 128, 32], c: td.gl[td.f32, 128, 32]):
    """`which` is bound for the warps that ask for it, and is 5 for each of them."""
    td.grid(1)
    w, acc, As = td.warp_id(), td.zeros(td.f32, 32, 32), td.st(td.bf16, 128, 32)
    td.load(As, a[0, 0])
    td.barrier()
    x = td.load(td.subtile(As, (32, 32), (w, 0)))
    if w < 2:
        which = 5
    if w < 2:
        if which == 5:
            td.mma_ABt(acc, x, x)
        else:
            td.mma_ABt(acc, x, x)
            td.mma_ABt(acc, x, x)
    td.store(c[w, 0], acc)


@pytest.mark.parametrize("target", TARGETS)
def test_a_name_that_one_arm_binds(target):
    a, _, c = integers(128, 32, 32)
    assert execute(lower(bound_in_one, target, {}), [a, c]).hazards == ()
    assert torch.equal(c, counted(a, lambda w, row, k: int(w < 2), 1))


W, ROW, MANY = ex.warp_variable(4), ir.Var("block", "block", 0, 9), ir.Var("k", "loop", 0, MOST_POINTS)


def below(left, right):
    return ex.binary("<", left, right)


def test_what_conditions_come_to():
    equal = ex.binary("==", W, 3)
    more = below(ex.binary("+", W, ROW), 3)
    assert outcome_of(equal, {}, []) == Outcome(equal)
    assert outcome_of(equal, {}, [(below(ex.binary("+", W, ROW), 3), True)]) == Outcome(ex.const(0))
    assert outcome_of(equal, {}, [(below(W, ROW), True), (below(ROW, 4), True)]) == Outcome(ex.const(0))
    assert outcome_of(equal, {}, [(more, False), (below(ROW, 1), True)]) == Outcome(ex.const(1))
    assert outcome_of(equal, {}, [(below(W, ROW), True), (below(ROW, 5), True)]) == Outcome(equal)


def test_what_takes_too_many_points_is_hidden_where_it_may_be_known():
    late = below(MANY, 77)
    assert outcome_of(late, {}, []) == Outcome(late)
    assert outcome_of(late, {}, [(below(W, ROW), True)]) == Outcome(late)
    assert outcome_of(late, {}, [(below(W, MANY), True)]) == Outcome(late, hidden=True)
    assert outcome_of(late, {MANY: range(0, 60)}, [(below(W, MANY), True)]) == Outcome(ex.const(1))
    assert outcome_of(below(W, 3), {}, [(below(W, MANY), True), (below(W, 2), True)]) == Outcome(ex.const(1))


def test_what_takes_too_many_points_is_hidden_where_some_of_them_show_one_outcome():
    """The first and the last of each variable: the compiler may know that it is so for all."""
    either = ex.binary("or", below(MANY, 2), below(1, ex.binary("+", MANY, W)))
    odd = ex.binary("==", ex.binary("%", MANY, 2), 1)
    assert outcome_of(either, {}, []) == Outcome(either, hidden=True)
    assert outcome_of(odd, {}, []) == Outcome(odd)
    assert outcome_of(below(77, MANY), {}, []) == Outcome(below(77, MANY))


def test_what_nothing_is_bound_to_decides_nothing():
    """Where it is asked, it is an error that is found when the warps are run."""
    which = ex.select(below(W, 2), ex.const(0), ir.Undefined("which", Span("k.py", 1, 1, 1, 2)))
    zero = ex.binary("==", which, 0)
    assert outcome_of(zero, {}, []) == Outcome(zero)
    assert outcome_of(below(which, 1), {}, []) == Outcome(below(which, 1))
    assert outcome_of(zero, {}, [(below(W, 2), True)]) == Outcome(ex.const(1))
