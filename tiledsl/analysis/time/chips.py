"""The chips that can be modelled, with the figures of the parts outside a compute unit.

Compute units, clocks and the last cache are those of `tiledsl/targets.py`."""

from __future__ import annotations

import dataclasses
from typing import Any

from tiledsl.analysis.time.constant import ASSUMED, DOCUMENTED, TOOL, Constant
from tiledsl.analysis.time.unit import FIGURES, UnitFigures
from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.diagnostics.suggest import meant
from tiledsl.targets import TARGETS, Target

_BENCHES = "RRZE, gpu-benches; Chips and Cheese, MI300X"
_STREAM = "Azure, BabelStream"
_WHITE_PAPER = "AMD, CDNA 3 white paper"
_DATA_SHEET = "AMD, data sheet"
_OF_MI300X = "taken from MI300X"


@dataclasses.dataclass(frozen=True, slots=True)
class Chip:
    """A chip, or a die of a chip that is one device.

    Latencies are clk from the L1 to the data, bandwidths TB/s (10¹² bytes a second), and sizes bytes. The figures of
    the L2 are those of one XCD."""

    name: str
    target: str
    compute_units: int
    xcds: int
    boost_mhz: Constant
    l1_hit: Constant
    l2_hit: Constant
    mall_hit: Constant
    hbm: Constant
    l2_bytes: Constant
    l2_ways: int
    l2_bytes_clk: Constant
    mall_bytes: Constant
    mall_tbs: Constant
    hbm_tbs: Constant
    start_clk: Constant  # between two blocks that one XCD starts
    drift_clk: Constant  # standard deviation of the time by which a running block is ahead of the others
    launch_us: Constant
    own_unit: UnitFigures | None = None  # figures of a compute unit that were measured on this very chip

    @property
    def unit(self) -> UnitFigures:
        """The figures of a compute unit."""
        return self.own_unit or FIGURES[self.target]

    @property
    def peak_tflops(self) -> dict[str, float]:
        """Return the dense peak rates in TFLOP/s at the boost clock, by the type of A and B."""
        target = TARGETS[self.target]
        share = (
            self.boost_mhz.value / _boost(target).value
        )  # of the data sheet's clock, which a file of figures may replace
        return {kind: tflops * share for kind, tflops in target.peaks_of(self.compute_units).items()}

    @property
    def has_mall(self) -> bool:
        """Return whether there is a cache between L2 and HBM."""
        return self.mall_bytes.value > 0


_START = Constant(500, "clk between two blocks that an XCD starts", "no source has this figure", ASSUMED)
_DRIFT = Constant(4000, "clk, standard deviation", "no source has this figure: two steps of a large tile", ASSUMED)
_LAUNCH = Constant(4.5, "µs", "AMD, Origami, hardware constants", TOOL)

_GFX90A, _GFX942, _GFX950 = (TARGETS[name] for name in ("gfx90a", "gfx942", "gfx950"))


def _boost(target: Target) -> Constant:
    return Constant(1000 * target.clock_ghz, "MHz", _DATA_SHEET, DOCUMENTED)


_MI300X = Chip(
    name="MI300X",
    target=_GFX942.name,
    compute_units=_GFX942.compute_units,
    xcds=_GFX942.xcds,
    boost_mhz=_boost(_GFX942),
    l1_hit=Constant(120, "clk", _BENCHES),
    l2_hit=Constant(213, "clk", _BENCHES),
    mall_hit=Constant(492, "clk", f"{_BENCHES}: 455 to 530"),
    hbm=Constant(860, "clk", f"{_BENCHES}: 836 to 885"),
    l2_bytes=Constant(4 << 20, "bytes", _WHITE_PAPER, DOCUMENTED),
    l2_ways=16,
    l2_bytes_clk=Constant(2048, "bytes/clk", _WHITE_PAPER, DOCUMENTED),
    mall_bytes=Constant(_GFX942.last_cache_bytes, "bytes", _WHITE_PAPER, DOCUMENTED),
    mall_tbs=Constant(11.75, "TB/s", f"{_BENCHES}: 11.6 to 11.9"),
    hbm_tbs=Constant(4.15, "TB/s", f"{_STREAM}: 4.0 to 4.3 of 5.3"),
    start_clk=_START,
    drift_clk=_DRIFT,
    launch_us=_LAUNCH,
)

