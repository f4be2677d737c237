"""Loads that nothing reads: their registers are waited for all the same, or the compiler would put something else into them while they are being filled."""

import pytest

import tiledsl as td
from tests.data import integers, product
from tiledsl.compile import lower
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS


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


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("kernel", [unread, manual], ids=["unread", "manual"])
def test_right(kernel, target):
    a, b, c = integers(128, 64, 96)
    report = execute(lower(kernel, target, {"M": 128, "N": 64, "K": 96}), [a, b, c])
    assert report.hazards == ()
    assert (c == product(a, b)).all()


def test_names_that_the_text_has_itself(tmp_path, monkeypatch):
    for name in ("u4", "swizzle", "größe", "lds"):
        kernel = td.kernel(unread.function, warps=4)
        kernel.name = name
        assert execute(lower(kernel, "gfx942", {"M": 64, "N": 64, "K": 32}), list(integers(64, 64, 32))).hazards == ()
