"""Patterns of an access's 64 lanes: over the banks of LDS, and over the cache lines of global memory."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from tiledsl.analysis.order.elaborate import WarpTrace
from tiledsl.ir.instances import Sizes
from tiledsl.ir.math.layouts import conflict_clocks
from tiledsl.ir.program import operations as lp
from tiledsl.ir.program.accesses import GlobalAddresses, guard_of
from tiledsl.targets import WAVE
from tiledsl.tools.report.steps import Warp

MOST_PICTURES = 40
CACHE_LINE = 128  # bytes of a line of the L2 of CDNA 2, 3 and 4 (AMD's white papers)


def lds(program: lp.Program, traces: Sequence[WarpTrace], place: Any) -> list[dict[str, Any]]:
    """One access for each line and instruction, with its lanes' addresses: the access that loses the most clocks.

    Inactive lanes have None: of the lanes that hold an element of a vector, one stores it. Data straight from global
    memory are omitted, since their lanes have no addresses."""
    worst: dict[tuple[str, int, str], dict[str, Any]] = {}
    seen: set[tuple[int, int]] = set()
    for trace in traces:
        for touch in trace.touches:
            operation, access = touch.operation, touch.operation.access
            assert access is not None
            known = (program.numbers[operation], id(touch.bytes))  # the turns of a loop share their arrays
            if access.direct or not touch.lanes.any() or known in seen:
                continue
            seen.add(known)
            kind = "read" if access.kind == "read" else "write"
            if (kind, access.width) not in program.target.lds_banks:
                continue
            addresses = np.zeros(WAVE, dtype=np.int64)
            addresses[touch.lanes] = touch.bytes.reshape(-1, access.width)[:, 0]
            lost = conflict_clocks(addresses, access.width, kind, program.target, touch.lanes)
            span = operation.place.span
            key = (span.file, span.line, operation.mnemonic)
            if key not in worst or lost > worst[key]["lost"]:
                worst[key] = {
                    "place": place(span.file, span.line),
                    "instruction": operation.mnemonic,
                    "tile": program.kernel.names[access.shared] if access.shared is not None else "",
                    "warp": trace.warp,
                    "kind": kind,
                    "width": access.width,
                    "lost": lost,
                    "addresses": [
                        int(address) if lane else None for address, lane in zip(addresses, touch.lanes, strict=True)
                    ],
                }
    return sorted(worst.values(), key=lambda one: one["place"])


def banks(program: lp.Program, accesses: Iterable[dict[str, Any]]) -> dict[str, Any]:
    """For each kind and width in use: the banks, and the lanes that are served together."""
    target = program.target
    wanted = {(one["kind"], one["width"]) for one in accesses}
    return {
        f"{kind} {width}": {"banks": target.lds_banks[kind, width], "phases": target.lds_phases[kind, width]}
        for kind, width in sorted(wanted)
    }


def global_memory(program: lp.Program, sizes: Sizes, place: Any) -> list[dict[str, Any]]:
    """For each line and instruction the first access of warp 0, or of the first warp with an access. An entry has the
    beginning of each lane's bytes, counted from the first cache line touched, and None for inactive lanes."""
    found: dict[tuple[str, int, str], dict[str, Any]] = {}
    of_program = GlobalAddresses(program)
    for number in range(program.kernel.warps):
        warp = Warp(program, number, sizes)
        for step in warp.first_turns(1):
            operation = getattr(step, "operation", None)
            if not isinstance(operation, lp.Memory | lp.Load | lp.Store):
                continue
            name = (
                operation.mnemonic
                if isinstance(operation, lp.Memory)
                else "load" if isinstance(operation, lp.Load) else "store"
            )
            key = (operation.place.span.file, operation.place.span.line, name)
            if key in found:
                continue
            seen = (
                _of_memory(of_program, warp, operation)
                if isinstance(operation, lp.Memory)
                else _of_piece(warp, operation.access)
            )
            lanes = warp.active(guard_of(operation))
            if seen is None or not lanes.any():
                continue
            offsets, width = seen
            offsets = offsets - int(offsets[lanes].min()) // CACHE_LINE * CACHE_LINE
            touched = np.unique((offsets[lanes, None] + np.arange(width)).ravel())
            found[key] = {
                "place": place(*key[:2]),
                "instruction": name,
                "warp": number,
                "width": width,
                "offsets": [int(offset) if lane else None for offset, lane in zip(offsets, lanes, strict=True)],
                "lines": len(np.unique(touched // CACHE_LINE)),
                "least": -(-len(touched) // CACHE_LINE),
            }
    return sorted(found.values(), key=lambda one: one["place"])


def _of_memory(addresses: GlobalAddresses, warp: Warp, operation: lp.Memory) -> tuple[np.ndarray, int] | None:
    """The lanes' offsets in the tensor, and the bytes of each lane; None where the plan does not know them."""
    found = addresses.terms(operation)
    if found is None:
        return None
    offsets = np.zeros(WAVE, dtype=np.int64)
    for value in found[0]:
        offsets = offsets + np.asarray(warp.value(value))
    return offsets, found[1]


def _of_piece(warp: Warp, access: lp.PieceAccess) -> tuple[np.ndarray, int]:
    """The offsets and bytes of the first instruction that moves a piece."""
    offsets = np.broadcast_to(np.asarray(warp.value(access.start)) + np.asarray(warp.value(access.lane)), (WAVE,))
    return offsets, access.width * access.tensor.dtype.bits // 8
