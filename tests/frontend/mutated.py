"""A kernel's source with one thing changed at random, at the level of Python's syntax: statements, names, numbers, arguments, types, words."""

from __future__ import annotations

import ast
import copy
import random
import warnings
from collections.abc import Callable, Iterator

WORDS = (
    "load store subtile zeros rt st barrier wait fetch keep mma_ABt mma_AB mma_AtB swap_layout cast relu exp maximum copy warp_id lane_id thread_id cdiv "
    "priority range vgpr"
).split()
TYPES = ("bf16", "f16", "f32", "fp8", "i32")
CONDITIONS = ("td.warp_id() == 0", "td.warp_id() % 2 == 0", "td.lane_id() < 32", "td.warp_id() < 100", "True", "False", "row == 0", "k > 0", "k + 1 < steps")
STATEMENTS = (
    "td.barrier()", "td.wait(vmcnt=0)", "td.wait(lgkmcnt=0)", "td.wait()", "pass", "return", "break", "continue", "k = 0", "del acc", "raise ValueError('no')",
    "x = td.zeros(td.f32, 16, 16)", "for _ in range(2): td.barrier()", "assert False", "acc = acc", "row = row + 1", "td.asm('s_nop 0')",
    "def helper(): td.barrier()", "td.grid(2)", "print", "lambda: 0", "global row", "yield 3", "x = [row] * 3", "td.ensures(c, 0)", "None.load",
)  # fmt: skip
VALUES = (
    "None",
    "'x'",
    "1.5",
    "[]",
    "td.bf16",
    "td",
    "(1, 2)",
    "-1",
    "0",
    "True",
    "lambda: 0",
    "2 ** 40",
    "{}",
    "td.warp_id()",
    "td.lane_id()",
    "a",
    "c",
    "As",
    "row",
)

Function = ast.FunctionDef
Operator = Callable[[random.Random, Function], bool]


def mutated(text: str, name: str, pick: random.Random, count: int) -> tuple[str, list[str]]:
    """The file with `count` changes to the function of that name, and what they are called. It is syntax that Python takes."""
    original = ast.parse(text)
    while True:
        tree, done = copy.deepcopy(original), []
        (function,) = (node for node in tree.body if isinstance(node, Function) and node.name == name)
        while len(done) < count:
            operator = pick.choices(list(OPERATORS), list(OPERATORS.values()))[0]
            if operator(pick, function):
                done.append(operator.__name__)
        result = ast.unparse(ast.fix_missing_locations(tree)) + "\n"
        if _is_python(result):
            return result, done


def _is_python(text: str) -> bool:
    with warnings.catch_warnings(action="ignore"):
        try:
            compile(text, "mutant.py", "exec")
        except SyntaxError:
            return False
    return True


# ---------------------------------------------------------------------------------------------------------- statements


def _blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """Every list of statements in it."""
    for inner in ast.walk(node):
        for field in ("body", "orelse", "finalbody"):
            block = getattr(inner, field, None)
            if isinstance(block, list) and block and isinstance(block[0], ast.stmt):
                yield block


def _place(pick: random.Random, function: Function) -> tuple[list[ast.stmt], int]:
    places = [(block, index) for block in _blocks(function) for index in range(len(block))]
    return pick.choice(places)


def drop_statement(pick: random.Random, function: Function) -> bool:
    block, index = _place(pick, function)
    block[index : index + 1] = [] if len(block) > 1 else [ast.Pass()]
    return True


def duplicate_statement(pick: random.Random, function: Function) -> bool:
    block, index = _place(pick, function)
    block.insert(index, copy.deepcopy(block[index]))
    return True


def swap_statements(pick: random.Random, function: Function) -> bool:
    block, index = _place(pick, function)
    if index + 1 >= len(block):
        return False
    block[index], block[index + 1] = block[index + 1], block[index]
    return True


def move_statement(pick: random.Random, function: Function) -> bool:
    """To any other place, another loop's body among them."""
    block, index = _place(pick, function)
    if len(block) == 1:
        return False
    statement = block.pop(index)
    inside = {id(inner) for inner in _blocks(statement)}
    targets = [other for other in _blocks(function) if id(other) not in inside]
    other = pick.choice(targets)
    other.insert(pick.randint(0, len(other)), statement)
    return True


