"""Kernels as operators of torch: torch.compile traces through them, and the plain GEMM has gradients.

    from tiledsl.torch import matmul_abt, operator

`import tiledsl` does not import this module, since it imports torch.
"""

from __future__ import annotations

import itertools
import math
import threading
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import torch

from tiledsl.diagnostics.diagnostic import TiledslError, UsageError
from tiledsl.ir.asm_access import written as written_by_asm
from tiledsl.language.recording.handle import describe
from tiledsl.runtime.kernel import Kernel
from tiledsl.torch.given import FLOAT8, check_tensors, dense_rows, in_autocast, name_of, of_type, refused, target_of
from tiledsl.torch.kernels.gemm import LONGEST_OF_INT8, block_for, gemm_abt

_OPERANDS = (torch.bfloat16, torch.float16, *FLOAT8, torch.int8)
_RESULTS = {  # of operands of a type, the default first
    torch.bfloat16: (torch.bfloat16, torch.float32),
    torch.float16: (torch.float16, torch.float32),
    **dict.fromkeys(FLOAT8, (torch.bfloat16, torch.float16, torch.float32)),
    torch.int8: (torch.int32,),
}


# ------------------------------------------------------------------------------------------------------- the plain GEMM


def matmul_abt(a: torch.Tensor, b: torch.Tensor, out_dtype: torch.dtype | None = None) -> torch.Tensor:
    """Multiply a @ b.T, summed in fp32. a (M × K) and b (N × K) are both bf16, f16, float8_e4m3fnuz, float8_e4m3fn or
    int8; the result is M × N of `out_dtype`.

    Of bf16 and f16 the result has the same type, or float32; of fp8 it is bfloat16 by default, float16 or float32. Sums
    of int8 are int32, as torch._int_mm has them, of at most 131,056 columns, so that none wraps. fp8 is e4m3fnuz on
    gfx942 and e4m3fn on gfx950.

    On a GPU the kernel runs on torch's current stream; CPU tensors are executed by the interpreter. Gradients of bf16
    and f16 are products of the same kernel, of factors rounded to the operands' type; other types have none. Operands
    that are not contiguous, those that begin at no multiple of 16 bytes, and those whose rows are no multiple of 16
    bytes, are copied. Raises UsageError for tensors that do not fit, and for derivatives in forward mode and inside
    torch.func, which are not supported."""
    given = in_autocast({"a": a, "b": b})
    check_tensors("matmul_abt", given, _OPERANDS)
    a, b = given.values()
    chosen = _RESULTS[a.dtype][0] if out_dtype is None else out_dtype
    _check(a, b, chosen)
    product: torch.Tensor = _matmul_abt(a, b, chosen)
    return product


def _check(a: torch.Tensor, b: torch.Tensor, out_dtype: Any) -> None:
    for name, value in (("a", a), ("b", b)):
        if value.dim() != 2:
            raise refused(f"matmul_abt multiplies matrices, and '{name}' has shape {tuple(value.shape)}")
    if a.shape[1] != b.shape[1]:
        raise refused(f"matmul_abt multiplies M x K by N x K: 'a' has {a.shape[1]} columns, and 'b' {b.shape[1]}")
    if a.dtype == torch.int8 and a.shape[1] > LONGEST_OF_INT8:
        raise refused(
            f"matmul_abt of int8 takes at most {LONGEST_OF_INT8:,} columns, of which int32 holds all sums, and 'a' has"
            f" {a.shape[1]:,}",
            "add products of parts of the columns in float32",
        )
    if out_dtype not in _RESULTS[a.dtype]:
        known = " or ".join(map(name_of, _RESULTS[a.dtype]))
        raise refused(f"matmul_abt of {name_of(a.dtype)} gives {known}, and out_dtype is {describe(out_dtype)}")


@torch.library.custom_op("tiledsl::matmul_abt", mutates_args=())
def _matmul_abt(a: torch.Tensor, b: torch.Tensor, out_dtype: torch.dtype) -> torch.Tensor:
    rows, cols, depth = a.shape[0], b.shape[0], a.shape[1]
    if not (rows and cols and depth):
        return torch.zeros(rows, cols, dtype=out_dtype, device=a.device)
    out = torch.empty(rows, cols, dtype=out_dtype, device=a.device)
    kernel = gemm_abt(of_type(a.dtype), of_type(out_dtype))
    kernel(dense_rows(a), dense_rows(b), out, block=block_for(rows, cols), target=target_of(a))
    return out


@_matmul_abt.register_fake
def _(a: torch.Tensor, b: torch.Tensor, out_dtype: torch.dtype) -> torch.Tensor:
    return a.new_empty((a.shape[0], b.shape[0]), dtype=out_dtype)


def _setup(ctx: Any, inputs: tuple[Any, ...], output: torch.Tensor) -> None:
    ctx.save_for_backward(*inputs[:2])


def _backward(ctx: Any, gradient: torch.Tensor) -> tuple[torch.Tensor | None, torch.Tensor | None, None]:
    a, b = ctx.saved_tensors
    if a.dtype in FLOAT8:
        raise refused(
            f"matmul_abt of {name_of(a.dtype)} has no gradients, and one is asked for",
            "multiply in bfloat16, or pass detach() of the operands",
        )
    gradient = gradient.to(a.dtype)
    of_a = _matmul_abt(gradient, b.mT, a.dtype) if ctx.needs_input_grad[0] else None
    of_b = _matmul_abt(gradient.mT, a.mT, b.dtype) if ctx.needs_input_grad[1] else None
    return of_a, of_b, None


_matmul_abt.register_autograd(_backward, setup_context=_setup)


