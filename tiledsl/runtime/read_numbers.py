"""The numbers in the tensors that td.read reads, for a prediction: those of an array, or assumed ones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from tiledsl.diagnostics.diagnostic import UsageError
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import fixed
from tiledsl.ir.math import integers as ex
from tiledsl.language.recording.handle import describe

SPREAD, RANDOM = ASSUMED = ("spread", "random")  # evenly from the least number to the greatest: in order, or shuffled


def numbers_of(
    kernel: ir.KernelIR, sizes: Mapping[str, int], given: Mapping[str, Any]
) -> tuple[dict[str, np.ndarray], list[str]]:
    """Return the numbers of each tensor that td.read reads, in the tensor's shape, and what they assume in words.

    `given` has an array for each tensor, or one of the words `ASSUMED`. Without any, the result is empty. UsageError
    for what is no mapping, for another tensor, for a tensor that is missing, and for numbers that the declaration of
    the kernel excludes.
    """
    if not isinstance(given, Mapping):
        raise UsageError(
            f"read of kernel '{kernel.name}' is {describe(given)}: numbers are given for each tensor by name,"
            " read=dict(places='spread')"
        )
    declared = {one.tensor.name: one for one in kernel.contents}
    for name in given:
        if name not in declared:
            if not declared:
                raise UsageError(
                    f"read has '{name}', and kernel '{kernel.name}' reads no tensor by td.read: leave it out"
                )
            known = ", ".join(declared)
            raise UsageError(
                f"read has '{name}', and the tensors that kernel '{kernel.name}' reads by td.read: {known}"
            )
    missing = [name for name in declared if given and name not in given]
    if missing:
        raise UsageError(f"read has no numbers of '{missing[0]}', which kernel '{kernel.name}' reads by td.read too")
    replace, found, assumed = fixed(kernel, sizes), {}, []
    for name, value in given.items():
        one = declared[name]
        tensor, least, most = one.tensor, ex.number(replace(one.least)), ex.number(replace(one.most))
        dims = (tensor.matrices, tensor.rows, tensor.cols)[3 - max(2, tensor.dimensions) :]
        shape = tuple(ex.number(replace(dim)) for dim in dims)
        if isinstance(value, str):
            found[name] = _assumed(one, value, least, most, shape)
            way = "in order" if value == SPREAD else "in no order"
            assumed.append(f"td.read: '{name}' has numbers evenly from {least:,} to {most:,}, {way}")
        else:
            found[name] = _checked(one, value, least, most, shape[1:] if tensor.dimensions == 1 else shape)
            assumed.append(f"td.read: the numbers of '{name}' are the given ones")
    return found, assumed


def placed(tensor: ir.Tensor, values: np.ndarray, memory: np.ndarray) -> np.ndarray:
    """Write the numbers into the bytes of a tensor with fixed sizes, and return the bytes."""
    strides = [4 * ex.number(one) for one in (tensor.matrix_pitch, tensor.pitch)] + [4]
    held = values.reshape(ex.number(tensor.matrices), ex.number(tensor.rows), ex.number(tensor.cols))
    np.ndarray(held.shape, np.int32, buffer=memory.data, strides=strides)[...] = held
    return memory


def _assumed(one: ir.Contents, word: str, least: int, most: int, shape: tuple[int, ...]) -> np.ndarray:
    name, count = one.tensor.name, int(np.prod(shape))
    if word not in ASSUMED:
        raise UsageError(f"read of '{name}' is {describe(word)}: {' or '.join(map(repr, ASSUMED))}, or an array")
    if word == RANDOM and one.order == "ascending":
        raise UsageError(f"'{name}' is declared ascending, and has one order: '{SPREAD}', or an array")
    values = least + np.arange(count, dtype=np.int64) * (most - least) // max(1, count - 1)
    if word == RANDOM:
        values = np.random.default_rng(0).permutation(values)
    return values.astype(np.int32).reshape(shape)


def _checked(one: ir.Contents, value: Any, least: int, most: int, shape: tuple[int, ...]) -> np.ndarray:
    """Return the given numbers. UsageError where the tensor cannot have them."""
    name, values = one.tensor.name, np.asarray(value)
    if values.shape != shape or not np.issubdtype(values.dtype, np.integer):
        raise UsageError(f"'{name}' is i32{list(shape)}, and read has {values.dtype}{list(values.shape)}")
    wrong = values[(values < least) | (values > most)]
    if wrong.size:
        raise UsageError(f"'{name}' is declared in {least:,}..{most:,}, and read has {int(wrong.flat[0]):,}")
    rows = values.ravel()
    if one.order == "unique" and len(np.unique(rows)) < len(rows):
        raise UsageError(f"'{name}' is declared unique, and read has equal numbers")
    if one.order == "ascending" and ((np.diff(rows) < 0).any() or (rows[0], rows[-1]) != (least, most)):
        raise UsageError(f"'{name}' is declared ascending from {least:,} to {most:,}, and the numbers of read are not")
    return values.astype(np.int32)
