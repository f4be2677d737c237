"""RMSNorm and LayerNorm of each row, alone or of a sum x · keep + residual: rows of up to 32,768 columns are read once, longer rows twice.

The columns of a row are divided among the warps of a block, whose sums meet in LDS. A warp has eight rows, four, or two: the longer the rows are, the fewer, so
that they fit in the registers of the block. Run it: `python examples/norms.py --kernel layer_norm --cols 4096
--target gfx950`. The compiler's listing is executed by the interpreter for a few blocks, and compared with torch in double precision.
"""

from collections.abc import Callable

import tiledsl as td

WARPS = 8
TILE = 2048  # elements of a warp's tile, 32 of a lane; in layout "line" a load of 16 bytes a lane takes whole lines of 128 bytes
LONGEST = 32768  # columns of a row in registers, 128 elements of a lane
Tiles = Callable[[int], td.RegisterTile]  # tile k of a row


@td.kernel(warps=WARPS, sizes=dict(M=4096, N=4096))
def rms_norm(x: td.gl[td.bf16, "M", "N"], weight: td.gl[td.bf16, "N"], y: td.gl[td.bf16, "M", "N"], eps: td.f32) -> None:
    """y = x / sqrt(mean of x² + eps) · weight."""
    td.ensures(y, x * td.rsqrt(td.row_sum(x * x) / x.cols + eps) * weight)
    part = Part(x)
    first, again = part.each(lambda k: part.load(x, k))
    scale = part.rms(first, eps)
    for k in part.steps:
        part.store(y, k, again(k) * scale * part.of_columns(weight, k))


@td.kernel(warps=WARPS, sizes=dict(M=4096, N=4096))
def add_rms_norm(
    x: td.gl[td.bf16, "M", "N"],
    residual: td.gl[td.bf16, "M", "N"],
    weight: td.gl[td.bf16, "N"],
    total: td.gl[td.bf16, "M", "N"],
    y: td.gl[td.bf16, "M", "N"],
    eps: td.f32,
) -> None:
    """total = x + residual is stored too, for the next residual; the norm is of the sum before it is rounded to bf16."""
    summed = x + residual
    td.ensures(total, summed)
    td.ensures(y, summed * td.rsqrt(td.row_sum(summed * summed) / x.cols + eps) * weight)
    part = Part(x)
    first, again = part.each(lambda k: part.load(x, k) + part.load(residual, k), lambda k, tile: part.store(total, k, tile))
    scale = part.rms(first, eps)
    for k in part.steps:
        part.store(y, k, again(k) * scale * part.of_columns(weight, k))


@td.kernel(warps=WARPS, sizes=dict(M=4096, N=4096))
def layer_norm(x: td.gl[td.f32, "M", "N"], weight: td.gl[td.f32, "N"], bias: td.gl[td.f32, "N"], y: td.gl[td.f32, "M", "N"], eps: td.f32) -> None:
    """y = (x - mean) / sqrt(variance + eps) · weight + bias, with the variance of the row less its mean: nothing cancels in a row far from 0."""
    less = x - td.row_sum(x) / x.cols
    td.ensures(y, less * td.rsqrt(td.row_sum(less * less) / x.cols + eps) * weight + bias)
    part = Part(x)
    first, again = part.each(lambda k: part.load(x, k))
    away, scale = part.less_mean(first, again, eps)
    for k in part.steps:
        part.store(y, k, away(k) * scale * part.of_columns(weight, k) + part.of_columns(bias, k))


@td.kernel(warps=WARPS, sizes=dict(M=4096, N=4096))
def dropout_add_layer_norm(
    x: td.gl[td.bf16, "M", "N"],
    keep: td.gl[td.bf16, "M", "N"],
    residual: td.gl[td.bf16, "M", "N"],
    weight: td.gl[td.bf16, "N"],
    bias: td.gl[td.bf16, "N"],
    total: td.gl[td.bf16, "M", "N"],
    y: td.gl[td.bf16, "M", "N"],
    eps: td.f32,
) -> None:
    """total = x · keep + residual, and its LayerNorm. The mask `keep` has 0 where an element is dropped, and 1 / (1 - p) elsewhere."""
    summed = x * keep + residual
    less = summed - td.row_sum(summed) / x.cols
    td.ensures(total, summed)
    td.ensures(y, less * td.rsqrt(td.row_sum(less * less) / x.cols + eps) * weight + bias)
    part = Part(x)
    first, again = part.each(lambda k: part.load(x, k) * part.load(keep, k) + part.load(residual, k), lambda k, tile: part.store(total, k, tile))
    away, scale = part.less_mean(first, again, eps)
    for k in part.steps:
        part.store(y, k, away(k) * scale * part.of_columns(weight, k) + part.of_columns(bias, k))


