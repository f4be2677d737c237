"""Arrays of the host as arguments: strides in bytes, masks, and values that are no scalars."""

import numpy as np
import pytest
import torch

import tiledsl as td
from tests.standin.kernels import tripled, whole_numbers
from tiledsl.runtime.launch import execute

DATA = whole_numbers(32, 32)
PACKED = [("value", "<f4"), ("other", "<u2")]  # a value each 6 bytes


def refused(call, *arguments, **options) -> str:
    with pytest.raises(td.UsageError) as error:
        call(*arguments, **options)
    return error.value.diagnostics[0].message


def packed() -> np.ndarray:
    made = np.zeros((32, 32), PACKED)
    made["value"] = DATA
    return made


BYTES = (
    "has strides of (192, 6) bytes and elements of 4, no whole number of elements:"
    " pass a copy if the kernel reads the array, and separate memory if the kernel writes"
)


def test_strides_that_are_no_whole_number_of_elements():
    result = np.zeros((32, 32), np.float32)
    assert refused(tripled, packed()["value"], result) == f"'a' of kernel 'tripled' {BYTES} the array"
    written = packed()
    assert refused(tripled, DATA, written["value"]) == f"'c' of kernel 'tripled' {BYTES} the array"
    assert (written == packed()).all() and (result == 0).all()
    tripled(packed()["value"].copy(), result)
    assert (result == 3 * DATA).all()


def test_strides_that_are_no_whole_number_of_elements_when_a_lowered_kernel_is_executed():
    lowered = tripled.lower(M=32, N=32)
    assert refused(execute, lowered, [packed()["value"], np.zeros((32, 32), np.float32), 3.0, 0]) == f"'a' of kernel 'tripled' {BYTES} the array"


def test_the_stride_of_one_column_does_not_matter():
    one, result = np.zeros((1, 32), [("value", "<f4", (32,)), ("other", "<u2")]), np.zeros((1, 32), np.float32)
    row = one["value"][:, 0]  # one row, 4352 bytes long, whose stride is of 130 * 32 bytes
    row[...] = DATA[0]
    apart = np.lib.stride_tricks.as_strided(row, (1, 32), (130, 4))
    tripled(apart, result)
    assert (result == 3 * DATA[:1]).all()


def test_a_mask():
    masked = np.ma.masked_array(DATA, mask=DATA > 0)
    result = np.zeros((32, 32), np.float32)
    assert refused(tripled, masked, result) == "'a' of kernel 'tripled' has a mask, which kernels ignore: pass an array without a mask"
    tripled(masked.data, result)
    assert (result == 3 * DATA).all()


@pytest.mark.parametrize("kind, named", [("V0", "|V0"), (object, "object"), ("U1", "<U1")])
def test_types_that_no_kernel_has(kind, named):
    assert refused(tripled, np.zeros((32, 32), kind), DATA) == f"'a' of kernel 'tripled' holds f32, and got an array of {named}"


@pytest.mark.parametrize("value, named", [(torch.tensor(3), "a Python Tensor"), (np.array(3), "a Python ndarray")])
def test_an_array_is_no_scalar(value, named):
    result = np.zeros((32, 32), np.float32)
    text = f"'plus' of kernel 'tripled' is a scalar of i32, and got {named}, an array, where a whole number is expected: pass int(...) of the array"
    assert refused(tripled, DATA, result, 3.0, value) == text
    tripled(DATA, result, 3.0, int(value))
    tripled(DATA, result, 3.0, np.int64(3))
    assert (result == 3 * DATA + 3).all()
