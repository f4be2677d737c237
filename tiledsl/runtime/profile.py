"""The modelled time of a kernel: `kernel.profile(…)`, and of a lowered kernel at given sizes."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from tiledsl.analysis.time.chips import Chip, chip_named, chip_of
from tiledsl.analysis.time.estimate import USUAL_STEP, Estimate, Gemm
from tiledsl.analysis.time.figures import chosen_chip
from tiledsl.analysis.time.origami import estimate
from tiledsl.analysis.time.profile import Launch, profile
from tiledsl.analysis.time.result import Profile
from tiledsl.analysis.time.work import products_in, shape_of, work_of
from tiledsl.compile.call_values import check_switch, dynamic_sizes
from tiledsl.compile.compile import lower
from tiledsl.compile.lowered import Lowered
from tiledsl.compile.target import chosen_target
from tiledsl.diagnostics.diagnostic import MissingSizes, UsageError, short_place
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import at
from tiledsl.ir.instances import blocks as block_count
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.sizes import tensor_bytes
from tiledsl.language.capture.definition import KernelDefinition
from tiledsl.language.recording.handle import describe
from tiledsl.runtime.read_numbers import numbers_of, placed
from tiledsl.sim.launch.extents import whole
from tiledsl.sim.launch.trace import sparse
from tiledsl.targets import WAVE, target_named

TILEDSL, ORIGAMI = MODELS = ("tiledsl", "origami")  # the model of the listing, and the closed form


def predicted(
    kernel: KernelDefinition,
    target: str | None,
    sizes: Mapping[str, Any],
    *,
    chip: str | None = None,
    figures: str | os.PathLike[str] | None = None,
    iterations: int | None = None,
    timeline: bool = False,
    strides: Mapping[str, int | tuple[int, ...]] | None = None,
    allow_unchecked: bool = False,
    model: str = TILEDSL,
    read: Mapping[str, Any] | None = None,
) -> Profile | Estimate:
    """Lower a kernel, and predict its time. Without a target that of the chip is taken. Raises what `lower` raises, and
    what `profile_of` raises. The model "origami" is the closed form; the kernel is not compiled then.
    """
    if model not in MODELS:
        raise UsageError(f"model of kernel '{kernel.name}' is {describe(model)}: {' or '.join(map(repr, MODELS))}")
    if not isinstance(timeline, bool):
        raise UsageError(f"timeline of kernel '{kernel.name}' is {describe(timeline)}: True or False")
    if iterations is not None:
        whole(iterations, "iterations")  # before the kernel is compiled
    if model == ORIGAMI:
        check_switch(kernel, "allow_unchecked", allow_unchecked)
        for name, given in (("iterations", iterations is not None), ("timeline", timeline), ("read", bool(read))):
            if given:
                raise UsageError(
                    f"{name} is of the model of the listing, and the model {ORIGAMI} reads no listing: leave {name} out"
                )
    chosen = chosen_chip(chip, figures)
    if target is None and chosen is not None:
        target = chosen.target
    if model == ORIGAMI:
        return _estimated(kernel, target, sizes, chosen, strides)
    lowered = lower(kernel, target, sizes, strides=strides, allow_unchecked=allow_unchecked)
    return profile_of(lowered, chosen, iterations=iterations, timeline=timeline, read=read)


def _estimated(
    kernel: KernelDefinition,
    target: str | None,
    sizes: Mapping[str, Any],
    chip: Chip | None,
    strides: Mapping[str, int | tuple[int, ...]] | None,
) -> Estimate:
    """Return the closed form of a kernel, which is captured, and neither checked nor compiled.

    Without a chip that of the target is taken. Raises what capture raises; UsageError for a chip of another target, for
    missing sizes, and for a kernel that is no single product of matrices.
    """
    name = target_named(chosen_target(kernel, target)).name
    chosen = _of_target(chip or chip_of(name), name)
    try:
        captured = kernel.capture(name, sizes, strides)
    except MissingSizes as error:
        raise MissingSizes(kernel.name, error.names, "profile", error.known) from None
    given = dynamic_sizes(kernel, sizes, captured)
    _check_given(captured, given)
    fixed = at(captured, given)
    operands = work_of(fixed).operands
    why = why_no_gemm(fixed, operands, chosen)
    if why:
        raise UsageError(
            f"the closed form is of one product of matrices in tiles of the grid, and of kernel '{kernel.name}' {why}:"
            f" the model {TILEDSL}, which is the default, predicts every kernel"
        )
    return estimate(kernel.name, _gemm(fixed, operands), chosen)


def _of_target(chip: Chip, target: str) -> Chip:
    """Return the chip. UsageError where it is not of the target."""
    if chip.target != target:
        raise UsageError(f"{chip.name} is {chip.target}, and the kernel is for {target}: name a chip of {target}")
    return chip


def _check_given(kernel: ir.KernelIR, given: Mapping[str, int]) -> None:
    """MissingSizes where a run-time size is not given."""
    absent = [size.name for size in kernel.dynamic if size.name not in given]
    if absent:
        raise MissingSizes(kernel.name, absent, "profile")


def profile_of(
    lowered: Lowered,
    chip: str | Chip | None = None,
    sizes: Mapping[str, int] | None = None,
    iterations: int | None = None,
    timeline: bool = False,
    read: Mapping[str, Any] | None = None,
) -> Profile:
    """Predict the time of a lowered kernel.

    `chip` is a chip or its name; by default, the target decides. `sizes` are the run-time sizes of a kernel with
    td.dyn. `timeline` adds the events of each wave. `iterations` is the number of iterations of a loop whose end
    depends on data. `read` has the numbers of each tensor that td.read reads: an array, or one of the words of
    `read_numbers.ASSUMED`.

    Raises UsageError for an unknown chip, for a chip of another target, and for missing sizes.
    """
    chosen = chip if isinstance(chip, Chip) else chip_named(chip) if chip else chip_of(lowered.target)
    return profile(launch_at(lowered, chosen, sizes, iterations, read), chosen, timeline)


def launch_at(
    lowered: Lowered,
    chip: Chip,
    sizes: Mapping[str, int] | None = None,
    iterations: int | None = None,
    read: Mapping[str, Any] | None = None,
) -> Launch:
    """Return the launch of a lowered kernel at its run-time sizes. MissingSizes if one of them is not given.

    UsageError for wrong numbers of a tensor that td.read reads."""
    given = dict(sizes or lowered.sizes)
    _check_given(lowered.kernel, given)
    kernel = lowered.at(given)
    work = work_of(kernel)
    numbers, assumed = numbers_of(lowered.kernel, given, {} if read is None else read)
    arrays = [sparse(_bytes(tensor)) for tensor in kernel.tensors]
    for tensor, array in zip(kernel.tensors, arrays, strict=True):
        if tensor.name in numbers:
            placed(tensor, numbers[tensor.name], array)
    scalars = [_scalar(parameter) for parameter in kernel.scalars]
    order = [given[size.name] for size in lowered.kernel.dynamic]
    return Launch(
        lowered.listing,
        (block_count(lowered.kernel, given),),
        (kernel.warps * WAVE,),
        [*arrays, *scalars, *order],
        kernel=lowered.symbol,
        name=kernel.name,
        flops=work.flops or None,
        flops_by=work.counted_by,
        work=work.of_blocks,
        places={line: short_place(*place) for line, place in lowered.places.items()},
        defined=short_place(kernel.span.file, kernel.span.line),
        gemm=gemm_of(kernel, work.operands, chip),
        iterations=iterations,
        least_bytes=work.bytes,
        has_data=bool(numbers),
        assumed=tuple(assumed),
        reads=tuple(one.tensor.name for one in lowered.kernel.contents),
    )


def source_lines(lowered: Lowered) -> dict[str, tuple[str, int]]:
    """Return the file and line for each place of a prediction that is a line of the source."""
    return {short_place(*line): line for line in lowered.places.values()}


def gemm_of(kernel: ir.KernelIR, operands: str, chip: Chip) -> Gemm | None:
    """Return the single product of matrices in the contracts, in tiles of the grid; None for any other kernel."""
    return None if why_no_gemm(kernel, operands, chip) else _gemm(kernel, operands)


def why_no_gemm(kernel: ir.KernelIR, operands: str, chip: Chip) -> str:
    """Return why the closed form does not apply to a kernel, "" if it does."""
    found = products_in(contract.value for contract in kernel.contracts)
    if len(found) != 1:
        return f"the contract has {len(found)} products" if found else "the contract has no product"
    if len(shape_of(found[0])) != 2:
        return "the product of the contract is one of batches"
    if len(kernel.grid) != 2:
        return f"its grid has {len(kernel.grid)} dimension{'s' * (len(kernel.grid) != 1)}, which are no tiles of C"
    if not operands:
        return "it has no matrix instructions"
    if not chip.peak_tflops.get(operands):
        return f"the peak of {chip.name} for {operands} is not known"
    return ""


def _gemm(kernel: ir.KernelIR, operands: str) -> Gemm:
    (product,) = products_in(contract.value for contract in kernel.contracts)
    (rows, cols), depth = shape_of(product), shape_of(product.left)[-1]
    down, across = (ex.number(size) for size in kernel.grid)
    return Gemm(rows, cols, depth, -(-rows // down), -(-cols // across), USUAL_STEP, operands)


def _bytes(tensor: ir.Tensor) -> int:
    """Return the bytes from the first element of a tensor to its last."""
    return max(0, ex.number(tensor_bytes(tensor)))


def _scalar(parameter: ir.Parameter) -> float | int:
    return 1 if parameter.dtype.name == "i32" else 1.0
