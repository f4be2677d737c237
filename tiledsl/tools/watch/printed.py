"""The register tiles that td.print names in a listing, and their values in the registers of the interpreter."""

from __future__ import annotations

import dataclasses
import linecache
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from tiledsl.compile.lowered import Lowered
from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.diagnostics.suggest import meant
from tiledsl.ir import nodes as ir
from tiledsl.ir.program import operations as lp
from tiledsl.ir.walk import statements
from tiledsl.lower.plan.fragments import Fragments, fragments
from tiledsl.sim import Pause
from tiledsl.targets import WAVE, Target
from tiledsl.tools.bench.data import decoded, held_type
from tiledsl.tools.pictures.holding import Holding
from tiledsl.tools.pictures.registers import holding_of
from tiledsl.tools.watch.tiles import THERE, UNWRITTEN, Values, number_columns

_MARKER = re.compile(r"\ts_nop 0 ; td\.print t(\d+) l(\d+) (\d+)/(\d+)((?: [va](?:\d+|\[\d+:\d+\]))+)\s*$")
_REGISTERS = re.compile(r"([va])(?:(\d+)|\[(\d+):(\d+)\])")
Range = tuple[str, int, int]  # the file, the first register and the number of registers


@dataclasses.dataclass(frozen=True, slots=True)
class Marker:
    """A line of the listing that names registers of a tile: part number `part` of `parts`. `line` is that of td.print
    in the kernel's file."""

    tile: int
    line: int
    part: int
    parts: int
    registers: tuple[Range, ...]

    @property
    def is_last(self) -> bool:
        """Whether the tile is known behind this part."""
        return self.part == self.parts - 1


def markers(lowered: Lowered) -> dict[int, Marker]:
    """The lines of the listing that td.print has made."""
    found = {}
    for number, line in enumerate(lowered.asm.split("\n"), 1):
        if match := _MARKER.match(line):
            tile, at, part, parts = map(int, match.groups()[:4])
            found[number] = Marker(tile, at, part, parts, tuple(_ranges(match[5])))
    return found


def _ranges(text: str) -> Iterator[Range]:
    for file, single, first, last in _REGISTERS.findall(text):
        yield (file, int(single), 1) if single else (file, int(first), int(last) - int(first) + 1)


class Printed:
    """A register tile of one wave, or equal `tiles` that one name has one after the other."""

    def __init__(self, name: str, tiles: tuple[ir.Tile, ...], wave: int, holding: Holding, lines: Mapping[int, Marker]):
        self.name, self.tiles, self.wave, self.holding, self.lines = name, tiles, wave, holding, lines
        self.tile = tiles[0]
        self._parts: dict[int, tuple[np.ndarray, bool]] = {}
        self._words: tuple[np.ndarray, bool] | None = None  # of the last time that the wave was there

    @property
    def dtype(self) -> ir.DType:
        return self.tile.dtype

    @property
    def label(self) -> str:
        """The name, with the wave."""
        return f"{self.name} of wave {self.wave}"

    @property
    def title(self) -> str:
        """The tile's declaration, and the wave."""
        tile = self.tile
        return f"{self.name} = rt({tile.dtype}, {tile.rows}, {tile.cols}, {tile.layout}), wave {self.wave}"

    def look(self, pause: Pause) -> None:
        """Take the registers that the listing names where the wave stands."""
        line = pause.lines[self.wave]
        marker = self.lines.get(line) if line is not None else None
        if marker is None:
            return
        words = np.concatenate([pause.registers(self.wave, *one) for one in marker.registers])
        self._parts[marker.part] = words, all(pause.registers_written(self.wave, *one) for one in marker.registers)
        if marker.is_last:
            parts = [self._parts[part] for part in range(marker.parts)]
            self._words = np.concatenate([words for words, _ in parts]), all(written for _, written in parts)
            self._parts.clear()

    def values(self, pause: Pause, target: Target) -> Values:
        """The tile's values where the wave was last at td.print; nothing is written before."""
        holding, dtype = self.holding, self.tile.dtype
        held = np.zeros((self.tile.rows, self.tile.cols), held_type(dtype))
        words, is_written = self._words or (np.zeros((holding.registers, WAVE), np.uint32), False)
        pieces = words.reshape(-1, holding.piece_dwords, WAVE).transpose(0, 2, 1)
        elements = np.ascontiguousarray(pieces).view(held.dtype)[..., : holding.piece_values]
        _, rows, cols = holding.places
        held[rows, cols] = elements.transpose(0, 2, 1).reshape(-1, WAVE)
        numbers = decoded(held, dtype, target)
        state = THERE if is_written else UNWRITTEN
        return Values(numbers, np.full((self.tile.rows, len(number_columns(dtype, numbers.shape[1]))), state))


