"""Kernels of batches of matrices."""

import torch

import tiledsl as td
from tests.data import integers


@td.kernel(warps=4)
def batched(a: td.gl[td.bf16, "B", "M", "K"], b: td.gl[td.bf16, "B", "N", "K"], c: td.gl[td.f32, "B", "M", "N"], order="row"):
    """K01 at 64 × 64 for each of B pairs of matrices."""
    batch, row, col = td.grid(a.batch, td.cdiv(a.rows, 64), td.cdiv(b.rows, 64), order=order)
    As, Bs = td.st(td.bf16, 64, 32), td.st(td.bf16, 64, 32)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, 32)):
        td.load(As, a[batch, row, k])
        td.load(Bs, b[batch, col, k])
        td.barrier()
        a_reg = td.load(td.subtile(As, (32, 32), (wr, 0)))
        b_reg = td.load(td.subtile(Bs, (32, 32), (wc, 0)))
        td.barrier()
        td.mma_ABt(acc, a_reg, b_reg)
    td.store(c[batch, row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=1)
def summed(a: td.gl[td.bf16, "B", "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """The matrices of a batch are the steps of a loop: C is the sum of all products with one B."""
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(b.rows, 32))
    As, Bs = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32)
    acc = td.zeros(td.f32, 32, 32)
    for n in td.range(a.batch):
        for k in td.range(td.cdiv(a.cols, 32)):
            td.load(As, a[n, row, k])
            td.load(Bs, b[col, k])
            td.mma_ABt(acc, td.load(As), td.load(Bs))
    td.store(c[row, col], acc)


def batch(count: int, m: int, n: int, k: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    a, b, c = integers(count * m, count * n, k)
    return a.view(count, m, k), b.view(count, n, k), torch.full((count, m, n), torch.nan)
