"""Measurements as text and as a JSON document."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Mapping
from typing import Any

from tiledsl.analysis.time.work import Work
from tiledsl.runtime.kernel import Kernel
from tiledsl.tools.bench.formula import Compared
from tiledsl.tools.bench.measure import Bench, Measured
from tiledsl.tools.bench.peer import ATTENTION, MATMUL
from tiledsl.tools.bench.timing import Times

STAND_IN = "NOT A GPU'S TIMES: this device is a stand-in for the HIP runtime, whose launches the interpreter executes"
_MARK = "not a GPU's"
_WIDTHS = {
    "median ms": 10,
    "10 %": 9,
    "90 %": 9,
    "TFLOP/s": 10,
    "of peak": 8,
    "TB/s": 9,
    "of HBM": 8,
    "torch.matmul": 13,
}
_SIZE = 7
PEERS = {MATMUL: "torch.matmul", ATTENTION: "attention"}  # torch's functions, as the remarks name them


def heading(kernel: Kernel, file: str, chosen: Mapping[str, Any], bench: Bench, first: Measured) -> str:
    """The common data of all rows, and the columns' names."""
    device, target, request, work = bench.device, bench.target, bench.request, first.work
    product = f", {device.product}" if device.product else ""
    peak = f"{first.peak_tflops:g} TFLOP/s for {work.operands}, " if first.peak_tflops else ""
    compared = (
        f"against the contract, every element, worked out by NumPy on {request.checked_data}"
        if first.checks
        else "not compared with anything"
    )
    lines = [
        (
            f"{', '.join([f'{kernel.name} ({file})', *(f'{name}={value}' for name, value in chosen.items())])} on"
            f" {device}{product}"
        ),
        *([STAND_IN] if device.stand_in else []),
        f"compiler  {first.lowered.compiler}",
        *(f"          passed over {other}" for other in first.lowered.compiler.passed_over),
        f"peak      {peak}{target.hbm_tbs:g} TB/s of HBM: {target.peak_chip}",
        (
            f"times     of {request.repeats} launches after {request.warmup} untimed, each between two events of the"
            f" GPU, on {request.data}"
        ),
        (
            f"          {_caches(bench)}; with nothing between them, two events are {bench.empty:.4f} ms apart, which"
            " is part of each time"
        ),
        f"rates     by the median, of {_counted(work)}, and of every tensor's bytes moved once",
        f"result    {compared}",
    ]
    names = "".join(f"{name:>{_SIZE}}" for name in first.sizes) + "".join(
        f"{name:>{width}}" for name, width in _WIDTHS.items()
    )
    return "\n".join([*lines, "", f"{names}  result"])


def _caches(bench: Bench) -> str:
    if bench.flush is None:
        return "caches are warm: nothing comes between the launches"
    return f"caches are cold: {bench.flush.bytes >> 20:,} MiB are written before each launch"


def _counted(work: Work) -> str:
    """Describe the counted operations in words."""
    if not work.flops:
        return "no operations"
    return (
        "the operations of the contract's products"
        if work.counted_by == "contract"
        else "the operations of the matrix instructions"
    )


def row(found: Measured, stand_in: bool) -> str:
    """The row of one combination of sizes."""
    cells = {
        "median ms": f"{found.times.median:.4f}",
        "10 %": f"{found.times.percentile(10):.4f}",
        "90 %": f"{found.times.percentile(90):.4f}",
        "TFLOP/s": _number(found.tflops, ".4g"),
        "of peak": _number(found.of_peak, ".1%"),
        "TB/s": f"{found.tbs:.3g}",
        "of HBM": f"{found.of_hbm:.1%}",
        "torch.matmul": _number(found.peer_tflops if found.peer_name == MATMUL else None, ".4g"),
    }
    sizes = "".join(f"{size:>{_SIZE}}" for size in found.sizes.values())
    return (
        sizes
        + "".join(f"{cells[name]:>{width}}" for name, width in _WIDTHS.items())
        + f"  {_result(found)}"
        + f"  ({_MARK})" * stand_in
    )


def _number(value: float | None, form: str) -> str:
    return "-" if value is None else format(value, form)


def _result(found: Measured) -> str:
    if not found.right:
        return "WRONG"
    if not found.checks:
        return "not checked"
    return (
        "exact"
        if all(check.exact for check in found.checks)
        else f"within {max(check.allowed for check in found.checks):.1e}"
    )


