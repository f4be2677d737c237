"""Softmax, RMSNorm and LayerNorm of rows, and their gradients, for each element type, and rows of any length.

The columns of a row are divided among the warps of a block, whose sums meet in LDS. Rows that fit in the registers of
the block are read once: 32,768 columns of one tensor, 16,384 of two. Longer rows are read twice. Sums are in f32, and
so are the statistics that the norms keep for their gradients."""

import functools

import tiledsl as td
from tiledsl.ir.nodes import DType

WARPS = 8
TILE = 2048  # elements of a warp's tile, 32 of a lane
LONGEST = 32768  # columns in registers, 128 elements of a lane
LOWEST = float("-inf")
SUMMING, DOWN, ACROSS = 4, 16, 64  # warps of a block that sums columns, and the rows and columns of a warp's tile


@functools.cache
def softmax_of(dtype: DType) -> td.Kernel:
    """The kernel of a softmax of each row: y = softmax(x)."""

    @td.kernel(warps=WARPS)
    def softmax(x: td.gl[dtype, td.dyn("M"), "N"], y: td.gl[dtype, td.dyn("M"), "N"]):
        td.ensures(y, td.softmax(x))
        part = Part(x)
        if part.held:
            tiles = [part.inside(part.load(x, k), k, LOWEST) for k in part.steps]
            (most,) = part.over_warps([functools.reduce(td.maximum, map(td.row_max, tiles))], td.maximum)
            tiles = [td.exp(tile - most) for tile in tiles]
            (total,) = part.row_sums(lambda k: [tiles[k]])
            share = 1 / total
            for k in part.steps:
                part.store(y, k, tiles[k] * share)
        else:
            most, total = td.full(td.f32, part.rows, 1, LOWEST, layout="line"), part.zeros()
            for k in part.steps:
                tile = part.inside(part.load(x, k), k, LOWEST)
                larger = td.maximum(most, td.row_max(tile))
                shift = finite(larger)
                total *= td.exp(most - shift)
                td.row_sum(td.exp(tile - shift), into=total)
                td.copy(most, larger)
            (whole,) = part.over_warps([most], td.maximum)
            shift = finite(whole)
            (total,) = part.over_warps([total * td.exp(most - shift)])
            share = 1 / total
            for k in part.steps:
                part.store(y, k, td.exp(part.load(x, k) - shift) * share)

    return softmax


@functools.cache
def softmax_backward_of(dtype: DType) -> td.Kernel:
    """The kernel of the softmax's gradient: dx = y · (dy - Σ y · dy) of each row, with y = softmax(x)."""

    @td.kernel(warps=WARPS)
    def softmax_backward(
        dy: td.gl[dtype, td.dyn("M"), "N"], y: td.gl[dtype, td.dyn("M"), "N"], dx: td.gl[dtype, td.dyn("M"), "N"]
    ):
        td.ensures(dx, y * (dy - td.row_sum(y * dy)))
        part = Part(y, tensors=2)
        both = part.each(lambda k: (part.load(y, k), part.load(dy, k)))
        (total,) = part.row_sums(lambda k: [product(*both(k))])
        for k in part.steps:
            share, slope = both(k)
            part.store(dx, k, share * (slope - total))

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
        part = Part(x)
        tile = part.each(lambda k: part.load(x, k))
        (squares,) = part.row_sums(lambda k: [square(tile(k))])
        scale = td.rsqrt(squares / x.cols + eps)
        for k in part.steps:
            part.store(y, k, tile(k) * scale * part.across(weight, k))
        part.store_statistic(rstd, scale)

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
        part = Part(x)
        tile = part.each(lambda k: part.load(x, k))
        centre, variance = part.moments(tile)
        scale = td.rsqrt(variance + eps)
        for k in part.steps:
            part.store(y, k, (tile(k) - centre) * scale * part.across(weight, k) + part.across(bias, k))
        part.store_statistic(mean, centre)
        part.store_statistic(rstd, scale)

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
        part = Part(x, tensors=2)
        scale = part.statistic(rstd)
        both = part.each(lambda k: (part.load(dy, k) * part.across(weight, k), part.load(x, k) * scale))
        (total,) = part.row_sums(lambda k: [product(*both(k))])
        mean = total / x.cols
        for k in part.steps:
            slope, normed = both(k)
            part.store(dx, k, scale * (slope - normed * mean))

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
        part = Part(x, tensors=2)
        centre, scale = part.statistic(mean), part.statistic(rstd)
        both = part.each(lambda k: (part.load(dy, k) * part.across(weight, k), (part.load(x, k) - centre) * scale))

        def terms(k):
            slope, normed = both(k)
            return [slope, slope * normed]

        first, second = (total / x.cols for total in part.row_sums(terms))
        for k in part.steps:
            slope, normed = both(k)
            part.store(dx, k, scale * (slope - first - normed * second))

    return layer_norm_backward


