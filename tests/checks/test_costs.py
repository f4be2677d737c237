"""Findings on cost, TD710 to TD717: for each a kernel that has it, and one that differs in that alone and has it not."""

import dataclasses
import re

import pytest

import tiledsl as td
from tiledsl.analysis.cost.counted import Compiled, by_counts
from tiledsl.analysis.cost.lines import touched_lines
from tiledsl.analysis.cost.listing import Launched, modelled
from tiledsl.analysis.cost.source import large_tiles, unrolled_loops
from tiledsl.analysis.cost.texts import narrow_finding
from tiledsl.analysis.time.chips import chip_of
from tiledsl.analysis.time.profile import spending
from tiledsl.asm.isa.code_bytes import code_bytes
from tiledsl.asm.text.syntax import Instruction
from tiledsl.compile.verify import planned
from tiledsl.ir.causes import COSTS, EPILOGUE, Cost
from tiledsl.runtime.profile import launch_at

SIZES = dict(M=4096, N=4096, K=1024)
UNROLLED = """\
warning[TD712]: Python's range runs over a tensor's size: 128 copies of the statements are compiled
  --> tests/checks/test_costs.py:43:14
43 |     for k in range(steps) if python else td.range(steps):
   |              ^^^^^^^^^^^^ repeats while the kernel is captured
  ::: tests/checks/test_costs.py:45:13
45 |             td.load(As, a[row, k * copies + again])
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


@td.kernel(warps=1, target="gfx942")
def any_rows(a: td.gl[td.bf16, td.dyn("M"), 64], c: td.gl[td.f32, td.dyn("M"), 64]):
    """Rows of 64 bytes of tiles of 32 columns."""
    td.ensures(c, a)
    row = td.grid(td.cdiv(a.rows, 32))
    for k in td.range(2):
        td.store(c[row, k], td.cast(td.load(a[row, k], (32, 32)), td.f32))


@td.kernel(warps=1, target="gfx942")
def wrong(a: td.gl[td.f32, 64, 64], c: td.gl[td.f32, 64, 64]):
    """The contract is of another tensor."""
    td.ensures(c, a + a)
    row = td.grid(2)
    for k in td.range(2):
        td.store(c[row, k], td.load(a[row, k], (32, 32)))


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


# ---------------------------------------------------------------------------------------------------------------- by counts, as `lower` has them

COUNTED = """\
warning[TD715]: compute units are idle for want of blocks
  --> tests/checks/test_costs.py:67:11
67 |     row = td.grid(td.cdiv(a.rows, 32))
   |           ^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 128 blocks for 304 compute units
   = 176 of the 304 compute units of MI300X have no block
   = help: take smaller tiles, or divide the sums among blocks (split-K), at these sizes

warning[TD710]: this load touches 2.0 times the lines of cache that its bytes fill
  --> tests/checks/test_costs.py:70:26
70 |         total += td.cast(td.load(a[row, k], (32, 32), layout="col"), td.f32)
   |                          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ an instruction of a wave touches 2 lines of 128 bytes, where 1 would do
   = help: take 64 columns of 'a' at once: a row of 32 is 64 bytes, and a line of cache 128

warning[TD711]: a lane stores 2 bytes at a time
  --> tests/checks/test_costs.py:71:5
