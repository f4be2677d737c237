"""The softmax of each row: rows that fit in registers are read once and written once; longer rows are read twice.

Run it: `python examples/softmax.py --cols 512 --target gfx950`. The compiler's listing is executed by the interpreter for a few blocks, and compared with
torch in double precision.
"""

import tiledsl as td

WARPS, ROWS, STEP = 4, 16, 128  # rows of a warp's tile: in tiles of 16 rows, a load of 16 bytes a lane takes 64 bytes of each row
LONGEST = 512  # columns of a row in registers, 128 of a lane


@td.kernel(warps=WARPS, sizes=dict(M=4096, N=512))
def softmax(x: td.gl[td.f32, "M", "N"], y: td.gl[td.f32, "M", "N"]):
    """Each warp holds 16 whole rows: in layout "row" a lane has elements of one row, so that its sum needs few exchanges between lanes."""
    td.ensures(y, td.softmax(x))
    row = td.grid(td.cdiv(x.rows, WARPS * ROWS)) * WARPS + td.warp_id()
    tile = td.load(x[row, 0], (ROWS, 16 * td.cdiv(x.cols, 16)), layout="row")
    if x.cols % 16:  # the last columns lie outside, where loads read 0
        tile = td.where(td.col_index(tile) < x.cols, tile, float("-inf"))
    exps = td.exp(tile - td.row_max(tile))
    td.store(y[row, 0], exps * (1 / td.row_sum(exps)))


@td.kernel(warps=WARPS, sizes=dict(M=4096, N=8192))
def softmax_of_long_rows(x: td.gl[td.f32, "M", "N"], y: td.gl[td.f32, "M", "N"]):
    """The first pass finds the largest element and the sum of each row, rescaled where a larger element comes; the second divides."""
    td.ensures(y, td.softmax(x))
    row = td.grid(td.cdiv(x.rows, WARPS * ROWS)) * WARPS + td.warp_id()
    most, total = td.full(td.f32, ROWS, 1, float("-inf"), layout="row"), td.zeros(td.f32, ROWS, 1, layout="row")
    for k in td.range(td.cdiv(x.cols, STEP)):
        tile = td.load(x[row, k], (ROWS, STEP), layout="row")
        if x.cols % STEP:
            tile = td.where(td.col_index(tile, k * STEP) < x.cols, tile, float("-inf"))
        larger = td.maximum(most, td.row_max(tile))
        total *= td.exp(most - larger)
        td.row_sum(td.exp(tile - larger), into=total)
        td.copy(most, larger)
    share = 1 / total
    for k in td.range(td.cdiv(x.cols, STEP)):
        tile = td.load(x[row, k], (ROWS, STEP), layout="row")
        td.store(y[row, k], td.exp(tile - most) * share)


def main(arguments: list[str] | None = None) -> int:
    """Compare some blocks with torch. Exit status: 0 right, 1 wrong or refused."""
    import argparse

    import torch

    from tiledsl.runtime.launch import execute
    from tiledsl.targets import TARGETS

    parser = argparse.ArgumentParser(description="The softmax of each row: checked, lowered, compiled, and executed.")
    parser.add_argument("--target", choices=tuple(TARGETS))
    parser.add_argument("--rows", type=int, default=1024, metavar="M", help="rows (default 1024)")
    parser.add_argument("--cols", type=int, default=512, metavar="N", help=f"columns (default 512; up to {LONGEST} in registers)")
    parser.add_argument("--blocks", type=int, default=2, metavar="N", help="how many blocks to execute (default 2)")
    options = parser.parse_args(arguments)
    if options.blocks < 1:
        parser.error("--blocks is at least 1")
    x = 4 * torch.randn((options.rows, options.cols), generator=torch.Generator().manual_seed(0)) if min(options.rows, options.cols) > 0 else torch.zeros(0, 0)
    y = torch.zeros_like(x)
    kernel = softmax if options.cols <= LONGEST else softmax_of_long_rows
    try:
        lowered = kernel.lower(target=options.target, M=options.rows, N=options.cols)
    except td.TiledslError as error:
        print(error)
        return 1
    print(lowered.resources.table())
    chosen = range(min(options.blocks, td.cdiv(options.rows, WARPS * ROWS)))
    report = execute(lowered, [x, y], blocks=chosen)
    rows = slice(0, WARPS * ROWS * len(chosen))
    exact = torch.softmax(x[rows].double(), 1)
    error = ((y[rows].double() - exact).abs() / exact).max()
    right = not report.hazards and bool(error < 2.0**-18)
    print(f"{kernel.name}: the largest relative error of {len(chosen)} blocks is {error:.3g}")
    print("RIGHT: the rows are torch's" if right else "WRONG")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
