"""Costs that the IR and the source show: TD712, TD714."""

from __future__ import annotations

import ast
import dataclasses
import linecache
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

import numpy as np

from tiledsl.analysis.cost.texts import clocks_text
from tiledsl.analysis.source.points import placed_statements, shape, values
from tiledsl.analysis.time.spending import Spending
from tiledsl.diagnostics.diagnostic import Diagnostic, Mark, Span
from tiledsl.ir import nodes as ir
from tiledsl.ir.causes import OUTSIDE, UNROLLED, Cost
from tiledsl.ir.math import integers as ex
from tiledsl.ir.walk import statements

_LEAST_COPIES = 8  # of a statement: fewer are an unrolled loop that somebody meant
_LEAST_OUTSIDE = 0.5  # of the elements that a store names: tiles at an edge have less
_MOST_POINTS = 1 << 20
_SIZES = ("rows", "cols", "matrices")  # attributes of tensors


def unrolled_loops(
    kernel: ir.KernelIR, code_bytes: int, cache_bytes: int, spending: Spending | None
) -> list[Diagnostic]:
    """TD712, for each Python loop over a tensor's size whose copies make the code larger than the instruction cache."""
    if code_bytes <= cache_bytes:
        return []
    found = []
    for loop, count, statement in _python_loops(kernel):
        clocks = sum(one.fetch_clocks for one in spending.instructions) if spending else 0.0
        notes = [f"the kernel has {code_bytes:,} bytes of code, and the instruction cache {cache_bytes:,}"]
        notes += [clocks_text(clocks, spending) + ", for code that is not in the cache"] if spending else []
        found.append(
            Diagnostic(
                "TD712",
                f"Python's range runs over a tensor's size: {count:,} copies of the statements are compiled",
                Mark(loop, "repeats while the kernel is captured"),
                (Mark(statement.span, f"{count:,} of this in the code"),),
                tuple(notes),
                ("td.range makes one loop of the device",),
                severity="warning",
                cause=Cost(UNROLLED, clocks / spending.wave_clocks if spending else None),
            )
        )
    return found


def _python_loops(kernel: ir.KernelIR) -> Iterator[tuple[Span, int, ir.Statement]]:
    """Yield each loop with the number of its steps at least, and a statement in it."""
    copied: dict[tuple[Span, tuple[Span, ...]], ir.Statement] = {}
    counts: Counter[tuple[Span, tuple[Span, ...]]] = Counter()
    for body in _bodies(kernel.body):
        for key, count in Counter((one.span, one.calls) for one in body).items():
            counts[key] = max(counts[key], count)
    for statement in statements(kernel.body):
        copied.setdefault((statement.span, statement.calls), statement)
    seen = set()
    for key, statement in copied.items():
        if counts[key] < _LEAST_COPIES:
            continue
        for place in (statement.span, *statement.calls):
            loop = _loop_over_size(place)
            if loop is not None and loop not in seen:
                seen.add(loop)
                yield loop, counts[key], statement


def _bodies(body: Sequence[ir.Statement]) -> Iterator[Sequence[ir.Statement]]:
    yield body
    for statement in body:
        for inner in statement.bodies:
            yield from _bodies(inner)


def _loop_over_size(place: Span) -> Span | None:
    """Return the place of the `range` around a line whose end follows from a tensor's size; None without one."""
    lines = linecache.getlines(place.file)
    try:
        module = ast.parse("".join(lines))
    except SyntaxError:  # the text is no longer that of the kernel
        return None
    around = [node for node in ast.walk(module) if _holds(node, place.line)]
    named = _from_sizes(node for node in around if isinstance(node, ast.FunctionDef))
    for node in (one for loop in around if isinstance(loop, ast.For) for one in ast.walk(loop.iter)):
        match node:
            case ast.Call(func=ast.Name(id="range"), args=arguments) if any(_of_size(one, named) for one in arguments):
                assert node.end_lineno is not None and node.end_col_offset is not None
                ends = (
                    _column(lines, node.lineno, node.col_offset),
                    _column(lines, node.end_lineno, node.end_col_offset),
                )
                return Span(place.file, node.lineno, ends[0], node.end_lineno, ends[1])
    return None