_MI250X = Chip(
    name="MI250X",
    target=_GFX90A.name,
    compute_units=110,
    xcds=_GFX90A.xcds,
    boost_mhz=_boost(_GFX90A),
    l1_hit=Constant(128, "clk", _BENCHES),
    l2_hit=Constant(257, "clk", f"{_BENCHES}: 249 to 265"),
    mall_hit=Constant(0, "clk", "there is no such cache", DOCUMENTED),
    hbm=Constant(640, "clk", f"{_BENCHES}: 587 to 695"),
    l2_bytes=Constant(_GFX90A.last_cache_bytes, "bytes", "AMD, CDNA 2 white paper", DOCUMENTED),
    l2_ways=16,
    l2_bytes_clk=Constant(4096, "bytes/clk", "AMD, CDNA 2 white paper", DOCUMENTED),
    mall_bytes=Constant(0, "bytes", "there is no such cache", DOCUMENTED),
    mall_tbs=Constant(0, "TB/s", "there is no such cache", DOCUMENTED),
    hbm_tbs=Constant(1.37, "TB/s", f"{_BENCHES}: of 1.6"),
    start_clk=_START,
    drift_clk=_DRIFT,
    launch_us=_LAUNCH,
)


def _taken(*names: str) -> dict[str, Any]:
    """Return figures of MI300X for a chip of which no source has them."""
    found: dict[str, Constant] = {name: getattr(_MI300X, name) for name in names}
    return {name: dataclasses.replace(one, source=_OF_MI300X, kind=ASSUMED) for name, one in found.items()}


CHIPS: dict[str, Chip] = {
    "MI250": dataclasses.replace(_MI250X, name="MI250", compute_units=_GFX90A.compute_units),
    "MI250X": _MI250X,
    "MI300X": _MI300X,
    "MI325X": dataclasses.replace(
        _MI300X,
        name="MI325X",
        **_taken("l1_hit", "l2_hit", "mall_hit", "hbm", "mall_tbs"),
        hbm_tbs=Constant(4.7, "TB/s", f"{_OF_MI300X}: the same part of 6.0", ASSUMED),
    ),
    "MI355X": dataclasses.replace(
        _MI300X,
        name="MI355X",
        target=_GFX950.name,
        compute_units=_GFX950.compute_units,
        xcds=_GFX950.xcds,
        boost_mhz=_boost(_GFX950),
        l1_hit=Constant(120, "clk", _OF_MI300X, ASSUMED),
        l2_hit=Constant(235, "clk", "not published: 215 to 255 by MI300X's", ASSUMED),
        mall_hit=Constant(500, "clk", _OF_MI300X, ASSUMED),
        hbm=Constant(850, "clk", _OF_MI300X, ASSUMED),
        mall_tbs=Constant(11.75, "TB/s", _OF_MI300X, ASSUMED),
        hbm_tbs=Constant(6.2, "TB/s", f"{_OF_MI300X}: the same part of 8.0", ASSUMED),
    ),
}


def chip_named(name: str) -> Chip:
    """Return the chip with a name, in upper or lower case. UsageError for an unknown name, with the known names."""
    if not isinstance(name, str):
        raise UsageError(f"a chip is named by text, as in chip='MI300X', and got {name!r}")
    plain = "".join(filter(str.isalnum, name)).upper().removeprefix("AMD").removeprefix("INSTINCT")
    target = TARGETS.get(name.lower())
    if target is not None:
        own = [one.name for one in CHIPS.values() if one.target == target.name]
        raise UsageError(
            f"'{name}' is a target, and a chip is asked for: {' or '.join(own)}, or --target {target.name}, which takes"
            f" {chip_of(target.name).name}"
        )
    if plain not in CHIPS:
        raise UsageError(f"unknown chip '{name}'{meant(plain, CHIPS)}: there are {', '.join(CHIPS)}")
    return CHIPS[plain]


def chip_of(target: str) -> Chip:
    """Return the default chip of a target: the chip with the compute units that `tiledsl/targets.py` has."""
    known = TARGETS[target]
    return next(one for one in CHIPS.values() if (one.target, one.compute_units) == (target, known.compute_units))
