"""Sixty products in bf16, modelled: the variants of tiledsl.torch against Triton's listings and Origami's best block.

    python benchmarks/products.py [--peers FOLDER] [--chips MI300X,MI355X] [--shapes 2048,2048,2048 …] [--workers 16]

For each shape (M, N, K) the least modelled time of each side is printed: of the variants of `products_of_16_bits`
(tiledsl/torch/spaces.py), and of the listings of `benchmarks/peers/triton_gemm.py` in FOLDER. Origami's is the modelled
time of the listing in FOLDER whose block has the least time by its closed form (without FOLDER, of the variants); the
column behind it is the closed form's own time, which reads no listing and is another model. Times are kept in
build/products by the listing's bytes, so that a second run computes only what is new. A form is left out where it does
not suit the number of rows. Nothing is measured:
docs/profile.md says what the model knows."""

from __future__ import annotations

import argparse
import dataclasses
import functools
import hashlib
import itertools
import json
import math
import pathlib
import statistics
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import Executor, Future

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tiledsl.analysis.time.chips import chip_named  # noqa: E402
from tiledsl.analysis.time.estimate import Gemm  # noqa: E402
from tiledsl.analysis.time.origami import estimated_us  # noqa: E402
from tiledsl.analysis.time.profile import Launch, profile  # noqa: E402
from tiledsl.analysis.time.result import MODEL  # noqa: E402
from tiledsl.asm.text.parse import parse_listing  # noqa: E402
from tiledsl.compile.compile import lower_captured  # noqa: E402
from tiledsl.compile.lowered import Lowered  # noqa: E402
from tiledsl.diagnostics.diagnostic import KernelError  # noqa: E402
from tiledsl.runtime.profile import profile_of  # noqa: E402
from tiledsl.sim.launch.trace import sparse  # noqa: E402
from tiledsl.tools.tune.processes import Processes  # noqa: E402
from tiledsl.torch.kernels.gemm import rows_of, suits  # noqa: E402
from tiledsl.torch.spaces import products_of_16_bits  # noqa: E402

Shape = tuple[int, int, int]  # M, N, K

CUBES = tuple((size, size, size) for size in (1024, 1536, 2048, 2560, 3072, 4096, 5120, 6144, 8192, 12288, 16384))
SKINNY = tuple(
    (rows, cols, depth)
    for rows in (1, 16, 32, 64, 128, 256)
    for cols, depth in ((1024, 4096), (4096, 4096), (4096, 14336), (8192, 8192), (14336, 4096), (28672, 8192))
)
OTHERS = (
    (512, 4096, 4096), (1024, 4096, 4096), (2048, 4096, 4096), (4096, 1024, 4096), (4096, 4096, 1024),
    (8192, 1024, 8192), (8192, 8192, 1024), (2048, 8192, 8192), (4096, 14336, 4096), (8192, 4096, 14336),
    (1024, 1024, 16384), (3000, 3000, 3000), (16384, 2048, 2048),
)  # fmt: skip
SHAPES: tuple[Shape, ...] = CUBES + SKINNY + OTHERS
CHIPS = ("MI300X", "MI355X")
STEP = 64  # columns of a step of the closed form; the result hardly depends on this number
BEHIND = 1024  # bytes behind a matrix, which the listings read where K is no multiple of their step
LEAST = 0.97  # of a shape's ratio: below this it is named
HEAD = (
    f"{'M':>7}{'N':>7}{'K':>7}"
    f"{'ours':>10}{'Triton':>10}{'ratio':>7}{'Origami':>10}{'ratio':>7}{'closed':>10}  ours; Triton's"
)


@dataclasses.dataclass(frozen=True)
class Candidate:
    """A listing for every shape, with what its launch needs."""

    name: str
    key: str
    lowered: Lowered | None = None
    form: str = ""
    text: str = ""
    rows: int = 0
    cols: int = 0
    warps: int = 0
    dynamic_lds: int = 0


def main() -> int:
    """Profile, and print the tables."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--peers", type=pathlib.Path, help="a folder of listings of benchmarks/peers/triton_gemm.py")
    parser.add_argument("--chips", default=",".join(CHIPS))
    parser.add_argument("--shapes", nargs="*", default=[",".join(map(str, shape)) for shape in SHAPES])
    parser.add_argument("--every", type=int, default=1, metavar="N", help="take one shape in N")
    parser.add_argument("--workers", type=int, help="processes (default: one for each processor)")
    options = parser.parse_args()
    shapes = [tuple(map(int, text.split(","))) for text in options.shapes][:: options.every]
    with Processes(options.workers) as executor:
        for name in options.chips.split(","):
            _print(name, shapes, [_ours(name), _peers(name, options.peers) if options.peers else []], executor)
    return 0


def _ours(chip: str) -> list[Candidate]:
    """The variants of the package, compiled once for all sizes."""
    found = []
    for variant in products_of_16_bits.variants():
        try:
            kernel = variant.kernel.capture(chip_named(chip).target, variant.options)
            lowered = lower_captured(kernel, chip_named(chip).target, {})
        except KernelError:  # too large for this target
            continue
        name = " ".join(map(str, variant.labels.values()))
        block = variant.options["block"]
        form = variant.labels["form"]
        found.append(Candidate(name, _key(lowered.asm), lowered, form, rows=rows_of(form, block), cols=block))
    return found


def _peers(chip: str, folder: pathlib.Path) -> list[Candidate]:
    """Triton's listings for a chip."""
    found = []
    for path in sorted(folder.glob(f"*.{chip_named(chip).target}.s")):
        text = path.read_text(encoding="utf-8")
        of = json.loads(text.splitlines()[0].removeprefix(";"))
        name = of["name"].split(", ", 1)[1]
        found.append(
            Candidate(name, _key(text), None, "", text, of["rows"], of["cols"], of["warps"], of["dynamic_lds"])
        )
    return found


