"""Epilogues: what the compiler made of them, executed, against torch. Arithmetic that rounds once per operation has torch's bits; functions have a bound."""

import math

import pytest
import torch

import tiledsl as td
from tests.data import integers, product
from tests.kernels import epilogues
from tiledsl.asm.text.syntax import Instruction
from tiledsl.ir.math.operations import OPERATIONS as ELEMENTWISE
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

every_target = pytest.mark.parametrize("target", TARGETS)
EXACT = {
    "alpha": lambda x, alpha, n: alpha * x,
    "alpha and numbers": lambda x, alpha, n: (x - 3) * alpha / 2.5 + n,
    "relu": lambda x, alpha, n: torch.relu(alpha * x - n),
    "negated": lambda x, alpha, n: -x + -alpha,
    "clamped": lambda x, alpha, n: torch.maximum(torch.tensor(-7.5), torch.minimum(x, alpha)),
    "used twice": lambda x, alpha, n: x * x - alpha * x,
}
CLOSE = {  # of the operand, in double precision; the bound is of the result, or with x of the operand
    "gelu": (torch.nn.functional.gelu, lambda y, x: x.abs().clamp(min=1) * 2.0**-22),
    "gelu by tanh": (lambda x: torch.nn.functional.gelu(x, approximate="tanh"), lambda y, x: x.abs().clamp(min=1) * 2.0**-22),
    "exp": (torch.exp, lambda y, x: y * 2.0**-21),
    "sigmoid": (torch.sigmoid, lambda y, x: y * 2.0**-21),
}


BY_HARDWARE = {  # of the f32 product x and alpha, in double precision; the bound is of the result, or with x of the operand
    "fast exp": (lambda x, a: torch.exp(x * a), lambda y, x: y * 2.0**-23 * (2 + x.abs())),
    "fma": (lambda x, a: x * a + x, lambda y, x: y.abs() * 2.0**-24),
    "next up": (lambda x, a: x + x.abs() * 2.0**-23, lambda y, x: y.abs() * 2.0**-24),
    "power of two": (lambda x, a: torch.where(x * a == 0, 0, torch.exp2(torch.floor(torch.log2((x * a).abs().double())))), lambda y, x: 0 * y),
    "exp2": (lambda x, a: torch.exp2(x * a), lambda y, x: y * 2.0**-22),
    "log2": (lambda x, a: torch.log2(x * x * a + a), lambda y, x: y.abs() * 2.0**-22 + 2.0**-21),
    "log": (lambda x, a: torch.log(x * x * a + a), lambda y, x: y.abs() * 2.0**-22 + 2.0**-21),
    "sqrt": (lambda x, a: torch.sqrt(x * x * a), lambda y, x: y * 2.0**-22),
    "rsqrt": (lambda x, a: torch.rsqrt(x * x * a + a), lambda y, x: y * 2.0**-22),
    "rcp": (lambda x, a: 1 / (x * a + 0.25 * a), lambda y, x: y.abs() * 2.0**-22),
    "sin": (lambda x, a: torch.sin(x * a), lambda y, x: 2.0**-20 * x.abs().clamp(min=1)),
    "cos": (lambda x, a: torch.cos(x * a), lambda y, x: 2.0**-20 * x.abs().clamp(min=1)),
    "sigmoid by hardware": (lambda x, a: torch.sigmoid(x * a), lambda y, x: y * 2.0**-21 * (1 + x.abs())),
    "silu": (lambda x, a: torch.nn.functional.silu(x * a), lambda y, x: y.abs() * 2.0**-21 * (1 + x.abs())),
    "tanh": (lambda x, a: torch.tanh(x * a), lambda y, x: 2.0**-21 + 0 * x),
}


def test_every_word_on_elements_has_a_row():
    """Rows whose operation has no word of its own, such as td.exp(x, fast=True), are not asked for here."""
    used = {name for row in epilogues.OPERATIONS.values() for name in row.__code__.co_names}
    missing = {name for name in ELEMENTWISE if hasattr(td, name)} - used
    assert not missing, f"OPERATIONS of tests/kernels/epilogues.py has no row of these words: {missing}"
    assert {*EXACT, *CLOSE, *BY_HARDWARE} == epilogues.OPERATIONS.keys(), "each row of OPERATIONS is in EXACT, CLOSE or BY_HARDWARE"


