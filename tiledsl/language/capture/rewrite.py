"""Rewriting of a kernel's or tile op's source, so that constructs that may be the device's call `control` first.

Rewritten are `for`, `if`, `with`, conditional expressions, `not`, `and`, `or`, chained comparisons, names that stand
alone, and jumps out of these; Python executes all other code unchanged. Every new node keeps the place of the node that
it replaces, so that errors and statements point at the user's own text.
"""

from __future__ import annotations
import __future__

import ast
import functools
import linecache
import pickle
import types
import warnings
from collections.abc import Iterable, Iterator
from typing import Any

from tiledsl.diagnostics.diagnostic import Diagnostic, KernelError, Mark, Span
from tiledsl.language.recording.source import HELPER, LAZY, LOST, character_column

_FUTURE = functools.reduce(
    int.__or__, (getattr(__future__, name).compiler_flag for name in __future__.all_feature_names)
)
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
_LAMBDA = "<lambda>"  # the name of the code of a lambda


# ----------------------------------------------------------------------------------------------------------- the source


def function_source(function: types.FunctionType) -> tuple[ast.FunctionDef, Span]:
    """Return the function's syntax tree, with places as in its file, and the place of its `def` line.

    Refuses functions without such source (TD111, TD117).
    """
    code = function.__code__
    definition = _find(code)
    line = linecache.getline(code.co_filename, definition.lineno).rstrip()
    start = character_column(code.co_filename, definition.lineno, definition.col_offset)
    span = Span(code.co_filename, definition.lineno, start, definition.lineno, max(start, len(line)) + 1)
    if not isinstance(definition, ast.FunctionDef):
        kind = "a lambda" if isinstance(definition, ast.Lambda) else "an async def"
        raise not_plain(f"this is {kind}", span)
    if hasattr(function, "__wrapped__"):
        raise not_plain(
            "another decorator has replaced this function",
            span,
            helps=("put tiledsl's decorator directly above the def, below the other decorators",),
        )
    return definition, span


def not_plain(what: str, span: Span | None, helps: tuple[str, ...] = ()) -> KernelError:
    """Return TD117 for a kernel or tile op that is no plain `def`; `what` says what it is instead."""
    mark = Mark(span) if span is not None else None
    return KernelError(Diagnostic("TD117", f"a kernel or tile op is a plain `def`, but {what}", mark, helps=helps))


def _find(code: types.CodeType) -> Definition:
    """Return the definition that the code was compiled from. Its nodes are shared: `rewritten` changes a copy."""
    definitions = _definitions(_text(code.co_filename), code.co_name == _LAMBDA)
    definition = definitions.get((code.co_firstlineno, code.co_name))
    if definition is not None:
        return definition
    raise KernelError(
        Diagnostic(
            "TD111",
            f"the source of '{code.co_name}' cannot be read",
            notes=(f"Python gives its place as line {code.co_firstlineno} of {code.co_filename}",),
            helps=(
                (
                    "kernels and tile ops must stand in a file that has not changed since its import: the interactive"
                    " prompt and"
                    " exec() keep no source"
                ),
            ),
        )
    )


def _text(file: str) -> str:
    linecache.checkcache(file)
    return "".join(linecache.getlines(file))


@functools.lru_cache(maxsize=16)
def _definitions(text: str, lambdas: bool) -> dict[tuple[int, str], Definition]:
    """Return the functions of a file, or its lambdas, by the first line and the name of their code.

    The whole file is parsed, because a definition alone cannot be parsed if a text in it is indented less.
    """
    found: dict[tuple[int, str], Definition] = {}
    parsed = _parsed(text)
    for node in ast.walk(parsed) if lambdas else _statements_within(parsed.body):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not lambdas:
            first = min(node.lineno, *(d.lineno for d in node.decorator_list)) if node.decorator_list else node.lineno
            found.setdefault((first, node.name), node)
        elif isinstance(node, ast.Lambda):
            found.setdefault((node.lineno, _LAMBDA), node)
    return found


