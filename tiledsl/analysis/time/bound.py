"""Two cheap estimates of a kernel's time, from its planned program, before anything is compiled.

`least_us` is a bound: the matrix units and HBM need at least this time for the program's products and tensors.
`likely_us` ranks kernels that compute the same: it adds the bytes of L2, MALL and HBM by the closed form, with the
L2's misses by the order of the blocks, the clocks of the LDS banks and of the L1, latencies that no product covers, and
the blocks that share a compute unit. Neither knows the compiler's registers, bank conflicts, or the order of
instructions: the model of the listing (engine.py) does."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np

from tiledsl.analysis.time.block_order import missed
from tiledsl.analysis.time.chips import Chip
from tiledsl.analysis.time.clock import clock_of
from tiledsl.analysis.time.estimate import Gemm
from tiledsl.analysis.time.origami import MATRIX, Missed, step_clocks
from tiledsl.analysis.time.work import Work
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.grid import block_variable
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.walk import walk
from tiledsl.targets import WAVE

_BLOCKS = 64  # of which the turns of loops are taken


@dataclasses.dataclass(frozen=True, slots=True)
class Demand:
    """The clocks that a wave's instructions ask of each part of a compute unit, if each part worked alone.

    `matrix` are those of a SIMD, `lds` those of the banks, `memory` those of the L1. `latency` are the clocks for which
    the wave waits for loads of global memory that are used in the turn of a loop that issues them.
    """

    matrix: float = 0.0
    lds: float = 0.0
    memory: float = 0.0
    latency: float = 0.0

    def __add__(self, other: Demand) -> Demand:
        pairs = zip(dataclasses.astuple(self), dataclasses.astuple(other), strict=True)
        return Demand(*(one + another for one, another in pairs))

    def times(self, count: float) -> Demand:
        """Return the demand of so many repetitions."""
        return Demand(*(count * one for one in dataclasses.astuple(self)))


@dataclasses.dataclass(frozen=True, slots=True)
class Bound:
    """The estimates of a launch, in µs, and what they are made of.

    `limit` is the part of the chip that the bound is of. `lds_bytes` are those of a block, `blocks_per_cu` the blocks
    that LDS and the registers asked for leave room for, and `blocks` those of the launch.
    """

    least_us: float
    likely_us: float
    limit: str
    lds_bytes: int
    blocks_per_cu: int
    blocks: int


def bound_of(program: lp.Program, kernel: ir.KernelIR, work: Work, gemm: Gemm | None, chip: Chip) -> Bound:
    """Return the estimates for a program whose kernel has fixed sizes; `gemm` is its product, if it is one alone."""
    blocks = len(work.of_blocks)
    values = _values(program.kernel, kernel, blocks)
    wave = _demand(program.body, values, chip, program)
    held = blocks_per_cu(program)
    on_one = math.ceil(blocks / chip.compute_units)  # blocks of the fullest compute unit
    waves = program.kernel.warps
    boost = chip.boost_mhz.value
    parts = {MATRIX: _matrix_us(work, chip), "HBM": work.bytes / (chip.hbm_tbs.value * 1e6)}
    limit = max(parts, key=lambda name: parts[name])
    simds = program.target.simds
    stations = (wave.matrix, simds * wave.lds, simds * wave.memory)
    alone = wave.latency + chip.hbm.value
    of_block = max(1.0, waves / simds)  # waves on a SIMD
    if gemm is not None:
        at_once = min(held, on_one)
        block_clk = _together(round(at_once * of_block), stations, alone)
        far = _far_clocks(gemm, chip, missed(gemm, kernel, chip, at_once, block_clk / gemm.steps))
        stations = (*stations[:2], max(stations[2], far * simds / waves))
    rounds, last = divmod(on_one, held)
    clocks = rounds * _together(round(held * of_block), stations, alone)
    clocks += _together(round(last * of_block), stations, alone)
    matrix = of_block * wave.matrix
    clock = clock_of(chip, work.operands, min(1.0, on_one * matrix / clocks)) if work.operands else None
    launch = chip.launch_us.value
    likely = max(clocks / (clock.likely if clock is not None else boost), *parts.values()) + launch
    return Bound(parts[limit] + launch, likely, limit, program.lds_bytes, held, blocks)


def blocks_per_cu(program: lp.Program) -> int:
    """Return the blocks of a compute unit for which LDS and the registers asked for leave room; at least 1."""
    target = program.target
    by_lds = target.lds_bytes // program.lds_bytes if program.lds_bytes else target.max_waves_per_simd
    by_registers = program.waves_per_simd * target.simds // program.kernel.warps
    return max(1, min(by_lds, by_registers))


def _alike(work: Work) -> bool:
    """Return whether all blocks have the same work, so that the fullest compute unit has that of its blocks."""
    return bool((work.of_blocks == work.of_blocks[0]).all())


def _together(waves: int, stations: Sequence[float], alone: float) -> float:
    """Return the clocks of so many waves that share a SIMD, by mean value analysis of a closed network.

    Each wave asks each station, a part of the compute unit, for its clocks, and spends `alone` where none is needed.
    The waves of the other SIMDs do the same, so that what all SIMDs share takes as many times longer.
    (M. Reiser and S. S. Lavenberg, Mean-value analysis of closed multichain queuing networks, J. ACM 27, 1980.)
    """
    queues = [0.0] * len(stations)
    rate = 0.0
    for count in range(1, waves + 1):
        times = [clocks * (1 + queue) for clocks, queue in zip(stations, queues, strict=True)]
        rate = count / (alone + sum(times))
        queues = [rate * time for time in times]
    return waves / rate if waves else 0.0


def _matrix_us(work: Work, chip: Chip) -> float:
    """Return the µs for which the matrix units of the fullest compute unit are busy, at the boost clock."""
    peak = chip.peak_tflops.get(work.operands, 0.0)
    if not peak:
        return 0.0
    on_one = math.ceil(len(work.of_blocks) / chip.compute_units) if _alike(work) else 0
    shares = [int(work.of_blocks.max()), work.matrix_flops / chip.compute_units, on_one * int(work.of_blocks[0])]
    return max(shares) * chip.compute_units / (peak * 1e6)


def _far_clocks(gemm: Gemm, chip: Chip, misses: Missed | None) -> float:
    """Return the clocks of a tile for its bytes of L2, MALL and HBM, by the closed form."""
    step = step_clocks(gemm, chip, chip.boost_mhz.value, misses)
    return gemm.steps * max(clocks for limit, clocks in step.items() if limit != MATRIX)


# ------------------------------------------------------------------------------------------------ the program's demands


def _values(kernel: ir.KernelIR, fixed: ir.KernelIR, blocks: int) -> dict[ir.Expr, Any]:
    """Return values of some blocks and all warps, for the turns of loops and the conditions of branches."""
    sizes = dict(fixed.sizes)
    values: dict[ir.Expr, Any] = {size: sizes[size.name] for size in kernel.dynamic}
    some = np.unique(np.linspace(0, blocks - 1, min(blocks, _BLOCKS)).astype(int))
    values[block_variable(kernel.grid)] = some[:, None]
    values[ex.warp_variable(kernel.warps)] = np.arange(kernel.warps)
    for step in kernel.coordinates:
        values[step.var] = ex.evaluate(step.value, values)
    return values


def _mean(value: ir.Expr, values: Mapping[ir.Expr, Any], otherwise: float) -> float:
    """Return the mean of an expression over blocks and warps; `otherwise` where it depends on more than these."""
    try:
        return float(np.mean(ex.evaluate(value, values)))
    except (KeyError, AssertionError):
        return otherwise


def _demand(body: Iterable[lp.Operation], values: Mapping[ir.Expr, Any], chip: Chip, program: lp.Program) -> Demand:
    """Return the mean demand of a wave. A branch on more than block and warp counts as taken."""
    found = Demand()
    for operation in body:
        match operation:
            case lp.Loop():
                low, high = ex.bounds(operation.stop)
                stop = _mean(operation.stop, values, (low + high) / 2)
                turns = max(0.0, math.ceil((stop - operation.start) / operation.step))
                once = _demand(operation.body, values, chip, program)
                found += (once + Demand(latency=_exposed(operation.body, chip))).times(turns)
            case lp.Branch():
                taken = _mean(operation.condition, values, 1.0)
                found += _demand(operation.then, values, chip, program).times(taken)
                found += _demand(operation.otherwise, values, chip, program).times(1 - taken)
            case lp.Mfma():
                found += Demand(matrix=operation.instruction.clocks)
            case lp.Memory():
                found += _memory(operation, chip, program)
            case lp.Load() | lp.Store():
                count = operation.access.count / max(1, operation.access.width)
                found += Demand(memory=count * chip.unit.l1_wide_clk.value)
            case lp.Simple():  # no products and no memory
                pass
            case _:
                raise AssertionError(f"the demand of {type(operation).__name__} is not known")
    return found


def _exposed(body: Iterable[lp.Operation], chip: Chip) -> float:
    """Return the clocks of a load's latency that the products between the load and its first use do not cover.

    It is that of the worst load of a turn; 0 where loads are used in another turn, or go straight to LDS.
    """
    latency = (chip.mall_hit if chip.has_mall else chip.hbm).value
    issued: dict[str, float] = {}
    now = worst = 0.0
    for operation, around in walk(body):
        if any(isinstance(one, lp.Loop) for one in around):
            continue
        for register in operation.effects.touched & issued.keys():
            worst = max(worst, latency - (now - issued.pop(register)))
        if isinstance(operation, lp.Mfma):
            now += operation.instruction.clocks
        elif isinstance(operation, lp.Memory) and "vm" in operation.counter:
            issued |= dict.fromkeys(operation.out, now)
    return worst


def _memory(operation: lp.Memory, chip: Chip, program: lp.Program) -> Demand:
    """Return the demand of one instruction on LDS or global memory."""
    access, unit = operation.access, chip.unit
    lds = 0.0
    if access is not None and not access.direct:
        kind = "read" if access.reads else "write"
        lds = WAVE * access.width / (4 * program.target.lds_banks[kind, program.target.lds_key(access.width)])
    elif access is not None:
        lds = unit.direct_lds_clk.value
    memory = unit.l1_wide_clk.value if "vm" in operation.counter else 0.0
    return Demand(lds=lds, memory=memory)
