"""The HIP text of the examples: read it, then pin it. A kernel author should find every line of the kernel in it."""

import pathlib
import re

import pytest

from examples import gemm_8192
from examples.catalogue import EXAMPLES, Example
from tiledsl.compile import lower

SIZES = {"M": 8192, "N": 8192, "K": 8192}
LONGEST = {"K01": 150}  # lines; 500 for the others
WORDS = re.compile(r"td\.(load|store|zeros|barrier|mma_\w+|asm|range|fetch|commit|wait|swap_layout)\(")
PAIRS = [(example, target) for example in EXAMPLES for target in example.targets]


def name(example: Example) -> str:
    """The golden's: the file's, and the example's where a file holds several."""
    return example.module if sum(e.module == example.module for e in EXAMPLES) == 1 else f"{example.module}.{example.id}"


@pytest.mark.parametrize("example, target", PAIRS, ids=[f"{e.id}-{t}" for e, t in PAIRS])
def test_golden(example, target, golden):
    lowered = lower(example.kernel, target, {**SIZES, **example.options})
    golden(f"{name(example)}.{target}.hip", lowered.hip)
    if target == example.targets[0]:
        golden(f"{name(example)}.ir", lowered.ir)
    assert len(lowered.hip.splitlines()) <= LONGEST.get(example.id, 500)
    assert "#define" not in lowered.hip


@pytest.mark.parametrize("example, target", PAIRS, ids=[f"{e.id}-{t}" for e, t in PAIRS])
def test_every_line_of_the_kernel_is_found(example, target):
    """All lines with a word in them that the example runs on the target: those that the IR knows, and no fewer than the kernel's own function has."""
    kernel = example.kernel
    text = lower(kernel, target, {**SIZES, **example.options}).hip
    source = pathlib.Path(kernel.function.__code__.co_filename).read_text().splitlines()
    first = source.index(next(line for line in source if line.startswith(f"def {kernel.name}(")))
    found = 0
    for number in range(first, len(source)):
        line = source[number].strip()
        if number > first and source[number][:1] not in ("", " ", ")"):
            break
        if WORDS.search(line):
            assert f":{number + 1}: {line}" in text
            found += 1
    assert found > 5


def test_same_text_whatever_the_directory(tmp_path, monkeypatch):
    before = lower(gemm_8192.gemm, "gfx942", SIZES).hip
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TILEDSL_CACHE", str(tmp_path / "cache"))
    assert lower(gemm_8192.gemm, "gfx942", SIZES).hip == before
