"""CONTRIBUTING.md: what it says of the code, the commands and the hooks is so."""

import ast
import os
import re
import subprocess
import sys

import pytest
import yaml

from examples import library
from tests.docs.pages import ROOT, parsed
from tiledsl.ir import nodes as ir
from tiledsl.ir.program import operations as lp

TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text()
HOOKS = [hook for repo in yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"] for hook in repo["hooks"]]

NODES = {ir: (ir.Statement, ir.Element, ir.Expr), lp: (lp.OperationBase,)}
PARTS = ("children", "over_parts")  # of tiledsl.ir.math.integers: they raise for an expression that they do not know
ONE_FORM = {  # functions that look for a form of an expression, and give every other expression the same general answer
    ("ir/math/integers.py", "linear"),
    ("ir/math/integers.py", "_undivided"),
    ("ir/math/periods.py", "_repeats"),
    ("ir/math/periods.py", "period_of"),
    ("lower/emit/ctext.py", "_negated"),
    ("analysis/fields/explanations.py", "_written_out"),
    ("lower/emit/piece_text.py", "_addend_kept"),
    ("ir/program/accesses.py", "guard_of"),
    # looks for loads of global memory
    ("analysis/cost/lines.py", "loads"),
    # a contract of another form is no attention
    *(("tools/bench/peer.py", name) for name in ("plain_attention", "_unmasked", "_scaled", "_heads")),
    # looks for copies; what another statement writes becomes no element of an output, by the statement's effects
    ("tools/watch/expected.py", "_statement"),
    # of values and operations of which nothing is known, lower/plan/powers.py tells nothing
    *(("lower/plan/powers.py", name) for name in ("pass_by", "_below", "_multiple", "_is_negative", "_is_power", "_is_below_multiple")),
}

OUTSIDE = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}  # the tests themselves may be run by make


def test_the_folders_and_files_that_it_names_are_there():
    table, tests = (re.search(rf"^\| {heading} \|.*?(?=\n\n)", TEXT, re.MULTILINE | re.DOTALL).group() for heading in ("stage \\| where", "in `tests/` \\|"))
    for path in re.findall(r"`([a-z_/]+(?:\.py|/))`", table):
        assert (ROOT / "tiledsl" / path).exists(), path
    named = set(re.findall(r"`([a-z_]+)/`", tests.partition("\n")[2]))
    assert named == {path.name for path in (ROOT / "tests").iterdir() if path.is_dir() and path.name[0] not in "_."}


def test_the_interpreter_shares_nothing_with_the_lowering():
    allowed = re.compile(r"tiledsl(\.(sim|asm|targets|diagnostics)\b.*)?$")
    for path in (ROOT / "tiledsl" / "sim").rglob("*.py"):
        for node in ast.walk(parsed(path)):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            assert [name for name in names if name.startswith("tiledsl") and not allowed.match(name)] == [], path.name


def _matched(pattern: ast.pattern) -> list[str]:
    """The classes of a pattern itself, without those of its parts."""
    match pattern:
        case ast.MatchClass():
            return [ast.unparse(pattern.cls)]
        case ast.MatchOr():
            return [name for one in pattern.patterns for name in _matched(one)]
        case ast.MatchAs() if pattern.pattern is not None:
            return _matched(pattern.pattern)
        case _:
            return []


def _node_names(module: ast.Module, path: str) -> set[str]:
    """The names that a module has for classes of statements, elements, expressions and operations."""
    names = set()
    for home, bases in NODES.items():
        classes = {name for name, one in vars(home).items() if isinstance(one, type) and issubclass(one, bases)}
        prefix = "ir" if home is ir else "lp"
        names |= {f"{prefix}.{name}" for name in classes}
        package = home.__name__
        imports = [node for node in ast.walk(module) if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(package)]
        names |= {alias.asname or alias.name for node in imports for alias in node.names if alias.name in classes}
        if f"tiledsl/{path}".replace("/", ".").startswith(package):
            names |= classes
    return names


def _raises(match: ast.Match) -> bool:
    last = match.cases[-1]
    every = isinstance(last.pattern, ast.MatchAs) and last.pattern.pattern is None and last.guard is None
    calls = {ast.unparse(node.func).rpartition(".")[2] for line in last.body for node in ast.walk(line) if isinstance(node, ast.Call)}
    return every and (isinstance(last.body[-1], ast.Raise) or not calls.isdisjoint(("assert_never", *PARTS)))


def _passing_over(path: str, module: ast.Module) -> list[tuple[str, str]]:
    """The functions of a module with a match over nodes that does not raise for a class that it does not know."""
    names = _node_names(module, path)
    functions = [node for node in ast.walk(module) if isinstance(node, ast.FunctionDef)]
    matches = ((function.name, node) for function in functions for node in ast.walk(function) if isinstance(node, ast.Match))
    over_nodes = ((name, node) for name, node in matches if any(not names.isdisjoint(_matched(case.pattern)) for case in node.cases))
    return sorted((path, name) for name, node in over_nodes if not _raises(node))