class Part:
    """The part of this warp: its rows, and of their columns so many `tiles`. So many warps `share` the rows."""

    def __init__(self, x: td.GlobalTensor) -> None:
        self.count, self.held = x.cols, x.cols <= LONGEST
        self.rows, self.share = shares(x.cols)
        across = 64 // self.rows * 16 // x.dtype.bytes  # columns that a load takes
        self.tiles = td.cdiv(x.cols, TILE // self.rows * self.share)
        self.cols = across * td.cdiv(x.cols, across * self.share * self.tiles)
        self.ragged = self.share * self.tiles * self.cols > x.cols
        self.steps = range(self.tiles) if self.held else td.range(self.tiles)
        self.later = range(1, self.tiles) if self.held else td.range(1, self.tiles)
        self.down = WARPS // self.share
        self.group, self.place = td.warp_id() // self.share, td.warp_id() % self.share
        self.row = td.grid(td.cdiv(x.rows, self.rows * self.down)) * self.down + self.group

    def column(self, k: int) -> int:
        """The number of tile k among the tiles of a row."""
        return self.place * self.tiles + k

    def load(self, x: td.GlobalTensor, k: int) -> td.RegisterTile:
        """Tile k of x in f32; elements behind the last column are 0."""
        return td.cast(td.load(x[self.row, self.column(k)], (self.rows, self.cols), layout="line"), td.f32)

    def store(self, y: td.GlobalTensor, k: int, tile: td.RegisterTile) -> None:
        """Tile k of y, rounded to its type."""
        td.store(y[self.row, self.column(k)], td.cast(tile, y.dtype))

    def of_columns(self, vector: td.GlobalTensor, k: int) -> td.RegisterTile:
        """The weight or bias of the columns of tile k, in f32."""
        return td.cast(td.load(vector[self.column(k)], self.cols, layout="line"), td.f32)

    def each(self, make: Tiles, also: Callable[[int, td.RegisterTile], object] = lambda k, tile: None) -> tuple[Tiles, Tiles]:
        """Tile k as two functions of k: the first time, when `also` takes the tile, and again. Tiles of a row that fits in registers are made once."""

        def first(k: int) -> td.RegisterTile:
            tile = make(k)
            also(k, tile)
            return tile

        if not self.held:
            return first, make
        tiles = [first(k) for k in self.steps]
        return tiles.__getitem__, tiles.__getitem__

    def over_warps(self, total: td.RegisterTile) -> td.RegisterTile:
        """The sums of whole rows: those of the warps meet in LDS."""
        if self.share == 1:
            return total
        sums = td.st(td.f32, self.rows * self.down, self.share)
        td.store(td.subtile(sums, (self.rows, 1), (self.group, self.place)), total)
        td.barrier()
        first, *others = (td.load(td.subtile(sums, (self.rows, 1), (self.group, n)), layout="line") for n in range(self.share))
        return sum(others, first)

    @td.op
    def row_sum(self, tile: Tiles) -> td.RegisterTile:
        """The sums of whole rows of tiles."""
        total = td.row_sum(tile(0))
        for k in self.later:
            td.row_sum(tile(k), into=total)
        return self.over_warps(total)

    def inside(self, tile: td.RegisterTile, k: int) -> td.RegisterTile:
        """Tile k with 0 behind the last column."""
        return td.where(td.col_index(tile, self.column(k) * self.cols) < self.count, tile, 0) if self.ragged else tile

    def rms(self, tile: Tiles, eps: td.f32) -> td.RegisterTile:
        """The factor of each row: 1 over its root mean square."""
        return td.rsqrt(self.row_sum(lambda k: square(tile(k))) / self.count + eps)

    def less_mean(self, first: Tiles, again: Tiles, eps: td.f32) -> tuple[Tiles, td.RegisterTile]:
        """Each row less its mean, and the factor: 1 over the root of the variance."""
        if not self.held:
            mean, scale = self.moments(first, eps)
            return lambda k: again(k) - mean, scale
        mean = self.row_sum(first) / self.count
        away, _ = self.each(lambda k: self.inside(again(k) - mean, k))  # the columns behind the last stay 0, and add nothing
        return away, self.rms(away, eps)

    @td.op
    def moments(self, tile: Tiles, eps: td.f32) -> tuple[td.RegisterTile, td.RegisterTile]:
        """The mean and the factor of rows that are read once for both.

        The sums are those of x - near and of its square, where `near` is the mean of the warps' first tiles. If these are a part p of the row, (mean - near)²
        is at most (1 - p) / p of the variance: the difference of the two means of squares loses few digits.
        """
        first = tile(0)  # inside the row, of nine tiles a warp or more
        near = self.over_warps(td.row_sum(first)) / (self.share * self.cols)
        away = first - near
        total, squares = td.row_sum(away), td.row_sum(square(away))
        for k in self.later:
            away = self.inside(tile(k) - near, k)
            td.row_sum(away, into=total)
            td.row_sum(square(away), into=squares)
        rest = self.over_warps(total) / self.count
        return near + rest, td.rsqrt(self.over_warps(squares) / self.count - rest * rest + eps)


def square(tile: td.RegisterTile) -> td.RegisterTile:
    """The square of each element."""
    return tile * tile


def shares(cols: int) -> tuple[int, int]:
    """The rows of a warp, and how many warps share them: few tiles for each warp. Longer rows that are read twice share their weights with more rows."""
    rows = 8 if cols <= 4096 else 2 if 8192 < cols <= LONGEST else 4
    return rows, next(n for n in (1, 2, 4, WARPS) if 8 * cols <= 2 * TILE * n or n == WARPS)


def main(arguments: list[str] | None = None) -> int:
    """Compare some blocks with torch. Exit status: 0 right, 1 wrong or refused."""
    import argparse

    import torch

    from tiledsl.runtime.launch import execute
    from tiledsl.targets import TARGETS

    kernels = {kernel.name: kernel for kernel in (rms_norm, add_rms_norm, layer_norm, dropout_add_layer_norm)}
    parser = argparse.ArgumentParser(description="RMSNorm or LayerNorm of each row: checked, lowered, compiled, and executed.")
    parser.add_argument("--kernel", choices=tuple(kernels), default="rms_norm")
    parser.add_argument("--target", choices=tuple(TARGETS))
    parser.add_argument("--rows", type=int, default=1024, metavar="M", help="rows (default 1024)")
    parser.add_argument("--cols", type=int, default=4096, metavar="N", help=f"columns (default 4096; up to {LONGEST} in registers)")
    parser.add_argument("--blocks", type=int, default=2, metavar="N", help="how many blocks to execute (default 2)")
    options = parser.parse_args(arguments)
    if options.blocks < 1:
        parser.error("--blocks is at least 1")
    kernel = kernels[options.kernel]
    try:
        lowered = kernel.lower(target=options.target, M=options.rows, N=options.cols)
    except td.TiledslError as refused:
        print(refused)
        return 1
    print(lowered.resources.table())
    dtype, random = (torch.float32 if kernel is layer_norm else torch.bfloat16), torch.Generator().manual_seed(0)
    shapes = {"weight": (options.cols,), "bias": (options.cols,)}
    names = kernel.function.__code__.co_varnames[: kernel.function.__code__.co_argcount - 1]
    tensors = {name: torch.randn(shapes.get(name, (options.rows, options.cols)), generator=random).to(dtype) for name in names}
    if "keep" in tensors:
        tensors["keep"] = 1.25 * (tensors["keep"] > -0.84).to(dtype)  # a fifth is dropped
    rows_of_warp, share = shares(options.cols)
    rows = WARPS // share * rows_of_warp  # of a block
    chosen = range(min(options.blocks, td.cdiv(options.rows, rows)))
    report = execute(lowered, [*tensors.values(), 1e-5], blocks=chosen)
    part = slice(0, rows * len(chosen))
    wide = {name: tensor[part].double() if tensor.ndim == 2 else tensor.double() for name, tensor in tensors.items()}
    summed = wide["x"] * wide.get("keep", 1) + wide.get("residual", 0)
    away = summed - (summed.mean(1, keepdim=True) if "bias" in wide else 0)
    exact = away * torch.rsqrt((away * away).mean(1, keepdim=True) + 1e-5) * wide["weight"] + wide.get("bias", 0)
    pairs = [(wide["y"], exact)] + ([(wide["total"], summed)] if "total" in wide else [])
    error = max(float(((found - right).abs() / (1 + right.abs())).max()) for found, right in pairs)
    right = not report.hazards and error < (2.0**-18 if dtype == torch.float32 else 2.0**-8)
    print(f"{kernel.name}: the largest error of {len(chosen)} blocks, of 1 + the result, is {error:.3g}")
    print("RIGHT: the rows are torch's" if right else "WRONG")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
