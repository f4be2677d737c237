"""The modelled time of every example on every chip, best first, beside the counts of its listing:

    python benchmarks/profile_examples.py [--size 8192] [--only K12] [--chip MI300X] [--peers FOLDER] [--check]

A first table for each chip has the products of examples/catalogue.py at one size, a second table the kernels of the
other examples at the sizes of their decorators. Tables of numbers that a kernel reads are assumed to be spread evenly.
`--only` takes the id of a product or the name of another kernel. FOLDER has listings of
`benchmarks/peers/triton_gemm.py`; their times stand in the first tables.
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
from tiledsl.diagnostics.diagnostic import KernelError, in_short  # noqa: E402
from tiledsl.runtime.profile import profile_of  # noqa: E402
from tiledsl.runtime.read_numbers import SPREAD  # noqa: E402
from tiledsl.sim.launch.trace import sparse  # noqa: E402
from tiledsl.targets import target_named  # noqa: E402
from tiledsl.tools.cli.kernels import Named, load_kernels  # noqa: E402

MOST_SECONDS = 2.0
LARGE = 128 * 128  # elements of a peer's block of C
WITHOUT_KERNELS = {"catalogue.py", "demo.py", "library.py", "readme.py"}
SMALLER = {"attention_varlen": dict(E=5, T=512)}  # a run-time size has to be given; the check takes seconds
OTHERS = (
    f"  {'':36}{'µs':>10}{'TFLOP/s':>9}{'HBM':>8}{'loop':>8}{'launch':>8}  {'what binds most':28}{'seconds':>8}  sizes"
)
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
    """Print the products on a chip; returns the longest time of a prediction."""
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


def other_kernels() -> list[Named]:
    """The kernels of the examples that stand outside the catalogue."""
    without = {*WITHOUT_KERNELS, *(example.file for example in EXAMPLES)}
    files = sorted(path for path in (ROOT / "examples").glob("*.py") if path.name not in without)
    return [one for path in files for one in load_kernels(str(path))]


def others_of_chip(chip: Chip, only: str | None) -> None:
    """Print the kernels of the other examples on a chip."""
    kernels = [one for one in other_kernels() if only in (None, one.name)]
    if kernels:
        print(f"{chip.name}, the other examples at their own sizes, modelled\n{OTHERS}")
    for one in kernels:
        sizes = {**one.kernel.sizes, **SMALLER.get(one.name, {})}
        shown = " ".join(f"{name}={size}" for name, size in sizes.items())
        name = f"{pathlib.Path(one.kernel.span.file).stem} {one.name}"[:35]
        try:
            made = one.kernel.lower(chip.target, **sizes)
        except KernelError as error:
            print(f"  {name:36}not on {chip.target}: {in_short(error.diagnostics[0])}")
            continue
        given = {each.name: sizes[each.name] for each in made.kernel.dynamic}
        read = {each.tensor.name: SPREAD for each in made.kernel.contents}
        found, seconds = timed(functools.partial(profile_of, made, chip, given or None, read=read or None))
        print(other_row(name, found, seconds, shown), flush=True)


def other_row(name: str, found: Profile, seconds: float, sizes: str) -> str:
    """One line of the table of the other examples."""
    first = found.bounds[0] if found.bounds else None
    cause = f"{first.cause} {first.share:.0%}, {first.place}" if first else ""
    tflops = f"{found.tflops.likely:,.0f}" if found.flops else "-"
    return (
        f"  {name:36}{found.time_us.likely:>10,.1f}{tflops:>9}{found.memory.hbm_fraction:>8.0%}"
        f"{found.loop_efficiency or 0:>8.0%}{found.dispatch.matrix_efficiency:>8.0%}"
        f"  {cause[:27]:28}{seconds:>8.2f}  {sizes}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--size", type=int, default=8192)
    parser.add_argument("--only", help="the product of that id, or another kernel's name")
    parser.add_argument("--chip", choices=tuple(CHIPS), help="that chip alone")
    parser.add_argument("--peers", type=pathlib.Path, help="a folder of listings of benchmarks/peers/triton_gemm.py")
    parser.add_argument("--check", action="store_true", help="exit with 1 where a prediction takes too long")
    options = parser.parse_args()
    chips = CHIPS.values() if options.chip is None else [CHIPS[options.chip]]
    longest = 0.0
    for chip in chips:
        longest = max(longest, of_chip(chip, options.size, options.only, options.peers))
        others_of_chip(chip, options.only)
    print(f"a prediction of these products takes at most {longest:.2f} s of a processor")
    return 1 if options.check and longest > MOST_SECONDS else 0


if __name__ == "__main__":
    raise SystemExit(main())
