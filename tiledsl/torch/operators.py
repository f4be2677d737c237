"""Kernels as operators of torch: torch.compile traces through them, and the plain GEMM has gradients.

    from tiledsl.torch import matmul_abt, operator

`import tiledsl` does not import this module, since it imports torch.
"""

from __future__ import annotations

import itertools
import math
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import torch

from tiledsl.analysis.time.work import read_back
from tiledsl.diagnostics.diagnostic import TiledslError, UsageError
from tiledsl.diagnostics.suggest import meant
from tiledsl.ir.asm_access import written as written_by_asm
from tiledsl.language.recording.handle import describe
from tiledsl.runtime.kernel import Kernel, Variant
from tiledsl.torch.choice import choice_for
from tiledsl.torch.given import (
    DTYPES,
    FLOAT8,
    SHORT_FLOATS,
    activated,
    as_rows,
    check_device,
    check_tensors,
    dense_rows,
    in_autocast,
    name_of,
    of_type,
    one_of,
    placed,
    refused,
    target_of,
)
from tiledsl.torch.kernels.gemm import ACTIVATIONS, LONGEST_OF_INT8, gemm_abt
from tiledsl.torch.scaled import SCALED_RESULTS, scaled_product

_OPERANDS = (torch.bfloat16, torch.float16, *FLOAT8, torch.int8)
_BIASES = (torch.bfloat16, torch.float16, torch.float32)
_RESULTS = {  # of operands of a type, the default first
    torch.bfloat16: (torch.bfloat16, torch.float32),
    torch.float16: (torch.float16, torch.float32),
    **dict.fromkeys(FLOAT8, (torch.bfloat16, torch.float16, torch.float32)),
    torch.int8: (torch.int32,),
}


# ------------------------------------------------------------------------------------------------------- the plain GEMM


def matmul_abt(
    a: torch.Tensor,
    b: torch.Tensor,
    out_dtype: torch.dtype | None = None,
    *,
    bias: torch.Tensor | None = None,
    activation: str | None = None,
    scale_a: torch.Tensor | None = None,
    scale_b: torch.Tensor | None = None,
) -> torch.Tensor:
    """Multiply activation(scale_a · (a @ b.T) · scale_b + bias), summed in fp32. a (M × K) and b (N × K) are both bf16,
    f16, float8_e4m3fnuz, float8_e4m3fn or int8; the result is M × N of `out_dtype`.

    `a` may have more dimensions, as the tokens of several sequences have: the result has them too. If both are batches
    of matrices, G × M × K and G × N × K, matrix n of one is multiplied with matrix n of the other. `bias` has N
    elements of bf16, f16 or float32, which are added to the sums in fp32. `activation` is "relu", "gelu", "gelu_tanh"
    or "silu"; the result is rounded once, behind it.

    Of bf16 and f16 the result has the same type, or float32; of fp8 it is bfloat16 by default, float16 or float32. Sums
    of int8 are int32, as torch._int_mm has them, of at most 131,056 columns, so that none wraps, without a bias and an
    activation. fp8 is e4m3fnuz on gfx942 and e4m3fn on gfx950.

    The scales are of float32, and of fp8 and int8 operands alone, where b is a matrix: one element each; or one for
    each row of a, of a's shape with one column, and one for each row of b, (1, N). The scaled sums, also those of int8,
    are bfloat16 by default, float16 or float32.

    On a GPU the kernel runs on torch's current stream; CPU tensors are executed by the interpreter. Gradients of bf16
    and f16 are products of the same kernel, of factors rounded to the operands' type; other types have none. The
    gradient of an activation computes the sums again, in float32. Operands that are not contiguous, those that begin at
    no multiple of 16 bytes, and those whose rows are no multiple of 16 bytes, are copied. Raises UsageError for tensors
    that do not fit, and for derivatives in forward mode and inside torch.func, which are not supported."""
    given = in_autocast({"a": a, "b": b})
    check_tensors("matmul_abt", given, _OPERANDS)
    a, b = given.values()
    scales = {} if scale_a is None and scale_b is None else {"scale_a": scale_a, "scale_b": scale_b}
    results = SCALED_RESULTS if scales else _RESULTS[a.dtype]
    chosen = results[0] if out_dtype is None else out_dtype
    _check(a, b, chosen, results)
    _check_epilogue(a, b, bias, activation, bool(scales))
    rows = a if b.dim() == 3 else as_rows(a)
    product: torch.Tensor
    if scales:
        _check_scales(a, b, scales)
        of_a, of_b = scales.values()
        product = scaled_product(rows, b.mT, of_a, of_b, bias, chosen, activation)
    else:
        product = _matmul_abt(rows, b, chosen, bias, activation)
    return product if b.dim() == 3 else product.view(*a.shape[:-1], b.shape[0])


