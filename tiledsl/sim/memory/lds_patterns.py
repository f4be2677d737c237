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
    misaligned = (valid & (first % natural != 0)).any(axis=1)
    rows, lanes = np.nonzero(valid)
    return Pattern(
        uniform,
        element,
        xp.asarray(index),
        None if valid.all() else (xp.asarray(rows), xp.asarray(lanes)),
        xp.asarray(outside) if outside.any() else None,
        used,
        valid,
        bool(misaligned.any()),
        alignment,
        size,
        _extra_clocks(target, kind, first, valid, size, misaligned) * times,
        int(valid.sum()) * size * times,
        kind == "write" and _overlap(used, valid, size),
    )


def _extra_clocks(
    target: Target, kind: str, first: np.ndarray, valid: np.ndarray, size: int, misaligned: np.ndarray
) -> int:
    """The clocks beyond those of an access without conflicts, summed over the rows (blocks)."""
    aligned, slow = ~misaligned, int(misaligned.sum())
    conflicts = bank_conflicts(target, kind, first[aligned], valid[aligned], size) if aligned.any() else 0
    return conflicts + slow * (target.lds_misaligned_clocks - len(target.lds_phases[kind, target.lds_key(size)]))


def bank_conflicts(target: Target, kind: str, first: np.ndarray, valid: np.ndarray, size: int) -> int:
    """Extra clocks: in each phase, the most distinct words that one bank must serve, less one. Summed over the rows
    (blocks).
    """
    width = target.lds_key(size)
    banks, phases = target.lds_banks[kind, width], np.array(target.lds_phases[kind, width])
    pieces = np.arange(max(1, size // 4))
    words = (first // 4)[:, phases][..., None] + pieces
    words = np.where(valid[:, phases][..., None], words, -1).reshape(first.shape[0] * len(phases), -1)
    words.sort(axis=1)
    distinct = words >= 0
    distinct[:, 1:] &= words[:, 1:] != words[:, :-1]
    phase, _ = np.nonzero(distinct)
    wanted = np.bincount(phase * banks + words[distinct] % banks, minlength=len(words) * banks).reshape(-1, banks)
    return int(np.maximum(wanted.max(axis=1), 1).sum()) - len(words)


def _overlap(first: np.ndarray, valid: np.ndarray, size: int) -> bool:
    """Whether two lanes of a row access the same byte."""
    row, _ = np.nonzero(valid)
    starts = first[valid]
    order = np.lexsort((starts, row))
    row, starts = row[order], starts[order]
    return bool(((np.diff(starts) < size) & (row[1:] == row[:-1])).any())
