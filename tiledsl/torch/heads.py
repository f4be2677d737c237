"""Attention of heads as an operator of torch."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch

from tiledsl.ir.nodes import DType
from tiledsl.language.recording.handle import describe
from tiledsl.runtime.kernel import Kernel
from tiledsl.torch.choice import schedule_for
from tiledsl.torch.given import (
    SHORT_FLOATS,
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
from tiledsl.torch.kernels.attention import attention_of
from tiledsl.torch.kernels.attention_backward import backward_delta_of, backward_dkdv_of, backward_dq_of
from tiledsl.torch.kernels.attention_ping_pong import attention_ping_pong_of
from tiledsl.torch.spaces import PING_PONG

_COLUMNS, _MOST_COLUMNS = 16, 128  # of a head: a multiple of the first, at most the second
_STEP = 8  # elements of a load of 16 bytes: heads, positions and batches begin at such multiples
LAYOUTS = {"BHSD": (1, 2), "BSHD": (2, 1)}  # dimensions of heads and of positions
_TORCHS = {  # arguments of scaled_dot_product_attention
    "is_causal": "use 'causal', which counts from the last query and the last key, where 'is_causal' counts from the"
    " first ones: of as many queries as keys both are one",
    "attn_mask": "leave it out: attention computes no mask of a tensor",
    "dropout_p": "leave it out: attention has no dropout",
    "enable_gqa": "leave it out: k and v may always have fewer heads than q",
}


def attention(
    q: torch.Tensor,
    k: torch.Tensor,
    v: torch.Tensor,
    *,
    causal: bool = False,
    scale: float | None = None,
    layout: str = "BHSD",
    mask: None = None,
    **others: Any,
) -> torch.Tensor:
    """softmax(q @ kᵀ · scale) @ v of each head; q, k and v are bf16 or f16, and so is the result, which has q's shape.

    The tensors are (batch, heads, positions, columns), or (batch, positions, heads, columns) with layout="BSHD". Either
    may lie in memory as the other, or as a part of a larger tensor: nothing is copied, and the result lies as q does.
    k and v may have fewer heads: then each serves as many heads of q as follow each other. A head has 16, 32, … or 128
    columns. `causal` lets a query see the keys up to its own place, counted from the last query and the last key; a
    query that sees no key gets NaN. `scale` is 1 / √columns by default, as in
    torch.nn.functional.scaled_dot_product_attention. There is no other mask: `mask` is None.

    Tensors whose heads share memory, or begin at no multiple of 16 bytes, are copied. Scores and sums are in f32;
    a query with a score beyond ±1e8 may get NaN. On a GPU the kernel runs on torch's current stream; CPU tensors are
    executed by the interpreter. Raises UsageError for tensors that do not fit."""
    check_names("attention", others, ("q", "k", "v", "causal", "scale", "layout", "mask"), _TORCHS)
    given = in_autocast({"q": q, "k": k, "v": v})
    check_tensors("attention", given, SHORT_FLOATS)
    if layout not in LAYOUTS:
        raise refused(f"layout of attention is 'BHSD' or 'BSHD', and got {describe(layout)}")
    if mask is not None:
        raise refused(
            f"attention computes no mask of a tensor, and 'mask' is {_described(mask)}",
            "causal=True lets each query see the keys up to its own place",
            "torch.nn.functional.scaled_dot_product_attention takes other masks",
        )
    _check_shapes(given, layout)
    q, k, v = given.values()
    scale = 1 / math.sqrt(q.shape[-1]) if scale is None else scale
    _check_numbers(causal, scale)
    if layout == "BSHD":
        q, k, v = (one.transpose(1, 2) for one in (q, k, v))
    found: torch.Tensor = _attention(q, k, v, causal, float(scale))[0]
    return found.transpose(1, 2) if layout == "BSHD" else found


def _described(value: Any) -> str:
    return f"a tensor of shape {tuple(value.shape)}" if isinstance(value, torch.Tensor) else describe(value)


def _check_shapes(given: dict[str, torch.Tensor], layout: str) -> None:
    """UsageError for shapes that do not belong together, and for columns that no kernel has."""
    letters = {"B": "batch", "H": "heads", "S": "positions", "D": "columns"}
    order = ", ".join(letters[letter] for letter in layout)
    for name, one in given.items():
        if one.dim() != 4:
            raise refused(
                f"attention takes tensors of ({order}), and '{name}' has shape {tuple(one.shape)}",
                f"give '{name}' four dimensions, with unsqueeze or unflatten",
            )
    q, k, v = given.values()
    heads, positions = LAYOUTS[layout]
    for axis, what in ((0, "batches"), (3, "columns")):
        for name in ("k", "v"):
            if given[name].shape[axis] != q.shape[axis]:
                raise refused(
                    f"attention takes q, k and v with as many {what}: 'q' has {q.shape[axis]}, and '{name}'"
                    f" {given[name].shape[axis]}"
                )
    for axis, what in ((heads, "heads"), (positions, "positions")):
        if k.shape[axis] != v.shape[axis]:
            raise refused(
                f"attention takes k and v with as many {what}: 'k' has {k.shape[axis]}, and 'v' {v.shape[axis]}"
            )
    if k.shape[heads] == 0 or q.shape[heads] % k.shape[heads]:
        raise refused(
            f"attention takes heads of q that share heads of k evenly: 'q' has {q.shape[heads]} heads, and 'k'"
            f" {k.shape[heads]}, which do not divide {q.shape[heads]}",
            f'the tensors are taken as ({order}): layout="{_other(layout)}" exchanges heads and positions',
        )
    columns = q.shape[3]
    if columns % _COLUMNS or not 0 < columns <= _MOST_COLUMNS:
        raise refused(
            f"attention takes heads of {_COLUMNS}, {2 * _COLUMNS}, … or {_MOST_COLUMNS} columns, and 'q' has {columns}",
            *_padded(columns),
        )
    check_last("attention", given)


def _padded(columns: int) -> tuple[str, ...]:
    beyond = -columns % _COLUMNS
    if not 0 < columns < _MOST_COLUMNS:
        return ()
    return (
        f"columns of zeros change no score: pass torch.nn.functional.pad(x, (0, {beyond})) of q, k and v, and"
        f" scale={columns} ** -0.5; the result's last {beyond} columns are 0",
    )


def _other(layout: str) -> str:
    return next(name for name in LAYOUTS if name != layout)


def _check_numbers(causal: Any, scale: Any) -> None:
    if not isinstance(causal, bool):
        raise refused(f"causal of attention is True or False, and got {describe(causal)}")
    if not is_number(scale) or not 0 < scale < math.inf:
        raise refused(f"scale of attention is a number above 0, and got {describe(scale)}")


# --------------------------------------------------------------------------------------------------------- the operator


@torch.library.custom_op("tiledsl::attention", mutates_args=())
def _attention(
    q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, causal: bool, scale: float
) -> tuple[torch.Tensor, torch.Tensor]:
    o, lse = _results(q)
    if not k.shape[2]:
        return o.zero_(), lse.fill_(-math.inf)  # torch's result without keys
    if o.numel():
        kernel = quiet(_forward(q, k, causal))
        kernel(*map(as_heads, (*(placed(one, _STEP) for one in (q, k, v)), o, lse)), causal=causal, scale=scale)
    return o, lse


def _forward(q: torch.Tensor, k: torch.Tensor, causal: bool) -> Kernel:
    """The kernel for these shapes."""
    dtype, (batch, heads, queries, columns) = of_type(q.dtype), q.shape
    found = schedule_for(batch * heads, batch * k.shape[1], queries, k.shape[2], columns, causal)
    if found.form == PING_PONG:
        return attention_ping_pong_of(dtype)
    return attention_of(dtype, found.warps, found.keys, found.queries)


def _results(q: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """Storage for the output, in the order of q's memory, and for the logarithms of the sums."""
    return torch.empty_like(q), _numbers(q)