def _check(a: torch.Tensor, b: torch.Tensor, out_dtype: Any, results: tuple[torch.dtype, ...]) -> None:
    if b.dim() not in (2, 3):
        raise refused(f"matmul_abt multiplies by a matrix or a batch of matrices, and 'b' has shape {tuple(b.shape)}")
    if a.dim() < 2 or b.dim() == 3 and (a.dim() != 3 or a.shape[0] != b.shape[0]):
        expected = "takes batches of as many matrices" if b.dim() == 3 else "multiplies matrices"
        of_b = f", and 'b' {tuple(b.shape)}" if b.dim() == 3 else ""
        raise refused(f"matmul_abt {expected}, and 'a' has shape {tuple(a.shape)}{of_b}")
    if a.shape[-1] != b.shape[-1]:
        raise refused(
            f"matmul_abt multiplies M x K by N x K: 'a' has {a.shape[-1]} columns, and 'b' {b.shape[-1]}",
            *(["pass b.mT"] if a.shape[-1] == b.shape[-2] else []),
        )
    if a.dtype == torch.int8 and a.shape[-1] > LONGEST_OF_INT8:
        raise refused(
            f"matmul_abt of int8 takes at most {LONGEST_OF_INT8:,} columns, of which int32 holds all sums, and 'a' has"
            f" {a.shape[-1]:,}",
            "add products of parts of the columns in float32",
        )
    if out_dtype not in results:
        known = one_of(results)
        raise refused(f"matmul_abt of {name_of(a.dtype)} gives {known}, and out_dtype is {describe(out_dtype)}")


def _check_scales(a: torch.Tensor, b: torch.Tensor, scales: Mapping[str, Any]) -> None:
    """UsageError for scales that the operator does not take."""
    if a.dtype in SHORT_FLOATS:
        raise refused(
            f"matmul_abt scales products of fp8 and int8, and 'a' is {name_of(a.dtype)}",
            "multiply the result, or quantise the operands",
        )
    if b.dim() == 3:
        raise refused("matmul_abt scales products by a matrix, and 'b' is a batch", "multiply the result")
    check_tensors("matmul_abt", scales, (torch.float32,))
    check_device("matmul_abt", {"a": a, **scales})
    shapes, of_rows = [tuple(one.shape) for one in scales.values()], [(*a.shape[:-1], 1), (1, b.shape[0])]
    if any(one.numel() != 1 for one in scales.values()) and shapes != of_rows:
        raise refused(
            f"matmul_abt takes two scales of one element, or scale_a of shape {of_rows[0]} and scale_b of shape"
            f" {of_rows[1]}: got {shapes[0]} and {shapes[1]}",
            "scaled_mm takes scales of blocks",
        )


def _check_epilogue(a: torch.Tensor, b: torch.Tensor, bias: Any, activation: Any, scaled: bool) -> None:
    """UsageError for a bias and an activation that the operator does not have."""
    if activation not in ACTIVATIONS:
        near = meant(activation, [*filter(None, ACTIVATIONS)]) if isinstance(activation, str) else ""
        known = ", ".join(f"'{name}'" for name in ACTIVATIONS if name)
        raise refused(f"matmul_abt has no activation {describe(activation)}{near}: it has {known} and None")
    if a.dtype == torch.int8 and not scaled and (bias is not None or activation):
        raise refused(
            f"matmul_abt of int8 gives sums of int32, and has no {'bias' if bias is not None else 'activation'}",
            "pass scale_a and scale_b, or convert the sums to float32 and go on with torch",
        )
    if bias is not None:
        check_tensors("matmul_abt", {"bias": bias}, _BIASES)
        check_device("matmul_abt", {"a": a, "bias": bias})
        if tuple(bias.shape) != (b.shape[-2],):
            raise refused(
                f"matmul_abt takes one element of bias for each row of b: 'b' has shape {tuple(b.shape)}, and 'bias'"
                f" {tuple(bias.shape)}, not ({b.shape[-2]},)"
            )


