"""What autograd knows of a kernel that is called with tensors of torch: that it writes some, and that no gradient goes
through it.

torch is not imported here: where there is a tensor, it is loaded.
"""

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
    """UsageError for an output that autograd would hold for unchanged; a Python warning, once for each kernel, for an
    input whose gradient ends here.
    """
    wanting = [tensor.name for tensor in lowered.tensors if wants_gradient(arrays[tensor.name].value)]
    for name in wanting:
        if name in lowered.outputs:
            leaf = (
                "is a leaf that requires a gradient"
                if arrays[name].value.is_leaf
                else "requires the gradient of what it had before"
            )
            helps = ("within torch.no_grad() it is written as it is", f"or pass {name}.detach()")
            raise UsageError(
                Diagnostic("TD000", f"'{name}' of kernel '{kernel.name}' is written, and {leaf}", helps=helps)
            )
    if wanting and NO_GRADIENT not in kernel.warned:
        kernel.warned.add(NO_GRADIENT)
        message = (
            f"'{wanting[0]}' of kernel '{kernel.name}' requires a gradient, and none goes through a call: what the"
            " kernel writes requires none"
        )
        helps = (
            "call it within torch.no_grad() where none is wanted",
            "or in the forward of a torch.autograd.Function, whose backward says what it is",
        )
        warnings.warn_explicit(
            TiledslWarning(Diagnostic(NO_GRADIENT, message, helps=helps, severity="warning")),
            None,
            *calling_line(kernel),
        )


def wants_gradient(value: Any) -> bool:
    """Whether autograd follows what is done with it."""
    return bool(getattr(value, "requires_grad", False)) and sys.modules["torch"].is_grad_enabled()


def written(tensors: Sequence[Any]) -> None:
    """Tell autograd that tensors of torch have been written: what it has saved of them is of no use any more, which it
    says when it comes to it.
    """
    sys.modules["torch"].autograd.graph.increment_version(tensors)
