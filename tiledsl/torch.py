"""Kernels as operators of torch: torch.compile traces through them, and the plain GEMM has gradients.

    from tiledsl.torch import matmul_abt, operator

`import tiledsl` does not import this module, since it imports torch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import torch

from tiledsl.annotations import bf16, f16, f32
from tiledsl.describe import describe
from tiledsl.diagnostics import UsageError
from tiledsl.gemm import block_for, gemm_abt
from tiledsl.kernel import Kernel

_DTYPES = {torch.bfloat16: bf16, torch.float16: f16, torch.float32: f32}
_OPERANDS = (torch.bfloat16, torch.float16)
_MULTIPLE = 8  # columns of A and B: rows that begin at multiples of 16 bytes


# ------------------------------------------------------------------------------------------------------------ the plain GEMM


def matmul_abt(a: torch.Tensor, b: torch.Tensor, out_dtype: torch.dtype | None = None) -> torch.Tensor:
    """a @ b.T of a (M × K) and b (N × K), both bf16 or both f16, summed in fp32: M × N of `out_dtype`, which is float32 or that of the operands (the default).

    On a GPU the kernel runs on torch's current stream; CPU tensors are executed by the interpreter. Gradients are products of the same kernel, of factors
    rounded to the operands' type. Operands that are not contiguous, and those whose K is no multiple of 8, are copied. Raises UsageError for tensors that
    do not fit.
    """
    chosen = a.dtype if out_dtype is None and isinstance(a, torch.Tensor) else out_dtype
    _check(a, b, chosen)
    product: torch.Tensor = _matmul_abt(a, b, chosen)
    return product


def _check(a: Any, b: Any, out_dtype: Any) -> None:
    for name, value in (("a", a), ("b", b)):
        if not isinstance(value, torch.Tensor):
            raise UsageError(f"matmul_abt takes two tensors, and '{name}' is {describe(value)}")
        if value.dtype not in _OPERANDS:
            raise UsageError(f"matmul_abt multiplies bfloat16 or float16, and '{name}' is {_name(value.dtype)}")
        if value.dim() != 2:
            raise UsageError(f"matmul_abt multiplies matrices, and '{name}' has shape {tuple(value.shape)}")
    if a.dtype != b.dtype:
        raise UsageError(f"matmul_abt multiplies tensors of one type: 'a' is {_name(a.dtype)}, and 'b' {_name(b.dtype)}")
    if a.device != b.device:
        raise UsageError(f"matmul_abt multiplies tensors on one device: 'a' is on {a.device}, and 'b' on {b.device}")
    if a.shape[1] != b.shape[1]:
        raise UsageError(f"matmul_abt multiplies M x K by N x K: 'a' has {a.shape[1]} columns, and 'b' {b.shape[1]}")
    if out_dtype not in (a.dtype, torch.float32):
        raise UsageError(f"matmul_abt gives {_name(a.dtype)} or float32 of {_name(a.dtype)}, and out_dtype is {_name(out_dtype)}")


def _name(dtype: Any) -> str:
    return str(dtype).removeprefix("torch.")


@torch.library.custom_op("tiledsl::matmul_abt", mutates_args=())
def _matmul_abt(a: torch.Tensor, b: torch.Tensor, out_dtype: torch.dtype) -> torch.Tensor:
    rows, cols, depth = a.shape[0], b.shape[0], a.shape[1]
    if not (rows and cols and depth):
        return torch.zeros(rows, cols, dtype=out_dtype, device=a.device)
    out = torch.empty(rows, cols, dtype=out_dtype, device=a.device)
    gemm_abt(_DTYPES[a.dtype], _DTYPES[out_dtype])(_aligned(a), _aligned(b), out, block=block_for(rows, cols))
    return out


def _aligned(matrix: torch.Tensor) -> torch.Tensor:
    """The matrix, or a copy whose rows follow each other at multiples of 16 bytes, with zeros behind its own columns."""
    beyond = -matrix.shape[1] % _MULTIPLE
    return torch.nn.functional.pad(matrix, (0, beyond)) if beyond else matrix.detach().contiguous()


@_matmul_abt.register_fake
def _(a: torch.Tensor, b: torch.Tensor, out_dtype: torch.dtype) -> torch.Tensor:
    return a.new_empty((a.shape[0], b.shape[0]), dtype=out_dtype)


def _setup(ctx: Any, inputs: tuple[Any, ...], output: torch.Tensor) -> None:
    ctx.save_for_backward(*inputs[:2])


def _backward(ctx: Any, gradient: torch.Tensor) -> tuple[torch.Tensor | None, torch.Tensor | None, None]:
    a, b = ctx.saved_tensors
    gradient = gradient.to(a.dtype)
    of_a = _matmul_abt(gradient, b.mT, a.dtype) if ctx.needs_input_grad[0] else None
    of_b = _matmul_abt(gradient.mT, a.mT, b.dtype) if ctx.needs_input_grad[1] else None
    return of_a, of_b, None


_matmul_abt.register_autograd(_backward, setup_context=_setup)


# ------------------------------------------------------------------------------------------------------- kernels of one's own


def operator(kernel: Kernel, outputs: Iterable[str], name: str | None = None, **options: Any) -> Callable[..., None]:
    """A kernel as the custom operator `tiledsl::name`, which writes `outputs` in place: torch.compile(fullgraph=True) traces through it.

    The operator takes the kernel's tensors and scalars, in their order or by name, and returns nothing. `name` is the kernel's if not given, and `options` are
    the kernel's options. It has no gradient: give it one with torch.library.register_autograd, in a function that allocates the outputs. Raises UsageError for
    outputs that the kernel has not.
    """
    if not isinstance(kernel, Kernel):
        raise UsageError(f"operator takes a kernel, and got {describe(kernel)}")
    parameters = kernel.parameters
    written = (outputs,) if isinstance(outputs, str) else tuple(outputs)
    unknown = [output for output in written if output not in parameters.tensors]
    if unknown or not written:
        what = f"writes no tensor '{unknown[0]}'" if unknown else "writes at least one tensor"
        raise UsageError(f"kernel '{kernel.name}' {what}: its tensors are {', '.join(parameters.tensors)}")
    others = [option for option in options if option not in parameters.options]
    if others:
        raise UsageError(f"kernel '{kernel.name}' has no option '{others[0]}': it has {', '.join(parameters.options) or 'none'}")
    marks = {output: f"(a{number}!)" for number, output in enumerate(written)}
    kinds = {scalar: "int" if one.dtype.name == "i32" else "float" for scalar, one in parameters.scalars.items()}
    taken = [f"{kinds[one]} {one}" if one in kinds else f"Tensor{marks.get(one, '')} {one}" for one in parameters.runtime]

    def run(*arguments: Any) -> None:
        kernel(*(one.detach() if isinstance(one, torch.Tensor) else one for one in arguments), **options)

    made = torch.library.custom_op(f"tiledsl::{name or kernel.name}", run, mutates_args=written, schema=f"({', '.join(taken)}) -> ()")
    made.register_fake(lambda *arguments, **named: None)
    return made
