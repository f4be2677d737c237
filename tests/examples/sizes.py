"""Sizes that the examples take, drawn at random."""

from __future__ import annotations

import random

from examples.catalogue import Example
from tiledsl.diagnostics.diagnostic import Diagnostic

# Loaders of one's own know no edge; loads straight to LDS take rows that begin at multiples of 16 bytes.
_WHOLE, _MULTIPLES = ("own_loader",), {"ping_pong_direct": {"K": 8}}


def legal(example: Example, target: str, pick: random.Random, most: int = 1024) -> dict[str, object]:
    """M, N and K up to `most`, any that the example takes, and its options or those of a variant. Half of the sizes are next to what its tiles divide."""
    options = {**example.options, **pick.choice(({}, {}, *example.variants))}
    sizes: dict[str, object] = {}
    for name, extent in zip("MNK", example.extents(options), strict=True):
        multiple = extent * pick.randint(1, most // extent)
        near = pick.choice((multiple, multiple - 1, min(multiple + 1, most), pick.randint(1, most), pick.randint(1, most), 1))
        sizes[name] = multiple if example.module in _WHOLE else max(1, near)
        step = _MULTIPLES.get(example.module, {}).get(name, 1)
        sizes[name] = -(-int(sizes[name]) // step) * step
    return sizes | options


def alarms(findings: tuple[Diagnostic, ...]) -> list[Diagnostic]:
    """What is said of a right kernel beside what costs time: where its rows begin, TD701, and a short step along k, TD705."""
    return [finding for finding in findings if finding.code not in ("TD701", "TD705")]
