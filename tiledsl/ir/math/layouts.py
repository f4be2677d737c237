"""Layouts: swizzles of LDS, lane maps of matrix instructions, order of collective copies, bank conflicts.

All functions are pure. Integers may be NumPy arrays. Offsets and addresses are bytes; rows, columns and k are elements.
"""

from __future__ import annotations

import functools
import math
from typing import Any

import numpy as np

from tiledsl.ir.math.distinct import distinct
from tiledsl.ir.nodes import Swizzle
from tiledsl.targets import WAVE, Target

GRANULE = 16  # bytes that a swizzle moves together: the widest LDS access
IDENTITY = Swizzle(0, 0)
WIDEST = 4  # bits: 2**4 granules are the 64 banks that gfx950 reads at once


def swizzled(offset: Any, swizzle: Swizzle) -> Any:
    """Return o ^ ((key & (2**bits − 1)) << low), where key is made of higher bits of o.

    The function is its own inverse, since the bits read lie above the bits changed.
    """
    key = offset >> swizzle.shift
    if swizzle.fold:
        key = key ^ (offset >> swizzle.fold)
    return offset ^ ((key & ((1 << swizzle.bits) - 1)) << swizzle.low)


def is_bijection(swizzle: Swizzle, size: int) -> bool:
    """Return whether the swizzle maps the `size` bytes of a tile onto themselves, in whole granules.

    The swizzle must change bits below those that it reads, and `size` must be a multiple of the blocks that it
    permutes.
    """
    if swizzle.bits < 1:
        return swizzle.bits == 0 and swizzle.shift >= 0
    above = swizzle.low + swizzle.bits
    return (
        swizzle.low >= 4
        and swizzle.shift >= above
        and (swizzle.fold == 0 or swizzle.fold >= above)
        and size % (1 << above) == 0
    )


@functools.cache
def candidate_swizzles(size: int) -> tuple[Swizzle, ...]:
    """Return the swizzles that the plan tries for a tile of `size` bytes, simplest first.

    The order: swizzles that move single granules by one key, several granules together by one key, then by two keys.
    """
    found = [IDENTITY]
    for folds in ((0,), range(5, 16)):
        for low in (4, 5, 6):
            for bits in range(1, WIDEST + 1 - (low - 4)):
                found += [
                    Swizzle(shift, bits, low, fold)
                    for shift in range(low + bits, 14)
                    for fold in folds
                    if not 0 < fold <= shift
                ]
    return tuple(swizzle for swizzle in found if is_bijection(swizzle, size))


def stored_offset(rows: int, cols: int, width: int, row: Any, col: Any, transposed: bool) -> Any:
    """Return the byte offset in a tile, before the swizzle, of an element of `width` bytes.

    Tiles are stored row by row, or with `transposed` column by column.
    """
    line, pitch, place = (col, rows, row) if transposed else (row, cols, col)
    return (line * pitch + place) * width


# ------------------------------------------------------------------------------------------------------------ lane maps


