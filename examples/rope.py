"""Rotary embedding: the elements j and j + D/2 of each head are turned by an angle of their position and j, in registers.

Run it: `python examples/rope.py --target gfx950`. The compiler's listing is executed by the interpreter for a few blocks, and compared with torch in double
precision.
"""

import math
from typing import Any, Literal

import tiledsl as td

WARPS, ROWS, HEADS = 4, 16, 4  # a warp has 16 positions, and reads their cosines and sines once for up to 4 heads


@td.kernel(warps=WARPS, sizes=dict(N=32, S=4096, J=64))
def rope(
    x: td.gl[td.bf16, "N", "S", "J"],
    cos: td.gl[td.f32, "S", "J"],
    sin: td.gl[td.f32, "S", "J"],
    y: td.gl[td.bf16, "N", "S", "J"],
) -> None:
    """x and y are batches of N = 2H half heads, 2h and 2h + 1 of head h: in torch, halves(t) of a tensor t of (position, head, column)."""
    other = td.matrix_of(x, lambda n: n // 2 * 2 + (1 - n % 2))
    td.ensures(y, x * cos + td.where(lambda n, i, j: n % 2 == 0, -other, other) * sin)
    heads, row, shape, layout = places(x.batch // 2, x)
    c, s = td.load(cos[row, 0], shape, layout=layout), td.load(sin[row, 0], shape, layout=layout)
    for head in heads:
        first, second = (td.cast(td.load(x[2 * head + half, row, 0], shape, layout=layout), td.f32) for half in (0, 1))
        td.store(y[2 * head, row, 0], td.cast(first * c - second * s, td.bf16))
        td.store(y[2 * head + 1, row, 0], td.cast(second * c + first * s, td.bf16))


@td.kernel(warps=WARPS, sizes=dict(H=16, S=4096, D=128, J=64))
def rope_of_heads(
    x: td.gl[td.bf16, "H", "S", "D"],
    cos: td.gl[td.f32, "S", "J"],
    sin: td.gl[td.f32, "S", "J"],
    y: td.gl[td.bf16, "H", "S", "D"],
) -> None:
    """The same of whole heads, with any strides. D is 2J, and J a multiple of 16, so that no tile has columns of both halves."""
    other = td.column_of(x, lambda j: (j + cos.cols) % x.cols)
    cosines, sines = (td.column_of(one, lambda j: j % cos.cols, cols=x.cols) for one in (cos, sin))
    td.ensures(y, x * cosines + td.where(lambda i, j: j < cos.cols, -other, other) * sines)
    heads, row, shape, layout = places(x.batch, cos)
    c, s = td.load(cos[row, 0], shape, layout=layout), td.load(sin[row, 0], shape, layout=layout)
    for head in heads:
        first, second = (td.cast(td.load(x[head, row, half], shape, layout=layout), td.f32) for half in (0, 1))
        td.store(y[head, row, 0], td.cast(first * c - second * s, td.bf16))
        td.store(y[head, row, 1], td.cast(second * c + first * s, td.bf16))


def places(heads: int, tensor: td.GlobalTensor) -> tuple[list[int], int, tuple[int, int], Literal["line", "row"]]:
    """The heads of this block, this warp's tile of positions, and shape and layout of a tile, half a head: in whole lines of the cache where it has them."""
    of_block = math.gcd(heads, HEADS)
    group, block = td.grid(heads // of_block, td.cdiv(tensor.rows, WARPS * ROWS))
    shape = ROWS, 16 * td.cdiv(tensor.cols, 16)
    return [group * of_block + n for n in range(of_block)], block * WARPS + td.warp_id(), shape, "row" if shape[1] % 64 else "line"


def halves(t: Any) -> Any:
    """The half heads of a torch tensor of (position, head, column), as a batch: a view of the same memory."""
    positions, heads, columns = t.shape
    return t.view(positions, 2 * heads, columns // 2).transpose(0, 1)


def main(arguments: list[str] | None = None) -> int:
    """Compare some blocks with torch. Exit status: 0 right, 1 wrong or refused."""
    import argparse

    import torch

    from tiledsl.runtime.launch import execute
    from tiledsl.targets import TARGETS

    parser = argparse.ArgumentParser(description="Rotary embedding: checked, lowered, compiled, and executed.")
    parser.add_argument("--target", choices=tuple(TARGETS))
    parser.add_argument("--heads", type=int, default=4, metavar="H", help="heads (default 4)")
    parser.add_argument("--positions", type=int, default=256, metavar="S", help="positions (default 256)")
    parser.add_argument("--cols", type=int, default=128, metavar="D", help="columns of a head, an even number (default 128)")
    options = parser.parse_args(arguments)
    if min(options.heads, options.positions, options.cols) < 1 or options.cols % 2:
        parser.error("--heads and --positions are at least 1, and --cols is even")
    random = torch.Generator().manual_seed(0)
    x = torch.randn((options.positions, options.heads, options.cols), generator=random).bfloat16()
    y = torch.zeros_like(x)
    speeds = 10000.0 ** (-torch.arange(0, options.cols, 2) / options.cols)
    angles = torch.arange(options.positions)[:, None] * speeds
    arguments_of = [halves(x), angles.cos(), angles.sin(), halves(y)]
    sizes = dict(N=2 * options.heads, S=options.positions, J=options.cols // 2)
    strides = {name: (options.cols // 2, options.heads * options.cols) for name in ("x", "y")}
    try:
        lowered = rope.lower(target=options.target, **sizes, strides=strides)
    except td.TiledslError as refused:
        print(refused)
        return 1
    print(lowered.resources.table())
    report = execute(lowered, arguments_of)
    first, second = x.double().chunk(2, -1)
    c, s = angles.cos().double()[:, None], angles.sin().double()[:, None]
    exact = torch.cat((first * c - second * s, second * c + first * s), -1)
    error = ((y.double() - exact).abs() / (1 + exact.abs())).max()
    right = not report.hazards and bool(error < 2.0**-8)
    print(f"rope: the largest error, of 1 + the result, is {error:.3g}")
    print("RIGHT: the heads are torch's" if right else "WRONG")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
