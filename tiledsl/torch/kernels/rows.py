"""Softmax, RMSNorm and LayerNorm of rows, and their gradients, for each element type, and rows of any length.

A warp has 16 rows. Rows of up to 512 columns stay in registers, and are read once; longer rows are read again for each
sum that a result needs. Sums are in f32, and so are the statistics that the norms keep for their gradients."""

import functools

import tiledsl as td
from tiledsl.ir.nodes import DType

WARPS, ROWS = 4, 16  # rows of a warp's tile: in layout "row" a lane has elements of one row
LONGEST, STEP = 512, 128  # columns of a row in registers, and of a step along a longer row
ACROSS = 64  # columns of a warp that sums columns


@functools.cache
def softmax_of(dtype: DType) -> td.Kernel:
    """The kernel of a softmax of each row: y = softmax(x)."""

    @td.kernel(warps=WARPS)
    def softmax(x: td.gl[dtype, td.dyn("M"), "N"], y: td.gl[dtype, td.dyn("M"), "N"]):
        td.ensures(y, td.softmax(x))
        row = first_tile(x)
        if x.cols <= LONGEST:
            tile = inside(whole(x, row), x.cols, 0, float("-inf"))
            exps = td.exp(tile - td.row_max(tile))
            td.store(y[row, 0], rounded(exps * (1 / td.row_sum(exps)), dtype))
        else:
            most, total = td.full(td.f32, ROWS, 1, float("-inf"), layout="row"), zeros()
            for k in td.range(td.cdiv(x.cols, STEP)):
                tile = inside(part(x, row, k), x.cols, k, float("-inf"))
                larger = td.maximum(most, td.row_max(tile))
                total *= td.exp(most - larger)
                td.row_sum(td.exp(tile - larger), into=total)
                td.copy(most, larger)
            share = 1 / total
            for k in td.range(td.cdiv(x.cols, STEP)):
                td.store(y[row, k], rounded(td.exp(part(x, row, k) - most) * share, dtype))

    return softmax


@functools.cache
def softmax_backward_of(dtype: DType) -> td.Kernel:
    """The kernel of the softmax's gradient: dx = y · (dy - Σ y · dy) of each row, with y = softmax(x)."""

    @td.kernel(warps=WARPS)
    def softmax_backward(
        dy: td.gl[dtype, td.dyn("M"), "N"], y: td.gl[dtype, td.dyn("M"), "N"], dx: td.gl[dtype, td.dyn("M"), "N"]
    ):
        td.ensures(dx, y * (dy - td.row_sum(y * dy)))
        row = first_tile(y)
        if y.cols <= LONGEST:
            share, slope = whole(y, row), whole(dy, row)
            td.store(dx[row, 0], rounded(share * (slope - td.row_sum(share * slope)), dtype))
        else:
            total = zeros()
            for k in td.range(td.cdiv(y.cols, STEP)):
                td.row_sum(part(y, row, k) * part(dy, row, k), into=total)
            for k in td.range(td.cdiv(y.cols, STEP)):
                td.store(dx[row, k], rounded(part(y, row, k) * (part(dy, row, k) - total), dtype))

    return softmax_backward


@functools.cache
def rms_norm_of(dtype: DType) -> td.Kernel:
    """The kernel of RMSNorm: y = x · rstd · weight, with rstd = 1 / sqrt(mean of x² + eps) of each row."""

    @td.kernel(warps=WARPS)
    def rms_norm(
        x: td.gl[dtype, td.dyn("M"), "N"],
        weight: td.gl[dtype, "N"],
        y: td.gl[dtype, td.dyn("M"), "N"],
        rstd: td.gl[td.f32, td.dyn("M")],
        eps: td.f32,
    ):
        over = td.rsqrt(td.row_sum(x * x) / x.cols + eps)
        td.ensures(y, x * over * weight)
        td.ensures(rstd, over)
        row = first_tile(x)
        if x.cols <= LONGEST:
            tile = whole(x, row)
            scale = td.rsqrt(td.row_sum(tile * tile) / x.cols + eps)
            td.store(y[row, 0], rounded(tile * scale * across(weight), dtype))
        else:
            squares = zeros()
            for k in td.range(td.cdiv(x.cols, STEP)):
                tile = part(x, row, k)
                td.row_sum(tile * tile, into=squares)
            scale = td.rsqrt(squares / x.cols + eps)
            for k in td.range(td.cdiv(x.cols, STEP)):
                td.store(y[row, k], rounded(part(x, row, k) * scale * across(weight, k), dtype))
        td.store(rstd[row], scale)

    return rms_norm