def quiet(kernel, target, **sizes):
    """The kernel lowered: without spills, scratch or calls."""
    found = kernel.lower(target=target, **sizes).resources
    assert (found.scratch_bytes, found.vgpr_spills, found.sgpr_spills, found.calls) == (0, 0, 0, 0)
    return found


@pytest.mark.sample("alpha-False-gfx90a")
@every_target
@pytest.mark.parametrize(
    "operation, swap",
    [  # each operation in one of the two layouts, which take turns; with --thorough in both
        pytest.param(operation, swap, marks=() if swap == bool(number % 2) else pytest.mark.thorough)
        for number, operation in enumerate(EXACT)
        for swap in (False, True)
    ],
)
def test_arithmetic_has_the_bits_of_torch(operation, swap, target):
    a, b, c = integers(64, 64, 64)
    epilogues.one_warp(a, b, c, 0.3, operation=operation, swap=swap, target=target)
    assert torch.equal(c, EXACT[operation](product(a, b), torch.tensor(0.3), 3))
    quiet(epilogues.one_warp, target, M=64, N=64, K=64, operation=operation, swap=swap)


@pytest.mark.sample("16-gfx942")
@every_target
@pytest.mark.parametrize("reg", [32, 16])
def test_four_warps(reg, target):
    a, b, c = integers(128, 64, 96)
    epilogues.four_warps(a, b, c, -5, operation="relu", reg=reg, target=target)
    assert torch.equal(c, EXACT["relu"](product(a, b), torch.tensor(0.5), -5))
    quiet(epilogues.four_warps, target, M=128, N=64, K=96, operation="relu", reg=reg)


@pytest.mark.thorough
@every_target
@pytest.mark.parametrize("operation", CLOSE)
def test_functions_are_close_to_double_precision(operation, target):
    a, b, c = integers(64, 64, 64)
    epilogues.one_warp(a, b, c, 2**-6, operation=operation, target=target)
    x = (product(a, b) * 2**-6).double()
    function, bound = CLOSE[operation]
    exact = function(x)
    assert ((c - exact).abs() <= bound(exact, x)).all()
    assert x.min() < -8 and x.max() > 8  # the tails are among the data
    quiet(epilogues.one_warp, target, M=64, N=64, K=64, operation=operation)


@pytest.mark.thorough
@pytest.mark.parametrize("number", range(len(CLOSE)), ids=list(CLOSE).__getitem__)
def test_functions_have_the_same_bits_on_every_target(number):
    results = []
    for target in TARGETS:
        (a, b, _), c = integers(64, 64, 64), torch.zeros(64, 64)
        epilogues.one_warp(a, b, c, 0.01, operation=list(CLOSE)[number], target=target)
        results.append(c)
    assert all(torch.equal(results[0], other) for other in results[1:])


def results(operation: str, alphas: list[float]) -> list[torch.Tensor]:
    """What becomes of 1 · alpha, for each alpha."""
    a, b = torch.zeros(32, 32, dtype=torch.bfloat16), torch.zeros(32, 32, dtype=torch.bfloat16)
    a[:, 0] = b[:, 0] = 1
    out = []
    for alpha in alphas:
        c = torch.zeros(32, 32)
        epilogues.one_warp(a, b, c, alpha, n=0, operation=operation, reg=32)
        assert (c == c[0, 0]).all() or c.isnan().all()
        out.append(c[0, 0])
    return out


