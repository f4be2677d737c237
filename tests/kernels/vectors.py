"""Kernels with vectors, reductions and masks."""

import tiledsl as td

REDUCTIONS = {name: getattr(td, name) for name in ("row_max", "row_min", "row_sum", "col_max", "col_min", "col_sum")}
CHOSEN = {
    "causal": lambda x, row, col: td.where(td.row_index(x, row) >= td.col_index(x, col), x, float("-inf")),
    "strict": lambda x, row, col: td.where(td.row_index(x, row) > td.col_index(x, col), x, 0),
    "diagonal": lambda x, row, col: td.where(td.row_index(x, row) == td.col_index(x, col), 1, x),
    "tail": lambda x, row, col: td.where((td.row_index(x, row) < 50) & (td.col_index(x, col) < 41), x, -1),
    "band": lambda x, row, col: td.where((td.row_index(x, row) - td.col_index(x, col) < 9) & (td.col_index(x, col) - td.row_index(x, row) < 9), x, -x),
    "checks": lambda x, row, col: td.where((td.row_index(x, row) + td.col_index(x, col)) % 2 == 0, x, 2 * x),
    "positive": lambda x, row, col: td.where(x > 0, x, 0.25 * x),
    "between": lambda x, row, col: td.where((x >= -0.5) & (0.5 >= x), x, 0),
    "outside": lambda x, row, col: td.where((x < -0.5) | ~(x <= 0.5), 1, x),
    "positive tail": lambda x, row, col: td.where((x > 0) & (td.row_index(x, row) < 50), 1, 0 * x),
    "places": lambda x, row, col: x + 100 * td.row_index(x, row) - td.col_index(x, col),
    "above the row": lambda x, row, col: td.where(x > td.row_max(x) - 1, x, 0),
    "above the column": lambda x, row, col: td.where(x < td.col_min(x) + 1, 0, x),
}


@td.kernel(warps=1)
def reduced(x: td.gl[td.f32, "M", "N"], rows: td.gl[td.f32, "M", 1], cols: td.gl[td.f32, 1, "N"], name="row_max", layout="col"):
    """Each row, or each column, of one tile."""
    td.grid(1)
    tile = td.load(x[0, 0], (x.rows, x.cols), layout=layout)
    if name.startswith("row"):
        td.store(rows[0, 0], REDUCTIONS[name](tile))
        td.keep(cols[0, 0], (1, x.cols))
    else:
        td.store(cols[0, 0], REDUCTIONS[name](tile))
        td.keep(rows[0, 0], (x.rows, 1))


