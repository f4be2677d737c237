"""Shared tiles that some of the warps load, whose copies leave lanes or whole warps without a load: what the compiler makes of it touches no register in
flight, and is exact.

Where copies share registers, as in K05, clang took what one had left in them to be alive past the loads of the next, and moved these on their way (TD214).
"""

import dataclasses
import functools
import itertools
import operator
import re

import pytest

import tiledsl as td
from examples.producer_consumer import producer_consumer
from tests.data import integers, product
from tests.in_turn import in_turn
from tiledsl.compile.compile import lower
from tiledsl.diagnostics.diagnostic import Span
from tiledsl.ir import nodes as ir
from tiledsl.ir.program import operations as lp
from tiledsl.lower.plan.dead_registers import forgetting
from tiledsl.runtime.launch import execute

pytestmark = pytest.mark.in_turn

REG, DOWN, ACROSS = 32, 2, 4
EACH = ((0,), (1,), (2,), (3,))


def among(number, warps, of=4):
    """Whether a warp's number is one of these, in the fewest words: in others clang lays out the branches otherwise."""
    left_out = [warp for warp in range(of) if warp not in warps]
    if len(left_out) == 1:
        return number != left_out[0]
    if 1 < len(warps) == warps[-1] + 1 - warps[0]:
        return (number >= warps[0]) & (number <= warps[-1])
    return functools.reduce(operator.or_, (number == warp for warp in warps))


