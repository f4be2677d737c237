"""TD602: what is stored is what the contract says. Wrong kernels are refused with the whole text, and are wrong on the interpreter too; right ones pass."""

import pathlib

import numpy as np
import pytest
import torch

import tiledsl as td
from tests.checks.conftest import SIZES, edited, kernel_in
from tests.checks.outcomes import outcome
from tiledsl.ir.math.operations import TIGHT, Curve, Operation, curves, largest_error
from tiledsl.runtime.launch import execute
from tiledsl.targets import TARGETS

WRONG = {
    "columns that change places": ("contract", ("2 * wc + j], acc", "2 * wc + 1 - j], acc")),
    "another warp's rows": ("contract", ("(64, 64), (wr, 0)))", "(64, 64), (1 - wr, 0)))")),
    "one operand of the first step": ("contract", ("a[row, k])", "a[row, 0])")),
    "some rows of the first step": (
        "contract",
        ("td.load(As[k % 2], a[row, k])", "[td.commit(As[k % 2], td.fetch(As[k % 2], a[row, k * (1 - i % 2)], part=(i, 4))) for i in range(4)]"),
    ),
    "a step left out": ("contract", ("td.range(td.cdiv(a.cols, 64))", "td.range(td.cdiv(a.cols, 64) - 1)")),
    "every product twice": ("contract", ("td.mma_ABt(acc[j], x, y)", "[td.mma_ABt(acc[j], x, y) for _ in range(2)]")),
    "one accumulator for two": ("contract", ("td.mma_ABt(acc[j], x, y)", "td.mma_ABt(acc[0], x, y)")),
    "the other accumulator for two": ("contract", ("td.mma_ABt(acc[j], x, y)", "td.mma_ABt(acc[1], x, y)")),
    "a factor forgotten": ("contract", ("ensures(c, a @ b.T)", "ensures(c, 2 * (a @ b.T))")),
    "a function forgotten": ("contract_epilogue", ("td.relu(sum)", "sum")),
    "a parameter forgotten": ("contract_epilogue", ("alpha * acc", "acc")),
    "the bias of other columns": ("contract_epilogue", ("bias[col]", "bias[row]")),
    "the bias taken off": ("contract_epilogue", ("added + td", "added - td")),
    "an addend forgotten": ("contract_epilogue", ("alpha * acc + beta * old", "alpha * acc")),
}


@pytest.mark.thorough
def test_the_whole_text(tmp_path, monkeypatch, golden):
    monkeypatch.chdir(tmp_path)
    texts = []
    for what, (name, *edits) in WRONG.items():
        edited(tmp_path, name, *edits)
        texts.append(f"# {what}\n{outcome(name)}\n")
    golden("contract.txt", "\n".join(texts))


