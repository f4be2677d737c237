"""Mutants of a kernel's source that concern layouts and widths of tiles, which the front end checks: see `kernel_mutations.py`."""

from __future__ import annotations

import ast
import inspect
import pathlib
from collections.abc import Callable, Iterator
from typing import Any

from tests.mistakes.kernel_mutations import Mutant
from tiledsl.ir import nodes as ir

OF_SOURCE = ("change a layout", "halve a width", "scale a function", "add a spike", "lose a remainder")
_FUNCTIONS = ("relu", "gelu", "exp", "maximum", "minimum")  # words that give functions of elements
_LAYOUT = {"load": "row", "rt": "row", "zeros": "col"}  # words that make a register tile, and the layout that they give it
_SIZED = {"st": (1, 2), "rt": (1, 2), "zeros": (1, 2)}  # words whose arguments so numbered are rows and columns


def source_mutants(path: pathlib.Path, name: str, prefix: str, folder: pathlib.Path, capture: Callable[[pathlib.Path], ir.KernelIR]) -> Iterator[Mutant]:
    """Every mutant of the source of the kernel of that name, and of functions beside it, that concerns layouts and widths, written to `folder`. `capture`
    captures the kernel from a file."""
    source = path.read_text()
    count = len(list(_changes(ast.parse(source), name)))
    for number in range(count):
        tree = ast.parse(source)
        operator, what, change = list(_changes(tree, name))[number]
        change()
        file = folder / f"{prefix}_{number}.py"
        file.write_text(ast.unparse(tree) + "\n")
        yield Mutant(operator, what, lambda file=file: capture(file))


def _changes(tree: ast.Module, name: str) -> Iterator[tuple[str, str, Callable[[], None]]]:
    used = [part for part in tree.body if not (isinstance(part, ast.FunctionDef) and part.name != name and _is_kernel(part))]
    nodes = [node for part in used for node in ast.walk(part)]
    stated = {id(inner) for node in nodes if ast.unparse(getattr(node, "func", ast.Constant(0))) == "td.ensures" for inner in ast.walk(node)}
    for node in nodes:
        if id(node) in stated:  # the contract says what is right
            continue
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name) and node.func.value.id == "td":
            yield from _of_call(node, node.func.attr)


def _is_kernel(function: ast.FunctionDef) -> bool:
    return any("td.kernel" in ast.unparse(decorator) for decorator in function.decorator_list)


def _of_call(call: ast.Call, word: str) -> Iterator[tuple[str, str, Callable[[], None]]]:
    if word in _LAYOUT and (word != "load" or len(call.args) == 1 or isinstance(call.args[1], ast.Tuple)):
        yield "change a layout", f"line {call.lineno}, td.{word}", lambda: _other_layout(call, _LAYOUT[word])
    if word in _FUNCTIONS:
        yield "scale a function", f"line {call.lineno}, td.{word}", lambda: _replaced(call, "({call}) * 1.25")
        yield "add a spike", f"line {call.lineno}, td.{word}", lambda: _replaced(call, _SPIKE)
    for index in range(len(call.args)) if word in ("range", "grid") else ():
        yield "lose a remainder", f"line {call.lineno}, td.{word}, argument {index + 1}", _divided(call.args, index, {"range": 3, "grid": 2}[word])
    sizes = [(call.args, i) for i in _SIZED.get(word, ()) if i < len(call.args)]
    if word == "subtile" and isinstance(call.args[1], ast.Tuple):
        sizes = [(call.args[1].elts, 0), (call.args[1].elts, 1)]
    for numbers, index in sizes:
        yield "halve a width", f"line {call.lineno}, td.{word}, {('rows', 'columns')[(index - 1) % 2 if word != 'subtile' else index]}", _divided(
            numbers, index, 2
        )


_SPIKE = "({call}) + td.relu(({first}) - 3) - 2 * td.relu(({first}) - 3.03) + td.relu(({first}) - 3.06)"


def _replaced(call: ast.Call, text: str) -> None:
    """Replace a call by an expression of the call and of its first operand that is no number."""
    first = next(one for one in call.args if not isinstance(one, ast.Constant))
    made = ast.parse(text.format(call=ast.unparse(call), first=ast.unparse(first)), mode="eval").body
    call.func, call.args, call.keywords = ast.Lambda(ast.arguments([], [], None, [], [], None, []), made), [], []


def _other_layout(call: ast.Call, usual: str) -> None:
    given = next((keyword for keyword in call.keywords if keyword.arg == "layout"), None)
    if given is None:
        call.keywords.append(ast.keyword("layout", ast.Constant({"row": "col", "col": "row"}[usual])))
    else:  # the other one, whatever it is
        given.value = ast.Subscript(ast.Dict([ast.Constant("row"), ast.Constant("col")], [ast.Constant("col"), ast.Constant("row")]), given.value, ast.Load())


def _divided(numbers: list[ast.expr], index: int, by: int) -> Callable[[], None]:
    def change() -> None:
        numbers[index] = ast.BinOp(numbers[index], ast.FloorDiv(), ast.Constant(by))

    return change


def file_of(kernel: Any) -> pathlib.Path:
    return pathlib.Path(inspect.getfile(kernel.function))
