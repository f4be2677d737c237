"""The costs of a report equal the interpreter's counts for the listing: each line's, and the sum."""

import pathlib
from collections import Counter

import pytest

import tiledsl as td
from examples.catalogue import EXAMPLES, example
from tests.kernels import dynamic, epilogues, gemms
from tests.report.costs import of_block
from tests.report.executed import executed
from tiledsl.compile.compile import lower
from tiledsl.tools.report.page import short_counts

OF_ONE_TARGET = [(example, example.targets[number % len(example.targets)]) for number, example in enumerate(EXAMPLES)]
WHOLE = [*OF_ONE_TARGET[1:], (EXAMPLES[0], "gfx942"), (example("K14"), "gfx950")]
RAGGED = [(example, example.targets[-1 - number % len(example.targets)]) for number, example in enumerate(EXAMPLES) if example.module != "own_loader"][::2]


def compare(kernel, target, sizes, scalars=None):
    _, total = of_block(kernel, target, sizes)
    done = executed(lower(kernel, target, sizes), sizes, scalars)
    report = done.report
    assert report.ok
    assert (total.lds_read, total.lds_written) == (report.lds_bytes_read, report.lds_bytes_written)
    assert (total.global_read + total.global_written, total.global_written) == (done.asked, report.global_bytes_written)
    assert (total.mfma_clocks, total.barriers, total.waits) == (report.mfma_clocks, done.barriers, done.waits)
    assert total.lds_lost == report.lds_conflict_clocks
    assert total.lds_read and total.global_read and total.mfma_clocks


@pytest.mark.thorough
@pytest.mark.parametrize("example, target", WHOLE, ids=[f"{e.id}-{t}" for e, t in WHOLE])
def test_as_executed(example, target):
    rows, cols, step = example.extents(example.options)
    compare(example.kernel, target, dict(M=rows, N=cols, K=3 * step) | dict(example.options), example.scalars)


@pytest.mark.one_in(7)
@pytest.mark.parametrize("example, target", RAGGED, ids=[f"{e.id}-{t}" for e, t in RAGGED])
def test_as_executed_where_no_tile_divides_the_sizes(example, target):
    rows, cols, step = example.extents(example.options)
    compare(example.kernel, target, dict(M=rows - 17, N=cols - 33, K=4 * step - 8) | dict(example.options), example.scalars)


@pytest.mark.thorough
@pytest.mark.parametrize("kernel, sizes", [(gemms.one_warp, dict(M=64, N=64, K=160)), (epilogues.one_warp, dict(M=96, N=64, K=96))], ids=["gemm", "epilogue"])
def test_with_run_time_sizes(kernel, sizes):
    compare(dynamic.every(kernel), "gfx942", sizes)


def test_each_line_of_k01():
    """128 x 128 of C in steps of 64 with four warps, each of which multiplies 64 x 64: bytes and products by hand. K = 320 takes five steps."""
    kernel = example("K01").kernel
    source = {text.strip(): number for number, text in enumerate(pathlib.Path(kernel.span.file).read_text().splitlines(), 1)}
    found, _ = of_block(kernel, "gfx942", dict(M=256, N=256, K=320))
    by_line = {line: cost for (_, line), cost in found.whole.items()}
    tile = 128 * 64 * 2
    load_a, load_b = by_line[source["td.load(As, a[row, k])"]], by_line[source["td.load(Bs, b[col, k])"]]
    assert [(cost.global_read, cost.lds_written, cost.lds_read) for cost in (load_a, load_b)] == [(5 * tile, 5 * tile, 0)] * 2
    read = by_line[source["a_reg = [td.load(td.subtile(As, (REG, k_step), (wr + 2 * i, 0))) for i in range(2)]"]]
    assert (read.lds_read, read.lds_written, read.global_read) == (5 * 4 * 64 * 64 * 2, 0, 0)
    products = by_line[source["td.mma_ABt(acc[2 * i + j], a_reg[i], b_reg[j])"]]
    assert products.mfma_clocks == 5 * 4 * (64 * 64 * 64 // (32 * 32 * 8)) * 32  # v_mfma_f32_32x32x8 takes 8 passes of 4 clocks
    store = by_line[max(line for line, cost in by_line.items() if cost.global_written)]
    assert (store.global_written, store.barriers) == (128 * 128 * 4, 0)
    assert sum(cost.barriers for cost in by_line.values()) == 5 * 4 * 2


@td.kernel(warps=1, target="gfx942")
def triangle(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
    """Columns 0 … 31 of A in every step, and the others only from the third step on."""
    td.grid(1)
    As, Bs = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32)
    acc = td.zeros(td.f32, 32, 32)
    for k in td.range(td.cdiv(a.cols, 32)):
        td.load(As, a[0, k])
        td.load(Bs, b[0, k])
        td.mma_ABt(acc, td.load(As), td.load(Bs))
        if k % 3 == 2:
            td.mma_ABt(acc, td.load(As), td.load(Bs))
    td.store(c[0, 0], acc)


def test_what_depends_on_the_turn():
    compare(triangle, "gfx942", dict(M=32, N=32, K=32 * 7))
    found, total = of_block(triangle, "gfx942", dict(M=32, N=32, K=32 * 7))
    assert total.mfma_clocks == (7 + 2) * 4 * 32
    assert Counter(cost.mfma_clocks for cost in found.whole.values() if cost.mfma_clocks) == {7 * 4 * 32: 1, 2 * 4 * 32: 1}


def test_counts_in_short():
    """Three counts of a counter or more in a row are written as the first and the last; other orders and counters are not."""
    waits = ["vmcnt(4) lgkmcnt(0)", "lgkmcnt(10)", "lgkmcnt(9)", "lgkmcnt(8)", "vmcnt(7)", "vmcnt(6)", "lgkmcnt(5)", "lgkmcnt(3)", "lgkmcnt(4)"]
    assert short_counts(waits) == "vmcnt(4) lgkmcnt(0), lgkmcnt(10…8), vmcnt(7), vmcnt(6), lgkmcnt(5), lgkmcnt(3), lgkmcnt(4)"
    assert short_counts({}) == ""
