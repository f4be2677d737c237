"""Loads that nothing reads: their registers are waited for all the same, or the compiler would put something else into them while they are being filled."""

import pytest
import torch

import tiledsl as td
from tests.data import integers, product
from tiledsl.compile.compile import lower
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn


@td.kernel(warps=4)
def unread(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """K01's shape with a tile that is loaded after the loop and never used."""
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs = td.st(td.bf16, 64, 32), td.st(td.bf16, 64, 32)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, 32)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        a_reg = td.load(td.subtile(As, (32, 32), (wr, 0)))
        b_reg = td.load(td.subtile(Bs, (32, 32), (wc, 0)))
        td.barrier()
        td.mma_ABt(acc, a_reg, b_reg)
    td.load(td.subtile(As, (32, 32), (0, 0)))
    td.asm("global_load_dwordx4 {dst}, {addr}, off", dst=td.vgpr(4), addr=a.address(0, 0))
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=4, waits="manual")
def manual(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """The user's own waits: a copy waits for itself, and what it publishes and what is read is the user's to wait for."""
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs = td.st(td.bf16, 64, 32), td.st(td.bf16, 64, 32)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, 32)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.wait(lgkmcnt=0)
        td.barrier()
        a_reg = td.load(td.subtile(As, (32, 32), (wr, 0)))
        b_reg = td.load(td.subtile(Bs, (32, 32), (wc, 0)))
        td.wait(lgkmcnt=0)
        td.barrier()
        td.mma_ABt(acc, a_reg, b_reg)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@pytest.mark.sample("manual-gfx942")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("kernel", [unread, manual], ids=["unread", "manual"])
def test_right(kernel, target):
    a, b, c = integers(128, 64, 96)
    report = execute(lower(kernel, target, {"M": 128, "N": 64, "K": 96}), [a, b, c])
    assert report.hazards == ()
    assert (c == product(a, b)).all()


@pytest.mark.thorough
def test_names_that_the_text_has_itself(tmp_path, monkeypatch):
    for name in ("u4", "swizzle", "größe", "lds"):
        kernel = td.kernel(unread.function, warps=4)
        kernel.name = name
        assert execute(lower(kernel, "gfx942", {"M": 64, "N": 64, "K": 32}), list(integers(64, 64, 32))).hazards == ()


K = td.dyn("K", multiple=16)


@td.kernel(warps=1)
def read_in_loops(a: td.gl[td.bf16, 32, K], c: td.gl[td.f32, 32, 32], after=False, less=0):
    """x is waited for by the first turn of the loop, and its registers are free after it; the compiler makes a way past the loop."""
    td.grid(1)
    As, acc = td.st(td.bf16, 32, 16), td.zeros(td.f32, 32, 32)
    td.load(As, a[0, 0])
    x = td.load(As)
    for _ in td.range(td.cdiv(a.cols, 16) - less):
        td.mma_ABt(acc, x, x)
    if after:
        td.mma_ABt(acc, x, x)
    td.store(c[0, 0], acc)


@td.kernel(warps=1, waits="manual")
def own_waits_in_loops(a: td.gl[td.bf16, 32, K], c: td.gl[td.f32, 32, 32], less=0):
    """The same: the user's wait is for the ways that there are."""
    td.grid(1)
    As, acc = td.st(td.bf16, 32, 16), td.zeros(td.f32, 32, 32)
    td.load(As, a[0, 0])
    x = td.load(As)
    for _ in td.range(td.cdiv(a.cols, 16) - less):
        td.wait(x)
        td.mma_ABt(acc, x, x)
    td.store(c[0, 0], acc)


@pytest.mark.sample("own_waits_in_loops-options4-gfx942")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize(
    "kernel, options",
    [(read_in_loops, {}), (read_in_loops, {"less": 1}), (read_in_loops, {"after": True}), (own_waits_in_loops, {}), (own_waits_in_loops, {"less": 1})],
)
def test_loops_of_any_number_of_turns(kernel, options, target):
    for steps in (1, 3):
        a, _, c = integers(32, 32, 16 * steps)
        report = execute(lower(kernel, target, {"K": 16 * steps, **options}), [a, c])
        times = steps - options.get("less", 0) + options.get("after", False)
        assert report.hazards == () and torch.equal(c, times * product(a[:, :16], a[:, :16]))
