"""RMSNorm and LayerNorm of each row, alone or of a sum x · keep + residual: rows in registers, read once and written once.

The columns of a row are divided among the warps of a block, whose sums meet in LDS. Run it: `python examples/norms.py --kernel layer_norm --cols 4096
--target gfx950`. The compiler's listing is executed by the interpreter for a few blocks, and compared with torch in double precision.
"""

import tiledsl as td

WARPS, ROWS = 8, 8  # in layout "line" a load of 16 bytes a lane takes 128 bytes of each of 8 rows
LONGEST = 8192  # columns of a row in registers, 128 elements of a lane


@td.kernel(warps=WARPS, sizes=dict(M=4096, N=4096))
def rms_norm(x: td.gl[td.bf16, "M", "N"], weight: td.gl[td.bf16, "N"], y: td.gl[td.bf16, "M", "N"], eps: td.f32):
    """y = x / sqrt(mean of x² + eps) · weight."""
    td.ensures(y, x * td.rsqrt(td.row_sum(x * x) / x.cols + eps) * weight)
    part = Part(x)
    tiles = [part.load(x, k) for k in part.steps]
    scale = part.rms(tiles, eps)
    for k, tile in enumerate(tiles):
        part.store(y, k, tile * scale * part.of_columns(weight, k))


@td.kernel(warps=WARPS, sizes=dict(M=4096, N=4096))
def add_rms_norm(
    x: td.gl[td.bf16, "M", "N"],
    residual: td.gl[td.bf16, "M", "N"],
    weight: td.gl[td.bf16, "N"],
    total: td.gl[td.bf16, "M", "N"],
    y: td.gl[td.bf16, "M", "N"],
    eps: td.f32,
):
    """total = x + residual is stored too, for the next residual; the norm is of the sum before it is rounded to bf16."""
    summed = x + residual
    td.ensures(total, summed)
    td.ensures(y, summed * td.rsqrt(td.row_sum(summed * summed) / x.cols + eps) * weight)
    part, tiles = Part(x), []
    for k in part.steps:
        tiles.append(part.load(x, k) + part.load(residual, k))
        part.store(total, k, tiles[k])
    scale = part.rms(tiles, eps)
    for k, tile in enumerate(tiles):
        part.store(y, k, tile * scale * part.of_columns(weight, k))


@td.kernel(warps=WARPS, sizes=dict(M=4096, N=4096))
def layer_norm(x: td.gl[td.f32, "M", "N"], weight: td.gl[td.f32, "N"], bias: td.gl[td.f32, "N"], y: td.gl[td.f32, "M", "N"], eps: td.f32):
    """y = (x - mean) / sqrt(variance + eps) · weight + bias, with the variance of the row less its mean: nothing cancels in a row far from 0."""
    away = x - td.row_sum(x) / x.cols
    td.ensures(y, away * td.rsqrt(td.row_sum(away * away) / x.cols + eps) * weight + bias)
    part = Part(x)
    tiles = part.less_mean([part.load(x, k) for k in part.steps])
    scale = part.rms(tiles, eps)
    for k, tile in enumerate(tiles):
        part.store(y, k, tile * scale * part.of_columns(weight, k) + part.of_columns(bias, k))


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
):
    """total = x · keep + residual, and its LayerNorm. The mask `keep` has 0 where an element is dropped, and 1 / (1 - p) elsewhere."""
    summed = x * keep + residual
    away = summed - td.row_sum(summed) / x.cols
    td.ensures(total, summed)
    td.ensures(y, away * td.rsqrt(td.row_sum(away * away) / x.cols + eps) * weight + bias)
    part, tiles = Part(x), []
    for k in part.steps:
        tiles.append(part.load(x, k) * part.load(keep, k) + part.load(residual, k))
        part.store(total, k, tiles[k])
    tiles = part.less_mean(tiles)
    scale = part.rms(tiles, eps)
    for k, tile in enumerate(tiles):
        part.store(y, k, tile * scale * part.of_columns(weight, k) + part.of_columns(bias, k))


