"""Shared tiles: where elements lie in LDS, the accesses that the swizzle was chosen for, and the banks that these meet."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterator

import numpy as np

from tiledsl import expr as ex
from tiledsl import ir
from tiledsl.layouts import GRANULE, IDENTITY, bank_of, bank_words, candidate_swizzles, stored_offset, swizzled
from tiledsl.lower.fragments import Fragments, operand_types
from tiledsl.lower.program import SharedPlacement
from tiledsl.lower.shared import Access, best_swizzle, clocks_lost, mnemonic, read_of, strange_swizzles, tile_bytes, written, written_columns
from tiledsl.pictures.registers import NOWHERE, cut, tile_of
from tiledsl.pictures.specs import RegisterSpec, SharedSpec, wrong
from tiledsl.targets import MAX_WARPS, WAVE, Target


@dataclasses.dataclass(frozen=True, slots=True)
class AccessPicture:
    """One LDS instruction of one warp: `who` moves something and `which` part of it, and the lanes' byte offsets in the tile, without the swizzle and
    with it. `clocks` are those lost to bank conflicts, without and with."""

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
        """The lanes that the LDS serves together."""
        return self.target.lds_phases[self.kind, self.width]

    def bank(self, offsets: np.ndarray) -> np.ndarray:
        """The first bank that each lane meets."""
        return np.asarray(bank_of(offsets, self.width, self.kind, self.target))

    def words(self, offsets: np.ndarray) -> np.ndarray:
        """[group, bank]: the words that the bank moves, one after another."""
        return bank_words(offsets, self.width, self.kind, self.target)


@dataclasses.dataclass(frozen=True, slots=True)
class SharedPicture:
    """A shared tile. `transposed`: it lies in LDS column by column. `before` is how many swizzles were tried before the one that was chosen, and the fewest
    clocks that one of them loses; None where the user chose."""

    spec: SharedSpec
    target: Target
    shared: ir.Shared
    swizzle: ir.Swizzle
    transposed: bool
    accesses: tuple[AccessPicture, ...]
    before: tuple[int, int] | None

    @property
    def line_bytes(self) -> int:
        """Those of one row; of one column where the tile lies transposed."""
        return (self.shared.rows if self.transposed else self.shared.cols) * self.shared.dtype.bytes

    @property
    def lines(self) -> int:
        return self.shared.cols if self.transposed else self.shared.rows

    @property
    def shown(self) -> AccessPicture:
        """The access whose banks the map of the tile has: a read, if there is one."""
        return next((access for access in self.accesses if access.kind == "read"), self.accesses[0])

    def offsets(self, with_swizzle: bool) -> np.ndarray:
        """The byte in the tile of each element, [row, column]."""
        row, col = np.indices((self.shared.rows, self.shared.cols))
        plain = stored_offset(self.shared.rows, self.shared.cols, self.shared.dtype.bytes, row, col, self.transposed)
        return np.asarray(swizzled(plain, self.swizzle) if with_swizzle else plain)

    def granules(self, with_swizzle: bool) -> np.ndarray:
        """The byte in the tile of each 16 bytes, [row, number in the row]; of columns where the tile lies transposed."""
        offsets = self.offsets(with_swizzle)
        return (offsets.T if self.transposed else offsets)[:, :: GRANULE // self.shared.dtype.bytes]

    def granule_banks(self, with_swizzle: bool) -> np.ndarray:
        """The first bank of each, for the access shown."""
        return self.shown.bank(self.granules(with_swizzle))

    @property
    def period(self) -> int:
        """After how many rows the banks repeat, without the swizzle and with it; all, if they never do."""
        grids = [self.granule_banks(with_swizzle) for with_swizzle in (False, True)]
        return next(p for p in range(1, self.lines + 1) if all((grid[p:] == grid[:-p]).all() for grid in grids))


def shared_picture(spec: SharedSpec, target: Target, read: RegisterSpec | None, warps: int, direct: bool) -> SharedPicture:
    """The picture of a tile that `warps` warps copy, `direct`ly or through registers, and that is read by the register tile `read`, or by operands of products
    in layout "row" over the tile's whole width."""
    shared = ir.Shared(0, spec.dtype, spec.rows, spec.cols, 1, spec.swizzle, NOWHERE)
    _check(spec, shared, target, warps, direct)
    by = _reader(spec, target, read)
    pieces = cut(by, True, target, None) if by else None
    transposed = by is not None and by.layout == "col" and not target.transposed_reads
    _check_transposed(spec, shared, transposed)
    found = [] if direct else list(_writes(shared, warps, transposed))
    if by and pieces:
        found += _reads(shared, by, pieces, transposed, target)
    distinct = list(dict.fromkeys(access for *_, access in found))
    swizzle = spec.swizzle or best_swizzle(tile_bytes(shared), tuple(distinct), target.name)
    accesses = tuple(_access(one, swizzle, target) for one in found)
    return SharedPicture(spec, target, shared, swizzle, transposed, accesses, None if spec.swizzle else _before(shared, swizzle, distinct, target))


