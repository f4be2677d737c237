"""Scaled products of fp8 and int8 as an operator of torch."""

from __future__ import annotations

from typing import Any

import torch

from tiledsl.language.recording.handle import describe
from tiledsl.torch.choice import choice_for
from tiledsl.torch.given import (
    FLOAT8,
    activated,
    as_rows,
    check_device,
    check_tensors,
    dense_rows,
    of_type,
    one_of,
    placed,
    quiet,
    refused,
    target_of,
)
from tiledsl.torch.kernels.block_scaled_fp8 import K_BLOCK, block_scaled_of
from tiledsl.torch.kernels.gemm import scaled_abt

SCALED_RESULTS = (torch.bfloat16, torch.float16, torch.float32)


def scaled_mm(
    input: torch.Tensor,
    mat2: torch.Tensor,
    scale_a: torch.Tensor,
    scale_b: torch.Tensor,
    bias: torch.Tensor | None = None,
    scale_result: torch.Tensor | None = None,
    out_dtype: torch.dtype | None = None,
    use_fast_accum: bool = False,
) -> torch.Tensor:
    """Multiply scale_a · (input @ mat2) · scale_b + bias, with torch._scaled_mm's arguments; the sums are in fp32.

    input (M × K) and mat2 (K × N) are fp8: float8_e4m3fnuz on gfx942, float8_e4m3fn on gfx950. The columns of mat2 are
    contiguous, as those of the transposed weight `w.t()`. The scales are of float32:

    - one element each;
    - a scale for each row of input, (M, 1), and for each column of mat2, (1, N);
    - a scale for 1 × 128 elements of input, (M, ⌈K / 128⌉), and for 128 × 128 of mat2, (⌈K / 128⌉, ⌈N / 128⌉), as in
      DeepSeek-V3. The transposed `scale_a` is read, and copied unless it is contiguous.

    `bias` is of N elements, of `out_dtype`. The result (M × N) is of `out_dtype`, bfloat16, float16 or float32. With
    scales of blocks there is no bias, and no result of float32. `use_fast_accum` changes nothing.

    On a GPU the kernel runs on torch's current stream; CPU tensors are executed by the interpreter. Operands that begin
    at no multiple of 16 bytes, and those whose K is no multiple of 16, are copied. There are no gradients. Raises
    UsageError for tensors that do not fit, for `scale_result`, and for an `out_dtype` of fp8 or None, which torch takes
    to be input's type."""
    check_tensors("scaled_mm", {"input": input, "mat2": mat2}, tuple(FLOAT8))
    _check_shapes(input, mat2)
    if out_dtype not in SCALED_RESULTS:
        raise refused(
            f"scaled_mm gives {one_of(SCALED_RESULTS)}, and out_dtype is {describe(out_dtype)}",
            "pass out_dtype=torch.bfloat16, and quantise the result after it",
        )
    if scale_result is not None:
        raise refused(
            "scaled_mm takes no scale_result, which scales a result of fp8",
            "leave it out: the result is bfloat16, float16 or float32",
        )
    check_tensors("scaled_mm", {"scale_a": scale_a, "scale_b": scale_b}, (torch.float32,))
    check_device("scaled_mm", {"input": input, "scale_a": scale_a})
    kind = _check_scales(input, mat2, scale_a, scale_b)
    if kind == "blocks":
        _check_of_blocks(bias, out_dtype)
    if bias is not None:
        check_tensors("scaled_mm", {"bias": bias}, (out_dtype,))
        check_device("scaled_mm", {"input": input, "bias": bias})
        if tuple(bias.shape) != (mat2.shape[1],):
            raise refused(
                f"scaled_mm takes one element of bias for each column of mat2: 'mat2' has shape {tuple(mat2.shape)},"
                f" and 'bias' {tuple(bias.shape)}, not ({mat2.shape[1]},)"
            )
    found: torch.Tensor = _scaled_mm(input, mat2, scale_a, scale_b, bias, out_dtype, kind, None)
    return found


def scaled_product(
    input: torch.Tensor,
    mat2: torch.Tensor,
    scale_a: torch.Tensor,
    scale_b: torch.Tensor,
    bias: torch.Tensor | None,
    out_dtype: torch.dtype,
    activation: str | None,
) -> torch.Tensor:
    """Multiply with scales of tensors or of rows and columns; matmul_abt has checked the arguments. `scale_a` of rows
    may have more dimensions."""
    kind = "tensors" if scale_a.numel() == scale_b.numel() == 1 else "rows"
    of_a = as_rows(scale_a) if kind == "rows" else scale_a
    found: torch.Tensor = _scaled_mm(input, mat2, of_a, scale_b, bias, out_dtype, kind, activation)
    return found


