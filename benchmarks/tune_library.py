"""Writes the tables from which `tiledsl.torch` chooses a kernel by its shape: products.csv and attention.csv.

`python benchmarks/tune_library.py` searches each space of tiledsl/torch/spaces.py for each shape and chip, as `tiledsl
tune` does. Trials that have ended are kept in a journal for each space and chip: a second run goes on, also on another
machine. `--seconds 500` begins no search later than that, and `--no-tables` writes journals alone. A table is written
once all its searches are done."""

from __future__ import annotations

import argparse
import dataclasses
import pathlib
import sys
import time
from concurrent.futures import Executor, ThreadPoolExecutor

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tiledsl.analysis.time.chips import chip_named  # noqa: E402
from tiledsl.analysis.time.result import MODEL  # noqa: E402
from tiledsl.runtime.kernel import Variant  # noqa: E402
from tiledsl.runtime.space import Space  # noqa: E402
from tiledsl.tools.tune.executors import executor_named  # noqa: E402
from tiledsl.tools.tune.journal import Journal  # noqa: E402
from tiledsl.tools.tune.result import Found  # noqa: E402
from tiledsl.tools.tune.search import search  # noqa: E402
from tiledsl.torch import spaces, times  # noqa: E402
from tiledsl.torch.kernels.gemm import SLICED, suits  # noqa: E402
from tiledsl.torch.times import Times  # noqa: E402

PRODUCTS = (  # M, N, K
    *((rows, 4096, 4096) for rows in (1, 16, 32, 64, 128, 256, 1024, 2048)),
    *((rows, 8192, 8192) for rows in (1, 16, 32, 64, 128, 256, 1024)),
    *((rows, 4096, 14336) for rows in (1, 16, 64, 128)),
    *((rows, 14336, 4096) for rows in (1, 32, 256)),
    *((rows, 1024, 4096) for rows in (16, 64)),
    *((rows, 28672, 8192) for rows in (1, 16, 128)),
    *((size, size, size) for size in (512, 1024, 2048, 2560, 3072, 4096, 6144, 8192, 16384)),
    (4096, 1024, 4096),
    (8192, 1024, 1024),
    (8192, 8192, 1024),
    (16384, 2048, 2048),
    (1024, 1024, 16384),
)
ATTENTION = (  # heads of queries (those of all batches), heads of keys, queries, keys, columns
    *((heads, heads, size, size, 128) for heads in (16, 64) for size in (256, 512, 1024, 2048, 4096, 8192)),
    *((heads, heads, size, size, 64) for heads in (16, 64) for size in (256, 1024, 4096)),
    *((64, 8, size, size, 128) for size in (1024, 8192)),
    *((heads, heads // 8, rows, 4096, 128) for heads in (32, 256) for rows in (1, 16, 128)),
    (32, 4, 1, 16384, 128),
)
ALL, NEWER = ("MI250", "MI300X", "MI355X"), ("MI300X", "MI355X")
MOST = 30  # profiles of a shape: no space has as many variants


@dataclasses.dataclass(frozen=True)
class Table:
    """A file, the spaces and chips of its searches, and their shapes."""

    file: str
    spaces: dict[Space, tuple[str, ...]]
    names: tuple[str, ...]
    shapes: tuple[tuple[int, ...], ...]


TABLES = (
    Table("products.csv", {spaces.products_of_16_bits: ALL, spaces.products_of_8_bits: NEWER}, (*"MNK",), PRODUCTS),
    Table(
        "attention.csv",
        {spaces.attention_to_all_keys: ALL, spaces.attention_causal: ALL},
        ("H", "HK", "SQ", "SK", "D"),
        ATTENTION,
    ),
)


def main() -> int:
    """Search, and write the tables; exit status 3 where the time was too short."""
    parser = argparse.ArgumentParser(description="the tables of tiledsl.torch")
    parser.add_argument("--executor", default="processes", help="as of tiledsl tune")
    parser.add_argument("--at-once", type=int, default=2, metavar="N", help="searches at once (default 2)")
    parser.add_argument("--journals", type=pathlib.Path, default=ROOT / "build" / "tune", help="the folder of journals")
    parser.add_argument("--only", help="one of products.csv and attention.csv")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no search later")
    parser.add_argument("--no-tables", action="store_true", help="write journals alone")
    options = parser.parse_args()
    end, is_whole = time.monotonic() + options.seconds, True
    with executor_named(options.executor) as executor, ThreadPoolExecutor(options.at_once) as threads:
        for table in TABLES:
            if options.only in (None, table.file):
                found = _searched(table, executor, threads, options.journals, end)
                done = [one for one in found if one is not None]
                is_whole &= len(done) == len(found)
                if len(done) == len(found) and not options.no_tables:
                    (ROOT / "tiledsl" / "torch" / table.file).write_text(times.written(done))
    return 0 if is_whole else 3


def _searched(
    table: Table, executor: Executor, threads: ThreadPoolExecutor, folder: pathlib.Path, end: float
) -> list[Times | None]:
    """The rows of a table, in the order of its spaces, chips and shapes; None for each search not begun."""
    journals = {
        (space, chip): Journal(folder / f"{space.name}.{chip}.jsonl")
        for space, chips in table.spaces.items()
        for chip in chips
    }

    def searched(place: tuple[Space, str, tuple[int, ...]]) -> Times | None:
        space, chip, shape = place
        if time.monotonic() > end:
            return None
        sizes = dict(zip(table.names, shape, strict=True))
        journal = journals[space, chip]
        variants = [one for one in space.variants() if _suits(one, sizes)]
        found = search(space.name, variants, sizes, chip_named(chip), executor, trials=MOST, journal=journal)
        row = _times(found)
        print(f"{chip:8}{space.name:24}{sizes}  {row.profiled[row.best]:,.1f} µs  {row.best}", flush=True)
        return row

    places = [(*where, shape) for where in journals for shape in table.shapes]
    made = list(threads.map(searched, places))
    print(f"{table.file}: {len(made) - made.count(None)} of {len(made)} searches are done", flush=True)
    return made


def _times(found: Found) -> Times:
    """The times of the variants of a search that no check refuses."""
    taken = {times.text_of(one.variant.labels): one for one in found.rows if one.refusal is None}
    profiled = {name: one.time_us for name, one in taken.items() if one.time_us is not None}
    estimated = {name: one.bound.likely_us for name, one in taken.items() if name not in profiled}
    return Times(found.space, found.chip, MODEL, found.sizes, profiled, estimated)


def _suits(variant: Variant, sizes: dict[str, int]) -> bool:
    """Whether a variant is worth a trial; of products, the form decides."""
    return "M" not in sizes or suits(variant.labels.get("form", SLICED), variant.labels["block"], sizes["M"])


if __name__ == "__main__":
    sys.exit(main())
