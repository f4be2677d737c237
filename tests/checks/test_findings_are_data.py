"""No code of the package decides by a finding's code or texts: it asks for the finding's cause."""

import ast
import dataclasses
import itertools
import json
import pathlib
import pickle
import re
import textwrap
import traceback

import pytest

import tiledsl as td
from tiledsl.diagnostics.diagnostic import Cause, Diagnostic, KernelError, Mark, MissingSizes, Span, diagnostic_from, fields_of, joined

PACKAGE = pathlib.Path(__file__).resolve().parents[2] / "tiledsl"

SHOWN = {
    "diagnostics/diagnostic.py": "the code of requests that make no sense is not shown",
    "runtime/launch.py": "the library's kernels do not show the warnings of some codes",
}
OTHER = {
    "analysis/values/block_integers.py": "`code` is a function that Python has compiled",
    "toolchain/comgr.py": "`code` is machine code",
    "tools/tune/journal.py": "refusals are kept in a file, with their codes",
    "tools/tune/picture.py": "refusals are counted by code",
    "tools/tune/result.py": "the first message of each code is shown",
}

CODE = re.compile(r"TD\d{3}")
MAY_DECIDE = re.compile(r"TD\d{3}|\b(code|message|notes|helps|text)\b")
TEXTS = {"code", "message", "notes", "helps"}
SEARCHES = {"search", "match", "fullmatch", "findall", "finditer", "split", "sub", "get", "setdefault", "startswith"}


def _is_text(node: ast.expr) -> bool:
    """Whether it is a code, a text or a mark's text: x.code, x.primary.text, mark.text."""
    if not isinstance(node, ast.Attribute):
        return False
    of = node.value
    return (
        node.attr in TEXTS or node.attr == "text" and (isinstance(of, ast.Name) and "mark" in of.id or isinstance(of, ast.Attribute) and of.attr == "primary")
    )


def _parts(node: ast.expr) -> list[ast.expr]:
    """The expression, or what a tuple, list or set is made of."""
    return list(itertools.chain.from_iterable(map(_parts, node.elts))) if isinstance(node, ast.Tuple | ast.List | ast.Set) else [node]


def _asked(node: ast.AST) -> list[ast.expr]:
    """The expressions by whose values the node decides, or which it takes apart."""
    match node:
        case ast.Compare(left=left, comparators=others):
            return [left, *others]
        case ast.Match(subject=subject):
            return [subject]
        case ast.BinOp(left=left, op=ast.BitAnd(), right=right):
            return [left, right]
        case ast.MatchClass(kwd_attrs=names, kwd_patterns=patterns):
            return [pattern.value for name, pattern in zip(names, patterns, strict=True) if name in TEXTS and isinstance(pattern, ast.MatchValue)]
        case ast.Subscript(value=value, slice=index):
            return [value, index]
        case ast.Call(func=ast.Attribute(value=value, attr=name), args=arguments):
            return [value, *(arguments if name in SEARCHES else [])]
        case ast.SetComp(elt=made) | ast.DictComp(key=made):
            return [made]
        case ast.comprehension(iter=of, ifs=[_, *_]):
            return [of]
        case ast.GeneratorExp(elt=ast.Compare(), generators=generators):
            return [generator.iter for generator in generators]
    return []


def decisions(source: str) -> list[str]:
    """What in a module decides by a code or a text, as it is written there."""
    found = []
    for node in ast.walk(ast.parse(source)) if MAY_DECIDE.search(source) else ():
        for part in itertools.chain.from_iterable(map(_parts, _asked(node))):
            constant = isinstance(part, ast.Constant) and isinstance(part.value, str) and CODE.fullmatch(part.value)
            if _is_text(part) or constant and isinstance(node, ast.Compare | ast.MatchClass | ast.MatchValue):
                found.append(f"line {part.lineno}: {ast.unparse(node)}")
    return found


