"""The time of a search of 1,000 variants, and how its trials scale over the workers of a Dask cluster.

    python benchmarks/tune_scaling.py                          # both
    python benchmarks/tune_scaling.py --only search --workers 2
    python benchmarks/tune_scaling.py --only cluster --workers 8

The search is that of `tiledsl tune`, with an empty cache of compiled kernels. For the cluster, the same trials (bounds,
then profiles) run with one worker, with N workers, and with N workers of which two are killed by SIGKILL; the exit
status is 1 if a trial is lost. Times are of the wall clock: run it on a machine with a processor for each worker and
nothing else to do. The cluster's part takes some three minutes."""

from __future__ import annotations

import argparse
import contextlib
import os
import pathlib
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Iterator

ROOT = pathlib.Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from benchmarks.gemm_space import of_warps  # noqa: E402
from tiledsl.analysis.time.chips import chip_named  # noqa: E402
from tiledsl.runtime.kernel import Variant  # noqa: E402
from tiledsl.tools.tune.executors import executor_named  # noqa: E402
from tiledsl.tools.tune.search import Candidate, Search, captured, longest_first, search  # noqa: E402
from tiledsl.tools.tune.trial import ASSESSED, PROFILED  # noqa: E402

SIZES, CHIP = dict(M=4096, N=4096, K=4096), "MI300X"
SIDES = (32, 64, 96, 128, 192, 256)  # rows and columns of a block
CHOICES = dict(ROWS=SIDES, COLS=SIDES, K_STEP=(32, 64, 96, 128), AHEAD=(False, True), ORDER=("row", "chiplet"))
KILLED = 2
AFTER = 3.0  # seconds of profiles, until workers are killed


def space() -> list[Variant]:
    """1,152 variants of the product of gemm_space.py."""
    return [variant for across in (2, 4) for variant in of_warps(across).variants(CHOICES)]


def main() -> int:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--only", choices=("search", "cluster"))
    parser.add_argument("--workers", type=int, help="of the search 2, of the cluster 8")
    parser.add_argument("--trials", type=int, default=48, help="profiles of the cluster's part (default 48)")
    options = parser.parse_args()
    if options.only != "cluster":
        _search(options.workers or 2)
    return 0 if options.only == "search" else _cluster(options.workers or 8, options.trials)


@contextlib.contextmanager
def _no_cache() -> Iterator[None]:
    """An empty cache of compiled kernels, for this process and those that it starts."""
    before = os.environ.get("TILEDSL_CACHE")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TILEDSL_CACHE"] = folder
        try:
            yield
        finally:
            del os.environ["TILEDSL_CACHE"]
            if before is not None:
                os.environ["TILEDSL_CACHE"] = before


def _search(workers: int) -> None:
    variants = space()
    with _no_cache(), executor_named(f"processes:{workers}") as executor:
        begin = time.perf_counter()
        found = search("products", variants, SIZES, chip_named(CHIP), executor)
        seconds = time.perf_counter() - begin
    counts = ", ".join(f"{count:,} {state}" for state, count in found.counts.items())
    print(f"a search of {len(variants):,} variants by {workers} processes: {seconds:,.0f} s ({counts})", flush=True)


def _cluster(workers: int, trials: int) -> int:
    one, spent, _ = _trials(1, trials, kill=0)
    busy = f"of which {spent:,.1f} s in trials"
    print(f"{trials} profiles and their bounds by 1 worker of a Dask cluster: {one:,.1f} s, {busy}", flush=True)
    many, spent, _ = _trials(workers, trials, kill=0)
    busy = f"of which {spent / workers:,.1f} s in trials of each worker"
    print(f"by {workers} workers: {many:,.1f} s, {busy}: {one / many:.2f} x as fast", flush=True)
    again, _, lost = _trials(workers, trials, kill=KILLED)
    print(f"by {workers} workers of which {KILLED} are killed: {again:,.1f} s, {lost} trials lost", flush=True)
    return 1 if lost else 0


def _trials(workers: int, trials: int, kill: int) -> tuple[float, float, int]:
    """The seconds of the trials, the seconds that all workers spent in them, and the number of lost trials.

    The time begins when the workers have imported the package."""
    from distributed import Client, LocalCluster, get_task_stream

    options = dict(n_workers=workers, threads_per_worker=1, dashboard_address=None, memory_limit=None)
    chosen = [one for one in space() if one.options["ORDER"] == "row" and one.options["AHEAD"]]
    chosen = chosen[:: max(1, len(chosen) // (2 * trials))]  # of which some are refused
    made = [captured(variant, number, SIZES, chip_named(CHIP)) for number, variant in enumerate(chosen)]
    candidates = [one for one in made if isinstance(one, Candidate)]
    with _no_cache(), LocalCluster(**options) as cluster, Client(cluster) as client:
        client.run(_imported)
        killer = threading.Timer(AFTER, _kill, (cluster, kill))
        killer.start()
        with get_task_stream(client) as tasks:
            begin = time.perf_counter()
            run = Search(client.get_executor(pure=False), None, None)
            bounds = run.run(ASSESSED, candidates)
            accepted = [one for one in candidates if one.number in bounds and not bounds[one.number].is_refused]
            some = accepted[:: max(1, len(accepted) // trials)][:trials]
            profiled = run.run(PROFILED, longest_first(some, bounds))
            seconds = time.perf_counter() - begin
        killer.cancel()
    spent = sum(span["stop"] - span["start"] for task in tasks.data for span in task["startstops"])
    assert len(profiled) + len(run.lost) >= trials, "a trial has neither an outcome nor is it counted as lost"
    return seconds, spent, len(run.lost)


def _imported() -> None:
    """Import what a trial needs, which is no part of the time."""
    import tiledsl.tools.tune.trial  # noqa: F401


def _kill(cluster, count: int) -> None:
    """End some workers at once. The cluster starts others in their place."""
    for worker in list(cluster.workers.values())[:count]:
        os.kill(worker.process.process.pid, signal.SIGKILL)


if __name__ == "__main__":
    from benchmarks.tune_scaling import main as imported  # whose functions the workers find by name

    sys.exit(imported())