@td.kernel(warps=2)
def gone_on(x: td.gl[td.f32, "M", "N"], lines: td.gl[td.f32, "L"], name="row_max", layout="row", side=32, deep=32):
    """Each row, or each column, of a matrix, from one tile after the other; the result is a tensor of one dimension."""
    block, warp = td.grid(lines.cols // (2 * side)), td.warp_id()
    line = 2 * block + warp
    first = {"max": float("-inf"), "min": float("inf"), "sum": 0}[name[4:]]
    if name.startswith("row"):
        total = td.full(td.f32, side, 1, first, layout=layout)
        for k in td.range(td.cdiv(x.cols, deep)):
            REDUCTIONS[name](td.load(x[line, k], (side, deep), layout=layout), into=total)
    else:
        total = td.full(td.f32, 1, side, first, layout=layout)
        for k in td.range(td.cdiv(x.rows, deep)):
            REDUCTIONS[name](td.load(x[k, line], (deep, side), layout=layout), into=total)
    td.store(lines[line], total)


@td.kernel(warps=1)
def chosen(x: td.gl[td.f32, "M", "N"], y: td.gl[td.f32, "M", "N"], what="causal", layout="col", side=32):
    row, col = td.grid(td.cdiv(x.rows, side), td.cdiv(x.cols, 2 * side))
    tile = td.load(x[row, col], (side, 2 * side), layout=layout)
    td.store(y[row, col], CHOSEN[what](tile, row * side, col * 2 * side))


@td.kernel(warps=1)
def broadcast(
    x: td.gl[td.f32, "M", "N"],
    down: td.gl[td.f32, "M"],
    across: td.gl[td.f32, "N"],
    half: td.gl[td.bf16, "M", 1],
    y: td.gl[td.f32, "M", "N"],
    z: td.gl[td.bf16, "M"],
    layout="col",
    side=32,
):
    """y = (x * down + across) - max(half, 1): vectors of both kinds, loaded, converted and computed with."""
    row, col = td.grid(td.cdiv(x.rows, 2 * side), td.cdiv(x.cols, side))
    tile = td.load(x[row, col], (2 * side, side), layout=layout)
    tall = td.load(down[row], (2 * side, 1), layout=layout)
    wide = td.load(across[col], side, layout=layout)
    other = td.maximum(td.cast(td.load(half[row, 0], (2 * side, 1), layout=layout), td.f32), 1)
    td.store(y[row, col], (tile * tall + wide) - other)
    if col == 0:
        td.store(z[row], td.cast(tall + other, td.bf16))


@td.kernel(warps=1)
def online(x: td.gl[td.f32, "M", "N"], y: td.gl[td.f32, "M", "N"], top: td.gl[td.f32, "M"], total: td.gl[td.f32, "M"], layout="row", side=32, deep=64):
    """softmax of each row in two passes: the first carries the maximum and the sum of exponentials, rescaled."""
    row = td.grid(td.cdiv(x.rows, side))
    m = td.full(td.f32, side, 1, float("-inf"), layout=layout)
    s = td.zeros(td.f32, side, 1, layout=layout)
    for k in td.range(td.cdiv(x.cols, deep)):
        tile = td.load(x[row, k], (side, deep), layout=layout)
        tile = td.where(td.col_index(tile, k * deep) < x.cols, tile, float("-inf"))
        new = td.maximum(m, td.row_max(tile))
        s *= td.exp(m - new)
        td.row_sum(td.exp(tile - new), into=s)
        td.copy(m, new)
    for k in td.range(td.cdiv(x.cols, deep)):
        tile = td.load(x[row, k], (side, deep), layout=layout)
        td.store(y[row, k], td.exp(tile - m) / s)
    td.store(top[row], m)
    td.store(total[row], s)


@td.kernel(warps=1)
def of_products(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], most: td.gl[td.f32, 1, "N"], sums: td.gl[td.f32, 1, "N"], side=32):
    """The largest element and the sum of each column of A·Bᵀ, of which no tile is stored: what attention does."""
    col = td.grid(td.cdiv(b.rows, 32))
    As, Bs = td.st(td.bf16, side, 32), td.st(td.bf16, 32, 32)
    top, total = td.full(td.f32, 1, 32, float("-inf")), td.zeros(td.f32, 1, 32)
    for i in td.range(td.cdiv(a.rows, side)):
        acc = td.zeros(td.f32, side, 32)
        for k in td.range(a.cols // 32):
            td.load(As, a[i, k])
            td.load(Bs, b[col, k])
            td.barrier()
            left, right = td.load(As), td.load(Bs)
            td.barrier()
            td.mma_ABt(acc, left, right)
        inside = td.row_index(acc, i * side) < a.rows
        td.col_max(td.where(inside, acc, float("-inf")), into=top)
        td.col_sum(acc, into=total)
    td.store(most[0, col], top)
    td.store(sums[0, col], total)


@td.kernel(warps=1)
def of_any_size(x: td.gl[td.f32, td.dyn("M"), td.dyn("N")], y: td.gl[td.f32, td.dyn("M"), td.dyn("N")], total: td.gl[td.f32, td.dyn("M")], layout="row"):
    """exp(x - the largest of its row), and the sum of each row, where the call gives the sizes."""
    row = td.grid(td.cdiv(x.rows, 32))
    m, s = td.full(td.f32, 32, 1, float("-inf"), layout=layout), td.zeros(td.f32, 32, 1, layout=layout)
    for k in td.range(td.cdiv(x.cols, 32)):
        tile = td.load(x[row, k], (32, 32), layout=layout)
        td.row_max(td.where(td.col_index(tile, 32 * k) < x.cols, tile, float("-inf")), into=m)
    for k in td.range(td.cdiv(x.cols, 32)):
        tile = td.load(x[row, k], (32, 32), layout=layout)
        exps = td.exp(tile - m)
        td.store(y[row, k], exps)
        td.row_sum(td.where(td.col_index(tile, 32 * k) < x.cols, exps, 0), into=s)
    td.store(total[row], s)


@td.kernel(warps=1)
def in_agprs(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], most: td.gl[td.f32, 1, "N"]):
    """The largest element of each column of A·Bᵀ after any step, from accumulators that take all AGPRs."""
    row, col = td.grid(td.cdiv(a.rows, 128), td.cdiv(b.rows, 128))
    As, Bs = td.st(td.bf16, 128, 64), td.st(td.bf16, 128, 64)
    acc, top = td.zeros(td.f32, 128, 128), td.full(td.f32, 1, 128, float("-inf"))
    for k in td.range(td.cdiv(a.cols, 64)):
        td.load(As, a[row, k])
        td.load(Bs, b[col, k])
        td.barrier()
        left, right = td.load(As), td.load(Bs)
        td.barrier()
        td.mma_ABt(acc, left, right)
        td.col_max(acc, into=top)
    td.store(c[row, col], acc - top)
    td.store(most[0, col], top)


