"""The rows of a comparison: the compared quantity, its unit, and the difference."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator

from tiledsl.asm.resources import CLASSES, class_name
from tiledsl.tools.diff.conflicts import Conflicts
from tiledsl.tools.diff.sides import Side

Value = int | float | str | None  # None: not known, or without a main loop

KERNEL = "kernel"
LOOP = "one turn of the main loop, of one wave"
FOR_WORK = "for each million FLOP of the main loop"
WAITS = "waits of the main loop, by what they leave in flight"
INSTRUCTIONS = "instructions of the main loop"
CONFLICTS = "clocks that a work-group loses to LDS bank conflicts"
CONFLICTS_FOR_WORK = "conflict_clocks_per_mflop"
FOR_CLOCKS = "others_per_1000_clocks"
MODELLED = "modelled"
OF_THE_LOOP = (LOOP, FOR_WORK, WAITS, INSTRUCTIONS)


@dataclasses.dataclass(frozen=True, slots=True)
class Row:
    """One compared quantity. `key` is its name in JSON."""

    key: str
    group: str
    name: str
    unit: str
    a: Value
    b: Value

    @property
    def differs(self) -> bool:
        return self.a != self.b

    @property
    def delta(self) -> int | float | None:
        """Return b − a; None if a or b is no number."""
        if isinstance(self.a, str | None) or isinstance(self.b, str | None):
            return None
        return self.b - self.a

    @property
    def percent(self) -> float | None:
        """Return the difference as a percentage of a; None without a difference, or if a is 0."""
        if self.delta is None or not self.a:
            return None
        return round(100 * self.delta / self.a, 1)  # type: ignore[operator]


def rows(a: Side, b: Side) -> tuple[Row, ...]:
    """Return every row, also the rows that only one of the two kernels has."""
    return tuple(
        row
        for part in (_kernel_rows, _loop_rows, _work_rows, _wait_rows, _instruction_rows, _conflict_rows)
        for row in part(a, b)
    )


def _kernel_rows(a: Side, b: Side) -> Iterator[Row]:
    each = (
        ("threads", "threads", "per work-group"),
        ("vgprs", "VGPRs", "per lane"),
        ("agprs", "AGPRs", "per lane"),
        ("registers", "allocated", "registers of both files"),
        ("sgprs", "SGPRs", "per wave"),
        ("lds_bytes", "LDS", "bytes per work-group"),
        ("scratch_bytes", "scratch", "bytes per lane"),
        ("vgpr_spills", "VGPR spills", ""),
        ("sgpr_spills", "SGPR spills", ""),
        ("waves_per_simd", "registers allow", "waves per SIMD"),
        ("lds_workgroups", "LDS allows", "work-groups per CU"),
        ("workgroups_per_cu", "together", "work-groups per CU"),
        ("occupancy", "occupancy", "waves per SIMD"),
        ("calls", "calls", "not inlined"),
        ("instructions", "instructions", ""),
    )
    yield Row("blocks", KERNEL, "work-groups", "of a launch", a.blocks, b.blocks)
    for key, name, unit in each:
        yield Row(key, KERNEL, name, unit, *(_of_kernel(side, key) for side in (a, b)))


def _of_kernel(side: Side, key: str) -> Value:
    if not side.lds_known and key in ("lds_bytes", "lds_workgroups", "workgroups_per_cu", "occupancy"):
        return None
    value: int | None = getattr(side.resources, key)
    return "any" if value is None else value


def _loop_rows(a: Side, b: Side) -> Iterator[Row]:
    each = (
        ("mfma", "MFMA", ""),
        ("mfma_clocks", "MFMA clocks", "of a SIMD"),
        ("mfma_flop", "FLOP", ""),
        ("others", "others", "instructions"),
        (FOR_CLOCKS, "others", "for each 1,000 MFMA clocks"),
        ("waits", "waits", ""),
        ("least_vmcnt", "least vmcnt", "loads in flight past every wait"),
        ("barriers", "barriers", ""),
        ("moves", "moves", "of vector registers"),
        ("nops", "s_nops", ""),
        ("lds_read_bytes", "LDS read", "bytes"),
        ("lds_written_bytes", "LDS written", "bytes"),
        ("global_read_bytes", "global read", "bytes"),
        ("global_written_bytes", "global written", "bytes"),
    )
    for key, name, unit in each:
        yield Row(key, LOOP, name, unit, *(_of_turn(side, key) for side in (a, b)))
    present = {key for key, _, _ in each}
    for name in (one for one in CLASSES if one not in present):
        yield Row(name, LOOP, class_name(name), "", *(_of_turn(side, name) for side in (a, b)))


def _of_turn(side: Side, key: str) -> Value:
    """Return a quantity of one turn; None without a main loop."""
    report, loop = side.resources.loop, side.loop
    if report is None or loop is None:
        return None
    match key:
        case "mfma" | "mfma_clocks" | "others":
            found: int = getattr(report, key)
            return found
        case "mfma_flop":
            return loop.flop
        case "others_per_1000_clocks":
            return report.others_per_1000_clocks
        case "least_vmcnt":
            return "none" if loop.least_vmcnt is None else loop.least_vmcnt
    if key.endswith("_bytes"):
        moved_bytes: int | None = getattr(loop.traffic, key.removesuffix("_bytes"))
        return moved_bytes
    return report.counts[key]


def _work_rows(a: Side, b: Side) -> Iterator[Row]:
    """Yield the quantities of a turn for each million FLOP, so that turns of different size can be compared."""
    each = (
        ("mfma_clocks", "MFMA clocks", "of a SIMD"),
        ("others", "others", "instructions"),
        ("waits", "waits", ""),
        ("barriers", "barriers", ""),
        ("moves", "moves", "of vector registers"),
        ("lds_read_bytes", "LDS read", "bytes"),
        ("lds_written_bytes", "LDS written", "bytes"),
        ("global_read_bytes", "global read", "bytes"),
    )
    for key, name, unit in each:
        yield Row(f"{key}_per_mflop", FOR_WORK, name, unit, *(_for_work(side, key) for side in (a, b)))


def _for_work(side: Side, key: str) -> Value:
    flop, value = _of_turn(side, "mfma_flop"), _of_turn(side, key)
    return 1e6 * value / flop if isinstance(flop, int) and flop and isinstance(value, int) else None


def _wait_rows(a: Side, b: Side) -> Iterator[Row]:
    for text in _merged([list(side.loop.waits) for side in (a, b) if side.loop]):
        yield Row(
            f"wait {text}", WAITS, text, "", *(side.loop.waits.get(text, 0) if side.loop else None for side in (a, b))
        )


def _merged(names: Iterable[list[str]]) -> list[str]:
    """Merge the waits of both sides, by counter, the weakest first."""
    found = {name for some in names for name in some}
    order = {"vmcnt": 0, "lgkmcnt": 1, "expcnt": 2}
    parts = sorted((order[name.partition("(")[0]], -int(name.partition("(")[2][:-1]), name) for name in found)
    return [name for _, _, name in parts]


def _instruction_rows(a: Side, b: Side) -> Iterator[Row]:
    """Yield the instructions that multiply or touch memory, by name."""
    for name in sorted({name for side in (a, b) if side.loop for name in side.loop.by_mnemonic}):
        yield Row(
            name,
            INSTRUCTIONS,
            name,
            "",
            *(side.loop.by_mnemonic.get(name, 0) if side.loop else None for side in (a, b)),
        )


def _conflict_rows(a: Side, b: Side) -> Iterator[Row]:
    each = (
        ("conflict_clocks", "main loop", "in one turn", lambda found: found.loop),
        (CONFLICTS_FOR_WORK, "main loop", "for each million FLOP", _conflicts_for_work),
        ("conflict_clocks_elsewhere", "elsewhere", "each access once", lambda found: found.elsewhere),
    )
    for name in sorted({name for side in (a, b) if side.conflicts for name in side.conflicts.of_tiles}):
        yield Row(
            f"conflict_clocks {name}",
            CONFLICTS,
            name,
            "in one turn",
            *(_of_tile(side.conflicts, name) for side in (a, b)),
        )
    for key, name, unit, value in each:
        yield Row(key, CONFLICTS, name, unit, *(value(side.conflicts) if side.conflicts else None for side in (a, b)))


def _of_tile(found: Conflicts | None, name: str) -> Value:
    return None if found is None or found.loop is None else found.of_tiles.get(name, 0)


def _conflicts_for_work(found: Conflicts) -> Value:
    return 1e6 * found.loop / found.flop if found.loop is not None and found.flop else None
