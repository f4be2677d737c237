"""The source of a kernel or tile op, rewritten so that what must stay in the kernel asks `control` first.

Rewritten are `for`, `if`, `with`, conditional expressions, `not`, `and`, `or`, chained comparisons, and the jumps inside them; Python runs everything else as it stands. Every
new node keeps the place of the one that it stands for, so that errors and statements point at the user's own text.
"""

from __future__ import annotations

import ast
import inspect
import linecache
import textwrap
import types
from collections.abc import Iterable
from typing import Any

from tiledsl.diagnostics import Diagnostic, KernelError, Mark, Span

HELPER = "__td"


def function_source(function: types.FunctionType) -> tuple[ast.FunctionDef, Span]:
    """The function's syntax tree with places as in its file, and the place of its `def` line. A diagnostic where the source cannot be read."""
    code = function.__code__
    linecache.checkcache(code.co_filename)
    try:
        lines, first = inspect.getsourcelines(function)
        text = textwrap.dedent("".join(lines))
        tree = ast.parse(text)
    except (OSError, TypeError, SyntaxError, IndentationError):
        raise KernelError(
            Diagnostic(
                "TD111",
                f"the source of '{function.__name__}' cannot be read",
                notes=(f"it says it is from {code.co_filename}",),
                helps=("kernels and tile ops must stand in a file: the interactive prompt and exec() keep no source",),
            )
        ) from None
    indent = len(lines[0]) - len(lines[0].lstrip())
    for node in ast.walk(tree):
        if hasattr(node, "col_offset"):
            node.col_offset += indent
            if node.end_col_offset is not None:
                node.end_col_offset += indent
    ast.increment_lineno(tree, first - 1)
    definition = tree.body[0]
    if not isinstance(definition, ast.FunctionDef):
        span = Span(code.co_filename, first, indent + 1, first, indent + 2)
        raise KernelError(Diagnostic("TD111", f"a kernel or tile op is a plain `def`, and this is {_article(definition)}", Mark(span)))
    return definition, Span(code.co_filename, definition.lineno, indent + 1, definition.lineno, len(linecache.getline(code.co_filename, definition.lineno).rstrip()) + 1)


def _article(node: ast.AST) -> str:
    return "an async def" if isinstance(node, ast.AsyncFunctionDef) else "a lambda or an expression"


def rewritten(function: types.FunctionType, helper: object) -> types.FunctionType:
    """The function with its device constructs routed through `helper`; globals, closure and defaults are the original's own."""
    definition, _ = function_source(function)
    definition.decorator_list = []
    definition = _Rewriter().function(definition)
    _strip_annotations(definition)
    free = function.__code__.co_freevars
    parameters = [ast.arg(name) for name in (HELPER, *free)]
    factory = ast.FunctionDef(
        name="__td_factory",
        args=ast.arguments(posonlyargs=[], args=parameters, kwonlyargs=[], kw_defaults=[], defaults=[]),
        body=[definition, ast.Return(ast.Name(definition.name, ast.Load()))],
        decorator_list=[],
    )
    if hasattr(factory, "type_params"):  # Python ≥ 3.12
        factory.type_params = []
    ast.copy_location(factory, definition)
    module = ast.fix_missing_locations(ast.Module([factory], []))
    code = _inner_code(compile(module, function.__code__.co_filename, "exec"), ("__td_factory", definition.name))
    cells = dict(zip(free, function.__closure__ or (), strict=True)) | {HELPER: types.CellType(helper)}
    result = types.FunctionType(code, function.__globals__, function.__name__, function.__defaults__, tuple(cells[name] for name in code.co_freevars))
    result.__kwdefaults__ = function.__kwdefaults__
    return result


def _strip_annotations(definition: ast.FunctionDef) -> None:
    definition.returns = None
    arguments = definition.args
    for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg):
        if argument is not None:
            argument.annotation = None


def _inner_code(code: types.CodeType, path: tuple[str, ...]) -> types.CodeType:
    for name in path:
        code = next(c for c in code.co_consts if isinstance(c, types.CodeType) and c.co_name == name)
    return code


def assigned_names(nodes: Iterable[ast.stmt]) -> list[str]:
    """The names of this function that the statements may bind, sorted; names of inner functions are theirs."""
    collector = _Names()
    for node in nodes:
        collector.visit(node)
    return sorted(collector.names)