def _statements_within(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield the statements and those within them. No expression is looked at, which would take five times as long."""
    for statement in body:
        yield statement
        for field in ("body", "orelse", "finalbody"):
            yield from _statements_within(getattr(statement, field, ()))
        for branch in (*getattr(statement, "handlers", ()), *getattr(statement, "cases", ())):
            yield from _statements_within(branch.body)


def _parsed(text: str) -> ast.Module:
    """Parse a file; an empty module where it has changed since it was imported, and is no longer Python."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Python issued these warnings when it compiled the file itself
        try:
            return ast.parse(text)
        except SyntaxError:
            return ast.Module([], [])


# --------------------------------------------------------------------------------------------------------- the function


def rewritten(function: types.FunctionType, helper: object) -> types.FunctionType:
    """Return the function with its device constructs routed through `helper`.

    Globals, closure and defaults are those of the original.
    """
    function_source(function)
    code = _rewritten_code(function.__code__, function.__code__.co_filename, _text(function.__code__.co_filename))
    outer = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))
    cells = outer | {HELPER: types.CellType(helper)}
    result = types.FunctionType(
        code,
        function.__globals__,
        function.__name__,
        function.__defaults__,
        tuple(cells[name] for name in code.co_freevars),
    )
    result.__kwdefaults__, result.__qualname__ = function.__kwdefaults__, function.__qualname__
    return result


@functools.lru_cache(maxsize=256)
def _rewritten_code(original: types.CodeType, file: str, text: str) -> types.CodeType:
    """Return the code of the rewritten function, whose own code is `original`, of a file with that text.

    The file is an argument because Python takes equal code of two files for the same.
    """
    definition = pickle.loads(pickle.dumps(_find(original)))  # a copy in a quarter of the time of copy.deepcopy
    assert isinstance(definition, ast.FunctionDef)
    definition = _Rewriter().function(definition)
    # renamed, so that the function's own name in its body still refers to a global or an enclosing variable
    definition.name = f"{HELPER}_function"
    _only_body(definition)
    # an op defined in a kernel was rewritten together with the kernel
    free = [name for name in original.co_freevars if name != HELPER]
    factory = _statements(f"def {HELPER}_factory({', '.join((HELPER, *free))}): pass", definition)[0]
    assert isinstance(factory, ast.FunctionDef)
    factory.body = [definition, *_statements(f"return {definition.name}", definition)]
    return _compiled(ast.Module([factory], []), original)


def _only_body(definition: ast.FunctionDef) -> None:
    """Drop decorators, annotations and type parameters, which were evaluated once, with the original."""
    definition.decorator_list = []
    definition.returns = None
    if hasattr(definition, "type_params"):  # Python ≥ 3.12
        definition.type_params = []
    arguments = definition.args
    for argument in (*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg):
        if argument is not None:
            argument.annotation = None


