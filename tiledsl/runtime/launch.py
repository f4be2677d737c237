"""Calls of a kernel: on the GPU that holds the arrays, or on the interpreter for the host's arrays."""

from __future__ import annotations

import struct
import warnings
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from tiledsl.asm.text.syntax import Contents
from tiledsl.compile.compile import lower
from tiledsl.compile.lowered import Lowered
from tiledsl.diagnostics.diagnostic import SimulationError, TiledslWarning, UsageError, display_path
from tiledsl.diagnostics.log import INFO, log
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import blocks as block_count
from tiledsl.ir.math import integers as ex
from tiledsl.language.capture.definition import KernelDefinition
from tiledsl.language.recording.handle import describe
from tiledsl.runtime.arrays import Array, flat, strides
from tiledsl.runtime.arrays import sizes as sizes_of
from tiledsl.runtime.autograd import check_gradients, written
from tiledsl.runtime.binding import Bound, bind, check_outputs, scalar_value
from tiledsl.runtime.forecast import forecast
from tiledsl.runtime.gpu import Launch
from tiledsl.runtime.keys import key_of
from tiledsl.runtime.once import Once
from tiledsl.sim import Report, Watch, launch
from tiledsl.sim.launch.verified_contents import verify_contents
from tiledsl.targets import WAVE

MOST_LAUNCHES = 4096  # launches that a kernel keeps ready; each takes some kilobytes
_Values = list[Any]
# a launch, the function that orders a call's values, and the places or names of the torch tensors that the launch
# writes
_Prepared = tuple[Launch, Callable[[_Values], Sequence[Any]] | None, list[int | str]]


class Calls:
    """The calls of one kernel. A call on a GPU is prepared the first time, and later found by its key. Then neither the
    kernel's Python code nor the global names that the code uses are evaluated again."""

    def __init__(self, kernel: KernelDefinition):
        self._kernel, self._names = kernel, frozenset(kernel.parameters.runtime)
        self._ready: Once[_Prepared] = Once(MOST_LAUNCHES)
        self._launches = self._ready.values

    def __call__(self, arguments: Sequence[Any], options: Mapping[str, Any]) -> None:
        """Run the kernel on the arrays, in place.

        UsageError for arguments that do not fit its parameters, KernelError for a kernel that is refused, DeviceError
        from the GPU's runtime, SimulationError when the interpreter reports a hazard."""
        keyed = key_of(arguments, options, self._names)
        if keyed is None:
            call(self._kernel, arguments, options)
            return
        key, values = keyed
        try:
            prepared = self._launches.get(key)
        except TypeError:  # an array's description of itself may be unhashable, or wrong
            call(self._kernel, arguments, options)
            return
        launch, ordered, outputs = prepared or self._prepare(key, arguments, options)
        try:
            launch(values if ordered is None else ordered(values))
        except (struct.error, OverflowError):
            bind(self._kernel, arguments, options)  # reports which scalar is beyond its type
            raise
        if outputs:
            written([arguments[place] if isinstance(place, int) else options[place] for place in outputs])

    def _prepare(self, key: Hashable, arguments: Sequence[Any], options: Mapping[str, Any]) -> _Prepared:
        def prepare() -> _Prepared:
            bound = bind(self._kernel, arguments, options)
            lowered = _lowered(self._kernel, bound, options)
            log(INFO, "%s: first launch on GPU %s with such arguments", self._kernel.name, bound.device)
            in_order = self._kernel.parameters.runtime[: len(arguments)]
            outputs = [in_order.index(name) if name in in_order else name for name in _of_torch(lowered.kernel, bound)]
            return Launch(lowered, bound), _ordered(self._kernel, len(arguments), options), outputs

        return self._ready.get(key, prepare)


def _ordered(
    kernel: KernelDefinition, in_order: int, options: Mapping[str, Any]
) -> Callable[[_Values], Sequence[Any]] | None:
    """A function that orders a call's values as the kernel's tensors and scalars, defaults included. None where the
    values are already in order."""
    parameters = kernel.parameters
    given = [*parameters.runtime[:in_order], *(name for name in options if name in parameters.runtime)]
    wanted = [*parameters.tensors, *parameters.scalars]
    if given == wanted:
        return None
    absent = [name for name in wanted if name not in given]
    defaults = [parameters.defaults[name] for name in absent]
    places = [(given + absent).index(name) for name in wanted]
    return lambda values: [(values + defaults)[place] for place in places]