@functools.cache
def rms_norm_weight_of(dtype: DType) -> td.Kernel:
    """The kernel of the weight's gradient of RMSNorm: dweight = Σ dy · x · rstd over the rows of each of P parts."""

    @td.kernel(warps=SUMMING)
    def rms_norm_weight(
        dy: td.gl[dtype, td.dyn("P"), td.dyn("M"), "N"],
        x: td.gl[dtype, td.dyn("P"), td.dyn("M"), "N"],
        rstd: td.gl[td.f32, td.dyn("P"), td.dyn("M")],
        dweight: td.gl[td.f32, td.dyn("P"), "N"],
    ):
        td.ensures(dweight, td.col_sum(dy * x * td.column(rstd)))
        n, col = strip(x)
        total = td.zeros(td.f32, DOWN, ACROSS, layout="row")
        for k in td.range(td.cdiv(x.rows, DOWN)):
            total += piece(dy, n, k, col) * (piece(x, n, k, col) * of_rows(rstd, n, k))
        td.store(dweight.at(row=n, col=col * ACROSS), td.col_sum(total))

    return rms_norm_weight


@functools.cache
def layer_norm_weight_of(dtype: DType) -> td.Kernel:
    """The kernel of the gradients of LayerNorm's vectors: dweight = Σ dy · (x - mean) · rstd and dbias = Σ dy over the
    rows of each of P parts."""

    @td.kernel(warps=SUMMING)
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
        total, slopes = (td.zeros(td.f32, DOWN, ACROSS, layout="row") for _ in range(2))
        for k in td.range(td.cdiv(x.rows, DOWN)):
            slope = piece(dy, n, k, col)
            total += slope * ((piece(x, n, k, col) - of_rows(mean, n, k)) * of_rows(rstd, n, k))
            slopes += slope
        td.store(dweight.at(row=n, col=col * ACROSS), td.col_sum(total))
        td.store(dbias.at(row=n, col=col * ACROSS), td.col_sum(slopes))

    return layer_norm_weight


# ----------------------------------------------------------------------------------------------- what the kernels share


