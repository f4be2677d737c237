"""The work of a kernel at fixed sizes: floating-point operations and bytes of memory, from which a time gives rates."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import blocks
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.grid import block_variable
from tiledsl.ir.walk import parts_of, statements, tensors


@dataclasses.dataclass(frozen=True, slots=True)
class Work:
    """The work of one launch.

    `flops` are the multiplications and additions of the contract's products, or, without products in the contract, of
    the matrix instructions; `counted_by` names this source ("contract" or "matrix instructions"). The matrix
    instructions also count where they are fewer than the contract's: a causal attention leaves out products that its
    contract masks. `matrix_flops` are the operations of all matrix instructions, also those beyond the edges of
    tensors, and `of_blocks` those of each block. `operands` is the type of their operands, "" without matrix
    instructions. `bytes` counts every tensor once if it is read, and once if it is written: no launch moves fewer
    bytes."""

    flops: int
    counted_by: str
    matrix_flops: int
    of_blocks: np.ndarray
    operands: str
    bytes: int


def work_of(kernel: ir.KernelIR) -> Work:
    """Return the work of a launch of a kernel at fixed sizes."""
    stated = _product_flops(kernel.contracts)
    of_blocks = flops_of_blocks(kernel)
    counted = int(of_blocks.sum())
    by_contract = bool(stated) and (counted >= stated or not counted or _has_products_of_asm(kernel))
    products = [s.effects for s in statements(kernel.body) if s.effects.flops]
    operands = {tile for of in products for tile in of.tiles_read if tile not in (*of.tiles_written, *of.scales)}
    types = sorted({tile.dtype for tile in operands}, key=lambda dtype: -dtype.bits)
    return Work(
        stated if by_contract else counted,
        "contract" if by_contract else "matrix instructions",
        counted,
        of_blocks,
        types[0].name if types else "",
        least_bytes(kernel),
    )


# ----------------------------------------------------------------------------------------------------------- operations


def shape_of(value: ir.Element) -> tuple[int, ...]:
    """Return the shape of a contract's formula: (matrices,) rows, columns; of a vector its columns; of a number ()."""
    match value:
        case ir.OfTensor(tensor=tensor):
            return tensor_shape(tensor)
        case ir.Transposed(of=of):
            *batch, rows, cols = shape_of(of)
            return (*batch, cols, rows)
        case ir.Matmul(left=left, right=right):
            (*one, rows, _), (*other, _, cols) = shape_of(left), shape_of(right)
            return (*_together([tuple(one), tuple(other)]), rows, cols)
        case ir.Apply(operands=operands):
            return _together([shape_of(one) for one in operands])
        case ir.Chosen(left=left, right=right):
            return _together([shape_of(left), shape_of(right)])
        case ir.Reduced(axis=axis, of=of):
            *batch, rows, cols = (1, *shape_of(of))[-max(2, len(shape_of(of))) :]
            return (*batch, rows, 1) if axis == "row" else (*batch, 1, cols)
        case ir.Softmax(of=of):
            return shape_of(of)
        case ir.OfColumn(of=of, cols=cols):
            return (*shape_of(of)[:-1], ex.number(cols))
        case ir.OfMatrix(of=of, index=None):
            return shape_of(of)[1:]
        case ir.Unpacked(of=of, count=count):
            *batch, rows, cols = shape_of(of)
            return (*batch, rows * count, cols)
        case ir.OfMatrix(of=of):
            return (1, *shape_of(of)[1:])  # as many matrices as the operands beside it have
        case ir.PartSum(of=of):
            return shape_of(of)[-2:]
        case ir.GroupSum(of=of, count=count):
            matrices, *matrix = shape_of(of)
            return (matrices // count, *matrix)
        case ir.AsColumn(of=of):
            return (*shape_of(of), 1)
        case ir.Stacked(of=of, rows=rows):
            return ex.number(rows), shape_of(of)[-1]
        case ir.AsRows(of=of):
            *batch, _, cols = shape_of(of)
            return (*batch, cols)
        case ir.Number() | ir.Parameter():
            return ()
        case _:
            raise AssertionError(f"{type(value).__name__} is not part of a formula")


def _together(shapes: Iterable[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the shape of the result of an operation on elements: of 1 and another size, the other."""
    made: tuple[int, ...] = ()
    for shape in shapes:
        longest = max(len(made), len(shape))
        pairs = zip((1,) * (longest - len(made)) + made, (1,) * (longest - len(shape)) + shape, strict=True)
        made = tuple(map(max, pairs))
    return made


def tensor_shape(tensor: ir.Tensor) -> tuple[int, ...]:
    """Return the shape of a tensor of fixed sizes, with the dimensions of its declaration."""
    return tuple(map(ex.number, (tensor.matrices, tensor.rows, tensor.cols)))[-tensor.dimensions :]


def _product_flops(contracts: Iterable[ir.Contract]) -> int:
    """Count the operations of the contracts' products, each product once however often the contracts use it."""
    found: dict[ir.Matmul, int] = {}
    for contract in contracts:
        for one in products_in([contract.value]):
            found.setdefault(one, 2 * _matrices(one, contract.tensor) * math.prod(shape_of(one)) * _summed(one))
    return sum(found.values())


def _matrices(product: ir.Matmul, output: ir.Tensor) -> int:
    """Return how many matrices the shape of a product leaves out: both operands may have as many as the output has."""
    shape = shape_of(product)
    return ex.number(output.matrices) if len(shape) == 3 and shape[0] == 1 else 1


def _summed(product: ir.Matmul) -> int:
    """Count the numbers that each element of a product sums over; of packed types, several lie in an element."""
    elements = shape_of(product.left)[-1]
    types = {one.tensor.dtype for one in parts_of(product.left) if isinstance(one, ir.OfTensor)}
    return max((dtype.numbers_in(elements) for dtype in types), default=elements)


def products_in(formulas: Iterable[ir.Element]) -> list[ir.Matmul]:
    """Return the products of formulas, also those inside of products, each once however often the formulas use it."""
    return list(dict.fromkeys(one for formula in formulas for one in parts_of(formula) if isinstance(one, ir.Matmul)))


def matrix_flops(kernel: ir.KernelIR) -> int:
    """Count the operations of all matrix instructions of a launch, without those of td.asm.

    The count covers every warp and block, and every step.
    """
    return int(flops_of_blocks(kernel).sum())


def flops_of_blocks(kernel: ir.KernelIR) -> np.ndarray:
    """Count the operations of the matrix instructions of each block, without those of td.asm."""
    count, warp = blocks(kernel, {}), ex.warp_variable(kernel.warps)
    values: dict[ir.Expr, Any] = {block_variable(kernel.grid): np.arange(count)[:, None], warp: np.arange(kernel.warps)}
    for step in kernel.coordinates:
        values[step.var] = ex.evaluate(step.value, values)
    found = _flops(kernel.body, values, np.ones((1, 1), bool), kernel.warps)
    return np.broadcast_to(found, (count,))


def _flops(body: Iterable[ir.Statement], values: Mapping[ir.Expr, Any], active: Any, warps: int) -> Any:
    """Count the operations of the active warps of each block.

    `active` is an array over blocks and warps; an axis along which all entries are equal has length 1.
    """
    share = active.sum(axis=1, dtype=np.int64) * (warps // active.shape[1])
    found = np.zeros(1, np.int64)
    for statement in filter(_multiplies, body) if share.any() else ():
        match statement:
            case ir.Simple():
                found = found + share * statement.effects.flops
            case ir.If(condition=condition, then=then, otherwise=otherwise):
                holds = np.asarray(ex.evaluate(condition, values)) != 0
                found = found + _flops(then, values, active & holds, warps)
                found = found + _flops(otherwise, values, active & ~holds, warps)
            case ir.For(var=var, trips=trips, phases=phases):
                steps = np.asarray(ex.evaluate(trips, values))
                for step in range(int(steps.max())):
                    there = active & (step < steps) if steps.ndim else active
                    found = found + _flops(phases[step % len(phases)], {**values, var: step}, there, warps)
            case _:
                raise AssertionError(f"the operations of {type(statement).__name__} are not known")
    return found


def _has_products_of_asm(kernel: ir.KernelIR) -> bool:
    return any(isinstance(s, ir.Asm) and "mfma" in s.template for s in statements(kernel.body))


def _multiplies(statement: ir.Statement) -> bool:
    return any(inner.effects.flops for inner in statements([statement]))


# ---------------------------------------------------------------------------------------------------------------- bytes


def read_back(kernel: ir.KernelIR) -> tuple[str, ...]:
    """Return the outputs that the kernel reads or adds to, or whose contract refers to old values."""
    loaded = {window.tensor.name for s in statements(kernel.body) for window in s.effects.windows_read}
    spoken = {of.tensor.name for contract in kernel.contracts for of in tensors(contract.value) if of.old}
    added = {s.dst.tensor.name for s in statements(kernel.body) if isinstance(s, ir.StoreTile) and s.part is not None}
    counted = {one.tensor.name for one in kernel.counters}
    return tuple(name for name in kernel.outputs if name in loaded | spoken | added | counted)


def least_bytes(kernel: ir.KernelIR) -> int:
    """Count the bytes of every tensor, once for reading and once for writing."""
    again = read_back(kernel)
    return sum(
        math.prod(tensor_shape(tensor)) * tensor.dtype.bytes * (2 if tensor.name in again else 1)
        for tensor in kernel.tensors
    )
