"""docs/diagnostics.md lists the codes that exist in the source: all of them, and no other."""

import ast
import pathlib
import re

ROOT = pathlib.Path(__file__).parents[2]
ROW = re.compile(r"\| (TD\d{3}) \| (error|warning|note) \| (.+?) \| (.*?) ?\|")


def rows():
    lines = (ROOT / "docs/diagnostics.md").read_text(encoding="utf-8").splitlines()
    return [ROW.fullmatch(line) for line in lines if line.startswith("| TD")]


def codes_in_source():
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in (ROOT / "tiledsl").rglob("*.py")]
    texts = [node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]
    return {text for text in texts if re.fullmatch(r"TD\d{3}", text)}


def test_every_row_says_severity_meaning_and_fix():
    assert all(rows())


def test_every_code_has_one_row_in_order():
    codes = [row[1] for row in rows() if row]
    assert codes == sorted(set(codes))


def test_the_table_and_the_source_hold_the_same_codes():
    assert {row[1] for row in rows() if row} == codes_in_source()
