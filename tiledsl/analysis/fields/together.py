"""Blocks that run together: they run from barrier to barrier, and blocks that part go on from the last barrier."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import Any

import numpy as np

from tiledsl.analysis.fields import quantities as qu
from tiledsl.analysis.fields.alike_blocks import Plan, Renumbered
from tiledsl.analysis.fields.execution import Apart, Elements, FieldStored, FieldWarp, OwnStores
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
    held: tuple[dict[int, Quantity], ...]
    warps: tuple[tuple[dict[int, al.Value], dict[int, tuple[np.ndarray, int]]], ...]
    cells: np.ndarray
    buffers: tuple[tuple[Any, Any, Any], ...]
    stored: dict[int, Quantity]
    written: frozenset[str]


class Parted(Split):
    """Raised where blocks that run together take different paths, with their state at the last barrier."""

    def __init__(self, labels: np.ndarray, state: State | None):
        super().__init__(labels)
        self.state = state


Teams = tuple[tuple[int, ...], ...]  # warps that run in step


class Together:
    """The blocks of a plan; `look` is called with each tile that they store, and with the formulas of contracts.

    `maximum` and `order` are as for `FieldWarp`; `ends` collects the operands at the ends of the contracts' maxima.
    With `teams`, warps of a team run in step, and their tiles that lie side by side are looked at as one tile, at the
    next barrier; without them, each warp runs alone.
    """

    def __init__(
        self,
        program: Program,
        plan: Plan,
        look: Look,
        maximum: float | None = None,
        order: Order = RANDOM,
        ends: Ends | None = None,
        teams: Teams | None = None,
    ):
        kernel = plan.kernel
        self.in_step = teams is not None
        self.teams = teams or tuple((number,) for number in range(kernel.warps))
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
        before, stored = OwnStores(self.own, blocks, self.tags), list[FieldStored]()
        look: Callable[[FieldStored], None] = lambda kept: self.look(kept, formulas)  # noqa: E731
        warps = [
            FieldWarp(
                *(kernel, team, blocks, self.lds, self.tags, stored.append if self.in_step else look),
                *(before, self.elements, self.maximum, self.order, self.ends),
            )
            for team in self.teams
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
                for one in side_by_side(stored):
                    look(one)
                stored.clear()
                passed += 1
        except Split as split:
            raise Parted(split.labels, state) from None
        finally:
            for warp in warps:
                warp.forget()

    def _state(self, passed: int, warps: list[FieldWarp], before: OwnStores) -> State:
        return State(
            passed,
            tuple(list(one.truths) for one in warps),
            tuple(dict(one.held) for one in warps),
            tuple((dict(one.tiles), dict(one.staged)) for team in warps for one in team.warps),
            self.lds.cells.copy(),
            tuple((one.written, dict(one.read), one.first) for one in self.lds.buffers.values()),
            dict(self.elements.stored),
            frozenset(before.written),
        )

    def _restore(self, state: State, warps: list[FieldWarp], before: OwnStores) -> None:
        for team, held in zip(warps, state.held, strict=True):
            team.held = dict(held)
        for warp, (tiles, staged) in zip((one for team in warps for one in team.warps), state.warps, strict=True):
            warp.tiles, warp.staged = dict(tiles), dict(staged)
        self.lds.cells[:] = state.cells
        for buffer, (written, read, first) in zip(self.lds.buffers.values(), state.buffers, strict=True):
            buffer.written, buffer.read, buffer.first = written, dict(read), first
        self.elements.stored = dict(state.stored)
        before.written = set(state.written)


def in_step(plan: Plan) -> Teams:
    """Return all warps as one team; each warp alone in kernels that read what they store."""
    kernel = plan.kernel
    if tensors_read(kernel) & set(kernel.outputs):
        return tuple((number,) for number in range(kernel.warps))
    return (tuple(range(kernel.warps)),)


def divided(teams: Teams, apart: Apart) -> Teams:
    """Divide the team whose warps cannot run in step: those of its warps with equal labels stay together."""
    made: list[tuple[int, ...]] = []
    for team in teams:
        parts: dict[object, list[int]] = {}
        for number in team:
            parts.setdefault(apart.labels.get(number), []).append(number)
        made += map(tuple, parts.values())
    return tuple(made)


def side_by_side(stored: Sequence[FieldStored]) -> Iterator[FieldStored]:
    """Yield stored tiles; those that follow each other in rows, and then in columns, of a matrix as one."""
    alike: dict[Hashable, list[FieldStored]] = {}
    for one in stored:
        key = one.event.statement.span, one.event.statement.calls, one.tensor.name, one.matrix, one.row[0], one.col[0]
        alike.setdefault(key, []).append(one)
    for some in alike.values():
        one_below_other = _in_runs(sorted(some, key=lambda one: (one.col[1], one.row[1])), 1)
        yield from _in_runs(sorted(one_below_other, key=lambda one: (one.row[1], one.col[1])), 2)


def _in_runs(tiles: Iterable[FieldStored], axis: int) -> Iterator[FieldStored]:
    """Yield tiles; those that follow each other in rows, axis 1, or in columns, axis 2, as one."""
    run: list[FieldStored] = []
    for one in tiles:
        if run and not _follows(run[-1], one, axis):
            yield _as_one(run, axis)
            run = []
        run.append(one)
    if run:
        yield _as_one(run, axis)


def _follows(before: FieldStored, one: FieldStored, axis: int) -> bool:
    """Return whether a tile follows another one in rows, axis 1, or in columns, axis 2."""
    if axis == 1:
        return before.row[1] + before.rows == one.row[1] and (before.col, before.cols) == (one.col, one.cols)
    return before.col[1] + before.cols == one.col[1] and (before.row, before.rows) == (one.row, one.rows)


def _as_one(run: list[FieldStored], axis: int) -> FieldStored:
    """Return tiles that follow each other as one."""
    first = run[0]
    if len(run) == 1:
        return first
    value = qu.concatenated([one.value for one in run], axis)
    if axis == 1:
        return dataclasses.replace(first, value=value, rows=sum(one.rows for one in run))
    return dataclasses.replace(first, value=value, cols=sum(one.cols for one in run))
