"""Sharding rules of the operators for torch's DTensor, registered when this module is imported.

The operators import it when they meet a DTensor. A rule states placements of the results and of the arguments, on one
dimension of a mesh, with which each device computes its shard of the results from its shards of the arguments alone.
torch redistributes other placements, and adds partial sums.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch.distributed.tensor import Partial, Replicate, Shard
from torch.distributed.tensor.experimental import register_sharding

from tiledsl.torch.kernels.block_scaled_fp8 import K_BLOCK

# placements of the results, and of the arguments: None for those that are no tensors
Rule = tuple[list[Any], list[Any]]
WHOLE = Replicate()


def _rule(results: list[Any], *arguments: Any) -> Rule:
    return results, list(arguments)


def _if_given(tensor: Any, placement: Any) -> Any:
    return None if tensor is None else placement


def _devices(spec: Any) -> int:
    """The devices of the mesh of an argument."""
    return int(spec.mesh.size())


# ------------------------------------------------------------------------------------------------------------ products


def _matmul_abt(a: Any, b: Any, out_dtype: Any, bias: Any = None, activation: Any = None) -> list[Rule]:
    """By matrices of batches, rows of a, rows of b, and by k, with a partial sum."""
    first = len(a.shape) - 2  # the dimension of rows
    whole, cut = _if_given(bias, WHOLE), _if_given(bias, Shard(0))
    rules = [
        _rule([WHOLE], WHOLE, WHOLE, None, whole, None),
        _rule([Shard(first)], Shard(first), WHOLE, None, whole, None),
        _rule([Shard(first + 1)], WHOLE, Shard(first), None, cut, None),
    ]
    if first:
        rules.append(_rule([Shard(0)], Shard(0), Shard(0), None, whole, None))
    if bias is None and activation is None:
        rules.append(_rule([Partial()], Shard(first + 1), Shard(first + 1), None, None, None))
    return rules


def _scaled_mm(
    input: Any, mat2: Any, scale_a: Any, scale_b: Any, bias: Any, out_dtype: Any, kind: Any, activation: Any
) -> list[Rule]:
    """By rows, by columns, and by k, with a partial sum; with scales of blocks, where shards have whole blocks."""
    whole, cut = _if_given(bias, WHOLE), _if_given(bias, Shard(0))
    of_row = WHOLE if kind == "tensors" else Shard(0)
    of_col = WHOLE if kind == "tensors" else Shard(1)
    depth, cols = mat2.shape
    by_cols, by_depth = (kind != "blocks" or n % (K_BLOCK * _devices(mat2)) == 0 for n in (cols, depth))
    rules = [
        _rule([WHOLE], WHOLE, WHOLE, WHOLE, WHOLE, whole, None, None, None),
        _rule([Shard(0)], Shard(0), WHOLE, of_row, WHOLE, whole, None, None, None),
    ]
    if by_cols:
        rules.append(_rule([Shard(1)], WHOLE, Shard(1), WHOLE, of_col, cut, None, None, None))
    if by_depth and bias is None and activation is None:
        scales = (Shard(1), Shard(0)) if kind == "blocks" else (WHOLE, WHOLE)
        rules.append(_rule([Partial()], Shard(1), Shard(0), *scales, None, None, None, None))
    return rules


def _grouped_mm(input: Any, mat2: Any, offs: Any) -> list[Rule]:
    """By rows and columns of the result that no group divides, by k that no group divides, and by matrices."""
    m, n = len(input.shape) - 2, len(mat2.shape) - 2
    ends = _if_given(offs, WHOLE)
    batched = m == n  # whether the result is a batch
    rules = [_rule([WHOLE], WHOLE, WHOLE, ends)]
    if m or not n:  # the groups are not of rows
        rules.append(_rule([Shard(int(batched))], Shard(m), WHOLE, ends))
    if n or not m:  # nor of columns
        rules.append(_rule([Shard(1 + int(batched))], WHOLE, Shard(n + 1), ends))
    if m or n:
        rules.append(_rule([Partial()], Shard(m + 1), Shard(n), ends))
    if m and n:
        rules.append(_rule([Shard(0)], Shard(0), Shard(0), None))
    return rules


# ----------------------------------------------------------------------------------------------------------- attention


def _by_heads(results: int, tensors: int, others: int) -> Callable[..., list[Rule]]:
    """The rules of an operator: by batches, and by heads where each device has the heads of keys of its queries."""

    def rules(*arguments: Any) -> list[Rule]:
        placements = [WHOLE, Shard(0)]
        heads = {argument.shape[1] for argument in arguments[:tensors]}
        if len(heads) == 1 or all(count % _devices(arguments[0]) == 0 for count in heads):
            placements.append(Shard(1))
        return [_rule([one] * results, *[one] * tensors, *[None] * others) for one in placements]

    return rules


_RULES = {
    "matmul_abt": _matmul_abt,
    "scaled_mm": _scaled_mm,
    "grouped_mm": _grouped_mm,
    "attention": _by_heads(2, 3, 2),
    "attention_delta": _by_heads(1, 2, 0),
    "attention_dq": _by_heads(1, 6, 2),
    "attention_dkdv": _by_heads(2, 6, 2),
}

for _name, _rules in _RULES.items():
    register_sharding(getattr(torch.ops.tiledsl, _name).default)(_rules)
