"""CONTRIBUTING.md: what it says of the code, the commands and the hooks is so."""

import ast
import os
import re
import subprocess
import sys

import pytest
import yaml

from tests.docs.pages import ROOT, parsed

TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
MAKEFILE = (ROOT / "Makefile").read_text()
HOOKS = [hook for repo in yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text())["repos"] for hook in repo["hooks"]]

OUTSIDE = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}  # the tests themselves may be run by make


def test_the_folders_and_files_that_it_names_are_there():
    table, tests = (re.search(rf"^\| {heading} \|.*?(?=\n\n)", TEXT, re.MULTILINE | re.DOTALL).group() for heading in ("stage \\| where", "in `tests/` \\|"))
    for path in re.findall(r"`([a-z_/]+(?:\.py|/))`", table):
        assert (ROOT / "tiledsl" / path).exists(), path
    for folder in re.findall(r"`([a-z_]+/)`", tests.partition("\n")[2]):
        assert (ROOT / "tests" / folder).is_dir(), folder


def test_the_interpreter_shares_nothing_with_the_lowering():
    allowed = re.compile(r"tiledsl(\.(sim|asm|targets|diagnostics)\b.*)?$")
    for path in (ROOT / "tiledsl" / "sim").rglob("*.py"):
        for node in ast.walk(parsed(path)):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            assert [name for name in names if name.startswith("tiledsl") and not allowed.match(name)] == [], path.name


def test_functions_are_short():
    """As the rule counts: without signature, docstring, comments and blank lines."""
    most = int(re.search(r"at most (\d+) lines of code", TEXT).group(1))
    assert _lines_of_code(ast.parse(COUNTED).body[0], COUNTED.splitlines()) == 3
    for path in [path for folder in ("tiledsl", "benchmarks", "docs") for path in (ROOT / folder).rglob("*.py")]:
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


def test_make_help_lists_every_target():
    (phony,) = re.findall(r"^\.PHONY: (.+)$", MAKEFILE, re.MULTILINE)
    shown = subprocess.run(["make", "--no-print-directory", "help"], cwd=ROOT, env=OUTSIDE, capture_output=True, text=True, check=True).stdout
    lines = [re.fullmatch(r"  make (\S+) +(\S.*)", line) for line in shown.splitlines()]
    assert sorted(line.group(1) for line in lines) == sorted(phony.split())
    assert len({line.start(2) for line in lines}) == 1  # the texts stand below each other


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
