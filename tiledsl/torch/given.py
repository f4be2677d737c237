"""The checks that the operators make of the tensors they are given, and the tensors as kernels take them."""

from __future__ import annotations

import importlib
import math
import numbers
import sys
from collections.abc import Iterable, Mapping
from typing import Any

import torch

from tiledsl.diagnostics.diagnostic import Diagnostic, UsageError
from tiledsl.diagnostics.suggest import meant
from tiledsl.ir.nodes import DType
from tiledsl.language.recording.handle import describe
from tiledsl.language.values.annotations import bf16, f16, f32, fp8, i32, int8
from tiledsl.runtime.kernel import Kernel

FLOAT8 = {torch.float8_e4m3fnuz: "gfx942", torch.float8_e4m3fn: "gfx950"}  # the encodings of fp8, with a target of each
_FLOATS = {torch.bfloat16: bf16, torch.float16: f16, torch.float32: f32}
DTYPES = {**_FLOATS, **dict.fromkeys(FLOAT8, fp8), torch.int8: int8, torch.int32: i32}
SHORT_FLOATS = (torch.bfloat16, torch.float16)
ALIGNMENT = 16  # bytes of one load of a kernel
_OF_THE_KERNEL = ("TD222", "TD704")  # register moves, and conditions that always hold at these sizes


def refused(message: str, *helps: str) -> Exception:
    """The error for arguments that an operator does not take. torch.compile, which cannot trace the rendering of a
    finding, shows the same text in its own error."""
    if torch.compiler.is_dynamo_compiling():
        return ValueError("\n  = help: ".join((message, *helps)))
    return UsageError(Diagnostic("TD000", message, helps=helps))


def check_names(of: str, others: Mapping[str, Any], takes: tuple[str, ...], torchs: Mapping[str, str]) -> None:
    """UsageError for an argument that the operator does not have; `torchs`: the helps on those of torch's function."""
    for name in others:
        near = "" if name in torchs else meant(name, takes)
        known = f"{', '.join(takes[:-1])} and {takes[-1]}"
        raise refused(
            f"{of} has no argument '{name}'{near}: it takes {known}", *([torchs[name]] if name in torchs else [])
        )


def in_autocast(given: Mapping[str, Any], dtype: torch.dtype | None = None) -> dict[str, Any]:
    """The arguments as torch.autocast casts those of torch's functions on a GPU: to its own type, or to `dtype` for
    functions that need more digits. f64 stays as it is, and so does what is no dense tensor of floats."""
    found = dict(given)
    for name, value in given.items():
        if isinstance(value, torch.Tensor) and value.layout is torch.strided and value.dtype in _FLOATS:
            kind = value.device.type
            if kind in ("cpu", "cuda") and torch.is_autocast_enabled(kind):
                found[name] = value.to(dtype or torch.get_autocast_dtype(kind))
    return found


def is_number(value: Any) -> bool:
    """Whether the value is a real number of Python or NumPy, or one that torch.compile leaves symbolic."""
    known = isinstance(value, int | float) or isinstance(value, numbers.Real)
    return known and not isinstance(value, bool)


def check_tensors(of: str, given: Mapping[str, Any], dtypes: tuple[torch.dtype, ...]) -> None:
    """UsageError unless all of `given` are dense tensors of one of the types, on one device, without a tangent.

    Variables of torch.func's transforms are refused too."""
    for name, value in given.items():
        if not isinstance(value, torch.Tensor):
            raise refused(f"{of} takes tensors, and '{name}' is {describe(value)}")
        if value.is_nested:
            raise refused(
                f"{of} takes dense tensors, and '{name}' is a nested tensor", "pass the tensors in it one by one"
            )
        if value.layout is not torch.strided:
            raise refused(
                f"{of} takes dense tensors, and '{name}' is of layout {value.layout}", _copy(name, "to_dense()")
            )
        if value.dtype not in dtypes:
            exact = torch.float32 if torch.float32 in dtypes else _type_beside(given.values(), dtypes)
            raise refused(
                f"{of} takes {one_of(dtypes)}, and '{name}' is {name_of(value.dtype)}",
                _copy(name, f"to(torch.{name_of(exact)})"),
            )
    _register_sharding(given)
    (first, one), *others = given.items()
    for name, value in others:
        if value.dtype != one.dtype:
            raise refused(
                f"{of} takes tensors of one type: '{first}' is {name_of(one.dtype)}, and '{name}'"
                f" {name_of(value.dtype)}",
                _copy(name, f"to({first}.dtype)"),
            )
    check_device(of, given)
    check_mode(of, given)


def _type_beside(values: Iterable[Any], dtypes: tuple[torch.dtype, ...]) -> torch.dtype:
    """The type of `dtypes` that one of the values has, else the first."""
    return next(
        (value.dtype for value in values if isinstance(value, torch.Tensor) and value.dtype in dtypes), dtypes[0]
    )


def _register_sharding(given: Mapping[str, torch.Tensor]) -> None:
    """Register the sharding rules of the operators where a tensor is a DTensor, whose package is then imported."""
    known = sys.modules.get("torch.distributed.tensor")
    if known is not None and any(isinstance(value, known.DTensor) for value in given.values()):
        importlib.import_module("tiledsl.torch.sharding")


def check_device(of: str, given: Mapping[str, torch.Tensor]) -> None:
    """UsageError unless all tensors are on the device of the first."""
    (first, one), *others = given.items()
    for name, value in others:
        if value.device != one.device:
            raise refused(
                f"{of} takes tensors on one device: '{first}' is on {one.device}, and '{name}' on {value.device}",
                _copy(name, f"to({first}.device)"),
            )


