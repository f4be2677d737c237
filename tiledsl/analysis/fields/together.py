"""Blocks that run together: they run from barrier to barrier, and blocks that part go on from the last barrier."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import numpy as np

from tiledsl.analysis.fields.alike_blocks import Plan, Renumbered
from tiledsl.analysis.fields.execution import Elements, FieldStored, FieldWarp, OwnStores
from tiledsl.analysis.fields.extremes import Ends
from tiledsl.analysis.fields.formulas_of_tiles import Computed, Formulas
from tiledsl.analysis.fields.quantities import RANDOM, Order, Quantity
from tiledsl.analysis.values import algebra as al
from tiledsl.analysis.values.block_integers import Blocks, Slots, Split
from tiledsl.analysis.values.memory import Lds
from tiledsl.analysis.values.run import tensors_read
from tiledsl.analysis.values.tags import Tags
from tiledsl.ir.program.operations import Program

Look = Callable[[FieldStored, Formulas], None]


@dataclasses.dataclass(frozen=True, eq=False)
class State:
    """All that blocks hold at a barrier: the number of barriers passed, the ways there, registers, LDS and stores."""

    passed: int
    truths: tuple[list[Any], ...]
    warps: tuple[tuple[dict[int, Quantity], dict[int, al.Value], dict[int, tuple[np.ndarray, int]]], ...]
    cells: np.ndarray
    buffers: tuple[tuple[Any, Any, Any], ...]
    stored: dict[int, Quantity]
    written: frozenset[str]


class Parted(Split):
    """Raised where blocks that run together take different paths, with their state at the last barrier."""

    def __init__(self, labels: np.ndarray, state: State | None):
        super().__init__(labels)
        self.state = state


class Together:
    """The blocks of a plan; `look` is called with each tile that they store, and with the formulas of contracts.

    `maximum` and `order` are as for `FieldWarp`; `ends` collects the operands at the ends of the contracts' maxima.
    """

    def __init__(
        self,
        program: Program,
        plan: Plan,
        look: Look,
        maximum: float | None = None,
        order: Order = RANDOM,
        ends: Ends | None = None,
    ):
        kernel = plan.kernel
        self.plan, self.look, self.maximum, self.order, self.ends = plan, look, maximum, order, ends
        self.blocks = plan.blocks(Blocks(kernel, plan.numbers, Slots()))
        self.tags, self.lds = Tags({one.name: one.dtype for one in kernel.tensors}), Lds(program)
        self.elements = Elements(Renumbered(plan, self.blocks, self.tags))
        self.own = tensors_read(kernel) & set(kernel.outputs)
        self.known = Computed()  # elements of formulas that do not depend on which blocks have parted

    def run(self, chosen: np.ndarray | None = None, since: State | None = None) -> None:
        """Run the blocks, or those `chosen` that part from the others after a barrier. Raise Parted where they part."""
        kernel, blocks = self.plan.kernel, self.blocks if chosen is None else self.blocks.parted(chosen)
        formulas = Formulas(blocks, self.tags, self.elements, order=self.order, ends=self.ends, of_all=self.known)
        before = OwnStores(self.own, blocks, self.tags)
        look: Callable[[FieldStored], None] = lambda kept: self.look(kept, formulas)  # noqa: E731
        warps = [
            FieldWarp(
                *(kernel, n, blocks, self.lds, self.tags, look, before, self.elements, self.maximum),
                order=self.order,
                ends=self.ends,
            )
            for n in range(kernel.warps)
        ]
        for warp, truths in zip(warps, since.truths if since is not None else (), strict=False):
            warp.truths = list(truths)
        running = [(warp, warp.run(kernel.body)) for warp in warps]
        passed, state = 0, since
        try:
            while running:
                if since is not None and passed == since.passed:
                    self._restore(since, warps, before)
                elif chosen is not None and (since is None or passed > since.passed):
                    state = self._state(passed, warps, before)
                is_skipped = since is not None and passed < since.passed
                for warp, _ in running:
                    warp.is_skipped = is_skipped
                running = [one for one in running if next(one[1], True) is None]
                passed += 1
        except Split as split:
            raise Parted(split.labels, state) from None

    def _state(self, passed: int, warps: list[FieldWarp], before: OwnStores) -> State:
        return State(
            passed,
            tuple(list(one.truths) for one in warps),
            tuple((dict(one.held), dict(one.tiles), dict(one.staged)) for one in warps),
            self.lds.cells.copy(),
            tuple((one.written, dict(one.read), one.first) for one in self.lds.buffers.values()),
            dict(self.elements.stored),
            frozenset(before.written),
        )

    def _restore(self, state: State, warps: list[FieldWarp], before: OwnStores) -> None:
        for warp, (held, tiles, staged) in zip(warps, state.warps, strict=True):
            warp.held, warp.tiles, warp.staged = dict(held), dict(tiles), dict(staged)
        self.lds.cells[:] = state.cells
        for buffer, (written, read, first) in zip(self.lds.buffers.values(), state.buffers, strict=True):
            buffer.written, buffer.read, buffer.first = written, dict(read), first
        self.elements.stored = dict(state.stored)
        before.written = set(state.written)