class _Names(ast.NodeVisitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_Name(self, node: ast.Name) -> None:
        if not isinstance(node.ctx, ast.Load) and not node.id.startswith(HELPER):
            self.names.add(node.id)

    def _definition(self, node: Any) -> None:
        self.names.add(node.name)

    visit_FunctionDef = visit_AsyncFunctionDef = visit_ClassDef = _definition

    def visit_Lambda(self, node: ast.Lambda) -> None:
        return

    def _comprehension(self, node: ast.AST) -> None:
        for inner in ast.walk(node):
            if isinstance(inner, ast.NamedExpr):
                self.names.add(inner.target.id)

    visit_ListComp = visit_SetComp = visit_DictComp = visit_GeneratorExp = _comprehension

    def visit_alias(self, node: ast.alias) -> None:
        self.names.add((node.asname or node.name).split(".")[0])

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> None:
        if node.name:
            self.names.add(node.name)
        self.generic_visit(node)


def _statements(text: str, place: ast.AST) -> list[ast.stmt]:
    """Statements from text, all at the place of the construct that they serve."""
    nodes = ast.parse(text).body
    for node in nodes:
        for inner in ast.walk(node):
            ast.copy_location(inner, place)
    return nodes


def _rebind(handle: str, names: list[str], guard: str) -> str:
    """Text that gives each name the value that `handle` holds for it, or unbinds it, when the guard is true."""
    body = "".join(f"    {name} = {handle}.value('{name}')\n    if {name} is {HELPER}.UNBOUND:\n        del {name}\n" for name in names)
    return f"if {guard}:\n{body or '    pass'}"


class _Rewriter(ast.NodeTransformer):
    def __init__(self) -> None:
        self.count = 0
        self.loops: list[str] = []
        self.returns = ""
        self.elsewhere: set[str] = set()

    def _names(self, nodes: list[ast.stmt]) -> list[str]:
        return [name for name in assigned_names(nodes) if name not in self.elsewhere]

    def _fresh(self, kind: str) -> str:
        self.count += 1
        return f"{HELPER}_{kind}{self.count}"

    def _body(self, nodes: list[ast.stmt]) -> list[ast.stmt]:
        out: list[ast.stmt] = []
        for node in nodes:
            result = self.visit(node)
            out += result if isinstance(result, list) else [result]
        return out

    def function(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """The body rewritten, after a mark of how deep in device constructs the function was entered."""
        outer = self.loops, self.returns, self.elsewhere
        self.loops, self.returns = [], self._fresh("function")
        self.elsewhere = {name for inner in ast.walk(node) if isinstance(inner, ast.Global | ast.Nonlocal) for name in inner.names}
        enter = _statements(f"{self.returns} = {HELPER}.mark()", node.body[0])
        node.body = enter + self._body(node.body) + _statements(f"{HELPER}.leave()", node.body[-1])
        self.loops, self.returns, self.elsewhere = outer
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        return self.function(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        return node

    def visit_For(self, node: ast.For) -> list[ast.stmt]:
        handle, names = self._fresh("loop"), self._names([node])
        start = _statements(f"{handle} = {HELPER}.loop(None, {names!r})", node.iter)
        _argument(start[0], self.visit(node.iter))
        self.loops.append(handle)
        body = _statements(_rebind(handle, [n for n in names if n not in _targets(node.target)], f"{handle}.rebind"), node) + self._body(node.body)
        self.loops.pop()
        loop = ast.For(node.target, ast.copy_location(ast.Name(handle, ast.Load()), node.iter), body, self._body(node.orelse))
        return [*start, ast.copy_location(loop, node), *_statements(_rebind(handle, names, f"{handle}.rebind"), node)]

    def visit_While(self, node: ast.While) -> list[ast.stmt]:
        handle = self._fresh("while")
        test = _call(f"{HELPER}.host_test", [self.visit(node.test)], node.test)
        self.loops.append(handle)
        loop = ast.While(test, self._body(node.body), self._body(node.orelse))
        self.loops.pop()
        return [*_statements(f"{handle} = {HELPER}.mark()", node), ast.copy_location(loop, node)]

    def visit_If(self, node: ast.If) -> list[ast.stmt]:
        handle, names = self._fresh("branch"), self._names([*node.body, *node.orelse])
        start = _statements(f"{handle} = {HELPER}.branch(None, {names!r})", node.test)
        _argument(start[0], self.visit(node.test))
        then = _if(f"{handle}.then()", self._body(node.body), node)
        restore = _statements(_rebind(handle, names, f"{handle}.device"), node)
        otherwise = _if(f"{handle}.otherwise()", restore + self._body(node.orelse), node)
        return [*start, then, otherwise, *_statements(_rebind(handle, names, f"{handle}.join()"), node)]

    def visit_With(self, node: ast.With) -> list[ast.stmt]:
        names, handle, item = self._names(node.body), self._fresh("with"), node.items[0]
        start = _statements(f"{handle} = {HELPER}.manage(None, {names!r})", item.context_expr)
        _argument(start[0], self.visit(item.context_expr))
        item.context_expr = ast.copy_location(ast.Name(handle, ast.Load()), item.context_expr)
        node.body = self._body(node.body)
        return [*start, node, *_statements(_rebind(handle, names, f"{handle}.join()"), node)]

    def visit(self, node: ast.AST) -> Any:
        if isinstance(node, ast.With) and len(node.items) > 1:  # each manager is made after the one before it is entered
            inner = ast.copy_location(ast.With(node.items[1:], node.body), node)
            node = ast.copy_location(ast.With(node.items[:1], [inner]), node)
        return super().visit(node)

    def visit_Break(self, node: ast.Break) -> list[ast.stmt]:
        return self._jump(node, "break", self.loops[-1])

    def visit_Continue(self, node: ast.Continue) -> list[ast.stmt]:
        return self._jump(node, "continue", self.loops[-1])

    def visit_Return(self, node: ast.Return) -> list[ast.stmt]:
        if node.value is not None:
            node.value = self.visit(node.value)
        return self._jump(node, "return", self.returns)

    def _jump(self, node: ast.stmt, word: str, mark: str) -> list[ast.stmt]:
        return [*_statements(f"{HELPER}.jump('{word}', {mark})", node), node]

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        if _binds(node):
            return self._plain(node)
        return _call(f"{HELPER}.choose", [self.visit(node.test), _lazy(self.visit(node.body)), _lazy(self.visit(node.orelse))], node)

    def _plain(self, node: ast.expr) -> ast.expr:
        self.generic_visit(node)
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        self.generic_visit(node)
        return _call(f"{HELPER}.negate", [node.operand], node) if isinstance(node.op, ast.Not) else node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        if _binds(node):
            return self._plain(node)
        word = "both" if isinstance(node.op, ast.And) else "either"
        return _call(f"{HELPER}.{word}", [_lazy(self.visit(value)) for value in node.values], node)

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        self.generic_visit(node)
        if len(node.ops) == 1 or _binds(node):
            return node
        words = [ast.copy_location(ast.Constant(type(op).__name__), node) for op in node.ops]
        pairs: list[ast.expr] = [ast.copy_location(ast.Tuple([word, _lazy(right)], ast.Load()), right) for word, right in zip(words, node.comparators, strict=True)]
        return _call(f"{HELPER}.chain", [node.left, *pairs], node)


def _binds(node: ast.AST) -> bool:
    """Whether an expression binds a name or suspends, which a lambda around a part of it would change."""
    return any(isinstance(inner, ast.NamedExpr | ast.Yield | ast.YieldFrom | ast.Await) for inner in ast.walk(node))


def _targets(node: ast.expr) -> set[str]:
    return {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name)}


def _argument(statement: ast.stmt, value: ast.expr) -> None:
    """Put `value` in the place of the call's None."""
    assert isinstance(statement, ast.Assign) and isinstance(statement.value, ast.Call)
    statement.value.args[0] = value


def _if(test: str, body: list[ast.stmt], place: ast.AST) -> ast.stmt:
    node = _statements(f"if {test}:\n    pass", place)[0]
    assert isinstance(node, ast.If)
    node.body = body or node.body
    return node


def _call(name: str, arguments: list[ast.expr], place: ast.expr) -> ast.expr:
    call = ast.parse(f"{name}()", mode="eval").body
    assert isinstance(call, ast.Call)
    for inner in ast.walk(call):
        ast.copy_location(inner, place)
    call.args = arguments
    return call


def _lazy(value: ast.expr) -> ast.expr:
    empty = ast.arguments(posonlyargs=[], args=[], kwonlyargs=[], kw_defaults=[], defaults=[])
    return ast.copy_location(ast.Lambda(empty, value), value)
