"""A swizzle moves the 16-byte granules of a tile about, loses none, and undoes itself."""

from __future__ import annotations

import numpy as np
import pytest

from tiledsl.ir.math.layouts import GRANULE, IDENTITY, candidate_swizzles, is_bijection, swizzled
from tiledsl.ir.nodes import Swizzle

SIZES = (16, 32, 48, 64, 96, 128, 192, 256, 320, 512, 768, 1024, 1536, 2048, 4096, 6144, 8192, 16384, 24576, 65536)
SHIFTS_AND_BITS = [(shift, bits) for bits in range(7) for shift in range(14)]


def moved(offset: int, shift: int, bits: int) -> int:
    """Bit 4 + j of the offset is flipped where bit shift + j is set."""
    flips = sum(1 << (4 + j) for j in range(bits) if offset & (1 << (shift + j)))
    return offset ^ flips


@pytest.mark.parametrize("shift, bits", [(0, 0), (7, 3), (8, 3), (8, 4), (6, 2), (5, 1)])
def test_swizzled_flips_the_granules_number_by_higher_bits(shift: int, bits: int) -> None:
    offsets = np.arange(8192)
    assert swizzled(offsets, Swizzle(shift, bits)).tolist() == [moved(o, shift, bits) for o in range(8192)]
    assert swizzled(0x1234, Swizzle(shift, bits)) == moved(0x1234, shift, bits)


def test_the_sixteen_byte_key_of_a_128_byte_row_is_the_row() -> None:
    """o = 128·r + c, o ^= (r & 7) << 4, and its variant that takes two rows together."""
    for row in range(32):
        for byte in range(0, 128, 16):
            assert swizzled(128 * row + byte, Swizzle(7, 3)) == 128 * row + (byte ^ ((row & 7) << 4))
            assert swizzled(128 * row + byte, Swizzle(8, 3)) == 128 * row + (byte ^ (((row >> 1) & 7) << 4))


@pytest.mark.parametrize("shift, bits", SHIFTS_AND_BITS)
def test_what_is_accepted_is_a_bijection_that_undoes_itself(shift: int, bits: int) -> None:
    swizzle = Swizzle(shift, bits)
    for size in SIZES:
        if is_bijection(swizzle, size):
            offsets = np.arange(size)
            placed = swizzled(offsets, swizzle)
            assert sorted(placed.tolist()) == offsets.tolist()
            assert (swizzled(placed, swizzle) == offsets).all()
            assert (placed % GRANULE == offsets % GRANULE).all()  # the bytes of a granule stay together and in order


@pytest.mark.parametrize("shift, bits", SHIFTS_AND_BITS)
def test_nothing_that_works_on_a_tile_of_a_power_of_two_is_refused(shift: int, bits: int) -> None:
    """What works: a bijection that undoes itself and keeps granules whole. (In smaller tiles some do by luck, and are refused all the same.)"""
    swizzle, size = Swizzle(shift, bits), 1 << max(4 + bits, shift + bits)
    offsets = np.arange(size)
    placed = swizzled(offsets, swizzle)
    works = (
        sorted(placed.tolist()) == offsets.tolist()
        and (swizzled(placed, swizzle) == offsets).all()
        and (placed - offsets == (placed - offsets)[offsets // 16 * 16]).all()
    )
    assert is_bijection(swizzle, size) == works


@pytest.mark.sample("swizzle0", "swizzle1")
@pytest.mark.parametrize("swizzle", [Swizzle(8, 1, 6), Swizzle(7, 2, 5, 10), Swizzle(8, 3, 4, 9), Swizzle(7, 3, 4, 8)])
def test_a_swizzle_of_larger_pieces_or_by_two_keys(swizzle: Swizzle) -> None:
    """Bit low + j is flipped where bit shift + j is set, and again where bit fold + j is."""
    size = 1 << 15
    assert is_bijection(swizzle, size)
    offsets = np.arange(size)
    wanted = [moved_by(moved_by(o, o, swizzle.low, swizzle.shift, swizzle.bits), o, swizzle.low, swizzle.fold or 40, swizzle.bits) for o in range(size)]
    placed = swizzled(offsets, swizzle)
    assert placed.tolist() == wanted
    assert (swizzled(placed, swizzle) == offsets).all() and sorted(wanted) == offsets.tolist()


def moved_by(offset: int, key: int, low: int, shift: int, bits: int) -> int:
    return offset ^ sum(1 << (low + j) for j in range(bits) if key & (1 << (shift + j)))


@pytest.mark.parametrize("swizzle", [Swizzle(8, 1, 3), Swizzle(8, 3, 6), Swizzle(8, 3, 4, 6), Swizzle(8, 2, 4, 5)])
def test_keys_that_hold_bits_they_change_and_split_granules_are_refused(swizzle: Swizzle) -> None:
    assert not is_bijection(swizzle, 1 << 15)


@pytest.mark.parametrize("swizzle", [Swizzle(-1, 2), Swizzle(10, -1), Swizzle(-3, 0), Swizzle(-1, -1)])
def test_negative_numbers_make_no_swizzle(swizzle: Swizzle) -> None:
    assert not is_bijection(swizzle, 8192)


def test_no_bits_is_the_identity() -> None:
    assert is_bijection(IDENTITY, 48) and is_bijection(Swizzle(0, 0), 16)
    assert swizzled(np.arange(64), IDENTITY).tolist() == list(range(64))


@pytest.mark.parametrize("rows, row_bytes", [(16, 32), (64, 64), (64, 128), (128, 256), (256, 512), (48, 96), (17, 48)])
def test_candidates_begin_with_the_plainest_and_all_fit_the_tile(rows: int, row_bytes: int) -> None:
    found = candidate_swizzles(rows * row_bytes)
    assert found[0] == IDENTITY
    assert list(found) == sorted(found, key=lambda s: (s.fold > 0, s.low, s.bits)) and len(set(found)) == len(found)
    assert all(is_bijection(s, rows * row_bytes) for s in found)


def test_candidates_hold_every_key_that_reads_a_row_number() -> None:
    found = candidate_swizzles(128 * 256)
    assert {Swizzle(7, 3), Swizzle(8, 3), Swizzle(8, 4), Swizzle(6, 2), Swizzle(7, 1)} <= set(found)
