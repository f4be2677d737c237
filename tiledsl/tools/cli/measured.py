"""Counters of a GPU beside the prediction, from the files of rocprofv3 and rocprof-compute.

Both write one row for each counter of each dispatch, with the columns Kernel_Name, Counter_Name and Counter_Value
(rocprofv3), or one row for each dispatch with a column for each counter (rocprof-compute's pmc_perf.csv)."""

from __future__ import annotations

import csv
import statistics
from collections.abc import Callable, Mapping

from tiledsl.analysis.time.result import Profile
from tiledsl.diagnostics.diagnostic import UsageError

Counters = dict[str, list[float]]
_NAMES, _VALUES, _KERNELS = "Counter_Name", "Counter_Value", ("Kernel_Name", "KernelName")
_TIMES = (("Start_Timestamp", "End_Timestamp"), ("BeginNs", "EndNs"))
# the prediction's number for a counter: what it counts in a launch, by the names of rocprof's counters
_PREDICTED: dict[str, Callable[[Profile], float | None]] = {
    "duration, µs": lambda p: p.time_us.likely,
    "GRBM_GUI_ACTIVE": lambda p: p.dispatch.clocks,
    "TCC_HIT_sum": lambda p: p.memory.l2.requests * p.memory.l2.hit_rate,
    "TCC_MISS_sum": lambda p: p.memory.l2.requests * (1 - p.memory.l2.hit_rate),
    "TCC_REQ_sum": lambda p: p.memory.l2.requests,
    "TCP_TCC_READ_REQ_sum": lambda p: p.memory.l2.requests,
    "MfmaUtil": lambda p: 100 * p.dispatch.matrix_efficiency,
    "L2CacheHit": lambda p: 100 * p.memory.l2.hit_rate,
    "FETCH_SIZE": lambda p: p.memory.hbm_bytes / 1024,
}


def measured(path: str, kernel: str | None) -> Callable[[Profile], str]:
    """Read a file of counters; the result prints them beside a prediction. UsageError for a file that cannot be read,
    or that has no counter that is predicted.
    """
    try:
        with open(path, newline="", encoding="utf-8-sig") as file:
            rows = list(csv.DictReader(file))
    except (OSError, UnicodeDecodeError, csv.Error) as error:
        raise UsageError(f"{path} cannot be read: {getattr(error, 'strerror', None) or error}") from None

    def text(found: Profile) -> str:
        counters = _counters(path, rows, kernel or found.kernel)
        known = {name: values for name, values in counters.items() if name in _PREDICTED}
        if not known:
            raise UsageError(
                f"{path} has no counter that is predicted: it has {', '.join(counters) or 'none'}, and those are"
                f" {', '.join(_PREDICTED)}"
            )
        lines = [f"{'':<24}{'measured':>16}{'modelled':>16}", *(_line(found, *pair) for pair in known.items())]
        return "\n".join(lines)

    return text


def _line(found: Profile, name: str, values: list[float]) -> str:
    """The median over the dispatches, the prediction, and the prediction over the median."""
    middle, expected = statistics.median(values), _PREDICTED[name](found)
    if expected is None:
        return f"{name:<24}{middle:>16,.1f}{'-':>16}"
    ratio = f"  {expected / middle - 1:+.0%}" if middle else ""
    return f"{name:<24}{middle:>16,.1f}{expected:>16,.1f}{ratio}"


def _counters(path: str, rows: list[dict[str, str]], kernel: str) -> Counters:
    """The values of each counter by dispatch, of the kernel whose name holds `kernel`, or of the only kernel."""
    column = next((name for name in _KERNELS if rows and name in rows[0]), None)
    if column is None:
        raise UsageError(f"{path} has no column {' or '.join(_KERNELS)}: it is no file of rocprofv3 or rocprof-compute")
    names = sorted({row[column] for row in rows})
    chosen = [name for name in names if kernel in name] or names
    if len(chosen) > 1:
        raise UsageError(f"{path} has {len(names)} kernels, and none or several are '{kernel}': {', '.join(names[:8])}")
    found: Counters = {}
    for row in rows:
        if row[column] != chosen[0]:
            continue
        for begin, end in _TIMES:
            if begin in row and _NAMES not in row:
                found.setdefault("duration, µs", []).append((_number(path, row[end]) - _number(path, row[begin])) / 1e3)
        pairs: Mapping[str, str] = {row[_NAMES]: row[_VALUES]} if _NAMES in row else row
        for name, value in pairs.items():
            if name in _PREDICTED:
                found.setdefault(name, []).append(_number(path, value))
    return found


def _number(path: str, text: str) -> float:
    try:
        return float(text)
    except (TypeError, ValueError):
        raise UsageError(f"{path} holds '{text}' where a number is expected") from None
