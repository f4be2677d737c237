"""Every mutant of every example, and of correct kernels with manual waits: do the checks refuse it before compiling?

    python benchmarks/kernel_mutants.py [--only K10] [--target gfx942] [--operator "drop a barrier"]
                                        [--each 5] [--accepted N] [--refused N] [--processes 2]

The denominator is every mutant that is generated (tests/mistakes/kernel_mutations.py). A mutant is equivalent only if
its event graph equals that of the correct kernel: every store has the same products of the same elements, every read of
LDS finds the same writes, and no two accesses of one element, by different warps and one of them a write, stand between
the same barriers (tests/mistakes/value_graph.py, which is independent of the checks). A mutant that is accepted and not
equivalent survives: it is printed with the reason, as is every traceback and every finding without a place, both sides
or a help.

Accepted mutants, and mutants refused for order (TD4xx) or value (TD602), are compiled all the same and executed under
every schedule: all of them, or as many of each kernel and target as asked for. Accepted mutants must run without a
hazard and give the right result; refused mutants must show a hazard or a wrong C under at least one schedule.
Exceptions to this are printed too."""

from __future__ import annotations

import argparse
import collections
import dataclasses
import multiprocessing
import os
import pathlib
import random
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.mistakes import value_graph  # noqa: E402
from tests.mistakes.kernel_mutations import OPERATORS  # noqa: E402
from tests.mistakes.mutant_judge import LISTING, Verdict, judged, sample, shown, subjects  # noqa: E402
from tests.mistakes.source_mutations import OF_SOURCE  # noqa: E402
from tiledsl.targets import TARGETS  # noqa: E402

SUBJECTS = tuple(subjects())
NOTHING = "nothing under any schedule"
HEAD = (
    f"  {'':26} {'made':>7} {'refused':>8} {'equivalent':>11} {'survived':>9} {'traceback':>10}"
    f" {'refused of the rest':>20}"
)


@dataclasses.dataclass
class Found:
    """The results of one kernel on one target: mutants by operator and outcome, errors of refused mutants, cases to
    look at, and results of compiled mutants."""

    name: str
    target: str
    ends: collections.Counter[tuple[str, str]] = dataclasses.field(default_factory=collections.Counter)
    codes: collections.Counter[str] = dataclasses.field(default_factory=collections.Counter)
    several: collections.Counter[str] = dataclasses.field(default_factory=collections.Counter)
    lines: list[str] = dataclasses.field(default_factory=list)
    agreement: collections.Counter[str] = dataclasses.field(default_factory=collections.Counter)
    seconds: float = 0.0


def found(case: tuple[int, str, str | None, int | None, dict[str, int | None]]) -> Found:
    number, target, operator, each, most = case
    subject, start = SUBJECTS[number], time.perf_counter()
    out = Found(subject.id, target)
    right = value_graph.outcome(subject.capture(target))
    assert not right.races and right.paired
    to_compile: dict[str, list[tuple[str, Verdict]]] = {"accepted": [], "refused": []}
    with tempfile.TemporaryDirectory() as folder:
        made = subject.mutants(target, pathlib.Path(folder))
        for mutant in made if each is None else sample(made, each, f"{subject.id} {target}"):
            if operator not in (None, mutant.operator):
                continue
            verdict = judged(mutant, target, right)
            out.ends[mutant.operator, verdict.kind] += 1
            out.codes.update(verdict.codes[:1])
            out.several["one" if len(verdict.codes) == 1 else " and ".join(verdict.codes)] += bool(verdict.codes)
            where = f"{subject.id} {target}, {mutant.operator}, {mutant.what}"
            if verdict.kind in ("survived", "traceback"):
                out.lines.append(f"{where}: {verdict.kind}: {verdict.why}")
            out.lines += [f"{where}: {text}" for text in verdict.malformed]
            if verdict.planned is not None and verdict.kind == "equivalent":
                to_compile["accepted"].append((where, verdict))
            elif (
                verdict.planned is not None
                and verdict.codes
                and all(code == "TD602" or code.startswith("TD4") for code in verdict.codes)
            ):
                to_compile["refused"].append((where, verdict))
        for kind, some in to_compile.items():
            count = most[kind]
            for where, verdict in (
                some if count is None else random.Random(f"{subject.id} {target}").sample(some, min(count, len(some)))
            ):
                _compiled(subject, kind, where, verdict, out)
    out.seconds = time.perf_counter() - start
    return out


