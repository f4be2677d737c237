"""C = A·Bᵀ of fp8: twice the rate of bf16, and half of the bytes. Whoever ports a bf16 kernel doubles its columns of a step.

Four warps hold a block's 256 × 256 accumulators in AGPRs, as in interleave.py: one memory operation behind every second product, and two buffers of LDS. On
gfx950 a slice of 64 columns is one v_mfma_f32_32x32x64_f8f6f4 for each accumulator, and on gfx942 a slice of 32 is two v_mfma_f32_32x32x16_fp8_fp8, which one
read of 16 bytes feeds. On gfx950 slices of 32 would take the slower instructions of gfx942: a warning says so (TD705).

Run it: `python examples/fp8.py --size 512 --target gfx950`. The interpreter executes the listing for some blocks, and the result equals torch's.
"""

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import tiledsl as td

BLOCK, REG, THREADS = 256, 32, 256
TILES = BLOCK // 2 // REG  # pieces of 32 rows that a warp needs of A, and of B


@td.kernel(warps=4, sizes=dict(M=8192, N=8192, K=8192))
def fp8_gemm(a: td.gl[td.fp8, "M", "K"], b: td.gl[td.fp8, "N", "K"], c: td.gl[td.f32, "M", "N"]) -> None:
    td.ensures(c, a @ b.T)
    k_step = td.target.lds_bytes // (4 * BLOCK) // 64 * 64  # two buffers of A and B: 128 columns on gfx950, 64 on gfx942
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    steps, parts = td.cdiv(a.cols, k_step), BLOCK * k_step // (16 * THREADS)  # a part of a copy is one load of 16 bytes a lane
    As, Bs = ([td.st(td.fp8, BLOCK, k_step) for _ in range(2)] for _ in range(2))
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [[td.zeros(td.f32, REG, REG) for _ in range(TILES)] for _ in range(TILES)]
    a_reg, b_reg = ([[td.rt(td.fp8, REG, k_step // 2) for _ in range(TILES)] for _ in range(2)] for _ in range(2))  # of the two halves of a step

    def reads(buffer: int, half: int) -> Iterator[Callable[..., object]]:
        """The LDS reads of half a step, each to be done when it is called."""
        for registers, shared, at in ((a_reg, As, wr), (b_reg, Bs, wc)):
            for i in range(TILES):
                piece = td.subtile(shared[buffer], (REG, k_step // 2), (at * TILES + i, half))
                yield lambda to=registers[half][i], piece=piece: td.load(to, piece)

    def copies(buffer: int, k: int, staged: list[list[Any]]) -> Iterator[Callable[..., object]]:
        """What was fetched is written to LDS, and the registers take the same part of step k, four parts at a time: one wait covers them."""
        for n in range(0, parts, 4):
            for registers, shared, source in zip(staged, (As, Bs), (a[row, k], b[col, k]), strict=True):
                for part in reversed(range(n, n + 4)):
                    yield lambda to=shared[buffer], what=registers, part=part: td.commit(to, what[part])
                for part in range(n, n + 4):
                    yield lambda to=shared[buffer], of=source, what=registers, part=part: fetch(to, of, what, part)

    def fetch(shared: td.SharedTile, source: td.WindowRef, registers: list[Any], part: int) -> None:
        registers[part] = td.fetch(shared, source, part=(part, parts), into=registers[part])

    def multiply(half: int, memory: list[Callable[..., object]]) -> None:
        """The products of half a step, with the memory operations evenly between them."""
        tiles = list(itertools.product(reversed(range(TILES)), repeat=2))
        for n, (i, j) in enumerate(tiles):
            td.mma_ABt(acc[i][j], a_reg[half][i], b_reg[half][j])
            for operation in memory[n * len(memory) // len(tiles) : (n + 1) * len(memory) // len(tiles)]:
                operation()

    here, there = 0, 1
    td.load(As[here], a[row, 0])
    td.load(Bs[here], b[col, 0])
    td.barrier()
    for read in reads(here, 0):
        read()
    staged = [[None] * parts for _ in range(2)]
    for part in range(parts):
        fetch(As[there], a[row, 1 if steps > 1 else 0], staged[0], part)
        fetch(Bs[there], b[col, 1 if steps > 1 else 0], staged[1], part)
    for k in td.range(steps):
        moves = list(copies(there, k + 2 if k + 2 < steps else k, staged))  # the last steps load their own tiles again, which nothing reads
        multiply(0, [*reads(here, 1), *moves[: len(moves) // 2]])
        idle = [lambda: None] * 3  # what the barrier waits for is finished before it
        multiply(1, [*moves[len(moves) // 2 :], *idle, td.barrier, *reads(there, 0), *idle])
        here, there = there, here
    for i, j in itertools.product(range(TILES), repeat=2):
        td.store(c[(row * 2 + wr) * TILES + i, (col * 2 + wc) * TILES + j], acc[i][j])


def main(arguments: list[str] | None = None) -> int:
    """Compare some blocks with torch. Exit status: 0 right, 1 wrong or refused."""
    import argparse

    import torch

    from tiledsl.runtime.launch import execute

    types = {"gfx942": torch.float8_e4m3fnuz, "gfx950": torch.float8_e4m3fn}
    parser = argparse.ArgumentParser(description="C = A·Bᵀ of fp8: checked, lowered, compiled, and executed.")
    parser.add_argument("--target", choices=tuple(types), default="gfx950")
    parser.add_argument("--size", type=int, default=1024, metavar="N", help="M = N = K (default 1024)")
    parser.add_argument("--blocks", type=int, default=2, metavar="N", help="how many blocks to execute (default 2)")
    options = parser.parse_args(arguments)
    if options.blocks < 1:
        parser.error("--blocks is at least 1")
    size, generator = options.size, torch.Generator().manual_seed(0)
    try:
        lowered = fp8_gemm.lower(target=options.target, M=size, N=size, K=size)
    except td.TiledslError as refused:
        print(refused)
        return 1
    print(lowered.resources.table())
    a, b = (torch.randint(-8, 9, (size, size), generator=generator).to(types[options.target]) for _ in range(2))
    c, across = torch.zeros((size, size)), td.cdiv(size, BLOCK)
    chosen = range(min(options.blocks, across * across))
    right = not execute(lowered, [a, b, c], blocks=chosen).hazards
    for number in chosen:
        rows, cols = (slice(i * BLOCK, min((i + 1) * BLOCK, size)) for i in divmod(number, across))
        error = (c[rows, cols] - a[rows].float() @ b[cols].float().T).abs().max()
        right = right and bool(error == 0)  # sums of whole numbers are exact
        print(f"block {number}: largest error {error:.3g}")
    print("RIGHT: the blocks equal torch's" if right else "WRONG")
    return 0 if right else 1


if __name__ == "__main__":
    import sys

    sys.exit(main())
