"""The texts of `tiledsl lower --phases` and `--waits`: the order of a block's instructions, by the plan."""

from __future__ import annotations

from collections.abc import Sequence

from tiledsl.compile.lowered import Lowered
from tiledsl.compile.verify import finished, instances_of, planned, verified
from tiledsl.diagnostics.diagnostic import UsageError, short_place
from tiledsl.tools.report.timeline import Event, timeline, waits

_COUNTED = ("global read", "global write", "direct load", "LDS read", "LDS write")
_NOTHING = "-"
_Counted = tuple[str, bool]  # a kind of operation, and whether the operations are of pieces of tiles
_MFMA_CLOCK: _Counted = "MFMA clock", False


def chosen_warps(text: str, lowered: Lowered) -> tuple[int, ...]:
    """Return the warps that the option names. Without names, the first warp of each role or of each half of the block.

    UsageError for what is no warp of the block."""
    count = lowered.kernel.warps
    if not text:
        roles = tuple(first for _, first, _ in lowered.kernel.roles)
        return roles or ((0, count // 2) if count > 1 else (0,))
    named = [one.strip() for one in text.split(",")]
    wrong = [one for one in named if not (one.isascii() and one.isdigit() and len(one) < 9 and int(one) < count)]
    if wrong:
        raise UsageError(
            f"--phases takes warps of the block, and got '{wrong[0]}': kernel '{lowered.kernel.name}' has the warps"
            f" 0..{count - 1}, as in --phases 0,{count - 1}"
        )
    return tuple(dict.fromkeys(map(int, named)))


def phases(lowered: Lowered, warps: Sequence[int]) -> str:
    """Return a line for each interval between barriers, with the work of each warp. UsageError without sizes."""
    _check_sizes(lowered, "--phases")
    program, _ = planned(lowered.kernel, lowered.target, lowered.sizes)
    found = timeline(program, lowered.sizes)
    if not found.together:
        raise UsageError(f"the warps of kernel '{lowered.kernel.name}' reach different numbers of barriers")
    columns = [_phases(found.warps[warp]) for warp in warps]
    rows = [tuple(f"warp {warp}" for warp in warps), *zip(*columns, strict=True)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [
        "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
        if any(cell != _NOTHING for cell in row)
    ]
    return "".join(f"{line}\n" for line in lines)


def loop_waits(lowered: Lowered) -> str:
    """Return a line for each wait in a loop: what the wait is for, and the least clocks since its issue.

    UsageError without sizes."""
    _check_sizes(lowered, "--waits")
    program, _ = finished(verified(lowered.kernel, lowered.target, instances_of(lowered.kernel, lowered.sizes)))

    def place(file: str, line: int) -> str:
        return f"line {line}" if file == lowered.kernel.span.file else short_place(file, line)

    lines = [
        f"{one['place']}: {one['wait']} for {one['instruction']}, issued at least {one['least']} clocks before"
        for one in waits(timeline(program, lowered.sizes).covered, place)
        if one["in_loop"]
    ]
    return "".join(f"{line}\n" for line in lines) or f"no loop of kernel '{lowered.kernel.name}' has a wait\n"


def _check_sizes(lowered: Lowered, option: str) -> None:
    if lowered.kernel.dynamic and not lowered.sizes:
        name = lowered.kernel.dynamic[0].name
        raise UsageError(f"{option} shows a block at fixed sizes, and {name} is a size of the call: -D {name}=8192")


def _phases(events: Sequence[Event]) -> list[str]:
    """Return what a warp issues in each interval between barriers: its counts, before and behind the turns left out."""
    intervals: list[list[str | dict[_Counted, int]]] = [[{}]]
    for event in events:
        if event.kind == "barrier":
            intervals.append([{}])
            continue
        counts = intervals[-1][-1]
        assert isinstance(counts, dict)
        if event.kind == "left out":
            intervals[-1] += [event.text, {}]
        elif event.kind == "product":
            counts[_MFMA_CLOCK] = counts.get(_MFMA_CLOCK, 0) + event.end - event.start
        elif event.kind in _COUNTED:
            counted = event.kind, event.of_pieces
            counts[counted] = counts.get(counted, 0) + event.count
    return [", then ".join(filter(None, map(_shown, one))) or _NOTHING for one in intervals]


def _shown(part: str | dict[_Counted, int]) -> str:
    if isinstance(part, str):
        return part
    return ", ".join(_said(name, count, of_pieces) for (name, of_pieces), count in part.items())


def _said(name: str, count: int, of_pieces: bool) -> str:
    plural = "s" * (count != 1)
    return f"{name}s of {count:,} piece{plural}" if of_pieces else f"{count:,} {name}{plural}"
