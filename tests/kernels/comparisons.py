"""Kernels that compare coordinates."""

import torch

import tiledsl as td
from tests.data import integers
from tiledsl.runtime.launch import execute


def late_pair(k, n, row):
    return k + (k == 6) - (k == 7)


def first_pair(k, n, row):
    return k + (k == 0) - (k == 1)


def either(k, n, row):
    return k + (k == 2 or k == 4) - (k == 3 or k == 5)


def both(k, n, row):
    return k + (k >= 2 and k < 3) - (k > 2 and k < 4)


def neither(k, n, row):
    return k + (not k) - (k == 1)


def bits(k, n, row):
    return k ^ (k < 4)


def of_the_block(k, n, row):
    return k - (k > row)


def remainder(k, n, row):
    return (k + (row == 1) * (k == 3)) % n


def negative_quotient(k, n, row):
    return (k - 3) // 2 % n


def least(k, n, row):
    return k + 1 if k + 1 < n else n - 1


def greatest(k, n, row):
    return k - (row > 0) if k > 0 else 0


def chosen(k, n, row):
    return k + (k < n - 1) if row == 0 else k


def chosen_constants(k, n, row):
    return (1 if k == 0 else 2) * (1 if k < 3 else 2)


def chosen_bit(k, n, row):
    return k ^ (1 if k < 4 else 0)


ORDERS = (late_pair, first_pair, either, both, neither, bits, of_the_block, remainder, negative_quotient, least, greatest, chosen, chosen_constants, chosen_bit)


def rows_apart(order):
    """C = A·Bᵀ with the steps of A in that order, and those of B as they are."""

    of_step = td.op(order)

    @td.kernel(warps=2)
    def kernel(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
        row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(b.rows, 16))
        As, Bs = td.st(td.bf16, 32, 16, buffers=2), td.st(td.bf16, 16, 16, buffers=2)
        warp, steps = td.warp_id(), td.cdiv(a.cols, 16)
        acc = td.zeros(td.f32, 16, 16)
        for k in td.range(steps):
            td.load(As[k % 2], a[row, of_step(k, steps, row)])
            td.load(Bs[k % 2], b[col, k])
            td.barrier()
            td.mma_ABt(acc, td.load(td.subtile(As[k % 2], (16, 16), (warp, 0))), td.load(Bs[k % 2]))
        td.store(c[row * 2 + warp, col], acc)

    return kernel


def steps_apart(order):
    """C = Aᵀ·B likewise: a step begins with another row, and the buffer's descriptor with it."""

    of_step = td.op(order)

    @td.kernel(warps=2)
    def kernel(a: td.gl[td.bf16, "K", "M"], b: td.gl[td.bf16, "K", "N"], c: td.gl[td.f32, "M", "N"]):
        row, col = td.grid(td.cdiv(c.rows, 32), td.cdiv(c.cols, 16))
        As, Bs = td.st(td.bf16, 16, 32, buffers=2), td.st(td.bf16, 16, 16, buffers=2)
        warp, steps = td.warp_id(), td.cdiv(a.rows, 16)
        acc = td.zeros(td.f32, 16, 16)
        for k in td.range(steps):
            td.load(As[k % 2], a[of_step(k, steps, row), row])
            td.load(Bs[k % 2], b[k, col])
            td.barrier()
            td.mma_AtB(acc, td.load(td.subtile(As[k % 2], (16, 16), (0, warp)), layout="col"), td.load(Bs[k % 2], layout="col"))
        td.store(c[row * 2 + warp, col], acc)

    return kernel


def right_on(lowered, order, transposed: bool, rows: int, cols: int, depth: int) -> None:
    """Executed without a hazard, and every element as Python takes the steps."""
    a, b, _ = integers(rows, cols, depth)
    c = torch.full((rows, cols), torch.nan)
    given = [x.bfloat16().T.contiguous() if transposed else x.bfloat16() for x in (a, b)]
    steps = -(-depth // 16)
    left, right = (torch.nn.functional.pad(x.float(), (0, 16 * steps - depth)).reshape(len(x), steps, 16) for x in (a, b))
    expected = torch.cat(
        [torch.einsum("mki,nki->mn", part[:, [int(order(k, steps, row)) for k in range(steps)]], right) for row, part in enumerate(left.split(32))]
    )
    report = execute(lowered, [*given, c])
    assert report.hazards == (), str(report)
    assert (c == expected).all()
