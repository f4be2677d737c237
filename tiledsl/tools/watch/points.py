"""The instructions of a listing behind which a line of the source is done."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tiledsl.analysis.listing.listing import listing_sources
from tiledsl.asm.isa.catalogue import lookup, matched
from tiledsl.asm.text.syntax import Instruction, Label
from tiledsl.compile.lowered import Lowered
from tiledsl.compile.places import places_of
from tiledsl.diagnostics.diagnostic import Span, UsageError, display_path
from tiledsl.ir.program import operations as lp
from tiledsl.tools.watch.tiles import Watched

_ENDS = ("s_branch", "s_cbranch", "s_barrier", "s_endpgm")  # beginnings of instructions that end a straight run


def places(lowered: Lowered, program: lp.Program) -> Mapping[int, lp.Place]:
    """The place in the source of the listing's lines that come from an operation or a wait of the program."""
    marked = lowered.compiler.marks_assembly
    return places_of(listing_sources(program, lowered.asm, marked), lowered.asm, program, marked, {})


def points(lowered: Lowered, of_lines: Mapping[int, lp.Place], line: int, tiles: Sequence[Watched]) -> frozenset[int]:
    """The lines of the listing behind which that line of the kernel's file is done: in each straight run of
    instructions the last one of the line, for each step of an unrolled loop.

    UsageError where the listing has nothing of the line, or where a tile does not exist there."""
    file = lowered.kernel.span.file
    for tile in tiles:
        if (made := tile.shared.span).file == file and line < made.line:
            raise UsageError(f"--at {line} lies before '{tile.name}', which line {made.line} makes")
    known = {at: own for at, place in of_lines.items() if (own := line_in(place, file)) is not None}
    found = {
        (run, of_lines[instruction.line].steps): instruction.line
        for run, instruction in _runs(lowered)
        if known.get(instruction.line) == line and not instruction.mnemonic.startswith(_ENDS[:2])
    }
    if not found:
        lines = ", ".join(map(str, sorted(set(known.values()))))
        raise UsageError(
            f"--at {line}: no instruction of the listing comes from line {line} of {display_path(file)}; lines with"
            f" instructions are {lines or 'none'}"
        )
    return frozenset(found.values())


def writes_of_lds(lowered: Lowered, of_lines: Mapping[int, lp.Place]) -> frozenset[int]:
    """The lines of the listing behind which a line of the kernel's file has written LDS: in each straight run of
    instructions its last one that writes LDS."""
    file = lowered.kernel.span.file
    found: dict[object, int] = {}
    for run, instruction in _runs(lowered):
        if _writes_lds(instruction):
            place = of_lines.get(instruction.line)
            found[run, place and (line_in(place, file), place.steps)] = instruction.line
    return frozenset(found.values())


def barriers(lowered: Lowered) -> frozenset[int]:
    """The lines of the listing with a barrier."""
    return frozenset(instruction.line for _, instruction in _runs(lowered) if instruction.mnemonic == "s_barrier")


def _writes_lds(instruction: Instruction) -> bool:
    found, definition = matched(instruction), lookup(instruction.mnemonic)
    if found is None or definition is None:
        return False
    return found[0].writes_lds or definition.family == "ds" and definition.memory in ("write", "change")


def line_in(place: lp.Place, file: str) -> int | None:
    """The line of a place in that file: its own, or that of the outermost call from the file."""
    spans: tuple[Span, ...] = (place.span, *place.calls)
    return next((span.line for span in reversed(spans) if span.file == file), None)


def _runs(lowered: Lowered) -> Iterator[tuple[int, Instruction]]:
    """Each instruction of the kernel with the number of the straight run that it lies in."""
    kernel = next(one for one in lowered.listing.kernels if one.name == lowered.symbol)
    run = 0
    for item in kernel.items:
        if isinstance(item, Label):
            run += 1
        elif isinstance(item, Instruction):
            yield run, item
            run += item.mnemonic.startswith(_ENDS)