def test_every_match_over_nodes_ends_by_raising():
    package = ROOT / "tiledsl"
    matching = [path for path in package.rglob("*.py") if re.search(r"^ +match .+:$", path.read_text(encoding="utf-8"), re.MULTILINE)]
    found = [function for path in matching for function in _passing_over(path.relative_to(package).as_posix(), parsed(path))]
    assert sorted(found) == sorted(ONE_FORM)


@pytest.mark.parametrize(
    "last",
    ("case ir.Cast(): pass", "case _: pass", "case _ if free: raise E", "case ir.Statement(): raise E", "case ir.For(): pass\n  case _: return children"),
)
def test_a_match_that_passes_over_nodes_is_found(last):
    text = f"def f(x):\n match x:\n  case ir.Zero(dst=tile) | ir.LoadTile(dst=tile): pass\n  {last}"
    assert _passing_over("new.py", ast.parse(text)) == [("new.py", "f")]
    assert _passing_over("new.py", ast.parse(f"{text}\n  case _: raise E")) == []


VALUES = ("algebra", "assembly", "block_integers", "compare", "extent", "own")
ORDER = ("interval_states", "order", "shadow")
FIELDS = ("execution", "formulas_of_tiles")
BY_IDENTITY = [f"{folder}/{name}" for folder, names in (("fields", FIELDS), ("order", ORDER), ("values", VALUES)) for name in names]


def test_ids_are_keys_in_eleven_modules():
    calls = re.compile(r"\bid\(")
    modules = [path for folder in ("analysis", "lower", "compile") for path in sorted((ROOT / "tiledsl" / folder).rglob("*.py"))]
    found = [path.relative_to(ROOT / "tiledsl").with_suffix("").as_posix() for path in modules if calls.search(path.read_text(encoding="utf-8"))]
    assert sorted(found) == [f"analysis/{name}" for name in BY_IDENTITY]


def test_functions_are_short():
    """As the rule counts: without signature, docstring, comments and blank lines; kernels of the examples are not counted where the package has them."""
    most = int(re.search(r"at most (\d+) lines of code", TEXT).group(1))
    assert _lines_of_code(ast.parse(COUNTED).body[0], COUNTED.splitlines()) == 3
    of_examples = [library.PACKAGE / f"{name}.py" for name in library.FILES]
    for path in [path for folder in ("tiledsl", "benchmarks", "docs") for path in (ROOT / folder).rglob("*.py") if path not in of_examples]:
        lines = path.read_text(encoding="utf-8").splitlines()
        functions = [node for node in ast.walk(parsed(path)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
        assert [node.name for node in functions if _lines_of_code(node, lines) > most] == [], path.relative_to(ROOT)


COUNTED = '''
def function(
    x,
):
    """Three lines.

    A docstring is none."""
    # nor is a comment

    if x:
        return 1
    return 2
'''


def _lines_of_code(function, lines):
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    within = lines[body[0].lineno - 1 : function.end_lineno] if body else []
    return sum(bool(line.strip()) and not line.strip().startswith("#") for line in within)


def test_docstrings_begin_with_a_short_sentence():
    most = int(re.search(r"line of a docstring .*?at most (\d+) words", TEXT, re.DOTALL).group(1))
    for path in [path for folder in ("tiledsl", "benchmarks", "docs") for path in (ROOT / folder).rglob("*.py")]:
        documented = [node for node in ast.walk(parsed(path)) if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)]
        firsts = [re.split(r"(?<=[.:;?!])\s", text, maxsplit=1)[0] for node in documented if (text := ast.get_docstring(node))]
        assert [first for first in firsts if len(first.split()) > most] == [], path.relative_to(ROOT)


def test_make_help_lists_every_target():
    phony, _parts = re.findall(r"^\.PHONY: (.+)$", MAKEFILE, re.MULTILINE)
    shown = subprocess.run(["make", "--no-print-directory", "help"], cwd=ROOT, env=OUTSIDE, capture_output=True, text=True, check=True).stdout
    lines = [re.fullmatch(r"  make (\S+) +(\S.*)", line) for line in shown.splitlines()]
    assert sorted(line.group(1) for line in lines) == sorted(phony.split())
    assert len({line.start(2) for line in lines}) == 1  # the texts stand below each other


@pytest.mark.sample("ruff")
@pytest.mark.parametrize("hook", HOOKS, ids=lambda hook: hook["id"])
def test_a_hook_passes_what_is_in_order_and_refuses_what_is_not(hook, tmp_path):
    python, *rest = hook["entry"].split()
    assert python == "python"
    command, path = [sys.executable, *rest], tmp_path / "kernel.py"
    path.write_text('"""A module."""\n\nimport os\n\nprint(os.name)\n')
    assert subprocess.run([*command, path], cwd=ROOT, capture_output=True).returncode == 0
    path.write_text("import os\nx = ( 1)\n")
    before = path.read_text()
    done = subprocess.run([*command, path], cwd=ROOT, capture_output=True)
    assert done.returncode or path.read_text() != before
