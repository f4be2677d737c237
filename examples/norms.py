"""RMSNorm and LayerNorm of each row, alone or of a sum x · keep + residual: rows in registers, read once and written once.

Run it: `python examples/norms.py --kernel layer_norm --cols 512 --target gfx950`. The compiler's listing is executed by the interpreter for a few blocks, and
compared with torch in double precision.
"""

import tiledsl as td

WARPS, ROWS = 4, 16  # rows of a warp's tile: in tiles of 16 rows, a load of a lane's 4 columns takes 32 bytes of each row in bf16, 64 in f32
LONGEST = 512  # columns of a row in registers, 128 of a lane


@td.kernel(warps=WARPS, sizes=dict(M=4096, N=256))
def rms_norm(x: td.gl[td.bf16, "M", "N"], weight: td.gl[td.bf16, "N"], y: td.gl[td.bf16, "M", "N"], eps: td.f32):
    """y = x / sqrt(mean of x² + eps) · weight: each warp holds 16 whole rows, and a lane has elements of one row."""
    td.ensures(y, x * td.rsqrt(td.row_sum(x * x) / x.cols + eps) * weight)
    row = first_tile(x)
    td.store(y[row, 0], td.cast(over_rms(rows(x, row), x.cols, eps) * across(weight), td.bf16))


@td.kernel(warps=WARPS, sizes=dict(M=4096, N=256))
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
    row = first_tile(x)
    tile = rows(x, row) + rows(residual, row)
    td.store(total[row, 0], td.cast(tile, td.bf16))
    td.store(y[row, 0], td.cast(over_rms(tile, x.cols, eps) * across(weight), td.bf16))


@td.kernel(warps=WARPS, sizes=dict(M=4096, N=256))
def layer_norm(x: td.gl[td.f32, "M", "N"], weight: td.gl[td.f32, "N"], bias: td.gl[td.f32, "N"], y: td.gl[td.f32, "M", "N"], eps: td.f32):
    """y = (x - mean) / sqrt(variance + eps) · weight + bias, with the variance of the row less its mean: nothing cancels in a row far from 0."""
    away = x - td.row_sum(x) / x.cols
    td.ensures(y, away * td.rsqrt(td.row_sum(away * away) / x.cols + eps) * weight + bias)
    row = first_tile(x)
    td.store(y[row, 0], over_rms(less_mean(rows(x, row), x.cols), x.cols, eps) * across(weight) + across(bias))


@td.kernel(warps=WARPS, sizes=dict(M=4096, N=256))
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
    row = first_tile(x)
    tile = rows(x, row) * rows(keep, row) + rows(residual, row)
    td.store(total[row, 0], td.cast(tile, td.bf16))
    normed = over_rms(less_mean(tile, x.cols), x.cols, eps) * across(weight) + across(bias)
    td.store(y[row, 0], td.cast(normed, td.bf16))


def first_tile(x):
    """The number of this warp's tile of 16 rows, in a grid of blocks of four."""
    return td.grid(td.cdiv(x.rows, WARPS * ROWS)) * WARPS + td.warp_id()


def rows(x, row):
    """Sixteen whole rows, in f32; the columns behind the last are 0."""
    return td.cast(td.load(x[row, 0], (ROWS, 16 * td.cdiv(x.cols, 16)), layout="row"), td.f32)


def across(vector):
    """The weight or bias of each column, in f32."""
    return td.cast(td.load(vector[0], 16 * td.cdiv(vector.cols, 16), layout="row"), td.f32)


def less_mean(tile, count):
    """Each row less the mean of its `count` columns; the columns behind them stay 0, so that they add nothing to the variance."""
    away = tile - td.row_sum(tile) / count
    return td.where(td.col_index(tile) < count, away, 0) if tile.cols > count else away


def over_rms(tile, count, eps):
    """Each row over its root mean square: the columns behind `count` are 0."""
    return tile * td.rsqrt(td.row_sum(tile * tile) / count + eps)


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
    parser.add_argument("--cols", type=int, default=256, metavar="N", help=f"columns (default 256, at most {LONGEST})")
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
    chosen = range(min(options.blocks, td.cdiv(options.rows, WARPS * ROWS)))
    report = execute(lowered, [*tensors.values(), 1e-5], blocks=chosen)
    part = slice(0, WARPS * ROWS * len(chosen))
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