def printed_names(kernel: ir.KernelIR) -> list[str]:
    """The names of the tiles that td.print shows: as they are written in td.print, where it has a name."""
    return list(dict.fromkeys(_written(one) or kernel.names[one.tile] for one in _prints(kernel)))


def _prints(kernel: ir.KernelIR) -> Iterator[ir.Print]:
    yield from (statement for statement in statements(kernel.body) if isinstance(statement, ir.Print))


def _written(statement: ir.Print) -> str:
    """The name in the source of td.print(name); empty for another expression."""
    span = statement.span
    line = linecache.getline(span.file, span.line)
    found = re.fullmatch(r"[\w.]+\(\s*([^\W\d]\w*)\s*\)", line[span.column - 1 : span.end_column - 1])
    return found[1] if found and span.line == span.end_line else ""


def check_name(kernel: ir.KernelIR, name: str) -> None:
    """UsageError for a name that no tile has."""
    tiles = dict.fromkeys(called for one, called in kernel.names.items() if isinstance(one, ir.Shared | ir.Tile))
    shown = [*(called for one, called in kernel.names.items() if isinstance(one, ir.Shared)), *printed_names(kernel)]
    if name not in tiles and name not in shown:
        there = (
            f"shared and printed tiles are {', '.join(dict.fromkeys(shown))}" if shown else "none is shared or printed"
        )
        raise UsageError(f"kernel '{kernel.name}' has no tile '{name}'{meant(name, [*shown, *tiles])}: {there}")


def printed(lowered: Lowered, program: lp.Program, name: str, at: int | None) -> list[Printed]:
    """The register tiles with this name, or that td.print names so, one for each wave. Equal tiles, which one name has
    one after the other, are one. UsageError where td.print does not name the tile, or not at the line `at`."""
    kernel = program.kernel
    tiles = {one.tile.index: one.tile for one in _prints(kernel) if name in (_written(one), kernel.names[one.tile])}
    lines = {number: one for number, one in markers(lowered).items() if one.tile in tiles}
    if not lines:
        raise UsageError(_without_print(kernel, lowered, name, bool(tiles)))
    here = {number: one for number, one in lines.items() if at in (None, one.line)}
    if not here:
        there = ", ".join(map(str, sorted({one.line for one in lines.values()})))
        raise UsageError(f"--at {at}: td.print({name}) stands in line {there}, and not in line {at}")
    named = [tiles[one] for one in dict.fromkeys(one.tile for one in here.values())]
    if any(why_not_shown(piece) for piece in map(fragments(kernel, program.target).__getitem__, named)):
        raise UsageError(f"'{name}' has block scales, or is unpacked from words, and --watch does not show such tiles")
    return of_waves(program, name, named, here, range(kernel.warps))


def why_not_shown(pieces: Fragments) -> str:
    """Why a tile's values cannot be shown, in words; nothing if they can."""
    return "block scales" if pieces.slices else "numbers unpacked from words" if pieces.unpacked else ""


def of_waves(
    program: lp.Program, name: str, tiles: Sequence[ir.Tile], lines: Mapping[int, Marker], waves: Iterable[int]
) -> list[Printed]:
    """The register tiles that one name has one after the other, in these waves: equal tiles are one."""
    pieces, groups = fragments(program.kernel, program.target), dict[Any, list[ir.Tile]]()
    for tile in tiles:
        groups.setdefault((tile.dtype, tile.rows, tile.cols, tile.layout, pieces[tile]), []).append(tile)
    found = []
    for group in groups.values():
        indices = {tile.index for tile in group}
        own = {number: one for number, one in lines.items() if one.tile in indices}
        holding = holding_of(group[0], pieces[group[0]])
        found += [Printed(name, tuple(group), wave, holding, own) for wave in waves]
    return found


def _without_print(kernel: ir.KernelIR, lowered: Lowered, name: str, is_printed: bool) -> str:
    if is_printed:
        return (
            f"the listing of {lowered.compiler} has no comments, in which td.print names registers: compile with clang"
        )
    return (
        f"'{name}' of kernel '{kernel.name}' is held in registers: td.print({name}) in the kernel names them where"
        " --watch is to show the values"
    )
