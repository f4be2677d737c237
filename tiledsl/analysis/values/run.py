"""Execution of all blocks of a kernel, in groups that do the same; and the values due."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from tiledsl.analysis.values import algebra as al
from tiledsl.analysis.values.block_integers import Blocks, Place, Slots, Split
from tiledsl.analysis.values.memory import Lds
from tiledsl.analysis.values.own import Stores
from tiledsl.analysis.values.stored import Stored
from tiledsl.analysis.values.tags import MOST, Tags, TooLarge, grid
from tiledsl.analysis.values.warp import Warp, run_warps
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import blocks
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.distinct import distinct
from tiledsl.ir.math.operations import is_plain
from tiledsl.ir.program.operations import Program
from tiledsl.ir.walk import statements

MOST_BLOCKS = 1 << 22  # blocks that run together
Judge = Callable[[Stored, Blocks, Tags], None]


def run(program: Program, kernel: ir.KernelIR, judge: Judge, only: np.ndarray | None = None) -> None:
    """Call `judge` with every tile that a warp stores, for each group of blocks that do the same.

    `only` selects blocks by number. Very many blocks run in portions. `kernel` has all its sizes fixed. Raises TooLarge
    where places are beyond the range of tags.
    """
    count = blocks(kernel, {})
    for first in range(0, count, MOST_BLOCKS) if only is None else (0,):
        _run(program, kernel, judge, np.arange(first, min(count, first + MOST_BLOCKS)) if only is None else only)


def _run(program: Program, kernel: ir.KernelIR, judge: Judge, chosen: np.ndarray) -> None:
    pending = [chosen]
    while pending:
        numbers = pending.pop(0)
        found: list[tuple[Stored, Blocks, Tags]] = []
        try:
            _together(program, kernel, numbers, found)
        except Split as split:
            pending = [numbers[split.labels == label] for label in distinct(split.labels)] + pending
            continue
        for stored in found:
            judge(*stored)


def _together(
    program: Program, kernel: ir.KernelIR, numbers: np.ndarray, found: list[tuple[Stored, Blocks, Tags]]
) -> None:
    """Run the warps of blocks that do the same, from one barrier to the next."""
    together, tags, lds = (
        Blocks(kernel, numbers, Slots()),
        Tags({tensor.name: tensor.dtype for tensor in kernel.tensors}),
        Lds(program),
    )
    before = Stores((name for name in tensors_read(kernel) if name in kernel.outputs), together, tags)
    warps = [
        Warp(kernel, n, together, lds, tags, lambda stored: found.append((stored, together, tags)), before)
        for n in range(kernel.warps)
    ]
    run_warps(warps, kernel.body)


def tensors_read(kernel: ir.KernelIR) -> set[str]:
    """Return the tensors that the kernel reads, or may read by td.asm."""
    effects = [statement.effects for statement in statements(kernel.body)]
    windows = {window.tensor.name for one in effects for window in one.windows_read}
    return windows | {pointer.tensor.name for one in effects for pointer in one.addresses}


# --------------------------------------------------------------------------------------------------------- the contract


class NotFollowed(Exception):
    """A formula that cannot be compared, with the reason."""


def stated(formula: ir.Element, tags: Tags, place: tuple[Place, Place, Place], rows: int, cols: int) -> al.Value:
    """Return the formula's value of rows × cols elements from (matrix, row, col) on."""
    matrix, row, col = place
    match formula:
        case ir.OfTensor(tensor=tensor):
            matrix, row = (matrix if tensor.dimensions == 3 else (0, 0)), (row if tensor.dimensions > 1 else (0, 0))
            return al.Data(grid(tags.first(tensor.name, matrix, row, col), rows if tensor.dimensions > 1 else 1, cols))
        case ir.Transposed(of=of):
            return al.Flipped(stated(of, tags, (matrix, col, row), cols, rows))
        case ir.Matmul(left=left, right=right):
            terms = [_product(a, b, tags, place, rows, cols) for a in _terms(left) for b in _terms(right)]
            total = terms[0]
            for term in terms[1:]:
                total = al.Applied("+", (total, term))
            return total
        case ir.Number(value=number):
            return al.Number(number)
        case ir.Parameter(name=name):
            return al.Parameter(name)
        case ir.Apply(op=op, operands=operands):
            return al.Applied(op, tuple(stated(one, tags, place, rows, cols) for one in operands))
        case _:
            raise AssertionError(f"no meaning for {formula!r}")


