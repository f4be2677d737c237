"""Softmax, RMSNorm and LayerNorm of rows as operators of torch, with gradients."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import torch

from tiledsl.language.recording.handle import describe
from tiledsl.torch.given import (
    SHORT_FLOATS,
    as_rows,
    check_last,
    check_names,
    check_tensors,
    in_autocast,
    is_number,
    of_type,
    only_first,
    placed,
    quiet,
    refused,
)
from tiledsl.torch.kernels import rows as kernels

_TYPES = (*SHORT_FLOATS, torch.float32)
_ROWS_OF_A_PART, _PARTS = 256, 64  # of the sums over rows: parts of at least so many rows, and at most so many parts
_TORCHS_OF_SOFTMAX = {"dtype": "convert x before: softmax(x.to(dtype))"}  # an argument of torch.softmax, with a help
_WITHOUT_A_SHAPE = "leave the normalised shape out: it is the last dimension"
_TORCHS_OF_NORMS = {"normalized_shape": _WITHOUT_A_SHAPE}
Rest = tuple[torch.Tensor | None, ...]


# ----------------------------------------------------------------------------------------------------- what users call


def softmax(x: torch.Tensor, dim: int = -1, **others: Any) -> torch.Tensor:
    """The softmax of x over its last dimension, of any length; x is bf16, f16 or f32, and so is the result.

    Sums are in f32. On a GPU the kernel runs on torch's current stream; CPU tensors are executed by the interpreter.
    Rows of one distance are read in place. Raises UsageError for tensors that do not fit."""
    check_names("softmax", others, ("x", "dim"), _TORCHS_OF_SOFTMAX)
    x = _rows_of("softmax", {"x": x})["x"]
    if not isinstance(dim, int | np.integer) or isinstance(dim, bool):
        raise refused(f"dim of softmax is a whole number, and got {describe(dim)}")
    if not -x.dim() <= dim < x.dim():
        raise refused(f"softmax is over the last dimension, -1, and 'x' of shape {tuple(x.shape)} has no dim {dim}")
    if dim not in (-1, x.dim() - 1):
        raise refused(
            f"softmax is over the last dimension, and dim is {describe(dim)} for 'x' of shape {tuple(x.shape)}",
            f"pass x.movedim({dim}, -1).contiguous(), and move the dimension of the result back",
        )
    found: torch.Tensor = _softmax(as_rows(x))
    return found.view(x.shape)


def rms_norm(
    x: torch.Tensor, weight: torch.Tensor | None = None, eps: float | None = None, **others: Any
) -> torch.Tensor:
    """x / sqrt(mean of x² + eps) · weight, over the last dimension; all tensors are bf16, f16 or f32, of one type.

    Without a weight it is 1; eps is by default that of f32, as torch.nn.functional.rms_norm has it. Sums are in f32. On
    a GPU the kernel runs on torch's current stream; CPU tensors are executed by the interpreter. Rows of one distance
    are read in place. Raises UsageError for tensors that do not fit."""
    check_names("rms_norm", others, ("x", "weight", "eps"), _TORCHS_OF_NORMS)
    given = _of_columns("rms_norm", x, weight=weight)
    eps = torch.finfo(torch.float32).eps if eps is None else eps
    _check_eps("rms_norm", eps)
    found: torch.Tensor = _rms_norm(as_rows(given["x"]), given["weight"], float(eps))[0]
    return found.view(x.shape)


def layer_norm(
    x: torch.Tensor,
    weight: torch.Tensor | None = None,
    bias: torch.Tensor | None = None,
    eps: float = 1e-5,
    **others: Any,
) -> torch.Tensor:
    """(x - mean) / sqrt(variance + eps) · weight + bias, over the last dimension; all tensors are bf16, f16 or f32, of
    one type.

    Without a weight it is 1, without a bias 0. Sums are in f32, and the variance is of the row less its mean. On a GPU
    the kernel runs on torch's current stream; CPU tensors are executed by the interpreter. Rows of one distance are
    read in place. Raises UsageError for tensors that do not fit."""
    check_names("layer_norm", others, ("x", "weight", "bias", "eps"), _TORCHS_OF_NORMS)
    given = _of_columns("layer_norm", x, weight=weight, bias=bias)
    _check_eps("layer_norm", eps)
    found: torch.Tensor = _layer_norm(as_rows(given["x"]), given["weight"], given["bias"], float(eps))[0]
    return found.view(x.shape)


def _rows_of(of: str, given: Mapping[str, Any]) -> dict[str, Any]:
    """The tensors, checked, and cast where torch.autocast is on."""
    found = in_autocast(given, torch.float32)
    check_tensors(of, found, _TYPES)
    if found["x"].dim() == 0:
        raise refused(f"{of} is over the last dimension, and 'x' has none", "pass x.reshape(1)")
    check_last(of, {"x": found["x"]})
    return found


def _of_columns(of: str, x: Any, **vectors: Any) -> dict[str, torch.Tensor]:
    """x, and the weight and the bias of each column; what is None is 1, or 0."""
    if isinstance(vectors["weight"], int | tuple | list):
        raise refused(
            f"{of} takes a tensor as 'weight', and got {describe(vectors['weight'])}",
            _WITHOUT_A_SHAPE,
        )
    found = _rows_of(of, {"x": x, **{name: value for name, value in vectors.items() if value is not None}})
    cols = found["x"].shape[-1]
    for name, value in found.items():
        if name != "x" and tuple(value.shape) != (cols,):
            raise refused(
                f"{of} takes one element of '{name}' for each element of the last dimension: 'x' has shape"
                f" {tuple(x.shape)}, and '{name}' {tuple(value.shape)}, not ({cols},)",
                "to normalise several dimensions together, pass x.flatten(…) of them, and the vector's flatten()",
            )
    made = {"weight": found["x"].new_ones, "bias": found["x"].new_zeros}
    return found | {name: made[name](cols) for name, value in vectors.items() if value is None}


def _check_eps(of: str, eps: Any) -> None:
    if not is_number(eps) or not 0 <= eps < float("inf"):
        raise refused(f"eps of {of} is a number, at least 0, and got {describe(eps)}")


# ------------------------------------------------------------------------------------------------------------- softmax


@torch.library.custom_op("tiledsl::softmax", mutates_args=())
def _softmax(x: torch.Tensor) -> torch.Tensor:
    y = _like(x)
    if x.numel():
        quiet(kernels.softmax_of(of_type(x.dtype)))(placed(x), y)
    return y


@torch.library.custom_op("tiledsl::softmax_backward", mutates_args=())
def _softmax_backward(dy: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    dx = _like(y)
    if y.numel():
        quiet(kernels.softmax_backward_of(of_type(y.dtype)))(placed(dy), placed(y), dx)
    return dx


_softmax.register_fake(lambda x: _like(x))
_softmax_backward.register_fake(lambda dy, y: _like(y))
_softmax.register_autograd(
    lambda ctx, dy: _softmax_backward(dy, ctx.saved_tensors[0]),
    setup_context=lambda ctx, inputs, output: ctx.save_for_backward(output),
)
only_first("softmax", "torch.softmax", _softmax_backward)


# ------------------------------------------------------------------------------------------------------------- RMSNorm


@torch.library.custom_op("tiledsl::rms_norm", mutates_args=())
def _rms_norm(x: torch.Tensor, weight: torch.Tensor, eps: float) -> tuple[torch.Tensor, torch.Tensor]:
    y, rstd = _like(x), _statistic(x)
    if x.numel():
        quiet(kernels.rms_norm_of(of_type(x.dtype)))(placed(x), placed(weight), y, rstd, eps)
    return y, rstd


@torch.library.custom_op("tiledsl::rms_norm_backward", mutates_args=())
def _rms_norm_backward(dy: torch.Tensor, x: torch.Tensor, weight: torch.Tensor, rstd: torch.Tensor) -> torch.Tensor:
    dx = _like(x)
    if x.numel():
        quiet(kernels.rms_norm_backward_of(of_type(x.dtype)))(placed(dy), placed(x), placed(weight), rstd, dx)
    return dx


@torch.library.custom_op("tiledsl::rms_norm_weight", mutates_args=())
def _rms_norm_weight(dy: torch.Tensor, x: torch.Tensor, rstd: torch.Tensor) -> torch.Tensor:
    """The weight's gradient."""
    (of_weight,) = _over_rows(kernels.rms_norm_weight_of(of_type(x.dtype)), [dy, x], [rstd], 1)
    return of_weight


