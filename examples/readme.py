"""Writes examples/README.md from the catalogue, the compiler's listings and the model of time: `python -m examples.readme`, or `make examples-table`."""

from __future__ import annotations

import pathlib
import sys
from collections.abc import Callable, Iterable

from examples.catalogue import BEST, EXAMPLES, Example
from tiledsl.analysis.time.chips import chip_of
from tiledsl.asm.resources import Resources
from tiledsl.compile.compile import lower
from tiledsl.compile.lowered import Lowered
from tiledsl.runtime.profile import profile_of
from tiledsl.targets import DEFAULT_TARGET, TARGETS
from tiledsl.toolchain.clang import find_clang

SIZE = 8192
PATH = pathlib.Path(__file__).with_name("README.md")
HEAD = """\
# Examples

<!-- Written by `make examples-table`. Change examples/catalogue.py or examples/readme.py, not this file. -->

These files are kernels to read, and to start from. Each file has one kernel, or two that belong together. All compute
C from A and B, tile by tile. Begin with `gemm_8192.py`.

```sh
python examples/gemm_8192.py                                # the table's kernel for the size and the chip, beside K01
python examples/gemm_8192.py --kernel K03 --target gfx950   # any that has a number below
python examples/wide_panel.py --size 2048 -D block=64       # a file's own kernel, another size, another option
```

Without `--kernel`, `gemm_8192.py` runs the kernel that `tiledsl.torch.matmul_abt` takes for this size: `tiledsl tune`
found this kernel, and a table of the package names it ([tuning.md](../docs/tuning.md)). K01, the kernel of the file, is
predicted beside it, or timed on a GPU.

- With an AMD GPU, the kernel is timed beside torch.matmul, and its whole result is compared with its contract
  ([gpu.md](../docs/gpu.md), "Timing").
- Without a GPU, the interpreter executes the compiler's own listing for a few blocks, and the result is compared with
  torch.

The best of the numbered kernels are {best}. The best kernel
computes A·Bᵀ at M = N = K = 8192 in the least *modelled* time on the target's chip ({chips}). If
several kernels are within 0.5 % of the least time, the best of them is the kernel whose matrix units are busiest in the
loop. The model reads the compiler's listing; no time is measured ([profile.md](../docs/profile.md)). The other numbered
kernels are steps on the way to the best kernel, or show one feature each. The tables below say for which part of the
time each kernel keeps the matrix units busy.

These files are started by themselves:

"""
OWN_MAIN = (  # file, what it computes, options to try
    ("epilogues", "operations on a product before its store: a bias, GELU, bf16", "--size 256"),
    ("swiglu", "two products of one A with two weights, and silu of one product times the other", "--size 512"),
    ("softmax", "softmax of rows that stay in registers", "--cols 4096"),
    ("norms", "RMSNorm and LayerNorm, with a residual", "--kernel layer_norm"),
    ("rope", "the rotary embedding", ""),
    ("attention", "attention, forward", "--causal"),
    ("attention_ping_pong", "attention, forward: half of the warps compute the softmax while the other half multiplies", "--target gfx950"),
    ("attention_backward", "the gradients of attention", "--causal"),
    ("decode", "attention of one query to a long cache", "--keys 1000"),
    ("attention_varlen", "attention of packed sequences, whose ends are in memory", "--lengths 300 0 1 128"),
    ("fp8", "A·Bᵀ of fp8 on gfx942 and gfx950, at twice the rate of bf16", "--size 512"),
    ("scaled_fp8", "products of fp8 with scales of rows and columns, or of whole tensors", "--size 512"),
    ("block_scaled_fp8", "products of fp8 with a scale for each 1 × 128 elements of A and 128 × 128 of B, added in f32", "--size 500"),
    ("quantise", "bf16 converted to fp8, with a scale for each row", "--cols 5000"),
    ("mxfp4", "A·Bᵀ of MXFP4 on gfx950, whose matrix instructions apply the scales", "--size 512"),
    ("f32_products", "products of f32: by xf32 on gfx942, and by three products of bf16 on every target", "--target gfx950"),
    ("int8", "int8 multiplied into i32, and the sums scaled back to bf16", "--size 512"),
    ("int4_weights", "weights of 4 or 8 bits, unpacked in registers, with scales and zero points of groups", "--size 1024 --bits 4"),
    ("grouped", "groups of rows, each multiplied by its own matrix; the ends of the groups are in memory", "--sizes 300 0 1 128"),
    ("moe", "tokens scattered to experts, and the results gathered and weighted", "--tokens 40"),
    ("split_k", "products with few rows, split along k: by atomic additions, and with a fixed order in one launch or two", "--cols 256 --depth 1024"),
    ("stream_k", "products in which each block has an equal run of steps, and the last warp of a tile adds its parts in order", "--cols 512 --depth 1000"),
    ("persistent", "products in which each block computes one tile after another", "--blocks 5"),
    ("convolution", "a convolution as products under each tap of the filter, with stride, dilation and padding", "--stride 2"),
)
NUMBERED = """
The numbered kernels compute products of matrices, and `gemm_8192.py --kernel` runs each of them:

"""
BETWEEN = """
The tables are of the listings of {compiler} at M = N = K = 8192, one table a target, the least modelled
time first.

- µs and TFLOP/s are the likely values of the model. "Loop" and "launch" are the parts of the time in which the matrix
  units are busy: in an iteration of the main loop, and in the whole launch.
- The other columns are counts. VGPRs and AGPRs are counted for each lane, LDS in bytes for each block, and waves for
  each SIMD, as registers and LDS allow together. "MFMA clocks" is the time for which the matrix instructions of one
  iteration of a wave keep a SIMD busy. "Others" is the number of instructions other than MFMA, with the waits and the
  register moves.
- A kernel with few others per 1,000 MFMA clocks is not always fast: the time also depends on the order of the
  instructions, on the waits and on the memory. `tiledsl profile` shows these causes.
"""
OF_TARGET = """
## {target}, {chip}

"""
COUNTS = ("VGPRs", "AGPRs", "spills", "LDS", "waves", "MFMA clocks", "others", "per 1,000", "waits", "moves")
COLUMNS = ("", "µs", "TFLOP/s", "loop", "launch", *COUNTS)
Columns = Callable[[Example, str], list[str]]  # the modelled columns of a row, or its counts


