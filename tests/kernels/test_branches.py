"""Products in the arms of a branch, on registers that are still being loaded where it begins: on every target, with warps in both arms."""

import inspect

import pytest
import torch

import tiledsl as td
from tests.data import integers, product
from tiledsl import KernelError
from tiledsl.compile.compile import lower
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn


@td.kernel(warps=2)
def arms(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """Each warp reads the rows of both from LDS, and multiplies its own."""
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 32))
    As, Bs = td.st(td.bf16, 64, 32), td.st(td.bf16, 32, 32)
    w = td.warp_id()
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, 32)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        x = [td.load(td.subtile(As, (32, 32), (i, 0))) for i in range(2)]
        y = td.load(Bs)
        if w == 0:
            td.mma_ABt(acc, x[0], y)
        else:
            td.mma_ABt(acc, x[1], y)
        td.barrier()
    td.store(c[row * 2 + w, col], acc)


@td.kernel(warps=4)
def four_arms(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    row, col = td.grid(td.cdiv(a.rows, 128), td.cdiv(b.rows, 32))
    As, Bs = td.st(td.bf16, 128, 32), td.st(td.bf16, 32, 32)
    w = td.warp_id()
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, 32)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        x = [td.load(td.subtile(As, (32, 32), (i, 0))) for i in range(4)]
        y = td.load(Bs)
        if w == 0:
            td.mma_ABt(acc, x[0], y)
        elif w == 1:
            td.mma_ABt(acc, x[1], y)
        elif w == 2:
            td.mma_ABt(acc, x[2], y)
        else:
            td.mma_ABt(acc, x[3], y)
        td.barrier()
    td.store(c[row * 4 + w, col], acc)


@td.kernel(warps=2)
def used_afterwards(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """The arms load and multiply tiles of their own; the waits for those make ready what is used after the branch."""
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 32))
    As, Bs = td.st(td.bf16, 64, 64), td.st(td.bf16, 32, 64)
    w = td.warp_id()
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, 64)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        x, y = td.load(td.subtile(As, (32, 32), (w, 1))), td.load(td.subtile(Bs, (32, 32), (0, 1)))
        other = td.load(td.subtile(Bs, (32, 32), (0, 0)))
        if w == 0:
            td.mma_ABt(acc, td.load(td.subtile(As, (32, 32), (0, 0))), other)
        else:
            td.mma_ABt(acc, td.load(td.subtile(As, (32, 32), (1, 0))), other)
        td.mma_ABt(acc, x, y)
        td.barrier()
    td.store(c[row * 2 + w, col], acc)


@td.kernel(warps=4)
def halves(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """A tile for each half of the rows; the upper warps multiply the one, the lower ones the other."""
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs = [td.st(td.bf16, 32, 32) for _ in range(2)], td.st(td.bf16, 64, 32)
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, 32)):
        for i in range(2):
            td.load(As[i], a[row * 2 + i, k])
        td.load(Bs, b[col, k])
        td.barrier()
        x = [td.load(As[i]) for i in range(2)]
        y = td.load(td.subtile(Bs, (32, 32), (wc, 0)))
        td.barrier()
        if wr == 0:
            td.mma_ABt(acc, x[0], y)
        else:
            td.mma_ABt(acc, x[1], y)
    td.store(c[row * 2 + wr, col * 2 + wc], acc)


@td.kernel(warps=2)
def before_more(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """The upper rows in the one arm, the lower ones in the other, and then the lower ones twice in both: clang forgets wait states where the arms meet."""
    As, Bs = td.st(td.bf16, 64, 32), td.st(td.bf16, 32, 32)
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 32))
    td.load(As, a[row, 0])
    td.load(Bs, b[col, 0])
    td.barrier()
    acc = td.zeros(td.f32, 32, 32)
    w = td.warp_id()
    x = [td.load(td.subtile(As, (32, 32), (i, 0))) for i in range(2)]
    y = td.load(Bs)
    if w == 0:
        td.mma_ABt(acc, x[0], y)
    else:
        td.mma_ABt(acc, x[1], y)
    for _ in range(2):
        td.mma_ABt(acc, x[1], y)
    td.store(c[row * 2 + w, col], acc)