MODULES = sorted(str(path.relative_to(PACKAGE)) for path in PACKAGE.rglob("*.py"))


def test_no_module_decides_by_codes_or_texts():
    found = {module: decisions((PACKAGE / module).read_text(encoding="utf-8")) for module in MODULES if module not in SHOWN and module not in OTHER}
    assert {module: one for module, one in found.items() if one} == {} and len(found) > 400


@pytest.mark.parametrize("module", [*SHOWN, *OTHER])
def test_a_module_that_is_left_out_needs_it(module):
    assert decisions((PACKAGE / module).read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "decision",
    [
        'p.code == "TD401"',
        'p.code in ("TD302", "TD303")',
        'code not in {"TD401"}',
        "{p.code for p in found} & PASSING",
        '[p.code for p in found] == ["TD311"]',
        'p.message.split("\'")[1]',
        "p.message.removeprefix(name)",
        "p.message in known",
        "(p.code, span) not in warned",
        "{p.code, p.topic} & warned",
        "found[p.message]",
        "found.setdefault(p.message, p)",
        're.search("None", p.message)',
        'p.primary.text == ""',
        'next(mark for mark in p.others if mark.text == "here")',
        'any("td.commit(" in one for one in p.helps)',
        '"td.commit" in p.notes',
        """
        match p:
            case Diagnostic(code="TD401"):
                pass
        """,
        """
        match p.code:
            case "TD401":
                pass
        """,
    ],
)
def test_a_decision_is_found(decision):
    assert decisions(textwrap.dedent(decision))


@pytest.mark.parametrize(
    "rendering",
    [
        'f"{p.code}: {p.message}"',
        'Diagnostic("TD401", p.message, notes=(*p.notes, note))',
        '{"code": p.code, "message": p.message}',
        "isinstance(p.cause, Race)",
        "p.cause in causes",
    ],
)
def test_what_only_shows_a_finding_is_none(rendering):
    assert decisions(rendering) == []


# ------------------------------------------------------------------------------------------------------------- the cause


@dataclasses.dataclass(frozen=True, slots=True)
class Late(Cause):
    place: Span


HERE = Span("kernel.py", 3, 1, 3, 8)
PLAIN = Diagnostic("TD401", "a race", Mark(HERE, "here"), (Mark(HERE, "and here"),), ("a note",), ("a help",), (HERE,), "warning")
CAUSED = dataclasses.replace(PLAIN, cause=Late(HERE))


def test_a_cause_is_no_part_of_what_a_reader_sees():
    assert (CAUSED, hash(CAUSED), repr(CAUSED), CAUSED.render()) == (PLAIN, hash(PLAIN), repr(PLAIN), PLAIN.render())


def test_json_leaves_the_cause_out():
    again = diagnostic_from(json.loads(json.dumps(fields_of(CAUSED))))
    assert (again, again.cause) == (CAUSED, None)


def test_an_error_is_pickled_with_its_causes():
    (again,) = pickle.loads(pickle.dumps(KernelError(CAUSED))).diagnostics
    assert (again, again.cause) == (CAUSED, Late(HERE))


def test_a_traceback_names_an_error_by_its_package():
    """Its last line is the first that a user reads, and it names no module inside the package."""
    line, *_ = traceback.format_exception_only(KernelError(PLAIN))
    assert line.startswith("tiledsl.diagnostics.KernelError: warning[TD401]: a race")
    kinds = [kind for name in td.__all__ if isinstance(kind := getattr(td, name), type) and issubclass(kind, Exception)]
    assert {kind.__module__ for kind in (*kinds, MissingSizes)} == {"tiledsl.diagnostics"}
    assert pickle.loads(pickle.dumps(kinds)) == kinds


def test_a_change_of_texts_keeps_the_cause():
    assert dataclasses.replace(CAUSED, notes=()).cause == joined(CAUSED, CAUSED).cause == Late(HERE)
