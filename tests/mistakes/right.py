"""Right kernels of which mutants are made, beside the examples: an output that is written in part, and outputs that are read back."""

import torch

import tiledsl as td


@td.kernel(warps=2, sizes=dict(M=90, K=64))
def triangle(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.f32, "M", "M"]):
    """The blocks of the lower triangle of a @ a.T; the others stay as they were."""
    td.ensures(c, 2 * (a @ a.T))
    td.keeps(c, where=lambda i, j: j // 32 > i // 32)
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(a.rows, 32))
    As, Bs, warp = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32), td.warp_id()
    if col <= row:
        acc = td.zeros(td.f32, 16, 32)
        for k in td.range(td.cdiv(a.cols, 32)):
            td.load(As, a[row, k])
            td.load(Bs, a[col, k])
            td.barrier()
            x, y = td.load(td.subtile(As, (16, 32), (warp, 0))), td.load(Bs)
            td.barrier()
            td.mma_ABt(acc, x, y)
        td.store(c[row * 2 + warp, col], 2 * acc)
    else:
        td.keep(c[row * 2 + warp, col], (16, 32))


@td.kernel(warps=2, sizes=dict(M=33, N=40))
def read_back(a: td.gl[td.f32, "M", "N"], d: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "M", "N"]):
    """Each warp goes on from what the other one has stored, in pieces of another shape."""
    td.ensures(d, 3 - a)
    td.ensures(c, td.maximum(2 * (3 - a), td.old(c)))
    row, warp = td.grid(td.cdiv(a.rows, 64)), td.warp_id()
    td.store(d[2 * row + warp, 0], 3 - td.load(a[2 * row + warp, 0], (32, 64)))
    td.wait(vmcnt=0)
    td.barrier()
    for i in range(2):
        for j in range(2):
            tile = 4 * row + 2 * (1 - warp) + i
            old = td.load(c[tile, j], (16, 32))
            td.store(c[tile, j], td.maximum(2 * td.load(d[tile, j], (16, 32)), old))


def of_triangle(t, rows: slice, cols: slice) -> torch.Tensor:
    product, blocks = 2 * (t["a"].float() @ t["a"].float().T), torch.arange(len(t["a"])) // 32
    return torch.where(blocks[:, None] >= blocks, product, t["c"].float())[rows, cols]


def of_read_back(t, rows: slice, cols: slice) -> torch.Tensor:
    return torch.maximum(2 * (3 - t["a"]), t["c"])[rows, cols]


@td.kernel(warps=1)
def reductions(x: td.gl[td.f32, 64, 64], most: td.gl[td.f32, 64, 1], sums: td.gl[td.f32, 64, 1]):
    """The largest element and the sum of each row of the lower triangle, in steps of 32 columns."""
    td.ensures(most, td.row_max(td.where(lambda i, j: j <= i, x, 0)))
    td.ensures(sums, td.row_sum(td.where(lambda i, j: j <= i, 2 * x, 0)))
    row = td.grid(2)
    top, total = td.full(td.f32, 32, 1, float("-inf"), layout="row"), td.zeros(td.f32, 32, 1, layout="row")
    for k in td.range(2):
        tile = td.load(x[row, k], (32, 32), layout="row")
        low = td.where(td.row_index(tile, 32 * row) >= td.col_index(tile, 32 * k), tile, 0)
        td.row_max(low, into=top)
        total += td.row_sum(low + low)
    td.store(most[row, 0], top)
    td.store(sums[row, 0], total)


def of_reductions(arguments, rows, cols):
    return torch.tril(arguments["x"])[rows].max(1, keepdim=True).values
