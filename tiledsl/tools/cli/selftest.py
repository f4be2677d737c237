"""`tiledsl selftest [FILE …]`: kernels on this machine's GPU, checked and timed, as a page and a document."""

from __future__ import annotations

import argparse
import dataclasses
import json
import pathlib
import re
import sys
import time
from collections.abc import Iterator
from importlib import resources
from typing import Any

from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.runtime.kernel import Kernel
from tiledsl.toolchain.rocm.hip import Device
from tiledsl.tools.bench import Request, current_gpu
from tiledsl.tools.bench.table import STAND_IN
from tiledsl.tools.cli.bench import combinations
from tiledsl.tools.cli.kernels import load_kernels, path_and_name
from tiledsl.tools.cli.options import examples, named_values
from tiledsl.tools.cli.output import PLAIN, say, write_aside
from tiledsl.tools.cli.selftest_trial import constants, trial
from tiledsl.tools.selftest.calibration import TURNS, Found
from tiledsl.tools.selftest.constants import PARTS, Constants
from tiledsl.tools.selftest.isolated import Isolated
from tiledsl.tools.selftest.page import page
from tiledsl.tools.selftest.result import REFUSED, Row, counts, document, in_one_line, row_of

LIMIT = 300.0  # s of a kernel at one combination of sizes: NumPy's formula takes the most
SIZES = (256, 1024, 4096)  # of every dimension without a size of its own
FEW_TURNS = 4  # of the loops that measure constants, on the stand-in
SHARES = (8, 4, 2)  # the kernel's own largest size is divided by these
_KERNELS = "torch/kernels/selftest.py"  # in the package: those of tiledsl.torch
_FURTHER = ("attention,causal=True",)  # kernels of this file with other options
_WITH_OPTIONS = re.compile(r"(?P<kernel>.+?\.py(?::\w+)?),(?P<options>\w+=.*)")


@dataclasses.dataclass(frozen=True)
class _Asked:
    """A kernel to run: FILE:NAME for a process, the names to show, its sizes, and its options if not its defaults."""

    text: str
    kernel: str
    file: str
    sizes: dict[str, int]
    options: dict[str, Any] = dataclasses.field(default_factory=dict)


def add_command(commands: Any, summary: str) -> None:
    """Add the command, with its line in the list of commands, and its options."""
    parser = commands.add_parser(
        "selftest",
        help=summary,
        description=(
            "Compile and launch kernels on this machine's AMD GPU at three sizes, each in a process of its own; compare"
            " each result with its contract, and each time with torch and the prediction. A page and a JSON"
            " document for an issue say what is wrong, then where the model misses. Exit status 0 nothing is wrong, 1"
            " something is, or no kernel ran, 2 for a wrong request, and without a GPU."
        ),
        epilog=examples(
            "selftest",
            "selftest examples/gemm_8192.py examples/ping_pong.py -o gpu.html",
            "selftest examples/gemm_8192.py:gemm,k_step=32",
        ),
    )
    _add_kernels(parser)
    parser.add_argument(
        "--limit", type=float, default=LIMIT, metavar="S", help=f"seconds of one kernel at one size ({LIMIT:g})"
    )
    parser.add_argument(
        "--constants",
        action=argparse.BooleanOptionalAction,
        default=None,
        help="measure the constants of the model of time too (default: where no file is named)",
    )
    parser.add_argument("--repeats", type=int, default=20, metavar="N", help="timed launches (default 20)")
    parser.add_argument(
        "-o",
        dest="output",
        default="selftest.html",
        metavar="FILE.html",
        help="where the page goes (default: selftest.html); the document goes beside it, as .json",
    )
    parser.set_defaults(run=_run)


def _add_kernels(parser: argparse.ArgumentParser) -> None:
    """Add the options of which kernels are run, and how."""
    parser.add_argument(
        "files",
        metavar="FILE[:NAME][,OPTION=VALUE,…]",
        nargs="*",
        help="Python files with kernels, and options of the kernel (default: the kernels of tiledsl.torch)",
    )
    parser.add_argument(
        "--sizes",
        metavar="SIZES",
        action="append",
        default=[],
        help="as of `tiledsl bench`: 512,2048 or M=4096,N=8192,K=1024 (default: three sizes by the kernel)",
    )
    parser.add_argument(
        "--variants",
        action=argparse.BooleanOptionalAction,
        default=None,
        help="run also, at one of its sizes, each combination of the values that `tune` of a kernel lists (default:"
        " where no file is named)",
    )


def _run(options: argparse.Namespace) -> int:
    where = pathlib.Path(options.output)
    if where.suffix.lower() not in (".html", ".htm"):
        raise UsageError(f"-o writes HTML, and '{where}' does not end in .html")
    if not 0 < options.limit < float("inf"):
        raise UsageError(f"--limit is a number of seconds above 0, and got {options.limit:g}")
    if not 1 <= options.repeats <= 10_000:
        raise UsageError(f"--repeats is one of 1..10,000, and got {options.repeats}")
    device = current_gpu()
    with_variants = not options.files if options.variants is None else options.variants
    texts = options.files or _own_kernels()
    asked = [one for text in texts for one in _asked(text, options.sizes, with_variants)]
    if device.stand_in:
        say(STAND_IN, sys.stderr)
    request, rows = Request(warmup=5, repeats=options.repeats), []
    with Isolated(options.limit) as isolated:
        for number, one in enumerate(asked):
            if number and (one.text, one.options) != (asked[number - 1].text, asked[number - 1].options):
                isolated.renew()  # a kernel has a process of its own
            rows.append(_row(isolated, one, request))
            say(_line(rows[-1]))
            _write(where, rows, device, options.limit)  # after each row: the next kernel may halt the machine
        if options.constants or options.constants is None and not options.files:
            isolated.renew()
            found = _constants(isolated, device, options.repeats)
            _write(where, rows, device, options.limit, found)
            say(_mending(found))
    say(f"\n{', '.join(f'{count} {outcome}' for outcome, count in counts(rows).items())}")
    say(f"{where} and {where.with_suffix('.json')}: send both with an issue")
    return int(any(row.is_fault for row in rows) or all(row.outcome == REFUSED for row in rows))


