"""The modelled time of every example on every chip, best first, beside the counts of its listing:

    python benchmarks/profile_examples.py [--size 8192] [--only K12]

Nothing is measured: docs/profile.md says what the model knows. The exit status is 1 where a prediction takes more than
two seconds of a processor after compiling."""

from __future__ import annotations

import argparse
import pathlib
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from examples.catalogue import EXAMPLES, Example  # noqa: E402
from tiledsl.analysis.time.chips import CHIPS, Chip  # noqa: E402
from tiledsl.analysis.time.result import Profile  # noqa: E402
from tiledsl.compile.lowered import Lowered  # noqa: E402
from tiledsl.runtime.profile import profile_of  # noqa: E402

MOST_SECONDS = 2.0
HEAD = f"  {'':24}{'µs':>10}{'TFLOP/s':>9}{'loop':>8}{'launch':>8}{'others':>8}  {'most of the rest':28}{'seconds':>8}"


def lowered(example: Example, target: str, size: int) -> Lowered:
    """The example for a target, with every size of its tensors."""
    sizes = dict.fromkeys(example.kernel.parameters.dimensions, size)
    return example.kernel.lower(target, **{**example.options, **sizes})


def row(example: Example, made: Lowered, found: Profile, seconds: float) -> str:
    """One line of the table."""
    rest = next((one for one in found.bounds if one.cause not in ("matrix unit", "issued")), None)
    told = f"{rest.cause} {rest.share:.0%}, {rest.place}" if rest else ""
    loop = made.resources.loop
    others = loop.others_per_1000_clocks if loop else None
    return (
        f"  {example.id:5}{example.name:19}{found.time_us.likely:>10,.0f}"
        f"{found.tflops.likely if found.tflops else 0:>9,.0f}{found.loop_efficiency or 0:>8.0%}"
        f"{found.dispatch.matrix_efficiency:>8.0%}{others or 0:>8.1f}  {told[:27]:28}{seconds:>8.2f}"
    )


def of_chip(chip: Chip, size: int, only: str | None) -> float:
    """Print the examples on a chip; returns the longest time of a prediction."""
    rows = []
    for example in EXAMPLES:
        if chip.target in example.targets and only in (None, example.id):
            made = lowered(example, chip.target, size)
            given = {one.name: size for one in made.kernel.dynamic}
            started = time.process_time()
            found = profile_of(made, chip, given or None)
            seconds = time.process_time() - started
            rows.append((found.time_us.likely, row(example, made, found, seconds), seconds))
    print(f"{chip.name}, {size} in every dimension, modelled\n{HEAD}")
    for _, text, _ in sorted(rows):
        print(text)
    return max(seconds for *_, seconds in rows) if rows else 0.0


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--size", type=int, default=8192)
    parser.add_argument("--only", help="the example of that id")
    options = parser.parse_args()
    longest = max(of_chip(chip, options.size, options.only) for chip in CHIPS.values())
    print(f"a prediction takes at most {longest:.2f} s of a processor")
    return 1 if longest > MOST_SECONDS else 0


if __name__ == "__main__":
    raise SystemExit(main())
