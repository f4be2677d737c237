"""Examples with edits, and what a check finds in them."""

from __future__ import annotations

import pathlib
from collections.abc import Iterable

from tests.checks.conftest import kernel_in
from tiledsl.diagnostics.diagnostic import Diagnostic


def findings(tmp_path: pathlib.Path, file: str, name: str, edits: Iterable[tuple[str, str]], **sizes: int) -> tuple[list[str], tuple[Diagnostic, ...]]:
    """The lines of an example with each edit made once, in this kernel or behind the kernel; and what a check of the kernel finds."""
    source = pathlib.Path(file).read_text()
    at = source.index(f"def {name}(")
    for old, new in edits:
        assert old in source[at:]
        source = source[:at] + source[at:].replace(old, new, 1)
    path = tmp_path / "edited.py"
    path.write_text(source)
    return source.splitlines(), kernel_in(path, name).check(**sizes)
