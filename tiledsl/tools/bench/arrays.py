"""A kernel's tensors in a GPU's memory, where rows and matrices may have gaps between them."""

from __future__ import annotations

from typing import Any

import numpy as np

from tiledsl.analysis.time.work import tensor_shape
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.runtime import DeviceArray
from tiledsl.runtime.arrays import span
from tiledsl.tools.bench.data import held


class TensorArray:
    """A tensor of fixed sizes. `whole` is its memory, gaps between the rows included. Kernels read the tensor by
    `__cuda_array_interface__`."""

    def __init__(self, tensor: ir.Tensor, device: int):
        self._elements = self.shape = tensor_shape(tensor)
        steps = (ex.number(tensor.matrix_pitch), ex.number(tensor.pitch), 1)[-tensor.dimensions :]
        if tensor.group:
            self.shape = (self._elements[0] // tensor.group, tensor.group, *self._elements[1:])
            steps = (ex.number(tensor.group_pitch), *steps)
        self.whole = DeviceArray((span(self.shape, steps),), held(tensor), device)
        self._strides = tuple(step * self.whole.itemsize for step in steps)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return self.whole.__cuda_array_interface__ | {"shape": self.shape, "strides": self._strides}

    def fill_from(self, elements: np.ndarray) -> None:
        """Copy the elements into the tensor; gaps between the rows become zeros."""
        memory = np.zeros(self.whole.shape, self.whole.dtype)
        self._within(memory)[...] = elements.reshape(self.shape)
        self.whole.fill_from(memory)

    def numpy(self) -> np.ndarray:
        """Copy the elements to NumPy, once all launches are done. DeviceError for an error that a kernel has left."""
        return self._within(self.whole.numpy()).reshape(self._elements)

    def _within(self, memory: np.ndarray) -> np.ndarray:
        return np.lib.stride_tricks.as_strided(memory, self.shape, self._strides)
