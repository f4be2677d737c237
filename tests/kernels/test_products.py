"""Products with an operand whose rows are k, on every target: exact on integers, without hazards, spills, bank conflicts, or LDS accesses of 2 bytes."""

import pathlib
import re

import pytest
import torch

from examples import small_subtiles, small_tiles
from tests.data import normal
from tests.in_turn import in_turn
from tests.kernels import products
from tiledsl import KernelError
from tiledsl.compile.compile import lower
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

# name: kernel, options, M × N × K
CASES = {
    "A·B": (products.product_ab, {}, (128, 64, 96)),
    "A·B, 64 along k": (products.product_ab, {"step": 64, "down": 2, "across": 2}, (128, 256, 192)),
    "A·B, 128 along k": (products.product_ab, {"step": 128}, (64, 128, 256)),
    "A·B, 16 along k": (products.product_ab, {"step": 16}, (64, 64, 80)),
    "A·B, 16 x 16 pieces": (products.product_ab, {"reg": 16, "down": 2, "across": 2, "step": 64}, (64, 128, 128)),
    "A·B, one warp": (products.product_ab, {"reg": 64, "warps_down": 1, "warps_across": 1, "step": 64}, (64, 128, 128)),
    "A·B, two buffers": (products.product_ab, {"buffers": 2, "step": 64}, (64, 64, 192)),
    "A·B, fetched and committed": (products.product_ab, {"warps_down": 1, "step": 64, "across": 2, "reg": 64, "copy": "fetch"}, (64, 256, 192)),
    "A·B, f16": (products.product_ab_f16, {"step": 64}, (64, 128, 128)),
    "A·B, held out: 96 x 128, six warps": (products.product_ab, {"warps_down": 3, "across": 2}, (96, 256, 96)),
    "A·B, 48 along k": (products.product_ab, {"step": 48}, (64, 64, 144)),
    "A·B, inner loop on the device": (products.inner_loop, {}, (64, 128, 256)),
    "K05": (small_tiles.small_tiles, {}, (64, 256, 160)),
    "K05, one step": (small_tiles.small_tiles, {}, (128, 128, 32)),
    "K05, large": (small_tiles.small_tiles, {}, (192, 256, 320)),
    "K05-1": (small_tiles.small_tiles_one_buffer, {}, (64, 256, 160)),
    "K05-1, one step": (small_tiles.small_tiles_one_buffer, {}, (128, 128, 32)),
    "K05-1, large": (small_tiles.small_tiles_one_buffer, {}, (192, 256, 320)),
    "K07": (small_subtiles.small_subtiles, {}, (64, 128, 192)),
    "K07, 32 along k": (small_subtiles.small_subtiles, {"step": 32}, (128, 64, 96)),
    "K07, 16 along k": (small_subtiles.small_subtiles, {"step": 16}, (64, 192, 80)),
    "Aᵀ·B": (products.product_atb, {}, (128, 64, 96)),
    "Aᵀ·B, 128 x 128": (products.product_atb, {"block": 128, "step": 64}, (128, 256, 128)),
}

# Columns of 96 bytes repeat over the banks every third; and 16 rows of 4 values a lane take two goes on 32 banks.
CONFLICTS = ("A·B, 48 along k", "K07, 16 along k")


def operands(kernel, size, values):
    """A and B as the kernel takes them, C full of NaN, and the exact product."""
    m, n, k = size
    dtype = torch.float16 if kernel is products.product_ab_f16 else torch.bfloat16
    a, b = values(m, n, k)[:2]
    a, b = a.to(dtype), b.to(dtype)
    exact = a.float() @ b.float().T
    return (a.T.contiguous() if kernel is products.product_atb else a), b.T.contiguous(), torch.full((m, n), torch.nan), exact


def integers(m, n, k):
    generator = torch.Generator().manual_seed(m * 1_000_003 + n * 1_009 + k)
    return tuple(torch.randint(-8, 9, (rows, k), generator=generator).float() for rows in (m, n))


def run(case, target, values, schedule="round-robin"):
    kernel, options, size = CASES[case]
    lowered = lower(kernel, target, {**dict(zip("MNK", size, strict=True)), **options})
    a, b, c, exact = operands(kernel, size, values)
    return lowered, execute(lowered, [a, b, c], schedule=schedule), c, exact


@pytest.mark.sample("A\\xb7B-gfx90a")
@pytest.mark.parametrize("case, target", in_turn(CASES))
def test_exact_on_integers(case, target):
    lowered, report, c, exact = run(case, target, integers)
    assert report.hazards == ()
    assert (c == exact).all()
    found = lowered.resources
    assert (found.scratch_bytes, found.vgpr_spills, found.sgpr_spills, found.calls) == (0, 0, 0, 0)
    assert report.lds_conflict_clocks == 0 or case in CONFLICTS
    assert found.loop is None or found.loop.counts["moves"] == 0