class Part:
    """The part of this warp: its rows, and of their columns so many `tiles`.

    So many warps `share` the rows. `held`: the parts of so many tensors stay in registers."""

    def __init__(self, x, tensors=1):
        self.count, self.held = x.cols, x.cols * tensors <= LONGEST
        self.rows = 8 if x.cols <= 4096 else 2 if 8192 < x.cols and self.held else 4
        self.share = next(n for n in (1, 2, 4, WARPS) if 8 * x.cols <= 2 * TILE * n or n == WARPS)
        across = 64 // self.rows * 16 // x.dtype.bytes  # columns that a load takes
        self.tiles = td.cdiv(x.cols, TILE // self.rows * self.share)
        self.cols = across * td.cdiv(x.cols, across * self.share * self.tiles)
        self.steps = range(self.tiles) if self.held else td.range(self.tiles)
        self.later = range(1, self.tiles) if self.held else td.range(1, self.tiles)
        self.down = WARPS // self.share
        self.group, self.place = td.warp_id() // self.share, td.warp_id() % self.share
        self.row = td.grid(td.cdiv(x.rows, self.rows * self.down)) * self.down + self.group

    def column(self, k):
        """The number of tile k among the tiles of a row."""
        return self.place * self.tiles + k

    def load(self, x, k):
        """Tile k of x in f32; elements behind the last column are 0."""
        return wide(td.load(x[self.row, self.column(k)], (self.rows, self.cols), layout="line"))

    def store(self, y, k, tile):
        """Tile k of y, rounded to its type."""
        td.store(y[self.row, self.column(k)], rounded(tile, y.dtype))

    def across(self, vector, k):
        """The weight or bias of the columns of tile k, in f32."""
        return wide(td.load(vector[self.column(k)], self.cols, layout="line"))

    def inside(self, tile, k, other):
        """Tile k, with `other` in the columns behind the last."""
        if self.share * self.tiles * self.cols == self.count:
            return tile
        return td.where(td.col_index(tile, self.column(k) * self.cols) < self.count, tile, other)

    def statistic(self, vector):
        """A number for each row, as a column vector."""
        return td.load(vector[self.row], (self.rows, 1), layout="line")

    @td.op
    def store_statistic(self, vector, statistic):
        """A number for each row, which the first of the warps that share the rows stores."""
        if self.share == 1 or self.place == 0:
            td.store(vector[self.row], statistic)

    def zeros(self):
        """A column vector of the rows."""
        return td.zeros(td.f32, self.rows, 1, layout="line")

    def each(self, make):
        """Step k as a function of k: those of rows that stay in registers are made once."""
        return [make(k) for k in self.steps].__getitem__ if self.held else make

    def over_warps(self, vectors, join=None):
        """The sums of whole rows, or what else joins two vectors: those of the warps meet in LDS."""
        if self.share == 1:
            return vectors
        join = join or added
        shared = [td.st(td.f32, self.rows * self.down, self.share) for _ in vectors]
        for all_, vector in zip(shared, vectors, strict=True):
            td.store(td.subtile(all_, (self.rows, 1), (self.group, self.place)), vector)
        td.barrier()
        return [functools.reduce(join, self.of_warps(all_)) for all_ in shared]

    def of_warps(self, shared):
        """The vectors of the warps that share the rows."""
        return [td.load(td.subtile(shared, (self.rows, 1), (self.group, n)), layout="line") for n in range(self.share)]

    @td.op
    def row_sums(self, terms):
        """The sums of whole rows of each of the tiles that `terms` gives for step k."""
        totals = [td.row_sum(term) for term in terms(0)]
        for k in self.later:
            for total, term in zip(totals, terms(k), strict=True):
                td.row_sum(term, into=total)
        return self.over_warps(totals)

    def moments(self, tile):
        """The mean and the variance of each row, whose tiles are needed once if they do not stay in registers.

        Each element is taken less a number near it: the mean, or the mean of the warps' first tiles. If these are a
        part p of the row, (mean - near)² is at most (1 - p) / p of the variance: the difference of the two means of
        squares loses few digits."""
        if self.held:
            (total,) = self.row_sums(lambda k: [tile(k)])
            mean = total / self.count
            (squares,) = self.row_sums(lambda k: [square(self.inside(tile(k) - mean, k, 0))])
            return mean, squares / self.count
        (first,) = self.over_warps([td.row_sum(tile(0))])  # of tiles inside the row: a warp has nine or more
        near = first / (self.share * self.cols)

        def terms(k):
            away = self.inside(tile(k) - near, k, 0)
            return [away, square(away)]

        total, squares = (one / self.count for one in self.row_sums(terms))
        return near + total, squares - total * total


def product(one, other):
    """The product of two tiles."""
    return one * other


def square(tile):
    """The square of each element."""
    return tile * tile


def added(one, other):
    """The sum of two vectors."""
    return one + other


def finite(most):
    """The maximum of each row, and 0 where all elements are -inf: exp(-inf - 0) is 0, and exp(-inf + inf) is NaN."""
    return td.where(most > LOWEST, most, 0)


def wide(tile):
    """The tile in f32."""
    return tile if tile.dtype == td.f32 else td.cast(tile, td.f32)


def rounded(tile, dtype):
    """The tile in the type of its tensor."""
    return tile if dtype == td.f32 else td.cast(tile, dtype)


def strip(x):
    """The part of the rows of this block, and the number of this warp's columns."""
    n, block = td.grid(x.batch, td.cdiv(x.cols, SUMMING * ACROSS))
    return n, block * SUMMING + td.warp_id()


def of_rows(statistics, n, k):
    """The statistics of sixteen rows of part n, as a column vector."""
    return td.load(statistics.at(row=n, col=k * DOWN), (1, DOWN)).T


def piece(x, n, k, col):
    """Sixteen rows of part n, in the columns of a warp, in f32."""
    return wide(td.load(x[n, k, col], (DOWN, ACROSS), layout="row"))