def _key(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@functools.lru_cache(maxsize=64)
def _listing(text: str):
    return parse_listing(text)


_KEPT: dict[str, Candidate] = {}  # of a worker: a kernel keeps the places of its listing's lines


def time_us(candidate: Candidate, shape: Shape, chip: str) -> float:
    """The modelled time of a candidate at a shape; a worker computes it."""
    (m, n, k), of = shape, chip_named(chip)
    candidate = _KEPT.setdefault(candidate.key, candidate)
    if candidate.lowered is not None:
        return profile_of(candidate.lowered, of, dict(M=m, N=n, K=k)).time_us.likely
    blocks = -(-m // candidate.rows) * -(-n // candidate.cols)
    arrays = [sparse(2 * size + BEHIND) for size in (m * k, n * k, m * n)]
    arguments = [*arrays, m, n, k, k, k, n, None, None]
    threads = 64 * candidate.warps
    launch = Launch(_listing(candidate.text), (blocks,), (threads,), arguments, dynamic_lds=candidate.dynamic_lds)
    return profile(launch, of).time_us.likely


def _times(
    chip: str, shapes: Sequence[Shape], candidates: Iterable[Candidate], executor: Executor
) -> dict[tuple[str, Shape], float]:
    """The time of each candidate at each shape, by its name. Those of earlier runs are read from the chip's file."""
    path = ROOT / "build" / "products" / f"{chip}.{MODEL}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    known = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        row = json.loads(line)
        known[row["key"], tuple(row["shape"])] = row["time_us"]
    found, under_way = {}, dict[tuple[str, str, Shape], Future[float]]()
    for shape, one in itertools.product(shapes, candidates):
        if (one.key, shape) in known:
            found[one.name, shape] = known[one.key, shape]
        elif one.lowered is None or suits(one.form, one.cols, shape[0]):
            under_way[one.name, one.key, shape] = executor.submit(time_us, one, shape, chip)
    with path.open("a", encoding="utf-8") as file:
        for (name, key, shape), future in under_way.items():
            found[name, shape] = future.result()
            print(json.dumps({"key": key, "shape": shape, "time_us": found[name, shape]}), file=file, flush=True)
    return found


def _origami(
    shape: Shape, chip: str, candidates: Sequence[Candidate], times: dict[tuple[str, Shape], float]
) -> tuple[float, float]:
    """The modelled time of the candidate whose block has the least time by the closed form, and that least time."""

    def closed(one: Candidate) -> float:
        return estimated_us(Gemm(*shape, one.rows, one.cols, STEP, "bf16"), chip_named(chip))

    least = min(map(closed, candidates))
    return min(times.get((one.name, shape), math.inf) for one in candidates if closed(one) == least), least


def _print(chip: str, shapes: Sequence[Shape], sides: Sequence[list[Candidate]], executor: Executor) -> None:
    """The table of a chip, and the share of the shapes at which the package's best is ahead."""
    print(f"{chip}, bf16 in and out, µs, modelled (model {MODEL}); a ratio above 1 is ahead\n{HEAD}")
    ours, peers = (_times(chip, shapes, side, executor) for side in sides)
    ratios: dict[str, list[float]] = {"Triton": [], "Origami": []}
    for shape in shapes:
        mine, theirs = (_least(times, shape) for times in (ours, peers))
        assert mine is not None, "every variant is refused"
        theirs_by_form, closed = _origami(shape, chip, *((sides[1], peers) if theirs else (sides[0], ours)))
        ratios["Origami"].append(theirs_by_form / mine[0])
        cells = f"{mine[0]:>10,.1f}" + (f"{theirs[0]:>10,.1f}{theirs[0] / mine[0]:>7.2f}" if theirs else f"{'':17}")
        if theirs:
            ratios["Triton"].append(theirs[0] / mine[0])
        named = mine[1] + (f"; {theirs[1]}" if theirs else "")
        print(
            "".join(f"{size:>7}" for size in shape)
            + f"{cells}{theirs_by_form:>10,.1f}{theirs_by_form / mine[0]:>7.2f}{closed:>10,.1f}  {named}"
        )
    for name, found in ratios.items():
        if found:
            print(f"{chip}: {_summary(name, found)}", flush=True)


def _least(times: dict[tuple[str, Shape], float], shape: Shape) -> tuple[float, str] | None:
    """The least time at a shape, and whose it is; None without a candidate."""
    return min(((time, name) for (name, of), time in times.items() if of == shape), default=None)


def _summary(name: str, ratios: Sequence[float]) -> str:
    ahead = sum(ratio >= 1 for ratio in ratios) / len(ratios)
    below = sum(ratio < LEAST for ratio in ratios)
    return (
        f"ahead of {name} on {ahead:.0%} of {len(ratios)} shapes, least ratio {min(ratios):.2f}, median"
        f" {statistics.median(ratios):.2f}; below {LEAST} on {below}"
    )


if __name__ == "__main__":
    from benchmarks.products import main as imported  # whose functions the workers find by name

    sys.exit(imported())