@pytest.mark.thorough
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("name", ["contract", "contract_epilogue"])
def test_the_twins_are_right(name, target, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    edited(tmp_path, name)
    assert [outcome(name, target, M=m, N=n, K=k) for m, n, k in ((128, 128, 64), (1, 1, 1), (200, 300, 100), (129, 64, 257))] == [""] * 4


@pytest.mark.thorough
@pytest.mark.parametrize("what", ["columns that change places", "some rows of the first step", "a step left out", "the bias of other columns"])
def test_what_is_refused_is_wrong(what, tmp_path, monkeypatch):
    """The listing, executed, gives something else than torch."""
    monkeypatch.chdir(tmp_path)
    name, *edits = WRONG[what]
    edited(tmp_path, name, *edits)
    lowered = kernel_in(pathlib.Path(f"{name}.py"), name).lower("gfx942", unchecked=True, **{s: SIZES[s] for s in "MNK"})
    assert [refusal.code for refusal in lowered.refusals] == ["TD602"]
    a, b = torch.randint(-4, 5, (256, 256)).bfloat16(), torch.randint(-4, 5, (256, 256)).bfloat16()
    c = torch.zeros(256, 256)
    bias = torch.arange(256.0)
    more = ([bias], [1.0, 0.0]) if name == "contract_epilogue" else ([], [])
    execute(lowered, [a, b, *more[0], c, *more[1]])
    right = torch.relu(a.float() @ b.float() + bias) if more[0] else a.float() @ b.float().T
    assert not (c == right).all()


SOURCE = """\
import tiledsl as td


@td.kernel(warps=1)
def stated(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, {shape}], bias: td.gl[td.f32, "N"], alpha: td.f32):
    td.ensures(c, {contract})
    row, col = td.grid(td.cdiv(a.rows, 64), td.cdiv(b.rows, 64))
    As, Bs = td.st(td.bf16, 64, 64), td.st(td.bf16, 64, 64)
    acc = td.zeros(td.f32, 64, 64)
    for k in td.range(td.cdiv(a.cols, 64)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        td.mma_ABt(acc, {operands})
        td.barrier()
    more = td.load(bias[col], 64, layout="col")
    td.store(c[{place}], {stored})
"""
AS_THEY_COME = ("td.load(As), td.load(Bs)", "row, col", '"M", "N"')
EXCHANGED = ("td.load(Bs), td.load(As)", "col, row", '"N", "M"')


@pytest.mark.left_out(
    "a @ b.T-acc-as they come-True",
    "td.minimum(a @ b.T, 6)-td.minimum(acc, 5)-as they come-False",
    'td.gelu(a @ b.T + bias)-td.gelu(more + acc, "tanh")-as they come-False',
    "td.exp(a @ b.T)-td.gelu(acc)-as they come-False",
    "-(a @ b.T)-acc-as they come-False",
    "0-0 * acc-as they come-True",
    'td.old(c)-td.load(c[row, col], (64, 64), layout="col") + 0 * acc-as they come-True',
    "td.old(c)-acc-as they come-False",
    "(a @ b.T).T-acc-exchanged-True",
    "(b @ a.T).T-acc-as they come-True",
    "a @ b.T-acc + 0 * td.maximum(acc, 1)-as they come-True",
    "alpha * (a @ b.T) - bias-(acc - more / alpha) * alpha-as they come-True",
    "b @ a.T-acc-exchanged-True",
    "td.exp(a @ b.T)-td.exp(acc)-as they come-True",
    "td.maximum(a @ b.T, 0)-td.relu(acc)-as they come-True",
    "td.relu(a @ b.T)-td.maximum(0, acc)-as they come-True",
)
@pytest.mark.parametrize(
    "contract, stored, way, right",
    [
        ("a @ b.T", "acc", AS_THEY_COME, True),
        ("(b @ a.T).T", "acc", AS_THEY_COME, True),
        ("(a @ b.T).T", "acc", EXCHANGED, True),
        ("b @ a.T", "acc", EXCHANGED, True),
        ("a @ b.T", "acc + 0 * td.maximum(acc, 1)", AS_THEY_COME, True),
        ("alpha * (a @ b.T) - bias", "(acc - more / alpha) * alpha", AS_THEY_COME, True),
        ("(alpha * a) @ b.T / 2", "acc * (0.5 * alpha)", AS_THEY_COME, True),
        ("(a + a) @ b.T", "2 * acc", AS_THEY_COME, True),
        ("td.maximum(a @ b.T, 0)", "td.relu(acc)", AS_THEY_COME, True),
        ("td.relu(a @ b.T)", "td.maximum(0, acc)", AS_THEY_COME, True),
        ("td.minimum(a @ b.T, 6)", "td.minimum(acc, 6)", AS_THEY_COME, True),
        ("td.minimum(a @ b.T, 6)", "acc", AS_THEY_COME, False),
        ("td.minimum(a @ b.T, 6)", "td.minimum(acc, 5)", AS_THEY_COME, False),
        ("td.gelu(a @ b.T + bias)", "td.gelu(more + acc)", AS_THEY_COME, True),
        ("td.gelu(a @ b.T + bias)", 'td.gelu(more + acc, "tanh")', AS_THEY_COME, False),
        ("td.exp(a @ b.T)", "td.exp(acc)", AS_THEY_COME, True),
        ("td.exp(a @ b.T)", "td.gelu(acc)", AS_THEY_COME, False),
        ("-(a @ b.T)", "acc", AS_THEY_COME, False),
        ("0", "0 * acc", AS_THEY_COME, True),
        ("td.old(c)", "td.load(c[row, col], (64, 64), layout=\"col\") + 0 * acc", AS_THEY_COME, True),
        ("td.old(c)", "acc", AS_THEY_COME, False),
    ],
    ids=lambda value: {AS_THEY_COME: "as they come", EXCHANGED: "exchanged"}.get(value) if isinstance(value, tuple) else None,
)  # fmt: skip
def test_formulas(contract, stored, way, right, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    operands, place, shape = way
    source = SOURCE.format(contract=contract, stored=stored, operands=operands, place=place, shape=shape)
    if place == "col, row":
        source = source.replace("td.load(bias[col], 64", "td.load(bias[0], 64")
    pathlib.Path("stated.py").write_text(source)
    found = outcome("stated", M=100, N=200, K=100)
    assert found.startswith("error[TD602]: 'c' does not match") if not right else found == ""


@td.kernel(warps=1)
def of_multiples(a: td.gl[td.bf16, 16, 64], b: td.gl[td.bf16, 16, 64], c: td.gl[td.f32, 16, 16], alpha: td.f32, sign=1):
    td.ensures(c, (2 * alpha * a - (-a)) @ b.T)
    td.grid(1)
    As, Bs, acc = td.st(td.bf16, 16, 64), td.st(td.bf16, 16, 64), td.zeros(td.f32, 16, 16)
    td.load(As, a[0, 0])
    td.load(Bs, b[0, 0])
    td.barrier()
    td.mma_ABt(acc, td.load(As), td.load(Bs))
    td.store(c[0, 0], 2 * alpha * acc + sign * acc)


@pytest.mark.parametrize("sign, codes", [(1, []), (-1, ["TD602"])])
def test_an_operand_that_is_a_difference_of_multiples(sign, codes):
    assert [found.code for found in of_multiples.check("gfx942", sign=sign)] == codes


@pytest.mark.sample("(a @ b.T).T-acc-True", "0-acc-False", "td.relu(a @ b.T + bias).T-td.relu(acc + more)-True")
@pytest.mark.parametrize(
    "contract, stored, right",
    [
        ("b @ a.T", "acc", True),
        ("(a @ b.T).T", "acc", True),
        ("td.relu(a @ b.T + bias).T", "td.relu(acc + more)", True),
        ("2 * (b @ a.T)", "acc", False),
        ("0", "0 * acc", True),
        ("0", "acc", False),
    ],
)
def test_the_contract_of_a_transposed_output(contract, stored, right, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    operands, place, shape = AS_THEY_COME
    source = SOURCE.format(contract=contract, stored=stored, operands=operands, place=place, shape=shape)
    assert source.count("td.ensures(c, ") == 1
    pathlib.Path("stated.py").write_text(source.replace("td.ensures(c, ", "td.ensures(c.T, "))
    found = outcome("stated", M=100, N=200, K=100)
    assert found.startswith("error[TD602]: 'c' does not match") if not right else found == ""


@pytest.mark.parametrize(
    "contract, text",
    [
        ("a @ b", "error[TD180]: the contract multiplies a with 8 rows x 64 columns by b with 16 rows x 64 columns"),
        ("a.T @ b.T", "error[TD180]: the contract multiplies a.T with 64 rows x 8 columns by b.T with 64 rows x 16 columns"),
        ("(a @ b.T).T", "error[TD180]: 'c' has 8 rows x 16 columns, and (a @ b.T).T has 16 rows x 8 columns"),
        ("a @ b.T + a", "error[TD180]: the contract combines a @ b.T with 8 rows x 16 columns and a with 8 rows x 64 columns"),
        ("a @ v", "error[TD180]: v has 16 columns, and @ multiplies matrices"),
        ("v.T", "error[TD180]: v has 16 columns, and .T exchanges rows and columns"),
        ("c + a @ b.T", "error[TD104]: the contract of 'c' uses 'c' itself"),
        ("td.old(a @ b.T)", "error[TD104]: td.old takes a tensor, and got the formula a @ b.T"),
    ],
)
def test_formulas_that_are_none(contract, text, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    source = f"""\
import tiledsl as td


@td.kernel(warps=1)
def stated(a: td.gl[td.bf16, 8, 64], b: td.gl[td.bf16, 16, 64], v: td.gl[td.f32, 16], c: td.gl[td.f32, 8, 16]):
    td.ensures(c, {contract})
    td.grid(1)
    td.store(c[0, 0], td.zeros(td.f32, 16, 16))
"""
    pathlib.Path("stated.py").write_text(source)
    assert outcome("stated").splitlines()[0] == text


@pytest.mark.parametrize(
    "contract, help",
    [
        ("a @ b", "a @ b.T sums over the columns of a and of b"),
        ("(a + a) @ (b - b)", "(a + a) @ (b - b).T sums over the columns of a + a and of b - b"),
        ("a @ w.T", "a @ w sums over the columns of a and of w.T"),
        ("a.T @ b", "the left operand must have as many columns as the right operand has rows"),
        ("w @ a.T", "w.T @ a.T sums over the rows of w and of a.T"),
        ("w.T @ a", "w.T @ a.T sums over the columns of w.T and of a"),
        ("a.T @ a.T", "a.T @ a sums over the columns of a.T and of a.T"),
        ("a.T @ w", "a @ w sums over the rows of a.T and of w"),
    ],
)
def test_products_that_transpose_twice_are_written_without(contract, help, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    source = f"""\
import tiledsl as td


@td.kernel(warps=1)
def stated(a: td.gl[td.bf16, 8, 64], b: td.gl[td.bf16, 16, 64], w: td.gl[td.bf16, 64, 16], c: td.gl[td.f32, 8, 16]):
    td.ensures(c, {contract})
"""
    pathlib.Path("stated.py").write_text(source)
    assert outcome("stated").splitlines()[-1] == f"  = help: {help}"


def test_what_is_not_checked(tmp_path, monkeypatch):
    """It is said, once for a contract, and refuses a kernel with a contract, unless the kernel or the call allows it."""

    @td.kernel(warps=1)
    def unsaid(c: td.gl[td.f32, 16, 16]):
        td.grid(1)
        td.store(c[0, 0], td.zeros(td.f32, 16, 16))

    @td.kernel(warps=1)
    def by_lanes(c: td.gl[td.f32, 1, 64]):
        td.ensures(c, 0)
        td.grid(1)
        zero = td.vgpr(1)
        td.asm("v_mov_b32 {dst}, 0", dst=zero)
        td.asm("global_store_dword {at}, {data}, off", at=c.address(0, td.lane_id()), data=zero)

    @td.kernel(warps=1)
    def nested(a: td.gl[td.f32, 16, 16], c: td.gl[td.f32, 16, 16]):
        td.ensures(c, td.softmax(td.softmax(a)))
        td.grid(1)
        td.store(c[0, 0], td.zeros(td.f32, 16, 16))

    assert [(found.code, found.severity) for kernel in (unsaid, by_lanes, nested) for found in kernel.check("gfx942")] == [
        ("TD603", "note"),
        ("TD601", "error"),
        ("TD601", "error"),
    ]
    assert [note.message for kernel in (unsaid, by_lanes, nested) for note in kernel.lower("gfx942", allow_unchecked=True).warnings] == [
        "no contract says what 'c' holds: the stored values are not checked",
        "the contract c = 0 is not checked: td.asm stores to 'c'",
        "td.asm stores to 'c': which elements it stores, and how often, is not checked",
        "the contract c = softmax(softmax(a)) is not checked: the contract has an exponential of a value that is computed with exponentials",
    ]


def test_names_that_only_some_warps_have(tmp_path, monkeypatch):
    """What the others would compute with them is no value of theirs."""

    @td.kernel(warps=2)
    def partly(a: td.gl[td.f32, 64, 64], c: td.gl[td.f32, 64, 64]):
        td.ensures(c, a)
        block, warp = td.grid(2), td.warp_id()
        if warp == 0:
            row, lane = block, td.lane_id()
        if warp == 0:
            if lane == row:
                td.asm("v_nop")
            for j in range(2):
                td.store(c[row, j], td.load(a[row, j], (32, 32)))

    assert partly.check() == ()


def test_an_operation_has_an_error_that_fits_its_meaning():
    """Else the comparison of a contract would end in a TypeError of NumPy."""
    with pytest.raises(TypeError, match="'error'"):
        Operation("sinh", 1, "td_sinh({0})", TIGHT, np.sinh)
    with pytest.raises(AssertionError, match="^operation 'sinh': its meaning is not exact on fractions, so its error is a Curve$"):
        Operation("sinh", 1, "td_sinh({0})", TIGHT, np.sinh, largest_error)
    with pytest.raises(AssertionError, match="^operation 'power': a curve has one operand$"):
        Operation("power", 2, "td_power({0}, {1})", TIGHT, np.power, Curve(0.1))
    twice = [Operation(name, 1, "td_exp({0})", TIGHT, np.exp, Curve(0.3)) for name in ("exp", "sinh")]
    with pytest.raises(AssertionError, match="^two operations have one curve"):
        curves(twice)