@pytest.mark.thorough
@every_target
@pytest.mark.parametrize("operation", BY_HARDWARE)
def test_functions_of_the_hardware(operation, target):
    """Within their bounds, without a spill, and by the few instructions of which they are made."""
    a, b, c = integers(64, 64, 64)
    epilogues.one_warp(a, b, c, 2**-6, operation=operation, target=target)
    function, bound = BY_HARDWARE[operation]
    x = product(a, b).double()
    exact = function(x, 2.0**-6)
    assert ((c - exact).abs() <= bound(exact, x * 2.0**-6)).all()
    quiet(epilogues.one_warp, target, M=64, N=64, K=64, operation=operation)


@pytest.mark.thorough
def test_functions_at_their_ends():
    """Infinities, NaN, overflow and results below the smallest normal number."""
    ends = [math.inf, -math.inf, math.nan, 1e30, -1e30, 100.0, -100.0, -103.0, 0.0]
    exp = torch.stack(results("exp", ends))
    assert torch.allclose(exp, torch.exp(torch.tensor(ends)), rtol=1e-6, atol=2.0**-149, equal_nan=True)
    assert 0 < exp[7] < 2**-126
    gelu = torch.stack(results("gelu", ends))
    assert torch.equal(gelu[[0, 3, 5, 8]], torch.tensor([math.inf, 1e30, 100, 0])) and (gelu[[1, 4, 6, 7]] == 0).all() and gelu[2].isnan()
    relu = torch.stack(results("relu", ends))
    assert torch.equal(relu.nan_to_num(7), torch.relu(torch.tensor(ends)).nan_to_num(7)) and relu[2].isnan()
    clamped = torch.stack(results("clamped", ends))
    assert torch.equal(clamped.nan_to_num(99), torch.tensor([1, -7.5, 99, 1, -7.5, 1, -7.5, -7.5, 0])) and clamped[2].isnan()
    powers = torch.stack(results("power of two", [*ends, 2.0**-126, 1e-40, 1.0, 1 - 2.0**-24]))
    assert powers.tolist() == [math.inf] * 3 + [2.0**99] * 2 + [64.0] * 3 + [0, 2.0**-126, 0, 1, 0.5]


@every_target
def test_in_place_arithmetic_is_carried_by_a_loop(target):
    a, b, c = integers(32, 64, 128)
    epilogues.in_place(a, b, c, 0.5, target=target)
    exact = torch.zeros(32, 64)
    for k in range(4):
        step = slice(32 * k, 32 * k + 32)
        exact = 0.5 * exact + product(a[:, step], b[:, step])
    assert torch.equal(c, exact + 1)


@pytest.mark.thorough
def test_a_scalar_does_not_compile_anew():
    a, b, c = integers(64, 64, 64)
    epilogues.one_warp(a, b, c, 2.0)
    kept = epilogues.one_warp.lower(M=64, N=64, K=64)
    for alpha in (3.0, -0.5):
        epilogues.one_warp(a, b, c, alpha=alpha)
        assert torch.equal(c, alpha * product(a, b))
    assert kept.from_cache and epilogues.one_warp.lower(M=64, N=64, K=64).hip == kept.hip
    assert "float alpha, int n)" in kept.hip


@pytest.mark.thorough
def test_registers_stay_those_of_the_accumulator():
    """alpha · acc and the like, on 64 × 64, need a few registers beside the 64 of the accumulator and those of the operands."""
    for target in TARGETS:
        plain = quiet(epilogues.one_warp, target, M=64, N=64, K=64).vgprs
        for operation in ("alpha and numbers", "used twice", "gelu"):
            assert quiet(epilogues.one_warp, target, M=64, N=64, K=64, operation=operation).vgprs <= plain + 32


@pytest.mark.thorough
def test_the_text_has_one_statement_for_a_formula():
    lowered = epilogues.one_warp.lower(M=64, N=64, K=64, operation="alpha and numbers")
    assert "out[r] = (acc[0][r] - 3.0f) * alpha / 2.5f + (float)n;" in lowered.hip
    assert td.i32.name == "i32"


# -------------------------------------------------------------------------------------------- reads of C, bias, conversions