def _compiled(module: ast.Module, original: types.CodeType) -> types.CodeType:
    """Compile the module as the function's file was compiled, and return the code of the function in its factory."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        code = compile(
            ast.fix_missing_locations(module),
            original.co_filename,
            "exec",
            flags=original.co_flags & _FUTURE,
            dont_inherit=True,
        )
    for name in (f"{HELPER}_factory", f"{HELPER}_function"):
        code = next(c for c in code.co_consts if isinstance(c, types.CodeType) and c.co_name == name)
    return code.replace(co_name=original.co_name, co_qualname=original.co_qualname)


# ------------------------------------------------------------------------------------------------------------ its names


def _assigned_names(nodes: Iterable[ast.AST]) -> list[str]:
    """Return the names of this function that the nodes may bind, sorted; names in inner functions are not included."""
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

    def _optional_name(self, node: Any) -> None:
        if node.name:
            self.names.add(node.name)
        self.generic_visit(node)

    visit_ExceptHandler = visit_MatchAs = visit_MatchStar = _optional_name

    def visit_MatchMapping(self, node: ast.MatchMapping) -> None:
        if node.rest:
            self.names.add(node.rest)
        self.generic_visit(node)


def _loaded(node: ast.AST) -> set[str]:
    return {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name) and isinstance(inner.ctx, ast.Load)}


def _globals(nodes: Iterable[ast.AST]) -> set[str]:
    return {name for node in nodes for inner in ast.walk(node) if isinstance(inner, ast.Global) for name in inner.names}


# -------------------------------------------------------------------------------------------------------- the rewriting


class _Rewriter(ast.NodeTransformer):
    """The rewriting of one function.

    `handles` names the variables of the constructs around the visited node, outermost first, within the innermost
    function. `loops` counts, for each enclosing loop, the handles that existed before the loop's own.
    """

    def __init__(self) -> None:
        self.count = 0
        self.handles: list[str] = []
        self.loops: list[int] = []
        self.globals: set[str] = set()
        self.loaded: set[str] = set()  # names that the outermost function uses

    def function(self, node: ast.FunctionDef) -> ast.FunctionDef:
        """Rewrite the function's body; before the function ends, its tiles are named."""
        outer = self.handles, self.loops, self.globals
        self.handles, self.loops, self.globals = [], [], _globals(node.body)
        self.loaded = self.loaded or _loaded(node)
        node.args = self.visit(node.args)
        node.body = self._body(node.body) + _statements(f"{HELPER}.end_function()", node.body[-1])
        self.handles, self.loops, self.globals = outer
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        return self.function(node)

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        return node

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> ast.AsyncFunctionDef:
        return node

    def visit_Lambda(self, node: ast.Lambda) -> ast.Lambda:
        outer, self.handles = self.handles, []
        self.generic_visit(node)
        self.handles = outer
        return node

    # ------------------------------------------------------------------------------------------------------- statements

    def _body(self, nodes: list[ast.stmt]) -> list[ast.stmt]:
        out: list[ast.stmt] = []
        for node in nodes:
            result = self.visit(node)
            out += result if isinstance(result, list) else [result]
        return out

    def _inside(self, handle: str, nodes: list[ast.stmt]) -> list[ast.stmt]:
        """Rewrite the nodes as the body of the construct with that handle."""
        self.handles.append(handle)
        body = self._body(nodes)
        self.handles.pop()
        return body

    def _start(self, method: str, subject: ast.expr, bound: list[ast.AST]) -> tuple[str, list[str], ast.stmt]:
        """Return a new handle, the names that its construct may bind, and the statement that creates it.

        The statement is `handle = helper.method(subject, names, globals)`.
        """
        self.count += 1
        handle, every = f"{HELPER}_{method}{self.count}", _assigned_names(bound)
        names = [name for name in every if name not in self.globals]
        global_names = [name for name in every if name in self.globals]
        start = _statements(f"{handle} = {HELPER}.{method}(None, {names!r}, {global_names!r})", subject)[0]
        assert isinstance(start, ast.Assign) and isinstance(start.value, ast.Call)
        start.value.args[0] = self.visit(subject)
        return handle, names, start

    def visit_For(self, node: ast.For) -> list[ast.stmt]:
        handle, names, start = self._start("loop", node.iter, [node])
        targets = _assigned_names([node.target])
        again = _rebind(handle, [name for name in names if name not in targets], f"{handle}.device", node)
        self.loops.append(len(self.handles))
        body = again + self._inside(handle, node.body)
        self.loops.pop()
        # A device loop always runs to its end, so that its `else` always runs: there names get their final values.
        otherwise = _rebind(handle, names, f"{handle}.device", node) + self._body(node.orelse)
        loop = ast.For(self.visit(node.target), _expression(f"{handle}.steps", node.iter), body, otherwise)
        return [start, ast.copy_location(loop, node)]

    def visit_While(self, node: ast.While) -> ast.stmt:
        test = _call("host_test", [self.visit(node.test)], node.test)
        self.loops.append(len(self.handles))
        body = self._body(node.body)
        self.loops.pop()
        return ast.copy_location(ast.While(test, body, self._body(node.orelse)), node)

    def visit_If(self, node: ast.If) -> list[ast.stmt]:
        handle, names, start = self._start("branch", node.test, [*node.body, *node.orelse])
        then = _if(f"{handle}.then()", self._inside(handle, node.body), node)
        restore = _rebind(handle, names, f"{handle}.device", node)
        otherwise = _if(f"{handle}.otherwise()", restore + self._inside(handle, node.orelse), node)
        return [start, then, otherwise, *_rebind(handle, names, f"{handle}.join()", node)]

    def visit_Expr(self, node: ast.Expr) -> ast.Expr:
        self.generic_visit(node)
        if isinstance(node.value, ast.Name | ast.Attribute):  # possibly a word that is named and not called
            node.value = _call("check_bare_name", [node.value], node.value)
        return node

    def visit_With(self, node: ast.With) -> list[ast.stmt]:
        if len(node.items) > 1:  # each manager is created after the one before it is entered
            inner = ast.copy_location(ast.With(node.items[1:], node.body), node)
            node = ast.copy_location(ast.With(node.items[:1], [inner]), node)
        item = node.items[0]
        bound: list[ast.AST] = [*node.body, *([item.optional_vars] if item.optional_vars else [])]
        handle, names, start = self._start("manage", item.context_expr, bound)
        item.context_expr = _expression(f"{handle}.manager", item.context_expr)
        node.body = self._inside(handle, node.body)
        # names bound by the role's warps have other values in the other warps
        restore = _rebind(handle, names, f"{handle}.device", node)
        return [start, node, *restore, *_rebind(handle, names, f"{handle}.join()", node)]

    def visit_Break(self, node: ast.Break) -> list[ast.stmt]:
        return [*self._refuse("break", self.handles[self.loops[-1] :], node), node]

    def visit_Continue(self, node: ast.Continue) -> list[ast.stmt]:
        return [*self._refuse("continue", self.handles[self.loops[-1] :], node), node]

    def visit_Return(self, node: ast.Return) -> list[ast.stmt]:
        refuse = self._refuse("return", self.handles, node)
        if node.value is None:
            return [*refuse, *_statements(f"{HELPER}.end_function()", node), node]
        node.value = _call("end_function", [self.visit(node.value)], node.value)
        return [*refuse, node]

    def _refuse(self, word: str, handles: list[str], node: ast.stmt) -> list[ast.stmt]:
        return _statements(f"{HELPER}.refuse('{word}', {', '.join(handles)})", node) if handles else []

    # ------------------------------------------------------------------------------------------------------ expressions

    def visit_Yield(self, node: ast.Yield) -> ast.expr:
        return self._suspends(node)

    def visit_YieldFrom(self, node: ast.YieldFrom) -> ast.expr:
        return self._suspends(node)

    def _suspends(self, node: ast.Yield | ast.YieldFrom) -> ast.expr:
        """Rewrite `yield x` as `yield helper.check_yield(x, handle, …)`, which refuses to leave a device construct."""
        self.generic_visit(node)
        if self.handles:
            value = node.value or ast.copy_location(ast.Constant(None), node)
            node.value = _call("check_yield", [value, *(_expression(handle, node) for handle in self.handles)], node)
        return node

    def visit_IfExp(self, node: ast.IfExp) -> ast.expr:
        if _binds(node):
            return self._plain(node)
        return _call(
            "choose", [self.visit(node.test), _lazy(self.visit(node.body)), _lazy(self.visit(node.orelse))], node
        )

    def _plain(self, node: ast.expr) -> ast.expr:
        self.generic_visit(node)
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        plain = len(node.args) == 1 and not node.keywords and not isinstance(node.args[0], ast.Starred)
        if plain and isinstance(node.func, ast.Name) and node.func.id in ("int", "float"):
            return _call("convert", [node.func, *node.args], node)
        if isinstance(node.func, ast.Name) and node.func.id == "range" and not node.keywords:
            return _call("count_from", [node.func, *node.args], node)
        return node

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        """Rewrite divmod(x, n)[0] as `helper.without_rest(divmod, x, n)[0]`: the rest is not used."""
        self.generic_visit(node)
        if isinstance(node.slice, ast.Constant) and node.slice.value in (0, -2):
            node.value = _without_rest(node.value)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.stmt:
        """Rewrite `q, _ = divmod(x, n)`, where nothing uses `_`, as a division whose rest is not used."""
        self.generic_visit(node)
        match node.targets:
            case [ast.Tuple(elts=[_, ast.Name(id=name)])] if name not in self.loaded:
                node.value = _without_rest(node.value)
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.expr:
        """Rewrite `0.5 * x` as `helper.product(0.5, x)`: Python asks the float first, which knows nothing of sizes."""
        self.generic_visit(node)
        if isinstance(node.op, ast.Mult) and _is_float(node.left) and not _is_float(node.right):
            return _call("product", [node.left, node.right], node)
        return node

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.expr:
        self.generic_visit(node)
        return _call("negate", [node.operand], node) if isinstance(node.op, ast.Not) else node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        if _binds(node):
            return self._plain(node)
        word = "both" if isinstance(node.op, ast.And) else "either"
        return _call(word, [_lazy(self.visit(value)) for value in node.values], node)

    def visit_Compare(self, node: ast.Compare) -> ast.expr:
        self.generic_visit(node)
        if len(node.ops) == 1 or _binds(node):
            return node
        words = [ast.copy_location(ast.Constant(type(op).__name__), node) for op in node.ops]
        pairs: list[ast.expr] = [
            ast.copy_location(ast.Tuple([word, _lazy(right)], ast.Load()), right)
            for word, right in zip(words, node.comparators, strict=True)
        ]
        return _call("chain", [node.left, *pairs], node)


