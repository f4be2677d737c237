"""The golden texts of this folder."""

from __future__ import annotations

import pathlib
from collections.abc import Callable

import pytest

EXPECTED = pathlib.Path(__file__).parent / "expected"


@pytest.fixture
def expected(update_golden: bool, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], None]:
    """`expected(name, text)` compares the text with expected/<name>.txt; a missing file fails. --update-golden writes it.

    Places in the text are relative to this folder.
    """

    def compare(name: str, text: str) -> None:
        path = EXPECTED / f"{name}.txt"
        if update_golden:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text + "\n")
        assert path.exists(), f"no golden file {path}: look at the text and run pytest --update-golden"
        assert text + "\n" == path.read_text()

    monkeypatch.chdir(EXPECTED.parent)
    return compare
