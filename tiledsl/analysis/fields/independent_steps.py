"""The steps of a kernel's last loop as blocks of their own, where no step needs what another step leaves.

A block that loops over the tiles of a group begins each tile anew. A step of such a loop is a block of a larger grid:
its steps run together with those of all blocks, and the loops inside it are loops of the block, of which long ones are
shortened (long_loops.py).

A step alone begins with the registers and the LDS of the statements before the loop, and with nothing in what the loop
writes. A loop that changes what these statements have written is not divided, nor a loop that carries register tiles
from step to step. So where a step reads what another step has left in LDS, a step alone reads nothing, and what depends
on this is right in no comparison. Therefore a kernel whose steps alone store what is due stores the same in order. Of a
kernel whose steps alone do not, this says nothing.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Any

import numpy as np

from tiledsl.analysis.fields.carried_tiles import carried_tiles
from tiledsl.analysis.values.run import tensors_read
from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import blocks, environment, replaced
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.grid import block_variable
from tiledsl.ir.walk import statements

_MOST_BLOCKS = 1 << 20


def steps_apart(kernel: ir.KernelIR) -> tuple[ir.KernelIR, np.ndarray] | None:
    """Return a kernel with a block for each step of its last loop.

    Return the numbers of the blocks that do anything too. The kernel is one at fixed sizes. None for a kernel without
    such a loop, and where a step may need what another step leaves.
    """
    *before, loop = kernel.body or (None,)
    if not isinstance(loop, ir.For) or not isinstance(loop.trips, ir.Const) or len(loop.phases) != 1:
        return None
    if not any(isinstance(one, ir.For) for one in statements(loop.phases[0])):
        return None  # nothing is gained: the loop itself is shortened
    if not _is_independent(kernel, before, loop):
        return None
    old = block_variable(kernel.grid)
    count, steps = blocks(kernel, {}), loop.trips.value
    if not 0 < count * steps <= _MOST_BLOCKS:
        return None
    condition, body = _guarded(loop.phases[0])
    grid = (ex.const(steps), *kernel.grid)
    new = block_variable(grid)
    places: dict[ir.Expr, ir.Expr] = {old: ex.binary("%", new, count), loop.var: ex.binary("//", new, count)}
    divided: ir.KernelIR = replaced(dataclasses.replace(kernel, grid=grid, body=(*before, *body)), places)
    numbers, holds = np.arange(count * steps), replaced(condition, places)
    if not isinstance(holds, ir.Const):
        if ex.kinds(holds) != {"block"} or any(True for _ in ex.undefined(holds)):
            return None
        acts = np.asarray(ex.evaluate(holds, environment(divided, {}, numbers))) != 0
        return divided, numbers[np.broadcast_to(acts, numbers.shape)]
    return (divided, numbers) if holds.value else None


def _guarded(step: tuple[ir.Statement, ...]) -> tuple[ir.Expr, tuple[ir.Statement, ...]]:
    """Return the condition under which a step does anything, and what the step does then."""
    if len(step) == 1 and isinstance(step[0], ir.If) and not step[0].otherwise:
        return step[0].condition, step[0].then
    return ex.const(1), step


def _is_independent(kernel: ir.KernelIR, before: Iterable[ir.Statement], loop: ir.For) -> bool:
    """Return whether no step reads what another step has written, except from LDS.

    A step alone reads this LDS as unwritten.
    """
    prelude, inside = list(statements(before)), list(statements(loop.phases[0]))
    if any(one.effects.windows_written or one.effects.keeps for one in prelude):
        return False
    if carried_tiles(loop) or not tensors_read(kernel).isdisjoint(kernel.outputs):
        return False
    return _written(prelude).isdisjoint(_written(inside))


def _written(body: Iterable[ir.Statement]) -> set[Any]:
    """Return the tiles, registers and shared tiles that statements write, or that a later statement writes for them."""
    effects = [one.effects for one in body]
    held = {one for each in effects for one in each.writes if not isinstance(one, ir.Window | ir.Region)}
    shared = {one.shared for each in effects for one in (*each.regions_written, *each.destinations)}
    return held | shared