def _numbers(q: torch.Tensor) -> torch.Tensor:
    """Storage for a number of each query of each head."""
    return q.new_empty(q.shape[:3], dtype=torch.float32)


_attention.register_fake(lambda q, k, v, causal, scale: _results(q))


# ----------------------------------------------------------------------------------------------------------- gradients


@torch.library.custom_op("tiledsl::attention_delta", mutates_args=())
def _delta(o: torch.Tensor, do: torch.Tensor) -> torch.Tensor:
    """The sum of o · do of each query."""
    delta = _numbers(o)
    if o.numel():
        kernel = quiet(backward_delta_of(of_type(o.dtype)))
        kernel(*map(as_heads, (placed(o, _STEP), placed(do, _STEP), delta)))
    return delta


@torch.library.custom_op("tiledsl::attention_dq", mutates_args=())
def _dq(
    do: torch.Tensor,
    q: torch.Tensor,
    k: torch.Tensor,
    v: torch.Tensor,
    lse: torch.Tensor,
    delta: torch.Tensor,
    causal: bool,
    scale: float,
) -> torch.Tensor:
    dq = torch.empty_like(q)
    _compute(backward_dq_of, (q, k, v, do), (lse, delta), (dq,), causal, scale)
    return dq


@torch.library.custom_op("tiledsl::attention_dkdv", mutates_args=())
def _dkdv(
    do: torch.Tensor,
    q: torch.Tensor,
    k: torch.Tensor,
    v: torch.Tensor,
    lse: torch.Tensor,
    delta: torch.Tensor,
    causal: bool,
    scale: float,
) -> tuple[torch.Tensor, torch.Tensor]:
    dk, dv = torch.empty_like(k), torch.empty_like(v)
    _compute(backward_dkdv_of, (q, k, v, do), (lse, delta), (dk, dv), causal, scale)
    return dk, dv


