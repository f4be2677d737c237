"""The closed form of Origami (AMD; ROCm/rocm-libraries, shared/origami) for a GEMM, from its published description.

This is a second estimate, which does not read the listing. A tile takes a prologue, steps, and a drain; a step takes
the longer of its matrix time and its memory time. The memory time is the bytes of a step divided by the bandwidths of
L2, MALL and HBM, with hit rates from the distinct tiles that the blocks of an XCD share. The formula is written anew
here, without Origami's correction factors."""

from __future__ import annotations

import dataclasses
import math

from tiledsl.analysis.time.chips import Chip

_DRAIN = 500  # clk


@dataclasses.dataclass(frozen=True, slots=True)
class Gemm:
    """A product of M × K by K × N.

    An element of an operand has `operand_bytes`, a tile of C has rows × cols elements, and a step takes `step` columns
    of A."""

    m: int
    n: int
    k: int
    rows: int
    cols: int
    step: int
    operand_bytes: float
    flops_clk: float  # of a compute unit


def estimate_us(gemm: Gemm, chip: Chip, mhz: float) -> float:
    """Return the time of a launch in µs, with the cost of the launch itself."""
    down, across = math.ceil(gemm.m / gemm.rows), math.ceil(gemm.n / gemm.cols)
    tiles = down * across
    rounds = math.ceil(tiles / chip.compute_units)
    active = min(tiles, chip.compute_units)
    matrix = 2 * gemm.rows * gemm.cols * gemm.step / gemm.flops_clk
    bytes_of_step = (gemm.rows + gemm.cols) * gemm.step * gemm.operand_bytes
    shared = max(1, active // chip.xcds)
    side = max(1, round(math.sqrt(shared)))
    unique = (side * gemm.rows + math.ceil(shared / side) * gemm.cols) / (shared * (gemm.rows + gemm.cols))
    everywhere = max(1, round(math.sqrt(active)))
    in_all = (everywhere * gemm.rows + math.ceil(active / everywhere) * gemm.cols) / (active * (gemm.rows + gemm.cols))
    clk = mhz * 1e6
    moved = bytes_of_step * active
    memory = moved / (chip.l2_bytes_clk.value * chip.xcds)
    if chip.has_mall:
        memory = max(memory, moved * min(1.0, unique) / (chip.mall_tbs.value * 1e12 / clk))
    memory = max(memory, moved * min(1.0, in_all) / (chip.hbm_tbs.value * 1e12 / clk))
    steps = math.ceil(gemm.k / gemm.step)
    tile = chip.hbm.value + memory + steps * max(memory, matrix) + _DRAIN
    return rounds * tile / mhz + chip.launch_us.value
