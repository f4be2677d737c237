"""examples/notebook.ipynb in Jupyter: its cells run in order, and each shows what is stored below it; and how errors look there."""

import pathlib
import tempfile

import pytest

nbformat = pytest.importorskip("nbformat", reason="Jupyter's client is not installed: pip install -e '.[dev]'")
NotebookClient = pytest.importorskip("nbclient").NotebookClient
Config = pytest.importorskip("traitlets.config").Config

NOTEBOOK = pathlib.Path(__file__).parents[2] / "examples/notebook.ipynb"
LONG = 20_000  # characters of HTML that the file does not keep: the page of a report
REFUSED = "wrong.lower()"
REQUESTS = "gemm.lower(Q=3)"


@pytest.fixture(scope="module")
def notebook():
    """The notebook, executed by IPython in a process of its own, with two cells behind it that raise errors."""
    document = nbformat.read(NOTEBOOK, 4)
    document.cells += [nbformat.v4.new_code_cell(text) for text in (REFUSED, REQUESTS)]
    with tempfile.TemporaryDirectory(prefix="td") as files, pytest.MonkeyPatch.context() as patch:  # sockets have short names
        config = Config(KernelManager={"transport": "ipc", "connection_file": f"{files}/kernel.json"})
        for name in ("IPYTHONDIR", "JUPYTER_RUNTIME_DIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR"):
            patch.setenv(name, files)
        patch.setenv("PYTHONPATH", str(NOTEBOOK.parents[1]), prepend=":")
        NotebookClient(document, config=config, allow_errors=True, record_timing=False, resources={"metadata": {"path": files}}).execute()
    return document


def code_cells(document):
    return [cell for cell in document.cells if cell.cell_type == "code"]


def test_the_cells_run_and_show_what_is_stored(notebook, request):
    stored = nbformat.read(NOTEBOOK, 4)
    cells = code_cells(notebook)[: len(code_cells(stored))]
    for cell in cells:
        for output in cell.outputs:
            if len(output.get("data", {}).get("text/html", "")) >= LONG:
                del output.data["text/html"]
    if request.config.getoption("--update-golden"):
        for old, new in zip(code_cells(stored), cells, strict=True):
            old.outputs, old.execution_count = new.outputs, new.execution_count
        NOTEBOOK.write_text(nbformat.writes(stored) + "\n", encoding="utf-8")
        return
    assert [cell.outputs for cell in cells] == [cell.outputs for cell in code_cells(stored)]
    assert cells[-1].outputs[0].data["text/plain"] == "True"


def shown_by(notebook, text):
    """The only output of the cell with that text."""
    (output,) = next(cell.outputs for cell in code_cells(notebook) if cell.source == text)
    return output


def test_a_finding_stands_without_a_traceback(notebook):
    """It names the cell and the line where the kernel was written, and not the cell that asked for its listing."""
    output = shown_by(notebook, REFUSED)
    number = next(cell.execution_count for cell in code_cells(notebook) if "def wrong(" in cell.source)
    assert (output.output_type, output.ename) == ("error", "KernelError")
    assert output.traceback[0].startswith("error[TD301]: ") and output.traceback[1] == f" --> Cell In[{number}]:8:9"
    assert output.traceback == output.evalue.splitlines()


def test_a_wrong_request_is_its_text(notebook):
    output = shown_by(notebook, REQUESTS)
    assert (output.ename, output.traceback) == ("UsageError", output.evalue.splitlines()) and "'Q'" in output.evalue