def made(example: Example, target: str) -> Lowered:
    """The example at 8192 × 8192 × 8192."""
    sizes = dict.fromkeys(example.kernel.parameters.dimensions, SIZE)
    return lower(example.kernel, target, {**sizes, **example.options}, clang=_clang(target))


def found(example: Example, target: str) -> Resources:
    """What the compiler made of an example at 8192 × 8192 × 8192."""
    return made(example, target).resources


def modelled(example: Example, target: str) -> list[str]:
    """The modelled time of an example on the target's chip, and how busy the matrix units are."""
    found = profile_of(made(example, target), chip_of(target))
    rate, loop = found.tflops, found.loop_efficiency
    assert rate is not None and loop is not None
    return [f"{found.time_us.likely:,.0f}", f"{rate.likely:,.0f}", f"{loop:.0%}", f"{found.dispatch.matrix_efficiency:.0%}"]


def _clang(target: str) -> str | None:
    """The ziglang package's clang, whatever else there is: the table is of one compiler."""
    return None if find_clang(target).source == "ziglang" else f"{sys.executable} -m ziglang clang"


def cells(resources: Resources) -> list[str]:
    """The columns of counts."""
    loop = resources.loop
    spills = resources.vgpr_spills + resources.sgpr_spills
    start = [str(resources.vgprs), str(resources.agprs), str(spills), f"{resources.lds_bytes:,}", str(resources.occupancy)]
    if loop is None or loop.others_per_1000_clocks is None:
        return [*start, *["-"] * 5]
    counts = [f"{loop.mfma_clocks:,}", str(loop.others), f"{loop.others_per_1000_clocks:.1f}", str(loop.counts["waits"]), str(loop.counts["moves"])]
    return [*start, *counts]


def counted(example: Example, target: str) -> list[str]:
    """The counts of an example, from its listing."""
    return cells(found(example, target))


def text(times: Columns = modelled, counts: Columns = counted) -> str:
    """The whole file."""
    best = ", ".join(f"{kernel} on {target}" for target, kernel in BEST.items())
    chips = ", ".join(chip_of(target).name for target in TARGETS)
    own = _table(("file", "what it computes", "try it"), map(_own_main, OWN_MAIN))
    teaches = _table(("", "file", "what it teaches"), ([e.id, f"[{e.file}]({e.file})", e.teaches] for e in EXAMPLES))
    compiler = find_clang(DEFAULT_TARGET, _clang(DEFAULT_TARGET)).version
    tables = "".join(OF_TARGET.format(target=target, chip=chip_of(target).name) + of_target(target, times, counts) for target in TARGETS)
    return HEAD.format(best=best, chips=chips) + own + NUMBERED + teaches + BETWEEN.format(compiler=compiler) + tables


def _own_main(row: tuple[str, str, str]) -> list[str]:
    """The row of a file that is started by itself."""
    name, what, options = row
    return [f"[{name}.py]({name}.py)", what, f"`{' '.join(('python', f'examples/{name}.py', *options.split()))}`"]


def of_target(target: str, times: Columns, counts: Columns) -> str:
    """The table of a target, the least modelled time first."""
    rows = [[example.id, *times(example, target), *counts(example, target)] for example in EXAMPLES if target in example.targets]
    return _table(COLUMNS, sorted(rows, key=lambda row: int(row[1].replace(",", ""))), numbers=1)


def _table(head: tuple[str, ...], rows: Iterable[list[str]], numbers: int | None = None) -> str:
    """A Markdown table; columns from `numbers` on are aligned to the right."""
    rule = ["---:" if numbers is not None and i >= numbers else "---" for i in range(len(head))]
    return "".join(f"| {' | '.join(row)} |\n" for row in (head, rule, *rows))


if __name__ == "__main__":
    PATH.write_text(text())