@torch.library.custom_op("tiledsl::matmul_abt", mutates_args=())
def _matmul_abt(
    a: torch.Tensor,
    b: torch.Tensor,
    out_dtype: torch.dtype,
    bias: torch.Tensor | None,
    activation: str | None,
) -> torch.Tensor:
    out = _product_of(a, b, out_dtype, bias, activation)
    if not (out.numel() and a.shape[-1]):
        return activated(out.zero_() if bias is None else out.copy_(bias.detach()), activation)
    added = () if bias is None else (placed(bias),)
    of_bias = None if bias is None else of_type(bias.dtype)
    rows, target = a.shape[-2] * (a.shape[0] if a.dim() == 3 else 1), target_of(a)
    form, block = choice_for(rows, b.shape[-2], a.shape[-1], a.element_size(), target)
    kernel = gemm_abt(of_type(a.dtype), of_type(out_dtype), of_bias, activation, a.dim() == 3, form)
    kernel(dense_rows(a), dense_rows(b), *added, out, block=block, target=target)
    return out


@_matmul_abt.register_fake
def _product_of(
    a: torch.Tensor,
    b: torch.Tensor,
    out_dtype: torch.dtype,
    bias: torch.Tensor | None,
    activation: str | None,
) -> torch.Tensor:
    """Storage for the result."""
    return a.new_empty((*a.shape[:-1], b.shape[-2]), dtype=out_dtype)


def _setup(ctx: Any, inputs: tuple[Any, ...], output: torch.Tensor) -> None:
    a, b, _, bias, ctx.activation = inputs
    ctx.save_for_backward(a, b, bias)


def _backward(ctx: Any, gradient: torch.Tensor) -> tuple[torch.Tensor | None, ...]:
    a, b, bias = ctx.saved_tensors
    if a.dtype in FLOAT8:
        raise refused(
            f"matmul_abt of {name_of(a.dtype)} has no gradients, and one is asked for",
            "multiply in bfloat16, or pass detach() of the operands",
        )
    if ctx.activation is not None:
        gradient = _of_sums(gradient.float(), _matmul_abt(a, b, torch.float32, bias, None), ctx.activation)
    of_bias = (
        gradient.sum(tuple(range(gradient.dim() - 1)), dtype=torch.float32).to(bias)
        if ctx.needs_input_grad[3]
        else None
    )
    gradient = gradient.to(a.dtype)
    of_a = _matmul_abt(gradient, b.mT, a.dtype, None, None) if ctx.needs_input_grad[0] else None
    of_b = _matmul_abt(gradient.mT, a.mT, b.dtype, None, None) if ctx.needs_input_grad[1] else None
    return of_a, of_b, None, of_bias, None


def _of_sums(gradient: torch.Tensor, sums: torch.Tensor, activation: str) -> torch.Tensor:
    """The gradient of the sums of which a result is the activation."""
    match activation:
        case "relu":
            return torch.ops.aten.threshold_backward(gradient, sums, 0)
        case "silu":
            return torch.ops.aten.silu_backward(gradient, sums)
    approximate = "tanh" if activation == "gelu_tanh" else "none"
    return torch.ops.aten.gelu_backward(gradient, sums, approximate=approximate)


_matmul_abt.register_autograd(_backward, setup_context=_setup)


# ------------------------------------------------------------------------------------------------- kernels of one's own


# torch's types by names of element types; not those of fp8, of which torch has two
_ALLOCATED = {of.name: dtype for dtype, of in DTYPES.items() if dtype not in FLOAT8} | {"xf32": torch.float32}


def operator(
    kernel: Kernel, outputs: Iterable[str], name: str | None = None, functional: bool = False, **options: Any
) -> Callable[..., Any]:
    """Register a kernel as the custom operator `tiledsl::name`, which writes `outputs` in place.
    torch.compile(fullgraph=True) traces through the operator.

    The operator takes the kernel's tensors and scalars, in their order or by name, and returns nothing. With
    `functional`, it takes no outputs, and returns new tensors: one, or a tuple in the order of the kernel's tensors.
    Their sizes are numbers, or sizes of the tensors that it takes; the kernel must not read them. The default of
    `name` is the kernel's name, followed by a number where another operator has that name; `options` are the kernel's
    options. The operator has no gradient: add one with torch.library.register_autograd, in a function that allocates
    the outputs. Raises UsageError for outputs that are no tensors of the kernel, and for a name that another operator
    has. Where the kernel stores to other tensors than `outputs`, the first call raises UsageError, or torch.compile
    does."""
    if isinstance(kernel, Variant):
        remedy = "pass its kernel and its options: variant.kernel and **variant.options"
        raise refused(f"operator takes a kernel, and got the variant {kernel.name}", remedy)
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
    checked = _Written(kernel, frozenset(written), options, functional)
    allocated = _Allocated(kernel, written) if functional else None

    def run(*arguments: Any) -> Any:
        given = allocated.all_of(arguments) if allocated else arguments
        checked(given)
        kernel(*(one.detach() if isinstance(one, torch.Tensor) else one for one in given), **options)
        return allocated.results(given) if allocated else None

    def fake(*arguments: Any) -> Any:
        given = allocated.all_of(arguments) if allocated else arguments
        checked(given)
        return allocated.results(given) if allocated else None

    with _naming:
        own = _own_name(kernel, name)
        registered = torch.library.custom_op(
            f"tiledsl::{own}",
            run,
            mutates_args=() if functional else written,
            schema=_schema(kernel, written, functional),
        )
    registered.register_fake(fake)
    return registered


