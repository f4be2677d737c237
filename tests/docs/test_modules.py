"""docs/lowering.md says of every package of tiledsl, and of every module of the lowering, what it does."""

import pathlib
import re

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SECTION = (ROOT / "docs" / "lowering.md").read_text().split("## Which module does what")[1]


def _named(heading: str) -> list[str]:
    """The first cells of the table with that heading."""
    table = SECTION.split(f"| in `{heading}` | |")[1].split("\n\n")[0]
    return sorted(name for row in table.splitlines()[2:] for name in re.findall(r"`([\w/]+)`", row.split("|")[1]))


def _there(folder: pathlib.Path) -> list[str]:
    modules = [path.stem for path in folder.glob("*.py") if not path.stem.startswith("__")]
    return sorted([*modules, *(f"{path.name}/" for path in folder.iterdir() if (path / "__init__.py").exists())])


@pytest.mark.parametrize("folder", ["tiledsl/", "tiledsl/lower/", "tiledsl/lower/plan/", "tiledsl/lower/waits/", "tiledsl/lower/emit/"])
def test_every_module_is_in_the_table(folder):
    assert _named(folder) == _there(ROOT / folder)
