"""Kernels and arrays for tests on the stand-in: small, so that the interpreter is quick."""

from typing import Any

import numpy as np
import torch

import tiledsl as td
from tiledsl.runtime import DeviceArray, to_device


@td.kernel(warps=1)
def tripled(a: td.gl[td.f32, "M", "N"], c: td.gl[td.f32, "M", "N"], times: td.f32 = 3.0, plus: td.i32 = 0, tile=32):
    """C = times · A + plus."""
    row, col = td.grid(td.cdiv(a.rows, tile), td.cdiv(a.cols, tile))
    td.store(c[row, col], times * td.load(a[row, col], (tile, tile)) + plus)


@td.kernel(warps=1)
def any_rows(a: td.gl[td.f32, td.dyn("M"), "N"], c: td.gl[td.f32, td.dyn("M"), "N"], times: td.f32):
    """C = times · A, whatever the number of rows."""
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(a.cols, 32))
    td.store(c[row, col], times * td.load(a[row, col], (32, 32)))


@td.kernel(warps=1)
def with_bias(a: td.gl[td.f32, "M", "N"], bias: td.gl[td.f32, "N"], c: td.gl[td.f32, "M", "N"]):
    """C = A + bias, a row vector."""
    row, col = td.grid(td.cdiv(a.rows, 32), td.cdiv(a.cols, 32))
    td.store(c[row, col], td.swap_layout(td.load(a[row, col], (32, 32))) + td.load(bias[col], 32, layout="row"))


def whole_numbers(*shape: int) -> np.ndarray:
    """Whole numbers, none alike."""
    return np.arange(np.prod(shape), dtype=np.float32).reshape(shape) - 100


def bits(tensor: torch.Tensor) -> np.ndarray:
    """A torch tensor's elements as NumPy holds them: those that it has no type for as their bits."""
    held = {torch.bfloat16: torch.uint16, torch.float8_e4m3fnuz: torch.uint8, torch.float8_e4m3fn: torch.uint8}
    return (tensor.view(held[tensor.dtype]) if tensor.dtype in held else tensor).numpy()


def there(tensor: torch.Tensor, **options: Any) -> DeviceArray:
    """A copy of a CPU tensor on the GPU."""
    return to_device(bits(tensor), **options)


class Part:
    """Some rows and columns of an array on the GPU, as another library would hand them over."""

    def __init__(self, whole: DeviceArray, rows: slice, cols: slice, **changed: Any):
        (first, last, _), (left, right, _) = rows.indices(whole.shape[0]), cols.indices(whole.shape[1])
        data = whole.address + first * whole.strides[0] + left * whole.strides[1], False
        given = {"version": 3, "shape": (last - first, right - left), "strides": whole.strides, "typestr": whole.dtype.str, "data": data, "stream": None}
        self.__cuda_array_interface__ = given | changed
        self.whole = whole
