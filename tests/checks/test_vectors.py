"""Coverage and edges of stored vectors, and the note on reductions between lanes."""

import pytest

import tiledsl as td
from tests.kernels import vectors


@td.kernel(warps=2)
def sums(x: td.gl[td.f32, 64, 64], y: td.gl[td.f32, 64, 1], z: td.gl[td.f32, 64], wrong=""):
    """The sums of rows as a matrix of one column and as a vector."""
    td.grid(1)
    warp = td.warp_id()
    total = td.row_sum(td.load(x[warp, 0], (32, 64), layout="row"))
    td.unchecked(y, "coverage is what is tested")
    td.store(y[0 if wrong == "twice" else warp, 1 if wrong == "beside" else 0], total)
    if wrong != "never":
        td.store(z[warp + 1 if wrong == "beyond" else warp], total)


@pytest.mark.parametrize(("wrong", "code"), [("", None), ("twice", "TD312"), ("beside", "TD301"), ("beyond", "TD301"), ("never", None)])
def test_stored_vectors_are_covered(wrong, code):
    found = [finding for finding in sums.check("gfx942", wrong=wrong) if finding.severity == "error"]
    assert [finding.code for finding in found] == ([code] if code else [])


def test_a_reduction_between_lanes_in_a_loop_is_noted():
    def notes(**options):
        found = vectors.gone_on.check("gfx942", M=128, N=128, L=128, **options)
        return [(one.severity, one.message, one.notes, one.helps) for one in found if one.code == "TD184"]

    assert notes(name="row_max", layout="row") == notes(name="col_max", layout="col") == []
    assert notes(name="row_max", layout="col") == [
        (
            "note",
            "the elements of a row lie in different lanes, and a loop reduces them",
            ("in layout col each register of a 32x32 tile takes 5 steps between lanes",),
            ("in layout col a lane holds elements of its columns: compute the transposed product, b @ a.T in place of a @ b.T, and take td.col_max",),
        )
    ]
    assert [helps for _, _, _, helps in notes(name="col_sum", layout="row", side=16, deep=16)] == [
        ("in layout row a lane holds elements of its rows: compute the transposed product, b @ a.T in place of a @ b.T, and take td.row_sum",)
    ]