class Part:
    """The part of this warp: eight rows, and of their columns `steps` tiles of up to 256. So many warps `share` the rows."""

    def __init__(self, x):
        self.count, line = x.cols, 128 // x.dtype.bytes
        self.share = next(n for n in (1, 2, 4, WARPS) if x.cols <= 512 * n or n == WARPS)
        self.steps = range(td.cdiv(x.cols, 256 * self.share))
        self.cols = line * td.cdiv(x.cols, line * self.share * len(self.steps))
        self.down = WARPS // self.share
        self.group, self.place = td.warp_id() // self.share, td.warp_id() % self.share
        self.row = td.grid(td.cdiv(x.rows, ROWS * self.down)) * self.down + self.group

    def column(self, k):
        """The number of tile k among the tiles of a row."""
        return self.place * len(self.steps) + k

    def load(self, x, k):
        """Tile k of x in f32; elements behind the last column are 0."""
        return td.cast(td.load(x[self.row, self.column(k)], (ROWS, self.cols), layout="line"), td.f32)

    def store(self, y, k, tile):
        """Tile k of y, rounded to its type."""
        td.store(y[self.row, self.column(k)], td.cast(tile, y.dtype))

    def of_columns(self, vector, k):
        """The weight or bias of the columns of tile k, in f32."""
        return td.cast(td.load(vector[self.column(k)], self.cols, layout="line"), td.f32)

    def row_sum(self, tiles):
        """The sums of whole rows: those of the warps meet in LDS."""
        total = td.row_sum(next(tiles))
        for tile in tiles:
            td.row_sum(tile, into=total)
        if self.share > 1:
            sums = td.st(td.f32, ROWS * self.down, self.share)
            td.store(td.subtile(sums, (ROWS, 1), (self.group, self.place)), total)
            td.barrier()
            first, *others = (td.load(td.subtile(sums, (ROWS, 1), (self.group, n)), layout="line") for n in range(self.share))
            total = sum(others, first)
        return total

    def less_mean(self, tiles):
        """Each row less its mean; the columns behind the last stay 0, so that they add nothing to the variance."""
        mean = self.row_sum(iter(tiles)) / self.count
        tiles = [tile - mean for tile in tiles]
        if self.share * len(self.steps) * self.cols > self.count:
            tiles = [td.where(td.col_index(tile, self.column(k) * self.cols) < self.count, tile, 0) for k, tile in enumerate(tiles)]
        return tiles

    def rms(self, tiles, eps):
        """The factor of each row: 1 over its root mean square."""
        return td.rsqrt(self.row_sum(tile * tile for tile in tiles) / self.count + eps)


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
    parser.add_argument("--cols", type=int, default=4096, metavar="N", help=f"columns (default 4096, at most {LONGEST})")
    parser.add_argument("--blocks", type=int, default=2, metavar="N", help="how many blocks to execute (default 2)")
    options = parser.parse_args(arguments)
    if options.blocks < 1 or options.cols > LONGEST:
        parser.error(f"--blocks is at least 1, and --cols at most {LONGEST}")
    kernel = kernels[options.kernel]
    try:
        lowered = kernel.lower(target=options.target, M=options.rows, N=options.cols)
    except td.TiledslError as error:
        print(error)
        return 1
    print(lowered.resources.table())
    dtype, random = (torch.float32 if kernel is layer_norm else torch.bfloat16), torch.Generator().manual_seed(0)
    shapes = {"weight": (options.cols,), "bias": (options.cols,)}
    names = kernel.function.__code__.co_varnames[: kernel.function.__code__.co_argcount - 1]
    tensors = {name: torch.randn(shapes.get(name, (options.rows, options.cols)), generator=random).to(dtype) for name in names}
    if "keep" in tensors:
        tensors["keep"] = 1.25 * (tensors["keep"] > -0.84).to(dtype)  # a fifth is dropped
    across = next(n for n in (1, 2, 4, WARPS) if options.cols <= 512 * n or n == WARPS)
    rows = WARPS // across * ROWS  # of a block
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
