"""Every wait, barrier and `s_nop` of a listing, removed or weakened one at a time: does the interpreter notice?

    python benchmarks/mutants.py [--only K10] [--target gfx942] [--processes 2]

The listings are those of the examples, and a few others. A wait or s_nop whose mutation is not noticed is explained by
a reading of the text that is independent of the compiler and the interpreter; a barrier by the compiler's own check of
order on the lowered program without the barrier, which is independent of the listing and the interpreter
(tests/lower/listing_mutations.py, wait_state_mutations.py). The explanations are: no more operations can be outstanding
than the wait allows; a later wait covers the rest; the barrier orders no access of LDS; no pair of instructions is
nearer than the ISA documents allow. Unexplained mutants are printed, and the exit status is 1."""

from __future__ import annotations

import argparse
import collections
import multiprocessing
import os
import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from examples.catalogue import EXAMPLES  # noqa: E402
from tests.lower.listing_mutations import (  # noqa: E402
    kernel_lines,
    later_wait_covers,
    most_outstanding,
    mutants,
    orders_nothing,
    redundant,
)
from tests.lower.mutation_runs import OURS, few_steps, noticed  # noqa: E402
from tests.lower.wait_state_mutations import asked_for, without_nops  # noqa: E402
from tiledsl.lower.plan.plan import plan  # noqa: E402
from tiledsl.targets import TARGETS, target_named  # noqa: E402

COLUMNS = ("waits", "noticed", "redundant"), ("barriers", "noticed", "pace only"), ("s_nop", "noticed", "redundant")
HEAD = (
    f"  {'kernel':22} {'target':8} {'   '.join(f'{made:>8} {seen:>8} {other:>10}' for made, seen, other in COLUMNS)}  "
    " unexplained"
)
KERNELS = (*EXAMPLES, *OURS)
KINDS = ("wait", "barrier", "nop")


def judged(number: int, target: str) -> tuple[str, dict[str, collections.Counter[str]], list[str]]:
    """The name of an example; for each kind the numbers of mutants noticed, explained and unexplained; and descriptions
    of the unexplained."""
    example = KERNELS[number]
    lowered = few_steps(example, target)
    lines = kernel_lines(lowered.asm, lowered.symbol)
    outstanding, program = most_outstanding(lowered.asm, *lines), plan(lowered.kernel, target_named(target))
    counts = {kind: collections.Counter[str]() for kind in KINDS}
    unexplained = []
    for mutant in mutants(lowered.asm, *lines):
        kind = "barrier" if "barrier" in mutant.what else "wait"
        seen = noticed(mutant.text, lowered, example)
        found = "noticed" if seen else "explained" if explained(mutant, outstanding, lowered, program) else "neither"
        counts[kind][found] += 1
        unexplained += [f"{example.id} {target} line {mutant.line + 1}: {mutant.what}, and nothing noticed it"] * (
            found == "neither"
        )
    for mutant in without_nops(lowered.asm, *lines):
        seen, pairs = noticed(mutant.text, lowered, example), asked_for(mutant, target)
        counts["nop"]["noticed" if seen else "explained" if not pairs else "neither"] += 1
        if seen != bool(pairs):
            unexplained.append(
                f"{example.id} {target} line {mutant.line + 1}: {mutant.what}, {'noticed' if seen else 'not noticed'},"
                f" and too near are {pairs}"
            )
    return f"{example.id} {example.module}", counts, unexplained


def _judged(case: tuple[int, str]) -> tuple[str, dict[str, collections.Counter[str]], list[str]]:
    return judged(*case)


def explained(mutant, outstanding, lowered, program) -> bool:
    listing = lowered.asm
    return (
        redundant(mutant, outstanding, listing)
        or later_wait_covers(mutant, listing)
        or orders_nothing(mutant, listing, program, lowered.sizes)
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", help="the example of that id")
    parser.add_argument("--target", choices=list(TARGETS))
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    options = parser.parse_args()
    cases = [
        (n, t)
        for n, e in enumerate(KERNELS)
        for t in e.targets
        if options.only in (None, e.id) and options.target in (None, t)
    ]
    print("mutants of the listings\n" + HEAD, flush=True)
    left: list[str] = []
    with multiprocessing.Pool(options.processes) as pool:
        for (_, target), (name, counts, unexplained) in zip(cases, pool.imap(_judged, cases), strict=True):
            parts = [
                f"{sum(counts[k].values()):>8} {counts[k]['noticed']:>8} {counts[k]['explained']:>10}" for k in KINDS
            ]
            print(f"  {name:22} {target:8} {'   '.join(parts)}   {len(unexplained):>11}", flush=True)
            left += unexplained
    print("\n".join(left) or "every mutant that is not noticed is explained")
    return bool(left)


if __name__ == "__main__":
    sys.exit(main())
