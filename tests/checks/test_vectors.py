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
            ('in layout row a lane holds elements of its rows: load the tile by td.load(…, layout="row"), and make its vectors with layout="row" too',),
        )
    ]
    assert [helps for _, _, _, helps in notes(name="col_sum", layout="row", side=16, deep=16)] == [
        ('in layout col a lane holds elements of its columns: load the tile by td.load(…, layout="col"), and make its vectors with layout="col" too',)
    ]


@td.kernel(warps=1)
def of_products(a: td.gl[td.bf16, 32, 64], y: td.gl[td.f32, 32], across=False):
    """A product, whose transposed product has the rows as columns."""
    td.grid(1)
    tile, total = td.st(td.bf16, 32, 32), td.zeros(td.f32, *((1, 32) if across else (32, 1)), layout="row" if across else "col")
    for k in td.range(2):
        td.load(tile, a[0, k])
        td.barrier()
        acc = td.zeros(td.f32, 32, 32)
        td.mma_ABt(acc, td.load(tile), td.load(tile))
        if across:
            td.col_sum(td.swap_layout(acc), into=total)
        else:
            td.row_sum(acc, into=total)
        td.barrier()
    td.store(y[0], total)


def test_a_product_is_computed_transposed():
    help = "in layout {0} a lane holds elements of its {0}{1}: compute the transposed product, b @ a.T in place of a @ b.T, and take td.{0}_sum"
    for across, layout, other in ((False, "col", "umns"), (True, "row", "s")):
        found = [one for one in of_products.check("gfx942", across=across) if one.code == "TD184"]
        assert [one.helps for one in found] == [(help.format(layout, other),)]
