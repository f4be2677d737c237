"""codes.toml: it holds the codes of the source, all and no other, the docs say what it says, and its examples are what they are said to be."""

import ast
import itertools
import pathlib
import re

import pytest

import tiledsl as td
from tests.docs.pages import parsed
from tiledsl.diagnostics.diagnostic import Diagnostic
from tiledsl.tools.cli.kernels import load_kernels
from tiledsl.tools.codes import codes, pages

ROOT = pathlib.Path(__file__).parents[2]
EXAMPLES = [pytest.param(code, id=code.name) for code in codes().values() if code.example]
WITHOUT = {  # of those of kernels and listings
    "TD111": "needs a file that is changed under way",
    "TD142": "needs a place that Python's state is not searched for",
    "TD147": "needs a page of arithmetic",
    "TD148": "needs two kernels",
    "TD211": "a defect",
    "TD212": "a defect",
    "TD213": "a defect",
    "TD215": "a defect",
    "TD218": "a defect",
    "TD220": "a defect",
    "TD221": "mended before it is refused",
    "TD309": "takes longer than a test may",
    "TD420": "a defect",
    "TD421": "a defect",
    "TD510": "td.vgpr is always aligned",
    "TD591": "of a listing",
    "TD592": "of a listing",
    "TD593": "of a listing",
    "TD595": "of a listing",
    "TD596": "of a listing",
    "TD604": "comes with TD601 or TD603, which say that no contract is checked then",
    **dict.fromkeys([f"TD71{number}" for number in range(8)], "a cost: tests/checks/test_costs.py has kernels with it and without"),
}


def codes_in_source():
    modules = [path for path in (ROOT / "tiledsl").rglob("*.py") if re.search(r"TD\d{3}", path.read_text(encoding="utf-8"))]
    trees = map(parsed, modules)
    texts = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {text for text in texts if re.fullmatch(r"TD\d{3}", text)}


def test_the_source_and_the_list_hold_the_same_codes():
    listed, used = set(codes()), codes_in_source()
    assert listed == used, f"tiledsl/tools/codes.toml and the texts of tiledsl/ differ in {listed ^ used}"


def test_codes_are_in_order_and_whole():
    late = [name for before, name in itertools.pairwise(codes()) if name < before]
    assert late == [], f"tiledsl/tools/codes.toml has codes behind greater codes: {late}"
    assert all(re.fullmatch(r"TD\d{3}", name) for name in codes())
    for code in codes().values():
        assert code.severity in ("error", "warning", "note") and code.meaning.endswith(".") and (not code.cause or code.cause.endswith("."))
        assert code.fix or code.severity == "note"


def test_the_docs_are_current():
    for path, text in pages(ROOT / "docs").items():
        said = f"docs/{path.name} is written from a file of tiledsl/tools/: change that file, and run make diagnostics-docs"
        assert path.read_text(encoding="utf-8") == text, said


def test_every_code_of_kernels_has_an_example():
    assert [name for name, code in codes().items() if name[2] in "1234567" and not code.example] == sorted(WITHOUT)


def test_every_code_says_what_causes_it():
    assert [name for name, code in codes().items() if not code.cause] == []


def findings(text: str, path: pathlib.Path, target: str, compiled: bool) -> list[Diagnostic]:
    """All that is said of the file's last kernel."""
    path.write_text(text)
    try:
        kernel = load_kernels(str(path))[-1].kernel
        found = kernel.check(target)
        if compiled:
            assert [finding for finding in found if finding.severity != "note"] == []
            found = kernel.lower(target).warnings
    except td.KernelError as error:
        found = error.diagnostics
    return list(found)


@pytest.mark.left_out("TD143")
@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_has_the_mistake_and_its_correction_has_none(code, tmp_path):
    """Notes count where the code is one: other examples have no contract."""
    wrong = findings(code.wrong, tmp_path / "wrong.py", code.target, code.compiled)
    fixed = findings(code.fixed, tmp_path / "fixed.py", code.target, code.compiled)
    heard = ("error", "warning", code.severity)
    assert {(finding.code, finding.severity) for finding in wrong if finding.severity in heard} == {(code.name, code.severity)}
    assert [finding for finding in fixed if finding.severity in heard] == []
