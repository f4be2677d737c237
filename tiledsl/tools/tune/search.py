"""The search of a space for the fastest variant, by prediction.

Every variant is checked in part, planned and bounded, without a compiler. Then some are compiled and profiled, in
rounds: the first round takes the best by their bounds and some at random, each later round those that promise most by
the estimates and the rounds before (surrogate.py). The search ends when no variant is left whose bound is below the
best time, or when the trials are used up. The order of trials depends on the outcomes and the seed alone, so that a
second run with the same journal goes on where the first has ended, whatever the executor."""

from __future__ import annotations

import concurrent.futures
import dataclasses
import hashlib
import random
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor, Future

import numpy as np

from tiledsl.analysis.time.bound import ESTIMATE
from tiledsl.analysis.time.chips import Chip
from tiledsl.analysis.time.result import MODEL
from tiledsl.compile.entries import contents_of
from tiledsl.diagnostics import VERSION
from tiledsl.diagnostics.diagnostic import KernelError, TiledslError, UsageError, text_of
from tiledsl.language.recording.handle import describe
from tiledsl.runtime.assess import captured_for
from tiledsl.runtime.kernel import Kernel, Variant
from tiledsl.runtime.space import Space
from tiledsl.tools.tune.journal import Journal
from tiledsl.tools.tune.result import Found, Row
from tiledsl.tools.tune.surrogate import corrected, improvements, likeness_of
from tiledsl.tools.tune.trial import ASSESSED, PROFILED, TRIALS, Outcome, Task, refused

LEAST_TRIALS = 4
_SHARE = 10  # one variant in ten is profiled
_ROUNDS = 6
_FIRST = 0.4  # of the trials, in the first round
Tell = Callable[[str, int, int], None]  # a stage, the trials that have ended, and those of the stage


@dataclasses.dataclass(frozen=True)
class Candidate:
    """A variant that capture has accepted, and the identity of its trials."""

    number: int
    variant: Variant
    task: Task
    identity: str

    def identity_of(self, stage: str) -> str:
        """Return the identity of a trial: that of a bound has the version of the estimates."""
        return f"{self.identity}.{ESTIMATE}" if stage == ASSESSED else self.identity


# trials that have been submitted, each with the candidates that it is for, and whether it is done for the second time
_UnderWay = dict[Future[Outcome], tuple[list[Candidate], bool]]


