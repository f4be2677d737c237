"""The result of a search: every variant with its outcome, the best, and the counts; as JSON and as text."""

from __future__ import annotations

import collections
import dataclasses
from collections.abc import Mapping
from typing import Any

from tiledsl.analysis.time.result import MODEL, counted
from tiledsl.diagnostics import VERSION
from tiledsl.runtime.kernel import Variant
from tiledsl.runtime.tuned import MEASURED, MODELLED, Tuned
from tiledsl.tools.tune.trial import Outcome

SCHEMA = 1  # version of as_dict (docs/schemas/tune.json): increased when its readers would misread the new form
REFUSED, BOUNDED, PROFILED = "refused", "bounded", "profiled"  # what is known of a variant
_SHOWN = 10  # variants of the table


@dataclasses.dataclass(frozen=True)
class Measurement:
    """A variant's median time on a GPU, in µs, and whether its result is right; else `failure` says what happened."""

    time_us: float
    right: bool
    failure: str = ""


@dataclasses.dataclass(frozen=True)
class Row:
    """One variant: its bound, if it has one, its prediction, if it was profiled, and its time on a GPU, if measured."""

    variant: Variant
    bound: Outcome
    prediction: Outcome | None = None
    measurement: Measurement | None = None

    @property
    def refusal(self) -> Outcome | None:
        """The refusal, by the first checks or by those of the whole kernel."""
        return next((one for one in (self.bound, self.prediction) if one is not None and one.is_refused), None)

    @property
    def state(self) -> str:
        """What is known of the variant."""
        return REFUSED if self.refusal else PROFILED if self.prediction else BOUNDED

    @property
    def time_us(self) -> float | None:
        """The predicted time, if there is one."""
        return self.prediction.time_us if self.prediction is not None and self.state == PROFILED else None

    def as_dict(self) -> dict[str, Any]:
        """Plain values for JSON."""
        refusal, prediction = self.refusal, self.prediction
        has_bound = not self.bound.is_refused
        return {
            "name": self.variant.name,
            "kernel": self.variant.kernel.name,
            "options": dict(self.variant.labels),
            "state": self.state,
            "code": refusal.code if refusal else None,
            "message": refusal.message if refusal else None,
            "bound_us": {"least": self.bound.least_us, "likely": self.bound.likely_us} if has_bound else None,
            "time_us": (
                {"low": prediction.low_us, "likely": prediction.time_us, "high": prediction.high_us}
                if prediction is not None and self.state == PROFILED
                else None
            ),
            "limit": prediction.limit if prediction is not None and self.state == PROFILED else None,
            "measured": dataclasses.asdict(self.measurement) if self.measurement is not None else None,
        }


