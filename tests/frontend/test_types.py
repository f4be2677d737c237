"""tiledsl/__init__.pyi, which type checkers read: it has the words of the package, with their parameters. mypy, in `make lint`, checks tests/typed."""

import ast
import inspect
import pathlib

import pytest

import tiledsl as td

ROOT = pathlib.Path(__file__).resolve().parents[2]
STUB = ast.parse((ROOT / "tiledsl/__init__.pyi").read_text(encoding="utf-8"))
FORMS: dict[str, list[ast.FunctionDef]] = {}  # of each word, all overloads
for node in STUB.body:
    if isinstance(node, ast.FunctionDef):
        FORMS.setdefault(node.name, []).append(node)
CLASSES = {node.name: node for node in STUB.body if isinstance(node, ast.ClassDef)}
ELEMENTS = [name for name in td.__all__ if isinstance(getattr(td, name), td.DType)]
ANY_NUMBER = {"range", "grid", "load"}  # take operands in order, by place alone


def test_the_types_have_every_public_name():
    names = next(node.value for node in STUB.body if isinstance(node, ast.Assign) and node.targets[0].id == "__all__")
    names = set(ast.literal_eval(names))
    assert names == set(td.__all__), f"__all__ of tiledsl/__init__.pyi and of tiledsl/__init__.py differ in {names ^ set(td.__all__)}"
    words = {name for name in td.__all__ if inspect.isfunction(getattr(td, name))}
    assert FORMS.keys() == words, f"the functions of tiledsl/__init__.pyi and the words differ in {FORMS.keys() ^ words}"
    assert set(ELEMENTS) < CLASSES.keys()


@pytest.mark.parametrize("word", FORMS)
def test_the_parameters_are_those_of_the_word(word):
    """Each form of a call is one that the word takes, with its defaults; and together the forms have all options."""
    signature = inspect.signature(getattr(td, word))
    options = {name for name, one in signature.parameters.items() if one.kind == one.KEYWORD_ONLY}
    seen = set()
    for form in FORMS[word]:
        placed = [*form.args.posonlyargs, *form.args.args]
        signature.bind(*placed, **{one.arg: one for one in form.args.kwonlyargs})
        if form.args.args:
            assert [one.arg for one in placed] == [name for name in signature.parameters if name not in options][: len(placed)]
        given = zip(reversed(placed), reversed(form.args.defaults), strict=False)
        for parameter, default in (*given, *zip(form.args.kwonlyargs, form.args.kw_defaults, strict=True)):
            if default is not None and word not in ANY_NUMBER and not isinstance(default, ast.Constant | ast.Tuple):
                continue
            if default is not None and parameter.arg in signature.parameters and ast.unparse(default) != "...":
                assert ast.literal_eval(default) == signature.parameters[parameter.arg].default, parameter.arg
        seen |= {one.arg for one in form.args.kwonlyargs}
    assert options <= seen


@pytest.mark.parametrize("name", sorted(CLASSES.keys() & set(td.__all__) - {*ELEMENTS, "DType"}))
def test_the_members_are_those_of_the_class(name):
    members = {node.name for node in CLASSES[name].body if isinstance(node, ast.FunctionDef)} - {"_of"}
    assert {member for member in members if not hasattr(getattr(td, name), member)} == set()


def test_element_types_and_classes_stand_in_annotations():
    assert td.RegisterTile[td.f32].__args__ == (td.f32,) and td.WindowRef[td.bf16].__origin__ is td.WindowRef
    assert td.f32(1.5) == 1.5 and td.i32(3) == 3


@pytest.mark.parametrize(("element", "value"), [(td.bf16, 1.0), (td.xf32, 1.0), (td.f32, "1"), (td.f32, True)])
def test_an_element_type_converts_nothing(element, value):
    with pytest.raises(TypeError, match=f"td.{element} converts nothing: td.cast"):
        element(value)


def test_the_readme_kernel_is_type_checked():
    """mypy reads tests/typed/readme.py, which is the README's kernel."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert f"```python\n{(ROOT / 'tests/typed/readme.py').read_text(encoding='utf-8')}```" in text
