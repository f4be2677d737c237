"""Whether arrays share memory, against a list of all their bytes."""

import itertools
import random

import pytest

from tiledsl.runtime.sharing import rows_of, share


def bytes_of(shape, strides, size, begin):
    """The addresses of all bytes of an array."""
    elements = (sum(step * at for step, at in zip(strides, place, strict=True)) for place in itertools.product(*map(range, shape)))
    return {begin + element * size + byte for element in elements for byte in range(size)}


def test_random_arrays():
    """Rows and matrices of any strides, nested or not, one behind the other or alternating."""
    chosen, outcomes = random.Random(1), set()
    for _ in range(3000):
        arrays = []
        for _ in range(2):
            shape = tuple(chosen.randint(1, 4) for _ in range(chosen.randint(1, 3)))
            arrays.append((shape, (*(chosen.randint(shape[-1], 12) for _ in shape[:-1]), 1), chosen.choice((1, 2, 4))))
        far = chosen.randint(-60, 60)
        (one, other), rows = arrays, [rows_of(*array) for array in arrays]
        meet = not bytes_of(*one, 0).isdisjoint(bytes_of(*other, far))
        assert share(far, *rows) == meet, (arrays, far)
        outcomes.add(meet)
    assert outcomes == {True, False}


@pytest.mark.parametrize(("far", "is_shared"), [(64, False), (62, True), (-64, False), (-62, True), (128 * 48 * 2 - 64, False), (128 * 48 * 2 - 62, True)])
def test_heads_side_by_side(far, is_shared):
    """Heads of 32 elements of 2 bytes in rows of 48 heads: those of another offset within the row, or of the next row."""
    heads = rows_of((128, 4096, 32), (32, 128 * 48, 1), 2)
    assert share(far, rows_of((1, 4096, 32), (32, 128 * 48, 1), 2), rows_of((1, 4096, 32), (32, 128 * 48, 1), 2)) == is_shared
    assert share(far, heads, heads)  # all 128 heads of both: one head further they meet


def test_strides_that_are_not_nested():
    """Too many combinations come into question: the arrays count as shared."""
    one, other = rows_of((5000, 5000, 1), (10007, 10009, 1), 2), rows_of((5000, 5000, 1), (10007, 10009, 1), 2)
    assert share(1, one, other)
