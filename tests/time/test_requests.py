"""kernel.profile in Python: wrong requests, and what can be done with its result."""

import copy
import json
import pickle

import numpy as np
import pytest

import tiledsl as td
from tests.checks.kernels.attention import attention
from tiledsl.diagnostics.diagnostic import UsageError
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
        assert (other, other.text) == (found, found.text)
    json.dumps(found.as_dict(), allow_nan=False)


@td.kernel(warps=1)
def one_product(a: td.gl[td.bf16, "M", 32], b: td.gl[td.bf16, 192, 32], c: td.gl[td.f32, "M", 192]):
    td.ensures(c, td.relu(a @ b.T) + 1)
    td.grid(td.cdiv(a.rows, 64), 6)


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
    of_one = gemm_of(one_product.capture("gfx942", dict(M=256)), "bf16", 2048.0)
    assert of_one is not None and (of_one.m, of_one.n, of_one.k, of_one.rows, of_one.cols) == (256, 192, 32, 64, 32)
    others = attention.capture("gfx942", {}), each_matrix.capture("gfx942", dict(B=4)), product_of_a_product.capture("gfx942", dict(M=64))
    assert [gemm_of(kernel, "bf16", 2048.0) for kernel in others] == [None, None, None]
