"""Operands that are loaded from global memory to registers: 16 bytes a lane, as their partners are read from LDS; at edges, element by element."""

import pytest
import torch

import tiledsl as td
from tests.in_turn import in_turn
from tiledsl.ir.program import operations as lp
from tiledsl.lower.plan.plan import plan
from tiledsl.targets import TARGETS

BOTH = ["lds", "memory"]  # where b comes from


@td.kernel(warps=1)
def loaded(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], m=32, depth=64, source="lds"):
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, m), td.cdiv(b.rows, m))
    acc = td.zeros(td.f32, m, m)
    if source == "lds":
        Bs = td.st(td.bf16, m, depth)
    for k in td.range(td.cdiv(a.cols, depth)):
        left = td.load(a[row, k], (m, depth), layout="row")
        if source == "lds":
            td.load(Bs, b[col, k])
            td.barrier()
            td.mma_ABt(acc, left, td.load(Bs))
            td.barrier()
        else:
            td.mma_ABt(acc, left, td.load(b[col, k], (m, depth), layout="row"))
    td.store(c[row, col], acc)


@pytest.mark.sample("sizes0-32-lds-gfx90a")
@pytest.mark.filterwarnings("ignore:.*TD701")  # rows of 61 elements
@pytest.mark.parametrize("m, source, target", in_turn([32, 16], BOTH))
@pytest.mark.parametrize("sizes", [(64, 64, 128), (40, 17, 72), (33, 50, 61)])
def test_against_torch(sizes, m, source, target):
    """Whole numbers, exactly: sizes that the tiles divide, others, and rows whose places are not multiples of 16 bytes."""
    generator = torch.Generator().manual_seed(0)
    rows, cols, depth = sizes
    a, b = (torch.randint(-8, 9, (n, depth), generator=generator).bfloat16() for n in (rows, cols))
    c = torch.full((rows, cols), torch.nan)
    loaded(a, b, c, m=m, source=source, target=target)
    assert torch.equal(c, a.float() @ b.float().T)


@pytest.mark.parametrize("target", TARGETS)
def test_a_lane_loads_16_bytes(target):
    program = plan(loaded.capture(target, dict(M=64, N=64, K=128)), TARGETS[target])
    operations = list(lp.flat(program.body))
    loads = [one.access for one in operations if isinstance(one, lp.Load)]
    assert len(loads) == 32 * 64 // (64 * 8) and {(one.width, one.count) for one in loads} == {(8, 8)}
    reads = [one.access.width for one in operations if isinstance(one, lp.Memory) and one.access is not None and one.access.kind == "read"]
    assert reads == [16] * len(loads)
