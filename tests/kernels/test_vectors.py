"""Vectors, reductions and masks: what the compiler made of them, executed, against NumPy."""

import itertools
from collections import Counter

import numpy as np
import pytest
import torch

from tests.in_turn import alternating
from tests.kernels import vectors
from tiledsl.asm.text.syntax import Instruction
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

every_target = pytest.mark.parametrize("target", TARGETS)
LAYOUTS = ("row", "col")
layouts = pytest.mark.parametrize("layout", LAYOUTS)
SHAPES = [(32, 32), (64, 96), (16, 48)]
LINES = [(24, 64), (12, 128), (6, 384)]  # pieces of eight rows, of four, of two
FIRST = {"max": -np.inf, "min": np.inf, "sum": 0}
NUMPY = {"max": np.fmax, "min": np.fmin, "sum": np.add}


def data(*shape, seed=7):
    return np.random.default_rng(seed).integers(-64, 64, shape).astype(np.float32) / 8  # sums are exact


def expected(name, x):
    return NUMPY[name[4:]].reduce(x, axis=1 if name.startswith("row") else 0)


def quiet(kernel, target, **sizes):
    """The kernel lowered: without spills, scratch or calls."""
    found = kernel.lower(target=target, **sizes)
    used = found.resources
    assert (used.scratch_bytes, used.vgpr_spills, used.sgpr_spills, used.calls) == (0, 0, 0, 0)
    return found


@pytest.mark.sample("row_max-shape0-row-gfx90a")
@every_target
@layouts
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("name", vectors.REDUCTIONS)
def test_a_tile_is_reduced(name, shape, layout, target):
    x = data(*shape)
    rows, cols = np.full((shape[0], 1), 77, np.float32), np.full((1, shape[1]), 77, np.float32)
    vectors.reduced(x, rows, cols, name=name, layout=layout, target=target)
    found, other = (rows, cols) if name.startswith("row") else (cols, rows)
    assert np.array_equal(found.ravel(), expected(name, x))
    assert (other == 77).all()
    quiet(vectors.reduced, target, M=shape[0], N=shape[1], name=name, layout=layout)


@pytest.mark.sample("16-32-row_sum-row-gfx950")
@every_target
@pytest.mark.parametrize("side, deep, name, layout", alternating([(*one, name) for one in ((32, 64), (16, 32)) for name in vectors.REDUCTIONS], LAYOUTS))
def test_a_reduction_goes_on(side, deep, name, layout, target):
    shape = (4 * side, 3 * deep) if name.startswith("row") else (3 * deep, 4 * side)
    x, lines = data(*shape), np.zeros(4 * side, np.float32)
    vectors.gone_on(x, lines, name=name, layout=layout, side=side, deep=deep, target=target)
    assert np.array_equal(lines, expected(name, x))
    quiet(vectors.gone_on, target, M=shape[0], N=shape[1], L=4 * side, name=name, layout=layout, side=side, deep=deep)


def numpy_choice(what, x):
    row, col = np.indices(x.shape)
    return {
        "causal": lambda: np.where(row >= col, x, -np.inf),
        "strict": lambda: np.where(row > col, x, 0),
        "diagonal": lambda: np.where(row == col, 1, x),
        "tail": lambda: np.where((row < 50) & (col < 41), x, -1),
        "band": lambda: np.where(abs(row - col) < 9, x, -x),
        "checks": lambda: np.where((row + col) % 2 == 0, x, 2 * x),
        "positive": lambda: np.where(x > 0, x, 0.25 * x),
        "between": lambda: np.where(abs(x) <= 0.5, x, 0),
        "outside": lambda: np.where(abs(x) > 0.5, 1, x),
        "positive tail": lambda: np.where((x > 0) & (row < 50), 1, 0 * x),
        "places": lambda: x + 100 * row - col,
    }[what]()


