"""docs/lowering.md says of every module of tiledsl what it does, or of the folder that it is in."""

import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SECTION = (ROOT / "docs" / "lowering.md").read_text().split("## Which module does what")[1]
WHOLE, LOWER = SECTION.split("| in `tiledsl/lower/` | |")


@pytest.mark.parametrize("folder, table", [("tiledsl", WHOLE), ("tiledsl/lower", LOWER)])
def test_every_module_is_in_the_table(folder, table):
    here = ROOT / folder
    files = {path.stem for path in here.glob("*.py") if not path.stem.startswith("__")}
    folders = {f"{path.name}/" for path in here.iterdir() if path.is_dir() and path.name != "__pycache__"}
    named = re.findall(r"`(\w+/?)`", table.split("|---|---|")[1])
    assert sorted(set(named)) == sorted(files | folders)
