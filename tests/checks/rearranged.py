"""Formulas whose leaves are rearranged, and what is refused of them."""

import numpy as np

from tiledsl import f32
from tiledsl.analysis.values import algebra as al
from tiledsl.analysis.values.compare import certainly_different, decided, different
from tiledsl.analysis.values.fingerprints import SEEDS, Fingerprints
from tiledsl.analysis.values.tags import Tags, grid


def refusals(kernel) -> list[str]:
    return [found.code for found in kernel.check() if found.severity == "error"]


ROWS, COLS = 8, 8
NAMES = ("x", "y", "z")
Formula = al.Value
TAGS = Tags(dict.fromkeys((*NAMES, "w"), f32))
LEAVES = {name: al.Data(grid(TAGS.first(name, (0, 0), (0, 0), (0, 0)), ROWS, COLS)) for name in (*NAMES, "w")}


def number(value: float) -> al.Number:
    return al.Number(float(np.float32(value)))


def made_of(op: str, *operands: Formula) -> Formula:
    return al.Applied(op, operands)


def differ(value: Formula, wanted: Formula) -> bool:
    at = ROWS, COLS
    found = [different(Fingerprints(TAGS, None, seed), value, wanted, *at) for seed in SEEDS]
    if np.any(found):
        return True
    decision = decided(value, wanted, at, TAGS, None)
    return bool(decision.wrong.any()) or (not decision.is_all and bool(certainly_different(value, wanted, *at, TAGS, None).any()))
