"""Wrong formulas of contracts, with reductions, softmax, masks and batches: the whole text of each error; and the shapes of right ones."""

import textwrap

import pytest

import tiledsl as td

HEAD = """
import tiledsl as td
@td.kernel(warps=1)
def k(a: td.gl[td.f32, 32, 64], q: td.gl[td.f32, 8, 32, 64], v: td.gl[td.f32, 64], c: td.gl[td.f32, 32, 64], r: td.gl[td.f32, 8, 32], one: td.gl[td.i32, 1]):
"""
WRONG = {
    "td.ensures(c, td.softmax(v))": "error[TD180]: td.softmax takes rows and columns, and v has 64 columns",
    "td.ensures(c, td.softmax(a, causal=1))": "error[TD101]: td.softmax takes causal=True or where=, and got 1",
    "td.ensures(c, td.softmax(a, causal=True, where=lambda i, j: j < i))": "error[TD101]: td.softmax takes causal=True or where=, and got both",
    "td.ensures(c, td.softmax(a, where=3))": "error[TD104]: td.softmax takes a function of an element's place, and got 3",
    "td.ensures(c, td.softmax(a, where=lambda n, i, j: j < i))": (
        "error[TD104]: td.softmax takes a function of row and column, and got one of 3 parameters"
    ),
    "td.ensures(c, td.softmax(a, where=lambda i, j: j < i + td.warp_id() + td.lane_id()))": (
        "error[TD104]: the function of td.softmax depends on the lane that executes it: 'lane'"
    ),
    "td.ensures(c, td.row_sum(v))": "error[TD180]: td.row_sum takes rows and columns, and v has 64 columns",
    "td.ensures(c, td.row_max(a) @ a)": "error[TD180]: the contract multiplies row_max(a) with 32 rows x 1 columns by a with 32 rows x 64 columns",
    "td.ensures(r, td.row_sum(a))": "error[TD180]: 'r' has 8 rows x 32 columns, and row_sum(a) has 32 rows x 1 columns",
    "td.ensures(c, td.where(lambda i, j: j < i, 1, 2))": (
        "error[TD180]: td.where in a contract chooses by the element's place, and 1 and 2 have none"
    ),
    "td.ensures(c, td.matrix_of(a, lambda n: n))": (
        "error[TD180]: td.matrix_of takes a batch of matrices, and a has 32 rows x 64 columns"
    ),
    "td.ensures(r, td.row_sum(td.matrix_of(q, 3.0)))": "error[TD104]: td.matrix_of takes a function, and got 3.0",
    "td.ensures(c, td.matrix_of(q, 99))": "error[TD180]: q has 8 matrices x 32 rows x 64 columns, and no matrix 99",
    "td.ensures(c, td.matrix_of(q, -1))": "error[TD180]: q has 8 matrices x 32 rows x 64 columns, and no matrix -1",
    "td.ensures(c, td.column_of(3, lambda j: j))": "error[TD180]: td.column_of takes a formula with columns, and 3 has no rows and columns",
    "td.ensures(c, td.column_of(a, 3))": "error[TD104]: td.column_of takes a function, and got 3",
    "td.ensures(c, td.column_of(a, lambda j: j + 1))": (
        "error[TD180]: td.column_of takes column 64 of a for column 63, and a has 32 rows x 64 columns"
    ),
    "td.ensures(c, td.column_of(a, lambda j: j - 1))": (
        "error[TD180]: td.column_of takes column -1 of a for column 0, and a has 32 rows x 64 columns"
    ),
    "td.ensures(c, td.column_of(a, lambda j: (j + td.warp_id() + td.lane_id()) % 64))": (
        "error[TD104]: the function of td.column_of depends on the lane that executes it: 'lane'"
    ),
    "td.ensures(c, td.column_of(a, lambda j: j % 8, cols=8))": (
        "error[TD180]: 'c' has 32 rows x 64 columns, and column_of(a, col, cols=8) has 32 rows x 8 columns"
    ),
    "td.ensures(c, td.column_of(a, lambda j: j % 8, cols=0))": "error[TD104]: cols= of td.column_of is a number of columns, and got 0",
    "td.ensures(c, td.group_sum(a, 2))": "error[TD180]: td.group_sum takes a batch of matrices, and a has 32 rows x 64 columns",
    "td.ensures(c, td.group_sum(q, 3))": "error[TD180]: td.group_sum sums groups of 3 matrices, and q has 8 matrices x 32 rows x 64 columns",
    "td.ensures(c, td.group_sum(td.matrix_of(q, lambda n: n), 2))": (
        "error[TD180]: td.group_sum of matrix_of(q, matrix), which has as many matrices as the formulas beside it"
    ),
    "td.ensures(c, td.group_sum(q, 0))": "error[TD105]: the number of matrices of td.group_sum is 0, and must be a whole number that Python knows, at least 1",
    "td.ensures(c, td.column(q))": "error[TD180]: td.column takes a vector or a matrix, and q has 8 matrices x 32 rows x 64 columns",
    "td.ensures(c, a * td.column(v))": "error[TD180]: the contract combines a with 32 rows x 64 columns and column(v) with 64 rows x 1 columns",
    "td.ensures(c, 3 @ (a @ a.T))": "error[TD180]: 3 has no rows and columns, and @ multiplies matrices",
    "td.ensures(c, True * a)": "error[TD104]: a contract is made of tensors, their products and numbers, and got True",
    "td.ensures(c, q @ td.group_sum(q, 2).T)": (
        "error[TD180]: the contract multiplies batches of different length: q with 8 matrices x 32 rows x 64 columns,"
        " group_sum(q, 2).T with 4 matrices x 64 rows x 32 columns"
    ),
    "td.ensures(c, td.matrix_of(a, 0))": "error[TD180]: td.matrix_of takes a batch of matrices, and a has 32 rows x 64 columns",
    "td.ensures(c, td.column_parts(q, 2))": (
        "error[TD180]: td.column_parts takes rows and columns, and q has 8 matrices x 32 rows x 64 columns"
    ),
    "td.ensures(c, td.column_parts(a, 2) @ a)": (
        "error[TD180]: the contract multiplies column_parts(a, 2) with 32 rows x 64 columns by a with 32 rows x 64 columns"
    ),
    "td.ensures(c, td.sum_of_parts(q, 3))": (
        "error[TD180]: td.sum_of_parts adds 3 parts, and q has 8 matrices x 32 rows x 64 columns"
    ),
    "td.ensures(c, td.dequantised(a, 2.0))": (
        "error[TD180]: td.dequantised takes scales with columns, and 2.0 has no rows and columns"
    ),
    "td.ensures(c, td.dequantised(a, one))": (
        "error[TD180]: td.dequantised takes a scale for each 32 columns of a, 2 for each row, and one has 1 columns"
    ),
    "td.ensures(c, td.by_groups(one, lambda g: a))": (
        "error[TD104]: td.by_groups takes two offsets or more, of a known number, and 'one' has 1"
    ),
    "td.ensures(r, td.softmax(q))": "error[TD180]: 'r' has 8 rows x 32 columns, and softmax(q) has 8 matrices x 32 rows x 64 columns",
}  # fmt: skip


