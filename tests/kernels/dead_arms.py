"""A kernel with branches that are never taken."""

import torch

import tiledsl as td
from tests.data import integers, product
from tiledsl.compile.compile import lower
from tiledsl.runtime.launch import execute

# outer, inner; of the warp, the block's row, and the step or the lane
NESTED = {
    "one warp of two": (lambda w, row, k: w < 2, lambda w, row, k: w == 3),
    "a fact of more variables": (lambda w, row, k: (w < 2) & (row < 2), lambda w, row, k: w == 3),
    "none below the first": (lambda w, row, k: w < row, lambda w, row, k: row == 0),
    "turned round": (lambda w, row, k: k < w, lambda w, row, k: w > k),
    "none before the first step": (lambda w, row, k: k < w, lambda w, row, k: w == 0),
    "a sum": (lambda w, row, k: k + w < 2, lambda w, row, k: w == 3),
    "either": (lambda w, row, k: (w < 1) | (row < 1), lambda w, row, k: (w >= 1) & (row >= 1)),
    "by itself": (lambda w, row, k: (k <= 1) | (w + k >= 2), lambda w, row, k: row == 1),
    "both arms": (lambda w, row, k: k + row < 2, lambda w, row, k: k + row == 1),
}


@td.op
def products(x, acc, outer, inner):
    if outer:
        if inner:
            td.mma_ABt(acc, x, x)
        else:
            td.mma_ABt(acc, x, x)
            td.mma_ABt(acc, x, x)
    else:
        if inner:
            td.mma_ABt(acc, x, x)
            td.mma_ABt(acc, x, x)
            td.mma_ABt(acc, x, x)
        else:
            for _ in range(4):
                td.mma_ABt(acc, x, x)


@td.op
def steps(a, c, case, row):
    """In each step the warp's product of 32 rows with themselves, some number of times."""
    As, acc, w = td.st(td.bf16, 128, 32), td.zeros(td.f32, 32, 32), td.warp_id()
    for k in td.range(td.cdiv(a.cols, 32)):
        td.load(As, a[row, k])
        td.barrier()
        x = td.load(td.subtile(As, (32, 32), (w, 0)))
        td.barrier()
        outer, inner = NESTED[case]
        products(x, acc, outer(w, row, k), inner(w, row, k))
    td.store(c[row * 4 + w, 0], acc)


def counted(a, count, steps):
    """What the kernels leave, by torch: of each warp's 32 rows and each step `count(w, row, k)` products."""
    parts = a.view(len(a) // 128, 4, 32, steps, 32)
    expected = [
        [sum(count(w, row, k) * product(part[:, k], part[:, k]) for k in range(steps)) for w, part in enumerate(block)] for row, block in enumerate(parts)
    ]
    return torch.stack([torch.stack(block) for block in expected]).view(len(a), 32)


@td.kernel(warps=4)
def alike(a: td.gl[td.bf16, "M", "K"], c: td.gl[td.f32, "M", 32]):
    """Both arms multiply the same, and have a barrier behind it."""
    row, w, acc, As = td.grid(td.cdiv(a.rows, 128)), td.warp_id(), td.zeros(td.f32, 32, 32), td.st(td.bf16, 128, 32)
    for k in td.range(td.cdiv(a.cols, 32)):
        td.load(As, a[row, k])
        td.barrier()
        x = td.load(td.subtile(As, (32, 32), (w, 0)))
        if row < 1:
            td.mma_ABt(acc, x, x)
            td.barrier()
        else:
            td.mma_ABt(acc, x, x)
            td.barrier()
    td.store(c[row * 4 + w, 0], acc)


def exact(target, **chosen):
    a, _, c = integers(256, 32, 96)
    assert execute(lower(alike, target, {"M": 256, "K": 96}, **chosen), [a, c]).hazards == ()
    assert torch.equal(c, counted(a, lambda *_: 1, 3))
