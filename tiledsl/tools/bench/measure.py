"""Measurement of one kernel at one combination of sizes on a GPU: lowering, comparison with the contract, timing."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tiledsl.analysis.time.work import Work, read_back, work_of
from tiledsl.compile.compile import lower
from tiledsl.compile.lowered import Lowered
from tiledsl.diagnostics.diagnostic import DeviceError, Diagnostic, MissingSizes, UsageError
from tiledsl.ir import nodes as ir
from tiledsl.runtime import DeviceArray
from tiledsl.runtime.binding import bind
from tiledsl.runtime.gpu import Launch
from tiledsl.runtime.kernel import Kernel
from tiledsl.targets import TARGETS, Target
from tiledsl.toolchain.rocm.device import has_driver
from tiledsl.toolchain.rocm.hip import Device, runtime
from tiledsl.tools.bench.arrays import TensorArray
from tiledsl.tools.bench.data import LARGEST, NORMAL, WHOLE, decoded, encoded, integers, nothing, values
from tiledsl.tools.bench.formula import Compared, Outcome, Repeated, compared, largest_whole, repeated
from tiledsl.tools.bench.peer import (
    ATTENTION,
    MATMUL,
    import_torch,
    plain_attention,
    plain_product,
    torch_attention,
    torch_matmul,
)
from tiledsl.tools.bench.timing import Flush, Times, timed

Strides = Mapping[str, int | tuple[int, ...]]
_EMPTY = 5  # how often the time of an empty interval is measured


@dataclasses.dataclass(frozen=True, slots=True)
class Request:
    """The settings of a measurement.

    They are the number of launches before the timed ones, and of timed launches; whether the caches are emptied before
    each; the data of the timed launches (WHOLE or NORMAL); whether the result is checked first, on whole numbers or on
    data of that kind; the compiler; and whether a contract that cannot be checked is a note."""

    warmup: int = 25
    repeats: int = 100
    cold: bool = True
    data: str = NORMAL
    check: bool = True
    checked_data: str = WHOLE
    compiler: str = "auto"
    allow_unchecked: bool = False


@dataclasses.dataclass(frozen=True)
class Measured:
    """The measurements of one kernel at one combination of sizes. `peer` holds the times of torch's
    function `peer_name`, which is "" for a kernel that is neither a plain product nor attention. `without_peer` says
    why a function was not timed. `unchecked` names the outputs that were not compared, with the reason."""

    lowered: Lowered
    sizes: Mapping[str, int]
    scalars: Mapping[str, float]
    work: Work
    times: Times
    checks: tuple[Compared, ...]
    repeated: tuple[Repeated, ...]
    unchecked: str
    peer_name: str
    peer: Times | None
    without_peer: str
    peak_tflops: float | None
    hbm_tbs: float

    @property
    def right(self) -> bool:
        """Whether every comparison succeeded."""
        return all(outcome.right for outcome in self.outcomes)

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        """The results of all comparisons."""
        return (*self.checks, *self.repeated)

    @property
    def tflops(self) -> float | None:
        """10¹² operations a second, by the median; None for a kernel without operations."""
        return self.rate(self.times)

    @property
    def peer_tflops(self) -> float | None:
        return self.rate(self.peer) if self.peer else None

    def rate(self, times: Times) -> float | None:
        return self.work.flops / times.median / 1e9 if self.work.flops else None

    @property
    def of_peak(self) -> float | None:
        """The share of the target's peak for operands of this type."""
        return self.tflops / self.peak_tflops if self.tflops and self.peak_tflops else None

    @property
    def tbs(self) -> float:
        """10¹² bytes a second, by the median, if every tensor is moved once."""
        return self.work.bytes / self.times.median / 1e9

    @property
    def of_hbm(self) -> float:
        """The share of the target's memory bandwidth."""
        return self.tbs / self.hbm_tbs


def current_gpu() -> Device:
    """The current GPU, which must be one that tiledsl compiles for. UsageError gives the reason without one."""
    if not has_driver():
        raise _no_gpu("neither /dev/kfd nor /dev/dxg is there")
    import_torch()
    try:
        hip = runtime()
        device = hip.device(hip.current())
    except DeviceError as error:
        raise _no_gpu(error.diagnostics[0].message, *error.diagnostics[0].helps) from None
    if device.arch not in TARGETS:
        raise UsageError(
            f"{device} is of an architecture for which tiledsl makes no code: it knows {', '.join(TARGETS)}"
        )
    return device


