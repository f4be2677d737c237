"""Integers of a kernel for many blocks at once: the part that differs between blocks is kept separately.

A place is (line, offset): `line` numbers a vector over the blocks, and `offset` is added to it. The vector begins with
0, so that `offset` is the value in the first block, except for places far beyond 0: their vectors begin with a large
number that they share, since tags hold only small offsets. Two places are equal in every block if their numbers are
equal.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Mapping
from typing import Any

import numpy as np

from tiledsl.ir import nodes as ir
from tiledsl.ir.instances import environment
from tiledsl.ir.math import integers as ex
from tiledsl.ir.math.modelled_contents import contents
from tiledsl.ir.walk import statements

Place = tuple[int, int]
_FAR, _NEAR = 1 << 23, 1 << 22  # offsets from _FAR on are counted from a multiple of _NEAR, in large tensors
_PYTHON = {"and": "(({0}) != 0 and ({1}) != 0) * 1", "or": "(({0}) != 0 or ({1}) != 0) * 1"}


_MOST_RESULTS = 1 << 12  # of an expression, by the values of its variables that are kept
_NAMES = {"contents": contents}  # of the code of _python


class Split(Exception):
    """Raised where blocks that run together take different paths: `labels` has a number for each block."""

    def __init__(self, labels: np.ndarray):
        self.labels = labels


class Slots:
    """Positions of variables in the environment of a warp, which is a list."""

    def __init__(self) -> None:
        self.numbers: dict[ir.Var, int] = {}

    def of(self, variable: ir.Var) -> int:
        return self.numbers.setdefault(variable, len(self.numbers))


class Integer:
    """An expression prepared for many evaluations.

    The part that depends on blocks alone is a vector, and what is added to it everywhere a constant; the rest is Python
    code.
    """

    __slots__ = ("expr", "vector", "constant", "text", "code", "mixed", "steady", "variables", "missing")

    def __init__(self, expr: ir.Expr, slots: Slots, blocks: dict[ir.Expr, Any]):
        terms, self.constant = ex.linear(expr)
        vector: Any = 0
        rest: list[str] = ["0"]
        self.expr, self.mixed, self.steady = expr, False, "loop" not in ex.kinds(expr)
        self.variables = tuple(dict.fromkeys(ex.variables(expr)))
        self.missing: dict[ir.Expr, Any] = {node: 0 for node in ex.undefined(expr)}
        lane = "lane" in ex.kinds(expr)
        for atom, coefficient in terms.items():
            kinds = ex.kinds(atom)
            if kinds == {"block"}:
                vector = vector + coefficient * np.asarray(
                    ex.evaluate(atom, blocks | {node: 0 for node in ex.undefined(atom)})
                )
            elif "block" in kinds:
                self.mixed = True
            elif not lane:
                rest.append(f"{coefficient} * ({_python(atom, slots)})")
        self.vector = vector
        self.text = " + ".join(rest)
        self.code = None if self.mixed or lane else eval(f"lambda e: {self.text}", _NAMES)  # code of _python alone


def _python(expr: ir.Expr, slots: Slots) -> str:
    match expr:
        case ir.Const(value):
            return str(value)
        case ir.Var():
            return f"e[{slots.of(expr)}]"
        case ir.Binary(op, left, right):
            sides = _python(left, slots), _python(right, slots)
            if op in _PYTHON:
                return _PYTHON[op].format(*sides)
            return f"({sides[0]} {op} {sides[1]})" + (" * 1" if op in ex.COMPARISONS else "")
        case ir.Swizzled(offset, swizzle):
            key = f"(o >> {swizzle.shift})" + (f" ^ (o >> {swizzle.fold})" if swizzle.fold else "")
            return f"(lambda o: o ^ ((({key}) & {(1 << swizzle.bits) - 1}) << {swizzle.low}))({_python(offset, slots)})"
        case ir.FromMemory(tensor=tensor, order=order):
            parts = ", ".join(_python(part, slots) for part in ex.children(expr))
            return f"contents({tensor!r}, {order!r}, {parts})"
        case ir.Undefined():
            return "0"  # this warp does not reach the use, or the use is a finding of its own
        case ir.Select(condition, true, false):
            return f"({_python(true, slots)} if {_python(condition, slots)} else {_python(false, slots)})"
        case _:
            raise KeyError(expr)


class OfKinds:
    """An expression in which blocks and other variables cannot be separated, for each kind of blocks.

    Blocks are of one kind if the parts of the expression that depend on the block alone have the same values: the
    expression is evaluated for the kinds, which are far fewer than the blocks. `labels` has the kind of each block.
    """

    __slots__ = ("expr", "expression", "known", "labels", "count", "variables", "results", "lines")

    def __init__(self, made: Integer, blocks: Mapping[ir.Expr, Any], count: int):
        self.expr, parts = made.expr, dict[ir.Expr, ir.Var]()  # kept in place as long as its `id` is a key
        self.expression = _over_blocks(made.expr, parts)
        values = [ex.evaluate(part, {**blocks, **made.missing}) for part in parts]
        vectors = [np.broadcast_to(np.asarray(one, dtype=np.int64), (count,)) for one in values]
        labels, firsts = _kinds(vectors, count)
        self.labels = _small(labels)
        self.count = len(firsts)
        known: dict[ir.Expr, Any] = {
            part: vector[firsts][:, None] for part, vector in zip(parts.values(), vectors, strict=True)
        }
        others = [one for one in dict.fromkeys(ex.variables(self.expression)) if one not in known]
        known.update(made.missing)
        known.update((one, blocks[one]) for one in others if one in blocks)
        self.known = known
        self.variables = tuple(one for one in others if one not in blocks)
        self.results: dict[tuple[Any, ...], np.ndarray] = {}  # by the values of the other variables
        self.lines: dict[bytes, int] = {}  # of vectors over the blocks, by their values in the kinds

    def values(self, slots: Slots, values: list[Any]) -> np.ndarray:
        """Return the values under a warp's environment: kinds x lanes, or x 1."""
        known, key = dict(self.known), list[Any]()
        for one in self.variables:
            slot = slots.numbers.get(one)
            if slot is not None and slot < len(values):
                known[one] = values[slot]
                if one.kind != "lane":  # the lanes are the same in each warp
                    key.append(values[slot])
        found = self.results.get(tuple(key))
        if found is None:
            if len(self.results) == _MOST_RESULTS:
                self.results.clear()
            made = np.asarray(ex.evaluate(self.expression, known))
            shape = self.count, made.shape[-1] if made.ndim else 1
            found = self.results[tuple(key)] = np.ascontiguousarray(np.broadcast_to(made, shape))
        return found


