"""torch as a ROCm build of it would be, as far as a launch looks: tensors whose memory is the stand-in's, streams, and the library that it is linked with."""

from __future__ import annotations

import os
import pathlib
import subprocess
import types
from typing import Any

import numpy as np
import torch

from tests.standin.kernels import there
from tests.standin.library import NAME, compiler
from tiledsl.runtime import DeviceArray


class GpuTensor(torch.Tensor):
    """A tensor on device "cuda:N", torch's name for ROCm's devices too, that shows part of an array: it has a place and a shape, and no operations."""

    __torch_function__ = torch._C._disabled_torch_function_impl  # its attributes are as quick as those of a tensor that is no subclass

    @staticmethod
    def __new__(cls, array: DeviceArray, dtype: torch.dtype, shape: tuple[int, ...], strides: tuple[int, ...], offset: int = 0) -> GpuTensor:
        made = torch.Tensor._make_wrapper_subclass(cls, shape, strides=strides, dtype=dtype, device=f"cuda:{array.device}")
        made.array, made.offset = array, offset
        return made

    def data_ptr(self) -> int:
        return self.array.address + self.offset * self.element_size()

    def part(self, rows: slice, cols: slice) -> GpuTensor:
        """As indexing gives it."""
        (first, last, _), (left, right, _) = rows.indices(self.shape[0]), cols.indices(self.shape[1])
        down, across = self.stride()
        return GpuTensor(self.array, self.dtype, (last - first, right - left), (down, across), self.offset + first * down + left * across)

    def numpy(self) -> np.ndarray:
        return self.array.numpy()

    @classmethod
    def __torch_dispatch__(cls, function: Any, kinds: Any, arguments: Any = (), options: Any = None) -> Any:
        raise AssertionError(f"a launch makes no use of {function}")


def on_gpu(tensor: torch.Tensor, device: int = 0) -> GpuTensor:
    """A copy of a CPU tensor."""
    return GpuTensor(there(tensor, device=device), tensor.dtype, tuple(tensor.shape), tensor.stride())


class Streams:
    """What torch.cuda has of streams: the current one of each device."""

    def __init__(self) -> None:
        self.current = {0: 0, 1: 0}
        self.asked: list[int] = []

    def current_stream(self, device: int) -> types.SimpleNamespace:
        self.asked.append(device)
        return types.SimpleNamespace(cuda_stream=self.current[device])

    def raw(self, device: int) -> int:
        self.asked.append(device)
        return self.current[device]


def rocm_build(patch: Any, folder: pathlib.Path, runtime: pathlib.Path) -> Streams:
    """torch says of itself that it is a ROCm build, and has a library that is linked with that HIP runtime."""
    (folder / "lib").mkdir(parents=True)
    (folder / "empty.c").write_text("")
    linked = ["-shared", "-fPIC", "-Wl,--no-as-needed", f"-L{runtime.parent}", f"-l:{runtime.name}", f"-Wl,-rpath,{runtime.parent}"]
    subprocess.run([str(compiler()), "-o", folder / "lib" / "libc10_hip.so", folder / "empty.c", *linked], check=True)
    streams = Streams()
    patch.setattr(torch, "__file__", str(folder / "__init__.py"))
    patch.setattr(torch.version, "hip", "6.4.43484")
    patch.setattr(torch.cuda, "current_stream", streams.current_stream)
    return streams


def in_place() -> pathlib.Path:
    """The stand-in that this process takes for ROCm's."""
    return pathlib.Path(os.environ["LD_LIBRARY_PATH"]) / NAME
