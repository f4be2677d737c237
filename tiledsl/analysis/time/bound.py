"""Two cheap estimates of a kernel's time, from its planned program, before anything is compiled.

`least_us` is a bound: the matrix units and HBM need at least this time for the program's products and tensors.
`likely_us` ranks kernels that compute the same. A coarse simulation of a compute unit (planned_unit.py) gives the
clocks of its blocks, with arithmetic, bank conflicts, barriers and latencies; full rounds of blocks and the last one
give those of the launch, or blocks take clocks by their work; and a product moves the bytes that the L2s miss by the
order of the blocks. The plan has neither the addresses that the compiler computes, nor its order of instructions: the
model of the listing (engine.py) does."""

from __future__ import annotations

import dataclasses
import math

import numpy as np

from tiledsl.analysis.time.actions import Action, Sums, actions_of, sums_of
from tiledsl.analysis.time.block_order import Missed, missed
from tiledsl.analysis.time.caches import start_and_drift
from tiledsl.analysis.time.chips import Chip
from tiledsl.analysis.time.clock import clock_of
from tiledsl.analysis.time.estimate import Gemm
from tiledsl.analysis.time.latency import loaded, unloaded
from tiledsl.analysis.time.makespan import makespan
from tiledsl.analysis.time.origami import MATRIX
from tiledsl.analysis.time.planned_registers import registers_of
from tiledsl.analysis.time.planned_unit import PlannedTime, PlannedUnit
from tiledsl.analysis.time.work import Work
from tiledsl.ir import nodes as ir
from tiledsl.ir.program import operations as lp
from tiledsl.targets import INPUT_BITS, LINE

ESTIMATE = 4  # the version of the estimates: journals keep them, and a change of the estimates increases it
_ROUNDS = 3  # simulations of a compute unit, until its latency changes no more
_AGREE = 0.01  # relative difference of two latencies that count as equal


@dataclasses.dataclass(frozen=True, slots=True)
class Estimates:
    """The estimates of a launch, in µs, and what they are made of.

    `limit` is the part of the chip that the bound is of. `lds_bytes` are those of a block, `blocks_per_cu` the blocks
    for which LDS and registers leave room, and `blocks` those of the launch.
    """

    least_us: float
    likely_us: float
    limit: str
    lds_bytes: int
    blocks_per_cu: int
    blocks: int


def bound_of(program: lp.Program, kernel: ir.KernelIR, work: Work, gemm: Gemm | None, chip: Chip) -> Estimates:
    """Return the estimates for a program whose kernel has fixed sizes; `gemm` is its product, if it is one alone."""
    parts = {MATRIX: _matrix_us(work, chip), "HBM": work.bytes / (chip.hbm_tbs.value * 1e6)}
    limit = max(parts, key=lambda name: parts[name])
    held, launch = blocks_per_cu(program), chip.launch_us.value
    likely = max(_Launch(program, kernel, work, gemm, chip, held).us(), *parts.values())
    return Estimates(parts[limit] + launch, likely + launch, limit, program.lds_bytes, held, len(work.of_blocks))


