"""`--fail-on` of `tiledsl check` and `tiledsl lower`: findings beside errors that make the exit status 1."""

from __future__ import annotations

import argparse
from collections.abc import Set

from tiledsl.diagnostics.diagnostic import Diagnostic, UsageError
from tiledsl.diagnostics.suggest import meant
from tiledsl.ir.causes import COSTS, Cost

WARNINGS, ANY_COST = "warnings", "cost"  # beside the names of costs


def add_fail_on(parser: argparse.ArgumentParser) -> None:
    """Add the option."""
    parser.add_argument(
        "--fail-on",
        action="append",
        default=[],
        metavar="NAME",
        help=f"exit status 1 for such findings: warnings, cost, or costs by their names ({', '.join(COSTS)}); commas"
        " separate names",
    )


def failing_names(options: argparse.Namespace, without_costs: str) -> frozenset[str]:
    """Return the names of --fail-on. UsageError for an unknown name, and for a cost if no costs are looked for:
    `without_costs` says how they are, or is empty."""
    names, known = [name.strip() for text in options.fail_on for name in text.split(",")], (WARNINGS, ANY_COST, *COSTS)
    for name in names:
        if name not in known:
            raise UsageError(f"--fail-on takes no '{name}'{meant(name, known)}: it takes {', '.join(known)}")
        if name != WARNINGS and without_costs:
            raise UsageError(f"--fail-on {name} is about findings on cost: {without_costs}")
    return frozenset(names)


def fails_on(finding: Diagnostic, failing: Set[str]) -> bool:
    """Return whether the finding makes the exit status 1."""
    if finding.severity == "error" or finding.severity == "warning" and WARNINGS in failing:
        return True
    return isinstance(finding.cause, Cost) and not failing.isdisjoint((ANY_COST, finding.cause.name))
