"""Kernels from text: written to a file of their own, so that a test can tell the line, the column and the caret of what is refused."""

from __future__ import annotations

import importlib.util
import pathlib
import sys
import textwrap
import types
from collections.abc import Callable, Iterator

import pytest

import tiledsl as td
from tiledsl.ir import nodes as ir

HEADER = """\
import tiledsl as td
@td.kernel(warps=4)
def k(a: td.gl[td.bf16, "M", "K"], b: td.gl[td.bf16, "N", "K"], c: td.gl[td.f32, "M", "N"]):
"""
SIZES = {"M": 256, "N": 256, "K": 1024}


@pytest.fixture
def module(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], types.ModuleType]]:
    """`module(text)` imports the text as the file kernel.py of the working directory; `module(text, "ops")` as ops.py, which later ones can import."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    made: list[str] = []

    def make(text: str, name: str = "kernel") -> types.ModuleType:
        path = tmp_path / f"{name}.py"
        path.write_text(textwrap.dedent(text))
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None and spec.loader is not None
        result = importlib.util.module_from_spec(spec)
        sys.modules[name] = result
        made.append(name)
        spec.loader.exec_module(result)
        return result

    yield make
    for name in set(made):
        del sys.modules[name]


@pytest.fixture
def capture(module: Callable[[str], types.ModuleType]) -> Callable[..., ir.KernelIR]:
    """`capture(body)` is the IR of a kernel with that body, of four warps and operands a (M×K), b (N×K) in bf16 and c (M×N) in f32. The grid is added
    where it is missing. A text that imports tiledsl is taken as it is, and must define the kernel k.
    """

    def run(text: str, **sizes: object) -> ir.KernelIR:
        return captured(module(_whole(text)).k, sizes)

    return run


def captured(kernel: td.Kernel, sizes: dict[str, object]) -> ir.KernelIR:
    return kernel.capture("gfx942", {name: size for name, size in SIZES.items() if name in kernel.parameters.dimensions} | sizes)


def _whole(text: str) -> str:
    text = textwrap.dedent(text).strip("\n") + "\n"
    if "import tiledsl" in text:
        return text
    grid = "" if "td.grid" in text else "    td.grid(1)\n"
    return HEADER + textwrap.indent(text, "    ") + grid


@pytest.fixture
def refusal(module: Callable[[str], types.ModuleType]) -> Callable[..., str]:
    """`refusal(body)` is the whole text of the error that refuses it; a body begins at line 4, a whole file at line 1."""

    def run(text: str, **sizes: object) -> str:
        with pytest.raises(td.TiledslError) as caught:
            captured(module(_whole(text)).k, sizes)
        return "\n" + str(caught.value) + "\n"

    return run