def _kinds(vectors: Iterable[np.ndarray], count: int) -> tuple[np.ndarray, np.ndarray]:
    """Return a number for each of `count` blocks, equal where all vectors are equal, and the first block of each."""
    labels, firsts = np.zeros(count, dtype=np.int64), np.zeros(1, dtype=np.int64)
    for vector in vectors:
        values, numbers = np.unique(vector, return_inverse=True)
        if len(values) > 1:
            _, firsts, labels = np.unique(labels * len(values) + numbers, return_index=True, return_inverse=True)
    return labels, firsts


def _small(labels: np.ndarray) -> np.ndarray:
    """Return labels from 0 on in as few bytes as they need: there is one for each block."""
    return labels.astype(np.min_scalar_type(int(labels.max(initial=0))))


def _over_blocks(expr: ir.Expr, parts: dict[ir.Expr, ir.Var]) -> ir.Expr:
    """Replace the largest parts of an expression that depend on blocks alone by variables, and note these."""
    if ex.kinds(expr) == {"block"}:
        made = parts.get(expr)
        if made is None:
            made = parts[expr] = ir.Var(f"of blocks {len(parts)}", "block", *ex.bounds(expr))
        return made
    return ex.over_parts(expr, lambda part: _over_blocks(part, parts))


def _labels(rows: np.ndarray) -> np.ndarray:
    """Return a number for each row, the same for equal rows."""
    if rows.shape[1] == 1:
        return np.asarray(np.unique(rows[:, 0], return_inverse=True)[1].ravel())
    return np.asarray(np.unique(rows, axis=0, return_inverse=True)[1].ravel())