def _compiled(subject, kind: str, where: str, verdict: Verdict, out: Found) -> None:
    try:
        what = shown(subject, verdict)
    except Exception as error:
        out.agreement[f"{kind}, not compiled or not executed"] += 1
        out.lines.append(
            f"{where}: {kind} ({', '.join(verdict.codes)}), and not executed: {str(error).splitlines()[0]}"
        )
        return
    listing = what.startswith(LISTING)
    agrees = bool(what) == (kind == "refused")
    out.agreement[f"{kind}, {'but its listing is not' if listing else 'shown' if what else 'clean and right'}"] += 1
    if not agrees:
        out.lines.append(
            f"{where}: {kind} ({', '.join(verdict.codes)}), and"
            f" {what if listing else f'the interpreter finds {what or NOTHING}'}"
        )


def row(name: str, ends: collections.Counter[str]) -> str:
    made, rest = sum(ends.values()), sum(ends.values()) - ends["equivalent"]
    numbers = [made, ends["refused"], ends["equivalent"], ends["survived"], ends["traceback"]]
    return (
        f"  {name:26} "
        + " ".join(f"{n:>{w}}" for n, w in zip(numbers, (7, 8, 11, 9, 10), strict=True))
        + f" {100 * ends['refused'] / max(1, rest):>19.2f}%"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", help="the kernel of that id")
    parser.add_argument("--target", choices=list(TARGETS))
    parser.add_argument("--operator", choices=[*OPERATORS, *OF_SOURCE])
    parser.add_argument("--each", type=int, help="so many mutants of each operator, at random, instead of all")
    parser.add_argument(
        "--accepted",
        type=int,
        help="how many of those accepted, of each kernel and target, are executed; all without it",
    )
    parser.add_argument("--refused", type=int, help="how many of those refused for order or value; all without it")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    options = parser.parse_args()
    start, most = time.perf_counter(), {"accepted": options.accepted, "refused": options.refused}
    cases = [
        (n, t)
        for n, s in enumerate(SUBJECTS)
        for t in s.targets
        if options.only in (None, s.id) and options.target in (None, t)
    ]
    print("mutants of the kernels\n" + HEAD, flush=True)
    every = []
    with multiprocessing.Pool(options.processes) as pool:
        for one in pool.imap(found, [(*case, options.operator, options.each, most) for case in cases]):
            every.append(one)
            by_end: collections.Counter[str] = collections.Counter()
            for (_, end), count in one.ends.items():
                by_end[end] += count
            print(f"{row(f'{one.name} {one.target}', by_end)}   {one.seconds:.0f} s", flush=True)
    print(summary(every))
    print(f"  {time.perf_counter() - start:.0f} s by {options.processes} processes")
    return any(one.lines for one in every)


def summary(every: list[Found]) -> str:
    """The results by operator and in all, the first codes of refused mutants, compiled mutants, and cases to look
    at."""
    lines = [HEAD]
    total: collections.Counter[str] = collections.Counter()
    for operator in (*OPERATORS, *OF_SOURCE):
        ends = collections.Counter(
            {
                end: sum(one.ends[operator, end] for one in every)
                for end in ("refused", "equivalent", "survived", "traceback")
            }
        )
        lines += [row(operator, ends)] * bool(sum(ends.values()))
        total += ends
    lines.append(row("in all", total))
    codes, agreement, several = (
        sum((getattr(one, name) for one in every), collections.Counter()) for name in ("codes", "agreement", "several")
    )
    lines.append("  refused first for: " + ", ".join(f"{code} {count}" for code, count in sorted(codes.items())))
    share = 100 * several.pop("one", 0) / max(1, total["refused"])
    lines.append(
        f"  refused with one error: {share:.1f}%; with "
        + (", ".join(f"{these} {count}" for these, count in several.most_common(12)) or "no more")
    )
    lines.append(
        "  compiled: " + (", ".join(f"{what}: {count}" for what, count in sorted(agreement.items())) or "none")
    )
    return "\n".join([*lines, *(line for one in every for line in one.lines)])


if __name__ == "__main__":
    sys.exit(main())