@pytest.mark.sample("16-col-gfx942")
@every_target
@pytest.mark.parametrize("layout", ["col", "row"])
@pytest.mark.parametrize("reg", [64, 32, 16])
def test_c_is_read_and_written(reg, layout, target):
    a, b, _ = integers(64, 128, 64)
    c = torch.randn(64, 128, generator=torch.Generator().manual_seed(1))
    exact = torch.tensor(0.3) * product(a, b) + torch.tensor(-1.7) * c
    epilogues.update(a, b, c, 0.3, -1.7, reg=reg, layout=layout, target=target)
    assert torch.equal(c, exact)


@pytest.mark.thorough
@every_target
def test_a_read_of_c_costs_two_pieces(target):
    """On 64 × 64: 64 registers of accumulator, two pieces of C (one coming in, one being worked on), operands and addresses."""
    plain = quiet(epilogues.one_warp, target, M=64, N=64, K=64).vgprs
    assert quiet(epilogues.update, target, M=64, N=64, K=64).vgprs <= plain + 48


@pytest.mark.one_in(4)
@every_target
@pytest.mark.parametrize("layout, reg", [("col", 32), ("row", 32), ("col", 16), ("row", 16)])
def test_bias_relu_and_bf16(layout, reg, target):
    a, b, _ = integers(128, 64, 64)
    bias = torch.randn(64, generator=torch.Generator().manual_seed(2))
    c = torch.zeros(128, 64, dtype=torch.bfloat16)
    epilogues.with_bias(a, b, bias, c, reg=reg, layout=layout, target=target)
    assert torch.equal(c, torch.relu(product(a, b) + bias).bfloat16())
    quiet(epilogues.with_bias, target, M=128, N=64, K=64, reg=reg, layout=layout)


@pytest.mark.thorough
@every_target
def test_bias_gelu_and_bf16(target):
    a, b, _ = integers(64, 64, 32)
    bias = torch.randn(64, generator=torch.Generator().manual_seed(3))
    c = torch.zeros(64, 64, dtype=torch.bfloat16)
    epilogues.with_bias(a / 8, b / 8, bias, c, activation="gelu", target=target)
    exact = torch.nn.functional.gelu((product(a, b) / 64 + bias).double())
    assert ((c.double() - exact).abs() <= exact.abs() * 2.0**-8 + 2.0**-22 * 16).all()