@functools.cache
def layer_norm_of(dtype: DType) -> td.Kernel:
    """The kernel of LayerNorm: y = (x - mean) · rstd · weight + bias, with rstd = 1 / sqrt(variance + eps) of each row.
    The variance is that of the row less its mean: nothing cancels in a row far from 0."""

    @td.kernel(warps=WARPS)
    def layer_norm(
        x: td.gl[dtype, td.dyn("M"), "N"],
        weight: td.gl[dtype, "N"],
        bias: td.gl[dtype, "N"],
        y: td.gl[dtype, td.dyn("M"), "N"],
        mean: td.gl[td.f32, td.dyn("M")],
        rstd: td.gl[td.f32, td.dyn("M")],
        eps: td.f32,
    ):
        middle = td.row_sum(x) / x.cols
        over = td.rsqrt(td.row_sum((x - middle) * (x - middle)) / x.cols + eps)
        td.ensures(y, (x - middle) * over * weight + bias)
        td.ensures(mean, middle)
        td.ensures(rstd, over)
        row = first_tile(x)
        if x.cols <= LONGEST:
            tile = whole(x, row)
            centre = td.row_sum(tile) / x.cols
            away = inside(tile - centre, x.cols, 0, 0)
            scale = td.rsqrt(td.row_sum(away * away) / x.cols + eps)
            td.store(y[row, 0], rounded(away * scale * across(weight) + across(bias), dtype))
        else:
            total, squares = zeros(), zeros()
            for k in td.range(td.cdiv(x.cols, STEP)):
                td.row_sum(part(x, row, k), into=total)
            centre = total / x.cols
            for k in td.range(td.cdiv(x.cols, STEP)):
                away = inside(part(x, row, k) - centre, x.cols, k, 0)
                td.row_sum(away * away, into=squares)
            scale = td.rsqrt(squares / x.cols + eps)
            for k in td.range(td.cdiv(x.cols, STEP)):
                normed = (part(x, row, k) - centre) * scale
                td.store(y[row, k], rounded(normed * across(weight, k) + across(bias, k), dtype))
        td.store(mean[row], centre)
        td.store(rstd[row], scale)

    return layer_norm


@functools.cache
def rms_norm_backward_of(dtype: DType) -> td.Kernel:
    """The kernel of RMSNorm's gradient: dx = rstd · (g - h · mean of g · h) of each row, with g = dy · weight and
    h = x · rstd."""

    @td.kernel(warps=WARPS)
    def rms_norm_backward(
        dy: td.gl[dtype, td.dyn("M"), "N"],
        x: td.gl[dtype, td.dyn("M"), "N"],
        weight: td.gl[dtype, "N"],
        rstd: td.gl[td.f32, td.dyn("M")],
        dx: td.gl[dtype, td.dyn("M"), "N"],
    ):
        g, h, over = dy * weight, x * td.column(rstd), td.column(rstd)
        td.ensures(dx, over * (g - h * (td.row_sum(g * h) / x.cols)))
        row = first_tile(x)
        scale = td.load(rstd[row], (ROWS, 1), layout="row")
        if x.cols <= LONGEST:
            slope, normed = whole(dy, row) * across(weight), whole(x, row) * scale
            mean = td.row_sum(slope * normed) / x.cols
            td.store(dx[row, 0], rounded(scale * (slope - normed * mean), dtype))
        else:
            total = zeros()
            for k in td.range(td.cdiv(x.cols, STEP)):
                td.row_sum(part(dy, row, k) * across(weight, k) * (part(x, row, k) * scale), into=total)
            mean = total / x.cols
            for k in td.range(td.cdiv(x.cols, STEP)):
                slope, normed = part(dy, row, k) * across(weight, k), part(x, row, k) * scale
                td.store(dx[row, k], rounded(scale * (slope - normed * mean), dtype))

    return rms_norm_backward


@functools.cache
def layer_norm_backward_of(dtype: DType) -> td.Kernel:
    """The kernel of LayerNorm's gradient: dx = rstd · (g - mean of g - h · mean of g · h) of each row, with
    g = dy · weight and h = (x - mean) · rstd."""

    @td.kernel(warps=WARPS)
    def layer_norm_backward(
        dy: td.gl[dtype, td.dyn("M"), "N"],
        x: td.gl[dtype, td.dyn("M"), "N"],
        weight: td.gl[dtype, "N"],
        mean: td.gl[td.f32, td.dyn("M")],
        rstd: td.gl[td.f32, td.dyn("M")],
        dx: td.gl[dtype, td.dyn("M"), "N"],
    ):
        over = td.column(rstd)
        g, h = dy * weight, (x - td.column(mean)) * over
        td.ensures(dx, over * (g - td.row_sum(g) / x.cols - h * (td.row_sum(g * h) / x.cols)))
        row = first_tile(x)
        centre, scale = (td.load(one[row], (ROWS, 1), layout="row") for one in (mean, rstd))
        if x.cols <= LONGEST:
            slope, normed = whole(dy, row) * across(weight), (whole(x, row) - centre) * scale
            first, second = td.row_sum(slope) / x.cols, td.row_sum(slope * normed) / x.cols
            td.store(dx[row, 0], rounded(scale * (slope - first - normed * second), dtype))
        else:
            sums, products = zeros(), zeros()
            for k in td.range(td.cdiv(x.cols, STEP)):
                slope = part(dy, row, k) * across(weight, k)
                td.row_sum(slope, into=sums)
                td.row_sum(slope * ((part(x, row, k) - centre) * scale), into=products)
            first, second = sums / x.cols, products / x.cols
            for k in td.range(td.cdiv(x.cols, STEP)):
                slope, normed = part(dy, row, k) * across(weight, k), (part(x, row, k) - centre) * scale
                td.store(dx[row, k], rounded(scale * (slope - first - normed * second), dtype))

    return layer_norm_backward


