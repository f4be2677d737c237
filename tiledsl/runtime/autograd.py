"""Autograd's view of a kernel called with torch's tensors: some are written, and no gradient passes through the kernel.

torch is not imported here: where there is a tensor, torch is loaded already."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Mapping, Sequence
from typing import Any

from tiledsl.diagnostics.diagnostic import Diagnostic, TiledslWarning, UsageError
from tiledsl.ir import nodes as ir
from tiledsl.language.capture.definition import KernelDefinition
from tiledsl.runtime.arrays import Array
from tiledsl.runtime.forecast import calling_line

NO_GRADIENT = "TD852"


def check_gradients(kernel: KernelDefinition, lowered: ir.KernelIR, arrays: Mapping[str, Array]) -> None:
    """UsageError for an output that autograd would assume unchanged. An input whose gradient ends here gives a Python
    warning, once for each kernel."""
    wanting = [tensor.name for tensor in lowered.tensors if wants_gradient(arrays[tensor.name].value)]
    for name in wanting:
        if name in lowered.outputs:
            leaf = (
                "is a leaf that requires a gradient"
                if arrays[name].value.is_leaf
                else "requires the gradient of its value before the call"
            )
            helps = ("within torch.no_grad(), the kernel may write the tensor", f"or pass {name}.detach()")
            raise UsageError(
                Diagnostic("TD000", f"'{name}' of kernel '{kernel.name}' is written, and {leaf}", helps=helps)
            )
    if wanting and NO_GRADIENT not in kernel.warned:
        kernel.warned.add(NO_GRADIENT)
        message = (
            f"'{wanting[0]}' of kernel '{kernel.name}' requires a gradient, but gradients do not pass through a call:"
            f" the tensors that the kernel writes require no gradient"
        )
        helps = (
            "call the kernel within torch.no_grad() if no gradient is wanted",
            "or in the forward of a torch.autograd.Function, whose backward computes the gradient",
        )
        warnings.warn_explicit(
            TiledslWarning(Diagnostic(NO_GRADIENT, message, helps=helps, severity="warning")),
            None,
            *calling_line(kernel),
        )


def wants_gradient(value: Any) -> bool:
    """Whether autograd records operations on the value."""
    return bool(getattr(value, "requires_grad", False)) and sys.modules["torch"].is_grad_enabled()


def written(tensors: Sequence[Any]) -> None:
    """Tell autograd that torch's tensors have been written. Values that autograd has saved of them become invalid, and
    it reports this when it uses them."""
    sys.modules["torch"].autograd.graph.increment_version(tensors)