def _check(spec: SharedSpec, shared: ir.Shared, target: Target, warps: int, direct: bool) -> None:
    size = tile_bytes(shared)
    if size > target.lds_bytes:
        raise wrong(f"{spec} takes {size:,} bytes of LDS, and a block on {target.name} has {target.lds_bytes:,}")
    if spec.cols * spec.dtype.bytes % GRANULE:
        raise wrong(f"{spec} has rows of {spec.cols * spec.dtype.bytes} bytes: tiles are copied to LDS in pieces of {GRANULE} bytes")
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
            f"{spec} is read in layout col, so it lies in LDS column by column, and has columns of {column} bytes: tiles are copied in pieces of {GRANULE}"
        )


def _reader(spec: SharedSpec, target: Target, read: RegisterSpec | None) -> RegisterSpec | None:
    """The register tile that reads the shared one: the one asked for, or one piece high; none of a type that no product takes."""
    if read is None:
        if spec.dtype.name not in operand_types(target) or spec.rows % 16:
            return None
        return RegisterSpec(spec.dtype, 32 if spec.rows % 32 == 0 else 16, spec.cols, "row")
    if read.dtype != spec.dtype or read.rows > spec.rows or read.cols > spec.cols:
        raise wrong(f"{read} does not read {spec}: it is of another type, or larger")
    return read


Found = tuple[str, str, str, Access]  # who, which, instruction


def _writes(shared: ir.Shared, warps: int, transposed: bool) -> Iterator[Found]:
    who = f"copied by {warps} warp{'s' * (warps > 1)}"
    for number, access in enumerate(written_columns(shared, warps) if transposed else written(shared, warps)):
        yield who, f"column {number} of a lane's block" if transposed else "a row's 16 bytes a lane", mnemonic(access[0], access[1]), access


def _reads(shared: ir.Shared, by: RegisterSpec, pieces: Fragments, transposed: bool, target: Target) -> Iterator[Found]:
    region = ir.Region(shared, ex.const(0), ex.const(0), ex.const(0), by.rows, by.cols)
    transposing = by.layout == "col" and target.transposed_reads
    depth = WAVE // pieces.m * pieces.vector
    for number, access in enumerate(read_of(region, tile_of(by), pieces, transposed)):
        across, part = divmod(number, pieces.parts)
        which = f"k {across * depth}..{(across + 1) * depth - 1}" + f", part {part}" * (pieces.parts > 1)
        yield f"read by {by}", which, mnemonic(access[0], access[1], transposing), access


def _access(found: Found, swizzle: ir.Swizzle, target: Target) -> AccessPicture:
    who, which, instruction, (kind, width, offsets) = found
    plain = np.array(offsets)
    lost = (clocks_lost(kind, width, plain, IDENTITY, target), clocks_lost(kind, width, plain, swizzle, target))
    return AccessPicture(who, which, instruction, kind, width, plain, np.asarray(swizzled(plain, swizzle)), lost, target)


def _before(shared: ir.Shared, chosen: ir.Swizzle, accesses: list[Access], target: Target) -> tuple[int, int]:
    least: float = math.inf
    number = 0
    for swizzle in candidate_swizzles(tile_bytes(shared)):
        if swizzle == chosen:
            break
        least = min(least, sum(clocks_lost(kind, width, np.array(offsets), swizzle, target) for kind, width, offsets in accesses))
        number += 1
    return number, 0 if math.isinf(least) else int(least)


def _words(swizzle: ir.Swizzle) -> str:
    """The swizzle as it is written in a kernel."""
    more = "" if swizzle == ir.Swizzle(swizzle.shift, swizzle.bits) else f", low={swizzle.low}, fold={swizzle.fold}"
    return f"Swizzle({swizzle.shift}, {swizzle.bits}{more})"


def swizzle_text(swizzle: ir.Swizzle) -> str:
    """As it is written in a kernel, or "none"."""
    return _words(swizzle) if swizzle.bits else "none"


def swizzle_formula(swizzle: ir.Swizzle) -> str:
    """What becomes of a byte offset o, in words that Python and C share."""
    if not swizzle.bits:
        return "o"
    key = f"o >> {swizzle.shift} ^ o >> {swizzle.fold}" if swizzle.fold else f"o >> {swizzle.shift}"
    return f"o ^ ({key} & {(1 << swizzle.bits) - 1}) << {swizzle.low}" if not swizzle.fold else f"o ^ (({key}) & {(1 << swizzle.bits) - 1}) << {swizzle.low}"