def _no_gpu(reason: str, *helps: str) -> UsageError:
    anywhere = (
        "run this command on a machine with an AMD GPU, its driver and ROCm 6 or later; without a GPU, `tiledsl"
        " profile` predicts the time by a model"
    )
    return UsageError(
        Diagnostic("TD000", f"there is no AMD GPU here to time kernels on: {reason}", helps=(*helps, anywhere))
    )


class Bench:
    """Times kernels on one GPU, all in the same way. `empty` is the median time between two adjacent events. Close the
    object: it holds memory."""

    def __init__(self, device: Device, request: Request):
        self.device, self.request, self.target = device, request, TARGETS[device.arch]
        self.flush = Flush(self.target, device.number) if request.cold else None
        self._before: tuple[Callable[[], None], ...] = (self.flush,) if self.flush else ()
        self.empty = timed(lambda: None, self._before, device.number, 1, _EMPTY).median

    def __enter__(self) -> Bench:
        return self

    def __exit__(self, *_: object) -> None:
        if self.flush:
            self.flush.free()

    def measured(
        self,
        kernel: Kernel,
        sizes: Mapping[str, int],
        options: Mapping[str, Any],
        scalars: Mapping[str, Any],
        strides: Strides | None = None,
    ) -> Measured:
        """Check the kernel and time it.

        Raises KernelError and ToolchainError as `lower` does; UsageError for sizes, options, scalars and strides that
        the kernel does not have; DeviceError from the GPU, whose memory is freed in any case, and for a lack of the
        host's memory."""
        lowered = self._lowered(kernel, sizes, options, strides)
        run = _Run(kernel, lowered, options, given_scalars(kernel, scalars), self.target, self.device)
        try:
            run.allocate()
            checks, unchecked = run.checked(self.request) if self.request.check else ((), "not checked, as asked")
            times, repeated = run.timed(self.request, self._before)
            name, peer, without = self._peer(run)
        except MemoryError as error:
            helps = ("use smaller sizes, or --no-check, which needs less memory",)
            raise DeviceError(
                Diagnostic(
                    "TD000", f"this machine lacks memory for the data of kernel '{kernel.name}': {error}", helps=helps
                )
            ) from None
        finally:
            run.free()
        work, fixed = work_of(run.fixed), _in_order(run.fixed)
        peak = self.target.peak_tflops.get(work.operands)
        return Measured(
            lowered,
            fixed,
            run.scalars,
            work,
            times,
            checks,
            repeated,
            unchecked,
            name,
            peer,
            without,
            peak,
            self.target.hbm_tbs,
        )

    def _lowered(
        self, kernel: Kernel, sizes: Mapping[str, int], options: Mapping[str, Any], strides: Strides | None
    ) -> Lowered:
        missing = [name for name in kernel.parameters.dimensions if name not in {**kernel.sizes, **sizes}]
        if missing:
            raise MissingSizes(kernel.name, missing, "bench", kernel.parameters.dimensions)
        return lower(
            kernel,
            self.device.arch,
            {**sizes, **options},
            compiler=self.request.compiler,
            strides=strides,
            allow_unchecked=self.request.allow_unchecked,
        )

    def _peer(self, run: _Run) -> tuple[str, Times | None, str]:
        """The name and the times of torch's function on the same data, or the reason why there are none."""
        product, attention = plain_product(run.fixed), plain_attention(run.fixed)
        if product is None and attention is None:
            return "", None, ""
        name = MATMUL if product is not None else ATTENTION
        try:
            if product is not None:
                function: Callable[[], Any] | str = torch_matmul(product, run.data, self.device.number)
            else:
                assert attention is not None
                function = torch_attention(attention, run.data, self.device.number)
            if isinstance(function, str):
                return name, None, function
            warmup, repeats = self.request.warmup, self.request.repeats
            return name, timed(function, self._before, self.device.number, warmup, repeats), ""
        except (DeviceError, RuntimeError) as error:  # torch's own errors are RuntimeErrors, also for lack of memory
            found = error.diagnostics[0].message if isinstance(error, DeviceError) else str(error).partition("\n")[0]
            return name, None, f"it failed: {found}"


def _in_order(kernel: ir.KernelIR) -> dict[str, int]:
    """The kernel's sizes, those of the outputs first: M, N, K of a product."""
    sizes = dict(kernel.sizes)
    first = [
        name for tensor in kernel.tensors if tensor.name in kernel.outputs for name in (tensor.batch, *tensor.sizes)
    ]
    return {name: sizes[name] for name in dict.fromkeys((*first, *sizes)) if name in sizes}