class Search:
    """A search in progress: the outcomes so far, the executor and the journal. UsageError for no executor."""

    def __init__(self, executor: Executor, journal: Journal | None, tell: Tell | None):
        if not callable(getattr(executor, "submit", None)):
            found = f"a search takes an executor of concurrent.futures, and got {describe(executor)}"
            raise UsageError(f"{found}: pass ProcessPoolExecutor(), for example")
        self._executor, self._journal = executor, journal
        self._tell = tell or (lambda stage, done, of: None)
        self.resumed = 0
        self.lost: list[int] = []
        self.notes: list[str] = []
        self._ended: dict[tuple[str, str], Outcome] = {}  # by identity and stage

    def run(self, stage: str, candidates: Sequence[Candidate]) -> dict[int, Outcome]:
        """The outcomes of a stage by the candidates' numbers. Those that the journal has are not tried again, and
        candidates that are one kernel, since an option changes nothing, have one trial.

        A trial whose worker is lost is done once more; after that it has no outcome.
        """
        found: dict[int, Outcome] = {}
        equal: dict[str, list[Candidate]] = {}
        for candidate in candidates:
            known = self._known(stage, candidate)
            if known is None:
                equal.setdefault(candidate.identity, []).append(candidate)
            else:
                found[candidate.number] = known
        under_way: _UnderWay = {}
        try:
            for same in equal.values():
                under_way[self._submit(stage, same[0])] = same, False
            while under_way:
                left = sum(len(same) for same, _ in under_way.values())
                self._tell(stage, len(candidates) - left, len(candidates))
                found |= self._ended_trials(stage, under_way)
        except BaseException:  # Ctrl-C too: what has ended is kept
            for future, (same, _) in under_way.items():
                if future.done() and not future.cancelled() and future.exception() is None:
                    self._keep(stage, same[0], future.result())
            raise
        return found

    def _ended_trials(self, stage: str, under_way: _UnderWay) -> dict[int, Outcome]:
        """Wait for trials, take those that have ended from `under_way`, and return their outcomes. Trials that are lost
        the first time are submitted again.
        """
        found: dict[int, Outcome] = {}
        done, _ = concurrent.futures.wait(under_way, return_when=concurrent.futures.FIRST_COMPLETED)
        ended = [(future, _outcome_of(future)) for future in done]
        # lost trials last: an executor that has broken takes no more, and the outcomes before are kept
        for future, outcome in sorted(ended, key=lambda one: isinstance(one[1], BaseException)):
            same, is_second = under_way[future]
            if not isinstance(outcome, BaseException):
                self._keep(stage, same[0], outcome)
                found |= dict.fromkeys((one.number for one in same), outcome)
            elif is_second:
                self._lose(same, outcome)
            else:
                under_way[self._submit(stage, same[0])] = same, True
            del under_way[future]  # last: an interrupt loses nothing of what has ended
        return found

    def _lose(self, same: Sequence[Candidate], error: BaseException) -> None:
        self.lost += [one.number for one in same]
        why = " ".join(f"{type(error).__name__}: {text_of(error)}".split())
        self.notes = [f"the last lost trial ended with {why}"]

    def _known(self, stage: str, candidate: Candidate) -> Outcome | None:
        """The outcome of an equal candidate of this search, or of the journal."""
        identity = candidate.identity_of(stage)
        if (identity, stage) in self._ended:
            return self._ended[identity, stage]
        known = self._journal.known(identity, stage) if self._journal is not None else None
        self.resumed += known is not None
        return known

    def _keep(self, stage: str, candidate: Candidate, outcome: Outcome) -> None:
        identity = candidate.identity_of(stage)
        self._ended[identity, stage] = outcome
        if self._journal is not None:
            self._journal.add(identity, candidate.variant.name, outcome)

    def _submit(self, stage: str, candidate: Candidate) -> Future[Outcome]:
        try:
            future: object = self._executor.submit(TRIALS[stage], candidate.task)
        except Exception as error:  # each kind of executor has its own
            raise UsageError(f"the executor takes no more trials: {type(error).__name__}: {text_of(error)}") from None
        if not isinstance(future, Future):
            found = f"the executor's submit returns {describe(future)}, and a Future of concurrent.futures is needed"
            raise UsageError(f"{found}: pass an Executor, as client.get_executor(pure=False) of Dask is one")
        return future


def _outcome_of(future: Future[Outcome]) -> Outcome | BaseException:
    """The outcome of a trial; the exception where its worker was lost. A trial itself raises errors of the toolchain
    alone.
    """
    try:
        return future.result()
    except TiledslError:
        raise
    except (Exception, concurrent.futures.CancelledError) as error:
        return error


