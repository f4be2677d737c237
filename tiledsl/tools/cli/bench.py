"""`tiledsl bench FILE[:KERNEL]`: a kernel's time on an AMD GPU, over sizes, beside what the GPU could do."""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
from collections.abc import Iterator, Mapping
from typing import Any

from tiledsl.diagnostics import VERSION
from tiledsl.diagnostics.diagnostic import KernelError, MissingSizes, TiledslError, UsageError, display_path
from tiledsl.runtime.binding import scalar_value
from tiledsl.runtime.kernel import Kernel
from tiledsl.toolchain import COMPILERS
from tiledsl.toolchain.rocm.hip import Device
from tiledsl.tools.bench import NORMAL, WHOLE, Bench, Measured, Request, current_gpu
from tiledsl.tools.bench import table as show
from tiledsl.tools.cli.kernels import load_kernel
from tiledsl.tools.cli.options import VALUES, add_allow_unchecked, add_strides, examples, named_values, strides
from tiledsl.tools.cli.output import plain, reader_may_leave, say

SCHEMA = 1  # of the JSON document, docs/gpu.md: increased when a reader of the previous version would go wrong
_MOST_LAUNCHES = 100_000  # each timed launch has two events
_DATA = {"normal": NORMAL, "integers": WHOLE}


def add_command(commands: Any, summary: str) -> None:
    """Add the command, with its line in the list of commands, and its options."""
    parser = commands.add_parser(
        "bench",
        help=summary,
        description=(
            "Time a kernel on an AMD GPU by its events, and compare its result with its contract. Exit status 0 done, 1"
            " refused, failed or wrong, 2 for a wrong request, and without a GPU."
        ),
        epilog=examples(
            "bench my_gemm.py --sizes 4096,8192", "bench my_gemm.py --sizes M=4096,N=8192,K=1024 -D step=64 --json"
        ),
    )
    parser.add_argument(
        "file", metavar="FILE[:NAME]", help="a Python file with a kernel; the kernel's name, where it holds several"
    )
    parser.add_argument(
        "--sizes",
        metavar="SIZES",
        action="append",
        default=[],
        help=(
            "4096,8192: every size without a -D is 4096, then 8192; or M=4096,N=8192,K=1024: these sizes; may be"
            " repeated"
        ),
    )
    parser.add_argument(
        "-D",
        dest="values",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help=f"a size for all combinations, an option or a scalar; {VALUES}",
    )
    add_strides(parser)
    add_allow_unchecked(parser)
    _add_measurement(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.set_defaults(run=_run)


def _add_measurement(parser: argparse.ArgumentParser) -> None:
    """Add the options of how the kernel is timed, checked and compiled."""
    parser.add_argument(
        "--warmup", type=int, default=25, metavar="N", help="launches before the timed launches (default 25)"
    )
    parser.add_argument(
        "--repeats", type=int, default=100, metavar="N", help="timed launches, each timed separately (default 100)"
    )
    parser.add_argument(
        "--cache",
        choices=("cold", "warm"),
        default="cold",
        help="cold: before each launch, more bytes are written than the last cache holds (default); warm: nothing is"
        " written",
    )
    parser.add_argument(
        "--data",
        choices=tuple(_DATA),
        default="normal",
        help="the data of the timed launches; power and clocks depend on the data (default normal)",
    )
    parser.add_argument(
        "--no-check", dest="check", action="store_false", help="do not compare the result with the contract"
    )
    parser.add_argument(
        "--compiler",
        choices=COMPILERS,
        default="auto",
        help="hiprtc, clang, or auto: hiprtc where its code passes the checks (default)",
    )


@dataclasses.dataclass(frozen=True)
class _Given:
    """The command line's values for the kernel: sizes for all combinations, options, scalars, strides."""

    sizes: dict[str, Any]
    options: dict[str, Any]
    scalars: dict[str, Any]
    strides: dict[str, int | tuple[int, ...]]


def _run(options: argparse.Namespace) -> int:
    if not (0 <= options.warmup <= _MOST_LAUNCHES and 1 <= options.repeats <= _MOST_LAUNCHES):
        raise UsageError(f"--warmup is one of 0..{_MOST_LAUNCHES:,}, and --repeats one of 1..{_MOST_LAUNCHES:,}")
    kernel = load_kernel(options.file)
    given = _given(kernel, named_values(options.values), strides(options.strides))
    rows = list(combinations(kernel, given.sizes, options.sizes))
    device = current_gpu()
    _refuse_early(kernel, device, rows, given)
    request = Request(
        options.warmup,
        options.repeats,
        options.cache == "cold",
        _DATA[options.data],
        options.check,
        compiler=options.compiler,
        allow_unchecked=options.allow_unchecked,
    )
    with Bench(device, request) as bench:
        output = (_Json if options.json else _Table)(kernel, {**given.options, **given.scalars}, bench)
        with reader_may_leave():
            for sizes in rows:
                try:
                    output.found(bench.measured(kernel, sizes, given.options, given.scalars, given.strides))
                except TiledslError as error:
                    output.failed({**kernel.sizes, **sizes}, error)
            output.end()
    return output.status


def _given(kernel: Kernel, values: Mapping[str, Any], strides: dict[str, int | tuple[int, ...]]) -> _Given:
    """Sort the values by the kernel's parameters. Unknown names stay among the sizes, where they are refused."""
    options, scalars = (
        {name: value for name, value in values.items() if name in known}
        for known in (kernel.parameters.options, kernel.parameters.scalars)
    )
    return _Given(
        {name: value for name, value in values.items() if name not in {**options, **scalars}}, options, scalars, strides
    )


def combinations(kernel: Kernel, fixed: Mapping[str, Any], texts: list[str]) -> Iterator[dict[str, Any]]:
    """The sizes of each row. UsageError for an invalid --sizes."""
    for text in texts:
        parts = text.split(",")
        if all(part.isascii() and part.isdigit() for part in parts):
            open_ = [name for name in kernel.parameters.dimensions if name not in fixed]
            if not open_:
                raise UsageError(f"--sizes {text}: kernel '{kernel.name}' has no further size: all are given already")
            yield from ({**fixed, **dict.fromkeys(open_, int(part))} for part in parts)
        else:
            named = [_named_size(text, part) for part in parts]
            twice = next((name for number, (name, _) in enumerate(named) if name in dict(named[:number])), None)
            if twice:
                raise UsageError(
                    f"--sizes {text} gives {twice} twice: a row has one size of each name, and --sizes may be repeated"
                    f" for the next row"
                )
            yield {**fixed, **dict(named)}
    if not texts:
        yield dict(fixed)


def _named_size(text: str, part: str) -> tuple[str, int]:
    name, _, size = part.partition("=")
    if not name.isidentifier() or not (size.isascii() and size.isdigit()):
        raise UsageError(
            "--sizes takes numbers, as in --sizes 4096,8192, or names with numbers, as in --sizes"
            f" M=4096,N=8192,K=1024, and got '{text}'"
        )
    return name, int(size)


def _refuse_early(kernel: Kernel, device: Device, combinations: list[dict[str, Any]], given: _Given) -> None:
    """Report invalid and missing values before any timing, as UsageError. Errors in the kernel itself are reported at
    its turn."""
    for name, value in given.scalars.items():
        scalar_value(kernel.name, kernel.parameters.scalars[name], value)
    for sizes in combinations:
        try:
            absent = [name for name in kernel.parameters.dimensions if name not in {**kernel.sizes, **sizes}]
            if absent:
                raise MissingSizes(kernel.name, absent, known=kernel.parameters.dimensions)
            kernel.capture(device.arch, {**sizes, **given.options}, given.strides)
        except MissingSizes as error:
            each = ",".join(f"{name}=8192" for name in error.names)
            raise UsageError(
                f"{error.needs}: --sizes 4096,8192 for equal sizes, --sizes {each} for each size"
            ) from None
        except KernelError:
            continue


class _Table:
    """Prints rows as they come."""

    def __init__(self, kernel: Kernel, chosen: Mapping[str, Any], bench: Bench):
        self.kernel, self.chosen, self.bench, self.status = kernel, chosen, bench, 0
        self.all: list[Measured] = []
        self.warned: set[str] = set()

    def found(self, found: Measured) -> None:
        if not self.all:
            chosen = {**self.chosen, **found.scalars}
            print(show.heading(self.kernel, display_path(self.kernel.span.file), chosen, self.bench, found))
        self.all.append(found)
        print(show.row(found, self.bench.device.stand_in), flush=True)
        self._say(*show.wrong(found))
        warnings = dict.fromkeys(
            finding.render() for finding in found.lowered.warnings if finding.severity == "warning"
        )
        self._say(*(text for text in warnings if text not in self.warned))
        self.warned |= warnings.keys()
        self.status = max(self.status, int(not found.right))

    def failed(self, sizes: Mapping[str, Any], error: TiledslError) -> None:
        self._say(f"{self.kernel.name} at {show.listed(sizes)}: not timed", plain(error))
        self.status = 1

    def _say(self, *texts: str) -> None:
        sys.stdout.flush()
        for text in texts:
            say(text, sys.stderr)

    def end(self) -> None:
        remarks = show.remarks(self.all)
        print(f"\n{remarks}" if remarks else "", end="\n" if remarks else "", flush=True)


class _Json:
    """Prints one document at the end."""

    def __init__(self, kernel: Kernel, chosen: Mapping[str, Any], bench: Bench):
        self.kernel, self.chosen, self.bench, self.status = kernel, dict(chosen), bench, 0
        self.results: list[dict[str, Any]] = []

    def found(self, found: Measured) -> None:
        self.chosen |= found.scalars
        self.results.append(show.entry(found))
        self.status = max(self.status, int(not found.right))

    def failed(self, sizes: Mapping[str, Any], error: TiledslError) -> None:
        self.results.append({"sizes": dict(sizes), "error": plain(error)})
        self.status = 1

    def end(self) -> None:
        common = show.document(self.kernel, self.chosen, self.bench)
        print(
            json.dumps({"schema": SCHEMA, "tiledsl": VERSION, **common, "results": self.results}, indent=1),
            flush=True,
        )