def insert_statement(pick: random.Random, function: Function) -> bool:
    block, index = _place(pick, function)
    block[index:index] = ast.parse(pick.choice(STATEMENTS), mode="exec").body if pick.random() < 0.6 else [ast.parse("td.barrier()").body[0]]
    return True


def wrap_statement(pick: random.Random, function: Function) -> bool:
    """Put a statement under a condition, a loop, a role or an exception's handler."""
    block, index = _place(pick, function)
    head = pick.choice(
        (f"if {pick.choice(CONDITIONS)}:", f"if not ({pick.choice(CONDITIONS)}):", "for k in td.range(2):", "for n in td.range(1):", "with td.priority(1):")
        + ("while td.warp_id() < 2:", "try:")
    )
    outer = ast.parse(f"{head}\n    pass" + ("\nexcept Exception:\n    pass" if head == "try:" else "")).body[0]
    outer.body = [block[index]]
    block[index] = outer
    return True


def exchange_branches(pick: random.Random, function: Function) -> bool:
    branches = [node for node in ast.walk(function) if isinstance(node, ast.If)]
    if not branches:
        return False
    node = pick.choice(branches)
    node.test = ast.UnaryOp(ast.Not(), node.test)
    return True


# --------------------------------------------------------------------------------------------------------- expressions


def _expressions(function: Function, kind: type) -> list[tuple[ast.AST, str, int | None]]:
    """Where expressions of that kind stand: the node, its field, and the index in that."""
    found = []
    for node in (inner for statement in function.body for inner in ast.walk(statement)):
        for field, value in ast.iter_fields(node):
            for index, one in enumerate(value) if isinstance(value, list) else [(None, value)]:
                if isinstance(one, kind) and not (isinstance(one, ast.Name | ast.Attribute | ast.Subscript) and not isinstance(one.ctx, ast.Load)):
                    found.append((node, field, index))
    return found


def _put(place: tuple[ast.AST, str, int | None], value: ast.expr) -> None:
    node, field, index = place
    if index is None:
        setattr(node, field, value)
    else:
        getattr(node, field)[index] = value


def _at(place: tuple[ast.AST, str, int | None]) -> ast.AST:
    node, field, index = place
    return getattr(node, field) if index is None else getattr(node, field)[index]