KERNELS = {"arms": (arms, (128, 64, 96)), "four": (four_arms, (256, 64, 96)), "after": (used_afterwards, (128, 64, 192)), "halves": (halves, (128, 64, 96))}


@pytest.mark.sample("latest-arms-gfx942")
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", KERNELS)
@pytest.mark.parametrize("schedule", ["round-robin", "latest"])
def test_exact(name, target, schedule):
    kernel, size = KERNELS[name]
    a, b, c = integers(*size)
    lowered = lower(kernel, target, dict(zip("MNK", size, strict=True)))
    report = execute(lowered, [a, b, c], schedule=schedule)
    assert report.hazards == ()
    assert (c == product(a, b)).all()
    # with products and loads in both arms, clang copies the accumulators in one of them
    assert lowered.resources.loop.counts["moves"] == (8 if name == "after" else 0)
    assert [finding.code for finding in lowered.warnings if finding.severity == "warning"] == (["TD222"] if name == "after" else [])


@pytest.mark.parametrize("target", TARGETS)
def test_products_after_the_branch(target):
    a, b, c = integers(128, 64, 32)
    report = execute(lower(before_more, target, {"M": 128, "N": 64, "K": 32}), [a, b, c])
    assert report.hazards == ()
    lower_rows = a.reshape(2, 2, 32, 32)[:, 1].repeat_interleave(2, 0).reshape(128, 32)
    assert (c == product(a, b) + 2 * product(lower_rows, b)).all()


@td.kernel(warps=2, waits="manual")
def waits_in_both(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    As, Bs = td.st(td.bf16, 64, 32), td.st(td.bf16, 32, 32)
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 32))
    td.load(As, a[row, 0])
    td.load(Bs, b[col, 0])
    td.wait(lgkmcnt=0)
    td.barrier()
    acc = td.zeros(td.f32, 32, 32)
    w = td.warp_id()
    x = [td.load(td.subtile(As, (32, 32), (i, 0))) for i in range(2)]
    y = td.load(Bs)
    if w == 0:
        td.wait(lgkmcnt=0)
        td.mma_ABt(acc, x[0], y)
    else:
        td.wait(lgkmcnt=0)
        td.mma_ABt(acc, x[1], y)
    td.store(c[row * 2 + w, col], acc)


@pytest.mark.parametrize("target", TARGETS)
def test_a_wait_of_ones_own_in_both_arms(target):
    """Nothing is moved with waits="manual": the way out is named."""
    with pytest.raises(KernelError) as caught:
        lower(waits_in_both, target, {"M": 64, "N": 32, "K": 32})
    (found,) = caught.value.diagnostics
    line = inspect.getsourcelines(waits_in_both.function)[1] + 12
    assert found.code == "TD214"
    (told,) = found.helps
    assert told.startswith("the compiler copies registers for which both arms of a branch wait: put the td.wait before the branch at ")
    assert told.endswith(f"test_branches.py:{line}:8")


@td.kernel(warps=1)
def inner_steps(a: td.gl[td.bf16, 32, "K"], c: td.gl[td.f32, 32, 32]):
    """C = A·Aᵀ without the first and the last 32 columns: of two steps none is left."""
    td.grid(1)
    As, acc, steps = td.st(td.bf16, 32, 32), td.zeros(td.f32, 32, 32), td.cdiv(a.cols, 32)
    for k in td.range(steps):
        td.load(As, a[0, k])
        x = td.load(As)
        if k >= 1 and k + 1 < steps:
            td.mma_ABt(acc, x, x)
    td.store(c[0, 0], acc)


