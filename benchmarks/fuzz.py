"""Random sources through the front end and the checks: generated kernels, and mutated kernels of tests and examples.

    python benchmarks/fuzz.py [--sources 5000] [--first 0] [--run N] [--values 400] [--show DIRECTORY] [--processes 2]

Each source must be accepted, or refused with a place in the source; a traceback is a fault of tiledsl, and so is an
answer that takes too long. Distinct accepted sources are compiled and executed on whole numbers, all or the first
`--run` of them: they must run without a hazard and satisfy their contract exactly. Of the sources refused only for
their values, the first `--values` are executed unchecked: a correct result means a wrong refusal. The exit status is 1
for any violation."""

from __future__ import annotations

import argparse
import collections
import dataclasses
import math
import multiprocessing
import os
import pathlib
import sys
import tempfile
import time
from collections.abc import Iterable

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.frontend import fuzzing  # noqa: E402

ACCEPTED = 0.3  # the least accepted share of all sources


@dataclasses.dataclass(frozen=True)
class Judged:
    """The checks' verdict on a source. `key` is equal for equivalent sources; `values` says that only the source's
    values are wrong."""

    seed: int
    kind: str
    codes: tuple[str, ...]
    changes: list[str]
    detail: str
    key: str
    values: bool
    seconds: float


@dataclasses.dataclass(frozen=True)
class Executed:
    """The result of executing a source."""

    seed: int
    unchecked: bool
    outcome: str
    seconds: float
    finding: str


def _path(seed: int) -> pathlib.Path:
    return pathlib.Path(os.environ["TILEDSL_CACHE"]).parent / f"source_{seed}.py"


def judged(seed: int) -> Judged:
    start = time.perf_counter()
    one, changes = fuzzing.source(seed)
    verdict = fuzzing.judge(one, _path(seed))
    _path(seed).unlink()
    key = f"{one.target} {sorted(one.sizes.items())} {one.text}"
    values = fuzzing.refused_for_values(verdict)
    return Judged(seed, verdict.kind, verdict.codes, changes, verdict.detail, key, values, time.perf_counter() - start)


def executed(case: tuple[int, bool]) -> Executed:
    seed, unchecked = case
    start = time.perf_counter()
    one, _ = fuzzing.source(seed)
    verdict = fuzzing.judge(one, _path(seed))
    outcome = fuzzing.outcome(fuzzing.where_found(one, verdict), verdict, seed, unchecked=unchecked)
    _path(seed).unlink()
    return Executed(
        seed, unchecked, outcome, time.perf_counter() - start, verdict.findings[-1].render() if unchecked else ""
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--sources", type=int, default=5000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--run", type=int, help="how many of those accepted to execute; all without it")
    parser.add_argument(
        "--values", type=int, default=400, help="how many of those refused for their values alone to execute"
    )
    parser.add_argument("--show", type=pathlib.Path, help="keep the sources with something wrong here")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    options = parser.parse_args()
    start, wrong = time.perf_counter(), Wrong(options.show)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TILEDSL_CACHE"] = f"{folder}/cache"
        with multiprocessing.Pool(options.processes) as pool:
            found = checked(
                pool.imap(judged, range(options.first, options.first + options.sources), chunksize=8), wrong
            )
            accepted = [one.seed for one in found if one.kind == "accepted"][: options.run]
            refused = [one.seed for one in found if one.values][: options.values]
            execution(
                pool.imap(executed, [*((seed, False) for seed in accepted), *((seed, True) for seed in refused)]), wrong
            )
    print(
        f"{time.perf_counter() - start:.0f} s by {options.processes} processes\n"
        + ("\n".join(wrong.lines) or "nothing is wrong")
    )
    return bool(wrong.lines)


class Wrong:
    """The cases to look at."""

    def __init__(self, show: pathlib.Path | None):
        self.show, self.lines = show, list[str]()

    def add(self, seed: int, what: str) -> None:
        one, changes = fuzzing.source(seed)
        self.lines.append(f"seed {seed}, {', '.join(changes) or 'unchanged'}: {what}")
        print(self.lines[-1], flush=True)
        if self.show is not None:
            self.show.mkdir(parents=True, exist_ok=True)
            (self.show / f"source_{seed}.py").write_text(one.text)


def checked(judgements: Iterable[Judged], wrong: Wrong) -> list[Judged]:
    """Print the checks' verdicts, and return one source of each kind that is accepted, or refused for its values."""
    kinds, codes, seconds = collections.Counter[str](), collections.Counter[str](), 0.0
    different: dict[str, Judged] = {}
    for one in judgements:
        kinds[one.kind] += 1
        codes.update(one.codes)
        seconds += one.seconds
        if one.kind in ("bug", "slow"):
            wrong.add(one.seed, f"{one.kind}: {one.detail}")
        if one.kind == "accepted" or one.values:
            different.setdefault(one.key, one)
    print(f"sources through the checks: {kinds.total():,}, in {seconds:.0f} s of processes")
    for kind, number in kinds.most_common():
        print(f"  {kind:10} {number:6,}  {100 * number / kinds.total():5.1f} %")
    if kinds["accepted"] < ACCEPTED * kinds.total():
        wrong.lines.append(
            f"only {kinds['accepted']} of {kinds.total()} sources are accepted: those that are not say nothing of what"
            " comes after the checks"
        )
    print("refused by: " + ", ".join(f"{code} {number}" for code, number in sorted(codes.items())), flush=True)
    return list(different.values())


def execution(outcomes: Iterable[Executed], wrong: Wrong) -> None:
    """Print the results of the executions."""
    counts = {False: collections.Counter[str](), True: collections.Counter[str]()}
    seconds = 0.0
    for one in outcomes:
        counts[one.unchecked][one.outcome.split(":")[0].split(" under")[0]] += 1
        seconds += one.seconds
        if one.unchecked and one.outcome == "right":
            wrong.add(one.seed, f"refused, and right: {one.finding}")
        elif not one.unchecked and not one.outcome.startswith(("right", "clean", "budget")):
            wrong.add(one.seed, one.outcome)
    for unchecked, what in (
        (False, "accepted and different, executed"),
        (True, "refused for values alone, executed all the same"),
    ):
        names = ", ".join(f"{number} {name}" for name, number in counts[unchecked].most_common())
        print(f"{what}: {counts[unchecked].total()}: {names or 'none'}")
    print(f"execution took {math.ceil(seconds)} s of processes")


if __name__ == "__main__":
    sys.exit(main())
