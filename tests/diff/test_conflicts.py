"""Clocks lost to bank conflicts: the plan's numbers equal the interpreter's counts in the compiled kernel."""

import pytest
import torch

import tiledsl as td
from tiledsl.compile.verify import instances_of
from tiledsl.sim import launch
from tiledsl.tools.diff.conflicts import conflicts

pytestmark = pytest.mark.in_turn

PLAIN = td.Swizzle(0, 0)


@td.kernel(warps=4)
def square(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], step=64, plain_a=False, plain_b=False):
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As = td.st(td.bf16, 64, step, swizzle=PLAIN if plain_a else None)
    Bs = td.st(td.bf16, 64, step, swizzle=PLAIN if plain_b else None)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, step)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        a_reg = td.load(td.subtile(As, (32, step), (wr, 0)))
        b_reg = td.load(td.subtile(Bs, (32, step), (wc, 0)))
        td.barrier()
        td.mma_ABt(acc, a_reg, b_reg)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=1)
def half_a_wave(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """A tile of 48 rows of 32 bytes: the second turn of its copy has 32 lanes."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 48), td.cdiv(b.rows, 16))
    As, Bs = td.st(td.bf16, 48, 16, swizzle=PLAIN), td.st(td.bf16, 16, 16, swizzle=PLAIN)
    acc = td.zeros(td.f32, 48, 16)
    for k in td.range(td.cdiv(a.cols, 16)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        a_reg, b_reg = td.load(As), td.load(Bs)
        td.barrier()
        td.mma_ABt(acc, a_reg, b_reg)
    td.store(c[row, col], acc)


@td.kernel(warps=1)
def before_the_loop(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """B does not depend on the step, and is read once."""
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(b.rows, 32))
    As, Bs = td.st(td.bf16, 32, 64), td.st(td.bf16, 32, 64, swizzle=PLAIN)
    acc = td.zeros(td.f32, 32, 32)
    td.load(Bs, b[col, 0])
    td.barrier()
    b_reg = td.load(Bs)
    for k in td.range(td.cdiv(a.cols, 64)):
        td.load(As, a[row, k])
        td.barrier()
        a_reg = td.load(As)
        td.barrier()
        td.mma_ABt(acc, a_reg, b_reg)
    td.store(c[row, col], acc)


@td.kernel(warps=1)
def own_reads(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """A read of 12 bytes, for which the lanes that the LDS serves together are not known."""
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(b.rows, 32))
    As, Bs = td.st(td.bf16, 32, 64), td.st(td.bf16, 32, 64)
    acc, got = td.zeros(td.f32, 32, 32), td.vgpr(3)
    for k in td.range(td.cdiv(a.cols, 64)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        td.asm("ds_read_b96 {got}, {at}", got=got, at=As.address(td.lane_id() % 32, 0))
        a_reg, b_reg = td.load(As), td.load(Bs)
        td.barrier()
        td.mma_ABt(acc, a_reg, b_reg)
    td.store(c[row, col], acc)


def of(lowered):
    return conflicts(lowered.kernel, lowered.target, instances_of(lowered.kernel, lowered.sizes))


def counted(lowered, blocks: int, m: int, n: int, k: int) -> int:
    """The clocks that the interpreter counts over a launch."""
    a, b, c = torch.zeros(m, k).bfloat16(), torch.zeros(n, k).bfloat16(), torch.zeros(m, n)
    report = launch(lowered.listing, (blocks,), (lowered.resources.threads,), [a, b, c])
    assert report.ok, str(report)
    return report.lds_conflict_clocks


@pytest.mark.one_in(4)
@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx950"])
@pytest.mark.parametrize("options", [dict(), dict(plain_a=True), dict(plain_a=True, plain_b=True, step=32), dict(plain_b=True, step=128)])
def test_a_turn_of_the_main_loop(target, options):
    lowered = square.lower(target, M=128, N=64, K=256, **options)
    found, turns, blocks = of(lowered), 256 // options.get("step", 64), 2
    assert blocks * turns * found.loop == counted(lowered, blocks, 128, 64, 256)
    assert found.elsewhere == 0 and not found.unknown
    assert set(found.of_tiles) == {f"{name.upper()[-1]}s, read" for name in options if name.startswith("plain")} and sum(found.of_tiles.values()) == found.loop
    assert found.flop * turns == 2 * 64 * 64 * 256


@pytest.mark.parametrize("target", ["gfx90a", "gfx942", "gfx950"])
def test_an_access_of_some_lanes(target):
    lowered = half_a_wave.lower(target, M=48, N=16, K=64)
    found = of(lowered)
    assert found.loop and 4 * found.loop == counted(lowered, 1, 48, 16, 64)


def test_what_stands_before_the_loop_is_elsewhere():
    lowered = before_the_loop.lower("gfx942", M=32, N=32, K=192)
    found = of(lowered)
    assert (found.loop, found.of_tiles) == (0, {}) and found.elsewhere and found.elsewhere == counted(lowered, 1, 32, 32, 192)


def test_what_is_not_known_is_no_zero():
    found = of(own_reads.lower("gfx942", M=32, N=32, K=192))
    assert (found.loop, found.elsewhere, found.unknown) == (None, 0, ("ds_read_b96",))
