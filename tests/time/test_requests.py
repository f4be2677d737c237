"""kernel.profile in Python: wrong requests, and what can be done with its result."""

import copy
import json
import pickle

import numpy as np
import pytest

import tiledsl as td
from examples.catalogue import example
from tests.checks.kernels.attention import attention
from tests.kernels.dynamic import every
from tests.schemas import validate
from tiledsl.analysis.time.chips import CHIPS
from tiledsl.diagnostics.diagnostic import MissingSizes, UsageError
from tiledsl.runtime import profile as runtime_profile
from tiledsl.runtime.profile import gemm_of


@td.kernel(warps=1, sizes=dict(M=64), target="gfx942")
def double(x: td.gl[td.f32, "M", 32], y: td.gl[td.f32, "M", 32]):
    row = td.grid(td.cdiv(x.rows, 32))
    td.store(y[row, 0], 2 * td.load(x[row, 0], (32, 32)))


UNKNOWN = "kernel 'double' has no size or option '{}': it takes M"


@pytest.mark.parametrize(
    "given, said",
    [
        (dict(chip=5), "a chip is named by text, as in chip='MI300X', and got 5"),
        (dict(chip=""), "unknown chip '': there are MI250, MI250X, MI300X, MI325X, MI355X"),
        (dict(chip=["MI300X"]), "a chip is named by text, as in chip='MI300X', and got ['MI300X']"),
        (dict(iterations=0), "iterations must be at least 1, not 0"),
        (dict(iterations="5"), "iterations must be a whole number of at least 1, not '5'"),
        (dict(iterations=float("nan")), "iterations must be a whole number of at least 1, not nan"),
        (dict(iterations=True), "iterations must be a whole number of at least 1, not True"),
        (dict(model="origam"), "model of kernel 'double' is 'origam': 'tiledsl' or 'origami'"),
        (dict(model=1), "model of kernel 'double' is 1: 'tiledsl' or 'origami'"),
        (dict(model="origami", iterations=4), "iterations is of the model of the listing, and the model origami reads no listing: leave iterations out"),
        (dict(model="origami", timeline=True), "timeline is of the model of the listing, and the model origami reads no listing: leave timeline out"),
        (dict(model="origami", chip="MI355X", target="gfx942"), "MI355X is gfx950, and the kernel is for gfx942: name a chip of gfx942"),
        (dict(timeline="no"), "timeline of kernel 'double' is 'no': True or False"),
        (dict(allow_unchecked="no"), "allow_unchecked of kernel 'double' is 'no': True or False"),
        (dict(compiler="clang"), UNKNOWN.format("compiler")),
        (dict(unchecked=True), UNKNOWN.format("unchecked")),
        (dict(chips="MI300X"), UNKNOWN.format("chips").replace(":", " (did you mean 'chip'?):")),
    ],
)
def test_wrong_requests(given, said):
    with pytest.raises(UsageError) as error:
        double.profile(**given)
    assert [finding.message for finding in error.value.diagnostics] == [said]


def test_the_result_is_a_value():
    """Copies and pickles are equal to the prediction, and its JSON has finite numbers alone."""
    found = double.profile(chip=np.str_("MI300X"), timeline=False)
    for other in (copy.deepcopy(found), pickle.loads(pickle.dumps(found)), double.profile(chip="AMD Instinct MI300X")):
        assert (other, other.what_if, other.text) == (found, found.what_if, found.text)
    json.dumps(found.as_dict(), allow_nan=False)


@td.kernel(warps=1)
def one_product(a: td.gl[td.bf16, "M", 32], b: td.gl[td.bf16, 192, 32], c: td.gl[td.f32, "M", 192]):
    td.ensures(c, td.relu(a @ b.T) + 1)
    td.grid(td.cdiv(a.rows, 64), 6)


@td.kernel(warps=1)
def in_one_row(a: td.gl[td.bf16, 64, 32], b: td.gl[td.bf16, 192, 32], c: td.gl[td.f32, 64, 192]):
    td.ensures(c, a @ b.T)
    td.grid(6)


@td.kernel(warps=1)
def each_matrix(a: td.gl[td.bf16, "B", 64, 32], b: td.gl[td.bf16, "B", 64, 32], c: td.gl[td.f32, "B", 64, 64]):
    td.ensures(c, a @ b.T)
    td.grid(a.batch, 2)


@td.kernel(warps=1)
def product_of_a_product(a: td.gl[td.bf16, "M", 64], b: td.gl[td.bf16, 64, 64], c: td.gl[td.f32, "M", 64]):
    td.ensures(c, 2 * (a @ b.T) @ b)
    td.grid(td.cdiv(a.rows, 32), 2)


def test_the_closed_form_is_of_a_single_product_of_matrices():
    """The second estimate is a GEMM's, with the rows and columns of the grid: attention and a batch have none."""
    of_one = gemm_of(one_product.capture("gfx942", dict(M=256)), "bf16", CHIPS["MI300X"])
    assert of_one is not None and (of_one.m, of_one.n, of_one.k, of_one.rows, of_one.cols) == (256, 192, 32, 64, 32)
    others = attention.capture("gfx942", {}), each_matrix.capture("gfx942", dict(B=4)), product_of_a_product.capture("gfx942", dict(M=64))
    assert [gemm_of(kernel, "bf16", CHIPS["MI300X"]) for kernel in others] == [None, None, None]


def test_the_closed_form_alone(monkeypatch):
    """The model "origami" compiles nothing; its time is that of the row in the prediction, and it is a value."""
    kernel, sizes = example("K03").kernel, dict(M=512, N=512, K=512)
    beside = kernel.profile("gfx942", **sizes).origami_us
    monkeypatch.setattr(runtime_profile, "lower", None)
    found = kernel.profile("gfx942", model="origami", **sizes)
    assert found.time_us.likely == beside and found.time_us.low < beside < found.time_us.high
    assert (found.chip, found.flops, found.gemm.tiles, found.gemm.operands) == ("MI300X", 2 * 512**3, 16, "bf16")
    assert repr(found) == f"<Estimate of {found.kernel} on MI300X, closed form: {beside:,.1f} µs>"
    assert (copy.deepcopy(found), pickle.loads(pickle.dumps(found))) == (found, found)
    validate("closed_form", {"tiledsl": "0", **found.as_dict()})
    dynamic = every(kernel, M=128, N=128, K=64)
    assert dynamic.profile("gfx942", model="origami", **sizes).time_us == found.time_us
    with pytest.raises(MissingSizes, match="M"):
        one_product.profile("gfx942", model="origami")


@pytest.mark.parametrize(
    "kernel, sizes, why",
    [
        (double, {}, "'double' the contract has no product"),
        (attention, {}, "'attention' the contract has 2 products"),
        (each_matrix, dict(B=4), "'each_matrix' the product of the contract is one of batches"),
        (one_product, dict(M=64), "'one_product' it has no matrix instructions"),
        (in_one_row, {}, "'in_one_row' its grid has 1 dimension, which are no tiles of C"),
    ],
)
def test_no_closed_form_of_other_kernels(kernel, sizes, why):
    said = f"the closed form is of one product of matrices in tiles of the grid, and of kernel {why}: the model tiledsl, which is the default,"
    with pytest.raises(UsageError) as error:
        kernel.profile("gfx942", model="origami", **sizes)
    assert [finding.message for finding in error.value.diagnostics] == [f"{said} predicts every kernel"]
