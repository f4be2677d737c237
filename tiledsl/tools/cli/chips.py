"""The options of a prediction: the chip, and iterations that no listing says."""

from __future__ import annotations

import argparse

from tiledsl.analysis.time.chips import CHIPS, Chip
from tiledsl.analysis.time.figures import chosen_chip
from tiledsl.diagnostics.diagnostic import UsageError


def add_chip(parser: argparse.ArgumentParser) -> None:
    """Add the options."""
    chips = ", ".join(CHIPS)
    parser.add_argument("--chip", metavar="NAME", help=f"the chip of the prediction: {chips} (default: by the target)")
    parser.add_argument(
        "--iterations", type=int, metavar="N", help="the iterations of a loop whose end depends on data in memory"
    )


def chip_and_target(options: argparse.Namespace) -> tuple[Chip | None, str | None]:
    """Return the chip that --chip or a file of --figures names, or None, and the target.

    UsageError where --target names another target.
    """
    file = getattr(options, "figures", None)
    chip = chosen_chip(options.chip, file)
    if chip is None:
        return None, options.target
    if options.target not in (None, chip.target):
        named = f"--chip {chip.name}" if options.chip is not None else f"the chip of {file}, {chip.name},"
        raise UsageError(f"{named} is {chip.target}, and --target asks for {options.target}: leave --target out")
    return chip, chip.target
