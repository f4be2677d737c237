"""docs/blocks.py: the files of a page, and the patches that make one of another."""

import subprocess
import sys

import pytest

from docs.blocks import files, patched
from tests.docs.pages import ROOT

TEXT = "one\ntwo\n\n    three\ntwo\nfour\n"


@pytest.mark.parametrize(
    "patch, expected",
    [
        ("- one\n+ ONE\n", "ONE\ntwo\n\n    three\ntwo\nfour\n"),
        ("  one\n- two\n", "one\n\n    three\ntwo\nfour\n"),
        ("      three\n+     more\n", "one\ntwo\n\n    three\n    more\ntwo\nfour\n"),
        ("- one\n+ 1\n…\n- four\n+ 4\n", "1\ntwo\n\n    three\ntwo\n4\n"),
        ("  one\n  two\n+\n+\n\n+ x\n      three\n", "one\ntwo\n\n\n\nx\n    three\ntwo\nfour\n"),
        ("      three\n…\n- two\n", "one\ntwo\n\n    three\nfour\n"),  # the one behind the change before
    ],
)
def test_patched(patch, expected):
    assert patched(TEXT, patch) == expected


@pytest.mark.parametrize(
    "patch, message",
    [
        ("- two\n", "these lines are there 2 times:\ntwo\n"),
        ("- five\n", "these lines are there 0 times:\nfive\n"),
        ("- ne\n", "these lines are there 0 times:\nne\n"),
        ("- four\n+ 4\n…\n- one\n", "these lines are there 0 times:\none\n"),
        ("-one\n", "a line of a patch begins with '- ', '+ ' or two spaces, and this one does not: '-one\\n'"),
    ],
)
def test_what_is_no_patch_of_it(patch, message):
    with pytest.raises(ValueError) as error:
        patched(TEXT, patch)
    assert str(error.value) == message


def test_a_pages_files(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("<!-- file a.py -->\n```python\nx = 1\n```\n\n<!-- patch b.py from a.py -->\n```diff\n- x = 1\n+ x = 2\n```\n\n```python\nnone\n```\n")
    assert files(page) == {"a.py": "x = 1\n", "b.py": "x = 2\n"}
    command = [sys.executable, "-m", "docs.blocks", page, tmp_path / "out" / "of"]
    printed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert printed == "".join(f"{tmp_path}/out/of/{name}\n" for name in ("a.py", "b.py"))
    assert (tmp_path / "out" / "of" / "b.py").read_text() == "x = 2\n"