@dataclasses.dataclass(frozen=True)
class Found:
    """A search of a space for one shape on one chip.

    `proved` says that no variant is left whose bound is below the best time. `resumed` counts the trials that came from
    the journal, and `lost` the trials of which two workers were lost. `notes` are remarks for the reader. `device` is
    the GPU on which the fastest variants were timed, "" without one.
    """

    space: str
    chip: str
    sizes: dict[str, int]
    rows: tuple[Row, ...]
    trials: int
    seed: int
    resumed: int
    seconds: float
    lost: int = 0
    notes: tuple[str, ...] = ()
    device: str = ""

    @property
    def ranked(self) -> list[Row]:
        """The profiled variants, the fastest first; equally fast ones in the order of the space."""
        profiled = [row for row in self.rows if row.state == PROFILED]
        return sorted(profiled, key=lambda row: row.time_us or 0.0)

    @property
    def measured(self) -> list[Row]:
        """The variants that a GPU has timed with a right result, the fastest first."""
        right = [(row.measurement.time_us, row) for row in self.ranked if row.measurement and row.measurement.right]
        return [row for _, row in sorted(right, key=lambda pair: pair[0])]

    @property
    def fastest(self) -> Row | None:
        """The fastest variant by prediction; None where each is refused."""
        return next(iter(self.ranked), None)

    @property
    def best(self) -> Row | None:
        """The choice: the fastest on the GPU, or else the fastest by prediction that has not failed there."""
        return next(iter([*self.measured, *(row for row in self.ranked if row.measurement is None)]), None)

    @property
    def counts(self) -> dict[str, int]:
        """The number of variants by what is known of them."""
        found = collections.Counter(row.state for row in self.rows)
        return {state: found[state] for state in (REFUSED, BOUNDED, PROFILED)}

    @property
    def refused_by_code(self) -> dict[str, int]:
        """The number of refused variants by the code of the refusal, the most frequent first."""
        codes = collections.Counter(row.refusal.code for row in self.rows if row.refusal)
        return dict(sorted(codes.items(), key=lambda pair: (-pair[1], pair[0])))

    @property
    def below(self) -> int:
        """The number of variants without a prediction whose bound is below the best time."""
        best = self.fastest
        left = [row for row in self.rows if row.state == BOUNDED]
        return len([row for row in left if best is None or row.bound.least_us < (best.time_us or 0.0)])

    @property
    def nothing(self) -> str:
        """What is said of a search without a prediction."""
        is_refused = all(row.state == REFUSED for row in self.rows)
        return "every variant is refused" if is_refused else "no variant has a prediction"

    @property
    def proved(self) -> bool:
        """Whether no variant is left that could be faster than the best, by the bounds."""
        return self.fastest is not None and not self.below and not self.lost

    @property
    def tuned(self) -> Tuned | None:
        """The entry of the tuned file; None where each variant is refused."""
        best = self.best
        if best is None:
            return None
        return Tuned(
            self.space,
            best.variant.kernel.name,
            self.chip,
            dict(self.sizes),
            dict(best.variant.labels),
            MEASURED if best.measurement else MODELLED,
            round(best.measurement.time_us if best.measurement else best.time_us or 0.0, 3),
            MODEL,
            VERSION,
            len(self.rows),
            self.counts[PROFILED],
        )

    def as_dict(self) -> dict[str, Any]:
        """Plain values for JSON, in the form of docs/schemas/tune.json."""
        best = self.best
        return {
            "space": self.space,
            "chip": self.chip,
            "sizes": dict(self.sizes),
            "model": MODEL,
            "modelled": True,
            "device": self.device or None,
            "seed": self.seed,
            "trials": self.trials,
            "resumed": self.resumed,
            "lost": self.lost,
            "seconds": self.seconds,
            "counts": {"variants": len(self.rows), **self.counts},
            "refused_by_code": self.refused_by_code,
            "below_best": self.below,
            "proved": self.proved,
            "best": best.variant.name if best else None,
            "variants": [row.as_dict() for row in self.rows],
            "notes": list(self.notes),
        }

    @property
    def text(self) -> str:
        """The result as text for people, in at most 120 columns."""
        how = "modelled, the fastest measured too" if self.device else "modelled, not measured"
        rows = [f"{self.space} on {self.chip}, {sizes_text(self.sizes)}: {how} (model {MODEL})", ""]
        rows += [*self._table(), "", *self._counts(), *self._measured()]
        return "\n".join([*rows, *(f"  note: {note}"[:120] for note in self.notes)])

    def _table(self) -> list[str]:
        best = self.fastest
        if best is None:
            return [f"  {self.nothing}"]
        fastest = best.time_us or 1.0
        rows = [f"  {'time':>12}  {'of the best':>11}  {'bound':>12}  variant"]
        for row in self.ranked[:_SHOWN]:
            times = f"{row.time_us:>9,.1f} µs  {fastest / (row.time_us or 1.0):>11.1%}  {row.bound.least_us:>9,.1f} µs"
            rows.append(f"  {times}  {row.variant.name}"[:120])
        more = len(self.ranked) - _SHOWN
        return [*rows, f"  … and {more} more"] if more > 0 else rows

    def _counts(self) -> list[str]:
        counts = self.counts
        rows = [
            f"  {len(self.rows):,} variants: {counts[PROFILED]:,} profiled, {counts[BOUNDED]:,} by their bound alone"
        ]
        if self.refused_by_code:
            codes = ", ".join(f"{count:,} by {code}" for code, count in self.refused_by_code.items())
            rows.append(f"  {counts[REFUSED]:,} refused: {codes}"[:120])
            for code in self.refused_by_code:
                first = next(row for row in self.rows if row.refusal is not None and row.refusal.code == code)
                assert first.refusal is not None
                rows += [f"    {code}: {first.refusal.message}"[:120], f"      of {first.variant.name}"[:120]]
        if self.proved:
            rows.append("  no variant is left whose bound is below the best time")
        elif self.fastest is not None:
            rows.append(f"  {counted(self.below, 'variant')} without a prediction, with a bound below the best time")
        if self.lost:
            rows.append(f"  {counted(self.lost, 'trial')} lost twice with the workers: a second run tries again")
        if self.resumed:
            rows.append(f"  {counted(self.resumed, 'trial')} from the journal")
        return rows

    def _measured(self) -> list[str]:
        """The times on the GPU, and the variants that failed there."""
        rows = [f"  timed on {self.device}, each compared with its contract:"] if self.device else []
        for row in self.measured:
            assert row.measurement is not None
            rows.append(f"  {row.measurement.time_us:>9,.1f} µs  {row.variant.name}"[:120])
        failed = [(row, row.measurement) for row in self.ranked if row.measurement and not row.measurement.right]
        return rows + [f"  not taken: {row.variant.name}: {of.failure}"[:120] for row, of in failed]


def sizes_text(sizes: Mapping[str, int]) -> str:
    """Sizes as text: "M = 4,096, N = 512"."""
    return ", ".join(f"{name} = {size:,}" for name, size in sizes.items())