def is_followed(formula: ir.Element) -> bool:
    """Return whether `stated` knows the formula. NotFollowed is raised for factors that it does not know."""
    if isinstance(formula, ir.Transposed):
        return is_followed(formula.of)
    if isinstance(formula, ir.Matmul):
        return all(True for factor in (formula.left, formula.right) for _ in _terms(factor))
    if isinstance(formula, ir.Apply):
        return is_plain(formula.op) and all(map(is_followed, formula.operands))
    return isinstance(formula, ir.OfTensor | ir.Number | ir.Parameter)


Term = tuple[ir.Element, ir.Tensor, bool]  # a factor, and a tensor, transposed or not


def _terms(formula: ir.Element, flipped: bool = False) -> Iterator[Term]:
    """Yield a factor of a product as a sum of multiples of tensors; raise NotFollowed for any other factor."""
    match formula:
        case ir.OfTensor(tensor=tensor):
            yield ir.Number(1.0), tensor, flipped
        case ir.Transposed(of=of):
            yield from _terms(of, not flipped)
        case ir.Apply(op="+", operands=(one, other)):
            yield from _terms(one, flipped)
            yield from _terms(other, flipped)
        case ir.Apply(op="-", operands=(one, other)):
            yield from _terms(one, flipped)
            yield from ((ir.Apply("neg", (scale,)), tensor, turned) for scale, tensor, turned in _terms(other, flipped))
        case ir.Apply(op="neg", operands=(one,)):
            yield from ((ir.Apply("neg", (scale,)), tensor, turned) for scale, tensor, turned in _terms(one, flipped))
        case ir.Apply(op="*", operands=(one, other)) if _is_number(one) or _is_number(other):
            number, rest = (one, other) if _is_number(one) else (other, one)
            yield from (
                (ir.Apply("*", (number, scale)), tensor, turned) for scale, tensor, turned in _terms(rest, flipped)
            )
        case ir.Apply(op="/", operands=(one, other)) if _is_number(other):
            yield from (
                (ir.Apply("/", (scale, other)), tensor, turned) for scale, tensor, turned in _terms(one, flipped)
            )
        case _:
            raise NotFollowed("the contract multiplies a value that is no sum of tensors")


def _is_number(formula: ir.Element) -> bool:
    if isinstance(formula, ir.Apply):
        return all(map(_is_number, formula.operands))
    return isinstance(formula, ir.Number | ir.Parameter)


def _product(a: Term, b: Term, tags: Tags, place: tuple[Place, Place, Place], rows: int, cols: int) -> al.Value:
    (scale, left, left_turned), (more, right, right_turned) = a, b
    matrix, row, col = place
    depth = ex.number(left.rows if left_turned else left.cols)
    numbers = [
        _lines(left, "row" if left_turned else "col", tags, matrix, row, rows),
        _lines(right, "col" if right_turned else "row", tags, matrix, col, cols),
    ]
    one = al.Sum(
        None, {(numbers[0], numbers[1]): al.Product(numbers[0], numbers[1], [(0, 0, depth)], _NO_EVENT, _NO_OPERANDS)}
    )
    factor = [stated(number, tags, place, rows, cols) for number in (scale, more) if number != ir.Number(1.0)]
    value: al.Value = one
    for number in factor:
        value = al.Applied("*", (number, value))
    return value


def _lines(tensor: ir.Tensor, axis: str, tags: Tags, matrix: Place, along: Place, count: int) -> int:
    """Return the number of a tensor's lines from a row or column on; k runs along the other axis."""
    if along[1] + count > MOST:
        raise TooLarge
    name = tags.named_line(tensor.name, matrix if tensor.dimensions == 3 else (0, 0), along[0], axis)
    return tags.run(name + along[1], count)


_NO_EVENT = al.Event(ir.Statement(None, ()), ())  # type: ignore[arg-type]
_NO_OPERANDS = (al.Data(np.zeros((1, 1), dtype=np.int64)),) * 2
