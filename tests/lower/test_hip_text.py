"""The HIP text of the examples: read it, then pin it. A kernel author should find every line of the kernel in it."""

import pathlib
import re

import pytest

from examples import gemm_8192, own_loader, wide_panel
from tiledsl.compile import lower
from tiledsl.targets import TARGETS

SIZES = {"M": 8192, "N": 8192, "K": 8192}
EXAMPLES = {"gemm_8192": (gemm_8192.gemm, 150), "wide_panel": (wide_panel.wide_panel, 500), "own_loader": (own_loader.own_loader, 500)}


@pytest.mark.parametrize("name", EXAMPLES)
@pytest.mark.parametrize("target", TARGETS)
def test_golden(name, target, golden):
    kernel, longest = EXAMPLES[name]
    lowered = lower(kernel, target, SIZES)
    golden(f"{name}.{target}.hip", lowered.hip)
    golden(f"{name}.ir", lowered.ir)
    assert len(lowered.hip.splitlines()) <= longest
    assert "#define" not in lowered.hip


@pytest.mark.parametrize("name", EXAMPLES)
def test_every_line_of_the_kernel_is_found(name):
    kernel, _ = EXAMPLES[name]
    text = lower(kernel, "gfx942", SIZES).hip
    source = pathlib.Path(kernel.function.__code__.co_filename).read_text().splitlines()
    first = source.index(next(line for line in source if line.startswith(f"def {kernel.name}(")))
    words = re.compile(r"td\.(load|store|zeros|barrier|mma_ABt|asm|range)\(")
    for number in range(first, len(source)):
        line = source[number].strip()
        if line.startswith("if __name__"):
            break
        if words.search(line):
            assert f":{number + 1}: {line}" in text


def test_same_text_whatever_the_directory(tmp_path, monkeypatch):
    before = lower(gemm_8192.gemm, "gfx942", SIZES).hip
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TILEDSL_CACHE", str(tmp_path / "cache"))
    assert lower(gemm_8192.gemm, "gfx942", SIZES).hip == before