@td.kernel(warps=1)
def in_flight(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], sums: td.gl[td.f32, 1, "N"], most: td.gl[td.f32, "M", 1]):
    """Columns and rows of the sum so far are reduced while the operands of the next product are read from LDS, half of them before."""
    td.grid(1)
    As, Bs = td.st(td.bf16, 32, 64), td.st(td.bf16, 32, 64)
    acc, total, top = td.zeros(td.f32, 32, 32), td.zeros(td.f32, 1, 32), td.full(td.f32, 32, 1, float("-inf"))
    for k in td.range(td.cdiv(a.cols, 64)):
        td.load(As, a[0, k])
        td.load(Bs, b[0, k])
        td.barrier()
        left, right = td.load(td.subtile(As, (32, 32), (0, 0))), td.load(td.subtile(Bs, (32, 32), (0, 0)))
        td.col_sum(acc, into=total)
        more, other = td.load(td.subtile(As, (32, 32), (0, 1))), td.load(td.subtile(Bs, (32, 32), (0, 1)))
        td.row_max(acc, into=top)
        td.mma_ABt(acc, left, right)
        td.barrier()
        td.mma_ABt(acc, more, other)
    td.store(c[0, 0], acc)
    td.store(sums[0, 0], total)
    td.store(most[0, 0], top)


@td.kernel(warps=1)
def whole(x: td.gl[td.f32, "M", "N"], y: td.gl[td.f32, "M", "N"], s: td.gl[td.f32, 1], name="sum", layout="row", rows_first=True):
    """One element for a whole tile: rows are reduced to a column vector and that to one element, or columns first."""
    rows, cols = getattr(td, f"row_{name}"), getattr(td, f"col_{name}")
    td.ensures(y, x + cols(rows(x)))
    td.ensures(s, cols(rows(x)))
    td.grid(1)
    tile = td.load(x[0, 0], (x.rows, x.cols), layout=layout)
    one = cols(rows(tile)) if rows_first else rows(cols(tile))
    td.store(y[0, 0], tile + one)
    td.store(s[0], one)


@td.kernel(warps=1)
def rows_of_parts(b: td.gl[td.f32, 32, 32], x: td.gl[td.f32, "R", 32], y: td.gl[td.f32, "P", 32, 32], layout="col"):
    """Matrix n of y is b plus rows 8 n … 8 n + 7 of x; the last part reaches beyond the last row, as its tiles of one row do."""
    td.ensures(y, b + td.col_sum(td.column_parts(x.T, 8).T))
    part = td.grid(td.cdiv(x.rows, 8))
    total = td.load(b[0, 0], (32, 32), layout=layout)
    for k in td.range(8):
        total += td.load(x.at(row=part * 8 + k, col=0), (1, 32), layout=layout)
    td.store(y[part, 0, 0], total)
