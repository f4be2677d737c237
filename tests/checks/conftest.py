"""Kernels with a mistake in them: a right kernel's file with a few lines edited, and what the checks say to it, place by place."""

from __future__ import annotations

import functools
import importlib.util
import pathlib
from collections.abc import Callable

import pytest

from tests.checks.limits import SOURCE, Made
from tiledsl.compile.verify import program_of
from tiledsl.diagnostics.diagnostic import KernelError
from tiledsl.runtime.kernel import Kernel

KERNELS = pathlib.Path(__file__).parent / "kernels"
# The files of one kernel, called like the file, that takes steps along K.
PRODUCTS = sorted(path for path in KERNELS.glob("*.py") if f"def {path.stem}(" in (text := path.read_text()) and '"K"' in text)
Refused = Callable[..., str]
SIZES = {"M": 256, "N": 256, "K": 256, "L": 64}


def kernel_in(path: pathlib.Path, name: str) -> Kernel:
    spec = importlib.util.spec_from_file_location(f"tests_kernel_{path.stem}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    kernel = getattr(module, name)
    assert isinstance(kernel, Kernel)
    return kernel


def check(kernel: Kernel, target: str, sizes: dict[str, object]) -> None:
    """Everything up to the waits; no compiler."""
    known = {name: size for name, size in SIZES.items() if name in kernel.parameters.dimensions}
    program_of(kernel.capture(target, known | sizes), target)


@functools.cache
def accepted(name: str, target: str) -> None:
    check(kernel_in(KERNELS / f"{name}.py", name), target, {})


@pytest.fixture
def refused(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> Refused:
    """`refused(name, (old, new), …)` is what the checks say to tests/checks/kernels/<name>.py with `old` replaced: they take the file as it is."""

    def text(name: str, *edits: tuple[str, str], target: str = "gfx942", right_on: str | None = None, **sizes: object) -> str:
        accepted(name, right_on or target)
        path = edited(tmp_path, name, *edits)
        monkeypatch.chdir(tmp_path)
        with pytest.raises(KernelError) as error:
            check(kernel_in(path, name), target, dict(sizes))
        return str(error.value)

    return text


def edited(folder: pathlib.Path, name: str, *edits: tuple[str, str]) -> pathlib.Path:
    """A copy of the kernel's file with each `old`, which is there exactly once, replaced."""
    source = (KERNELS / f"{name}.py").read_text()
    for old, new in edits:
        assert source.count(old) == 1, f"{old!r} is {source.count(old)} times in {name}.py"
        source = source.replace(old, new)
    path = folder / f"{name}.py"
    path.write_text(source)
    return path


@pytest.fixture
def made(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> Made:
    """The kernel that stores a value under a contract."""

    def kernel(contract: str, value: str, source: str = SOURCE) -> Kernel:
        monkeypatch.chdir(tmp_path)
        path = tmp_path / "limits.py"
        path.write_text(source.format(contract=contract, value=value))
        spec = importlib.util.spec_from_file_location("limits", path)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        found = module.kernel
        assert isinstance(found, Kernel)
        return found

    return kernel
