"""Listings of Triton's AMD back end, run in the interpreter and judged by torch. Setup: README.md in this folder.

The exit status is 1 if a kernel does not compile, cannot be run, gives another result than torch, or shows an
unexplained hazard."""

from __future__ import annotations

import argparse
import contextlib
import dataclasses
import json
import os
import pathlib
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent.parent), str(HERE)]

import torch  # noqa: E402
import triton  # noqa: E402
from repairs import repaired  # noqa: E402
from triton.backends.compiler import GPUTarget  # noqa: E402
from triton.compiler import ASTSource  # noqa: E402
from triton_cases import PROBLEMS, Case, Problem, cases  # noqa: E402

from tiledsl.asm.resources import resources  # noqa: E402
from tiledsl.asm.text.parse import parse_listing  # noqa: E402
from tiledsl.diagnostics.diagnostic import TiledslError  # noqa: E402
from tiledsl.sim import launch  # noqa: E402
from tiledsl.sim.state.report import Report  # noqa: E402
from tiledsl.targets import target_named  # noqa: E402

SEED = 11


@dataclasses.dataclass
class Outcome:
    """The outcome of a case. `error` says why the case ended early, `skipped` why it was not run; `explained` are the
    known causes of all its hazards."""

    name: str
    error: str = ""
    skipped: str = ""
    right: bool = False
    hazards: list[str] = dataclasses.field(default_factory=list)
    explained: str = ""
    wave_instructions: int = 0
    conflict_clocks: int = 0
    mfma_clocks: int = 0
    others_per_1000: float | None = None
    seconds: float = 0.0

    @property
    def ok(self) -> bool:
        return bool(self.skipped) or self.right and not self.error and (not self.hazards or bool(self.explained))


@contextlib.contextmanager
def knobs(settings: Sequence[tuple[str, Any]]) -> Iterator[None]:
    """Apply settings of Triton's AMD back end for the duration."""
    with triton.knobs.amd.scope():
        for name, value in settings:
            setattr(triton.knobs.amd, name, value)
        yield


def compiled(case: Case, problem: Problem) -> Any:
    """Triton's compiled kernel, with `.asm["amdgcn"]` and `.metadata`."""
    signature, attributes = {}, {}
    for place, name in enumerate(problem.function.arg_names):
        value = problem.values.get(name)
        if name in problem.constants:
            signature[name] = "constexpr"
        elif isinstance(value, torch.Tensor):
            signature[name] = f"*{problem.types[name]}"
            attributes[(place,)] = [["tt.divisibility", 16], ["tt.pointer_range", 32]]
        else:
            signature[name] = problem.types.get(name, "i32")
            if isinstance(value, int) and value % 16 == 0:
                attributes[(place,)] = [["tt.divisibility", 16]]
    source = ASTSource(problem.function, signature, problem.constants, attributes)
    options = {"num_warps": case.warps, "num_stages": case.stages, **dict(case.options)}
    with knobs(case.knobs):
        return triton.compile(source, target=GPUTarget("hip", case.target, 64), options=options)


def executed(text: str, case: Case, problem: Problem, lds_bytes: int, schedule: str) -> Report:
    arguments = [problem.values[name] for name in problem.function.arg_names if name in problem.values]
    problem.values[problem.output].zero_()
    # After its own arguments a kernel takes two pointers to scratch memory of Triton's, unused by these kernels.
    return launch(
        text, problem.grid, case.warps * 64, [*arguments, None, None], dynamic_lds=lds_bytes, schedule=schedule
    )


def tried(case: Case, keep: pathlib.Path | None, schedule: str) -> Outcome:
    outcome = Outcome(case.name)
    started = time.perf_counter()
    try:
        torch.manual_seed(SEED)
        problem = PROBLEMS[case.kernel](case)
        product = compiled(case, problem)
        text, lds_bytes = product.asm["amdgcn"], product.metadata.shared
        if keep is not None:
            (keep / f"{case.name.replace(' ', '_')}.amdgcn").write_text(text)
        available = target_named(case.target).lds_bytes
        if lds_bytes > available:  # Triton itself checks this at the launch
            outcome.skipped = f"needs {lds_bytes:,} bytes of LDS of {available:,}"
        else:
            _judge(outcome, text, problem, lambda listing: executed(listing, case, problem, lds_bytes, schedule))
    except TiledslError as error:
        outcome.error = f"interpreter: {error}"
    except Exception as error:  # Triton has no exception family of its own
        outcome.error = f"{type(error).__name__}: {str(error).strip() or 'no message'}"
    outcome.seconds = time.perf_counter() - started
    return outcome


