"""What the language server shows of a text: findings, tiles, clocks of lines, and resources of kernels.

Run as a process, `python -m tiledsl.tools.cli.lsp_examine FILE [--all]`, with the text as standard input: the text's
code runs in that process, which may print, hang or end."""

from __future__ import annotations

import json
import os
import pathlib
import signal
import sys
from typing import Any

from tiledsl.analysis.time.chips import chip_of
from tiledsl.analysis.time.result import counted
from tiledsl.compile.compile import lower
from tiledsl.compile.examine import examined
from tiledsl.diagnostics.diagnostic import Diagnostic, TiledslError
from tiledsl.ir import nodes as ir
from tiledsl.ir.program import operations as lp
from tiledsl.ir.walk import statements
from tiledsl.runtime.profile import profile_of, source_lines
from tiledsl.targets import WAVE
from tiledsl.tools.cli.check import finding_fields
from tiledsl.tools.cli.kernels import Named, kernels_of_text
from tiledsl.tools.cli.lsp import ALL, LONGEST


def examined_text(path: pathlib.Path, text: str, whole: bool) -> dict[str, Any]:
    """Return the findings on a text, and of each kernel its lines and tiles; with `whole`, what the compiler and the
    model of time add."""
    try:
        kernels = kernels_of_text(path, text)
    except TiledslError as error:
        return {"findings": [finding_fields(one) for one in error.diagnostics], "kernels": []}
    findings: list[Diagnostic] = []
    details = []
    for named in kernels:
        found, kernel = _examined_kernel(named, whole)
        findings += found
        details.append(kernel)
    return {"findings": [finding_fields(one) for one in dict.fromkeys(findings)], "kernels": details}


def _examined_kernel(named: Named, whole: bool) -> tuple[tuple[Diagnostic, ...], dict[str, Any]]:
    kernel = named.kernel
    target = kernel.chosen_target(None)
    details: dict[str, Any] = {"name": named.name, "target": target, "line": kernel.span.line, "tiles": {}, "lines": {}}
    details |= {"last": kernel.span.line, "title": "", "table": ""}
    try:
        known = examined(kernel, target, {})
    except TiledslError as error:  # sizes that neither the decorator nor a call gives
        return (), {**details, "title": error.diagnostics[0].message}
    if known.captured is not None:
        body = [one.span for one in statements(known.captured.body) if one.span.file == kernel.span.file]
        details["last"] = max((one.end_line for one in body), default=kernel.span.line)
        details["tiles"] = _tiles(known.captured, known.program)
    if whole and not any(one.severity == "error" for one in known.findings):
        try:
            details |= _compiled(named, target)
        except TiledslError as error:
            return (*known.findings, *error.diagnostics), details
    return known.findings, details


def _tiles(kernel: ir.KernelIR, program: lp.Program | None) -> dict[str, str]:
    """Return the description of each tile by its name in the kernel. The swizzle of a shared tile is that of the plan,
    which there may not be."""
    swizzles = {placed.shared: placed.swizzle for placed in program.placements} if program else {}
    found = {}
    for tile, name in kernel.names.items():
        match tile:
            case ir.Shared():
                size = tile.rows * tile.cols * tile.dtype.bits // 8 * tile.buffers
                buffers = f", {tile.buffers} buffers" if tile.buffers > 1 else ""
                swizzle = f", {swizzles[tile].spelled}" if tile in swizzles and swizzles[tile].bits else ""
                shape = f"{tile.dtype}, {tile.rows} x {tile.cols}{buffers}"
                found[name] = f"shared tile of {shape}: {size:,} bytes of LDS{swizzle}"
            case ir.Tile(rows=rows, cols=cols):
                shape = f"{tile.dtype}, {rows} x {cols}, layout {tile.layout}"
                if min(rows, cols) == 1:
                    found[name] = f"vector of {shape}"
                    continue
                dwords = -(-rows * cols * tile.dtype.bits // (WAVE * 32))
                found[name] = f"register tile of {shape}: {dwords} register{'s' * (dwords != 1)} of a lane"
            case _:
                pass
    return found


def _compiled(named: Named, target: str) -> dict[str, Any]:
    """Return the resources of a kernel, and the modelled clocks of its lines."""
    lowered = lower(named.kernel, target, {})
    resources = lowered.resources
    waves = counted(resources.occupancy, "wave")
    title = f"{resources.vgprs} VGPRs, {resources.lds_bytes:,} bytes of LDS, {waves} a SIMD"
    details: dict[str, Any] = {"title": title, "table": resources.table()}
    try:
        profile = profile_of(lowered, chip_of(target))
    except TiledslError:  # run-time sizes, or addresses that depend on data
        return details
    details["title"] += f", modelled {profile.time_us.likely:,.0f} µs on {profile.chip}"
    places, all_clocks = source_lines(lowered), sum(one.clocks for one in profile.lines)
    for line in profile.lines:
        file, number = places.get(line.place, ("", 0))
        if file == named.kernel.span.file:
            causes = {"issued": line.issued, **line.stalled}
            most = sorted(causes.items(), key=lambda pair: -pair[1])[:3]
            parts = ", ".join(f"{cause} {clocks:,.0f}" for cause, clocks in most if clocks >= 0.5)
            share = line.clocks / all_clocks
            details.setdefault("lines", {})[
                str(number)
            ] = f"modelled on {profile.chip}: {line.clocks:,.0f} clk of a wave, {share:.1%} ({parts})"
    return details


def main() -> None:
    """Read the text, and write what the server shows of it as one JSON document."""
    if hasattr(signal, "alarm"):  # the end of a text that hangs, where the server has ended before
        signal.alarm(int(LONGEST) + 1)
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what the text prints goes elsewhere
    path, whole = pathlib.Path(sys.argv[1]), ALL in sys.argv[2:]
    text = sys.stdin.buffer.read().decode("utf-8-sig")  # without a byte order mark
    sys.stdin = open(os.devnull, encoding="utf-8")
    json.dump(examined_text(path, text, whole), answers)
    answers.flush()


if __name__ == "__main__":
    main()
