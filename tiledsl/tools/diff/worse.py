"""The names of `--fail-on`, and for each name the rule by which B is worse than A."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Mapping

from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.diagnostics.suggest import meant
from tiledsl.tools.diff.rows import Row


@dataclasses.dataclass(frozen=True, slots=True)
class Rule:
    """The rule of one name.

    Of each entry of `keys`, the first row that a side has is compared. More is worse; for keys in `less`, less is
    worse. `words` are the rule in words. A difference is worse from `least` on, a fraction of A's value."""

    keys: tuple[tuple[str, ...], ...]
    words: str
    less: frozenset[str] = frozenset()
    least: float = 0.0


def _one(key: str, words: str) -> Rule:
    return Rule(((key,),), words)


RULES: dict[str, Rule] = {
    "spills": Rule(
        (("vgpr_spills",), ("sgpr_spills",), ("scratch_bytes",)), "more spilled VGPRs or SGPRs, or more scratch"
    ),
    "vgprs": _one("vgprs", "more VGPRs"),
    "agprs": _one("agprs", "more AGPRs"),
    "registers": _one("registers", "more registers allocated, of both files"),
    "sgprs": _one("sgprs", "more SGPRs"),
    "lds": _one("lds_bytes", "more bytes of LDS"),
    "occupancy": Rule((("occupancy",),), "fewer waves per SIMD", frozenset({"occupancy"})),
    "instructions": _one("instructions", "more instructions in the whole kernel"),
    "loop": Rule(
        (("others_per_mflop", "others"),), "more instructions other than MFMA for the same work of the main loop"
    ),
    "waits": Rule(
        (("waits_per_mflop", "waits"), ("least_vmcnt",)),
        "more waits for the same work of the main loop, or fewer loads in flight past every wait",
        frozenset({"least_vmcnt"}),
    ),
    "moves": Rule((("moves_per_mflop", "moves"),), "more moves for the same work of the main loop"),
    "lds-traffic": Rule(
        (("lds_read_bytes_per_mflop", "lds_read_bytes"), ("lds_written_bytes_per_mflop", "lds_written_bytes")),
        "more bytes read from LDS, or written to it, for the same work of the main loop",
    ),
    "global-traffic": Rule(
        (("global_read_bytes_per_mflop", "global_read_bytes"),),
        "more bytes read from global memory for the same work of the main loop",
    ),
    "conflicts": Rule(
        (("conflict_clocks_per_mflop", "conflict_clocks"), ("conflict_clocks_elsewhere",)),
        "more clocks lost to bank conflicts for the same work of the main loop, or outside the main loop",
    ),
    "time": Rule((("time_us",),), "a modelled time that is at least 1 % longer; with `--time`", least=0.01),
    "costs": _one("costs", "more findings on cost (TD710 to TD717); with `--time`"),
}
OF_TIME = ("time", "costs")  # what only predictions have


@dataclasses.dataclass(frozen=True, slots=True)
class Judged:
    """The result of a name: `worse` are the worse rows, `open` the keys of rows that cannot be compared.

    A row cannot be compared if one side does not have its quantity."""

    name: str
    worse: tuple[Row, ...]
    open: tuple[str, ...]


def asked(texts: Iterable[str]) -> tuple[str, ...]:
    """Return the names in the texts, which are separated by commas. UsageError for an unknown name."""
    names = [name.strip() for text in texts for name in text.split(",")]
    for name in names:
        if name not in RULES:
            raise UsageError(f"--fail-on takes no '{name}'{meant(name, RULES)}: it takes {', '.join(RULES)}")
    return tuple(dict.fromkeys(names))


def judged(name: str, rows: Mapping[str, Row]) -> Judged:
    """Return whether the quantities of the name are worse in B; `rows` has the rows by their keys."""
    rule, worse, unknown = RULES[name], [], []
    for keys in rule.keys:
        row = next((rows[key] for key in keys if rows[key].a is not None or rows[key].b is not None), rows[keys[-1]])
        if row.a is None or row.b is None:
            unknown.append(row.key)
        elif _more(row, rule.least) == (-1 if row.key in rule.less else 1):
            worse.append(row)
    return Judged(name, tuple(worse), tuple(unknown))


def _more(row: Row, least: float) -> float:
    """Return the sign of B's excess over A; "none" and "any" count as infinite. It is 0 below `least` of A."""
    a, b = (math.inf if isinstance(value, str) else value for value in (row.a, row.b))
    assert a is not None and b is not None
    return 0 if abs(b - a) < least * abs(a) else (b > a) - (b < a)
