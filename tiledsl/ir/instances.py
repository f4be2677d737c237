"""A kernel that takes sizes as it runs, at some of them: as IR for the checks, and as numbers for what runs its lowered
program.
"""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.grid import block_variable
from tiledsl.ir.walk import statements

Sizes = Mapping[str, int]  # of each dynamic dimension, by its name
MOST_INSTANCES = 12


def at(kernel: ir.KernelIR, sizes: Sizes) -> ir.KernelIR:
    """The kernel with its dynamic sizes fixed, as if they had been so from the beginning."""
    if not kernel.dynamic:
        return kernel
    fixed = _Fixed(kernel, sizes)
    named = tuple((size.name, sizes[size.name]) for size in kernel.dynamic)
    changed: ir.KernelIR = fixed.node(dataclasses.replace(kernel, dynamic=(), coordinates=(), names={}))
    return dataclasses.replace(changed, names=kernel.names, sizes=(*kernel.sizes, *named))


def fixed(kernel: ir.KernelIR, sizes: Sizes) -> Callable[[ir.Expr], ir.Expr]:
    """Puts its dynamic sizes into values of the kernel's, and into its variables."""
    return _Fixed(kernel, sizes).expr


class _Fixed:
    """Replaces variables throughout a tree of nodes; nodes without any stay the same objects."""

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
        """A branch that the sizes decide is the arm that is taken."""
        if isinstance(value, ir.If) and isinstance(value.condition, ir.Const):
            return value.then if value.condition.value else value.otherwise
        return (value,)

    def expr(self, value: ir.Expr) -> ir.Expr:
        if value not in self.known:
            self.known[value] = self._worked_out(value)
        return self.known[value]

    def _worked_out(self, value: ir.Expr) -> ir.Expr:
        if isinstance(value, ir.Var):
            return (
                value
                if value.limit is None
                else dataclasses.replace(value, high=max(value.low, ex.number(self.expr(value.limit))), limit=None)
            )
        return ex.over_parts(value, self.expr)


def environment(kernel: ir.KernelIR, sizes: Sizes, block: Any) -> dict[ir.Expr, Any]:
    """The values of what its lowered program knows of sizes and of the block of that number, or of an array of
    numbers.
    """
    values: dict[ir.Expr, Any] = {size: sizes[size.name] for size in kernel.dynamic} | {
        block_variable(kernel.grid): block
    }
    for step in kernel.coordinates:
        values[step.var] = ex.evaluate(step.value, values)
    return values


def blocks(kernel: ir.KernelIR, sizes: Sizes) -> int:
    """How many blocks a launch has."""
    count = 1
    for size in kernel.grid:
        count *= int(ex.evaluate(size, {variable: sizes[variable.name] for variable in kernel.dynamic}))
    return count


def representative(kernel: ir.KernelIR) -> list[dict[str, int]]:
    """Sizes at which a kernel that is given none is checked: of every dimension the least, and a few beyond the extents
    that its tiles and steps have.
    """
    if not kernel.dynamic:
        return [{}]
    few = {size.name: list(_few(size, kernel)) for size in kernel.dynamic}
    together = [dict(zip(few, chosen, strict=True)) for chosen in itertools.product(*few.values())]
    if len(together) <= MOST_INSTANCES:
        return together
    longest = max(map(len, few.values()))
    found: dict[tuple[tuple[str, int], ...], None] = {}
    # each size of a dimension with one of every other, then with the next
    for shift, first in itertools.product(range(longest), range(longest)):
        found[
            tuple(
                (name, sizes[(first + shift * number) % len(sizes)]) for number, (name, sizes) in enumerate(few.items())
            )
        ] = None
    return [dict(one) for one in itertools.islice(found, MOST_INSTANCES)]


def _few(size: ir.Var, kernel: ir.KernelIR) -> Iterable[int]:
    """The least size; then those that leave one row or column in the last tile, or fill it, of as many tiles as show
    how the steps of a loop follow.
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
    """By what the kernel divides a size."""
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
