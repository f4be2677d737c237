"""kernel.profile in Python: wrong requests, and what can be done with its result."""

import copy
import json
import pickle

import numpy as np
import pytest

import tiledsl as td
from tiledsl.diagnostics.diagnostic import UsageError


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