def check_mode(of: str, given: Mapping[str, Any]) -> None:
    """UsageError for derivatives in forward mode, which torch would take to be 0, and for those of torch.func."""
    for name, value in given.items():
        if torch.autograd.forward_ad.unpack_dual(value).tangent is not None:
            raise refused(
                f"{of} has no derivatives in forward mode, and '{name}' has a tangent",
                f"use reverse mode, backward() or torch.autograd.grad; or pass {name}.detach() if '{name}' is no"
                f" variable",
            )
        if _of_transform(value):
            raise refused(
                f"{of} has no derivatives inside torch.func, and '{name}' is a variable of grad, vjp or jacrev",
                f"use backward() or torch.autograd.grad outside; or pass {name}.detach() if '{name}' is no variable",
            )


def _of_transform(value: torch.Tensor) -> bool:
    """Whether a transform of torch.func takes derivatives by the tensor; other transforms may be around it."""
    if torch.compiler.is_dynamo_compiling():  # cannot trace these questions
        return False
    transforms = torch._C._functorch
    while transforms.is_functorch_wrapped_tensor(value):
        if transforms.is_gradtrackingtensor(value) and value.requires_grad:
            return True
        value = transforms.get_unwrapped(value)
    return False


def only_first(of: str, torchs: str, *operators: Any) -> None:
    """Let a derivative of these operators, which compute gradients, be a UsageError that names torch's function."""

    def refuse(ctx: Any, *_: Any) -> None:
        raise refused(f"{of} has no second derivatives, and one is asked for", f"{torchs} has them")

    for one in operators:
        one.register_autograd(refuse)


def check_last(of: str, given: Mapping[str, Any]) -> None:
    """UsageError for a tensor whose last dimension has gaps: a copy would be a cost that nobody sees."""
    for name, value in given.items():
        if value.shape[-1] > 1 and value.stride(-1) != 1:
            raise refused(
                f"{of} takes tensors whose last dimension is contiguous, and '{name}' of shape {tuple(value.shape)} has"
                f" strides {value.stride()}",
                _copy(name, "contiguous()"),
            )


def _copy(name: str, method: str) -> str:
    return f"pass {name}.{method}"


def name_of(dtype: Any) -> str:
    """A type of torch, as a user reads it."""
    return str(dtype).removeprefix("torch.")


def one_of(dtypes: Iterable[Any]) -> str:
    """Types of torch, of which one is taken."""
    *others, last = map(name_of, dtypes)
    return f"{', '.join(others)} or {last}" if others else last


def placed(tensor: torch.Tensor, step: int = 1) -> torch.Tensor:
    """The tensor as a kernel reads it, or a dense copy: where elements of a row have gaps, rows overlap, the distances
    of rows are no multiples of `step`, or the first element is at no multiple of 16 bytes."""
    tensor = tensor.detach()
    *outer, last = tensor.stride()
    apart = all(
        stride >= tensor.shape[-1] and stride % step == 0
        for stride, size in zip(outer, tensor.shape, strict=False)
        if size > 1
    )
    if apart and (last == 1 or tensor.shape[-1] == 1) and tensor.data_ptr() % ALIGNMENT == 0:
        return tensor
    return tensor.clone(memory_format=torch.contiguous_format)


def aligned(tensor: torch.Tensor) -> torch.Tensor:
    """The tensor, or storage of its shape where its first element is at no multiple of 16 bytes."""
    return torch.empty_like(tensor) if tensor.data_ptr() % ALIGNMENT else tensor


def dense_rows(matrix: torch.Tensor) -> torch.Tensor:
    """The matrix, or a copy with dense rows that begin at multiples of 16 bytes; or a batch of matrices. Columns beyond
    the matrix's own are zeros."""
    cols = matrix.shape[-1]
    beyond = -cols % (ALIGNMENT // matrix.element_size())
    dense = matrix.detach().contiguous()
    if beyond:
        padded = dense.new_zeros(*dense.shape[:-1], cols + beyond)
        padded[..., :cols] = dense
        return padded
    return dense.clone() if dense.data_ptr() % ALIGNMENT else dense


def target_of(tensor: torch.Tensor) -> str | None:
    """The target whose encoding of fp8 the tensor has, for the interpreter; None where the GPU or the default
    decides."""
    return FLOAT8.get(tensor.dtype) if tensor.device.type == "cpu" else None


def quiet(kernel: Kernel) -> Kernel:
    """A kernel of the library, without the warnings that only a change of the kernel would avoid."""
    kernel.warned.update(_OF_THE_KERNEL)
    return kernel


def as_rows(x: torch.Tensor) -> torch.Tensor:
    """The tensor as a matrix of its rows: a view, or a copy where its rows have no common distance."""
    return x.reshape(math.prod(x.shape[:-1]), x.shape[-1])


def activated(sums: torch.Tensor, activation: str | None) -> torch.Tensor:
    """torch's own activation of some sums."""
    functions = torch.nn.functional
    match activation:
        case None:
            return sums
        case "relu":
            return functions.relu(sums)
        case "silu":
            return functions.silu(sums)
    return functions.gelu(sums, approximate="tanh" if activation == "gelu_tanh" else "none")


def of_type(dtype: torch.dtype) -> DType:
    """The element type of a kernel's tensors."""
    return DTYPES[dtype]
