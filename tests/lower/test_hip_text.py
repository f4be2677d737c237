"""The HIP text of the examples: read it, then pin it. A kernel author should find every line of the kernel in it."""

import ast
import importlib
import pathlib
import re

import pytest

import tiledsl as td
from examples import epilogues, gemm_8192, ping_pong_direct, prefetch, softmax
from examples.catalogue import EXAMPLES, Example
from tests.kernels import vectors
from tests.kernels.dynamic import every
from tests.mistakes import right
from tiledsl.compile.compile import lower
from tiledsl.compile.lowered import Lowered

SIZES = {"M": 8192, "N": 8192, "K": 8192}
LONGEST = {"K01": 150}  # lines; 500 for the others
LONGEST_OF_SEVERAL_PATHS = 650  # with edges, or with run-time sizes: a loop's last steps, whole and cut tiles, have a text each
# Words that leave text, and conditions on which warp it is. What tiles, td.grid and td.roles give goes into the expressions of others.
WORDS = re.compile(r"td\.(load|store|zeros|barrier|mma_\w+|asm|range|fetch|commit|wait|swap_layout|priority)\(|^ *(if (wr|half)|with (producer|consumer))\b")
PAIRS = [(example, target) for example in EXAMPLES for target in example.targets]


def name(example: Example) -> str:
    """The golden's."""
    return f"{example.id}.{example.module}"


@pytest.mark.sample("K01-gfx90a", "K05-1-gfx90a", "K06-gfx942", "K12-gfx942", "K13-gfx950", "K14-gfx90a")
@pytest.mark.parametrize("example, target", PAIRS, ids=[f"{e.id}-{t}" for e, t in PAIRS])
def test_golden(example, target, golden):
    lowered = lower(example.kernel, target, {**SIZES, **example.options})
    check_golden(golden, f"{name(example)}.{target}", lowered, LONGEST.get(example.id, 500))
    if target == example.targets[0]:
        golden(f"{name(example)}.ir", lowered.ir)


def check_golden(golden, name: str, lowered: Lowered, longest: int = LONGEST_OF_SEVERAL_PATHS) -> None:
    golden(f"{name}.hip", lowered.hip)
    assert len(lowered.hip.splitlines()) <= longest
    assert "#define" not in lowered.hip


@pytest.mark.thorough
def test_golden_of_epilogues(golden):
    check_golden(golden, "epilogues.gfx942", lower(epilogues.linear_gelu, "gfx942", {"M": 4096, "N": 4096, "K": 4096}), 500)


@pytest.mark.thorough
def test_golden_of_edges(golden):
    """K01 where no tile divides a size, and rows begin at multiples of 8 bytes; K13 with half of a tile of A beyond the last row, and a tail of 16 bytes."""
    check_golden(golden, "K01.ragged.gfx942", lower(gemm_8192.gemm, "gfx942", {"M": 1000, "N": 900, "K": 500}))
    check_golden(golden, "K13.ragged.gfx950", lower(ping_pong_direct.ping_pong_direct, "gfx950", {"M": 1100, "N": 1000, "K": 1032}))


@pytest.mark.thorough
def test_golden_of_run_time_sizes(golden):
    """K01 and K08, of which the one has edges everywhere and the other two phases and a last step of its own."""
    check_golden(golden, "K01.run_time.gfx942", lower(every(gemm_8192.gemm, N=8, K=8), "gfx942", {}))
    lowered = lower(every(prefetch.prefetch, M=128, N=128, K=64), "gfx942", {})
    check_golden(golden, "K08.run_time.gfx942", lowered)
    golden("K08.run_time.ir", lowered.ir)


def lines_of(example: Example) -> dict[int, str]:
    """The lines of the example's file with a word in them, by number: those of its kernel, and of what no kernel holds."""
    path = pathlib.Path(example.kernel.function.__code__.co_filename)
    module = ast.parse(path.read_text())
    others = {kernel.name for kernel in vars(importlib.import_module(f"examples.{example.module}")).values() if isinstance(kernel, td.Kernel)} - {example.name}
    skipped = [node for node in module.body if isinstance(node, ast.FunctionDef) and node.name in others]
    lines = {number: line.strip() for number, line in enumerate(path.read_text().splitlines(), 1) if WORDS.search(line)}
    return {n: line for n, line in lines.items() if not any(node.lineno <= n <= (node.end_lineno or n) for node in skipped)}


@pytest.mark.sample("K01-gfx90a", "K05-1-gfx90a", "K06-gfx942", "K07-gfx950", "K12-gfx942")
@pytest.mark.parametrize("example, target", PAIRS, ids=[f"{e.id}-{t}" for e, t in PAIRS])
def test_every_line_of_the_kernel_is_found(example, target):
    text = lower(example.kernel, target, {**SIZES, **example.options}).hip
    wanted = lines_of(example)
    assert len(wanted) > 6
    assert [line for number, line in wanted.items() if f"// {example.file}:{number}: {line}\n" not in text] == []


@pytest.mark.thorough
def test_same_text_whatever_the_directory(tmp_path, monkeypatch):
    before = lower(gemm_8192.gemm, "gfx942", SIZES).hip
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TILEDSL_CACHE", str(tmp_path / "cache"))
    assert lower(gemm_8192.gemm, "gfx942", SIZES).hip == before


OF_MEMORY = [(right.grouped, "gfx942"), (right.added, "gfx90a"), (right.packed, "gfx950"), (right.quantised, "gfx942"), (right.quantised, "gfx950")]
OF_MEMORY += [(right.microscaled, "gfx950")]


@pytest.mark.sample("packed-gfx950", "quantised-gfx942")
@pytest.mark.parametrize("kernel, target", OF_MEMORY, ids=[f"{kernel.name}-{target}" for kernel, target in OF_MEMORY])
def test_golden_of_integers_sums_and_numbers_in_words(kernel, target, golden):
    """Ends of groups that are read, parts that are added, numbers that share words, fp8 with scales, and MXFP4."""
    lowered = lower(kernel, target, {})
    check_golden(golden, f"{kernel.name}.{target}", lowered, 250)
    golden(f"{kernel.name}.ir", lowered.ir)


@pytest.mark.one_in(2)
@pytest.mark.parametrize("target", ["gfx942", "gfx950"])
def test_golden_of_reductions_and_masks(target, golden):
    """A softmax of long rows, with masks of the last columns; and the direction between lanes."""
    lowered = lower(softmax.softmax_of_long_rows, target, {"M": 64, "N": 200})
    check_golden(golden, f"softmax.{target}", lowered)
    golden("softmax.ir", lowered.ir)
    golden(f"between_lanes.{target}.hip", lower(vectors.reduced, target, {"M": 32, "N": 64, "name": "row_sum"}).hip)