@td.kernel(warps=1)
def decided(a: td.gl[td.bf16, 32, "K"], c: td.gl[td.f32, 32, 32]):
    """C = A·Aᵀ: no condition here is ever other than it says, and nothing of the other arms is left."""
    td.grid(1)
    As, acc, steps = td.st(td.bf16, 32, 32), td.zeros(td.f32, 32, 32), td.cdiv(a.cols, 32)
    for k in td.range(steps):
        td.load(As, a[0, k])
        x = td.load(As)
        if td.warp_id() == 0 and k * (k + 1) % 2 == 0:
            if k % 4 < 2:
                if k % 4 == 3:
                    td.mma_ABt(acc, x, x)
                else:
                    td.mma_ABt(acc, x, x)
            else:
                if k % 4 >= 2:
                    td.mma_ABt(acc, x, x)
        else:
            td.mma_ABt(acc, x, x)
            td.mma_ABt(acc, x, x)
    td.store(c[0, 0], acc)


def run(kernel, k):
    """C, and how many products the listing has."""
    a, _, c = integers(32, 32, k)
    lowered = lower(kernel, "gfx942", {"K": k})
    report = execute(lowered, [a, c])
    assert not report.hazards
    return a, c, lowered.hip.count("mfma_f32_32x32x8")


@pytest.mark.sample("64")
@pytest.mark.parametrize("k", [32, 64, 96, 320])
def test_a_condition_that_no_step_fulfils(k):
    a, c, products = run(inner_steps, k)
    inner = a[:, 32 : max(32, k - 32)]
    assert torch.equal(c, product(inner, inner))
    assert (products > 0) == (k > 64)


@pytest.mark.sample("32")
@pytest.mark.parametrize("k", [32, 320])
def test_conditions_that_are_always_the_same(k):
    a, c, _ = run(decided, k)
    assert torch.equal(c, product(a, a))


@td.kernel(warps=2)
def waits_in_one(a: td.gl[td.bf16, 32, 64], b: td.gl[td.bf16, 16, 64], c: td.gl[td.f32, 32, 16]):
    """One arm waits for the second x, and both paths use it afterwards."""
    td.grid(1)
    As, Bs = td.st(td.bf16, 32, 64), td.st(td.bf16, 16, 64)
    acc, w = td.zeros(td.f32, 16, 16), td.warp_id()
    td.load(As, a[0, 0])
    td.load(Bs, b[0, 0])
    td.barrier()
    y, x = td.load(Bs), td.load(td.subtile(As, (16, 64), (w, 0)))
    again = td.load(td.subtile(As, (16, 64), (w, 0)))
    if w < 1:
        td.mma_ABt(acc, x, y)
    else:
        td.mma_ABt(acc, again, y)
    td.mma_ABt(acc, again, y)
    td.store(c[w, 0], acc)


@td.kernel(warps=2)
def loads_in_one(a: td.gl[td.bf16, 32, "K"], b: td.gl[td.bf16, 16, "K"], c: td.gl[td.f32, 32, 16]):
    """One arm loads x anew, and the next turn multiplies it."""
    td.grid(1)
    As, Bs = td.st(td.bf16, 32, 32), td.st(td.bf16, 16, 32)
    acc, w = td.zeros(td.f32, 16, 16), td.warp_id()
    td.load(As, a[0, 0])
    td.load(Bs, b[0, 0])
    td.barrier()
    x, y = td.load(td.subtile(As, (16, 32), (0, 0))), td.load(Bs)
    for _ in td.range(td.cdiv(a.cols, 32)):
        if w < 1:
            td.mma_ABt(acc, x, y)
            td.mma_ABt(acc, x, y)
        else:
            td.mma_ABt(acc, x, y)
            td.load(x, td.subtile(As, (16, 32), (w, 0)))
    td.store(c[w, 0], acc)


