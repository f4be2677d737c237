"""The modelled time of every example on every chip, best first, beside the counts of its listing:

    python benchmarks/profile_examples.py [--size 8192] [--only K12] [--chip MI300X] [--peers FOLDER] [--check]

FOLDER has listings of `benchmarks/peers/triton_gemm.py`; their times stand in the same tables.
Nothing is measured: docs/profile.md says what the model knows. With --check the exit status is 1 where a prediction
takes more than two seconds of a processor after compiling."""

from __future__ import annotations

import argparse
import functools
import json
import pathlib
import sys
import time
from collections.abc import Callable

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from examples.catalogue import EXAMPLES, Example  # noqa: E402
from tiledsl.analysis.time.chips import CHIPS, Chip  # noqa: E402
from tiledsl.analysis.time.profile import Launch, profile  # noqa: E402
from tiledsl.analysis.time.result import Profile  # noqa: E402
from tiledsl.asm.resources import LoopReport, resources  # noqa: E402
from tiledsl.asm.text.parse import read_listing  # noqa: E402
from tiledsl.compile.lowered import Lowered  # noqa: E402
from tiledsl.runtime.profile import profile_of  # noqa: E402
from tiledsl.sim.launch.trace import sparse  # noqa: E402
from tiledsl.targets import target_named  # noqa: E402

MOST_SECONDS = 2.0
LARGE = 128 * 128  # elements of a peer's block of C
HEAD = f"  {'':36}{'µs':>10}{'TFLOP/s':>9}{'loop':>8}{'launch':>8}{'others':>8}  {'most of the rest':28}{'seconds':>8}"


def lowered(example: Example, target: str, size: int) -> Lowered:
    """The example for a target, with every size of its tensors."""
    sizes = dict.fromkeys(example.kernel.parameters.dimensions, size)
    return example.kernel.lower(target, **{**example.options, **sizes})


def row(name: str, loop: LoopReport | None, found: Profile, seconds: float) -> str:
    """One line of the table."""
    rest = next((one for one in found.bounds if one.cause not in ("matrix unit", "issued")), None)
    cause = f"{rest.cause} {rest.share:.0%}, {rest.place}" if rest else ""
    others = loop.others_per_1000_clocks if loop else None
    return (
        f"  {name[:35]:36}{found.time_us.likely:>10,.0f}"
        f"{found.tflops.likely if found.tflops else 0:>9,.0f}{found.loop_efficiency or 0:>8.0%}"
        f"{found.dispatch.matrix_efficiency:>8.0%}{others or 0:>8.1f}  {cause[:27]:28}{seconds:>8.2f}"
    )


def timed(predict: Callable[[], Profile]) -> tuple[Profile, float]:
    """A prediction, and the seconds of a processor that it takes with its "what if"."""
    started = time.process_time()
    found = predict()
    assert found.what_if  # made when they are asked for
    return found, time.process_time() - started


def peers(chip: Chip, size: int, folder: pathlib.Path) -> list[tuple[float, str]]:
    """The listings of a folder for a chip: time and line of each."""
    rows = []
    for path in sorted(folder.glob(f"*.{chip.target}.s")):
        of = json.loads(path.read_text(encoding="utf-8").splitlines()[0].removeprefix(";"))
        if of["rows"] * of["cols"] < LARGE:
            continue  # for products with few rows: benchmarks/products.py
        blocks = -(-size // of["rows"]) * -(-size // of["cols"])
        arguments = [*(sparse(2 * size * size) for _ in range(3)), *[size] * 6, None, None]
        listing = read_listing(str(path))
        launch = Launch(listing, (blocks,), (64 * of["warps"],), arguments, dynamic_lds=of["dynamic_lds"])
        found, seconds = timed(functools.partial(profile, launch, chip))
        loop = resources(listing, None, target_named(chip.target), of["dynamic_lds"]).loop
        rows.append((found.time_us.likely, row(of["name"], loop, found, seconds)))
    return rows


def of_chip(chip: Chip, size: int, only: str | None, folder: pathlib.Path | None) -> float:
    """Print the examples on a chip; returns the longest time of a prediction."""
    rows = []
    for example in EXAMPLES:
        if chip.target in example.targets and only in (None, example.id):
            made = lowered(example, chip.target, size)
            given = {one.name: size for one in made.kernel.dynamic}
            found, seconds = timed(functools.partial(profile_of, made, chip, given or None))
            name = f"{example.id:5}{example.name}"
            rows.append((found.time_us.likely, row(name, made.resources.loop, found, seconds), seconds))
    print(f"{chip.name}, {size} in every dimension, modelled\n{HEAD}")
    for _, text in sorted([one[:2] for one in rows] + (peers(chip, size, folder) if folder else [])):
        print(text)
    return max(seconds for *_, seconds in rows) if rows else 0.0


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--size", type=int, default=8192)
    parser.add_argument("--only", help="the example of that id")
    parser.add_argument("--chip", choices=tuple(CHIPS), help="that chip alone")
    parser.add_argument("--peers", type=pathlib.Path, help="a folder of listings of benchmarks/peers/triton_gemm.py")
    parser.add_argument("--check", action="store_true", help="exit with 1 where a prediction takes too long")
    options = parser.parse_args()
    chips = CHIPS.values() if options.chip is None else [CHIPS[options.chip]]
    longest = max(of_chip(chip, options.size, options.only, options.peers) for chip in chips)
    print(f"a prediction takes at most {longest:.2f} s of a processor")
    return 1 if options.check and longest > MOST_SECONDS else 0


if __name__ == "__main__":
    raise SystemExit(main())