@pytest.mark.sample("32-places-row-gfx942")
@every_target
@pytest.mark.parametrize("side, what, layout", alternating(itertools.product([32, 16], [what for what in vectors.CHOSEN if "above" not in what]), LAYOUTS))
def test_masks(what, side, layout, target):
    x = data(2 * side, 4 * side) if side == 32 else data(72, 100)  # with tiles at an edge
    y = np.zeros_like(x)
    vectors.chosen(x, y, what=what, layout=layout, side=side, target=target)
    assert np.array_equal(y, numpy_choice(what, x).astype(np.float32))
    quiet(vectors.chosen, target, M=x.shape[0], N=x.shape[1], what=what, layout=layout, side=side)


@pytest.mark.thorough
@every_target
@layouts
@pytest.mark.parametrize("side", [32, 16])
def test_a_tile_is_compared_with_vectors_of_its_own(side, layout, target):
    x = data(side, 2 * side)
    for what, wanted in (
        ("above the row", np.where(x > x.max(1, keepdims=True) - 1, x, 0)),
        ("above the column", np.where(x < x.min(0, keepdims=True) + 1, 0, x)),
    ):
        y = np.zeros_like(x)
        vectors.chosen(x, y, what=what, layout=layout, side=side, target=target)
        assert np.array_equal(y, wanted)


@pytest.mark.sample("32-shape0-row-gfx90a")
@every_target
@layouts
@pytest.mark.parametrize(("side", "shape"), [(32, (128, 64)), (16, (64, 32)), (32, (100, 50))])
def test_vectors_of_both_kinds_are_broadcast(side, shape, layout, target):
    x, down, across = data(*shape), data(shape[0], seed=8), data(shape[1], seed=9)
    half = torch.from_numpy(data(shape[0], 1, seed=10)).bfloat16()
    y, z = np.zeros_like(x), torch.zeros(shape[0], dtype=torch.bfloat16)
    vectors.broadcast(x, down, across, half, y, z, layout=layout, side=side, target=target)
    other = np.maximum(half.float().numpy(), 1)
    assert np.array_equal(y, (x * down[:, None] + across) - other)
    assert torch.equal(z, torch.from_numpy(down + other[:, 0]).bfloat16())


@pytest.mark.thorough
@every_target
@pytest.mark.filterwarnings("ignore:warning.TD222")  # a column vector of 16 registers is copied in the loop, and edges have two arms
@pytest.mark.parametrize("side, shape, layout", alternating([(32, (64, 192)), (16, (48, 128)), (32, (64, 150))], LAYOUTS))
def test_an_online_softmax(side, shape, layout, target):
    x = data(*shape)
    y, top, total = np.zeros_like(x), np.zeros(shape[0], np.float32), np.zeros(shape[0], np.float32)
    vectors.online(x, y, top, total, layout=layout, side=side, target=target)
    exact = np.exp(x.astype(np.float64) - x.max(1, keepdims=True))
    assert np.array_equal(top, x.max(1))
    assert np.allclose(total, exact.sum(1), rtol=2**-20, atol=0)
    assert np.allclose(y, exact / exact.sum(1, keepdims=True), rtol=2**-19, atol=0)
    quiet(vectors.online, target, M=shape[0], N=shape[1], layout=layout, side=side)


@pytest.mark.sample("16-gfx950")
@every_target
@pytest.mark.parametrize("side", [32, 64, 16])
def test_columns_of_a_product_are_reduced_in_a_loop(side, target):
    a, b = (torch.from_numpy(data(n, 64, seed=n)).bfloat16() for n in (3 * side, 64))
    most, sums = torch.zeros(1, 64), torch.zeros(1, 64)
    vectors.of_products(a, b, most, sums, side=side, target=target)
    product = a.float() @ b.float().T
    assert torch.equal(most, product.amax(0, keepdim=True))
    assert torch.equal(sums, product.sum(0, keepdim=True))
    quiet(vectors.of_products, target, M=3 * side, N=64, K=64, side=side)


@pytest.mark.thorough
@every_target
@pytest.mark.filterwarnings("ignore:warning.TD701")
@pytest.mark.filterwarnings("ignore:warning.TD222")  # an edge's two arms
@pytest.mark.parametrize("shape, layout", alternating([((64, 96),), ((50, 77),), ((1, 5),)], LAYOUTS))
def test_sizes_of_the_call(shape, layout, target):
    x = data(*shape)
    y, total = np.zeros_like(x), np.zeros(shape[0], np.float32)
    vectors.of_any_size(x, y, total, layout=layout, target=target)
    exact = np.exp(x.astype(np.float64) - x.max(1, keepdims=True))
    assert np.allclose(y, exact, rtol=2**-20, atol=0)
    assert np.allclose(total, exact.sum(1), rtol=2**-19, atol=0)


