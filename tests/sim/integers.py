"""Words at their edges, and an instruction's result beside the exact one."""

import numpy as np

M32, M64 = 0xFFFFFFFF, 0xFFFFFFFFFFFFFFFF
EDGES = [0, 1, 2, 31, 32, 33, 63, 64, 0x7FFFFFFF, 0x80000000, 0x80000001, 0xFFFF, 0xFFFF0000, 0x00FFFFFF, 0xFF800000, M32]


def words(seed: int, rows: int) -> np.ndarray:
    """Rows of 64 words: every pair of a few edges, then random ones."""
    rng = np.random.default_rng(seed)
    found = rng.integers(0, 1 << 32, (rows, 64), dtype=np.uint64)
    for row in range(rows):
        found[row, :48] = rng.choice(np.array(EDGES, np.uint64), 48)
    return found.astype(np.uint32)


def signed(value: int, bits: int = 32) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> bits - 1 else value


def compare(found: np.ndarray, expected: list[int]) -> None:
    assert found.tolist() == [value & M32 for value in expected]
