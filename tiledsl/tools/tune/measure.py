"""The fastest variants by prediction, timed on this machine's GPU as `tiledsl bench` times kernels."""

from __future__ import annotations

import dataclasses

from tiledsl.diagnostics.diagnostic import DeviceError, TiledslError, UsageError
from tiledsl.toolchain.rocm.device import has_driver
from tiledsl.toolchain.rocm.hip import Device, runtime
from tiledsl.tools.bench.measure import Bench, Request, current_gpu
from tiledsl.tools.bench.timing import US
from tiledsl.tools.tune.result import Found, Measurement, Row

MEASURED = 3  # variants that are timed, unless --measure says otherwise


def gpu_for(target: str, asked: int | None) -> Device | None:
    """This machine's GPU, on which variants for a target can be timed. None without one, and where none is to be timed.

    UsageError where `asked` variants are to be timed, and there is no GPU of the target.
    """
    if asked == 0 or asked is None and not _has_gpu(target):
        return None
    device = current_gpu()
    if device.arch != target:
        raise UsageError(f"--measure: {device} is here, and the variants are for a chip of {target}: name its --chip")
    return device


def _has_gpu(target: str) -> bool:
    """Whether the current GPU is of the target. Where the runtime does not answer, no variant is timed unasked."""
    if not has_driver():
        return False
    try:
        hip = runtime()
        return hip.device(hip.current()).arch == target
    except DeviceError:
        return False


def measured(found: Found, device: Device, count: int) -> Found:
    """The search with the times of the `count` fastest variants by prediction, each compared with its contract first.

    A variant that fails on the GPU has the failure in place of a time. DeviceError where the GPU cannot time at all.
    """
    done: dict[str, Measurement] = {}
    with Bench(device, Request()) as bench:
        for row in found.ranked[:count]:
            done[row.variant.name] = _of(bench, row, found)
    rows = [dataclasses.replace(row, measurement=done.get(row.variant.name)) for row in found.rows]
    return dataclasses.replace(found, rows=tuple(rows), device=str(device))


def _of(bench: Bench, row: Row, found: Found) -> Measurement:
    try:
        one = bench.measured(row.variant.kernel, found.sizes, row.variant.options, {})
    except TiledslError as error:
        return Measurement(0.0, False, error.diagnostics[0].message)
    wrong = "" if one.right else "its result is not what the contract says"
    return Measurement(one.times.median * US, one.right, wrong)
