"""The code of docs/tuning.md runs in its order, prints what the page says, and its tuned file can be read."""

import contextlib
import io

from tests.docs import pages
from tests.docs.pages import ROOT
from tiledsl.runtime.tuned import parsed
from tiledsl.tools.cli.kernels import load_module

PAGE = ROOT / "docs" / "tuning.md"


def test_the_code_prints_what_the_page_says(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    blocks = [block for block in pages.blocks(PAGE) if block.language in ("python", "text") and not block.said]
    path = tmp_path / "page.py"
    path.write_text("\n\n".join(block.text for block in blocks if block.language == "python"))
    printed = io.StringIO()
    with contextlib.redirect_stderr(printed):  # what a file prints is not in the output of a command
        module = load_module(path)
    assert printed.getvalue() == "".join(block.text for block in blocks if block.language == "text")
    for kernel in (module.gemm, module.gemm_of(2)):
        assert [finding.render() for finding in kernel.check("gfx942") if finding.severity != "note"] == []


def test_the_tuned_file_is_one():
    (block,) = (block for block in pages.blocks(PAGE) if block.language == "toml")
    (entry,) = parsed(block.text, "page.toml")
    assert entry.kernel == "gemm" and entry.options == {"BLOCK": 128, "K_STEP": 64}