71 |     td.store(c[row, 0], td.cast(total, td.bf16))
   |     ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 16 such instructions
   = help: give the tile the layout in which a lane holds neighbouring columns before it is cast: td.swap_layout(tile)"""

NOT_COUNTED = {EPILOGUE}  # a share of clocks, of which most are waits


def counted(lowered):
    """The names of the findings without a prediction."""
    assert all(finding.cause.share is None and "modelled" not in finding.render() for finding in lowered.costs)
    return [finding.cause.name for finding in lowered.costs]


def test_the_text_of_findings_without_a_prediction():
    assert repr(summed.lower().costs) == COUNTED


@pytest.mark.sample("lanes")
@pytest.mark.parametrize("name", sorted({*CASES} - NOT_COUNTED))
def test_a_dear_kernel_and_a_cheap_one_by_counts(name):
    kernel, dear, cheap = CASES[name]
    assert name in counted(kernel.lower(**dear)) and name not in counted(kernel.lower(**cheap))


def test_the_lines_that_loads_of_a_step_touch():
    """16 bytes a lane fill 8 lines of 128 bytes; rows of 64 and of 32 bytes touch 16 and 32. Rows of 2,000 bytes begin between lines, all but one of eight;
    their last step has 80 bytes, of which lanes beyond the end load nothing."""
    cases = ((dict(step=64), {(8, 8)}), (dict(step=32), {(16, 8)}), (dict(step=16), {(32, 8)}), (dict(step=64, K=1000), {(15, 8), (12, 5)}))
    for sizes, expected in cases:
        program, _ = planned(product.capture("gfx942", SIZES | sizes), "gfx942")
        loads = touched_lines(program, {})
        assert {(one.touched, one.filled) for one in loads if one.line == product.span.line + 9} == expected, sizes


def test_rows_that_begin_between_lines():
    """The tile takes whole lines; the tensor's rows do not begin with them."""
    found = [finding for finding in product.lower(M=2432, N=2048, K=1000).costs if finding.cause.name == "lines"]
    assert [finding.helps for finding in found] == [(f"let the rows of '{name}' begin at multiples of 128 bytes",) for name in "ab"]
    assert {finding.message for finding in found} == {"this load touches 1.9 times the lines of cache that its bytes fill"}


def test_a_loop_larger_than_the_instruction_cache_by_counts():
    """The bytes of a loop are those of its instructions in the code object; its code is repeated here until it is larger than the cache."""
    lowered = summed.lower()
    fixed, code = lowered.at({}), lowered.listing.kernels[0]
    compiled = Compiled(fixed, (), 304, code, lowered.resources, lowered.places)
    assert by_counts(dataclasses.replace(compiled, code=code)) == [finding for finding in lowered.costs if finding.cause.name == "narrow-stores"]
    loop = lowered.resources.loop
    looped = [item for item in code.items if isinstance(item, Instruction) and loop.line <= item.line <= loop.last_line]
    copies = 65_536 // sum(map(code_bytes, looped)) + 1
    found = by_counts(dataclasses.replace(compiled, code=dataclasses.replace(code, items=tuple(looped) * copies)))
    large = next(finding for finding in found if finding.cause.name == "code")
    assert large.primary.span.line == summed.span.line + 4
    assert large.message == f"the loop has {copies * sum(map(code_bytes, looped)):,} bytes of code, and the instruction cache 65,536"


def test_rounds_of_blocks():
    """A last round with blocks for a few compute units; each round takes the same time here."""
    lowered = summed.lower()
    at_once = 304 * lowered.resources.workgroups_per_cu
    compiled = Compiled(lowered.at({}), (), at_once + 30, lowered.listing.kernels[0], lowered.resources, {})
    (finding,) = by_counts(compiled)
    assert finding.primary.text == f"round 2 has 30 of the {at_once:,} blocks that fit at once"
    assert finding.notes == ("274 of the 304 compute units of MI300X have no block in the last of 2 rounds, 45% of all rounds",)
    assert finding.helps == ("take tiles whose number fills the last round, or persistent blocks (examples/persistent.py)",)
    assert by_counts(dataclasses.replace(compiled, blocks=2 * at_once)) == [] == by_counts(dataclasses.replace(compiled, blocks=4 * at_once + 30))


def test_rows_that_make_stores_narrow():
    """An odd number of columns: another layout would not help."""
    found = summed.lower()
    statement = found.at({}).body[-1]
    tensor = dataclasses.replace(statement.dst.tensor, pitch=dataclasses.replace(statement.dst.tensor.pitch, value=33))
    narrow = narrow_finding(dataclasses.replace(statement, dst=dataclasses.replace(statement.dst, tensor=tensor)), 2, 16, None, ())
    assert narrow.helps == ("give each row of 'c' a multiple of 16 bytes: its rows begin at multiples of 2",)


def test_run_time_sizes_by_counts():
    """The lines depend on the sizes, so the kernel is planned again; without sizes nothing is known."""
    assert counted(any_rows.lower()) == []
    assert counted(any_rows.lower(M=64)) == ["idle", "lines"]
    assert any_rows.lower(M=64).loads is None


def test_a_refused_kernel_has_no_costs():
    assert wrong.lower(unchecked=True).costs == ()


def test_every_cost_has_a_case():
    assert sorted([*CASES, "unrolled", "code"]) == sorted(COSTS)
