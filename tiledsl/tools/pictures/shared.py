"""Shared tiles: the places of elements in LDS, the accesses for which the swizzle was chosen, and their banks."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Iterator, Mapping

import numpy as np

from tiledsl.diagnostics.diagnostic import KernelError
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.layouts import GRANULE, IDENTITY, bank_of, bank_words, candidate_swizzles, stored_offset, swizzled
from tiledsl.ir.program.operations import SharedPlacement
from tiledsl.ir.walk import statements
from tiledsl.lower.plan.fragments import Fragments, fragments, operand_types
from tiledsl.lower.plan.lds import (
    Access,
    accesses_of,
    best_swizzle,
    clocks_lost,
    mnemonic,
    over_budget,
    placements,
    read_of,
    strange_swizzles,
    tile_bytes,
    written,
    written_columns,
)
from tiledsl.targets import MAX_WARPS, WAVE, Target
from tiledsl.tools.pictures.registers import NOWHERE, cut, tile_of
from tiledsl.tools.pictures.specs import RegisterSpec, SharedSpec, wrong

Found = tuple[str, str, str, Access]  # mover, part, instruction


@dataclasses.dataclass(frozen=True, slots=True)
class AccessPicture:
    """One LDS instruction of one warp. `who` moves `which` part; the lanes' byte offsets in the tile are given without
    the swizzle and with it. `clocks` are those lost to bank conflicts, without and with."""

    who: str
    which: str
    instruction: str
    kind: str
    width: int
    plain: np.ndarray
    swizzled: np.ndarray
    clocks: tuple[int, int]
    target: Target

    @property
    def banks(self) -> int:
        return self.target.lds_banks[self.kind, self.width]

    @property
    def groups(self) -> tuple[tuple[int, ...], ...]:
        """The groups of lanes that the LDS serves together."""
        return self.target.lds_phases[self.kind, self.width]

    def bank(self, offsets: np.ndarray) -> np.ndarray:
        """The first bank that each lane uses."""
        return np.asarray(bank_of(offsets, self.width, self.kind, self.target))

    def words(self, offsets: np.ndarray) -> np.ndarray:
        """The words that each bank moves one after another, [group, bank]."""
        return bank_words(offsets, self.width, self.kind, self.target)


@dataclasses.dataclass(frozen=True, slots=True)
class SharedPicture:
    """A shared tile, `placed` in the LDS of a kernel, or by itself. `name` is its name in the kernel.

    `before` is the number of swizzles tried before the chosen one, and the fewest clocks that one of them loses; None
    for a swizzle that the user chose."""

    name: str
    placed: SharedPlacement
    target: Target
    accesses: tuple[AccessPicture, ...]
    before: tuple[int, int] | None

    @property
    def shared(self) -> ir.Shared:
        return self.placed.shared

    @property
    def swizzle(self) -> ir.Swizzle:
        return self.placed.swizzle

    @property
    def transposed(self) -> bool:
        return self.placed.transposed

    @property
    def title(self) -> str:
        """The tile's declaration, with its name if it has one."""
        words = f"st({self.shared.dtype}, {self.shared.rows}, {self.shared.cols})"
        return f"{self.name} = {words}" if self.name else words

    @property
    def line_bytes(self) -> int:
        """The bytes of one row; of one column for a transposed tile."""
        return (self.shared.rows if self.transposed else self.shared.cols) * self.shared.dtype.bytes

    @property
    def lines(self) -> int:
        return self.shared.cols if self.transposed else self.shared.rows

    @property
    def shown(self) -> tuple[str, int, str]:
        """The access whose banks the map shows: kind, bytes and name. It is a read, or else a write, or without either
        a read of 16 bytes."""
        reads_first = sorted(self.accesses, key=lambda access: access.kind != "read")
        return next(
            ((a.kind, a.width, a.instruction) for a in reads_first), ("read", GRANULE, mnemonic("read", GRANULE))
        )

    @property
    def banks(self) -> int:
        """The number of banks for the shown access."""
        return self.target.lds_banks[self.shown[:2]]

    def offsets(self, with_swizzle: bool) -> np.ndarray:
        """The byte offset of each element in the tile, [row, column]."""
        row, col = np.indices((self.shared.rows, self.shared.cols))
        plain = stored_offset(self.shared.rows, self.shared.cols, self.shared.dtype.bytes, row, col, self.transposed)
        return np.asarray(swizzled(plain, self.swizzle) if with_swizzle else plain)

    def granules(self, with_swizzle: bool) -> np.ndarray:
        """The byte offset of each 16 bytes in the tile, [row, number in the row]. A transposed tile has columns for
        rows."""
        offsets = self.offsets(with_swizzle)
        return (offsets.T if self.transposed else offsets)[:, :: GRANULE // self.shared.dtype.bytes]

    def granule_banks(self, with_swizzle: bool) -> np.ndarray:
        """The first bank of each 16 bytes, for the shown access."""
        kind, width, _ = self.shown
        return np.asarray(bank_of(self.granules(with_swizzle), width, kind, self.target))

    @property
    def period(self) -> int:
        """The rows after which the banks repeat, without the swizzle and with it; all, if they never repeat."""
        grids = [self.granule_banks(with_swizzle) for with_swizzle in (False, True)]
        return next(p for p in range(1, self.lines + 1) if all((grid[p:] == grid[:-p]).all() for grid in grids))


def shared_picture(
    spec: SharedSpec, target: Target, read: RegisterSpec | None, warps: int, direct: bool
) -> SharedPicture:
    """Create the picture of a tile that `warps` warps copy, `direct`ly or through registers. It is read by the register
    tile `read`, or by operands of products in layout "row" over the tile's whole width."""
    shared = ir.Shared(0, spec.dtype, spec.rows, spec.cols, 1, spec.swizzle, NOWHERE)
    _check(spec, shared, target, warps, direct)
    by = _reader(spec, target, read)
    pieces = cut(by, True, target, None) if by else None
    transposed = by is not None and by.layout == "col" and not target.transposed_reads
    _check_transposed(spec, shared, transposed)
    found = [] if direct else list(_writes(shared, warps, transposed))
    if by and pieces:
        found += _reads(shared, by, pieces, transposed, target)
    swizzle = spec.swizzle or best_swizzle(
        tile_bytes(shared), tuple(dict.fromkeys(access for *_, access in found)), target.name
    )
    return _picture("", SharedPlacement(shared, 0, tile_bytes(shared), swizzle, transposed), found, target)


def kernel_pictures(kernel: ir.KernelIR, target: Target) -> list[SharedPicture]:
    """Create the pictures of a kernel's shared tiles with the kernel's accesses. KernelError where the tiles have no
    place."""
    pieces = fragments(kernel, target)
    placed = placements(kernel, pieces, target)
    refused = [*strange_swizzles(placed), *filter(None, [over_budget(kernel, placed, target)])]
    if refused:
        raise KernelError(refused)
    found = []
    for one in placed:
        accesses = [
            access
            for statement in statements(kernel.body)
            for access in _of_statement(statement, one.shared, pieces, one.transposed, target)
        ]
        found.append(_picture(kernel.names[one.shared], one, list(dict.fromkeys(accesses)), target))
    return found


def _of_statement(
    statement: ir.Statement, shared: ir.Shared, pieces: Mapping[ir.Tile, Fragments], transposed: bool, target: Target
) -> Iterator[Found]:
    """The accesses of one warp in a statement, by source line."""
    accesses = list(accesses_of(statement, shared, pieces, transposed))
    if not accesses:
        return
    line = f", line {statement.span.line}"
    match statement:
        case ir.LoadTile(dst=tile) if not pieces[tile].vector:
            yield from _moved(accesses, f"read by a warp{line}")
        case ir.LoadTile(dst=tile):
            by = RegisterSpec(tile.dtype, tile.rows, tile.cols, tile.layout)
            yield from _read(by, pieces[tile], accesses, target, line)
        case ir.StoreShared():
            yield from _moved(accesses, f"stored by a warp{line}")
        case ir.LoadShared(warps=warps):
            yield from _written(accesses, f"copied by {_warps(len(warps))}{line}", transposed)
        case ir.Commit(src=staged):
            yield from _written(accesses, f"committed by {_warps(len(staged.warps))}{line}", transposed)
        case _:
            raise AssertionError(f"the accesses of {type(statement).__name__} to LDS have no picture")


def _picture(name: str, placed: SharedPlacement, found: list[Found], target: Target) -> SharedPicture:
    """Create the picture of a tile with those accesses."""
    accesses = tuple(_access(one, placed.swizzle, target) for one in found)
    distinct = list(dict.fromkeys(access for *_, access in found))
    return SharedPicture(
        name, placed, target, accesses, None if placed.shared.swizzle else _before(placed, distinct, target)
    )


def _check(spec: SharedSpec, shared: ir.Shared, target: Target, warps: int, direct: bool) -> None:
    size = tile_bytes(shared)
    if size > target.lds_bytes:
        raise wrong(f"{spec} takes {size:,} bytes of LDS, and a block on {target.name} has {target.lds_bytes:,}")
    if spec.cols * spec.dtype.bytes % GRANULE:
        raise wrong(
            f"{spec} has rows of {spec.cols * spec.dtype.bytes} bytes: tiles are copied to LDS in pieces of {GRANULE}"
            " bytes"
        )
    for strange in strange_swizzles([SharedPlacement(shared, 0, size, IDENTITY)]):
        raise wrong(strange.message, *strange.notes, *strange.helps)
    if not 1 <= warps <= MAX_WARPS:
        raise wrong(f"--warps is {warps}: a block has 1 to {MAX_WARPS}")
    if direct and GRANULE // 4 not in target.direct_lds_dwords:
        raise wrong(f"{target.name} has no loads of {GRANULE} bytes straight to LDS: gfx950 has, --target gfx950")


def _check_transposed(spec: SharedSpec, shared: ir.Shared, transposed: bool) -> None:
    column = spec.rows * spec.dtype.bytes
    if transposed and column % GRANULE:
        raise wrong(
            f"{spec} is read in layout col, so it lies in LDS column by column, and has columns of {column} bytes:"
            f" tiles are copied in pieces of {GRANULE}"
        )


def _reader(spec: SharedSpec, target: Target, read: RegisterSpec | None) -> RegisterSpec | None:
    """The register tile that reads the shared one: the requested tile, or a tile one piece high. None for a type that
    no product takes."""
    if read is None:
        if spec.dtype.name not in operand_types(target) or spec.rows % 16:
            return None
        return RegisterSpec(spec.dtype, 32 if spec.rows % 32 == 0 else 16, spec.cols, "row")
    if read.dtype != spec.dtype or read.rows > spec.rows or read.cols > spec.cols:
        raise wrong(f"{read} does not read {spec}: it is of another type, or larger")
    return read


def _writes(shared: ir.Shared, warps: int, transposed: bool) -> Iterator[Found]:
    accesses = written_columns(shared, warps) if transposed else written(shared, warps)
    yield from _written(accesses, f"copied by {_warps(warps)}", transposed)


def _written(accesses: Iterable[Access], who: str, transposed: bool) -> Iterator[Found]:
    for number, access in enumerate(accesses):
        yield (
            who,
            f"column {number} of a lane's block" if transposed else "a row's 16 bytes a lane",
            mnemonic(access[0], access[1]),
            access,
        )


def _moved(accesses: Iterable[Access], who: str) -> Iterator[Found]:
    """The accesses of a register tile that lies as an accumulator."""
    for number, access in enumerate(accesses):
        yield who, f"access {number} of a piece", mnemonic(access[0], access[1]), access


def _warps(count: int) -> str:
    return f"{count} warp{'s' * (count > 1)}"


def _reads(shared: ir.Shared, by: RegisterSpec, pieces: Fragments, transposed: bool, target: Target) -> Iterator[Found]:
    region = ir.Region(shared, ex.const(0), ex.const(0), ex.const(0), by.rows, by.cols)
    yield from _read(by, pieces, read_of(region, tile_of(by), pieces, transposed), target, "")


def _read(
    by: RegisterSpec, pieces: Fragments, accesses: Iterable[Access], target: Target, line: str
) -> Iterator[Found]:
    transposing = by.layout == "col" and target.transposed_reads
    depth = WAVE // pieces.m * pieces.vector
    for number, access in enumerate(accesses):
        across, part = divmod(number, pieces.parts)
        which = f"k {across * depth}..{(across + 1) * depth - 1}" + f", part {part}" * (pieces.parts > 1)
        yield f"read by {by}{line}", which, mnemonic(access[0], access[1], transposing), access


def _access(found: Found, swizzle: ir.Swizzle, target: Target) -> AccessPicture:
    who, which, instruction, (kind, width, offsets) = found
    plain = np.array(offsets)
    lost = (clocks_lost(kind, width, plain, IDENTITY, target), clocks_lost(kind, width, plain, swizzle, target))
    return AccessPicture(
        who, which, instruction, kind, width, plain, np.asarray(swizzled(plain, swizzle)), lost, target
    )


def _before(placed: SharedPlacement, accesses: list[Access], target: Target) -> tuple[int, int]:
    least: float = math.inf
    number = 0
    for swizzle in candidate_swizzles(tile_bytes(placed.shared)):
        if swizzle == placed.swizzle:
            break
        least = min(
            least,
            sum(clocks_lost(kind, width, np.array(offsets), swizzle, target) for kind, width, offsets in accesses),
        )
        number += 1
    return number, 0 if math.isinf(least) else int(least)
