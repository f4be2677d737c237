"""examples/notebook.ipynb: its cells run in order, and each shows what is stored below it."""

import ast
import json
import linecache
import pathlib
import sys
import types

import pytest

NOTEBOOK = pathlib.Path(__file__).parents[2] / "examples/notebook.ipynb"
LONG = 20_000  # characters of HTML that the file does not keep: the page of a report


@pytest.fixture
def run(monkeypatch):
    """`run(number, source)` executes a cell as IPython does, in the names of the cells before, and returns the value of its last line."""
    names = {"__name__": "__main__"}
    cells = {}
    compiled = types.SimpleNamespace(format_code_name=lambda file: ("Cell", f"In[{cells[file]}]") if file in cells else None)
    monkeypatch.setitem(sys.modules, "IPython", types.SimpleNamespace(get_ipython=lambda: types.SimpleNamespace(compile=compiled)))

    def execute(number, source):
        file = f"/tmp/ipykernel_1/{number}.py"
        cells[file] = number
        monkeypatch.setitem(linecache.cache, file, (len(source), None, source.splitlines(keepends=True), file))
        body = ast.parse(source, file).body
        last = body.pop() if isinstance(body[-1], ast.Expr) else None
        exec(compile(ast.Module(body, []), file, "exec"), names)
        return eval(compile(ast.Expression(last.value), file, "eval"), names) if last is not None else None

    return execute


def shown(number, value):
    """The outputs of a cell, as a notebook stores them."""
    if value is None:
        return []
    html = value._repr_html_() if hasattr(value, "_repr_html_") else ""
    data = {"text/plain": repr(value).splitlines(keepends=True)} | ({"text/html": html.splitlines(keepends=True)} if 0 < len(html) < LONG else {})
    return [{"data": data, "execution_count": number, "metadata": {}, "output_type": "execute_result"}]


def test_the_cells_run_and_show_what_is_stored(run, request):
    document = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    cells = [cell for cell in document["cells"] if cell["cell_type"] == "code"]
    stored = [cell["outputs"] for cell in cells]
    for number, cell in enumerate(cells, 1):
        cell["execution_count"], cell["outputs"] = number, shown(number, run(number, "".join(cell["source"])))
    if request.config.getoption("--update-golden"):
        NOTEBOOK.write_text(json.dumps(document, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        return
    assert [cell["outputs"] for cell in cells] == stored
    assert stored[-1][0]["data"]["text/plain"] == ["True"]
