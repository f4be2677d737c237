"""Instances of a kernel with dynamic sizes: its IR for the checks, and its numbers for running the lowered program."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.grid import block_variable
from tiledsl.ir.walk import statements

Sizes = Mapping[str, int]  # by the name of each dynamic dimension
MOST_INSTANCES = 12


def at(kernel: ir.KernelIR, sizes: Sizes) -> ir.KernelIR:
    """Return the kernel with its dynamic sizes replaced by numbers, as if they had been fixed from the start."""
    if not kernel.dynamic:
        return kernel
    fixed = _Fixed(kernel, sizes)
    named = tuple((size.name, sizes[size.name]) for size in kernel.dynamic)
    changed: ir.KernelIR = fixed.node(dataclasses.replace(kernel, dynamic=(), coordinates=(), names={}))
    return dataclasses.replace(changed, names=kernel.names, sizes=(*kernel.sizes, *named))


def fixed(kernel: ir.KernelIR, sizes: Sizes) -> Callable[[ir.Expr], ir.Expr]:
    """Return a function that replaces dynamic sizes, and the variables computed from them, by numbers."""
    return _Fixed(kernel, sizes).expr


class _Fixed:
    """Replaces variables throughout a tree of nodes; nodes without variables stay the same objects."""

    def __init__(self, kernel: ir.KernelIR, sizes: Sizes):
        self.known: dict[ir.Expr, ir.Expr] = {size: ex.const(sizes[size.name]) for size in kernel.dynamic}
        for step in kernel.coordinates:
            self.known[step.var] = self.expr(step.value)

    def node(self, value: Any) -> Any:
        if isinstance(value, ir.Expr):
            return self.expr(value)
        if isinstance(value, tuple):
            items = [part for item in value for part in self._decided(self.node(item))]
            return (
                tuple(items)
                if len(items) != len(value) or any(new is not old for new, old in zip(items, value, strict=True))
                else value
            )
        if not isinstance(
            value,
            ir.Statement
            | ir.KernelIR
            | ir.Tensor
            | ir.Window
            | ir.Region
            | ir.Pointer
            | ir.Step
            | ir.Contract
            | ir.Keeps
            | ir.Unchecked
            | ir.OfTensor
            | ir.Transposed
            | ir.Matmul
            | ir.Apply,
        ):
            return value
        fields = {field.name: getattr(value, field.name) for field in dataclasses.fields(value)}
        changed = {name: new for name, old in fields.items() if (new := self.node(old)) is not old}
        return dataclasses.replace(value, **changed) if changed else value

    @staticmethod
    def _decided(value: Any) -> tuple[Any, ...]:
        """Replace a branch whose condition the sizes decide by the arm that is taken."""
        if isinstance(value, ir.If) and isinstance(value.condition, ir.Const):
            return value.then if value.condition.value else value.otherwise
        return (value,)

    def expr(self, value: ir.Expr) -> ir.Expr:
        if value not in self.known:
            self.known[value] = self._replaced(value)
        return self.known[value]

    def _replaced(self, value: ir.Expr) -> ir.Expr:
        if isinstance(value, ir.Var):
            return (
                value
                if value.limit is None
                else dataclasses.replace(value, high=max(value.low, ex.number(self.expr(value.limit))), limit=None)
            )
        return ex.over_parts(value, self.expr)


def environment(kernel: ir.KernelIR, sizes: Sizes, block: Any) -> dict[ir.Expr, Any]:
    """Return the values of the sizes and of the block's variables in the lowered program.

    `block` is the number of a block, or an array of numbers.
    """
    values: dict[ir.Expr, Any] = {size: sizes[size.name] for size in kernel.dynamic} | {
        block_variable(kernel.grid): block
    }
    for step in kernel.coordinates:
        values[step.var] = ex.evaluate(step.value, values)
    return values


def blocks(kernel: ir.KernelIR, sizes: Sizes) -> int:
    """Return the number of blocks of a launch."""
    count = 1
    for size in kernel.grid:
        count *= int(ex.evaluate(size, {variable: sizes[variable.name] for variable in kernel.dynamic}))
    return count


def representative(kernel: ir.KernelIR) -> list[dict[str, int]]:
    """Return the sizes at which a kernel is checked when the call gives none.

    They are the least size of each dimension, and sizes a few tiles and loop steps larger.
    """
    if not kernel.dynamic:
        return [{}]
    samples = {size.name: list(_sample_sizes(size, kernel)) for size in kernel.dynamic}
    together = [dict(zip(samples, chosen, strict=True)) for chosen in itertools.product(*samples.values())]
    if len(together) <= MOST_INSTANCES:
        return together
    longest = max(map(len, samples.values()))
    found: dict[tuple[tuple[str, int], ...], None] = {}
    # combine each size of a dimension with one size of every other dimension, then with the next
    for shift, first in itertools.product(range(longest), range(longest)):
        found[
            tuple(
                (name, sizes[(first + shift * number) % len(sizes)])
                for number, (name, sizes) in enumerate(samples.items())
            )
        ] = None
    return [dict(one) for one in itertools.islice(found, MOST_INSTANCES)]


def _sample_sizes(size: ir.Var, kernel: ir.KernelIR) -> Iterable[int]:
    """Return the least size, then sizes that fill the last tile or leave one row or column in it.

    The sizes span as many tiles as it takes to show how consecutive loop steps follow each other.
    """
    tile, step = max(_divisors(size, kernel), default=1), size.multiple
    whole = -(-size.low // tile) * tile
    wanted = [
        size.low,
        whole,
        whole + step,
        *(whole + n * tile for n in (1, 2, 3)),
        whole + 3 * tile + step,
        whole + 4 * tile,
    ]
    return dict.fromkeys(min(max(-(-number // step) * step, size.low), size.high) for number in wanted)


def _divisors(size: ir.Var, kernel: ir.KernelIR) -> Iterator[int]:
    """Yield the constants by which the kernel divides a size."""
    for value in (*kernel.grid, *_trips(kernel.body)):
        yield from _divisors_in(value, size)


def _divisors_in(value: ir.Expr, size: ir.Var) -> Iterator[int]:
    if (
        isinstance(value, ir.Binary)
        and value.op == "//"
        and isinstance(value.right, ir.Const)
        and size in set(ex.variables(value.left))
    ):
        yield value.right.value
    for part in ex.children(value):
        yield from _divisors_in(part, size)


def _trips(body: Iterable[ir.Statement]) -> Iterator[ir.Expr]:
    return (statement.trips for statement in statements(body) if isinstance(statement, ir.For))
