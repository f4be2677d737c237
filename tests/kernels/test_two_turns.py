"""Loops of two turns, whose counter LLVM likes to keep as a mask of lanes."""

import pytest
import torch

import tiledsl as td
from tests.data import integers, product
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn


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


@pytest.mark.sample("64-gfx942")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("depth", [61, 64, 93])
def test_a_choice_by_the_counter_is_a_scalar(target, depth):
    """clang put the scalar offset of a buffer's load into a vector register, which its assembler refused (TD803)."""
    lowered = back_and_forth.lower(target, M=14, N=37, K=depth)
    a, b, _ = integers(14, 37, depth)
    c = torch.full((14, 37), torch.nan)
    report = execute(lowered, [a.half(), b.half(), c])
    assert report.hazards == () and (c == product(a, b)).all()


@td.kernel(warps=2)
def up_and_down(a: td.gl[td.bf16, "K", "M"], b: td.gl[td.bf16, "K", "N"], c: td.gl[td.f32, "M", "N"]):
    """The same of operands whose rows are k: a step begins with another row, and the buffer's descriptor with it."""
    td.ensures(c, a.T @ b)
    row, col = td.grid(td.cdiv(c.rows, 32), td.cdiv(c.cols, 16))
    As, Bs = td.st(td.bf16, 96, 32, buffers=3), td.st(td.bf16, 96, 16, buffers=3)
    warp, steps = td.warp_id(), td.cdiv(a.rows, 96)
    acc = td.zeros(td.f32, 16, 16)
    for k in td.range(steps):
        at = k if col % 2 == 0 else steps - 1 - k
        td.load(As[k % 3], a[at, row])
        td.load(Bs[k % 3], b[at, col])
        td.barrier()
        td.mma_AtB(acc, td.load(td.subtile(As[k % 3], (96, 16), (0, warp)), layout="col"), td.load(Bs[k % 3], layout="col"))
    td.store(c[row * 2 + warp, col], acc)


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("rows, cols", [(32, 25), (40, 48), (31, 33)])
def test_a_descriptor_that_the_counter_chooses_is_a_scalar(target, rows, cols):
    lowered = up_and_down.lower(target, M=rows, N=cols, K=170)
    a, b, _ = integers(rows, cols, 170)
    c = torch.full((rows, cols), torch.nan)
    report = execute(lowered, [a.bfloat16().T.contiguous(), b.bfloat16().T.contiguous(), c])
    assert report.hazards == () and (c == product(a, b)).all()