def bit_patterns(reg: int) -> torch.Tensor:
    """f32 of all kinds: any bits (NaN and infinities among them), halves between two neighbours, subnormal numbers, and those that overflow f16."""
    generator = torch.Generator().manual_seed(reg)
    anything = torch.randint(-(2**31), 2**31 - 1, (reg * reg,), generator=generator, dtype=torch.int64).to(torch.int32)
    anything[: reg * reg // 4] &= ~0xFFFF  # exact in bf16,
    anything[: reg * reg // 8] |= 0x8000  # or half between two
    values = anything.view(torch.float32)
    quarter = reg * reg // 4
    values[quarter : 2 * quarter] = torch.randn(quarter, generator=generator) * 2.0**-15  # around the subnormal numbers of f16
    values[2 * quarter : 2 * quarter + 64] = torch.randn(64, generator=generator) * 60000
    special = [math.inf, -math.inf, math.nan, 0.0, -0.0, 65504.0, 65519.9, 65520.0, 2.0**-24, 2.0**-25, 1.5 * 2.0**-25, 2.0**-149, 3.4e38, 3.3895e38, 3.3962e38]
    values[-len(special) :] = torch.tensor(special)
    values[-len(special) - 1] = torch.tensor(0x7F800001, dtype=torch.int32).view(torch.float32)  # a NaN whose upper half is an infinity's
    return values.reshape(reg, reg)


@pytest.mark.sample("16-to_bf16-dtype0-row-gfx950", "16-to_f16-dtype1-col-gfx90a", "16-to_f16-dtype1-row-gfx942")
@every_target
@pytest.mark.parametrize("layout", ["col", "row"])
@pytest.mark.parametrize("kernel, dtype", [(epilogues.to_bf16, torch.bfloat16), (epilogues.to_f16, torch.float16)])
@pytest.mark.parametrize("reg", [32, 16])
def test_conversions_have_the_bits_of_torch(reg, kernel, dtype, layout, target):
    x, y = bit_patterns(reg), torch.zeros(reg, reg, dtype=dtype)
    kernel(x, y, reg=reg, layout=layout, target=target)
    wanted = x.to(dtype)
    assert torch.equal(y.isnan(), wanted.isnan()) and wanted.isnan().any() and wanted.isinf().any()
    number = ~wanted.isnan()
    assert torch.equal(y[number].view(torch.int16), wanted[number].view(torch.int16))


@every_target
@pytest.mark.parametrize("layout", ["col", "row"])
def test_16_bits_are_loaded_and_widened(layout, target):
    generator = torch.Generator().manual_seed(4)
    x, v = torch.randn(32, 32, generator=generator).bfloat16(), (torch.randn(32, generator=generator) * 2.0**-14).half()
    x[0, :3] = torch.tensor([math.inf, -0.0, 2.0**-130])
    y = torch.zeros(32, 32)
    epilogues.sum_of_halves(x, v, y, layout=layout, target=target)
    assert torch.equal(y, x.float() + v.float())


@pytest.mark.parametrize("layout, loads, stores", [("col", "global_load_dword", "global_store_short"), ("row", "global_load_dwordx4", "global_store_dwordx2")])
def test_moves_are_as_wide_as_the_layout_allows(layout, loads, stores):
    found = epilogues.to_bf16.lower(target="gfx950", M=32, N=32, layout=layout)
    code = [item.mnemonic for item in found.listing.kernels[0].items if isinstance(item, Instruction)]
    count = 16 if layout == "col" else 4
    assert code.count(loads) == count
    assert sum(mnemonic.startswith(stores) for mnemonic in code) == count
    assert code.count("v_cvt_pk_bf16_f32") in (8, 16)  # clang converts two at once, or each alone


def test_what_may_meet_in_memory_keeps_its_order():
    """A store, and then a load of what it has written, and of what it has not: in the order of the text, not piece by piece."""

    a = torch.zeros(64, 64)
    a[:] = torch.arange(64.0)
    b = torch.zeros(64, 64)
    moved(a, b)
    assert torch.equal(b[:32], a[:32] + 1) and torch.equal(b[32:], a[:32] + 2)


@td.kernel(warps=1)
def moved(a: td.gl[td.f32, "M", "N"], b: td.gl[td.f32, "M", "N"]):
    td.grid(1)
    td.store(b[0, 0], td.load(a[0, 0], (32, 64)) + 1)
    td.store(b[1, 0], td.load(b[0, 0], (32, 64)) + 1)


@pytest.mark.thorough
@pytest.mark.parametrize("target", ["gfx90a", "gfx950"])
@pytest.mark.parametrize("layout", ["col", "row"])
@pytest.mark.parametrize("m, n", [(65, 33), (40, 127), (1, 1)])
def test_edges(m, n, layout, target):
    """What lies outside is neither read nor stored: C has other data behind it, and there is no row and no column to spare."""
    a, b, _ = integers(m, n, 64)
    c = torch.randn(m, n, generator=torch.Generator().manual_seed(m))
    exact = torch.tensor(0.5) * product(a, b) + torch.tensor(2.0) * c
    epilogues.update(a, b, c, 0.5, 2.0, reg=32, layout=layout, target=target)
    assert torch.equal(c, exact)
    bias, d = torch.randn(n, generator=torch.Generator().manual_seed(n)), torch.zeros(m, n, dtype=torch.bfloat16)
    epilogues.with_bias(a, b, bias, d, layout=layout, target=target)
    assert torch.equal(d, torch.relu(product(a, b) + bias).bfloat16())


@pytest.mark.thorough
def test_16_bits_at_an_edge():
    x, v, y = torch.randn(13, 27).bfloat16(), torch.randn(27).half(), torch.zeros(13, 27)
    for layout in ("col", "row"):
        epilogues.sum_of_halves(x, v, y.zero_(), layout=layout)
        assert torch.equal(y, x.float() + v.float())
