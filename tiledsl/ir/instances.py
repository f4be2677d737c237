"""Instances of a kernel with dynamic sizes: its IR for the checks, and its numbers for running the lowered program."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.grid import block_variable
from tiledsl.ir.math.modelled_contents import MIXED
from tiledsl.ir.walk import walk

Sizes = Mapping[str, int]  # by the name of each dynamic dimension; the number of the contents by the name of ir.SAMPLE
_MOST_POINTS = 1 << 20


def at(kernel: ir.KernelIR, sizes: Sizes) -> ir.KernelIR:
    """Return the kernel with its dynamic sizes replaced by numbers, as if they had been fixed from the start."""
    if not kernel.chosen and not any(
        isinstance(one, ir.For) and not isinstance(one.trips, ir.Const) for one, _ in walk(kernel.body)
    ):
        return kernel
    fixed = _Fixed(kernel, sizes)
    named = tuple((size.name, sizes[size.name]) for size in kernel.dynamic)
    changed: ir.KernelIR = fixed.node(dataclasses.replace(kernel, dynamic=(), coordinates=(), contents=(), names={}))
    return dataclasses.replace(changed, names=kernel.names, sizes=(*kernel.sizes, *named))


def fixed(kernel: ir.KernelIR, sizes: Sizes) -> Callable[[ir.Expr], ir.Expr]:
    """Return a function that replaces dynamic sizes, and the variables computed from them, by numbers."""
    return _Fixed(kernel, sizes).expr


def replaced(nodes: Any, values: Mapping[ir.Expr, ir.Expr]) -> Any:
    """Return statements, or other nodes, with variables replaced; nodes without them are the same objects."""
    return _Replaced(values).node(nodes)


class _Replaced:
    """Replaces variables throughout a tree of nodes; nodes without variables stay the same objects."""

    def __init__(self, values: Mapping[ir.Expr, ir.Expr]):
        self.known = dict(values)

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
            | ir.Reduced
            | ir.Softmax
            | ir.Chosen
            | ir.OfMatrix
            | ir.OfColumn
            | ir.GroupSum
            | ir.PartSum
            | ir.Unpacked
            | ir.AsColumn
            | ir.AsRows
            | ir.Stacked
            | ir.OfPlace
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
                else dataclasses.replace(value, high=max(value.low, greatest(self.expr(value.limit))), limit=None)
            )
        return ex.over_parts(value, self.expr)


class _Fixed(_Replaced):
    """Replaces dynamic sizes, the variables computed from them, and the contents of memory.

    A loop whose number of steps differs between blocks, or between turns of a loop around it, gets the largest of these
    numbers, and a branch around the body of its steps.
    """

    def __init__(self, kernel: ir.KernelIR, sizes: Sizes):
        super().__init__({one: ex.const(number) for one, number in _numbers(kernel, sizes).items()})
        self.knows_contents = ir.SAMPLE.name in sizes
        for step in kernel.coordinates:
            self.known[step.var] = self.expr(step.value)

    def node(self, value: Any) -> Any:
        made = super().node(value)
        if isinstance(made, ir.For) and not isinstance(made.trips, ir.Const):
            condition = ex.binary("<", made.var, made.trips)
            phases = tuple((ir.If(made.span, made.calls, condition, phase, ()),) for phase in made.phases)
            return dataclasses.replace(made, trips=ex.const(max(0, greatest(made.trips))), phases=phases)
        if self.knows_contents and isinstance(made, ir.Chosen):  # a mask of many ends is evaluated for many elements
            return dataclasses.replace(made, condition=_read(made.condition))
        return made


def _read(condition: ir.Expr) -> ir.Expr:
    """Return a condition in which elements of memory that are the same for all blocks are numbers."""
    same = [one for one in ex.reads(condition) if all(isinstance(part, ir.Const) for part in ex.children(one))]
    return ex.substitute(condition, {one: ex.const(int(ex.evaluate(one, {}))) for one in same}) if same else condition


def greatest(value: ir.Expr) -> int:
    """Return the greatest value of an expression over its variables, or a bound where they have too many values."""
    if isinstance(value, ir.Const):
        return value.value
    variables = list(dict.fromkeys(ex.variables(value)))
    counts = [one.high - one.low + 1 for one in variables]
    if math.prod(counts) > _MOST_POINTS:
        return ex.bounds(value)[1]
    axes = np.meshgrid(*(np.arange(one.low, one.high + 1) for one in variables), indexing="ij", sparse=True)
    return int(np.max(ex.evaluate(value, dict(zip(variables, axes, strict=True)))))


def _numbers(kernel: ir.KernelIR, sizes: Sizes) -> dict[ir.Expr, int]:
    """Return the numbers of the dynamic sizes; where the contents of memory are not chosen, some mixture of them."""
    return {one: sizes.get(one.name, MIXED) if one == ir.SAMPLE else sizes[one.name] for one in kernel.chosen}


def environment(kernel: ir.KernelIR, sizes: Sizes, block: Any) -> dict[ir.Expr, Any]:
    """Return the values of the sizes and of the block's variables in the lowered program.

    `block` is the number of a block, or an array of numbers.
    """
    values: dict[ir.Expr, Any] = {**_numbers(kernel, sizes), block_variable(kernel.grid): block}
    for step in kernel.coordinates:
        values[step.var] = ex.evaluate(step.value, values)
    return values


def blocks(kernel: ir.KernelIR, sizes: Sizes) -> int:
    """Return the number of blocks of a launch."""
    count = 1
    for size in kernel.grid:
        count *= int(ex.evaluate(size, {variable: sizes[variable.name] for variable in kernel.dynamic}))
    return count
