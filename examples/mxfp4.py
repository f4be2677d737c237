"""C = A·Bᵀ of MXFP4 (OCP Microscaling Formats): numbers e2m1, two in a byte, of which each 32 along a row share a scale, a power of two. gfx950 multiplies
them at twice the rate of fp8, and its matrix instructions apply the scales.

The schedule is that of fp8.py: a step of 256 numbers has as many bytes, and takes as many clocks, as a step of 128 numbers of fp8. Columns of `a` and `b` count
bytes, those of the scales blocks of 32 numbers. Scales come to LDS once in two steps, 16 bytes of each row. For half a step a lane reads those of its two
blocks, and an instruction chooses a byte of that register. Rows are multiples of 16 bytes, or the registers do not suffice. MXFP6 and MXFP8 are another TYPE,
with a smaller BLOCK.

Run it: `python examples/mxfp4.py --size 512`. The interpreter executes the listing for some blocks, and the result equals NumPy's.
"""

import itertools
from collections.abc import Callable, Iterator
from typing import Any

from numpy.typing import NDArray

import tiledsl as td

TYPE = td.fp4x2
BLOCK, REG, THREADS = 256, 32, 256
BYTES = TYPE.elements_of(32)  # of a block of 32 numbers, which share a scale
SCALES = 4  # blocks of each row in half of a step
TILES = BLOCK // 2 // REG  # pieces of 32 rows that a warp needs of A, and of B


