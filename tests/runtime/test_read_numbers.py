"""The numbers of tensors that td.read reads, for predictions: within the declared range, in the declared order, in the tensor's place."""

import dataclasses

import numpy as np
import pytest

import tiledsl as td
from tiledsl.diagnostics import UsageError
from tiledsl.runtime.read_numbers import numbers_of, placed


@td.kernel(warps=1)
def groups(ends: td.gl[td.i32, "E"], kinds: td.gl[td.i32, "T", 4], y: td.gl[td.f32, "T", 64]):
    block = td.grid(td.cdiv(y.rows, 8))
    first = td.read(ends[0], least=0, most=y.rows, ascending=True)
    kind = td.read(kinds[block, 1], least=-3, most=3)
    value = td.zeros(td.f32, 8, 64)
    for _ in td.range(first + kind + 3):
        value += 1.0
    td.store(y[block, 0], value)


SIZES = dict(E=5, T=64)


@pytest.fixture(scope="module")
def captured():
    return groups.capture("gfx942", SIZES)


def test_assumed_numbers(captured):
    """Ends of equal groups; the range from its least number to its greatest; the same numbers in no order."""
    found, assumed = numbers_of(captured, SIZES, dict(ends="spread", kinds="spread"))
    assert found["ends"].ravel().tolist() == [0, 16, 32, 48, 64] and found["kinds"].shape == (64, 4) and len(assumed) == 2
    kinds = found["kinds"].ravel()
    assert kinds[0] == -3 and kinds[-1] == 3 and (np.diff(kinds) >= 0).all() and set(kinds.tolist()) == set(range(-3, 4))
    shuffled, _ = numbers_of(captured, SIZES, dict(ends="spread", kinds="random"))
    assert sorted(shuffled["kinds"].ravel()) == kinds.tolist() != shuffled["kinds"].ravel().tolist()
    assert numbers_of(captured, SIZES, {}) == ({}, [])


@pytest.mark.parametrize(
    "given, said",
    [
        (dict(ends="random", kinds="spread"), "'ends' is declared ascending, and has one order: 'spread', or an array"),
        (dict(ends="spread"), "read has no numbers of 'kinds', which kernel 'groups' reads by td.read too"),
        (dict(ends=[0, 1, 2, 3, 4], kinds="spread"), "'ends' is declared ascending from 0 to 64, and the numbers of read are not"),
        (dict(ends=[0, 9, 8, 20, 64], kinds="spread"), "'ends' is declared ascending from 0 to 64, and the numbers of read are not"),
        (dict(ends=[0.0, 9.0, 9.5, 20.0, 64.0], kinds="spread"), "'ends' is i32[5], and read has float64[5]"),
        (dict(ends=[[0, 9, 9, 20, 64]], kinds="spread"), "'ends' is i32[5], and read has int64[1, 5]"),
        (5, "read of kernel 'groups' is 5: numbers are given for each tensor by name, read=dict(places='spread')"),
        (["ends"], "read of kernel 'groups' is ['ends']: numbers are given for each tensor by name, read=dict(places='spread')"),
    ],
)
def test_wrong_numbers(captured, given, said):
    with pytest.raises(UsageError) as found:
        numbers_of(captured, SIZES, given)
    assert str(found.value) == f"error: {said}"


def test_numbers_stand_in_the_rows_of_the_tensor(captured):
    (tensor,) = (one for one in captured.tensors if one.name == "kinds")
    wide = dataclasses.replace(tensor, pitch=type(tensor.pitch)(6))
    memory = np.zeros(4 * (63 * 6 + 4), np.uint8)
    numbers = np.arange(256, dtype=np.int32).reshape(64, 4)
    assert placed(wide, numbers, memory) is memory
    assert np.lib.stride_tricks.as_strided(memory.view(np.int32), (64, 4), (24, 4)).tolist() == numbers.tolist()