@pytest.mark.thorough
@pytest.mark.parametrize("size", [(128, 256, 192), (70, 72, 136), (130, 264, 200), (1, 8, 8)])
def test_loads_straight_to_lds_of_a_tile_for_transposing_reads(size):
    kernel, options = products.product_ab, {"step": 64, "down": 2, "across": 2, "copy": "direct"}
    a, b, c, exact = operands(kernel, size, integers)
    report = execute(lower(kernel, "gfx950", {**dict(zip("MNK", size, strict=True)), **options}), [a, b, c])
    assert report.hazards == () and report.lds_conflict_clocks == 0
    assert (c == exact).all()


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
def test_close_on_normal_data(target):
    _, report, c, exact = run("A·B, 64 along k", target, normal)
    assert report.hazards == ()
    assert ((c - exact).abs() <= 1e-5 * exact.abs().max()).all()


@pytest.mark.one_in(16)
@pytest.mark.parametrize("schedule", ["run-to-barrier", "reversed", "half-phase", "latest", "random:1"])
@pytest.mark.parametrize("case", ["A·B", "K05", "K05-1"])
@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
def test_no_schedule_changes_the_result(case, target, schedule):
    _, report, c, exact = run(case, target, integers, schedule)
    assert report.hazards == ()
    assert (c == exact).all()


@pytest.mark.parametrize("target", TARGETS)
def test_each_operand_byte_is_read_once_and_as_widely_as_can_be(target):
    """A warp needs 64 rows of A and 64 columns of B, 64 k of 2 bytes: reads of 16 bytes, or of 8 that transpose."""
    lowered, *_ = run("A·B, 64 along k", target, integers)
    reads = re.findall(r"\bds_read\w*", lowered.asm)
    rows, cols = 64 * 64 * 2 // (64 * 16), 64 * 64 * 2 // (64 * 8)
    assert {name: reads.count(name) for name in set(reads)} == (
        {"ds_read_b128": rows, "ds_read_b64_tr_b16": cols} if target == "gfx950" else {"ds_read_b128": 2 * rows}
    )
    assert set(re.findall(r"\bds_write\w*", lowered.asm)) == {"ds_write_b128"}


@pytest.mark.parametrize("target", TARGETS)
def test_one_tile_in_both_layouts(target):
    if not TARGETS[target].transposed_reads:
        with pytest.raises(KernelError) as caught:
            lower(products.gram, target, {"M": 32, "K": 64})
        assert [d.code for d in caught.value.diagnostics] == ["TD152"]
        return
    a = integers(32, 32, 64)[0].bfloat16()
    c, d = torch.full((32, 32), torch.nan), torch.full((64, 64), torch.nan)
    report = execute(lower(products.gram, target, {"M": 32, "K": 64}), [a, c, d])
    assert report.hazards == ()
    assert (c == a.float() @ a.float().T).all() and (d == a.float().T @ a.float()).all()


@pytest.mark.parametrize("target", TARGETS)
def test_addresses_of_elements_are_true_however_the_tile_lies(target):
    sizes = {"M": 32, "N": 32, "K": 16}
    a, b, c, exact = operands(products.product_ab, (32, 32, 16), integers)
    report = execute(lower(products.element_by_element, target, sizes), [a, b, c])
    assert report.hazards == ()
    assert (c == exact).all()


def test_td556_several_elements_at_once_of_a_tile_that_lies_column_by_column():
    sizes = {"M": 32, "N": 32, "K": 16, "wide": True}
    with pytest.raises(KernelError) as caught:
        lower(products.element_by_element, "gfx942", sizes)
    file = pathlib.Path(products.__file__)
    first = next(n for n, line in enumerate(file.read_text().splitlines(), 1) if "ds_write_b64" in line)
    assert re.sub(r"\S*(?=products\.py:)", "", str(caught.value)) == (
        "error[TD556]: ds_write_b64 moves 4 elements of 'Bs', whose rows do not lie together in LDS\n"
        f"  --> products.py:{first}:13\n"
        f'{first} |             td.asm("ds_write_b64 {{at}}, {{v}}", at=Bs.address(8 * i + lane // 8, lane % 8 * 4), v=value)\n'
        f"   |             {'^' * 89}\n"
        "   = on gfx942 'Bs' is kept column by column, because the kernel reads 'Bs' in layout col: Bs.address(row, col) is the place of one element\n"
        "   = help: fill 'Bs' with td.load, or move one element of 2 bytes at a time"
    )
    a, b, c, exact = operands(products.product_ab, (32, 32, 16), integers)
    report = execute(lower(products.element_by_element, "gfx950", sizes), [a, b, c])  # there it lies row by row
    assert report.hazards == ()
    assert (c == exact).all()