@td.kernel(warps=4, target="gfx90a")
def short_ways(a: td.gl[td.bf16, 128, td.dyn("K")], b: td.gl[td.bf16, 32, td.dyn("K")], c: td.gl[td.f32, 256, 32]):
    """The results are stored after a branch that most warps take: clang counts the wait states along the other way."""
    td.grid(1)
    As, Bs = td.st(td.bf16, 128, 16), td.st(td.bf16, 32, 16)
    acc, zeros, w = td.zeros(td.f32, 32, 32), td.zeros(td.f32, 32, 32), td.warp_id()
    td.load(As, a[0, 0])
    td.load(Bs, b[0, 0])
    td.barrier()
    x, y = td.load(td.subtile(As, (32, 16), (w, 0))), td.load(Bs)
    for k in td.range(td.cdiv(a.cols, 16)):
        td.barrier()
        td.barrier()
        td.barrier()
        td.mma_ABt(acc, x, y)
        copied = td.fetch(Bs, b[0, k])
        with td.priority(1):
            td.mma_ABt(acc, x, y)
        td.mma_ABt(acc, x, y)
        td.barrier()
        td.commit(Bs, copied)
        td.barrier()
    td.barrier()
    td.store(c[w * 2, 0], acc)
    td.store(c[w * 2 + 1, 0], zeros)


@pytest.mark.parametrize("target", TARGETS)
def test_a_wait_in_one_arm(target):
    a, b, c = integers(32, 16, 64)
    report = execute(lower(waits_in_one, target, {}), [a, b, c])
    assert report.hazards == () and (c == 2 * product(a, b)).all()


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
def test_a_load_in_one_arm(target):
    a, b, c = integers(32, 16, 96)
    report = execute(lower(loads_in_one, target, {"K": 96}), [a, b, c])
    first, second = product(a[:16, :32], b[:, :32]), product(a[16:, :32], b[:, :32])
    assert report.hazards == () and (c[:16] == 6 * first).all() and (c[16:] == first + 2 * second).all()


@pytest.mark.thorough
def test_stores_after_a_short_way():
    a, b, _ = integers(128, 32, 63)
    c = torch.full((4, 2, 32, 32), torch.nan)
    report = execute(lower(short_ways, "gfx90a", {"K": 63}), [a, b, c.view(256, 32)])
    exact = 12 * product(a[:, :16], b[:, :16]).view(4, 32, 32)
    assert report.hazards == () and (c[:, 0] == exact).all() and (c[:, 1] == 0).all()


@td.kernel(warps=2, waits="manual")
def own_wait_in_one(a: td.gl[td.bf16, 32, 64], b: td.gl[td.bf16, 16, 64], c: td.gl[td.f32, 32, 16], before=False):
    """As `waits_in_one`, with the user's own waits where it has the compiler's."""
    td.grid(1)
    As, Bs = td.st(td.bf16, 32, 64), td.st(td.bf16, 16, 64)
    acc, w = td.zeros(td.f32, 16, 16), td.warp_id()
    td.load(As, a[0, 0])
    td.load(Bs, b[0, 0])
    td.wait(lgkmcnt=0)
    td.barrier()
    y, x = td.load(Bs), td.load(td.subtile(As, (16, 64), (w, 0)))
    again = td.load(td.subtile(As, (16, 64), (w, 0)))
    td.wait(x, y)
    if before:
        td.wait(again)
    if w < 1:
        td.mma_ABt(acc, x, y)
    else:
        td.wait(again)
        td.mma_ABt(acc, again, y)
    td.wait(again)
    td.mma_ABt(acc, again, y)
    td.store(c[w, 0], acc)


@pytest.mark.thorough
def test_a_wait_of_ones_own_in_one_arm():
    """There are registers enough, and the help does not say otherwise; what it says is enough."""
    lower(own_wait_in_one, "gfx942", {"before": True})
    with pytest.raises(KernelError) as caught:
        lower(own_wait_in_one, "gfx942", {})
    (found,) = caught.value.diagnostics
    assert (found.code, found.helps) == (
        "TD214",
        ("the compiler copies registers where paths join: put td.wait(tile) before a branch or loop if the load precedes it, and after a load in an arm",),
    )
