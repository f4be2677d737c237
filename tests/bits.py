"""NumPy arrays for tests of kernels: whole numbers, and bf16 as its bits."""

from __future__ import annotations

from typing import Any

import numpy as np


def whole(*shape: int, seed: int = 0, largest: int = 4) -> np.ndarray:
    """Whole numbers up to ±largest, in float32."""
    return np.random.default_rng(seed).integers(-largest, largest + 1, shape).astype(np.float32)


def bf16(values: Any) -> np.ndarray:
    """The bits of the values in bf16, rounded toward 0."""
    return (np.asarray(values, np.float32).view(np.uint32) >> 16).astype(np.uint16)


def f32(bits: np.ndarray) -> np.ndarray:
    """The values of bf16, given as its bits."""
    return (bits.astype(np.uint32) << 16).view(np.float32)


def operands(rows: int, cols: int, depth: int, exact: bool = True) -> list[np.ndarray]:
    """A (rows × depth) and B (cols × depth) as bits of bf16: whole numbers up to ±4, or normally distributed ones."""
    random = np.random.default_rng(1)
    return [bf16(random.integers(-4, 5, shape) if exact else random.standard_normal(shape)) for shape in ((rows, depth), (cols, depth))]