def _column(lines: Sequence[str], line: int, offset: int) -> int:
    """Return the column of a place that Python counts in bytes from 0."""
    return len(lines[line - 1].encode()[:offset].decode()) + 1


def _holds(node: ast.AST, line: int) -> bool:
    return isinstance(node, ast.stmt) and node.lineno <= line <= (node.end_lineno or node.lineno)


def _from_sizes(functions: Iterable[ast.FunctionDef]) -> frozenset[str]:
    """Return the names that the functions bind to values that follow from sizes of tensors."""
    named: set[str] = set()
    for function in functions:
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and _of_size(node.value, named):
                named |= {one.id for target in node.targets for one in ast.walk(target) if isinstance(one, ast.Name)}
    return frozenset(named)


def _of_size(value: ast.AST, named: Iterable[str]) -> bool:
    return any(
        isinstance(one, ast.Attribute) and one.attr in _SIZES or isinstance(one, ast.Name) and one.id in named
        for one in ast.walk(value)
    )


# ------------------------------------------------------------------------------------------------------ tiles and sizes


@dataclasses.dataclass(slots=True)
class _Stored:
    """The elements that stores of an output name, of all blocks, and those of them within the tensor."""

    statement: ir.StoreTile
    named: int = 0
    inside: int = 0


def large_tiles(kernel: ir.KernelIR, spending: Spending | None) -> list[Diagnostic]:
    """TD714, for each output of which most elements of the blocks' tiles lie outside."""
    found: dict[str, _Stored] = {}
    unknown = set()
    for placed in placed_statements(kernel.body):
        statement = placed.statement
        if not isinstance(statement, ir.StoreTile):
            continue
        window = statement.dst
        name = window.tensor.name
        sizes = [v.high - v.low + 1 for v in _variables(window, placed.conditions)]
        if window.end is not None or math.prod(sizes) > _MOST_POINTS:
            unknown.add(name)
            continue
        stored = found.setdefault(name, _Stored(statement))
        _, rows, cols = shape(window.tensor)
        for points in values(statement, (window.row, window.col), placed.conditions):
            down = np.clip(rows - points.rows[0], 0, window.rows)
            across = np.clip(cols - points.rows[1], 0, window.cols)
            stored.named += window.rows * window.cols * points.rows.shape[1]
            stored.inside += int((down * across).sum())
    return [
        _outside(stored, 1 - stored.inside / stored.named, spending)
        for name, stored in found.items()
        if name not in unknown and stored.named and 1 - stored.inside / stored.named >= _LEAST_OUTSIDE
    ]


def _variables(window: ir.Window, conditions: Iterable[ir.Expr]) -> set[ir.Var]:
    return {v for one in (window.row, window.col, *conditions) for v in ex.variables(one)}


def _outside(stored: _Stored, share: float, spending: Spending | None) -> Diagnostic:
    tensor = stored.statement.dst.tensor
    _, rows, cols = shape(tensor)
    notes = []
    if spending is not None:
        notes.append(f"{clocks_text(share * spending.wave_clocks, spending)}, if the clocks follow the elements")
    return Diagnostic(
        "TD714",
        f"{share:.0%} of the elements in the blocks' tiles lie outside '{tensor.name}', which is {rows:,} x {cols:,}",
        Mark(stored.statement.span, f"{stored.inside:,} of {stored.named:,} elements are stored"),
        notes=tuple(notes),
        helps=("take tiles no larger than the size, at these sizes",),
        calls=stored.statement.calls,
        severity="warning",
        cause=Cost(OUTSIDE, share if spending is not None else None),
    )
