"""Tensors of torch on the stand-in that can be calculated with: what torch's own kernels for GPUs would do is done by its CPU ones, in the same memory.

torch here is a CPU build, so this is faked: `device` and `is_cuda` say "cuda:N" to Python, while torch's C++ takes the tensors for the host's, so that autograd
has a device to run on; their memory is the stand-in's; torch.empty and torch.zeros make them where a GPU is asked for. torch.compile takes in such tensors
inside of others (`Traced`), as it has no other way to a class of Python's; of them it makes fake tensors on "cuda:N". Not faked: torch.library's dispatch
to the operators and their fake implementations, autograd, torch.compile's front end and its joint graph of both directions, and everything of tiledsl's.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from typing import Any

import torch
from torch._higher_order_ops.auto_functionalize import auto_functionalized_v2, auto_functionalized_v2_dense
from torch.utils._pytree import tree_map_only

from tests.standin.tensors import GpuTensor
from tiledsl.runtime import DeviceArray

_OF_THE_HOST = torch._C.DispatchKeySet(torch._C.DispatchKey.CPU)


class Operand(GpuTensor):
    """A tensor on device "cuda:N"."""

    @staticmethod
    def __new__(
        cls, array: DeviceArray, dtype: torch.dtype, shape: tuple[int, ...], strides: tuple[int, ...], offset: int = 0, requires_grad: bool = False
    ) -> Operand:
        made = torch.Tensor._make_wrapper_subclass(cls, shape, strides=strides, storage_offset=offset, dtype=dtype, device="cpu", requires_grad=requires_grad)
        made.array, made.offset = array, offset
        return made

    @property
    def device(self) -> torch.device:
        return torch.device("cuda", self.array.device)

    @property
    def is_cuda(self) -> bool:
        return True

    def in_place(self) -> torch.Tensor:
        """A CPU tensor of the same memory."""
        memory = (ctypes.c_uint8 * self.array.nbytes).from_address(self.array.address)
        return torch.frombuffer(memory, dtype=self.dtype).as_strided(self.shape, self.stride(), self.offset)

    def __repr__(self, **_: Any) -> str:
        return f"<{tuple(self.shape)} of {self.dtype} on {self.device}>"

    def __coerce_same_metadata_as_tangent__(self, metadata: Any, kind: type | None = None) -> Operand:
        """A gradient, where torch.compile expects that of a plain tensor."""
        return self

    @classmethod
    def __torch_dispatch__(cls, function: Any, kinds: Any, arguments: Any = (), options: Any = None) -> Any:
        options = options or {}
        if function.namespace == "tiledsl":
            return function.redispatch(_OF_THE_HOST, *arguments, **options)
        given: list[Operand] = []
        tree_map_only(Operand, given.append, (arguments, options))
        if "device" in options:
            options = options | {"device": torch.device("cpu")}
        calculated = function(*tree_map_only(Operand, Operand.in_place, arguments), **tree_map_only(Operand, Operand.in_place, options))
        if function._schema.is_mutable:
            return arguments[0]
        return tree_map_only(torch.Tensor, lambda result: _wrapped(result, given), calculated)


def _wrapped(result: torch.Tensor, given: list[Operand]) -> Operand:
    """A view of what was given where it lies in its memory, or else a tensor of its own."""
    for one in given:
        begin = one.array.address
        if result.numel() and begin <= result.data_ptr() < begin + one.array.nbytes:
            return Operand(one.array, result.dtype, tuple(result.shape), result.stride(), (result.data_ptr() - begin) // result.element_size())
    return on_gpu(result, given[0].array.device)


def on_gpu(tensor: torch.Tensor, device: int = 0, requires_grad: bool = False) -> Operand:
    """A copy of a CPU tensor, its strides too."""
    extent = 1 + sum((size - 1) * step for size, step in zip(tensor.shape, tensor.stride(), strict=True)) if tensor.numel() else 1
    array = DeviceArray((extent * tensor.element_size(),), "uint8", device)
    made = Operand(array, tensor.dtype, tuple(tensor.shape), tensor.stride(), 0, requires_grad)
    made.in_place().copy_(tensor.detach())
    return made


# an operator that writes in place, in a graph of torch.compile: by torch's implementation for tensors, which copies what is written and calls the operator
auto_functionalized_v2.py_impl(Operand)(auto_functionalized_v2_dense)


def made_on_gpu(patch: Any) -> None:
    """torch.empty and torch.zeros make such tensors where they are asked for one on a GPU."""

    def instead(function: Callable[..., Any]) -> Callable[..., Any]:
        def make(*arguments: Any, device: Any = None, **options: Any) -> Any:
            chosen = torch.device(device) if device is not None else None
            if chosen is None or chosen.type != "cuda":
                return function(*arguments, device=device, **options)
            return on_gpu(function(*arguments, **options), chosen.index or 0)

        return make

    for name in ("empty", "zeros"):
        patch.setattr(torch, name, instead(getattr(torch, name)))


class Traced(torch.Tensor):
    """A tensor as torch.compile takes it in: one that says what it is made of, an Operand."""

    __torch_function__ = torch._C._disabled_torch_function_impl

    @staticmethod
    def __new__(cls, operand: torch.Tensor, requires_grad: bool = False) -> Traced:
        made = torch.Tensor._make_wrapper_subclass(
            cls,
            operand.shape,
            strides=operand.stride(),
            storage_offset=operand.storage_offset(),
            dtype=operand.dtype,
            device="cpu",
            requires_grad=requires_grad,
        )
        made.operand = operand
        return made

    @property
    def device(self) -> torch.device:
        return self.operand.device

    def __repr__(self, **_: Any) -> str:
        return f"<of {self.operand!r}>"

    def __tensor_flatten__(self) -> tuple[list[str], None]:
        return ["operand"], None

    @staticmethod
    def __tensor_unflatten__(parts: dict[str, torch.Tensor], context: None, size: Any, stride: Any) -> Traced:
        return Traced(parts["operand"])

    @classmethod
    def __torch_dispatch__(cls, function: Any, kinds: Any, arguments: Any = (), options: Any = None) -> Any:
        positional, named = tree_map_only(Traced, lambda one: one.operand, (arguments, options or {}))
        found = function(*positional, **named)
        return arguments[0] if function._schema.is_mutable and found is not None else tree_map_only(torch.Tensor, Traced, found)
