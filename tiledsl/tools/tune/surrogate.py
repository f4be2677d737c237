"""Which variant to profile next: by the estimate of its bound, corrected by what the profiled variants have shown.

The correction is a sum over the variant's labels: each value of each option makes a variant slower or faster by a
factor, found by ridge regression over the logarithms of (predicted time / estimate). It is a guide for the order of
trials alone: what is reported is always a prediction of the model."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tiledsl.language.capture.choices import identity

_PENALTY = 0.3  # of the squares of the factors' logarithms, beside the squares of what is left


def features_of(labels: Sequence[Mapping[str, Any]]) -> np.ndarray:
    """One row for each variant: 1, and for each value of each label 1 if the variant has it, else 0."""
    known: dict[Any, int] = {}
    for one in labels:
        for pair in one.items():
            known.setdefault((pair[0], identity(pair[1])), len(known))
    found = np.zeros((len(labels), 1 + len(known)))
    found[:, 0] = 1
    for number, one in enumerate(labels):
        for name, value in one.items():
            found[number, 1 + known[name, identity(value)]] = 1
    return found


def corrected(features: np.ndarray, estimates: np.ndarray, times: Mapping[int, float]) -> np.ndarray:
    """The estimates of all variants, corrected by the predicted times of some, by their numbers."""
    if not times:
        return estimates
    rows = list(times)
    known = features[rows]
    factors = np.log([times[row] for row in rows]) - np.log(estimates[rows])
    mean = factors.mean()
    squares = known.T @ known + _PENALTY * np.eye(known.shape[1])
    weights = np.linalg.solve(squares, known.T @ (factors - mean))
    found: np.ndarray = estimates * np.exp(mean + features @ weights)
    return found
