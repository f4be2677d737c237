"""Every page: its links lead somewhere, and its code runs, here or in a test of its own."""

import argparse
import pathlib
import re
import shlex
import urllib.parse

import pytest

from tests.docs import pages
from tests.docs.kernels import kernel_of
from tests.docs.pages import PAGES, ROOT
from tiledsl.analysis.time.figures import replaced, with_figures
from tiledsl.tools import cli
from tiledsl.tools.cli.kernels import load_kernels

ELSEWHERE = {  # where the blocks of a page are tested, if not in the file of its name
    "docs/mistakes.md": "tests/docs/test_codes.py",
    "docs/gpu.md": "tests/runtime/on_gpu/page.py",
    "docs/adding-a-check.md": "tests/docs/test_adding_a_check.py",
}
GENERATED = ("docs/reference.md", "docs/mistakes.md", "docs/diagnostics.md")
MAKE = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE)


def own(page: pathlib.Path) -> bool:
    """Whether the page's blocks have tests of their own."""
    return (ROOT / ELSEWHERE.get(pages.name(page), f"tests/docs/test_{page.stem.lower()}.py")).exists()


every_page = pytest.mark.parametrize("page", PAGES, ids=pages.name)


@every_page
def test_links(page):
    for link in pages.links(page):
        address = urllib.parse.urlsplit(link)
        if address.scheme:
            assert address.scheme == "https" and re.fullmatch(r"([a-z0-9-]+\.)+[a-z]{2,}", address.netloc), link
            continue
        path = (page.parent / address.path).resolve() if address.path else page
        assert path.exists(), link
        assert not address.fragment or address.fragment in pages.anchors(path), link


@pytest.mark.parametrize("page", [page for page in PAGES if pages.name(page) not in GENERATED], ids=pages.name)
def test_prose_is_at_most_120_columns_wide(page):
    """Not in tables, code, and lines of a single word, such as an address."""
    wide, code = [], False
    for line in page.read_text(encoding="utf-8").splitlines():
        code ^= line.startswith("```")
        if not code and len(line) > 120 and not line.startswith("|") and len(line.split()) > 1:
            wide.append(line)
    assert wide == [], "fold these lines at 120 columns"


@every_page
def test_blocks_are_of_a_kind_that_is_tested(page):
    kinds = {block.language for block in pages.blocks(page)}
    if not own(page):
        assert kinds <= {"python", "console", "sh", "{toctree}", "text", "toml"}
        assert "text" not in kinds or all(block.said for block in pages.blocks(page) if block.language == "text")


@every_page
def test_files_of_figures(page, tmp_path):
    """The blocks of toml are such files."""
    for block in pages.blocks(page):
        if block.language == "toml" and not own(page):
            (tmp_path / "figures.toml").write_text(block.text)
            assert replaced(with_figures(str(tmp_path / "figures.toml")))


@every_page
def test_command_lines_are_at_most_120_columns_wide(page):
    """The site shows so many without scrolling, on a screen of 1,300 pixels."""
    shells = [block.text for block in pages.blocks(page) if block.language == "sh" and page.parent in (ROOT, ROOT / "docs")]
    lines = [line for text in shells for line in text.splitlines()]
    assert [line for line in lines if len(line) > 120] == []


@every_page
def test_command_lines(page, tmp_path):
    """Those in blocks of sh: tiledsl's parse, make's targets and Python's files are there. What they do is not looked at."""
    for block in pages.blocks(page):
        for line in pages.joined(block.text).splitlines() if block.language == "sh" else ():
            command, *arguments = shlex.split(line, comments=True) or [""]
            if command == "tiledsl":
                assert cli.parser().parse_args(arguments).run
            elif command == "make":
                assert {argument for argument in arguments if "=" not in argument} <= set(MAKE)
            elif command == "python" and arguments[0] != "-m":
                assert (ROOT / arguments[0]).exists()


@pytest.mark.sample("docs/order.md")
@pytest.mark.parametrize("page", [page for page in PAGES if any(block.language == "console" for block in pages.blocks(page))], ids=pages.name)
def test_sessions(page, shared_directory, monkeypatch, update_golden):
    """What its command lines print."""
    monkeypatch.setenv("COLUMNS", "100")
    pages.session(page, shared_directory / "pages" / pages.name(page), update=update_golden)


@pytest.mark.parametrize("page", [page for page in PAGES if not own(page)], ids=pages.name)
def test_python(page, tmp_path):
    """Blocks that no comment makes a file: kernels are checked, and what stands in a kernel is, in the reference's."""
    for number, block in enumerate(block for block in pages.blocks(page) if block.language == "python" and not block.said):
        path = tmp_path / f"block{number}.py"
        whole = re.search(r"^@td\.", block.text, re.MULTILINE)
        path.write_text(block.text if "import tiledsl" in block.text else "import tiledsl as td\n\n\n" + (block.text if whole else kernel_of(block.text)))
        kernels = [one.kernel for one in load_kernels(str(path))]
        assert kernels
        if not re.search(r": \.\.\.$", block.text, re.MULTILINE):  # a signature alone
            for kernel in kernels:
                sizes = {name: 1024 for name in kernel.parameters.dimensions if name not in kernel.sizes}
                assert [finding.render() for finding in kernel.check(**sizes) if finding.severity != "note"] == []


def test_every_command_line_option_is_of_a_command():
    """The pages name no option that there is not."""
    (commands,) = (action.choices for action in cli.parser()._actions if isinstance(action, argparse._SubParsersAction))
    options = {option for parser in (cli.parser(), *commands.values()) for action in parser._actions for option in action.option_strings}
    for page in (pathlib.Path(page) for page in PAGES if page.parent.name == "docs"):
        for text in re.findall(r"`tiledsl ([^`\n]+)`", page.read_text(encoding="utf-8")):
            assert set(re.findall(r"(?<!\S)--[a-z-]+", text)) <= options, text


def test_the_first_kernel_is_the_readmes():
    start, readme = (next(block.text for block in pages.blocks(ROOT / path) if block.language == "python") for path in ("docs/start.md", "README.md"))
    assert start == readme
