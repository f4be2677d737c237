"""Kernels in cells of a notebook: findings name the cell, stand without a traceback, and show as HTML."""

import copy
import linecache
import pickle
import re
import sys
import types

import pytest

import tiledsl as td
from tests.cli.command import KERNEL, WRONG

SIZES = dict(M=64, N=64, K=64)
CELL = "/tmp/ipykernel_1/2345.py"


@pytest.fixture
def cell(monkeypatch):
    """`cell(text)` runs a text as IPython runs the cell In[3], and returns its names."""
    names = types.SimpleNamespace(format_code_name=lambda file: ("Cell", "In[3]") if file == CELL else None)
    shell = types.SimpleNamespace(get_ipython=lambda: types.SimpleNamespace(compile=names))
    monkeypatch.setitem(sys.modules, "IPython", shell)

    def run(text):
        monkeypatch.setitem(linecache.cache, CELL, (len(text), None, text.splitlines(keepends=True), CELL))
        made = {"__name__": "__main__"}
        exec(compile(text, CELL, "exec"), made)
        return made

    return run


def test_a_finding_names_the_cell_and_stands_alone(cell):
    """IPython asks an exception for the lines that it shows in place of a traceback."""
    with pytest.raises(td.KernelError) as refused:
        cell(WRONG)["small"].lower(target="gfx942", **SIZES)
    shown = refused.value._render_traceback_()
    assert shown[0].startswith("error[TD301]: ") and shown[1].split() == ["-->", "Cell", "In[3]:10:9"]
    assert shown == str(refused.value).splitlines() and not any("Traceback" in line for line in shown)


@pytest.mark.parametrize("texts, place", [(["", "import tiledsl", WRONG, WRONG + "\n"], "Cell In[3]:10:9"), ([""], f"{CELL.rpartition('/')[2]}:10:9")])
def test_a_cell_of_an_ipython_that_does_not_name_cells(cell, monkeypatch, texts, place):
    """IPython 7: the cell is the last one with that text."""
    shell = types.SimpleNamespace(compile=types.SimpleNamespace(), user_ns={"In": texts})
    monkeypatch.setitem(sys.modules, "IPython", types.SimpleNamespace(get_ipython=lambda: shell))
    (found,) = cell(WRONG)["small"].check("gfx942", **SIZES)
    assert found.render().splitlines()[1].endswith(place)


def test_a_kernel_of_a_cell_is_lowered(cell):
    lowered = cell(KERNEL)["small"].lower(target="gfx942", **SIZES)
    assert "// Cell In[3]:10: td.load(As, a[row, k])" in lowered.hip


def test_findings_as_html(cell):
    """The text of the finding with its lines, coloured; what is no HTML stays text."""
    finding, *_ = cell(WRONG.replace("acc = td", "less = 1 < 2; acc = td").replace("for k in", "for k in "))["small"].check("gfx942", **SIZES)
    shown = finding._repr_html_()
    plain = re.sub("<[^>]+>", "", shown).replace("&gt;", ">").replace("&lt;", "<").replace("&#x27;", "'").replace("&quot;", '"').replace("&amp;", "&")
    assert plain == finding.render() and shown.startswith("<pre ") and f">error[{finding.code}]</span>" in shown
    assert "-->" not in shown and "--&gt;" in shown


def test_all_findings_at_the_end_of_a_cell(cell):
    """The tuple of `check` is their text, and their HTML; it is a tuple all the same."""
    found = cell(WRONG)["small"].check("gfx942", **SIZES)
    assert isinstance(found, tuple) and found == tuple(found) and str(found) == repr(found) == "\n\n".join(one.render() for one in found)
    assert found and found._repr_html_() == "".join(one._repr_html_() for one in found)
    right = cell(KERNEL)["small"]
    none = right.check("gfx942", **SIZES)
    assert none == () and repr(none) == "no findings" and none._repr_html_() == "<p>no findings</p>"
    costs, warnings = right.costs(chip="MI300X", **SIZES), right.lower(target="gfx942", **SIZES).warnings
    assert all(one.render() in str(costs) for one in costs) and costs and repr(warnings) == ("\n\n".join(one.render() for one in warnings) or "no findings")
    assert pickle.loads(pickle.dumps(found)) == found and copy.copy(found) == found


def test_resources_as_html(cell):
    lowered = cell(KERNEL)["small"].lower(target="gfx942", **SIZES)
    shown, resources = lowered._repr_html_(), lowered.resources
    cells = re.findall(r"<tr><td[^>]*>(.*?)</td><td[^>]*>(.*?)</td><td[^>]*>(.*?)</td></tr>", shown)
    assert [" ".join(" ".join(row).split()) for row in cells] == [" ".join(line.split()) for line in resources.table().splitlines()]
    assert all(finding._repr_html_() in shown for finding in (*lowered.warnings, *lowered.costs)) and lowered.costs
    assert str(resources) == repr(resources) == resources.table()
