"""C = A·W for few rows of A, as in decoding, with W in 4 or 8 bits: W[k, n] = (number - zero point) · scale, both of the group of 128 k and of column n.

Memory and LDS hold words of i32 with eight numbers of one column (four of 8 bits), the first in the lowest bits. In registers, td.unpack makes them an operand
of bf16, less the zero points: exactly. A group's products are scaled in f32. The eight warps of a block share its 32 columns, and take one group each of every
1,024 k; their sums meet in LDS. While a step is multiplied, the words of the next two are on their way.

The words are those of GPTQ's checkpoints: `qweight` of K / 8 × N. `from_gptq` adds 1 to the packed zero points, which are kept less 1 (AutoGPTQ 0.7,
auto_gptq/nn_modules/qlinear/qlinear_cuda.py). AWQ packs the numbers of eight columns in a word, in the order 0, 2, 4, 6, 1, 3, 5, 7 (AutoAWQ 0.2,
awq/modules/linear/gemm.py); `from_awq` packs them anew.

Run it: `python examples/int4_weights.py --size 1024 --bits 4`. The interpreter executes the listing for some blocks, and the result is compared with NumPy.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

import tiledsl as td

GROUP, ROWS, COLS, WARPS = 128, 16, 32, 8  # k of a group; a block's tile of C; the warps of a block, which share the groups
AWQ_ORDER = (0, 2, 4, 6, 1, 3, 5, 7)  # the columns of the eight numbers in a word


def of_groups(x: td.GlobalTensor, rows: int) -> td.Formula:
    """The formula whose row k is row k // 128 of x."""
    return td.column_of(x.T, lambda k: k // GROUP, cols=rows).T


@td.kernel(warps=WARPS, sizes=dict(M=16, N=8192, K=8192, W=1024, G=64))
def packed_weights(
    a: td.gl[td.bf16, "M", "K"],
    q: td.gl[td.i32, "W", "N"],  # W = K · bits / 32
    scales: td.gl[td.f16, "G", "N"],  # G = K / 128
    zeros: td.gl[td.f16, "G", "N"],
    c: td.gl[td.bf16, "M", "N"],
    bits: int = 4,
) -> None:
    td.ensures(c, a @ ((td.unpack(q, bits) - of_groups(zeros, a.cols)) * of_groups(scales, a.cols)))
    row, col = td.grid(td.cdiv(a.rows, ROWS), td.cdiv(q.cols, COLS))
    words, warp, steps = GROUP * bits // 32, td.warp_id(), td.cdiv(a.cols, WARPS * GROUP)
    Qs = [td.st(td.i32, WARPS * words, COLS) for _ in range(2 if bits == 4 else 1)]
    total = td.zeros(td.f32, ROWS, COLS)

    def load(k: int, group: tuple[td.RegisterTile, ...]) -> None:  # what a warp takes of a step, to its own registers
        td.load(group[0], a[row, k * WARPS + warp])
        for vector, tensor in zip(group[1:], (scales, zeros), strict=True):
            td.load(vector, tensor.at(row=k * WARPS + warp, col=col * COLS))

    registers: tuple[tuple[td.DType, int, int], ...] = ((td.bf16, ROWS, GROUP), (td.f16, 1, COLS), (td.f16, 1, COLS))
    sets: list[tuple[td.RegisterTile, ...]] = [
        tuple(td.rt(dtype, rows, cols, layout="row" if rows > 1 else "col") for dtype, rows, cols in registers) for _ in range(min(2, steps))
    ]
    staged = [td.fetch(Qs[0], q[k, col]) for k in range(min(2, steps))]
    if scales.rows >= WARPS or warp < scales.rows:
        load(0, sets[0])
    for k in td.range(steps):
        td.commit(Qs[0], staged[0])
        if steps > 2:  # the last steps bring their own words again, for nobody
            td.fetch(Qs[0], q[k + 2 if k + 2 < steps else k, col], into=staged[0])
        if (k + 1) * WARPS + warp < scales.rows:
            load(k + 1, sets[-1])
        td.barrier()
        if scales.rows % WARPS == 0 or k * WARPS + warp < scales.rows:
            (a_reg, scale, zero), part = sets[0], td.zeros(td.f32, ROWS, COLS)
            numbers = td.load(td.subtile(Qs[0], (words, COLS), (warp, 0)), layout="col")
            td.mma_AB(part, a_reg, td.unpack(numbers, bits, zero=td.cast(zero, td.f32)))
            total += part * td.cast(scale, td.f32)
        if bits == 8:  # one buffer: every warp has read its words
            td.barrier()
        staged, Qs, sets = staged[1:] + staged[:1], Qs[::-1], sets[::-1]
    sums = td.st(td.f32, WARPS * ROWS, COLS)
    td.store(td.subtile(sums, (ROWS, COLS), (warp, 0)), total)
    td.barrier()
    if warp < COLS // 16:  # one warp for each 16 columns
        parts = [td.load(td.subtile(sums, (ROWS, 16), (n, warp)), layout="row") for n in range(WARPS)]
        td.store(c[row, col * (COLS // 16) + warp], td.cast(sum(parts[1:], parts[0]), td.bf16))


def numbers_of(words: NDArray[Any], bits: int) -> NDArray[Any]:
    """The numbers in words, lowest bits first, along a new last axis."""
    found: NDArray[Any] = words.view(np.uint32)[..., None] >> np.arange(0, 32, bits, dtype=np.uint32) & (1 << bits) - 1
    return found


def packed(numbers: NDArray[Any], bits: int) -> NDArray[Any]:
    """Words of i32 with 32 / bits consecutive rows of numbers."""
    count = 32 // bits
    shifted = numbers.reshape(-1, count, numbers.shape[1]).astype(np.uint32) << np.arange(0, 32, bits, dtype=np.uint32)[:, None]
    words: NDArray[Any] = np.bitwise_or.reduce(shifted, axis=1).view(np.int32)
    return words


def from_gptq(qweight: NDArray[Any], qzeros: NDArray[Any], scales: NDArray[Any], bits: int = 4) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
    """q, scales and zeros of the kernel, of a GPTQ checkpoint's arrays: i32 of K · bits / 32 × N, i32 of G × N · bits / 32, f16 of G × N."""
    return qweight, scales, (numbers_of(qzeros, bits).reshape(scales.shape) + 1).astype(np.float16)


def from_awq(qweight: NDArray[Any], qzeros: NDArray[Any], scales: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
    """q, scales and zeros of the kernel, of an AWQ checkpoint's arrays: i32 of K × N / 8, i32 of G × N / 8, f16 of G × N."""
    columns = np.argsort(AWQ_ORDER)  # the place in a word of each of its columns
    weights, zeros = (numbers_of(x, 4)[..., columns].reshape(len(x), -1) for x in (qweight, qzeros))
    return packed(weights, 4), scales, zeros.astype(np.float16)


def main(arguments: list[str] | None = None) -> int:
    """Compare some blocks with NumPy. Exit status: 0 right, 1 wrong or refused."""
    import argparse

    from tiledsl.runtime.launch import execute
    from tiledsl.targets import TARGETS

    parser = argparse.ArgumentParser(description="A·W with W in 4 or 8 bits: checked, lowered, compiled, and executed.")
    parser.add_argument("--target", choices=tuple(TARGETS))
    parser.add_argument("--bits", type=int, choices=(4, 8), default=4)
    parser.add_argument("--rows", type=int, default=16, metavar="N", help="rows of A (default 16)")
    parser.add_argument("--size", type=int, default=1024, metavar="N", help="N = K, a multiple of 128 (default 1024)")
    parser.add_argument("--blocks", type=int, default=2, metavar="N", help="how many blocks to execute (default 2)")
    options = parser.parse_args(arguments)
    if options.blocks < 1 or options.size < 1 or options.size % GROUP:
        parser.error(f"--blocks is at least 1, and --size a multiple of {GROUP}")
    size, bits, random = options.size, options.bits, np.random.default_rng(0)
    groups, words = size // GROUP, size * bits // 32
    try:
        lowered = packed_weights.lower(target=options.target, M=options.rows, N=size, K=size, W=words, G=groups, bits=bits)
    except td.TiledslError as refused:
        print(refused)
        return 1
    print(lowered.resources.table())
    a = (random.standard_normal((options.rows, size), np.float32).view(np.uint32) >> 16).astype(np.uint16)  # bits of bf16
    weights, zeros = (random.integers(0, 1 << bits, (rows, size)) for rows in (size, groups))
    scales, c = random.uniform(0.001, 0.01, (groups, size)).astype(np.float16), np.zeros((options.rows, size), np.uint16)
    across = td.cdiv(size, COLS)
    chosen = range(min(options.blocks, td.cdiv(options.rows, ROWS) * across))
    right = not execute(lowered, [a, packed(weights, bits), scales, zeros.astype(np.float16), c], blocks=chosen).hazards
    wide_a, wide_c = ((x.astype(np.uint32) << 16).view(np.float32).astype(np.float64) for x in (a, c))
    exact = (weights - zeros.repeat(GROUP, 0)) * scales.astype(np.float64).repeat(GROUP, 0)
    for number in chosen:
        i, j = divmod(number, across)
        rows, cols = slice(i * ROWS, (i + 1) * ROWS), slice(j * COLS, (j + 1) * COLS)
        due, most = wide_a[rows] @ exact[:, cols], np.abs(wide_a[rows]) @ np.abs(exact[:, cols])
        error = np.abs(wide_c[rows, cols] - due)
        right = right and bool((error <= np.abs(due) * 2.0**-8 + most * size * 2.0**-24).all())  # bf16 keeps eight bits; sums in f32
        print(f"block {number}: largest error {error.max():.3g}, largest value {np.abs(due).max():.3g}")
    print("RIGHT: the blocks are NumPy's, rounded to bf16" if right else "WRONG")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