@pytest.mark.thorough
@every_target
@pytest.mark.filterwarnings("ignore:warning.TD222")  # between AGPRs and VGPRs: what is tested
def test_accumulators_in_agprs_are_reduced(target):
    a, b = (torch.from_numpy(data(128, 128, seed=n)).bfloat16() for n in (1, 2))
    c, most = torch.zeros(128, 128), torch.zeros(1, 128)
    vectors.in_agprs(a, b, c, most, target=target)
    half, whole = (a[:, :k].float() @ b[:, :k].float().T for k in (64, 128))
    top = torch.maximum(half.amax(0, keepdim=True), whole.amax(0, keepdim=True))
    assert torch.equal(most, top) and torch.equal(c, whole - top)
    assert quiet(vectors.in_agprs, target, M=128, N=128, K=128).resources.agprs == 256


@pytest.mark.thorough
@every_target
def test_exchanges_between_lanes_beside_reads_of_lds_in_flight(target):
    """ds_bpermute, ds_swizzle and the reads raise one counter: the waits that are counted without the former are right."""
    a, b = (torch.from_numpy(data(32, 192, seed=n)).bfloat16() for n in (3, 4))
    c, sums, most = torch.zeros(32, 32), torch.zeros(1, 32), torch.zeros(32, 1)
    vectors.in_flight(a, b, c, sums, most, target=target)
    steps = [torch.zeros(32, 32), *(a[:, :k].float() @ b[:, :k].float().T for k in (64, 128, 192))]
    assert torch.equal(c, steps[3])
    assert torch.equal(sums, sum(step.sum(0, keepdim=True) for step in steps[:3]))
    assert torch.equal(most, torch.stack(steps[:3]).amax((0, 2))[:, None])
    quiet(vectors.in_flight, target, M=32, N=32, K=192)


def between_lanes(listing):
    """The number of instructions that move values between lanes, by kind."""
    found = Counter()
    for item in listing.kernels[0].items:
        if isinstance(item, Instruction):
            found["dpp"] += item.mnemonic.endswith("_dpp")
            for kind in ("ds_bpermute_b32", "ds_swizzle_b32", "v_permlane16_swap_b32", "v_permlane32_swap_b32"):
                found[kind] += item.mnemonic.startswith(kind)
    return +found


@pytest.mark.sample("row_sum-32-gfx942")
@every_target
@pytest.mark.parametrize("side", [32, 16])
@pytest.mark.parametrize("name", vectors.REDUCTIONS)
def test_the_instructions_between_lanes(name, side, target):
    """The free direction: one exchange a piece of the vector, two of 16 rows; the other: four or five for each register of each piece."""
    shape = {"M": 2 * side, "N": side} if name.startswith("col") else {"M": side, "N": 2 * side}
    swaps = TARGETS[target].swaps_lanes
    far, near = ("v_permlane32_swap_b32", "v_permlane16_swap_b32") if swaps else ("ds_bpermute_b32", "ds_swizzle_b32")
    free, dear = ("col", "row") if name.startswith("col") else ("row", "col")
    lowered = vectors.reduced.lower(target=target, name=name, layout=free, **shape)
    assert between_lanes(lowered.listing) == ({far: 1} if side == 32 else {far: 1, near: 1})
    lowered = vectors.reduced.lower(target=target, name=name, layout=dear, **shape)
    assert between_lanes(lowered.listing) == ({"dpp": 64, near: 16} if side == 32 else {"dpp": 16})


@every_target
def test_a_maximum_of_a_tile_takes_one_instruction_for_two_elements(target):
    names = [
        item.mnemonic for item in vectors.reduced.lower(target=target, name="col_max", M=64, N=32).listing.kernels[0].items if isinstance(item, Instruction)
    ]
    assert sum(name.startswith("v_max3_f32") for name in names) == 15
    names = [
        item.mnemonic for item in vectors.reduced.lower(target=target, name="col_sum", M=64, N=32).listing.kernels[0].items if isinstance(item, Instruction)
    ]
    assert sum(name.startswith("v_pk_add_f32") for name in names) in (15, 16)  # the last addition may be one of two