def remarks(found: Iterable[Measured]) -> str:
    """Remarks below the table, each once: unchecked outputs, attention by torch, and why torch has no time."""
    lines = []
    for one in found:
        if one.unchecked:
            lines.append(
                f"result        {one.unchecked}"
                if one.unchecked.startswith("not")
                else f"result        not checked: {one.unchecked}"
            )
        if one.without_peer:
            lines.append(f"{PEERS[one.peer_name]:<14}not timed: {one.without_peer}")
        elif one.peer is not None and one.peer_name == ATTENTION:
            rate = f", {one.peer_tflops:.4g} TFLOP/s" if one.peer_tflops else ""
            lines.append(f"{PEERS[ATTENTION]:<14}{ATTENTION} at {listed(one.sizes)}: {one.peer.median:.4g} ms{rate}")
    return "\n".join(dict.fromkeys(lines))


# ------------------------------------------------------------------------------------------------------------ documents


def document(kernel: Kernel, chosen: Mapping[str, Any], bench: Bench) -> dict[str, Any]:
    """The common data of all results (docs/gpu.md)."""
    device, target, request = bench.device, bench.target, bench.request
    return {
        "kernel": kernel.name,
        "file": kernel.span.file,
        "gpu": not device.stand_in,
        "device": {"number": device.number, "name": device.name, "product": device.product},
        "target": target.name,
        "peak": {"chip": target.peak_chip, "tflops": target.peak_tflops, "hbm_tbs": target.hbm_tbs},
        "chosen": dict(chosen),
        "warmup": request.warmup,
        "repeats": request.repeats,
        "cache": "cold" if request.cold else "warm",
        "flushed_bytes": bench.flush.bytes if bench.flush else 0,
        "data": request.data,
        "empty_ms": bench.empty,
    }


def entry(found: Measured) -> dict[str, Any]:
    """The entry of one combination of sizes."""
    work = found.work
    peer = {"ms": _times(found.peer), "tflops": found.peer_tflops} if found.peer else None
    return {
        "sizes": dict(found.sizes),
        "compiler": str(found.lowered.compiler),
        "ms": _times(found.times),
        "flops": work.flops,
        "flops_of": work.counted_by if work.flops else None,
        "matrix_flops": work.matrix_flops,
        "operands": work.operands or None,
        "bytes": work.bytes,
        "tflops": found.tflops,
        "of_peak": found.of_peak,
        "tbs": found.tbs,
        "of_hbm": found.of_hbm,
        "torch_matmul": peer if found.peer_name == MATMUL else None,
        "without_torch_matmul": found.without_peer or None if found.peer_name == MATMUL else None,
        "torch_attention": peer if found.peer_name == ATTENTION else None,
        "without_torch_attention": found.without_peer or None if found.peer_name == ATTENTION else None,
        "right": found.right if found.checks or not found.right else None,
        "checks": [_check(check) for check in found.checks],
        "repeated": [dataclasses.asdict(output) for output in found.repeated],
        "not_checked": found.unchecked or None,
        "warnings": [
            {"code": finding.code, "message": finding.message}
            for finding in found.lowered.warnings
            if finding.severity == "warning"
        ],
    }


def _times(times: Times) -> dict[str, Any]:
    return {"median": times.median, "p10": times.percentile(10), "p90": times.percentile(90), "each": list(times.each)}


def _check(check: Compared) -> dict[str, Any]:
    return {
        "output": check.output,
        "formula": check.formula,
        "elements": check.elements,
        "wrong": check.wrong,
        "exact": check.exact,
        "error": _finite(check.error),
        "allowed": _finite(check.allowed),
        "first": (
            None
            if check.right
            else {"at": list(check.first), "got": _finite(check.got), "expected": _finite(check.expected)}
        ),
    }


def _finite(value: float) -> float | str:
    """A value for JSON, which has neither infinity nor NaN: these become text."""
    return value if math.isfinite(value) else str(value)


def listed(sizes: Mapping[str, int]) -> str:
    """Format sizes as in messages."""
    return ", ".join(f"{name}={size}" for name, size in sizes.items()) or "its own sizes"


def outcomes(found: Measured) -> list[str]:
    """The results of all comparisons, right or wrong."""
    return [*map(str, found.checks), *(str(output) for output in found.repeated if not output.right)]


def wrong(found: Measured) -> list[str]:
    """Messages about wrong outputs."""
    return [str(outcome) for outcome in found.outcomes if not outcome.right]
