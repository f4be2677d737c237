"""Bank conflicts: the count against a plain one, and what is known of swizzles on these chips."""

from __future__ import annotations

import collections

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tiledsl.ir.math.layouts import IDENTITY, conflict_clocks, copied_vector, lanes, operand_element, served_clocks, swizzled
from tiledsl.ir.nodes import Swizzle
from tiledsl.targets import TARGETS, Target

pytestmark = pytest.mark.in_turn

ACCESSES = [(target, kind, size) for target in TARGETS.values() for kind in ("read", "write") for size in (4, 8, 16)]
deterministic = settings(derandomize=True, deadline=None)
every_access = pytest.mark.parametrize("target, kind, size", ACCESSES, ids=[f"{t.name}-{kind}-{size}" for t, kind, size in ACCESSES])


def counted(addresses: list[int], size: int, kind: str, target: Target) -> int:
    """Every phase takes as many clocks as its busiest bank has different words, and one is due anyway."""
    lost = 0
    for phase in target.lds_phases[kind, size]:
        words_of_bank = collections.defaultdict(set)
        for lane in phase:
            for word in range(addresses[lane] // 4, (addresses[lane] + size) // 4):
                words_of_bank[word % target.lds_banks[kind, size]].add(word)
        lost += max(len(words) for words in words_of_bank.values()) - 1
    return lost


@pytest.mark.thorough
@every_access
@deterministic
@given(data=st.data())
def test_the_count_is_the_plain_one_on_any_addresses(target: Target, kind: str, size: int, data: st.DataObject) -> None:
    slots = data.draw(st.lists(st.integers(0, 4095), min_size=64, max_size=64))
    addresses = [slot * size % 65536 for slot in slots]
    assert conflict_clocks(np.array(addresses), size, kind, target) == counted(addresses, size, kind, target)


@every_access
def test_the_count_is_the_plain_one_on_rows_and_columns(target: Target, kind: str, size: int) -> None:
    """Of each access, and of all of them together."""
    accesses = []
    for pitch in (0, 4, 8, 16, 32, 48, 64, 96, 128, 144, 256, 512):
        for width in (1, 2, 4, 16, 32, 64):
            addresses = [(lane // width * pitch + lane % width * size) // size * size for lane in range(64)]
            accesses.append((addresses, counted(addresses, size, kind, target)))
            assert conflict_clocks(np.array(addresses), size, kind, target) == accesses[-1][1]
    assert conflict_clocks(np.array([addresses for addresses, _ in accesses]), size, kind, target) == sum(lost for _, lost in accesses)


@every_access
def test_consecutive_lanes_at_consecutive_addresses_do_not_conflict(target: Target, kind: str, size: int) -> None:
    assert conflict_clocks(lanes() * size, size, kind, target) == 0
    assert conflict_clocks(lanes() * size + 1024, size, kind, target) == 0


@every_access
def test_lanes_that_do_not_access_the_lds_take_no_clocks(target: Target, kind: str, size: int) -> None:
    """All lanes at one bank: a phase takes a clock for each of its lanes that is active, and none if no lane is."""
    addresses = lanes() * 256
    for active in (lanes() < 0, lanes() == 5, lanes() < 7):
        asking = [sum(bool(active[lane]) for lane in phase) for phase in target.lds_phases[kind, size]]
        assert served_clocks(addresses, size, kind, target, active) == (sum(asking), sum(count - 1 for count in asking if count))


@every_access
def test_all_lanes_at_one_word_is_a_broadcast(target: Target, kind: str, size: int) -> None:
    assert conflict_clocks(np.full(64, 256), size, kind, target) == 0


# ------------------------------------------------------------------------------------------------- what is known


def fragment(m: int, vector: int, row_bytes: int, swizzle: Swizzle, column: int = 0) -> np.ndarray:
    """The addresses at which a wave reads 16-bit operands of m rows, `vector` values a lane."""
    row, k = operand_element(m, vector, lanes(), 0)
    return np.asarray(swizzled(row * row_bytes + 2 * (column + k), swizzle))


def copy(row_bytes: int, swizzle: Swizzle) -> np.ndarray:
    row, vector = copied_vector(lanes(), 0, 256, row_bytes // 16)
    return np.asarray(swizzled(row * row_bytes + 16 * vector, swizzle))


def ways(addresses: np.ndarray, size: int, kind: str, target: Target) -> float:
    """Clocks a phase takes on average: 1 without conflicts."""
    return 1 + conflict_clocks(addresses, size, kind, target) / len(target.lds_phases[kind, size])


GFX90A, GFX942, GFX950 = (TARGETS[name] for name in ("gfx90a", "gfx942", "gfx950"))
ROW, TWO_ROWS = Swizzle(7, 3), Swizzle(8, 3)  # (r & 7) << 4 and ((r >> 1) & 7) << 4 on rows of 128 bytes


def test_rows_of_128_bytes_without_a_swizzle() -> None:
    """All lanes of a phase that hold different rows of one column meet in the same banks."""
    assert ways(fragment(16, 4, 128, IDENTITY), 8, "read", GFX942) == 16
    assert ways(fragment(32, 4, 128, IDENTITY), 8, "read", GFX942) == 16
    assert ways(fragment(32, 8, 128, IDENTITY), 16, "read", GFX942) == 8
    assert ways(fragment(32, 8, 128, IDENTITY), 16, "read", GFX950) == 8  # 64 banks are two rows
    assert ways(copy(128, IDENTITY), 16, "write", GFX942) == 1


@pytest.mark.parametrize("target", [GFX90A, GFX942], ids=lambda t: t.name)
@pytest.mark.parametrize("m", [16, 32])
@pytest.mark.parametrize("column", [0, 32])
def test_the_row_as_key_is_free_of_conflicts_for_16_bytes(target: Target, m: int, column: int) -> None:
    assert ways(fragment(m, 8, 128, ROW, column), 16, "read", target) == 1
    assert ways(copy(128, ROW), 16, "write", target) == 1


def test_the_row_as_key_is_two_way_for_8_bytes() -> None:
    for m in (16, 32):
        assert ways(fragment(m, 4, 128, ROW), 8, "read", GFX942) == 2


def test_gfx950_wants_two_rows_to_a_key_for_fragments_of_32_rows() -> None:
    for column in (0, 16, 32, 48):
        assert ways(fragment(32, 8, 128, ROW, column), 16, "read", GFX950) == 2
        assert ways(fragment(32, 8, 128, TWO_ROWS, column), 16, "read", GFX950) == 1
        assert ways(fragment(32, 8, 128, TWO_ROWS, column), 16, "read", GFX942) == 2


def test_gfx950_wants_the_row_for_fragments_of_16_rows() -> None:
    for column in (0, 32):
        assert ways(fragment(16, 8, 128, ROW, column), 16, "read", GFX950) == 1


def test_the_8_byte_key_is_free_of_conflicts_for_8_bytes_and_splits_16() -> None:
    """o ^= ((o % 2048) >> 7) << 3 on a panel of 64 columns: not a swizzle of ours, which moves granules of 16 bytes whole."""
    for m in (16, 32):
        row, k = operand_element(m, 4, lanes(), 0)
        for column in (0, 16, 32, 48):
            plain = row * 128 + 2 * (column + k)
            assert ways(plain ^ ((plain % 2048) >> 7 << 3), 8, "read", GFX942) == 1
            assert ways(plain ^ ((plain % 2048) >> 7 << 3), 8, "read", GFX950) == m // 16  # a phase of 32 rows repeats its key
    assert 128 ^ ((128 % 2048) >> 7 << 3) == 136  # the first 8 bytes of row 1 are no longer aligned to 16


def test_gfx950_needs_sixteen_granules_for_rows_of_256_bytes() -> None:
    """Such a row covers the 64 banks exactly: eight places for sixteen rows are two-way, sixteen are free."""
    for column in range(0, 128, 16):
        assert ways(fragment(32, 8, 256, Swizzle(8, 3), column), 16, "read", GFX950) == 2
        assert ways(fragment(32, 8, 256, Swizzle(8, 4), column), 16, "read", GFX950) == 1
    assert ways(copy(256, Swizzle(8, 4)), 16, "write", GFX950) == 1


@pytest.mark.parametrize("shift, bits", [(shift, bits) for bits in range(1, 5) for shift in range(4 + bits, 13)])
def test_whole_granules_never_spread_8_byte_reads_of_16_rows_over_32_banks(shift: int, bits: int) -> None:
    """Sixteen lanes that read the same half of their granules have 16 of the 32 banks: two-way whatever the swizzle. Hence reads of 16 bytes where k allows."""
    assert ways(fragment(16, 4, 32, Swizzle(shift, bits)), 8, "read", GFX942) >= 2
