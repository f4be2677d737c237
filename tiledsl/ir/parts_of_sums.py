"""Outputs to which blocks add parts of a sum, as the checks see them: a batch of the parts, each stored once.

A sum is right if each of its parts is right and is added once. So the checks take an output of rows and columns for a
batch with a matrix for each part, to which td.atomic_add and td.add_in_order store their part; the contract of the
batch is that of the parts.
"""

from __future__ import annotations

import dataclasses

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.walk import rewritten, statements


def by_parts(kernel: ir.KernelIR) -> ir.KernelIR:
    """Return a kernel at fixed sizes with its sums of parts as batches of parts."""
    counts = {
        one.dst.tensor.name: parts
        for one in statements(kernel.body)
        if isinstance(one, ir.StoreTile | ir.AddInOrder) and (parts := most_parts(one)) is not None
    }
    if not counts:
        return kernel
    batches = {one.name: _batch(one, counts[one.name]) for one in kernel.tensors if one.name in counts}
    return dataclasses.replace(
        kernel,
        tensors=tuple(batches.get(one.name, one) for one in kernel.tensors),
        body=_stores(kernel.body, batches),
        contracts=tuple(_of_parts(one, batches) for one in kernel.contracts),
        unchecked=tuple(
            dataclasses.replace(one, tensor=batches.get(one.tensor.name, one.tensor)) for one in kernel.unchecked
        ),
    )


def most_parts(statement: ir.Statement) -> ir.Expr | None:
    """Return the most parts of a place to which a statement adds a part; None for any other statement."""
    if isinstance(statement, ir.StoreTile) and statement.part is not None:
        return ex.const(statement.parts)
    return statement.own.tensor.matrices if isinstance(statement, ir.AddInOrder) else None


def _batch(tensor: ir.Tensor, parts: ir.Expr) -> ir.Tensor:
    pitch = ex.binary("*", tensor.rows, tensor.pitch)
    return dataclasses.replace(tensor, dimensions=3, matrices=parts, matrix_pitch=pitch, batch="parts")


def _stores(body: tuple[ir.Statement, ...], batches: dict[str, ir.Tensor]) -> tuple[ir.Statement, ...]:
    def stored(one: ir.Statement) -> tuple[ir.Statement, ...] | None:
        if most_parts(one) is None:
            return None
        assert isinstance(one, ir.StoreTile | ir.AddInOrder) and one.part is not None
        window = dataclasses.replace(one.dst, tensor=batches[one.dst.tensor.name], matrix=one.part)
        if isinstance(one, ir.StoreTile):
            return (dataclasses.replace(one, dst=window, part=None),)
        most = ex.number(one.own.tensor.matrices)
        return (ir.StoreTile(one.span, one.calls, window, one.src, None, most, counted=one.parts),)

    return rewritten(body, stored)


def _of_parts(contract: ir.Contract, batches: dict[str, ir.Tensor]) -> ir.Contract:
    """Return the contract of the parts for one of the form old(c) + sum_of_parts(…), or sum_of_parts(…)."""
    if contract.tensor.name not in batches:
        return contract
    found = sum_in(contract)
    assert found is not None, "the capture has looked at the form of the contract"
    return dataclasses.replace(contract, tensor=batches[contract.tensor.name], value=found.of)


def sum_in(contract: ir.Contract) -> ir.PartSum | None:
    """Return the sum of a contract of the form old(c) + sum_of_parts(…), or sum_of_parts(…); None for others."""
    value = contract.value
    if isinstance(value, ir.PartSum):
        return value
    if not isinstance(value, ir.Apply) or value.op != "+":
        return None
    for found, other in (value.operands, value.operands[::-1]):
        if isinstance(found, ir.PartSum) and other == ir.OfTensor(contract.tensor, old=True):
            return found
    return None
