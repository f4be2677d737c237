"""docs/reference.md: it is made of the docstrings, has every public name, says with what each call is refused, and its examples run."""

import ast
import contextlib
import inspect
import pathlib
import re
import textwrap
import types
import warnings

import numpy as np
import pytest

import tiledsl as td
from docs import reference
from tests.docs.blocks import blocks
from tests.docs.kernels import kernel_of
from tiledsl.tools.cli.kernels import load_kernels

INTERNAL = {  # of the classes of the reference: for tiledsl itself
    "Kernel": {"capture", "shape_for", "chosen_target", "defaults", "refusal"},
    "Variant": set(),
    "Space": set(),
    "SharedTile": {"region"},
    "GlobalTensor": set(),
    "Role": {"condition"},
    "Lowered": set(),
    "Profile": set(),
    "Estimate": set(),
    "Diagnostic": {"has_code", "marked", "topic"},
    "RegisterTile": set(),
}
ENTRIES = [entry for found in reference.entries().values() for entry in found]
WORDS = [name for name in td.__all__ if inspect.isfunction(getattr(td, name))]
EXAMPLES = [pytest.param(entry, id=entry.name) for one in ENTRIES for entry in (one, *one.members) if entry.example]


def test_the_page_is_current():
    assert reference.PATH.read_text(encoding="utf-8") == reference.page(), "write it anew: make reference-docs"


def test_every_public_name_is_told():
    told = {entry.name.removeprefix("td.") for entry in ENTRIES if entry.name.startswith("td.")}
    assert told == set(td.__all__), f"SECTIONS of docs/reference.py and __all__ of tiledsl/__init__.py differ in {told ^ set(td.__all__)}"
    assert all(entry.prose for one in ENTRIES for entry in (one, *one.members))


def test_every_word_is_on_a_page():
    pages = "".join((reference.PATH.parent / page).read_text(encoding="utf-8") for page in ("language.md", "tuning.md"))
    missing = [word for word in WORDS if not re.search(rf"\btd\.{word}\b", pages)]
    assert not missing, f"docs/language.md says nothing of these words: {missing}"


@pytest.mark.parametrize("subject", reference.MEMBERS, ids=lambda subject: subject.__name__)
def test_every_public_member_is_told(subject):
    members = {name for kind in subject.__mro__ if kind.__module__.startswith("tiledsl") for name, value in vars(kind).items() if told(name, value)}
    assert members - INTERNAL[subject.__name__] == {name for name in reference.MEMBERS[subject] if not name.startswith("_")}


def told(name: str, value: object) -> bool:
    return not name.startswith("_") and (inspect.isfunction(value) or isinstance(value, property) or hasattr(value, "__set_name__"))


# ------------------------------------------------------------------------------------------------------- what is raised


def codes_of(function: types.FunctionType, seen: set[types.FunctionType]) -> set[str]:
    """The codes in a function's source, and in that of tiledsl's functions that it calls by name."""
    function = inspect.unwrap(function)
    if function in seen or not function.__module__.startswith("tiledsl"):
        return set()
    seen.add(function)
    tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    found = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and re.fullmatch(r"TD\d{3}", str(node.value))}
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        called = function.__globals__.get(call.func.id) if isinstance(call.func, ast.Name) else None
        if isinstance(called, types.FunctionType):
            found |= codes_of(called, seen)
    return found


def codes_in(text: str) -> set[str]:
    """The codes that a text names, those between two ends included."""
    found = set(re.findall(r"TD\d{3}", text))
    for first, last in re.findall(r"TD(\d{3})–TD(\d{3})", text):
        found |= {f"TD{number}" for number in range(int(first), int(last) + 1)}
    return found


@pytest.mark.one_in(2)
@pytest.mark.parametrize("name", WORDS)
def test_a_word_says_with_what_it_is_refused(name):
    """Formulas of contracts have their own, under td.ensures."""
    entry = next((entry for entry in ENTRIES if entry.name == f"td.{name}"), None)
    assert entry is not None, f"SECTIONS of docs/reference.py has no {name}"
    assert entry.said("Raises") or entry.said("Checked")
    raised = codes_of(getattr(td, name), set()) - set(reference.ANY_WORD)
    if name != "ensures":
        raised -= {"TD104", "TD180"} - codes_in(entry.said("Raises"))
    assert raised - codes_in(entry.said("Raises")) == set()


@pytest.mark.parametrize("subject", [value for value in vars(td).values() if isinstance(value, type) and issubclass(value, td.TiledslError)])
def test_an_error_says_when_it_is_raised(subject):
    assert subject.__name__ in reference.page() and (subject is td.TiledslError or re.search(r"TD\dxx|TD\d{3}", subject.__doc__))


# ------------------------------------------------------------------------------------------------------------- examples


@pytest.mark.left_out("kernel.diff", "kernel.profile", "kernel.report")
@pytest.mark.one_in(2)
@pytest.mark.parametrize("entry", EXAMPLES)
def test_examples(entry, tmp_path):
    """None has a finding."""
    path = tmp_path / "example.py"
    if "gemm" in entry.example or "td." not in entry.example or re.search(r"^(try|warnings)", entry.example, re.MULTILINE):
        return on_the_host(entry.example, tmp_path)
    whole = re.search("^def ", entry.example, re.MULTILINE)
    path.write_text(f"import tiledsl as td\n\n\n{entry.example if whole else kernel_of(entry.example)}")
    if "@td.op" in entry.example:
        path.write_text(path.read_text() + kernel_of("filled(As, a, row, 2)\n"))
    (kernel,) = [one.kernel for one in load_kernels(str(path))]
    sizes = {name: 1024 for name in kernel.parameters.dimensions}
    findings = [finding.render() for finding in kernel.check(kernel.target or "gfx942", **sizes) if finding.severity != "note"]
    assert findings == []


def on_the_host(example: str, folder: pathlib.Path) -> None:
    """It runs beside the README's kernel, and writes files into the folder."""
    path = folder / "host.py"
    path.write_text(blocks("python")[0] + example)
    names = {"__name__": "host", "np": np, "out": np.ones((64, 64), np.float32), "warnings": warnings}
    with contextlib.redirect_stdout(None), warnings.catch_warnings(), contextlib.chdir(folder):
        exec(compile(path.read_text(), str(path), "exec"), names)
    assert "out)" not in example or not names["out"].any()