@pytest.mark.sample("16-row-gfx950")
@every_target
@layouts
@pytest.mark.parametrize("side", [32, 16])
def test_a_mask_takes_a_comparison_and_a_choice_for_each_element(side, layout, target):
    listing = vectors.chosen.lower(target=target, M=2 * side, N=4 * side, what="causal", layout=layout, side=side).listing
    names = Counter(item.mnemonic.removesuffix("_e32").removesuffix("_e64") for item in listing.kernels[0].items if isinstance(item, Instruction))
    elements = side * 2 * side // 64
    assert names["v_cndmask_b32"] == sum(count for name, count in names.items() if name.startswith("v_cmp")) == elements
    assert sum(count for name, count in names.items() if name.startswith("v_sub")) <= 2


def in_order(x, m, within):
    """The sums of the columns of x in the order of docs/language.md; `within`: the layout in which a lane holds elements of one column."""
    pieces = x.reshape(-1, m, x.shape[1])
    total = pieces[0]
    for piece in pieces[1:]:
        total = total + piece
    if within:  # rows of a 32 x 32 piece: 8 (r / 4) + 4 (lane / 32) + r % 4; of a 16 x 16 piece: 4 (lane / 16) + r
        parts = total.reshape(4, 2, 4, -1).swapaxes(0, 1).reshape(2, 16, -1) if m == 32 else total.reshape(4, 4, -1)
        while parts.shape[1] > 1:
            half = parts.shape[1] // 2
            parts = parts[:, :half] + parts[:, half:]
        lanes = parts[:, 0]
    else:
        lanes = total
    while len(lanes) > 1:  # the lower bit of the lane first
        lanes = lanes[0::2] + lanes[1::2]
    return lanes[0]


@pytest.mark.one_in(4)
@every_target
@layouts
@pytest.mark.parametrize("side", [32, 16])
@pytest.mark.parametrize("name", ["col_sum", "row_sum"])
def test_the_order_of_a_sum(name, side, layout, target):
    x = np.random.default_rng(11).standard_normal((3 * side, side) if name == "col_sum" else (side, 3 * side)).astype(np.float32)
    rows, cols = np.zeros((x.shape[0], 1), np.float32), np.zeros((1, x.shape[1]), np.float32)
    vectors.reduced(x, rows, cols, name=name, layout=layout, target=target)
    columns, within = (x, layout == "col") if name == "col_sum" else (x.T, layout == "row")
    assert np.array_equal((cols if name == "col_sum" else rows).ravel(), in_order(columns, side, within))


@pytest.mark.sample("row_max-row-gfx90a")
@every_target
@layouts
@pytest.mark.parametrize("name", vectors.REDUCTIONS)
def test_nan_and_infinities(name, layout, target):
    """A maximum or a minimum drops NaN unless all elements are NaN; a sum keeps it."""
    x = data(32, 32)
    x[3], x[:, 5], x[7, 9], x[11, 2], x[12, 2] = np.nan, np.nan, np.nan, np.inf, -np.inf
    x[3, 4] = x[20, 5] = -np.inf
    rows, cols = np.zeros((32, 1), np.float32), np.zeros((1, 32), np.float32)
    vectors.reduced(x, rows, cols, name=name, layout=layout, target=target)
    with np.errstate(invalid="ignore"):
        assert np.array_equal((rows if name.startswith("row") else cols).ravel(), expected(name, x), equal_nan=True)