# ------------------------------------------------------------------------------------------------- kernels of one's own


def operator(kernel: Kernel, outputs: Iterable[str], name: str | None = None, **options: Any) -> Callable[..., None]:
    """Register a kernel as the custom operator `tiledsl::name`, which writes `outputs` in place.
    torch.compile(fullgraph=True) traces through the operator.

    The operator takes the kernel's tensors and scalars, in their order or by name, and returns nothing. The default of
    `name` is the kernel's name, followed by a number where another operator has that name; `options` are the kernel's
    options. The operator has no gradient: add one with torch.library.register_autograd, in a function that allocates
    the outputs. Raises UsageError for outputs that are no tensors of the kernel, and for a name that another operator
    has. Where the kernel stores to other tensors than `outputs`, the first call raises UsageError, or torch.compile
    does."""
    if not isinstance(kernel, Kernel):
        raise UsageError(f"operator takes a kernel, and got {describe(kernel)}")
    parameters = kernel.parameters
    written = (outputs,) if isinstance(outputs, str) else tuple(outputs)
    unknown = [output for output in written if output not in parameters.tensors]
    if unknown or not written:
        what = f"writes no tensor '{unknown[0]}'" if unknown else "writes at least one tensor"
        raise UsageError(f"kernel '{kernel.name}' {what}: its tensors are {', '.join(parameters.tensors)}")
    if name is not None and not (isinstance(name, str) and name.isidentifier() and name.isascii()):
        raise UsageError(
            f"the operator of kernel '{kernel.name}' is to be named {describe(name)}: its name is one word, as Python's"
            " names are"
        )
    others = [option for option in options if option not in parameters.options]
    if others:
        raise UsageError(
            f"kernel '{kernel.name}' has no option '{others[0]}': it has {', '.join(parameters.options) or 'none'}"
        )
    checked = _Written(kernel, frozenset(written), options)

    def run(*arguments: Any) -> None:
        checked(arguments)
        kernel(*(one.detach() if isinstance(one, torch.Tensor) else one for one in arguments), **options)

    with _naming:
        own = _own_name(kernel, name)
        registered = torch.library.custom_op(
            f"tiledsl::{own}", run, mutates_args=written, schema=_schema(kernel, written)
        )
    registered.register_fake(lambda *arguments: checked(arguments))
    return registered


_naming = threading.Lock()


def _own_name(kernel: Kernel, asked: str | None) -> str:
    """A name that no operator has. torch would let the new operator replace the old one, also for holders of the old
    one. UsageError where a taken name is asked for."""
    if asked is None:
        numbered = (f"{kernel.name}_{number}" for number in itertools.count(2))
        return next(name for name in itertools.chain([kernel.name], numbered) if not hasattr(torch.ops.tiledsl, name))
    if hasattr(torch.ops.tiledsl, asked):
        named = (
            f"the operator of kernel '{kernel.name}' is to be named '{asked}', which is the name of another operator"
        )
        raise UsageError(f"{named}: give one of them another name, and both can be called")
    return asked


def _schema(kernel: Kernel, written: tuple[str, ...]) -> str:
    """The operator's arguments in torch's schema language. Only the last arguments keep their defaults, since none
    without a default may follow; the language cannot express infinity."""
    parameters, taken = kernel.parameters, []
    given = {name for name, value in parameters.defaults.items() if math.isfinite(value)}
    last = max((number for number, name in enumerate(parameters.runtime) if name not in given), default=-1)
    for number, name in enumerate(parameters.runtime):
        if name in parameters.scalars:
            whole = parameters.scalars[name].dtype.name == "i32"
            default = f"={(int if whole else float)(parameters.defaults[name])!r}" if number > last else ""
            taken.append(f"{'int' if whole else 'float'} {name}{default}")
        else:
            taken.append(f"Tensor(a{number}!) {name}" if name in written else f"Tensor {name}")
    return f"({', '.join(taken)}) -> ()"


class _Written:
    """Compares the outputs that an operator declares with those that its kernel stores to. The comparison runs at the
    first call with tensors of given shapes, fake or real."""

    def __init__(self, kernel: Kernel, declared: frozenset[str], options: dict[str, Any]):
        self._kernel, self._declared, self._options = kernel, declared, options
        self._seen: set[tuple[tuple[int, ...], ...]] = set()

    def __call__(self, arguments: Sequence[Any]) -> None:
        """UsageError where the two differ: torch.compile would work with a tensor's old values. Arguments that do not
        fit the kernel are left to its call."""
        parameters = self._kernel.parameters
        shapes = tuple(tuple(one.shape) for one in arguments if isinstance(one, torch.Tensor))
        # sizes that torch.compile leaves symbolic have no value
        if not all(type(size) is int for shape in shapes for size in shape) or shapes in self._seen:
            return
        sizes = {
            label: size
            for spec, shape in zip(parameters.tensors.values(), shapes, strict=True)
            for label, size in zip(spec.dims, shape, strict=False)
        }
        named = {label: size for label, size in sizes.items() if isinstance(label, str)}
        try:
            captured = self._kernel.capture(self._kernel.chosen_target(None), {**named, **self._options})
        except TiledslError:
            return
        stored = {*captured.outputs, *written_by_asm(captured)}
        for name in parameters.tensors:
            if (name in stored) != (name in self._declared):
                what = (
                    f"stores to '{name}', which is not among the outputs"
                    if name in stored
                    else f"does not store to '{name}', which is among the outputs"
                )
                outputs = ", ".join(f"'{one}'" for one in parameters.tensors if one in stored)
                raise UsageError(f"kernel '{self._kernel.name}' {what} of its operator: outputs=[{outputs}]")
        self._seen.add(shapes)
