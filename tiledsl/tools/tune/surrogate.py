"""Which variant to profile next: by the estimate of its bound, corrected by what the profiled variants have shown.

The logarithm of (predicted time / estimate) is a Gaussian process over the variants: two variants are as alike as the
share of their labels that agree, squared, so that the values of options count alone and in pairs. The next variant is
that with the largest expected improvement of the best time (D. R. Jones, M. Schonlau and W. J. Welch, Efficient global
optimization of expensive black-box functions, J. Global Optimization 13, 1998). The process decides the order of trials
alone: what is reported is always a prediction of the model."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tiledsl.language.capture.choices import identity

_LEAST_SPREAD = 0.05  # of the logarithms, where the variants profiled so far agree with their estimates
_NOISE = 0.1  # of the spread: what the labels do not explain


def likeness_of(labels: Sequence[Mapping[str, Any]]) -> np.ndarray:
    """The likeness of each pair of variants, from 0 to 1."""
    names = list(dict.fromkeys(name for one in labels for name in one))
    agreeing = np.zeros((len(labels), len(labels)))
    for name in names:
        codes: dict[Any, int] = {}
        column = [codes.setdefault(identity(one[name]) if name in one else None, len(codes)) for one in labels]
        agreeing += np.equal.outer(column, column)
    found: np.ndarray = (agreeing / max(1, len(names))) ** 2
    return found


def improvements(likeness: np.ndarray, estimates: np.ndarray, times: Mapping[int, float]) -> np.ndarray:
    """The expected improvement by each variant of the logarithm of the best time, from the times of some variants."""
    means, deviations = corrected(likeness, estimates, times)
    better = math.log(min(times.values())) - means
    ratios = better / deviations
    below = np.array([0.5 * math.erfc(-ratio / math.sqrt(2)) for ratio in ratios])
    density = np.exp(-(ratios**2) / 2) / math.sqrt(2 * math.pi)
    found: np.ndarray = better * below + deviations * density
    return found


def corrected(likeness: np.ndarray, estimates: np.ndarray, times: Mapping[int, float]) -> tuple[np.ndarray, np.ndarray]:
    """The mean and the standard deviation of the logarithm of each variant's time."""
    rows = list(times)
    factors = np.log([times[row] for row in rows]) - np.log(estimates[rows])
    mean, spread = factors.mean(), max(_LEAST_SPREAD, factors.std())
    known = likeness[np.ix_(rows, rows)] + _NOISE**2 * np.eye(len(rows))
    weights = np.linalg.solve(known, likeness[rows])
    means = np.log(estimates) + mean + (factors - mean) @ weights
    left = np.maximum(1 - (likeness[rows] * weights).sum(axis=0), 1e-9)
    return means, spread * np.sqrt(left)