def _constants(isolated: Isolated, device: Device, repeats: int) -> dict[str, Any]:
    """The constants of the model by microbenchmarks, each part in a process of its own."""
    found, why, printed = list[Found](), [], ""
    for part in _parts(device):
        answer = isolated.call(constants, part, repeats, FEW_TURNS if device.stand_in else TURNS)
        isolated.renew()
        if answer.value is None:
            why.append(f"the constants of {part}: {answer.why or in_one_line(answer.error)}")
            printed = answer.printed
        else:
            found += [Found(**one) for one in answer.value]
    return Constants(tuple(found), tuple(why), printed).as_dict(device)


def _parts(device: Device) -> tuple[str, ...]:
    """The parts of the constants that are measured. A stand-in has no memory of a GPU, of which gigabytes are read."""
    return PARTS[:1] if device.stand_in else PARTS


def _mending(found: dict[str, Any]) -> str:
    """One line of the terminal about the constants."""
    known = [row for row in found["measured"] if row["model"] is not None]
    missed = [row for row in known if row["misses"]]
    named = ", ".join(f"{row['figure']} {row['value']:,.4g} for {row['model']:,.4g}" for row in missed)
    told = f"{len(known)} constants of the model measured, {len(missed)} of them more than 5 % off"
    return "\n".join(
        [f"{told}: {named}" if named else told, *(f"not measured: {reason}" for reason in found["missing"])]
    )


def _write(
    where: pathlib.Path, rows: list[Row], device: Device, limit: float, measured: dict[str, Any] | None = None
) -> None:
    """Write the page, and the document beside it."""
    written = json.dumps(document(rows, device, limit, measured), indent=1) + "\n"
    write_aside(where, page(rows, device, measured).encode(errors=PLAIN))
    write_aside(where.with_suffix(".json"), written.encode())


def _own_kernels() -> list[str]:
    """The package's file of kernels, and those of its kernels that have further options."""
    file = str(resources.files("tiledsl").joinpath(_KERNELS))
    return [file, *(f"{file}:{rest}" for rest in _FURTHER)]


def _asked(text: str, sizes: list[str], with_variants: bool) -> Iterator[_Asked]:
    """The kernels of a file, each at its sizes, and then each variant at one of them.

    UsageError as of `load_kernels`, and for wrong sizes and options."""
    found = _WITH_OPTIONS.fullmatch(text)
    text, options = (found["kernel"], named_values(found["options"].split(","), text)) if found else (text, {})
    path, _ = path_and_name(text)
    for named in load_kernels(text):
        own = _Asked(f"{path}:{named.name}", named.name, path.name, {}, dict(named.kernel.variant(**options).options))
        listed = list(combinations(named.kernel, {}, sizes)) if sizes else three_sizes(named.kernel)
        yield from (dataclasses.replace(own, sizes=one) for one in listed)
        if with_variants and not options:
            for chosen in other_choices(named.kernel):
                yield dataclasses.replace(own, sizes=listed[len(listed) // 2], options=chosen)


def other_choices(kernel: Kernel) -> list[dict[str, Any]]:
    """The options of each variant of a kernel but the one with its defaults."""
    chosen = [dict(variant.options) for variant in kernel.variants()]
    return [one for one in chosen if any(kernel.defaults[name] != value for name, value in one.items())]


def three_sizes(kernel: Kernel) -> list[dict[str, int]]:
    """Three combinations of sizes of a kernel.

    Dimensions without a size of the decorator have each of SIZES. Where all have one, the largest is divided."""
    dimensions = list(kernel.parameters.dimensions)
    own = {name: kernel.sizes[name] for name in dimensions if name in kernel.sizes}
    if not dimensions:
        return [{}]
    if len(own) < len(dimensions):
        return [{**dict.fromkeys(dimensions, size), **own} for size in SIZES]
    largest = max(own.values())
    return [
        {name: max(size // share, 1) if size == largest else size for name, size in own.items()} for share in SHARES
    ]


def _row(isolated: Isolated, one: _Asked, request: Request) -> Row:
    start = time.perf_counter()
    answer = isolated.call(trial, one.text, one.sizes, one.options, request)
    return row_of(one.kernel, one.file, one.sizes, one.options, answer, time.perf_counter() - start)


def _line(row: Row) -> str:
    """One line of the terminal about a row."""
    time_ = f", {row.us:,.1f} µs" if row.us else ""
    predicted = f" where {row.prediction['likely_us']:,.1f} µs are predicted" if row.prediction else ""
    return f"{row.outcome:<10}{row.name}{time_}{predicted}{': ' + row.message if row.message else ''}"
