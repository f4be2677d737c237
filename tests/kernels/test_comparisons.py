"""Comparisons as numbers in coordinates: LLVM chooses between 0 and 1 by a mask of lanes, in vector registers, though all lanes choose alike."""

import pytest

from tests.in_turn import in_turn
from tests.kernels.comparisons import (
    ORDERS,
    right_on,
    rows_apart,
    steps_apart,
)

# Orders of the steps: what a kernel, and Python, make of step k of n in the block's row.


@pytest.mark.sample("chosen_constants-steps_apart-size152-gfx950")
@pytest.mark.parametrize("order, make, size, target", in_turn(ORDERS, (rows_apart, steps_apart), ((64, 32, 128), (61, 29, 125))))
def test_a_comparison_in_a_coordinate_is_a_scalar(order, make, size, target):
    """clang put a base, or a buffer's descriptor, into vector registers, which its assembler refused (TD803)."""
    rows, cols, depth = size
    right_on(make(order).lower(target, M=rows, N=cols, K=depth), order, make is steps_apart, rows, cols, depth)