def _expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def change_number(pick: random.Random, function: Function) -> bool:
    places = [place for place in _expressions(function, ast.Constant) if type(_at(place).value) in (int, float)]
    if not places:
        return False
    place = pick.choice(places)
    value = _at(place).value
    near = [value + 1, value - 1, value * 2, value // 2, value, -value, 16, 32, 8, 3, 1, 0]
    _put(place, _expression(repr(pick.choice([other for other in near if other != value or type(other) is not type(value)]))))
    return True


def exchange_names(pick: random.Random, function: Function) -> bool:
    places = [place for place in _expressions(function, ast.Name) if _at(place).id != "td"]
    if len(places) < 2:
        return False
    _put(pick.choice(places), ast.Name(_at(pick.choice(places)).id, ast.Load()))
    return True


def replace_value(pick: random.Random, function: Function) -> bool:
    """Something of another type."""
    _put(pick.choice(_expressions(function, ast.expr)), _expression(pick.choice(VALUES)))
    return True


def change_operator(pick: random.Random, function: Function) -> bool:
    nodes = [node for node in ast.walk(function) if isinstance(node, ast.BinOp)]
    if not nodes:
        return False
    pick.choice(nodes).op = pick.choice((ast.Add, ast.Sub, ast.Mult, ast.FloorDiv, ast.Mod, ast.Div, ast.MatMult, ast.BitAnd, ast.Pow))()
    return True


def exchange_operands(pick: random.Random, function: Function) -> bool:
    nodes = [node for node in ast.walk(function) if isinstance(node, ast.BinOp)]
    if not nodes:
        return False
    node = pick.choice(nodes)
    node.left, node.right = node.right, node.left
    return True


# ---------------------------------------------------------------------------------------------------------- td's words


def _calls(function: Function) -> list[ast.Call]:
    return [
        node
        for node in ast.walk(function)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and isinstance(node.func.value, ast.Name) and node.func.value.id == "td"
    ]


def change_arguments(pick: random.Random, function: Function) -> bool:
    """Drop, exchange or add an argument of a word."""
    calls = [call for call in _calls(function) if call.args or call.keywords]
    if not calls:
        return False
    call = pick.choice(calls)
    every = [*call.args, *call.keywords]
    match pick.choice(("drop", "exchange", "repeat", "keyword")):
        case "drop":
            gone = pick.choice(every)
            call.args, call.keywords = [one for one in call.args if one is not gone], [one for one in call.keywords if one is not gone]
        case "exchange" if len(call.args) > 1:
            i = pick.randrange(len(call.args) - 1)
            call.args[i], call.args[i + 1] = call.args[i + 1], call.args[i]
        case "repeat" if call.args:
            call.args.append(copy.deepcopy(pick.choice(call.args)))
        case _:
            name, values = pick.choice(KEYWORDS)
            call.keywords = [one for one in call.keywords if one.arg != name] + [ast.keyword(name, _expression(pick.choice(values)))]
    return True


KEYWORDS = (
    ("layout", ("'row'", "'col'", "'diagonal'", "None")),
    ("direct", ("True", "False", "1")),
    ("buffers", ("1", "2", "3", "0", "'two'")),
    ("part", ("(0, 2)", "(1, 2)", "(2, 2)", "0")),
    ("order", ("'grouped'", "'chiplet'", "'any'")),
    ("vmcnt", ("0", "1", "100", "None")),
    ("swizzle", ("None", "td.Swizzle(3, 4, 3)", "td.Swizzle(0, 0, 0)")),
    ("colour", ("1",)),
)


def change_word(pick: random.Random, function: Function) -> bool:
    calls = _calls(function)
    if not calls:
        return False
    call = pick.choice(calls)
    near = [word for word in WORDS if word.split("_")[0] == call.func.attr.split("_")[0] and word != call.func.attr]
    call.func.attr = pick.choice(near if near and pick.random() < 0.7 else WORDS)
    return True


def change_type(pick: random.Random, function: Function) -> bool:
    """Of elements, in the body or of a parameter."""
    nodes = [node for node in ast.walk(function) if isinstance(node, ast.Attribute) and node.attr in TYPES]
    if not nodes:
        return False
    node = pick.choice(nodes)
    node.attr = pick.choice([name for name in TYPES if name != node.attr])
    return True


def change_dimension(pick: random.Random, function: Function) -> bool:
    """A parameter's: another's name, a number, or one that the call gives."""
    tensors = [one.annotation.slice for one in function.args.args if isinstance(one.annotation, ast.Subscript)]
    tuples = [one for one in tensors if isinstance(one, ast.Tuple) and len(one.elts) > 1]
    if not tuples:
        return False
    elements = pick.choice(tuples).elts
    new = pick.choice(("'M'", "'N'", "'K'", "'L'", "64", "0", "td.dyn('M')", "td.dyn('N', multiple=8)", "td.dyn('K')", "1.5", "'a'", "td"))
    elements[pick.randrange(1, len(elements))] = _expression(new)
    return True


def change_request(pick: random.Random, function: Function) -> bool:
    """What the decorator says: warps, waits, occupancy, target."""
    calls = [one for one in function.decorator_list if isinstance(one, ast.Call)]
    if not calls:
        return False
    name, values = pick.choice(
        (("warps", ("1", "2", "3", "4", "8", "0", "17", "'x'", "2.0")), ("waits", ("'manual'", "'auto'", "'no'")))
        + (("waves_per_simd", ("1", "2", "8", "0")), ("target", ("'gfx90a'", "'gfx1100'", "3")), ("sizes", ("dict(M=1)", "3", "dict(Q=1)")))
    )
    call = calls[0]
    call.keywords = [one for one in call.keywords if one.arg != name] + [ast.keyword(name, _expression(pick.choice(values)))]
    return True


# How often each is drawn.
OPERATORS: dict[Operator, float] = {
    drop_statement: 2, duplicate_statement: 3, swap_statements: 4, move_statement: 2, insert_statement: 3, wrap_statement: 3, exchange_branches: 0.5,
    change_number: 3, exchange_names: 2, replace_value: 1, change_operator: 1, exchange_operands: 2,
    change_arguments: 2, change_word: 1, change_type: 1, change_dimension: 1, change_request: 2,
}  # fmt: skip
