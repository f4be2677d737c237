"""The example of experts, and rows that are gathered and scattered: executed, against NumPy; wrong variants; data with a place that occurs twice."""

import numpy as np
import pytest

import tiledsl as td
from examples import moe as example
from examples.moe import combine, dispatch
from tests.bits import bf16, f32, whole
from tests.examples.edited import errors
from tiledsl.runtime.launch import execute
from tiledsl.sim import launch
from tiledsl.targets import TARGETS

pytestmark = [pytest.mark.in_turn, pytest.mark.filterwarnings("ignore:.*TD222", "ignore:.*TD701", "ignore:.*TD704")]
every_target = pytest.mark.parametrize("target", TARGETS)


@pytest.mark.thorough
@every_target
@pytest.mark.parametrize("tokens, each, pieces", [(6, 2, 12), (1, 1, 1), (5, 3, 8)])
def test_against_numpy(tokens, each, pieces, target):
    """Tokens of 1, 8 and 12 pieces; one expert for each token, and several."""
    slots = tokens * each
    places = np.random.default_rng(1).permutation(slots).astype(np.int32).reshape(tokens, each)
    x, y = whole(tokens, pieces, 128), whole(slots, pieces, 128, seed=1)
    weights = whole(tokens, 1, each, seed=2)
    sorted_x, combined = np.zeros((slots, pieces, 128), np.uint16), np.zeros((tokens, pieces, 128), np.uint16)
    dispatch(places, bf16(x), sorted_x, target=target)
    assert (f32(sorted_x)[places] == x[:, None]).all()
    combine(places, weights, bf16(y), combined, target=target)
    assert (f32(combined) == (weights[:, 0, :, None, None] * y[places]).sum(1)).all()


@td.kernel(warps=1)
def gathered(ids: td.gl[td.i32, "T"], x: td.gl[td.f32, "N", 256], y: td.gl[td.f32, "T", 256]):
    td.ensures(y, td.gather(2 * x, ids))
    i = td.grid(y.rows)
    row = td.read(ids[i], least=0, most=x.rows - 1)
    td.store(y.at(row=i, col=0), 2 * td.load(x.at(row=row, col=0), (1, 256)))


@td.kernel(warps=1)
def scattered(places: td.gl[td.i32, "T"], x: td.gl[td.f32, "T", 256], y: td.gl[td.f32, "T", 256]):
    td.ensures(y, td.scatter(x, places))
    i = td.grid(y.rows)
    row = td.read(places[i], least=0, most=y.rows - 1, unique=True)
    td.store(y.at(row=row, col=0), td.load(x.at(row=i, col=0), (1, 256)))


@every_target
def test_rows_of_matrices(target):
    """Rows that occur several times and not at all are gathered; rows are scattered to places that all differ."""
    x, ids = whole(4, 256), np.array([3, 3, 0, 2, 0, 3, 3], np.int32)
    y = np.full((7, 256), np.nan, np.float32)
    gathered(ids, x, y, target=target)
    assert (y == 2 * x[ids]).all()
    places = np.array([3, 0, 1, 2], np.int32)
    z = np.full((4, 256), np.nan, np.float32)
    scattered(places, x, z, target=target)
    assert (z[places] == x).all()


def test_a_place_that_occurs_twice():
    """The data break the declaration: a call says so before it runs; without this check, the blocks that store to one row race."""
    x, y, places = whole(4, 256), np.zeros((4, 256), np.float32), np.array([3, 0, 2, 0], np.int32)
    with pytest.raises(td.TiledslError) as error:
        scattered(places, x, y)
    (found,) = error.value.diagnostics
    assert (found.code, found.message) == ("TD870", "element 3 of 'places' is 0, as is element 1, and they are declared unique")
    lowered = scattered.lower(T=4)
    with pytest.raises(td.TiledslError, match="element 3 of 'places' is 0, as is element 1"):
        execute(lowered, [places, x, y])
    undeclared = lowered.asm.replace("td.read: argument 0", "argument 0")
    assert undeclared != lowered.asm
    assert {hazard.kind for hazard in launch(undeclared, 4, 64, [places, x, y]).hazards} == {"global-race"}


