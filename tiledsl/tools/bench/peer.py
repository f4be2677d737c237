"""torch.matmul of the same matrices in the same run, for comparison with a plain product. It needs a ROCm build of
torch."""

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


def torch_matmul(product: ir.Matmul, held: Mapping[str, np.ndarray], device: int) -> Callable[[], None] | str:
    """A function that multiplies copies of the arrays on the device, or the reason why torch cannot. NumPy holds the
    arrays' elements."""
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
    there = bits.to(f"cuda:{device}")  # torch's name also for ROCm's devices
    return there.mT if isinstance(value, ir.Transposed) else there