class _Allocated:
    """The outputs of a functional operator, as new tensors of the sizes that its other tensors have."""

    def __init__(self, kernel: Kernel, written: tuple[str, ...]):
        """UsageError where the sizes or the type of an output are not known."""
        self._parameters = kernel.parameters
        tensors = self._parameters.tensors
        self._written = tuple(name for name in tensors if name in written)
        known = {label for name, spec in tensors.items() if name not in written for label in spec.dims}
        if not any(name not in written for name in tensors):
            raise UsageError(
                f"a functional operator of kernel '{kernel.name}' has no tensor to take: leave functional out"
            )
        for name in self._written:
            unknown = [label for label in tensors[name].dims if isinstance(label, str) and label not in known]
            if unknown:
                raise UsageError(
                    f"a functional operator allocates '{name}', and no other tensor of kernel '{kernel.name}' has its"
                    f" size {unknown[0]}: leave functional out"
                )
            if tensors[name].dtype.name not in _ALLOCATED:
                raise UsageError(
                    f"a functional operator allocates {', '.join(_ALLOCATED)}, and '{name}' of kernel '{kernel.name}'"
                    f" is {tensors[name].dtype.name}: leave functional out"
                )

    def all_of(self, arguments: Sequence[Any]) -> list[Any]:
        """The kernel's arguments: those that are given, and new tensors. torch leaves defaults at the end out."""
        tensors = self._parameters.tensors
        names = [name for name in self._parameters.runtime if name not in self._written]
        taken = {**self._parameters.defaults, **dict(zip(names, arguments, strict=False))}
        sizes = {
            label: size
            for name, value in taken.items()
            if name in tensors
            for label, size in zip(tensors[name].dims, value.shape, strict=False)
        }
        first = next(value for name, value in taken.items() if name in tensors)
        for name in self._written:
            shape = [sizes[label] if isinstance(label, str) else label for label in tensors[name].dims]
            taken[name] = first.new_empty(shape, dtype=_ALLOCATED[tensors[name].dtype.name])
        return [taken[name] for name in self._parameters.runtime]

    def results(self, arguments: Sequence[Any]) -> Any:
        """The outputs among the kernel's arguments."""
        named = dict(zip(self._parameters.runtime, arguments, strict=True))
        found = tuple(named[name] for name in self._written)
        return found if len(found) > 1 else found[0]


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


def _schema(kernel: Kernel, written: tuple[str, ...], functional: bool) -> str:
    """The operator's arguments in torch's schema language. Only the last arguments keep their defaults, since none
    without a default may follow; the language cannot express infinity."""
    parameters, taken = kernel.parameters, []
    given = {name for name, value in parameters.defaults.items() if math.isfinite(value)}
    names = [name for name in parameters.runtime if not (functional and name in written)]
    last = max((number for number, name in enumerate(names) if name not in given), default=-1)
    for number, name in enumerate(names):
        if name in parameters.scalars:
            whole = parameters.scalars[name].dtype.name == "i32"
            default = f"={(int if whole else float)(parameters.defaults[name])!r}" if number > last else ""
            taken.append(f"{'int' if whole else 'float'} {name}{default}")
        else:
            taken.append(f"Tensor(a{number}!) {name}" if name in written else f"Tensor {name}")
    results = ["Tensor"] * len(written) if functional else []
    return f"({', '.join(taken)}) -> {results[0] if len(results) == 1 else '(' + ', '.join(results) + ')'}"


class _Written:
    """Compares the outputs that an operator declares with those that its kernel stores to. The comparison runs at the
    first call with tensors of given shapes, fake or real."""

    def __init__(self, kernel: Kernel, declared: frozenset[str], options: dict[str, Any], functional: bool):
        self._kernel, self._declared, self._options, self._functional = kernel, declared, options, functional
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
            if self._functional and name in self._declared and name in read_back(captured):
                raise UsageError(
                    f"kernel '{self._kernel.name}' reads its output '{name}', which a functional operator allocates:"
                    " leave functional out"
                )
        self._seen.add(shapes)
