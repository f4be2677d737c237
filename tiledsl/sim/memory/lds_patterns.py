"""Computes the pattern of an LDS access: indices, lanes out of range, misalignment, bank conflicts.

A pattern is computed once for each distinct set of addresses, in the host's memory; only the indices that pick the data
are arrays of the run's array module."""

from __future__ import annotations

from typing import Any

import numpy as np

from tiledsl.sim.state.pattern import Pattern
from tiledsl.targets import Target


def make_pattern(
    xp: Any,
    target: Target,
    kind: str,
    addr: np.ndarray,
    active: np.ndarray,
    blocks: int,
    offset: int,
    size: int,
    limit: int,
) -> Pattern:
    """The pattern of an access of `size` bytes at addr + offset by the active lanes of `blocks` blocks; `limit` is the
    bytes allocated, `kind` "read" or "write". `addr` and `active` have a row for each block, or one for all."""
    # modulo 2^32: clang counts on a negative address plus an offset
    first = (addr + np.uint32(offset)).astype(np.int64)
    uniform = bool((active == active[:1]).all()) and bool(((first == first[:1]) | ~active).all())
    if uniform:
        first, active = first[:1], active[:1]
    within = first + size <= limit
    valid = active & within
    natural = size if size != 12 else 4
    used = np.where(valid, first, 0)
    alignment = natural
    while (used % alignment != 0).any():
        alignment //= 2
    element = natural if alignment == natural else min(alignment, 4)
    index = used // element
    if element != size:
        index = index + np.arange(size // element)[:, None, None]
    outside, times = active & ~within, blocks if uniform else 1
    rows, lanes = np.nonzero(valid)
    return Pattern(
        uniform,
        element,
        xp.asarray(index),
        None if valid.all() else (xp.asarray(rows), xp.asarray(lanes)),
        xp.asarray(outside) if outside.any() else None,
        used,
        valid,
        bool((valid & (first % natural != 0)).any()),
        alignment,
        size,
        bank_conflicts(target, kind, first, valid, size) * times,
        int(valid.sum()) * size * times,
    )


def bank_conflicts(target: Target, kind: str, first: np.ndarray, valid: np.ndarray, size: int) -> int:
    """Extra clocks: in each phase, the most distinct words that one bank must serve, less one. Summed over the rows
    (blocks).
    """
    width = size if size != 12 else 16
    banks = target.lds_banks[kind, width]
    total = 0
    words = max(1, size // 4)
    for row, lanes in zip(first.tolist(), valid.tolist(), strict=True):
        for phase in target.lds_phases[kind, width]:
            wanted: dict[int, set[int]] = {}
            for lane in phase:
                if lanes[lane]:
                    start = row[lane] // 4
                    for word in range(start, start + words):
                        wanted.setdefault(word % banks, set()).add(word)
            total += max((len(w) for w in wanted.values()), default=1) - 1
    return total