@td.kernel
def small_tiles(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "K", "N"], c: td.gl[td.f32, "M", "N"], who=EACH, buffers=1):
    """K05-1, with two buffers K05; `who` has the producers that load each tile of B, and of A."""
    td.ensures(c, a @ b)
    producer, consumer = td.roles(producer=4, consumer=DOWN * ACROSS)
    row, col = td.grid(td.cdiv(a.rows, DOWN * REG), td.cdiv(b.cols, ACROSS * REG))
    As, Bs = td.st(td.bf16, REG, REG, buffers=DOWN * buffers), td.st(td.bf16, REG, REG, buffers=ACROSS * buffers)
    acc = td.zeros(td.f32, REG, REG)

    @td.op
    def fill(k, slot):
        for j, warps in enumerate(who):
            if among(producer.id, warps):
                td.load(Bs[slot * ACROSS + j], b[k, col * ACROSS + j])
                if j < DOWN:
                    td.load(As[slot * DOWN + j], a[row * DOWN + j, k])

    tic, toc, ahead = 0, buffers - 1, buffers - 1
    steps = td.cdiv(a.cols, REG)
    if ahead:
        with producer:
            fill(0, tic)
        td.barrier()
    for k in td.range(steps):
        with producer:
            if k + ahead < steps:
                fill(k + ahead, toc)
        if not ahead:
            td.barrier()
        with consumer:
            x = td.load(As[tic * DOWN + consumer.id // ACROSS])
            y = td.load(Bs[tic * ACROSS + consumer.id % ACROSS], layout="col")
            td.mma_AB(acc, x, y)
        td.barrier()
        tic, toc = toc, tic
    with consumer:
        td.store(c[row * DOWN + consumer.id // ACROSS, col * ACROSS + consumer.id % ACROSS], acc)


@td.kernel(warps=4)
def some_load(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], who=(0, 1, 2), fetch=False):
    """Blocks of 64 × 64; `who` has the warps that load, or fetch ahead of a step and commit after it."""
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs = td.st(td.bf16, 64, 32), td.st(td.bf16, 64, 32)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, REG, REG)
    steps = td.cdiv(a.cols, 32)
    if fetch and among(td.warp_id(), who):
        td.load(As, a[row, 0])
        td.load(Bs, b[col, 0])
    for k in td.range(steps):
        if not fetch and among(td.warp_id(), who):
            td.load(As, a[row, k])
            td.load(Bs, b[col, k])
        td.barrier()
        x, y = td.load(td.subtile(As, (REG, 32), (wr, 0))), td.load(td.subtile(Bs, (REG, 32), (wc, 0)))
        more = k + 1 < steps
        if fetch and among(td.warp_id(), who):
            if more:
                staged = td.fetch(As, a[row, k + 1]), td.fetch(Bs, b[col, k + 1])
        td.mma_ABt(acc, x, y)
        td.barrier()
        if fetch and among(td.warp_id(), who):
            if more:
                td.commit(As, staged[0])
                td.commit(Bs, staged[1])
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


ALL = (0, 1, 2, 3)
REFUSED_BEFORE = [  # who, buffers
    ((*EACH[:2], (0, 1, 3), EACH[3]), 1),
    ((EACH[0], (1, 2, 3), ALL, (0, 1, 3)), 2),
    ((ALL, (0, 1), (0, 1, 3), (0, 1, 2)), 2),
    (((1, 2, 3), (1, 2, 3), (1,), (0, 1, 3)), 1),
]
OTHERS = [((*EACH[:2], some, EACH[3]), buffers) for some, buffers in (((0, 3), 2), ((0, 1, 2), 1), (ALL, 2))]


def exact(kernel, target, size, right=product, **options):
    a, b, c = integers(*size)
    b = b if right is product else b.T.contiguous()
    report = execute(lower(kernel, target, {**dict(zip("MNK", size, strict=True)), **options}), [a, b, c], schedule="latest")
    assert report.hazards == ()
    assert (c == right(a, b)).all()


@pytest.mark.thorough
@pytest.mark.parametrize("case, target", [*itertools.product(REFUSED_BEFORE, ("gfx90a", "gfx942")), *in_turn(OTHERS)])
def test_copies_that_share_registers(case, target):
    who, buffers = case
    exact(small_tiles, target, (64, 128, 96), lambda a, b: a.float() @ b.float(), who=who, buffers=buffers)


@pytest.mark.sample("who13-False-gfx942")
@pytest.mark.parametrize("who, fetch, target", in_turn([(1, 2), (0, 1, 2), (0, 1, 3)], [False, True]))
def test_copies_before_and_after_a_product(who, fetch, target):
    exact(some_load, target, (64, 64, 96), who=who, fetch=fetch)


@pytest.mark.thorough
@pytest.mark.parametrize("producers, target", in_turn([3, 5, 6]))
def test_producers_that_do_not_divide_a_tile(producers, target):
    exact(producer_consumer, target, (64, 64, 96), block=64, producers=producers)


def test_registers_are_set_before_the_loads_that_some_leave_out():
    """Once for all that stand side by side, so that loads under one guard stay under one `if`."""
    lines = lower(producer_consumer, "gfx942", {"M": 64, "N": 64, "K": 96, "block": 64, "producers": 6}).hip.splitlines()
    numbers = [number for number, line in enumerate(lines) if line.strip() == 'asm volatile("" : "=v"(As_v), "=v"(Bs_v));']
    assert len(numbers) == 3  # steps
    for number in numbers:
        assert lines[number + 1].strip() == "if (warp < 4) {"
        loads = re.findall(r"global_load_dwordx4.*=v..(\w+)", "\n".join(lines[number + 2 : number + 6]))
        assert loads == ["As_v", "Bs_v"]


def test_loads_that_all_do_are_left_as_they_are():
    load = functools.partial(lp.Memory, lp.Place(Span("k.py", 1, 1, 1, 2)), "load", inputs=(), reads=(), counter="vm")
    first, some, last, direct = load(out=("x",)), load(out=("y",), guard=ir.Var("warp", "warp", 0, 3)), load(out=("z",)), load(out=(), guard=ir.Const(1))
    branch = lp.Branch(first.place, ir.Var("warp", "warp", 0, 3), (some,), (last, direct))
    assert forgetting((first, some, last, branch)) == (
        lp.Forget(first.place, ("y",)),
        first,
        some,
        last,
        dataclasses.replace(branch, then=(lp.Forget(first.place, ("y",)), some)),
    )
