"""Where elements lie: swizzles of LDS, the lane maps of matrix instructions, the order of collective copies, bank conflicts. Pure functions.

Integers may be NumPy arrays. Offsets and addresses are bytes; rows, columns and k are elements.
"""

from __future__ import annotations

import functools
from typing import Any

import numpy as np

from tiledsl.ir import Swizzle
from tiledsl.targets import WAVE, Target

GRANULE = 16  # bytes that a swizzle moves as one: the widest LDS access
IDENTITY = Swizzle(0, 0)
WIDEST = 4  # bits: 2**4 granules are the 64 banks that gfx950 reads at once


def swizzled(offset: Any, swizzle: Swizzle) -> Any:
    """o ^ (((o >> shift) & (2**bits − 1)) << 4): its own inverse, since the bits read lie above the bits changed."""
    return offset ^ (((offset >> swizzle.shift) & ((1 << swizzle.bits) - 1)) << 4)


def is_bijection(swizzle: Swizzle, size: int) -> bool:
    """Whether the swizzle maps the `size` bytes of a tile onto themselves: it changes bits below those it reads, and whole blocks of those fit."""
    if swizzle.bits < 1:
        return swizzle.bits == 0 and swizzle.shift >= 0
    return swizzle.shift >= 4 + swizzle.bits and size % (GRANULE << swizzle.bits) == 0


@functools.cache
def candidate_swizzles(row_bytes: int, size: int) -> tuple[Swizzle, ...]:
    """The swizzles that the plan tries for a tile of that row pitch, plainest first."""
    found = [IDENTITY]
    for bits in range(1, WIDEST + 1):
        found += [Swizzle(shift, bits) for shift in range(4 + bits, 13) if is_bijection(Swizzle(shift, bits), size)]
    return tuple(found)


# ------------------------------------------------------------------------------------------------------------- lane maps


def operand_element(m: int, vector: int, lane: Any, element: Any) -> tuple[Any, Any]:
    """(row, k) that a lane holds in its `element`-th value of a fragment with m rows whose lanes hold `vector` consecutive k each.

    With vector = m·k/64 this is the matrix instruction's own map; a multiple feeds several instructions, whose k order is free as A and B share it.
    """
    return lane % m, vector * (lane // m) + element


def accumulator_element(m: int, lane: Any, register: Any) -> tuple[Any, Any]:
    """(row, col) that a lane holds in a register of an m × m accumulator in layout "col"."""
    if m == 32:
        return 8 * (register // 4) + 4 * (lane // 32) + register % 4, lane % 32
    return 4 * (lane // 16) + register, lane % 16


def row_layout_element(m: int, lane: Any, register: Any) -> tuple[Any, Any]:
    """(row, col) of layout "row": the accumulator's map with rows and columns exchanged."""
    col, row = accumulator_element(m, lane, register)
    return row, col


def copied_vector(thread: Any, turn: Any, threads: int, row_vectors: int) -> tuple[Any, Any]:
    """(row, vector within the row) that a thread copies in its `turn`: consecutive threads take consecutive vectors."""
    vector = thread + turn * threads
    return vector // row_vectors, vector % row_vectors


# -------------------------------------------------------------------------------------------------------- bank conflicts


def conflict_clocks(addresses: np.ndarray, width: int, kind: str, target: Target) -> int:
    """The clocks that one wave's LDS access loses to bank conflicts: for each phase, the most distinct 4-byte words in one bank, less one.

    `addresses` are the 64 lanes' byte addresses, `width` the bytes a lane moves (4, 8 or 16), `kind` "read" or "write".
    """
    banks = target.lds_banks[kind, width]
    lost = 0
    for phase in target.lds_phases[kind, width]:
        words = np.unique((addresses[list(phase)][:, None] // 4 + np.arange(max(1, width // 4))).ravel())
        ideal = -(-len(words) // banks)
        lost += int(np.bincount(words % banks).max()) - ideal
    return lost


def lanes() -> np.ndarray:
    return np.arange(WAVE)
