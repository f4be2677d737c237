"""Findings on cost of the examples: none has a warning that is not explained here."""

import pathlib

import pytest

from tiledsl.runtime.costs import costs
from tiledsl.runtime.kernel import Kernel
from tiledsl.tools.cli.kernels import load_kernels

EXAMPLES = pathlib.Path(__file__).parents[2] / "examples"
WITHOUT_KERNELS = {"catalogue.py", "demo.py", "library.py", "readme.py"}
READ = {"attention_varlen.py", "grouped.py", "moe.py"}  # their branches depend on numbers from memory: minutes of tracing
TARGETS = {"mxfp4.py": "gfx950"}  # where the others have their own, or the default
EXPLAINED = {  # by kernel: the costs, and why the example has them
    "added": ({"lines"}, "the weights go straight to the registers of the product, whose layout takes a line in two loads"),
    "backward_delta": ({"lines"}, "a sum of each row in few lines: the tile in layout row is that of the vector it makes"),
    "convolution": ({"lines"}, "32 channels a step, so that a tile of pixels and one of weights fit twice"),
    "decode": ({"outside"}, "8 heads of queries share the keys of one, and a product has at least 16 rows"),
    "combine": ({"idle"}, "a vector for each head: fewer blocks than compute units at one sequence"),
    "linear_gelu": ({"epilogue"}, "the epilogue is what the example shows"),
    "dequantised": ({"epilogue"}, "scales of rows and columns follow products of int8, which are short"),
    "producer_consumer": ({"lines"}, "32 columns a step, so that two buffers leave room for roles"),
    "by_rows": ({"idle", "lines", "epilogue"}, "quantise.py: a block keeps whole rows; scaled_fp8.py: scales follow the products"),
    "by_tensor": ({"epilogue"}, "scales follow the products"),
    "mx_gemm": ({"lines", "epilogue"}, "a step has 16 bytes of scales in a row; products of fp4 are short beside a store of f32"),
    "by_blocks": ({"lines"}, "blocks of 32 columns are those of the scales"),
    "combined": ({"idle"}, "a sum of a few parts, which takes few blocks"),
    "parts": ({"lines"}, "the products of `added`"),
    "in_order": ({"lines", "idle", "epilogue"}, "as `added`; four parts divide K in whole steps; the last warp of a tile adds all parts"),
    "packed_weights": ({"idle"}, "with 256 blocks in place of 128, the start of the blocks takes longer than their shorter work saves"),
}
OF_TIME = {"in_order": {"idle"}}  # 48 of 304 compute units are idle, few enough by count: the start of the blocks makes it more
KERNELS = sorted({*(path.name for path in EXAMPLES.glob("*.py"))} - WITHOUT_KERNELS - READ)


@pytest.mark.thorough
@pytest.mark.parametrize("name", KERNELS)
def test_no_cost_is_unexplained(name):
    for named in load_kernels(str(EXAMPLES / name)):
        assert isinstance(named.kernel, Kernel)
        found = {finding.cause.name for finding in costs(named.kernel, TARGETS.get(name), {})}
        assert found <= EXPLAINED.get(named.name, (set(), ""))[0], named.name
        counted = {finding.cause.name for finding in named.kernel.lower(TARGETS.get(name)).costs}
        assert counted - {"lines"} <= found, named.name  # of a load of half lines, the prediction says whether it costs anything
        assert found & {"lines", "idle", "outside"} - OF_TIME.get(named.name, set()) <= counted, named.name