_rms_norm.register_fake(lambda x, weight, eps: (_like(x), _statistic(x)))
_rms_norm_backward.register_fake(lambda dy, x, weight, rstd: _like(x))
_rms_norm_weight.register_fake(lambda dy, x, rstd: x.new_empty(x.shape[1]))


def _keep_rms(ctx: Any, inputs: tuple[Any, ...], output: tuple[torch.Tensor, torch.Tensor]) -> None:
    ctx.mark_non_differentiable(output[1])
    ctx.save_for_backward(*inputs[:2], output[1])


def _of_rms(ctx: Any, dy: torch.Tensor, _: Any) -> Rest:
    x, weight, rstd = ctx.saved_tensors
    return (
        _rms_norm_backward(dy, x, weight, rstd) if ctx.needs_input_grad[0] else None,
        _rms_norm_weight(dy, x, rstd) if ctx.needs_input_grad[1] else None,
        None,
    )


_rms_norm.register_autograd(_of_rms, setup_context=_keep_rms)
only_first("rms_norm", "torch.nn.functional.rms_norm", _rms_norm_backward, _rms_norm_weight)


# ----------------------------------------------------------------------------------------------------------- LayerNorm


@torch.library.custom_op("tiledsl::layer_norm", mutates_args=())
def _layer_norm(
    x: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor, eps: float
) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    y, mean, rstd = _like(x), _statistic(x), _statistic(x)
    if x.numel():
        kernel = quiet(kernels.layer_norm_of(of_type(x.dtype)))
        kernel(placed(x), placed(weight), placed(bias), y, mean, rstd, eps)
    return y, mean, rstd


