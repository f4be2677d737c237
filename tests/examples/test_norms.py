"""The norms and the rotary embedding of the examples: executed against torch in double precision, counted, and wrong variants refused."""

import pathlib
from collections import Counter

import pytest
import torch

from examples import norms, rope
from tests.checks.conftest import kernel_in
from tests.in_turn import alternating
from tiledsl.asm.text.syntax import Instruction
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

every_target = pytest.mark.parametrize("target", TARGETS)
KERNELS = {kernel.name: kernel for kernel in (norms.rms_norm, norms.add_rms_norm, norms.layer_norm, norms.dropout_add_layer_norm)}
every_norm = pytest.mark.parametrize("name", KERNELS)
EPS = 1e-5
F32, BF16 = 2.0**-24, 2.0**-8  # the largest relative error of one rounding
TINY = 2.0**-126  # below, results of f32 and bf16 may be 0


def tensors_of(name, x):
    """The kernel's tensors by name, in its order: x, and others made for it; the outputs are 77."""
    random = torch.Generator().manual_seed(3)
    rows, cols = x.shape
    normal = {one: torch.randn(rows, cols, generator=random) for one in ("keep", "residual")}
    made = {
        "x": x,
        "keep": 1.25 * (normal["keep"] > -0.8),
        "residual": normal["residual"],
        "weight": torch.randn(cols, generator=random),
        "bias": torch.randn(cols, generator=random),
        "total": torch.full((rows, cols), 77.0),
        "y": torch.full((rows, cols), 77.0),
    }
    code = KERNELS[name].function.__code__
    dtype = torch.float32 if name == "layer_norm" else torch.bfloat16
    return {one: made[one].to(dtype) for one in code.co_varnames[: code.co_argcount - 1]}


def run(name, x, target):
    tensors = tensors_of(name, x)
    KERNELS[name](*tensors.values(), EPS, target=target)
    return tensors


def exact(tensors):
    """total and y in double precision, and the largest error of y that the kernel's roundings allow.

    With u = 2^-24 and n columns: a sum of n elements in any order is off by at most n·u·Σ|h|. So h = x·keep + residual is off by 2u|h'|, where |h'| is the
    sum of the absolute values of its terms; the mean, with the division, by d ≤ (n + 4)·u·mean|h'|; h - mean by e ≤ d + 2u|h'| + u|h - mean|. The mean
    square of the exact v is off by 2·sqrt(v)·q + q² with q² the mean of e² (Cauchy and Schwarz), and by (n + 4)·u relatively; r = 1 / sqrt(v + eps) relatively
    by half of these two, and by 3u of its own: the addition of eps, eps itself in f32, and v_rsq_f32. Then two products and a sum round once each, and bf16
    by 2^-8.
    """
    wide = {name: tensor.double() for name, tensor in tensors.items()}
    dropped = wide["x"] * wide.get("keep", 1)
    summed = dropped + wide.get("residual", 0)
    size = dropped.abs() + abs(wide.get("residual", torch.zeros(())))
    n, centred = summed.shape[1], "bias" in wide
    away = summed - summed.mean(1, keepdim=True) if centred else summed
    d = (n + 4) * F32 * size.mean(1, keepdim=True) if centred else 0
    e = d + 2 * F32 * size + F32 * away.abs()
    v, q = (away * away).mean(1, keepdim=True), (e * e).mean(1, keepdim=True).sqrt()
    r = torch.rsqrt(v + EPS)
    relative = (2 * v.sqrt() * q + q * q) * r * r / 2 + ((n + 4) / 2 + 3) * F32
    normed = away * r * wide["weight"]
    y = normed + wide.get("bias", 0)
    error = 1.01 * ((e * r * wide["weight"]).abs() + normed.abs() * (relative + 2 * F32) + F32 * y.abs()) + TINY  # 1.01: products of these errors
    if tensors["y"].dtype == torch.bfloat16:
        error = error + BF16 * (y.abs() + error)
    return summed, y, error


def assert_right(tensors):
    summed, y, error = exact(tensors)
    assert ((tensors["y"].double() - y).abs() <= error).all()
    if "total" in tensors:  # one rounding to f32 each of product and sum, and one to bf16
        size = (tensors["x"].double() * tensors.get("keep", torch.ones(())).double()).abs() + tensors["residual"].double().abs()
        assert ((tensors["total"].double() - summed).abs() <= BF16 * summed.abs() + 2 * F32 * size).all()