def _compute(
    kernel_of: Callable[[DType], Kernel],
    operands: tuple[torch.Tensor, ...],
    numbers: tuple[torch.Tensor, ...],
    made: tuple[torch.Tensor, ...],
    causal: bool,
    scale: float,
) -> None:
    """Fill gradients from q, k, v and do, and from the numbers of each query; with zeros where there is no element."""
    q, k, *_ = operands
    if not (q.numel() and k.numel()):
        for one in made:
            one.zero_()
        return
    kernel = quiet(kernel_of(of_type(q.dtype)))
    given = (*(placed(one, _STEP) for one in operands), *numbers, *made)
    kernel(*map(as_heads, given), causal=causal, scale=scale)


_delta.register_fake(lambda o, do: _numbers(o))
_dq.register_fake(lambda do, q, *_: torch.empty_like(q))
_dkdv.register_fake(lambda do, q, k, v, *_: (torch.empty_like(k), torch.empty_like(v)))


only_first(
    "attention",
    "torch.nn.functional.scaled_dot_product_attention in sdpa_kernel(SDPBackend.MATH) of torch.nn.attention",
    *(_delta, _dq, _dkdv),
)


def _keep(ctx: Any, inputs: tuple[Any, ...], output: tuple[torch.Tensor, torch.Tensor]) -> None:
    *tensors, ctx.causal, ctx.scale = inputs
    ctx.mark_non_differentiable(output[1])
    ctx.save_for_backward(*tensors, *output)


def _backward(ctx: Any, do: torch.Tensor, _: Any) -> tuple[torch.Tensor | None, ...]:
    q, k, v, o, lse = ctx.saved_tensors
    given = (do, q, k, v, lse, _delta(o, do), ctx.causal, ctx.scale)
    of_q, *others = ctx.needs_input_grad[:3]
    dq = _dq(*given) if of_q else None
    dk, dv = _dkdv(*given) if any(others) else (None, None)
    return dq, dk if others[0] else None, dv if others[1] else None, None, None


_attention.register_autograd(_backward, setup_context=_keep)


def as_heads(tensor: torch.Tensor) -> torch.Tensor:
    """A number of each query with batch and heads as one dimension. Kernels take matrices with both dimensions."""
    return tensor.flatten(0, 1) if tensor.dim() == 3 else tensor