def blocks_per_cu(program: lp.Program) -> int:
    """Return the blocks of a compute unit for which LDS and registers leave room; at least 1.

    The kernel may ask for more waves than its registers leave room for."""
    target = program.target
    by_lds = target.lds_bytes // program.lds_bytes if program.lds_bytes else target.max_waves_per_simd
    waves = max(program.waves_per_simd, target.waves_at(registers_of(program)))
    return max(1, min(by_lds, waves * target.simds // program.kernel.warps))


class _Launch:
    """The estimate of one launch; a compute unit has room for `held` blocks."""

    def __init__(self, program: lp.Program, kernel: ir.KernelIR, work: Work, gemm: Gemm | None, chip: Chip, held: int):
        self.program, self.kernel, self.work, self.gemm, self.chip, self.held = program, kernel, work, gemm, chip, held
        self.blocks = len(work.of_blocks)
        self.resident = min(held, math.ceil(self.blocks / chip.compute_units))  # blocks of the fullest compute unit
        self.warps: list[list[Action]] = actions_of(program, kernel, self.blocks, chip)
        self.sums = sum(map(sums_of, self.warps), Sums())
        self.matrix = self.sums.matrix / program.target.simds  # clocks of a matrix unit for a block

    def us(self) -> float:
        """Return the time of the launch without the cost of the launch itself."""
        unit, latency, of_bytes = self._converged()
        chip = self.chip
        start, drift = start_and_drift(min(self.blocks, chip.compute_units), chip)
        of_blocks = self._rounds(unit, latency) if _alike(self.work) else self._makespan(unit, latency)
        clocks = of_blocks + start + min(drift, unit.memory_wait)
        mhz = self._mhz(unit, clocks)
        return max(clocks / mhz, self._moved_us(mhz, of_bytes))

    def _rounds(self, unit: PlannedTime, latency: float) -> float:
        """Return the clocks of the rounds that fill all compute units, and of the last round."""
        count = self.chip.compute_units
        whole, rest = divmod(self.blocks, self.held * count)
        fewer = math.ceil(rest / count)
        last = unit.clocks if fewer == self.resident else self._simulated(fewer, latency).clocks if rest else 0.0
        return whole * unit.clocks + last

    def _makespan(self, unit: PlannedTime, latency: float) -> float:
        """Return the clocks of the XCD with the most work, whose blocks take clocks by their work."""
        chip, work = self.chip, self.work.of_blocks
        most = max((work[xcd :: chip.xcds] for xcd in range(min(chip.xcds, self.blocks))), key=np.sum)
        alone = unit.clocks if self.resident == 1 else self._simulated(1, latency).clocks
        sizes = (most / work.mean()).tolist()
        return makespan(sizes, unit.clocks, alone, chip.compute_units // chip.xcds, self.resident)[0]

    def _converged(self) -> tuple[PlannedTime, float, Missed | None]:
        """Simulate a compute unit with the latency that the load of all compute units causes."""
        latency, of_bytes, chip = unloaded(self.chip), None, self.chip
        for _ in range(_ROUNDS):
            unit = self._simulated(self.resident, latency)
            if self.gemm is not None:
                step = unit.clocks / self.gemm.steps
                of_bytes = of_bytes or missed(self.gemm, self.kernel, chip, self.resident, step)
            if of_bytes is None:  # it is not known what the blocks share
                break
            burst = self.resident * self.sums.burst
            now = loaded(chip, burst, self.blocks, 1 - of_bytes.of_xcds, of_bytes.leading, self._mhz(unit))
            if abs(now - latency) <= _AGREE * latency:
                break
            latency = now
        return unit, latency, of_bytes

    def _simulated(self, blocks: int, latency: float) -> PlannedTime:
        simds, chip = self.program.target.simds, self.chip
        return PlannedUnit(self.warps, blocks, simds, chip.unit, latency, chip.l1_hit.value).run()

    def _mhz(self, unit: PlannedTime, clocks: float | None = None) -> float:
        """Return the clock under load; `clocks` are those of the launch, if they are known."""
        if not self.work.operands:
            return self.chip.boost_mhz.value
        busy = min(1.0, self.resident * self.matrix / unit.clocks)
        of_launch = None if clocks is None else self.matrix * self.blocks / (self.chip.compute_units * clocks)
        return clock_of(self.chip, self.work.operands, busy, of_launch).likely

    def _moved_us(self, mhz: float, of_bytes: Missed | None) -> float:
        """Return the time that L2, MALL and HBM need for the bytes of the launch."""
        chip, gemm, blocks = self.chip, self.gemm, self.blocks
        l2 = self.sums.requests * LINE * blocks / (chip.l2_bytes_clk.value * chip.xcds * mhz)
        if gemm is None or of_bytes is None:
            return l2
        lines = gemm.m * math.ceil(gemm.n / gemm.cols) + gemm.n * math.ceil(gemm.m / gemm.rows)  # of A and B
        read = lines * gemm.k * INPUT_BITS.get(gemm.operands, 16) / 8
        fetched = read * of_bytes.of_chip + self.sums.stored * blocks
        if self.work.bytes <= chip.mall_bytes.value:  # HBM moves each byte once
            fetched = min(fetched, self.work.bytes)
        mall = read * of_bytes.of_xcds / (chip.mall_tbs.value * 1e6) if chip.has_mall else 0.0
        return max(l2, mall, fetched / (chip.hbm_tbs.value * 1e6))


def _alike(work: Work) -> bool:
    """Return whether all blocks have the same work, so that the fullest compute unit has that of its blocks."""
    return bool((work.of_blocks == work.of_blocks[0]).all())


def _matrix_us(work: Work, chip: Chip) -> float:
    """Return the µs for which the matrix units of the fullest compute unit are busy, at the boost clock."""
    peak = chip.peak_tflops.get(work.operands, 0.0)
    if not peak:
        return 0.0
    on_one = math.ceil(len(work.of_blocks) / chip.compute_units) if _alike(work) else 0
    shares = [int(work.of_blocks.max()), work.matrix_flops / chip.compute_units, on_one * int(work.of_blocks[0])]
    return max(shares) * chip.compute_units / (peak * 1e6)
