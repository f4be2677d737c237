"""C += A·W for few rows of A, as in decoding, with W in 4 or 8 bits: W[k, n] = (number - zero point) · scale, both of the group of 128 k and of column n.

The time is that of reading W, so nothing stands between memory and the matrix units: a warp loads words of i32 straight into registers, 16 bytes a lane and
1 KiB contiguous (`by_lanes` packs them so), two steps ahead, and td.unpack makes them operands. These are the numbers + 128: a·(n - z) · s is
a·(n + 128) · s - Σa · (z + 128) · s, where Σa is the sum of a row of A over the group. Several blocks share a tile of C, each with `span` groups of k. Before
its loop, a block copies what all of its steps share to LDS: A and Σa for each group, s and - (z + 128) · s for each group and column. If LDS cannot hold all
groups, the block fills it several times. The blocks add their sums by td.atomic_add, in any order, so that the last bits may differ between launches.

The best `columns` and `span` depend on the shape and on the chip: blocks start one after the other, each adds a tile to C, and a round that does not fill the
chip takes as long as one that does. `tiledsl tune examples/int4_weights.py:packed_weights` finds them: for N = K = 8192 (4, 4) on MI300X, (2, 8) on MI355X, and
(4, 8) on MI250, where 128 blocks are two rounds; for larger matrices (4, 8) on MI300X and MI355X.

`from_gptq` and `from_awq` pack the arrays of checkpoints anew. GPTQ has words of eight k of a column, and keeps the zero points less 1 (AutoGPTQ 0.7,
auto_gptq/nn_modules/qlinear/qlinear_cuda.py). AWQ packs the numbers of eight columns in a word, in the order 0, 2, 4, 6, 1, 3, 5, 7 (AutoAWQ 0.2,
awq/modules/linear/gemm.py).

Run it: `python examples/int4_weights.py --size 1024 --bits 4`. The interpreter executes the listing for some blocks, and the result is compared with NumPy.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

import tiledsl as td

GROUP = 128  # k of a group
WARPS, ROWS, COLS = 16, 16, 16  # the warps of a block; the rows of its tile of C, and the columns of a product
TOGETHER, AHEAD = 2, 2  # products of a step of a warp; steps whose words are on their way
ZERO = {4: -128, 8: 128}  # the zero point of the numbers in operands: bf16 holds the differences
PLAIN = td.Swizzle(7, 0)  # of tiles that are read by rows
AWQ_ORDER = (0, 2, 4, 6, 1, 3, 5, 7)  # the columns of the eight numbers in a word


def of_groups(x: td.GlobalTensor, rows: int) -> td.Formula:
    """The formula whose row k is row k // 128 of x."""
    return td.column_of(x.T, lambda k: k // GROUP, cols=rows).T


@td.kernel(warps=WARPS, sizes=dict(M=16, N=8192, K=8192, G=64, W=16), tune=dict(columns=(2, 4), span=(4, 8)))
def packed_weights(
    a: td.gl[td.bf16, "M", "K"],
    q: td.gl[td.i32, "G", "N", "W"],  # G = K / 128 groups; W = 4 · bits words of 128 numbers
    scales: td.gl[td.f16, "G", "N"],
    zeros: td.gl[td.f16, "G", "N"],
    c: td.gl[td.f32, "M", "N"],
    bits: int = 4,
    columns: int = 4,  # products of a warp along N, a multiple of TOGETHER
    span: int = 4,  # groups of a part
) -> None:
    columns = min(columns, TOGETHER * td.cdiv(q.rows, TOGETHER * COLS))
    numbers, parts, groups = td.stacked(td.unpack(q, bits, order="lanes").T), td.cdiv(q.batch, span), min(span, q.batch)
    weights = (numbers - of_groups(zeros, a.cols)) * of_groups(scales, a.cols)
    td.ensures(c, td.old(c) + td.sum_of_parts(td.column_parts(a, span * GROUP) @ weights, parts))
    row, col, part = td.grid(td.cdiv(a.rows, ROWS), td.cdiv(q.rows, WARPS * columns * COLS), parts)
    held, of_group = span, 2 * ROWS * GROUP + 4 * ROWS + 8 * WARPS * columns * COLS  # groups in LDS, and the bytes of each
    while held > 1 and held * of_group > td.target.lds_bytes:
        held = td.cdiv(held, 2)
    As, of_rows = td.st(td.bf16, ROWS, GROUP, buffers=held), td.st(td.f32, ROWS, held, swizzle=PLAIN)
    by, shift = (td.st(td.f32, held, WARPS * columns * COLS, swizzle=PLAIN) for _ in range(2))
    warp, begin, rounds = td.warp_id(), part * span, columns // TOGETHER
    mine, steps = (col * WARPS + warp) * columns, min(held, groups) * rounds  # a step has a group and TOGETHER of the warp's products

    def words_of(step: int, n: int) -> td.WindowRef:
        """The words of product n of a step of the part."""
        return q[begin + step // rounds, mine + step % rounds * TOGETHER + n, 0]

    # the last warps load A, a group each, and the first ones lines of scales
    wide = 512 // (held & -held)  # columns of whole lines
    of_a, of_scales = warp + held - WARPS, WARPS * columns * COLS // wide
    words: list[list[td.RegisterTile]] = []
    total = [[td.zeros(td.f32, ROWS, COLS) for _ in range(TOGETHER)] for _ in range(rounds)]
    for filled in range(0, groups, held):
        first = begin + filled
        group, scale, zero = td.rt(td.bf16, ROWS, GROUP, layout="line"), *(td.rt(td.f16, held, wide, layout="line") for _ in range(2))
        if of_a >= 0 and first + of_a < q.batch:
            td.load(group, a.at(row=row * ROWS, col=(first + of_a) * GROUP))
        if of_scales == WARPS or warp < of_scales:
            for vector, x in ((scale, scales), (zero, zeros)):
                td.load(vector, x.at(row=first, col=(col * of_scales + warp) * wide))
        if filled:
            td.barrier()  # behind the steps that read LDS
        else:
            words.append([td.load(words_of(0, n), (COLS, q.cols), layout="row") for n in range(TOGETHER)])
        if of_a >= 0 and first + of_a < q.batch:
            td.store(As[of_a], group)
            td.store(td.subtile(of_rows, (ROWS, 1), (0, of_a)), td.row_sum(td.cast(group, td.f32)))
        if of_scales == WARPS or warp < of_scales:
            factor = td.cast(scale, td.f32)
            td.store(td.subtile(by, (held, wide), (0, warp)), factor)
            td.store(td.subtile(shift, (held, wide), (0, warp)), (ZERO[bits] - td.cast(zero, td.f32)) * factor)
        for step in range(len(words), AHEAD):
            words.append([td.rt(td.i32, COLS, q.cols) for _ in range(TOGETHER)])
            if step < groups * rounds and first + step // rounds < q.batch:
                for n in range(TOGETHER):
                    td.load(words[step][n], words_of(step, n))
        td.barrier()
        for here in td.range(steps):
            k, at, step = here // rounds, warp * columns + here % rounds * TOGETHER, filled * rounds + here
            if first + k < q.batch:
                operand, sums = td.load(As[k]), td.load(td.subtile(of_rows, (ROWS, 1), (0, k)), layout="col")
                vectors = [[td.load(td.subtile(x, (1, COLS), (k, at + n)), layout="col") for x in (by, shift)] for n in range(TOGETHER)]
                for n, (factor, less) in enumerate(vectors):
                    product = td.zeros(td.f32, ROWS, COLS)
                    td.mma_ABt(product, operand, td.unpack(words[0][n], bits, zero=ZERO[bits], order="lanes"))
                    if step + AHEAD < groups * rounds and begin + (step + AHEAD) // rounds < q.batch:  # behind the product that reads these registers
                        td.load(words[0][n], words_of(step + AHEAD, n))
                    td.copy(total[0][n], td.fma(sums, less, td.fma(product, factor, total[0][n])))
            words, total = words[1:] + words[:1], total[1:] + total[:1]
    for n in range(columns):
        td.atomic_add(c[row, mine + n], total[n // TOGETHER][n % TOGETHER], part=part, parts=parts)


def numbers_of(words: NDArray[Any], bits: int) -> NDArray[Any]:
    """The numbers in words, lowest bits first, along a new last axis."""
    found: NDArray[Any] = words.view(np.uint32)[..., None] >> np.arange(0, 32, bits, dtype=np.uint32) & (1 << bits) - 1
    return found


def by_lanes(numbers: NDArray[Any], bits: int) -> NDArray[Any]:
    """q of the kernel, of the numbers of W in K × N.

    A product takes 8 consecutive k from each of the four lanes of a column. So the 16 words of such a lane's products lie together, and numbers of 4 bits that
    follow each other along k are the low and the high half of a register.
    """
    (depth, cols), order = numbers.shape, (0, 4, 1, 5, 2, 6, 3, 7) if bits == 4 else (0, 1, 2, 3)
    groups = numbers.reshape(depth // GROUP, GROUP, cols).swapaxes(1, 2)
    lanes = groups.reshape(*groups.shape[:2], -1, 16 // bits, 4, 8).swapaxes(3, 4)
    found = lanes.reshape(*groups.shape[:2], 4 * bits, 32 // bits).astype(np.uint32)
    words: NDArray[Any] = np.bitwise_or.reduce(found << bits * np.array(order, np.uint32), axis=-1).view(np.int32)
    return words


def from_gptq(qweight: NDArray[Any], qzeros: NDArray[Any], scales: NDArray[Any], bits: int = 4) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
    """q, scales and zeros of the kernel, of a GPTQ checkpoint's arrays: i32 of K · bits / 32 × N, i32 of G × N · bits / 32, f16 of G × N."""
    numbers = numbers_of(qweight, bits).swapaxes(1, 2).reshape(-1, qweight.shape[1])
    return by_lanes(numbers, bits), scales, (numbers_of(qzeros, bits).reshape(scales.shape) + 1).astype(np.float16)


def from_awq(qweight: NDArray[Any], qzeros: NDArray[Any], scales: NDArray[Any]) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any]]:
    """q, scales and zeros of the kernel, of an AWQ checkpoint's arrays: i32 of K × N / 8, i32 of G × N / 8, f16 of G × N."""
    columns = np.argsort(AWQ_ORDER)  # the place in a word of each of its columns
    weights, zeros = (numbers_of(x, 4)[..., columns].reshape(len(x), -1) for x in (qweight, qzeros))
    return by_lanes(weights, 4), scales, zeros.astype(np.float16)


def main(arguments: list[str] | None = None) -> int:
    """Compare some columns with NumPy. Exit status: 0 right, 1 wrong or refused."""
    import argparse

    from tiledsl.runtime.launch import execute
    from tiledsl.targets import TARGETS

    parser = argparse.ArgumentParser(description="A·W with W in 4 or 8 bits: checked, lowered, compiled, and executed.")
    parser.add_argument("--target", choices=tuple(TARGETS))
    parser.add_argument("--bits", type=int, choices=(4, 8), default=4)
    parser.add_argument("--rows", type=int, default=16, metavar="N", help="rows of A (default 16)")
    parser.add_argument("--size", type=int, default=1024, metavar="N", help="N = K, a multiple of 128 (default 1024)")
    parser.add_argument("--blocks", type=int, default=1, metavar="N", help="how many tiles of C to compute (default 1)")
    options = parser.parse_args(arguments)
    if options.blocks < 1 or options.size < 1 or options.size % GROUP:
        parser.error(f"--blocks is at least 1, and --size a multiple of {GROUP}")
    size, bits, random = options.size, options.bits, np.random.default_rng(0)
    groups, words = size // GROUP, 4 * bits
    try:
        lowered = packed_weights.lower(target=options.target, M=options.rows, N=size, K=size, G=groups, W=words, bits=bits)
    except td.TiledslError as refused:
        print(refused)
        return 1
    print(lowered.resources.table())
    a = (random.standard_normal((options.rows, size), np.float32).view(np.uint32) >> 16).astype(np.uint16)  # bits of bf16
    weights, zeros = (random.integers(0, 1 << bits, (rows, size)) for rows in (size, groups))
    scales, c = random.uniform(0.001, 0.01, (groups, size)).astype(np.float16), np.zeros((options.rows, size), np.float32)
    wide, parts = 4 * WARPS * COLS, td.cdiv(groups, 4)  # of the kernel's options
    across = td.cdiv(size, wide)
    tiles = range(min(options.blocks, td.cdiv(options.rows, ROWS) * across))
    chosen = [tile * parts + part for tile in tiles for part in range(parts)]
    right = not execute(lowered, [a, by_lanes(weights, bits), scales, zeros.astype(np.float16), c], blocks=chosen).hazards
    wide_a = (a.astype(np.uint32) << 16).view(np.float32).astype(np.float64)
    by, less = (x.astype(np.float64).repeat(GROUP, 0) for x in (scales, zeros))
    for tile in tiles:
        i, j = divmod(tile, across)
        rows, cols = slice(i * ROWS, (i + 1) * ROWS), slice(j * wide, (j + 1) * wide)
        due = wide_a[rows] @ ((weights - less) * by)[:, cols]
        most = np.abs(wide_a[rows]) @ ((weights + less + 2 * 128) * by)[:, cols]  # of the terms that are added in f32
        error = np.abs(c[rows, cols] - due)
        right = right and bool((error <= most * size * 2.0**-24).all())
        print(f"tile {tile}: largest error {error.max():.3g}, largest value {np.abs(due).max():.3g}")
    print("RIGHT: the tiles are NumPy's, rounded to f32" if right else "WRONG")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
