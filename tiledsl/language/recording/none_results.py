"""Help for errors about None that comes from a tile op without `return`."""

from __future__ import annotations

import ast
import linecache
from collections.abc import Iterator, Set

from tiledsl.diagnostics.diagnostic import Span


def help_for_none(place: Span, ops: Set[str]) -> tuple[str, ...]:
    """Return the help for a message about None whose cause is a tile op without `return`, or nothing.

    The statement at `place` must call one of `ops`, or use a name that was bound to the result of one.
    """
    if not ops:
        return ()
    function = _innermost(_tree(place.file), place.line, ast.FunctionDef)
    statement = _innermost(function, place.line, ast.stmt)
    if function is None or statement is None:
        return ()
    for name in _sources(function, statement, place):
        if name in ops:
            return (
                (
                    f"the tile op '{name}' gives None, because it has no `return`: end the op with `return` and the"
                    " value that its caller needs"
                ),
            )
    return ()


def _tree(file: str) -> ast.Module | None:
    try:
        return ast.parse("".join(linecache.getlines(file)))
    except SyntaxError:  # the file has changed since it was imported
        return None


def _innermost(tree: ast.AST | None, line: int, kind: type[ast.stmt]) -> ast.stmt | None:
    enclosing = [
        node
        for node in (ast.walk(tree) if tree is not None else ())
        if isinstance(node, kind) and node.lineno <= line <= (node.end_lineno or 0)
    ]
    return max(enclosing, key=lambda node: (node.lineno, -(node.end_lineno or 0)), default=None)


def _sources(function: ast.stmt, statement: ast.stmt, place: Span) -> Iterator[str]:
    """Yield the functions whose results the statement uses: called in it, or last bound to its names."""
    bound = sorted(
        (node for node in ast.walk(function) if isinstance(node, ast.Assign) and node.lineno < statement.lineno),
        key=lambda node: -node.lineno,
    )
    for node in ast.walk(statement):
        if isinstance(node, ast.Call):
            yield _called(node)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.lineno <= place.end_line:
            last = next((one for one in bound if node.id in _targets(one)), None)
            if last is not None:
                yield from (_called(call) for call in ast.walk(last.value) if isinstance(call, ast.Call))


def _targets(assignment: ast.Assign) -> set[str]:
    return {node.id for target in assignment.targets for node in ast.walk(target) if isinstance(node, ast.Name)}


def _called(call: ast.Call) -> str:
    return (
        call.func.id
        if isinstance(call.func, ast.Name)
        else call.func.attr if isinstance(call.func, ast.Attribute) else ""
    )
