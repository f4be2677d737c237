"""Examples with edits, and what a check finds in them."""

from __future__ import annotations

import pathlib
from collections.abc import Iterable, Mapping
from typing import Any

from tests.checks.conftest import kernel_in
from tiledsl.diagnostics.diagnostic import Diagnostic


def findings(tmp_path: pathlib.Path, file: str, name: str, edits: Iterable[tuple[str, str]], **sizes: int) -> tuple[list[str], tuple[Diagnostic, ...]]:
    """The lines of an example with each edit made once, in this kernel or behind the kernel; and what a check of the kernel finds."""
    source = pathlib.Path(file).read_text()
    at = source.index(f"def {name}(")
    for old, new in edits:
        assert old in source[at:]
        source = source[:at] + source[at:].replace(old, new, 1)
    return source.splitlines(), _checked(tmp_path, source, name, sizes)


def errors(tmp_path: pathlib.Path, file: str, name: str, old: str, new: str, **options: Any) -> tuple[list[str], list[Diagnostic]]:
    """The lines of an example with one edit, and the errors that a check of a kernel of the example finds. `old` stands in the example exactly once."""
    source = pathlib.Path(file).read_text()
    assert source.count(old) == 1 and old != new
    source = source.replace(old, new)
    return source.splitlines(), [one for one in _checked(tmp_path, source, name, options) if one.severity == "error"]


def _checked(tmp_path: pathlib.Path, source: str, name: str, options: Mapping[str, Any]) -> tuple[Diagnostic, ...]:
    path = tmp_path / "edited.py"
    path.write_text(source)
    return kernel_in(path, name).check(**options)