@pytest.mark.parametrize("line", WRONG)
def test_wrong_formulas(line, refusal):
    body = HEAD.lstrip("\n") + textwrap.indent(f"{line}\ntd.grid(1)", "    ")
    assert refusal(body).splitlines()[1] == WRONG[line]


def test_texts_and_shapes():
    @td.kernel(warps=1)
    def kernel(
        q: td.gl[td.bf16, 8, "S", 64],
        k: td.gl[td.bf16, 2, "T", 64],
        o: td.gl[td.f32, 8, "S", 64],
        r: td.gl[td.f32, 8, "S"],
        w: td.gl[td.f32, 32],
        g: td.gl[td.f32, 2, 64, "S"],
    ):
        shared = td.matrix_of(k, lambda n: n // 4)
        scores = 0.125 * (q @ shared.T)
        td.ensures(o, td.softmax(scores, where=lambda i, j: (j <= i) & (j > i - 9)) @ shared)
        td.ensures(r, td.row_sum(td.exp(scores - td.row_max(scores))))
        td.ensures(g, td.group_sum((q * td.column(td.old(r))).T, 4))
        td.ensures(w, td.row_max(td.column(td.old(w)) * td.old(w)))
        td.grid(1)
        td.store(o[0, 0, 0], td.zeros(td.f32, 32, 64))

    assert [(one.tensor.name, one.formula) for one in kernel.capture("gfx942", {"S": 32, "T": 64}).contracts] == [
        ("o", "softmax(0.125 * (q @ matrix_of(k, matrix // 4).T), where=(col <= row) & (col > (row - 9))) @ matrix_of(k, matrix // 4)"),
        ("r", "row_sum(exp(0.125 * (q @ matrix_of(k, matrix // 4).T) - row_max(0.125 * (q @ matrix_of(k, matrix // 4).T))))"),
        ("g", "group_sum((q * column(old(r))).T, 4)"),
        ("w", "row_max(column(old(w)) * old(w))"),
    ]


def test_a_tensor_with_an_element_for_each_row_is_a_column_vector(refusal):
    shown = refusal(HEAD.lstrip("\n").replace("r: td", "s: td.gl[td.f32, 32], r: td") + "    td.ensures(c, a * s)\n    td.grid(1)").splitlines()
    assert shown[1] == "error[TD180]: the contract combines a with 32 rows x 64 columns and s with 32 columns"
    assert any(line.endswith("= help: s is a row vector; if s has an element for each row, write td.column(s)") for line in shown)