@pytest.mark.one_in(5)
@every_target
@every_norm
@pytest.mark.parametrize("shape", [(70, 64), (37, 40), (16, 33), (1, 1)])
def test_norms(name, shape, target):
    """Rows and columns that the tiles divide and do not; a row of zeros, one of a large mean, and one of large elements."""
    x = torch.randn(shape, generator=torch.Generator().manual_seed(1))
    if shape[0] > 3:
        x[1] = 0
        x[2] += 1000  # E(x²) - E(x)² would have no digit of the variance left
        x[3] *= 1e17
    assert_right(run(name, x, target))


def test_the_row_of_a_large_mean_tells_a_variance_that_cancels():
    """The bound of the test above is below the error of the variance as the difference of two means."""
    x = 1000 + torch.randn(1, 64, generator=torch.Generator().manual_seed(1))
    tensors = tensors_of("layer_norm", x)
    variance = (x * x).mean() - x.mean() ** 2
    tensors["y"] = (x - x.mean()) * torch.rsqrt(variance + EPS) * tensors["weight"] + tensors["bias"]
    with pytest.raises(AssertionError):
        assert_right(tensors)


@every_target
@every_norm
def test_zeros_give_the_bias_and_nan_stays_in_its_row(name, target):
    x = torch.randn(37, 40, generator=torch.Generator().manual_seed(1))
    x[5] = 0
    x[9, 17] = float("nan")
    x[11, 39] = float("inf")
    tensors = tensors_of(name, x)
    if "residual" in tensors:
        tensors["residual"][5] = 0
    if "keep" in tensors:
        tensors["keep"][11, 39] = 1
    KERNELS[name](*tensors.values(), EPS, target=target)
    y = tensors["y"]
    assert (y[5] == tensors.get("bias", torch.zeros(40))).all()
    assert torch.isnan(y[9]).all()  # a dropped NaN is NaN too: NaN · 0
    assert torch.isnan(y[11, 39]) and torch.isnan(y[11]).all() == ("bias" in tensors)  # without a mean, the others are x · 0
    rest = [row for row in range(37) if row not in (9, 11)]
    assert torch.isfinite(y[rest]).all()


def memory(lowered):
    names = (item.mnemonic for item in lowered.listing.kernels[0].items if isinstance(item, Instruction))
    return Counter(name for name in names if name.startswith(("global_", "buffer_", "flat_", "scratch_", "ds_read", "ds_write")))


def assert_in_registers(lowered):
    used = lowered.resources
    assert (used.vgpr_spills, used.sgpr_spills, used.scratch_bytes, used.lds_bytes, used.calls) == (0, 0, 0, 0, 0)


@every_target
@pytest.mark.parametrize(
    "name, matrices, vectors, outputs, cols",
    alternating([("rms_norm", 1, 1, 1), ("add_rms_norm", 2, 1, 2), ("layer_norm", 1, 2, 1), ("dropout_add_layer_norm", 3, 2, 2)], (256, 512)),
)
def test_each_element_is_read_once_and_written_once(name, matrices, vectors, outputs, cols, target):
    """A lane reads and writes four elements of a matrix at a time: 16 bytes of f32, 8 of bf16."""
    found = KERNELS[name].lower(target=target, M=64, N=cols)
    wide = "dwordx4" if name == "layer_norm" else "dwordx2"
    loads, stores = (matrices + vectors) * cols // 16, outputs * cols // 16
    assert memory(found) == {f"global_load_{wide}": loads, f"global_store_{wide}": stores}
    assert_in_registers(found)


def turned(x, cos, sin):
    """The heads of x, [head, position, column], in double precision, and the largest error: two products and a sum round to f32, and the result to bf16."""
    first, second = x.double().chunk(2, -1)
    c, s = cos.double(), sin.double()
    y = torch.cat((first * c - second * s, second * c + first * s), -1)
    size = torch.cat(((first * c).abs() + (second * s).abs(), (second * c).abs() + (first * s).abs()), -1)
    error = 2.01 * F32 * size
    return y, error + BF16 * (y.abs() + error) + TINY


def angles(positions, columns):
    made = torch.arange(positions)[:, None] * 10000.0 ** (-torch.arange(columns) / columns)
    return made.cos(), made.sin()