def call(kernel: KernelDefinition, arguments: Sequence[Any], options: Mapping[str, Any]) -> None:
    """Call the kernel; nothing is kept except in the cache on disk."""
    bound = bind(kernel, arguments, options)
    lowered = _lowered(kernel, bound, options)
    outputs = [bound.arrays[name].value for name in _of_torch(lowered.kernel, bound)]
    if outputs:
        written(outputs)
    if bound.device is not None:
        Launch(lowered, bound)([*(array.address for array in bound.arrays.values()), *bound.scalars])
        return
    log(INFO, "%s: executed by the interpreter", kernel.name)
    prediction = forecast(kernel)
    values = [*(array.value for array in bound.arrays.values()), *bound.scalars]
    report = execute(lowered, values, tick=prediction.tick, share=prediction.share)
    if report.hazards:
        raise SimulationError(
            f"the interpreter reports {len(report.hazards)} hazards in '{kernel.name}':\n\n"
            + "\n\n".join(h.render() for h in report.hazards[:5])
        )


def _of_torch(kernel: ir.KernelIR, bound: Bound) -> list[str]:
    """The names of outputs that are tensors of torch."""
    return [name for name in kernel.outputs if bound.arrays[name].stream is None]


def _lowered(kernel: KernelDefinition, bound: Bound, options: Mapping[str, Any]) -> Lowered:
    """Lower the kernel for the call's arguments, and issue its warnings."""
    chosen = {name: value for name, value in options.items() if name in kernel.parameters.options}
    compiler = None if bound.device is None else "auto"
    lowered = lower(kernel, bound.target, {**bound.sizes, **chosen}, compiler=compiler, strides=bound.strides)
    check_outputs(lowered.kernel, bound.arrays)
    check_gradients(kernel, lowered.kernel, bound.arrays)
    _warn(kernel, lowered)
    return lowered


def _warn(kernel: KernelDefinition, lowered: Lowered) -> None:
    """Issue a kernel's findings as Python warnings, at the kernel's lines. Each finding at each place appears once,
    whatever the shapes and options."""
    for diagnostic in lowered.warnings:
        if diagnostic.severity == "warning" and not {diagnostic.code, diagnostic.topic} & kernel.warned:
            span = diagnostic.primary.span if diagnostic.primary is not None else kernel.span
            warnings.warn_explicit(TiledslWarning(diagnostic), None, span.file, span.line)
            kernel.warned.add(diagnostic.topic)


def execute(
    lowered: Lowered,
    arrays: Sequence[Any],
    *,
    blocks: Sequence[int] | None = None,
    schedule: str = "round-robin",
    tick: Callable[[int], None] | None = None,
    share: Callable[[float], None] | None = None,
    numerics: str = "exact",
    processes: int | None = None,
    xp: Any = np,
    executor: Any = None,
    watch: Watch | None = None,
) -> Report:
    """Run the lowered kernel's listing on the interpreter: all blocks of the grid, or the blocks with the given
    numbers.

    `arrays` are the tensors in the order of the signature, then the scalars in theirs. The other parameters are those
    of `sim.launch`."""
    if not hasattr(lowered, "listing"):
        raise UsageError(f"execute takes the result of lower(…) of a kernel, and got {describe(lowered)}")
    tensors, scalars = arrays[: len(lowered.kernel.tensors)], arrays[len(lowered.kernel.tensors) :]
    if len(arrays) != len(lowered.kernel.tensors) + len(lowered.kernel.scalars):
        names = ", ".join([*(t.name for t in lowered.kernel.tensors), *(s.name for s in lowered.kernel.scalars)])
        raise UsageError(f"kernel '{lowered.kernel.name}' takes {names}, and got {len(arrays)} arguments")
    sizes = _dynamic_sizes(lowered, tensors)
    for tensor, array in zip(lowered.at(sizes).tensors, tensors, strict=True):
        _same_place(lowered.kernel.name, tensor, array)
        if tensor.name in lowered.kernel.outputs and not _writeable(array):
            raise UsageError(
                f"'{tensor.name}' of kernel '{lowered.kernel.name}' is read-only, and the kernel writes it"
            )
    verify_contents(_declared(lowered.kernel, sizes), tensors)
    numbers = [scalar_value(lowered.kernel.name, *pair) for pair in zip(lowered.kernel.scalars, scalars, strict=True)]

    return launch(
        lowered.listing,
        grid=(block_count(lowered.kernel, sizes),),
        block=(lowered.kernel.warps * WAVE,),
        args=[*(flat(array if _writeable(array) else array.copy()) for array in tensors), *numbers, *sizes.values()],
        kernel=lowered.symbol,
        blocks=blocks,
        schedule=schedule,
        target=lowered.target,
        tick=tick,
        share=share,
        numerics=numerics,
        processes=processes,
        xp=xp,
        executor=executor,
        watch=watch,
    )


