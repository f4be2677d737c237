"""Products of groups as an operator of torch."""

from __future__ import annotations

from typing import Any

import torch

from tiledsl.language.recording.handle import describe
from tiledsl.torch.choice import choice_for
from tiledsl.torch.given import (
    SHORT_FLOATS,
    aligned,
    check_device,
    check_tensors,
    dense_rows,
    in_autocast,
    name_of,
    of_type,
    quiet,
    refused,
)
from tiledsl.torch.kernels.gemm import gemm_abt
from tiledsl.torch.kernels.grouped import grouped_of


def grouped_mm(
    input: torch.Tensor,
    mat2: torch.Tensor,
    offs: torch.Tensor | None = None,
    bias: None = None,
    out_dtype: torch.dtype | None = None,
) -> torch.Tensor:
    """Multiply each group of rows or columns by a matrix of its own, with torch._grouped_mm's arguments.

    Each operand is a matrix, or a batch of one matrix for each group; both are bf16 or f16, and the result has their
    type. `offs`, of int32, has the end of each group in the dimension that the groups divide; groups may be empty.

    - input M × K, mat2 G × K × N: rows of input, as experts of a mixture multiply their tokens. The result is M × N.
    - input G × M × K, mat2 K × N: columns of mat2. The result is M × N.
    - input M × K, mat2 K × N: columns of input with rows of mat2. The result is G × M × N, with zeros for empty groups.
    - input G × M × K, mat2 G × K × N: a product for each matrix, without `offs`. The result is G × M × N.

    What lies behind the last end is ignored; the elements of the result there have no meaning. The ends ascend, within
    the dimension: of CPU tensors this is checked, and of a GPU's it is the caller's duty. Sums are in fp32.

    Gradients are products of the same operator, for as many derivatives as are asked for. A product of two matrices, as
    the gradient of mat2 is, reads `offs` on the host, and launches a kernel for each group. On a GPU kernels run on
    torch's current stream; CPU tensors are executed by the interpreter. Operands whose last two dimensions are not as
    the kernel reads them, K contiguous, are copied. Raises UsageError for tensors that do not fit, and for a `bias`."""
    given = in_autocast({"input": input, "mat2": mat2})
    check_tensors("grouped_mm", given, SHORT_FLOATS)
    input, mat2 = given.values()
    if out_dtype not in (None, input.dtype):
        raise refused(
            f"grouped_mm of {name_of(input.dtype)} gives {name_of(input.dtype)}, and out_dtype is"
            f" {describe(out_dtype)}",
            "leave out_dtype out, and convert the result",
        )
    if bias is not None:
        raise refused("grouped_mm adds no bias", "add it to the result: row i has the bias of its group")
    _check_shapes(input, mat2)
    _check_ends(input, mat2, offs)
    found: torch.Tensor = _grouped_mm(input, mat2, offs)
    return found


def _check_shapes(input: torch.Tensor, mat2: torch.Tensor) -> None:
    for name, one in (("input", input), ("mat2", mat2)):
        if one.dim() not in (2, 3):
            raise refused(f"grouped_mm takes matrices or batches of them, and '{name}' has shape {tuple(one.shape)}")
    if input.shape[-1] != mat2.shape[-2]:
        raise refused(
            f"grouped_mm multiplies M x K by K x N: 'input' has {input.shape[-1]} columns, and 'mat2'"
            f" {mat2.shape[-2]} rows",
            *(["pass mat2.mT"] if input.shape[-1] == mat2.shape[-1] else []),
        )


def _check_ends(input: torch.Tensor, mat2: torch.Tensor, offs: torch.Tensor | None) -> None:
    """UsageError for ends that are missing or not expected, and those that do not fit."""
    batches = {name: one.shape[0] for name, one in (("input", input), ("mat2", mat2)) if one.dim() == 3}
    if len(batches) == 2:
        if offs is not None:
            raise refused("grouped_mm of two batches takes no 'offs': each matrix is a group")
        if batches["input"] != batches["mat2"]:
            raise refused(
                "grouped_mm takes batches of as many matrices: 'input' has"
                f" {batches['input']}, and 'mat2' {batches['mat2']}"
            )
        return
    if offs is None:
        raise refused(
            "grouped_mm needs 'offs' unless both operands are batches", "pass the end of each group, as int32"
        )
    check_tensors("grouped_mm", {"offs": offs}, (torch.int32,))
    check_device("grouped_mm", {"input": input, "offs": offs})
    if offs.dim() != 1 or not len(offs):
        raise refused(f"grouped_mm takes one end for each group, and 'offs' has shape {tuple(offs.shape)}")
    for name, count in batches.items():
        if count != len(offs):
            raise refused(
                f"grouped_mm takes a matrix for each group: 'offs' has {len(offs)} ends, and '{name}' {count} matrices",
                *(["'offs' has no 0 before the first end"] if count + 1 == len(offs) else []),
            )
    _check_values(offs, mat2.shape[-1] if input.dim() == 3 else input.shape[0 if mat2.dim() == 3 else 1])