@torch.library.custom_op("tiledsl::layer_norm_backward", mutates_args=())
def _layer_norm_backward(
    dy: torch.Tensor, x: torch.Tensor, weight: torch.Tensor, mean: torch.Tensor, rstd: torch.Tensor
) -> torch.Tensor:
    dx = _like(x)
    if x.numel():
        kernel = quiet(kernels.layer_norm_backward_of(of_type(x.dtype)))
        kernel(placed(dy), placed(x), placed(weight), mean, rstd, dx)
    return dx


@torch.library.custom_op("tiledsl::layer_norm_weight", mutates_args=())
def _layer_norm_weight(
    dy: torch.Tensor, x: torch.Tensor, mean: torch.Tensor, rstd: torch.Tensor
) -> tuple[torch.Tensor, torch.Tensor]:
    """The gradients of the weight and the bias."""
    of_weight, of_bias = _over_rows(kernels.layer_norm_weight_of(of_type(x.dtype)), [dy, x], [mean, rstd], 2)
    return of_weight, of_bias


_layer_norm.register_fake(lambda x, weight, bias, eps: (_like(x), _statistic(x), _statistic(x)))
_layer_norm_backward.register_fake(lambda dy, x, weight, mean, rstd: _like(x))
_layer_norm_weight.register_fake(lambda dy, x, mean, rstd: (x.new_empty(x.shape[1]), x.new_empty(x.shape[1])))


def _keep_layer(ctx: Any, inputs: tuple[Any, ...], output: tuple[torch.Tensor, ...]) -> None:
    ctx.mark_non_differentiable(*output[1:])
    ctx.save_for_backward(*inputs[:2], *output[1:])


def _of_layer(ctx: Any, dy: torch.Tensor, *_: Any) -> Rest:
    x, weight, mean, rstd = ctx.saved_tensors
    of_x, of_weight, of_bias = ctx.needs_input_grad[:3]
    vectors = _layer_norm_weight(dy, x, mean, rstd) if of_weight or of_bias else (None, None)
    return (
        _layer_norm_backward(dy, x, weight, mean, rstd) if of_x else None,
        vectors[0] if of_weight else None,
        vectors[1] if of_bias else None,
        None,
    )


_layer_norm.register_autograd(_of_layer, setup_context=_keep_layer)
only_first("layer_norm", "torch.nn.functional.layer_norm", _layer_norm_backward, _layer_norm_weight)


# ------------------------------------------------------------------------------------------------- results and sums


def _like(x: torch.Tensor) -> torch.Tensor:
    """A result of the shape of x, without gaps."""
    return x.new_empty(x.shape)


def _statistic(x: torch.Tensor) -> torch.Tensor:
    """A number for each row."""
    return x.new_empty(x.shape[0], dtype=torch.float32)


def _over_rows(
    kernel: Any, matrices: list[torch.Tensor], statistics: list[torch.Tensor], count: int
) -> list[torch.Tensor]:
    """`count` sums over the rows, of the matrices' type. The kernel sums parts of the rows, and torch the parts."""
    x = matrices[-1]
    rows, cols = x.shape
    if not (rows and cols):
        return [x.new_zeros(cols) for _ in range(count)]
    parts = max(1, min(_PARTS, rows // _ROWS_OF_A_PART))
    each = rows // parts
    whole, given = each * parts, [*map(placed, matrices), *statistics]
    sums = [x.new_empty(parts + (whole < rows), cols, dtype=torch.float32) for _ in range(count)]
    quiet(kernel)(*(one[:whole].unflatten(0, (parts, each)) for one in given), *(one[:parts] for one in sums))
    if whole < rows:  # fewer rows than parts
        kernel(*(one[whole:].unsqueeze(0) for one in given), *(one[parts:] for one in sums))
    return [one.sum(0).to(x.dtype) for one in sums]
