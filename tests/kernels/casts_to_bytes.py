"""Tiles of f32 that are converted to 8-bit floats and stored: in each layout, at edges, vectors, results of products."""

import tiledsl as td


def narrowed(to, layout="row", side=32, saturate=False):
    """Y = X in the type, by register tiles of side × 4·side."""

    @td.kernel(warps=1)
    def narrow(x: td.gl[td.f32, "M", "N"], y: td.gl[to, "M", "N"]):
        td.ensures(y, td.old(x))
        row, col = td.grid(td.cdiv(x.rows, side), td.cdiv(x.cols, 4 * side))
        td.store(y[row, col], td.cast(td.load(x[row, col], (side, 4 * side), layout=layout), to, saturate=saturate))

    return narrow


def largest_of_rows(to):
    """The largest of each row, as a vector of the type."""

    @td.kernel(warps=1)
    def largest(x: td.gl[td.f32, 32, 32], y: td.gl[to, 32, 1]):
        td.grid(1)
        td.store(y[0, 0], td.cast(td.row_max(td.load(x[0, 0], (32, 32))), to))

    return largest


def quantised_product(to):
    """D = min(max(scale · A·Bᵀ, -most), most) in the type: clamped, nothing overflows."""

    @td.kernel(warps=1)
    def quantise(a: td.gl[td.bf16, "M", 64], b: td.gl[td.bf16, "N", 64], d: td.gl[to, "M", "N"], scale: td.f32, most=240.0):
        td.ensures(d, td.minimum(td.maximum(scale * (a @ b.T), -most), most))
        row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(b.rows, 32))
        As, Bs, acc = td.st(td.bf16, 32, 64), td.st(td.bf16, 32, 64), td.zeros(td.f32, 32, 32)
        td.load(As, a[row, 0])
        td.load(Bs, b[col, 0])
        td.barrier()
        td.mma_ABt(acc, td.load(As), td.load(Bs))
        clamped = td.minimum(td.maximum(scale * td.swap_layout(acc), -most), most)
        td.store(d[row, col], td.cast(clamped, to))

    return quantise
