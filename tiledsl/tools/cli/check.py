"""`tiledsl check FILE[:KERNEL] …`: the findings on kernels, which need no compiler but for those on cost."""

from __future__ import annotations

import argparse
import dataclasses
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from tiledsl.diagnostics import VERSION
from tiledsl.diagnostics.diagnostic import (
    Diagnostic,
    KernelError,
    MissingSizes,
    Span,
    TiledslError,
    ToolchainError,
    UsageError,
    by_line,
)
from tiledsl.diagnostics.terminal import rendered
from tiledsl.runtime.kernel import Kernel
from tiledsl.targets import TARGETS
from tiledsl.tools.cli.fail_on import add_fail_on, failing_names, fails_on
from tiledsl.tools.cli.kernels import Named, load_kernels, path_and_name
from tiledsl.tools.cli.options import add_allow_unchecked, add_kernel, examples, given, missing, own_values
from tiledsl.tools.cli.output import plain, say
from tiledsl.tools.unchecked import unchecked

ALL = "all"
SCHEMA = 1  # of the JSON document, docs/diagnostics.md: increased when a reader of the previous version would go wrong
SEVERITIES = ("error", "warning", "note")


@dataclasses.dataclass(frozen=True)
class Checked:
    """The findings on one kernel and target. A file whose kernels cannot be captured has an entry without kernel and
    target."""

    file: str
    diagnostics: tuple[Diagnostic, ...]
    kernel: Named | None = None
    target: str | None = None
    sizes: Mapping[str, Any] = dataclasses.field(default_factory=dict)
    strides: Mapping[str, Any] = dataclasses.field(default_factory=dict)

    def count(self, severity: str) -> int:
        return Counter(finding.severity for finding in self.diagnostics)[severity]


