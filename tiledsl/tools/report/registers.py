"""Registers that the register tiles take of each lane."""

from __future__ import annotations

from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.liveness import peak_of
from tiledsl.ir.program.names import owners


def registers(program: lp.Program) -> dict[str, Any]:
    """The tiles of each line that are equal, with their registers, and how many the plan holds at once.

    `budget` is what the occupancy leaves, of both files together."""
    owned = owners(program.kernel)
    in_agprs: dict[str, int] = {}
    for name, accumulator in program.accumulators:
        in_agprs[name.split("[")[0]] = in_agprs.get(name.split("[")[0], 0) + len(lp.agprs(accumulator))
    rows: dict[tuple[int, str, str], dict[str, Any]] = {}
    for name, number, file in [
        *((v.name, v.dwords * v.count, "VGPR") for v in program.variables if v.name not in in_agprs),
        *((name, number, "AGPR") for name, number in in_agprs.items()),
    ]:
        if name in owned:
            called, node = owned[name]
            kind = node.span.line, what(node), file
            row = rows.setdefault(kind, {"names": [], "what": kind[1], "registers": 0, "file": file, "line": kind[0]})
            row["names"].append(called)
            row["registers"] += number
    addresses = len(program.addresses)
    peak = peak_of(program.body, program.variables)
    place = peak.operation.place if peak.operation is not None else None
    return {
        "tiles": sorted(rows.values(), key=lambda row: -int(row["registers"])),
        "sum": sum(int(row["registers"]) for row in rows.values()),
        "addresses": addresses,
        "peak": peak.registers,
        "peak_line": place.span.line if place is not None else None,
        "budget": program.target.registers_at(program.waves_per_simd),
        "waves": program.waves_per_simd,
    }


def register_tiles(program: lp.Program) -> list[tuple[str, ir.Tile]]:
    """Return the register tiles that the plan keeps, with the user's names."""
    owned = owners(program.kernel)
    kept = dict.fromkeys(one.name.split("[")[0] for one in program.variables)
    found = [owned[name] for name in kept if name in owned]
    return [(name, node) for name, node in found if isinstance(node, ir.Tile)]


def what(node: ir.Named) -> str:
    """Return what is kept in registers, in words of the language."""
    match node:
        case ir.Tile():
            return f"rt({node.dtype}, {node.rows}, {node.cols}, {node.layout})"
        case ir.Staged(shared=shared, part=(_, parts)):
            return f"staged for LDS, {shared.rows}x{shared.cols} {shared.dtype}" + (
                f", one of {parts} parts" if parts > 1 else ""
            )
        case ir.Registers(dwords=dwords):
            return f"td.vgpr of {dwords}"
        case _:
            raise AssertionError(f"{type(node).__name__} is not kept in registers")
