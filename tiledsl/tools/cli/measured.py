"""Counters of a GPU beside the prediction, from the files of rocprofv3 and rocprof-compute.

rocprofv3 writes one row for each counter of each dispatch, with the columns Kernel_Name, Counter_Name and
Counter_Value (counter_collection.csv), or one row for each dispatch (kernel_trace.csv). rocprof-compute's pmc_perf.csv
has one row for each dispatch, and a column for each counter. The counters of the channels of the L2 (TCC_HIT[0],
TCC_HIT[1] and so on, or several rows TCC_HIT of a dispatch) are summed, as TCC_HIT_sum."""

from __future__ import annotations

import csv
import functools
import io
import math
import re
import statistics
from collections.abc import Callable, Mapping

from tiledsl.analysis.time.chips import CHIPS
from tiledsl.analysis.time.result import Profile
from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.diagnostics.files import bytes_of, text_of_file
from tiledsl.targets import LINE

Counters = dict[str, list[float]]
Row = Mapping[str, str]
_NAMES, _VALUES, _KERNELS = "Counter_Name", "Counter_Value", ("Kernel_Name", "KernelName")
_TIMES = (("Start_Timestamp", "End_Timestamp"), ("BeginNs", "EndNs"))
_SEPARATORS = ",;\t"
_DURATION = "duration, µs"
_CHANNEL = re.compile(r"(\w+)\[\d+\]")
_DISPATCHES = ("Dispatch_Id", "Dispatch_ID")
_SHOWN = 8  # kernels that a message names
# the prediction's number for a counter: what it counts in a launch, by the names of rocprof's counters
_PREDICTED: dict[str, Callable[[Profile], float]] = {
    _DURATION: lambda p: p.time_us.likely,
    # the sum over the XCDs (ROCm/rocprofiler-compute, pull request 255)
    "GRBM_GUI_ACTIVE": lambda p: p.dispatch.clocks * CHIPS[p.chip].xcds,
    "TCC_HIT_sum": lambda p: p.memory.l2.requests * p.memory.l2.hit_rate,
    "TCC_MISS_sum": lambda p: p.memory.l2.requests * (1 - p.memory.l2.hit_rate),
    "TCC_REQ_sum": lambda p: p.memory.l2.requests,
    "TCP_TCC_READ_REQ_sum": lambda p: p.memory.l2.requests,
    "MfmaUtil": lambda p: 100 * p.dispatch.matrix_efficiency,
    "L2CacheHit": lambda p: 100 * p.memory.l2.hit_rate,
    # KiB of reads that leave the L2 (TCC_EA0_RDREQ), whether MALL or HBM serves them
    "FETCH_SIZE": lambda p: p.memory.l2.requests * (1 - p.memory.l2.hit_rate) * LINE / 1024,
}


def measured(path: str, kernel: str | None) -> Callable[[Profile], str]:
    """Read a file of counters; the result is a function that prints them beside a prediction.

    UsageError for a file that cannot be read, and of the function for a file without a counter that is predicted.
    """
    table = _Table(path)

    def text(found: Profile) -> str:
        name, rows = table.of_kernel(kernel or found.kernel)
        counters = table.counters(rows)
        known = {one: values for one, values in counters.items() if one in _PREDICTED}
        if not known:
            raise UsageError(
                f"{path} has no counter that is predicted. Predicted are {', '.join(_PREDICTED)}: the duration is taken"
                " from the columns Start_Timestamp and End_Timestamp of rows without Counter_Name"
            )
        head = [f"counters of {name}, median of its dispatches", f"{'':<24}{'measured':>16}{'modelled':>16}"]
        return "\n".join([*head, *(_line(found, *pair) for pair in known.items())])

    return text


def _line(found: Profile, name: str, values: list[float]) -> str:
    """Return the median over the dispatches, the prediction, and the prediction over the median."""
    middle, expected = statistics.median(values), _PREDICTED[name](found)
    ratio = f"  {expected / middle - 1:+.0%}" if middle else ""
    return f"{name:<24}{middle:>16,.1f}{expected:>16,.1f}{ratio}"


