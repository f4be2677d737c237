"""TD403 and TD401 where a tile has buffers and its copies parts: the message says which copy is left out, comes too late or goes to another buffer."""

import pathlib

import pytest

from tests.checks.conftest import check, edited, kernel_in
from tiledsl.diagnostics.diagnostic import KernelError

COMMIT_A, COMMIT_B = "td.commit(As[(k + 1) % 2], fa)", "td.commit(Bs[(k + 1) % 2], fb)"
WRONG = {
    "a buffer is read that was not filled": ("y0 = td.load(td.subtile(Bs[k % 2]", "y0 = td.load(td.subtile(Bs[(k + 1) % 2]"),
    "the buffer that is read is filled": (COMMIT_A, "td.commit(As[k % 2], fa)"),
    "fetched and not committed": (f"            {COMMIT_B}\n", ""),
    "a part is not committed": (COMMIT_A, "td.commit(As[(k + 1) % 2], fa, part=(0, 2))"),
    "one part is committed twice": (COMMIT_A, "[td.commit(As[(k + 1) % 2], fa, part=(1, 2)) for _ in range(2)]"),
    "a part is not fetched": ("td.fetch(As[(k + 1) % 2], a[row, k + 1])", "td.fetch(As[(k + 1) % 2], a[row, k + 1], part=(0, 2))"),
    "the first step's buffer is not filled": ("    td.load(Bs[0], b[col, 0])\n    td.barrier()\n    for", "    td.barrier()\n    for"),
    "one buffer alone is filled": (f"            {COMMIT_B}\n", "            td.commit(Bs[k % 2 * 0], fb)\n"),
    "a copy to one buffer alone": (
        f"            {COMMIT_B}\n        td.barrier()",
        "            pass\n        td.barrier()\n        if k + 1 < steps:\n            td.commit(Bs[0], fb)\n        td.barrier()",
    ),
}


def test_the_whole_text(tmp_path, monkeypatch, golden):
    monkeypatch.chdir(tmp_path)
    texts = []
    for what, edit in WRONG.items():
        edited(tmp_path, "causes", edit)
        with pytest.raises(KernelError) as error:
            check(kernel_in(pathlib.Path("causes.py"), "halves"), "gfx942", {"K": 192})
        texts.append(f"# {what}\n{error.value}\n")
    golden("never_written.txt", "\n".join(texts))
