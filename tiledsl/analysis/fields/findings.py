"""TD601 and TD602 in words: the wrong element, and the mistake that explains it, where one is found."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import numpy as np

from tiledsl.analysis.fields.explanations import Cause, cause
from tiledsl.analysis.fields.judge import Judge, Wrong
from tiledsl.analysis.values.contract import block_text, range_text
from tiledsl.analysis.values.obstacles import Obstacle
from tiledsl.diagnostics.diagnostic import Diagnostic, Mark
from tiledsl.ir import nodes as ir
from tiledsl.ir.causes import WrongValue
from tiledsl.ir.program.operations import Program
from tiledsl.ir.text import warps_text

_HELP = "compute it with operations that contracts follow, as docs/language.md lists them"


def findings(program: Program, kernel: ir.KernelIR, judge: Judge) -> Iterator[Diagnostic]:
    """Yield the findings of a kernel: one for each output and cause, and what is not checked."""
    made: dict[tuple[str, Cause], Diagnostic] = {}
    for at, wrong in judge.first.items():
        why = cause(program, kernel, judge.contracts[at[0]], wrong)
        key = at[0], why
        if key not in made or not why.sentences:
            made[key if why.sentences else (at[0], dataclasses.replace(why, store=at[1]))] = _finding(
                kernel, judge.contracts[at[0]], wrong, judge.warps[at], why
            )
    yield from made.values()
    outputs = {name for name, *_ in judge.first}
    for name, (what, store) in judge.unchecked.items():
        if name in outputs:
            continue
        if store is None:
            obstacle = Obstacle(f"the contract has {what}", _HELP)
        else:
            obstacle = Obstacle(f"{what} is stored in line {store.span.line}", _HELP, Mark(store.span, "stored here"))
        yield obstacle.of(kernel, judge.contracts[name])


def _finding(kernel: ir.KernelIR, contract: ir.Contract, wrong: Wrong, warps: set[int], why: Cause) -> Diagnostic:
    kept, name, vectors = wrong.kept, contract.tensor.name, wrong.blocks.lines
    matrix, row, col = (int(vectors[line][0][0]) + first for line, first in (kept.matrix, kept.row, kept.col))
    rows, cols = np.flatnonzero(wrong.elements.any(axis=1)), np.flatnonzero(wrong.elements.any(axis=0))
    of_batch = f"matrix {matrix}, " if kept.tensor.dimensions == 3 else ""
    where = f"{of_batch}{range_text('row', row + rows)}, {range_text('column', col + cols)} of '{name}'"
    if kept.tensor.dimensions == 1:
        where = f"{range_text('element', col + cols)} of '{name}'"
    notes = [*why.sentences]
    if not notes:
        notes.append(f"the first wrong element of this tile is {element_text(wrong)}")
    if kernel.warps > 1:
        every = len(warps) == kernel.warps
        which = f"warp{'s' * (len(warps) > 1)} {warps_text(tuple(sorted(warps)))} of {kernel.warps}"
        notes.append(f"this happens in {'all warps' if every else which}")
    number = int(wrong.blocks.numbers[0])
    return Diagnostic(
        "TD602",
        f"'{name}' does not match its contract, {contract.formula}",
        Mark(kept.event.statement.span, f"warp {kept.warp} of {block_text(kernel, number)}: {where}"),
        (*why.marks, Mark(contract.span, "the contract")),
        tuple(notes),
        why.helps
        or (
            f"follow this element through the kernel; if the kernel is right, state its formula, td.ensures({name}, …)",
        ),
        kept.event.statement.calls,
        cause=WrongValue(),
    )


def element_text(wrong: Wrong) -> str:
    """Return the name of the first wrong element of a tile."""
    kept, vectors = wrong.kept, wrong.blocks.lines
    down, across = np.argwhere(wrong.elements)[0]
    places = [int(vectors[line][0][0]) + first for line, first in (kept.matrix, kept.row, kept.col)]
    numbers = (places[0], places[1] + int(down), places[2] + int(across))[-kept.tensor.dimensions :]
    return f"{kept.tensor.name}[{', '.join(map(str, numbers))}]"