def _check_shapes(input: torch.Tensor, mat2: torch.Tensor) -> None:
    for name, value in (("input", input), ("mat2", mat2)):
        if value.dim() != 2:
            raise refused(f"scaled_mm multiplies matrices, and '{name}' has shape {tuple(value.shape)}")
    if input.shape[1] != mat2.shape[0]:
        raise refused(
            f"scaled_mm multiplies M x K by K x N: 'input' has {input.shape[1]} columns, and 'mat2' {mat2.shape[0]}"
            " rows",
            *(["pass mat2.t()"] if input.shape[1] == mat2.shape[1] else []),
        )
    if mat2.shape[0] > 1 and mat2.stride(0) != 1:
        raise refused(
            f"scaled_mm takes a mat2 whose columns are contiguous, and 'mat2' of shape {tuple(mat2.shape)} has strides"
            f" {mat2.stride()}",
            "pass w.t() of a contiguous weight w of N rows, or mat2.t().contiguous().t()",
        )


def _check_scales(input: torch.Tensor, mat2: torch.Tensor, scale_a: torch.Tensor, scale_b: torch.Tensor) -> str:
    """Return what each scale is of: tensors, rows or blocks. UsageError for other shapes."""
    (rows, depth), cols = input.shape, mat2.shape[1]
    steps, across = (-(-size // K_BLOCK) for size in (depth, cols))
    if scale_a.numel() == scale_b.numel() == 1:
        return "tensors"
    shapes = tuple(scale_a.shape), tuple(scale_b.shape)
    if shapes == ((rows, 1), (1, cols)):
        return "rows"
    if shapes == ((rows, steps), (steps, across)):
        return "blocks"
    raise refused(
        f"scaled_mm takes two scales of one element; or scale_a of shape ({rows}, 1) and scale_b of shape (1, {cols});"
        f" or those of blocks, ({rows}, {steps}) and ({steps}, {across}): got {shapes[0]} and {shapes[1]}"
    )


def _check_of_blocks(bias: torch.Tensor | None, out_dtype: torch.dtype) -> None:
    if bias is not None:
        raise refused("scaled_mm with scales of blocks takes no bias", "add it to the result")
    if out_dtype == torch.float32:
        raise refused(
            "scaled_mm with scales of blocks gives bfloat16 or float16, and out_dtype is torch.float32",
            "pass out_dtype=torch.bfloat16, and convert the result",
        )


@torch.library.custom_op("tiledsl::scaled_mm", mutates_args=())
def _scaled_mm(
    input: torch.Tensor,
    mat2: torch.Tensor,
    scale_a: torch.Tensor,
    scale_b: torch.Tensor,
    bias: torch.Tensor | None,
    out_dtype: torch.dtype,
    kind: str,
    activation: str | None,
) -> torch.Tensor:
    rows, cols, depth = input.shape[0], mat2.shape[1], input.shape[1]
    out = input.new_empty((rows, cols), dtype=out_dtype)
    if not (rows and cols):
        return out
    if kind == "blocks":
        return _of_blocks(input, mat2, scale_a, scale_b, out)
    of_rows = kind == "rows"
    scales = [one.detach().contiguous() if of_rows else one.detach().reshape(1) for one in (scale_a, scale_b)]
    if not depth:
        return out.copy_(activated(0 * scales[0] * scales[1] + (0 if bias is None else bias.detach()), activation))
    added = [] if bias is None else [bias.detach().contiguous()]
    of_bias = None if bias is None else of_type(bias.dtype)
    kernel = quiet(scaled_abt(of_type(out_dtype), of_rows, of_bias, activation, of_type(input.dtype)))
    operands, target = (dense_rows(input), dense_rows(mat2.mT)), target_of(input)
    block = choice_for(rows, cols, depth, input.element_size(), target).block
    kernel(*operands, *scales, *added, out, block=block, target=target)
    return out


def _of_blocks(
    input: torch.Tensor, mat2: torch.Tensor, scale_a: torch.Tensor, scale_b: torch.Tensor, out: torch.Tensor
) -> torch.Tensor:
    if not input.shape[1]:
        return out.zero_()
    scales = (placed(one.mT.contiguous()) for one in (scale_a, scale_b))
    kernel = quiet(block_scaled_of(of_type(out.dtype)))
    kernel(dense_rows(input), dense_rows(mat2.mT), *scales, out, target=target_of(input))
    return out


_scaled_mm.register_fake(
    lambda input, mat2, scale_a, scale_b, bias, out_dtype, kind, activation: input.new_empty(
        (input.shape[0], mat2.shape[1]), dtype=out_dtype
    )
)


def _refuse_gradients(ctx: Any, *_: Any) -> None:
    raise refused(
        "products with scales have no gradients, and one is asked for",
        "multiply the dequantised operands, or pass detach() of the tensors",
    )


_scaled_mm.register_autograd(_refuse_gradients)
