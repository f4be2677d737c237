"""TD606: a store equals the contract's formula almost everywhere.

It differs where a number or an element is 0 or not finite, or beyond the range of f32.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping

import numpy as np

from tiledsl.analysis.values import special
from tiledsl.analysis.values.algebra import Value
from tiledsl.analysis.values.block_integers import Blocks
from tiledsl.analysis.values.compare import CLIPS, applies
from tiledsl.analysis.values.fingerprints import CURVES, Fingerprints
from tiledsl.analysis.values.stored import Stored
from tiledsl.analysis.values.tags import Tags
from tiledsl.diagnostics.diagnostic import Diagnostic, Mark, Span
from tiledsl.ir import nodes as ir

_TOLERANCE = 1e-6  # tolerance in double precision
_FAR = 1e-2  # tolerance in f32: more than the rounding of a few operations


@dataclasses.dataclass
class _Limit:
    """A condition under which a store breaks its contract, the operation responsible, and both results in f32."""

    place: Span
    calls: tuple[Span, ...]
    but: dict[str, None]
    single: tuple[float, float] | None = None


class Limits:
    """Finds such conditions, once for each store and warp."""

    def __init__(self) -> None:
        self.tried: set[tuple[str, Span, tuple[Span, ...], int]] = set()
        self.found: dict[tuple[str, Span], _Limit] = {}

    def look(self, stored: Stored, wanted: Value, tags: Tags, blocks: Blocks) -> None:
        """Evaluate a store that keeps its contract elsewhere with zeros and infinities.

        A store without division and without tensors foreign to the contract is not evaluated: sums, products and curves
        have no gaps.
        """
        statement, value = stored.event.statement, stored.value
        key = stored.tensor.name, statement.span, statement.calls, stored.warp
        if value.depth == 0 or key in self.tried or not (special.is_known(value) and special.is_known(wanted)):
            return
        self.tried.add(key)
        reported = set[str]()
        for one in (
            *(special.zeros(value, tags) if special.divides(value) else ()),
            *special.strangers(value, wanted, tags),
        ):
            numbers = special.Special(tags, blocks, one)
            if one.name not in reported and _differs_as_functions(value, wanted, numbers, stored):
                reported.add(one.name)
                self._add(stored, numbers).but[one.but] = None
        if special.is_extreme(value) and not special.is_extreme(wanted):
            single = special.Single(tags, blocks)
            difference = _differs(value, wanted, single, stored, _FAR)
            if difference is not None:
                self._add(stored, single).single = difference

    def _add(self, stored: Stored, numbers: Fingerprints) -> _Limit:
        statement = stored.event.statement
        source = special.first(stored.value, numbers, stored.rows, stored.cols)
        made = source.event.statement if source is not None and source.event is not None else statement
        return self.found.setdefault((stored.tensor.name, made.span), _Limit(made.span, made.calls, {}))

    def diagnostics(self, contracts: Mapping[str, ir.Contract], wrong: Iterable[str]) -> Iterator[Diagnostic]:
        left_out = set(wrong)
        for (name, _), limit in self.found.items():
            if name not in left_out:
                yield _diagnostic(contracts[name], limit)


def _differs_as_functions(value: Value, wanted: Value, numbers: Fingerprints, stored: Stored) -> bool:
    """Return whether the values differ with curves in place of functions.

    Where the curves may be the reason, the values must differ with the real functions too.
    """
    analytic = applies(CURVES, value, wanted) and not applies(CLIPS, value, wanted)
    return all(
        _differs(value, wanted, some, stored, _TOLERANCE) is not None
        for some in ((numbers, numbers.tame()) if analytic else (numbers,))
    )


def _differs(
    value: Value, wanted: Value, numbers: Fingerprints, stored: Stored, tolerance: float
) -> tuple[float, float] | None:
    """Return the first element of both where the element due is finite and the other is not the same."""
    with np.errstate(all="ignore"):
        is_, should = (numbers.of(one, stored.rows, stored.cols) for one in (value, wanted))
        other = np.isfinite(should) & ~(
            np.isfinite(is_) & (np.abs(is_ - should) <= tolerance * (np.abs(is_) + np.abs(should)))
        )
    return (float(is_[other][0]), float(should[other][0])) if other.any() else None


def _diagnostic(contract: ir.Contract, limit: _Limit) -> Diagnostic:
    name, marks = contract.tensor.name, (Mark(contract.span, "the contract"),)
    if limit.but:
        only = " and ".join(limit.but)
        text = "elsewhere this gives NaN, inf or another number"
        helps = (
            "avoid the division or the term that cancels out, or make sure before the call that the condition holds",
        )
        return Diagnostic(
            "TD606",
            f"'{name}' matches its contract only where {only}",
            Mark(limit.place, text),
            marks,
            (),
            helps,
            limit.calls,
            severity="warning",
        )
    assert limit.single is not None
    is_, should = limit.single
    message = f"'{name}' matches its contract in numbers of unlimited range, but not in f32"
    note = f"where every element and product is between 1 and 2, an element that should be {should:.3g} is {is_:.3g}"
    helps = (
        "keep intermediate numbers within the range of f32, and of the same magnitude as the numbers to which"
        " they are added",
    )
    return Diagnostic(
        "TD606", message, Mark(limit.place, "made here"), marks, (note,), helps, limit.calls, severity="warning"
    )
