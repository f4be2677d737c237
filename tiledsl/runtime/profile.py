"""The modelled time of a kernel: `kernel.profile(…)`, and of a lowered kernel at given sizes."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from tiledsl.analysis.time.chips import Chip, chip_named, chip_of
from tiledsl.analysis.time.figures import chosen_chip
from tiledsl.analysis.time.origami import Gemm
from tiledsl.analysis.time.profile import Launch, profile
from tiledsl.analysis.time.result import Profile
from tiledsl.analysis.time.work import products_in, shape_of, work_of
from tiledsl.compile.compile import lower
from tiledsl.compile.lowered import Lowered
from tiledsl.diagnostics.diagnostic import MissingSizes, UsageError, display_path
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import blocks as block_count
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.sizes import tensor_bytes
from tiledsl.language.capture.definition import KernelDefinition
from tiledsl.language.recording.handle import describe
from tiledsl.sim.launch.extents import whole
from tiledsl.sim.launch.trace import sparse
from tiledsl.targets import INPUT_BITS, WAVE

_STEP = 64  # columns of A in a step of the closed form; the result hardly depends on this number


def predicted(
    kernel: KernelDefinition,
    target: str | None,
    sizes: Mapping[str, Any],
    *,
    chip: str | None = None,
    figures: str | None = None,
    iterations: int | None = None,
    timeline: bool = False,
    strides: Mapping[str, int | tuple[int, ...]] | None = None,
    allow_unchecked: bool = False,
) -> Profile:
    """Lower a kernel, and predict its time. Without a target that of the chip is taken. Raises what `lower` raises, and
    what `profile_of` raises.
    """
    if not isinstance(timeline, bool):
        raise UsageError(f"timeline of kernel '{kernel.name}' is {describe(timeline)}: True or False")
    if iterations is not None:
        whole(iterations, "iterations")  # before the kernel is compiled
    chosen = chosen_chip(chip, figures)
    if target is None and chosen is not None:
        target = chosen.target
    lowered = lower(kernel, target, sizes, strides=strides, allow_unchecked=allow_unchecked)
    return profile_of(lowered, chosen, iterations=iterations, timeline=timeline)


def profile_of(
    lowered: Lowered,
    chip: str | Chip | None = None,
    sizes: Mapping[str, int] | None = None,
    what_if: bool = True,
    iterations: int | None = None,
    timeline: bool = False,
) -> Profile:
    """Predict the time of a lowered kernel.

    `chip` is a chip or its name; by default, the target decides. `sizes` are the run-time sizes of a kernel with
    td.dyn. `what_if` adds the predictions after one change each, and `timeline` the events of each wave. `iterations`
    is the number of iterations of a loop whose end depends on data.

    Raises UsageError for an unknown chip, for a chip of another target, and for missing sizes.
    """
    chosen = chip if isinstance(chip, Chip) else chip_named(chip) if chip else chip_of(lowered.target)
    given = dict(sizes or lowered.sizes)
    if len(given) < len(lowered.kernel.dynamic):
        absent = [size.name for size in lowered.kernel.dynamic if size.name not in given]
        raise MissingSizes(lowered.kernel.name, absent, "profile")
    kernel = lowered.at(given)
    work = work_of(kernel)
    arrays = [sparse(_bytes(tensor)) for tensor in kernel.tensors]
    scalars = [_scalar(parameter) for parameter in kernel.scalars]
    order = [given[size.name] for size in lowered.kernel.dynamic]
    operands = work.operands
    peak = chosen.peak_tflops.get(operands, 0.0) * 1e6 / chosen.boost_mhz.value / chosen.compute_units
    gemm = gemm_of(kernel, operands, peak) if peak else None
    launch = Launch(
        lowered.listing,
        (block_count(lowered.kernel, given),),
        (kernel.warps * WAVE,),
        [*arrays, *scalars, *order],
        kernel=lowered.symbol,
        name=kernel.name,
        flops=work.flops or None,
        flops_by=work.counted_by,
        work=work.of_blocks,
        places={line: _short_place(*place) for line, place in lowered.places.items()},
        defined=_short_place(kernel.span.file, kernel.span.line),
        gemm=gemm,
        iterations=iterations,
        least_bytes=work.bytes,
    )
    return profile(launch, chosen, what_if, timeline)


def told_lines(lowered: Lowered) -> dict[str, tuple[str, int]]:
    """Return the file and line for each place of a prediction that is a line of the source."""
    return {_short_place(*line): line for line in lowered.places.values()}


def gemm_of(kernel: ir.KernelIR, operands: str, flops_clk: float) -> Gemm | None:
    """Return the single product of matrices in the contracts, in tiles of the grid; None for any other kernel."""
    found = products_in(contract.value for contract in kernel.contracts)
    grid = [ex.number(size) for size in kernel.grid]
    if len(found) != 1 or len(shape_of(found[0])) != 2 or len(grid) != 2 or not operands:
        return None
    (rows, cols), depth = shape_of(found[0]), shape_of(found[0].left)[-1]
    width = INPUT_BITS.get(operands, 16) / 8
    return Gemm(rows, cols, depth, -(-rows // grid[0]), -(-cols // grid[1]), _STEP, width, flops_clk)


def _short_place(file: str, line: int) -> str:
    return f"{os.path.basename(display_path(file))}:{line}"


def _bytes(tensor: ir.Tensor) -> int:
    """Return the bytes from the first element of a tensor to its last."""
    return max(0, ex.number(tensor_bytes(tensor)))


def _scalar(parameter: ir.Parameter) -> float | int:
    return 1 if parameter.dtype.name == "i32" else 1.0
