"""torch.matmul of the same matrices in the same run: what a plain product is compared with, where this torch is a ROCm
build.
"""

from __future__ import annotations

import contextlib
import importlib
import sys
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.toolchain.rocm.hip import runtime_of_torch

_TYPES = {"bf16": "bfloat16", "f16": "float16"}


def import_torch() -> None:
    """Import torch, if it is there, before a HIP runtime is opened: a ROCm build has one of its own, which is then the
    one that is used.
    """
    with contextlib.suppress(ImportError, OSError):
        importlib.import_module("torch")


def plain_product(kernel: ir.KernelIR) -> ir.Matmul | None:
    """The product that the kernel is, if it is no more than one of two tensors of bf16 or f16, each as it is or
    transposed.
    """
    if len(kernel.contracts) != 1 or len(kernel.outputs) != 1:
        return None
    value = kernel.contracts[0].value
    operands = (_plain(value.left), _plain(value.right)) if isinstance(value, ir.Matmul) else ()
    types = {of.tensor.dtype.name if of is not None and not of.old else "" for of in operands}
    return value if isinstance(value, ir.Matmul) and len(types) == 1 and types <= set(_TYPES) else None


def _plain(value: ir.Element) -> ir.OfTensor | None:
    of = value.of if isinstance(value, ir.Transposed) else value
    return of if isinstance(of, ir.OfTensor) else None


def torch_matmul(product: ir.Matmul, held: Mapping[str, np.ndarray], device: int) -> Callable[[], None] | str:
    """What multiplies copies of the arrays, as NumPy holds their elements, on that device; or why torch cannot."""
    torch: Any = sys.modules.get("torch")
    if torch is None:
        return "torch is not installed"
    if getattr(torch.version, "hip", None) is None:
        return "this torch is no ROCm build"
    runtime_of_torch()
    left, right = (_operand(torch, value, held, device) for value in (product.left, product.right))
    result = torch.matmul(left, right)

    def multiply() -> None:
        torch.matmul(left, right, out=result)

    return multiply


def _operand(torch: Any, value: ir.Element, held: Mapping[str, np.ndarray], device: int) -> Any:
    of = _plain(value)
    assert of is not None
    bits = torch.from_numpy(held[of.tensor.name].view(np.int16)).view(getattr(torch, _TYPES[of.tensor.dtype.name]))
    there = bits.to(f"cuda:{device}")  # torch's name for ROCm's devices too
    return there.mT if isinstance(value, ir.Transposed) else there
