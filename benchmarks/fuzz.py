"""Sources that nobody wrote through the front end and the checks: generated kernels, and the tests' and examples' own with something changed in them.

python benchmarks/fuzz.py [--sources 5000] [--first 0] [--run 400] [--show DIRECTORY]

Each must be accepted, or refused with a place in the source; a traceback is a fault of tiledsl, and so is an answer that takes too long. Of those accepted, the
first `--run` that are different are compiled and executed on whole numbers: without a hazard, and what their contract says, exactly. Of those refused for their
values alone, as many are executed all the same, unchecked: what is right then was refused for nothing. The exit status is 1 where anything of that is not so.
"""

from __future__ import annotations

import argparse
import collections
import os
import pathlib
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.frontend import fuzzing  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--sources", type=int, default=5000)
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument("--run", type=int, default=400, help="how many of those accepted to execute, and of those refused for their values alone")
    parser.add_argument("--show", type=pathlib.Path, help="keep the sources with something wrong here")
    options = parser.parse_args()
    campaign = Campaign(options.run, options.show)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TILEDSL_CACHE"] = f"{folder}/cache"
        for seed in range(options.first, options.first + options.sources):
            campaign.take(seed, pathlib.Path(folder) / f"source_{seed}.py")
    campaign.report(options.sources)
    return bool(campaign.wrong)


class Campaign:
    """The counts."""

    def __init__(self, most: int, show: pathlib.Path | None):
        self.most, self.show = most, show
        self.kinds, self.codes, self.outcomes, self.refused = (collections.Counter[str]() for _ in range(4))
        self.seen: set[str] = set()
        self.wrong: list[str] = []
        self.checking = self.executing = 0.0

    def take(self, seed: int, path: pathlib.Path) -> None:
        one, changes = fuzzing.source(seed)
        start = time.perf_counter()
        verdict = fuzzing.judge(one, path)
        self.checking += time.perf_counter() - start
        self.kinds[verdict.kind] += 1
        self.codes.update(verdict.codes)
        if verdict.kind in ("bug", "slow"):
            self.fault(seed, path, changes, f"{verdict.kind}: {verdict.detail}")
        start = time.perf_counter()
        if verdict.kind == "accepted" and self.outcomes.total() < self.most and self.new(one):
            outcome = fuzzing.outcome(one, verdict, seed)
            self.outcomes[outcome.split(":")[0].split(" under")[0]] += 1
            if not outcome.startswith(("right", "clean", "budget")):
                self.fault(seed, path, changes, outcome)
        if fuzzing.refused_for_values(verdict) and self.refused.total() < self.most and self.new(one):
            outcome = fuzzing.outcome(one, verdict, seed, unchecked=True)
            self.refused[outcome.split(":")[0].split(" under")[0]] += 1
            if outcome == "right":
                self.fault(seed, path, changes, f"refused, and right: {verdict.findings[-1].render()}")
        self.executing += time.perf_counter() - start
        path.unlink()

    def new(self, one: fuzzing.Source) -> bool:
        """Whether no such source has been executed."""
        key = f"{one.target} {sorted(one.sizes.items())} {one.text}"
        fresh = key not in self.seen
        self.seen.add(key)
        return fresh

    def fault(self, seed: int, path: pathlib.Path, changes: list[str], what: str) -> None:
        self.wrong.append(f"seed {seed}, {', '.join(changes) or 'unchanged'}: {what}")
        print(self.wrong[-1], flush=True)
        if self.show is not None:
            self.show.mkdir(parents=True, exist_ok=True)
            (self.show / path.name).write_text(path.read_text())

    def report(self, count: int) -> None:
        print(f"\nsources through the checks: {count:,}, in {self.checking:.0f} s")
        for kind, number in self.kinds.most_common():
            print(f"  {kind:10} {number:6,}  {100 * number / count:5.1f} %")
        print("refused by: " + ", ".join(f"{code} {number}" for code, number in sorted(self.codes.items())))
        for what, counts in (("accepted, and executed", self.outcomes), ("refused for values alone, and executed all the same", self.refused)):
            print(f"{what}: {counts.total()}: " + (", ".join(f"{number} {name}" for name, number in counts.most_common()) or "none"))
        print(f"execution took {self.executing:.0f} s")
        print("\n".join(self.wrong) or "nothing is wrong")


if __name__ == "__main__":
    sys.exit(main())
