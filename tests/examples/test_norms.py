"""The norms and the rotary embedding of the examples: executed against torch in double precision, counted, and wrong variants refused."""

from collections import Counter

import pytest
import torch

from examples import norms, rope
from tests.examples.edited import findings
from tests.examples.lines import accesses, touched
from tests.in_turn import alternating
from tiledsl.asm.text.syntax import Instruction
from tiledsl.targets import TARGETS

pytestmark = pytest.mark.in_turn

every_target = pytest.mark.parametrize("target", TARGETS)
KERNELS = {kernel.name: kernel for kernel in (norms.rms_norm, norms.add_rms_norm, norms.layer_norm, norms.dropout_add_layer_norm)}
every_norm = pytest.mark.parametrize("name", KERNELS)
EPS = 1e-5
LONG = 32776  # columns of a row that is read twice
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

    Rows of more than 32768 columns are read once for mean and variance, less the mean of a part p of them: elements and their mean are off by at most 3d, and
    the variance, a difference of means of squares that are at most v / p, by 3·(n + 8)·u·v / p.
    """
    wide = {name: tensor.double() for name, tensor in tensors.items()}
    dropped = wide["x"] * wide.get("keep", 1)
    summed = dropped + wide.get("residual", 0)
    size = dropped.abs() + abs(wide.get("residual", torch.zeros(())))
    n, centred = summed.shape[1], "bias" in wide
    away = summed - summed.mean(1, keepdim=True) if centred else summed
    at_once = centred and n > norms.LONGEST
    d = (3 if at_once else 1) * (n + 4) * F32 * size.mean(1, keepdim=True) if centred else 0
    e = d + 2 * F32 * size + F32 * away.abs()
    v, q = (away * away).mean(1, keepdim=True), (e * e).mean(1, keepdim=True).sqrt()
    r = torch.rsqrt(v + EPS)
    relative = (2 * v.sqrt() * q + q * q) * r * r / 2 + ((n + 4) / 2 + 3) * F32
    if at_once:
        relative = relative + 3 * (n + 8) * F32 * v * (n / norms.TILE / 2 + 1) * r * r / 2  # of a row's n columns, eight tiles of a quarter of TILE
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


@pytest.mark.thorough
@every_target
@every_norm
@pytest.mark.parametrize("shape", [(70, 64), (37, 40), (16, 33), (1, 1), (9, 1000), (3, 2112), (5, 4100), (8, 8192), (4, 8300), (3, 32768), (5, 33000)])
def test_norms(name, shape, target):
    """Rows and columns that the tiles divide and do not; a row of zeros, one of a large mean, and one of large elements."""
    x = torch.randn(shape, generator=torch.Generator().manual_seed(1))
    if shape[0] > 3:
        x[1] = 0
        x[2] += 1000  # E(x²) - E(x)² would have no digit of the variance left
        x[3] *= 1e17 if shape[1] < norms.LONGEST else 1e16  # the sum of a row's squares stays below 3.4e38, the largest number of f32
    assert_right(run(name, x, target))


def test_the_row_of_a_large_mean_tells_a_variance_that_cancels():
    """The bound of the test above is below the error of the variance as the difference of two means."""
    x = 1000 + torch.randn(1, 64, generator=torch.Generator().manual_seed(1))
    tensors = tensors_of("layer_norm", x)
    variance = (x * x).mean() - x.mean() ** 2
    tensors["y"] = (x - x.mean()) * torch.rsqrt(variance + EPS) * tensors["weight"] + tensors["bias"]
    with pytest.raises(AssertionError):
        assert_right(tensors)


@pytest.mark.thorough
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


def assert_no_spills(lowered):
    used = lowered.resources
    assert (used.vgpr_spills, used.sgpr_spills, used.scratch_bytes, used.calls) == (0, 0, 0, 0)


def assert_in_registers(lowered):
    assert_no_spills(lowered)
    assert lowered.resources.lds_bytes == 0


WIDTHS = (4096, 8192, 32768)
NORMS = [("rms_norm", 1, 1, 1), ("add_rms_norm", 2, 1, 2), ("layer_norm", 1, 2, 1), ("dropout_add_layer_norm", 3, 2, 2)]


@pytest.mark.thorough
@every_target
@pytest.mark.parametrize("name, matrices, vectors, outputs, cols", alternating(NORMS, WIDTHS))
def test_each_line_is_read_once_and_written_once(name, matrices, vectors, outputs, cols, target):
    """A wave moves 16 bytes a lane, and eight lines of 128 bytes at a time; the eight waves of a block touch no line twice. Of the weights
    a wave reads the lines of one row at a time."""
    found = KERNELS[name].lower(target=target, M=64, N=cols)
    assert_no_spills(found)
    size, (rows, _) = (4 if name == "layer_norm" else 2), norms.shares(cols)
    count = matrices + vectors
    assert_each_line_once(found, rows, cols * size, matrices, vectors, outputs)
    of_wave = rows * cols * size // 1024 // 8  # accesses to a matrix
    assert memory(found) == {
        "global_load_dwordx4": count * of_wave,
        "global_store_dwordx4": outputs * of_wave,
        "ds_write_b32": 1 + ("layer" in name),
        "ds_read_b32": 8 * (1 + ("layer" in name)),
    }


@pytest.mark.thorough
@every_target
@pytest.mark.parametrize("name, matrices, vectors, outputs", NORMS)
def test_long_rows_are_read_twice(name, matrices, vectors, outputs, target):
    """16 bytes a lane and whole lines as above."""
    found, size = KERNELS[name].lower(target=target, M=64, N=36864), 4 if name == "layer_norm" else 2
    assert_no_spills(found)
    some, lines = accesses(found), 36864 * size // 128
    assert {(one.bytes, len(one.lines[0])) for one in some} == {(16, 8), (16, 2)}
    for kind, counts in (("read", {2: 4 * lines * matrices, 1: lines * vectors}), ("write", {1: 4 * lines * outputs})):
        assert Counter(touched(some, kind).values()) == counts


def assert_each_line_once(lowered, rows, row, matrices, vectors, outputs):
    """What the waves of block 0 touch: of each matrix and output so many rows of `row` bytes, and of each vector one."""
    found = accesses(lowered)
    assert {one.bytes for one in found} == {16}
    for kind, wide, narrow in (("read", matrices, vectors), ("write", outputs, 0)):
        lines = touched(found, kind)
        assert set(lines.values()) == {1}
        assert len(lines) * 128 == wide * rows * row + narrow * row
        assert {len(one.lines[0]) for one in found if one.kind == kind} == {8} | ({8 // rows} if narrow else set())


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


@pytest.mark.sample("1-1-2-gfx950")
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


@pytest.mark.thorough
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


@pytest.mark.thorough
@every_target
def test_rope_reads_cosines_and_sines_once_for_four_heads(target):
    """16 loads of x and 8 of cos and sin, each 16 bytes a lane: four heads of 128 columns."""
    found = rope.rope.lower(target=target, N=8, S=64, J=64)
    other = rope.rope_of_heads.lower(target=target, H=4, S=64, D=128, J=64)
    for one in (found, other):
        assert memory(one) == {"global_load_dwordx4": 24, "global_store_dwordx4": 16}
        assert_in_registers(one)


LAYER = "part.store(y, k, away(k) * scale * part.of_columns(weight, k) + part.of_columns(bias, k))"
RMS = "part.store(y, k, again(k) * scale * part.of_columns(weight, k))"
STORE = "td.store(y[self.row, self.column(k)], td.cast(tile, y.dtype))"
TOTAL = "part.store(total, k, tile)"
SUM = "part.load(x, k) * part.load(keep, k) + part.load(residual, k)"
ROOT = "td.rsqrt(self.row_sum(lambda k: square(tile(k))) / self.count + eps)"
MEAN = "mean = self.row_sum(first) / self.count"
MASK = "td.where(td.col_index(tile, self.column(k) * self.cols) < self.count, tile, 0)"
PLACE = "td.subtile(sums, (self.rows, 1), (self.group, self.place))"
OTHER_PLACES = "for n in range(self.share))"
LOAD = "td.load(x[self.row, self.column(k)], (self.rows, self.cols), layout"
VECTOR = "td.load(vector[self.column(k)], self.cols"
REST = "td.rsqrt(self.over_warps(squares) / self.count - rest * rest + eps)"
WRONG = {  # the kernel, the columns, the edit, and a part of what the finding says
    "mean not subtracted": ("layer_norm", 40, ("inside(again(k) - mean, k)", "inside(1 * again(k), k)"), "the kernel does not subtract"),
    "mean not subtracted after a dropout": (
        "dropout_add_layer_norm",
        40,
        ("inside(again(k) - mean, k)", "inside(1 * again(k), k)"),
        "the kernel does not subtract",
    ),
    "mean of the elements behind the last": ("layer_norm", 40, (MEAN, MEAN.replace("self.count", "64")), ""),
    "mean added": ("layer_norm", 40, ("inside(again(k) - mean", "inside(again(k) + mean"), "the kernel adds where the contract subtracts"),
    "eps outside the root": ("rms_norm", 40, (ROOT, ROOT.replace(" + eps)", ") + eps")), ""),
    "eps forgotten": ("rms_norm", 40, (ROOT, ROOT.replace(" + eps", "")), "the kernel leaves out an addend"),
    "eps subtracted": ("add_rms_norm", 40, (ROOT, ROOT.replace("+ eps", "- eps")), "the kernel subtracts where the contract adds"),
    "divisor wrong": ("layer_norm", 40, (ROOT, ROOT.replace("self.count", "(self.count - 1)")), "the value is right with 40 in place of 39"),
    "no divisor": ("rms_norm", 40, (ROOT, ROOT.replace(" / self.count", "")), "the kernel does not divide by 40"),
    "root in place of its reciprocal": ("rms_norm", 40, (ROOT, ROOT.replace("td.rsqrt", "td.sqrt")), ""),
    "sum in place of the sum of squares": ("rms_norm", 40, (ROOT, ROOT.replace("square(tile(k))", "tile(k)")), ""),
    "columns behind the last in the variance": (
        "layer_norm",
        40,
        ("tile, 0) if self.ragged else tile", "tile, 0) if not self.ragged else tile"),
        "zeros beyond the 40 elements",
    ),
    "mask off by one": ("layer_norm", 40, (MASK, MASK.replace("< self.count", "< self.count - 1")), ""),
    "mask one too late": ("dropout_add_layer_norm", 40, (MASK, MASK.replace("< self.count", "<= self.count")), ""),
    "bias forgotten": ("layer_norm", 40, (LAYER, LAYER.replace(" + part.of_columns(bias, k)", "")), "the kernel leaves out an addend"),
    "bias before the weight": ("layer_norm", 40, (LAYER, "part.store(y, k, (away(k) * scale + part.of_columns(bias, k)) * part.of_columns(weight, k))"), ""),
    "weight forgotten": ("rms_norm", 40, (RMS, "part.store(y, k, again(k) * scale)"), "the kernel does not multiply by 'weight'"),
    "weight and bias exchanged": (
        "layer_norm",
        40,
        (LAYER, LAYER.replace("weight", "w").replace("bias", "weight").replace("(w,", "(bias,")),
        "in each other's place",
    ),
    "scale squared": ("rms_norm", 40, (RMS, RMS.replace("scale", "scale * scale")), ""),
    "scale forgotten": ("add_rms_norm", 40, ("again(k) * scale *", "again(k) *"), ""),
    "residual not stored": ("dropout_add_layer_norm", 40, (TOTAL, "part.store(total, k, part.load(x, k) * part.load(keep, k))"), "leaves out an addend"),
    "residual subtracted": ("add_rms_norm", 40, ("+ part.load(residual, k)", "- part.load(residual, k)"), "the kernel subtracts where the contract adds"),
    "dropout of the residual": ("dropout_add_layer_norm", 40, (SUM, "(part.load(x, k) + part.load(residual, k)) * part.load(keep, k)"), ""),
    "dropout twice": ("dropout_add_layer_norm", 40, (SUM, SUM.replace("* part.load(keep, k)", "* part.load(keep, k) * part.load(keep, k)")), ""),
    "no dropout": ("dropout_add_layer_norm", 40, (SUM, SUM.replace(" * part.load(keep, k)", "")), "does not multiply by 'keep'"),
    "rows of the block before": ("rms_norm", 40, (LOAD, LOAD.replace("self.row,", "(self.row + 1) // 2,")), ""),
    "weight of the first columns": ("rms_norm", 4096, (VECTOR, VECTOR.replace("self.column(k)", "k")), ""),
    "columns of the warp beside": ("rms_norm", 4096, (LOAD, LOAD.replace("self.column(k)", "(self.column(k) + 1) % 16")), ""),
    "one warp's sum left out": ("rms_norm", 4096, (OTHER_PLACES, "for n in range(self.share - 1))"), "of a sum over 4096 are left out"),
    "one warp's sum twice": ("rms_norm", 4096, ("(self.group, n)), layout", "(self.group, max(1, n))), layout"), ""),
    "the warp's own sum": ("rms_norm", 4096, ("return sum(others, first)", "return total"), "only elements 0..511 of a sum over 4096 take part"),
    "sums of one tile alone": ("rms_norm", 4096, ("td.row_sum(tile(k), into=total)", "pass"), ""),
    "sums of one step alone": ("rms_norm", LONG, ("td.row_sum(tile(k), into=total)", "pass"), ""),
    "the last step left out": ("layer_norm", LONG, ("td.range(1, self.tiles)", "td.range(1, self.tiles - 1)"), ""),
    "the first step left out of the squares": ("layer_norm", LONG, ("td.row_sum(away), td.row_sum(square(away))", "td.row_sum(away), 0 * near"), ""),
    "the square of the rest not subtracted": ("layer_norm", LONG, (REST, REST.replace(" - rest * rest", "")), ""),
    "the mean over the padded columns": (
        "layer_norm",
        LONG,
        ("rest = self.over_warps(total) / self.count", "rest = self.over_warps(total) / (self.cols * self.share * self.tiles)"),
        "the value is right with 32776 in place of 36864",
    ),
    "the rest not subtracted": ("layer_norm", LONG, ("return near + rest", "return near"), ""),
    "columns behind the last in a long row": ("layer_norm", LONG, ("away = self.inside(tile(k) - near, k)", "away = tile(k) - near"), ""),
    "the part of a warp as the first part": ("layer_norm", LONG, ("near = self.over_warps(td.row_sum(first))", "near = td.row_sum(first)"), ""),
    "total less the residual": ("add_rms_norm", LONG, (TOTAL, "part.store(total, k, tile - part.load(residual, k))"), ""),
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


@pytest.mark.sample("one warp's sum left out")
@pytest.mark.parametrize("what", WRONG)
def test_wrong_norms_are_refused(what, tmp_path):
    """In the line that stores; and the cause where one change of the formula, or of its sums, explains the value."""
    name, cols, edit, cause = WRONG[what]
    source, found = findings(tmp_path, norms.__file__, name, [edit], M=64, N=cols)
    assert {one.code for one in found if one.severity == "error"} == {"TD602"}
    for one in found:
        assert source[one.primary.span.line - 1].strip() == STORE
        assert cause in " ".join(one.notes)


@pytest.mark.thorough
def test_sums_that_no_barrier_orders(tmp_path):
    _, found = findings(tmp_path, norms.__file__, "rms_norm", [("        td.barrier()\n", "")], M=64, N=4096)
    assert [one.code for one in found] == ["TD401"]
    _, found = findings(tmp_path, norms.__file__, "rms_norm", [(PLACE, PLACE.replace("self.place", "0"))], M=64, N=4096)
    assert "TD401" in {one.code for one in found}


@pytest.mark.sample("64-rms_norm", "131072-rms_norm")
@every_norm
@pytest.mark.parametrize("cols", [64, 40, 520, 1000, 2112, 4096, 8000, 8192, 20000, 32768, LONG, 131072])
def test_norms_have_no_finding(name, cols, tmp_path):
    """The same way, without an edit."""
    assert findings(tmp_path, norms.__file__, name, [], M=70, N=cols)[1] == ()


@pytest.mark.sample("turned the other way")
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


@pytest.mark.thorough
@pytest.mark.parametrize("what", WRONG_HEADS)
def test_wrong_turns_of_heads_are_refused(what, tmp_path):
    """The line, and the cause where one change of the formula explains the value."""
    edit, line, cause = WRONG_HEADS[what]
    source, found = findings(tmp_path, rope.__file__, "rope_of_heads", [edit], H=4, S=128, D=64, J=32)
    assert {one.code for one in found if one.severity == "error"} == {"TD602"}
    assert source[found[0].primary.span.line - 1].strip() == (line or edit[1])
    assert cause in " ".join(found[0].notes)