@every_target
@pytest.mark.parametrize(("positions", "heads", "columns"), [(70, 4, 64), (37, 3, 40), (1, 1, 2)])
def test_rope(positions, heads, columns, target):
    """Views of half heads; NaN reaches its own pair alone, and large elements stay finite."""
    x = torch.randn(positions, heads, columns, generator=torch.Generator().manual_seed(1)).bfloat16()
    x[0] *= 1e30
    y, (cos, sin) = torch.full_like(x, 77), angles(positions, columns // 2)
    if positions > 1:
        x[5] = 0
        x[9, 1, 3] = float("nan")
    rope.rope(rope.halves(x), cos, sin, rope.halves(y), target=target)
    right, error = turned(x.transpose(0, 1), cos, sin)
    found = y.transpose(0, 1).double()
    assert (torch.isnan(found) == torch.isnan(right)).all()
    assert torch.isnan(right).sum() == (2 if positions > 1 else 0)
    assert ((found - right).abs() <= error)[~torch.isnan(right)].all()


@every_target
@pytest.mark.parametrize("alternating", [False, True])
def test_rope_of_heads(alternating, target):
    """Heads one behind the other, and heads whose rows alternate."""
    x = torch.randn(3, 37, 64, generator=torch.Generator().manual_seed(1)).bfloat16()
    x = x.transpose(0, 1).contiguous().transpose(0, 1) if alternating else x
    y, (cos, sin) = torch.full_like(x, 77), angles(37, 32)
    rope.rope_of_heads(x, cos, sin, y, target=target)
    right, error = turned(x, cos, sin)
    assert ((y.double() - right).abs() <= error).all()


@every_target
def test_rope_reads_cosines_and_sines_once_for_four_heads(target):
    """32 loads of x and 8 of cos and sin: four heads of 128 columns."""
    found = rope.rope.lower(target=target, N=8, S=64, J=64)
    other = rope.rope_of_heads.lower(target=target, H=4, S=64, D=128, J=64)
    for one in (found, other):
        assert memory(one) == {"global_load_dwordx2": 32, "global_load_dwordx4": 8, "global_store_dwordx2": 32}
        assert_in_registers(one)


LAYER = "td.store(y[row, 0], over_rms(less_mean(rows(x, row), x.cols), x.cols, eps) * across(weight) + across(bias))"
RMS = "td.store(y[row, 0], td.cast(over_rms(rows(x, row), x.cols, eps) * across(weight), td.bf16))"
TOTAL = "td.store(total[row, 0], td.cast(tile, td.bf16))"
NORMED = "td.store(y[row, 0], td.cast(normed, td.bf16))"
ROOT = "td.rsqrt(td.row_sum(tile * tile) / count + eps)"
WRONG = {  # the kernel, the edit, and the line that is refused
    "mean not subtracted": ("layer_norm", ("away = tile - td.row_sum(tile) / count", "away = 1 * tile"), LAYER),
    "mean not subtracted after a dropout": ("dropout_add_layer_norm", ("less_mean(tile, x.cols)", "tile"), NORMED),
    "eps outside the root": ("rms_norm", (ROOT, "(td.rsqrt(td.row_sum(tile * tile) / count) + eps)"), RMS),
    "divisor wrong": ("layer_norm", (ROOT, "td.rsqrt(td.row_sum(tile * tile) / (count - 1) + eps)"), LAYER),
    "the tile's columns as the divisor": ("rms_norm", (ROOT, "td.rsqrt(td.row_sum(tile * tile) / tile.cols + eps)"), RMS),
    "columns behind the last in the variance": ("layer_norm", ("if tile.cols > count else away", "if tile.cols < count else away"), LAYER),
    "bias forgotten": ("layer_norm", (LAYER, LAYER.replace(" + across(bias)", "")), LAYER.replace(" + across(bias)", "")),
    "weight and bias exchanged": (
        "layer_norm",
        (LAYER, LAYER.replace("across(weight) + across(bias)", "across(bias) + across(weight)")),
        LAYER.replace("across(weight) + across(bias)", "across(bias) + across(weight)"),
    ),
    "weight of another column": (
        "rms_norm",
        ("td.load(vector[0], 16 * td.cdiv(vector.cols, 16), layout", "td.load(vector[0], (ROWS, 1), layout"),  # that of the row's number
        RMS,
    ),
    "residual not stored": ("dropout_add_layer_norm", (TOTAL, "td.store(total[row, 0], td.cast(rows(x, row) * rows(keep, row), td.bf16))"), None),
    "dropout of the residual": (
        "dropout_add_layer_norm",
        ("rows(x, row) * rows(keep, row) + rows(residual, row)", "(rows(x, row) + rows(residual, row)) * rows(keep, row)"),
        TOTAL,
    ),
}
TURN_FIRST = "td.store(y[2 * head, row, 0], td.cast(first * c - second * s, td.bf16))"
TURN_SECOND = "td.store(y[2 * head + 1, row, 0], td.cast(second * c + first * s, td.bf16))"
WRONG_ROPE = {
    "turned the other way": (TURN_FIRST, TURN_FIRST.replace("-", "+")),
    "sine for cosine": (TURN_SECOND, TURN_SECOND.replace("second * c", "second * s")),
    "the first half twice": (TURN_SECOND, TURN_SECOND.replace("first", "second")),
    "the angles of another position": ("td.load(sin[row, 0], shape", "td.load(sin[row // 2, 0], shape"),
    "halves of neighbouring heads": ("x[2 * head + half, row, 0]", "x[head + half * heads[-1], row, 0]"),
}
HEAD_FIRST = "td.store(y[head, row, 0], td.cast(first * c - second * s, td.bf16))"
HEAD_SECOND = "td.store(y[head, row, 1], td.cast(second * c + first * s, td.bf16))"
OTHER = "td.column_of(x, lambda j: (j + cos.cols) % x.cols)"
WRONG_HEADS = {  # the edit, the line that is refused, and the cause
    "turned the other way": ((HEAD_FIRST, HEAD_FIRST.replace("-", "+")), None, "the kernel subtracts where the contract adds"),
    "both halves turned the other way": (
        (HEAD_SECOND, HEAD_SECOND.replace("+", "-")),
        None,
        "the kernel takes all elements, and the contract only those where col < 32",
    ),
    "the wrong half": (("x[head, row, half]", "x[head, row, 1 - half]"), HEAD_FIRST, ""),
    "the first half twice": ((HEAD_SECOND, HEAD_SECOND.replace("first", "second")), None, "the kernel takes column col of 'x'"),
    "the column beside, in the contract": ((OTHER, OTHER.replace("cos.cols)", "cos.cols - 1)")), HEAD_FIRST, "the kernel takes column"),
    "cosine forgotten": ((HEAD_FIRST, HEAD_FIRST.replace("first * c", "first")), None, ""),
    "the angles of another position": (("td.load(sin[row, 0], shape", "td.load(sin[row // 2, 0], shape"), HEAD_FIRST, ""),
    "sine and cosine exchanged": (("td.load(cos[row, 0], shape", "td.load(sin[row, 0], shape"), HEAD_FIRST, "in place of 'cos'"),
    "the same head for all": (("x[head, row, half]", "x[heads[0], row, half]"), HEAD_FIRST, "reads matrix 0 of 'x'"),
}


def findings(tmp_path, file, name, edits, **sizes):
    """The lines of an example with each edit made, in this kernel or in a function behind the kernels; and what a check of the kernel finds."""
    source = pathlib.Path(file).read_text()
    for old, new in edits:
        head, start, rest = source.partition(f"def {name}(")
        assert old in rest
        source = head + start + rest.replace(old, new, 1)
    path = tmp_path / "edited.py"
    path.write_text(source)
    return source.splitlines(), kernel_in(path, name).check(**sizes)


@pytest.mark.parametrize("what", WRONG)
def test_wrong_norms_are_refused(what, tmp_path):
    name, edit, line = WRONG[what]
    source, found = findings(tmp_path, norms.__file__, name, [edit], M=64, N=40)
    assert {one.code for one in found if one.severity == "error"} == {"TD602"}
    assert source[found[0].primary.span.line - 1].strip() == (line or edit[1])


@every_norm
@pytest.mark.parametrize("cols", [64, 40])
def test_norms_have_no_finding(name, cols, tmp_path):
    """The same way, without an edit."""
    assert findings(tmp_path, norms.__file__, name, [], M=70, N=cols)[1] == ()


@pytest.mark.parametrize("what", WRONG_ROPE)
def test_wrong_turns_are_refused(what, tmp_path):
    edit = WRONG_ROPE[what]
    source, found = findings(tmp_path, rope.__file__, "rope", [edit], N=4, S=128, J=32)
    assert {one.code for one in found if one.severity == "error"} == {"TD602"}
    assert source[found[0].primary.span.line - 1].strip() == (edit[1] if edit[1].startswith("td.store") else TURN_FIRST)


def test_turns_have_no_finding(tmp_path):
    assert findings(tmp_path, rope.__file__, "rope", [], N=6, S=70, J=20)[1] == ()
    assert findings(tmp_path, rope.__file__, "rope_of_heads", [], H=6, S=70, D=64, J=32)[1] == ()
    assert findings(tmp_path, rope.__file__, "rope_of_heads", [], H=8, S=4096, D=64, J=32)[1] == ()  # 128 blocks that run together


@pytest.mark.parametrize("what", WRONG_HEADS)
def test_wrong_turns_of_heads_are_refused(what, tmp_path):
    """The line, and the cause where one change of the formula explains the value."""
    edit, line, cause = WRONG_HEADS[what]
    source, found = findings(tmp_path, rope.__file__, "rope_of_heads", [edit], H=4, S=128, D=64, J=32)
    assert {one.code for one in found if one.severity == "error"} == {"TD602"}
    assert source[found[0].primary.span.line - 1].strip() == (line or edit[1])
    assert cause in " ".join(found[0].notes)