class _Table:
    """The rows of a file with their lines, and the column of the kernels' names. UsageError for another file."""

    def __init__(self, path: str):
        self.path = path
        text = text_of_file(path, bytes_of(path))
        head = text.partition("\n")[0]
        separator = max(_SEPARATORS, key=head.count)
        try:
            reader = csv.DictReader(io.StringIO(text, newline=""), delimiter=separator, restval="")
            self.columns = list(reader.fieldnames or ())
            self.rows: list[tuple[int, Row]] = [(reader.line_num, row) for row in reader]
        except csv.Error as error:
            raise UsageError(f"{path} cannot be read: {error}") from None
        column = next((name for name in _KERNELS if name in self.columns), None)
        if column is None or (_NAMES in self.columns) != (_VALUES in self.columns):
            raise UsageError(
                f"{path} is no file of rocprofv3 or rocprof-compute: its columns are"
                f" {', '.join(self.columns[:12]) or 'none'}. Give counter_collection.csv or kernel_trace.csv of"
                " rocprofv3 --output-format csv, or pmc_perf.csv of rocprof-compute"
            )
        if not self.rows:
            raise UsageError(f"{path} has no rows: the profiler saw no dispatch")
        self.column = column

    def of_kernel(self, kernel: str) -> tuple[str, list[tuple[int, Row]]]:
        """Return the name of the kernel whose name holds `kernel`, or of the only kernel, and its rows."""
        names = sorted({row[self.column] for _, row in self.rows})
        chosen = [name for name in names if kernel in name] or names
        if len(chosen) > 1:
            several = "several" if kernel in chosen[0] else "none"
            shown = ", ".join(names[:_SHOWN]) + ", …" * (len(names) > _SHOWN)
            raise UsageError(
                f"{self.path} has {len(names)} kernels, of which {several} hold '{kernel}' in the name: {shown}. Keep"
                " the rows of one kernel"
            )
        return chosen[0], [(line, row) for line, row in self.rows if row[self.column] == chosen[0]]

    def counters(self, rows: list[tuple[int, Row]]) -> Counters:
        """Return the values of each counter, by dispatch."""
        found: Counters = {}
        times = [pair for pair in _TIMES if all(name in self.columns for name in pair)]
        for line, row in rows:
            if times and _NAMES not in self.columns:
                begin, end = (self._number(line, name, row[name]) for name in times[0])
                if end < begin:
                    raise UsageError(f"line {line} of {self.path}: the dispatch ends before it begins")
                found.setdefault(_DURATION, []).append((end - begin) / 1e3)
            pairs = {row[_NAMES]: row[_VALUES]} if _NAMES in self.columns else row
            for name, value in pairs.items():
                if name in _PREDICTED:
                    found.setdefault(name, []).append(self._number(line, name, value))
            for name, columns in self.channels.items():
                found.setdefault(name, []).append(sum(self._number(line, one, row[one]) for one in columns))
        return found | self._of_channel_rows(rows, found)

    def _of_channel_rows(self, rows: list[tuple[int, Row]], found: Counters) -> Counters:
        """Return the sums over the channels of each dispatch, where a row has one channel, of counters not found."""
        sums: dict[str, dict[str, float]] = {}
        dispatch = next((name for name in _DISPATCHES if name in self.columns), None)
        for line, row in rows if _NAMES in self.columns else ():
            counter = row[_NAMES]
            match = _CHANNEL.fullmatch(counter)
            name = f"{match[1] if match else counter}_sum"
            if name not in _PREDICTED or name in found:
                continue
            if dispatch is None:
                raise UsageError(
                    f"line {line} of {self.path} has {counter}, a channel of the L2, and no column says of which"
                    f" dispatch: keep the column {_DISPATCHES[0]}, or collect {name}"
                )
            of_dispatches = sums.setdefault(name, {})
            of_dispatches[row[dispatch]] = of_dispatches.get(row[dispatch], 0.0) + self._number(
                line, counter, row[_VALUES]
            )
        return {name: list(of_dispatches.values()) for name, of_dispatches in sums.items()}

    @functools.cached_property
    def channels(self) -> dict[str, list[str]]:
        """Return the columns of the channels of each predicted counter of which the file has no sum."""
        found: dict[str, list[str]] = {}
        for column in self.columns:
            match = _CHANNEL.fullmatch(column)
            name = f"{match[1]}_sum" if match else ""
            if name in _PREDICTED and name not in self.columns:
                found.setdefault(name, []).append(column)
        return found

    def _number(self, line: int, name: str, text: str) -> float:
        try:
            number = float(text)
        except ValueError:
            number = math.nan
        if not 0 <= number < math.inf:
            raise UsageError(
                f"line {line} of {self.path}: {name} is '{text}', where a number of at least 0 is expected"
            )
        return number
