"""Findings on cost, TD710 to TD717: for each a kernel that has it, and one that differs in that alone and has it not."""

import dataclasses
import re

import pytest

import tiledsl as td
from tiledsl.analysis.cost.listing import Launched, modelled
from tiledsl.analysis.cost.source import large_tiles, unrolled_loops
from tiledsl.analysis.time.chips import chip_of
from tiledsl.analysis.time.profile import spending
from tiledsl.ir.causes import COSTS, Cost
from tiledsl.runtime.profile import launch_at

SIZES = dict(M=4096, N=4096, K=1024)
UNROLLED = """\
warning[TD712]: Python's range runs over a tensor's size: 128 copies of the statements are compiled
  --> tests/checks/test_costs.py:37:14
37 |     for k in range(steps) if python else td.range(steps):
   |              ^^^^^^^^^^^^ repeats while the kernel is captured
  ::: tests/checks/test_costs.py:39:13
39 |             td.load(As, a[row, k * copies + again])
   |             ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 128 of this in the code
   = the kernel has 100,000 bytes of code, and the instruction cache 65,536
   = help: td.range makes one loop of the device"""


@td.kernel(warps=4, target="gfx942", sizes=SIZES)
def product(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.bf16, "M", "N"], block=128, step=64, swap=True, python=False, copies=1):
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, block), td.cdiv(b.rows, block))
    As, Bs = td.st(td.bf16, block, step), td.st(td.bf16, block, step)
    wr, wc, part = td.warp_id() // 2, td.warp_id() % 2, block // 2
    acc = td.zeros(td.f32, part, part)
    steps = td.cdiv(a.cols, step * copies)
    for k in range(steps) if python else td.range(steps):
        for again in range(copies):
            td.load(As, a[row, k * copies + again])
            td.load(Bs, b[col, k * copies + again])
            td.barrier()
            td.mma_ABt(acc, td.load(td.subtile(As, (part, step), (wr, 0))), td.load(td.subtile(Bs, (part, step), (wc, 0))))
            td.barrier()
    td.store(c[row * 2 + wr, col * 2 + wc], td.cast(td.swap_layout(acc) if swap else acc, td.bf16))


@td.kernel(warps=1, target="gfx942", sizes=dict(M=19456, N=512))
def largest(a: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "M"], layout="row"):
    """The maximum of each row, of which a lane holds several elements in layout row alone."""
    td.ensures(c, td.row_max(a))
    row = td.grid(td.cdiv(a.rows, 32))
    most = td.full(td.f32, 32, 1, float("-inf"), layout=layout)
    for k in td.range(td.cdiv(a.cols, 32)):
        td.row_max(td.load(a[row, k], (32, 32), layout=layout), into=most)
    td.store(c[row], most)


@td.kernel(warps=1, target="gfx942", sizes=dict(M=4096, N=256))
def summed(a: td.gl[td.bf16, "M", "N"], c: td.gl[td.bf16, "M", 32]):
    """The sum of the tiles of a row of tiles, in a layout in which a lane has elements of one column."""
    row = td.grid(td.cdiv(a.rows, 32))
    total = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, 32)):
        total += td.cast(td.load(a[row, k], (32, 32), layout="col"), td.f32)
    td.store(c[row, 0], td.cast(total, td.bf16))


def found(kernel, **sizes):
    """The names of the findings."""
    return [finding.cause.name for finding in kernel.costs(**sizes)]


def spent_at(kernel, **sizes):
    """The lowered kernel, and its spending."""
    lowered = kernel.lower(**sizes)
    chip = chip_of(lowered.target)
    return lowered, spending(launch_at(lowered, chip), chip)


CASES = {
    "lines": (product, dict(step=16), dict(step=64)),
    "narrow-stores": (product, dict(swap=False, K=256), dict(K=256)),
    "outside": (product, dict(block=256, M=64), dict(block=64, M=64)),
    "idle": (product, dict(M=1024, N=1024), dict(M=2432, N=2048)),
    "epilogue": (product, dict(K=256), dict(K=8192)),
    "lanes": (largest, dict(layout="col"), dict(layout="row")),
}


@pytest.mark.sample("lanes")
@pytest.mark.parametrize("name", CASES)
def test_a_dear_kernel_and_a_cheap_one(name):
    kernel, dear, cheap = CASES[name]
    assert name in found(kernel, **dear) and name not in found(kernel, **cheap)