@td.kernel(warps=4, sizes=dict(M=8192, N=8192, K=8192 // 32 * BYTES, KB=8192 // 32))
def mx_gemm(
    a: td.gl[TYPE, "M", "K"],
    b: td.gl[TYPE, "N", "K"],
    scale_a: td.gl[td.e8m0, "M", "KB"],
    scale_b: td.gl[td.e8m0, "N", "KB"],
    c: td.gl[td.f32, "M", "N"],
) -> None:
    td.ensures(c, td.dequantised(a, scale_a) @ td.dequantised(b, scale_b).T)
    k_step = 2 * SCALES * BYTES
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    steps, parts = td.cdiv(a.cols, k_step), BLOCK * k_step // (16 * THREADS)  # a part of a copy is one load of 16 bytes a lane
    As, Bs = ([td.st(TYPE, BLOCK, k_step) for _ in range(2)] for _ in range(2))
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [[td.zeros(td.f32, REG, REG) for _ in range(TILES)] for _ in range(TILES)]
    a_reg, b_reg = ([[td.rt(TYPE, REG, k_step // 2) for _ in range(TILES)] for _ in range(2)] for _ in range(2))  # of the two halves of a step
    a_scale, b_scale = ([[td.rt(td.e8m0, REG, SCALES) for _ in range(TILES)] for _ in range(2)] for _ in range(2))
    scales = [td.st(td.e8m0, BLOCK, 4 * SCALES, buffers=2) for _ in range(2)]  # of A and of B, for two steps a buffer

    def reads(k: int, buffer: int, half: int) -> Iterator[Callable[..., object]]:
        """The LDS reads of half of step k, each to be done when it is called."""
        for registers, factors, shared, of, at in ((a_reg, a_scale, As, scales[0], wr), (b_reg, b_scale, Bs, scales[1], wc)):
            for i in range(TILES):
                piece = td.subtile(shared[buffer], (REG, k_step // 2), (at * TILES + i, half))
                yield lambda to=registers[half][i], piece=piece: td.load(to, piece)
                blocks = td.subtile(of[k // 2 % 2], (REG, SCALES), (at * TILES + i, 2 * buffer + half))
                yield lambda to=factors[half][i], piece=blocks: td.load(to, piece)

    def copies(buffer: int, k: int, staged: list[list[Any]]) -> Iterator[Callable[..., object]]:
        """What was fetched is written to LDS, and the registers take the same part of step k, four parts at a time: one wait covers them."""
        for n in range(0, parts, 4):
            for registers, shared, source in zip(staged, (As, Bs), (a[row, k], b[col, k]), strict=True):
                for part in reversed(range(n, min(n + 4, parts))):
                    yield lambda to=shared[buffer], what=registers, part=part: td.commit(to, what[part])
                for part in range(n, min(n + 4, parts)):
                    yield lambda to=shared[buffer], of=source, what=registers, part=part: fetch(to, of, what, part)

    def fetch(shared: td.SharedTile, source: td.WindowRef, registers: list[Any], part: int) -> None:
        registers[part] = td.fetch(shared, source, part=(part, parts), into=registers[part])

    def multiply(half: int, memory: list[Callable[..., object]]) -> None:
        """The products of half a step, with the memory operations evenly between them."""
        tiles = list(itertools.product(reversed(range(TILES)), repeat=2))
        for n, (i, j) in enumerate(tiles):
            td.mma_ABt(acc[i][j], a_reg[half][i], b_reg[half][j], scales=(a_scale[half][i], b_scale[half][j]))
            for operation in memory[n * len(memory) // len(tiles) : (n + 1) * len(memory) // len(tiles)]:
                operation()

    here, there = 0, 1  # the buffers of this step and of the next: those of even and of odd steps
    td.load(As[here], a[row, 0])
    td.load(Bs[here], b[col, 0])
    td.load(scales[0][0], scale_a[row, 0])
    td.load(scales[1][0], scale_b[col, 0])
    td.barrier()
    for read in reads(0, here, 0):
        read()
    staged = [[None] * parts for _ in range(2)]
    for part in range(parts):
        fetch(As[there], a[row, 1 if steps > 1 else 0], staged[0], part)
        fetch(Bs[there], b[col, 1 if steps > 1 else 0], staged[1], part)
    more = [td.fetch(scales[0][1], scale_a[row, 1 if steps > 2 else 0]), td.fetch(scales[1][1], scale_b[col, 1 if steps > 2 else 0])]
    for k in td.range(steps):
        moves = list(copies(there, k + 2 if k + 2 < steps else k, staged))  # the last steps load their own tiles again, which nothing reads
        multiply(0, [*reads(k, here, 1), *moves[: len(moves) // 2]])
        if here == 1:  # the scales of the next two steps, and those of two further steps
            after = k // 2 + 2 if k + 3 < steps else k // 2
            for n, source in enumerate((scale_a[row, after], scale_b[col, after])):
                td.commit(scales[n][(k // 2 + 1) % 2], more[n])
                more[n] = td.fetch(scales[n][(k // 2 + 1) % 2], source, into=more[n])
        idle = [lambda: None] * 3  # what the barrier waits for is finished before it
        multiply(1, [*moves[len(moves) // 2 :], *idle, td.barrier, *reads(k + 1, there, 0), *idle])
        here, there = there, here
    for i, j in itertools.product(range(TILES), repeat=2):
        td.store(c[(row * 2 + wr) * TILES + i, (col * 2 + wc) * TILES + j], acc[i][j])


def main(arguments: list[str] | None = None) -> int:
    """Compare some blocks with NumPy. Exit status: 0 right, 1 wrong or refused."""
    import argparse

    import numpy as np

    from tiledsl.runtime.launch import execute

    parser = argparse.ArgumentParser(description="C = A·Bᵀ of MXFP4: checked, lowered, compiled, and executed.")
    parser.add_argument("--target", choices=("gfx950",), default="gfx950")
    parser.add_argument("--size", type=int, default=1024, metavar="N", help="M = N = K, an even number (default 1024)")
    parser.add_argument("--blocks", type=int, default=2, metavar="N", help="how many blocks to execute (default 2)")
    options = parser.parse_args(arguments)
    if options.blocks < 1:
        parser.error("--blocks is at least 1")
    if options.size % 2:
        parser.error("--size is even: a byte has two numbers")
    size, noise = options.size, np.random.default_rng(0)
    try:
        lowered = mx_gemm.lower(target=options.target, M=size, N=size, K=size // 2, KB=td.cdiv(size, 32))
    except td.TiledslError as refused:
        print(refused)
        return 1
    print(lowered.resources.table())
    a, b = (noise.integers(0, 256, (size, size // 2), np.uint8) for _ in range(2))
    scale_a, scale_b = (noise.integers(124, 131, (size, td.cdiv(size, 32)), np.uint8) for _ in range(2))  # 2⁻³ to 2³
    c, across = np.zeros((size, size), np.float32), td.cdiv(size, BLOCK)
    chosen = range(min(options.blocks, across * across))
    right = not execute(lowered, [a, b, scale_a, scale_b, c], blocks=chosen).hazards
    left, back = dequantised(a, scale_a), dequantised(b, scale_b)
    for number in chosen:
        rows, cols = (slice(i * BLOCK, min((i + 1) * BLOCK, size)) for i in divmod(number, across))
        exact, size_of = left[rows] @ back[cols].T, np.abs(left[rows]) @ np.abs(back[cols]).T
        error = np.abs(c[rows, cols] - exact)
        right = right and bool((error <= 2.0**-20 * size_of).all())  # sums in fp32
        print(f"block {number}: largest error {error.max():.3g}, largest value {np.abs(exact).max():.3g}")
    print("RIGHT: the blocks equal NumPy's" if right else "WRONG")
    return 0 if right else 1


def dequantised(packed: NDArray[Any], scales: NDArray[Any]) -> NDArray[Any]:
    """The numbers of packed rows of e2m1, times their scales."""
    import numpy as np

    numbers = np.array([0, 0.5, 1, 1.5, 2, 3, 4, 6])
    codes = np.stack([packed & 15, packed >> 4], axis=-1).reshape(len(packed), -1)
    values = np.where(codes & 8, -1, 1) * numbers[codes & 7]
    found: NDArray[Any] = values * np.repeat(2.0 ** (scales.astype(int) - 127), 32, axis=1)[:, : values.shape[1]]
    return found


if __name__ == "__main__":
    import sys

    sys.exit(main())
