"""What the helps of TD123 and TD125 say of register tiles, followed: td.load, += and td.copy to one tile in loops and arms, where `x = …` is refused."""

import pytest
import torch

import tiledsl as td
from tests.data import integers
from tiledsl.compile.compile import lower
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS


@td.kernel(warps=2)
def running_maximum(x: td.gl[td.f32, "M", "N"], v: td.gl[td.f32, 32], c: td.gl[td.f32, "M", 32]):
    """The largest of each row's tiles in columns, no less than v."""
    row = td.grid(td.cdiv(x.rows, 64)) * 2 + td.warp_id()
    m = td.zeros(td.f32, 32, 32)
    td.copy(m, td.load(v[0], 32))
    for k in td.range(td.cdiv(x.cols, 32)):
        td.copy(m, td.maximum(m, td.load(x[row, k], (32, 32))))
    td.store(c[row, 0], m)


@td.kernel(warps=2)
def arms(x: td.gl[td.f32, "M", "N"], v: td.gl[td.f32, 32], c: td.gl[td.f32, "M", 32]):
    """What the last step leaves: from an even one x + v, twice or thrice by the warp; from an odd one the step before's last tile, or 7."""
    row = td.grid(td.cdiv(x.rows, 64)) * 2 + td.warp_id()
    y, old = td.zeros(td.f32, 32, 32), td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(x.cols, 32)):
        if k % 2 == 0:
            td.load(y, x[row, k])
            y += td.load(v[0], 32)
            if td.warp_id() == 0:
                td.copy(y, y * 2)
            else:
                y *= 3
            td.copy(old, y)
        elif td.warp_id() == 0:
            td.copy(y, old)
        else:
            td.copy(y, 7.0)
    td.store(c[row, 0], y)


@td.kernel(warps=2)
def products(x: td.gl[td.f32, "M", "N"], a: td.gl[td.bf16, 64, 32], c: td.gl[td.f32, "M", 32]):
    """Each warp's rows of a by themselves, negative sums as 0, added up over as many steps as x has tiles."""
    td.grid(1)
    rows = td.st(td.bf16, 64, 32)
    td.load(rows, a[0, 0])
    td.barrier()
    y = td.rt(td.bf16, 32, 32)
    total, acc = td.zeros(td.f32, 32, 32), td.zeros(td.f32, 32, 32)
    for _ in td.range(td.cdiv(x.cols, 32)):
        if td.warp_id() == 0:
            td.load(y, td.subtile(rows, (32, 32), (0, 0)))
        else:
            td.load(y, td.subtile(rows, (32, 32), (1, 0)))
        td.copy(acc, 0)
        td.mma_ABt(acc, y, y)
        total += td.relu(acc)
    td.store(c[td.warp_id(), 0], total)


def arms_by_torch(x, v):
    halves = x.reshape(-1, 2, 32, x.shape[1])
    last = (x.shape[1] // 32 - 1) // 2 * 64
    first, second = ((halves[:, w, :, last : last + 32] + v) * (2 + w) for w in range(2))
    if x.shape[1] // 32 % 2 == 0:
        second = torch.full_like(second, 7.0)
    return torch.stack([first, second], 1).reshape(-1, 32)


def products_by_torch(x, a):
    return torch.cat([(half @ half.T).relu() for half in a.float().reshape(2, 32, 32)]) * (x.shape[1] // 32)


def maximum_by_torch(x, v):
    return torch.maximum(x.reshape(x.shape[0], -1, 32).amax(1), v)


def vector(numbers):
    return numbers[0, :32].float()


def matrix(numbers):
    return numbers[:, :32].contiguous()


CASES = [
    (running_maximum, 128, 9, vector, maximum_by_torch),
    (arms, 128, 4, vector, arms_by_torch),
    (arms, 128, 11, vector, arms_by_torch),
    (products, 64, 3, matrix, products_by_torch),
]


@pytest.mark.sample("arms, even-gfx942")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("kernel, rows, tiles, other, by_torch", CASES, ids=["maximum", "arms, even", "arms, odd", "products"])
def test_one_tile_through_loops_and_arms(kernel, rows, tiles, other, by_torch, target):
    x, more, _ = integers(rows, 64, 32 * tiles)
    x, second, c = x.float(), other(more), torch.full((rows, 32), torch.nan)
    lowered = lower(kernel, target, {"M": rows, "N": 32 * tiles})
    report = execute(lowered, [x, second, c], schedule="latest")
    assert not report.hazards
    assert torch.equal(c, by_torch(x, second))


def test_a_copy_is_none_of_the_tiles_name():
    """x = y names y's registers; td.copy leaves two tiles."""

    @td.kernel(warps=1)
    def copied(c: td.gl[td.f32, 32, 64]):
        td.grid(1)
        x, y = td.zeros(td.f32, 32, 32), td.zeros(td.f32, 32, 32)
        y += 1
        td.copy(x, y)
        y += 1
        td.store(c[0, 0], x)
        td.store(c[0, 1], y)

    c = torch.full((32, 64), torch.nan)
    assert not execute(lower(copied, "gfx942", {}), [c]).hazards
    assert torch.equal(c, torch.tensor([1.0, 2.0]).repeat_interleave(32).expand(32, 64))