@functools.cache
def rms_norm_weight_of(dtype: DType) -> td.Kernel:
    """The kernel of the weight's gradient of RMSNorm: dweight = Σ dy · x · rstd over the rows of each of P parts."""

    @td.kernel(warps=WARPS)
    def rms_norm_weight(
        dy: td.gl[dtype, td.dyn("P"), td.dyn("M"), "N"],
        x: td.gl[dtype, td.dyn("P"), td.dyn("M"), "N"],
        rstd: td.gl[td.f32, td.dyn("P"), td.dyn("M")],
        dweight: td.gl[td.f32, td.dyn("P"), "N"],
    ):
        td.ensures(dweight, td.col_sum(dy * x * td.column(rstd)))
        n, col = strip(x)
        total = td.zeros(td.f32, ROWS, ACROSS, layout="row")
        for k in td.range(td.cdiv(x.rows, ROWS)):
            total += piece(dy, n, k, col) * (piece(x, n, k, col) * of_rows(rstd, n, k))
        td.store(dweight.at(row=n, col=col * ACROSS), td.col_sum(total))

    return rms_norm_weight


@functools.cache
def layer_norm_weight_of(dtype: DType) -> td.Kernel:
    """The kernel of the gradients of LayerNorm's vectors: dweight = Σ dy · (x - mean) · rstd and dbias = Σ dy over the
    rows of each of P parts."""

    @td.kernel(warps=WARPS)
    def layer_norm_weight(
        dy: td.gl[dtype, td.dyn("P"), td.dyn("M"), "N"],
        x: td.gl[dtype, td.dyn("P"), td.dyn("M"), "N"],
        mean: td.gl[td.f32, td.dyn("P"), td.dyn("M")],
        rstd: td.gl[td.f32, td.dyn("P"), td.dyn("M")],
        dweight: td.gl[td.f32, td.dyn("P"), "N"],
        dbias: td.gl[td.f32, td.dyn("P"), "N"],
    ):
        td.ensures(dweight, td.col_sum(dy * ((x - td.column(mean)) * td.column(rstd))))
        td.ensures(dbias, td.col_sum(dy))
        n, col = strip(x)
        total, slopes = (td.zeros(td.f32, ROWS, ACROSS, layout="row") for _ in range(2))
        for k in td.range(td.cdiv(x.rows, ROWS)):
            slope = piece(dy, n, k, col)
            total += slope * ((piece(x, n, k, col) - of_rows(mean, n, k)) * of_rows(rstd, n, k))
            slopes += slope
        td.store(dweight.at(row=n, col=col * ACROSS), td.col_sum(total))
        td.store(dbias.at(row=n, col=col * ACROSS), td.col_sum(slopes))

    return layer_norm_weight


# ----------------------------------------------------------------------------------------------- what the kernels share


def first_tile(x):
    """The number of this warp's tile of 16 rows, in a grid of blocks of four."""
    return td.grid(td.cdiv(x.rows, WARPS * ROWS)) * WARPS + td.warp_id()


def whole(x, row):
    """Sixteen whole rows, in f32; the columns behind the last are 0."""
    return wide(td.load(x[row, 0], (ROWS, 16 * td.cdiv(x.cols, 16)), layout="row"))


def part(x, row, k):
    """The k-th step of sixteen rows, in f32."""
    return wide(td.load(x[row, k], (ROWS, STEP), layout="row"))


def across(vector, k=None):
    """The weight or bias of each column, or of each column of the k-th step, in f32."""
    place, count = (0, 16 * td.cdiv(vector.cols, 16)) if k is None else (k, STEP)
    return wide(td.load(vector[place], count, layout="row"))


def inside(tile, cols, k, other):
    """The tile of step k, with `other` in the columns behind the last."""
    if cols % tile.cols == 0:
        return tile
    return td.where(td.col_index(tile, k * STEP) < cols, tile, other)


def zeros():
    """A column vector of sixteen rows."""
    return td.zeros(td.f32, ROWS, 1, layout="row")


def wide(tile):
    """The tile in f32."""
    return tile if tile.dtype == td.f32 else td.cast(tile, td.f32)


def rounded(tile, dtype):
    """The tile in the type of its tensor."""
    return tile if dtype == td.f32 else td.cast(tile, dtype)


def strip(x):
    """The part of the rows of this block, and the number of this warp's columns."""
    n, block = td.grid(x.batch, td.cdiv(x.cols, WARPS * ACROSS))
    return n, block * WARPS + td.warp_id()


def of_rows(statistics, n, k):
    """The statistics of sixteen rows of part n, as a column vector."""
    return td.load(statistics.at(row=n, col=k * ROWS), (1, ROWS)).T


def piece(x, n, k, col):
    """Sixteen rows of part n, in the columns of a warp, in f32."""
    return wide(td.load(x[n, k, col], (ROWS, ACROSS), layout="row"))