def test_pythons_range_over_a_size():
    """128 copies, in code of as many bytes; td.range makes one."""
    sizes = dict(M=256, N=256, K=8192)
    python, device = (product.capture("gfx942", sizes | dict(python=python)) for python in (True, False))
    assert unrolled_loops(device, 100_000, 65_536, None) == [] == unrolled_loops(python, 65_536, 65_536, None)
    (finding,) = unrolled_loops(python, 100_000, 65_536, None)
    assert finding.render() == UNROLLED


def test_tiles_that_are_larger_than_the_output():
    """Without a model the finding has no clocks, and `lower` shows it so."""
    large, small = (product.capture("gfx942", dict(M=64, N=256, K=64, block=block)) for block in (256, 64))
    (finding,) = large_tiles(large, None)
    assert large_tiles(small, None) == []
    assert finding.cause == Cost("outside") and finding.notes == ()
    assert finding.message == "75% of the elements in the blocks' tiles lie outside 'c', which is 64 x 256"
    assert large_tiles(product.capture("gfx942", dict(M=129, N=256, K=64)), None) == []  # an edge: 49.6%


@pytest.mark.thorough
def test_a_loop_larger_than_the_instruction_cache():
    """The same loop, on a chip with a smaller cache."""
    lowered, whole = spent_at(product, K=256)
    kernel = lowered.at(lowered.sizes)
    loop = lowered.resources.loop
    count = sum(loop.line <= one.line <= loop.last_line for one in whole.instructions)
    assert 4 * count < whole.loop_bytes < 8 * count  # short and long instructions
    small = dataclasses.replace(whole, cache_bytes=whole.loop_bytes - 1)
    names = [[finding.cause.name for finding in modelled(Launched(kernel, spent, lowered.places))] for spent in (small, whole)]
    assert "code" in names[0] and "code" not in names[1]


@pytest.mark.thorough
def test_code_that_is_larger_than_the_instruction_cache():
    """As compiled, on the chip itself: 128 copies by Python's range over a size, and a loop of the device with 112 copies in an iteration. With 40 copies
    the loop is in the cache."""
    sizes = dict(M=256, N=256)
    unrolled = {one.cause.name: one for one in product.costs(**sizes, K=8192, python=True)}
    assert "unrolled" in unrolled and "code" not in unrolled
    assert unrolled["unrolled"].primary.span.line == product.span.line + 7 and unrolled["unrolled"].cause.share > 0.1
    assert "of a wave, " in unrolled["unrolled"].notes[1] and unrolled["unrolled"].notes[1].endswith(" for code that is not in the cache")
    large = {one.cause.name: one for one in product.costs(**sizes, K=4 * 112 * 64, copies=112)}
    assert "code" in large and large["code"].primary.span.line == product.span.line + 7 and large["code"].cause.share > 0.05
    told = re.fullmatch(r"the loop has ([\d,]+) bytes of code, and the instruction cache 65,536", large["code"].message)
    assert int(told[1].replace(",", "")) > 65_536
    assert "code" not in {one.cause.name for one in product.costs(**sizes, K=4 * 40 * 64, copies=40)}


def test_a_small_kernel_with_costs_of_three_kinds():
    """The stores and the blocks by themselves; the loop, on a chip whose instruction cache has a byte less than its code."""
    lowered, whole = spent_at(summed)
    small = dataclasses.replace(whole, cache_bytes=whole.loop_bytes - 1)
    findings = modelled(Launched(lowered.at(lowered.sizes), small, lowered.places))
    assert [finding.code for finding in findings] == ["TD711", "TD713", "TD715"]
    store, loop, grid = ("".join(text.strip() for text in finding.render().splitlines()[2].split("|")[1:]) for finding in findings)
    assert (store, loop, grid) == (
        "td.store(c[row, 0], td.cast(total, td.bf16))",
        "for k in td.range(td.cdiv(a.cols, 32)):",
        "row = td.grid(td.cdiv(a.rows, 32))",
    )
    assert findings[0].message == "a lane stores 2 bytes at a time" and "16 such instructions" in findings[0].render()
    assert findings[1].message == f"the loop has {whole.loop_bytes} bytes of code, and the instruction cache {whole.loop_bytes - 1}"
    assert [finding.code for finding in modelled(Launched(lowered.at(lowered.sizes), whole, lowered.places))] == ["TD711", "TD715"]


def test_every_cost_has_a_case():
    assert sorted([*CASES, "unrolled", "code"]) == sorted(COSTS)