def given_scalars(kernel: Kernel, given: Mapping[str, Any]) -> dict[str, Any]:
    """A value for each scalar parameter: the given value, the default, or else 2, 3, 4 and so on, all distinct."""
    named = {**kernel.parameters.defaults, **given}
    return {
        name: named.get(name, number if kind.dtype.name == "i32" else float(number))
        for number, (name, kind) in enumerate(kernel.parameters.scalars.items(), 2)
    }


class _Run:
    """A lowered kernel with arrays on the GPU. `data` holds the tensors' contents during timing, as NumPy arrays."""

    def __init__(
        self,
        kernel: Kernel,
        lowered: Lowered,
        options: Mapping[str, Any],
        scalars: Mapping[str, Any],
        target: Target,
        device: Device,
    ):
        self.kernel = kernel
        self.lowered = lowered
        self.options = options
        self.scalars = scalars
        self.target = target
        self.device = device
        self.fixed = lowered.at(lowered.sizes)
        self.again = read_back(self.fixed)
        self.arrays: dict[str, TensorArray] = {}
        self.data: dict[str, np.ndarray] = {}
        self._spare: list[DeviceArray] = []

    def allocate(self) -> None:
        for tensor in self.fixed.tensors:
            self.arrays[tensor.name] = TensorArray(tensor, self.device.number)
        bound = bind(self.kernel, (), {**self.arrays, **self.scalars, **self.options})
        self._launch = Launch(self.lowered, bound)
        self._values = [*(array.whole.address for array in self.arrays.values()), *bound.scalars]

    def free(self) -> None:
        for array in (*(array.whole for array in self.arrays.values()), *self._spare):
            array.free()

    def launch(self) -> None:
        self._launch(self._values)

    def checked(self, request: Request) -> tuple[tuple[Compared, ...], str]:
        """Compare each output that has a contract after one launch; the second result names the outputs without a
        contract."""
        stated = {
            contract.tensor.name: contract
            for contract in self.fixed.contracts
            if contract.tensor.name in self.fixed.outputs
        }
        others = [name for name in self.fixed.outputs if name not in stated and name not in self.fixed.scratch]
        unchecked = (
            ""
            if stated and not others
            else f"no contract (td.ensures) for {', '.join(others)}" if others else "td.store writes nothing"
        )
        if not stated:
            return (), unchecked
        largest = largest_whole(stated.values(), self.scalars)
        whole = largest if request.checked_data == WHOLE else None
        self._fill(request.checked_data, largest)
        self.launch()
        known = {
            tensor.name: decoded(self.data[tensor.name], tensor.dtype, self.target) for tensor in self.fixed.tensors
        } | dict(self.scalars)
        results = ((contract, self.arrays[name].numpy()) for name, contract in stated.items())
        return (
            tuple(compared(self.fixed, contract, known, result, self.target, whole) for contract, result in results),
            unchecked,
        )

    def timed(self, request: Request, before: tuple[Callable[[], None], ...]) -> tuple[Times, tuple[Repeated, ...]]:
        """Time the launches. Outputs that the kernel also reads are restored before each launch. The results of the
        last launch are compared with those of a launch before all of them."""
        self._fill(request.data, LARGEST)
        restore = tuple(self._restored(name) for name in self.again)
        first = self._outputs_of_a_launch() if request.check else {}
        times = timed(self.launch, (*restore, *before), self.device.number, request.warmup, request.repeats)
        return times, tuple(repeated(name, bits, self.arrays[name].numpy()) for name, bits in first.items())

    def _outputs_of_a_launch(self) -> dict[str, np.ndarray]:
        self.launch()
        return {name: self.arrays[name].numpy() for name in self.fixed.outputs}

    def _restored(self, name: str) -> Callable[[], None]:
        array = self.arrays[name].whole
        kept = DeviceArray(array.shape, array.dtype, self.device.number)
        self._spare.append(kept)
        kept.take(array)
        return lambda: array.take(kept)

    def _fill(self, kind: str, largest: int) -> None:
        """Fill every tensor with new data; outputs that the kernel does not read get NaN."""
        for seed, tensor in enumerate(self.fixed.tensors):
            self.data[tensor.name] = data = self._new(tensor, kind, largest, seed)
            self.arrays[tensor.name].fill_from(data)

    def _new(self, tensor: ir.Tensor, kind: str, largest: int, seed: int) -> np.ndarray:
        if tensor.name in self.fixed.outputs and tensor.name not in self.again:
            return nothing(tensor, self.target)
        declared = next((one for one in self.lowered.kernel.declared if one.tensor.name == tensor.name), None)
        if declared is not None:
            return integers(declared, tensor, self.lowered.sizes, seed)
        return encoded(values(tensor, kind, largest, seed), tensor.dtype, self.target)
