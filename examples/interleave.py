"""C = A·Bᵀ with every memory operation between products: one warp per SIMD, one or two MFMAs, then one memory operation, all through the loop.

Four warps hold the block's 256 × 256 accumulators, 256 registers of each lane; they are in AGPRs, and operands, staging and addresses in VGPRs. With one wave
a SIMD there is no other to hide latency behind: whatever a product needs was asked for long before. While a slice of 16 columns is multiplied, the next is
read from LDS into the other set of registers, and later tiles come from global memory, first into registers, then into LDS. With two buffers of LDS, on gfx950,
a part of a tile stays in registers for a whole step: the write to LDS and the next load into the same registers follow each other, evenly through the loop.
With one buffer, the next tiles are loaded in the first half of a step, and written in the second half, when every warp has read those of this step.
"""

import functools
import itertools
from collections.abc import Callable, Iterator
from typing import Any

import tiledsl as td

BLOCK, REG, SLICE = 256, 32, 16
TILES = BLOCK // 2 // REG  # pieces of 32 rows that a warp needs of A, and of B


@td.kernel(warps=4, sizes=dict(M=8192, N=8192, K=8192))
def interleave(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"], k_step: int = 64, buffers: int = 0) -> None:
    td.ensures(c, a @ b.T)
    row, col = td.grid(td.cdiv(a.rows, BLOCK), td.cdiv(b.rows, BLOCK))
    steps, slices, parts = td.cdiv(a.cols, k_step), k_step // SLICE, BLOCK * k_step // 2048  # a part of a copy is one instruction
    buffers = buffers or (2 if td.target.lds_bytes >= 4 * BLOCK * k_step * 2 else 1)
    As, Bs = ([td.st(td.bf16, BLOCK, k_step) for _ in range(buffers)] for _ in range(2))
    wr, wc = td.warp_id() // 2, td.warp_id() % 2
    acc = [[td.zeros(td.f32, REG, REG) for _ in range(TILES)] for _ in range(TILES)]
    a_reg, b_reg = ([[td.rt(td.bf16, REG, SLICE) for _ in range(TILES)] for _ in range(2)] for _ in range(2))

    def reads(tile: int, s: int) -> Iterator[Callable[..., object]]:
        """The LDS reads of slice s, each to be done when it is called."""
        for i in range(TILES):
            yield lambda i=i: td.load(a_reg[s % 2][i], td.subtile(As[tile], (REG, SLICE), (wr * TILES + i, s)))
            yield lambda i=i: td.load(b_reg[s % 2][i], td.subtile(Bs[tile], (REG, SLICE), (wc * TILES + i, s)))

    sources = [source for source in ((As, a, row), (Bs, b, col)) for _ in range(parts)]  # of each part of the two copies

    def fetch(tile: int, k: int, staged: list[Any], n: int) -> None:
        """Part n of the loads of step k's tiles from global memory, one instruction; into the registers of the part in `staged`, if it has any."""
        shared, tensor, place = sources[n]
        staged[n] = td.fetch(shared[tile], tensor[place, k], part=(n % parts, parts), into=staged[n])

    def commit(tile: int, staged: list[Any], n: int) -> None:
        """The LDS write of part n of what was fetched."""
        td.commit(sources[n][0][tile], staged[n])

    def each(operation: Callable[..., object], *where: Any) -> list[Callable[..., object]]:
        """The operation for some parts, as operations to be done when they are called."""
        *place, numbers = where
        return [functools.partial(operation, *place, n) for n in numbers]

    def barrier() -> None:
        td.barrier()

    def pause() -> None:
        """Between two products, nothing: what the next barrier waits for is finished then."""

    def multiply(s: int, memory: list[Callable[..., object]]) -> None:
        """Slice s, with the memory operations evenly between its products. The first product takes what was read last: one wait covers all reads."""
        tiles = list(itertools.product(reversed(range(TILES)), repeat=2))
        for n, (i, j) in enumerate(tiles):
            td.mma_ABt(acc[i][j], a_reg[s % 2][i], b_reg[s % 2][j])
            for operation in memory[n * len(memory) // len(tiles) : (n + 1) * len(memory) // len(tiles)]:
                operation()

    here, there = 0, buffers - 1
    td.load(As[here], a[row, 0])
    td.load(Bs[here], b[col, 0])
    td.barrier()
    for read in reads(here, 0):
        read()
    held = [None] * 2 * parts
    if buffers == 2:  # one step further ahead
        for n in range(2 * parts):
            fetch(there, 1 if steps > 1 else 0, held, n)
    for k in td.range(steps):
        ahead = k + buffers if k + buffers < steps else k  # the last steps load their own tiles again, which nothing reads
        memory = [[*reads(here, s + 1)] for s in range(slices - 1)] + [[]]
        if buffers == 2:
            pairs = [(n, n + 1) for n in range(0, 2 * parts, 2)]  # the last fetched is written first: one wait covers both
            copies = [one for pair in pairs for one in (*each(commit, there, held, pair[::-1]), *each(fetch, there, ahead, held, pair))]
            for s in range(slices):
                memory[s] += copies[s * len(copies) // slices : (s + 1) * len(copies) // slices]
        else:
            staged = [None] * 2 * parts
            loads = each(fetch, there, ahead, staged, range(2 * parts))
            for s in range(slices // 2):
                memory[s] += loads[s * 4 * parts // slices : (s + 1) * 4 * parts // slices]
            memory[-2] += [pause, pause, pause, barrier]  # every warp has read all of the tiles that are overwritten now
            for s, first in ((-2, 0), (-1, parts)):  # of each tile the last fetched comes first: one wait covers all
                memory[s] += each(commit, there, staged, reversed(range(first, first + parts)))
        memory[-1] += [pause, pause, pause, barrier, *reads(there, 0), pause, pause, pause]
        for s in range(slices):
            multiply(s, memory[s])
        here, there = there, here
    for i, j in itertools.product(range(TILES), repeat=2):
        td.store(c[(row * 2 + wr) * TILES + i, (col * 2 + wc) * TILES + j], acc[i][j])


if __name__ == "__main__":
    import sys

    from demo import main

    sys.exit(main(interleave))
