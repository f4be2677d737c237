"""The chips that can be modelled, with the figures of the parts outside a compute unit."""

from __future__ import annotations

import dataclasses

from tiledsl.analysis.time.constant import ASSUMED, DOCUMENTED, MEASURED, Constant
from tiledsl.analysis.time.unit import FIGURES, UnitFigures
from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.diagnostics.suggest import meant

_BENCHES = "RRZE, gpu-benches; Chips and Cheese, MI300X"
_STREAM = "Azure, BabelStream"
_WHITE_PAPER = "AMD, CDNA 3 white paper"
_DATA_SHEET = "AMD, data sheet"
_OF_MI300X = "taken from MI300X"


@dataclasses.dataclass(frozen=True, slots=True)
class Chip:
    """A chip, or the one die of it that is a device. Latencies are clk from the L1 to the data, bandwidths TB/s (10¹²
    bytes a second), sizes bytes; those of the L2 are of one XCD.
    """

    name: str
    target: str
    compute_units: int
    xcds: int
    boost_mhz: Constant
    peak_tflops: dict[str, float]
    l1_hit: Constant
    l2_hit: Constant
    mall_hit: Constant
    hbm: Constant
    l2_bytes: Constant
    l2_bytes_clk: Constant
    mall_bytes: Constant
    mall_tbs: Constant
    hbm_tbs: Constant
    start_clk: Constant  # between two blocks that one XCD starts
    launch_us: Constant
    own_unit: UnitFigures | None = None  # figures of a compute unit that were measured on this very chip

    @property
    def unit(self) -> UnitFigures:
        """The figures of a compute unit."""
        return self.own_unit or FIGURES[self.target]

    @property
    def has_mall(self) -> bool:
        """Whether there is a cache between L2 and HBM."""
        return self.mall_bytes.value > 0


_START = Constant(500, "clk between two blocks that an XCD starts", "no source has this figure", ASSUMED)
_LAUNCH = Constant(4.5, "µs", "AMD, Origami, hardware constants", MEASURED)

_MI300X = Chip(
    name="MI300X",
    target="gfx942",
    compute_units=304,
    xcds=8,
    boost_mhz=Constant(2100, "MHz", _DATA_SHEET, DOCUMENTED),
    peak_tflops={
        "bf16": 1307.4,
        "f16": 1307.4,
        "fp8": 2614.9,
        "bf8": 2614.9,
        "i8": 2614.9,
        "f32": 163.4,
        "xf32": 653.7,
    },
    l1_hit=Constant(120, "clk", _BENCHES),
    l2_hit=Constant(213, "clk", _BENCHES),
    mall_hit=Constant(492, "clk", f"{_BENCHES}: 455 to 530"),
    hbm=Constant(860, "clk", f"{_BENCHES}: 836 to 885"),
    l2_bytes=Constant(4 << 20, "bytes", _WHITE_PAPER, DOCUMENTED),
    l2_bytes_clk=Constant(2048, "bytes/clk", _WHITE_PAPER, DOCUMENTED),
    mall_bytes=Constant(256 << 20, "bytes", _WHITE_PAPER, DOCUMENTED),
    mall_tbs=Constant(11.75, "TB/s", f"{_BENCHES}: 11.6 to 11.9"),
    hbm_tbs=Constant(4.15, "TB/s", f"{_STREAM}: 4.0 to 4.3 of 5.3"),
    start_clk=_START,
    launch_us=_LAUNCH,
)

CHIPS: dict[str, Chip] = {
    "MI250X": Chip(
        name="MI250X",
        target="gfx90a",
        compute_units=110,
        xcds=1,
        boost_mhz=Constant(1700, "MHz", _DATA_SHEET, DOCUMENTED),
        peak_tflops={"bf16": 191.5, "f16": 191.5, "f32": 47.9, "i8": 191.5},
        l1_hit=Constant(128, "clk", _BENCHES),
        l2_hit=Constant(257, "clk", f"{_BENCHES}: 249 to 265"),
        mall_hit=Constant(0, "clk", "there is no such cache", DOCUMENTED),
        hbm=Constant(640, "clk", f"{_BENCHES}: 587 to 695"),
        l2_bytes=Constant(8 << 20, "bytes", "AMD, CDNA 2 white paper", DOCUMENTED),
        l2_bytes_clk=Constant(4096, "bytes/clk", "AMD, CDNA 2 white paper", DOCUMENTED),
        mall_bytes=Constant(0, "bytes", "there is no such cache", DOCUMENTED),
        mall_tbs=Constant(0, "TB/s", "there is no such cache", DOCUMENTED),
        hbm_tbs=Constant(1.37, "TB/s", f"{_BENCHES}: of 1.6"),
        start_clk=_START,
        launch_us=_LAUNCH,
    ),
    "MI300X": _MI300X,
    "MI325X": dataclasses.replace(
        _MI300X,
        name="MI325X",
        hbm_tbs=Constant(4.7, "TB/s", f"{_OF_MI300X}: the same part of 6.0", ASSUMED),
    ),
    "MI355X": dataclasses.replace(
        _MI300X,
        name="MI355X",
        target="gfx950",
        compute_units=256,
        boost_mhz=Constant(2400, "MHz", _DATA_SHEET, DOCUMENTED),
        peak_tflops={
            "bf16": 2516.6,
            "f16": 2516.6,
            "fp8": 5033.2,
            "bf8": 5033.2,
            "i8": 5033.2,
            "f8f6f4": 5033.2,
            "f32": 157.3,
        },
        l1_hit=Constant(120, "clk", _OF_MI300X, ASSUMED),
        l2_hit=Constant(235, "clk", "not published: 215 to 255 by MI300X's", ASSUMED),
        mall_hit=Constant(500, "clk", _OF_MI300X, ASSUMED),
        hbm=Constant(850, "clk", _OF_MI300X, ASSUMED),
        mall_tbs=Constant(11.75, "TB/s", _OF_MI300X, ASSUMED),
        hbm_tbs=Constant(6.2, "TB/s", f"{_OF_MI300X}: the same part of 8.0", ASSUMED),
    ),
}
_DEFAULT = {"gfx90a": "MI250X", "gfx942": "MI300X", "gfx950": "MI355X"}
_ALIASES = {"MI250": "MI250X"}


def chip_named(name: str) -> Chip:
    """The chip of that name, in any case. UsageError for another name, with those that there are."""
    plain = "".join(filter(str.isalnum, name)).upper().removeprefix("AMD").removeprefix("INSTINCT")
    plain = _ALIASES.get(plain, plain)
    if plain not in CHIPS:
        raise UsageError(f"unknown chip '{name}'{meant(plain, CHIPS)}: there are {', '.join(CHIPS)}")
    return CHIPS[plain]


def chip_of(target: str) -> Chip:
    """The chip that a target stands for unless another one is named."""
    return CHIPS[_DEFAULT[target]]