def _judge(outcome: Outcome, text: str, problem: Problem, run: Callable[[str], Report]) -> None:
    report = run(text)
    outcome.right = problem.right()
    outcome.hazards = [hazard.render() for hazard in report.hazards]
    outcome.wave_instructions = report.wave_instructions
    outcome.conflict_clocks = report.lds_conflict_clocks
    outcome.mfma_clocks = report.mfma_clocks
    loop = resources(parse_listing(text)).loop
    outcome.others_per_1000 = loop.others_per_1000_clocks if loop else None
    repair = repaired(text, report.hazards)
    if repair is not None:
        causes, other_text = repair
        if run(other_text).ok and problem.right():
            outcome.explained = ", ".join(causes)


HEAD = ("kernel", "right", "hazards", "instructions", "LDS conflict clocks", "MFMA clocks", "others per 1,000", "s")


def _row(outcome: Outcome) -> tuple[str, ...]:
    if outcome.error:
        return (outcome.name, "NO", outcome.error.split("\n")[0][:120], "", "", "", "", f"{outcome.seconds:.1f}")
    if outcome.skipped:
        return (outcome.name, "-", outcome.skipped, "", "", "", "", f"{outcome.seconds:.1f}")
    others = "" if outcome.others_per_1000 is None else f"{outcome.others_per_1000:.0f}"
    hazards = f"{len(outcome.hazards)}" + f" ({outcome.explained})" * bool(outcome.explained)
    counts = (f"{value:,}" for value in (outcome.wave_instructions, outcome.conflict_clocks, outcome.mfma_clocks))
    return (outcome.name, "yes" if outcome.right else "NO", hazards, *counts, others, f"{outcome.seconds:.1f}")


def _summary(outcomes: list[Outcome]) -> str:
    skipped = sum(bool(outcome.skipped) for outcome in outcomes)
    failed = sum(not outcome.ok for outcome in outcomes)
    clean = sum(outcome.ok and not outcome.skipped and not outcome.hazards for outcome in outcomes)
    lines = [
        f"{len(outcomes)} kernels: {clean} run right without a hazard, {failed} failed, {skipped} do not fit their"
        " target's LDS"
    ]
    causes = Counter(outcome.explained for outcome in outcomes if outcome.explained and outcome.ok)
    lines += [
        f"{count} right, with hazards that a repair of the listing takes away: {cause} (README.md)"
        for cause, count in sorted(causes.items())
    ]
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--only", nargs="*", default=[], help="run the cases whose name holds all of these words")
    parser.add_argument("--json", action="store_true", help="print the outcomes for programs")
    parser.add_argument("--keep", type=pathlib.Path, help="write the listings into this folder")
    parser.add_argument("--no-lines", action="store_true", help="leave the kernels' line numbers out of the listings")
    parser.add_argument("--schedule", default="round-robin", help="how waves take turns (docs/interpreter.md)")
    parser.add_argument("--details", action="store_true", help="print errors and hazards in full")
    options = parser.parse_args()
    if options.keep is not None:
        options.keep.mkdir(parents=True, exist_ok=True)
    chosen = [case for case in cases() if all(word in case.name for word in options.only)]
    outcomes = []
    with tempfile.TemporaryDirectory() as cache:
        os.environ.update(
            TRITON_CACHE_DIR=cache, TRITON_ALWAYS_COMPILE="1", TRITON_DISABLE_LINE_INFO=str(int(options.no_lines))
        )
        for case in chosen:
            outcomes.append(tried(case, options.keep, options.schedule))
            if not options.json:
                _show(outcomes, options.details)
    if options.json:
        print(json.dumps([{**dataclasses.asdict(outcome), "ok": outcome.ok} for outcome in outcomes], indent=2))
    elif outcomes:
        print(_summary(outcomes))
    else:
        print("no case has all of these words in its name", file=sys.stderr)
    return 0 if outcomes and all(outcome.ok for outcome in outcomes) else 1


_WIDTHS = (92, 5, 24, 12, 19, 11, 16, 5)
_WORDS = 3  # columns of words precede columns of numbers


def _show(outcomes: list[Outcome], details: bool) -> None:
    """Print the newest outcome as a line of the table; the first also prints the head."""
    for row in ([HEAD] if len(outcomes) == 1 else []) + [_row(outcomes[-1])]:
        cells = zip(row, _WIDTHS, strict=True)
        print(
            "  ".join(
                f"{cell:<{width}}" if place < _WORDS else f"{cell:>{width}}"
                for place, (cell, width) in enumerate(cells)
            ).rstrip(),
            flush=True,
        )
    if details:
        for text in filter(None, (outcomes[-1].error, *outcomes[-1].hazards)):
            print("    " + text.replace("\n", "\n    "))


if __name__ == "__main__":
    sys.exit(main())
