"""The kernels with a mistake in them: every `bNN…` of the files beside this one, its right twin, and what the checks before compiling say of them."""

from __future__ import annotations

import functools
import importlib.util
import pathlib
import re
from types import ModuleType

from tiledsl.diagnostics.diagnostic import Diagnostic
from tiledsl.runtime.kernel import Kernel

HERE = pathlib.Path(__file__).parent
FILES = ("races", "barriers", "waits", "bounds", "coverage", "layouts", "uninitialised", "budgets", "assembly", "values", "lint")
WARNINGS = ("b07", "b20", "b36")  # mistakes that do no harm


def module(file: str) -> ModuleType:
    """A file beside this one, loaded by its path, which its findings name."""
    spec = importlib.util.spec_from_file_location(f"tests_mistakes_{file}", HERE / f"{file}.py")
    assert spec is not None and spec.loader is not None
    loaded = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(loaded)
    return loaded


def _kernels(file: str) -> dict[str, Kernel]:
    return {name: value for name, value in vars(module(file)).items() if re.match(r"b\d\d", name) and isinstance(value, Kernel)}


@functools.cache
def kernels() -> dict[str, Kernel]:
    """Name → kernel, of all files; the twins among them that are kernels of their own have names that end in _right."""
    return {name: kernel for file in FILES for name, kernel in _kernels(file).items()}


def mistakes() -> list[str]:
    """The names of the kernels with a mistake."""
    return sorted(name for name in kernels() if not name.endswith("_right"))


@functools.cache
def wrong(name: str) -> tuple[Diagnostic, ...]:
    """What is said of a kernel with a mistake: errors and warnings."""
    return _said(kernels()[name])


def right(name: str) -> tuple[Diagnostic, ...]:
    """What is said of its twin."""
    twin = kernels().get(f"{name}_right")
    return _said(twin) if twin is not None else _said(kernels()[name], right=True)


def _said(kernel: Kernel, **options: bool) -> tuple[Diagnostic, ...]:
    return tuple(finding for finding in kernel.check(**options) if finding.severity != "note")