def add_command(commands: Any, summary: str) -> None:
    """Add the command, with its line in the list of commands, and its options."""
    parser = commands.add_parser(
        "check",
        help=summary,
        description=(
            "Run all checks of kernels that need no compiler, and with --cost those of their modelled time. Exit status"
            " 0 without errors, 1 with errors or with what --fail-on names, 2 for a wrong request."
        ),
        epilog=examples(
            "check my_gemm.py",
            "check my_gemm.py:gemm -D M=4096 -D K=512 --target all",
            "check my_gemm.py --strides a=8256 --json",
            "check my_gemm.py --cost --fail-on lines,idle",
        ),
    )
    add_kernel(parser, "a Python file with kernels; with a name, only that kernel is checked")
    parser.add_argument(
        "--target",
        action="append",
        choices=(*TARGETS, ALL),
        help="the chip, or all chips; may be repeated (default: the kernel's own, or gfx942)",
    )
    add_allow_unchecked(parser)
    parser.add_argument(
        "--cost", action="store_true", help="compile kernels without errors too, and warn of time that a change saves"
    )
    add_fail_on(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    parser.set_defaults(run=_run)


def _run(options: argparse.Namespace) -> int:
    sizes, strides = given(options)
    asked = tuple(TARGETS) if ALL in (options.target or ()) else tuple(dict.fromkeys(options.target or (None,)))
    results: list[Checked] = []
    refused: list[tuple[str, TiledslError]] = []
    failing = failing_names(options, "" if options.cost else "add --cost")
    try:
        kernels = load_kernels(options.file)
    except KernelError as error:
        kernels, results = [], [_of_file(options.file, error)]
    except UsageError as error:
        if options.json:
            say(_json([_of_file(options.file, error)], []))
        raise
    for kernel, known, pitches in _shared_out(kernels, sizes, strides):
        try:
            results += [_checked(kernel, target, known, pitches, options) for target in asked]
        except MissingSizes as error:
            refused.append((kernel.name, missing(error)))
        except (UsageError, ToolchainError) as error:
            refused.append((kernel.name, error))
    say(_json(results, refused) if options.json else _text(results), end="\n" if results or options.json else "")
    for _, refusal in refused:
        say(plain(refusal, sys.stderr), sys.stderr)
    failed = any(fails_on(finding, failing) for result in results for finding in result.diagnostics)
    return 1 if failed else 2 if refused else 0


def _of_file(asked: str, error: TiledslError) -> Checked:
    """The finding on a file whose kernels cannot be checked."""
    first = error.diagnostics[0].primary
    return Checked(first.span.file if first else str(path_and_name(asked)[0]), error.diagnostics)


def _shared_out(
    kernels: list[Named], sizes: dict[str, Any], strides: dict[str, Any]
) -> Iterator[tuple[Named, dict[str, Any], dict[str, Any]]]:
    """Each kernel with its own sizes and strides: of several kernels, those whose names the kernel has. Names that no
    kernel has go to all of them, where they are refused."""
    parameters = [one.kernel.parameters for one in kernels]
    names = [{*its.dimensions, *its.options} for its in parameters]
    tensors = [set(its.tensors) for its in parameters]
    for number, kernel in enumerate(kernels):
        yield kernel, own_values(sizes, names[number], names), own_values(strides, tensors[number], tensors)


def _checked(
    named: Named, asked: str | None, sizes: dict[str, Any], strides: dict[str, Any], options: argparse.Namespace
) -> Checked:
    # here, since `tiledsl --help` needs no checks, whose modules take long to import
    from tiledsl.compile.examine import check

    kernel = named.kernel
    target = kernel.chosen_target(asked)
    known = {**kernel.sizes, **sizes}
    names = (*kernel.parameters.dimensions, *kernel.parameters.options)
    found = check(kernel, target, sizes, strides, options.allow_unchecked)
    if options.cost and not any(finding.severity == "error" for finding in found):
        found = _with_costs(kernel, target, found, sizes, strides, options)
    return Checked(
        kernel.span.file,
        found,
        named,
        target,
        {name: known[name] for name in names if name in known},
        strides,
    )


def _with_costs(
    kernel: Kernel,
    target: str,
    found: tuple[Diagnostic, ...],
    sizes: dict[str, Any],
    strides: dict[str, Any],
    options: argparse.Namespace,
) -> tuple[Diagnostic, ...]:
    """The findings with those on cost, and those of the listing where it refuses the kernel."""
    from tiledsl.runtime.costs import costs  # here, since a check without --cost needs no compiler

    try:
        more = costs(kernel, target, sizes, strides=strides, allow_unchecked=options.allow_unchecked)
    except KernelError as error:
        more = error.diagnostics
    return by_line((*found, *more), kernel.span.file)


# ----------------------------------------------------------------------------------------------------------------- text


def _text(results: Iterable[Checked]) -> str:
    """The findings of each kernel, with a line that counts them. Targets with equal findings share the text."""
    groups: dict[tuple[str, tuple[Diagnostic, ...]], list[Checked]] = {}
    for result in results:
        groups.setdefault((result.kernel.name if result.kernel else "", result.diagnostics), []).append(result)
    parts = [
        "\n\n".join([*(rendered(finding, sys.stdout) for finding in found), _summary(group)]) + "\n" * bool(found)
        for (_, found), group in groups.items()
    ]
    return "\n".join(parts).rstrip("\n")


def _summary(group: list[Checked]) -> str:
    one = group[0]
    counts = ", ".join(
        f"{one.count(severity)} {severity}{'s' * (one.count(severity) > 1)}"
        for severity in SEVERITIES
        if one.count(severity)
    )
    if one.kernel is None:
        return f"{counts}: the file's kernels cannot be captured"
    sizes = (
        f"{name}={one.sizes[name]}" if name in one.sizes else f"{name} at a few sizes"
        for name in dict.fromkeys((*one.kernel.kernel.parameters.dimensions, *one.sizes))
    )
    strides = (f"stride of {name} {stride}" for name, stride in one.strides.items())
    circumstances = ", ".join([*(str(result.target) for result in group), *sizes, *strides])
    return (
        f"{counts} in kernel '{one.kernel.name}' ({circumstances})"
        if counts
        else f"{one.kernel.name} ({circumstances}): no findings"
    )


# ----------------------------------------------------------------------------------------------------------------- JSON


def _json(results: Iterable[Checked], refused: Iterable[tuple[str, TiledslError]]) -> str:
    return json.dumps(_document(results, refused), indent=1, default=str)


def _document(results: Iterable[Checked], refused: Iterable[tuple[str, TiledslError]]) -> dict[str, Any]:
    """The document that docs/diagnostics.md describes."""
    return {
        "schema": SCHEMA,
        "tiledsl": VERSION,
        "results": [
            {
                "kernel": result.kernel.name if result.kernel else None,
                "file": result.file,
                "target": result.target,
                "sizes": dict(result.sizes),
                "strides": dict(result.strides),
                **{f"{severity}s": result.count(severity) for severity in SEVERITIES},
                "unchecked": unchecked(result.diagnostics),
                "diagnostics": [finding_fields(finding) for finding in result.diagnostics],
            }
            for result in results
        ],
        "not_checked": [
            {"kernel": kernel, "message": "\n".join(d.message for d in error.diagnostics)} for kernel, error in refused
        ],
    }


def finding_fields(finding: Diagnostic) -> dict[str, Any]:
    """A finding as a JSON object."""
    primary = finding.primary
    return {
        "code": finding.code,
        "severity": finding.severity,
        "message": finding.message,
        **(_place(primary.span) if primary else dict.fromkeys(field.name for field in dataclasses.fields(Span))),
        "label": primary.text if primary else "",
        "labels": [{**_place(mark.span), "text": mark.text} for mark in finding.others],
        "notes": list(finding.notes),
        "helps": list(finding.helps),
        "calls": [_place(span) for span in finding.calls],
    }


def _place(span: Span) -> dict[str, Any]:
    return dataclasses.asdict(span)
