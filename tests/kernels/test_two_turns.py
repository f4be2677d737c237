"""Loops of two turns, whose counter LLVM likes to keep as a mask of lanes."""

import pytest
import torch

import tiledsl as td
from tests.data import integers, product
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS


@td.kernel(warps=2)
def back_and_forth(a: td.gl[td.f16, "M", "K"], b: td.gl[td.f16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """Odd columns of blocks take k from the end."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(c.rows, 64), td.cdiv(c.cols, 32))
    As, Bs = td.st(td.f16, 64, 32), td.st(td.f16, 32, 32)
    warp, steps = td.warp_id(), td.cdiv(a.cols, 32)
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(steps):
        at = k if col % 2 == 0 else steps - 1 - k
        td.load(As, a[row, at])
        td.load(Bs, b[col, at])
        td.barrier()
        x, y = td.load(td.subtile(As, (32, 32), (warp, 0))), td.load(td.subtile(Bs, (32, 32), (0, 0)))
        td.barrier()
        td.mma_ABt(acc, x, y)
    td.store(c[row * 2 + warp, col], acc)


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("depth", [61, 64, 93])
def test_a_choice_by_the_counter_is_a_scalar(target, depth):
    """clang put the scalar offset of a buffer's load into a vector register, which its assembler refused (TD803)."""
    lowered = back_and_forth.lower(target, M=14, N=37, K=depth)
    a, b, _ = integers(14, 37, depth)
    c = torch.full((14, 37), torch.nan)
    report = execute(lowered, [a.half(), b.half(), c])
    assert report.hazards == () and (c == product(a, b)).all()
