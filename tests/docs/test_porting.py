"""docs/porting.md: each kernel of it passes the checks, each question has one, and its words exist."""

import re

import pytest

import tiledsl as td
from docs.blocks import files, without
from tests.cli.command import run
from tests.docs.pages import ROOT
from tiledsl.tools.cli.kernels import load_kernels

PAGE = ROOT / "docs/porting.md"
KERNELS = files(PAGE)
TEXT = PAGE.read_text(encoding="utf-8")


@pytest.mark.sample("roles.py", "ping_pong.py")
@pytest.mark.parametrize("name", KERNELS)
def test_each_kernel_passes_the_checks(tmp_path, name):
    path = tmp_path / name
    path.write_text(KERNELS[name])
    (kernel,) = load_kernels(str(path))
    assert kernel.kernel.check() == ()


@pytest.mark.thorough
@pytest.mark.parametrize("name", KERNELS)
def test_each_kernel_is_right(capsys, tmp_path, name):
    path = tmp_path / name
    path.write_text(KERNELS[name])
    status, out, _ = run(capsys, "sim", str(path), "-D", "M=256", "--blocks", "0,3")
    assert status == 0 and "no hazards" in out and "'c' and its contract, " in out


def test_each_question_has_a_kernel():
    sections = re.split(r"^### \d+\. ", TEXT, flags=re.MULTILINE)[1:]
    assert len(sections) == 16 and all(section.count("<!-- patch ") == 1 for section in sections)
    assert len(KERNELS) == 17 and len(set(KERNELS.values())) == 17


def test_the_words_beside_theirs_exist():
    words = set(re.findall(r"\btd\.(\w+)", without(TEXT)))
    assert len(words) > 20 and words <= set(td.__all__)


def test_the_command_prints_it(capsys):
    """Without the comments, which the tests read."""
    page = re.sub(r"<!--.*?-->\n+", "", TEXT, flags=re.DOTALL)
    assert "<!--" not in page and run(capsys, "explain", "port") == (0, page, "")