SIZES = {"dispatch": dict(T=6, K=2, R=12, S=12), "combine": dict(T=6, K=2, R=12, S=12)}
WRONG = [  # what is wrong in the kernel, and the codes of what is found
    ("dispatch", "most=sorted_x.batch - 1, unique=True", "most=sorted_x.batch - 1", "TD190"),  # not the contract's declaration
    ("dispatch", "most=sorted_x.batch - 1, unique=True", "most=sorted_x.batch, unique=True", "TD190"),
    ("dispatch", "sorted_x[place, piece, 0], token", "sorted_x[places.cols * t + k, piece, 0], token", "TD602"),  # in the order of tokens
    ("dispatch", "sorted_x[place, piece, 0], token", "sorted_x[t, piece, 0], token", "TD312"),
    ("dispatch", "sorted_x[place, piece, 0], token", "sorted_x[place, 0, 0], token", "TD312"),
    (
        "dispatch",
        "td.read(places[t, k], least=0, most=sorted_x",
        "td.read(places[t, 0], least=0, most=sorted_x",
        "TD312",
    ),  # each token to its first expert, twice
    (
        "dispatch",
        "range(places.cols):\n        place = td.read(places[t, k], least=0, most=sorted_x",
        "range(1):\n        place = td.read(places[t, k], least=0, most=sorted_x",
        "TD310",
    ),
    ("dispatch", "x[t, piece, 0]", "x[(t + 1) % x.batch, piece, 0]", "TD602"),  # the next token
    ("dispatch", "x[t, piece, 0]", "x[t, 0, 0]", "TD602"),
    ("combine", "td.read(places[t, k], least=0, most=sorted_y", "td.read(places[t, 0], least=0, most=sorted_y", "TD602"),  # the first expert for all
    ("combine", "weights.at(batch=t, row=0, col=k)", "weights.at(batch=t, row=0, col=0)", "TD602"),  # its weight for all
    ("combine", "weights.at(batch=t, row=0, col=k)", "weights.at(batch=0, row=0, col=k)", "TD602"),  # the first token's weights
    ("combine", "sorted_y[place, piece, 0]", "sorted_y[places.cols * t + k, piece, 0]", "TD602"),
    ("combine", "sorted_y[place, piece, 0]", "sorted_y[place, 0, 0]", "TD602"),
    ("combine", "total += td.load(weights", "total = td.load(weights", "TD602"),  # the last expert's result
    ("combine", ', (1, 1), layout="line") * result', ', (1, 1), layout="line") + result', "TD602"),
    ("combine", "y[t, piece, 0], td.cast", "y[t, 0, 0], td.cast", "TD312"),
    ("combine", "column=k, unique=True", "column=0, unique=True", "TD602"),
]


@pytest.mark.sample("0", "3", "6", "15")
@pytest.mark.parametrize("place", range(len(WRONG)))
def test_wrong_variants(place, tmp_path):
    name, old, new, codes = WRONG[place]
    _, found = errors(tmp_path, example.__file__, name, old, new, **SIZES[name])
    assert {one.code for one in found} == set(codes.split())


def test_the_right_kernels_have_no_finding():
    for kernel, sizes in ((dispatch, SIZES["dispatch"]), (combine, SIZES["combine"]), (gathered, dict(T=8, N=3)), (scattered, dict(T=8))):
        assert [one for one in kernel.check(**sizes) if one.severity != "note"] == []


def test_places_that_may_be_equal():
    """Without the declaration, two blocks may store to one row: the kernel is refused at the store, and the help names the declaration."""

    @td.kernel(warps=1)
    def kernel(places: td.gl[td.i32, 4], x: td.gl[td.f32, 4, 256], y: td.gl[td.f32, 4, 256]):
        i = td.grid(4)
        row = td.read(places[i], least=0, most=3)
        td.store(y.at(row=row, col=0), td.load(x.at(row=i, col=0), (1, 256)))

    (found,) = [one for one in kernel.check() if one.severity == "error"]
    assert found.code == "TD312" and found.helps[-1] == "if no two elements of 'places' are equal, declare this: td.read(…, unique=True)"