@pytest.mark.sample("min-True-row-shape0-gfx950")
@every_target
@pytest.mark.parametrize(
    ("layout", "shape"), [("row", (32, 64)), ("col", (64, 32)), ("row", (16, 48)), ("col", (48, 16)), *(("line", shape) for shape in LINES)]
)
@pytest.mark.parametrize("rows_first", [True, False])
@pytest.mark.parametrize("name", ["max", "min", "sum"])
def test_a_tile_is_reduced_to_one_element(name, rows_first, layout, shape, target):
    """The element is used for all elements of a tile, and is stored once."""
    x, y, s = data(*shape), np.full(shape, 77, np.float32), np.full(1, 77, np.float32)
    vectors.whole(x, y, s, name=name, layout=layout, rows_first=rows_first, target=target)
    assert s[0] == NUMPY[name].reduce(x, axis=None)
    assert np.array_equal(y, x + s)


@pytest.mark.sample("col_min-shape0-gfx90a")
@every_target
@pytest.mark.parametrize("shape", LINES)
@pytest.mark.parametrize("name", vectors.REDUCTIONS)
def test_lines_are_reduced(name, shape, target):
    """64 / m lanes of a piece of m rows hold a row: the steps between lanes, and the order of a sum, from the lower bit of the lane to the higher."""
    x = data(*shape)
    rows, cols = np.full((shape[0], 1), 77, np.float32), np.full((1, shape[1]), 77, np.float32)
    vectors.reduced(x, rows, cols, name=name, layout="line", target=target)
    found, other = (rows, cols) if name.startswith("row") else (cols, rows)
    assert np.array_equal(found.ravel(), expected(name, x))
    assert (other == 77).all()
    swaps = TARGETS[target].swaps_lanes
    far, near = ("v_permlane32_swap_b32", "v_permlane16_swap_b32") if swaps else ("ds_bpermute_b32", "ds_swizzle_b32")
    m, pieces = {24: (8, 3), 12: (4, 3), 6: (2, 3)}[shape[0]]
    lowered = quiet(vectors.reduced, target, M=shape[0], N=shape[1], name=name, layout="line")
    of_row = {8: {"dpp": 3}, 4: {"dpp": 4}, 2: {"dpp": 4, near: 1}}[m]
    of_cols = {8: {"dpp": 1, near: 1, far: 1}, 4: {near: 1, far: 1}, 2: {far: 1}}[m]
    steps, times = (of_row, pieces) if name.startswith("row") else (of_cols, 4 * (shape[1] * m // 256))
    assert between_lanes(lowered.listing) == {step: count * times for step, count in steps.items()}


@pytest.mark.sample("shape0-gfx90a")
@every_target
@pytest.mark.parametrize("shape", LINES)
def test_the_order_of_the_sum_of_a_line(shape, target):
    x = np.random.default_rng(11).standard_normal(shape).astype(np.float32)
    rows, cols = np.zeros((shape[0], 1), np.float32), np.zeros((1, shape[1]), np.float32)
    vectors.reduced(x, rows, cols, name="row_sum", layout="line", target=target)
    lanes = {24: 8, 12: 16, 6: 32}[shape[0]]
    total = x.reshape(shape[0], -1, lanes, 4)  # pieces of so many lanes, of four columns each
    whole = total[:, 0]
    for piece in range(1, total.shape[1]):
        whole = whole + total[:, piece]
    whole = whole[..., :2] + whole[..., 2:]
    whole = whole[..., 0] + whole[..., 1]
    while whole.shape[1] > 1:
        whole = whole[:, 0::2] + whole[:, 1::2]
    assert np.array_equal(rows, whole)


@pytest.mark.parametrize("rows_first", [True, False])
def test_one_element_has_no_finding(rows_first):
    assert vectors.whole.check(M=32, N=64, rows_first=rows_first) == ()


@pytest.mark.sample("col-gfx90a", "row-gfx942")
@pytest.mark.parametrize("layout, target", alternating([("col",), ("row",), ("line",)], TARGETS))
def test_rows_beyond_the_last(layout, target):
    """A row vector of which a lane holds one element, from a row that may be outside: the lanes of all rows get it, or 0."""
    random = np.random.default_rng(1)
    b, x, y = (random.integers(-8, 9, shape).astype(np.float32) for shape in ((32, 32), (13, 32), (2, 32, 32)))
    assert execute(vectors.rows_of_parts.lower(target=target, R=13, P=2, layout=layout), [b, x, y]).hazards == ()
    assert (y == np.stack([b + x[:8].sum(0), b + x[8:].sum(0)])).all()
