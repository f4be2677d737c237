"""Integers made of td.thread_id() that are the same in all lanes of a wave: as whole warps see them, and as NumPy works them out for each lane."""

import numpy as np
import pytest
import torch

import tiledsl as td
from tiledsl.diagnostics.diagnostic import KernelError
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.language.values.lane_sums import without_lanes

WARPS = 8
WARP = ex.warp_variable(WARPS)
THREAD = ex.binary("+", ex.binary("*", WARP, 64), ex.LANE)
LANES = {WARP: np.arange(WARPS)[:, None], ex.LANE: np.arange(64)[None, :]}


def value(expr: ir.Expr) -> np.ndarray:
    return np.broadcast_to(ex.evaluate(expr, LANES), (WARPS, 64))


LEFT = {
    "thread": THREAD,
    "thread + 64": ex.binary("+", THREAD, 64),
    "thread - 128": ex.binary("-", THREAD, 128),
    "thread + 1": ex.binary("+", THREAD, 1),
    "2 thread": ex.binary("*", THREAD, 2),
    "-thread": ex.binary("-", 0, THREAD),
    "lane": ex.LANE,
    "thread // 32": ex.binary("//", THREAD, 32),
    "thread ^ 1": ex.binary("^", THREAD, 1),
}


@pytest.mark.parametrize("name", LEFT)
@pytest.mark.parametrize("op", ["//", "%", ">>", "&", "<", "<=", ">", ">=", "==", "+"])
def test_the_outcome_is_that_of_each_lane(op, name):
    left = LEFT[name]
    for right in (-128, -64, -63, -1, 0, 1, 2, 5, 6, 7, 31, 32, 63, 64, 65, 127, 128, 191, 192, 256, 511, 512, 1024):
        if op == ">>" and not 0 <= right < 31 or op in ("//", "%") and right == 0:
            continue
        found = without_lanes(op, left, ir.Const(right))
        if found is not None:
            assert (value(found) == ex.FOLD[op](value(left), right)).all(), (op, right, found)


@pytest.mark.parametrize("op, right", [("//", 64), ("//", 128), ("//", 192), (">>", 6), (">>", 7), ("&", -64), ("<", 128), (">=", 64), (">", 63), ("<=", 191)])
def test_what_is_the_same_in_all_lanes_has_no_lane_in_it(op, right):
    assert (value(THREAD) // 64 == np.arange(WARPS)[:, None]).all()
    outcome = ex.FOLD[op](value(THREAD), right)
    assert (outcome == outcome[:, :1]).all()
    found = without_lanes(op, THREAD, ir.Const(right))
    assert found is not None and "lane" not in ex.kinds(found)


@pytest.mark.parametrize("op, right", [("//", 32), ("//", 96), (">>", 5), ("<", 100), ("==", 64), ("&", -32), ("%", 48)])
def test_what_differs_between_lanes_stays(op, right):
    outcome = ex.FOLD[op](value(THREAD), right)
    assert (outcome != outcome[:, :1]).any()
    found = without_lanes(op, THREAD, ir.Const(right))
    assert found is None or "lane" in ex.kinds(found)


@td.kernel(warps=4, sizes=dict(M=128, N=64))
def doubled(x: td.gl[td.f32, "M", "N"], y: td.gl[td.f32, "M", "N"], how=0):
    td.ensures(y, 2 * x)
    i = td.grid(2)
    thread = td.thread_id()
    w = [thread // 64, thread >> 6, thread // 128 * 2 + (thread >> 6) % 2, (thread & -64) // 64, thread // 32 // 2, (thread - thread % 64) // 64][how]
    t = td.load(x[i * 4 + w, 0], (16, 64))
    if thread < 128:
        t *= 2
    else:
        t += t
    td.store(y[i * 4 + w, 0], t)


@pytest.mark.sample("4")
@pytest.mark.parametrize("how", range(6))
def test_a_warps_number_as_hip_kernels_write_it(how):
    assert list(doubled.check(how=how)) == []
    x, y = torch.randn(128, 64), torch.empty(128, 64)
    doubled(x, y, how=how)
    assert torch.equal(y, 2 * x)


def test_it_is_a_scalar_in_the_text():
    """The same as td.warp_id(): nothing of it is a vector instruction's."""

    @td.kernel(warps=4, sizes=dict(M=128, N=64))
    def by_warp(x: td.gl[td.f32, "M", "N"], y: td.gl[td.f32, "M", "N"], by_thread=0):
        i = td.grid(2)
        w = td.thread_id() // 64 if by_thread else td.warp_id()
        td.store(y[i * 4 + w, 0], 2 * td.load(x[i * 4 + w, 0], (16, 64)))

    texts = [[line.split("//")[0] for line in by_warp.lower(by_thread=by_thread).hip.splitlines()] for by_thread in (0, 1)]
    assert texts[0] == texts[1]


def test_barriers_behind_a_condition_that_whole_warps_share():
    @td.kernel(warps=4, sizes=dict(M=64, N=64))
    def roles(x: td.gl[td.f32, "M", "N"], y: td.gl[td.f32, "M", "N"]):
        td.ensures(y, x)
        td.grid(1)
        if td.thread_id() < 128:
            td.barrier()
        else:
            td.barrier()
        td.store(y[td.warp_id(), 0], td.load(x[td.warp_id(), 0], (16, 64)))

    assert [d for d in roles.check() if d.severity == "error"] == []


def test_what_differs_from_lane_to_lane_is_refused_with_what_was_meant():
    @td.kernel(warps=4, sizes=dict(M=128, N=64))
    def kernel(x: td.gl[td.f32, "M", "N"], y: td.gl[td.f32, "M", "N"]):
        td.grid(2)
        td.store(y[0, 0], td.load(x[td.thread_id() // 32, 0], (16, 64)))

    with pytest.raises(KernelError) as refused:
        kernel.lower()
    (found,) = refused.value.diagnostics
    assert found.code == "TD146"
    assert found.helps[0] == "did you mean td.warp_id()? td.thread_id() // 64 is the same"