def _without_rest(node: ast.expr) -> ast.expr:
    """Return the call of divmod or np.divmod as a call whose rest is not used; any other expression as it is."""
    match node:
        case ast.Call(func=ast.Name(id="divmod") | ast.Attribute(attr="divmod"), args=[_, _], keywords=[]):
            return _call("without_rest", [node.func, *node.args], node)
    return node


def _is_float(node: ast.expr) -> bool:
    """Return whether an expression of numbers alone contains a float or a division: 0.5, 1 / 64, 2**-6."""
    inner = list(ast.walk(node))
    kinds = ast.Constant | ast.BinOp | ast.UnaryOp | ast.operator | ast.unaryop
    if not all(isinstance(one, kinds) for one in inner):
        return False
    return any(
        isinstance(one, ast.Div | ast.Pow) or isinstance(one, ast.Constant) and isinstance(one.value, float)
        for one in inner
    )


def _binds(node: ast.AST) -> bool:
    """Return whether an expression binds a name or suspends, which would change inside a lambda."""
    return any(isinstance(inner, ast.NamedExpr | ast.Yield | ast.YieldFrom | ast.Await) for inner in ast.walk(node))


# ------------------------------------------------------------------------------------------------------------ new nodes


def _statements(text: str, place: ast.AST) -> list[ast.stmt]:
    """Parse statements from text, all at the place of the construct that they serve."""
    nodes = ast.parse(text).body
    for node in nodes:
        within = [*ast.walk(node)]
        for inner in within:
            ast.copy_location(inner, place)
        for inner in within:
            # Python moves the place of a method call to the method's name where `object.name` spans several lines
            if isinstance(inner, ast.Call):
                inner.func.end_lineno, inner.func.end_col_offset = inner.func.lineno, inner.func.col_offset
    return nodes


