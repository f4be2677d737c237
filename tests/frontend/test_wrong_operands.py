"""Whatever a word is given, a kernel is captured or refused at its line: nothing else comes out."""

import importlib.util
import itertools
import random
import sys

import pytest

import tiledsl as td
from tests.sweeps import THOROUGH

KERNEL = """
import tiledsl as td

class Thing:
    pass

@td.kernel(warps=4)
def k(c: td.gl[td.f32, "M", "N"], a: td.gl[td.bf16, "M", "N"], alpha: td.f32, word="", use=()):
    td.grid(1)
    shared, two = td.st(td.bf16, 32, 32), td.st(td.bf16, 32, 32, buffers=2)
    x, acc = td.rt(td.bf16, 32, 32), td.zeros(td.f32, 32, 32)
    values = [None, 3, -1, 0, 2.5, True, "row", b"", (1, 2), [1], {}, slice(0, 2), 1j, Thing(), Thing, print, td, td.bf16, td.warp_id(), td.lane_id(),
              td.range(2), a, c[0, 0], a.at(row=0, col=0), a.address(0, 0), shared, two, two[0], td.subtile(shared, (16, 16), (0, 0)), x, acc, td.vgpr(2),
              a @ a.T, td.target, alpha, td.row_index(acc), acc > 0, td.col_sum(acc)]
    operands = [values[i] for i in use]
    getattr(td, word)(*operands)
"""
COUNT = 38  # values in the kernel's list


@pytest.fixture(scope="module")
def kernel(tmp_path_factory):
    path = tmp_path_factory.mktemp("wrong") / "wrong_operands.py"
    path.write_text(KERNEL)
    spec = importlib.util.spec_from_file_location("wrong_operands", path)
    module = sys.modules["wrong_operands"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    yield module.k
    del sys.modules["wrong_operands"]


WORDS = [
    "softmax",
    "split_bf16",
    "column",
    "matrix_of",
    "column_of",
    "group_sum",
    "by_groups",
    "gather",
    "scatter",
    "stacked",
    "add_in_order",
    "atomic_add",
    "column_parts",
    "sum_of_parts",
    "read",
    "exp2",
    "fma",
    "next_up",
    "power_of_two",
    "unpack",
    "log2",
    "log",
    "sqrt",
    "rsqrt",
    "rcp",
    "sin",
    "cos",
    "sigmoid",
    "silu",
    "tanh",
    "asm",
    "barrier",
    "cast",
    "cdiv",
    "dequantised",
    "commit",
    "col_index",
    "col_max",
    "col_min",
    "col_sum",
    "copy",
    "dyn",
    "ensures",
    "exp",
    "fetch",
    "full",
    "gelu",
    "grid",
    "lane_id",
    "load",
    "maximum",
    "minimum",
    "mma_AB",
    "mma_ABt",
    "mma_AtB",
    "old",
    "keep",
    "keeps",
    "print",
    "priority",
    "range",
    "relu",
    "roles",
    "row_index",
    "row_max",
    "row_min",
    "row_sum",
    "rt",
    "st",
    "store",
    "subtile",
    "swap_layout",
    "unchecked",
    "vgpr",
    "wait",
    "where",
    "zeros",
]


@pytest.mark.longer
@pytest.mark.parametrize("word", WORDS)
def test_any_operands(kernel, word):
    some = [0, 1, 4, 6, 8, 17, 18, 21, 22, 25, 28, 29, 30, 34, 35, 36, 37]
    choices = [(), *((i,) for i in range(COUNT)), *itertools.product(some, some), *((i, j, i) for i, j in itertools.product(some, some))]
    for use in choices if THOROUGH else random.Random(word).sample(choices, 15):
        try:
            kernel.capture("gfx942", {"M": 64, "N": 64, "word": word, "use": use})
        except td.TiledslError as error:
            assert all(d.primary is not None and d.primary.span.file.endswith("wrong_operands.py") for d in error.diagnostics), error


def test_the_words_tested_are_all_functions_of_the_language():
    tested = {*WORDS, "kernel", "op", "space", "thread_id", "warp_id"}
    words = {name for name in td.__all__ if callable(getattr(td, name)) and not isinstance(getattr(td, name), type | td.DType)} - {"target"}
    assert tested == words, f"WORDS of this file and __all__ of tiledsl/__init__.py differ in {tested ^ words}"
