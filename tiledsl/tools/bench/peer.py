"""torch of the same data in the same run, for comparison: torch.matmul beside a plain product, and
scaled_dot_product_attention beside attention. This needs a ROCm build of torch."""

from __future__ import annotations

import contextlib
import dataclasses
import importlib
import math
import sys
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.toolchain.rocm.hip import runtime_of_torch

MATMUL, ATTENTION = "torch.matmul", "scaled_dot_product_attention"  # the peers
_TYPES = {"bf16": "bfloat16", "f16": "float16"}


def import_torch() -> None:
    """Import torch, if it is installed, before a HIP runtime is opened. A ROCm build brings a runtime of its own, which
    is then the one in use."""
    with contextlib.suppress(ImportError, OSError):
        importlib.import_module("torch")


def plain_product(kernel: ir.KernelIR) -> ir.Matmul | None:
    """The kernel's product, if the kernel is one product of two tensors of bf16 or f16, each plain or transposed."""
    if len(kernel.contracts) != 1 or len(kernel.outputs) != 1:
        return None
    value = kernel.contracts[0].value
    operands = (_plain(value.left), _plain(value.right)) if isinstance(value, ir.Matmul) else ()
    types = {of.tensor.dtype.name if of is not None and not of.old else "" for of in operands}
    return value if isinstance(value, ir.Matmul) and len(types) == 1 and types <= set(_TYPES) else None


def _plain(value: ir.Element) -> ir.OfTensor | None:
    of = value.of if isinstance(value, ir.Transposed) else value
    return of if isinstance(of, ir.OfTensor) else None


@dataclasses.dataclass(frozen=True)
class Attention:
    """Attention of three batches: softmax(scale·Q·Kᵀ)·V. `shared` heads of queries have one head of keys."""

    query: ir.Tensor
    key: ir.Tensor
    value: ir.Tensor
    scale: float
    is_causal: bool
    shared: int


def plain_attention(kernel: ir.KernelIR) -> Attention | None:
    """The attention that a contract of the kernel states, if there is one that torch has as one function."""
    for contract in kernel.contracts:
        match contract.value:
            case ir.Matmul(left=ir.Softmax(of=scores), right=value):
                inner, is_causal = _unmasked(scores)
                product, scale = _scaled(inner)
                if isinstance(product, ir.Matmul) and isinstance(product.right, ir.Transposed):
                    heads = _heads(product.left), _heads(product.right.of), _heads(value)
                    found = _attention(heads, scale, is_causal)
                    if found is not None:
                        return found
    return None


def _attention(heads: tuple[tuple[ir.Tensor, int] | None, ...], scale: float, is_causal: bool) -> Attention | None:
    query, key, value = heads
    if query is None or key is None or value is None or query[1] != 1 or key[1] != value[1]:
        return None
    types = {one.dtype.name for one, _ in (query, key, value)}
    if len(types) > 1 or not types <= set(_TYPES) or any(one.dimensions != 3 for one, _ in (query, key, value)):
        return None
    return Attention(query[0], key[0], value[0], scale, is_causal, key[1])


def _unmasked(scores: ir.Element) -> tuple[ir.Element, bool]:
    """The scores without a mask that leaves out later keys, and whether there is such a mask."""
    match scores:
        case ir.Chosen(
            condition=ir.Binary(op="<=", left=left, right=right),
            indices=indices,
            left=inner,
            right=ir.Number(value=low),
        ) if (
            low == -math.inf and (right, left) == tuple(indices)[-2:]
        ):
            return inner, True
    return scores, False


def _scaled(scores: ir.Element) -> tuple[ir.Element, float]:
    match scores:
        case ir.Apply(op="*", operands=(inner, ir.Number(value=scale))):
            return inner, scale
        case ir.Apply(op="*", operands=(ir.Number(value=scale), inner)):
            return inner, scale
    return scores, 1.0


def _heads(value: ir.Element) -> tuple[ir.Tensor, int] | None:
    """A batch, and how many matrices in turn of the contract have the same of its matrices."""
    match value:
        case ir.OfTensor(tensor=tensor, old=False):
            return tensor, 1
        case ir.OfMatrix(of=ir.OfTensor(tensor=tensor, old=False), index=index, matrix=matrix) if matrix == index:
            return tensor, 1
        case ir.OfMatrix(
            of=ir.OfTensor(tensor=tensor, old=False),
            index=index,
            matrix=ir.Binary(op="//", left=left, right=ir.Const(value=shared)),
        ) if (
            left == index
        ):
            return tensor, shared
    return None


def torch_attention(found: Attention, held: Mapping[str, np.ndarray], device: int) -> Callable[[], Any] | str:
    """A function that attends to copies of the arrays on the device, or the reason why torch cannot."""
    torch = _torch()
    if isinstance(torch, str):
        return torch
    tensors = (found.query, found.key, found.value)
    query, key, value = (_on_device(torch, one, held, device)[None] for one in tensors)
    options = {"is_causal": found.is_causal, "scale": found.scale}
    options |= {"enable_gqa": True} if found.shared > 1 else {}
    function = torch.nn.functional.scaled_dot_product_attention
    return lambda: function(query, key, value, **options)


def _torch() -> Any:
    """torch as a ROCm build, with its runtime; or the reason why there is none."""
    torch: Any = sys.modules.get("torch")
    if torch is None:
        return "torch is not installed"
    if getattr(torch.version, "hip", None) is None:
        return "this torch is no ROCm build"
    runtime_of_torch()
    return torch


def torch_matmul(product: ir.Matmul, held: Mapping[str, np.ndarray], device: int) -> Callable[[], None] | str:
    """A function that multiplies copies of the arrays on the device, or the reason why torch cannot. NumPy holds the
    arrays' elements."""
    torch = _torch()
    if isinstance(torch, str):
        return torch
    left, right = (_operand(torch, value, held, device) for value in (product.left, product.right))
    result = torch.matmul(left, right)

    def multiply() -> None:
        torch.matmul(left, right, out=result)

    return multiply


def _operand(torch: Any, value: ir.Element, held: Mapping[str, np.ndarray], device: int) -> Any:
    of = _plain(value)
    assert of is not None
    there = _on_device(torch, of.tensor, held, device)
    return there.mT if isinstance(value, ir.Transposed) else there


def _on_device(torch: Any, tensor: ir.Tensor, held: Mapping[str, np.ndarray], device: int) -> Any:
    bits = torch.from_numpy(held[tensor.name].view(np.int16)).view(getattr(torch, _TYPES[tensor.dtype.name]))
    return bits.to(f"cuda:{device}")  # torch's name also for ROCm's devices