def _check_values(offs: torch.Tensor, size: int) -> None:
    """UsageError for ends on the CPU that do not ascend from 0 to the size, at most."""
    if offs.device.type != "cpu" or torch.compiler.is_compiling() or not _has_data(offs):
        return
    ends = [0, *offs.tolist()]
    wrong = next((n for n, (a, b) in enumerate(zip(ends, ends[1:], strict=False)) if not a <= b <= size), None)
    if wrong is not None:
        raise refused(
            f"grouped_mm takes ends that ascend, from 0 to {size} at most: offs[{wrong}] is {ends[wrong + 1]}, behind"
            f" {ends[wrong]}",
            "pass torch.cumsum(sizes, 0, dtype=torch.int32)",
        )


def _has_data(tensor: torch.Tensor) -> bool:
    return type(tensor) is torch.Tensor


# --------------------------------------------------------------------------------------------------------- the operator


@torch.library.custom_op("tiledsl::grouped_mm", mutates_args=())
def _grouped_mm(input: torch.Tensor, mat2: torch.Tensor, offs: torch.Tensor | None) -> torch.Tensor:
    if input.dim() == mat2.dim() == 2:
        assert offs is not None
        return _of_sums(input, mat2, offs)
    if input.dim() == 2:
        assert offs is not None
        return _of_rows(input, mat2.mT, _starts(offs, input.shape[0]))
    if mat2.dim() == 2:
        assert offs is not None
        return _of_rows(mat2.mT, input, _starts(offs, mat2.shape[1])).mT
    groups, rows, _ = input.shape
    starts = torch.arange(0, (groups + 1) * rows, max(rows, 1), dtype=torch.int32, device=input.device)
    return _of_rows(input.flatten(0, 1), mat2.mT, starts).unflatten(0, (groups, rows))


def _starts(offs: torch.Tensor, size: int) -> torch.Tensor:
    """The first element of each group, and the size: the last group takes what lies behind it."""
    return torch.cat((offs.new_zeros(1), offs[:-1], offs.new_full((1,), size)))


def _of_rows(a: torch.Tensor, b: torch.Tensor, starts: torch.Tensor) -> torch.Tensor:
    """The rows of each group of a, times the transposed matrix of b (G × N × K)."""
    out = a.new_empty(a.shape[0], b.shape[1])
    if not (out.numel() and a.shape[1]):
        return out.zero_()
    quiet(grouped_of(of_type(a.dtype)))(starts, dense_rows(a), dense_rows(b), out)
    return out


def _of_sums(a: torch.Tensor, b: torch.Tensor, offs: torch.Tensor) -> torch.Tensor:
    """The columns of each group of a (M × K), times the rows of b (K × N)."""
    ends = [0, *offs.tolist()]
    rows, cols = a.shape[0], b.shape[1]
    out = a.new_zeros(len(offs), rows, cols)
    for group, (start, end) in enumerate(zip(ends, ends[1:], strict=False)):
        if start < end and rows and cols:
            operands = dense_rows(a[:, start:end]), dense_rows(b[start:end].mT)
            product = aligned(out[group])
            form, block = choice_for(rows, cols, end - start, a.element_size())
            quiet(gemm_abt(of_type(a.dtype), of_type(a.dtype), form=form))(*operands, product, block=block)
            if product.data_ptr() != out[group].data_ptr():
                out[group] = product
    return out


@_grouped_mm.register_fake
def _(input: torch.Tensor, mat2: torch.Tensor, offs: torch.Tensor | None) -> torch.Tensor:
    rows, cols = input.shape[-2], mat2.shape[-1]
    if input.dim() == mat2.dim() == 2:
        assert offs is not None
        return input.new_empty(offs.shape[0], rows, cols)
    if input.dim() == 2:
        return input.new_empty(rows, cols)
    return input.new_empty(cols, rows).mT if mat2.dim() == 2 else input.new_empty(input.shape[0], rows, cols)


def _keep(ctx: Any, inputs: tuple[Any, ...], output: torch.Tensor) -> None:
    ctx.save_for_backward(*inputs)


def _backward(ctx: Any, gradient: torch.Tensor) -> tuple[torch.Tensor | None, torch.Tensor | None, None]:
    input, mat2, offs = ctx.saved_tensors
    of_input = _grouped_mm(gradient, mat2.mT, offs) if ctx.needs_input_grad[0] else None
    of_mat2 = _grouped_mm(input.mT, gradient, offs) if ctx.needs_input_grad[1] else None
    return of_input, of_mat2, None


_grouped_mm.register_autograd(_backward, setup_context=_keep)