def _declared(kernel: ir.KernelIR, sizes: Mapping[str, int]) -> Iterator[Contents]:
    """The declarations of a kernel's tensors, as numbers."""
    known: dict[ir.Expr, int] = {size: sizes[size.name] for size in kernel.dynamic}
    for one in kernel.declared:
        least, most = ((int(ex.evaluate(end, known)), False) for end in (one.least, one.most))
        number, place = kernel.tensors.index(one.tensor), f"{display_path(one.span.file)}:{one.span.line}"
        yield Contents(number, one.tensor.name, least, most, one.order, place)


def _dynamic_sizes(lowered: Lowered, arrays: Sequence[Any]) -> dict[str, int]:
    """The sizes of a kernel's dynamic dimensions, from the arrays. UsageError for sizes other than those that were
    checked."""
    found: dict[str, int] = {}
    for tensor, array in zip(lowered.kernel.tensors, arrays, strict=True):
        shape = sizes_of(getattr(array, "shape", ()), tensor.dimensions)
        for wanted, size in zip((tensor.matrices, tensor.rows, tensor.cols)[-tensor.dimensions :], shape, strict=False):
            if isinstance(wanted, ir.Var):
                found.setdefault(wanted.name, int(size))
    sizes = {size.name: found[size.name] for size in lowered.kernel.dynamic}
    if sizes != lowered.sizes:
        text = ", ".join(f"{name}={size}" for name, size in (*lowered.kernel.sizes, *sizes.items()))
        at = (
            f"at {', '.join(f'{name}={size}' for name, size in lowered.sizes.items())}"
            if lowered.sizes
            else "without sizes"
        )
        raise UsageError(
            f"kernel '{lowered.kernel.name}' was lowered {at}: lower({text}) checks the kernel at these sizes, and"
            f" compiles nothing again"
        )
    return sizes


def _same_place(kernel: str, tensor: ir.Tensor, array: Any) -> None:
    """UsageError where an array's shape or row pitch is not the one that the kernel was lowered for."""
    if not hasattr(array, "shape") or len(array.shape) < 2:
        return
    rows, cols = (int(size) for size in array.shape[-2:])
    wanted_rows, wanted_cols, wanted_pitch = map(ex.number, (tensor.rows, tensor.cols, tensor.pitch))
    pitch = int(strides(array, f"'{tensor.name}' of kernel '{kernel}'")[-2]) if rows > 1 else wanted_pitch
    if (rows, cols, pitch) != (wanted_rows, wanted_cols, wanted_pitch):
        wanted = f"{wanted_rows} x {wanted_cols}, rows {wanted_pitch} elements apart"
        raise UsageError(
            f"kernel '{kernel}' was lowered for '{tensor.name}' of {wanted}, and got {rows} x {cols}, rows {pitch}"
            " apart"
        )
    if tensor.dimensions == 3 and len(array.shape) > 2:
        _same_batch(kernel, tensor, array)


def _same_batch(kernel: str, tensor: ir.Tensor, array: Any) -> None:
    """UsageError where the number of an array's matrices, or their distances, are not those of the lowered kernel."""
    shape, steps = tuple(map(int, array.shape)), tuple(map(int, strides(array)))
    found = sizes_of(shape, 3)[0], Array(array, "", shape, steps, "", 0).stride
    groups = (ex.number(tensor.group_pitch), tensor.group) if tensor.group else ()
    wanted = ex.number(tensor.matrices), (*groups, ex.number(tensor.matrix_pitch), ex.number(tensor.pitch))
    if found[0] != wanted[0] or found[0] > 1 and found[1] != wanted[1]:
        raise UsageError(
            f"kernel '{kernel}' was lowered for '{tensor.name}' of {wanted[0]} matrices with strides {wanted[1]}, and"
            f" got {found[0]} with strides {found[1]}"
        )


def _writeable(array: Any) -> bool:
    return not isinstance(array, np.ndarray) or array.flags.writeable