def search(
    space: str,
    variants: Sequence[Variant],
    sizes: Mapping[str, int],
    chip: Chip,
    executor: Executor,
    *,
    trials: int | None = None,
    seed: int = 0,
    journal: Journal | None = None,
    tell: Tell | None = None,
) -> Found:
    """Search variants for the fastest at some sizes on a chip; `space` names them in the result.

    `executor` is any executor of `concurrent.futures` whose workers have the package and, for profiles, a compiler.
    `trials` is the number of variants to profile, by default a tenth of those that are not refused, and at least four.

    Raises UsageError for arguments of other types, for unknown and missing sizes, and where the executor takes no
    trials; ToolchainError without a compiler.
    """
    if not isinstance(chip, Chip):
        raise UsageError(f"search takes a chip, chip_named('MI300X'), and got {describe(chip)}")
    if isinstance(variants, Kernel | Space):
        given = f"the {'kernel' if isinstance(variants, Kernel) else 'space'} '{variants.name}'"
        raise UsageError(f"search takes variants, {variants.name}.variants(), and got {given}")
    start = time.perf_counter()
    searched = Search(executor, journal, tell)
    tasks = dict(enumerate(captured(variant, number, sizes, chip) for number, variant in enumerate(variants)))
    candidates = [one for one in tasks.values() if isinstance(one, Candidate)]
    bounds = {number: one for number, one in tasks.items() if isinstance(one, Outcome)}
    bounds |= searched.run(ASSESSED, candidates)
    accepted = [one for one in candidates if one.number in bounds and not bounds[one.number].is_refused]
    most = max(LEAST_TRIALS, len(accepted) // _SHARE) if trials is None else trials
    predictions = _profiled(searched, accepted, bounds, most, seed)
    none = Outcome(ASSESSED)
    rows = (Row(one, bounds.get(number, none), predictions.get(number)) for number, one in enumerate(variants))
    return Found(
        space,
        chip.name,
        dict(sizes),
        tuple(rows),
        most,
        seed,
        searched.resumed,
        time.perf_counter() - start,
        len(searched.lost),
        (*(journal.notes if journal is not None else ()), *searched.notes),
    )


def captured(variant: Variant, number: int, sizes: Mapping[str, int], chip: Chip) -> Candidate | Outcome:
    """The variant's task, or the refusal of its capture."""
    try:
        kernel, dynamic = captured_for(variant.kernel, {**variant.options, **sizes}, chip)
    except KernelError as error:
        return refused(error, ASSESSED)
    known = (contents_of(kernel), sorted(dynamic.items()), chip, MODEL, VERSION)
    identity = hashlib.sha256(repr(known).encode()).hexdigest()[:16]
    return Candidate(number, variant, Task(kernel, dynamic, chip), identity)


def _profiled(
    searched: Search, accepted: Sequence[Candidate], bounds: Mapping[int, Outcome], most: int, seed: int
) -> dict[int, Outcome]:
    """The predictions of at most so many variants, round by round."""
    likeness = likeness_of([{"": one.variant.kernel.name, **one.variant.labels} for one in accepted])
    estimates = np.array([bounds[one.number].likely_us for one in accepted])
    chance, found = random.Random(seed), dict[int, Outcome]()
    tried: set[int] = set()  # places among the accepted
    while len(tried) < min(most, len(accepted)):
        times = {place: found[one.number].time_us for place, one in enumerate(accepted) if _has_time(found, one)}
        best = min(times.values(), default=float("inf"))
        ranked = np.argsort(estimates, kind="stable").tolist()
        left = [at for at in ranked if at not in tried and bounds[accepted[at].number].least_us < best]
        if not left:
            break
        count = min(most - len(tried), max(2, round(most * (1 - _FIRST) / (_ROUNDS - 1) if times else most * _FIRST)))
        chosen = _next(left, count, likeness, estimates, times) if times else _mixed(left, count, chance)
        found |= searched.run(PROFILED, longest_first([accepted[place] for place in chosen], bounds))
        tried.update(chosen)
    return found


def longest_first(candidates: Sequence[Candidate], bounds: Mapping[int, Outcome]) -> list[Candidate]:
    """Return candidates in the order in which to start their profiles, so that workers end at nearly the same time.

    The bound of a large program takes longer than that of a small one, and so does its profile."""
    return sorted(candidates, key=lambda one: bounds[one.number].seconds, reverse=True)


def _next(
    left: Sequence[int], count: int, likeness: np.ndarray, estimates: np.ndarray, times: Mapping[int, float]
) -> list[int]:
    """The variants to profile together: each as if those before it had the times that are expected of them."""
    known, chosen = dict(times), list[int]()
    while len(chosen) < min(count, len(left)):
        gains = improvements(likeness, estimates, known)
        place = max((one for one in left if one not in known), key=lambda one: gains[one])
        means, _ = corrected(likeness, estimates, known)
        known[place] = float(np.exp(means[place]))
        chosen.append(place)
    return chosen


def _has_time(found: Mapping[int, Outcome], one: Candidate) -> bool:
    return one.number in found and not found[one.number].is_refused


def _mixed(ranked: Sequence[int], count: int, chance: random.Random) -> list[int]:
    """The first half of the choice by rank, the other half at random from the better half of the others."""
    chosen = list(ranked[: -(-count // 2)])
    others = list(ranked[len(chosen) :])
    others = others[: max(count - len(chosen), len(others) // 2)]
    return chosen + sorted(chance.sample(others, min(len(others), count - len(chosen))))
