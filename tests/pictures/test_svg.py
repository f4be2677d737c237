"""Pictures as SVG: well-formed, self-contained, one cell an element, each with the JSON document's values."""

import re
import xml.etree.ElementTree as ElementTree

import pytest

from tests.pictures.asked import asked
from tiledsl.tools import cli
from tiledsl.tools.pictures.svg import MOST_CELLS

SVG = "{http://www.w3.org/2000/svg}"


def drawn(tmp_path, *arguments: str):
    """The root of the file."""
    path = tmp_path / "picture.svg"
    assert cli.main(["layout", *arguments, "-o", str(path)]) == 0
    text = path.read_text(encoding="utf-8")
    assert text.startswith('<?xml version="1.0" encoding="UTF-8"?>\n<svg ')
    assert [other.name for other in tmp_path.iterdir()] == ["picture.svg"]
    return ElementTree.fromstring(text)


def cells(root):
    """(classes, tip, text) of each cell, in the order of the file."""
    found = [group for group in root.iter(f"{SVG}g") if "cell" in group.get("class").split()]
    return [(group.get("class").split()[1:], group.find(f"{SVG}title").text, group.find(f"{SVG}text").text) for group in found]


def test_a_shared_tile(tmp_path):
    """Two maps of 128 rows of 8 granules, and two tables of 8 groups by 8 for each of a write and a read."""
    document = asked("st(bf16,128,64)")
    found = cells(drawn(tmp_path, "st(bf16,128,64)"))
    clashes = [cell for cell in found if cell[0] == ["clash"]]
    assert len(found) == 2 * 128 * 8 + 4 * 8 * 8
    assert [text for _, _, text in clashes] == ["8x"] * 8
    (read,) = [access for access in document["accesses"] if access["which"] == "k 0..15"]
    assert [max(words) for words in read["words"]["plain"]] == [8] * 8 and [max(words) for words in read["words"]["swizzled"]] == [1] * 8
    tips = [re.fullmatch(r"row (\d+), col (\d+)\.\.(\d+): bytes (\d+)\.\.(\d+), banks (\d+)\.\.(\d+)", tip) for _, tip, _ in found]
    numbers = [tuple(map(int, tip.groups())) for tip in tips if tip]
    for name, half in (("plain", numbers[:1024]), ("swizzled", numbers[1024:])):
        offsets = document["offsets"][name]
        assert sorted((row, col, last) for row, col, last, *_ in half) == [(row, col, col + 7) for row in range(128) for col in range(0, 64, 8)]
        for row, col, _, byte, last, bank, other in half:
            assert (byte, last, bank, other) == (offsets[row][col], offsets[row][col + 7] + 1, byte // 4 % 32, byte // 4 % 32 + 3)


def test_a_matrix_instruction(tmp_path):
    found = cells(drawn(tmp_path, "mfma 32x32x8 bf16"))
    assert len(found) == 32 * 8 + 8 * 32 + 32 * 32
    held = {tip: (classes, text) for classes, tip, text in found}
    assert held["i = 5, k = 6: lane 37, v1[15:0]"] == (["q2"], "37")
    assert held["k = 6, j = 5: lane 37, v1[15:0]"] == (["q2"], "37")
    assert held["i = 31, j = 20: lane 52, v15"] == (["q3"], "52")


def test_all_blocks(tmp_path):
    found = cells(drawn(tmp_path, "mfma 4x4x4 f64"))
    assert len(found) == 3 * 4 * 16
    assert sorted(int(text) for _, tip, text in found if tip.startswith("i =") and "k =" in tip) == list(range(64))


def test_all_pieces_of_a_register_tile(tmp_path):
    """The register varies with row and column there, so it stands in the cell."""
    document = asked("rt(bf16,64,64)")
    (holding,) = document["holdings"]
    found = cells(drawn(tmp_path, "rt(bf16,64,64)"))
    assert [text for _, _, text in found] == [f"{holding['lane'][0][r][c]}:v{holding['register'][0][r][c]}" for r in range(64) for c in range(64)]


def test_very_many_elements(tmp_path):
    """The first rows are drawn, and the number of omitted rows is stated."""
    root = drawn(tmp_path, "rt(f32,128,256,col)")
    assert len(cells(root)) == MOST_CELLS
    assert "64 more rows are left out: --json has them" in [text.text for text in root.iter(f"{SVG}text")]


@pytest.mark.parametrize("spec", ["st(bf16,64,128)", "rt(f32,32,32,row)", "mfma 16x16x16 f16"])
def test_it_needs_nothing_else_and_runs_nothing(tmp_path, spec):
    """The reader's system chooses light or dark; nothing is loaded."""
    root = drawn(tmp_path, spec)
    names = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert names == {"svg", "title", "style", "rect", "text", "g"}
    assert {key for element in root.iter() for key in element.keys()} <= {
        "width", "height", "viewBox", "role", "class", "x", "y", "{http://www.w3.org/XML/1998/namespace}space"
    }  # fmt: skip
    style = root.find(f"{SVG}style").text
    assert style.count("@media (prefers-color-scheme: dark)") == 1 and "url(" not in style and "@import" not in style
    width, height = float(root.get("width")), float(root.get("height"))
    for rect in root.iter(f"{SVG}rect"):
        if rect.get("class") != "ground":
            assert float(rect.get("x")) + float(rect.get("width")) <= width and float(rect.get("y")) + float(rect.get("height")) <= height