def transposed_source(m: int, vector: int, lane: Any, part: int) -> tuple[Any, Any]:
    """Return (k, column) of the first of four values that a lane fetches for a transposed read (ds_read_b64_tr_b16).

    The fragment has m columns. Each 16 lanes fetch 4 rows of 16 values, four lanes a row; lane i of them receives
    column i, four consecutive k. `part` counts the reads that bring a lane's `vector` consecutive k.
    """
    return vector * (lane // m) + 4 * part + lane % 16 // 4, lane % m // 16 * 16 + 4 * (lane % 4)


def operand_element(m: int, run: int, lane: Any, element: Any) -> tuple[Any, Any]:
    """Return (row, k) of a lane's `element`-th value of a fragment with m rows.

    Each lane holds `run` consecutive k, then, after those of the other lanes, the next. With run = m·k/64 this is the
    matrix instruction's own map; a multiple feeds several instructions, whose order of k is free as A and B share it.
    With run = 4 the k of an operand are in the order of an accumulator's rows: a lane's k are the rows that the lane
    holds of accumulators that follow each other down a tile.
    """
    return lane % m, WAVE // m * run * (element // run) + run * (lane // m) + element % run


def scaled_element(m: int, block: int, slices: int, lane: Any, element: int) -> tuple[Any, Any]:
    """Return (row, column) of a lane's `element`-th byte of an operand with block scales.

    A block of 32 numbers has `block` bytes, and each lane holds a block for each of `slices` instructions along k. The
    scales of a lane are those of its row and of `slices` blocks that follow each other, the n-th group of m lanes
    taking the n-th such blocks: `operand_element(m, slices, lane, slice)`. In one instruction, that group holds the
    numbers of its own scale; of 8-bit numbers, two groups share two blocks, in runs of 16 bytes, and the first half of
    the groups' blocks comes first (the instruction's own order of k: ROCm's FPSan, `fpsan/amdgcn_mfma.hpp`).
    """
    part, byte = divmod(element, block)
    group = lane // m
    if block < GRANULE * 2:
        return lane % m, block * (slices * group + part) + byte
    half, within = divmod(byte, GRANULE)
    of_scale = WAVE // m // 2 * half + group // 2
    return lane % m, block * (slices * of_scale + part) + GRANULE * (group % 2) + within


def accumulator_element(m: int, lane: Any, register: Any) -> tuple[Any, Any]:
    """Return (row, col) of a lane's register of an m × m accumulator in layout "col"."""
    if m == 32:
        return 8 * (register // 4) + 4 * (lane // 32) + register % 4, lane % 32
    return 4 * (lane // 16) + register, lane % 16


def row_layout_element(m: int, lane: Any, register: Any) -> tuple[Any, Any]:
    """Return (row, col) in layout "row": the accumulator's map with rows and columns exchanged."""
    col, row = accumulator_element(m, lane, register)
    return row, col


LINE_ROWS = (8, 4, 2)  # rows of a piece in layout "line", whose lanes the rows share


def line_element(rows: int, vector: int, lane: Any, register: Any) -> tuple[Any, Any]:
    """Return (row, col) in layout "line": 64 / `rows` lanes hold a row of a piece, each lane `vector` consecutive
    columns. A piece has eight rows, four, or two.
    """
    lanes = WAVE // rows
    return lane // lanes, vector * (lane % lanes) + register


def transposed_block(rows: int, cols: int, width: int, threads: int) -> tuple[int, int]:
    """Return (rows, columns) of the block that each lane copies of a tile transposed on its way to LDS.

    The lane loads the block by rows and writes the block by columns, with loads and writes of 8 or 16 bytes; elements
    have `width` bytes. The chosen block needs the fewest instructions in the busiest wave, and among equals makes the
    wider writes. The result is (0, 0) where no block fits the tile.
    """
    sizes = [n // width for n in (16, 8)]
    fitting = [(down, across) for down in sizes for across in sizes if rows % down == 0 and cols % across == 0]
    return min(
        fitting,
        key=lambda b: (-(-(rows * cols) // (b[0] * b[1] * threads)) * (b[0] + b[1] + b[0] * b[1] // 2), -b[0]),
        default=(0, 0),
    )


def block_place(number: Any, rows: int, cols: int, block: tuple[int, int], width: int) -> tuple[Any, Any]:
    """Return (row, column) of a block's first element.

    Blocks are counted along a row for 128 bytes, then down, then on along the row. Where columns are written 8 bytes at
    a time, a run along the row has 8 blocks: 16 lanes are served together then, and two that differ in k alone share a
    granule.
    """
    down, across = block
    run = math.gcd(cols // across, 8 if down * width < GRANULE else max(1, 128 // (across * width)))
    i, rest = number % run, number // run
    return rest % (rows // down) * down, (rest // (rows // down) * run + i) * across


def copied_vector(thread: Any, turn: Any, threads: int, row_vectors: int) -> tuple[Any, Any]:
    """Return (row, vector within the row) that a thread copies in its `turn`.

    Consecutive threads copy consecutive vectors. Where a turn covers whole rows, the next turn differs only by a number
    of rows.
    """
    if threads % row_vectors == 0:
        return thread // row_vectors + turn * (threads // row_vectors), thread % row_vectors
    vector = thread + turn * threads
    return vector // row_vectors, vector % row_vectors


def part_of(numbers: range, part: tuple[int, int]) -> range:
    """Return the i-th of n equal parts of a copy's turns: `part` is (i, n)."""
    number, count = part
    return numbers[len(numbers) * number // count : len(numbers) * (number + 1) // count]


# ------------------------------------------------------------------------------------------------------- bank conflicts


def bank_of(address: Any, width: int, kind: str, target: Target) -> Any:
    """Return the bank of the 4-byte word at a byte address; `width` and `kind` as in `bank_words`."""
    return (address >> 2) % target.lds_banks[kind, width]


def bank_words(
    addresses: np.ndarray, width: int, kind: str, target: Target, active: np.ndarray | None = None
) -> np.ndarray:
    """Return [phase, bank]: the number of distinct words of 4 bytes that each bank moves in each phase.

    A phase is a set of lanes that the LDS serves together. `addresses` are the 64 lanes' byte addresses, or those of
    several accesses, whose phases follow one another; `width` the bytes that a lane moves (4, 8 or 16), `kind` "read"
    or "write". Only `active` lanes of one access use the LDS; with None all lanes do.
    """
    banks, phases = target.lds_banks[kind, width], target.lds_phases[kind, width]
    numbers, order = _in_phases(phases)
    count = len(phases) * (addresses.size // WAVE)
    if active is not None:
        asking = active[order]
        if not asking.any():
            return np.zeros((len(phases), banks), dtype=np.int64)
        numbers, order = numbers[asking], order[asking]
    if addresses.ndim > 1:
        numbers = numbers + np.arange(len(addresses))[:, None] * len(phases)
    words = (addresses[..., order][..., None] >> 2) + np.arange(max(1, width // 4))
    # offsets may lie below the tile's beginning: only their differences count
    words -= words.min() // banks * banks
    at = int(words.max()) + 1
    phase, word = np.divmod(distinct(numbers[..., None] * at + words), at)
    return np.bincount(phase * banks + bank_of(word * 4, width, kind, target), minlength=count * banks).reshape(
        -1, banks
    )


@functools.cache
def _in_phases(phases: tuple[tuple[int, ...], ...]) -> tuple[np.ndarray, np.ndarray]:
    """Return the phase of each lane and the lane, in the order of the phases."""
    numbers = np.repeat(np.arange(len(phases)), [len(phase) for phase in phases])
    return numbers, np.array([lane for phase in phases for lane in phase])


def served_clocks(
    addresses: np.ndarray, width: int, kind: str, target: Target, active: np.ndarray | None = None
) -> tuple[int, int]:
    """Return the clocks of the LDS for the accesses of a wave, and those lost to bank conflicts.

    A phase takes as many clocks as the most distinct words in one bank; the loss is that number less the clocks that
    evenly spread words would take. Operands are those of `bank_words`.
    """
    words = bank_words(addresses, width, kind, target, active)
    most = words.max(axis=1)
    return int(most.sum()), int((most - -(-words.sum(axis=1) // words.shape[1])).sum())


def conflict_clocks(
    addresses: np.ndarray, width: int, kind: str, target: Target, active: np.ndarray | None = None
) -> int:
    """Return the clocks that the accesses of a wave lose to bank conflicts. Operands are those of `bank_words`."""
    return served_clocks(addresses, width, kind, target, active)[1]


def lanes() -> np.ndarray:
    """Return the numbers of a wave's lanes."""
    return np.arange(WAVE)