class Blocks:
    """Blocks that run together, by their `numbers`; of blocks that have parted, the `chosen` ones."""

    def __init__(self, kernel: ir.KernelIR, numbers: np.ndarray, slots: Slots):
        self.numbers, self.slots = numbers, slots
        self.loops = sum(isinstance(statement, ir.For) for statement in statements(kernel.body))
        self.known = environment(kernel, {}, numbers)
        self.integers: dict[int, tuple[Integer, int, int]] = {}
        self.lines: list[tuple[np.ndarray, int, int]] = []
        self.line_numbers: dict[int, list[int]] = {}  # by a hash of the vectors
        self.over_lanes: dict[tuple[int, int], Any] = {}
        self.kinds: dict[int, OfKinds] = {}
        self.present: dict[int, tuple[np.ndarray, np.ndarray]] = {}  # the kinds of the blocks that run on
        self.together: dict[int, Callable[[list[Any]], tuple[Any, ...]]] = {}
        self.is_large = any(max(map(ex.number, (one.rows, one.cols))) > 2 * _FAR for one in kernel.tensors)
        self.origins: dict[int, dict[int, int]] = {}  # of each line, the numbers that are added to it, and those lines
        self.vectors: list[np.ndarray] = []  # those of `lines`, also of blocks that have parted
        self.chosen: np.ndarray | None = None
        self.line(np.zeros(len(numbers), dtype=np.int64))

    def parted(self, chosen: np.ndarray) -> Blocks:
        """Return the blocks of which only the `chosen` ones, by their positions in `numbers`, run on.

        Places stay places of all the blocks, so that places of blocks that have parted can be compared.
        """
        some = copy.copy(self)
        some.chosen, some.together, some.over_lanes, some.present = chosen, {}, {}, {}
        some.lines = [(vector, *some._ends(vector)) for vector in self.vectors]
        return some

    def of_chosen(self, vector: np.ndarray) -> np.ndarray:
        """Return the items of a vector over all the blocks, or of one number, for the blocks that run on."""
        return vector if self.chosen is None or len(vector) == 1 else vector[self.chosen]

    def _ends(self, vector: np.ndarray) -> tuple[int, int]:
        some = self.of_chosen(vector)
        return int(some.min()), int(some.max())

    def only(self, chosen: np.ndarray) -> Blocks:
        """Return some of the blocks, with the places that are known so far."""
        some = copy.copy(self)
        some.numbers = self.numbers[chosen]
        some.lines = [(vector[chosen], low, high) for vector, low, high in self.lines]
        return some

    def line(self, vector: np.ndarray) -> int:
        """Return the number of a vector over the blocks that begins with 0."""
        alike = self.line_numbers.setdefault(hash(vector.tobytes()), [])  # not the bytes, which are as many as blocks
        number = next((one for one in alike if np.array_equal(self.vectors[one], vector)), len(self.vectors))
        if number == len(self.vectors):
            alike.append(number)
            self.vectors.append(vector)
        for one in self.vectors[len(self.lines) :]:
            self.lines.append((one, *self._ends(one)))
        return number

    def _based(self, line: int, first: int) -> tuple[int, int]:
        """Return the place of the vector of that number, plus `first`."""
        if not self.is_large:
            return line, first
        origins = self.origins.setdefault(line, {})
        if first < _FAR:
            origins[0] = line
            return line, first
        # places that are close to each other have one origin
        origin = next((one for one in origins if 0 <= first - one < _FAR + _NEAR), first // _NEAR * _NEAR - _NEAR)
        if origin not in origins:
            origins[origin] = self.line(self.vectors[line] + origin)
        return origins[origin], first - origin

    def _constant(self, value: int) -> tuple[int, int]:
        """Return the place of a number that is the same in every block."""
        return (0, value) if value < _FAR else self._based(0, value)

    def _integer(self, expr: ir.Expr) -> tuple[Integer, int, int]:
        found = self.integers.get(id(expr))
        if found is None:
            made = Integer(expr, self.slots, self.known)
            vector = np.broadcast_to(np.asarray(made.vector, dtype=np.int64), self.numbers.shape)
            first = int(vector[0]) + made.constant
            self.integers[id(expr)] = found = made, *self._based(self.line(vector - vector[0]), first)
        return found

    def places(self, key: Any, exprs: tuple[ir.Expr, ...], values: list[Any]) -> tuple[Any, ...]:
        """Return the places of several expressions of a part `key` of the kernel that is evaluated often."""
        found = self.together.get(id(key))
        if found is None:
            found = self.together[id(key)] = self._together(exprs)
        return found(values)

    def _together(self, exprs: tuple[ir.Expr, ...]) -> Callable[[list[Any]], tuple[Any, ...]]:
        made = [(0, *self._constant(one.value)) if isinstance(one, ir.Const) else self._integer(one) for one in exprs]
        if any(isinstance(one, Integer) and one.code is None for one, _, _ in made):
            return lambda values: tuple(self.place(expr, values) for expr in exprs)
        texts = (f"({line}, {first} + {one.text if isinstance(one, Integer) else one})" for one, line, first in made)
        return eval(f"lambda e: ({', '.join(texts)},)", _NAMES)

    def place(self, expr: ir.Expr, values: list[Any]) -> Any:
        """Return the place of an expression under a warp's environment, whose first item is the warp.

        The offset is an array where it differs between lanes.
        """
        if isinstance(expr, ir.Const):
            return self._constant(expr.value)
        made, line, first = self._integer(expr)
        if made.code is not None:
            return line, first + made.code(values)
        key = (id(expr), values[0]) if made.steady else None  # equal in every step
        found = self.over_lanes.get(key) if key is not None else None
        if found is None:
            found = (
                self._mixed(made.expr, values)
                if made.mixed
                else (line, self._in_first(expr, values) - int(self.lines[line][0][0]))
            )
            if key is not None:
                self.over_lanes[key] = found
        return found

    def _in_first(self, expr: ir.Expr, values: list[Any]) -> np.ndarray:
        return np.asarray(ex.evaluate(expr, self._environment(expr, values, slice(0, 1))))

    def _mixed(self, expr: ir.Expr, values: list[Any]) -> Any:
        """Evaluate an expression in which blocks and other variables cannot be separated."""
        of = self._of_kinds(expr)
        found, (present, kinds) = of.values(self.slots, values), self._present(of)
        some = found[present]
        offsets = some - some[kinds[:1]]
        if (offsets != offsets[:, :1]).any():
            raise Split(_labels(offsets)[kinds])
        first = int(found[of.labels[0], 0])
        line = self._line_of(of, found[:, 0] - first)
        if found.shape[1] > 1:
            return line, some[kinds[0]] - some[kinds[0], 0] + first
        return self._based(line, first)

    def _of_kinds(self, expr: ir.Expr) -> OfKinds:
        found = self.kinds.get(id(expr))
        if found is None:
            found = self.kinds[id(expr)] = OfKinds(self._integer(expr)[0], self.known, len(self.numbers))
        return found

    def _present(self, of: OfKinds) -> tuple[np.ndarray, np.ndarray]:
        """Return the kinds of the blocks that run on, and for each of these blocks the number among these kinds."""
        found = self.present.get(id(of))
        if found is None:
            kinds, numbers = np.unique(self.of_chosen(of.labels), return_inverse=True)
            found = self.present[id(of)] = kinds, _small(numbers.ravel())
        return found

    def _line_of(self, of: OfKinds, values: np.ndarray) -> int:
        """Return the number of the vector over the blocks that has these values in the kinds of blocks."""
        key = values.tobytes()
        found = of.lines.get(key)
        if found is None:
            found = of.lines[key] = self.line(values[of.labels])
        elif found >= len(self.lines):
            self.line(self.vectors[found])  # another part of the blocks has made it
        return found

    def _environment(self, expr: ir.Expr, values: list[Any], chosen: Any) -> dict[ir.Expr, Any]:
        made, known = self._integer(expr)[0], dict[ir.Expr, Any]()
        for one in made.variables:
            slot = self.slots.numbers.get(one)
            if one in self.known:
                known[one] = np.broadcast_to(np.asarray(self.known[one]), self.numbers.shape)[chosen]
            elif slot is not None and slot < len(values):
                known[one] = values[slot]
        return known | made.missing

    def same(self, expr: ir.Expr, values: list[Any]) -> Any:
        """Return an integer that is equal in all the blocks; raise Split where it is not.

        The result is an array where it differs between lanes.
        """
        return self._same(*self.place(expr, values))

    def _same(self, line: int, first: Any) -> Any:
        vector, low, high = self.lines[line]
        if low != high:
            raise Split(self.of_chosen(vector))
        return first + low if low else first  # the same array in every step, by which callers know it

    def sames(self, key: Any, exprs: tuple[ir.Expr, ...], values: list[Any]) -> list[Any]:
        """Return several such integers, those of a part `key` of the kernel."""
        found = self.places(key, exprs, values)
        return [self._same(line, first) if line else first for line, first in found]

    def truth(self, condition: ir.Expr, values: list[Any]) -> Any:
        """Return whether the condition holds in all the blocks; raise Split where blocks differ.

        The result is an array where it differs between lanes.
        """
        if self._is_mixed(condition):
            of = self._of_kinds(condition)
            present, kinds = self._present(of)
            holds = of.values(self.slots, values)[present] != 0
            if (holds != holds[:1]).any():
                raise Split(_labels(holds)[kinds])
            return holds[0] if holds.shape[1] > 1 else bool(holds[0, 0])
        line, first = self.place(condition, values)
        vector, low, high = self.lines[line]
        if low != high:
            raise Split(self.of_chosen(vector) + first != 0)
        return first + low != 0

    def _is_mixed(self, expr: ir.Expr) -> bool:
        """Return whether blocks and loops cannot be separated in an expression: it is evaluated in every step."""
        if isinstance(expr, ir.Const):
            return False
        made = self._integer(expr)[0]
        return made.mixed and not made.steady

    def inside(self, place: Place, count: int, size: int) -> int:
        """Return how many of `count` elements from the place on are below `size`; raise Split where blocks differ."""
        line, first = place
        vector, low, high = self.lines[line]
        if first + high + count <= size:
            return count
        most, least = (min(count, max(0, size - first - end)) for end in (low, high))
        if most != least:
            raise Split(np.clip(size - first - self.of_chosen(vector), 0, count))
        return most
