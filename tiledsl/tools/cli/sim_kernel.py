"""`tiledsl sim FILE.py[:NAME] …`: compile a kernel, execute its listing on made data, and compare with its contract."""

from __future__ import annotations

import argparse
import json
import pathlib
import sys
from collections.abc import Sequence

import numpy as np

from tiledsl.analysis.time.result import Profile
from tiledsl.compile.lowered import Lowered
from tiledsl.diagnostics import VERSION
from tiledsl.diagnostics.diagnostic import KernelError, MissingSizes, SimulationError, TiledslError, UsageError
from tiledsl.diagnostics.terminal import rendered
from tiledsl.runtime.launch import execute
from tiledsl.runtime.profile import profile_of
from tiledsl.sim.state.report import Report
from tiledsl.tools.bench.formula import Compared
from tiledsl.tools.bench.sim_launch import Launch, launch_of
from tiledsl.tools.cli.kernels import load_kernel
from tiledsl.tools.cli.options import given, missing
from tiledsl.tools.cli.output import PLAIN, say, write_aside
from tiledsl.tools.cli.sim_watch import check_step, prepared_record
from tiledsl.tools.watch.page import page
from tiledsl.tools.watch.printed import printed_names
from tiledsl.tools.watch.record import Record
from tiledsl.tools.watch.text import described

SCHEMA = 1  # of the document of --json: sim.json


def prepared(options: argparse.Namespace) -> Launch | None:
    """Lower the kernel, print what refuses it, and make its arguments. None without a listing to execute."""
    kernel = load_kernel(options.listing)
    sizes, strides = given(options)
    try:
        lowered = kernel.lower(
            options.target,
            strides=strides,
            unchecked=options.unchecked,
            allow_unchecked=options.allow_unchecked,
            **sizes,
        )
    except MissingSizes as error:
        raise missing(error) from None
    except KernelError as error:
        say(rendered(error, sys.stderr), sys.stderr)
        if error.has_text:
            say("\ntiledsl: to execute the refused kernel, add --unchecked", sys.stderr)
        elif options.unchecked:
            say(
                "\ntiledsl: --unchecked has nothing to execute: the plan cannot continue after this finding", sys.stderr
            )
        return None
    for finding in lowered.refusals:
        say(rendered(finding, sys.stderr) + "\n", sys.stderr)
    try:
        return launch_of(kernel, lowered, _named(options.arguments), options.seed)
    except MissingSizes as error:  # run-time sizes, which `lower` does not need
        raise missing(error) from None


def run(launch: Launch, options: argparse.Namespace, blocks: list[int] | None) -> int:
    """Execute the kernel and print the result. Return the exit status: 1 with hazards, wrong, or refused."""
    lowered = launch.lowered
    began = {name: array.copy() for name, array in launch.arrays.items()}
    scalars = [launch.before[scalar.name] for scalar in lowered.kernel.scalars]
    record, watch = prepared_record(launch, options, blocks) if options.watch else (None, None)
    blocks = [0] if watch is not None and blocks is None else blocks
    try:
        report = execute(
            lowered,
            [*launch.arrays.values(), *scalars],
            blocks=blocks,
            schedule=options.schedule,
            numerics=options.numerics,
            processes=options.processes,
            watch=watch,
        )
    except SimulationError as error:
        raise UsageError(error.diagnostics) from None
    if record is not None:
        check_step(record, options)
    if record is not None and options.html is not None:
        write_aside(pathlib.Path(options.html), page(record, lowered).encode(errors=PLAIN))
    whole = blocks is None
    unknown = () if whole else launch.sums_of_parts
    stored = {name: _changed(array, began[name], whole) for name, array in launch.arrays.items() if name not in unknown}
    outcomes = launch.outcomes(stored)
    said = [f"'{name}' is not compared: it is a sum of parts, and --blocks leaves some out" for name in unknown]
    said += map(str, outcomes)
    _print(options, report, outcomes, said, _time(lowered), record, printed_names(lowered.kernel))
    return 0 if report.ok and all(outcome.right for outcome in outcomes) and not lowered.refusals else 1


def _changed(after: np.ndarray, before: np.ndarray, whole: bool) -> np.ndarray:
    """Which elements of an output are compared: all, or where only some blocks are executed, those that changed."""
    bits = f"u{after.itemsize}"
    return np.ones(after.shape, bool) if whole else after.view(bits) != before.view(bits)


def _named(texts: list[str]) -> dict[str, str]:
    """The values of --arg, by name."""
    found: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals or not name or not value:
            raise UsageError(f"--arg of a kernel takes NAME=DATA or NAME=NUMBER, as in a=random, and got '{text}'")
        if name in found:
            raise UsageError(f"--arg gives '{name}' twice: {found[name]} and {value}")
        found[name] = value
    return found


def _time(lowered: Lowered) -> Profile | TiledslError:
    """The prediction of the launch, or why there is none."""
    try:
        return profile_of(lowered)
    except TiledslError as error:
        return error


def as_dicts(outcomes: Sequence[Compared]) -> list[dict[str, object]]:
    """Comparisons for the document of --json: docs/schemas/sim.json."""
    return [{"output": one.output, "right": one.right, "text": str(one)} for one in outcomes]


def _print(
    options: argparse.Namespace,
    report: Report,
    outcomes: list[Compared],
    said: Sequence[str],
    time: Profile | TiledslError,
    record: Record | None,
    names: Sequence[str],
) -> None:
    predicted_us = time.time_us.likely if isinstance(time, Profile) else None
    if options.json:
        document = {
            "schema": SCHEMA,
            "tiledsl": VERSION,
            **report.as_dict(),
            "contracts": as_dicts(outcomes),
            "predicted_us": predicted_us,
            **({"watch": record.as_dict()} if record is not None else {}),
        }
        say(json.dumps(document, indent=1))
        return
    say(str(report))
    say("\n".join(said) or "no contract: td.ensures(c, …) in the kernel says what is right")
    if isinstance(time, Profile):
        say(f"{predicted_us:,.1f} µs on {time.chip}, predicted and not measured: tiledsl profile says why")
    else:
        say(f"no prediction of the time: {time.diagnostics[0].message}")
    if record is not None:
        say(f"\n{described(record)}")
    elif names:
        say(f"td.print: {', '.join(f'--watch {name}' for name in names)} shows the values")
