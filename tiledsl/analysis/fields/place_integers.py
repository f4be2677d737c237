"""Integers of elements' places: masks and indices of a tile or of a formula, for blocks that run together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from tiledsl.analysis.values.block_integers import Blocks, Split
from tiledsl.ir import nodes as ir
from tiledsl.ir.math import integers as ex

Some = Callable[[np.ndarray], np.ndarray]  # a vector over all the blocks, for some of them
Known = tuple[int, Any]  # a place: the number of a vector over the blocks, and what is added, a number or an array


class Integers:
    """Evaluates expressions whose variables are places. An expression has one value in all blocks: Split otherwise."""

    def __init__(self, blocks: Blocks, known: Mapping[ir.Expr, Known]):
        self.blocks, self.known = blocks, known

    def truth(self, expr: ir.Expr) -> np.ndarray:
        """Return whether the expression holds: for each element."""
        if isinstance(expr, ir.Binary) and _joins_truths(expr):
            sides = self.truth(expr.left), self.truth(expr.right)
            return np.logical_and(*sides) if expr.op in ("and", "&") else np.logical_or(*sides)
        if isinstance(expr, ir.Binary) and expr.op in ex.COMPARISONS:
            return self._comparison(expr.op, ex.binary("-", expr.left, expr.right))
        return np.asarray(self.value(expr) != 0)

    def outcomes(self, expr: ir.Expr) -> tuple[np.ndarray, list[np.ndarray]]:
        """Return whether the expression holds in each kind of blocks, and the number of the kind of all blocks."""
        if isinstance(expr, ir.Binary) and expr.op in ("and", "or"):
            (one, left), (other, right) = self.outcomes(expr.left), self.outcomes(expr.right)
            join = np.logical_and if expr.op == "and" else np.logical_or
            pairs, labels = np.unique(np.stack(np.broadcast_arrays(one, other)), axis=1, return_inverse=True)
            return labels.ravel(), [np.asarray(join(left[a], right[b])) for a, b in pairs.T.tolist()]
        op, value = "!=", expr
        if isinstance(expr, ir.Binary) and expr.op in ex.COMPARISONS:
            op, value = expr.op, ex.binary("-", expr.left, expr.right)
        vector, rest = self.separated(value)
        vector = np.clip(vector, -int(np.max(rest)) - 1, 1 - int(np.min(rest)))
        kinds, labels = np.unique(vector, return_inverse=True)
        return labels.ravel(), [np.asarray(ex.FOLD[op](rest + one, 0) != 0) for one in kinds]

    def value(self, expr: ir.Expr) -> np.ndarray:
        """Return the value for each element."""
        vector, rest = self._separated(expr, self.blocks.of_chosen)
        if len(vector) > 1 and (vector != vector[0]).any():
            raise Split(np.unique(vector, return_inverse=True)[1].ravel())
        return np.asarray(rest + vector[0])

    def _comparison(self, op: str, difference: ir.Expr) -> np.ndarray:
        """Compare with 0: the blocks' part matters only as far as it decides the outcome for some element."""
        vector, rest = self._separated(difference, self.blocks.of_chosen)
        if len(vector) > 1:
            vector = np.clip(vector, -int(np.max(rest)) - 1, 1 - int(np.min(rest)))
        if len(vector) == 1 or (vector == vector[0]).all():
            return np.asarray(ex.FOLD[op](rest + vector[0], 0) != 0)
        made, first = [], np.unique(vector, return_inverse=True)
        for one in first[0]:
            made.append(ex.FOLD[op](rest + one, 0) != 0)
        outcomes = [np.asarray(one).tobytes() for one in made]
        if len(set(outcomes)) > 1:
            raise Split(np.array([outcomes.index(one) for one in outcomes])[first[1].ravel()])
        return np.asarray(made[0])

    def separated(self, expr: ir.Expr) -> tuple[np.ndarray, Any]:
        """Return the expression as a vector over all the blocks, and what is added to it in all of them."""
        try:
            return self._separated(expr, lambda vector: vector)
        except Split as split:
            raise Split(self.blocks.of_chosen(split.labels)) from None

    def _separated(self, expr: ir.Expr, some: Some) -> tuple[np.ndarray, Any]:
        """Return the expression as a vector over some of the blocks, and what is added to the vector."""
        terms, rest = ex.linear(expr)
        vector, total = np.zeros(1, dtype=np.int64), np.asarray(rest, dtype=np.int64)
        for atom, coefficient in terms.items():
            of_blocks, added = self._atom(atom, some)
            vector = vector + coefficient * of_blocks
            total = total + coefficient * np.asarray(added)
        return vector, total

    def _atom(self, atom: ir.Expr, some: Some) -> tuple[np.ndarray, Any]:
        if atom in self.known:
            line, added = self.known[atom]
            return some(self.blocks.lines[line][0]), added
        variables = set(ex.variables(atom))
        ours: dict[ir.Expr, Known] = {one: self.known[one] for one in variables if one in self.known}
        lines = {line: some(self.blocks.lines[line][0]) for line, _ in ours.values() if line}
        known = self.blocks.known
        vectors: dict[ir.Expr, Any] = {one: some(np.atleast_1d(known[one])) for one in variables if one in known}
        missing: dict[ir.Expr, Any] = {node: 0 for node in ex.undefined(atom)}
        if not lines and not vectors:
            return np.zeros(1, dtype=np.int64), ex.evaluate(
                atom, {one: added for one, (_, added) in ours.items()} | missing
            )
        if all(np.ndim(added) == 0 for _, added in ours.values()):
            of_ours = {one: added + (lines[line] if line else 0) for one, (line, added) in ours.items()}
            return np.atleast_1d(np.asarray(ex.evaluate(atom, of_ours | vectors | missing))), 0
        return self._in_each(atom, ours, lines, vectors, missing)

    def _in_each(
        self,
        atom: ir.Expr,
        ours: Mapping[ir.Expr, Known],
        lines: Mapping[int, np.ndarray],
        vectors: Mapping[ir.Expr, Any],
        missing: Mapping[ir.Expr, Any],
    ) -> tuple[np.ndarray, Any]:
        """Evaluate an expression in which blocks and elements cannot be separated, for each kind of block."""
        columns = np.stack(np.broadcast_arrays(*lines.values(), *vectors.values()))
        kinds, labels = np.unique(columns, axis=1, return_inverse=True)
        far, of_kinds = [], list[int]()
        shapes: list[np.ndarray] = []  # the different ones of what is added to the first element
        for column in kinds.T:
            at = dict(zip((*lines, *vectors), column.tolist(), strict=True))
            values = {one: added + (at[line] if line else 0) for one, (line, added) in ours.items()}
            found = np.asarray(ex.evaluate(atom, {**values, **{one: at[one] for one in vectors}, **missing}))
            far.append(int(found.flat[0]))
            shape = found - far[-1]
            number = next((n for n, one in enumerate(shapes) if np.array_equal(one, shape)), len(shapes))
            of_kinds.append(number)
            if number == len(shapes):
                shapes.append(shape)
        if len(shapes) > 1:
            raise Split(np.array(of_kinds)[labels.ravel()])
        return np.array(far)[labels.ravel()], shapes[0]


def _joins_truths(expr: ir.Binary) -> bool:
    """Return whether the expression is "and" or "or" of its sides: also as & or | of values that are 0 or 1."""
    return expr.op in ("and", "or") or expr.op in ("&", "|") and ex.is_truth(expr)
