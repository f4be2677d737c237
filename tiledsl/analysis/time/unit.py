"""The figures of a compute unit, by target.

clk is one clock of the GPU; a SIMD issues every 4 clk."""

from __future__ import annotations

import dataclasses

from tiledsl.analysis.time.constant import ASSUMED, DOCUMENTED, MEASURED, TOOL, Constant
from tiledsl.targets import TARGETS

SLOT = 4  # clk between two issue slots of a SIMD (CDNA3 ISA)
AFTER_MATRIX_CLK = 12  # after a matrix instruction until a packed f32 instruction issues, on gfx950 (Gluon tutorials)
EXCHANGE_CLK = 2  # of the banks of the LDS, for an instruction that exchanges registers of lanes and accesses no memory

_GLUON = "ROCm, gfx950 Gluon tutorials"
_TENSILE = "AMD, TensileLite, cycle counts of its scheduler"
_LLVM = "LLVM, SISchedule.td"
_TIMES = "RRZE, gpu-benches; Chips and Cheese, MI300X"
_NONE = "no source has this figure"


@dataclasses.dataclass(frozen=True, slots=True)
class UnitFigures:
    """The figures of one compute unit. `*_clk` are clocks, `*_entries` the places of a queue."""

    transcendental_clk: Constant
    quarter_rate_clk: Constant
    packed_under_matrix: Constant  # 1 if packed f32 instructions issue while a matrix instruction runs
    barrier_clk: Constant
    branch_clk: Constant
    wait_clk: Constant
    lds_bus_bytes: Constant  # per clk, of the bus that a pair of SIMDs shares; 0 if only the banks limit
    lds_entries: Constant
    lds_latency_clk: Constant
    lds_write_issue_clk: Constant
    direct_lds_clk: Constant
    scalar_latency_clk: Constant
    vector_memory_entries: Constant
    in_flight_bytes: Constant
    l1_wide_clk: Constant
    l1_narrow_clk: Constant
    l1_line_clk: Constant
    l1_bytes: Constant
    instruction_cache_bytes: Constant
    instruction_miss_clk: Constant
    one_memory_class: Constant  # 1 if LDS and vector memory share an issue class


_OF_GFX950 = "measured on gfx950 alone"
_ENTRIES = Constant(8, "instructions of a pair of SIMDs", _GLUON, MEASURED)
_WAIT = Constant(4, "clk", _GLUON, MEASURED)
_DIRECT = Constant(4, "clk of 64 lanes", _GLUON, MEASURED)
_QUEUE = Constant(12, "instructions", f"{_GLUON}: about 12", MEASURED)
_IN_FLIGHT = Constant(45056, "bytes", f"{_GLUON}: 32 KiB in the L1 and 12 queued loads, a round trip", MEASURED)
_WIDE = Constant(16, "clk of 64 lanes with 8 or 16 bytes", _GLUON, MEASURED)
_NARROW = Constant(4, "clk of 64 lanes with at most 4 bytes", _GLUON, MEASURED)
_LINE = Constant(2, "clk a line of 128 bytes", _GLUON, MEASURED)


def _elsewhere(figure: Constant) -> Constant:
    """Return a figure of gfx950 for another target, of which no source has the figure."""
    return dataclasses.replace(figure, source=_OF_GFX950, kind=ASSUMED)


_CDNA3 = UnitFigures(
    transcendental_clk=Constant(16, "clk", "CDNA3 ISA: a quarter of the rate", DOCUMENTED),
    quarter_rate_clk=Constant(16, "clk", _LLVM, TOOL),
    packed_under_matrix=Constant(int(TARGETS["gfx942"].packed_beside_products), "", _NONE, ASSUMED),
    barrier_clk=Constant(8, "clk", _TENSILE, TOOL),
    branch_clk=Constant(24, "clk", _TENSILE, TOOL),
    wait_clk=_elsewhere(_WAIT),
    lds_bus_bytes=Constant(0, "bytes/clk", "CDNA3 white paper: 128 bytes a clk a compute unit", DOCUMENTED),
    lds_entries=_elsewhere(_ENTRIES),
    lds_latency_clk=Constant(64, "clk", _TIMES, MEASURED),
    lds_write_issue_clk=Constant(20, "clk of a 16-byte write", _GLUON, MEASURED),
    direct_lds_clk=_elsewhere(_DIRECT),
    scalar_latency_clk=Constant(200, "clk", _NONE, ASSUMED),
    vector_memory_entries=_elsewhere(_QUEUE),
    in_flight_bytes=_elsewhere(_IN_FLIGHT),
    l1_wide_clk=_elsewhere(_WIDE),
    l1_narrow_clk=_elsewhere(_NARROW),
    l1_line_clk=_elsewhere(_LINE),
    l1_bytes=Constant(32768, "bytes", "CDNA3 white paper", DOCUMENTED),
    instruction_cache_bytes=Constant(65536, "bytes", "CDNA3 white paper", DOCUMENTED),
    instruction_miss_clk=Constant(213, "clk", "latency of an L2 hit, of data", ASSUMED),
    one_memory_class=Constant(0, "", "ROCm, rocprof-compute, pipeline descriptions", DOCUMENTED),
)

FIGURES: dict[str, UnitFigures] = {
    "gfx90a": dataclasses.replace(
        _CDNA3,
        l1_bytes=Constant(16384, "bytes", "CDNA2 white paper", DOCUMENTED),
        instruction_cache_bytes=Constant(32768, "bytes", "CDNA2 white paper", DOCUMENTED),
    ),
    "gfx942": _CDNA3,
    "gfx950": dataclasses.replace(
        _CDNA3,
        transcendental_clk=Constant(8, "clk", _GLUON, MEASURED),
        packed_under_matrix=Constant(int(TARGETS["gfx950"].packed_beside_products), "", _GLUON, MEASURED),
        wait_clk=_WAIT,
        lds_bus_bytes=Constant(128, "bytes/clk", _GLUON, MEASURED),
        lds_entries=_ENTRIES,
        lds_latency_clk=Constant(60, "clk", f"{_GLUON}: 50 to 70", MEASURED),
        direct_lds_clk=_DIRECT,
        vector_memory_entries=_QUEUE,
        in_flight_bytes=_IN_FLIGHT,
        l1_wide_clk=_WIDE,
        l1_narrow_clk=_NARROW,
        l1_line_clk=_LINE,
        one_memory_class=Constant(1, "", _GLUON, MEASURED),
    ),
}