def _expression(text: str, place: ast.AST) -> ast.expr:
    node = _statements(text, place)[0]
    assert isinstance(node, ast.Expr)
    return node.value


def _rebind(handle: str, names: list[str], guard: str, place: ast.AST) -> list[ast.stmt]:
    """Return statements that, when the guard is true, give each name its value in the handle, or unbind the name."""
    body = "".join(
        f"    {name} = {handle}.value('{name}')\n    if {name} is {HELPER}.UNBOUND:\n        del {name}\n"
        for name in names
    )
    # The store to LOST is not last: Python 3.11 may report the place of a store for an error of the load after it.
    return _statements(f"if {guard}:\n    {LOST} = {handle}.lost\n{body}", place)


def _if(test: str, body: list[ast.stmt], place: ast.AST) -> ast.stmt:
    node = _statements(f"if {test}:\n    pass", place)[0]
    assert isinstance(node, ast.If)
    node.body = body or node.body
    return node


def _call(method: str, arguments: list[ast.expr], place: ast.AST) -> ast.expr:
    call = _expression(f"{HELPER}.{method}()", place)
    assert isinstance(call, ast.Call)
    call.args = arguments
    return call


def _lazy(value: ast.expr) -> ast.expr:
    """Return a function without parameters that the helper calls for the value.

    Its local name LAZY marks the function, so that no place is shown for its frame.
    """
    marked = ast.arguments(
        posonlyargs=[], args=[], kwonlyargs=[ast.arg(LAZY)], kw_defaults=[ast.Constant(None)], defaults=[]
    )
    return ast.copy_location(ast.Lambda(marked, value), value)
